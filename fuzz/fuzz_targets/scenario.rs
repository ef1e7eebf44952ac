//! Bytes as a scenario file: read and played without a panic. `cargo fuzz run scenario`
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = tharsis_scenario::run_text("fuzz", text, &|obstacle| format!("{obstacle:?}"));
    }
});
