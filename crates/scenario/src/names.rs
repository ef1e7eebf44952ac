//! Names in files: cards, areas, tiles and the like. A name nobody knows is an error that offers the closest ones.

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use std::fmt;
use tharsis_kernel::CardId;

/// Something files know by a name.
pub(crate) trait Named: Copy {
    /// What it is, for errors.
    const WHAT: &'static str;
    /// Finds it.
    fn find(name: &str) -> Option<Self>;
    /// All names there are.
    fn names() -> Vec<String>;
}

/// A name in a file, already looked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Name<T>(pub(crate) T);

impl<'de, T: Named> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ByName<T>(std::marker::PhantomData<T>);
        impl<T: Named> Visitor<'_> for ByName<T> {
            type Value = Name<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the name of a {}", T::WHAT)
            }
            fn visit_str<E: Error>(self, name: &str) -> Result<Name<T>, E> {
                look_up(name).map(Name).map_err(E::custom)
            }
        }
        deserializer.deserialize_str(ByName(std::marker::PhantomData))
    }
}

/// Finds something by its name; otherwise says what is wrong and what is close.
pub(crate) fn look_up<T: Named>(name: &str) -> Result<T, UnknownName> {
    T::find(name).ok_or_else(|| UnknownName { what: T::WHAT, name: name.to_string(), names: T::names() })
}

/// A name that nothing has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UnknownName {
    what: &'static str,
    name: String,
    /// All names there are.
    names: Vec<String>,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown {} \"{}\"", self.what, self.name)?;
        let close = close_to(&self.name, &self.names);
        if !close.is_empty() {
            write!(f, "; did you mean {}?", quoted(&close, " or "))
        } else if self.names.len() <= 16 {
            write!(f, "; there are {}", quoted(&self.names, ", "))
        } else {
            Ok(())
        }
    }
}

fn quoted(names: &[String], between: &str) -> String {
    names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(between)
}

/// At most three names that differ little.
fn close_to(name: &str, names: &[String]) -> Vec<String> {
    let wanted = name.to_lowercase();
    let allowed = 1 + wanted.chars().count() / 5;
    let mut near: Vec<(usize, &String)> =
        names.iter().map(|other| (distance(&wanted, &other.to_lowercase()), other)).collect();
    near.retain(|&(far, other)| {
        far <= allowed || (wanted.len() > 3 && other.to_lowercase().contains(&wanted))
    });
    near.sort();
    near.into_iter().take(3).map(|(_, other)| other.clone()).collect()
}

/// How many letters must be added, left out or changed.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &to) in b.iter().enumerate() {
            let changed = diagonal + usize::from(from != to);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// The ids of named cards.
pub(crate) fn ids<C: Copy + Into<CardId>>(list: &[Name<C>]) -> Vec<CardId> {
    list.iter().map(|card| card.0.into()).collect()
}

/// "sell-patents" as files write it: "Sell Patents".
pub(crate) fn title(word: &str) -> String {
    let words = word.split('-').map(|part| {
        let mut letters = part.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    });
    words.collect::<Vec<String>>().join(" ")
}

/// Names of a game's cards. The module it stands in must have the game's `cards` in scope.
macro_rules! card_names {
    ($kind:ident: $what:literal, $among:expr) => {
        impl From<$kind> for CardId {
            fn from(card: $kind) -> CardId {
                card.0
            }
        }

        impl crate::names::Named for $kind {
            const WHAT: &'static str = $what;
            fn find(name: &str) -> Option<$kind> {
                cards::by_name(name).filter(|&id| $among(id)).map($kind)
            }
            fn names() -> Vec<String> {
                let all = 0..cards::N_CARDS as CardId;
                all.filter(|&id| $among(id)).map(|id| card_name(id).to_string()).collect()
            }
        }
    };
    ($is_project:expr) => {
        /// A project card or corporation.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) struct AnyCard(pub(crate) CardId);
        /// A card of the project deck.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) struct ProjectCard(pub(crate) CardId);
        /// A corporation.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) struct CorporationCard(pub(crate) CardId);

        /// Names of project cards.
        pub(crate) type CardList = Vec<crate::names::Name<ProjectCard>>;
        /// A card in play.
        pub(crate) type CardEntry = crate::entry::CardEntry<AnyCard>;

        crate::names::card_names!(AnyCard: "card", |_: CardId| true);
        crate::names::card_names!(ProjectCard: "project card", $is_project);
        crate::names::card_names!(CorporationCard: "corporation", |id: CardId| cards::CORPORATIONS.has(id));

        /// The published name of a card.
        pub(crate) fn card_name(id: CardId) -> &'static str {
            cards::card(id).name
        }
    };
}
pub(crate) use card_names;

/// Things that files call by their words.
macro_rules! word_names {
    ($($kind:ty: $what:literal),* $(,)?) => { $(
        impl crate::names::Named for $kind {
            const WHAT: &'static str = $what;
            fn find(name: &str) -> Option<$kind> {
                <$kind>::from_word(name)
            }
            fn names() -> Vec<String> {
                <$kind>::ALL.iter().map(|it| it.word().to_string()).collect()
            }
        }
    )* };
}
pub(crate) use word_names;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mars::names::AnyCard;
    use tharsis_mars::{Milestone, Project};

    #[test]
    fn close_names_are_offered() {
        let message = look_up::<AnyCard>("Asteroyd").map(|card| card.0).expect_err("misspelt").to_string();
        assert!(message.contains("did you mean \"Asteroid\""), "{message}");
        assert_eq!(distance("kitten", "sitting"), 3);
    }

    #[test]
    fn short_lists_are_given_in_full() {
        let message = look_up::<Milestone>("Zzz").expect_err("no such milestone").to_string();
        assert!(message.contains("\"Terraformer\""), "{message}");
    }

    #[test]
    fn titles_are_words_with_capitals() {
        assert_eq!(title("sell-patents"), "Sell Patents");
        assert_eq!(look_up::<Project>("Power Plant"), Ok(Project::PowerPlant));
    }
}
