//! The mask operations of placement against a naive reading of section 8, on random maps.

use proptest::prelude::*;
use tharsis_kernel::{Seat, seed_from_u64};
use tharsis_mars::{AREAS_MAX, Ground, Hex, MapChoice, MapId, Options, Site, State, Tile};

const ME: Seat = Seat(0);

/// A map with some tiles and claims.
fn map() -> impl Strategy<Value = State> {
    let tile = (0..AREAS_MAX as u8, 0..4u8, 0..3u8);
    let claim = (0..AREAS_MAX as u8, 0..2u8);
    let maps = 0..MapId::offered().len();
    (maps, prop::collection::vec(tile, 0..40), prop::collection::vec(claim, 0..4)).prop_map(
        |(map, tiles, claims)| {
            let map = MapId::offered().nth(map).expect("one of them");
            let options = Options { map: MapChoice::On(map), ..Options::default() };
            let mut state = State::bare(options, 2, seed_from_u64(0));
            for (area, tile, owner) in tiles {
                let hex = Hex(area);
                let tile = [Tile::Ocean, Tile::Greenery, Tile::City, Tile::Greenery][tile as usize];
                let owner = (tile != Tile::Ocean && owner < 2).then_some(Seat(owner));
                let free = state.board().tile(hex).is_none();
                if free && (tile != Tile::Ocean || state.oceans_left() > 0) {
                    state.layout().board.lay(tile, hex, owner);
                }
            }
            for (area, by) in claims {
                let hex = Hex(area);
                if is(&state, hex, Ground::Land)
                    && state.board().tile(hex).is_none()
                    && state.board().claimant(hex).is_none()
                {
                    state.layout().board.claimed[by as usize].add(hex);
                }
            }
            state
        },
    )
}

fn is(state: &State, hex: Hex, ground: Ground) -> bool {
    state.map().area(hex).ground == ground
}

fn beside(state: &State, hex: Hex, wanted: impl Fn(Tile, Option<Seat>) -> bool) -> usize {
    let tiles = state
        .map()
        .neighbours(hex)
        .iter()
        .filter_map(|n| Some((state.board().tile(n)?, state.board().owner(n))));
    tiles.filter(|&(tile, owner)| wanted(tile, owner)).count()
}

/// Section 8, read area by area.
fn naive(state: &State, site: Site) -> Vec<Hex> {
    let free =
        |hex: Hex| state.board().tile(hex).is_none() && state.board().claimant(hex).is_none_or(|by| by == ME);
    let land = |hex: Hex| free(hex) && is(state, hex, Ground::Land);
    let cities = |hex: Hex| beside(state, hex, |tile, _| tile.is_city());
    let own = |hex: Hex| beside(state, hex, |_, owner| owner == Some(ME)) > 0;
    let metal = |hex: Hex| state.map().metal_at(hex).is_some();
    let greenery_beside_own = state.map().all.iter().any(|hex| land(hex) && own(hex));
    let legal = |hex: &Hex| {
        let hex = *hex;
        match site {
            Site::Land => land(hex),
            Site::OceanArea => is(state, hex, Ground::Ocean) && state.board().tile(hex).is_none(),
            Site::Greenery => land(hex) && (own(hex) || !greenery_beside_own),
            Site::City => land(hex) && cities(hex) == 0,
            Site::Isolated => land(hex) && beside(state, hex, |_, _| true) == 0,
            Site::BesideCities(n) => land(hex) && cities(hex) >= usize::from(n),
            Site::BesideGreenery => land(hex) && beside(state, hex, |tile, _| tile == Tile::Greenery) > 0,
            Site::Metal => land(hex) && metal(hex),
            Site::MetalBesideOwn => land(hex) && metal(hex) && own(hex),
            // Without volcanoes any land will do (H14), without its own area any place for a city (H37).
            Site::Volcanic => {
                land(hex) && (state.map().volcanic.is_empty() || state.map().area(hex).volcanic)
            }
            // Beside cities, too, but on a map without volcanoes as any city (ruling 110).
            Site::VolcanicCity if state.map().volcanic.is_empty() => land(hex) && cities(hex) == 0,
            Site::VolcanicCity => land(hex) && state.map().area(hex).volcanic,
            Site::NoctisCity if state.map().noctis.is_none() => land(hex) && cities(hex) == 0,
            Site::NoctisCity => is(state, hex, Ground::NoctisCity) && state.board().tile(hex).is_none(),
            Site::Orbit(_) => false,
        }
    };
    state.map().all.iter().filter(legal).collect()
}

proptest! {
    #[test]
    fn areas_are_those_of_the_rules(state in map()) {
        for site in [
            Site::Land, Site::OceanArea, Site::Greenery, Site::City, Site::Isolated, Site::BesideCities(1),
            Site::BesideCities(2), Site::BesideGreenery, Site::Metal, Site::MetalBesideOwn, Site::Volcanic,
            Site::NoctisCity, Site::VolcanicCity,
        ] {
            prop_assert_eq!(state.areas(ME, site).iter().collect::<Vec<_>>(), naive(&state, site), "{:?}", site);
        }
    }
}
