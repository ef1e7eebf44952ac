//! Why a player is asked, and what can be answered. The legal answers are computed, never stored.

use crate::cards::{self, by_number};
use crate::text::{At, Text};
use crate::vocabulary::{Payer, PhaseCard, Piece, Standard};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tharsis_kernel::{CardId, NotationError, read_number, read_word};

/// Why a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Choose a corporation (A13): `Card`; or first exchange dealt cards, ascending (A15): `Card` …, then `Done`.
    Opening,
    /// Choose a phase card (A17): `Phase`.
    Plan,
    /// Solo, last rounds: choose the neutral phase card (A56): `Phase`.
    Neutral,
    /// Co-op: take a piece (A48): `Take`.
    Pool,
    /// Co-op: which card to offer in exchange (A48): `Card` or `Nobody`.
    Offer,
    /// Co-op: which card to give for this one, or refuse (A48): `Card` or `Nobody`.
    Swap(CardId),
    /// Whatever may be done in development, construction and action, until `Done` (A21).
    Work,
    /// Which of the dealt cards to keep, ascending (A27): `Card` …
    Keep,
    /// Sell down to the hand limit (A28): `Sell`.
    HandLimit,
    /// Solo: which parameter rises (A57): `Option` 0 temperature, 1 oxygen.
    Rise,
    /// How much of something to pay with: `Amount`.
    Pay(Bill),
    /// What an effect leaves open; the effect says what is asked.
    Decide {
        /// The effect.
        at: At,
        /// The card that set off a trigger.
        subject: CardId,
    },
    /// Which of so many effects comes next: `Option`, counted in the default order.
    Order(u8),
}

impl Bill {
    /// One bill for each payer, for those who try out texts.
    pub fn samples() -> impl Iterator<Item = Bill> {
        Payer::ALL.iter().map(|&with| Bill { due: 3, with, later: 0, text: Text::default() })
    }
}

/// A price being paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bill {
    /// Still to be paid, in M€.
    pub due: u8,
    /// What is asked about now.
    pub with: Payer,
    /// What may still pay after this one, as bits.
    pub(crate) later: u8,
    /// What for.
    pub text: Text,
}

/// One atomic answer. The order of the variants is the order of legal choices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Choice {
    /// A phase card.
    Phase(PhaseCard),
    /// A piece of the pool.
    Take(Piece),
    /// Play a card from hand.
    Play(CardId),
    /// Use an action of a card; which one of its alternatives.
    Act(CardId, u8),
    /// A standard action.
    Standard(Standard),
    /// Buy the step of rating that a corporation offers.
    Step,
    /// Draw a card: the bonus of construction (A23).
    Draw,
    /// A card.
    Card(CardId),
    /// An alternative, counted from 0.
    Option(u8),
    /// A number.
    Amount(u16),
    /// No card.
    Nobody,
    /// Nothing more.
    Done,
    /// Sell a card from hand (A9).
    Sell(CardId),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |id: CardId| cards::card(id).number;
        match *self {
            Choice::Phase(card) => write!(f, "phase {}", card.word()),
            Choice::Take(piece) => write!(f, "take {}", piece.word()),
            Choice::Play(id) => write!(f, "play {}", number(id)),
            Choice::Act(id, 0) => write!(f, "act {}", number(id)),
            Choice::Act(id, option) => write!(f, "act {} {option}", number(id)),
            Choice::Standard(standard) => write!(f, "standard {}", standard.word()),
            Choice::Step => write!(f, "step"),
            Choice::Draw => write!(f, "draw"),
            Choice::Card(id) => write!(f, "card {}", number(id)),
            Choice::Option(option) => write!(f, "option {option}"),
            Choice::Amount(amount) => write!(f, "amount {amount}"),
            Choice::Nobody => write!(f, "nobody"),
            Choice::Done => write!(f, "done"),
            Choice::Sell(id) => write!(f, "sell {}", number(id)),
        }
    }
}

/// The forms that choices have in notation.
const FORMS: &str = "phase NAME, take cube|marker, play CARD, \
    act CARD [OPTION], standard NAME, step, draw, card CARD, option N, amount N, nobody, done, \
    sell CARD";

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Choice, NotationError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let choice = match words[..] {
            ["phase", word] => Choice::Phase(read_word(word, PhaseCard::ALL, PhaseCard::word)?),
            ["take", word] => Choice::Take(read_word(word, Piece::ALL, Piece::word)?),
            ["play", number] => Choice::Play(read_card(number)?),
            ["act", number] => Choice::Act(read_card(number)?, 0),
            ["act", number, option] => Choice::Act(read_card(number)?, read_number(option)?),
            ["standard", word] => Choice::Standard(read_word(word, Standard::ALL, Standard::word)?),
            ["step"] => Choice::Step,
            ["draw"] => Choice::Draw,
            ["card", number] => Choice::Card(read_card(number)?),
            ["option", option] => Choice::Option(read_number(option)?),
            ["amount", amount] => Choice::Amount(read_number(amount)?),
            ["nobody"] => Choice::Nobody,
            ["done"] => Choice::Done,
            ["sell", number] => Choice::Sell(read_card(number)?),
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
