//! A backup looked through without a database: its form, its checksum, every row, and whether every game can be played
//! again choice by choice.

use super::backup::{BackupError, LineFault};
use super::restore::{BackupRow, Reader};
use super::{ByWhom, EntryRow, StoreError, tables};
use crate::table::{Dealt, LogFault, verify_log};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::io::BufRead;

/// What was found to be good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audit {
    /// Rows.
    pub rows: usize,
    /// Games that were played again.
    pub games: usize,
}

#[derive(Default)]
struct Auditor {
    deals: HashMap<String, Dealt>,
    /// The entries of games that were not played yet; of one at a time, but for the first format.
    courses: BTreeMap<String, Vec<EntryRow>>,
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
        let rules = u16::try_from(number(row, "rules")).map_err(|_| broken("unknown rules".to_string()))?;
        let (options, seed) = (own("options"), own("seed"));
        let deal = Dealt { game: own("game"), rules, options, seed, n_seats: 0 };
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
        let game = text(row, "game");
        if !self.deals.contains_key(game) {
            return Err(broken(format!("an entry of no table \"{game}\"")));
        }
        let entry = EntryRow {
            seq: number(row, "seq"),
            seat: u8::try_from(number(row, "seat")).map_err(|_| broken("an entry of no seat".to_string()))?,
            what: text(row, "what").to_string(),
            by: ByWhom::from_word(text(row, "by_whom")).map_err(LineFault::Row)?,
            at: number(row, "at"),
            begins: number(row, "begins") != 0,
            reveals: number(row, "reveals") != 0,
            asked: u8::try_from(number(row, "asked")).unwrap_or(u8::MAX),
            sent: text(row, "sent").to_string(),
            hash: number(row, "hash"),
        };
        self.courses.entry(game.to_string()).or_default().push(entry);
        Ok(())
    }

    /// Plays the games whose entries were read.
    fn play_all(&mut self) -> Result<(), LineFault> {
        for (id, mut entries) in std::mem::take(&mut self.courses) {
            let Some(deal) = self.deals.get(&id) else { continue };
            entries.sort_by_key(|entry| entry.seq);
            match verify_log(deal, &entries) {
                Ok(_) => self.games += 1,
                // The release that plays those rules can say more.
                Err(LogFault::OtherRules(_)) => {}
                Err(why) => return Err(LineFault::Game { game: id, why }),
            }
        }
        Ok(())
    }
}
