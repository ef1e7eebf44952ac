//! The card language. A card is a value made of these words; no card has code of its own.
//!
//! The words of an expansion are an enum of their own inside [`Effect`] (`card/colonies.rs`, `card/turmoil.rs`). Every
//! reader hands them on as a whole to its file of that expansion, which matches them one by one; so the compiler lists
//! what a new word still needs, everywhere:
//!
//! | reader | what it does | base | Colonies | Turmoil | Prelude, Venus Next |
//! | --- | --- | --- | --- | --- | --- |
//! | `stage` | when it is carried out | `card.rs` | `card/colonies.rs` | `card/turmoil.rs` | `card/extra.rs` |
//! | `open` | what it leaves to a player | `card/open.rs` | `card/colonies.rs` | `card/turmoil.rs` | `card/extra.rs` |
//! | `check` | can it be carried out now, and if not, why | `check.rs` | `perform/colony.rs` | `perform/politic.rs` | `perform/extra.rs` |
//! | `perform` | carries it out | `perform.rs` | `perform/colony.rs` | `perform/politic.rs` | `perform/extra.rs` |
//! | `toll` | the most it can cost its player | `toll.rs` | `toll/colonies.rs` | `toll/turmoil.rs` | `toll/extra.rs` |
//! | `is_lost` | can it come to nothing | `lost.rs` | `perform/colony.rs` | `perform/politic.rs` | `perform/extra.rs` |
//! | `describe`, in `words` | says it in words | `clause.rs` | `describe/moon.rs` | `politics.rs` | `describe/extra.rs` |
//! | `depict`, in `words` | draws it as icons | `depict/effect.rs` | `depict/moon.rs` | `depict/politic.rs` | `depict/extra.rs` |
//! | `shorthand`, in `words` | as the fact tables do | `shorthand/effect.rs` | `shorthand/moon.rs` | `shorthand/politic.rs` | `shorthand/extra.rs` |
//! | `effect`, in `bots` | what it is worth | `effect_value.rs` | `colony_value.rs` | `politics.rs` | `extra_value.rs` |
//!
//! What a player may answer hangs on [`Open`] alone. Its readers never look at the words: `legal`, `answer`, `why`; in
//! `words` questions and labels; in `scenario` `decide` and `forced`; in `bots` `answer`; in `wire` `ask`. A word that asks
//! in a known way needs nothing there; a new kind of question is a new `Open`, and the compiler lists those readers.
//!
//! The effects of a card stand in the order of its text. The rules let the player order them (M67); the engine
//! carries them out by [`Effect::stage`], an order that is never worse for the player (docs/rules/order.md).

mod build;
mod colonies;
mod extra;
mod open;
mod turmoil;

pub use build::{active, automated, corporation, event, free, prelude, spend, when};
pub use colonies::{ColonyEffect, MoonUse};
pub use extra::{ExtraEffect, Kinds, NEEDS_IGNORED, Sought};
pub use open::{AreaUse, Loss, Open, Takers};
pub use turmoil::{PartyUse, PoliticEffect, ResourceUse};

use crate::tally::TagSet;
use crate::vocabulary::{CardResource, Deck, Kind, Orbit, Parameter, Party, Project, Resource, Tag, Tile};

