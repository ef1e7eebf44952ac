//! Lists: tables with their counts, what one has won, what is known of a card.

use super::{TableInfo, wire};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

wire! {
    /// A list of tables, or a part of it.
    pub struct Tables {
        /// Those that wait for you first, then those that go on, then the rest; of each the latest first.
        pub tables: Vec<TableInfo>,
        /// How many there are in all.
        pub total: usize,
        /// Where the next part begins, if there is one: to be sent back as `after`.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub next: Option<String>,
        /// How many you have of each kind; only in the list of your own.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub counts: Option<TableCounts>,
    }

    /// How many tables somebody has.
    #[derive(Copy, Default)]
    pub struct TableCounts {
        /// Those where it is their turn.
        pub turns: usize,
        /// Those that are open or being played, the former included.
        pub running: usize,
        /// Those that are over or closed.
        pub finished: usize,
        /// Those they do not want to see; they are in none of the other counts.
        pub hidden: usize,
    }

    /// What somebody has won, for each game they have finished.
    pub struct Statistics {
        /// Game by game.
        pub games: Vec<GameStatistics>,
    }

    /// What somebody has won in one of the games. Hidden tables count, too.
    pub struct GameStatistics {
        /// The game.
        pub game: String,
        /// In all.
        pub all: Tally,
        /// By option of the game, so by expansion.
        pub options: Vec<Counted>,
        /// By their own corporation.
        pub corporations: Vec<Counted>,
        /// By the level of a bot they played against.
        pub bots: Vec<Counted>,
    }

    /// The games of one kind.
    pub struct Counted {
        /// The kind: an option's word, a card's number, a bot's level.
        pub name: String,
        /// What it is called, where that is a name of the game's.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub title: Option<String>,
        /// Its games.
        pub tally: Tally,
    }

    /// Games counted.
    #[derive(Copy, Default)]
    pub struct Tally {
        /// How many were finished.
        pub games: usize,
        /// How many of them were won.
        pub won: usize,
        /// The points of all of them together.
        pub points: i32,
    }

    /// What is known of a card beyond its text: rulings and the tests that pin it, in English, and its numbers.
    pub struct CardNotes {
        /// The card.
        pub number: String,
        /// What was decided where the rulebooks are silent, and rules that name the card.
        pub rulings: Vec<Ruling>,
        /// The tests in which it is played.
        pub tests: Vec<CardTest>,
        /// The rules that these tests cite.
        pub rules: Vec<CitedRule>,
        /// What became of it in many games of bots; left out where it was in none.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub numbers: Option<CardNumbers>,
    }

    /// What became of a card in many games, the same bot at every seat (docs/numbers.md). What goes together with victories
    /// need not bring them about.
    pub struct CardNumbers {
        /// The bot.
        pub bots: String,
        /// The day they were counted.
        pub date: String,
        /// How many games.
        pub games: u32,
        /// Seats that could take it.
        pub offered: u32,
        /// Those of them that took it.
        pub kept: u32,
        /// Seats that had it, taken or drawn without a choice.
        pub held: u32,
        /// Those of them that played it.
        pub played: u32,
        /// The generation or round in which it was played, on average.
        pub round: f64,
        /// Victories of those who had it, in percent of what is fair: 100 is what chance gives, whatever the number of players.
        pub wins: f64,
        /// How far that may be off to either side, with a probability of 95 %.
        pub margin: f64,
        /// Points printed on it that it gave its player, on average.
        pub points: f64,
        /// Steps of rating it brought its player, on average.
        pub rating: f64,
        /// Cards with which it won more than the two promise apart, best first.
        pub partners: Vec<CardPartner>,
    }

    /// A card that goes well with another.
    pub struct CardPartner {
        /// Its number.
        pub card: String,
        /// Seats that played both.
        pub games: u32,
        /// Victories beyond what the two promise apart, in percent of what is fair.
        pub gain: f64,
    }

    /// A ruling.
    pub struct Ruling {
        /// Its place: a file of `docs/rules`, and the number in it where it has one.
        pub place: String,
        /// What it says.
        pub text: String,
        /// Who says so, where that is written down: `RB` is a rulebook, `FAQ` the community's collection, `REF` the
        /// reference implementation.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub source: Option<String>,
    }

    /// A scenario that is played with every change of the program.
    pub struct CardTest {
        /// Its file, in `scenarios`.
        pub file: String,
        /// What it shows.
        pub title: String,
        /// The numbers of the rules it cites.
        pub rules: Vec<String>,
    }

    /// A numbered rule.
    pub struct CitedRule {
        /// Its number.
        pub number: String,
        /// What it says.
        pub text: String,
    }
}
