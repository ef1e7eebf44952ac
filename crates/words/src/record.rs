//! What is wrong with a game record, line by line.

use crate::language::Language;
use tharsis_kernel::{RecordError, RecordFault};

/// Letters of a damaged line that are repeated: it may be a whole book.
const REPEATED: usize = 40;

fn short(line: &str) -> String {
    match line.char_indices().nth(REPEATED) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_string(),
    }
}

impl Language {
    /// What is wrong with a record and where, without capital and full stop.
    pub fn record_error(&self, RecordError { line, fault }: &RecordError) -> String {
        let why = self.record_fault(fault);
        self.phrase().number("line", *line as i64).text("why", why).say("record-line")
    }

    fn record_fault(&self, fault: &RecordFault) -> String {
        let phrase = self.phrase();
        let named = |name: &str| self.phrase().text("name", short(name));
        match fault {
            RecordFault::NotARecord(found) => named(found).say("record-not-a-record"),
            RecordFault::NoField { found, key } => {
                named(found).text("key", (*key).to_string()).say("record-no-field")
            }
            RecordFault::OtherGame { found, expected } => {
                named(found).text("other", (*expected).to_string()).say("record-other-game")
            }
            RecordFault::OtherRules { found, expected } => {
                named(found).number("ours", *expected).say("record-other-rules")
            }
            RecordFault::Seats(found) => named(found).say("record-seats"),
            RecordFault::Options(why) => phrase.text("why", self.options_error(why)).say("denied-options"),
            RecordFault::Seed => self.plain("denied-seed"),
            RecordFault::Deal(seats) => phrase.number("n", *seats).say("record-deal"),
            RecordFault::OtherDeal => self.plain("record-other-deal"),
            RecordFault::NotALine(found) => named(found).say("record-not-a-line"),
            RecordFault::NoSeat { found, last } => named(found).number("last", *last).say("denied-no-seat"),
            RecordFault::Notation(why) => self.notation_error(why),
            RecordFault::Illegal(why) => self.illegal(why),
            RecordFault::NotAHash(found) => named(found).say("record-not-a-hash"),
            RecordFault::OtherHash { after, .. } => {
                phrase.number("steps", *after as i64).say("record-other-hash")
            }
            RecordFault::CutOff => self.plain("record-cut-off"),
        }
    }
}
