//! The network itself: from numbers to a forecast. Sums are made in a fixed order and never fused, so a forecast
//! is the same on every machine.

use super::carry::{with_layout, without_layout};
use super::features::{Features, UNIT};
use super::habits::Habits;
use super::layout::{Layout, fnv};
use std::sync::OnceLock;

/// Width of the wide layer.
pub const WIDE: usize = 128;
/// Width of the narrow layer.
pub const NARROW: usize = 32;
/// The chance to win and the points ahead: against others, and where all win or lose together.
pub const N_OUTPUTS: usize = 4;
/// A unit of the points a network tells.
pub const POINTS: f32 = 16.0;

/// All the numbers of a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameters {
    /// By feature: what it adds to the wide layer.
    pub first: Vec<[f32; WIDE]>,
    /// What the wide layer begins with.
    pub first_bias: [f32; WIDE],
    /// By feature: what it adds to the outputs directly.
    pub line: Vec<[f32; N_OUTPUTS]>,
    /// From the wide layer to the narrow one.
    pub second: [[f32; WIDE]; NARROW],
    /// What the narrow layer begins with.
    pub second_bias: [f32; NARROW],
    /// From the narrow layer to the outputs.
    pub third: [[f32; NARROW]; N_OUTPUTS],
    /// What the outputs begin with.
    pub third_bias: [f32; N_OUTPUTS],
}

impl Parameters {
    /// All nothing.
    pub fn zero(n_features: usize) -> Parameters {
        Parameters {
            first: vec![[0.0; WIDE]; n_features],
            first_bias: [0.0; WIDE],
            line: vec![[0.0; N_OUTPUTS]; n_features],
            second: [[0.0; WIDE]; NARROW],
            second_bias: [0.0; NARROW],
            third: [[0.0; NARROW]; N_OUTPUTS],
            third_bias: [0.0; N_OUTPUTS],
        }
    }

    /// All numbers layer by layer, in the order of the file.
    pub fn layers(&self) -> [&[f32]; 7] {
        [
            self.first.as_flattened(),
            &self.first_bias,
            self.line.as_flattened(),
            self.second.as_flattened(),
            &self.second_bias,
            self.third.as_flattened(),
            &self.third_bias,
        ]
    }

    /// The same, to be changed.
    pub fn layers_mut(&mut self) -> [&mut [f32]; 7] {
        [
            self.first.as_flattened_mut(),
            &mut self.first_bias,
            self.line.as_flattened_mut(),
            self.second.as_flattened_mut(),
            &mut self.second_bias,
            self.third.as_flattened_mut(),
            &mut self.third_bias,
        ]
    }
}

/// A network that was taught.
#[derive(Clone, Debug)]
pub struct Network {
    pub(super) parameters: Parameters,
    /// What was learned from the choices of a search; none where nobody has searched yet.
    pub(super) habits: Option<Habits>,
    /// Which layout it reads.
    pub(super) layout: u64,
    /// Which kinds of choices its habits tell apart.
    pub(super) kinds: u64,
    /// What made it, in words.
    pub(super) provenance: String,
    /// How log-odds are told so that they come true, against others and in common games.
    pub(super) calm: [f32; 2],
    /// Of its file's bytes, once somebody has asked.
    pub(super) version: OnceLock<u64>,
}

/// What the network makes of a position for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// Log-odds of winning.
    pub odds: f32,
    /// Points ahead at the end.
    pub points: f32,
}

impl Forecast {
    /// The chance to win.
    pub fn chance(&self) -> f32 {
        1.0 / (1.0 + (-self.odds).exp())
    }

    /// As worth in points, where `spread` points ahead are as good as a win: half by chance, half by points.
    pub(crate) fn worth(&self, spread: f32) -> f32 {
        0.5 * (0.5 * spread) * self.odds.clamp(-8.0, 8.0) + 0.5 * self.points
    }
}

