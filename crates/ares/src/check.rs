//! Whether something can be done, and if not, why: the reader `check` of the card language.

use crate::board::zone;
use crate::card::{Effect, Need};
use crate::cards::CardSet;
use crate::cards::{LISTENERS, PassiveKind, WITH_PASSIVE, WhenKind, card};
use crate::obstacle::{Objections, Obstacle};
use crate::price::{Discounts, Purse};
use crate::state::State;
use crate::text::{Clause, Text};
use crate::vocabulary::{CardResource, Parameter, Phase, Resource, Standard, Zone};
use tharsis_kernel::{CardId, Seat};

/// What a player has for playing cards, gathered once for a whole hand.
pub(crate) struct Means {
    pub(crate) discounts: Discounts,
    pub(crate) purse: Purse,
    eased: bool,
    by_selling: i32,
}

impl State {
    pub(crate) fn means(&self, seat: Seat) -> Means {
        let player = self.player(seat);
        Means {
            discounts: self.discounts(seat),
            purse: self.purse(seat),
            eased: player.turn.next_eased || player.tableau.meets(&WITH_PASSIVE[PassiveKind::Eased as usize]),
            by_selling: i32::from(self.sale_price(seat)) * (player.hand.len() as i32 - 1).max(0),
        }
    }

    /// Whether a card in hand may be played now (A22, A23, A31, A32).
    pub(crate) fn check_play(&self, seat: Seat, id: CardId, means: &Means, no: &mut impl Objections) {
        self.check_permission(seat, id, no);
        if no.settled() {
            return;
        }
        let card = card(id);
        for &need in card.needs {
            self.check_need(seat, need, means.eased, no);
            if no.settled() {
                return;
            }
        }
        let cost = means.discounts.price(id);
        let short = i32::from(cost) - means.purse.reach_for_card(id);
        if short > 0 {
            no.object(Obstacle::MoneyShort { cost, short, by_selling: means.by_selling });
        }
    }

    /// Whether a card of this colour may be played now.
    fn check_permission(&self, seat: Seat, id: CardId, no: &mut impl Objections) {
        let (card, turn) = (card(id), &self.player(seat).turn);
        if card.kind.phase() != Some(self.phase) {
            return no.object(Obstacle::WrongPhase { kind: card.kind, phase: self.phase });
        }
        if turn.plays > 0 || (self.phase == Phase::Construction && turn.bonus) {
            return;
        }
        match turn.free_cost {
            Some(most) if card.cost <= most => {}
            Some(most) => no.object(Obstacle::TooDearToBeFree { cost: card.cost, most }),
            None => no.object(Obstacle::NoPlayLeft),
        }
    }

    fn check_need(&self, seat: Seat, need: Need, eased: bool, no: &mut impl Objections) {
        let player = self.player(seat);
        match need {
            Need::AtLeast(parameter, zone) => {
                let now = self.zone_at_start(parameter);
                let need = Zone::ALL[zone.idx().saturating_sub(usize::from(eased))];
                if now.idx() < need.idx() {
                    no.object(Obstacle::ZoneTooLow { parameter, now, need, eased });
                }
            }
            Need::AtMost(parameter, zone) => {
                let now = self.zone_at_start(parameter);
                let need = Zone::ALL[(zone.idx() + usize::from(eased)).min(Zone::ALL.len() - 1)];
                if now.idx() > need.idx() {
                    no.object(Obstacle::ZoneTooHigh { parameter, now, need, eased });
                }
            }
            Need::OceansAtLeast(need) => {
                let now = self.at_start[Parameter::Oceans.idx()];
                if now < need {
                    no.object(Obstacle::OceansTooFew { now, need });
                }
            }
            Need::OceansAtMost(need) => {
                let now = self.at_start[Parameter::Oceans.idx()];
                if now > need {
                    no.object(Obstacle::OceansTooMany { now, need });
                }
            }
            Need::Tags(tag, need) => {
                let have = player.tags(tag) as u8;
                if have < need {
                    no.object(Obstacle::TagsShort { tag, have, need });
                }
            }
            Need::Rating(need) | Need::SpendRating(need) => {
                if player.rating < i16::from(need) {
                    no.object(Obstacle::RatingShort { have: player.rating, need });
                }
            }
            Need::Spend(need, resource) => self.check_stock(seat, need, resource, no),
        }
    }

    fn zone_at_start(&self, parameter: Parameter) -> Zone {
        zone(parameter, self.at_start[parameter.idx()])
    }

    fn check_stock(&self, seat: Seat, need: u8, resource: Resource, no: &mut impl Objections) {
        let have = self.player(seat).stock(resource);
        if have < i32::from(need) {
            no.object(Obstacle::ResourceShort { resource, have, need });
        }
    }

    fn check_price(&self, seat: Seat, cost: u8, no: &mut impl Objections) {
        let short = i32::from(cost) - self.purse(seat).reach();
        if short > 0 {
            let by_selling = i32::from(self.sale_price(seat)) * self.player(seat).hand.len() as i32;
            no.object(Obstacle::MoneyShort { cost, short, by_selling });
        }
    }

