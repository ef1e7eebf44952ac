//! The numbers of the Mars bots' judgement. `weights/mars-start.toml` holds what a player would guess, mended by early
//! trials; `tharsis tune` fits them by self-play, and the result, `weights/mars.toml`, is part of the program.

use crate::experience;
use serde::{Deserialize, Serialize};
use tharsis_mars::{Deck, Mars, Options, State};

experience::weights! {
    /// Points for a M€ with many generations to come.
    money,
    /// Points for a M€ in the last generation.
    money_late,
    /// Points for a M€ that nothing in hand asks for.
    money_idle,
    /// M€ that are asked for besides the cards in hand.
    money_needed,
    /// Share of the hand's cost that will really be paid.
    hand_needed,
    /// Terraforming steps that a table of two takes in a generation.
    pace,
    /// More steps a generation for each further player.
    pace_per_player,
    /// Share of its money's worth that steel keeps.
    steel,
    /// Share of its money's worth that titanium keeps.
    titanium,
    /// Share of a greenery's worth that plants keep.
    plants,
    /// Share of a temperature step's worth that heat keeps.
    heat,
    /// What energy is worth beyond the heat it becomes, in M€.
    energy,
    /// Points that a greenery earns through cities beside it.
    greenery_beside_city,
    /// Points for each free land area beside an own city.
    city_room,
    /// Points for a city for what may grow beside it.
    city,
    /// Share of a card's surplus counted while it is in hand.
    hand,
    /// Points for a card nobody has seen.
    unseen_card,
    /// How much each further card in hand counts less.
    crowd,
    /// Uses of a card action in a generation.
    action_use,
    /// Cards played in a generation, for reductions and triggers.
    cards_per_generation,
    /// Points for being one step nearer to a milestone.
    milestone_step,
    /// Share of an award's points counted for its leader.
    award_lead,
    /// How much the rivals' worth counts against one's own.
    rival,
    /// How far a choice that brings the end nearer shortens what is counted, for oneself and the rivals.
    tempo,
    /// How much instinct counts beside judgement.
    gut,
    /// Points for a tag that no card asks for yet.
    tag,
    /// Points for bringing the end a step nearer when far ahead, near the end; against it when far behind.
    finish,
    /// Points for a step of a parameter in solo, where all must be complete.
    solo_step,
}

/// All the experience there is: playing alone asks for other judgement than playing against others.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experience {
    /// Against others.
    pub table: Weights,
    /// Alone.
    pub solo: Weights,
    /// Against others with Prelude or Venus Next: shorter games from a better start, and more to raise.
    pub table_next: Weights,
    /// Alone with them.
    pub solo_next: Weights,
}

/// Whether Prelude or Venus Next is played.
fn has_next(options: &Options) -> bool {
    options.plays(Deck::Prelude) || options.venus
}

impl Experience {
    /// The weights for a world.
    pub(crate) fn for_world(&self, world: &State) -> &Weights {
        experience::Experience::<Mars>::part(self, &world.options(), world.n_seats())
    }
}

impl experience::Experience<Mars> for Experience {
    type Weights = Weights;
    const FITTED: &'static str = include_str!("../../weights/mars.toml");
    const HEAD: &'static str =
        "The judgement of the Mars bots, fitted by self-play; `tharsis tune` writes this file.";

    fn of(weights: Weights) -> Experience {
        Experience { table: weights, solo: weights, table_next: weights, solo_next: weights }
    }

    fn part(&self, options: &Options, n_seats: u8) -> &Weights {
        match (n_seats == 1, has_next(options)) {
            (false, false) => &self.table,
            (true, false) => &self.solo,
            (false, true) => &self.table_next,
            (true, true) => &self.solo_next,
        }
    }

    fn part_mut(&mut self, options: &Options, n_seats: u8) -> &mut Weights {
        match (n_seats == 1, has_next(options)) {
            (false, false) => &mut self.table,
            (true, false) => &mut self.solo,
            (false, true) => &mut self.table_next,
            (true, true) => &mut self.solo_next,
        }
    }
}
