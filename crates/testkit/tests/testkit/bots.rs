//! Bots know no more than their seat, in every variant of every game. How they play is tested beside them.

use tharsis_ares::Ares;
use tharsis_bots::net::{Features, Habits};
use tharsis_bots::{Chair, Experience, Level};
use tharsis_kernel::{Seat, seed_from_u64};
use tharsis_mars::Mars;
use tharsis_testkit::Proven;

/// The levels that think.
const THINKING: [&str; 5] = ["novice", "steady", "expert:24", "sharp", "champion:24"];

/// So many moments of a game, spread over all of it.
const LOOKS: usize = 6;

/// A bot's choice depends on what its seat may know: in a world with other hidden cards, the same choice. Looked at
/// now and then over a whole game of every variant, whatever is asked, by each level in turn.
fn bots_cannot_cheat<G: Proven>() {
    let experience = G::Weights::fitted();
    for (i, (options, n_seats)) in G::variants().into_iter().enumerate() {
        let seed = i as u64;
        let choices = G::golden_game(&options, n_seats, seed);
        let mut state = G::setup(&options, n_seats, seed_from_u64(seed));
        let (mut looks, mut others) = (0, 0);
        for (step, (mover, choice)) in choices.iter().copied().enumerate() {
            let chair = Chair::<G>::new(&state, mover);
            if step >= looks * choices.len() / LOOKS && chair.legal().len() > 1 {
                let other = G::determinize(&state, Some(mover), step as u64);
                let level: Level = THINKING[(i + looks) % THINKING.len()].parse().expect("a level");
                let decide = |chair| level.bot::<G>(&experience, seed).choose(chair);
                let (here, there) = (decide(&chair), decide(&Chair::new(&other, mover)));
                assert_eq!(here, there, "{options}, {n_seats} seats, step {step}: {level} cheats");
                looks += 1;
                others += usize::from(other != state);
            }
            G::apply(&mut state, mover, choice, &mut ());
        }
        assert!(looks == LOOKS && others >= LOOKS - 1, "{options}: {others} other worlds, {looks} looks");
    }
}

#[test]
fn bots_of_mars_cannot_cheat() {
    bots_cannot_cheat::<Mars>();
}

#[test]
fn bots_of_ares_cannot_cheat() {
    bots_cannot_cheat::<Ares>();
}

/// What a network is told of a position depends on what its seat may know, and on nothing else: in a world with other
/// hidden cards, the same numbers. Looked at all over a whole game of every variant, for every seat.
fn features_leak_nothing<G: Proven>() {
    let experience = G::Weights::fitted();
    for (i, (options, n_seats)) in G::variants().into_iter().enumerate() {
        let seed = i as u64;
        let mut state = G::setup(&options, n_seats, seed_from_u64(seed));
        let (mut looks, mut others) = (0, 0);
        for (step, (mover, choice)) in G::golden_game(&options, n_seats, seed).into_iter().enumerate() {
            if step % 5 == 0 || !G::is_settled(&state) {
                let rest = (step % 10 == 0 && G::is_rest(choice)).then_some((mover, choice));
                for seat in Seat::all(n_seats) {
                    let tell = |world: &G::State| {
                        let mut features = Features::default();
                        G::features(&experience, world, seat, rest, &mut features);
                        features
                    };
                    let other = G::determinize(&state, Some(seat), step as u64);
                    let (here, there) = (tell(&state), tell(&other));
                    if here != there {
                        let differ = |a: &Features, b: &Features| -> Vec<String> {
                            let pairs = |it: &Features| -> Vec<(u16, i16)> {
                                it.places().iter().copied().zip(it.values().iter().copied()).collect()
                            };
                            let known = pairs(b);
                            let only = pairs(a).into_iter().filter(|it| !known.contains(it));
                            only.map(|(place, value)| {
                                let block = G::layout().block_of(usize::from(place));
                                format!("{}+{}={value}", block.name, usize::from(place) - block.at)
                            })
                            .collect()
                        };
                        panic!(
                            "{options}, {n_seats} seats, step {step}, seat {seat}: {:?} against {:?}",
                            differ(&here, &there),
                            differ(&there, &here)
                        );
                    }
                    looks += 1;
                    others += usize::from(other != state);
                }
            }
            G::apply(&mut state, mover, choice, &mut ());
        }
        assert!(looks > 10 && others > 10, "{options}: {others} other worlds, {looks} looks");
    }
}

/// The same for instinct with habits, which choose in every line of play: of what is hidden from a seat, nothing counts.
fn habits_leak_nothing<G: Proven>() {
    let experience = G::Weights::fitted();
    let mut habits = Habits::none(G::layout().n_kinds());
    for layer in habits.layers_mut() {
        layer.iter_mut().enumerate().for_each(|(i, it)| *it = ((i * 37) % 101) as f32 / 101.0 - 0.5);
    }
    for (i, (options, n_seats)) in G::variants().into_iter().enumerate() {
        let seed = i as u64;
        let mut state = G::setup(&options, n_seats, seed_from_u64(seed));
        let mut looks = 0;
        for (step, (mover, choice)) in G::golden_game(&options, n_seats, seed).into_iter().enumerate() {
            let mut legal = Vec::new();
            G::legal(&state, mover, &mut legal);
            let horizon = G::horizon(&experience, &state);
            let urges = |world: &G::State| {
                let mut urges = Vec::new();
                G::instinct(&experience, Some(&habits), horizon, world, mover, &legal, &mut urges);
                urges
            };
            let other = G::determinize(&state, Some(mover), step as u64);
            assert_eq!(urges(&state), urges(&other), "{options}, {n_seats} seats, step {step}, seat {mover}");
            looks += usize::from(legal.len() > 1 && other != state);
            G::apply(&mut state, mover, choice, &mut ());
        }
        assert!(looks > 10, "{options}: {looks} looks");
    }
}

#[test]
fn habits_of_mars_leak_nothing() {
    habits_leak_nothing::<Mars>();
}

#[test]
fn habits_of_ares_leak_nothing() {
    habits_leak_nothing::<Ares>();
}

#[test]
fn features_of_mars_leak_nothing() {
    features_leak_nothing::<Mars>();
}

#[test]
fn features_of_ares_leak_nothing() {
    features_leak_nothing::<Ares>();
}
