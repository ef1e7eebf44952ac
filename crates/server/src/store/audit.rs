//! A backup looked through without a database: its form, its checksum, every row, and whether every game can be played
//! again choice by choice.

use super::backup::{BackupError, LineFault};
use super::restore::{BackupRow, Reader};
use super::{ByWhom, StoreError, tables};
use crate::table::undo_of;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::io::BufRead;
use tharsis_kernel::{Seat, read_seed};

/// What was found to be good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audit {
    /// Rows.
    pub rows: usize,
    /// Games that were played again.
    pub games: usize,
}

/// What a game is played with.
struct Deal {
    game: String,
    options: String,
    seed: String,
    n_seats: u8,
}

/// The choices of a game that stand.
#[derive(Default)]
struct Course {
    seq: i64,
    choices: Vec<(Seat, String)>,
}

#[derive(Default)]
struct Auditor {
    deals: HashMap<String, Deal>,
    /// Games whose entries were read but not played yet; one at a time, but for the first format.
    courses: BTreeMap<String, Course>,
    games: usize,
}

/// Looks through a backup. The first fault ends it.
pub fn audit(file: &mut impl BufRead) -> Result<Audit, BackupError> {
    let mut reader = Reader::new(file)?;
    let mut auditor = Auditor::default();
    while let Some(row) = reader.row()? {
        let done = auditor.take(&reader.table(&row).name, &row, reader.is_ordered);
        done.map_err(|fault| reader.fault(fault))?;
    }
    auditor.play_all().map_err(|fault| reader.fault(fault))?;
    Ok(Audit { rows: reader.rows(), games: auditor.games })
}

fn text<'a>(row: &'a BackupRow, column: &str) -> &'a str {
    row.fields.get(column).and_then(Value::as_str).unwrap_or_default()
}

fn number(row: &BackupRow, column: &str) -> i64 {
    row.fields.get(column).and_then(Value::as_i64).unwrap_or(0)
}

fn broken(what: String) -> LineFault {
    LineFault::Row(StoreError::Broken(what))
}

impl Auditor {
    fn take(&mut self, table: &str, row: &BackupRow, is_ordered: bool) -> Result<(), LineFault> {
        match table {
            "tables" => self.take_table(row),
            "seats" => self.take_seat(row),
            "entries" => {
                if is_ordered && !self.courses.contains_key(text(row, "game")) {
                    self.play_all()?;
                }
                self.take_entry(row)
            }
            _ => Ok(()),
        }
    }

    fn take_table(&mut self, row: &BackupRow) -> Result<(), LineFault> {
        tables::check_words(text(row, "stage"), text(row, "settings")).map_err(LineFault::Row)?;
        let own = |column| text(row, column).to_string();
        let deal = Deal { game: own("game"), options: own("options"), seed: own("seed"), n_seats: 0 };
        if tharsis_wire::game(&deal.game).is_none() {
            return Err(broken(format!("a game \"{}\"", deal.game)));
        }
        self.deals.insert(own("id"), deal);
        Ok(())
    }

    fn take_seat(&mut self, row: &BackupRow) -> Result<(), LineFault> {
        tables::check_kind(text(row, "kind")).map_err(LineFault::Row)?;
        let game = text(row, "game");
        let deal =
            self.deals.get_mut(game).ok_or_else(|| broken(format!("a seat at no table \"{game}\"")))?;
        deal.n_seats += 1;
        Ok(())
    }

    fn take_entry(&mut self, row: &BackupRow) -> Result<(), LineFault> {
        let (game, what, seq) = (text(row, "game"), text(row, "what"), number(row, "seq"));
        ByWhom::from_word(text(row, "by_whom")).map_err(LineFault::Row)?;
        let seat =
            u8::try_from(number(row, "seat")).map_err(|_| broken("an entry of no seat".to_string()))?;
        if !self.deals.contains_key(game) {
            return Err(broken(format!("an entry of no table \"{game}\"")));
        }
        let course = self.courses.entry(game.to_string()).or_default();
        if seq != course.seq + 1 {
            return Err(broken(format!("entry {seq} of {game} after {}", course.seq)));
        }
        course.seq = seq;
        match undo_of(what).map_err(LineFault::Row)? {
            Some(to) if to > course.choices.len() => {
                return Err(broken(format!("an undo to {to} of {} choices", course.choices.len())));
            }
            Some(to) => course.choices.truncate(to),
            None => course.choices.push((Seat(seat), what.to_string())),
        }
        Ok(())
    }

    /// Plays the games whose entries were read.
    fn play_all(&mut self) -> Result<(), LineFault> {
        for (id, course) in std::mem::take(&mut self.courses) {
            if let Some(deal) = self.deals.get(&id) {
                play(deal, &course).map_err(|why| LineFault::Game { game: id, why })?;
                self.games += 1;
            }
        }
        Ok(())
    }
}

fn play(deal: &Deal, course: &Course) -> Result<(), StoreError> {
    let unknown = || StoreError::Broken(format!("a game \"{}\"", deal.game));
    let game = tharsis_wire::game(&deal.game).ok_or_else(unknown)?;
    let seed = read_seed(&deal.seed).ok_or_else(|| StoreError::Broken("an unreadable seed".to_string()))?;
    game.resume(&deal.options, deal.n_seats, seed, &course.choices, None)?;
    Ok(())
}
