//! The words of Ares Expedition: the card table against the fact table, every wording kept as a file, and whole
//! games told from the first question to the last.

use std::collections::BTreeMap;
use std::fmt::Write;
use tharsis_ares::cards::{CARDS, by_number, card};
use tharsis_ares::{
    Ares, Choice, Difficulty, Event, Kind, Options, Parameter, Phase, PhaseCard, Piece, Question, Standard,
    State, Zone,
};
use tharsis_kernel::{CardId, Game, Seat, seed_from_u64};
use tharsis_words::ares::{Shorthand, depict, shorthand};
use tharsis_words::{ICONS, Language, Names};

const FACTS: &str = include_str!("../../../facts/ares-cards.toml");
const BOARD: &str = include_str!("../../../facts/ares-board.toml");

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

fn whole(text: &str) {
    assert!(!text.trim().is_empty() && !text.contains(['{', '}']) && !text.contains("  "), "\"{text}\"");
}

#[test]
fn icons_are_kept() {
    let words = Language::english().ares();
    let mut page = String::new();
    for id in 0..CARDS.len() as CardId {
        let text = words.card(id);
        let plain = card(id).name == "Advanced Ecosystems";
        assert!(plain || !text.is_empty(), "{}", card(id).name);
        writeln!(page, "{} {}", card(id).number, card(id).name).expect("a string");
        for line in depict(id).to_string().lines() {
            writeln!(page, "    {line}").expect("a string");
        }
        let depiction = depict(id);
        let rows =
            [vec![depiction.requirement], depiction.play, depiction.actions, depiction.effects].concat();
        for glyph in rows.concat().into_iter().chain(depiction.points.into_iter().flatten()) {
            assert!(ICONS.contains(&&*glyph.icon), "{} is not in the list", glyph.icon);
        }
    }
    insta::assert_snapshot!("ares-icons", page);
    assert_eq!(Language::english().faults(), Vec::<String>::new());
}

#[test]
fn names_are_there() {
    let words = Language::english().ares();
    PhaseCard::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Phase::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Kind::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Zone::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Parameter::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Piece::ALL.iter().for_each(|&it| whole(&words.name(it)));
    Difficulty::ALL.iter().for_each(|&it| whole(&words.name(it)));
}

/// Words for everything that happens in one game of random choices.
fn tell(language: &Language, options: &Options, n_seats: u8, seed: u64) {
    let (words, names) = (language.ares(), Names::new(["Ann", "Bob", "Cem"]));
    let mut log: Vec<Event> = Vec::new();
    let mut state = Ares::setup_logged(options, n_seats, seed_from_u64(seed), &mut log);
    let mut chance = seed;
    let mut legal: Vec<Choice> = Vec::new();
    while let Some(seat) = Ares::asked(&state).iter().next() {
        let question: Question = state.question(seat).expect("a seat that is asked has a question");
        whole(&words.question(&question));
        legal.clear();
        Ares::legal(&state, seat, &mut legal);
        legal.iter().for_each(|choice| whole(&words.choice(choice, Some(&question))));
        reasons(language, &state, seat);
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let few = legal.iter().filter(|choice| !matches!(choice, Choice::Sell(_))).count().max(1);
        let choice = legal[(chance >> 33) as usize % few];
        Ares::apply(&mut state, seat, choice, &mut log);
        for viewer in [None, Some(Seat(0))] {
            let seen: Vec<Event> = log.iter().filter_map(|event| Ares::reveal(event, viewer)).collect();
            words.log(&seen, &names).iter().for_each(|line| whole(line));
        }
        log.clear();
    }
}

fn reasons(language: &Language, state: &State, seat: Seat) {
    let words = language.ares();
    let hand = state.player(seat).hand;
    let tried = hand.iter().map(Choice::Play).chain(Standard::ALL.iter().map(|&it| Choice::Standard(it)));
    let others =
        [Choice::Done, Choice::Step, Choice::Draw, Choice::Phase(PhaseCard::Action), Choice::Act(2, 0)];
    for choice in tried.chain(others) {
        state.why_not(seat, choice).iter().for_each(|obstacle| whole(&words.obstacle(obstacle)));
    }
}

#[test]
fn whole_games_can_be_told() {
    let games = [("mulligan", 2), ("first-game", 3), ("mulligan coop", 2), ("mulligan", 1)];
    for &code in Language::ALL {
        let language = Language::fresh(code).expect("a language we list");
        for ((options, n_seats), seed) in
            games.into_iter().flat_map(|game| (0..4).map(move |seed| (game, seed)))
        {
            tell(&language, &options.parse().expect("options"), n_seats, seed);
        }
        let waits = |fault: &String| fault.rsplit(' ').next().is_some_and(Language::waits);
        let faults: Vec<String> = language.faults().into_iter().filter(|fault| !waits(fault)).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn sentences_name_what_matters() {
    use tharsis_ares::{Cause, Obstacle, Resource};
    let (words, names) = (Language::english().ares(), Names::new(["Ann"]));
    let algae = Cause::Card(tharsis_ares::cards::by_name("Arctic Algae").expect("a card"));
    let gained = Event::Gained { seat: Seat(0), resource: Resource::Plants, amount: 4, cause: algae };
    assert_eq!(words.event(&gained, &names), "Ann gains 4 plants (Arctic Algae).");
    let short = Obstacle::MoneyShort { cost: 9, short: 2, by_selling: 3 };
    assert_eq!(words.obstacle(&short), "2 M€ short; sell cards first");
    let low = Obstacle::ZoneTooLow {
        parameter: Parameter::Oxygen,
        now: Zone::Purple,
        need: Zone::Red,
        eased: false,
    };
    assert_eq!(words.obstacle(&low), "oxygen was purple at the start of the phase, needs red");
}
