//! The people of the laboratory: they sit down, play, take back, leave and return through whatever happens, look on by
//! streams, and write down what they asked for and were told.

use super::history::{Answer, Asked, Move, Recorder, Seating, Shown, Sitting};
use super::replay::digest;
use super::tally::Tally;
use crate::client::{Fault, Guest, Http};
use crate::player::choose;
use crate::stream::{Follower, Stream};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::time::Duration;
use tharsis_wire::api::{Accepted, Moment, Seated, Stage, TableInfo, Tables};
use tokio::sync::watch;

/// How long somebody waits before they look again.
const BREATH: Duration = Duration::from_millis(4);

/// After this a request counts as never answered.
const PATIENCE: Duration = Duration::from_secs(20);

/// Waits for an answer, but not for ever.
async fn patiently<T>(answer: impl Future<Output = Result<T, Fault>>) -> Result<T, Fault> {
    let late = |_| Err(Fault::Lost(format!("no answer within {PATIENCE:?}")));
    tokio::time::timeout(PATIENCE, answer).await.unwrap_or_else(late)
}

/// What all of them share.
#[derive(Clone, Debug)]
pub(super) struct World {
    pub(super) recorder: Recorder,
    /// The server knows ids of moves: what was not answered is sent again with the same one.
    pub(super) ids: bool,
    pub(super) stop: watch::Receiver<bool>,
    /// Answers may be waited for so long after the end.
    pub(super) stopped: watch::Receiver<bool>,
}

impl World {
    pub(super) fn over(&self) -> bool {
        *self.stop.borrow()
    }

    fn given_up(&self) -> bool {
        *self.stopped.borrow()
    }
}

/// Somebody with a way to a server.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) world: World,
    pub(super) guest: Guest,
    pub(super) tally: Tally,
}

/// Whether a fault leaves open what happened.
fn leaves_open(fault: &Fault) -> bool {
    match fault {
        Fault::Lost(_) => true,
        Fault::Refused(status, _) => *status >= 500,
    }
}

impl Person {
    /// A new player, however long it takes; `None` when the laboratory ends before.
    pub(super) async fn arrive(world: &World, http: &Http, tally: &Tally, name: &str) -> Option<Person> {
        while !world.over() {
            if let Ok(guest) = patiently(Guest::new(http, name)).await {
                return Some(Person { world: world.clone(), guest, tally: tally.clone() });
            }
            tokio::time::sleep(BREATH).await;
        }
        None
    }

    /// The same person in another world, which ends sooner.
    pub(super) fn at(self, world: &World) -> Person {
        Person { world: world.clone(), ..self }
    }

    /// Asks until there is an answer; `None` if it is refused, or the laboratory ends before.
    async fn look<T: DeserializeOwned>(&self, path: &str) -> Option<T> {
        while !self.world.given_up() {
            match patiently(self.guest.get(path)).await {
                Ok(found) => return Some(found),
                Err(fault) if leaves_open(&fault) => tokio::time::sleep(BREATH).await,
                Err(_) => return None,
            }
        }
        None
    }

    /// Sets up a table; one whose answer is lost is nobody's.
    pub(super) async fn set_up(&self, table: &Value) -> Option<Seated> {
        while !self.world.over() {
            match patiently(self.guest.post("/api/tables", table)).await {
                Ok(seated) => return Some(seated),
                Err(fault) if leaves_open(&fault) => tokio::time::sleep(BREATH).await,
                Err(Fault::Refused(409, problem)) if problem.error == "too-many-tables" => {
                    self.close_own().await
                }
                Err(refused) => panic!("a table was refused: {refused}"),
            }
        }
        None
    }

    /// Closes the tables that are nobody's: whoever sets up one plays at no other.
    async fn close_own(&self) {
        let Some(own) = self.look::<Tables>("/api/me/tables").await else { return };
        for table in own.tables.iter().filter(|table| table.stage == Stage::Open && table.yours) {
            let close = format!("/api/tables/{}/close", table.id);
            // What is not closed now is the next time.
            let _ = patiently(self.guest.post::<TableInfo>(&close, &json!({}))).await;
        }
    }

    pub(super) async fn info(&self, table: &str) -> Option<TableInfo> {
        self.look(&format!("/api/tables/{table}")).await
    }

    pub(super) async fn moment(&self, table: &str) -> Option<Moment> {
        self.look(&format!("/api/tables/{table}/moment?lang=en")).await
    }

