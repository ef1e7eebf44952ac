//! What the server says in its own name: why it refuses a request, and what its bots are like.

use crate::language::Language;
use tharsis_kernel::{Illegal, NotationError, OptionsError, RecordError};

/// Why a request was refused, with what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denial {
    /// There is no such table.
    NoTable(String),
    /// There is no such game; there are others.
    NoGame(String, Vec<&'static str>),
    /// There is no card with this number.
    NoCard(String),
    /// There is no such language; there are others.
    NoLanguage(String),
    /// There is no such bot; there are others.
    NoBot(String, Vec<&'static str>),
    /// There is no such address.
    NoRoute(String),
    /// There is no such seat; the last one is this.
    NoSeat(String, usize),
    /// There is no such step; the last one is this.
    NoStep(usize, usize),
    /// The coach only looks at games that are over.
    ReviewLater,
    /// Games that go on are studied by who plays them alone, where help is allowed.
    StudyLater,
    /// A study begins with a table, a text or a puzzle.
    StudyOrigin,
    /// A text that is neither a record nor a scenario file, as its reader says.
    NotAPosition(String),
    /// No position up to here can be written as a scenario.
    NotWritten,
    /// There is no puzzle of this name.
    NoPuzzle(String),
    /// Nothing was decided at this step, or it is not graded yet.
    NoDecision(usize),
    /// Not a day that has begun.
    NoDay(String),
    /// There is no daily deal of this kind; there are others.
    NoDailyKind(String, Vec<&'static str>),
    /// Somebody else's table of a daily deal.
    DailyLater,
    /// No bot stands in at a daily deal.
    DailyAlone,
    /// A text that does not say which game it is the record of.
    NotARecord,
    /// What is wrong with a record.
    Record(Box<RecordError>),
    /// A record of a game that goes on.
    RecordUnfinished,
    /// A record of more than so many kilobytes.
    RecordSize(usize),
    /// A game that was not taken in from a record.
    PlayedHere,
    /// More was sent than is read.
    TooLarge,
    /// Nobody is asked at this step; the last one is this.
    NothingToPlayOn(usize, usize),
    /// There is no such number to explain.
    NoLedger(String),
    /// Nobody knows the caller.
    UnknownPlayer,
    /// The key is nobody's.
    WrongKey,
    /// The header is not a key.
    NoBearer,
    /// The caller has no seat.
    NotSeated,
    /// The caller did not set up the table.
    NotCreator,
    /// Others play at the table.
    OthersPlay,
    /// A bot plays for the caller.
    StoodIn,
    /// A game of these rules, where others are played.
    OtherRules(u16, u16),
    /// A log that leads elsewhere after so many choices.
    OtherState(usize),
    /// Somebody else was faster.
    JustTaken(u8),
    /// Not this seat; these are open.
    NotOpen(u8, Vec<u8>),
    /// No seat is open.
    Full,
    /// More than one seat for the caller.
    OneSeat,
    /// A name of more than so many letters, or of none.
    Name(usize),
    /// A title of more than so many letters.
    Title(usize),
    /// A clock of so many seconds, above the most there may be.
    Clock(u32, u32),
    /// Not an address for webhooks.
    Webhook,
    /// Not a seed.
    Seed,
    /// A seed was chosen for others, who are not told.
    KnownDeal,
    /// Not a contribution to a deal: it has so many digits at least and at most.
    Contribution(usize, usize),
    /// Options that cannot be played, as the game says.
    Options(OptionsError),
    /// More thought than a bot may spend; so many milliseconds it may.
    LongThought(u64),
    /// The answer is to an older moment.
    Stale(i64, i64),
    /// The game waits for players.
    NotStarted,
    /// The table was closed.
    Closed,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// Other views can be seen when the game is over.
    ViewsLater,
    /// The record can be had when the game is over.
    RecordLater,
    /// A choice that cannot be read, as the game says.
    Unreadable(usize, NotationError),
    /// A choice that is not legal, as the game says.
    Illegal(usize, Illegal<String>),
    /// So many choices at once, and how many there may be.
    Together(usize, usize),
    /// Not a name for a request; it has so many letters at most.
    RequestId(usize),
    /// Another request has this name.
    RequestIdUsed,
    /// Nothing can be taken back.
    NoUndo,
    /// Only so far back, from and to.
    UndoFrom(usize, usize),
    /// After so many choices somebody else had to choose.
    NotYourUndo(usize),
    /// Nothing was taken back that could be made again.
    NoRedo,
    /// The table is played without hints.
    NoHints,
    /// The caller is not asked.
    NotAsked,
    /// The bot failed.
    Bot,
    /// The database failed.
    Store,
    /// The server failed.
    Mistake,
    /// Too many requests.
    TooMany,
    /// Everybody asks at once.
    Busy,
    /// So many open tables are enough for one player.
    OpenTables(usize),
    /// So many tables of bots alone are enough for one player.
    BotTables(usize),
    /// So many new players an hour are enough for one address.
    Newcomers(usize),
    /// So many new tables an hour are enough for one address.
    NewTables(usize),
    /// So many streams are enough for one player or address.
    Streams(usize),
    /// A request from another site's page.
    Foreign,
    /// A request that cannot be read, as the reader says.
    Malformed(String),
}

impl Language {
    /// A refusal in a few words, without capital and full stop.
    pub fn denial(&self, denial: &Denial) -> String {
        let phrase = self.phrase();
        let count = |n: usize| n as i64;
        let named = |name: &str| self.phrase().text("name", name.to_string());
        let known = |name: &str, known: &[&str]| named(name).text("known", self.among(known));
        let plain = |id: &str| self.plain(id);
        match denial {
            Denial::NoTable(id) => named(id).say("denied-no-table"),
            Denial::NoGame(name, games) => known(name, games).say("denied-no-game"),
            Denial::NoCard(number) => phrase.text("number", number.clone()).say("denied-no-card"),
            Denial::NoLanguage(code) => known(code, Language::ALL).say("denied-no-language"),
            Denial::NoBot(name, bots) => known(name, bots).say("denied-no-bot"),
            Denial::NoRoute(path) => named(path).say("denied-no-route"),
            Denial::NoSeat(seat, last) => named(seat).number("last", count(*last)).say("denied-no-seat"),
            Denial::NoStep(step, last) => {
                phrase.number("step", count(*step)).number("last", count(*last)).say("denied-no-step")
            }
            Denial::NothingToPlayOn(step, last) => {
                let phrase = phrase.number("step", count(*step)).number("last", count(*last));
                phrase.say("denied-nothing-to-play-on")
            }
            Denial::NoDay(day) => named(day).say("denied-no-day"),
            Denial::NoDailyKind(name, kinds) => known(name, kinds).say("denied-no-daily-kind"),
            Denial::DailyLater => plain("denied-daily-later"),
            Denial::DailyAlone => plain("denied-daily-alone"),
            Denial::NotARecord => plain("denied-not-a-record"),
            Denial::Record(error) => phrase.text("why", self.record_error(error)).say("denied-record"),
            Denial::RecordUnfinished => plain("denied-record-unfinished"),
            Denial::RecordSize(most) => phrase.number("most", count(*most)).say("denied-record-size"),
            Denial::PlayedHere => plain("denied-played-here"),
            Denial::TooLarge => plain("denied-too-large"),
            Denial::NoLedger(name) => named(name).say("denied-no-ledger"),
            Denial::UnknownPlayer => plain("denied-unknown-player"),
            Denial::WrongKey => plain("denied-wrong-key"),
            Denial::NoBearer => plain("denied-no-bearer"),
            Denial::NotSeated => plain("denied-not-seated"),
            Denial::NotCreator => plain("denied-not-creator"),
            Denial::OthersPlay => plain("denied-others-play"),
            Denial::StoodIn => plain("denied-stood-in"),
            Denial::OtherRules(its, ours) => {
                phrase.number("its", *its).number("ours", *ours).say("denied-other-rules")
            }
            Denial::OtherState(steps) => phrase.number("steps", count(*steps)).say("denied-other-state"),
            Denial::JustTaken(seat) => phrase.number("seat", *seat).say("denied-just-taken"),
            Denial::NotOpen(seat, open) => {
                let open: Vec<String> = open.iter().map(u8::to_string).collect();
                phrase.number("seat", *seat).text("open", self.among(&open)).say("denied-not-open")
            }
            Denial::Full => plain("denied-full"),
            Denial::OneSeat => plain("denied-one-seat"),
            Denial::Name(most) => phrase.number("most", count(*most)).say("denied-name"),
            Denial::Title(most) => phrase.number("most", count(*most)).say("denied-title"),
            Denial::Clock(seconds, most) => {
                phrase.number("seconds", *seconds).number("most", *most).say("denied-clock")
            }
            Denial::Webhook => plain("denied-webhook"),
            Denial::Seed => plain("denied-seed"),
            Denial::KnownDeal => plain("denied-known-deal"),
            Denial::Contribution(least, most) => {
                phrase.number("least", count(*least)).number("most", count(*most)).say("denied-contribution")
            }
            Denial::Options(why) => phrase.text("why", self.options_error(why)).say("denied-options"),
            Denial::LongThought(most) => phrase.number("most", *most as i64).say("denied-long-thought"),
            Denial::Stale(was, now) => phrase.number("was", *was).number("now", *now).say("denied-stale"),
            Denial::NotStarted => plain("denied-not-started"),
            Denial::Closed => plain("denied-closed"),
            Denial::Over => plain("denied-over"),
            Denial::NotOver => plain("denied-not-over"),
            Denial::ReviewLater => plain("denied-review-later"),
            Denial::StudyLater => plain("denied-study-later"),
            Denial::StudyOrigin => plain("denied-study-origin"),
            Denial::NotAPosition(why) => phrase.text("why", why.clone()).say("denied-not-a-position"),
            Denial::NotWritten => plain("denied-not-written"),
            Denial::NoPuzzle(id) => phrase.text("id", id.clone()).say("denied-no-puzzle"),
            Denial::NoDecision(step) => phrase.number("step", *step as i64).say("denied-no-decision"),
            Denial::ViewsLater => plain("denied-views-later"),
            Denial::RecordLater => plain("denied-record-later"),
            Denial::Unreadable(place, why) => {
                let why = self.notation_error(why);
                phrase.number("place", count(*place)).text("why", why).say("denied-unreadable")
            }
            Denial::Illegal(place, why) => {
                phrase.number("place", count(*place)).text("why", self.illegal(why)).say("denied-illegal")
            }
            Denial::Together(n, most) => {
                phrase.number("n", count(*n)).number("most", count(*most)).say("denied-together")
            }
            Denial::RequestId(most) => phrase.number("most", count(*most)).say("denied-request-id"),
            Denial::RequestIdUsed => plain("denied-request-id-used"),
            Denial::NoUndo => plain("denied-no-undo"),
            Denial::UndoFrom(floor, last) => {
                phrase.number("floor", count(*floor)).number("last", count(*last)).say("denied-undo-from")
            }
            Denial::NotYourUndo(n) => phrase.number("n", count(*n)).say("denied-not-your-undo"),
            Denial::NoRedo => plain("denied-no-redo"),
            Denial::NoHints => plain("denied-no-hints"),
            Denial::NotAsked => plain("denied-not-asked"),
            Denial::Bot => plain("denied-bot"),
            Denial::Store => plain("denied-store"),
            Denial::Mistake => plain("denied-mistake"),
            Denial::TooMany => plain("denied-too-many"),
            Denial::Busy => plain("denied-busy"),
            Denial::OpenTables(most) => phrase.number("most", count(*most)).say("denied-open-tables"),
            Denial::BotTables(most) => phrase.number("most", count(*most)).say("denied-bot-tables"),
            Denial::Newcomers(most) => phrase.number("most", count(*most)).say("denied-newcomers"),
            Denial::NewTables(most) => phrase.number("most", count(*most)).say("denied-new-tables"),
            Denial::Streams(most) => phrase.number("most", count(*most)).say("denied-streams"),
            Denial::Foreign => plain("denied-foreign"),
            Denial::Malformed(why) => phrase.text("why", why.clone()).say("denied-malformed"),
        }
    }

    /// What a bot of this name does.
    pub fn bot(&self, name: &str) -> String {
        self.plain(&format!("bot-{name}"))
    }

    pub(crate) fn among(&self, names: &[impl AsRef<str>]) -> String {
        self.joined("list", names.iter().map(|name| name.as_ref().to_string()))
    }
}
