//! Maps are chosen and drawn from what is sent; a client knows none of them.

use serde_json::Value;
use std::collections::BTreeSet;
use tharsis_mars::{MapChoice, MapId, Mars};
use tharsis_wire::{Shown, game};
use tharsis_words::Language;

#[test]
fn the_map_is_one_group_of_options_whose_first_goes_without_saying() {
    for code in Language::ALL {
        let language = Language::get(code).expect("a language there is");
        let mars = game("mars").expect("Mars");
        let info = mars.info(language);
        let maps: Vec<_> = info.options.iter().filter(|it| it.group.as_deref() == Some("map")).collect();
        assert_eq!(maps.len(), MapChoice::offered().count());
        let titles: BTreeSet<_> = maps.iter().map(|it| it.title.as_deref().expect("a title")).collect();
        assert_eq!(titles.len(), maps.len(), "{code}: {titles:?}");
        for (i, map) in maps.iter().enumerate() {
            let written = if i == 0 { String::new() } else { map.word.clone() };
            assert_eq!(mars.check_options(&map.word, 2), Ok(written));
        }
    }
}

#[test]
fn the_catalogue_holds_every_map_that_is_offered_with_its_places() {
    let catalogue = Mars::catalogue(Language::english());
    let maps = catalogue["maps"].as_array().expect("maps");
    assert_eq!(maps.len(), MapId::offered().len());
    for map in maps {
        let areas = map["areas"].as_array().expect("areas");
        for area in areas {
            let named = area["landmark"]
                .as_str()
                .is_none_or(|name| area["name"].as_str().is_some_and(|it| it.starts_with(name)));
            assert!(named, "{area}");
        }
        let landmarks = areas.iter().filter(|it| it["landmark"] != Value::Null).count();
        assert!(landmarks > 0, "{} has no named place", map["name"]);
    }
    let hellas = maps.iter().find(|map| map["name"] == "hellas").expect("Hellas");
    let pole = hellas["areas"]
        .as_array()
        .expect("areas")
        .iter()
        .find(|it| it["landmark"] == "South Pole")
        .expect("the pole");
    assert!(pole["text"].as_str().is_some_and(|text| text.contains("6 M€")), "{pole}");
}
