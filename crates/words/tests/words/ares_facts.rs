//! The tables of Ares Expedition against the fact tables, card by card and field by field.

use std::collections::BTreeMap;
use tharsis_ares::cards::{CARDS, by_number};
use tharsis_words::ares::{Shorthand, shorthand};

const FACTS: &str = include_str!("../../../../facts/ares-cards.toml");
const BOARD: &str = include_str!("../../../../facts/ares-board.toml");

#[test]
fn every_card_is_as_in_the_fact_table() {
    let table: toml::Table = FACTS.parse().expect("a well-formed fact table");
    let rows = table["card"].as_array().expect("cards");
    let mut differences = Vec::new();
    for row in rows {
        let mut fact: BTreeMap<String, String> = row
            .as_table()
            .expect("a card")
            .iter()
            .map(|(key, value)| (key.clone(), value.to_string()))
            .collect();
        fact.remove("notes");
        let number = row["number"].as_str().expect("a number");
        let ours = by_number(number).map(|id| fields(shorthand(id))).unwrap_or_default();
        for field in fact.keys().chain(ours.keys().filter(|field| !fact.contains_key(*field))) {
            if fact.get(field) != ours.get(field) {
                let (fact, ours) = (fact.get(field), ours.get(field));
                differences.push(format!("{number} {field}\n  fact {fact:?}\n  ours {ours:?}"));
            }
        }
    }
    assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
    assert_eq!(rows.len(), CARDS.len(), "each card once");
}

/// Our card as the fields a fact table would have.
fn fields(card: Shorthand) -> BTreeMap<String, String> {
    let mut fields = BTreeMap::new();
    let mut set = |field: &str, value: toml::Value| fields.insert(field.to_string(), value.to_string());
    card.texts.into_iter().for_each(|(field, text)| drop(set(field, text.into())));
    card.lists.into_iter().for_each(|(field, list)| drop(set(field, list.into())));
    if let Some(cost) = card.cost {
        set("cost", i64::from(cost).into());
    }
    if card.first_game {
        set("first_game", true.into());
    }
    if let Some(points) = card.vp {
        set("vp", points.parse::<i64>().map_or_else(|_| points.into(), toml::Value::from));
    }
    fields
}

#[test]
fn the_board_is_as_in_the_fact_table() {
    use tharsis_ares::*;
    let board: toml::Table = BOARD.parse().expect("a well-formed fact table");
    let number = |path: &[&str]| {
        let mut value = &board[path[0]];
        for key in &path[1..] {
            value = &value[*key];
        }
        value.as_integer().expect("a number")
    };
    assert_eq!(number(&["temperature", "raises"]), i64::from(TEMPERATURE_MAX));
    assert_eq!(number(&["oxygen", "raises"]), i64::from(OXYGEN_MAX));
    assert_eq!(number(&["ocean", "tiles"]), i64::from(OCEANS_MAX));
    assert_eq!(number(&["game", "card_discard_value"]), i64::from(CARD_PRICE));
    assert_eq!(number(&["game", "hand_limit"]), i64::from(HAND_LIMIT));
    assert_eq!(number(&["solo", "rounds"]), i64::from(SOLO_ROUNDS));
    assert_eq!(number(&["coop", "supply_cubes"]), i64::from(COOP_CUBES));
    assert_eq!(number(&["coop", "supply_markers"]), i64::from(COOP_MARKERS));
    assert_eq!(number(&["coop", "rounds"]), i64::from(COOP_ROUNDS));
    assert_eq!(number(&["coop", "win_vp"]), i64::from(COOP_POINTS));
    for parameter in [Parameter::Temperature, Parameter::Oxygen] {
        for (i, &step) in zone_starts(parameter).iter().enumerate() {
            let first = board[parameter.word()]["zones"][Zone::ALL[i].word()][0].as_integer();
            assert_eq!(first, Some(i64::from(in_unit(parameter, step))), "{} {i}", parameter.word());
        }
    }
    let tiles = board["ocean"]["tile"].as_array().expect("tiles");
    assert_eq!(tiles.len(), TILES.len());
    for (fact, tile) in tiles.iter().zip(&TILES) {
        let gives: Vec<String> = tile.gives.iter().map(|effect| format!("{effect:?}")).collect();
        let words: Vec<String> = fact["gives"].as_array().expect("gives").iter().map(as_effect).collect();
        assert_eq!(gives, words);
        assert_eq!(fact["count"].as_integer(), Some(i64::from(tile.count)));
    }
    for action in board["standard_action"].as_array().expect("standard actions") {
        let standard = Standard::from_word(action["id"].as_str().expect("an id")).expect("known");
        let (n, resource) = standard_cost(standard);
        let unit = if resource == Resource::Money { "M€" } else { resource.word() };
        assert_eq!(action["cost"][0].as_str(), Some(&*format!("{n} {unit}")));
    }
}

/// "gain 2 plants" as our words would be printed.
fn as_effect(fact: &toml::Value) -> String {
    let words: Vec<&str> = fact.as_str().expect("a text").split(' ').collect();
    match words[..] {
        ["draw", n, _] => format!("Draw({n})"),
        ["gain", n, "M€"] => format!("Gain({n}, Money)"),
        ["gain", n, _] => format!("Gain({n}, Plants)"),
        _ => panic!("{words:?}"),
    }
}
