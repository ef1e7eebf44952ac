//! What the engine promises about its cost: no allocation inside `apply`, small states.

use tharsis_ares::Ares;
use tharsis_kernel::{save, seed_from_u64};
use tharsis_mars::Mars;
use tharsis_testkit::{Proven, fuzz};

/// One whole game of every variant. Random choices reach more than a sensible policy does.
fn apply_allocates_nothing<G: Proven>() {
    for (i, (options, n_seats)) in G::variants().into_iter().enumerate() {
        let seed = i as u64;
        let mut state = G::setup(&options, n_seats, seed_from_u64(seed));
        for (seat, choice) in G::golden_game(&options, n_seats, seed) {
            let looks_ahead = G::looks_ahead(&state, seat);
            let spent = allocation_counter::measure(|| G::apply(&mut state, seat, choice, &mut ()));
            if looks_ahead {
                continue;
            }
            assert_eq!(spent.count_total, 0, "{options}, {n_seats} seats, seed {seed}: {choice} allocates");
        }
        assert!(G::is_over(&state), "{options}, {n_seats} seats, seed {seed}: a whole game");
    }
}

#[test]
fn apply_of_mars_allocates_nothing() {
    apply_allocates_nothing::<Mars>();
}

#[test]
fn apply_of_ares_allocates_nothing() {
    apply_allocates_nothing::<Ares>();
}

/// The sizes of states are asserted while compiling; this is what is written to disk.
fn saves_small<G: Proven>() {
    for (options, n_seats) in G::variants() {
        let bytes = save::<G>(&fuzz::some_state::<G>(&options, n_seats, 3, 150)).len();
        assert!(bytes < 2048, "{options}, {n_seats} seats: {bytes} bytes");
    }
}

#[test]
fn states_save_small() {
    saves_small::<Mars>();
    saves_small::<Ares>();
}
