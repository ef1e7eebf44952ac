//! What all requests share.

use crate::app::Config;
use crate::auth::KeyCache;
use crate::error::Refusal;
use crate::notify;
use crate::store::Store;
use crate::table::{Denied, Live, Registry, Submission, wake, watch};
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use tharsis_kernel::SeatSet;
use tokio::sync::Semaphore;

/// The server's state, shared by all requests and tasks.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) tables: Arc<Registry>,
    pub(crate) keys: Arc<KeyCache>,
    /// How many bots may think at once.
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) config: Arc<Config>,
    pub(crate) metrics: PrometheusHandle,
}

impl App {
    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.config.time.now()
    }

    /// A table, or the refusal that there is none.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Live>, Refusal> {
        let found = self.tables.get(&self.store, id, self.now()).await?;
        found.ok_or_else(|| Refusal::no_table(id))
    }

    /// Makes choices and sets in motion what follows: bots, clocks, notices.
    pub(crate) async fn make(&self, table: &Arc<Live>, submission: Submission) -> Result<i64, Denied> {
        let before = table.shot().await.play.asked();
        let seq = table.submit(&self.store, submission).await?;
        self.follow(table, before).await;
        Ok(seq)
    }

    /// What follows a change: bots move, clocks run, those newly asked are told.
    pub(crate) async fn follow(&self, table: &Arc<Live>, before: SeatSet) {
        wake(self, table);
        watch(self, table);
        notify::newly_asked(self, table, before).await;
    }
}
