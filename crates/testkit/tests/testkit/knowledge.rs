//! x
use std::collections::BTreeMap;
use tharsis_ares::Ares;
use tharsis_kernel::{seed_from_u64, teaches};
use tharsis_mars::Mars;
use tharsis_testkit::Proven;

fn explore<G: Proven>() {
    let mut counts: BTreeMap<(bool, bool), (u32, BTreeMap<String, u32>)> = BTreeMap::new();
    let mut parts: BTreeMap<u8, [u128; 6]> = BTreeMap::new();
    let (mut n, mut ns) = (0u32, 0u128);
    let mut by_seats: BTreeMap<u8, (u32, u128)> = BTreeMap::new();
    for (i, (options, n_seats)) in G::variants().into_iter().enumerate() {
        if n_seats == 1 {
            continue;
        }
        let seed = i as u64;
        let choices = G::golden_game(&options, n_seats, seed);
        let mut state = G::setup(&options, n_seats, seed_from_u64(seed));
        for (seat, choice) in choices {
            let start = std::time::Instant::now();
            let new = teaches::<G>(&state, n_seats, seat, choice);
            let t = start.elapsed().as_nanos();
            ns += t;
            n += 1;
            let e = by_seats.entry(n_seats).or_default();
            e.0 += 1;
            e.1 += t;
            if n % 50 == 0 {
                let time = |f: &mut dyn FnMut()| {
                    let s = std::time::Instant::now();
                    for _ in 0..20 {
                        f();
                    }
                    s.elapsed().as_nanos() / 20
                };
                let know: tharsis_kernel::SeatSet = [seat].into_iter().collect();
                let mut sum = [0u128; 6];
                sum[0] = time(&mut || {
                    std::hint::black_box(G::redealt(&state, know, 1));
                });
                sum[1] = time(&mut || {
                    let mut s = state.clone();
                    let mut l = Vec::new();
                    G::apply(&mut s, seat, choice, &mut l);
                    std::hint::black_box((s, l));
                });
                sum[2] = time(&mut || {
                    std::hint::black_box(G::view(&state, Some(seat)));
                });
                sum[3] = time(&mut || {
                    std::hint::black_box(G::view(&state, None));
                });
                sum[4] = time(&mut || {
                    let mut l = Vec::new();
                    G::legal(&state, seat, &mut l);
                    std::hint::black_box(l);
                });
                sum[5] = 1;
                let e = parts.entry(n_seats).or_default();
                for i in 0..6 {
                    e[i] += sum[i];
                }
            }
            let mut log = Vec::new();
            let q = format!("{:?}", G::question(&state, seat).unwrap());
            G::apply(&mut state, seat, choice, &mut log);
            let old = log.iter().any(|event| {
                let e = format!("{event:?}");
                [
                    "Drew",
                    "Dealt",
                    "Flipped",
                    "Reshuffled",
                    "EventRevealed",
                    "EventsReshuffled",
                    "Shown",
                    "Revealed",
                    "CorporationRevealed",
                    "Offered",
                    "Swapped",
                ]
                .iter()
                .any(|w| e.starts_with(w))
            });
            let entry = counts.entry((old, new)).or_default();
            entry.0 += 1;
            if old != new {
                let c = choice.to_string();
                let word = c.split(' ').next().unwrap().to_string();
                *entry
                    .1
                    .entry(format!(
                        "{} / {word} {}",
                        &q[..q.len().min(20)],
                        if old {
                            format!("{log:?}").chars().take(0).collect::<String>()
                        } else {
                            String::new()
                        }
                    ))
                    .or_default() += 1;
            }
        }
    }
    println!("{} choices, {} ns each", n, ns / u128::from(n));
    for (k, (n, t)) in by_seats {
        println!("seats {k}: {n} {}", t / u128::from(n));
    }
    for (k, e) in parts {
        println!(
            "seats {k}: redeal {} apply {} view {} spect {} legal {}",
            e[0] / e[5],
            e[1] / e[5],
            e[2] / e[5],
            e[3] / e[5],
            e[4] / e[5]
        );
    }
    for ((old, new), (n, words)) in counts {
        println!("old {old} new {new}: {n} {words:#?}");
    }
}

#[test]
#[ignore = "x"]
fn explore_mars() {
    explore::<Mars>();
}
#[test]
#[ignore = "x"]
fn explore_ares() {
    explore::<Ares>();
}
