//! What a game must tell a bot so that it can think about it. The levels and the search are written against
//! this and know no rule.

use crate::aspect::Aspect;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::chair::Chair;
use crate::experience::Experience;
use crate::expert::Weighed;
use crate::level::Level;
use crate::net::{Features, Habits, Layout, Network, NetworkError, Offered, Situation};
use std::sync::Arc;
use tharsis_kernel::{CardId, Game, Seat, SeatSet};

/// A game's knowledge: how good a world is, and what one would do without thinking.
///
/// Worlds are imagined (`Chair::imagine`) or reached from imagined ones; no real state comes here.
pub trait Knowledge: Game {
    /// Experience: the weights of the judgement, as fitted by self-play.
    type Weights: Experience<Self>;

    /// A bot of a level. Each game says `level.hire(weights, seed)`: so its search is compiled here, once and with
    /// all optimizations, and not again in every crate that wants a bot.
    fn bot(level: Level, weights: &Self::Weights, seed: u64) -> Box<dyn Bot<Self>>;

    /// Weighs the choices of a chair with a network that searches, one of them in any case. Each game says `expert::weigh`, for
    /// the same reason.
    fn weigh(
        weights: &Self::Weights,
        network: &Arc<Network>,
        chair: &Chair<'_, Self>,
        also: Option<Self::Choice>,
        budget: Budget,
        seed: u64,
    ) -> Weighed<Self::Choice>;

    /// Everybody's points at the end, in the mean of so many worlds that those who know cannot tell from this one, played out
    /// by instinct. Each game says `forecast::final_points`.
    fn final_points(
        weights: &Self::Weights,
        network: &Network,
        state: &Self::State,
        knowing: SeatSet,
        worlds: u32,
        seed: u64,
    ) -> Vec<f32>;

    /// Points ahead by which a game is as good as won.
    const SPREAD: f32;

    /// How much one ply of thought counts beside the results of a search. The two err in different ways, the one by
    /// judging too early, the other by playing on carelessly, so it counts however long the search was.
    const FORETHOUGHT: f32 = 0.5;

    /// Choices of a line of play inside the tree at most, the first one counted; with 1 the rest is instinct.
    const DEPTH: usize = 6;

    /// How long the game will last, as seen from one world and kept for all worlds compared with it: otherwise
    /// bringing the end nearer would look like losing what is still to come.
    type Horizon: Copy + std::fmt::Debug + Send + Sync;

    /// The horizon seen from a world.
    fn horizon(weights: &Self::Weights, world: &Self::State) -> Self::Horizon;

    /// How a world promises to end for a seat, in points ahead of the others.
    fn worth(weights: &Self::Weights, horizon: Self::Horizon, world: &Self::State, seat: Seat) -> f32;

    /// What a world promises a seat by itself, rivals left aside: every aspect of it, possibly in parts, and what each card of
    /// its hand counts for. A rival's hand is not looked at (`own` is false).
    fn promise(
        weights: &Self::Weights,
        horizon: Self::Horizon,
        world: &Self::State,
        seat: Seat,
        own: bool,
        tell: &mut dyn FnMut(Aspect, f32),
        tell_card: &mut dyn FnMut(CardId, f32),
    );

    /// A quick preference for each legal choice, higher is better: by the formulas, and by habits where there are any.
    /// Must be cheap: roll-outs live on it.
    fn instinct(
        weights: &Self::Weights,
        habits: Option<&Habits>,
        horizon: Self::Horizon,
        world: &Self::State,
        seat: Seat,
        legal: &[Self::Choice],
        out: &mut Vec<f32>,
    );

    /// What a choice teaches habits: for the situation it was made in, choices of which one was taken, each as its kind and
    /// what the formulas say of it.
    fn lessons(
        weights: &Self::Weights,
        horizon: Self::Horizon,
        world: &Self::State,
        seat: Seat,
        legal: &[Self::Choice],
        chosen: Self::Choice,
        tell: &mut dyn FnMut(&Situation, &[Offered], usize),
    );

    /// Whether all win or lose together: alone, or in co-operation.
    fn is_common(options: &Self::Options, n_seats: u8) -> bool;

    /// The same for a world.
    fn plays_in_common(world: &Self::State) -> bool;

    /// Generations or rounds played, for statistics.
    fn rounds(world: &Self::State) -> u32;

    /// How much instinct counts beside judgement where both are asked.
    fn gut(weights: &Self::Weights, world: &Self::State) -> f32;

    /// Whether the seat is in the middle of something it has begun, so that judging now would be too early.
    fn is_midway(world: &Self::State, seat: Seat) -> bool;

    /// Whether a choice only hurts the one who makes it. No bot that thinks makes it if there is another.
    fn only_hurts(world: &Self::State, seat: Seat, choice: Self::Choice, legal: &[Self::Choice]) -> bool;

    /// Whether the choice only ends one's part, so that it is judged by the world as it is, not by what the
    /// others and the next phase bring.
    fn is_rest(choice: Self::Choice) -> bool;

    /// A plan shows its worth only in the course of a round: the round is played to its end before it is judged.
    fn is_plan(_: Self::Choice) -> bool {
        false
    }

    /// How much instinct counts beside the judgement of a network.
    const GUT_BESIDE_NETWORK: f32 = 0.4;

    /// What the numbers are that a network reads.
    fn layout() -> &'static Layout;

    /// The network that is part of the program.
    fn network() -> Result<Arc<Network>, NetworkError>;

    /// Whether a position can be told to a network: nothing is half done, and the game goes on.
    fn is_settled(world: &Self::State) -> bool;

    /// Tells a position as a seat knows it: as it is, or as it would be if somebody had rested and nobody had answered yet.
    /// Only settled ones are judged by a network. Worlds that the seat cannot tell apart give the same numbers.
    fn features(
        weights: &Self::Weights,
        world: &Self::State,
        seat: Seat,
        rest: Option<(Seat, Self::Choice)>,
        out: &mut Features,
    );

    /// Whether the game is at a place where all choose before anything can be judged, as when cards are bought.
    fn is_before_play(world: &Self::State) -> bool;

    /// Whether the result of the choice hangs on cards nobody has seen, so that one imagined world is not enough.
    fn is_chancy(world: &Self::State, seat: Seat, choice: Self::Choice) -> bool;
}

/// The legal choices of a chair, those left out that only hurt; all of them if no other is left.
pub(crate) fn sensible<G: Knowledge>(chair: &Chair<'_, G>, world: &G::State) -> Vec<G::Choice> {
    let legal = chair.legal();
    let sensible: Vec<G::Choice> =
        legal.iter().copied().filter(|&choice| !G::only_hurts(world, chair.seat(), choice, &legal)).collect();
    if sensible.is_empty() { legal } else { sensible }
}
