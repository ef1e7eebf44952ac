//! What a game brings to Python, beside its rules and what its bots know.

use crate::bot::Hired;
use crate::error::{Fault, Kind, guarded};
use crate::observe::experience;
use crate::space::Space;
use pyo3::prelude::*;
use std::fmt::Display;
use std::sync::{Arc, LazyLock};
use tharsis_ares::Ares;
use tharsis_bots::net::{Network, NetworkError};
use tharsis_bots::{Bot, Knowledge, Outcome, ares, mars};
use tharsis_kernel::Game;
use tharsis_mars::Mars;

/// A game that can be played from Python.
pub(crate) trait Playable: Knowledge<Options: Default + Send + Sync> + Space {
    /// Number and name of every card, by id.
    fn cards() -> Vec<(&'static str, &'static str)>;
    /// The variant that is played.
    fn options(state: &Self::State) -> Self::Options;
    /// How many play.
    fn n_seats(state: &Self::State) -> u8;
    /// The experience that comes with the program.
    fn weights() -> &'static Self::Weights;
    /// Where a bot of this game is kept.
    fn hired(hired: &mut Hired) -> &mut Option<Box<dyn Bot<Self>>>;
    /// A whole game by the policy with which the speed of the engine is measured.
    fn reference_game(options: &Self::Options, n_seats: u8, seed: u64) -> Outcome;
}

/// The network of a game, if it has one.
pub(crate) fn network_of<G: Playable>(who: impl Display) -> Result<Arc<Network>, Fault> {
    let without = |error: NetworkError| format!("{who} needs a network, which {} has not: {error}", G::NAME);
    G::network().map_err(|error| Fault::new(Kind::Plain, without(error)))
}

/// The games call the same things by the same names.
macro_rules! playable {
    ($game:ident, $module:ident, $rules:ident) => {
        impl Playable for $game {
            fn cards() -> Vec<(&'static str, &'static str)> {
                $rules::cards::CARDS.iter().map(|card| (card.number, card.name)).collect()
            }

            fn options(state: &Self::State) -> Self::Options {
                state.options()
            }

            fn n_seats(state: &Self::State) -> u8 {
                state.n_seats()
            }

            fn weights() -> &'static Self::Weights {
                static WEIGHTS: LazyLock<<$game as Knowledge>::Weights> = LazyLock::new(experience::<$game>);
                &WEIGHTS
            }

            fn hired(hired: &mut Hired) -> &mut Option<Box<dyn Bot<Self>>> {
                &mut hired.$module
            }

            fn reference_game(options: &Self::Options, n_seats: u8, seed: u64) -> Outcome {
                $module::Playout::default().play(options, n_seats, seed)
            }
        }
    };
}

playable!(Mars, mars, tharsis_mars);
playable!(Ares, ares, tharsis_ares);

/// The names of the games.
pub(crate) const GAMES: [&str; 2] = [Mars::NAME, Ares::NAME];

/// Does the same with whichever game has this name; a refusal if there is none.
macro_rules! for_game {
    ($name:expr, $game:ident => $body:expr) => {
        match $name {
            <tharsis_mars::Mars as tharsis_kernel::Game>::NAME => {
                type $game = tharsis_mars::Mars;
                $body
            }
            <tharsis_ares::Ares as tharsis_kernel::Game>::NAME => {
                type $game = tharsis_ares::Ares;
                $body
            }
            other => Err($crate::playable::unknown_game(other)),
        }
    };
}
pub(crate) use for_game;

pub(crate) fn unknown_game(name: &str) -> Fault {
    Fault::new(Kind::Name, format!("there is no game \"{name}\"; there are {}", GAMES.join(", ")))
}

/// Options from a line of words, or from an object of JSON (`{"draft": true}`), fit for so many players. Without any, those
/// that the game has by itself.
pub(crate) fn read_options<G: Playable>(text: Option<&str>, n_seats: u8) -> Result<G::Options, Fault> {
    let options: G::Options = match text {
        None => G::Options::default(),
        Some(json) if json.starts_with('{') => {
            serde_json::from_str(json).map_err(|error| Fault::new(Kind::Options, error))?
        }
        Some(line) => line.parse()?,
    };
    G::check_options(&options, n_seats)?;
    Ok(options)
}

/// Number and name of every card of a game. Views name cards by their place in this list.
#[pyfunction]
#[pyo3(signature = (game = "mars"))]
pub(crate) fn cards(game: &str) -> PyResult<Vec<(&'static str, &'static str)>> {
    Ok(guarded(|| for_game!(game, G => Ok(<G as Playable>::cards())))?)
}
