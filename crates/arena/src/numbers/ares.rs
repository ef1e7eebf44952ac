//! What Ares Expedition tells of its cards.

use super::{Counted, Table, Told};
use std::sync::LazyLock;
use tharsis_ares::cards::{CARDS, CORPORATIONS};
use tharsis_ares::{Ares, Cause, Event, State};
use tharsis_kernel::{CardId, Seat};

impl Counted for Ares {
    const TABLES: &[(u8, &str)] = &[(2, "mulligan"), (3, "mulligan"), (4, "mulligan")];

    fn shipped() -> &'static Table {
        static READ: LazyLock<Table> = LazyLock::new(|| Table::shipped(include_str!("../../data/ares.json")));
        &READ
    }

    fn rows() -> Vec<&'static str> {
        CARDS.iter().map(|card| card.number).collect()
    }

    fn told(event: &Event) -> Option<Told> {
        match *event {
            Event::PhaseBegan { round, .. } => Some(Told::Round(u32::from(round))),
            // The first hand is no offer: it is there, even if some of it may be exchanged.
            Event::Dealt { seat, card, cause } => {
                let card = card.filter(|&id| cause != Cause::Setup || CORPORATIONS.has(id))?;
                Some(Told::Offered(seat, card))
            }
            Event::Drew { seat, card, .. } => Some(Told::Came(seat, card?)),
            Event::CorporationRevealed { seat, card } | Event::Played { seat, card } => {
                Some(Told::Played(seat, card))
            }
            Event::Rated { seat, steps, cause: Cause::Card(card) } => {
                Some(Told::Rated(seat, card, i32::from(steps)))
            }
            _ => None,
        }
    }

    fn brings(end: &State, seat: Seat, id: CardId) -> i32 {
        end.card_points(seat, id)
    }
}
