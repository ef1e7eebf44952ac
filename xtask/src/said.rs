//! What a step said, kept until the end of the suite where it failed: steps run beside each other, and logs are read from below.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The part of its words that tells why a step failed; empty where nothing ran beside it.
#[derive(Debug, Default)]
pub(crate) struct Failed(pub(crate) String);

/// As many of the last lines as tell of a few failures.
const LAST: usize = 150;

/// A step that has said all it has to say while nothing ran beside it.
pub(crate) fn passed(ok: bool) -> Result<(), Failed> {
    if ok { Ok(()) } else { Err(Failed::default()) }
}

/// Runs a program that says what it does while it does it, and keeps its words.
pub(crate) fn run_and_keep(command: &mut Command) -> Result<(), Failed> {
    let told =
        |error: std::io::Error, of: &Command| Failed(format!("{}: {error}", of.get_program().display()));
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| told(error, command))?;
    let mut words = String::new();
    for line in
        child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).split(b'\n')).map_while(Result::ok)
    {
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        words.push_str(&line);
        words.push('\n');
    }
    let status = child.wait().map_err(|error| told(error, command))?;
    if status.success() { Ok(()) } else { Err(Failed::of(&words)) }
}

/// Runs a program beside others: all it says is said at its end.
pub(crate) fn run_aside(command: &mut Command) -> Result<(), Failed> {
    heard_aside(command).map(drop)
}

/// The same, with what it said.
pub(crate) fn heard_aside(command: &mut Command) -> Result<String, Failed> {
    let ran = command.output();
    let output = ran.map_err(|error| Failed(format!("{}: {error}", command.get_program().display())))?;
    let words = [output.stdout, output.stderr].map(|it| String::from_utf8_lossy(&it).into_owned()).concat();
    print!("{words}");
    if output.status.success() { Ok(words) } else { Err(Failed::of(&words)) }
}

impl Failed {
    /// What cargo's tests say of each failure, or the last lines.
    fn of(words: &str) -> Self {
        let mut told = false;
        let failures = words.lines().filter(|line| {
            let ends = line.starts_with("test result:");
            told = (told && !ends) || *line == "failures:";
            told
        });
        let failures: Vec<&str> = failures.collect();
        let lines: Vec<&str> = words.lines().collect();
        let last = &lines[lines.len().saturating_sub(LAST)..];
        Self((if failures.is_empty() { last } else { &failures }).join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_of_cargo_are_kept_and_nothing_else() {
        let words = "running 2 tests\ntest a ... FAILED\n\nfailures:\n\n---- a stdout ----\nwhy\n\ntest result: FAILED. 1 passed\ntest b ... ok\n";
        assert_eq!(Failed::of(words).0, "failures:\n\n---- a stdout ----\nwhy\n");
    }

    #[test]
    fn of_others_the_last_lines_are_kept() {
        let words: String = (0..LAST + 2).map(|it| format!("{it}\n")).collect();
        let Failed(kept) = Failed::of(&words);
        assert!(kept.starts_with("2\n") && kept.ends_with("151"));
    }

    #[test]
    fn what_cannot_be_run_says_so() {
        for run in [run_and_keep, run_aside] {
            let Failed(words) = run(&mut Command::new("no-such-program")).expect_err("it is not there");
            assert!(words.starts_with("no-such-program: "), "{words}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_fails_is_quoted() {
        for run in [run_and_keep, run_aside] {
            let Failed(words) =
                run(Command::new("sh").args(["-c", "echo why; exit 3"])).expect_err("it fails");
            assert_eq!(words, "why");
            assert!(run(Command::new("sh").args(["-c", "echo fine"])).is_ok());
        }
    }
}
