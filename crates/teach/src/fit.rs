//! Fitting a network to positions and targets: AdamW. Positions of a batch are shared out in fixed shards whose
//! gradients are added up in order, so the network is the same on any number of threads.

use crate::positions::Positions;
use crate::recipe::Fitting;
use crate::siblings::Siblings;
use crate::student::unit;
use crate::targets::Target;
use crate::threads::in_order;
use rand_pcg::Pcg32;
use tharsis_bots::net::{Judgement, N_OUTPUTS, NARROW, POINTS, Parameters, UNIT, WIDE};
use tharsis_kernel::shuffle;

/// Shards of a batch: as many threads can help.
const SHARDS: usize = 8;
/// What is left of the rate at the end.
const LAST_RATE: f32 = 0.02;
/// How long gradients and their squares are remembered.
const MEMORY: (f32, f32) = (0.9, 0.999);

/// What a fit begins with.
#[derive(Clone, Copy, Debug)]
pub enum Beginning<'a> {
    /// Nothing is known of so many features.
    Anew(usize),
    /// A network that goes on learning, at this rate.
    From(&'a Parameters, f32),
}

/// How a fit goes.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// Passes done.
    pub pass: u32,
    /// Cross-entropy of winning in this pass, on what is learned from.
    pub won: f64,
    /// The same for points.
    pub points: f64,
}

/// Fits a network to some of the positions, telling after each pass.
#[allow(clippy::too_many_arguments, reason = "each is another thing, and there is one caller")]
pub fn fit(
    positions: &Positions,
    targets: &[Target],
    learned: &[u32],
    siblings: &Siblings<'_>,
    begin: Beginning<'_>,
    how: &Fitting,
    passes: u32,
    seed: u64,
    threads: u16,
    mut tell: impl FnMut(Fit, &Parameters),
) -> Parameters {
    let mut rng = Pcg32::new(seed, 0xF17);
    let (mut parameters, most) = match begin {
        Beginning::Anew(n_features) => (beginning(n_features, &mut rng), how.rate),
        Beginning::From(before, rate) => (before.clone(), rate),
    };
    let n_features = parameters.first.len();
    let mut memory = (Parameters::zero(n_features), Parameters::zero(n_features));
    let mut shards: Vec<Shard> = (0..SHARDS).map(|_| Shard::new(n_features)).collect();
    let batches = (learned.len() / how.batch).max(1);
    let all = (passes as usize * batches) as f32;
    let mut order: Vec<u32> = learned.to_vec();
    let mut families: Vec<u32> =
        if how.siblings > 0.0 { (0..siblings.len() as u32).collect() } else { Vec::new() };
    let mut step = 0_u32;
    for pass in 1..=passes {
        shuffle(&mut rng, &mut order);
        shuffle(&mut rng, &mut families);
        let (mut won, mut points) = (0.0, 0.0);
        for (i, batch) in order.chunks(how.batch).take(batches).enumerate() {
            let parts: Vec<&[u32]> = batch.chunks(batch.len().div_ceil(SHARDS)).collect();
            let families = nth_part(&families, i, batches);
            let held: Vec<std::sync::Mutex<&mut Shard>> =
                shards.iter_mut().map(std::sync::Mutex::new).collect();
            in_order(parts.len() as u64, threads, |i| {
                let mut shard = held[i as usize].lock().expect("no shard panicked");
                shard.learn(&parameters, positions, targets, parts[i as usize], how.points);
                let families = nth_part(families, i as usize, parts.len());
                shard.compare(&parameters, siblings, families, how.siblings);
            });
            drop(held);
            step += 1;
            let gradient = sum(&mut shards, 1.0 / batch.len() as f32);
            won += gradient.won;
            points += gradient.points;
            let done = step as f32 / all;
            let fade =
                LAST_RATE + (1.0 - LAST_RATE) * 0.5 * (1.0 + (std::f32::consts::PI * done.min(1.0)).cos());
            let rate = most * (step as f32 / how.warm_up).min(1.0) * fade;
            improve(&mut parameters, &gradient.by, &mut memory, rate, how.decay, step);
        }
        let n = batches as f64;
        tell(Fit { pass, won: won / n, points: points / n }, &parameters);
    }
    parameters
}

/// One of so many parts, as equal as can be.
fn nth_part(all: &[u32], i: usize, parts: usize) -> &[u32] {
    &all[all.len() * i / parts..all.len() * (i + 1) / parts]
}

/// A network that knows nothing.
fn beginning(n_features: usize, rng: &mut Pcg32) -> Parameters {
    let mut parameters = Parameters::zero(n_features);
    let mut scatter = |layer: &mut [f32], width: f32| {
        layer.iter_mut().for_each(|number| *number = (2.0 * unit(rng) - 1.0) * width);
    };
    scatter(parameters.first.as_flattened_mut(), 0.08);
    scatter(parameters.second.as_flattened_mut(), (3.0 / WIDE as f32).sqrt());
    scatter(parameters.third.as_flattened_mut(), 0.3 / (NARROW as f32).sqrt());
    parameters
}

/// The gradient of some positions.
struct Shard {
    by: Parameters,
    won: f64,
    points: f64,
}

impl Shard {
    fn new(n_features: usize) -> Shard {
        Shard { by: Parameters::zero(n_features), won: 0.0, points: 0.0 }
    }

