//! Real servers whose disk or database fails and comes back: they say so, acknowledge nothing they do not keep, and go on
//! by themselves.
#![cfg(unix)]

use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tharsis_drill::{Answer, Cluster, Fault, Guest, Http, Process, Scratch};
use tharsis_server::store::Store;
use tharsis_wire::api::{Accepted, Moment, Stage, TableInfo};

/// What is promised: recovered so soon after the cause is gone.
const RECOVERY: Duration = Duration::from_secs(10);
/// How long anything may take before a test that would hang fails instead.
const PATIENCE: Duration = Duration::from_secs(60);

fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_tharsis"))
}

/// The program, started in some special way; `$TARGET` is its path.
fn wrapped(folder: &Scratch, script: &str) -> PathBuf {
    let path = folder.path().join("wrapped.sh");
    let text = format!("#!/bin/sh\nTARGET='{}'\n{script}\n", binary().display());
    std::fs::write(&path, text).expect("a script");
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).expect("a program");
    path
}

/// One player alone who makes choices, each under a name of its own, and counts what was acknowledged.
struct Alone {
    guest: Guest,
    id: String,
    made: i64,
}

impl Alone {
    async fn sit_down(http: &Http) -> Alone {
        let guest = Guest::new(http, "Ann").await.expect("a player");
        let id = guest.table(&["me"]).await.expect("a table").table.id;
        Alone { guest, id, made: 0 }
    }

    /// The next choice under this name.
    async fn choice(&self, name: &str) -> Result<Value, Fault> {
        let moment: Moment = self.guest.get(&format!("/api/tables/{}/moment", self.id)).await?;
        let choice = &moment.ask.expect("a question").choices[0].choice;
        Ok(json!({ "seq": moment.seq, "choices": [choice], "id": name }))
    }

    async fn send(&mut self, body: &Value) -> Result<(), Fault> {
        let path = format!("/api/tables/{}/choices", self.id);
        let accepted: Accepted = self.guest.post(&path, body).await?;
        self.made += 1;
        assert_eq!(accepted.seq, self.made, "every choice is made once");
        Ok(())
    }

    /// Sends until it is accepted; how long that took.
    async fn persist(&mut self, body: &Value) -> Duration {
        let start = Instant::now();
        loop {
            match self.send(body).await {
                Ok(()) => return start.elapsed(),
                Err(Fault::Refused(503, _) | Fault::Lost(_)) if start.elapsed() < PATIENCE => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Err(fault) => panic!("{fault}"),
            }
        }
    }

    async fn is_kept(&self, database: &str) {
        let store = Store::open(database).await.expect("the database");
        let entries = store.entries(&self.id, 0).await.expect("a log");
        assert_eq!(entries.len() as i64, self.made, "what was acknowledged, and nothing else");
    }
}

