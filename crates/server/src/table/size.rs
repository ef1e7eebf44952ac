//! What a table takes in memory in the middle of a game: thousands of them are held at once.

use super::live::{Hub, Live};
use super::shot::{Look, Shot};
use crate::store::{ByWhom, EntryRow, SeatRow, TableRow};
use std::sync::Arc;
use tharsis_kernel::Seat;
use tharsis_wire::api::{Settings, Stage};
use tharsis_wire::{Play, game};
use tharsis_words::Language;

const OPTIONS: &str = "corporate-era draft colonies turmoil";
const SEED: [u8; 32] = [7; 32];
const CHOICES: usize = 400;
/// Bytes of heap a table may take.
const MOST: u64 = 40 * 1024;

fn row() -> TableRow {
    let seat = |name: &str| SeatRow::human(&format!("PLAYER{name}"), name, "07".repeat(32));
    TableRow {
        id: "TABLE".to_string(),
        game: "mars".to_string(),
        rules: game("mars").expect("a game").rules(),
        options: OPTIONS.to_string(),
        seed: "07".repeat(32),
        secret: "07".repeat(32),
        settings: Settings::default(),
        creator: "PLAYERAnn".to_string(),
        created: 0,
        started: 1,
        stage: Stage::Playing,
        parent: String::new(),
        rematch: String::new(),
        active: 0,
        seq: CHOICES as i64,
        step: CHOICES,
        asked: 0,
        points: Vec::new(),
        winners: 0,
        corporations: Vec::new(),
        daily: String::new(),
        imported: String::new(),
        seats: ["Ann", "Ben", "Cyd", "Dan", "Eve"].map(seat).into(),
    }
}

fn entry(seq: usize, seat: Seat, play: &dyn Play) -> EntryRow {
    EntryRow {
        seq: seq as i64,
        seat: seat.0,
        what: play.choices(seq - 1).pop().expect("just made").1,
        by: ByWhom::Player,
        at: seq as i64,
        begins: true,
        reveals: false,
        asked: play.asked().0,
        sent: String::new(),
        hash: play.hash().cast_signed(),
    }
}

/// The log of half a game of five bots.
fn half_a_game(n: usize) -> Vec<EntryRow> {
    let mut play = game("mars").expect("a game").begin(OPTIONS, 5, SEED).expect("options");
    let level = "novice".parse().expect("a level");
    let mut entries = Vec::new();
    for seq in 1..=n {
        let seat = play.asked().iter().next().expect("it is not over");
        let choice = play.think(seat, level, 1);
        play.play(seat, &choice).expect("legal");
        entries.push(entry(seq, seat, play.as_ref()));
    }
    entries
}

#[test]
fn a_table_in_the_middle_of_a_game_takes_little_memory() {
    let (row, entries, game) = (row(), half_a_game(CHOICES), game("mars").expect("a game"));
    let mut kept: Option<(TableRow, Arc<Shot>, Hub)> = None;
    let loaded = allocation_counter::measure(|| {
        let (shot, _) = Live::shot_and_fault(game, &row, &entries[..CHOICES / 2]).expect("its log");
        kept = Some((row.clone(), Arc::new(shot), Hub::new()));
    });
    let (_, mut shot, _hub) = kept.expect("it was made");
    // What was played since it was loaded stays as small.
    let grown = allocation_counter::measure(|| {
        for entry in &entries[CHOICES / 2..] {
            let (mut play, mut book) = (shot.play.copy(), shot.book.clone());
            play.play(Seat(entry.seat), &entry.what).expect("legal");
            book.add(entry, |_| Vec::new()).expect("the next entry");
            shot = Arc::new(shot.next(play, book));
        }
    });
    let bytes = loaded.bytes_current + grown.bytes_current;
    let told = shot.moment(Look { viewer: Some(Seat(0)), language: Language::english(), insight: true });
    assert!(told.step == CHOICES && bytes > 4096, "{bytes} bytes: not measured");
    eprintln!("{} bytes loaded, {bytes} after {CHOICES} choices", loaded.bytes_current);
    assert!((bytes as u64) <= MOST, "{bytes} bytes");
}
