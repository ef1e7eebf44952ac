//! Events as lines of the log, as icons with numbers, and as JSON.

use super::scene::number;
use crate::api::Change;
use crate::story::{Opening, Role};
use crate::told::{self, Line, changes, plain};
use serde_json::Value;
use tharsis_ares::{Cause, Event, Parameter, Question, Resource};
use tharsis_kernel::{CardId, Seat};
use tharsis_words::ares::{icon, is_unseen_card};
use tharsis_words::{Glyph, Language, Names};

pub(super) fn lines(events: &[Event], language: &Language, names: &Names) -> Vec<Line> {
    // The log joins runs of the same unseen cards; each run is one line.
    let same = |a: &Event, b: &Event| a == b && is_unseen_card(a);
    events
        .chunk_by(same)
        .map(|run| Line {
            kind: told::kind(&run[0]),
            text: language.ares().log(run, names).concat(),
            role: role(&run[0]),
            quiet: is_quiet(&run[0]),
            seat: seat(&run[0]).map(|seat| seat.0),
            cards: cards(&run[0]),
            area: None,
            changes: changes(run.iter().filter_map(change)),
        })
        .collect()
}

/// What the page shows anyway.
pub(super) const fn is_quiet(event: &Event) -> bool {
    matches!(event, Event::Planned { .. } | Event::Finished { .. } | Event::Dealt { .. })
}

/// Whatever is done in a phase is a move; cards are picked one by one.
pub(super) const fn opening(question: &Question) -> Opening {
    match question {
        Question::Opening => Opening::Series("opening"),
        Question::Keep => Opening::Series("keep"),
        Question::HandLimit => Opening::Series("hand-limit"),
        Question::Plan | Question::Neutral | Question::Work | Question::Rise => Opening::Move,
        Question::Pool | Question::Offer | Question::Swap(_) => Opening::Move,
        Question::Pay(_) | Question::Decide { .. } | Question::Order(_) => Opening::Reply,
    }
}

pub(super) const fn role(event: &Event) -> Role {
    match *event {
        Event::PhaseBegan { .. } | Event::GameEnded { .. } | Event::Revealed { .. } => Role::Mark,
        Event::CorporationRevealed { .. } | Event::Counted { .. } => Role::Head,
        Event::Dealt { cause: Cause::Setup | Cause::Phase(_), .. } => Role::Aside,
        Event::Played { .. } | Event::Used { .. } | Event::StandardUsed { .. } => Role::Deed,
        Event::Finished { .. } | Event::Planned { .. } | Event::Took { .. } | Event::Sold { .. } => {
            Role::Deed
        }
        Event::Offered { .. } | Event::Swapped { .. } => Role::Deed,
        _ => Role::Result,
    }
}

/// What a phase gives is told player by player.
pub(super) fn together(first: &Event, event: &Event) -> bool {
    match (first, event) {
        (Event::Dealt { .. }, Event::Dealt { .. }) => true,
        (Event::Dealt { .. }, _) | (_, Event::Dealt { .. }) => false,
        _ => {
            let (before, now) = (first.cause(), event.cause());
            before.is_some() && before == now && seat(first) == seat(event)
        }
    }
}

/// What was paid for what a move is called by.
pub(super) fn price(deed: &Event, whole: &[Event]) -> Vec<(Resource, i32)> {
    let bought = match *deed {
        Event::Played { card, .. } => Cause::Card(card),
        Event::StandardUsed { standard, .. } => Cause::Standard(standard),
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
    let cause = first.cause().filter(|_| role(first) != Role::Aside)?;
    let kind = if matches!(cause, Cause::Phase(_)) { "production".to_string() } else { told::kind(&cause) };
    Some((kind, language.capitalized(language.ares().cause(cause))))
}

pub(super) fn event_json(event: &Event) -> Value {
    told::event_json(event, &["card"], number)
}

/// Whom an event concerns.
pub(super) fn seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::CorporationRevealed { seat, .. }
        | Event::Planned { seat, .. }
        | Event::Played { seat, .. }
        | Event::Used { seat, .. }
        | Event::StandardUsed { seat, .. }
        | Event::Finished { seat }
        | Event::Sold { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Produced { seat, .. }
        | Event::Levelled { seat, .. }
        | Event::Rated { seat, .. }
        | Event::Flipped { seat, .. }
        | Event::Forested { seat, .. }
        | Event::Added { seat, .. }
        | Event::Removed { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Dealt { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Shown { seat, .. }
        | Event::Allowed { seat, .. }
        | Event::Took { seat, .. }
        | Event::Offered { seat, .. }
        | Event::Swapped { seat, .. } => Some(seat),
        Event::Revealed { seat, .. } | Event::Raised { seat, .. } => seat,
        Event::PhaseBegan { .. } | Event::Reshuffled | Event::Counted { .. } | Event::GameEnded { .. } => {
            None
        }
    }
}

/// The card an event itself is about.
const fn card(event: &Event) -> Option<CardId> {
    match *event {
        Event::CorporationRevealed { card, .. }
        | Event::Played { card, .. }
        | Event::Used { card, .. }
        | Event::Added { card, .. }
        | Event::Removed { card, .. }
        | Event::Shown { card, .. } => Some(card),
        Event::Drew { card, .. }
        | Event::Dealt { card, .. }
        | Event::Sold { card, .. }
        | Event::Discarded { card, .. }
        | Event::Offered { card, .. }
        | Event::Swapped { card, .. } => card,
        _ => None,
    }
}

fn cards(event: &Event) -> Vec<String> {
    let caused = match event.cause() {
        Some(Cause::Card(card)) => Some(card),
        _ => None,
    };
    let mut cards: Vec<String> = card(event).into_iter().chain(caused).map(number).collect();
    cards.dedup();
    cards
}

/// A change as an icon with a number; nothing for events that only tell what was done.
pub(super) fn change(event: &Event) -> Option<Change> {
    let of = |seat: Seat, glyph: Glyph, by: i32| plain(&glyph.icon, Some(seat), Some(by));
    let global = |parameter: Parameter, by| plain(&icon::parameter(parameter).icon, None, Some(by));
    match *event {
        Event::Paid { seat, resource, amount, .. } => Some(of(seat, icon::resource(resource), -amount)),
        Event::Gained { seat, resource, amount, .. } => Some(of(seat, icon::resource(resource), amount)),
        Event::Produced { seat, product, steps, .. } => {
            Some(Change { production: true, ..of(seat, icon::product(product), steps.into()) })
        }
        Event::Levelled { seat, level, steps, .. } => Some(of(seat, icon::level(level), steps.into())),
        Event::Rated { seat, steps, .. } => Some(plain("tr", Some(seat), Some(steps.into()))),
        Event::Raised { parameter: Parameter::Temperature, .. } => Some(global(Parameter::Temperature, 2)),
        Event::Raised { parameter, .. } => Some(global(parameter, 1)),
        Event::Flipped { again: false, .. } => Some(global(Parameter::Oceans, 1)),
        Event::Forested { seat, .. } => Some(plain("forest", Some(seat), Some(1))),
        Event::Added { seat, card, resource, amount, .. } => {
            Some(Change { card: Some(number(card)), ..of(seat, icon::held(resource), amount.into()) })
        }
        Event::Removed { seat, card, resource, amount, .. } => {
            Some(Change { card: Some(number(card)), ..of(seat, icon::held(resource), -i32::from(amount)) })
        }
        Event::Drew { seat, .. } => Some(plain("card", Some(seat), Some(1))),
        Event::Revealed { seat, phase } => Some(plain(&icon::phase(phase).icon, seat, None)),
        _ => None,
    }
}
