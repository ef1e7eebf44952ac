//! The cards of the expansion Colonies: its 49 projects and 5 corporations, by number.
//!
//! Sentences in the language of `card.rs`; the fact tables are the second witness (words/tests/words/mars_facts.rs).

use super::prelude::*;
use crate::card::ColonyEffect::*;

const FLOATER: CardResource = CardResource::Floater;
const JOVIAN: Which = Which::Tagged(Tag::Jovian);
const COLONY: Effect = Colony(PlaceColony { own_too: false });
const COLONY_OWN_TOO: Effect = Colony(PlaceColony { own_too: true });

pub(super) static PROJECTS: [Card; 49] = [
    automated("C01", "Airliners", Colonies, 11)
        .needs(&[Held(FLOATER, 3)])
        .play(&[Produce(2, Money), AddTo(2, FLOATER, Which::Any)])
        .points(1),
    event("C02", "Air Raid", Colonies, 0)
        .tags(&[Tag::Event])
        .play(&[TakeFromOwn(1, FLOATER), Steal(5, Money)]),
    active("C03", "Atmo Collectors", Colonies, 15)
        .holds(FLOATER)
        .play(&[AddTo(2, FLOATER, Which::Any)])
        .actions(&[
            free(&[AddHere(1)]),
            spend(&[TakeHere(1)], &[OneOf(&[&[Gain(2, Titanium)], &[Gain(3, Energy)], &[Gain(4, Heat)]])]),
        ]),
    automated("C04", "Community Services", Colonies, 13)
        .play(&[ProducePer(Money, Count::Untagged, 1)])
        .points(1),
    event("C05", "Conscription", Colonies, 5)
        .tags(&[Tag::Earth, Tag::Event])
        .needs(&[Tags(Tag::Earth, 2)])
        .play(&[NextCardCheaper(16)])
        .points(-1),
    automated("C06", "Corona Extractor", Colonies, 10)
        .tags(&[Tag::Space, Tag::Power])
        .needs(&[Tags(Tag::Science, 4)])
        .play(&[Produce(4, Energy)]),
    active("C07", "Cryo-Sleep", Colonies, 10).tags(&[Tag::Science]).passives(&[CheaperTrade(1)]).points(1),
    automated("C08", "Earth Elevator", Colonies, 43)
        .tags(&[Tag::Space, Tag::Earth])
        .play(&[Produce(3, Titanium)])
        .points(4),
    automated("C09", "Ecology Research", Colonies, 21)
        .tags(&[Tag::Science, Tag::Plant, Tag::Animal, Tag::Microbe])
        .play(&[
            ProducePer(Plants, Count::Colonies, 1),
            AddTo(1, CardResource::Animal, Which::Another),
            AddTo(2, CardResource::Microbe, Which::Another),
        ])
        .points(1),
    automated("C10", "Floater Leasing", Colonies, 3).play(&[ProducePer(Money, Count::Held(FLOATER), 3)]),
    event("C11", "Floater Prototypes", Colonies, 2).tags(&[Tag::Science, Tag::Event]).play(&[AddTo(
        2,
        FLOATER,
        Which::Another,
    )]),
    active("C12", "Floater Technology", Colonies, 7).tags(&[Tag::Science]).actions(&[free(&[AddTo(
        1,
        FLOATER,
        Which::Another,
    )])]),
    automated("C13", "Galilean Waystation", Colonies, 15)
        .tags(&[Tag::Space])
        .play(&[ProducePer(Money, Count::TagsInPlay(Tag::Jovian), 1)])
        .points(1),
    automated("C14", "Heavy Taxation", Colonies, 3)
        .tags(&[Tag::Earth])
        .needs(&[Tags(Tag::Earth, 2)])
        .play(&[Produce(2, Money), Gain(4, Money)])
        .points(-1),
    automated("C15", "Ice Moon Colony", Colonies, 23).tags(&[Tag::Space]).play(&[COLONY, PlaceOceans(1)]),
    event("C16", "Impactor Swarm", Colonies, 11)
        .tags(&[Tag::Space, Tag::Event])
        .needs(&[Tags(Tag::Jovian, 2)])
        .play(&[Gain(12, Heat), AnyoneLoses(2, Plants)]),
    event("C17", "Interplanetary Colony Ship", Colonies, 12)
        .tags(&[Tag::Space, Tag::Earth, Tag::Event])
        .play(&[COLONY]),
    active("C18", "Jovian Lanterns", Colonies, 20)
        .tags(&[Tag::Jovian])
        .needs(&[Tags(Tag::Jovian, 1)])
        .holds(FLOATER)
        .play(&[Rate(1), AddTo(2, FLOATER, Which::Any)])
        .actions(&[spend(&[Lose(1, Titanium)], &[AddHere(2)])])
        .scores(Points::per_here(1, 2)),
    active("C19", "Jupiter Floating Station", Colonies, 9)
        .tags(&[Tag::Jovian])
        .needs(&[Tags(Tag::Science, 3)])
        .holds(FLOATER)
        .actions(&[free(&[AddTo(1, FLOATER, JOVIAN)]), free(&[GainPer(Money, Count::HereUpTo(4))])])
        .points(1),
    automated("C20", "Luna Governor", Colonies, 4)
        .tags(&[Tag::Earth, Tag::Earth])
        .needs(&[Tags(Tag::Earth, 3)])
        .play(&[Produce(2, Money)]),
    automated("C21", "Lunar Exports", Colonies, 19)
        .tags(&[Tag::Earth, Tag::Space])
        .play(&[OneOf(&[&[Produce(2, Plants)], &[Produce(5, Money)]])]),
    automated("C22", "Lunar Mining", Colonies, 11).tags(&[Tag::Earth]).play(&[ProducePer(
        Titanium,
        Count::Tags(Tag::Earth),
        2,
    )]),
    event("C23", "Market Manipulation", Colonies, 1)
        .tags(&[Tag::Earth, Tag::Event])
        .play(&[Colony(MoveMarkers)]),
    active("C24", "Martian Zoo", Colonies, 12)
        .tags(&[Tag::Animal, Tag::Building])
        .needs(&[Cities(2)])
        .holds(CardResource::Animal)
        .actions(&[free(&[GainPer(Money, Count::Here)])])
        .triggers(&[when(TagPlayed(&[Tag::Earth], You), &[AddHere(1)])])
        .points(1),
    automated("C25", "Mining Colony", Colonies, 20).tags(&[Tag::Space]).play(&[Produce(1, Titanium), COLONY]),
    automated("C26", "Minority Refuge", Colonies, 5).tags(&[Tag::Space]).play(&[Produce(-2, Money), COLONY]),
    automated("C27", "Molecular Printing", Colonies, 11)
        .tags(&[Tag::Science])
        .play(&[GainPer(Money, Count::Cities), GainPer(Money, Count::ColoniesInPlay)])
        .points(1),
    automated("C28", "Nitrogen from Titan", Colonies, 25)
        .tags(&[Tag::Jovian, Tag::Space])
        .play(&[Rate(2), AddTo(2, FLOATER, JOVIAN)])
        .points(1),
    automated("C29", "Pioneer Settlement", Colonies, 13)
        .tags(&[Tag::Space])
        .needs(&[OwnColoniesAtMost(1)])
        .play(&[Produce(-2, Money), COLONY])
        .points(2),
    automated("C30", "Productive Outpost", Colonies, 0).play(&[Colony(ColonyBonuses)]),
    automated("C31", "Quantum Communications", Colonies, 8)
        .needs(&[Tags(Tag::Science, 4)])
        .play(&[ProducePer(Money, Count::ColoniesInPlay, 1)])
        .points(1),
    active("C32", "Red Spot Observatory", Colonies, 17)
        .tags(&[Tag::Jovian, Tag::Science])
        .needs(&[Tags(Tag::Science, 3)])
        .holds(FLOATER)
        .play(&[Draw(2)])
        .actions(&[free(&[AddHere(1)]), spend(&[TakeHere(1)], &[Draw(1)])])
        .points(2),
    active("C33", "Refugee Camps", Colonies, 10)
        .tags(&[Tag::Earth])
        .holds(CardResource::Camp)
        .actions(&[spend(&[Produce(-1, Money)], &[AddHere(1)])])
        .scores(Points::per_here(1, 1)),
    automated("C34", "Research Colony", Colonies, 20)
        .tags(&[Tag::Space, Tag::Science])
        .play(&[COLONY_OWN_TOO, Draw(2)]),
    active("C35", "Rim Freighters", Colonies, 4).tags(&[Tag::Space]).passives(&[CheaperTrade(1)]),
    active("C36", "Sky Docks", Colonies, 18)
        .tags(&[Tag::Space, Tag::Earth])
        .needs(&[Tags(Tag::Earth, 2)])
        .play(&[Colony(Fleets(1))])
        .passives(&[Cheaper(1)])
        .points(2),
    event("C37", "Solar Probe", Colonies, 9)
        .tags(&[Tag::Space, Tag::Science, Tag::Event])
        .play(&[DrawPer(Count::Tags(Tag::Science), 3)])
        .points(1),
    automated("C38", "Solar Reflectors", Colonies, 23).tags(&[Tag::Space]).play(&[Produce(5, Heat)]),
    automated("C39", "Space Port", Colonies, 22)
        .tags(&[Tag::City, Tag::Building])
        .needs(&[OwnColonies(1)])
        .play(&[Produce(-1, Energy), Produce(4, Money), Place(Tile::City, Site::City), Colony(Fleets(1))]),
    automated("C40", "Space Port Colony", Colonies, 27)
        .tags(&[Tag::Space])
        .needs(&[OwnColonies(1)])
        .play(&[COLONY_OWN_TOO, Colony(Fleets(1))])
        .scores(Points::PerColonies(2)),
    active("C41", "Spin-off Department", Colonies, 10)
        .tags(&[Tag::Building])
        .play(&[Produce(2, Money)])
        .triggers(&[when(CardPaid(20), &[Draw(1)])]),
    active("C42", "Sub-zero Salt Fish", Colonies, 5)
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Temperature, -6)])
        .holds(CardResource::Animal)
        .play(&[AnyoneProduces(1, Plants)])
        .actions(&[free(&[AddHere(1)])])
        .scores(Points::per_here(1, 2)),
    active("C43", "Titan Air-scrapping", Colonies, 21)
        .tags(&[Tag::Jovian])
        .holds(FLOATER)
        .actions(&[spend(&[Lose(1, Titanium)], &[AddHere(2)]), spend(&[TakeHere(2)], &[Rate(1)])])
        .points(2),
    active("C44", "Titan Floating Launch-pad", Colonies, 18)
        .tags(&[Tag::Jovian])
        .holds(FLOATER)
        .play(&[AddTo(2, FLOATER, JOVIAN)])
        .actions(&[free(&[AddTo(1, FLOATER, JOVIAN)]), spend(&[TakeHere(1)], &[Colony(Trade)])])
        .points(1),
    active("C45", "Titan Shuttles", Colonies, 23)
        .tags(&[Tag::Jovian, Tag::Space])
        .holds(FLOATER)
        .actions(&[free(&[AddTo(2, FLOATER, JOVIAN)]), free(&[ExchangeHere(1, Titanium)])])
        .points(1),
    active("C46", "Trade Envoys", Colonies, 6).passives(&[HigherTrade(1)]),
    active("C47", "Trading Colony", Colonies, 18)
        .tags(&[Tag::Space])
        .play(&[COLONY])
        .passives(&[HigherTrade(1)]),
    automated("C48", "Urban Decomposers", Colonies, 6)
        .tags(&[Tag::Microbe])
        .needs(&[OwnColonies(1), OwnCities(1)])
        .play(&[Produce(1, Plants), AddTo(2, CardResource::Microbe, Which::Another)]),
    active("C49", "Warp Drive", Colonies, 14)
        .tags(&[Tag::Science])
        .needs(&[Tags(Tag::Science, 5)])
        .passives(&[CheaperTag(4, Tag::Space)])
        .points(2),
];

