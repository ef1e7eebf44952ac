//! Reviews of finished games: made in the background when somebody wants one, piece by piece, so that bots at tables get
//! their turn in between; shown as they grow; kept with the game.

use crate::error::Refusal;
use crate::state::App;
use crate::table::{Live, Shot};
use crate::thinking::For;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tharsis_kernel::Seat;
use tharsis_wire::api::{CurvePoint, Review};
use tharsis_wire::{Decision, Looking, coach_version};
use tharsis_words::Language;

/// Reviews made at the same time, in all; and for one player.
const MOST: usize = 16;
const MOST_OF_ONE: usize = 2;
/// How long a piece of work may hold a thread.
const PIECE: Duration = Duration::from_millis(200);

/// What is kept of a review, in no language.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// Decisions there are; nothing as long as nobody has looked.
    all: Option<usize>,
    curve: Vec<CurvePoint>,
    decisions: Vec<Decision>,
}

impl Kept {
    fn is_done(&self) -> bool {
        self.all.is_some_and(|all| self.decisions.len() >= all)
    }

    /// The decision made after so many choices, if it is graded.
    pub(crate) fn decision(&self, step: usize) -> Option<&Decision> {
        self.decisions.iter().find(|it| it.step == step)
    }

    /// In words, decisions from one of them on; the curve only with the first.
    pub(crate) fn told(&self, shot: &Shot, from: usize, viewer: Option<Seat>, language: &Language) -> Review {
        let decisions = self.decisions.get(from..).unwrap_or_default();
        let verdicts = if self.is_done() {
            shot.play.verdicts(&self.decisions, viewer, language, &shot.names)
        } else {
            Vec::new()
        };
        Review {
            done: self.is_done(),
            graded: self.decisions.len(),
            all: self.all.unwrap_or(0),
            curve: if from == 0 { self.curve.clone() } else { Vec::new() },
            decisions: shot.play.graded(decisions, language, &shot.names),
            verdicts,
        }
    }
}

/// A review that is being made.
struct Growing {
    for_player: String,
    kept: Mutex<Kept>,
}

impl Growing {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All reviews that are being made.
#[derive(Default)]
pub(crate) struct Reviews {
    growing: Mutex<HashMap<String, Arc<Growing>>>,
}

impl Reviews {
    fn growing(&self) -> MutexGuard<'_, HashMap<String, Arc<Growing>>> {
        self.growing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The one of a table, begun if nobody has; true if it is new.
    fn begin(&self, table: &str, player: &str) -> Result<(Arc<Growing>, bool), Refusal> {
        let mut growing = self.growing();
        if let Some(known) = growing.get(table) {
            return Ok((Arc::clone(known), false));
        }
        let own = growing.values().filter(|it| it.for_player == player).count();
        if growing.len() >= MOST || own >= MOST_OF_ONE {
            return Err(Refusal::busy());
        }
        let new = Arc::new(Growing { for_player: player.to_string(), kept: Mutex::default() });
        growing.insert(table.to_string(), Arc::clone(&new));
        metrics::gauge!("tharsis_reviews_growing").set(growing.len() as f64);
        Ok((new, true))
    }

    fn end(&self, table: &str) {
        let mut growing = self.growing();
        growing.remove(table);
        metrics::gauge!("tharsis_reviews_growing").set(growing.len() as f64);
    }
}

/// The review of a finished game as far as it has come; it is begun if nobody has asked for it yet.
pub(crate) async fn of(
    app: &App,
    table: &Arc<Live>,
    shot: &Arc<Shot>,
    player: &str,
) -> Result<Kept, Refusal> {
    let growing = app.reviews.growing().get(&table.id).map(Arc::clone);
    if let Some(growing) = growing {
        return Ok(growing.kept().clone());
    }
    let coach = coach_version(table.game, app.config.review_lines);
    if let Some(text) = app.store.review(&table.id, &coach).await? {
        match serde_json::from_str::<Kept>(&text) {
            Ok(kept) => return Ok(kept),
            Err(error) => {
                tracing::warn!(table = table.id, %error, "a kept review cannot be read and is made again")
            }
        }
    }
    let (growing, is_new) = app.reviews.begin(&table.id, player)?;
    if is_new {
        tokio::spawn(grow(app.clone(), table.id.clone(), coach, Arc::clone(shot), Arc::clone(&growing)));
    }
    let kept = growing.kept().clone();
    Ok(kept)
}

/// Makes a review to its end.
async fn grow(app: App, table: String, coach: String, shot: Arc<Shot>, growing: Arc<Growing>) {
    let lines = app.config.review_lines;
    let mut looking: Option<Box<dyn Looking>> = None;
    loop {
        let turn = app.thinking.turn(&growing.for_player, For::Bots).await;
        let (shot, to_grow) = (Arc::clone(&shot), Arc::clone(&growing));
        let piece = tokio::task::spawn_blocking(move || {
            let looking = looking.unwrap_or_else(|| shot.play.look_through());
            let done = work(looking.as_ref(), &to_grow, lines);
            drop(turn);
            (looking, done)
        });
        match piece.await {
            Ok((_, true)) => break,
            Ok((went_on, false)) => looking = Some(went_on),
            Err(error) => {
                tracing::error!(table, %error, "a review failed");
                break;
            }
        }
    }
    let kept = growing.kept().clone();
    if kept.is_done() {
        let text = serde_json::to_string(&kept).expect("plain data");
        if let Err(error) = app.store.keep_review(&table, &coach, &text).await {
            tracing::warn!(table, %error, "a review was not kept");
        }
        metrics::counter!("tharsis_reviews_total").increment(1);
    }
    app.reviews.end(&table);
}

/// The curve first, then decisions as long as the thread may be held; true at the end.
fn work(looking: &dyn Looking, growing: &Growing, lines: u32) -> bool {
    let start = Instant::now();
    let graded = {
        let kept = growing.kept();
        kept.all.map(|_| kept.decisions.len())
    };
    let Some(mut place) = graded else {
        let curve = looking.curve();
        let mut kept = growing.kept();
        (kept.all, kept.curve) = (Some(looking.n_decisions()), curve);
        return kept.is_done();
    };
    while place < looking.n_decisions() && start.elapsed() < PIECE {
        let decision = looking.decide(place, lines);
        growing.kept().decisions.push(decision);
        place += 1;
    }
    place >= looking.n_decisions()
}
