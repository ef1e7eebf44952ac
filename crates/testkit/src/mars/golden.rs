//! Golden playthroughs: whole games as text, replayed and compared line by line.
//!
//! A file holds the options, then each choice with the number of alternatives and the state's hash, and at the
//! start of each generation all numbers of the table. A change of a golden shows in review what a change of
//! rules does; `cargo xtask golden --bless` writes them anew.

use std::fmt::Write;
use tharsis_bots::mars::{Playout, Reference};
use tharsis_kernel::{Game, NotationError, OptionsError, Seat, seed_from_u64, state_hash};
use tharsis_mars::{Choice, Mars, Options, Parameter, State};

/// The playthroughs there must be: every option and every seat count at least once.
pub fn wanted() -> Vec<(&'static str, Options, u8, u64)> {
    let options = |line: &str| line.parse().expect("options of a golden");
    vec![
        ("solo", options("corporate-era"), 1, 11),
        ("2-corporate-era", options("corporate-era"), 2, 22),
        ("2-standard-draft", options("draft"), 2, 23),
        ("3-standard", options(""), 3, 33),
        ("4-corporate-era-draft", options("corporate-era draft"), 4, 44),
        ("5-standard-beginners", options("draft beginner-1 beginner-4"), 5, 55),
        ("solo-colonies", options("corporate-era colonies"), 1, 111),
        ("2-colonies", options("corporate-era colonies"), 2, 122),
        ("3-standard-draft-colonies", options("draft colonies"), 3, 133),
        ("4-draft-colonies", options("corporate-era draft colonies"), 4, 144),
        ("5-standard-colonies-beginner", options("colonies beginner-2"), 5, 155),
        ("solo-turmoil", options("corporate-era turmoil"), 1, 12),
        ("solo-turmoil-rating", options("corporate-era turmoil rating-goal"), 1, 13),
        ("2-turmoil", options("corporate-era turmoil"), 2, 24),
        ("3-turmoil-standard-draft", options("draft turmoil"), 3, 34),
        ("5-turmoil-draft", options("corporate-era draft turmoil beginner-2"), 5, 56),
        ("solo-colonies-turmoil", options("corporate-era colonies turmoil"), 1, 211),
        ("2-standard-colonies-turmoil", options("colonies turmoil"), 2, 222),
        ("4-draft-colonies-turmoil", options("corporate-era draft colonies turmoil"), 4, 244),
    ]
}

/// Plays a new game with the reference policy and writes it down.
pub fn play(options: &Options, n_seats: u8, seed: u64) -> String {
    let mut choices = Vec::new();
    let mut state = Mars::setup(options, n_seats, seed_from_u64(seed));
    Playout::default().play_on(&mut state, &mut Reference::new(seed), |state, choice| {
        choices.push((state.asked().iter().next().expect("somebody chose"), choice));
    });
    write(options, n_seats, seed, &choices)
}

/// Plays the choices of a golden again and writes it down anew; equal text means an equal game.
pub fn replay(golden: &str) -> Result<String, String> {
    let mut lines = golden.lines();
    let mut field = |key: &str| {
        let line = lines.next().unwrap_or_default();
        line.strip_prefix(key).map(str::trim).ok_or(format!("found \"{line}\", expected \"{key} …\""))
    };
    let options: Options = field("options")?.parse().map_err(|error: OptionsError| error.to_string())?;
    let n_seats: u8 = field("seats")?.parse().map_err(|_| "seats: a number".to_string())?;
    let seed: u64 = field("seed")?.parse().map_err(|_| "seed: a number".to_string())?;
    let mut choices = Vec::new();
    for line in lines.filter(|line| line.starts_with(|c: char| c.is_ascii_digit())) {
        let (seat, rest) = line.split_once(' ').ok_or(format!("\"{line}\" has no seat"))?;
        let (choice, _) = rest.split_once("  ").ok_or(format!("\"{line}\" has no hash"))?;
        let seat = seat.parse().map_err(|_| format!("\"{seat}\" is not a seat"))?;
        choices.push((Seat(seat), choice.parse().map_err(|error: NotationError| error.to_string())?));
    }
    Ok(write(&options, n_seats, seed, &choices))
}

fn write(options: &Options, n_seats: u8, seed: u64, choices: &[(Seat, Choice)]) -> String {
    let mut text = format!("options {options}\nseats {n_seats}\nseed {seed}\n");
    let mut state = Mars::setup(options, n_seats, seed_from_u64(seed));
    let mut generation = 0;
    let mut legal = Vec::new();
    for &(seat, choice) in choices {
        if state.generation != generation {
            generation = state.generation;
            write_table(&mut text, &state);
        }
        legal.clear();
        Mars::legal(&state, seat, &mut legal);
        if let Err(illegal) = Mars::play(&mut state, seat, choice, &mut ()) {
            writeln!(text, "! {illegal}").expect("writing to a string");
            return text;
        }
        let hash = state_hash(&state) as u32;
        writeln!(text, "{seat} {choice}  ({} legal) #{hash:08x}", legal.len()).expect("writing to a string");
    }
    write_table(&mut text, &state);
    writeln!(
        text,
        "= scores {:?} winners {:?}",
        Mars::scores(&state),
        Mars::winners(&state).iter().collect::<Vec<_>>()
    )
    .expect("writing to a string");
    text
}

fn write_table(text: &mut String, state: &State) {
    let line = format!(
        "= generation {} {} temperature {} oxygen {} oceans {} deck {} discard {}",
        state.generation,
        state.phase.word(),
        state.parameter(Parameter::Temperature),
        state.parameter(Parameter::Oxygen),
        state.parameter(Parameter::Oceans),
        state.deck.len(),
        state.discard.len()
    );
    writeln!(text, "{line}").expect("writing to a string");
    if state.options.colonies {
        write_moons(text, state);
    }
    for seat in state.seats() {
        let player = state.player(seat);
        writeln!(
            text,
            "= {seat}: rating {} stock {:?} production {:?} hand {} played {} events {}",
            player.rating,
            player.stock,
            player.production,
            player.hand.len(),
            player.tableau.len(),
            player.events.len()
        )
        .expect("writing to a string");
    }
}

/// The colony tiles: the marker, the owners of colonies, the fleets of all.
fn write_moons(text: &mut String, state: &State) {
    write!(text, "= colonies").expect("writing to a string");
    for moon in state.moons_in_play() {
        let it = state.moon(moon);
        let owners: Vec<u8> = it.owners.iter().map(|owner| owner.0).collect();
        let marker = if it.is_awake() { it.marker.to_string() } else { "asleep".to_string() };
        write!(text, " {} {marker} {owners:?}", moon.word()).expect("writing to a string");
    }
    let fleets: Vec<u8> = state.players().iter().map(|player| player.fleets).collect();
    writeln!(text, " fleets {fleets:?}").expect("writing to a string");
}