/// One instruction of card text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Gain so much of a resource.
    Gain(u8, Resource),
    /// Gain 1 of a resource for each thing counted.
    GainPer(Resource, Count),
    /// Lose so much of a resource; mandatory, so it must be there (M59).
    Lose(u8, Resource),
    /// Own production up or down so many steps; down must be possible (M11, M59).
    Produce(i8, Resource),
    /// Own production up 1 step for every so many things counted, rounded down.
    ProducePer(Resource, Count, u8),
    /// Own production up `few` steps, or `many` instead with at least `need` tags.
    ProduceWithTags {
        /// What is produced.
        resource: Resource,
        /// Steps without the tags.
        few: u8,
        /// Steps with the tags.
        many: u8,
        /// The tag counted.
        tag: Tag,
        /// How many are needed.
        need: u8,
    },
    /// Production of the metal printed where this special tile of yours lies, up 1 step.
    ProduceMetal(Tile),
    /// Choose X from 1 to your production of the first; it goes down X, the second up X.
    ShiftProduction(Resource, Resource),
    /// Repeat the production box of a building card of yours (rulings 48, 49).
    CopyProduction,
    /// Terraform rating up.
    Rate(u8),
    /// Terraform rating up 1 for each thing counted.
    RatePer(Count),
    /// Raise temperature or oxygen so many steps (M3 to M8).
    Raise(u8, Parameter),
    /// Place so many oceans, as many as are left (M84, ruling 38).
    PlaceOceans(u8),
    /// Place an ocean on land not reserved for it; left out when none is left.
    OceanOnLand,
    /// Place an ocean, then an owner of a tile beside it may lose up to so many M€.
    OceanFlooding(u8),
    /// Place a tile on a site; without a legal area it cannot be carried out (M59).
    Place(Tile, Site),
    /// Put a marker on an empty area: nobody else may build there (ruling 40).
    ClaimArea,
    /// Draw so many cards.
    Draw(u8),
    /// Look at so many cards, keep so many, discard the rest.
    DrawKeep(u8, u8),
    /// Look at the top card; keep it for the price of a card or discard it.
    DrawBuy,
    /// Reveal and discard the top card; with this tag on it, 1 resource goes to this card.
    RevealFor(Tag),
    /// You may discard a card from hand to draw one.
    MayDiscardToDraw,
    /// So many resources onto this card.
    AddHere(u8),
    /// So many resources of a kind onto one card of yours that holds it; lost if there is none (M61, M75).
    AddTo(u8, CardResource, Which),
    /// So many resources onto the card just played, if it holds animals or microbes.
    AddToPlayed(u8),
    /// So many resources onto one card of yours that already has at least one.
    AddToNonEmpty(u8),
    /// Take so many resources off this card; a cost.
    TakeHere(u8),
    /// Take 1 resource of a kind off any card of any player; a cost, so it must be there (ruling 34).
    TakeFromAny(CardResource),
    /// One player's production down by so much; mandatory and in full (M71).
    AnyoneProduces(u8, Resource),
    /// One player loses up to so much; optional (M70).
    AnyoneLoses(u8, Resource),
    /// One card of any player loses up to so many resources; optional (ruling 32).
    AnyoneLosesFromCard(u8, CardResource),
    /// Take up to so much from one player; optional.
    Steal(u8, Resource),
    /// Exactly one of these.
    OneOf(&'static [&'static [Effect]]),
    /// Pay so many M€; the resource, if given, pays too, at its own value.
    Pay(u8, Option<Resource>),
    /// Pay so many M€ before the action ends; what comes in meanwhile may pay (H10).
    Owe(u8),
    /// Spend X of the first, X at least 1, for X of the second.
    Exchange(Resource, Resource),
    /// Only if the rating was raised in this generation.
    IfRatingRaised,
    /// The next card in this generation is cheaper.
    NextCardCheaper(u8),
    /// Global requirements of the next card in this generation are eased by so many steps.
    NextCardEased(u8),
    /// Draw 1 card for every so many things counted, rounded down.
    DrawPer(Count, u8),
    /// Discard a card from hand; nothing if there is none.
    Discard,
    /// Take so many resources of a kind off one card of yours; mandatory, so they must be there (M59).
    TakeFromOwn(u8, CardResource),
    /// Spend X resources of this card, X at least 1, for so many times X of a standard resource.
    ExchangeHere(u8, Resource),
    /// A word of Colonies.
    Colony(ColonyEffect),
    /// A word of Turmoil.
    Politic(PoliticEffect),
    /// A word of Prelude or Venus Next.
    Extra(ExtraEffect),
}

// A text is read word by word in every turn of every game: the words stay small, whatever an expansion brings.
const _: () = assert!(size_of::<Effect>() <= 24);

