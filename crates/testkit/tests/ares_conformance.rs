//! Random games of Ares Expedition over all variants, least-played cards first.

use tharsis_testkit::ares::{Conformance, all_variants};

/// Games of each variant. A long run is `cargo xtask soak --game ares`.
const GAMES: u64 = 60;

#[test]
fn every_promise_holds_in_every_variant() {
    let mut conformance = Conformance::new(40);
    for (i, (options, n_seats)) in all_variants().into_iter().enumerate() {
        for game in 0..GAMES {
            conformance.play(&options, n_seats, i as u64 * 1_000 + game);
        }
    }
}

#[test]
fn random_games_play_every_card() {
    let mut conformance = Conformance::new(0);
    for seed in 0..1_000 {
        let n_seats = 1 + (seed % 4) as u8;
        conformance.play(&tharsis_ares::Options::default(), n_seats, 77_000 + seed);
    }
    assert_eq!(conformance.coverage.gaps(), "", "cards that random games never reach");
}
