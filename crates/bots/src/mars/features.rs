//! What a seat knows of a position of Mars, as numbers for the network. All of it is read from the rules' own tables:
//! a new card, goal, moon or party makes room for itself, and a map is told by what lies on it, free and taken. Rivals are told in rows they share, so any number of
//! players fits; plain numbers tell oneself, the rival who leads, and all rivals together.

use super::effect_value::Judge;
use super::habit::KINDS;
use super::outlook::{Horizon, steps_left};
use super::weights::Weights;
use super::worth::{Part, promise_in_parts};
use crate::net::{BUCKETS, Features, Layout, bucket, layout};
use std::sync::LazyLock;
use tharsis_kernel::{Game, Seat};
use tharsis_mars::cards::{CARDS, N_CARDS};
use tharsis_mars::{
    Award, Choice, MARKER_MAX, Mars, Milestone, N_EVENTS, N_MOONS, N_PARAMETERS, Owner, Parameter, Party,
    Phase, Resource, SEATS_MAX, State, Tag,
};

/// Raised when numbers keep their places but are computed in another way.
const FORMULA: u32 = 1;

/// Oneself and the rivals.
const SIDES: usize = 2;
/// Productions told apart, from -5 on.
const PRODUCTIONS: usize = 24;
const TAGS_TOLD: usize = 10;
const HAND_TOLD: usize = 24;
const GENERATIONS_TOLD: usize = 24;
const STEPS_TOLD: usize = 20;
/// How many things lie beside an area.
const BESIDE: usize = 7;
const FLEETS_TOLD: usize = 4;
/// Oneself, the rival who leads, all rivals.
const SHEETS: usize = 3;

layout! {
    /// Cards in hand, and what the formulas think they are worth.
    HAND: N_CARDS,
    HAND_VALUE: N_CARDS,
    /// Cards in play, what lies on them, and whether their action is used.
    TABLEAU: SIDES * N_CARDS,
    ON_CARD: SIDES * N_CARDS,
    USED: SIDES * N_CARDS,
    /// Cities by greeneries and by room beside them; tiles by kind.
    CITY_GREENERIES: SIDES * BESIDE,
    CITY_ROOM: SIDES * BESIDE,
    GENERATION: GENERATIONS_TOLD,
    PARAMETER: N_PARAMETERS * STEPS_TOLD,
    STOCK: SIDES * 6 * BUCKETS,
    PRODUCTION: SIDES * 6 * PRODUCTIONS,
    TAGS: SIDES * Tag::ALL.len() * TAGS_TOLD,
    HAND_SIZE: SIDES * HAND_TOLD,
    FLAGS: SIDES * FLAGS_TOLD,
    /// Milestones and awards: whose, how many, how near.
    MILESTONE: SIDES * Milestone::ALL.len(),
    MILESTONES_CLAIMED: 4,
    MILESTONE_STANDING: SIDES * Milestone::ALL.len(),
    AWARD: Award::ALL.len(),
    AWARDS_FUNDED: 4,
    AWARD_LEAD: 2 * Award::ALL.len(),
    /// Colonies.
    MARKER: N_MOONS * (MARKER_MAX as usize + 1),
    COLONIES: SIDES * N_MOONS,
    TRADED: N_MOONS,
    FLEETS: SIDES * FLEETS_TOLD,
    /// Turmoil.
    RULING: Party::ALL.len(),
    DOMINANT: Party::ALL.len(),
    CHAIRMAN: 3,
    LEADER: 3 * Party::ALL.len(),
    DELEGATES: SIDES * Party::ALL.len(),
    EVENT: 3 * N_EVENTS,
    /// What is played.
    SEATS: SEATS_MAX,
    VARIANT: VARIANTS,
    /// Plain numbers.
    SHEET: SHEETS * SHEET_LEN,
    GLOBAL: GLOBALS,
}

const FLAGS_TOLD: usize = 12;
const VARIANTS: usize = 9;
const GLOBALS: usize = 12;
/// Stock, its root, production; points by kind; parts of the promise and what it was judged by; the rest.
const SHEET_LEN: usize = 3 * 6 + 7 + Part::N + 1 + OUTLOOKS + 8;
const OUTLOOKS: usize = 4;

static LAYOUT: LazyLock<Layout> =
    LazyLock::new(|| Layout::new(Mars::NAME, FORMULA, BLOCKS, KINDS, CARDS.iter().map(|card| card.number)));

/// What the numbers of Mars are.
pub(crate) fn layout() -> &'static Layout {
    &LAYOUT
}

