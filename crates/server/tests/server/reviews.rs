//! The coach's reviews: they grow while one looks, are kept, and say the same again; hints say why.

use crate::{Site, until};
use serde_json::json;
use tharsis_drill::{Fault, Guest};
use tharsis_wire::api::{Advice, Explained, Moment, Review, TableInfo};

/// A server whose coach thinks little.
async fn site() -> Site {
    Site::start_with(|config| config.review_lines = 4).await
}

/// A finished game between bots.
async fn finished(guest: &Guest, game: &str, options: &str, seats: &[&str]) -> String {
    let with = json!({ "game": game, "options": options, "seats": seats });
    let id = guest.table_with(with).await.expect("a table of bots").table.id;
    until(guest, &id, "the end", |info: &TableInfo| info.asked.is_empty()).await;
    id
}

/// The whole review, asked for until it is done.
async fn whole(guest: &Guest, id: &str, language: &str) -> Review {
    loop {
        let review: Review =
            guest.get(&format!("/api/tables/{id}/review?lang={language}")).await.expect("a review");
        if review.done {
            return review;
        }
        assert!(review.graded < review.all || review.all == 0, "{} of {}", review.graded, review.all);
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_grows_and_is_kept() {
    let mut site = site().await;
    let ann = site.guest("Ann").await;
    let id = finished(&ann, "mars", "corporate-era", &["steady", "random"]).await;
    let review = whole(&ann, &id, "en").await;
    assert!(review.all > 100 && review.decisions.len() == review.all, "{}", review.all);
    assert!(review.curve.len() > 50 && review.curve.iter().all(|it| it.chances.len() == 2));
    assert_eq!(review.verdicts.len(), 2);
    let [steady, random] = [0, 1].map(|seat| review.verdicts[seat].accuracy.expect("it decided"));
    assert!(steady > random, "{steady} against {random}");
    for verdict in &review.verdicts {
        let share = verdict.share.as_ref().expect("two play");
        assert!((share.choices + share.deal - share.ahead).abs() < 0.01);
    }
    let graded: u32 = review.verdicts.iter().flat_map(|it| &it.grades).sum();
    assert_eq!(graded as usize, review.all);
    // Only what is new, and then nothing is.
    let path = |query: &str| format!("/api/tables/{id}/review?{query}");
    let rest: Review = ann.get(&path(&format!("from={}&lang=en", review.all - 3))).await.expect("the rest");
    assert_eq!((rest.decisions.len(), rest.curve.len()), (3, 0));
    assert_eq!(rest.decisions[..], review.decisions[review.all - 3..]);
    let none: Review = ann.get(&path("from=100000")).await.expect("no decision is that late");
    assert!(none.decisions.is_empty() && none.done);
    // It is kept: another server has it at once, in any language.
    site.restart_with(|config| config.review_lines = 4).await;
    let nobody = Guest::nobody(&site.http);
    let kept: Review = nobody.get(&path("lang=cs")).await.expect("a review");
    assert!(kept.done && kept.curve == review.curve);
    let losses = |review: &Review| -> Vec<(usize, f32)> {
        review.decisions.iter().map(|it| (it.step, it.chance)).collect()
    };
    assert_eq!(losses(&kept), losses(&review));
    // A name may be the same in both, but never are all words.
    let words = |review: &Review| -> Vec<String> {
        review.decisions.iter().map(|it| it.chosen.text.clone()).collect()
    };
    assert_ne!(words(&kept), words(&review), "in another language");
    // What somebody has spoilt is made again, the same as before.
    site.change("UPDATE reviews SET review = 'spoilt'").await;
    assert_eq!(whole(&Guest::nobody(&site.http), &id, "en").await, review);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_explained() {
    let site = site().await;
    let ann = site.guest("Ann").await;
    for (game, options, seats) in [
        ("mars", "corporate-era colonies turmoil", &["novice", "novice", "novice"][..]),
        ("ares", "mulligan", &["novice", "novice"][..]),
        ("mars", "corporate-era", &["novice"][..]),
    ] {
        let id = finished(&ann, game, options, seats).await;
        let review = whole(&ann, &id, "en").await;
        assert_eq!(
            review.verdicts[0].share.is_some(),
            seats.len() > 1,
            "alone there is nobody to be ahead of"
        );
        let costly = review.decisions.iter().filter(|it| it.better.is_some()).take(20);
        let mut reasons = 0;
        for decision in costly {
            let path = format!("/api/tables/{id}/review/{}?lang=en", decision.step);
            let told: Explained = ann.get(&path).await.expect("an explanation");
            assert_eq!(told.foresights.len(), 2);
            assert!(told.reasons.iter().all(|it| !it.text.is_empty() && it.points != 0.0));
            reasons += told.reasons.len();
        }
        assert!(reasons > 10, "{game}: {reasons}");
        for wrong in ["999999", "0?choice=fly"] {
            let refused = ann.get::<Explained>(&format!("/api/tables/{id}/review/{wrong}")).await;
            assert!(matches!(refused, Err(Fault::Refused(422, _))), "{wrong}: {refused:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_says_why_and_why_not() {
    let site = site().await;
    let ann = site.guest("Ann").await;
    let with = json!({ "game": "mars", "options": "corporate-era beginner-0", "seats": ["me", "steady"],
        "settings": { "hints": true } });
    let id = ann.table_with(with).await.expect("a table").table.id;
    until(&ann, &id, "her turn", |info| info.asked == [0]).await;
    let hint = |query: &str| format!("/api/tables/{id}/hint?lang=en{query}");
    let advice: Advice = ann.get(&hint("")).await.expect("advice");
    assert!(advice.choices.len() >= 2 && advice.choices.len() <= 3, "{advice:?}");
    assert!((0.0..=1.0).contains(&advice.chance) && advice.choices[0].points == 0.0);
    assert!(advice.choices.is_sorted_by(|a, b| a.chance >= b.chance), "{advice:?}");
    assert!(advice.nudge.text.ends_with('.') && !advice.line.is_empty());
    let moment: Moment = ann.get(&format!("/api/tables/{id}/moment")).await.expect("a moment");
    let asked = moment.ask.expect("she is asked").choices;
    let other = asked.iter().find(|it| advice.choices.iter().all(|known| known.choice != it.choice));
    if let Some(other) = other {
        let about = format!("&about={}", other.choice.replace(' ', "%20"));
        let why_not: Advice = ann.get(&hint(&about)).await.expect("advice");
        assert!(why_not.choices.iter().any(|it| it.choice == other.choice), "{why_not:?}");
    }
    for (wrong, status) in [("&about=fly", 400), ("&about=area%2005", 422)] {
        let refused = ann.get::<Advice>(&hint(wrong)).await;
        assert!(matches!(refused, Err(Fault::Refused(it, _)) if it == status), "{refused:?}");
    }
}

/// As many reviews at a time as one may have, and a clear word for more.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_all_reviews_made_at_once() {
    let site = Site::start_with(|config| config.review_lines = 200_000).await;
    let ann = site.guest("Ann").await;
    let mut refused = 0;
    for _ in 0..4 {
        let id = finished(&ann, "ares", "mulligan", &["random", "random"]).await;
        match ann.get::<Review>(&format!("/api/tables/{id}/review")).await {
            Ok(review) => assert!(!review.done),
            Err(Fault::Refused(503, problem)) => refused += usize::from(problem.error == "busy"),
            Err(other) => panic!("{other:?}"),
        }
    }
    assert_eq!(refused, 2);
}
