//! Bytes as a row of the database, and as a backup: loaded or refused without a panic.
#![cfg_attr(feature = "fuzzer", no_main)]

tharsis_fuzz::target!(tharsis_drill::fuzz::stored);
