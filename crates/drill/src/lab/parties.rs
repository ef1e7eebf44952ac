//! Tables of the laboratory: who sits down at what, and plays there until the next one.

use super::actors::{Manner, Person, World, look_on, play};
use super::history::Seating;
use super::tally::Tally;
use crate::client::{Guest, Http};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use serde_json::{Value, json};
use tharsis_wire::api::Stage;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// What is played at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Party {
    /// Two people, one of whom leaves now and then.
    Duel,
    /// Two people at a game where both choose at once.
    AtOnce,
    /// One person and a bot: everything may be taken back.
    WithBot,
    /// Two people and a clock that moves; one is slow.
    Clock,
    /// Many come and go before the start.
    Door,
    /// The same, and everybody sends what they ask for twice at once.
    CrowdedDoor,
}

impl Party {
    fn table(self) -> Value {
        let mars = |seats: &[&str]| json!({ "game": "mars", "options": "corporate-era", "seats": seats });
        match self {
            Party::Duel => mars(&["me", "open"]),
            Party::AtOnce => json!({ "game": "ares", "options": "", "seats": ["me", "open"] }),
            Party::WithBot => mars(&["me", "novice"]),
            Party::Clock => {
                let mut table = mars(&["me", "open"]);
                table["settings"] = json!({ "clock": { "kind": "turn", "seconds": 5, "flag": "bot" } });
                table
            }
            Party::Door | Party::CrowdedDoor => mars(&["me", "open", "open"]),
        }
    }

    /// Who comes beside the one who sets it up.
    fn guests(self) -> usize {
        match self {
            Party::WithBot => 0,
            Party::Duel | Party::AtOnce | Party::Clock => 1,
            Party::Door | Party::CrowdedDoor => 5,
        }
    }

    fn has_two_pages(self, seat: u8) -> bool {
        matches!(self, Party::Duel | Party::AtOnce) && seat == 0
    }

    fn manner(self, seat: u8, random: &mut Pcg64Mcg) -> Manner {
        let is_door = matches!(self, Party::Door | Party::CrowdedDoor);
        Manner {
            leaves: self == Party::Duel && seat == 1,
            slow: self == Party::Clock && seat == 1,
            moves: if is_door { 6 } else { 60 + (random.next_u64() % 200) as u32 },
        }
    }
}

/// The ways to the server processes: one, or one for each of two.
pub(super) type Ways = Vec<(Http, Tally)>;

/// Parties of a kind, one after the other, until the laboratory ends.
pub(super) async fn host(world: World, ways: Ways, party: Party, seed: u64) {
    let mut random = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
    while !world.over() {
        let _ = throw(&world, &ways, party, &mut random).await;
    }
}

/// One party. `None` when the laboratory ends on the way.
async fn throw(world: &World, ways: &Ways, party: Party, random: &mut Pcg64Mcg) -> Option<()> {
    let way = |random: &mut Pcg64Mcg| ways[(random.next_u64() % ways.len() as u64) as usize].clone();
    // The party ends with the laboratory, or when somebody has had enough: the others may be waiting for them.
    let (end, ended) = watch::channel(false);
    let own = World { stop: ended, ..world.clone() };
    let (http, tally) = way(random);
    let creator = Person::arrive(world, &http, &tally, "Ann").await?.at(&own);
    let table = creator.set_up(&party.table()).await?.table.id;
    let mut coming = JoinSet::new();
    for _ in 0..party.guests() {
        let (http, tally) = way(random);
        let Some(person) = Person::arrive(world, &http, &tally, "Ben").await else {
            // Whoever has come meanwhile ends what they have begun: a request that nobody wrote down would look like a defect.
            end.send(true).ok()?;
            while coming.join_next().await.is_some() {}
            return None;
        };
        coming.spawn(come(person.at(&own), table.clone(), party, random.next_u64()));
    }
    let mut seated = vec![(creator, 0)];
    while let Some(came) = coming.join_next().await {
        seated.extend(came.ok().flatten());
    }
    let (mut players, mut streams) = (JoinSet::new(), JoinSet::new());
    for (person, seat) in &seated {
        let manner = party.manner(*seat, random);
        players.spawn(play(person.clone(), table.clone(), *seat, manner, random.next_u64()));
        if party.has_two_pages(*seat) {
            // The same seat from another page, at the other process where there are two: they race for every moment.
            let (http, tally) = way(random);
            let other =
                Person { guest: Guest::with_key(&http, person.guest.key.clone()), tally, ..person.clone() };
            players.spawn(play(other, table.clone(), *seat, manner, random.next_u64()));
        }
        streams.spawn(look_on(person.clone(), table.clone(), Some(*seat)));
    }
    let (http, tally) = way(random);
    let spectator = Person { world: own, guest: Guest::nobody(&http), tally };
    streams.spawn(look_on(spectator, table.clone(), None));
    let mut stop = world.stop.clone();
    tokio::select! {
        _ = players.join_next() => {}
        _ = stop.wait_for(|&stop| stop) => {}
    }
    end.send(true).ok()?;
    // What was sent is waited for, and streams come to the newest moment.
    while players.join_next().await.is_some() {}
    while streams.join_next().await.is_some() {}
    Some(())
}

/// Takes a seat, at a door after some coming and going. `None` if none is to be had.
async fn come(person: Person, table: String, party: Party, seed: u64) -> Option<(Person, u8)> {
    let mut random = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
    let is_door = matches!(party, Party::Door | Party::CrowdedDoor);
    let mut seat = None;
    while !person.world.over() {
        let info = person.info(&table).await?;
        if info.stage != Stage::Open {
            return info.you.map(|seat| (person, seat));
        }
        match seat {
            None => {
                let join = || person.sit(&table, Seating::Join, 0, 0, false);
                let seated = if party == Party::CrowdedDoor {
                    let (one, two) = tokio::join!(join(), join());
                    one.or(two)
                } else {
                    join().await
                };
                seat = seated.and_then(|seated| seated.seat);
            }
            Some(held) if is_door && random.next_u64().is_multiple_of(3) => {
                person.sit(&table, Seating::Leave, held, 0, false).await;
                seat = None;
            }
            Some(_) => {}
        }
        tokio::time::sleep(std::time::Duration::from_millis(random.next_u64() % 8)).await;
    }
    None
}