pub(super) static CORPORATIONS: [Card; 5] = [
    corporation("R02", "Poseidon", Colonies)
        .play(&[Gain(45, Money)])
        .first(&[COLONY])
        .triggers(&[when(ColonyPlaced(Anyone), &[Produce(1, Money)])]),
    corporation("R04", "Arklight", Colonies)
        .tags(&[Tag::Animal])
        .holds(CardResource::Animal)
        .play(&[Gain(45, Money), Produce(2, Money)])
        .triggers(&[when(TagPlayed(&[Tag::Animal, Tag::Plant], You), &[AddHere(1)])])
        .scores(Points::per_here(1, 2)),
    corporation("R11", "Polyphemos", Colonies)
        .play(&[Gain(50, Money), Produce(5, Money), Gain(5, Titanium)])
        .passives(&[CardsFor(5)]),
    corporation("R20", "Aridor", Colonies)
        .play(&[Gain(40, Money)])
        .first(&[Colony(AddMoon)])
        .triggers(&[when(NewTag, &[Produce(1, Money)])]),
    corporation("R29", "Stormcraft Incorporated", Colonies)
        .tags(&[Tag::Jovian])
        .holds(FLOATER)
        .play(&[Gain(48, Money)])
        .actions(&[free(&[AddTo(1, FLOATER, Which::Any)])])
        .passives(&[HereAsHeat(2)]),
];
