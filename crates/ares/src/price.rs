//! What things cost a player, and what can pay for them (A7, A29, A30).

use crate::board::{DEVELOPMENT_BONUS, PLANTS_PER_FOREST, STEEL_WORTH, TITANIUM_WORTH, standard_cost};
use crate::card::{Effect, Passive};
use crate::cards::{PassiveKind, WITH_PASSIVE, card};
use crate::question::{Bill, Choice, Question};
use crate::state::State;
use crate::text::Text;
use crate::vocabulary::{Level, Payer, Phase, Resource, Standard, Tag};
use tharsis_kernel::{CardId, Seat};

/// What may pay besides M€, as bits by `Payer`.
pub(crate) type Payers = u8;

const fn bit(payer: Payer) -> Payers {
    1 << payer as u8
}

/// What may pay for a card: everything.
pub(crate) const PAYERS_OF_CARD: Payers = bit(Payer::Microbes) | bit(Payer::Plants) | bit(Payer::Heat);
/// What may pay any other price.
pub(crate) const PAYERS_OF_PRICE: Payers = bit(Payer::Heat);

/// Reductions of a player's cards, gathered once for a whole hand (A30).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Discounts {
    every_card: u8,
    by_tag: [u8; Tag::ALL.len()],
    /// For cards from a printed cost on: (cost, M€).
    dear: (u8, u8),
    steel: u16,
    titanium: u16,
    /// The cost is left out: the highest printed cost.
    free: Option<u8>,
}

impl Discounts {
    /// What a card costs after reductions; never below 0.
    #[inline]
    pub(crate) fn price(&self, id: CardId) -> u8 {
        let card = card(id);
        if self.free.is_some_and(|most| card.cost <= most) {
            return 0;
        }
        let mut off = u16::from(self.every_card);
        for tag in card.tags {
            off += u16::from(self.by_tag[tag.idx()]);
        }
        if card.has_tag(Tag::Building) {
            off += self.steel;
        }
        if card.has_tag(Tag::Space) {
            off += self.titanium;
        }
        if card.cost >= self.dear.0 {
            off += u16::from(self.dear.1);
        }
        u16::from(card.cost).saturating_sub(off) as u8
    }
}

/// What a player could pay with, gathered once for a whole hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    pub(crate) money: i32,
    heat: i32,
    plants: i32,
    heat_pays: bool,
    /// M€ that a plant, or microbes, bring off one card.
    plant_worth: i32,
    microbe_worth: i32,
}

impl Purse {
    /// The greatest price of a card that can be paid, after its requirements took their heat and plants.
    #[inline]
    pub(crate) fn reach_for_card(&self, id: CardId) -> i32 {
        let card = card(id);
        let mut reach = self.money + self.microbe_worth;
        if self.heat_pays {
            reach += (self.heat - i32::from(card.spends(Resource::Heat))).max(0);
        }
        if self.plants > i32::from(card.spends(Resource::Plants)) {
            reach += self.plant_worth;
        }
        reach
    }

    /// The greatest price of anything else that can be paid.
    pub(crate) fn reach(&self) -> i32 {
        self.money + if self.heat_pays { self.heat } else { 0 }
    }
}

impl State {
    /// Tells of every passive on own cards that have one of a kind.
    #[inline]
    pub(crate) fn each_passive(&self, seat: Seat, kind: PassiveKind, mut tell: impl FnMut(Passive)) {
        let tableau = &self.player(seat).tableau;
        if !tableau.meets(&WITH_PASSIVE[kind as usize]) {
            return;
        }
        for id in &tableau.and(&WITH_PASSIVE[kind as usize]) {
            card(id).passives.iter().for_each(|&passive| tell(passive));
        }
    }

    /// What a level takes off the price of a card (A7).
    pub fn worth(&self, seat: Seat, level: Level) -> u8 {
        let mut worth = match level {
            Level::Steel => STEEL_WORTH,
            Level::Titanium => TITANIUM_WORTH,
        };
        self.each_passive(seat, PassiveKind::Worth, |passive| {
            if let Passive::WorthMore(more, of) = passive
                && of == level
            {
                worth += more;
            }
        });
        worth
    }

