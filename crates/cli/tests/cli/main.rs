//! The binary as a user meets it: what it prints, what it says to bad input, and its exit status.

mod backups;
mod faults;
mod healing;

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};
use tharsis_kernel::{Deal, Game, Record};
use tharsis_mars::Mars;

fn tharsis(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tharsis")).args(args).output().expect("the binary runs")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// Runs what must fail and gives what it says.
fn complaint(args: &[&str]) -> String {
    let output = tharsis(args);
    assert!(!output.status.success(), "{args:?} should fail");
    format!("{}{}", stdout(&output), String::from_utf8_lossy(&output.stderr))
}

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a temporary file");
    path.display().to_string()
}

#[test]
fn help_names_every_command() {
    let help = stdout(&tharsis(&["--help"]));
    let commands =
        help.split_once("Commands:").and_then(|(_, rest)| rest.split_once("\n\n")).expect("a list").0;
    let named: Vec<&str> = commands.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let known = [
        "serve",
        "backup",
        "restore",
        "demo",
        "cards",
        "explain",
        "languages",
        "scenario",
        "replay",
        "review",
        "simulate",
        "arena",
        "numbers",
        "puzzles",
        "tune",
        "teach",
        "bench",
        "help",
    ];
    assert_eq!(named, known);
    for command in named.iter().filter(|name| **name != "help") {
        assert!(tharsis(&[command, "--help"]).status.success(), "{command} has no help");
    }
    assert!(help.contains("unofficial fan project"));
}

#[test]
fn a_demonstration_game_is_played() {
    let output = tharsis(&["demo"]);
    assert!(output.status.success());
    let log = stdout(&output);
    assert!(log.starts_with("The game is set up.") && log.contains("The game is over:"), "{log}");
}

#[test]
fn a_demonstration_of_ares_is_of_ares_and_can_be_replayed() {
    let path = file("ares-demo.txt", "");
    let log = stdout(&tharsis(&["demo", "--game", "ares", "--record", &path]));
    assert!(log.starts_with("The game is set up.") && log.contains("Round 1: planning."), "{log}");
    assert!(log.contains("The game is over:") && log.contains("rounds left out"), "{log}");
    let replayed = stdout(&tharsis(&["replay", &path, "--steps", "10", "--log"]));
    assert!(replayed.contains("after 10 choices: round 1"), "{replayed}");
    assert!(complaint(&["cards", "--game", "ares", "--deck", "basic"]).contains("one deck"));
    assert!(complaint(&["cards", "--game", "ares", "--events"]).contains("no global events"));
}

#[test]
fn cards_come_as_json() {
    let cards: Vec<Value> = serde_json::from_str(&stdout(&tharsis(&["cards", "--json"]))).expect("an array");
    // Basic and Corporate Era, Colonies, Turmoil, Prelude, Venus Next.
    assert_eq!(cards.len(), 221 + 54 + 21 + 47 + 54);
    let asteroid = cards.iter().find(|card| card["number"] == "009").expect("card 009");
    for field in ["number", "name", "deck", "kind", "cost", "tags", "requirement", "text", "icons", "points"]
    {
        assert!(asteroid.get(field).is_some(), "{field} is missing");
    }
    assert_eq!((&asteroid["name"], &asteroid["cost"]), (&Value::from("Asteroid"), &Value::from(14)));
    let basic = stdout(&tharsis(&["cards", "--deck", "basic", "--json"]));
    assert_eq!(serde_json::from_str::<Vec<Value>>(&basic).expect("an array").len(), 137 + 11);
    assert!(complaint(&["cards", "--deck", "moon"]).contains("corporate-era"));
}

