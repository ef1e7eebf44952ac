//! How long the game will last, and so what resources, production and rating are worth to a seat.

use super::weights::Weights;
use tharsis_kernel::Seat;
use tharsis_mars::{N_PARAMETERS, Parameter, Phase, Resource, SEATS_MAX, State};

/// How many productions are to come, as seen from one world.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Horizon {
    generation: u8,
    productions: f32,
    steps_left: u8,
    /// By seat: what a step is worth because it brings the end nearer.
    end_pressure: [f32; SEATS_MAX],
}

impl Horizon {
    pub(crate) fn of(weights: &Weights, world: &State) -> Horizon {
        Horizon {
            generation: world.generation(),
            productions: productions_left(weights, world),
            steps_left: steps_left(world),
            end_pressure: end_pressure(weights, world),
        }
    }

    /// What a step is worth to a seat because it brings the end nearer.
    pub(crate) fn end_pressure(&self, seat: Seat) -> f32 {
        self.end_pressure[seat.idx()]
    }

    /// Productions to come in a world some way on: those seen before, less those passed, less in part what the
    /// steps taken since have brought nearer.
    fn productions(&self, weights: &Weights, world: &State) -> f32 {
        if matches!(world.phase(), Phase::FinalGreenery | Phase::End) {
            return 0.0;
        }
        let passed = f32::from(world.generation()) - f32::from(self.generation);
        let taken = f32::from(self.steps_left) - f32::from(steps_left(world));
        let nearer = if world.is_solo() { 0.0 } else { weights.tempo * taken / pace(weights, world) };
        (self.productions - passed - nearer).max(1.0)
    }
}

/// What things are worth now, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// Production phases still to come.
    pub(crate) productions: f32,
    /// Of them, those whose money can still be spent.
    pub(crate) spendable: f32,
    /// A M€.
    pub(crate) money: f32,
    /// A step of terraform rating.
    pub(crate) rating: f32,
    /// A step of each global parameter, by `Parameter`; nothing at the maximum.
    raised: [f32; N_PARAMETERS],
    /// One of each resource.
    pub(crate) stock: [f32; 6],
    /// One step of production of each.
    pub(crate) production: [f32; 6],
    /// A greenery tile with its oxygen.
    pub(crate) greenery: f32,
    /// A card nobody has seen.
    pub(crate) card: f32,
}

impl Outlook {
    pub(crate) fn of(weights: &Weights, horizon: Horizon, world: &State, seat: Seat) -> Outlook {
        let productions = horizon.productions(weights, world);
        let spendable = (productions - 1.0).max(0.0);
        let late = (spendable / 4.0).min(1.0);
        let money = weights.money_late + (weights.money - weights.money_late) * late;
        let rating = 1.0 + money * spendable;
        let step = rating + if world.is_solo() { weights.solo_step } else { horizon.end_pressure(seat) };
        // Alone, money is worth what the steps are that it buys.
        let money = if world.is_solo() { money * step / rating } else { money };
        let ends = world.parameters_to_complete();
        let room = |parameter: Parameter| match world.steps_left(parameter) {
            0 => 0.0,
            // Where it brings the end no nearer, a step is a step of rating.
            _ => {
                if ends.contains(&parameter) {
                    step
                } else {
                    rating
                }
            }
        };
        let raised: [f32; N_PARAMETERS] = std::array::from_fn(|i| room(Parameter::ALL[i]));
        let (temperature, oxygen) = (raised[Parameter::Temperature.idx()], raised[Parameter::Oxygen.idx()]);
        let greenery = 1.0 + oxygen + weights.greenery_beside_city;
        let heat_pays = world.heat_pays(seat);
        let useful = heat_still_useful(world, seat, spendable);
        let heat =
            (temperature / 8.0 * weights.heat * useful).max(if heat_pays { money * 0.95 } else { 0.0 });
        let plant = greenery / f32::from(world.plants_per_greenery(seat)) * weights.plants;
        let metal = |resource, share| f32::from(world.worth(seat, resource)) * money * share;
        let mut stock = [0.0; 6];
        stock[Resource::Money.idx()] = money;
        stock[Resource::Steel.idx()] = metal(Resource::Steel, weights.steel);
        stock[Resource::Titanium.idx()] = metal(Resource::Titanium, weights.titanium);
        stock[Resource::Plants.idx()] = plant;
        stock[Resource::Energy.idx()] = heat * 0.9 + weights.energy * money * late;
        stock[Resource::Heat.idx()] = heat;
        let mut production = stock.map(|worth| worth * spendable);
        // The last plants still become greeneries (M130), energy comes a generation later as heat.
        production[Resource::Plants.idx()] = plant * productions * 0.95;
        production[Resource::Energy.idx()] =
            heat * 0.9 * (spendable - 1.0).max(0.0) + weights.energy * money * spendable;
        Outlook {
            productions,
            spendable,
            money,
            rating,
            raised,
            stock,
            production,
            greenery,
            card: weights.unseen_card * (0.3 + 0.7 * late),
        }
    }

