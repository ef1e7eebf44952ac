//! Handles to static rule text: what a task or question is about, small enough to be saved, compared and sent.

use crate::board::{TILES, standard_effects};
use crate::card::Effect;
use crate::cards::card;
use crate::vocabulary::Standard;
use serde::{Deserialize, Serialize};
use tharsis_kernel::CardId;

/// Which part of the rules a text is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clause {
    /// A card's immediate effects.
    #[default]
    Play,
    /// Its production box.
    Production,
    /// The steel and titanium it gives.
    Stock,
    /// What an action costs.
    Cost(u8),
    /// What an action gives.
    Gain(u8),
    /// A trigger.
    Trigger(u8),
    /// The step of rating a corporation may buy.
    Step,
    /// A standard action.
    Standard(Standard),
    /// The reward of an ocean tile, by its row in `TILES`.
    Tile(u8),
}

/// A piece of static rule text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Text {
    /// Which part.
    pub clause: Clause,
    /// Of which card; 0 where the clause is not of a card.
    pub card: CardId,
    /// Inside a choice: 1 + the alternative taken; 0 outside.
    pub branch: u8,
}

/// One instruction of a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct At {
    /// The text.
    pub text: Text,
    /// Which of its effects.
    pub step: u8,
}

impl Text {
    /// A text of a card.
    pub const fn of(card: CardId, clause: Clause) -> Text {
        Text { clause, card, branch: 0 }
    }

    /// A text of no card.
    pub const fn rule(clause: Clause) -> Text {
        Text { clause, card: 0, branch: 0 }
    }

    /// The alternative `i` of the choice in this text.
    pub const fn branch(self, i: u8) -> Text {
        Text { branch: i + 1, ..self }
    }

    /// The effects outside any choice.
    fn whole(self) -> &'static [Effect] {
        match self.clause {
            Clause::Play => card(self.card).play,
            Clause::Production => card(self.card).production,
            Clause::Stock => card(self.card).stock,
            Clause::Cost(i) => card(self.card).actions[i as usize].cost,
            Clause::Gain(i) => card(self.card).actions[i as usize].gain,
            Clause::Trigger(i) => card(self.card).triggers[i as usize].then,
            Clause::Step => &[Effect::Rate(1)],
            Clause::Standard(standard) => standard_effects(standard),
            Clause::Tile(row) => TILES[row as usize].gives,
        }
    }

    /// The effects of this text.
    #[inline]
    pub fn effects(self) -> &'static [Effect] {
        let whole = self.whole();
        if self.branch == 0 {
            return whole;
        }
        for effect in whole {
            if let Effect::OneOf(branches) = effect {
                return branches[self.branch as usize - 1];
            }
        }
        unreachable!("a branch is taken only where there is a choice")
    }
}

impl At {
    /// The effect here.
    pub fn effect(self) -> Effect {
        self.text.effects()[self.step as usize]
    }
}
