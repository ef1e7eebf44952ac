//! Counting, by hand: on whole games, and on small sums.

use super::*;
use std::collections::BTreeSet;
use tharsis_ares::Ares;
use tharsis_bots::{Experience, Level};
use tharsis_kernel::Game;
use tharsis_mars::{Cause, Event, Mars, cards};

fn provenance() -> Provenance {
    Provenance { command: "a test".to_string(), date: "2026-11-18".to_string(), bots: "novice".to_string() }
}

fn census<G: Counted>(games: u64, threads: u16) -> Census<G> {
    Census { bot: Level::Novice.into(), weights: G::Weights::fitted(), games, seed: 7, threads }
}

fn table<G: Counted<Options: Sync>>(games: u64, threads: u16) -> Table {
    count::<G>(&census(games, threads), provenance(), &|| {}).expect("its tables can be played")
}

#[test]
fn threads_make_no_difference() {
    assert_eq!(table::<Mars>(12, 1).to_string(), table::<Mars>(12, 2).to_string());
    assert_eq!(table::<Ares>(6, 1).to_string(), table::<Ares>(6, 3).to_string());
}

#[test]
fn a_table_is_read_as_it_is_written() {
    let table = table::<Ares>(3, 1);
    assert_eq!(Table::read(&table.to_string()).expect("it is one"), table);
}

/// Nothing is played that was not held, nothing kept that was not offered.
fn is_consistent(table: &Table) {
    for (number, it) in &table.cards {
        assert!(it.kept <= it.offered && it.played <= it.held(), "{number}: {it:?}");
        assert!(it.held() <= table.seats && it.offered <= table.seats, "{number}: {it:?}");
        for partner in &it.partners {
            assert!(
                partner.games <= it.played.min(table.cards[&partner.card].played),
                "{number}: {partner:?}"
            );
        }
    }
}

/// What is shipped: every card of the rules with a sample, under the rules of today, small.
fn is_whole<G: Counted>(text: &str) {
    let table = G::shipped();
    assert!(table.to_string() == text, "as the command writes it");
    assert_eq!((table.game.as_str(), table.rules), (G::NAME, G::RULES), "made anew when rules change");
    let there: BTreeSet<&str> = G::rows().into_iter().collect();
    assert!(table.cards.keys().map(String::as_str).eq(there.iter().copied()), "each card, and no other");
    for (number, it) in &table.cards {
        assert_eq!(it.offered > 0 || it.drawn > 0, !G::NEVER.contains(&number.as_str()), "{number}: {it:?}");
    }
    let Provenance { command, date, bots } = &table.provenance;
    assert!(command.starts_with(&format!("tharsis numbers --game {}", G::NAME)) && command.contains(bots));
    assert_eq!(date.len(), "2026-11-18".len());
    is_consistent(table);
}

#[test]
fn what_is_shipped_is_whole_and_small() {
    let (mars, ares) = (include_str!("../../data/mars.json"), include_str!("../../data/ares.json"));
    is_whole::<Mars>(mars);
    is_whole::<Ares>(ares);
    assert!(mars.len() + ares.len() <= 500_000);
}

/// A game whose events are all kept.
fn watched(game: u64) -> (Vec<Event>, Watch<Mars>, tharsis_mars::State) {
    let (seats, options) = tables::<Mars>().expect("they can be played").swap_remove(game as usize);
    let (mut events, mut watch) = (Vec::new(), Watch::<Mars>::new(seats));
    let weights = tharsis_bots::mars::Experience::fitted();
    let mut bots: Vec<_> =
        (0..seats).map(|seat| Level::Novice.bot::<Mars>(&weights, u64::from(seat))).collect();
    let state = Mars::setup_logged(&options, seats, seed_from_u64(game), &mut events);
    let (result, end) = play_match_logged::<Mars>(state, CHOICES_MAX, &mut bots, &mut events, |_, _, _| {});
    assert!(result.finished);
    events.iter().for_each(|event| tharsis_kernel::Sink::emit(&mut watch, *event));
    (events, watch, end)
}

