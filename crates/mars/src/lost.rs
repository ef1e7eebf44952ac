//! What is lost: effects that come to nothing for want of a card, of somebody, or of anything to count.
//!
//! An action whose result is lost is still an action (M125): previews say beforehand that nothing will happen, and
//! nobody counts it as useful. An alternative whose result is lost is not offered.

use crate::card::{Count, Effect, Takers};
use crate::cards::card;
use crate::obstacle::Any;
use crate::question::Choice;
use crate::state::State;
use crate::text::{Clause, Text};
use crate::vocabulary::{CardResource, Resource};
use tharsis_kernel::{CardId, Seat};

impl State {
    /// Whether a choice is an action that costs nothing and changes nothing (M125).
    pub fn is_in_vain(&self, seat: Seat, choice: Choice) -> bool {
        let Choice::Act(id, option) = choice else { return false };
        let action = card(id).actions.get(usize::from(option));
        action.is_some_and(|action| action.cost.is_empty())
            && self.is_lost(seat, Text::of(id, Clause::Gain(option)), id)
    }

    /// The alternatives of a choice that can be carried out and do something, as bits.
    pub(crate) fn open_branches(&self, seat: Seat, text: Text, branches: usize, subject: CardId) -> u8 {
        let mut open = 0;
        for i in 0..branches as u8 {
            let mut no = Any::default();
            self.check_effects(seat, text.branch(i), &mut no);
            if !no.0 && !self.is_lost(seat, text.branch(i), subject) {
                open |= 1 << i;
            }
        }
        open
    }

    /// Whether a text as a whole comes to nothing.
    fn is_lost(&self, seat: Seat, text: Text, subject: CardId) -> bool {
        text.effects().iter().all(|&effect| self.is_effect_lost(seat, text, effect, subject))
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn is_effect_lost(&self, seat: Seat, text: Text, effect: Effect, subject: CardId) -> bool {
        let none = |count: Count, share: u8| self.count(seat, text.card, count) < u32::from(share);
        let no_taker = |takers: Takers| self.takers(seat, text.card, takers).is_empty();
        match effect {
            Effect::GainPer(_, count) | Effect::RatePer(count) => none(count, 1),
            Effect::ProducePer(_, count, share) | Effect::DrawPer(count, share) => none(count, share),
            Effect::AddTo(_, resource, which) => no_taker(Takers::Holding(resource, which)),
            Effect::AddToNonEmpty(_) => no_taker(Takers::NonEmpty),
            Effect::AddToPlayed(_) => {
                !matches!(card(subject).holds, Some(CardResource::Animal | CardResource::Microbe))
            }
            Effect::AnyoneLoses(_, resource) | Effect::Steal(_, resource) => {
                self.nobody_loses(seat, resource)
            }
            Effect::AnyoneLosesFromCard(_, resource) => {
                !self.is_solo() && self.takeable(seat, resource).is_empty()
            }
            Effect::MayDiscardToDraw | Effect::Discard => self.player(seat).hand.is_empty(),
            Effect::OneOf(branches) => self.open_branches(seat, text, branches.len(), subject) == 0,
            Effect::Colony(word) => self.is_colony_lost(seat, word),
            Effect::Politic(word) => self.is_politic_lost(seat, text, word),
            Effect::Extra(word) => self.is_extra_lost(seat, text, word),
            // What always gives or takes, or cannot be carried out at all without what it needs.
            Effect::Gain(..) | Effect::Lose(..) | Effect::Produce(..) | Effect::ProduceWithTags { .. } => {
                false
            }
            Effect::ProduceMetal(_) | Effect::ShiftProduction(..) | Effect::CopyProduction => false,
            Effect::Rate(_) | Effect::Place(..) | Effect::ClaimArea => false,
            Effect::Draw(_) | Effect::DrawKeep(..) | Effect::DrawBuy | Effect::RevealFor(_) => false,
            Effect::AddHere(_) | Effect::TakeHere(_) | Effect::TakeFromAny(_) | Effect::TakeFromOwn(..) => {
                false
            }
            Effect::AnyoneProduces(..) | Effect::Pay(..) | Effect::Owe(_) | Effect::Exchange(..) => false,
            Effect::ExchangeHere(..) | Effect::IfRatingRaised => false,
            Effect::NextCardCheaper(_) | Effect::NextCardEased(_) => false,
            // A complete parameter is offered all the same (M52).
            Effect::Raise(..) | Effect::PlaceOceans(_) | Effect::OceanOnLand | Effect::OceanFlooding(_) => {
                false
            }
        }
    }

    /// Whether there is nobody to take a resource from; alone there is always the neutral opponent (M155).
    fn nobody_loses(&self, seat: Seat, resource: Resource) -> bool {
        !self.is_solo() && !self.seats().any(|victim| self.can_lose(seat, victim, resource))
    }
}
