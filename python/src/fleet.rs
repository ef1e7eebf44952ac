//! Many games at once, on several threads, written into rows of arrays.
//!
//! Game number `k` (from 0) of environment `e` of `n` is dealt from the seed `seed + e + k * n`, so that every game can be
//! had again on its own.

use crate::error::{Fault, Kind, guarded};
use crate::observe::{observe, width};
use crate::playable::{Playable, read_options};
use crate::rows::Rows;
use crate::session::{Session, imagined, no_such_index, results};
use std::thread;
use tharsis_kernel::{Seat, seed_from_u64};

/// What many games are made with.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) n_envs: usize,
    pub(crate) n_seats: u8,
    pub(crate) seed: u64,
    /// Choices after which a game is given up.
    pub(crate) max_choices: u32,
    /// Make choices that have no alternative.
    pub(crate) skip_single: bool,
    pub(crate) threads: usize,
}

/// Many games without their type parameter.
pub(crate) trait Fleet: Send + Sync {
    /// Deals every game anew.
    fn deal(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), Fault>;
    /// Reads what each game is answered, and refuses all if one is wrong. Nothing is applied.
    fn read(&mut self, actions: &[i64], numbers: bool) -> Result<(), Fault>;
    /// Applies what was read, up to the next question of each game.
    fn step(&mut self, rows: Rows<'_>) -> Result<(), Fault>;
    /// The legal choices of a game, in notation.
    fn legal(&self, env: usize) -> Vec<String>;
    /// A copy of a game.
    fn session(&self, env: usize) -> Box<dyn Session>;
    /// The seed a game was dealt from.
    fn seed(&self, env: usize) -> u64;
    /// Games that ended and choices that were made, since the games were dealt.
    fn played(&self) -> (u64, u64);
    fn n_actions(&self) -> usize;
    fn n_features(&self) -> usize;
}

/// Games of one kind.
pub(crate) fn launch<G: Playable>(options: Option<&str>, plan: Plan) -> Result<Box<dyn Fleet>, Fault> {
    let options = read_options::<G>(options, plan.n_seats)?;
    let mut envs = Vec::new();
    let lacking =
        |_| Fault::new(Kind::Plain, format!("there is not enough memory for {} games", plan.n_envs));
    envs.try_reserve_exact(plan.n_envs).map_err(lacking)?;
    envs.extend((0..plan.n_envs).map(|e| Env::<G>::deal(&options, &plan, e as u64, 0)));
    Ok(Box::new(Convoy { options, plan, envs }))
}

struct Convoy<G: Playable> {
    options: G::Options,
    plan: Plan,
    envs: Vec<Env<G>>,
}

/// One of the games.
struct Env<G: Playable> {
    state: G::State,
    /// Who is asked.
    seat: Seat,
    legal: Vec<G::Choice>,
    /// What is to be applied, as a place among them.
    picked: usize,
    /// It was answered since it was dealt.
    answered: bool,
    /// Choices made in this game, and in those before it.
    choices: u32,
    choices_before: u64,
    /// Games before this one.
    games: u64,
    seed: u64,
}

/// Where a game stands after a choice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Course {
    Asks,
    Over,
    GivenUp,
}

impl<G: Playable> Env<G> {
    /// A new game, not yet looked at.
    fn deal(options: &G::Options, plan: &Plan, env: u64, games: u64) -> Env<G> {
        let seed = plan.seed.wrapping_add(env).wrapping_add(games.wrapping_mul(plan.n_envs as u64));
        let state = G::setup(options, plan.n_seats, seed_from_u64(seed));
        let (seat, legal) = (Seat(0), Vec::new());
        Env { state, seat, legal, picked: 0, answered: false, choices: 0, choices_before: 0, games, seed }
    }

    /// The next game in the same place.
    fn deal_next(&mut self, options: &G::Options, plan: &Plan) {
        self.seed = self.seed.wrapping_add(plan.n_envs as u64);
        self.state = G::setup(options, plan.n_seats, seed_from_u64(self.seed));
        self.choices_before += u64::from(self.choices);
        (self.answered, self.choices) = (false, 0);
        self.games += 1;
    }

    fn apply(&mut self, choice: G::Choice) {
        G::apply(&mut self.state, self.seat, choice, &mut ());
        self.choices += 1;
    }

    /// Goes on to the next question that wants an answer.
    fn run(&mut self, plan: &Plan) -> Course {
        loop {
            let Some(seat) = G::asked(&self.state).iter().next() else { return Course::Over };
            // One that was never answered goes on to a question, or a small limit would deal for ever.
            if self.answered && self.choices >= plan.max_choices {
                return Course::GivenUp;
            }
            self.seat = seat;
            self.legal.clear();
            G::legal(&self.state, seat, &mut self.legal);
            match self.legal[..] {
                [only] if plan.skip_single => self.apply(only),
                _ => return Course::Asks,
            }
        }
    }

