//! What the fuzz targets do with their bytes. The same functions run as ordinary tests with random bytes.

use tharsis_kernel::{Game, Record, load, save, seed_from_u64};
use tharsis_mars::{Mars, Options, State};

/// Bytes as a game: the first chooses the variant and seed, the others index the legal choices. No input is
/// wasted on illegal moves; every promise that panics is a finding.
pub fn choices_by_index(bytes: &[u8]) {
    let [variant, seed, choices @ ..] = bytes else { return };
    let variants = crate::mars::all_variants();
    let (options, n_seats) = variants[*variant as usize % variants.len()];
    let mut state = Mars::setup(&options, n_seats, seed_from_u64(u64::from(*seed)));
    let mut legal = Vec::new();
    for &byte in choices {
        let Some(seat) = Mars::asked(&state).iter().next() else { return };
        legal.clear();
        Mars::legal(&state, seat, &mut legal);
        Mars::apply(&mut state, seat, legal[byte as usize % legal.len()], &mut ());
    }
    assert_eq!(load::<Mars>(&save::<Mars>(&state)).as_ref(), Ok(&state));
}

/// Bytes as a record: reading never panics, and what is read writes itself back.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok((record, state)) = Record::<Mars>::read(text) {
        let again = Record::<Mars>::read(&record.write()).expect("what was written can be read");
        assert_eq!(again, (record, state));
    }
}

/// Bytes as a saved state: loading never panics.
pub fn saved_state(bytes: &[u8]) {
    if let Ok(state) = load::<Mars>(bytes) {
        assert_eq!(save::<Mars>(&state), bytes);
    }
}

/// A state some way into a game, for tests that need one.
pub fn some_state(seed: u64, choices: usize) -> State {
    let mut state = Mars::setup(&Options::default(), 2, seed_from_u64(seed));
    let mut legal = Vec::new();
    for i in 0..choices {
        let Some(seat) = Mars::asked(&state).iter().next() else { break };
        legal.clear();
        Mars::legal(&state, seat, &mut legal);
        Mars::apply(&mut state, seat, legal[(i * 7) % legal.len()], &mut ());
    }
    state
}
