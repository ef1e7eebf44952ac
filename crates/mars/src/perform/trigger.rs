//! What sets off waiting effects, and in which order they come (M126 to M128, docs/rules/order.md).
//!
//! Listeners are looked up by set intersection; nothing is registered, so nothing can be out of step. Effects
//! that neither ask nor reveal anything happen at once: their order changes nothing. The others wait, and the
//! active player orders them where two or more could make a difference.

use crate::card::{By, Effect, When};
use crate::cards::{LISTENERS, WhenKind, card};
use crate::event::Event;
use crate::hex::Hex;
use crate::party::Policy;
use crate::question::Question;
use crate::state::{State, Task};
use crate::text::{Clause, Text};
use crate::vocabulary::{Parameter, Project, Tag, Tile};
use tharsis_kernel::{CardId, Seat, Sink};
use tinyvec::ArrayVec;

/// Something cards may listen to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Happening {
    TagPlayed { tag: Tag, on: CardId },
    Tile { tile: Tile, hex: Hex },
    EventPlayed(CardId),
    CardPaid(CardId),
    ProjectPaid(Project),
    MetalEarned,
    NewTag(CardId),
    ColonyPlaced,
    RatingNotRaised,
    Raised(Parameter),
}

/// Texts that wait for their place in the order.
pub(crate) type Waiting = ArrayVec<[(Text, Seat, CardId); 12]>;

impl Happening {
    const fn kind(self) -> WhenKind {
        match self {
            Happening::TagPlayed { .. } => WhenKind::Tag,
            Happening::Tile { .. } => WhenKind::Tile,
            Happening::EventPlayed(_) => WhenKind::Event,
            Happening::CardPaid(_) | Happening::ProjectPaid(_) => WhenKind::Paid,
            Happening::MetalEarned => WhenKind::Metal,
            Happening::NewTag(_) => WhenKind::NewTag,
            Happening::ColonyPlaced => WhenKind::Colony,
            Happening::RatingNotRaised => WhenKind::Production,
            Happening::Raised(_) => WhenKind::Raised,
        }
    }

    /// The card that set it off.
    const fn subject(self) -> CardId {
        match self {
            Happening::TagPlayed { on, .. } => on,
            Happening::EventPlayed(id) | Happening::CardPaid(id) | Happening::NewTag(id) => id,
            Happening::Tile { .. } | Happening::ProjectPaid(_) => 0,
            Happening::MetalEarned | Happening::ColonyPlaced => 0,
            Happening::RatingNotRaised | Happening::Raised(_) => 0,
        }
    }

    /// Whether a trigger of `owner` hears what `by` did.
    #[deny(clippy::wildcard_enum_match_arm)]
    fn sets_off(self, when: When, owner: Seat, by: Seat) -> bool {
        let heard = |whose: By| whose == By::Anyone || owner == by;
        match when {
            When::TagPlayed(tags, whose) => {
                matches!(self, Happening::TagPlayed { tag, .. } if heard(whose) && tags.contains(&tag))
            }
            When::OceanPlaced(whose) => {
                matches!(self, Happening::Tile { tile: Tile::Ocean, .. } if heard(whose))
            }
            When::CityPlaced(whose) => {
                matches!(self, Happening::Tile { tile, .. } if heard(whose) && tile.is_city())
            }
            When::CityPlacedOnMars(whose) => matches!(
                self, Happening::Tile { tile, hex } if heard(whose) && tile.is_city() && hex.on_mars()
            ),
            When::GreeneryPlaced(whose) => {
                matches!(self, Happening::Tile { tile: Tile::Greenery, .. } if heard(whose))
            }
            When::EventPlayed(tag) => matches!(
                self, Happening::EventPlayed(id)
                    if owner == by && tag.is_none_or(|tag| card(id).has_tag(tag))
            ),
            When::PaidAtLeast(cost) => {
                owner == by
                    && match self {
                        Happening::CardPaid(id) => card(id).cost >= cost,
                        Happening::ProjectPaid(project) => crate::text::project_cost(project) >= cost,
                        Happening::TagPlayed { .. }
                        | Happening::Tile { .. }
                        | Happening::EventPlayed(_)
                        | Happening::MetalEarned
                        | Happening::NewTag(_)
                        | Happening::ColonyPlaced
                        | Happening::RatingNotRaised
                        | Happening::Raised(_) => false,
                    }
            }
            When::ProjectPaid => owner == by && matches!(self, Happening::ProjectPaid(_)),
            When::MetalEarned => owner == by && matches!(self, Happening::MetalEarned),
            When::CardPaid(cost) => {
                owner == by && matches!(self, Happening::CardPaid(id) if card(id).cost >= cost)
            }
            When::NewTag => owner == by && matches!(self, Happening::NewTag(_)),
            When::ColonyPlaced(whose) => matches!(self, Happening::ColonyPlaced if heard(whose)),
            When::TilePlaced => matches!(self, Happening::Tile { hex, .. } if owner == by && hex.on_mars()),
            When::RatingNotRaised => owner == by && matches!(self, Happening::RatingNotRaised),
            When::PointsPaid => {
                owner == by && matches!(self, Happening::CardPaid(id) if card(id).points.is_shown_and_good())
            }
            When::Raised(parameter) => matches!(self, Happening::Raised(raised) if raised == parameter),
        }
    }
}

