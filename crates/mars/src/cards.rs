//! The card tables and what is derived from them while compiling, so that it can never be out of step.

mod colonies;
mod corporations;
mod preludes;
mod projects;
mod turmoil;
mod venus;

/// The words in which the tables are written.
mod prelude {
    pub(super) use crate::card::By::*;
    pub(super) use crate::card::Effect::*;
    pub(super) use crate::card::Need::*;
    pub(super) use crate::card::Passive::*;
    pub(super) use crate::card::When::*;
    pub(super) use crate::card::{
        Beside, Card, Count, Effect, Points, Site, Which, active, automated, corporation, event, free, spend,
        when,
    };
    pub(super) use crate::vocabulary::Deck::*;
    pub(super) use crate::vocabulary::Parameter::{Oceans, Oxygen, Temperature};
    pub(super) use crate::vocabulary::Party::*;
    pub(super) use crate::vocabulary::Resource::*;
    pub(super) use crate::vocabulary::{CardResource, Orbit, Project, Tag, Tile};
}

use crate::card::{Action, Card, Count, Effect, ExtraEffect, Need, Passive, Sought, When};
use crate::options::Options;
use crate::vocabulary::{CardResource, Deck, Kind, Resource, Tag};
use tharsis_kernel::{CardId, words_for};

/// The tables one after the other. New decks are appended, so that saved ids keep their meaning.
const TABLES: [&[Card]; 8] = [
    &projects::CARDS,
    &corporations::CARDS,
    &colonies::PROJECTS,
    &colonies::CORPORATIONS,
    &turmoil::CARDS,
    &venus::CARDS,
    &preludes::CARDS,
    &preludes::PRELUDES,
];

/// How many cards there are.
pub const N_CARDS: usize = {
    let mut n = 0;
    let mut t = 0;
    while t < TABLES.len() {
        n += TABLES[t].len();
        t += 1;
    }
    n
};

/// A set of cards of Mars.
pub type CardSet = tharsis_kernel::CardSet<{ words_for(N_CARDS) }>;

/// How many of them are project cards: all that the deck can hold.
pub(crate) const N_PROJECTS: usize = {
    let (mut n, mut i) = (0, 0);
    while i < N_CARDS {
        n += !matches!(CARDS[i].kind, Kind::Corporation | Kind::Prelude) as usize;
        i += 1;
    }
    n
};

/// All cards; a `CardId` is a row of this table.
pub static CARDS: [Card; N_CARDS] = {
    let mut all = [TABLES[0][0]; N_CARDS];
    let (mut i, mut t) = (0, 0);
    while t < TABLES.len() {
        let mut row = 0;
        while row < TABLES[t].len() {
            all[i] = TABLES[t][row];
            (i, row) = (i + 1, row + 1);
        }
        t += 1;
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

/// Passives by what looks for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PassiveKind {
    CardPrice,
    ProjectPrice,
    Worth,
    GreeneryPrice,
    HeatPays,
    Eased,
    Untouchable,
    Protected,
    TradePrice,
    HigherTrade,
    Purchase,
    HereAsHeat,
    Influence,
    OceanBonus,
    Wild,
    Tax,
    EasedFor,
    HerePays,
    RaisesGive,
}

impl PassiveKind {
    const fn of(passive: Passive) -> PassiveKind {
        match passive {
            Passive::Cheaper(_) | Passive::CheaperTag(..) => PassiveKind::CardPrice,
            Passive::CheaperProject(..) => PassiveKind::ProjectPrice,
            Passive::WorthMore(..) => PassiveKind::Worth,
            Passive::GreeneryFor(_) => PassiveKind::GreeneryPrice,
            Passive::HeatPays => PassiveKind::HeatPays,
            Passive::Eased(_) => PassiveKind::Eased,
            Passive::Untouchable => PassiveKind::Untouchable,
            Passive::Protected => PassiveKind::Protected,
            Passive::CheaperTrade(_) => PassiveKind::TradePrice,
            Passive::HigherTrade(_) => PassiveKind::HigherTrade,
            Passive::CardsFor(_) => PassiveKind::Purchase,
            Passive::HereAsHeat(_) => PassiveKind::HereAsHeat,
            Passive::Influence(_) => PassiveKind::Influence,
            Passive::OceansGive(_) => PassiveKind::OceanBonus,
            Passive::WildTag => PassiveKind::Wild,
            Passive::RatingCosts(_) => PassiveKind::Tax,
            Passive::EasedFor(..) => PassiveKind::EasedFor,
            Passive::HerePays(..) => PassiveKind::HerePays,
            Passive::RaisesGive => PassiveKind::RaisesGive,
        }
    }
}

/// Cards with a passive of each kind, by `PassiveKind`.
pub(crate) static WITH_PASSIVE: [CardSet; 19] = [
    cards_where!(|card| has_passive(card, PassiveKind::CardPrice)),
    cards_where!(|card| has_passive(card, PassiveKind::ProjectPrice)),
    cards_where!(|card| has_passive(card, PassiveKind::Worth)),
    cards_where!(|card| has_passive(card, PassiveKind::GreeneryPrice)),
    cards_where!(|card| has_passive(card, PassiveKind::HeatPays)),
    cards_where!(|card| has_passive(card, PassiveKind::Eased)),
    cards_where!(|card| has_passive(card, PassiveKind::Untouchable)),
    cards_where!(|card| has_passive(card, PassiveKind::Protected)),
    cards_where!(|card| has_passive(card, PassiveKind::TradePrice)),
    cards_where!(|card| has_passive(card, PassiveKind::HigherTrade)),
    cards_where!(|card| has_passive(card, PassiveKind::Purchase)),
    cards_where!(|card| has_passive(card, PassiveKind::HereAsHeat)),
    cards_where!(|card| has_passive(card, PassiveKind::Influence)),
    cards_where!(|card| has_passive(card, PassiveKind::OceanBonus)),
    cards_where!(|card| has_passive(card, PassiveKind::Wild)),
    cards_where!(|card| has_passive(card, PassiveKind::Tax)),
    cards_where!(|card| has_passive(card, PassiveKind::EasedFor)),
    cards_where!(|card| has_passive(card, PassiveKind::HerePays)),
    cards_where!(|card| has_passive(card, PassiveKind::RaisesGive)),
];

/// Triggers by the kind of happening that sets them off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WhenKind {
    Tag,
    Tile,
    Event,
    Paid,
    Metal,
    NewTag,
    Colony,
    Production,
    Raised,
}

