//! The numbers of the Ares bots' judgement; `weights/ares.toml` is part of the program.

use crate::experience;
use serde::{Deserialize, Serialize};
use tharsis_ares::{Ares, Options, State};

experience::weights! {
    /// Points for a M€ with many rounds to come.
    money,
    /// Points for a M€ in the last round.
    money_late,
    /// Steps of parameters that a table of two takes in a round.
    pace,
    /// More steps a round for each further player.
    pace_per_player,
    /// Production phases in a round.
    production_rate,
    /// Action phases in a round.
    action_rate,
    /// Share of a forest's worth that plants keep.
    plants,
    /// Share of a temperature step's worth that heat keeps.
    heat,
    /// Building cards that will be played in a round, for steel.
    steel,
    /// Space cards that will be played in a round, for titanium.
    titanium,
    /// Share of a card's surplus counted while it is in hand.
    hand,
    /// Points for a card nobody has seen.
    unseen_card,
    /// Cards played in a round, for reductions and triggers.
    cards_per_round,
    /// Share of a card's worth that is left while a requirement does not hold yet.
    unmet,
    /// How much the rivals' worth counts against one's own.
    rival,
    /// How much instinct counts beside judgement.
    gut,
    /// Points for bringing the end a step nearer when far ahead; against it when far behind.
    finish,
    /// Points for a step of a parameter beyond its rating; alone all steps must be taken.
    step,
    /// How much playing a green card draws when the phase is chosen, beside what it promises at once.
    plan_development,
    /// How much playing another card draws when the phase is chosen, beside what it promises at once.
    plan_construction,
    /// How much acting draws when the phase is chosen, beside what it promises at once.
    plan_action,
    /// How much income draws when the phase is chosen, beside what it promises at once.
    plan_production,
    /// How much drawing cards draws when the phase is chosen, beside what it promises at once.
    plan_research,
}

/// All the experience there is: against the clock other things count than against others.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experience {
    /// Against others.
    pub table: Weights,
    /// Alone.
    pub solo: Weights,
    /// Two together.
    pub coop: Weights,
}

impl Experience {
    /// The weights for a world.
    pub(crate) fn for_world(&self, world: &State) -> &Weights {
        experience::Experience::<Ares>::part(self, &world.options(), world.n_seats())
    }
}

impl experience::Experience<Ares> for Experience {
    type Weights = Weights;
    const FITTED: &'static str = include_str!("../../weights/ares.toml");
    const HEAD: &'static str = "The judgement of the Ares bots; `tharsis tune --game ares` writes this file.";

    fn of(weights: Weights) -> Experience {
        Experience { table: weights, solo: weights, coop: weights }
    }

    fn part(&self, options: &Options, n_seats: u8) -> &Weights {
        match n_seats {
            1 => &self.solo,
            _ if options.coop => &self.coop,
            _ => &self.table,
        }
    }

    fn part_mut(&mut self, options: &Options, n_seats: u8) -> &mut Weights {
        match n_seats {
            1 => &mut self.solo,
            _ if options.coop => &mut self.coop,
            _ => &mut self.table,
        }
    }
}
