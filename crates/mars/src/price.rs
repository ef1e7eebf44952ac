//! What things cost a player, and what can pay for them (M53, M54, M63 to M66).

use crate::card::{Effect, Passive};
use crate::cards::CardSet;
use crate::cards::{CARDS, N_CARDS, PAYING_CARDS, PassiveKind, WITH_PASSIVE, card, heat_lost};
use crate::event::Event;
use crate::question::Bill;
use crate::state::State;
use crate::text::{Clause, Text, project_cost};
use crate::vocabulary::{Deck, Party, Phase, Project, Resource, Tag};
use serde::{Deserialize, Serialize};
use tharsis_kernel::{CardId, Seat, Sink};

/// What a card bought costs, where no card says otherwise (M34).
pub const CARD_PRICE: u8 = 3;
/// What claiming a milestone costs (M102).
pub const MILESTONE_PRICE: u8 = 8;
/// What funding the first, second and third award costs (M110).
pub const AWARD_PRICES: [u8; 3] = [8, 14, 20];
/// Heat for one step of temperature (M51).
pub const HEAT_PER_STEP: u8 = 8;
/// Plants for a greenery, where no card says otherwise (M50).
pub const PLANTS_PER_GREENERY: u8 = 8;

/// What may pay for a trade, one of them and in full (C14).
pub const TRADE_PAYERS: [Resource; 3] = [Resource::Money, Resource::Titanium, Resource::Energy];

/// How much of it a trade costs before reductions (C14).
pub const fn trade_price(with: Resource) -> u8 {
    match with {
        Resource::Money => 9,
        Resource::Titanium | Resource::Energy => 3,
        Resource::Steel | Resource::Plants | Resource::Heat => unreachable!(),
    }
}

/// Something a player may pay with besides M€.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payer {
    /// A standard resource.
    Resource(Resource),
    /// The resources on a card (V18).
    Here(CardId),
}

/// What may pay, as bits. M€ always may.
pub(crate) type Payers = u8;

const fn bit(resource: Resource) -> Payers {
    1 << resource as u8
}

/// The bit of the first paying card.
const HERE: Payers = 1 << Resource::ALL.len();
const _: () = assert!(Resource::ALL.len() + PAYING_CARDS.len() <= Payers::BITS as usize);

/// The order in which payers are asked for, by what they are worth at least: so a later payer never makes an earlier
/// one useless (M65). No card is paid with floaters and steel, so that it does not matter that steel can be worth more.
pub(crate) const PAYERS: [(Payer, Payers); 5] = [
    (Payer::Resource(Resource::Titanium), bit(Resource::Titanium)),
    (Payer::Here(PAYING_CARDS[0].0), HERE),
    (Payer::Resource(Resource::Steel), bit(Resource::Steel)),
    (Payer::Here(PAYING_CARDS[1].0), HERE << 1),
    (Payer::Resource(Resource::Heat), bit(Resource::Heat)),
];
const _: () = {
    let (mut i, paid_with_floaters) = (0, PAYING_CARDS[0].2);
    while i < N_CARDS {
        let both = CARDS[i].has_tag(paid_with_floaters) && CARDS[i].has_tag(Tag::Building);
        assert!(
            !both,
            "a card is paid with floaters and steel: whichever is worth more must be asked for first"
        );
        i += 1;
    }
};
const _: () =
    assert!(PAYING_CARDS[0].1 == 3 && PAYING_CARDS[1].1 == 2, "floaters before steel, microbes after it");

/// Reductions of a player's cards, gathered once for a whole hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Discounts {
    every_card: u8,
    by_tag: [u8; Tag::ALL.len()],
}

impl Discounts {
    /// What a card costs after reductions; never below 0 (M54).
    #[inline]
    pub(crate) fn price(&self, id: CardId) -> u8 {
        let card = card(id);
        let mut off = self.every_card;
        for tag in card.tags {
            off = off.saturating_add(self.by_tag[tag.idx()]);
        }
        card.cost.saturating_sub(off)
    }
}

/// What a player could pay with, gathered once for a whole hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    money: i32,
    heat: i32,
    heat_pays: bool,
    steel: i32,
    titanium: i32,
    /// What lies on the paying cards, in M€.
    here: [i32; PAYING_CARDS.len()],
}

