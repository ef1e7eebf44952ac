//! A game in progress, whichever it is: the interface a server is written against.

use crate::api::{
    Account, Advice, Ask, CardNumbers, Course, CurvePoint, Explained, GameInfo, Graded, Insight, LedgerLine,
    SeatVerdict, Solved,
};
use crate::coaching::{Decision, Looking};
use crate::sitting::Of;
use crate::story::Story;
use serde_json::Value;
use std::ops::RangeInclusive;
use tharsis_ares::Ares;
use tharsis_bots::{Budget, Level};
use tharsis_coach::puzzle::{Collection, Played, Puzzle};
use tharsis_kernel::{Deal, Illegal, NotationError, OptionsError, RecordError, Seat, SeatSet};
use tharsis_mars::Mars;
use tharsis_scenario::Error as PositionError;
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
    /// Another number for every network that the coach may judge by.
    fn network_version(&self) -> u64;
    /// A game from its record, every choice and hash of which is verified.
    fn read_record(&self, text: &str) -> Result<Box<dyn Play>, RecordError>;
    /// The positions that the scenarios of a text start from, to be played on from; `name` stands for the text in errors.
    fn read_positions(&self, name: &str, text: &str) -> Result<Vec<Box<dyn Play>>, PositionError>;
    /// Everything about the game that never changes: cards, map, projects … in words and icons.
    fn catalogue(&self, language: &Language) -> Value;
    /// The number and the English name of every card.
    fn cards(&self) -> Vec<(&'static str, &'static str)>;
    /// What a card is called, by its number.
    fn card_name(&self, number: &str, language: &Language) -> Option<String>;
    /// What became of a card in many games of bots, by its number; `None` where it was in none.
    fn numbers(&self, number: &str) -> Option<CardNumbers>;
    /// The puzzles that come with the program.
    fn puzzles(&self) -> &'static Collection;
    /// The game that one of them was found in, up to its moment.
    fn play_puzzle(&self, played: &Played, puzzle: &Puzzle) -> Box<dyn Play>;
    /// What an answer to one of them is worth.
    fn solve(
        &self,
        played: &Played,
        puzzle: &Puzzle,
        choice: &str,
        language: &Language,
    ) -> Result<Solved, Refused>;
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
    /// The variant, as its options line.
    fn options(&self) -> String;
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
    /// A game that begins here, in a world that a seat imagines: whatever it does not know is drawn at random, the same for
    /// the same seed.
    fn imagined(&self, seat: Seat, seed: u64) -> Box<dyn Play>;
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
    /// What a bot would choose for a seat that is asked, in notation. May take as long as the level's budget.
    fn think(&self, seat: Seat, level: Level, seed: u64) -> String;
    /// What the coach would do for a seat that is asked, and why; with one choice that is asked about.
    fn advise(
        &self,
        seat: Seat,
        about: Option<&str>,
        budget: Budget,
        seed: u64,
        language: &Language,
        names: &Names,
    ) -> Result<Advice, Refused>;
    /// What every seat can hope for, as seats that tell each other everything see it.
    fn prospects(&self, knowing: SeatSet, seed: u64) -> CurvePoint;
    /// What happened from a step on as a scenario file: it begins with the last position up to there that can be written;
    /// `None` if there is none.
    fn scenario(&self, title: &str, from: usize) -> Option<String>;
    /// The game, to be looked through decision by decision.
    fn look_through(&self) -> Box<dyn Looking>;
    /// Decisions of this game with their grades in words.
    fn graded(&self, decisions: &[Decision], language: &Language, names: &Names) -> Vec<Graded>;
    /// What the game came to for every seat, from all decisions; told to one of them.
    fn verdicts(
        &self,
        decisions: &[Decision],
        viewer: Option<Seat>,
        language: &Language,
        names: &Names,
    ) -> Vec<SeatVerdict>;
    /// A decision of this game beside another choice, from what its seat knew, with what that choice costs as far as it is known; `None`
    /// where nobody could choose so.
    fn explain(
        &self,
        step: usize,
        better: &str,
        other: &str,
        lost: Option<f32>,
        language: &Language,
        names: &Names,
    ) -> Option<Explained>;
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

/// The game that a record says it is of.
pub fn game_of_record(text: &str) -> Option<&'static dyn AnyGame> {
    text.lines().take(4).find_map(|line| game(line.trim().strip_prefix("game ")?.trim()))
}

/// A game, and positions of it.
type Positions = (&'static dyn AnyGame, Vec<Box<dyn Play>>);

/// The game of a text of scenarios, and the positions they start from; `name` stands for the text in errors.
pub fn read_positions(name: &str, text: &str) -> Result<Positions, PositionError> {
    let game = game(tharsis_scenario::game_of(name, text)?).expect("scenarios are of the games there are");
    Ok((game, game.read_positions(name, text)?))
}
