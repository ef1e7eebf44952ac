//! The cards of the expansion Prelude: its 35 preludes, then its projects and corporations, by number.
//!
//! Sentences in the language of `card.rs`; the fact tables are the second witness (words/tests/words/mars_facts.rs).

use super::prelude::*;
use crate::card::ExtraEffect::*;
use crate::card::{NEEDS_IGNORED, Sought, prelude};

const CITY: Effect = Place(Tile::City, Site::City);

pub(super) static PRELUDES: [Card; 35] = [
    prelude("P01", "Allied Bank").tags(&[Tag::Earth]).play(&[Produce(4, Money), Gain(3, Money)]),
    prelude("P02", "Aquifer Turbines").tags(&[Tag::Power]).play(&[
        PlaceOceans(1),
        Produce(2, Energy),
        Owe(3),
    ]),
    prelude("P03", "Biofuels").tags(&[Tag::Microbe]).play(&[
        Produce(1, Energy),
        Produce(1, Plants),
        Gain(2, Plants),
    ]),
    prelude("P04", "Biolab").tags(&[Tag::Science]).play(&[Produce(1, Plants), Draw(3)]),
    prelude("P05", "Biosphere Support").tags(&[Tag::Plant]).play(&[Produce(2, Plants), Produce(-1, Money)]),
    prelude("P06", "Business Empire").tags(&[Tag::Earth]).play(&[Produce(6, Money), Owe(6)]),
    prelude("P07", "Dome Farming")
        .tags(&[Tag::Plant, Tag::Building])
        .play(&[Produce(2, Money), Produce(1, Plants)]),
    prelude("P08", "Donation").play(&[Gain(21, Money)]),
    prelude("P09", "Early Settlement").tags(&[Tag::Building, Tag::City]).play(&[Produce(1, Plants), CITY]),
    prelude("P10", "Ecology Experts")
        .tags(&[Tag::Plant, Tag::Microbe])
        .play(&[Produce(1, Plants), Extra(PlayCard { cheaper: 0, eased: NEEDS_IGNORED })]),
    prelude("P11", "Eccentric Sponsor").play(&[Extra(PlayCard { cheaper: 25, eased: 0 })]),
    prelude("P12", "Experimental Forest")
        .tags(&[Tag::Plant])
        .play(&[Place(Tile::Greenery, Site::Greenery), Extra(DrawSought(2, Sought::Tagged(Tag::Plant)))]),
    prelude("P13", "Galilean Mining").tags(&[Tag::Jovian]).play(&[Produce(2, Titanium), Owe(5)]),
    prelude("P14", "Great Aquifer").play(&[PlaceOceans(2)]),
    prelude("P15", "Huge Asteroid").play(&[Raise(3, Temperature), Owe(5)]),
    prelude("P16", "Io Research Outpost")
        .tags(&[Tag::Jovian, Tag::Science])
        .play(&[Produce(1, Titanium), Draw(1)]),
    prelude("P17", "Loan").play(&[Gain(30, Money), Produce(-2, Money)]),
    prelude("P18", "Martian Industries").tags(&[Tag::Building]).play(&[
        Produce(1, Energy),
        Produce(1, Steel),
        Gain(6, Money),
    ]),
    prelude("P19", "Metal-Rich Asteroid").play(&[Raise(1, Temperature), Gain(4, Titanium), Gain(4, Steel)]),
    prelude("P20", "Metals Company").play(&[Produce(1, Money), Produce(1, Steel), Produce(1, Titanium)]),
    prelude("P21", "Mining Operations").tags(&[Tag::Building]).play(&[Produce(2, Steel), Gain(4, Steel)]),
    prelude("P22", "Mohole").tags(&[Tag::Building]).play(&[Produce(3, Heat), Gain(3, Heat)]),
    prelude("P23", "Mohole Excavation").tags(&[Tag::Building]).play(&[
        Produce(1, Steel),
        Produce(2, Heat),
        Gain(2, Heat),
    ]),
    prelude("P24", "Nitrogen Shipment").play(&[Produce(1, Plants), Rate(1), Gain(5, Money)]),
    prelude("P25", "Orbital Construction Yard")
        .tags(&[Tag::Space])
        .play(&[Produce(1, Titanium), Gain(4, Titanium)]),
    prelude("P26", "Polar Industries").tags(&[Tag::Building]).play(&[Produce(2, Heat), PlaceOceans(1)]),
    prelude("P27", "Power Generation").tags(&[Tag::Power]).play(&[Produce(3, Energy)]),
    prelude("P28", "Research Network")
        .tags(&[Tag::Wild])
        .play(&[Produce(1, Money), Draw(3)])
        .passives(&[WildTag]),
    prelude("P29", "Self-Sufficient Settlement")
        .tags(&[Tag::Building, Tag::City])
        .play(&[Produce(2, Money), CITY]),
    prelude("P30", "Smelting Plant").tags(&[Tag::Building]).play(&[Raise(2, Oxygen), Gain(5, Steel)]),
    prelude("P31", "Society Support").play(&[
        Produce(1, Plants),
        Produce(1, Energy),
        Produce(1, Heat),
        Produce(-1, Money),
    ]),
    prelude("P32", "Supplier").tags(&[Tag::Power]).play(&[Produce(2, Energy), Gain(4, Steel)]),
    prelude("P33", "Supply Drop").play(&[Gain(3, Titanium), Gain(8, Steel), Gain(3, Plants)]),
    prelude("P34", "UNMI Contractor").tags(&[Tag::Earth]).play(&[Rate(3), Draw(1)]),
    prelude("P35", "Acquired Space Agency")
        .play(&[Gain(6, Titanium), Extra(DrawSought(2, Sought::Tagged(Tag::Space)))]),
];

