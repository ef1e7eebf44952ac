//! Backups: written whole, looked through, and refused when something in them was altered.

use crate::{complaint, stdout, tharsis};
use serde_json::{Value, json};
use std::path::Path;
use tharsis_drill::{Guest, Http, Process};
use tharsis_drill::{Scratch, finish_game};

/// A server on which a game was played to its end and another begun, and its backup.
async fn backed_up(folder: &Scratch) -> (String, String) {
    let (binary, database) = (Path::new(env!("CARGO_BIN_EXE_tharsis")), folder.sqlite());
    let server = Process::start(binary, &database, &[]).await.expect("a server");
    let ann = Guest::new(&Http::new(server.base()), "Ann").await.expect("a player");
    let id = ann.table(&["me"]).await.expect("a table").table.id;
    finish_game(std::slice::from_ref(&ann), &id, 4).await.expect("a game");
    let begun = ann.table(&["me"]).await.expect("a table").table.id;
    let moment: Value = ann.get(&format!("/api/tables/{begun}/moment")).await.expect("a moment");
    let body = json!({ "seq": 0, "choices": [moment["ask"]["choices"][0]["choice"]], "id": "first" });
    ann.post::<Value>(&format!("/api/tables/{begun}/choices"), &body).await.expect("a choice");
    let file = folder.path().join("all.jsonl").display().to_string();
    let made = tharsis(&["backup", "--database", &folder.sqlite(), &file]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let text = std::fs::read_to_string(&file).expect("a backup");
    (file, text)
}

fn sqlite(folder: &Scratch, name: &str) -> String {
    format!("sqlite:{}", folder.path().join(name).display())
}

/// What restoring and looking through say of a file that is not as it was written.
fn refused(folder: &Scratch, name: &str, text: &str) -> (String, String) {
    let file = folder.path().join(format!("{name}.jsonl")).display().to_string();
    std::fs::write(&file, text).expect("a file");
    let database = sqlite(folder, &format!("{name}.db"));
    let restored = complaint(&["restore", "--database", &database, &file]);
    let empty = folder.path().join(format!("{name}.empty.jsonl")).display().to_string();
    assert!(tharsis(&["backup", "--database", &database, &empty]).status.success());
    let left = std::fs::read_to_string(&empty).expect("a backup");
    assert!(left.contains("{\"rows\":0,"), "nothing was kept: {left}");
    (restored, complaint(&["restore", "--check", &file]))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_whole_private_and_refused_when_altered() {
    let folder = Scratch::new("backups");
    let (file, text) = backed_up(&folder).await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "only the owner can read it");
    }
    let good = tharsis(&["restore", "--check", &file]);
    assert!(stdout(&good).contains("is good") && stdout(&good).contains(" games"), "{good:?}");

    // What a restored server would back up is the same file.
    let (there, again) = (sqlite(&folder, "there.db"), folder.path().join("again.jsonl"));
    assert!(tharsis(&["restore", "--database", &there, &file]).status.success());
    assert!(tharsis(&["backup", "--database", &there, &again.display().to_string()]).status.success());
    assert_eq!(std::fs::read_to_string(&again).expect("a backup"), text);

    // One choice is made another one, which is a choice, too.
    let is_choice = |line: &&str| line.starts_with("[\"entries\"") && line.contains("\"what\":\"pass\"");
    let line = text.lines().find(is_choice).expect("somebody passes");
    let altered = text.replacen(line, &line.replace("\"what\":\"pass\"", "\"what\":\"done\""), 1);
    let (restored, checked) = refused(&folder, "altered", &altered);
    assert!(restored.contains("checksum") && checked.contains("line "), "{restored} {checked}");
    // A flag changes no game.
    let altered = text.replacen("\"begins\":1", "\"begins\":0", 1);
    let (restored, checked) = refused(&folder, "flag", &altered);
    assert!(restored.contains("checksum") && checked.contains("checksum"), "{restored} {checked}");

    let without: Vec<&str> = text.lines().filter(|it| *it != line).collect();
    let (restored, checked) = refused(&folder, "less", &(without.join("\n") + "\n"));
    assert!(restored.contains("missing") && checked.contains("line"), "{restored} {checked}");
    let (restored, checked) = refused(&folder, "cut", &text[..text.len() / 2]);
    assert!(restored.contains("line") && checked.contains("line"), "{restored} {checked}");
    let lines: Vec<&str> = text.lines().collect();
    let (restored, _) = refused(&folder, "short", &(lines[..lines.len() - 1].join("\n") + "\n"));
    assert!(restored.contains("cut off"), "{restored}");
}

/// The first format had neither checksum nor order, and its rows no columns that came later.
#[tokio::test(flavor = "multi_thread")]
async fn backups_of_the_first_format_can_still_be_restored() {
    let folder = Scratch::new("old-backup");
    let (_, text) = backed_up(&folder).await;
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with('[')).collect();
    let older = |row: &&str| -> String {
        let mut row: Value = serde_json::from_str(row).expect("a row");
        row[1].as_object_mut().expect("fields").remove("sent");
        row.to_string()
    };
    let mut old = vec!["\"tharsis-backup 1\"".to_string()];
    old.extend(rows.iter().map(older));
    old.push(json!({ "rows": rows.len() }).to_string());
    let file = folder.path().join("old.jsonl").display().to_string();
    std::fs::write(&file, old.join("\n") + "\n").expect("a file");
    assert!(tharsis(&["restore", "--check", &file]).status.success());
    let restored = tharsis(&["restore", "--database", &sqlite(&folder, "old.db"), &file]);
    assert!(stdout(&restored).contains(&format!("{} rows", rows.len())), "{restored:?}");

    // Without a checksum the rules are the judge: nobody can answer so there.
    let altered = old.join("\n").replacen("\"what\":\"pass\"", "\"what\":\"done\"", 1) + "\n";
    std::fs::write(&file, altered).expect("a file");
    let why = complaint(&["restore", "--check", &file]);
    assert!(why.contains("table ") && why.contains("entry "), "{why}");
}
