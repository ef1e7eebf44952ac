//! Why one choice is better than another: by how much each side of the judgement differs where they lead, in the mean of
//! the same imagined worlds.

use crate::coach::Coach;
use std::collections::BTreeMap;
use tharsis_bots::{Aspect, Chair, Knowledge, Steady};
use tharsis_kernel::{CardId, Seat};

/// Worlds both choices are followed through.
const WORLDS: u64 = 12;
/// Points below which a difference is no reason.
const TRIFLE: f32 = 0.25;
/// Reasons told at most.
const TOLD_MAX: usize = 5;

/// One reason, in points at the end of the game; what speaks against the better choice is negative.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// What it is about.
    pub what: About,
    /// By how much.
    pub points: f32,
}

/// What a reason is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum About {
    /// A side of one's own prospects.
    Aspect(Aspect),
    /// A card in hand that comes to more.
    Card(CardId),
    /// What a rival is left with.
    Rival(Seat),
}

/// What a world promises, by what it is about.
type Sums = BTreeMap<About, f32>;
/// The cards of a hand, each with what it counts for.
type Hand = BTreeMap<CardId, f32>;

impl<G: Knowledge> Coach<G> {
    /// Why `better` is better than `other` for a seat that is asked; the strongest reasons first.
    pub fn reasons(
        &self,
        state: &G::State,
        seat: Seat,
        better: G::Choice,
        other: G::Choice,
        seed: u64,
    ) -> Vec<Reason> {
        let chair = Chair::<G>::new(state, seat);
        let mut thinker = Steady::<G>::new(self.weights.clone(), seed).with_network(self.network.clone());
        let mut sums = Sums::new();
        for i in 0..WORLDS {
            let world = chair.imagine(seed.wrapping_add(i));
            let horizon = G::horizon(&self.weights, &world);
            let before = self.sum_up(horizon, &world, seat, 0.0, &mut Sums::new());
            let share = 1.0 / WORLDS as f32;
            let [there, here] = [(better, share), (other, -share)].map(|(choice, count)| {
                let after = thinker.leads_to(&world, seat, choice);
                self.sum_up(horizon, &after, seat, count, &mut sums)
            });
            compare_hands(&before, &there, &here, share, &mut sums);
        }
        told(sums)
    }

    /// Adds what a world promises, the hand left out, and tells the hand.
    fn sum_up(&self, horizon: G::Horizon, world: &G::State, seat: Seat, count: f32, sums: &mut Sums) -> Hand {
        let mut hand = Hand::new();
        let mut tell = |aspect, value: f32| {
            if aspect != Aspect::Hand {
                *sums.entry(About::Aspect(aspect)).or_default() += count * value;
            }
        };
        let mut tell_card = |id, worth| {
            hand.insert(id, worth);
        };
        G::promise(&self.weights, horizon, world, seat, true, &mut tell, &mut tell_card);
        for rival in Seat::all(G::scores(world).len() as u8).filter(|&it| it != seat) {
            let mut all = 0.0;
            let mut tell = |_, value| all += value;
            G::promise(&self.weights, horizon, world, rival, false, &mut tell, &mut |_, _| {});
            *sums.entry(About::Rival(rival)).or_default() -= count * all;
        }
        hand
    }
}

/// Cards that one choice leaves worth more than the other does. A card that one of them plays is not missed in the hand: what
/// it does in play is told by itself; one that only one of them buys is.
fn compare_hands(before: &Hand, there: &Hand, here: &Hand, share: f32, sums: &mut Sums) {
    for &id in there.keys().chain(here.keys().filter(|id| !there.contains_key(id))) {
        let (one, other) = (there.get(&id), here.get(&id));
        if before.contains_key(&id) && (one.is_none() || other.is_none()) {
            continue;
        }
        let more = one.copied().unwrap_or_default() - other.copied().unwrap_or_default();
        *sums.entry(About::Card(id)).or_default() += share * more;
        *sums.entry(About::Aspect(Aspect::Hand)).or_default() += share * more;
    }
}

/// The reasons worth telling. Cards are part of the hand: they are named where one of them makes most of the difference.
fn told(mut sums: Sums) -> Vec<Reason> {
    let hand = sums.get(&About::Aspect(Aspect::Hand)).copied().unwrap_or_default();
    let is_card = |what: &About| matches!(what, About::Card(_));
    let strongest = sums.iter().filter(|(what, points)| is_card(what) && **points * hand > 0.0);
    let named = strongest.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs())).map(|(what, _)| *what);
    let named = named.filter(|_| hand.abs() >= TRIFLE);
    sums.retain(|what, _| !is_card(what) || Some(*what) == named);
    if named.is_some() {
        sums.remove(&About::Aspect(Aspect::Hand));
    }
    let mut reasons: Vec<Reason> = sums
        .into_iter()
        .map(|(what, points)| Reason { what, points: if is_card(&what) { hand } else { points } })
        .filter(|reason| reason.points.abs() >= TRIFLE)
        .collect();
    reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    reasons.truncate(TOLD_MAX);
    reasons
}
