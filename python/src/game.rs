//! The class `Game`: one game in progress.

use crate::bot::Bot;
use crate::error::{Fault, Kind, detached, guarded};
use crate::playable::{GAMES, for_game};
use crate::session::{Answer, Session, begin, loaded, replayed};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};
use tharsis_kernel::{Illegal, Seat, SeatSet};

/// A game in progress. Choices are made by their place among the legal ones or in notation ("play 009"). Where several seats
/// are asked at once and none is named, the lowest answers first.
#[pyclass(module = "tharsis")]
pub(crate) struct Game {
    pub(crate) session: Box<dyn Session>,
}

/// Places and values.
type Sparse<'py> = (Bound<'py, PyArray1<u16>>, Bound<'py, PyArray1<f32>>);

impl Game {
    /// A seat that exists; the lowest asked one if none is named.
    pub(crate) fn asked_seat(&self, seat: Option<i64>) -> Result<Seat, Fault> {
        match seat {
            Some(seat) => self.seat(seat),
            None => {
                let asked = guarded(|| Ok(self.session.asked()))?;
                asked.iter().next().ok_or_else(|| Illegal::<String>::GameOver.into())
            }
        }
    }

    fn seat(&self, seat: i64) -> Result<Seat, Fault> {
        let n_seats = self.session.n_seats();
        let known = u8::try_from(seat).ok().filter(|&seat| seat < n_seats);
        known.map(Seat).ok_or_else(|| {
            let last = n_seats.saturating_sub(1);
            Fault::new(Kind::Seat, format!("there is no seat {seat}; seats are 0 to {last}"))
        })
    }

    /// A seat that exists, or a spectator.
    fn viewer(&self, seat: Option<i64>) -> Result<Option<Seat>, Fault> {
        seat.map(|seat| self.seat(seat)).transpose()
    }

    /// Looks at the game for a seat.
    fn look<T>(&self, seat: Option<i64>, look: impl FnOnce(&dyn Session, Seat) -> T) -> PyResult<T> {
        let seat = self.asked_seat(seat)?;
        Ok(guarded(|| Ok(look(&*self.session, seat)))?)
    }
}

/// Seats as numbers. (A vector of bytes would be `bytes` in Python.)
fn seats(set: SeatSet) -> Vec<usize> {
    set.iter().map(Seat::idx).collect()
}

/// A value of Python from JSON.
fn from_json<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}

/// Options as text: a line of words as it is, a dictionary as JSON.
pub(crate) fn options_text(options: Option<&Bound<'_, PyAny>>) -> PyResult<Option<String>> {
    let Some(options) = options else { return Ok(None) };
    if let Ok(line) = options.cast::<PyString>() {
        return Ok(Some(line.to_string()));
    }
    if options.cast::<PyDict>().is_ok() {
        let json = options.py().import("json")?.call_method1("dumps", (options,))?;
        return Ok(Some(json.to_string()));
    }
    let text = "options are a line of words (\"corporate-era draft\") or a dictionary ({\"draft\": True})";
    Err(Fault::new(Kind::Options, text).into())
}

/// How many play, as the engine counts.
pub(crate) fn players_of(players: i64) -> Result<u8, Fault> {
    u8::try_from(players).map_err(|_| Fault::new(Kind::Options, format!("{players} players cannot play")))
}

/// The game that a save names: its letters, after eight bytes that all saves begin with, and their number.
fn name_in_save(bytes: &[u8]) -> Option<&str> {
    let (&len, rest) = bytes.get(8..)?.split_first()?;
    std::str::from_utf8(rest.get(..usize::from(len))?).ok()
}

