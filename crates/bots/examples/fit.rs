//! Quick fit while developing.
use tharsis_bots::*;
use tharsis_mars::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let rounds: u32 = a[1].parse().unwrap();
    let n_seats: u8 = a[2].parse().unwrap();
    let deals: u64 = a[3].parse().unwrap();
    let t =
        Tuning { rounds, deals, n_seats, nudge: 0.10, step: 2.5, threads: 1, seed: a[4].parse().unwrap() };
    let w = MarsWeights::fitted();
    let out = tune::<Mars>(&Options::default(), &w.values(), &t, |r, v, lead| {
        if r % 20 == 0 {
            println!(
                "{r} {lead:+.3} {}",
                MarsWeights::NAMES
                    .iter()
                    .zip(v)
                    .map(|(n, v)| format!("{n} {v:.3}"))
                    .collect::<Vec<_>>()
                    .join(" ")
            )
        }
    });
    std::fs::write(&a[5], MarsWeights::from_values(&out).write()).unwrap();
}
