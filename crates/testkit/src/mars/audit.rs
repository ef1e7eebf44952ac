//! The audit of Mars: every change of every number and of the committee has an event, and every card is somewhere
//! exactly once.

use crate::proven::Count;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::CardSet;
use tharsis_mars::{
    Bill, Clause, Event, MARKER_START, Mars, MoonState, N_MOONS, N_PARAMETERS, Owner, Parameter, Party,
    Phase, Question, Resource, State, Status, cards,
};

/// What the events say the numbers should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    stock: Vec<[i32; 6]>,
    production: Vec<[i16; 6]>,
    rating: Vec<i16>,
    on_card: Vec<u8>,
    parameters: [i8; N_PARAMETERS],
    moons: [MoonState; N_MOONS],
    fleets: Vec<u8>,
    committee: Seats,
}

/// Who sits where on the committee, as the events tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seats {
    ruling: Party,
    dominant: Party,
    chairman: Owner,
    leaders: [Option<Owner>; 6],
    /// Members by party and owner, players by seat, neutral last.
    members: [[u8; 6]; 6],
    /// Delegates that can still be sent, by owner.
    spare: [u8; 6],
    events: [Option<u8>; 3],
}

impl Seats {
    fn of(state: &State) -> Seats {
        let turmoil = state.turmoil();
        let committee = &turmoil.committee;
        let owners: [Owner; 6] =
            std::array::from_fn(|i| if i < 5 { Owner::Player(Seat(i as u8)) } else { Owner::Neutral });
        Seats {
            ruling: committee.ruling,
            dominant: committee.dominant,
            chairman: committee.chairman,
            leaders: committee.benches.map(|bench| bench.leader),
            members: committee.benches.map(|bench| owners.map(|owner| bench.of(owner))),
            spare: owners.map(|owner| match owner {
                Owner::Player(seat) => committee.available(seat),
                Owner::Neutral => committee.reserve(owner),
            }),
            events: [turmoil.current, turmoil.coming, turmoil.distant],
        }
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::DelegateJoined { owner, party, .. } => {
                self.members[party.idx()][owner.idx()] += 1;
                self.spare[owner.idx()] -= 1;
            }
            Event::DelegateLeft { owner, party, .. } => {
                self.members[party.idx()][owner.idx()] -= 1;
                self.spare[owner.idx()] += 1;
            }
            // A leader who goes without another in the party becomes chairman.
            Event::LeaderChosen { party, owner: None } => {
                let owner = self.leaders[party.idx()].take().unwrap_or(Owner::Neutral);
                let members = &mut self.members[party.idx()][owner.idx()];
                self.spare[owner.idx()] += std::mem::take(members);
            }
            Event::LeaderChosen { party, owner } => self.leaders[party.idx()] = owner,
            Event::DominanceMoved(party) => self.dominant = party,
            Event::TookPower(party) => self.ruling = party,
            Event::ChairmanChosen(owner) => {
                self.spare[self.chairman.idx()] += 1;
                self.spare[owner.idx()] -= 1;
                self.chairman = owner;
            }
            Event::EventCurrent(event) => self.events[0] = Some(event),
            Event::EventComing(event) => self.events[1] = Some(event),
            Event::EventRevealed(event) => self.events[2] = Some(event),
            _ => {}
        }
    }
}

impl crate::Audit<Mars> for Audit {
    /// The numbers of a state.
    fn of(state: &State) -> Audit {
        let players = state.players();
        Audit {
            stock: players.iter().map(|player| player.stock).collect(),
            production: players.iter().map(|player| player.production).collect(),
            rating: players.iter().map(|player| player.rating).collect(),
            on_card: (0..cards::N_CARDS as CardId).map(|id| state.on_card(id)).collect(),
            parameters: std::array::from_fn(|i| state.parameter(Parameter::ALL[i])),
            moons: *state.moons(),
            fleets: players.iter().map(|player| player.fleets).collect(),
            committee: Seats::of(state),
        }
    }

