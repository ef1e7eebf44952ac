//! Killed processes, two processes, two databases, backups.

use crate::{Site, binary};
use serde_json::Value;
use std::process::Command;
use std::time::Duration;
use tharsis_drill::{Cluster, Guest, Http, Process, Scratch, chaos, finish_game, pair};

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = Scratch::new("chaos");
    let found = chaos(binary(), &folder.sqlite(), 3, 6, 1).await.expect("nothing lost");
    assert!(found.acknowledged > 20, "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_goes_on_where_it_was_bots_included() {
    let mut site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = ann.table(&["steady", "steady"]).await.expect("a table of bots").table.id;
    let nobody = Guest::nobody(&site.http);
    site.server.kill().await.expect("killed");
    site.server.restart().await.expect("started again");
    for _ in 0..1000 {
        if let Ok(table) = nobody.get::<Value>(&format!("/api/tables/{id}")).await
            && table["stage"] == "over"
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the bots did not go on");
}

/// All that asks for PostgreSQL, with one server of it: starting one takes seconds.
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_serves_as_sqlite_does_and_two_processes_share_it() {
    let cluster = Cluster::start().await.expect("PostgreSQL (Debian package postgresql)");
    let found = chaos(binary(), &cluster.url(), 2, 3, 2).await.expect("nothing lost");
    assert!(found.acknowledged > 5, "{found:?}");
    let found = pair(binary(), &cluster.url(), 6, Duration::from_secs(3)).await.expect("one history");
    assert!(found.races == 6 && found.accepted > 20, "{found:?}");
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
