//! Rules and tables stay together: a database as an older server left it (`tests/old/`, made by the program before the
//! second migration, under rules 4 of Mars and 2 of Ares), taken up by this one.

use crate::Site;
use serde_json::{Value, json};
use tharsis_drill::{Fault, Guest, Stream};
use tharsis_server::store::{Append, Appended, ByWhom, EntryRow, TableRow};
use tharsis_server::{LogFault, verify_log};
use tharsis_wire::api::{Accepted, Frozen, Moment, Seated, Stage, TableInfo, Tables};

/// The secrets of those who played there, and their tables.
const ANN: &str = "f16eaff7d24fff48ad8f44b40e1bb79064afa62f52f956dfcc3af77761f15dc6";
const BEN: &str = "aaf3451cfc814160a3e1261b1d7fa4ad3470b7c600718323eb50f135a5acb859";
const OPEN: &str = "N9S7PXUY";
pub(crate) const MARS: &str = "V727WUAW";
const ARES: &str = "FY3MXXYU";
const WITH_A_BOT: &str = "4CGELNTV";
const BOTS_TURN: &str = "GSRY2U76";
const OVER: &str = "NA2F6A82";
const BEGUN: [&str; 5] = [MARS, ARES, WITH_A_BOT, BOTS_TURN, OVER];

/// The old database, changed by a statement, and those who played there.
pub(crate) async fn old(change: &str) -> (Site, Guest, Guest) {
    let site = Site::start_from("rules-4-2.db", change).await;
    let (ann, ben) = (Guest::with_key(&site.http, ANN), Guest::with_key(&site.http, BEN));
    (site, ann, ben)
}

async fn moment(guest: &Guest, id: &str) -> Moment {
    guest.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment")
}

async fn info(guest: &Guest, id: &str) -> TableInfo {
    guest.get(&format!("/api/tables/{id}")).await.expect("a table")
}

/// Makes the first choice offered to this guest, if any is.
async fn go_on(guest: &Guest, id: &str) -> Option<Result<Accepted, Fault>> {
    let moment = moment(guest, id).await;
    let choice = moment.ask?.choices.first()?.choice.clone();
    Some(send(guest, id, moment.seq, &choice).await)
}

async fn send(guest: &Guest, id: &str, seq: i64, choice: &str) -> Result<Accepted, Fault> {
    guest.post(&format!("/api/tables/{id}/choices"), &json!({ "seq": seq, "choices": [choice] })).await
}

async fn kept(site: &Site, id: &str) -> (TableRow, Vec<EntryRow>) {
    let row = site.store.table(id).await.expect("a database").expect("a table");
    (row, site.store.entries(id, 0).await.expect("a database"))
}

