//! What card text is worth to a seat, read from its definition. No card is known by name.

use super::outlook::{Horizon, Outlook};
use super::weights::Weights;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::cards::card;
use tharsis_mars::{
    Action, By, CARD_PRICE, Card, CardResource, ColonyEffect, Count, Effect, PLANTS_PER_GREENERY, Parameter,
    Passive, Points, Project, Resource, Site, State, Tag, Tile, When, production_floor,
};

/// A seat in a world, with what things are worth there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judge<'a> {
    pub(crate) weights: &'a Weights,
    pub(crate) world: &'a State,
    pub(crate) seat: Seat,
    pub(crate) outlook: Outlook,
    /// M€ beyond what the hand asks for.
    idle: f32,
}

/// What a card costs in the mean, in M€.
const USUAL_COST: f32 = 12.0;

/// How many of the cards bear a tag, roughly; for triggers and reductions to come.
fn share(tag: Tag) -> f32 {
    match tag {
        Tag::Building => 0.27,
        Tag::Space => 0.22,
        Tag::Science => 0.16,
        Tag::Power | Tag::Earth | Tag::Plant => 0.11,
        Tag::Microbe => 0.08,
        Tag::Jovian | Tag::City | Tag::Animal => 0.06,
        Tag::Event => 0.2,
        Tag::Venus => 0.12,
        Tag::Wild => 0.0,
    }
}

