//! Every card is played by some scenario, and no expectation is idle: change one and its file fails.

use crate::common;

use serde_json::Value;
use std::collections::BTreeSet;
use tharsis_mars::{GLOBAL_EVENTS, PARTIES};
use tharsis_mars::{Moon, cards};
use tharsis_scenario::run_text;

/// All scenarios there are, each on its own. What is disputed is wrong, and proves nothing.
fn scenarios() -> Vec<(String, Value)> {
    let disputed = disputed();
    let is_disputed = |path: &std::path::PathBuf| disputed.iter().any(|file| path.ends_with(file));
    common::scenarios(common::all_files().into_iter().filter(|path| !is_disputed(path)))
}

fn steps(scenario: &Value) -> impl Iterator<Item = &Value> {
    scenario.get("steps").and_then(Value::as_array).into_iter().flatten()
}

#[test]
fn every_card_is_played_by_a_scenario() {
    let mut played = BTreeSet::new();
    let mars = |scenario: &Value| scenario.get("game").and_then(Value::as_str) != Some("ares");
    for (_, scenario) in scenarios().into_iter().filter(|(_, scenario)| mars(scenario)) {
        for step in steps(&scenario).filter(|step| step.get("illegal") != Some(&Value::Bool(true))) {
            let names = ["play", "prelude", "corporation"]
                .into_iter()
                .filter_map(|key| step["do"].get(key)?.as_str());
            played.extend(names.map(str::to_lowercase));
            // The Beginner Corporation is taken, not chosen: it shows in what is expected.
            let players = step.pointer("/expect/players").and_then(Value::as_array).into_iter().flatten();
            let shown = players.filter_map(|player| player.get("corporation")?.as_str());
            played.extend(shown.map(str::to_lowercase));
        }
    }
    let missing: Vec<&str> = cards::CARDS
        .iter()
        .map(|card| card.name)
        .filter(|name| !played.contains(&name.to_lowercase()))
        .collect();
    assert_eq!(missing, Vec::<&str>::new(), "cards without a scenario");
}

#[test]
fn every_event_is_carried_out_and_every_party_rules_in_a_scenario() {
    let (mut current, mut ruling) = (BTreeSet::new(), BTreeSet::new());
    for (_, scenario) in scenarios() {
        let politics = |key: &str| scenario.pointer(&format!("/setup/turmoil/{key}"))?.as_str();
        let produces = |step: &Value| step.pointer("/do/production") == Some(&Value::Bool(true));
        if steps(&scenario).any(produces) {
            current.extend(politics("current").map(str::to_string));
        }
        ruling.extend(politics("ruling").map(str::to_string));
    }
    let events = GLOBAL_EVENTS.iter().map(|event| event.name).filter(|name| !current.contains(*name));
    assert_eq!(events.collect::<Vec<_>>(), Vec::<&str>::new(), "events without a scenario");
    let parties = PARTIES.iter().map(|party| party.name).filter(|name| !ruling.contains(*name));
    assert_eq!(parties.collect::<Vec<_>>(), Vec::<&str>::new(), "parties without a scenario");
}

/// Every number in an expectation with its path.
fn numbers(value: &Value, path: String, all: &mut Vec<String>) {
    match value {
        Value::Number(_) => all.push(path),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(i, item)| numbers(item, format!("{path}/{i}"), all));
        }
        Value::Object(keys) => {
            for (key, value) in keys {
                let key = key.replace('~', "~0").replace('/', "~1");
                numbers(value, format!("{path}/{key}"), all);
            }
        }
        _ => {}
    }
}

#[test]
fn no_expected_number_is_idle() {
    let describe = |obstacle: &tharsis_scenario::Reason| format!("{obstacle:?}");
    let mut changed = 0;
    for (name, scenario) in scenarios() {
        let mut paths = Vec::new();
        for (i, step) in steps(&scenario).enumerate() {
            if let Some(expect) = step.get("expect") {
                numbers(expect, format!("/steps/{i}/expect"), &mut paths);
            }
        }
        for path in paths {
            let mut other = scenario.clone();
            let number = other.pointer_mut(&path).expect("just found");
            *number = Value::from(number.as_i64().expect("a whole number") + 1);
            let held = run_text(&name, &other.to_string(), &describe).is_ok_and(|report| report.held());
            assert!(!held, "{name}: {path} is not compared");
            changed += 1;
        }
    }
    assert!(changed > 3_000, "only {changed} numbers");
}

#[test]
fn refused_moves_marked_legal_fail_and_legal_ones_marked_refused_do_too() {
    let describe = |obstacle: &tharsis_scenario::Reason| format!("{obstacle:?}");
    for (name, scenario) in scenarios() {
        for (i, step) in steps(&scenario).enumerate() {
            let mut other = scenario.clone();
            let refused = step.get("illegal") == Some(&Value::Bool(true));
            let changed = other["steps"][i].as_object_mut().expect("a step");
            changed.remove("expect");
            changed.remove("because");
            changed.insert("illegal".to_string(), Value::Bool(!refused));
            let report = run_text(&name, &other.to_string(), &describe).expect("a legal file");
            assert!(!report.held(), "{name}: step {} is both legal and refused", i + 1);
        }
    }
}

/// The files in `DISPUTED.toml`.
fn disputed() -> Vec<String> {
    let list =
        std::fs::read_to_string(format!("{}/DISPUTED.toml", common::SCENARIOS)).expect("the list is there");
    let list: toml::Table = toml::from_str(&list).expect("a list");
    let disputes = list.get("disputed").and_then(toml::Value::as_array).into_iter().flatten();
    disputes.map(|dispute| dispute["file"].as_str().expect("a file").to_string()).collect()
}

/// What is disputed exists: a file that is renamed or removed does not stay on the list.
#[test]
fn disputed_files_exist() {
    for file in disputed() {
        assert!(
            common::all_files().iter().any(|path| path.ends_with(&file)),
            "{file} is disputed but not there"
        );
    }
}

/// Every colony tile is built on, traded with and advanced by some scenario.
#[test]
fn every_colony_tile_has_its_scenarios() {
    let (mut built, mut traded) = (BTreeSet::new(), BTreeSet::new());
    for (_, scenario) in scenarios() {
        for step in steps(&scenario).filter(|step| step.get("illegal") != Some(&Value::Bool(true))) {
            traded.extend(step["do"].get("trade").and_then(Value::as_str).map(str::to_lowercase));
            if step["do"].get("standard").and_then(Value::as_str) == Some("Build Colony") {
                let answers = step.get("answers").and_then(Value::as_array).into_iter().flatten();
                let tiles = answers.filter_map(|answer| answer.get("colony")?.as_str());
                built.extend(tiles.map(str::to_lowercase));
            }
        }
    }
    let all: BTreeSet<String> = Moon::ALL.iter().map(|moon| moon.word().to_string()).collect();
    assert_eq!(built, all, "tiles without a colony built");
    assert_eq!(traded, all, "tiles nobody trades with");
}
