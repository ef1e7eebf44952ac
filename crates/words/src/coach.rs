//! What the coach says: where to look, what a reason is about, what is worth knowing of a game that is over.

use crate::language::Language;
use crate::names::Names;
use crate::nouns::Noun;
use tharsis_kernel::Seat;

/// Where to look: the kind of thing a good choice is about, without saying which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nudge {
    /// A card in hand.
    Hand,
    /// An action of a card in play.
    Actions,
    /// Standard projects or actions.
    Projects,
    /// Milestones.
    Milestones,
    /// Awards.
    Awards,
    /// Plants.
    Plants,
    /// Heat.
    Heat,
    /// Colony tiles.
    Trade,
    /// The committee.
    Politics,
    /// The map.
    Map,
    /// The cards offered.
    Offer,
    /// The phases.
    Phases,
    /// The end of one's turn.
    Wait,
    /// All there is to choose from.
    Options,
}

impl Nudge {
    /// All of them.
    pub const ALL: [Nudge; 14] = [
        Nudge::Hand,
        Nudge::Actions,
        Nudge::Projects,
        Nudge::Milestones,
        Nudge::Awards,
        Nudge::Plants,
        Nudge::Heat,
        Nudge::Trade,
        Nudge::Politics,
        Nudge::Map,
        Nudge::Offer,
        Nudge::Phases,
        Nudge::Wait,
        Nudge::Options,
    ];

    /// Its word for programs.
    pub fn word(self) -> &'static str {
        match self {
            Nudge::Hand => "hand",
            Nudge::Actions => "actions",
            Nudge::Projects => "projects",
            Nudge::Milestones => "milestones",
            Nudge::Awards => "awards",
            Nudge::Plants => "plants",
            Nudge::Heat => "heat",
            Nudge::Trade => "trade",
            Nudge::Politics => "politics",
            Nudge::Map => "map",
            Nudge::Offer => "offer",
            Nudge::Phases => "phases",
            Nudge::Wait => "wait",
            Nudge::Options => "options",
        }
    }
}

impl Language {
    /// Where to look, as a sentence.
    pub fn nudge(&self, nudge: Nudge) -> String {
        self.plain(&format!("nudge-{}", nudge.word()))
    }

    /// What a reason is about, by its word.
    pub fn aspect(&self, word: &str) -> String {
        self.plain(&format!("aspect-{word}"))
    }

    /// A reason about a card in hand.
    pub fn aspect_card(&self, card: String) -> String {
        self.phrase().text("card", card).say("aspect-card")
    }

    /// A reason about a rival.
    pub fn aspect_rival(&self, seat: Seat, names: &Names) -> String {
        self.phrase().seat("seat", seat, names).say("aspect-rival")
    }

    /// So many cards were never played; what they had cost, so much of this, lay idle.
    pub fn note_unplayed(&self, cards: u32, money: impl Noun, price: u32) -> String {
        self.phrase().number("n", cards).counted("money", money, price).say("note-unplayed")
    }

    /// So much of something lay unused at the end.
    pub fn note_idle(&self, noun: impl Noun, n: i32) -> String {
        self.phrase().counted("what", noun, n).say("note-idle")
    }

    /// What the other reasons leave out.
    pub fn aspect_rest(&self) -> String {
        self.plain("aspect-rest")
    }

    /// So many of the steps were raised by one player.
    pub fn note_steps(&self, own: u32, all: u32) -> String {
        self.phrase().number("own", own).number("all", all).say("note-steps")
    }

    /// An award went to a rival by so little.
    pub fn note_award(&self, award: impl Noun, rival: Seat, short: u32, names: &Names) -> String {
        self.phrase().noun("award", award).seat("seat", rival, names).number("n", short).say("note-award")
    }
}
