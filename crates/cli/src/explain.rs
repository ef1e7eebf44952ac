//! All about a card, global event or party: text, icons, facts, rulings and tests.

use crate::args::Explain;
use crate::scenario::bundled;
use anyhow::{Result, bail};
use std::process::ExitCode;
use tharsis_arena::numbers::{Counted, Provenance, Table};
use tharsis_ares::Ares;
use tharsis_kernel::CardId;
use tharsis_mars::{EventId, Mars, Moon, PARTIES, Programme, cards, event_by_name, global_event};
use tharsis_words::mars::{depict, depict_event, depict_party, event_shorthand, moon_shorthand, shorthand};
use tharsis_words::{Language, Row};

/// Notes of the fact table and rulings, which live in the repository's files and nowhere else.
const FACTS: [&str; 5] = [
    include_str!("../../../facts/mars-base-cards.toml"),
    include_str!("../../../facts/mars-colonies.toml"),
    include_str!("../../../facts/mars-turmoil.toml"),
    include_str!("../../../facts/mars-prelude.toml"),
    include_str!("../../../facts/mars-venus.toml"),
];
const RULINGS: &str = include_str!("../../../docs/rules/mars-rulings.md");
const ARES_FACTS: &str = include_str!("../../../facts/ares-cards.toml");
const ARES_RULINGS: &str = include_str!("../../../docs/rules/ares-rulings.md");

pub(crate) fn run(args: &Explain) -> Result<ExitCode> {
    if args.game == "ares" {
        return explain_ares(args);
    }
    let language = args.lang.language;
    let wanted = args.card.join(" ");
    if let Some(moon) = Moon::from_word(&wanted.to_lowercase()) {
        explain_moon(moon, language);
        return Ok(ExitCode::SUCCESS);
    }
    let party = PARTIES.iter().find(|programme| programme.name.eq_ignore_ascii_case(&wanted));
    if let Some(party) = party {
        explain_party(party, language);
        return Ok(ExitCode::SUCCESS);
    }
    // Cards and events share the names Sabotage and Asteroid Mining; both are told then.
    let event = event_by_name(&wanted);
    if let Some(event) = event {
        explain_event(event, language);
    }
    if event.is_none() || cards::by_name(&wanted).is_some() {
        let names = (0..cards::N_CARDS as CardId).map(|id| language.card_name(id)).collect();
        explain_card(find(&wanted, cards::by_number, cards::by_name, names)?, language);
    }
    Ok(ExitCode::SUCCESS)
}

fn explain_card(id: CardId, language: &Language) {
    let card = cards::card(id);
    out!("{} {}", card.number, language.card_name(id));
    let lines = |text: String| text.lines().map(str::to_string).collect();
    print_list("text", vec![language.card(id)]);
    print_list("icons", lines(depict(id).to_string()));
    print_list("facts", lines(shorthand(id).to_string()));
    print_list("notes", notes(&FACTS, "card", "number", card.number));
    print_list("rulings", rulings(RULINGS, card.name));
    print_numbers(Mars::shipped(), card.number, &|id| language.card_name(id), cards::by_number);
    print_list("tests", tests(card.name));
}

fn explain_event(id: EventId, language: &Language) {
    let event = global_event(id);
    let facts = event_shorthand(id);
    out!("{} (global event)", language.global_event_name(id));
    print_list("text", vec![language.global_event_text(id)]);
    print_list("icons", in_letters(&depict_event(id)));
    let mut lines = vec![
        format!("revealed_party  {}", facts.revealed_party),
        format!("current_party   {}", facts.current_party),
    ];
    lines.extend(facts.effect.iter().map(|line| format!("effect          {line}")));
    lines.extend(facts.formula.iter().map(|line| format!("formula         {line}")));
    lines.extend(facts.solo.map(|line| format!("solo            {line}")));
    print_list("facts", lines);
    print_list("notes", notes(&FACTS, "global_event", "name", event.name));
    print_list("rulings", rulings(RULINGS, event.name));
    print_list("tests", tests(event.name));
    out!();
}

fn explain_party(programme: &Programme, language: &Language) {
    let party = programme.party;
    out!("{}", language.name(party));
    print_list("text", vec![language.ruling_bonus_text(party), language.policy_text(party)]);
    print_list("icons", in_letters(&depict_party(party)));
    print_list("notes", notes(&FACTS, "party", "name", programme.name));
    print_list("tests", tests(programme.name));
}

