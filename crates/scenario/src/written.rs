//! Positions, and what was tried in them, written as scenario files: a question about rules becomes a test.

use crate::error::Error;
use crate::format::{self, Format};
use crate::layout::Json;
use serde_json::{Map, Value};
use tharsis_ares::Ares;
use tharsis_kernel::{Game, Seat};
use tharsis_mars::Mars;

/// A game whose positions are written and read as scenario files.
pub trait Written: Game {
    /// The positions that the scenarios of a text start from; `file` names it in errors.
    fn read(file: &str, text: &str) -> Result<Vec<Self::State>, Error>;
    /// The options a position is played with.
    fn options(state: &Self::State) -> Self::Options;
    /// Whether a position can be written so that it is read back the same: nothing is half done.
    fn is_written(state: &Self::State) -> bool;
    /// A scenario that makes these choices from a position, and expects what they lead to where that can be written;
    /// `None` where the position cannot be, or a choice is not legal.
    fn write(title: &str, start: &Self::State, choices: &[(Seat, Self::Choice)]) -> Option<String>;
}

macro_rules! written {
    ($game:ty) => {
        impl Written for $game {
            fn read(file: &str, text: &str) -> Result<Vec<Self::State>, Error> {
                format::positions::<$game>(file, text)
            }

            fn options(state: &Self::State) -> Self::Options {
                state.options()
            }

            fn is_written(state: &Self::State) -> bool {
                read_back::<$game>(state).is_some()
            }

            fn write(title: &str, start: &Self::State, choices: &[(Seat, Self::Choice)]) -> Option<String> {
                write::<$game>(title, start, choices)
            }
        }
    };
}

written!(Mars);
written!(Ares);

/// The seed of what is shuffled later: the randomness still to come is not part of a position.
const SEED: u64 = 0;

/// A position as it is read again after it was written; `None` if that is another one.
fn read_back<F: Format>(state: &F::State) -> Option<F::State> {
    let seats = || Seat::all(F::n_seats(state));
    let is_midway = seats().filter_map(|seat| F::question(state, seat)).any(F::is_decision);
    if is_midway {
        return None;
    }
    let shown = F::show(state, SEED);
    let again = F::position(&serde_json::from_str(&shown).ok()?).ok()?;
    let outlook = |state| seats().map(|seat| (F::question(state, seat), legal::<F>(state, seat))).collect();
    let outlooks: [Vec<_>; 2] = [state, &again].map(outlook);
    (outlooks[0] == outlooks[1] && F::show(&again, SEED) == shown).then_some(again)
}

fn legal<F: Format>(state: &F::State, seat: Seat) -> Vec<F::Choice> {
    let mut legal = Vec::new();
    F::legal(state, seat, &mut legal);
    legal
}

fn write<F: Format>(title: &str, start: &F::State, choices: &[(Seat, F::Choice)]) -> Option<String> {
    let mut state = read_back::<F>(start)?;
    for &(seat, choice) in choices {
        F::play(&mut state, seat, choice, &mut ()).ok()?;
    }
    let mut steps: Vec<Vec<(&'static str, Json)>> = Vec::new();
    for moves in choices.chunk_by(|one, next| one.0 == next.0) {
        let spelled = moves.iter().map(|(_, choice)| Json::text(&choice.to_string())).collect();
        steps.push(vec![("player", Json::plain(moves[0].0)), ("choices", Json::List(spelled))]);
    }
    if let Some(last) = steps.last_mut()
        && read_back::<F>(&state).is_some()
    {
        let shown: Map<String, Value> = serde_json::from_str(&F::show(&state, SEED)).ok()?;
        last.push(("expect", Json::Plain(Value::Object(expected::<F>(shown)).to_string())));
    }
    let keys = vec![
        ("title", Json::text(title)),
        ("game", Json::text(F::NAME)),
        ("setup", Json::Plain(F::show(start, SEED))),
        ("steps", Json::List(steps.into_iter().map(Json::Object).collect())),
    ];
    Some(Json::Object(keys).lay_out() + "\n")
}

/// What of a position can be expected: a `setup` names more than an `expect` knows.
fn expected<F: Format>(setup: Map<String, Value>) -> Map<String, Value> {
    let is_known = |key: &str, value: &Value| {
        let alone = Map::from_iter([(key.to_string(), value.clone())]);
        serde_json::from_value::<F::Expect>(Value::Object(alone)).is_ok()
    };
    let of_player = |player: Value| -> Value {
        let Value::Object(keys) = player else { return player };
        let keys = keys.into_iter().filter(|(key, value)| {
            let alone = Value::Object(Map::from_iter([(key.clone(), value.clone())]));
            is_known(PLAYERS, &Value::Array(vec![alone]))
        });
        Value::Object(keys.collect())
    };
    let told = setup.into_iter().map(|(key, value)| match value {
        Value::Array(players) if key == PLAYERS => (key, players.into_iter().map(of_player).collect()),
        value => (key, value),
    });
    told.filter(|(key, value)| is_known(key, value)).collect()
}

const PLAYERS: &str = "players";