    /// Coming or going, once. A lost answer is written down as such.
    pub(super) async fn sit(
        &self,
        table: &str,
        what: Seating,
        seat: u8,
        seen: i64,
        begun: bool,
    ) -> Option<Seated> {
        let start = self.world.recorder.now();
        let (word, body) = match what {
            Seating::Join => ("join", json!({})),
            Seating::Leave => ("leave", json!({ "bot": "novice" })),
            Seating::Return => ("return", json!({})),
        };
        let path = format!("/api/tables/{table}/{word}");
        let answer = match what {
            Seating::Join => patiently(self.guest.post::<Seated>(&path, &body)).await,
            Seating::Leave | Seating::Return => {
                let info = patiently(self.guest.post::<TableInfo>(&path, &body)).await;
                info.map(|table| Seated { seat: Some(seat), key: None, table })
            }
        };
        let (done, told) = match answer {
            Ok(seated) => (Some(true), Some(seated)),
            Err(fault) if leaves_open(&fault) => (None, None),
            Err(_) => (Some(false), None),
        };
        // Whoever still holds the seat after a leave has left a game that had begun.
        let holds = |seated: &Seated| {
            seated
                .table
                .seats
                .get(usize::from(seat))
                .is_some_and(|it| it.player.as_ref() == Some(&self.guest.id))
        };
        let sitting = Sitting {
            player: self.guest.id.clone(),
            seat: told.as_ref().and_then(|seated| seated.seat).unwrap_or(seat),
            what,
            begun: begun || what == Seating::Leave && told.as_ref().is_some_and(holds),
            seen,
            known: told.as_ref().map_or(seen, |seated| seated.table.seq),
            start,
            end: self.world.recorder.now(),
            done,
        };
        self.world.recorder.write(table, |history| history.sittings.push(sitting));
        told
    }

    /// A move, sent again until it is known what became of it if the server knows ids.
    async fn make(&self, table: &str, seat: u8, seq: i64, asked: Asked, id: u64) -> Answer {
        let (word, mut body) = match &asked {
            Asked::Choices(choices) => ("choices", json!({ "seq": seq, "choices": choices })),
            Asked::Undo(to) => ("undo", json!({ "seq": seq, "to": to })),
            Asked::Redo => ("redo", json!({ "seq": seq })),
        };
        if self.world.ids {
            body["id"] = json!(format!("{id:016x}"));
        }
        let path = format!("/api/tables/{table}/{word}");
        let start = self.world.recorder.now();
        let answer = loop {
            match patiently(self.guest.post::<Accepted>(&path, &body)).await {
                Ok(accepted) => break Answer::Made(accepted.seq),
                Err(Fault::Refused(status, _)) if status < 500 => break Answer::Refused(status),
                Err(_) => {
                    self.tally.failed();
                    if !self.world.ids || self.world.given_up() {
                        break Answer::InDoubt;
                    }
                    tokio::time::sleep(BREATH).await;
                }
            }
        };
        if matches!(answer, Answer::Made(_)) {
            self.tally.made(start);
        }
        let end = self.world.recorder.now();
        let made = Move { seat, seq, asked, start, end, answer: answer.clone() };
        self.world.recorder.write(table, |history| history.moves.push(made));
        answer
    }
}

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Manner {
    /// They leave now and then, and come back.
    pub(super) leaves: bool,
    /// They think long: the clock moves for them as a rule.
    pub(super) slow: bool,
    /// After so many moves they have had enough.
    pub(super) moves: u32,
}

/// Plays for a seat until the game is over or the laboratory ends.
pub(super) async fn play(person: Person, table: String, seat: u8, manner: Manner, seed: u64) {
    let mut random = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
    let (mut idle, mut moves) = (0u32, 0);
    while !person.world.over() && moves < manner.moves {
        let Some(moment) = person.moment(&table).await else { return };
        let Some(ask) = &moment.ask else {
            idle += 1;
            if idle.is_multiple_of(16)
                && person.info(&table).await.is_none_or(|info| info.stage == Stage::Over)
            {
                return;
            }
            tokio::time::sleep(BREATH).await;
            continue;
        };
        if manner.slow && !random.next_u64().is_multiple_of(16) {
            tokio::time::sleep(BREATH * 16).await;
            continue;
        }
        let dice = random.next_u64() % 64;
        if manner.leaves && dice == 0 {
            step_out(&person, &table, seat, moment.seq, &mut random).await;
            continue;
        }
        let asked = match (dice, moment.undo) {
            (1..8, Some(to)) => Asked::Undo(to),
            (8..24, _) if moment.redo => Asked::Redo,
            _ => Asked::Choices(vec![choose(ask, &mut random)]),
        };
        person.make(&table, seat, moment.seq, asked, random.next_u64()).await;
        moves += 1;
    }
}

