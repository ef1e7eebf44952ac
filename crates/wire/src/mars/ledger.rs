//! Where a number comes from: every event that changed it.

use super::lines::cause;
use crate::api::LedgerLine;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::{Event, Resource, State};
use tharsis_words::{Language, Names};

/// `money`, `production.money` … and `rating`.
pub(super) fn numbers() -> Vec<String> {
    let words = Resource::ALL.iter().map(|resource| resource.word());
    let production = words.clone().map(|word| format!("production.{word}"));
    words.map(str::to_string).chain(production).chain(["rating".to_string()]).collect()
}

/// A number as it stands.
pub(super) fn value(state: &State, seat: Seat, number: &str) -> Option<i32> {
    let player = state.player(seat);
    let of = |word: &str| Resource::ALL.iter().find(|it| it.word() == word).map(|it| it.idx());
    match number.strip_prefix("production.") {
        _ if number == "rating" => Some(i32::from(player.rating)),
        Some(word) => of(word).map(|i| i32::from(player.production[i])),
        None => of(number).map(|i| player.stock[i]),
    }
}

pub(super) fn booked(event: &Event, seat: Seat, number: &str) -> Option<i32> {
    let is = |resource: Resource| resource.word() == number;
    let is_production = |resource: Resource| number.strip_prefix("production.") == Some(resource.word());
    match *event {
        Event::Paid { seat: of, resource, amount, .. } | Event::Lost { seat: of, resource, amount, .. }
            if of == seat && is(resource) =>
        {
            Some(-amount)
        }
        Event::Gained { seat: of, resource, amount, .. } if of == seat && is(resource) => Some(amount),
        Event::EnergyToHeat { seat: of, amount } if of == seat && is(Resource::Energy) => Some(-amount),
        Event::EnergyToHeat { seat: of, amount } if of == seat && is(Resource::Heat) => Some(amount),
        Event::Produced { seat: of, resource, steps, .. } if of == seat && is_production(resource) => {
            Some(i32::from(steps))
        }
        Event::Rated { seat: of, steps, .. } if of == seat && number == "rating" => Some(i32::from(steps)),
        _ => None,
    }
}

pub(super) fn reason(event: &Event, language: &Language) -> String {
    match cause(event) {
        Some(cause) => language.capitalized(language.cause(cause)),
        None => language.event(event, &Names::default()),
    }
}

/// The cards that give points, and how many.
pub(super) fn card_points(state: &State, seat: Seat) -> Vec<(CardId, i32)> {
    let player = state.player(seat);
    let in_order = player.tableau.or(&player.events);
    let worth = in_order.iter().map(|id| (id, state.card_points(seat, id)));
    worth.filter(|&(_, points)| points != 0).collect()
}

pub(super) fn points(state: &State, seat: Seat, language: &Language) -> Vec<LedgerLine> {
    let mut total = 0;
    card_points(state, seat)
        .into_iter()
        .map(|(id, amount)| {
            total += amount;
            let round = u32::from(state.generation());
            LedgerLine { step: 0, round, amount, total, reason: language.card_name(id) }
        })
        .collect()
}