/// What an effect counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Own tags, those of the card being played included.
    Tags(Tag),
    /// Tags of all opponents together.
    OpponentTags(Tag),
    /// City tiles of all players, on Mars and in space.
    Cities,
    /// City tiles of all players on Mars.
    CitiesOnMars,
    /// Events played so far by all players.
    EventsPlayed,
    /// Tags of all players together.
    TagsInPlay(Tag),
    /// Own face-up cards without any tag, the corporation and this card included (ruling 26).
    Untagged,
    /// Resources of a kind on all own cards together.
    Held(CardResource),
    /// Resources on this card.
    Here,
    /// Resources on this card, at most so many.
    HereUpTo(u8),
    /// Own colonies.
    Colonies,
    /// Colonies of all players.
    ColoniesInPlay,
    /// Simply so many.
    Just(u8),
    /// Own tags of several kinds.
    AnyTags(TagSet),
    /// Kinds of own tags.
    TagKinds,
    /// Steps of own production.
    Production(Resource),
    /// Events played by oneself.
    OwnEvents,
    /// Own blue cards.
    BlueCards,
    /// Cards in hand.
    CardsInHand,
    /// Own city tiles, on Mars and in space.
    OwnCities,
    /// Own tiles beside at least one ocean.
    TilesByOcean,
    /// Empty areas beside at least one own tile.
    AreasBesideOwn,
    /// Full sets of five terraform rating above so much.
    RatingOver(u8),
    /// Parties with at least one own delegate.
    OwnParties,
}

/// Which of one's cards may take the resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Any card that holds the resource, this one too.
    Any,
    /// Any other card.
    Another,
    /// Any card with this tag, this one too.
    Tagged(Tag),
}

/// Where a tile may go. Areas must be empty, and not claimed by somebody else, in every case (M81).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// Land that is not reserved.
    Land,
    /// Reserved for ocean.
    OceanArea,
    /// Beside an own tile if possible (M85).
    Greenery,
    /// Not beside a city (M88).
    City,
    /// Beside no tile at all.
    Isolated,
    /// Beside at least so many cities.
    BesideCities(u8),
    /// Beside a greenery.
    BesideGreenery,
    /// With a printed steel or titanium bonus.
    Metal,
    /// With a printed steel or titanium bonus and beside an own tile.
    MetalBesideOwn,
    /// A volcanic area (M21); on a map without any, land (H14).
    Volcanic,
    /// A volcanic area, beside cities, too; on a map without any, where a city may go (ruling 110).
    VolcanicCity,
    /// The area reserved for Noctis City (M89); on a map without it, where a city may go (H37).
    NoctisCity,
    /// Its own area off Mars (M19, V21).
    Orbit(Orbit),
}

/// A printed requirement (M56 to M58).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// A parameter at least so high, in its own unit.
    AtLeast(Parameter, i8),
    /// A parameter at most so high.
    AtMost(Parameter, i8),
    /// Own tags.
    Tags(Tag, u8),
    /// Own production.
    Production(Resource, u8),
    /// Own greenery tiles.
    Greeneries(u8),
    /// City tiles of all players.
    Cities(u8),
    /// Own city tiles, those in space too.
    OwnCities(u8),
    /// Resources of a kind on all own cards together.
    Held(CardResource, u8),
    /// Own colonies.
    OwnColonies(u8),
    /// Not more own colonies than this.
    OwnColoniesAtMost(u8),
    /// The party rules, or at least two own delegates are there (T16).
    Party(Party),
    /// The own delegate is chairman.
    Chairman,
    /// The chairman is neutral.
    NeutralChairman,
    /// Lead so many parties.
    LeadParties(u8),
    /// Own terraform rating; no global requirement (V11).
    Rating(u8),
}

/// Points at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// None.
    None,
    /// So many.
    Fixed(i8),
    /// `points` for every `per` resources on this card, rounded down.
    PerHere {
        /// Points for each full share.
        points: u8,
        /// Resources in a share.
        per: u8,
    },
    /// So many if at least one resource is on this card.
    IfAnyHere(u8),
    /// 1 for each own tag.
    PerTag(Tag),
    /// 1 for each ocean (or city) tile beside this card's special tile.
    PerAdjacent(Tile, Beside),
    /// 1 for every so many cities of all players.
    PerCities(u8),
    /// 1 for every so many colonies of all players.
    PerColonies(u8),
}

