//! One step: the compound move of a file as the atomic choices of the engine, on a copy of the position.

use super::names::card_name;
use super::step::{Answer, Move, Pay, Step};
use crate::error::Problem;
use crate::refusal::Stop;
use tharsis_ares::{
    Ares, Cause, Choice, Effect, Event, Passive, Payer, Question, Resource, Standard, State, cards,
};
use tharsis_kernel::{CardId, Game, Seat};

/// Plays a step on a copy of a position; the copy is given back only if all went well.
pub(crate) fn drive(state: &State, step: &Step) -> Result<State, Stop> {
    let mut driver = Driver {
        state: state.clone(),
        log: Vec::new(),
        seat: Seat(step.player),
        answers: &step.answers,
        used: vec![false; step.answers.len()],
        strict: step.illegal,
        price: None,
        sold: 0,
        order: Vec::new(),
    };
    driver.begin(&step.action)?;
    driver.decide_all()?;
    driver.check_payment()?;
    if !step.illegal
        && let Some(answer) = driver.left_over()
    {
        return Err(Stop::Problem(Problem::LeftOver(answer.to_string())));
    }
    Ok(driver.state)
}

/// A step while it is played.
pub(crate) struct Driver<'a> {
    pub(crate) state: State,
    pub(crate) log: Vec<Event>,
    pub(crate) seat: Seat,
    pub(crate) answers: &'a [Answer],
    pub(crate) used: Vec<bool>,
    /// An answer of the right kind that is not legal is the refusal looked for.
    pub(crate) strict: bool,
    /// The price of the move: what it is for, and how the file says it is paid.
    pub(crate) price: Option<(Cause, Option<Pay>)>,
    /// M€ that cards sold for the move have brought.
    sold: u16,
    /// What remains of an order of effects.
    pub(crate) order: Vec<CardId>,
}

impl Driver<'_> {
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Choice> {
        let mut legal = Vec::new();
        Ares::legal(&self.state, seat, &mut legal);
        legal
    }

    /// Makes a choice, or says why it is refused.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Stop> {
        if Ares::play(&mut self.state, seat, choice, &mut self.log).is_ok() {
            return Ok(());
        }
        let obstacles = self.state.why_not(seat, choice);
        Err(Stop::refused(notation(choice), obstacles))
    }

    fn begin(&mut self, action: &Move) -> Result<(), Stop> {
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
                self.price = Some((Cause::Card(*card), *pay));
                self.choose(seat, Choice::Play(*card))
            }
            Move::Action { card, option, pay } => {
                self.price = Some((Cause::Card(*card), *pay));
                self.choose(seat, action_of(*card, *option))
            }
            Move::Standard { standard, pay } => {
                self.price = Some((Cause::Standard(*standard), *pay));
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

    fn need(&self, wanted: Question) -> Result<(), Stop> {
        let seat = self.seat;
        if self.state.question(seat) == Some(wanted) {
            return Ok(());
        }
        Err(Stop::because(match self.state.question(seat) {
            _ if self.state.is_over() => "the game is over".to_string(),
            None => format!("player {seat} is not asked now"),
            Some(_) => format!("this is not what player {seat} is asked now"),
        }))
    }

    fn sell(&mut self, ids: &[CardId]) -> Result<(), Stop> {
        for &id in ids {
            self.sold += u16::from(self.state.sale_price(self.seat));
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

    fn choose_cards(&mut self, ids: &[CardId]) -> Result<(), Stop> {
        let mut ids = ids.to_vec();
        ids.sort_unstable();
        ids.into_iter().try_for_each(|id| self.choose(self.seat, Choice::Card(id)))
    }

    /// What was paid must be what the file says, to the unit; cards sold for it may be counted as M€ or not.
    pub(crate) fn check_payment(&self) -> Result<(), Stop> {
        let Some((cause, Some(pay))) = self.price else { return Ok(()) };
        let paid = paid(&self.log, self.seat, cause);
        let money = [paid.megacredits, paid.megacredits.saturating_sub(self.sold)];
        let same = |payer: &Payer| paid.of(*payer) == pay.of(*payer);
        if Payer::ALL.iter().all(same) && money.contains(&pay.megacredits) {
            return Ok(());
        }
        Err(Stop::because(format!("{pay} is not a payment for this; it takes, for example, {paid}")))
    }

    /// An answer nothing asked for. One that says what was the only choice anyway is none.
    fn left_over(&self) -> Option<&Answer> {
        let unused =
            self.answers.iter().zip(&self.used).filter(|(_, used)| !**used).map(|(answer, _)| answer);
        unused.into_iter().find(|answer| !self.was_forced(answer))
    }

    /// Whether an answer names what happened without being asked: there was only one way.
    fn was_forced(&self, answer: &Answer) -> bool {
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
                self.price.is_some_and(|(cause, _)| paid(&self.log, self.seat, cause) == *pay)
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

/// A choice in notation, with the names of cards.
pub(crate) fn notation(choice: Choice) -> String {
    match choice {
        Choice::Play(id) | Choice::Act(id, _) | Choice::Card(id) | Choice::Sell(id) => {
            format!("{choice} ({})", card_name(id))
        }
        _ => choice.to_string(),
    }
}
