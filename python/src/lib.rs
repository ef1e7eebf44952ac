//! The games of Tharsis as a module of Python, `tharsis._tharsis`; the package around it is `tharsis/`.
//!
//! One generic part for every game, hidden behind traits without type parameters, so that a class of Python is written
//! once: [`session::Session`] is one game, [`fleet::Fleet`] thousands of them. What a game brings is in `playable.rs`.

mod bench;
mod bot;
mod error;
mod fleet;
mod game;
mod observe;
mod playable;
mod rows;
mod session;
mod space;
mod vec_game;

use playable::GAMES;
use pyo3::prelude::*;
use tharsis_bots::{CHOICES_MAX, Level};

#[pymodule]
fn _tharsis(module: &Bound<'_, PyModule>) -> PyResult<()> {
    error::add(module)?;
    module.add_class::<game::Game>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<bot::Decision>()?;
    module.add_class::<space::ActionSpace>()?;
    module.add_class::<observe::FeatureLayout>()?;
    module.add_class::<vec_game::VecGame>()?;
    module.add_function(wrap_pyfunction!(space::action_space, module)?)?;
    module.add_function(wrap_pyfunction!(observe::feature_layout, module)?)?;
    module.add_function(wrap_pyfunction!(playable::cards, module)?)?;
    module.add_function(wrap_pyfunction!(bench::random_games, module)?)?;
    module.add_function(wrap_pyfunction!(bench::reference_games, module)?)?;
    module.add("GAMES", GAMES.to_vec())?;
    module.add("LEVELS", Level::NAMES.to_vec())?;
    module.add("CHOICES_MAX", CHOICES_MAX)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
