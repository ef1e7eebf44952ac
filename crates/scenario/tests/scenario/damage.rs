//! Damaged files are refused or fail; they never panic.

use proptest::prelude::*;
use std::path::PathBuf;
use tharsis_scenario::run_text;

fn files() -> Vec<String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut files = Vec::new();
    for folder in ["rulebook", "standard", "ours"] {
        for entry in std::fs::read_dir(root.join(folder)).expect("a folder of scenarios").flatten() {
            files.push(std::fs::read_to_string(entry.path()).expect("a scenario"));
        }
    }
    files.sort();
    files
}

fn run(text: &str) {
    let _ = run_text("damaged.json", text, &|obstacle| format!("{obstacle:?}"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_damaged_file_never_panics(
        file in prop::sample::select(files()),
        at in any::<prop::sample::Index>(),
        with in "[0-9\\-\"a-z{},:\\[\\]]{0,5}",
        cut in 0usize..4,
    ) {
        let at = at.index(file.len());
        let end = (at + cut).min(file.len());
        if file.is_char_boundary(at) && file.is_char_boundary(end) {
            run(&format!("{}{with}{}", &file[..at], &file[end..]));
        }
    }

    /// Numbers are where a file is most easily wrong without being malformed.
    #[test]
    fn a_wrong_number_never_panics(file in prop::sample::select(files()), skip in 0usize..40, number in any::<i64>()) {
        let digit = |c: char| c.is_ascii_digit();
        let mut starts = file.match_indices(digit).map(|(i, _)| i).filter(|&i| !file[..i].ends_with(digit));
        if let Some(start) = starts.nth(skip) {
            let rest = file[start..].trim_start_matches(digit);
            run(&format!("{}{number}{rest}", &file[..start]));
            run(&format!("{}{}{rest}", &file[..start], number % 40_000));
        }
    }
}
