//! What a rules crate offers to bots, server, tests and bindings: one trait, two games, no shared state type.

use crate::{NotationError, OptionsError, Preview, Seat, SeatSet, Sink, Trial};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A game whose course is a sequence of choices.
///
/// Promises every implementation keeps, checked by the conformance tests at every step of thousands of games:
/// - the same options, seed and choices give the same state, byte for byte, on every machine;
/// - `asked` is empty exactly when the game is over;
/// - `legal` is ascending, without repeats, and never empty for an asked seat;
/// - every legal choice can be completed: there are no dead ends;
/// - a seat's view and its legal choices depend only on what that seat may know;
/// - a sink never changes the game.
///
/// A whole game as an example (`examples/nim.rs`); `docs/adding-a-game.md` tells what else a game brings to be played
/// by bots, at tables and in four languages:
///
/// ```
#[doc = include_str!("../examples/nim.rs")]
/// ```
pub trait Game: Sized + 'static {
    /// The variant played. Written as a line of words and read back from it.
    type Options: Clone
        + PartialEq
        + Debug
        + Display
        + FromStr<Err = OptionsError>
        + Serialize
        + DeserializeOwned;
    /// Everything about a game in progress: plain data, saved and compared at any question.
    type State: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why somebody is asked. Holds nothing the asked seat may not know.
    type Question: Copy + Eq + Debug + Serialize + DeserializeOwned;
    /// One atomic answer. Its text form is the notation of game records.
    type Choice: Copy
        + Eq
        + Hash
        + Ord
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// Something that happened, for people.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// One reason against a choice, as data.
    type Obstacle: Copy + Eq + Debug + Serialize + DeserializeOwned;
    /// What one seat, or a spectator, may see. Bots and clients get this and never a `State`.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// The name in records and on the command line.
    const NAME: &'static str;
    /// Raised whenever a change of rules or tables changes what old records mean.
    const RULES: u16;
    /// The oldest version whose records and saves this one leads to the same states, byte for byte. Raised with `RULES`
    /// unless the change is shown to leave them alone; tables of older versions are shut.
    const RULES_SINCE: u16 = Self::RULES;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// Whether records and saves of a rules version mean here what they meant there.
    fn plays_rules(version: u16) -> bool {
        (Self::RULES_SINCE..=Self::RULES).contains(&version)
    }
    /// Whether these options can be played by so many; otherwise what is wrong and what would be right.
    fn check_options(options: &Self::Options, n_seats: u8) -> Result<(), OptionsError>;
    /// A new game, up to its first question. The options must have been checked.
    fn setup(options: &Self::Options, n_seats: u8, seed: [u8; 32]) -> Self::State {
        Self::setup_logged(options, n_seats, seed, &mut ())
    }
    /// The same with the events of the set-up.
    fn setup_logged(
        options: &Self::Options,
        n_seats: u8,
        seed: [u8; 32],
        log: &mut impl Sink<Self::Event>,
    ) -> Self::State;
    /// The seats that must choose now.
    fn asked(state: &Self::State) -> SeatSet;
    /// What a seat is asked, if it is.
    fn question(state: &Self::State, seat: Seat) -> Option<Self::Question>;
    /// Appends all legal choices of a seat; none if it is not asked.
    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Choice>);
    /// Applies a choice known to be legal and runs to the next question. The hot path of every search.
    fn apply(state: &mut Self::State, seat: Seat, choice: Self::Choice, log: &mut impl Sink<Self::Event>);
    /// Every reason against a choice; none for a legal one.
    fn why_not(state: &Self::State, seat: Seat, choice: Self::Choice) -> Vec<Self::Obstacle>;
    /// Whether nobody can know before it happens what an event and those after it bring.
    fn hangs_on_chance(_event: &Self::Event, _seat: Seat) -> bool {
        false
    }
    /// An event of a choice not yet made, as its seat may know it beforehand: cards from the deck are not named.
    fn foreseen(event: Self::Event, _before: &Self::State, seat: Seat) -> Self::Event {
        Self::reveal(&event, Some(seat)).unwrap_or(event)
    }
    /// What a seat may see; `None` is a spectator.
    fn view(state: &Self::State, seat: Option<Seat>) -> Self::View;
    /// What a seat may learn of an event: all of it, a redacted form, or nothing.
    fn reveal(event: &Self::Event, seat: Option<Seat>) -> Option<Self::Event>;
    /// A state drawn at random among those that seats who tell each other everything cannot tell from this one: what
    /// they hold stays, all else that is hidden is dealt and chosen anew, others' secret choices included.
    fn redealt(state: &Self::State, knowing: SeatSet, seed: u64) -> Self::State;
    /// A state drawn at random among those the seat, or a spectator, cannot tell from this one.
    fn determinize(state: &Self::State, seat: Option<Seat>, seed: u64) -> Self::State {
        Self::redealt(state, seat.into_iter().collect(), seed)
    }
    /// Everybody's points as if the game ended now.
    fn scores(state: &Self::State) -> Vec<i32>;
    /// Who has won; empty while the game goes on and when a solo or co-operative game is lost.
    fn winners(state: &Self::State) -> SeatSet;

    /// Whether a legal choice costs nothing and changes nothing: only time is gained.
    fn is_in_vain(_: &Self::State, _: Seat, _: Self::Choice) -> bool {
        false
    }

    /// What a legal choice would change at once; `None` if it is not legal.
    fn preview(state: &Self::State, seat: Seat, choice: Self::Choice) -> Option<Preview<Self::Event>> {
        let mut legal = Vec::new();
        Self::legal(state, seat, &mut legal);
        legal.binary_search(&choice).ok()?;
        Some(Trial::<Self>::new(state, seat).of(&[choice]).0)
    }

    /// The checked door for players and networks. Leaves the state as it was when it refuses.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal<Self::Choice>> {
        let asked = Self::asked(state);
        if asked.is_empty() {
            return Err(Illegal::GameOver);
        }
        if !asked.has(seat) {
            return Err(Illegal::NotAsked { seat, asked });
        }
        let mut legal = Vec::new();
        Self::legal(state, seat, &mut legal);
        if legal.binary_search(&choice).is_err() {
            return Err(Illegal::NotOffered { choice, legal });
        }
        Self::apply(state, seat, choice, log);
        Ok(())
    }
}

