//! Rules of Prelude that no scenario can say: dealing, what is secret, who is asked when, options.

use std::collections::BTreeSet;
use tharsis_kernel::{Game, OptionsError, Seat, SeatSet, seed_from_u64};
use tharsis_mars::{
    Award, Choice, Event, Mars, Milestone, Obstacle, Options, Phase, Project, Question, Resource, State,
    cards,
};
use tharsis_testkit::mars::Table;

fn setup(options: &str, n_seats: u8, seed: u64) -> State {
    Mars::setup(&options.parse().expect("options"), n_seats, seed_from_u64(seed))
}

fn legal(state: &State, seat: u8) -> Vec<Choice> {
    let mut legal = Vec::new();
    Mars::legal(state, Seat(seat), &mut legal);
    legal
}

/// Chooses the first corporation and the first preludes for a seat, and buys nothing.
fn choose_opening(state: &mut State, seat: u8) {
    while let Some(question) = state.question(Seat(seat)) {
        let choice = match question {
            Question::Opening(_) => Choice::Done,
            Question::Corporation | Question::Preludes => legal(state, seat)[0],
            _ => return,
        };
        Mars::apply(state, Seat(seat), choice, &mut ());
    }
}

/// P1: the 7 projects and 5 corporations are shuffled into the others, the preludes are a deck of their own.
#[test]
fn the_expansion_adds_its_cards() {
    let options: Options = "corporate-era prelude".parse().expect("options");
    assert_eq!(cards::project_deck(&options).len(), 208 + 7);
    assert_eq!(cards::corporation_deck(&options).len(), 12 + 5);
    assert_eq!((cards::prelude_deck(&options).len(), cards::N_PRELUDES), (35, 35));
    let state = setup("corporate-era prelude", 3, 1);
    assert_eq!(state.prelude_deck().len(), 35 - 3 * 4);
    assert!(state.deck().iter().all(|&id| !cards::PRELUDES.has(id)), "never among the project cards");
    assert_eq!(cards::prelude_deck(&Options::default()).len(), 0);
}

/// P2: one corporation of Prelude and one of the others for everybody.
#[test]
fn everybody_may_be_dealt_one_corporation_of_the_expansion() {
    for seed in 0..30 {
        for player in setup("corporate-era prelude prelude-corporation", 5, seed).players() {
            let dealt = player.dealt.and(&cards::CORPORATIONS);
            let ours = dealt.iter().filter(|&id| cards::card(id).deck == tharsis_mars::Deck::Prelude).count();
            assert_eq!((dealt.len(), ours), (2, 1), "seed {seed}");
        }
    }
    let refused = |line: &str| Mars::check_options(&line.parse().expect("words"), 2);
    let needs = OptionsError::needs("prelude-corporation", "prelude");
    assert_eq!(refused("corporate-era prelude-corporation"), Err(needs));
}

/// P3: the cards without the preludes: Valley Trust is not dealt, and solo has 14 generations.
#[test]
fn the_cards_may_be_used_without_the_preludes() {
    let options: Options = "corporate-era prelude-cards".parse().expect("options");
    assert_eq!(cards::project_deck(&options).len(), 208 + 7);
    let corporations = cards::corporation_deck(&options);
    assert_eq!(corporations.len(), 12 + 4);
    assert!(!corporations.has(cards::by_name("Valley Trust").expect("a card")));
    let alone = setup("corporate-era prelude-cards", 1, 3);
    assert_eq!((alone.solo_generations(), alone.prelude_deck().len()), (14, 0));
    let both = "corporate-era prelude prelude-cards".parse::<Options>().expect("words");
    let clash = OptionsError::Clash { option: "prelude".to_string(), other: "prelude-cards".to_string() };
    assert_eq!(Mars::check_options(&both, 2), Err(clash));
}

