//! The words of Prelude and Venus Next.

use crate::mars::clause::Clauses;
use tharsis_mars::{ExtraEffect, Kinds, Resource, Sought};

impl Clauses<'_> {
    /// One instruction of Prelude or Venus Next.
    pub(crate) fn extra(self, word: ExtraEffect) -> String {
        match word {
            ExtraEffect::PlayCard { cheaper: 0, .. } => self.language.plain("play-card-eased"),
            ExtraEffect::PlayCard { cheaper, .. } => {
                self.amount(cheaper, Resource::Money).say("play-card-cheaper")
            }
            ExtraEffect::PlayPrelude(n) => self.phrase().number("n", n).say("play-prelude"),
            ExtraEffect::FundAward => self.language.plain("fund-award"),
            ExtraEffect::DrawWithTags { few, many, tag, need } => self
                .phrase()
                .counted("what", "cards", few)
                .counted("many", "cards", many)
                .tags("tags", tag, need)
                .say("draw-with-tags"),
            ExtraEffect::DrawSought(n, Sought::Tagged(tag)) => {
                self.phrase().number("n", n).noun("tag", tag).say("draw-sought-tag")
            }
            ExtraEffect::DrawSought(n, Sought::About(resource)) => {
                self.phrase().number("n", n).noun("what", resource).say("draw-sought-held")
            }
            ExtraEffect::DiscardToDraw(n) => self.phrase().counted("what", "cards", n).say("discard-to-draw"),
            ExtraEffect::OthersDraw(n) => self.phrase().counted("what", "cards", n).say("others-draw"),
            ExtraEffect::AddAny { n, kinds, tag, another } => self.add_any(n, kinds, tag, another),
            ExtraEffect::AddPer(resource, count, tag) => {
                self.each(self.held(1, Some(resource)), count, 1).noun("tag", tag).say("add-per-tagged")
            }
            ExtraEffect::TaggedLoses(n, resource, tag) => {
                self.amount(n, resource).noun("tag", tag).say("tagged-loses")
            }
            ExtraEffect::ProduceLowest => self.phrase().counted("steps", "steps", 1).say("produce-lowest"),
            ExtraEffect::RepeatAction => self.language.plain("repeat-action"),
            ExtraEffect::WorldGovernment => self.language.plain("world-government"),
            ExtraEffect::RaiseNeutrally(parameter) => {
                let id = format!("govern-{}", parameter.word());
                self.phrase().counted("steps", "steps", 1).say(&id)
            }
        }
    }

    fn add_any(self, n: u8, kinds: Kinds, tag: tharsis_mars::Tag, another: bool) -> String {
        let phrase = self.phrase().noun("tag", tag).number("another", u8::from(another));
        let mut named = kinds.iter();
        match (named.next(), named.next(), named.next()) {
            (Some(one), Some(other), None) => {
                phrase.counted("first", one, n).counted("second", other, n).say("add-either-tagged")
            }
            _ => phrase.counted("what", None, n).say("add-any-tagged"),
        }
    }
}
