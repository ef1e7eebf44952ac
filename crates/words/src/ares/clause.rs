//! The card language of Ares in words: one clause for each instruction.

use super::Ares;
use crate::phrase::Phrase;
use tharsis_ares::{Card, CardResource, Count, Effect, Parameter, Resource};

/// Reads instructions as parts of one card, or of no card for the rules of the game.
#[derive(Clone, Copy)]
pub(super) struct Clauses<'l> {
    pub(super) words: Ares<'l>,
    pub(super) card: Option<&'static Card>,
}

impl<'l> Clauses<'l> {
    pub(super) fn phrase(self) -> Phrase<'l> {
        self.words.phrase()
    }

    fn plain(self, id: &str) -> String {
        self.words.language.plain(id)
    }

    /// Instructions in a row, inside one sentence.
    pub(super) fn list(self, effects: &[Effect]) -> String {
        self.words.language.enumerated(effects.iter().map(|&effect| self.effect(effect)))
    }

    /// Instructions in a row, each as a sentence.
    pub(super) fn sentences(self, effects: &[Effect]) -> String {
        let sentences = effects.iter().map(|&effect| self.words.language.sentence(self.effect(effect)));
        self.words.language.joined("next-sentence", sentences)
    }

    /// A price and what it buys, either of which may be missing.
    pub(super) fn exchange(self, cost: &[Effect], gain: &[Effect]) -> String {
        let sides = [self.list(cost), self.list(gain)].into_iter().filter(|side| !side.is_empty());
        self.words.language.joined("arrow", sides)
    }

    /// One of several alternatives: what it takes stands before the arrow.
    pub(super) fn alternative(self, effects: &[Effect]) -> String {
        let costs = effects.iter().take_while(|effect| matches!(effect, Effect::TakeHere(_))).count();
        let (cost, gain) = effects.split_at(costs);
        self.exchange(cost, gain)
    }

    fn amount(self, n: u8, resource: Resource) -> Phrase<'l> {
        self.phrase().counted("what", resource, n)
    }

    fn steps(self, n: u8) -> Phrase<'l> {
        self.phrase().counted("steps", "steps", n)
    }

    /// So many of what lies on this card.
    fn here(self, n: u8) -> Phrase<'l> {
        match self.card.and_then(|card| card.holds) {
            Some(held) => self.phrase().counted("what", held, n),
            None => self.phrase().counted("what", "held-any", n),
        }
    }

    /// Fills `$what` with "3 animals or 3 microbes".
    fn held(self, n: u8, kinds: &[CardResource]) -> Phrase<'l> {
        self.phrase().either("what", kinds, n)
    }

    /// What an amount is counted by.
    pub(super) fn each(self, phrase: Phrase<'l>, count: Count, per: u8) -> Phrase<'l> {
        let inner = self.phrase().number("n", per);
        match count {
            Count::Nothing => phrase,
            Count::Tags(tag) => phrase.nested("each", "ares-each-tag", inner.noun("tag", tag)),
            Count::Forests => phrase.nested("each", "ares-each-forest", inner),
            Count::BlueCards => phrase.nested("each", "ares-each-blue-card", inner),
            Count::Cards => phrase.nested("each", "ares-each-card", inner),
            Count::Level(level) => {
                phrase.nested("each", "ares-each-level", inner.counted("what", level, per))
            }
        }
    }

    /// One instruction.
    pub(super) fn effect(self, effect: Effect) -> String {
        let cards = |n: u8| self.phrase().counted("what", "cards", n);
        match effect {
            Effect::Gain(n, resource) => self.amount(n, resource).say("ares-gain"),
            Effect::Spend(n, resource) => self.amount(n, resource).say("ares-spend"),
            Effect::SpendFewerIfChosen(n, fewer, resource) => {
                self.amount(n, resource).number("fewer", fewer).say("ares-spend-fewer")
            }
            Effect::Pay { cost, off: 0, .. } => self.amount(cost, Resource::Money).say("ares-spend"),
            Effect::Pay { cost, off, per } => {
                let phrase = self.amount(cost, Resource::Money).counted("off", Resource::Money, off);
                self.each(phrase, per, 1).say("ares-pay-less")
            }
            Effect::PayFewWith { cost, few, need, .. } => self
                .amount(cost, Resource::Money)
                .counted("few", Resource::Money, few)
                .number("need", need)
                .say("ares-pay-few"),
            Effect::LowerRating(n) => self.steps(n).say("ares-lower-rating"),
            Effect::Produce(n, product) => self.phrase().counted("what", product, n).say("ares-produce"),
            Effect::ProducePer(product, count, per) => {
                self.each(self.phrase().counted("what", product, 1), count, per).say("ares-produce-per")
            }
            Effect::Raise(n, level) => {
                self.phrase().number("n", n).counted("what", level, n).say("ares-raise-level")
            }
            Effect::Rate(n) => self.steps(n).say("ares-rate"),
            Effect::RatePer(count) => self.each(self.steps(1), count, 1).say("ares-rate-per"),
            Effect::Warm(n, Parameter::Temperature) => self.steps(n).say("ares-warm-temperature"),
            Effect::Warm(n, Parameter::Oxygen | Parameter::Oceans) => self.steps(n).say("ares-warm-oxygen"),
            Effect::Flip(n) => self.phrase().number("n", n).say("ares-flip"),
            Effect::Forest(n) => self.phrase().number("n", n).say("ares-forest"),
            Effect::Draw(n) => cards(n).say("ares-draw"),
            Effect::DrawKeep(n, kept) => cards(n).number("kept", kept).say("ares-draw-keep"),
            Effect::Discard(n) => cards(n).say("ares-discard"),
            Effect::Redraw(n) => cards(n).say("ares-redraw"),
            Effect::MayDiscardToDraw(tag) => self.phrase().noun("tag", tag).say("ares-may-discard"),
            Effect::RevealTake(n, tags) => cards(n).either("tags", tags, 1).say("ares-reveal-take"),
            Effect::RevealGreen(n) => self.amount(n, Resource::Money).say("ares-reveal-green"),
            Effect::AddHere(n) => self.here(n).say("ares-add-here"),
            Effect::AddTo(n, kinds) => self.held(n, kinds).say("ares-add-to"),
            Effect::AddToAny(n) => self.phrase().counted("what", "held-any", n).say("ares-add-to-any"),
            Effect::TakeHere(n) => self.here(n).say("ares-take-here"),
            Effect::TakeFrom(kinds) => self.held(1, kinds).say("ares-take-from"),
            Effect::OneOf(branches) => {
                let options = branches.iter().map(|effects| self.alternative(effects));
                let options = self.words.language.joined("or", options);
                self.phrase().text("options", options).say("ares-one-of")
            }
            Effect::Exchange(from, to, most) => {
                self.phrase().noun("from", from).noun("to", to).number("most", most).say("ares-exchange")
            }
            Effect::IfTags(tag, n, then) => {
                self.phrase().tags("tags", tag, n).text("then", self.list(then)).say("ares-if-tags")
            }
            Effect::IfChosen(then) => self.phrase().text("then", self.list(then)).say("ares-if-chosen"),
            Effect::PlayMore => self.plain("ares-play-more"),
            Effect::PlayFree(n) => self.amount(n, Resource::Money).say("ares-play-free"),
            Effect::NextCheaper(n) => self.amount(n, Resource::Money).say("ares-next-cheaper"),
            Effect::NextEased => self.plain("ares-next-eased"),
        }
    }
}
