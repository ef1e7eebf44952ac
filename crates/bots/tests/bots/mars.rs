//! Bots at a table of Mars.

use crate::{bots, every_level_finishes, never_only_hurt};
use tharsis_bots::{Budget, CHOICES_MAX, Chair, Experience, Level, Limit, Weights, mars, play_match};
use tharsis_kernel::{Game, Seat, SeatSet};
use tharsis_mars::{Choice, Mars, Options, State};

fn game(options: &str, n_seats: u8, seed: u64) -> State {
    crate::game::<Mars>(options, n_seats, seed)
}

#[test]
fn every_level_finishes_games_of_every_variant() {
    let variants = [
        ("corporate-era", 1),
        ("corporate-era", 2),
        ("draft", 3),
        ("corporate-era draft beginner-1", 4),
        ("beginner-0 beginner-2", 5),
        ("corporate-era colonies", 1),
        ("corporate-era draft colonies", 2),
        ("colonies beginner-1", 4),
        ("corporate-era turmoil", 1),
        ("corporate-era turmoil rating-goal", 1),
        ("corporate-era draft turmoil", 2),
        ("corporate-era colonies turmoil", 3),
        ("corporate-era colonies colony-corporation", 2),
        ("corporate-era map-hellas", 2),
        ("corporate-era draft colonies turmoil map-elysium", 2),
    ];
    every_level_finishes::<Mars>(&variants);
}

#[test]
fn thinking_bots_never_only_hurt_themselves() {
    let variants = [
        ("corporate-era", 2),
        ("corporate-era colonies", 3),
        ("corporate-era turmoil", 4),
        ("corporate-era draft colonies turmoil", 2),
        ("corporate-era", 1),
        ("corporate-era turmoil rating-goal", 1),
        ("corporate-era map-elysium", 2),
    ];
    never_only_hurt::<Mars>(&variants);
}

#[test]
fn a_decision_explains_itself() {
    let state = game("corporate-era beginner-0 beginner-1", 2, 3);
    let seat = Mars::asked(&state).iter().next().expect("somebody begins");
    for level in ["steady", "sharp", "expert:200", "champion:200"] {
        let decision = bots::<Mars>(&[level], 1)[0].choose(&Chair::new(&state, seat));
        assert_eq!(decision.choice, decision.values[0].0, "{level}: the best comes first");
        assert!(decision.values.len() > 1 && decision.values.is_sorted_by(|a, b| a.1 >= b.1), "{decision:?}");
        assert!(decision.iterations > 1, "{decision:?}");
    }
}

/// With Turmoil the thinking bots take part: delegates every generation, and points for leaders and chairmen.
#[test]
fn bots_send_delegates_and_lead_parties() {
    for level in ["novice", "steady"] {
        let (mut delegates, mut points, mut generations) = (0, 0, 0);
        for seed in 0..12 {
            let state = game("corporate-era turmoil", 2, 400 + seed);
            let count = |_: &State, _: Seat, choice: Choice| {
                delegates += u32::from(matches!(choice, Choice::Delegate(..)));
            };
            let (_, end) = play_match::<Mars>(state, CHOICES_MAX, &mut bots(&[level; 2], seed), count);
            points += end.seats().map(|seat| end.score(seat).committee).sum::<i32>();
            generations += u32::from(end.generation());
        }
        println!("{level}: {delegates} delegates in {generations} generations, {points} points in 12 games");
        assert!(
            delegates > generations,
            "{level}: {delegates} delegates in {generations} generations of two"
        );
        assert!(points >= 12, "{level}: {points} points for leaders and chairmen in 12 games");
    }
}

