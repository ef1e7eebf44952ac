//! What the engine promises about its cost: no allocation inside `apply`, small states, saves at every question.

use tharsis_bots::mars::{Facts, Reference};
use tharsis_kernel::{Game, History, save, seed_from_u64};
use tharsis_mars::{Mars, Options, Parameter, State};

fn facts(state: &State, seat: tharsis_kernel::Seat) -> Facts {
    Facts {
        question: state.question(seat).expect("an asked seat"),
        temperature_open: state.steps_left(Parameter::Temperature) > 0,
        oxygen_open: state.steps_left(Parameter::Oxygen) > 0,
        oceans_open: state.oceans_left() > 0,
        picks_left: state.picks_left(seat),
    }
}

#[test]
fn apply_allocates_nothing() {
    for seed in 0..40 {
        let options = Options { colonies: seed >= 20, ..Options::default() };
        let mut state = Mars::setup(&options, 1 + (seed % 5) as u8, seed_from_u64(seed));
        let mut policy = Reference::new(seed);
        let mut legal = Vec::new();
        while let Some(seat) = Mars::asked(&state).iter().next() {
            legal.clear();
            Mars::legal(&state, seat, &mut legal);
            let choice = policy.choose(&facts(&state, seat), &legal);
            let spent = allocation_counter::measure(|| Mars::apply(&mut state, seat, choice, &mut ()));
            assert_eq!(spent.count_total, 0, "seed {seed}: {choice} allocates");
        }
    }
}

#[test]
fn a_state_is_small_and_saves_small() {
    assert!(size_of::<State>() <= 4096);
    let state = tharsis_testkit::fuzz::some_state(3, 150);
    assert!(save::<Mars>(&state).len() < 2048, "{} bytes", save::<Mars>(&state).len());
}

#[test]
fn any_earlier_question_can_be_gone_back_to() {
    let mut history: History<Mars> = History::new(Options::default(), 2, seed_from_u64(8));
    let mut states = vec![history.state().clone()];
    let mut policy = Reference::new(8);
    let mut legal = Vec::new();
    for _ in 0..200 {
        let seat = Mars::asked(history.state()).iter().next().expect("the game goes on");
        legal.clear();
        Mars::legal(history.state(), seat, &mut legal);
        let choice = policy.choose(&facts(history.state(), seat), &legal);
        history.play(seat, choice, &mut ()).expect("legal");
        states.push(history.state().clone());
    }
    for steps in [0, 1, 63, 64, 65, 128, 199, 200] {
        assert_eq!(history.state_at(steps).as_ref(), Some(&states[steps]), "after {steps} choices");
    }
    assert!(history.state_at(201).is_none() && !history.undo_to(201));
    assert!(history.undo_to(70));
    assert_eq!((history.state(), history.record().choices.len()), (&states[70], 70));
}
