//! The card tables and what is derived from them while compiling, so that it can never be out of step.

mod blue;
mod corporations;
mod green;
mod red;

/// The words in which the tables are written.
mod prelude {
    pub(super) use crate::card::Effect::*;
    pub(super) use crate::card::Need::{
        AtLeast, AtMost, OceansAtLeast, OceansAtMost, Rating, SpendRating, Tags,
    };
    pub(super) use crate::card::Passive::*;
    pub(super) use crate::card::When::*;
    pub(super) use crate::card::{
        Card, Count, Need, Own, Points, blue, corporation, free, green, pay, red, spend, when,
    };
    pub(super) use crate::vocabulary::CardResource::*;
    pub(super) use crate::vocabulary::Level::*;
    pub(super) use crate::vocabulary::Parameter::*;
    pub(super) use crate::vocabulary::Zone::*;
    pub(super) use crate::vocabulary::{Payer, Product, Resource, Tag};
}

use crate::card::{Card, Effect, Passive, Points, When};
use crate::vocabulary::{CardResource, Kind, Tag};
use tharsis_kernel::{CardId, words_for};

const N_BLUE: usize = blue::CARDS.len();
const N_RED: usize = red::CARDS.len();
/// How many project cards there are; their ids come first.
pub const N_PROJECTS: usize = N_BLUE + N_RED + green::CARDS.len();
/// How many cards there are.
pub const N_CARDS: usize = N_PROJECTS + corporations::CARDS.len();
/// A set of cards of Ares Expedition.
pub type CardSet = tharsis_kernel::CardSet<{ words_for(N_CARDS) }>;
// The deck keeps ids in bytes.
const _: () = assert!(N_CARDS <= 256);

/// All cards; a `CardId` is a row of this table, the printed number less 1.
pub static CARDS: [Card; N_CARDS] = {
    let mut all = [blue::CARDS[0]; N_CARDS];
    let mut i = 0;
    while i < N_CARDS {
        all[i] = if i < N_BLUE {
            blue::CARDS[i]
        } else if i < N_BLUE + N_RED {
            red::CARDS[i - N_BLUE]
        } else if i < N_PROJECTS {
            green::CARDS[i - N_BLUE - N_RED]
        } else {
            corporations::CARDS[i - N_PROJECTS]
        };
        i += 1;
    }
    all
};

/// The card behind an id.
#[inline]
pub fn card(id: CardId) -> &'static Card {
    &CARDS[id as usize]
}

/// The card with this printed number.
pub fn by_number(number: &str) -> Option<CardId> {
    CARDS.iter().position(|card| card.number == number).map(|i| i as CardId)
}

/// The card with this English name; upper and lower case do not matter.
pub fn by_name(name: &str) -> Option<CardId> {
    CARDS.iter().position(|card| card.name.eq_ignore_ascii_case(name)).map(|i| i as CardId)
}

/// Builds a set of cards by a `const` predicate over the table.
macro_rules! cards_where {
    (|$card:ident| $test:expr) => {{
        let mut set = CardSet::EMPTY;
        let mut i = 0;
        while i < N_CARDS {
            let $card: &Card = &CARDS[i];
            if $test {
                set.add(i as CardId);
            }
            i += 1;
        }
        set
    }};
}

/// Passives by what looks for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PassiveKind {
    CardPrice,
    StandardPrice,
    Worth,
    MayPay,
    ForestPrice,
    Eased,
    Sells,
    Research,
    BuyStep,
}

impl PassiveKind {
    const fn of(passive: Passive) -> PassiveKind {
        match passive {
            Passive::Cheaper(_) | Passive::CheaperTag(..) | Passive::CheaperFrom(..) => {
                PassiveKind::CardPrice
            }
            Passive::CheaperStandard(_) => PassiveKind::StandardPrice,
            Passive::WorthMore(..) => PassiveKind::Worth,
            Passive::MayPay(..) => PassiveKind::MayPay,
            Passive::ForestFor(_) => PassiveKind::ForestPrice,
            Passive::Eased => PassiveKind::Eased,
            Passive::SellsForMore(_) => PassiveKind::Sells,
            Passive::Research(..) => PassiveKind::Research,
            Passive::BuyStep(_) => PassiveKind::BuyStep,
        }
    }
}

const fn has_passive(card: &Card, wanted: PassiveKind) -> bool {
    let mut i = 0;
    while i < card.passives.len() {
        if PassiveKind::of(card.passives[i]) as u8 == wanted as u8 {
            return true;
        }
        i += 1;
    }
    false
}

/// Cards with a passive of each kind, by `PassiveKind`.
pub(crate) static WITH_PASSIVE: [CardSet; 9] = [
    cards_where!(|card| has_passive(card, PassiveKind::CardPrice)),
    cards_where!(|card| has_passive(card, PassiveKind::StandardPrice)),
    cards_where!(|card| has_passive(card, PassiveKind::Worth)),
    cards_where!(|card| has_passive(card, PassiveKind::MayPay)),
    cards_where!(|card| has_passive(card, PassiveKind::ForestPrice)),
    cards_where!(|card| has_passive(card, PassiveKind::Eased)),
    cards_where!(|card| has_passive(card, PassiveKind::Sells)),
    cards_where!(|card| has_passive(card, PassiveKind::Research)),
    cards_where!(|card| has_passive(card, PassiveKind::BuyStep)),
];

/// Triggers by the kind of happening that sets them off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WhenKind {
    Played,
    Raised,
    Forest,
    Used,
}

