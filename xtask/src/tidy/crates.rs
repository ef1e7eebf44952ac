//! Crates: which of ours may use which, and that every dependency is used.

use super::tree::{File, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// Which crates of ours a crate uses, by their short names.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The list in ARCHITECTURE.md is the law: an arrow that is not there is a change of architecture.
pub(super) fn arrows(tree: &Tree) -> Vec<String> {
    let (told, real) = (arrows_told(tree.text("ARCHITECTURE.md")), arrows_of(tree));
    let mut problems = Vec::new();
    for name in told.keys().filter(|name| !real.contains_key(*name)) {
        problems.push(format!("ARCHITECTURE.md tells the arrows of {name}, which is no crate"));
    }
    for (name, uses) in &real {
        let Some(allowed) = told.get(name) else {
            problems.push(format!("crate {name} has no line in the list of arrows (ARCHITECTURE.md)"));
            continue;
        };
        for other in uses.difference(allowed) {
            problems.push(format!("{name} must not use {other} (ARCHITECTURE.md)"));
        }
        for other in allowed.difference(uses) {
            problems.push(format!("ARCHITECTURE.md says that {name} uses {other}, which it does not"));
        }
    }
    problems
}

/// Lines `name → other, other` of a text.
fn arrows_told(text: &str) -> Arrows {
    let line = |line: &str| {
        let (name, others) = line.split_once(" →")?;
        let is_name = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
        let others: BTreeSet<String> =
            others.split(',').map(str::trim).filter(|other| !other.is_empty()).map(str::to_string).collect();
        let is_list = is_name(name.trim()) && others.iter().all(|other| is_name(other));
        is_list.then(|| (name.trim().to_string(), others))
    };
    text.lines().filter_map(line).collect()
}

/// The arrows of the manifests. Tests may use what they like.
fn arrows_of(tree: &Tree) -> Arrows {
    let crates = manifests(tree).filter_map(|(folder, manifest)| {
        let name = if folder == "python" { folder } else { folder.strip_prefix("crates/")? };
        let dependencies = dependencies(&manifest.text);
        let ours = dependencies.iter().filter(|(section, _)| *section == "dependencies");
        let uses = ours.filter_map(|(_, dependency)| dependency.strip_prefix("tharsis-"));
        Some((name.to_string(), uses.map(str::to_string).collect()))
    });
    crates.collect()
}

/// Every dependency is named in the sources of its crate: those of tests in any, others in what is built.
pub(super) fn unused_dependencies(tree: &Tree) -> Vec<String> {
    let mut problems = Vec::new();
    let mut used = BTreeSet::new();
    for (folder, manifest) in manifests(tree) {
        let sources = |within: &str| -> Vec<&File> {
            let start = format!("{folder}/{within}");
            tree.files.iter().filter(|file| file.path.starts_with(&start) && file.ends_with(".rs")).collect()
        };
        for (section, name) in dependencies(&manifest.text) {
            used.insert(name);
            let within = match section {
                "dependencies" if folder != "fuzz" => "src/",
                "build-dependencies" => "build",
                _ => "",
            };
            let word = name.replace('-', "_");
            if !sources(within).iter().any(|file| has_word(&file.text, &word)) {
                problems.push(format!("{} lists {name} under {section} but does not use it", manifest.path));
            }
        }
    }
    for (_, name) in dependencies(tree.text("Cargo.toml")) {
        if !used.contains(name) {
            problems.push(format!("Cargo.toml lists {name}, which no crate uses"));
        }
    }
    problems
}

/// A crate that builds no tests of its sources, because its tests are a program beside it, has none in them: they would
/// never run.
pub(super) fn tests_that_never_run(tree: &Tree) -> Vec<String> {
    let mut problems = Vec::new();
    for (folder, _) in manifests(tree).filter(|(_, manifest)| manifest.text.contains("\ntest = false")) {
        let sources = format!("{folder}/src/");
        for file in tree.files.iter().filter(|file| file.path.starts_with(&sources)) {
            if file.text.contains("#[test]") || file.text.contains("::test]") {
                problems
                    .push(format!("{} has tests, but {folder}/Cargo.toml does not build them", file.path));
            }
        }
    }
    problems
}

/// The crates: their folders and manifests.
fn manifests(tree: &Tree) -> impl Iterator<Item = (&str, &File)> {
    tree.files.iter().filter_map(|file| Some((file.path.strip_suffix("/Cargo.toml")?, file)))
}

/// The dependencies of a manifest, each with the section it stands under.
fn dependencies(manifest: &str) -> Vec<(&str, &str)> {
    let mut section = "";
    let mut found = Vec::new();
    for line in manifest.lines() {
        if let Some(head) = line.strip_prefix('[') {
            section = head.trim_end_matches(']').trim_start_matches("workspace.");
        } else if section.ends_with("dependencies") && !line.starts_with([' ', '#', ']']) {
            let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
            found.extend((!name.is_empty()).then_some((section, name)));
        }
    }
    found
}

fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(i, _)| {
        let (before, after) = (text[..i].chars().next_back(), text[i + word.len()..].chars().next());
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const KERNEL: (&str, &str) = ("crates/kernel/Cargo.toml", "[dependencies]\nserde = \"1\"\n");

    #[test]
    fn arrows_that_are_not_told_are_refused() {
        let mars = "[dependencies]\ntharsis-kernel.workspace = true\n[dev-dependencies]\ntharsis-drill.workspace = true\n";
        let wrong = |told: &str| {
            arrows(&Tree::of(&[("ARCHITECTURE.md", told), KERNEL, ("crates/mars/Cargo.toml", mars)]))
        };
        assert_eq!(wrong("kernel →\nmars → kernel\n"), [""; 0]);
        assert_eq!(wrong("kernel →\nmars →\n"), ["mars must not use kernel (ARCHITECTURE.md)"]);
        assert_eq!(
            wrong("kernel → mars\nmars → kernel\n"),
            ["ARCHITECTURE.md says that kernel uses mars, which it does not"]
        );
        assert_eq!(
            wrong("mars → kernel\n"),
            ["crate kernel has no line in the list of arrows (ARCHITECTURE.md)"]
        );
        assert_eq!(
            wrong("kernel →\nmars → kernel\nvenus → kernel\n"),
            ["ARCHITECTURE.md tells the arrows of venus, which is no crate"]
        );
    }

    #[test]
    fn tests_that_are_not_built_are_refused() {
        let wrong = |manifest: &str, source: &str| {
            tests_that_never_run(&Tree::of(&[
                ("crates/a/Cargo.toml", manifest),
                ("crates/a/src/lib.rs", source),
                ("crates/a/tests/b.rs", "#[test]"),
            ]))
        };
        let unbuilt = "[lib]\ntest = false\n";
        assert_eq!(wrong("[lib]\n", "#[test]"), [""; 0]);
        assert_eq!(wrong(unbuilt, "fn test() {}"), [""; 0]);
        for source in ["#[test]", "#[tokio::test]"] {
            assert_eq!(
                wrong(unbuilt, source),
                ["crates/a/src/lib.rs has tests, but crates/a/Cargo.toml does not build them"]
            );
        }
    }

    #[test]
    fn dependencies_nobody_uses_are_refused() {
        let wrong = |source: &str, test: &str| {
            let manifest = "[dependencies]\nserde = \"1\"\n\n[dev-dependencies]\nrand-pcg = \"1\"\n";
            let files = [
                ("crates/a/Cargo.toml", manifest),
                ("crates/a/src/lib.rs", source),
                ("crates/a/tests/b.rs", test),
            ];
            unused_dependencies(&Tree::of(&files))
        };
        assert_eq!(wrong("use serde::Serialize;", "use rand_pcg::Pcg32;"), [""; 0]);
        // What only tests use is no dependency of the crate, and a longer word is another one.
        assert_eq!(
            wrong("use serde_json::Value;", "use rand_pcg::Pcg32; use serde::Serialize;"),
            ["crates/a/Cargo.toml lists serde under dependencies but does not use it"]
        );
        assert_eq!(
            wrong("use serde::Serialize;", ""),
            ["crates/a/Cargo.toml lists rand-pcg under dev-dependencies but does not use it"]
        );
    }

    #[test]
    fn dependencies_of_the_workspace_that_no_crate_uses_are_refused() {
        let workspace = ("Cargo.toml", "[workspace.dependencies]\nserde = \"1\"\nanyhow = \"1\"\n");
        let wrong =
            unused_dependencies(&Tree::of(&[workspace, KERNEL, ("crates/kernel/src/lib.rs", "use serde;")]));
        assert_eq!(wrong, ["Cargo.toml lists anyhow, which no crate uses"]);
    }
}
