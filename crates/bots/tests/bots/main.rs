//! The bots as a table meets them: they play whole games of every variant, legally and in their senses, and say why.
//! That they know no more than their seat is proven for every variant in `testkit`.

mod ares;
mod mars;
mod net;

use tharsis_bots::{Bot, CHOICES_MAX, Experience, Knowledge, Level, play_match};
use tharsis_kernel::{Game, seed_from_u64};

/// The levels that think.
const THINKING: [&str; 5] = ["novice", "steady", "sharp", "expert:6", "champion:6"];

fn bots<G: Knowledge>(names: &[&str], seed: u64) -> Vec<Box<dyn Bot<G>>> {
    let experience = G::Weights::fitted();
    let bot = |(i, name): (usize, &&str)| {
        let level: Level = name.parse().expect("a level");
        level.bot::<G>(&experience, seed + i as u64)
    };
    names.iter().enumerate().map(bot).collect()
}

fn game<G: Game>(options: &str, n_seats: u8, seed: u64) -> G::State {
    let options = options.parse().expect("options");
    G::check_options(&options, n_seats).expect("options for so many");
    G::setup(&options, n_seats, seed_from_u64(seed))
}

fn every_level_finishes<G: Knowledge>(variants: &[(&str, u8)]) {
    for (seed, &(options, n_seats)) in variants.iter().enumerate() {
        for level in ["random", "novice", "steady", "sharp", "expert:2", "champion:2"] {
            let state = game::<G>(options, n_seats, seed as u64);
            let mut table = bots(&vec![level; usize::from(n_seats)], 1);
            let (result, _) = play_match::<G>(state, CHOICES_MAX, &mut table, |_, _, _| {});
            assert!(result.finished, "{level} does not finish {options} with {n_seats}");
        }
    }
}

/// Paying for a maxed parameter, stealing from oneself, passing with useful free actions: no thinking bot does it.
fn never_only_hurt<G: Knowledge>(variants: &[(&str, u8)]) {
    for (seed, &(options, n_seats)) in variants.iter().enumerate() {
        for level in THINKING {
            let state = game::<G>(options, n_seats, seed as u64);
            let mut table = bots(&vec![level; usize::from(n_seats)], seed as u64);
            let mut checked = 0;
            play_match::<G>(state, CHOICES_MAX, &mut table, |state, seat, choice| {
                let mut legal = Vec::new();
                G::legal(state, seat, &mut legal);
                let hurts = |it| G::only_hurts(state, seat, it, &legal);
                checked += 1;
                assert!(!hurts(choice) || legal.iter().all(|&it| hurts(it)), "{options}, {level}: {choice}");
            });
            assert!(checked > 50);
        }
    }
}
