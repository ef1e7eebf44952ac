//! Colonies and Turmoil on the wire: nothing leaks, nothing is sent where they are not played, and what a tile
//! promises is what a trade gives.

use serde_json::{Value, json};
use tharsis_kernel::{Game, Seat};
use tharsis_mars::{Choice, Mars, Options, Resource, State};
use tharsis_wire::{Shown, game};
use tharsis_words::Language;

/// A game played by dice, looked at after every choice.
fn follow(options: &str, n_seats: u8, seed: u8, mut look: impl FnMut(&State)) -> State {
    let options: Options = options.parse().expect("an options line");
    let mut state = Mars::setup(&options, n_seats, [seed; 32]);
    let mut dice = u64::from(seed) * 2 + 1;
    let mut legal = Vec::new();
    while let Some(seat) = Mars::asked(&state).iter().next() {
        look(&state);
        legal.clear();
        Mars::legal(&state, seat, &mut legal);
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = legal[(dice >> 33) as usize % legal.len()];
        Mars::apply(&mut state, seat, choice, &mut ());
    }
    look(&state);
    state
}

fn keys(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                found.push(key.clone());
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn a_base_game_says_nothing_of_the_expansions() {
    let mut n = 0;
    follow("corporate-era", 3, 1, |state| {
        n += 1;
        if n % 40 != 1 {
            return;
        }
        let mut found = Vec::new();
        keys(&Mars::scene(state, Some(Seat(0))), &mut found);
        for key in ["colonies", "committee", "trading", "politics", "venus", "preludes"] {
            assert!(!found.iter().any(|it| it == key), "{key} is sent");
        }
    });
}

#[test]
fn a_scene_hangs_only_on_what_its_viewer_knows() {
    let mut n = 0u64;
    for seed in [2, 3] {
        follow("corporate-era colonies turmoil prelude venus", 3, seed, |state| {
            n += 1;
            if !n.is_multiple_of(23) {
                return;
            }
            for viewer in state.seats().map(Some).chain([None]) {
                let other = Mars::determinize(state, viewer, n);
                assert_eq!(Mars::scene(state, viewer), Mars::scene(&other, viewer), "for {viewer:?}");
            }
        });
    }
}

#[test]
fn the_committee_is_whole_at_every_moment() {
    follow("corporate-era turmoil", 4, 4, |state| {
        let scene = Mars::scene(state, None);
        let committee = &scene["committee"];
        let parties = committee["parties"].as_array().expect("parties");
        assert_eq!(parties.len(), 6);
        for party in parties {
            let members = party["members"].as_array().expect("members");
            let leaders = members.iter().filter(|it| it["leads"] == json!(true)).count();
            assert_eq!(leaders, usize::from(!members.is_empty()), "a party has one leader: {party}");
            assert!(members.first().is_none_or(|it| it["leads"] == json!(true)), "the leader's come first");
        }
        for player in 0..4 {
            let sitting: u64 = parties
                .iter()
                .flat_map(|party| party["members"].as_array().expect("members"))
                .filter(|it| it["seat"] == json!(player))
                .map(|it| it["n"].as_u64().unwrap_or(0))
                .sum();
            let politics = &scene["players"][player]["politics"];
            let waiting = politics["reserve"].as_u64().unwrap_or(0);
            let lobby = u64::from(politics["lobby"] == json!(true));
            let chair = u64::from(committee["chairman"] == json!(player));
            assert_eq!(sitting + waiting + lobby + chair, 7, "no delegate is lost (T2)");
        }
        for when in ["current", "coming", "distant"] {
            if let Some(forecast) = committee[when]["forecast"].as_array() {
                assert_eq!(forecast.len(), 4, "an event says what it does to everybody");
            }
        }
    });
}

#[test]
fn what_a_tile_promises_is_what_a_trade_gives() {
    let mut compared = 0;
    for seed in 5..25 {
        follow("corporate-era colonies", 2, seed, |state| {
            let Some(seat) = Mars::asked(state).iter().next() else { return };
            let mut legal = Vec::new();
            Mars::legal(state, seat, &mut legal);
            let scene = Mars::scene(state, Some(seat));
            for choice in legal {
                let Choice::Trade(moon, with) = choice else { continue };
                let gives = &scene["colonies"]
                    .as_array()
                    .and_then(|all| all.iter().find(|it| it["name"] == json!(moon.word())))
                    .expect("a tile in play")["gives"];
                for (icon, resource) in [
                    ("r-steel", Resource::Steel),
                    ("r-titanium", Resource::Titanium),
                    ("r-plant", Resource::Plants),
                    ("r-heat", Resource::Heat),
                ] {
                    let promised =
                        gives.as_array().into_iter().flatten().find(|it| it["icon"] == json!(icon));
                    let Some(promised) = promised.filter(|it| it["production"].is_null()) else { continue };
                    if resource == with || state.steps_up(seat, moon) > 0 {
                        continue;
                    }
                    let mut after = state.clone();
                    Mars::apply(&mut after, seat, choice, &mut ());
                    if after.question(seat).is_some_and(|it| matches!(it, tharsis_mars::Question::Pay(_))) {
                        continue;
                    }
                    let gained = after.player(seat).stock(resource) - state.player(seat).stock(resource);
                    assert_eq!(json!(gained), *promised.get("number").unwrap_or(&json!(1)), "{choice}");
                    compared += 1;
                }
            }
        });
    }
    assert!(compared > 100, "only {compared} trades were compared");
}

#[test]
fn points_add_up_with_the_committee() {
    let state = follow("corporate-era colonies turmoil", 3, 6, |_| {});
    let scene = Mars::scene(&state, None);
    for player in scene["players"].as_array().expect("players") {
        let score = player["score"].as_object().expect("a score");
        let parts: i64 =
            score.iter().filter(|(key, _)| *key != "total").filter_map(|(_, it)| it.as_i64()).sum();
        assert_eq!(Some(parts), score["total"].as_i64());
    }
}

#[test]
fn the_catalogue_has_every_tile_party_and_event_in_words_and_icons() {
    let catalogue = Mars::catalogue(Language::english());
    for (list, n) in [("colonies", 11), ("parties", 6), ("events", 31)] {
        assert_eq!(catalogue[list].as_array().map(Vec::len), Some(n), "{list}");
    }
    for tile in catalogue["colonies"].as_array().expect("tiles") {
        assert_eq!(tile["income"].as_array().map(Vec::len), Some(7), "{tile}");
        assert!(tile["build"]["icons"][0].is_object() && tile["bonus"]["icons"][0].is_object(), "{tile}");
    }
    for event in catalogue["events"].as_array().expect("events") {
        assert!(event["text"].as_str().is_some_and(|it| it.len() > 10) && event["icons"][0][0].is_object());
    }
    let terraformer = &catalogue["maps"][0]["milestones"][0];
    assert!(terraformer["text"].as_str().is_some_and(|it| it.contains("35")), "{terraformer}");
    let turmoil = &terraformer["played_with"]["turmoil"];
    assert!(turmoil.as_str().is_some_and(|it| it.contains("26")), "T1: {terraformer}");
    let needing =
        catalogue["projects"].as_array().expect("projects").iter().filter(|it| !it["needs"].is_null());
    assert_eq!(
        needing.map(|it| &it["name"]).collect::<Vec<_>>(),
        [&json!("build-colony"), &json!("air-scrapping"), &json!("buffer-gas")]
    );
}

#[test]
fn options_fit_as_they_say() {
    let mars = game("mars").expect("Mars");
    let info = mars.info(Language::english());
    for preset in &info.presets {
        assert_eq!(mars.check_options(&preset.options, preset.seats), Ok(preset.options.clone()));
    }
    for option in &info.options {
        let needs = option.needs.as_deref().unwrap_or_default();
        let line = format!("corporate-era {needs} {}", option.word);
        assert_eq!(mars.check_options(&line, 1).is_ok(), option.solo, "{line} alone");
        assert_eq!(mars.check_options(&line, 3).is_ok(), option.together, "{line} together");
        if option.needs.is_some() {
            let alone = format!("corporate-era {}", option.word);
            assert!(mars.check_options(&alone, 1).is_err(), "{} needs {needs}", option.word);
        }
        let others =
            |word: &str| info.options.iter().find(|it| it.word == word).and_then(|it| it.needs.clone());
        for other in &option.not_with {
            let both = format!("{line} {} {other}", others(other).unwrap_or_default());
            assert!(mars.check_options(&both, 3).is_err(), "{both}");
        }
    }
}