/// What lies beside a tile that scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// Ocean tiles.
    Oceans,
    /// City tiles.
    Cities,
}

/// Whose deed sets off a trigger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The owner of the card.
    You,
    /// Any player, the owner too.
    Anyone,
}

/// What sets off a trigger (M126).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// One of these tags is played; once for each.
    TagPlayed(&'static [Tag], By),
    /// An ocean is placed.
    OceanPlaced(By),
    /// A city is placed, anywhere.
    CityPlaced(By),
    /// A city is placed on Mars.
    CityPlacedOnMars(By),
    /// A greenery is placed.
    GreeneryPlaced(By),
    /// You play an event; with this tag, if one is given.
    EventPlayed(Option<Tag>),
    /// You have paid a card or standard project with a printed cost of at least so much.
    PaidAtLeast(u8),
    /// You have paid a standard project, selling patents excepted.
    ProjectPaid,
    /// A tile you place earns printed steel or titanium.
    MetalEarned,
    /// You have paid a project card with a printed cost of at least so much.
    CardPaid(u8),
    /// A kind of tag comes into play with you that you did not have; once for each. Not by events.
    NewTag,
    /// A colony is placed.
    ColonyPlaced(By),
    /// You place a tile on Mars.
    TilePlaced,
    /// The production phase, your rating not having been raised in this generation.
    RatingNotRaised,
    /// You have paid a project card with points on it, minus points excepted (ruling 82).
    PointsPaid,
    /// A parameter is raised, by anybody or by nobody; once for each step (V13).
    Raised(Parameter),
}

/// An effect that waits for something.
#[derive(Clone, Copy, Debug)]
pub struct Trigger {
    /// For what.
    pub when: When,
    /// What its owner then gets.
    pub then: &'static [Effect],
}

/// A use once per generation (M122): the cost left of the arrow, the gain right of it.
#[derive(Clone, Copy, Debug)]
pub struct Action {
    /// Paid first.
    pub cost: &'static [Effect],
    /// Received then.
    pub gain: &'static [Effect],
}

/// What always holds while the card is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passive {
    /// Your cards cost less.
    Cheaper(u8),
    /// Your cards cost so much less for each such tag on them.
    CheaperTag(u8, Tag),
    /// A standard project costs you less.
    CheaperProject(u8, Project),
    /// Steel, or titanium, is worth so much more.
    WorthMore(u8, Resource),
    /// Your plants make a greenery for so many.
    GreeneryFor(u8),
    /// Heat pays wherever you pay M€.
    HeatPays,
    /// Global requirements of your cards are eased by so many steps.
    Eased(u8),
    /// Nobody takes resources off this card.
    Untouchable,
    /// Opponents take no plants, animals or microbes from you.
    Protected,
    /// Trading costs you so much less of what you pay with.
    CheaperTrade(u8),
    /// When you trade, you may first move the marker up to so many steps up (C19).
    HigherTrade(u8),
    /// Cards you buy cost so much each.
    CardsFor(u8),
    /// Each resource on this card may be spent as so much heat.
    HereAsHeat(u8),
    /// Your influence is so much higher (T15).
    Influence(u8),
    /// Each ocean beside a tile you place gives so much more.
    OceansGive(u8),
    /// Your wild tag is one of any kind during your action (ruling 25).
    WildTag,
    /// Each step by which your terraform rating rises costs you so much (T42).
    RatingCosts(u8),
    /// Requirements on one parameter are eased by so many steps.
    EasedFor(u8, Parameter),
    /// Each resource on this card may be spent as so many M€ for cards with this tag (V18).
    HerePays(u8, Tag),
    /// Each step by which your production rises gives 1 of the resource at once (ruling 101).
    RaisesGive,
}

