//! Scenarios of Ares Expedition: every card is played by one, what is shown is the same position, and wrong
//! files are refused with a reason that names what is wrong.

use crate::common;

use serde_json::Value;
use std::collections::BTreeSet;
use tharsis_ares::{Ares, Choice, Question, State, cards};
use tharsis_kernel::{Game, Seat};
use tharsis_scenario::ares::{Ending, play_text, show_state};
use tharsis_scenario::run_text;

fn scenarios() -> Vec<(String, Value)> {
    common::scenarios(common::ares_files())
}

#[test]
fn every_card_is_played_by_a_scenario() {
    let mut played = BTreeSet::new();
    for (_, scenario) in scenarios() {
        for step in scenario["steps"].as_array().into_iter().flatten() {
            if step.get("illegal").is_none() && step.get("expect").is_some() {
                let names =
                    ["play", "corporation"].into_iter().filter_map(|key| step["do"].get(key)?.as_str());
                played.extend(names.map(str::to_string));
                let players = step.pointer("/expect/players").and_then(Value::as_array).into_iter().flatten();
                let shown = players.filter_map(|player| player.get("corporation")?.as_str());
                played.extend(shown.map(str::to_string));
            }
        }
    }
    let missing: Vec<&str> =
        cards::CARDS.iter().map(|card| card.name).filter(|&name| !played.contains(name)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "cards without a scenario");
}

fn play(name: &str, text: &str) -> Vec<Ending> {
    play_text(name, text, &|reason| format!("{reason:?}")).expect("a legal file")
}

/// Everything about a state but the randomness still to come, which a reshuffle changes.
fn without_dice(state: &State) -> Value {
    let mut value = serde_json::to_value(state).expect("a state is plain data");
    value.as_object_mut().and_then(|fields| fields.remove("dice")).expect("the field is called so");
    value
}

/// What every seat is asked and may choose.
fn outlook(state: &State) -> Vec<(Option<Question>, Vec<Choice>)> {
    let legal = |seat: Seat| {
        let mut legal = Vec::new();
        Ares::legal(state, seat, &mut legal);
        (state.question(seat), legal)
    };
    state.seats().map(legal).collect()
}

#[test]
fn what_is_shown_is_the_same_position_after_every_step() {
    for (name, scenario) in scenarios() {
        let steps = scenario["steps"].as_array().expect("steps").clone();
        for length in 0..=steps.len() {
            let mut prefix = scenario.clone();
            prefix["steps"] = Value::Array(steps[..length].to_vec());
            let ending = play(&name, &prefix.to_string()).remove(0);
            let shown = show_state(&ending.state, ending.seed);
            let again = play("shown", &format!("{{\"game\": \"ares\", \"setup\": {shown}}}")).remove(0).state;
            assert_eq!(outlook(&again), outlook(&ending.state), "{name}\n{shown}");
            let (again_fields, fields) = (without_dice(&again), without_dice(&ending.state));
            for (key, value) in fields.as_object().expect("a state has fields") {
                assert_eq!(again_fields.get(key), Some(value), "{name}: {key}\n{shown}");
            }
            assert_eq!(show_state(&again, ending.seed), shown, "{name}");
        }
    }
}

fn error(text: &str) -> String {
    match run_text("file.json", text, &|reason| format!("{reason:?}")) {
        Ok(report) => report.failures().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
        Err(error) => error.to_string(),
    }
}

#[test]
// Also how many can play (A1), and that partners are two (A47).
fn what_is_wrong_is_named() {
    let cases = [
        (r#"{"game": "ares", "setup": {"generation": 1}}"#, "unknown field `generation`"),
        (r#"{"game": "ares", "setup": {"players": [{"hand": ["Brids"]}]}}"#, "did you mean \"Birds\""),
        (r#"{"game": "ares", "setup": {"phase": "solar"}}"#, "unknown phase \"solar\""),
        (r#"{"game": "ares", "setup": {"oxygen": 15}}"#, "setup.oxygen: at most 14"),
        (r#"{"game": "ares", "setup": {"temperature": -29}}"#, "setup.temperature: -30 to 8 in steps of 2"),
        (r#"{"game": "ares", "setup": {"ocean_tiles": [{"plants": 3}]}}"#, "no such ocean tile"),
        (r#"{"game": "ares", "setup": {"players": [{"tr": -1}, {}]}}"#, "-1 is not from 0 to"),
        (r#"{"game": "ares", "setup": {"deck": ["Fish"], "discard": ["Fish"]}}"#, "somewhere else already"),
        (r#"{"game": "ares", "setup": {"players": [{}, {}, {}, {}, {}]}}"#, "the game is for 1 to 4"),
        (r#"{"game": "ares", "setup": {"options": {"coop": true}, "players": [{}]}}"#, "coop is for 2"),
        (r#"{"game": "ares", "steps": [{"player": 2, "do": {"done": true}}]}"#, "there is no player 2"),
        (r#"{"game": "ares", "steps": [{"player": 0, "do": {}}]}"#, "nothing to do"),
        (r#"{"game": "ares", "steps": [{"player": 0, "do": {"done": true}}]}"#, "not what player 0 is asked"),
        (
            r#"{"game": "ares", "steps": [{"player": 0, "do": {"phase": "action"}, "answers": [{"option": 0}]}]}"#,
            "was not asked for",
        ),
        (
            r#"{"game": "ares", "steps": [{"player": 0, "do": {"phase": "action"}, "expect": {"round": 2}}]}"#,
            "round: expected 2, found 1",
        ),
    ];
    for (text, message) in cases {
        assert!(error(text).contains(message), "{text}\n{}", error(text));
    }
}
