//! What Mars tells of its cards.

use super::{Counted, Table, Told};
use std::sync::LazyLock;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::{Cause, Event, Mars, State, cards};

/// All expansions. Their cards are rarer in a larger deck, so it is played twice as often as the others.
const EVERYTHING: &str = "corporate-era prelude venus colonies turmoil map-random";

impl Counted for Mars {
    // Without a draft: there a card passed on is offered to the next player without an event, and who buys has chosen before.
    const TABLES: &[(u8, &str)] = &[
        (2, "corporate-era map-random"),
        (3, "corporate-era map-random"),
        (4, "corporate-era map-random"),
        (2, "corporate-era prelude map-random"),
        (3, "corporate-era prelude map-random"),
        (4, "corporate-era prelude map-random"),
        (2, EVERYTHING),
        (3, EVERYTHING),
        (4, EVERYTHING),
        (2, EVERYTHING),
        (3, EVERYTHING),
        (4, EVERYTHING),
    ];
    // The Beginner Corporation is for beginners.
    const NEVER: &[&str] = &["R00"];

    fn shipped() -> &'static Table {
        static READ: LazyLock<Table> = LazyLock::new(|| Table::shipped(include_str!("../../data/mars.json")));
        &READ
    }

    fn rows() -> Vec<&'static str> {
        cards::CARDS.iter().map(|card| card.number).collect()
    }

    fn told(event: &Event) -> Option<Told> {
        match *event {
            Event::PhaseBegan { generation, .. } => Some(Told::Round(u32::from(generation))),
            Event::Dealt { seat, card, .. } => Some(Told::Offered(seat, card?)),
            Event::Drew { seat, card, .. } | Event::PreludeKept { seat, card } => {
                Some(Told::Came(seat, card?))
            }
            Event::Found { seat, card, .. } | Event::Unplayable { seat, card } => {
                Some(Told::Came(seat, card))
            }
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
