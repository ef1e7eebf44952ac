//! The variants of a game (sections 3 and 15 of the rules) and its expansions.

use crate::map::{MapChoice, MapId};
use crate::vocabulary::{Deck, Project};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use tharsis_kernel::{OptionsError, Seat, SeatSet};

/// How many can play (M1).
pub(crate) const SEATS: RangeInclusive<u8> = 1..=5;

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// All cards, production starts at 0 (M141, M142). Always so in solo (M144).
    pub corporate_era: bool,
    /// Research cards are drafted (M159). Not in solo.
    pub draft: bool,
    /// The expansion Colonies (C1).
    pub colonies: bool,
    /// Everybody is dealt one corporation of Colonies and one of the others (C1).
    pub colony_corporation: bool,
    /// Seats that take the Beginner Corporation (M26).
    pub beginners: SeatSet,
    /// The expansion Turmoil (T5).
    pub turmoil: bool,
    /// Solo with Turmoil: the goal is a terraform rating, not complete parameters (T48).
    pub rating_goal: bool,
    /// The map (H1).
    pub map: MapChoice,
}

impl Default for Options {
    fn default() -> Options {
        Options { corporate_era: true, ..Options::NOTHING }
    }
}

impl Options {
    /// The standard game without any addition.
    const NOTHING: Options = Options {
        corporate_era: false,
        draft: false,
        colonies: false,
        colony_corporation: false,
        beginners: SeatSet::EMPTY,
        turmoil: false,
        rating_goal: false,
        map: MapChoice::On(MapId::THARSIS),
    };

    /// Whether the cards of a deck are in play.
    pub const fn plays(&self, deck: Deck) -> bool {
        match deck {
            Deck::Basic => true,
            Deck::CorporateEra => self.corporate_era,
            Deck::Colonies => self.colonies,
            Deck::Turmoil => self.turmoil,
        }
    }

    /// The standard projects there are.
    pub fn projects(&self) -> &'static [Project] {
        let n = if self.colonies { Project::ALL.len() } else { Project::BuildColony.idx() };
        &Project::ALL[..n]
    }

    /// Whether they fit so many players; otherwise what is wrong.
    pub(crate) fn check(&self, n_seats: u8) -> Result<(), OptionsError> {
        OptionsError::check_seats(n_seats, SEATS)?;
        if n_seats == 1 && !self.corporate_era {
            return Err(OptionsError::Always { option: CORPORATE_ERA.to_string(), n_seats });
        }
        if self.draft {
            OptionsError::check_only_for(DRAFT, n_seats, 2..=*SEATS.end())?;
        }
        if self.rating_goal {
            OptionsError::check_only_for(RATING_GOAL, n_seats, 1..=1)?;
        }
        if self.rating_goal && !self.turmoil {
            return Err(OptionsError::needs(RATING_GOAL, TURMOIL));
        }
        if self.colony_corporation && !self.colonies {
            return Err(OptionsError::needs(COLONY_CORPORATION, COLONIES));
        }
        if let Some(seat) = self.beginners.iter().find(|seat| seat.0 >= n_seats) {
            return Err(OptionsError::NoSeat { option: format!("{BEGINNER}{seat}"), n_seats });
        }
        let not_with = match self.map {
            MapChoice::On(map) => map.map().not_with,
            MapChoice::Random => &[],
        };
        match not_with.iter().find(|&&deck| self.plays(deck)) {
            Some(deck) => {
                Err(OptionsError::Clash { option: self.map.option(), other: deck.word().to_string() })
            }
            None => Ok(()),
        }
    }
}

const CORPORATE_ERA: &str = "corporate-era";
const DRAFT: &str = "draft";
const COLONIES: &str = "colonies";
const COLONY_CORPORATION: &str = "colony-corporation";
const TURMOIL: &str = "turmoil";
const RATING_GOAL: &str = "rating-goal";
/// Followed by a seat.
const BEGINNER: &str = "beginner-";
/// Followed by the word of a map, or `random`.
const MAP: &str = "map-";

impl MapChoice {
    /// The word that chooses it in a line of options.
    pub fn option(self) -> String {
        format!("{MAP}{}", self.word())
    }
}

/// Where an option is kept.
type Flag = fn(&mut Options) -> &mut bool;

/// The options that are a word and nothing else, in the order in which they are written.
const FLAGS: [(&str, Flag); 6] = [
    (CORPORATE_ERA, |options| &mut options.corporate_era),
    (DRAFT, |options| &mut options.draft),
    (COLONIES, |options| &mut options.colonies),
    (COLONY_CORPORATION, |options| &mut options.colony_corporation),
    (TURMOIL, |options| &mut options.turmoil),
    (RATING_GOAL, |options| &mut options.rating_goal),
];

/// All words there are, for those who wrote another one.
fn known() -> Vec<String> {
    let flags = FLAGS.iter().map(|(word, _)| (*word).to_string());
    let beginners = (0..*SEATS.end()).map(|seat| format!("{BEGINNER}{seat}"));
    flags.chain(beginners).chain(MapChoice::offered().map(MapChoice::option)).collect()
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut own = *self;
        let flags = FLAGS.iter().filter(|(_, flag)| *flag(&mut own)).map(|(word, _)| (*word).to_string());
        let mut words: Vec<String> = flags.collect();
        words.extend(self.beginners.iter().map(|seat| format!("{BEGINNER}{seat}")));
        if self.map != MapChoice::default() {
            words.push(self.map.option());
        }
        write!(f, "{}", words.join(" "))
    }
}

impl FromStr for Options {
    type Err = OptionsError;

    fn from_str(line: &str) -> Result<Options, OptionsError> {
        let mut options = Options::NOTHING;
        for word in line.split_whitespace() {
            if let Some((_, flag)) = FLAGS.iter().find(|(known, _)| *known == word) {
                *flag(&mut options) = true;
                continue;
            }
            if let Some(map) = word.strip_prefix(MAP) {
                options.map = map.to_string().try_into()?;
                continue;
            }
            let seat = word.strip_prefix(BEGINNER).and_then(|seat| seat.parse().ok());
            match seat.filter(|seat| seat < SEATS.end()) {
                Some(seat) => options.beginners.add(Seat(seat)),
                None => return Err(OptionsError::Unknown { word: word.to_string(), known: known() }),
            }
        }
        Ok(options)
    }
}
