//! Puzzles: listed without their answers, shown as their seat knows them, answered and explained.

use crate::Site;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tharsis_drill::Guest;
use tharsis_wire::api::{Judged, PuzzleInfo, Solved, Studied};

async fn listed(guest: &Guest, game: &str) -> Vec<PuzzleInfo> {
    guest.get(&format!("/api/puzzles?game={game}")).await.expect("puzzles")
}

/// Some of every kind.
async fn some(guest: &Guest, game: &str) -> Vec<PuzzleInfo> {
    let mut kinds: Vec<String> = Vec::new();
    let mut all = listed(guest, game).await;
    all.retain(|it| {
        kinds.push(it.kind.clone());
        kinds.iter().filter(|kind| **kind == it.kind).count() <= 2
    });
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_listed_without_their_answers() {
    let site = Site::start().await;
    let nobody = Guest::nobody(&site.http);
    let all: Value = nobody.get("/api/puzzles").await.expect("puzzles");
    let all = all.as_array().expect("a list").clone();
    let fields = ["difficulty", "game", "id", "kind", "options", "round", "seat", "seats"];
    for puzzle in &all {
        let told: Vec<&String> = puzzle.as_object().expect("a puzzle").keys().collect();
        assert_eq!(told.into_iter().collect::<BTreeSet<_>>(), fields.map(str::to_string).iter().collect());
    }
    let (mars, ares) = (listed(&nobody, "mars").await, listed(&nobody, "ares").await);
    assert_eq!(mars.len() + ares.len(), all.len());
    assert!(mars.iter().all(|it| it.game == "mars") && ares.iter().all(|it| it.game == "ares"));
    let kinds: BTreeSet<&str> = mars.iter().map(|it| &it.kind[..]).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["endgame", "ending", "opening", "tile"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_weighed_and_explained() {
    let site = Site::start().await;
    let nobody = Guest::nobody(&site.http);
    let mut reasons = 0;
    for puzzle in [some(&nobody, "mars").await, some(&nobody, "ares").await].concat() {
        let study = json!({ "from": { "puzzle": puzzle.id } });
        let begun: Studied = nobody.post("/api/study?lang=en", &study).await.expect("a position");
        assert_eq!((begun.table.you, begun.imagined), (Some(puzzle.seat), Some(puzzle.seat)));
        let asked = begun.moment.ask.expect("the seat of a puzzle is asked").choices;
        let path = format!("/api/puzzles/{}?lang=en", puzzle.id);
        let solve = |choice: String| {
            let (nobody, path) = (nobody.clone(), path.clone());
            async move { nobody.post::<Solved>(&path, &json!({ "choice": choice })).await.expect("an answer") }
        };
        let mut rights = Vec::new();
        for offer in asked.iter().take(6) {
            let solved = solve(offer.choice.clone()).await;
            assert_eq!((&solved.chosen.choice, &solved.chosen.text), (&offer.choice, &offer.text));
            let answer = &solved.choices[0];
            assert_eq!(solved.right, answer.choice == offer.choice);
            // It is compared with what was chosen, or else with the second best.
            let other = if solved.right { &solved.choices[1].choice } else { &offer.choice };
            assert_eq!(&solved.beside.choice, other);
            assert_eq!(solved.explained.foresights.len(), 2);
            reasons += solved.explained.reasons.len();
            rights.push(answer.choice.clone());
        }
        rights.dedup();
        let [right] = &rights[..] else { panic!("{}: {rights:?}", puzzle.id) };
        let solved = solve(right.clone()).await;
        assert!(solved.right && solved.choices[0].points == 0.0);
        let costs = &solved.choices[1..];
        assert!(!costs.is_empty() && costs.iter().all(|it| it.points > 0.0 && !it.text.is_empty()));
    }
    assert!(reasons > 50, "{reasons}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_tried_out_like_any_position() {
    let site = Site::start().await;
    let nobody = Guest::nobody(&site.http);
    for puzzle in [some(&nobody, "mars").await, some(&nobody, "ares").await].concat() {
        let from = json!({ "puzzle": puzzle.id });
        let begun: Studied = nobody.post("/api/study", &json!({ "from": from })).await.expect("a position");
        let choice = &begun.moment.ask.expect("a question").choices[0].choice;
        let tried = json!({ "from": from, "tried": [{ "seat": puzzle.seat, "choice": choice }] });
        let after: Studied = nobody.post("/api/study", &tried).await.expect("a legal choice");
        assert_eq!(after.moment.step, begun.moment.step + 1);
        let judged: Judged =
            nobody.post("/api/study/judge?lines=20", &json!({ "from": from })).await.expect("a judgement");
        assert!(judged.advice.is_some());
        // A puzzle and a table at the same time is no origin.
        let both = json!({ "from": { "puzzle": puzzle.id, "text": "" } });
        assert!(nobody.post::<Studied>("/api/study", &both).await.is_err());
    }
}
