//! Bots at a table of Ares Expedition.

use crate::{bots, every_level_finishes, game, never_only_hurt};
use tharsis_ares::Ares;
use tharsis_bots::{CHOICES_MAX, play_match};
use tharsis_kernel::Seat;

#[test]
fn every_level_finishes_games_of_every_variant() {
    let variants = [
        ("mulligan", 1),
        ("first-game expert", 1),
        ("mulligan", 2),
        ("first-game", 3),
        ("mulligan", 4),
        ("mulligan coop", 2),
    ];
    every_level_finishes::<Ares>(&variants);
}

#[test]
fn thinking_bots_never_only_hurt_themselves() {
    never_only_hurt::<Ares>(&[("mulligan", 1), ("mulligan", 3), ("mulligan coop", 2)]);
}

#[test]
fn steady_beats_random() {
    let mut won = 0;
    for deal in 0..40u64 {
        let state = game::<Ares>("mulligan", 2, 1_000 + deal / 2);
        let names = if deal % 2 == 0 { ["steady", "random"] } else { ["random", "steady"] };
        let (result, _) = play_match::<Ares>(state, CHOICES_MAX, &mut bots(&names, deal), |_, _, _| {});
        won += u32::from(result.winners.has(Seat((deal % 2) as u8)));
    }
    assert!(won >= 38, "{won} of 40");
}