    pub(crate) fn discounts(&self, seat: Seat) -> Discounts {
        let player = self.player(seat);
        let mut every_card = player.turn.next_cheaper;
        let free = player.turn.free_cost.filter(|_| player.turn.plays == 0);
        if self.phase == Phase::Development && self.has_bonus(seat) && player.turn.plays > 0 {
            every_card += DEVELOPMENT_BONUS;
        }
        let off = |level: Level| u16::from(player.level(level)) * u16::from(self.worth(seat, level));
        let mut discounts = Discounts {
            every_card,
            by_tag: [0; Tag::ALL.len()],
            dear: (u8::MAX, 0),
            steel: off(Level::Steel),
            titanium: off(Level::Titanium),
            free,
        };
        self.each_passive(seat, PassiveKind::CardPrice, |passive| match passive {
            Passive::Cheaper(n) => discounts.every_card += n,
            Passive::CheaperTag(n, tags) => {
                tags.iter().for_each(|tag| discounts.by_tag[tag.idx()] += n);
            }
            Passive::CheaperFrom(cost, n) => discounts.dear = (cost, n),
            _ => {}
        });
        discounts
    }

    /// What a card would cost now, before optional payments.
    pub fn price_of(&self, seat: Seat, id: CardId) -> u8 {
        self.discounts(seat).price(id)
    }

    pub(crate) fn purse(&self, seat: Seat) -> Purse {
        let player = self.player(seat);
        let mut purse = Purse {
            money: player.stock(Resource::Money),
            heat: player.stock(Resource::Heat),
            plants: player.stock(Resource::Plants),
            heat_pays: false,
            plant_worth: 0,
            microbe_worth: 0,
        };
        if player.tableau.meets(&WITH_PASSIVE[PassiveKind::MayPay as usize]) {
            for payer in Payer::ALL {
                let Some((id, units, worth)) = self.payer_card(seat, *payer) else { continue };
                match payer {
                    Payer::Heat => purse.heat_pays = true,
                    Payer::Plants => purse.plant_worth = i32::from(worth),
                    Payer::Microbes if self.on_card(id) >= units => purse.microbe_worth = i32::from(worth),
                    Payer::Microbes => {}
                }
            }
        }
        purse
    }

    /// The own card that lets something pay, with its units and their worth.
    pub(crate) fn payer_card(&self, seat: Seat, payer: Payer) -> Option<(CardId, u8, u8)> {
        let tableau = &self.player(seat).tableau;
        if !tableau.meets(&WITH_PASSIVE[PassiveKind::MayPay as usize]) {
            return None;
        }
        tableau.and(&WITH_PASSIVE[PassiveKind::MayPay as usize]).iter().find_map(|id| {
            card(id).passives.iter().find_map(|passive| match *passive {
                Passive::MayPay(by, units, worth) if by == payer => Some((id, units, worth)),
                _ => None,
            })
        })
    }

    /// How many M€ a payer could take off a price now, and in how many units at most.
    fn payer_means(&self, seat: Seat, payer: Payer, due: u8) -> (i32, u16) {
        let Some((id, units, worth)) = self.payer_card(seat, payer) else { return (0, 0) };
        match payer {
            Payer::Heat => {
                let heat = self.player(seat).stock(Resource::Heat).min(i32::from(due));
                (heat, heat as u16)
            }
            Payer::Plants if self.player(seat).stock(Resource::Plants) >= i32::from(units) => {
                (i32::from(worth), u16::from(units))
            }
            Payer::Microbes if self.on_card(id) >= units => (i32::from(worth), u16::from(units)),
            Payer::Plants | Payer::Microbes => (0, 0),
        }
    }

