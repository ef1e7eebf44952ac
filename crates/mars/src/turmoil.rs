//! The committee of Turmoil (sections 1 and 2 of its rules): delegates, leaders, dominance, chairman, influence.

use crate::board::SEATS_MAX;
use crate::card::Passive;
use crate::cards::PassiveKind;
use crate::event::{Cause, Event};
use crate::global_event::{EventId, N_EVENTS};
use crate::state::State;
use crate::vocabulary::{Party, Source};
use serde::{Deserialize, Serialize};
use tharsis_kernel::{Seat, SeatSet, Sink};
use tinyvec::ArrayVec;

/// Delegates of a player: 1 in the lobby, the others in the reserve (T2).
pub const DELEGATES: u8 = 7;
/// Neutral delegates, the chairman included (T2).
pub const NEUTRAL_DELEGATES: u8 = 14;
/// What sending a delegate from the reserve costs (T6).
pub const DELEGATE_PRICE: u8 = 5;
/// Own delegates that make a party requirement hold (T16).
pub const PARTY_NEED: u8 = 2;

const OWNERS: usize = SEATS_MAX + 1;

/// Whose a delegate is. Neutral ones count as one player (T10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    /// A player's.
    Player(Seat),
    /// Nobody's.
    Neutral,
}

impl Owner {
    /// As an index: players by seat, neutral last.
    #[inline]
    pub const fn idx(self) -> usize {
        match self {
            Owner::Player(seat) => seat.idx(),
            Owner::Neutral => SEATS_MAX,
        }
    }

    /// The player, if it is one's.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Owner::Player(seat) => Some(seat),
            Owner::Neutral => None,
        }
    }
}

/// The delegates in a party.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bench {
    /// Its leader.
    pub leader: Option<Owner>,
    /// How many delegates of each owner, the leader included (T8).
    members: [u8; OWNERS],
}

impl Bench {
    /// All its members (T8).
    pub fn size(&self) -> u8 {
        self.members.iter().sum()
    }

    /// The members of one owner, the leader included.
    #[inline]
    pub const fn of(&self, owner: Owner) -> u8 {
        self.members[owner.idx()]
    }

    /// The members of one owner that do not lead.
    pub fn plain(&self, owner: Owner) -> u8 {
        self.of(owner) - u8::from(self.leader == Some(owner))
    }
}

/// What lies on the committee's board: all of it public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Committee {
    /// Its policy holds.
    pub ruling: Party,
    /// Comes to power next.
    pub dominant: Party,
    /// The chairman's owner.
    pub chairman: Owner,
    /// The parties, by `Party`.
    pub benches: [Bench; 6],
    /// Players with a delegate in the lobby.
    pub lobby: SeatSet,
    /// Delegates in reserve, by owner.
    reserve: [u8; OWNERS],
}

impl Default for Committee {
    /// As it is before the first event is revealed (T2, T4).
    fn default() -> Committee {
        let mut reserve = [DELEGATES - 1; OWNERS];
        reserve[Owner::Neutral.idx()] = NEUTRAL_DELEGATES - 1;
        Committee {
            ruling: Party::Greens,
            dominant: Party::Greens,
            chairman: Owner::Neutral,
            benches: [Bench::default(); 6],
            lobby: SeatSet((1 << SEATS_MAX) - 1),
            reserve,
        }
    }
}

impl Committee {
    /// The delegates in a party.
    #[inline]
    pub const fn bench(&self, party: Party) -> &Bench {
        &self.benches[party.idx()]
    }

    /// Delegates in reserve.
    pub const fn reserve(&self, owner: Owner) -> u8 {
        self.reserve[owner.idx()]
    }

    /// Sets the reserve, for positions.
    pub const fn set_reserve(&mut self, owner: Owner, delegates: u8) {
        self.reserve[owner.idx()] = delegates;
    }

    /// Delegates cards can send: the lobby is part of the reserve (ruling 64).
    pub const fn available(&self, seat: Seat) -> u8 {
        self.reserve(Owner::Player(seat)) + self.lobby.has(seat) as u8
    }

    /// Seats a delegate, for positions: neither reserve nor leadership nor dominance change.
    pub const fn seat_member(&mut self, owner: Owner, party: Party) {
        self.benches[party.idx()].members[owner.idx()] += 1;
    }

