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
    /// A clause with what was paid for it.
    pub(crate) fn at_price(&self, clause: String, price: &[(impl Noun, i32)]) -> String {
        if price.is_empty() {
            return clause;
        }
        let paid = |(noun, n): &(_, i32)| self.phrase().number("n", *n).say_as(&Noun::id(noun), "acc");
        let price = self.enumerated(price.iter().map(paid));
        self.phrase().text("clause", clause).text("price", price).say("at-price")
    }

    /// The name of a tag, resource, tile, project, milestone and so on, as it stands alone.
    pub fn name(&self, noun: impl Noun) -> String {
        self.phrase().number("n", 1).say_as(&noun.id(), "name")
    }
}
