//! Studies: positions to try things out in. Nothing of them is kept; whoever studies sends along what was tried.

use super::coach::{Advice, CurvePoint};
use super::play::{LogEntry, Moment};
use super::tables::TableInfo;
use super::wire;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

wire! {
    /// A position, and what was tried in it so far.
    #[serde(deny_unknown_fields)]
    pub struct Study {
        /// Where it begins.
        pub from: Origin,
        /// The choices tried since.
        #[serde(default)]
        pub tried: Vec<Tried>,
        /// Whose side is shown; if left out or not asked, that of the first seat that is.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
    }

    /// Where a study begins: one of `table`, `text` and `puzzle`.
    #[serde(deny_unknown_fields)]
    pub struct Origin {
        /// A table whose game is over, or your own among bots where it allows hints: then what you do not know is imagined.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub table: Option<String>,
        /// The text of a game record or of a scenario file.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub text: Option<String>,
        /// The name of a puzzle: what the seat that is asked does not know is imagined.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub puzzle: Option<String>,
        /// After so many choices of that game; its end or now if left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub step: Option<usize>,
    }

    /// A choice that was tried.
    #[serde(deny_unknown_fields)]
    pub struct Tried {
        /// Whose.
        pub seat: u8,
        /// In notation.
        pub choice: String,
    }

    /// A position as a page shows it.
    pub struct Studied {
        /// The table as it would be: who sits there, what is played.
        pub table: TableInfo,
        /// What the shown seat sees and is asked.
        pub moment: Moment,
        /// What happened since the study began.
        pub log: Vec<LogEntry>,
        /// The seats that may be moved for now.
        pub asked: Vec<u8>,
        /// The seat that knows only what it knew: all else is imagined.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub imagined: Option<u8>,
    }

    /// A position as the coach judges it.
    pub struct Judged {
        /// What every seat can hope for.
        pub prospects: CurvePoint,
        /// What the coach would do for the shown seat, if it is asked.
        pub advice: Option<Advice>,
    }

    /// A text to be kept as a file.
    pub struct TextFile {
        /// What it is called.
        pub name: String,
        /// What is in it.
        pub text: String,
    }
}
