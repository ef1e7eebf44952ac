//! What the bots know of Mars.

mod answer;
mod card_value;
mod colony_value;
mod effect_value;
mod extra_value;
mod features;
mod habit;
mod instinct;
mod outlook;
mod place_value;
mod playout;
mod politics;
mod reference;
mod sense;
mod weights;
mod worth;

pub(crate) use outlook::Horizon;
pub use playout::Playout;
pub use reference::Reference;
pub use weights::{Experience, Weights};

use effect_value::Judge;

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
use tharsis_kernel::{CardId, Seat, SeatSet};
use tharsis_mars::cards::card;
use tharsis_mars::{Choice, Effect, Mars, Open, Options, Phase, Question, State};

static NETWORK: LazyLock<Result<Arc<Network>, NetworkError>> =
    LazyLock::new(|| Network::read(include_bytes!("../weights/mars.net"), features::layout()).map(Arc::new));

impl Knowledge for Mars {
    type Weights = Experience;

    fn bot(level: Level, weights: &Experience, seed: u64) -> Box<dyn Bot<Mars>> {
        level.hire(weights, seed)
    }

    fn weigh(
        weights: &Experience,
        network: &Arc<Network>,
        chair: &Chair<'_, Mars>,
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
        forecast::final_points::<Mars>(weights, network, state, knowing, worlds, seed)
    }

    const SPREAD: f32 = 16.0;

    type Horizon = Horizon;

    fn horizon(weights: &Experience, world: &State) -> Horizon {
        Horizon::of(weights.for_world(world), world)
    }

    fn worth(weights: &Experience, horizon: Horizon, world: &State, seat: Seat) -> f32 {
        worth::worth(weights.for_world(world), horizon, world, seat)
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
        worth::promise_in_parts(&judge, own, |part, value| tell(part.into(), value), tell_card);
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
        let common = Mars::plays_in_common(world);
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

    fn is_common(_: &Options, n_seats: u8) -> bool {
        n_seats == 1
    }

    fn plays_in_common(world: &State) -> bool {
        Mars::is_common(&world.options(), world.n_seats())
    }

    fn rounds(world: &State) -> u32 {
        u32::from(world.generation())
    }

    fn gut(weights: &Experience, world: &State) -> f32 {
        weights.for_world(world).gut
    }

    fn is_midway(world: &State, seat: Seat) -> bool {
        !matches!(world.question(seat), None | Some(Question::Turn | Question::FinalGreenery))
    }

    fn only_hurts(world: &State, seat: Seat, choice: Choice, legal: &[Choice]) -> bool {
        sense::only_hurts(world, seat, choice, legal)
    }

    fn is_rest(choice: Choice) -> bool {
        matches!(choice, Choice::Pass | Choice::EndTurn)
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
        matches!(world.phase(), Phase::Setup | Phase::Prelude | Phase::Research)
    }

    fn is_chancy(world: &State, _: Seat, choice: Choice) -> bool {
        let draws = |effects: &[Effect]| {
            effects.iter().any(|effect| matches!(effect.open(), Open::Deck | Open::Kept(_)))
        };
        match choice {
            Choice::Play(id) => draws(card(id).play),
            Choice::Act(id, option) => draws(card(id).actions[option as usize].gain),
            Choice::Policy => world.turmoil().committee.ruling.action().is_some_and(|(it, _)| draws(it.gain)),
            _ => false,
        }
    }
}

impl Tunable for Mars {
    /// A complete Mars, or how near it came.
    fn common_result(state: &State) -> f32 {
        let left = outlook::steps_left(state);
        if left == 0 { 1.0 } else { 0.6 - f32::from(left) / 20.0 }
    }
}
