//! Killed processes, two processes, two databases, backups.

use serde_json::Value;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tharsis_drill::{BETWEEN, Cluster, Follower, Guest, Http, Process, Scratch, chaos, finish_game, pair};
use tharsis_server::store::Store;
use tharsis_wire::api::Stage;

/// How long anything may take before a test that would hang fails instead.
const PATIENCE: Duration = Duration::from_secs(60);

fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_tharsis"))
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = Scratch::new("chaos");
    let found = chaos(binary(), &folder.sqlite(), 3, 6, 1).await.expect("nothing lost");
    assert!(found.acknowledged >= 7 * BETWEEN, "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_goes_on_where_it_was_bots_included() {
    let folder = Scratch::new("killed");
    let mut server = Process::start(binary(), &folder.sqlite(), &[]).await.expect("a server");
    let http = Http::new(server.base());
    let ann = Guest::new(&http, "Ann").await.expect("a player");
    let id = ann.table(&["steady"; 5]).await.expect("a table of bots").table.id;
    server.kill().await.expect("killed");
    let store = Store::open(&folder.sqlite()).await.expect("what was stored");
    let table = store.table(&id).await.expect("a database").expect("the table");
    assert_eq!(table.stage, Stage::Playing, "killed before the end");
    drop(store);
    server.restart().await.expect("started again");
    let mut page = Follower::default();
    while page.moment.as_ref().is_none_or(|moment| moment["scene"]["phase"] != "end") {
        let next = page.seq + 1;
        let followed = page.follow(&ann, &id, next);
        tokio::time::timeout(PATIENCE, followed).await.expect("the bots go on").expect("updates fit");
    }
}

/// All that asks for PostgreSQL, with one server of it: starting one takes seconds.
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_serves_as_sqlite_does_and_two_processes_share_it() {
    let cluster = Cluster::start().await.expect("PostgreSQL (Debian package postgresql)");
    let found = chaos(binary(), &cluster.url(), 2, 3, 2).await.expect("nothing lost");
    assert!(found.acknowledged >= 4 * BETWEEN, "{found:?}");
    let found = pair(binary(), &cluster.url(), 6, 100).await.expect("one history");
    assert!(found.races == 6 && found.accepted >= 100, "{found:?}");
    a_backup_moves_from_one_database_to_the_other(&cluster).await;
}

async fn a_backup_moves_from_one_database_to_the_other(cluster: &Cluster) {
    let folder = Scratch::new("backup");
    let file = folder.path().join("all.jsonl");
    let server = Process::start(binary(), &cluster.url(), &[]).await.expect("a server");
    let http = Http::new(server.base());
    let ann = Guest::new(&http, "Žofie").await.expect("a player");
    let id = ann.table(&["me"]).await.expect("a solo table").table.id;
    finish_game(std::slice::from_ref(&ann), &id, 9).await.expect("a game");
    let path = format!("/api/tables/{id}/record");
    let record = http.send("GET", &path, "", None).await.expect("a record").text();

    let run = |command: &str, database: &str| {
        let output = Command::new(binary()).args([command, "--database", database]).arg(&file).output();
        let output = output.expect("the program runs");
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    assert!(run("backup", &cluster.url()).0);
    assert!(run("restore", &folder.sqlite()).0);
    let (again, why) = run("restore", &folder.sqlite());
    assert!(!again && why.contains("not empty"), "{why}");

    let moved = Process::start(binary(), &folder.sqlite(), &[]).await.expect("a server");
    let there = Http::new(moved.base());
    assert_eq!(there.send("GET", &path, "", None).await.expect("a record").text(), record);
    let me: Value = Guest::with_key(&there, ann.key.clone()).get("/api/me").await.expect("the same player");
    assert_eq!(me["name"], "Žofie");

    let whole = std::fs::read_to_string(&file).expect("a backup");
    std::fs::write(&file, &whole[..whole.len() / 2]).expect("a cut backup");
    let empty = format!("sqlite:{}", folder.path().join("empty.db").display());
    let (restored, why) = run("restore", &empty);
    assert!(!restored && why.contains("line"), "{why}");
}
