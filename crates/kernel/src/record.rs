//! Game records: options, seed and choices as a small text file that people can read and `replay` verifies.
//!
//! ```text
//! tharsis-record 1
//! game mars
//! rules 4
//! seats 2
//! options corporate-era
//! seed 5692161d100b05e5…
//! deal 77ab12cd3f1c9a0e… 0123456789abcdef -      what the seed was made of, where that is known
//! 0 corporation R09
//! 0 card 009
//! = 3f1c9a0e77ab12cd      the state's hash after the choices so far, every 50 choices and at the end
//! ```

use crate::deal::hex;
use crate::{Deal, Game, Illegal, NotationError, OptionsError, Seat, state_hash};
use serde::Serialize;
use std::fmt::Write;
use thiserror::Error;

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
    /// What the seed was made of, if it was made by a server for several.
    pub deal: Option<Deal>,
    /// Who chose what, in order.
    pub choices: Vec<(Seat, G::Choice)>,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was found and what would be right.
    pub fault: RecordFault,
}

/// What is wrong with a line of a record. Choices are told in notation, so that the type is the same for every game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordFault {
    /// It does not begin as records do.
    #[error("found \"{0}\", a record begins with \"{FORMAT}\"")]
    NotARecord(String),
    /// A line of the head is missing.
    #[error("found \"{found}\", expected \"{key} …\"")]
    NoField {
        /// What stands there.
        found: String,
        /// What should.
        key: &'static str,
    },
    /// A record of another game.
    #[error("a record of \"{found}\", not of \"{expected}\"")]
    OtherGame {
        /// The game in the record.
        found: String,
        /// The game asked for.
        expected: &'static str,
    },
    /// Made under other rules.
    #[error(
        "made under rules version {found}, and this program plays version {expected}: replay it with the release that \
             wrote it (the changelog names the rules version of each)"
    )]
    OtherRules {
        /// The version in the record.
        found: String,
        /// The version of this program.
        expected: u16,
    },
    /// Not a number of seats.
    #[error("\"{0}\" is not a number of seats")]
    Seats(String),
    /// The options cannot be played.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// Not a seed.
    #[error("a seed has 64 hexadecimal digits")]
    Seed,
    /// Not what a seed is made of.
    #[error(
        "a deal is a secret of 64 hexadecimal digits and, for each of the {0} seats, its contribution or \"-\""
    )]
    Deal(u8),
    /// Made of something else.
    #[error("the seed was not made of this secret and these contributions: somebody has changed the deal")]
    OtherDeal,
    /// Neither a choice nor a hash.
    #[error("found \"{0}\", expected \"SEAT CHOICE\"")]
    NotALine(String),
    /// The choice of a seat that is not there.
    #[error("there is no seat \"{found}\"; seats are 0 to {last}")]
    NoSeat {
        /// What stands there.
        found: String,
        /// The last seat there is.
        last: u8,
    },
    /// A choice that cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A choice that was not legal.
    #[error(transparent)]
    Illegal(#[from] Illegal<String>),
    /// Not a hash.
    #[error("\"{0}\" is not a hash of 16 hexadecimal digits")]
    NotAHash(String),
    /// The game went another way.
    #[error("the state after {after} choices has hash {found:016x}, the record says {expected:016x}")]
    OtherHash {
        /// After so many choices.
        after: usize,
        /// What the game has come to.
        found: u64,
        /// What the record says.
        expected: u64,
    },
    /// The end is missing.
    #[error("the record is cut off: its last line must be \"= HASH\"")]
    CutOff,
}

/// The head of a record, as text: also of games and rules that this program does not play.
#[derive(Clone, Copy, Debug)]
pub struct RecordHead<'a> {
    /// The game.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u16,
    /// How many play.
    pub n_seats: u8,
    /// The options line.
    pub options: &'a str,
    /// 64 hexadecimal digits.
    pub seed: &'a str,
    /// What the seed was made of, if it is known.
    pub deal: Option<&'a Deal>,
}

impl RecordHead<'_> {
    fn text(&self) -> String {
        let RecordHead { game, rules, n_seats, options, seed, deal } = self;
        let mut text = format!(
            "{FORMAT}\ngame {game}\nrules {rules}\nseats {n_seats}\noptions {options}\nseed {seed}\n"
        );
        if let Some(deal) = deal {
            writeln!(text, "deal {deal}").expect("writing to a string");
        }
        text
    }

    /// A record from choices that were kept, with the hashes of their states as far as they were kept. Nothing is verified.
    pub fn write(&self, choices: &[(Seat, Option<u64>, String)]) -> String {
        let mut text = self.text();
        for (step, (seat, hash, choice)) in (1..).zip(choices) {
            writeln!(text, "{seat} {choice}").expect("writing to a string");
            if let Some(hash) = hash.filter(|_| step % HASH_INTERVAL == 0 || step == choices.len()) {
                writeln!(text, "= {hash:016x}").expect("writing to a string");
            }
        }
        text
    }
}

/// What a game was dealt from, as its record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordDeal {
    /// Where all randomness came from.
    pub seed: [u8; 32],
    /// What the seed was made of, if that is told.
    pub deal: Option<Deal>,
}

