//! What a seat knows of a position of Ares Expedition, as numbers for the network, in the way of `mars/features.rs`.

use super::habit::KINDS;
use super::outlook::{Horizon, steps_left};
use super::value::{Judge, Part};
use super::weights::Weights;
use crate::net::{BUCKETS, Features, Layout, bucket, layout};
use std::sync::LazyLock;
use tharsis_ares::cards::{CARDS, N_CARDS};
use tharsis_ares::{
    Ares, Choice, Difficulty, Level, Parameter, Phase, PhaseCard, Product, Resource, State, TEMPERATURE_MAX,
    Tag,
};
use tharsis_kernel::{Game, Seat};

/// Raised when numbers keep their places but are computed in another way.
const FORMULA: u32 = 1;

/// Oneself and the rivals.
const SIDES: usize = 2;
const PRODUCTIONS: usize = 24;
const TAGS_TOLD: usize = 10;
const HAND_TOLD: usize = 20;
const ROUNDS_TOLD: usize = 32;
const STEPS_TOLD: usize = TEMPERATURE_MAX as usize + 1;
const SEATS_TOLD: usize = 4;
const LEVELS_TOLD: usize = 8;
const PIECES_TOLD: usize = 32;
/// Oneself, the rival who leads, all rivals.
const SHEETS: usize = 3;
const N_PHASES: usize = PhaseCard::ALL.len();
const FLAGS_TOLD: usize = 7;
const VARIANTS: usize = 1 + Difficulty::ALL.len();
const GLOBALS: usize = 8;
/// The promise and its parts; stock, its root, production, levels; points by kind; hand, income and what it was judged by.
const SHEET_LEN: usize =
    1 + Part::N + 2 * Resource::ALL.len() + Product::ALL.len() + Level::ALL.len() + 4 + 8;

layout! {
    /// Cards in hand, and what the formulas think they are worth.
    HAND: N_CARDS,
    HAND_VALUE: N_CARDS,
    /// Cards in play, what lies on them, and whether their action is used.
    TABLEAU: SIDES * N_CARDS,
    ON_CARD: SIDES * N_CARDS,
    USED: SIDES * N_CARDS,
    ROUND: ROUNDS_TOLD,
    PARAMETER: Parameter::ALL.len() * STEPS_TOLD,
    STOCK: SIDES * Resource::ALL.len() * BUCKETS,
    PRODUCTION: SIDES * Product::ALL.len() * PRODUCTIONS,
    LEVEL: SIDES * Level::ALL.len() * LEVELS_TOLD,
    TAGS: SIDES * Tag::ALL.len() * TAGS_TOLD,
    HAND_SIZE: SIDES * HAND_TOLD,
    FLAGS: SIDES * FLAGS_TOLD,
    /// The phase cards of this round, where they are revealed, and of the round before.
    CHOSEN: SIDES * N_PHASES,
    LAST: SIDES * N_PHASES,
    /// The phase going on, and those still to come.
    PHASE: Phase::ALL.len(),
    TO_COME: N_PHASES,
    /// Solo and co-op.
    NEUTRAL: N_PHASES,
    COUNTER: 8,
    CUBES: PIECES_TOLD,
    MARKERS: 4,
    /// What is played.
    SEATS: SEATS_TOLD,
    VARIANT: VARIANTS,
    /// Plain numbers.
    SHEET: SHEETS * SHEET_LEN,
    GLOBAL: GLOBALS,
}

static LAYOUT: LazyLock<Layout> =
    LazyLock::new(|| Layout::new(Ares::NAME, FORMULA, BLOCKS, KINDS, CARDS.iter().map(|card| card.number)));