impl Purse {
    /// The greatest price that can be paid with these payers, `heat_kept` heat being left.
    #[inline]
    pub(crate) fn reach(&self, with: Payers, heat_kept: u8) -> i32 {
        let mut reach = self.money;
        if with & bit(Resource::Heat) != 0 && self.heat_pays {
            reach += (self.heat - i32::from(heat_kept)).max(0);
        }
        if with & bit(Resource::Steel) != 0 {
            reach += self.steel;
        }
        if with & bit(Resource::Titanium) != 0 {
            reach += self.titanium;
        }
        if with >= HERE {
            for (i, worth) in self.here.iter().enumerate() {
                reach += if with & HERE << i != 0 { *worth } else { 0 };
            }
        }
        reach
    }
}

/// Which resources may pay for a card, besides M€ (M63). Heat is for Helion; others have none to pay with.
#[inline]
pub(crate) fn payers_of_card(id: CardId) -> Payers {
    PAYERS_OF_CARD[id as usize]
}

/// By card, so that a whole hand is looked at quickly.
static PAYERS_OF_CARD: [Payers; N_CARDS] = {
    let mut payers = [bit(Resource::Heat); N_CARDS];
    let mut i = 0;
    while i < N_CARDS {
        if CARDS[i].has_tag(Tag::Building) {
            payers[i] |= bit(Resource::Steel);
        }
        if CARDS[i].has_tag(Tag::Space) {
            payers[i] |= bit(Resource::Titanium);
        }
        let mut p = 0;
        while p < PAYING_CARDS.len() {
            if CARDS[i].has_tag(PAYING_CARDS[p].2) {
                payers[i] |= HERE << p;
            }
            p += 1;
        }
        i += 1;
    }
    payers
};

/// Which resources may pay a price of the rules, besides M€ (M66).
pub(crate) fn payers_of_price(with: Option<Resource>) -> Payers {
    bit(Resource::Heat) | with.map_or(0, bit)
}

/// What a card costs when it is bought by the owner of these cards (M34).
pub(crate) fn purchase_price(tableau: &CardSet) -> u8 {
    let mut price = CARD_PRICE;
    if !tableau.meets(&WITH_PASSIVE[PassiveKind::Purchase as usize]) {
        return price;
    }
    for id in &tableau.and(&WITH_PASSIVE[PassiveKind::Purchase as usize]) {
        for passive in card(id).passives {
            if let Passive::CardsFor(n) = passive {
                price = *n;
            }
        }
    }
    price
}

impl State {
    /// Tells of every passive on own cards that have one of a kind.
    #[inline(always)]
    pub(crate) fn each_passive(&self, seat: Seat, kind: PassiveKind, mut tell: impl FnMut(Passive)) {
        // Most of the time there is none: seen at once, without walking through the set.
        if !self.has_passive(seat, kind) {
            return;
        }
        for id in &self.player(seat).tableau.and(&WITH_PASSIVE[kind as usize]) {
            card(id).passives.iter().for_each(|&passive| tell(passive));
        }
    }

    /// Whether a player has a card with such a passive.
    #[inline(always)]
    pub(crate) fn has_passive(&self, seat: Seat, kind: PassiveKind) -> bool {
        self.player(seat).tableau.meets(&WITH_PASSIVE[kind as usize])
    }

    pub(crate) fn discounts(&self, seat: Seat) -> Discounts {
        let mut discounts =
            Discounts { every_card: self.player(seat).next_cheaper, by_tag: [0; Tag::ALL.len()] };
        self.each_passive(seat, PassiveKind::CardPrice, |passive| match passive {
            Passive::Cheaper(n) => discounts.every_card += n,
            Passive::CheaperTag(n, tag) => discounts.by_tag[tag.idx()] += n,
            _ => {}
        });
        discounts
    }

    /// What a card would cost this player now.
    pub fn card_price(&self, seat: Seat, id: CardId) -> u8 {
        self.discounts(seat).price(id)
    }

    /// What a standard project costs this player.
    #[inline]
    pub fn project_price(&self, seat: Seat, project: Project) -> u8 {
        let mut price = project_cost(project);
        self.each_passive(seat, PassiveKind::ProjectPrice, |passive| match passive {
            Passive::CheaperProject(n, which) if which == project => price = price.saturating_sub(n),
            _ => {}
        });
        price
    }

    /// What a card costs this player when it is bought (M34).
    pub fn purchase_price(&self, seat: Seat) -> u8 {
        purchase_price(&self.player(seat).tableau)
    }

    /// How much of a resource a trade costs this player (C14).
    pub fn trade_price(&self, seat: Seat, with: Resource) -> u8 {
        let mut price = trade_price(with);
        self.each_passive(seat, PassiveKind::TradePrice, |passive| {
            if let Passive::CheaperTrade(n) = passive {
                price = price.saturating_sub(n);
            }
        });
        price
    }

