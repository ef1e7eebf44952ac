//! What no scenario of Turmoil shows: decks, hidden events, forecasts for clients, reasons and previews of the tax.

use tharsis_kernel::{Game, Seat, seed_from_u64};
use tharsis_mars::{
    Choice, Event, EventForecast, Mars, Obstacle, Options, Owner, Party, Resource, Resource::*, State,
    TurmoilView, cards, event_by_name,
};
use tharsis_testkit::mars::Table;

fn setup(line: &str, n_seats: u8, seed: u64) -> State {
    Mars::setup(&line.parse().expect("options"), n_seats, seed_from_u64(seed))
}

/// A table with Turmoil and nothing on the committee.
fn table(n_seats: u8) -> Table {
    let mut table = Table::new(n_seats);
    table.state.layout().options.turmoil = true;
    table.state.layout().turmoil.committee.dominant = Party::Unity;
    table
}

fn politics(state: &State) -> TurmoilView {
    Mars::view(state, None).turmoil.expect("Turmoil is played")
}

/// T5: 16 project cards and 5 corporations are shuffled in, with every other option.
#[test]
fn cards_and_corporations_are_shuffled_in() {
    for (with, without) in
        [("turmoil", ""), ("corporate-era turmoil", "corporate-era"), ("colonies turmoil", "colonies")]
    {
        let count = |line: &str| {
            let options: Options = line.parse().expect("options");
            (cards::project_deck(&options).len(), cards::corporation_deck(&options).len())
        };
        let ((projects, corporations), (fewer, fewer_corporations)) = (count(with), count(without));
        assert_eq!((projects - fewer, corporations - fewer_corporations), (16, 5), "{with}");
    }
}

/// T2, T3: thirteen neutral delegates wait, two are seated; 29 events are left, and their order is hidden.
#[test]
fn the_order_of_events_to_come_is_hidden() {
    let state = setup("corporate-era turmoil", 3, 5);
    assert_eq!(state.turmoil().committee.reserve(Owner::Neutral), 11);
    assert_eq!((politics(&state).deck_size, politics(&state).current), (29, None));
    let worlds = [1, 2].map(|seed| Mars::determinize(&state, Some(Seat(0)), seed));
    assert_ne!(worlds[0].turmoil().deck, worlds[1].turmoil().deck);
    let sorted = |state: &State| {
        let mut deck = state.turmoil().deck.to_vec();
        deck.sort_unstable();
        deck
    };
    assert_eq!(sorted(&worlds[0]), sorted(&state), "which events are left is known");
    assert_eq!(Mars::view(&worlds[0], None), Mars::view(&state, None));
}

/// T25, T49: the forecast counts production and the revision of ratings first; influence as it is.
#[test]
fn a_forecast_tells_what_an_event_would_do() {
    let funding = event_by_name("Generous Funding").expect("an event");
    let mut table = table(2);
    table.state.layout().turmoil.current = Some(funding);
    table.state.layout().turmoil.committee.seat_member(Owner::Player(Seat(0)), Party::Unity);
    table.state.layout().turmoil.committee.benches[Party::Unity.idx()].leader = Some(Owner::Player(Seat(0)));
    table.player(0).rating = 36;
    let table = table.begin();
    let current = politics(&table.state).current.expect("a current event");
    let mut gain = EventForecast::default();
    gain.stock[Money.idx()] = 2 * (4 + 1);
    assert_eq!(current.forecast[0], gain, "35 after the revision: four sets of five over 15");
    assert_eq!(politics(&table.state).influence, [1, 0]);
    let riots = event_by_name("Dry Deserts").expect("an event");
    assert_eq!(table.state.event_forecast(Seat(0), riots).any, 1);
    let war = event_by_name("War on Earth").expect("an event");
    assert_eq!(table.state.event_forecast(Seat(1), war).rating, -4);
    assert_eq!(table.state.event_forecast(Seat(0), war).rating, -3);
}

