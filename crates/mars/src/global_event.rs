//! The global events as data (T21 to T26), in the words of the card language.

use crate::card::PoliticEffect::{self, *};
use crate::card::{Count, Effect};
use crate::tally::{Ranking, Tally};
use crate::vocabulary::{Party, Resource, Tag};
use Party::{Greens, Kelvinists, MarsFirst, Reds, Scientists, Unity};
use Resource::{Energy, Heat, Money, Plants, Steel, Titanium};

/// A row of [`GLOBAL_EVENTS`].
pub type EventId = u8;

/// A global event.
#[derive(Clone, Copy, Debug)]
pub struct GlobalEvent {
    /// The published English name.
    pub name: &'static str,
    /// Gets a neutral delegate when the event is revealed: top left (T3, T36).
    pub revealed: Party,
    /// Gets a neutral delegate when the event becomes current: middle right (T34).
    pub current: Party,
    /// Carried out one after the other, each by every player in turn, or once for the table.
    pub effects: &'static [Effect],
}

impl GlobalEvent {
    /// Its word for programs: the English name in small letters, hyphens between.
    pub fn word(&self) -> String {
        let letter = |c: char| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
        self.name.chars().map(letter).collect()
    }
}

/// How many there are.
pub const N_EVENTS: usize = 31;

const I: Tally = Tally::influence();

const fn gain(rate: u8, resource: Resource, count: Count) -> PoliticEffect {
    GainTimes(rate, resource, Tally::of(count).capped().and_influence())
}

const fn lose(rate: u8, resource: Resource, count: Count) -> PoliticEffect {
    LoseTimes(rate, resource, Tally::of(count).capped().less_influence())
}

const fn tags(tag: Tag) -> Count {
    Count::Tags(tag)
}

const fn event(
    name: &'static str,
    (revealed, current): (Party, Party),
    effects: &'static [Effect],
) -> GlobalEvent {
    GlobalEvent { name, revealed, current, effects }
}

/// Every word of an event is one of Turmoil.
macro_rules! politic {
    ($($word:expr),+ $(,)?) => { &[$(Effect::Politic($word)),+] };
}

/// The events of the box, by name.
pub static GLOBAL_EVENTS: [GlobalEvent; N_EVENTS] = [
    event(
        "Aquifer Released by Public Council",
        (MarsFirst, Greens),
        politic![NeutralOcean, GainTimes(1, Plants, I), GainTimes(1, Steel, I)],
    ),
    event("Asteroid Mining", (Reds, Unity), politic![gain(1, Titanium, tags(Tag::Jovian))]),
    event("Celebrity Leaders", (Unity, Greens), politic![gain(2, Money, Count::OwnEvents)]),
    event(
        "Diversity",
        (Scientists, Scientists),
        politic![GainIf(10, Money, Tally::of(Count::TagKinds).and_influence(), 9)],
    ),
    event("Dry Deserts", (Reds, Unity), politic![RemoveOcean, GainAny(I)]),
    event("Eco Sabotage", (Greens, Reds), politic![KeepAtMost(3, Plants)]),
    event(
        "Election",
        (Greens, MarsFirst),
        politic![Rank(&Ranking {
            counts: &[tags(Tag::Building), Count::OwnCities],
            first: 2,
            second: 1,
            with_nothing: true,
            solo: &[(10, 2), (5, 1)],
        })],
    ),
    event("Generous Funding", (Kelvinists, Unity), politic![gain(2, Money, Count::RatingOver(15))]),
    event(
        "Global Dust Storm",
        (Kelvinists, Greens),
        politic![LoseAll(Heat), lose(2, Money, tags(Tag::Building))],
    ),
    event("Homeworld Support", (Reds, Unity), politic![gain(2, Money, tags(Tag::Earth))]),
    event(
        "Improved Energy Templates",
        (Scientists, Kelvinists),
        politic![ProduceTimes(Energy, Tally::of(tags(Tag::Power)).and_influence().every(2))],
    ),
    event("Interplanetary Trade", (Unity, Unity), politic![gain(2, Money, tags(Tag::Space))]),
    event("Miners On Strike", (MarsFirst, Greens), politic![lose(1, Titanium, tags(Tag::Jovian))]),
    event("Mud Slides", (Kelvinists, Greens), politic![lose(4, Money, Count::TilesByOcean)]),
    event("Pandemic", (Greens, MarsFirst), politic![lose(3, Money, tags(Tag::Building))]),
    event("Paradigm Breakdown", (Kelvinists, Reds), politic![DiscardCards(2), GainTimes(2, Money, I)]),
    event("Productivity", (Scientists, MarsFirst), politic![gain(1, Steel, Count::Production(Steel))]),
    event(
        "Red Influence",
        (Kelvinists, Reds),
        politic![LoseTimes(3, Money, Tally::of(Count::RatingOver(10)).capped()), ProduceTimes(Money, I)],
    ),
    event(
        "Revolution",
        (Unity, MarsFirst),
        politic![Rank(&Ranking {
            counts: &[tags(Tag::Earth)],
            first: -2,
            second: -1,
            with_nothing: false,
            solo: &[(4, -2)],
        })],
    ),
    event("Riots", (MarsFirst, Reds), politic![lose(4, Money, Count::OwnCities)]),
    event("Sabotage", (Unity, Reds), politic![LowerOwn(Steel), LowerOwn(Energy), GainTimes(1, Steel, I)]),
    event(
        "Scientific Community",
        (Reds, Scientists),
        politic![GainTimes(1, Money, Tally::of(Count::CardsInHand).and_influence())],
    ),
    event("Snow Cover", (Kelvinists, Kelvinists), politic![ShiftTemperature(-2), DrawTimes(I)]),
    event("Solar Flare", (Unity, Kelvinists), politic![lose(3, Money, tags(Tag::Space))]),
    event("Solarnet Shutdown", (Scientists, MarsFirst), politic![lose(3, Money, Count::BlueCards)]),
    event("Spin-Off Products", (Greens, Scientists), politic![gain(2, Money, tags(Tag::Science))]),
    event("Sponsored Projects", (Scientists, Greens), politic![AddToEachNonEmpty(1), DrawTimes(I)]),
    event("Strong Society", (Reds, MarsFirst), politic![gain(2, Money, Count::OwnCities)]),
    event(
        "Successful Organisms",
        (MarsFirst, Scientists),
        politic![gain(1, Plants, Count::Production(Plants))],
    ),
    event(
        "Volcanic Eruptions",
        (Scientists, Kelvinists),
        politic![ShiftTemperature(2), ProduceTimes(Heat, I)],
    ),
    event(
        "War on Earth",
        (MarsFirst, Kelvinists),
        politic![LowerRating(Tally::of(Count::Just(4)).less_influence())],
    ),
];

/// The event behind an id.
#[inline]
pub fn global_event(id: EventId) -> &'static GlobalEvent {
    &GLOBAL_EVENTS[id as usize]
}

/// The event with this English name; upper and lower case do not matter.
pub fn event_by_name(name: &str) -> Option<EventId> {
    GLOBAL_EVENTS.iter().position(|event| event.name.eq_ignore_ascii_case(name)).map(|i| i as EventId)
}