impl State {
    /// Tells all cards of something: the acting player's first, by number, then clockwise.
    pub(crate) fn announce<L: Sink<Event>>(
        &mut self,
        what: Happening,
        by: Seat,
        waiting: &mut Waiting,
        log: &mut L,
    ) {
        let listeners = &LISTENERS[what.kind() as usize];
        for owner in by.clockwise(self.n_seats) {
            for id in &self.player(owner).tableau.and(listeners) {
                self.tell(id, what, (owner, by), waiting, log);
            }
        }
    }

    /// Tells one card of something.
    #[inline]
    pub(crate) fn tell<L: Sink<Event>>(
        &mut self,
        id: CardId,
        what: Happening,
        (owner, by): (Seat, Seat),
        waiting: &mut Waiting,
        log: &mut L,
    ) {
        for (i, trigger) in card(id).triggers.iter().enumerate() {
            if !what.sets_off(trigger.when, owner, by) {
                continue;
            }
            let text = Text::of(id, Clause::Trigger(i as u8));
            if self.asks_or_draws(text, owner, what.subject()) {
                waiting.push((text, owner, what.subject()));
            } else {
                self.perform_now(text, owner, what.subject(), log);
            }
        }
    }

    /// Tells of something that nothing else waits for.
    pub(crate) fn announce_alone<L: Sink<Event>>(&mut self, what: Happening, by: Seat, log: &mut L) {
        let mut waiting = Waiting::new();
        self.announce(what, by, &mut waiting, log);
        self.wait(waiting, by);
        if self.options.turmoil {
            self.announce_to_policy(what, by, log);
        }
    }

    /// The ruling party's policy listens, too; what it gives asks nothing (T19, T37, T41).
    #[inline(never)]
    fn announce_to_policy<L: Sink<Event>>(&mut self, what: Happening, by: Seat, log: &mut L) {
        let Some(party) = self.policy_party() else { return };
        if let Policy::Trigger(trigger) = party.programme().policy
            && what.sets_off(trigger.when, by, by)
        {
            self.perform_now(Text::rule(Clause::Policy(party)), by, 0, log);
        }
    }

    /// Leaves texts on the lane, the first of them to come first unless the player orders them otherwise.
    pub(crate) fn wait(&mut self, waiting: Waiting, by: Seat) {
        for &(text, seat, subject) in waiting.iter().rev() {
            self.push(Task::Pending { text, seat, subject });
        }
        if !waiting.is_empty() {
            self.push(Task::Resolve { seat: by, pending: waiting.len() as u8 });
        }
    }

    /// Whether the place of a text in the order can matter, as things stand.
    fn asks_or_draws(&self, text: Text, seat: Seat, subject: CardId) -> bool {
        text.effects().iter().any(|&effect| match effect {
            Effect::OneOf(branches) => {
                let open = self.open_branches(seat, text, branches.len(), subject);
                match open.count_ones() {
                    0 => false,
                    1 => self.asks_or_draws(text.branch(open.trailing_zeros() as u8), seat, subject),
                    _ => true,
                }
            }
            _ => effect.asks_or_draws(),
        })
    }

    /// Lets the next of the pending texts happen; asks which one where it can make a difference.
    pub(crate) fn resolve(&mut self, seat: Seat, pending: u8) {
        let top = self.pending_texts(pending);
        let order_matters = {
            let mut asking =
                top.iter().filter(|&&(text, owner, subject)| self.asks_or_draws(text, owner, subject));
            let first = asking.next().map(|it| it.0);
            asking.any(|it| Some(it.0) != first)
        };
        let first = top.first().copied().expect("something is pending");
        let first_asks = self.asks_or_draws(first.0, first.1, first.2);
        if order_matters && first_asks {
            self.ask(seat, Question::Order(pending));
        } else {
            self.resolve_next(seat, pending, 0);
        }
    }

    /// The pending texts on top of the lane, in the default order.
    pub(crate) fn pending_texts(&self, pending: u8) -> Waiting {
        self.lanes
            .game
            .iter()
            .rev()
            .filter_map(|task| match *task {
                Task::Pending { text, seat, subject } => Some((text, seat, subject)),
                _ => None,
            })
            .take(pending as usize)
            .collect()
    }

    /// Lets number `i` of the pending texts happen next.
    pub(super) fn resolve_next(&mut self, seat: Seat, pending: u8, i: u8) {
        let place = self.lanes.game.len() - 1 - i as usize;
        let Task::Pending { text, seat: owner, subject } = self.lanes.game.remove(place) else {
            unreachable!("pending texts lie on top of the lane")
        };
        if pending > 1 {
            self.push(Task::Resolve { seat, pending: pending - 1 });
        }
        self.push_text(text, owner, subject);
    }
}
