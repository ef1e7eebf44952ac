//! Why something cannot be done in Ares, in a few words with the numbers that matter.

use super::Ares;
use tharsis_ares::cards::card;
use tharsis_ares::{Obstacle, Resource};

impl Ares<'_> {
    /// A reason, without capital and full stop.
    pub fn obstacle(self, obstacle: &Obstacle) -> String {
        let phrase = self.phrase();
        let plain = |id: &str| self.language.plain(id);
        match *obstacle {
            Obstacle::GameOver => plain("game-over"),
            Obstacle::NotAsked => plain("ares-not-asked"),
            Obstacle::AnswerFirst => plain("answer-first"),
            Obstacle::NotInHand(id) => phrase.ares_card("card", self, id).say("not-in-hand"),
            Obstacle::WrongPhase { kind, .. } => phrase.noun("kind", kind).say("ares-wrong-phase"),
            Obstacle::NoPlayLeft => plain("ares-no-play-left"),
            Obstacle::TooDearToBeFree { cost, most } => {
                phrase.number("cost", cost).number("most", most).say("ares-too-dear-to-be-free")
            }
            Obstacle::ZoneTooLow { parameter, now, need, eased } => phrase
                .noun("what", parameter)
                .noun("now", now)
                .noun("need", need)
                .number("eased", u8::from(eased))
                .say("ares-zone-too-low"),
            Obstacle::ZoneTooHigh { parameter, now, need, eased } => phrase
                .noun("what", parameter)
                .noun("now", now)
                .noun("need", need)
                .number("eased", u8::from(eased))
                .say("ares-zone-too-high"),
            Obstacle::OceansTooFew { now, need } => {
                phrase.number("now", now).number("need", need).say("ares-oceans-too-few")
            }
            Obstacle::OceansTooMany { now, need } => {
                phrase.number("now", now).number("need", need).say("ares-oceans-too-many")
            }
            Obstacle::TagsShort { tag, have, need } => {
                phrase.number("have", have).tags("tags", tag, need).say("ares-tags-short")
            }
            Obstacle::RatingShort { have, need } => {
                phrase.number("have", have).number("need", need).say("ares-rating-short")
            }
            Obstacle::MoneyShort { short, by_selling, .. } => {
                let id = if by_selling >= short { "ares-money-short-but-cards" } else { "money-short" };
                phrase.counted("what", Resource::Money, short).say(id)
            }
            Obstacle::ResourceShort { resource, have, need } => {
                phrase.number("have", have).counted("what", resource, need).say("resource-short")
            }
            Obstacle::CardResourceShort { card: id, have, need } => {
                let phrase = phrase.ares_card("card", self, id).number("have", have);
                match card(id).holds {
                    Some(held) => phrase.counted("what", held, need),
                    None => phrase.counted("what", "held-any", need),
                }
                .say("card-resource-short")
            }
            Obstacle::NothingToTake(resource) => phrase.noun("what", resource).say("nothing-to-take"),
            Obstacle::HandShort { have, need } => {
                phrase.number("have", have).counted("what", "cards", need).say("ares-hand-short")
            }
            Obstacle::NothingWouldHappen => plain("nothing-would-happen"),
            Obstacle::ParameterFull(parameter) => phrase.noun("what", parameter).say("ares-parameter-full"),
            Obstacle::NotInPlay(id) => phrase.ares_card("card", self, id).say("not-in-play"),
            Obstacle::NoSuchAction(id) => phrase.ares_card("card", self, id).say("no-such-action"),
            Obstacle::AlreadyUsed(id) => phrase.ares_card("card", self, id).say("ares-already-used"),
            Obstacle::NotInThisPhase(phase) => phrase.noun("phase", phase).say("ares-not-in-this-phase"),
            Obstacle::NoBonus => plain("ares-no-bonus"),
            Obstacle::NoStepOffered => plain("ares-no-step-offered"),
            Obstacle::StepBought => plain("ares-step-bought"),
            Obstacle::ConversionDue(standard) => phrase.noun("standard", standard).say("ares-conversion-due"),
            Obstacle::PhaseOfLastRound(card) => phrase.noun("phase", card).say("ares-phase-of-last-round"),
            Obstacle::NeutralCardUsed(card) => phrase.noun("phase", card).say("ares-neutral-card-used"),
            Obstacle::NoPieceLeft => plain("ares-no-piece-left"),
            Obstacle::NotAnAnswer => plain("not-an-answer"),
        }
    }
}