fn is_frozen<T>(refused: Result<T, Fault>, word: &str) -> bool {
    matches!(refused, Err(Fault::Refused(409, problem)) if problem.error == "frozen" && problem.detail.contains(word))
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_an_old_database_go_on_where_their_rules_do() {
    let (site, ann, ben) = old("").await;
    for id in BEGUN {
        let table = info(&ann, id).await;
        let (row, entries) = kept(&site, id).await;
        if table.game == "mars" {
            assert_eq!(
                (table.frozen, row.rules),
                (Some(Frozen::Rules), 4),
                "{id}: Mars is played under others now"
            );
            continue;
        }
        assert_eq!(table.frozen, None, "{id}");
        let mut by_people = entries.iter().filter(|entry| entry.by == ByWhom::Player);
        assert!(by_people.all(|entry| entry.hash == 0), "{id}: it is of older days");
        verify_log(&(&row).into(), &entries).expect("it leads where it led");
    }
    let before = kept(&site, ARES).await.1;
    let mut made = 0;
    for guest in [&ann, &ben] {
        made += u32::from(matches!(go_on(guest, ARES).await, Some(Ok(_))));
    }
    let after = kept(&site, ARES).await.1;
    assert!(made > 0 && after.len() > before.len() && after.starts_with(&before));
    assert!(after.last().is_some_and(|entry| entry.hash != 0), "the state is kept by its hash now");
    ben.join(OPEN).await.expect("a seat");
    assert_eq!(info(&ann, OPEN).await.stage, Stage::Playing);
    assert_eq!(info(&ann, OVER).await.winners.len(), 1);
    assert!(moment(&ann, OVER).await.scene.is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_other_rules_are_frozen_with_a_clear_word_and_never_changed() {
    let (site, ann, ben) = old("UPDATE tables SET rules = 1").await;
    let mut before = Vec::new();
    for id in BEGUN {
        before.push(kept(&site, id).await);
    }
    for id in BEGUN {
        let table = info(&ann, id).await;
        assert_eq!(table.frozen, Some(Frozen::Rules), "{id}");
        let read: Result<Value, Fault> = ann.get(&format!("/api/tables/{id}/moment?lang=en")).await;
        assert!(is_frozen(read, "version 1"), "{id}: nothing is shown that was not played");
        assert!(is_frozen(send(&ann, id, table.seq, "pass").await, "version 1"), "{id}");
        let undo =
            ann.post::<Accepted>(&format!("/api/tables/{id}/undo"), &json!({ "seq": table.seq })).await;
        assert!(is_frozen(undo, "version 1"), "{id}");
        let mut stream = Stream::open(&ann.http, id, ANN, None).await.expect("a stream");
        let told = stream.next().await.expect("a message");
        assert!(format!("{told:?}").contains("frozen"), "{told:?}");
    }
    let listed: Tables = ann.get("/api/me/tables").await.expect("her tables");
    let frozen = |id: &str| listed.tables.iter().find(|table| table.id == id).expect("hers").frozen;
    assert_eq!((frozen(MARS), frozen(OPEN)), (Some(Frozen::Rules), None));
    // Neither bots nor clocks move there, whatever time passes.
    site.pass(3_600);
    for (id, before) in BEGUN.into_iter().zip(&before) {
        assert_eq!(kept(&site, id).await, *before, "{id}");
    }
    let again: Seated =
        ben.post(&format!("/api/tables/{MARS}/rematch"), &json!({})).await.expect("a rematch");
    assert_eq!((again.table.frozen, again.table.parent.as_deref()), (None, Some(MARS)));
    assert!(go_on(&ben, &again.table.id).await.expect("asked").is_ok());
    // What has not begun is played under the rules of today.
    ben.join(OPEN).await.expect("a seat");
    assert!(go_on(&ann, OPEN).await.expect("asked").is_ok());
    let over = info(&ann, OVER).await;
    assert!(over.stage == Stage::Over && over.seats.iter().all(|seat| seat.points.is_some()));
    let record =
        ann.http.send("GET", &format!("/api/tables/{OVER}/record"), ANN, None).await.expect("a record");
    let record = String::from_utf8(record.body).expect("text");
    assert!(record.starts_with("tharsis-record 1\ngame ares\nrules 1\nseats 2\n"), "{record}");
    assert_eq!(record.lines().count(), 6 + over.step, "all choices, as they were kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_choice_freezes_its_table_and_no_other() {
    let mut site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    let (_, _, other) = site.two_at_a_table().await;
    let corporations = moment(&ann, &id).await.ask.expect("asked").choices;
    go_on(&ann, &id).await.expect("asked").expect("legal");
    go_on(&ben, &id).await.expect("asked").expect("legal");
    let entries = kept(&site, &id).await.1;
    site.stop().await;
    // The other corporation, as legal as the one that was chosen: only the hashes know better.
    let changed = &corporations[1].choice;
    site.change(&format!("UPDATE entries SET what = '{changed}' WHERE game = '{id}' AND seq = 1")).await;
    site.restart().await;
    let (ann, ben) = (Guest::with_key(&site.http, ann.key), Guest::with_key(&site.http, ben.key));
    let table = info(&ann, &id).await;
    assert_eq!(table.frozen, Some(Frozen::Log));
    let shown = moment(&ann, &id).await;
    assert!(shown.scene.is_object(), "the game up to where all agrees is shown");
    assert!(shown.ask.is_none() && shown.undo.is_none(), "nobody is asked");
    assert!(is_frozen(send(&ann, &id, table.seq, "pass").await, "leads elsewhere"));
    assert!(is_frozen(send(&ben, &id, table.seq, "pass").await, "leads elsewhere"));
    assert_eq!(kept(&site, &id).await.1.len(), entries.len(), "nothing was changed");
    assert_eq!(info(&ann, &other).await.frozen, None, "the server goes on");
    let again: Seated = ann.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.expect("a rematch");
    assert_eq!(again.table.frozen, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_choice_is_kept_with_the_hash_of_the_state_it_led_to() {
    let mut site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    for _ in 0..6 {
        go_on(&ann, &id).await;
    }
    go_on(&ben, &id).await;
    let (row, entries) = kept(&site, &id).await;
    assert_eq!(verify_log(&(&row).into(), &entries).expect("as it was played"), entries.len());
    for (i, entry) in entries.iter().enumerate() {
        let mut changed = entries.clone();
        changed[i].hash ^= 1;
        assert!(
            matches!(verify_log(&(&row).into(), &changed), Err(LogFault::OtherState(seq)) if seq == entry.seq)
        );
    }
    let other = TableRow { rules: row.rules + 1, ..row.clone() };
    assert!(matches!(verify_log(&(&other).into(), &entries), Err(LogFault::OtherRules(_))));

    // Two cards in another order lead to the same state in the end, and yet it is seen.
    let cards: Vec<&EntryRow> = entries.iter().filter(|entry| entry.seat == 0).skip(1).take(2).collect();
    let swap = format!(
        "UPDATE entries SET what = CASE seq WHEN {} THEN '{}' ELSE '{}' END WHERE game = '{id}' AND seq IN ({}, {})",
        cards[0].seq, cards[1].what, cards[0].what, cards[0].seq, cards[1].seq
    );
    site.change(&swap).await;
    site.restart().await;
    let ann = Guest::with_key(&site.http, ann.key);
    assert_eq!(info(&ann, &id).await.frozen, Some(Frozen::Log));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_process_writes_is_verified_before_it_is_taken_in() {
    let site = Site::start().await;
    let (ann, _, id) = site.two_at_a_table().await;
    let before = moment(&ann, &id).await;
    let choice = before.ask.as_ref().expect("a question").choices[0].choice.clone();
    let foreign = EntryRow {
        seq: 1,
        seat: 0,
        what: choice.clone(),
        by: ByWhom::Player,
        at: site.time.now(),
        begins: true,
        reveals: false,
        asked: 3,
        sent: String::new(),
        hash: 12345,
    };
    let append = Append { game: id.clone(), entries: vec![foreign], step: 1, asked: 3, due: 0, result: None };
    assert_eq!(site.store.append(append).await.expect("a database"), Appended::Written);
    let late = send(&ann, &id, before.seq, &choice).await;
    assert!(matches!(late, Err(Fault::Refused(409, problem)) if problem.error == "stale"));
    assert_eq!(info(&ann, &id).await.frozen, Some(Frozen::Log));
    assert!(is_frozen(send(&ann, &id, before.seq, &choice).await, "leads elsewhere"));
}
