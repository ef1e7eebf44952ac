//! A language: its Fluent messages, and how a missing one is borne.
//!
//! A language is a folder of `locales/` and its code in the list below; nothing else in Rust changes with it.
//! A message that is missing or broken never stops a game: English stands in, or the message's own id in
//! braces, and [`Language::faults`] keeps the reason for whoever mends the file.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex, PoisonError};
use unic_langid::LanguageIdentifier;

/// The languages, by the names of their folders. English comes first: the others fall back to it.
macro_rules! languages {
    ($($code:literal),*) => {
        const CODES: &[&str] = &[$($code),*];
        const FILES: &[[&str; 16]] = &[$([
            include_str!(concat!("../locales/", $code, "/rules.ftl")),
            include_str!(concat!("../locales/", $code, "/names.ftl")),
            include_str!(concat!("../locales/", $code, "/cards.ftl")),
            include_str!(concat!("../locales/", $code, "/events.ftl")),
            include_str!(concat!("../locales/", $code, "/questions.ftl")),
            include_str!(concat!("../locales/", $code, "/reasons.ftl")),
            include_str!(concat!("../locales/", $code, "/maps.ftl")),
            include_str!(concat!("../locales/", $code, "/colonies.ftl")),
            include_str!(concat!("../locales/", $code, "/turmoil.ftl")),
            include_str!(concat!("../locales/", $code, "/extra.ftl")),
            include_str!(concat!("../locales/", $code, "/ares-cards.ftl")),
            include_str!(concat!("../locales/", $code, "/ares-events.ftl")),
            include_str!(concat!("../locales/", $code, "/ares-questions.ftl")),
            include_str!(concat!("../locales/", $code, "/ares-reasons.ftl")),
            include_str!(concat!("../locales/", $code, "/coach.ftl")),
            include_str!(concat!("../locales/", $code, "/service.ftl")),
        ]),*];
    };
}
languages!["en", "cs", "pl", "ru"];

static ENGLISH: LazyLock<Language> = LazyLock::new(|| Language::load(CODES[0], &FILES[0], None));
static OTHERS: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let others = CODES.iter().zip(FILES).skip(1);
    others.map(|(code, files)| Language::load(code, files, Some(&ENGLISH))).collect()
});

/// Says everything in one language.
pub struct Language {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// The names of all attributes in its files: the cases in which nouns are offered to sentences.
    cases: BTreeSet<String>,
    fallback: Option<&'static Language>,
    faults: Mutex<BTreeSet<String>>,
    #[cfg(test)]
    used: Mutex<BTreeSet<String>>,
}

impl Language {
    /// The codes of all languages.
    pub const ALL: &'static [&'static str] = CODES;

    /// The language every other one falls back to.
    pub fn english() -> &'static Language {
        &ENGLISH
    }

    /// The language with this code, if we have it.
    pub fn get(code: &str) -> Option<&'static Language> {
        std::iter::once(&*ENGLISH).chain(OTHERS.iter()).find(|language| language.code == code)
    }

    /// The same, as an instance of its own: its faults are those of its one user.
    pub fn fresh(code: &str) -> Option<Language> {
        let place = CODES.iter().position(|&it| it == code)?;
        Some(Language::load(CODES[place], &FILES[place], (place > 0).then(|| &*ENGLISH)))
    }

    /// What a preview says of a choice that changes nothing.
    pub fn nothing_would_happen(&self) -> String {
        self.sentence(self.plain("nothing-would-happen"))
    }

    /// Its code, such as "en".
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// What was missing or broken so far in what this language was asked to say. Empty in a complete
    /// language.
    pub fn faults(&self) -> Vec<String> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    /// The same list; it begins anew.
    pub fn take_faults(&mut self) -> Vec<String> {
        std::mem::take(self.faults.get_mut().unwrap_or_else(PoisonError::into_inner)).into_iter().collect()
    }

    pub(crate) fn load(code: &'static str, files: &[&str], fallback: Option<&'static Language>) -> Language {
        let mut faults = BTreeSet::new();
        let id: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        // With a real minus sign, everywhere a person reads it.
        bundle.set_formatter(Some(|value, _| {
            let FluentValue::Number(n) = value else { return None };
            (n.value < 0.0).then(|| n.as_string().replacen('-', "−", 1))
        }));
        let mut cases = fallback.map_or_else(BTreeSet::new, |language| language.cases.clone());
        for file in files {
            let resource = FluentResource::try_new(file.to_string()).unwrap_or_else(|(readable, errors)| {
                faults.extend(errors.iter().map(|error| format!("{code}: {error}")));
                readable
            });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|error| format!("{code}: {error}")));
            }
        }
        let messages = files.iter().flat_map(ids).filter_map(|id| bundle.get_message(id));
        cases.extend(messages.flat_map(|message| message.attributes()).map(|case| case.id().to_string()));
        Language {
            code,
            bundle,
            cases,
            fallback,
            faults: Mutex::new(faults),
            #[cfg(test)]
            used: Mutex::default(),
        }
    }

    pub(crate) fn cases(&self) -> impl Iterator<Item = &str> {
        self.cases.iter().map(String::as_str)
    }

    /// Whether the language itself, not its fallback, has the message.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The message, in English if need be, or its id in braces.
    pub(crate) fn say(&self, id: &str, args: &FluentArgs<'_>) -> String {
        if let Some(text) = self.render(id, None, args) {
            return text;
        }
        self.fault(format!("{}: no message {id}", self.code));
        match self.fallback {
            Some(fallback) => fallback.say(id, args),
            None => format!("{{{id}}}"),
        }
    }

    /// An attribute of a message, if there is one.
    pub(crate) fn attribute(&self, id: &str, attribute: &str, args: &FluentArgs<'_>) -> Option<String> {
        if self.has(id) {
            return self.render(id, Some(attribute), args);
        }
        let said = self.fallback.and_then(|fallback| fallback.attribute(id, attribute, args));
        if said.is_some() {
            self.fault(format!("{}: no message {id}", self.code));
        }
        said
    }

    fn render(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        #[cfg(test)]
        self.used.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_string());
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        for error in errors {
            self.fault(format!("{}: {id}: {error}", self.code));
        }
        Some(text)
    }

    /// Keeps in mind that a language other than English lacks a message.
    pub(crate) fn lacks(&self, id: &str) {
        if self.fallback.is_some() {
            self.fault(format!("{}: no message {id}", self.code));
        }
    }

    /// The text of its files.
    pub(crate) fn files(&self) -> &'static [&'static str] {
        let place = CODES.iter().position(|&it| it == self.code);
        place.map_or(&[], |place| &FILES[place])
    }

    fn fault(&self, fault: String) {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).insert(fault);
    }

    /// The messages said so far, for the test that none is left over.
    #[cfg(test)]
    pub(crate) fn used(&self) -> BTreeSet<String> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// The ids of the messages in a file: what stands before an equals sign at the start of a line.
pub(crate) fn ids<'f>(file: &&'f str) -> impl Iterator<Item = &'f str> + use<'f> {
    let starts = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
    file.lines().filter(starts).filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim_end())
}