/// What the numbers of Ares are.
pub(crate) fn layout() -> &'static Layout {
    &LAYOUT
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
    let horizon = Horizon::of(weights, world);
    tell_table(world, out);
    for seat in world.seats() {
        let rests = rest.is_some_and(|(it, _)| it == seat);
        tell_player(world, seat, me, rests, out);
    }
    let judge = Judge::new(weights, horizon, world, me);
    for id in &world.player(me).hand {
        out.set(HAND_VALUE, usize::from(id), (judge.in_hand(id) / 3.0).min(4.0));
    }
    let own = Sheet::of(&judge, true);
    own.tell(0, out);
    tell_rivals(weights, horizon, world, me, own.total(), out);
}

/// What all see alike.
fn tell_table(world: &State, out: &mut Features) {
    out.on(ROUND, usize::from(world.round()).min(ROUNDS_TOLD - 1));
    for (i, steps) in world.steps().into_iter().enumerate() {
        out.on(PARAMETER, i * STEPS_TOLD + usize::from(steps));
    }
    out.on(PHASE, world.phase().idx());
    for card in world.phases_to_come() {
        out.on(TO_COME, card.idx());
    }
    if world.is_solo() {
        world.neutral_now().into_iter().for_each(|card| out.on(NEUTRAL, card.idx()));
        out.on(COUNTER, usize::from(world.counter()).min(7));
        out.on(VARIANT, 1 + world.options().level.idx());
    }
    if world.options().coop {
        out.on(CUBES, usize::from(world.cubes()).min(PIECES_TOLD - 1));
        out.on(MARKERS, usize::from(world.markers()).min(3));
        out.on(VARIANT, 0);
    }
    out.on(SEATS, usize::from(world.n_seats()) - 1);
}

/// What lies before a player, what all may see of it; of one's own also the hand.
fn tell_player(world: &State, seat: Seat, me: Seat, rests: bool, out: &mut Features) {
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
    for (r, &stock) in player.stock.iter().enumerate() {
        out.on(STOCK, (side * Resource::ALL.len() + r) * BUCKETS + bucket(stock));
    }
    for (p, &steps) in player.production.iter().enumerate() {
        let steps = usize::from(steps.max(0) as u16).min(PRODUCTIONS - 1);
        out.on(PRODUCTION, (side * Product::ALL.len() + p) * PRODUCTIONS + steps);
    }
    for (l, &level) in player.levels.iter().enumerate() {
        out.on(LEVEL, (side * Level::ALL.len() + l) * LEVELS_TOLD + usize::from(level).min(LEVELS_TOLD - 1));
    }
    for &tag in Tag::ALL {
        let n = player.tags(tag) as usize;
        if n > 0 {
            out.on(TAGS, (side * Tag::ALL.len() + tag.idx()) * TAGS_TOLD + n.min(TAGS_TOLD - 1));
        }
    }
    let hand = player.hand.len() as usize;
    out.on(HAND_SIZE, side * HAND_TOLD + hand.min(HAND_TOLD - 1));
    // What was chosen is a secret until all have chosen.
    if world.phase() != Phase::Planning {
        player.chosen.into_iter().for_each(|card| out.on(CHOSEN, side * N_PHASES + card.idx()));
    }
    player.last.into_iter().for_each(|card| out.on(LAST, side * N_PHASES + card.idx()));
    tell_flags(world, seat, side, rests, out);
}

fn tell_flags(world: &State, seat: Seat, side: usize, rests: bool, out: &mut Features) {
    let turn = &world.player(seat).turn;
    // Nothing is left to be done by who rests; what others still do is theirs to know.
    let works = world.phase().is_work() && side == 0 && !rests && !world.done().has(seat);
    let flags = [
        works,
        works && turn.plays > 0,
        works && turn.plays > 1,
        works && turn.bonus,
        works && turn.next_cheaper > 0,
        works && turn.free_cost.is_some(),
        world.phase().is_work() && !works,
    ];
    for (i, flag) in flags.into_iter().enumerate() {
        out.on_if(FLAGS, side * FLAGS_TOLD + i, flag);
    }
}

/// The plain numbers of a player.
struct Sheet([f32; SHEET_LEN]);

