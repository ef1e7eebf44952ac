//! What no player in their senses does: paying for a parameter at its maximum, hurting oneself where another could be
//! hurt, passing with something useful and free still to do, an action that changes nothing and gains no time either.

use tharsis_kernel::Seat;
use tharsis_mars::cards::card;
use tharsis_mars::{
    Choice, Conversion, Effect, ExtraEffect, Open, PoliticEffect, Project, Question, State,
    conversion_effects, project_effects,
};

/// Whether a choice brings nothing but a loss.
pub(crate) fn only_hurts(world: &State, seat: Seat, choice: Choice, legal: &[Choice]) -> bool {
    match choice {
        Choice::Project(project) if project != Project::SellPatents => {
            raises_nothing(world, project_effects(project))
        }
        Choice::Convert(Conversion::Heat) => raises_nothing(world, conversion_effects(Conversion::Heat)),
        Choice::Act(..) if world.is_in_vain(seat, choice) => !gains_a_turn(world, seat),
        Choice::Act(id, option) => {
            let action = &card(id).actions[option as usize];
            !action.cost.is_empty() && raises_nothing(world, action.gain)
        }
        // Nothing else can be done before a corporation's first action: to pass is to lose the generation.
        Choice::Pass if legal.contains(&Choice::First) => true,
        Choice::Pass => legal.iter().any(|&other| is_free_and_useful(world, seat, other)),
        Choice::Seat(victim) => victim == seat && legal.iter().any(|&other| spares(other, seat)),
        Choice::Card(id) if takes_from_cards(world, seat) => {
            let own = |id: u16| world.player(seat).tableau.has(id);
            let other_way = |&other: &Choice| match other {
                Choice::Nobody => true,
                Choice::Card(it) => !own(it),
                _ => false,
            };
            own(id) && legal.iter().any(other_way)
        }
        _ => false,
    }
}

/// Whether all a text does is to raise what is at its maximum.
fn raises_nothing(world: &State, effects: &[Effect]) -> bool {
    effects.iter().all(|effect| match effect {
        Effect::Raise(_, parameter) => world.steps_left(*parameter) == 0,
        Effect::PlaceOceans(_) => world.oceans_left() == 0,
        _ => false,
    })
}

/// Whether an action that changes nothing is better than passing: others may still move, and one's own turn comes back
/// (M125). After a first action the turn can be ended for nothing.
fn gains_a_turn(world: &State, seat: Seat) -> bool {
    let still_in = |other: Seat| other != seat && !world.player(other).passed;
    world.actions_done() == 0 && world.seats().any(still_in)
}

/// An action of a card that costs nothing and only gives.
fn is_free_and_useful(world: &State, seat: Seat, choice: Choice) -> bool {
    let Choice::Act(id, option) = choice else { return false };
    let action = &card(id).actions[option as usize];
    action.cost.is_empty()
        && !world.is_in_vain(seat, choice)
        && !matches!(action.gain, [Effect::Exchange(..) | Effect::ExchangeHere(..) | Effect::DrawBuy])
        // What is used again may cost something.
        && !matches!(action.gain, [Effect::Extra(ExtraEffect::RepeatAction)])
        && !matches!(action.gain, [Effect::Politic(PoliticEffect::SellProduction(_))])
}

/// A choice that hits somebody else, or nobody.
fn spares(choice: Choice, seat: Seat) -> bool {
    match choice {
        Choice::Nobody => true,
        Choice::Seat(other) => other != seat,
        _ => false,
    }
}

fn takes_from_cards(world: &State, seat: Seat) -> bool {
    match world.question(seat) {
        Some(Question::Decide { at, .. }) => {
            matches!(at.effect().open(), Open::Emptied(..) | Open::Tapped(_))
        }
        _ => false,
    }
}