/// A forecast with the layers that led to it, for teaching.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The wide layer, before what is negative is cut.
    pub wide: [f32; WIDE],
    /// The narrow layer, before what is negative is cut.
    pub narrow: [f32; NARROW],
    /// The outputs.
    pub outputs: [f32; N_OUTPUTS],
}

impl Parameters {
    /// The layers of a position.
    pub fn judge(&self, places: &[u16], values: &[i16]) -> Judgement {
        let mut wide = self.first_bias;
        let mut outputs = self.third_bias;
        for (&place, &value) in places.iter().zip(values) {
            let value = f32::from(value) * UNIT;
            let row = &self.first[usize::from(place)];
            for (sum, weight) in wide.iter_mut().zip(row) {
                *sum += value * weight;
            }
            for (sum, weight) in outputs.iter_mut().zip(&self.line[usize::from(place)]) {
                *sum += value * weight;
            }
        }
        let mut narrow = self.second_bias;
        let cut = wide.map(|it| it.max(0.0));
        for (sum, row) in narrow.iter_mut().zip(&self.second) {
            *sum += dot(&cut, row);
        }
        let cut = narrow.map(|it| it.max(0.0));
        for (sum, row) in outputs.iter_mut().zip(&self.third) {
            *sum += dot(&cut, row);
        }
        Judgement { wide, narrow, outputs }
    }
}

/// The product of two rows, in sixteen sums side by side.
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; 16];
    for (a, b) in a.chunks_exact(16).zip(b.chunks_exact(16)) {
        for ((lane, a), b) in lanes.iter_mut().zip(a).zip(b) {
            *lane += a * b;
        }
    }
    lanes.iter().sum()
}

impl Network {
    /// A network of these parameters for a layout.
    pub fn new(parameters: Parameters, layout: &Layout, calm: [f32; 2], provenance: String) -> Network {
        Network {
            parameters,
            habits: None,
            layout: layout.version,
            kinds: layout.kinds_version,
            provenance: with_layout(provenance, layout),
            calm,
            version: OnceLock::new(),
        }
    }

    /// The same with habits.
    #[must_use]
    pub fn with_habits(mut self, habits: Option<Habits>) -> Network {
        self.habits = habits;
        self.version = OnceLock::new();
        self
    }

    /// What it would do without judging.
    pub fn habits(&self) -> Option<&Habits> {
        self.habits.as_ref()
    }

    /// Its parameters.
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// Another number for every network: of its file's bytes.
    pub fn version(&self) -> u64 {
        *self.version.get_or_init(|| fnv(&self.write()))
    }

    /// What made it, in words.
    pub fn provenance(&self) -> &str {
        &self.provenance
    }

    /// The same without the layout it reads: the recipe it was taught by.
    pub fn recipe(&self) -> String {
        without_layout(&self.provenance)
    }

    /// What it makes of a position; `common` where all win or lose together.
    pub fn forecast(&self, features: &Features, common: bool) -> Forecast {
        self.forecast_of(features.places(), features.values(), common)
    }

    /// The same for features that were kept: places, and values in parts.
    pub fn forecast_of(&self, places: &[u16], values: &[i16], common: bool) -> Forecast {
        let outputs = self.parameters.judge(places, values).outputs;
        let at = 2 * usize::from(common);
        Forecast { odds: outputs[at], points: outputs[at + 1] * POINTS }
    }

    /// By how much odds are stretched when they are told, so that they come true (`tharsis_bots::forecast`).
    pub fn calm(&self, common: bool) -> f32 {
        self.calm[usize::from(common)]
    }

    /// The same network, its chances told otherwise: odds stretched, and shifted where all win or lose together.
    #[must_use]
    pub fn levelled(mut self, calm: [f32; 2], shift: [f32; 2], how: &str) -> Network {
        self.calm = calm;
        self.parameters.third_bias[0] += shift[0];
        self.parameters.third_bias[2] += shift[1];
        self.provenance = format!("{how}\n\n{}", self.provenance);
        self.version = OnceLock::new();
        self
    }
}
