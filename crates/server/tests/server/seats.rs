//! Seats have one authority: whoever has left, lost the race or taken a new key has nothing, anywhere, at once.

use crate::{PATIENCE, Site};
use serde_json::{Value, json};
use tharsis_drill::{Fault, Guest, Stream};
use tharsis_wire::api::{Me, Seated, Stage, TableInfo};

async fn leave(guest: &Guest, id: &str) -> Result<TableInfo, Fault> {
    guest.post(&format!("/api/tables/{id}/leave"), &json!({})).await
}

/// What a key opens at a table: for each request the status of its refusal, or 200.
async fn tried(key: &Guest, id: &str) -> Vec<u16> {
    let pass = json!({ "seq": 0, "choices": ["pass"] });
    let bot = json!({ "bot": "steady" });
    let mut statuses = Vec::new();
    for (method, path, body) in [
        ("GET", "moment", None),
        ("GET", "moment?insight=true", None),
        ("POST", "choices", Some(&pass)),
        ("POST", "leave", Some(&bot)),
        ("POST", "return", None),
    ] {
        let path = format!("/api/tables/{id}/{path}");
        statuses.push(key.http.send(method, &path, &key.key, body).await.expect("an answer").status);
    }
    assert!(Stream::open(&key.http, id, &key.key, None).await.is_err(), "a stream");
    statuses
}

/// All messages until the stream ends.
async fn until_it_ends(mut stream: Stream) -> Vec<Value> {
    let mut told = Vec::new();
    let reading = async {
        while let Ok(message) = stream.next().await {
            told.push(serde_json::from_str(&message.data).expect("JSON"));
        }
    };
    tokio::time::timeout(PATIENCE, reading).await.expect("the stream ends");
    told
}

/// Finding 1: join, leave before the start, another takes the seat.
#[tokio::test(flavor = "multi_thread")]
async fn the_key_of_somebody_who_left_opens_nothing_anywhere() {
    let site = Site::start().await;
    let (_running, elsewhere, _) = site.beside().await;
    let (ann, ben, cid) = (site.guest("Ann").await, site.guest("Ben").await, site.guest("Cid").await);
    let id = ann.table(&["me", "open"]).await.expect("a table").table.id;
    let three = ann.table(&["me", "open", "open"]).await.expect("a table").table.id;
    let key = ben.join(&three).await.expect("a seat").key.expect("its key");
    let link = Guest::with_key(&site.http, key);
    let stream = Stream::open(&site.http, &three, &link.key, None).await.expect("a stream");
    let there = Guest::with_key(&elsewhere, link.key.clone());
    assert_eq!(there.get::<TableInfo>(&format!("/api/tables/{three}")).await.expect("a table").you, Some(1));
    leave(&ben, &three).await.expect("leaving");
    for old in [&link, &there] {
        assert_eq!(tried(old, &three).await, [401; 5], "the key has ended with the seat");
    }
    cid.join(&three).await.expect("the seat Ben left");
    site.guest("Dan").await.join(&three).await.expect("the last seat: the game begins");
    for old in [&link, &there] {
        assert_eq!(tried(old, &three).await, [401; 5], "and whoever sits there now is left alone");
    }
    let told = until_it_ends(stream).await;
    assert!(told.iter().all(|message| message.get("scene").is_none()), "no card was seen: {told:?}");
    let now: TableInfo = ann.get(&format!("/api/tables/{three}")).await.expect("a table");
    assert_eq!(
        (now.stage, now.seats[1].name.as_str(), now.seats[1].bot.clone()),
        (Stage::Playing, "Cid", None)
    );
    // A private link that was not given up is the seat.
    let link = Guest::with_key(&site.http, ben.join(&id).await.expect("a seat").key.expect("its key"));
    let moment: Value = link.get(&format!("/api/tables/{id}/moment")).await.expect("a moment");
    assert!(moment["ask"].is_object());
}

/// Finding 12: one player at most one seat, from several connections and at two servers.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_races_with_themselves_gets_one_seat() {
    let site = Site::start().await;
    let (_running, elsewhere, _) = site.beside().await;
    for race in 0..20 {
        let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
        let id = ann.table(&["me", "open", "open", "open", "open"]).await.expect("a table").table.id;
        let tries: Vec<_> = (0..6)
            .map(|i| {
                let http = if i % 2 == 0 { &site.http } else { &elsewhere };
                let (ben, path) = (Guest::with_key(http, ben.key.clone()), format!("/api/tables/{id}/join"));
                let body = if i < 3 { json!({}) } else { json!({ "seat": 1 + i % 4 }) };
                tokio::spawn(async move { ben.post::<Seated>(&path, &body).await })
            })
            .collect();
        let mut seats = Vec::new();
        for attempt in tries {
            seats.push(attempt.await.expect("no panic").expect("a seat, or the one held already").seat);
        }
        let table = site.store.table(&id).await.expect("a database").expect("the table");
        let held: Vec<usize> = (0..5).filter(|&i| table.seats[i].player == ben.id).collect();
        assert_eq!(held.len(), 1, "race {race}: {held:?}");
        assert!(seats.iter().all(|&seat| seat == Some(held[0] as u8)), "race {race}: told {seats:?}");
    }
}

