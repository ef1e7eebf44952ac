//! Who learns what by a choice: among people it can be taken back only if nobody has learnt anything by it.
//!
//! Decided by trying, not by a list of events, so that every card to come is covered: the choice is made in other worlds
//! that its seat and a viewer together cannot tell from the real one. Whatever the viewer is told there and here is the
//! same if it follows from what the two knew; if anything differs, the viewer has learnt something: from the deck, from
//! other hands and packs, from secret choices. What a seat shows of its own by its choice is its own affair.

use crate::{Game, Seat, SeatSet};

/// Worlds a choice is tried in, at least: one secret of two is missed once in 65,536 times.
const WORLDS: u64 = 16;

/// All that a viewer is told by a choice: what happened, what is asked and can be answered, and what is seen now.
pub struct Told<G: Game> {
    viewer: Option<Seat>,
    events: Vec<G::Event>,
    question: Option<G::Question>,
    legal: Vec<G::Choice>,
    view: G::View,
}

impl<G: Game> Told<G> {
    /// What a viewer is told of these events that led to this state.
    pub fn of(outcome: &Outcome<G>, viewer: Option<Seat>) -> Told<G> {
        Told {
            viewer,
            events: outcome.revealed(viewer).collect(),
            question: outcome.question(viewer),
            legal: outcome.legal(viewer),
            view: G::view(&outcome.state, viewer),
        }
    }

    /// Whether the viewer is told the same where the choice led elsewhere.
    pub fn is_told_in(&self, outcome: &Outcome<G>) -> bool {
        self.is_heard_in(outcome) && self.is_seen_in(outcome)
    }

    /// Whether the viewer is told the same in words, the view apart: it costs more than all else.
    fn is_heard_in(&self, outcome: &Outcome<G>) -> bool {
        self.question == outcome.question(self.viewer)
            && outcome.revealed(self.viewer).eq(self.events.iter().cloned())
            && self.legal == outcome.legal(self.viewer)
    }

    fn is_seen_in(&self, outcome: &Outcome<G>) -> bool {
        self.view == G::view(&outcome.state, self.viewer)
    }
}

/// What a choice led to.
pub struct Outcome<G: Game> {
    state: G::State,
    events: Vec<G::Event>,
}

impl<G: Game> Outcome<G> {
    /// Of a legal choice.
    pub fn of(mut state: G::State, seat: Seat, choice: G::Choice) -> Outcome<G> {
        let mut events = Vec::new();
        G::apply(&mut state, seat, choice, &mut events);
        Outcome { state, events }
    }

    /// The state it led to.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    fn revealed(&self, viewer: Option<Seat>) -> impl Iterator<Item = G::Event> {
        self.events.iter().filter_map(move |event| G::reveal(event, viewer))
    }

    fn question(&self, viewer: Option<Seat>) -> Option<G::Question> {
        viewer.and_then(|seat| G::question(&self.state, seat))
    }

    fn legal(&self, viewer: Option<Seat>) -> Vec<G::Choice> {
        let mut legal = Vec::new();
        if let Some(seat) = viewer {
            G::legal(&self.state, seat, &mut legal);
        }
        legal
    }
}

/// Whether a legal choice tells anybody something that did not follow from what they and the chooser knew, and from the
/// choice itself. Where in doubt, it does.
///
/// In each world the chooser and some of the others, each group of them in turn, know what they know, and are told the
/// same; one of them, or the spectator, in turn also looks at the table.
pub fn teaches<G: Game>(state: &G::State, n_seats: u8, seat: Seat, choice: G::Choice) -> bool {
    let here = Outcome::<G>::of(state.clone(), seat, choice);
    let others: Vec<Seat> = Seat::all(n_seats).filter(|&other| other != seat).collect();
    let viewers = [Some(seat), None].into_iter().chain(others.iter().copied().map(Some));
    let mut told: Vec<(Told<G>, u32)> = viewers.map(|viewer| (Told::of(&here, viewer), 0)).collect();
    let asked = G::question(state, seat);
    (0..WORLDS.max(1 << others.len())).any(|n| {
        let in_turn = others.iter().enumerate().filter(|(i, _)| n >> i & 1 == 1).map(|(_, &other)| other);
        let knowing: SeatSet = in_turn.chain([seat]).collect();
        let world = G::redealt(state, knowing, n);
        if G::question(&world, seat) != asked {
            return true;
        }
        let there = Outcome::<G>::of(world, seat, choice);
        let knows = |told: &Told<G>| told.viewer.is_none_or(|viewer| knowing.has(viewer));
        let mut knowing = told.iter_mut().filter(|(told, _)| knows(told));
        let mut looker = knowing.next().expect("the chooser knows");
        let heard = looker.0.is_heard_in(&there)
            && knowing.all(|next| {
                let heard = next.0.is_heard_in(&there);
                if next.1 < looker.1 {
                    looker = next;
                }
                heard
            });
        looker.1 += 1;
        !heard || !looker.0.is_seen_in(&there)
    })
}
