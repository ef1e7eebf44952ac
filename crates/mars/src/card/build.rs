//! How cards are written down: the functions and the builder in which the tables speak.

use super::{Action, Card, Effect, Need, Passive, Points, Trigger, When};
use crate::vocabulary::{CardResource, Deck, Kind, Tag};

/// A green card.
pub const fn automated(number: &'static str, name: &'static str, deck: Deck, cost: u8) -> Card {
    card(Kind::Automated, number, name, deck, cost)
}

/// A blue card.
pub const fn active(number: &'static str, name: &'static str, deck: Deck, cost: u8) -> Card {
    card(Kind::Active, number, name, deck, cost)
}

/// A red card.
pub const fn event(number: &'static str, name: &'static str, deck: Deck, cost: u8) -> Card {
    card(Kind::Event, number, name, deck, cost)
}

/// A corporation.
pub const fn corporation(number: &'static str, name: &'static str, deck: Deck) -> Card {
    card(Kind::Corporation, number, name, deck, 0)
}

/// A prelude.
pub const fn prelude(number: &'static str, name: &'static str) -> Card {
    card(Kind::Prelude, number, name, Deck::Prelude, 0)
}

/// A trigger.
pub const fn when(when: When, then: &'static [Effect]) -> Trigger {
    Trigger { when, then }
}

/// An action with a cost.
pub const fn spend(cost: &'static [Effect], gain: &'static [Effect]) -> Action {
    Action { cost, gain }
}

/// An action without a cost.
pub const fn free(gain: &'static [Effect]) -> Action {
    Action { cost: &[], gain }
}

const fn card(kind: Kind, number: &'static str, name: &'static str, deck: Deck, cost: u8) -> Card {
    Card {
        number,
        name,
        deck,
        kind,
        cost,
        tags: &[],
        needs: &[],
        holds: None,
        play: &[],
        first: &[],
        actions: &[],
        triggers: &[],
        passives: &[],
        points: Points::None,
    }
}

/// The builder in which the tables are written.
impl Card {
    /// Sets the tags.
    pub const fn tags(self, tags: &'static [Tag]) -> Card {
        Card { tags, ..self }
    }
    /// Sets the requirements.
    pub const fn needs(self, needs: &'static [Need]) -> Card {
        Card { needs, ..self }
    }
    /// Sets what it holds.
    pub const fn holds(self, resource: CardResource) -> Card {
        Card { holds: Some(resource), ..self }
    }
    /// Sets the immediate effects.
    pub const fn play(self, play: &'static [Effect]) -> Card {
        Card { play, ..self }
    }
    /// Sets the first action.
    pub const fn first(self, first: &'static [Effect]) -> Card {
        Card { first, ..self }
    }
    /// Sets the actions.
    pub const fn actions(self, actions: &'static [Action]) -> Card {
        Card { actions, ..self }
    }
    /// Sets the triggers.
    pub const fn triggers(self, triggers: &'static [Trigger]) -> Card {
        Card { triggers, ..self }
    }
    /// Sets what always holds.
    pub const fn passives(self, passives: &'static [Passive]) -> Card {
        Card { passives, ..self }
    }
    /// Sets fixed points.
    pub const fn points(self, points: i8) -> Card {
        Card { points: Points::Fixed(points), ..self }
    }
    /// Sets points that are counted at the end.
    pub const fn scores(self, points: Points) -> Card {
        Card { points, ..self }
    }
    /// Whether it bears the tag.
    pub const fn has_tag(&self, tag: Tag) -> bool {
        self.count_tag(tag) > 0
    }
    /// How often it bears the tag.
    pub const fn count_tag(&self, tag: Tag) -> u8 {
        let mut n = 0;
        let mut i = 0;
        while i < self.tags.len() {
            if self.tags[i] as u8 == tag as u8 {
                n += 1;
            }
            i += 1;
        }
        n
    }
}
