//! Cards of Mars in words: the requirement, what is done at once, actions, lasting effects, points.

mod extra;
mod moon;
mod parts;
mod rules;

pub use moon::MoonText;

use crate::card_text::{CardText, Line, LineKind};
use crate::language::Language;
use crate::mars::clause::Clauses;
use tharsis_kernel::CardId;
use tharsis_mars::cards::card;

impl Language {
    /// The text of a card, in parts for a client to lay out.
    pub fn card_text(&self, id: CardId) -> CardText {
        let clauses = Clauses::new(self, Some(card(id)));
        let immediate = clauses.sentences(card(id).play);
        let mut lines = Vec::new();
        if !immediate.is_empty() {
            lines.push(Line { kind: LineKind::Immediate, text: immediate });
        }
        let rest = clauses.lines().into_iter();
        lines.extend(rest.map(|(kind, clause)| Line { kind, text: self.sentence(clause) }));
        CardText { requirement: clauses.requirement(), lines, points: clauses.points() }
    }

    /// The text of a card as one paragraph.
    pub fn card(&self, id: CardId) -> String {
        let clauses = Clauses::new(self, Some(card(id)));
        let mut sentences = Vec::new();
        let requirement = clauses.requirement();
        if !requirement.is_empty() {
            let list = self.enumerated(requirement);
            sentences.push(self.sentence(self.phrase().text("list", list).say("requires")));
        }
        let immediate = clauses.sentences(card(id).play);
        if !immediate.is_empty() {
            sentences.push(immediate);
        }
        let mut before = None;
        for (kind, clause) in clauses.lines() {
            let again = before == Some(kind);
            sentences.push(self.sentence(self.phrase().text("clause", clause).say(heading(kind, again))));
            before = Some(kind);
        }
        sentences.extend(clauses.points().map(|points| self.sentence(points)));
        self.joined("next-sentence", sentences)
    }
}

/// The message that puts a heading before a clause; a second action is an alternative to the first.
fn heading(kind: LineKind, again: bool) -> &'static str {
    match (kind, again) {
        (LineKind::Immediate, _) => "line-immediate",
        (LineKind::FirstAction, _) => "line-first-action",
        (LineKind::Action, false) => "line-action",
        (LineKind::Action, true) => "line-action-more",
        (LineKind::Effect, _) => "line-effect",
    }
}
