//! Takes up work that was left lying: bots and clocks of tables whose process has died; and drops idle tables.

use crate::state::App;
use crate::store::StoreError;
use crate::table::{wake, watch};
use std::collections::HashMap;
use std::time::Duration;

/// How often forgotten work is looked for, and how late it must be.
const SWEEP: Duration = Duration::from_secs(5);
const OVERDUE: i64 = 15_000;
/// Tables read at a time, and taken into memory in one round at most.
const PAGE: usize = 500;

/// Sweeps for ever.
pub(crate) async fn sweep(app: App) {
    let (mut later, mut overdue) = (Later::default(), 0);
    loop {
        if let Err(error) = take_up(&app, &mut later, app.now() - overdue, PAGE).await {
            tracing::error!(%error, "could not look for forgotten tables");
        }
        app.tables.sweep(app.now());
        overdue = OVERDUE;
        app.config.time.sleep(SWEEP).await;
    }
}

/// Takes up the tables due before a time, the longest due first. Those that cannot be are passed over and tried again
/// later, so that they never stand in the way of others.
async fn take_up(app: &App, later: &mut Later, before: i64, page: usize) -> Result<(), StoreError> {
    let (mut after, mut loads) = ((0, String::new()), 0);
    loop {
        let due = app.store.due_tables(before, &after, page).await?;
        for (_, id) in &due {
            if later.waits(id, app.now()) {
                continue;
            }
            let is_new = app.tables.loaded(id).is_none();
            match wake_up(app, id).await {
                Ok(true) => later.forget(id),
                // Frozen: after a change of rules there may be thousands, and none keeps others waiting for the next round.
                Ok(false) => {
                    later.put_off(id, app.now());
                    continue;
                }
                // The database itself: no table is to blame.
                Err(error @ StoreError::Database(_)) => return Err(error),
                Err(error) => {
                    tracing::error!(table = id, %error, "a table cannot be taken up; passed over");
                    later.put_off(id, app.now());
                    continue;
                }
            }
            loads += usize::from(is_new);
            if loads == page {
                return Ok(());
            }
        }
        match due.into_iter().nth(page - 1) {
            Some(last) => after = last,
            None => return Ok(()),
        }
    }
}

/// Sets bots and clocks of a table in motion. False if nothing can be done there.
async fn wake_up(app: &App, id: &str) -> Result<bool, StoreError> {
    let Some(table) = app.tables.get(&app.store, id, app.now()).await? else { return Ok(false) };
    if table.inner.lock().await.frozen.is_some() {
        return Ok(false);
    }
    wake(app, &table);
    watch(app, &table);
    Ok(true)
}

/// Tables that could not be taken up: when they are looked at again, each time after twice as long. Kept in memory
/// only: another program may be able to.
#[derive(Default)]
struct Later(HashMap<String, (i64, i64)>);

impl Later {
    const FIRST: i64 = 30_000;
    const LONGEST: i64 = 3_600_000;

    fn waits(&self, id: &str, now: i64) -> bool {
        self.0.get(id).is_some_and(|&(until, _)| now < until)
    }

    fn put_off(&mut self, id: &str, now: i64) {
        let wait = self.0.get(id).map_or(Self::FIRST, |&(_, wait)| (wait * 2).min(Self::LONGEST));
        self.0.insert(id.to_string(), (now + wait, wait));
        // Whoever is not met any more was taken up elsewhere or closed.
        self.0.retain(|_, (until, wait)| *until + *wait + Self::LONGEST > now);
    }

    fn forget(&mut self, id: &str) {
        self.0.remove(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_taken_up_is_tried_more_and_more_seldom() {
        let mut later = Later::default();
        assert!(!later.waits("A", 0));
        later.put_off("A", 0);
        assert!(later.waits("A", 29_999) && !later.waits("A", 30_000) && !later.waits("B", 0));
        later.put_off("A", 30_000);
        assert!(later.waits("A", 89_999) && !later.waits("A", 90_000));
        for _ in 0..20 {
            later.put_off("A", 90_000);
        }
        assert!(later.waits("A", 90_000 + Later::LONGEST - 1) && !later.waits("A", 90_000 + Later::LONGEST));
        later.forget("A");
        assert!(!later.waits("A", 90_000));
        later.put_off("B", 0);
        later.put_off("C", 3 * Later::LONGEST);
        assert_eq!(later.0.len(), 1, "what is met no more is forgotten");
    }
}
