//! Parts of the format that both games share.

use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};
use std::fmt;

/// Tells `null` from a key that is absent.
pub(crate) fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// Who has won: nobody (null), one player, or several who share the victory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Winners(pub(crate) Vec<u64>);

impl<'de> Deserialize<'de> for Winners {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Winners, D::Error> {
        struct OneOrMore;
        impl<'de> Visitor<'de> for OneOrMore {
            type Value = Winners;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a player's index, a list of them, or null")
            }
            fn visit_unit<E>(self) -> Result<Winners, E> {
                Ok(Winners(Vec::new()))
            }
            fn visit_u64<E>(self, player: u64) -> Result<Winners, E> {
                Ok(Winners(vec![player]))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Winners, A::Error> {
                let mut players = Vec::new();
                while let Some(player) = list.next_element()? {
                    players.push(player);
                }
                players.sort_unstable();
                Ok(Winners(players))
            }
        }
        deserializer.deserialize_any(OneOrMore)
    }
}
