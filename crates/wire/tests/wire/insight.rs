//! What each answer would bring.

use std::collections::BTreeSet;
use tharsis_kernel::{Game, Seat};
use tharsis_mars::Mars;
use tharsis_wire::{Play, game};
use tharsis_words::{Language, Names};

const OPTIONS: &str = "corporate-era colonies turmoil";

fn roll(dice: u64) -> u64 {
    dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

/// The first moment of a game played by dice at which an action would be in vain.
fn in_vain(seed: u8) -> Option<(Box<dyn Play>, Seat, String)> {
    let mut state = Mars::setup(&OPTIONS.parse().expect("options"), 2, [seed; 32]);
    let mut play = game("mars").expect("it is served").begin(OPTIONS, 2, [seed; 32]).expect("a game");
    let mut dice = u64::from(seed) * 2 + 1;
    loop {
        let seat = Mars::asked(&state).iter().next()?;
        let mut legal = Vec::new();
        Mars::legal(&state, seat, &mut legal);
        if let Some(vain) = legal.iter().find(|&&choice| state.is_in_vain(seat, choice)) {
            return Some((play, seat, vain.to_string()));
        }
        dice = roll(dice);
        let choice = legal[(dice >> 33) as usize % legal.len()];
        Mars::apply(&mut state, seat, choice, &mut ());
        play.play(seat, &choice.to_string()).expect("legal");
    }
}

/// Everybody at any moment: also while cards are drafted or bought, and whoever's turn it is.
#[test]
fn insight_can_be_had_at_every_moment() {
    let language = Language::get("en").expect("English");
    let games = [
        ("mars", "corporate-era draft map-hellas", 3),
        ("mars", "corporate-era draft colonies turmoil", 2),
        ("mars", "corporate-era map-elysium", 1),
        ("ares", "mulligan", 2),
    ];
    for (name, options, n_seats) in games {
        let mut play = game(name).expect("it is served").begin(options, n_seats, [3; 32]).expect("a game");
        let mut dice = 7;
        while let Some(seat) = play.asked().iter().next() {
            let moment = play.steps();
            for looker in Seat::all(n_seats).filter(|looker| moment % 5 == usize::from(looker.0)) {
                let insight = play.insight(looker, language, &Names::default());
                assert!(!play.asked().has(looker) || !insight.previews.is_empty(), "{options}, {moment}");
            }
            let ask = play.ask(seat, language, &Names::default()).expect("it is asked");
            dice = roll(dice);
            let choice = &ask.choices[(dice >> 33) as usize % ask.choices.len()].choice;
            play.play(seat, choice).expect("legal");
        }
    }
}

/// M125: an action whose result is lost is announced, in every language, and marked for the client.
#[test]
fn an_action_in_vain_is_announced() {
    let (play, seat, vain) = (1..40).find_map(in_vain).expect("some action is in vain");
    let languages = Language::ALL.iter().filter_map(|code| Language::get(code));
    let said: BTreeSet<String> = languages
        .map(|language| {
            let mut insight = play.insight(seat, language, &Names::default());
            let found = insight.previews.remove(&vain).expect("it is legal");
            assert!(found.in_vain && found.changes.is_empty());
            found.lines.last().cloned().expect("it is announced")
        })
        .collect();
    assert_eq!(said.len(), Language::ALL.len());
    assert!(said.contains("Nothing would change."), "{said:?}");
}
