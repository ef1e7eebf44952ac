//! The audit of Ares: every change of every number has an event, and every card is somewhere exactly once.

use crate::proven::Count;
use tharsis_ares::CardSet;
use tharsis_ares::{Ares, Bill, Clause, Event, Parameter, Question, State, cards};
use tharsis_kernel::CardId;

/// What the events say the numbers should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    stock: Vec<[i32; 3]>,
    production: Vec<[i16; 4]>,
    levels: Vec<[u8; 2]>,
    rating: Vec<i16>,
    forests: Vec<u16>,
    on_card: Vec<u8>,
    parameters: Vec<i8>,
    counter: u8,
}

impl crate::Audit<Ares> for Audit {
    /// The numbers of a state.
    fn of(state: &State) -> Audit {
        let players = state.players();
        Audit {
            stock: players.iter().map(|player| player.stock).collect(),
            production: players.iter().map(|player| player.production).collect(),
            levels: players.iter().map(|player| player.levels).collect(),
            rating: players.iter().map(|player| player.rating).collect(),
            forests: players.iter().map(|player| player.forests).collect(),
            on_card: (0..cards::N_CARDS as CardId).map(|id| state.on_card(id)).collect(),
            parameters: Parameter::ALL.iter().map(|&it| state.parameter(it)).collect(),
            counter: state.counter(),
        }
    }

    /// Follows an event.
    fn follow(&mut self, event: &Event) {
        match *event {
            Event::Paid { seat, resource, amount, .. } => self.stock[seat.idx()][resource.idx()] -= amount,
            Event::Gained { seat, resource, amount, .. } => self.stock[seat.idx()][resource.idx()] += amount,
            Event::Produced { seat, product, steps, .. } => {
                self.production[seat.idx()][product.idx()] += steps
            }
            Event::Levelled { seat, level, steps, .. } => self.levels[seat.idx()][level.idx()] += steps,
            Event::Rated { seat, steps, .. } => self.rating[seat.idx()] += steps,
            Event::Forested { seat, .. } => self.forests[seat.idx()] += 1,
            Event::Raised { parameter, to, .. } => self.parameters[parameter.idx()] = to,
            Event::Flipped { again: false, .. } => self.parameters[Parameter::Oceans.idx()] += 1,
            Event::Added { card, amount, .. } => self.on_card[card as usize] += amount,
            Event::Removed { card, amount, .. } => self.on_card[card as usize] -= amount,
            Event::Counted { to } => self.counter = to,
            _ => {}
        }
    }
}

/// Panics unless every project card is somewhere exactly once.
pub(super) fn check_cards(state: &State, step: &str) {
    let mut count = Count::at(step);
    let mut once = |cards: CardSet, place: &str| count.add(cards, place);
    once(state.deck().iter().map(|&id| CardId::from(id)).collect(), "the deck");
    once(state.discard_pile(), "the discard pile");
    for (seat, player) in state.seats().zip(state.players()) {
        once(player.hand, "a hand");
        once(player.tableau.without(&cards::CORPORATIONS), "a tableau");
        once(player.dealt.without(&cards::CORPORATIONS), "the cards dealt");
        match state.question(seat) {
            Some(Question::Pay(Bill { text, .. })) if text.clause == Clause::Play => {
                once(CardSet::EMPTY.with(text.card), "the card being paid");
            }
            Some(Question::Swap(card)) => once(CardSet::EMPTY.with(card), "the card offered"),
            _ => {}
        }
    }
    count.check(cards::PROJECTS);
}
