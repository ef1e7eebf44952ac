//! Rules that no scenario of the rulebooks shows, one test each, named by what it says.

use tharsis_kernel::{Game, Seat, SeatSet, seed_from_u64};
use tharsis_mars::{
    Award, Cause, Choice, Event, Mars, Obstacle, Options, Parameter, Phase, Resource::*, State, Tag, Tile,
    cards,
};
use tharsis_testkit::mars::Table;

fn setup(line: &str, n_seats: u8, seed: u64) -> State {
    Mars::setup(&line.parse().expect("options"), n_seats, seed_from_u64(seed))
}

/// M1: 1 to 5 players, clockwise is increasing and wraps.
#[test]
fn one_to_five_players_in_a_circle() {
    for n_seats in [0, 6] {
        assert!(Mars::check_options(&Options::default(), n_seats).is_err());
    }
    for n_seats in 1..=5 {
        assert_eq!(Mars::check_options(&Options::default(), n_seats), Ok(()));
    }
    let mut table = Table::new(3);
    *table.state.layout().active = Seat(2);
    let mut table = table.begin();
    table.play(2, "pass");
    assert_eq!(table.state.active(), Seat(0));
}

/// M2, M22: the parameters and where they start; they never go down.
#[test]
fn parameters_start_low_and_only_rise() {
    let state = setup("corporate-era", 2, 1);
    assert_eq!(state.parameters().iter().map(|&it| state.parameter(it)).collect::<Vec<_>>(), [-30, 0, 0]);
    assert_eq!((state.generation(), state.discard_pile().len()), (1, 0));
    let mut top = state;
    top.layout().set_steps(Parameter::Temperature, 19);
    top.layout().set_steps(Parameter::Oxygen, 14);
    assert_eq!((top.parameter(Parameter::Temperature), top.parameter(Parameter::Oxygen)), (8, 14));
    assert!(!top.is_terraformed());
    let mut state = setup("corporate-era", 2, 1);
    let read = |state: &State| state.parameters().iter().map(|&it| state.parameter(it)).collect::<Vec<i8>>();
    let start = read(&state);
    for step in 0..3_000 {
        let Some(seat) = Mars::asked(&state).iter().next() else { break };
        let before = read(&state);
        let mut legal = Vec::new();
        Mars::legal(&state, seat, &mut legal);
        Mars::apply(&mut state, seat, legal[(step * 7) % legal.len()], &mut ());
        let after = read(&state);
        assert!(
            before.iter().zip(&after).all(|(before, after)| before <= after),
            "{before:?}, then {after:?}"
        );
    }
    let risen = start.iter().zip(read(&state)).all(|(start, end)| *start < end);
    assert!(risen, "not all were raised: {:?}", read(&state));
}

/// M9, M77: the rating is income and points; printed points mean nothing but points.
#[test]
fn the_rating_is_income_and_points() {
    let mut table = Table::new(2).played(0, &["Asteroid Mining"]).begin();
    table.player(0).rating = 31;
    assert_eq!(table.points(0), 31 + 2);
    table.state.run_production(&mut ());
    assert_eq!(table.has(0, Money), 31);
}

/// M10, M13, M35: no limit to resources, production, hands or tiles other than oceans.
#[test]
fn nothing_but_oceans_is_limited() {
    let mut table = Table::new(2).stock(0, Heat, 40_000).production(0, Energy, 900).stock(0, Money, 25);
    let names: Vec<&str> = cards::CARDS[..60].iter().map(|card| card.name).collect();
    table = table.hand(0, &names);
    for area in 3..=63 {
        let hex = tharsis_mars::Hex::from_printed(area).expect("an area");
        if table.state.map().land.has(hex) && area != 20 {
            table.state.layout().board.lay(Tile::Greenery, hex, Some(Seat(1)));
        }
    }
    let mut table = table.begin();
    table.play(0, "project city");
    assert_eq!(table.state.board().cities.len(), 1);
    table.state.run_production(&mut ());
    assert_eq!((table.has(0, Energy), table.has(0, Heat)), (900, 40_000));
    assert_eq!(table.state.player(Seat(0)).hand.len(), 60);
}

