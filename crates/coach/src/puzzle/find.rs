//! Finding puzzles in a game: most moments fall through a quick sieve, what is left is verified by several deep searches.

use super::collection::{Cost, Played, Puzzle, name_of};
use super::endgame::exact;
use super::games::{Kind, Puzzling};
use super::moves;
use super::solvers::misses;
use crate::coach::{Coach, Considered};
use tharsis_bots::{Budget, CHOICES_MAX, Chair, Expert, Level, Limit, Weighed, play_match};
use tharsis_kernel::{Record, Seat, seed_from_u64, state_hash};

/// Who plays the games: good enough for positions worth looking at, with mistakes to be found in them.
const PLAYER: Level = Level::Champion(Budget { limit: Limit::Iterations(60), threads: 1 });
/// Choices told of each puzzle at most.
const COSTS_MAX: usize = 8;
/// The chance to win must lie between these before: a game that is decided asks nothing.
const OPEN: std::ops::RangeInclusive<f32> = 0.05..=0.97;
/// In the sieve, this share of what is asked of a puzzle will do.
const SIEVE_SHARE: f32 = 0.6;
/// Moments of one kind in a game that are verified at most, and puzzles made of them.
const VERIFIED_MAX: usize = 6;
const OF_A_KIND: usize = 2;
/// The share of the lines that the second opinion takes: it plays every game to its end, which takes longer.
const SECOND_OPINION: u32 = 2;
/// In an endgame the answer may be behind by so much in chance to win: most points do not always win most.
const TRIFLE: f32 = 0.01;

/// How long is thought about a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinking {
    /// Lines of play in the sieve.
    pub sieve: u32,
    /// Lines of play of each search that verifies.
    pub deep: u32,
    /// How many of these there are; all must agree.
    pub searches: u64,
}

/// Finds puzzles in games.
#[derive(Clone, Debug)]
pub struct Finder<G: Puzzling> {
    coach: Coach<G>,
    thinking: Thinking,
}

/// A moment that may be a puzzle.
struct Moment<G: Puzzling> {
    step: usize,
    seat: Seat,
    kind: Kind,
    state: G::State,
    answer: G::Choice,
    /// How many do not find what the sieve takes for the answer.
    misses: u8,
}

impl Kind {
    /// The chance to win that the second-best choice must cost, beyond doubt.
    pub(super) fn margin(self) -> f32 {
        match self {
            Kind::Opening => 0.05,
            Kind::Tile => 0.025,
            Kind::Ending => 0.05,
            Kind::Endgame => 0.0,
        }
    }

    /// How many choices there must be: who guesses should not be right.
    fn choices_min(self) -> usize {
        match self {
            Kind::Opening => 2,
            Kind::Ending | Kind::Endgame => 4,
            Kind::Tile => 5,
        }
    }

    /// How difficult it must be: what everybody sees at once is asked only where there is much to look at.
    fn difficulty_min(self) -> u8 {
        if matches!(self, Kind::Opening | Kind::Tile) { 2 } else { 1 }
    }

    /// Whether the game is near enough to its end to be played out: then who judges in another way must not contradict.
    fn wants_second_opinion(self) -> bool {
        self == Kind::Ending
    }
}

impl<G: Puzzling> Finder<G> {
    /// One that thinks so long.
    pub fn new(coach: Coach<G>, thinking: Thinking) -> Finder<G> {
        Finder { coach, thinking }
    }

    /// Plays a game, the first of them has number 0, and looks for puzzles in it; nothing if there are none.
    pub fn play(&self, seed: u64, number: u64) -> Option<Played> {
        let (seats, options) = G::PUZZLE_TABLES[(number % G::PUZZLE_TABLES.len() as u64) as usize];
        let options: G::Options = options.parse().expect("a test reads the tables");
        let record = self.played(options, seats, seed + number);
        self.find(&record, Some(number))
    }

