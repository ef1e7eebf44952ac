//! Learning habits from what the searching bot chose.

use crate::lessons::{Lessons, NO_KIND};
use crate::threads::in_order;
use rand_pcg::Pcg32;
use tharsis_bots::net::{Habits, SITUATION};
use tharsis_kernel::shuffle;

/// Choices looked at before habits change.
const BATCH: usize = 2_048;
/// Shards of a batch, summed in order.
const SHARDS: usize = 4;
/// How often all choices are looked at.
const PASSES: u32 = 10;
/// How far habits change.
const RATE: f32 = 0.02;
/// The same for habits that go on being learned.
const RATE_ON: f32 = 0.004;
/// How far they shrink.
const DECAY: f32 = 0.02;
/// One choice in so many is kept apart.
const KEPT_APART: usize = 20;

/// How well habits foresee the choices kept apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Foreseen {
    /// Share of the choices foreseen by the formulas alone.
    pub by_formulas: f64,
    /// The same with habits.
    pub with_habits: f64,
}

/// Learns habits: those that make what was chosen likely, begun anew or gone on with. The same on any number of threads.
pub fn learn(
    lessons: &Lessons,
    before: Option<&Habits>,
    n_kinds: usize,
    seed: u64,
    threads: u16,
) -> (Habits, Foreseen) {
    let mut rng = Pcg32::new(seed, 0x4AB17);
    let most = if before.is_some() { RATE_ON } else { RATE };
    let mut habits = before.cloned().unwrap_or_else(|| Habits::none(n_kinds));
    let mut memory = (Habits::none(n_kinds), Habits::none(n_kinds));
    let mut order: Vec<u32> =
        (0..lessons.len() as u32).filter(|i| !(*i as usize).is_multiple_of(KEPT_APART)).collect();
    let batches = order.len().div_ceil(BATCH);
    let all = (PASSES as usize * batches) as f32;
    let mut step = 0;
    for _ in 0..PASSES {
        shuffle(&mut rng, &mut order);
        for batch in order.chunks(BATCH) {
            step += 1;
            let parts: Vec<&[u32]> = batch.chunks(batch.len().div_ceil(SHARDS)).collect();
            let by = in_order(parts.len() as u64, threads, |i| gradient(lessons, &habits, parts[i as usize]));
            let rate = most * (1.0 - (step - 1) as f32 / all);
            improve(&mut habits, &by, &mut memory, rate, 1.0 / batch.len() as f32, step);
        }
    }
    let apart: Vec<u32> = (0..lessons.len() as u32).step_by(KEPT_APART).collect();
    let none = Habits::none(n_kinds);
    let share = |habits: &Habits| {
        let seen = apart.iter().filter(|&&i| foresees(lessons, habits, i as usize)).count();
        seen as f64 / apart.len().max(1) as f64
    };
    let foreseen = Foreseen { by_formulas: share(&none), with_habits: share(&habits) };
    (habits, foreseen)
}

/// What habits make of each choice of a lesson.
fn logits(lessons: &Lessons, habits: &Habits, i: usize, out: &mut Vec<f32>) {
    let situation = &lessons.situations[i];
    out.clear();
    out.extend(lessons.range(i).map(|at| match lessons.kinds[at] {
        NO_KIND => lessons.urges[at],
        kind => {
            let (kind, common) = (usize::from(kind), lessons.common[i]);
            lessons.urges[at] + habits.liking(kind, common, lessons.urges[at], situation)
        }
    }));
}

fn foresees(lessons: &Lessons, habits: &Habits, i: usize) -> bool {
    let mut out = Vec::new();
    logits(lessons, habits, i, &mut out);
    let best = (0..out.len()).fold(0, |best, at| if out[at] > out[best] { at } else { best });
    best == usize::from(lessons.taken[i])
}

/// The gradient of the cross-entropy, summed over some lessons.
fn gradient(lessons: &Lessons, habits: &Habits, which: &[u32]) -> Habits {
    let mut by = Habits::none(habits.by.len() / 2);
    let mut out = Vec::new();
    for &i in which {
        let i = i as usize;
        logits(lessons, habits, i, &mut out);
        let most = out.iter().copied().fold(f32::MIN, f32::max);
        let sum: f32 = out.iter().map(|it| (it - most).exp()).sum();
        let situation = &lessons.situations[i];
        for (nth, at) in lessons.range(i).enumerate() {
            let error = (out[nth] - most).exp() / sum - f32::from(nth == usize::from(lessons.taken[i]));
            let kind = lessons.kinds[at];
            if kind == NO_KIND {
                continue;
            }
            let place = habits.place(usize::from(kind), lessons.common[i]);
            let row = &mut by.by[place];
            for s in 0..SITUATION {
                row[s] += error * situation[s];
                by.urge[s] += error * situation[s] * lessons.urges[at];
            }
        }
    }
    by
}

/// One step against the gradients, those of the shards added in order.
fn improve(
    habits: &mut Habits,
    by: &[Habits],
    memory: &mut (Habits, Habits),
    rate: f32,
    share: f32,
    step: i32,
) {
    let fresh = (1.0 - 0.9_f32.powi(step), 1.0 - 0.999_f32.powi(step.min(20_000)));
    let gradients: Vec<[&[f32]; 2]> = by.iter().map(Habits::layers).collect();
    let layers = habits.layers_mut().into_iter().enumerate();
    let memories = memory.0.layers_mut().into_iter().zip(memory.1.layers_mut());
    for ((which, layer), (mean, square)) in layers.zip(memories) {
        for (i, number) in layer.iter_mut().enumerate() {
            let by: f32 = gradients.iter().map(|gradient| gradient[which][i]).sum::<f32>() * share;
            mean[i] = 0.9 * mean[i] + 0.1 * by;
            square[i] = 0.999 * square[i] + 0.001 * by * by;
            let change = (mean[i] / fresh.0) / ((square[i] / fresh.1).sqrt() + 1e-8);
            *number -= rate * (change + DECAY * *number);
        }
    }
}
