//! Game records: options, seed and choices as a small text file that people can read and `replay` verifies.
//!
//! ```text
//! tharsis-record 1
//! game mars
//! rules 3
//! seats 2
//! options corporate-era
//! seed 5692161d100b05e5…
//! 0 corporation R09
//! 0 card 009
//! = 3f1c9a0e77ab12cd      the state's hash after the choices so far, every 50 choices and at the end
//! ```

use crate::{Game, Illegal, Seat, state_hash};
use std::fmt::{self, Write};
use std::str::FromStr;

const FORMAT: &str = "tharsis-record 1";
/// A hash is written after so many choices, and once more at the end.
pub const HASH_INTERVAL: usize = 50;

/// A game as it is kept for ever: what it started from and every choice made.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// The variant.
    pub options: G::Options,
    /// How many play.
    pub n_seats: u8,
    /// Where all randomness comes from.
    pub seed: [u8; 32],
    /// Who chose what, in order.
    pub choices: Vec<(Seat, G::Choice)>,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was found and what would be right.
    pub problem: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for RecordError {}

impl<G: Game> Record<G> {
    /// A game that has not begun.
    pub fn new(options: G::Options, n_seats: u8, seed: [u8; 32]) -> Record<G> {
        Record { options, n_seats, seed, choices: Vec::new() }
    }

    /// The state after the first `steps` choices. Every choice must be legal.
    pub fn replay(&self, steps: usize) -> Result<G::State, (usize, Illegal<G::Choice>)> {
        let mut state = G::setup(&self.options, self.n_seats, self.seed);
        for (step, &(seat, choice)) in self.choices.iter().take(steps).enumerate() {
            G::play(&mut state, seat, choice, &mut ()).map_err(|illegal| (step, illegal))?;
        }
        Ok(state)
    }

    /// The record as text, with the hashes that `read` verifies.
    pub fn write(&self) -> String {
        let mut text = format!("{FORMAT}\ngame {}\nrules {}\nseats {}\n", G::NAME, G::RULES, self.n_seats);
        writeln!(text, "options {}", self.options).expect("writing to a string");
        text.push_str("seed ");
        for byte in self.seed {
            write!(text, "{byte:02x}").expect("writing to a string");
        }
        text.push('\n');
        let mut state = G::setup(&self.options, self.n_seats, self.seed);
        for (step, &(seat, choice)) in self.choices.iter().enumerate() {
            writeln!(text, "{seat} {choice}").expect("writing to a string");
            G::apply(&mut state, seat, choice, &mut ());
            if (step + 1) % HASH_INTERVAL == 0 && step + 1 < self.choices.len() {
                writeln!(text, "= {:016x}", state_hash(&state)).expect("writing to a string");
            }
        }
        writeln!(text, "= {:016x}", state_hash(&state)).expect("writing to a string");
        text
    }

    /// Reads and verifies a record: every choice must be legal and every hash must agree.
    pub fn read(text: &str) -> Result<(Record<G>, G::State), RecordError> {
        let mut lines = Lines { lines: text.lines(), line: 0 };
        let mut record = Self::read_head(&mut lines)?;
        let mut state = G::setup(&record.options, record.n_seats, record.seed);
        let mut verified = false;
        while let Some(line) = lines.next() {
            if line.trim().is_empty() {
                continue;
            }
            if let Some(hash) = line.strip_prefix("= ") {
                let expected = u64::from_str_radix(hash.trim(), 16)
                    .map_err(|_| lines.error(format!("\"{hash}\" is not a hash of 16 hexadecimal digits")))?;
                let found = state_hash(&state);
                if found != expected {
                    let after = record.choices.len();
                    return Err(lines.error(format!(
                        "the state after {after} choices has hash {found:016x}, the record says {expected:016x}"
                    )));
                }
                verified = true;
                continue;
            }
            let (seat, choice) =
                Self::read_choice(line, record.n_seats).map_err(|problem| lines.error(problem))?;
            G::play(&mut state, seat, choice, &mut ()).map_err(|illegal| lines.error(illegal.to_string()))?;
            record.choices.push((seat, choice));
            verified = false;
        }
        if !verified {
            return Err(lines.error("the record is cut off: its last line must be \"= HASH\"".to_string()));
        }
        Ok((record, state))
    }

    fn read_head(lines: &mut Lines<'_>) -> Result<Record<G>, RecordError> {
        let first = lines.next().unwrap_or_default();
        if first != FORMAT {
            return Err(lines.error(format!("found \"{first}\", a record begins with \"{FORMAT}\"")));
        }
        let game = lines.field("game")?;
        if game != G::NAME {
            return Err(lines.error(format!("a record of \"{game}\", not of \"{}\"", G::NAME)));
        }
        let rules = lines.field("rules")?;
        if rules != G::RULES.to_string() {
            return Err(
                lines.error(format!("made under rules version {rules}; this program has {}", G::RULES))
            );
        }
        let n_seats: u8 = lines.number("seats")?;
        let options = lines.field("options")?;
        let options = G::Options::from_str(options).map_err(|problem| lines.error(problem))?;
        if !G::SEATS.contains(&n_seats) {
            let (low, high) = (G::SEATS.start(), G::SEATS.end());
            return Err(lines.error(format!("{n_seats} seats; {} is for {low} to {high}", G::NAME)));
        }
        G::check_options(&options, n_seats).map_err(|problem| lines.error(problem))?;
        let hex = lines.field("seed")?;
        let seed =
            read_seed(hex).ok_or_else(|| lines.error("a seed has 64 hexadecimal digits".to_string()))?;
        Ok(Record::new(options, n_seats, seed))
    }

    fn read_choice(line: &str, n_seats: u8) -> Result<(Seat, G::Choice), String> {
        let (seat, choice) =
            line.split_once(' ').ok_or_else(|| format!("found \"{line}\", expected \"SEAT CHOICE\""))?;
        let seat: u8 = seat.parse().map_err(|_| format!("\"{seat}\" is not a seat"))?;
        if seat >= n_seats {
            return Err(format!("there is no seat {seat}; seats are 0 to {}", n_seats - 1));
        }
        Ok((Seat(seat), choice.parse()?))
    }
}

/// A seed from its 64 hexadecimal digits.
pub fn read_seed(hex: &str) -> Option<[u8; 32]> {
    if hex.len() != 64 || !hex.is_ascii() {
        return None;
    }
    let mut seed = [0; 32];
    for (i, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(seed)
}

struct Lines<'a> {
    lines: std::str::Lines<'a>,
    line: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.line += 1;
        self.lines.next()
    }

    fn error(&self, problem: String) -> RecordError {
        RecordError { line: self.line, problem }
    }

    fn field(&mut self, key: &str) -> Result<&'a str, RecordError> {
        let line = self.next().unwrap_or_default();
        match line.strip_prefix(key) {
            Some("") => Ok(""),
            Some(value) if value.starts_with(' ') => Ok(value.trim()),
            _ => Err(self.error(format!("found \"{line}\", expected \"{key} …\""))),
        }
    }

    fn number<N: FromStr>(&mut self, key: &str) -> Result<N, RecordError> {
        let value = self.field(key)?;
        value.parse().map_err(|_| self.error(format!("\"{value}\" is not a number of {key}")))
    }
}
