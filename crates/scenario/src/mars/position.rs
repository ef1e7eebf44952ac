//! From `setup` to a state of the engine: every field set as given or by its default, then the phase resumed.

use super::colony;
use super::committee::set_turmoil;
use super::entry::BoardEntry;
use super::names::{CardEntry, card_name, resource_key};
use super::resume::resume;
use super::setup::{PlayerSetup, Setup};
use crate::error::Misfit;
use crate::format::seat;
use tharsis_kernel::{CardId, Game, Seat, SeatSet, seed_from_u64};
use tharsis_mars::CardSet;
use tharsis_mars::{
    Kind, MapChoice, Mars, Options, Orbit, Owner, Parameter, Phase, Resource, State, Tile, cards,
};

/// The state a setup describes, up to its first question.
pub(crate) fn build(setup: &Setup) -> Result<State, Misfit> {
    let n_seats = setup.players.as_ref().map_or(2, Vec::len);
    if !(1..=5).contains(&n_seats) {
        return Err(Misfit::new("setup.players", format!("{n_seats} players; Mars is for 1 to 5")));
    }
    let n_seats = n_seats as u8;
    let options = options(setup, n_seats)?;
    let state = State::bare(options, n_seats, seed_from_u64(setup.seed));
    let phase = setup.phase.map_or(Phase::Action, |phase| phase.0);
    if phase == Phase::Solar && !options.colonies && !options.turmoil && !options.venus {
        return Err(Misfit::new("setup.phase", "there is no solar phase without an expansion"));
    }
    if phase == Phase::Prelude && !options.prelude {
        return Err(Misfit::new("setup.phase", "there is no prelude round without Prelude"));
    }
    let mut table = Table { state, named: CardSet::EMPTY, phase };
    table.set_globals(setup)?;
    for (i, player) in setup.players.iter().flatten().enumerate() {
        table.set_player(i, player)?;
    }
    table.set_board(&setup.board)?;
    table.set_claims(setup)?;
    colony::lay_out(&mut table.state, &setup.colonies)?;
    table.set_deck(setup)?;
    if table.state.options().turmoil {
        set_turmoil(&mut table.state, &setup.turmoil)?;
    }
    let mut state = table.state;
    resume(&mut state, setup, phase)?;
    Ok(state)
}

fn options(setup: &Setup, n_seats: u8) -> Result<Options, Misfit> {
    let given = &setup.options;
    let mut beginners = SeatSet::EMPTY;
    for (i, &player) in given.beginners.iter().flatten().enumerate() {
        beginners.add(seat(player, n_seats, &format!("setup.options.beginners[{i}]"))?);
    }
    let options = Options {
        corporate_era: given.corporate_era.unwrap_or(true),
        draft: given.draft.unwrap_or(false),
        colonies: given.colonies.unwrap_or(false),
        colony_corporation: given.colony_corporation.unwrap_or(false),
        beginners,
        turmoil: given.turmoil.unwrap_or(false),
        rating_goal: given.rating_goal.unwrap_or(false),
        prelude: given.prelude.unwrap_or(false),
        prelude_cards: given.prelude_cards.unwrap_or(false),
        prelude_corporation: given.prelude_corporation.unwrap_or(false),
        venus: given.venus.unwrap_or(false),
        venus_corporation: given.venus_corporation.unwrap_or(false),
        venus_complete: given.venus_complete.unwrap_or(false),
        map: MapChoice::On(given.map.unwrap_or_default()),
    };
    Mars::check_options(&options, n_seats)
        .map_err(|error| Misfit::new("setup.options", error.to_string()))?;
    Ok(options)
}

/// A state while it is being laid out.
struct Table {
    state: State,
    /// Cards that have their place, so that none is in two.
    named: CardSet,
    phase: Phase,
}

