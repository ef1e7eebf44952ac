//! The two suites: what a developer runs after each change, and all there is.

use crate::said::{Failed, passed, run_and_keep};
use crate::{cargo, prerequisites, python, run, supply, tidy, web};
use std::process::Command;
use std::thread;
use std::time::Instant;

/// A step and its name. Every step is run even if an earlier one failed, so that one run shows all there is to mend.
type Step<'a> = (&'a str, &'a (dyn Fn() -> Result<(), Failed> + Sync));

const LINTS: &[&str] = &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];

/// Where a change of the rules shows first.
const QUICK: &[&str] = &["kernel", "mars", "ares", "words", "scenario"];

pub(crate) fn quick() -> bool {
    let crates: Vec<String> = QUICK.iter().map(|name| format!("-ptharsis-{name}")).collect();
    let tests = || {
        let crates: Vec<&str> = crates.iter().map(String::as_str).collect();
        passed(cargo(&[&["test", "--quiet", "--no-fail-fast", "--lib", "--tests"], &crates[..]].concat()))
    };
    report(steps(&[
        ("format", &|| passed(cargo(&["fmt", "--all", "--check"]))),
        ("tidy", &|| passed(tidy::run())),
        ("lints", &|| passed(cargo(LINTS))),
        ("tests", &tests),
    ]))
}

pub(crate) fn test() -> bool {
    let mut failed = steps(&[
        ("prerequisites", &|| passed(prerequisites::install())),
        ("format", &|| passed(cargo(&["fmt", "--all", "--check"]))),
        ("tidy", &|| passed(tidy::run())),
        ("supply", &|| passed(supply::check())),
        // The program and all tests at once: parts of them would be built with other features, and again.
        ("build", &|| passed(run(&mut linting(&["--no-run", "--quiet"])))),
        ("lints", &|| passed(says_nothing())),
    ]);
    // The browser waits more than it computes. The tests use the time, and give way when it needs the machine.
    thread::scope(|scope| {
        let web = scope.spawn(|| steps(&[("client", &web::check), ("browser", &web::drive)]));
        let python = scope.spawn(|| steps(&[("python", &python::check)]));
        failed.extend(steps(&[("tests", &|| run_and_keep(&mut linting(&["--no-fail-fast"])))]));
        failed.extend(web.join().unwrap_or_else(|_| vec![("browser", Failed::default())]));
        failed.extend(python.join().unwrap_or_else(|_| vec![("python", Failed::default())]));
    });
    report(failed)
}

/// `cargo test` with clippy as the compiler of our crates: linting in a build of its own would check every crate we use
/// again, which takes two minutes of a cold suite.
fn linting(args: &[&str]) -> Command {
    let mut cargo = if cfg!(windows) { Command::new("cargo") } else { Command::new("nice") };
    if !cfg!(windows) {
        cargo.args(["-n", "10", "cargo"]);
    }
    cargo.args(["test", "--workspace"]).args(args);
    cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    // A panic tells its place without it, and nobody steps through this build.
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "none");
    cargo
}

/// What is built already tells its warnings again, and nothing else.
fn says_nothing() -> bool {
    match linting(&["--no-run", "--quiet"]).output() {
        Ok(output) => {
            let words = String::from_utf8_lossy(&output.stderr);
            eprint!("{words}");
            output.status.success() && !words.contains("warning")
        }
        Err(error) => {
            eprintln!("cargo: {error}");
            false
        }
    }
}

/// Runs steps one after the other; those that failed, with what they had to say.
fn steps<'a>(steps: &[Step<'a>]) -> Vec<(&'a str, Failed)> {
    let mut failed = Vec::new();
    for (name, step) in steps {
        println!("== {name}");
        let start = Instant::now();
        let outcome = step();
        let word = if outcome.is_ok() { "passed" } else { "FAILED" };
        println!("== {name} {word}: {:.0} s", start.elapsed().as_secs_f64());
        failed.extend(outcome.err().map(|words| (*name, words)));
    }
    failed
}

/// What failed comes last and once more: what ran beside it has long pushed it out of sight.
fn report(failed: Vec<(&str, Failed)>) -> bool {
    for (name, Failed(words)) in &failed {
        if !words.is_empty() {
            println!("== what {name} said\n{words}");
        }
    }
    let names: Vec<&str> = failed.iter().map(|(name, _)| *name).collect();
    match names.as_slice() {
        [] => println!("== all passed"),
        names => println!("== FAILED: {}", names.join(", ")),
    }
    failed.is_empty()
}
