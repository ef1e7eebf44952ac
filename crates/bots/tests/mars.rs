//! The bots as a table meets them: they play whole games of every variant, legally and in their senses, and say why.

use tharsis_bots::mars::{Experience, Weights};
use tharsis_bots::{Bot, Budget, CHOICES_MAX, Chair, Knowledge, Level, Limit, play_match};
use tharsis_kernel::{Game, Seat, SeatSet, seed_from_u64};
use tharsis_mars::{Choice, Mars, Options, Question, State};

const THINKING: [&str; 3] = ["novice", "steady", "expert:24"];

fn bots(names: &[&str], seed: u64) -> Vec<Box<dyn Bot<Mars>>> {
    let experience = Experience::fitted();
    let bot = |(i, name): (usize, &&str)| {
        let level: Level = name.parse().expect("a level");
        level.bot::<Mars>(&experience, seed + i as u64)
    };
    names.iter().enumerate().map(bot).collect()
}

fn game(options: &str, n_seats: u8, seed: u64) -> State {
    Mars::setup(&options.parse().expect("options"), n_seats, seed_from_u64(seed))
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
    ];
    for (seed, (options, n_seats)) in variants.into_iter().enumerate() {
        for level in ["random", "novice", "steady", "expert:4"] {
            let names = vec![level; n_seats];
            let state = game(options, n_seats as u8, seed as u64);
            let (result, _) = play_match::<Mars>(state, CHOICES_MAX, &mut bots(&names, 1), |_, _, _| {});
            assert!(result.finished, "{level} does not finish {options} with {n_seats}");
        }
    }
}

/// Paying for a maxed parameter, stealing from oneself, passing with useful free actions: no thinking bot does it.
#[test]
fn thinking_bots_never_only_hurt_themselves() {
    for (seed, level) in THINKING.iter().cycle().take(18).enumerate() {
        let n_seats = 1 + (seed % 4) as u8;
        let names = vec![*level; usize::from(n_seats)];
        let options = ["corporate-era", "corporate-era colonies", "corporate-era turmoil"][seed % 3];
        let state = game(options, n_seats, seed as u64);
        let mut checked = 0;
        play_match::<Mars>(state, CHOICES_MAX, &mut bots(&names, seed as u64), |state, seat, choice| {
            let mut legal = Vec::new();
            Mars::legal(state, seat, &mut legal);
            let hurts = |it| Mars::only_hurts(state, seat, it, &legal);
            checked += 1;
            assert!(!hurts(choice) || legal.iter().all(|&it| hurts(it)), "{level}, seed {seed}: {choice}");
        });
        assert!(checked > 50);
    }
}

/// A bot's choice depends on what its seat may know: other hidden cards, same choice.
#[test]
fn bots_cannot_cheat() {
    cannot_cheat("corporate-era");
    cannot_cheat("corporate-era colonies");
}

fn cannot_cheat(options: &str) {
    let mut state = game(options, 3, 5);
    let mut players = bots(&["steady"; 3], 9);
    for step in 0..250 {
        let Some(seat) = Mars::asked(&state).iter().next() else { break };
        let chair = Chair::<Mars>::new(&state, seat);
        if step % 10 == 0 && state.question(seat) == Some(Question::Turn) {
            let other = Mars::determinize(&state, Some(seat), step);
            for level in THINKING {
                let here = bots(&[level], step)[0].choose(&chair);
                let there = bots(&[level], step)[0].choose(&Chair::new(&other, seat));
                assert_eq!(here, there, "{level} at step {step} sees more than its seat");
            }
        }
        let choice = players[seat.idx()].choose(&chair).choice;
        Mars::apply(&mut state, seat, choice, &mut ());
    }
}

#[test]
fn a_decision_explains_itself() {
    let state = game("corporate-era beginner-0 beginner-1", 2, 3);
    let seat = Mars::asked(&state).iter().next().expect("somebody begins");
    for level in ["steady", "expert:200"] {
        let decision = bots(&[level], 1)[0].choose(&Chair::new(&state, seat));
        assert_eq!(decision.choice, decision.values[0].0, "{level}: the best comes first");
        assert!(decision.values.len() > 1 && decision.values.is_sorted_by(|a, b| a.1 >= b.1), "{decision:?}");
        assert!(decision.iterations > 1, "{decision:?}");
    }
}

/// With Colonies the thinking bots use the tiles: trades in most generations, and colonies of their own.
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
        let mut bot = Level::Expert(budget).bot::<Mars>(&Experience::fitted(), 1);
        let decision = bot.choose(&Chair::new(&state, seat));
        assert!(decision.clear || (300..=330).contains(&decision.iterations), "{decision:?}");
    }
}

#[test]
fn levels_are_named_and_misnamed() {
    for name in ["random", "novice", "steady", "expert", "expert:500ms", "expert:2000", "expert:250msx2"] {
        assert_eq!(name.parse::<Level>().expect("a level").to_string(), name);
    }
    for (name, complaint) in [
        ("grandmaster", "there are random, novice, steady, expert;"),
        ("expert:fast", "\"fast\" is not a budget"),
        ("expert:0", "is not a budget"),
        ("steady:3", "there is no bot \"steady:3\""),
    ] {
        let error = name.parse::<Level>().expect_err("no such level");
        assert!(error.to_string().contains(complaint), "{error}");
    }
}

#[test]
fn weights_are_read_and_written() {
    let fitted = Experience::fitted();
    assert_eq!(Experience::read(&fitted.write()), Ok(fitted));
    assert_eq!(Weights::from_values(&fitted.table.values()), fitted.table);
    assert!(
        Experience::read("[table]\nmoney = 1.0")
            .expect_err("incomplete")
            .to_string()
            .contains("missing field")
    );
    let odd = fitted.write().replace("[solo]", "[solo]\nwisdom = 7.0");
    assert!(Experience::read(&odd).expect_err("unknown").to_string().contains("wisdom"));
    assert!(Experience::read(include_str!("../weights/mars-start.toml")).is_ok());
}

/// Fitting gives the same weights on any number of threads.
#[test]
fn tuning_is_reproducible() {
    let fit = |threads| {
        let tuning =
            tharsis_bots::Tuning { rounds: 3, deals: 3, n_seats: 2, nudge: 0.1, step: 2.0, threads, seed: 4 };
        let start = Experience::fitted().table.values();
        tharsis_bots::tune::<Mars>(&Options::default(), &start, &tuning, |_, _, _| {})
    };
    assert_eq!(fit(1), fit(2));
}
