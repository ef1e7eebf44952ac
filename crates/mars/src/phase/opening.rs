//! Setting up (section 3), the solo game's neutral tiles (M147 to M154), corporations and opening hands.

use crate::board::{Board, SEATS_MAX};
use crate::card::{By, Effect, Site, When};
use crate::cards::CardSet;
use crate::cards::{
    BEGINNER_CORPORATION, CORPORATIONS, PRELUDES, card, corporation_deck, prelude_deck, project_deck,
};
use crate::colony::{MoonState, N_MOONS};
use crate::event::{Cause, Event};
use crate::hex::{Hex, HexSet};
use crate::holdings::Holdings;
use crate::map::{Map, MapChoice, MapId};
use crate::options::Options;
use crate::parameter::N_PARAMETERS;
use crate::perform::{Happening, Waiting};
use crate::phase::SOLO_MOONS;
use crate::price::purchase_price;
use crate::question::Question;
use crate::state::{Lanes, Owed, Player, State, Task};
use crate::text::{Clause, Text};
use crate::turmoil::Turmoil;
use crate::vocabulary::{Deck, Phase, Resource, Tile};
use tharsis_kernel::{CardId, Dice, Game, Lane, Seat, Sink, below, shuffle};
use tinyvec::ArrayVec;

const RATING_START: i16 = 20;
const RATING_START_SOLO: i16 = 14;
const OPENING_CARDS: u8 = 10;
const OPENING_CORPORATIONS: usize = 2;

impl State {
    /// A table before anything is dealt: parameters at their start, the deck shuffled.
    pub fn bare(options: Options, n_seats: u8, seed: [u8; 32]) -> State {
        let mut dice = Dice::new(seed);
        let map = match options.map {
            MapChoice::On(map) => map,
            MapChoice::Random => {
                let mut maps = MapId::offered();
                let drawn = below(&mut dice.stream(), maps.len() as u32) as usize;
                maps.nth(drawn).expect("one of those offered")
            }
        };
        let mut state = State {
            rules: <crate::Mars as Game>::RULES_SINCE,
            options,
            map,
            n_seats,
            phase: Phase::Setup,
            generation: 1,
            raised: [0; N_PARAMETERS],
            first_player: Seat(0),
            active: Seat(0),
            actions_done: 0,
            players: [Player::default(); SEATS_MAX],
            board: Board::default(),
            moons: [MoonState::default(); N_MOONS],
            deck: ArrayVec::default(),
            discard: CardSet::EMPTY,
            prelude_deck: ArrayVec::default(),
            used: CardSet::EMPTY,
            on_card: Holdings::default(),
            turmoil: Turmoil::default(),
            milestones: ArrayVec::default(),
            awards: ArrayVec::default(),
            owed: Owed::default(),
            dice,
            lanes: Lanes::default(),
        };
        let rating = if n_seats == 1 { RATING_START_SOLO } else { RATING_START };
        for seat in state.seats() {
            state.player_mut(seat).rating = rating;
            state.player_mut(seat).fleets = u8::from(options.colonies);
        }
        state.shuffle_deck(&project_deck(&options));
        if options.prelude {
            state.prelude_deck = prelude_deck(&options).iter().collect();
            shuffle(&mut state.dice.stream(), &mut state.prelude_deck);
        }
        if options.turmoil {
            state.shuffle_events();
        }
        state
    }

    fn shuffle_deck(&mut self, cards: &CardSet) {
        self.deck = cards.iter().collect();
        shuffle(&mut self.dice.stream(), &mut self.deck);
    }

    /// Sets up a game and runs to the first question.
    pub(crate) fn setup<L: Sink<Event>>(options: Options, n_seats: u8, seed: [u8; 32], log: &mut L) -> State {
        let mut state = State::bare(options, n_seats, seed);
        state.first_player = Seat(below(&mut state.dice.stream(), u32::from(n_seats)) as u8);
        log.emit(Event::PhaseBegan { phase: Phase::Setup, generation: 1 });
        if options.map == MapChoice::Random {
            log.emit(Event::MapDrawn(state.map));
        }
        log.emit(Event::FirstPlayer(state.first_player));
        for seat in state.seats() {
            for &resource in Resource::ALL {
                state.player_mut(seat).production[resource.idx()] = state.starting_production(resource);
            }
        }
        if state.is_solo() {
            state.place_neutral_tiles(log);
        }
        if options.colonies {
            state.draw_moons(log);
        }
        if options.turmoil {
            state.open_committee(log);
        }
        state.deal_openings(log);
        state.begin_opening();
        state.run(log);
        state
    }

