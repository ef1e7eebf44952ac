//! A database that fails, vanishes and comes back: nothing is acknowledged that is not kept, those who wait are told
//! at once, and everything goes on by itself when the cause is gone.

use crate::{PATIENCE, Site, until};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tharsis_drill::{Answer, Fault, Guest};
use tharsis_wire::api::{Accepted, Moment, TableInfo};

/// What is promised: recovered so soon after the cause is gone.
const RECOVERY: Duration = Duration::from_secs(10);

impl Site {
    fn file(&self, ending: &str) -> PathBuf {
        self.folder.path().join(format!("tharsis.db{ending}"))
    }

    /// Does something to the database behind the server's back.
    async fn behind(&self, sql: &str) {
        let mut connection = SqliteConnection::connect(&self.folder.sqlite()).await.expect("the database");
        sqlx::query(AssertSqlSafe(sql.to_string())).execute(&mut connection).await.expect("good SQL");
    }

    /// No choice can be written any more. As with a full disk, the transaction is over before anybody ends it.
    async fn break_log(&self) {
        let fails = "BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END";
        self.behind(&format!("CREATE TRIGGER broken BEFORE INSERT ON entries {fails}")).await;
    }

    async fn mend_log(&self) {
        self.behind("DROP TRIGGER broken").await;
    }

    async fn health(&self) -> Answer {
        // What was found is good for a second.
        self.pass(2);
        self.http.send("GET", "/api/health", "", None).await.expect("an answer")
    }
}

async fn moment(guest: &Guest, id: &str) -> Moment {
    guest.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment")
}

/// The first choice that is offered.
async fn first_choice(guest: &Guest, id: &str) -> Value {
    let moment = moment(guest, id).await;
    json!({ "seq": moment.seq, "choices": [moment.ask.expect("a question").choices[0].choice] })
}

async fn send(guest: &Guest, id: &str, body: &Value) -> Answer {
    let path = format!("/api/tables/{id}/choices");
    guest.http.send("POST", &path, &guest.key, Some(body)).await.expect("an answer")
}

