//! Bytes as a scenario file: read and played without a panic.
#![cfg_attr(feature = "fuzzer", no_main)]

fn scenario(bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = tharsis_scenario::run_text("fuzz", text, &|obstacle| format!("{obstacle:?}"));
    }
}

tharsis_fuzz::target!(scenario);
