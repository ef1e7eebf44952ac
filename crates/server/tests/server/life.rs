//! The life of tables: joining, leaving, coming back, clocks, rematches, playing on, closing.

use crate::{PATIENCE, Site, until};
use serde_json::{Value, json};
use std::time::Duration;
use tharsis_drill::{Fault, Guest, finish_game};
use tharsis_wire::api::{Me, Moment, Seated, Stage, TableInfo, Tables};

async fn table(guest: &Guest, id: &str) -> TableInfo {
    guest.get(&format!("/api/tables/{id}")).await.expect("a table")
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_joined_and_start_when_full() {
    let site = Site::start().await;
    let (ann, ben, cid) = (site.guest("Ann").await, site.guest("Ben").await, site.guest("Cid").await);
    let new = json!({ "game": "mars", "seats": ["me", "open", "open"], "settings": { "public": true, "title": "Friday" } });
    let id = ann.table_with(new).await.expect("a table").table.id;
    let listed: Tables = ben.get("/api/tables").await.expect("a list");
    assert_eq!((listed.tables.len(), listed.tables[0].settings.title.as_str()), (1, "Friday"));
    let seated = ben.join(&id).await.expect("a seat");
    assert_eq!((seated.seat, seated.table.stage), (Some(1), Stage::Open));
    assert_eq!(ben.join(&id).await.expect("the same seat").seat, Some(1), "joining twice changes nothing");
    ben.post::<TableInfo>(&format!("/api/tables/{id}/leave"), &json!({})).await.expect("leaving");
    assert_eq!(cid.join(&id).await.expect("the seat Ben left").seat, Some(1));
    ann.post::<TableInfo>(&format!("/api/tables/{id}/bot"), &json!({ "bot": "novice" }))
        .await
        .expect("a bot");
    let info = until(&ann, &id, "the bot's choices", |info| info.asked == [0, 1]).await;
    assert_eq!(info.stage, Stage::Playing);
    let refused = ben.join(&id).await.expect_err("no seat is left");
    assert!(matches!(refused, Fault::Refused(409, problem) if problem.error == "full"));
    let mine: Tables = cid.get("/api/me/tables").await.expect("a list");
    assert_eq!(mine.tables[0].you, Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_until_the_player_returns() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    ben.post::<TableInfo>(&format!("/api/tables/{id}/leave"), &json!({ "bot": "steady" }))
        .await
        .expect("leaving");
    until(&ann, &id, "the stand-in's choices", |info| info.asked == [0]).await;
    let pass = json!({ "seq": 0, "choices": ["pass"] });
    let stands_in = ben.post::<Value>(&format!("/api/tables/{id}/choices"), &pass).await;
    assert!(matches!(stands_in, Err(Fault::Refused(409, problem)) if problem.error == "stood-in"));
    let back: TableInfo =
        ben.post(&format!("/api/tables/{id}/return"), &json!({})).await.expect("coming back");
    assert_eq!((back.you, back.seats[1].bot.clone()), (Some(1), None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_and_an_identity_can_be_carried_to_another_browser() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let seated = ann.table(&["me", "steady"]).await.expect("a table");
    let id = seated.table.id;
    let other = Guest::with_key(&site.http, seated.key.expect("the seat's key"));
    let moment: Moment = other.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment");
    assert!(moment.ask.is_some(), "the private link is the seat");
    assert!(other.get::<Me>("/api/me").await.is_err(), "but not the player");

    let key = json!({ "key": ann.key });
    let entered = site.http.send("POST", "/api/session", "", Some(&key)).await.expect("an answer");
    let cookie = entered.headers["set-cookie"].to_str().expect("a cookie").to_string();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    let pair = cookie.split(';').next().expect("a pair");
    let me = site.http.raw("GET", "/api/me", &[("cookie", pair)], "").await.expect("an answer");
    assert_eq!(me.json()["name"], "Ann");

    let renewed: Me = ann.post("/api/me/key", &json!({})).await.expect("a new key");
    assert!(ann.get::<Me>("/api/me").await.is_err(), "the old recovery link has ended");
    let ann = Guest::with_key(&site.http, renewed.key.expect("a key"));
    assert_eq!(ann.get::<Me>("/api/me").await.expect("the new one works").name, "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_leads_to_others() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    let early = ann.post::<Seated>(&format!("/api/tables/{id}/rematch"), &json!({})).await;
    assert!(matches!(early, Err(Fault::Refused(409, problem)) if problem.error == "not-over"));
    finish_game(&[ann.clone(), ben.clone()], &id, 3).await.expect("a game to its end");

    let again: Seated = ann.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.expect("a rematch");
    let same: Seated = ben.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.expect("a rematch");
    assert_eq!(again.table.id, same.table.id, "whoever asks second joins the first");
    assert_eq!((again.seat, same.seat), (Some(1), Some(0)), "the next one begins");
    assert_eq!(table(&ann, &id).await.rematch, Some(again.table.id));

    let copy: Seated =
        ben.post(&format!("/api/tables/{id}/duplicate"), &json!({})).await.expect("the same deal");
    let dealt = |moment: Moment| moment.scene["own"]["dealt"].clone();
    let then: Moment =
        ben.get(&format!("/api/tables/{id}/moment?lang=en&step=0&seat=1")).await.expect("a moment");
    let now: Moment =
        ben.get(&format!("/api/tables/{}/moment?lang=en", copy.table.id)).await.expect("a moment");
    assert_eq!(dealt(then), dealt(now));

    let step = table(&ann, &id).await.step / 2;
    let on = json!({ "step": step, "seat": 0, "bot": "random" });
    let on: Seated =
        ann.post(&format!("/api/tables/{id}/play-on"), &on).await.expect("a table from the middle");
    assert!(on.table.step >= step && on.seat == Some(0));
    finish_game(std::slice::from_ref(&ann), &on.table.id, 5).await.expect("another end");
    for bad in [json!({ "step": 100_000, "seat": 0 }), json!({ "step": 0, "seat": 7 })] {
        let refused = ann.post::<Seated>(&format!("/api/tables/{id}/play-on"), &bad).await;
        assert!(matches!(refused, Err(Fault::Refused(422, _))));
    }
}

fn with_a_clock(flag: &str) -> Value {
    json!({ "game": "mars", "options": "corporate-era", "seats": ["me", "steady"],
        "settings": { "clock": { "kind": "turn", "seconds": 60, "flag": flag } } })
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_time_is_used_up_a_bot_moves_if_the_table_says_so() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let moved = ann.table_with(with_a_clock("bot")).await.expect("a table").table.id;
    let waits = ann.table_with(with_a_clock("nothing")).await.expect("a table").table.id;
    let left = |info: &TableInfo| info.seats[0].time_left;
    for id in [&moved, &waits] {
        until(&ann, id, "the bot's opening", |info| info.asked == [0]).await;
    }
    site.pass(59);
    let before = table(&ann, &moved).await;
    assert_eq!((left(&before), before.asked.as_slice()), (Some(1_000), &[0][..]), "a second is left");
    site.pass(1);
    let after = until(&ann, &moved, "the clock's move", |info| info.step > before.step).await;
    assert_eq!(left(&after), Some(60_000), "the next question has its own time");
    site.pass(3600);
    let still = table(&ann, &waits).await;
    assert_eq!((left(&still), still.step), (Some(-3_600_000), table(&ann, &waits).await.step));
    assert_eq!(still.asked, [0], "nobody moves where the table does not say so");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_process_left_lying_is_taken_up() {
    let mut site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = ann.table_with(with_a_clock("bot")).await.expect("a table").table.id;
    let before = until(&ann, &id, "the bot's opening", |info| info.asked == [0]).await;
    // A server that never heard of the table watches its clock.
    site.restart().await;
    site.pass(90);
    let nobody = Guest::nobody(&site.http);
    let moved = until(&nobody, &id, "the clock's move", |info| info.step > before.step);
    tokio::pin!(moved);
    // It may look for work left lying just before the time is moved, and rest then: its time goes on.
    while tokio::time::timeout(Duration::from_millis(50), &mut moved).await.is_err() {
        site.pass(5);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_taken_back_at_one_process_ends_at_all_at_once() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let (_running, elsewhere, _) = site.beside().await;
    let there = Guest::with_key(&elsewhere, ann.key.clone());
    assert_eq!(there.get::<Me>("/api/me").await.expect("the same player").name, "Ann");
    ann.post::<Me>("/api/me/key", &json!({})).await.expect("a new key");
    assert!(matches!(there.get::<Me>("/api/me").await, Err(Fault::Refused(401, _))));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_its_creator_closes_a_table() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let id = ann.table(&["me", "steady"]).await.expect("a table").table.id;
    let path = format!("/api/tables/{id}/close");
    assert!(matches!(ben.post::<TableInfo>(&path, &json!({})).await, Err(Fault::Refused(403, _))));
    let nobody = Guest::nobody(&site.http);
    assert!(matches!(nobody.post::<TableInfo>(&path, &json!({})).await, Err(Fault::Refused(401, _))));
    ann.post::<TableInfo>(&path, &json!({})).await.expect("her table");
    let pass = json!({ "seq": 0, "choices": ["pass"] });
    let refused = ann.post::<Value>(&format!("/api/tables/{id}/choices"), &pass).await;
    assert!(matches!(refused, Err(Fault::Refused(409, problem)) if problem.error == "not-playing"));
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_given_where_the_table_allows_them() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let with =
        json!({ "game": "mars", "options": "corporate-era", "seats": ["me"], "settings": { "hints": true } });
    let id = ann.table_with(with).await.expect("a table").table.id;
    let hint: Value = ann.get(&format!("/api/tables/{id}/hint?lang=en")).await.expect("a hint");
    assert!(!hint["choices"].as_array().expect("choices").is_empty());
    let without = ann.table(&["me"]).await.expect("a table").table.id;
    assert!(matches!(
        ann.get::<Value>(&format!("/api/tables/{without}/hint")).await,
        Err(Fault::Refused(403, _))
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn your_turn_is_posted_to_a_webhook() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let site = Site::start_with(|config| config.private_webhooks = true).await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let hook = format!("http://{}/hook", listener.local_addr().expect("an address"));
    let body = json!({ "webhook": hook });
    let edited = site.http.send("PATCH", "/api/me", &ben.key, Some(&body)).await.expect("an answer");
    assert_eq!(edited.status, 200);
    let id = ann.table(&["me", "open"]).await.expect("a table").table.id;
    ben.join(&id).await.expect("a seat");
    let got = tokio::time::timeout(PATIENCE, async {
        let (mut socket, _) = listener.accept().await.expect("a call");
        let mut bytes = vec![0; 4096];
        let mut text = String::new();
        while !text.contains("\"seat\":1") {
            let n = socket.read(&mut bytes).await.expect("a request");
            assert!(n > 0, "the call ended: {text}");
            text.push_str(&String::from_utf8_lossy(&bytes[..n]));
        }
        socket.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.expect("an answer");
        text
    });
    let text = got.await.expect("a notice came");
    assert!(text.starts_with("POST /hook") && text.contains(&id));
}
