//! Comparing what a step should have led to with what it led to: the first difference counts.

use crate::drive::Driven;
use crate::error::Difference;
use std::fmt::Display;
use tharsis_kernel::{CardId, CardSet, Seat};

pub(crate) type Checked = Result<(), Difference>;

pub(crate) fn differs(path: impl Into<String>, expected: impl Display, found: impl Display) -> Checked {
    let (expected, found) = (expected.to_string(), found.to_string());
    Err(Difference { path: path.into(), expected, found })
}

/// Compares a value if one is expected.
pub(crate) fn same<T: PartialEq + Display>(
    path: impl Into<String>,
    expected: Option<T>,
    found: T,
) -> Checked {
    match expected {
        Some(expected) if expected != found => differs(path, expected, found),
        _ => Ok(()),
    }
}

pub(crate) fn quoted(text: impl Display) -> String {
    format!("\"{text}\"")
}

/// Cards by their names.
fn names<G: Driven>(ids: impl IntoIterator<Item = CardId>) -> String {
    let all: Vec<String> = ids.into_iter().map(|id| quoted(G::card_name(id))).collect();
    format!("[{}]", all.join(", "))
}

/// Compares cards as a set, if they are expected.
pub(crate) fn same_cards<G: Driven, const WORDS: usize>(
    path: impl Into<String>,
    expected: Option<Vec<CardId>>,
    found: CardSet<WORDS>,
) -> Checked {
    let expected = expected.map(|ids| names::<G>(&ids.into_iter().collect::<CardSet<WORDS>>()));
    same(path, expected, names::<G>(&found))
}

/// Compares the top of a deck, or all of it; the last card is on top.
pub(crate) fn same_deck<G: Driven>(
    expected: Option<Vec<CardId>>,
    all: bool,
    deck: &[impl Copy + Into<CardId>],
) -> Checked {
    let Some(expected) = expected else { return Ok(()) };
    let shown = if all { deck.len() } else { expected.len() };
    let found = deck.iter().rev().take(shown).map(|&id| id.into());
    same("deck", Some(names::<G>(expected)), names::<G>(found))
}

/// Compares players one by one; there are no more than play.
pub(crate) fn same_players<P>(
    expected: &[P],
    n_seats: u8,
    same: impl Fn(&P, Seat, &str) -> Checked,
) -> Checked {
    if expected.len() > usize::from(n_seats) {
        return differs("players", format!("{} players", expected.len()), n_seats);
    }
    let players = expected.iter().zip(Seat::all(n_seats));
    players.into_iter().try_for_each(|(player, seat)| same(player, seat, &format!("players[{seat}]")))
}
