//! The political phase (section 3 of Turmoil's rules) and the set-up of the committee.

use crate::event::{Cause, Event};
use crate::global_event::{EventId, N_EVENTS, global_event};
use crate::state::{State, Task};
use crate::text::{At, Clause, Text};
use crate::turmoil::Owner;
use crate::vocabulary::{Party, Phase};
use tharsis_kernel::{Seat, Sink, shuffle};

impl State {
    /// A shuffled event deck; nothing is revealed yet.
    pub(crate) fn shuffle_events(&mut self) {
        self.turmoil.deck = (0..N_EVENTS as EventId).collect();
        shuffle(&mut self.dice.stream(), &mut self.turmoil.deck);
    }

    /// Reveals the coming and the distant event, each with its neutral delegate (T3).
    pub fn open_committee<L: Sink<Event>>(&mut self, log: &mut L) {
        self.turmoil.coming = self.draw_event(log);
        if let Some(event) = self.turmoil.coming {
            let party = global_event(event).revealed;
            // The first delegate makes its party dominant; nothing was dominant before.
            self.turmoil.committee.dominant = party;
            log.emit(Event::EventRevealed(event));
            log.emit(Event::DominanceMoved(party));
            self.send_neutral(party, Cause::Global(event), log);
            log.emit(Event::EventComing(event));
        }
        self.reveal_distant(log);
    }

    fn reveal_distant<L: Sink<Event>>(&mut self, log: &mut L) {
        let dominant = self.turmoil.committee.dominant;
        self.turmoil.distant = self.draw_event(log);
        if let Some(event) = self.turmoil.distant {
            log.emit(Event::EventRevealed(event));
            self.send_neutral(global_event(event).revealed, Cause::Global(event), log);
        }
        debug_assert!(self.phase != Phase::Setup || dominant == self.turmoil.committee.dominant);
    }

    /// The solar phase's fourth step: revision of ratings, event, new government, changing times (T20 to T36).
    pub(crate) fn begin_politics<L: Sink<Event>>(&mut self, log: &mut L) {
        for seat in self.first_player.clockwise(self.n_seats) {
            self.lower_rating(seat, 1, Cause::Revision, log);
        }
        self.push(Task::ChangingTimes);
        self.push(Task::Government);
        if let Some(event) = self.turmoil.current {
            log.emit(Event::EventBegan(event));
            self.push(Task::GlobalEvent { step: 0, turn: 0 });
        }
    }

    /// One effect of the current event for one player; clause by clause, players in turn order (T21, ruling 6).
    pub(crate) fn global_event<L: Sink<Event>>(&mut self, step: u8, turn: u8, log: &mut L) {
        let Some(event) = self.turmoil.current else { return };
        let Some(&effect) = global_event(event).effects.get(step as usize) else { return };
        let last = effect.is_for_table() || turn + 1 == self.n_seats;
        self.push(if last {
            Task::GlobalEvent { step: step + 1, turn: 0 }
        } else {
            Task::GlobalEvent { step, turn: turn + 1 }
        });
        let seat = Seat((self.first_player.0 + turn) % self.n_seats);
        let at = At { text: Text::rule(Clause::Global(event)), step };
        self.perform(at, effect, seat, 0, log);
    }

    /// The dominant party takes power (T27 to T33).
    pub(crate) fn new_government<L: Sink<Event>>(&mut self, log: &mut L) {
        let party = self.turmoil.committee.dominant;
        self.turmoil.committee.ruling = party;
        log.emit(Event::TookPower(party));
        self.give_ruling_bonus(party, log);
        self.seat_chairman(party, log);
        let size = |party: &Party| self.turmoil.committee.bench(*party).size();
        let most = Party::ALL.iter().map(size).max().unwrap_or(0);
        let dominant = party.clockwise().find(|party| size(party) == most).unwrap_or(party);
        self.set_dominant(dominant, log);
        self.fill_lobbies(log);
    }

    fn give_ruling_bonus<L: Sink<Event>>(&mut self, party: Party, log: &mut L) {
        let text = Text::rule(Clause::RulingBonus(party));
        let for_table = text.effects().iter().all(|effect| effect.is_for_table());
        let seats = if for_table { 1 } else { self.n_seats };
        for seat in self.first_player.clockwise(self.n_seats).take(usize::from(seats)) {
            self.perform_now(text, seat, 0, log);
        }
    }

    /// Members and the old chairman go home, the leader becomes chairman (T29 to T31).
    fn seat_chairman<L: Sink<Event>>(&mut self, party: Party, log: &mut L) {
        let cause = Cause::RulingBonus(party);
        let owners = self.seats().map(Owner::Player).chain([Owner::Neutral]);
        for owner in owners {
            for _ in 0..self.turmoil.committee.bench(party).plain(owner) {
                self.return_delegate(owner, party, cause, log);
            }
        }
        let committee = &mut self.turmoil.committee;
        committee.set_reserve(committee.chairman, committee.reserve(committee.chairman) + 1);
        let leader = committee.empty_bench(party);
        log.emit(Event::LeaderChosen { party, owner: None });
        self.set_chairman(leader, log);
        if let Some(seat) = leader.seat() {
            self.rate(seat, 1, Cause::Chairman, log);
        }
    }

    /// Empty lobbies are filled from the reserves (T33).
    fn fill_lobbies<L: Sink<Event>>(&mut self, log: &mut L) {
        for seat in self.seats() {
            let committee = &mut self.turmoil.committee;
            let owner = Owner::Player(seat);
            if !committee.lobby.has(seat) && committee.reserve(owner) > 0 {
                committee.set_reserve(owner, committee.reserve(owner) - 1);
                committee.lobby.add(seat);
                log.emit(Event::LobbyFilled(seat));
            }
        }
    }

    /// The events move on, with their neutral delegates (T34 to T36).
    pub(crate) fn changing_times<L: Sink<Event>>(&mut self, log: &mut L) {
        if let Some(old) = self.turmoil.current {
            self.turmoil.discard |= 1 << old;
        }
        self.turmoil.current = self.turmoil.coming;
        if let Some(event) = self.turmoil.current {
            log.emit(Event::EventCurrent(event));
            self.send_neutral(global_event(event).current, Cause::Global(event), log);
        }
        self.turmoil.coming = self.turmoil.distant;
        if let Some(event) = self.turmoil.coming {
            log.emit(Event::EventComing(event));
        }
        self.reveal_distant(log);
    }
}
