//! Golden playthroughs: whole games as text, replayed and compared line by line.
//!
//! A file holds the options, then each choice with the number of alternatives and the state's hash, and at the
//! start of each generation or round all numbers of the table. A change of a golden shows in review what a change of
//! rules does; `cargo xtask golden --bless` writes them anew.

use crate::proven::{Golden, Proven};
use std::fmt::Write;
use std::path::PathBuf;
use tharsis_kernel::{NotationError, OptionsError, Seat, seed_from_u64, state_hash};
use thiserror::Error;

/// Why a golden does not replay to the letter.
#[derive(Debug, Error)]
pub enum GoldenError {
    /// Its file cannot be read.
    #[error("{}: {source}; `cargo xtask golden --bless` makes it", path.display())]
    Unreadable {
        /// Where it should lie.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Its file is of a game with other options, or of another number of players.
    #[error("{0}: other options")]
    OtherOptions(&'static str),
    /// Its file is not written as goldens are.
    #[error("{name}: {fault}")]
    Misread {
        /// Which golden.
        name: &'static str,
        /// What is wrong with it.
        fault: GoldenFault,
    },
    /// The game goes another way.
    #[error("{name}.txt, line {line}:\n  expected {expected}\n  found    {found}")]
    Differs {
        /// Which golden.
        name: &'static str,
        /// The first line that differs, counted from 1.
        line: usize,
        /// What the file says there.
        expected: String,
        /// What the game says now.
        found: String,
    },
}

/// What is wrong with the text of a golden.
#[derive(Debug, Error)]
pub enum GoldenFault {
    /// A line of the head that is not there.
    #[error("found \"{found}\", expected \"{key} …\"")]
    NoField {
        /// What it begins with.
        key: &'static str,
        /// What stands in its place.
        found: String,
    },
    /// Something else where a number should be.
    #[error("{0}: a number")]
    NotANumber(&'static str),
    /// Options that nobody can play.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A line of a choice without one of its parts.
    #[error("\"{line}\" has no {part}")]
    NoPart {
        /// The line.
        line: String,
        /// Its seat, or the hash at its end.
        part: &'static str,
    },
    /// Something else where a seat should be.
    #[error("\"{0}\" is not a seat")]
    NotASeat(String),
    /// A choice that cannot be read.
    #[error(transparent)]
    Choice(#[from] NotationError),
}

/// Where the golden playthroughs of a game lie.
pub fn file<G: Proven>(golden: &Golden) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    folder.join(G::NAME).join(golden.name).with_extension("txt")
}

/// Plays a golden anew and writes it down.
pub fn play<G: Proven>(golden: &Golden) -> String {
    let options: G::Options = golden.options.parse().expect("options of a golden");
    let choices = G::golden_game(&options, golden.n_seats, golden.seed);
    write::<G>(&options, golden.n_seats, golden.seed, &choices)
}

/// Replays the file of a golden; otherwise where it begins to differ.
pub fn check<G: Proven>(golden: &Golden) -> Result<(), GoldenError> {
    let (name, path) = (golden.name, file::<G>(golden));
    let written =
        std::fs::read_to_string(&path).map_err(|source| GoldenError::Unreadable { path, source })?;
    if !written.starts_with(&format!("options {}\nseats {}\n", golden.options, golden.n_seats)) {
        return Err(GoldenError::OtherOptions(name));
    }
    let found = replay::<G>(&written).map_err(|fault| GoldenError::Misread { name, fault })?;
    let lines = written.lines().map(Some).chain([None]).zip(found.lines().map(Some).chain([None]));
    match lines.enumerate().find(|(_, (expected, found))| expected != found) {
        None => Ok(()),
        Some((i, (expected, found))) => {
            let [expected, found] = [expected, found].map(|it| it.unwrap_or("the end").to_string());
            Err(GoldenError::Differs { name, line: i + 1, expected, found })
        }
    }
}

/// Plays the choices of a golden again and writes it down anew; equal text means an equal game.
fn replay<G: Proven>(golden: &str) -> Result<String, GoldenFault> {
    let mut lines = golden.lines();
    let mut field = |key: &'static str| {
        let line = lines.next().unwrap_or_default();
        let value = line.strip_prefix(key).map(str::trim);
        value.ok_or_else(|| GoldenFault::NoField { key, found: line.to_string() })
    };
    let options: G::Options = field("options")?.parse()?;
    let n_seats: u8 = field("seats")?.parse().map_err(|_| GoldenFault::NotANumber("seats"))?;
    let seed: u64 = field("seed")?.parse().map_err(|_| GoldenFault::NotANumber("seed"))?;
    let mut choices = Vec::new();
    for line in lines.filter(|line| line.starts_with(|c: char| c.is_ascii_digit())) {
        let lacks = |part| GoldenFault::NoPart { line: line.to_string(), part };
        let (seat, rest) = line.split_once(' ').ok_or_else(|| lacks("seat"))?;
        let (choice, _) = rest.split_once("  ").ok_or_else(|| lacks("hash"))?;
        let seat = seat.parse().map_err(|_| GoldenFault::NotASeat(seat.to_string()))?;
        choices.push((Seat(seat), choice.parse()?));
    }
    Ok(write::<G>(&options, n_seats, seed, &choices))
}

fn write<G: Proven>(options: &G::Options, n_seats: u8, seed: u64, choices: &[(Seat, G::Choice)]) -> String {
    let mut text = format!("options {options}\nseats {n_seats}\nseed {seed}\n");
    let mut state = G::setup(options, n_seats, seed_from_u64(seed));
    let mut round = 0;
    let mut legal = Vec::new();
    for &(seat, choice) in choices {
        if G::rounds(&state) != round {
            round = G::rounds(&state);
            text += &G::table(&state);
        }
        legal.clear();
        G::legal(&state, seat, &mut legal);
        if let Err(illegal) = G::play(&mut state, seat, choice, &mut ()) {
            return text + &format!("! {illegal}\n");
        }
        let hash = state_hash(&state) as u32;
        writeln!(text, "{seat} {choice}  ({} legal) #{hash:08x}", legal.len()).expect("writing to a string");
    }
    text + &G::table(&state)
}
