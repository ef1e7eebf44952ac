//! Bytes as a game record.
#![cfg_attr(feature = "fuzzer", no_main)]

tharsis_fuzz::target!(tharsis_testkit::fuzz::record);
