//! The card tables against the fact tables: two independent witnesses, compared card by card and field by
//! field.

use std::collections::BTreeMap;
use tharsis_mars::cards::{CARDS, by_number};
use tharsis_words::{Shorthand, shorthand};

const FACTS: &str = include_str!("../../../facts/mars-base-cards.toml");

/// Fields of the tables that are not ours to print: remarks, and how many copies are in the box.
const NOT_COMPARED: [&str; 2] = ["notes", "copies"];

#[test]
fn every_card_is_as_in_the_fact_table() {
    let table: toml::Table = FACTS.parse().expect("a well-formed fact table");
    let rows = table["card"].as_array().expect("cards");
    let mut differences = Vec::new();
    for row in rows {
        let fact: BTreeMap<String, String> = row
            .as_table()
            .expect("a card is a table")
            .iter()
            .filter(|(field, _)| !NOT_COMPARED.contains(&field.as_str()))
            .map(|(field, value)| (field.clone(), value.to_string()))
            .collect();
        let number = row["number"].as_str().expect("a number");
        match by_number(number) {
            Some(id) => differences.extend(differing(number, &fact, &fields(shorthand(id)))),
            None => differences.push(format!("{number}: not in our tables")),
        }
    }
    let known = |number: &str| rows.iter().any(|row| row["number"].as_str() == Some(number));
    let extra = CARDS.iter().filter(|card| !known(card.number));
    differences.extend(extra.map(|card| format!("{}: not in the fact table", card.number)));
    assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
    assert_eq!(rows.len(), CARDS.len(), "each card once");
}

/// Our card as the fields a fact table would have.
fn fields(card: Shorthand) -> BTreeMap<String, String> {
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
        let value = points.parse::<i64>().map_or_else(|_| points.into(), toml::Value::from);
        set("vp", value);
    }
    fields
}

fn differing(number: &str, fact: &BTreeMap<String, String>, ours: &BTreeMap<String, String>) -> Vec<String> {
    let missing = "(nothing)".to_string();
    let names = fact.keys().chain(ours.keys().filter(|field| !fact.contains_key(*field)));
    names
        .filter(|field| fact.get(*field) != ours.get(*field))
        .map(|field| {
            let side = |fields: &BTreeMap<String, String>| fields.get(field).unwrap_or(&missing).clone();
            format!("{number} {field}\n  fact {}\n  ours {}", side(fact), side(ours))
        })
        .collect()
}
