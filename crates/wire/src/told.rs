//! What happened, as it is sent, whichever game it happened in.

use crate::api::Change;
use crate::story::Role;
use serde::Serialize;
use serde_json::Value;
use tharsis_kernel::{CardId, Seat};

/// A sentence of the log, with what it is about.
#[derive(Clone, Debug)]
pub struct Line {
    /// What kind of event it was.
    pub kind: String,
    /// In words.
    pub text: String,
    /// What it is to the story.
    pub role: Role,
    /// It says nothing that the page does not show.
    pub quiet: bool,
    /// Whom it concerns.
    pub seat: Option<u8>,
    /// Cards that are named.
    pub cards: Vec<String>,
    /// The area on the map.
    pub area: Option<String>,
    /// What it changed.
    pub changes: Vec<Change>,
}

/// The event's name, as it stands in its JSON.
pub(crate) fn kind(event: &impl Serialize) -> String {
    match serde_json::to_value(event).expect("plain data") {
        Value::String(name) => name,
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// An event as JSON, with printed numbers in the fields that hold rows of the card table.
pub(crate) fn event_json(event: &impl Serialize, fields: &[&str], number: fn(CardId) -> String) -> Value {
    let mut value = serde_json::to_value(event).expect("plain data");
    name_cards(&mut value, fields, number);
    value
}

fn name_cards(value: &mut Value, holding: &[&str], number: fn(CardId) -> String) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value.as_u64().and_then(|id| CardId::try_from(id).ok()) {
                    Some(id) if holding.contains(&key.as_str()) => *value = Value::String(number(id)),
                    _ => name_cards(value, holding, number),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| name_cards(value, holding, number)),
        _ => {}
    }
}

/// A change of a number that is no resource on a card.
pub(crate) fn plain(icon: &str, seat: Option<Seat>, by: Option<i32>) -> Change {
    Change { icon: icon.to_string(), by, production: false, seat: seat.map(|seat| seat.0), card: None }
}

/// Changes of the same number added up, in the order of their first.
pub(crate) fn changes(each: impl Iterator<Item = Change>) -> Vec<Change> {
    let mut sums: Vec<Change> = Vec::new();
    for change in each {
        let same = |sum: &&mut Change| {
            (&sum.icon, sum.production, sum.seat, &sum.card)
                == (&change.icon, change.production, change.seat, &change.card)
        };
        match sums.iter_mut().find(same) {
            Some(Change { by: Some(sum), .. }) => *sum += change.by.unwrap_or(0),
            Some(_) => {}
            None => sums.push(change),
        }
    }
    sums.retain(|sum| sum.by != Some(0));
    sums
}

/// Amounts of the same added up, in the order of their first; nothing of what is nothing.
pub(crate) fn added<K: PartialEq>(each: impl Iterator<Item = (K, i32)>) -> Vec<(K, i32)> {
    let mut sums: Vec<(K, i32)> = Vec::new();
    for (key, amount) in each.filter(|&(_, amount)| amount != 0) {
        match sums.iter_mut().find(|(it, _)| *it == key) {
            Some((_, sum)) => *sum += amount,
            None => sums.push((key, amount)),
        }
    }
    sums
}
