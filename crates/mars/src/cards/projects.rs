//! Project cards 001 to 208: the standard game and the Corporate Era, by number.
//!
//! Sentences in the language of `card.rs`; the fact tables are the second witness (words/tests/words/mars_facts.rs).

use super::prelude::*;

pub(super) static CARDS: [Card; 208] = [
    automated("001", "Colonizer Training Camp", Basic, 8)
        .tags(&[Tag::Jovian, Tag::Building])
        .needs(&[AtMost(Oxygen, 5)])
        .points(2),
    automated("002", "Asteroid Mining Consortium", CorporateEra, 13)
        .tags(&[Tag::Jovian])
        .needs(&[Production(Titanium, 1)])
        .play(&[AnyoneProduces(1, Titanium), Produce(1, Titanium)])
        .points(1),
    automated("003", "Deep Well Heating", Basic, 13)
        .tags(&[Tag::Power, Tag::Building])
        .play(&[Produce(1, Energy), Raise(1, Temperature)]),
    automated("004", "Cloud Seeding", Basic, 11).needs(&[AtLeast(Oceans, 3)]).play(&[
        Produce(-1, Money),
        AnyoneProduces(1, Heat),
        Produce(2, Plants),
    ]),
    active("005", "Search For Life", Basic, 3)
        .tags(&[Tag::Science])
        .needs(&[AtMost(Oxygen, 6)])
        .holds(CardResource::Science)
        .actions(&[spend(&[Pay(1, None)], &[RevealFor(Tag::Microbe)])])
        .scores(Points::IfAnyHere(3)),
    active("006", "Inventors' Guild", CorporateEra, 9).tags(&[Tag::Science]).actions(&[free(&[DrawBuy])]),
    active("007", "Martian Rails", Basic, 13)
        .tags(&[Tag::Building])
        .actions(&[spend(&[Lose(1, Energy)], &[GainPer(Money, Count::CitiesOnMars)])]),
    automated("008", "Capital", Basic, 26)
        .tags(&[Tag::City, Tag::Building])
        .needs(&[AtLeast(Oceans, 4)])
        .play(&[Produce(-2, Energy), Produce(5, Money), Place(Tile::Capital, Site::City)])
        .scores(Points::PerAdjacent(Tile::Capital, Beside::Oceans)),
    event("009", "Asteroid", Basic, 14).tags(&[Tag::Space, Tag::Event]).play(&[
        Raise(1, Temperature),
        Gain(2, Titanium),
        AnyoneLoses(3, Plants),
    ]),
    event("010", "Comet", Basic, 21).tags(&[Tag::Space, Tag::Event]).play(&[
        Raise(1, Temperature),
        PlaceOceans(1),
        AnyoneLoses(3, Plants),
    ]),
    event("011", "Big Asteroid", Basic, 27).tags(&[Tag::Space, Tag::Event]).play(&[
        Raise(2, Temperature),
        Gain(4, Titanium),
        AnyoneLoses(4, Plants),
    ]),
    active("012", "Water Import From Europa", Basic, 25)
        .tags(&[Tag::Jovian, Tag::Space])
        .actions(&[spend(&[Pay(12, Some(Titanium))], &[PlaceOceans(1)])])
        .scores(Points::PerTag(Tag::Jovian)),
    active("013", "Space Elevator", CorporateEra, 27)
        .tags(&[Tag::Space, Tag::Building])
        .play(&[Produce(1, Titanium)])
        .actions(&[spend(&[Lose(1, Steel)], &[Gain(5, Money)])])
        .points(2),
    active("014", "Development Center", CorporateEra, 11)
        .tags(&[Tag::Science, Tag::Building])
        .actions(&[spend(&[Lose(1, Energy)], &[Draw(1)])]),
    active("015", "Equatorial Magnetizer", Basic, 11)
        .tags(&[Tag::Building])
        .actions(&[spend(&[Produce(-1, Energy)], &[Rate(1)])]),
    automated("016", "Domed Crater", Basic, 24)
        .tags(&[Tag::City, Tag::Building])
        .needs(&[AtMost(Oxygen, 7)])
        .play(&[Produce(-1, Energy), Produce(3, Money), Gain(3, Plants), Place(Tile::City, Site::City)])
        .points(1),
    automated("017", "Noctis City", Basic, 18).tags(&[Tag::City, Tag::Building]).play(&[
        Produce(-1, Energy),
        Produce(3, Money),
        Place(Tile::City, Site::NoctisCity),
    ]),
    automated("018", "Methane From Titan", Basic, 28)
        .tags(&[Tag::Jovian, Tag::Space])
        .needs(&[AtLeast(Oxygen, 2)])
        .play(&[Produce(2, Heat), Produce(2, Plants)])
        .points(2),
    event("019", "Imported Hydrogen", Basic, 16).tags(&[Tag::Earth, Tag::Space, Tag::Event]).play(&[
        OneOf(&[
            &[Gain(3, Plants)],
            &[AddTo(3, CardResource::Microbe, Which::Another)],
            &[AddTo(2, CardResource::Animal, Which::Another)],
        ]),
        PlaceOceans(1),
    ]),
    active("020", "Research Outpost", Basic, 18)
        .tags(&[Tag::Science, Tag::City, Tag::Building])
        .play(&[Place(Tile::City, Site::Isolated)])
        .passives(&[Cheaper(1)]),
    automated("021", "Phobos Space Haven", Basic, 25)
        .tags(&[Tag::Space, Tag::City])
        .play(&[Produce(1, Titanium), Place(Tile::City, Site::Orbit(Orbit::Phobos))])
        .points(3),
    automated("022", "Black Polar Dust", Basic, 15).play(&[
        Produce(-2, Money),
        Produce(3, Heat),
        PlaceOceans(1),
    ]),
    active("023", "Arctic Algae", Basic, 12)
        .tags(&[Tag::Plant])
        .needs(&[AtMost(Temperature, -12)])
        .play(&[Gain(1, Plants)])
        .triggers(&[when(OceanPlaced(Anyone), &[Gain(2, Plants)])]),
    active("024", "Predators", Basic, 14)
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Oxygen, 11)])
        .holds(CardResource::Animal)
        .actions(&[spend(&[TakeFromAny(CardResource::Animal)], &[AddHere(1)])])
        .scores(Points::per_here(1, 1)),
    active("025", "Space Station", CorporateEra, 10)
        .tags(&[Tag::Space])
        .passives(&[CheaperTag(2, Tag::Space)])
        .points(1),
    automated("026", "Eos Chasma National Park", Basic, 16)
        .tags(&[Tag::Plant, Tag::Building])
        .needs(&[AtLeast(Temperature, -12)])
        .play(&[AddTo(1, CardResource::Animal, Which::Any), Gain(3, Plants), Produce(2, Money)])
        .points(1),
    event("027", "Interstellar Colony Ship", CorporateEra, 24)
        .tags(&[Tag::Earth, Tag::Space, Tag::Event])
        .needs(&[Tags(Tag::Science, 5)])
        .points(4),
    active("028", "Security Fleet", CorporateEra, 12)
        .tags(&[Tag::Space])
        .holds(CardResource::Fighter)
        .actions(&[spend(&[Lose(1, Titanium)], &[AddHere(1)])])
        .scores(Points::per_here(1, 1)),
    automated("029", "Cupola City", Basic, 16)
        .tags(&[Tag::City, Tag::Building])
        .needs(&[AtMost(Oxygen, 9)])
        .play(&[Produce(-1, Energy), Produce(3, Money), Place(Tile::City, Site::City)]),
    automated("030", "Lunar Beam", Basic, 13).tags(&[Tag::Earth, Tag::Power]).play(&[
        Produce(-2, Money),
        Produce(2, Heat),
        Produce(2, Energy),
    ]),
    active("031", "Optimal Aerobraking", Basic, 7)
        .tags(&[Tag::Space])
        .triggers(&[when(EventPlayed(Some(Tag::Space)), &[Gain(3, Money), Gain(3, Heat)])]),
    automated("032", "Underground City", Basic, 18).tags(&[Tag::City, Tag::Building]).play(&[
        Produce(-2, Energy),
        Produce(2, Steel),
        Place(Tile::City, Site::City),
    ]),
    active("033", "Regolith Eaters", Basic, 13)
        .tags(&[Tag::Science, Tag::Microbe])
        .holds(CardResource::Microbe)
        .actions(&[free(&[AddHere(1)]), spend(&[TakeHere(2)], &[Raise(1, Oxygen)])]),
    active("034", "GHG Producing Bacteria", Basic, 8)
        .tags(&[Tag::Science, Tag::Microbe])
        .needs(&[AtLeast(Oxygen, 4)])
        .holds(CardResource::Microbe)
        .actions(&[free(&[AddHere(1)]), spend(&[TakeHere(2)], &[Raise(1, Temperature)])]),
    active("035", "Ants", Basic, 9)
        .tags(&[Tag::Microbe])
        .needs(&[AtLeast(Oxygen, 4)])
        .holds(CardResource::Microbe)
        .actions(&[spend(&[TakeFromAny(CardResource::Microbe)], &[AddHere(1)])])
        .scores(Points::per_here(1, 2)),
    event("036", "Release of Inert Gases", Basic, 14).tags(&[Tag::Event]).play(&[Rate(2)]),
    event("037", "Nitrogen-Rich Asteroid", Basic, 31).tags(&[Tag::Space, Tag::Event]).play(&[
        Raise(1, Temperature),
        Rate(2),
        ProduceWithTags { resource: Plants, few: 1, many: 4, tag: Tag::Plant, need: 3 },
    ]),
    active("038", "Rover Construction", Basic, 8)
        .tags(&[Tag::Building])
        .triggers(&[when(CityPlaced(Anyone), &[Gain(2, Money)])])
        .points(1),
    event("039", "Deimos Down", Basic, 31).tags(&[Tag::Space, Tag::Event]).play(&[
        Raise(3, Temperature),
        Gain(4, Steel),
        AnyoneLoses(8, Plants),
    ]),
    automated("040", "Asteroid Mining", Basic, 30)
        .tags(&[Tag::Jovian, Tag::Space])
        .play(&[Produce(2, Titanium)])
        .points(2),
    automated("041", "Food Factory", Basic, 12)
        .tags(&[Tag::Building])
        .play(&[Produce(-1, Plants), Produce(4, Money)])
        .points(1),
    automated("042", "ArchaeBacteria", Basic, 6)
        .tags(&[Tag::Microbe])
        .needs(&[AtMost(Temperature, -18)])
        .play(&[Produce(1, Plants)]),
    automated("043", "Carbonate Processing", Basic, 6)
        .tags(&[Tag::Building])
        .play(&[Produce(-1, Energy), Produce(3, Heat)]),
    automated("044", "Natural Preserve", Basic, 9)
        .tags(&[Tag::Science, Tag::Building])
        .needs(&[AtMost(Oxygen, 4)])
        .play(&[Place(Tile::NaturalPreserve, Site::Isolated), Produce(1, Money)])
        .points(1),
    automated("045", "Nuclear Power", Basic, 10)
        .tags(&[Tag::Power, Tag::Building])
        .play(&[Produce(-2, Money), Produce(3, Energy)]),
    automated("046", "Lightning Harvest", CorporateEra, 8)
        .tags(&[Tag::Power])
        .needs(&[Tags(Tag::Science, 3)])
        .play(&[Produce(1, Energy), Produce(1, Money)])
        .points(1),
    automated("047", "Algae", Basic, 10)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Oceans, 5)])
        .play(&[Gain(1, Plants), Produce(2, Plants)]),
    automated("048", "Adapted Lichen", Basic, 9).tags(&[Tag::Plant]).play(&[Produce(1, Plants)]),
    active("049", "Tardigrades", CorporateEra, 4)
        .tags(&[Tag::Microbe])
        .holds(CardResource::Microbe)
        .actions(&[free(&[AddHere(1)])])
        .scores(Points::per_here(1, 4)),
    event("050", "Virus", CorporateEra, 1)
        .tags(&[Tag::Microbe, Tag::Event])
        .play(&[OneOf(&[&[AnyoneLosesFromCard(2, CardResource::Animal)], &[AnyoneLoses(5, Plants)]])]),
    automated("051", "Miranda Resort", CorporateEra, 12)
        .tags(&[Tag::Jovian, Tag::Space])
        .play(&[ProducePer(Money, Count::Tags(Tag::Earth), 1)])
        .points(1),
    active("052", "Fish", Basic, 9)
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Temperature, 2)])
        .holds(CardResource::Animal)
        .play(&[AnyoneProduces(1, Plants)])
        .actions(&[free(&[AddHere(1)])])
        .scores(Points::per_here(1, 1)),
    automated("053", "Lake Marineris", Basic, 18)
        .needs(&[AtLeast(Temperature, 0)])
        .play(&[PlaceOceans(2)])
        .points(2),
    active("054", "Small Animals", Basic, 6)
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Oxygen, 6)])
        .holds(CardResource::Animal)
        .play(&[AnyoneProduces(1, Plants)])
        .actions(&[free(&[AddHere(1)])])
        .scores(Points::per_here(1, 2)),
    automated("055", "Kelp Farming", Basic, 17)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Oceans, 6)])
        .play(&[Produce(2, Money), Produce(3, Plants), Gain(2, Plants)])
        .points(1),
    automated("056", "Mine", CorporateEra, 4).tags(&[Tag::Building]).play(&[Produce(1, Steel)]),
    automated("057", "Vesta Shipyard", CorporateEra, 15)
        .tags(&[Tag::Jovian, Tag::Space])
        .play(&[Produce(1, Titanium)])
        .points(1),
    automated("058", "Beam From A Thorium Asteroid", Basic, 32)
        .tags(&[Tag::Jovian, Tag::Space, Tag::Power])
        .needs(&[Tags(Tag::Jovian, 1)])
        .play(&[Produce(3, Heat), Produce(3, Energy)])
        .points(1),
    automated("059", "Mangrove", Basic, 12)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, 4)])
        .play(&[Place(Tile::Greenery, Site::OceanArea)])
        .points(1),
    automated("060", "Trees", Basic, 13)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, -4)])
        .play(&[Produce(3, Plants), Gain(1, Plants)])
        .points(1),
    automated("061", "Great Escarpment Consortium", CorporateEra, 6)
        .needs(&[Production(Steel, 1)])
        .play(&[AnyoneProduces(1, Steel), Produce(1, Steel)]),
    event("062", "Mineral Deposit", CorporateEra, 5).tags(&[Tag::Event]).play(&[Gain(5, Steel)]),
    event("063", "Mining Expedition", Basic, 12).tags(&[Tag::Event]).play(&[
        Raise(1, Oxygen),
        AnyoneLoses(2, Plants),
        Gain(2, Steel),
    ]),
    automated("064", "Mining Area", CorporateEra, 4)
        .tags(&[Tag::Building])
        .play(&[Place(Tile::MiningArea, Site::MetalBesideOwn), ProduceMetal(Tile::MiningArea)]),
    automated("065", "Building Industries", CorporateEra, 6)
        .tags(&[Tag::Building])
        .play(&[Produce(-1, Energy), Produce(2, Steel)]),
    event("066", "Land Claim", CorporateEra, 1).tags(&[Tag::Event]).play(&[ClaimArea]),
    automated("067", "Mining Rights", Basic, 9)
        .tags(&[Tag::Building])
        .play(&[Place(Tile::MiningRights, Site::Metal), ProduceMetal(Tile::MiningRights)]),
    automated("068", "Sponsors", CorporateEra, 6).tags(&[Tag::Earth]).play(&[Produce(2, Money)]),
    active("069", "Electro Catapult", CorporateEra, 17)
        .tags(&[Tag::Building])
        .needs(&[AtMost(Oxygen, 8)])
        .play(&[Produce(-1, Energy)])
        .actions(&[spend(&[Lose(1, Plants)], &[Gain(7, Money)]), spend(&[Lose(1, Steel)], &[Gain(7, Money)])])
        .points(1),
    active("070", "Earth Catapult", CorporateEra, 23).tags(&[Tag::Earth]).passives(&[Cheaper(2)]).points(2),
    active("071", "Advanced Alloys", CorporateEra, 9)
        .tags(&[Tag::Science])
        .passives(&[WorthMore(1, Steel), WorthMore(1, Titanium)]),
    active("072", "Birds", Basic, 10)
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Oxygen, 13)])
        .holds(CardResource::Animal)
        .play(&[AnyoneProduces(2, Plants)])
        .actions(&[free(&[AddHere(1)])])
        .scores(Points::per_here(1, 1)),
    active("073", "Mars University", CorporateEra, 8)
        .tags(&[Tag::Science, Tag::Building])
        .triggers(&[when(TagPlayed(&[Tag::Science], You), &[MayDiscardToDraw])])
        .points(1),
    active("074", "Viral Enhancers", CorporateEra, 9).tags(&[Tag::Science, Tag::Microbe]).triggers(&[when(
        TagPlayed(&[Tag::Plant, Tag::Microbe, Tag::Animal], You),
        &[OneOf(&[&[Gain(1, Plants)], &[AddToPlayed(1)]])],
    )]),
    event("075", "Towing A Comet", Basic, 23).tags(&[Tag::Space, Tag::Event]).play(&[
        Gain(2, Plants),
        Raise(1, Oxygen),
        PlaceOceans(1),
    ]),
    active("076", "Space Mirrors", Basic, 3)
        .tags(&[Tag::Power, Tag::Space])
        .actions(&[spend(&[Pay(7, None)], &[Produce(1, Energy)])]),
    automated("077", "Solar Wind Power", Basic, 11)
        .tags(&[Tag::Science, Tag::Space, Tag::Power])
        .play(&[Produce(1, Energy), Gain(2, Titanium)]),
    event("078", "Ice Asteroid", Basic, 23).tags(&[Tag::Space, Tag::Event]).play(&[PlaceOceans(2)]),
    active("079", "Quantum Extractor", CorporateEra, 13)
        .tags(&[Tag::Science, Tag::Power])
        .needs(&[Tags(Tag::Science, 4)])
        .play(&[Produce(4, Energy)])
        .passives(&[CheaperTag(2, Tag::Space)]),
    event("080", "Giant Ice Asteroid", Basic, 36).tags(&[Tag::Space, Tag::Event]).play(&[
        Raise(2, Temperature),
        PlaceOceans(2),
        AnyoneLoses(6, Plants),
    ]),
    automated("081", "Ganymede Colony", Basic, 20)
        .tags(&[Tag::Jovian, Tag::Space, Tag::City])
        .play(&[Place(Tile::City, Site::Orbit(Orbit::Ganymede))])
        .scores(Points::PerTag(Tag::Jovian)),
    automated("082", "Callisto Penal Mines", CorporateEra, 24)
        .tags(&[Tag::Jovian, Tag::Space])
        .play(&[Produce(3, Money)])
        .points(2),
    automated("083", "Giant Space Mirror", Basic, 17)
        .tags(&[Tag::Power, Tag::Space])
        .play(&[Produce(3, Energy)]),
    automated("084", "Trans-Neptune Probe", CorporateEra, 6).tags(&[Tag::Science, Tag::Space]).points(1),
    automated("085", "Commercial District", CorporateEra, 16)
        .tags(&[Tag::Building])
        .play(&[Produce(-1, Energy), Produce(4, Money), Place(Tile::CommercialDistrict, Site::Land)])
        .scores(Points::PerAdjacent(Tile::CommercialDistrict, Beside::Cities)),
    automated("086", "Robotic Workforce", CorporateEra, 9).tags(&[Tag::Science]).play(&[CopyProduction]),
    automated("087", "Grass", Basic, 11)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, -16)])
        .play(&[Produce(1, Plants), Gain(3, Plants)]),
    automated("088", "Heather", Basic, 6)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, -14)])
        .play(&[Produce(1, Plants), Gain(1, Plants)]),
    automated("089", "Peroxide Power", Basic, 7)
        .tags(&[Tag::Power, Tag::Building])
        .play(&[Produce(-1, Money), Produce(2, Energy)]),
    automated("090", "Research", CorporateEra, 11)
        .tags(&[Tag::Science, Tag::Science])
        .play(&[Draw(2)])
        .points(1),
    automated("091", "Gene Repair", CorporateEra, 12)
        .tags(&[Tag::Science])
        .needs(&[Tags(Tag::Science, 3)])
        .play(&[Produce(2, Money)])
        .points(2),
    automated("092", "Io Mining Industries", CorporateEra, 41)
        .tags(&[Tag::Jovian, Tag::Space])
        .play(&[Produce(2, Titanium), Produce(2, Money)])
        .scores(Points::PerTag(Tag::Jovian)),
    automated("093", "Bushes", Basic, 10)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, -10)])
        .play(&[Produce(2, Plants), Gain(2, Plants)]),
    active("094", "Mass Converter", CorporateEra, 8)
        .tags(&[Tag::Science, Tag::Power])
        .needs(&[Tags(Tag::Science, 5)])
        .play(&[Produce(6, Energy)])
        .passives(&[CheaperTag(2, Tag::Space)]),
    active("095", "Physics Complex", CorporateEra, 12)
        .tags(&[Tag::Science, Tag::Building])
        .holds(CardResource::Science)
        .actions(&[spend(&[Lose(6, Energy)], &[AddHere(1)])])
        .scores(Points::per_here(2, 1)),
    automated("096", "Greenhouses", Basic, 6)
        .tags(&[Tag::Plant, Tag::Building])
        .play(&[GainPer(Plants, Count::Cities)]),
    automated("097", "Nuclear Zone", Basic, 10)
        .tags(&[Tag::Earth])
        .play(&[Place(Tile::NuclearZone, Site::Land), Raise(2, Temperature)])
        .points(-2),
    automated("098", "Tropical Resort", CorporateEra, 13)
        .tags(&[Tag::Building])
        .play(&[Produce(-2, Heat), Produce(3, Money)])
        .points(2),
    automated("099", "Toll Station", CorporateEra, 12).tags(&[Tag::Space]).play(&[ProducePer(
        Money,
        Count::OpponentTags(Tag::Space),
        1,
    )]),
    automated("100", "Fueled Generators", Basic, 1)
        .tags(&[Tag::Power, Tag::Building])
        .play(&[Produce(-1, Money), Produce(1, Energy)]),
    active("101", "Ironworks", Basic, 11)
        .tags(&[Tag::Building])
        .actions(&[spend(&[Lose(4, Energy)], &[Gain(1, Steel), Raise(1, Oxygen)])]),
    automated("102", "Power Grid", Basic, 18).tags(&[Tag::Power]).play(&[ProducePer(
        Energy,
        Count::Tags(Tag::Power),
        1,
    )]),
    active("103", "Steelworks", Basic, 15)
        .tags(&[Tag::Building])
        .actions(&[spend(&[Lose(4, Energy)], &[Gain(2, Steel), Raise(1, Oxygen)])]),
    active("104", "Ore Processor", Basic, 13)
        .tags(&[Tag::Building])
        .actions(&[spend(&[Lose(4, Energy)], &[Gain(1, Titanium), Raise(1, Oxygen)])]),
    active("105", "Earth Office", CorporateEra, 1).tags(&[Tag::Earth]).passives(&[CheaperTag(3, Tag::Earth)]),
    automated("106", "Acquired Company", CorporateEra, 10).tags(&[Tag::Earth]).play(&[Produce(3, Money)]),
    automated("107", "Media Archives", CorporateEra, 8)
        .tags(&[Tag::Earth])
        .play(&[GainPer(Money, Count::EventsPlayed)]),
    automated("108", "Open City", Basic, 23)
        .tags(&[Tag::City, Tag::Building])
        .needs(&[AtLeast(Oxygen, 12)])
        .play(&[Produce(-1, Energy), Produce(4, Money), Gain(2, Plants), Place(Tile::City, Site::City)])
        .points(1),
    active("109", "Media Group", CorporateEra, 6)
        .tags(&[Tag::Earth])
        .triggers(&[when(EventPlayed(None), &[Gain(3, Money)])]),
    active("110", "Business Network", CorporateEra, 4)
        .tags(&[Tag::Earth])
        .play(&[Produce(-1, Money)])
        .actions(&[free(&[DrawBuy])]),
    event("111", "Business Contacts", CorporateEra, 7)
        .tags(&[Tag::Earth, Tag::Event])
        .play(&[DrawKeep(4, 2)]),
    event("112", "Bribed Committee", CorporateEra, 7)
        .tags(&[Tag::Earth, Tag::Event])
        .play(&[Rate(2)])
        .points(-2),
    automated("113", "Solar Power", Basic, 11)
        .tags(&[Tag::Power, Tag::Building])
        .play(&[Produce(1, Energy)])
        .points(1),
    automated("114", "Breathing Filters", Basic, 11)
        .tags(&[Tag::Science])
        .needs(&[AtLeast(Oxygen, 7)])
        .points(2),
    automated("115", "Artificial Photosynthesis", Basic, 12)
        .tags(&[Tag::Science])
        .play(&[OneOf(&[&[Produce(1, Plants)], &[Produce(2, Energy)]])]),
    automated("116", "Artificial Lake", Basic, 15)
        .tags(&[Tag::Building])
        .needs(&[AtLeast(Temperature, -6)])
        .play(&[OceanOnLand])
        .points(1),
    automated("117", "Geothermal Power", Basic, 11)
        .tags(&[Tag::Power, Tag::Building])
        .play(&[Produce(2, Energy)]),
    automated("118", "Farming", Basic, 16)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, 4)])
        .play(&[Produce(2, Money), Produce(2, Plants), Gain(2, Plants)])
        .points(2),
    automated("119", "Dust Seals", Basic, 2).needs(&[AtMost(Oceans, 3)]).points(1),
    automated("120", "Urbanized Area", Basic, 10).tags(&[Tag::City, Tag::Building]).play(&[
        Produce(-1, Energy),
        Produce(2, Money),
        Place(Tile::City, Site::BesideCities(2)),
    ]),
    event("121", "Sabotage", CorporateEra, 1).tags(&[Tag::Event]).play(&[OneOf(&[
        &[AnyoneLoses(3, Titanium)],
        &[AnyoneLoses(4, Steel)],
        &[AnyoneLoses(7, Money)],
    ])]),
    automated("122", "Moss", Basic, 4)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Oceans, 3)])
        .play(&[Lose(1, Plants), Produce(1, Plants)]),
    active("123", "Industrial Center", CorporateEra, 4)
        .tags(&[Tag::Building])
        .play(&[Place(Tile::IndustrialCenter, Site::BesideCities(1))])
        .actions(&[spend(&[Pay(7, None)], &[Produce(1, Steel)])]),
    event("124", "Hired Raiders", CorporateEra, 1)
        .tags(&[Tag::Event])
        .play(&[OneOf(&[&[Steal(2, Steel)], &[Steal(3, Money)]])]),
    automated("125", "Hackers", CorporateEra, 3)
        .play(&[Produce(-1, Energy), AnyoneProduces(2, Money), Produce(2, Money)])
        .points(-1),
    automated("126", "GHG Factories", Basic, 11)
        .tags(&[Tag::Building])
        .play(&[Produce(-1, Energy), Produce(4, Heat)]),
    event("127", "Subterranean Reservoir", Basic, 11).tags(&[Tag::Event]).play(&[PlaceOceans(1)]),
    active("128", "Ecological Zone", Basic, 12)
        .tags(&[Tag::Animal, Tag::Plant])
        .needs(&[Greeneries(1)])
        .holds(CardResource::Animal)
        .play(&[Place(Tile::EcologicalZone, Site::BesideGreenery)])
        .triggers(&[when(TagPlayed(&[Tag::Animal, Tag::Plant], You), &[AddHere(1)])])
        .scores(Points::per_here(1, 2)),
    automated("129", "Zeppelins", Basic, 13)
        .needs(&[AtLeast(Oxygen, 5)])
        .play(&[ProducePer(Money, Count::CitiesOnMars, 1)])
        .points(1),
    automated("130", "Worms", Basic, 8)
        .tags(&[Tag::Microbe])
        .needs(&[AtLeast(Oxygen, 4)])
        .play(&[ProducePer(Plants, Count::Tags(Tag::Microbe), 2)]),
    active("131", "Decomposers", Basic, 5)
        .tags(&[Tag::Microbe])
        .needs(&[AtLeast(Oxygen, 3)])
        .holds(CardResource::Microbe)
        .triggers(&[when(TagPlayed(&[Tag::Animal, Tag::Plant, Tag::Microbe], You), &[AddHere(1)])])
        .scores(Points::per_here(1, 3)),
    automated("132", "Fusion Power", Basic, 14)
        .tags(&[Tag::Science, Tag::Power, Tag::Building])
        .needs(&[Tags(Tag::Power, 2)])
        .play(&[Produce(3, Energy)]),
    active("133", "Symbiotic Fungus", Basic, 4)
        .tags(&[Tag::Microbe])
        .needs(&[AtLeast(Temperature, -14)])
        .actions(&[free(&[AddTo(1, CardResource::Microbe, Which::Another)])]),
    active("134", "Extreme-Cold Fungus", Basic, 13)
        .tags(&[Tag::Microbe])
        .needs(&[AtMost(Temperature, -10)])
        .actions(&[free(&[Gain(1, Plants)]), free(&[AddTo(2, CardResource::Microbe, Which::Another)])]),
    automated("135", "Advanced Ecosystems", Basic, 11)
        .tags(&[Tag::Plant, Tag::Microbe, Tag::Animal])
        .needs(&[Tags(Tag::Plant, 1), Tags(Tag::Microbe, 1), Tags(Tag::Animal, 1)])
        .points(3),
    automated("136", "Great Dam", Basic, 12)
        .tags(&[Tag::Power, Tag::Building])
        .needs(&[AtLeast(Oceans, 4)])
        .play(&[Produce(2, Energy)])
        .points(1),
    automated("137", "Cartel", CorporateEra, 8).tags(&[Tag::Earth]).play(&[ProducePer(
        Money,
        Count::Tags(Tag::Earth),
        1,
    )]),
    automated("138", "Strip Mine", Basic, 25).tags(&[Tag::Building]).play(&[
        Produce(-2, Energy),
        Produce(2, Steel),
        Produce(1, Titanium),
        Raise(2, Oxygen),
    ]),
    automated("139", "Wave Power", Basic, 8)
        .tags(&[Tag::Power])
        .needs(&[AtLeast(Oceans, 3)])
        .play(&[Produce(1, Energy)])
        .points(1),
    event("140", "Lava Flows", Basic, 18)
        .tags(&[Tag::Event])
        .play(&[Raise(2, Temperature), Place(Tile::LavaFlows, Site::Volcanic)]),
    automated("141", "Power Plant", Basic, 4).tags(&[Tag::Power, Tag::Building]).play(&[Produce(1, Energy)]),
    automated("142", "Mohole Area", Basic, 20)
        .tags(&[Tag::Building])
        .play(&[Produce(4, Heat), Place(Tile::MoholeArea, Site::OceanArea)]),
    event("143", "Large Convoy", Basic, 36)
        .tags(&[Tag::Earth, Tag::Space, Tag::Event])
        .play(&[
            PlaceOceans(1),
            Draw(2),
            OneOf(&[&[Gain(5, Plants)], &[AddTo(4, CardResource::Animal, Which::Another)]]),
        ])
        .points(2),
    automated("144", "Titanium Mine", CorporateEra, 7).tags(&[Tag::Building]).play(&[Produce(1, Titanium)]),
    automated("145", "Tectonic Stress Power", Basic, 18)
        .tags(&[Tag::Power, Tag::Building])
        .needs(&[Tags(Tag::Science, 2)])
        .play(&[Produce(3, Energy)])
        .points(1),
    automated("146", "Nitrophilic Moss", Basic, 8)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Oceans, 3)])
        .play(&[Lose(2, Plants), Produce(2, Plants)]),
    active("147", "Herbivores", Basic, 12)
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Oxygen, 8)])
        .holds(CardResource::Animal)
        .play(&[AnyoneProduces(1, Plants), AddHere(1)])
        .triggers(&[when(GreeneryPlaced(You), &[AddHere(1)])])
        .scores(Points::per_here(1, 2)),
    automated("148", "Insects", Basic, 9)
        .tags(&[Tag::Microbe])
        .needs(&[AtLeast(Oxygen, 6)])
        .play(&[ProducePer(Plants, Count::Tags(Tag::Plant), 1)]),
    event("149", "CEO's Favorite Project", CorporateEra, 1).tags(&[Tag::Event]).play(&[AddToNonEmpty(1)]),
    active("150", "Anti-Gravity Technology", CorporateEra, 14)
        .tags(&[Tag::Science])
        .needs(&[Tags(Tag::Science, 7)])
        .passives(&[Cheaper(2)])
        .points(3),
    event("151", "Investment Loan", CorporateEra, 3)
        .tags(&[Tag::Earth, Tag::Event])
        .play(&[Produce(-1, Money), Gain(10, Money)]),
    automated("152", "Insulation", Basic, 2).play(&[ShiftProduction(Heat, Money)]),
    active("153", "Adaptation Technology", Basic, 12).tags(&[Tag::Science]).passives(&[Eased(2)]).points(1),
    active("154", "Caretaker Contract", CorporateEra, 3)
        .needs(&[AtLeast(Temperature, 0)])
        .actions(&[spend(&[Lose(8, Heat)], &[Rate(1)])]),
    automated("155", "Designed Microorganisms", Basic, 16)
        .tags(&[Tag::Science, Tag::Microbe])
        .needs(&[AtMost(Temperature, -14)])
        .play(&[Produce(2, Plants)]),
    active("156", "Standard Technology", CorporateEra, 6)
        .tags(&[Tag::Science])
        .triggers(&[when(ProjectPaid, &[Gain(3, Money)])]),
    active("157", "Nitrite Reducing Bacteria", Basic, 11)
        .tags(&[Tag::Microbe])
        .holds(CardResource::Microbe)
        .play(&[AddHere(3)])
        .actions(&[free(&[AddHere(1)]), spend(&[TakeHere(3)], &[Rate(1)])]),
    automated("158", "Industrial Microbes", Basic, 12)
        .tags(&[Tag::Microbe, Tag::Building])
        .play(&[Produce(1, Energy), Produce(1, Steel)]),
    automated("159", "Lichen", Basic, 7)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, -24)])
        .play(&[Produce(1, Plants)]),
    automated("160", "Power Supply Consortium", CorporateEra, 5)
        .tags(&[Tag::Power])
        .needs(&[Tags(Tag::Power, 2)])
        .play(&[AnyoneProduces(1, Energy), Produce(1, Energy)]),
    event("161", "Convoy From Europa", Basic, 15)
        .tags(&[Tag::Space, Tag::Event])
        .play(&[PlaceOceans(1), Draw(1)]),
    event("162", "Imported GHG", Basic, 7)
        .tags(&[Tag::Earth, Tag::Space, Tag::Event])
        .play(&[Produce(1, Heat), Gain(3, Heat)]),
    event("163", "Imported Nitrogen", Basic, 23).tags(&[Tag::Earth, Tag::Space, Tag::Event]).play(&[
        Rate(1),
        Gain(4, Plants),
        AddTo(3, CardResource::Microbe, Which::Another),
        AddTo(2, CardResource::Animal, Which::Another),
    ]),
    automated("164", "Micro-Mills", Basic, 3).play(&[Produce(1, Heat)]),
    automated("165", "Magnetic Field Generators", Basic, 20).tags(&[Tag::Building]).play(&[
        Produce(-4, Energy),
        Produce(2, Plants),
        Rate(3),
    ]),
    active("166", "Shuttles", Basic, 10)
        .tags(&[Tag::Space])
        .needs(&[AtLeast(Oxygen, 5)])
        .play(&[Produce(-1, Energy), Produce(2, Money)])
        .passives(&[CheaperTag(2, Tag::Space)])
        .points(1),
    event("167", "Import of Advanced GHG", Basic, 9)
        .tags(&[Tag::Earth, Tag::Space, Tag::Event])
        .play(&[Produce(2, Heat)]),
    automated("168", "Windmills", Basic, 6)
        .tags(&[Tag::Power, Tag::Building])
        .needs(&[AtLeast(Oxygen, 7)])
        .play(&[Produce(1, Energy)])
        .points(1),
    automated("169", "Tundra Farming", Basic, 16)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, -6)])
        .play(&[Produce(1, Plants), Produce(2, Money), Gain(1, Plants)])
        .points(2),
    event("170", "Aerobraked Ammonia Asteroid", Basic, 26).tags(&[Tag::Space, Tag::Event]).play(&[
        Produce(3, Heat),
        Produce(1, Plants),
        AddTo(2, CardResource::Microbe, Which::Another),
    ]),
    automated("171", "Magnetic Field Dome", Basic, 5).tags(&[Tag::Building]).play(&[
        Produce(-2, Energy),
        Produce(1, Plants),
        Rate(1),
    ]),
    active("172", "Pets", Basic, 10)
        .tags(&[Tag::Earth, Tag::Animal])
        .holds(CardResource::Animal)
        .play(&[AddHere(1)])
        .triggers(&[when(CityPlaced(Anyone), &[AddHere(1)])])
        .passives(&[Untouchable])
        .scores(Points::per_here(1, 2)),
    active("173", "Protected Habitats", CorporateEra, 5).passives(&[Protected]),
    automated("174", "Protected Valley", Basic, 23)
        .tags(&[Tag::Plant, Tag::Building])
        .play(&[Produce(2, Money), Place(Tile::Greenery, Site::OceanArea)]),
    automated("175", "Satellites", CorporateEra, 10).tags(&[Tag::Space]).play(&[ProducePer(
        Money,
        Count::Tags(Tag::Space),
        1,
    )]),
    automated("176", "Noctis Farming", Basic, 10)
        .tags(&[Tag::Plant, Tag::Building])
        .needs(&[AtLeast(Temperature, -20)])
        .play(&[Produce(1, Money), Gain(2, Plants)])
        .points(1),
    active("177", "Water Splitting Plant", Basic, 12)
        .tags(&[Tag::Building])
        .needs(&[AtLeast(Oceans, 2)])
        .actions(&[spend(&[Lose(3, Energy)], &[Raise(1, Oxygen)])]),
    automated("178", "Heat Trappers", Basic, 6)
        .tags(&[Tag::Power, Tag::Building])
        .play(&[AnyoneProduces(2, Heat), Produce(1, Energy)])
        .points(-1),
    automated("179", "Soil Factory", Basic, 9)
        .tags(&[Tag::Building])
        .play(&[Produce(-1, Energy), Produce(1, Plants)])
        .points(1),
    automated("180", "Fuel Factory", CorporateEra, 6).tags(&[Tag::Building]).play(&[
        Produce(-1, Energy),
        Produce(1, Titanium),
        Produce(1, Money),
    ]),
    event("181", "Ice Cap Melting", Basic, 5)
        .tags(&[Tag::Event])
        .needs(&[AtLeast(Temperature, 2)])
        .play(&[PlaceOceans(1)]),
    automated("182", "Corporate Stronghold", CorporateEra, 11)
        .tags(&[Tag::City, Tag::Building])
        .play(&[Produce(-1, Energy), Produce(3, Money), Place(Tile::City, Site::City)])
        .points(-2),
    automated("183", "Biomass Combustors", Basic, 4)
        .tags(&[Tag::Power, Tag::Building])
        .needs(&[AtLeast(Oxygen, 6)])
        .play(&[AnyoneProduces(1, Plants), Produce(2, Energy)])
        .points(-1),
    active("184", "Livestock", Basic, 13)
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Oxygen, 9)])
        .holds(CardResource::Animal)
        .play(&[Produce(-1, Plants), Produce(2, Money)])
        .actions(&[free(&[AddHere(1)])])
        .scores(Points::per_here(1, 1)),
    active("185", "Olympus Conference", CorporateEra, 10)
        .tags(&[Tag::Science, Tag::Earth, Tag::Building])
        .holds(CardResource::Science)
        .triggers(&[when(
            TagPlayed(&[Tag::Science], You),
            &[OneOf(&[&[AddHere(1)], &[TakeHere(1), Draw(1)]])],
        )])
        .points(1),
    automated("186", "Rad-Suits", CorporateEra, 6).needs(&[Cities(2)]).play(&[Produce(1, Money)]).points(1),
    active("187", "Aquifer Pumping", Basic, 18)
        .tags(&[Tag::Building])
        .actions(&[spend(&[Pay(8, Some(Steel))], &[PlaceOceans(1)])]),
    event("188", "Flooding", Basic, 7).tags(&[Tag::Event]).play(&[OceanFlooding(4)]).points(-1),
    automated("189", "Energy Saving", Basic, 15).tags(&[Tag::Power]).play(&[ProducePer(
        Energy,
        Count::Cities,
        1,
    )]),
    event("190", "Local Heat Trapping", Basic, 1).tags(&[Tag::Event]).play(&[
        Lose(5, Heat),
        OneOf(&[&[Gain(4, Plants)], &[AddTo(2, CardResource::Animal, Which::Another)]]),
    ]),
    event("191", "Permafrost Extraction", Basic, 8)
        .tags(&[Tag::Event])
        .needs(&[AtLeast(Temperature, -8)])
        .play(&[PlaceOceans(1)]),
    event("192", "Invention Contest", CorporateEra, 2)
        .tags(&[Tag::Science, Tag::Event])
        .play(&[DrawKeep(3, 1)]),
    automated("193", "Plantation", Basic, 15)
        .tags(&[Tag::Plant])
        .needs(&[Tags(Tag::Science, 2)])
        .play(&[Place(Tile::Greenery, Site::Greenery)]),
    active("194", "Power Infrastructure", CorporateEra, 4)
        .tags(&[Tag::Power, Tag::Building])
        .actions(&[free(&[Exchange(Energy, Money)])]),
    event("195", "Indentured Workers", CorporateEra, 0)
        .tags(&[Tag::Event])
        .play(&[NextCardCheaper(8)])
        .points(-1),
    automated("196", "Lagrange Observatory", CorporateEra, 9)
        .tags(&[Tag::Science, Tag::Space])
        .play(&[Draw(1)])
        .points(1),
    automated("197", "Terraforming Ganymede", CorporateEra, 33)
        .tags(&[Tag::Jovian, Tag::Space])
        .play(&[RatePer(Count::Tags(Tag::Jovian))])
        .points(2),
    automated("198", "Immigration Shuttles", Basic, 31)
        .tags(&[Tag::Earth, Tag::Space])
        .play(&[Produce(5, Money)])
        .scores(Points::PerCities(3)),
    active("199", "Restricted Area", CorporateEra, 11)
        .tags(&[Tag::Science])
        .play(&[Place(Tile::RestrictedArea, Site::Land)])
        .actions(&[spend(&[Pay(2, None)], &[Draw(1)])]),
    active("200", "Immigrant City", Basic, 13)
        .tags(&[Tag::City, Tag::Building])
        .play(&[Produce(-1, Energy), Produce(-2, Money), Place(Tile::City, Site::City)])
        .triggers(&[when(CityPlaced(Anyone), &[Produce(1, Money)])]),
    automated("201", "Energy Tapping", CorporateEra, 3)
        .tags(&[Tag::Power])
        .play(&[AnyoneProduces(1, Energy), Produce(1, Energy)])
        .points(-1),
    active("202", "Underground Detonations", Basic, 6)
        .tags(&[Tag::Building])
        .actions(&[spend(&[Pay(10, None)], &[Produce(2, Heat)])]),
    automated("203", "Soletta", Basic, 35).tags(&[Tag::Space]).play(&[Produce(7, Heat)]),
    event("204", "Technology Demonstration", CorporateEra, 5)
        .tags(&[Tag::Science, Tag::Space, Tag::Event])
        .play(&[Draw(2)]),
    automated("205", "Rad-Chem Factory", Basic, 8)
        .tags(&[Tag::Building])
        .play(&[Produce(-1, Energy), Rate(2)]),
    event("206", "Special Design", Basic, 4).tags(&[Tag::Science, Tag::Event]).play(&[NextCardEased(2)]),
    automated("207", "Medical Lab", CorporateEra, 13)
        .tags(&[Tag::Science, Tag::Building])
        .play(&[ProducePer(Money, Count::Tags(Tag::Building), 2)])
        .points(1),
    active("208", "AI Central", CorporateEra, 21)
        .tags(&[Tag::Science, Tag::Building])
        .needs(&[Tags(Tag::Science, 3)])
        .play(&[Produce(-1, Energy)])
        .actions(&[free(&[Draw(2)])])
        .points(1),
];
