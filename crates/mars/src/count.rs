//! What cards count.

use crate::card::Count;
use crate::cards::card;
use crate::state::State;
use crate::vocabulary::{Kind, Tag};
use tharsis_kernel::{CardId, Seat};

impl State {
    /// How many of a thing there are for the text of a card being carried out by a player.
    pub(crate) fn count(&self, seat: Seat, source: CardId, count: Count) -> u32 {
        match count {
            Count::Tags(tag) => self.player(seat).tags(tag) + Self::tags_of_event_in_play(source, tag),
            Count::OpponentTags(tag) => {
                self.seats().filter(|&other| other != seat).map(|other| self.player(other).tags(tag)).sum()
            }
            Count::Cities => self.board.cities.len(),
            Count::CitiesOnMars => self.board.cities.and(crate::board::MAP).len(),
            Count::EventsPlayed => self.players().iter().map(|player| player.events.len()).sum(),
        }
    }

    /// An event's own tags count while it is being played, though it lies face down (ruling 21).
    fn tags_of_event_in_play(source: CardId, tag: Tag) -> u32 {
        let card = card(source);
        if card.kind == Kind::Event { u32::from(card.count_tag(tag)) } else { 0 }
    }

    /// Own greenery tiles.
    pub fn greeneries(&self, seat: Seat) -> u32 {
        self.board.owned[seat.idx()].and(self.board.greeneries).len()
    }

    /// Own city tiles, those in space too (M90).
    pub fn cities(&self, seat: Seat) -> u32 {
        self.board.owned[seat.idx()].and(self.board.cities).len()
    }
}
