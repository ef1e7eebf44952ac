//! What a card in hand is worth: what it would do, less what it costs, less the waiting for its requirement.

use super::effect_value::Judge;
use tharsis_kernel::CardId;
use tharsis_mars::cards::card;
use tharsis_mars::{Card, Kind, Need, Parameter, Resource, Tag};

impl Judge<'_> {
    /// What playing a card would bring now, its price not counted.
    pub(crate) fn benefit(&self, id: CardId) -> f32 {
        let it = card(id);
        let tags = it.tags.iter().filter(|&&tag| tag != Tag::Event).count() as f32;
        let lasting = if it.kind == Kind::Event { 0.0 } else { self.future(id) + tags * self.weights.tag };
        self.effects(it.play, id) + self.points(id) + lasting
    }

    /// What the price takes, steel and titanium counted at their lower worth where they may pay.
    pub(crate) fn price(&self, id: CardId) -> f32 {
        let price = f32::from(self.world.card_price(self.seat, id));
        let it = card(id);
        let mut saved = 0.0;
        for (tag, resource) in [(Tag::Building, Resource::Steel), (Tag::Space, Resource::Titanium)] {
            if it.has_tag(tag) {
                let worth = f32::from(self.world.worth(self.seat, resource));
                let covered = (self.world.player(self.seat).stock(resource) as f32 * worth).min(price);
                saved += covered * (self.outlook.money - self.outlook.stock[resource.idx()] / worth);
            }
        }
        self.spending(price) - saved.max(0.0)
    }

    /// Benefit less price, as if the card could be played at once.
    pub(crate) fn surplus(&self, id: CardId) -> f32 {
        self.benefit(id) - self.price(id)
    }

    /// What a card is worth in hand: its surplus, less for having to wait, nothing if it can no longer be played.
    pub(crate) fn in_hand(&self, id: CardId) -> f32 {
        let ready = self.readiness(card(id));
        if ready <= 0.0 {
            return 0.0;
        }
        (self.surplus(id) * ready).max(0.0)
    }

    /// 1 if the requirement holds, less the longer it must be waited for, 0 if it can never hold again.
    fn readiness(&self, it: &Card) -> f32 {
        let player = self.world.player(self.seat);
        let eased = |parameter| f32::from(self.world.eased_steps(self.seat, parameter));
        let left = self.outlook.productions.max(0.5);
        let mut ready = 1.0_f32;
        for &need in it.needs {
            ready *= match need {
                Need::AtLeast(parameter, need) => {
                    let missing = steps(parameter, need - self.world.parameter(parameter)) - eased(parameter);
                    if missing <= 0.0 { 1.0 } else { (1.0 - missing / self.speed(parameter) / left).max(0.0) }
                }
                Need::AtMost(parameter, need) => {
                    let over = steps(parameter, self.world.parameter(parameter) - need) - eased(parameter);
                    if over > 0.0 { 0.0 } else { 1.0 }
                }
                Need::Tags(tag, need) => {
                    let missing = u32::from(need).saturating_sub(player.tags(tag));
                    0.72_f32.powi(missing as i32)
                }
                Need::Production(resource, need) => {
                    if player.production(resource) >= i16::from(need) {
                        1.0
                    } else {
                        0.35
                    }
                }
                Need::Greeneries(need) => {
                    if self.world.greeneries(self.seat) >= u32::from(need) {
                        1.0
                    } else {
                        0.6
                    }
                }
                Need::OwnCities(need) => {
                    if self.world.cities(self.seat) >= u32::from(need) {
                        1.0
                    } else {
                        0.6
                    }
                }
                Need::Held(resource, need) => {
                    let missing = u32::from(need).saturating_sub(self.world.held(self.seat, resource));
                    0.75_f32.powi(missing as i32)
                }
                Need::OwnColonies(need) => {
                    let missing = u32::from(need).saturating_sub(self.world.colonies(self.seat));
                    0.6_f32.powi(missing as i32)
                }
                Need::OwnColoniesAtMost(most) => {
                    if self.world.colonies(self.seat) <= u32::from(most) {
                        1.0
                    } else {
                        0.0
                    }
                }
                Need::Cities(need) => {
                    if self.world.board().all_cities() >= u32::from(need) {
                        1.0
                    } else {
                        0.6
                    }
                }
                Need::Rating(need) => {
                    let missing = f32::from((i16::from(need) - player.rating).max(0));
                    (1.0 - missing / 2.5 / left).max(0.0)
                }
                Need::Party(_) | Need::Chairman | Need::NeutralChairman | Need::LeadParties(_) => {
                    self.political_readiness(need)
                }
            };
        }
        ready
    }

    /// Steps of a parameter that the table takes in a generation.
    fn speed(&self, parameter: Parameter) -> f32 {
        let pace = 1.0 + f32::from(self.world.n_seats()) * 0.4;
        match parameter {
            Parameter::Temperature => 0.9 * pace,
            Parameter::Oxygen => 0.7 * pace,
            Parameter::Oceans => 0.5 * pace,
            Parameter::Venus => 0.7 * pace,
        }
    }
}

/// A difference in a parameter's unit, as steps.
fn steps(parameter: Parameter, difference: i8) -> f32 {
    f32::from(difference) / f32::from(parameter.track().step)
}
