//! Rules of the expansion Colonies that no scenario can say: dealing, numbers of tiles, what is public.

use std::collections::BTreeSet;
use tharsis_kernel::{Game, OptionsError, Seat, seed_from_u64};
use tharsis_mars::{
    COLONY_TILES, Choice, MARKER_MAX, MARKER_START, Mars, Moon, Obstacle, Options, Project, Resource, State,
    Status, cards, project_cost, trade_price,
};
use tharsis_testkit::mars::Table;

fn setup(options: &str, n_seats: u8, seed: u64) -> State {
    Mars::setup(&options.parse().expect("options"), n_seats, seed_from_u64(seed))
}

/// A table of two with these tiles awake, in the action phase.
fn table(moons: &[Moon]) -> Table {
    let mut table = Table::new(2);
    table.state.layout().options.colonies = true;
    for seat in 0..2 {
        table.player(seat).fleets = 1;
    }
    for moon in moons {
        table.state.layout().moons[moon.idx()].status = Status::Awake;
        table.state.layout().moons[moon.idx()].marker = MARKER_START;
    }
    table
}

/// C1: 49 projects and 5 corporations are shuffled into the others, with and without the Corporate Era.
#[test]
fn the_expansion_adds_its_cards() {
    for (base, projects, corporations) in [("", 137, 10), ("corporate-era", 208, 12)] {
        let options: Options = format!("{base} colonies").parse().expect("options");
        assert_eq!(cards::project_deck(&options).len(), projects + 49);
        assert_eq!(cards::corporation_deck(&options).len(), corporations + 5);
    }
    let dealt: BTreeSet<u16> = (0..40)
        .flat_map(|seed| {
            setup("corporate-era colonies", 5, seed).players().to_vec().into_iter().map(|player| player.dealt)
        })
        .flat_map(|dealt| dealt.iter().collect::<Vec<_>>())
        .collect();
    let colonies = |id: &&u16| cards::card(**id).deck == tharsis_mars::Deck::Colonies;
    assert_eq!(dealt.iter().filter(colonies).count(), 54, "all of them come up");
    let none = setup("corporate-era", 5, 1);
    assert!(none.deck().iter().all(|id| !colonies(&id)), "and none without the expansion");
    assert_eq!(none.moons_in_play().count(), 0);
}

/// C1, the variant: one corporation of Colonies and one of the others for everybody, all of them some time.
#[test]
fn everybody_may_be_dealt_one_corporation_of_the_expansion() {
    let ours = |id: &u16| cards::card(*id).deck == tharsis_mars::Deck::Colonies;
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let state = setup("corporate-era colonies colony-corporation", 5, seed);
        for player in state.players() {
            let dealt: Vec<u16> = player.dealt.and(&cards::CORPORATIONS).iter().collect();
            assert_eq!((dealt.len(), dealt.iter().filter(|id| ours(id)).count()), (2, 1), "seed {seed}");
            seen.extend(dealt);
        }
    }
    assert_eq!(seen.len(), 12 + 5, "every corporation is dealt some time");
    let without = "corporate-era colony-corporation".parse::<Options>().expect("words");
    let needs = OptionsError::needs("colony-corporation", "colonies");
    assert_eq!(Mars::check_options(&without, 2), Err(needs), "there are no corporations of Colonies (C1)");
}

/// C2, C28: number of players + 2, five with two, four to choose from in solo; any of the eleven.
#[test]
fn tiles_are_drawn_by_the_number_of_players() {
    for (n_seats, tiles) in [(1, 4), (2, 5), (3, 5), (4, 6), (5, 7)] {
        let mut seen = BTreeSet::new();
        for seed in 0..60 {
            let state = setup("corporate-era colonies", n_seats, seed);
            assert_eq!(state.moons_in_play().count(), tiles, "{n_seats} players");
            seen.extend(state.moons_in_play());
        }
        assert_eq!(seen.len(), Moon::ALL.len(), "{n_seats} players: every tile is drawn some time");
    }
}

