//! The card tables against the fact tables: two independent witnesses, compared card by card and field by
//! field. Colony tiles likewise.

use std::collections::BTreeMap;
use tharsis_mars::Moon;
use tharsis_mars::cards::{CARDS, by_number};
use tharsis_words::{MoonShorthand, Shorthand, moon_shorthand, shorthand};

const BASE: &str = include_str!("../../../facts/mars-base-cards.toml");
const COLONIES: &str = include_str!("../../../facts/mars-colonies.toml");

/// Fields of the tables that are not ours to print: remarks, and how many copies are in the box.
const NOT_COMPARED: [&str; 2] = ["notes", "copies"];

/// What the table of Colonies says in other words than that of the base game, with those words.
const OTHER_WORDS: [(&str, &str); 19] = [
    ("2 floaters to", "2 floater to"),
    ("3 floaters to", "3 floater to"),
    ("N floaters to", "N floater to"),
    ("2 microbes to", "2 microbe to"),
    ("3 microbes to", "3 microbe to"),
    ("N microbes to", "N microbe to"),
    ("N animals to", "N animal to"),
    ("to another card", "to another card of yours"),
    ("any player: steal up to 5 M€ (optional)", "steal up to 5 M€ from any player"),
    ("your next card played in this generation", "your next card in this generation"),
    ("(this one included, rounded down)", "(this card's own included)"),
    ("(this corporation's own tag included)", "(this card's own included)"),
    ("(any owner, Mars and space)", "(any owner, on Mars and in space)"),
    (" per such tag", ""),
    (" per new kind", ""),
    (" °C", ""),
    ("spend 1 floater here", "remove 1 floater from this card"),
    ("spend 2 floaters here", "remove 2 floater from this card"),
    ("a card with a space tag: cost -4 M€", "a card with a space tag: cost -4 M€ per space tag on it"),
];

type Fields = BTreeMap<String, String>;

#[test]
fn every_card_is_as_in_the_fact_tables() {
    let mut differences = Vec::new();
    let mut rows = 0;
    for (text, other_words) in [(BASE, &[][..]), (COLONIES, &OTHER_WORDS)] {
        for (number, fact) in facts(text, "card", "number", other_words) {
            rows += 1;
            match by_number(&number) {
                Some(id) => differences.extend(differing(&number, &fact, &fields(shorthand(id)))),
                None => differences.push(format!("{number}: not in our tables")),
            }
        }
    }
    assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
    assert_eq!(rows, CARDS.len(), "each card once");
}

#[test]
fn every_colony_tile_is_as_in_the_fact_table() {
    let mut differences = Vec::new();
    let facts = facts(COLONIES, "colony", "name", &OTHER_WORDS);
    for &moon in Moon::ALL {
        let ours = moon_shorthand(moon);
        match facts.get(&ours.name) {
            Some(fact) => differences.extend(differing(&ours.name.clone(), fact, &fields_of_moon(ours))),
            None => differences.push(format!("{}: not in the fact table", ours.name)),
        }
    }
    assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
    assert_eq!(facts.len(), Moon::ALL.len(), "each tile once");
}

/// Other words than ours are all needed: none is left over from an old table.
#[test]
fn no_other_word_is_idle() {
    for (theirs, _) in OTHER_WORDS {
        assert!(COLONIES.contains(theirs), "\"{theirs}\" is nowhere in the table");
    }
}

/// The rows of a list of a table by what names them, in our words.
fn facts(text: &str, list: &str, key: &str, other_words: &[(&str, &str)]) -> BTreeMap<String, Fields> {
    let table: toml::Table = text.parse().expect("a well-formed fact table");
    let in_our_words = |value: &toml::Value| {
        other_words.iter().fold(value.to_string(), |text, (theirs, ours)| text.replace(theirs, ours))
    };
    let row = |row: &toml::Value| -> (String, Fields) {
        let fields = row.as_table().expect("a row is a table").iter();
        let compared = fields.filter(|(field, _)| !NOT_COMPARED.contains(&field.as_str()));
        let fields = compared.map(|(field, value)| (field.clone(), in_our_words(value))).collect();
        (row[key].as_str().expect("a name").to_string(), fields)
    };
    table[list].as_array().expect("a list").iter().map(row).collect()
}

/// Our card as the fields a fact table would have.
fn fields(card: Shorthand) -> Fields {
    let mut fields = BTreeMap::new();
    let mut set = |field: &str, value: toml::Value| fields.insert(field.to_string(), value.to_string());
    set("number", card.number.into());
    set("name", card.name.into());
    set("deck", card.deck.into());
    set("kind", card.kind.into());
    if let Some(cost) = card.cost {
        set("cost", i64::from(cost).into());
    }
    let lists = [
        ("tags", card.tags),
        ("requires", card.requires),
        ("start", card.start),
        ("immediate", card.immediate),
        ("action", card.action),
        ("effect", card.effect),
    ];
    for (field, list) in lists {
        if !list.is_empty() {
            set(field, list.into());
        }
    }
    for (field, text) in [("holds", card.holds), ("first_action", card.first_action)] {
        if let Some(text) = text {
            set(field, text.into());
        }
    }
    if let Some(points) = card.vp {
        set("vp", number_or_text(points));
    }
    fields
}

/// Our colony tile as the fields a fact table would have.
fn fields_of_moon(moon: MoonShorthand) -> Fields {
    let mut fields = BTreeMap::new();
    let mut set = |field: &str, value: toml::Value| fields.insert(field.to_string(), value.to_string());
    set("name", moon.name.into());
    set("trade", moon.trade.into());
    set("track", toml::Value::Array(moon.track.into_iter().map(number_or_text).collect()));
    set("build", moon.build.into());
    set("colony_bonus", moon.colony_bonus.replace(" and ", ", then ").into());
    set("start_step", i64::from(moon.start_step).into());
    set("starts_active", moon.wakes_on.is_none().into());
    if let Some(resource) = moon.wakes_on {
        set("wakes_on", resource.into());
    }
    fields
}

fn number_or_text(text: String) -> toml::Value {
    text.parse::<i64>().map_or_else(|_| text.into(), toml::Value::from)
}

fn differing(name: &str, fact: &Fields, ours: &Fields) -> Vec<String> {
    let missing = "(nothing)".to_string();
    let names = fact.keys().chain(ours.keys().filter(|field| !fact.contains_key(*field)));
    names
        .filter(|field| fact.get(*field) != ours.get(*field))
        .map(|field| {
            let side = |fields: &Fields| fields.get(field).unwrap_or(&missing).clone();
            format!("{name} {field}\n  fact {}\n  ours {}", side(fact), side(ours))
        })
        .collect()
}
