//! What a game brings to be a source of puzzles: which moments are worth looking at, and the tables that are played for it.

use super::collection::Collection;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use tharsis_ares::Ares;
use tharsis_bots::Knowledge;
use tharsis_kernel::Seat;
use tharsis_mars::Mars;

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// How a game is begun.
    Opening,
    /// Where something is placed.
    Tile,
    /// The last generations or rounds: one choice is clearly better.
    Ending,
    /// Nobody else moves any more: which choice leads to the most points, to the point.
    Endgame,
}

impl Kind {
    /// All of them, in the order of a game.
    pub const ALL: [Kind; 4] = [Kind::Opening, Kind::Tile, Kind::Ending, Kind::Endgame];

    /// Its word for programs.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Opening => "opening",
            Kind::Tile => "tile",
            Kind::Ending => "ending",
            Kind::Endgame => "endgame",
        }
    }
}

/// What a game must tell so that puzzles can be found in it.
pub trait Puzzling: Knowledge {
    /// The tables that are played in turn: how many seats, and options in words.
    const PUZZLE_TABLES: &[(u8, &str)];

    /// The puzzles that come with the program.
    fn puzzles() -> &'static Collection;
    /// What a moment may be a puzzle of, if the game went on for so many generations or rounds after this one.
    fn puzzle_of(state: &Self::State, seat: Seat, legal: &[Self::Choice], left: u32) -> Option<Kind>;
    /// Whether a seat only clears up after everybody's last move, so that what it does is no answer to anybody.
    fn only_clears_up(state: &Self::State, seat: Seat) -> bool;
}

/// Generations of Mars that are part of the opening.
const OPENING_MARS: u8 = 2;
/// Generations of Mars and rounds of Ares before the last one that are part of the ending.
const ENDING_MARS: u32 = 1;
const ENDING_ARES: u32 = 2;

impl Puzzling for Mars {
    const PUZZLE_TABLES: &[(u8, &str)] = &[
        (2, "corporate-era"),
        (1, "corporate-era"),
        (3, "corporate-era prelude"),
        (2, "corporate-era prelude map-random"),
        (4, "corporate-era prelude"),
        (1, "corporate-era prelude map-random"),
        (2, "corporate-era prelude venus map-random"),
        (3, "corporate-era draft map-random"),
        (2, "corporate-era colonies"),
        (1, "corporate-era prelude venus"),
        (3, "corporate-era prelude colonies map-random"),
        (2, "corporate-era turmoil"),
        (4, "corporate-era map-random"),
        (2, "corporate-era prelude venus colonies turmoil map-random"),
        (1, "corporate-era prelude colonies"),
        (3, "corporate-era prelude venus colonies turmoil"),
        (2, "prelude"),
        (3, ""),
    ];

    fn puzzles() -> &'static Collection {
        static READ: LazyLock<Collection> =
            LazyLock::new(|| Collection::shipped(include_str!("../../data/puzzles-mars.jsonl")));
        &READ
    }

    fn puzzle_of(
        state: &tharsis_mars::State,
        seat: Seat,
        legal: &[tharsis_mars::Choice],
        left: u32,
    ) -> Option<Kind> {
        use tharsis_mars::Question;
        match state.question(seat)? {
            Question::Corporation | Question::Prelude => Some(Kind::Opening),
            Question::Draft if state.generation() <= OPENING_MARS => Some(Kind::Opening),
            Question::Turn if left <= ENDING_MARS => Some(Kind::Ending),
            Question::Turn if state.generation() <= OPENING_MARS => Some(Kind::Opening),
            _ => legal.iter().all(|choice| choice.hex().is_some()).then_some(Kind::Tile),
        }
    }

    fn only_clears_up(state: &tharsis_mars::State, _: Seat) -> bool {
        state.phase() == tharsis_mars::Phase::FinalGreenery
    }
}

impl Puzzling for Ares {
    const PUZZLE_TABLES: &[(u8, &str)] =
        &[(2, "mulligan"), (3, "mulligan"), (1, "mulligan"), (2, ""), (4, "mulligan"), (2, "coop mulligan")];

    fn puzzles() -> &'static Collection {
        static READ: LazyLock<Collection> =
            LazyLock::new(|| Collection::shipped(include_str!("../../data/puzzles-ares.jsonl")));
        &READ
    }

    fn puzzle_of(
        state: &tharsis_ares::State,
        seat: Seat,
        legal: &[tharsis_ares::Choice],
        left: u32,
    ) -> Option<Kind> {
        use tharsis_ares::{Choice, Question, cards::CORPORATIONS};
        let is_corporation = |choice: &Choice| matches!(choice, Choice::Card(id) if CORPORATIONS.has(*id));
        match state.question(seat)? {
            // As long as cards can be exchanged, many small choices make one answer.
            Question::Opening if legal.iter().all(is_corporation) => Some(Kind::Opening),
            Question::Plan | Question::Work if left <= ENDING_ARES => Some(Kind::Ending),
            _ => None,
        }
    }

    /// Everything of a round is done at the same time: there is no clearing up.
    fn only_clears_up(_: &tharsis_ares::State, _: Seat) -> bool {
        false
    }
}
