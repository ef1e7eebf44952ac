//! What no scenario of the maps shows: the map from the seed, goals one step short and met, what a made-up map may
//! not be played with, and the pole where nothing else is left.

use tharsis_kernel::{Game, OptionsError, Seat, seed_from_u64};
use tharsis_mars::{
    Award, Choice, Conversion, Event, Hex, MapChoice, MapId, Mars, Milestone, Obstacle, Options, Owner,
    Parameter, Party, Phase, Resource, Resource::*, State, Tile, cards,
};
use tharsis_testkit::mars::Table;

fn options(line: &str) -> Options {
    line.parse().expect("options")
}

/// A table on a map, with enough M€ for anything.
fn on(map: &str) -> Table {
    Table::with(options(&format!("corporate-era map-{map}")), 2).stock(0, Money, 100)
}

fn standing(table: &Table, award: Award) -> i32 {
    table.state.award_standing(award, Seat(0))
}

/// One step short the milestone is refused with what is there; with that step it can be claimed.
fn needs(milestone: Milestone, need: i32, short: Table, enough: Table) {
    let (short, enough) = (short.begin(), enough.begin());
    let choice = Choice::Milestone(milestone);
    let reasons = Mars::why_not(&short.state, Seat(0), choice);
    assert_eq!(reasons, [Obstacle::MilestoneNotMet { milestone, have: need - 1, need }], "{milestone:?}");
    assert!(enough.can(0, &choice.to_string()), "{milestone:?}");
}

/// H2: each of the three with the same chance, from the seed alone.
#[test]
fn a_random_map_comes_from_the_seed_with_equal_chances() {
    let random = Options { map: MapChoice::Random, ..Options::default() };
    let drawn = |n_seats, seed| State::bare(random, n_seats, seed_from_u64(seed)).map_id();
    let games = 3_000;
    for map in MapId::offered() {
        let times = (0..games).filter(|&seed| drawn(2, seed) == map).count();
        // Four standard deviations of a fair draw are 103.
        assert!(times.abs_diff(1_000) < 104, "{map}: {times} of {games}");
    }
    assert!((0..50).all(|seed| drawn(1, seed) == drawn(5, seed)), "who plays does not matter");
}

/// H1, H2: the map is known before anything is dealt, to everybody, in every imagined world.
#[test]
fn a_random_map_is_known_before_anything_is_chosen() {
    for seed in 0..20 {
        let mut log = Vec::new();
        let state =
            Mars::setup_logged(&options("corporate-era map-random"), 3, seed_from_u64(seed), &mut log);
        let told =
            log.iter().position(|event| *event == Event::MapDrawn(state.map_id())).expect("it is told");
        let before = &log[..told];
        assert!(matches!(before, [Event::PhaseBegan { phase: Phase::Setup, .. }]), "{before:?}");
        for viewer in state.seats().map(Some).chain([None]) {
            assert_eq!(Mars::view(&state, viewer).map, state.map_id());
            assert_eq!(Mars::determinize(&state, viewer, seed).map_id(), state.map_id());
        }
    }
    let mut log = Vec::new();
    Mars::setup_logged(&options("corporate-era map-hellas"), 3, seed_from_u64(1), &mut log);
    assert!(!log.iter().any(|event| matches!(event, Event::MapDrawn(_))), "nothing was drawn");
}

/// H3: five milestones and five awards of its own; those of other maps are not offered and say why.
#[test]
fn milestones_and_awards_are_those_of_the_map() {
    let mut seen = (0, 0);
    for map in MapId::offered() {
        let table = on(map.word()).begin();
        let why = |choice| Mars::why_not(&table.state, Seat(0), choice);
        assert_eq!((map.map().milestones.len(), map.map().awards.len()), (5, 5), "{map}");
        for &it in Milestone::ALL {
            let elsewhere = why(Choice::Milestone(it)) == [Obstacle::MilestoneElsewhere];
            assert_eq!(elsewhere, !map.map().milestones.contains(&it), "{map}: {it:?}");
            seen.0 += u32::from(!elsewhere);
        }
        for &it in Award::ALL {
            let elsewhere = why(Choice::Award(it)) == [Obstacle::AwardElsewhere];
            assert_eq!(elsewhere, !map.map().awards.contains(&it), "{map}: {it:?}");
            assert_eq!(table.can(0, &Choice::Award(it).to_string()), !elsewhere, "{map}: {it:?}");
            seen.1 += u32::from(!elsewhere);
        }
    }
    assert_eq!(seen, (15, 15), "none is on two maps");
}

