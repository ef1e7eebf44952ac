//! The maps against the fact tables: neighbours, bonuses, reserved areas, goals; and constants of the rules (M7, M16, M17,
//! M18, M19, M20, M21, M96, M97, M98, M99, M100, H1, H3, H5, H6, H7, H8, H14, H25).

use tharsis_mars::{Effect, Ground, Hex, Map, MapId, Project, Resource, project_cost};
use toml::Value;

const PRELUDE: &str = include_str!("../../../../facts/mars-prelude.toml");
const VENUS: &str = include_str!("../../../../facts/mars-venus.toml");

fn facts() -> toml::Table {
    table(include_str!("../../../../facts/mars-board.toml"))
}

fn table(text: &str) -> toml::Table {
    text.parse().expect("the fact table is well-formed")
}

/// Every map with its areas, milestones and awards as the fact tables say them.
fn maps() -> Vec<(&'static Map, Value)> {
    let others: toml::Table =
        include_str!("../../../../facts/mars-maps.toml").parse().expect("the fact table is well-formed");
    let mut all = vec![(MapId::THARSIS.map(), Value::Table(facts()))];
    for fact in others["map"].as_array().expect("a list of maps") {
        let word = fact["name"].as_str().expect("a name").to_lowercase();
        all.push((MapId::from_word(&word).expect("a map").map(), fact.clone()));
    }
    assert_eq!(all.len(), MapId::offered().len(), "a map without facts");
    all
}

fn list<'f>(fact: &'f Value, key: &str) -> &'f Vec<Value> {
    fact[key].as_array().expect("a list")
}

fn hex(value: &Value) -> Hex {
    value.as_str().expect("an id").parse().expect("an area")
}

fn slug(value: &Value) -> String {
    value.as_str().expect("a name").to_lowercase().replace(' ', "-")
}

/// What the facts say a tile here brings, as effects.
fn printed(area: &Value) -> Vec<Effect> {
    let bonus = |kind: &str| {
        area.get("bonus").and_then(|bonus| bonus.get(kind)).and_then(Value::as_integer).unwrap_or(0) as u8
    };
    let resources = [
        ("steel", Resource::Steel),
        ("titanium", Resource::Titanium),
        ("plants", Resource::Plants),
        ("heat", Resource::Heat),
    ];
    let mut effects: Vec<Effect> =
        resources.map(|(kind, resource)| Effect::Gain(bonus(kind), resource)).into();
    effects.push(Effect::Draw(bonus("cards")));
    if bonus("ocean_for") > 0 {
        effects.extend([Effect::Owe(bonus("ocean_for")), Effect::PlaceOceans(1)]);
    }
    effects.retain(|effect| !matches!(effect, Effect::Gain(0, _) | Effect::Draw(0)));
    effects
}

#[test]
fn every_area_is_as_the_fact_tables_say() {
    for (map, fact) in maps() {
        let areas = list(&fact, "hex");
        assert_eq!((areas.len() as u32, map.all.len()), (61, 61));
        for area in areas {
            let here = hex(&area["id"]);
            let mut expected: Vec<Hex> = list(area, "neighbors").iter().map(hex).collect();
            expected.sort();
            let found: Vec<Hex> = map.neighbours(here).iter().collect();
            assert_eq!(found, expected, "{}: neighbours of {here}", map.word);
            assert_eq!(map.area(here).gives, printed(area), "{}: bonus of {here}", map.word);
            let ground = match area.get("reserved_for").and_then(Value::as_str) {
                Some("ocean") => Ground::Ocean,
                Some("Noctis City") => Ground::NoctisCity,
                Some(other) => panic!("{other} is no ground"),
                None => Ground::Land,
            };
            assert_eq!(map.area(here).ground, ground, "{}: {here}", map.word);
            assert_eq!(map.noctis == Some(here), ground == Ground::NoctisCity);
            let volcanic = area.get("volcanic").and_then(Value::as_bool).unwrap_or(false);
            assert_eq!(map.volcanic.has(here), volcanic, "{}: volcanic {here}", map.word);
            assert_eq!(map.area(here).name.map(str::to_string), area.get("name").map(slug));
            let (row, place) = map.row_and_place(here).expect("on the map");
            assert_eq!(
                (i64::from(row) + 1, i64::from(place) + 1),
                (area["row"].as_integer().unwrap(), area["pos"].as_integer().unwrap())
            );
        }
    }
}

#[test]
fn every_map_has_the_milestones_and_awards_of_the_fact_tables() {
    for (map, fact) in maps() {
        let named = |key| list(&fact, key).iter().map(|it| slug(&it["name"])).collect::<Vec<_>>();
        assert_eq!(map.milestones.iter().map(|it| it.word()).collect::<Vec<_>>(), named("milestone"));
        assert_eq!(map.awards.iter().map(|it| it.word()).collect::<Vec<_>>(), named("award"));
    }
}

#[test]
fn standard_projects_cost_what_the_fact_table_says() {
    let tables = [facts(), table(VENUS), table(PRELUDE)];
    let lists = tables.iter().flat_map(|facts| facts["standard_project"].as_array().expect("a list"));
    let facts: Vec<&Value> = lists.collect();
    // Colonies keeps its own apart.
    let listed: Vec<&Project> = Project::ALL.iter().filter(|it| **it != Project::BuildColony).collect();
    assert_eq!(facts.len(), listed.len());
    for (project, fact) in listed.into_iter().zip(facts) {
        let name = fact["name"].as_str().expect("a name").to_lowercase().replace(' ', "-");
        assert_eq!(project.word(), name);
        assert_eq!(i64::from(project_cost(*project)), fact["cost"].as_integer().expect("a cost"), "{name}");
    }
}

#[test]
fn bonus_steps_are_where_the_fact_table_says() {
    let tables = [facts(), table(VENUS)];
    let mut expected = Vec::new();
    for parameter in tables.iter().flat_map(|facts| facts["parameter"].as_array().expect("a list")) {
        let name = parameter["name"].as_str().expect("a name");
        for bonus in parameter.get("bonus").and_then(Value::as_array).into_iter().flatten() {
            expected.push((name.to_string(), bonus["at"].as_integer().expect("a value") as i8));
        }
    }
    for map in MapId::offered().map(MapId::map) {
        let steps = map.bonus_steps.iter();
        let found: Vec<_> = steps.map(|step| (step.parameter.word().to_string(), step.at)).collect();
        assert_eq!(found, expected, "{}", map.word);
    }
}