    /// Two corporations and ten projects for everybody who is no beginner (M27).
    fn deal_openings<L: Sink<Event>>(&mut self, log: &mut L) {
        let mut corporations: Vec<CardId> = corporation_deck(&self.options).iter().collect();
        shuffle(&mut self.dice.stream(), &mut corporations);
        if let Some(deck) = self.options.corporations_from() {
            alternate(&mut corporations, deck);
        }
        for seat in self.seats() {
            if !self.options.beginners.has(seat) {
                for id in corporations.drain(..OPENING_CORPORATIONS) {
                    self.player_mut(seat).dealt.add(id);
                    log.emit(Event::Dealt { seat, card: Some(id), cause: Cause::Setup });
                }
                self.deal(seat, OPENING_CARDS, Cause::Setup, log);
            }
        }
        self.deal_opening_preludes(log);
    }

    /// Asks everybody who has been dealt corporations; the rest of the game follows.
    pub(crate) fn begin_opening(&mut self) {
        self.phase = Phase::Setup;
        self.push(Task::BeginActions);
        if self.options.prelude {
            self.push(Task::PreludeRound(0));
        }
        self.push(Task::RevealCorporations);
        self.push(Task::Join);
        for seat in self.seats() {
            if self.is_solo() && self.moons_in_play().count() == SOLO_MOONS {
                self.lanes.push(Lane::Seat(seat), Task::Ask(seat, Question::LeaveOut));
            }
            // A beginner has nothing else to choose (P7); others are asked between corporation and cards.
            if self.player(seat).dealt.meets(&PRELUDES) && !self.player(seat).dealt.meets(&CORPORATIONS) {
                self.lanes.push(Lane::Seat(seat), Task::Ask(seat, Question::Preludes));
            }
            if self.player(seat).dealt.meets(&CORPORATIONS) {
                self.lanes.push(Lane::Seat(seat), Task::Ask(seat, Question::Corporation));
            }
        }
    }

    pub(crate) fn choose_corporation(&mut self, seat: Seat, id: CardId) {
        self.player_mut(seat).kept.add(id);
        let price = purchase_price(&CardSet::EMPTY.with(id));
        self.lanes.push(Lane::Seat(seat), Task::Ask(seat, Question::Opening(price)));
        if self.player(seat).dealt.meets(&PRELUDES) {
            self.lanes.push(Lane::Seat(seat), Task::Ask(seat, Question::Preludes));
        }
    }

    pub(crate) fn reveal_corporations(&mut self) {
        let mut seats: ArrayVec<[Seat; SEATS_MAX]> = self.first_player.clockwise(self.n_seats).collect();
        while let Some(seat) = seats.pop() {
            self.push(Task::RevealCorporation(seat));
        }
    }

