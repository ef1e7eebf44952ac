//! Development, construction and action: what a player does of their own accord (A22 to A25).

use crate::card::{Need, When};
use crate::cards::{LISTENERS, WhenKind, card};
use crate::event::{Cause, Event};
use crate::price::{PAYERS_OF_CARD, PAYERS_OF_PRICE};
use crate::question::{Choice, Question};
use crate::state::{State, Task};
use crate::text::{Clause, Text};
use crate::vocabulary::{PhaseCard, Resource, Standard};
use tharsis_kernel::{CardId, Seat, Sink};

impl State {
    pub(crate) fn work<L: Sink<Event>>(&mut self, seat: Seat, choice: Choice, log: &mut L) {
        if choice == Choice::Done {
            return log.emit(Event::Finished { seat });
        }
        self.ask(seat, Question::Work);
        match choice {
            Choice::Play(id) => self.play_card(seat, id, log),
            Choice::Act(id, option) => self.act(seat, id, option, log),
            Choice::Standard(standard) => self.use_standard(seat, standard, log),
            Choice::Step => self.buy_step(seat),
            Choice::Draw => {
                self.player_mut(seat).turn.bonus = false;
                self.draw_to_hand(seat, 1, Cause::Phase(PhaseCard::Construction), log);
            }
            _ => unreachable!("{choice:?} is no work"),
        }
    }

    /// Takes a card from hand; it comes into play when it is paid (A29).
    fn play_card<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, log: &mut L) {
        let due = self.price_of(seat, id);
        let player = self.player_mut(seat);
        player.hand.remove(id);
        let turn = &mut player.turn;
        if turn.plays > 0 {
            turn.plays -= 1;
        } else if turn.free_cost.take().is_none() {
            turn.bonus = false;
        }
        turn.next_cheaper = 0;
        turn.next_eased = false;
        log.emit(Event::Played { seat, card: id });
        for &need in card(id).needs {
            match need {
                Need::Spend(n, resource) => self.spend(seat, i32::from(n), resource, Cause::Card(id), log),
                Need::SpendRating(n) => self.rate(seat, -i16::from(n), Cause::Card(id), log),
                Need::AtLeast(..) | Need::AtMost(..) | Need::OceansAtLeast(_) => {}
                Need::OceansAtMost(_) | Need::Tags(..) | Need::Rating(_) => {}
            }
        }
        self.push(seat, Task::Played(id));
        let text = Text::of(id, Clause::Play);
        self.push(seat, Task::Pay { due, with: PAYERS_OF_CARD, text });
    }

    /// A card comes into play: its boxes, its effects, then what it sets off (ruling 20).
    pub(crate) fn card_is_played<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, log: &mut L) {
        let before = self.player(seat).per_counts();
        self.player_mut(seat).tableau.add(id);
        self.perform_now(Text::of(id, Clause::Production), seat, id, log);
        self.perform_now(Text::of(id, Clause::Stock), seat, id, log);
        self.update_production(seat, &before, log);
        if self.player(seat).tableau.meets(&LISTENERS[WhenKind::Played as usize]) {
            self.push(seat, Task::Triggers(id));
        }
        if !card(id).play.is_empty() {
            self.push_text(seat, Text::of(id, Clause::Play), id);
        }
    }

    fn act<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, option: u8, log: &mut L) {
        let again = self.used.has(id);
        if again {
            self.player_mut(seat).turn.bonus = false;
        }
        self.used.add(id);
        log.emit(Event::Used { seat, card: id, again });
        for listener in &self.player(seat).tableau.and(&LISTENERS[WhenKind::Used as usize]) {
            for (i, trigger) in card(listener).triggers.iter().enumerate() {
                if matches!(trigger.when, When::ActionUsed) {
                    let text = Text::of(listener, Clause::Trigger(i as u8));
                    self.push(seat, Task::Pending { text, subject: id });
                }
            }
        }
        self.push_text(seat, Text::of(id, Clause::Gain(option)), id);
        self.push_text(seat, Text::of(id, Clause::Cost(option)), id);
    }

    fn use_standard<L: Sink<Event>>(&mut self, seat: Seat, standard: Standard, log: &mut L) {
        log.emit(Event::StandardUsed { seat, standard });
        let text = Text::rule(Clause::Standard(standard));
        let (cost, resource) = self.standard_price(seat, standard);
        self.push_text(seat, text, 0);
        match resource {
            Resource::Money => self.push(seat, Task::Pay { due: cost, with: PAYERS_OF_PRICE, text }),
            Resource::Heat | Resource::Plants => {
                self.spend(seat, i32::from(cost), resource, text.cause(), log)
            }
        }
    }

    /// The step of rating a corporation offers after a rise (ruling 45).
    fn buy_step(&mut self, seat: Seat) {
        let (id, due) = self.step_price(seat).expect("offered only by a corporation that has it");
        self.player_mut(seat).turn.step_bought = true;
        let text = Text::of(id, Clause::Step);
        self.push_text(seat, text, id);
        self.push(seat, Task::Pay { due, with: PAYERS_OF_PRICE, text });
    }
}
