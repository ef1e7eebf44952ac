//! Questions as sentences: what is to be decided, and for which card or rule.

use crate::language::Language;
use crate::mars::clause::Clauses;
use crate::mars::open::card_of;
use crate::names::Names;
use crate::phrase::Phrase;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::cards::card;
use tharsis_mars::{At, Bill, Clause, Effect, Hex, Open, Question, Resource, Text, When};

impl Language {
    /// A question as one or two sentences.
    pub fn question(&self, question: &Question, names: &Names) -> String {
        match *question {
            Question::Corporation => self.plain("question-corporation"),
            Question::Preludes => self.plain("question-preludes"),
            Question::Prelude => self.plain("question-prelude"),
            Question::Repeat(id) => self.phrase().card("card", id).say("question-repeat"),
            Question::Opening(price) => self.price(price).say("question-opening"),
            Question::LeaveOut => self.plain("question-leave-out"),
            Question::Draft => self.plain("question-draft"),
            Question::Research(price) => self.price(price).say("question-research"),
            Question::Turn => self.plain("question-turn"),
            Question::Pay(bill) => self.bill(bill),
            Question::Decide { at, subject } => self.decide(at, subject),
            Question::Amount { at, from } => self.how_much(at, from, names),
            Question::Flood { at, hex } => self.flood(at, hex),
            Question::Buy { at, price } => {
                self.price(price).text("cause", self.about(at.text)).say("question-bought")
            }
            Question::Heat { due, card: id, text } => self
                .phrase()
                .text("cause", self.about(text))
                .counted("due", Resource::Heat, due)
                .noun("what", card(id).holds)
                .say("question-heat"),
            Question::RaiseMarker(moon) => self.phrase().noun("moon", moon).say("question-raise-marker"),
            Question::LowerMarker { at, up } => {
                let phrase = self.phrase().text("cause", self.about(at.text));
                phrase.noun("moon", up).say("question-lower-marker")
            }
            Question::SellPatents => self.price(1).say("question-sell-patents"),
            Question::Order(n) => self.phrase().number("n", n).say("question-order"),
            Question::FinalGreenery => self.plain("question-final-greenery"),
            Question::Delegate { at, party } => {
                let phrase = self.phrase().text("cause", self.about(at.text));
                phrase.noun("party", party).say("question-delegate")
            }
        }
    }

    fn price(&self, n: u8) -> Phrase<'_> {
        self.phrase().counted("price", Resource::Money, n)
    }

    /// What a rule text belongs to, as the head of a question.
    fn about(&self, text: Text) -> String {
        self.capitalized(self.cause(text.cause()))
    }

    fn bill(&self, bill: Bill) -> String {
        self.phrase()
            .text("cause", self.about(bill.text))
            .counted("due", Resource::Money, bill.due)
            .noun("with", bill.with)
            .say("question-pay")
    }

    fn decide(&self, at: At, subject: CardId) -> String {
        let id = match at.effect().open() {
            Open::Nothing | Open::Deck | Open::Later | Open::Alternative(_) => "question-do",
            Open::Area(_) => "question-area",
            Open::Lowered(..) | Open::Robbed(_) => "question-player",
            Open::Filled(..) | Open::Copied | Open::Repeated => "question-card",
            Open::Played | Open::Prelude => "question-played",
            Open::Award => "question-award",
            Open::Parameter => "question-parameter",
            Open::Kept(_) => "question-kept",
            Open::Discarded(_) | Open::Swapped => "question-discarded",
            Open::Emptied(..) | Open::Tapped(_) | Open::Spent(..) => "question-emptied",
            Open::Steps(..) => "question-steps",
            Open::Exchange(..) | Open::ExchangeHere(..) => "question-exchange",
            Open::Moon(_) => "question-moon",
            Open::Party(_) => "question-party",
            Open::Resource(_) => "question-resource",
            Open::Discards(_) => "question-discards",
        };
        let phrase = self.phrase().text("cause", self.about_trigger(at, subject));
        phrase.text("clause", self.clause(at)).say(id)
    }

    /// The head of a question about a trigger also names the card that set it off.
    fn about_trigger(&self, at: At, subject: CardId) -> String {
        let trigger = if let Clause::Trigger(i) = at.text.clause { Some(usize::from(i)) } else { None };
        let by_card =
            trigger.is_some_and(|i| matches!(card(at.text.card).triggers[i].when, When::TagPlayed(..)));
        let set_off = by_card && subject != at.text.card;
        if set_off {
            self.phrase().card("card", at.text.card).card("subject", subject).say("question-trigger")
        } else {
            self.about(at.text)
        }
    }

    /// The instruction asked about. Oceans are asked about one by one.
    fn clause(&self, at: At) -> String {
        let effect = at.effect();
        let effect = if let Effect::PlaceOceans(_) = effect { Effect::PlaceOceans(1) } else { effect };
        Clauses::new(self, card_of(at.text)).effect(effect)
    }

    fn how_much(&self, at: At, from: u16, names: &Names) -> String {
        let phrase = self.phrase().text("cause", self.about(at.text));
        let open = at.effect().open();
        if let Some(loss) = open.loss() {
            let phrase = phrase.noun("what", loss.resource).seat("seat", Seat(from as u8), names);
            phrase.say("question-amount-player")
        } else if let Open::Emptied(_, resource) = open {
            phrase.noun("what", resource).card("card", from as CardId).say("question-amount-card")
        } else {
            phrase.text("clause", self.clause(at)).say("question-exchange")
        }
    }

    fn flood(&self, at: At, hex: Hex) -> String {
        let phrase = self.phrase().text("cause", self.about(at.text));
        let Some(loss) = at.effect().open().loss() else {
            return phrase.text("clause", self.clause(at)).say("question-player");
        };
        phrase.area("area", hex).counted("what", loss.resource, loss.most).say("question-flood")
    }
}
