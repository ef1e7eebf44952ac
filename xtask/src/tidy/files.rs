//! Files: where they lie, how long they are, how they begin, what they must not hold.

use super::tree::{File, Tree};

/// What the root may hold; whatever else is worth keeping has a folder.
const ROOT: &[&str] = &[
    ".cargo",
    ".ci",
    ".dockerignore",
    ".gitattributes",
    ".gitignore",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "Cargo.toml",
    "Dockerfile",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "clippy.toml",
    "crates",
    "deny.toml",
    "deploy",
    "training",
    "docs",
    "facts",
    "fuzz",
    "golden",
    "python",
    "rustfmt.toml",
    "scenarios",
    "web",
    "xtask",
];

pub(super) fn no_strays(tree: &Tree) -> Vec<String> {
    let strays = tree.root.iter().filter(|name| !ROOT.contains(&name.as_str()));
    strays.map(|name| format!("{name} does not belong into the root")).collect()
}

/// Lines of a file at most.
const LINES_MAX: usize = 600;
/// Lines of a table of cards at most: one row each, and no way to say it shorter.
const CARD_LINES_MAX: usize = 1_200;
/// Folders of tables: facts, and words in all languages. They are as long as what they list.
const TABLES: &[&str] = &["facts", "locales", "i18n"];

pub(super) fn sizes(tree: &Tree) -> Vec<String> {
    let generated = Generated::of(tree);
    let is_table = |file: &File| TABLES.iter().any(|folder| file.is_in(folder));
    let written = tree.files.iter().filter(|file| !generated.has(&file.path) && !is_table(file));
    let too_long = written.filter_map(|file| {
        let max = if file.is_in("cards") { CARD_LINES_MAX } else { LINES_MAX };
        let lines = file.text.lines().count();
        (lines > max)
            .then(|| format!("{} has {lines} lines, at most {max}: does it hold one idea?", file.path))
    });
    too_long.collect()
}

/// Letters of a line of markup at most. The formatter breaks what it can; a longer line holds too much in one expression.
const MARKUP_MAX: usize = 140;

pub(super) fn markup(tree: &Tree) -> Vec<String> {
    let mut problems = Vec::new();
    for file in tree.files.iter().filter(|file| file.ends_with(".svelte")) {
        let lines = file.text.lines().map(|line| line.chars().count()).enumerate();
        let long = lines.filter(|&(_, letters)| letters > MARKUP_MAX);
        problems.extend(long.map(|(i, letters)| {
            format!("{}:{} has {letters} letters, at most {MARKUP_MAX}", file.path, i + 1)
        }));
    }
    problems
}

pub(super) fn heads(tree: &Tree) -> Vec<String> {
    let sources = tree.files.iter().filter(|file| file.ends_with(".rs"));
    let silent = sources.filter(|file| !file.text.starts_with("//!") && !file.text.starts_with("#!["));
    silent.map(|file| format!("{} does not begin by saying what it is (//! …)", file.path)).collect()
}

/// What `.gitattributes` marks as made by a program, so that reviewers need not read it.
struct Generated(Vec<String>);

impl Generated {
    fn of(tree: &Tree) -> Generated {
        let lines = tree.text(".gitattributes").lines();
        let patterns = lines.filter_map(|line| line.strip_suffix(" linguist-generated"));
        Generated(patterns.map(|pattern| pattern.trim().to_string()).collect())
    }

    /// A pattern is a file, all of a folder (`golden/**`) or a name at any depth (`*.snap`, `Cargo.lock`).
    fn has(&self, path: &str) -> bool {
        let name = path.rsplit('/').next().unwrap_or_default();
        self.0.iter().any(|pattern| match (pattern.strip_suffix("**"), pattern.strip_prefix('*')) {
            (Some(folder), _) => path.starts_with(folder),
            (_, Some(ending)) => path.ends_with(ending),
            _ => path == pattern || name == pattern,
        })
    }
}

/// How a source that a program made begins, as ts-rs and many others write it.
const MADE: &str = "This file was generated";

