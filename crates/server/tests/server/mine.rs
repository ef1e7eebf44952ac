//! The tables of a player: all of them, in parts, and what they have won.

use crate::Site;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tharsis_drill::{Fault, Guest, finish_game};
use tharsis_wire::api::{CardNotes, Session, Stage, Statistics, TableCounts, TableInfo, Tables, Tally};

/// Tables of one person with a bot that is never asked, because it is their opening.
async fn tables(guest: &Guest, titles: &[&str]) -> Vec<String> {
    let mut ids = Vec::new();
    for title in titles {
        let settings = json!({ "title": title, "public": true });
        let new = json!({ "game": "mars", "options": "corporate-era venus", "seats": ["me", "open"], "settings": settings });
        ids.push(guest.table_with(new).await.expect("a table").table.id);
    }
    ids
}

/// A whole list, part by part; each part has at most so many tables, and all tell the same count.
async fn all(guest: &Guest, path: &str, limit: usize) -> Vec<TableInfo> {
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let sign = if path.contains('?') { '&' } else { '?' };
        let part: Tables = guest.get(&format!("{path}{sign}limit={limit}{after}")).await.expect("a part");
        assert!(part.tables.len() <= limit);
        found.extend(part.tables);
        match part.next {
            Some(next) => after = format!("&after={next}"),
            None => {
                assert_eq!(found.len(), part.total, "{path}");
                return found;
            }
        }
    }
}

fn ids(tables: &[TableInfo]) -> BTreeSet<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