    /// The leader leaves a party in which nobody else is left; a neutral one if there was none (T30, T31).
    pub(crate) fn empty_bench(&mut self, party: Party) -> Owner {
        let bench = std::mem::take(&mut self.benches[party.idx()]);
        match bench.leader {
            Some(owner) => owner,
            None => {
                let neutral = &mut self.reserve[Owner::Neutral.idx()];
                *neutral = neutral.saturating_sub(1);
                Owner::Neutral
            }
        }
    }

    /// How many parties a player leads.
    pub fn led_by(&self, seat: Seat) -> u8 {
        self.benches.iter().filter(|bench| bench.leader == Some(Owner::Player(seat))).count() as u8
    }

    /// In how many parties a player has delegates.
    pub fn parties_of(&self, seat: Seat) -> u8 {
        self.benches.iter().filter(|bench| bench.of(Owner::Player(seat)) > 0).count() as u8
    }

    /// What delegates give of influence (T15).
    pub fn influence(&self, seat: Seat) -> u8 {
        let owner = Owner::Player(seat);
        let dominant = self.bench(self.dominant);
        u8::from(dominant.leader == Some(owner))
            + u8::from(dominant.plain(owner) > 0)
            + u8::from(self.chairman == owner)
    }

    /// Whether a party requirement holds for a player (T16).
    pub fn supports(&self, seat: Seat, party: Party) -> bool {
        self.ruling == party || self.bench(party).of(Owner::Player(seat)) >= PARTY_NEED
    }

    /// The party that should be dominant now: another only with strictly more members, in a tie the next
    /// clockwise (T12, T13).
    fn rightly_dominant(&self) -> Party {
        let size = |party: Party| self.bench(party).size();
        let most = Party::ALL.iter().map(|&party| size(party)).max().unwrap_or(0);
        if size(self.dominant) == most {
            return self.dominant;
        }
        self.dominant.clockwise().find(|&party| size(party) == most).unwrap_or(self.dominant)
    }

    /// Who should lead a party now: another only with strictly more members, in a tie the active player, then
    /// clockwise, neutral last (T9 to T11).
    fn rightful_leader(&self, party: Party, active: Seat) -> Option<Owner> {
        let bench = self.bench(party);
        let most = bench.members.iter().copied().max().unwrap_or(0);
        match bench.leader {
            _ if most == 0 => None,
            Some(leader) if bench.of(leader) == most => Some(leader),
            Some(_) | None => {
                let players = active.clockwise(SEATS_MAX as u8).map(Owner::Player);
                players.chain([Owner::Neutral]).find(|&owner| bench.of(owner) == most)
            }
        }
    }
}

/// All that Turmoil adds to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turmoil {
    /// Delegates and parties.
    pub committee: Committee,
    /// Carried out at the end of this generation.
    pub current: Option<EventId>,
    /// Becomes current at the end of this generation.
    pub coming: Option<EventId>,
    /// Becomes the coming one at the end of this generation.
    pub distant: Option<EventId>,
    /// The event deck, its top card last: its order is hidden.
    pub deck: ArrayVec<[EventId; N_EVENTS]>,
    /// Events carried out, as bits.
    pub discard: u32,
    /// Players who have used a policy that is for once in a generation (T39).
    pub policy_used: SeatSet,
    /// What the action under way has cost so far because the rating rose (T42); paid at its end.
    pub(crate) tax: u8,
}

impl State {
    /// A player's influence: by delegates and by cards (T15).
    pub fn influence(&self, seat: Seat) -> u8 {
        if !self.options.turmoil {
            return 0;
        }
        let mut influence = self.turmoil.committee.influence(seat);
        self.each_passive(seat, PassiveKind::Influence, |passive| {
            if let Passive::Influence(n) = passive {
                influence += n;
            }
        });
        influence
    }

    /// Sends a delegate into a party; from the reserve, or the lobby if there is none (T6, T7).
    pub(crate) fn send_delegate<L: Sink<Event>>(
        &mut self,
        owner: Owner,
        party: Party,
        source: Source,
        cause: Cause,
        log: &mut L,
    ) {
        let committee = &mut self.turmoil.committee;
        match (source, owner) {
            (Source::Lobby, Owner::Player(seat)) => committee.lobby.remove(seat),
            (Source::Reserve, _) | (_, Owner::Neutral) => committee.reserve[owner.idx()] -= 1,
        }
        committee.seat_member(owner, party);
        log.emit(Event::DelegateJoined { owner, party, cause });
        self.settle_party(party, log);
    }

