//! Ares Expedition in words and pictures: the same shape of functions as for Mars, read from its own tables.

mod clause;
mod depict;
mod describe;
mod event;
mod obstacle;
mod question;
mod shorthand;

pub use depict::depict;
pub use shorthand::{Shorthand, shorthand};

use crate::language::Language;
use crate::nouns::Noun;
use crate::phrase::Phrase;
use tharsis_ares::cards::card;
use tharsis_ares::{
    CardResource, Difficulty, Kind, Level, Parameter, Payer, Phase, PhaseCard, Piece, Product, Resource,
    Standard, Tag, Zone,
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

    /// The name of a card: English from the table, else from the message `ares-card-NUMBER` if there is one.
    pub fn card_name(self, id: CardId) -> String {
        let message = format!("ares-card-{}", card(id).number);
        if self.language.has(&message) { self.language.plain(&message) } else { card(id).name.to_string() }
    }
}

impl Phrase<'_> {
    /// Fills a slot with the name of a card of Ares Expedition.
    fn ares_card(self, slot: &'static str, words: Ares<'_>, id: CardId) -> Self {
        self.text(slot, words.card_name(id))
    }
}

macro_rules! nouns {
    ($($noun:ty => $class:literal),* $(,)?) => { $(
        impl Noun for $noun {
            fn id(&self) -> String {
                format!(concat!($class, "-{}"), self.word())
            }
        }
    )* };
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
