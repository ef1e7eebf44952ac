//! Puts together what the server is built with: the table of rulings and tests (`notes.rs`), and the web client.
//!
//! Builds the web client with Node.js, so that `cargo run` is all a newcomer needs. The result is kept in
//! `web/dist` and made again only when something under `web/` has changed.
//!
//! `THARSIS_NO_WEB=1` leaves it out (the server then says so): for work on the rules without Node.js.

mod notes;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// What the client is made of.
const SOURCES: [&str; 7] =
    ["src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json"];

fn main() {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../web");
    // A new migration is built in as well.
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-env-changed=THARSIS_NO_WEB");
    for source in SOURCES.iter().map(|name| web.join(name)).filter(|path| path.exists()) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let dist = if env::var_os("THARSIS_NO_WEB").is_some() || !web.join("package.json").exists() {
        without_client()
    } else {
        build(&web)
    };
    println!("cargo::rustc-env=THARSIS_WEB_DIST={}", dist.display());
    let made = PathBuf::from(env::var("OUT_DIR").expect("set by cargo")).join("notes.json");
    fs::write(made, notes::table(&web.join(".."))).expect("a file of ours");
}

/// A page that says that the client is missing.
fn without_client() -> PathBuf {
    let folder = PathBuf::from(env::var("OUT_DIR").expect("set by cargo")).join("no-client");
    fs::create_dir_all(&folder).expect("a folder of ours");
    let page = "<!doctype html><title>Tharsis</title><p>This server was built without the web client.";
    fs::write(folder.join("index.html"), page).expect("a file of ours");
    folder
}

fn build(web: &Path) -> PathBuf {
    // Two builds at once would trample on each other's node_modules.
    let lock = fs::File::create(web.join(".build-lock")).expect("the web folder can be written");
    lock.lock().expect("a lock on a file of ours");
    let dist = web.join("dist");
    let stamp = dist.join(".stamp");
    let sources = fingerprint(web);
    if fs::read_to_string(&stamp).is_ok_and(|built| built == sources) {
        return dist;
    }
    if !web.join("node_modules/.package-lock.json").exists() {
        tell("fetching the packages of the web client (npm ci)");
        npm(web, &["ci", "--no-audit", "--no-fund"]);
    }
    tell("building the web client (npm run build)");
    npm(web, &["run", "build"]);
    fs::write(&stamp, sources).expect("the result can be marked");
    dist
}

/// A line for whoever waits. Cargo keeps what a build script prints to itself, so it goes to the terminal, if there is one.
fn tell(what: &str) {
    let terminal = if cfg!(windows) { "CONOUT$" } else { "/dev/tty" };
    if let Ok(mut terminal) = fs::File::options().write(true).open(terminal) {
        // In the place of cargo's own progress bar, which is drawn again below.
        let _ = writeln!(terminal, "\r\x1b[K   {what}");
    }
}

fn npm(web: &Path, args: &[&str]) {
    let output = Command::new("npm").args(args).current_dir(web).output().unwrap_or_else(|error| {
        panic!("npm cannot be run ({error}): install Node.js 20 or later, or set THARSIS_NO_WEB=1")
    });
    if !output.status.success() {
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        panic!("npm {} failed in {}\n{out}\n{err}", args.join(" "), web.display());
    }
}

/// Names, sizes and times of all sources.
fn fingerprint(web: &Path) -> String {
    let mut lines = Vec::new();
    for source in SOURCES {
        list(&web.join(source), &mut lines);
    }
    lines.sort();
    lines.join("\n")
}

fn list(path: &Path, lines: &mut Vec<String>) {
    let Ok(about) = fs::metadata(path) else { return };
    if about.is_dir() {
        for entry in fs::read_dir(path).into_iter().flatten().flatten() {
            list(&entry.path(), lines);
        }
    } else {
        lines.push(format!("{} {} {:?}", path.display(), about.len(), about.modified().ok()));
    }
}
