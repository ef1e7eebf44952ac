//! A game in progress, whichever it is: the interface a server is written against.

use crate::api::{Account, Ask, Course, GameInfo, Insight, LedgerLine, Thought};
use crate::sitting::Of;
use crate::story::Story;
use serde_json::Value;
use std::ops::RangeInclusive;
use tharsis_ares::Ares;
use tharsis_bots::Level;
use tharsis_kernel::{Deal, Illegal, NotationError, OptionsError, Seat, SeatSet};
use tharsis_mars::Mars;
use tharsis_words::{Language, Names};
use thiserror::Error;

/// A game that can be played at a table.
pub trait AnyGame: Sync {
    /// Its name in addresses and records.
    fn name(&self) -> &'static str;
    /// Raised whenever old records change their meaning.
    fn rules(&self) -> u16;
    /// Whether games of a rules version can go on here.
    fn plays_rules(&self, version: u16) -> bool;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// What it is, for people who set up a table.
    fn info(&self, language: &Language) -> GameInfo;
    /// The options in their canonical form, if so many can play them; otherwise what is wrong.
    fn check_options(&self, options: &str, n_seats: u8) -> Result<String, OptionsError>;
    /// A new game.
    fn begin(&self, options: &str, n_seats: u8, seed: [u8; 32]) -> Result<Box<dyn Play>, OptionsError>;
    /// A game from its choices, as far as they can be made and lead to the states whose hashes are kept: after so many
    /// choices, ascending.
    fn resume(
        &self,
        options: &str,
        n_seats: u8,
        seed: [u8; 32],
        choices: &[(Seat, String)],
        hashes: &[(usize, u64)],
    ) -> Result<Resumed, OptionsError>;
    /// Everything about the game that never changes: cards, map, projects … in words and icons.
    fn catalogue(&self, language: &Language) -> Value;
    /// The number and the English name of every card.
    fn cards(&self) -> Vec<(&'static str, &'static str)>;
    /// What a card is called, by its number.
    fn card_name(&self, number: &str, language: &Language) -> Option<String>;
}

/// The choice a bot made, with what it thought of others.
#[derive(Clone, Debug)]
pub struct Choosing {
    /// The choice, in notation.
    pub choice: String,
    /// The best few choices with their values, best first.
    pub thoughts: Vec<Thought>,
}

/// Why a choice was refused. What is told of legal choices is in notation, whichever the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] NotationError),
    /// It is not legal now.
    #[error(transparent)]
    Illegal(#[from] Illegal<String>),
}

/// A game made from what was kept of it.
pub struct Resumed {
    /// As far as all agrees.
    pub play: Box<dyn Play>,
    /// What comes next and does not, if anything.
    pub fault: Option<ResumeError>,
}

/// Why a game cannot be made from what was kept of it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ResumeError {
    /// Its options cannot be played.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// One of its choices leads elsewhere than it did.
    #[error("choice {step} led to another state when it was made")]
    OtherState {
        /// Which one, from 0.
        step: usize,
    },
    /// One of its choices cannot be made.
    #[error("choice {step}: {refused}")]
    Choice {
        /// Which one, from 0.
        step: usize,
        /// Why not.
        refused: Refused,
    },
}

/// A game in progress.
pub trait Play: Send + Sync {
    /// A copy to try things out on.
    fn copy(&self) -> Box<dyn Play>;
    /// How many choices were made.
    fn steps(&self) -> usize;
    /// The choices from a step on, as notation.
    fn choices(&self, from: usize) -> Vec<(Seat, String)>;
    /// Who must choose now; nobody when the game is over.
    fn asked(&self) -> SeatSet;
    /// Everybody's points as if the game ended now.
    fn scores(&self) -> Vec<i32>;
    /// Who has won.
    fn winners(&self) -> SeatSet;
    /// The number of everybody's corporation, once it is revealed.
    fn corporations(&self) -> Vec<Option<&'static str>>;
    /// Whether a choice would tell anybody something new, so that among people it cannot be taken back. So does whatever
    /// cannot be made.
    fn teaches(&self, seat: Seat, choice: &str) -> bool;
    /// Makes a choice; a refused one changes nothing.
    fn play(&mut self, seat: Seat, choice: &str) -> Result<Box<dyn Story>, Refused>;
    /// The game as it was after the first so many choices; `None` if there were fewer.
    fn at(&self, steps: usize) -> Option<Box<dyn Play>>;
    /// What happened from a step on, moves that began before it whole; from 0 with the set-up.
    fn story(&self, from: usize) -> Box<dyn Story>;
    /// The moves that may still go on, as far as they went.
    fn going_on(&self) -> Box<dyn Story>;
    /// Every event as data for programs, as far as a viewer may know it.
    fn events(&self, viewer: Option<Seat>) -> Vec<Value>;
    /// What a seat, or a spectator, sees.
    fn scene(&self, viewer: Option<Seat>) -> Value;
    /// What a seat is asked, and what it can answer.
    fn ask(&self, seat: Seat, language: &Language, names: &Names) -> Option<Ask>;
    /// The same with what every choice would bring, and why others cannot be made.
    fn consider(&self, seat: Seat, language: &Language, names: &Names) -> (Option<Ask>, Insight);
    /// Whether a seat was asked the same after the first so many choices, and could answer the same.
    fn asked_the_same(&self, seat: Seat, steps: usize) -> bool;
    /// What a seat's opening would come to once these choices are made, all but the one that ends it; `None` where there
    /// is nothing to tell. Of a choice that is refused, its place, from 0, and why.
    fn account(
        &self,
        seat: Seat,
        choices: &[String],
        language: &Language,
    ) -> Result<Option<Account>, (usize, Refused)>;
    /// What a bot would choose for a seat that is asked. May take as long as the level's budget.
    fn think(&self, seat: Seat, level: Level, seed: u64, explain: Option<(&Language, &Names)>) -> Choosing;
    /// Where a number of a seat comes from; `None` if there is no such number.
    fn ledger(
        &self,
        seat: Seat,
        number: &str,
        viewer: Option<Seat>,
        language: &Language,
    ) -> Option<Vec<LedgerLine>>;
    /// How it stood at the start of each generation or round and now, its moves, and what is worth finding again.
    fn course(&self) -> Course;
    /// The game record, with what its seed was made of. Only for finished games.
    fn record(&self, deal: Option<Deal>) -> String;
    /// The state's hash, for [`AnyGame::resume`].
    fn hash(&self) -> u64;
}

/// All games.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &[&Of::<Mars>::GAME, &Of::<Ares>::GAME]
}

/// The game with this name.
pub fn game(name: &str) -> Option<&'static dyn AnyGame> {
    games().iter().copied().find(|game| game.name() == name)
}
