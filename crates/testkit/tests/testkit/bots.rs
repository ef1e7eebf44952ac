//! Bots know no more than their seat, in every variant of every game. How they play is tested beside them.

use tharsis_ares::Ares;
use tharsis_bots::{Chair, Experience, Level};
use tharsis_kernel::seed_from_u64;
use tharsis_mars::Mars;
use tharsis_testkit::Proven;

/// The levels that think.
const THINKING: [&str; 3] = ["novice", "steady", "expert:24"];

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
