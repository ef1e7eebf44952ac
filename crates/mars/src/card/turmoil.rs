//! The words of Turmoil: what its events and cards say.

use super::{AreaUse, Open};
use crate::tally::{Ranking, Tally};
use crate::vocabulary::Resource;

/// An instruction that only Turmoil knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PoliticEffect {
    // Counted effects. What is lost is at most what is there (T22, T23).
    /// Gain so much of a resource for each thing tallied.
    GainTimes(u8, Resource, Tally),
    /// Lose so much of a resource for each thing tallied.
    LoseTimes(u8, Resource, Tally),
    /// Own production up 1 step for each thing tallied.
    ProduceTimes(Resource, Tally),
    /// Draw a card for each thing tallied.
    DrawTimes(Tally),
    /// Gain a standard resource of one's choice for each thing tallied.
    GainAny(Tally),
    /// Gain so much of a resource if the tally is at least so high.
    GainIf(u8, Resource, Tally, u8),
    /// Terraform rating down by the tally.
    LowerRating(Tally),
    /// Lose all of a resource.
    LoseAll(Resource),
    /// Lose what there is of a resource beyond so many and influence.
    KeepAtMost(u8, Resource),
    /// Own production down 1 step, if there is any.
    LowerOwn(Resource),
    /// Discard so many cards from hand, all if there are fewer.
    DiscardCards(u8),
    /// So many resources onto each own card that already has at least one.
    AddToEachNonEmpty(u8),
    /// Terraform rating up or down by one's place among the players.
    Rank(&'static Ranking),

    // Done once for the whole table, neutrally (T24).
    /// The players with the lowest terraform rating gain 1 (T42).
    RateLowest,
    /// The first player places an ocean for nobody.
    NeutralOcean,
    /// The first player takes an ocean off the map, unless all are there (T26).
    RemoveOcean,
    /// The temperature moves for nobody, unless it is at its maximum (T26).
    ShiftTemperature(i8),

    // Cards.
    /// Lower one own production 1 step for so many of that resource.
    SellProduction(u8),
    /// So many own delegates into one party, from the reserve, from the lobby last (ruling 64).
    SendDelegates(u8),
    /// A delegate that leads no party goes back to its reserve.
    RemoveDelegate,
    /// A neutral delegate that leads no party makes room for an own one.
    ReplaceNeutral,
    /// The neutral chairman makes room for an own delegate.
    BecomeChairman,
}

/// What a party is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PartyUse {
    /// So many own delegates go there.
    Send(u8),
    /// A delegate that leads no party leaves.
    Remove,
    /// A neutral delegate that leads no party makes room for an own one.
    Replace,
}

/// What a standard resource is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResourceUse {
    /// One of it is gained.
    Gain,
    /// Its production goes down a step for so many of it.
    Sell(u8),
    /// Its production, one of the lowest, goes up a step.
    Lowest,
}

impl PoliticEffect {
    /// See [`super::Effect::stage`].
    pub(super) const fn stage(self) -> u8 {
        match self {
            PoliticEffect::GainTimes(..) | PoliticEffect::ProduceTimes(..) | PoliticEffect::GainIf(..) => 0,
            PoliticEffect::Rank(_) | PoliticEffect::RateLowest | PoliticEffect::BecomeChairman => 0,
            PoliticEffect::AddToEachNonEmpty(_) => 0,
            PoliticEffect::DrawTimes(_) => 1,
            PoliticEffect::ShiftTemperature(_) => 2,
            PoliticEffect::NeutralOcean | PoliticEffect::RemoveOcean => 3,
            PoliticEffect::GainAny(_) | PoliticEffect::SellProduction(_) => 4,
            PoliticEffect::SendDelegates(_) | PoliticEffect::RemoveDelegate => 4,
            PoliticEffect::ReplaceNeutral => 4,
            PoliticEffect::LoseTimes(..) | PoliticEffect::LoseAll(_) | PoliticEffect::KeepAtMost(..) => 6,
            PoliticEffect::LowerOwn(_) | PoliticEffect::DiscardCards(_) | PoliticEffect::LowerRating(_) => 6,
        }
    }

    /// Whether it is done once for the whole table, by the first player where there is a choice (T24).
    pub const fn is_for_table(self) -> bool {
        matches!(self, PoliticEffect::RateLowest | PoliticEffect::NeutralOcean)
            || matches!(self, PoliticEffect::RemoveOcean | PoliticEffect::ShiftTemperature(_))
    }

    /// See [`super::Effect::open`].
    pub(super) const fn open(self) -> Open {
        match self {
            PoliticEffect::GainTimes(..) | PoliticEffect::LoseTimes(..) => Open::Nothing,
            PoliticEffect::ProduceTimes(..) | PoliticEffect::GainIf(..) => Open::Nothing,
            PoliticEffect::LowerRating(_) | PoliticEffect::LoseAll(_) => Open::Nothing,
            PoliticEffect::KeepAtMost(..) | PoliticEffect::LowerOwn(_) => Open::Nothing,
            PoliticEffect::AddToEachNonEmpty(_) | PoliticEffect::Rank(_) => Open::Nothing,
            PoliticEffect::RateLowest | PoliticEffect::BecomeChairman => Open::Nothing,
            PoliticEffect::DrawTimes(_) => Open::Deck,
            // A warmer planet may reach the bonus ocean.
            PoliticEffect::NeutralOcean | PoliticEffect::ShiftTemperature(_) => {
                Open::Area(AreaUse::NeutralOcean)
            }
            PoliticEffect::RemoveOcean => Open::Area(AreaUse::RemoveOcean),
            PoliticEffect::GainAny(_) => Open::Resource(ResourceUse::Gain),
            PoliticEffect::SellProduction(n) => Open::Resource(ResourceUse::Sell(n)),
            PoliticEffect::SendDelegates(n) => Open::Party(PartyUse::Send(n)),
            PoliticEffect::RemoveDelegate => Open::Party(PartyUse::Remove),
            PoliticEffect::ReplaceNeutral => Open::Party(PartyUse::Replace),
            PoliticEffect::DiscardCards(n) => Open::Discards(n),
        }
    }
}
