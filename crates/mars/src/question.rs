//! Why a player is asked, and what can be answered. The legal answers are computed, never stored.

use crate::cards::{self, by_number};
use crate::hex::Hex;
use crate::price::{Payer, TRADE_PAYERS};
use crate::text::{At, Text};
use crate::vocabulary::{Award, Conversion, Milestone, Moon, Parameter, Party, Project, Resource, Source};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tharsis_kernel::{CardId, NotationError, Seat, read_number, read_word};

/// Why a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Choose one of the corporations dealt (M28): `Card`.
    Corporation,
    /// Choose two of the preludes dealt, ascending (P4, P5): `Card` twice.
    Preludes,
    /// Choose the opening cards, for so many M€ each, ascending (M28): `Card` …, then `Done`.
    Opening(u8),
    /// Solo: which colony tile is left out (C28): `Moon`.
    LeaveOut,
    /// Which of one's preludes is played next (P9): `Card`.
    Prelude,
    /// Keep one card and pass the rest on (M160): `Card`.
    Draft,
    /// Choose the cards to buy, for so many M€ each, ascending (M34): `Card` …, then `Done`.
    Research(u8),
    /// An action, the end of the turn, or a pass (M38).
    Turn,
    /// How much of a resource to pay with: `Amount`.
    Pay(Bill),
    /// What an effect leaves open; the effect says what is asked.
    Decide {
        /// The effect.
        at: At,
        /// The card that set off a trigger.
        subject: CardId,
    },
    /// How much to take from a player (`from` is a seat) or card (`from` is a card): `Amount`.
    Amount {
        /// The effect.
        at: At,
        /// The seat or card already chosen.
        from: u16,
    },
    /// Who beside the new ocean loses M€ (Flooding): `Seat` or `Nobody`.
    Flood {
        /// The effect.
        at: At,
        /// Where the ocean was placed.
        hex: Hex,
    },
    /// Whether to buy the card looked at (`Option(0)`) or discard it (`Option(1)`).
    Buy {
        /// The effect.
        at: At,
        /// What it costs.
        price: u8,
    },
    /// How many resources of a card to spend as heat; heat pays the rest: `Amount`.
    Heat {
        /// Heat to be spent.
        due: u8,
        /// The card.
        card: CardId,
        /// What for.
        text: Text,
    },
    /// Which alternative of a card's action is used again (Viron): `Option`.
    Repeat(CardId),
    /// How many steps up the marker goes before a trade (C19): `Amount`.
    RaiseMarker(Moon),
    /// Which marker goes down once another one has gone up (Market Manipulation): `Moon`.
    LowerMarker {
        /// The effect.
        at: At,
        /// The tile whose marker goes up.
        up: Moon,
    },
    /// Which cards to sell, ascending (M95): `Card` …, then `Done`.
    SellPatents,
    /// Which of so many effects comes next (M127): `Option`, counted in the default order.
    Order(u8),
    /// Convert plants once more, or let the next player go on (M130): `Convert` or `Pass`.
    FinalGreenery,
    /// Whose delegate leaves a party (Banned Delegate): `Seat`, or `Nobody` for a neutral one.
    Delegate {
        /// The effect.
        at: At,
        /// The party already chosen.
        party: Party,
    },
}

/// A price being paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bill {
    /// Still to be paid, in M€.
    pub due: u8,
    /// What is asked about now.
    pub with: Payer,
    /// Which resources may still pay after this one, as bits.
    pub(crate) later: u8,
    /// Heat that must be left (Local Heat Trapping).
    pub(crate) heat_kept: u8,
    /// What for.
    pub text: Text,
}

/// One atomic answer. The order of the variants is the order of legal choices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Choice {
    /// Play a card from hand.
    Play(CardId),
    /// Use a standard project.
    Project(Project),
    /// Claim a milestone.
    Milestone(Milestone),
    /// Fund an award.
    Award(Award),
    /// Use an action of a card; which one of its alternatives.
    Act(CardId, u8),
    /// Carry out the corporation's first action.
    First,
    /// Convert plants or heat.
    Convert(Conversion),
    /// Trade with a colony tile; what is paid with (C14).
    Trade(Moon, Resource),
    /// Send a delegate into a party (T6).
    Delegate(Party, Source),
    /// Use the action of the ruling party's policy (T38, T39).
    Policy,
    /// An area.
    Hex(Hex),
    /// A colony tile.
    Moon(Moon),
    /// A player.
    Seat(Seat),
    /// A card.
    Card(CardId),
    /// A party.
    Party(Party),
    /// A standard resource.
    Resource(Resource),
    /// A global parameter.
    Parameter(Parameter),
    /// An alternative, counted from 0.
    Option(u8),
    /// A number.
    Amount(u16),
    /// Nobody, or no card; in solo the neutral opponent (M155); of delegates a neutral one.
    Nobody,
    /// No more cards.
    Done,
    /// End the turn after one action.
    EndTurn,
    /// Pass for this generation.
    Pass,
}

/// What an answer names, if it names a thing of that kind.
impl Choice {
    /// An area.
    pub const fn hex(self) -> Option<Hex> {
        if let Choice::Hex(it) = self { Some(it) } else { None }
    }

    /// A colony tile.
    pub const fn moon(self) -> Option<Moon> {
        if let Choice::Moon(it) = self { Some(it) } else { None }
    }

    /// A party.
    pub const fn party(self) -> Option<Party> {
        if let Choice::Party(it) = self { Some(it) } else { None }
    }

    /// A standard resource.
    pub const fn resource(self) -> Option<Resource> {
        if let Choice::Resource(it) = self { Some(it) } else { None }
    }

