//! Random games in which every promise of `Game` is checked at every step.

use crate::coverage::Coverage;
use crate::proven::{Audit, Proven};
use rand_pcg::Pcg32;
use std::collections::HashSet;
use tharsis_kernel::{Game, Seat, below, load, save, seed_from_u64};

/// How a checked game went.
#[derive(Clone, Debug)]
pub struct Report {
    /// Choices made.
    pub choices: u32,
    /// Generations or rounds played.
    pub rounds: u32,
}

/// Plays random games and checks everything.
#[derive(Clone, Debug)]
pub struct Conformance<G: Game> {
    /// What has been played so far.
    pub coverage: Coverage<G>,
    /// Check the costly promises (saving, leaks, previews, reasons) at one step in so many; 0 is never.
    pub thorough_every: u32,
    /// Choices whose notation was read back: it depends on nothing else.
    noted: HashSet<G::Choice>,
}

/// Plays games of every wanted variant, with seeds of its own for each, and checks every promise.
pub fn conformance<G: Proven>(
    wanted: fn(&G::Options) -> bool,
    games: u64,
    thorough_every: u32,
) -> Conformance<G> {
    let mut conformance = Conformance::new(thorough_every);
    let variants = G::variants().into_iter().enumerate().filter(|(_, (options, _))| wanted(options));
    for (i, (options, n_seats)) in variants {
        for game in 0..games {
            conformance.play(&options, n_seats, i as u64 * 1_000 + game);
        }
    }
    conformance
}

impl<G: Proven> Conformance<G> {
    /// Checks a promise at every step, all promises at one in `thorough_every`.
    pub fn new(thorough_every: u32) -> Conformance<G> {
        Conformance { coverage: Coverage::default(), thorough_every, noted: HashSet::new() }
    }

    /// Plays one game; panics, with seed and step, where a promise is broken.
    pub fn play(&mut self, options: &G::Options, n_seats: u8, seed: u64) -> Report {
        let mut rng = Pcg32::new(seed, 1);
        let mut state = check_setup::<G>(options, n_seats, seed);
        let mut legal = Vec::new();
        let game = format!("{options}, {n_seats} seats, seed {seed}");
        for choices in 0..G::CHOICES_MAX {
            let step = format!("{game}, choice {choices}");
            let asked: Vec<Seat> = G::asked(&state).iter().collect();
            assert_eq!(asked.is_empty(), G::is_over(&state), "{step}: nobody is asked when it is over");
            if asked.is_empty() {
                self.note_corporations(&state, n_seats);
                return Report { choices, rounds: G::rounds(&state) };
            }
            let seat = one_of(&asked, &mut rng);
            legal.clear();
            G::legal(&state, seat, &mut legal);
            self.check_legal(&legal, &step);
            G::check_cards(&state, &step);
            if self.thorough_every > 0 && below(&mut rng, self.thorough_every) == 0 {
                check_saving::<G>(&state, &step);
                check_leaks::<G>(&state, n_seats, u64::from(choices), &step);
                check_reasons::<G>(&state, seat, &legal, &step);
                check_refusals::<G>(&state, n_seats, seat, &legal, &step);
                G::check_own(&state, seat, &step);
            }
            let choice = self.choose(&state, &legal, &mut rng);
            self.coverage.note(choice);
            state = check_apply::<G>(state, seat, choice, &step);
        }
        panic!("{options}, {n_seats} seats, seed {seed}: the game does not end");
    }

    fn check_legal(&mut self, legal: &[G::Choice], step: &str) {
        assert!(!legal.is_empty(), "{step}: an asked seat has no choice");
        assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "{step}: not ascending: {legal:?}");
        for &choice in legal {
            if self.noted.insert(choice) {
                assert_eq!(choice.to_string().parse(), Ok(choice), "{step}: notation loses something");
            }
        }
    }

    /// In the end what brings it nearer; otherwise often what was played least, and seldom what is dull.
    fn choose(&self, state: &G::State, legal: &[G::Choice], rng: &mut Pcg32) -> G::Choice {
        if G::rounds(state) > G::PATIENCE && below(rng, 4) > 0 {
            let useful: Vec<G::Choice> = legal.iter().copied().filter(|&it| G::ends_sooner(it)).collect();
            if !useful.is_empty() {
                return one_of(&useful, rng);
            }
        }
        let rare = legal.iter().filter_map(|&choice| Some((self.coverage.seen(choice)?, choice))).min();
        if let Some((_, choice)) = rare.filter(|_| below(rng, 2) == 0) {
            return choice;
        }
        let lively: Vec<G::Choice> = legal.iter().copied().filter(|&it| !G::is_dull(it)).collect();
        if lively.is_empty() || below(rng, 8) == 0 { one_of(legal, rng) } else { one_of(&lively, rng) }
    }

    fn note_corporations(&mut self, state: &G::State, n_seats: u8) {
        for seat in Seat::all(n_seats) {
            let corporation = G::corporation(state, seat).expect("everybody has one at the end");
            self.coverage.note_corporation(corporation);
        }
    }
}

