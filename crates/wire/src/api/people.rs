//! Games one can play, and who one is.

use super::wire;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

wire! {
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
        /// What it is called, where that is a name of the game's.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub title: Option<String>,
        /// One of each group is played: that which is written, else the first.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub group: Option<String>,
        /// Fits a solo game.
        pub solo: bool,
        /// Fits a game of several.
        pub together: bool,
        /// Fits only so many players.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub only: Option<u8>,
        /// Options it cannot be combined with.
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
        pub not_with: Vec<String>,
        /// Another option it cannot be without.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub needs: Option<String>,
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
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub webhook: Option<String>,
        /// The secret of the recovery link. Only told when it is made.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub key: Option<String>,
    }

    /// Who is asking.
    pub struct Session {
        /// The player, if they are known; `null` for somebody new.
        pub me: Option<Me>,
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
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub name: Option<String>,
        /// Where to post "your turn"; an empty text ends it.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub webhook: Option<String>,
    }

    /// A secret: of a player (recovery link) or of a seat (private link).
    #[serde(deny_unknown_fields)]
    pub struct Key {
        /// The secret.
        pub key: String,
    }

    /// Why a request was refused.
    pub struct Problem {
        /// A word for programs.
        pub error: String,
        /// A sentence for people: what was wrong, and what would be right.
        pub detail: String,
        /// The newest moment, where the request was for an older one.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seq: Option<i64>,
    }
}