async fn found(guest: &Guest, search: &str) -> Vec<String> {
    let tables: Tables = guest.get(&format!("/api/me/tables?{search}")).await.expect("a list");
    assert_eq!(tables.total, tables.tables.len(), "{search}");
    tables.tables.into_iter().map(|table| table.settings.title).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_list_is_cut_without_a_word() {
    let site =
        Site::start_with(|config| (config.quotas.open_tables, config.quotas.listed) = (100, 100)).await;
    let ann = site.guest("Ann").await;
    let titles: Vec<String> = (0..23).map(|i| format!("Evening {i}")).collect();
    let titles: Vec<&str> = titles.iter().map(String::as_str).collect();
    let made = tables(&ann, &titles).await;
    for limit in [1, 7, 23, 100] {
        for path in ["/api/me/tables", "/api/me/tables?q=evening", "/api/tables"] {
            let list = all(&ann, path, limit).await;
            assert_eq!(list.len(), made.len(), "{path} in parts of {limit}");
            assert_eq!(ids(&list), made.iter().map(String::as_str).collect(), "each of them once");
        }
    }
    let unread = ann.get::<Tables>("/api/me/tables?after=x").await;
    assert!(matches!(unread, Err(Fault::Refused(422, _))), "{unread:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_comes_first_and_all_can_be_searched_and_hidden() {
    let site = Site::start().await;
    let (ann, ben) = (site.guest("Ann").await, site.guest("Čeněk").await);
    let made = tables(&ann, &["First", "Second", "Third"]).await;
    ben.join(&made[0]).await.expect("a seat");
    let ares = json!({ "game": "ares", "seats": ["me", "open"], "settings": { "title": "Other" } });
    ann.table_with(ares).await.expect("a table");

    let list: Tables = ann.get("/api/me/tables").await.expect("a list");
    assert_eq!(list.tables[0].settings.title, "First", "she is asked there");
    let counts = TableCounts { turns: 1, running: 4, finished: 0, hidden: 0 };
    assert_eq!((list.total, list.counts), (4, Some(counts)));
    for (search, titles) in [
        ("q=SECOND", vec!["Second"]),
        ("q=čENĚK", vec!["First"]),
        ("q=ann", vec![]),
        ("game=ares", vec!["Other"]),
        ("option=venus&q=ir", vec!["First", "Third"]),
        ("option=ven", vec![]),
        ("stage=finished", vec![]),
    ] {
        let search = search.replace('č', "%C4%8D").replace('Ě', "%C4%9A");
        assert_eq!(found(&ann, &search).await, titles, "{search}");
    }
    assert_eq!(found(&ann, &format!("q={}", made[2].to_lowercase())).await, ["Third"], "by its code");

    let hide = async |guest: &Guest, method: &str| {
        let path = format!("/api/me/hidden/{}", made[1]);
        site.http.send(method, &path, &guest.key, None).await.expect("an answer").status
    };
    assert_eq!((hide(&ann, "PUT").await, hide(&ann, "PUT").await, hide(&ben, "PUT").await), (204, 204, 403));
    assert_eq!(found(&ann, "hidden=true").await, ["Second"]);
    assert_eq!(found(&ann, "game=mars").await, ["First", "Third"]);
    let counts = TableCounts { turns: 1, running: 3, finished: 0, hidden: 1 };
    assert_eq!(ann.get::<Tables>("/api/me/tables").await.expect("a list").counts, Some(counts));
    assert_eq!(hide(&ann, "DELETE").await, 204);
    assert_eq!(found(&ann, "hidden=true").await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_told_and_counted_also_of_games_that_ended_before_they_were_kept() {
    let site = Site::start().await;
    let (ann, ben, id) = site.two_at_a_table().await;
    finish_game(&[ann.clone(), ben.clone()], &id, 1).await.expect("a game to its end");
    let of = async |guest: &Guest| {
        let list: Tables = guest.get("/api/me/tables?stage=finished&lang=cs").await.expect("a list");
        let statistics: Statistics = guest.get("/api/me/statistics?lang=cs").await.expect("statistics");
        (list.tables[0].clone(), statistics)
    };
    let (table, statistics) = of(&ann).await;
    assert_eq!(table.stage, Stage::Over);
    let own = &table.seats[usize::from(table.you.expect("a seat"))];
    let name = own.corporation.clone().expect("a corporation");
    let won = usize::from(table.winners.contains(&table.you.expect("a seat")));
    let tally = Tally { games: 1, won, points: own.points.expect("points") };
    let mars = &statistics.games[0];
    assert_eq!((mars.game.as_str(), mars.all, mars.corporations[0].tally), ("mars", tally, tally));
    assert_eq!(mars.corporations[0].title.as_deref(), Some(name.as_str()));
    assert!(mars.options.iter().all(|it| it.tally == tally) && mars.bots.is_empty());
    let (_, his) = of(&ben).await;
    assert_eq!(his.games[0].all.won + won, table.winners.len());

    // As an older server left it.
    site.change("UPDATE tables SET corporations = ''").await;
    let again: Statistics = ann.get("/api/me/statistics?lang=cs").await.expect("statistics");
    assert_eq!(again, statistics);
    site.change("UPDATE tables SET corporations = ''").await;
    assert_eq!(of(&ann).await.0, table);
    let kept = site.store.table(&id).await.expect("the database").expect("a table").corporations;
    assert_eq!(kept.len(), 2, "found once and kept: {kept:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_new_is_told_so_and_not_refused() {
    let site = Site::start().await;
    let nobody: Session = Guest::nobody(&site.http).get("/api/session").await.expect("no refusal");
    assert_eq!(nobody.me, None);
    let ann: Session = site.guest("Ann").await.get("/api/session").await.expect("no refusal");
    assert_eq!(ann.me.expect("herself").name, "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_page_tells_rulings_tests_and_numbers() {
    let site = Site::start().await;
    let nobody = Guest::nobody(&site.http);
    let notes: CardNotes = nobody.get("/api/games/mars/cards/128").await.expect("a card");
    assert!(!notes.rulings.is_empty() && !notes.tests.is_empty());
    let numbers = notes.numbers.expect("it is played");
    assert!(numbers.kept <= numbers.offered && numbers.played <= numbers.held && numbers.held > 0);
    let beginner: CardNotes = nobody.get("/api/games/mars/cards/R00").await.expect("a card");
    assert_eq!(beginner.numbers, None, "no table that is counted has it");
    for (path, error) in [("mars/cards/999", "no-card"), ("chess/cards/1", "no-game")] {
        let refused = nobody.get::<Value>(&format!("/api/games/{path}")).await;
        assert!(
            matches!(&refused, Err(Fault::Refused(404, problem)) if problem.error == error),
            "{refused:?}"
        );
    }
}
