//! Thousands of random games over all option sets and seat counts, least-played cards first. A long run is
//! `cargo xtask soak`.

use tharsis_ares::Ares;
use tharsis_mars::{Mars, Options};
use tharsis_testkit::{Conformance, Proven, conformance};

/// Two tests, for two processors: together every variant.
#[test]
fn every_promise_of_mars_holds_in_every_variant_with_turmoil() {
    conformance::<Mars>(|options| options.turmoil, 12, 40);
}

#[test]
fn every_promise_of_mars_holds_in_every_variant_without_turmoil() {
    conformance::<Mars>(|options| !options.turmoil, 12, 40);
}

#[test]
fn every_promise_of_ares_holds_in_every_variant() {
    conformance::<Ares>(|_| true, 60, 40);
}

/// The opening hides most: a soak run once found that a re-dealt corporation could not pay for what was kept.
#[test]
fn openings_leak_nothing() {
    let mut conformance = Conformance::<Mars>::new(4);
    for seed in 0..60 {
        conformance.play(&Options::default(), 5, 500_000 + seed);
    }
}

/// Plays games of variants in turn until every card was played, so many games at most.
fn plays_every_card<G: Proven>(variants: &[(G::Options, u8)], games: usize) {
    let mut conformance = Conformance::<G>::new(0);
    for (game, (options, n_seats)) in variants.iter().cycle().take(games).enumerate() {
        conformance.play(options, *n_seats, 77_000 + game as u64);
        if game % 50 == 0 && conformance.coverage.gaps().is_empty() {
            break;
        }
    }
    assert_eq!(conformance.coverage.gaps(), "", "cards that random games never reach");
}

#[test]
fn random_games_play_every_card_of_mars() {
    // Where most cards are in the deck; Teractor and its like only come with beginners.
    let all = |options: &Options| options.corporate_era && (options.colonies || options.turmoil);
    let variants: Vec<_> = Mars::variants().into_iter().filter(|(options, _)| all(options)).collect();
    plays_every_card::<Mars>(&variants, 4_000);
}

#[test]
fn random_games_play_every_card_of_ares() {
    plays_every_card::<Ares>(&Ares::variants(), 1_000);
}
