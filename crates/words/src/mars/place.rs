//! Where a tile lies, as people say it: beside whose city, at which place of the map, or in which part of it.

use crate::language::Language;
use crate::names::Names;
use tharsis_kernel::Seat;
use tharsis_mars::{Board, Hex, MapId, Tile};

/// What is known of the surroundings of a tile when it is placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    map: MapId,
    hex: Hex,
    /// What lies beside it, how often; nearest to people's hearts first.
    beside: Vec<(What, Option<Seat>, u8)>,
}

/// What lies there, as far as anybody says it in passing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum What {
    City,
    Greenery,
    Tile,
    Ocean,
}

impl What {
    const fn of(tile: Tile) -> What {
        if matches!(tile, Tile::Ocean) {
            What::Ocean
        } else if matches!(tile, Tile::Greenery) {
            What::Greenery
        } else if tile.is_city() {
            What::City
        } else {
            What::Tile
        }
    }

    const fn word(self) -> &'static str {
        match self {
            What::City => "city",
            What::Greenery => "greenery",
            What::Tile => "tile",
            What::Ocean => "ocean",
        }
    }
}

/// So much is said of what lies beside a tile.
const SAID: usize = 3;

impl Spot {
    /// The surroundings of an area on a board.
    pub fn new(map: MapId, board: &Board, hex: Hex) -> Spot {
        let mut beside: Vec<(What, Option<Seat>, u8)> = Vec::new();
        for hex in map.map().neighbours(hex).iter() {
            let Some(what) = board.tile(hex).map(What::of) else { continue };
            let owner = board.owner(hex).filter(|_| what != What::Ocean);
            match beside.iter_mut().find(|it| (it.0, it.1) == (what, owner)) {
                Some(it) => it.2 += 1,
                None => beside.push((what, owner, 1)),
            }
        }
        beside.sort_by_key(|&(what, ..)| what);
        Spot { map, hex, beside }
    }

    /// The part of the map: `north-west` … `middle`.
    fn part(&self) -> Option<String> {
        let map = self.map.map();
        let (row, place) = map.row_and_place(self.hex)?;
        let rows = Hex::all().filter_map(|hex| map.row_and_place(hex));
        let (n_rows, length) = rows.fold((0, 0), |(rows, length), (other, _)| {
            (rows.max(other + 1), length + u8::from(other == row))
        });
        let third = |at: u8, of: u8| (3 * (2 * u32::from(at) + 1)) / (2 * u32::from(of.max(1)));
        let down = ["north", "", "south"][third(row, n_rows).min(2) as usize];
        let across = ["west", "", "east"][third(place, length).min(2) as usize];
        let parts: Vec<&str> = [down, across].into_iter().filter(|part| !part.is_empty()).collect();
        Some(if parts.is_empty() { "middle".to_string() } else { parts.join("-") })
    }
}

impl Language {
    /// Where a tile lies: "beside your city and 2 oceans".
    pub fn place(&self, spot: &Spot, viewer: Option<Seat>, names: &Names) -> String {
        if let Some(name) = self.landmark(spot.map, spot.hex) {
            return self.phrase().text("name", name).say("lies-at");
        }
        let Some(part) = spot.part() else {
            return self.phrase().text("number", spot.hex.to_string()).say_as(super::area_id(spot.hex), "on");
        };
        if spot.beside.is_empty() {
            return self.plain(&format!("lies-{part}"));
        }
        // One's own comes first.
        let mut beside = spot.beside.clone();
        beside.sort_by_key(|&(what, owner, _)| (what, owner != viewer));
        let said = beside.iter().take(SAID).map(|&(what, owner, n)| {
            let word = what.word();
            let phrase = self.phrase().number("n", n);
            match owner {
                _ if what == What::Ocean => phrase.say("lies-ocean"),
                Some(seat) if viewer == Some(seat) => phrase.say(&format!("lies-your-{word}")),
                Some(seat) => phrase.seat("seat", seat, names).say(&format!("lies-{word}")),
                None => phrase.say(&format!("lies-neutral-{word}")),
            }
        });
        let what = self.enumerated(said.collect::<Vec<_>>());
        self.phrase().text("what", what).say("lies-beside")
    }
}
