//! The cards of the expansion Venus Next: its 49 projects and 5 corporations, by number.
//!
//! Sentences in the language of `card.rs`; the fact tables are the second witness (words/tests/words/mars_facts.rs).

use super::prelude::*;
use crate::card::ExtraEffect::*;
use crate::card::{Kinds, Sought};
use crate::tally::TagSet;
use crate::vocabulary::{Orbit, Parameter};

const VENUS: Parameter = Parameter::Venus;
const FLOATER: CardResource = CardResource::Floater;
const MICROBE: CardResource = CardResource::Microbe;
const ANIMAL: CardResource = CardResource::Animal;
const VENUS_CARD: Which = Which::Tagged(Tag::Venus);
const LIVING: Kinds = Kinds::of(&[MICROBE, ANIMAL]);
/// A tag of each of the three worlds (V20).
const THREE_WORLDS: &[crate::card::Need] = &[Tags(Tag::Venus, 1), Tags(Tag::Earth, 1), Tags(Tag::Jovian, 1)];

const fn city_off_mars(orbit: Orbit) -> Effect {
    Place(Tile::City, Site::Orbit(orbit))
}

/// Onto a card with a Venus tag, whichever of these it holds.
const fn add_any(n: u8, kinds: Kinds, another: bool) -> Effect {
    Extra(AddAny { n, kinds, tag: Tag::Venus, another })
}