    /// The same through the ends of games, which are written down.
    fn run_on(&mut self, options: &G::Options, plan: &Plan, rows: &mut Rows<'_>, i: usize) {
        loop {
            let course = self.run(plan);
            if course == Course::Asks {
                return;
            }
            rows.done[i] = true;
            rows.truncated[i] = course == Course::GivenUp;
            if course == Course::Over {
                rows.reward_of(i).copy_from_slice(&results::<G>(&self.state));
            }
            rows.scores_of(i).copy_from_slice(&G::scores(&self.state));
            self.deal_next(options, plan);
        }
    }

    /// Writes what is asked.
    fn show(&self, rows: &mut Rows<'_>, i: usize) {
        rows.seat[i] = self.seat.0 as i8;
        rows.n_legal[i] = self.legal.len() as i32;
        if !rows.mask.is_empty() {
            let mask = rows.mask_of(i);
            mask.fill(false);
            G::numbering().each(&self.legal, |number| mask[number] = true);
        }
        if !rows.obs.is_empty() {
            let obs = rows.obs_of(i);
            observe::<G>(&self.state, self.seat, obs);
        }
    }

    /// The place of an answer among the legal choices.
    fn read(&self, action: i64, number: bool) -> Result<usize, Fault> {
        if !number {
            let index = usize::try_from(action).ok().filter(|&index| index < self.legal.len());
            return index.ok_or_else(|| no_such_index(action, &self.legal));
        }
        let choice = G::numbering().choice(action)?;
        self.legal.binary_search(&choice).map_err(|_| {
            let legal = self.legal.clone();
            tharsis_kernel::Illegal::NotOffered { choice, legal }.into()
        })
    }
}

impl<G: Playable> Convoy<G> {
    /// Does the same with every game: each thread has a stretch of them, and this one has the last. Threads are started for
    /// each call: a pool that outlives it could not be lent the rows.
    fn each(
        &mut self,
        rows: Rows<'_>,
        work: impl Fn(&mut Env<G>, &mut Rows<'_>, usize) + Sync,
    ) -> Result<(), Fault> {
        let stretch = self.envs.len().div_ceil(self.plan.threads.max(1)).max(1);
        let work = |envs: &mut [Env<G>], mut rows: Rows<'_>| {
            guarded(|| {
                envs.iter_mut().enumerate().for_each(|(i, env)| work(env, &mut rows, i));
                Ok(())
            })
        };
        thread::scope(|scope| {
            let (mut envs, mut rows) = (&mut self.envs[..], rows);
            let mut others = Vec::new();
            while envs.len() > stretch {
                let (own_envs, own_rows);
                (own_envs, envs) = envs.split_at_mut(stretch);
                (own_rows, rows) = rows.split_at(stretch);
                let work = &work;
                others.push(scope.spawn(move || work(own_envs, own_rows)));
            }
            let mut done = work(envs, rows);
            for other in others {
                let lost = |_| Err(Fault::new(Kind::Engine, "a thread was lost"));
                done = done.and(other.join().unwrap_or_else(lost));
            }
            done
        })
    }
}

impl<G: Playable> Fleet for Convoy<G> {
    fn deal(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), Fault> {
        self.plan.seed = seed;
        let (options, plan) = (self.options.clone(), self.plan.clone());
        for (e, env) in self.envs.iter_mut().enumerate() {
            *env = Env::deal(&options, &plan, e as u64, 0);
        }
        self.each(rows, |env, rows, i| {
            (rows.done[i], rows.truncated[i]) = (false, false);
            rows.reward_of(i).fill(0.0);
            rows.scores_of(i).fill(0);
            env.run_on(&options, &plan, rows, i);
            env.show(rows, i);
        })
    }

    fn read(&mut self, actions: &[i64], numbers: bool) -> Result<(), Fault> {
        if actions.len() != self.envs.len() {
            let text = format!("{} actions for {} games", actions.len(), self.envs.len());
            return Err(Fault::new(Kind::Plain, text));
        }
        for (e, (env, &action)) in self.envs.iter_mut().zip(actions).enumerate() {
            env.picked = env.read(action, numbers).map_err(|fault| fault.of(format!("environment {e}")))?;
        }
        Ok(())
    }

    fn step(&mut self, rows: Rows<'_>) -> Result<(), Fault> {
        let (options, plan) = (self.options.clone(), self.plan.clone());
        self.each(rows, |env, rows, i| {
            if rows.done[i] {
                (rows.done[i], rows.truncated[i]) = (false, false);
                rows.reward_of(i).fill(0.0);
            }
            env.apply(env.legal[env.picked]);
            env.answered = true;
            env.run_on(&options, &plan, rows, i);
            env.show(rows, i);
        })
    }

    fn legal(&self, env: usize) -> Vec<String> {
        self.envs[env].legal.iter().map(G::Choice::to_string).collect()
    }

    fn session(&self, env: usize) -> Box<dyn Session> {
        imagined::<G>(&self.envs[env].state)
    }

    fn seed(&self, env: usize) -> u64 {
        self.envs[env].seed
    }

    fn played(&self) -> (u64, u64) {
        let choices = |env: &Env<G>| env.choices_before + u64::from(env.choices);
        (self.envs.iter().map(|env| env.games).sum(), self.envs.iter().map(choices).sum())
    }

    fn n_actions(&self) -> usize {
        G::numbering().len()
    }

    fn n_features(&self) -> usize {
        width::<G>()
    }
}