/// Sends until it is accepted; the answer and how long that took.
async fn persist(guest: &Guest, id: &str, body: &Value) -> (Answer, Duration) {
    let start = Instant::now();
    loop {
        let answer = send(guest, id, body).await;
        if answer.status != 503 || start.elapsed() > PATIENCE {
            return (answer, start.elapsed());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_that_wait_when_writing_fails_are_refused_and_all_are_made_once_it_works_again() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        let id = ann.table(&["me"]).await.expect("a table").table.id;
        let body = first_choice(&ann, &id).await;
        tables.push((id, body));
    }
    site.break_log().await;
    for _ in 0..5 {
        let sent = tables.iter().map(|(id, body)| send(&ann, id, body));
        for answer in futures_util::future::join_all(sent).await {
            assert_eq!((answer.status, answer.json()["error"].as_str()), (503, Some("store")));
            let after = answer.headers.get("retry-after").and_then(|after| after.to_str().ok());
            assert_eq!(after, Some("1"), "it says when to come again");
        }
    }
    site.mend_log().await;
    let sent = tables.iter().map(|(id, body)| persist(&ann, id, body));
    for (answer, took) in futures_util::future::join_all(sent).await {
        assert_eq!(answer.status, 200, "{}", answer.text());
        assert!(took < RECOVERY, "recovered after {took:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_pause_while_writing_fails_and_come_back() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let solo = ann.table(&["me"]).await.expect("a table").table.id;
    let id = ann.table(&["me", "open"]).await.expect("a table").table.id;
    let resting = async |n: usize| {
        let rests = async {
            while site.time.waiting() < n {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(PATIENCE, rests).await.expect("whoever has nothing to do rests");
    };
    // Two always wait for their time: the sweep, and what looks for tables that were left.
    resting(2).await;
    site.break_log().await;
    ann.post::<Value>(&format!("/api/tables/{id}/bot"), &json!({})).await.expect("a bot takes the seat");
    resting(3).await;
    // As long as the time stands still: whoever tries again and again moves as soon as it can.
    let body = first_choice(&ann, &solo).await;
    assert_eq!(send(&ann, &solo, &body).await.status, 503);
    site.mend_log().await;
    assert_eq!(persist(&ann, &solo, &body).await.0.status, 200);
    for _ in 0..20 {
        let body = first_choice(&ann, &solo).await;
        assert_eq!(send(&ann, &solo, &body).await.status, 200);
    }
    let still: TableInfo = ann.get(&format!("/api/tables/{id}")).await.expect("a table");
    assert_eq!(still.step, 0, "the bot rests");
    site.time.advance(RECOVERY);
    until(&ann, &id, "the bot's opening", |info| info.asked == [0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_could_not_move_tries_again() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let table = json!({ "game": "mars", "options": "corporate-era", "seats": ["me", "steady"],
        "settings": { "clock": { "kind": "turn", "seconds": 60, "flag": "bot" } } });
    let id = ann.table_with(table).await.expect("a table").table.id;
    let before = until(&ann, &id, "the bot's opening", |info| info.asked == [0]).await;
    site.break_log().await;
    site.pass(60);
    let body = first_choice(&ann, &id).await;
    for _ in 0..20 {
        assert_eq!(send(&ann, &id, &body).await.status, 503);
    }
    site.mend_log().await;
    // Less than what makes the table one that its process has left lying.
    site.time.advance(RECOVERY);
    until(&ann, &id, "the clock's move", |info| info.step > before.step).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_acknowledged_while_the_database_file_is_gone_or_another() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = ann.table(&["me"]).await.expect("a table").table.id;
    let first = first_choice(&ann, &id).await;
    assert_eq!(send(&ann, &id, &first).await.status, 200);
    let (file, away) = (site.file(""), site.file(".away"));
    let body = first_choice(&ann, &id).await;

    std::fs::rename(&file, &away).expect("moved away");
    assert_eq!(send(&ann, &id, &body).await.status, 503, "the file is gone");
    let health = site.health().await;
    assert_eq!((health.status, health.text().contains("gone")), (503, true), "{}", health.text());
    assert!(!file.exists(), "no new file is made in its place");
    std::fs::copy(&away, &file).expect("another file in its place");
    assert_eq!(send(&ann, &id, &body).await.status, 503, "it is another file");
    assert_eq!(site.health().await.status, 503);

    std::fs::rename(&away, &file).expect("moved back");
    let (answer, took) = persist(&ann, &id, &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert!(took < RECOVERY, "recovered after {took:?}");
    assert_eq!(site.health().await.status, 200);
    let log = site.store.entries(&id, 0).await.expect("a log");
    assert_eq!(log.len(), 2, "once each");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_can_read_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let site = Site::start().await;
    site.guest("Ann").await;
    for ending in ["", "-wal", "-shm"] {
        let mode = std::fs::metadata(site.file(ending)).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "tharsis.db{ending}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_sent_again_gets_its_first_answer() {
    let mut site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    let mut body = first_choice(&ann, &id).await;
    body["id"] = json!("one_and-only");
    let first = send(&ann, &id, &body).await;
    assert_eq!((first.status, &first.json()["seq"]), (200, &json!(1)), "{}", first.text());
    assert_eq!(send(&ann, &id, &body).await.json(), first.json(), "at once");

    let mut bens = first_choice(&ben, &id).await;
    bens["id"] = json!("one_and-only");
    assert_eq!(send(&ben, &id, &bens).await.json()["seq"], 2, "ids are one's own");
    assert_eq!(send(&ann, &id, &body).await.json(), first.json(), "the game has gone on");
    body["seq"] = json!(2);
    assert_eq!(
        send(&ann, &id, &body).await.json(),
        first.json(),
        "a newer moment does not make it another choice"
    );

    let mut several = first_choice(&ann, &id).await;
    let card = several["choices"][0].clone();
    several["choices"] = json!([card, "done"]);
    several["id"] = json!("two");
    assert_eq!(send(&ann, &id, &several).await.json()["seq"], 4, "the last of several");

    // A second server on the same database, which has never heard of it, and one that takes the place of the first.
    let (_running, there, _) = site.beside().await;
    let there = Guest::with_key(&there, ann.key.clone());
    assert_eq!(send(&there, &id, &body).await.json(), first.json(), "at another process");
    site.restart().await;
    let ann = Guest::with_key(&site.http, ann.key.clone());
    assert_eq!(send(&ann, &id, &body).await.json(), first.json(), "after a restart");
    assert_eq!(send(&ann, &id, &several).await.json()["seq"], 4, "after a restart");

    let mut other = body.clone();
    other["choices"] = json!(["pass"]);
    let refused = send(&ann, &id, &other).await;
    assert_eq!((refused.status, refused.json()["error"].as_str()), (422, Some("id-used")));
    for bad in ["", "no spaces", &"x".repeat(65)] {
        other["id"] = json!(bad);
        let refused = send(&ann, &id, &other).await;
        assert_eq!((refused.status, refused.json()["error"].as_str()), (422, Some("invalid")), "{bad}");
    }
    ann.post::<Value>(&format!("/api/tables/{id}/leave"), &json!({})).await.expect("a stand-in");
    assert_eq!(send(&ann, &id, &body).await.json(), first.json(), "while a bot plays for her");
    assert_eq!(site.store.entries(&id, 0).await.expect("a log")[..4].len(), 4);
}

/// The first process wrote it and its answer was lost; the second has loaded the table and knows nothing of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_meets_the_callers_own_choice_in_the_log_gives_its_answer() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = ann.table(&["me"]).await.expect("a table").table.id;
    let (_running, there, _) = site.beside().await;
    let there = Guest::with_key(&there, ann.key.clone());
    let mut body = first_choice(&there, &id).await;
    body["id"] = json!("in-doubt");
    let first = send(&ann, &id, &body).await;
    assert_eq!(first.status, 200, "{}", first.text());
    let again = send(&there, &id, &body).await;
    assert_eq!((again.status, again.json()), (200, first.json()));
    let ahead = moment(&ann, &id).await.seq;
    body["seq"] = json!(ahead);
    let (_running, late, _) = site.beside().await;
    let late = Guest::with_key(&late, ann.key.clone());
    assert_eq!(send(&late, &id, &body).await.json(), first.json());
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_and_redo_sent_again_get_their_first_answers() {
    let mut site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = ann.table(&["me"]).await.expect("a table").table.id;
    let body = first_choice(&ann, &id).await;
    assert_eq!(send(&ann, &id, &body).await.status, 200);
    let undo = json!({ "seq": 1, "id": "undo" });
    let redo = json!({ "seq": 2, "id": "redo" });
    let paths = ["undo", "redo"].map(|word| format!("/api/tables/{id}/{word}"));
    let again = async |ann: &Guest| -> Result<[i64; 2], Fault> {
        let undone: Accepted = ann.post(&paths[0], &undo).await?;
        let redone: Accepted = ann.post(&paths[1], &redo).await?;
        Ok([undone.seq, redone.seq])
    };
    for _ in 0..2 {
        assert_eq!(again(&ann).await.expect("the first answers"), [2, 3]);
    }
    ann.post::<Value>(&format!("/api/tables/{id}/close"), &json!({})).await.expect("her table");
    site.restart().await;
    let ann = Guest::with_key(&site.http, ann.key.clone());
    assert_eq!(again(&ann).await.expect("the first answers"), [2, 3], "though the table is closed");
    let other = ann.post::<Accepted>(&paths[1], &undo).await;
    assert!(matches!(other, Err(Fault::Refused(422, problem)) if problem.error == "id-used"));
    assert_eq!(site.store.entries(&id, 0).await.expect("a log").len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn health_is_a_real_write_and_shared_for_a_second() {
    let site = Site::start().await;
    assert_eq!(site.health().await.status, 200);
    site.behind("CREATE TRIGGER ill BEFORE UPDATE ON health BEGIN SELECT RAISE(ABORT, 'ill'); END").await;
    let now = site.http.send("GET", "/api/health", "", None).await.expect("an answer");
    assert_eq!(now.status, 200, "still within the second");
    let ill = site.health().await;
    assert_eq!((ill.status, ill.text().contains("ill")), (503, true), "{}", ill.text());
    assert!(ill.headers.contains_key("retry-after"));
    let alive = site.http.send("GET", "/healthz", "", None).await.expect("an answer");
    assert_eq!(alive.status, 200, "the process lives");
    site.behind("DROP TRIGGER ill").await;
    assert_eq!(site.health().await.status, 200);
}
