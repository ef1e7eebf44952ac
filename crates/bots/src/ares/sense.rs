//! What no player in their senses does: selling good cards for nothing, being done with free gains left.

use super::outlook::steps_left;
use tharsis_ares::cards::card;
use tharsis_ares::{Choice, Effect, Need, Phase, Question, State, zone};
use tharsis_kernel::{CardId, Seat};

/// Cards in hand beyond which selling is worth a thought.
const FULL_HAND: u32 = 7;
/// Steps to the end from which cards in hand are as good as money.
const LAST_STEPS: u8 = 5;

/// Whether a choice brings nothing but a loss.
pub(crate) fn only_hurts(world: &State, seat: Seat, choice: Choice, legal: &[Choice]) -> bool {
    match choice {
        Choice::Sell(id) => match world.question(seat) {
            Some(Question::HandLimit) => false,
            Some(Question::Work) => !is_spare(world, seat, id),
            _ => true,
        },
        Choice::Done => {
            world.question(seat) == Some(Question::Work)
                && legal.iter().any(|&other| is_free_and_useful(other))
        }
        Choice::Card(_) => world.question(seat) == Some(Question::Offer),
        _ => false,
    }
}

/// Cards that may be turned into money: of a full hand, near the end, or of no use any more.
fn is_spare(world: &State, seat: Seat, id: CardId) -> bool {
    let near_end = steps_left(world) <= LAST_STEPS && world.phase() == Phase::Action;
    near_end || world.player(seat).hand.len() > FULL_HAND || is_too_late(world, id)
}

/// A requirement can never hold again.
fn is_too_late(world: &State, id: CardId) -> bool {
    card(id).needs.iter().any(|need| match *need {
        Need::AtMost(parameter, most) => zone(parameter, world.steps()[parameter.idx()]) > most,
        Need::OceansAtMost(most) => world.steps()[tharsis_ares::Parameter::Oceans.idx()] > most,
        _ => false,
    })
}

/// An action of a card that costs nothing and only gives.
fn is_free_and_useful(choice: Choice) -> bool {
    let Choice::Act(id, option) = choice else { return false };
    let action = &card(id).actions[option as usize];
    action.cost.is_empty() && !matches!(action.gain, [Effect::Exchange(..) | Effect::Redraw(_)])
}