fn one_of<T: Copy>(items: &[T], rng: &mut Pcg32) -> T {
    items[below(rng, items.len() as u32) as usize]
}

fn check_setup<G: Proven>(options: &G::Options, n_seats: u8, seed: u64) -> G::State {
    let key = seed_from_u64(seed);
    let logged = G::setup_logged(options, n_seats, key, &mut Vec::new());
    assert_eq!(logged, G::setup(options, n_seats, key), "seed {seed}: the log changes the game");
    logged
}

fn check_saving<G: Proven>(state: &G::State, step: &str) {
    let loaded = load::<G>(&save::<G>(state)).expect("a saved state can be loaded");
    assert_eq!(*state, loaded, "{step}: saving loses something");
}

/// Re-deals what a seat cannot see: its view, choices, previews and imagined worlds must stay the same (M28, A17).
fn check_leaks<G: Proven>(state: &G::State, n_seats: u8, salt: u64, step: &str) {
    for viewer in Seat::all(n_seats).map(Some).chain([None]) {
        let other = G::determinize(state, viewer, salt);
        G::check_cards(&other, step);
        assert_eq!(G::view(state, viewer), G::view(&other, viewer), "{step}: the view of {viewer:?} leaks");
        if G::is_alike(state, &other, viewer) {
            let imagined = |state: &G::State| G::determinize(state, viewer, salt + 1);
            assert_eq!(imagined(state), imagined(&other), "{step}: what {viewer:?} imagines leaks");
        }
        let Some(seat) = viewer else { continue };
        let (mut here, mut there) = (Vec::new(), Vec::new());
        G::legal(state, seat, &mut here);
        G::legal(&other, seat, &mut there);
        assert_eq!(here, there, "{step}: the legal choices of {seat} leak");
        for &choice in here.iter().take(30) {
            let preview = G::preview(state, seat, choice);
            assert_eq!(preview, G::preview(&other, seat, choice), "{step}: preview of {choice} leaks");
            assert!(preview.is_some(), "{step}: no preview of {choice}");
        }
    }
}

/// Whatever a player could do next and cannot has a reason, whatever is legal none.
fn check_reasons<G: Proven>(state: &G::State, seat: Seat, legal: &[G::Choice], step: &str) {
    for choice in G::candidates(state, seat, legal) {
        let reasons = G::why_not(state, seat, choice);
        let possible = legal.contains(&choice);
        assert_eq!(reasons.is_empty(), possible, "{step}: {choice} has the reasons {reasons:?}");
        assert!(!reasons.iter().any(G::says_nothing), "{step}: {choice} is refused without a reason");
    }
}

/// Choices out of turn or not offered are refused and change nothing.
fn check_refusals<G: Proven>(state: &G::State, n_seats: u8, seat: Seat, legal: &[G::Choice], step: &str) {
    for choice in G::out_of_place() {
        let mut copy = state.clone();
        if !legal.contains(&choice) {
            assert!(G::play(&mut copy, seat, choice, &mut ()).is_err(), "{step}: {choice} was not refused");
            assert!(!G::why_not(state, seat, choice).is_empty(), "{step}: no reason against {choice}");
        }
        for other in Seat::all(n_seats).filter(|&other| !G::asked(state).has(other)) {
            assert!(G::play(&mut copy, other, choice, &mut ()).is_err(), "{step}: {other} is not asked");
        }
        assert_eq!(copy, *state, "{step}: a refusal changed the state");
    }
}

/// Applies with and without a log: same state, and the log accounts for every change.
fn check_apply<G: Proven>(state: G::State, seat: Seat, choice: G::Choice, step: &str) -> G::State {
    let mut logged = state.clone();
    let mut plain = state;
    let mut audit = G::Audit::of(&plain);
    let mut log = Vec::new();
    G::apply(&mut logged, seat, choice, &mut log);
    G::apply(&mut plain, seat, choice, &mut ());
    assert_eq!(plain, logged, "{step}: the log changes the game at {choice}");
    log.iter().for_each(|event| audit.follow(event));
    assert_eq!(audit, G::Audit::of(&plain), "{step}, {choice}: something changed without an event");
    plain
}
