//! What an effect leaves to its player. Whoever reads questions (legal choices, answers, texts, scenarios, bots, the
//! wire) goes by this and not by the words, so that a word that asks in a known way needs nothing more there.

use super::{Count, Effect, Kinds, MoonUse, PartyUse, ResourceUse, Site, Which};
use crate::vocabulary::{CardResource, Resource, Tag, Tile};

/// What is open when an effect is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// Nothing.
    Nothing,
    /// Which cards the deck brings.
    Deck,
    /// What follows: a price, a card looked at, other texts.
    Later,
    /// An area.
    Area(AreaUse),
    /// A player whose production of this goes down so many steps.
    Lowered(u8, Resource),
    /// A player, if any, then how much of it they lose.
    Robbed(Loss),
    /// An own card that receives as many resources as are counted.
    Filled(Count, Takers),
    /// A card of anybody, if any, that loses up to so many resources, then how many.
    Emptied(u8, CardResource),
    /// A card of anybody that pays 1 resource.
    Tapped(CardResource),
    /// An own card that pays so many resources.
    Spent(u8, CardResource),
    /// An own card whose production box is repeated.
    Copied,
    /// Which so many of the cards dealt are kept.
    Kept(u8),
    /// A card of the hand that is discarded, for so many new ones.
    Discarded(u8),
    /// A card of the hand, if any, that is exchanged for a new one.
    Swapped,
    /// So many cards of the hand that are discarded.
    Discards(u8),
    /// One of these alternatives.
    Alternative(&'static [&'static [Effect]]),
    /// How many steps of the one production become steps of the other.
    Steps(Resource, Resource),
    /// How much of the one to spend for the other.
    Exchange(Resource, Resource),
    /// How many resources of the card to spend for so many of a standard one each.
    ExchangeHere(u8, Resource),
    /// A colony tile.
    Moon(MoonUse),
    /// A party.
    Party(PartyUse),
    /// A standard resource.
    Resource(ResourceUse),
    /// A card of the hand that is played.
    Played,
    /// One of the preludes dealt, to be played.
    Prelude,
    /// An award to be funded.
    Award,
    /// An action of an own card, to be used again.
    Repeated,
    /// A parameter to be raised for nobody.
    Parameter,
}

/// What an area is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AreaUse {
    /// A tile of the player's.
    Tile(Tile, Site),
    /// An ocean, then an owner of a tile beside it may lose up to so many M€.
    Flood(u8),
    /// A marker: nobody else may build there.
    Claim,
    /// An ocean for nobody.
    NeutralOcean,
    /// The ocean there goes.
    RemoveOcean,
}

/// What somebody loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loss {
    /// At most so much.
    pub most: u8,
    /// Of this.
    pub resource: Resource,
    /// Whether the player who takes it gains it.
    pub stolen: bool,
    /// Whoever loses it must have this tag in play.
    pub tagged: Option<Tag>,
}

/// Which of one's cards may receive resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takers {
    /// Those that hold the resource.
    Holding(CardResource, Which),
    /// Those with a tag that hold one of these kinds.
    HoldingAny {
        /// What they may hold.
        kinds: Kinds,
        /// The tag.
        tag: Tag,
        /// Whether the card that says it is excluded.
        another: bool,
    },
    /// Those with at least one resource already.
    NonEmpty,
}

impl AreaUse {
    /// The tile that is laid, if one is.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            AreaUse::Tile(tile, _) => Some(tile),
            AreaUse::Flood(_) | AreaUse::NeutralOcean => Some(Tile::Ocean),
            AreaUse::Claim | AreaUse::RemoveOcean => None,
        }
    }
}

impl Open {
    /// What the player chosen loses, if a player loses something to this.
    pub const fn loss(self) -> Option<Loss> {
        match self {
            Open::Robbed(loss) => Some(loss),
            Open::Area(AreaUse::Flood(most)) => {
                Some(Loss { most, resource: Resource::Money, stolen: false, tagged: None })
            }
            _ => None,
        }
    }
}

impl Effect {
    /// What it leaves open.
    pub const fn open(self) -> Open {
        const OCEAN: Open = Open::Area(AreaUse::Tile(Tile::Ocean, Site::OceanArea));
        match self {
            Effect::Gain(..) | Effect::GainPer(..) | Effect::Lose(..) | Effect::Produce(..) => Open::Nothing,
            Effect::ProducePer(..) | Effect::ProduceWithTags { .. } => Open::Nothing,
            Effect::ProduceMetal(_) | Effect::Rate(_) | Effect::RatePer(_) => Open::Nothing,
            Effect::Raise(..) | Effect::AddHere(_) | Effect::AddToPlayed(_) => Open::Nothing,
            Effect::TakeHere(_) | Effect::IfRatingRaised => Open::Nothing,
            Effect::NextCardCheaper(_) | Effect::NextCardEased(_) => Open::Nothing,
            Effect::Draw(_) | Effect::DrawPer(..) => Open::Deck,
            Effect::DrawBuy | Effect::RevealFor(_) | Effect::Pay(..) | Effect::Owe(_) => Open::Later,
            Effect::PlaceOceans(_) => OCEAN,
            Effect::OceanOnLand => Open::Area(AreaUse::Tile(Tile::Ocean, Site::Land)),
            Effect::OceanFlooding(n) => Open::Area(AreaUse::Flood(n)),
            Effect::Place(tile, site) => Open::Area(AreaUse::Tile(tile, site)),
            Effect::ClaimArea => Open::Area(AreaUse::Claim),
            Effect::DrawKeep(_, keep) => Open::Kept(keep),
            Effect::MayDiscardToDraw => Open::Swapped,
            Effect::AddTo(n, resource, which) => {
                Open::Filled(Count::Just(n), Takers::Holding(resource, which))
            }
            Effect::AddToNonEmpty(n) => Open::Filled(Count::Just(n), Takers::NonEmpty),
            Effect::TakeFromAny(resource) => Open::Tapped(resource),
            Effect::AnyoneProduces(steps, resource) => Open::Lowered(steps, resource),
            Effect::AnyoneLoses(most, resource) => {
                Open::Robbed(Loss { most, resource, stolen: false, tagged: None })
            }
            Effect::Steal(most, resource) => {
                Open::Robbed(Loss { most, resource, stolen: true, tagged: None })
            }
            Effect::AnyoneLosesFromCard(most, resource) => Open::Emptied(most, resource),
            Effect::OneOf(alternatives) => Open::Alternative(alternatives),
            Effect::CopyProduction => Open::Copied,
            Effect::ShiftProduction(from, to) => Open::Steps(from, to),
            Effect::Exchange(from, to) => Open::Exchange(from, to),
            Effect::ExchangeHere(rate, to) => Open::ExchangeHere(rate, to),
            Effect::Discard => Open::Discarded(0),
            Effect::TakeFromOwn(n, resource) => Open::Spent(n, resource),
            Effect::Colony(word) => word.open(),
            Effect::Politic(word) => word.open(),
            Effect::Extra(word) => word.open(),
        }
    }
}
