//! What an opening would come to: corporation, cards and preludes together, source by source.

use super::lines::{cause, change};
use super::scene::number;
use crate::api::{Account, AccountLine, Change};
use crate::told::{changes, plain};
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::{Cause, Event, Resource, State, cards};
use tharsis_words::Language;
use tharsis_words::mars::icon;

pub(super) fn account(state: &State, seat: Seat, language: &Language) -> Option<Account> {
    let events = state.opening_events(seat)?;
    let own = own_cards(&events);
    let mut lines: Vec<(Cause, AccountLine)> = Vec::new();
    let (mut counted, mut more) = (Vec::new(), false);
    for event in &events {
        if let Event::Unplayable { card, .. } = *event {
            lines.push((
                Cause::Prelude,
                AccountLine { unplayable: true, ..line(Cause::Card(card), language) },
            ));
        }
        more |= matches!(event, Event::Placed { .. } | Event::NextCard { .. });
        let Some((cause, told)) = cause(event).zip(change(event)) else { continue };
        if !is_sure(cause, &own) {
            continue;
        }
        let told = Change { seat: None, ..told };
        counted.push(told.clone());
        match lines.iter_mut().rev().find(|(of, _)| *of == cause) {
            Some((_, line)) => line.changes.push(told),
            None => lines.push((cause, AccountLine { changes: vec![told], ..line(cause, language) })),
        }
    }
    let lines = lines.into_iter().map(|(_, line)| AccountLine {
        changes: changes(line.changes.into_iter().filter(|change| change.by != Some(0))),
        ..line
    });
    Some(Account { lines: lines.collect(), total: total(state, seat, counted), more })
}

/// The corporation and the preludes played.
fn own_cards(events: &[Event]) -> Vec<CardId> {
    let own = |event: &Event| match *event {
        Event::CorporationRevealed { card, .. } => Some(card),
        Event::Played { card, .. } if cards::PRELUDES.has(card) => Some(card),
        _ => None,
    };
    events.iter().filter_map(own).collect()
}

/// Whether what has this cause does not hang on an area or card chosen on the way.
fn is_sure(cause: Cause, own: &[CardId]) -> bool {
    match cause {
        Cause::Card(id) => own.contains(&id),
        Cause::Research | Cause::Setup | Cause::Prelude | Cause::BonusStep { .. } => true,
        _ => false,
    }
}

fn line(cause: Cause, language: &Language) -> AccountLine {
    let card = if let Cause::Card(id) = cause { Some(number(id)) } else { None };
    let text = language.capitalized(language.cause(cause));
    AccountLine { text, card, changes: Vec::new(), unplayable: false }
}

/// What the seat starts with and all that is counted, together.
fn total(state: &State, seat: Seat, counted: Vec<Change>) -> Vec<Change> {
    let player = state.player(seat);
    let money = icon::resource(Resource::Money).icon.into_owned();
    let mut all = vec![
        plain(&money, None, Some(player.stock(Resource::Money))),
        plain("tr", None, Some(i32::from(player.rating))),
    ];
    for &resource in Resource::ALL {
        let start = i32::from(player.production(resource));
        let symbol = icon::resource(resource).icon.into_owned();
        all.push(Change { production: true, ..plain(&symbol, None, Some(start)) });
    }
    all.extend(counted.into_iter().filter(|change| change.by.is_some()));
    changes(all.into_iter())
}
