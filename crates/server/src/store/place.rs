//! The file of a SQLite database, and whether it is still the one that was opened. A file that was deleted can be written
//! to as long as it is open, and nobody would ever read that again.

use super::StoreError;
use sqlx::sqlite::SqliteConnectOptions;
use std::fs::{Metadata, OpenOptions};
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Where a database lies, and which file that is.
#[derive(Debug)]
pub(super) struct Place {
    file: PathBuf,
    identity: (u64, u64),
    /// Its write-ahead log, where it has one.
    log: Option<PathBuf>,
}

impl Place {
    /// The file an address means; made if there is none, for its owner only. SQLite gives the files beside it the same
    /// rights.
    pub(super) fn prepare(url: &str) -> Result<PathBuf, StoreError> {
        let file = SqliteConnectOptions::from_str(url)?.get_filename().to_path_buf();
        let mut new = OpenOptions::new();
        new.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
        match new.open(&file) {
            Ok(_) => Ok(file),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                close_to_others(&file);
                Ok(file)
            }
            Err(error) => Err(sqlx::Error::Io(error).into()),
        }
    }

    /// The file that lies there now.
    pub(super) fn of(file: PathBuf, has_log: bool) -> Result<Place, StoreError> {
        let identity = identity(&std::fs::metadata(&file).map_err(sqlx::Error::Io)?);
        let log = has_log.then(|| beside(&file, "-wal"));
        Ok(Place { file, identity, log })
    }

    /// Where it lies.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// Whether the file is where it was.
    pub(super) fn check(&self) -> Result<(), sqlx::Error> {
        let wrong = match std::fs::metadata(&self.file) {
            Ok(about) if identity(&about) == self.identity => return Ok(()),
            Ok(_) => "another file lies in the place of the database; put it back, or restart the server",
            Err(error) if error.kind() == ErrorKind::NotFound => {
                "the file of the database is gone; put it back"
            }
            Err(error) => return Err(error.into()),
        };
        Err(Error::other(wrong).into())
    }

    /// Whether what was just written can be found again: the file and its log are where they were.
    pub(super) fn check_written(&self) -> Result<(), sqlx::Error> {
        self.check()?;
        match &self.log {
            Some(log) if !log.exists() => {
                Err(Error::other("the write-ahead log of the database is gone; restart the server").into())
            }
            _ => Ok(()),
        }
    }
}

pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(unix)]
pub(super) fn identity(about: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (about.dev(), about.ino())
}

/// There is nothing better than its being there.
#[cfg(not(unix))]
pub(super) fn identity(_: &Metadata) -> (u64, u64) {
    (0, 0)
}

/// Databases of earlier versions could be read by everybody.
#[cfg(unix)]
fn close_to_others(file: &Path) {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;
    for file in [file.to_path_buf(), beside(file, "-wal"), beside(file, "-shm")] {
        let Ok(about) = std::fs::metadata(&file) else { continue };
        let mode = about.permissions().mode() & 0o7777;
        if mode & 0o077 != 0
            && let Err(error) = std::fs::set_permissions(&file, Permissions::from_mode(mode & !0o077))
        {
            tracing::warn!(%error, file = %file.display(), "others can read the database");
        }
    }
}

#[cfg(not(unix))]
fn close_to_others(_: &Path) {}
