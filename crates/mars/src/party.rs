//! The six parties as data (T37 to T42): what their taking power gives, and what holds while they rule.

use crate::card::{Action, By, Count, Effect, Passive, PoliticEffect, Trigger, When, spend, when};
use crate::tally::TagSet;
use crate::vocabulary::Party::{Greens, Kelvinists, MarsFirst, Reds, Scientists, Unity};
use crate::vocabulary::{Party, Resource, Tag};

/// What a party stands for.
#[derive(Clone, Copy, Debug)]
pub struct Programme {
    /// Which party.
    pub party: Party,
    /// Its published English name.
    pub name: &'static str,
    /// What every player gets when it takes power (T28).
    pub bonus: &'static [Effect],
    /// What holds in the action phase while it rules (T19).
    pub policy: Policy,
}

/// A ruling policy.
#[derive(Clone, Copy, Debug)]
pub enum Policy {
    /// An effect that waits, for every player.
    Trigger(Trigger),
    /// What always holds, for every player.
    Passive(Passive),
    /// An action open to every player.
    Action {
        /// What it costs and gives.
        action: Action,
        /// Once per player and generation, or any number of times.
        once: bool,
    },
}

/// The parties, clockwise (T14): a row for each `Party`.
pub static PARTIES: [Programme; 6] = [
    Programme {
        party: MarsFirst,
        name: "Mars First",
        bonus: &[Effect::GainPer(Resource::Money, Count::Tags(Tag::Building))],
        policy: Policy::Trigger(when(When::TilePlaced, &[Effect::Gain(1, Resource::Steel)])),
    },
    Programme {
        party: Kelvinists,
        name: "Kelvinists",
        bonus: &[Effect::GainPer(Resource::Money, Count::Production(Resource::Heat))],
        policy: Policy::Action {
            action: spend(
                &[Effect::Pay(10, None)],
                &[Effect::Produce(1, Resource::Energy), Effect::Produce(1, Resource::Heat)],
            ),
            once: false,
        },
    },
    Programme {
        party: Reds,
        name: "Reds",
        bonus: &[Effect::Politic(PoliticEffect::RateLowest)],
        policy: Policy::Passive(Passive::RatingCosts(3)),
    },
    Programme {
        party: Greens,
        name: "Greens",
        bonus: &[Effect::GainPer(
            Resource::Money,
            Count::AnyTags(TagSet::of(&[Tag::Plant, Tag::Microbe, Tag::Animal])),
        )],
        policy: Policy::Trigger(when(When::GreeneryPlaced(By::You), &[Effect::Gain(4, Resource::Money)])),
    },
    Programme {
        party: Unity,
        name: "Unity",
        bonus: &[Effect::GainPer(
            Resource::Money,
            Count::AnyTags(TagSet::of(&[Tag::Venus, Tag::Earth, Tag::Jovian])),
        )],
        policy: Policy::Passive(Passive::WorthMore(1, Resource::Titanium)),
    },
    Programme {
        party: Scientists,
        name: "Scientists",
        bonus: &[Effect::GainPer(Resource::Money, Count::Tags(Tag::Science))],
        policy: Policy::Action { action: spend(&[Effect::Pay(10, None)], &[Effect::Draw(3)]), once: true },
    },
];

const _: () = {
    let mut i = 0;
    while i < PARTIES.len() {
        assert!(PARTIES[i].party as usize == i, "a row for each party, in order");
        i += 1;
    }
};

impl Party {
    /// What it stands for.
    #[inline]
    pub fn programme(self) -> &'static Programme {
        &PARTIES[self.idx()]
    }

    /// The action of its policy, if it has one.
    pub fn action(self) -> Option<(Action, bool)> {
        match self.programme().policy {
            Policy::Action { action, once } => Some((action, once)),
            Policy::Trigger(_) | Policy::Passive(_) => None,
        }
    }

    /// What its policy makes hold, if it is of that kind.
    #[inline]
    pub fn passive(self) -> Option<Passive> {
        match self.programme().policy {
            Policy::Passive(passive) => Some(passive),
            Policy::Trigger(_) | Policy::Action { .. } => None,
        }
    }
}
