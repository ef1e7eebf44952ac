//! Taking back and making again.

use crate::{Site, until};
use serde_json::{Value, json};
use tharsis_drill::{Fault, Follower, Guest};
use tharsis_kernel::{Game, Seat};
use tharsis_mars::{Mars, Options, cards};
use tharsis_wire::api::{Accepted, Moment};

async fn moment(guest: &Guest, id: &str) -> Moment {
    guest.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment")
}

async fn send(guest: &Guest, id: &str, choices: &[&str]) -> Result<Accepted, Fault> {
    let seq = moment(guest, id).await.seq;
    guest.post(&format!("/api/tables/{id}/choices"), &json!({ "seq": seq, "choices": choices })).await
}

async fn first(guest: &Guest, id: &str) {
    let ask = moment(guest, id).await.ask.expect("a question");
    send(guest, id, &[&ask.choices[0].choice]).await.expect("a legal choice");
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_only_ones_own_last_choices_can_be_taken_back() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    first(&ann, &id).await;
    let chosen = moment(&ann, &id).await;
    assert_eq!(chosen.undo, Some(0));
    assert_eq!(moment(&ben, &id).await.undo, None, "Ben has done nothing");
    let undo = |seq: i64| json!({ "seq": seq });
    let path = format!("/api/tables/{id}/undo");
    ann.post::<Accepted>(&path, &undo(chosen.seq)).await.expect("her own choice");
    let back = moment(&ann, &id).await;
    assert_eq!((back.step, back.redo, back.ask.expect("a question").kind.as_str()), (0, true, "corporation"));
    ann.post::<Accepted>(&format!("/api/tables/{id}/redo"), &undo(back.seq)).await.expect("made again");
    assert_eq!(moment(&ann, &id).await.scene, chosen.scene);

    first(&ben, &id).await;
    let seq = moment(&ann, &id).await.seq;
    let refused = ann.post::<Accepted>(&path, &undo(seq)).await.expect_err("Ben has acted");
    assert!(matches!(refused, Fault::Refused(409, problem) if problem.error == "no-undo"));
}

/// What is made again follows from the log as it is when it is written: found by the laboratory, where somebody else moved
/// between the look and the deed.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_last_is_made_again_wherever_one_asks() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    let (_running, there, _) = site.beside().await;
    let ann_there = Guest::with_key(&there, ann.key.clone());
    let [undo, redo] = ["undo", "redo"].map(|word| format!("/api/tables/{id}/{word}"));
    let ask = moment(&ann, &id).await.ask.expect("a corporation");
    let [one, other] = [0, 1].map(|i| ask.choices[i].choice.clone());
    for choice in [&one, &other] {
        send(&ann, &id, &[choice]).await.expect("a legal choice");
        let seq = moment(&ann, &id).await.seq;
        ann.post::<Accepted>(&undo, &json!({ "seq": seq })).await.expect("her own choice");
        if *choice == one {
            assert!(moment(&ann_there, &id).await.redo, "that much is known there");
        }
    }
    let seq = moment(&ann, &id).await.seq;
    ann_there.post::<Accepted>(&redo, &json!({ "seq": seq })).await.expect("made again");
    let log = site.store.entries(&id, 0).await.expect("a log");
    assert_eq!(log.last().map(|entry| &entry.what), Some(&other));

    // Whoever moves in between makes it too late, although nothing else has changed for her.
    let before = moment(&ann_there, &id).await.seq;
    ann_there.post::<Accepted>(&undo, &json!({ "seq": before })).await.expect("her own choice");
    let seq = moment(&ann_there, &id).await.seq;
    let ben_there = Guest::with_key(&there, ben.key.clone());
    first(&ben_there, &id).await;
    let late = ann_there.post::<Accepted>(&redo, &json!({ "seq": seq })).await;
    assert!(matches!(&late, Err(Fault::Refused(409, problem)) if problem.error == "no-undo"), "{late:?}");
}

