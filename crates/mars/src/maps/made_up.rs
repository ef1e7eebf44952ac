//! A map that nobody plays: the tests prove with it that a map needs its table entry and nothing else in the rules.
//!
//! Ragged rows, two priced areas, a bonus of three kinds, milestones and awards of several maps.

use super::prelude::*;
use crate::text::BonusStep;
use crate::vocabulary::{Deck, Parameter};

pub(crate) const MADE_UP: Map = Map::new(&Printed {
    word: "made-up",
    rows: &[
        &[ocean(&[Draw(2)]), land(&[Owe(3), PlaceOceans(1)]), ocean(&[])],
        &[land(&[Gain(1, Steel)]), ocean(&[]), ocean(&[Gain(4, Heat)]), land(&[]).volcanic("olympus-mons")],
        &[
            ocean(&[]),
            land(&[Gain(1, Steel), Gain(1, Titanium), Gain(1, Plants), Draw(1)]),
            land(&[]),
            land(&[Gain(2, Titanium)]),
            ocean(&[Gain(1, Titanium)]),
        ],
        &[land(&[]), ocean(&[]), land(&[Gain(2, Plants)]), ocean(&[]), land(&[]), ocean(&[])],
        &[
            land(&[]),
            land(&[Owe(9), Draw(1), PlaceOceans(2)]).named("south-pole"),
            ocean(&[]),
            land(&[]),
            land(&[Draw(1)]),
            land(&[]),
            land(&[Gain(1, Steel)]),
        ],
        &[
            land(&[]),
            land(&[]),
            land(&[]),
            land(&[Gain(1, Plants)]),
            land(&[]),
            land(&[]),
            land(&[]),
            land(&[]),
        ],
        &[
            land(&[Gain(1, Heat)]),
            ocean(&[]),
            land(&[]),
            land(&[]),
            land(&[]),
            land(&[]),
            land(&[]),
            land(&[]),
            land(&[]),
        ],
        &[land(&[]), land(&[]), land(&[]), land(&[]), land(&[]), land(&[]), land(&[]), land(&[])],
        &[land(&[]), land(&[]), land(&[]), land(&[]), ocean(&[])],
    ],
    milestones: &[Milestone::Mayor, Milestone::PolarExplorer, Milestone::Generalist],
    awards: &[Award::Landlord, Award::Excentric, Award::Industrialist, Award::DesertSettler],
    bonus_steps: &[
        BonusStep { parameter: Parameter::Temperature, at: -28, gives: &[PlaceOceans(1)] },
        BonusStep { parameter: Parameter::Oxygen, at: 3, gives: &[Gain(2, Plants)] },
    ],
    not_with: &[Deck::Colonies],
    for_tests: true,
});
