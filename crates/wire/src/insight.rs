//! What each answer would bring, and why others are refused, whichever the game.

use crate::api::{Foresight, Insight};
use crate::shown::Shown;
use crate::told::changes;
use tharsis_kernel::{Seat, Trial};
use tharsis_words::{Language, Names};

pub(crate) fn insight<G: Shown>(state: &G::State, seat: Seat, language: &Language, names: &Names) -> Insight {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    let trial = Trial::<G>::new(state, seat);
    let foresee = |&choice: &G::Choice| {
        let (preview, world) = trial.of(choice);
        let next = G::follow_up(state, &world, seat);
        let nothing = preview.in_vain.then(|| language.nothing_would_happen());
        let foresight = Foresight {
            changes: changes(preview.events.iter().filter_map(G::change)),
            lines: G::log(&preview.events, language, names).into_iter().chain(nothing).collect(),
            chance: preview.depends_on_chance,
            in_vain: preview.in_vain,
            asks: next.as_ref().map(|question| G::kind(question).to_string()),
            tile: next.as_ref().and_then(G::tile),
        };
        (choice.to_string(), foresight)
    };
    let refuse = |choice: G::Choice| {
        let reasons = G::reasons(state, seat, choice);
        let reasons: Vec<String> = reasons.iter().map(|it| G::obstacle(it, language, names)).collect();
        (!reasons.is_empty()).then(|| (choice.to_string(), reasons))
    };
    Insight {
        previews: legal.iter().map(foresee).collect(),
        refusals: G::everything(state, seat).into_iter().filter_map(refuse).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tharsis_kernel::Game;
    use tharsis_mars::{Choice, Mars, State};

    /// The first moment of a game played by dice at which an action would be in vain.
    fn in_vain(seed: u8) -> Option<(State, Seat, Choice)> {
        let options = "corporate-era colonies turmoil".parse().expect("options");
        let mut state = Mars::setup(&options, 2, [seed; 32]);
        let mut dice = u64::from(seed) * 2 + 1;
        loop {
            let seat = Mars::asked(&state).iter().next()?;
            let mut legal = Vec::new();
            Mars::legal(&state, seat, &mut legal);
            if let Some(&vain) = legal.iter().find(|&&choice| state.is_in_vain(seat, choice)) {
                return Some((state, seat, vain));
            }
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            Mars::apply(&mut state, seat, legal[(dice >> 33) as usize % legal.len()], &mut ());
        }
    }

    /// M125: an action whose result is lost is announced, in every language, and marked for the client.
    #[test]
    fn an_action_in_vain_is_announced() {
        let (state, seat, vain) = (1..40).find_map(in_vain).expect("some action is in vain");
        let languages = Language::ALL.iter().filter_map(|code| Language::get(code));
        let said: BTreeSet<String> = languages
            .map(|language| {
                let mut insight = insight::<Mars>(&state, seat, language, &Names::default());
                let found = insight.previews.remove(&vain.to_string()).expect("it is legal");
                assert!(found.in_vain && found.changes.is_empty());
                found.lines.last().cloned().expect("it is announced")
            })
            .collect();
        assert_eq!(said.len(), Language::ALL.len());
        assert!(said.contains("Nothing would change."), "{said:?}");
    }
}
