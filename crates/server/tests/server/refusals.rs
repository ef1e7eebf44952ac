//! Bad input: the right status, a reason, and nothing changed.

use crate::Site;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use serde_json::{Value, json};
use tharsis_drill::Guest;
use tharsis_wire::api::{Accepted, Moment};

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test(flavor = "multi_thread")]
async fn every_wrong_request_is_told_what_is_wrong() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    let choices = format!("/api/tables/{id}/choices");
    let bearer = |key: &str| format!("Bearer {key}");
    let (anns, nobodys) = (bearer(&ann.key), bearer(&"0".repeat(64)));
    let stranger = site.guest("Eve").await;
    let eves = bearer(&stranger.key);
    let big = format!("{{\"seq\":0,\"choices\":[\"{}\"]}}", "x".repeat(40_000));
    let many = json!({ "seq": 0, "choices": vec!["pass"; 65] }).to_string();
    let cases: Vec<(&str, &str, &str, &str, u16, &str)> = vec![
        ("POST", &choices, &anns, "{", 400, "malformed"),
        ("POST", &choices, &anns, "[]", 422, "invalid"),
        ("POST", &choices, &anns, r#"{"seq":"0","choices":[]}"#, 422, "invalid"),
        ("POST", &choices, &anns, r#"{"seq":0,"choices":[],"extra":1}"#, 422, "invalid"),
        ("POST", &choices, &anns, r#"{"seq":0,"choices":[]}"#, 422, "invalid"),
        ("POST", &choices, &anns, &many, 422, "invalid"),
        ("POST", &choices, &anns, r#"{"seq":0,"choices":["fly"]}"#, 400, "unreadable"),
        ("POST", &choices, &anns, r#"{"seq":0,"choices":["pass"]}"#, 422, "illegal"),
        ("POST", &choices, &anns, r#"{"seq":-1,"choices":["pass"]}"#, 409, "stale"),
        ("POST", &choices, &anns, r#"{"seq":99,"choices":["pass"]}"#, 409, "stale"),
        ("POST", &choices, &anns, &big, 413, "too-large"),
        ("POST", &choices, &nobodys, r#"{"seq":0,"choices":["pass"]}"#, 401, "wrong-key"),
        ("POST", &choices, "Basic abc", r#"{"seq":0,"choices":["pass"]}"#, 401, "wrong-key"),
        ("POST", &choices, &eves, r#"{"seq":0,"choices":["pass"]}"#, 403, "not-seated"),
        ("POST", "/api/tables/NOTABLE1/choices", &anns, r#"{"seq":0,"choices":["pass"]}"#, 404, "no-table"),
        ("POST", "/api/players", &anns, r#"{"name":""}"#, 422, "invalid"),
        ("POST", "/api/players", &anns, r#"{"name":"0123456789012345678901234"}"#, 422, "invalid"),
        ("POST", "/api/tables", &anns, r#"{"game":"chess","seats":["me"]}"#, 422, "invalid"),
        ("POST", "/api/tables", &anns, r#"{"game":"mars","seats":[]}"#, 422, "invalid"),
        (
            "POST",
            "/api/tables",
            &anns,
            r#"{"game":"mars","options":"aliens","seats":["me"]}"#,
            422,
            "invalid",
        ),
        (
            "POST",
            "/api/tables",
            &anns,
            r#"{"game":"mars","options":"map-atlantis","seats":["me"]}"#,
            422,
            "invalid",
        ),
        ("POST", "/api/tables", &anns, r#"{"game":"mars","seats":["me","genius"]}"#, 422, "invalid"),
        ("POST", "/api/tables", &anns, r#"{"game":"mars","seats":["me","expert:600000ms"]}"#, 422, "invalid"),
        ("POST", "/api/tables", &anns, r#"{"game":"mars","seats":["me","me"]}"#, 422, "invalid"),
        (
            "POST",
            "/api/tables",
            &anns,
            r#"{"game":"mars","seats":["me","open"],"seed":"12"}"#,
            422,
            "invalid",
        ),
        ("POST", "/api/session", &anns, r#"{"key":"nothing"}"#, 401, "wrong-key"),
        ("GET", "/api/games/chess/catalogue", &anns, "", 404, "no-game"),
        ("GET", "/api/games/mars/catalogue?lang=tlh", &anns, "", 422, "invalid"),
        ("GET", "/api/nothing", &anns, "", 404, "no-route"),
    ];
    for (method, path, key, body, status, error) in cases {
        let headers = [JSON, ("authorization", key)];
        let answer = site.http.raw(method, path, &headers, body.to_string()).await.expect("an answer");
        let problem = answer.json();
        assert_eq!(
            (answer.status, problem["error"].as_str()),
            (status, Some(error)),
            "{method} {path} {body}: {problem}"
        );
        assert!(problem["detail"].as_str().is_some_and(|detail| detail.len() > 10), "{problem}");
    }
    let moment: Moment = ben.get(&format!("/api/tables/{id}/moment?lang=en")).await.expect("a moment");
    assert_eq!(moment.seq, 0, "nothing was changed");
    for (path, secret) in
        [("record", "not-over"), ("moment?step=0&seat=1", "not-over"), ("log?seat=1", "not-over")]
    {
        let answer = site
            .http
            .send("GET", &format!("/api/tables/{id}/{path}"), &ann.key, None)
            .await
            .expect("an answer");
        assert_eq!((answer.status, answer.json()["error"].as_str()), (403, Some(secret)));
    }
}

/// What somebody saw can be looked at again while the game goes on, and nothing that others saw.
#[tokio::test(flavor = "multi_thread")]
async fn an_earlier_moment_of_ones_own_is_shown_as_it_was() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    let now = format!("/api/tables/{id}/moment?lang=en");
    let before: Moment = ann.get(&now).await.expect("a moment");
    let choice = before.ask.as_ref().expect("asked").choices[0].choice.clone();
    let made = json!({ "seq": before.seq, "choices": [choice] });
    let _: Accepted = ann.post(&format!("/api/tables/{id}/choices"), &made).await.expect("legal");
    let after: Moment = ann.get(&now).await.expect("a moment");
    assert_ne!(after.scene, before.scene);
    let then: Moment = ann.get(&format!("{now}&step={}", before.step)).await.expect("what Ann saw");
    assert_eq!((then.step, &then.scene), (before.step, &before.scene));
    let bens: Moment = ben.get(&format!("{now}&step={}", before.step)).await.expect("what Ben saw");
    assert_ne!(bens.scene["own"], before.scene["own"], "each sees their own");
}

/// The detail of a refusal, asked for as a program does (`lang`) or as a browser does (a header).
async fn detail(site: &Site, path: &str, header: &str) -> String {
    let headers = [("accept-language", header)];
    let answer = site.http.raw("GET", path, &headers, "").await.expect("an answer");
    assert_eq!(answer.headers["content-type"], "application/json");
    answer.json()["detail"].as_str().expect("a detail").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_and_bots_are_told_in_the_language_asked_for() {
    let site = Site::start().await;
    let (table, route) = ("/api/tables/NOTABLE1", "/api/nothing");
    assert_eq!(detail(&site, table, "").await, "there is no table “NOTABLE1”");
    assert_eq!(detail(&site, &format!("{table}?lang=cs"), "ru").await, "stůl „NOTABLE1“ neexistuje");
    assert_eq!(detail(&site, table, "pl-PL,pl;q=0.9,en;q=0.5").await, "nie ma stołu „NOTABLE1”");
    assert_eq!(detail(&site, &format!("{route}?lang=ru"), "").await, "адреса /api/nothing нет");
    let unknown = detail(&site, &format!("{table}/moment?lang=tlh"), "cs").await;
    assert_eq!(unknown, "jazyk „tlh“ neexistuje; na výběr jsou en, cs, pl, ru");
    let games: Value = Guest::nobody(&site.http).get("/api/games?lang=cs").await.expect("games");
    assert_eq!(games["bots"][0]["name"], "random");
    assert_eq!(games["bots"][0]["text"], "volí náhodně kterýkoli dovolený tah");
}

/// What the rules say of options and choices is told in the player's language too, not in the rules' own English.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_refuse_is_told_in_the_language_asked_for() {
    let site = Site::start().await;
    let (ann, _, id) = site.two_at_a_table().await;
    let bearer = format!("Bearer {}", ann.key);
    let told = async |path: &str, body: &str| {
        let headers = [JSON, ("authorization", bearer.as_str())];
        let answer = site.http.raw("POST", path, &headers, body.to_string()).await.expect("an answer");
        answer.json()["detail"].as_str().expect("a detail").to_string()
    };
    let table = |options: &str| format!(r#"{{"game":"mars","options":"{options}","seats":["me"]}}"#);
    let unknown = told("/api/tables?lang=cs", &table("aliens")).await;
    assert!(unknown.starts_with("s těmito možnostmi nelze hrát: možnost „aliens“ neexistuje;"), "{unknown}");
    assert_eq!(
        told("/api/tables?lang=pl", &table("corporate-era draft")).await,
        "z tymi opcjami nie można grać: „draft” jest tylko dla 2–5 graczy, a nie dla 1"
    );
    let fly = told(&format!("/api/tables/{id}/choices?lang=ru"), r#"{"seq":0,"choices":["fly"]}"#).await;
    assert!(fly.starts_with("выбор 1 не удалось прочитать: «fly» — не выбор;"), "{fly}");
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_pages_can_change_nothing_and_frame_nothing() {
    let site = Site::start().await;
    let body = r#"{"name":"Eve"}"#;
    for header in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")] {
        let answer = site.http.raw("POST", "/api/players", &[JSON, header], body).await.expect("an answer");
        assert_eq!((answer.status, answer.json()["error"].as_str()), (403, Some("foreign")));
    }
    let plain = site
        .http
        .raw("POST", "/api/players", &[("content-type", "text/plain")], body)
        .await
        .expect("an answer");
    assert_eq!(plain.status, 415, "a form of another site cannot send JSON");
    let page = site.http.raw("GET", "/", &[], "").await.expect("a page");
    let policy = page.headers["content-security-policy"].to_str().expect("a policy");
    assert!(policy.contains("frame-ancestors 'none'") && policy.contains("default-src 'self'"));
    assert_eq!(page.headers["x-content-type-options"], "nosniff");
}

/// One request a second, with room for twenty at once: what comes on top is refused until a second has passed.
#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_slowed_down() {
    let site = Site::start_with(|config| config.rate = 1).await;
    let mut statuses = Vec::new();
    while statuses.last() != Some(&429) {
        assert!(statuses.len() < 100, "nothing is ever refused");
        statuses.push(site.http.raw("GET", "/api/games", &[], "").await.expect("an answer").status);
    }
    let served = statuses.len() - 1;
    assert!(served >= 20 && statuses[..served].iter().all(|&status| status == 200), "{statuses:?}");
}

/// Anything that is nearly a request: no route breaks, and whoever plays fair is not disturbed.
#[tokio::test(flavor = "multi_thread")]
async fn noise_breaks_nothing() {
    let site = Site::start().await;
    let (ann, _, id) = site.two_at_a_table().await;
    let document: Value = Guest::nobody(&site.http).get("/api/openapi.json").await.expect("a document");
    let paths = document["paths"].as_object().expect("paths");
    let mut random = Pcg64Mcg::new(0x5eed);
    let pieces = [
        "null",
        "0",
        "-1",
        "1e99",
        "\"\"",
        "\"pass\"",
        "[]",
        "{}",
        "true",
        "\"\\u0000\"",
        "[[[[",
        "\"card 009\"",
    ];
    let fields = [
        "seq", "choices", "name", "key", "seats", "game", "options", "to", "bot", "step", "settings", "seed",
    ];
    let mut requests = 0;
    for _ in 0..30 {
        for (path, methods) in paths {
            if path.ends_with("/stream") || path.ends_with("/close") {
                continue;
            }
            let pick = |random: &mut Pcg64Mcg, n: usize| (random.next_u64() % n as u64) as usize;
            let target = ["NOPE", "%00", "..", id.as_str(), id.as_str()][pick(&mut random, 5)];
            let path = path.replace("{id}", target).replace("{game}", "mars");
            let body: Vec<String> = (0..pick(&mut random, 4))
                .map(|_| {
                    format!(
                        "\"{}\":{}",
                        fields[pick(&mut random, fields.len())],
                        pieces[pick(&mut random, pieces.len())]
                    )
                })
                .collect();
            let query =
                ["", "?step=-1", "?seat=99&number=x", "?lang=%ff", "?step=1e9&seat=-"][pick(&mut random, 5)];
            for method in methods.as_object().expect("methods").keys() {
                let key = format!("Bearer {}", ann.key);
                let headers = [JSON, ("authorization", key.as_str())];
                let text = format!("{{{}}}", body.join(","));
                let answer =
                    site.http.raw(&method.to_uppercase(), &format!("{path}{query}"), &headers, text).await;
                let answer = answer.expect("an answer");
                assert!(answer.status < 500, "{method} {path}{query}: {} {}", answer.status, answer.text());
                requests += 1;
            }
        }
    }
    assert!(requests > 500);
    let table: Value =
        Guest::nobody(&site.http).get(&format!("/api/tables/{id}")).await.expect("the table stands");
    assert_eq!(table["step"], 0);
}