    fn played(&self, options: G::Options, seats: u8, seed: u64) -> Record<G> {
        let bot = |seat| PLAYER.bot::<G>(&self.coach.weights, seed * 31 + u64::from(seat));
        let mut bots: Vec<_> = (0..seats).map(bot).collect();
        let mut record = Record::new(options, seats, seed_from_u64(seed));
        let setup = G::setup(&record.options, seats, record.seed);
        play_match::<G>(setup, CHOICES_MAX, &mut bots, |_, seat, choice| record.choices.push((seat, choice)));
        record
    }

    /// The puzzles of a finished game: of every kind the most difficult, not two of the same seat.
    pub fn find(&self, record: &Record<G>, number: Option<u64>) -> Option<Played> {
        let mut moments = self.sieved(record);
        moments.sort_by_key(|it| std::cmp::Reverse(it.misses));
        let verified = |kind| {
            let of_kind = moments.iter().filter(|it: &&Moment<G>| it.kind == kind).take(VERIFIED_MAX);
            let mut found: Vec<Puzzle> = Vec::new();
            for moment in of_kind {
                let is_new = found.iter().all(|it| it.seat != moment.seat.0);
                if found.len() < OF_A_KIND && is_new {
                    found.extend(self.verified(moment));
                }
            }
            found
        };
        let mut puzzles: Vec<Puzzle> = Kind::ALL.into_iter().flat_map(verified).collect();
        puzzles.sort_by_key(|it| it.step);
        let steps = puzzles.last()?.step;
        Some(Played {
            number,
            seats: record.n_seats,
            options: record.options.to_string(),
            seed: record.seed.iter().map(|byte| format!("{byte:02x}")).collect(),
            moves: moves::write(record, steps),
            puzzles,
        })
    }

    /// Moments at which a short search thinks that one choice is the best.
    fn sieved(&self, record: &Record<G>) -> Vec<Moment<G>> {
        let mut state = G::setup(&record.options, record.n_seats, record.seed);
        let (mut moments, mut legal) = (Vec::new(), Vec::new());
        let mut last = state.clone();
        record.choices.iter().for_each(|&(seat, choice)| G::apply(&mut last, seat, choice, &mut ()));
        let rounds = G::rounds(&last);
        for (step, &(seat, choice)) in record.choices.iter().enumerate() {
            legal.clear();
            G::legal(&state, seat, &mut legal);
            let left = rounds.saturating_sub(G::rounds(&state));
            let kind =
                G::puzzle_of(&state, seat, &legal, left).filter(|kind| legal.len() >= kind.choices_min());
            if let Some((kind, answer)) = kind.and_then(|kind| self.sieve(&state, seat, kind, left))
                && let misses = misses(&self.coach, &state, seat, answer)
                && 1 + misses >= kind.difficulty_min()
            {
                moments.push(Moment { step, seat, kind, state: state.clone(), answer, misses });
            }
            G::apply(&mut state, seat, choice, &mut ());
        }
        moments
    }

    /// What may be the answer, if there is one.
    fn sieve(&self, state: &G::State, seat: Seat, kind: Kind, left: u32) -> Option<(Kind, G::Choice)> {
        if left == 0
            && let Some(all) = exact(&self.coach, state, seat)
        {
            return Some((Kind::Endgame, all[0].0));
        }
        let considered = self.consider(state, seat, self.thinking.sieve, 0);
        let second = considered.choices.get(1)?;
        // To wait for what the others do is no way to begin.
        let is_idle = kind == Kind::Opening && G::is_rest(considered.best());
        let is_clear = second.loss.chance >= SIEVE_SHARE * kind.margin() && !is_idle;
        (OPEN.contains(&considered.chance) && is_clear).then(|| (kind, considered.best()))
    }

