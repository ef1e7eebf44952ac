//! The class `VecGame`: thousands of games a call.

use crate::error::{Fault, Kind, detached};
use crate::fleet::{Fleet, Plan, launch};
use crate::game::{Game, options_text, players_of};
use crate::playable::for_game;
use crate::rows::Rows;
use numpy::{Element, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyUntypedArrayMethods};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;

/// Many games of one kind, played side by side. ``step`` takes an answer for each and plays on to the next question of each;
/// the arrays are written in place, so whoever wants to keep a row copies it. Where several seats of a game are asked at
/// once, the lowest answers first. A game that ends is dealt anew in the same step: ``done``, ``reward`` and ``scores``
/// tell of the game that ended, all else of the new one.
#[pyclass(module = "tharsis")]
pub(crate) struct VecGame {
    fleet: Box<dyn Fleet>,
    arrays: Arrays,
    game: String,
    plan: Plan,
    /// A step ended in the middle: nothing is sure until the games are dealt anew.
    broken: bool,
}

/// The arrays, owned by NumPy.
struct Arrays {
    seat: Py<PyArray1<i8>>,
    n_legal: Py<PyArray1<i32>>,
    done: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
    reward: Py<PyArray2<f32>>,
    scores: Py<PyArray2<i32>>,
    mask: Py<PyArray2<bool>>,
    obs: Py<PyArray2<f32>>,
}

impl Arrays {
    fn new(py: Python<'_>, plan: &Plan, n_actions: usize, n_features: usize) -> PyResult<Arrays> {
        // Asked of NumPy itself, which says so where memory is short.
        let numpy = py.import("numpy")?;
        fn column<T: Element>(numpy: &Bound<'_, PyModule>, n: usize) -> PyResult<Py<PyArray1<T>>> {
            let array = numpy.call_method1("zeros", (n, T::get_dtype(numpy.py())))?;
            Ok(array.cast_into::<PyArray1<T>>()?.unbind())
        }
        fn table<T: Element>(
            numpy: &Bound<'_, PyModule>,
            shape: (usize, usize),
        ) -> PyResult<Py<PyArray2<T>>> {
            let array = numpy.call_method1("zeros", (shape, T::get_dtype(numpy.py())))?;
            Ok(array.cast_into::<PyArray2<T>>()?.unbind())
        }
        let (n, n_seats) = (plan.n_envs, usize::from(plan.n_seats));
        Ok(Arrays {
            seat: column(&numpy, n)?,
            n_legal: column(&numpy, n)?,
            done: column(&numpy, n)?,
            truncated: column(&numpy, n)?,
            reward: table(&numpy, (n, n_seats))?,
            scores: table(&numpy, (n, n_seats))?,
            mask: table(&numpy, (n, n_actions))?,
            obs: table(&numpy, (n, n_features))?,
        })
    }
}

/// Does something with the rows of all games while other threads of Python go on.
macro_rules! with_rows {
    ($py:expr, $arrays:expr, |$rows:ident| $work:expr) => {{
        let arrays = &$arrays;
        let mut seat = arrays.seat.bind($py).try_readwrite()?;
        let mut n_legal = arrays.n_legal.bind($py).try_readwrite()?;
        let mut done = arrays.done.bind($py).try_readwrite()?;
        let mut truncated = arrays.truncated.bind($py).try_readwrite()?;
        let mut reward = arrays.reward.bind($py).try_readwrite()?;
        let mut scores = arrays.scores.bind($py).try_readwrite()?;
        let mut mask = arrays.mask.bind($py).try_readwrite()?;
        let mut obs = arrays.obs.bind($py).try_readwrite()?;
        let $rows = Rows {
            seat: seat.as_slice_mut()?,
            n_legal: n_legal.as_slice_mut()?,
            done: done.as_slice_mut()?,
            truncated: truncated.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
            mask: mask.as_slice_mut()?,
            obs: obs.as_slice_mut()?,
        };
        detached($py, || $work)
    }};
}

/// Whole numbers in a row, as they are if they are of the right kind.
fn whole_numbers<'py>(actions: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
    if let Ok(array) = actions.cast::<PyArray1<i64>>()
        && array.is_c_contiguous()
    {
        return Ok(array.try_readonly()?);
    }
    let numpy = actions.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (actions,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind != "i" && kind != "u" {
        return Err(PyTypeError::new_err("actions are an array of whole numbers, one for each game"));
    }
    let array = numpy.call_method1("ascontiguousarray", (array, "int64"))?;
    Ok(array.cast::<PyArray1<i64>>()?.try_readonly()?)
}

/// More would only wait for each other.
const THREADS_MAX: usize = 1024;

fn within(what: &str, n: usize, most: usize) -> Result<(), Fault> {
    if (1..=most).contains(&n) {
        return Ok(());
    }
    let range = if most == usize::MAX { "at least 1".to_string() } else { format!("1 to {most}") };
    Err(Fault::new(Kind::Plain, format!("{what} is {n}; it must be {range}")))
}

