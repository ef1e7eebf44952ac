//! The bots as a table meets them: they play whole games of every variant, legally and in their senses, know no more
//! than their seat, and say why.

mod ares;
mod mars;

use tharsis_bots::{Bot, CHOICES_MAX, Chair, Experience, Knowledge, Level, play_match};
use tharsis_kernel::{Game, seed_from_u64};

/// The levels that think.
const THINKING: [&str; 3] = ["novice", "steady", "expert:24"];

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
        for level in ["random", "novice", "steady", "expert:4"] {
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

/// A bot's choice depends on what its seat may know: in a world with other hidden cards, the same choice. Looked at
/// now and then over a game, whatever is asked.
fn cannot_cheat<G: Knowledge>(options: &str, n_seats: u8) {
    let mut state = game::<G>(options, n_seats, 5);
    let mut players = bots::<G>(&vec!["steady"; usize::from(n_seats)], 9);
    let (mut compared, mut others) = (0, 0);
    for step in 0..250 {
        let Some(seat) = G::asked(&state).iter().last() else { break };
        let chair = Chair::<G>::new(&state, seat);
        if step % 10 == 0 && chair.legal().len() > 1 {
            let other = G::determinize(&state, Some(seat), step);
            compared += 1;
            others += u32::from(other != state);
            for level in THINKING {
                let here = bots::<G>(&[level], step)[0].choose(&chair);
                let there = bots::<G>(&[level], step)[0].choose(&Chair::new(&other, seat));
                assert_eq!(here, there, "{options}: {level} at step {step} sees more than its seat");
            }
        }
        let choice = players[seat.idx()].choose(&chair).choice;
        G::apply(&mut state, seat, choice, &mut ());
    }
    assert!(compared >= 10 && others == compared, "{options}: {others} other worlds in {compared} looks");
}
