//! What cards and effects promise a seat, in points.

use super::outlook::{Horizon, Outlook};
use super::weights::Weights;
use crate::aspect::Aspect;
use tharsis_ares::cards::{self, card};
use tharsis_ares::{
    Card, Count, Effect, Level, Need, Own, Parameter, Passive, Payer, Player, Points, Product, Resource,
    State, Tag, When, zone,
};
use tharsis_kernel::{CardId, Seat};

/// Share of the deck that bears each tag, by `Tag`: how often such a card is played.
const TAG_SHARE: [f32; 10] = [0.33, 0.2, 0.14, 0.16, 0.13, 0.08, 0.15, 0.09, 0.05, 0.18];

/// What a promise is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Points there are.
    Points,
    /// What the rating still earns.
    Rating,
    /// M€, heat, plants.
    Stock,
    /// Production.
    Production,
    /// Steel and titanium.
    Levels,
    /// What cards in play still bring.
    Lasting,
}

impl Part {
    /// How many there are.
    pub(crate) const N: usize = Part::Lasting as usize + 1;
}

impl From<Part> for Aspect {
    fn from(part: Part) -> Aspect {
        match part {
            Part::Points => Aspect::Points,
            Part::Rating => Aspect::Rating,
            Part::Stock => Aspect::Stock,
            Part::Production | Part::Levels => Aspect::Production,
            Part::Lasting => Aspect::Engine,
        }
    }
}

/// Judges a world for one seat.
pub(crate) struct Judge<'w> {
    pub(crate) weights: &'w Weights,
    pub(crate) world: &'w State,
    pub(crate) seat: Seat,
    pub(crate) look: Outlook,
}