/// M12: card resources lie only on cards that hold them.
#[test]
fn card_resources_need_a_card_that_holds_them() {
    let mut table = Table::new(2).played(0, &["Tardigrades", "Decomposers"]).hand(0, &["Imported Hydrogen"]);
    table = table.stock(0, Money, 16);
    let mut table = table.begin();
    table.play(0, "play 019; area 04");
    assert_eq!(table.legal(0), ["option 0", "option 1"], "no card of the player holds animals");
    table.play(0, "option 1");
    assert_eq!(table.legal(0), ["card 049", "card 131"]);
}

/// M15: hands, dealt cards, deck and discards are hidden; their numbers and the events played are not.
#[test]
fn a_view_shows_numbers_of_hidden_cards_only() {
    let mut table = Table::new(2).hand(0, &["Birds", "Trees"]).played(0, &["Comet"]).hand(1, &["Fish"]);
    table.state.layout().discard.add(cards::by_name("Moss").expect("a card"));
    let table = table.begin();
    let view = Mars::view(&table.state, Some(Seat(1)));
    assert_eq!((view.players[0].hand_size, view.players[0].events.len(), view.discard_size), (2, 1, 1));
    assert_eq!(view.own.expect("a seat").hand, table.state.player(Seat(1)).hand);
    assert_eq!(Mars::view(&table.state, None).own, None);
    let drew = Event::Drew { seat: Seat(0), card: Some(3), cause: Cause::Research };
    let seen = |viewer| match Mars::reveal(&drew, viewer) {
        Some(Event::Drew { card, .. }) => card,
        _ => panic!("a drawn card stays a drawn card"),
    };
    assert_eq!((seen(Some(Seat(0))), seen(Some(Seat(1))), seen(None)), (Some(3), None, None));
}

/// M23, M141, M142, M143: the Corporate Era adds cards and takes the starting production; draft combines.
#[test]
fn the_corporate_era_adds_cards_and_starts_without_production() {
    let standard = setup("draft", 3, 1);
    let era = setup("corporate-era draft", 3, 1);
    assert_eq!(standard.deck().len() + 30, 137);
    assert_eq!(era.deck().len() + 30, 208);
    assert_eq!((standard.players()[0].production, era.players()[0].production), ([1; 6], [0; 6]));
    let corporations = |options: &str| cards::corporation_deck(&options.parse().expect("options")).len();
    assert_eq!((corporations(""), corporations("corporate-era")), (10, 12));
    assert!(standard.deck().iter().all(|&id| cards::card(id).deck == tharsis_mars::Deck::Basic));
}

/// M24: the first player is drawn at random.
#[test]
fn anybody_may_be_first() {
    let firsts: SeatSet = (0..60).map(|seed| setup("corporate-era", 5, seed).first_player()).collect();
    assert_eq!(firsts.len(), 5);
}

/// M26, M27, M29: beginners get 42 M€ and ten cards; others two corporations, of which one leaves the game.
#[test]
fn beginners_and_others_mix() {
    let mut state = setup("corporate-era beginner-0", 2, 4);
    assert_eq!(Mars::asked(&state).iter().collect::<Vec<_>>(), [Seat(1)]);
    let dealt = state.players()[1].dealt;
    let corporations: Vec<u16> = dealt.and(&cards::CORPORATIONS).iter().collect();
    assert_eq!((corporations.len(), dealt.len()), (2, 12));
    for choice in [Choice::Card(corporations[0]), Choice::Done] {
        Mars::play(&mut state, Seat(1), choice, &mut ()).expect("legal");
    }
    let beginner = state.player(Seat(0));
    assert_eq!(beginner.corporation(), Some(cards::BEGINNER_CORPORATION));
    assert_eq!((beginner.stock(Money), beginner.hand.len()), (42, 10));
    assert_eq!(state.players()[1].corporation(), Some(corporations[0]));
    assert_eq!(state.discard_pile().len(), 10, "cards not kept are discarded");
    assert!(!state.discard_pile().has(corporations[1]), "the other corporation is out of the game");
}

