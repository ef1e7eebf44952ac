//! A finished game looked through: how it stood after every move, what every decision cost, and what came of that.

use crate::coach::{Coach, Prospects};
use crate::grade::{Grade, Loss};
use tharsis_bots::{Budget, Knowledge};
use tharsis_kernel::{Record, Seat, SeatSet};

/// How much a decision counts for accuracy where the game is decided, against one where both may win.
const DECIDED: f32 = 0.05;
/// Parts of a game that are told apart: opening, middle, end.
pub const PHASES: usize = 3;

/// How it stood after so many choices.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// After so many choices.
    pub step: usize,
    /// In this generation or round.
    pub round: u32,
    /// What every seat could hope for, as all of them together saw it: the deck hidden, the hands known.
    pub prospects: Prospects,
}

/// A decision, graded from what its seat knew.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided<C> {
    /// It was made after so many choices.
    pub step: usize,
    /// Whose it was.
    pub seat: Seat,
    /// In this generation or round.
    pub round: u32,
    /// What was chosen.
    pub chosen: C,
    /// What the coach would have chosen.
    pub best: C,
    /// What that cost.
    pub loss: Loss,
    /// The chance to win before, as the search found it.
    pub chance: f32,
}

impl<C> Decided<C> {
    /// What it is called by.
    pub fn grade(&self) -> Grade {
        Grade::of(self.loss)
    }

    /// How much hung on it: a game that is as good as won or lost says little of who plays it on.
    fn openness(&self) -> f32 {
        DECIDED + 4.0 * (1.0 - DECIDED) * self.chance * (1.0 - self.chance)
    }
}

/// A game to be looked through, move by move: a server gives other work its turn in between.
#[derive(Debug)]
pub struct Review<G: Knowledge> {
    coach: Coach<G>,
    choices: Vec<(Seat, G::Choice)>,
    /// The state before each choice, and at the end.
    states: Vec<G::State>,
    /// Choices that had an alternative.
    decisions: Vec<usize>,
    seed: u64,
}

impl<G: Knowledge> Review<G> {
    /// Of a game's record.
    pub fn new(coach: Coach<G>, record: &Record<G>) -> Review<G> {
        let mut states = vec![G::setup(&record.options, record.n_seats, record.seed)];
        let mut decisions = Vec::new();
        let mut legal = Vec::new();
        for (step, &(seat, choice)) in record.choices.iter().enumerate() {
            let before = &states[step];
            legal.clear();
            G::legal(before, seat, &mut legal);
            if legal.len() > 1 {
                decisions.push(step);
            }
            let mut after = before.clone();
            G::apply(&mut after, seat, choice, &mut ());
            states.push(after);
        }
        let [a, b, c, d, e, f, g, h, ..] = record.seed;
        let seed = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        Review { coach, choices: record.choices.clone(), states, decisions, seed }
    }

    /// How many decisions there are to grade.
    pub fn n_decisions(&self) -> usize {
        self.decisions.len()
    }

    /// After how many choices a decision was made, and whose it was.
    pub fn decision(&self, place: usize) -> (usize, Seat) {
        let step = self.decisions[place];
        (step, self.choices[step].0)
    }

    /// The coach who looks through it.
    pub fn coach(&self) -> &Coach<G> {
        &self.coach
    }

    /// The game after so many choices.
    pub fn state(&self, step: usize) -> &G::State {
        &self.states[step]
    }

    /// The moments at which the game can be judged: nobody is in the middle of anything.
    pub fn moments(&self) -> Vec<usize> {
        let is_settled = |state: &G::State| {
            G::asked(state).is_empty()
                || (G::is_settled(state) && !G::asked(state).iter().any(|seat| G::is_midway(state, seat)))
        };
        (0..self.states.len()).filter(|&step| is_settled(&self.states[step])).collect()
    }

    /// How it stood after so many choices.
    pub fn point(&self, step: usize) -> Point {
        let state = &self.states[step];
        let all: SeatSet = Seat::all(self.n_seats()).collect();
        let prospects = self.coach.prospects(state, all, self.seed_of(step));
        Point { step, round: G::rounds(state), prospects }
    }

    /// A decision, by its place among all.
    pub fn decide(&self, place: usize, budget: Budget) -> Decided<G::Choice> {
        let step = self.decisions[place];
        let (seat, chosen) = self.choices[step];
        let state = &self.states[step];
        let considered = self.coach.consider(state, seat, Some(chosen), budget, self.seed_of(step));
        let loss = considered.loss(chosen).unwrap_or_default();
        Decided {
            step,
            seat,
            round: G::rounds(state),
            chosen,
            best: considered.best(),
            loss,
            chance: considered.chance,
        }
    }

    /// The seed of whatever is imagined at a step: the same game gives the same review.
    pub fn seed_of(&self, step: usize) -> u64 {
        self.seed.wrapping_add((step as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    fn n_seats(&self) -> u8 {
        G::scores(&self.states[0]).len() as u8
    }
}

/// What a seat's game came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// How often each grade was given, best first.
    pub grades: [u32; Grade::ALL.len()],
    /// How well was chosen in the whole game and in its phases, 0 to 1; nothing where nothing was decided.
    pub accuracy: Option<f32>,
    /// The same by opening, middle and end.
    pub phases: [Option<f32>; PHASES],
    /// Points its own choices cost.
    pub lost: f32,
}

impl Verdict {
    /// Of a seat, from its decisions; the game went on for so many rounds.
    pub fn of<C>(decided: &[Decided<C>], seat: Seat, rounds: u32) -> Verdict {
        let own = || decided.iter().filter(|it| it.seat == seat);
        let mut grades = [0; Grade::ALL.len()];
        own().for_each(|it| grades[it.grade().idx()] += 1);
        let mean = |of: &mut dyn Iterator<Item = &Decided<C>>| {
            let weighed = |(all, sum): (f32, f32), it: &Decided<C>| {
                (all + it.openness(), sum + it.openness() * it.loss.accuracy())
            };
            let (all, sum) = of.fold((0.0, 0.0), weighed);
            (all > 0.0).then(|| sum / all)
        };
        let phase = |i: usize| mean(&mut own().filter(|it| phase_of(it.round, rounds) == i));
        Verdict {
            grades,
            accuracy: mean(&mut own()),
            phases: std::array::from_fn(phase),
            lost: own().map(|it| it.loss.points).sum(),
        }
    }
}

/// Which third of the game a round is part of.
fn phase_of(round: u32, rounds: u32) -> usize {
    let round = round.clamp(1, rounds.max(1)) - 1;
    (round as usize * PHASES) / rounds.max(1) as usize
}

/// Luck and skill told apart: points ahead at the end are what the rivals' choices cost them, less what one's own did, and
/// what is left: the deal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// Points ahead of the best rival at the end.
    pub ahead: f32,
    /// What one's choices gave against those of the rivals, in the mean of them.
    pub choices: f32,
    /// What the deal gave: cards, order, and what nobody could foresee.
    pub deal: f32,
}

impl Share {
    /// Of a seat, from everybody's final points and what their choices cost; nothing for who plays alone.
    pub fn of(scores: &[i32], lost: &[f32], seat: Seat) -> Option<Share> {
        let rivals = || (0..scores.len()).filter(|&it| it != seat.idx());
        let best = rivals().map(|it| scores[it]).max()?;
        let ahead = (scores[seat.idx()] - best) as f32;
        let theirs = rivals().map(|it| lost[it]).sum::<f32>() / rivals().count() as f32;
        let choices = theirs - lost[seat.idx()];
        Some(Share { ahead, choices, deal: ahead - choices })
    }
}
