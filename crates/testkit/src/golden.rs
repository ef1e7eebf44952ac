//! Golden playthroughs: whole games as text, replayed and compared line by line.
//!
//! A file holds the options, then each choice with the number of alternatives and the state's hash, and at the
//! start of each generation or round all numbers of the table. A change of a golden shows in review what a change of
//! rules does; `cargo xtask golden --bless` writes them anew.

use crate::proven::{Golden, Proven};
use std::fmt::Write;
use std::path::PathBuf;
use tharsis_kernel::{NotationError, OptionsError, Seat, seed_from_u64, state_hash};

/// Where the golden playthroughs of a game lie.
pub fn file<G: Proven>(golden: &Golden) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    folder.join(G::NAME).join(golden.name).with_extension("txt")
}

/// Plays a golden anew and writes it down.
pub fn play<G: Proven>(golden: &Golden) -> String {
    let options: G::Options = golden.options.parse().expect("options of a golden");
    let choices = G::golden_game(&options, golden.n_seats, golden.seed);
    write::<G>(&options, golden.n_seats, golden.seed, &choices)
}

/// Replays the file of a golden; otherwise where it begins to differ.
pub fn check<G: Proven>(golden: &Golden) -> Result<(), String> {
    let path = file::<G>(golden);
    let written = std::fs::read_to_string(&path)
        .map_err(|error| format!("{}: {error}; `cargo xtask golden --bless` makes it", path.display()))?;
    if !written.starts_with(&format!("options {}\nseats {}\n", golden.options, golden.n_seats)) {
        return Err(format!("{}: other options", golden.name));
    }
    let found = replay::<G>(&written).map_err(|problem| format!("{}: {problem}", golden.name))?;
    let lines = written.lines().map(Some).chain([None]).zip(found.lines().map(Some).chain([None]));
    match lines.enumerate().find(|(_, (expected, found))| expected != found) {
        None => Ok(()),
        Some((line, (expected, found))) => {
            let [expected, found] = [expected, found].map(|it| it.unwrap_or("the end"));
            Err(format!("{}.txt, line {}:\n  expected {expected}\n  found    {found}", golden.name, line + 1))
        }
    }
}

/// Plays the choices of a golden again and writes it down anew; equal text means an equal game.
fn replay<G: Proven>(golden: &str) -> Result<String, String> {
    let mut lines = golden.lines();
    let mut field = |key: &str| {
        let line = lines.next().unwrap_or_default();
        line.strip_prefix(key).map(str::trim).ok_or(format!("found \"{line}\", expected \"{key} …\""))
    };
    let options: G::Options = field("options")?.parse().map_err(|error: OptionsError| error.to_string())?;
    let n_seats: u8 = field("seats")?.parse().map_err(|_| "seats: a number".to_string())?;
    let seed: u64 = field("seed")?.parse().map_err(|_| "seed: a number".to_string())?;
    let mut choices = Vec::new();
    for line in lines.filter(|line| line.starts_with(|c: char| c.is_ascii_digit())) {
        let (seat, rest) = line.split_once(' ').ok_or(format!("\"{line}\" has no seat"))?;
        let (choice, _) = rest.split_once("  ").ok_or(format!("\"{line}\" has no hash"))?;
        let seat = seat.parse().map_err(|_| format!("\"{seat}\" is not a seat"))?;
        choices.push((Seat(seat), choice.parse().map_err(|error: NotationError| error.to_string())?));
    }
    Ok(write::<G>(&options, n_seats, seed, &choices))
}

fn write<G: Proven>(options: &G::Options, n_seats: u8, seed: u64, choices: &[(Seat, G::Choice)]) -> String {
    let mut text = format!("options {options}\nseats {n_seats}\nseed {seed}\n");
    let mut state = G::setup(options, n_seats, seed_from_u64(seed));
    let mut round = 0;
    let mut legal = Vec::new();
    for &(seat, choice) in choices {
        if G::rounds(&state) != round {
            round = G::rounds(&state);
            text += &G::table(&state);
        }
        legal.clear();
        G::legal(&state, seat, &mut legal);
        if let Err(illegal) = G::play(&mut state, seat, choice, &mut ()) {
            return text + &format!("! {illegal}\n");
        }
        let hash = state_hash(&state) as u32;
        writeln!(text, "{seat} {choice}  ({} legal) #{hash:08x}", legal.len()).expect("writing to a string");
    }
    text + &G::table(&state)
}