/// H4: with Turmoil only the Terraformer of Tharsis needs less.
#[test]
fn turmoil_changes_no_milestone_of_the_other_maps() {
    let (without, with) = (options("corporate-era"), options("corporate-era turmoil"));
    for &it in Milestone::ALL {
        let needs = (it.need(&without), it.need(&with));
        let changed = needs.0 != needs.1;
        assert_eq!(changed, it == Milestone::Terraformer, "{it:?}");
        assert!(!changed || needs == (35, 26));
        assert!(!changed || MapId::THARSIS.map().milestones.contains(&it));
    }
}

/// H9, M130: in the last greenery phase a player who could only build on the pole and cannot pay is skipped.
#[test]
fn the_last_greenery_cannot_go_on_a_pole_that_cannot_be_paid() {
    let table = |money| {
        let mut table = on("hellas").stock(0, Money, money).stock(0, Plants, 8);
        table = table.tile(Tile::Greenery, "60", Some(0));
        for area in ["54", "55", "59"] {
            table = table.tile(Tile::Greenery, area, Some(1));
        }
        table.begin_in(Phase::FinalGreenery)
    };
    let poor = table(5);
    assert!(poor.legal(0).is_empty() && poor.state.is_over());
    let mut rich = table(6);
    rich.play(0, "convert plants; area 46");
    assert_eq!((rich.has(0, Money), rich.has(0, Titanium)), (0, 2));
}

/// H9: where the pole is the only area, steel must leave enough M€ for it: no payment leads to a tile that cannot be paid.
#[test]
fn who_can_only_build_on_the_pole_keeps_the_money_for_it() {
    let map = MapId::offered().find(|map| map.word() == "hellas").expect("a map").map();
    let pole = Hex(58);
    let mut table = on("hellas").stock(0, Money, 20).stock(0, Steel, 9).hand(0, &["Research Outpost"]);

    for area in map.land.iter().filter(|&area| area != pole && !map.neighbours(pole).has(area)) {
        table.state.layout().board.lay(Tile::Greenery, area, Some(Seat(1)));
    }
    let mut table = table.begin();
    table.play(0, "play 020");
    // 18 M€ less 2 for each steel, and 6 for the pole.
    let amounts: Vec<String> = (2..=9).map(|n| format!("amount {n}")).collect();
    assert_eq!(table.legal(0), amounts);
    assert_eq!(table.why_not(0, "amount 1"), [Obstacle::AreaPriceShort { price: 6, short: 2 }]);
    table.play(0, "amount 2; area 46");
    assert_eq!((table.has(0, Money), table.has(0, Steel), table.state.cities(Seat(0))), (0, 7, 1));
}

/// H9, H11: what is missing is said in numbers; the preview shows the 6 M€.
#[test]
fn the_price_of_the_pole_is_shown_and_explained() {
    let mut poor = on("hellas").stock(0, Money, 4).stock(0, Plants, 8).begin();
    poor.play(0, "convert plants");
    assert_eq!(poor.why_not(0, "area 61"), [Obstacle::AreaPriceShort { price: 6, short: 2 }]);
    let mut rich = on("hellas").stock(0, Money, 6).stock(0, Plants, 8).begin();
    rich.play(0, "convert plants; area 61");
    let preview = Mars::preview(&rich.state, Seat(0), "area 36".parse().expect("a choice")).expect("legal");
    let paid = |event: &&Event| matches!(event, Event::Paid { amount: 6, resource: Money, .. });
    assert_eq!(preview.events.iter().filter(paid).count(), 1, "{:?}", preview.events);
}

/// H37: where no city can be placed Noctis City cannot be played; H7: its area is on Tharsis alone.
#[test]
fn noctis_city_needs_room_for_a_city() {
    for map in MapId::offered() {
        assert_eq!(map.map().noctis.is_some(), map == MapId::THARSIS);
        let mut table = on(map.word()).hand(0, &["Noctis City"]).production(0, Energy, 1);
        for area in map.map().land.iter() {
            table.state.layout().board.lay(Tile::Greenery, area, Some(Seat(1)));
        }
        let table = table.begin();
        let play = Choice::Play(cards::by_name("Noctis City").expect("a card"));
        let expected: &[Obstacle] = if map == MapId::THARSIS { &[] } else { &[Obstacle::NoArea(Tile::City)] };
        assert_eq!(Mars::why_not(&table.state, Seat(0), play), expected, "{map}");
    }
}

