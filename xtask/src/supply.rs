//! What comes from outside: licences, sources and bans of the crates, and known weaknesses of crates and packages.
//! cargo-deny does it where it is installed; the lists of deny.toml are held without it, too.

mod licence;

use crate::{ROOT, cargo_command};
use std::process::{Command, Output};

/// Says what is wrong, and what could not be looked at.
pub(crate) fn check() -> bool {
    let [rules, lock] = ["deny.toml", "Cargo.lock"].map(read);
    let problems: Vec<String> =
        [sources(&lock, &rules), bans(&lock, &rules), licences(&crates_with_licences(), &rules)].concat();
    for problem in &problems {
        println!("supply: {problem}");
    }
    // All of them, so that one run shows all there is to mend.
    let fine = [problems.is_empty(), deny(), audit()];
    fine.iter().all(|&fine| fine)
}

fn read(name: &str) -> String {
    std::fs::read_to_string(format!("{ROOT}/{name}")).unwrap_or_default()
}

/// The texts in quotes of a list of deny.toml, from its head to the bracket at the start of a line.
fn list<'a>(rules: &'a str, head: &str) -> Vec<&'a str> {
    let Some((_, after)) = rules.split_once(&format!("\n{head} = [")) else { return Vec::new() };
    let end = after.find("\n]").into_iter().chain(after.find("]\n")).min().unwrap_or(after.len());
    let lines = after[..end].lines().filter(|line| !line.trim_start().starts_with('#'));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

/// The packages of Cargo.lock: name and source, which ours have not.
fn packages(lock: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    lock.split("[[package]]\n").skip(1).map(|package| {
        let field = |name: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(&format!("{name} = \"")));
            line.map(|value| value.trim_end_matches('"'))
        };
        (field("name").unwrap_or_default(), field("source"))
    })
}

fn sources(lock: &str, rules: &str) -> Vec<String> {
    let allowed = list(rules, "allow-registry");
    let is_allowed = |source: &str| allowed.iter().any(|known| source == format!("registry+{known}"));
    let foreign = packages(lock).filter_map(|(name, source)| Some((name, source?)));
    let foreign = foreign.filter(|(_, source)| !is_allowed(source));
    foreign
        .map(|(name, source)| format!("{name} comes from {source}, which deny.toml does not allow"))
        .collect()
}

fn bans(lock: &str, rules: &str) -> Vec<String> {
    let banned = list(rules, "deny");
    let found = packages(lock).filter(|(name, _)| banned.contains(name));
    found.map(|(name, _)| format!("{name} is banned by deny.toml")).collect()
}

/// Lines `name version | licence` of all crates that are built here. They are fetched on a machine that has none of them yet:
/// licences stand in the crates themselves.
fn crates_with_licences() -> String {
    let args = ["tree", "--workspace", "--locked", "-e", "normal,build,dev", "--prefix", "none"];
    let output = cargo_command().args(args).args(["--format", "{p} | {l}"]).current_dir(ROOT).output();
    output.map_or_else(|_| String::new(), |output| String::from_utf8_lossy(&output.stdout).into_owned())
}

fn licences(crates: &str, rules: &str) -> Vec<String> {
    let allowed = list(rules, "allow");
    let mut problems = Vec::new();
    if crates.is_empty() {
        problems.push("cargo tree tells no crates".to_string());
    }
    for line in crates.lines() {
        let Some((name, licence)) = line.trim_end_matches(" (*)").split_once(" | ") else { continue };
        if !licence::allows(licence, &|word| allowed.contains(&word)) {
            problems.push(format!("{name} has the licence \"{licence}\", which deny.toml does not allow"));
        }
    }
    problems.sort();
    problems.dedup();
    problems
}

fn output(command: &mut Command) -> Option<Output> {
    command.current_dir(ROOT).output().ok()
}

fn said(output: &Output) -> String {
    let text = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
    String::from_utf8_lossy(&text).into_owned()
}

