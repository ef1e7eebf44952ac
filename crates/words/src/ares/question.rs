//! Questions of Ares as sentences, and their answers as labels.

use super::Ares;
use super::clause::Clauses;
use tharsis_ares::cards::card;
use tharsis_ares::{At, Choice, Clause, Effect, Payer, Question, Resource};
use tharsis_kernel::CardId;

impl<'l> Ares<'l> {
    /// A question as one or two sentences.
    pub fn question(self, question: &Question) -> String {
        let plain = |id: &str| self.language.plain(id);
        match *question {
            Question::Opening => plain("ares-question-opening"),
            Question::Plan => plain("ares-question-plan"),
            Question::Neutral => plain("ares-question-neutral"),
            Question::Pool => plain("ares-question-pool"),
            Question::Offer => plain("ares-question-offer"),
            Question::Swap(id) => self.phrase().ares_card("card", self, id).say("ares-question-swap"),
            Question::Work => plain("ares-question-work"),
            Question::Keep => plain("ares-question-keep"),
            Question::HandLimit => plain("ares-question-hand-limit"),
            Question::Rise => plain("ares-question-rise"),
            Question::Pay(bill) => self
                .phrase()
                .text("cause", self.language.capitalized(self.cause(bill.text.cause())))
                .counted("due", Resource::Money, bill.due)
                .noun("with", bill.with)
                .say("ares-question-pay"),
            Question::Decide { at, subject } => self.decide(at, subject),
            Question::Order(n) => self.phrase().number("n", n).say("ares-question-order"),
        }
    }

    fn decide(self, at: At, subject: CardId) -> String {
        let effect = at.effect();
        let id = match effect {
            Effect::OneOf(_) => "ares-question-do",
            Effect::Exchange(..) => "ares-question-how-much",
            Effect::DrawKeep(..) | Effect::RevealTake(..) => "ares-question-which-kept",
            Effect::Discard(_) | Effect::Redraw(_) | Effect::MayDiscardToDraw(_) => {
                "ares-question-which-discarded"
            }
            Effect::AddTo(..) | Effect::AddToAny(_) | Effect::TakeFrom(_) => "ares-question-which-card",
            Effect::Gain(..) | Effect::Spend(..) | Effect::SpendFewerIfChosen(..) | Effect::Pay { .. } => {
                "ares-question-do"
            }
            Effect::PayFewWith { .. } | Effect::LowerRating(_) | Effect::Produce(..) => "ares-question-do",
            Effect::ProducePer(..) | Effect::Raise(..) | Effect::Rate(_) | Effect::RatePer(_) => {
                "ares-question-do"
            }
            Effect::Warm(..) | Effect::Flip(_) | Effect::Forest(_) | Effect::Draw(_) => "ares-question-do",
            Effect::RevealGreen(_) | Effect::AddHere(_) | Effect::TakeHere(_) => "ares-question-do",
            Effect::IfTags(..) | Effect::IfChosen(_) | Effect::PlayMore => "ares-question-do",
            Effect::PlayFree(_) | Effect::NextCheaper(_) | Effect::NextEased => "ares-question-do",
        };
        let cause = self.cause(at.text.cause());
        let cause = if matches!(at.text.clause, Clause::Trigger(_)) && subject != at.text.card {
            let phrase = self.phrase().text("card", cause).ares_card("subject", self, subject);
            phrase.say("question-trigger")
        } else {
            cause
        };
        let clauses = Clauses { words: self, card: Some(card(at.text.card)) };
        let phrase = self.phrase().text("cause", self.language.capitalized(cause));
        phrase.text("clause", clauses.effect(effect)).say(id)
    }

    /// An answer as a label; the question tells what a plain number or card means.
    pub fn choice(self, choice: &Choice, question: Option<&Question>) -> String {
        let with = |id: CardId| self.phrase().ares_card("card", self, id);
        match *choice {
            Choice::Phase(card) => self.phrase().noun("phase", card).say("ares-choice-phase"),
            Choice::Take(piece) => self.phrase().noun("piece", piece).say("ares-choice-take"),
            Choice::Play(id) => with(id).say("choice-play"),
            Choice::Act(id, _) if card(id).actions.len() < 2 => with(id).say("choice-act"),
            Choice::Act(id, option) => {
                let action = self.action(id, option).unwrap_or_default();
                with(id).text("action", action).say("choice-act-option")
            }
            Choice::Standard(standard) => {
                self.phrase().noun("standard", standard).say("ares-choice-standard")
            }
            Choice::Step => self.language.plain("ares-choice-step"),
            Choice::Draw => self.language.plain("ares-choice-draw"),
            Choice::Card(id) => with(id).say("choice-card"),
            Choice::Option(option) => self.option(option, question),
            Choice::Amount(n) => self.amount_choice(n, question),
            Choice::Nobody => self.language.plain("ares-choice-nobody"),
            Choice::Done => self.language.plain("ares-choice-done"),
            Choice::Sell(id) => with(id).say("choice-sell"),
        }
    }

    fn option(self, option: u8, question: Option<&Question>) -> String {
        match question {
            Some(Question::Rise) if option == 0 => self.language.plain("ares-choice-rise-temperature"),
            Some(Question::Rise) => self.language.plain("ares-choice-rise-oxygen"),
            Some(Question::Decide { at, .. }) => {
                let clauses = Clauses { words: self, card: Some(card(at.text.card)) };
                let branch = if let Effect::OneOf(branches) = at.effect() {
                    branches.get(option as usize).copied()
                } else {
                    None
                };
                let label = branch.map(|effects| self.language.capitalized(clauses.alternative(effects)));
                label.unwrap_or_else(|| self.phrase().number("n", option + 1).say("choice-option"))
            }
            Some(Question::Order(_)) => self.phrase().number("n", option + 1).say("choice-order"),
            _ => self.phrase().number("n", option + 1).say("choice-option"),
        }
    }

    fn amount_choice(self, n: u16, question: Option<&Question>) -> String {
        match question {
            Some(Question::Pay(bill)) if n == 0 => {
                let with: Payer = bill.with;
                self.phrase().noun("with", with).say("choice-pay-none")
            }
            Some(Question::Pay(bill)) => {
                self.phrase().counted("what", bill.with, i64::from(n)).say("choice-pay")
            }
            Some(Question::Decide { at, .. }) => {
                if let Effect::Exchange(from, to, _) = at.effect() {
                    let phrase = self.phrase().counted("from", from, i64::from(n));
                    phrase.counted("to", to, i64::from(n)).say("choice-exchange")
                } else {
                    self.phrase().number("n", n).say("choice-amount")
                }
            }
            _ => self.phrase().number("n", n).say("choice-amount"),
        }
    }
}
