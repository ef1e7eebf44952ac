//! The choices of Terraforming Mars, counted.

use super::{AMOUNT_MAX, Numbering, OPTIONS, Space, acts, each, ids};
use std::sync::LazyLock;
use tharsis_kernel::Seat;
use tharsis_mars::cards::{N_CARDS, card};
use tharsis_mars::{
    Award, Choice, Conversion, Hex, Mars, Milestone, Moon, Parameter, Party, Project, Resource, SEATS_MAX,
    Source, TRADE_PAYERS,
};

fn trades() -> Vec<Choice> {
    Moon::ALL.iter().flat_map(|&moon| TRADE_PAYERS.map(|with| Choice::Trade(moon, with))).collect()
}

fn delegates() -> Vec<Choice> {
    let from = |party| Source::ALL.iter().map(move |&source| Choice::Delegate(party, source));
    Party::ALL.iter().flat_map(|&party| from(party)).collect()
}

impl Space for Mars {
    fn forms() -> Vec<(&'static str, Vec<Choice>)> {
        vec![
            ("play", ids(N_CARDS).map(Choice::Play).collect()),
            ("project", each(Project::ALL, Choice::Project)),
            ("milestone", each(Milestone::ALL, Choice::Milestone)),
            ("award", each(Award::ALL, Choice::Award)),
            ("act", acts(N_CARDS, |id| card(id).actions.len(), Choice::Act)),
            ("first", vec![Choice::First]),
            ("convert", each(Conversion::ALL, Choice::Convert)),
            ("trade", trades()),
            ("delegate", delegates()),
            ("policy", vec![Choice::Policy]),
            ("area", Hex::all().map(Choice::Hex).collect()),
            ("colony", each(Moon::ALL, Choice::Moon)),
            ("player", Seat::all(SEATS_MAX as u8).map(Choice::Seat).collect()),
            ("card", ids(N_CARDS).map(Choice::Card).collect()),
            ("party", each(Party::ALL, Choice::Party)),
            ("resource", each(Resource::ALL, Choice::Resource)),
            ("parameter", each(Parameter::ALL, Choice::Parameter)),
            ("option", (0..OPTIONS).map(Choice::Option).collect()),
            ("amount", (0..=AMOUNT_MAX).map(Choice::Amount).collect()),
            ("nobody", vec![Choice::Nobody]),
            ("done", vec![Choice::Done]),
            ("end-turn", vec![Choice::EndTurn]),
            ("pass", vec![Choice::Pass]),
        ]
    }

    fn numbering() -> &'static Numbering<Mars> {
        static NUMBERING: LazyLock<Numbering<Mars>> = LazyLock::new(Numbering::new);
        &NUMBERING
    }

    fn card_name(choice: Choice) -> Option<&'static str> {
        match choice {
            Choice::Play(id) | Choice::Act(id, _) | Choice::Card(id) => Some(card(id).name),
            _ => None,
        }
    }
}