pub(super) static CARDS: [Card; 54] = [
    active("213", "Aerial Mappers", Venus, 11)
        .tags(&[Tag::Venus])
        .holds(FLOATER)
        .actions(&[free(&[AddTo(1, FLOATER, Which::Any)]), spend(&[TakeHere(1)], &[Draw(1)])])
        .points(1),
    event("214", "Aerosport Tournament", Venus, 7)
        .tags(&[Tag::Event])
        .needs(&[Held(FLOATER, 5)])
        .play(&[GainPer(Money, Count::Cities)])
        .points(1),
    event("215", "Air-Scrapping Expedition", Venus, 13)
        .tags(&[Tag::Venus, Tag::Event])
        .play(&[Raise(1, VENUS), AddTo(3, FLOATER, VENUS_CARD)]),
    automated("216", "Atalanta Planitia Lab", Venus, 10)
        .tags(&[Tag::Venus, Tag::Science])
        .needs(&[Tags(Tag::Science, 3)])
        .play(&[Draw(2)])
        .points(2),
    automated("217", "Atmoscoop", Venus, 22)
        .tags(&[Tag::Jovian, Tag::Space])
        .needs(&[Tags(Tag::Science, 3)])
        .play(&[OneOf(&[&[Raise(2, Temperature)], &[Raise(2, VENUS)]]), AddTo(2, FLOATER, Which::Any)])
        .points(1),
    event("218", "Comet for Venus", Venus, 11)
        .tags(&[Tag::Space, Tag::Event])
        .play(&[Raise(1, VENUS), Extra(TaggedLoses(4, Money, Tag::Venus))]),
    automated("219", "Corroder Suits", Venus, 8)
        .tags(&[Tag::Venus])
        .play(&[Produce(2, Money), add_any(1, Kinds::ANY, false)]),
    automated("220", "Dawn City", Venus, 15)
        .tags(&[Tag::City, Tag::Space])
        .needs(&[Tags(Tag::Science, 4)])
        .play(&[Produce(-1, Energy), Produce(1, Titanium), city_off_mars(Orbit::DawnCity)])
        .points(3),
    active("221", "Deuterium Export", Venus, 11)
        .tags(&[Tag::Space, Tag::Venus, Tag::Power])
        .holds(FLOATER)
        .actions(&[free(&[AddHere(1)]), spend(&[TakeHere(1)], &[Produce(1, Energy)])]),
    active("222", "Dirigibles", Venus, 11)
        .tags(&[Tag::Venus])
        .holds(FLOATER)
        .actions(&[free(&[AddTo(1, FLOATER, Which::Any)])])
        .passives(&[HerePays(3, Tag::Venus)]),
    active("223", "Extractor Balloons", Venus, 21)
        .tags(&[Tag::Venus])
        .holds(FLOATER)
        .play(&[AddHere(3)])
        .actions(&[free(&[AddHere(1)]), spend(&[TakeHere(2)], &[Raise(1, VENUS)])]),
    active("224", "Extremophiles", Venus, 3)
        .tags(&[Tag::Venus, Tag::Microbe])
        .needs(&[Tags(Tag::Science, 2)])
        .holds(MICROBE)
        .actions(&[free(&[AddTo(1, MICROBE, Which::Any)])])
        .scores(Points::per_here(1, 3)),
    active("225", "Floating Habs", Venus, 5)
        .tags(&[Tag::Venus])
        .needs(&[Tags(Tag::Science, 2)])
        .holds(FLOATER)
        .actions(&[spend(&[Pay(2, None)], &[AddTo(1, FLOATER, Which::Any)])])
        .scores(Points::per_here(1, 2)),
    active("226", "Forced Precipitation", Venus, 8)
        .tags(&[Tag::Venus])
        .holds(FLOATER)
        .actions(&[spend(&[Pay(2, None)], &[AddHere(1)]), spend(&[TakeHere(2)], &[Raise(1, VENUS)])]),
    automated("227", "Freyja Biodomes", Venus, 14)
        .tags(&[Tag::Plant, Tag::Venus])
        .needs(&[AtLeast(VENUS, 10)])
        .play(&[Produce(-1, Energy), Produce(2, Money), add_any(2, LIVING, true)])
        .points(2),
    event("228", "GHG Import From Venus", Venus, 23)
        .tags(&[Tag::Space, Tag::Venus, Tag::Event])
        .play(&[Raise(1, VENUS), Produce(3, Heat)]),
    automated("229", "Giant Solar Shade", Venus, 27).tags(&[Tag::Space, Tag::Venus]).play(&[Raise(3, VENUS)]),
    automated("230", "Gyropolis", Venus, 20).tags(&[Tag::City, Tag::Building]).play(&[
        Produce(-2, Energy),
        ProducePer(Money, Count::AnyTags(TagSet::of(&[Tag::Venus, Tag::Earth])), 1),
        Place(Tile::City, Site::City),
    ]),
    event("231", "Hydrogen to Venus", Venus, 11)
        .tags(&[Tag::Space, Tag::Event])
        .play(&[Raise(1, VENUS), Extra(AddPer(FLOATER, Count::Tags(Tag::Jovian), Tag::Venus))]),
    automated("232", "Io Sulphur Research", Venus, 17)
        .tags(&[Tag::Science, Tag::Jovian])
        .play(&[Extra(DrawWithTags { few: 1, many: 3, tag: Tag::Venus, need: 3 })])
        .points(2),
    automated("233", "Ishtar Mining", Venus, 5)
        .tags(&[Tag::Venus])
        .needs(&[AtLeast(VENUS, 8)])
        .play(&[Produce(1, Titanium)]),
    active("234", "Jet Stream Microscrappers", Venus, 12)
        .tags(&[Tag::Venus])
        .holds(FLOATER)
        .actions(&[spend(&[Lose(1, Titanium)], &[AddHere(2)]), spend(&[TakeHere(2)], &[Raise(1, VENUS)])]),
    active("235", "Local Shading", Venus, 4)
        .tags(&[Tag::Venus])
        .holds(FLOATER)
        .actions(&[free(&[AddHere(1)]), spend(&[TakeHere(1)], &[Produce(1, Money)])]),
    automated("236", "Luna Metropolis", Venus, 21)
        .tags(&[Tag::City, Tag::Space, Tag::Earth])
        .play(&[ProducePer(Money, Count::Tags(Tag::Earth), 1), city_off_mars(Orbit::LunaMetropolis)])
        .points(2),
    automated("237", "Luxury Foods", Venus, 8).needs(THREE_WORLDS).points(2),
    active("238", "Maxwell Base", Venus, 18)
        .tags(&[Tag::City, Tag::Venus])
        .needs(&[AtLeast(VENUS, 12)])
        .play(&[Produce(-1, Energy), city_off_mars(Orbit::MaxwellBase)])
        .actions(&[free(&[add_any(1, Kinds::ANY, true)])])
        .points(3),
    automated("239", "Mining Quota", Venus, 5)
        .tags(&[Tag::Building])
        .needs(THREE_WORLDS)
        .play(&[Produce(2, Steel)]),
    automated("240", "Neutralizer Factory", Venus, 7)
        .tags(&[Tag::Venus])
        .needs(&[AtLeast(VENUS, 10)])
        .play(&[Raise(1, VENUS)]),
    automated("241", "Omnicourt", Venus, 11).tags(&[Tag::Building]).needs(THREE_WORLDS).play(&[Rate(2)]),
    automated("242", "Orbital Reflectors", Venus, 26)
        .tags(&[Tag::Venus, Tag::Space])
        .play(&[Raise(2, VENUS), Produce(2, Heat)]),
    active("243", "Rotator Impacts", Venus, 6)
        .tags(&[Tag::Space])
        .needs(&[AtMost(VENUS, 14)])
        .holds(CardResource::Asteroid)
        .actions(&[
            spend(&[Pay(6, Some(Titanium))], &[AddHere(1)]),
            spend(&[TakeHere(1)], &[Raise(1, VENUS)]),
        ]),
    automated("244", "Sister Planet Support", Venus, 7)
        .tags(&[Tag::Venus, Tag::Earth])
        .needs(&[Tags(Tag::Venus, 1), Tags(Tag::Earth, 1)])
        .play(&[Produce(3, Money)]),
    automated("245", "Solarnet", Venus, 7).needs(THREE_WORLDS).play(&[Draw(2)]).points(1),
    event("246", "Spin-Inducing Asteroid", Venus, 16)
        .tags(&[Tag::Space, Tag::Event])
        .needs(&[AtMost(VENUS, 10)])
        .play(&[Raise(2, VENUS)]),
    automated("247", "Sponsored Academies", Venus, 9)
        .tags(&[Tag::Earth, Tag::Science])
        .play(&[Extra(DiscardToDraw(3)), Extra(OthersDraw(1))])
        .points(1),
    active("248", "Stratopolis", Venus, 22)
        .tags(&[Tag::City, Tag::Venus])
        .needs(&[Tags(Tag::Science, 2)])
        .holds(FLOATER)
        .play(&[Produce(2, Money), city_off_mars(Orbit::Stratopolis)])
        .actions(&[free(&[AddTo(2, FLOATER, VENUS_CARD)])])
        .scores(Points::per_here(1, 3)),
    active("249", "Stratospheric Birds", Venus, 12)
        .tags(&[Tag::Venus, Tag::Animal])
        .needs(&[AtLeast(VENUS, 12)])
        .holds(ANIMAL)
        .play(&[TakeFromOwn(1, FLOATER)])
        .actions(&[free(&[AddHere(1)])])
        .scores(Points::per_here(1, 1)),
    automated("250", "Sulphur Exports", Venus, 21)
        .tags(&[Tag::Venus, Tag::Space])
        .play(&[Raise(1, VENUS), ProducePer(Money, Count::Tags(Tag::Venus), 1)]),
    active("251", "Sulphur-Eating Bacteria", Venus, 6)
        .tags(&[Tag::Venus, Tag::Microbe])
        .needs(&[AtLeast(VENUS, 6)])
        .holds(MICROBE)
        .actions(&[free(&[AddHere(1)]), free(&[ExchangeHere(3, Money)])]),
    automated("252", "Terraforming Contract", Venus, 8)
        .tags(&[Tag::Earth])
        .needs(&[Rating(25)])
        .play(&[Produce(4, Money)]),
    active("253", "Thermophiles", Venus, 9)
        .tags(&[Tag::Venus, Tag::Microbe])
        .needs(&[AtLeast(VENUS, 6)])
        .holds(MICROBE)
        .actions(&[free(&[AddTo(1, MICROBE, VENUS_CARD)]), spend(&[TakeHere(2)], &[Raise(1, VENUS)])]),
    event("254", "Water to Venus", Venus, 9).tags(&[Tag::Space, Tag::Event]).play(&[Raise(1, VENUS)]),
    automated("255", "Venus Governor", Venus, 4)
        .tags(&[Tag::Venus, Tag::Venus])
        .needs(&[Tags(Tag::Venus, 2)])
        .play(&[Produce(2, Money)]),
    active("256", "Venus Magnetizer", Venus, 7)
        .tags(&[Tag::Venus])
        .needs(&[AtLeast(VENUS, 10)])
        .actions(&[spend(&[Produce(-1, Energy)], &[Raise(1, VENUS)])]),
    automated("257", "Venus Soils", Venus, 20).tags(&[Tag::Venus, Tag::Plant]).play(&[
        Raise(1, VENUS),
        Produce(1, Plants),
        AddTo(2, MICROBE, Which::Another),
    ]),
    active("258", "Venus Waystation", Venus, 9)
        .tags(&[Tag::Venus, Tag::Space])
        .passives(&[CheaperTag(2, Tag::Venus)])
        .points(1),
    active("259", "Venusian Animals", Venus, 15)
        .tags(&[Tag::Venus, Tag::Animal, Tag::Science])
        .needs(&[AtLeast(VENUS, 18)])
        .holds(ANIMAL)
        .triggers(&[when(TagPlayed(&[Tag::Science], You), &[AddHere(1)])])
        .scores(Points::per_here(1, 1)),
    active("260", "Venusian Insects", Venus, 5)
        .tags(&[Tag::Venus, Tag::Microbe])
        .needs(&[AtLeast(VENUS, 12)])
        .holds(MICROBE)
        .actions(&[free(&[AddHere(1)])])
        .scores(Points::per_here(1, 2)),
    automated("261", "Venusian Plants", Venus, 13)
        .tags(&[Tag::Venus, Tag::Plant])
        .needs(&[AtLeast(VENUS, 16)])
        .play(&[Raise(1, VENUS), add_any(1, LIVING, true)])
        .points(1),
    corporation("R01", "Aphrodite", Venus)
        .tags(&[Tag::Plant, Tag::Venus])
        .play(&[Gain(47, Money), Produce(1, Plants)])
        .triggers(&[when(Raised(VENUS), &[Gain(2, Money)])]),
    corporation("R05", "Celestic", Venus)
        .tags(&[Tag::Venus])
        .holds(FLOATER)
        .play(&[Gain(42, Money)])
        .first(&[Extra(DrawSought(2, Sought::About(FLOATER)))])
        .actions(&[free(&[AddTo(1, FLOATER, Which::Any)])])
        .scores(Points::per_here(1, 3)),
    corporation("R06", "Morning Star Inc.", Venus)
        .tags(&[Tag::Venus])
        .play(&[Gain(50, Money)])
        .first(&[Extra(DrawSought(3, Sought::Tagged(Tag::Venus)))])
        .passives(&[EasedFor(2, VENUS)]),
    corporation("R12", "Viron", Venus)
        .tags(&[Tag::Microbe])
        .play(&[Gain(48, Money)])
        .actions(&[free(&[Extra(RepeatAction)])]),
    corporation("R23", "Manutech", Venus)
        .tags(&[Tag::Building])
        .play(&[Gain(35, Money), Produce(1, Steel)])
        .passives(&[RaisesGive]),
];
