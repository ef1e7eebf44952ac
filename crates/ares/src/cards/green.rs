//! Green cards, by number.
//!
//! Sentences in the language of `card.rs`; the fact table is the second witness.

use super::prelude::*;

pub(super) static CARDS: [Card; 106] = [
    green("103", "Acquired Company", 11)
        .tags(&[Tag::Building, Tag::Earth])
        .starred()
        .production(&[Produce(1, Product::Cards)]),
    green("104", "Adapted Lichen", 6)
        .tags(&[Tag::Microbe, Tag::Plant])
        .production(&[Produce(1, Product::Plants)]),
    green("105", "Aerated Magma", 18)
        .tags(&[Tag::Power])
        .needs(&[AtLeast(Oxygen, Red)])
        .production(&[Produce(1, Product::Cards), Produce(2, Product::Heat)]),
    green("106", "Airborne Radiation", 15)
        .tags(&[Tag::Earth])
        .needs(&[AtLeast(Oxygen, Red)])
        .play(&[Warm(1, Oxygen)])
        .production(&[Produce(2, Product::Heat)]),
    green("107", "Algae", 9)
        .tags(&[Tag::Plant])
        .needs(&[OceansAtLeast(5)])
        .production(&[Produce(2, Product::Plants)]),
    green("108", "Archaebacteria", 5)
        .tags(&[Tag::Microbe])
        .needs(&[AtMost(Temperature, Purple)])
        .production(&[Produce(1, Product::Plants)]),
    green("109", "Artificial Photosynthesis", 11)
        .tags(&[Tag::Science])
        .starred()
        .production(&[Produce(1, Product::Plants), Produce(1, Product::Heat)]),
    green("110", "Asteroid Mining", 28)
        .tags(&[Tag::Space, Tag::Jovian])
        .stock(&[Raise(2, Titanium)])
        .points(2),
    green("111", "Asteroid Mining Consortium", 6).starred().stock(&[Raise(1, Titanium)]),
    green("112", "Astrofarm", 21)
        .tags(&[Tag::Space])
        .play(&[AddTo(2, &[Microbe])])
        .production(&[Produce(1, Product::Plants), Produce(3, Product::Heat)]),
    green("113", "Atmospheric Insulators", 10).tags(&[Tag::Space, Tag::Earth]).production(&[ProducePer(
        Product::Heat,
        Count::Tags(Tag::Earth),
        1,
    )]),
    green("114", "Automated Factories", 18)
        .tags(&[Tag::Building])
        .play(&[PlayFree(9)])
        .production(&[Produce(1, Product::Cards)]),
    green("115", "Balanced Portfolios", 8)
        .tags(&[Tag::Science])
        .needs(&[SpendRating(1)])
        .production(&[Produce(3, Product::Money)])
        .points(1),
    green("116", "Beam from a Thorium Asteroid", 23)
        .tags(&[Tag::Space, Tag::Jovian, Tag::Power])
        .needs(&[Tags(Tag::Jovian, 1)])
        .production(&[Produce(1, Product::Plants), Produce(3, Product::Heat)])
        .points(1),
    green("117", "Biomass Combustors", 15)
        .tags(&[Tag::Building, Tag::Power])
        .needs(&[Need::Spend(2, Resource::Plants)])
        .production(&[Produce(5, Product::Heat)]),
    green("118", "Biothermal Power", 18)
        .tags(&[Tag::Space, Tag::Power])
        .play(&[Forest(1)])
        .production(&[Produce(1, Product::Heat)]),
    green("119", "Blueprints", 17)
        .tags(&[Tag::Earth])
        .production(&[Produce(1, Product::Cards), Produce(2, Product::Money)]),
    green("120", "Building Industries", 6)
        .tags(&[Tag::Building])
        .needs(&[Need::Spend(4, Resource::Heat)])
        .stock(&[Raise(2, Steel)]),
    green("121", "Bushes", 13)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, Red)])
        .play(&[Gain(2, Resource::Plants)])
        .production(&[Produce(2, Product::Plants)]),
    green("122", "Callisto Penal Mines", 20)
        .tags(&[Tag::Building, Tag::Space, Tag::Jovian])
        .production(&[Produce(1, Product::Cards)])
        .points(1),
    green("123", "Cartel", 6).tags(&[Tag::Earth]).production(&[ProducePer(
        Product::Money,
        Count::Tags(Tag::Earth),
        1,
    )]),
    green("124", "Coal Imports", 13)
        .tags(&[Tag::Building])
        .starred()
        .production(&[Produce(3, Product::Heat)]),
    green("125", "Commercial District", 25)
        .tags(&[Tag::Building])
        .production(&[Produce(4, Product::Money)])
        .points(2),
    green("126", "Deep Well Heating", 14)
        .tags(&[Tag::Building, Tag::Power])
        .play(&[Warm(1, Temperature)])
        .production(&[Produce(1, Product::Heat)]),
    green("127", "Designed Microorganisms", 15)
        .tags(&[Tag::Science, Tag::Microbe])
        .needs(&[AtMost(Temperature, Red)])
        .production(&[Produce(2, Product::Plants)]),
    green("128", "Diversified Interests", 15)
        .tags(&[Tag::Plant])
        .play(&[Gain(3, Resource::Plants), Gain(3, Resource::Heat)])
        .production(&[Produce(1, Product::Plants)]),
    green("129", "Dusty Quarry", 2).needs(&[OceansAtMost(3)]).stock(&[Raise(1, Steel)]),
    green("130", "Economic Growth", 10)
        .tags(&[Tag::Building])
        .starred()
        .production(&[Produce(3, Product::Money)]),
    green("131", "Energy Storage", 18)
        .tags(&[Tag::Power])
        .needs(&[Rating(7)])
        .production(&[Produce(2, Product::Cards)]),
    green("132", "Eos Chasma National Park", 16)
        .tags(&[Tag::Building, Tag::Plant])
        .needs(&[AtLeast(Temperature, Red)])
        .play(&[AddTo(1, &[Animal]), Gain(3, Resource::Plants)])
        .production(&[Produce(2, Product::Money)])
        .points(1),
    green("133", "Farming", 20)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, White)])
        .play(&[Gain(2, Resource::Plants)])
        .production(&[Produce(2, Product::Money), Produce(2, Product::Plants)])
        .points(2),
    green("134", "Food Factory", 9)
        .tags(&[Tag::Building])
        .needs(&[Need::Spend(2, Resource::Plants)])
        .production(&[Produce(4, Product::Money)]),
    green("135", "Fuel Factory", 9)
        .tags(&[Tag::Building])
        .needs(&[Need::Spend(3, Resource::Heat)])
        .production(&[Produce(1, Product::Money)])
        .stock(&[Raise(1, Titanium)]),
    green("136", "Fueled Generators", 4)
        .tags(&[Tag::Building, Tag::Power])
        .needs(&[SpendRating(1)])
        .production(&[Produce(2, Product::Heat)])
        .points(1),
    green("137", "Fusion Power", 7)
        .tags(&[Tag::Science, Tag::Building, Tag::Power])
        .needs(&[Tags(Tag::Power, 2)])
        .production(&[Produce(1, Product::Cards)]),
    green("138", "Ganymede Shipyard", 17).tags(&[Tag::Space, Tag::Jovian]).stock(&[Raise(2, Titanium)]),
    green("139", "Gene Repair", 15)
        .tags(&[Tag::Science])
        .needs(&[Tags(Tag::Science, 3)])
        .production(&[Produce(2, Product::Money)])
        .points(2),
    green("140", "Geothermal Power", 8)
        .tags(&[Tag::Building, Tag::Power])
        .production(&[Produce(2, Product::Heat)]),
    green("141", "Giant Space Mirror", 13)
        .tags(&[Tag::Space, Tag::Power])
        .production(&[Produce(3, Product::Heat)]),
    green("142", "Grass", 9)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, Red)])
        .play(&[Gain(3, Resource::Plants)])
        .production(&[Produce(1, Product::Plants)]),
    green("143", "Great Dam", 12)
        .tags(&[Tag::Building, Tag::Power])
        .needs(&[OceansAtLeast(2)])
        .production(&[Produce(2, Product::Heat)])
        .points(1),
    green("144", "Great Escarpment Consortium", 3).starred().stock(&[Raise(1, Steel)]),
    green("145", "Heather", 14)
        .tags(&[Tag::Plant])
        .play(&[Gain(1, Resource::Plants)])
        .production(&[Produce(1, Product::Plants)])
        .points(1),
    green("146", "Immigration Shuttles", 20)
        .tags(&[Tag::Space, Tag::Earth])
        .production(&[Produce(3, Product::Money)])
        .scores(Points::Per(2, Count::Tags(Tag::Earth))),
    green("147", "Import of Advanced GHG", 8)
        .tags(&[Tag::Space, Tag::Earth])
        .starred()
        .production(&[Produce(2, Product::Heat)]),
    green("148", "Imported GHG", 8)
        .tags(&[Tag::Earth])
        .play(&[Gain(5, Resource::Heat)])
        .production(&[Produce(1, Product::Heat)]),
    green("149", "Industrial Center", 15)
        .tags(&[Tag::Building])
        .production(&[Produce(3, Product::Money)])
        .stock(&[Raise(1, Steel)]),
    green("150", "Industrial Farming", 19)
        .tags(&[Tag::Building])
        .starred()
        .production(&[Produce(1, Product::Money), Produce(2, Product::Plants)]),
    green("151", "Industrial Microbes", 9)
        .tags(&[Tag::Building, Tag::Microbe])
        .production(&[Produce(1, Product::Heat)])
        .stock(&[Raise(1, Steel)]),
    green("152", "Insects", 10).tags(&[Tag::Microbe]).production(&[ProducePer(
        Product::Plants,
        Count::Tags(Tag::Plant),
        1,
    )]),
    green("153", "Io Mining Industries", 37)
        .tags(&[Tag::Building, Tag::Space, Tag::Jovian])
        .production(&[Produce(2, Product::Money)])
        .stock(&[Raise(2, Titanium)])
        .scores(Points::Per(1, Count::Tags(Tag::Jovian))),
    green("154", "Kelp Farming", 17)
        .needs(&[OceansAtLeast(6)])
        .play(&[Gain(2, Resource::Plants)])
        .production(&[Produce(2, Product::Money), Produce(3, Product::Plants)])
        .points(1),
    green("155", "Lichen", 5).tags(&[Tag::Plant]).starred().production(&[Produce(1, Product::Plants)]),
    green("156", "Lightning Harvest", 13)
        .tags(&[Tag::Science, Tag::Power])
        .production(&[ProducePer(Product::Money, Count::Tags(Tag::Science), 1)])
        .points(1),
    green("157", "Low-Atmo Shields", 9)
        .tags(&[Tag::Building])
        .needs(&[AtLeast(Oxygen, Red)])
        .production(&[Produce(1, Product::Money), Produce(2, Product::Heat)]),
    green("158", "Lunar Beam", 9)
        .tags(&[Tag::Earth, Tag::Power])
        .needs(&[SpendRating(1)])
        .production(&[Produce(4, Product::Heat)]),
    green("159", "Mass Converter", 20)
        .tags(&[Tag::Science, Tag::Building, Tag::Power])
        .needs(&[Tags(Tag::Science, 4)])
        .production(&[Produce(3, Product::Heat)])
        .stock(&[Raise(1, Titanium)])
        .points(2),
    green("160", "Medical Lab", 15)
        .tags(&[Tag::Building])
        .production(&[ProducePer(Product::Money, Count::Tags(Tag::Building), 2)])
        .points(1),
    green("161", "Methane from Titan", 35)
        .tags(&[Tag::Space, Tag::Jovian])
        .needs(&[AtLeast(Oxygen, Red)])
        .production(&[Produce(2, Product::Plants), Produce(2, Product::Heat)])
        .points(2),
    green("162", "Micro-Mills", 9)
        .tags(&[Tag::Building])
        .production(&[Produce(1, Product::Heat)])
        .stock(&[Raise(1, Steel)]),
    green("163", "Microprocessors", 17)
        .tags(&[Tag::Building, Tag::Power])
        .starred()
        .play(&[Draw(2), Discard(1)])
        .production(&[Produce(3, Product::Heat)]),
    green("164", "Mine", 10).tags(&[Tag::Building]).stock(&[Raise(2, Steel)]),
    green("165", "Miranda Resort", 15)
        .tags(&[Tag::Space, Tag::Earth, Tag::Jovian])
        .production(&[ProducePer(Product::Money, Count::Tags(Tag::Earth), 1)])
        .points(1),
    green("166", "Mohole Area", 18).tags(&[Tag::Building]).production(&[Produce(4, Product::Heat)]),
    green("167", "Monocultures", 6).needs(&[SpendRating(1)]).production(&[Produce(2, Product::Plants)]),
    green("168", "Moss", 3)
        .tags(&[Tag::Plant])
        .needs(&[OceansAtLeast(3), Need::Spend(1, Resource::Plants)])
        .production(&[Produce(1, Product::Plants)]),
    green("169", "Natural Preserve", 12)
        .tags(&[Tag::Science, Tag::Building])
        .needs(&[AtLeast(Oxygen, Red)])
        .production(&[Produce(2, Product::Money)])
        .points(1),
    green("170", "New Portfolios", 14).tags(&[Tag::Plant, Tag::Power]).starred().production(&[
        Produce(1, Product::Money),
        Produce(1, Product::Plants),
        Produce(1, Product::Heat),
    ]),
    green("171", "Nitrophilic Moss", 14)
        .tags(&[Tag::Plant])
        .starred()
        .production(&[Produce(2, Product::Plants)]),
    green("172", "Noctis Farming", 13)
        .tags(&[Tag::Building, Tag::Plant])
        .needs(&[AtLeast(Temperature, Red)])
        .play(&[Gain(2, Resource::Plants)])
        .production(&[Produce(1, Product::Plants)])
        .points(1),
    green("173", "Nuclear Plants", 10)
        .tags(&[Tag::Building])
        .production(&[Produce(1, Product::Money), Produce(3, Product::Heat)])
        .points(-1),
    green("174", "Power Grid", 8).tags(&[Tag::Building, Tag::Power]).production(&[ProducePer(
        Product::Money,
        Count::Tags(Tag::Power),
        1,
    )]),
    green("175", "Power Plant", 3)
        .tags(&[Tag::Building, Tag::Power])
        .production(&[Produce(1, Product::Heat)]),
    green("176", "Power Supply Consortium", 12)
        .tags(&[Tag::Power])
        .production(&[Produce(2, Product::Money), Produce(1, Product::Heat)]),
    green("177", "Protected Valley", 22)
        .tags(&[Tag::Building, Tag::Plant])
        .play(&[Forest(1)])
        .production(&[Produce(2, Product::Money)]),
    green("178", "Quantum Extractor", 16)
        .tags(&[Tag::Science, Tag::Building, Tag::Power])
        .needs(&[Tags(Tag::Science, 3)])
        .production(&[Produce(3, Product::Heat)])
        .points(2),
    green("179", "Rad Suits", 4).needs(&[OceansAtLeast(2)]).production(&[Produce(2, Product::Money)]),
    green("180", "Satellite Farms", 17).tags(&[Tag::Space]).production(&[ProducePer(
        Product::Heat,
        Count::Tags(Tag::Space),
        1,
    )]),
    green("181", "Satellites", 14).tags(&[Tag::Space]).production(&[ProducePer(
        Product::Money,
        Count::Tags(Tag::Space),
        1,
    )]),
    green("182", "Slash and Burn Agriculture", 8)
        .tags(&[Tag::Building])
        .production(&[Produce(2, Product::Plants)])
        .points(-1),
    green("183", "Smelting", 28)
        .tags(&[Tag::Building, Tag::Power])
        .play(&[Draw(2)])
        .production(&[Produce(5, Product::Heat)]),
    green("184", "Soil Warming", 24)
        .tags(&[Tag::Plant])
        .starred()
        .play(&[Warm(1, Temperature)])
        .production(&[Produce(2, Product::Plants)]),
    green("185", "Solar Power", 10)
        .tags(&[Tag::Building, Tag::Power])
        .production(&[Produce(1, Product::Heat)])
        .points(1),
    green("186", "Solar Trapping", 10)
        .tags(&[Tag::Building])
        .play(&[Draw(1), Gain(3, Resource::Heat)])
        .production(&[Produce(1, Product::Heat)]),
    green("187", "Soletta", 30).tags(&[Tag::Space]).production(&[Produce(5, Product::Heat)]).points(1),
    green("188", "Space Heaters", 11)
        .tags(&[Tag::Building])
        .starred()
        .play(&[Draw(1)])
        .production(&[Produce(2, Product::Heat)]),
    green("189", "Space Station", 14).tags(&[Tag::Space]).stock(&[Raise(1, Titanium)]).points(1),
    green("190", "Sponsors", 5).tags(&[Tag::Earth]).starred().production(&[Produce(2, Product::Money)]),
    green("191", "Strip Mine", 12)
        .tags(&[Tag::Building])
        .needs(&[SpendRating(1)])
        .stock(&[Raise(2, Steel), Raise(1, Titanium)]),
    green("192", "Surface Mines", 13).tags(&[Tag::Building]).stock(&[Raise(1, Steel), Raise(1, Titanium)]),
    green("193", "Tectonic Stress Power", 20)
        .tags(&[Tag::Building, Tag::Power])
        .production(&[Produce(3, Product::Heat)])
        .points(1),
    green("194", "Titanium Mine", 7).tags(&[Tag::Building]).stock(&[Raise(1, Titanium)]),
    green("195", "Toll Station", 16).play(&[PlayFree(9)]).production(&[Produce(3, Product::Money)]),
    green("196", "Trading Post", 11)
        .starred()
        .play(&[Gain(3, Resource::Plants)])
        .production(&[Produce(2, Product::Money)]),
    green("197", "Trapped Heat", 20)
        .needs(&[AtLeast(Temperature, Red)])
        .play(&[Flip(1)])
        .production(&[Produce(2, Product::Heat)]),
    green("198", "Trees", 17)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, Yellow)])
        .play(&[Gain(1, Resource::Plants)])
        .production(&[Produce(3, Product::Plants)])
        .points(1),
    green("199", "Tropical Resort", 19)
        .needs(&[Need::Spend(5, Resource::Heat)])
        .production(&[Produce(4, Product::Money)])
        .points(2),
    green("200", "Tundra Farming", 12)
        .tags(&[Tag::Plant])
        .needs(&[AtLeast(Temperature, Yellow)])
        .play(&[Gain(1, Resource::Plants)])
        .production(&[Produce(2, Product::Money), Produce(1, Product::Plants)])
        .points(1),
    green("201", "Underground City", 7)
        .tags(&[Tag::Building])
        .production(&[Produce(1, Product::Money)])
        .stock(&[Raise(1, Steel)]),
    green("202", "Undersea Vents", 31)
        .tags(&[Tag::Building, Tag::Power])
        .production(&[Produce(1, Product::Cards), Produce(4, Product::Heat)]),
    green("203", "Venture Capitalism", 11).production(&[ProducePer(
        Product::Money,
        Count::Tags(Tag::Event),
        1,
    )]),
    green("204", "Vesta Shipyard", 16)
        .tags(&[Tag::Building, Tag::Space, Tag::Jovian])
        .stock(&[Raise(1, Titanium)])
        .points(1),
    green("205", "Wave Power", 9)
        .tags(&[Tag::Power])
        .needs(&[OceansAtLeast(3)])
        .production(&[Produce(3, Product::Heat)]),
    green("206", "Windmills", 10)
        .tags(&[Tag::Building, Tag::Power])
        .production(&[ProducePer(Product::Heat, Count::Tags(Tag::Power), 1)])
        .points(1),
    green("207", "Worms", 11).tags(&[Tag::Microbe]).needs(&[AtLeast(Oxygen, Red)]).production(&[ProducePer(
        Product::Plants,
        Count::Tags(Tag::Microbe),
        1,
    )]),
    green("208", "Zeppelins", 10)
        .needs(&[AtLeast(Oxygen, Red)])
        .production(&[ProducePer(Product::Money, Count::Forests, 1)])
        .points(1),
];
