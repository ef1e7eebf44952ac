//! Bytes as a saved state.
#![cfg_attr(feature = "fuzzer", no_main)]

tharsis_fuzz::target!(tharsis_testkit::fuzz::saved_state);
