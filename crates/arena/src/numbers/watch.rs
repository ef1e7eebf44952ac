//! Listens to a game and notes what becomes of each card at each seat.

use super::{Counted, Told};
use std::marker::PhantomData;
use tharsis_kernel::{CardId, Seat, Sink};

/// What became of a card at a seat, in a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Fate {
    /// It could be taken.
    pub(super) offered: bool,
    /// It was taken when it was offered.
    pub(super) kept: bool,
    /// It came without a choice.
    pub(super) drawn: bool,
    /// The round in which it was played.
    pub(super) played: Option<u32>,
    /// Steps of rating it brought.
    pub(super) rating: i32,
}

impl Fate {
    /// Whether the seat had it.
    pub(super) fn held(&self) -> bool {
        self.kept || self.drawn
    }
}

/// What becomes of all cards in a game.
pub(super) struct Watch<G> {
    /// By seat and card.
    pub(super) fates: Vec<Vec<Fate>>,
    round: u32,
    game: PhantomData<G>,
}

impl<G: Counted> Watch<G> {
    pub(super) fn new(seats: u8) -> Watch<G> {
        let fates = vec![vec![Fate::default(); G::rows().len()]; usize::from(seats)];
        Watch { fates, round: 1, game: PhantomData }
    }

    fn fate(&mut self, seat: Seat, id: CardId) -> &mut Fate {
        &mut self.fates[seat.idx()][usize::from(id)]
    }

    /// A card that was offered and refused may still come later by a draw: the offer was not taken then, but nobody can tell
    /// the two apart by events, and it is rare (the deck must have been shuffled anew in between).
    fn came(&mut self, seat: Seat, id: CardId) {
        let fate = self.fate(seat, id);
        if !fate.held() {
            (fate.kept, fate.drawn) = (fate.offered, !fate.offered);
        }
    }
}

impl<G: Counted> Sink<G::Event> for Watch<G> {
    fn emit(&mut self, event: G::Event) {
        match G::told(&event) {
            None => {}
            Some(Told::Round(round)) => self.round = round,
            Some(Told::Offered(seat, id)) => self.fate(seat, id).offered = true,
            Some(Told::Came(seat, id)) => self.came(seat, id),
            Some(Told::Played(seat, id)) => {
                self.came(seat, id);
                self.fate(seat, id).played = Some(self.round);
            }
            Some(Told::Rated(seat, id, steps)) => self.fate(seat, id).rating += steps,
        }
    }

    fn listener(&mut self) -> Option<&mut dyn Sink<G::Event>> {
        Some(self)
    }
}
