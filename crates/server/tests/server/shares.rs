//! Fair shares: however much one asks for, others are served.

use crate::{PATIENCE, Site, until};
use serde_json::{Value, json};
use std::time::Duration;
use tharsis_drill::{Answer, Fault, Guest, Http, Stream, finish_game};
use tharsis_server::{Config, Network, Quotas};
use tharsis_wire::api::{Stage, TableInfo, Tables};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// The tables of bots that think as long as they may stay behind; a person's bot answers at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_persons_bot_answers_while_500_tables_of_experts_wait() {
    let site = Site::start_with(|config| config.quotas.bot_tables = 0).await;
    let (ann, eve) = (site.guest("Ann").await, site.guest("Eve").await);
    for _ in 0..500 {
        eve.table(&["expert:3000ms"; 5]).await.expect("a table of bots");
    }
    let with = json!({ "game": "mars", "options": "corporate-era", "seats": ["me", "expert:20ms"],
        "settings": { "hints": true } });
    let id = ann.table_with(with).await.expect("a table").table.id;
    until(&ann, &id, "the bot's opening", |info| info.asked == [0]).await;
    let hint: Value = ann.get(&format!("/api/tables/{id}/hint?lang=en")).await.expect("a hint");
    assert!(!hint["choices"].as_array().expect("choices").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_for_longer_thoughts_than_the_server_allows() {
    let site = Site::start_with(|config| config.think_limit = Duration::from_millis(1500)).await;
    let ann = site.guest("Ann").await;
    for level in ["expert:1501ms", "expert:10msx2", "expert:12001"] {
        let refused = ann.table(&["me", level]).await;
        let Err(Fault::Refused(422, problem)) = refused else { panic!("{level}: {refused:?}") };
        assert!(problem.detail.contains("1500 ms"), "{}", problem.detail);
    }
    for level in ["expert", "expert:1500ms", "expert:300"] {
        ann.table(&["me", "open", level]).await.expect("a table");
    }
}

fn refused_with(answer: &Answer) -> (u16, String, bool) {
    let word = answer.json()["error"].as_str().unwrap_or_default().to_string();
    (answer.status, word, answer.headers.contains_key("retry-after"))
}

/// A server behind a proxy, which tells for whom it asks.
async fn proxied(quotas: Quotas) -> Site {
    let ours: Vec<Network> = vec!["127.0.0.1".parse().expect("a network")];
    let change = |config: &mut Config| {
        (config.rate, config.proxies, config.quotas) = (100_000, ours.into(), quotas);
    };
    Site::start_with(change).await
}

async fn send(site: &Site, from: &str, key: &str, path: &str, body: Value) -> Answer {
    let bearer = format!("Bearer {key}");
    let mut headers = vec![("content-type", "application/json"), ("x-forwarded-for", from)];
    headers.extend((!key.is_empty()).then_some(("authorization", bearer.as_str())));
    site.http.raw("POST", path, &headers, body.to_string()).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_makes_so_many_players_and_tables_an_hour() {
    let site = proxied(Quotas { newcomers: 3, new_tables: 2, ..Quotas::default() }).await;
    let new = || json!({ "name": "Eve" });
    let mut key = String::new();
    for _ in 0..3 {
        let made = send(&site, "203.0.113.1", "", "/api/players", new()).await;
        assert_eq!(made.status, 201);
        key = made.json()["key"].as_str().expect("a key").to_string();
    }
    let fourth = send(&site, "203.0.113.1", "", "/api/players", new()).await;
    assert_eq!(refused_with(&fourth), (429, "too-many".to_string(), true));
    assert_eq!(fourth.headers["retry-after"], "3600");
    assert_eq!(send(&site, "203.0.113.2", "", "/api/players", new()).await.status, 201, "others may");
    let table = || json!({ "game": "mars", "seats": ["me", "open"] });
    for status in [201, 201, 429] {
        assert_eq!(send(&site, "203.0.113.1", &key, "/api/tables", table()).await.status, status);
    }
    site.pass(3600);
    assert_eq!(send(&site, "203.0.113.1", "", "/api/players", new()).await.status, 201);
    assert_eq!(send(&site, "203.0.113.1", &key, "/api/tables", table()).await.status, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_has_so_many_tables_open_or_of_bots_alone() {
    let quotas = Quotas { open_tables: 2, bot_tables: 1, ..Quotas::default() };
    let site = Site::start_with(|config| config.quotas = quotas).await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let first = ann.table(&["me", "open"]).await.expect("a table").table.id;
    ann.table(&["me", "open"]).await.expect("a table");
    let third = ann.table(&["me", "open"]).await;
    assert!(matches!(&third, Err(Fault::Refused(409, it)) if it.error == "too-many-tables"), "{third:?}");
    ben.table(&["me", "open"]).await.expect("others may");
    ann.table(&["me"]).await.expect("nobody is kept from playing");
    ben.join(&first).await.expect("a seat");
    ann.table(&["me", "open"]).await.expect("the first is not open any more");
    // Bots that think for long, so that the game is on.
    let bots = ann.table(&["expert:3000ms"; 2]).await.expect("a table").table.id;
    let more = ann.table(&["random"; 2]).await;
    assert!(matches!(&more, Err(Fault::Refused(409, it)) if it.error == "too-many-tables"), "{more:?}");
    ann.post::<TableInfo>(&format!("/api/tables/{bots}/close"), &json!({})).await.expect("closed");
    ann.table(&["random"; 2]).await.expect("room again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_and_an_address_have_so_many_streams() {
    let quotas = Quotas { streams_of_player: 2, streams_of_address: 3, ..Quotas::default() };
    let site = Site::start_with(|config| (config.rate, config.quotas) = (100_000, quotas)).await;
    let ann = site.guest("Ann").await;
    let id = ann.table(&["me", "open"]).await.expect("a table").table.id;
    let open = async |key: &str| Stream::open(&site.http, &id, key, None).await;
    let mut held = vec![open(&ann.key).await.expect("a stream"), open(&ann.key).await.expect("a stream")];
    let path = format!("/api/tables/{id}/stream");
    // One that is let in would be read for ever.
    let refused = async |key: &str| {
        let answer = tokio::time::timeout(PATIENCE, site.http.send("GET", &path, key, None)).await;
        refused_with(&answer.expect("a refusal").expect("an answer"))
    };
    let third = refused(&ann.key).await;
    assert_eq!(third, (429, "too-many".to_string(), true));
    held.push(open("").await.expect("a spectator's"));
    assert_eq!(refused("").await, (429, "too-many".to_string(), true));
    held.remove(0);
    let again = async { while open(&ann.key).await.is_err() {} };
    tokio::time::timeout(PATIENCE, again).await.expect("a stream that has ended makes room");
}

/// Of one creator a few tables are listed, and those come first where somebody waits.
#[tokio::test(flavor = "multi_thread")]
async fn the_public_list_cannot_be_flooded() {
    let site = Site::start_with(|config| config.quotas.open_tables = 0).await;
    let public = json!({ "game": "mars", "seats": ["me", "open"], "settings": { "public": true } });
    let mut waiting = Vec::new();
    for name in ["Ann", "Ben"] {
        let guest = site.guest(name).await;
        waiting.push(guest.table_with(public.clone()).await.expect("a table").table.id);
        site.pass(1);
    }
    let eve = site.guest("Eve").await;
    for _ in 0..150 {
        eve.table_with(public.clone()).await.expect("a table");
    }
    let _here = Stream::open(&site.http, &waiting[0], "", None).await.expect("somebody looks on");
    let list: Tables = eve.get("/api/tables").await.expect("a list");
    let ids: Vec<&String> = list.tables.iter().map(|table| &table.id).collect();
    assert_eq!(list.tables.iter().filter(|table| table.yours).count(), Quotas::default().listed);
    assert_eq!(ids[0], &waiting[0], "where somebody waits");
    assert_eq!(ids.last(), Some(&&waiting[1]), "the oldest where nobody does");
    assert!(list.tables.iter().all(|table| table.seats.len() == 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_that_were_left_are_closed() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let open = async |public: bool| {
        let table = json!({ "game": "mars", "seats": ["me", "open"], "settings": { "public": public } });
        ann.table_with(table).await.expect("a table").table.id
    };
    let (left, waited_at, by_link) = (open(true).await, open(true).await, open(false).await);
    let waiting = Stream::open(&site.http, &waited_at, &ann.key, None).await.expect("a stream");
    let stage = async |id: &str| {
        let info: TableInfo =
            Guest::nobody(&site.http).get(&format!("/api/tables/{id}")).await.expect("a table");
        info.stage
    };
    let closed = async |id: &str| {
        let closed = async {
            // It is looked for them once a minute, from when that was done last.
            while stage(id).await != Stage::Closed {
                site.pass(61);
            }
        };
        tokio::time::timeout(PATIENCE, closed).await.expect("it is closed");
    };
    site.pass(3_601);
    closed(&left).await;
    assert_eq!([stage(&waited_at).await, stage(&by_link).await], [Stage::Open, Stage::Open]);
    drop(waiting);
    let nobody = async {
        let path = format!("/api/tables/{waited_at}");
        while ann.get::<TableInfo>(&path).await.expect("a table").seats[0].here {}
    };
    tokio::time::timeout(PATIENCE, nobody).await.expect("the server notices");
    site.pass(15 * 24 * 3600);
    closed(&by_link).await;
    closed(&waited_at).await;
}

/// Whatever replays a game waits its turn, and is refused where too many wait.
#[tokio::test(flavor = "multi_thread")]
async fn reads_that_replay_are_bounded_and_others_are_not() {
    let mut site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = ann.table(&["me", "random"]).await.expect("a table").table.id;
    finish_game(std::slice::from_ref(&ann), &id, 3).await.expect("a game");
    let replays = [
        "log",
        "events",
        "ledger?seat=0&number=money",
        "course",
        "record",
        "moment?insight=true",
        "moment?step=1",
    ];
    for path in replays {
        let answer = site.http.send("GET", &format!("/api/tables/{id}/{path}"), &ann.key, None).await;
        assert_eq!(answer.expect("an answer").status, 200, "{path}");
    }
    site.restart_with(|config| config.quotas.replays_at_once = 0).await;
    for path in replays {
        let answer = site.http.send("GET", &format!("/api/tables/{id}/{path}"), &ann.key, None).await;
        let refused = refused_with(&answer.expect("an answer"));
        assert_eq!(refused, (503, "busy".to_string(), true), "{path}");
    }
    for path in ["", "/moment"] {
        let answer = site.http.send("GET", &format!("/api/tables/{id}{path}"), &ann.key, None).await;
        assert_eq!(answer.expect("an answer").status, 200, "{path}");
    }
    // A page that comes back begins anew instead of being told what it missed.
    let mut stream = Stream::open(&site.http, &id, &ann.key, Some(1)).await.expect("a stream");
    assert_eq!(stream.next().await.expect("the table").event, "table");
    assert_eq!(stream.next().await.expect("the whole").event, "moment");
}

/// At saturation a change is refused at once and told when to come again; whoever sends slowly takes nobody's place.
#[tokio::test(flavor = "multi_thread")]
async fn what_would_wait_too_long_is_refused_at_once() {
    let full = Site::start_with(|config| config.quotas.changes_at_once = 0).await;
    let new = json!({ "name": "Ann" });
    let refused = full.http.send("POST", "/api/players", "", Some(&new)).await.expect("an answer");
    assert_eq!(refused_with(&refused), (503, "busy".to_string(), true));
    let read = full.http.raw("GET", "/api/games", &[], "").await.expect("an answer");
    assert_eq!(read.status, 200, "who only reads is not concerned");

    let site = Site::start_with(|config| config.quotas.changes_at_once = 1).await;
    let address = site.http.base.trim_start_matches("http://").replace("localhost", "127.0.0.1");
    let mut slow = Vec::new();
    for _ in 0..5 {
        let mut socket = TcpStream::connect(&address).await.expect("a connection");
        let half = "POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";
        socket.write_all(half.as_bytes()).await.expect("sent");
        slow.push(socket);
    }
    let http = Http::new(site.http.base.clone());
    for _ in 0..20 {
        let made = http.send("POST", "/api/players", "", Some(&new)).await.expect("an answer");
        assert_eq!(made.status, 201);
    }
}
