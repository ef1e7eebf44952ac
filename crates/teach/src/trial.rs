//! Networks are chosen by games, never by loss: the new one plays `steady` and the one before, on deals that nobody
//! learned from.

use crate::recipe::{Recipe, Table};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tharsis_arena::{BotResult, Entrant, Tournament, play};
use tharsis_bots::net::Network;
use tharsis_bots::{Experience, Knowledge, Level};

/// Where the seeds of trials begin; those of measurements are small numbers.
const SEEDS: u64 = 1 << 44;

/// How a network did at one table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trialled {
    /// The variant.
    pub table: String,
    /// Against whom; nobody where all win or lose together.
    pub against: String,
    /// Games.
    pub games: u64,
    /// Share of the victories.
    pub won: f64,
    /// Where that lies with 95 %.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// What chance would give; in common games what the other one reached.
    pub fair: f64,
}

impl Trialled {
    /// Better than chance, or than the other one.
    pub(crate) fn is_gain(&self) -> bool {
        self.won > self.fair
    }

    /// Not worse by more than chance explains.
    pub(crate) fn is_no_loss(&self) -> bool {
        self.high >= self.fair
    }
}

/// Plays a network against an opponent at all tables of trial.
pub(crate) fn trials<G: Knowledge>(
    recipe: &Recipe,
    network: &Arc<Network>,
    against: Option<&Arc<Network>>,
    threads: u16,
) -> Vec<Trialled>
where
    G::Options: Sync,
{
    let tables = recipe.tables.iter().filter(|table| table.trial);
    tables.map(|table| trial::<G>(recipe, table, network, against, threads)).collect()
}

fn trial<G: Knowledge>(
    recipe: &Recipe,
    table: &Table,
    network: &Arc<Network>,
    against: Option<&Arc<Network>>,
    threads: u16,
) -> Trialled
where
    G::Options: Sync,
{
    let options = recipe.options::<G>(table).expect("the recipe was checked");
    let sharp = |name: &str, network: &Arc<Network>| Entrant {
        level: Level::Sharp,
        network: Some((name.to_string(), network.clone())),
    };
    let one = sharp("new", network);
    let other = against.map_or(Level::Steady.into(), |network| sharp("before", network));
    let result = |bots: Vec<Entrant>| -> BotResult {
        let tournament = Tournament::<G> {
            options: options.clone(),
            bots,
            weights: G::Weights::fitted(),
            deals: recipe.trial.deals,
            seed: SEEDS,
            threads,
        };
        play(&tournament, &|| {}).bots.swap_remove(0)
    };
    let n = usize::from(table.players);
    let name = other.name();
    let (won, fair) = if G::is_common(&options, table.players) {
        let other = result(vec![other; n]).win_rate;
        (result(vec![one; n]), other)
    } else {
        let mut bots = vec![other; n];
        bots[0] = one;
        (result(bots), 1.0 / f64::from(table.players))
    };
    Trialled {
        table: format!("{} players: {}", table.players, table.options),
        against: name,
        games: won.games,
        won: won.win_rate,
        low: won.win_rate_low,
        high: won.win_rate_high,
        fair,
    }
}
