//! M125: an action whose result is lost is still an action. It is announced as such, and nobody takes it for useful.

use rand_pcg::Pcg32;
use tharsis_bots::Experience as _;
use tharsis_bots::mars::Experience;
use tharsis_bots::{Chair, Knowledge, Level};
use tharsis_kernel::{Game, Preview, Seat, below, seed_from_u64};
use tharsis_mars::{Choice, Event, Mars, Question, Resource::*, State, cards};
use tharsis_testkit::mars::Table;

const FUNGUS: &str = "act 133";

fn preview(table: &Table, choice: &str) -> Preview<Event> {
    Mars::preview(&table.state, Seat(0), choice.parse().expect("a choice")).expect("a legal choice")
}

#[test]
fn an_action_whose_result_is_lost_is_allowed() {
    let mut table = Table::new(2).played(0, &["Symbiotic Fungus", "Extreme-Cold Fungus"]).begin();
    for choice in [FUNGUS, "act 134 1"] {
        assert!(table.can(0, choice) && preview(&table, choice).in_vain, "{choice}");
    }
    assert!(!preview(&table, "act 134").in_vain, "a plant is something");
    let before = table.state.clone();
    table.play(0, FUNGUS);
    assert_eq!(table.state.players(), before.players());
    assert_eq!((table.state.actions_done(), table.why_not(0, FUNGUS).len()), (1, 1));
}

#[test]
fn a_card_that_takes_the_result_ends_the_vanity() {
    let table = Table::new(2).played(0, &["Symbiotic Fungus", "Decomposers"]).begin();
    assert!(!preview(&table, FUNGUS).in_vain);
}

/// Whatever is called vain changes nothing, and a free action that changes nothing is called so.
#[test]
fn what_is_called_vain_is_what_changes_nothing() {
    let (mut vain, mut others) = (0, 0);
    for seed in 0..40 {
        let options = "corporate-era colonies turmoil".parse().expect("options");
        let mut state = Mars::setup(&options, 2, seed_from_u64(seed));
        let mut dice = Pcg32::new(seed, 1);
        while let Some(seat) = Mars::asked(&state).iter().next() {
            let mut legal = Vec::new();
            Mars::legal(&state, seat, &mut legal);
            for &choice in &legal {
                let Choice::Act(id, option) = choice else { continue };
                let free = cards::card(id).actions[usize::from(option)].cost.is_empty();
                let found = Mars::preview(&state, seat, choice).expect("a legal choice");
                assert_eq!(found.in_vain, free && changes_nothing(&state, seat, choice, &found), "{choice}");
                if found.in_vain { vain += 1 } else { others += 1 }
            }
            let choice = legal[below(&mut dice, legal.len() as u32) as usize];
            Mars::apply(&mut state, seat, choice, &mut ());
        }
    }
    assert!(vain > 20 && others > 1000, "{vain} in vain, {others} others");
}

fn changes_nothing(state: &State, seat: Seat, choice: Choice, preview: &Preview<Event>) -> bool {
    let mut world = Mars::determinize(state, Some(seat), 0);
    Mars::apply(&mut world, seat, choice, &mut ());
    let asks = world.question(seat).is_some_and(|question| question != Question::Turn);
    let quiet = |event: &Event| matches!(event, Event::Used { .. } | Event::TurnBegan(_));
    !asks && !preview.depends_on_chance && preview.events.iter().all(quiet)
}

fn hurts(table: &Table, choice: &str) -> bool {
    let mut legal = Vec::new();
    Mars::legal(&table.state, Seat(0), &mut legal);
    Mars::only_hurts(&table.state, Seat(0), choice.parse().expect("a choice"), &legal)
}

/// Where it gains a turn it may be thought about; where it does not, it only costs time.
#[test]
fn bots_think_of_a_vain_action_only_where_it_gains_a_turn() {
    let mut table = Table::new(2).stock(0, Money, 14).played(0, &["Symbiotic Fungus"]).begin();
    assert!(!hurts(&table, FUNGUS), "the other may still move, and the turn comes back");
    assert!(!hurts(&table, "pass"), "nothing useful is left undone by passing");
    table.play(0, "project asteroid");
    assert!(hurts(&table, FUNGUS), "the turn can be ended as well");

    let mut alone = Table::new(2).stock(0, Money, 40).played(0, &["Symbiotic Fungus"]);
    alone.player(1).passed = true;
    let alone = alone.begin();
    assert!(hurts(&alone, FUNGUS), "there is nobody to wait for");
    let experience = Experience::fitted();
    for level in ["novice", "steady", "expert:40"] {
        for seed in 0..10 {
            let level: Level = level.parse().expect("a level");
            let decision = level.bot::<Mars>(&experience, seed).choose(&Chair::new(&alone.state, Seat(0)));
            let thought_of = decision.values.iter().any(|(choice, _)| choice.to_string() == FUNGUS);
            assert!(!thought_of && decision.choice.to_string() != FUNGUS, "{level:?}");
        }
    }
}