#[test]
fn texts_come_in_every_language() {
    let polish = stdout(&tharsis(&["explain", "mrówki", "--lang", "pl"]));
    assert!(polish.starts_with("035 Mrówki\n") && polish.contains("Akcja: weź 1 mikroba"), "{polish}");
    let czech = stdout(&tharsis(&["cards", "--lang", "cs"]));
    assert!(
        czech.contains("009 Křemíkový asteroid 14 € [vesmír, události]\n    Zvyšte teplotu o 1"),
        "{czech}"
    );
    let russian = stdout(&tharsis(&["demo", "--lang", "ru"]));
    assert!(
        russian.starts_with("Подготовка к игре.") && russian.contains("Игра окончена: Игрок 1 "),
        "{russian}"
    );
    for args in [["cards", "--lang", "xx"], ["demo", "--lang", "xx"], ["explain", "--lang", "xx"]] {
        let complaint = complaint(&args);
        assert!(complaint.contains("invalid value 'xx'"), "{complaint}");
        assert!(complaint.contains("there are en, cs, pl, ru"), "{complaint}");
    }
}

#[test]
fn languages_tell_what_they_lack() {
    let output = tharsis(&["languages", "--check"]);
    assert!(output.status.success());
    let report = stdout(&output);
    for code in ["en", "cs", "pl", "ru"] {
        assert!(
            report.lines().any(|line| line.starts_with(&format!("{code}  "))),
            "{code} is missing from {report}"
        );
    }
    assert!(report.contains("  own: ") && !report.contains("  missing: "), "{report}");
}

#[test]
fn explain_tells_text_icons_facts_rulings_and_tests() {
    let text = stdout(&tharsis(&["explain", "mars", "university"]));
    for part in [
        "073 Mars University",
        "\ntext",
        "\nicons",
        "\nfacts",
        "\nrulings",
        "\nnumbers",
        "\ntests",
        "scenarios/cards/073",
    ] {
        assert!(text.contains(part), "{part:?} is missing from\n{text}");
    }
    assert!(stdout(&tharsis(&["explain", "r18"])).starts_with("R18 Helion"));
    assert!(
        complaint(&["explain", "Asteroid Min"])
            .contains("did you mean Asteroid Mining Consortium, Asteroid Mining?")
    );
    assert!(complaint(&["explain", "Flux Capacitor"]).contains("there is no card \"Flux Capacitor\""));
}

#[test]
fn simulate_counts_games() {
    let args = ["simulate", "--players", "3", "--games", "20", "--seed", "5", "--draft", "--json"];
    let result: Value = serde_json::from_str(&stdout(&tharsis(&args))).expect("an object");
    assert_eq!((&result["games"], &result["finished"]), (&Value::from(20), &Value::from(20)));
    for field in ["seconds", "games_per_second", "decisions_per_second", "mean_generations"] {
        assert!(result[field].as_f64().expect(field) > 0.0, "{field}");
    }
    assert!(complaint(&["simulate", "--players", "6"]).contains("the game is for 1 to 5"));
    assert!(complaint(&["simulate", "--players", "1", "--draft"]).contains("draft is for 2 to 5"));
    let unknown = complaint(&["simulate", "--map", "atlantis"]);
    assert!(
        unknown.contains("atlantis") && unknown.contains("tharsis, hellas, elysium, random"),
        "{unknown}"
    );
    assert!(complaint(&["simulate", "--players", "2", "--beginner", "4"]).contains("seats are 0 to 1"));
    assert!(complaint(&["simulate", "--games", "0"]).contains("at least 1"));
    assert!(complaint(&["simulate", "--game", "chess"]).contains("mars"));
}

