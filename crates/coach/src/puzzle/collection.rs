//! The file puzzles are kept in: a line that says how it came about, then a line for every game with puzzles in it.

use super::games::{Kind, Puzzling};
use super::moves::{self, MovesError};
use serde::{Deserialize, Serialize};
use std::fmt;
use tharsis_kernel::{OptionsError, Record, Seat, read_seed, state_hash};
use thiserror::Error;

/// How a collection came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Provenance {
    /// The game.
    pub game: String,
    /// The rules it was played under.
    pub rules: u16,
    /// The command that makes it again.
    pub command: String,
    /// The day it was made.
    pub date: String,
    /// The network that judged.
    pub network: String,
}

/// A game with puzzles in it, as far as the last of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Which of the games that were played it was; nothing for one that people played.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub number: Option<u64>,
    /// How many sat there.
    pub seats: u8,
    /// The variant.
    pub options: String,
    /// 64 hexadecimal digits.
    pub seed: String,
    /// The choices, in letters.
    pub moves: String,
    /// What was found in it.
    pub puzzles: Vec<Puzzle>,
}

/// A moment at which one choice is clearly the best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// What it is called: it follows from the moment, so that it stays the same whichever file it is in.
    pub id: String,
    /// What it is about.
    pub kind: Kind,
    /// After so many choices.
    pub step: usize,
    /// Whose choice it is.
    pub seat: u8,
    /// In this generation or round.
    pub round: u32,
    /// How many of the solvers do not find it, and one: 1 is the easiest.
    pub difficulty: u8,
    /// The chance to win before.
    pub chance: f32,
    /// The choices that were weighed, the answer first, each with what it costs.
    pub costs: Vec<Cost>,
}

/// What a choice costs against the answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// In notation.
    pub choice: String,
    /// In chance to win, 0 to 1: the least that any of the searches found.
    pub chance: f32,
    /// In points.
    pub points: f32,
}

impl Puzzle {
    /// The answer, in notation.
    pub fn answer(&self) -> &str {
        &self.costs[0].choice
    }

    /// What a choice costs, if it was weighed.
    pub fn cost(&self, choice: &str) -> Option<&Cost> {
        self.costs.iter().find(|it| it.choice == choice)
    }
}

/// The name of a moment.
pub(super) fn name_of<G: Puzzling>(state: &G::State) -> String {
    let initial = G::NAME.chars().next().expect("a game has a name");
    format!("{initial}{:08x}", state_hash(state) as u32)
}

/// Why a puzzle cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CollectionError {
    /// Its options cannot be played.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// Its seed is none.
    #[error("a seed has 64 hexadecimal digits")]
    Seed,
    /// Its choices cannot be read.
    #[error(transparent)]
    Moves(#[from] MovesError),
    /// It leads to another moment than the one it was found at.
    #[error("the choices lead to {found}, not to {expected}")]
    OtherMoment {
        /// The moment they lead to.
        found: String,
        /// The one it was found at.
        expected: String,
    },
}

impl Played {
    /// The game up to a puzzle, and the moment it has come to.
    pub fn up_to<G: Puzzling>(&self, puzzle: &Puzzle) -> Result<(Record<G>, G::State), CollectionError> {
        let options: G::Options = self.options.parse()?;
        G::check_options(&options, self.seats)?;
        let mut record =
            Record::new(options, self.seats, read_seed(&self.seed).ok_or(CollectionError::Seed)?);
        let state = moves::read(&mut record, &self.moves, puzzle.step)?;
        let (found, expected) = (name_of::<G>(&state), puzzle.id.clone());
        if found != expected || !G::asked(&state).has(Seat(puzzle.seat)) {
            return Err(CollectionError::OtherMoment { found, expected });
        }
        Ok((record, state))
    }
}

/// All puzzles of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Collection {
    /// How they came about.
    pub provenance: Provenance,
    /// The games, each with its puzzles.
    pub games: Vec<Played>,
}

impl Collection {
    /// Reads one.
    pub fn read(text: &str) -> Result<Collection, serde_json::Error> {
        let mut lines = text.lines();
        let provenance = serde_json::from_str(lines.next().unwrap_or_default())?;
        let games = lines.map(serde_json::from_str).collect::<Result<_, _>>()?;
        Ok(Collection { provenance, games })
    }

    /// One that comes with the program.
    pub(super) fn shipped(text: &str) -> Collection {
        Collection::read(text).expect("a test reads it")
    }

    /// Every puzzle with its game.
    pub fn puzzles(&self) -> impl Iterator<Item = (&Played, &Puzzle)> {
        self.games.iter().flat_map(|played| played.puzzles.iter().map(move |puzzle| (played, puzzle)))
    }

    /// A puzzle by its name.
    pub fn find(&self, id: &str) -> Option<(&Played, &Puzzle)> {
        self.puzzles().find(|(_, puzzle)| puzzle.id == id)
    }
}

/// As lines of JSON.
impl fmt::Display for Provenance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.provenance)?;
        self.games.iter().try_for_each(|played| write!(f, "{played}"))
    }
}