/// Where the table stands, or would stand after somebody rested and nobody has answered yet.
#[derive(Clone, Copy)]
struct Moment {
    active: Seat,
    actions_done: u8,
    /// Who passes now.
    passing: Option<Seat>,
}

impl Moment {
    fn of(world: &State, rest: Option<(Seat, Choice)>) -> Moment {
        let Some((seat, choice)) = rest else {
            return Moment { active: world.active(), actions_done: world.actions_done(), passing: None };
        };
        let passing = (choice == Choice::Pass).then_some(seat);
        let mut after = seat.clockwise(world.n_seats()).skip(1).chain([seat]);
        let next = after.find(|&it| !world.player(it).passed && Some(it) != passing);
        Moment { active: next.unwrap_or(seat), actions_done: 0, passing }
    }
}

/// Tells what a seat knows of a settled position; after somebody rested, if so.
pub(crate) fn features(
    weights: &Weights,
    world: &State,
    me: Seat,
    rest: Option<(Seat, Choice)>,
    out: &mut Features,
) {
    out.clear();
    let moment = Moment::of(world, rest);
    let horizon = Horizon::of(weights, world);
    tell_table(world, out);
    tell_goals(world, me, out);
    world.seats().for_each(|seat| tell_player(world, seat, me, moment, out));
    let mut own = Sheet::default();
    let judge = Judge::new(weights, horizon, world, me);
    own.fill(&judge, true, |id, value| out.set(HAND_VALUE, usize::from(id), (value / 3.0).min(4.0)));
    own.tell(0, out);
    tell_rivals(weights, horizon, world, me, own.total(), out);
    tell_global(world, horizon, me, out);
}

/// What all see alike.
fn tell_table(world: &State, out: &mut Features) {
    let options = world.options();
    out.on(GENERATION, usize::from(world.generation()).min(GENERATIONS_TOLD - 1));
    for &parameter in world.parameters() {
        let steps = usize::from(world.steps(parameter)).min(STEPS_TOLD - 1);
        out.on(PARAMETER, parameter.idx() * STEPS_TOLD + steps);
    }
    out.on(SEATS, usize::from(world.n_seats()) - 1);
    let variant = [
        options.corporate_era,
        options.draft,
        options.colonies,
        options.turmoil,
        options.rating_goal,
        options.prelude,
        options.venus,
        options.venus_complete,
        options.plays(tharsis_mars::Deck::Prelude),
    ];
    for (i, played) in variant.into_iter().enumerate() {
        out.on_if(VARIANT, i, played);
    }
}

/// Who holds something, as seen by a seat: nobody's, mine, a rival's.
fn holder(owner: Owner, me: Seat) -> usize {
    match owner.seat() {
        None => 0,
        Some(seat) if seat == me => 1,
        Some(_) => 2,
    }
}

fn tell_goals(world: &State, me: Seat, out: &mut Features) {
    let side = |seat: Seat| usize::from(seat != me);
    for (milestone, seat) in world.milestones() {
        out.on(MILESTONE, side(seat) * Milestone::ALL.len() + milestone.idx());
    }
    out.on(MILESTONES_CLAIMED, world.milestones().count());
    out.on(AWARDS_FUNDED, world.awards().count());
    if !world.is_solo() {
        for award in world.options().awards(world.map()) {
            let funded = world.awards().any(|(it, _)| it == award);
            out.on_if(AWARD, award.idx(), funded);
            let others = world.seats().filter(|&seat| seat != me);
            let best = others.map(|seat| world.award_standing(award, seat)).max().unwrap_or(0);
            let lead = (world.award_standing(award, me) - best) as f32 / 8.0;
            out.set(AWARD_LEAD, 2 * award.idx() + usize::from(funded), lead.clamp(-4.0, 4.0));
        }
    }
    if world.options().colonies {
        tell_moons(world, me, out);
    }
    if world.options().turmoil {
        tell_committee(world, me, out);
    }
}

fn tell_moons(world: &State, me: Seat, out: &mut Features) {
    for moon in world.moons_in_play() {
        let tile = world.moon(moon);
        if tile.is_awake() {
            out.on(MARKER, moon.idx() * (usize::from(MARKER_MAX) + 1) + usize::from(tile.marker));
        }
        out.on_if(TRADED, moon.idx(), tile.trader.is_some());
        for seat in &tile.owners {
            out.on(COLONIES, usize::from(*seat != me) * N_MOONS + moon.idx());
        }
    }
}

