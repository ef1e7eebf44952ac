//! Bytes as a saved state. `cargo fuzz run save`
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tharsis_testkit::fuzz::saved_state(bytes));
