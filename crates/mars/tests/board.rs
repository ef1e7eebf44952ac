//! The map against the fact table: neighbours, bonuses, reserved areas; and constants of the rules (M7, M16, M17, M18, M19, M20, M21, M96, M97, M98, M99, M100).

use tharsis_mars::{BONUS_STEPS, Hex, LAND_AREAS, OCEAN_AREAS, Project, VOLCANIC_AREAS, project_cost};
use toml::Value;

fn facts() -> toml::Table {
    include_str!("../../../facts/mars-board.toml").parse().expect("the fact table is well-formed")
}

fn hex(value: &Value) -> Hex {
    value.as_str().expect("an id").parse().expect("an area")
}

#[test]
fn every_area_is_as_the_fact_table_says() {
    let facts = facts();
    let areas = facts["hex"].as_array().expect("a list of areas");
    assert_eq!(areas.len(), 61);
    for area in areas {
        let here = hex(&area["id"]);
        let mut expected: Vec<Hex> = area["neighbors"].as_array().expect("a list").iter().map(hex).collect();
        expected.sort();
        assert_eq!(here.neighbours().iter().collect::<Vec<_>>(), expected, "neighbours of {here}");

        let bonus = |kind: &str| {
            area.get("bonus").and_then(|bonus| bonus.get(kind)).and_then(Value::as_integer).unwrap_or(0) as u8
        };
        let printed = here.bonus();
        assert_eq!(
            [printed.steel, printed.titanium, printed.plants, printed.cards],
            [bonus("steel"), bonus("titanium"), bonus("plants"), bonus("cards")],
            "bonus of {here}"
        );

        let reserved = area.get("reserved_for").and_then(Value::as_str);
        assert_eq!(OCEAN_AREAS.has(here), reserved == Some("ocean"), "ocean area {here}");
        assert_eq!(LAND_AREAS.has(here), reserved.is_none(), "land {here}");
        assert_eq!(here == Hex::NOCTIS_CITY, reserved == Some("Noctis City"), "Noctis City {here}");
        let volcanic = area.get("volcanic").and_then(Value::as_bool).unwrap_or(false);
        assert_eq!(VOLCANIC_AREAS.has(here), volcanic, "volcanic {here}");
        let (row, place) = here.row_and_place().expect("on the map");
        assert_eq!(
            (i64::from(row) + 1, i64::from(place) + 1),
            (area["row"].as_integer().unwrap(), area["pos"].as_integer().unwrap())
        );
    }
}

#[test]
fn standard_projects_cost_what_the_fact_table_says() {
    let facts = facts();
    for (project, fact) in Project::ALL.iter().zip(facts["standard_project"].as_array().expect("a list")) {
        let name = fact["name"].as_str().expect("a name").to_lowercase().replace(' ', "-");
        assert_eq!(project.word(), name);
        assert_eq!(i64::from(project_cost(*project)), fact["cost"].as_integer().expect("a cost"), "{name}");
    }
}

#[test]
fn bonus_steps_are_where_the_fact_table_says() {
    let facts = facts();
    let mut expected = Vec::new();
    for parameter in facts["parameter"].as_array().expect("a list") {
        let name = parameter["name"].as_str().expect("a name");
        for bonus in parameter.get("bonus").and_then(Value::as_array).into_iter().flatten() {
            expected.push((name.to_string(), bonus["at"].as_integer().expect("a value") as i8));
        }
    }
    let found: Vec<_> = BONUS_STEPS.iter().map(|step| (step.parameter.word().to_string(), step.at)).collect();
    assert_eq!(found, expected);
}
