//! Ares Expedition over HTTP: all play at once, nobody sees a phase before all have chosen, and whatever a table of
//! Mars can do a table of Ares can, too.

use crate::Site;
use serde_json::{Value, json};
use tharsis_ares::Ares;
use tharsis_drill::{Fault, Follower, Guest, Stream, finish_game};
use tharsis_kernel::Record;
use tharsis_wire::api::{
    Accepted, Advice, Course, LedgerLine, Log, LogEntry, Moment, Seated, Stage, TableInfo,
};

async fn moment(guest: &Guest, id: &str) -> Moment {
    guest.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment")
}

async fn send(guest: &Guest, id: &str, seq: i64, choices: &[&str]) -> Result<Accepted, Fault> {
    guest.post(&format!("/api/tables/{id}/choices"), &json!({ "seq": seq, "choices": choices })).await
}

/// Two people at a table of Ares.
async fn two(site: &Site, options: &str) -> (Guest, Guest, String) {
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let table =
        json!({ "game": "ares", "options": options, "seats": ["me", "open"], "settings": { "hints": true } });
    let id = ann.table_with(table).await.expect("a table").table.id;
    ben.join(&id).await.expect("a seat");
    (ann, ben, id)
}

/// A game without openings: corporations are dealt, and everybody plans at once.
async fn two_planning(site: &Site) -> (Guest, Guest, String) {
    let (ann, ben, id) = two(site, "first-game").await;
    assert_eq!(moment(&ann, &id).await.ask.expect("a question").kind, "plan");
    (ann, ben, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_not_stale_because_another_was_faster() {
    let site = Site::start().await;
    let (ann, ben, id) = two_planning(&site).await;
    let seq = moment(&ann, &id).await.seq;
    send(&ben, &id, seq, &["phase research"]).await.expect("Ben is faster");
    send(&ann, &id, seq, &["phase development"]).await.expect("Ann was asked the same all the time");
    // But the same answer twice is one too many, and a question that is gone cannot be answered.
    for guest in [&ann, &ben] {
        let refused = send(guest, &id, seq, &["phase action"]).await.expect_err("planning is over");
        assert!(matches!(refused, Fault::Refused(409, problem) if problem.error == "stale"));
    }
    // In a phase of work both go on from the same moment.
    let seq = moment(&ann, &id).await.seq;
    send(&ben, &id, seq, &["done"]).await.expect("Ben is done");
    send(&ann, &id, seq, &["done"]).await.expect("so is Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phase_can_be_taken_back_until_all_have_chosen_and_nobody_sees_it() {
    let site = Site::start().await;
    let (ann, ben, id) = two_planning(&site).await;
    let asked = moment(&ann, &id).await;
    send(&ann, &id, asked.seq, &["phase development"]).await.expect("a phase");
    let chosen = moment(&ann, &id).await;
    assert_eq!(chosen.scene["own"]["chosen"], "development");
    for guest in [&ben, &Guest::nobody(&site.http)] {
        let seen = serde_json::to_value(moment(guest, &id).await).expect("JSON");
        assert_eq!(seen["scene"]["players"][0]["chosen"], Value::Null);
        let events: Value = guest.get(&format!("/api/tables/{id}/events")).await.expect("events");
        let planned = json!({ "planned": { "seat": 0, "phase": null } });
        assert!(events.as_array().is_some_and(|all| all.iter().any(|it| it["event"] == planned)), "{events}");
    }
    ann.post::<Accepted>(&format!("/api/tables/{id}/undo"), &json!({ "seq": chosen.seq }))
        .await
        .expect("undone");
    let back = moment(&ann, &id).await;
    assert_eq!((back.scene["own"]["chosen"].is_null(), back.redo), (true, true));
    send(&ann, &id, back.seq, &["phase research"]).await.expect("another phase");
    let seq = moment(&ben, &id).await.seq;
    send(&ben, &id, seq, &["phase research"]).await.expect("a phase");
    assert_eq!(moment(&ben, &id).await.scene["players"][0]["chosen"], "research");
    assert_eq!(moment(&ann, &id).await.undo, None, "what was seen cannot be taken back");
}

/// Follows a table to its end; in every moment of planning only one's own choice is there.
async fn watched(guest: Guest, id: String, seat: Option<usize>) -> (Follower, usize) {
    let (mut page, mut looked) = (Follower::default(), 0);
    let mut stream = Stream::open(&guest.http, &id, &guest.key, None).await.expect("a stream");
    loop {
        let message = stream.next().await.expect("a message");
        page.take(&message).expect("an update that fits");
        let Some(moment) = &page.moment else { continue };
        let scene = &moment["scene"];
        if scene["phase"] == "planning" {
            looked += 1;
            let players = scene["players"].as_array().expect("players");
            assert!(players.iter().all(|player| player["chosen"].is_null()), "{scene}");
            assert_eq!(scene["to_come"], json!([]), "what is to come is not known yet");
            assert_eq!(scene["own"].is_null(), seat.is_none());
        }
        if scene["phase"] == "over" {
            return (page, looked);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_followed_and_told() {
    let site = Site::start().await;
    let (ann, ben, id) = two(&site, "mulligan").await;
    let nobody = Guest::nobody(&site.http);
    let viewers = [(&ann, Some(0)), (&ben, Some(1)), (&nobody, None)];
    let pages = viewers.map(|(guest, seat)| tokio::spawn(watched(guest.clone(), id.clone(), seat)));
    finish_game(&[ann.clone(), ben.clone()], &id, 1).await.expect("a game to its end");
    for ((guest, _), page) in viewers.into_iter().zip(pages) {
        let (page, looked) = page.await.expect("a page");
        assert!(looked > 10, "only {looked} moments of planning were seen");
        assert_eq!(page.moment, serde_json::to_value(moment(guest, &id).await).ok());
        let log: Log = guest.get(&format!("/api/tables/{id}/log?lang=en")).await.expect("a log");
        let told: Vec<LogEntry> = log.entries.into_iter().filter(|entry| entry.step > 0).collect();
        assert_eq!(
            page.log.into_values().collect::<Vec<_>>(),
            told,
            "what came piece by piece is the whole log"
        );
    }
    let table: TableInfo = nobody.get(&format!("/api/tables/{id}")).await.expect("a table");
    assert!(table.stage == Stage::Over && !table.winners.is_empty());
    let course: Course = nobody.get(&format!("/api/tables/{id}/course")).await.expect("a course");
    assert!(course.bookmarks.len() > 5 && course.bookmarks[0].round == 1);
    let record =
        site.http.send("GET", &format!("/api/tables/{id}/record"), "", None).await.expect("a record");
    let (record, state) = Record::<Ares>::read(&record.text()).expect("a record that replays");
    assert_eq!((record.choices.len(), state.is_over()), (table.step, true));
    ledgers_agree(&ann, &id).await;
    the_end_leads_on(&ann, &id, table.step).await;
}

/// The last line of every ledger is the number itself.
async fn ledgers_agree(guest: &Guest, id: &str) {
    let scene = moment(guest, id).await.scene;
    for seat in 0..2 {
        let player = &scene["players"][seat];
        let shown = ["money", "heat", "plants"].map(|it| (it.to_string(), &player["stock"][it]));
        let made = ["money", "heat", "plants", "cards"]
            .map(|it| (format!("production.{it}"), &player["production"][it]));
        let levels = ["steel", "titanium"].map(|it| (it.to_string(), &player["levels"][it]));
        let forests = [("forests".to_string(), &player["forests"])];
        for (number, shown) in shown.into_iter().chain(made).chain(levels).chain(forests) {
            let path = format!("/api/tables/{id}/ledger?seat={seat}&number={number}&lang=en");
            let lines: Vec<LedgerLine> = guest.get(&path).await.expect("a ledger");
            assert_eq!(json!(lines.last().map_or(0, |line| line.total)), *shown, "{number} of seat {seat}");
        }
    }
}

/// Replay from any seat, the same deal again, a rematch, and playing on from the middle.
async fn the_end_leads_on(ann: &Guest, id: &str, steps: usize) {
    let owns = |seat: u8| format!("/api/tables/{id}/moment?lang=en&step={}&seat={seat}", steps / 2);
    let [mine, other]: [Moment; 2] =
        [ann.get(&owns(0)).await.expect("a moment"), ann.get(&owns(1)).await.expect("a moment")];
    assert_ne!(
        mine.scene["own"], other.scene["own"],
        "whoever's seat is chosen, it is their hand that is shown"
    );
    for (step, seat) in [(0, "0"), (steps / 2, "1"), (steps, "-")] {
        let path = format!("/api/tables/{id}/moment?lang=en&step={step}&seat={seat}");
        let moment: Moment = ann.get(&path).await.expect("a moment of the past");
        assert_eq!((moment.step, moment.scene["own"].is_null()), (step, seat == "-"));
    }
    let again: Seated = ann.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.expect("a rematch");
    assert_eq!((again.table.game.as_str(), again.table.options.as_str()), ("ares", "mulligan"));
    let copy: Seated =
        ann.post(&format!("/api/tables/{id}/duplicate"), &json!({})).await.expect("the same deal");
    let first: Moment =
        ann.get(&format!("/api/tables/{id}/moment?lang=en&step=0&seat=0")).await.expect("a moment");
    assert_eq!(moment(ann, &copy.table.id).await.scene["own"]["dealt"], first.scene["own"]["dealt"]);
    let on = json!({ "step": steps / 2, "seat": 0, "bot": "random" });
    let on: Seated =
        ann.post(&format!("/api/tables/{id}/play-on"), &on).await.expect("a table from the middle");
    assert!(on.table.step >= steps / 2 && on.seat == Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn solo_and_partners_and_bots_of_all_kinds_sit_down() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let set_up = |options: &str, seats: &[&str]| {
        let settings = json!({ "hints": true });
        json!({ "game": "ares", "options": options, "seats": seats, "settings": settings })
    };
    for options in ["mulligan", "mulligan experienced", "first-game expert"] {
        let id = ann.table_with(set_up(options, &["me"])).await.expect("a solo table").table.id;
        let scene = moment(&ann, &id).await.scene;
        assert_eq!((&scene["solo"]["counter"], scene["pool"].is_null()), (&json!(1), true));
        finish_game(std::slice::from_ref(&ann), &id, 2).await.expect("25 rounds");
        assert_eq!(moment(&ann, &id).await.scene["round"], 25);
    }
    let id = ann.table_with(set_up("first-game coop", &["me", "novice"])).await.expect("partners").table.id;
    assert_eq!(moment(&ann, &id).await.scene["pool"], json!({ "cubes": 27, "markers": 3 }));
    let hint: Advice = ann.get(&format!("/api/tables/{id}/hint?lang=en")).await.expect("a hint");
    assert!(hint.choices.iter().any(|advised| advised.choice.starts_with("phase ")));
    let moment: Moment = ann.get(&format!("/api/tables/{id}/moment?insight=true")).await.expect("a moment");
    let insight = moment.insight.expect("an insight");
    assert!(
        insight.previews.contains_key("phase action")
            && insight.previews.keys().any(|it| it.starts_with("sell "))
    );
    assert!(insight.refusals.contains_key("standard ocean"));
    for wrong in [set_up("coop", &["me", "novice", "novice"]), set_up("expert", &["me", "novice"])] {
        assert!(matches!(ann.table_with(wrong).await, Err(Fault::Refused(422 | 400, _))));
    }
    let four = ann.table_with(set_up("mulligan", &["random", "novice", "steady", "random"])).await;
    let id = four.expect("a table of bots").table.id;
    watched(Guest::nobody(&site.http), id, None).await;
}