#[test]
fn a_record_is_written_replayed_and_verified() {
    let path = file("game.txt", "");
    assert!(tharsis(&["demo", "--players", "2", "--seed", "7", "--record", &path]).status.success());
    let replayed = stdout(&tharsis(&["replay", &path]));
    assert!(replayed.contains("every one legal and every hash right"), "{replayed}");
    assert!(replayed.contains("the deal cannot be verified"), "{replayed}");
    assert!(stdout(&tharsis(&["replay", &path, "--steps", "10", "--log"])).contains("after 10 choices"));
    let polish = stdout(&tharsis(&["replay", &path, "--log", "--lang", "pl"]));
    assert!(polish.contains("Koniec gry: Gracz 1 ") && !polish.contains("Player"), "{polish}");
    assert!(complaint(&["replay", &path, "--steps", "100000"]).contains("choices, not 100000"));

    let text = std::fs::read_to_string(&path).expect("the record");
    let older = file("older.txt", &text.replacen(&format!("rules {}", Mars::RULES), "rules 1", 1));
    let said = complaint(&["replay", &older]);
    assert!(said.contains("line 3: ") && said.contains("rules version 1"), "{said}");
    assert!(said.contains(&format!("this program plays version {}", Mars::RULES)), "{said}");
    let broken = file("broken.txt", &text.replace("seats 2", "seats two"));
    assert!(complaint(&["replay", &broken]).contains("line 4: \"two\" is not a number"));
    let cut = file("cut.txt", &text[..text.len() / 2]);
    assert!(complaint(&["replay", &cut]).contains("line "));
    assert!(complaint(&["replay", "nowhere.txt"]).contains("nowhere.txt"));
}

#[test]
fn a_deal_is_verified_and_a_changed_one_is_not_believed() {
    let deal =
        Deal { secret: "5a".repeat(32), contributions: vec!["0123456789abcdef".to_string(), String::new()] };
    let options = "corporate-era".parse().expect("options");
    let mut record = Record::<Mars>::new(options, 2, deal.seed());
    record.deal = Some(deal.clone());
    let text = record.write();
    let path = file("deal.txt", &text);
    let replayed = stdout(&tharsis(&["replay", &path]));
    let verified = format!(
        "the deal is verified: the seed follows from the contributions and the secret behind {}",
        deal.commitment()
    );
    assert!(replayed.contains(&verified), "{replayed}");
    for (part, other) in
        [("5a5a", "5b5a"), ("0123456789abcdef", "0123456789abcdee"), (" 0123456789abcdef", " -")]
    {
        let changed = file("other-deal.txt", &text.replacen(part, other, 1));
        let said = complaint(&["replay", &changed]);
        assert!(said.contains("line 7: ") && said.contains("somebody has changed the deal"), "{said}");
    }
}

#[test]
fn scenarios_pass_fail_and_complain() {
    let all = tharsis(&["scenario", "run"]);
    assert!(all.status.success(), "{}", stdout(&all));
    let right = r#"{"title": "t", "game": "mars", "setup": {"players": [{"megacredits": 11}, {}]},
        "steps": [{"player": 0, "do": {"standard": "Power Plant"}, "expect": {"players": [{"megacredits": 0}]}}]}"#;
    let path = file("right.json", right);
    assert_eq!(stdout(&tharsis(&["scenario", "run", &path])), "1 passed, 0 failed\n");
    let shown = stdout(&tharsis(&["scenario", "show", &path]));
    assert!(serde_json::from_str::<Value>(&shown).is_ok(), "{shown}");

    let wrong = file("wrong.json", &right.replace("\"megacredits\": 0", "\"megacredits\": 5"));
    let output = tharsis(&["scenario", "run", &wrong]);
    assert_eq!(output.status.code(), Some(1));
    let report = stdout(&output);
    for part in ["wrong.json", "players[0].megacredits", "5", "0"] {
        assert!(report.contains(part), "{part} is missing from {report}");
    }
    let refused = right.replace(
        "\"expect\": {\"players\": [{\"megacredits\": 0}]}",
        "\"illegal\": true, \"because\": \"1 M€ short\"",
    );
    let refused = file("refused.json", &refused.replace("11", "10"));
    assert_eq!(stdout(&tharsis(&["scenario", "run", &refused])), "1 passed, 0 failed\n");

    let unknown = file("unknown.json", &right.replace("megacredits\": 11", "money\": 11"));
    assert!(complaint(&["scenario", "run", &unknown]).contains("money"));
    let malformed = file("malformed.json", "{\n  \"title\": ");
    assert!(complaint(&["scenario", "run", &malformed]).contains("malformed.json:2:"));
}

