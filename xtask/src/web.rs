//! The web client's own checks, and the client in a real browser.

use crate::{ROOT, target};
use std::process::Command;

/// Something else runs beside it, so what it has to say is said at the end.
fn npm(args: &[&str]) -> bool {
    let server = format!("{}/debug/tharsis", target());
    let mut npm = Command::new("npm");
    match npm.args(args).current_dir(format!("{ROOT}/web")).env("THARSIS_BIN", server).output() {
        Ok(output) => {
            print!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            output.status.success()
        }
        Err(error) => {
            eprintln!("npm: {error}");
            false
        }
    }
}

/// Types, components, units.
pub(crate) fn check() -> bool {
    let installed = std::path::Path::new(ROOT).join("web/node_modules/.package-lock.json").exists();
    (installed || npm(&["ci", "--no-audit", "--no-fund"])) && npm(&["run", "check"]) && npm(&["test"])
}

/// Whole games in a browser, against the server that was just built.
pub(crate) fn drive() -> bool {
    npm(&["run", "e2e"])
}
