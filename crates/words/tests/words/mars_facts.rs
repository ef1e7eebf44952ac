//! The card tables against the fact tables: two independent witnesses, compared card by card and field by
//! field. Colony tiles, global events and parties likewise.

use std::collections::BTreeMap;
use tharsis_mars::cards::{CARDS, by_number};
use tharsis_mars::{GLOBAL_EVENTS, Moon, PARTIES};
use tharsis_words::mars::{
    MoonShorthand, Shorthand, event_shorthand, moon_shorthand, party_shorthand, shorthand,
};

const BASE: &str = include_str!("../../../../facts/mars-base-cards.toml");
const COLONIES: &str = include_str!("../../../../facts/mars-colonies.toml");
const TURMOIL: &str = include_str!("../../../../facts/mars-turmoil.toml");
const PRELUDE: &str = include_str!("../../../../facts/mars-prelude.toml");
const VENUS: &str = include_str!("../../../../facts/mars-venus.toml");

/// Fields of the tables that are not ours to print: remarks, and how many copies are in the box.
const NOT_COMPARED: [&str; 3] = ["notes", "copies", "in_box"];

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

/// The same for the table of Turmoil.
const OTHER_WORDS_OF_TURMOIL: [(&str, &str); 7] = [
    ("(all players, this one included)", "(all players)"),
    ("(this one included)", "(this card's own included)"),
    ("(this one included, rounded down)", "(this card's own included)"),
    (" per such tag", ""),
    ("place greenery (with its one oxygen +1)", "place greenery"),
    (
        "any ocean tile is placed (any player, and neutral placements in the solar phase)",
        "any player places an ocean tile",
    ),
    ("per venus, earth and jovian tag", "per earth, jovian and venus tag"),
];

/// The same for the tables of Prelude and Venus Next.
const OTHER_WORDS_OF_EXTRAS: [(&str, &str); 20] = [
    ("(this corporation's own tag included)", "(this card's own included)"),
    ("(this one included)", "(this card's own included)"),
    (" per such tag", ""),
    ("with a building tag: cost -2 M€", "with a building tag: cost -2 M€ per building tag on it"),
    ("you play a science tag: cost -2 M€", "you play a card with a science tag: cost -2 M€"),
    ("you play a venus tag: cost -2 M€", "you play a card with a venus tag: cost -2 M€"),
    (" tag on the card", " tag on it"),
    ("spend 1 floater here", "remove 1 floater from this card"),
    ("spend 2 floaters here", "remove 2 floater from this card"),
    ("spend 2 microbes here", "remove 2 microbe from this card"),
    ("spend 1 asteroid here", "remove 1 asteroid from this card"),
    ("(any owner, Mars and space)", "(any owner, on Mars and in space)"),
    ("floaters to", "floater to"),
    ("add 2 microbes to another card", "add 2 microbe to another card of yours"),
    ("a Venus tag: lose", "a venus tag: lose"),
    ("per venus and earth tag you have", "per earth and venus tag"),
    ("another Venus card of yours", "another Venus card"),
    ("(titanium may be used)", "(titanium may pay, at your current titanium value)"),
    ("discard 1 card from hand\", \"then draw", "discard 1 card from hand, then draw"),
    (" per step", ""),
];

type Fields = BTreeMap<String, String>;

#[test]
fn every_card_is_as_in_the_fact_tables() {
    let mut differences = Vec::new();
    let mut rows = 0;
    for (text, other_words) in [
        (BASE, &[][..]),
        (COLONIES, &OTHER_WORDS),
        (TURMOIL, &OTHER_WORDS_OF_TURMOIL),
        (PRELUDE, &OTHER_WORDS_OF_EXTRAS),
        (VENUS, &OTHER_WORDS_OF_EXTRAS),
    ] {
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
    for (theirs, _) in OTHER_WORDS_OF_TURMOIL {
        assert!(TURMOIL.contains(theirs), "\"{theirs}\" is nowhere in the table");
    }
    for (theirs, _) in OTHER_WORDS_OF_EXTRAS {
        assert!([PRELUDE, VENUS].concat().contains(theirs), "\"{theirs}\" is nowhere in the tables");
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
    let in_box = |row: &&toml::Value| row.get("in_box").and_then(toml::Value::as_bool) != Some(false);
    table[list].as_array().expect("a list").iter().filter(in_box).map(row).collect()
}

/// Rows of the table of Turmoil against ours; each of ours must be there.
fn compare_with_turmoil(list: &str, ours: BTreeMap<String, Fields>) {
    let facts = facts(TURMOIL, list, "name", &OTHER_WORDS_OF_TURMOIL);
    let names: Vec<_> = facts.keys().collect();
    assert_eq!(names, ours.keys().collect::<Vec<_>>(), "each of {list} once");
    let differences: Vec<String> =
        ours.iter().flat_map(|(name, ours)| differing(name, &facts[name], ours)).collect();
    assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
}

/// Fields as a table writes them; empty lists are left out there.
fn written(fields: Vec<(&str, toml::Value)>) -> Fields {
    let empty = |value: &toml::Value| value.as_array().is_some_and(Vec::is_empty);
    let fields = fields.into_iter().filter(|(_, value)| !empty(value));
    fields.map(|(field, value)| (field.to_string(), value.to_string())).collect()
}

#[test]
fn every_event_is_as_in_the_fact_table() {
    let ours = (0..GLOBAL_EVENTS.len()).map(|id| {
        let event = event_shorthand(id as u8);
        let mut fields: Vec<(&str, toml::Value)> = vec![
            ("name", event.name.clone().into()),
            ("revealed_party", event.revealed_party.into()),
            ("current_party", event.current_party.into()),
            ("effect", event.effect.into()),
            ("formula", event.formula.into()),
        ];
        fields.extend(event.solo.map(|solo| ("solo", solo.into())));
        (event.name, written(fields))
    });
    compare_with_turmoil("global_event", ours.collect());
}

#[test]
fn every_party_is_as_in_the_fact_table() {
    let ours = PARTIES.iter().map(|programme| {
        let party = party_shorthand(programme.party);
        let mut fields: Vec<(&str, toml::Value)> = vec![
            ("name", party.name.clone().into()),
            ("clockwise", i64::from(party.clockwise).into()),
            ("ruling_bonus", party.ruling_bonus.into()),
            ("policy_kind", party.policy_kind.into()),
            ("policy", party.policy.into()),
        ];
        fields.extend(party.solo_bonus.map(|solo| ("solo_bonus", solo.into())));
        (party.name, written(fields))
    });
    compare_with_turmoil("party", ours.collect());
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
