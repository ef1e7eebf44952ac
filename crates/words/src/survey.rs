//! What a language has and lacks, compared with English and the card tables.

use crate::ares::CARD_MESSAGES;
use crate::language::{Language, ids};
use crate::mars::{card_message, event_message};
use std::collections::BTreeSet;
use tharsis_mars::GLOBAL_EVENTS;
use tharsis_mars::cards::CARDS;

/// Messages that are known to be missing: see the file's head.
const WAITING: &str = include_str!("../locales/waiting.txt");

/// The remark above a message that is our own translation, because no printed word is known.
const OWN: &str = "# own";

/// How far a language has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    /// How many messages it has.
    pub messages: usize,
    /// Messages it lacks, and nobody says that they are to come.
    pub missing: Vec<String>,
    /// Messages it lacks, listed in `locales/waiting.txt` as still to come.
    pub waiting: Vec<String>,
    /// Messages it has and nobody uses.
    pub superfluous: Vec<String>,
    /// Names and terms in our own translation.
    pub own: Vec<String>,
}

impl Language {
    /// Compares its files with what there is to say.
    pub fn survey(&self) -> Survey {
        let has = self.message_ids();
        let wanted = self.wanted();
        let lacking = wanted.difference(&has).cloned();
        let (waiting, missing) = lacking.partition(|id| Language::waits(id));
        Survey {
            messages: has.len(),
            missing,
            waiting,
            superfluous: has.difference(&wanted).cloned().collect(),
            own: self.files().iter().flat_map(|file| own(file)).collect(),
        }
    }

    /// Whether a message is listed as still to come.
    pub fn waits(id: &str) -> bool {
        Language::waiting().any(|line| match line.strip_suffix('*') {
            Some(start) => id.starts_with(start),
            None => id == line,
        })
    }

    /// The list of messages still to come.
    pub fn waiting() -> impl Iterator<Item = &'static str> {
        WAITING.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
    }

    /// The messages its files define.
    pub(crate) fn message_ids(&self) -> BTreeSet<String> {
        self.files().iter().flat_map(ids).map(str::to_string).collect()
    }

    /// All that English says, and in any other language the names of the cards and events.
    fn wanted(&self) -> BTreeSet<String> {
        let mut wanted = Language::english().message_ids();
        if self.code() != Language::english().code() {
            wanted.extend(CARDS.iter().map(card_message));
            wanted.extend(GLOBAL_EVENTS.iter().map(event_message));
            wanted.extend(CARD_MESSAGES.iter().cloned());
        }
        wanted
    }
}

/// The messages below the remark.
fn own(file: &'static str) -> impl Iterator<Item = String> {
    let lines = file.lines().zip(file.lines().skip(1));
    lines
        .filter(|&(above, _)| above == OWN)
        .flat_map(|(_, line)| ids(&line).map(str::to_string).collect::<Vec<_>>())
}