/// P4, P5: four are dealt with the other cards and seen with them, exactly two are kept, at the same time as all others.
#[test]
fn four_are_dealt_and_exactly_two_kept() {
    let mut state = setup("corporate-era prelude", 2, 5);
    for player in state.players() {
        assert_eq!((player.dealt.and(&cards::PRELUDES).len(), player.dealt.len()), (4, 2 + 4 + 10));
    }
    assert_eq!(state.asked(), Seat::all(2).collect::<SeatSet>());
    let corporation = legal(&state, 0)[0];
    Mars::apply(&mut state, Seat(0), corporation, &mut ());
    assert_eq!(state.question(Seat(0)), Some(Question::Preludes));
    let offered = legal(&state, 0);
    assert!(
        !offered.contains(&Choice::Done) && offered.len() == 3,
        "the last one leaves none for the second"
    );
    Mars::apply(&mut state, Seat(0), offered[2], &mut ());
    assert_eq!(state.question(Seat(0)), Some(Question::Preludes));
    let second = legal(&state, 0);
    assert_eq!(second.len(), 1, "picked ascending");
    Mars::apply(&mut state, Seat(0), second[0], &mut ());
    assert!(matches!(state.question(Seat(0)), Some(Question::Opening(3))));
    let money = state.player(Seat(0)).stock(Resource::Money);
    assert_eq!(money, 0, "keeping costs nothing");
    assert!(state.view(Some(Seat(1))).players[0].n_preludes == 0, "nobody sees what was chosen");
}

/// P6: the two not kept are out of the game, unseen by the others.
#[test]
fn those_not_kept_are_out_of_the_game() {
    let mut state = setup("corporate-era prelude", 2, 6);
    let mut aside = BTreeSet::new();
    for seat in 0..2 {
        choose_opening(&mut state, seat);
    }
    for player in state.players() {
        assert_eq!((player.preludes.len(), player.laid_aside.len()), (2, 2));
        aside.extend(player.laid_aside.iter().copied());
    }
    assert!(state.prelude_deck().iter().all(|id| !aside.contains(id)));
    let discarded = Event::Discarded {
        seat: Seat(0),
        card: state.player(Seat(0)).laid_aside.first().copied(),
        cause: tharsis_mars::Cause::Setup,
    };
    let seen = Mars::reveal(&discarded, Some(Seat(1)));
    assert!(matches!(seen, Some(Event::Discarded { card: None, .. })));
}

/// P8, P9, P10: after the corporations are revealed and paid for, in player order, before the first action phase; nothing
/// else can be done meanwhile, and first actions come later.
#[test]
fn the_prelude_round_comes_before_the_first_actions() {
    for seed in 0..20 {
        let mut state = setup("corporate-era prelude", 3, 700 + seed);
        for seat in 0..3 {
            choose_opening(&mut state, seat);
        }
        let mut order = Vec::new();
        while state.phase() == Phase::Prelude {
            let seat = state.asked().iter().next().expect("somebody plays");
            assert!(state.players().iter().all(|player| player.corporation().is_some()), "all are revealed");
            assert_eq!((state.active(), state.generation()), (seat, 1));
            if state.question(seat) == Some(Question::Prelude) {
                order.push(seat.0);
                let choices = legal(&state, seat.0);
                assert!(
                    choices
                        .iter()
                        .all(|choice| matches!(choice, Choice::Card(id) if cards::PRELUDES.has(*id)))
                );
                assert!(!state.why_not(seat, Choice::Project(Project::PowerPlant)).is_empty());
            }
            let choice = legal(&state, seat.0)[0];
            Mars::apply(&mut state, seat, choice, &mut ());
        }
        let first = state.first_player().0;
        let expected: Vec<u8> = (0..3).flat_map(|i| [(first + i) % 3; 2]).collect();
        assert_eq!(order, expected, "both of one player, then the next");
        assert_eq!((state.phase(), state.active(), state.actions_done()), (Phase::Action, Seat(first), 0));
    }
}

