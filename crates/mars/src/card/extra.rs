//! The words of Prelude and Venus Next.

use super::{AreaUse, Count, Loss, Open, ResourceUse, Takers, Which};
use crate::vocabulary::{CardResource, Parameter, Resource, Tag};

/// Steps of ease by which every global requirement holds: more than any track has (P23).
pub const NEEDS_IGNORED: u8 = 32;

/// An instruction that came with Prelude or Venus Next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExtraEffect {
    /// Play a card from hand at once, so much cheaper and with global requirements eased by so many steps (P23).
    PlayCard {
        /// M€ less.
        cheaper: u8,
        /// Steps of ease.
        eased: u8,
    },
    /// Draw so many preludes, play one of them, discard the others (P29).
    PlayPrelude(u8),
    /// Fund an award without paying (P30).
    FundAward,
    /// Draw `few` cards, or `many` instead with at least `need` tags.
    DrawWithTags {
        /// Cards without the tags.
        few: u8,
        /// Cards with the tags.
        many: u8,
        /// The tag counted.
        tag: Tag,
        /// How many are needed.
        need: u8,
    },
    /// Reveal cards until so many of this kind have come; those go to hand, the others are discarded (ruling 79).
    DrawSought(u8, Sought),
    /// Discard a card from hand, then draw so many (ruling 96).
    DiscardToDraw(u8),
    /// Each opponent draws so many cards, in turn order.
    OthersDraw(u8),
    /// So many resources onto one own card with this tag that holds one of these kinds, of the kind it holds (V17).
    AddAny {
        /// How many.
        n: u8,
        /// What the card may hold.
        kinds: Kinds,
        /// The tag it must have.
        tag: Tag,
        /// Whether the card that says it is excluded.
        another: bool,
    },
    /// A resource for each thing counted, all onto one own card with this tag that holds it.
    AddPer(CardResource, Count, Tag),
    /// One player with such a tag loses up to so much; optional (ruling 94).
    TaggedLoses(u8, Resource, Tag),
    /// The lowest of one's six productions up 1 step; with several equal ones the player chooses (ruling 85).
    ProduceLowest,
    /// Use an action of an own blue card that was used in this generation (ruling 100).
    RepeatAction,
    /// The first player raises one parameter for nobody (V22).
    WorldGovernment,
    /// A parameter up 1 step for nobody (V24).
    RaiseNeutrally(Parameter),
}

/// What is looked for in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// Cards with this tag; a wild tag is none.
    Tagged(Tag),
    /// Cards that hold, add, take, count or require this resource (ruling 103).
    About(CardResource),
}

/// Kinds of card resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(u16);

impl Kinds {
    /// All.
    pub const ANY: Kinds = Kinds(u16::MAX);

    /// These.
    pub const fn of(kinds: &[CardResource]) -> Kinds {
        let mut set = 0;
        let mut i = 0;
        while i < kinds.len() {
            set |= 1 << kinds[i] as u16;
            i += 1;
        }
        Kinds(set)
    }

    /// They, in the order of the resources.
    pub fn iter(self) -> impl Iterator<Item = CardResource> {
        CardResource::ALL.iter().copied().filter(move |&kind| self.0 >> kind as u16 & 1 == 1)
    }
}

impl ExtraEffect {
    /// See [`super::Effect::stage`].
    pub(super) const fn stage(self) -> u8 {
        match self {
            ExtraEffect::DrawWithTags { .. } | ExtraEffect::DrawSought(..) => 1,
            ExtraEffect::RaiseNeutrally(_) | ExtraEffect::WorldGovernment => 2,
            ExtraEffect::DiscardToDraw(_) | ExtraEffect::AddAny { .. } | ExtraEffect::AddPer(..) => 4,
            ExtraEffect::ProduceLowest | ExtraEffect::RepeatAction | ExtraEffect::FundAward => 4,
            ExtraEffect::PlayCard { .. } | ExtraEffect::PlayPrelude(_) => 4,
            ExtraEffect::OthersDraw(_) | ExtraEffect::TaggedLoses(..) => 5,
        }
    }

    /// See [`super::Effect::open`].
    pub(super) const fn open(self) -> Open {
        match self {
            ExtraEffect::PlayCard { .. } => Open::Played,
            ExtraEffect::PlayPrelude(_) => Open::Prelude,
            ExtraEffect::FundAward => Open::Award,
            ExtraEffect::DrawWithTags { .. } | ExtraEffect::DrawSought(..) => Open::Deck,
            ExtraEffect::OthersDraw(_) => Open::Deck,
            ExtraEffect::DiscardToDraw(n) => Open::Discarded(n),
            ExtraEffect::AddAny { n, kinds, tag, another } => {
                Open::Filled(Count::Just(n), Takers::HoldingAny { kinds, tag, another })
            }
            ExtraEffect::AddPer(resource, count, tag) => {
                Open::Filled(count, Takers::Holding(resource, Which::Tagged(tag)))
            }
            ExtraEffect::TaggedLoses(most, resource, tag) => {
                Open::Robbed(Loss { most, resource, stolen: false, tagged: Some(tag) })
            }
            ExtraEffect::ProduceLowest => Open::Resource(ResourceUse::Lowest),
            ExtraEffect::RepeatAction => Open::Repeated,
            ExtraEffect::WorldGovernment => Open::Parameter,
            // Whatever is raised may reach the bonus ocean (V26).
            ExtraEffect::RaiseNeutrally(_) => Open::Area(AreaUse::NeutralOcean),
        }
    }

    /// Whether it is done once for the whole table.
    pub(super) const fn is_for_table(self) -> bool {
        matches!(self, ExtraEffect::WorldGovernment | ExtraEffect::RaiseNeutrally(_))
    }
}
