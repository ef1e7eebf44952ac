//! The JSON of the server's interface: what clients and bots send and get. The TypeScript types of the web
//! client and the schemas of the OpenAPI document are made from these.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A type that goes over the wire.
macro_rules! wire {
    ($($(#[$meta:meta])* pub struct $name:ident { $($body:tt)* })*) => { $(
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
        #[ts(export_to = "wire.ts")]
        $(#[$meta])*
        pub struct $name { $($body)* }
    )* };
}
macro_rules! wire_enum {
    ($($(#[$meta:meta])* pub enum $name:ident { $($body:tt)* })*) => { $(
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
        #[ts(export_to = "wire.ts")]
        $(#[$meta])*
        pub enum $name { $($body)* }
    )* };
}
pub(crate) use wire;

wire! {
    /// What a seat is asked now.
    pub struct Ask {
        /// What kind of question it is: `turn`, `pay`, `decide` …
        pub kind: String,
        /// The question in words.
        pub text: String,
        /// The card it is about.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub card: Option<String>,
        /// The choice the engine would propose, where there is a best one (payments).
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub proposed: Option<String>,
        /// A payment: what is due.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub bill: Option<BillInfo>,
        /// A subset is being picked: how many more may be.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub picks_left: Option<u32>,
        /// The tile to be placed.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub tile: Option<String>,
        /// All legal answers.
        pub choices: Vec<Offer>,
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
        /// What one of it is worth.
        pub worth: u32,
        /// How many there are.
        pub have: u32,
    }

    /// A line of the log.
    pub struct LogLine {
        /// The choice that brought it about, counted from 1; 0 is the set-up.
        pub step: usize,
        /// What kind of event it was.
        pub kind: String,
        /// In words.
        pub text: String,
        /// Whom it concerns.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub seat: Option<u8>,
        /// Cards that are named.
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        #[ts(optional, as = "Option<Vec<String>>")]
        pub cards: Vec<String>,
        /// The area on the map.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub area: Option<String>,
        /// The change as icons.
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        #[ts(optional, as = "Option<Vec<Change>>")]
        pub changes: Vec<Change>,
    }

    /// A change of a number or of the board, as an icon with a number.
    pub struct Change {
        /// The symbol.
        pub icon: String,
        /// By how much; nothing for tiles.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub by: Option<i32>,
        /// Of production.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[ts(optional, as = "Option<bool>")]
        pub production: bool,
        /// Whose; nothing for the globals.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub seat: Option<u8>,
        /// On which card.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub card: Option<String>,
    }

    /// What a choice would bring at once.
    pub struct Foresight {
        /// As icons.
        pub changes: Vec<Change>,
        /// In words.
        pub lines: Vec<String>,
        /// More happens that hangs on cards nobody has seen.
        pub chance: bool,
    }

    /// What every choice would bring, and why others cannot be made.
    pub struct Insight {
        /// By choice.
        pub previews: BTreeMap<String, Foresight>,
        /// By choice that is not legal now: all that is missing.
        pub refusals: BTreeMap<String, Vec<String>>,
    }

    /// What a bot thinks of a choice.
    pub struct Thought {
        /// The choice.
        pub choice: String,
        /// In words.
        pub text: String,
        /// Its value: points, or the share of wins expected.
        pub value: f32,
    }

    /// A hint: the best few choices, best first.
    pub struct Hint {
        /// The log entry it is for.
        pub seq: i64,
        /// The choices.
        pub thoughts: Vec<Thought>,
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

    /// How the game stood when a generation or round began, or at the end.
    pub struct Bookmark {
        /// Which, counted from 1; one more than the last for the end.
        pub round: u32,
        /// After so many choices.
        pub step: usize,
        /// Points by seat.
        pub points: Vec<i32>,
        /// Ratings by seat.
        pub ratings: Vec<i32>,
    }

    /// A game, for those who set up a table.
    pub struct GameInfo {
        /// Its name in addresses.
        pub name: String,
        /// How few can play.
        pub seats_min: u8,
        /// How many can play.
        pub seats_max: u8,
        /// Options that can be switched on.
        pub options: Vec<OptionInfo>,
        /// Named sets of options.
        pub presets: Vec<PresetInfo>,
    }

    /// An option of a game.
    pub struct OptionInfo {
        /// The word in the options line.
        pub word: String,
        /// Fits a solo game.
        pub solo: bool,
        /// Fits a game of several.
        pub together: bool,
    }

    /// A named set of options.
    pub struct PresetInfo {
        /// Its name.
        pub name: String,
        /// The options line.
        pub options: String,
        /// How many play.
        pub seats: u8,
    }

    /// A level of bots.
    pub struct BotInfo {
        /// Its name.
        pub name: String,
        /// What it does.
        pub text: String,
    }

    /// Everything one can set up.
    pub struct Games {
        /// The games.
        pub games: Vec<GameInfo>,
        /// The bots.
        pub bots: Vec<BotInfo>,
        /// The languages of all texts.
        pub languages: Vec<String>,
    }

    /// A player, as they see themselves.
    pub struct Me {
        /// Their id: public.
        pub id: String,
        /// Their name.
        pub name: String,
        /// Where "your turn" is posted to, if anywhere.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub webhook: Option<String>,
        /// The secret of the recovery link. Only told when it is made.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub key: Option<String>,
    }

    /// A new player.
    #[serde(deny_unknown_fields)]
    pub struct NewPlayer {
        /// What they are called: 1 to 24 characters.
        pub name: String,
    }

    /// Changes of one's own identity; what is left out stays.
    #[serde(deny_unknown_fields)]
    pub struct EditPlayer {
        /// A new name.
        #[serde(default)]
        #[ts(optional)]
        pub name: Option<String>,
        /// Where to post "your turn"; an empty text ends it.
        #[serde(default)]
        #[ts(optional)]
        pub webhook: Option<String>,
    }

    /// A secret: of a player (recovery link) or of a seat (private link).
    #[serde(deny_unknown_fields)]
    pub struct Key {
        /// The secret.
        pub key: String,
    }

    /// A table to be set up.
    #[serde(deny_unknown_fields)]
    pub struct NewTable {
        /// The game.
        pub game: String,
        /// Its options line.
        #[serde(default)]
        pub options: String,
        /// The seats: `me`, `open`, or the name of a bot.
        pub seats: Vec<String>,
        /// 64 hexadecimal digits; drawn at random if left out.
        #[serde(default)]
        #[ts(optional)]
        pub seed: Option<String>,
        /// How it is played.
        #[serde(default)]
        #[ts(optional, as = "Option<Settings>")]
        pub settings: Settings,
    }

    /// How a table is played. All of it may be left out.
    #[derive(Default)]
    #[serde(default, deny_unknown_fields)]
    pub struct Settings {
        /// What the table is called.
        pub title: String,
        /// Stands in the public list.
        pub public: bool,
        /// Players may ask a bot for hints.
        pub hints: bool,
        /// Seats are dealt at random when the game starts.
        pub shuffle: bool,
        /// The clock.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        pub clock: Option<ClockRule>,
    }

    /// Time to think.
    #[serde(deny_unknown_fields)]
    pub struct ClockRule {
        /// `turn`: so many seconds each time one is asked; `game`: so many for the whole game.
        pub kind: ClockKind,
        /// How many seconds.
        pub seconds: u32,
        /// What happens when they are used up.
        pub flag: Flag,
    }

    /// A seat of a table.
    pub struct SeatInfo {
        /// Who sits here: `open`, `human`, or `bot`.
        pub kind: SeatKind,
        /// What it is called.
        pub name: String,
        /// The player, if it is one; they keep it while a bot stands in.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub player: Option<String>,
        /// The bot's level, if a bot sits here or stands in.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub bot: Option<String>,
        /// A page of theirs is connected.
        pub here: bool,
        /// Milliseconds of thinking left at `now`.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub time_left: Option<i64>,
        /// Points at the end.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub points: Option<i32>,
    }

    /// A table: who plays what, and where it stands. The same for everybody, apart from `you`.
    pub struct TableInfo {
        /// Its id, part of its link, and the code to be read aloud.
        pub id: String,
        /// The game.
        pub game: String,
        /// Its options line.
        pub options: String,
        /// How it is played.
        pub settings: Settings,
        /// Where it stands.
        pub stage: Stage,
        /// The seats.
        pub seats: Vec<SeatInfo>,
        /// Whoever set it up.
        pub creator: String,
        /// When, in milliseconds since 1970.
        pub created: i64,
        /// Entries of its log so far.
        pub seq: i64,
        /// Choices so far.
        pub step: usize,
        /// Who must choose now.
        pub asked: Vec<u8>,
        /// Who has won.
        pub winners: Vec<u8>,
        /// The server's time.
        pub now: i64,
        /// Your seat, if you have one.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub you: Option<u8>,
        /// You set it up.
        pub yours: bool,
        /// The table it was made from.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub parent: Option<String>,
        /// The table that goes on from here, if a rematch was made.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub rematch: Option<String>,
    }

    /// A list of tables.
    pub struct Tables {
        /// The newest first.
        pub tables: Vec<TableInfo>,
    }

    /// A seat was taken.
    pub struct Seated {
        /// Which.
        pub seat: u8,
        /// The secret of the seat's private link. Only told here.
        pub key: String,
        /// The table.
        pub table: TableInfo,
    }

    /// Which seat to take, and what for.
    #[serde(deny_unknown_fields)]
    pub struct TakeSeat {
        /// Any open one if left out.
        #[serde(default)]
        #[ts(optional)]
        pub seat: Option<u8>,
    }

    /// Which bot stands in.
    #[serde(deny_unknown_fields)]
    pub struct StandIn {
        /// The seat; one's own if left out.
        #[serde(default)]
        #[ts(optional)]
        pub seat: Option<u8>,
        /// The bot's level; `steady` if left out.
        #[serde(default)]
        #[ts(optional)]
        pub bot: Option<String>,
    }

    /// A new table from an old one.
    #[serde(deny_unknown_fields)]
    pub struct PlayOn {
        /// From after so many choices.
        pub step: usize,
        /// Which seat you take.
        pub seat: u8,
        /// The bots' level; `steady` if left out.
        #[serde(default)]
        #[ts(optional)]
        pub bot: Option<String>,
    }

    /// Everything a page needs to draw a table at one moment.
    pub struct Moment {
        /// Entries of the table's log so far: the number of this moment.
        pub seq: i64,
        /// Choices so far.
        pub step: usize,
        /// The game as the viewer sees it; its type depends on the game.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        pub scene: serde_json::Value,
        /// What the viewer is asked.
        pub ask: Option<Ask>,
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
        #[ts(type = "PatchStep[]")]
        #[schema(value_type = Vec<Object>)]
        pub patch: serde_json::Value,
        /// What happened, in words.
        pub log: Vec<LogLine>,
        /// Choices were taken back: the log ends after this step, then come the lines above.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
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
        #[ts(optional, type = "unknown")]
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
    }

    /// Choices to be taken back.
    #[serde(deny_unknown_fields)]
    pub struct Undo {
        /// The number of the moment.
        pub seq: i64,
        /// Back to after so many choices; the last question of one's own if left out.
        #[serde(default)]
        #[ts(optional)]
        pub to: Option<usize>,
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
        /// All lines.
        pub lines: Vec<LogLine>,
    }

    /// Why a request was refused.
    pub struct Problem {
        /// A word for programs.
        pub error: String,
        /// A sentence for people: what was wrong, and what would be right.
        pub detail: String,
        /// The newest moment, where the request was for an older one.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub seq: Option<i64>,
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

wire_enum! {
    /// Who sits on a seat.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum SeatKind {
        /// Nobody yet.
        Open,
        /// A person, or a program over the network.
        Human,
        /// A bot of the server, for good or standing in.
        Bot,
    }

    /// Where a table stands.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum Stage {
        /// Seats are still open.
        Open,
        /// The game is on.
        Playing,
        /// The game is over.
        Over,
        /// Its creator closed it.
        Closed,
    }

    /// Kinds of clocks.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum ClockKind {
        /// Each time one is asked anew.
        Turn,
        /// For the whole game.
        Game,
    }

    /// What happens when the time is used up.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum Flag {
        /// A bot moves.
        Bot,
        /// Nothing; it is only shown.
        Nothing,
    }
}
