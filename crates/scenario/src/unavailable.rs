//! What the format knows but this version does not play: named as such, not as a slip of the pen.

use crate::error::Misfit;
use serde_json::Value;

const COLONIES: &str = "the Colonies expansion is not part of this version";
const TURMOIL: &str = "the Turmoil expansion is not part of this version";
const ARES: &str = "a file holds scenarios of one game only";
const SOLAR: &str = "the solar phase belongs to the expansions, which are not part of this version";
const PAYERS: &str =
    "paying with resources of cards belongs to the expansions, which are not part of this version";

/// Keys of the format that belong to an expansion, wherever they stand as a key of the format.
const KEYS: [(&str, &str); 9] = [
    ("colonies", COLONIES),
    ("fleets", COLONIES),
    ("trade", COLONIES),
    ("colony", COLONIES),
    ("turmoil", TURMOIL),
    ("lobby", TURMOIL),
    ("reserve", TURMOIL),
    ("influence", TURMOIL),
    ("delegate", TURMOIL),
];

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
    if path.ends_with("options") && *value == Value::Bool(false) {
        return None;
    }
    match (key, value) {
        ("policy" | "party", _) => Some(TURMOIL),
        ("microbes" | "floaters", _) if path.ends_with("pay") => Some(PAYERS),
        ("phase", Value::String(phase)) if phase == "solar" => Some(SOLAR),
        ("standard", Value::String(project)) if project == "Build Colony" => Some(COLONIES),
        _ => KEYS.iter().find(|(known, _)| *known == key).map(|&(_, message)| message),
    }
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}
