//! The choices of Ares Expedition, counted.

use super::{AMOUNT_MAX, Numbering, OPTIONS, Space, acts, each, ids};
use std::sync::LazyLock;
use tharsis_ares::cards::{N_CARDS, card};
use tharsis_ares::{Ares, Choice, PhaseCard, Piece, Standard};

impl Space for Ares {
    fn forms() -> Vec<(&'static str, Vec<Choice>)> {
        vec![
            ("phase", each(PhaseCard::ALL, Choice::Phase)),
            ("take", each(Piece::ALL, Choice::Take)),
            ("play", ids(N_CARDS).map(Choice::Play).collect()),
            ("act", acts(N_CARDS, |id| card(id).actions.len(), Choice::Act)),
            ("standard", each(Standard::ALL, Choice::Standard)),
            ("step", vec![Choice::Step]),
            ("draw", vec![Choice::Draw]),
            ("card", ids(N_CARDS).map(Choice::Card).collect()),
            ("option", (0..OPTIONS).map(Choice::Option).collect()),
            ("amount", (0..=AMOUNT_MAX).map(Choice::Amount).collect()),
            ("nobody", vec![Choice::Nobody]),
            ("done", vec![Choice::Done]),
            ("sell", ids(N_CARDS).map(Choice::Sell).collect()),
        ]
    }

    fn numbering() -> &'static Numbering<Ares> {
        static NUMBERING: LazyLock<Numbering<Ares>> = LazyLock::new(Numbering::new);
        &NUMBERING
    }

    fn card_name(choice: Choice) -> Option<&'static str> {
        match choice {
            Choice::Play(id) | Choice::Act(id, _) | Choice::Card(id) | Choice::Sell(id) => {
                Some(card(id).name)
            }
            _ => None,
        }
    }
}
