//! Red cards, by number.
//!
//! Sentences in the language of `card.rs`; the fact table is the second witness.

use super::prelude::*;

pub(super) static CARDS: [Card; 38] = [
    red("65", "Advanced Ecosystems", 10)
        .tags(&[Tag::Microbe, Tag::Animal, Tag::Event])
        .needs(&[Tags(Tag::Animal, 1), Tags(Tag::Microbe, 1), Tags(Tag::Plant, 1)])
        .points(3),
    red("66", "Artificial Lake", 13)
        .tags(&[Tag::Event])
        .needs(&[AtLeast(Temperature, Yellow)])
        .play(&[Flip(1)])
        .points(1),
    red("67", "Atmosphere Filtering", 6)
        .tags(&[Tag::Space, Tag::Event])
        .needs(&[Tags(Tag::Science, 2)])
        .play(&[Warm(1, Oxygen)]),
    red("68", "Breathing Filters", 9).tags(&[Tag::Event]).needs(&[AtLeast(Oxygen, Yellow)]).points(2),
    red("69", "Bribed Committee", 5).tags(&[Tag::Earth, Tag::Event]).play(&[Rate(2)]).points(-2),
    red("70", "Business Contacts", 5).tags(&[Tag::Earth, Tag::Event]).play(&[Draw(4), Discard(2)]),
    red("71", "CEO's Favorite Project", 3).tags(&[Tag::Event]).play(&[AddToAny(2)]),
    red("72", "Colonizer Training Camp", 10)
        .tags(&[Tag::Building, Tag::Jovian, Tag::Event])
        .needs(&[AtMost(Oxygen, Red)])
        .points(2),
    red("73", "Comet", 25).tags(&[Tag::Space, Tag::Event]).play(&[Warm(1, Temperature), Flip(1)]),
    red("74", "Convoy from Europa", 14).tags(&[Tag::Space, Tag::Event]).play(&[Draw(1), Flip(1)]),
    red("75", "Crater", 7).tags(&[Tag::Event]).needs(&[Tags(Tag::Event, 3)]).play(&[Flip(1)]),
    red("76", "Deimos Down", 30)
        .tags(&[Tag::Space, Tag::Event])
        .play(&[Warm(3, Temperature), Gain(7, Resource::Money)]),
    red("77", "Giant Ice Asteroid", 36)
        .tags(&[Tag::Space, Tag::Event])
        .play(&[Warm(2, Temperature), Flip(2)]),
    red("78", "Ice Asteroid", 21).tags(&[Tag::Space, Tag::Event]).play(&[Flip(2)]),
    red("79", "Ice Cap Melting", 4)
        .tags(&[Tag::Event])
        .needs(&[AtLeast(Temperature, White)])
        .play(&[Flip(1)]),
    red("80", "Imported Hydrogen", 17).tags(&[Tag::Space, Tag::Earth, Tag::Event]).play(&[
        Flip(1),
        OneOf(&[&[Gain(3, Resource::Plants)], &[AddTo(3, &[Microbe])], &[AddTo(2, &[Animal])]]),
    ]),
    red("81", "Imported Nitrogen", 20).tags(&[Tag::Space, Tag::Earth, Tag::Event]).play(&[
        Rate(1),
        Gain(4, Resource::Plants),
        AddTo(2, &[Animal]),
        AddTo(3, &[Microbe]),
    ]),
    red("82", "Interstellar Colony Ship", 20)
        .tags(&[Tag::Space, Tag::Earth, Tag::Event])
        .needs(&[Tags(Tag::Science, 4)])
        .points(4),
    red("83", "Invention Contest", 1).tags(&[Tag::Science, Tag::Event]).play(&[DrawKeep(3, 1)]),
    red("84", "Investment Loan", 1)
        .tags(&[Tag::Earth, Tag::Event])
        .needs(&[SpendRating(1)])
        .play(&[Gain(10, Resource::Money)])
        .points(1),
    red("85", "Lagrange Observatory", 7)
        .tags(&[Tag::Science, Tag::Space, Tag::Event])
        .play(&[Draw(1)])
        .points(1),
    red("86", "Lake Marineris", 17)
        .tags(&[Tag::Event])
        .needs(&[AtLeast(Temperature, Yellow)])
        .play(&[Flip(2)])
        .points(1),
    red("87", "Large Convoy", 36)
        .tags(&[Tag::Space, Tag::Earth, Tag::Event])
        .play(&[Flip(1), Draw(2), OneOf(&[&[Gain(5, Resource::Plants)], &[AddTo(3, &[Animal])]])])
        .points(2),
    red("88", "Lava Flows", 17).tags(&[Tag::Event]).play(&[Warm(2, Temperature)]),
    red("89", "Local Heat Trapping", 0)
        .tags(&[Tag::Event])
        .needs(&[Need::Spend(3, Resource::Heat)])
        .play(&[Gain(4, Resource::Plants), AddTo(2, &[Animal, Microbe])]),
    red("90", "Mangrove", 12)
        .tags(&[Tag::Plant, Tag::Event])
        .needs(&[AtLeast(Temperature, White)])
        .play(&[Forest(1)]),
    red("91", "Nitrogen-Rich Asteroid", 30).tags(&[Tag::Space, Tag::Event]).play(&[
        Rate(2),
        Warm(1, Temperature),
        Gain(2, Resource::Plants),
        IfTags(Tag::Plant, 3, &[Gain(4, Resource::Plants)]),
    ]),
    red("92", "Permafrost Extraction", 8)
        .tags(&[Tag::Event])
        .needs(&[AtLeast(Temperature, Yellow)])
        .play(&[Flip(1)]),
    red("93", "Phobos Falls", 32)
        .tags(&[Tag::Space, Tag::Event])
        .play(&[Warm(1, Temperature), Flip(1), Draw(2)])
        .points(1),
    red("94", "Plantation", 22)
        .tags(&[Tag::Plant, Tag::Event])
        .needs(&[Tags(Tag::Science, 4)])
        .play(&[Forest(2)]),
    red("95", "Release of Inert Gases", 16).tags(&[Tag::Event]).play(&[Rate(2)]),
    red("96", "Research", 5).tags(&[Tag::Science, Tag::Science, Tag::Event]).play(&[Draw(2)]),
    red("97", "Special Design", 3).tags(&[Tag::Event]).play(&[PlayMore, NextEased]),
    red("98", "Subterranean Reservoir", 10).tags(&[Tag::Event]).play(&[Flip(1)]),
    red("99", "Technology Demonstration", 17)
        .tags(&[Tag::Science, Tag::Space, Tag::Event])
        .play(&[Flip(1), Draw(2)]),
    red("100", "Terraforming Ganymede", 28)
        .tags(&[Tag::Space, Tag::Jovian, Tag::Event])
        .play(&[RatePer(Count::Tags(Tag::Jovian))])
        .points(2),
    red("101", "Towing a Comet", 22).tags(&[Tag::Space, Tag::Event]).play(&[
        Warm(1, Oxygen),
        Flip(1),
        Gain(2, Resource::Plants),
    ]),
    red("102", "Work Crews", 5).tags(&[Tag::Event]).play(&[PlayMore, NextCheaper(11)]),
];
