//! The variants of a game (sections 3 and 15 of the rules) and its expansions.

use crate::map::{Map, MapChoice, MapId};
use crate::vocabulary::{Award, Deck, Milestone, Parameter, Project};
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
    /// Solo: the goal is a terraform rating, not complete parameters (P32, T48).
    pub rating_goal: bool,
    /// The expansion Prelude (P1).
    pub prelude: bool,
    /// The projects and corporations of Prelude without the preludes (P3).
    pub prelude_cards: bool,
    /// Everybody is dealt one corporation of Prelude and one of the others (P2).
    pub prelude_corporation: bool,
    /// The expansion Venus Next (V1).
    pub venus: bool,
    /// Everybody is dealt one corporation of Venus Next and one of the others (V1).
    pub venus_corporation: bool,
    /// House rule: the game ends only when Venus is complete, too.
    pub venus_complete: bool,
    /// The map (H1).
    pub map: MapChoice,
}

impl Default for Options {
    fn default() -> Options {
        Options::CORPORATE_ERA
    }
}

impl Options {
    /// The Corporate Era without any addition.
    pub const CORPORATE_ERA: Options = Options { corporate_era: true, ..Options::NOTHING };

    /// The standard game without any addition.
    const NOTHING: Options = Options {
        corporate_era: false,
        draft: false,
        colonies: false,
        colony_corporation: false,
        beginners: SeatSet::EMPTY,
        turmoil: false,
        rating_goal: false,
        prelude: false,
        prelude_cards: false,
        prelude_corporation: false,
        venus: false,
        venus_corporation: false,
        venus_complete: false,
        map: MapChoice::On(MapId::THARSIS),
    };

    /// Whether the cards of a deck are in play.
    pub const fn plays(&self, deck: Deck) -> bool {
        match deck {
            Deck::Basic => true,
            Deck::CorporateEra => self.corporate_era,
            Deck::Colonies => self.colonies,
            Deck::Turmoil => self.turmoil,
            Deck::Prelude => self.prelude || self.prelude_cards,
            Deck::Venus => self.venus,
        }
    }

    /// Whether a standard project can be used at all (C8, V14, P32).
    #[inline]
    pub const fn offers(&self, project: Project) -> bool {
        match project {
            Project::SellPatents | Project::PowerPlant | Project::Asteroid => true,
            Project::Aquifer | Project::Greenery | Project::City => true,
            Project::BuildColony => self.colonies,
            Project::AirScrapping => self.venus,
            Project::BufferGas => self.rating_goal,
        }
    }

    /// The standard projects there are.
    pub fn projects(&self) -> impl Iterator<Item = Project> + use<> {
        let own = *self;
        Project::ALL.iter().copied().filter(move |&project| own.offers(project))
    }

    /// The parameters there are: without Venus Next the Venus board is not there (V2).
    #[inline]
    pub fn parameters(&self) -> &'static [Parameter] {
        if self.venus { Parameter::ALL } else { &Parameter::ALL[..Parameter::Venus.idx()] }
    }

    /// The milestones there are on a map (V3).
    pub fn milestones(&self, map: &'static Map) -> impl Iterator<Item = Milestone> + use<> {
        map.milestones.iter().copied().chain(self.venus.then_some(Milestone::Hoverlord))
    }

    /// The awards there are on a map (V3).
    pub fn awards(&self, map: &'static Map) -> impl Iterator<Item = Award> + use<> {
        map.awards.iter().copied().chain(self.venus.then_some(Award::Venuphile))
    }

    /// From which box everybody is dealt a corporation, if that was agreed (C1, P2, V1).
    pub(crate) const fn corporations_from(&self) -> Option<Deck> {
        if self.colony_corporation {
            Some(Deck::Colonies)
        } else if self.prelude_corporation {
            Some(Deck::Prelude)
        } else if self.venus_corporation {
            Some(Deck::Venus)
        } else {
            None
        }
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
        if self.venus_complete {
            OptionsError::check_only_for(VENUS_COMPLETE, n_seats, 2..=*SEATS.end())?;
        }
        for (option, wanted, there) in [
            (self.colony_corporation, (COLONY_CORPORATION, COLONIES), self.colonies),
            (self.prelude_corporation, (PRELUDE_CORPORATION, PRELUDE), self.prelude),
            (self.venus_corporation, (VENUS_CORPORATION, VENUS), self.venus),
            (self.venus_complete, (VENUS_COMPLETE, VENUS), self.venus),
        ] {
            if option && !there {
                return Err(OptionsError::needs(wanted.0, wanted.1));
            }
        }
        self.check_clashes()?;
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

impl Options {
    /// Options that say different things about the same: the preludes, and the two corporations everybody is dealt.
    fn check_clashes(&self) -> Result<(), OptionsError> {
        let dealt = [
            (self.colony_corporation, COLONY_CORPORATION),
            (self.prelude_corporation, PRELUDE_CORPORATION),
            (self.venus_corporation, VENUS_CORPORATION),
        ];
        let preludes = [(self.prelude, PRELUDE), (self.prelude_cards, PRELUDE_CARDS)];
        for group in [&dealt[..], &preludes[..]] {
            let mut chosen = group.iter().filter(|(chosen, _)| *chosen).map(|(_, word)| word.to_string());
            if let (Some(option), Some(other)) = (chosen.next(), chosen.next()) {
                return Err(OptionsError::Clash { option, other });
            }
        }
        Ok(())
    }
}

const CORPORATE_ERA: &str = "corporate-era";
const DRAFT: &str = "draft";
const COLONIES: &str = "colonies";
const COLONY_CORPORATION: &str = "colony-corporation";
const TURMOIL: &str = "turmoil";
const RATING_GOAL: &str = "rating-goal";
const PRELUDE: &str = "prelude";
const PRELUDE_CARDS: &str = "prelude-cards";
const PRELUDE_CORPORATION: &str = "prelude-corporation";
const VENUS: &str = "venus";
const VENUS_CORPORATION: &str = "venus-corporation";
const VENUS_COMPLETE: &str = "venus-complete";
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
const FLAGS: [(&str, Flag); 12] = [
    (CORPORATE_ERA, |options| &mut options.corporate_era),
    (DRAFT, |options| &mut options.draft),
    (COLONIES, |options| &mut options.colonies),
    (COLONY_CORPORATION, |options| &mut options.colony_corporation),
    (TURMOIL, |options| &mut options.turmoil),
    (RATING_GOAL, |options| &mut options.rating_goal),
    (PRELUDE, |options| &mut options.prelude),
    (PRELUDE_CARDS, |options| &mut options.prelude_cards),
    (PRELUDE_CORPORATION, |options| &mut options.prelude_corporation),
    (VENUS, |options| &mut options.venus),
    (VENUS_CORPORATION, |options| &mut options.venus_corporation),
    (VENUS_COMPLETE, |options| &mut options.venus_complete),
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
