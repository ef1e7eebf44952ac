//! The map of the base game (M16 to M21).

use super::prelude::*;

pub(crate) const THARSIS: Map = Map::new(&Printed {
    word: "tharsis",
    rows: &[
        // 03 to 07
        &[land(&[Gain(2, Steel)]), ocean(&[Gain(2, Steel)]), land(&[]), ocean(&[Draw(1)]), ocean(&[])],
        // 08 to 13
        &[
            land(&[]),
            land(&[Gain(1, Steel)]).volcanic("tharsis-tholus"),
            land(&[]),
            land(&[]),
            land(&[]),
            ocean(&[Draw(2)]),
        ],
        // 14 to 20
        &[
            land(&[Draw(1)]).volcanic("ascraeus-mons"),
            land(&[]),
            land(&[]),
            land(&[]),
            land(&[]),
            land(&[]),
            land(&[Gain(1, Steel)]),
        ],
        // 21 to 28
        &[
            land(&[Gain(1, Titanium), Gain(1, Plants)]).volcanic("pavonis-mons"),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            ocean(&[Gain(2, Plants)]),
        ],
        // 29 to 37
        &[
            land(&[Gain(2, Plants)]).volcanic("arsia-mons"),
            land(&[Gain(2, Plants)]),
            noctis(&[Gain(2, Plants)]),
            ocean(&[Gain(2, Plants)]),
            ocean(&[Gain(2, Plants)]),
            ocean(&[Gain(2, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(2, Plants)]),
        ],
        // 38 to 45
        &[
            land(&[Gain(1, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            ocean(&[Gain(1, Plants)]),
            ocean(&[Gain(1, Plants)]),
            ocean(&[Gain(1, Plants)]),
        ],
        // 46 to 52
        &[land(&[]), land(&[]), land(&[]), land(&[]), land(&[]), land(&[Gain(1, Plants)]), land(&[])],
        // 53 to 58
        &[
            land(&[Gain(2, Steel)]),
            land(&[]),
            land(&[Draw(1)]),
            land(&[Draw(1)]),
            land(&[]),
            land(&[Gain(1, Titanium)]),
        ],
        // 59 to 63
        &[
            land(&[Gain(1, Steel)]),
            land(&[Gain(2, Steel)]),
            land(&[]),
            land(&[]),
            ocean(&[Gain(2, Titanium)]),
        ],
    ],
    milestones: &[
        Milestone::Terraformer,
        Milestone::Mayor,
        Milestone::Gardener,
        Milestone::Builder,
        Milestone::Planner,
    ],
    awards: &[Award::Landlord, Award::Banker, Award::Scientist, Award::Thermalist, Award::Miner],
    bonus_steps: &super::BONUS_STEPS,
    not_with: &[],
    for_tests: false,
});
