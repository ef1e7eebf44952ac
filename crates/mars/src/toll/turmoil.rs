//! What the words of Turmoil can cost at most.

use super::{NO_BOUND, Toll};
use crate::card::PoliticEffect;

impl Toll<'_> {
    pub(super) fn add_politic(&mut self, word: PoliticEffect) {
        match word {
            // Events say this, and none is carried out within an action.
            PoliticEffect::Rank(_) | PoliticEffect::RateLowest => self.rating = NO_BOUND,
            PoliticEffect::NeutralOcean | PoliticEffect::RemoveOcean => self.rating = NO_BOUND,
            PoliticEffect::ShiftTemperature(_) => self.rating = NO_BOUND,
            PoliticEffect::LoseTimes(..) | PoliticEffect::LoseAll(_) => self.money = NO_BOUND,
            PoliticEffect::KeepAtMost(..) => self.money = NO_BOUND,

            PoliticEffect::GainTimes(..) | PoliticEffect::GainAny(_) | PoliticEffect::GainIf(..) => {}
            PoliticEffect::ProduceTimes(..) | PoliticEffect::LowerOwn(_) => {}
            PoliticEffect::DrawTimes(_) | PoliticEffect::DiscardCards(_) => {}
            PoliticEffect::LowerRating(_) | PoliticEffect::AddToEachNonEmpty(_) => {}
            PoliticEffect::SellProduction(_) | PoliticEffect::SendDelegates(_) => {}
            PoliticEffect::RemoveDelegate | PoliticEffect::ReplaceNeutral => {}
            PoliticEffect::BecomeChairman => {}
        }
    }
}
