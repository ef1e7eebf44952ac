//! The stream of a table: every change, numbered, to everybody who looks on.

use super::play::With;
use super::tables::seat_in;
use super::{Ids, Lang};
use crate::auth::Caller;
use crate::error::Refusal;
use crate::notify::notice;
use crate::shares::StreamShare;
use crate::state::App;
use crate::store::{Store, StoreError};
use crate::table::{Live, Look, News, Seen, Shot, Step, patch};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use serde::Serialize;
use serde_json::json;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tharsis_kernel::Seat;
use tharsis_wire::api::{Moment, Stage, Update};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// How long a page's moment is kept for the next one to be compared with. Moments follow each other closely or not at
/// all: kept longer they would fill the memory, made anew each time they would cost twice.
const KEPT: Duration = Duration::from_secs(3);

/// Server-sent events: `moment` (the whole), `update` (a patch and entries of the log), `table` (seats, presence, clocks),
/// `notice` (your turn). Before the game has begun there are only `table`s. Reconnect with `Last-Event-ID` to get what was missed as one update.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "play",
    params(("id" = String, Path), With, ("lang" = Option<String>, Query)),
    security((), ("key" = [])), responses((status = 200, content_type = "text/event-stream", body = Update)))]
pub(crate) async fn stream(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Ids(With { insight }): Ids<With>,
    Lang(language): Lang,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let share = StreamShare::new(&app, &caller)?;
    let table = app.any_table(&id, &caller).await?;
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    // Listen first, then look: what happens in between comes twice and is told once.
    let news = table.hub.subscribe();
    let looked = look(&app.store, &table, caller).await?;
    let Glance { caller, viewer, shot } = looked.ok_or_else(Refusal::wrong_key)?;
    let presence = Presence::new(&table, viewer);
    let mut onlooker = Onlooker {
        app,
        table,
        caller,
        look: Look { viewer, language, insight },
        kept: None,
        news,
        sent: shot.as_ref().map(|shot| shot.book.seq),
        queue: VecDeque::new(),
        presence,
        _share: share,
    };
    onlooker.greet(shot.as_ref(), seen).await;
    let events = futures_util::stream::unfold(onlooker, |mut onlooker| async move {
        let event = onlooker.next().await?;
        Some((Ok(event), onlooker))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

/// Somebody's look at a table: who they are by now, their seat, and the present moment if there are cards.
struct Glance {
    caller: Caller,
    viewer: Option<Seat>,
    shot: Option<Arc<Shot>>,
}

/// What there is to see, for whoever may still see it; nothing if what they came with opens nothing any more.
///
/// Look first, then ask what their secrets give: whatever ended a key is told after it has ended, so that whoever is seen
/// without their seat is found without its key. Asked the other way round, a seat given up in between would leave
/// somebody looking on who seems never to have had one. Those who claim no seat see what everybody does and cost no question.
async fn look(store: &Store, table: &Live, mut caller: Caller) -> Result<Option<Glance>, StoreError> {
    let (row, shot) = {
        let inner = table.inner.lock().await;
        (inner.row.clone(), inner.shown().ok())
    };
    if caller.claim(&row.id).link.is_some() || seat_in(&row, &caller).is_some() {
        let Some(by_now) = caller.again(store).await? else { return Ok(None) };
        caller = by_now;
    }
    let viewer = seat_in(&row, &caller);
    // Who has lost their seat at a daily deal has nothing to see there: others may play it still.
    if viewer.is_none() && !row.daily.is_empty() && row.stage != Stage::Over {
        return Ok(None);
    }
    Ok(Some(Glance { caller, viewer, shot }))
}

/// Counts a connected page as long as it lives.
struct Presence {
    table: Arc<Live>,
    viewer: Option<Seat>,
}

impl Presence {
    fn new(table: &Arc<Live>, viewer: Option<Seat>) -> Presence {
        table.hub.arrive(viewer);
        metrics::gauge!("tharsis_viewers").increment(1.0);
        Presence { table: Arc::clone(table), viewer }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.table.hub.depart(self.viewer);
        metrics::gauge!("tharsis_viewers").decrement(1.0);
    }
}

/// One connected page.
struct Onlooker {
    app: App,
    table: Arc<Live>,
    caller: Caller,
    look: Look,
    /// What the page was shown last, for a while.
    kept: Option<Arc<Seen>>,
    news: Receiver<News>,
    /// The moment the page knows; none before the game has begun.
    sent: Option<i64>,
    queue: VecDeque<Event>,
    presence: Presence,
    /// Its share of all streams.
    _share: StreamShare,
}

/// Everything that a page has missed which knows the moment after so many entries.
fn missed(shot: &Shot, seq: i64, look: Look) -> Option<Update> {
    let Look { viewer, language, .. } = look;
    let steps = shot.book.steps_at(seq)?;
    let after = shot.moment(look);
    let play = shot.play.at(steps)?;
    let before = Moment {
        seq,
        step: steps,
        scene: play.scene(viewer),
        ask: viewer.and_then(|seat| play.ask(seat, language, &shot.names)),
        insight: None,
        undo: after.undo,
        redo: after.redo,
    };
    // What could be undone and redone then is not known any more, and what can be now is said in any case; so is what
    // each answer brings.
    let (undo, redo, told) = (after.undo, after.redo, after.insight.is_some());
    let mut patch = patch(&Seen::new(before), &Seen::new(after));
    if let Some(patch) = patch.as_array_mut() {
        patch.push(json!({ "op": "replace", "path": "/undo", "value": undo }));
        patch.push(json!({ "op": "replace", "path": "/redo", "value": redo }));
        if look.insight && viewer.is_some() && !told {
            patch.push(json!({ "op": "add", "path": "/insight", "value": null }));
        }
    }
    // From the very start the set-up is told too, which the page knows: only what came after is news.
    let entries = shot.entries(steps, viewer, language).into_iter();
    let log = entries.filter(|entry| entry.step > steps).collect();
    Some(Update { seq: shot.book.seq, base: seq, patch, log, undone: None })
}

fn event(kind: &str, data: &impl Serialize) -> Event {
    Event::default().event(kind).data(serde_json::to_string(data).expect("plain data"))
}

impl Onlooker {
    /// What a page gets first: the table, then the whole moment or what it has missed.
    async fn greet(&mut self, shot: Option<&Arc<Shot>>, seen: Option<i64>) {
        self.push_table().await;
        let Some(shot) = shot.filter(|_| self.table.sealed.is_none()) else { return };
        self.catch_up(shot, seen).await;
        if self.look.viewer.is_some_and(|seat| shot.play.asked().has(seat)) {
            self.push_notice().await;
        }
    }

    /// What a page has missed that knows a moment, and all of it if that is not to be had.
    async fn catch_up(&mut self, shot: &Arc<Shot>, known: Option<i64>) {
        match known {
            Some(seq) if seq == shot.book.seq => {}
            Some(seq) if (0..shot.book.seq).contains(&seq) => match self.missed(shot, seq).await {
                Some(update) => self.push_missed(&update),
                None => self.push_moment(shot).await,
            },
            _ => self.push_moment(shot).await,
        }
    }

    fn push_missed(&mut self, update: &Update) {
        self.sent = Some(update.seq);
        self.kept = None;
        self.queue.push_back(event("update", update).id(update.seq.to_string()));
    }

    /// Everything since a moment as one update; `None` if choices were taken back since, so that the page must
    /// begin anew, as it must if too many come back at once.
    async fn missed(&self, shot: &Arc<Shot>, seq: i64) -> Option<Update> {
        let (look, shot) = (self.look, Arc::clone(shot));
        self.app.readers.read(move || missed(&shot, seq, look)).await.ok().flatten()
    }

    /// What the page is sent. Trying out every answer takes a while: on a thread where it delays nobody, if one is free.
    async fn made<T: Send + 'static>(&self, make: impl FnOnce() -> T + Clone + Send + 'static) -> T {
        if self.look.insight
            && self.look.viewer.is_some()
            && let Ok(made) = self.app.readers.read(make.clone()).await
        {
            return made;
        }
        make()
    }

    async fn push_moment(&mut self, shot: &Arc<Shot>) {
        if self.table.sealed.is_some() {
            return;
        }
        let (look, then) = (self.look, Arc::clone(shot));
        let seen = self.made(move || then.seen(look)).await;
        self.sent = Some(shot.book.seq);
        self.queue.push_back(event("moment", &*seen).id(shot.book.seq.to_string()));
        self.kept = Some(seen);
    }

    async fn push_table(&mut self) {
        let info = self.table.info(self.look.viewer, &self.caller.player, self.app.now()).await;
        self.queue.push_back(event("table", &info));
    }

    async fn push_notice(&mut self) {
        let Some(seat) = self.look.viewer else { return };
        if let Some(notice) = notice(&self.app, &self.table, seat, self.look.language).await {
            self.queue.push_back(event("notice", &notice));
        }
    }

    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.queue.pop_front() {
                return Some(event);
            }
            match self.heard().await {
                Ok(News::Step(step)) => self.step(&step).await,
                Ok(News::Table) => self.push_table().await,
                Ok(News::Seats) => self.seats_changed(false).await?,
                // What was missed may have been about seats, too.
                Err(RecvError::Lagged(_)) => self.seats_changed(true).await?,
                Err(RecvError::Closed) => return None,
            }
        }
    }

    /// The next news. What the page was shown is let go of meanwhile.
    async fn heard(&mut self) -> Result<News, RecvError> {
        if self.kept.is_some()
            && let Ok(news) = tokio::time::timeout(KEPT, self.news.recv()).await
        {
            return news;
        }
        self.kept = None;
        self.news.recv().await
    }

    async fn step(&mut self, step: &Arc<Step>) {
        let seq = step.after.book.seq;
        if self.sent.is_some_and(|sent| seq <= sent) {
            return;
        }
        if self.sent == Some(step.before.book.seq) {
            let (look, then) = (self.look, Arc::clone(step));
            let (told, seen) = self.made(move || then.told(look)).await;
            self.kept = seen;
            self.queue.push_back(Event::default().event("update").id(seq.to_string()).data(&*told));
            self.sent = Some(seq);
        } else {
            self.push_moment(&step.after).await;
        }
        let newly = |seat| step.after.play.asked().has(seat) && !step.before.play.asked().has(seat);
        if self.look.viewer.is_some_and(newly) {
            self.push_notice().await;
        }
    }

    /// Seats or keys changed: perhaps the viewer's own, and with it what they may see; perhaps the game has begun. The
    /// stream ends (nothing is returned) when what opened it opens nothing any more, or nobody can tell.
    async fn seats_changed(&mut self, anew: bool) -> Option<()> {
        let looked = look(&self.app.store, &self.table, self.caller.clone()).await;
        let Glance { caller, viewer, shot } = looked.ok()??;
        self.caller = caller;
        let (begun, mut known) = (self.sent.is_none(), self.sent);
        if viewer != self.look.viewer {
            // Another seat sees another moment.
            known = None;
            self.look.viewer = viewer;
            self.presence = Presence::new(&self.table, viewer);
        } else if !anew && !begun {
            self.push_table().await;
            return Some(());
        }
        self.push_table().await;
        let Some(shot) = shot else { return Some(()) };
        self.catch_up(&shot, known).await;
        if begun && viewer.is_some_and(|seat| shot.play.asked().has(seat)) {
            self.push_notice().await;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Claim, SeatRow, TableRow, Taker};
    use crate::table::{Registry, row_for_tests};

    /// An open table at which Ann sits, and Ben by a key of his seat.
    async fn with_ben(store: &Store) -> (Arc<Live>, Claim, Caller) {
        let seats = vec![SeatRow::human("ANN", "Ann", String::new()), SeatRow::open(), SeatRow::open()];
        let row = TableRow { stage: Stage::Open, seats, ..row_for_tests("TABLE") };
        store.add_table(&row, &[], None, false).await.expect("a table");
        let claim = Claim { player: "BEN".to_string(), link: None };
        let taker = Taker {
            claim: claim.clone(),
            name: "Ben".to_string(),
            contribution: String::new(),
            key: "HASH".to_string(),
        };
        store.take_seat("TABLE", Some(1), &taker, 0).await.expect("a seat");
        let table = Registry::default().get(store, "TABLE", 0).await.expect("a database").expect("the table");
        (table, claim, Caller::with(store, "HASH".to_string()).await)
    }

    #[tokio::test]
    async fn whoever_leaves_while_their_stream_looks_is_not_taken_for_a_spectator() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        let (table, claim, ben) = with_ben(&store).await;
        let seated = look(&store, &table, ben.clone()).await.expect("a database").expect("his key holds");
        assert_eq!(seated.viewer, Some(Seat(1)));
        // A change is being taken in; who looks meanwhile has to wait.
        let mut inner = table.inner.lock().await;
        let leaving = async {
            // Time enough to ask for the key before it ends, for whoever does not look first.
            tokio::time::sleep(Duration::from_millis(100)).await;
            store.leave("TABLE", &claim, "steady", 0).await.expect("leaving");
            inner.row = store.table("TABLE").await.expect("a database").expect("the table");
            drop(inner);
        };
        let (looked, ()) = tokio::join!(look(&store, &table, ben), leaving);
        assert!(looked.expect("a database").is_none(), "the key has ended");
    }
}