/// M32, M43: a generation is research, actions, production; the first has no research.
#[test]
fn phases_follow_each_other() {
    let mut table = Table::new(2).begin();
    table.play(0, "pass").play(1, "pass");
    assert_eq!((table.state.phase(), table.state.generation()), (Phase::Research, 2));
    table.play(0, "done").play(1, "done");
    assert_eq!((table.state.phase(), table.state.active()), (Phase::Action, Seat(1)));
    let phases: Vec<Phase> = table
        .log
        .iter()
        .filter_map(|event| if let Event::PhaseBegan { phase, .. } = event { Some(*phase) } else { None })
        .collect();
    assert_eq!(phases, [Phase::Production, Phase::Research, Phase::Action]);
}

/// M36: an empty deck is made anew from the discard pile.
#[test]
fn an_empty_deck_is_reshuffled() {
    let mut table = Table::new(2).hand(0, &["Research"]).stock(0, Money, 11);
    let rest: Vec<u16> = table.state.layout().deck.drain(..).collect();
    let mut table = {
        *table.state.layout().discard = rest.into_iter().take(5).collect();
        table.begin()
    };
    table.play(0, "play 090");
    assert!(table.log.contains(&Event::Reshuffled));
    assert_eq!(
        (table.state.player(Seat(0)).hand.len(), table.state.deck().len(), table.state.discard_pile().len()),
        (2, 3, 0)
    );
}

/// M46: income is never negative.
#[test]
fn income_is_never_negative() {
    let mut table = Table::new(2).production(0, Money, -5).stock(0, Money, 3).begin();
    table.player(0).rating = 2;
    table.state.run_production(&mut ());
    assert_eq!(table.has(0, Money), 3);
}

/// M48: production sets off no card.
#[test]
fn production_sets_off_nothing() {
    let mut table = Table::new(2).played(0, &["Arctic Algae", "Media Group"]).production(0, Heat, 9).begin();
    table.state.run_production(&mut table.log);
    let by_card = |event: &Event| matches!(event, Event::Gained { cause: Cause::Card(_), .. });
    assert!(!table.log.iter().any(by_card));
    assert_eq!(table.state.steps(Parameter::Temperature), 0);
}

/// M49: all seven kinds of action are offered when they can be done.
#[test]
fn seven_kinds_of_action() {
    let mut table = Table::new(2)
        .hand(0, &["Mine"])
        .played(0, &["Space Mirrors"])
        .stock(0, Money, 40)
        .stock(0, Plants, 8)
        .stock(0, Heat, 8);
    table.player(0).rating = 35;
    let table = table.begin();
    for choice in [
        "play 056",
        "project sell-patents",
        "project power-plant",
        "milestone terraformer",
        "award banker",
        "act 076",
        "convert plants",
        "convert heat",
        "pass",
    ] {
        assert!(table.can(0, choice), "{choice} is missing from {:?}", table.legal(0));
    }
}

/// M52: conversions and projects stay legal at the maximum; they only cost.
#[test]
fn actions_at_the_maximum_only_cost() {
    let mut table = Table::new(2).stock(0, Heat, 8).stock(0, Money, 14);
    table.state.layout().set_steps(Parameter::Temperature, 19);
    let mut table = table.begin();
    table.play(0, "convert heat; project asteroid");
    assert_eq!((table.has(0, Heat), table.has(0, Money)), (0, 0));
    assert_eq!(table.state.player(Seat(0)).rating, 20);
}