    /// A delegate for a card: the lobby is the last piece of the reserve (ruling 64).
    pub(crate) fn spare_source(&self, seat: Seat) -> Source {
        let reserve = self.turmoil.committee.reserve(Owner::Player(seat));
        if reserve > 0 { Source::Reserve } else { Source::Lobby }
    }

    /// A neutral delegate joins a party, if there is one left (T7).
    pub(crate) fn send_neutral<L: Sink<Event>>(&mut self, party: Party, cause: Cause, log: &mut L) {
        if self.turmoil.committee.reserve(Owner::Neutral) > 0 {
            self.send_delegate(Owner::Neutral, party, Source::Reserve, cause, log);
        }
    }

    /// A plain member goes back to its reserve.
    pub(crate) fn return_delegate<L: Sink<Event>>(
        &mut self,
        owner: Owner,
        party: Party,
        cause: Cause,
        log: &mut L,
    ) {
        let committee = &mut self.turmoil.committee;
        committee.benches[party.idx()].members[owner.idx()] -= 1;
        committee.reserve[owner.idx()] += 1;
        log.emit(Event::DelegateLeft { owner, party, cause });
    }

    /// Leadership of a party and dominance, after its members have changed (T10 to T13).
    pub(crate) fn settle_party<L: Sink<Event>>(&mut self, party: Party, log: &mut L) {
        let committee = &mut self.turmoil.committee;
        let leader = committee.rightful_leader(party, self.active);
        if leader != committee.benches[party.idx()].leader {
            committee.benches[party.idx()].leader = leader;
            log.emit(Event::LeaderChosen { party, owner: leader });
        }
        let dominant = committee.rightly_dominant();
        self.set_dominant(dominant, log);
    }

    pub(crate) fn set_dominant<L: Sink<Event>>(&mut self, party: Party, log: &mut L) {
        if party != self.turmoil.committee.dominant {
            self.turmoil.committee.dominant = party;
            log.emit(Event::DominanceMoved(party));
        }
    }

    pub(crate) fn set_chairman<L: Sink<Event>>(&mut self, owner: Owner, log: &mut L) {
        self.turmoil.committee.chairman = owner;
        log.emit(Event::ChairmanChosen(owner));
    }

    /// A delegate from reserve, or lobby, becomes chairman in place of the present one.
    pub(crate) fn become_chairman<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        let source = self.spare_source(seat);
        let committee = &mut self.turmoil.committee;
        committee.reserve[committee.chairman.idx()] += 1;
        match source {
            Source::Lobby => committee.lobby.remove(seat),
            Source::Reserve => committee.reserve[seat.idx()] -= 1,
        }
        self.set_chairman(Owner::Player(seat), log);
    }

    /// Whether a delegate of this owner, or of anybody, is in a party and does not lead it.
    pub(crate) fn has_plain(&self, party: Party, owner: Option<Owner>) -> bool {
        let bench = self.turmoil.committee.bench(party);
        match owner {
            Some(owner) => bench.plain(owner) > 0,
            None => bench.size() > u8::from(bench.leader.is_some()),
        }
    }

    /// Owners with a delegate in a party that does not lead it: players by seat, then neutral.
    pub(crate) fn plain_owners(&self, party: Party) -> impl Iterator<Item = Owner> + '_ {
        let bench = self.turmoil.committee.bench(party);
        let owners = self.seats().map(Owner::Player).chain([Owner::Neutral]);
        owners.filter(move |&owner| bench.plain(owner) > 0)
    }

    /// The next event of the deck, from a new deck if need be (T36).
    pub(crate) fn draw_event<L: Sink<Event>>(&mut self, log: &mut L) -> Option<EventId> {
        if self.turmoil.deck.is_empty() {
            let discard = std::mem::take(&mut self.turmoil.discard);
            let events = (0..N_EVENTS as EventId).filter(|event| discard >> event & 1 == 1);
            self.turmoil.deck = events.collect();
            tharsis_kernel::shuffle(&mut self.dice.stream(), &mut self.turmoil.deck);
            log.emit(Event::EventsReshuffled);
        }
        self.turmoil.deck.pop()
    }
}