fn tell_committee(world: &State, me: Seat, out: &mut Features) {
    let turmoil = world.turmoil();
    let committee = &turmoil.committee;
    out.on(RULING, committee.ruling.idx());
    out.on(DOMINANT, committee.dominant.idx());
    out.on(CHAIRMAN, holder(committee.chairman, me));
    for &party in Party::ALL {
        let bench = committee.bench(party);
        if let Some(leader) = bench.leader {
            out.on(LEADER, 3 * party.idx() + holder(leader, me));
        }
        for seat in world.seats() {
            let at = usize::from(seat != me) * Party::ALL.len() + party.idx();
            out.set(DELEGATES, at, f32::from(bench.of(Owner::Player(seat))) / 3.0);
        }
    }
    let events = [turmoil.current, turmoil.coming, turmoil.distant];
    for (i, event) in events.into_iter().enumerate() {
        event.into_iter().for_each(|event| out.on(EVENT, i * N_EVENTS + event as usize));
    }
}

/// What lies before a player, what all may see of it; of one's own also the hand.
fn tell_player(world: &State, seat: Seat, me: Seat, moment: Moment, out: &mut Features) {
    let player = world.player(seat);
    let side = usize::from(seat != me);
    if seat == me {
        player.hand.iter().for_each(|id| out.on(HAND, usize::from(id)));
    }
    for id in &player.tableau {
        let at = side * N_CARDS + usize::from(id);
        out.on(TABLEAU, at);
        out.set(ON_CARD, at, f32::from(world.on_card(id)) / 4.0);
    }
    for id in &player.tableau.and(&world.used()) {
        out.on(USED, side * N_CARDS + usize::from(id));
    }
    for r in 0..6 {
        out.on(STOCK, (side * 6 + r) * BUCKETS + bucket(player.stock[r]));
        let step = (i32::from(player.production[r]) + 5).clamp(0, PRODUCTIONS as i32 - 1) as usize;
        out.on(PRODUCTION, (side * 6 + r) * PRODUCTIONS + step);
    }
    for &tag in Tag::ALL {
        let n = player.tags(tag) as usize;
        if n > 0 {
            out.on(TAGS, (side * Tag::ALL.len() + tag.idx()) * TAGS_TOLD + n.min(TAGS_TOLD - 1));
        }
    }
    let hand = player.hand.len() as usize;
    out.on(HAND_SIZE, side * HAND_TOLD + hand.min(HAND_TOLD - 1));
    tell_flags(world, seat, side, moment, out);
    tell_cities(world, seat, side, out);
    if world.options().colonies {
        let free = usize::from(world.fleets_free(seat)).min(FLEETS_TOLD - 1);
        out.on(FLEETS, side * FLEETS_TOLD + free);
    }
    if !world.is_solo() {
        for milestone in world.options().milestones(world.map()) {
            let (have, need) = world.milestone_standing(milestone, seat);
            let at = side * Milestone::ALL.len() + milestone.idx();
            out.set(MILESTONE_STANDING, at, (have as f32 / need as f32).clamp(0.0, 2.0));
        }
    }
}

fn tell_flags(world: &State, seat: Seat, side: usize, moment: Moment, out: &mut Features) {
    let player = world.player(seat);
    let active = moment.active == seat;
    let turmoil = world.options().turmoil;
    let flags = [
        player.passed || moment.passing == Some(seat),
        player.first_action_due,
        player.rating_raised,
        active && moment.actions_done == 0,
        active && moment.actions_done == 1,
        active && moment.actions_done > 1,
        world.first_player() == seat,
        player.next_cheaper > 0,
        player.next_eased > 0,
        turmoil && world.turmoil().committee.lobby.has(seat),
        turmoil && world.turmoil().policy_used.has(seat),
        world.heat_pays(seat),
    ];
    for (i, flag) in flags.into_iter().enumerate() {
        out.on_if(FLAGS, side * FLAGS_TOLD + i, flag);
    }
}

fn tell_cities(world: &State, seat: Seat, side: usize, out: &mut Features) {
    let (board, map) = (world.board(), world.map());
    let free = map.land.without(board.occupied());
    for hex in board.owned[seat.idx()].and(board.cities).iter() {
        let beside = map.neighbours(hex);
        out.on(CITY_GREENERIES, side * BESIDE + beside.and(board.greeneries).len() as usize);
        out.on(CITY_ROOM, side * BESIDE + beside.and(free).len() as usize);
    }
}

/// The plain numbers of a player.
struct Sheet {
    values: [f32; SHEET_LEN],
    n: usize,
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet { values: [0.0; SHEET_LEN], n: 0 }
    }
}

