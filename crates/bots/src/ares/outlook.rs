//! How long the game will last, what things are worth until then, and how a world promises to end.

use super::value::Judge;
use super::weights::Weights;
use tharsis_ares::{Ares, OCEANS_MAX, OXYGEN_MAX, Parameter, SOLO_ROUNDS, State, TEMPERATURE_MAX};
use tharsis_kernel::{Game, Seat};

/// Rounds to come, as seen from one world.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Horizon {
    round: u16,
    rounds: f32,
}

impl Horizon {
    pub(crate) fn of(weights: &Weights, world: &State) -> Horizon {
        let rounds = if world.is_solo() {
            f32::from(SOLO_ROUNDS) - f32::from(world.round()) + 1.0
        } else if world.options().coop {
            f32::from(world.cubes() + world.markers()) / 2.0 + 0.5
        } else {
            let pace = weights.pace + weights.pace_per_player * (f32::from(world.n_seats()) - 2.0);
            // Games begin slowly: engines are built first.
            let slow = 1.0 + f32::from(steps_left(world)) / 60.0;
            f32::from(steps_left(world)) / pace * slow
        };
        Horizon { round: world.round(), rounds: rounds.max(1.0) }
    }

    /// Rounds to come in a world some way on.
    pub(crate) fn rounds(&self, world: &State) -> f32 {
        (self.rounds - (f32::from(world.round()) - f32::from(self.round))).max(0.7)
    }
}

/// Steps of all parameters still to be taken.
pub(crate) fn steps_left(world: &State) -> u8 {
    TEMPERATURE_MAX + OXYGEN_MAX + OCEANS_MAX - world.steps().iter().sum::<u8>()
}

/// What things are worth now, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// Rounds to come.
    pub(crate) rounds: f32,
    /// Action phases to come.
    pub(crate) actions: f32,
    /// A M€.
    pub(crate) money: f32,
    /// A step of terraform rating.
    pub(crate) rating: f32,
    /// A step of each parameter, by `Parameter`; nothing at a maximum of an earlier phase.
    pub(crate) step: [f32; 3],
    /// A forest with its oxygen.
    pub(crate) forest: f32,
    /// M€, heat, plants.
    pub(crate) stock: [f32; 3],
    /// Production of M€, heat, plants, cards.
    pub(crate) production: [f32; 4],
    /// A card nobody has seen.
    pub(crate) card: f32,
}

impl Outlook {
    pub(crate) fn of(weights: &Weights, horizon: Horizon, world: &State) -> Outlook {
        let rounds = horizon.rounds(world);
        let productions = (rounds - 0.5).max(0.0) * weights.production_rate;
        let late = (rounds / 5.0).min(1.0);
        let money = weights.money_late + (weights.money - weights.money_late) * late;
        let rating = 1.0 + money * productions;
        let urge = weights.step;
        let open = |parameter: Parameter| if world.is_closed(parameter) { 0.0 } else { rating + urge };
        let step = [Parameter::Temperature, Parameter::Oxygen, Parameter::Oceans].map(open);
        let forest = 1.0 + step[Parameter::Oxygen.idx()];
        let heat = step[Parameter::Temperature.idx()] / 8.0 * weights.heat;
        let plants = forest / 8.0 * weights.plants;
        let card = weights.unseen_card * late.max(0.2);
        Outlook {
            rounds,
            actions: (rounds - 0.3).max(0.2) * weights.action_rate,
            money,
            rating,
            step,
            forest,
            stock: [money, heat, plants],
            production: [money, heat, plants, card].map(|worth| worth * productions),
            card,
        }
    }
}

/// Points ahead of the rivals, as they will be; together with the partner in co-op.
pub(crate) fn worth(weights: &Weights, horizon: Horizon, world: &State, seat: Seat) -> f32 {
    if world.is_over() {
        return outcome(world, seat);
    }
    let promise = |seat: Seat| Judge::new(weights, horizon, world, seat).promise();
    let mine = promise(seat);
    let others = world.seats().filter(|&other| other != seat);
    if world.options().coop {
        return mine + others.map(promise).sum::<f32>();
    }
    let best = others.map(promise).fold(f32::MIN, f32::max);
    if best == f32::MIN {
        return mine;
    }
    let lead = mine - weights.rival * best;
    // Near the end, who leads wants it to come.
    let near = (1.0 - f32::from(steps_left(world)) / 15.0).max(0.0);
    lead + weights.finish * near * (lead / 10.0).clamp(-1.0, 1.0) * (15.0 - f32::from(steps_left(world)))
}

/// The result of a game that is over, in points ahead; winning counts beyond its margin.
fn outcome(world: &State, seat: Seat) -> f32 {
    let won = if Ares::winners(world).has(seat) { 10.0 } else { -10.0 };
    let mine = world.score(seat).total() as f32;
    if world.is_solo() || world.options().coop {
        return won * 4.0 + mine / 4.0 - f32::from(steps_left(world));
    }
    let best = world.seats().filter(|&other| other != seat).map(|other| world.score(other).total()).max();
    won + mine - best.unwrap_or(0) as f32
}