impl<'a> Judge<'a> {
    pub(crate) fn new(weights: &'a Weights, horizon: Horizon, world: &'a State, seat: Seat) -> Judge<'a> {
        let hand = world.player(seat).hand.iter().map(|id| f32::from(card(id).cost)).sum();
        Judge::with_hand_of(hand, weights, horizon, world, seat)
    }

    /// The same as others see the seat: they count its cards and do not know what they cost.
    pub(crate) fn of_rival(
        weights: &'a Weights,
        horizon: Horizon,
        world: &'a State,
        seat: Seat,
    ) -> Judge<'a> {
        let hand = world.player(seat).hand.len() as f32 * USUAL_COST;
        Judge::with_hand_of(hand, weights, horizon, world, seat)
    }

    fn with_hand_of(
        hand: f32,
        weights: &'a Weights,
        horizon: Horizon,
        world: &'a State,
        seat: Seat,
    ) -> Judge<'a> {
        let player = world.player(seat);
        let needed = weights.money_needed + weights.hand_needed * hand;
        let idle = player.stock(Resource::Money) as f32 - needed;
        Judge { weights, world, seat, outlook: Outlook::of(weights, horizon, world, seat), idle }
    }

    /// What spending so many M€ costs: idle money first.
    pub(crate) fn spending(&self, money: f32) -> f32 {
        let idle = self.idle.clamp(0.0, money);
        idle * self.idle_rate() + (money - idle) * self.outlook.money
    }

    /// What the M€ in stock are worth.
    pub(crate) fn money_worth(&self) -> f32 {
        let money = self.world.player(self.seat).stock(Resource::Money) as f32;
        let idle = self.idle.clamp(0.0, money);
        idle * self.idle_rate() + (money - idle) * self.outlook.money
    }

    fn idle_rate(&self) -> f32 {
        // Alone, money is worth what the steps are that it buys; `outlook.money` knows.
        let scale = if self.world.is_solo() { self.outlook.money / self.weights.money } else { 1.0 };
        (self.weights.money_idle * scale).min(self.outlook.money)
    }

    /// What a text brings when it is carried out now, what it takes included.
    pub(crate) fn effects(&self, effects: &[Effect], source: CardId) -> f32 {
        effects.iter().map(|&effect| self.effect(effect, source)).sum()
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn effect(&self, effect: Effect, source: CardId) -> f32 {
        let look = &self.outlook;
        let stock = |n: f32, resource: Resource| n * look.stock[resource.idx()];
        match effect {
            Effect::Gain(n, resource) => stock(f32::from(n), resource),
            Effect::GainPer(resource, count) => stock(self.count(count, source), resource),
            Effect::Lose(n, resource) => -stock(f32::from(n), resource),
            Effect::Produce(steps, resource) => look.produces(f32::from(steps), resource),
            Effect::ProducePer(resource, count, per) => {
                look.produces((self.count(count, source) / f32::from(per)).floor(), resource)
            }
            Effect::ProduceWithTags { resource, few, many, tag, need } => {
                let enough = self.world.player(self.seat).tags(tag) >= u32::from(need);
                look.produces(f32::from(if enough { many } else { few }), resource)
            }
            Effect::ProduceMetal(_) => look.produces(1.0, Resource::Steel),
            Effect::ShiftProduction(from, to) => {
                let steps = f32::from(self.world.player(self.seat).production(from).max(0));
                (look.produces(steps, to) - look.produces(steps, from)).max(0.0)
            }
            Effect::CopyProduction => 2.0 * look.produces(1.0, Resource::Money),
            Effect::Rate(n) => f32::from(n) * look.rating,
            Effect::RatePer(count) => self.count(count, source) * look.rating,
            Effect::Raise(steps, parameter) => self.raise(steps, parameter),
            Effect::PlaceOceans(n) => self.oceans(n),
            Effect::OceanOnLand => self.oceans(1) + look.money,
            Effect::OceanFlooding(n) => self.oceans(1) + 0.5 * self.harm(n, Resource::Money),
            Effect::Place(tile, site) => self.place(tile, site),
            Effect::ClaimArea => 0.2,
            Effect::Draw(n) => f32::from(n) * look.card,
            Effect::DrawKeep(n, keep) => f32::from(keep) * look.card * (1.0 + 0.25 * f32::from(n - keep)),
            Effect::DrawBuy => look.card * 0.45,
            Effect::RevealFor(tag) => self.add_here(1.0, source) * share(tag),
            Effect::MayDiscardToDraw => look.card * 0.4,
            Effect::AddHere(n) => self.add_here(f32::from(n), source),
            Effect::AddTo(n, resource, _) => f32::from(n) * self.best_holder(resource),
            Effect::AddToPlayed(n) => f32::from(n) * 0.3,
            Effect::AddToNonEmpty(n) => {
                let best = CardResource::ALL.iter().map(|&it| self.best_holder(it)).fold(0.0, f32::max);
                f32::from(n) * best
            }
            Effect::TakeHere(n) => -self.add_here(f32::from(n), source),
            Effect::TakeFromAny(_) => 0.15,
            Effect::AnyoneProduces(steps, resource) => self.lower(steps, resource),
            Effect::AnyoneLoses(n, resource) => self.harm(n, resource),
            Effect::AnyoneLosesFromCard(n, _) => f32::from(n) * 0.3 * self.weights.rival,
            Effect::Steal(n, resource) => self.harm(n, resource) + stock(f32::from(n) * 0.8, resource),
            Effect::OneOf(branches) => {
                branches.iter().map(|branch| self.effects(branch, source)).fold(f32::MIN, f32::max)
            }
            Effect::Pay(n, _) | Effect::Owe(n) => -self.spending(f32::from(n)),
            Effect::Exchange(from, to) => (stock(2.0, to) - stock(2.0, from)).max(0.0),
            Effect::IfRatingRaised => 0.0,
            Effect::NextCardCheaper(n) => f32::from(n) * look.money * 0.8,
            Effect::NextCardEased(_) => 0.3,
            Effect::DrawPer(count, per) => (self.count(count, source) / f32::from(per)).floor() * look.card,
            Effect::Discard => -0.3 * look.card,
            Effect::TakeFromOwn(n, resource) => -f32::from(n) * self.worst_holder(resource),
            Effect::ExchangeHere(rate, to) => {
                let here = f32::from(self.world.on_card(source));
                (stock(here * f32::from(rate), to) - self.add_here(here, source)).max(0.0)
            }
            Effect::Colony(word) => self.colony_word(word),
            Effect::Politic(word) => self.politic(word),
            Effect::Extra(word) => self.extra_word(word, source),
        }
    }

    fn count(&self, count: Count, source: CardId) -> f32 {
        let world = self.world;
        let n = match count {
            Count::Tags(tag) => {
                let own = world.player(self.seat).tags(tag);
                let counted = world.player(self.seat).tableau.has(source);
                own + if counted { 0 } else { u32::from(card(source).count_tag(tag)) }
            }
            Count::OpponentTags(tag) => {
                let others = world.seats().filter(|&seat| seat != self.seat);
                others.map(|seat| world.player(seat).tags(tag)).sum()
            }
            Count::Cities => world.board().all_cities(),
            Count::CitiesOnMars => world.board().cities.len(),
            Count::EventsPlayed => world.players().iter().map(|player| player.events.len()).sum(),
            Count::TagsInPlay(tag) => {
                let counted = world.player(self.seat).tableau.has(source);
                world.count(self.seat, source, count)
                    + if counted { 0 } else { u32::from(card(source).count_tag(tag)) }
            }
            Count::Untagged => {
                let counted = world.player(self.seat).tableau.has(source);
                world.count(self.seat, source, count) + u32::from(!counted && card(source).tags.is_empty())
            }
            Count::Held(_)
            | Count::Here
            | Count::HereUpTo(_)
            | Count::Colonies
            | Count::ColoniesInPlay
            | Count::Just(_)
            | Count::AnyTags(_)
            | Count::TagKinds
            | Count::Production(_)
            | Count::OwnEvents
            | Count::BlueCards
            | Count::CardsInHand
            | Count::OwnCities
            | Count::TilesByOcean
            | Count::AreasBesideOwn
            | Count::RatingOver(_)
            | Count::OwnParties => world.count(self.seat, source, count),
        };
        n as f32
    }

    fn raise(&self, steps: u8, parameter: Parameter) -> f32 {
        f32::from(steps.min(self.world.steps_left(parameter))) * self.outlook.raises(parameter)
    }

    /// Oceans with the usual bonus of their areas.
    fn oceans(&self, n: u8) -> f32 {
        f32::from(n.min(self.world.oceans_left()))
            * (self.outlook.raises(Parameter::Oceans) + 2.0 * self.outlook.money)
    }

    fn place(&self, tile: Tile, site: Site) -> f32 {
        let bonus = match site {
            Site::Orbit(_) => 0.0,
            _ => 2.5 * self.outlook.money,
        };
        bonus
            + match tile {
                Tile::Greenery => self.outlook.greenery,
                Tile::City | Tile::Capital if bonus > 0.0 => self.weights.city + 4.0 * self.weights.city_room,
                Tile::City | Tile::Capital => 0.2,
                Tile::Ocean => self.outlook.raises(Parameter::Oceans),
                _ => 0.15,
            }
    }

    /// Harm to the richest rival, as far as it counts for oneself.
    fn harm(&self, n: u8, resource: Resource) -> f32 {
        let rivals = self.world.seats().filter(|&seat| seat != self.seat);
        let most = rivals.map(|seat| self.world.player(seat).stock(resource)).max().unwrap_or(0);
        most.min(i32::from(n)) as f32 * self.outlook.stock[resource.idx()] * self.rival_share()
    }

    fn lower(&self, steps: u8, resource: Resource) -> f32 {
        if self.world.is_solo() {
            return 0.0;
        }
        let floor = production_floor(resource) + i16::from(steps);
        let mut rivals = self.world.seats().filter(|&seat| seat != self.seat);
        let harmed = rivals.any(|seat| self.world.player(seat).production(resource) >= floor);
        let worth = self.outlook.produces(f32::from(steps), resource);
        if harmed { worth * self.rival_share() } else { -worth }
    }

    /// One of several rivals counts less than a single one.
    pub(super) fn rival_share(&self) -> f32 {
        self.weights.rival / (f32::from(self.world.n_seats()) - 1.0).max(1.0)
    }

    /// What a resource on a card is worth: its points, and what the card's actions make of it.
    pub(crate) fn add_here(&self, n: f32, id: CardId) -> f32 {
        let it: &Card = card(id);
        let points = match it.points {
            Points::PerHere { points, per } => f32::from(points) / f32::from(per),
            Points::IfAnyHere(points) if self.world.on_card(id) == 0 => f32::from(points),
            _ => 0.0,
        };
        let mut used = 0.0_f32;
        for action in it.actions {
            if let [Effect::TakeHere(cost)] = action.cost {
                // Turning resources in takes an action, too.
                let gain = match action.gain {
                    // A trade may itself bring resources onto this card; what is sure is that it costs nothing.
                    [Effect::Colony(ColonyEffect::Trade)] => self.trade_cost(Resource::Energy),
                    gain => self.effects(gain, id),
                };
                used = used.max(0.8 * gain / f32::from(*cost));
            }
        }
        let draws = it.triggers.iter().any(|trigger| matches!(trigger.then, [Effect::OneOf(_)]));
        used = used.max(self.lying_here(id));
        n * (points + used + if draws { self.outlook.card * 0.5 } else { 0.0 })
    }

    fn best_holder(&self, resource: CardResource) -> f32 {
        let tableau = &self.world.player(self.seat).tableau;
        let holders = tableau.iter().filter(|&id| card(id).holds == Some(resource));
        holders.map(|id| self.add_here(1.0, id)).fold(0.0, f32::max)
    }

    /// What one resource of a kind is worth where it is worth least.
    fn worst_holder(&self, resource: CardResource) -> f32 {
        let tableau = &self.world.player(self.seat).tableau;
        let holders =
            tableau.iter().filter(|&id| card(id).holds == Some(resource) && self.world.on_card(id) > 0);
        holders.map(|id| self.add_here(1.0, id)).reduce(f32::min).unwrap_or(0.0)
    }

    /// What a card in play still brings: actions, triggers, reductions, growing points.
    pub(crate) fn future(&self, id: CardId) -> f32 {
        let it = card(id);
        let mut future = 0.0;
        if !it.actions.is_empty() {
            let best = it.actions.iter().map(|action| self.action(action, id)).fold(0.0, f32::max);
            let used_now = if self.world.used().has(id) { 1.0 } else { 0.0 };
            future += best * (self.outlook.productions - used_now).max(0.0) * self.weights.action_use;
        }
        for trigger in it.triggers {
            future += self.frequency(trigger.when) * self.effects(trigger.then, id).max(0.0);
        }
        for &passive in it.passives {
            future += self.passive(passive);
        }
        future + self.growth(it.points)
    }

    fn action(&self, action: &Action, id: CardId) -> f32 {
        let value = self.effects(action.cost, id) + self.effects(action.gain, id);
        value * action.cost.iter().map(|&cost| self.supply(cost, id)).fold(1.0, f32::min)
    }

    /// How often a cost can be paid, from never to every generation.
    fn supply(&self, cost: Effect, id: CardId) -> f32 {
        let player = self.world.player(self.seat);
        match cost {
            Effect::Lose(n, resource) => {
                let produced = f32::from(player.production(resource).max(0)) / f32::from(n);
                let there = player.stock(resource) as f32 / f32::from(n) / self.outlook.productions.max(1.0);
                (produced + there).clamp(0.08, 1.0)
            }
            Effect::Produce(steps, resource) if steps < 0 => {
                (f32::from(player.production(resource).max(0)) / self.outlook.productions.max(1.0)).min(0.5)
            }
            Effect::TakeHere(n) => {
                // Most cards that are emptied fill themselves one by one.
                let there = f32::from(self.world.on_card(id)) / f32::from(n);
                (there / self.outlook.productions.max(1.0) + 0.5 / f32::from(n)).min(1.0)
            }
            Effect::TakeFromAny(_) => 0.6,
            Effect::IfRatingRaised => 0.9,
            _ => 1.0,
        }
    }

    /// How often a trigger will be set off in the rest of the game.
    fn frequency(&self, when: When) -> f32 {
        let generations = self.outlook.productions - 0.4;
        let players = f32::from(self.world.n_seats());
        let cards = self.weights.cards_per_generation * generations;
        let by = |whose: By, each: f32| if whose == By::Anyone { each * players } else { each };
        match when {
            When::TagPlayed(tags, whose) => {
                let each: f32 = tags.iter().map(|&tag| share(tag)).sum();
                by(whose, each * cards)
            }
            When::OceanPlaced(By::Anyone) => f32::from(self.world.oceans_left()),
            When::OceanPlaced(By::You) => f32::from(self.world.oceans_left()) / players,
            When::CityPlaced(whose) | When::CityPlacedOnMars(whose) => by(whose, 0.3 * generations),
            When::GreeneryPlaced(whose) => by(whose, 0.55 * generations),
            When::EventPlayed(tag) => cards * if tag.is_some() { 0.1 } else { 0.2 },
            When::PaidAtLeast(_) => 0.6 * generations,
            When::ProjectPaid => 0.7 * generations,
            When::MetalEarned => 0.25 * generations,
            When::CardPaid(_) => 0.45 * generations,
            When::NewTag => {
                let player = self.world.player(self.seat);
                let missing = Tag::ALL.iter().filter(|&&tag| tag != Tag::Event && player.tags(tag) == 0);
                missing.count() as f32 * (generations / 8.0).clamp(0.0, 0.8)
            }
            When::ColonyPlaced(whose) => by(whose, 0.3 * generations),
            When::TilePlaced => generations,
            When::RatingNotRaised => 0.25 * generations,
            When::PointsPaid => 0.35 * cards,
            // By all players and the World Government.
            When::Raised(parameter) => {
                f32::from(self.world.steps_left(parameter)).min((0.5 + 0.6 * players) * generations)
            }
        }
    }

    fn passive(&self, passive: Passive) -> f32 {
        let look = &self.outlook;
        let cards = self.weights.cards_per_generation * (look.productions - 0.4);
        match passive {
            Passive::Cheaper(n) => f32::from(n) * look.money * cards,
            Passive::CheaperTag(n, tag) => f32::from(n) * look.money * cards * share(tag),
            Passive::CheaperProject(n, Project::PowerPlant) => {
                f32::from(n) * look.money * 0.2 * look.spendable
            }
            Passive::CheaperProject(n, _) => f32::from(n) * look.money * 0.4 * look.spendable,
            Passive::WorthMore(n, resource) => {
                let player = self.world.player(self.seat);
                let units = player.stock(resource) as f32
                    + f32::from(player.production(resource)) * look.spendable
                    + 0.4 * look.spendable;
                f32::from(n) * units * look.money * 0.8
            }
            Passive::GreeneryFor(n) => {
                f32::from(PLANTS_PER_GREENERY - n)
                    * 0.3
                    * look.stock[Resource::Plants.idx()]
                    * look.productions
            }
            Passive::HeatPays => look.money * look.spendable,
            Passive::Eased(n) => 0.12 * f32::from(n) * look.spendable.min(6.0),
            Passive::Untouchable => 0.0,
            Passive::Protected => {
                if self.world.is_solo() {
                    0.0
                } else {
                    0.1 * look.spendable
                }
            }
            Passive::CheaperTrade(n) => f32::from(n) * self.cheaper_trade(),
            Passive::HigherTrade(n) => f32::from(n) * self.higher_trade(),
            Passive::CardsFor(n) => {
                let more = f32::from(n) - f32::from(CARD_PRICE);
                -more * look.money * self.weights.cards_per_generation * look.spendable
            }
            Passive::HereAsHeat(_) => 0.0,
            Passive::Influence(n) => f32::from(n) * 1.5 * look.money * look.spendable,
            Passive::OceansGive(n) => f32::from(n) * look.money * 0.5 * look.spendable,
            Passive::WildTag => 3.0 * self.weights.tag,
            Passive::RatingCosts(n) => -f32::from(n) * look.money,
            Passive::EasedFor(n, _) => 0.05 * f32::from(n) * look.spendable.min(6.0),
            // Counted where the resources lie.
            Passive::HerePays(..) => 0.0,
            Passive::RaisesGive => 1.2 * look.money * cards,
        }
    }

    /// How far points that are counted at the end will still grow.
    fn growth(&self, points: Points) -> f32 {
        let generations = self.outlook.spendable;
        match points {
            Points::PerTag(tag) => share(tag) * self.weights.cards_per_generation * generations * 0.8,
            Points::PerCities(per) => 0.3 * generations * f32::from(self.world.n_seats()) / f32::from(per),
            Points::PerAdjacent(..) => 0.12 * generations.min(8.0),
            Points::PerColonies(per) => 0.3 * generations * f32::from(self.world.n_seats()) / f32::from(per),
            Points::None | Points::Fixed(_) | Points::PerHere { .. } | Points::IfAnyHere(_) => 0.0,
        }
    }

    /// The points a card would have if it were played now.
    pub(crate) fn points(&self, id: CardId) -> f32 {
        match card(id).points {
            Points::Fixed(points) => f32::from(points),
            Points::PerTag(tag) => self.count(Count::Tags(tag), id),
            Points::PerCities(per) => self.count(Count::Cities, id) / f32::from(per),
            Points::PerAdjacent(..) => 1.2,
            Points::PerColonies(per) => self.count(Count::ColoniesInPlay, id) / f32::from(per),
            Points::None | Points::PerHere { .. } | Points::IfAnyHere(_) => 0.0,
        }
    }
}