#[test]
fn the_arena_compares_bots() {
    let args =
        ["arena", "--bots", "steady,random", "--players", "2", "--games", "10", "--seed", "1", "--json"];
    let result: Value = serde_json::from_str(&stdout(&tharsis(&args))).expect("an object");
    let bots = result["bots"].as_array().expect("a list");
    assert_eq!(bots.len(), 2);
    for field in ["name", "games", "wins", "win_rate", "mean_score", "rating", "ms_per_decision"] {
        assert!(bots[0].get(field).is_some(), "{field} is missing");
    }
    assert_eq!(
        (&bots[0]["name"], &bots[0]["games"], &result["deals"]),
        (&"steady".into(), &10.into(), &5.into())
    );
    assert!(bots[0]["win_rate"].as_f64() > bots[1]["win_rate"].as_f64());
    // The same deals and seeds give the same games, on any number of threads.
    let wins = |threads| {
        let output =
            tharsis(&["arena", "--bots", "steady,novice", "--games", "12", "--threads", threads, "--json"]);
        let result: Value = serde_json::from_str(&stdout(&output)).expect("an object");
        (
            result["bots"][0]["wins"].clone(),
            result["bots"][0]["mean_score"].clone(),
            result["bots"][0]["rating"].clone(),
        )
    };
    assert_eq!(wins("1"), wins("2"));

    assert!(complaint(&["arena", "--bots", "deepblue"]).contains("there is no bot \"deepblue\""));
    assert!(complaint(&["arena", "--bots", "steady,steady,steady"]).contains("3 bots for 2 seats"));
    assert!(complaint(&["arena", "--bots", "steady", "--players", "7"]).contains("the game is for 1 to 5"));
    assert!(complaint(&["arena", "--bots", "steady", "--weights", "nowhere.toml"]).contains("nowhere.toml"));
}

#[test]
fn cards_are_counted_the_same_on_any_number_of_threads() {
    let counted = |threads| {
        let out = file(&format!("numbers-{threads}.json"), "");
        let args = ["numbers", "--game", "ares", "--games", "6", "--bots", "novice", "--threads", threads];
        let told = stdout(&tharsis(&[&args[..], &["--date", "2026-11-18", "--out", &out]].concat()));
        assert!(told.contains("6 games, 18 seats, 220 cards"), "{told}");
        std::fs::read_to_string(out).expect("it was written")
    };
    assert_eq!(counted("1"), counted("2"));
    for (bot, said) in [
        ("champion:100ms", "champion:60 plays 60 lines"),
        ("expert", "thinks for a time"),
        ("champion:60x2", "several threads"),
        ("deepblue", "there is no bot"),
    ] {
        assert!(complaint(&["numbers", "--bots", bot, "--out", &file("none.json", "")]).contains(said));
    }
    assert!(complaint(&["numbers", "--out", "/nowhere/numbers.json"]).contains("/nowhere/numbers.json"));
}

