//! The deals of a day: the same for everybody, once, and nothing learnt of them before.

use crate::{Site, until};
use serde_json::{Value, json};
use std::time::Duration;
use tharsis_drill::{Answer, Fault, Guest, Scratch, Stream, finish_game};
use tharsis_server::store::{Store, backup, restore};
use tharsis_wire::api::{
    Daily, DailyDeal, DailyKind, DailyState, Moment, Seated, Stage, Statistics, TableInfo,
};

const DAY: u64 = 24 * 3600;

async fn daily(guest: &Guest, query: &str) -> Daily {
    guest.get(&format!("/api/daily{query}")).await.expect("the deals of a day")
}

/// One of the deals of a day as somebody is told of it.
async fn deal(guest: &Guest, query: &str, game: &str, kind: DailyKind) -> DailyDeal {
    let mut deals = daily(guest, query).await.deals.into_iter();
    deals.find(|deal| (deal.game.as_str(), deal.kind) == (game, kind)).expect("there is one of each")
}

async fn begin(guest: &Guest, game: &str, kind: &str) -> Seated {
    guest.post(&format!("/api/daily/{game}/{kind}"), &json!({})).await.expect("a table")
}

/// Nothing that needs long thought in a test, and is over soon: written down before anybody looks.
async fn easy(site: &Site) {
    let Daily { today, .. } = daily(&Guest::nobody(&site.http), "").await;
    site.change(&format!(
        "UPDATE deals SET options = '', bots = 'novice' WHERE day = '{today}' AND kind = 'duplicate' AND game = 'ares'"
    ))
    .await;
}

async fn moment(guest: &Guest, id: &str) -> Moment {
    guest.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment")
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_the_same_deal_once() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let told = daily(&ann, "").await;
    let kinds: Vec<_> = told.deals.iter().map(|deal| (deal.game.as_str(), deal.kind)).collect();
    let (solo, duplicate) = (DailyKind::Solo, DailyKind::Duplicate);
    assert_eq!(kinds, [("mars", solo), ("mars", duplicate), ("ares", solo), ("ares", duplicate)]);
    assert!(told.deals.iter().all(|deal| deal.bots.is_empty() == (deal.kind == solo) && deal.started == 0));
    assert_eq!((told.day == told.today, told.days.len()), (true, 0));
    for game in ["mars", "ares"] {
        let hers = begin(&ann, game, "solo").await;
        site.pass(1);
        let his = begin(&ben, game, "solo").await;
        assert_ne!(hers.table.id, his.table.id);
        assert_eq!(hers.table.commitment, his.table.commitment, "the same secret");
        let [one, other] = [moment(&ann, &hers.table.id).await, moment(&ben, &his.table.id).await];
        assert_eq!((&one.scene, &one.ask), (&other.scene, &other.ask), "the same cards");
        let again = begin(&ann, game, "solo").await;
        assert_eq!((again.table.id, again.seat, again.key), (hers.table.id.clone(), Some(0), None));
        let of = hers.table.daily.expect("it says which deal it is");
        assert_eq!((of.day, of.kind), (told.today.clone(), solo));
        assert!(!hers.table.settings.hints && !hers.table.settings.public && hers.table.yours);
        let stored = site.store.table(&hers.table.id).await.expect("the database").expect("her table");
        let other = site.store.table(&his.table.id).await.expect("the database").expect("his table");
        assert_eq!((&stored.seed, &stored.secret), (&other.seed, &other.secret));
    }
    let deal = deal(&ann, "", "mars", solo).await;
    let names: Vec<&str> = deal.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!((deal.started, deal.finished, names), (2, 0, vec!["Ann", "Ben"]));
    assert_eq!(deal.own.expect("she plays").state, DailyState::Playing);
}

