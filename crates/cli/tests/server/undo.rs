//! Taking back and making again.

use crate::Site;
use serde_json::{Value, json};
use tharsis_drill::{Fault, Follower, Guest};
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

/// Both take their first corporation and no cards; then it is somebody's turn.
async fn to_the_first_turn(ann: &Guest, ben: &Guest, id: &str) {
    for guest in [ann, ben] {
        first(guest, id).await;
        send(guest, id, &["done"]).await.expect("no cards");
    }
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

#[tokio::test(flavor = "multi_thread")]
async fn what_was_learnt_cannot_be_unlearnt_among_people() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    to_the_first_turn(&ann, &ben, &id).await;
    // Ben's last choice began the action phase; nothing of it can be taken back by Ann.
    assert_eq!(moment(&ann, &id).await.undo, None);
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
        while moment(&ann, &id).await.ask.is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        let ask = moment(&ann, &id).await.ask.expect("a question");
        let last = ask.choices.last().expect("a choice").choice.clone();
        // A bot may have moved meanwhile; then the next round answers the newer moment.
        let _ = send(&ann, &id, &[&last]).await;
    }
    while moment(&ann, &id).await.ask.is_none() {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
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
    assert!(page.log.iter().all(|line| line.step <= then.step), "the page's log was cut back");
    let shorter: Value = ann.get(&format!("/api/tables/{id}/log?lang=en")).await.expect("a log");
    assert!(shorter["lines"].as_array().map(Vec::len) < log["lines"].as_array().map(Vec::len));
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