/// Sources that were generated say so in their first line, and are marked for reviewers.
pub(super) fn generated(tree: &Tree) -> Vec<String> {
    let generated = Generated::of(tree);
    let is_source = |file: &&File| [".rs", ".ts"].iter().any(|ending| file.ends_with(ending));
    let problems = tree.files.iter().filter(is_source).filter_map(|file| {
        let says_so = file.text.lines().next().is_some_and(|line| line.contains(MADE));
        match (generated.has(&file.path), says_so) {
            (true, false) => Some(format!("{} is generated but does not begin with \"{MADE}\"", file.path)),
            (false, true) => {
                Some(format!("{} is generated: mark it in .gitattributes (linguist-generated)", file.path))
            }
            _ => None,
        }
    });
    problems.collect()
}

/// Folders that are somebody's own: a path into one leads nowhere on another machine.
const OWN: &[&str] = &["home", "root", "work", "tmp", "mnt", "Users"];

pub(super) fn no_absolute_paths(tree: &Tree) -> Vec<String> {
    let mut problems = Vec::new();
    for file in &tree.files {
        for (i, line) in file.text.lines().enumerate() {
            if let Some(folder) = OWN.iter().find(|folder| has_path_into(folder, line)) {
                problems.push(format!("{}:{} names a path in /{folder}", file.path, i + 1));
            }
        }
    }
    problems
}

/// Whether a text holds `/folder/…` as the start of a path, not as a part of a longer one.
fn has_path_into(folder: &str, text: &str) -> bool {
    text.match_indices(&format!("/{folder}/")).any(|(i, _)| {
        let before = text[..i].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "./_-})*".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strays_are_refused() {
        let tree = Tree::of(&[("README.md", ""), ("NOTES.md", ""), ("crates/a.rs", "")]);
        assert_eq!(no_strays(&tree), ["NOTES.md does not belong into the root"]);
    }

    #[test]
    fn long_files_are_refused_and_tables_are_not() {
        let (long, longer) = ("x\n".repeat(601), "x\n".repeat(1_201));
        let files = [
            (".gitattributes", "web/src/wire.ts linguist-generated\n*.snap linguist-generated\n"),
            ("web/src/wire.ts", longer.as_str()),
            ("crates/a/tests/snapshots/b.snap", &longer),
            ("facts/cards.toml", &longer),
            ("crates/words/locales/cs/names.ftl", &longer),
            ("crates/mars/src/cards/projects.rs", &long),
            ("crates/mars/src/cards/more.rs", &longer),
            ("web/src/style/live.css", &long),
        ];
        let wrong = sizes(&Tree::of(&files));
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(wrong[0].starts_with("crates/mars/src/cards/more.rs has 1201 lines, at most 1200"));
        assert!(wrong[1].starts_with("web/src/style/live.css has 601 lines, at most 600"));
    }

    #[test]
    fn long_lines_of_markup_are_refused() {
        let line = format!("<p>{}</p>\n", "é".repeat(133));
        let files =
            [("web/a.svelte", format!("{line}{line}")), ("web/b.svelte", line.replacen('é', "éé", 1))];
        let wrong = markup(&Tree::of(&files.each_ref().map(|(path, text)| (*path, text.as_str()))));
        assert_eq!(wrong, ["web/b.svelte:1 has 141 letters, at most 140"]);
    }

    #[test]
    fn sources_say_what_they_are() {
        let tree = Tree::of(&[("a.rs", "//! A.\n"), ("b.rs", "fn b() {}\n")]);
        assert_eq!(heads(&tree).len(), 1);
    }

    #[test]
    fn generated_sources_are_marked_and_say_so() {
        let files = [
            (".gitattributes", "silent.ts linguist-generated\nmarked.ts linguist-generated\n"),
            ("web/silent.ts", "export {};\n"),
            ("web/marked.ts", "// This file was generated by a program.\n"),
            ("web/unmarked.ts", "// This file was generated by a program.\n"),
        ];
        let wrong = generated(&Tree::of(&files));
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(wrong[0].starts_with("web/silent.ts is generated but"));
        assert!(wrong[1].starts_with("web/unmarked.ts is generated: mark it"));
    }

    #[test]
    fn paths_of_one_machine_are_refused() {
        let path = |folder: &str| format!("see (/{folder}/me/notes)");
        for folder in OWN {
            let text = path(folder);
            assert_eq!(no_absolute_paths(&Tree::of(&[("a.md", &text)])).len(), 1, "{text}");
        }
        let fine =
            "https://example.org/home/me ../work/x crates/root/x /usr/bin/chromium sqlite:/var/lib/x.db";
        assert_eq!(no_absolute_paths(&Tree::of(&[("a.md", fine)])), [""; 0]);
    }
}
