//! What a network should have said of each position: what the game came to, and what was thought of the seat's next
//! position, which knows more and scatters less.

use crate::positions::Positions;
use crate::threads::in_order;
use tharsis_bots::net::Network;

/// What should have been said.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    /// The chance to win.
    pub won: f32,
    /// Points ahead.
    pub points: f32,
}

/// Positions judged in one piece of work.
const CHUNK: usize = 10_000;

/// The targets of all positions: `lambda` of what comes after the next position, the rest what the teacher thinks of
/// that one. Without a teacher, or with 1, what the game came to.
pub fn targets(positions: &Positions, teacher: Option<&Network>, lambda: f32, threads: u16) -> Vec<Target> {
    let results = |i: usize| {
        let about = positions.about(i);
        Target { won: about.won, points: about.points }
    };
    let Some(teacher) = teacher.filter(|_| lambda < 1.0) else {
        return (0..positions.len()).map(results).collect();
    };
    let mut thought = judge_all(positions, teacher, threads);
    level(positions, &mut thought);
    let mut targets: Vec<Target> = (0..positions.len()).map(results).collect();
    // From the end of each game to its beginning, seat by seat: positions of a moment lie side by side.
    for i in (0..positions.len()).rev() {
        let about = positions.about(i);
        let next = i + usize::from(about.n_seats);
        if next < positions.len() && positions.about(next).game == about.game {
            let (seen, said) = (targets[next], thought[next]);
            targets[i] = Target {
                won: lambda * seen.won + (1.0 - lambda) * about.thought.unwrap_or(said.won),
                points: lambda * seen.points + (1.0 - lambda) * said.points,
            };
        }
    }
    targets
}

fn judge_all(positions: &Positions, teacher: &Network, threads: u16) -> Vec<Target> {
    let chunks = positions.len().div_ceil(CHUNK);
    let judged = in_order(chunks as u64, threads, |chunk| {
        let from = chunk as usize * CHUNK;
        let to = (from + CHUNK).min(positions.len());
        (from..to).map(|i| judge(positions, teacher, i)).collect::<Vec<Target>>()
    });
    judged.concat()
}

fn judge(positions: &Positions, teacher: &Network, i: usize) -> Target {
    let (places, values) = positions.features(i);
    let forecast = teacher.forecast_of(places, values, positions.about(i).common);
    Target { won: forecast.chance(), points: forecast.points }
}

/// Seats that each think themselves ahead are brought to what they can be together: chances to 1, leads of two to 0.
/// Otherwise each round would learn to hope more than the one before.
fn level(positions: &Positions, thought: &mut [Target]) {
    let mut i = 0;
    while i < positions.len() {
        let about = positions.about(i);
        let n = usize::from(about.n_seats);
        let moment = &mut thought[i..i + n];
        if !about.common && n > 1 {
            let sum: f32 = moment.iter().map(|it| it.won).sum();
            moment.iter_mut().for_each(|it| it.won = if sum > 0.0 { it.won / sum } else { 1.0 / n as f32 });
            if let [a, b] = moment {
                let half = 0.5 * (a.points + b.points);
                a.points -= half;
                b.points -= half;
            }
        }
        i += n;
    }
}
