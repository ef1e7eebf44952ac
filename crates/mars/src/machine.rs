//! The loop that runs a game from question to question. The only place where tasks are taken off a lane.

use crate::event::{Cause, Event};
use crate::question::Question;
use crate::state::{State, Task};
use crate::text::{At, Text};
use crate::turmoil::Owner;
use tharsis_kernel::{CardId, Lane, Seat, Sink};

/// Tasks carried out for one choice at most; more is a bug and panics.
const STEPS_MAX: u32 = 2_000;

impl State {
    /// Runs until somebody must choose or the game is over.
    pub(crate) fn run<L: Sink<Event>>(&mut self, log: &mut L) {
        for _ in 0..STEPS_MAX {
            let Some((lane, task)) = self.lanes.next(self.n_seats) else { return };
            self.step(lane, task, log);
        }
        panic!("the game did not come to a question within {STEPS_MAX} tasks");
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn step<L: Sink<Event>>(&mut self, lane: Lane, task: Task, log: &mut L) {
        match task {
            Task::Nothing | Task::Join => {}
            Task::Ask(..) => unreachable!("the loop stops at questions"),
            Task::Perform { at, seat, subject } => self.perform_from(at, seat, subject, log),
            Task::Ocean { at, seat } => self.ask_for_ocean(at, seat, log),
            Task::Pending { text, seat, subject } => self.push_text(text, seat, subject),
            Task::Resolve { seat, pending } => self.resolve(seat, pending),
            Task::Pay { seat, due, with, heat_kept, text } => {
                self.pay_rest(lane, seat, (due, with, heat_kept), text, log);
            }
            Task::SpendHeat { seat, due, text } => self.spend_heat_or_ask(seat, due, text, log),
            Task::Played { seat, card, through } => self.card_is_played(seat, card, through, log),
            Task::ProjectPaid { seat, text } => self.project_is_paid(seat, text, log),
            Task::Claim { seat, text } => self.claim(seat, text, log),
            Task::TakeDealt { seat, text } => self.take_dealt(seat, text, log),
            Task::Bought { seat } => self.take_kept(seat, Cause::Research, log),
            Task::Trade { seat, moon } => self.trade(seat, moon, log),
            Task::Income { seat, moon } => self.trade_income(seat, moon),
            Task::MarkerBack(moon) => self.marker_back(moon, log),
            Task::RevealCorporations => self.reveal_corporations(),
            Task::RevealCorporation(seat) => self.reveal_corporation(seat, log),
            Task::PreludeRound(turn) => self.prelude_round(turn, log),
            Task::PassPacks => self.pass_packs(),
            Task::BeginActions => self.begin_actions(log),
            Task::Turn => self.next_turn(log),
            Task::Production => self.production(log),
            Task::FinalGreenery(i) => self.final_greenery(i, log),
            Task::Settle(seat) => self.settle_dues(seat),
            Task::Delegate { seat, party, source } => {
                self.send_delegate(Owner::Player(seat), party, source, Cause::Delegate, log);
            }
            Task::GlobalEvent { step, turn } => self.global_event(step, turn, log),
            Task::SolarRest => self.solar_rest(log),
            Task::Government => self.new_government(log),
            Task::ChangingTimes => self.changing_times(log),
            Task::NextGeneration => self.next_generation(log),
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.lanes.game.push(task);
    }

    /// Carries out a text from its beginning, next.
    pub(crate) fn push_text(&mut self, text: Text, seat: Seat, subject: CardId) {
        self.push(Task::Perform { at: At { text, step: 0 }, seat, subject });
    }

    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.push(Task::Ask(seat, question));
    }

    /// What a seat is asked now, and in which lane.
    #[inline]
    pub(crate) fn pending_question(&self, seat: Seat) -> Option<(Lane, Question)> {
        if let Some(&Task::Ask(_, question)) = self.lanes.of(seat) {
            return Some((Lane::Seat(seat), question));
        }
        match self.lanes.game.last() {
            Some(&Task::Ask(asked, question)) if asked == seat => Some((Lane::Game, question)),
            _ => None,
        }
    }
}
