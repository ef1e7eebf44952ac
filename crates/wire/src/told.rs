//! What happened, as it is sent, whichever game it happened in.

use crate::api::Change;
use serde::Serialize;
use serde_json::Value;
use tharsis_kernel::{CardId, Seat};

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
