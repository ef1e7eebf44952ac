//! Hellas, the southern basin with the pole (H8 to H24).

use super::prelude::*;

pub(crate) const HELLAS: Map = Map::new(&Printed {
    word: "hellas",
    rows: &[
        // 03 to 07
        &[
            ocean(&[Gain(2, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(1, Steel), Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
        ],
        // 08 to 13
        &[
            ocean(&[Gain(2, Plants)]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Steel), Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
        ],
        // 14 to 20
        &[
            ocean(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Steel)]),
            land(&[Gain(1, Steel)]),
            land(&[]),
            land(&[Gain(2, Plants)]),
            land(&[Gain(1, Plants), Draw(1)]),
        ],
        // 21 to 28
        &[
            ocean(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
            land(&[Gain(1, Steel)]),
            land(&[Gain(2, Steel)]),
            land(&[Gain(1, Steel)]),
            ocean(&[Gain(1, Plants)]),
            ocean(&[Gain(1, Plants)]),
            land(&[Gain(1, Plants)]),
        ],
        // 29 to 37
        &[
            land(&[Draw(1)]),
            land(&[]),
            land(&[]),
            land(&[Gain(2, Steel)]),
            land(&[]),
            ocean(&[Draw(1)]),
            ocean(&[Gain(3, Heat)]),
            ocean(&[]),
            land(&[Gain(1, Plants)]),
        ],
        // 38 to 45
        &[
            land(&[Gain(1, Titanium)]),
            land(&[]),
            land(&[Gain(1, Steel)]),
            land(&[]),
            land(&[]),
            ocean(&[]),
            ocean(&[Gain(1, Steel)]),
            land(&[]),
        ],
        // 46 to 52
        &[
            ocean(&[Gain(2, Titanium)]),
            land(&[]),
            land(&[]),
            land(&[Draw(1)]),
            land(&[]),
            land(&[]),
            land(&[Gain(1, Titanium)]),
        ],
        // 53 to 58
        &[
            land(&[Gain(1, Steel)]),
            land(&[Draw(1)]),
            land(&[Gain(2, Heat)]),
            land(&[Gain(2, Heat)]),
            land(&[Gain(1, Titanium)]),
            land(&[Gain(1, Titanium)]),
        ],
        // 59 to 63
        &[
            land(&[]),
            land(&[Gain(2, Heat)]),
            land(&[Owe(6), PlaceOceans(1)]).named("south-pole"),
            land(&[Gain(2, Heat)]),
            land(&[]),
        ],
    ],
    milestones: &[
        Milestone::Diversifier,
        Milestone::Tactician,
        Milestone::PolarExplorer,
        Milestone::Energizer,
        Milestone::RimSettler,
    ],
    awards: &[Award::Cultivator, Award::Magnate, Award::SpaceBaron, Award::Excentric, Award::Contractor],
    bonus_steps: &super::BONUS_STEPS,
    not_with: &[],
    for_tests: false,
});
