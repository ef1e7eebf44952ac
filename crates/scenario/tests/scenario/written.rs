//! Positions of random games, written with what was tried in them: the file holds, and begins where it was written.

use tharsis_ares::Ares;
use tharsis_kernel::{Game, Seat, seed_from_u64};
use tharsis_mars::Mars;
use tharsis_scenario::{Written, run_text};

/// The positions of a game, and the choice made in each but the last.
type Played<G> = (Vec<<G as Game>::State>, Vec<(Seat, <G as Game>::Choice)>);

/// A game played at random.
fn played<G: Game>(options: &G::Options, n_seats: u8, seed: u64) -> Played<G> {
    let mut state = G::setup(options, n_seats, seed_from_u64(seed));
    let (mut states, mut choices) = (vec![state.clone()], Vec::new());
    let mut random = seed;
    while let Some(seat) = G::asked(&state).iter().next() {
        let mut legal = Vec::new();
        G::legal(&state, seat, &mut legal);
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = legal[(random >> 33) as usize % legal.len()];
        G::play(&mut state, seat, choice, &mut ()).expect("it was legal");
        choices.push((seat, choice));
        states.push(state.clone());
        if choices.len() > 1_500 {
            break;
        }
    }
    (states, choices)
}

/// How many of the positions could be written, each with the next few choices.
fn hold<G: Written>(options: &str, n_seats: u8, seed: u64) -> (usize, usize)
where
    <G::Options as std::str::FromStr>::Err: std::fmt::Debug,
    G::Options: std::str::FromStr,
{
    let options: G::Options = options.parse().expect("options");
    let (states, choices) = played::<G>(&options, n_seats, seed);
    let (mut written, mut tried) = (0, 0);
    for (step, state) in states.iter().enumerate().step_by(7) {
        tried += 1;
        let next = &choices[step..choices.len().min(step + 3)];
        let Some(text) = G::write("Tried out", state, next) else {
            assert!(!G::is_written(state), "step {step} could be written, but not with what followed");
            continue;
        };
        written += 1;
        let report = run_text("written.json", &text, &|reason| format!("{reason:?}")).expect("a legal file");
        assert!(report.held(), "step {step}: {:?}\n{text}", report.failures().next());
        let again = G::read("written.json", &text).expect("a position").remove(0);
        for seat in Seat::all(n_seats) {
            let legal = |state: &G::State| {
                let mut legal = Vec::new();
                G::legal(state, seat, &mut legal);
                legal
            };
            assert_eq!(legal(&again), legal(state), "step {step}\n{text}");
        }
    }
    (written, tried)
}

#[test]
fn what_was_tried_is_a_scenario_that_holds() {
    for (options, n_seats, seed) in [
        ("corporate-era", 2, 1),
        ("corporate-era colonies turmoil prelude venus", 3, 2),
        ("corporate-era", 1, 3),
    ] {
        let (written, tried) = hold::<Mars>(options, n_seats, seed);
        assert!(written * 4 > tried, "mars {options}: only {written} of {tried} could be written");
    }
    let (written, tried) = hold::<Ares>("mulligan", 2, 4);
    assert!(written * 4 > tried, "ares: only {written} of {tried} could be written");
}

#[test]
fn a_choice_nobody_can_read_is_named_with_its_place() {
    let file = |choices: &str| {
        let steps = format!(r#"[{{ "player": 0, "choices": {choices} }}]"#);
        run_text("tried.json", &format!(r#"{{ "setup": {{}}, "steps": {steps} }}"#), &|reason| {
            format!("{reason:?}")
        })
    };
    let error = file(r#"["fly"]"#).expect_err("no choice").to_string();
    assert!(error.contains("tried.json") && error.contains("choices[0]"), "{error}");
    let report = file(r#"["area 99"]"#);
    assert!(!report.is_ok_and(|report| report.held()), "there is no such area");
}
