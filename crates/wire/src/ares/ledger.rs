//! Where a number comes from: every event that changed it.

use crate::api::LedgerLine;
use tharsis_ares::{Event, Level, Product, Resource, State};
use tharsis_kernel::{CardId, Seat};
use tharsis_words::{Language, Names};

/// `money` …, `production.money` …, `steel`, `titanium`, `rating` and `forests`.
pub(super) fn numbers() -> Vec<String> {
    let stock = Resource::ALL.iter().map(|resource| resource.word().to_string());
    let production = Product::ALL.iter().map(|product| format!("production.{}", product.word()));
    let levels = Level::ALL.iter().map(|level| level.word().to_string());
    stock.chain(production).chain(levels).chain(["rating", "forests"].map(str::to_string)).collect()
}

/// A number as it stands.
pub(super) fn value(state: &State, seat: Seat, number: &str) -> Option<i32> {
    let player = state.player(seat);
    let made = |word: &str| Product::ALL.iter().position(|it| it.word() == word);
    let stock = || Resource::ALL.iter().position(|it| it.word() == number).map(|i| player.stock[i]);
    let level = || Level::ALL.iter().position(|it| it.word() == number).map(|i| i32::from(player.levels[i]));
    match number.strip_prefix("production.") {
        _ if number == "rating" => Some(i32::from(player.rating)),
        _ if number == "forests" => Some(i32::from(player.forests)),
        Some(word) => made(word).map(|i| i32::from(player.production[i])),
        None => stock().or_else(level),
    }
}

pub(super) fn booked(event: &Event, seat: Seat, number: &str) -> Option<i32> {
    let is_production = |product: Product| number.strip_prefix("production.") == Some(product.word());
    match *event {
        Event::Paid { seat: of, resource, amount, .. } if of == seat && resource.word() == number => {
            Some(-amount)
        }
        Event::Gained { seat: of, resource, amount, .. } if of == seat && resource.word() == number => {
            Some(amount)
        }
        Event::Produced { seat: of, product, steps, .. } if of == seat && is_production(product) => {
            Some(i32::from(steps))
        }
        Event::Levelled { seat: of, level, steps, .. } if of == seat && level.word() == number => {
            Some(i32::from(steps))
        }
        Event::Rated { seat: of, steps, .. } if of == seat && number == "rating" => Some(i32::from(steps)),
        Event::Forested { seat: of, .. } if of == seat && number == "forests" => Some(1),
        _ => None,
    }
}

pub(super) fn reason(event: &Event, language: &Language) -> String {
    match event.cause() {
        Some(cause) => language.capitalized(language.ares().cause(cause)),
        None => language.ares().event(event, &Names::default()),
    }
}

/// The cards that give points, and how many.
pub(super) fn card_points(state: &State, seat: Seat) -> Vec<(CardId, i32)> {
    let worth = state.player(seat).tableau.iter().map(|id| (id, state.card_points(seat, id)));
    worth.filter(|&(_, points)| points != 0).collect()
}

pub(super) fn points(state: &State, seat: Seat, language: &Language) -> Vec<LedgerLine> {
    let mut total = 0;
    card_points(state, seat)
        .into_iter()
        .map(|(id, amount)| {
            total += amount;
            let round = u32::from(state.round());
            LedgerLine { step: 0, round, amount, total, reason: language.ares().card_name(id) }
        })
        .collect()
}
