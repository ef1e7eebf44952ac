//! Finding the scenario files.

use serde_json::Value;
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

/// The scenarios of files, each on its own, with the name of its file.
#[allow(dead_code, reason = "some tests run whole files")]
pub(crate) fn scenarios(files: impl IntoIterator<Item = PathBuf>) -> Vec<(String, Value)> {
    let mut scenarios = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(&path).expect("readable");
        let name = path.display().to_string();
        match serde_json::from_str(&text).expect("legal JSON") {
            Value::Array(items) => scenarios.extend(items.into_iter().map(|item| (name.clone(), item))),
            item => scenarios.push((name, item)),
        }
    }
    scenarios
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
