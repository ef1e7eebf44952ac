//! The coach: what it uses, what it finds, and that it finds the same again.

use rand_pcg::Pcg32;
use tharsis_ares::Ares;
use tharsis_bots::{Bot, Budget, Experience, Knowledge, Level, Limit, play_match};
use tharsis_coach::{Coach, Decided, Grade, Loss, Review, Share, Verdict};
use tharsis_kernel::{Record, Seat, SeatSet, below, seed_from_u64};
use tharsis_mars::Mars;

const fn lines(n: u32) -> Budget {
    Budget { limit: Limit::Iterations(n), threads: 1 }
}

/// A game between bots of these levels.
fn game<G: Knowledge>(options: &str, levels: &[&str], seed: u64) -> Record<G> {
    let options: G::Options = options.parse().expect("options");
    let weights = G::Weights::fitted();
    let level = |(i, level): (usize, &&str)| -> Box<dyn Bot<G>> {
        level.parse::<Level>().expect("a level").bot::<G>(&weights, seed * 31 + i as u64)
    };
    let mut bots: Vec<Box<dyn Bot<G>>> = levels.iter().enumerate().map(level).collect();
    let mut record = Record::new(options, levels.len() as u8, seed_from_u64(seed));
    let setup = G::setup(&record.options, record.n_seats, record.seed);
    play_match::<G>(setup, 6_000, &mut bots, |_, seat, choice| record.choices.push((seat, choice)));
    record
}

fn review<G: Knowledge>(record: &Record<G>) -> Review<G> {
    Review::new(Coach::new().expect("the network of the program"), record)
}

/// Other hidden cards, hands and secret choices give the same advice, the same reasons and the same chances.
#[test]
fn nothing_hidden_is_used() {
    fn check<G: Knowledge>(options: &str, players: usize, seed: u64) {
        let record = game::<G>(options, &vec!["steady"; players], seed);
        let (review, coach) = (review(&record), Coach::<G>::new().expect("a network"));
        let mut rng = Pcg32::new(seed, 1);
        for _ in 0..8 {
            let (step, seat) = review.decision(below(&mut rng, review.n_decisions() as u32) as usize);
            let known: SeatSet = [seat].into_iter().collect();
            let told = |state: &G::State| {
                let considered = coach.consider(state, seat, None, lines(40), 5);
                let best = considered.best();
                let other = considered.choices.last().expect("a choice").choice;
                let reasons = coach.reasons(state, seat, best, other, 5);
                (considered, reasons, coach.prospects(state, known, 5))
            };
            let state = review.state(step);
            let other = G::determinize(state, Some(seat), u64::from(below(&mut rng, 1_000)));
            assert_eq!(told(state), told(&other), "{options}, step {step}");
        }
    }
    check::<Mars>("corporate-era", 2, 1);
    check::<Mars>("corporate-era draft colonies turmoil", 3, 2);
    check::<Mars>("corporate-era prelude venus map-hellas", 2, 3);
    check::<Mars>("corporate-era", 1, 4);
    check::<Ares>("mulligan", 2, 5);
    check::<Ares>("mulligan coop", 2, 6);
}

#[test]
fn the_same_game_gives_the_same_review() {
    fn check<G: Knowledge>(options: &str) {
        let record = game::<G>(options, &["sharp", "novice"], 7);
        let decided = |review: &Review<G>| -> Vec<_> {
            (0..review.n_decisions()).step_by(9).map(|place| review.decide(place, lines(30))).collect()
        };
        let points = |review: &Review<G>| -> Vec<_> {
            review.moments().into_iter().step_by(9).map(|step| review.point(step)).collect()
        };
        let [one, other] = [review(&record), review(&record)];
        assert_eq!(decided(&one), decided(&other));
        assert_eq!(points(&one), points(&other));
    }
    check::<Mars>("corporate-era");
    check::<Ares>("mulligan");
}

/// Chances add up to one all through a game, and the end is told by the result.
#[test]
fn the_curve_ends_where_the_game_did() {
    let record = game::<Mars>("corporate-era", &["steady", "novice", "novice"], 8);
    let review = review(&record);
    let moments = review.moments();
    assert!(moments.len() > 60 && moments.is_sorted(), "{moments:?}");
    for &step in moments.iter().step_by(5) {
        let chances = review.point(step).prospects.chances;
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 0.01, "{step}: {chances:?}");
    }
    let end = review.point(record.choices.len());
    let state = review.state(record.choices.len());
    let winner = <Mars as tharsis_kernel::Game>::winners(state).iter().next().expect("a winner");
    assert!(end.prospects.chances[winner.idx()] > 0.99);
    let scores: Vec<f32> =
        <Mars as tharsis_kernel::Game>::scores(state).into_iter().map(|it| it as f32).collect();
    assert_eq!(end.prospects.points, scores);
}

/// Where a long search sees one clearly best choice, a short one sees the same, and calls the others mistakes.
#[test]
fn grades_agree_with_deep_search_where_the_answer_is_clear() {
    let coach = Coach::<Mars>::new().expect("a network");
    let (mut clear, mut found) = (0, 0);
    for seed in 20..23 {
        let review = review(&game::<Mars>("corporate-era", &["steady", "steady"], seed));
        for place in (3..review.n_decisions()).step_by(5) {
            let (step, seat) = review.decision(place);
            let state = review.state(step);
            let deep = coach.consider(state, seat, None, lines(800), 1);
            let Some(second) = deep.choices.get(1).filter(|it| it.loss.chance > 0.02) else { continue };
            let quick = coach.consider(state, seat, Some(second.choice), lines(200), 2);
            clear += 1;
            let loss = quick.loss(second.choice).expect("it was asked about");
            found += usize::from(quick.best() == deep.best() && Grade::of(loss) >= Grade::Good);
        }
    }
    assert!(clear >= 8, "{clear} positions with a clear answer");
    assert!(found * 10 >= clear * 9, "{found} of {clear}");
}

