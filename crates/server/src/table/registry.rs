//! The live tables of this process. Those nobody looks at are dropped; their log brings them back.

use super::live::Live;
use crate::store::{Store, StoreError};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

/// Milliseconds after which a table nobody looks at is dropped.
const IDLE: i64 = 10 * 60 * 1000;

type Slot = Arc<tokio::sync::OnceCell<Option<Arc<Live>>>>;

/// The live tables.
#[derive(Default)]
pub(crate) struct Registry {
    tables: Mutex<HashMap<String, Slot>>,
}

impl Registry {
    /// A table, loaded if need be; `None` if there is no such table.
    pub(crate) async fn get(
        &self,
        store: &Store,
        id: &str,
        now: i64,
    ) -> Result<Option<Arc<Live>>, StoreError> {
        let slot = self.slot(id);
        // Whoever comes first loads; the others wait for it instead of loading too.
        let loaded =
            slot.get_or_try_init(|| async { Ok(Live::load(store, id, now).await?.map(Arc::new)) }).await;
        match loaded {
            Ok(Some(table)) => {
                table.touched.store(now, Ordering::Relaxed);
                Ok(Some(Arc::clone(table)))
            }
            Ok(None) => {
                self.forget(id);
                Ok(None)
            }
            // Its slot stays: somebody may wait in it to load the table next, and there must be one copy only.
            Err(error) => Err(error),
        }
    }

    fn slot(&self, id: &str) -> Slot {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(tables.entry(id.to_string()).or_default())
    }

