//! A disk that fails and loses what was not synced, and a clock that jumps: `faults/disk.c`, preloaded into the server.

use anyhow::{Context, ensure};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;

const SOURCE: &str = include_str!("../../faults/disk.c");
/// What a disk writes as a whole or not at all.
const SECTOR: usize = 512;
/// Where the numbers stand in the control file, and how long it is.
const FAULT: u64 = 0;
const CLOCK: u64 = 8;
const REFUSED: u64 = 32;
const CONTROL: usize = 40;
/// An entry of the journal begins with its kind and name, and two numbers.
const HEAD: usize = 80;

/// How the disk fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failing {
    /// It does not.
    Not,
    /// Full: nothing more can be written (ENOSPC).
    Full,
    /// Broken: neither writes nor syncs (EIO).
    Broken,
    /// Read-only (EROFS).
    ReadOnly,
    /// Half of a write arrives, then it is full.
    Halves,
    /// It says that it has synced, and has not. No server can survive a power cut on such a disk: it shows that the
    /// laboratory would find what is lost.
    Lies,
}

/// What stands in the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Bytes were written there.
    Write(u64, Vec<u8>),
    /// The file was cut or grown to this length.
    Truncate(u64),
    /// All of it so far is on the disk.
    Sync,
}

/// The disk of one database folder.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    own: PathBuf,
    control: fs::File,
    /// What the disk held when the journal was begun.
    held: BTreeMap<String, Vec<u8>>,
}

impl Disk {
    /// A disk for the files of this folder; its own files lie in another. Fails where there is no C compiler or the
    /// system is not Linux.
    pub fn new(folder: &Path, own: &Path) -> anyhow::Result<Disk> {
        ensure!(cfg!(target_os = "linux"), "disk faults need Linux");
        fs::create_dir_all(folder)?;
        fs::create_dir_all(own)?;
        let folder = folder.canonicalize()?;
        let source = own.join("disk.c");
        fs::write(&source, SOURCE)?;
        let compiled = Command::new("cc")
            .args(["-O1", "-shared", "-fPIC", "-o"])
            .arg(own.join("disk.so"))
            .arg(&source)
            .arg("-lpthread")
            .status()
            .context("disk faults need a C compiler (cc)")?;
        ensure!(compiled.success(), "the preloaded library does not compile");
        fs::write(own.join("control"), [0; CONTROL])?;
        let control = fs::OpenOptions::new().read(true).write(true).open(own.join("control"))?;
        let mut disk = Disk { folder, own: own.to_path_buf(), control, held: BTreeMap::new() };
        disk.begin_journal()?;
        Ok(disk)
    }

    /// The folder whose disk it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What a process must be started with.
    pub fn environment(&self) -> Vec<(String, String)> {
        let path = |path: PathBuf| path.display().to_string();
        vec![
            ("LD_PRELOAD".to_string(), path(self.own.join("disk.so"))),
            ("THARSIS_FAULTS".to_string(), path(self.own.join("control"))),
            ("THARSIS_FAULTS_FOLDER".to_string(), path(self.folder.clone())),
            ("THARSIS_FAULTS_JOURNAL".to_string(), path(self.own.join("journal"))),
        ]
    }

    /// From now on it fails like this, or not any more.
    pub fn fail(&self, failing: Failing) -> anyhow::Result<()> {
        self.control.write_all_at(&(failing as u64).to_ne_bytes(), FAULT)?;
        Ok(())
    }

    /// The process's time of day is off by so many milliseconds from now on.
    pub fn shift_clock(&self, by_ms: i64) -> anyhow::Result<()> {
        self.control.write_all_at(&by_ms.to_ne_bytes(), CLOCK)?;
        Ok(())
    }

    /// How often it failed so far.
    pub fn refused(&self) -> anyhow::Result<u64> {
        let mut number = [0; 8];
        self.control.read_exact_at(&mut number, REFUSED)?;
        Ok(u64::from_ne_bytes(number))
    }

    fn begin_journal(&mut self) -> anyhow::Result<()> {
        self.held.clear();
        for file in fs::read_dir(&self.folder)? {
            let file = file?;
            if file.file_type()?.is_file() {
                let name = file.file_name().to_string_lossy().into_owned();
                self.held.insert(name, fs::read(file.path())?);
            }
        }
        fs::write(self.own.join("journal"), [])?;
        Ok(())
    }

