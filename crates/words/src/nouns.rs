//! Nouns: words of a game's vocabulary, each named by a message.

use crate::language::Language;

/// A word of a game's vocabulary that has a name in every language.
pub trait Noun {
    /// The message that names it.
    fn id(&self) -> String;
}

/// The nouns of a game: which class of messages names which word of its vocabulary.
macro_rules! nouns {
    ($($noun:ty => $class:literal),* $(,)?) => { $(
        impl Noun for $noun {
            fn id(&self) -> String {
                format!(concat!($class, "-{}"), self.word())
            }
        }
    )* };
}
pub(crate) use nouns;

/// A noun that is no word of the rules crate: steps, cards, any resource on a card.
impl Noun for &str {
    fn id(&self) -> String {
        self.to_string()
    }
}

impl Language {
    /// The name of a tag, resource, tile, project, milestone and so on, as it stands alone.
    pub fn name(&self, noun: impl Noun) -> String {
        self.phrase().number("n", 1).say_as(&noun.id(), "name")
    }
}