impl VecGame {
    fn env(&self, env: i64) -> PyResult<usize> {
        let n = self.plan.n_envs;
        let known = usize::try_from(env).ok().filter(|&env| env < n);
        known.ok_or_else(|| {
            PyIndexError::new_err(format!("there is no environment {env}; they are 0 to {}", n - 1))
        })
    }

    fn deal(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let fleet = &mut self.fleet;
        let dealt = with_rows!(py, self.arrays, |rows| fleet.deal(seed, rows));
        self.broken = dealt.is_err();
        self.plan.seed = seed;
        Ok(dealt?)
    }
}

#[pymethods]
impl VecGame {
    #[new]
    #[pyo3(signature = (
        game = "mars", n = 64, players = 2, options = None, seed = 0, *, threads = 1, mask = false, obs = false,
        skip_single = true, max_choices = tharsis_bots::CHOICES_MAX
    ))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        players: i64,
        options: Option<&Bound<'_, PyAny>>,
        seed: u64,
        threads: usize,
        mask: bool,
        obs: bool,
        skip_single: bool,
        max_choices: u32,
    ) -> PyResult<VecGame> {
        within("n", n, usize::MAX)?;
        within("threads", threads, THREADS_MAX)?;
        within("max_choices", max_choices as usize, usize::MAX)?;
        let (options, n_seats) = (options_text(options)?, players_of(players)?);
        let plan = Plan { n_envs: n, n_seats, seed, max_choices, skip_single, threads };
        let made = plan.clone();
        let fleet = detached(py, || for_game!(game, G => launch::<G>(options.as_deref(), made)))?;
        let n_actions = if mask { fleet.n_actions() } else { 0 };
        let n_features = if obs { fleet.n_features() } else { 0 };
        let arrays = Arrays::new(py, &plan, n_actions, n_features)?;
        let mut all = VecGame { fleet, arrays, game: game.to_string(), plan, broken: false };
        all.deal(py, seed)?;
        Ok(all)
    }

    /// Deals all games anew, from the same seed unless told another.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.deal(py, seed.unwrap_or(self.plan.seed))
    }

    /// Answers every game: by places among the legal choices, or by numbers of the action space. If one answer is wrong, all
    /// are refused and nothing is changed.
    #[pyo3(signature = (actions, numbers = false))]
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>, numbers: bool) -> PyResult<()> {
        if self.broken {
            return Err(Fault::new(Kind::Engine, "an earlier step met a defect; reset() deals anew").into());
        }
        let actions = whole_numbers(actions)?;
        let actions = actions.as_slice()?;
        let fleet = &mut self.fleet;
        detached(py, || fleet.read(actions, numbers))?;
        let stepped = with_rows!(py, self.arrays, |rows| fleet.step(rows));
        self.broken = stepped.is_err();
        Ok(stepped?)
    }

    /// Who must choose in each game.
    #[getter]
    fn seat(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.arrays.seat.clone_ref(py)
    }

    /// How many legal choices there are in each game.
    #[getter]
    fn n_legal(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.arrays.n_legal.clone_ref(py)
    }

    /// Whether a game ended in the last step (and another was dealt).
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.done.clone_ref(py)
    }

    /// Whether it was given up after ``max_choices``, without a result.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.truncated.clone_ref(py)
    }

    /// How the game that ended in the last step went, by seat, as ``Game.returns``; zeros elsewhere.
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.reward.clone_ref(py)
    }

    /// The points of the last game that ended, by seat.
    #[getter]
    fn scores(&self, py: Python<'_>) -> Py<PyArray2<i32>> {
        self.arrays.scores.clone_ref(py)
    }

    /// The legal actions of each game, if they were asked for.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Option<Py<PyArray2<bool>>> {
        let mask = self.arrays.mask.bind(py);
        (!mask.is_empty()).then(|| mask.clone().unbind())
    }

    /// What the seat that must choose knows, in each game, if it was asked for.
    #[getter]
    fn obs(&self, py: Python<'_>) -> Option<Py<PyArray2<f32>>> {
        let obs = self.arrays.obs.bind(py);
        (!obs.is_empty()).then(|| obs.clone().unbind())
    }

    /// The legal choices of one game, in notation.
    fn legal(&self, env: i64) -> PyResult<Vec<String>> {
        Ok(self.fleet.legal(self.env(env)?))
    }

    /// A copy of one game as it is now. It does not know its record.
    fn game(&self, env: i64) -> PyResult<Game> {
        Ok(Game { session: self.fleet.session(self.env(env)?) })
    }

    /// The seed one game was dealt from: ``Game(…, seed=…)`` begins the same.
    fn seed_of(&self, env: i64) -> PyResult<u64> {
        Ok(self.fleet.seed(self.env(env)?))
    }

    /// Games that ended since the last reset.
    #[getter]
    fn games_played(&self) -> u64 {
        self.fleet.played().0
    }

    /// Choices made since the last reset, those without alternative included.
    #[getter]
    fn choices_made(&self) -> u64 {
        self.fleet.played().1
    }

    fn __len__(&self) -> usize {
        self.plan.n_envs
    }

    fn __repr__(&self) -> String {
        format!("<VecGame of {} games of {} for {}>", self.plan.n_envs, self.game, self.plan.n_seats)
    }
}
