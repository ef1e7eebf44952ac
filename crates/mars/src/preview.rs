//! What a choice would change at once, shown before it is made, without revealing hidden cards.

use crate::event::Event;
use crate::question::Choice;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tharsis_kernel::Seat;

/// The changes a choice brings before the next question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Preview {
    /// What would happen, as far as it can be known. Drawn cards are not named.
    pub events: Vec<Event>,
    /// More happens, but it hangs on a card or global event nobody has seen yet.
    pub depends_on_chance: bool,
}

impl State {
    /// What a legal choice would change at once; `None` if it is not legal.
    pub fn preview(&self, seat: Seat, choice: Choice) -> Option<Preview> {
        let mut legal = Vec::new();
        self.legal_choices(seat, &mut legal);
        legal.binary_search(&choice).ok()?;
        // Play it in a world that shares only what this seat knows, so that nothing real can show through.
        let mut world = self.redealt(Some(seat), 0);
        let mut events = Vec::new();
        world.answer(seat, choice, &mut events);
        let mut preview = Preview { events: Vec::new(), depends_on_chance: false };
        for event in events {
            match event {
                Event::Flipped { .. } | Event::Reshuffled | Event::EventRevealed(_) => {
                    preview.depends_on_chance = true;
                    break;
                }
                event => preview.events.push(without_cards_unseen(event, self, seat)),
            }
        }
        Some(preview)
    }
}

/// Cards coming from the deck are not named; those the seat has before it are.
fn without_cards_unseen(event: Event, before: &State, seat: Seat) -> Event {
    let mut event = event.revealed_to(Some(seat));
    let player = before.player(seat);
    if let Event::Drew { card, .. } | Event::Dealt { card, .. } | Event::Discarded { card, .. } = &mut event {
        *card = card.filter(|&id| player.dealt.has(id) || player.hand.has(id));
    }
    event
}