/// Asks until it is said; the last answer.
async fn health(http: &Http, status: u16) -> Answer {
    let start = Instant::now();
    loop {
        let answer = http.send("GET", "/api/health", "", None).await.expect("an answer");
        if answer.status == status || start.elapsed() > PATIENCE {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The largest file the process may write: as good as a full disk.
fn limit_files(process: &Process, bytes: &str) {
    let (pid, limit) = (process.id().to_string(), format!("--fsize={bytes}:"));
    let done = Command::new("prlimit").args(["--pid", &pid, &limit]).status().expect("util-linux");
    assert!(done.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_recovered_from() {
    let folder = Scratch::new("full");
    // Otherwise the system ends a program that writes too much; and its log may be a file, too.
    let program = wrapped(&folder, "trap '' XFSZ\nexec \"$TARGET\" \"$@\" 2>/dev/null");
    let server = Process::start(&program, &folder.sqlite(), &[]).await.expect("a server");
    let http = Http::new(server.base());
    let mut ann = Alone::sit_down(&http).await;
    // One of them takes its time: the game must not be over before the disk is full.
    let seats = ["steady", "steady", "steady", "steady", "expert:50ms"];
    let bots = ann.guest.table(&seats).await.expect("bots").table.id;
    let of_bots = async || {
        let table = Guest::nobody(&http).get::<TableInfo>(&format!("/api/tables/{bots}")).await;
        table.expect("a table of bots")
    };
    let bots_reach = async |steps: usize| {
        let start = Instant::now();
        while of_bots().await.step < steps {
            assert!(start.elapsed() < PATIENCE, "the bots do not go on");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    bots_reach(1).await;
    let first = ann.choice("first").await.expect("a choice");
    ann.send(&first).await.expect("made");
    assert_eq!(health(&http, 200).await.status, 200);

    limit_files(&server, "1");
    let second = ann.choice("second").await.expect("a choice");
    for _ in 0..3 {
        let refused = ann.send(&second).await;
        assert!(matches!(refused, Err(Fault::Refused(503, _))), "{refused:?}");
    }
    let ill = health(&http, 503).await;
    assert_eq!((ill.status, ill.json()["error"].as_str()), (503, Some("store")));
    let full = of_bots().await;
    assert_eq!(full.stage, Stage::Playing, "the bots were in the middle of their game");

    limit_files(&server, "unlimited");
    let took = ann.persist(&second).await;
    assert!(took < RECOVERY, "recovered after {took:?}");
    for i in 0..50 {
        let next = ann.choice(&format!("after-{i}")).await.expect("a choice");
        ann.send(&next).await.expect("none is refused any more");
    }
    assert_eq!(health(&http, 200).await.status, 200);
    bots_reach(full.step + 20).await;
    ann.is_kept(&folder.sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_write_at_the_start_says_so_and_heals() {
    let folder = Scratch::new("read-only");
    let data = folder.path().join("data");
    std::fs::create_dir(&data).expect("a folder");
    let database = format!("sqlite:{}", data.join("tharsis.db").display());
    // The owner of the system may write everywhere: then it is somebody else who serves.
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    let nobody = "exec setpriv --reuid=65534 --regid=65534 --clear-groups -- \"$TARGET\" \"$@\"";
    let program = wrapped(&folder, if is_root { nobody } else { "exec \"$TARGET\" \"$@\"" });
    if is_root {
        assert!(Command::new("chown").arg("65534:65534").arg(&data).status().expect("chown").success());
    }
    let mut server = Process::start(&program, &database, &[]).await.expect("a server");
    let mut ann = Alone::sit_down(&Http::new(server.base())).await;
    server.kill().await.expect("killed");

    let rights = |folder_mode: u32, file_mode: u32| {
        for file in std::fs::read_dir(&data).expect("a folder").flatten() {
            std::fs::set_permissions(file.path(), PermissionsExt::from_mode(file_mode)).expect("rights");
        }
        std::fs::set_permissions(&data, PermissionsExt::from_mode(folder_mode)).expect("rights");
    };
    rights(0o555, 0o444);
    server.restart().await.expect("it starts and waits");
    let http = Http::new(server.base());
    let ill = http.send("GET", "/api/health", "", None).await.expect("an answer");
    assert_eq!(ill.status, 503, "{}", ill.text());
    let body = ann.choice("only").await.expect("it can be read");
    assert!(matches!(ann.send(&body).await, Err(Fault::Refused(503, _))));
    rights(0o755, 0o600);
    let took = ann.persist(&body).await;
    assert!(took < RECOVERY, "recovered after {took:?}");
    assert_eq!(health(&http, 200).await.status, 200);
}

/// One of the things that ask for PostgreSQL.
pub(crate) async fn a_killed_database_is_recovered_from(cluster: &mut Cluster) {
    let server = Process::start(binary(), &cluster.url(), &[]).await.expect("a server");
    let http = Http::new(server.base());
    let mut ann = Alone::sit_down(&http).await;
    for i in 0..5 {
        let body = ann.choice(&format!("before-{i}")).await.expect("a choice");
        ann.send(&body).await.expect("made");
    }
    let body = ann.choice("meanwhile").await.expect("a choice");
    cluster.kill().expect("killed");
    // What was found just before may still be told; then it is two seconds at most.
    let told = tokio::time::timeout(RECOVERY, health(&http, 503)).await;
    assert_eq!(told.expect("health is not silent").status, 503);
    let refused = ann.send(&body).await;
    assert!(matches!(refused, Err(Fault::Refused(503, _))), "{refused:?}");
    let alive = http.send("GET", "/healthz", "", None).await.expect("an answer");
    assert_eq!(alive.status, 200, "the process lives");

    cluster.restart().await.expect("started again");
    let took = ann.persist(&body).await;
    assert!(took < RECOVERY, "recovered after {took:?}");
    for i in 0..20 {
        let next = ann.choice(&format!("after-{i}")).await.expect("a choice");
        ann.send(&next).await.expect("none is refused any more");
    }
    assert_eq!(health(&http, 200).await.status, 200);
    ann.is_kept(&cluster.url()).await;
}
