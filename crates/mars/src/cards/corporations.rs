//! The corporations of the standard game and the Corporate Era, by number.
//!
//! Sentences in the language of `card.rs`; the fact tables are the second witness (words/tests/words/mars_facts.rs).

use super::prelude::*;

pub(super) const CARDS: [Card; 13] = [
    corporation("R00", "Beginner Corporation", Basic).play(&[Gain(42, Money), Draw(10)]),
    corporation("R03", "Saturn Systems", CorporateEra)
        .tags(&[Tag::Jovian])
        .play(&[Gain(42, Money), Produce(1, Titanium)])
        .triggers(&[when(TagPlayed(&[Tag::Jovian], Anyone), &[Produce(1, Money)])]),
    corporation("R08", "CrediCor", Basic)
        .play(&[Gain(57, Money)])
        .triggers(&[when(PaidAtLeast(20), &[Gain(4, Money)])]),
    corporation("R09", "PhoboLog", Basic)
        .tags(&[Tag::Space])
        .play(&[Gain(23, Money), Gain(10, Titanium)])
        .passives(&[WorthMore(1, Titanium)]),
    corporation("R13", "ThorGate", Basic)
        .tags(&[Tag::Power])
        .play(&[Gain(48, Money), Produce(1, Energy)])
        .passives(&[CheaperTag(3, Tag::Power), CheaperProject(3, Project::PowerPlant)]),
    corporation("R17", "Ecoline", Basic)
        .tags(&[Tag::Plant])
        .play(&[Gain(36, Money), Gain(3, Plants), Produce(2, Plants)])
        .passives(&[GreeneryFor(7)]),
    corporation("R18", "Helion", Basic)
        .tags(&[Tag::Space])
        .play(&[Gain(42, Money), Produce(3, Heat)])
        .passives(&[HeatPays]),
    corporation("R19", "Interplanetary Cinematics", Basic)
        .tags(&[Tag::Building])
        .play(&[Gain(30, Money), Gain(20, Steel)])
        .triggers(&[when(EventPlayed(None), &[Gain(2, Money)])]),
    corporation("R24", "Mining Guild", Basic)
        .tags(&[Tag::Building, Tag::Building])
        .play(&[Gain(30, Money), Gain(5, Steel), Produce(1, Steel)])
        .triggers(&[when(MetalEarned, &[Produce(1, Steel)])]),
    corporation("R30", "Teractor", CorporateEra)
        .tags(&[Tag::Earth])
        .play(&[Gain(60, Money)])
        .passives(&[CheaperTag(3, Tag::Earth)]),
    corporation("R31", "Tharsis Republic", Basic)
        .tags(&[Tag::Building])
        .play(&[Gain(40, Money)])
        .first(&[Place(Tile::City, Site::City)])
        .triggers(&[
            when(CityPlacedOnMars(Anyone), &[Produce(1, Money)]),
            when(CityPlaced(You), &[Gain(3, Money)]),
        ]),
    corporation("R32", "United Nations Mars Initiative", Basic)
        .tags(&[Tag::Earth])
        .play(&[Gain(40, Money)])
        .actions(&[spend(&[IfRatingRaised, Pay(3, None)], &[Rate(1)])]),
    corporation("R43", "Inventrix", Basic)
        .tags(&[Tag::Science])
        .play(&[Gain(45, Money)])
        .first(&[Draw(3)])
        .passives(&[Eased(2)]),
];