/// However many requests of one player come at once, one table is made.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_twice_at_once_has_one_table() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let (_running, elsewhere, _) = site.beside().await;
    let there = Guest::with_key(&elsewhere, ann.key.clone());
    let mut asking = Vec::new();
    for i in 0..12 {
        let guest = if i % 2 == 0 { ann.clone() } else { there.clone() };
        asking.push(tokio::spawn(async move { begin(&guest, "mars", "solo").await.table.id }));
    }
    let mut ids = Vec::new();
    for asked in asking {
        ids.push(asked.await.expect("an answer"));
    }
    ids.dedup();
    assert_eq!(ids.len(), 1, "{ids:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_day_has_other_deals_and_none_can_be_known_before() {
    let mut site = Site::start().await;
    let ann = site.guest("Ann").await;
    let first = begin(&ann, "mars", "solo").await.table;
    let today = daily(&ann, "").await;
    site.pass(DAY);
    let next = daily(&ann, "").await;
    assert_eq!((next.day > today.day, &next.days), (true, &vec![today.day.clone()]));
    let second = begin(&ann, "mars", "solo").await.table;
    assert!(second.id != first.id && second.commitment != first.commitment);
    assert_ne!(moment(&ann, &first.id).await.scene, moment(&ann, &second.id).await.scene);
    let earlier = deal(&ann, &format!("?day={}", today.day), "mars", DailyKind::Solo).await;
    assert_eq!((earlier.open, earlier.started, earlier.finished), (true, 1, 0));
    assert_eq!(earlier.own.expect("she began").state, DailyState::Unfinished);
    for query in ["?day=2999-01-01", "?day=yesterday", "?day=2026-02-30"] {
        let refused = ann.get::<Daily>(&format!("/api/daily{query}")).await;
        assert!(matches!(&refused, Err(Fault::Refused(422, it)) if it.error == "invalid"), "{refused:?}");
    }
    // What follows from the secret of one server is not what follows from another's.
    let other = Site::start().await;
    other.pass(0);
    let eve = other.guest("Eve").await;
    let elsewhere = begin(&eve, "mars", "solo").await.table;
    assert_ne!(elsewhere.commitment, first.commitment);
    // A server that starts anew deals the same on the same day.
    site.restart().await;
    let [ann, ben] = [Guest::with_key(&site.http, ann.key.clone()), site.guest("Ben").await];
    assert_eq!(begin(&ann, "mars", "solo").await.table.id, second.id);
    assert_eq!(begin(&ben, "mars", "solo").await.table.commitment, second.commitment);
}