    /// Follows an event.
    fn follow(&mut self, event: &Event) {
        self.committee.follow(event);
        match *event {
            Event::Paid { seat, resource, amount, .. } | Event::Lost { seat, resource, amount, .. } => {
                self.stock[seat.idx()][resource.idx()] -= amount;
            }
            Event::Gained { seat, resource, amount, .. } => self.stock[seat.idx()][resource.idx()] += amount,
            Event::EnergyToHeat { seat, amount } => {
                self.stock[seat.idx()][Resource::Energy.idx()] -= amount;
                self.stock[seat.idx()][Resource::Heat.idx()] += amount;
            }
            Event::Produced { seat, resource, steps, .. } => {
                self.production[seat.idx()][resource.idx()] += steps
            }
            Event::Rated { seat, steps, .. } => self.rating[seat.idx()] += steps,
            Event::Raised { parameter, to, .. } | Event::Shifted { parameter, to, .. } => {
                self.parameters[parameter.idx()] = to
            }
            Event::Added { card, amount, .. } => self.on_card[card as usize] += amount,
            Event::Removed { card, amount, .. } | Event::PaidHere { card, amount, .. } => {
                self.on_card[card as usize] -= amount;
            }
            Event::FleetsGained { seat, n, .. } => self.fleets[seat.idx()] += n,
            Event::MoonInPlay { moon, active } => {
                let moon = &mut self.moons[moon.idx()];
                moon.status = if active { Status::Awake } else { Status::Asleep };
                moon.marker = if active { MARKER_START } else { 0 };
            }
            Event::MoonLeftOut(moon) => self.moons[moon.idx()] = MoonState::default(),
            Event::MoonWoke(moon) => {
                let moon = &mut self.moons[moon.idx()];
                (moon.status, moon.marker) = (Status::Awake, MARKER_START);
            }
            Event::ColonyPlaced { seat, moon, .. } => self.moons[moon.idx()].owners.push(seat),
            Event::FleetSent { seat, moon } => self.moons[moon.idx()].trader = Some(seat),
            Event::FleetsBack => self.moons.iter_mut().for_each(|moon| moon.trader = None),
            Event::MarkerMoved { moon, from, to, .. } => {
                assert_eq!(self.moons[moon.idx()].marker, from, "a marker jumped");
                self.moons[moon.idx()].marker = to;
            }
            _ => {}
        }
    }
}

/// Panics unless every project card of the game is somewhere exactly once.
pub(super) fn check_cards(state: &State, step: &str) {
    let mut count = Count::at(step);
    let mut once = |cards: CardSet, place: &str| count.add(cards, place);
    once(state.deck().iter().copied().collect(), "the deck");
    once(state.discard_pile(), "the discard pile");
    for player in state.players() {
        once(player.hand, "a hand");
        once(player.tableau.and(&cards::PROJECTS), "a tableau");
        once(player.events, "the events");
        once(player.dealt.and(&cards::PROJECTS), "the cards dealt");
        let aside = player.kept.without(&player.dealt).without(&player.hand);
        once(aside.and(&cards::PROJECTS), "the cards kept aside");
    }
    if let Some(card) = card_being_paid(state) {
        once(CardSet::EMPTY.with(card), "the card being paid");
    }
    count.check(cards::project_deck(&state.options()));
    check_preludes(state, step);
}

/// The same for preludes, none of which is in two places; one that could not be played is nowhere any more (P17).
fn check_preludes(state: &State, step: &str) {
    let mut count = Count::at(step);
    let mut once = |cards: CardSet, place: &str| count.add(cards, place);
    once(state.prelude_deck().iter().copied().collect(), "the prelude deck");
    for player in state.players() {
        once(player.preludes.iter().copied().collect(), "preludes in hand");
        once(player.laid_aside.iter().copied().collect(), "preludes laid aside");
        once(player.tableau.and(&cards::PRELUDES), "a tableau");
        once(player.dealt.and(&cards::PRELUDES), "the preludes dealt");
    }
}

/// A card lies in nobody's hand while it is being paid.
fn card_being_paid(state: &State) -> Option<u16> {
    if !matches!(state.phase(), Phase::Action | Phase::Prelude) {
        return None;
    }
    match state.question(state.active())? {
        Question::Pay(Bill { text, .. })
            if matches!(text.clause, Clause::Play) && cards::PROJECTS.has(text.card) =>
        {
            Some(text.card)
        }
        _ => None,
    }
}
