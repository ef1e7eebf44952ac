//! Choices as labels of buttons. The same choice reads differently under different questions.

use crate::language::Language;
use crate::mars::clause::Clauses;
use crate::mars::open::{Asked, card_of};
use crate::names::Names;
use tharsis_kernel::CardId;
use tharsis_mars::cards::card;
use tharsis_mars::{
    AreaUse, Choice, Conversion, DELEGATE_PRICE, Effect, Open, Question, Resource, Source, Text,
};

impl Language {
    /// The label of a choice, under the question it answers if that is known.
    pub fn choice(&self, choice: &Choice, question: Option<&Question>, names: &Names) -> String {
        let phrase = self.phrase();
        let asked = Asked::by(question);
        let label = match *choice {
            Choice::Play(id) => phrase.card("card", id).say("choice-play"),
            Choice::Project(project) => phrase.noun("project", project).say("choice-project"),
            Choice::Milestone(milestone) => phrase.noun("milestone", milestone).say("choice-milestone"),
            Choice::Award(award) => phrase.noun("award", award).say("choice-award"),
            Choice::Act(id, option) => self.act(id, option),
            Choice::First => phrase.say("choice-first"),
            Choice::Convert(Conversion::Plants) => phrase.say("choice-convert-plants"),
            Choice::Convert(Conversion::Heat) => phrase.say("choice-convert-heat"),
            Choice::Trade(moon, with) => phrase.noun("moon", moon).noun("with", with).say("choice-trade"),
            Choice::Delegate(party, Source::Lobby) => {
                phrase.noun("party", party).say("choice-delegate-lobby")
            }
            Choice::Delegate(party, Source::Reserve) => {
                let phrase = phrase.counted("what", Resource::Money, DELEGATE_PRICE);
                phrase.noun("party", party).say("choice-delegate-reserve")
            }
            Choice::Policy => phrase.say("choice-policy"),
            Choice::Party(party) => phrase.noun("party", party).say("choice-party"),
            Choice::Resource(resource) => phrase.noun("what", resource).say("choice-resource"),
            Choice::Parameter(parameter) => phrase.noun("what", parameter).say("choice-parameter"),
            Choice::Hex(hex) => self.area(hex),
            Choice::Moon(moon) => self.name(moon),
            Choice::Seat(seat) => names.called(seat, self),
            Choice::Card(id) => phrase.card("card", id).say(card_label(asked)),
            Choice::Option(option) => self.option(option, asked),
            Choice::Amount(n) => self.how_many(n, asked),
            Choice::Nobody => phrase.say(nobody_label(asked)),
            Choice::Done => phrase.say(done_label(asked)),
            Choice::EndTurn => phrase.say("choice-end-turn"),
            Choice::Pass => phrase.say(pass_label(asked)),
        };
        self.capitalized(label)
    }

    fn act(&self, id: CardId, option: u8) -> String {
        let phrase = self.phrase().card("card", id);
        match card(id).actions.get(usize::from(option)) {
            Some(action) if card(id).actions.len() > 1 => {
                let text = Clauses::new(self, Some(card(id))).exchange(action.cost, action.gain);
                phrase.text("action", text).say("choice-act-option")
            }
            Some(_) | None => phrase.say("choice-act"),
        }
    }

    fn option(&self, option: u8, asked: Asked) -> String {
        let number = self.phrase().number("n", i64::from(option) + 1);
        match asked {
            Asked::Effect(text, Open::Alternative(alternatives)) => {
                self.alternative(text, alternatives, option).unwrap_or_else(|| number.say("choice-option"))
            }
            Asked::Looking(price) if option == 0 => {
                number.counted("what", Resource::Money, price).say("choice-buy-drawn")
            }
            Asked::Looking(_) => number.say("choice-discard-drawn"),
            Asked::Ordering => number.say("choice-order"),
            Asked::Repeating(id) => match card(id).actions.get(usize::from(option)) {
                Some(action) => Clauses::new(self, Some(card(id))).exchange(action.cost, action.gain),
                None => number.say("choice-option"),
            },
            Asked::Effect(..) | Asked::Plainly | Asked::Buying | Asked::Drafting => {
                number.say("choice-option")
            }
            Asked::Selling | Asked::Paying(_) | Asked::Ending | Asked::Removing => {
                number.say("choice-option")
            }
            Asked::Heating(_) | Asked::Marking | Asked::Playing => number.say("choice-option"),
        }
    }