impl WhenKind {
    const fn of(when: When) -> WhenKind {
        match when {
            When::TagPlayed(..) => WhenKind::Tag,
            When::OceanPlaced(_)
            | When::CityPlaced(_)
            | When::CityPlacedOnMars(_)
            | When::GreeneryPlaced(_)
            | When::TilePlaced => WhenKind::Tile,
            When::EventPlayed(_) => WhenKind::Event,
            When::PaidAtLeast(_) | When::ProjectPaid | When::CardPaid(_) | When::PointsPaid => WhenKind::Paid,
            When::MetalEarned => WhenKind::Metal,
            When::NewTag => WhenKind::NewTag,
            When::ColonyPlaced(_) => WhenKind::Colony,
            When::RatingNotRaised => WhenKind::Production,
            When::Raised(_) => WhenKind::Raised,
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
pub(crate) static LISTENERS: [CardSet; 9] = [
    cards_where!(|card| listens(card, WhenKind::Tag)),
    cards_where!(|card| listens(card, WhenKind::Tile)),
    cards_where!(|card| listens(card, WhenKind::Event)),
    cards_where!(|card| listens(card, WhenKind::Paid)),
    cards_where!(|card| listens(card, WhenKind::Metal)),
    cards_where!(|card| listens(card, WhenKind::NewTag)),
    cards_where!(|card| listens(card, WhenKind::Colony)),
    cards_where!(|card| listens(card, WhenKind::Production)),
    cards_where!(|card| listens(card, WhenKind::Raised)),
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

/// The tags that some card bears twice, as bits.
const EVER_TWICE: u16 = {
    let (mut ever, mut i) = (0, 0);
    while i < N_CARDS {
        let mut t = 0;
        while t < N_TAGS {
            if CARDS[i].count_tag(Tag::ALL[t]) > 1 {
                ever |= 1 << t;
            }
            t += 1;
        }
        i += 1;
    }
    ever
};

/// How many tags of a kind lie on these cards, each symbol separately (M58).
#[inline]
pub fn count_tags(cards: &CardSet, tag: Tag) -> u32 {
    let once = cards.count_in(&TAGGED[tag.idx()]);
    if EVER_TWICE >> tag as u16 & 1 == 0 { once } else { once + cards.count_in(&TAGGED_TWICE[tag.idx()]) }
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

/// Cards that can hold each kind of card resource (M12).
pub(crate) static HOLDERS: [CardSet; CardResource::ALL.len()] = [
    cards_where!(|card| holds_kind(card, CardResource::Animal)),
    cards_where!(|card| holds_kind(card, CardResource::Microbe)),
    cards_where!(|card| holds_kind(card, CardResource::Science)),
    cards_where!(|card| holds_kind(card, CardResource::Fighter)),
    cards_where!(|card| holds_kind(card, CardResource::Floater)),
    cards_where!(|card| holds_kind(card, CardResource::Camp)),
    cards_where!(|card| holds_kind(card, CardResource::Preservation)),
    cards_where!(|card| holds_kind(card, CardResource::Asteroid)),
];

/// Cards without any tag; a lone wild tag is none (ruling 26).
pub(crate) static UNTAGGED: CardSet =
    cards_where!(|card| card.tags.len() == card.count_tag(Tag::Wild) as usize);

/// Cards with an action.
pub(crate) static WITH_ACTION: CardSet = cards_where!(|card| !card.actions.is_empty());

/// Cards that give points, so that scoring looks at no other.
pub(crate) static WITH_POINTS: CardSet =
    cards_where!(|card| !matches!(card.points, crate::card::Points::None));

/// Corporations.
pub static CORPORATIONS: CardSet = cards_where!(|card| matches!(card.kind, Kind::Corporation));

/// Preludes.
pub static PRELUDES: CardSet = cards_where!(|card| matches!(card.kind, Kind::Prelude));

/// How many preludes there are.
pub const N_PRELUDES: usize = preludes::PRELUDES.len();

/// Cards that are neither corporation nor prelude.
pub static PROJECTS: CardSet = cards_where!(|card| !matches!(card.kind, Kind::Corporation | Kind::Prelude));

/// Corporations that need preludes for their first action: not dealt without them (P3).
static WANTING_PRELUDES: CardSet = cards_where!(|card| {
    let mut wants = false;
    let mut i = 0;
    while i < card.first.len() {
        wants |= matches!(card.first[i], Effect::Extra(ExtraEffect::PlayPrelude(_)));
        i += 1;
    }
    wants
});

/// Cards whose resources pay for cards with a tag: which, how much each, for which tag (V18).
pub(crate) const PAYING_CARDS: [(CardId, u8, Tag); 2] = {
    let mut found = [(0, 0, Tag::Wild); 2];
    let (mut n, mut i) = (0, 0);
    while i < N_CARDS {
        let mut p = 0;
        while p < CARDS[i].passives.len() {
            if let Passive::HerePays(each, tag) = CARDS[i].passives[p] {
                found[n] = (i as CardId, each, tag);
                n += 1;
            }
            p += 1;
        }
        i += 1;
    }
    assert!(n == found.len());
    found
};

/// The Beginner Corporation (M26): taken instead of choosing, never dealt.
pub const BEGINNER_CORPORATION: CardId = projects::CARDS.len() as CardId;

/// The project cards of a game (M23, M141, C1, T5, P1, V1).
pub fn project_deck(options: &Options) -> CardSet {
    cards_of(options).and(&PROJECTS)
}

/// The preludes of a game; none without them (P3).
pub fn prelude_deck(options: &Options) -> CardSet {
    if options.prelude { PRELUDES } else { CardSet::EMPTY }
}

/// The corporations dealt in a game.
pub fn corporation_deck(options: &Options) -> CardSet {
    let mut deck = cards_of(options).and(&CORPORATIONS);
    deck.remove(BEGINNER_CORPORATION);
    if options.prelude { deck } else { deck.without(&WANTING_PRELUDES) }
}

/// All cards of the decks in play.
fn cards_of(options: &Options) -> CardSet {
    const DECKS: [CardSet; Deck::ALL.len()] = [
        cards_where!(|card| matches!(card.deck, Deck::Basic)),
        cards_where!(|card| matches!(card.deck, Deck::CorporateEra)),
        cards_where!(|card| matches!(card.deck, Deck::Colonies)),
        cards_where!(|card| matches!(card.deck, Deck::Turmoil)),
        cards_where!(|card| matches!(card.deck, Deck::Prelude)),
        cards_where!(|card| matches!(card.deck, Deck::Venus)),
    ];
    let decks = Deck::ALL.iter().filter(|&&deck| options.plays(deck));
    decks.fold(CardSet::EMPTY, |cards, deck| cards.or(&DECKS[deck.idx()]))
}

/// Green cards.
pub(crate) static GREEN: CardSet = cards_where!(|card| matches!(card.kind, Kind::Automated));

/// Green and blue cards with a printed requirement.
pub(crate) static WITH_NEED: CardSet =
    cards_where!(|card| !card.needs.is_empty() && matches!(card.kind, Kind::Automated | Kind::Active));

/// Blue cards.
pub(crate) static BLUE: CardSet = cards_where!(|card| matches!(card.kind, Kind::Active));

/// Whether an effect belongs to the production box that Robotic Workforce repeats (ruling 48).
pub(crate) const fn in_production_box(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Produce(..)
            | Effect::ProducePer(..)
            | Effect::ProduceWithTags { .. }
            | Effect::ProduceMetal(_)
            | Effect::AnyoneProduces(..)
    )
}

/// Whether a card is about a resource: holds, adds, takes, counts or requires it (ruling 103).
const fn is_about(card: &Card, resource: CardResource) -> bool {
    let mut i = 0;
    while i < card.needs.len() {
        if let Need::Held(held, _) = card.needs[i]
            && held as u8 == resource as u8
        {
            return true;
        }
        i += 1;
    }
    i = 0;
    while i < card.actions.len() {
        let Action { cost, gain } = card.actions[i];
        if are_about(cost, resource) || are_about(gain, resource) {
            return true;
        }
        i += 1;
    }
    holds_kind(card, resource) || are_about(card.play, resource)
}

const fn are_about(effects: &[Effect], resource: CardResource) -> bool {
    let mut i = 0;
    while i < effects.len() {
        let about = match effects[i] {
            Effect::AddTo(_, it, _) | Effect::TakeFromOwn(_, it) | Effect::TakeFromAny(it) => Some(it),
            Effect::AnyoneLosesFromCard(_, it) | Effect::Extra(ExtraEffect::AddPer(it, ..)) => Some(it),
            Effect::ProducePer(_, Count::Held(it), _) | Effect::GainPer(_, Count::Held(it)) => Some(it),
            _ => None,
        };
        if let Some(it) = about
            && it as u8 == resource as u8
        {
            return true;
        }
        i += 1;
    }
    false
}

/// Cards about floaters.
static ABOUT_FLOATERS: CardSet = cards_where!(|card| is_about(card, CardResource::Floater));

impl Sought {
    /// Whether a card is one of those looked for.
    pub fn fits(self, id: CardId) -> bool {
        match self {
            Sought::Tagged(tag) => with_tag(tag).has(id),
            Sought::About(CardResource::Floater) => ABOUT_FLOATERS.has(id),
            Sought::About(resource) => is_about(card(id), resource),
        }
    }
}

const fn has_production_box(card: &Card) -> bool {
    let mut i = 0;
    while i < card.play.len() {
        if in_production_box(card.play[i]) {
            return true;
        }
        i += 1;
    }
    false
}

/// Building cards with a production box, events excepted (ruling 48); a wild tag is one of building (P14).
pub(crate) static COPYABLE: CardSet = cards_where!(|card| (card.has_tag(Tag::Building)
    || card.has_tag(Tag::Wild))
    && has_production_box(card)
    && !matches!(card.kind, Kind::Event));

/// No card has more immediate effects than this.
pub(crate) const PLAY_MAX: usize = 6;

/// For each card the order in which its immediate effects are carried out (`Effect::stage`).
pub(crate) static PLAY_ORDER: [[u8; PLAY_MAX]; N_CARDS] = {
    let mut orders = [[0; PLAY_MAX]; N_CARDS];
    let mut c = 0;
    while c < N_CARDS {
        let play = CARDS[c].play;
        assert!(play.len() <= PLAY_MAX);
        let mut n = 0;
        let mut stage = 0;
        while stage <= 6 {
            let mut i = 0;
            while i < play.len() {
                if play[i].stage() == stage {
                    orders[c][n] = i as u8;
                    n += 1;
                }
                i += 1;
            }
            stage += 1;
        }
        assert!(n == play.len());
        c += 1;
    }
    orders
};

/// How much heat a card's own text takes after it has been paid (Local Heat Trapping, for Helion).
pub(crate) const fn heat_lost(card: &Card) -> u8 {
    let mut lost = 0;
    let mut i = 0;
    while i < card.play.len() {
        if let Effect::Lose(n, Resource::Heat) = card.play[i] {
            lost += n;
        }
        i += 1;
    }
    lost
}

// The table checks itself while compiling: ascending numbers, events bear their symbol and have no actions.
const _: () = {
    let mut i = 0;
    while i < N_CARDS {
        let card = &CARDS[i];
        let event = matches!(card.kind, Kind::Event);
        assert!(card.number.len() == 3);
        assert!(event == card.has_tag(Tag::Event));
        assert!(!event || (card.actions.is_empty() && card.triggers.is_empty() && card.passives.is_empty()));
        assert!(card.first.is_empty() || matches!(card.kind, Kind::Corporation));
        i += 1;
    }
};
