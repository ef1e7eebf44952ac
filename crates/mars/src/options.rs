//! The variants of a game (sections 3 and 15 of the rules) and its expansions.

use crate::map::{MapChoice, MapId, UnknownMap};
use crate::vocabulary::{Deck, Project};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tharsis_kernel::{Seat, SeatSet};

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
    pub(crate) fn check(&self, n_seats: u8) -> Result<(), String> {
        if !(1..=5).contains(&n_seats) {
            return Err(format!("{n_seats} players; Mars is for 1 to 5 (M1)"));
        }
        if n_seats == 1 && !self.corporate_era {
            return Err("solo is always played with corporate-era (M144)".to_string());
        }
        if n_seats == 1 && self.draft {
            return Err("there is no draft in solo (M159)".to_string());
        }
        if self.rating_goal && !(n_seats == 1 && self.turmoil) {
            return Err("rating-goal is for solo with turmoil (T48)".to_string());
        }
        if self.colony_corporation && !self.colonies {
            return Err("colony-corporation is a variant of colonies (C1)".to_string());
        }
        if let Some(seat) = self.beginners.iter().find(|seat| seat.0 >= n_seats) {
            return Err(format!("seat {seat} cannot be a beginner: seats are 0 to {}", n_seats - 1));
        }
        let not_with = match self.map {
            MapChoice::On(map) => map.map().not_with,
            MapChoice::Random => &[],
        };
        if let Some(deck) = not_with.iter().find(|&&deck| self.plays(deck)) {
            return Err(format!("the map {} is not played with {}", self.map.word(), deck.word()));
        }
        Ok(())
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        if self.corporate_era {
            words.push("corporate-era".to_string());
        }
        if self.draft {
            words.push("draft".to_string());
        }
        if self.colonies {
            words.push("colonies".to_string());
        }
        if self.colony_corporation {
            words.push("colony-corporation".to_string());
        }
        if self.turmoil {
            words.push("turmoil".to_string());
        }
        if self.rating_goal {
            words.push("rating-goal".to_string());
        }
        if self.map != MapChoice::default() {
            words.push(format!("map-{}", self.map.word()));
        }
        words.extend(self.beginners.iter().map(|seat| format!("beginner-{seat}")));
        write!(f, "{}", words.join(" "))
    }
}

impl FromStr for Options {
    type Err = String;

    fn from_str(line: &str) -> Result<Options, String> {
        let mut options = Options::NOTHING;
        for word in line.split_whitespace() {
            match word {
                "corporate-era" => options.corporate_era = true,
                "draft" => options.draft = true,
                "colonies" => options.colonies = true,
                "colony-corporation" => options.colony_corporation = true,
                "turmoil" => options.turmoil = true,
                "rating-goal" => options.rating_goal = true,
                _ if word.starts_with("map-") => {
                    let map = word["map-".len()..].to_string();
                    options.map = map.try_into().map_err(|unknown: UnknownMap| unknown.to_string())?;
                }
                _ => match word.strip_prefix("beginner-").and_then(|seat| seat.parse::<u8>().ok()) {
                    Some(seat) if seat < 5 => options.beginners.add(Seat(seat)),
                    _ => {
                        return Err(format!(
                            "unknown option \"{word}\"; there are corporate-era, draft, colonies, \
                             colony-corporation, turmoil, rating-goal, beginner-0 to beginner-4, map-{}, map-random",
                            MapId::offered().map(MapId::word).collect::<Vec<_>>().join(", map-")
                        ));
                    }
                },
            }
        }
        Ok(options)
    }
}
