//! Bytes as a game: each indexes the legal choices.
#![cfg_attr(feature = "fuzzer", no_main)]

tharsis_fuzz::target!(tharsis_testkit::fuzz::choices_by_index);
