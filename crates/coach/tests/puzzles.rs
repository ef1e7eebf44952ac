//! The puzzles that come with the program can be set up and answered; more are found the same way again.

use std::collections::BTreeSet;
use tharsis_ares::Ares;
use tharsis_bots::{Bot, Experience, Level, play_match};
use tharsis_coach::Coach;
use tharsis_coach::puzzle::{Collection, CollectionError, Finder, Kind, Puzzling, Thinking, check};
use tharsis_kernel::{Record, Seat, seed_from_u64};
use tharsis_mars::Mars;

/// Every puzzle: the game leads to its moment, and every choice that is weighed is legal there.
fn set_up<G: Puzzling>(puzzles_min: usize) {
    let collection = G::puzzles();
    assert_eq!((&collection.provenance.game[..], collection.provenance.rules), (G::NAME, G::RULES));
    let mut names = BTreeSet::new();
    for (played, puzzle) in collection.puzzles() {
        let id = &puzzle.id;
        assert!(names.insert(id), "{id} is there twice");
        let (record, state) = played.up_to::<G>(puzzle).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!((record.choices.len(), G::rounds(&state)), (puzzle.step, puzzle.round), "{id}");
        let mut legal = Vec::new();
        G::legal(&state, Seat(puzzle.seat), &mut legal);
        for cost in &puzzle.costs {
            let choice: G::Choice = cost.choice.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
            assert!(legal.contains(&choice), "{id}: {choice}");
        }
        let [answer, others @ ..] = &puzzle.costs[..] else { panic!("{id} has no answer") };
        // Where points count, the answer may be a trifle behind in chance.
        let trifle = if puzzle.kind == Kind::Endgame { 0.01 } else { 0.0 };
        assert!(answer.points == 0.0 && answer.chance <= trifle, "{id}");
        let margin = |it: &tharsis_coach::puzzle::Cost| match puzzle.kind {
            Kind::Endgame => it.points >= 0.9,
            Kind::Opening | Kind::Ending => it.chance >= 0.05,
            Kind::Tile => it.chance >= 0.025,
        };
        assert!(!others.is_empty() && others.iter().all(margin), "{id}");
        assert!((1..=5).contains(&puzzle.difficulty) && (0.0..=1.0).contains(&puzzle.chance), "{id}");
        assert_eq!(collection.find(id).map(|it| it.1), Some(puzzle));
    }
    assert!(names.len() >= puzzles_min, "{}", names.len());
    assert!(collection.find("m").is_none());
    assert_eq!(Collection::read(&collection.to_string()).expect("its own text"), *collection);
}

#[test]
fn every_puzzle_of_mars_can_be_set_up() {
    set_up::<Mars>(280);
    let kinds: BTreeSet<Kind> = Mars::puzzles().puzzles().map(|it| it.1.kind).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), Kind::ALL);
}

#[test]
fn every_puzzle_of_ares_can_be_set_up() {
    set_up::<Ares>(60);
}

/// What is said to be right to the point can be counted again by anybody.
#[test]
fn endgames_are_right_to_the_point() {
    let coach = Coach::<Mars>::new().expect("the network of the program");
    let endgames = Mars::puzzles().puzzles().filter(|it| it.1.kind == Kind::Endgame);
    for (played, puzzle) in endgames.step_by(6) {
        let checked = check(&coach, played, puzzle, 1).expect("a moment");
        assert!(checked.same, "{}", puzzle.id);
    }
}

#[test]
fn the_tables_can_be_played() {
    fn check<G: Puzzling>() {
        for (seats, options) in G::PUZZLE_TABLES {
            let options = options.parse().expect("options");
            G::check_options(&options, *seats).expect("a table");
        }
    }
    check::<Mars>();
    check::<Ares>();
}

/// A game between steady bots.
fn game<G: Puzzling>(options: &str, seats: u8, seed: u64) -> Record<G> {
    let weights = G::Weights::fitted();
    let bot = |seat: u8| Level::Steady.bot::<G>(&weights, seed + u64::from(seat));
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats).map(bot).collect();
    let mut record = Record::new(options.parse().expect("options"), seats, seed_from_u64(seed));
    let setup = G::setup(&record.options, seats, record.seed);
    play_match::<G>(setup, 6_000, &mut bots, |_, seat, choice| record.choices.push((seat, choice)));
    record
}

const QUICK: Thinking = Thinking { sieve: 60, deep: 400, searches: 2 };

/// The same game gives the same puzzles, and what was written leads to the moments they were found at.
#[test]
fn puzzles_are_found_again() {
    fn check<G: Puzzling>(options: &str, seats: u8) -> usize {
        let finder = || Finder::<G>::new(Coach::new().expect("a network"), QUICK);
        let one = |seed| {
            let record = game::<G>(options, seats, seed);
            let found = finder().find(&record, None)?;
            assert_eq!(finder().find(&record, None).as_ref(), Some(&found));
            for puzzle in &found.puzzles {
                let (up_to, _) = found.up_to::<G>(puzzle).expect("the moment");
                assert_eq!(up_to.choices, record.choices[..puzzle.step]);
            }
            Some(found.puzzles.len())
        };
        (0..2).filter_map(one).sum()
    }
    let found = check::<Mars>("corporate-era prelude map-random", 2) + check::<Mars>("corporate-era", 1);
    assert!(found + check::<Ares>("mulligan", 2) > 0);
}

/// A file that somebody has spoilt is refused with a word on what is wrong.
#[test]
fn a_spoilt_file_is_refused() {
    let text = Ares::puzzles().to_string();
    assert!(Collection::read("").is_err() && Collection::read(&text[..text.len() - 9]).is_err());
    let spoilt = |spoil: fn(&mut tharsis_coach::puzzle::Played)| {
        let mut collection = Collection::read(&text).expect("the puzzles of the program");
        let played = collection.games.iter_mut().find(|it| it.moves.len() > 50).expect("a long game");
        spoil(played);
        played.up_to::<Ares>(&played.puzzles[played.puzzles.len() - 1]).expect_err("it was spoilt")
    };
    let error = spoilt(|played| played.moves.truncate(20));
    assert!(matches!(error, CollectionError::Moves(_)), "{error}");
    let error = spoilt(|played| played.moves.insert(7, '?'));
    assert!(matches!(error, CollectionError::Moves(_)), "{error}");
    let error = spoilt(|played| played.seed = seed_of(2));
    assert!(matches!(error, CollectionError::Moves(_) | CollectionError::OtherMoment { .. }), "{error}");
    assert!(matches!(spoilt(|played| played.seed.truncate(9)), CollectionError::Seed));
    assert!(matches!(spoilt(|played| played.seats = 9), CollectionError::Options(_)));
    assert!(matches!(
        spoilt(|played| played.puzzles.iter_mut().for_each(|it| it.id.push('x'))),
        CollectionError::OtherMoment { .. }
    ));
}

fn seed_of(seed: u64) -> String {
    seed_from_u64(seed).iter().map(|byte| format!("{byte:02x}")).collect()
}
