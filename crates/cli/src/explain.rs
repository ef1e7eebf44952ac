//! All about a card: text, icons, facts, rulings and tests.

use crate::args::Explain;
use crate::scenario::Bundled;
use anyhow::{Result, bail};
use std::process::ExitCode;
use tharsis_kernel::CardId;
use tharsis_mars::cards;
use tharsis_words::{depict, shorthand};

/// Notes of the fact table and rulings, which live in the repository's files and nowhere else.
const FACTS: &str = include_str!("../../../facts/mars-base-cards.toml");
const RULINGS: &str = include_str!("../../../docs/rules/mars-rulings.md");
const ARES_FACTS: &str = include_str!("../../../facts/ares-cards.toml");
const ARES_RULINGS: &str = include_str!("../../../docs/rules/ares-rulings.md");

pub(crate) fn run(args: &Explain) -> Result<ExitCode> {
    if args.game == "ares" {
        return explain_ares(args);
    }
    let language = args.lang.language;
    let names = (0..cards::N_CARDS as CardId).map(|id| language.card_name(id)).collect();
    let id = find(&args.card.join(" "), cards::by_number, cards::by_name, names)?;
    let card = cards::card(id);
    out!("{} {}", card.number, language.card_name(id));
    let lines = |text: String| text.lines().map(str::to_string).collect();
    print_list("text", vec![language.card(id)]);
    print_list("icons", lines(depict(id).to_string()));
    print_list("facts", lines(shorthand(id).to_string()));
    print_list("notes", notes(FACTS, card.number));
    print_list(
        "rulings",
        RULINGS.lines().filter(|line| line.contains(card.name)).map(str::to_string).collect(),
    );
    print_list("tests", tests(card.name));
    Ok(ExitCode::SUCCESS)
}

fn explain_ares(args: &Explain) -> Result<ExitCode> {
    use tharsis_ares::cards;
    let words = args.lang.language.ares();
    let names = (0..cards::N_CARDS as CardId).map(|id| words.card_name(id)).collect();
    let id = find(&args.card.join(" "), cards::by_number, cards::by_name, names)?;
    let card = cards::card(id);
    out!("{} {}", card.number, words.card_name(id));
    let lines = |text: String| text.lines().map(str::to_string).collect();
    print_list("text", vec![words.card(id)]);
    print_list("icons", lines(tharsis_words::ares::depict(id).to_string()));
    print_list("facts", lines(tharsis_words::ares::shorthand(id).to_string()));
    print_list("notes", notes(ARES_FACTS, card.number));
    let rulings = ARES_RULINGS.lines().filter(|line| line.contains(card.name));
    print_list("rulings", rulings.map(str::to_string).collect());
    print_list("tests", tests(card.name).into_iter().filter(|path| path.contains("ares")).collect());
    Ok(ExitCode::SUCCESS)
}

fn print_list(head: &str, lines: Vec<String>) {
    if !lines.is_empty() {
        out!("\n{head}");
        lines.iter().for_each(|line| out!("  {line}"));
    }
}

fn notes(facts: &str, number: &str) -> Vec<String> {
    let facts: toml::Table = facts.parse().expect("the fact table is well-formed");
    let cards = facts["card"].as_array().expect("a list of cards");
    let card = cards.iter().find(|card| card["number"].as_str() == Some(number));
    let notes = card.and_then(|card| card.get("notes")).and_then(toml::Value::as_array);
    notes.into_iter().flatten().filter_map(|note| note.as_str().map(str::to_string)).collect()
}

/// The scenarios that name the card.
fn tests(name: &str) -> Vec<String> {
    let quoted = serde_json::to_string(name).expect("a name is a string");
    Bundled::iter()
        .filter(|path| {
            let file = Bundled::get(path).expect("a bundled file");
            String::from_utf8_lossy(&file.data).contains(&quoted)
        })
        .map(|path| format!("scenarios/{path}"))
        .collect()
}

/// A card by its number or name, in English or the reader's language; close names are suggested.
fn find(
    wanted: &str,
    by_number: impl Fn(&str) -> Option<CardId>,
    by_name: impl Fn(&str) -> Option<CardId>,
    names: Vec<String>,
) -> Result<CardId> {
    let lower = wanted.to_lowercase();
    let translated = || names.iter().position(|name| name.to_lowercase() == lower).map(|row| row as CardId);
    let known = by_number(&wanted.to_uppercase()).or_else(|| by_name(wanted));
    if let Some(id) = known.or_else(translated) {
        return Ok(id);
    }
    let close: Vec<&str> =
        names.iter().map(String::as_str).filter(|name| name.to_lowercase().contains(&lower)).collect();
    if close.is_empty() {
        bail!("there is no card \"{wanted}\"; `tharsis cards` lists them all");
    }
    bail!("there is no card \"{wanted}\"; did you mean {}?", close.join(", "))
}
