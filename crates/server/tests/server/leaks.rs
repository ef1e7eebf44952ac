//! Nothing hidden leaves the server: every byte sent to a seat over whole games is compared with what the seat may
//! know by the rules.

use crate::Site;
use serde_json::Value;
use std::collections::{BTreeSet, HashMap};
use std::marker::PhantomData;
use std::sync::LazyLock;
use tharsis_ares::Ares;
use tharsis_drill::{Fault, Guest, Stream};
use tharsis_kernel::{CardId, Record, Seat};
use tharsis_mars::cards::CARDS;
use tharsis_mars::{GLOBAL_EVENTS, GlobalEvent, Mars};
use tharsis_wire::Shown;

/// A card or global event, by its place among [`Hidden::names`].
type Thing = usize;

/// What the test must know of a game: what can be hidden, and which of it somebody has seen.
trait Hidden: Shown {
    /// The option sets that are played: whatever hides something else, or shows it elsewhere.
    const VARIANTS: &[&str];

    fn names() -> Vec<&'static str>;
    /// What a word of the interface means, if it means such a thing.
    fn by_word(word: &str) -> Option<Thing>;
    /// Adds what lies where the viewer sees it, and what passed by.
    fn look(state: &Self::State, viewer: Option<Seat>, log: &[Self::Event], seen: &mut BTreeSet<Thing>);
    fn telling() -> &'static [(Thing, &'static str)];
}

impl Hidden for Mars {
    const VARIANTS: &[&str] = &["corporate-era draft map-hellas", "corporate-era colonies turmoil"];

    fn names() -> Vec<&'static str> {
        let cards = CARDS.iter().map(|card| card.name);
        cards.chain(GLOBAL_EVENTS.iter().map(|event| event.name)).collect()
    }

    fn by_word(word: &str) -> Option<Thing> {
        static EVENTS: LazyLock<Vec<String>> =
            LazyLock::new(|| GLOBAL_EVENTS.iter().map(GlobalEvent::word).collect());
        let card = tharsis_mars::cards::by_number(word).map(usize::from);
        card.or_else(|| EVENTS.iter().position(|event| event == word).map(|event| CARDS.len() + event))
    }

    fn look(state: &Self::State, viewer: Option<Seat>, log: &[Self::Event], seen: &mut BTreeSet<Thing>) {
        use tharsis_mars::Event;
        let mut cards: BTreeSet<CardId> = BTreeSet::new();
        for player in state.players() {
            cards.extend(player.tableau.iter());
            cards.extend(player.events.iter());
        }
        if let Some(seat) = viewer {
            let own = state.player(seat);
            cards.extend(own.hand.iter().chain(own.dealt.iter()).chain(own.kept.iter()));
        }
        // Cards shown to all (one being paid for lies nowhere yet), and those that passed through the viewer's own
        // hand within one choice.
        for event in log {
            match *event {
                Event::Flipped { card, .. } | Event::Played { card, .. } => _ = cards.insert(card),
                Event::Drew { seat, card: Some(card), .. }
                | Event::Dealt { seat, card: Some(card), .. }
                | Event::Drafted { seat, card: Some(card) }
                | Event::Discarded { seat, card: Some(card), .. }
                    if Some(seat) == viewer =>
                {
                    cards.insert(card);
                }
                _ => {}
            }
        }
        seen.extend(cards.into_iter().map(usize::from));
        let turmoil = state.turmoil();
        let events = [turmoil.current, turmoil.coming, turmoil.distant];
        seen.extend(events.into_iter().flatten().map(|event| CARDS.len() + usize::from(event)));
    }

    fn telling() -> &'static [(Thing, &'static str)] {
        static TELLING: LazyLock<Vec<(Thing, &str)>> = LazyLock::new(telling::<Mars>);
        &TELLING
    }
}

impl Hidden for Ares {
    const VARIANTS: &[&str] = &["mulligan", "mulligan coop"];

    fn names() -> Vec<&'static str> {
        tharsis_ares::cards::CARDS.iter().map(|card| card.name).collect()
    }

    fn by_word(word: &str) -> Option<Thing> {
        tharsis_ares::cards::by_number(word).map(usize::from)
    }

    fn look(state: &Self::State, viewer: Option<Seat>, log: &[Self::Event], seen: &mut BTreeSet<Thing>) {
        use tharsis_ares::Event;
        let mut cards: BTreeSet<CardId> = BTreeSet::new();
        for player in state.players() {
            cards.extend(player.tableau.iter());
        }
        if let Some(seat) = viewer {
            let own = state.player(seat);
            cards.extend(own.hand.iter().chain(own.dealt.iter()).chain(own.kept.iter()));
        }
        for event in log {
            match *event {
                Event::Shown { card, .. } | Event::Played { card, .. } => _ = cards.insert(card),
                // Partners learn what is offered and given.
                Event::Offered { card: Some(card), .. } | Event::Swapped { card: Some(card), .. }
                    if viewer.is_some() =>
                {
                    cards.insert(card);
                }
                Event::Drew { seat, card: Some(card), .. }
                | Event::Dealt { seat, card: Some(card), .. }
                | Event::Sold { seat, card: Some(card) }
                | Event::Discarded { seat, card: Some(card), .. }
                    if Some(seat) == viewer =>
                {
                    cards.insert(card);
                }
                _ => {}
            }
        }
        seen.extend(cards.into_iter().map(usize::from));
    }

    fn telling() -> &'static [(Thing, &'static str)] {
        static TELLING: LazyLock<Vec<(Thing, &str)>> = LazyLock::new(telling::<Ares>);
        &TELLING
    }
}

