//! What habits tell apart in Ares Expedition, in the way of `mars/habit.rs`.

use super::instinct::urge;
use super::outlook::steps_left;
use super::value::Judge;
use crate::net::{Block, Offered, Situation, layout};
use tharsis_ares::cards::N_CARDS;
use tharsis_ares::{
    Choice, Parameter, Phase, PhaseCard, Piece, Product, Question, Resource, Standard, State, maximum,
};
use tharsis_kernel::Seat;

layout! {
    /// Cards played, their actions, cards sold, and those taken at the opening.
    PLAY: N_CARDS,
    ACT: N_CARDS,
    SELL: N_CARDS,
    TAKE: N_CARDS,
    PHASE: PhaseCard::ALL.len(),
    PIECE: Piece::ALL.len(),
    STANDARD: Standard::ALL.len(),
    STEP: 1,
    DRAW: 1,
    DONE: 1,
}

/// All kinds of choices, one after another.
pub(crate) const KINDS: &[Block] = BLOCKS;

/// The kind of a choice; none where instinct is left alone.
pub(crate) fn kind(question: Option<Question>, choice: Choice) -> Option<usize> {
    let (block, i) = match (question?, choice) {
        (Question::Opening, Choice::Card(id)) => (TAKE, usize::from(id)),
        (Question::Plan, Choice::Phase(card)) => (PHASE, card.idx()),
        (Question::Pool, Choice::Take(piece)) => (PIECE, piece.idx()),
        (Question::HandLimit | Question::Work, Choice::Sell(id)) => (SELL, usize::from(id)),
        (Question::Work, Choice::Play(id)) => (PLAY, usize::from(id)),
        (Question::Work, Choice::Act(id, _)) => (ACT, usize::from(id)),
        (Question::Work, Choice::Standard(standard)) => (STANDARD, standard.idx()),
        (Question::Work, Choice::Step) => (STEP, 0),
        (Question::Work, Choice::Draw) => (DRAW, 0),
        (Question::Work, Choice::Done) => (DONE, 0),
        _ => return None,
    };
    Some(block.nth(i))
}

/// How a seat stands, as it knows it.
pub(crate) fn situation(world: &State, seat: Seat) -> Situation {
    let player = world.player(seat);
    let stock = |resource| (player.stock(resource).max(0) as f32).min(60.0);
    let phase = world.phase();
    let produces = |product: Product| f32::from(player.production(product));
    let left = |parameter: Parameter| f32::from(maximum(parameter) - world.steps()[parameter.idx()]);
    let to_come = |card| f32::from(world.phases_to_come().any(|it| it == card));
    [
        1.0,
        f32::from(world.round()) / 20.0,
        f32::from(steps_left(world)) / 40.0,
        left(Parameter::Temperature) / 20.0,
        left(Parameter::Oxygen) / 14.0,
        left(Parameter::Oceans) / 9.0,
        stock(Resource::Money) / 40.0,
        player.income() as f32 / 40.0,
        stock(Resource::Heat).min(24.0) / 12.0,
        stock(Resource::Plants).min(24.0) / 12.0,
        produces(Product::Heat) / 8.0,
        produces(Product::Plants) / 6.0,
        produces(Product::Cards) / 4.0,
        player.hand.len() as f32 / 10.0,
        f32::from(player.turn.plays) / 2.0,
        f32::from(phase == Phase::Development),
        f32::from(phase == Phase::Construction),
        to_come(PhaseCard::Production),
        to_come(PhaseCard::Research),
        if world.options().coop { -1.0 } else { f32::from(world.n_seats().saturating_sub(2)) / 2.0 },
    ]
}

/// What a choice teaches.
pub(crate) fn lessons(
    judge: &Judge<'_>,
    legal: &[Choice],
    chosen: Choice,
    tell: &mut dyn FnMut(&Situation, &[Offered], usize),
) {
    let question = judge.world.question(judge.seat);
    let told: Vec<Offered> =
        legal.iter().map(|&choice| (kind(question, choice), urge(judge, question, choice))).collect();
    let taken = legal.iter().position(|&choice| choice == chosen);
    if let Some(taken) = taken.filter(|_| told.iter().any(|(kind, _)| kind.is_some())) {
        tell(&situation(judge.world, judge.seat), &told, taken);
    }
}