    /// A card of this player whose resources may be spent as heat, and for how much each.
    pub(crate) fn heat_card(&self, seat: Seat) -> Option<(CardId, u8)> {
        if !self.has_passive(seat, PassiveKind::HereAsHeat) {
            return None;
        }
        let id = self.player(seat).tableau.and(&WITH_PASSIVE[PassiveKind::HereAsHeat as usize]).last()?;
        card(id).passives.iter().find_map(|&passive| match passive {
            Passive::HereAsHeat(each) => Some((id, each)),
            _ => None,
        })
    }

    /// What resources on cards add to a resource that is spent.
    #[inline]
    pub(crate) fn stand_ins(&self, seat: Seat, resource: Resource) -> i32 {
        if resource != Resource::Heat {
            return 0;
        }
        self.heat_card(seat).map_or(0, |(id, each)| i32::from(self.on_card[id as usize]) * i32::from(each))
    }

    /// How many resources of a card may be spent as part of so much heat: heat pays the rest, and none is useless.
    pub(crate) fn stand_in_amounts(&self, seat: Seat, due: u8) -> impl Iterator<Item = u8> + use<> {
        let (there, each) =
            self.heat_card(seat).map_or((0, 1), |(id, each)| (self.on_card[id as usize], each));
        let heat = self.player(seat).stock(Resource::Heat);
        (0..=there)
            .take_while(move |&n| i32::from(n) * i32::from(each) < i32::from(due) + i32::from(each))
            .filter(move |&n| i32::from(due) - i32::from(n) * i32::from(each) <= heat)
    }

    /// Spends heat, so many resources of a card standing in for part of it.
    pub(crate) fn spend_heat<L: Sink<Event>>(&mut self, seat: Seat, due: u8, n: u8, text: Text, log: &mut L) {
        let mut rest = i32::from(due);
        if let Some((id, each)) = self.heat_card(seat) {
            self.take(n, id, (seat, text.cause()), log);
            rest = (rest - i32::from(n) * i32::from(each)).max(0);
        }
        // A price is paid, what a card takes is lost.
        match text.clause {
            Clause::Play => self.lose(seat, rest, Resource::Heat, (seat, text.cause()), log),
            _ => self.spend(seat, rest, Resource::Heat, text.cause(), log),
        }
    }

    /// What the next award costs; `None` when three are funded (M111).
    pub fn award_price(&self) -> Option<u8> {
        AWARD_PRICES.get(self.awards.len()).copied()
    }

    /// Whether heat pays for this player wherever M€ do.
    pub fn heat_pays(&self, seat: Seat) -> bool {
        self.has_passive(seat, PassiveKind::HeatPays)
    }

    /// How many plants make a greenery for this player.
    pub fn plants_per_greenery(&self, seat: Seat) -> u8 {
        let mut plants = PLANTS_PER_GREENERY;
        self.each_passive(seat, PassiveKind::GreeneryPrice, |passive| {
            if let Passive::GreeneryFor(n) = passive {
                plants = plants.min(n);
            }
        });
        plants
    }

    /// What one unit of something pays (M14, V18).
    pub fn payer_worth(&self, seat: Seat, payer: Payer) -> u8 {
        match payer {
            Payer::Resource(resource) => self.worth(seat, resource),
            Payer::Here(id) => {
                PAYING_CARDS.iter().find(|(card, ..)| *card == id).map_or(0, |&(_, each, _)| each)
            }
        }
    }

    /// What one unit of a resource pays (M14).
    pub fn worth(&self, seat: Seat, resource: Resource) -> u8 {
        let mut worth = match resource {
            Resource::Titanium => 3,
            Resource::Steel => 2,
            _ => return 1,
        };
        self.each_passive(seat, PassiveKind::Worth, |passive| match passive {
            Passive::WorthMore(n, which) if which == resource => worth += n,
            _ => {}
        });
        // Unity's policy (T40).
        if let Some(Passive::WorthMore(n, which)) = self.policy_passive()
            && which == resource
        {
            worth += n;
        }
        worth
    }

    /// What the ruling party's policy makes hold now; policies are for the action phase only (T19).
    #[inline]
    pub(crate) fn policy_passive(&self) -> Option<Passive> {
        self.policy_party().and_then(Party::passive)
    }

    /// The party whose policy is in force now, if there is one (T19).
    #[inline]
    pub fn policy_party(&self) -> Option<Party> {
        (self.options.turmoil && self.phase == Phase::Action).then_some(self.turmoil.committee.ruling)
    }

