//! Turmoil in the format: the committee and the events, read, laid out, compared and shown.

use super::names::EventName;
use crate::difference::{Checked, differs, quoted, same};
use crate::entry::present;
use crate::error::Misfit;
use crate::format::seat;
use crate::layout::Json;
use crate::names::{Name, title};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use std::fmt;
use tharsis_kernel::Seat;
use tharsis_mars::{Committee, EventId, NEUTRAL_DELEGATES, Owner, Party, State, Turmoil, global_event};

/// The committee and the events, of which everything may be left out.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct TurmoilEntry {
    ruling: Option<Name<Party>>,
    dominant: Option<Name<Party>>,
    chairman: Option<OwnerEntry>,
    parties: Parties,
    #[serde(deserialize_with = "present")]
    distant: Option<Option<Name<EventName>>>,
    #[serde(deserialize_with = "present")]
    coming: Option<Option<Name<EventName>>>,
    #[serde(deserialize_with = "present")]
    current: Option<Option<Name<EventName>>>,
    deck: Vec<Name<EventName>>,
    /// Events carried out. Written by `show`.
    discard: Vec<Name<EventName>>,
}

/// Whose a delegate is: a player's index or "neutral".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum OwnerEntry {
    Player(u8),
    Neutral,
}

impl OwnerEntry {
    /// The player's index; as an answer, a neutral delegate is nobody's.
    pub(crate) const fn player(self) -> Option<u8> {
        match self {
            OwnerEntry::Player(player) => Some(player),
            OwnerEntry::Neutral => None,
        }
    }
}

impl<'de> Deserialize<'de> for OwnerEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OwnerEntry, D::Error> {
        struct IndexOrNeutral;
        impl Visitor<'_> for IndexOrNeutral {
            type Value = OwnerEntry;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a player's index or \"neutral\"")
            }
            fn visit_u64<E: Error>(self, player: u64) -> Result<OwnerEntry, E> {
                u8::try_from(player).map(OwnerEntry::Player).map_err(E::custom)
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<OwnerEntry, E> {
                if word == "neutral" {
                    Ok(OwnerEntry::Neutral)
                } else {
                    Err(E::custom(format!("unknown \"{word}\"")))
                }
            }
        }
        deserializer.deserialize_any(IndexOrNeutral)
    }
}

/// The delegates in a party.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
struct BenchEntry {
    #[serde(deserialize_with = "present")]
    leader: Option<Option<OwnerEntry>>,
    members: Option<Vec<OwnerEntry>>,
}

/// Benches by the names of their parties.
#[derive(Clone, Debug, Default)]
struct Parties(Vec<(Party, BenchEntry)>);

impl<'de> Deserialize<'de> for Parties {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Parties, D::Error> {
        struct ByParty;
        impl<'de> Visitor<'de> for ByParty {
            type Value = Parties;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "an object of party names and their delegates")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Parties, A::Error> {
                let mut parties = Vec::new();
                while let Some(name) = map.next_key::<Name<Party>>()? {
                    parties.push((name.0, map.next_value()?));
                }
                Ok(Parties(parties))
            }
        }
        deserializer.deserialize_map(ByParty)
    }
}

/// Lays out the committee and the events. The neutral delegates not seated are in their reserve.
pub(crate) fn set_turmoil(state: &mut State, given: &TurmoilEntry) -> Result<(), Misfit> {
    let n_seats = state.n_seats();
    let owner = |entry: OwnerEntry, path: &str| match entry {
        OwnerEntry::Player(player) => Ok(Owner::Player(seat(usize::from(player), n_seats, path)?)),
        OwnerEntry::Neutral => Ok(Owner::Neutral),
    };
    let committee = &mut state.layout().turmoil.committee;
    if let Some(party) = given.ruling {
        committee.ruling = party.0;
    }
    if let Some(party) = given.dominant {
        committee.dominant = party.0;
    }
    if let Some(chairman) = given.chairman {
        committee.chairman = owner(chairman, "setup.turmoil.chairman")?;
    }
    let mut neutral = u8::from(committee.chairman == Owner::Neutral);
    for (party, bench) in &given.parties.0 {
        let path = format!("setup.turmoil.parties.{}", title(party.word()));
        let leader = bench.leader.flatten();
        let members = bench.members.iter().flatten();
        if leader.is_none() && members.clone().next().is_some() {
            return Err(Misfit::new(path, "a party with members has a leader"));
        }
        for &member in leader.iter().chain(members) {
            let member = owner(member, &path)?;
            committee.seat_member(member, *party);
            neutral += u8::from(member == Owner::Neutral);
        }
        committee.benches[party.idx()].leader = leader.map(|leader| owner(leader, &path)).transpose()?;
    }
    if neutral > NEUTRAL_DELEGATES {
        return Err(Misfit::new("setup.turmoil", format!("more than {NEUTRAL_DELEGATES} neutral delegates")));
    }
    committee.set_reserve(Owner::Neutral, NEUTRAL_DELEGATES - neutral);
    set_events(state.layout().turmoil, given)
}

