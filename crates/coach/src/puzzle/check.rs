//! Looking through a collection anew, with searches that took no part in finding it.

use super::collection::{Collection, CollectionError, Played, Puzzle};
use super::endgame::exact;
use super::games::{Kind, Puzzling};
use crate::coach::{Coach, considered};
use crate::grade::{Grade, Loss};
use tharsis_bots::{Budget, Chair, Expert, Limit};
use tharsis_kernel::{Seat, state_hash};

/// The share of the margin that a new search must find.
const HELD: f32 = 0.5;
/// From this difficulty on, resting is an answer that is worth a question.
const IDLE_FROM: u8 = 3;
/// Added to the number of the search: nobody has thought these thoughts before.
const ANEW: u64 = 1_000;

/// What a new search says of a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Checked {
    /// It finds the same answer (in an endgame: all ways were tried again, and lead there).
    pub same: bool,
    /// What the answer costs, as it sees it.
    pub lost: f32,
    /// What the second-best choice costs, against what is asked of its kind.
    pub second: f32,
    /// It is to wait or to rest, and nearly everybody sees that nothing else is to be done: true, but no question.
    pub is_idle: bool,
}

impl Checked {
    /// Whether the answer holds, with nothing near it: the second choice costs at least half of what was asked of it.
    pub fn holds(&self) -> bool {
        self.same && self.second >= HELD
    }

    /// Whether the puzzle is worth asking, too.
    pub fn is_fit(&self) -> bool {
        self.holds() && !self.is_idle
    }

    /// Whether nothing speaks against the answer.
    pub fn is_as_good(&self) -> bool {
        self.same || Grade::of(Loss { chance: self.lost, points: 0.0 }) == Grade::Best
    }
}

/// Checks a puzzle by a search that uses all of so many lines.
pub fn check<G: Puzzling>(
    coach: &Coach<G>,
    played: &Played,
    puzzle: &Puzzle,
    lines: u32,
) -> Result<Checked, CollectionError> {
    let (_, state) = played.up_to::<G>(puzzle)?;
    let seat = Seat(puzzle.seat);
    let is_rest = puzzle.answer().parse().is_ok_and(|it: G::Choice| G::is_rest(it));
    let is_idle = is_rest && puzzle.difficulty < IDLE_FROM;
    if puzzle.kind == Kind::Endgame {
        let all = exact(coach, &state, seat).unwrap_or_default();
        let same = all.first().is_some_and(|it| it.0.to_string() == puzzle.answer());
        return Ok(Checked { same, lost: if same { 0.0 } else { 1.0 }, second: 1.0, is_idle });
    }
    let budget = Budget { limit: Limit::Iterations(lines), threads: 1 };
    let seed = state_hash(&state).wrapping_add(ANEW << 32);
    let expert = Expert::<G>::new(coach.weights.clone(), budget, seed).with_network(coach.network.clone());
    let chair = Chair::<G>::new(&state, seat);
    let considered = considered::<G>(expert.thoroughly().weigh(&chair, puzzle.answer().parse().ok()));
    let lost = considered.choices.iter().find(|it| it.choice.to_string() == puzzle.answer());
    Ok(Checked {
        same: considered.best().to_string() == puzzle.answer(),
        lost: lost.map_or(1.0, |it| it.loss.chance),
        second: considered.choices.get(1).map_or(0.0, |it| it.loss.chance) / puzzle.kind.margin(),
        is_idle,
    })
}

impl Collection {
    /// The same without those puzzles that do not pass, and without the games that none is left of.
    #[must_use]
    pub fn only(mut self, passes: impl Fn(&Puzzle) -> bool) -> Collection {
        self.games.iter_mut().for_each(|played| played.puzzles.retain(&passes));
        self.games.retain(|played| !played.puzzles.is_empty());
        self
    }
}