fn in_letters(rows: &[Row]) -> Vec<String> {
    rows.iter().map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>().join("  ")).collect()
}

fn rulings(text: &str, name: &str) -> Vec<String> {
    text.lines().filter(|line| line.contains(name)).map(str::to_string).collect()
}

/// All about a colony tile.
fn explain_moon(moon: Moon, language: &Language) {
    let name = language.name(moon);
    out!("{name}");
    let text = language.moon_text(moon);
    let mut lines = vec![format!("build: {}", text.build), format!("colony bonus: {}", text.bonus)];
    lines.extend(text.income.iter().enumerate().map(|(i, income)| format!("trade at {i}: {income}")));
    lines.extend(text.wakes);
    print_list("text", lines);
    print_list("notes", notes(&FACTS, "colony", "name", &moon_shorthand(moon).name));
    print_list("tests", tests(&name));
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
    print_list("notes", notes(&[ARES_FACTS], "card", "number", card.number));
    print_list("rulings", rulings(ARES_RULINGS, card.name));
    print_numbers(Ares::shipped(), card.number, &|id| words.card_name(id), cards::by_number);
    print_list("tests", tests(card.name).into_iter().filter(|path| path.contains("ares")).collect());
    Ok(ExitCode::SUCCESS)
}

/// What became of a card in many games; nothing where it was in none.
fn print_numbers(
    table: &Table,
    number: &str,
    name: &dyn Fn(CardId) -> String,
    by_number: impl Fn(&str) -> Option<CardId>,
) {
    let Some(it) = table.cards.get(number).filter(|it| it.offered + it.held() > 0) else { return };
    let share = |n: u64, of: u64| 100.0 * n as f64 / of.max(1) as f64;
    let mut lines = vec![
        format!("offered {} times, kept {:.0} %", it.offered, share(it.kept, it.offered)),
        format!("had {} times, played {:.0} %", it.held(), share(it.played, it.held())),
    ];
    if it.held() > 0 {
        let (wins, margin) = (it.wins as f64 / 10.0, it.margin as f64 / 10.0);
        lines.push(format!("won {wins:.1} % of what is fair (± {margin:.1})"));
    }
    if it.played > 0 {
        let [points, rating] = [it.points, it.rating].map(|sum| sum as f64 / 100.0);
        lines.push(format!(
            "played in round {:.1}, points {points:.2}, rating {rating:+.2}",
            it.round as f64 / 10.0
        ));
    }
    lines.extend(it.partners.iter().map(|partner| {
        let name = by_number(&partner.card).map_or_else(String::new, name);
        let gain = partner.gain as f64 / 10.0;
        format!("with {} {name} {gain:+.1} % ({} times)", partner.card, partner.games)
    }));
    let Provenance { bots, date, .. } = &table.provenance;
    lines.push(format!("from {} games of {bots}, {date}; docs/numbers.md tells what they mean", table.games));
    print_list("numbers", lines);
}

fn print_list(head: &str, lines: Vec<String>) {
    if !lines.is_empty() {
        out!("\n{head}");
        lines.iter().for_each(|line| out!("  {line}"));
    }
}

/// The notes of the fact tables on the entry of a list whose key has this value.
fn notes(facts: &[&str], list: &str, key: &str, value: &str) -> Vec<String> {
    let parse = |text: &&str| text.parse::<toml::Table>().expect("the fact tables are well-formed");
    let tables: Vec<toml::Table> = facts.iter().map(parse).collect();
    let entries = tables.iter().filter_map(|table| table.get(list)?.as_array()).flatten();
    let notes = entries.filter(|entry| entry.get(key).and_then(toml::Value::as_str) == Some(value));
    let notes = notes.filter_map(|entry| entry.get("notes")?.as_array()).flatten();
    notes.filter_map(|note| note.as_str().map(str::to_string)).collect()
}

/// The scenarios that name the card.
fn tests(name: &str) -> Vec<String> {
    let quoted = serde_json::to_string(name).expect("a name is a string");
    let naming = bundled().filter(|(_, text)| text.contains(&quoted));
    naming.map(|(path, _)| format!("scenarios/{path}")).collect()
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
        bail!(
            "there is no card \"{wanted}\"; `tharsis cards` lists them all, `tharsis cards --events` the events"
        );
    }
    bail!("there is no card \"{wanted}\"; did you mean {}?", close.join(", "))
}