    /// Cuts the power, the process being dead: the files are what was synced, and any part of what was not. A file's
    /// name is taken to be durable with its first sync, as on the usual file systems; names that were deleted stay so.
    pub fn cut_power(&mut self, random: &mut Pcg64Mcg) -> anyhow::Result<()> {
        let journal = read_journal(&fs::read(self.own.join("journal"))?);
        let mut names: Vec<String> = journal.iter().map(|(name, _)| name.clone()).collect();
        names.extend(self.held.keys().cloned());
        names.sort();
        names.dedup();
        for name in names {
            let path = self.folder.join(&name);
            // Shared memory, nothing but a mapping: it dies with the machine.
            if name.ends_with("-shm") {
                let _ = fs::remove_file(path);
                continue;
            }
            let notes = journal.iter().filter(|(other, _)| *other == name).map(|(_, note)| note);
            let after = after_power_cut(self.held.get(&name), notes, random);
            match after {
                Some(bytes) if path.exists() => fs::write(path, bytes)?,
                _ => drop(fs::remove_file(path)),
            }
        }
        self.begin_journal()
    }
}

/// The journal's entries, each with the name of its file. A last one that was cut off by a kill never happened.
pub fn read_journal(bytes: &[u8]) -> Vec<(String, Note)> {
    let mut notes = Vec::new();
    let mut rest = bytes;
    while rest.len() >= HEAD {
        let number = |at: usize| i64::from_ne_bytes(rest[at..at + 8].try_into().expect("eight bytes")) as u64;
        let name: Vec<u8> = rest[1..64].iter().copied().take_while(|&byte| byte != 0).collect();
        let (at, length) = (number(64), number(72) as usize);
        let note = match rest[0] {
            b'w' if rest.len() < HEAD + length => break,
            b'w' => Note::Write(at, rest[HEAD..HEAD + length].to_vec()),
            b't' => Note::Truncate(at),
            _ => Note::Sync,
        };
        rest = &rest[HEAD + length..];
        notes.push((String::from_utf8_lossy(&name).into_owned(), note));
    }
    notes
}

/// What a file holds after a power cut: all that was synced, and of the rest any sectors. `None` if it never reached
/// the disk.
pub fn after_power_cut<'a>(
    held: Option<&Vec<u8>>,
    notes: impl Iterator<Item = &'a Note>,
    random: &mut Pcg64Mcg,
) -> Option<Vec<u8>> {
    let mut bytes = held.cloned();
    let mut unsynced: Vec<&Note> = Vec::new();
    for note in notes {
        if *note == Note::Sync {
            let synced = bytes.get_or_insert_default();
            unsynced.drain(..).for_each(|note| apply(synced, note, &mut |_| true));
        } else {
            unsynced.push(note);
        }
    }
    // The name is there, or the first sync is still to come and it may be.
    let mut bytes = match bytes {
        Some(bytes) => bytes,
        None if random.next_u64() & 1 == 0 => return None,
        None => Vec::new(),
    };
    for note in unsynced {
        match random.next_u64() % 3 {
            0 => {}
            1 => apply(&mut bytes, note, &mut |_| true),
            _ => apply(&mut bytes, note, &mut |_| random.next_u64() & 1 == 0),
        }
    }
    Some(bytes)
}

/// Makes a change, of a write only the sectors that arrive.
fn apply(bytes: &mut Vec<u8>, note: &Note, arrives: &mut dyn FnMut(usize) -> bool) {
    match note {
        Note::Sync => {}
        Note::Truncate(length) => bytes.resize(*length as usize, 0),
        Note::Write(at, written) => {
            let (start, end) = (*at as usize, *at as usize + written.len());
            for sector in start / SECTOR..end.div_ceil(SECTOR) {
                if !arrives(sector) {
                    continue;
                }
                let (from, to) = ((sector * SECTOR).max(start), ((sector + 1) * SECTOR).min(end));
                if bytes.len() < to {
                    bytes.resize(to, 0);
                }
                bytes[from..to].copy_from_slice(&written[from - start..to - start]);
            }
        }
    }
}