/// Why a choice was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal<C> {
    /// Nobody is asked any more.
    GameOver,
    /// It is not this seat that must choose now.
    NotAsked {
        /// Who tried.
        seat: Seat,
        /// Who must choose.
        asked: SeatSet,
    },
    /// The choice is not among those offered.
    NotOffered {
        /// What was tried.
        choice: C,
        /// What is allowed.
        legal: Vec<C>,
    },
}

impl<C> Illegal<C> {
    /// The same about choices in another form, such as their notation.
    pub fn map<D>(self, form: impl Fn(C) -> D) -> Illegal<D> {
        match self {
            Illegal::GameOver => Illegal::GameOver,
            Illegal::NotAsked { seat, asked } => Illegal::NotAsked { seat, asked },
            Illegal::NotOffered { choice, legal } => {
                Illegal::NotOffered { choice: form(choice), legal: legal.into_iter().map(&form).collect() }
            }
        }
    }
}

impl<C: Display> Display for Illegal<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver => write!(f, "the game is over"),
            Illegal::NotAsked { seat, asked } => {
                write!(f, "seat {seat} is not asked now; seat")?;
                asked.iter().try_for_each(|seat| write!(f, " {seat}"))?;
                write!(f, " must choose")
            }
            Illegal::NotOffered { choice, legal } => {
                write!(f, "\"{choice}\" is not offered; legal:")?;
                legal.iter().take(40).try_for_each(|choice| write!(f, " \"{choice}\""))?;
                if legal.len() > 40 {
                    write!(f, " and {} more", legal.len() - 40)?;
                }
                Ok(())
            }
        }
    }
}

impl<C: Display + Debug> std::error::Error for Illegal<C> {}

/// A short fingerprint of a state: the same for equal states on every machine.
pub fn state_hash<S: Serialize>(state: &S) -> u64 {
    let bytes = postcard::to_allocvec(state).expect("a state is plain data and always serializes");
    xxhash_rust::xxh64::xxh64(&bytes, 0)
}
