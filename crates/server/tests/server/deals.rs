//! A fair deal: no cards before the game, none that anybody chose, and all of it can be verified afterwards.

use crate::Site;
use serde_json::{Value, json};
use tharsis_drill::{Fault, Guest, Stream, finish_game};
use tharsis_kernel::{Deal, Record, RecordFault, commitment};
use tharsis_mars::Mars;
use tharsis_wire::api::{Moment, Seated, Stage, TableInfo};

const PAGES: [&str; 6] =
    ["moment", "log", "events", "course", "moment?insight=true", "ledger?seat=0&number=money"];

async fn table(guest: &Guest, id: &str) -> TableInfo {
    guest.get(&format!("/api/tables/{id}")).await.expect("a table")
}

/// Nothing of the cards can be had: not by asking, and not from a stream that is opened now.
async fn nothing_to_see(guest: &Guest, id: &str) {
    for page in PAGES {
        match guest.get::<Value>(&format!("/api/tables/{id}/{page}")).await {
            Err(Fault::Refused(409, problem)) => assert_eq!(problem.error, "not-playing", "{page}"),
            other => panic!("{page}: {other:?}"),
        }
    }
}

/// Finding 5: the creator looks, leaves, sits down elsewhere, looks again; there is nothing before the game.
#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_has_no_cards() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let made = ann.table(&["me", "open", "open"]).await.expect("a table").table;
    let id = made.id;
    let commitment = made.commitment.expect("a commitment");
    let mut stream = Stream::open(&site.http, &id, &ann.key, None).await.expect("a stream");
    nothing_to_see(&ann, &id).await;
    for seat in [1, 2, 0] {
        ann.post::<TableInfo>(&format!("/api/tables/{id}/leave"), &json!({})).await.expect("leaving");
        nothing_to_see(&ann, &id).await;
        let seated: Seated =
            ann.post(&format!("/api/tables/{id}/join"), &json!({ "seat": seat })).await.expect("a seat");
        assert_eq!(seated.table.commitment.as_ref(), Some(&commitment), "the secret stays as it was");
        nothing_to_see(&ann, &id).await;
    }
    ben.join(&id).await.expect("a seat");
    nothing_to_see(&ben, &id).await;
    let stored = site.store.table(&id).await.expect("a database").expect("the table");
    assert_eq!(stored.seed, "", "not even the server has dealt");
    site.guest("Cid").await.join(&id).await.expect("the last seat");
    // What came over the stream: tables while it was open, then the whole moment.
    let first = loop {
        let message = stream.next().await.expect("a message");
        if message.event != "table" {
            break message;
        }
    };
    assert_eq!(first.event, "moment");
    let moment: Moment = serde_json::from_str(&first.data).expect("a moment");
    assert!(moment.ask.is_some() && !moment.scene["own"]["dealt"].as_array().expect("cards").is_empty());
    let now: Moment = ann.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment");
    assert_eq!(moment.scene, now.scene);
    assert_eq!(table(&ann, &id).await.asked, [0, 1, 2]);
}

/// A table that was closed before it began never had any cards.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_closed_before_the_game_shows_nothing() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = ann.table(&["me", "open"]).await.expect("a table").table.id;
    ann.post::<TableInfo>(&format!("/api/tables/{id}/close"), &json!({})).await.expect("hers");
    nothing_to_see(&ann, &id).await;
    let refused = site.guest("Ben").await.join(&id).await.expect_err("it is closed");
    assert!(matches!(refused, Fault::Refused(409, problem) if problem.error == "not-playing"));
}

