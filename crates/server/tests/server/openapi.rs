//! The interface as a document: every change of it is seen in a review (`INSTA_UPDATE=always cargo test` accepts one),
//! and every refusal it names is provoked and compared.

use crate::{Site, until};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tharsis_drill::{Answer, Guest, Http};
use tharsis_wire::api::{Moment, Problem, Seated};

const JSON: (&str, &str) = ("content-type", "application/json");

#[test]
fn the_interface_is_what_was_agreed() {
    insta::assert_json_snapshot!(tharsis_server::openapi());
}

/// A route of the document.
struct Route {
    method: String,
    path: String,
    about: Value,
}

impl Route {
    fn all() -> Vec<Route> {
        let document = serde_json::to_value(tharsis_server::openapi()).expect("plain data");
        let paths = document["paths"].as_object().expect("paths").clone();
        let methods = paths.into_iter().flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("methods").clone();
            methods.into_iter().map(move |(method, about)| (method.to_uppercase(), path.clone(), about))
        });
        methods.map(|(method, path, about)| Route { method, path, about }).collect()
    }

    /// The refusals it names, by status and word.
    fn refusals(&self) -> BTreeSet<(u16, String)> {
        let answers = self.about["responses"].as_object().expect("answers");
        let refused = answers.iter().filter(|(status, _)| status.as_str() >= "400");
        let words = refused.flat_map(|(status, answer)| {
            let status: u16 = status.parse().expect("a status");
            assert_eq!(
                answer["content"]["application/json"]["schema"]["$ref"], "#/components/schemas/Problem",
                "{} {}",
                self.method, self.path
            );
            let words = answer["description"].as_str().expect("words").split(", ");
            words.map(move |word| (status, word.to_string())).collect::<Vec<_>>()
        });
        words.collect()
    }

    /// Its path with a table and what it must be asked with, and then this.
    fn at(&self, table: &str, query: &str) -> String {
        let parameters = self.about["parameters"].as_array().into_iter().flatten();
        let needed = parameters.filter(|it| it["in"] == "query" && it["required"] == true);
        let needed = needed.map(|it| match it["name"].as_str() {
            Some("seat") => "seat=0",
            Some("number") => "number=money",
            other => panic!("{other:?} is needed; which would be right?"),
        });
        let all: Vec<&str> = needed.chain([query]).filter(|it| !it.is_empty()).collect();
        let path = self
            .path
            .replace("{id}", table)
            .replace("{game}", "mars")
            .replace("{number}", "128")
            .replace("{kind}", "solo")
            .replace("{puzzle}", &a_puzzle())
            .replace("{step}", "1");
        if all.is_empty() { path } else { format!("{path}?{}", all.join("&")) }
    }

    /// A body that fits, where it takes one; what is studied begins at this table.
    fn body(&self, table: &str) -> String {
        let schema = self.about["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str();
        let body = match schema.and_then(|schema| schema.rsplit('/').next()) {
            None => return String::new(),
            Some("NewPlayer") => json!({ "name": "Eve" }),
            Some("Key") => json!({ "key": "0".repeat(64) }),
            Some("NewTable") => json!({ "game": "mars", "seats": ["me"] }),
            Some("PlayOn") => json!({ "step": 0, "seat": 0 }),
            Some("Choices") => json!({ "seq": 0, "choices": ["pass"] }),
            Some("Trial") => json!({ "choices": [] }),
            Some("Study") => study(table, &[]),
            Some("StudyTrial") => json!({ "study": study(table, &[]), "trial": { "choices": [] } }),
            Some("NewRecord") => json!({ "text": "tharsis-record 1" }),
            Some("Answer") => json!({ "choice": "pass" }),
            Some("Undo") => json!({ "seq": 0 }),
            Some("EditPlayer" | "TakeSeat" | "StandIn") => json!({}),
            Some(other) => panic!("which body would fit {other}?"),
        };
        body.to_string()
    }
}

/// The first puzzle there is.
fn a_puzzle() -> String {
    tharsis_wire::puzzles().next().expect("puzzles come with the program").info().id
}

/// A position of a table, after these choices of its first seat.
fn study(table: &str, choices: &[&str]) -> Value {
    let tried: Vec<Value> = choices.iter().map(|choice| json!({ "seat": 0, "choice": choice })).collect();
    json!({ "from": { "table": table }, "tried": tried })
}