/// C3, C4, C5: seven positions; the marker starts on the second; three tiles start inactive.
#[test]
fn tiles_start_with_their_markers() {
    assert!(COLONY_TILES.iter().all(|tile| tile.income.len() == 7));
    assert_eq!((MARKER_START, MARKER_MAX), (1, 6));
    let sleepers = [Moon::Enceladus, Moon::Miranda, Moon::Titan];
    for seed in 0..30 {
        let state = setup("corporate-era colonies", 5, seed);
        for moon in state.moons_in_play() {
            let it = state.moon(moon);
            assert_eq!(it.is_awake(), !sleepers.contains(&moon), "{moon:?}");
            assert_eq!(it.marker, if it.is_awake() { 1 } else { 0 });
            assert!(it.owners.is_empty() && it.trader.is_none());
        }
    }
}

/// C6: a corporation that holds the resource wakes a tile at the set-up.
#[test]
fn corporations_wake_tiles() {
    let mut woken = 0;
    for seed in 0..200 {
        let mut state = setup("corporate-era colonies", 2, seed);
        let holds = |id: u16| cards::card(id).name == "Arklight";
        let arklight = state.seats().find(|&seat| state.player(seat).dealt.iter().any(holds));
        let (Some(seat), Status::Asleep) = (arklight, state.moon(Moon::Miranda).status) else { continue };
        for other in state.seats() {
            let corporations = state.player(other).dealt.and(&cards::CORPORATIONS);
            let id = corporations.iter().find(|&id| other == seat && holds(id)).or(corporations.last());
            for choice in [Choice::Card(id.expect("dealt")), Choice::Done] {
                Mars::play(&mut state, other, choice, &mut ()).expect("legal");
            }
        }
        assert_eq!((state.moon(Moon::Miranda).status, state.moon(Moon::Miranda).marker), (Status::Awake, 1));
        woken += 1;
    }
    assert!(woken > 3, "only {woken} such deals");
}

/// C7, C15: one fleet each; with all of them out nothing can be traded with.
#[test]
fn everybody_starts_with_a_fleet() {
    let state = setup("corporate-era colonies", 4, 1);
    assert!(state.players().iter().all(|player| player.fleets == 1));
    assert!(setup("corporate-era", 4, 1).players().iter().all(|player| player.fleets == 0));
    let mut table = table(&[Moon::Luna, Moon::Io]).stock(0, Resource::Energy, 6).begin();
    assert_eq!(table.state.fleets_free(Seat(0)), 1);
    table.play(0, "trade luna energy");
    assert_eq!(table.state.fleets_free(Seat(0)), 0);
    assert_eq!(table.why_not(0, "trade io energy"), [Obstacle::NoFleet]);
}

/// C8, C14: 17 M€ to build, 9 M€ or 3 energy or 3 titanium to trade.
#[test]
fn prices() {
    assert_eq!(project_cost(Project::BuildColony), 17);
    let prices = [Resource::Money, Resource::Energy, Resource::Titanium].map(trade_price);
    assert_eq!(prices, [9, 3, 3]);
}