/// Events named are where they are said to be; the rest lies below in the deck.
fn set_events(turmoil: &mut Turmoil, given: &TurmoilEntry) -> Result<(), Misfit> {
    let place = |event: Option<Option<Name<EventName>>>| event.flatten().map(|event| event.0.0);
    turmoil.current = place(given.current);
    turmoil.coming = place(given.coming);
    turmoil.distant = place(given.distant);
    let in_sight = [turmoil.current, turmoil.coming, turmoil.distant].into_iter().flatten();
    let piles = given.deck.iter().chain(&given.discard).map(|event| event.0.0);
    let mut named: Vec<EventId> = Vec::new();
    for event in in_sight.chain(piles) {
        if named.contains(&event) {
            let message = format!("\"{}\" is named in two places", global_event(event).name);
            return Err(Misfit::new("setup.turmoil", message));
        }
        named.push(event);
    }
    turmoil.discard = given.discard.iter().fold(0, |discard, event| discard | 1 << event.0.0);
    turmoil.deck.retain(|event| !named.contains(event));
    given.deck.iter().rev().for_each(|event| turmoil.deck.push(event.0.0));
    Ok(())
}

/// Compares what is named.
pub(crate) fn compare_turmoil(expect: &TurmoilEntry, state: &State) -> Checked {
    let committee = &state.turmoil().committee;
    let name = |party: Party| quoted(title(party.word()));
    same("turmoil.ruling", expect.ruling.map(|party| name(party.0)), name(committee.ruling))?;
    same("turmoil.dominant", expect.dominant.map(|party| name(party.0)), name(committee.dominant))?;
    same("turmoil.chairman", expect.chairman.map(written), written(entry(committee.chairman)))?;
    for (party, bench) in &expect.parties.0 {
        compare_bench(*party, bench, committee, state)?;
    }
    let turmoil = state.turmoil();
    let event =
        |event: Option<EventId>| event.map_or("null".to_string(), |event| quoted(global_event(event).name));
    let given = |entry: Option<Option<Name<EventName>>>| entry.map(|entry| event(entry.map(|name| name.0.0)));
    same("turmoil.distant", given(expect.distant), event(turmoil.distant))?;
    same("turmoil.coming", given(expect.coming), event(turmoil.coming))?;
    same("turmoil.current", given(expect.current), event(turmoil.current))?;
    let top: Vec<EventId> = turmoil.deck.iter().rev().take(expect.deck.len()).copied().collect();
    if expect.deck.iter().map(|event| event.0.0).ne(top.iter().copied()) {
        return differs("turmoil.deck", format!("{:?}", expect.deck), format!("{top:?}"));
    }
    Ok(())
}

fn compare_bench(party: Party, expect: &BenchEntry, committee: &Committee, state: &State) -> Checked {
    let bench = committee.bench(party);
    let path = format!("turmoil.parties.{}", title(party.word()));
    let leader = |entry: Option<OwnerEntry>| entry.map_or("null".to_string(), written);
    same(format!("{path}.leader"), expect.leader.map(leader), leader(bench.leader.map(entry)))?;
    let list = |mut members: Vec<OwnerEntry>| {
        members.sort_unstable();
        format!("[{}]", members.into_iter().map(written).collect::<Vec<_>>().join(", "))
    };
    let found = plain_members(state, party).into_iter().map(entry).collect();
    same(format!("{path}.members"), expect.members.clone().map(list), list(found))
}

/// The members of a party that do not lead it: players by seat, then neutral.
fn plain_members(state: &State, party: Party) -> Vec<Owner> {
    let bench = state.turmoil().committee.bench(party);
    let owners = state.seats().map(Owner::Player).chain([Owner::Neutral]);
    owners.flat_map(|owner| std::iter::repeat_n(owner, usize::from(bench.plain(owner)))).collect()
}

fn entry(owner: Owner) -> OwnerEntry {
    match owner {
        Owner::Player(Seat(player)) => OwnerEntry::Player(player),
        Owner::Neutral => OwnerEntry::Neutral,
    }
}

fn written(entry: OwnerEntry) -> String {
    match entry {
        OwnerEntry::Player(player) => player.to_string(),
        OwnerEntry::Neutral => quoted("neutral"),
    }
}

/// The committee and the events in the format of `setup`.
pub(crate) fn show_turmoil(state: &State) -> Json {
    let turmoil = state.turmoil();
    let committee = &turmoil.committee;
    let owner = |owner: Owner| Json::plain(written(entry(owner)));
    let mut parties = Vec::new();
    for &party in Party::ALL {
        let bench = committee.bench(party);
        if let Some(leader) = bench.leader {
            let members = plain_members(state, party).into_iter().map(owner).collect();
            let keys = vec![("leader", owner(leader)), ("members", Json::List(members))];
            parties.push((party.programme().name, Json::Object(keys)));
        }
    }
    let mut keys = vec![
        ("ruling", Json::text(&title(committee.ruling.word()))),
        ("dominant", Json::text(&title(committee.dominant.word()))),
        ("chairman", owner(committee.chairman)),
        ("parties", Json::Object(parties)),
    ];
    let event = |event: EventId| Json::text(global_event(event).name);
    for (key, shown) in
        [("current", turmoil.current), ("coming", turmoil.coming), ("distant", turmoil.distant)]
    {
        keys.extend(shown.map(|it| (key, event(it))));
    }
    keys.push(("deck", Json::List(turmoil.deck.iter().rev().map(|&it| event(it)).collect())));
    let discarded = (0..32).filter(|it| turmoil.discard >> it & 1 == 1);
    keys.push(("discard", Json::List(discarded.map(event).collect())));
    Json::Object(keys)
}