    fn learn(
        &mut self,
        parameters: &Parameters,
        positions: &Positions,
        targets: &[Target],
        which: &[u32],
        points_count: f32,
    ) {
        self.by.layers_mut().into_iter().for_each(|layer| layer.fill(0.0));
        (self.won, self.points) = (0.0, 0.0);
        for &i in which {
            let i = i as usize;
            let (places, values) = positions.features(i);
            let said = parameters.judge(places, values);
            let at = 2 * usize::from(positions.about(i).common);
            let target = targets[i];
            let chance = 1.0 / (1.0 + (-said.outputs[at]).exp());
            let short = said.outputs[at + 1] - target.points / POINTS;
            self.won -= f64::from(
                target.won * chance.max(1e-7).ln() + (1.0 - target.won) * (1.0 - chance).max(1e-7).ln(),
            );
            self.points += f64::from(if short.abs() < 1.0 { 0.5 * short * short } else { short.abs() - 0.5 });
            let mut back = [0.0; N_OUTPUTS];
            back[at] = chance - target.won;
            back[at + 1] = points_count * short.clamp(-1.0, 1.0);
            self.lead_back(parameters, places, values, &said.wide, &said.narrow, &back);
        }
    }

    /// Learns which of the siblings is better, and by how much; not how good they are together.
    fn compare(&mut self, parameters: &Parameters, siblings: &Siblings<'_>, which: &[u32], count: f32) {
        for &family in which {
            let members = siblings.members(family as usize);
            let n = members.len() as f32;
            let said: Vec<(Judgement, f32)> = members
                .clone()
                .map(|i| {
                    let (places, values) = siblings.positions.features(i);
                    let said = parameters.judge(places, values);
                    let value = siblings.value(&said.outputs, i);
                    (said, value)
                })
                .collect();
            let mean_said = said.iter().map(|it| it.1).sum::<f32>() / n;
            let mean_found = members.clone().map(|i| siblings.found(i)).sum::<f32>() / n;
            for (i, (said, value)) in members.zip(&said) {
                let (places, values) = siblings.positions.features(i);
                let error = (value - mean_said) - (siblings.found(i) - mean_found);
                let back = siblings.back(i, count * error * (1.0 - value * value));
                self.lead_back(parameters, places, values, &said.wide, &said.narrow, &back);
            }
        }
    }

    /// Leads an error back through the layers.
    fn lead_back(
        &mut self,
        parameters: &Parameters,
        places: &[u16],
        values: &[i16],
        wide: &[f32; WIDE],
        narrow: &[f32; NARROW],
        back: &[f32; N_OUTPUTS],
    ) {
        let by = &mut self.by;
        let mut to_narrow = [0.0; NARROW];
        for (o, &error) in back.iter().enumerate() {
            by.third_bias[o] += error;
            if error == 0.0 {
                continue;
            }
            for j in 0..NARROW {
                by.third[o][j] += error * narrow[j].max(0.0);
                to_narrow[j] += error * parameters.third[o][j];
            }
        }
        let mut to_wide = [0.0; WIDE];
        for j in 0..NARROW {
            if narrow[j] <= 0.0 {
                continue;
            }
            let error = to_narrow[j];
            by.second_bias[j] += error;
            let (row, own) = (&mut by.second[j], &parameters.second[j]);
            for k in 0..WIDE {
                row[k] += error * wide[k].max(0.0);
                to_wide[k] += error * own[k];
            }
        }
        for k in 0..WIDE {
            to_wide[k] = if wide[k] > 0.0 { to_wide[k] } else { 0.0 };
            by.first_bias[k] += to_wide[k];
        }
        for (&place, &value) in places.iter().zip(values) {
            let value = f32::from(value) * UNIT;
            let row = &mut by.first[usize::from(place)];
            for (sum, error) in row.iter_mut().zip(&to_wide) {
                *sum += value * error;
            }
            let line = &mut by.line[usize::from(place)];
            for (sum, error) in line.iter_mut().zip(back) {
                *sum += value * error;
            }
        }
    }
}

/// All shards' gradients in the first one, in order.
fn sum(shards: &mut [Shard], share: f32) -> &Shard {
    let (all, others) = shards.split_first_mut().expect("there are shards");
    for other in others {
        for (sum, part) in all.by.layers_mut().into_iter().zip(other.by.layers()) {
            sum.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
        }
        all.won += std::mem::take(&mut other.won);
        all.points += std::mem::take(&mut other.points);
    }
    all.by.layers_mut().into_iter().for_each(|layer| layer.iter_mut().for_each(|it| *it *= share));
    all.won *= f64::from(share);
    all.points *= f64::from(share);
    all
}

/// One step against the gradient.
fn improve(
    parameters: &mut Parameters,
    gradient: &Parameters,
    memory: &mut (Parameters, Parameters),
    rate: f32,
    decay: f32,
    step: u32,
) {
    let (short, long) = MEMORY;
    let fresh = (1.0 - short.powi(step as i32), 1.0 - long.powi(step.min(20_000) as i32));
    let layers = parameters.layers_mut().into_iter().zip(gradient.layers());
    let memories = memory.0.layers_mut().into_iter().zip(memory.1.layers_mut());
    for ((numbers, gradient), (mean, square)) in layers.zip(memories) {
        let remembered = mean.iter_mut().zip(square.iter_mut());
        for ((number, &by), (mean, square)) in numbers.iter_mut().zip(gradient).zip(remembered) {
            *mean = short * *mean + (1.0 - short) * by;
            *square = long * *square + (1.0 - long) * by * by;
            let step = (*mean / fresh.0) / ((*square / fresh.1).sqrt() + 1e-8);
            *number -= rate * (step + decay * *number);
        }
    }
}
