//! The numbers of a card, as they are sent.

use crate::api::{CardNumbers, CardPartner};
use tharsis_arena::numbers::{Partner, Table};

/// What became of a card; `None` if nobody was offered it or had it.
pub(crate) fn numbers(table: &Table, number: &str) -> Option<CardNumbers> {
    let card = table.cards.get(number)?;
    let is_there = card.offered + card.held() > 0;
    is_there.then(|| CardNumbers {
        bots: table.provenance.bots.clone(),
        date: table.provenance.date.clone(),
        games: small(table.games),
        offered: small(card.offered),
        kept: small(card.kept),
        held: small(card.held()),
        played: small(card.played),
        round: card.round as f64 / 10.0,
        wins: card.wins as f64 / 10.0,
        margin: card.margin as f64 / 10.0,
        points: card.points as f64 / 100.0,
        rating: card.rating as f64 / 100.0,
        partners: card.partners.iter().map(partner).collect(),
    })
}

fn partner(it: &Partner) -> CardPartner {
    CardPartner { card: it.card.clone(), games: small(it.games), gain: it.gain as f64 / 10.0 }
}

/// Programs of any language read it.
fn small(n: u64) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