    /// Whether an action of a card may be used now (A24, A25).
    pub(crate) fn check_action(&self, seat: Seat, id: CardId, option: u8, no: &mut impl Objections) {
        if self.phase != Phase::Action {
            no.object(Obstacle::NotInThisPhase(self.phase));
        }
        let player = self.player(seat);
        if !player.tableau.has(id) {
            no.object(Obstacle::NotInPlay(id));
        }
        if option as usize >= card(id).actions.len() {
            return no.object(Obstacle::NoSuchAction(id));
        }
        if self.used.has(id) && !player.turn.bonus {
            no.object(Obstacle::AlreadyUsed(id));
        }
        if no.settled() {
            return;
        }
        let cost = Text::of(id, Clause::Cost(option));
        for &effect in cost.effects() {
            self.check_cost(seat, cost, effect, no);
        }
        if no.settled() {
            return;
        }
        let gain = Text::of(id, Clause::Gain(option));
        self.check_gain(seat, gain, no);
    }

    /// Whether a cost can be paid.
    #[deny(clippy::wildcard_enum_match_arm)]
    fn check_cost(&self, seat: Seat, text: Text, effect: Effect, no: &mut impl Objections) {
        let player = self.player(seat);
        match effect {
            Effect::Spend(need, resource) => self.check_stock(seat, need, resource, no),
            Effect::SpendFewerIfChosen(..) => {
                let (need, resource) = self.fewer_if_chosen(seat, effect);
                self.check_stock(seat, need, resource, no);
            }
            Effect::Pay { .. } | Effect::PayFewWith { .. } => {
                let cost = self.action_price(seat, text).expect("a cost in M€ has a price");
                self.check_price(seat, cost, no);
            }
            Effect::LowerRating(need) => {
                if player.rating < i16::from(need) {
                    no.object(Obstacle::RatingShort { have: player.rating, need });
                }
            }
            Effect::Discard(need) => {
                let have = player.hand.len() as u8;
                if have < need {
                    no.object(Obstacle::HandShort { have, need });
                }
            }
            Effect::TakeHere(need) => {
                let have = self.on_card(text.card);
                if have < need {
                    no.object(Obstacle::CardResourceShort { card: text.card, have, need });
                }
            }
            Effect::TakeFrom(kinds) => {
                if self.takeable(seat, kinds).is_empty() {
                    no.object(Obstacle::NothingToTake(kinds[0]));
                }
            }
            Effect::Gain(..) | Effect::Produce(..) | Effect::ProducePer(..) | Effect::Raise(..) => {}
            Effect::Rate(_) | Effect::RatePer(_) | Effect::Warm(..) | Effect::Flip(_) => {}
            Effect::Forest(_) | Effect::Draw(_) | Effect::DrawKeep(..) | Effect::Redraw(_) => {}
            Effect::MayDiscardToDraw(_) | Effect::RevealTake(..) | Effect::RevealGreen(_) => {}
            Effect::AddHere(_) | Effect::AddTo(..) | Effect::AddToAny(_) | Effect::OneOf(_) => {}
            Effect::Exchange(..) | Effect::IfTags(..) | Effect::IfChosen(_) | Effect::PlayMore => {}
            Effect::PlayFree(_) | Effect::NextCheaper(_) | Effect::NextEased => {}
        }
    }

    /// Whether an action would give anything at all (rulings 16, 53); what its use sets off counts, too.
    fn check_gain(&self, seat: Seat, text: Text, no: &mut impl Objections) {
        for &effect in text.effects() {
            match effect {
                Effect::Exchange(from, ..) => self.check_stock(seat, 1, from, no),
                Effect::Redraw(_) if self.player(seat).hand.is_empty() => {
                    no.object(Obstacle::HandShort { have: 0, need: 1 });
                }
                _ => {}
            }
        }
        if no.settled() {
            return;
        }
        let listened = self.player(seat).tableau.meets(&LISTENERS[WhenKind::Used as usize]);
        if !listened && !text.effects().iter().any(|&effect| self.does_something(seat, text, effect)) {
            no.object(Obstacle::NothingWouldHappen);
        }
    }

