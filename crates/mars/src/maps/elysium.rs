//! Elysium, the far side with its volcanoes (H25 to H36).

use super::prelude::*;

pub(crate) const ELYSIUM: Map = Map::new(&Printed {
    word: "elysium",
    rows: &[
        // 03 to 07
        &[
            ocean(&[]),
            ocean(&[Gain(1, Titanium)]),
            ocean(&[Draw(1)]),
            ocean(&[Gain(1, Steel)]),
            land(&[Draw(1)]),
        ],
        // 08 to 13
        &[
            land(&[Gain(1, Titanium)]).volcanic("hecates-tholus"),
            land(&[]),
            land(&[]),
            ocean(&[]),
            ocean(&[]),
            land(&[Gain(2, Steel)]),
        ],
        // 14 to 20
        &[
            land(&[Gain(2, Titanium)]).volcanic("elysium-mons"),
            land(&[]),
            land(&[Draw(1)]),
            land(&[]),
            ocean(&[Gain(1, Plants)]),
            ocean(&[]),
            land(&[Draw(3)]).volcanic("olympus-mons"),
        ],
        // 21 to 28
        &[
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            ocean(&[Gain(2, Plants)]),
            land(&[Gain(1, Plants)]),
            ocean(&[Gain(1, Plants)]),
            ocean(&[Gain(1, Plants)]),
            land(&[Gain(1, Steel), Gain(1, Plants)]),
        ],
        // 29 to 37
        &[
            land(&[Gain(2, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(2, Plants)]),
            ocean(&[Gain(2, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(3, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(1, Titanium), Gain(1, Plants)]).volcanic("arsia-mons"),
        ],
        // 38 to 45
        &[
            land(&[Gain(1, Steel)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[]),
        ],
        // 46 to 52
        &[
            land(&[Gain(1, Titanium)]),
            land(&[Gain(1, Steel)]),
            land(&[]),
            land(&[]),
            land(&[Gain(1, Steel)]),
            land(&[]),
            land(&[]),
        ],
        // 53 to 58
        &[land(&[Gain(2, Steel)]), land(&[]), land(&[]), land(&[]), land(&[Gain(2, Steel)]), land(&[])],
        // 59 to 63
        &[land(&[Gain(1, Steel)]), land(&[]), land(&[Draw(1)]), land(&[Draw(1)]), land(&[Gain(2, Steel)])],
    ],
    milestones: &[
        Milestone::Generalist,
        Milestone::Specialist,
        Milestone::Ecologist,
        Milestone::Tycoon,
        Milestone::Legend,
    ],
    awards: &[
        Award::Celebrity,
        Award::Industrialist,
        Award::DesertSettler,
        Award::EstateDealer,
        Award::Benefactor,
    ],
    bonus_steps: &super::BONUS_STEPS,
    not_with: &[],
    for_tests: false,
});
