//! Setting up (section 2): what is dealt, corporations, the exchange of cards.

use crate::board::{COOP_CUBES, COOP_MARKERS, SEATS_MAX, all_tiles};
use crate::cards::CardSet;
use crate::cards::{CORPORATIONS, FIRST_GAME, N_HOLDERS, PROJECTS};
use crate::event::{Cause, Event};
use crate::options::Options;
use crate::question::{Choice, Question};
use crate::state::{Lanes, Player, State, Task};
use crate::text::{Clause, Text};
use crate::vocabulary::{Phase, PhaseCard};
use tharsis_kernel::{CardId, Dice, Game, Seat, Sink, shuffle};
use tinyvec::ArrayVec;

const RATING_START: i16 = 5;
const OPENING_CARDS: u8 = 8;
const OPENING_CORPORATIONS: usize = 2;
/// Starred cards in a first game; as many come from the deck (A14).
const STARRED_CARDS: usize = 4;

impl State {
    /// A table before anything is dealt: parameters at their start, deck and tiles shuffled (A11).
    pub fn bare(options: Options, n_seats: u8, seed: [u8; 32]) -> State {
        let mut state = State {
            rules: <crate::Ares as Game>::RULES_SINCE,
            options,
            n_seats,
            phase: Phase::Setup,
            round: 1,
            steps: [0; 3],
            at_start: [0; 3],
            tiles: all_tiles(),
            to_come: 0,
            players: [Player::default(); SEATS_MAX],
            deck: ArrayVec::default(),
            discard: CardSet::EMPTY,
            used: CardSet::EMPTY,
            on_card: [0; N_HOLDERS],
            neutral: ArrayVec::default(),
            neutral_now: None,
            counter: u8::from(n_seats == 1),
            cubes: if options.coop { COOP_CUBES } else { 0 },
            markers: if options.coop { COOP_MARKERS } else { 0 },
            dice: Dice::new(seed),
            lanes: Lanes::default(),
        };
        for seat in state.seats() {
            state.player_mut(seat).rating = RATING_START;
        }
        let mut stream = state.dice.stream();
        shuffle(&mut stream, &mut state.tiles);
        state.shuffle_deck(&PROJECTS);
        if state.is_solo() {
            state.shuffle_neutral();
        }
        state
    }

    fn shuffle_deck(&mut self, cards: &CardSet) {
        self.deck = cards.iter().map(|id| id as u8).collect();
        shuffle(&mut self.dice.stream(), &mut self.deck);
    }

    /// The five neutral phase cards in a new order (A53, A55).
    pub(crate) fn shuffle_neutral(&mut self) {
        self.neutral = (0..PhaseCard::ALL.len() as u8).collect();
        shuffle(&mut self.dice.stream(), &mut self.neutral);
    }

    /// Sets up a game and runs to the first question.
    pub(crate) fn setup<L: Sink<Event>>(options: Options, n_seats: u8, seed: [u8; 32], log: &mut L) -> State {
        let mut state = State::bare(options, n_seats, seed);
        log.emit(Event::PhaseBegan { phase: Phase::Setup, round: 1 });
        if options.first_game {
            state.deal_first_game(log);
        } else {
            let mut corporations: Vec<CardId> = CORPORATIONS.iter().collect();
            shuffle(&mut state.dice.stream(), &mut corporations);
            for seat in state.seats() {
                state.deal_corporations(seat, corporations.drain(..OPENING_CORPORATIONS), log);
                state.deal(seat, OPENING_CARDS, Cause::Setup, log);
            }
        }
        state.begin_opening();
        state.run(log);
        state
    }

    fn deal_corporations<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        cards: impl Iterator<Item = CardId>,
        log: &mut L,
    ) {
        for id in cards {
            self.player_mut(seat).dealt.add(id);
            log.emit(Event::Dealt { seat, card: Some(id), cause: Cause::Setup });
        }
    }

    /// Four starred green cards and four others for each, one starred corporation (A14).
    fn deal_first_game<L: Sink<Event>>(&mut self, log: &mut L) {
        let mut starred: Vec<CardId> = FIRST_GAME.and(&PROJECTS).iter().collect();
        let mut corporations: Vec<CardId> = FIRST_GAME.and(&CORPORATIONS).iter().collect();
        shuffle(&mut self.dice.stream(), &mut starred);
        shuffle(&mut self.dice.stream(), &mut corporations);
        self.shuffle_deck(&PROJECTS.without(&FIRST_GAME));
        for seat in self.seats() {
            self.deal_corporations(seat, corporations.drain(..1), log);
            for id in starred.drain(..STARRED_CARDS) {
                self.player_mut(seat).dealt.add(id);
                log.emit(Event::Dealt { seat, card: Some(id), cause: Cause::Setup });
            }
            self.deal(seat, OPENING_CARDS - STARRED_CARDS as u8, Cause::Setup, log);
        }
        self.discard = starred.into_iter().collect();
    }

    /// Asks everybody who has more than one corporation before them; the rest of the game follows.
    pub(crate) fn begin_opening(&mut self) {
        self.phase = Phase::Setup;
        self.lanes.game.push(Task::RevealCorporations);
        self.lanes.game.push(Task::Join);
        for seat in self.seats() {
            if self.player(seat).dealt.count_in(&CORPORATIONS) > 1 {
                self.player_mut(seat).turn.bonus = self.options.mulligan;
                self.ask(seat, Question::Opening);
            }
        }
    }

    pub(crate) fn open<L: Sink<Event>>(&mut self, seat: Seat, choice: Choice, log: &mut L) {
        match choice {
            Choice::Card(id) => {
                self.player_mut(seat).kept.add(id);
                if !CORPORATIONS.has(id) {
                    self.ask(seat, Question::Opening);
                }
            }
            _ => self.exchange_dealt(seat, log),
        }
    }

    /// The cards picked are discarded and as many drawn (A15).
    fn exchange_dealt<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        let player = self.player_mut(seat);
        let given = std::mem::replace(&mut player.kept, CardSet::EMPTY);
        player.dealt = player.dealt.without(&given);
        player.turn.bonus = false;
        for id in &given {
            self.discard(seat, id, Cause::Setup, log);
        }
        self.deal(seat, given.len() as u8, Cause::Setup, log);
        self.ask(seat, Question::Opening);
    }

    /// Corporations come into play and give what they start with (A13).
    pub(crate) fn reveal_corporations<L: Sink<Event>>(&mut self, log: &mut L) {
        for seat in self.seats() {
            let player = self.player_mut(seat);
            let chosen = if player.kept.is_empty() { player.dealt } else { player.kept };
            let projects = player.dealt.without(&CORPORATIONS);
            player.hand = player.hand.or(&projects);
            player.dealt = CardSet::EMPTY;
            player.kept = CardSet::EMPTY;
            for id in &projects {
                log.emit(Event::Drew { seat, card: Some(id), cause: Cause::Setup });
            }
            let Some(id) = chosen.and(&CORPORATIONS).last() else { continue };
            self.player_mut(seat).tableau.add(id);
            log.emit(Event::CorporationRevealed { seat, card: id });
            for clause in [Clause::Production, Clause::Stock, Clause::Play] {
                self.perform_now(Text::of(id, clause), seat, id, log);
            }
        }
        self.lanes.game.push(Task::Planning);
    }
}