/// With Colonies the thinking bots use the tiles: trades in most generations, and colonies of their own.
#[test]
fn bots_trade_and_build_colonies() {
    for level in ["novice", "steady"] {
        let (mut trades, mut colonies, mut generations) = (0, 0, 0);
        for seed in 0..12 {
            let state = game("corporate-era colonies", 2, 300 + seed);
            let count = |_: &State, _: Seat, choice: Choice| {
                trades += u32::from(matches!(choice, Choice::Trade(..)));
            };
            let (_, end) = play_match::<Mars>(state, CHOICES_MAX, &mut bots(&[level; 2], seed), count);
            colonies += end.colonies_in_play();
            generations += u32::from(end.generation());
        }
        println!("{level}: {trades} trades and {colonies} colonies in {generations} generations");
        assert!(trades > generations / 2, "{level}: {trades} trades in {generations} generations of two");
        assert!(colonies >= 24, "{level}: {colonies} colonies in 12 games");
    }
}

#[test]
fn steady_beats_novice_beats_random() {
    for (better, worse) in [("steady", "novice"), ("novice", "random")] {
        let mut wins = 0;
        for seed in 0..40 {
            let state = game("corporate-era", 2, 100 + seed / 2);
            let mine = (seed % 2) as usize;
            let names = if mine == 0 { [better, worse] } else { [worse, better] };
            let (result, _) = play_match::<Mars>(state, CHOICES_MAX, &mut bots(&names, seed), |_, _, _| {});
            wins += u32::from(result.winners == [Seat(mine as u8)].into_iter().collect::<SeatSet>());
        }
        assert!(wins >= 32, "{better} won {wins} of 40 against {worse}");
    }
}

#[test]
fn iterations_are_kept_and_a_clear_choice_is_said() {
    let state = game("corporate-era beginner-0 beginner-1", 2, 8);
    let seat = Mars::asked(&state).iter().next().expect("somebody begins");
    for threads in [1, 2] {
        let budget = Budget { limit: Limit::Iterations(300), threads };
        let mut bot = Level::Expert(budget).bot::<Mars>(&mars::Experience::fitted(), 1);
        let decision = bot.choose(&Chair::new(&state, seat));
        assert!(decision.clear || (300..=330).contains(&decision.iterations), "{decision:?}");
    }
}

#[test]
fn levels_are_named_and_misnamed() {
    let plain = ["random", "novice", "steady", "sharp", "expert", "champion"];
    assert_eq!(plain, Level::NAMES);
    let budgets = ["expert:500ms", "expert:2000", "expert:250msx2", "champion:10ms", "champion:1000ms"];
    for name in plain.into_iter().chain(budgets) {
        assert_eq!(name.parse::<Level>().expect("a level").to_string(), name);
    }
    for (name, complaint) in [
        ("grandmaster", "there are random, novice, steady, sharp, expert, champion;"),
        ("expert:fast", "\"fast\" is not a budget"),
        ("expert:0", "is not a budget"),
        ("steady:3", "there is no bot \"steady:3\""),
        ("sharp:10ms", "there is no bot \"sharp:10ms\""),
        ("champion:0ms", "is not a budget"),
    ] {
        let error = name.parse::<Level>().expect_err("no such level");
        assert!(error.to_string().contains(complaint), "{error}");
    }
}

#[test]
fn weights_are_read_and_written() {
    let fitted = mars::Experience::fitted();
    assert_eq!(mars::Experience::read(&fitted.write()), Ok(fitted));
    assert_eq!(mars::Weights::from_values(&fitted.table.values()), fitted.table);
    assert!(
        mars::Experience::read("[table]\nmoney = 1.0")
            .expect_err("incomplete")
            .to_string()
            .contains("missing field")
    );
    let odd = fitted.write().replace("[solo]", "[solo]\nwisdom = 7.0");
    assert!(mars::Experience::read(&odd).expect_err("unknown").to_string().contains("wisdom"));
    assert!(mars::Experience::read(include_str!("../../weights/mars-start.toml")).is_ok());
}

/// Fitting gives the same weights on any number of threads.
#[test]
fn tuning_is_reproducible() {
    let fit = |threads| {
        let tuning =
            tharsis_bots::Tuning { rounds: 3, deals: 3, n_seats: 2, nudge: 0.1, step: 2.0, threads, seed: 4 };
        let start = mars::Experience::fitted().table.values();
        tharsis_bots::tune::<Mars>(&Options::default(), &start, &tuning, |_, _, _| {})
    };
    assert_eq!(fit(1), fit(2));
}
