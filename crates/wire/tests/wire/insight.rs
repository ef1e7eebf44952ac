//! What each answer would bring.

use std::collections::BTreeSet;
use tharsis_kernel::{Game, Seat};
use tharsis_mars::Mars;
use tharsis_wire::{Play, game};
use tharsis_words::{Language, Names};

const OPTIONS: &str = "corporate-era colonies turmoil";

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
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = legal[(dice >> 33) as usize % legal.len()];
        Mars::apply(&mut state, seat, choice, &mut ());
        play.play(seat, &choice.to_string()).expect("legal");
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
