//! What a seat may see (M15). The only thing bots and clients are given; everything hidden is hidden here.

use crate::board::Board;
use crate::cards::CORPORATIONS;
use crate::cards::CardSet;
use crate::forecast::EventForecast;
use crate::global_event::{EventId, N_EVENTS};
use crate::map::MapId;
use crate::options::Options;
use crate::parameter::N_PARAMETERS;
use crate::price::trade_price;
use crate::question::Question;
use crate::score::Score;
use crate::state::{Player, State};
use crate::turmoil::Committee;
use crate::vocabulary::{Award, Milestone, Moon, Parameter, Phase, Resource};
use serde::{Deserialize, Serialize};
use tharsis_kernel::{CardId, Seat, SeatSet};

/// One player as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// Resources, by `Resource`.
    pub stock: [i32; 6],
    /// Production, by `Resource`.
    pub production: [i16; 6],
    /// Terraform rating.
    pub rating: i16,
    /// The corporation, once revealed.
    pub corporation: Option<CardId>,
    /// Face-up cards, the corporation included.
    pub tableau: CardSet,
    /// Resources on the face-up cards that hold any.
    pub resources: Vec<(CardId, u8)>,
    /// Cards whose action was used in this generation.
    pub used: CardSet,
    /// Cards in hand: how many.
    pub hand_size: u8,
    /// Events played. They lie face down, but everybody saw them played.
    pub events: CardSet,
    /// Cards lying before the player to choose from: how many.
    pub n_dealt: u8,
    /// Passed for this generation.
    pub passed: bool,
    /// The corporation's first action is still to come.
    pub first_action_due: bool,
    /// The rating was raised in this generation.
    pub rating_raised: bool,
    /// M€ off the next card.
    pub next_cheaper: u8,
    /// Steps of ease for the next card.
    pub next_eased: u8,
    /// Trade fleets.
    pub fleets: u8,
    /// Those of them that can be sent out.
    pub fleets_free: u8,
    /// Own colonies.
    pub colonies: u8,
    /// Preludes not played yet: how many.
    pub n_preludes: u8,
    /// How much less a trade costs of whatever pays for it.
    pub trade_discount: u8,
    /// What a card costs when it is bought.
    pub purchase_price: u8,
    /// What steel is worth.
    pub steel_worth: u8,
    /// What titanium is worth.
    pub titanium_worth: u8,
    /// Points as if the game ended now.
    pub score: Score,
}

/// A colony tile in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoonView {
    /// Which.
    pub moon: Moon,
    /// Whether it is active (C5).
    pub active: bool,
    /// The position of the marker; none while it is inactive.
    pub marker: Option<u8>,
    /// The owners of the colonies, the leftmost first.
    pub owners: Vec<Seat>,
    /// Whose fleet stands there.
    pub trader: Option<Seat>,
}

/// What only the seat itself may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnView {
    /// Cards in hand.
    pub hand: CardSet,
    /// What each of them costs now.
    pub prices: Vec<(CardId, u8)>,
    /// Cards lying before the seat to choose from.
    pub dealt: CardSet,
    /// Those of them chosen so far, or kept aside in the draft.
    pub kept: CardSet,
    /// Preludes not played yet.
    pub preludes: CardSet,
    /// What the seat is asked.
    pub question: Option<Question>,
    /// When the order of effects is asked: the cards, in the default order.
    pub order: Vec<CardId>,
}

/// Everything a seat, or a spectator, may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat; `None` is a spectator.
    pub seat: Option<Seat>,
    /// The variant.
    pub options: Options,
    /// The map played on.
    pub map: MapId,
    /// Where we are.
    pub phase: Phase,
    /// Counted from 1.
    pub generation: u8,
    /// The global parameters in their own units, by `Parameter`.
    pub parameters: [i8; N_PARAMETERS],
    /// Holder of the first-player marker.
    pub first_player: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Actions taken in this turn.
    pub actions_done: u8,
    /// Who must choose now.
    pub asked: SeatSet,
    /// The map.
    pub board: Board,
    /// The colony tiles in play.
    pub moons: Vec<MoonView>,
    /// Cards in the deck: how many.
    pub deck_size: u16,
    /// Cards discarded: how many.
    pub discard_size: u16,
    /// Milestones claimed.
    pub milestones: Vec<(Milestone, Seat)>,
    /// Awards funded.
    pub awards: Vec<(Award, Seat)>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// What only the seat itself sees.
    pub own: Option<OwnView>,
    /// The committee and the events, where Turmoil is played.
    pub turmoil: Option<TurmoilView>,
}

