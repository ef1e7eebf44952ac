//! The bots at a table of Ares Expedition: every level finishes games of every variant, and thinking pays.

use tharsis_ares::{Ares, Options};
use tharsis_bots::ares::Experience;
use tharsis_bots::{Bot, CHOICES_MAX, Level, play_match};
use tharsis_kernel::{Game, Seat, seed_from_u64};

fn bots(names: &[&str], seed: u64) -> Vec<Box<dyn Bot<Ares>>> {
    let experience = Experience::fitted();
    let bot = |(i, name): (usize, &&str)| {
        let level: Level = name.parse().expect("a level");
        level.bot::<Ares>(&experience, seed + i as u64)
    };
    names.iter().enumerate().map(bot).collect()
}

#[test]
fn every_level_finishes_games_of_every_variant() {
    let variants =
        [("mulligan", 1), ("mulligan", 2), ("first-game", 3), ("mulligan", 4), ("mulligan coop", 2)];
    for (seed, (options, n_seats)) in variants.into_iter().enumerate() {
        let options: Options = options.parse().expect("options");
        for level in ["novice", "steady", "expert:4"] {
            let state = Ares::setup(&options, n_seats as u8, seed_from_u64(seed as u64));
            let mut table = bots(&vec![level; n_seats], 1);
            let (result, _) = play_match::<Ares>(state, CHOICES_MAX, &mut table, |_, _, _| {});
            assert!(result.finished, "{level} does not finish {options} with {n_seats}");
        }
    }
}

#[test]
fn steady_beats_random() {
    let mut won = 0;
    for game in 0..40u64 {
        let state = Ares::setup(&Options::default(), 2, seed_from_u64(1_000 + game / 2));
        let names = if game % 2 == 0 { ["steady", "random"] } else { ["random", "steady"] };
        let (result, _) = play_match::<Ares>(state, CHOICES_MAX, &mut bots(&names, game), |_, _, _| {});
        won += u32::from(result.winners.has(Seat((game % 2) as u8)));
    }
    assert!(won >= 38, "{won} of 40");
}