/// H15: kinds of tag; events lie face down; a wild tag is one further kind (ruling 25).
#[test]
fn diversifier_counts_kinds_of_tag() {
    let kinds = [
        "Mine",
        "Satellites",
        "Research",
        "Power Supply Consortium",
        "Sponsors",
        "Asteroid Mining Consortium",
        "Trees",
        "Virus",
        "Heather",
    ];
    let seven = || on("hellas").played(0, &kinds);
    needs(Milestone::Diversifier, 8, seven(), seven().played(0, &["Tardigrades"]));
    needs(Milestone::Diversifier, 8, seven(), seven().played(0, &["Septem Tribus"]));
}

/// H16: green and blue cards with any printed requirement, each once; no events.
#[test]
fn tactician_counts_cards_with_a_requirement() {
    let four =
        || on("hellas").played(0, &["Search For Life", "Trees", "Moss", "Ants", "Ice Cap Melting", "Mine"]);
    needs(Milestone::Tactician, 5, four(), four().played(0, &["Asteroid Mining Consortium"]));
    needs(Milestone::Tactician, 5, four(), four().played(0, &["Rad-Suits"]));
}

/// H17: own tiles on areas 53 to 63; neither oceans nor markers nor tiles of others.
#[test]
fn polar_explorer_counts_own_tiles_on_two_rows() {
    let two = || {
        let mut table = on("hellas").tile(Tile::City, "53", Some(0)).tile(Tile::Greenery, "63", Some(0));
        table.state.layout().board.claimed[0].add("60".parse::<Hex>().expect("an area"));
        let table = table.tile(Tile::Greenery, "52", Some(0)).tile(Tile::Greenery, "58", Some(1));
        table.tile(Tile::Ocean, "61", None)
    };
    needs(Milestone::PolarExplorer, 3, two(), two().tile(Tile::MoholeArea, "59", Some(0)));
}

/// H18: energy production; H28: any one production.
#[test]
fn energizer_and_specialist_look_at_production() {
    let energy = |map, steps| on(map).production(0, Energy, steps).stock(0, Energy, 20);
    needs(Milestone::Energizer, 6, energy("hellas", 5), energy("hellas", 6));
    for &resource in Resource::ALL {
        let with = |steps| on("elysium").production(0, resource, steps);
        needs(Milestone::Specialist, 10, with(9), with(10));
    }
}

/// H19: Jovian tags, the corporation's and a wild one too, those of events not.
#[test]
fn rim_settler_counts_jovian_tags() {
    let two = || on("hellas").played(0, &["Miranda Resort", "Asteroid Mining Consortium"]);
    needs(Milestone::RimSettler, 3, two(), two().played(0, &["Saturn Systems"]));
    needs(Milestone::RimSettler, 3, two(), two().played(0, &["Septem Tribus"]));
}

/// H20 to H24: what the awards of Hellas compare; a wild tag counts for none (ruling 25).
#[test]
fn awards_of_hellas_compare_what_they_say() {
    let tiles = on("hellas").tile(Tile::Greenery, "04", Some(0)).tile(Tile::Greenery, "05", Some(0));
    let tiles = tiles.tile(Tile::City, "10", Some(0)).tile(Tile::Greenery, "11", Some(1));
    assert_eq!(standing(&tiles, Award::Cultivator), 2);
    let cards = on("hellas").played(0, &["Mine", "Trees", "Birds", "Asteroid", "Mining Guild"]);
    assert_eq!(standing(&cards, Award::Magnate), 2, "green cards only");
    assert_eq!(standing(&cards, Award::Contractor), 3, "the corporation's two tags and one");
    let space = ["Satellites", "Space Mirrors", "Asteroid", "Helion"];
    assert_eq!(standing(&on("hellas").played(0, &space), Award::SpaceBaron), 3, "events do not count");
    let wild = on("hellas").played(0, &["Septem Tribus", "Satellites", "Mine"]);
    assert_eq!((standing(&wild, Award::SpaceBaron), standing(&wild, Award::Contractor)), (1, 1));
    let held = on("hellas").holding(0, "Birds", 3).holding(0, "Ants", 2).holding(0, "Arklight", 1);
    assert_eq!(
        standing(&held.holding(1, "Fish", 7), Award::Excentric),
        6,
        "all kinds, the corporation's too"
    );
}