    /// A global parameter.
    pub const fn parameter(self) -> Option<Parameter> {
        if let Choice::Parameter(it) = self { Some(it) } else { None }
    }

    /// An award.
    pub const fn award(self) -> Option<Award> {
        if let Choice::Award(it) = self { Some(it) } else { None }
    }

    /// An alternative.
    pub const fn option(self) -> Option<u8> {
        if let Choice::Option(it) = self { Some(it) } else { None }
    }

    /// An amount.
    pub const fn amount(self) -> Option<u16> {
        if let Choice::Amount(it) = self { Some(it) } else { None }
    }

    /// A card.
    pub const fn card(self) -> Option<CardId> {
        if let Choice::Card(it) = self { Some(it) } else { None }
    }

    /// A player.
    pub const fn seat(self) -> Option<Seat> {
        if let Choice::Seat(it) = self { Some(it) } else { None }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |id: CardId| cards::card(id).number;
        match *self {
            Choice::Play(id) => write!(f, "play {}", number(id)),
            Choice::Project(project) => write!(f, "project {}", project.word()),
            Choice::Milestone(milestone) => write!(f, "milestone {}", milestone.word()),
            Choice::Award(award) => write!(f, "award {}", award.word()),
            Choice::Act(id, 0) => write!(f, "act {}", number(id)),
            Choice::Act(id, option) => write!(f, "act {} {option}", number(id)),
            Choice::First => write!(f, "first"),
            Choice::Convert(conversion) => write!(f, "convert {}", conversion.word()),
            Choice::Trade(moon, with) => write!(f, "trade {} {}", moon.word(), with.word()),
            Choice::Delegate(party, source) => write!(f, "delegate {} {}", party.word(), source.word()),
            Choice::Policy => write!(f, "policy"),
            Choice::Hex(hex) => write!(f, "area {hex}"),
            Choice::Moon(moon) => write!(f, "colony {}", moon.word()),
            Choice::Seat(seat) => write!(f, "player {seat}"),
            Choice::Card(id) => write!(f, "card {}", number(id)),
            Choice::Party(party) => write!(f, "party {}", party.word()),
            Choice::Resource(resource) => write!(f, "resource {}", resource.word()),
            Choice::Parameter(parameter) => write!(f, "parameter {}", parameter.word()),
            Choice::Option(option) => write!(f, "option {option}"),
            Choice::Amount(amount) => write!(f, "amount {amount}"),
            Choice::Nobody => write!(f, "nobody"),
            Choice::Done => write!(f, "done"),
            Choice::EndTurn => write!(f, "end-turn"),
            Choice::Pass => write!(f, "pass"),
        }
    }
}

/// The forms that choices have in notation.
const FORMS: &str = "play CARD, project NAME, milestone NAME, award NAME, \
    act CARD [OPTION], first, convert plants|heat, trade TILE RESOURCE, \
    delegate PARTY lobby|reserve, policy, area NN, colony TILE, player N, card CARD, party NAME, \
    resource NAME, parameter NAME, option N, amount N, nobody, done, end-turn, pass";

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Choice, NotationError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let choice = match words[..] {
            ["play", number] => Choice::Play(read_card(number)?),
            ["project", word] => Choice::Project(read_word(word, Project::ALL, Project::word)?),
            ["milestone", word] => Choice::Milestone(read_word(word, Milestone::ALL, Milestone::word)?),
            ["award", word] => Choice::Award(read_word(word, Award::ALL, Award::word)?),
            ["act", number] => Choice::Act(read_card(number)?, 0),
            ["act", number, option] => Choice::Act(read_card(number)?, read_number(option)?),
            ["first"] => Choice::First,
            ["convert", word] => Choice::Convert(read_word(word, Conversion::ALL, Conversion::word)?),
            ["trade", moon, with] => Choice::Trade(
                read_word(moon, Moon::ALL, Moon::word)?,
                read_word(with, &TRADE_PAYERS, Resource::word)?,
            ),
            ["delegate", party, source] => Choice::Delegate(
                read_word(party, Party::ALL, Party::word)?,
                read_word(source, Source::ALL, Source::word)?,
            ),
            ["policy"] => Choice::Policy,
            ["area", hex] => Choice::Hex(hex.parse()?),
            ["colony", moon] => Choice::Moon(read_word(moon, Moon::ALL, Moon::word)?),
            ["player", seat] => Choice::Seat(Seat(read_number(seat)?)),
            ["card", number] => Choice::Card(read_card(number)?),
            ["party", word] => Choice::Party(read_word(word, Party::ALL, Party::word)?),
            ["resource", word] => Choice::Resource(read_word(word, Resource::ALL, Resource::word)?),
            ["parameter", word] => Choice::Parameter(read_word(word, Parameter::ALL, Parameter::word)?),
            ["option", option] => Choice::Option(read_number(option)?),
            ["amount", amount] => Choice::Amount(read_number(amount)?),
            ["nobody"] => Choice::Nobody,
            ["done"] => Choice::Done,
            ["end-turn"] => Choice::EndTurn,
            ["pass"] => Choice::Pass,
            _ => return Err(NotationError::NotAChoice { line: line.to_string(), forms: FORMS }),
        };
        Ok(choice)
    }
}

impl TryFrom<String> for Choice {
    type Error = NotationError;
    fn try_from(line: String) -> Result<Choice, NotationError> {
        line.parse()
    }
}

impl From<Choice> for String {
    fn from(choice: Choice) -> String {
        choice.to_string()
    }
}

fn read_card(number: &str) -> Result<CardId, NotationError> {
    by_number(number).ok_or_else(|| NotationError::NoCard(number.to_string()))
}