#[test]
fn what_is_counted_is_what_lies_before_the_players() {
    for game in 0..12 {
        let (events, watch, end) = watched(game);
        for (seat, fates) in (0..).map(Seat).zip(&watch.fates) {
            let player = end.player(seat);
            for (id, fate) in (0..).zip(fates) {
                let in_play = player.tableau.has(id) || player.events.has(id);
                assert_eq!(fate.played.is_some(), in_play, "{} at {seat}", cards::card(id).number);
                assert!(!player.hand.has(id) || fate.held());
                assert!(!fate.kept || fate.offered);
                assert!(fate.played.is_none_or(|round| round <= ROUNDS_MAX));
            }
            // Every card that came was drawn, found, kept or revealed, and nothing else did.
            let came: BTreeSet<CardId> = events.iter().filter_map(|event| came_to(event, seat)).collect();
            assert_eq!(came.len(), fates.iter().filter(|fate| fate.held()).count());
            let rated: i32 = fates.iter().map(|fate| fate.rating).sum();
            let by_cards = events.iter().filter_map(|event| match *event {
                Event::Rated { seat: whose, steps, cause: Cause::Card(_) } => {
                    (whose == seat).then_some(i32::from(steps))
                }
                _ => None,
            });
            assert_eq!(rated, by_cards.sum::<i32>());
        }
    }
}

const ROUNDS_MAX: u32 = 40;

fn came_to(event: &Event, to: Seat) -> Option<CardId> {
    let (seat, card) = match *event {
        Event::Drew { seat, card, .. } | Event::PreludeKept { seat, card } => (seat, card?),
        Event::Found { seat, card, .. }
        | Event::Played { seat, card }
        | Event::Unplayable { seat, card }
        | Event::CorporationRevealed { seat, card } => (seat, card),
        _ => return None,
    };
    (seat == to).then_some(card)
}

#[test]
fn the_parts_of_all_victories_make_one_a_game() {
    let tables = tables::<Mars>().expect("they can be played");
    let mut counts = Counts::new(Mars::rows().len());
    for (game, (seats, options)) in (0..).zip(&tables) {
        play::<Mars>(&census(0, 1), options, *seats, game, &mut counts);
    }
    assert_eq!((counts.games, counts.seats), (12, 36));
    // Everybody has one corporation, so those who had one are all seats.
    let mut all = Wins::default();
    cards::CORPORATIONS.iter().for_each(|id| all.add(&counts.cards[usize::from(id)].held));
    assert_eq!((all.n, all.fair(), all.rate()), (36, 12.0, 1.0));
}

#[test]
fn rates_of_tables_of_any_size_are_added_up() {
    let mut wins = Wins::default();
    wins.add(&Wins::of(2, Some(1)));
    wins.add(&Wins::of(4, None));
    wins.add(&Wins::of(4, Some(2)));
    // One victory and a half where a half and two quarters were fair.
    assert_eq!((wins.n, wins.fair(), wins.rate()), (3, 1.0, 1.5));
    assert_eq!((wins.beyond(1.0), wins.beyond(1.5)), (0.5, 0.0));
    // (1 - 0.75)², (0 - 0.375)² and (0.5 - 0.375)² make 0.21875.
    assert!((wins.margin() - 1.96 * 0.21875_f64.sqrt()).abs() < 1e-9);
    assert_eq!(Wins::default().rate(), 1.0);
}

#[test]
fn partners_are_clear_and_what_is_rare_is_pulled_towards_nothing() {
    let mut counts = Counts::new(3);
    let fate = |is_played: bool| watch::Fate { played: is_played.then_some(1), ..Default::default() };
    let mut play = |n, cards: [bool; 3], wins: bool| {
        for _ in 0..n {
            let winners = if wins { [Seat(0)] } else { [Seat(1)] }.into_iter().collect();
            counts.game(2, winners, &[cards.map(fate).to_vec()], |_, _| 0);
        }
    };
    // The first two win together and lose apart; the third makes no difference.
    play(100, [true, true, false], true);
    play(100, [true, false, true], false);
    play(100, [false, true, true], false);
    play(100, [false, false, true], true);
    let found = table::partners(&counts, 0, &["A", "B", "C"]);
    // Each wins half of its games, as is fair: 50 of 100 victories together are beyond that, set against 50 + 100 fair ones.
    assert_eq!(found, [Partner { card: "B".to_string(), games: 100, gain: 333 }]);
    assert_eq!(table::partners(&counts, 2, &["A", "B", "C"]), []);
}
