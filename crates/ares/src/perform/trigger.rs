//! What happenings set off: listeners are found by intersecting the tableau with sets made while compiling.

use crate::card::{Card, Own, When};
use crate::cards::{LISTENERS, WhenKind, card};
use crate::event::Event;
use crate::question::Question;
use crate::state::{SEAT_LANE_MAX, State, Task};
use crate::text::{Clause, Text};
use crate::vocabulary::{Level, Parameter};
use tharsis_kernel::{CardId, Seat, Sink};
use tinyvec::ArrayVec;

type Waiting = ArrayVec<[Text; SEAT_LANE_MAX]>;

impl State {
    /// Tells own cards of something that never asks: raised parameters, forests, uses of actions.
    pub(crate) fn announce<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        kind: WhenKind,
        parameter: Option<Parameter>,
        log: &mut L,
    ) {
        let tableau = self.player(seat).tableau;
        if !tableau.meets(&LISTENERS[kind as usize]) {
            return;
        }
        for id in &tableau.and(&LISTENERS[kind as usize]) {
            for (i, trigger) in card(id).triggers.iter().enumerate() {
                let fits = match trigger.when {
                    When::Raised(parameters) => parameter.is_some_and(|it| parameters.contains(&it)),
                    When::ForestGained => kind == WhenKind::Forest,
                    When::ActionUsed => kind == WhenKind::Used,
                    When::TagPlayed(..) | When::CardPlayed | When::SteelPlayed => false,
                };
                if fits {
                    self.perform_now(Text::of(id, Clause::Trigger(i as u8)), seat, id, log);
                }
            }
        }
    }

    /// What playing a card sets off: other cards first, then the card itself (ruling 20). What asks or draws
    /// waits, so that the player may order it.
    pub(crate) fn set_off<L: Sink<Event>>(&mut self, seat: Seat, played: CardId, log: &mut L) {
        let listeners = self.player(seat).tableau.and(&LISTENERS[WhenKind::Played as usize]);
        let mut waiting = Waiting::default();
        let others = listeners.iter().filter(|&id| id != played);
        for id in others.chain(listeners.has(played).then_some(played)) {
            for (i, trigger) in card(id).triggers.iter().enumerate() {
                let text = Text::of(id, Clause::Trigger(i as u8));
                let waits = trigger.then.iter().any(|effect| effect.asks_or_draws());
                for _ in 0..times(trigger.when, id == played, card(played)) {
                    if waits {
                        waiting.push(text);
                    } else {
                        self.perform_now(text, seat, played, log);
                    }
                }
            }
        }
        if waiting.is_empty() {
            return;
        }
        for &text in waiting.iter().rev() {
            self.push(seat, Task::Pending { text, subject: played });
        }
        self.push(seat, Task::Resolve(waiting.len() as u8));
    }

    /// Takes the next of the pending texts, or asks which where that can matter.
    pub(crate) fn resolve(&mut self, seat: Seat, pending: u8) {
        let texts = self.pending_texts(seat, pending);
        if texts.iter().all(|text| *text == texts[0]) {
            return self.resolve_next(seat, pending, 0);
        }
        self.ask(seat, Question::Order(pending));
    }

    /// Carries out number `i` of the pending texts; the others wait on.
    pub(crate) fn resolve_next(&mut self, seat: Seat, pending: u8, i: u8) {
        let lane = &mut self.lanes.seats[seat.idx()];
        let task = lane.remove(lane.len() - 1 - i as usize);
        if pending > 1 {
            lane.push(Task::Resolve(pending - 1));
        }
        lane.push(task);
    }

    /// The texts waiting on top of a lane, in the default order; a question or `Resolve` may lie above them.
    pub(crate) fn pending_texts(&self, seat: Seat, pending: u8) -> ArrayVec<[Text; SEAT_LANE_MAX]> {
        let lane = &self.lanes.seats[seat.idx()];
        let waiting = lane.iter().rev().filter_map(|task| match *task {
            Task::Pending { text, .. } => Some(text),
            _ => None,
        });
        waiting.take(pending as usize).collect()
    }
}

/// How often playing a card sets off a trigger (A36).
fn times(when: When, itself: bool, played: &Card) -> u8 {
    match when {
        When::TagPlayed(_, Own::Not) | When::CardPlayed | When::SteelPlayed if itself => 0,
        When::TagPlayed(tags, _) => tags.iter().map(|&tag| played.count_tag(tag)).sum(),
        When::CardPlayed => 1,
        When::SteelPlayed => played.gives_level(Level::Steel),
        When::Raised(_) | When::ForestGained | When::ActionUsed => 0,
    }
}
