//! Chances that come true: a network that is taught plays games of its own, by half of them the chances it tells are levelled, by the
//! other half they are checked. Nothing else of it changes: it plays as before.

use crate::positions::Positions;
use crate::recipe::{Recipe, Table};
use crate::reliability::Reliability;
use crate::selfplay::play_to_level;
use std::sync::Arc;
use tharsis_bots::Knowledge;
use tharsis_bots::net::Network;

/// A network with its chances levelled by so many games against others and as many in common, at the tables of a recipe; how
/// far they come true in other games, against others and in common.
pub fn level<G: Knowledge>(
    recipe: &Recipe,
    network: &Arc<Network>,
    games: u64,
    threads: u16,
    mut tell: impl FnMut(u64, u64),
) -> (Network, [Reliability; 2])
where
    G::Options: Sync,
{
    let played = [false, true].map(|common| {
        let is_of_kind = |table: &&Table| {
            let options = recipe.options::<G>(table).expect("the recipe was checked");
            G::is_common(&options, table.players) == common
        };
        let tables: Vec<Table> = recipe.tables.iter().filter(is_of_kind).cloned().collect();
        match tables.is_empty() {
            true => Positions::default(),
            false => {
                play_to_level::<G>(&Recipe { tables, ..recipe.clone() }, network, games, threads, &mut tell)
            }
        }
    });
    let (mut calm, mut shift) = ([1.0; 2], [0.0; 2]);
    for (i, positions) in played.iter().enumerate() {
        let (by, _) = halves(positions);
        let found = Reliability::calm(positions, &by, network, i == 1);
        calm[i] = found.0;
        // Chances of rivals add up to 1 whatever is added to all of them.
        shift[i] = if i == 1 { found.1 / found.0 } else { 0.0 };
    }
    let how = format!("chances levelled by {games} games of each kind at the tables of this recipe");
    let levelled = Network::clone(network).levelled(calm, shift, &how).rounded();
    let checked = [0, 1].map(|i| {
        let (_, on) = halves(&played[i]);
        Reliability::of(&played[i], &on, &levelled, i == 1, calm[i])
    });
    (levelled, checked)
}

/// Positions of every other game, and those of the rest.
fn halves(positions: &Positions) -> (Vec<u32>, Vec<u32>) {
    (0..positions.len() as u32).partition(|&i| positions.about(i as usize).game.is_multiple_of(2))
}
