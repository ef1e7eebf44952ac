//! Random games of Ares in which every promise is checked at every step.

use super::audit::{Audit, check_cards};
use super::coverage::Coverage;
use rand_pcg::Pcg32;
use tharsis_ares::{Ares, Choice, Event, Obstacle, Options, PhaseCard, Question, State};
use tharsis_kernel::{Game, Seat, below, load, save, seed_from_u64};

/// A game that makes more choices is stuck.
const CHOICES_MAX: u32 = 40_000;
/// Rounds after which players terraform whatever else is possible, so that every game ends.
const PATIENCE: u16 = 20;

/// How a checked game went.
#[derive(Clone, Debug)]
pub struct Report {
    /// Choices made.
    pub choices: u32,
    /// Rounds played.
    pub rounds: u16,
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
        let mut state = Ares::setup_logged(options, n_seats, seed_from_u64(seed), &mut log);
        assert_eq!(
            state,
            Ares::setup(options, n_seats, seed_from_u64(seed)),
            "seed {seed}: the log changes the game"
        );
        let mut legal = Vec::new();
        for choices in 0..CHOICES_MAX {
            let step = format!("{options} {n_seats} seats, seed {seed}, choice {choices}");
            let asked: Vec<Seat> = Ares::asked(&state).iter().collect();
            assert_eq!(asked.is_empty(), state.is_over(), "{step}: nobody is asked exactly when it is over");
            if asked.is_empty() {
                self.note_corporations(&state);
                return Report { choices, rounds: state.round };
            }
            let seat = asked[below(&mut rng, asked.len() as u32) as usize];
            legal.clear();
            Ares::legal(&state, seat, &mut legal);
            check_legal(&legal, &step);
            check_cards(&state, &step);
            if self.thorough_every > 0 && below(&mut rng, self.thorough_every) == 0 {
                check_saving(&state, &step);
                check_leaks(&state, u64::from(choices), &step);
                check_reasons(&state, seat, &legal, &step);
                check_refusals(&state, seat, &legal, &step);
            }
            let choice = self.choose(&state, seat, &legal, &mut rng);
            self.coverage.note(choice);
            state = check_apply(state, seat, choice, &step);
        }
        panic!("{options}, {n_seats} seats, seed {seed}: the game does not end");
    }

    /// Prefers what was played least, seldom sells, and in the end terraforms.
    fn choose(&self, state: &State, seat: Seat, legal: &[Choice], rng: &mut Pcg32) -> Choice {
        let among = |rng: &mut Pcg32, choices: &[Choice]| choices[below(rng, choices.len() as u32) as usize];
        let plan = state.question(seat) == Some(Question::Plan);
        let useful = |choice: &&Choice| match choice {
            Choice::Standard(_) => true,
            Choice::Phase(card) => plan && matches!(card, PhaseCard::Action | PhaseCard::Production),
            _ => false,
        };
        if state.round > PATIENCE && below(rng, 4) > 0 {
            let useful: Vec<Choice> = legal.iter().filter(useful).copied().collect();
            if !useful.is_empty() {
                return among(rng, &useful);
            }
        }
        let rare = legal.iter().filter_map(|&choice| Some((self.coverage.seen(choice)?, choice))).min();
        if let Some((_, choice)) = rare.filter(|_| below(rng, 2) == 0) {
            return choice;
        }
        let kept: Vec<Choice> =
            legal.iter().filter(|choice| !matches!(choice, Choice::Sell(_))).copied().collect();
        if kept.is_empty() || below(rng, 8) == 0 { among(rng, legal) } else { among(rng, &kept) }
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
    let loaded = load::<Ares>(&save::<Ares>(state)).expect("a saved state can be loaded");
    assert_eq!(*state, loaded, "{step}: saving loses something");
}

/// Re-deals what a seat cannot see: its view, choices, previews and imagined worlds must stay the same (A17).
fn check_leaks(state: &State, salt: u64, step: &str) {
    for viewer in state.seats().map(Some).chain([None]) {
        let other = Ares::determinize(state, viewer, salt);
        check_cards(&other, step);
        assert_eq!(
            Ares::view(state, viewer),
            Ares::view(&other, viewer),
            "{step}: the view of {viewer:?} leaks"
        );
        let imagined = |state: &State| Ares::determinize(state, viewer, salt + 1);
        assert_eq!(imagined(state), imagined(&other), "{step}: what {viewer:?} imagines leaks");
        let Some(seat) = viewer else { continue };
        let (mut here, mut there) = (Vec::new(), Vec::new());
        Ares::legal(state, seat, &mut here);
        Ares::legal(&other, seat, &mut there);
        assert_eq!(here, there, "{step}: the legal choices of {seat} leak");
        for &choice in here.iter().take(30) {
            let preview = state.preview(seat, choice);
            assert_eq!(preview, other.preview(seat, choice), "{step}: preview of {choice} leaks");
            assert!(preview.is_some(), "{step}: no preview of {choice}");
        }
    }
}

/// Every card in hand that cannot be played has a reason, every legal one none.
fn check_reasons(state: &State, seat: Seat, legal: &[Choice], step: &str) {
    if state.question(seat) != Some(Question::Work) {
        return;
    }
    for id in &state.player(seat).hand {
        let reasons = state.why_not(seat, Choice::Play(id));
        let playable = legal.contains(&Choice::Play(id));
        assert_eq!(reasons.is_empty(), playable, "{step}: card {id} has the reasons {reasons:?}");
        assert!(!reasons.contains(&Obstacle::NotAnAnswer), "{step}: card {id} is refused without a reason");
        assert_eq!(state.why_not_play(seat, id), reasons, "{step}: two answers to one question");
    }
    for id in &state.player(seat).tableau {
        let act = Choice::Act(id, 0);
        assert_eq!(state.why_not(seat, act).is_empty(), legal.contains(&act), "{step}: action of {id}");
    }
}

/// Choices out of place or not offered are refused and change nothing.
fn check_refusals(state: &State, seat: Seat, legal: &[Choice], step: &str) {
    let tries = [
        Choice::Phase(PhaseCard::Action),
        Choice::Draw,
        Choice::Step,
        Choice::Done,
        Choice::Nobody,
        Choice::Amount(999),
        Choice::Option(7),
    ];
    for choice in tries {
        let mut copy = state.clone();
        if !legal.contains(&choice) {
            assert!(
                Ares::play(&mut copy, seat, choice, &mut ()).is_err(),
                "{step}: {choice} was not refused"
            );
            assert!(!state.why_not(seat, choice).is_empty(), "{step}: no reason against {choice}");
        }
        for other in state.seats().filter(|&other| !Ares::asked(state).has(other)) {
            assert!(Ares::play(&mut copy, other, choice, &mut ()).is_err(), "{step}: {other} is not asked");
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
    Ares::apply(&mut logged, seat, choice, &mut log);
    Ares::apply(&mut plain, seat, choice, &mut ());
    assert_eq!(plain, logged, "{step}: the log changes the game at {choice}");
    for event in &log {
        audit.follow(event);
    }
    audit.check(&plain, &format!("{step}, {choice}"));
    plain
}
