//! Who learns something by a choice: in every variant of every game, nobody by a choice that is said to teach nothing,
//! and somebody by those that are known to.

use tharsis_ares::Ares;
use tharsis_kernel::{Game, Outcome, Seat, SeatSet, Told, seed_from_u64, teaches};
use tharsis_mars::Mars;
use tharsis_testkit::Proven;

/// Worlds that are compared where nobody is said to learn anything: others than were tried, and more of them.
const WORLDS: u64 = 24;
/// Choices looked at in a game, spread over all of it.
const LOOKS: usize = 40;

/// A whole game, with what was found at each choice looked at.
fn look_at<G: Proven>(options: &G::Options, n_seats: u8, seed: u64, mut found: impl FnMut(Found<'_, G>)) {
    let choices = G::golden_game(options, n_seats, seed);
    let mut state = G::setup(options, n_seats, seed_from_u64(seed));
    for (step, &(seat, choice)) in choices.iter().enumerate() {
        found(Found { state: &state, n_seats, seat, choice, step, last: choices.len() });
        G::apply(&mut state, seat, choice, &mut ());
    }
}

struct Found<'a, G: Game> {
    state: &'a G::State,
    n_seats: u8,
    seat: Seat,
    choice: G::Choice,
    step: usize,
    last: usize,
}

impl<G: Proven> Found<'_, G> {
    fn teaches(&self) -> bool {
        teaches::<G>(self.state, self.n_seats, self.seat, self.choice)
    }

    fn is_looked_at(&self) -> bool {
        self.step * LOOKS / self.last != (self.step + 1) * LOOKS / self.last
    }

    /// In every world that its seat and a viewer cannot tell from this one, the viewer is told the same.
    fn check_nothing_learnt(&self, game: &str) {
        let here = Outcome::<G>::of(self.state.clone(), self.seat, self.choice);
        for viewer in Seat::all(self.n_seats).map(Some).chain([None]) {
            let knowing: SeatSet = viewer.into_iter().chain([self.seat]).collect();
            let told = Told::of(&here, viewer);
            for world in 0..WORLDS {
                let other = G::redealt(self.state, knowing, 1_000_000 + world);
                let mut legal = Vec::new();
                G::legal(&other, self.seat, &mut legal);
                let step = format!("{game}, choice {}, {}", self.step, self.choice);
                assert!(legal.contains(&self.choice), "{step}: not legal in world {world}");
                let there = Outcome::<G>::of(other, self.seat, self.choice);
                assert!(told.is_told_in(&there), "{step}: {viewer:?} has learnt something");
            }
        }
    }
}

fn nothing_is_learnt_where_nothing_is_taught<G: Proven>() {
    let (mut quiet, mut loud) = (0, 0);
    for (i, (options, n_seats)) in G::variants().into_iter().enumerate() {
        let game = format!("{options}, {n_seats} seats");
        look_at::<G>(&options, n_seats, i as u64, |found| {
            if found.is_looked_at() && !found.teaches() {
                found.check_nothing_learnt(&game);
                quiet += 1;
            } else if found.is_looked_at() {
                loud += 1;
            }
        });
    }
    assert!(quiet > 300 && loud > 50, "{quiet} taught nothing, {loud} something");
}

#[test]
fn nothing_is_learnt_by_choices_of_mars_that_can_be_taken_back() {
    nothing_is_learnt_where_nothing_is_taught::<Mars>();
}

#[test]
fn nothing_is_learnt_by_choices_of_ares_that_can_be_taken_back() {
    nothing_is_learnt_where_nothing_is_taught::<Ares>();
}

#[test]
fn whoever_drafts_last_sees_the_next_pack() {
    let options = "corporate-era draft".parse().expect("options");
    for n_seats in 2..=5 {
        let (mut last, mut others) = (0, 0);
        look_at::<Mars>(&options, n_seats, 7, |found| {
            let drafts = Mars::question(found.state, found.seat) == Some(tharsis_mars::Question::Draft);
            if drafts && Mars::asked(found.state).len() == 1 {
                assert!(found.teaches(), "{n_seats} seats, choice {}", found.step);
                last += 1;
            } else if drafts {
                assert!(!found.teaches(), "{n_seats} seats, choice {}: it is a secret still", found.step);
                others += 1;
            }
        });
        assert!(last > 5 && others >= last, "{n_seats} seats: {last} and {others}");
    }
}

#[test]
fn whoever_chooses_a_corporation_last_sees_the_others() {
    for seed in 0..20 {
        let options = "corporate-era".parse().expect("options");
        let mut shown = 0;
        look_at::<Mars>(&options, 3, seed, |found| {
            let corporations = |state: &tharsis_mars::State| {
                Seat::all(3).filter(|&seat| state.player(seat).corporation().is_some()).count()
            };
            let after = Outcome::<Mars>::of(found.state.clone(), found.seat, found.choice);
            if corporations(found.state) == 0 && corporations(after.state()) > 0 {
                assert!(found.teaches(), "seed {seed}, choice {}", found.step);
                shown += 1;
            }
        });
        assert_eq!(shown, 1, "seed {seed}");
    }
}

#[test]
fn whoever_plans_last_sees_the_others_phases() {
    for n_seats in 2..=4 {
        let (mut last, mut others) = (0, 0);
        look_at::<Ares>(&Default::default(), n_seats, 3, |found| {
            let plans = matches!(found.choice, tharsis_ares::Choice::Phase(_));
            if plans && Ares::asked(found.state).len() == 1 {
                assert!(found.teaches(), "{n_seats} seats, choice {}", found.step);
                last += 1;
            } else if plans {
                assert!(!found.teaches(), "{n_seats} seats, choice {}: it is a secret still", found.step);
                others += 1;
            }
        });
        assert!(last > 3 && others >= last, "{n_seats} seats: {last} and {others}");
    }
}

/// Cards that come from the deck into a hand are new to it.
fn draws_teach<G: Proven>(hand: fn(&G::State, Seat) -> u32, deck: fn(&G::State) -> usize) {
    let mut drawn = 0;
    for (i, (options, n_seats)) in G::variants().into_iter().enumerate().step_by(3) {
        look_at::<G>(&options, n_seats, i as u64, |found| {
            let after = Outcome::<G>::of(found.state.clone(), found.seat, found.choice);
            let more = |seat| hand(after.state(), seat) > hand(found.state, seat);
            let from_deck = deck(after.state()) < deck(found.state);
            if from_deck && Seat::all(n_seats).any(more) {
                assert!(
                    found.teaches(),
                    "{options}, {n_seats} seats, choice {}, {}",
                    found.step,
                    found.choice
                );
                drawn += 1;
            }
        });
    }
    assert!(drawn > 50, "{drawn} draws");
}

#[test]
fn draws_teach_in_mars() {
    draws_teach::<Mars>(|state, seat| state.player(seat).hand.len(), |state| state.deck().len());
}

#[test]
fn draws_teach_in_ares() {
    draws_teach::<Ares>(
        |state, seat| u32::from(state.view(None).players[seat.idx()].hand_size),
        |state| usize::from(state.view(None).deck_size),
    );
}