/// A choice that is asked about is weighed, however hopeless; whatever is best costs nothing.
#[test]
fn what_is_asked_about_is_weighed() {
    let record = game::<Mars>("corporate-era", &["steady", "steady"], 30);
    let (review, coach) = (review(&record), Coach::<Mars>::new().expect("a network"));
    for place in (0..review.n_decisions()).step_by(17) {
        let (step, seat) = review.decision(place);
        let mut legal = Vec::new();
        <Mars as tharsis_kernel::Game>::legal(review.state(step), seat, &mut legal);
        for about in legal {
            let considered = coach.consider(review.state(step), seat, Some(about), lines(20), 1);
            assert!(considered.loss(about).is_some(), "{step}: {about}");
            assert_eq!(considered.choices[0].loss, Loss::default());
            assert!(considered.choices.iter().all(|it| it.loss.chance >= 0.0 && it.loss.points >= 0.0));
        }
    }
}

/// Reasons speak of what differs: of two choices that lead to the same there are none, and passing early costs what it leaves.
#[test]
fn reasons_are_differences() {
    let record = game::<Mars>("corporate-era", &["sharp", "sharp"], 31);
    let (review, coach) = (review(&record), Coach::<Mars>::new().expect("a network"));
    let mut told = 0;
    for place in 0..review.n_decisions() {
        let (step, seat) = review.decision(place);
        let state = review.state(step);
        let decided = review.decide(place, lines(20));
        assert!(coach.reasons(state, seat, decided.chosen, decided.chosen, 3).is_empty());
        let there = coach.reasons(state, seat, decided.chosen, decided.best, 3);
        let back = coach.reasons(state, seat, decided.best, decided.chosen, 3);
        assert_eq!(there.len(), back.len());
        for (one, other) in there.iter().zip(&back) {
            assert!(one.what == other.what && (one.points + other.points).abs() < 1e-3, "{one:?} {other:?}");
        }
        told += there.len();
        if told > 60 {
            return;
        }
    }
    panic!("only {told} reasons");
}

fn decided(seat: u8, round: u32, chance: f32, points: f32) -> Decided<()> {
    Decided {
        step: 0,
        seat: Seat(seat),
        round,
        chosen: (),
        best: (),
        loss: Loss { chance, points },
        chance: 0.5,
    }
}

#[test]
fn grades_follow_the_chance_that_is_lost() {
    let grade = |chance| Grade::of(Loss { chance, points: 0.0 });
    let at = [0.0, 0.004, 0.005, 0.019, 0.02, 0.059, 0.06, 0.119, 0.12, 0.9].map(grade);
    use Grade::{Best, Blunder, Good, Inaccuracy, Mistake};
    assert_eq!(at, [Best, Best, Good, Good, Inaccuracy, Inaccuracy, Mistake, Mistake, Blunder, Blunder]);
}

#[test]
fn verdicts_tell_phases_apart_and_luck_from_skill() {
    let all = [
        decided(0, 1, 0.0, 0.0),
        decided(0, 5, 0.12, 6.0),
        decided(0, 9, 0.0, 0.0),
        decided(1, 2, 0.03, 1.5),
        decided(1, 9, 0.03, 1.5),
    ];
    let [mine, theirs] = [0, 1].map(|seat| Verdict::of(&all, Seat(seat), 9));
    assert_eq!(mine.grades, [2, 0, 0, 0, 1]);
    assert_eq!(theirs.grades, [0, 0, 2, 0, 0]);
    assert_eq!((mine.lost, theirs.lost), (6.0, 3.0));
    let phases = mine.phases.map(|it| it.map(|it| (100.0 * it).round()));
    assert_eq!(phases, [Some(100.0), Some(50.0), Some(100.0)], "opening, middle, end");
    assert_eq!(theirs.phases[1], None, "nothing was decided in the middle");
    let mut lost = all[1].clone();
    (lost.chance, lost.round) = (0.0, 6);
    let with_lost = Verdict::of(&[all[1].clone(), lost], Seat(0), 9);
    let alone = Verdict::of(&all[1..2], Seat(0), 9);
    let [with_lost_is, alone_is] = [&with_lost, &alone].map(|it| it.accuracy.expect("decisions"));
    assert_eq!(with_lost.grades[4], 2);
    assert!((with_lost_is - alone_is).abs() < 1e-6, "equal ones count alike: {with_lost_is}, {alone_is}");
    let mut good = all[0].clone();
    good.chance = 0.999;
    let diluted = Verdict::of(&[all[1].clone(), good], Seat(0), 9).accuracy.expect("two decisions");
    assert!(diluted < 0.53, "what is decided does not make up for it: {diluted}");
    let share = Share::of(&[70, 60], &[6.0, 3.0], Seat(0)).expect("a rival");
    assert_eq!((share.ahead, share.choices, share.deal), (10.0, -3.0, 13.0));
    let other = Share::of(&[70, 60], &[6.0, 3.0], Seat(1)).expect("a rival");
    assert_eq!((other.ahead, other.choices, other.deal), (-10.0, 3.0, -13.0));
    assert_eq!(Share::of(&[70], &[6.0], Seat(0)), None, "alone");
}
