//! Finding the scenario files.

use std::path::{Path, PathBuf};

/// Where they are.
pub(crate) const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");

/// All of them, in order.
pub(crate) fn all_files() -> Vec<PathBuf> {
    let mut all = Vec::new();
    collect(Path::new(SCENARIOS), &mut all);
    all.sort();
    assert!(all.len() > 400, "the scenarios are there");
    all
}

/// Those of Mars.
#[allow(dead_code, reason = "each test uses the files of its game")]
pub(crate) fn files() -> Vec<PathBuf> {
    all_files().into_iter().filter(|path| !is_ares(path)).collect()
}

/// Those of Ares Expedition.
#[allow(dead_code, reason = "each test uses the files of its game")]
pub(crate) fn ares_files() -> Vec<PathBuf> {
    all_files().into_iter().filter(|path| is_ares(path)).collect()
}

fn is_ares(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("ares"))
        || path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("ares-"))
}

fn collect(under: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(under).expect("the folder is there") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            collect(&path, all);
        } else if path.extension().is_some_and(|ending| ending == "json") {
            all.push(path);
        }
    }
}
