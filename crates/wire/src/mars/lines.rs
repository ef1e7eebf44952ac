//! Events as lines of the log, as icons with numbers, and as JSON.

use super::scene::number;
use crate::api::{Change, LogLine};
use crate::told::{self, changes, plain};
use serde_json::Value;
use tharsis_kernel::Seat;
use tharsis_mars::{CardResource, Cause, Event, Owner, Resource};
use tharsis_words::mars::{icon, is_unseen_card};
use tharsis_words::{Glyph, Language, Names};

/// Events a reader can do without: they say nothing that other lines and the page do not.
const fn is_noise(event: &Event) -> bool {
    matches!(event, Event::Refreshed)
}

pub(super) fn lines(events: &[Event], step: usize, language: &Language, names: &Names) -> Vec<LogLine> {
    // The log joins runs of the same unseen cards; each run is one line.
    let same = |a: &Event, b: &Event| a == b && is_unseen_card(a);
    let shown = events.iter().filter(|event| !is_noise(event)).copied().collect::<Vec<_>>();
    shown
        .chunk_by(same)
        .map(|run| LogLine {
            step,
            kind: told::kind(&run[0]),
            text: language.log(run, names).concat(),
            seat: seat(&run[0]).map(|seat| seat.0),
            cards: cards(&run[0]),
            area: area(&run[0]),
            changes: changes(run.iter().filter_map(change)),
        })
        .collect()
}

pub(super) fn event_json(event: &Event) -> Value {
    told::event_json(event, &["card", "copied"], number)
}

