//! Random games in which every promise is checked at every step.

use super::audit::{Audit, check_cards};
use super::coverage::Coverage;
use rand_pcg::Pcg32;
use tharsis_kernel::{Game, Seat, below, load, save, seed_from_u64};
use tharsis_mars::{Choice, Event, Mars, Obstacle, Options, Question, State};

/// A game that makes more choices is stuck.
const CHOICES_MAX: u32 = 20_000;
/// Generations after which the player terraforms whatever else is possible, so that every game ends.
const PATIENCE: u8 = 16;

/// How a checked game went.
#[derive(Clone, Debug)]
pub struct Report {
    /// Choices made.
    pub choices: u32,
    /// Generations played.
    pub generations: u8,
}

/// Plays random games and checks everything.
#[derive(Clone, Debug, Default)]
pub struct Conformance {
    /// What has been played so far.
    pub coverage: Coverage,
    /// Check the costly promises (saving, leaks, previews, reasons) at one step in so many; 0 is never.
    pub thorough_every: u32,
}

impl Conformance {
    /// Checks a promise at every step, all promises at one in `thorough_every`.
    pub fn new(thorough_every: u32) -> Conformance {
        Conformance { coverage: Coverage::default(), thorough_every }
    }

    /// Plays one game; panics, with seed and step, where a promise is broken.
    pub fn play(&mut self, options: &Options, n_seats: u8, seed: u64) -> Report {
        let mut rng = Pcg32::new(seed, 1);
        let mut log = Vec::new();
        let mut state = Mars::setup_logged(options, n_seats, seed_from_u64(seed), &mut log);
        assert_eq!(
            state,
            Mars::setup(options, n_seats, seed_from_u64(seed)),
            "seed {seed}: the log changes the game"
        );
        let mut legal = Vec::new();
        for choices in 0..CHOICES_MAX {
            let step = format!("{options} {n_seats} seats, seed {seed}, choice {choices}");
            let asked: Vec<Seat> = Mars::asked(&state).iter().collect();
            assert_eq!(asked.is_empty(), state.is_over(), "{step}: nobody is asked exactly when it is over");
            if asked.is_empty() {
                self.note_corporations(&state);
                return Report { choices, generations: state.generation };
            }
            let seat = asked[below(&mut rng, asked.len() as u32) as usize];
            legal.clear();
            Mars::legal(&state, seat, &mut legal);
            check_legal(&legal, &step);
            check_cards(&state, &step);
            if self.thorough_every > 0 && below(&mut rng, self.thorough_every) == 0 {
                check_saving(&state, &step);
                check_leaks(&state, &legal, u64::from(choices), &step);
                check_reasons(&state, seat, &legal, &step);
                check_refusals(&state, seat, &legal, &step);
            }
            let choice = self.choose(&state, seat, &legal, &mut rng);
            self.coverage.note(choice);
            state = check_apply(state, seat, choice, &step);
        }
        panic!("{options}, {n_seats} seats, seed {seed}: the game does not end");
    }

    /// Prefers what was played least, and in the end what terraforms.
    fn choose(&self, state: &State, seat: Seat, legal: &[Choice], rng: &mut Pcg32) -> Choice {
        use tharsis_mars::{Conversion, Project};
        let pick = |rng: &mut Pcg32| legal[below(rng, legal.len() as u32) as usize];
        if state.question(seat) != Some(Question::Turn) {
            return pick(rng);
        }
        if state.generation > PATIENCE {
            let raises = |choice: &&Choice| {
                matches!(
                    choice,
                    Choice::Project(Project::Asteroid | Project::Aquifer | Project::Greenery)
                        | Choice::Convert(Conversion::Heat)
                )
            };
            let n = legal.iter().filter(raises).count() as u32;
            if n > 0 && below(rng, 4) > 0 {
                return *legal
                    .iter()
                    .filter(raises)
                    .nth(below(rng, n) as usize)
                    .expect("one of those counted");
            }
        }
        let rare = legal.iter().filter_map(|&choice| Some((self.coverage.seen(choice)?, choice))).min();
        match rare {
            Some((_, choice)) if below(rng, 2) == 0 => choice,
            _ => pick(rng),
        }
    }

    fn note_corporations(&mut self, state: &State) {
        for player in state.players() {
            let corporation = player.corporation().expect("everybody has a corporation at the end");
            self.coverage.note_corporation(corporation);
        }
    }
}

