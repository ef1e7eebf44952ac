//! What a question leaves open, for questions and for the labels of their answers.

use tharsis_kernel::CardId;
use tharsis_mars::cards::card;
use tharsis_mars::{Bill, Card, Clause, Open, Question, Text};

/// What the answers to a question mean.
#[derive(Clone, Copy)]
pub(crate) enum Asked {
    /// They speak for themselves, or the question is not known.
    Plainly,
    /// Cards are bought.
    Buying,
    /// Cards are drafted, or preludes kept.
    Drafting,
    /// A card is played.
    Playing,
    /// An action of this card is used again.
    Repeating(CardId),
    /// Cards are sold.
    Selling,
    /// A price is paid.
    Paying(Bill),
    /// Effects are put in order.
    Ordering,
    /// The last plants are converted.
    Ending,
    /// The card looked at is bought, for so many M€, or not.
    Looking(u8),
    /// Heat is spent, and resources of this card may stand in for it.
    Heating(&'static Card),
    /// A marker is moved before a trade.
    Marking,
    /// An effect is decided: where it stands, and what it leaves open.
    Effect(Text, Open),
    /// A delegate is chosen.
    Removing,
}

impl Asked {
    pub(crate) fn by(question: Option<&Question>) -> Asked {
        let Some(question) = question else { return Asked::Plainly };
        match *question {
            Question::Corporation | Question::Turn | Question::LeaveOut => Asked::Plainly,
            Question::Opening(_) | Question::Research(_) => Asked::Buying,
            Question::Buy { price, .. } => Asked::Looking(price),
            Question::Heat { card: id, .. } => Asked::Heating(card(id)),
            Question::RaiseMarker(_) => Asked::Marking,
            Question::LowerMarker { at, .. } => Asked::Effect(at.text, at.effect().open()),
            Question::Draft | Question::Preludes => Asked::Drafting,
            Question::Prelude => Asked::Playing,
            Question::Repeat(id) => Asked::Repeating(id),
            Question::Pay(bill) => Asked::Paying(bill),
            Question::Decide { at, .. } | Question::Amount { at, .. } | Question::Flood { at, .. } => {
                Asked::Effect(at.text, at.effect().open())
            }
            Question::SellPatents => Asked::Selling,
            Question::Order(_) => Asked::Ordering,
            Question::FinalGreenery => Asked::Ending,
            Question::Delegate { .. } => Asked::Removing,
        }
    }
}

/// The card a rule text is printed on, if it is printed on one.
pub(crate) fn card_of(text: Text) -> Option<&'static Card> {
    match text.clause {
        Clause::Play | Clause::First | Clause::Cost(_) | Clause::Gain(_) => Some(card(text.card)),
        Clause::Trigger(_) | Clause::Copied => Some(card(text.card)),
        Clause::Project(_) | Clause::Convert(_) | Clause::BonusStep(..) | Clause::Area(..) => None,
        Clause::Milestone(_) | Clause::Award(_) | Clause::Research | Clause::Trade(_) => None,
        Clause::Income(..) | Clause::Build(_) | Clause::ColonyBonus(_) => None,
        Clause::Global(_) | Clause::RulingBonus(_) | Clause::Policy(_) | Clause::Delegate => None,
        Clause::PolicyCost(_) | Clause::PolicyGain(_) => None,
        Clause::WorldGovernment | Clause::Governed(_) | Clause::Prelude => None,
    }
}