/// Finding 1 and 17: a new key ends the old one and what hangs on it, at every server, at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_key_ends_the_seats_and_streams_of_the_old_one() {
    let site = Site::start().await;
    let (_running, elsewhere, _) = site.beside().await;
    let ann = site.guest("Ann").await;
    let seated = ann.table(&["me", "steady"]).await.expect("a table");
    let id = seated.table.id;
    let link = Guest::with_key(&site.http, seated.key.expect("its key"));
    let there = Guest::with_key(&elsewhere, ann.key.clone());
    assert_eq!(there.get::<Me>("/api/me").await.expect("the same player").name, "Ann");
    let by_key = Stream::open(&site.http, &id, &ann.key, None).await.expect("a stream");
    let by_link = Stream::open(&site.http, &id, &link.key, None).await.expect("a stream");
    let renewed: Me = ann.post("/api/me/key", &json!({})).await.expect("a new key");
    for old in [&ann, &there] {
        assert!(matches!(old.get::<Me>("/api/me").await, Err(Fault::Refused(401, _))));
    }
    for old in [&ann, &there, &link, &Guest::with_key(&elsewhere, link.key.clone())] {
        assert_eq!(tried(old, &id).await, [401; 5]);
    }
    until_it_ends(by_key).await;
    until_it_ends(by_link).await;
    let ann = Guest::with_key(&site.http, renewed.key.expect("a key"));
    assert_eq!(ann.get::<TableInfo>(&format!("/api/tables/{id}")).await.expect("a table").you, Some(0));
}

/// "A player left without a key after a kill", findings 12 and 20: what belongs together is written together. The
/// database refuses new keys, as it would if the server died between two writes.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_stays_of_what_could_not_be_done_as_a_whole() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let id = ann.table(&["me", "open"]).await.expect("a table").table.id;
    let database = sqlx::SqlitePool::connect(&site.database()).await.expect("the database");
    let n = async |table: &str| -> i64 {
        let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
        sqlx::query_scalar(sql).fetch_one(&database).await.expect("a number")
    };
    let before = (n("players").await, n("tables").await, n("keys").await);
    let refuse =
        "CREATE TRIGGER no_keys BEFORE INSERT ON keys BEGIN SELECT RAISE(ABORT, 'no more keys'); END";
    sqlx::query(refuse).execute(&database).await.expect("a trigger");
    let failed = |fault: Fault| assert!(matches!(fault, Fault::Refused(503, _)), "{fault}");
    failed(Guest::new(&site.http, "Eve").await.expect_err("no key, no player"));
    failed(ann.post::<Me>("/api/me/key", &json!({})).await.expect_err("no new key"));
    failed(ben.join(&id).await.expect_err("no key, no seat"));
    failed(ben.table(&["me", "steady"]).await.expect_err("no key, no table"));
    assert_eq!((n("players").await, n("tables").await, n("keys").await), before);
    assert_eq!(ann.get::<Me>("/api/me").await.expect("the old key still holds").name, "Ann");
    let table = site.store.table(&id).await.expect("a database").expect("the table");
    assert_eq!((table.stage, table.seats[1].player.as_str()), (Stage::Open, ""), "the seat is open");
    sqlx::query("DROP TRIGGER no_keys").execute(&database).await.expect("no trigger");
    assert_eq!(ben.join(&id).await.expect("a seat").table.stage, Stage::Playing);
}

/// Finding 21: a game that others play is not one person's to end.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_of_others_is_closed_by_nobody() {
    let site = Site::start().await;
    let (ann, _ben, id) = site.two_at_a_table().await;
    let close = async |id: &str| ann.post::<TableInfo>(&format!("/api/tables/{id}/close"), &json!({})).await;
    let refused = close(&id).await.expect_err("Ben plays there");
    assert!(matches!(refused, Fault::Refused(409, problem) if problem.error == "others-play"));
    let now: TableInfo = ann.get(&format!("/api/tables/{id}")).await.expect("a table");
    assert_eq!(now.stage, Stage::Playing);
    for seats in [&["me", "open"][..], &["me", "steady"][..]] {
        let id = ann.table(seats).await.expect("a table").table.id;
        assert_eq!(close(&id).await.expect("hers alone").stage, Stage::Closed);
    }
}
