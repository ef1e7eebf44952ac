//! What the fuzz targets do with their bytes, for every game. The same functions run as ordinary tests with random bytes.

use crate::proven::Proven;
use std::fmt::Debug;
use tharsis_ares::Ares;
use tharsis_kernel::{Game, Record, load, save, seed_from_u64};
use tharsis_mars::Mars;

/// Bytes as a game: the first chooses the variant and seed, the others index the legal choices. No input is
/// wasted on illegal moves; every promise that panics is a finding.
pub fn choices_by_index(bytes: &[u8]) {
    choices::<Mars>(bytes);
    choices::<Ares>(bytes);
}

fn choices<G: Proven>(bytes: &[u8]) {
    let [variant, seed, choices @ ..] = bytes else { return };
    let variants = G::variants();
    let (options, n_seats) = variants[*variant as usize % variants.len()];
    let mut state = G::setup(&options, n_seats, seed_from_u64(u64::from(*seed)));
    play_on::<G>(&mut state, choices.iter().map(|&byte| usize::from(byte)));
    assert_eq!(load::<G>(&save::<G>(&state)).as_ref(), Ok(&state));
}

/// Bytes as a record: reading never panics, and what is read writes itself back.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    record_of::<Mars>(text);
    record_of::<Ares>(text);
}

fn record_of<G: Game + PartialEq + Debug>(text: &str) {
    if let Ok((record, state)) = Record::<G>::read(text) {
        let again = Record::<G>::read(&record.write()).expect("what was written can be read");
        assert_eq!(again, (record, state));
    }
}

/// Bytes as a saved state: loading never panics.
pub fn saved_state(bytes: &[u8]) {
    save_of::<Mars>(bytes);
    save_of::<Ares>(bytes);
}

fn save_of<G: Game>(bytes: &[u8]) {
    if let Ok(state) = load::<G>(bytes) {
        assert_eq!(save::<G>(&state), bytes);
    }
}

/// A state some way into a game, for tests that need one.
pub fn some_state<G: Game>(options: &G::Options, n_seats: u8, seed: u64, choices: usize) -> G::State {
    let mut state = G::setup(options, n_seats, seed_from_u64(seed));
    play_on::<G>(&mut state, (0..choices).map(|i| i * 7));
    state
}

/// Makes the legal choices with these indices, counted round and round, up to the end of the game.
fn play_on<G: Game>(state: &mut G::State, indices: impl Iterator<Item = usize>) {
    let mut legal = Vec::new();
    for i in indices {
        let Some(seat) = G::asked(state).iter().next() else { return };
        legal.clear();
        G::legal(state, seat, &mut legal);
        G::apply(state, seat, legal[i % legal.len()], &mut ());
    }
}
