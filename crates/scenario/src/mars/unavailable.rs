//! What the format knows but this version does not play: named as such, not as a slip of the pen.

use crate::error::Misfit;
use serde_json::Value;

const ARES: &str = "a file holds scenarios of one game only";
const PAYERS: &str = "no card of this version lets microbes pay";

/// Looks for what is not available in one scenario; `at` is where it stands in the file.
pub(crate) fn check(scenario: &Value, at: &str) -> Result<(), Misfit> {
    match scenario.get("game") {
        Some(Value::String(game)) if game == "ares" => {
            return Err(Misfit::new(join(at, "game"), ARES));
        }
        _ => {}
    }
    for part in ["setup", "steps"] {
        if let Some(value) = scenario.get(part) {
            walk(value, &join(at, part))?;
        }
    }
    Ok(())
}

fn walk(value: &Value, path: &str) -> Result<(), Misfit> {
    match value {
        Value::Array(items) => {
            for (i, item) in items.iter().enumerate() {
                walk(item, &format!("{path}[{i}]"))?;
            }
        }
        Value::Object(keys) => {
            for (key, value) in keys {
                let here = join(path, key);
                if let Some(message) = not_available(path, key, value) {
                    return Err(Misfit::new(here, message));
                }
                // The keys of `cost` are cards.
                if key != "cost" {
                    walk(value, &here)?;
                }
            }
        }
        _ => {}
    }
    Ok(())
}

fn not_available(path: &str, key: &str, value: &Value) -> Option<&'static str> {
    match (key, value) {
        ("microbes", _) if path.ends_with("pay") => Some(PAYERS),
        _ => None,
    }
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}