/// T42, T43: the preview shows the price of the rating, and the reason says what is missing.
#[test]
fn the_price_of_the_rating_is_shown_and_explained() {
    let mut table = table(2).stock(0, Money, 17).stock(1, Money, 16);
    table.state.layout().turmoil.committee.ruling = Party::Reds;
    let mut table = table.begin();
    let asteroid: Choice = "project asteroid".parse().expect("a choice");
    let preview = Mars::preview(&table.state, Seat(0), asteroid).expect("legal");
    let paid = |amount: i32| {
        let is = |event: &&Event| matches!(event, Event::Paid { amount: it, resource: Resource::Money, .. } if *it == amount);
        preview.events.iter().filter(is).count()
    };
    assert_eq!((paid(14), paid(3)), (1, 1), "{:?}", preview.events);
    table.play(0, "project asteroid; end-turn");
    assert_eq!(table.has(0, Money), 0);
    assert_eq!(table.why_not(1, "project asteroid"), [Obstacle::TaxShort { tax: 3, short: 1 }]);
    assert_eq!(table.why_not(1, "policy"), [Obstacle::NoPolicyAction(Party::Reds)]);
}

/// T36: which event comes is not known before it is revealed, so a pass that ends the generation foretells none.
#[test]
fn a_preview_names_no_event_that_nobody_has_seen() {
    let mut table = table(2);
    let events = ["Generous Funding", "War on Earth", "Dry Deserts"];
    table.state.layout().turmoil.deck =
        events.map(|name| event_by_name(name).expect("an event")).into_iter().collect();
    let mut table = table.begin();
    table.play(0, "pass");
    let preview = Mars::preview(&table.state, Seat(1), Choice::Pass).expect("legal");
    assert!(preview.depends_on_chance);
    assert!(
        preview.events.iter().any(|event| matches!(event, Event::PhaseBegan { .. })),
        "{:?}",
        preview.events
    );
    let revealed = |event: &Event| matches!(event, Event::EventRevealed(_));
    assert!(!preview.events.iter().any(revealed), "{:?}", preview.events);
    table.play(1, "pass");
    assert!(table.log.iter().any(revealed), "then one is revealed");
}

/// T6, T7, T16, T39: reasons against delegates, cards and policies.
#[test]
fn reasons_name_parties_and_delegates() {
    let mut table = table(2).hand(0, &["Supported Research"]).stock(0, Money, 13);
    table.state.layout().turmoil.committee.ruling = Party::Scientists;
    table.state.layout().turmoil.committee.lobby.remove(Seat(0));
    let mut table = table.begin();
    assert!(table.can(0, "play T14") && table.can(0, "policy"));
    assert_eq!(table.why_not(0, "delegate reds lobby"), [Obstacle::LobbyEmpty]);
    table.play(0, "policy");
    assert_eq!(
        table.why_not(0, "policy"),
        [Obstacle::PolicyUsed, Obstacle::MoneyShort { cost: 10, short: 7 }]
    );
    assert_eq!(table.why_not(0, "delegate reds reserve"), [Obstacle::MoneyShort { cost: 5, short: 2 }]);
    table.state.layout().turmoil.committee.ruling = Party::Reds;
    let party = Obstacle::PartyNotBehind { party: Party::Scientists, have: 0 };
    assert_eq!(table.why_not(0, "play T14"), [party]);
    let base = Table::new(2).begin();
    assert_eq!(base.why_not(0, "delegate reds lobby"), [Obstacle::NoTurmoil]);
}

/// T48, P32: the goal of a rating belongs to solo games, whatever else is played.
#[test]
fn the_rating_goal_is_for_solo() {
    let fits = |line: &str, n_seats| Mars::check_options(&line.parse().expect("options"), n_seats).is_ok();
    assert!(fits("corporate-era turmoil rating-goal", 1));
    assert!(fits("corporate-era rating-goal", 1) && !fits("corporate-era turmoil rating-goal", 2));
    let all = "corporate-era draft colonies turmoil";
    assert_eq!(all.parse::<Options>().expect("options").to_string(), all);
}