impl RecordDeal {
    /// Reads it off a record of any game, which is not verified here; `None` where there is no seed.
    pub fn of(text: &str) -> Option<RecordDeal> {
        let is_head = |line: &&str| !line.starts_with(|first: char| first.is_ascii_digit());
        let mut head = text.lines().take_while(is_head);
        let seed = read_seed(head.find_map(|line| line.strip_prefix("seed "))?.trim())?;
        let deal = head.find_map(|line| line.strip_prefix("deal ")?.trim().parse().ok());
        Some(RecordDeal { seed, deal })
    }
}

impl<G: Game> Record<G> {
    /// A game that has not begun.
    pub fn new(options: G::Options, n_seats: u8, seed: [u8; 32]) -> Record<G> {
        Record { options, n_seats, seed, deal: None, choices: Vec::new() }
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
        let head = RecordHead {
            game: G::NAME,
            rules: G::RULES,
            n_seats: self.n_seats,
            options: &self.options.to_string(),
            seed: &hex(&self.seed),
            deal: self.deal.as_ref(),
        };
        let mut text = head.text();
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
        let read = Self::read_lines(&mut lines);
        read.map_err(|fault| RecordError { line: lines.line, fault })
    }

    fn read_lines(lines: &mut Lines<'_>) -> Result<(Record<G>, G::State), RecordFault> {
        let mut record = Self::read_head(lines)?;
        let mut state = G::setup(&record.options, record.n_seats, record.seed);
        let mut verified = false;
        while let Some(line) = lines.next() {
            if line.trim().is_empty() {
                continue;
            }
            if let Some(deal) = line.strip_prefix("deal ").filter(|_| record.choices.is_empty()) {
                record.deal = Some(verify_deal(deal.trim(), &record)?);
                continue;
            }
            if let Some(hash) = line.strip_prefix("= ") {
                verify_hash(hash.trim(), &state, record.choices.len())?;
                verified = true;
                continue;
            }
            let (seat, choice) = Self::read_choice(line, record.n_seats)?;
            let played = G::play(&mut state, seat, choice, &mut ());
            played.map_err(|illegal| illegal.map(|choice| choice.to_string()))?;
            record.choices.push((seat, choice));
            verified = false;
        }
        if verified { Ok((record, state)) } else { Err(RecordFault::CutOff) }
    }

    fn read_head(lines: &mut Lines<'_>) -> Result<Record<G>, RecordFault> {
        let first = lines.next().unwrap_or_default();
        if first != FORMAT {
            return Err(RecordFault::NotARecord(first.to_string()));
        }
        let game = lines.field("game")?;
        if game != G::NAME {
            return Err(RecordFault::OtherGame { found: game.to_string(), expected: G::NAME });
        }
        let rules = lines.field("rules")?;
        if !rules.parse().is_ok_and(G::plays_rules) {
            return Err(RecordFault::OtherRules { found: rules.to_string(), expected: G::RULES });
        }
        let seats = lines.field("seats")?;
        let n_seats: u8 = seats.parse().map_err(|_| RecordFault::Seats(seats.to_string()))?;
        let options: G::Options = lines.field("options")?.parse()?;
        G::check_options(&options, n_seats)?;
        let seed = read_seed(lines.field("seed")?).ok_or(RecordFault::Seed)?;
        Ok(Record::new(options, n_seats, seed))
    }

    fn read_choice(line: &str, n_seats: u8) -> Result<(Seat, G::Choice), RecordFault> {
        let (seat, choice) = line.split_once(' ').ok_or_else(|| RecordFault::NotALine(line.to_string()))?;
        let known = seat.parse().ok().filter(|&seat: &u8| seat < n_seats);
        let no_seat = || RecordFault::NoSeat { found: seat.to_string(), last: n_seats - 1 };
        Ok((Seat(known.ok_or_else(no_seat)?), choice.parse()?))
    }
}

fn verify_deal<G: Game>(deal: &str, record: &Record<G>) -> Result<Deal, RecordFault> {
    let read = deal.parse().ok();
    let fits = |deal: &Deal| deal.contributions.len() == usize::from(record.n_seats);
    let deal: Deal = read.filter(fits).ok_or(RecordFault::Deal(record.n_seats))?;
    if deal.seed() == record.seed { Ok(deal) } else { Err(RecordFault::OtherDeal) }
}

fn verify_hash<S: Serialize>(hash: &str, state: &S, after: usize) -> Result<(), RecordFault> {
    let expected = u64::from_str_radix(hash, 16).map_err(|_| RecordFault::NotAHash(hash.to_string()))?;
    let found = state_hash(state);
    if found == expected { Ok(()) } else { Err(RecordFault::OtherHash { after, found, expected }) }
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

    fn field(&mut self, key: &'static str) -> Result<&'a str, RecordFault> {
        let line = self.next().unwrap_or_default();
        match line.strip_prefix(key) {
            Some("") => Ok(""),
            Some(value) if value.starts_with(' ') => Ok(value.trim()),
            _ => Err(RecordFault::NoField { found: line.to_string(), key }),
        }
    }
}