impl Table {
    fn set_globals(&mut self, setup: &Setup) -> Result<(), Misfit> {
        let n_seats = self.state.n_seats();
        let state = &mut self.state;
        *state.layout().generation = setup.generation.unwrap_or(1);
        if setup.venus.is_some() && !state.options().venus {
            return Err(Misfit::new("setup.venus", "there is no Venus scale without Venus Next"));
        }
        for (parameter, value) in [
            (Parameter::Temperature, setup.temperature),
            (Parameter::Oxygen, setup.oxygen),
            (Parameter::Venus, setup.venus),
        ] {
            let (word, track) = (parameter.word(), parameter.track());
            let value = value.unwrap_or(track.from);
            let steps = track.steps_to(value).ok_or_else(|| {
                let (from, to, step) = (track.from, track.to(), track.step);
                let message = format!("{value} is not on the track; from {from} to {to} in steps of {step}");
                Misfit::new(format!("setup.{word}"), message)
            })?;
            state.layout().set_steps(parameter, steps);
        }
        *state.layout().first_player = seat(setup.first_player.unwrap_or(0), n_seats, "setup.first_player")?;
        *state.layout().active = match setup.active {
            Some(player) => seat(player, n_seats, "setup.active")?,
            None => state.first_player(),
        };
        Ok(())
    }

    /// Notes that a card has its place.
    fn name(&mut self, id: CardId, path: String) -> Result<CardId, Misfit> {
        // Of the Beginner Corporation there is one for each player.
        if self.named.has(id) && id != cards::BEGINNER_CORPORATION {
            return Err(Misfit::new(path, format!("\"{}\" is named in two places", card_name(id))));
        }
        self.named.add(id);
        Ok(id)
    }

    fn name_all(&mut self, ids: impl Iterator<Item = CardId>, path: String) -> Result<CardSet, Misfit> {
        ids.enumerate().map(|(i, id)| self.name(id, format!("{path}[{i}]"))).collect()
    }

    fn set_player(&mut self, i: usize, given: &PlayerSetup) -> Result<(), Misfit> {
        let at = |key: &str| format!("setup.players[{i}].{key}");
        self.set_numbers(i, given)?;
        let hand = self.name_all(given.hand.iter().map(|card| card.0.0), at("hand"))?;
        let mut dealt = self.name_all(given.dealt.iter().map(|card| card.0.0), at("dealt"))?;
        let kept = self.name_all(given.drafted.iter().map(|card| card.0.0), at("drafted"))?;
        let corporations = given.corporations.iter().map(|card| card.0.0);
        dealt = dealt.or(&self.name_all(corporations, at("corporations"))?);
        let preludes = given.dealt_preludes.iter().map(|card| card.0.0);
        dealt = dealt.or(&self.name_all(preludes, at("dealt_preludes"))?);
        let preludes = self.name_all(given.preludes.iter().map(|card| card.0.0), at("preludes"))?;
        let laid_aside = self.name_all(given.laid_aside.iter().map(|card| card.0.0), at("laid_aside"))?;
        for (key, cards, most) in [("preludes", preludes, 2), ("laid_aside", laid_aside, 4)] {
            if cards.len() > most {
                return Err(Misfit::new(
                    at(key),
                    format!("{} preludes; there are {most} at most", cards.len()),
                ));
            }
        }
        for (j, entry) in given.played.iter().enumerate() {
            let path = format!("{}[{j}]", at("played"));
            if cards::CORPORATIONS.has(entry.card) {
                let message = format!("\"{}\" is a corporation", card_name(entry.card));
                return Err(Misfit::new(path, message));
            }
            self.put_in_force(i, entry, path)?;
        }
        if let Some(entry) = &given.corporation {
            if !cards::CORPORATIONS.has(entry.card) {
                let message = format!("\"{}\" is not a corporation", card_name(entry.card));
                return Err(Misfit::new(at("corporation"), message));
            }
            self.put_in_force(i, entry, at("corporation"))?;
        }
        let active = self.state.active().idx() == i;
        if given.actions_done > 0 {
            if !active {
                return Err(Misfit::new(
                    at("actions_done"),
                    "only the active player has done actions in this turn",
                ));
            }
            *self.state.layout().actions_done = given.actions_done;
        }
        let player = &mut self.state.layout().players[i];
        (player.hand, player.dealt, player.kept) = (hand, dealt, kept);
        player.preludes = preludes.iter().collect();
        player.laid_aside = laid_aside.iter().collect();
        player.passed = given.passed;
        player.first_action_due = given.first_action_due;
        player.rating_raised = given.tr_raised;
        player.next_cheaper = given.next_cheaper;
        player.next_eased = given.next_eased;
        self.set_delegates(Seat(i as u8), given);
        Ok(())
    }