    pub(crate) fn purse(&self, seat: Seat) -> Purse {
        let player = self.player(seat);
        let value = |resource| match player.stock(resource) {
            0 => 0,
            stock => stock * i32::from(self.worth(seat, resource)),
        };
        Purse {
            money: player.stock(Resource::Money),
            heat: player.stock(Resource::Heat),
            heat_pays: self.has_passive(seat, PassiveKind::HeatPays),
            steel: value(Resource::Steel),
            titanium: value(Resource::Titanium),
            here: self.worth_here(seat),
        }
    }

    /// What the resources on a player's paying cards are worth.
    #[inline]
    fn worth_here(&self, seat: Seat) -> [i32; PAYING_CARDS.len()] {
        if !self.has_paying_cards(seat) {
            return [0; PAYING_CARDS.len()];
        }
        PAYING_CARDS.map(|(id, each, _)| {
            let there = if self.player(seat).tableau.has(id) { self.on_card[id as usize] } else { 0 };
            i32::from(there) * i32::from(each)
        })
    }

    /// Whether a player has a card whose resources pay. Such cards are in two boxes only: seen at once elsewhere.
    #[inline]
    pub(crate) fn has_paying_cards(&self, seat: Seat) -> bool {
        (self.options.venus || self.options.plays(Deck::Prelude))
            && self.has_passive(seat, PassiveKind::HerePays)
    }

    /// How many resources of a paying card must be left after paying for a text: those the text takes itself, where no
    /// other card has them (V19).
    pub(crate) fn kept_here(&self, seat: Seat, id: CardId, text: Text) -> u8 {
        if !matches!(text.clause, Clause::Play) {
            return 0;
        }
        let taken = card(text.card).play.iter().find_map(|&effect| match effect {
            Effect::TakeFromOwn(n, resource) if card(id).holds == Some(resource) => Some((n, resource)),
            _ => None,
        });
        let Some((n, resource)) = taken else { return 0 };
        let mut others = self.own_with(seat, n, resource);
        others.remove(id);
        if others.is_empty() { n } else { 0 }
    }

    /// The same in M€, for all cards among these payers.
    #[inline]
    pub(crate) fn worth_kept(&self, seat: Seat, with: Payers, text: Text) -> i32 {
        if with < HERE || !self.has_paying_cards(seat) {
            return 0;
        }
        let kept = |(i, &(id, each, _)): (usize, &(CardId, u8, Tag))| {
            let lies = self.player(seat).tableau.has(id) && self.on_card[id as usize] > 0;
            let pays = with & HERE << i != 0 && lies;
            if pays { i32::from(self.kept_here(seat, id, text)) * i32::from(each) } else { 0 }
        };
        PAYING_CARDS.iter().enumerate().map(kept).sum()
    }

    /// Heat that must be left after paying for a text.
    pub(crate) fn heat_kept(text: Text) -> u8 {
        if matches!(text.clause, Clause::Play) { heat_lost(card(text.card)) } else { 0 }
    }

    /// How much of a payer a player has for a bill.
    pub(crate) fn available(&self, seat: Seat, payer: Payer, heat_kept: u8, text: Text) -> i32 {
        match payer {
            Payer::Here(id) if self.has_paying_cards(seat) && self.player(seat).tableau.has(id) => {
                i32::from(self.on_card[id as usize].saturating_sub(self.kept_here(seat, id, text)))
            }
            Payer::Here(_) => 0,
            Payer::Resource(Resource::Heat) if !self.has_passive(seat, PassiveKind::HeatPays) => 0,
            Payer::Resource(Resource::Heat) => {
                (self.player(seat).stock(Resource::Heat) - i32::from(heat_kept)).max(0)
            }
            Payer::Resource(resource) => self.player(seat).stock(resource),
        }
    }

    /// The legal amounts of the resource a bill asks about: the rest can be paid, and no unit is useless (M65).
    pub(crate) fn amounts_to_pay(&self, seat: Seat, bill: &Bill) -> impl Iterator<Item = u16> + use<> {
        let worth = i32::from(self.payer_worth(seat, bill.with));
        let due = i32::from(bill.due);
        let most = self.available(seat, bill.with, bill.heat_kept, bill.text);
        let rest_reach =
            self.purse(seat).reach(bill.later, bill.heat_kept) - self.worth_kept(seat, bill.later, bill.text);
        (0..=most)
            .take_while(move |n| n * worth - due < worth)
            .filter(move |n| due - n * worth <= rest_reach)
            .map(|n| n as u16)
    }
}