/// cargo-deny itself, and the advisories if their database can be had.
fn deny() -> bool {
    let deny = |args: &[&str]| output(cargo_command().arg("deny").args(args));
    if !deny(&["--version"]).is_some_and(|output| output.status.success()) {
        println!(
            "supply: SKIPPED, advisories of crates: cargo-deny is not installed (cargo install cargo-deny --locked)"
        );
        return true;
    }
    let mut fine = true;
    let mut run = |args: &[&str]| {
        if let Some(output) = deny(args).filter(|output| !output.status.success()) {
            println!("{}", said(&output));
            fine = false;
        }
    };
    run(&["check", "licenses", "bans", "sources"]);
    if deny(&["fetch", "db"]).is_some_and(|output| output.status.success()) {
        run(&["check", "--disable-fetch", "advisories"]);
    } else {
        println!("supply: SKIPPED, advisories of crates: their database cannot be fetched from here");
    }
    fine
}

/// Known weaknesses of the client's packages, if the registry tells them.
fn audit() -> bool {
    let audit = Command::new("npm").args(["audit", "--json"]).current_dir(format!("{ROOT}/web")).output();
    let (passed, text) = match audit {
        Ok(output) => (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned()),
        Err(error) => (false, error.to_string()),
    };
    match (passed, is_report(&text)) {
        (true, _) => true,
        (false, true) => {
            println!("supply: npm audit found weaknesses\n{text}");
            false
        }
        (false, false) => {
            println!("supply: SKIPPED, npm audit: the registry does not answer audits from here");
            true
        }
    }
}

/// Whether npm tells what it found, not that it could not look.
fn is_report(text: &str) -> bool {
    text.contains("\"auditReportVersion\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "[licenses]\nallow = [\n    \"MIT\",\n    # \"GPL\",\n    \"Zlib\",\n]\n\n[bans]\ndeny = [\n    \
                         { crate = \"openssl\" },\n]\nallow-registry = [\"https://a\"]\n";

    #[test]
    fn lists_are_read() {
        assert_eq!(list(RULES, "allow"), ["MIT", "Zlib"]);
        assert_eq!(list(RULES, "deny"), ["openssl"]);
        assert_eq!(list(RULES, "allow-registry"), ["https://a"]);
        let rules = read("deny.toml");
        assert!(list(&rules, "allow").contains(&"MIT") && list(&rules, "deny").contains(&"openssl"));
        assert_eq!(list(&rules, "allow-registry").len(), 1);
    }

    #[test]
    fn other_sources_and_banned_crates_are_refused() {
        let lock = "[[package]]\nname = \"ours\"\n\n[[package]]\nname = \"serde\"\nsource = \"registry+https://a\"\n\n\
                    [[package]]\nname = \"openssl\"\nsource = \"git+https://b\"\n";
        assert_eq!(
            sources(lock, RULES),
            ["openssl comes from git+https://b, which deny.toml does not allow"]
        );
        assert_eq!(bans(lock, RULES), ["openssl is banned by deny.toml"]);
    }

    #[test]
    fn licences_that_are_not_listed_are_refused() {
        let crates =
            "a v1 | MIT OR GPL-3.0 (*)\nb v1 | MIT AND GPL-3.0\nc v1 | Zlib\nb v1 | MIT AND GPL-3.0\nd v1 | ";
        let refused = |name: &str, licence: &str| {
            format!("{name} v1 has the licence \"{licence}\", which deny.toml does not allow")
        };
        assert_eq!(licences(crates, RULES), [refused("b", "MIT AND GPL-3.0"), refused("d", "")]);
        assert_eq!(licences("", RULES), ["cargo tree tells no crates"]);
    }

    #[test]
    fn an_audit_that_could_not_be_made_is_no_report() {
        assert!(is_report("{ \"auditReportVersion\": 2, \"vulnerabilities\": {} }"));
        assert!(!is_report("{ \"message\": \"405 Method Not Allowed\" }"));
    }
}
