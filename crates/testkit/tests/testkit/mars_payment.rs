//! Payments against their definition (M63 to M65): every combination that covers the price without a useless
//! unit is offered, and no other.

use proptest::prelude::*;
use std::collections::BTreeSet;
use tharsis_kernel::{Game, Seat, seed_from_u64};
use tharsis_mars::{Choice, Mars, Options, Phase, Question, Resource, State, cards};

const ME: Seat = Seat(0);
const PAYERS: [Resource; 4] = [Resource::Money, Resource::Steel, Resource::Titanium, Resource::Heat];

/// A position in which one card can be played, with a corporation and Advanced Alloys or not.
fn position(card: &str, corporation: Option<&str>, alloys: bool, stock: [i32; 4]) -> State {
    let mut state = State::bare(Options::default(), 2, seed_from_u64(1));
    let id = |name: &str| cards::by_name(name).expect("a card of this name");
    let used = [card, "Advanced Alloys"].map(id);
    state.layout().deck.retain(|it| !used.contains(it));
    let player = &mut state.layout().players[0];
    player.hand.add(id(card));
    player.tableau.extend_with(corporation.map(id));
    player.tableau.extend_with(alloys.then(|| id("Advanced Alloys")));
    for (resource, amount) in PAYERS.into_iter().zip(stock) {
        player.stock[resource.idx()] = amount;
    }
    player.production = [5; 6];
    state.resume(Phase::Action);
    state
}

trait ExtendWith {
    fn extend_with(&mut self, card: Option<u16>);
}

impl ExtendWith for tharsis_mars::CardSet {
    fn extend_with(&mut self, card: Option<u16>) {
        if let Some(card) = card {
            self.add(card);
        }
    }
}

/// What the engine lets a player pay: all ways through its questions.
fn offered(state: &State, card: u16) -> BTreeSet<[i32; 4]> {
    let mut legal = Vec::new();
    Mars::legal(state, ME, &mut legal);
    let mut ways = BTreeSet::new();
    if legal.contains(&Choice::Play(card)) {
        let before = state.players()[0].stock;
        let mut next = state.clone();
        Mars::apply(&mut next, ME, Choice::Play(card), &mut ());
        follow(&next, before, &mut ways);
    }
    ways
}

fn follow(state: &State, before: [i32; 6], ways: &mut BTreeSet<[i32; 4]>) {
    if !matches!(state.question(ME), Some(Question::Pay(_))) {
        ways.insert(PAYERS.map(|resource| before[resource.idx()] - state.players()[0].stock[resource.idx()]));
        return;
    }
    let mut legal = Vec::new();
    Mars::legal(state, ME, &mut legal);
    for choice in legal {
        let mut next = state.clone();
        Mars::apply(&mut next, ME, choice, &mut ());
        follow(&next, before, ways);
    }
}

/// The definition: worth enough, and every unit is needed.
fn defined(price: i32, stock: [i32; 4], worth: [i32; 4]) -> BTreeSet<[i32; 4]> {
    let mut ways = BTreeSet::new();
    for money in 0..=stock[0].min(price) {
        for steel in 0..=stock[1] {
            for titanium in 0..=stock[2] {
                for heat in 0..=stock[3].min(price) {
                    let way = [money, steel, titanium, heat];
                    let paid: i32 = way.iter().zip(worth).map(|(n, worth)| n * worth).sum();
                    let useless = way.iter().zip(worth).any(|(&n, worth)| n > 0 && paid - worth >= price);
                    if paid >= price && !useless {
                        ways.insert(way);
                    }
                }
            }
        }
    }
    ways
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_payment_without_a_useless_unit_is_offered(
        card in prop::sample::select(vec!["Space Elevator", "Asteroid Mining", "Mine", "Sponsors", "Titanium Mine"]),
        corporation in prop::sample::select(vec![None, Some("Helion"), Some("PhoboLog"), Some("CrediCor")]),
        alloys in any::<bool>(),
        stock in [0..35i32, 0..9i32, 0..9i32, 0..8i32],
    ) {
        let state = position(card, corporation, alloys, stock);
        let id = cards::by_name(card).expect("a card");
        let tagged = |tag| cards::card(id).has_tag(tag);
        let metal = i32::from(alloys);
        let phobolog = i32::from(corporation == Some("PhoboLog"));
        let usable = [
            stock[0],
            if tagged(tharsis_mars::Tag::Building) { stock[1] } else { 0 },
            if tagged(tharsis_mars::Tag::Space) { stock[2] } else { 0 },
            if corporation == Some("Helion") { stock[3] } else { 0 },
        ];
        let price = i32::from(cards::card(id).cost);
        let mut expected = defined(price, usable, [1, 2 + metal, 3 + metal + phobolog, 1]);
        if corporation == Some("CrediCor") && price >= 20 {
            // The rebate of 4 M€ comes after payment and shows as 4 M€ less spent.
            expected = expected.into_iter().map(|way| [way[0] - 4, way[1], way[2], way[3]]).collect();
        }
        prop_assert_eq!(offered(&state, id), expected);
    }
}
