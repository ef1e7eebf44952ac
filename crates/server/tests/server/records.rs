//! Games taken in from their records: verified, private, counted nowhere.

use crate::{Site, until};
use serde_json::{Value, json};
use tharsis_drill::{Fault, Guest, finish_game};
use tharsis_wire::api::{Review, SeatKind, Seated, Stage, Statistics, TableInfo, Tables};

async fn take_in(guest: &Guest, text: &str) -> Result<Seated, Fault> {
    guest.post("/api/records?lang=en", &json!({ "text": text })).await
}

/// The record of a finished game of bots.
async fn record(guest: &Guest, game: &str, options: &str, seats: &[&str]) -> (String, String) {
    let with = json!({ "game": game, "options": options, "seats": seats });
    let id = guest.table_with(with).await.expect("a table of bots").table.id;
    until(guest, &id, "the end", |info: &TableInfo| info.stage == Stage::Over).await;
    let path = format!("/api/tables/{id}/record");
    let text = guest.http.send("GET", &path, &guest.key, None).await.expect("a record").text();
    (id, text)
}

async fn refusal(guest: &Guest, text: &str) -> (u16, String) {
    match take_in(guest, text).await {
        Err(Fault::Refused(status, problem)) => (status, problem.detail),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_becomes_a_finished_table_of_whoever_brought_it() {
    let site = Site::start_with(|config| config.review_lines = 2).await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    for (game, options) in [("mars", "corporate-era"), ("ares", "")] {
        let (id, text) = record(&ann, game, options, &["novice", "novice"]).await;
        let was: TableInfo = ann.get(&format!("/api/tables/{id}")).await.expect("a table");
        let Seated { seat, table, .. } = take_in(&ben, &text).await.expect("a table");
        assert_eq!((seat, table.stage, table.imported, table.yours), (None, Stage::Over, true, true));
        assert!(!table.settings.public && table.daily.is_none() && table.commitment == was.commitment);
        let points = |table: &TableInfo| table.seats.iter().map(|it| it.points).collect::<Vec<_>>();
        assert_eq!((points(&table), &table.winners, table.step), (points(&was), &was.winners, was.step));
        let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Player 1", "Player 2"]);
        assert!(table.seats.iter().all(|seat| seat.kind == SeatKind::Human && seat.player.is_none()));
        // It is a table like any other that is over: its record is the same, it can be reviewed.
        let path = format!("/api/tables/{}/record", table.id);
        assert_eq!(site.http.send("GET", &path, &ben.key, None).await.expect("a record").text(), text);
        let review: Review = ben.get(&format!("/api/tables/{}/review", table.id)).await.expect("a review");
        assert!(review.all >= review.graded);
        // The same again, with blank lines, is the same table; somebody else has one of their own.
        let again = take_in(&ben, &text.replace('\n', "\n\n").replacen("\n\n", "\n", 7)).await;
        assert_eq!(again.expect("the same table").table.id, table.id);
        assert_ne!(take_in(&ann, &text).await.expect("a table").table.id, table.id);
    }
    let list: Tables = ben.get("/api/me/tables?stage=finished").await.expect("a list");
    assert!(list.total == 2 && list.tables.iter().all(|table| table.imported && table.you.is_none()));
    assert!(list.tables[0].seats.iter().all(|seat| seat.corporation.is_some()));
    let statistics: Statistics = ben.get("/api/me/statistics").await.expect("statistics");
    assert_eq!(statistics.games.len(), 0, "nobody has played");
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_game_counts_once_although_it_is_taken_in() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let new = json!({ "game": "ares", "seats": ["me", "novice"] });
    let id = ann.table_with(new).await.expect("a table").table.id;
    finish_game(std::slice::from_ref(&ann), &id, 3).await.expect("a game to its end");
    let path = format!("/api/tables/{id}/record");
    let text = site.http.send("GET", &path, &ann.key, None).await.expect("a record").text();
    let table = take_in(&ann, &text).await.expect("a table").table;
    assert_ne!(table.id, id);
    let statistics: Statistics = ann.get("/api/me/statistics").await.expect("statistics");
    assert_eq!(statistics.games[0].all.games, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_in_can_be_deleted_and_nothing_else() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let (played, text) = record(&ann, "ares", "", &["novice", "novice"]).await;
    let id = take_in(&ann, &text).await.expect("a table").table.id;
    let copy: Seated = ann.post(&format!("/api/tables/{id}/duplicate"), &json!({})).await.expect("a copy");
    assert_eq!(copy.table.parent.as_deref(), Some(id.as_str()));
    let delete = async |guest: &Guest, id: &str| {
        let answer = site.http.send("DELETE", &format!("/api/tables/{id}"), &guest.key, None).await;
        let answer = answer.expect("an answer");
        (answer.status, answer.json()["error"].as_str().map(str::to_string))
    };
    let word = |word: &str| Some(word.to_string());
    assert_eq!(delete(&ben, &id).await, (403, word("not-creator")));
    assert_eq!(delete(&ann, &played).await, (409, word("played-here")));
    assert_eq!(delete(&ann, &id).await, (204, None));
    assert_eq!(delete(&ann, &id).await, (404, word("no-table")));
    assert_eq!(site.store.entries(&id, 0).await.expect("the database").len(), 0);
    let copy: TableInfo = ann.get(&format!("/api/tables/{}", copy.table.id)).await.expect("a table");
    assert_eq!(copy.parent, None);
    let list: Tables = ann.get("/api/me/tables?stage=finished").await.expect("a list");
    assert!(list.tables.iter().all(|table| table.id != id));
    assert!(take_in(&ann, &text).await.expect("a new table").table.id != id);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_whole_record_is_refused_with_the_line() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let (_, text) = record(&ann, "ares", "", &["novice", "novice"]).await;
    let lines: Vec<&str> = text.lines().collect();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n")
    };
    let n = lines.len();
    let choice = lines.iter().position(|line| line.starts_with("0 ")).expect("a choice");
    let hash = lines.iter().position(|line| line.starts_with("= ")).expect("a hash");
    for (damaged, said) in [
        (String::new(), "not a game record".to_string()),
        ("{\"game\": \"mars\"}".to_string(), "not a game record".to_string()),
        (with(0, "tharsis-record 9"), "line 1: ".to_string()),
        (with(2, "rules 1"), "line 3: the game was played under version 1".to_string()),
        (with(3, "seats many"), "line 4: ".to_string()),
        (with(4, "options chess"), "line 5: ".to_string()),
        (with(5, "seed 12"), "line 6: ".to_string()),
        (with(choice, "0 fly away"), format!("line {}: ", choice + 1)),
        (with(choice, "7 done"), format!("line {}: ", choice + 1)),
        (with(choice, "nonsense"), format!("line {}: ", choice + 1)),
        (with(hash, "= 0123456789abcdef"), format!("line {}: after 50 choices", hash + 1)),
        (lines[..n - 1].join("\n"), format!("line {n}: the record is cut off")),
        (lines[..=hash].join("\n"), "this game is not over".to_string()),
    ] {
        let (status, detail) = refusal(&ann, &damaged).await;
        let wanted = if said.contains("not over") { 409 } else { 422 };
        assert!(status == wanted && detail.contains(&said), "{status} {detail}; wanted: {said}");
    }
    let czech = ann.post::<Value>("/api/records?lang=cs", &json!({ "text": with(2, "rules 1") })).await;
    assert!(matches!(&czech, Err(Fault::Refused(422, it)) if it.detail.contains("řádek 3")), "{czech:?}");
    let (status, detail) = refusal(&ann, &"x".repeat(600_000)).await;
    assert_eq!((status, detail.contains("500")), (413, true), "{detail}");
    let (status, _) = refusal(&ann, &"x".repeat(3_000_000)).await;
    assert_eq!(status, 413);
    let nobody = Guest::nobody(&site.http);
    assert_eq!(refusal(&nobody, &text).await.0, 401);
    let list: Tables = ann.get("/api/me/tables?stage=finished").await.expect("a list");
    assert_eq!(list.tables.iter().filter(|table| table.imported).count(), 0, "nothing was kept");
}