    fn alternative(&self, text: Text, alternatives: &[&'static [Effect]], option: u8) -> Option<String> {
        let effects = alternatives.get(usize::from(option))?;
        Some(Clauses::new(self, card_of(text)).alternative(effects))
    }

    fn how_many(&self, n: u16, asked: Asked) -> String {
        let phrase = self.phrase().number("n", n);
        match asked {
            Asked::Paying(bill) if n == 0 => phrase.noun("with", bill.with).say("choice-pay-none"),
            Asked::Paying(bill) => phrase.counted("what", bill.with, n).say("choice-pay"),
            Asked::Effect(_, Open::Robbed(loss)) => {
                phrase.counted("what", loss.resource, n).say("choice-take")
            }
            Asked::Effect(_, Open::Area(AreaUse::Flood(_))) => {
                phrase.counted("what", Resource::Money, n).say("choice-take")
            }
            Asked::Effect(_, Open::Emptied(_, resource)) => {
                phrase.counted("what", resource, n).say("choice-take")
            }
            Asked::Effect(_, Open::Exchange(from, to)) => {
                phrase.counted("from", from, n).counted("to", to, n).say("choice-exchange")
            }
            Asked::Effect(text, Open::ExchangeHere(rate, to)) => {
                let from = card_of(text).and_then(|card| card.holds);
                phrase.counted("from", from, n).counted("to", to, n * u16::from(rate)).say("choice-exchange")
            }
            Asked::Heating(card) if n == 0 => phrase.noun("with", card.holds).say("choice-pay-none"),
            Asked::Heating(card) => phrase.counted("what", card.holds, n).say("choice-pay"),
            Asked::Marking => phrase.counted("steps", "steps", n).say("choice-marker-up"),
            Asked::Effect(_, Open::Steps(..)) => phrase.counted("steps", "steps", n).say("choice-steps"),
            Asked::Effect(..) | Asked::Plainly | Asked::Buying | Asked::Drafting => {
                phrase.say("choice-amount")
            }
            Asked::Selling | Asked::Ordering | Asked::Ending | Asked::Looking(_) | Asked::Removing => {
                phrase.say("choice-amount")
            }
            Asked::Playing | Asked::Repeating(_) => phrase.say("choice-amount"),
        }
    }
}

/// What choosing a card means.
fn card_label(asked: Asked) -> &'static str {
    match asked {
        Asked::Buying => "choice-buy",
        Asked::Drafting | Asked::Effect(_, Open::Kept(_)) => "choice-keep",
        Asked::Selling => "choice-sell",
        Asked::Effect(_, Open::Discarded(_) | Open::Swapped | Open::Discards(_)) => "choice-discard",
        Asked::Playing | Asked::Effect(_, Open::Played | Open::Prelude) => "choice-play",
        Asked::Effect(_, Open::Emptied(..) | Open::Tapped(_) | Open::Spent(..)) => "choice-card-loses",
        Asked::Effect(..) | Asked::Plainly | Asked::Paying(_) | Asked::Ordering | Asked::Ending => {
            "choice-card"
        }
        Asked::Looking(_) | Asked::Heating(_) | Asked::Marking => "choice-card",
        Asked::Removing | Asked::Repeating(_) => "choice-card",
    }
}

/// What choosing nobody means: no player, or no card.
fn nobody_label(asked: Asked) -> &'static str {
    match asked {
        Asked::Effect(_, Open::Swapped) => "choice-discard-none",
        Asked::Effect(_, Open::Emptied(..) | Open::Tapped(_)) => "choice-no-card",
        Asked::Effect(..) | Asked::Plainly | Asked::Buying | Asked::Drafting => "choice-nobody",
        Asked::Selling | Asked::Paying(_) | Asked::Ordering | Asked::Ending => "choice-nobody",
        Asked::Looking(_) | Asked::Heating(_) | Asked::Marking => "choice-nobody",
        Asked::Playing | Asked::Repeating(_) => "choice-nobody",
        Asked::Removing => "choice-neutral",
    }
}

/// What the end of a list of cards means.
fn done_label(asked: Asked) -> &'static str {
    match asked {
        Asked::Buying => "choice-done-buying",
        Asked::Selling => "choice-done-selling",
        Asked::Effect(..) | Asked::Plainly | Asked::Drafting => "choice-done",
        Asked::Paying(_) | Asked::Ordering | Asked::Ending | Asked::Removing => "choice-done",
        Asked::Looking(_) | Asked::Heating(_) | Asked::Marking => "choice-done",
        Asked::Playing | Asked::Repeating(_) => "choice-done",
    }
}

/// What passing means: no more turns, or no more greeneries.
fn pass_label(asked: Asked) -> &'static str {
    match asked {
        Asked::Ending => "choice-pass-greenery",
        Asked::Effect(..) | Asked::Plainly | Asked::Buying | Asked::Drafting => "choice-pass",
        Asked::Selling | Asked::Paying(_) | Asked::Ordering | Asked::Removing => "choice-pass",
        Asked::Looking(_) | Asked::Heating(_) | Asked::Marking => "choice-pass",
        Asked::Playing | Asked::Repeating(_) => "choice-pass",
    }
}
