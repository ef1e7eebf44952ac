//! Starting a game from any position, for scenarios, puzzles and tests: [`State::layout`] lays it out, [`State::resume`]
//! goes on from it. The one door by which a state is changed other than by choices.

use crate::board::OCEANS_MAX;
use crate::cards::CardSet;
use crate::cards::{HOLDER_INDEX, N_PROJECTS};
use crate::event::Event;
use crate::state::{Lanes, Player, State, Task};
use crate::vocabulary::{Phase, PhaseCard};
use tharsis_kernel::{CardId, Sink};
use tinyvec::ArrayVec;

/// A position being laid out: everything of a state that can be put there by hand. The rules do not look at it until
/// [`State::resume`] goes on from it, so it is up to the caller that it is one that can be.
#[derive(Debug)]
pub struct Layout<'s> {
    /// Counted from 1.
    pub round: &'s mut u16,
    /// Steps of temperature, oxygen and oceans, by `Parameter`.
    pub steps: &'s mut [u8; 3],
    /// The same at the start of this phase.
    pub at_start: &'s mut [u8; 3],
    /// The ocean tiles in the order in which they are flipped, by their row in `TILES`.
    pub tiles: &'s mut [u8; OCEANS_MAX as usize],
    /// The players.
    pub players: &'s mut [Player],
    /// The deck, its top card last.
    pub deck: &'s mut ArrayVec<[u8; N_PROJECTS]>,
    /// The discard pile.
    pub discard: &'s mut CardSet,
    /// Cards whose action was used in this phase.
    pub used: &'s mut CardSet,
    /// Solo: the neutral phase cards not yet used, the next one last.
    pub neutral: &'s mut ArrayVec<[u8; 5]>,
    /// Solo: the neutral card of this round.
    pub neutral_now: &'s mut Option<PhaseCard>,
    /// Solo: how often the neutral cards have been shuffled.
    pub counter: &'s mut u8,
    /// Co-op: cubes in the pool.
    pub cubes: &'s mut u8,
    /// Co-op: markers in the pool.
    pub markers: &'s mut u8,
    on_card: &'s mut [u8],
}

impl Layout<'_> {
    /// Puts so many resources on a card; nothing on one that holds none.
    pub fn set_on_card(&mut self, id: CardId, n: u8) {
        if let Some(count) = self.on_card.get_mut(HOLDER_INDEX[id as usize] as usize) {
            *count = n;
        }
    }
}

impl State {
    /// Lets a position be laid out by hand.
    pub fn layout(&mut self) -> Layout<'_> {
        Layout {
            round: &mut self.round,
            steps: &mut self.steps,
            at_start: &mut self.at_start,
            tiles: &mut self.tiles,
            players: &mut self.players[..self.n_seats as usize],
            deck: &mut self.deck,
            discard: &mut self.discard,
            used: &mut self.used,
            neutral: &mut self.neutral,
            neutral_now: &mut self.neutral_now,
            counter: &mut self.counter,
            cubes: &mut self.cubes,
            markers: &mut self.markers,
            on_card: &mut self.on_card,
        }
    }

    /// Goes on from the beginning of a phase, as the fields of the state stand, up to the next question.
    ///
    /// The phases that follow in the round are those the players (and in solo the neutral card) have chosen.
    /// - `Setup`: players with corporations in `dealt` are asked to choose.
    /// - `Research`: players are asked about `dealt`; if nobody has any, cards are dealt first.
    /// - `Pool`: both take a piece.
    pub fn resume(&mut self, phase: Phase, log: &mut impl Sink<Event>) {
        self.lanes = Lanes::default();
        self.phase = phase;
        self.at_start = self.steps;
        self.to_come = 0;
        let chosen = self.players().iter().filter_map(|player| player.chosen).chain(self.neutral_now);
        // While planning nothing is revealed yet.
        let revealed = phase > Phase::Planning;
        for card in chosen.collect::<Vec<PhaseCard>>() {
            self.to_come |= u8::from(revealed && card.phase() > phase) << card.idx();
        }
        match (phase, phase.card()) {
            (Phase::Research, _) if self.players().iter().any(|player| !player.dealt.is_empty()) => {
                self.lanes.game.push(Task::PhaseOver);
                self.ask_keep();
            }
            (_, Some(card)) => {
                let used = self.used;
                self.begin_phase(card, log);
                self.used = used;
            }
            (Phase::Setup, _) => self.begin_opening(),
            (Phase::Pool, _) => {
                self.lanes.game.push(Task::NextPhase);
                self.ask_pool();
            }
            (Phase::End, _) => self.ask_hand_limits(),
            (Phase::Over, _) => {}
            _ => self.lanes.game.push(Task::Planning),
        }
        self.run(log);
    }

    /// Takes away what a seat is asked, for positions in which it has done its part already.
    pub fn set_done(&mut self, seat: tharsis_kernel::Seat) {
        self.lanes.seats[seat.idx()].clear();
        self.run(&mut ());
    }
}
