//! The web client's own checks, and the client in a real browser.

use crate::{ROOT, run, target};
use std::process::Command;

fn npm(args: &[&str]) -> bool {
    run(Command::new("npm").args(args).current_dir(format!("{ROOT}/web")))
}

/// Types, components, units.
pub(crate) fn check() -> bool {
    let installed = std::path::Path::new(ROOT).join("web/node_modules/.package-lock.json").exists();
    (installed || npm(&["ci", "--no-audit", "--no-fund"])) && npm(&["run", "check"]) && npm(&["test"])
}

/// Whole games in a browser, against the server that the tests have just built.
pub(crate) fn drive() -> bool {
    let server = format!("{}/debug/tharsis", target());
    run(Command::new("npm")
        .args(["run", "e2e"])
        .current_dir(format!("{ROOT}/web"))
        .env("THARSIS_BIN", server))
}
