//! Cards of Ares in the shorthand of its fact table, read from the same definitions that the rules run on.
//!
//! This is a notation, not a language: it is fixed, never translated, and lives in Rust.

mod effect;

use effect::Notation;
use std::fmt;
use tharsis_ares::cards::card;
use tharsis_ares::{Card, Count, Kind, Need, Points};
use tharsis_kernel::CardId;

/// A card as a row of the fact table: the fields it has, in order. Empty lists are left out there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shorthand {
    /// Fields of one value.
    pub texts: Vec<(&'static str, String)>,
    /// Fields of several values.
    pub lists: Vec<(&'static str, Vec<String>)>,
    /// The printed cost; corporations have none.
    pub cost: Option<u8>,
    /// Marked for the first game.
    pub first_game: bool,
    /// Points: a number, or a formula.
    pub vp: Option<String>,
}

/// A card in the fact table's shorthand.
pub fn shorthand(id: CardId) -> Shorthand {
    let card = card(id);
    let notation = Notation { card };
    let all = |effects: &[tharsis_ares::Effect]| -> Vec<String> {
        effects.iter().map(|&effect| notation.effect(effect)).collect()
    };
    let corporation = card.kind == Kind::Corporation;
    let mut texts = vec![
        ("number", card.number.to_string()),
        ("name", card.name.to_string()),
        ("deck", "ares".to_string()),
        ("kind", card.kind.word().to_string()),
        ("phases", phases(card)),
    ];
    if corporation {
        texts.push(("start_phases", boxes(card)));
    }
    texts.extend(card.holds.map(|held| ("holds", held.word().to_string())));
    texts.retain(|(_, text)| !text.is_empty());
    let mut lists = vec![
        ("tags", card.tags.iter().map(|tag| tag.word().to_string()).collect()),
        ("requires", card.needs.iter().map(|&need| requirement(need)).collect()),
    ];
    if corporation {
        lists.push(("start", [all(card.play), all(card.production), all(card.stock)].concat()));
    } else {
        lists.push(("immediate", all(card.play)));
        lists.push(("production", all(card.production)));
        lists.push(("stock", all(card.stock)));
    }
    lists.push(("action", card.actions.iter().map(|action| notation.action(action)).collect()));
    lists.push(("effect", notation.lasting()));
    lists.retain(|(_, list): &(_, Vec<String>)| !list.is_empty());
    Shorthand {
        texts,
        lists,
        cost: (!corporation).then_some(card.cost),
        first_game: card.first_game,
        vp: points(card),
    }
}

/// The numerals printed on a card: green cards print those of their boxes.
fn phases(card: &Card) -> String {
    if card.kind == Kind::Green { boxes(card) } else { card.phases.to_string() }
}

/// When the boxes of a card matter: steel and titanium when cards are played, production in phase IV.
fn boxes(card: &Card) -> String {
    let parts = [(!card.stock.is_empty(), "I-II"), (!card.production.is_empty(), "IV")];
    parts.into_iter().filter(|(given, _)| *given).map(|(_, when)| when).collect::<Vec<_>>().join(", ")
}

fn requirement(need: Need) -> String {
    match need {
        Need::AtLeast(parameter, zone) => format!("{} >= {}", parameter.word(), zone.word()),
        Need::AtMost(parameter, zone) => format!("{} <= {}", parameter.word(), zone.word()),
        Need::OceansAtLeast(n) => format!("oceans >= {n}"),
        Need::OceansAtMost(n) => format!("oceans <= {n}"),
        Need::Tags(tag, n) => format!("{} tags >= {n}", tag.word()),
        Need::Rating(n) => format!("TR >= {n}"),
        Need::Spend(n, resource) => format!("spend {}", effect::amount(n, resource)),
        Need::SpendRating(n) => format!("spend {n} TR"),
    }
}

fn points(card: &Card) -> Option<String> {
    let share = |n: u8, what: &str| if n == 1 { what.to_string() } else { format!("{n} {what}s") };
    Some(match card.points {
        Points::None => return None,
        Points::Fixed(n) => n.to_string(),
        Points::PerHere(per) => {
            let held = card.holds.map_or("", |held| held.word());
            let each = if held == "science" && per > 1 { format!("{per} {held}") } else { share(per, held) };
            format!("1 per {each} here")
        }
        Points::Per(per, Count::Tags(tag)) => {
            format!("1 per {} you have (this one included)", share(per, &format!("{} tag", tag.word())))
        }
        Points::Per(per, Count::Forests) => format!("1 per {per} forest VP you have"),
        Points::Per(per, Count::BlueCards) => {
            format!("1 per {per} blue cards you have in play (this one included)")
        }
        Points::Per(per, Count::Cards) => format!(
            "1 per {per} project cards you have in play (any colour, this one included, corporation not)"
        ),
        Points::Per(per, Count::Nothing | Count::Level(_)) => format!("1 per {per}"),
    })
}

/// As a table entry without its notes, for people.
impl fmt::Display for Shorthand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, text) in self.texts.iter().skip(2) {
            writeln!(f, "{name:<13}{text}")?;
        }
        if let Some(cost) = self.cost {
            writeln!(f, "{:<13}{cost}", "cost")?;
        }
        for (name, list) in &self.lists {
            for text in list {
                writeln!(f, "{name:<13}{text}")?;
            }
        }
        if let Some(vp) = &self.vp {
            writeln!(f, "{:<13}{vp}", "vp")?;
        }
        Ok(())
    }
}