/// What a viewer knows after each choice: all it has seen so far.
fn known<G: Hidden>(record: &Record<G>, viewer: Option<Seat>) -> Vec<BTreeSet<Thing>> {
    let mut log: Vec<G::Event> = Vec::new();
    let mut state = G::setup_logged(&record.options, record.n_seats, record.seed, &mut log);
    let mut seen = BTreeSet::new();
    let mut steps = Vec::new();
    G::look(&state, viewer, &log, &mut seen);
    steps.push(seen.clone());
    for &(seat, choice) in &record.choices {
        log.clear();
        G::apply(&mut state, seat, choice, &mut log);
        G::look(&state, viewer, &log, &mut seen);
        steps.push(seen.clone());
    }
    steps
}

/// Names that are part of no other: "Ice Asteroid" is part of "Giant Ice Asteroid" and tells nothing.
fn telling<G: Hidden>() -> Vec<(Thing, &'static str)> {
    let names = G::names();
    let is_alone = |name: &str| names.iter().filter(|other| other.contains(name)).count() == 1;
    names.iter().copied().enumerate().filter(|(_, name)| name.len() >= 12 && is_alone(name)).collect()
}

/// The card of a choice in notation; other texts may begin with two words of which one is a number.
fn chosen(text: &str) -> Option<&str> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    ["play", "act", "card", "sell"].contains(&verb).then(|| words.next()).flatten()
}

/// Finds what is named in what was sent. Most texts are sent again and again, and looked through once.
struct Finder<G> {
    things: HashMap<String, Vec<Thing>>,
    game: PhantomData<G>,
}

impl<G: Hidden> Finder<G> {
    fn new() -> Finder<G> {
        Finder { things: HashMap::new(), game: PhantomData }
    }

    /// All that is named in a JSON value, by number or word or by a name that means nothing else.
    fn named(&mut self, value: &Value, found: &mut BTreeSet<Thing>) {
        match value {
            Value::String(text) => {
                if !self.things.contains_key(text) {
                    self.things.insert(text.clone(), Self::in_text(text));
                }
                found.extend(&self.things[text]);
            }
            Value::Array(values) => values.iter().for_each(|value| self.named(value, found)),
            Value::Object(fields) => fields.values().for_each(|value| self.named(value, found)),
            _ => {}
        }
    }

    fn in_text(text: &str) -> Vec<Thing> {
        let words = [Some(text), chosen(text)].into_iter().flatten().filter_map(G::by_word);
        let names = G::telling().iter().filter(|(_, name)| text.contains(name)).map(|(id, _)| *id);
        words.chain(names).collect()
    }
}

/// Everything a viewer is sent, with the number of choices made by then at most.
async fn everything_sent(guest: Guest, id: String) -> Vec<(usize, Value)> {
    let mut sent = Vec::new();
    let mut stream = Stream::open_with_insight(&guest.http, &id, &guest.key, None).await.expect("a stream");
    let mut step = 0;
    loop {
        let message = stream.next().await.expect("a message");
        let value: Value = serde_json::from_str(&message.data).expect("JSON");
        let over = value["stage"] == "over";
        step = step.max(message.id.and_then(|id| id.parse().ok()).unwrap_or(0));
        sent.push((step, value));
        // Looking at everything after every choice would take minutes; the stream itself is read whole.
        let paths = if sent.len() % 25 == 0 || over { &["moment", "log", "events"][..] } else { &[] };
        for path in paths {
            let path = format!("/api/tables/{id}/{path}?lang=en");
            let value = match guest.get::<Value>(&path).await {
                Ok(value) => value,
                // Such as what a choice would bring, for somebody who has none; or the machine is busy with other tests.
                Err(Fault::Refused(400..500 | 503, _)) => continue,
                Err(fault) => panic!("{path}: {fault}"),
            };
            let now: Value = guest.get(&format!("/api/tables/{id}")).await.expect("a table");
            sent.push((now["step"].as_u64().expect("a step") as usize, value));
        }
        if over {
            return sent;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_what_they_may_not_know_of_mars() {
    nothing_leaks::<Mars>(3_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_what_they_may_not_know_of_ares() {
    nothing_leaks::<Ares>(1_500).await;
}

/// Plays a game of two with each of the options and looks at everything that was sent to both and to a spectator.
async fn nothing_leaks<G: Hidden>(at_least: usize) {
    let site = Site::start().await;
    for options in G::VARIANTS {
        let ann = site.guest("Ann").await;
        // A known deal: games at random are short or very long.
        let seed = "3".repeat(64);
        let table = serde_json::json!({ "game": G::NAME, "options": options, "seats": ["me", "open"],
            "seed": seed, "settings": { "known_deal": true } });
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
        let (record, _) = Record::<G>::read(&record.text()).expect("a record that replays");
        let (mut finder, mut checked) = (Finder::<G>::new(), 0);
        for (seat, sent) in sent {
            let known = known(&record, seat);
            for (step, value) in sent.await.expect("everything sent") {
                checked += check(&mut finder, seat, &value, step, &known[step.min(known.len() - 1)]);
            }
        }
        assert!(checked > at_least, "{options}: only {checked} cards and events were looked at");
    }
}

/// Everything named in what was sent is known by then; how much there was.
fn check<G: Hidden>(
    finder: &mut Finder<G>,
    seat: Option<Seat>,
    value: &Value,
    step: usize,
    known: &BTreeSet<Thing>,
) -> usize {
    let mut things = BTreeSet::new();
    finder.named(value, &mut things);
    let names = G::names();
    let unknown: Vec<&str> = things.difference(known).map(|&thing| names[thing]).collect();
    if let Some(first) = unknown.first() {
        let text = value.to_string();
        let at = text.find(first).unwrap_or(0);
        let start: String = text.chars().skip(at.saturating_sub(300)).take(500).collect();
        panic!("{seat:?} was sent {unknown:?} by step {step} in {start} …");
    }
    things.len()
}