impl<'w> Judge<'w> {
    pub(crate) fn new(weights: &'w Weights, horizon: Horizon, world: &'w State, seat: Seat) -> Judge<'w> {
        Judge { weights, world, seat, look: Outlook::of(weights, horizon, world) }
    }

    fn player(&self) -> &Player {
        self.world.player(self.seat)
    }

    /// What the seat will have at the end: points there are and points to come.
    pub(crate) fn promise(&self) -> f32 {
        self.promise_in_parts(|_, _| {}) + self.hand()
    }

    /// The same, what is in hand left out, telling what it is made of.
    pub(crate) fn promise_in_parts(&self, mut tell: impl FnMut(Part, f32)) -> f32 {
        let player = self.player();
        let mut sum = 0.0;
        let mut add = |part, value| {
            sum += value;
            tell(part, value);
        };
        add(Part::Points, self.world.score(self.seat).total() as f32);
        add(Part::Rating, f32::from(player.rating) * (self.look.rating - 1.0));
        for (have, worth) in player.stock.iter().zip(self.look.stock) {
            add(Part::Stock, *have as f32 * worth);
        }
        for (steps, worth) in player.production.iter().zip(self.look.production) {
            add(Part::Production, f32::from(*steps) * worth);
        }
        for &level in Level::ALL {
            add(Part::Levels, f32::from(player.level(level)) * self.level(level));
        }
        for id in &player.tableau {
            add(Part::Lasting, self.in_play(id));
        }
        sum
    }

    /// Cards in hand: the best promise most, the others less and less.
    pub(crate) fn hand(&self) -> f32 {
        self.hand_in_parts(|_, _| {})
    }

    /// The same, telling what each card is worth.
    pub(crate) fn hand_in_parts(&self, mut tell: impl FnMut(CardId, f32)) -> f32 {
        let worth = |id| {
            let worth = self.in_hand(id);
            tell(id, worth);
            worth
        };
        let mut values: Vec<f32> = self.player().hand.iter().map(worth).collect();
        values.sort_by(|a, b| b.total_cmp(a));
        let mut share = 1.0;
        let mut sum = 0.0;
        for value in values {
            sum += value * share;
            share *= 0.93;
        }
        sum
    }

    /// What a card in hand is worth: a share of what playing it would bring, at least its sale.
    pub(crate) fn in_hand(&self, id: CardId) -> f32 {
        let sale = f32::from(self.world.sale_price(self.seat)) * self.look.money * 0.8;
        let surplus = self.playing(id) * self.chance(id) * (self.look.rounds / 3.0).min(1.0);
        sale.max(self.weights.hand * surplus + sale * 0.6)
    }

    /// What playing a card would bring, its price paid.
    pub(crate) fn playing(&self, id: CardId) -> f32 {
        let mut price = f32::from(self.world.price_of(self.seat, id)) * self.look.money;
        for &need in card(id).needs {
            price += match need {
                Need::Spend(n, resource) => f32::from(n) * self.look.stock[resource.idx()],
                Need::SpendRating(n) => f32::from(n) * self.look.rating,
                Need::AtLeast(..) | Need::AtMost(..) | Need::OceansAtLeast(_) => 0.0,
                Need::OceansAtMost(_) | Need::Tags(..) | Need::Rating(_) => 0.0,
            };
        }
        self.gives(id) - price
    }

    /// How likely it is that the card's requirements will hold.
    fn chance(&self, id: CardId) -> f32 {
        let mut chance = 1.0;
        for &need in card(id).needs {
            chance *= self.need_chance(need);
        }
        chance
    }

    fn need_chance(&self, need: Need) -> f32 {
        let unmet = self.weights.unmet;
        let short =
            |have: f32, need: f32| if have >= need { 1.0 } else { unmet.powf((need - have).min(4.0)) };
        let steps = &self.world.steps();
        match need {
            Need::AtLeast(parameter, least) => {
                let now = zone(parameter, steps[parameter.idx()]);
                short(now.idx() as f32, least.idx() as f32)
            }
            Need::AtMost(parameter, most) => {
                let now = zone(parameter, steps[parameter.idx()]);
                if now <= most { 0.9 } else { 0.05 }
            }
            Need::OceansAtLeast(n) => {
                short(f32::from(steps[Parameter::Oceans.idx()]) / 2.0, f32::from(n) / 2.0)
            }
            Need::OceansAtMost(n) => {
                if steps[Parameter::Oceans.idx()] <= n {
                    0.9
                } else {
                    0.0
                }
            }
            Need::Tags(tag, n) => short(self.player().tags(tag) as f32, f32::from(n)),
            Need::Rating(n) => short(f32::from(self.player().rating) / 2.0, f32::from(n) / 2.0),
            Need::Spend(..) | Need::SpendRating(_) => 0.95,
        }
    }

    /// What a card gives when it comes into play and from then on.
    fn gives(&self, id: CardId) -> f32 {
        let card = card(id);
        let at_once = [card.play, card.production, card.stock];
        let boxes: f32 = at_once.iter().map(|effects| self.effects(id, effects)).sum();
        let own: f32 =
            card.triggers.iter().map(|trigger| self.own_trigger(id, card, trigger.when, trigger.then)).sum();
        let tags = card.tags.len() as f32 * self.look.money * 0.5;
        boxes + own + self.points(id) + self.in_play(id) + tags
    }

    fn own_trigger(&self, id: CardId, card: &Card, when: When, then: &[Effect]) -> f32 {
        match when {
            When::TagPlayed(tags, Own::Too) => {
                let n: u8 = tags.iter().map(|&tag| card.count_tag(tag)).sum();
                f32::from(n) * self.effects(id, then)
            }
            _ => 0.0,
        }
    }

    /// Points a card would score at the end beyond what lies on it.
    fn points(&self, id: CardId) -> f32 {
        match card(id).points {
            Points::None => 0.0,
            Points::Fixed(n) => f32::from(n),
            Points::PerHere(_) => f32::from(self.world.on_card(id)) * self.resource_here(id),
            Points::Per(per, count) => {
                let grows = match count {
                    Count::Cards | Count::BlueCards => self.look.rounds * self.weights.cards_per_round,
                    Count::Tags(_) | Count::Forests => self.look.rounds * 0.3,
                    Count::Nothing | Count::Level(_) => 0.0,
                };
                (self.player().count(count) as f32 + 1.0 + grows) / f32::from(per)
            }
        }
    }

    /// What a card in play still brings: actions, triggers, lasting effects.
    pub(crate) fn in_play(&self, id: CardId) -> f32 {
        let card = card(id);
        let best =
            card.actions.iter().map(|action| self.effects(id, action.gain) - self.cost(id, action.cost));
        let actions = best.fold(0.0, f32::max) * self.look.actions;
        let triggers: f32 = card
            .triggers
            .iter()
            .map(|trigger| self.occasions(trigger.when) * self.effects(id, trigger.then))
            .sum();
        let passives: f32 = card.passives.iter().map(|&passive| self.passive(passive)).sum();
        actions + triggers + passives
    }

    fn cards_to_come(&self) -> f32 {
        self.look.rounds * self.weights.cards_per_round
    }

    fn tags_to_come(&self, tags: &[Tag]) -> f32 {
        self.cards_to_come() * tags.iter().map(|tag| TAG_SHARE[tag.idx()]).sum::<f32>()
    }

    /// How often a trigger will be set off.
    fn occasions(&self, when: When) -> f32 {
        let left = |parameter: &Parameter| {
            let left = tharsis_ares::maximum(*parameter) - self.world.steps()[parameter.idx()];
            f32::from(left) / f32::from(self.world.n_seats()) * 0.7
        };
        match when {
            When::TagPlayed(tags, _) => self.tags_to_come(tags),
            When::CardPlayed => self.cards_to_come(),
            When::SteelPlayed => self.cards_to_come() * 0.1,
            When::Raised(parameters) => parameters.iter().map(left).sum(),
            When::ForestGained => left(&Parameter::Oxygen) * 0.8,
            When::ActionUsed => self.look.actions * 2.0,
        }
    }

    fn passive(&self, passive: Passive) -> f32 {
        let money = self.look.money;
        match passive {
            Passive::Cheaper(n) => f32::from(n) * money * self.cards_to_come(),
            Passive::CheaperTag(n, tags) => f32::from(n) * money * self.tags_to_come(tags),
            Passive::CheaperFrom(_, n) => f32::from(n) * money * self.cards_to_come() * 0.25,
            Passive::CheaperStandard(n) => f32::from(n) * money * self.look.actions,
            Passive::WorthMore(n, level) => {
                f32::from(n)
                    * f32::from(self.player().level(level).max(1))
                    * money
                    * self.cards_to_come()
                    * 0.25
            }
            Passive::MayPay(Payer::Heat, ..) => 1.0,
            Passive::MayPay(_, _, worth) => f32::from(worth) * money * self.cards_to_come() * 0.2,
            Passive::ForestFor(_) => self.look.forest / 8.0 * self.look.actions,
            Passive::Eased => 0.15 * self.look.rounds,
            Passive::SellsForMore(n) => f32::from(n) * money * self.look.rounds,
            Passive::Research(draw, keep) => {
                (f32::from(draw) * 0.25 + f32::from(keep)) * self.look.card * self.look.rounds * 0.4
            }
            Passive::BuyStep(n) => {
                (self.look.rating - f32::from(n) * money).max(0.0) * self.look.rounds * 0.8
            }
        }
    }

    /// A level of steel or titanium.
    fn level(&self, level: Level) -> f32 {
        let each = f32::from(self.world.worth(self.seat, level)) * self.look.money * self.look.rounds;
        each * match level {
            Level::Steel => self.weights.steel,
            Level::Titanium => self.weights.titanium,
        }
    }

    /// One resource on a card, by the points it makes there or the uses of its action.
    fn resource_here(&self, id: CardId) -> f32 {
        match card(id).points {
            Points::PerHere(per) => 1.0 / f32::from(per),
            Points::None | Points::Fixed(_) | Points::Per(..) => 0.45,
        }
    }

    /// The best card of one's own for such resources.
    fn resource_elsewhere(&self, here: CardId, n: u8, kinds: &[tharsis_ares::CardResource]) -> f32 {
        let holders = self.player().tableau.and(&cards::ALL_HOLDERS);
        let fitting = holders
            .iter()
            .filter(|&id| id != here && card(id).holds.is_some_and(|held| kinds.contains(&held)));
        fitting.map(|id| self.resource_here(id)).fold(0.0, f32::max) * f32::from(n)
    }

    pub(crate) fn effects(&self, id: CardId, effects: &[Effect]) -> f32 {
        effects.iter().map(|&effect| self.effect(id, effect)).sum()
    }

    /// What the cost of an action takes.
    pub(crate) fn cost(&self, id: CardId, effects: &[Effect]) -> f32 {
        -self.effects(id, effects)
    }

    /// One instruction; what it takes is negative.
    pub(crate) fn effect(&self, id: CardId, effect: Effect) -> f32 {
        let look = &self.look;
        let player = self.player();
        match effect {
            Effect::Gain(n, resource) => f32::from(n) * look.stock[resource.idx()],
            Effect::Spend(n, resource) | Effect::SpendFewerIfChosen(n, _, resource) => {
                -f32::from(n) * look.stock[resource.idx()]
            }
            Effect::Pay { cost, off, per } => {
                let cost = f32::from(cost) - f32::from(off) * player.count(per) as f32;
                -cost.max(0.0) * look.money
            }
            Effect::PayFewWith { cost, few, need, of } => {
                let enough = player.count(of) >= u32::from(need);
                -f32::from(if enough { few } else { cost }) * look.money
            }
            Effect::LowerRating(n) => -f32::from(n) * look.rating,
            Effect::Produce(n, product) => f32::from(n) * look.production[product.idx()],
            Effect::ProducePer(product, count, per) => {
                let n = (player.count(count) as f32 + 1.0 + look.rounds * 0.2) / f32::from(per);
                n * look.production[product.idx()]
            }
            Effect::Raise(n, level) => f32::from(n) * self.level(level),
            Effect::Rate(n) => f32::from(n) * look.rating,
            Effect::RatePer(count) => (player.count(count) as f32 + 1.0) * look.rating,
            Effect::Warm(n, parameter) => f32::from(n) * look.step[parameter.idx()],
            Effect::Flip(n) => {
                let reward = if self.world.is_closed(Parameter::Oceans) { 0.0 } else { 2.0 * look.money };
                f32::from(n) * (look.step[Parameter::Oceans.idx()] + reward)
            }
            Effect::Forest(n) => f32::from(n) * look.forest,
            Effect::Draw(n) => f32::from(n) * look.card,
            Effect::DrawKeep(_, kept) => f32::from(kept) * look.card * 1.3,
            Effect::Discard(n) => -f32::from(n) * look.card * 0.6,
            Effect::Redraw(n) => f32::from(n) * look.card * 0.3,
            Effect::MayDiscardToDraw(_) => look.card * 0.3,
            Effect::RevealTake(..) => look.card * 0.7,
            Effect::RevealGreen(n) => 0.5 * look.card + 0.5 * f32::from(n) * look.money,
            Effect::AddHere(n) => f32::from(n) * self.resource_here(id),
            Effect::AddTo(n, kinds) => self.resource_elsewhere(id, n, kinds),
            Effect::AddToAny(n) => self.resource_elsewhere(CardId::MAX, n, tharsis_ares::CardResource::ALL),
            Effect::TakeHere(n) => -f32::from(n) * self.resource_here(id),
            Effect::TakeFrom(_) => -0.4,
            Effect::OneOf(branches) => {
                branches.iter().map(|effects| self.effects(id, effects)).fold(f32::MIN, f32::max)
            }
            Effect::Exchange(from, to, most) => {
                let n = if most == 0 { 5.0 } else { f32::from(most) };
                (n * (look.stock[to.idx()] - look.stock[from.idx()])).max(0.0)
            }
            Effect::IfTags(tag, n, then) => {
                if player.tags(tag) >= u32::from(n) {
                    self.effects(id, then)
                } else {
                    0.0
                }
            }
            Effect::IfChosen(then) => 0.4 * self.effects(id, then),
            Effect::PlayMore => look.card,
            Effect::PlayFree(most) => f32::from(most) * look.money * 0.7,
            Effect::NextCheaper(n) => f32::from(n) * look.money * 0.8,
            Effect::NextEased => 0.3,
        }
    }

    /// What the production phase would bring.
    pub(crate) fn income(&self, bonus: bool) -> f32 {
        let player = self.player();
        let produced = |product: Product| f32::from(player.production(product));
        let money = f32::from(player.rating) + produced(Product::Money) + if bonus { 4.0 } else { 0.0 };
        money * self.look.money
            + produced(Product::Heat) * self.look.stock[Resource::Heat.idx()]
            + produced(Product::Plants) * self.look.stock[Resource::Plants.idx()]
            + produced(Product::Cards) * self.look.card
    }
}