/// Leaves the seat to a bot for a while, tries to move all the same, and returns.
async fn step_out(person: &Person, table: &str, seat: u8, seen: i64, random: &mut Pcg64Mcg) {
    if person.sit(table, Seating::Leave, seat, seen, true).await.is_some() {
        tokio::time::sleep(BREATH * (random.next_u64() % 16) as u32).await;
        if let Some(moment) = person.moment(table).await
            && let Some(ask) = &moment.ask
        {
            let asked = Asked::Choices(vec![choose(ask, random)]);
            person.make(table, seat, moment.seq, asked, random.next_u64()).await;
        }
    }
    while !person.world.given_up() {
        let Some(info) = person.info(table).await else { return };
        if person.sit(table, Seating::Return, seat, info.seq, true).await.is_some() {
            return;
        }
        tokio::time::sleep(BREATH).await;
    }
}

/// Follows a table by its stream and writes down every moment that was shown, until the laboratory ends; then up to the
/// newest moment, which must be what the server shows.
pub(super) async fn look_on(person: Person, table: String, viewer: Option<u8>) {
    let mut follower = Follower::default();
    let mut stage = None;
    let mut stop = person.world.stop.clone();
    while !person.world.over() {
        let followed = follow(&person, &table, viewer, &mut follower, &mut stage);
        tokio::select! {
            () = followed => {}
            _ = stop.wait_for(|&stop| stop) => {}
        }
    }
    let Some(now) = person.moment(&table).await else { return };
    while (follower.seq < now.seq || follower.moment.is_none()) && !person.world.given_up() {
        let mut stopped = person.world.stopped.clone();
        tokio::select! {
            () = until(&person, &table, viewer, &mut follower, &mut stage, now.seq) => {}
            _ = stopped.wait_for(|&stop| stop) => {}
        }
    }
    let shows_it = follower.moment.is_some() && follower.moment == serde_json::to_value(&now).ok();
    // Bots go on meanwhile: what came later is compared by its number.
    if follower.seq <= now.seq && !shows_it {
        let why = format!("{viewer:?} ends at {} with another moment than the server's", follower.seq);
        person.world.recorder.write(&table, |history| history.broken.push(why));
    }
}

/// One connection, until it is lost.
async fn follow(
    person: &Person,
    table: &str,
    viewer: Option<u8>,
    follower: &mut Follower,
    stage: &mut Option<Stage>,
) {
    until(person, table, viewer, follower, stage, i64::MAX).await;
    tokio::time::sleep(BREATH).await;
}

async fn until(
    person: &Person,
    table: &str,
    viewer: Option<u8>,
    follower: &mut Follower,
    stage: &mut Option<Stage>,
    end: i64,
) {
    let seen = follower.moment.is_some().then_some(follower.seq);
    let Ok(mut stream) = Stream::open(&person.guest.http, table, &person.guest.key, seen).await else {
        return;
    };
    while follower.seq < end || follower.moment.is_none() {
        let Ok(message) = stream.next().await else { return };
        if message.event == "table"
            && let Ok(info) = serde_json::from_str::<TableInfo>(&message.data)
        {
            *stage = Some(info.stage);
        }
        if let Err(why) = follower.take(&message) {
            person.world.recorder.write(table, |history| history.broken.push(why.to_string()));
            *follower = Follower::default();
            return;
        }
        // Before the start there is nothing to be compared with: the cards may not be dealt.
        let begun = matches!(stage, Some(Stage::Playing | Stage::Over));
        if let Some(moment) = follower.moment.as_ref().filter(|_| begun && message.event != "table") {
            let shown = Shown {
                viewer,
                seq: follower.seq,
                scene: digest(&moment["scene"]),
                asked: !moment["ask"].is_null(),
            };
            person.world.recorder.write(table, |history| history.shown.push(shown));
        }
    }
}