/// The committee and the events in sight: all public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurmoilView {
    /// Delegates and parties.
    pub committee: Committee,
    /// Influence by seat, cards included.
    pub influence: Vec<u8>,
    /// Carried out at the end of this generation.
    pub current: Option<EventView>,
    /// Becomes current then.
    pub coming: Option<EventView>,
    /// Becomes the coming one then.
    pub distant: Option<EventView>,
    /// Events still in the deck: how many.
    pub deck_size: u8,
    /// Events carried out so far.
    pub discarded: Vec<EventId>,
    /// Players who have used a policy that is for once in a generation.
    pub policy_used: SeatSet,
}

/// An event in sight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventView {
    /// Which.
    pub event: EventId,
    /// What it would do to each seat as things stand.
    pub forecast: Vec<EventForecast>,
}

impl State {
    /// What a seat may see; `None` is a spectator.
    pub fn view(&self, seat: Option<Seat>) -> View {
        View {
            seat,
            options: self.options,
            map: self.map,
            phase: self.phase,
            generation: self.generation,
            parameters: std::array::from_fn(|i| self.parameter(Parameter::ALL[i])),
            first_player: self.first_player,
            active: self.active,
            actions_done: self.actions_done,
            asked: self.asked(),
            board: self.board,
            moons: self.moons_in_play().map(|moon| self.moon_view(moon)).collect(),
            deck_size: self.deck.len() as u16,
            discard_size: self.discard.len() as u16,
            milestones: self.milestones().collect(),
            awards: self.awards().collect(),
            players: self.seats().map(|other| self.player_view(other)).collect(),
            own: seat.map(|seat| self.own_view(seat)),
            turmoil: self.options.turmoil.then(|| self.turmoil_view()),
        }
    }

    fn turmoil_view(&self) -> TurmoilView {
        let turmoil = &self.turmoil;
        let seen = |event: EventId| EventView {
            event,
            forecast: self.seats().map(|seat| self.event_forecast(seat, event)).collect(),
        };
        TurmoilView {
            committee: turmoil.committee,
            influence: self.seats().map(|seat| self.influence(seat)).collect(),
            current: turmoil.current.map(seen),
            coming: turmoil.coming.map(seen),
            distant: turmoil.distant.map(seen),
            deck_size: turmoil.deck.len() as u8,
            discarded: (0..N_EVENTS as EventId).filter(|event| turmoil.discard >> event & 1 == 1).collect(),
            policy_used: turmoil.policy_used,
        }
    }

    fn moon_view(&self, moon: Moon) -> MoonView {
        let state = self.moon(moon);
        let active = state.is_awake();
        MoonView {
            moon,
            active,
            marker: active.then_some(state.marker),
            owners: state.owners.to_vec(),
            trader: state.trader,
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player: &Player = self.player(seat);
        let resources = player.tableau.iter().map(|id| (id, self.on_card[id as usize]));
        PlayerView {
            stock: player.stock,
            production: player.production,
            rating: player.rating,
            corporation: player.corporation(),
            tableau: player.tableau,
            resources: resources.filter(|&(_, n)| n > 0).collect(),
            used: player.tableau.and(&self.used),
            hand_size: player.hand.len() as u8,
            events: player.events,
            n_dealt: player.dealt.without(&CORPORATIONS).len() as u8,
            passed: player.passed,
            first_action_due: player.first_action_due,
            rating_raised: player.rating_raised,
            next_cheaper: player.next_cheaper,
            next_eased: player.next_eased,
            fleets: player.fleets,
            fleets_free: self.fleets_free(seat),
            colonies: self.colonies(seat) as u8,
            n_preludes: player.preludes.len() as u8,
            trade_discount: trade_price(Resource::Energy) - self.trade_price(seat, Resource::Energy),
            purchase_price: self.purchase_price(seat),
            steel_worth: self.worth(seat, Resource::Steel),
            titanium_worth: self.worth(seat, Resource::Titanium),
            score: self.score(seat),
        }
    }

    fn own_view(&self, seat: Seat) -> OwnView {
        let player = self.player(seat);
        let discounts = self.discounts(seat);
        let question = self.pending_question(seat).map(|(_, question)| question);
        let order = match question {
            Some(Question::Order(pending)) => {
                self.pending_texts(pending).iter().map(|(text, _, _)| text.card).collect()
            }
            _ => Vec::new(),
        };
        OwnView {
            hand: player.hand,
            prices: player.hand.iter().map(|id| (id, discounts.price(id))).collect(),
            dealt: player.dealt,
            kept: player.kept,
            preludes: player.preludes.iter().copied().collect(),
            question,
            order,
        }
    }
}
