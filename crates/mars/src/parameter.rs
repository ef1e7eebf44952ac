//! The tracks of the global parameters (M2): where each begins, what a step is, how many there are.

use crate::state::State;
use crate::vocabulary::Parameter;

/// How many global parameters there are.
pub const N_PARAMETERS: usize = Parameter::ALL.len();

/// A printed track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    /// Where the marker begins, in the parameter's unit.
    pub from: i8,
    /// What a step adds.
    pub step: i8,
    /// How many steps there are.
    pub steps: u8,
}

impl Track {
    /// The value at the end of the track.
    pub const fn to(&self) -> i8 {
        self.from + self.step * self.steps as i8
    }

    /// The value after so many steps.
    pub const fn at(&self, steps: u8) -> i8 {
        self.from + self.step * steps as i8
    }

    /// How many steps lead to a value; `None` if it is not on the track.
    pub const fn steps_to(&self, value: i8) -> Option<u8> {
        let above = value as i16 - self.from as i16;
        let step = self.step as i16;
        if above < 0 || above % step != 0 || above / step > self.steps as i16 {
            return None;
        }
        Some((above / step) as u8)
    }
}

impl Parameter {
    /// Its track on the board.
    pub const fn track(self) -> Track {
        match self {
            Parameter::Temperature => Track { from: -30, step: 2, steps: 19 },
            Parameter::Oxygen => Track { from: 0, step: 1, steps: 14 },
            Parameter::Oceans => Track { from: 0, step: 1, steps: 9 },
            Parameter::Venus => Track { from: 0, step: 2, steps: 15 },
        }
    }
}

impl State {
    /// How far a parameter has been raised. Oceans are counted on the map, which alone knows them.
    #[inline]
    pub fn steps(&self, parameter: Parameter) -> u8 {
        match parameter {
            Parameter::Oceans => self.board.oceans.len() as u8,
            _ => self.raised[parameter.idx()],
        }
    }

    /// How many steps are left.
    #[inline]
    pub fn steps_left(&self, parameter: Parameter) -> u8 {
        parameter.track().steps.saturating_sub(self.steps(parameter))
    }

    /// A parameter's value in its own unit.
    #[inline]
    pub fn parameter(&self, parameter: Parameter) -> i8 {
        parameter.track().at(self.steps(parameter))
    }

    /// Whether all parameters that must be are at their maximum (M129, V9, V27).
    pub fn is_terraformed(&self) -> bool {
        self.parameters_to_complete().iter().all(|&parameter| self.steps_left(parameter) == 0)
    }

    /// The parameters there are.
    #[inline]
    pub fn parameters(&self) -> &'static [Parameter] {
        self.options.parameters()
    }

    /// The parameters that end the game, or win it alone: Venus is one of them alone (V27), and by house rule.
    #[inline]
    pub fn parameters_to_complete(&self) -> &'static [Parameter] {
        let venus = self.options.venus && (self.is_solo() || self.options.venus_complete);
        if venus { Parameter::ALL } else { &Parameter::ALL[..Parameter::Venus.idx()] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tracks_are_those_of_m2_and_v6() {
        let ends = Parameter::ALL.iter().map(|it| (it.track().from, it.track().to()));
        assert_eq!(ends.collect::<Vec<_>>(), [(-30, 8), (0, 14), (0, 9), (0, 30)]);
    }

    #[test]
    fn steps_and_values_agree() {
        for parameter in Parameter::ALL {
            let track = parameter.track();
            for steps in 0..=track.steps {
                assert_eq!(track.steps_to(track.at(steps)), Some(steps));
            }
            assert_eq!(
                (track.steps_to(track.to() + track.step), track.steps_to(track.from - 1)),
                (None, None)
            );
        }
        assert_eq!(Parameter::Temperature.track().steps_to(-29), None);
    }
}
