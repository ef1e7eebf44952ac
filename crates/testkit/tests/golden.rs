//! The golden playthroughs replay to the letter.

use std::path::PathBuf;
use tharsis_testkit::mars::golden;

#[test]
fn golden_playthroughs_of_ares_replay_to_the_letter() {
    use tharsis_testkit::ares::golden;
    for (name, options, n_seats, _) in golden::wanted() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../golden/ares/{name}.txt"));
        let written =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(written.starts_with(&format!("options {options}\nseats {n_seats}\n")), "{name}");
        assert_eq!(golden::replay(&written).as_ref(), Ok(&written), "{name}");
    }
}

#[test]
fn golden_playthroughs_replay_to_the_letter() {
    for (name, options, n_seats, _) in golden::wanted() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../golden/mars/{name}.txt"));
        let written = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{}: {error}; `cargo xtask golden --bless` makes it", path.display())
        });
        assert!(
            written.starts_with(&format!("options {options}\nseats {n_seats}\n")),
            "{name}: other options"
        );
        let found = golden::replay(&written).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        let difference = written.lines().zip(found.lines()).enumerate().find(|(_, (a, b))| a != b);
        if let Some((line, (expected, found))) = difference {
            panic!("{name}.txt, line {}:\n  expected {expected}\n  found    {found}", line + 1);
        }
        assert_eq!(written.lines().count(), found.lines().count(), "{name}: shorter or longer");
    }
}