/// P13: a prelude is no project card: not sold, not counted for Tycoon, Magnate or Celebrity, without points.
#[test]
fn a_prelude_is_no_project_card() {
    let mut table = Table::new(2);
    table.state.layout().options.prelude = true;
    let preludes: Vec<u16> = cards::PRELUDES.iter().collect();
    for &id in &preludes {
        table.player(0).tableau.add(id);
    }
    let table = table.begin();
    assert_eq!(table.state.milestone_standing(Milestone::Tycoon, Seat(0)).0, 0);
    assert_eq!(table.state.award_standing(Award::Magnate, Seat(0)), 0);
    assert_eq!(table.state.award_standing(Award::Celebrity, Seat(0)), 0);
    assert_eq!(table.state.score(Seat(0)).cards, 0);
    assert_eq!(table.why_not(0, "project sell-patents"), [Obstacle::NoCardToSell]);
    assert!(preludes.iter().all(|&id| cards::card(id).cost == 0 && cards::card(id).needs.is_empty()));
}

/// P15: a rating raised in the prelude round is raised in generation 1.
#[test]
fn a_rating_raised_by_a_prelude_is_raised_in_the_first_generation() {
    let mut table = Table::new(2);
    table.state.layout().options.prelude = true;
    table.player(0).preludes.push(cards::by_name("UNMI Contractor").expect("a prelude"));
    let mut state = table.state;
    state.resume(Phase::Prelude);
    let choice = legal(&state, 0)[0];
    Mars::apply(&mut state, Seat(0), choice, &mut ());
    assert!(state.player(Seat(0)).rating_raised && state.generation() == 1);
    assert_eq!((state.phase(), state.player(Seat(0)).rating), (Phase::Action, 23));
}

/// P23, P25: the card is chosen before anything else goes on, and neither discount nor freedom lasts.
#[test]
fn what_a_prelude_allows_is_used_at_once() {
    let mut table = Table::new(2);
    table.state.layout().options.prelude = true;
    let id = |name: &str| cards::by_name(name).expect("a card");
    table.player(0).preludes.push(id("Ecology Experts"));
    table.player(0).preludes.push(id("Donation"));
    table.player(0).hand.add(id("Birds"));
    table.player(0).hand.add(id("Trees"));
    table.player(0).stock[Resource::Money.idx()] = 13;
    let mut state = table.state;
    state.resume(Phase::Prelude);
    Mars::apply(&mut state, Seat(0), Choice::Card(id("Ecology Experts")), &mut ());
    let played: Vec<Choice> = ["Birds", "Trees"].map(|name| Choice::Card(id(name))).into();
    let mut offered = legal(&state, 0);
    offered.retain(|choice| played.contains(choice));
    assert_eq!(offered, [Choice::Card(id("Trees"))], "Birds need 13 % oxygen no more, but somebody's plants");
    assert!(!state.why_not(Seat(0), Choice::Card(id("Donation"))).is_empty(), "not the next prelude yet");
    Mars::apply(&mut state, Seat(0), Choice::Card(id("Trees")), &mut ());
    assert_eq!((state.player(Seat(0)).next_eased, state.question(Seat(0))), (0, Some(Question::Prelude)));
}

/// P31, P33: with preludes 12 generations alone; the goal of a rating is looked at after the last production.
#[test]
fn alone_there_are_twelve_generations() {
    assert_eq!(setup("corporate-era prelude", 1, 1).solo_generations(), 12);
    assert_eq!(setup("corporate-era", 1, 1).solo_generations(), 14);
    for (rating, won) in [(62, false), (63, true)] {
        let mut state =
            State::bare("corporate-era prelude rating-goal".parse().expect("options"), 1, [0; 32]);
        *state.layout().generation = 12;
        state.layout().players[0].rating = rating;
        state.resume(Phase::Production);
        state.run_production(&mut ());
        assert_eq!((state.is_over(), !state.winners().is_empty()), (true, won), "rating {rating}");
    }
}

/// P32: Buffer Gas, 16 M€ for a step of rating, exists with the goal of a rating and in no other game.
#[test]
fn buffer_gas_belongs_to_the_goal_of_a_rating() {
    let offers = |line: &str| {
        let options: Options = line.parse().expect("options");
        options.projects().any(|project| project == Project::BufferGas)
    };
    assert!(offers("corporate-era prelude rating-goal") && offers("corporate-era rating-goal"));
    assert!(!offers("corporate-era prelude") && !offers("corporate-era turmoil venus"));
    assert_eq!(tharsis_mars::project_cost(Project::BufferGas), 16);
}
