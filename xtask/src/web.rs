//! The web client's own checks, and the client in a real browser.

use crate::said::{Failed, run_aside};
use crate::{ROOT, target};
use std::process::Command;

fn npm(args: &[&str]) -> Result<(), Failed> {
    let server = format!("{}/debug/tharsis", target());
    run_aside(Command::new("npm").args(args).current_dir(format!("{ROOT}/web")).env("THARSIS_BIN", server))
}

/// Types, components, units.
pub(crate) fn check() -> Result<(), Failed> {
    if !std::path::Path::new(ROOT).join("web/node_modules/.package-lock.json").exists() {
        npm(&["ci", "--no-audit", "--no-fund"])?;
    }
    npm(&["run", "check"])?;
    npm(&["test"])
}

/// Whole games in a browser, against the server that was just built.
pub(crate) fn drive() -> Result<(), Failed> {
    npm(&["run", "e2e"])
}
