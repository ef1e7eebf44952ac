//! Quick duel while developing.
use tharsis_bots::*;
use tharsis_kernel::*;
use tharsis_mars::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (l0, l1): (Level, Level) = (a[1].parse().unwrap(), a[2].parse().unwrap());
    let n: u64 = a[3].parse().unwrap();
    let seats: u8 = a.get(4).map_or(2, |s| s.parse().unwrap());
    let w = MarsWeights::fitted();
    let (mut wins, mut gens, mut s0, mut s1, mut t0, mut d0) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
    let mut games = 0.0;
    for seed in 0..n {
        for swap in 0..2u8 {
            if seats == 1 && swap == 1 {
                continue;
            }
            let state = Mars::setup(&Options::default(), seats, seed_from_u64(seed));
            let mut bots: Vec<Box<dyn Bot<Mars>>> = (0..seats)
                .map(|i| (if i == swap { l0 } else { l1 }).bot::<Mars>(&w, seed * 10 + i as u64))
                .collect();
            let (m, end) = play_match::<Mars>(state, CHOICES_MAX, &mut bots, |_, _, _| {});
            games += 1.0;
            if m.winners.has(Seat(swap)) {
                wins += 1.0 / m.winners.len() as f64
            }
            gens += end.generation as f64;
            s0 += m.scores[swap as usize] as f64;
            if seats > 1 {
                s1 += m.scores[(swap as usize + 1) % seats as usize] as f64;
            }
            t0 += m.time[swap as usize].as_secs_f64() * 1000.0;
            d0 += m.decisions[swap as usize] as f64;
        }
    }
    println!(
        "{l0} vs {l1}: win {:.3} gens {:.2} score {:.1} vs {:.1}, {:.3} ms/decision, {:.0} decisions",
        wins / games,
        gens / games,
        s0 / games,
        s1 / games,
        t0 / d0,
        d0 / games
    );
}
