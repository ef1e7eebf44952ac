//! Requests with names. Whoever does not know whether a choice was made (the connection was lost, the database failed
//! half-way) sends it again under the same name, and is given the first answer if it was.

use crate::store::EntryRow;
use tharsis_kernel::Seat;
use tharsis_words::Denial;
use xxhash_rust::xxh64::xxh64;

/// Letters of a name at most.
const NAME_MAX: usize = 64;

/// What a client calls a request, and what it asks for, so that a name is not used for something else.
#[derive(Clone, Default, Debug)]
pub(crate) struct Named {
    /// Empty if it has no name.
    id: String,
    asks: u64,
}

impl Named {
    /// A request with this name, if it is one: what it does, and with what.
    pub(crate) fn new(id: Option<String>, verb: &str, with: &[String]) -> Result<Named, Denial> {
        let Some(id) = id else { return Ok(Named::default()) };
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
        if id.is_empty() || id.len() > NAME_MAX || !id.bytes().all(fits) {
            return Err(Denial::RequestId(NAME_MAX));
        }
        let asks = format!("{verb}\n{}", with.join("\n"));
        Ok(Named { id, asks: xxh64(asks.as_bytes(), 0) })
    }

    /// As it is stored with the first entry.
    pub(super) fn word(&self) -> String {
        if self.id.is_empty() { String::new() } else { format!("{} {:016x}", self.id, self.asks) }
    }
}

/// A request that was carried out.
#[derive(Clone, Copy, Debug)]
struct Done {
    /// Stands for the seat and the name.
    key: u64,
    asks: u64,
    /// Its last entry.
    seq: i64,
}

/// The requests with names that a table has carried out.
#[derive(Debug, Default)]
pub(crate) struct Sent(Vec<Done>);

/// What is known of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Known {
    /// Nothing.
    New,
    /// It was carried out and led to this moment.
    Done(i64),
    /// Another request has this name.
    Other,
}

impl Sent {
    pub(super) fn of(entries: &[EntryRow]) -> Sent {
        let mut sent = Sent::default();
        sent.add(entries);
        sent
    }

    /// Takes in the next entries.
    pub(super) fn add(&mut self, entries: &[EntryRow]) {
        for entry in entries {
            match (entry.sent.split_once(' '), self.0.last_mut()) {
                (Some((id, asks)), _) => {
                    let asks = u64::from_str_radix(asks, 16).unwrap_or_default();
                    self.0.push(Done { key: key(Seat(entry.seat), id), asks, seq: entry.seq });
                }
                (None, Some(last)) if !entry.begins && last.seq + 1 == entry.seq => last.seq = entry.seq,
                (None, _) => {}
            }
        }
    }

    pub(super) fn known(&self, seat: Seat, named: &Named) -> Known {
        if named.id.is_empty() {
            return Known::New;
        }
        let key = key(seat, &named.id);
        match self.0.iter().rev().find(|done| done.key == key) {
            None => Known::New,
            Some(done) if done.asks == named.asks => Known::Done(done.seq),
            Some(_) => Known::Other,
        }
    }
}

fn key(seat: Seat, id: &str) -> u64 {
    xxh64(id.as_bytes(), u64::from(seat.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::ByWhom;

    fn named(id: &str, choices: &[&str]) -> Named {
        let choices: Vec<String> = choices.iter().map(|choice| choice.to_string()).collect();
        Named::new(Some(id.to_string()), "choices", &choices).expect("a name")
    }

    fn entry(seq: i64, seat: u8, begins: bool, sent: String) -> EntryRow {
        let by = ByWhom::Player;
        EntryRow { seq, seat, what: "x".into(), by, at: 0, begins, reveals: false, asked: 1, sent, hash: 0 }
    }

    #[test]
    fn what_was_sent_under_a_name_is_known_by_seat_name_and_content() {
        let (one, two) = (named("a", &["x"]), named("b", &["x", "y"]));
        let none = String::new;
        let sent = Sent::of(&[
            entry(1, 0, true, one.word()),
            entry(2, 1, true, none()),
            entry(3, 1, false, none()),
            entry(4, 0, true, two.word()),
            entry(5, 0, false, none()),
            entry(6, 1, true, none()),
        ]);
        assert_eq!(sent.known(Seat(0), &one), Known::Done(1));
        assert_eq!(sent.known(Seat(0), &two), Known::Done(5), "the last of those sent together");
        assert_eq!(sent.known(Seat(1), &one), Known::New, "names are one's own");
        assert_eq!(sent.known(Seat(0), &named("a", &["y"])), Known::Other);
        assert_eq!(sent.known(Seat(0), &Named::default()), Known::New, "no name is no name");
    }

    #[test]
    fn names_are_short_and_plain() {
        for good in ["a", "A-9_z", &"x".repeat(64)] {
            assert!(Named::new(Some(good.to_string()), "undo", &[]).is_ok(), "{good}");
        }
        for bad in ["", "a b", "ä", "a\n", &"x".repeat(65)] {
            assert!(Named::new(Some(bad.to_string()), "undo", &[]).is_err(), "{bad}");
        }
    }
}
