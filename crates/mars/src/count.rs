//! What cards count.

use crate::card::Count;
use crate::cards::{HOLDERS, UNTAGGED, card};
use crate::state::State;
use crate::vocabulary::{CardResource, Kind, Tag};
use tharsis_kernel::{CardId, Seat};

impl State {
    /// How many of a thing there are for the text of a card being carried out by a player.
    pub fn count(&self, seat: Seat, source: CardId, count: Count) -> u32 {
        match count {
            Count::Tags(tag) => self.player(seat).tags(tag) + Self::tags_of_event_in_play(source, tag),
            Count::OpponentTags(tag) => {
                self.seats().filter(|&other| other != seat).map(|other| self.player(other).tags(tag)).sum()
            }
            Count::Cities => self.board.cities.len(),
            Count::CitiesOnMars => self.board.cities.and(crate::board::MAP).len(),
            Count::EventsPlayed => self.players().iter().map(|player| player.events.len()).sum(),
            Count::TagsInPlay(tag) => self.players().iter().map(|player| player.tags(tag)).sum(),
            Count::Untagged => self.player(seat).tableau.count_in(&UNTAGGED),
            Count::Held(resource) => self.held(seat, resource),
            Count::Here => u32::from(self.on_card[source as usize]),
            Count::HereUpTo(most) => u32::from(self.on_card[source as usize].min(most)),
            Count::Colonies => self.colonies(seat),
            Count::ColoniesInPlay => self.colonies_in_play(),
        }
    }

    /// Resources of a kind on all cards of a player together.
    pub fn held(&self, seat: Seat, resource: CardResource) -> u32 {
        let holders = self.player(seat).tableau.and(&HOLDERS[resource.idx()]);
        holders.iter().map(|id| u32::from(self.on_card[id as usize])).sum()
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
