//! Events of Ares as sentences, with what caused them in brackets.

use super::Ares;
use crate::names::Names;
use crate::nouns::Noun;
use crate::phrase::Phrase;
use tharsis_ares::{Cause, Event, Parameter, Resource};
use tharsis_kernel::{CardId, Seat, SeatSet};

impl<'l> Ares<'l> {
    /// An event as one sentence.
    pub fn event(self, event: &Event, names: &Names) -> String {
        self.event_repeated(event, 1, names)
    }

    /// What a move is called by, with what was paid for it.
    pub fn deed(self, event: &Event, price: &[(Resource, i32)], names: &Names) -> String {
        let clause = Teller { words: self, names, times: 1 }.clause(event);
        self.language.sentence(self.language.at_price(clause, price))
    }

    /// Events as a log: a run of the same unseen cards is one sentence with their number.
    pub fn log(self, events: &[Event], names: &Names) -> Vec<String> {
        let alike = |a: &Event, b: &Event| a == b && is_unseen_card(a);
        events.chunk_by(alike).map(|run| self.event_repeated(&run[0], run.len(), names)).collect()
    }

    fn event_repeated(self, event: &Event, times: usize, names: &Names) -> String {
        let clause = Teller { words: self, names, times }.clause(event);
        let clause = match cause(event) {
            Some(cause) => {
                self.phrase().text("clause", clause).text("cause", self.cause(cause)).say("because")
            }
            None => clause,
        };
        self.language.sentence(clause)
    }

    /// What made something happen, as a noun.
    pub fn cause(self, cause: Cause) -> String {
        match cause {
            Cause::Card(card) => self.card_name(card),
            Cause::Standard(standard) => self.phrase().noun("standard", standard).say("ares-cause-standard"),
            Cause::Tile(_) => self.language.plain("ares-cause-tile"),
            Cause::Phase(card) => self.phrase().noun("phase", card).say("ares-cause-phase"),
            Cause::Sale => self.language.plain("ares-cause-sale"),
            Cause::HandLimit => self.language.plain("ares-cause-hand-limit"),
            Cause::Pool => self.language.plain("ares-cause-pool"),
            Cause::Counter => self.language.plain("ares-cause-counter"),
            Cause::Setup => self.language.plain("cause-setup"),
        }
    }
}

/// A card of which this reader learns only that it moved.
pub fn is_unseen_card(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew { card: None, .. }
            | Event::Dealt { card: None, .. }
            | Event::Sold { card: None, .. }
            | Event::Discarded { card: None, .. }
    )
}

/// What is named as the cause; nothing where the sentence already says it.
fn cause(event: &Event) -> Option<Cause> {
    event.cause().filter(|&cause| !names_card(event, cause))
}

/// Whether the event is about resources on the very card that caused it.
fn names_card(event: &Event, cause: Cause) -> bool {
    matches!(*event, Event::Added { card, .. } | Event::Removed { card, .. } if cause == Cause::Card(card))
}

#[derive(Clone, Copy)]
struct Teller<'l> {
    words: Ares<'l>,
    names: &'l Names,
    /// How many unseen cards move at once.
    times: usize,
}

