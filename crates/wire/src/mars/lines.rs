//! Events as lines of the log, as icons with numbers, and as JSON.

use super::scene::number;
use crate::api::Change;
use crate::story::{Opening, Role};
use crate::told::{self, Line, changes, plain};
use serde_json::Value;
use tharsis_kernel::Seat;
use tharsis_mars::{CardResource, Cause, Event, Owner, Question, Resource};
use tharsis_words::mars::{icon, is_unseen_card};
use tharsis_words::{Glyph, Language, Names};

/// Events a reader can do without: they say nothing that other lines and the page do not.
const fn is_noise(event: &Event) -> bool {
    matches!(event, Event::Refreshed)
}

pub(super) fn lines(events: &[Event], language: &Language, names: &Names) -> Vec<Line> {
    // The log joins runs of the same unseen cards; each run is one line.
    let same = |a: &Event, b: &Event| a == b && is_unseen_card(a);
    let shown = events.iter().filter(|event| !is_noise(event)).copied().collect::<Vec<_>>();
    shown
        .chunk_by(same)
        .map(|run| Line {
            kind: told::kind(&run[0]),
            text: language.log(run, names).concat(),
            role: role(&run[0]),
            quiet: is_quiet(&run[0]),
            seat: seat(&run[0]).map(|seat| seat.0),
            cards: cards(&run[0]),
            area: area(&run[0]),
            changes: changes(run.iter().flat_map(every_change)),
        })
        .collect()
}

/// What the page shows anyway.
pub(super) const fn is_quiet(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegan(_)
            | Event::TurnEnded(_)
            | Event::FirstPlayer(_)
            | Event::Dealt { .. }
            | Event::Drafted { .. }
            | Event::Refreshed
    )
}

/// A turn, a prelude, a greenery at the end are moves; cards are picked one by one.
pub(super) const fn opening(question: &Question) -> Opening {
    match question {
        Question::Turn | Question::Prelude | Question::FinalGreenery | Question::LeaveOut => Opening::Move,
        Question::Corporation | Question::Preludes | Question::Opening(_) => Opening::Series("opening"),
        Question::Draft => Opening::Series("draft"),
        Question::Research(_) => Opening::Series("research"),
        _ => Opening::Reply,
    }
}

pub(super) const fn role(event: &Event) -> Role {
    match *event {
        Event::PhaseBegan { .. } | Event::TurnBegan(_) | Event::FirstPlayer(_) | Event::Refreshed => {
            Role::Mark
        }
        Event::GameEnded { .. } | Event::MapDrawn(_) => Role::Mark,
        Event::CorporationRevealed { .. } | Event::TookPower(_) | Event::EventBegan(_) => Role::Head,
        Event::EventRevealed(_) | Event::EventComing(_) | Event::EventCurrent(_) => Role::Head,
        Event::FleetsBack | Event::Rated { cause: Cause::Revision, .. } => Role::Head,
        Event::Dealt { cause: Cause::Research | Cause::Setup, .. } | Event::MoonInPlay { .. } => Role::Aside,
        Event::Played { .. } | Event::Used { .. } | Event::ProjectUsed { .. } => Role::Deed,
        Event::Converted { .. } | Event::MilestoneClaimed { .. } | Event::AwardFunded { .. } => Role::Deed,
        Event::Passed(_) | Event::TurnEnded(_) | Event::PolicyUsed { .. } | Event::FleetSent { .. } => {
            Role::Deed
        }
        Event::DelegateJoined { cause: Cause::Delegate, .. } | Event::Unplayable { .. } => Role::Deed,
        _ => Role::Result,
    }
}

/// What the rules do at once is told at once: production player by player, everything else by what brought it about.
pub(super) fn together(first: &Event, event: &Event) -> bool {
    match (first, event) {
        (Event::Dealt { .. }, Event::Dealt { .. }) => true,
        (Event::MoonInPlay { .. }, _) => false,
        (Event::Dealt { .. }, _) => false,
        _ => {
            let (before, now) = (cause(first), cause(event));
            before.is_some()
                && before == now
                && (now != Some(Cause::Production) || seat(first) == seat(event))
        }
    }
}

/// What was paid for what a move is called by.
pub(super) fn price(deed: &Event, whole: &[Event]) -> Vec<(Resource, i32)> {
    let bought = match *deed {
        Event::Played { card, .. } => Cause::Card(card),
        Event::ProjectUsed { project, .. } => Cause::Project(project),
        Event::MilestoneClaimed { milestone, .. } => Cause::Milestone(milestone),
        Event::AwardFunded { award, .. } => Cause::Award(award),
        Event::FleetSent { moon, .. } => Cause::Trade(moon),
        _ => return Vec::new(),
    };
    told::added(whole.iter().filter_map(|event| match *event {
        Event::Paid { seat: by, resource, amount, cause } => {
            (cause == bought && Some(by) == seat(deed)).then_some((resource, amount))
        }
        _ => None,
    }))
}

/// The word of a cause, and the cause as a headline.
pub(super) fn summary(first: &Event, language: &Language) -> Option<(String, String)> {
    let cause = cause(first).filter(|_| role(first) != Role::Aside)?;
    Some((told::kind(&cause), language.capitalized(language.cause(cause))))
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

/// All that an event changed.
pub(super) fn every_change(event: &Event) -> Vec<Change> {
    let energy = match *event {
        Event::EnergyToHeat { seat, amount } => {
            Event::Lost { seat, resource: Resource::Energy, amount, by: seat, cause: Cause::Production }
        }
        _ => return change(event).into_iter().collect(),
    };
    change(&energy).into_iter().chain(change(event)).collect()
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