    /// Whether an effect would change anything now.
    #[deny(clippy::wildcard_enum_match_arm)]
    pub(crate) fn does_something(&self, seat: Seat, text: Text, effect: Effect) -> bool {
        let player = self.player(seat);
        match effect {
            Effect::Warm(_, parameter) => !self.is_closed(parameter),
            Effect::Flip(_) => !self.is_closed(Parameter::Oceans),
            Effect::AddTo(_, kinds) => !self.takers(seat, text.card, kinds).is_empty(),
            Effect::AddToAny(_) => !self.holders(seat).is_empty(),
            Effect::TakeHere(n) => self.on_card(text.card) >= n,
            Effect::IfTags(tag, need, _) => player.tags(tag) >= u32::from(need),
            Effect::IfChosen(_) => self.has_bonus(seat),
            Effect::RatePer(count) => player.count(count) > 0,
            Effect::Gain(..) | Effect::Spend(..) | Effect::SpendFewerIfChosen(..) | Effect::Pay { .. } => {
                true
            }
            Effect::PayFewWith { .. } | Effect::LowerRating(_) | Effect::Produce(..) => true,
            Effect::ProducePer(..) | Effect::Raise(..) | Effect::Rate(_) | Effect::Forest(_) => true,
            Effect::Draw(_) | Effect::DrawKeep(..) | Effect::Discard(_) | Effect::Redraw(_) => true,
            Effect::MayDiscardToDraw(_) | Effect::RevealTake(..) | Effect::RevealGreen(_) => true,
            Effect::AddHere(_) | Effect::TakeFrom(_) | Effect::OneOf(_) | Effect::Exchange(..) => true,
            Effect::PlayMore | Effect::PlayFree(_) | Effect::NextCheaper(_) | Effect::NextEased => true,
        }
    }

    /// Whether an alternative of a choice can be carried out and does something.
    pub(crate) fn is_open(&self, seat: Seat, text: Text) -> bool {
        let effects = text.effects();
        effects.iter().all(|&effect| !is_cost(effect) || self.does_something(seat, text, effect))
            && effects.iter().any(|&effect| self.does_something(seat, text, effect))
    }

    /// Whether a standard action may be used now (A38 to A42).
    pub(crate) fn check_standard(&self, seat: Seat, standard: Standard, no: &mut impl Objections) {
        if self.phase != Phase::Action {
            no.object(Obstacle::NotInThisPhase(self.phase));
        }
        let parameter = match standard {
            Standard::ForestPlants | Standard::ForestMoney => None,
            Standard::TemperatureHeat | Standard::TemperatureMoney => Some(Parameter::Temperature),
            Standard::Ocean => Some(Parameter::Oceans),
        };
        if let Some(parameter) = parameter.filter(|&parameter| self.is_closed(parameter)) {
            no.object(Obstacle::ParameterFull(parameter));
        }
        match self.standard_price(seat, standard) {
            (cost, Resource::Money) => self.check_price(seat, cost, no),
            (need, resource) => self.check_stock(seat, need, resource, no),
        }
    }

    /// Whether the step of rating a corporation offers may be bought now (ruling 45).
    pub(crate) fn check_step(&self, seat: Seat, no: &mut impl Objections) {
        let turn = &self.player(seat).turn;
        let Some((_, price)) = self.step_price(seat).filter(|_| turn.rated) else {
            return no.object(Obstacle::NoStepOffered);
        };
        if turn.step_bought {
            no.object(Obstacle::StepBought);
        }
        self.check_price(seat, price, no);
    }

    /// The conversion a player must still carry out before the action phase ends (A43).
    pub fn conversion_due(&self, seat: Seat) -> Option<Standard> {
        if self.phase != Phase::Action {
            return None;
        }
        let player = self.player(seat);
        let heat = i32::from(crate::board::HEAT_PER_STEP);
        if !self.is_full(Parameter::Temperature) && player.stock(Resource::Heat) >= heat {
            return Some(Standard::TemperatureHeat);
        }
        let plants = i32::from(self.plants_per_forest(seat));
        if !self.is_full(Parameter::Oxygen) && player.stock(Resource::Plants) >= plants {
            return Some(Standard::ForestPlants);
        }
        None
    }

    /// What a cost that depends on the phase card comes to.
    pub(crate) fn fewer_if_chosen(&self, seat: Seat, effect: Effect) -> (u8, Resource) {
        let Effect::SpendFewerIfChosen(plain, fewer, resource) = effect else {
            unreachable!("asked for such a cost only")
        };
        (if self.has_bonus(seat) { fewer } else { plain }, resource)
    }

    /// Own cards, other than this, that hold one of these kinds.
    pub(crate) fn takers(&self, seat: Seat, here: CardId, kinds: &[CardResource]) -> CardSet {
        let mut takers = CardSet::EMPTY;
        for kind in kinds {
            takers = takers.or(&self.player(seat).tableau.and(&crate::cards::HOLDERS[kind.idx()]));
        }
        takers.remove(here);
        takers
    }

    /// Own cards that hold anything.
    pub(crate) fn holders(&self, seat: Seat) -> CardSet {
        self.player(seat).tableau.and(&crate::cards::ALL_HOLDERS)
    }

    /// Own cards with at least one resource of these kinds.
    pub(crate) fn takeable(&self, seat: Seat, kinds: &[CardResource]) -> CardSet {
        let holders = self.holders(seat);
        holders
            .iter()
            .filter(|&id| self.on_card(id) > 0 && card(id).holds.is_some_and(|held| kinds.contains(&held)))
            .collect()
    }
}

/// Whether an effect takes something that must be there.
const fn is_cost(effect: Effect) -> bool {
    matches!(effect, Effect::TakeHere(_))
}
