//! The words of Prelude and Venus Next in the shorthand.

use super::part::Notation;
use super::word::{a_tag, amount, cards, held_plural};
use tharsis_mars::{ExtraEffect, Parameter, Resource, Sought};

impl Notation {
    /// One instruction.
    pub(super) fn extra(self, word: ExtraEffect) -> String {
        match word {
            ExtraEffect::PlayCard { cheaper: 0, .. } => {
                "play 1 card from hand: ignore global requirements".to_string()
            }
            ExtraEffect::PlayCard { cheaper, .. } => {
                format!("play 1 card from hand: cost -{}", amount(cheaper, Resource::Money))
            }
            ExtraEffect::PlayPrelude(n) => format!("play 1 prelude of {n}"),
            ExtraEffect::FundAward => "fund an award free".to_string(),
            ExtraEffect::DrawWithTags { few, many, tag, need } => {
                let condition = format!("if you have at least {need} {} tags", tag.word());
                format!("draw {}, or {} instead {condition}", cards(few), cards(many))
            }
            ExtraEffect::DrawSought(n, Sought::Tagged(tag)) => {
                format!("draw {} with tag {}", cards(n), tag.word())
            }
            ExtraEffect::DrawSought(n, Sought::About(what)) => format!("draw {n} {} cards", what.word()),
            ExtraEffect::DiscardToDraw(n) => format!("discard 1 card from hand, then draw {}", cards(n)),
            ExtraEffect::OthersDraw(n) => format!("each opponent: draw {}", cards(n)),
            ExtraEffect::AddAny { n, kinds, tag, another } => {
                let (which, of_yours) = if another { ("another", "") } else { ("a", " of yours") };
                let to = format!("to {which} {} card{of_yours}", title(tag.word()));
                let named: Vec<_> = kinds.iter().collect();
                if named.len() > 2 {
                    return format!("add {n} resource {to}");
                }
                // The table names them in its own order, the smaller creature first.
                let each = named.iter().rev().map(|kind| {
                    format!("add {n} {} {to}", if n == 1 { kind.word() } else { held_plural(*kind) })
                });
                format!("choose one: {}", each.collect::<Vec<_>>().join(" | "))
            }
            ExtraEffect::AddPer(what, things, tag) => {
                let to = format!("to a {} card of yours", title(tag.word()));
                format!("add 1 {} per {} {to}", what.word(), self.count(things, 1))
            }
            ExtraEffect::TaggedLoses(n, what, tag) => {
                let whom = format!("any player with {} tag", a_tag(tag));
                format!("{whom}: lose up to {} (optional)", amount(n, what))
            }
            ExtraEffect::ProduceLowest => "prod of your lowest production +1".to_string(),
            ExtraEffect::RepeatAction => {
                let which = "that has already been used in this generation";
                format!("use an action of one of your blue cards {which}")
            }
            ExtraEffect::WorldGovernment => {
                let all: Vec<&str> = Parameter::ALL.iter().map(|it| it.word()).collect();
                format!("raise one of {} one step for nobody", all.join(", "))
            }
            ExtraEffect::RaiseNeutrally(parameter) => format!("{} +1 for nobody", parameter.word()),
        }
    }
}

fn title(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    format!("{}{rest}", first.to_uppercase())
}
