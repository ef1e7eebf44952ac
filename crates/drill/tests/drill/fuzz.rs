//! The server's fuzz targets with random bytes, and with every request and every column once.

use proptest::prelude::*;
use tharsis_drill::fuzz;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_request_is_answered_with_a_mistake_of_ours(bytes in prop::collection::vec(any::<u8>(), 2..200)) {
        fuzz::request(&bytes);
    }

    /// Texts that mean something somewhere, so that more of it is read.
    #[test]
    fn no_text_is(which in any::<u8>(), how in any::<u8>(), texts in prop::collection::vec("[a-z0-9 :=-]{0,12}", 0..6)) {
        fuzz::request(&[&[which, how], texts.join("\0").as_bytes()].concat());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn no_row_brings_the_server_down(bytes in prop::collection::vec(any::<u8>(), 4..60)) {
        fuzz::stored(&bytes);
    }
}

#[test]
fn every_request_is_asked_as_it_should_be_once() {
    for which in 0..40 {
        fuzz::request(&[&[which, 0b10_0001], &b"\0Ann\0steady"[..]].concat());
    }
}

/// The columns that say what a table is, with texts, numbers and bytes that do not belong there.
#[test]
fn every_column_of_tables_and_entries_may_be_spoilt() {
    for table in 0..6 {
        for column in 0..10 {
            fuzz::stored(&[&[table, column, 0, column], &b"undo 99"[..]].concat());
        }
    }
}
