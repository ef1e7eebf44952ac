//! Licence expressions as crates write them: `MIT OR Apache-2.0`, `(MIT/Zlib) AND Unicode-3.0`, `Apache-2.0 WITH …`.

/// Whether an expression can be kept with licences that are allowed.
pub(super) fn allows(expression: &str, allowed: &dyn Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = spaced.split_whitespace().peekable();
    let holds = any(&mut words, allowed);
    holds && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(words: &mut Words, allowed: &dyn Fn(&str) -> bool) -> bool {
    let mut holds = all(words, allowed);
    while words.next_if_eq(&"OR").is_some() {
        holds |= all(words, allowed);
    }
    holds
}

fn all(words: &mut Words, allowed: &dyn Fn(&str) -> bool) -> bool {
    let mut holds = one(words, allowed);
    while words.next_if_eq(&"AND").is_some() {
        holds &= one(words, allowed);
    }
    holds
}

fn one(words: &mut Words, allowed: &dyn Fn(&str) -> bool) -> bool {
    let Some(word) = words.next() else { return false };
    if word == "(" {
        let holds = any(words, allowed);
        return words.next() == Some(")") && holds;
    }
    // An exception takes nothing away from what the licence allows.
    if words.next_if_eq(&"WITH").is_some() {
        words.next();
    }
    allowed(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_understood() {
        let allowed = |text: &str| allows(text, &|word| matches!(word, "MIT" | "Apache-2.0" | "Zlib"));
        for fine in [
            "MIT",
            "MIT OR GPL-3.0",
            "GPL-3.0/MIT",
            "(GPL-3.0 OR MIT) AND Zlib",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(allowed(fine), "{fine}");
        }
        for bad in
            ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Zlib) AND GPL-3.0", "MIT AND", "(MIT", "MIT Zlib"]
        {
            assert!(!allowed(bad), "{bad}");
        }
    }
}
