//! The fuzz targets with random bytes, and with damaged saves and records.

use proptest::prelude::*;
use tharsis_kernel::{Game, Record, SaveError, Seat, load, save, seed_from_u64};
use tharsis_mars::{Mars, Options, RULES};
use tharsis_testkit::fuzz;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_bytes_are_a_game(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        fuzz::choices_by_index(&bytes);
    }

    #[test]
    fn any_bytes_are_read_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        fuzz::saved_state(&bytes);
        fuzz::record(&bytes);
    }

    #[test]
    fn a_damaged_save_is_refused(choices in 0usize..200, at in any::<prop::sample::Index>(), flip in 1u8..) {
        let state = fuzz::some_state::<Mars>(&Options::default(), 2, 5, choices);
        let mut bytes = save::<Mars>(&state);
        let at = at.index(bytes.len());
        bytes[at] ^= flip;
        prop_assert!(load::<Mars>(&bytes).is_err());
        prop_assert!(load::<Mars>(&bytes[..at]).is_err());
    }

    #[test]
    fn a_damaged_record_never_panics(at in any::<prop::sample::Index>(), with in "[a-z0-9 =\n]{0,4}") {
        let mut text = record(60).write();
        let at = at.index(text.len());
        if text.is_char_boundary(at) {
            text.insert_str(at, &with);
            fuzz::record(text.as_bytes());
            fuzz::record(&text.as_bytes()[..at]);
        }
    }
}

fn record(choices: usize) -> Record<Mars> {
    let mut record: Record<Mars> = Record::new(Options::default(), 2, seed_from_u64(9));
    let mut state = Mars::setup(&record.options, 2, record.seed);
    let mut legal = Vec::new();
    for i in 0..choices {
        let seat: Seat = Mars::asked(&state).iter().next().expect("the game goes on");
        legal.clear();
        Mars::legal(&state, seat, &mut legal);
        let choice = legal[(i * 5) % legal.len()];
        Mars::apply(&mut state, seat, choice, &mut ());
        record.choices.push((seat, choice));
    }
    record
}

#[test]
fn a_record_reads_back_and_says_what_is_wrong() {
    let record = record(120);
    let text = record.write();
    let (read, state) = Record::<Mars>::read(&text).expect("a fresh record is right");
    assert_eq!(read, record);
    assert_eq!(record.replay(120).expect("legal choices"), state);

    let complaint = |text: &str| Record::<Mars>::read(text).expect_err("a broken record").to_string();
    assert!(complaint("").starts_with("line 1: found \"\", a record begins with"));
    assert!(complaint(&text.replace("game mars", "game ares")).contains("line 2: a record of \"ares\""));
    assert!(
        complaint(&text.replace(&format!("rules {RULES}"), "rules 9"))
            .contains("line 3: made under rules version 9")
    );
    assert!(complaint(&text.replace("seats 2", "seats 9")).contains("9 players; the game is for 1 to 5"));
    assert!(
        complaint(&text.replace("options corporate-era", "options moon-base"))
            .contains("unknown option \"moon-base\"")
    );
    let cut = &text[..text.rfind('=').expect("a hash")];
    assert!(complaint(cut).contains("cut off"));
    let last = text.lines().rfind(|line| !line.starts_with('=')).expect("a choice");
    assert!(complaint(&text.replace(last, "0 fly")).contains("is not a choice"));
    assert!(complaint(&text.replace(last, "0 area 68")).contains("areas are 01 to 67"));
    let hash = text.lines().last().expect("a hash");
    assert!(
        complaint(&text.replace(hash, "= 0000000000000000")).contains("the record says 0000000000000000")
    );
}

#[test]
fn a_save_of_other_rules_is_named() {
    let mut bytes = save::<Mars>(&fuzz::some_state::<Mars>(&Options::default(), 2, 1, 10));
    assert_eq!(load::<Mars>(b"hello"), Err(SaveError::NotASave));
    let body = bytes.len() - 8;
    bytes[13] = 77;
    let checksum = tharsis_checksum(&bytes[..body]);
    bytes[body..].copy_from_slice(&checksum);
    assert_eq!(load::<Mars>(&bytes), Err(SaveError::OtherRules { found: 77, expected: RULES }));
}

fn tharsis_checksum(body: &[u8]) -> [u8; 8] {
    xxhash_rust::xxh64::xxh64(body, 0).to_le_bytes()
}
