//! Bots: the levels that come with the program, for whichever game they are asked about.

use crate::error::{Fault, Kind, detached};
use crate::game::Game;
use crate::playable::{Playable, network_of};
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};
use tharsis_ares::Ares;
use tharsis_bots::{Bot as AnyBot, Level};
use tharsis_mars::Mars;

/// The bots behind one name: one for each game, made when it is first asked.
pub(crate) struct Hired {
    level: Level,
    seed: u64,
    pub(crate) mars: Option<Box<dyn AnyBot<Mars>>>,
    pub(crate) ares: Option<Box<dyn AnyBot<Ares>>>,
}

impl Hired {
    pub(crate) fn bot<G: Playable>(&mut self) -> Result<&mut Box<dyn AnyBot<G>>, Fault> {
        let (level, seed) = (self.level, self.seed);
        if matches!(level, Level::Sharp | Level::Champion(_)) {
            network_of::<G>(level)?;
        }
        Ok(G::hired(self).get_or_insert_with(|| level.bot::<G>(G::weights(), seed)))
    }
}

/// What a bot thought, in notation.
pub(crate) struct Thought {
    pub(crate) choice: String,
    pub(crate) index: usize,
    pub(crate) values: Vec<(String, f32)>,
    pub(crate) iterations: u32,
    pub(crate) clear: bool,
}

/// What a bot chose, and what it thought of the alternatives.
#[pyclass(module = "tharsis", frozen, get_all)]
pub(crate) struct Decision {
    /// The choice, in notation.
    choice: String,
    /// Its place among the legal choices.
    index: usize,
    /// The best few choices with their values, best first; in points, or as the share of wins expected.
    values: Vec<(String, f32)>,
    /// How many lines of play were looked at.
    iterations: u32,
    /// The budget was not used up because the choice was clear.
    clear: bool,
}

#[pymethods]
impl Decision {
    fn __repr__(&self) -> String {
        format!("<Decision {:?} of {} lines of play>", self.choice, self.iterations)
    }
}

impl From<Thought> for Decision {
    fn from(Thought { choice, index, values, iterations, clear }: Thought) -> Decision {
        Decision { choice, index, values, iterations, clear }
    }
}

/// A player that is a program: "random", "novice", "steady" or "expert"; "expert:50ms" and "expert:2000" set the time or
/// the lines of play it may spend on a choice. It sees what its seat may see, and nothing else.
#[pyclass(module = "tharsis", frozen)]
pub(crate) struct Bot {
    level: Level,
    hired: Mutex<Hired>,
}

impl Bot {
    pub(crate) fn hire(level: &str, seed: u64) -> PyResult<Bot> {
        let level: Level = level.parse().map_err(|error| Fault::new(Kind::Name, error))?;
        Ok(Bot { level, hired: Mutex::new(Hired { level, seed, mars: None, ares: None }) })
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level = "steady", seed = 0))]
    fn new(level: &str, seed: u64) -> PyResult<Bot> {
        Bot::hire(level, seed)
    }

    /// The level, with its budget.
    #[getter]
    fn level(&self) -> String {
        self.level.to_string()
    }

    /// Chooses for a seat, the lowest that is asked unless told. Other threads go on while it thinks.
    #[pyo3(signature = (game, seat = None))]
    fn choose(&self, py: Python<'_>, game: &Bound<'_, Game>, seat: Option<i64>) -> PyResult<Decision> {
        // It thinks about a copy, so that nobody waits for it.
        let (session, seat) = {
            let game = game.borrow();
            (game.session.copy(), game.asked_seat(seat)?)
        };
        let thought = detached(py, || {
            let mut hired = self.hired.lock().unwrap_or_else(PoisonError::into_inner);
            session.choose(&mut hired, seat)
        });
        Ok(thought?.into())
    }

    #[pyo3(signature = (game, seat = None))]
    fn __call__(&self, py: Python<'_>, game: &Bound<'_, Game>, seat: Option<i64>) -> PyResult<String> {
        Ok(self.choose(py, game, seat)?.choice)
    }

    fn __repr__(&self) -> String {
        format!("<Bot {}>", self.level)
    }
}
