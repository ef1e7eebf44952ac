//! Bytes as a request to a server: never answered with a mistake of ours.
#![cfg_attr(feature = "fuzzer", no_main)]

tharsis_fuzz::target!(tharsis_drill::fuzz::request);
