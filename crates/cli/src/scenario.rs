//! Running and showing scenario files, or those that come with the program.

use crate::args::Scenario;
use anyhow::Result;
use rust_embed::RustEmbed;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tharsis_scenario::{Error, Reason, Report, run_file, run_text, show_file};
use tharsis_words::{Language, Names};

/// The scenarios that come with the program.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../scenarios"]
struct Bundled;

/// Their paths and texts.
pub(crate) fn bundled() -> impl Iterator<Item = (String, String)> {
    Bundled::iter().filter(|path| path.ends_with(".json")).map(|path| {
        let file = Bundled::get(&path).expect("a bundled file");
        let text = String::from_utf8_lossy(&file.data).into_owned();
        (path.into_owned(), text)
    })
}

pub(crate) fn run(command: &Scenario) -> Result<ExitCode> {
    match command {
        Scenario::Run { files } if files.is_empty() => run_bundled(),
        Scenario::Run { files } => run_files(files),
        Scenario::Show { file } => show(file),
    }
}

fn say(reason: &Reason) -> String {
    match reason {
        Reason::Mars(obstacle) => Language::english().obstacle(obstacle, &Names::default()),
        Reason::Ares(obstacle) => Language::english().ares().obstacle(obstacle),
    }
}

fn run_files(files: &[PathBuf]) -> Result<ExitCode> {
    let reports = files.iter().map(|file| run_file(file, &say));
    Ok(summarize(reports))
}

/// Files that are wrong against the rules as we read them, each with its reason.
const DISPUTED: &str = include_str!("../../../scenarios/DISPUTED.toml");

fn run_bundled() -> Result<ExitCode> {
    let list: toml::Table = DISPUTED.parse()?;
    let disputes = list.get("disputed").and_then(toml::Value::as_array).into_iter().flatten();
    let disputed: Vec<&str> = disputes.filter_map(|dispute| dispute.get("file")?.as_str()).collect();
    for file in &disputed {
        out!("{file} is disputed: scenarios/DISPUTED.toml says why");
    }
    let reports = bundled()
        .filter(|(path, _)| !disputed.contains(&path.as_str()))
        .map(|(path, text)| run_text(&path, &text, &say));
    Ok(summarize(reports))
}

/// Prints what failed and how many held. Files that cannot be read are worse (2) than ones that do not hold (1).
fn summarize(reports: impl Iterator<Item = Result<Report, Error>>) -> ExitCode {
    let (mut held, mut failed, mut unreadable) = (0, 0, 0);
    for report in reports {
        match report {
            Err(error) => {
                eprintln!("error: {error}");
                unreadable += 1;
            }
            Ok(report) => {
                held += report.outcomes.iter().filter(|outcome| outcome.failure.is_none()).count();
                for failure in report.failures() {
                    out!("{failure}");
                    failed += 1;
                }
            }
        }
    }
    out!("{held} passed, {failed} failed");
    match (unreadable, failed) {
        (0, 0) => ExitCode::SUCCESS,
        (0, _) => ExitCode::from(1),
        _ => ExitCode::from(2),
    }
}

fn show(file: &Path) -> Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for shown in show_file(file, &say)? {
        if let Some(failure) = &shown.outcome.failure {
            eprintln!("{failure}");
            code = ExitCode::from(1);
        }
        out!("{}", shown.position);
    }
    Ok(code)
}
