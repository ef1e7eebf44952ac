//! What the words of Prelude and Venus Next can cost at most.

use super::{NO_BOUND, Toll};
use crate::card::ExtraEffect;
use crate::cards::card;
use tharsis_kernel::CardId;

impl Toll<'_> {
    pub(super) fn add_extra(&mut self, word: ExtraEffect) {
        match word {
            // Any card of the hand: its price and whatever it does. Without one it cannot be carried out at all.
            ExtraEffect::PlayCard { .. } => (self.owed, self.money) = (NO_BOUND, NO_BOUND),
            // A prelude whose cost cannot be met is not carried out (P17).
            ExtraEffect::PlayPrelude(_) => {}
            ExtraEffect::RepeatAction => {
                self.state.repeatable(self.seat).iter().for_each(|id| self.add_actions(id));
            }
            // The player may be the one who loses something.
            ExtraEffect::TaggedLoses(n, resource, _) => self.add_loss(n, resource),
            // Not within an action.
            ExtraEffect::WorldGovernment | ExtraEffect::RaiseNeutrally(_) => self.rating = NO_BOUND,

            ExtraEffect::FundAward | ExtraEffect::DrawWithTags { .. } | ExtraEffect::DrawSought(..) => {}
            ExtraEffect::DiscardToDraw(_) | ExtraEffect::OthersDraw(_) | ExtraEffect::ProduceLowest => {}
            ExtraEffect::AddAny { .. } | ExtraEffect::AddPer(..) => {}
        }
    }

    /// All alternatives of a card's action.
    pub(super) fn add_actions(&mut self, id: CardId) {
        for action in card(id).actions {
            self.add_effects(action.cost);
            self.add_effects(action.gain);
        }
    }
}
