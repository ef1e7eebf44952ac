//! What `show` writes is a legal `setup` and the same position, for the end of every scenario there is.

use crate::common;

use tharsis_kernel::{Game, Seat};
use tharsis_mars::{Choice, Mars, Question, State};
use tharsis_scenario::mars::{Ending, play_text, positions, show_state};

fn read_back(shown: &str) -> State {
    let text = format!("{{\"setup\": {shown}}}");
    positions("shown", &text).expect("what is shown is a position").remove(0)
}

/// Everything about a state but the randomness still to come, which a reshuffle changes.
fn without_dice(state: &State) -> serde_json::Value {
    let mut value = serde_json::to_value(state).expect("a state is plain data");
    let dice = value.as_object_mut().and_then(|fields| fields.remove("dice"));
    assert!(dice.is_some(), "the field is called so");
    value
}

/// What every seat is asked and may choose.
fn outlook(state: &State) -> Vec<(Option<Question>, Vec<Choice>)> {
    let legal = |seat: Seat| {
        let mut legal = Vec::new();
        Mars::legal(state, seat, &mut legal);
        (state.question(seat), legal)
    };
    state.seats().map(legal).collect()
}

/// How a text ends that is cut off after each of its steps.
fn endings_on_the_way(name: &str, text: &str) -> Vec<Ending> {
    let value: serde_json::Value = serde_json::from_str(text).expect("legal JSON");
    let scenarios = if value.is_array() { value } else { serde_json::Value::Array(vec![value]) };
    let mut prefixes = Vec::new();
    for scenario in scenarios.as_array().expect("an array") {
        let steps = scenario.get("steps").and_then(|steps| steps.as_array()).cloned().unwrap_or_default();
        for length in 0..=steps.len() {
            let mut prefix = scenario.clone();
            prefix["steps"] = serde_json::Value::Array(steps[..length].to_vec());
            prefixes.push(prefix);
        }
    }
    let text = serde_json::Value::Array(prefixes).to_string();
    play_text(name, &text, &|obstacle| format!("{obstacle:?}")).expect("a legal file")
}

#[test]
fn what_is_shown_is_the_same_position_after_every_step() {
    for path in &common::files() {
        let text = std::fs::read_to_string(path).expect("readable");
        let name = path.display().to_string();
        for ending in endings_on_the_way(&name, &text) {
            let (state, shown) = (&ending.state, show_state(&ending.state, ending.seed));
            let again = read_back(&shown);
            assert_eq!(outlook(&again), outlook(state), "{name}\n{shown}");
            assert_eq!(without_dice(&again), without_dice(state), "{name}\n{shown}");
            assert_eq!(show_state(&again, ending.seed), shown, "{name}");
        }
    }
}
