//! The prelude round (section 2 of docs/rules/prelude.md), preludes that cannot be played (section 3), and the one that
//! Valley Trust draws (P29).

use crate::card::{Effect, ExtraEffect};
use crate::cards::{CardSet, PRELUDES, card};
use crate::event::{Cause, Event};
use crate::obstacle::Any;
use crate::question::Question;
use crate::state::{PRELUDES_KEPT, State, Task};
use crate::text::{At, Clause, Text};
use crate::vocabulary::{Phase, Resource};
use tharsis_kernel::{CardId, Lane, Seat, Sink};

/// Preludes dealt to each player (P4).
const PRELUDES_DEALT: u8 = 4;
/// M€ for a prelude that cannot be played (P17).
const INSTEAD: i32 = 15;

impl State {
    /// Deals preludes to look at.
    pub(crate) fn deal_preludes<L: Sink<Event>>(&mut self, seat: Seat, n: u8, cause: Cause, log: &mut L) {
        for _ in 0..n {
            let Some(id) = self.prelude_deck.pop() else { return };
            self.player_mut(seat).dealt.add(id);
            log.emit(Event::Dealt { seat, card: Some(id), cause });
        }
    }

    /// Four for everybody, beginners too (P4, P7).
    pub(crate) fn deal_opening_preludes<L: Sink<Event>>(&mut self, log: &mut L) {
        for seat in self.seats() {
            self.deal_preludes(seat, PRELUDES_DEALT, Cause::Setup, log);
        }
    }

    /// One of the two is chosen.
    pub(crate) fn choose_prelude(&mut self, lane: Lane, seat: Seat, id: CardId) {
        self.player_mut(seat).kept.add(id);
        if self.player(seat).kept.and(&PRELUDES).len() < u32::from(PRELUDES_KEPT) {
            self.lanes.push(lane, Task::Ask(seat, Question::Preludes));
        }
    }

    /// Of the preludes dealt, those kept wait for the prelude round; the others are out of the game (P6).
    pub(crate) fn take_preludes<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        let player = self.player_mut(seat);
        let (dealt, kept) = (player.dealt.and(&PRELUDES), player.kept.and(&PRELUDES));
        player.dealt = player.dealt.without(&PRELUDES);
        player.kept = player.kept.without(&PRELUDES);
        player.preludes.extend(kept.iter());
        for id in &kept {
            log.emit(Event::PreludeKept { seat, card: Some(id) });
        }
        self.lay_aside(&dealt.without(&kept), seat);
    }

    fn lay_aside(&mut self, cards: &CardSet, seat: Seat) {
        let player = self.player_mut(seat);
        player.laid_aside.extend(cards.iter());
        player.laid_aside.sort_unstable();
    }

    /// In player order, each player both preludes, in the order he likes (P9).
    pub(crate) fn prelude_round<L: Sink<Event>>(&mut self, turn: u8, log: &mut L) {
        if self.phase != Phase::Prelude {
            self.phase = Phase::Prelude;
            log.emit(Event::PhaseBegan { phase: Phase::Prelude, generation: self.generation });
        }
        if turn == self.n_seats {
            return;
        }
        let seat = Seat((self.first_player.0 + turn) % self.n_seats);
        if self.player(seat).preludes.is_empty() {
            return self.push(Task::PreludeRound(turn + 1));
        }
        self.active = seat;
        self.push(Task::PreludeRound(turn));
        self.ask(seat, Question::Prelude);
    }

    /// A prelude of one's own is played.
    pub(crate) fn play_own_prelude<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, log: &mut L) {
        self.player_mut(seat).preludes.retain(|&it| it != id);
        self.play_prelude(seat, id, log);
    }

    /// All of its effects must be possible, else it is shown and discarded for M€ (P11, P17 to P20).
    fn play_prelude<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, log: &mut L) {
        if self.can_play_prelude(seat, id) {
            log.emit(Event::Played { seat, card: id });
            self.settle_below(seat);
            self.push(Task::Played { seat, card: id, through: None });
        } else {
            log.emit(Event::Unplayable { seat, card: id });
            self.gain(seat, INSTEAD, Resource::Money, Cause::Prelude, log);
        }
    }

    /// Whether a prelude can be played now. What it gains may pay for it (P21), and a card played through it is chosen
    /// when all else has happened (P23): both are found out by trying.
    pub fn can_play_prelude(&self, seat: Seat, id: CardId) -> bool {
        let text = Text::of(id, Clause::Play);
        let mut no = Any::default();
        self.check_effects(seat, text, &mut no);
        if no.0 {
            return false;
        }
        let hangs_on =
            |effect: &Effect| matches!(effect, Effect::Owe(_) | Effect::Extra(ExtraEffect::PlayCard { .. }));
        if !self.may_owe() && !card(id).play.iter().any(hangs_on) {
            return true;
        }
        let mut world = self.as_if_only(seat);
        world.settle_below(seat);
        world.push(Task::Played { seat, card: id, through: None });
        world.run(&mut ());
        world.least_missing().is_none()
    }

    /// Draws preludes for a first action and asks which is played (P29).
    pub(crate) fn draw_preludes<L: Sink<Event>>(&mut self, at: At, n: u8, seat: Seat, log: &mut L) {
        self.deal_preludes(seat, n, at.text.cause(), log);
        if self.player(seat).dealt.meets(&PRELUDES) {
            self.ask(seat, Question::Decide { at, subject: 0 });
        }
    }

    /// One of those drawn is played, the others are discarded.
    pub(crate) fn play_one_of<L: Sink<Event>>(&mut self, at: At, id: CardId, seat: Seat, log: &mut L) {
        let player = self.player_mut(seat);
        let mut others = player.dealt.and(&PRELUDES);
        player.dealt = player.dealt.without(&PRELUDES);
        others.remove(id);
        self.lay_aside(&others, seat);
        for other in &others {
            log.emit(Event::Discarded { seat, card: Some(other), cause: at.text.cause() });
        }
        self.play_prelude(seat, id, log);
    }
}