/// Reads a save or record of the game it names; of all of them if it names none, so that the last one says what is wrong.
fn of_any(
    read: impl Fn(&str) -> Result<Box<dyn Session>, Fault>,
    named: Option<&str>,
) -> Result<Game, Fault> {
    let known = named.filter(|name| GAMES.contains(name));
    let names = known.map_or(GAMES.to_vec(), |name| vec![name]);
    let mut refused = None;
    for name in names {
        match guarded(|| read(name)) {
            Ok(session) => return Ok(Game { session }),
            Err(fault) => refused = Some(fault),
        }
    }
    Err(refused.unwrap_or_else(|| Fault::new(Kind::Name, "there are no games")))
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game = "mars", players = 2, options = None, seed = 0))]
    fn new(game: &str, players: i64, options: Option<&Bound<'_, PyAny>>, seed: u64) -> PyResult<Game> {
        let (options, players) = (options_text(options)?, players_of(players)?);
        let session = guarded(|| for_game!(game, G => begin::<G>(options.as_deref(), players, seed)))?;
        Ok(Game { session })
    }

    /// The game: "mars" or "ares".
    #[getter]
    fn name(&self) -> &'static str {
        self.session.name()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.session.n_seats()
    }

    /// The options, as a line of words.
    #[getter]
    fn options(&self) -> PyResult<String> {
        Ok(guarded(|| Ok(self.session.options()))?)
    }

    /// The seats that must choose now, ascending; none when the game is over.
    #[getter]
    fn asked(&self) -> PyResult<Vec<usize>> {
        Ok(guarded(|| Ok(seats(self.session.asked())))?)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        Ok(guarded(|| Ok(self.session.asked().is_empty()))?)
    }

    /// How many choices were made since the game was dealt, loaded or imagined.
    #[getter]
    fn steps(&self) -> usize {
        self.session.steps()
    }

    /// The choices made so far: seat and notation.
    #[getter]
    fn history(&self) -> Vec<(u8, String)> {
        self.session.history()
    }

    /// What a seat is asked, as data: a word, or a dictionary with the word as its only key. ``None`` if it is not asked.
    #[pyo3(signature = (seat = None))]
    fn question_data<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let json = self.look(seat, |game, seat| game.question(seat))?;
        json.map(|json| from_json(py, &json)).transpose()
    }

    /// What a seat is asked, as a word: "turn", "research", "pay" … ``None`` if it is not asked.
    #[pyo3(signature = (seat = None))]
    fn question(&self, seat: Option<i64>) -> PyResult<Option<String>> {
        let json = self.look(seat, |game, seat| game.question(seat))?;
        // The first text in quotes, in both forms.
        Ok(json.and_then(|json| json.split('"').nth(1).map(str::to_string)))
    }

    /// The legal choices of a seat in notation, in their order; none if it is not asked.
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        self.look(seat, |game, seat| game.legal(seat))
    }

    /// The legal choices of a seat as numbers of the action space, ascending. Amounts above 255 have none.
    #[pyo3(signature = (seat = None))]
    fn legal_actions(&self, seat: Option<i64>) -> PyResult<Vec<usize>> {
        self.look(seat, |game, seat| game.numbers(seat))
    }

    /// The legal choices of a seat as a mask over the action space.
    #[pyo3(signature = (seat = None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![false; self.session.n_actions()];
        self.look(seat, |game, seat| game.numbers(seat))?.into_iter().for_each(|number| mask[number] = true);
        Ok(PyArray1::from_vec(py, mask))
    }

    /// Makes a choice: its place among the legal ones, or its notation. A refused choice changes nothing.
    #[pyo3(signature = (choice, seat = None))]
    fn apply(&mut self, choice: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        let answer = match choice.extract::<String>() {
            Ok(text) => Answer::Text(text),
            Err(_) => Answer::Index(choice.extract()?),
        };
        let seat = self.asked_seat(seat)?;
        Ok(guarded(|| self.session.apply(seat, &answer))?)
    }

    /// Makes a choice by its number in the action space.
    #[pyo3(signature = (action, seat = None))]
    fn apply_action(&mut self, action: i64, seat: Option<i64>) -> PyResult<()> {
        let seat = self.asked_seat(seat)?;
        Ok(guarded(|| self.session.apply(seat, &Answer::Number(action)))?)
    }

    /// The number of a choice in the action space.
    fn action(&self, choice: &str) -> PyResult<usize> {
        Ok(guarded(|| self.session.number(choice))?)
    }

    /// Every reason against a choice; none if it is legal.
    #[pyo3(signature = (choice, seat = None))]
    fn why_not(&self, choice: &str, seat: Option<i64>) -> PyResult<Vec<String>> {
        let seat = self.asked_seat(seat)?;
        Ok(guarded(|| self.session.why_not(seat, choice))?)
    }

    /// What a seat may see, as a dictionary; without a seat what a spectator may see. Cards are named by their place in
    /// ``tharsis.cards``, sets of them are bits (see ``tharsis.card_set``).
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.viewer(seat)?;
        from_json(py, &guarded(|| Ok(self.session.view(seat)))?)
    }

    /// What a seat knows, as numbers for learning (``tharsis.feature_layout``).
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(PyArray1::from_vec(py, self.look(seat, |game, seat| game.observe(seat))?))
    }

    /// The same as two arrays, places and values of the numbers that are not nothing. A place may come twice: its values add up.
    #[pyo3(signature = (seat = None))]
    fn features<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Sparse<'py>> {
        let (places, values) = self.look(seat, |game, seat| game.observe_sparse(seat))?;
        Ok((PyArray1::from_vec(py, places), PyArray1::from_vec(py, values)))
    }

    /// Everybody's points as if the game ended now.
    fn scores(&self) -> PyResult<Vec<i32>> {
        Ok(guarded(|| Ok(self.session.scores()))?)
    }

    /// Who has won; nobody while the game goes on, and when a solo or co-operative game is lost.
    fn winners(&self) -> PyResult<Vec<usize>> {
        Ok(guarded(|| Ok(seats(self.session.winners())))?)
    }

    /// How the game ended for everybody, from -1 to 1; zeros while it goes on. Against each other the sum is 0: with two
    /// players 1 for a win, -1 for a loss, 0 for a tie. Alone and in co-operation 1 for a win and -1 for a loss.
    fn returns(&self) -> PyResult<Vec<f32>> {
        Ok(guarded(|| Ok(self.session.returns()))?)
    }

    /// Everybody's chance to win and points ahead, as the network of the bots expects them in the mean of so many worlds that a
    /// seat (without one: a spectator) cannot tell from this one.
    #[pyo3(signature = (seat = None, worlds = 8, seed = 0))]
    fn forecast(
        &self,
        py: Python<'_>,
        seat: Option<i64>,
        worlds: u32,
        seed: u64,
    ) -> PyResult<Vec<(f32, f32)>> {
        let (seat, session) = (self.viewer(seat)?, &self.session);
        Ok(detached(py, || session.forecast(seat, worlds, seed))?)
    }

    /// A copy that goes its own way.
    fn clone(&self) -> Game {
        Game { session: self.session.copy() }
    }

    /// A game that a seat (without one: a spectator) cannot tell from this one: what it may know is the same, all else is
    /// dealt anew. For search.
    #[pyo3(signature = (seat = None, seed = 0))]
    fn determinize(&self, seat: Option<i64>, seed: u64) -> PyResult<Game> {
        let seat = self.viewer(seat)?;
        Ok(Game { session: guarded(|| Ok(self.session.determinize(seat, seed)))? })
    }

    /// Takes back the last choices.
    #[pyo3(signature = (steps = 1))]
    fn undo(&mut self, steps: usize) -> PyResult<()> {
        Ok(guarded(|| self.session.undo(steps))?)
    }

    /// The state as bytes, with a version and a checksum.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &guarded(|| Ok(self.session.save()))?))
    }

    /// A game from what ``save`` made of it.
    #[staticmethod]
    fn load(bytes: &[u8]) -> PyResult<Game> {
        Ok(of_any(|name| for_game!(name, G => loaded::<G>(bytes)), name_in_save(bytes))?)
    }

    /// The record: options, seed and all choices as text, with hashes that ``from_record`` verifies.
    fn record(&self) -> PyResult<String> {
        Ok(guarded(|| self.session.record())?)
    }

    /// A game from its record: every choice must be legal, every hash must agree.
    #[staticmethod]
    fn from_record(py: Python<'_>, text: &str) -> PyResult<Game> {
        let named = text.lines().nth(1).and_then(|line| line.strip_prefix("game "));
        Ok(detached(py, || of_any(|name| for_game!(name, G => replayed::<G>(text)), named))?)
    }

    /// A bot of a level.
    #[staticmethod]
    #[pyo3(signature = (level = "steady", seed = 0))]
    fn bot(level: &str, seed: u64) -> PyResult<Bot> {
        Bot::hire(level, seed)
    }

    /// A fingerprint of the state: the same for equal states on every machine.
    #[getter]
    fn state_hash(&self) -> PyResult<u64> {
        Ok(guarded(|| Ok(self.session.hash()))?)
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    /// Games are pickled as records, or as saves if they have none.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyAny>,))> {
        let class = py.get_type::<Game>();
        match guarded(|| self.session.record()) {
            Ok(record) => Ok((class.getattr("from_record")?, (PyString::new(py, &record).into_any(),))),
            Err(_) => Ok((class.getattr("load")?, (self.save(py)?.into_any(),))),
        }
    }

    fn __repr__(&self) -> PyResult<String> {
        let state = if self.is_over()? { "over".to_string() } else { format!("asks {:?}", self.asked()?) };
        Ok(format!("<Game {} for {}, {} choices, {state}>", self.name(), self.players(), self.steps()))
    }
}
