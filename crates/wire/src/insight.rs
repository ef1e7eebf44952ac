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