    /// What production of a resource is worth, negative steps included.
    /// A step of a global parameter.
    pub(crate) fn raises(&self, parameter: Parameter) -> f32 {
        self.raised[parameter.idx()]
    }

    pub(crate) fn produces(&self, steps: f32, resource: Resource) -> f32 {
        steps * self.production[resource.idx()]
    }
}

/// Heat beyond what the temperature still takes is worth nothing: how far one more heat will be of use.
fn heat_still_useful(world: &State, seat: Seat, spendable: f32) -> f32 {
    let player = world.player(seat);
    let each = |resource: Resource| {
        player.stock(resource) as f32 + f32::from(player.production(resource)) * (spendable - 0.5).max(0.0)
    };
    let supply = each(Resource::Heat) + 0.8 * each(Resource::Energy);
    let share = if world.is_solo() { 1.0 } else { 0.3 + 0.9 / f32::from(world.n_seats()) };
    let room = f32::from(world.steps_left(Parameter::Temperature)) * 8.0 * share;
    1.0 / (1.0 + ((supply / room.max(1.0) - 1.0) * 4.0).clamp(-20.0, 20.0).exp())
}

/// Steps before the end at which it begins to matter who is ahead.
const END_IN_SIGHT: u8 = 16;

/// Points ahead at which a game is as good as won: from there on it should end, not be won by more.
const SAFE_LEAD: f32 = 25.0;
/// Points beyond that which make a step as urgent again as it is near the end.
const SURPLUS: f32 = 12.0;

/// What a step is worth because it brings the end nearer: who is ahead wants it, who is behind does not.
fn end_pressure(weights: &Weights, world: &State) -> [f32; SEATS_MAX] {
    let mut pressure = [0.0; SEATS_MAX];
    if world.is_solo() {
        return pressure;
    }
    let mut points = [0; SEATS_MAX];
    for seat in world.seats() {
        points[seat.idx()] = world.score(seat).total();
    }
    for seat in world.seats() {
        let others = world.seats().filter(|&other| other != seat);
        let best = others.map(|other| points[other.idx()]).max().unwrap_or(0);
        let lead = (points[seat.idx()] - best) as f32;
        let near = if steps_left(world) > END_IN_SIGHT { 0.0 } else { (lead / 10.0).tanh() };
        let won = ((lead - SAFE_LEAD) / SURPLUS).max(0.0);
        pressure[seat.idx()] = weights.finish * (near + won);
    }
    pressure
}

/// Production phases still to come, this generation's included.
fn productions_left(weights: &Weights, world: &State) -> f32 {
    if matches!(world.phase(), Phase::FinalGreenery | Phase::End) {
        return 0.0;
    }
    if world.is_solo() {
        let last = world.solo_generations();
        return f32::from(last + 1 - world.generation().min(last));
    }
    let left = f32::from(steps_left(world));
    // Few steps are taken in the first generations, many in the last.
    let early = (6.0 - f32::from(world.generation())).max(0.0) * 0.35;
    let all: u8 = world.parameters_to_complete().iter().map(|it| it.track().steps).sum();
    1.0 + left / pace(weights, world) * 0.92 + early * left / f32::from(all)
}

/// Terraforming steps still to be taken.
pub(crate) fn steps_left(world: &State) -> u8 {
    world.parameters_to_complete().iter().map(|&parameter| world.steps_left(parameter)).sum()
}

/// Steps that the table takes in a generation.
fn pace(weights: &Weights, world: &State) -> f32 {
    // The World Government takes part.
    let government = if world.options().venus { 0.8 } else { 0.0 };
    weights.pace + weights.pace_per_player * (f32::from(world.n_seats()) - 2.0) + government
}
