//! The card list, and the list of global events.

use crate::args::Cards;
use anyhow::{Result, bail};
use serde::Serialize;
use std::process::ExitCode;
use tharsis_kernel::CardId;
use tharsis_mars::{Card, EventId, GLOBAL_EVENTS, Kind, Resource, cards, global_event};
use tharsis_words::mars::{depict, depict_event};
use tharsis_words::{Depiction, Language, Row};

/// A card as other programs get it.
#[derive(Serialize)]
pub(crate) struct CardRow {
    number: &'static str,
    name: String,
    deck: &'static str,
    kind: &'static str,
    /// `null` for corporations.
    cost: Option<u8>,
    tags: Vec<&'static str>,
    requirement: Vec<String>,
    text: String,
    icons: Depiction,
    points: Option<String>,
}

impl CardRow {
    pub(crate) fn of(id: CardId, language: &Language) -> CardRow {
        let card: &Card = cards::card(id);
        let text = language.card_text(id);
        CardRow {
            number: card.number,
            name: language.card_name(id),
            deck: card.deck.word(),
            kind: card.kind.word(),
            cost: (card.kind != Kind::Corporation).then_some(card.cost),
            tags: card.tags.iter().map(|tag| tag.word()).collect(),
            text: language.card(id),
            requirement: text.requirement,
            icons: depict(id),
            points: text.points,
        }
    }

    /// A card of Ares Expedition.
    pub(crate) fn of_ares(id: CardId, language: &Language) -> CardRow {
        let card = tharsis_ares::cards::card(id);
        let words = language.ares();
        let text = words.card_text(id);
        CardRow {
            number: card.number,
            name: words.card_name(id),
            deck: "ares",
            kind: card.kind.word(),
            cost: (card.kind != tharsis_ares::Kind::Corporation).then_some(card.cost),
            tags: card.tags.iter().map(|tag| tag.word()).collect(),
            text: words.card(id),
            requirement: text.requirement,
            icons: tharsis_words::ares::depict(id),
            points: text.points,
        }
    }
}

/// A global event as other programs get it.
#[derive(Serialize)]
struct EventRow {
    name: String,
    revealed_party: String,
    current_party: String,
    text: String,
    icons: Vec<Row>,
}

impl EventRow {
    fn of(id: EventId, language: &Language) -> EventRow {
        let event = global_event(id);
        EventRow {
            name: language.global_event_name(id),
            revealed_party: language.name(event.revealed),
            current_party: language.name(event.current),
            text: language.global_event_text(id),
            icons: depict_event(id),
        }
    }
}

fn list_events(args: &Cards, language: &Language) -> Result<ExitCode> {
    let rows: Vec<EventRow> =
        (0..GLOBAL_EVENTS.len()).map(|id| EventRow::of(id as EventId, language)).collect();
    if args.json {
        out!("{}", serde_json::to_string_pretty(&rows)?);
    } else {
        for row in &rows {
            out!("{} [{} / {}]\n    {}", row.name, row.revealed_party, row.current_party, row.text);
        }
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn run(args: &Cards) -> Result<ExitCode> {
    let language = args.lang.language;
    if args.game == "ares" {
        if args.deck.is_some() || args.events {
            bail!("Ares Expedition has one deck and no global events: leave out --deck and --events");
        }
        return list_ares(args.json, language);
    }
    if args.events {
        return list_events(args, language);
    }
    let wanted = |card: &Card| args.deck.as_ref().is_none_or(|deck| card.deck.word() == deck);
    let ids = (0..cards::N_CARDS as CardId).filter(|&id| wanted(cards::card(id)));
    if args.json {
        let rows: Vec<CardRow> = ids.map(|id| CardRow::of(id, language)).collect();
        out!("{}", serde_json::to_string_pretty(&rows)?);
    } else {
        ids.for_each(|id| print(id, language));
    }
    Ok(ExitCode::SUCCESS)
}

/// The cards of Ares Expedition.
fn list_ares(json: bool, language: &Language) -> Result<ExitCode> {
    let ids = 0..tharsis_ares::cards::N_CARDS as CardId;
    let rows: Vec<CardRow> = ids.map(|id| CardRow::of_ares(id, language)).collect();
    if json {
        out!("{}", serde_json::to_string_pretty(&rows)?);
        return Ok(ExitCode::SUCCESS);
    }
    for row in &rows {
        let cost =
            row.cost.map_or(String::new(), |cost| format!(" {cost} {}", language.name(Resource::Money)));
        out!("{} {}{cost} [{}]\n    {}", row.number, row.name, row.tags.join(", "), row.text);
    }
    Ok(ExitCode::SUCCESS)
}

/// A card in two lines: what stands at its head, and its text.
fn print(id: CardId, language: &Language) {
    let card = cards::card(id);
    let price = match card.kind {
        Kind::Corporation | Kind::Prelude => String::new(),
        Kind::Automated | Kind::Active | Kind::Event => {
            format!(" {} {}", card.cost, language.name(Resource::Money))
        }
    };
    let tags: Vec<String> = card.tags.iter().map(|&tag| language.name(tag)).collect();
    let name = language.card_name(id);
    out!("{} {name}{price} [{}]\n    {}", card.number, tags.join(", "), language.card(id));
}