    /// The amounts with which a bill can be settled, ascending. Useless units are not among them.
    pub(crate) fn amounts_to_pay(&self, seat: Seat, bill: &Bill) -> impl Iterator<Item = u16> + use<> {
        let due = i32::from(bill.due);
        let (_, most) = self.payer_means(seat, bill.with, bill.due);
        let mut others = self.player(seat).stock(Resource::Money);
        for &payer in Payer::ALL {
            if bill.later & bit(payer) != 0 {
                others += self.payer_means(seat, payer, bill.due).0;
            }
        }
        let (step, least) = match bill.with {
            Payer::Heat => (1, (due - others).max(0) as u16),
            Payer::Plants | Payer::Microbes => (most.max(1), if due > others { most } else { 0 }),
        };
        (least..=most).step_by(step as usize)
    }

    /// M€ for so many units of a payer.
    pub(crate) fn payer_worth(&self, seat: Seat, payer: Payer, amount: u16) -> u16 {
        match (payer, self.payer_card(seat, payer)) {
            (Payer::Heat, _) => amount,
            (Payer::Plants | Payer::Microbes, Some((_, _, worth))) if amount > 0 => u16::from(worth),
            (Payer::Plants | Payer::Microbes, _) => 0,
        }
    }

    /// How much a payer has to pay with, and what one of it is worth in M€.
    pub fn payer_terms(&self, seat: Seat, payer: Payer) -> (u32, u32) {
        let Some((id, units, worth)) = self.payer_card(seat, payer) else { return (0, 0) };
        let have = match payer {
            Payer::Heat => self.player(seat).stock(Resource::Heat) as u32,
            Payer::Plants => self.player(seat).stock(Resource::Plants) as u32,
            Payer::Microbes => u32::from(self.on_card(id)),
        };
        (have, u32::from(worth) / u32::from(units))
    }

    /// The payment to be proposed to a player who is asked for one: heat only as far as M€ do not suffice, other
    /// things only where nothing of them is lost.
    pub fn proposed_payment(&self, seat: Seat) -> Option<Choice> {
        let Some(Question::Pay(bill)) = self.question(seat) else { return None };
        let whole = |&amount: &u16| {
            let worth = self.payer_worth(seat, bill.with, amount);
            bill.with != Payer::Heat && worth <= u16::from(bill.due)
        };
        let least = self.amounts_to_pay(seat, &bill).next()?;
        Some(Choice::Amount(self.amounts_to_pay(seat, &bill).filter(whole).last().unwrap_or(least)))
    }

    /// What a standard action costs this player, and in what (A38 to A40).
    pub fn standard_price(&self, seat: Seat, standard: Standard) -> (u8, Resource) {
        let (mut cost, resource) = standard_cost(standard);
        if standard == Standard::ForestPlants {
            cost = self.plants_per_forest(seat);
        }
        if resource == Resource::Money {
            self.each_passive(seat, PassiveKind::StandardPrice, |passive| {
                if let Passive::CheaperStandard(off) = passive {
                    cost = cost.saturating_sub(off);
                }
            });
        }
        (cost, resource)
    }

    /// Plants for a forest (A38).
    pub fn plants_per_forest(&self, seat: Seat) -> u8 {
        let mut plants = PLANTS_PER_FOREST;
        self.each_passive(seat, PassiveKind::ForestPrice, |passive| {
            if let Passive::ForestFor(fewer) = passive {
                plants = fewer;
            }
        });
        plants
    }

    /// The price of a step of rating, if the corporation offers one.
    pub(crate) fn step_price(&self, seat: Seat) -> Option<(CardId, u8)> {
        let id = self.player(seat).corporation()?;
        card(id).passives.iter().find_map(|passive| match *passive {
            Passive::BuyStep(price) => Some((id, price)),
            _ => None,
        })
    }

    /// What an action costs in M€, if it costs any.
    pub fn action_price(&self, seat: Seat, text: Text) -> Option<u8> {
        let player = self.player(seat);
        text.effects().iter().find_map(|effect| match *effect {
            Effect::Pay { cost, off, per } => {
                let off = player.count(per) * u32::from(off);
                Some(u32::from(cost).saturating_sub(off) as u8)
            }
            Effect::PayFewWith { cost, few, need, of } => {
                Some(if player.count(of) >= u32::from(need) { few } else { cost })
            }
            _ => None,
        })
    }
}
