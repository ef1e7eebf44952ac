//! The table of all cards' numbers, as it is shipped.

use super::Counted;
use super::counts::{Count, Counts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Partners told of a card at most.
const PARTNERS: usize = 5;
/// Two cards must have been played together so often to be told as partners.
const TOGETHER_MIN: u64 = 50;
/// Fair victories without any effect that are added to those of two cards: what was seen seldom is pulled towards nothing.
const PRIOR: f64 = 100.0;
/// Partners must lie so many deviations above what the two cards promise apart. There are tens of thousands of pairs: of those
/// that mean nothing two or three in a game still pass.
const CLEAR: f64 = 4.0;

/// How a table came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Provenance {
    /// The command that makes it again.
    pub command: String,
    /// The day it was made.
    pub date: String,
    /// Who played.
    pub bots: String,
}

/// What is known of a card. All numbers are whole, so that the file is small and the same everywhere.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardNumbers {
    /// Seats that could take it.
    pub offered: u64,
    /// Those of them that took it.
    pub kept: u64,
    /// Seats to which it came without a choice.
    pub drawn: u64,
    /// Seats that played it.
    pub played: u64,
    /// The generation or round in which it was played, on average, in tenths.
    pub round: u64,
    /// Victories of those who had it, in thousandths of what is fair.
    pub wins: u64,
    /// How far that may be off to either side, with a probability of 95 %.
    pub margin: u64,
    /// Points printed on it that it gave, in hundredths, where it was played.
    pub points: i64,
    /// Steps of rating it brought, in hundredths, where it was played.
    pub rating: i64,
    /// With which cards it won more than the two promise apart, best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub partners: Vec<Partner>,
}

impl CardNumbers {
    /// Seats that had it, so many its victories were counted.
    pub fn held(&self) -> u64 {
        self.kept + self.drawn
    }
}

/// A card that goes well with another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Partner {
    /// Its number.
    pub card: String,
    /// Seats that played both.
    pub games: u64,
    /// Victories beyond what the two promise apart, in thousandths of what is fair, pulled towards nothing.
    pub gain: i64,
}

/// The numbers of all cards of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The game.
    pub game: String,
    /// The rules it was played under.
    pub rules: u16,
    /// How it came about.
    #[serde(flatten)]
    pub provenance: Provenance,
    /// Games that came to their end.
    pub games: u64,
    /// Seats in all of them.
    pub seats: u64,
    /// By number.
    pub cards: BTreeMap<String, CardNumbers>,
}

impl Table {
    pub(super) fn of<G: Counted>(counts: &Counts, provenance: Provenance) -> Table {
        let names = G::rows();
        let numbers = |(row, count): (usize, &Count)| {
            let partners = partners(counts, row, &names);
            (names[row].to_string(), CardNumbers { partners, ..numbers(count) })
        };
        Table {
            game: G::NAME.to_string(),
            rules: G::RULES,
            provenance,
            games: counts.games,
            seats: counts.seats,
            cards: counts.cards.iter().enumerate().map(numbers).collect(),
        }
    }

    /// Reads one.
    pub fn read(text: &str) -> Result<Table, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// One that comes with the program.
    pub(super) fn shipped(text: &str) -> Table {
        Table::read(text).expect("a test reads it")
    }
}

/// JSON, a card a line.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head = serde_json::to_string(&Table { cards: BTreeMap::new(), ..self.clone() });
        let head = head.map_err(|_| fmt::Error)?;
        let open = head.strip_suffix("}}").ok_or(fmt::Error)?;
        write!(f, "{open}")?;
        for (i, (number, card)) in self.cards.iter().enumerate() {
            let card = serde_json::to_string(card).map_err(|_| fmt::Error)?;
            write!(f, "{}\n\"{number}\":{card}", if i == 0 { "" } else { "," })?;
        }
        writeln!(f, "\n}}}}")
    }
}

fn numbers(count: &Count) -> CardNumbers {
    let of_each = |sum: i64, unit: f64| (sum as f64 * unit / (count.played.n as f64).max(1.0)).round() as i64;
    CardNumbers {
        offered: count.offered,
        kept: count.kept,
        drawn: count.drawn,
        played: count.played.n,
        round: of_each(count.rounds as i64, 10.0) as u64,
        wins: (1000.0 * count.held.rate()).round() as u64,
        margin: (1000.0 * count.held.margin()).round() as u64,
        points: of_each(count.points, 100.0),
        rating: of_each(count.rating, 100.0),
        partners: Vec::new(),
    }
}

/// The cards that won most with a card beyond what the two promise apart: what each won beyond the fair share, added up.
pub(super) fn partners(counts: &Counts, row: usize, names: &[&str]) -> Vec<Partner> {
    let gain = |other: usize| {
        let together = counts.pair(row, other);
        let promised = counts.cards[row].played.rate() + counts.cards[other].played.rate() - 1.0;
        let beyond = together.beyond(promised);
        let is_clear = together.n >= TOGETHER_MIN && beyond > CLEAR * together.deviation(promised);
        is_clear.then(|| Partner {
            card: names[other].to_string(),
            games: together.n,
            gain: (1000.0 * beyond / (together.fair() + PRIOR)).round() as i64,
        })
    };
    let mut found: Vec<Partner> = (0..names.len()).filter(|&other| other != row).filter_map(gain).collect();
    found.sort_by_key(|partner| std::cmp::Reverse(partner.gain));
    found.truncate(PARTNERS);
    found
}