pub(super) static CARDS: [Card; 12] = [
    automated("P36", "House Printing", Prelude, 10)
        .tags(&[Tag::Building])
        .play(&[Produce(1, Steel)])
        .points(1),
    automated("P37", "Lava Tube Settlement", Prelude, 15).tags(&[Tag::Building, Tag::City]).play(&[
        Produce(-1, Energy),
        Produce(2, Money),
        Place(Tile::City, Site::VolcanicCity),
    ]),
    event("P38", "Martian Survey", Prelude, 9)
        .tags(&[Tag::Science, Tag::Event])
        .needs(&[AtMost(Oxygen, 4)])
        .play(&[Draw(2)])
        .points(1),
    active("P39", "Psychrophiles", Prelude, 2)
        .tags(&[Tag::Microbe])
        .needs(&[AtMost(Temperature, -20)])
        .holds(CardResource::Microbe)
        .actions(&[free(&[AddHere(1)])])
        .passives(&[HerePays(2, Tag::Plant)]),
    automated("P40", "Research Coordination", Prelude, 4).tags(&[Tag::Wild]).passives(&[WildTag]),
    automated("P41", "SF Memorial", Prelude, 7).tags(&[Tag::Building]).play(&[Draw(1)]).points(1),
    automated("P42", "Space Hotels", Prelude, 12)
        .tags(&[Tag::Space, Tag::Earth])
        .needs(&[Tags(Tag::Earth, 2)])
        .play(&[Produce(4, Money)]),
    corporation("R10", "Point Luna", Prelude)
        .tags(&[Tag::Space, Tag::Earth])
        .play(&[Gain(38, Money), Produce(1, Titanium)])
        .triggers(&[when(TagPlayed(&[Tag::Earth], You), &[Draw(1)])]),
    corporation("R16", "Cheung Shing MARS", Prelude)
        .tags(&[Tag::Building])
        .play(&[Gain(44, Money), Produce(3, Money)])
        .passives(&[CheaperTag(2, Tag::Building)]),
    corporation("R27", "Robinson Industries", Prelude)
        .play(&[Gain(47, Money)])
        .actions(&[spend(&[Pay(4, None)], &[Extra(ProduceLowest)])]),
    corporation("R34", "Valley Trust", Prelude)
        .tags(&[Tag::Earth])
        .play(&[Gain(37, Money)])
        .first(&[Extra(PlayPrelude(3))])
        .passives(&[CheaperTag(2, Tag::Science)]),
    corporation("R35", "Vitor", Prelude)
        .tags(&[Tag::Earth])
        .play(&[Gain(48, Money)])
        .first(&[Extra(FundAward)])
        .triggers(&[when(PointsPaid, &[Gain(3, Money)])]),
];
