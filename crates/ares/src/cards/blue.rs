//! Blue cards, by number.
//!
//! Sentences in the language of `card.rs`; the fact table is the second witness.

use super::prelude::*;

const LIVING: &[Tag] = &[Tag::Animal, Tag::Microbe, Tag::Plant];

pub(super) static CARDS: [Card; 64] = [
    blue("1", "Adaptation Technology", 12, "I-II").tags(&[Tag::Science]).passives(&[Eased]).points(1),
    blue("2", "Advanced Alloys", 9, "I-II")
        .tags(&[Tag::Building])
        .passives(&[WorthMore(1, Titanium), WorthMore(1, Steel)]),
    blue("3", "Advanced Screening Technology", 6, "III")
        .tags(&[Tag::Science])
        .actions(&[free(&[RevealTake(3, &[Tag::Science, Tag::Plant])])]),
    blue("4", "AI Central", 22, "III")
        .tags(&[Tag::Science, Tag::Building])
        .needs(&[Tags(Tag::Science, 5)])
        .actions(&[free(&[Draw(2)])])
        .points(2),
    blue("5", "Anaerobic Microorganisms", 10, "I-II")
        .tags(&[Tag::Microbe])
        .holds(Microbe)
        .triggers(&[when(TagPlayed(LIVING, Own::Too), &[AddHere(1)])])
        .passives(&[MayPay(Payer::Microbes, 2, 10)]),
    blue("6", "Anti-Gravity Technology", 18, "I-II")
        .tags(&[Tag::Science])
        .needs(&[Tags(Tag::Science, 5)])
        .triggers(&[when(CardPlayed, &[Gain(2, Resource::Heat), Gain(2, Resource::Plants)])])
        .points(3),
    blue("7", "Aquifer Pumping", 14, "III")
        .tags(&[Tag::Building])
        .actions(&[spend(&[Pay { cost: 10, off: 2, per: Count::Level(Steel) }], &[Flip(1)])]),
    blue("8", "Arctic Algae", 19, "I-III")
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, Red)])
        .triggers(&[when(Raised(&[Oceans]), &[Gain(4, Resource::Plants)])])
        .points(2),
    blue("9", "Artificial Jungle", 5, "III").actions(&[spend(&[Spend(1, Resource::Plants)], &[Draw(1)])]),
    blue("10", "Assembly Lines", 13, "III")
        .tags(&[Tag::Space])
        .triggers(&[when(ActionUsed, &[Gain(1, Resource::Money)])]),
    blue("11", "Asset Liquidation", 0, "III")
        .tags(&[Tag::Science])
        .play(&[PlayMore])
        .actions(&[spend(&[LowerRating(1)], &[Draw(3)])]),
    blue("12", "Birds", 15, "III")
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Oxygen, White)])
        .holds(Animal)
        .actions(&[free(&[AddHere(1)])])
        .scores(Points::PerHere(1)),
    blue("13", "Brainstorming Session", 8, "III").tags(&[Tag::Space]).actions(&[free(&[RevealGreen(1)])]),
    blue("14", "Caretaker Contract", 18, "III")
        .needs(&[AtLeast(Temperature, Yellow)])
        .actions(&[spend(&[Spend(8, Resource::Heat)], &[Rate(1)])])
        .points(2),
    blue("15", "Circuit Board Factory", 14, "III").tags(&[Tag::Building]).actions(&[free(&[Draw(1)])]),
    blue("16", "Community Gardens", 20, "III")
        .tags(&[Tag::Plant])
        .actions(&[free(&[Gain(2, Resource::Money), IfChosen(&[Gain(1, Resource::Plants)])])]),
    blue("17", "Composting Factory", 13, "I-V").tags(&[Tag::Building]).passives(&[SellsForMore(1)]).points(1),
    blue("18", "Conserved Biome", 25, "III")
        .tags(&[Tag::Building, Tag::Microbe, Tag::Animal])
        .actions(&[free(&[AddTo(1, &[Microbe])]), free(&[AddTo(1, &[Animal])])])
        .scores(Points::Per(2, Count::Forests)),
    blue("19", "Decomposers", 7, "I-II")
        .tags(&[Tag::Microbe])
        .needs(&[AtLeast(Oxygen, Red)])
        .holds(Microbe)
        .triggers(&[when(TagPlayed(LIVING, Own::Too), &[OneOf(&[&[AddHere(1)], &[TakeHere(1), Draw(1)]])])])
        .points(1),
    blue("20", "Decomposing Fungus", 10, "III")
        .tags(&[Tag::Microbe])
        .holds(Microbe)
        .play(&[AddHere(2)])
        .actions(&[spend(&[TakeFrom(&[Animal, Microbe])], &[Gain(3, Resource::Plants)])]),
    blue("21", "Developed Infrastructure", 12, "III")
        .actions(&[spend(
            &[PayFewWith { cost: 10, few: 5, need: 5, of: Count::BlueCards }],
            &[Warm(1, Temperature)],
        )])
        .points(1),
    blue("22", "Development Center", 7, "III")
        .tags(&[Tag::Science, Tag::Building])
        .actions(&[spend(&[Spend(2, Resource::Heat)], &[Draw(1)])]),
    blue("23", "Earth Catapult", 24, "I-II")
        .tags(&[Tag::Building, Tag::Earth])
        .passives(&[Cheaper(2)])
        .points(2),
    blue("24", "Ecological Zone", 11, "I-II")
        .tags(&[Tag::Plant, Tag::Animal])
        .holds(Animal)
        .triggers(&[when(TagPlayed(&[Tag::Animal, Tag::Plant], Own::Too), &[AddHere(1)])])
        .scores(Points::PerHere(2)),
    blue("25", "Energy Subsidies", 5, "I-II")
        .tags(&[Tag::Space])
        .passives(&[CheaperTag(4, &[Tag::Power])])
        .triggers(&[when(TagPlayed(&[Tag::Power], Own::Not), &[Draw(1)])]),
    blue("26", "Extended Resources", 10, "V")
        .tags(&[Tag::Science, Tag::Building])
        .passives(&[Research(0, 1)]),
    blue("27", "Extreme-Cold Fungus", 10, "III")
        .tags(&[Tag::Microbe])
        .needs(&[AtMost(Temperature, Purple)])
        .actions(&[free(&[Gain(1, Resource::Plants)]), free(&[AddTo(1, &[Microbe])])]),
    blue("28", "Farmers Market", 12, "III")
        .tags(&[Tag::Plant])
        .actions(&[spend(&[pay(1)], &[Gain(2, Resource::Plants)])])
        .points(1),
    blue("29", "Farming Co-ops", 15, "III")
        .tags(&[Tag::Plant])
        .play(&[Gain(3, Resource::Plants)])
        .actions(&[spend(&[Discard(1)], &[Gain(3, Resource::Plants)])]),
    blue("30", "Fish", 11, "I-III")
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Temperature, Red)])
        .holds(Animal)
        .triggers(&[when(Raised(&[Oceans]), &[AddHere(1)])])
        .scores(Points::PerHere(1)),
    blue("31", "GHG Producing Bacteria", 10, "III")
        .tags(&[Tag::Science, Tag::Microbe])
        .needs(&[AtLeast(Oxygen, Red)])
        .holds(Microbe)
        .actions(&[free(&[AddHere(1)]), spend(&[TakeHere(2)], &[Warm(1, Temperature)])]),
    blue("32", "Greenhouses", 11, "III")
        .tags(&[Tag::Building, Tag::Plant])
        .needs(&[AtLeast(Temperature, Yellow)])
        .actions(&[free(&[Exchange(Resource::Heat, Resource::Plants, 4)])]),
    blue("33", "Herbivores", 25, "I-III")
        .tags(&[Tag::Animal])
        .needs(&[OceansAtLeast(5)])
        .holds(Animal)
        .triggers(&[when(Raised(&[Oxygen, Oceans, Temperature]), &[AddHere(1)])])
        .scores(Points::PerHere(2)),
    blue("34", "Hydro-Electric Energy", 11, "III")
        .tags(&[Tag::Building])
        .actions(&[spend(&[pay(1)], &[Gain(2, Resource::Heat), IfChosen(&[Gain(1, Resource::Heat)])])]),
    blue("35", "Interplanetary Relations", 35, "V")
        .tags(&[Tag::Space, Tag::Jovian])
        .passives(&[Research(1, 1)])
        .scores(Points::Per(4, Count::Cards)),
    blue("36", "Interns", 3, "V").tags(&[Tag::Science]).passives(&[Research(2, 0)]),
    blue("37", "Interplanetary Conference", 6, "I-II")
        .tags(&[Tag::Earth])
        .passives(&[CheaperTag(3, &[Tag::Earth, Tag::Jovian])])
        .triggers(&[when(TagPlayed(&[Tag::Earth, Tag::Jovian], Own::Not), &[Draw(1)])]),
    blue("38", "Ironworks", 12, "III")
        .tags(&[Tag::Building])
        .actions(&[spend(&[Spend(4, Resource::Heat)], &[Warm(1, Oxygen)])]),
    blue("39", "Livestock", 15, "I-III")
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Oxygen, Yellow)])
        .holds(Animal)
        .triggers(&[when(Raised(&[Temperature]), &[AddHere(1)])])
        .scores(Points::PerHere(1)),
    blue("40", "Mars University", 10, "I-II")
        .tags(&[Tag::Science, Tag::Building])
        .triggers(&[when(TagPlayed(&[Tag::Science], Own::Too), &[MayDiscardToDraw(Tag::Plant)])])
        .points(1),
    blue("41", "Matter Manufacturing", 9, "III")
        .tags(&[Tag::Science])
        .actions(&[spend(&[pay(1)], &[Draw(1)])]),
    blue("42", "Media Group", 11, "I-II").tags(&[Tag::Earth]).passives(&[CheaperTag(5, &[Tag::Event])]),
    blue("43", "Nitrite Reducing Bacteria", 11, "III")
        .tags(&[Tag::Microbe])
        .holds(Microbe)
        .play(&[AddHere(3)])
        .actions(&[free(&[AddHere(1)]), spend(&[TakeHere(3)], &[Flip(1)])]),
    blue("44", "Olympus Conference", 15, "I-II")
        .tags(&[Tag::Science, Tag::Building, Tag::Earth])
        .triggers(&[when(TagPlayed(&[Tag::Science], Own::Too), &[Draw(1)])])
        .points(1),
    blue("45", "Optimal Aerobraking", 10, "I-II").tags(&[Tag::Space]).triggers(&[when(
        TagPlayed(&[Tag::Event], Own::Not),
        &[Gain(2, Resource::Heat), Gain(2, Resource::Plants)],
    )]),
    blue("46", "Physics Complex", 5, "I-III")
        .tags(&[Tag::Science, Tag::Building])
        .needs(&[Tags(Tag::Science, 4)])
        .holds(Science)
        .triggers(&[when(Raised(&[Temperature]), &[AddHere(1)])])
        .scores(Points::PerHere(2)),
    blue("47", "Power Infrastructure", 4, "III")
        .tags(&[Tag::Building, Tag::Power])
        .actions(&[free(&[Exchange(Resource::Heat, Resource::Money, 0)])]),
    blue("48", "Recycled Detritus", 24, "I-II")
        .triggers(&[when(TagPlayed(&[Tag::Event], Own::Not), &[Draw(2)])])
        .points(1),
    blue("49", "Redrafted Contracts", 4, "III").actions(&[free(&[Redraw(3)])]),
    blue("50", "Regolith Eaters", 10, "III")
        .tags(&[Tag::Science, Tag::Microbe])
        .needs(&[AtLeast(Temperature, Red)])
        .holds(Microbe)
        .actions(&[free(&[AddHere(1)]), spend(&[TakeHere(2)], &[Warm(1, Oxygen)])]),
    blue("51", "Research Outpost", 6, "I-II").tags(&[Tag::Science, Tag::Building]).passives(&[Cheaper(1)]),
    blue("52", "Restructured Resources", 7, "I-II").passives(&[MayPay(Payer::Plants, 1, 5)]),
    blue("53", "Small Animals", 9, "I-III")
        .tags(&[Tag::Animal])
        .needs(&[AtLeast(Temperature, Red)])
        .holds(Animal)
        .triggers(&[when(ForestGained, &[AddHere(1)])])
        .scores(Points::PerHere(2)),
    blue("54", "Solarpunk", 15, "III")
        .tags(&[Tag::Space, Tag::Plant])
        .actions(&[spend(&[Pay { cost: 15, off: 2, per: Count::Level(Titanium) }], &[Forest(1)])])
        .points(1),
    blue("55", "Standard Technology", 15, "III")
        .tags(&[Tag::Science])
        .passives(&[CheaperStandard(4)])
        .points(1),
    blue("56", "Steelworks", 15, "III")
        .tags(&[Tag::Building])
        .actions(&[spend(&[Spend(6, Resource::Heat)], &[Gain(2, Resource::Money), Warm(1, Oxygen)])])
        .points(1),
    blue("57", "Symbiotic Fungus", 3, "III")
        .tags(&[Tag::Microbe])
        .needs(&[AtLeast(Temperature, Red)])
        .actions(&[free(&[AddTo(1, &[Microbe])])]),
    blue("58", "Tardigrades", 6, "III")
        .tags(&[Tag::Microbe])
        .holds(Microbe)
        .actions(&[free(&[AddHere(1)])])
        .scores(Points::PerHere(3)),
    blue("59", "Think Tank", 13, "III")
        .tags(&[Tag::Science])
        .actions(&[spend(&[pay(2)], &[Draw(1)])])
        .scores(Points::Per(3, Count::BlueCards)),
    blue("60", "United Planetary Alliance", 11, "V")
        .tags(&[Tag::Science, Tag::Earth])
        .passives(&[Research(1, 1)]),
    blue("61", "Viral Enhancers", 8, "I-II").tags(&[Tag::Microbe, Tag::Plant]).triggers(&[when(
        TagPlayed(LIVING, Own::Too),
        &[OneOf(&[&[Gain(1, Resource::Plants)], &[AddTo(1, &[Animal, Microbe])]])],
    )]),
    blue("62", "Volcanic Pools", 17, "III")
        .tags(&[Tag::Space])
        .actions(&[spend(&[Pay { cost: 12, off: 1, per: Count::Tags(Tag::Power) }], &[Flip(1)])])
        .points(1),
    blue("63", "Water Import from Europa", 22, "III")
        .tags(&[Tag::Space, Tag::Jovian])
        .actions(&[spend(&[Pay { cost: 12, off: 1, per: Count::Level(Titanium) }], &[Flip(1)])])
        .scores(Points::Per(1, Count::Tags(Tag::Jovian))),
    blue("64", "Wood Burning Stoves", 13, "III")
        .tags(&[Tag::Building])
        .play(&[Gain(4, Resource::Plants)])
        .actions(&[spend(&[SpendFewerIfChosen(4, 3, Resource::Plants)], &[Warm(1, Temperature)])]),
];
