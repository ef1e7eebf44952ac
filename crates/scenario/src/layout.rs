//! JSON as people write it: in the order of the format, on one line where it fits.

const WIDTH: usize = 110;

/// A JSON value that keeps the order of its keys.
pub(crate) enum Json {
    /// Written as it stands.
    Plain(String),
    /// An array.
    List(Vec<Json>),
    /// An object.
    Object(Vec<(&'static str, Json)>),
}

impl Json {
    /// A string.
    pub(crate) fn text(text: &str) -> Json {
        Json::Plain(serde_json::to_string(text).expect("a string is always JSON"))
    }

    /// A number, or `true` and `false`.
    pub(crate) fn plain(value: impl ToString) -> Json {
        Json::Plain(value.to_string())
    }

    /// Laid out from the margin.
    pub(crate) fn lay_out(&self) -> String {
        let mut out = String::new();
        self.write(0, 0, &mut out);
        out
    }

    fn on_one_line(&self) -> String {
        match self {
            Json::Plain(text) => text.clone(),
            Json::List(items) => {
                let items: Vec<String> = items.iter().map(Json::on_one_line).collect();
                format!("[{}]", items.join(", "))
            }
            Json::Object(keys) => {
                let keys: Vec<String> =
                    keys.iter().map(|(key, value)| format!("\"{key}\": {}", value.on_one_line())).collect();
                format!("{{{}}}", keys.join(", "))
            }
        }
    }

    /// Writes at a depth of indentation, `used` columns of the line being taken already.
    fn write(&self, depth: usize, used: usize, out: &mut String) {
        let line = self.on_one_line();
        if used + line.chars().count() <= WIDTH {
            return out.push_str(&line);
        }
        let indent = "  ".repeat(depth + 1);
        match self {
            Json::Plain(_) => out.push_str(&line),
            Json::List(items) if items.iter().all(|item| matches!(item, Json::Plain(_))) => {
                out.push_str(&format!("[\n{}\n{}]", filled(items, &indent), "  ".repeat(depth)));
            }
            Json::List(items) => {
                out.push('[');
                for (i, item) in items.iter().enumerate() {
                    out.push_str(&format!("{}\n{indent}", if i > 0 { "," } else { "" }));
                    item.write(depth + 1, indent.len(), out);
                }
                out.push_str(&format!("\n{}]", "  ".repeat(depth)));
            }
            Json::Object(keys) => {
                out.push('{');
                for (i, (key, value)) in keys.iter().enumerate() {
                    out.push_str(&format!("{}\n{indent}\"{key}\": ", if i > 0 { "," } else { "" }));
                    value.write(depth + 1, indent.len() + key.len() + 4, out);
                }
                out.push_str(&format!("\n{}}}", "  ".repeat(depth)));
            }
        }
    }
}

/// Plain items, as many on a line as fit.
fn filled(items: &[Json], indent: &str) -> String {
    let mut lines = vec![indent.to_string()];
    for (i, item) in items.iter().enumerate() {
        let comma = if i + 1 < items.len() { "," } else { "" };
        let word = format!("{}{comma}", item.on_one_line());
        let line = lines.last_mut().expect("there is a line");
        if line.trim().is_empty() {
            line.push_str(&word);
        } else if line.chars().count() + 1 + word.chars().count() <= WIDTH {
            line.push_str(&format!(" {word}"));
        } else {
            lines.push(format!("{indent}{word}"));
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_stays_on_a_line_and_what_does_not_is_broken() {
        let short = Json::Object(vec![("a", Json::plain(1)), ("b", Json::List(vec![Json::text("x\"y")]))]);
        assert_eq!(short.lay_out(), r#"{"a": 1, "b": ["x\"y"]}"#);
        let long = Json::Object(vec![("deck", Json::List((0..60).map(Json::plain).collect()))]);
        let laid_out = long.lay_out();
        assert!(laid_out.lines().all(|line| line.chars().count() <= WIDTH));
        assert!(laid_out.lines().count() > 3);
        serde_json::from_str::<serde_json::Value>(&laid_out).expect("legal JSON");
    }
}
