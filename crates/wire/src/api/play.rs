//! Playing: questions, choices, what they bring, moments and updates.

use super::wire;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

wire! {
    /// What a seat is asked now.
    pub struct Ask {
        /// What kind of question it is: `turn`, `pay`, `decide` …
        pub kind: String,
        /// The question in words.
        pub text: String,
        /// The card it is about.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub card: Option<String>,
        /// The choice the engine would propose, where there is a best one (payments).
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub proposed: Option<String>,
        /// A payment: what is due.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub bill: Option<BillInfo>,
        /// A subset is being picked: how many more may be.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub picks_left: Option<u32>,
        /// Exactly so many cards are picked, one by one and ascending; the last ends it without `done`.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub exactly: Option<Exactly>,
        /// What each card that is bought costs.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub price: Option<u8>,
        /// The tile to be placed.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub tile: Option<String>,
        /// All legal answers.
        pub choices: Vec<Offer>,
    }

    /// A subset of a fixed size, all picks together.
    pub struct Exactly {
        /// How many.
        pub n: u32,
        /// Of which cards; the choices themselves leave out those that are too late to begin with.
        pub of: Vec<String>,
    }

    /// A legal answer.
    pub struct Offer {
        /// As it is sent back.
        pub choice: String,
        /// In words.
        pub text: String,
    }

    /// A price being paid.
    pub struct BillInfo {
        /// Still to be paid, in M€.
        pub due: u32,
        /// The resource asked about.
        pub with: String,
        /// The card it lies on, if it lies on one.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub card: Option<String>,
        /// What one of it is worth.
        pub worth: u32,
        /// How many there are.
        pub have: u32,
    }

    /// A move with all that came of it, or what the rules did by themselves: one entry of the log.
    pub struct LogEntry {
        /// Its number, in the order of the log. An entry with a number already known replaces the known one: a move of several
        /// choices grows.
        pub key: usize,
        /// The choice that began it, counted from 1; 0 is the set-up.
        pub began: usize,
        /// The last choice so far that brought anything to it: the moment to look at.
        pub step: usize,
        /// The generation or round.
        pub round: u32,
        /// The how-manieth turn of its seat in this generation it is part of; nothing outside of turns.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub turn: Option<u32>,
        /// Whose move it is, or whom alone it concerns.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
        /// The word of what it is called by: `played`, `used`, `passed`, `phase-began`, `production` …
        pub kind: String,
        /// What it is called by, in words.
        pub text: String,
        /// Where a tile was placed, as people say it.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub place: Option<String>,
        /// The area on the map.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub area: Option<String>,
        /// Cards that are named, what it is called by first.
        pub cards: Vec<String>,
        /// All that changed by it, added up, each with its owner.
        pub changes: Vec<Change>,
        /// All its sentences.
        pub lines: Vec<String>,
        /// It says nothing that the page does not show.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub quiet: bool,
    }

    /// A change of a number or of the board, as an icon with a number.
    pub struct Change {
        /// The symbol.
        pub icon: String,
        /// By how much; nothing for tiles.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub by: Option<i32>,
        /// Of production.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub production: bool,
        /// Whose; nothing for the globals.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
        /// On which card.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub card: Option<String>,
    }

    /// What a choice would bring at once.
    pub struct Foresight {
        /// As icons.
        pub changes: Vec<Change>,
        /// In words.
        pub lines: Vec<String>,
        /// Those of them that say more than the icons and the choice itself do.
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
        pub notes: Vec<String>,
        /// More happens that hangs on cards nobody has seen.
        pub chance: bool,
        /// It costs nothing and changes nothing: only time is gained.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub in_vain: bool,
        /// The kind of question that follows for the same seat, if one does and it is its own doing.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub asks: Option<String>,
        /// The tile that question is about.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub tile: Option<String>,
        /// It is paid for at once: the ways to pay. All of the above is then told with the proposed one paid.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub payment: Option<Payment>,
    }

    /// How a choice may be paid for.
    pub struct Payment {
        /// The price, in M€.
        pub due: u32,
        /// Which of the ways is proposed.
        pub proposed: usize,
        /// The ways to pay, most of the first payer first. Never empty.
        pub ways: Vec<Way>,
    }

    /// One way to pay: sent after the choice and together with it, it is accepted.
    pub struct Way {
        /// The answers to send after the choice, in order.
        pub choices: Vec<String>,
        /// What is paid besides M€, in the order of the answers.
        pub parts: Vec<Part>,
        /// What is paid in M€.
        pub money: u32,
        /// What is given beyond the price, in M€.
        pub wasted: u32,
    }

    /// What one payer gives.
    pub struct Part {
        /// The resource.
        pub with: String,
        /// The card it lies on, if it lies on one.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub card: Option<String>,
        /// How many are paid.
        pub n: u32,
        /// What one of it is worth.
        pub worth: u32,
    }

    /// What every choice would bring, and why others cannot be made.
    #[derive(Default)]
    pub struct Insight {
        /// By choice.
        pub previews: BTreeMap<String, Foresight>,
        /// By choice that is not legal now: all that is missing.
        pub refusals: BTreeMap<String, Vec<String>>,
        /// Those of them whose first reason is the requirement printed on the card.
        #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, bool>>"))]
        pub unmet: BTreeMap<String, bool>,
    }

    /// Choices to be tried out, not made.
    pub struct Trial {
        /// The choices, in notation.
        pub choices: Vec<String>,
    }

    /// What an opening would come to: where each number comes from, and what there is at the end.
    pub struct Account {
        /// One line for each source, in order.
        pub lines: Vec<AccountLine>,
        /// What there is then, as icons with numbers.
        pub total: Vec<Change>,
        /// Tiles placed and cards played on the way bring more, as they are chosen.
        pub more: bool,
    }

    /// One source of an account.
    pub struct AccountLine {
        /// Its name.
        pub text: String,
        /// The card it is, if it is one.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub card: Option<String>,
        /// What it changes.
        pub changes: Vec<Change>,
        /// The card cannot be played, and this is what comes instead.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub unplayable: bool,
    }

    /// A line of a ledger.
    pub struct LedgerLine {
        /// The choice that brought it about.
        pub step: usize,
        /// The generation or round.
        pub round: u32,
        /// The change.
        pub amount: i32,
        /// The number after it.
        pub total: i32,
        /// Why.
        pub reason: String,
    }

    /// The course of a game: how it stood, and where its turns and turning points are.
    pub struct Course {
        /// At the start of each generation or round, and now.
        pub bookmarks: Vec<Bookmark>,
        /// Every move: the choices that began one, in order.
        pub moves: Vec<Move>,
        /// What is worth finding again.
        pub marks: Vec<Mark>,
    }

    /// How the game stood when a generation or round began, or now.
    pub struct Bookmark {
        /// Which, counted from 1; now is in the last one that began.
        pub round: u32,
        /// After so many choices.
        pub step: usize,
        /// Points by seat.
        pub points: Vec<i32>,
        /// Ratings by seat.
        pub ratings: Vec<i32>,
        /// The last one: the end of the game, or now.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub end: bool,
    }

    /// A move.
    pub struct Move {
        /// The last choice of it: the moment at which all of it can be seen.
        pub step: usize,
        /// The generation or round.
        pub round: u32,
        /// The how-manieth turn of its seat in this generation; nothing outside of turns.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub turn: Option<u32>,
        /// Whose.
        pub seat: u8,
    }

    /// A moment worth finding again.
    pub struct Mark {
        /// After so many choices.
        pub step: usize,
        /// `milestone`, `award`, or in a finished game `turning`: by the bots' judgement of the whole position, this move brought a
        /// seat nearer to winning by more than a tenth.
        pub kind: String,
        /// Whose doing, or who gained by it.
        pub seat: u8,
        /// The milestone or award, by its word in the catalogue.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub what: Option<String>,
    }

    /// Everything a page needs to draw a table at one moment.
    pub struct Moment {
        /// Entries of the table's log so far: the number of this moment.
        pub seq: i64,
        /// Choices so far.
        pub step: usize,
        /// The game as the viewer sees it; its type depends on the game.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        #[schema(value_type = Object)]
        pub scene: serde_json::Value,
        /// What the viewer is asked.
        pub ask: Option<Ask>,
        /// What each answer would bring and why others are refused; only for a seat that may go on, and only for a page
        /// that asked for it (`?insight=true`).
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub insight: Option<Insight>,
        /// The step back to which the viewer may undo, if they may.
        pub undo: Option<usize>,
        /// There is something to redo.
        pub redo: bool,
    }

    /// One change of a table, pushed to its viewers.
    pub struct Update {
        /// The number of the moment it leads to.
        pub seq: i64,
        /// The moment before it that the patch is for.
        pub base: i64,
        /// Changes of the [`Moment`] as an RFC 6902 patch (add, remove and replace only).
        #[cfg_attr(feature = "typescript", ts(type = "PatchStep[]"))]
        #[schema(value_type = Vec<Object>)]
        pub patch: serde_json::Value,
        /// What happened: entries that began, and those that went on, whole.
        pub log: Vec<LogEntry>,
        /// Choices were taken back: entries whose last step is later are gone, then come those above.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub undone: Option<usize>,
    }

    /// A step of a patch.
    pub struct PatchStep {
        /// `add`, `remove` or `replace`.
        pub op: String,
        /// Where: a JSON pointer.
        pub path: String,
        /// The new value.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
        #[schema(value_type = Object)]
        pub value: Option<serde_json::Value>,
    }

    /// One or more choices, made together or not at all.
    #[serde(deny_unknown_fields)]
    pub struct Choices {
        /// The number of the moment they answer.
        pub seq: i64,
        /// The choices, in notation.
        pub choices: Vec<String>,
        /// A name for this request, made up by whoever sends it (1 to 64 of A–Z, a–z, 0–9, `_` and `-`). Sent again under
        /// the same name, it is not done again: the first answer is given.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub id: Option<String>,
    }

    /// Choices to be taken back.
    #[serde(deny_unknown_fields)]
    pub struct Undo {
        /// The number of the moment.
        pub seq: i64,
        /// Back to after so many choices; the last question of one's own if left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub to: Option<usize>,
        /// A name for this request, made up by whoever sends it (1 to 64 of A–Z, a–z, 0–9, `_` and `-`). Sent again under
        /// the same name, it is not done again: the first answer is given.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub id: Option<String>,
    }

    /// A choice or undo was accepted and will not be lost.
    pub struct Accepted {
        /// The number of the moment it led to.
        pub seq: i64,
    }

    /// The log of a table.
    pub struct Log {
        /// The number of the moment.
        pub seq: i64,
        /// All of it.
        pub entries: Vec<LogEntry>,
    }

    /// "Your turn", as it is posted to a webhook and pushed to pages.
    pub struct Notice {
        /// The table.
        pub table: String,
        /// What it is called.
        pub title: String,
        /// Your seat.
        pub seat: u8,
        /// The number of the moment.
        pub seq: i64,
        /// What is asked, in words.
        pub text: String,
        /// Where to answer.
        pub link: String,
    }
}
