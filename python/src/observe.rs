//! What a seat knows, as numbers for learning: the features that the networks of the bots read. What is offered just now, such as
//! cards to buy, is in the mask of legal actions.

use crate::error::guarded;
use crate::playable::{Playable, for_game};
use pyo3::prelude::*;
use tharsis_bots::net::{Features, Layout, UNIT};
use tharsis_bots::{Experience, Knowledge};
use tharsis_kernel::Seat;

/// How many numbers an observation has.
pub(crate) fn width<G: Playable>() -> usize {
    G::layout().len
}

/// What the seat knows.
fn told<G: Playable>(state: &G::State, seat: Seat) -> Features {
    let mut features = Features::default();
    G::features(G::weights(), state, seat, None, &mut features);
    features
}

/// All numbers of what a seat knows.
pub(crate) fn observe<G: Playable>(state: &G::State, seat: Seat, out: &mut [f32]) {
    told::<G>(state, seat).dense(out);
}

/// Those that are not nothing, and where they stand.
pub(crate) fn observe_sparse<G: Playable>(state: &G::State, seat: Seat) -> (Vec<u16>, Vec<f32>) {
    let features = told::<G>(state, seat);
    let values = features.values().iter().map(|&value| f32::from(value) * UNIT);
    (features.places().to_vec(), values.collect())
}

/// The experience that comes with the program, read once. For a static of each game.
pub(crate) fn experience<G: Knowledge>() -> G::Weights {
    G::Weights::fitted()
}

/// What the numbers of an observation are: blocks with names, one after another.
#[pyclass(module = "tharsis", frozen)]
pub(crate) struct FeatureLayout(&'static Layout);

#[pymethods]
impl FeatureLayout {
    /// The game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game
    }

    /// How many numbers there are.
    #[getter]
    fn size(&self) -> usize {
        self.0.len
    }

    /// Changes whenever a number means something else.
    #[getter]
    fn version(&self) -> String {
        format!("{:016x}", self.0.version)
    }

    /// The blocks with their first place and how many numbers they have: ``(name, start, length)``.
    #[getter]
    fn blocks(&self) -> Vec<(String, usize, usize)> {
        self.0.blocks.iter().map(|it| (it.name.to_lowercase(), it.at, it.len)).collect()
    }

    fn __len__(&self) -> usize {
        self.0.len
    }

    fn __repr__(&self) -> String {
        format!("<FeatureLayout of {}: {} numbers, version {}>", self.0.game, self.0.len, self.version())
    }
}

/// What the numbers of a game's observations are.
#[pyfunction]
#[pyo3(signature = (game = "mars"))]
pub(crate) fn feature_layout(game: &str) -> PyResult<FeatureLayout> {
    Ok(FeatureLayout(guarded(|| for_game!(game, G => Ok(<G as Knowledge>::layout())))?))
}