/// M55: check, pay, effects, place: the card is in play only once it is paid.
#[test]
fn a_card_counts_once_it_is_paid() {
    let mut table =
        Table::new(2).hand(0, &["Space Elevator"]).stock(0, Money, 27).stock(0, Titanium, 5).begin();
    table.play(0, "play 013");
    assert!(matches!(table.state.question(Seat(0)), Some(tharsis_mars::Question::Pay(_))));
    assert!(table.state.player(Seat(0)).tableau.is_empty() && table.produces(0, Titanium) == 0);
    table.play(0, "amount 2");
    assert_eq!((table.has(0, Money), table.has(0, Titanium), table.produces(0, Titanium)), (6, 3, 1));
}

/// M58: requirements count each symbol, corporation included, events and the card itself not.
#[test]
fn tag_requirements_count_symbols_face_up() {
    let table = Table::new(2).hand(0, &["Gene Repair"]).stock(0, Money, 12);
    let table = table.played(0, &["Research", "Technology Demonstration"]).begin();
    assert_eq!(table.why_not(0, "play 091"), [Obstacle::TagsShort { tag: Tag::Science, have: 2, need: 3 }]);
    let table =
        Table::new(2).hand(0, &["Gene Repair"]).stock(0, Money, 12).played(0, &["Research", "Inventrix"]);
    assert!(table.begin().can(0, "play 091"));
}

/// M57: whoever is eased is told the value that would do, not the printed one.
#[test]
fn reasons_count_the_ease() {
    let trees = |played: &[&str]| {
        let table = Table::new(2).hand(0, &["Trees"]).stock(0, Money, 13).played(0, played).begin();
        table.why_not(0, "play 060")
    };
    let low = |need, eased| [Obstacle::TooLow { parameter: Parameter::Temperature, now: -30, need, eased }];
    assert_eq!(trees(&[]), low(-4, 0));
    assert_eq!(trees(&["Inventrix"]), low(-8, 2));
}

/// M66, M94, M101: steel, titanium and card discounts do not pay for projects; projects may be repeated.
#[test]
fn standard_projects_take_money_only() {
    let table = Table::new(2).stock(0, Money, 10).stock(0, Steel, 9).stock(0, Titanium, 9);
    let table = table.played(0, &["Earth Catapult", "Anti-Gravity Technology"]).begin();
    assert_eq!(table.why_not(0, "project power-plant"), [Obstacle::MoneyShort { cost: 11, short: 1 }]);
    let mut table = Table::new(2).stock(0, Money, 22).begin();
    table.play(0, "project power-plant; project power-plant");
    assert_eq!((table.produces(0, Energy), table.has(0, Money)), (2, 0));
}

/// M67, M72: the order is free, so an own increase may make a decrease possible.
#[test]
fn an_own_increase_may_come_first() {
    let mut table = Table::new(2).hand(0, &["Energy Tapping"]).stock(0, Money, 3).begin();
    table.play(0, "play 201");
    assert_eq!((table.produces(0, Energy), table.produces(1, Energy)), (0, 0));
}

/// M69: a plain symbol is cubes, a brown box production.
#[test]
fn cubes_and_production_differ() {
    let mut table = Table::new(2).hand(0, &["Imported GHG"]).stock(0, Money, 7).begin();
    table.play(0, "play 162");
    assert_eq!((table.has(0, Heat), table.produces(0, Heat)), (3, 1));
}

/// M73: a red border counts what all players have.
#[test]
fn red_borders_count_everybody() {
    let table = Table::new(2).hand(0, &["Energy Saving"]).stock(0, Money, 15);
    let table =
        table.tile(Tile::City, "16", Some(1)).tile(Tile::City, "35", Some(0)).tile(Tile::City, "02", Some(1));
    let mut table = table.begin();
    table.play(0, "play 189");
    assert_eq!(table.produces(0, Energy), 3);
}

