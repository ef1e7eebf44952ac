//! What a global event would do to a player as things stand, for clients and bots.

use crate::card::{Effect, PoliticEffect};
use crate::global_event::{EventId, global_event};
use crate::state::State;
use crate::text::{At, Clause, Text};
use crate::vocabulary::{Phase, Resource};
use serde::{Deserialize, Serialize};
use tharsis_kernel::Seat;

/// Changes of a player's numbers by an event: after this generation's production and revision of ratings, with
/// cards, tiles and delegates as they are now. Everything in it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EventForecast {
    /// Resources, by `Resource`.
    pub stock: [i32; 6],
    /// Production, by `Resource`.
    pub production: [i16; 6],
    /// Terraform rating.
    pub rating: i16,
    /// Cards in hand.
    pub cards: i8,
    /// Standard resources of the player's choice.
    pub any: u8,
    /// Resources on cards.
    pub on_cards: u8,
}

impl State {
    /// What an event would do to a player as things stand. What it does to the planet is not part of it.
    pub fn event_forecast(&self, seat: Seat, event: EventId) -> EventForecast {
        let mut world = self.clone();
        if self.phase != Phase::Solar {
            world.phase = Phase::Solar;
            world.produce_all(seat, &mut ());
            let player = world.player_mut(seat);
            player.rating = (player.rating - 1).max(0);
        }
        let before = *world.player(seat);
        let on_cards = |world: &State| -> u32 {
            before.tableau.iter().map(|id| u32::from(world.on_card[id as usize])).sum()
        };
        let held = on_cards(&world);
        let mut forecast = EventForecast::default();
        for (step, &effect) in global_event(event).effects.iter().enumerate() {
            world.foresee(
                seat,
                At { text: Text::rule(Clause::Global(event)), step: step as u8 },
                effect,
                &mut forecast,
            );
        }
        let after = world.player(seat);
        for resource in Resource::ALL.iter().map(|resource| resource.idx()) {
            forecast.stock[resource] = after.stock[resource] - before.stock[resource];
            forecast.production[resource] = after.production[resource] - before.production[resource];
        }
        forecast.rating = after.rating - before.rating;
        forecast.on_cards = (on_cards(&world) - held) as u8;
        forecast
    }

    /// Carries out what asks and draws nothing, and counts the rest. What it does to the planet is left out.
    fn foresee(&mut self, seat: Seat, at: At, effect: Effect, forecast: &mut EventForecast) {
        match effect {
            Effect::Politic(PoliticEffect::GainAny(tally)) => {
                forecast.any += self.tally(seat, 0, tally) as u8;
            }
            Effect::Politic(PoliticEffect::DrawTimes(tally)) => {
                forecast.cards += self.tally(seat, 0, tally) as i8;
            }
            Effect::Politic(PoliticEffect::DiscardCards(n)) => {
                forecast.cards -= u32::from(n).min(self.player(seat).hand.len()) as i8;
            }
            effect if effect.asks_or_draws() => {}
            effect => self.perform(at, effect, seat, 0, &mut ()),
        }
    }
}
