//! The project's own commands: `cargo xtask quick` after each change, `cargo xtask test` for every test, as CI does.

mod prerequisites;
mod python;
mod said;
mod suite;
mod supply;
mod tidy;
mod web;

use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask COMMAND

  quick                after each change: format, tidy, lints, the rules and their words; no server, no browser
  test                 every check and test: format, lints, tidy, all tests, the web client in a real browser, the Python package
  tidy                 stray and long files, dependencies and their arrows, cited rules and more
  supply               licences, sources, bans and known weaknesses of what comes from outside
  python               the Python package: its wheel, types, tests and examples
  golden [--bless]     compare the golden playthroughs, or write them anew
  soak [--game ares] [--games N]  play checked random games (100000 unless told), in release
  load [--postgres] [--rate N …]  how many choices a second a server bears: 1000 tables mid-game, 5000 viewers
  lab [--postgres] [--mix NAME] [--kills N] [--seed N]  hurts servers and databases while real clients play, and compares
                       what they asked for and were told with the log
  bench                the figures of the engine, in release
  bench --instructions the variants side by side, with instructions a game (needs valgrind), the same on a busy machine
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let ok = match words.as_slice() {
        ["quick"] => suite::quick(),
        ["test"] => suite::test(),
        ["tidy"] => tidy::run(),
        ["supply"] => supply::check(),
        ["python"] => python::check().is_ok(),
        ["golden", rest @ ..] => {
            cargo(&[&["run", "-q", "-p", "tharsis-testkit", "--", "golden"], rest].concat())
        }
        ["soak", rest @ ..] => {
            cargo(&[&["run", "-q", "--release", "-p", "tharsis-testkit", "--", "soak"], rest].concat())
        }
        ["load" | "lab", ..] => drill(&words),
        ["bench", rest @ ..] => {
            cargo(&[&["run", "-q", "--release", "-p", "tharsis-cli", "--", "bench"], rest].concat())
        }
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            true
        }
        _ => {
            eprintln!("unknown command \"{}\"\n\n{HELP}", words.join(" "));
            false
        }
    };
    if ok { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Load and faults against the release build of the server.
fn drill(words: &[&str]) -> bool {
    let built = cargo(&["build", "-q", "--release", "-p", "tharsis-cli", "-p", "tharsis-drill"]);
    let program = |name: &str| format!("{}/release/{name}", target());
    let (flags, command): (Vec<&str>, Vec<&str>) = words.iter().partition(|&&word| word == "--postgres");
    built
        && run(Command::new(program("drill"))
            .args(["--binary", &program("tharsis")])
            .args(flags)
            .args(command))
}

/// The folder of this repository.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Where cargo puts what it builds.
fn target() -> String {
    std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| format!("{ROOT}/target"))
}

fn cargo(args: &[&str]) -> bool {
    run(cargo_command().args(args))
}

fn cargo_command() -> Command {
    Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string()))
}

/// Runs a program; false if it fails or is not there, which is said.
fn run(command: &mut Command) -> bool {
    match command.status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("{}: {error}", command.get_program().display());
            false
        }
    }
}