    /// A table, if it is loaded.
    pub(crate) fn loaded(&self, id: &str) -> Option<Arc<Live>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(id)?.get()?.clone()
    }

    /// A table, if it is loaded or about to be: what was read of it may be out of date already.
    pub(crate) async fn known(
        &self,
        store: &Store,
        id: &str,
        now: i64,
    ) -> Result<Option<Arc<Live>>, StoreError> {
        if let Some(table) = self.loaded(id) {
            return Ok(Some(table));
        }
        let is_loading = self.tables.lock().unwrap_or_else(PoisonError::into_inner).contains_key(id);
        if is_loading { self.get(store, id, now).await } else { Ok(None) }
    }

    /// Reads a table's seats and stage again, if they were read or are being read: the store has others by now.
    pub(crate) async fn refresh(&self, store: &Store, id: &str, now: i64) -> Result<(), StoreError> {
        match self.known(store, id, now).await? {
            Some(table) => table.refresh(store).await.map(drop),
            None => Ok(()),
        }
    }

    /// The tables that are loaded or about to be.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// The tables at which somebody is.
    pub(crate) fn watched(&self) -> Vec<Arc<Live>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let loaded = tables.values().filter_map(|slot| slot.get()?.clone());
        loaded.filter(|table| !table.hub.is_empty()).collect()
    }

    /// A table that is not there any more.
    pub(crate) fn forget(&self, id: &str) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Drops what nobody needs; returns how many tables are left.
    pub(crate) fn sweep(&self, now: i64) -> usize {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, slot| match slot.get() {
            Some(Some(table)) => {
                let idle = now - table.touched.load(Ordering::Relaxed) > IDLE;
                // A copy in use elsewhere must stay the only one, or two would differ.
                !(idle && table.hub.is_empty() && Arc::strong_count(table) == 1)
            }
            Some(None) => false,
            // Being loaded, or it could not be.
            None => Arc::strong_count(slot) > 1,
        });
        tables.len()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::store::{SeatRow, TableRow};
    use crate::table::News;
    use tharsis_wire::api::{Settings, Stage};
    use tokio::sync::Notify;

    /// A table as it is stored, at which Ann plays alone.
    pub(crate) fn table(id: &str) -> TableRow {
        TableRow {
            id: id.to_string(),
            game: "mars".to_string(),
            rules: tharsis_wire::game("mars").expect("a game").rules(),
            options: "corporate-era".to_string(),
            seed: "07".repeat(32),
            secret: String::new(),
            settings: Settings::default(),
            creator: String::new(),
            created: 0,
            started: 0,
            stage: Stage::Playing,
            parent: String::new(),
            rematch: String::new(),
            active: 0,
            seq: 0,
            step: 0,
            asked: 0,
            points: Vec::new(),
            winners: 0,
            corporations: Vec::new(),
            daily: String::new(),
            imported: String::new(),
            seats: vec![SeatRow::human("ANN", "Ann", String::new())],
        }
    }

    #[tokio::test]
    async fn tables_are_dropped_when_nobody_has_looked_at_them_for_long() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        let registry = Registry::default();
        for id in ["LEFT", "WATCHED", "HELD", "VISITED"] {
            store.add_table(&table(id), &[], None, false).await.expect("a table");
            assert!(registry.get(&store, id, 0).await.expect("a database").is_some(), "{id}");
        }
        registry.loaded("WATCHED").expect("loaded").hub.arrive(None);
        let held = registry.loaded("HELD");
        assert_eq!(registry.sweep(IDLE), 4, "not yet");
        registry.get(&store, "VISITED", IDLE).await.expect("a database");
        registry.sweep(IDLE + 1);
        let mut left = registry.ids();
        left.sort();
        assert_eq!(left, ["HELD", "VISITED", "WATCHED"]);
        drop(held);
        assert_eq!(registry.sweep(3 * IDLE), 1, "only somebody who looks on keeps a table for ever");
        let back = registry.get(&store, "LEFT", 3 * IDLE).await.expect("a database");
        assert_eq!(back.expect("its log brings it back").known_seq(), 0);
    }

    #[tokio::test]
    async fn what_changes_while_a_table_is_loaded_is_read_again() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        store
            .add_table(&TableRow { stage: Stage::Open, ..table("TABLE") }, &[], None, false)
            .await
            .expect("a table");
        let registry = Registry::default();
        let (slot, is_read, goes_on) = (registry.slot("TABLE"), Notify::new(), Notify::new());
        let loading = slot.get_or_try_init(|| async {
            let table = Live::load(&store, "TABLE", 0).await?;
            is_read.notify_one();
            goes_on.notified().await;
            Ok::<_, StoreError>(table.map(Arc::new))
        });
        let closing = async {
            is_read.notified().await;
            assert!(store.expire("TABLE").await.expect("a database"), "it was open");
            tokio::join!(registry.refresh(&store, "TABLE", 0), async { goes_on.notify_one() }).0
        };
        let (table, closed) = tokio::join!(loading, closing);
        closed.expect("a database");
        let table = table.expect("a database").clone().expect("the table");
        assert_eq!(table.inner.lock().await.row.stage, Stage::Closed);
    }

    #[tokio::test]
    async fn viewers_ask_for_their_keys_also_when_seats_cannot_be_read() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        store.add_table(&table("TABLE"), &[], None, false).await.expect("a table");
        let registry = Registry::default();
        let table = registry.get(&store, "TABLE", 0).await.expect("a database").expect("the table");
        let mut news = table.hub.subscribe();
        store.close().await;
        assert!(registry.refresh(&store, "TABLE", 0).await.is_err());
        assert!(matches!(news.try_recv(), Ok(News::Seats)));
    }

    #[tokio::test]
    async fn a_table_whose_loading_failed_is_loaded_once_all_the_same() {
        let (store, broken) = (Store::open("sqlite::memory:"), Store::open("sqlite::memory:"));
        let (store, broken) = (store.await.expect("a database"), broken.await.expect("a database"));
        store.add_table(&table("TABLE"), &[], None, false).await.expect("a table");
        broken.close().await;
        let registry = Registry::default();
        // Somebody waits for the table while another's attempt to load it fails, and then loads it.
        let waiting = registry.slot("TABLE");
        assert!(registry.get(&broken, "TABLE", 0).await.is_err());
        let load = || async { Live::load(&store, "TABLE", 0).await.map(|table| table.map(Arc::new)) };
        let theirs = waiting.get_or_try_init(load).await.expect("a database").clone().expect("the table");
        let ours = registry.get(&store, "TABLE", 0).await.expect("a database").expect("the table");
        assert!(Arc::ptr_eq(&theirs, &ours), "two copies of one table would differ");
    }
}