/// All ways by which somebody might look at a table, or at what is known of it.
async fn looks(guest: &Guest, id: &str) -> Vec<(String, Answer)> {
    let mut answers = Vec::new();
    let get =
        ["", "/moment", "/moment?step=0&seat=0", "/log", "/events", "/ledger?seat=0&number=money", "/course"];
    let more = ["/record", "/review", "/review/1", "/hint"];
    for path in get.iter().chain(&more) {
        let path = format!("/api/tables/{id}{path}");
        answers
            .push((path.clone(), guest.http.send("GET", &path, &guest.key, None).await.expect("an answer")));
    }
    for (path, body) in [
        (format!("/api/tables/{id}/duplicate"), json!({})),
        (format!("/api/tables/{id}/rematch"), json!({})),
        (format!("/api/tables/{id}/play-on"), json!({ "step": 0, "seat": 0 })),
        (format!("/api/tables/{id}/join"), json!({})),
        (format!("/api/tables/{id}/account"), json!({ "choices": [] })),
        ("/api/study".to_string(), json!({ "from": { "table": id } })),
        ("/api/study/judge".to_string(), json!({ "from": { "table": id } })),
    ] {
        let answer = guest.http.send("POST", &path, &guest.key, Some(&body)).await.expect("an answer");
        answers.push((path, answer));
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_a_deal_from_somebody_elses_table() {
    let site = Site::start().await;
    easy(&site).await;
    let (ann, ben, eve) = (site.guest("Ann").await, site.guest("Ben").await, site.guest("Eve").await);
    let [hers, his] = [&ann, &ben].map(|guest| begin(guest, "ares", "duplicate"));
    let (hers, his) = (hers.await.table.id, his.await.table.id);
    let stored = site.store.table(&hers).await.expect("the database").expect("her table");
    let refused = async |guest: &Guest, when: &str| {
        for (path, answer) in looks(guest, &hers).await {
            let error = answer.json()["error"].as_str().map(str::to_string);
            // Whoever is nobody is asked for a name first.
            let is_stranger = guest.key.is_empty() && error.as_deref() == Some("unknown-player");
            let is_refused = (answer.status, error.as_deref()) == (403, Some("daily"));
            assert!(is_refused || is_stranger, "{when}: {path}: {}", answer.text());
            for secret in [&stored.seed, &stored.secret] {
                assert!(!answer.text().contains(secret.as_str()), "{when}: {path}");
            }
        }
    };
    for guest in [&ben, &eve, &Guest::nobody(&site.http)] {
        refused(guest, "while she plays").await;
        let (stream, close) = (format!("/api/tables/{hers}/stream"), format!("/api/tables/{hers}/close"));
        for (method, path) in [("GET", stream), ("POST", close)] {
            let answer = site.http.send(method, &path, &guest.key, None).await.expect("an answer");
            assert_eq!((answer.status, answer.json()["error"].as_str()), (403, Some("daily")), "{path}");
        }
    }
    // She herself sees what she may, and neither seed nor record.
    for (path, answer) in looks(&ann, &hers).await {
        for secret in [&stored.seed, &stored.secret] {
            assert!(!answer.text().contains(secret.as_str()), "{path}");
        }
        if ["/record", "/review", "/hint", "/duplicate"].iter().any(|it| path.ends_with(it)) {
            assert!(matches!(answer.status, 403 | 409), "{path}: {}", answer.text());
        }
    }
    finish_game(std::slice::from_ref(&ann), &hers, 1).await.expect("a game to its end");
    for guest in [&ben, &eve, &Guest::nobody(&site.http)] {
        refused(guest, "while others may still play").await;
        let deal = deal(guest, "", "ares", DailyKind::Duplicate).await;
        assert!(!deal.open && deal.players.iter().all(|it| it.points.is_none() && it.place.is_none()));
        assert!(deal.players.iter().all(|it| it.you || it.table.is_none()));
    }
    let seen = deal(&ann, "", "ares", DailyKind::Duplicate).await;
    let own = seen.own.clone().expect("she played");
    assert_eq!((seen.open, seen.finished, own.place, own.state), (true, 1, Some(1), DailyState::Finished));
    let info: TableInfo = ann.get(&format!("/api/tables/{hers}")).await.expect("her table");
    assert_eq!((own.points, own.won), (info.seats[0].points, Some(info.winners.contains(&0))));

    // Who has played it looks at all who have.
    finish_game(std::slice::from_ref(&ben), &his, 2).await.expect("a game to its end");
    let seen = deal(&ben, "", "ares", DailyKind::Duplicate).await;
    let worth = |it: &tharsis_wire::api::DailyPlayer| (it.won, it.points);
    let [first, second] = &seen.players[..] else { panic!("two have played: {seen:?}") };
    assert!(worth(first) >= worth(second) && first.place == Some(1));
    assert_eq!(second.place, Some(if worth(first) == worth(second) { 1 } else { 2 }));
    let record = async |guest: &Guest| {
        let path = format!("/api/tables/{hers}/record");
        guest.http.send("GET", &path, &guest.key, None).await.expect("an answer").status
    };
    assert_eq!((record(&ben).await, record(&eve).await), (200, 403));
    let copy: Seated = ben.post(&format!("/api/tables/{hers}/duplicate"), &json!({})).await.expect("a copy");
    assert_eq!((copy.table.daily, copy.table.settings.known_deal), (None, true));
    site.pass(DAY);
    assert_eq!(record(&eve).await, 200, "the day is over");
    let statistics: Statistics = ann.get("/api/me/statistics").await.expect("statistics");
    assert_eq!(statistics.games[0].all.games, 1, "it counts as any other game");
}

/// The same choices meet the same answers of the bots.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_meets_the_same_bots() {
    let site = Site::start().await;
    let today = daily(&Guest::nobody(&site.http), "").await.today;
    let set = "UPDATE deals SET options = '', bots = 'champion:8 random'";
    site.change(&format!("{set} WHERE day = '{today}' AND kind = 'duplicate' AND game = 'mars'")).await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let mut courses = Vec::new();
    for guest in [&ann, &ben] {
        let id = begin(guest, "mars", "duplicate").await.table.id;
        for _ in 0..12 {
            let info = until(guest, &id, "her turn", |info| info.asked.contains(&0)).await;
            let ask = moment(guest, &id).await.ask.expect("a question");
            let last = ask.choices.last().expect("a choice").choice.clone();
            let body = json!({ "seq": info.seq, "choices": [last] });
            guest.post::<Value>(&format!("/api/tables/{id}/choices"), &body).await.expect("a choice");
        }
        until(guest, &id, "her turn", |info| info.asked.contains(&0)).await;
        let entries = site.store.entries(&id, 0).await.expect("the database");
        let mut made: Vec<(u8, String)> = entries.into_iter().map(|entry| (entry.seat, entry.what)).collect();
        // Where all are asked at once, who answers first does not matter.
        made.sort_by_key(|(seat, _)| *seat);
        courses.push(made);
    }
    assert!(courses[0].iter().filter(|(seat, _)| *seat == 1).count() > 5, "the bot has moved");
    assert_eq!(courses[0], courses[1]);
}

/// So many choices lead beyond the first research.
const CHOICES: usize = 14;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_seen_is_not_taken_back_and_nobody_stands_in() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = begin(&ann, "mars", "solo").await.table.id;
    let free = ann.table(&["me"]).await.expect("a table").table.id;
    for (id, may) in [(&id, false), (&free, true)] {
        let mut undoable = 0;
        for _ in 0..CHOICES {
            let now = moment(&ann, id).await;
            let choices = now.ask.expect("a question").choices;
            // As fast as possible to where cards are drawn.
            let ends = ["done", "pass"].iter().find(|end| choices.iter().any(|it| it.choice == **end));
            let choice = ends.map_or(choices[0].choice.as_str(), |end| end);
            let body = json!({ "seq": now.seq, "choices": [choice] });
            ann.post::<Value>(&format!("/api/tables/{id}/choices"), &body).await.expect("a choice");
            undoable += usize::from(moment(&ann, id).await.undo.is_some());
        }
        assert!(if may { undoable == CHOICES } else { undoable < CHOICES }, "{undoable} at {id}");
    }
    let left = ann.post::<Value>(&format!("/api/tables/{id}/leave"), &json!({})).await;
    assert!(matches!(&left, Err(Fault::Refused(409, it)) if it.error == "daily"), "{left:?}");
    let hint = ann.get::<Value>(&format!("/api/tables/{id}/hint")).await;
    assert!(matches!(&hint, Err(Fault::Refused(403, it)) if it.error == "no-hints"), "{hint:?}");
    // Given up is given up.
    ann.post::<Value>(&format!("/api/tables/{id}/close"), &json!({})).await.expect("her table");
    assert_eq!(begin(&ann, "mars", "solo").await.table.stage, Stage::Closed);
    let deal = deal(&ann, "", "mars", DailyKind::Solo).await;
    assert_eq!((deal.own.expect("she began").state, deal.open), (DailyState::Unfinished, false));
}

