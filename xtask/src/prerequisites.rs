//! What the tests need beside Rust and Node.js: a PostgreSQL server and a browser. Installed where that is possible.

use crate::run;
use std::path::Path;
use std::process::Command;

/// A Debian package, and whether what it brings is there.
type Package = (&'static str, fn() -> bool);

const PACKAGES: [Package; 2] = [("postgresql", has_postgres), ("chromium", has_browser)];

fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/initdb")).any(|initdb| initdb.exists())
}

fn has_browser() -> bool {
    Path::new("/usr/bin/chromium").exists()
}

/// Installs what is missing; false, with what to do, if that does not work.
pub(crate) fn install() -> bool {
    let missing = || PACKAGES.iter().filter(|(_, there)| !there()).map(|(name, _)| *name).collect::<Vec<_>>();
    if missing().is_empty() {
        return true;
    }
    println!("installing {}", missing().join(" "));
    let apt =
        |args: &[&str]| run(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"));
    let wanted = missing();
    let installed = apt(&["update", "-q"])
        && apt(&[&["install", "-y", "-q", "--no-install-recommends"], &wanted[..]].concat());
    if !installed || !missing().is_empty() {
        eprintln!("the tests need {}: apt-get install {}", missing().join(" and "), missing().join(" "));
        return false;
    }
    true
}
