//! The most that what is still to come in an action can cost: steps of rating, areas with a price, M€ spent on the way.
//!
//! A bound read off the definitions, so that `due` tries out only what might go wrong. It may be too high, never
//! too low: what cannot be counted beforehand has no bound.

mod colonies;
mod extra;
mod turmoil;

use crate::card::Effect;
use crate::parameter::N_PARAMETERS;
use crate::question::{Choice, Question};
use crate::state::{State, Task};
use crate::text::{BonusStep, Clause, Text};
use crate::vocabulary::{Parameter, Resource, Tile};
use tharsis_kernel::Seat;

/// More than anybody has.
const NO_BOUND: i32 = 10_000;

/// What a player must reckon with. Alternatives are added up although only one is taken: cheap, and high enough.
#[derive(Clone, Copy, Debug)]
struct Toll<'a> {
    state: &'a State,
    seat: Seat,
    /// Steps of rating apart from those of parameters.
    rating: i32,
    /// Steps of each parameter, by `Parameter`.
    climb: [i32; N_PARAMETERS],
    /// Whether a tile is placed.
    places: bool,
    /// M€ due at the end for anything but rating.
    owed: i32,
    /// M€ spent, and heat where it pays like M€.
    money: i32,
}

impl State {
    /// Whether an action begun now can be paid however it goes on, the price of a rising rating included.
    pub(crate) fn surely_pays_action(&self, seat: Seat, choice: Choice) -> bool {
        let mut toll = Toll::new(self, seat);
        toll.add_action(choice);
        toll.is_surely_paid()
    }

    /// The same for what is left of the action under way, whatever is answered next.
    pub(crate) fn surely_pays_rest(&self, seat: Seat) -> bool {
        let mut toll = Toll::new(self, seat);
        toll.owed = self.due();
        for &task in self.lanes.game.iter().rev() {
            if matches!(task, Task::Settle(_)) {
                return toll.is_surely_paid();
            }
            toll.add_task(task);
        }
        false
    }
}