/// Sends what is to be refused and remembers how it was.
#[derive(Default)]
struct Tries {
    seen: BTreeSet<(String, String, u16, String)>,
}

impl Tries {
    async fn send(
        &mut self,
        http: &Http,
        route: &Route,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Answer {
        let answer = http.raw(&route.method, path, headers, body).await.expect("an answer");
        if answer.status >= 400 {
            let problem: Problem = serde_json::from_slice(&answer.body)
                .unwrap_or_else(|error| panic!("{} {path}: {error} in {}", route.method, answer.text()));
            assert!(problem.detail.len() > 10, "{} {path}: {problem:?}", route.method);
            assert_eq!(answer.headers["content-type"], "application/json");
            assert_eq!(problem.seq.is_some(), problem.error == "stale", "only then there is a newer moment");
            self.seen.insert((route.method.clone(), route.path.clone(), answer.status, problem.error));
        }
        answer
    }
}

/// Everything that goes wrong with any route alike: sent to all that name it.
async fn alike(tries: &mut Tries, site: &Site, key: &str) {
    let bearer = format!("Bearer {key}");
    let nobodys = format!("Bearer {}", "0".repeat(64));
    let known = ("authorization", bearer.as_str());
    for route in Route::all() {
        let names = route.refusals();
        let names = |status: u16, word: &str| names.contains(&(status, word.to_string()));
        let (path, body) = (route.at("NOTABLE1", ""), route.body("NOTABLE1"));
        let http = &site.http;
        if names(404, "no-table") {
            tries.send(http, &route, &path, &[JSON, known], body.clone()).await;
        }
        if names(401, "wrong-key") {
            tries.send(http, &route, &path, &[JSON, ("authorization", &nobodys)], body.clone()).await;
        }
        if names(403, "foreign") {
            tries.send(http, &route, &path, &[JSON, ("origin", "https://evil.example")], body.clone()).await;
        }
        if names(400, "malformed") {
            tries.send(http, &route, &path, &[JSON, known], "{".to_string()).await;
        }
        if names(413, "too-large") {
            let large = format!("{{\"name\":\"{}\"}}", "x".repeat(1_200_000));
            tries.send(http, &route, &path, &[JSON, known], large).await;
        }
        if names(415, "not-json") {
            tries.send(http, &route, &path, &[("content-type", "text/plain"), known], body.clone()).await;
        }
        if names(422, "invalid") && !body.is_empty() {
            tries.send(http, &route, &path, &[JSON, known], "true".to_string()).await;
        }
        if names(422, "invalid") && body.is_empty() {
            tries.send(http, &route, &route.at("NOTABLE1", "lang=tlh"), &[known], String::new()).await;
        }
        if names(400, "invalid") {
            let parameters = route.about["parameters"].as_array().expect("parameters");
            let query = parameters.iter().find(|it| it["in"] == "query").expect("a query");
            let name = query["name"].as_str().expect("a name");
            let twice = format!("{name}=0&{name}=0");
            tries.send(http, &route, &route.at("NOTABLE1", &twice), &[known], String::new()).await;
        }
    }
}

/// Each route with a server that has heard too much, and with one whose database is gone.
async fn in_trouble(tries: &mut Tries) {
    let busy = Site::start_with(|config| config.rate = 1).await;
    let broken = Site::start().await;
    broken.store.close().await;
    let full = Site::start_with(|config| {
        (config.quotas.changes_at_once, config.quotas.reads_at_once) = (0, 0);
    })
    .await;
    let nobodys = format!("Bearer {}", "0".repeat(64));
    for route in Route::all() {
        let (path, body) = (route.at("NOTABLE1", ""), route.body("NOTABLE1"));
        let mut asked = 0;
        while tries.send(&busy.http, &route, &path, &[JSON], body.clone()).await.status != 429 {
            asked += 1;
            assert!(asked < 100, "{} {path} may be asked for ever", route.method);
        }
        let refused = tries.send(&full.http, &route, &path, &[JSON], body.clone()).await;
        assert_eq!((refused.status, refused.headers.contains_key("retry-after")), (503, true));
        if route.refusals().contains(&(503, "store".to_string())) {
            let headers = [JSON, ("authorization", nobodys.as_str())];
            tries.send(&broken.http, &route, &path, &headers, body).await;
        }
    }
}

/// Each route at a table of other rules.
async fn at_a_frozen_table(tries: &mut Tries) {
    let (site, ann, _) = crate::rules::old("UPDATE tables SET rules = 1").await;
    let bearer = format!("Bearer {}", ann.key);
    for route in Route::all().iter().filter(|it| it.refusals().contains(&(409, "frozen".to_string()))) {
        let path = route.at(crate::rules::MARS, "");
        let headers = [JSON, ("authorization", bearer.as_str())];
        tries.send(&site.http, route, &path, &headers, route.body(crate::rules::MARS)).await;
    }
}

/// Each route at somebody else's daily deal.
async fn at_anothers_daily_deal(tries: &mut Tries, site: &Site) {
    let (ann, eve) = (site.guest("Ann").await, site.guest("Eve").await);
    let begun: Seated = ann.post("/api/daily/mars/solo", &json!({})).await.expect("a table");
    let id = begun.table.id;
    let bearer = format!("Bearer {}", eve.key);
    for route in Route::all().iter().filter(|it| it.refusals().contains(&(403, "daily".to_string()))) {
        let headers = [JSON, ("authorization", bearer.as_str())];
        tries.send(&site.http, route, &route.at(&id, ""), &headers, route.body(&id)).await;
    }
    let leave =
        Route { method: "POST".to_string(), path: "/api/tables/{id}/leave".to_string(), about: Value::Null };
    let key = format!("Bearer {}", ann.key);
    let path = format!("/api/tables/{id}/leave");
    tries.send(&site.http, &leave, &path, &[JSON, ("authorization", &key)], "{}".to_string()).await;
}

/// Who asks, and at which tables.
struct Places {
    ann: Guest,
    ben: Guest,
    eve: Guest,
    open: String,
    /// Ann and Ben play; Ann has taken back her only choice.
    playing: String,
    /// Ann closed it, after she had taken back her only choice.
    closed: String,
    /// A bot has moved for Ann.
    left: String,
    /// Ann plays alone, where help is allowed.
    alone: String,
}

impl Places {
    async fn new(site: &Site) -> Places {
        let (ann, ben, playing) = site.two_at_a_table().await;
        let eve = site.guest("Eve").await;
        choose_and_undo(&ann, &playing).await;
        let open = json!({ "game": "mars", "seats": ["me", "open", "open"], "settings": { "hints": true } });
        let open = ann.table_with(open).await.expect("a table").table.id;
        let closed = ann.table(&["me"]).await.expect("a table").table.id;
        choose_and_undo(&ann, &closed).await;
        ann.post::<Value>(&format!("/api/tables/{closed}/close"), &json!({})).await.expect("her table");
        let left = json!({ "game": "mars", "seats": ["me", "open"], "settings": { "hints": true } });
        let left = ann.table_with(left).await.expect("a table").table.id;
        ben.join(&left).await.expect("a seat");
        ann.post::<Value>(&format!("/api/tables/{left}/leave"), &json!({})).await.expect("a stand-in");
        until(&ben, &left, "the stand-in's choices", |info| info.asked == [1]).await;
        let alone = json!({ "game": "ares", "seats": ["me"], "settings": { "hints": true } });
        let alone = ann.table_with(alone).await.expect("a table").table.id;
        Places { ann, ben, eve, open, playing, closed, left, alone }
    }
}

/// The record of a game of which nothing was played.
fn unfinished() -> String {
    tharsis_wire::game("ares").expect("a game").begin("", 1, [7; 32]).expect("options").record(None)
}

async fn choose_and_undo(guest: &Guest, id: &str) {
    let moment: Moment = guest.get(&format!("/api/tables/{id}/moment")).await.expect("a moment");
    let choice = &moment.ask.expect("a question").choices[0].choice;
    let body = json!({ "seq": 0, "choices": [choice], "id": "hers" });
    guest.post::<Value>(&format!("/api/tables/{id}/choices"), &body).await.expect("a choice");
    guest.post::<Value>(&format!("/api/tables/{id}/undo"), &json!({ "seq": 1 })).await.expect("an undo");
}

/// What goes wrong with one route only: the route, who asks, at which table, with which body, and how it is refused.
async fn each_its_own(tries: &mut Tries, site: &Site) {
    let Places { ann, ben, eve, open, playing, closed, left, alone } = &Places::new(site).await;
    let had_enough = &site.guest("Ida").await;
    for _ in 0..tharsis_server::Quotas::default().open_tables {
        had_enough.table(&["me", "open"]).await.expect("a table");
    }
    let another = json!({ "game": "mars", "seats": ["me", "open"] });
    let nobody = &Guest::nobody(&site.http);
    let made = |seq: i64, choice: &str| json!({ "seq": seq, "choices": [choice] });
    let tried = |choice: &str| json!({ "choices": [choice] });
    let (none, empty, now, late) = (Value::Null, json!({}), json!({ "seq": 2 }), json!({ "seq": 99 }));
    let on = json!({ "step": 0, "seat": 0 });
    let renamed = json!({ "seq": 2, "choices": ["pass"], "id": "hers" });
    let named = json!({ "seq": 2, "id": "hers" });
    let new = json!({ "game": "mars", "seats": ["me"] });
    let first = json!({ "seat": 0 });
    let record = json!({ "text": "tharsis-record 1\ngame mars\nrules 0\n" });
    let running = json!({ "text": unfinished() });
    let (flown, bought) = (json!({ "choice": "fly" }), json!({ "choice": "done" }));
    let puzzle = &a_puzzle();
    let cases: [(&str, &Guest, &str, &Value, u16, &str); 93] = [
        ("GET /api/games/{game}/catalogue", nobody, "chess", &none, 404, "no-game"),
        ("GET /api/me", nobody, "", &none, 401, "unknown-player"),
        ("PATCH /api/me", nobody, "", &empty, 401, "unknown-player"),
        ("POST /api/me/key", nobody, "", &none, 401, "unknown-player"),
        ("GET /api/me/tables", nobody, "", &none, 401, "unknown-player"),
        ("GET /api/me/statistics", nobody, "", &none, 401, "unknown-player"),
        ("PUT /api/me/hidden/{id}", nobody, open, &none, 401, "unknown-player"),
        ("PUT /api/me/hidden/{id}", eve, playing, &none, 403, "not-seated"),
        ("DELETE /api/me/hidden/{id}", nobody, open, &none, 401, "unknown-player"),
        ("DELETE /api/me/hidden/{id}", eve, playing, &none, 403, "not-seated"),
        ("GET /api/games/{game}/cards/{number}", nobody, "chess", &none, 404, "no-game"),
        ("GET /api/games/{game}/cards/{number}", nobody, "mars", &none, 404, "no-card"),
        ("GET /api/tables?after=x", nobody, "", &none, 422, "invalid"),
        ("POST /api/tables", nobody, "", &new, 401, "unknown-player"),
        ("POST /api/tables", had_enough, "", &another, 409, "too-many-tables"),
        ("GET /api/daily?day=2999-01-01", nobody, "", &none, 422, "invalid"),
        ("POST /api/daily/{game}/{kind}", nobody, "mars", &none, 401, "unknown-player"),
        ("POST /api/daily/{game}/{kind}", ann, "chess", &none, 404, "no-game"),
        ("POST /api/daily/{game}/{kind}", ann, "ares", &none, 404, "no-kind"),
        ("POST /api/records", nobody, "", &record, 401, "unknown-player"),
        ("POST /api/records", ann, "", &record, 422, "invalid"),
        ("POST /api/records", ann, "", &running, 409, "not-over"),
        ("DELETE /api/tables/{id}", nobody, playing, &none, 401, "unknown-player"),
        ("DELETE /api/tables/{id}", eve, playing, &none, 403, "not-creator"),
        ("DELETE /api/tables/{id}", ann, playing, &none, 409, "played-here"),
        ("POST /api/tables/{id}/join", nobody, open, &empty, 401, "unknown-player"),
        ("POST /api/tables/{id}/join", eve, playing, &empty, 409, "full"),
        ("POST /api/tables/{id}/join", eve, open, &first, 409, "taken"),
        ("POST /api/tables/{id}/leave", eve, playing, &empty, 403, "not-seated"),
        ("POST /api/tables/{id}/leave", ann, closed, &empty, 409, "not-playing"),
        ("POST /api/tables/{id}/return", eve, playing, &none, 403, "not-seated"),
        ("POST /api/tables/{id}/bot", nobody, open, &empty, 401, "unknown-player"),
        ("POST /api/tables/{id}/bot", ben, open, &empty, 403, "not-creator"),
        ("POST /api/tables/{id}/bot", ann, playing, &empty, 409, "full"),
        ("POST /api/tables/{id}/bot", ann, open, &first, 409, "taken"),
        ("POST /api/tables/{id}/join", eve, closed, &empty, 409, "not-playing"),
        ("POST /api/tables/{id}/bot", ann, closed, &empty, 409, "not-playing"),
        ("POST /api/tables/{id}/close", ann, playing, &none, 409, "others-play"),
        ("GET /api/tables/{id}/moment", ann, open, &none, 409, "not-playing"),
        ("GET /api/tables/{id}/log", ann, open, &none, 409, "not-playing"),
        ("GET /api/tables/{id}/events", ann, open, &none, 409, "not-playing"),
        ("GET /api/tables/{id}/ledger?seat=0&number=money", ann, open, &none, 409, "not-playing"),
        ("GET /api/tables/{id}/course", ann, open, &none, 409, "not-playing"),
        ("GET /api/tables/{id}/hint", ann, open, &none, 409, "not-playing"),
        ("POST /api/tables/{id}/close", nobody, open, &none, 401, "unknown-player"),
        ("POST /api/tables/{id}/close", ben, playing, &none, 403, "not-creator"),
        ("POST /api/tables/{id}/rematch", nobody, playing, &none, 401, "unknown-player"),
        ("POST /api/tables/{id}/rematch", eve, playing, &none, 403, "not-seated"),
        ("POST /api/tables/{id}/rematch", ann, playing, &none, 409, "not-over"),
        ("POST /api/tables/{id}/duplicate", nobody, playing, &none, 401, "unknown-player"),
        ("POST /api/tables/{id}/duplicate", eve, playing, &none, 409, "not-over"),
        ("POST /api/tables/{id}/play-on", nobody, playing, &on, 401, "unknown-player"),
        ("POST /api/tables/{id}/play-on", eve, playing, &on, 409, "not-over"),
        ("GET /api/tables/{id}/moment?step=0&seat=1", ann, playing, &none, 403, "not-over"),
        ("GET /api/tables/{id}/log?seat=1", ann, playing, &none, 403, "not-over"),
        ("GET /api/tables/{id}/events?seat=-", ann, playing, &none, 403, "not-over"),
        ("GET /api/tables/{id}/record", ann, playing, &none, 403, "not-over"),
        ("GET /api/tables/{id}/review", ann, playing, &none, 403, "not-over"),
        ("GET /api/tables/{id}/review/{step}", ann, playing, &none, 403, "not-over"),
        ("POST /api/tables/{id}/choices", ann, playing, &made(2, "fly"), 400, "unreadable"),
        ("POST /api/tables/{id}/choices", ann, playing, &made(2, "pass"), 422, "illegal"),
        ("POST /api/tables/{id}/choices", eve, playing, &made(2, "pass"), 403, "not-seated"),
        ("POST /api/tables/{id}/choices", ann, playing, &made(99, "pass"), 409, "stale"),
        ("POST /api/tables/{id}/choices", ann, closed, &made(2, "pass"), 409, "not-playing"),
        ("POST /api/tables/{id}/choices", ann, left, &made(2, "pass"), 409, "stood-in"),
        ("POST /api/tables/{id}/choices", ann, playing, &renamed, 422, "id-used"),
        ("POST /api/tables/{id}/undo", ann, playing, &named, 422, "id-used"),
        ("POST /api/tables/{id}/redo", ann, playing, &named, 422, "id-used"),
        ("POST /api/tables/{id}/undo", eve, playing, &now, 403, "not-seated"),
        ("POST /api/tables/{id}/undo", ann, playing, &late, 409, "stale"),
        ("POST /api/tables/{id}/undo", ann, closed, &now, 409, "not-playing"),
        ("POST /api/tables/{id}/undo", ann, left, &now, 409, "stood-in"),
        ("POST /api/tables/{id}/undo", ben, playing, &now, 409, "no-undo"),
        ("POST /api/tables/{id}/redo", eve, playing, &now, 403, "not-seated"),
        ("POST /api/tables/{id}/redo", ann, playing, &late, 409, "stale"),
        ("POST /api/tables/{id}/redo", ann, closed, &now, 409, "not-playing"),
        ("POST /api/tables/{id}/redo", ann, left, &now, 409, "stood-in"),
        ("POST /api/tables/{id}/redo", ben, playing, &now, 409, "no-undo"),
        ("POST /api/tables/{id}/account", eve, playing, &tried("pass"), 403, "not-seated"),
        ("POST /api/tables/{id}/account", ann, open, &tried("pass"), 409, "not-playing"),
        ("POST /api/tables/{id}/account", ann, playing, &tried("fly"), 400, "unreadable"),
        ("POST /api/tables/{id}/account", ann, playing, &tried("pass"), 422, "illegal"),
        ("GET /api/tables/{id}/hint", eve, playing, &none, 403, "not-seated"),
        ("GET /api/tables/{id}/hint", ann, playing, &none, 403, "no-hints"),
        ("GET /api/tables/{id}/hint", ann, left, &none, 409, "not-asked"),
        ("GET /api/tables/{id}/hint?about=fly", ben, left, &none, 400, "unreadable"),
        ("GET /api/tables/{id}/hint?about=pass", ben, left, &none, 422, "illegal"),
        ("GET /api/tables/{id}/review", ann, open, &none, 409, "not-playing"),
        ("GET /api/tables/{id}/review/{step}", ann, open, &none, 409, "not-playing"),
        ("GET /api/puzzles?game=chess", nobody, "", &none, 404, "no-game"),
        ("POST /api/puzzles/{puzzle}", nobody, "none", &flown, 404, "no-puzzle"),
        ("POST /api/puzzles/{puzzle}", nobody, puzzle, &flown, 400, "unreadable"),
        ("POST /api/puzzles/{puzzle}", nobody, puzzle, &bought, 422, "illegal"),
    ];
    let studied = [
        (study(alone, &["fly"]), 400, "unreadable"),
        (study(alone, &["done"]), 422, "illegal"),
        (study(playing, &[]), 403, "not-over"),
        (study(open, &[]), 409, "not-playing"),
        (json!({ "from": { "puzzle": "none" } }), 404, "no-puzzle"),
    ];
    let trials: Vec<Value> =
        studied.iter().map(|(body, ..)| json!({ "study": body, "trial": { "choices": [] } })).collect();
    let of_studies = studied.iter().zip(&trials).flat_map(|((body, status, error), trial)| {
        let paths = ["", "/judge", "/scenario", "/ledger?seat=0&number=points", "/account"];
        paths.map(|path| {
            let body = if path == "/account" { trial } else { body };
            (format!("POST /api/study{path}"), ann, "", body, *status, *error)
        })
    });
    let cases = cases.into_iter().map(|(request, who, place, body, status, error)| {
        (request.to_string(), who, place, body, status, error)
    });
    for (request, who, place, body, status, error) in cases.chain(of_studies) {
        let (method, target) = request.split_once(' ').expect("a method and a path");
        let (path, query) = target
            .split_once('?')
            .map_or((target, String::new()), |(path, query)| (path, format!("?{query}")));
        let path_there = path
            .replace("{id}", place)
            .replace("{puzzle}", place)
            .replace("{step}", "1")
            .replace("{game}", place)
            .replace("{number}", "none")
            .replace("{kind}", "cup");
        let route = Route { method: method.to_string(), path: path.to_string(), about: Value::Null };
        let key = format!("Bearer {}", who.key);
        let headers = [JSON, ("authorization", key.as_str())];
        let headers = if who.key.is_empty() { &headers[..1] } else { &headers[..] };
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = tries.send(&site.http, &route, &format!("{path_there}{query}"), headers, body).await;
        assert_eq!(
            (answer.status, answer.json()["error"].as_str()),
            (status, Some(error)),
            "{request} at {place}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_says_what_it_is_and_how_it_refuses() {
    let mut named = BTreeSet::new();
    for route in Route::all() {
        let (method, path) = (&route.method, &route.path);
        assert!(
            route.about["summary"].as_str().is_some_and(|text| text.len() > 5),
            "{method} {path} has no summary"
        );
        let answers = route.about["responses"].as_object().expect("answers");
        assert!(answers.keys().any(|status| status.starts_with('2')), "{method} {path} never works");
        let refusals = route.refusals().into_iter();
        named.extend(refusals.map(|(status, word)| (method.clone(), path.clone(), status, word)));
    }
    let mut tries = Tries::default();
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    alike(&mut tries, &site, &ann.key).await;
    each_its_own(&mut tries, &site).await;
    at_anothers_daily_deal(&mut tries, &site).await;
    in_trouble(&mut tries).await;
    at_a_frozen_table(&mut tries).await;
    let unseen: Vec<_> = named.difference(&tries.seen).collect();
    assert!(unseen.is_empty(), "named, but no request was refused so: {unseen:#?}");
    let unnamed: Vec<_> = tries.seen.difference(&named).collect();
    assert!(unnamed.is_empty(), "refused so, but not named: {unnamed:#?}");
}
