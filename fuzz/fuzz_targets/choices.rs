//! Bytes as a game: each indexes the legal choices. `cargo fuzz run choices`
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tharsis_testkit::fuzz::choices_by_index(bytes));
