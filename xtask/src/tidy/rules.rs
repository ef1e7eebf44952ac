//! Every numbered rule is cited by a scenario or a test, and nothing cites a rule that does not exist.

use super::tree::{File, Tree};
use std::collections::BTreeSet;

/// The numbered rules: the letter before the number, and where they stand.
const RULES: &[(char, &str)] = &[
    ('M', "docs/rules/mars.md"),
    ('C', "docs/rules/colonies.md"),
    ('H', "docs/rules/maps.md"),
    ('T', "docs/rules/turmoil.md"),
    ('A', "docs/rules/ares.md"),
    ('P', "docs/rules/prelude.md"),
    ('V', "docs/rules/venus.md"),
];

pub(super) fn cited(tree: &Tree) -> Vec<String> {
    let mut problems = Vec::new();
    for &(letter, document) in RULES {
        let head = format!("- **{letter}");
        let number = |line: &str| line.strip_prefix(&head)?.split("**").next()?.parse().ok();
        let known: BTreeSet<u32> = tree.text(document).lines().filter_map(number).collect();
        let (mut cited, mut tested) = (BTreeSet::new(), BTreeSet::new());
        for file in tree.files.iter().filter(|file| CITING.iter().any(|start| file.path.starts_with(start))) {
            let numbers = rule_numbers(letter, file);
            if file.is_in("tests") || file.is_in("scenarios") {
                tested.extend(numbers.iter().copied());
            }
            cited.extend(numbers);
        }
        for rule in cited.difference(&known).filter(|&&rule| rule > 0) {
            problems.push(format!("{letter}{rule} is cited but {document} has no such rule"));
        }
        for rule in known.difference(&tested) {
            problems.push(format!("{letter}{rule} is cited by no scenario and no test"));
        }
    }
    problems
}

/// Where rules are cited.
const CITING: &[&str] = &["crates/", "fuzz/", "scenarios/", "xtask/src/"];

/// The rules of a letter that a file cites. What is called C12 or T03 elsewhere is a card: those rules are cited in
/// comments and under `rules` of scenarios only.
fn rule_numbers(letter: char, file: &File) -> BTreeSet<u32> {
    if matches!(letter, 'M' | 'A') {
        return numbers_after(letter, &file.text);
    }
    let citing = |line: &'_ str| -> Option<String> {
        let comment =
            if file.ends_with(".rs") { line.split_once("//").map(|(_, comment)| comment) } else { None };
        comment
            .or((file.ends_with(".json") && line.contains("\"rules\"")).then_some(line))
            .map(str::to_string)
    };
    file.text.lines().filter_map(citing).flat_map(|line| numbers_after(letter, &line)).collect()
}

/// The numbers after a lone letter in a text.
fn numbers_after(letter: char, text: &str) -> BTreeSet<u32> {
    let bytes = text.as_bytes();
    let starts_word = |i: usize| i == 0 || !(bytes[i - 1].is_ascii_alphanumeric() || bytes[i - 1] == b'_');
    text.match_indices(letter)
        .filter(|&(i, _)| starts_word(i))
        .filter_map(|(i, _)| {
            let digits: String = text[i + 1..].chars().take_while(char::is_ascii_digit).collect();
            digits.parse().ok()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_without_a_test_and_citations_of_none_are_refused() {
        let rules = ("docs/rules/turmoil.md", "- **T1** Delegates.\n- **T2** Leaders.\n");
        let scenario = ("scenarios/a.json", "\"rules\": [\"T1\"],\n\"card\": \"T9\"\n");
        let source = ("crates/mars/src/a.rs", "// T2 and T7\nlet card = \"T8\";\n");
        let wrong = cited(&Tree::of(&[rules, scenario, source]));
        assert_eq!(
            wrong,
            [
                "T7 is cited but docs/rules/turmoil.md has no such rule",
                "T2 is cited by no scenario and no test"
            ]
        );
    }
}
