//! Whether chances come true: of positions that are said to be won in 7 of 10 games, how many are?

use crate::positions::Positions;
use serde::{Deserialize, Serialize};
use tharsis_bots::as_told;
use tharsis_bots::net::{Forecast, Network};

/// Positions said to be won in about the same share of games.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Tenth {
    /// How many.
    pub n: u32,
    /// The chance they were given, in the mean.
    pub said: f64,
    /// The share that was won.
    pub seen: f64,
}

/// Steps of Newton's, none longer than 1; it is there after five.
const STEPS: u32 = 20;
/// Holds on to what is said where there is little to go by, as so many positions would.
const PRIOR: f64 = 1.0;

/// What a network says of positions it did not learn from.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Reliability {
    /// How many positions.
    pub n: u32,
    /// Cross-entropy of the winner.
    pub surprise: f64,
    /// Points by which the lead is missed, in the root of the mean square.
    pub missed: f64,
    /// By tenths of the chance.
    pub tenths: Vec<Tenth>,
}

impl Reliability {
    /// Of some positions, those of one kind: against others, or in common; chances as they are told to people
    /// ([`tharsis_bots::as_told`]), odds stretched by `calm`.
    pub fn of(
        positions: &Positions,
        which: &[u32],
        network: &Network,
        common: bool,
        calm: f32,
    ) -> Reliability {
        let mut all = Reliability { tenths: vec![Tenth::default(); 10], ..Reliability::default() };
        let mut squares = 0.0;
        for (i, chance, points) in told(positions, which, network, common, calm) {
            let about = positions.about(i);
            squares += f64::from(points - about.points).powi(2);
            all.count(f64::from(chance).clamp(1e-6, 1.0 - 1e-6), f64::from(about.won));
        }
        let n = f64::from(all.n.max(1));
        all.surprise /= n;
        all.missed = (squares / n).sqrt();
        for tenth in &mut all.tenths {
            let n = f64::from(tenth.n.max(1));
            tenth.said /= n;
            tenth.seen /= n;
        }
        all
    }

    /// Counts a chance that was said, and what was won.
    fn count(&mut self, chance: f64, won: f64) {
        self.n += 1;
        self.surprise -= won * chance.ln() + (1.0 - won) * (1.0 - chance).ln();
        let tenth = &mut self.tenths[((chance * 10.0) as usize).min(9)];
        tenth.n += 1;
        tenth.said += chance;
        tenth.seen += won;
    }

    /// By how much the odds that are told are to be stretched, and then shifted, so that they come true: what surprises least
    /// (Newton's steps). Without positions of this kind, not at all.
    pub fn calm(positions: &Positions, which: &[u32], network: &Network, common: bool) -> (f32, f32) {
        let pair = |(i, chance, _): (usize, f32, f32)| {
            let chance = f64::from(chance).clamp(1e-6, 1.0 - 1e-6);
            ((chance / (1.0 - chance)).ln(), f64::from(positions.about(i).won))
        };
        let pairs: Vec<(f64, f64)> =
            told(positions, which, network, common, 1.0).into_iter().map(pair).collect();
        let (mut calm, mut shift) = (1.0_f64, 0.0_f64);
        for _ in 0..STEPS {
            let mut slope = [PRIOR * (calm - 1.0), PRIOR * shift];
            let mut bend = [PRIOR, 0.0, PRIOR];
            for &(odds, won) in &pairs {
                let chance = 1.0 / (1.0 + (-(calm * odds + shift)).exp());
                let (error, weight) = (chance - won, chance * (1.0 - chance));
                slope[0] += error * odds;
                slope[1] += error;
                bend[0] += weight * odds * odds;
                bend[1] += weight * odds;
                bend[2] += weight;
            }
            let whole = bend[0] * bend[2] - bend[1] * bend[1];
            let (further, aside) =
                (bend[2] * slope[0] - bend[1] * slope[1], bend[0] * slope[1] - bend[1] * slope[0]);
            calm = (calm - (further / whole).clamp(-1.0, 1.0)).clamp(0.3, 3.0);
            shift = (shift - (aside / whole).clamp(-1.0, 1.0)).clamp(-3.0, 3.0);
        }
        (calm as f32, shift as f32)
    }
}

/// What is told of some positions, those of one kind: which, the chance, points ahead. Positions of a moment lie side by side.
fn told(
    positions: &Positions,
    which: &[u32],
    network: &Network,
    common: bool,
    calm: f32,
) -> Vec<(usize, f32, f32)> {
    let of_kind = which.iter().map(|&i| i as usize).filter(|&i| positions.about(i).common == common);
    let of_kind: Vec<usize> = of_kind.collect();
    let moment = |i: usize| {
        let about = positions.about(i);
        (about.game, about.moment)
    };
    let mut all = Vec::with_capacity(of_kind.len());
    for together in of_kind.chunk_by(|&a, &b| moment(a) == moment(b)) {
        let said: Vec<Forecast> = together
            .iter()
            .map(|&i| {
                let (places, values) = positions.features(i);
                network.forecast_of(places, values, common)
            })
            .collect();
        let chances: Vec<f32> = said.iter().map(Forecast::chance).collect();
        let chances = as_told(&chances, common, calm);
        all.extend(together.iter().zip(chances).zip(&said).map(|((&i, chance), it)| (i, chance, it.points)));
    }
    all
}
