//! Parts of the format that both games share.

use crate::names::{Name, Named, look_up};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;
use tharsis_kernel::CardId;

/// A card in play: its name, or an object with what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardEntry<C> {
    pub(crate) card: CardId,
    pub(crate) resources: Option<u8>,
    pub(crate) used: Option<bool>,
    named: PhantomData<C>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "C: Named"))]
struct CardObject<C> {
    card: Name<C>,
    resources: Option<u8>,
    used: Option<bool>,
}

impl<'de, C: Named + Into<CardId>> Deserialize<'de> for CardEntry<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardEntry<C>, D::Error> {
        struct NameOrObject<C>(PhantomData<C>);
        impl<'de, C: Named + Into<CardId>> Visitor<'de> for NameOrObject<C> {
            type Value = CardEntry<C>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the name of a card or an object {{\"card\", \"resources\", \"used\"}}")
            }
            fn visit_str<E: Error>(self, name: &str) -> Result<CardEntry<C>, E> {
                let card: C = look_up(name).map_err(E::custom)?;
                Ok(CardEntry { card: card.into(), resources: None, used: None, named: PhantomData })
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<CardEntry<C>, A::Error> {
                let CardObject { card, resources, used } =
                    CardObject::<C>::deserialize(MapAccessDeserializer::new(map))?;
                Ok(CardEntry { card: card.0.into(), resources, used, named: PhantomData })
            }
        }
        deserializer.deserialize_any(NameOrObject(PhantomData))
    }
}

/// What cards would cost now.
#[derive(Clone, Debug)]
pub(crate) struct Costs<C> {
    pub(crate) each: Vec<(CardId, i64)>,
    named: PhantomData<C>,
}

impl<C> Default for Costs<C> {
    fn default() -> Costs<C> {
        Costs { each: Vec::new(), named: PhantomData }
    }
}

impl<'de, C: Named + Into<CardId>> Deserialize<'de> for Costs<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Costs<C>, D::Error> {
        struct ByCard<C>(PhantomData<C>);
        impl<'de, C: Named + Into<CardId>> Visitor<'de> for ByCard<C> {
            type Value = Costs<C>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "an object of card names and costs")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Costs<C>, A::Error> {
                let mut costs = Costs::default();
                while let Some(name) = map.next_key::<String>()? {
                    let cost = map.next_value()?;
                    let card: C = look_up(&name).map_err(A::Error::custom)?;
                    costs.each.push((card.into(), cost));
                }
                Ok(costs)
            }
        }
        deserializer.deserialize_map(ByCard(PhantomData))
    }
}

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