fn check_legal(legal: &[Choice], step: &str) {
    assert!(!legal.is_empty(), "{step}: an asked seat has no choice");
    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "{step}: not ascending: {legal:?}");
    for choice in legal {
        assert_eq!(choice.to_string().parse(), Ok(*choice), "{step}: notation loses something");
    }
}

fn check_saving(state: &State, step: &str) {
    let loaded = load::<Mars>(&save::<Mars>(state)).expect("a saved state can be loaded");
    assert_eq!(*state, loaded, "{step}: saving loses something");
}

/// Re-deals what a seat cannot see: its view, choices, questions and previews must stay the same.
fn check_leaks(state: &State, legal: &[Choice], salt: u64, step: &str) {
    for viewer in state.seats().map(Some).chain([None]) {
        let other = Mars::determinize(state, viewer, salt);
        check_cards(&other, step);
        assert_eq!(
            Mars::view(state, viewer),
            Mars::view(&other, viewer),
            "{step}: the view of {viewer:?} leaks"
        );
        check_imagination(state, &other, viewer, salt, step);
        let Some(seat) = viewer else { continue };
        let (mut here, mut there) = (Vec::new(), Vec::new());
        Mars::legal(state, seat, &mut here);
        Mars::legal(&other, seat, &mut there);
        assert_eq!(here, there, "{step}: the legal choices of {seat} leak");
        for &choice in here.iter().take(30) {
            assert_eq!(
                state.preview(seat, choice),
                other.preview(seat, choice),
                "{step}: preview of {choice} leaks"
            );
            assert!(state.preview(seat, choice).is_some(), "{step}: no preview of {choice}");
        }
    }
    assert!(!legal.is_empty());
}

/// What a seat imagines depends on what it knows, not on what is really there.
fn check_imagination(state: &State, other: &State, viewer: Option<Seat>, salt: u64, step: &str) {
    let mut others = state.seats().filter(|&seat| Some(seat) != viewer);
    // How many cards others have kept is hidden, too, and may differ in the opening.
    if others.all(|seat| state.player(seat).kept.len() == other.player(seat).kept.len()) {
        let (here, there) =
            (Mars::determinize(state, viewer, salt + 1), Mars::determinize(other, viewer, salt + 1));
        assert_eq!(here, there, "{step}: what {viewer:?} imagines leaks");
    }
}

/// Every card in hand that cannot be played has a reason, every legal one none.
fn check_reasons(state: &State, seat: Seat, legal: &[Choice], step: &str) {
    if state.question(seat) != Some(Question::Turn) || legal.contains(&Choice::First) {
        return;
    }
    for id in &state.player(seat).hand {
        let reasons = state.why_not(seat, Choice::Play(id));
        let playable = legal.contains(&Choice::Play(id));
        assert_eq!(reasons.is_empty(), playable, "{step}: card {id} has the reasons {reasons:?}");
        assert!(!reasons.contains(&Obstacle::NotAnAnswer), "{step}: card {id} is refused without a reason");
        assert_eq!(state.why_not_play(seat, id), reasons, "{step}: two answers to one question");
    }
}

/// Choices out of turn or not offered are refused and change nothing.
fn check_refusals(state: &State, seat: Seat, legal: &[Choice], step: &str) {
    let tries =
        [Choice::Pass, Choice::EndTurn, Choice::Done, Choice::Nobody, Choice::Amount(999), Choice::Option(7)];
    for choice in tries {
        let mut copy = state.clone();
        if !legal.contains(&choice) {
            assert!(
                Mars::play(&mut copy, seat, choice, &mut ()).is_err(),
                "{step}: {choice} was not refused"
            );
            assert!(!state.why_not(seat, choice).is_empty(), "{step}: no reason against {choice}");
        }
        for other in state.seats().filter(|&other| !Mars::asked(state).has(other)) {
            assert!(Mars::play(&mut copy, other, choice, &mut ()).is_err(), "{step}: {other} is not asked");
        }
        assert_eq!(copy, *state, "{step}: a refusal changed the state");
    }
}

/// Applies with and without a log: same state, and the log accounts for every change.
fn check_apply(state: State, seat: Seat, choice: Choice, step: &str) -> State {
    let mut logged = state.clone();
    let mut plain = state;
    let mut audit = Audit::of(&plain);
    let mut log: Vec<Event> = Vec::new();
    Mars::apply(&mut logged, seat, choice, &mut log);
    Mars::apply(&mut plain, seat, choice, &mut ());
    assert_eq!(plain, logged, "{step}: the log changes the game at {choice}");
    for event in &log {
        audit.follow(event);
    }
    audit.check(&plain, &format!("{step}, {choice}"));
    plain
}
