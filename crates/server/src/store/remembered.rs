//! What secrets give, remembered where that is exact: on SQLite, as long as no other process serves the same file. Every
//! request asks for it, and asking the database costs more than most of what is asked for.
//!
//! Whatever may change keys or seats forgets all of it when its work ends, before anybody is told that it is done; what
//! was read before that is not remembered after it.

use super::place::{beside, identity};
use super::{Holder, StoreError};
use std::collections::HashMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};

/// Secrets remembered before all are forgotten.
const REMEMBERED_MAX: usize = 10_000;

/// What is remembered of one database, by all who have it open in this process.
#[derive(Default)]
pub(super) struct Remembered {
    /// How often all was forgotten.
    age: AtomicU64,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// Held as long as this process serves the file; nothing is remembered without it.
    lock: Option<File>,
    age: u64,
    holders: HashMap<String, Holder>,
}

/// By device and number of their files.
type ByFile = HashMap<(u64, u64), Weak<Remembered>>;

/// Of all databases that are open here.
static ALL: LazyLock<Mutex<ByFile>> = LazyLock::new(Mutex::default);

impl Remembered {
    /// What is remembered of a file.
    pub(super) fn of(file: &Path) -> Result<Arc<Remembered>, StoreError> {
        let identity = identity(&std::fs::metadata(file).map_err(sqlx::Error::Io)?);
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, it| it.strong_count() > 0);
        if let Some(known) = all.get(&identity).and_then(Weak::upgrade) {
            return Ok(known);
        }
        let new = Arc::<Remembered>::default();
        all.insert(identity, Arc::downgrade(&new));
        Ok(new)
    }

    /// Takes the file for this process, until nobody here has it open. Where files cannot be locked, nothing is
    /// remembered; where another process has it, that is an error.
    pub(super) fn claim(&self, file: &Path) -> Result<(), StoreError> {
        let mut known = self.known();
        if known.lock.is_some() {
            return Ok(());
        }
        let path = beside(file, "-serving");
        let tried = open(&path).map_err(TryLockError::Error).and_then(|lock| lock.try_lock().map(|()| lock));
        match tried {
            Ok(lock) => known.lock = Some(lock),
            Err(TryLockError::WouldBlock) => return Err(StoreError::Served),
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, file = %path.display(), "cannot be locked: keys are looked up each time");
            }
        }
        Ok(())
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When something is read; see [`Remembered::put`].
    pub(super) fn age(&self) -> u64 {
        self.age.load(Ordering::SeqCst)
    }

    /// What a secret gives, if that is remembered.
    pub(super) fn get(&self, hash: &str) -> Option<Holder> {
        let known = self.known();
        if known.age == self.age() { known.holders.get(hash).cloned() } else { None }
    }

    /// Remembers what was read at an age, unless all was forgotten since.
    pub(super) fn put(&self, age: u64, hash: &str, holder: &Holder) {
        let mut known = self.known();
        if known.lock.is_none() || age != self.age() {
            return;
        }
        if known.age != age || known.holders.len() >= REMEMBERED_MAX {
            known.holders.clear();
            known.age = age;
        }
        known.holders.insert(hash.to_string(), holder.clone());
    }

    /// Something may have changed.
    pub(super) fn forget(&self) {
        self.age.fetch_add(1, Ordering::SeqCst);
    }
}

/// The file to be locked, made if need be; reading it is enough for that.
fn open(path: &Path) -> std::io::Result<File> {
    let mut new = OpenOptions::new();
    new.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    new.open(path).or_else(|error| File::open(path).map_err(|_| error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tharsis_drill::Scratch;

    fn holder(player: &str) -> Holder {
        Holder { player: player.to_string(), seat: None }
    }

    /// A file of its own, taken.
    fn taken(name: &str) -> (Scratch, Arc<Remembered>) {
        let folder = Scratch::new(name);
        let file = folder.path().join("x.db");
        File::create(&file).expect("a file");
        let remembered = Remembered::of(&file).expect("a file");
        remembered.claim(&file).expect("nobody else has it");
        assert!(Arc::ptr_eq(&remembered, &Remembered::of(&file).expect("the same")), "one for all here");
        (folder, remembered)
    }

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let (_folder, remembered) = taken("changed");
        let age = remembered.age();
        remembered.put(age, "a", &holder("Ann"));
        assert_eq!(remembered.get("a"), Some(holder("Ann")));
        let age = remembered.age();
        remembered.forget();
        assert_eq!(remembered.get("a"), None);
        remembered.put(age, "a", &holder("Ann"));
        assert_eq!(remembered.get("a"), None, "it was read before the change");
        remembered.put(remembered.age(), "b", &holder("Ben"));
        assert_eq!((remembered.get("a"), remembered.get("b")), (None, Some(holder("Ben"))));
    }

    #[test]
    fn there_is_an_end_to_what_is_remembered() {
        let (_folder, remembered) = taken("many");
        for i in 0..=REMEMBERED_MAX {
            remembered.put(0, &i.to_string(), &holder("Ann"));
        }
        assert_eq!(remembered.known().holders.len(), 1);
    }

    #[test]
    fn nothing_is_remembered_of_a_file_that_is_not_taken() {
        let remembered = Remembered::default();
        remembered.put(0, "a", &holder("Ann"));
        assert_eq!(remembered.get("a"), None);
    }
}
