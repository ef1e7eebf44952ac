//! Tables: setting them up, seats, clocks.

use super::{DailyOf, wire, wire_enum};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

wire! {
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
        /// 64 hexadecimal digits, instead of a deal that nobody chose. Only where no other person can sit, or where the
        /// settings say so to all (`known_deal`).
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seed: Option<String>,
        /// What you add to the deal: 16 to 64 hexadecimal digits; the server adds some for whoever sends none.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub contribution: Option<String>,
        /// How it is played.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Settings>"))]
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
        /// Seats are dealt at random when the table is set up.
        pub shuffle: bool,
        /// Whoever set up the table knows the deal: they chose its seed, or it was played before.
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        pub known_deal: bool,
        /// The clock.
        #[cfg_attr(feature = "typescript", ts(optional))]
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
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub player: Option<String>,
        /// The bot's level, if a bot sits here or stands in.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub bot: Option<String>,
        /// A page of theirs is connected.
        pub here: bool,
        /// Milliseconds of thinking left at `now`.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub time_left: Option<i64>,
        /// Points at the end.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub points: Option<i32>,
        /// The name of its corporation; only of finished games, and only in the list of your own.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub corporation: Option<String>,
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
        /// When something happened there last.
        #[serde(default)]
        pub active: i64,
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
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub you: Option<u8>,
        /// You set it up.
        pub yours: bool,
        /// The table it was made from.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub parent: Option<String>,
        /// The table that goes on from here, if a rematch was made.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub rematch: Option<String>,
        /// The daily deal that is played here.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub daily: Option<DailyOf>,
        /// It was taken in from a record; nobody played here.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub imported: bool,
        /// Nobody can go on, and why.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub frozen: Option<Frozen>,
        /// The hash of the server's secret, told before the game; nothing for a known deal.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub commitment: Option<String>,
        /// What the deal was made of, once the game is over; not in lists.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub deal: Option<DealInfo>,
    }

    /// What a deal was made of: `seed` is the SHA-256 of the text `tharsis-deal 1 SECRET` and the contributions, each
    /// after a space and `-` for none; the commitment is that of `SECRET`.
    pub struct DealInfo {
        /// The server's secret.
        pub secret: String,
        /// What each seat added; empty for a bot.
        pub contributions: Vec<String>,
        /// What the cards were dealt from.
        pub seed: String,
    }

    /// A table was made or joined.
    pub struct Seated {
        /// Your seat; nothing if you only look on.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
        /// The secret of the seat's private link. Only told here.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub key: Option<String>,
        /// The table.
        pub table: TableInfo,
    }

    /// Which seat to take, and what for.
    #[serde(deny_unknown_fields)]
    pub struct TakeSeat {
        /// Any open one if left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
        /// What you add to the deal: 16 to 64 hexadecimal digits; the server adds some for whoever sends none.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub contribution: Option<String>,
    }

    /// Which bot stands in.
    #[serde(deny_unknown_fields)]
    pub struct StandIn {
        /// The seat; one's own if left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
        /// The bot's level; `steady` if left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
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
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub bot: Option<String>,
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

    /// Why nobody can go on with a table. Its log is kept as it is.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum Frozen {
        /// It was begun under other rules than the server plays now.
        Rules,
        /// Its log leads elsewhere than it did when it was written.
        Log,
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
