//! The cards of the Turmoil expansion: project cards T01 to T16, then its corporations, by number.
//!
//! Sentences in the language of `card.rs`; the fact tables are the second witness (words/tests/words/mars_facts.rs).

use super::prelude::*;
use crate::card::PoliticEffect::*;
use crate::tally::Tally;

pub(super) static CARDS: [Card; 21] = [
    automated("T01", "Aerial Lenses", Turmoil, 2)
        .needs(&[Party(Kelvinists)])
        .play(&[AnyoneLoses(2, Plants), Produce(2, Heat)])
        .points(-1),
    event("T02", "Banned Delegate", Turmoil, 0)
        .tags(&[Tag::Event])
        .needs(&[Chairman])
        .play(&[Politic(RemoveDelegate)]),
    automated("T03", "Cultural Metropolis", Turmoil, 20)
        .tags(&[Tag::City, Tag::Building])
        .needs(&[Party(Unity)])
        .play(&[
            Produce(-1, Energy),
            Produce(3, Money),
            Place(Tile::City, Site::City),
            Politic(SendDelegates(2)),
        ]),
    automated("T04", "Diaspora Movement", Turmoil, 7)
        .tags(&[Tag::Jovian])
        .needs(&[Party(Reds)])
        .play(&[GainPer(Money, Count::TagsInPlay(Tag::Jovian))])
        .points(1),
    active("T05", "Event Analysts", Turmoil, 5)
        .tags(&[Tag::Science])
        .needs(&[Party(Scientists)])
        .passives(&[Influence(1)]),
    active("T06", "GMO Contract", Turmoil, 3)
        .tags(&[Tag::Microbe, Tag::Science])
        .needs(&[Party(Greens)])
        .triggers(&[when(TagPlayed(&[Tag::Plant, Tag::Animal, Tag::Microbe], You), &[Gain(2, Money)])]),
    active("T07", "Martian Media Center", Turmoil, 7)
        .tags(&[Tag::Building])
        .needs(&[Party(MarsFirst)])
        .play(&[Produce(2, Money)])
        .actions(&[spend(&[Pay(3, None)], &[Politic(SendDelegates(1))])]),
    automated("T08", "Parliament Hall", Turmoil, 8)
        .tags(&[Tag::Building])
        .needs(&[Party(MarsFirst)])
        .play(&[ProducePer(Money, Count::Tags(Tag::Building), 3)])
        .points(1),
    automated("T09", "PR Office", Turmoil, 7)
        .tags(&[Tag::Earth])
        .needs(&[Party(Unity)])
        .play(&[Rate(1), GainPer(Money, Count::Tags(Tag::Earth))]),
    event("T10", "Public Celebrations", Turmoil, 8).tags(&[Tag::Event]).needs(&[Chairman]).points(2),
    event("T11", "Recruitment", Turmoil, 2).tags(&[Tag::Event]).play(&[Politic(ReplaceNeutral)]),
    event("T12", "Red Tourism Wave", Turmoil, 3)
        .tags(&[Tag::Earth, Tag::Event])
        .needs(&[Party(Reds)])
        .play(&[GainPer(Money, Count::AreasBesideOwn)]),
    automated("T13", "Sponsored Mohole", Turmoil, 5)
        .tags(&[Tag::Building])
        .needs(&[Party(Kelvinists)])
        .play(&[Produce(2, Heat)]),
    automated("T14", "Supported Research", Turmoil, 3)
        .tags(&[Tag::Science])
        .needs(&[Party(Scientists)])
        .play(&[Draw(2)]),
    automated("T15", "Wildlife Dome", Turmoil, 15)
        .tags(&[Tag::Animal, Tag::Plant, Tag::Building])
        .needs(&[Party(Greens)])
        .play(&[Place(Tile::Greenery, Site::Greenery)]),
    event("T16", "Vote Of No Confidence", Turmoil, 5)
        .tags(&[Tag::Event])
        .needs(&[LeadParties(1), NeutralChairman])
        .play(&[Politic(BecomeChairman), Rate(1)]),
    corporation("R07", "Pristar", Turmoil)
        .holds(CardResource::Preservation)
        .play(&[Gain(53, Money), Politic(LowerRating(Tally::of(Count::Just(2))))])
        .triggers(&[when(RatingNotRaised, &[AddHere(1), Gain(6, Money)])])
        .scores(Points::per_here(1, 1)),
    corporation("R14", "TerraLabs Research", Turmoil)
        .tags(&[Tag::Science, Tag::Earth])
        .play(&[Gain(14, Money), Politic(LowerRating(Tally::of(Count::Just(1))))])
        .passives(&[CardsFor(1)]),
    corporation("R15", "Septem Tribus", Turmoil)
        .tags(&[Tag::Wild])
        .play(&[Gain(36, Money)])
        .actions(&[free(&[Politic(GainTimes(2, Money, Tally::of(Count::OwnParties)))])])
        .passives(&[WildTag]),
    corporation("R33", "Utopia Invest", Turmoil)
        .tags(&[Tag::Building])
        .play(&[Gain(40, Money), Produce(1, Steel), Produce(1, Titanium)])
        .actions(&[free(&[Politic(SellProduction(4))])]),
    corporation("R38", "Lakefront Resorts", Turmoil)
        .tags(&[Tag::Building])
        .play(&[Gain(54, Money)])
        .triggers(&[when(OceanPlaced(Anyone), &[Produce(1, Money)])])
        .passives(&[OceansGive(1)]),
];
