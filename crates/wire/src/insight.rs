//! What each answer would bring, and why others are refused, whichever the game.

use crate::api::{Foresight, Insight};
use crate::payment::{only_way, payment};
use crate::shown::Shown;
use crate::story::Role;
use crate::told::changes;
use std::collections::BTreeMap;
use tharsis_kernel::{Seat, Trial};
use tharsis_words::{Language, Names};

/// Of a seat with these legal choices; none if it is not asked.
pub(crate) fn insight<G: Shown>(
    state: &G::State,
    seat: Seat,
    legal: &[G::Choice],
    language: &Language,
    names: &Names,
) -> Insight {
    let (mut refusals, mut unmet) = (BTreeMap::new(), BTreeMap::new());
    for choice in G::everything(state, seat) {
        let reasons = G::reasons(state, seat, choice);
        if reasons.first().is_some_and(G::is_requirement) {
            unmet.insert(choice.to_string(), true);
        }
        if !reasons.is_empty() {
            let reasons = reasons.iter().map(|it| G::obstacle(it, language, names)).collect();
            refusals.insert(choice.to_string(), reasons);
        }
    }
    let mut previews = BTreeMap::new();
    if !legal.is_empty() {
        let trial = Trial::<G>::new(state, seat);
        for &choice in legal {
            previews.insert(choice.to_string(), foresee(state, seat, &trial, choice, language, names));
        }
    }
    Insight { previews, refusals, unmet }
}

/// What a choice would bring, paid for as the engine proposes.
pub(crate) fn foresee<G: Shown>(
    state: &G::State,
    seat: Seat,
    trial: &Trial<'_, G>,
    choice: G::Choice,
    language: &Language,
    names: &Names,
) -> Foresight {
    let (mut preview, mut world) = trial.of(&[choice]);
    let payment = payment::<G>(&world, seat, &preview.events).map(|(payment, mut answers)| {
        answers.insert(0, choice);
        (preview, world) = trial.of(&answers);
        payment
    });
    let payment = payment.or_else(|| only_way::<G>(state, seat, &preview.events));
    let next = G::follow_up(state, &world, seat);
    let nothing = preview.in_vain.then(|| language.nothing_would_happen());
    let says_more =
        |it: &&G::Event| G::role(it) != Role::Deed && !G::is_quiet(it) && G::changes(it).is_empty();
    let noted: Vec<G::Event> = preview.events.iter().filter(says_more).cloned().collect();
    Foresight {
        changes: changes(preview.events.iter().flat_map(G::changes)),
        lines: G::log(&preview.events, language, names).into_iter().chain(nothing.clone()).collect(),
        notes: G::log(&noted, language, names).into_iter().chain(nothing).collect(),
        chance: preview.depends_on_chance,
        in_vain: preview.in_vain,
        asks: next.as_ref().map(|question| G::kind(question).to_string()),
        tile: next.as_ref().and_then(G::tile),
        payment,
    }
}
