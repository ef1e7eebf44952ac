//! Whole games over HTTP, followed by streams as pages do.

use crate::Site;
use serde_json::{Value, json};
use tharsis_drill::{Follower, Guest, Stream, finish_game};
use tharsis_kernel::Record;
use tharsis_mars::Mars;
use tharsis_wire::api::{Course, LedgerLine, Log, LogEntry, Moment, Stage, TableInfo};

fn followed(guest: &Guest, id: &str) -> tokio::task::JoinHandle<Follower> {
    let (guest, id) = (guest.clone(), id.to_string());
    tokio::spawn(async move {
        let mut follower = Follower::default();
        loop {
            let next = follower.seq + 1;
            follower.follow(&guest, &id, next).await.expect("updates fit");
            let scene = follower.moment.as_ref().expect("a moment");
            if scene["scene"]["phase"] == "end" {
                return follower;
            }
        }
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_followed_and_told() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    let nobody = Guest::nobody(&site.http);
    let pages = [followed(&ann, &id), followed(&ben, &id), followed(&nobody, &id)];
    finish_game(&[ann.clone(), ben.clone()], &id, 1).await.expect("a game to its end");

    for (guest, page) in [&ann, &ben, &nobody].into_iter().zip(pages) {
        let page = page.await.expect("a page");
        let now: Value = guest.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment");
        assert_eq!(page.moment, Some(now), "patches lead to what the server says");
        assert_eq!(page.wholes, 1, "the whole moment came once, then only patches");
        let log: Vec<LogEntry> = page.log.into_values().collect();
        assert!(log == told(guest, &id).await, "what came piece by piece is the whole log");
    }
    let table: TableInfo = nobody.get(&format!("/api/tables/{id}")).await.expect("a table");
    assert!(table.stage == Stage::Over && !table.winners.is_empty());
    let course: Course = nobody.get(&format!("/api/tables/{id}/course")).await.expect("a course");
    let points: Vec<i32> = table.seats.iter().filter_map(|seat| seat.points).collect();
    assert_eq!(course.bookmarks.last().expect("the end").points, points);

    let record =
        site.http.send("GET", &format!("/api/tables/{id}/record"), "", None).await.expect("a record");
    let (record, state) = Record::<Mars>::read(&record.text()).expect("a record that replays");
    assert_eq!((record.choices.len(), state.is_over()), (table.step, true));
    ledgers_agree(&ann, &id).await;
    every_step_can_be_seen(&nobody, &id, record.choices.len()).await;
}

/// A page that is slower than the game is sent what it has missed as one update: nothing of the log is lost, and what it
/// shows is not thrown away.
#[tokio::test(flavor = "multi_thread")]
async fn who_reads_slowly_misses_nothing() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    // With all there is, a game is more than the system keeps for a page that does not read, also a short one.
    let options = "corporate-era colonies turmoil prelude venus";
    let table = json!({ "game": "mars", "options": options, "seats": ["me", "open"] });
    let id = ann.table_with(table).await.expect("a table").table.id;
    ben.join(&id).await.expect("a seat");
    let mut stream = Stream::open_with_insight(&ben.http, &id, &ben.key, None).await.expect("a stream");
    let mut page = Follower::default();
    while page.moment.is_none() {
        page.take(&stream.next().await.expect("a message")).expect("it fits");
    }
    // Nothing is read meanwhile, so that the server cannot send all of it.
    finish_game(&[ann, ben.clone()], &id, 1).await.expect("a game to its end");
    let now: Moment = ben.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment");
    while page.seq < now.seq {
        page.take(&stream.next().await.expect("a message")).expect("it fits");
    }
    assert!(page.numbers.len() < now.step, "the page was too fast to have missed anything");
    assert_eq!(page.wholes, 1, "the whole moment came once, then only patches");
    assert!(page.log.into_values().collect::<Vec<_>>() == told(&ben, &id).await, "all of the log came");
}

/// The log as it is told whole, but for the set-up, which no stream tells.
async fn told(guest: &Guest, id: &str) -> Vec<LogEntry> {
    let log: Log = guest.get(&format!("/api/tables/{id}/log?lang=en")).await.expect("a log");
    log.entries.into_iter().filter(|entry| entry.step > 0).collect()
}

/// The last line of every ledger is the number itself.
async fn ledgers_agree(guest: &Guest, id: &str) {
    let moment: Value = guest.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment");
    for seat in 0..2 {
        let player = &moment["scene"]["players"][seat];
        for resource in ["money", "steel", "titanium", "plants", "energy", "heat"] {
            for (number, shown) in [
                (resource.to_string(), &player["stock"][resource]),
                (format!("production.{resource}"), &player["production"][resource]),
            ] {
                let path = format!("/api/tables/{id}/ledger?seat={seat}&number={number}&lang=en");
                let lines: Vec<LedgerLine> = guest.get(&path).await.expect("a ledger");
                let total = lines.last().map_or(0, |line| line.total);
                assert_eq!(json!(total), *shown, "{number} of seat {seat}");
            }
        }
    }
}

async fn every_step_can_be_seen(guest: &Guest, id: &str, steps: usize) {
    for step in [0, 1, steps / 2, steps - 1, steps] {
        for seat in ["0", "1", "-"] {
            let path = format!("/api/tables/{id}/moment?lang=en&step={step}&seat={seat}");
            let moment: Moment = guest.get(&path).await.expect("a moment of the past");
            assert_eq!(moment.step, step);
            assert_eq!(moment.scene["own"].is_null(), seat == "-", "a seat's own view is its own");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_by_themselves_and_a_stream_follows_them() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let seated = ann.table(&["steady", "novice", "random"]).await.expect("a table of bots");
    assert_eq!(seated.seat, None);
    let page = followed(&Guest::nobody(&site.http), &seated.table.id).await.expect("a page");
    assert_eq!(page.moment.expect("a moment")["scene"]["phase"], "end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_comes_back_gets_what_it_missed_once() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    let mut page = Follower::default();
    page.follow(&ann, &id, 0).await.expect("a first moment");
    let log_before = page.log.len();
    for guest in [&ann, &ben, &ann, &ann] {
        let moment: Moment = guest.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment");
        let Some(ask) = moment.ask else { continue };
        let choice = &ask.choices[0].choice;
        let body = json!({ "seq": moment.seq, "choices": [choice] });
        guest.post::<Value>(&format!("/api/tables/{id}/choices"), &body).await.expect("a choice");
    }
    let now: Moment = ann.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment");
    page.follow(&ann, &id, now.seq).await.expect("what was missed");
    assert_eq!(page.moment, serde_json::to_value(&now).ok());
    assert_eq!((page.wholes, page.numbers.last()), (1, Some(&now.seq)), "missed choices come as one update");
    let log: Log = ann.get(&format!("/api/tables/{id}/log?lang=en")).await.expect("a log");
    let told: Vec<LogEntry> = log.entries.into_iter().filter(|entry| entry.step > 0).collect();
    assert_eq!((log_before, page.log.into_values().collect()), (0, told));
}
