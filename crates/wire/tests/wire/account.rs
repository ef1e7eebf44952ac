//! What an opening would come to: as it then comes to, and without a word about hidden cards.

use tharsis_kernel::{Game, Seat, SeatSet};
use tharsis_mars::{Choice, Mars, Options, Phase, Question, Resource, State};
use tharsis_wire::api::{Account, Change};
use tharsis_wire::{Shown, game};
use tharsis_words::Language;

fn legal(state: &State, seat: Seat) -> Vec<Choice> {
    let mut legal = Vec::new();
    Mars::legal(state, seat, &mut legal);
    legal
}

/// An opening in which seat 0 has chosen all but the end of its cards, by dice.
fn chosen(options: &str, seed: u8) -> State {
    let options: Options = options.parse().expect("options");
    let mut state = Mars::setup(&options, 2, [seed; 32]);
    let seat = Seat(0);
    let mut dice = usize::from(seed);
    while let Some(question) = state.question(seat) {
        let mut choices = legal(&state, seat);
        choices.retain(|choice| *choice != Choice::Done);
        if matches!(question, Question::Opening(_)) && (choices.is_empty() || dice.is_multiple_of(4)) {
            break;
        }
        dice = dice * 7 + 3;
        let choice = choices[dice % choices.len()];
        Mars::apply(&mut state, seat, choice, &mut ());
    }
    state
}

fn number(account: &Account, icon: &str, production: bool) -> Option<i32> {
    let fits = |change: &&Change| change.icon == icon && change.production == production;
    account.total.iter().find(fits).and_then(|change| change.by)
}

/// Plays the rest of the opening and the prelude round, seat 0 its preludes in any order that the account takes.
fn play_on(mut state: State) -> State {
    Mars::apply(&mut state, Seat(0), Choice::Done, &mut ());
    while matches!(state.phase(), Phase::Setup | Phase::Prelude) {
        let seat = state.asked().iter().next().expect("somebody is asked");
        let choices = legal(&state, seat);
        let playable = |choice: &&Choice| match (state.question(seat), choice) {
            (Some(Question::Prelude), Choice::Card(id)) => state.can_play_prelude(seat, *id),
            (Some(Question::Opening(_)), choice) => **choice == Choice::Done,
            _ => true,
        };
        let choice = *choices.iter().find(playable).unwrap_or(&choices[0]);
        Mars::apply(&mut state, seat, choice, &mut ());
    }
    state
}

#[test]
fn the_account_is_what_comes_of_it() {
    let mut compared = 0;
    for seed in 0..120 {
        let state = chosen("corporate-era prelude", seed);
        let account = Mars::account(&state, Seat(0), Language::english()).expect("a corporation is chosen");
        let end = play_on(state);
        let player = end.player(Seat(0));
        // What areas and cards chosen on the way bring is not in it, and says so; the rating is, wherever they lie.
        if account.more {
            continue;
        }
        compared += 1;
        let money = number(&account, "r-mc", false);
        assert_eq!(money, Some(player.stock(Resource::Money)), "seed {seed}: {account:?}");
        assert_eq!(number(&account, "tr", false), Some(player.rating.into()), "seed {seed}");
        let titanium = number(&account, "r-titanium", true).unwrap_or(0);
        assert_eq!(titanium, i32::from(player.production(Resource::Titanium)), "seed {seed}");
        let income = number(&account, "r-mc", true).unwrap_or(0);
        assert_eq!(income, i32::from(player.production(Resource::Money)), "seed {seed}");
    }
    assert!(compared > 40, "only {compared}");
}

#[test]
fn the_account_hangs_only_on_what_its_seat_knows() {
    let mut knowing = SeatSet::EMPTY;
    knowing.add(Seat(0));
    for seed in 0..40 {
        let state = chosen("corporate-era prelude venus turmoil", seed);
        let account = |state: &State| Mars::account(state, Seat(0), Language::english());
        assert_eq!(account(&state), account(&Mars::redealt(&state, knowing, 77)), "seed {seed}");
    }
}

#[test]
fn an_unplayable_prelude_is_named() {
    let language = Language::english();
    let found =
        (0..=255).filter_map(|seed| Mars::account(&chosen("corporate-era prelude", seed), Seat(0), language));
    let unplayable = found.flat_map(|account| account.lines).find(|line| line.unplayable);
    let line = unplayable.expect("somebody bought too much");
    assert!(line.card.is_some_and(|card| card.starts_with('P')), "{}", line.text);
}

/// A beginner has chosen everything with the second prelude, and nothing is revealed while it is only tried.
#[test]
fn a_beginner_has_an_account_too() {
    let language = Language::english();
    let play =
        game("mars").expect("Mars").begin("corporate-era prelude beginner-0", 1, [3; 32]).expect("a game");
    let ask = play.ask(Seat(0), language, &Default::default()).expect("asked");
    let of = ask.exactly.expect("two of four").of;
    let picks = [format!("card {}", of[0]), format!("card {}", of[1])];
    let account = play.account(Seat(0), &picks, language).expect("legal").expect("an account");
    assert_eq!(
        account
            .lines
            .iter()
            .filter(|line| line.card.as_deref().is_some_and(|it| it.starts_with('P')))
            .count(),
        2
    );
    assert_eq!(play.asked().iter().next(), Some(Seat(0)));
}

#[test]
fn choices_are_tried_and_not_made() {
    let play = game("mars").expect("Mars").begin("corporate-era prelude", 2, [3; 32]).expect("a game");
    let before = play.hash();
    let language = Language::english();
    assert_eq!(play.account(Seat(0), &[], language), Ok(None), "no corporation yet");
    let first = play.ask(Seat(0), language, &Default::default()).expect("asked").choices[0].choice.clone();
    assert!(play.account(Seat(0), std::slice::from_ref(&first), language).expect("legal").is_some());
    let refused = play.account(Seat(0), &[first, "card 999".to_string()], language);
    assert_eq!(refused.map_err(|(place, _)| place), Err(1));
    assert_eq!(play.hash(), before);
}