impl<'l> Teller<'l> {
    fn of(self, seat: Seat) -> Phrase<'l> {
        self.words.phrase().seat("seat", seat, self.names)
    }

    fn with(self, seat: Seat, card: CardId) -> Phrase<'l> {
        self.of(seat).ares_card("card", self.words, card)
    }

    fn clause(self, event: &Event) -> String {
        match *event {
            Event::PhaseBegan { phase, round } => {
                self.words.phrase().number("round", round).say(&format!("ares-event-{}", phase.word()))
            }
            Event::CorporationRevealed { seat, card } => self.with(seat, card).say("ares-event-corporation"),
            Event::Planned { seat, .. } => self.of(seat).say("ares-event-planned"),
            Event::Revealed { seat: Some(seat), phase } => {
                self.of(seat).noun("phase", phase).say("ares-event-revealed")
            }
            Event::Revealed { seat: None, phase } => {
                self.words.phrase().noun("phase", phase).say("ares-event-revealed-neutral")
            }
            Event::Played { seat, card } => self.with(seat, card).say("ares-event-played"),
            Event::Used { seat, card, again: false } => self.with(seat, card).say("ares-event-used"),
            Event::Used { seat, card, again: true } => self.with(seat, card).say("ares-event-used-again"),
            Event::StandardUsed { seat, standard } => {
                self.of(seat).noun("standard", standard).say("ares-event-standard")
            }
            Event::Finished { seat } => self.of(seat).say("ares-event-finished"),
            Event::Sold { seat, card } => self.maybe_card(seat, card, "ares-event-sold"),
            Event::Paid { seat, resource, amount, .. } => {
                self.of(seat).counted("what", resource, amount).say("ares-event-paid")
            }
            Event::Gained { seat, resource, amount, .. } => {
                self.of(seat).counted("what", resource, amount).say("ares-event-gained")
            }
            Event::Produced { seat, product, steps, .. } => {
                let id = if steps < 0 { "ares-event-production-down" } else { "ares-event-production-up" };
                self.of(seat).counted("what", product, steps.unsigned_abs()).say(id)
            }
            Event::Levelled { seat, level, steps, .. } => {
                self.of(seat).number("n", steps).counted("what", level, steps).say("ares-event-level")
            }
            Event::Rated { seat, steps, .. } => {
                let id = if steps < 0 { "ares-event-rated-down" } else { "ares-event-rated" };
                self.of(seat).counted("steps", "steps", steps.unsigned_abs()).say(id)
            }
            Event::Raised { seat, parameter, to, .. } => self.raised(seat, parameter, to),
            Event::Flipped { seat, again, .. } => {
                self.of(seat).say(if again { "ares-event-flipped-again" } else { "ares-event-flipped" })
            }
            Event::Forested { seat, .. } => self.of(seat).say("ares-event-forested"),
            Event::Added { seat, card, resource, amount, .. } => {
                self.with(seat, card).counted("what", resource, amount).say("ares-event-added")
            }
            Event::Removed { seat, card, resource, amount, .. } => {
                self.with(seat, card).counted("what", resource, amount).say("ares-event-removed")
            }
            Event::Drew { seat, card, .. } => self.maybe_card(seat, card, "ares-event-drew"),
            Event::Dealt { seat, card, .. } => self.maybe_card(seat, card, "ares-event-dealt"),
            Event::Discarded { seat, card, .. } => self.maybe_card(seat, card, "ares-event-discarded"),
            Event::Shown { seat, card, .. } => self.with(seat, card).say("ares-event-shown"),
            Event::Reshuffled => self.words.language.plain("ares-event-reshuffled"),
            Event::Allowed { seat, plays, free_cost, cheaper, eased, .. } => {
                self.allowed(seat, (plays, free_cost, cheaper, eased))
            }
            Event::Took { seat, piece } => self.of(seat).noun("piece", piece).say("ares-event-took"),
            Event::Offered { seat, card } => self.maybe_card(seat, card, "ares-event-offered"),
            Event::Swapped { seat, agreed: true, card } => self.maybe_card(seat, card, "ares-event-swapped"),
            Event::Swapped { seat, agreed: false, .. } => self.of(seat).say("ares-event-not-swapped"),
            Event::Counted { to } => self.words.phrase().number("n", to).say("ares-event-counted"),
            Event::GameEnded { winners, scores } => self.game_ended(&scores, winners),
        }
    }

    fn raised(self, seat: Option<Seat>, parameter: Parameter, to: i8) -> String {
        let id = match (seat.is_some(), parameter) {
            (true, Parameter::Temperature) => "ares-event-raised-temperature",
            (true, Parameter::Oxygen | Parameter::Oceans) => "ares-event-raised-oxygen",
            (false, Parameter::Temperature) => "ares-event-rises-temperature",
            (false, Parameter::Oxygen | Parameter::Oceans) => "ares-event-rises-oxygen",
        };
        let phrase = seat.map_or_else(|| self.words.phrase(), |seat| self.of(seat));
        phrase.number("n", to).say(id)
    }

    /// One message for a card that is seen, another, ending in `-hidden`, for cards that are not.
    fn maybe_card(self, seat: Seat, card: Option<CardId>, id: &str) -> String {
        match card {
            Some(card) => self.with(seat, card).say(id),
            None => self.of(seat).counted("what", "cards", self.times as i64).say(&format!("{id}-hidden")),
        }
    }

    fn allowed(self, seat: Seat, (plays, free, cheaper, eased): (u8, Option<u8>, u8, bool)) -> String {
        let money = |n: u8| self.of(seat).counted("what", Resource::Money, n);
        let mut clauses = Vec::new();
        if plays > 0 {
            clauses.push(self.of(seat).say("ares-event-play-more"));
        }
        clauses.extend(free.map(|most| money(most).say("ares-event-play-free")));
        if cheaper > 0 {
            clauses.push(money(cheaper).say("ares-event-next-cheaper"));
        }
        if eased {
            clauses.push(self.of(seat).say("ares-event-next-eased"));
        }
        self.words.language.enumerated(clauses)
    }

    fn game_ended(self, scores: &[i16], winners: SeatSet) -> String {
        let language = self.words.language;
        let played = scores.iter().enumerate().filter(|&(i, &points)| i == 0 || points != 0);
        let score = |(i, &points): (usize, &i16)| {
            self.of(Seat(i as u8)).number("points", points).say("ares-event-score")
        };
        let scores = language.joined("list", played.map(score));
        let names = language.enumerated(winners.iter().map(|seat| self.names.of(seat, language)));
        let phrase = self.words.phrase().text("scores", scores).number("n", winners.len());
        if winners.is_empty() {
            phrase.say("ares-event-game-lost")
        } else {
            phrase.text("winners", names).say("ares-event-game-ended")
        }
    }
}

/// The message of a phase, for those who show its name.
impl Ares<'_> {
    /// The name of a phase, tag, resource and so on, as it stands alone.
    pub fn name(self, noun: impl Noun) -> String {
        self.language.name(noun)
    }
}
