//! Research and draft (M34, M159 to M161).

use crate::cards::CardSet;
use crate::event::{Cause, Event};
use crate::question::Question;
use crate::state::{State, Task};
use crate::vocabulary::Phase;
use tharsis_kernel::{CardId, Lane, Seat, Sink};

const RESEARCH_CARDS: u8 = 4;

impl State {
    /// Deals the research cards and asks everybody at the same time.
    pub(crate) fn begin_research<L: Sink<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::Research;
        log.emit(Event::PhaseBegan { phase: Phase::Research, generation: self.generation });
        self.deal_research(log);
        self.ask_research();
    }

    /// Asks about the cards that lie before the players.
    pub(crate) fn ask_research(&mut self) {
        self.push(Task::BeginActions);
        self.push(Task::Join);
        if self.options.draft {
            self.push(Task::PassPacks);
            self.push(Task::Join);
            self.ask_to_draft();
        } else {
            self.ask_to_buy();
        }
    }

    fn ask_to_draft(&mut self) {
        for seat in self.seats() {
            if !self.player(seat).dealt.is_empty() {
                self.lanes.push(Lane::Seat(seat), Task::Ask(seat, Question::Draft));
            }
        }
    }

    fn ask_to_buy(&mut self) {
        for seat in self.seats() {
            let question = Question::Research(self.purchase_price(seat));
            self.lanes.push(Lane::Seat(seat), Task::Ask(seat, question));
        }
    }

    /// One card at a time, first player first; equal numbers if cards run out (ruling 47).
    fn deal_research<L: Sink<Event>>(&mut self, log: &mut L) {
        let left = self.deck.len() as u32 + self.discard.len();
        let rounds = (left / u32::from(self.n_seats)).min(u32::from(RESEARCH_CARDS));
        for _ in 0..rounds {
            for seat in self.first_player.clockwise(self.n_seats) {
                self.deal(seat, 1, Cause::Research, log);
            }
        }
    }

    pub(crate) fn draft<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, log: &mut L) {
        let player = self.player_mut(seat);
        player.dealt.remove(id);
        player.kept.add(id);
        log.emit(Event::Drafted { seat, card: Some(id) });
    }

    /// Clockwise in even generations, the other way in odd ones (M161). The last card needs no choice.
    pub(crate) fn pass_packs(&mut self) {
        let n = self.n_seats;
        let step = if self.generation.is_multiple_of(2) { 1 } else { n - 1 };
        let packs = self.players.map(|player| player.dealt);
        for seat in self.seats() {
            let to = Seat((seat.0 + step) % n);
            self.player_mut(to).dealt = packs[seat.idx()];
        }
        if self.players().iter().all(|player| player.dealt.len() <= 1) {
            for seat in self.seats() {
                let player = self.player_mut(seat);
                player.dealt = player.dealt.or(&player.kept);
                player.kept = CardSet::EMPTY;
            }
            self.ask_to_buy();
        } else {
            self.push(Task::PassPacks);
            self.push(Task::Join);
            self.ask_to_draft();
        }
    }
}
