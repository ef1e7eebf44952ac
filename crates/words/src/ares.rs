//! Ares Expedition in words and pictures: the same shape of functions as for Mars, read from its own tables.

mod clause;
mod depict;
mod describe;
mod event;
pub mod icon;
mod obstacle;
mod question;
mod shorthand;

pub use depict::{depict, depict_effects};
pub use event::is_unseen_card;
pub use shorthand::{Shorthand, shorthand};

use crate::language::Language;
use crate::mars;
use crate::nouns::{Noun, nouns};
use crate::phrase::Phrase;
use std::sync::LazyLock;
use tharsis_ares::cards::{CARDS, card};
use tharsis_ares::{
    Card, CardResource, Difficulty, Kind, Level, Parameter, Payer, Phase, PhaseCard, Piece, Product,
    Resource, Standard, Tag, Zone,
};
use tharsis_kernel::CardId;

/// Says everything about Ares Expedition in one language.
#[derive(Clone, Copy)]
pub struct Ares<'l> {
    language: &'l Language,
}

impl Language {
    /// The words of Ares Expedition in this language.
    pub fn ares(&self) -> Ares<'_> {
        Ares { language: self }
    }
}

impl<'l> Ares<'l> {
    fn phrase(self) -> Phrase<'l> {
        self.language.phrase()
    }

    /// The name of a card: in English from the table, else from its message, or English for want of one.
    pub fn card_name(self, id: CardId) -> String {
        let message = card_message(id);
        if self.language.has(message) {
            return self.language.plain(message);
        }
        self.language.lacks(message);
        card(id).name.to_string()
    }
}

/// The messages that name the cards, in every language but English: a card that the other game has too is called
/// the same in both.
pub(crate) static CARD_MESSAGES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let namesake =
        |name: &str| tharsis_mars::cards::CARDS.iter().find(|card| letters(card.name).eq(letters(name)));
    let message = |card: &Card| match namesake(card.name) {
        Some(card) => mars::card_message(card),
        None => format!("ares-card-{}", card.number),
    };
    CARDS.iter().map(message).collect()
});

/// The message that names a card, in every language but English.
pub fn card_message(id: CardId) -> &'static str {
    &CARD_MESSAGES[usize::from(id)]
}

/// A name without what the tables of the two games write differently: capitals, hyphens.
fn letters(name: &str) -> impl Iterator<Item = char> {
    name.chars().filter(char::is_ascii_alphabetic).map(|letter| letter.to_ascii_lowercase())
}

impl Phrase<'_> {
    /// Fills a slot with the name of a card of Ares Expedition.
    fn ares_card(self, slot: &'static str, words: Ares<'_>, id: CardId) -> Self {
        self.text(slot, words.card_name(id))
    }
}

// Words that are the same in both games share their messages.
nouns! {
    Resource => "resource",
    Level => "resource",
    CardResource => "held",
    Tag => "tag",
    Parameter => "parameter",
    Product => "ares-product",
    Kind => "ares-kind",
    Zone => "ares-zone",
    Standard => "ares-standard",
    PhaseCard => "ares-phase",
    Phase => "ares-phase",
    Piece => "ares-piece",
    Difficulty => "ares-level",
}

/// What pays besides M€.
impl Noun for Payer {
    fn id(&self) -> String {
        match self {
            Payer::Microbes => CardResource::Microbe.id(),
            Payer::Plants => Resource::Plants.id(),
            Payer::Heat => Resource::Heat.id(),
        }
    }
}
