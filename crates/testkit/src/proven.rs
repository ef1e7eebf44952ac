//! What a game brings to its proofs. Everything else in this crate is written once, for every game.

use std::fmt::Debug;
use tharsis_bots::Knowledge;
use tharsis_kernel::{CardId, CardSet, Game, Seat};

/// A game that can be proven: its variants, what its audit follows, what its goldens show, and how random players
/// play it to the end.
pub trait Proven: Knowledge<Options: Copy + Send + Sync> {
    /// What its events are followed with.
    type Audit: Audit<Self>;

    /// A game that makes more choices is stuck.
    const CHOICES_MAX: u32;
    /// Rounds after which random players bring the end nearer whenever they can, so that every game ends.
    const PATIENCE: u32;

    /// Every option set and seat count that differs in its rules.
    fn variants() -> Vec<(Self::Options, u8)>;
    /// Whether the game is over.
    fn is_over(state: &Self::State) -> bool;
    /// Whether answering what a seat is asked may look ahead in copies of the state, which takes memory.
    fn looks_ahead(_: &Self::State, _: Seat) -> bool {
        false
    }
    /// Whether a choice brings the end of the game nearer.
    fn ends_sooner(choice: Self::Choice) -> bool;
    /// Whether a random player should seldom make the choice, because nothing comes of games full of it.
    fn is_dull(_: Self::Choice) -> bool {
        false
    }

    /// Panics unless every project card of the game is somewhere exactly once.
    fn check_cards(state: &Self::State, step: &str);
    /// Choices that are either legal now or have a reason why not.
    fn candidates(state: &Self::State, seat: Seat, legal: &[Self::Choice]) -> Vec<Self::Choice>;
    /// Choices that are seldom legal, to see them refused.
    fn out_of_place() -> Vec<Self::Choice>;
    /// Whether the reason tells a player nothing.
    fn says_nothing(obstacle: &Self::Obstacle) -> bool;
    /// Whether a viewer's worlds can be compared: what the others hide is of the same size in both.
    fn is_alike(_state: &Self::State, _other: &Self::State, _viewer: Option<Seat>) -> bool {
        true
    }

    /// Panics where a promise is broken that only this game makes.
    fn check_own(_state: &Self::State, _seat: Seat, _step: &str) {}

    /// The cards of the game: number and name, and whether it has an action.
    fn cards() -> Vec<(String, bool)>;
    /// What a choice does with a card.
    fn deed(choice: Self::Choice) -> Option<Deed>;
    /// The corporation of a seat, once it has one.
    fn corporation(state: &Self::State, seat: Seat) -> Option<CardId>;

    /// The golden playthroughs there must be: every option and every seat count at least once.
    fn goldens() -> &'static [Golden];
    /// A whole game for a golden.
    fn golden_game(options: &Self::Options, n_seats: u8, seed: u64) -> Vec<(Seat, Self::Choice)>;
    /// All numbers of the table, on lines that begin with "=".
    fn table(state: &Self::State) -> String;
}

/// What the events of a game say its numbers should be.
pub trait Audit<G: Game>: PartialEq + Debug {
    /// The numbers of a state.
    fn of(state: &G::State) -> Self;
    /// Follows an event.
    fn follow(&mut self, event: &G::Event);
}

/// What is done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// It is played.
    Played(CardId),
    /// Its action is used.
    Used(CardId),
}

/// A golden playthrough.
#[derive(Clone, Copy, Debug)]
pub struct Golden {
    /// The name of its file.
    pub name: &'static str,
    /// The options, as a line.
    pub options: &'static str,
    /// How many play.
    pub n_seats: u8,
    /// The seed.
    pub seed: u64,
}

/// A golden playthrough, for tables of them.
pub(crate) const fn golden(name: &'static str, options: &'static str, n_seats: u8, seed: u64) -> Golden {
    Golden { name, options, n_seats, seed }
}

/// What the games tell in the same words, because their states, cards and choices are called the same. For an
/// `impl Proven` that has the game's types, its `audit` and its `GOLDENS` in scope.
macro_rules! told_alike {
    () => {
        fn is_over(state: &State) -> bool {
            state.is_over()
        }

        fn check_cards(state: &State, step: &str) {
            audit::check_cards(state, step);
        }

        fn says_nothing(obstacle: &Obstacle) -> bool {
            *obstacle == Obstacle::NotAnAnswer
        }

        fn cards() -> Vec<(String, bool)> {
            let cards = cards::CARDS.iter();
            cards.map(|card| (format!("{} {}", card.number, card.name), !card.actions.is_empty())).collect()
        }

        fn corporation(state: &State, seat: Seat) -> Option<tharsis_kernel::CardId> {
            state.player(seat).corporation()
        }

        fn goldens() -> &'static [crate::Golden] {
            &GOLDENS
        }
    };
}
pub(crate) use told_alike;

/// Counts cards and sees that none lies in two places.
pub(crate) struct Count<'s, const WORDS: usize> {
    seen: CardSet<WORDS>,
    step: &'s str,
}

impl<'s, const WORDS: usize> Count<'s, WORDS> {
    pub(crate) fn at(step: &'s str) -> Self {
        Count { seen: CardSet::EMPTY, step }
    }

    /// These lie here.
    pub(crate) fn add(&mut self, cards: CardSet<WORDS>, place: &str) {
        assert!(!self.seen.meets(&cards), "{}: a card of {place} is elsewhere too", self.step);
        self.seen = self.seen.or(&cards);
    }

    /// And no more than these there are.
    pub(crate) fn check(&self, all: CardSet<WORDS>) {
        assert_eq!(self.seen, all, "{}: cards were lost or came from nowhere", self.step);
    }
}