impl Sheet {
    fn push(&mut self, value: f32) {
        self.values[self.n] = value;
        self.n += 1;
    }

    /// The promise stands first.
    fn total(&self) -> f32 {
        self.values[0] * 60.0
    }

    fn fill(&mut self, judge: &Judge<'_>, own: bool, tell_card: impl FnMut(tharsis_kernel::CardId, f32)) {
        let Judge { world, seat, outlook, .. } = judge;
        let player = world.player(*seat);
        let mut parts = [0.0; Part::N];
        let total = promise_in_parts(judge, own, |part, value| parts[part as usize] += value, tell_card);
        self.push(total / 60.0);
        for (i, part) in parts.into_iter().enumerate() {
            self.push(part / if i == Part::Rating as usize { 60.0 } else { 15.0 });
        }
        for &resource in Resource::ALL {
            let stock = player.stock(resource) as f32;
            self.push(stock / if resource == Resource::Money { 30.0 } else { 10.0 });
            self.push(stock.max(0.0).sqrt() / 4.0);
            self.push(f32::from(player.production(resource)) / 6.0);
        }
        let score = world.score(*seat);
        let points =
            [score.rating, score.milestones, score.awards, score.greeneries, score.cities, score.cards];
        points.into_iter().for_each(|points| self.push(points as f32 / 10.0));
        self.push(score.total() as f32 / 30.0);
        for value in
            [outlook.productions / 10.0, outlook.money * 4.0, outlook.rating / 4.0, outlook.greenery / 4.0]
        {
            self.push(value);
        }
        let board = world.board();
        let owned = board.owned[seat.idx()];
        self.push(player.hand.len() as f32 / 10.0);
        self.push(owned.and(board.cities).len() as f32 / 4.0);
        self.push(owned.and(board.greeneries).len() as f32 / 6.0);
        self.push(owned.and(board.special).len() as f32 / 2.0);
        self.push(board.cities_in_space(*seat) as f32);
        self.push(player.tableau.len() as f32 / 20.0);
        self.push(player.events.len() as f32 / 8.0);
        self.push(if world.options().turmoil { f32::from(world.influence(*seat)) / 3.0 } else { 0.0 });
    }

    fn tell(&self, which: usize, out: &mut Features) {
        for (i, &value) in self.values.iter().enumerate() {
            out.set(SHEET, which * SHEET_LEN + i, value.clamp(-16.0, 16.0));
        }
    }
}

fn tell_rivals(weights: &Weights, horizon: Horizon, world: &State, me: Seat, mine: f32, out: &mut Features) {
    let n_rivals = usize::from(world.n_seats()) - 1;
    if n_rivals == 0 {
        return;
    }
    let mut leader = Sheet::default();
    let mut all = Sheet::default();
    for seat in world.seats().filter(|&seat| seat != me) {
        let mut sheet = Sheet::default();
        sheet.fill(&Judge::of_rival(weights, horizon, world, seat), false, |_, _| {});
        for (sum, value) in all.values.iter_mut().zip(sheet.values) {
            *sum += value / n_rivals as f32;
        }
        if leader.n == 0 || sheet.total() > leader.total() {
            leader = sheet;
        }
    }
    leader.tell(1, out);
    if n_rivals > 1 {
        all.tell(2, out);
    }
    out.set(GLOBAL, 0, ((mine - leader.total()) / 20.0).clamp(-8.0, 8.0));
}

fn tell_global(world: &State, horizon: Horizon, me: Seat, out: &mut Features) {
    let (board, map) = (world.board(), world.map());
    let free = map.all.without(board.occupied());
    let numbers = [
        1.0,
        f32::from(world.generation()) / 12.0,
        f32::from(steps_left(world)) / 40.0,
        f32::from(world.steps_left(Parameter::Temperature)) / 20.0,
        f32::from(world.steps_left(Parameter::Oxygen)) / 15.0,
        f32::from(world.steps_left(Parameter::Oceans)) / 10.0,
        horizon.end_pressure(me),
        free.and(map.metal).len() as f32 / 5.0,
        free.and(map.land).len() as f32 / 30.0,
        free.and(map.volcanic).len() as f32 / 4.0,
        free.and(map.ocean_areas).len() as f32 / 10.0,
    ];
    for (i, number) in numbers.into_iter().enumerate() {
        out.set(GLOBAL, 1 + i, number);
    }
}

/// Whether a position can be told: turns are taken and nothing is half done.
pub(crate) fn is_settled(world: &State) -> bool {
    world.phase() == Phase::Action
}
