//! The repository as the checks see it: every text file that git does not ignore.

use std::fs;
use std::path::Path;

/// A text file.
pub(super) struct File {
    /// From the root of the repository, with `/`.
    pub(super) path: String,
    pub(super) text: String,
}

impl File {
    pub(super) fn ends_with(&self, ending: &str) -> bool {
        self.path.ends_with(ending)
    }

    /// Whether it lies in a folder of this name, at any depth.
    pub(super) fn is_in(&self, folder: &str) -> bool {
        self.path.split('/').rev().skip(1).any(|part| part == folder)
    }
}

/// All files, and what lies in the root.
#[derive(Default)]
pub(super) struct Tree {
    pub(super) files: Vec<File>,
    /// Names of files and folders, those of other kinds than text as well.
    pub(super) root: Vec<String>,
}

impl Tree {
    pub(super) fn read(root: &str) -> Tree {
        let ignored = fs::read_to_string(Path::new(root).join(".gitignore")).unwrap_or_default();
        let mut tree = Tree::default();
        tree.walk(Path::new(root), "", &Ignored::new(&ignored));
        tree
    }

    pub(super) fn text(&self, path: &str) -> &str {
        self.files.iter().find(|file| file.path == path).map_or("", |file| &file.text)
    }

    fn walk(&mut self, folder: &Path, within: &str, ignored: &Ignored) {
        let mut entries: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().collect();
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let path = format!("{within}{}", entry.file_name().to_string_lossy());
            if path == ".git" || ignored.has(&path) {
                continue;
            }
            if within.is_empty() {
                self.root.push(path.clone());
            }
            if entry.path().is_dir() {
                self.walk(&entry.path(), &format!("{path}/"), ignored);
            } else if let Ok(text) = fs::read_to_string(entry.path()) {
                self.files.push(File { path, text });
            }
        }
    }

    /// A repository made up for a test.
    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Tree {
        let first = |path: &str| path.split('/').next().unwrap_or_default().to_string();
        let mut root: Vec<String> = files.iter().map(|(path, _)| first(path)).collect();
        root.dedup();
        let file = |&(path, text): &(&str, &str)| File { path: path.to_string(), text: text.to_string() };
        Tree { files: files.iter().map(file).collect(), root }
    }
}

/// The lines of `.gitignore`, of which we need two kinds: a path from the root, and an ending. Both may have a star.
struct Ignored {
    paths: Vec<String>,
    endings: Vec<String>,
}

impl Ignored {
    fn new(text: &str) -> Ignored {
        let part = |mark: &'static str| {
            text.lines().filter_map(move |line| line.strip_prefix(mark)).map(str::to_string).collect()
        };
        Ignored { paths: part("/"), endings: part("*.") }
    }

    fn has(&self, path: &str) -> bool {
        let is_path = |pattern: &String| match pattern.strip_suffix('*') {
            Some(start) => path.starts_with(start),
            None => path == pattern,
        };
        self.paths.iter().any(is_path) || self.endings.iter().any(|ending| path.ends_with(ending.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_git_ignores_is_not_read() {
        let ignored = Ignored::new("/target\n/tharsis.db*\n*.snap.new\n");
        for path in ["target", "tharsis.db-wal", "crates/words/tests/a.snap.new"] {
            assert!(ignored.has(path), "{path}");
        }
        for path in ["crates/target", "crates/tharsis.db", "a.snap"] {
            assert!(!ignored.has(path), "{path}");
        }
    }

    #[test]
    fn this_repository_is_read() {
        let tree = Tree::read(crate::ROOT);
        assert!(tree.root.iter().any(|name| name == "crates"));
        assert!(!tree.root.iter().any(|name| name == "target"));
        assert!(tree.text("xtask/src/tidy/tree.rs").starts_with("//! The repository"));
    }
}