/// Whoever comes to the end when results are known already is told apart.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_after_its_day_has_no_place() {
    let site = Site::start().await;
    easy(&site).await;
    let ann = site.guest("Ann").await;
    let Seated { table, .. } = begin(&ann, "ares", "duplicate").await;
    site.pass(DAY);
    finish_game(std::slice::from_ref(&ann), &table.id, 1).await.expect("a game to its end");
    let day = table.daily.expect("a daily deal").day;
    let own = deal(&ann, &format!("?day={day}"), "ares", DailyKind::Duplicate).await.own.expect("she played");
    assert_eq!((own.state, own.place, own.points.is_some()), (DailyState::Late, None, true));
}

/// Somebody whose key of a seat has ended does not go on looking, although they are known otherwise.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_of_a_daily_deal_ends_with_the_seat() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let Seated { table, key, .. } = begin(&ann, "mars", "solo").await;
    let holder = Guest::with_key(&site.http, key.expect("the key of her seat"));
    let mut stream = Stream::open(&site.http, &table.id, &holder.key, None).await.expect("a stream");
    stream.next().await.expect("a message");
    ann.post::<Value>("/api/me/key", &json!({})).await.expect("a new key");
    let ended = async { while stream.next().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("it ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_keeps_deals_and_their_secret() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let hers = begin(&ann, "mars", "solo").await.table;
    let mut file = Vec::new();
    backup(&site.store, &mut file).await.expect("a backup");
    let folder = Scratch::new("restored");
    let store = Store::open(&folder.sqlite()).await.expect("a database");
    restore(&store, &mut &file[..]).await.expect("all of it");
    assert_eq!(
        store.secret_of_deals().await.expect("the database"),
        site.store.secret_of_deals().await.expect("the database")
    );
    let day = &hers.daily.as_ref().expect("a daily deal").day;
    assert_eq!(
        store.deals_of(day).await.expect("the database"),
        site.store.deals_of(day).await.expect("the database")
    );
    let kept = store.table(&hers.id).await.expect("the database").expect("her table");
    assert_eq!(Some(kept), site.store.table(&hers.id).await.expect("the database"));
    let name = format!("{day} solo");
    let own = store.table_at_deal(&ann.id, "mars", &name).await.expect("the database");
    assert_eq!(own, Some((hers.id, Stage::Playing)));
    assert_eq!(store.table_at_deal(&ben.id, "mars", &name).await.expect("the database"), None);
}
