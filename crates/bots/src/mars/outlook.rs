//! How long the game will last, and so what resources, production and rating are worth to a seat.

use super::weights::Weights;
use tharsis_kernel::Seat;
use tharsis_mars::{OCEANS_MAX, OXYGEN_MAX, Phase, Resource, SOLO_GENERATIONS, State, TEMPERATURE_MAX};

/// How many productions are to come, as seen from one world.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Horizon {
    generation: u8,
    productions: f32,
}

impl Horizon {
    pub(crate) fn of(weights: &Weights, world: &State) -> Horizon {
        Horizon { generation: world.generation, productions: productions_left(weights, world) }
    }

    /// Productions to come in a world some way on: those seen then, less those passed, and in part those seen now.
    fn productions(&self, weights: &Weights, world: &State) -> f32 {
        let now = productions_left(weights, world);
        if now == 0.0 {
            return 0.0;
        }
        let passed = f32::from(world.generation) - f32::from(self.generation);
        let then = (self.productions - passed).max(1.0);
        then + (now - then) * weights.tempo.clamp(0.0, 1.0)
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
    /// A step of temperature, oxygen, or an ocean; nothing at the maximum.
    pub(crate) temperature: f32,
    pub(crate) oxygen: f32,
    pub(crate) ocean: f32,
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
        let step = if world.is_solo() { rating + weights.solo_step } else { rating };
        let room = |left: u8| if left == 0 { 0.0 } else { step };
        let temperature = room(TEMPERATURE_MAX - world.temperature);
        let oxygen = room(OXYGEN_MAX - world.oxygen);
        let greenery = 1.0 + oxygen + weights.greenery_beside_city;
        let heat_pays = world.heat_pays(seat);
        let heat = (temperature / 8.0 * weights.heat).max(if heat_pays { money * 0.95 } else { 0.0 });
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
            temperature,
            oxygen,
            ocean: room(world.oceans_left()),
            stock,
            production,
            greenery,
            card: weights.unseen_card * (0.3 + 0.7 * late),
        }
    }

    /// What production of a resource is worth, negative steps included.
    pub(crate) fn produces(&self, steps: f32, resource: Resource) -> f32 {
        steps * self.production[resource.idx()]
    }
}

/// Production phases still to come, this generation's included.
fn productions_left(weights: &Weights, world: &State) -> f32 {
    if matches!(world.phase, Phase::FinalGreenery | Phase::End) {
        return 0.0;
    }
    if world.is_solo() {
        return f32::from(SOLO_GENERATIONS + 1 - world.generation.min(SOLO_GENERATIONS));
    }
    let left = (TEMPERATURE_MAX - world.temperature) + (OXYGEN_MAX - world.oxygen) + world.oceans_left();
    debug_assert!(left <= TEMPERATURE_MAX + OXYGEN_MAX + OCEANS_MAX);
    let pace = weights.pace + weights.pace_per_player * (f32::from(world.n_seats) - 2.0);
    // Few steps are taken in the first generations, many in the last.
    let early = (6.0 - f32::from(world.generation)).max(0.0) * 0.35;
    1.0 + f32::from(left) / pace * 0.92 + early * f32::from(left) / 42.0
}