    /// The moment as a puzzle, if every search finds the same answer and finds it clearly better.
    fn verified(&self, moment: &Moment<G>) -> Option<Puzzle> {
        let Moment { step, seat, kind, ref state, answer, .. } = *moment;
        let searches: Vec<Considered<G::Choice>> = (1..=self.thinking.searches)
            .map(|search| self.consider(state, seat, self.thinking.deep, search))
            .collect();
        let chance = searches.iter().map(|it| it.chance).sum::<f32>() / searches.len() as f32;
        let costs = match kind {
            Kind::Endgame => self.exact_costs(moment, &searches)?,
            _ => agreed(&searches, answer)?,
        };
        if costs.get(1)?.chance < kind.margin() || kind.wants_second_opinion() && !self.is_seconded(moment) {
            return None;
        }
        Some(Puzzle {
            id: name_of::<G>(state),
            kind,
            step,
            seat: seat.0,
            round: G::rounds(state),
            difficulty: 1 + misses(&self.coach, state, seat, answer),
            chance: rounded(chance, 1000.0),
            costs,
        })
    }

    /// What every choice costs in points, where all ways to the end can be tried; the searches must have nothing against it.
    fn exact_costs(&self, moment: &Moment<G>, searches: &[Considered<G::Choice>]) -> Option<Vec<Cost>> {
        let points = exact(&self.coach, &moment.state, moment.seat)?;
        let loss =
            |choice| searches.iter().filter_map(|it| it.loss(choice)).map(|it| it.chance).reduce(f32::min);
        if loss(points[0].0)? > TRIFLE {
            return None;
        }
        let cost = |&(choice, value): &(G::Choice, f32)| Cost {
            choice: choice.to_string(),
            chance: rounded(loss(choice).unwrap_or_default(), 1000.0),
            points: rounded(points[0].1 - value, 10.0),
        };
        Some(points.iter().take(COSTS_MAX).map(cost).collect())
    }

    /// Whether a search that knows no network finds nothing clearly better: it plays on by formulas to the end of the game.
    fn is_seconded(&self, moment: &Moment<G>) -> bool {
        let chair = Chair::<G>::new(&moment.state, moment.seat);
        let limit = Limit::Iterations(self.thinking.deep / SECOND_OPINION);
        let mut other = Expert::<G>::new(self.coach.weights.clone(), Budget { limit, threads: 1 }, 1);
        let Weighed { values, doubts, .. } = other.weigh(&chair, Some(moment.answer));
        let place = values.iter().position(|it| it.0 == moment.answer);
        place.is_some_and(|place| values[place].1 + doubts[place] >= values[0].1)
    }

    fn consider(&self, state: &G::State, seat: Seat, lines: u32, search: u64) -> Considered<G::Choice> {
        consider(&self.coach, state, seat, lines, search)
    }
}

/// Weighs the choices of a moment; the same search finds the same.
fn consider<G: Puzzling>(
    coach: &Coach<G>,
    state: &G::State,
    seat: Seat,
    lines: u32,
    search: u64,
) -> Considered<G::Choice> {
    let budget = Budget { limit: Limit::Iterations(lines), threads: 1 };
    coach.consider(state, seat, None, budget, state_hash(state).wrapping_add(search << 32))
}

/// What the choices cost at least, if all searches find the same answer.
fn agreed<C: Copy + PartialEq + std::fmt::Display>(
    searches: &[Considered<C>],
    answer: C,
) -> Option<Vec<Cost>> {
    if searches.iter().any(|it| it.best() != answer) {
        return None;
    }
    let cost = |choice: C| {
        let losses = || searches.iter().filter_map(|it| it.loss(choice));
        let least = |of: fn(&crate::grade::Loss) -> f32| losses().map(|it| of(&it)).fold(f32::MAX, f32::min);
        Cost {
            choice: choice.to_string(),
            chance: rounded(least(|it| it.chance), 1000.0),
            points: rounded(least(|it| it.points), 10.0),
        }
    };
    let mut costs: Vec<Cost> = searches[0].choices.iter().map(|it| cost(it.choice)).collect();
    costs[1..].sort_by(|a, b| a.chance.total_cmp(&b.chance));
    costs.truncate(COSTS_MAX);
    Some(costs)
}

fn rounded(number: f32, digits: f32) -> f32 {
    (number * digits).round() / digits
}
