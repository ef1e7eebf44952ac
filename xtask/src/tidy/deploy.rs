//! What servers are installed from: the image and the unit. Neither can be run by the suite, so what they name is checked.

use super::tree::Tree;

pub(super) fn image(tree: &Tree) -> Vec<String> {
    let (image, sent) = (tree.text("Dockerfile"), tree.text(".dockerignore"));
    let mut problems = Vec::new();
    let mut refuse = |wrong: bool, problem: String| problems.extend(wrong.then_some(problem));
    for path in sent.lines().filter_map(|line| line.strip_prefix('!')) {
        refuse(!has(tree, path), format!(".dockerignore sends {path} to the build, which is not there"));
    }
    for path in needed(tree) {
        let is_sent = |line: &str| line.strip_prefix('!').is_some_and(|sent| covers(sent, &path));
        refuse(
            !sent.lines().any(is_sent),
            format!(".dockerignore keeps {path} from the build, which needs it"),
        );
    }
    let rust = tree.text("Cargo.toml").lines().find_map(|line| line.strip_prefix("rust-version = \""));
    let rust = format!("FROM rust:{}-", rust.unwrap_or_default().trim_end_matches('"'));
    refuse(
        !image.contains(&rust),
        format!("Dockerfile does not build with the Rust of Cargo.toml ({rust}…)"),
    );
    let last = image.rsplit("\nFROM ").next().unwrap_or_default();
    for word in ["\nUSER ", "\nVOLUME ", "\nHEALTHCHECK "] {
        refuse(
            !last.contains(word),
            format!("Dockerfile has no{}in its last stage", word.replace('\n', " ")),
        );
    }
    let is_root =
        last.lines().filter_map(|line| line.strip_prefix("USER ")).any(|user| user.starts_with(['0', 'r']));
    refuse(is_root, "Dockerfile runs the server as root".to_string());
    for source in copied(image) {
        refuse(
            source != "." && !has(tree, source),
            format!("Dockerfile copies {source}, which is not there"),
        );
    }
    problems
}

/// What the stages copy from the repository.
fn copied(image: &str) -> impl Iterator<Item = &str> {
    let lines = image
        .lines()
        .filter_map(|line| line.strip_prefix("COPY "))
        .filter(|rest| !rest.starts_with("--from"));
    lines.flat_map(|rest| {
        let words: Vec<&str> = rest.split_whitespace().collect();
        words[..words.len().saturating_sub(1)].to_vec()
    })
}

/// What is built: the crates, and the folders they build texts in from.
fn needed(tree: &Tree) -> Vec<String> {
    let mut needed: Vec<String> =
        ["Cargo.toml", "Cargo.lock", "crates", "fuzz", "python", "xtask", "web"].map(str::to_string).into();
    let sources = tree.files.iter().filter(|file| file.path.starts_with("crates/") && file.ends_with(".rs"));
    for source in sources.filter(|file| file.path.split('/').nth(2) == Some("src")) {
        let named = source
            .text
            .split("\"../../../")
            .skip(1)
            .chain(source.text.split("CARGO_MANIFEST_DIR/../../").skip(1));
        needed.extend(named.filter_map(|rest| Some(rest.split_once('"')?.0.to_string())));
    }
    needed.sort();
    needed.dedup();
    needed
}

fn covers(sent: &str, path: &str) -> bool {
    path == sent || path.strip_prefix(sent).is_some_and(|rest| rest.starts_with('/'))
}

fn has(tree: &Tree, path: &str) -> bool {
    tree.files.iter().any(|file| covers(path, &file.path))
}

/// The unit gives the server no rights but to its own folder, and sets only what the program reads.
pub(super) fn unit(tree: &Tree) -> Vec<String> {
    let (unit, settings) = (tree.text("deploy/tharsis.service"), tree.text("crates/cli/src/args.rs"));
    let mut problems = Vec::new();
    for line in ["DynamicUser=yes", "StateDirectory=tharsis", "NoNewPrivileges=yes", "ProtectSystem=strict"] {
        if !unit.lines().any(|it| it == line) {
            problems.push(format!("deploy/tharsis.service has no {line}"));
        }
    }
    let places = [("deploy/tharsis.service", unit), ("Dockerfile", tree.text("Dockerfile"))];
    for (place, text) in places {
        let words = text.split(|c: char| !(c.is_ascii_uppercase() || c == '_'));
        for name in words.filter(|word| word.starts_with("THARSIS_")) {
            if !settings.contains(&format!("\"{name}\"")) {
                problems.push(format!("{place} sets {name}, which the program does not read"));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARGO: (&str, &str) = ("Cargo.toml", "rust-version = \"1.95\"\n");
    const SOURCE: (&str, &str) = ("crates/a/src/lib.rs", "include_str!(\"../../../facts/a.toml\")");
    const SENT: &str = "*\n!Cargo.toml\n!Cargo.lock\n!crates\n!fuzz\n!python\n!xtask\n!web\n!facts\n";
    const IMAGE: &str = "FROM rust:1.95-x AS build\nCOPY . .\nFROM debian\nCOPY --from=build a b\nUSER 1\nVOLUME /data\n\
                         HEALTHCHECK CMD x\n";

    fn tree(image: &str, sent: &str) -> Tree {
        let there =
            ["Cargo.lock", "fuzz/a", "python/a", "xtask/a", "web/a", "facts/a.toml"].map(|path| (path, ""));
        Tree::of(&[&[CARGO, SOURCE, ("Dockerfile", image), (".dockerignore", sent)], &there[..]].concat())
    }

    #[test]
    fn an_image_is_built_from_what_is_there_and_runs_as_nobody() {
        assert_eq!(image(&tree(IMAGE, SENT)), [""; 0]);
        let wrong = |image_text: &str, sent: &str| image(&tree(image_text, sent)).join("; ");
        assert!(wrong(IMAGE, &SENT.replace("!facts\n", "")).contains("keeps facts/a.toml from the build"));
        assert!(wrong(IMAGE, &format!("{SENT}!docs\n")).contains("sends docs to the build"));
        assert!(wrong(&IMAGE.replace("1.95", "1.94"), SENT).contains("the Rust of Cargo.toml"));
        assert!(wrong(&IMAGE.replace("USER 1", "USER root"), SENT).contains("as root"));
        assert!(wrong(&IMAGE.replace("VOLUME /data\n", ""), SENT).contains("no VOLUME"));
        assert!(wrong(&IMAGE.replace("COPY . .", "COPY gone ."), SENT).contains("copies gone"));
    }

    #[test]
    fn a_unit_without_walls_or_with_unknown_settings_is_refused() {
        let fine = "DynamicUser=yes\nStateDirectory=tharsis\nNoNewPrivileges=yes\nProtectSystem=strict\n";
        let settings = ("crates/cli/src/args.rs", "env = \"THARSIS_URL\"");
        let wrong = |text: &str| unit(&Tree::of(&[("deploy/tharsis.service", text), settings]));
        assert_eq!(wrong(&format!("{fine}Environment=THARSIS_URL=x\n")), [""; 0]);
        assert_eq!(
            wrong(&fine.replace("strict", "full")),
            ["deploy/tharsis.service has no ProtectSystem=strict"]
        );
        let unknown = "deploy/tharsis.service sets THARSIS_NAME, which the program does not read";
        assert_eq!(wrong(&format!("{fine}Environment=THARSIS_NAME=x\n")), [unknown]);
    }
}