/// M74: what an asterisk marks is the card's own rule, here Greenery on an ocean area.
#[test]
fn a_card_may_lift_a_rule() {
    let mut table = Table::new(2).hand(0, &["Protected Valley"]).stock(0, Money, 23);
    table = table.tile(Tile::City, "16", Some(0));
    let mut table = table.begin();
    table.play(0, "play 174");
    assert!(table.can(0, "area 63") && !table.can(0, "area 15"), "{:?}", table.legal(0));
    table.play(0, "area 63");
    assert_eq!(
        (table.state.steps(Parameter::Oxygen), table.has(0, Titanium), table.state.board().oceans.len()),
        (1, 2, 0)
    );
}

/// M79: green cards lie face up, and their tags count.
#[test]
fn green_cards_stay_with_their_tags() {
    let mut table = Table::new(2).hand(0, &["Research"]).stock(0, Money, 11).begin();
    table.play(0, "play 090");
    assert_eq!(table.state.player(Seat(0)).tags(Tag::Science), 2);
}

/// M81, M92, M93: special tiles need a free, unreserved area, are owned, and stay.
#[test]
fn special_tiles_are_owned_and_stay() {
    let table = Table::new(2).hand(0, &["Nuclear Zone"]).stock(0, Money, 10).tile(Tile::Ocean, "04", None);
    let mut table = table.begin();
    table.play(0, "play 097");
    for area in ["04", "06", "31", "01", "02"] {
        assert!(!table.can(0, &format!("area {area}")), "area {area} is taken or reserved");
    }
    assert_eq!(table.why_not(0, "area 04"), [Obstacle::AreaTaken]);
    assert_eq!(table.why_not(0, "area 31"), [Obstacle::AreaReserved]);
    table.play(0, "area 03");
    assert_eq!((table.has(0, Steel), table.has(0, Money)), (2, 2), "bonuses as for any tile");
    assert_eq!(table.state.board().owner("03".parse().expect("an area")), Some(Seat(0)));
    assert!(!table.state.areas(Seat(1), tharsis_mars::Site::Land).has("03".parse().expect("an area")));
}

/// M90, M106, M117: cities in space count for Mayor and Landlord, but have no neighbours and no bonus.
#[test]
fn cities_in_space_count_but_have_no_neighbours() {
    let table = Table::new(2).hand(0, &["Phobos Space Haven"]).stock(0, Money, 33);
    let table = table.tile(Tile::City, "16", Some(0)).tile(Tile::City, "01", Some(0));
    let mut table = table.begin();
    table.play(0, "play 021; milestone mayor");
    assert_eq!(table.state.award_standing(Award::Landlord, Seat(0)), 3);
    assert_eq!(table.state.score(Seat(0)).cities, 0);
    assert!(table.state.areas(Seat(1), tharsis_mars::Site::City).has("03".parse().expect("an area")));
}

/// M91: the Capital is a city in every respect and scores oceans besides.
#[test]
fn the_capital_is_a_city() {
    let table = Table::new(2).played(0, &["Capital"]).tile(Tile::Capital, "35", Some(0));
    let table =
        table.tile(Tile::Ocean, "34", None).tile(Tile::Ocean, "44", None).tile(Tile::Greenery, "36", Some(1));
    let table = table.begin();
    let score = table.state.score(Seat(0));
    assert_eq!((score.cities, score.cards), (1, 2));
    assert!(!table.state.areas(Seat(1), tharsis_mars::Site::City).has("26".parse().expect("an area")));
}

/// M109: Planner counts the hand when it is claimed.
#[test]
fn planner_needs_sixteen_cards_in_hand() {
    let names: Vec<&str> = cards::CARDS[..16].iter().map(|card| card.name).collect();
    let table = Table::new(2).stock(0, Money, 8);
    let short = table.clone().hand(0, &names[..15]).begin();
    assert!(matches!(
        short.why_not(0, "milestone planner")[..],
        [Obstacle::MilestoneNotMet { have: 15, need: 16, .. }]
    ));
    assert!(table.hand(0, &names).begin().can(0, "milestone planner"));
}

