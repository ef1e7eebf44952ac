//! The ways to pay for a choice, each played through: so that the payment is part of the first preview.

use crate::api::{Part, Payment, Way};
use crate::shown::{Paid, Shown};
use tharsis_kernel::Seat;

/// Where there would be more, only the first payer varies, and the rest is paid as the engine proposes.
const WAYS_MAX: usize = 128;

/// The ways to pay a price that a seat is asked for after some events, and the answers of the proposed one.
pub(crate) fn payment<G: Shown>(
    world: &G::State,
    seat: Seat,
    events: &[G::Event],
) -> Option<(Payment, Vec<G::Choice>)> {
    let bill = G::bill(world, seat)?;
    // What must be paid in kind is paid without a question, and belongs to the price all the same.
    let mut price = Price::<G> { asked: world, seat, only_first: false, ways: Vec::new() };
    let mut begun = Path::new(world.clone());
    price.book(&mut begun, events);
    let due = bill.due + begun.covered;
    begun.rest = bill.due;
    price.follow(begun.clone());
    if price.ways.len() > WAYS_MAX {
        price = Price { only_first: true, ways: Vec::new(), ..price };
        price.follow(begun);
    }
    let proposed = price.ways.iter().position(|path| path.proposed)?;
    let answers = price.ways[proposed].choices.clone();
    Some((Payment { due, proposed, ways: price.ways.into_iter().map(Path::way).collect() }, answers))
}

/// A price that is paid partly in kind, in the only way there is: nothing to decide, but something to know.
pub(crate) fn only_way<G: Shown>(state: &G::State, seat: Seat, events: &[G::Event]) -> Option<Payment> {
    if G::bill(state, seat).is_some() {
        return None;
    }
    let mut way = Way { choices: Vec::new(), parts: Vec::new(), money: 0, wasted: 0 };
    let first = events.iter().find(|event| G::spent(state, seat, event).is_some())?;
    for event in events.iter().filter(|event| G::same_cause(first, event)) {
        match G::spent(state, seat, event) {
            Some(Paid::Money(n)) => way.money += n,
            Some(Paid::InKind(part)) => way.parts.push(part),
            None => {}
        }
    }
    let due = way.money + way.parts.iter().map(|part| part.n * part.worth).sum::<u32>();
    (way.money > 0 && !way.parts.is_empty()).then(|| Payment { due, proposed: 0, ways: vec![way] })
}

/// A price being paid in all ways.
struct Price<'w, G: Shown> {
    /// The world in which it is asked for first.
    asked: &'w G::State,
    seat: Seat,
    only_first: bool,
    ways: Vec<Path<G>>,
}

impl<G: Shown> Price<'_, G> {
    /// Pays on in every way, most of each payer first, until nothing is due.
    fn follow(&mut self, path: Path<G>) {
        let bill = G::bill(&path.world, self.seat).filter(|_| path.rest > 0);
        if bill.is_none() {
            return self.ways.push(path);
        }
        let mut legal = Vec::new();
        G::legal(&path.world, self.seat, &mut legal);
        let proposed = G::proposed_payment(&path.world, self.seat);
        let fixed = self.only_first && !path.choices.is_empty();
        for &choice in legal.iter().rev().filter(|&&choice| !fixed || proposed == Some(choice)) {
            if self.ways.len() > WAYS_MAX {
                return;
            }
            let mut next = path.clone();
            let mut events = Vec::new();
            G::apply(&mut next.world, self.seat, choice, &mut events);
            next.choices.push(choice);
            next.proposed &= proposed == Some(choice);
            self.book(&mut next, &events);
            self.follow(next);
        }
    }

    /// Books what events paid; whatever comes after the price belongs to something else.
    fn book(&self, path: &mut Path<G>, events: &[G::Event]) {
        for paid in events.iter().filter_map(|event| G::paid(self.asked, self.seat, event)) {
            if path.rest == 0 {
                return;
            }
            let worth = match paid {
                Paid::Money(n) => {
                    path.money += n;
                    n
                }
                Paid::InKind(part) => {
                    let worth = part.n * part.worth;
                    path.parts.push(part);
                    worth
                }
            };
            path.covered += worth.min(path.rest);
            path.wasted += worth.saturating_sub(path.rest);
            path.rest = path.rest.saturating_sub(worth);
        }
    }
}

/// One way to pay, as far as it was gone.
struct Path<G: Shown> {
    world: G::State,
    choices: Vec<G::Choice>,
    parts: Vec<Part>,
    money: u32,
    covered: u32,
    rest: u32,
    wasted: u32,
    /// Every answer was the one the engine proposes.
    proposed: bool,
}

impl<G: Shown> Path<G> {
    fn new(world: G::State) -> Path<G> {
        let (choices, parts) = (Vec::new(), Vec::new());
        Path { world, choices, parts, money: 0, covered: 0, rest: u32::MAX, wasted: 0, proposed: true }
    }

    fn way(self) -> Way {
        let choices = self.choices.iter().map(ToString::to_string).collect();
        Way { choices, parts: self.parts, money: self.money, wasted: self.wasted }
    }
}

impl<G: Shown> Clone for Path<G> {
    fn clone(&self) -> Path<G> {
        Path { world: self.world.clone(), choices: self.choices.clone(), parts: self.parts.clone(), ..*self }
    }
}