    fn set_delegates(&mut self, seat: Seat, given: &PlayerSetup) {
        let turmoil = self.state.layout().turmoil;
        if given.lobby == Some(false) {
            turmoil.committee.lobby.remove(seat);
        }
        if let Some(reserve) = given.reserve {
            turmoil.committee.set_reserve(Owner::Player(seat), reserve);
        }
        if given.policy_used {
            turmoil.policy_used.add(seat);
        }
    }

    fn set_numbers(&mut self, i: usize, given: &PlayerSetup) -> Result<(), Misfit> {
        let at = |key: &str| format!("setup.players[{i}].{key}");
        // What a game starts with: 1 of everything in the standard game (M25), less M€ in solo with Colonies (C27).
        let opening = |resource| match self.phase {
            Phase::Setup => self.state.starting_production(resource),
            _ => 0,
        };
        let opening = Resource::ALL.iter().map(|&resource| opening(resource)).collect::<Vec<_>>();
        let colonies = self.state.options().colonies;
        let player = &mut self.state.layout().players[i];
        if let Some(rating) = given.tr {
            player.rating = rating;
        }
        if let Some(fleets) = given.fleets {
            if !colonies {
                return Err(Misfit::new(at("fleets"), "there are no fleets without Colonies"));
            }
            player.fleets = fleets;
        }
        for &resource in Resource::ALL {
            let key = resource_key(resource);
            let stock = given.stock(resource);
            if stock < 0 {
                return Err(Misfit::new(at(key), format!("{stock} is less than nothing")));
            }
            let production = given.production.of(resource).unwrap_or(opening[resource.idx()]);
            let floor = if resource == Resource::Money { -5 } else { 0 };
            if production < floor {
                let message = format!("production is never below {floor}");
                return Err(Misfit::new(at(&format!("production.{key}")), message));
            }
            player.stock[resource.idx()] = stock;
            player.production[resource.idx()] = production;
        }
        Ok(())
    }

    /// A card in play, with what lies on it. Nothing of its text is carried out.
    fn put_in_force(&mut self, i: usize, entry: &CardEntry, path: String) -> Result<(), Misfit> {
        let id = self.name(entry.card, path.clone())?;
        let card = cards::card(id);
        if let Some(resources) = entry.resources {
            if resources > 0 && card.holds.is_none() {
                return Err(Misfit::new(path, format!("\"{}\" holds no resources", card.name)));
            }
            self.state.layout().on_card[id as usize] = resources;
        }
        if entry.used == Some(true) {
            if card.actions.is_empty() {
                return Err(Misfit::new(path, format!("\"{}\" has no action to be used", card.name)));
            }
            self.state.layout().used.add(id);
        }
        let player = &mut self.state.layout().players[i];
        match card.kind {
            Kind::Event => player.events.add(id),
            Kind::Automated | Kind::Active | Kind::Corporation | Kind::Prelude => player.tableau.add(id),
        }
        Ok(())
    }

    fn set_board(&mut self, board: &[BoardEntry]) -> Result<(), Misfit> {
        for (i, entry) in board.iter().enumerate() {
            self.set_area(entry, &format!("setup.board[{i}]"))?;
        }
        let most = Parameter::Oceans.track().steps;
        if self.state.steps(Parameter::Oceans) > most {
            return Err(Misfit::new("setup.board", format!("more than {most} oceans")));
        }
        Ok(())
    }

