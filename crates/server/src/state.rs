//! What all requests share.

use crate::app::Config;
use crate::auth::Caller;
use crate::error::Refusal;
use crate::health::Health;
use crate::hooks::Hooks;
use crate::notify;
use crate::reading::Readers;
use crate::reviews::Reviews;
use crate::shares::Shares;
use crate::store::Store;
use crate::table::{Denied, Live, Registry, Submission, Undoing, wake, watch};
use crate::thinking::Thinking;
use axum::http::StatusCode;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use tharsis_kernel::SeatSet;
use tharsis_wire::api::Stage;
use tharsis_words::Denial;

/// The server's state, shared by all requests and tasks.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) tables: Arc<Registry>,
    /// Whose bots think next.
    pub(crate) thinking: Thinking,
    /// Calls to players' own addresses.
    pub(crate) hooks: Arc<Hooks>,
    /// What everybody has of the server.
    pub(crate) shares: Arc<Shares>,
    /// Reads that replay.
    pub(crate) readers: Arc<Readers>,
    /// Reviews that are being made.
    pub(crate) reviews: Arc<Reviews>,
    pub(crate) config: Arc<Config>,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) health: Arc<Health>,
}

impl App {
    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.config.time.now()
    }

    /// A table whose game is played here, if somebody may look at it, or the refusal.
    pub(crate) async fn table(&self, id: &str, caller: &Caller) -> Result<Arc<Live>, Refusal> {
        let table = self.any_table(id, caller).await?;
        table.sealed.map_or(Ok(table), |frozen| Err(Refusal::frozen(frozen)))
    }

    /// A table, even of rules that are not played here, or the refusal that there is none for them.
    pub(crate) async fn any_table(&self, id: &str, caller: &Caller) -> Result<Arc<Live>, Refusal> {
        let found = self.tables.get(&self.store, id, self.now()).await?;
        let table = found.ok_or_else(|| Refusal::no_table(id))?;
        self.check_daily(&table, caller).await?;
        Ok(table)
    }

    /// Nobody learns anything about a daily deal from somebody else's table: it is shown to others when it is over, and
    /// they have played the deal or its day is over.
    async fn check_daily(&self, table: &Live, caller: &Caller) -> Result<(), Refusal> {
        let Some(ends) = table.day_ends else { return Ok(()) };
        let (is_own, stage, game, daily) = {
            let row = &table.inner.lock().await.row;
            let is_own = row.seat_of(&caller.claim(&row.id)).is_some();
            (is_own, row.stage, row.game.clone(), row.daily.clone())
        };
        let own = || self.store.table_at_deal(&caller.player, &game, &daily);
        if is_own
            || stage == Stage::Over
                && (self.now() >= ends || own().await?.is_some_and(|(_, stage)| stage == Stage::Over))
        {
            return Ok(());
        }
        Err(Refusal::new(StatusCode::FORBIDDEN, "daily", Denial::DailyLater))
    }

    /// Makes choices and sets in motion what follows: bots, clocks, notices. Whoever sent them may go away meanwhile.
    pub(crate) async fn make(&self, table: &Arc<Live>, submission: Submission) -> Result<i64, Denied> {
        let (app, table) = (self.clone(), Arc::clone(table));
        to_its_end(async move {
            let before = table.shot().await.play.asked();
            let seq = table.submit(&app.store, submission).await?;
            app.follow(&table, before).await;
            Ok(seq)
        })
        .await
    }

    /// Takes choices back, and what follows, likewise.
    pub(crate) async fn take_back(&self, table: &Arc<Live>, undoing: Undoing) -> Result<i64, Denied> {
        let (app, table) = (self.clone(), Arc::clone(table));
        to_its_end(async move {
            let before = table.shot().await.play.asked();
            let seq = table.undo(&app.store, undoing).await?;
            app.follow(&table, before).await;
            Ok(seq)
        })
        .await
    }

    /// What follows a change: bots move, clocks run, those newly asked are told.
    pub(crate) async fn follow(&self, table: &Arc<Live>, before: SeatSet) {
        wake(self, table);
        watch(self, table);
        notify::newly_asked(self, table, before).await;
    }
}

/// Carries something out even if nobody waits for it any more: what is written must also be put in place and told.
pub(crate) async fn to_its_end<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> T {
    match tokio::spawn(work).await {
        Ok(done) => done,
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}