    /// The corporation comes into play, gives what it starts with, and the cards kept are paid (M28 to M30).
    pub(crate) fn reveal_corporation<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        let chosen = self.player(seat).kept.and(&CORPORATIONS).last();
        let id = chosen.unwrap_or(BEGINNER_CORPORATION);
        let player = self.player_mut(seat);
        player.tableau.add(id);
        player.first_action_due = !card(id).first.is_empty();
        log.emit(Event::CorporationRevealed { seat, card: id });
        self.wake_moons(id, log);
        self.take_preludes(seat, log);
        self.perform_now(Text::of(id, Clause::Play), seat, id, log);
        if chosen.is_some() {
            self.buy_opening_cards(seat, log);
        }
        let mut waiting = Waiting::new();
        for &tag in card(id).tags {
            self.announce(Happening::TagPlayed { tag, on: id }, seat, &mut waiting, log);
        }
        self.wait(waiting, seat);
        self.count_neutral_cities(seat, id, log);
    }

    fn buy_opening_cards<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        let each = i32::from(self.purchase_price(seat));
        let player = self.player_mut(seat);
        player.dealt = player.dealt.without(&CORPORATIONS);
        player.kept = player.kept.without(&CORPORATIONS);
        let price = each * player.kept.len() as i32;
        self.spend(seat, price, Resource::Money, Cause::Research, log);
        self.take_kept(seat, Cause::Setup, log);
    }

    /// Solo: Tharsis Republic counts the neutral cities placed before it (M154).
    fn count_neutral_cities<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, log: &mut L) {
        if !self.is_solo() {
            return;
        }
        for (i, trigger) in card(id).triggers.iter().enumerate() {
            if matches!(trigger.when, When::CityPlacedOnMars(By::Anyone)) {
                for _ in self.board.cities.iter() {
                    self.perform_now(Text::of(id, Clause::Trigger(i as u8)), seat, id, log);
                }
            }
        }
    }

    /// Solo: two neutral cities and two neutral greeneries from the costs of four cards (M147 to M153).
    pub fn place_neutral_tiles<L: Sink<Event>>(&mut self, log: &mut L) {
        let costs = [(); 4].map(|()| self.cost_of_neutral_card(log));
        let nobody = Seat(0);
        let no_city = "an empty map has room for two cities";
        let first = nth_from(self.areas(nobody, Site::City).iter(), costs[0]).expect(no_city);
        self.place_neutral(Tile::City, first, log);
        let mut backwards: Vec<Hex> = self.areas(nobody, Site::City).iter().collect();
        backwards.reverse();
        let second = nth_from(backwards.into_iter(), costs[1]).expect(no_city);
        self.place_neutral(Tile::City, second, log);
        for (city, cost) in [(first, costs[2]), (second, costs[3])] {
            let free = self.map().land.without(self.board.occupied());
            let around = clockwise_from_upper_left(self.map(), city);
            // Area 37 has a single neighbour on land; if the other greenery took it, there is none
            // (docs/rules/readings.md).
            if let Some(hex) = nth_from(around.into_iter().filter(|&hex| free.has(hex)), cost) {
                self.place_neutral(Tile::Greenery, hex, log);
            }
        }
    }

    fn cost_of_neutral_card<L: Sink<Event>>(&mut self, log: &mut L) -> u8 {
        let id = self.draw_card(log).expect("a new deck has cards");
        self.discard.add(id);
        log.emit(Event::Flipped { seat: Seat(0), card: id, cause: Cause::Setup });
        card(id).cost.max(1)
    }

    fn place_neutral<L: Sink<Event>>(&mut self, tile: Tile, hex: Hex, log: &mut L) {
        self.board.lay(tile, hex, None);
        log.emit(Event::Placed { seat: None, tile, hex, cause: Cause::Setup });
    }

    /// How many opening cards a corporation can pay for (M28).
    pub(crate) fn opening_cards_max(corporation: CardId) -> u32 {
        let money: u32 = card(corporation)
            .play
            .iter()
            .map(|&effect| match effect {
                Effect::Gain(n, Resource::Money) => u32::from(n),
                _ => 0,
            })
            .sum();
        money / u32::from(purchase_price(&CardSet::EMPTY.with(corporation)))
    }
}

/// Puts a corporation of a box and one of the others in turn, as far as there are both (C1, P2, V1).
fn alternate(corporations: &mut Vec<CardId>, deck: Deck) {
    let (ours, others): (Vec<CardId>, Vec<CardId>) =
        corporations.iter().partition(|&&id| card(id).deck == deck);
    *corporations = ours.into_iter().zip(others).flat_map(|(one, other)| [one, other]).collect();
}

/// Number `count` of the areas, going round as often as needed (M152); `None` if there are none.
fn nth_from(areas: impl Iterator<Item = Hex>, count: u8) -> Option<Hex> {
    let areas: Vec<Hex> = areas.collect();
    let last = areas.len().checked_sub(1)?;
    areas.get((usize::from(count) - 1) % (last + 1)).copied()
}

/// The neighbours of an area, clockwise from the upper left one (M150, M151).
fn clockwise_from_upper_left(map: &Map, hex: Hex) -> Vec<Hex> {
    let row_of = |hex| map.row_and_place(hex).map(|(row, _)| row);
    let row = row_of(hex).expect("cities of the solo set-up lie on the map");
    let neighbours: HexSet = map.neighbours(hex);
    let in_row = |wanted: u8| neighbours.iter().filter(move |&n| row_of(n) == Some(wanted));
    let mut around: Vec<Hex> = Vec::new();
    if row > 0 {
        around.extend(in_row(row - 1));
    }
    around.extend(in_row(row).filter(|&n| n > hex));
    let mut below: Vec<Hex> = in_row(row + 1).collect();
    below.reverse();
    around.extend(below);
    around.extend(in_row(row).filter(|&n| n < hex));
    around
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_counted_clockwise_from_the_upper_left() {
        let around = |printed| -> Vec<u8> {
            let hex = Hex::from_printed(printed).expect("an area");
            clockwise_from_upper_left(MapId::THARSIS.map(), hex).iter().map(|hex| hex.printed()).collect()
        };
        assert_eq!(around(16), [9, 10, 17, 24, 23, 15]);
        assert_eq!(around(3), [4, 9, 8]);
        assert_eq!(around(63), [57, 58, 62]);
        assert_eq!(around(37), [28, 45, 36]);
    }
}
