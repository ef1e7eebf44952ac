//! The moves of Ares as the atomic choices of the engine, and what they cost.

use super::step::{Answer, Move, Pay};
use crate::refusal::Stop;
use tharsis_ares::{Ares, Cause, Choice, Effect, Event, Passive, Question, Resource, Standard, cards};
use tharsis_kernel::{CardId, Seat};

/// A step while it is played.
pub(crate) type Driver<'a> = crate::drive::Driver<'a, Ares>;

/// What only Ares must remember in the course of a step.
#[derive(Default)]
pub(crate) struct Course {
    /// The price of the move: what it is for, and how the file says it is paid.
    pub(crate) price: Option<(Cause, Option<Pay>)>,
    /// M€ that cards sold for the move have brought.
    pub(crate) sold: u16,
}

impl Driver<'_> {
    /// Makes the choices a move begins with.
    pub(super) fn make(&mut self, action: &Move) -> Result<(), Stop> {
        let seat = self.seat;
        match action {
            Move::Phase { card, neutral } => {
                self.need(Question::Plan)?;
                self.choose(seat, Choice::Phase(*card))?;
                match neutral {
                    Some(neutral) if self.state.question(seat) == Some(Question::Neutral) => {
                        self.choose(seat, Choice::Phase(*neutral))
                    }
                    _ => Ok(()),
                }
            }
            Move::Play { card, discard, pay } => {
                self.sell(discard)?;
                self.course.price = Some((Cause::Card(*card), *pay));
                self.choose(seat, Choice::Play(*card))
            }
            Move::Action { card, option, pay } => {
                self.course.price = Some((Cause::Card(*card), *pay));
                self.choose(seat, action_of(*card, *option))
            }
            Move::Standard { standard, pay } => {
                self.course.price = Some((Cause::Standard(*standard), *pay));
                self.choose(seat, Choice::Standard(*standard))
            }
            Move::Sell(ids) => self.sell(ids),
            Move::Keep(ids) => self.keep(ids),
            Move::Draw => self.choose(seat, Choice::Draw),
            Move::Done => {
                self.need(Question::Work)?;
                self.choose(seat, Choice::Done)
            }
            Move::Take(piece) => self.choose(seat, Choice::Take(*piece)),
            Move::Mulligan(ids) => {
                self.need(Question::Opening)?;
                self.choose_cards(ids)?;
                if ids.is_empty() { Ok(()) } else { self.choose(seat, Choice::Done) }
            }
            Move::Corporation(id) => {
                self.need(Question::Opening)?;
                self.choose(seat, Choice::Card(*id))
            }
        }
    }

    fn sell(&mut self, ids: &[CardId]) -> Result<(), Stop> {
        for &id in ids {
            self.course.sold += u16::from(self.state.sale_price(self.seat));
            self.choose(self.seat, Choice::Sell(id))?;
        }
        Ok(())
    }

    /// Exactly as many as are kept.
    fn keep(&mut self, ids: &[CardId]) -> Result<(), Stop> {
        self.need(Question::Keep)?;
        let keeps = self.state.keeps(self.seat);
        if ids.len() as u32 != keeps {
            return Err(Stop::because(format!("exactly {keeps} of the cards are kept")));
        }
        self.choose_cards(ids)
    }

    /// Whether an answer names what happened without being asked: there was only one way.
    pub(super) fn was_forced(&self, answer: &Answer) -> bool {
        match answer {
            Answer::Card(Some(id)) => self.log.iter().any(|event| touches(event, *id)),
            Answer::Cards(ids) => ids.iter().all(|id| self.log.iter().any(|event| touches(event, *id))),
            Answer::Card(None) => false,
            Answer::Option(_) | Answer::Amount(_) | Answer::Pay(_) => self.is_single_way(answer),
            Answer::Order(_) => true,
        }
    }

    /// Options and amounts that were not asked: a choice with one way only, taken in silence.
    fn is_single_way(&self, answer: &Answer) -> bool {
        match answer {
            Answer::Option(_) => self.log.iter().any(|event| acting_card(event).is_some_and(has_choice)),
            Answer::Amount(n) => self.log.iter().any(|event| {
                matches!(event, Event::Paid { amount, resource: Resource::Heat | Resource::Plants, .. }
                    if *amount == i32::from(*n))
            }),
            Answer::Pay(pay) => {
                self.course.price.is_some_and(|(cause, _)| paid(&self.log, self.seat, cause) == *pay)
            }
            _ => false,
        }
    }
}

/// The card whose text an event is due to.
fn acting_card(event: &Event) -> Option<CardId> {
    match *event {
        Event::Gained { cause: Cause::Card(id), .. }
        | Event::Added { cause: Cause::Card(id), .. }
        | Event::Removed { cause: Cause::Card(id), .. } => Some(id),
        _ => None,
    }
}

/// Whether a card's text leaves a choice, of which sometimes only one way is open.
fn has_choice(id: CardId) -> bool {
    let card = cards::card(id);
    let mut texts = std::iter::once(card.play).chain(card.triggers.iter().map(|trigger| trigger.then));
    texts.any(|text| text.iter().any(|effect| matches!(effect, Effect::OneOf(_))))
}

/// Whether an event is about a card.
fn touches(event: &Event, id: CardId) -> bool {
    match *event {
        Event::Added { card, .. } | Event::Removed { card, .. } => card == id,
        Event::Drew { card, .. } | Event::Discarded { card, .. } | Event::Sold { card, .. } => {
            card == Some(id)
        }
        _ => false,
    }
}

/// A corporation's offer is named like any other action.
fn action_of(card: CardId, option: u8) -> Choice {
    let offers = cards::card(card).passives.iter().any(|passive| matches!(passive, Passive::BuyStep(_)));
    if offers { Choice::Step } else { Choice::Act(card, option) }
}

/// What a seat has paid for something, besides what a card's requirements take.
pub(crate) fn paid(log: &[Event], seat: Seat, wanted: Cause) -> Pay {
    let mut sum = Pay::default();
    for event in log {
        match *event {
            Event::Paid { seat: by, resource, amount, cause } if (by, cause) == (seat, wanted) => {
                match resource {
                    Resource::Money => sum.megacredits += amount as u16,
                    Resource::Heat => sum.heat += amount as u16,
                    Resource::Plants => sum.plants += amount as u16,
                }
            }
            Event::Removed { seat: by, amount, cause, .. } if (by, cause) == (seat, wanted) => {
                sum.microbes += u16::from(amount);
            }
            _ => {}
        }
    }
    match wanted {
        Cause::Card(id) => {
            sum.heat = sum.heat.saturating_sub(u16::from(cards::card(id).spends(Resource::Heat)));
            sum.plants = sum.plants.saturating_sub(u16::from(cards::card(id).spends(Resource::Plants)));
        }
        Cause::Standard(Standard::TemperatureHeat) => sum.heat = 0,
        Cause::Standard(Standard::ForestPlants) => sum.plants = 0,
        _ => {}
    }
    sum
}