    fn set_area(&mut self, entry: &BoardEntry, path: &str) -> Result<(), Misfit> {
        let n_seats = self.state.n_seats();
        let hex = entry.space.0;
        let owner = entry.owner.flatten().map(|owner| seat(owner, n_seats, &format!("{path}.owner")));
        let owner = owner.transpose()?;
        let off_mars = hex.orbit().is_some_and(|orbit| orbit > Orbit::Phobos);
        if off_mars && !self.state.options().venus {
            return Err(Misfit::new(path, format!("{hex} is an area of Venus Next")));
        }
        if hex.on_mars() && !self.state.map().all.has(hex) {
            return Err(Misfit::new(path, format!("{hex} is no area of the map {}", self.state.map().word)));
        }
        let board = self.state.layout().board;
        if let Some(tile) = entry.tile {
            let tile = tile.0;
            if !hex.on_mars() && (tile != Tile::City || owner.is_none()) {
                return Err(Misfit::new(path, "in space lies a city with an owner"));
            }
            if board.tile(hex).is_some() {
                return Err(Misfit::new(path, format!("something lies on {hex} already")));
            }
            if tile.special().is_some() && board.special_hex(tile).is_some() {
                return Err(Misfit::new(path, format!("there is one tile {} only", tile.word())));
            }
            if tile == Tile::Ocean && owner.is_some() {
                return Err(Misfit::new(path, "oceans belong to nobody"));
            }
            board.lay(tile, hex, owner);
        } else if entry.owner.is_some() || entry.claim.is_none() {
            return Err(Misfit::new(path, "give a tile, or a claim"));
        }
        if let Some(player) = entry.claim.flatten() {
            if !hex.on_mars() {
                return Err(Misfit::new(path, "areas in space are not claimed"));
            }
            let claimant = seat(player, n_seats, &format!("{path}.claim"))?;
            board.claimed[claimant.idx()].add(hex);
        }
        Ok(())
    }

    fn set_claims(&mut self, setup: &Setup) -> Result<(), Misfit> {
        let n_seats = self.state.n_seats();
        for (i, claim) in setup.milestones.iter().enumerate() {
            let path = format!("setup.milestones[{i}]");
            let by = seat(claim.player, n_seats, &format!("{path}.player"))?;
            let options = self.state.options();
            if !options.milestones(self.state.map()).any(|there| there == claim.name.0) {
                return Err(Misfit::new(path, format!("no milestone of the map {}", self.state.map().word)));
            }
            if i == 3 || self.state.milestones().any(|(milestone, _)| milestone == claim.name.0) {
                return Err(Misfit::new(path, "three different milestones can be claimed"));
            }
            self.state.layout().set_milestone(claim.name.0, by);
        }
        for (i, claim) in setup.awards.iter().enumerate() {
            let path = format!("setup.awards[{i}]");
            let by = seat(claim.player, n_seats, &format!("{path}.player"))?;
            let options = self.state.options();
            if !options.awards(self.state.map()).any(|there| there == claim.name.0) {
                return Err(Misfit::new(path, format!("no award of the map {}", self.state.map().word)));
            }
            if i == 3 || self.state.awards().any(|(award, _)| award == claim.name.0) {
                return Err(Misfit::new(path, "three different awards can be funded"));
            }
            self.state.layout().set_award(claim.name.0, by);
        }
        Ok(())
    }

    /// The deck: the cards named, first one on top, below them the rest as the seed shuffles it.
    fn set_deck(&mut self, setup: &Setup) -> Result<(), Misfit> {
        let discard = setup.discard.iter().map(|card| card.0.0);
        *self.state.layout().discard = self.name_all(discard, "setup.discard".to_string())?;
        self.name_all(setup.deck.iter().map(|card| card.0.0), "setup.deck".to_string())?;
        let preludes = setup.prelude_deck.iter().map(|card| card.0.0);
        self.name_all(preludes, "setup.prelude_deck".to_string())?;
        let named = self.named;
        if setup.deck_only {
            self.state.layout().deck.clear();
            self.state.layout().prelude_deck.clear();
        }
        self.state.layout().prelude_deck.retain(|&id| !named.has(id));
        for card in setup.prelude_deck.iter().rev() {
            self.state.layout().prelude_deck.push(card.0.0);
        }
        self.state.layout().deck.retain(|&id| !named.has(id));
        for card in setup.deck.iter().rev() {
            self.state.layout().deck.push(card.0.0);
        }
        Ok(())
    }
}