impl Toll<'_> {
    fn new(state: &State, seat: Seat) -> Toll<'_> {
        Toll { state, seat, rating: 0, climb: [0; N_PARAMETERS], places: false, owed: 0, money: 0 }
    }

    /// Whether all that may fall due can be paid; where nothing does, nothing can go wrong.
    fn is_surely_paid(mut self) -> bool {
        if self.places || self.climb != [0; N_PARAMETERS] {
            self.add_priced_areas();
            self.add_bonus_steps();
        }
        let climbed = Parameter::ALL.iter().filter(|it| self.climb[it.idx()] > 0);
        let steps = climbed.map(|&it| self.climb[it.idx()].min(i32::from(self.state.steps_left(it))));
        let rated = self.rating + steps.sum::<i32>();
        let due = self.owed + rated * i32::from(self.state.tax_rate());
        due == 0 || due + self.money <= self.state.money_to_spend(self.seat)
    }

    /// Areas with a price that are free yet (H8): each of them once.
    fn add_priced_areas(&mut self) {
        for hex in self.state.priced_areas().iter() {
            self.add_effects(self.state.map().area(hex).gives);
        }
    }

    /// Bonus steps within reach (M7). One can bring another within reach, so each is looked for anew.
    fn add_bonus_steps(&mut self) {
        let steps = self.state.map().bonus_steps;
        let mut given = 0u32;
        while let Some(i) = (0..steps.len()).find(|i| given >> i & 1 == 0 && self.reaches(&steps[*i])) {
            given |= 1 << i;
            self.add_effects(steps[i].gives);
        }
    }

    fn reaches(&self, step: &BonusStep) -> bool {
        let now = i32::from(self.state.steps(step.parameter));
        let there = step.parameter.track().steps_to(step.at).map_or(NO_BOUND, i32::from);
        now < there && there <= now + self.climb[step.parameter.idx()]
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn add_action(&mut self, choice: Choice) {
        match choice {
            Choice::Play(id) => {
                self.money += i32::from(self.state.card_price(self.seat, id));
                self.add_text(Text::of(id, Clause::Play));
            }
            Choice::Project(project) => {
                self.money += i32::from(self.state.project_price(self.seat, project));
                self.add_text(Text::rule(Clause::Project(project)));
            }
            Choice::Act(id, option) => {
                self.add_text(Text::of(id, Clause::Cost(option)));
                self.add_text(Text::of(id, Clause::Gain(option)));
            }
            Choice::Convert(conversion) => {
                let (resource, price) = self.state.conversion_price(self.seat, conversion);
                self.add_loss(price, resource);
                self.add_text(Text::rule(Clause::Convert(conversion)));
            }
            Choice::Trade(moon, with) => {
                self.add_loss(self.state.trade_price(self.seat, with), with);
                self.add_trade(moon);
            }
            Choice::First => {
                let corporation = self.state.player(self.seat).corporation();
                corporation.iter().for_each(|&id| self.add_text(Text::of(id, Clause::First)));
            }
            // Policies cost something only while their own party rules.
            Choice::Milestone(_) | Choice::Award(_) | Choice::Delegate(..) | Choice::Policy => {}
            Choice::EndTurn
            | Choice::Pass
            | Choice::Hex(_)
            | Choice::Moon(_)
            | Choice::Seat(_)
            | Choice::Card(_)
            | Choice::Party(_)
            | Choice::Resource(_)
            | Choice::Parameter(_)
            | Choice::Option(_)
            | Choice::Amount(_)
            | Choice::Nobody
            | Choice::Done => unreachable!("{choice} is not an action"),
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn add_task(&mut self, task: Task) {
        match task {
            Task::Perform { at, .. } => {
                let rest = (at.step..).map_while(|step| at.text.effect_in_order(step));
                rest.for_each(|effect| self.add_effect(effect));
            }
            Task::Ocean { .. } => self.add_oceans(1),
            Task::Ask(_, question) => self.add_question(question),
            Task::Pending { text, .. } | Task::ProjectPaid { text, .. } => self.add_text(text),
            Task::Pay { due, .. } => self.money += i32::from(due),
            Task::SpendHeat { due, .. } => self.add_loss(due, Resource::Heat),
            Task::Played { card, .. } => self.add_text(Text::of(card, Clause::Play)),
            Task::Trade { moon, .. } | Task::Income { moon, .. } => self.add_trade(moon),
            Task::Nothing
            | Task::Resolve { .. }
            | Task::Claim { .. }
            | Task::TakeDealt { .. }
            | Task::Bought { .. }
            | Task::MarkerBack(_)
            | Task::Delegate { .. } => {}
            // Nothing of this is part of an action.
            Task::Join
            | Task::RevealCorporations
            | Task::RevealCorporation(_)
            | Task::PreludeRound(_)
            | Task::SolarRest
            | Task::PassPacks
            | Task::BeginActions
            | Task::Turn
            | Task::Production
            | Task::FinalGreenery(_)
            | Task::Settle(_)
            | Task::GlobalEvent { .. }
            | Task::Government
            | Task::ChangingTimes
            | Task::NextGeneration => self.rating = NO_BOUND,
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn add_question(&mut self, question: Question) {
        match question {
            Question::Pay(bill) => self.money += i32::from(bill.due),
            Question::Decide { at, .. } | Question::Amount { at, .. } | Question::Flood { at, .. } => {
                self.add_effect(at.effect());
            }
            Question::Buy { price, .. } => self.money += i32::from(price),
            Question::Heat { due, .. } => self.add_loss(due, Resource::Heat),
            Question::Repeat(id) => self.add_actions(id),
            Question::RaiseMarker(_)
            | Question::LowerMarker { .. }
            | Question::SellPatents
            | Question::Order(_)
            | Question::Delegate { .. } => {}
            // Not asked within an action.
            Question::Corporation
            | Question::Preludes
            | Question::Prelude
            | Question::Opening(_)
            | Question::LeaveOut
            | Question::Draft
            | Question::Research(_)
            | Question::Turn
            | Question::FinalGreenery => self.rating = NO_BOUND,
        }
    }

    fn add_text(&mut self, text: Text) {
        self.add_effects(text.effects());
    }

    fn add_effects(&mut self, effects: &[Effect]) {
        effects.iter().for_each(|&effect| self.add_effect(effect));
    }

    /// What triggers do is left out: they only give (see the test).
    #[deny(clippy::wildcard_enum_match_arm)]
    fn add_effect(&mut self, effect: Effect) {
        match effect {
            Effect::Rate(n) => self.rating += i32::from(n),
            Effect::Raise(n, parameter) => self.climb[parameter.idx()] += i32::from(n),
            Effect::PlaceOceans(n) => self.add_oceans(n),
            Effect::OceanOnLand | Effect::Place(Tile::Ocean, _) => self.add_oceans(1),
            Effect::Place(tile, _) => {
                self.places = true;
                self.climb[Parameter::Oxygen.idx()] += i32::from(tile == Tile::Greenery);
            }
            // The player may be the one who loses something.
            Effect::OceanFlooding(n) => {
                self.add_oceans(1);
                self.add_loss(n, Resource::Money);
            }
            Effect::Owe(n) => self.owed += i32::from(n),
            Effect::Lose(n, resource) | Effect::AnyoneLoses(n, resource) | Effect::Steal(n, resource) => {
                self.add_loss(n, resource);
            }
            Effect::Pay(n, _) => self.add_loss(n, Resource::Money),
            Effect::DrawBuy => self.add_loss(self.state.purchase_price(self.seat), Resource::Money),
            Effect::OneOf(branches) => branches.iter().for_each(|effects| self.add_effects(effects)),
            Effect::Colony(word) => self.add_colony(word),
            Effect::Politic(word) => self.add_politic(word),
            Effect::Extra(word) => self.add_extra(word),
            Effect::Exchange(Resource::Money | Resource::Heat, _) => self.money = NO_BOUND,

            // Counted only when it happens.
            Effect::RatePer(_) => self.rating = NO_BOUND,

            Effect::Gain(..) | Effect::GainPer(..) | Effect::Exchange(..) | Effect::ExchangeHere(..) => {}
            Effect::Produce(..) | Effect::ProducePer(..) | Effect::ProduceWithTags { .. } => {}
            Effect::ProduceMetal(_) | Effect::ShiftProduction(..) | Effect::CopyProduction => {}
            Effect::AnyoneProduces(..) | Effect::IfRatingRaised => {}
            Effect::Draw(_) | Effect::DrawKeep(..) | Effect::DrawPer(..) | Effect::RevealFor(_) => {}
            Effect::MayDiscardToDraw | Effect::Discard | Effect::ClaimArea => {}
            Effect::AddHere(_) | Effect::AddTo(..) | Effect::AddToPlayed(_) | Effect::AddToNonEmpty(_) => {}
            Effect::TakeHere(_) | Effect::TakeFromAny(_) | Effect::TakeFromOwn(..) => {}
            Effect::AnyoneLosesFromCard(..) | Effect::NextCardCheaper(_) | Effect::NextCardEased(_) => {}
        }
    }

    fn add_oceans(&mut self, n: u8) {
        self.places = true;
        self.climb[Parameter::Oceans.idx()] += i32::from(n);
    }

    fn add_loss(&mut self, n: u8, resource: Resource) {
        let counts = match resource {
            Resource::Money => true,
            Resource::Heat => self.state.heat_pays(self.seat),
            Resource::Steel | Resource::Titanium | Resource::Plants | Resource::Energy => false,
        };
        if counts {
            self.money += i32::from(n);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CARDS;
    use crate::game::Mars;
    use crate::map::MAPS;
    use tharsis_kernel::{CardId, Game, seed_from_u64};

    fn cost_something(effects: &[Effect]) -> bool {
        let state = Mars::setup(&Default::default(), 2, seed_from_u64(1));
        let mut toll = Toll::new(&state, Seat(0));
        toll.add_effects(effects);
        (toll.rating, toll.climb, toll.owed, toll.money) != (0, [0; N_PARAMETERS], 0, 0)
    }

    /// Triggers are left out: so none may raise a rating or take money.
    #[test]
    fn triggers_only_give() {
        for (id, card) in CARDS.iter().enumerate() {
            for i in 0..card.triggers.len() as u8 {
                let text = Text::of(id as CardId, Clause::Trigger(i));
                assert!(!cost_something(text.effects()), "{}", card.name);
            }
        }
    }

    /// Areas without a price are left out, too.
    #[test]
    fn areas_without_a_price_only_give() {
        for map in MAPS {
            for hex in map.all.without(map.priced).iter() {
                assert!(!cost_something(map.area(hex).gives), "{} {hex:?}", map.word);
            }
        }
    }
}