impl Sheet {
    fn of(judge: &Judge<'_>, own: bool) -> Sheet {
        let Judge { world, seat, look, .. } = judge;
        let player = world.player(*seat);
        let mut values = [0.0; SHEET_LEN];
        let mut n = 0;
        let mut push = |value: f32| {
            values[n] = value;
            n += 1;
        };
        let hand = if own { judge.hand() } else { player.hand.len() as f32 * look.card };
        let mut parts = [0.0; Part::N];
        let promise = judge.promise_in_parts(|part, value| parts[part as usize] += value) + hand;
        push(promise / 60.0);
        parts.into_iter().for_each(|part| push(part / 15.0));
        for (r, &stock) in player.stock.iter().enumerate() {
            push(stock as f32 / if r == Resource::Money.idx() { 30.0 } else { 10.0 });
            push((stock.max(0) as f32).sqrt() / 4.0);
        }
        player.production.iter().for_each(|&steps| push(f32::from(steps) / 8.0));
        player.levels.iter().for_each(|&level| push(f32::from(level) / 3.0));
        let score = world.score(*seat);
        for points in [score.rating, score.forests, score.cards] {
            push(points as f32 / 10.0);
        }
        push(score.total() as f32 / 30.0);
        push(player.hand.len() as f32 / 10.0);
        push(hand / 10.0);
        push(judge.income(false) / 10.0);
        push(look.rounds / 15.0);
        push(look.money * 4.0);
        push(look.rating / 4.0);
        push(look.forest / 4.0);
        push(player.tableau.len() as f32 / 20.0);
        Sheet(values)
    }

    /// The promise stands first.
    fn total(&self) -> f32 {
        self.0[0] * 60.0
    }

    fn tell(&self, which: usize, out: &mut Features) {
        for (i, &value) in self.0.iter().enumerate() {
            out.set(SHEET, which * SHEET_LEN + i, value.clamp(-16.0, 16.0));
        }
    }
}

fn tell_rivals(weights: &Weights, horizon: Horizon, world: &State, me: Seat, mine: f32, out: &mut Features) {
    let left = f32::from(steps_left(world)) / 40.0;
    let points: i32 = world.seats().map(|seat| world.score(seat).total()).sum();
    for (i, number) in
        [1.0, left, f32::from(world.round()) / 20.0, points as f32 / 80.0].into_iter().enumerate()
    {
        out.set(GLOBAL, i, number);
    }
    let n_rivals = usize::from(world.n_seats()) - 1;
    if n_rivals == 0 {
        return;
    }
    let mut leader: Option<Sheet> = None;
    let mut all = Sheet([0.0; SHEET_LEN]);
    for seat in world.seats().filter(|&seat| seat != me) {
        let sheet = Sheet::of(&Judge::new(weights, horizon, world, seat), false);
        for (sum, value) in all.0.iter_mut().zip(sheet.0) {
            *sum += value / n_rivals as f32;
        }
        if leader.as_ref().is_none_or(|leader| sheet.total() > leader.total()) {
            leader = Some(sheet);
        }
    }
    let leader = leader.expect("there is a rival");
    leader.tell(1, out);
    if n_rivals > 1 {
        all.tell(2, out);
    }
    let lead = (mine - leader.total()) / 20.0;
    out.set(GLOBAL, 4, lead.clamp(-8.0, 8.0));
    // Near the end a lead is nearly a win.
    out.set(GLOBAL, 5, (lead * (1.0 - left).max(0.0) * 2.0).clamp(-8.0, 8.0));
    let behind = world.seats().filter(|&seat| seat != me).map(|seat| world.score(seat).total()).max();
    let ahead = (world.score(me).total() - behind.unwrap_or(0)) as f32 / 10.0;
    out.set(GLOBAL, 6, ahead.clamp(-8.0, 8.0));
}

/// Whether a position can be told: everybody plans, or works at what the phase allows.
pub(crate) fn is_settled(world: &State) -> bool {
    !matches!(world.phase(), Phase::Setup | Phase::Over)
}
