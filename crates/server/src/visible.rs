//! Texts that people write and others read, names and titles: what can be seen, and nothing else. Characters that take
//! no room, change the direction of what follows, or pile up on one place let one pass for another, or spoil a page.

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

/// So many marks may stand on one letter: Vietnamese needs two, Hebrew with points three.
const MARKS_MAX: usize = 4;

/// A text as it is kept, spaces joined and trimmed; `None` if something in it cannot be seen as it is.
pub(crate) fn clean(text: &str) -> Option<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut marks = 0;
    // A mark at the very start would stand on whatever comes before the name.
    let mut may_bear = false;
    for c in text.chars() {
        if is_hidden(c) {
            return None;
        }
        let is_mark = c.general_category_group() == GeneralCategoryGroup::Mark;
        marks = if is_mark { marks + 1 } else { 0 };
        if marks > MARKS_MAX || is_mark && !may_bear {
            return None;
        }
        may_bear = c != ' ';
    }
    Some(text)
}

/// Whether a character shows nothing of itself.
fn is_hidden(c: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Unassigned};
    let category = c.general_category();
    matches!(category, Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Unassigned)
        || is_ignorable(c)
}

/// Letters, marks and spaces by their category, yet nothing to be seen (Default_Ignorable_Code_Point).
fn is_ignorable(c: char) -> bool {
    matches!(c,
        // Combining grapheme joiner; fillers of Hangul; inherent vowels of Khmer; the blank of Braille.
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}'
        // Variation selectors, of Mongolian too.
        | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}'
        // Spaces of odd width are not joined by us where they have none.
        | '\u{2060}'..='\u{206f}' | '\u{fff0}'..='\u{fff8}'
        // Tags and further variation selectors.
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_are_called_is_kept() {
        for name in [
            "Ann",
            "Jürgen Groß",
            "Žofie Čapková",
            "Łukasz",
            "Иван Ёлкин",
            "محمد علي",
            "מרים",
            "שָׁלוֹם",
            "अर्जुन",
            "王小明",
            "김철수",
            "Nguyễn Thị Ánh",
            "Nguye\u{302}\u{303}n",
            "O’Brien-Smith 3.",
            "🚀🦀",
            "¡Olé!",
        ] {
            assert_eq!(clean(name).as_deref(), Some(name));
        }
        assert_eq!(clean("  two \t\n words \u{3000}").as_deref(), Some("two words"));
        assert_eq!(clean(" \u{a0}\u{2003}").as_deref(), Some(""), "nothing but spaces is nothing");
    }

    #[test]
    fn what_cannot_be_seen_is_not() {
        let hidden = [
            0x00, 0x07, 0x7f, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c,
            0x200d, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2064, 0x2066, 0x2069, 0x206a, 0x206f, 0x2800,
            0x3164, 0xe000, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xffff, 0x1d173, 0xe0001, 0xe0041,
            0xe0100, 0xe01ef, 0xf0000, 0x10fffd, 0x378,
        ];
        for code in hidden {
            let c = char::from_u32(code).expect("a character");
            for text in [format!("{c}"), format!("A{c}n"), format!("An{c}")] {
                assert_eq!(clean(&text), None, "U+{code:04X}");
            }
        }
    }

    #[test]
    fn marks_do_not_pile_up_and_stand_on_something() {
        let piled = |n| format!("Z{}", "\u{335}".repeat(n));
        assert_eq!(clean(&piled(MARKS_MAX)), Some(piled(MARKS_MAX)));
        assert_eq!(clean(&piled(MARKS_MAX + 1)), None);
        assert_eq!(clean("\u{301}\u{301}"), None);
        assert_eq!(clean("A \u{301}"), None);
    }
}
