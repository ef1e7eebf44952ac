//! Cards in the shorthand of the fact tables (`facts/*.toml`), read from the same definitions that the rules
//! run on. The tables were made independently, so comparing the two finds a mistake that only one of them
//! has.
//!
//! This is a notation, not a language: it is fixed, never translated, and lives in Rust.

mod effect;
mod extra;
mod moon;
mod part;
mod politic;
mod word;

pub use moon::{MoonShorthand, moon_shorthand};
use part::Notation;
pub use politic::{EventShorthand, PartyShorthand, event_shorthand, party_shorthand};
use std::fmt;
use tharsis_kernel::CardId;
use tharsis_mars::Kind;
use tharsis_mars::cards::card;

/// A card as a row of the fact tables. Empty lists are left out there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shorthand {
    /// The printed number.
    pub number: String,
    /// The published English name.
    pub name: String,
    /// The deck.
    pub deck: String,
    /// The colour.
    pub kind: String,
    /// The printed cost; corporations have none.
    pub cost: Option<u8>,
    /// Tags in printed order.
    pub tags: Vec<String>,
    /// Requirements, what the card takes included.
    pub requires: Vec<String>,
    /// What it holds.
    pub holds: Option<String>,
    /// What a corporation starts with.
    pub start: Vec<String>,
    /// What a project does at once.
    pub immediate: Vec<String>,
    /// A corporation's first action.
    pub first_action: Option<String>,
    /// Actions, each an alternative.
    pub action: Vec<String>,
    /// Triggers, then what always holds.
    pub effect: Vec<String>,
    /// Points: a number, or a formula.
    pub vp: Option<String>,
}

/// A card in the fact tables' shorthand.
pub fn shorthand(id: CardId) -> Shorthand {
    let card = card(id);
    let notation = Notation { card };
    let play: Vec<String> = card.play.iter().flat_map(|&effect| notation.immediate(effect)).collect();
    let corporation = card.kind == Kind::Corporation;
    let (start, immediate) = if corporation { (play, Vec::new()) } else { (Vec::new(), play) };
    let triggers = card.triggers.iter().map(|trigger| notation.trigger(trigger));
    let passives = card.passives.iter().map(|&passive| notation.passive(passive));
    Shorthand {
        number: card.number.to_string(),
        name: card.name.to_string(),
        deck: card.deck.word().to_string(),
        kind: card.kind.word().to_string(),
        cost: (!corporation && card.kind != Kind::Prelude).then_some(card.cost),
        tags: card.tags.iter().map(|tag| tag.word().to_string()).collect(),
        requires: notation.requires(),
        holds: card.holds.map(|resource| resource.word().to_string()),
        start,
        immediate,
        first_action: (!card.first.is_empty()).then(|| notation.all(card.first)),
        action: card.actions.iter().map(|action| notation.action(action)).collect(),
        effect: triggers.chain(passives).collect(),
        vp: notation.points(),
    }
}

/// As a table entry without its notes, for people.
impl fmt::Display for Shorthand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cost = self.cost.map(|cost| cost.to_string());
        let one = |value: &Option<String>| value.iter().cloned().collect::<Vec<_>>();
        let fields: [(&str, Vec<String>); 12] = [
            ("deck", vec![self.deck.clone()]),
            ("kind", vec![self.kind.clone()]),
            ("cost", one(&cost)),
            ("tags", vec![self.tags.join(", ")]),
            ("requires", self.requires.clone()),
            ("holds", one(&self.holds)),
            ("start", self.start.clone()),
            ("immediate", self.immediate.clone()),
            ("first_action", one(&self.first_action)),
            ("action", self.action.clone()),
            ("effect", self.effect.clone()),
            ("vp", one(&self.vp)),
        ];
        for (name, values) in fields {
            for value in values.iter().filter(|value| !value.is_empty()) {
                writeln!(f, "{name:<13}{value}")?;
            }
        }
        Ok(())
    }
}
