//! What colonies, fleets and trades are worth, read from the colony tiles. Nothing here is asked in a game without
//! the expansion.

use super::effect_value::Judge;
use tharsis_kernel::Seat;
use tharsis_mars::{ColonyEffect, Effect, MARKER_MAX, Moon, MoonUse, Resource, TRADE_PAYERS};

/// Share of a trade still open in this generation that is counted before it is made: what is done is better than what
/// might be.
const OPEN_TRADE: f32 = 0.5;
/// Share of later trades and bonuses that really come about.
const LATER: f32 = 0.6;

impl Judge<'_> {
    /// What an instruction of Colonies brings.
    pub(super) fn colony_word(&self, word: ColonyEffect) -> f32 {
        match word {
            ColonyEffect::PlaceColony { own_too } => self.best_settle(own_too),
            ColonyEffect::Fleets(n) => f32::from(n) * self.fleet(),
            ColonyEffect::Trade => self.best_trade(),
            ColonyEffect::ColonyBonuses => self.own_bonuses(),
            ColonyEffect::MoveMarkers => 0.2,
            ColonyEffect::AddMoon => 0.5,
        }
    }

    /// What a tile brings that is chosen for this.
    pub(super) fn moon_for(&self, use_of: MoonUse, moon: Moon) -> f32 {
        match use_of {
            MoonUse::Settle { .. } => self.settle(moon),
            MoonUse::Visit => self.trade(moon),
            MoonUse::RaiseMarker => self.marker_step(moon, true),
            MoonUse::Add => self.moon_in_play(moon),
        }
    }

    /// Trades of all players in a generation, for each active tile; at most 1.
    fn trade_rate(&self) -> f32 {
        let world = self.world;
        let fleets: f32 = world.players().iter().map(|player| f32::from(player.fleets)).sum();
        let tiles = Moon::ALL.iter().filter(|&&moon| world.moon(moon).is_awake()).count() as f32;
        if tiles == 0.0 { 0.0 } else { (0.8 * fleets / tiles).min(1.0) }
    }

    fn income(&self, moon: Moon, marker: u8) -> f32 {
        self.effects(moon.tile().income[usize::from(marker.min(MARKER_MAX))], 0)
    }

    fn bonus(&self, moon: Moon) -> f32 {
        self.effects(moon.tile().bonus, 0)
    }

    /// What the owners of colonies get from a trade: oneself for it, rivals against it.
    fn bonuses(&self, moon: Moon) -> f32 {
        let owners = &self.world.moon(moon).owners;
        let share = |owner: Seat| if owner == self.seat { 1.0 } else { -self.rival_share() };
        self.bonus(moon) * owners.iter().map(|&owner| share(owner)).sum::<f32>()
    }

    /// What trading with a tile brings now, its price not counted.
    pub(super) fn trade(&self, moon: Moon) -> f32 {
        let marker = self.world.moon(moon).marker;
        let steps = 0..=self.world.steps_up(self.seat, moon);
        let best = steps.map(|up| self.income(moon, marker + up)).fold(f32::MIN, f32::max);
        best + self.bonuses(moon)
    }

    /// What the marker moved up so many steps before a trade brings.
    pub(super) fn raised(&self, moon: Moon, steps: u8) -> f32 {
        self.income(moon, self.world.moon(moon).marker + steps)
    }

    pub(super) fn trade_cost(&self, with: Resource) -> f32 {
        let price = f32::from(self.world.trade_price(self.seat, with));
        match with {
            Resource::Money => self.spending(price),
            _ => price * self.outlook.stock[with.idx()],
        }
    }

    /// The cheapest way to pay for a trade that there is now, if there is one.
    fn cheapest(&self) -> Option<f32> {
        let player = self.world.player(self.seat);
        let pays =
            |with: &Resource| player.stock(*with) >= i32::from(self.world.trade_price(self.seat, *with));
        TRADE_PAYERS.into_iter().filter(pays).map(|with| self.trade_cost(with)).reduce(f32::min)
    }

    /// The best trade open to the seat now, less its price.
    pub(super) fn best_trade(&self) -> f32 {
        let open = Moon::ALL.iter().filter(|&&moon| self.world.can_visit(moon));
        let best = open.map(|&moon| self.trade(moon)).fold(0.0, f32::max);
        (best - self.cheapest().unwrap_or(best)).max(0.0)
    }

    /// What one trade of a usual generation to come brings.
    fn usual_trade(&self) -> f32 {
        let rate = self.trade_rate().max(0.1);
        let recovered = (1.0 / rate).clamp(1.0, 4.0) as u8;
        let (mut first, mut second) = (0.0_f32, 0.0_f32);
        for &moon in Moon::ALL {
            let state = self.world.moon(moon);
            if state.is_awake() {
                let own = state.owners.iter().filter(|&&owner| owner == self.seat).count() as f32;
                let worth = self.income(moon, state.owners.len() as u8 + recovered) + own * self.bonus(moon);
                (first, second) = if worth > first { (worth, first) } else { (first, second.max(worth)) };
            }
        }
        // The price in energy, which is what a trader learns to produce.
        let price = f32::from(self.world.trade_price(self.seat, Resource::Energy));
        (0.5 * (first + second) - price * self.outlook.stock[Resource::Energy.idx()]).max(0.0)
    }

    /// What one more fleet brings in the rest of the game.
    pub(super) fn fleet(&self) -> f32 {
        LATER * self.usual_trade() * self.outlook.spendable
    }

    /// What trading more cheaply, by one of whatever pays, brings.
    pub(super) fn cheaper_trade(&self) -> f32 {
        let fleets = f32::from(self.world.player(self.seat).fleets);
        let each = self.outlook.stock[Resource::Energy.idx()].max(self.outlook.money);
        LATER * fleets * each * self.outlook.spendable
    }

    /// What one step up before each trade brings.
    pub(super) fn higher_trade(&self) -> f32 {
        let fleets = f32::from(self.world.player(self.seat).fleets);
        let steps = Moon::ALL.iter().filter(|&&moon| self.world.moon(moon).is_awake()).map(|&moon| {
            let marker = self.world.moon(moon).owners.len() as u8 + 2;
            self.income(moon, marker + 1) - self.income(moon, marker)
        });
        LATER * fleets * steps.fold(0.0, f32::max) * self.outlook.spendable
    }

    /// What an own colony on a tile brings in the rest of the game, whoever trades.
    fn colony(&self, moon: Moon) -> f32 {
        LATER * self.bonus(moon) * self.trade_rate() * self.outlook.spendable
    }

    /// What placing a colony on a tile brings.
    pub(super) fn settle(&self, moon: Moon) -> f32 {
        // Each further colony lets the marker fall less far, for everybody.
        self.effects(moon.tile().build, 0) + self.colony(moon)
    }

    /// The best place for a colony; nothing if there is none.
    pub(super) fn best_settle(&self, own_too: bool) -> f32 {
        let open = Moon::ALL.iter().filter(|&&moon| self.world.can_settle(self.seat, moon, own_too));
        open.map(|&moon| self.settle(moon)).fold(0.0, f32::max)
    }

    /// How good it is to have a tile in the game at all.
    pub(super) fn moon_in_play(&self, moon: Moon) -> f32 {
        self.income(moon, 3) + 0.5 * self.effects(moon.tile().build, 0)
    }

    /// What a marker one step up, or down, is worth to the seat, if it is the next to trade there.
    pub(super) fn marker_step(&self, moon: Moon, up: bool) -> f32 {
        let marker = self.world.moon(moon).marker;
        if up {
            self.income(moon, marker + 1) - self.income(moon, marker)
        } else {
            self.income(moon, marker.saturating_sub(1)) - self.income(moon, marker)
        }
    }

    /// The bonus of each own colony once.
    pub(super) fn own_bonuses(&self) -> f32 {
        let each = |&moon: &Moon| {
            let own = self.world.moon(moon).owners.iter().filter(|&&owner| owner == self.seat).count();
            own as f32 * self.bonus(moon)
        };
        Moon::ALL.iter().map(each).sum()
    }

    /// Colonies, fleets and the trade still to be made, as part of what the seat will have.
    pub(crate) fn colonies_worth(&self) -> f32 {
        let world = self.world;
        if !world.options().colonies {
            return 0.0;
        }
        let mut total = f32::from(world.player(self.seat).fleets) * self.fleet();
        for &moon in Moon::ALL {
            let own = world.moon(moon).owners.iter().filter(|&&owner| owner == self.seat).count();
            if own > 0 {
                total += own as f32 * self.colony(moon);
            }
        }
        if !world.player(self.seat).passed && world.fleets_free(self.seat) > 0 {
            total += OPEN_TRADE * self.best_trade();
        }
        total
    }

    /// What resources on a card bring besides points and actions that take them off: heat, or money for each.
    pub(super) fn lying_here(&self, id: tharsis_kernel::CardId) -> f32 {
        let it = tharsis_mars::cards::card(id);
        let here = self.world.on_card(id);
        let mut each = 0.0_f32;
        for action in it.actions {
            for &effect in action.gain {
                each = each.max(match effect {
                    Effect::ExchangeHere(rate, to) => 0.8 * f32::from(rate) * self.outlook.stock[to.idx()],
                    Effect::GainPer(what, tharsis_mars::Count::Here) => {
                        0.5 * self.outlook.stock[what.idx()] * self.outlook.spendable
                    }
                    Effect::GainPer(what, tharsis_mars::Count::HereUpTo(most)) if here < most => {
                        0.5 * self.outlook.stock[what.idx()] * self.outlook.spendable
                    }
                    _ => 0.0,
                });
            }
        }
        for &passive in it.passives {
            if let tharsis_mars::Passive::HereAsHeat(n) = passive {
                each = each.max(f32::from(n) * self.outlook.stock[Resource::Heat.idx()]);
            }
            // Only few cards can be paid with them.
            if let tharsis_mars::Passive::HerePays(n, _) = passive {
                each = each.max(0.6 * f32::from(n) * self.outlook.money);
            }
        }
        each
    }
}