/// A project card or corporation.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// As printed: "001" to "208", "R00" …
    pub number: &'static str,
    /// The published English name.
    pub name: &'static str,
    /// The deck it belongs to.
    pub deck: Deck,
    /// Its colour.
    pub kind: Kind,
    /// Printed cost; 0 for corporations.
    pub cost: u8,
    /// In printed order, repeated ones repeated.
    pub tags: &'static [Tag],
    /// Printed requirements; all must hold.
    pub needs: &'static [Need],
    /// What can lie on it.
    pub holds: Option<CardResource>,
    /// Done once when played; for corporations what they start with.
    pub play: &'static [Effect],
    /// A corporation's first action of the game (M42).
    pub first: &'static [Effect],
    /// One of them once per generation (M124).
    pub actions: &'static [Action],
    /// Effects that wait.
    pub triggers: &'static [Trigger],
    /// Effects that always hold.
    pub passives: &'static [Passive],
    /// At the end.
    pub points: Points,
}

impl Effect {
    /// Effects of one text are carried out by stage, within a stage as printed (docs/rules/order.md):
    /// what gives, then knowledge, parameters, tiles, choices, harm to others, and what takes last.
    pub const fn stage(self) -> u8 {
        match self {
            Effect::Gain(..)
            | Effect::GainPer(..)
            | Effect::ProducePer(..)
            | Effect::ProduceWithTags { .. } => 0,
            Effect::Rate(_) | Effect::RatePer(_) | Effect::AddHere(_) => 0,
            Effect::NextCardCheaper(_) | Effect::NextCardEased(_) | Effect::IfRatingRaised => 0,
            Effect::Produce(n, _) => {
                if n > 0 {
                    0
                } else {
                    6
                }
            }
            Effect::Draw(_) | Effect::DrawPer(..) => 1,
            Effect::Raise(..) => 2,
            Effect::PlaceOceans(_) | Effect::OceanOnLand | Effect::OceanFlooding(_) => 3,
            Effect::Place(..) | Effect::ClaimArea | Effect::ProduceMetal(_) => 3,
            Effect::DrawKeep(..) | Effect::DrawBuy | Effect::RevealFor(_) | Effect::MayDiscardToDraw => 4,
            Effect::AddTo(..) | Effect::AddToPlayed(_) | Effect::AddToNonEmpty(_) | Effect::OneOf(_) => 4,
            Effect::CopyProduction | Effect::ShiftProduction(..) | Effect::Exchange(..) => 4,
            Effect::Discard | Effect::ExchangeHere(..) => 4,
            Effect::AnyoneProduces(..) | Effect::AnyoneLoses(..) | Effect::Steal(..) => 5,
            Effect::AnyoneLosesFromCard(..) => 5,
            Effect::Lose(..) | Effect::TakeHere(_) | Effect::TakeFromAny(_) | Effect::Pay(..) => 6,
            // A debt is known from the beginning and paid at the end, out of all that has come in (H10, P21).
            Effect::Owe(_) => 0,
            Effect::TakeFromOwn(..) => 6,
            Effect::Colony(word) => word.stage(),
            Effect::Politic(word) => word.stage(),
            Effect::Extra(word) => word.stage(),
        }
    }

    /// Whether it takes something from its player.
    pub const fn takes(self) -> bool {
        self.stage() == 6 || matches!(self, Effect::Owe(_))
    }

    /// Whether it may ask a player or reveal cards, so that its place among other effects can matter.
    pub const fn asks_or_draws(self) -> bool {
        !matches!(self.open(), Open::Nothing)
    }

    /// Whether it is done once for the whole table, by the first player where there is a choice (T24).
    pub const fn is_for_table(self) -> bool {
        match self {
            Effect::Politic(word) => word.is_for_table(),
            Effect::Extra(word) => word.is_for_table(),
            _ => false,
        }
    }
}

impl Points {
    /// Whether points are printed on the card, and no minus points (ruling 82).
    pub const fn is_shown_and_good(self) -> bool {
        match self {
            Points::None => false,
            Points::Fixed(points) => points >= 0,
            _ => true,
        }
    }

    /// Points of one share for each so many resources here.
    pub const fn per_here(points: u8, per: u8) -> Points {
        Points::PerHere { points, per }
    }
}
