//! No hidden card leaves the server: every byte sent to a seat over whole games is compared with what the seat may
//! know by the rules.

use crate::Site;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use tharsis_drill::{Guest, Stream};
use tharsis_kernel::{CardId, Game, Record, Seat};
use tharsis_mars::{Event, Mars, State, cards};

/// The cards a viewer knows after each choice: all it has seen so far.
fn known(record: &Record<Mars>, viewer: Option<Seat>) -> Vec<BTreeSet<CardId>> {
    let mut log: Vec<Event> = Vec::new();
    let mut state = Mars::setup_logged(&record.options, record.n_seats, record.seed, &mut log);
    let mut seen = BTreeSet::new();
    let mut steps = Vec::new();
    look(&state, viewer, &log, &mut seen);
    steps.push(seen.clone());
    for &(seat, choice) in &record.choices {
        log.clear();
        Mars::apply(&mut state, seat, choice, &mut log);
        look(&state, viewer, &log, &mut seen);
        steps.push(seen.clone());
    }
    steps
}

fn look(state: &State, viewer: Option<Seat>, log: &[Event], seen: &mut BTreeSet<CardId>) {
    for player in state.players() {
        seen.extend(player.tableau.iter());
        seen.extend(player.events.iter());
    }
    if let Some(seat) = viewer {
        let own = state.player(seat);
        seen.extend(own.hand.iter().chain(own.dealt.iter()).chain(own.kept.iter()));
    }
    // Cards shown to all (one being paid for lies nowhere yet), and those that passed through the viewer's own hand within one choice.
    for event in log {
        match *event {
            Event::Flipped { card, .. } | Event::Played { card, .. } => _ = seen.insert(card),
            Event::Drew { seat, card: Some(card), .. }
            | Event::Dealt { seat, card: Some(card), .. }
            | Event::Drafted { seat, card: Some(card) }
            | Event::Discarded { seat, card: Some(card), .. }
                if Some(seat) == viewer =>
            {
                seen.insert(card);
            }
            _ => {}
        }
    }
}

/// Names that are part of no other: "Ice Asteroid" is part of "Giant Ice Asteroid" and tells nothing.
static TELLING: LazyLock<Vec<(CardId, &str)>> = LazyLock::new(|| {
    let names: Vec<(CardId, &str)> = (0..).zip(cards::CARDS.iter().map(|card| card.name)).collect();
    let is_part = |name: &str| names.iter().any(|(_, other)| *other != name && other.contains(name));
    names.iter().copied().filter(|(_, name)| name.len() >= 12 && !is_part(name)).collect()
});

/// All cards named in a JSON value, by number or by a name that means nothing else.
fn named(value: &Value, found: &mut BTreeSet<CardId>) {
    match value {
        Value::String(text) => {
            found.extend(cards::by_number(text));
            found.extend(text.split(' ').nth(1).and_then(cards::by_number));
            found.extend(TELLING.iter().filter(|(_, name)| text.contains(name)).map(|(id, _)| *id));
        }
        Value::Array(values) => values.iter().for_each(|value| named(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| named(value, found)),
        _ => {}
    }
}

/// Everything a viewer is sent, with the number of choices made by then at most.
async fn everything_sent(guest: Guest, id: String) -> Vec<(usize, Value)> {
    let mut sent = Vec::new();
    let mut stream = Stream::open(&guest.http, &id, &guest.key, None).await.expect("a stream");
    let mut step = 0;
    loop {
        let message = stream.next().await.expect("a message");
        let value: Value = serde_json::from_str(&message.data).expect("JSON");
        let over = value["stage"] == "over";
        step = step.max(message.id.and_then(|id| id.parse().ok()).unwrap_or(0));
        sent.push((step, value));
        // Looking at everything after every choice would take minutes; the stream itself is read whole.
        let paths =
            if sent.len() % 25 == 0 || over { &["moment", "log", "events", "insight"][..] } else { &[] };
        for path in paths {
            let path = format!("/api/tables/{id}/{path}?lang=en");
            if let Ok(value) = guest.get::<Value>(&path).await {
                let now: Value = guest.get(&format!("/api/tables/{id}")).await.expect("a table");
                sent.push((now["step"].as_u64().expect("a step") as usize, value));
            }
        }
        if over {
            return sent;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_a_card_they_may_not_know() {
    let site = Site::start().await;
    for options in ["corporate-era", "corporate-era draft"] {
        let ann = site.guest("Ann").await;
        let seats = ["me", "open"];
        let table = serde_json::json!({ "game": "mars", "options": options, "seats": seats });
        let id = ann.table_with(table).await.expect("a table").table.id;
        let ben = site.guest("Ben").await;
        ben.join(&id).await.expect("a seat");
        let viewers =
            [(ann.clone(), Some(Seat(0))), (ben.clone(), Some(Seat(1))), (Guest::nobody(&site.http), None)];
        let sent: Vec<_> = viewers
            .map(|(guest, seat)| (seat, tokio::spawn(everything_sent(guest, id.clone()))))
            .into_iter()
            .collect();
        tharsis_drill::finish_game(&[ann, ben], &id, 7).await.expect("a game to its end");
        let record =
            site.http.send("GET", &format!("/api/tables/{id}/record"), "", None).await.expect("a record");
        let (record, _) = Record::<Mars>::read(&record.text()).expect("a record that replays");
        let mut checked = 0;
        for (seat, sent) in sent {
            let known = known(&record, seat);
            for (step, value) in sent.await.expect("everything sent") {
                let mut cards = BTreeSet::new();
                named(&value, &mut cards);
                let unknown: Vec<CardId> =
                    cards.difference(&known[step.min(known.len() - 1)]).copied().collect();
                let text = value.to_string();
                let name = unknown.first().map_or("", |&id| cards::card(id).name);
                let at = text.find(name).unwrap_or(0);
                let start: String = text.chars().skip(at.saturating_sub(300)).take(500).collect();
                assert!(unknown.is_empty(), "{seat:?} was sent {unknown:?} by step {step} in {start} …");
                checked += cards.len();
            }
        }
        assert!(checked > 3_000, "only {checked} cards were looked at");
    }
}