impl WhenKind {
    const fn of(when: When) -> WhenKind {
        match when {
            When::TagPlayed(..) | When::CardPlayed | When::SteelPlayed => WhenKind::Played,
            When::Raised(_) => WhenKind::Raised,
            When::ForestGained => WhenKind::Forest,
            When::ActionUsed => WhenKind::Used,
        }
    }
}

const fn listens(card: &Card, wanted: WhenKind) -> bool {
    let mut i = 0;
    while i < card.triggers.len() {
        if WhenKind::of(card.triggers[i].when) as u8 == wanted as u8 {
            return true;
        }
        i += 1;
    }
    false
}

/// Cards that listen to each kind of happening, by `WhenKind`.
pub(crate) static LISTENERS: [CardSet; 4] = [
    cards_where!(|card| listens(card, WhenKind::Played)),
    cards_where!(|card| listens(card, WhenKind::Raised)),
    cards_where!(|card| listens(card, WhenKind::Forest)),
    cards_where!(|card| listens(card, WhenKind::Used)),
];

const N_TAGS: usize = Tag::ALL.len();

const fn tagged(times: u8) -> [CardSet; N_TAGS] {
    let mut sets = [CardSet::EMPTY; N_TAGS];
    let mut t = 0;
    while t < N_TAGS {
        sets[t] = cards_where!(|card| card.count_tag(Tag::ALL[t]) >= times);
        t += 1;
    }
    sets
}

/// Cards with at least one, and at least two, of each tag: counting tags is counting bits.
static TAGGED: [CardSet; N_TAGS] = tagged(1);
static TAGGED_TWICE: [CardSet; N_TAGS] = tagged(2);
const _: () = {
    let mut i = 0;
    while i < N_CARDS {
        let mut t = 0;
        while t < N_TAGS {
            assert!(CARDS[i].count_tag(Tag::ALL[t]) <= 2, "no card bears a tag three times");
            t += 1;
        }
        i += 1;
    }
};

/// How many tags of a kind lie on these cards.
#[inline]
pub(crate) fn count_tags(cards: &CardSet, tag: Tag) -> u32 {
    cards.count_in(&TAGGED[tag.idx()]) + cards.count_in(&TAGGED_TWICE[tag.idx()])
}

/// Cards with the tag.
#[inline]
pub fn with_tag(tag: Tag) -> &'static CardSet {
    &TAGGED[tag.idx()]
}

const fn holds_kind(card: &Card, resource: CardResource) -> bool {
    match card.holds {
        Some(held) => held as u8 == resource as u8,
        None => false,
    }
}

/// Cards that can hold each kind of card resource.
pub(crate) static HOLDERS: [CardSet; CardResource::ALL.len()] = [
    cards_where!(|card| holds_kind(card, CardResource::Animal)),
    cards_where!(|card| holds_kind(card, CardResource::Microbe)),
    cards_where!(|card| holds_kind(card, CardResource::Science)),
];

/// Cards that hold anything.
pub static ALL_HOLDERS: CardSet = cards_where!(|card| card.holds.is_some());

/// How many cards hold resources.
pub(crate) const N_HOLDERS: usize = 14;
const _: () = assert!(ALL_HOLDERS_COUNT == N_HOLDERS);
const ALL_HOLDERS_COUNT: usize = {
    let set = cards_where!(|card| card.holds.is_some());
    set.len() as usize
};

/// For each card its place among the cards that hold resources.
pub(crate) static HOLDER_INDEX: [u8; N_CARDS] = {
    let mut index = [u8::MAX; N_CARDS];
    let mut n = 0;
    let mut i = 0;
    while i < N_CARDS {
        if CARDS[i].holds.is_some() {
            index[i] = n;
            n += 1;
        }
        i += 1;
    }
    index
};

/// Cards with an action.
pub static WITH_ACTION: CardSet = cards_where!(|card| !card.actions.is_empty());

/// Cards that give points, so that scoring looks at no other.
pub(crate) static WITH_POINTS: CardSet = cards_where!(|card| !matches!(card.points, Points::None));

const fn produces_per(card: &Card) -> bool {
    let mut i = 0;
    while i < card.production.len() {
        if matches!(card.production[i], Effect::ProducePer(..)) {
            return true;
        }
        i += 1;
    }
    false
}

/// Cards whose production follows a count (A37).
pub(crate) static PRODUCES_PER: CardSet = cards_where!(|card| produces_per(card));

/// Corporations.
pub static CORPORATIONS: CardSet = cards_where!(|card| matches!(card.kind, Kind::Corporation));
/// Project cards.
pub static PROJECTS: CardSet = cards_where!(|card| !matches!(card.kind, Kind::Corporation));
/// Green cards.
pub static GREEN: CardSet = cards_where!(|card| matches!(card.kind, Kind::Green));
/// Blue cards.
pub static BLUE: CardSet = cards_where!(|card| matches!(card.kind, Kind::Blue));
/// Cards marked for the first game (A14).
pub(crate) static FIRST_GAME: CardSet = cards_where!(|card| card.first_game);

// The table checks itself while compiling: numbers, events, and what each colour may have (A35).
const _: () = {
    let mut i = 0;
    while i < N_CARDS {
        let card = &CARDS[i];
        let red = matches!(card.kind, Kind::Red);
        let green = matches!(card.kind, Kind::Green);
        let blue = matches!(card.kind, Kind::Blue);
        assert!(red == card.has_tag(Tag::Event));
        let idle = card.actions.is_empty() && card.triggers.is_empty() && card.passives.is_empty();
        assert!(!(red || green) || idle);
        assert!(!(red || blue) || (card.production.is_empty() && card.stock.is_empty()));
        assert!(blue || card.holds.is_none());
        i += 1;
    }
};