/// C13: trading is an action of its own, offered with every way to pay and refused with every reason.
#[test]
fn a_trade_that_cannot_be_made_says_why() {
    let mut position = table(&[Moon::Luna]).stock(0, Resource::Money, 4).stock(0, Resource::Titanium, 3);
    position.state.layout().moons[Moon::Titan.idx()].status = Status::Asleep;
    position.state.layout().moons[Moon::Io.idx()] = position.state.moons()[Moon::Luna.idx()];
    position.state.layout().moons[Moon::Io.idx()].trader = Some(Seat(1));
    let table = position.begin();
    let trades: Vec<String> = table.legal(0).into_iter().filter(|it| it.starts_with("trade")).collect();
    assert_eq!(trades, ["trade luna titanium"]);
    assert_eq!(table.why_not(0, "trade luna money"), [Obstacle::MoneyShort { cost: 9, short: 5 }]);
    let energy = Obstacle::ResourceShort { resource: Resource::Energy, have: 0, need: 3 };
    assert_eq!(table.why_not(0, "trade luna energy"), [energy]);
    assert_eq!(table.why_not(0, "trade io titanium"), [Obstacle::MoonVisited { by: Seat(1) }]);
    assert_eq!(table.why_not(0, "trade titan titanium"), [Obstacle::MoonAsleep(Moon::Titan)]);
    assert_eq!(table.why_not(0, "trade pluto titanium"), [Obstacle::MoonAbsent(Moon::Pluto)]);
    let base = Table::new(2).stock(0, Resource::Money, 60).begin();
    assert_eq!(base.why_not(0, "trade luna money"), [Obstacle::NoColonies]);
    assert_eq!(base.why_not(0, "project build-colony"), [Obstacle::NoColonies]);
    assert!(!base.can(0, "project build-colony"));
}

/// C11: why a tile cannot be built on.
#[test]
fn a_colony_that_cannot_be_built_says_why() {
    let mut position =
        table(&[Moon::Luna, Moon::Io, Moon::Ceres, Moon::Callisto]).stock(0, Resource::Money, 40);
    position.state.layout().moons[Moon::Luna.idx()].owners.push(Seat(0));
    for _ in 0..3 {
        position.state.layout().moons[Moon::Io.idx()].owners.push(Seat(1));
    }
    let mut table = position.begin();
    table.play(0, "project build-colony");
    assert_eq!(table.legal(0), ["colony callisto", "colony ceres"]);
    assert_eq!(table.why_not(0, "colony luna"), [Obstacle::MoonSettled(Moon::Luna)]);
    assert_eq!(table.why_not(0, "colony io"), [Obstacle::MoonFull(Moon::Io)]);
    assert_eq!(table.why_not(0, "colony pluto"), [Obstacle::MoonAbsent(Moon::Pluto)]);
}

/// C22: the bonuses of a trade go to the trader first, then clockwise; income comes before them (C16).
#[test]
fn a_trade_is_told_in_its_order() {
    let mut position = table(&[Moon::Luna]).stock(0, Resource::Energy, 3);
    position.state.layout().moons[Moon::Luna.idx()].owners = [Seat(1), Seat(0)].into_iter().collect();
    position.state.layout().moons[Moon::Luna.idx()].marker = 4;
    let mut table = position.begin();
    table.play(0, "trade luna energy");
    let gained = |event: &tharsis_mars::Event| match *event {
        tharsis_mars::Event::Gained { seat, amount, .. } => Some((seat.0, amount)),
        _ => None,
    };
    let gains: Vec<(u8, i32)> = table.log.iter().filter_map(gained).collect();
    assert_eq!(gains, [(0, 10), (0, 2), (1, 2)]);
    assert_eq!(table.state.moon(Moon::Luna).marker, 2);
}

/// Tiles, markers, owners and fleets are there for everybody to see.
#[test]
fn colony_tiles_are_public() {
    let mut position = table(&[Moon::Luna]).stock(0, Resource::Energy, 3);
    position.state.layout().moons[Moon::Luna.idx()].owners.push(Seat(1));
    let mut table = position.begin();
    table.play(0, "trade luna energy");
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = Mars::view(&table.state, viewer);
        let [luna] = &view.moons[..] else { panic!("one tile is in play") };
        assert_eq!((luna.moon, luna.active, luna.marker), (Moon::Luna, true, Some(1)));
        assert_eq!((&luna.owners[..], luna.trader), (&[Seat(1)][..], Some(Seat(0))));
        assert_eq!((view.players[0].fleets, view.players[0].fleets_free), (1, 0));
        assert_eq!((view.players[1].fleets_free, view.players[1].colonies), (1, 1));
    }
}
