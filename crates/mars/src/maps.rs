//! The tables of the maps.

mod elysium;
mod hellas;
#[cfg(feature = "made-up-map")]
mod made_up;
mod tharsis;

pub(crate) use elysium::ELYSIUM;
pub(crate) use hellas::HELLAS;
#[cfg(feature = "made-up-map")]
pub(crate) use made_up::MADE_UP;
pub(crate) use tharsis::THARSIS;

/// The words in which the tables are written.
mod prelude {
    use crate::map::Area;

    pub(super) use crate::card::Effect::{self, Draw, Gain, Owe, PlaceOceans};
    pub(super) use crate::map::{Map, Printed};
    pub(super) use crate::vocabulary::Resource::{Heat, Plants, Steel, Titanium};
    pub(super) use crate::vocabulary::{Award, Milestone};

    pub(super) const fn land(gives: &'static [Effect]) -> Area {
        Area::land(gives)
    }

    pub(super) const fn ocean(gives: &'static [Effect]) -> Area {
        Area::ocean(gives)
    }

    pub(super) const fn noctis(gives: &'static [Effect]) -> Area {
        Area::noctis(gives)
    }
}

use crate::card::Effect;
use crate::text::BonusStep;
use crate::vocabulary::{Parameter, Resource};

/// The bonus steps that all printed maps share (M7), and those of the Venus board beside them (V7).
pub(crate) const BONUS_STEPS: [BonusStep; 6] = [
    BonusStep { parameter: Parameter::Temperature, at: -24, gives: &[Effect::Produce(1, Resource::Heat)] },
    BonusStep { parameter: Parameter::Temperature, at: -20, gives: &[Effect::Produce(1, Resource::Heat)] },
    BonusStep { parameter: Parameter::Temperature, at: 0, gives: &[Effect::PlaceOceans(1)] },
    BonusStep { parameter: Parameter::Oxygen, at: 8, gives: &[Effect::Raise(1, Parameter::Temperature)] },
    BonusStep { parameter: Parameter::Venus, at: 8, gives: &[Effect::Draw(1)] },
    BonusStep { parameter: Parameter::Venus, at: 16, gives: &[Effect::Rate(1)] },
];