/// A deal in which the first player may take this corporation.
fn deal_with(corporation: &str) -> (String, Seat) {
    let id = cards::by_name(corporation).expect("a corporation");
    let deals = (0u8..=255).map(|byte| ([byte; 32], Mars::setup(&Options::default(), 2, [byte; 32])));
    let mut fit =
        deals.filter(|(_, state)| state.player(state.first_player()).dealt.iter().any(|it| it == id));
    let (seed, state) = fit.next().expect("it is dealt some time");
    (seed.iter().map(|byte| format!("{byte:02x}")).collect(), state.first_player())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_learnt_cannot_be_unlearnt_among_people() {
    let site = Site::start().await;
    let (seed, first_player) = deal_with("Inventrix");
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let table = json!({ "game": "mars", "options": "corporate-era", "seats": ["me", "open"], "seed": seed,
        "settings": { "known_deal": true } });
    let id = ann.table_with(table).await.expect("a table").table.id;
    ben.join(&id).await.expect("a seat");
    let (beginner, other) = if first_player == Seat(0) { (&ann, &ben) } else { (&ben, &ann) };
    first(other, &id).await;
    send(other, &id, &["done"]).await.expect("no cards");
    let inventrix =
        format!("card {}", cards::card(cards::by_name("Inventrix").expect("a corporation")).number);
    send(beginner, &id, &[&inventrix, "done"]).await.expect("the corporation that draws cards");
    send(beginner, &id, &["first"]).await.expect("its first action");
    let drawn = moment(beginner, &id).await;
    assert_eq!(drawn.scene["own"]["hand"].as_array().map(Vec::len), Some(3), "three cards were seen");
    assert_eq!(drawn.undo, None, "nobody has acted since, and yet");
    let undo = json!({ "seq": drawn.seq });
    let refused = beginner.post::<Accepted>(&format!("/api/tables/{id}/undo"), &undo).await;
    assert!(matches!(refused, Err(Fault::Refused(409, problem)) if problem.error == "no-undo"));
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_one_may_go_back_to_any_question_and_the_log_follows() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = ann.table(&["me", "steady"]).await.expect("a table").table.id;
    let mut page = Follower::default();
    page.follow(&ann, &id, 0).await.expect("a moment");
    let first_own = moment(&ann, &id).await.step;
    for _ in 0..40 {
        until(&ann, &id, "her question", |info| info.asked == [0]).await;
        let ask = moment(&ann, &id).await.ask.expect("a question");
        let last = ask.choices.last().expect("a choice").choice.clone();
        // A bot may have moved meanwhile; then the next round answers the newer moment.
        let _ = send(&ann, &id, &[&last]).await;
    }
    until(&ann, &id, "her question", |info| info.asked == [0]).await;
    let now = moment(&ann, &id).await;
    page.follow(&ann, &id, now.seq).await.expect("updates");
    let log: Value = ann.get(&format!("/api/tables/{id}/log?lang=en")).await.expect("a log");
    // The opening is asked of all at once, so she was asked before the first choice of the game.
    let undone: Accepted = ann
        .post(&format!("/api/tables/{id}/undo"), &json!({ "seq": now.seq, "to": first_own }))
        .await
        .expect("any earlier question of hers");
    assert_eq!(undone.seq, now.seq + 1);
    page.follow(&ann, &id, undone.seq).await.expect("updates");
    let then = moment(&ann, &id).await;
    assert!(then.step < now.step && then.ask.is_some());
    assert!(page.log.values().all(|entry| entry.step <= then.step), "the page's log was cut back");
    let shorter: Value = ann.get(&format!("/api/tables/{id}/log?lang=en")).await.expect("a log");
    let length = |log: &Value| log["entries"].as_array().expect("entries").len();
    assert!(length(&shorter) < length(&log));
}

#[tokio::test(flavor = "multi_thread")]
async fn several_choices_are_made_together_or_not_at_all() {
    let site = Site::start().await;
    let (ann, _, id) = site.two_at_a_table().await;
    first(&ann, &id).await;
    let before = moment(&ann, &id).await;
    let ask = before.ask.clone().expect("the opening cards");
    let cards: Vec<&str> =
        ask.choices.iter().map(|offer| offer.choice.as_str()).filter(|it| it.starts_with("card")).collect();
    let refused = send(&ann, &id, &[cards[0], cards[0], "done"]).await.expect_err("the same card twice");
    assert!(matches!(refused, Fault::Refused(422, problem) if problem.detail.starts_with("choice 2")));
    assert_eq!(moment(&ann, &id).await, before, "nothing was changed");
    send(&ann, &id, &[cards[0], "done"]).await.expect("one card");
    assert_eq!(moment(&ann, &id).await.seq, before.seq + 2);
    assert_eq!(moment(&ann, &id).await.undo, Some(before.step), "they are taken back together");
}

/// Both answer, quietly, until one is asked something of this kind and nothing was answered yet.
async fn until_both_are_asked(ann: &Guest, ben: &Guest, id: &str, kind: &str) {
    for _ in 0..100 {
        let asks = [ann, ben].map(|guest| async move { (guest, moment(guest, id).await.ask) });
        let [ann, ben] = asks;
        let asks = [ann.await, ben.await];
        if asks.iter().all(|(_, ask)| ask.as_ref().is_some_and(|ask| ask.kind == kind)) {
            return;
        }
        let (guest, ask) = asks.into_iter().find(|(_, ask)| ask.is_some()).expect("somebody is asked");
        let offered: Vec<String> = ask.expect("found").choices.into_iter().map(|it| it.choice).collect();
        let quiet = ["done", "pass"].into_iter().find(|quiet| offered.iter().any(|it| it == quiet));
        send(guest, id, &[quiet.unwrap_or(&offered[0])]).await.expect("a legal choice");
    }
    panic!("never asked: {kind}");
}

async fn try_undo(guest: &Guest, id: &str) -> Result<Accepted, Fault> {
    let seq = moment(guest, id).await.seq;
    guest.post(&format!("/api/tables/{id}/undo"), &json!({ "seq": seq })).await
}

fn is_no_undo(refused: &Result<Accepted, Fault>) -> bool {
    matches!(refused, Err(Fault::Refused(409, problem)) if problem.error == "no-undo")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_drafter_has_seen_the_next_pack_and_cannot_pick_again() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    let table = json!({ "game": "mars", "options": "corporate-era draft", "seats": ["me", "open"] });
    let id = ann.table_with(table).await.expect("a table").table.id;
    ben.join(&id).await.expect("a seat");
    for round in 0..2 {
        until_both_are_asked(&ann, &ben, &id, "draft").await;
        first(&ann, &id).await;
        try_undo(&ann, &id).await.expect("nobody has learnt anything");
        first(&ann, &id).await;
        first(&ben, &id).await;
        let seen = moment(&ben, &id).await;
        assert_eq!((seen.undo, seen.ask.map(|ask| ask.kind)), (None, Some("draft".to_string())), "{round}");
        assert!(is_no_undo(&try_undo(&ben, &id).await), "he saw the next pack");
        assert!(is_no_undo(&try_undo(&ann, &id).await), "so did she");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_corporation_that_was_revealed_cannot_be_unseen() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    for guest in [&ann, &ben] {
        first(guest, &id).await;
        try_undo(guest, &id).await.expect("it was a secret");
        first(guest, &id).await;
        send(guest, &id, &["done"]).await.expect("no cards");
    }
    // No card was drawn or dealt, and yet he knows now what she has chosen.
    assert!(is_no_undo(&try_undo(&ben, &id).await), "he saw her corporation");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_learns_from_can_be_taken_back() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Ben").await);
    // A deal without corporations that must do something else first.
    let known = json!({ "game": "mars", "seats": ["me", "open"], "seed": "07".repeat(32), "settings": { "known_deal": true } });
    let id = ann.table_with(known).await.expect("a table").table.id;
    ben.join(&id).await.expect("a seat");
    for guest in [&ann, &ben] {
        first(guest, &id).await;
        send(guest, &id, &["done"]).await.expect("no cards");
    }
    let on_turn = if moment(&ann, &id).await.ask.is_some() { &ann } else { &ben };
    let before = moment(on_turn, &id).await;
    send(on_turn, &id, &["project power-plant"]).await.expect("affordable");
    assert_eq!(moment(on_turn, &id).await.undo, Some(before.step));
    try_undo(on_turn, &id).await.expect("nothing was learnt");
    assert_eq!(moment(on_turn, &id).await.scene, before.scene);
}
