//! What a seat may know of a choice's events before it is made, for [`Game::preview`](tharsis_kernel::Game::preview).

use crate::event::Event;
use crate::state::State;
use tharsis_kernel::Seat;

/// What comes of it is not known beforehand: a card turned over, the next global event (T34), corporations of others.
pub(crate) fn hangs_on_chance(event: &Event, seat: Seat) -> bool {
    match *event {
        Event::Flipped { .. } | Event::Found { .. } | Event::Reshuffled => true,
        Event::EventRevealed(_) | Event::EventsReshuffled => true,
        Event::CorporationRevealed { seat: whose, .. } => whose != seat,
        _ => false,
    }
}

/// Cards coming from the deck are not named; those the seat has before it are.
pub(crate) fn foreseen(event: Event, before: &State, seat: Seat) -> Event {
    let mut event = event.revealed_to(Some(seat));
    let player = before.player(seat);
    if let Event::Drew { card, .. } | Event::Dealt { card, .. } | Event::Discarded { card, .. } = &mut event {
        *card = card.filter(|&id| player.dealt.has(id) || player.hand.has(id));
    }
    event
}