/// M118: Banker counts M€ production only, which may be negative.
#[test]
fn banker_counts_production() {
    let mut table = Table::new(3).production(0, Money, -2).production(1, Money, -3).production(2, Money, -5);
    table = table.stock(2, Money, 99);
    table.state.layout().set_award(Award::Banker, Seat(2));
    assert_eq!([0, 1, 2].map(|seat| table.state.score(Seat(seat)).awards), [5, 2, 0]);
}

/// M127: the active player orders effects that could make a difference.
#[test]
fn the_active_player_orders_effects() {
    let table = Table::new(2).hand(0, &["Research", "Birds"]).stock(0, Money, 11);
    let mut table = table.played(0, &["Mars University"]).deck(&["Trees", "Moss", "Fish", "Ants"]).begin();
    table.play(0, "play 090");
    let order = |table: &Table| Mars::view(&table.state, Some(Seat(0))).own.expect("a seat").order;
    let names = |ids: Vec<u16>| ids.into_iter().map(|id| cards::card(id).name).collect::<Vec<_>>();
    assert_eq!(names(order(&table)), ["Research", "Mars University", "Mars University"]);
    table.play(0, "option 1; card 072; option 0");
    assert!(table.can(0, "card 060") && table.can(0, "card 122"), "drawn by now: {:?}", table.legal(0));
    table.play(0, "nobody");
    assert_eq!(table.state.player(Seat(0)).hand.len(), 3);
}

/// M128: what another player sets off serves the owner of the card.
#[test]
fn effects_serve_their_owner() {
    let table = Table::new(2).stock(0, Money, 18).played(1, &["Arctic Algae"]);
    let mut table = table.begin();
    table.play(0, "project aquifer; area 07");
    assert_eq!((table.has(0, Plants), table.has(1, Plants)), (0, 2));
}

/// M139: points per tag count own face-up tags at the end.
#[test]
fn points_per_tag_count_own_tags() {
    let table = Table::new(2).played(0, &["Io Mining Industries", "Callisto Penal Mines"]);
    let table = table.played(1, &["Asteroid Mining"]).begin();
    assert_eq!(table.points(0), 20 + 2 + 2);
}

/// M151, M152: counting round a city begins at its upper left; a cost of 0 counts as 1.
#[test]
fn solo_counts_from_the_upper_left() {
    // Costs 0 and 1 are both counted as the first area.
    let mut table = Table::new(1).deck(&["Indentured Workers", "Virus", "Fueled Generators", "Land Claim"]);
    table.state.place_neutral_tiles(&mut ());
    let tile = |area: &str| table.state.board().tile(area.parse().expect("an area"));
    assert_eq!((tile("03"), tile("62")), (Some(Tile::City), Some(Tile::City)));
    assert_eq!((tile("09"), tile("56")), (Some(Tile::Greenery), Some(Tile::Greenery)));
}

/// M150: a neutral city without a free land neighbour gets no greenery; every deal can be set up.
#[test]
fn every_solo_deal_can_be_set_up() {
    let greeneries = |seed| setup("corporate-era", 1, seed).board().greeneries.len();
    let (mut two, mut one) = (0, 0);
    for seed in 0..12_000 {
        match greeneries(seed) {
            2 => two += 1,
            1 => one += 1,
            n => panic!("seed {seed}: {n} neutral greeneries"),
        }
    }
    assert!(two > 11_900 && one > 0, "{two} with two greeneries, {one} with one");
}

/// M159: the opening cards are not drafted, and there is no draft in solo.
#[test]
fn the_opening_is_not_drafted() {
    let state = setup("corporate-era draft", 2, 1);
    assert_eq!(state.question(Seat(0)), Some(tharsis_mars::Question::Corporation));
    assert!(Mars::check_options(&"corporate-era draft".parse().expect("options"), 1).is_err());
    assert!(Mars::check_options(&"".parse().expect("options"), 1).is_err(), "solo is with the Corporate Era");
}
