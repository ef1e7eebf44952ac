//! Bytes as a game record. `cargo fuzz run record`
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tharsis_testkit::fuzz::record(bytes));
