//! The package for Python: its wheel, built as users build it, in an environment of its own, and its tests.

use crate::said::{Failed, heard_aside, passed, run_aside};
use crate::{ROOT, target};
use std::fs;
use std::process::Command;

/// Types, tests and examples, against the wheel that is built from what lies here.
pub(crate) fn check() -> Result<(), Failed> {
    if !has_python() {
        println!("python: SKIPPED, there is no python3 of version 3.9 or later that has venv and pip");
        return Ok(());
    }
    let venv = Venv { folder: format!("{}/python-venv", target()) };
    venv.prepare()?;
    venv.build()?;
    venv.install()?;
    venv.run("mypy", &[])?;
    venv.run("pytest", &["-q"])
}

fn has_python() -> bool {
    let asks = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 9))";
    let answer = Command::new("python3").args(["-c", asks]).output();
    answer.is_ok_and(|output| output.status.success())
}

/// The environment that is kept between runs.
struct Venv {
    folder: String,
}

impl Venv {
    /// One of its programs, in the folder of the package. It gives way to the browser.
    fn command(&self, program: &str) -> Command {
        let (bin, ending) = if cfg!(windows) { ("Scripts", ".exe") } else { ("bin", "") };
        let path = format!("{}/{bin}/{program}{ending}", self.folder);
        let mut command = if cfg!(windows) { Command::new(path) } else { niced(&path) };
        // Nothing is left in the sources: no caches.
        command.current_dir(format!("{ROOT}/python")).env("PYTHONDONTWRITEBYTECODE", "1");
        command
            .env("PYTEST_ADDOPTS", "-p no:cacheprovider")
            .env("MYPY_CACHE_DIR", format!("{}/mypy", self.folder));
        command
    }

    fn run(&self, program: &str, args: &[&str]) -> Result<(), Failed> {
        run_aside(self.command(program).args(args))
    }

    /// Makes it, and fetches the packages that tests need, unless that was done for the same list before.
    fn prepare(&self) -> Result<(), Failed> {
        let wanted = fs::read_to_string(format!("{ROOT}/python/requirements-test.txt")).unwrap_or_default();
        let stamp = format!("{}/requirements-test.txt", self.folder);
        if fs::read_to_string(&stamp).is_ok_and(|had| had == wanted) {
            return Ok(());
        }
        run_aside(Command::new("python3").args(["-m", "venv", "--clear", &self.folder]))?;
        self.run("pip", &["install", "--quiet", "--requirement", "requirements-test.txt"])?;
        passed(fs::write(&stamp, wanted).is_ok())
    }

    /// Builds the wheel, linted like all other crates: `cargo test` does not build it.
    fn build(&self) -> Result<(), Failed> {
        let mut maturin = self.command("maturin");
        maturin.args(["build", "--quiet", "--profile", "dev", "--compatibility", "linux", "--out"]);
        maturin.arg(self.wheels()).env("CARGO_TARGET_DIR", target());
        maturin.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env("CARGO_PROFILE_DEV_DEBUG", "none");
        // A wheel of an earlier build must not be the one that is tested.
        let _ = fs::remove_dir_all(self.wheels());
        let words = heard_aside(&mut maturin)?;
        if words.contains("warning") { Err(Failed(words)) } else { Ok(()) }
    }

    fn wheels(&self) -> String {
        format!("{}/wheels", self.folder)
    }

    fn install(&self) -> Result<(), Failed> {
        let there = fs::read_dir(self.wheels()).into_iter().flatten().flatten();
        let wheels: Vec<String> = there.map(|wheel| wheel.path().display().to_string()).collect();
        let args = ["install", "--quiet", "--force-reinstall", "--no-deps"];
        self.run("pip", &[&args[..], &wheels.iter().map(String::as_str).collect::<Vec<_>>()].concat())
    }
}

fn niced(program: &str) -> Command {
    let mut nice = Command::new("nice");
    nice.args(["-n", "10", program]);
    nice
}
