//! What cards count.

use crate::card::Count;
use crate::cards::{BLUE, HOLDERS, UNTAGGED, card};
use crate::hex::HexSet;
use crate::state::State;
use crate::tally::{Influence, Tally};
use crate::vocabulary::{CardResource, Deck, Kind, Phase, Tag};
use tharsis_kernel::{CardId, Seat};

/// Rating is counted in sets of so many.
const RATING_SET: u32 = 5;

impl State {
    /// How many of a thing there are for the text of a card being carried out by a player.
    pub fn count(&self, seat: Seat, source: CardId, count: Count) -> u32 {
        match count {
            Count::Tags(tag) => {
                self.player(seat).tags(tag) + Self::tags_of_event_in_play(source, tag) + self.wild_tags(seat)
            }
            Count::OpponentTags(tag) => {
                self.seats().filter(|&other| other != seat).map(|other| self.player(other).tags(tag)).sum()
            }
            Count::Cities => self.board.all_cities(),
            Count::CitiesOnMars => self.board.cities.len(),
            Count::EventsPlayed => self.players().iter().map(|player| player.events.len()).sum(),
            Count::Untagged => self.player(seat).tableau.count_in(&UNTAGGED),
            Count::Held(resource) => self.held(seat, resource),
            Count::Here => u32::from(self.on_card[source as usize]),
            Count::HereUpTo(most) => u32::from(self.on_card[source as usize].min(most)),
            Count::Colonies => self.colonies(seat),
            Count::ColoniesInPlay => self.colonies_in_play(),
            Count::Just(n) => u32::from(n),
            Count::AnyTags(tags) => {
                let own = |tag| self.player(seat).tags(tag) + Self::tags_of_event_in_play(source, tag);
                // A wild tag is one of them, whichever (ruling 104).
                tags.iter().map(own).sum::<u32>() + self.wild_tags(seat)
            }
            Count::TagsInPlay(tag) => {
                let all: u32 = self.players().iter().map(|player| player.tags(tag)).sum();
                all + Self::tags_of_event_in_play(source, tag) + self.wild_tags(seat)
            }
            Count::TagKinds => {
                let kinds = Tag::ALL.iter().filter(|&&tag| tag != Tag::Wild && tag != Tag::Event);
                kinds.filter(|&&tag| self.player(seat).tags(tag) > 0).count() as u32
            }
            Count::Production(resource) => self.player(seat).production(resource).max(0) as u32,
            Count::OwnEvents => self.player(seat).events.len(),
            Count::BlueCards => self.player(seat).tableau.count_in(&BLUE),
            Count::CardsInHand => self.player(seat).hand.len(),
            Count::OwnCities => self.cities(seat),
            Count::TilesByOcean => {
                self.board.owned[seat.idx()].and(self.map().beside(self.board.oceans)).len()
            }
            Count::AreasBesideOwn => self.empty_beside_own(seat).len(),
            Count::RatingOver(over) => {
                (i32::from(self.player(seat).rating) - i32::from(over)).max(0) as u32 / RATING_SET
            }
            Count::OwnParties => u32::from(self.turmoil.committee.parties_of(seat)),
        }
    }

    /// Resources of a kind on all cards of a player together.
    pub fn held(&self, seat: Seat, resource: CardResource) -> u32 {
        let holders = self.player(seat).tableau.and(&HOLDERS[resource.idx()]);
        holders.iter().map(|id| u32::from(self.on_card[id as usize])).sum()
    }

    /// The tally of an event or card (T22).
    pub(crate) fn tally(&self, seat: Seat, source: CardId, tally: Tally) -> i32 {
        let mut n = self.count(seat, source, tally.count) as i32;
        if let Some(most) = tally.at_most {
            n = n.min(i32::from(most));
        }
        let influence = || i32::from(self.influence(seat));
        let n = match tally.influence {
            Influence::Ignored => n,
            Influence::Added => n + influence(),
            Influence::TakenOff => n - influence(),
        };
        n.max(0) / i32::from(tally.share)
    }

    /// Wild tags: of the kind that is counted, during the own action only (ruling 25), and while preludes are played
    /// (P28).
    pub(crate) fn wild_tags(&self, seat: Seat) -> u32 {
        let there = self.options.turmoil || self.options.plays(Deck::Prelude);
        let own_action = matches!(self.phase, Phase::Action | Phase::Prelude) && seat == self.active;
        if there && own_action { self.player(seat).tags(Tag::Wild) } else { 0 }
    }

    fn empty_beside_own(&self, seat: Seat) -> HexSet {
        self.map().beside(self.board.owned[seat.idx()]).without(self.board.occupied())
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
        self.board.owned[seat.idx()].and(self.board.cities).len() + self.board.cities_in_space(seat)
    }
}