/// H27: all six productions above where they started, which is 1 in the standard game.
#[test]
fn generalist_has_raised_every_production() {
    for (line, start) in [("corporate-era map-elysium", 0), ("map-elysium", 1)] {
        let raised = |except: Option<Resource>| {
            let mut table = Table::with(options(line), 2).stock(0, Money, 100);
            for &resource in Resource::ALL {
                table = table.production(0, resource, start + i16::from(Some(resource) != except));
            }
            table
        };
        for &resource in Resource::ALL {
            needs(Milestone::Generalist, 6, raised(Some(resource)), raised(None));
        }
    }
}

/// H29: plant, microbe and animal tags together, a wild one as any of them; events not.
#[test]
fn ecologist_counts_living_tags() {
    let three = || on("elysium").played(0, &["Advanced Ecosystems", "Virus", "Mine"]);
    needs(Milestone::Ecologist, 4, three(), three().played(0, &["Ecoline"]));
    needs(Milestone::Ecologist, 4, three(), three().played(0, &["Tardigrades"]));
    needs(Milestone::Ecologist, 4, three(), three().played(0, &["Septem Tribus"]));
}

/// H30: green and blue cards, neither corporation nor events; H31: events and nothing else.
#[test]
fn tycoon_counts_projects_and_legend_events() {
    let events = ["Asteroid", "Comet", "Virus", "Sabotage"];
    let projects = [
        "Mine", "Trees", "Birds", "Ants", "Fish", "Moss", "Grass", "Bushes", "Farming", "Algae", "Worms",
        "Insects", "Pets", "Cartel",
    ];
    let fourteen = || on("elysium").played(0, &projects).played(0, &events).played(0, &["Ecoline"]);
    needs(Milestone::Tycoon, 15, fourteen(), fourteen().played(0, &["Sponsors"]));
    needs(Milestone::Legend, 5, fourteen(), fourteen().played(0, &["Flooding"]));
}

/// H32 to H36: what the awards of Elysium compare.
#[test]
fn awards_of_elysium_compare_what_they_say() {
    let dear = ["Earth Catapult", "Mohole Area", "Lunar Exports", "Giant Ice Asteroid", "Ecoline"];
    assert_eq!(standing(&on("elysium").played(0, &dear), Award::Celebrity), 2, "from 20 on, no events");
    let stock = on("elysium").stock(0, Steel, 3).stock(0, Energy, 2).stock(0, Titanium, 9).stock(0, Heat, 9);
    assert_eq!(standing(&stock, Award::Industrialist), 5);
    let desert = on("elysium").tile(Tile::City, "37", Some(0)).tile(Tile::City, "38", Some(0));
    let desert = desert.tile(Tile::Greenery, "63", Some(0)).tile(Tile::Greenery, "46", Some(1));
    assert_eq!(standing(&desert.tile(Tile::City, "01", Some(0)), Award::DesertSettler), 2, "from 38 on");
    let coast = on("elysium").tile(Tile::Ocean, "03", None).tile(Tile::Ocean, "04", None);
    let coast = coast.tile(Tile::City, "09", Some(0)).tile(Tile::Greenery, "63", Some(0));
    assert_eq!(standing(&coast, Award::EstateDealer), 1, "two oceans, but one tile");
    let mut rating = on("elysium");
    rating.player(0).rating = 31;
    assert_eq!(standing(&rating, Award::Benefactor), 31);
}

/// H13: a preview under the Reds shows both prices.
#[test]
fn the_tax_and_the_pole_are_paid_side_by_side() {
    let mut table = Table::with(options("corporate-era turmoil map-hellas"), 2);
    table.state.layout().turmoil.committee.ruling = Party::Reds;
    table.state.layout().turmoil.committee.dominant = Party::Unity;
    table.state.layout().turmoil.committee.chairman = Owner::Neutral;
    let mut table = table.stock(0, Money, 12).stock(0, Plants, 8).begin();
    table.play(0, "convert plants; area 61; area 46");
    assert_eq!(table.has(0, Money), 0);
    let paid = |event: &&Event| matches!(event, Event::Paid { amount: 6, resource: Money, .. });
    assert_eq!(table.log.iter().filter(paid).count(), 2, "{:?}", table.log);
}