/// Finding 6: whoever chooses the seed plays alone, or tells everybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_seed_is_chosen_for_others_only_if_they_are_told() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let new = |seats: &[&str], known: bool| {
        json!({ "game": "mars", "options": "corporate-era", "seats": seats, "seed": "0B".repeat(32),
            "settings": { "public": true, "known_deal": known } })
    };
    let refused = ann.table_with(new(&["me", "open"], false)).await.expect_err("Ben would not know");
    assert!(
        matches!(&refused, Fault::Refused(422, problem) if problem.detail.contains("known_deal")),
        "{refused}"
    );
    for seats in [&["me"][..], &["me", "steady"][..]] {
        let made = ann.table_with(new(seats, false)).await.expect("nobody else is there").table;
        assert!(made.settings.known_deal && made.commitment.is_none());
    }
    let id = ann.table_with(new(&["me", "open"], true)).await.expect("all are told").table.id;
    assert!(table(&ben, &id).await.settings.known_deal, "before they sit down");
    let listed: Value = ben.get("/api/tables").await.expect("a list");
    let listed = listed["tables"].as_array().expect("tables").iter().find(|it| it["id"] == *id);
    assert_eq!(listed.expect("it is listed")["settings"]["known_deal"], true);
    nothing_to_see(&ann, &id).await;
    ben.join(&id).await.expect("a seat");
    assert_eq!(site.store.table(&id).await.expect("a database").expect("it").seed, "0b".repeat(32));
    let fair = json!({ "game": "mars", "seats": ["me", "open"], "settings": { "known_deal": true } });
    let fair = ann.table_with(fair).await.expect("a table").table;
    assert!(!fair.settings.known_deal && fair.commitment.is_some(), "without a seed nobody knows anything");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_made_of_all_contributions_and_can_be_verified() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let new = json!({ "game": "mars", "options": "corporate-era", "seats": ["me", "novice", "open"],
        "contribution": "a1".repeat(16) });
    let id = ann.table_with(new).await.expect("a table").table.id;
    let seen = table(&ben, &id).await.commitment.expect("told before he sits down");
    for bad in ["", "12", "xyzxyzxyzxyzxyzxyz", &"0".repeat(65)] {
        let sent =
            ben.post::<Seated>(&format!("/api/tables/{id}/join"), &json!({ "contribution": bad })).await;
        assert!(matches!(sent, Err(Fault::Refused(422, _))), "{bad}");
    }
    let joined = json!({ "contribution": "B2".repeat(32) });
    ben.post::<Seated>(&format!("/api/tables/{id}/join"), &joined).await.expect("a seat");
    let told = async || {
        let info: Value = ben.get(&format!("/api/tables/{id}")).await.expect("a table");
        let mine: Value = ben.get("/api/me/tables").await.expect("a list");
        format!("{info}{mine}")
    };
    let stored = site.store.table(&id).await.expect("a database").expect("the table");
    for hidden in [&stored.secret, &stored.seed, &"a1".repeat(16), &"b2".repeat(32)] {
        assert!(!told().await.contains(hidden.as_str()), "told before the end");
    }
    finish_game(&[ann.clone(), ben.clone()], &id, 11).await.expect("a game to its end");
    let info = table(&ben, &id).await;
    let deal = info.deal.expect("told after the end");
    assert_eq!(deal.contributions, ["a1".repeat(16), String::new(), "b2".repeat(32)]);
    assert_eq!((commitment(&deal.secret), info.commitment), (seen.clone(), Some(seen.clone())));
    let made = Deal { secret: deal.secret.clone(), contributions: deal.contributions.clone() };
    assert_eq!(made.seed().map(|byte| format!("{byte:02x}")).concat(), deal.seed);

    let path = format!("/api/tables/{id}/record");
    let text = site.http.send("GET", &path, "", None).await.expect("a record").text();
    let (record, _) = Record::<Mars>::read(&text).expect("a record that replays");
    assert_eq!(record.deal.as_ref().map(Deal::commitment), Some(seen));
    let fault = |text: &str| Record::<Mars>::read(text).expect_err("it was changed").fault;
    for (part, other) in [(&deal.secret, "0"), (&deal.contributions[0], "0"), (&deal.seed, "0")] {
        let other = if part.starts_with('0') { "1" } else { other };
        let changed = text.replacen(part.as_str(), &format!("{other}{}", &part[1..]), 1);
        assert_eq!(fault(&changed), RecordFault::OtherDeal, "{part}");
    }
    assert_eq!(fault(&text.replacen(&format!(" {}", deal.contributions[2]), "", 1)), RecordFault::Deal(3));
    let line = format!("deal {made}\n");
    let (older, _) = Record::<Mars>::read(&text.replace(&line, "")).expect("records of older days replay");
    assert_eq!(older.deal, None);

    let again: Seated = ann.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.expect("a rematch");
    let rematch = site.store.table(&again.table.id).await.expect("a database").expect("the table");
    assert!(rematch.seed != stored.seed && rematch.secret != stored.secret && !rematch.settings.known_deal);
    let copy: Seated =
        ann.post(&format!("/api/tables/{id}/duplicate"), &json!({})).await.expect("the same deal");
    assert!(copy.table.settings.known_deal && copy.table.commitment.is_none());
    let on = json!({ "step": 3, "seat": 0 });
    let on: Seated = ann.post(&format!("/api/tables/{id}/play-on"), &on).await.expect("from the middle");
    assert!(on.table.settings.known_deal);
}

/// Nobody's time runs while the table waits for players.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_begin_with_the_game() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let new = json!({ "game": "mars", "seats": ["me", "open"],
        "settings": { "clock": { "kind": "game", "seconds": 60, "flag": "bot" } } });
    let id = ann.table_with(new).await.expect("a table").table.id;
    site.pass(3600);
    let info = ben.join(&id).await.expect("a seat").table;
    assert_eq!((info.stage, info.seats[0].time_left, info.step), (Stage::Playing, Some(60_000), 0));
    site.pass(59);
    assert_eq!(table(&ann, &id).await.seats[1].time_left, Some(1_000));
}

/// A table that an older version left open was dealt then, and somebody may have seen it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_older_days_is_dealt_anew_when_it_starts() {
    let mut site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let id = ann.table(&["me", "open"]).await.expect("a table").table.id;
    let database = sqlx::SqlitePool::connect(&site.database()).await.expect("the database");
    let older = "UPDATE tables SET secret = '', seed = '07', created = 1";
    sqlx::query(older).execute(&database).await.expect("as it was");
    sqlx::query("UPDATE seats SET contribution = ''").execute(&database).await.expect("as it was");
    site.restart().await;
    let [ann, ben] = [ann, ben].map(|guest| Guest::with_key(&site.http, guest.key));
    nothing_to_see(&ann, &id).await;
    assert_eq!(table(&ann, &id).await.commitment, None, "nothing was promised");
    assert_eq!(ben.join(&id).await.expect("a seat").table.stage, Stage::Playing);
    let started = site.store.table(&id).await.expect("a database").expect("the table");
    assert_eq!(started.seed.len(), 64);
    ann.get::<Moment>(&format!("/api/tables/{id}/moment")).await.expect("a moment");
}
