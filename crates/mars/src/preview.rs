//! What a seat may know of a choice's events before it is made, for [`Game::preview`](tharsis_kernel::Game::preview).

use crate::event::Event;
use crate::state::State;
use tharsis_kernel::Seat;

/// What comes of it is not known beforehand: a card turned over, the next global event (T34).
pub(crate) const fn hangs_on_chance(event: &Event, _: Seat) -> bool {
    matches!(
        event,
        Event::Flipped { .. }
            | Event::Found { .. }
            | Event::Reshuffled
            | Event::EventRevealed(_)
            | Event::EventsReshuffled
    )
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