/// A map says with which expansions it cannot be played, and options that ask for it are refused.
#[test]
fn a_map_refuses_the_expansions_it_does_not_allow() {
    let check = |line| Mars::check_options(&options(line), 2);
    assert_eq!(check("corporate-era map-made-up"), Ok(()));
    assert_eq!(check("corporate-era turmoil map-made-up"), Ok(()));
    let refused = check("corporate-era colonies map-made-up").expect_err("not with Colonies");
    assert_eq!(refused, OptionsError::clash("map-made-up", "colonies"));
    assert_eq!(refused.to_string(), "map-made-up does not go with colonies");
}

/// Maps for tests are played by nobody else.
#[test]
fn a_map_for_tests_is_not_offered() {
    let offered: Vec<_> = MapChoice::offered().map(MapChoice::word).collect();
    assert_eq!(offered, ["tharsis", "hellas", "elysium", "random"]);
    assert!(MapId::offered().all(|map| map.word() != "made-up"));
    let random = Options { map: MapChoice::Random, ..Options::default() };
    let made_up = MapId::from_word("made-up").expect("built with the tests");
    assert!((0..200).all(|seed| State::bare(random, 2, seed_from_u64(seed)).map_id() != made_up));
}

/// H1: a map that does not exist is refused with those that do.
#[test]
fn an_unknown_map_is_refused_with_the_list_of_maps() {
    let refused = "corporate-era map-atlantis".parse::<Options>().expect_err("no such map");
    let OptionsError::UnknownValue { option, value, known } = refused else { panic!("{refused}") };
    assert_eq!((option, value.as_str()), ("map", "atlantis"));
    assert_eq!(known, ["tharsis", "hellas", "elysium", "random"]);
}

/// H9: whatever is answered on the way, what the pole costs can be paid in the end: no question is left without an answer,
/// also where the oceans that pay for it are placed one after another, the first of them before the pole has asked its price.
#[test]
fn no_way_over_the_pole_ends_without_an_answer() {
    /// Follows all ways through areas; how many tiles were laid on the pole.
    fn follow(state: &State) -> u32 {
        let Some(seat) = Mars::asked(state).iter().next() else { return 0 };
        let mut legal = Vec::new();
        Mars::legal(state, seat, &mut legal);
        let (question, money) = (state.question(seat), state.player(seat).stock(Money));
        assert!(!legal.is_empty(), "{question:?} has no answer, with {money} M€");
        let areas = legal.iter().filter(|choice| matches!(choice, Choice::Hex(_)));
        areas.map(|&area| after(state, seat, area) + u32::from(area == Choice::Hex(Hex(58)))).sum()
    }
    fn after(state: &State, seat: Seat, choice: Choice) -> u32 {
        let mut next = state.clone();
        Mars::apply(&mut next, seat, choice, &mut ());
        follow(&next)
    }
    let mut rng = rand_pcg::Pcg32::new(58, 1);
    let map = MapId::offered().find(|map| map.word() == "hellas").expect("a map").map();
    let mut on_pole = 0;
    for _ in 0..60 {
        let money = tharsis_kernel::below(&mut rng, 6) as i32;
        let mut table = on("hellas").stock(0, Money, money).stock(0, Plants, 8);
        table.state.layout().board.lay(Tile::Greenery, Hex(57), Some(Seat(0)));
        for area in map.ocean_areas.iter() {
            if tharsis_kernel::below(&mut rng, 3) == 0 {
                table.state.layout().board.lay(Tile::Ocean, area, None);
            }
        }
        // A greenery raises oxygen to 8 %, that the temperature to 0 °C, and that brings an ocean.
        table.state.layout().set_steps(Parameter::Temperature, 14);
        table.state.layout().set_steps(Parameter::Oxygen, 7);
        on_pole += after(&table.begin().state, Seat(0), Choice::Convert(Conversion::Plants));
    }
    assert!(on_pole > 10, "{on_pole} ways led to the pole");
}
