//! The golden playthroughs replay to the letter.

use tharsis_ares::Ares;
use tharsis_mars::Mars;
use tharsis_testkit::{Proven, golden};

fn replays<G: Proven>() {
    for it in G::goldens() {
        golden::check::<G>(it).unwrap_or_else(|problem| panic!("{problem}"));
    }
}

#[test]
fn golden_playthroughs_of_mars_replay_to_the_letter() {
    replays::<Mars>();
}

#[test]
fn golden_playthroughs_of_ares_replay_to_the_letter() {
    replays::<Ares>();
}
