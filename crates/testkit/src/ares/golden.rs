//! Golden playthroughs of Ares: whole random games as text, replayed and compared line by line.

use rand_pcg::Pcg32;
use std::fmt::Write;
use tharsis_ares::{Ares, Choice, Options, Parameter, State};
use tharsis_kernel::{Game, NotationError, OptionsError, Seat, below, seed_from_u64, state_hash};

/// The playthroughs there must be: every option and every seat count at least once.
pub fn wanted() -> Vec<(&'static str, Options, u8, u64)> {
    let options = |line: &str| line.parse().expect("options of a golden");
    vec![
        ("solo-beginner", options("mulligan"), 1, 11),
        ("solo-experienced", options("experienced"), 1, 12),
        ("solo-expert-first-game", options("first-game expert"), 1, 13),
        ("2", options("mulligan"), 2, 22),
        ("2-coop", options("mulligan coop"), 2, 23),
        ("3-first-game", options("first-game"), 3, 33),
        ("4", options("mulligan"), 4, 44),
    ]
}

/// Plays a new game, now and then leaving the sensible, and writes it down.
pub fn play(options: &Options, n_seats: u8, seed: u64) -> String {
    let mut rng = Pcg32::new(seed, 2);
    let mut choices = Vec::new();
    let mut state = Ares::setup(options, n_seats, seed_from_u64(seed));
    let mut legal = Vec::new();
    loop {
        let asked: Vec<Seat> = Ares::asked(&state).iter().collect();
        if asked.is_empty() {
            return write(options, n_seats, seed, &choices);
        }
        let seat = asked[below(&mut rng, asked.len() as u32) as usize];
        legal.clear();
        Ares::legal(&state, seat, &mut legal);
        // Sales are seldom the way; what stands first is to be done rather than left.
        let few = legal.iter().filter(|choice| !matches!(choice, Choice::Sell(_))).count().max(1);
        let few = if below(&mut rng, 20) == 0 { legal.len() } else { few };
        let choice = legal[below(&mut rng, few as u32) as usize];
        choices.push((seat, choice));
        Ares::apply(&mut state, seat, choice, &mut ());
    }
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
    let mut state = Ares::setup(options, n_seats, seed_from_u64(seed));
    let mut round = 0;
    let mut legal = Vec::new();
    for &(seat, choice) in choices {
        if state.round != round {
            round = state.round;
            write_table(&mut text, &state);
        }
        legal.clear();
        Ares::legal(&state, seat, &mut legal);
        if let Err(illegal) = Ares::play(&mut state, seat, choice, &mut ()) {
            writeln!(text, "! {illegal}").expect("writing to a string");
            return text;
        }
        let hash = state_hash(&state) as u32;
        writeln!(text, "{seat} {choice}  ({} legal) #{hash:08x}", legal.len()).expect("writing to a string");
    }
    write_table(&mut text, &state);
    let winners: Vec<u8> = Ares::winners(&state).iter().map(|seat| seat.0).collect();
    writeln!(text, "= scores {:?} winners {winners:?}", Ares::scores(&state)).expect("writing to a string");
    text
}

fn write_table(text: &mut String, state: &State) {
    let parameters = Parameter::ALL.iter().map(|&it| format!("{} {}", it.word(), state.parameter(it)));
    let line = format!(
        "= round {} {} {} deck {} discard {}",
        state.round,
        state.phase.word(),
        parameters.collect::<Vec<_>>().join(" "),
        state.deck.len(),
        state.discard.len()
    );
    writeln!(text, "{line}").expect("writing to a string");
    for seat in state.seats() {
        let player = state.player(seat);
        writeln!(
            text,
            "= {seat}: rating {} forests {} stock {:?} production {:?} levels {:?} hand {} played {}",
            player.rating,
            player.forests,
            player.stock,
            player.production,
            player.levels,
            player.hand.len(),
            player.tableau.len(),
        )
        .expect("writing to a string");
    }
}
