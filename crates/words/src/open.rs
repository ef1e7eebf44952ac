//! What a question leaves open: the one place that knows, for questions and for the labels of their answers.

use tharsis_mars::cards::card;
use tharsis_mars::{Bill, Card, CardResource, Clause, Effect, Question, Resource, Text};

/// What an effect leaves to its player.
#[derive(Clone, Copy)]
pub(crate) enum Open {
    /// Nothing.
    Nothing,
    /// An area.
    Area,
    /// An area, then who beside it loses how much M€.
    Flood(u8),
    /// A player whose production goes down.
    Lowered,
    /// A player, then how much of this they lose.
    Robbed(Resource),
    /// A card that receives something, or is repeated.
    Card,
    /// A card to keep.
    Kept,
    /// A card to discard, if any.
    Discarded,
    /// A card that loses resources, then how many.
    Emptied(CardResource),
    /// One of these alternatives.
    Alternative(&'static [&'static [Effect]]),
    /// How many steps.
    Steps,
    /// How much of the one to spend for the other.
    Exchange(Resource, Resource),
    /// How many resources of the card to spend for a standard one.
    Emptying(Resource),
    /// A colony tile.
    Moon,
    /// A party.
    Party,
    /// A standard resource.
    Resource,
    /// Cards of the hand that must go.
    Discards,
}

impl Open {
    pub(crate) fn of(effect: Effect) -> Open {
        match effect {
            Effect::Gain(..) | Effect::GainPer(..) | Effect::Lose(..) | Effect::Produce(..) => Open::Nothing,
            Effect::ProducePer(..) | Effect::ProduceWithTags { .. } | Effect::ProduceMetal(_) => {
                Open::Nothing
            }
            Effect::Rate(_) | Effect::RatePer(_) | Effect::Raise(..) | Effect::Draw(_) => Open::Nothing,
            Effect::RevealFor(_)
            | Effect::AddHere(_)
            | Effect::TakeHere(_)
            | Effect::Pay(..)
            | Effect::Owe(_) => Open::Nothing,
            Effect::IfRatingRaised | Effect::NextCardCheaper(_) | Effect::NextCardEased(_) => Open::Nothing,
            Effect::PlaceOceans(_) | Effect::OceanOnLand => Open::Area,
            Effect::Place(..) | Effect::ClaimArea => Open::Area,
            Effect::OceanFlooding(n) => Open::Flood(n),
            Effect::AnyoneProduces(..) => Open::Lowered,
            Effect::AnyoneLoses(_, resource) | Effect::Steal(_, resource) => Open::Robbed(resource),
            Effect::CopyProduction | Effect::AddTo(..) => Open::Card,
            Effect::AddToPlayed(_) | Effect::AddToNonEmpty(_) => Open::Card,
            Effect::DrawKeep(..) => Open::Kept,
            Effect::MayDiscardToDraw => Open::Discarded,
            Effect::TakeFromAny(resource) | Effect::AnyoneLosesFromCard(_, resource) => {
                Open::Emptied(resource)
            }
            Effect::OneOf(alternatives) => Open::Alternative(alternatives),
            Effect::DrawBuy => Open::Nothing,
            Effect::DrawPer(..) | Effect::Fleets(_) | Effect::ColonyBonuses => Open::Nothing,
            Effect::Discard => Open::Discarded,
            Effect::TakeFromOwn(_, resource) => Open::Emptied(resource),
            Effect::ExchangeHere(to) => Open::Emptying(to),
            Effect::PlaceColony { .. } | Effect::Trade | Effect::MoveMarkers | Effect::AddMoon => Open::Moon,
            Effect::ShiftProduction(..) => Open::Steps,
            Effect::Exchange(from, to) => Open::Exchange(from, to),
            Effect::GainTimes(..) | Effect::LoseTimes(..) | Effect::ProduceTimes(..) => Open::Nothing,
            Effect::DrawTimes(_) | Effect::GainIf(..) | Effect::LowerRating(_) | Effect::LoseAll(_) => {
                Open::Nothing
            }
            Effect::KeepAtMost(..) | Effect::LowerOwn(_) | Effect::AddToEachNonEmpty(_) => Open::Nothing,
            Effect::Rank(_) | Effect::RateLowest | Effect::BecomeChairman => Open::Nothing,
            Effect::NeutralOcean | Effect::RemoveOcean | Effect::ShiftTemperature(_) => Open::Area,
            Effect::GainAny(_) | Effect::SellProduction(_) => Open::Resource,
            Effect::SendDelegates(_) | Effect::RemoveDelegate | Effect::ReplaceNeutral => Open::Party,
            Effect::DiscardCards(_) => Open::Discards,
        }
    }
}

/// What the answers to a question mean.
#[derive(Clone, Copy)]
pub(crate) enum Asked {
    /// They speak for themselves, or the question is not known.
    Plainly,
    /// Cards are bought.
    Buying,
    /// Cards are drafted.
    Drafting,
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
            Question::LowerMarker { at, .. } => Asked::Effect(at.text, Open::of(at.effect())),
            Question::Draft => Asked::Drafting,
            Question::Pay(bill) => Asked::Paying(bill),
            Question::Decide { at, .. } | Question::Amount { at, .. } | Question::Flood { at, .. } => {
                Asked::Effect(at.text, Open::of(at.effect()))
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
    }
}
