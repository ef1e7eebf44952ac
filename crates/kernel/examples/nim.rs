//! A whole game on one page. A heap of matches: in turn everybody takes one to three; who takes the last one has won,
//! or has lost if that is the option. `cargo run -p tharsis-kernel --example nim`

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use tharsis_kernel::{
    Dice, Game, History, Illegal, NotationError, Objections, OptionsError, Record, Seat, SeatSet, Sink,
    below, read_number, seed_from_u64,
};

/// The game itself has no value: it is a set of functions on its types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Nim {}

/// The variant. Written as a line of words, here none or one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Options {
    last_loses: bool,
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.last_loses { "last-loses" } else { "" })
    }
}

impl FromStr for Options {
    type Err = OptionsError;

    fn from_str(line: &str) -> Result<Options, OptionsError> {
        match line.trim() {
            "" => Ok(Options { last_loses: false }),
            "last-loses" => Ok(Options { last_loses: true }),
            word => Err(OptionsError::Unknown { word: word.into(), known: vec!["last-loses".into()] }),
        }
    }
}

/// All there is to know: plain data, so that it can be saved and compared at any question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct State {
    options: Options,
    n_seats: u8,
    heap: u8,
    turn: Seat,
}

/// There is only one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct HowMany;

/// So many matches. In notation: `take 2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Take, NotationError> {
        match line.strip_prefix("take ") {
            Some(number) => Ok(Take(read_number(number)?)),
            None => Err(NotationError::NotAChoice { line: line.to_string(), forms: "take N" }),
        }
    }
}

/// What is told of a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Took {
    seat: Seat,
    matches: u8,
}

/// Why a move is refused, as data: whoever shows it finds the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Obstacle {
    NotYourTurn,
    NotSoMany,
}

impl Game for Nim {
    type Options = Options;
    type State = State;
    type Question = HowMany;
    type Choice = Take;
    type Event = Took;
    type Obstacle = Obstacle;
    /// Nothing is hidden, so everybody sees everything.
    type View = State;

    const NAME: &'static str = "nim";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn check_options(_: &Options, n_seats: u8) -> Result<(), OptionsError> {
        OptionsError::check_seats(n_seats, Self::SEATS)
    }

    fn setup_logged(options: &Options, n_seats: u8, seed: [u8; 32], _: &mut impl Sink<Took>) -> State {
        let heap = 15 + below(&mut Dice::new(seed).stream(), 10) as u8;
        State { options: *options, n_seats, heap, turn: Seat(0) }
    }

    fn asked(state: &State) -> SeatSet {
        (state.heap > 0).then_some(state.turn).into_iter().collect()
    }

    fn question(state: &State, seat: Seat) -> Option<HowMany> {
        Self::asked(state).has(seat).then_some(HowMany)
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Take>) {
        if Self::asked(state).has(seat) {
            out.extend((1..=state.heap.min(3)).map(Take));
        }
    }

    fn apply(state: &mut State, seat: Seat, Take(matches): Take, log: &mut impl Sink<Took>) {
        state.heap -= matches;
        log.emit(Took { seat, matches });
        if state.heap > 0 {
            state.turn = Seat((seat.0 + 1) % state.n_seats);
        }
    }

    fn why_not(state: &State, seat: Seat, Take(matches): Take) -> Vec<Obstacle> {
        let mut why = Vec::new();
        why.object_if(!Self::asked(state).has(seat), Obstacle::NotYourTurn);
        why.object_if(!(1..=state.heap.min(3)).contains(&matches), Obstacle::NotSoMany);
        why
    }

    fn view(state: &State, _: Option<Seat>) -> State {
        state.clone()
    }

    fn reveal(event: &Took, _: Option<Seat>) -> Option<Took> {
        Some(event.clone())
    }

    fn redealt(state: &State, _: SeatSet, _: u64) -> State {
        state.clone()
    }

    fn scores(state: &State) -> Vec<i32> {
        let winners = Self::winners(state);
        Seat::all(state.n_seats).map(|seat| i32::from(winners.has(seat))).collect()
    }

    fn winners(state: &State) -> SeatSet {
        if state.heap > 0 {
            return SeatSet::EMPTY;
        }
        let has_won = |seat: &Seat| (*seat == state.turn) != state.options.last_loses;
        Seat::all(state.n_seats).filter(has_won).collect()
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = History::<Nim>::new("last-loses".parse()?, 2, seed_from_u64(1));
    while let Some(seat) = Nim::asked(game.state()).iter().next() {
        // The winning strategy: leave one more than a multiple of four.
        let matches = (game.state().heap + 3) % 4;
        game.play(seat, Take(matches.max(1)), &mut ())?;
    }
    println!("{}", game.record().write());
    assert_eq!(Nim::winners(game.state()).len(), 1);

    // What the trait promises comes with it: refused choices change nothing, games are undone, records verified.
    assert!(matches!(game.play(Seat(0), Take(1), &mut ()), Err(Illegal::GameOver)));
    assert!(game.undo_to(0) && game.record().choices.is_empty());
    assert!(matches!(game.play(Seat(0), Take(9), &mut ()), Err(Illegal::NotOffered { .. })));
    let (record, _) = Record::<Nim>::read(&game.record().write())?;
    assert_eq!(&record, game.record());
    Ok(())
}
