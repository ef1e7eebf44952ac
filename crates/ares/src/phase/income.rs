//! Production (A26) and research (A27): draws go by seats, each all its cards at once (ruling 51).

use crate::board::{PRODUCTION_BONUS, RESEARCH, RESEARCH_BONUS};
use crate::card::Passive;
use crate::cards::PassiveKind;
use crate::event::{Cause, Event};
use crate::question::Question;
use crate::state::{State, Task};
use crate::vocabulary::{PhaseCard, Product, Resource};
use tharsis_kernel::{CardId, Seat, Sink};

impl State {
    pub(crate) fn production<L: Sink<Event>>(&mut self, log: &mut L) {
        let cause = Cause::Phase(PhaseCard::Production);
        for seat in self.seats() {
            let player = *self.player(seat);
            let produced = |product: Product| i32::from(player.production(product)).max(0);
            let bonus = if self.has_bonus(seat) { i32::from(PRODUCTION_BONUS) } else { 0 };
            self.gain(seat, player.income() + bonus, Resource::Money, cause, log);
            self.gain(seat, produced(Product::Heat), Resource::Heat, cause, log);
            self.gain(seat, produced(Product::Plants), Resource::Plants, cause, log);
            self.draw_to_hand(seat, produced(Product::Cards) as u8, cause, log);
        }
    }

    pub(crate) fn research<L: Sink<Event>>(&mut self, log: &mut L) {
        for seat in self.seats() {
            let (draw, _) = self.research_cards(seat);
            self.deal(seat, draw, Cause::Phase(PhaseCard::Research), log);
        }
        self.ask_keep();
    }

    /// Asks everybody who has cards before them.
    pub(crate) fn ask_keep(&mut self) {
        self.lanes.game.push(Task::Join);
        for seat in self.seats() {
            if !self.player(seat).dealt.is_empty() {
                self.ask(seat, Question::Keep);
            }
        }
    }

    /// How many cards a player draws and keeps in research (ruling 47).
    pub fn research_cards(&self, seat: Seat) -> (u8, u8) {
        let (mut draw, mut keep) = RESEARCH;
        if self.player(seat).chosen == Some(PhaseCard::Research) {
            draw += RESEARCH_BONUS.0;
            keep += RESEARCH_BONUS.1;
        }
        self.each_passive(seat, PassiveKind::Research, |passive| {
            if let Passive::Research(more, kept) = passive {
                draw += more;
                keep += kept;
            }
        });
        (draw, keep)
    }

    pub(crate) fn keep<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, log: &mut L) {
        let keeps = self.keeps(seat);
        let player = self.player_mut(seat);
        player.kept.add(id);
        if player.kept.len() < keeps {
            self.ask(seat, Question::Keep);
        } else {
            self.take_kept(seat, Cause::Phase(PhaseCard::Research), log);
        }
    }
}
