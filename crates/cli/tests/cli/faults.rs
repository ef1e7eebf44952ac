//! The laboratory in its small form: killed processes, failing disks, power cuts, lost connections, two processes, two
//! databases; and backups.

use crate::healing;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tharsis_drill::lab::{BETWEEN, Defect, Disk, Found, LIES, Mix, Plan, lab};
use tharsis_drill::{Cluster, Fault, Follower, Guest, Http, Process, Scratch, Stream, finish_game};
use tharsis_server::store::Store;
use tharsis_wire::api::{Daily, Seated, Stage, Statistics, TableInfo, Tables};

/// How long anything may take before a test that would hang fails instead.
const PATIENCE: Duration = Duration::from_secs(60);

fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_tharsis"))
}

/// Some faults of a mix at six tables: two people who come and go, two who choose at once, one against a bot, some who
/// come in and leave before the start, a clock that moves.
fn plan(mix: &str, faults: u32) -> Plan {
    Plan { mix: Mix::named(mix).expect("a mix"), faults, tables: 6, seed: 1 }
}

/// Nothing lost, doubled, out of order or shown to the wrong seat, and served again after every fault.
fn holds(found: anyhow::Result<Found>, faults: usize) {
    let found = found.expect("the laboratory runs");
    found.verdict().expect("nothing is wrong");
    assert!(found.counted.acknowledged >= (faults + 1) * BETWEEN, "{found}");
    assert!(found.counted.shown > 0 && found.recoveries.len() == faults, "{found}");
}

