//! The coach: reviews of finished games, advice in games that go on.

use super::play::{Foresight, Offer};
use super::wire;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

wire! {
    /// A finished game, looked through by the coach as far as it has come.
    pub struct Review {
        /// It is whole.
        pub done: bool,
        /// Decisions graded so far.
        pub graded: usize,
        /// Decisions there are.
        pub all: usize,
        /// How it stood after every move, from the beginning on.
        pub curve: Vec<CurvePoint>,
        /// The decisions, in order; those asked for (`?from=`).
        pub decisions: Vec<Graded>,
        /// By seat what its game came to, as soon as the review is whole.
        pub verdicts: Vec<SeatVerdict>,
    }

    /// How it stood after so many choices: the deck hidden, all hands known.
    pub struct CurvePoint {
        /// After so many choices.
        pub step: usize,
        /// The generation or round.
        pub round: u32,
        /// By seat: the chance to win, 0 to 1.
        pub chances: Vec<f32>,
        /// By seat: points to be expected at the end.
        pub points: Vec<f32>,
    }

    /// A decision with its grade, from what its seat knew.
    pub struct Graded {
        /// It was made after so many choices.
        pub step: usize,
        /// Whose it was.
        pub seat: u8,
        /// The generation or round.
        pub round: u32,
        /// `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
        pub grade: String,
        /// The chance to win it cost, 0 to 1.
        pub chance: f32,
        /// The points it cost.
        pub points: f32,
        /// What was asked, where the choice does not say it by itself.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub question: Option<String>,
        /// What was chosen.
        pub chosen: Offer,
        /// What the coach would have chosen, where that is better.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub better: Option<Offer>,
    }

    /// What a seat's game came to.
    pub struct SeatVerdict {
        /// How often each grade was given, best first.
        pub grades: Vec<u32>,
        /// How well was chosen, 0 to 100; 100 is the coach's own choice every time.
        pub accuracy: Option<u32>,
        /// The same by opening, middle and end.
        pub phases: Vec<Option<u32>>,
        /// Points its own choices cost.
        pub lost: f32,
        /// Luck and skill told apart; nothing for who plays alone or together with all others.
        pub share: Option<LuckAndSkill>,
        /// What else is worth knowing, in words.
        pub notes: Vec<Remark>,
        /// The cards that gave most points, most first.
        pub cards: Vec<CardPoints>,
    }

    /// Where points ahead came from.
    pub struct LuckAndSkill {
        /// Points ahead of the best rival at the end; behind is negative.
        pub ahead: f32,
        /// From choices: what the rivals' cost them, less what one's own did.
        pub choices: f32,
        /// From the deal: what is left.
        pub deal: f32,
    }

    /// Something worth knowing, in words.
    pub struct Remark {
        /// The word of its symbol.
        pub icon: String,
        /// The sentence.
        pub text: String,
    }

    /// What a card gave.
    pub struct CardPoints {
        /// Its number.
        pub card: String,
        /// Its name.
        pub text: String,
        /// Points at the end.
        pub points: i32,
    }

    /// Two choices of a moment side by side.
    pub struct Explained {
        /// What each would bring at once: the better one first.
        pub foresights: Vec<Foresight>,
        /// Why the first one is better, strongest first; what speaks against it is negative.
        pub reasons: Vec<ReasonTold>,
    }

    /// A reason, in words and points.
    pub struct ReasonTold {
        /// The word of what it is about: `rating`, `production`, `milestones` … `card`, `rival`; `rest` for
        /// what the others leave out.
        pub about: String,
        /// In words.
        pub text: String,
        /// Points at the end of the game that speak for the better choice.
        pub points: f32,
        /// The card it is about.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub card: Option<String>,
        /// The rival it is about.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
    }

    /// What the coach would do in your place, and why.
    pub struct Advice {
        /// The log entry it is for.
        pub seq: i64,
        /// Your chance to win, if you go on well, 0 to 1.
        pub chance: f32,
        /// Where to look, without saying what to do.
        pub nudge: Remark,
        /// The best few choices, best first; the one asked about last, if it is none of them.
        pub choices: Vec<Advised>,
        /// What would follow the best one: your own next choices.
        pub line: Vec<String>,
        /// Why the best one is better than the one asked about, or else than the second one.
        pub reasons: Vec<ReasonTold>,
    }

    /// A choice, weighed.
    pub struct Advised {
        /// The choice.
        pub choice: String,
        /// In words.
        pub text: String,
        /// The chance to win with it, 0 to 1.
        pub chance: f32,
        /// Points it costs against the best one.
        pub points: f32,
        /// What that loss is called.
        pub grade: String,
    }
}
