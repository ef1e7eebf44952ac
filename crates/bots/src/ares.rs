//! What the bots know of Ares Expedition, read from its card definitions.

mod features;
mod habit;
mod instinct;
mod outlook;
mod playout;
mod sense;
mod value;
mod weights;

pub(crate) use outlook::Horizon;
pub use playout::Playout;
pub use weights::{Experience, Weights};

use crate::aspect::Aspect;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::chair::Chair;
use crate::expert::{self, Weighed};
use crate::forecast;
use crate::knowledge::Knowledge;
use crate::level::Level;
use crate::net::{Features, Habits, Layout, Liking, Network, NetworkError, Offered, Situation};
use crate::tune::Tunable;
use std::sync::{Arc, LazyLock};
use tharsis_ares::cards::card;
use tharsis_ares::{Ares, COOP_POINTS, Choice, Effect, Options, Phase, Question, State};
use tharsis_kernel::{CardId, Seat, SeatSet};
use value::Judge;

static NETWORK: LazyLock<Result<Arc<Network>, NetworkError>> =
    LazyLock::new(|| Network::read(include_bytes!("../weights/ares.net"), features::layout()).map(Arc::new));

impl Knowledge for Ares {
    type Weights = Experience;

    fn bot(level: Level, weights: &Experience, seed: u64) -> Box<dyn Bot<Ares>> {
        level.hire(weights, seed)
    }

    fn weigh(
        weights: &Experience,
        network: &Arc<Network>,
        chair: &Chair<'_, Ares>,
        also: Option<Choice>,
        budget: Budget,
        seed: u64,
    ) -> Weighed<Choice> {
        expert::weigh(weights, network, chair, also, budget, seed)
    }

    fn final_points(
        weights: &Experience,
        network: &Network,
        state: &State,
        knowing: SeatSet,
        worlds: u32,
        seed: u64,
    ) -> Vec<f32> {
        forecast::final_points::<Ares>(weights, network, state, knowing, worlds, seed)
    }

    const SPREAD: f32 = 12.0;

    /// A phase is many small steps of one's own: what is tried in the tree hides more than it finds (docs/bots.md).
    const DEPTH: usize = 1;

    type Horizon = Horizon;

    fn horizon(weights: &Experience, world: &State) -> Horizon {
        Horizon::of(weights.for_world(world), world)
    }

    fn worth(weights: &Experience, horizon: Horizon, world: &State, seat: Seat) -> f32 {
        outlook::worth(weights.for_world(world), horizon, world, seat)
    }

    fn promise(
        weights: &Experience,
        horizon: Horizon,
        world: &State,
        seat: Seat,
        own: bool,
        tell: &mut dyn FnMut(Aspect, f32),
        tell_card: &mut dyn FnMut(CardId, f32),
    ) {
        let judge = Judge::new(weights.for_world(world), horizon, world, seat);
        judge.promise_in_parts(|part, value| tell(part.into(), value));
        if own {
            tell(Aspect::Hand, judge.hand_in_parts(tell_card));
        }
    }

    fn instinct(
        weights: &Experience,
        habits: Option<&Habits>,
        horizon: Horizon,
        world: &State,
        seat: Seat,
        legal: &[Choice],
        out: &mut Vec<f32>,
    ) {
        let common = Ares::plays_in_common(world);
        let liking = Liking(habits.map(|habits| (habits, common, habit::situation(world, seat))));
        let judge = Judge::new(weights.for_world(world), horizon, world, seat);
        instinct::instinct(&judge, &liking, legal, out);
    }

    fn lessons(
        weights: &Experience,
        horizon: Horizon,
        world: &State,
        seat: Seat,
        legal: &[Choice],
        chosen: Choice,
        tell: &mut dyn FnMut(&Situation, &[Offered], usize),
    ) {
        habit::lessons(&Judge::new(weights.for_world(world), horizon, world, seat), legal, chosen, tell);
    }

    fn is_common(options: &Options, n_seats: u8) -> bool {
        n_seats == 1 || options.coop
    }

    fn plays_in_common(world: &State) -> bool {
        Ares::is_common(&world.options(), world.n_seats())
    }

    fn rounds(world: &State) -> u32 {
        u32::from(world.round())
    }

    fn gut(weights: &Experience, world: &State) -> f32 {
        weights.for_world(world).gut
    }

    fn is_midway(world: &State, seat: Seat) -> bool {
        !matches!(world.question(seat), None | Some(Question::Plan | Question::Pool | Question::Work))
    }

    fn only_hurts(world: &State, seat: Seat, choice: Choice, legal: &[Choice]) -> bool {
        sense::only_hurts(world, seat, choice, legal)
    }

    fn is_rest(choice: Choice) -> bool {
        matches!(choice, Choice::Done)
    }

    /// A phase card shows its worth only when all are revealed and played through.
    fn is_plan(choice: Choice) -> bool {
        matches!(choice, Choice::Phase(_))
    }

    fn layout() -> &'static Layout {
        features::layout()
    }

    fn network() -> Result<Arc<Network>, NetworkError> {
        NETWORK.clone()
    }

    fn is_settled(world: &State) -> bool {
        features::is_settled(world)
    }

    fn features(
        weights: &Experience,
        world: &State,
        seat: Seat,
        rest: Option<(Seat, Choice)>,
        out: &mut Features,
    ) {
        features::features(weights.for_world(world), world, seat, rest, out);
    }

    fn is_before_play(world: &State) -> bool {
        world.phase() == Phase::Setup
    }

    fn is_chancy(_: &State, _: Seat, choice: Choice) -> bool {
        let draws = |effects: &[Effect]| {
            effects.iter().any(|effect| {
                matches!(
                    effect,
                    Effect::Draw(_) | Effect::DrawKeep(..) | Effect::Flip(_) | Effect::RevealTake(..)
                )
            })
        };
        match choice {
            Choice::Play(id) => draws(card(id).play),
            Choice::Act(id, option) => draws(card(id).actions[option as usize].gain),
            Choice::Phase(_) => true,
            _ => false,
        }
    }
}

impl Tunable for Ares {
    /// A complete planet, or how near it came; together also enough points (A50).
    fn common_result(state: &State) -> f32 {
        let left = f32::from(outlook::steps_left(state));
        let points: i32 = state.seats().map(|seat| state.score(seat).total()).sum();
        let short = if state.options().coop { (COOP_POINTS - points).max(0) as f32 } else { 0.0 };
        if left == 0.0 && short == 0.0 { 1.0 } else { 0.6 - left / 20.0 - short / 60.0 }
    }
}
