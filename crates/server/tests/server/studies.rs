//! Studies: positions of games, files and links, tried out without a trace, and never telling what a player may not know.

use crate::{Site, until};
use serde_json::{Value, json};
use tharsis_drill::{Fault, Guest};
use tharsis_wire::api::{Account, Judged, LedgerLine, Moment, Stage, Studied, TableInfo, TextFile};

/// A finished game between bots.
async fn finished(guest: &Guest, game: &str, options: &str, seats: &[&str]) -> String {
    let with = json!({ "game": game, "options": options, "seats": seats });
    let id = guest.table_with(with).await.expect("a table of bots").table.id;
    until(guest, &id, "the end", |info: &TableInfo| info.asked.is_empty()).await;
    id
}

async fn study(guest: &Guest, study: &Value) -> Result<Studied, Fault> {
    guest.post("/api/study?lang=en", study).await
}

/// The first choice that is asked of the shown seat, tried after all that was tried before.
fn next(of: &Studied, tried: &[Value]) -> Vec<Value> {
    let ask = of.moment.ask.as_ref().expect("a question");
    let seat = of.table.you.expect("a side");
    [tried, &[json!({ "seat": seat, "choice": ask.choices[0].choice })]].concat()
}

/// Tries the first choice of whoever is asked, so many times.
async fn wander(guest: &Guest, from: &Value, choices: usize) -> (Studied, Vec<Value>) {
    let mut tried = Vec::new();
    let mut at = study(guest, &json!({ "from": from })).await.expect("a position");
    for _ in 0..choices {
        tried = next(&at, &tried);
        at = study(guest, &json!({ "from": from, "tried": tried })).await.expect("a legal choice");
    }
    (at, tried)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_tried_otherwise_and_stays_what_it_was() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    for (game, options) in [("mars", "corporate-era colonies turmoil"), ("ares", "mulligan")] {
        let id = finished(&ann, game, options, &["novice", "novice"]).await;
        let nobody = Guest::nobody(&site.http);
        let before: TableInfo = ann.get(&format!("/api/tables/{id}")).await.expect("a table");
        let moment = |step: usize, seat: u8| {
            let path = format!("/api/tables/{id}/moment?step={step}&seat={seat}&lang=en");
            let nobody = nobody.clone();
            async move { nobody.get::<Moment>(&path).await.expect("a moment") }
        };
        // What stands in the record is what the table shows there, for every seat that is asked.
        for step in [0, 20, before.step / 2] {
            let from = json!({ "table": id, "step": step });
            let begun = study(&nobody, &json!({ "from": from })).await.expect("a position");
            assert!(begun.log.is_empty() && begun.imagined.is_none() && begun.moment.undo.is_none());
            for &seat in &begun.asked {
                let of = study(&nobody, &json!({ "from": from, "seat": seat })).await.expect("a position");
                assert_eq!(of.table.you, Some(seat));
                assert_eq!(of.moment.scene, moment(step, seat).await.scene, "{game} {step} {seat}");
            }
            let (after, tried) = wander(&nobody, &from, 6).await;
            assert_eq!(after.moment.step, step + 6);
            assert_eq!(after.moment.undo, Some(step + 5));
            assert!(after.log.iter().all(|it| it.step > step), "only of what was tried");
            assert!(after.table.settings.hints && after.table.seats.iter().all(|it| it.here));
            // The coach sees all hands, and its best choice is one that is asked.
            let of = json!({ "from": from, "tried": tried });
            let judged: Judged = nobody.post("/api/study/judge?lines=40", &of).await.expect("a judgement");
            let advice = judged.advice.expect("somebody is asked");
            let sum: f32 = judged.prospects.chances.iter().sum();
            assert!((sum - 1.0).abs() < 0.02, "{:?}", judged.prospects);
            let asked = after.moment.ask.expect("a question").choices;
            assert!(asked.iter().any(|it| it.choice == advice.choices[0].choice), "{advice:?}");
            let money = "/api/study/ledger?seat=1&number=points";
            nobody.post::<Vec<LedgerLine>>(money, &of).await.expect("where the points come from");
        }
        let from = json!({ "table": id });
        let end = study(&nobody, &json!({ "from": from })).await.expect("the end");
        assert!(end.asked.is_empty() && end.moment.ask.is_none() && end.table.stage == Stage::Over);
        let judged: Judged =
            nobody.post("/api/study/judge", &json!({ "from": from })).await.expect("the result");
        assert!(judged.advice.is_none());
        let after: TableInfo = ann.get(&format!("/api/tables/{id}")).await.expect("a table");
        assert_eq!((after.step, after.seq), (before.step, before.seq), "nothing is kept of a study");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn records_and_scenarios_are_positions_and_become_scenarios_again() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    for (game, options) in [("mars", "corporate-era prelude venus"), ("ares", "mulligan")] {
        let id = finished(&ann, game, options, &["novice", "novice", "novice"]).await;
        let record = ann.http.raw("GET", &format!("/api/tables/{id}/record"), &[], "").await;
        let record = record.expect("a record").text();
        let of_text = |text: &str, step: usize| json!({ "text": text, "step": step });
        let mut written = 0;
        for step in [30, 60, 90, 120] {
            let from = of_text(&record, step);
            let (after, tried) = wander(&ann, &from, 2).await;
            let of = json!({ "from": from, "tried": tried });
            let file: TextFile = match ann.post("/api/study/scenario", &of).await {
                Ok(file) => file,
                // Nothing before it can be written; told so.
                Err(Fault::Refused(422, problem)) => {
                    assert!(problem.detail.len() > 20, "{problem:?}");
                    continue;
                }
                Err(other) => panic!("{other:?}"),
            };
            written += 1;
            assert_eq!(file.name, format!("{game}-study.json"));
            // It begins where nothing was half done; its steps lead to where the study has come.
            let scenario: Value = serde_json::from_str(&file.text).expect("JSON");
            let steps = scenario["steps"].as_array().expect("steps");
            let made: Vec<Value> = steps
                .iter()
                .flat_map(|step| {
                    let choices = step["choices"].as_array().expect("choices");
                    choices.iter().map(|choice| json!({ "seat": step["player"], "choice": choice }))
                })
                .collect();
            assert!(made.ends_with(&tried), "{}", file.text);
            let from = json!({ "text": file.text });
            let again = study(&ann, &json!({ "from": from, "tried": made })).await.expect("legal again");
            let choices = |of: &Studied| -> Vec<String> {
                let asked = of.moment.ask.iter().flat_map(|ask| &ask.choices);
                asked.map(|it| it.choice.clone()).collect()
            };
            assert_eq!(
                (choices(&again), again.asked),
                (choices(&after), after.asked.clone()),
                "{game} {step}"
            );
        }
        assert!(written > 0, "{game}: no position could be written");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_studied_by_its_player_alone_as_they_know_it() {
    let site = Site::start().await;
    let (ann, eve) = (site.guest("Ann").await, site.guest("Eve").await);
    let with = |seats: Value, hints: bool| {
        json!({ "game": "mars", "options": "corporate-era beginner-0", "seats": seats,
            "settings": { "hints": hints } })
    };
    let id = ann.table_with(with(json!(["me", "novice"]), true)).await.expect("a table").table.id;
    until(&ann, &id, "her turn", |info| info.asked == [0]).await;
    let own: Moment = ann.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment");
    let from = json!({ "table": id });
    let begun = study(&ann, &json!({ "from": from })).await.expect("her own game");
    assert_eq!(begun.imagined, Some(0));
    assert_eq!(begun.moment.scene, own.scene, "what she knows is as it is");
    let (after, tried) = wander(&ann, &from, 12).await;
    assert_eq!(after.moment.step, begun.moment.step + 12);
    // The same was imagined again.
    let again = study(&ann, &json!({ "from": from, "tried": tried })).await.expect("legal again");
    assert_eq!(again.moment, after.moment);
    let opening = json!({ "study": { "from": from }, "trial": { "choices": [] } });
    ann.post::<Option<Account>>("/api/study/account?lang=en", &opening).await.expect("an account");
    let now: Moment = ann.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment");
    assert_eq!(now, own, "the game has not moved");
    // Nobody else, not among people, not where no help is allowed, and nothing of the game behind her back.
    let refused = |answer: Result<Studied, Fault>, word: &str| {
        assert!(matches!(&answer, Err(Fault::Refused(403, it)) if it.error == word), "{answer:?}");
    };
    refused(study(&eve, &json!({ "from": from })).await, "not-over");
    refused(study(&Guest::nobody(&site.http), &json!({ "from": from })).await, "not-over");
    let (bea, _, among) = site.two_at_a_table().await;
    refused(study(&bea, &json!({ "from": { "table": among } })).await, "not-over");
    let strict = ann.table_with(with(json!(["me", "novice"]), false)).await.expect("a table").table.id;
    refused(study(&ann, &json!({ "from": { "table": strict } })).await, "not-over");
}

/// What is imagined is never what is: the rival's real cards are not among those a study shows.
#[tokio::test(flavor = "multi_thread")]
async fn an_imagined_rival_does_not_hold_the_real_cards() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let with = json!({ "game": "mars", "options": "corporate-era", "seats": ["me", "novice"],
        "settings": { "hints": true } });
    let mut same = 0;
    const TABLES: usize = 3;
    for _ in 0..TABLES {
        let id = ann.table_with(with.clone()).await.expect("a table").table.id;
        let from = json!({ "table": id });
        let begun = study(&ann, &json!({ "from": from, "seat": 1 })).await.expect("her own game");
        let imagined = begun.moment.scene["own"]["dealt"].clone();
        ann.post::<Value>(&format!("/api/tables/{id}/leave"), &json!({})).await.expect("a stand-in");
        until(&ann, &id, "the end", |info| info.asked.is_empty()).await;
        let real: Moment =
            ann.get(&format!("/api/tables/{id}/moment?step=0&seat=1&lang=en")).await.expect("the deal");
        let cards = real.scene["own"]["dealt"].clone();
        assert!(cards.as_array().is_some_and(|it| it.len() == 12), "{cards}");
        same += usize::from(imagined == cards);
    }
    assert_eq!(same, 0, "somebody's real cards were shown");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_position_is_refused_with_a_reason() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = finished(&ann, "mars", "corporate-era", &["random", "random"]).await;
    // Where everybody is asked for a corporation, whatever was dealt.
    let from = json!({ "table": id, "step": 0 });
    let choice = |choice: &str| json!({ "from": from, "tried": [{ "seat": 0, "choice": choice }] });
    let record = ann.http.raw("GET", &format!("/api/tables/{id}/record"), &[], "").await;
    let record = record.expect("a record");
    assert_eq!(record.status, 200, "{}", record.text());
    let damaged = record.text().replace("pass", "fly");
    assert_ne!(damaged, record.text(), "nobody passed");
    let many = vec![json!({ "seat": 0, "choice": "pass" }); 401];
    let cases = [
        ("no origin", json!({ "from": {} }), 422, "invalid"),
        ("two origins", json!({ "from": { "table": id, "text": "x" } }), 422, "invalid"),
        ("no text", json!({ "from": { "text": "" } }), 422, "invalid"),
        ("no game of ours", json!({ "from": { "text": "{\"game\": \"chess\"}" } }), 422, "invalid"),
        ("a damaged record", json!({ "from": { "text": damaged } }), 422, "invalid"),
        ("no such step", json!({ "from": { "table": id, "step": 99_999 } }), 422, "invalid"),
        ("too much tried", json!({ "from": from, "tried": many }), 422, "invalid"),
        ("no table", json!({ "from": { "table": "NOTABLE1" } }), 404, "no-table"),
        ("no choice", choice("fly"), 400, "unreadable"),
        ("a choice that is not asked", choice("area 05"), 422, "illegal"),
    ];
    for (what, body, status, word) in cases {
        for path in ["/api/study", "/api/study/judge", "/api/study/scenario"] {
            let answer = ann.post::<Value>(&format!("{path}?lang=en"), &body).await;
            let answer = answer.map(|it| it.to_string().chars().take(200).collect::<String>());
            assert!(
                matches!(&answer, Err(Fault::Refused(it, problem)) if *it == status
                    && problem.error == word && problem.detail.len() > 10),
                "{what}, {path}, table {id}: {answer:?}"
            );
        }
    }
    let seat = ann.post::<Value>("/api/study/ledger?seat=7&number=points", &json!({ "from": from })).await;
    assert!(matches!(&seat, Err(Fault::Refused(422, _))), "{seat:?}");
}
