//! Filling the slots of a sentence.
//!
//! A sentence may need a noun in any case, and only its translator knows which. So a noun fills a family of
//! slots: `$what` is its plain form, `$what_acc`, `$what_gen` … its other forms, one for each attribute name
//! that occurs in the language's files. A noun without that form fills the slot with its plain one.

use crate::language::Language;
use crate::names::Names;
use crate::nouns::Noun;
use fluent_bundle::{FluentArgs, FluentValue};
use tharsis_kernel::Seat;

/// A message being filled. Ends with [`Phrase::say`], or as a slot of another one.
pub(crate) struct Phrase<'l> {
    pub(crate) language: &'l Language,
    slots: FluentArgs<'static>,
}

impl Language {
    /// Begins a message.
    pub(crate) fn phrase(&self) -> Phrase<'_> {
        Phrase { language: self, slots: FluentArgs::new() }
    }

    /// A message without slots.
    pub(crate) fn plain(&self, id: &str) -> String {
        self.phrase().say(id)
    }

    /// The first letter as a capital. Typography, not grammar: scripts without capitals are left alone.
    pub fn capitalized(&self, clause: String) -> String {
        let mut letters = clause.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => clause,
        }
    }

    /// A clause as a sentence of its own.
    pub(crate) fn sentence(&self, clause: String) -> String {
        let sentence = self.phrase().text("clause", clause).say("sentence");
        self.capitalized(sentence)
    }

    /// Texts one after the other, with the message `joiner` between each two.
    pub(crate) fn joined(&self, joiner: &str, texts: impl IntoIterator<Item = String>) -> String {
        let join = |before, after| self.phrase().text("before", before).text("after", after).say(joiner);
        texts.into_iter().reduce(join).unwrap_or_default()
    }

    /// Texts as an enumeration, whose last joint may differ from the others.
    pub(crate) fn enumerated(&self, texts: impl IntoIterator<Item = String>) -> String {
        self.ending("and", texts)
    }

    /// Texts as an enumeration with this message as its last joint.
    fn ending(&self, joint: &str, texts: impl IntoIterator<Item = String>) -> String {
        let mut texts: Vec<String> = texts.into_iter().collect();
        let last = texts.pop();
        let others = (!texts.is_empty()).then(|| self.joined("list", texts));
        self.joined(joint, others.into_iter().chain(last))
    }
}

impl Phrase<'_> {
    /// Fills a slot with a number.
    pub(crate) fn number(mut self, slot: &'static str, n: impl Into<i64>) -> Self {
        self.slots.set(slot, FluentValue::from(n.into()));
        self
    }

    /// Fills a slot with a text that has no cases, such as a whole clause.
    pub(crate) fn text(mut self, slot: &'static str, text: String) -> Self {
        self.slots.set(slot, text);
        self
    }

    /// Fills a family of slots with so many of a noun.
    pub(crate) fn counted(self, slot: &str, noun: impl Noun, n: impl Into<i64>) -> Self {
        let count = self.language.phrase().number("n", n);
        self.nested(slot, &noun.id(), count)
    }

    /// Fills a family of slots with a noun that is not counted.
    pub(crate) fn noun(self, slot: &str, noun: impl Noun) -> Self {
        self.counted(slot, noun, 1)
    }

    /// Fills a family of slots with so many of one noun or another, all in the form that the slot asks for.
    pub(crate) fn either(mut self, slot: &str, nouns: &[impl Noun], n: u8) -> Self {
        let language = self.language;
        let list = |form: &dyn Fn(Phrase<'_>, &str) -> String| {
            let forms = nouns.iter().map(|noun| form(language.phrase().number("n", n), &noun.id()));
            language.ending("ares-either", forms)
        };
        for case in language.cases() {
            let text = list(&|noun, id| noun.say_as(id, case));
            self.slots.set(format!("{slot}_{case}"), text);
        }
        self.slots.set(slot.to_string(), list(&|noun, id| noun.say(id)));
        self
    }

    /// Fills a family of slots with so many tags of a kind.
    pub(crate) fn tags(self, slot: &str, tag: impl Noun, n: u8) -> Self {
        let count = self.language.phrase().number("n", n).noun("tag", tag);
        self.nested(slot, "tags", count)
    }

    /// Fills a family of slots with the name of a player, and `$slot_is` with the person of the verb: `you` or `other`.
    pub(crate) fn seat(mut self, slot: &str, seat: Seat, names: &Names) -> Self {
        let (id, name) = names.noun(seat, self.language);
        self.slots.set(format!("{slot}_is"), names.person(seat));
        self.nested(slot, id, name)
    }

    /// Fills a family of slots with another message.
    pub(crate) fn nested(mut self, slot: &str, id: &str, inner: Phrase<'_>) -> Self {
        let plain = self.language.say(id, &inner.slots);
        for case in self.language.cases() {
            let text = self.language.attribute(id, case, &inner.slots).unwrap_or_else(|| plain.clone());
            self.slots.set(format!("{slot}_{case}"), text);
        }
        self.slots.set(slot.to_string(), plain);
        self
    }

    /// The finished message.
    pub(crate) fn say(self, id: &str) -> String {
        self.language.say(id, &self.slots)
    }

    /// A form of the finished message, or its plain one.
    pub(crate) fn say_as(self, id: &str, case: &str) -> String {
        self.language.attribute(id, case, &self.slots).unwrap_or_else(|| self.language.say(id, &self.slots))
    }
}