#[test]
fn puzzles_are_found_gone_on_with_and_checked() {
    let out = file("puzzles.jsonl", "");
    let find = |seed: &str| {
        let quick = ["--games", "2", "--sieve", "20", "--lines", "60", "--searches", "1"];
        let args =
            ["puzzles", "find", "--game", "ares", "--date", "2026-11-19", "--seed", seed, "--out", &out];
        tharsis(&[&args[..], &quick].concat())
    };
    assert!(stdout(&find("5")).contains("games with puzzles in them"));
    let found = std::fs::read_to_string(&out).expect("it was written");
    assert!(found.starts_with("{\"game\":\"ares\"") && found.lines().count() > 1, "{found}");
    // Gone on with, and the same is found; another command would not fit.
    let (head, _) = found.split_once('\n').expect("lines");
    std::fs::write(&out, format!("{head}\n")).expect("a file of ours");
    stdout(&find("5"));
    assert_eq!(std::fs::read_to_string(&out).expect("it was written"), found);
    let other = find("6");
    assert!(!other.status.success() && String::from_utf8_lossy(&other.stderr).contains("was begun with"));
    let kept = file("kept.jsonl", "");
    let told = stdout(&tharsis(&["puzzles", "check", &out, "--lines", "60", "--out", &kept]));
    assert!(told.contains("the same answer in") && told.contains("0 cannot be set up"), "{told}");
    let listed = stdout(&tharsis(&["puzzles", "list", &out]));
    assert!(listed.lines().any(|line| line.contains("ending") || line.contains("opening")), "{listed}");
    assert!(stdout(&tharsis(&["puzzles", "list", "--game", "ares"])).lines().count() > 50);
    assert!(complaint(&["puzzles", "check", "/nowhere"]).contains("/nowhere"));
    assert!(complaint(&["puzzles", "check", &file("no.jsonl", "{}")]).contains("missing field"));
    let old = found.replacen("\"rules\":", "\"rules\":9", 1);
    assert!(complaint(&["puzzles", "list", &file("old.jsonl", &old)]).contains("puzzles of rules version 9"));
}

#[test]
fn networks_of_files_enter_the_arena_and_are_carried_over() {
    let network = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/weights/ares.net");
    let recipe = concat!(env!("CARGO_MANIFEST_DIR"), "/../../training/ares.toml");
    let out = file("carried.net", "");
    let carried = tharsis(&["teach", recipe, "--carry", network, "--out", &out]);
    assert!(stdout(&carried).contains("0 of its rows are new"), "{carried:?}");
    let bots = format!("sharp@{out},sharp");
    let args = ["arena", "--game", "ares", "--bots", &bots, "--games", "4", "--json"];
    let result: Value = serde_json::from_str(&stdout(&tharsis(&args))).expect("an object");
    assert_eq!(result["bots"][0]["name"], format!("sharp@{out}"));
    assert_eq!(result["bots"][0]["wins"], result["bots"][1]["wins"], "the same network, the same deals");
    let broken = file("broken.net", "no network");
    for (bots, said) in [
        ("champion:5@nowhere.net".to_string(), "nowhere.net"),
        (format!("sharp@{broken}"), "not a network of Tharsis"),
        (format!("sharp@{out}"), "the network reads other features"),
    ] {
        assert!(complaint(&["arena", "--bots", &bots, "--games", "2"]).contains(said), "{bots}");
    }
    assert!(complaint(&["teach", "nowhere.toml", "--work", "x"]).contains("nowhere.toml"));
    assert!(complaint(&["teach", recipe]).contains("--work"));
    let search = concat!(env!("CARGO_MANIFEST_DIR"), "/../../training/ares-search.toml");
    let folder = file("course", "").replace("course", "course-folder");
    let said = complaint(&["teach", search, "--work", &folder]);
    assert_eq!(said.matches("begin with one (`--from FILE`)").count(), 1, "said once: {said}");
    assert!(complaint(&["teach", recipe, "--carry", &broken, "--out", &out]).contains("not a network"));
}

#[test]
fn bots_simulate_and_are_tuned() {
    let args = ["simulate", "--bots", "steady,novice", "--players", "3", "--games", "4", "--json"];
    let result: Value = serde_json::from_str(&stdout(&tharsis(&args))).expect("an object");
    assert_eq!(result["finished"], 4);
    let out = file("weights.toml", "");
    let tuned = tharsis(&["tune", "--rounds", "2", "--deals", "1", "--out", &out]);
    assert!(tuned.status.success() && stdout(&tuned).contains("money_idle"));
    assert!(tharsis(&["arena", "--bots", "steady", "--games", "2", "--weights", &out]).status.success());
    assert!(complaint(&["tune", "--rounds", "1", "--out", &out]).contains("at least 2"));
}