/// Whom an event concerns.
pub(super) fn seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::FirstPlayer(seat) | Event::TurnBegan(seat) | Event::TurnEnded(seat) | Event::Passed(seat) => {
            Some(seat)
        }
        Event::CorporationRevealed { seat, .. }
        | Event::Played { seat, .. }
        | Event::Used { seat, .. }
        | Event::ProjectUsed { seat, .. }
        | Event::Converted { seat, .. }
        | Event::MilestoneClaimed { seat, .. }
        | Event::AwardFunded { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Lost { seat, .. }
        | Event::EnergyToHeat { seat, .. }
        | Event::Produced { seat, .. }
        | Event::Rated { seat, .. }
        | Event::Raised { seat, .. }
        | Event::Claimed { seat, .. }
        | Event::Added { seat, .. }
        | Event::Removed { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Dealt { seat, .. }
        | Event::Drafted { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Flipped { seat, .. }
        | Event::Found { seat, .. }
        | Event::PreludeKept { seat, .. }
        | Event::Unplayable { seat, .. }
        | Event::PaidHere { seat, .. }
        | Event::ColonyPlaced { seat, .. }
        | Event::FleetSent { seat, .. }
        | Event::FleetsGained { seat, .. }
        | Event::PolicyUsed { seat, .. }
        | Event::LobbyFilled(seat)
        | Event::NextCard { seat, .. } => Some(seat),
        Event::DelegateJoined { owner, .. }
        | Event::DelegateLeft { owner, .. }
        | Event::ChairmanChosen(owner) => owner.seat(),
        Event::LeaderChosen { owner, .. } => owner.and_then(Owner::seat),
        Event::DominanceMoved(_) | Event::TookPower(_) | Event::EventRevealed(_) => None,
        Event::MapDrawn(_) => None,
        Event::EventComing(_) | Event::EventCurrent(_) | Event::EventBegan(_) => None,
        Event::EventsReshuffled | Event::Shifted { .. } | Event::OceanRemoved { .. } => None,
        Event::Placed { seat, .. } => seat,
        Event::MoonInPlay { .. } | Event::MoonLeftOut(_) | Event::MoonWoke(_) => None,
        Event::FleetsBack | Event::MarkerMoved { .. } => None,
        Event::PhaseBegan { .. } | Event::Reshuffled | Event::Refreshed | Event::GameEnded { .. } => None,
    }
}

/// The cause of an event, if it has one.
pub(super) fn cause(event: &Event) -> Option<Cause> {
    if matches!(event, Event::EnergyToHeat { .. }) { Some(Cause::Production) } else { event.cause() }
}

fn cards(event: &Event) -> Vec<String> {
    let own = match *event {
        Event::CorporationRevealed { card, .. }
        | Event::Played { card, .. }
        | Event::Used { card, .. }
        | Event::Added { card, .. }
        | Event::Removed { card, .. }
        | Event::PaidHere { card, .. }
        | Event::Found { card, .. }
        | Event::Unplayable { card, .. }
        | Event::Flipped { card, .. } => Some(card),
        Event::Drew { card, .. }
        | Event::Dealt { card, .. }
        | Event::Drafted { card, .. }
        | Event::PreludeKept { card, .. }
        | Event::Discarded { card, .. } => card,
        _ => None,
    };
    let caused = match cause(event) {
        Some(Cause::Card(card) | Cause::Copied(card)) => Some(card),
        _ => None,
    };
    let mut cards: Vec<String> = own.into_iter().chain(caused).map(number).collect();
    cards.dedup();
    cards
}

fn area(event: &Event) -> Option<String> {
    match *event {
        Event::Placed { hex, .. } | Event::Claimed { hex, .. } | Event::OceanRemoved { hex, .. } => {
            Some(hex.to_string())
        }
        _ => match cause(event) {
            Some(Cause::Area(hex) | Cause::OceansBeside(hex)) => Some(hex.to_string()),
            _ => None,
        },
    }
}

/// A change as an icon with a number; nothing for events that only tell what was done.
pub(super) fn change(event: &Event) -> Option<Change> {
    let of = |seat: Seat, glyph: Glyph, by: i32| Change {
        icon: glyph.icon.into_owned(),
        by: Some(by),
        production: false,
        seat: Some(seat.0),
        card: None,
    };
    let resource = |seat, resource: Resource, by| of(seat, icon::resource(resource), by);
    let held = |seat, card, what: CardResource, by: i32| Change {
        card: Some(number(card)),
        ..of(seat, icon::held(what), by)
    };
    match *event {
        Event::Paid { seat, resource: it, amount, .. } | Event::Lost { seat, resource: it, amount, .. } => {
            Some(resource(seat, it, -amount))
        }
        Event::Gained { seat, resource: it, amount, .. } => Some(resource(seat, it, amount)),
        Event::EnergyToHeat { seat, amount } => Some(resource(seat, Resource::Heat, amount)),
        Event::Produced { seat, resource: it, steps, .. } => {
            Some(Change { production: true, ..resource(seat, it, i32::from(steps)) })
        }
        Event::Rated { seat, steps, .. } => Some(plain("tr", Some(seat), Some(i32::from(steps)))),
        Event::Raised { parameter, .. } => {
            let by = parameter.track().step.into();
            Some(Change { seat: None, ..of(Seat(0), icon::parameter(parameter), by) })
        }
        Event::Placed { seat, tile, .. } => {
            Some(Change { by: None, seat: seat.map(|seat| seat.0), ..of(Seat(0), icon::tile(tile), 0) })
        }
        Event::Added { seat, card, resource: what, amount, .. } => {
            Some(held(seat, card, what, i32::from(amount)))
        }
        Event::Removed { seat, card, resource: what, amount, .. }
        | Event::PaidHere { seat, card, resource: what, amount, .. } => {
            Some(held(seat, card, what, -i32::from(amount)))
        }
        Event::Drew { seat, .. } | Event::Found { seat, .. } => Some(plain("card", Some(seat), Some(1))),
        Event::ColonyPlaced { seat, .. } => Some(plain("colony", Some(seat), None)),
        Event::FleetsGained { seat, n, .. } => Some(plain("fleet", Some(seat), Some(i32::from(n)))),
        _ => None,
    }
}