/// Whether there is a disk of our own; said where there is none.
fn has_disk() -> bool {
    let folder = Scratch::new("disk");
    let disk = Disk::new(&folder.path().join("data"), &folder.path().join("own"));
    if let Err(why) = &disk {
        eprintln!("SKIPPED, disk faults: {why}");
    }
    disk.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    holds(lab(binary(), plan("kills", 5), None).await, 5);
    holds(lab(binary(), plan("doors", 3), None).await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_power_is_cut() {
    if has_disk() {
        holds(lab(binary(), plan("power", 5), None).await, 5);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_broken_or_read_only_disk_is_recovered_from() {
    if has_disk() {
        holds(lab(binary(), plan("disk", 6), None).await, 6);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_connections_and_a_jumping_clock_change_nothing() {
    holds(lab(binary(), plan("network", 4), None).await, 4);
    if has_disk() {
        holds(lab(binary(), plan("clock", 3), None).await, 3);
    }
}

/// If this fails, the tests above prove nothing.
#[tokio::test(flavor = "multi_thread")]
async fn the_laboratory_finds_what_a_lying_disk_loses() {
    if !has_disk() {
        return;
    }
    let found = lab(binary(), Plan { mix: LIES, ..plan("power", 2) }, None).await;
    // The database may be beyond reading: that is found out, too.
    if let Ok(found) = found {
        let is_loss = |defect: &Defect| matches!(defect, Defect::Lost(..) | Defect::ShownLost(_));
        assert!(found.defects.iter().any(|(_, defect)| is_loss(defect)), "{found}");
    }
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

/// What one process remembers of keys would be out of date after the other's changes.
#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_is_served_by_one_process_at_a_time() {
    let folder = Scratch::new("twice");
    let mut server = Process::start(binary(), &folder.sqlite(), &[]).await.expect("a server");
    let second = || {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &folder.sqlite()];
        Command::new(binary()).args(serve).output().expect("the program runs")
    };
    let refused = second();
    let why = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && why.contains("another process serves this database"), "{why}");
    let http = Http::new(server.base());
    Guest::new(&http, "Ann").await.expect("the first goes on");
    server.kill().await.expect("killed");
    server.restart().await.expect("nobody serves it any more");
    Guest::new(&http, "Ben").await.expect("it serves");
}

/// All that asks for PostgreSQL, with one server of it: starting one takes seconds.
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_serves_as_sqlite_does_and_two_processes_share_it() {
    let mut cluster = Cluster::start().await.expect("PostgreSQL (Debian package postgresql)");
    for (mix, faults) in [("kills", 3), ("database", 3), ("pair", 4)] {
        holds(lab(binary(), plan(mix, faults), Some(&mut cluster)).await, faults as usize);
    }
    seats_have_one_authority_in_two_processes(&cluster).await;
    daily_deals_and_records_are_one_in_two_processes(&cluster).await;
    a_process_notices_that_it_hears_nothing_any_more(&cluster).await;
    lists_are_whole_searched_and_counted(&cluster).await;
    a_backup_moves_from_one_database_to_the_other(&cluster).await;
    healing::a_killed_database_is_recovered_from(&mut cluster).await;
}

/// A key that has ended at one process opens nothing at the other from then on, also not a stream that is open there;
/// races for a seat are won once; and a game begun at one is shown by the other.
async fn seats_have_one_authority_in_two_processes(cluster: &Cluster) {
    let one = Process::start(binary(), &cluster.url(), &[]).await.expect("a server");
    let two = Process::start(binary(), &cluster.url(), &[]).await.expect("a server");
    let sides = [Http::new(one.base()), Http::new(two.base())];
    for _ in 0..20 {
        one_of_many_joins(&sides).await;
    }
    let [here, there] = &sides;
    let [ann, ben, cid, dan] = ["Ann", "Ben", "Cid", "Dan"].map(|name| Guest::new(here, name));
    let (ann, ben) = (ann.await.expect("a player"), ben.await.expect("a player"));
    let id = ann.table(&["me", "open", "open"]).await.expect("a table").table.id;
    let key = ben.join(&id).await.expect("a seat").key.expect("its key");
    let old = Guest::with_key(there, key);
    let left = Stream::open(there, &id, &old.key, None).await.expect("a stream");
    let mut watching = Stream::open(there, &id, &ann.key, None).await.expect("a stream");
    let leave = format!("/api/tables/{id}/leave");
    ben.post::<TableInfo>(&leave, &json!({})).await.expect("leaving");
    let table = format!("/api/tables/{id}");
    assert!(matches!(old.get::<TableInfo>(&table).await, Err(Fault::Refused(401, _))), "at once");
    for guest in [cid, dan] {
        guest.await.expect("a player").join(&id).await.expect("a seat");
    }
    let first = loop {
        let message = tokio::time::timeout(PATIENCE, watching.next()).await.expect("a message in time");
        let message = message.expect("a message");
        if message.event != "table" {
            break message;
        }
    };
    assert_eq!(first.event, "moment", "the game begun here is shown there");
    assert!(!until_it_ends(left).await.contains(&"moment".to_string()), "no card for whoever left");

    ann.post::<Value>("/api/me/key", &json!({})).await.expect("a new key");
    let old = Guest::with_key(there, ann.key);
    assert!(matches!(old.get::<Value>("/api/me").await, Err(Fault::Refused(401, _))), "at once");
    until_it_ends(watching).await;
}

/// Two processes deal the same, give everybody one table, and know what the other has deleted.
async fn daily_deals_and_records_are_one_in_two_processes(cluster: &Cluster) {
    let one = Process::start(binary(), &cluster.url(), &[]).await.expect("a server");
    let two = Process::start(binary(), &cluster.url(), &[]).await.expect("a server");
    let [here, there] = [Http::new(one.base()), Http::new(two.base())];
    let (ann, ben) = (
        Guest::new(&here, "Ann").await.expect("a player"),
        Guest::new(&there, "Ben").await.expect("a player"),
    );
    let ann_there = Guest::with_key(&there, ann.key.clone());
    let her = |i| if i % 2 == 0 { ann.clone() } else { ann_there.clone() };
    let asking: Vec<_> = (0..8).map(|i| tokio::spawn(begin_daily(her(i)))).collect();
    let his = begin_daily(ben.clone()).await;
    let mut hers = String::new();
    for asked in asking {
        let table = asked.await.expect("no panic");
        assert!(hers.is_empty() || hers == table.id, "one table for her");
        assert_eq!(table.commitment, his.commitment);
        hers = table.id;
    }
    assert_ne!(hers, his.id);
    let daily: Daily = ben.get("/api/daily").await.expect("the deals of the day");
    assert_eq!((daily.deals[0].started, daily.days.len()), (2, 0));

    let play = tharsis_wire::game("ares").expect("a game").begin("", 2, [7; 32]).expect("options");
    let record = played_out(play).record(None);
    let taken = async |guest: &Guest| -> TableInfo {
        let body = json!({ "text": record });
        guest.post::<Seated>("/api/records", &body).await.expect("a table").table
    };
    let table = taken(&ann).await;
    assert_eq!(taken(&ann_there).await.id, table.id);
    let path = format!("/api/tables/{}", table.id);
    let deleted = here.send("DELETE", &path, &ann.key, None).await.expect("an answer");
    assert_eq!(deleted.status, 204);
    for _ in 0..100 {
        match ann_there.get::<TableInfo>(&path).await {
            Err(Fault::Refused(404, _)) => return,
            _ => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
    panic!("the other process still shows what was deleted");
}

async fn begin_daily(guest: Guest) -> TableInfo {
    guest.post::<Seated>("/api/daily/mars/solo", &json!({})).await.expect("a table").table
}

/// A game played to its end by a bot at every seat.
fn played_out(mut play: Box<dyn tharsis_wire::Play>) -> Box<dyn tharsis_wire::Play> {
    let level = "novice".parse().expect("a level");
    while let Some(seat) = play.asked().iter().next() {
        let choice = play.think(seat, level, play.steps() as u64);
        play.play(seat, &choice).expect("legal");
    }
    play
}

/// A connection that died without a word is only silent. What was missed meanwhile is caught up.
async fn a_process_notices_that_it_hears_nothing_any_more(cluster: &Cluster) {
    let one = Process::start(binary(), &cluster.url(), &[]).await.expect("a server");
    let two = Process::start(binary(), &cluster.url(), &[]).await.expect("a server");
    let ann = Guest::new(&Http::new(one.base()), "Ann").await.expect("a player");
    let id = ann.table(&["me", "open"]).await.expect("a table").table.id;
    let watching = Stream::open(&Http::new(two.base()), &id, &ann.key, None).await.expect("a stream");
    cluster.deafen().expect("stopped");
    ann.post::<Value>("/api/me/key", &json!({})).await.expect("a new key");
    until_it_ends(watching).await;
    cluster.go_on().expect("they go on");
}

/// Somebody joins from many connections at both processes: it is one seat, and all are told the same.
async fn one_of_many_joins(sides: &[Http; 2]) {
    let ann = Guest::new(&sides[0], "Ann").await.expect("a player");
    let ben = Guest::new(&sides[1], "Ben").await.expect("a player");
    let id = ann.table(&["me", "open", "open", "open"]).await.expect("a table").table.id;
    let tries: Vec<_> = (0..6)
        .map(|i| {
            let (ben, id) = (Guest::with_key(&sides[i % 2], ben.key.clone()), id.clone());
            tokio::spawn(async move { ben.join(&id).await.expect("a seat").seat })
        })
        .collect();
    let mut seats = Vec::new();
    for attempt in tries {
        seats.push(attempt.await.expect("no panic"));
    }
    let table: TableInfo = ann.get(&format!("/api/tables/{id}")).await.expect("a table");
    let held = table.seats.iter().filter(|seat| seat.player.as_ref() == Some(&ben.id)).count();
    assert!(held == 1 && seats.iter().all(|&seat| seat == seats[0]), "{held} seats, told {seats:?}");
}

/// What kinds of messages still came before a stream ended.
async fn until_it_ends(mut stream: Stream) -> Vec<String> {
    let mut told = Vec::new();
    let reading = async {
        while let Ok(message) = stream.next().await {
            told.push(message.event);
        }
    };
    tokio::time::timeout(PATIENCE, reading).await.expect("the stream ends");
    told
}

/// The lists of one's games are questions to the database that each of them understands in its own way.
async fn lists_are_whole_searched_and_counted(cluster: &Cluster) {
    let server = Process::start(binary(), &cluster.url(), &[]).await.expect("a server");
    let ann = Guest::new(&Http::new(server.base()), "Ann").await.expect("a player");
    let mut made = Vec::new();
    for title in ["First", "Druhý večer", "Third"] {
        let settings = json!({ "title": title, "public": true });
        let table = json!({ "game": "mars", "seats": ["me", "open"], "settings": settings });
        made.push(ann.table_with(table).await.expect("a table").table.id);
    }
    let solo = ann.table(&["me"]).await.expect("a solo table").table.id;
    finish_game(std::slice::from_ref(&ann), &solo, 9).await.expect("a game");
    let list = async |search: &str| -> Tables {
        ann.get(&format!("/api/me/tables?{search}")).await.expect("a list")
    };
    let ids = |list: &Tables| -> Vec<String> { list.tables.iter().map(|table| table.id.clone()).collect() };

    let first = list("limit=2").await;
    let rest = list(&format!("limit=2&after={}", first.next.as_deref().expect("more"))).await;
    let (mut all, mut each) =
        ([ids(&first), ids(&rest)].concat(), [&made[..], std::slice::from_ref(&solo)].concat());
    all.sort();
    each.sort();
    assert_eq!((all, first.total, rest.next), (each, 4, None), "each of them once");
    let search = "q=VE%C4%8CER";
    assert_eq!(ids(&list(search).await), [made[1].clone()]);
    assert_eq!(ids(&list("stage=finished").await), [solo]);
    let hidden = format!("/api/me/hidden/{}", made[0]);
    assert_eq!(ann.http.send("PUT", &hidden, &ann.key, None).await.expect("an answer").status, 204);
    assert_eq!(ids(&list("hidden=true").await), [made[0].clone()]);
    let counts = list("").await.counts.expect("counts");
    assert_eq!((counts.running, counts.finished, counts.hidden), (2, 1, 1));
    let statistics: Statistics = ann.get("/api/me/statistics").await.expect("statistics");
    assert_eq!((statistics.games.len(), statistics.games[0].all.games), (1, 1));
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

/// A server that may open 200 files and 1,100 half requests, which nobody completes: whoever asks in whole sentences is
/// answered all the same.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn half_requests_silence_no_server_however_few_files_it_may_open() {
    use tokio::io::AsyncWriteExt;
    let folder = Scratch::new("half");
    let few = folder.path().join("few-files.sh");
    let script = format!("#!/bin/sh\nulimit -n 200\nexec '{}' \"$@\"\n", binary().display());
    std::fs::write(&few, script).expect("a script");
    let executable = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(&few, executable).expect("executable");
    let server = Process::start(&few, &folder.sqlite(), &[]).await.expect("a server");
    let address = server.base().trim_start_matches("http://").to_string();
    let mut held = Vec::new();
    for _ in 0..11 {
        for _ in 0..100 {
            let mut socket = tokio::net::TcpStream::connect(&address).await.expect("a connection");
            // Whoever is sent away meanwhile does not listen any more.
            let _ = socket.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ").await;
            held.push(socket);
        }
        let http = Http::new(server.base());
        let asked = tokio::time::timeout(PATIENCE, Guest::new(&http, "Ann")).await;
        asked.expect("an answer in time").expect("a player");
    }
}
