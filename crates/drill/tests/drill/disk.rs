//! The disk that loses what was not synced.

use rand_pcg::Pcg64Mcg;
use tharsis_drill::lab::{Note, after_power_cut, read_journal};

fn random(seed: u128) -> Pcg64Mcg {
    Pcg64Mcg::new(seed << 1 | 1)
}

fn note(kind: u8, name: &str, at: i64, bytes: &[u8]) -> Vec<u8> {
    let mut head = vec![kind];
    head.extend(name.as_bytes());
    head.resize(64, 0);
    head.extend(at.to_ne_bytes());
    head.extend((bytes.len() as i64).to_ne_bytes());
    head.extend(bytes);
    head
}

#[test]
fn the_journal_is_read_and_a_note_cut_off_by_a_kill_never_happened() {
    let mut journal = note(b'w', "a.db", 8, b"abc");
    journal.extend(note(b's', "a.db", 0, b""));
    journal.extend(note(b't', "a.db-wal", 4, b""));
    journal.extend(&note(b'w', "a.db", 0, b"abcdef")[..83]);
    let name = |name: &str| name.to_string();
    let expected = [
        (name("a.db"), Note::Write(8, b"abc".to_vec())),
        (name("a.db"), Note::Sync),
        (name("a.db-wal"), Note::Truncate(4)),
    ];
    assert_eq!(read_journal(&journal), expected);
}

#[test]
fn what_was_synced_stays_and_the_rest_is_torn_at_sectors() {
    let notes = [
        Note::Write(0, vec![1; 2048]),
        Note::Sync,
        Note::Write(512, vec![2; 1024]),
        Note::Write(4096, vec![3; 512]),
    ];
    let (mut torn, mut whole, mut nothing) = (false, false, false);
    for seed in 0..200 {
        let bytes = after_power_cut(None, notes.iter(), &mut random(seed)).expect("it was synced");
        assert!(
            bytes[..512].iter().chain(&bytes[1536..2048]).all(|&byte| byte == 1),
            "synced and not written again"
        );
        for sector in bytes[512..1536].chunks(512) {
            assert!(sector.iter().all(|&byte| byte == sector[0]), "a sector is written as a whole");
        }
        match (bytes[512], bytes[1024]) {
            (2, 2) => whole = true,
            (1, 1) => nothing = true,
            _ => torn = true,
        }
    }
    assert!(torn && whole && nothing, "all of it happens");
}

#[test]
fn a_file_that_was_never_synced_may_be_gone() {
    let notes = [Note::Write(0, vec![1; 512])];
    let found: Vec<Option<Vec<u8>>> =
        (0..50).map(|seed| after_power_cut(None, notes.iter(), &mut random(seed))).collect();
    assert!(
        found.contains(&None) && found.contains(&Some(vec![1; 512])) && found.contains(&Some(Vec::new()))
    );
    let held = vec![7; 512];
    let cut = [Note::Truncate(0), Note::Sync];
    assert_eq!(after_power_cut(Some(&held), cut.iter(), &mut random(1)), Some(Vec::new()));
}
