//! Answers nothing asked for. They are at fault, unless they say what happened anyway: the engine takes a decision
//! with a single legal choice in silence, and an answer to it may be there.
//!
//! What happened is read from the events of the step. Every event bears out one answer only.

use super::drive::{Driver, paid};
use super::step::{Answer, Pay};
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::{Cause, Effect, Event, MoonUse, Open, Owner, Question, Resource, ResourceUse, cards};

/// The first answer that neither served a decision nor says what was forced.
pub(crate) fn left_over<'a>(driver: &Driver<'a>) -> Option<&'a Answer> {
    if driver.used.iter().all(|&used| used) {
        return None;
    }
    let fresh = vec![false; driver.log.len()];
    let mut witnesses = Witnesses { driver, spent: fresh.clone(), spent_on_options: fresh, silent: 0 };
    let answers = || driver.answers.iter().zip(&driver.used);
    for (answer, _) in answers().filter(|(_, used)| **used) {
        witnesses.bear_out(answer);
    }
    witnesses.silent = 0;
    answers().find(|(answer, used)| !**used && !witnesses.bear_out(answer)).map(|(answer, _)| answer)
}

/// Whether something was decided in silence that an answer, left over, wanted otherwise.
pub(crate) fn is_contradicted(log: &[Event], answer: &Answer) -> bool {
    let settles = |event: &Event| matches!(event, Event::ColonyPlaced { .. });
    matches!(answer, Answer::Colony(_)) && log.iter().any(settles)
}

/// Whether a card has had a part in what happened.
pub(crate) fn acted(log: &[Event], id: CardId) -> bool {
    log.iter().any(|event| {
        matches!(event, Event::Played { card, .. } | Event::Used { card, .. } if *card == id)
            || event.cause() == Some(Cause::Card(id))
    })
}

struct Witnesses<'a, 'b> {
    driver: &'a Driver<'b>,
    /// Events that have borne out an answer.
    spent: Vec<bool>,
    /// The same for alternatives: what one does may bear out a player or an amount as well.
    spent_on_options: Vec<bool>,
    /// Answers borne out by what was not asked.
    silent: usize,
}

impl Witnesses<'_, '_> {
    fn bear_out(&mut self, answer: &Answer) -> bool {
        match answer {
            Answer::Space(hex) => self.spend(|event| match event {
                Event::Placed { seat, hex: at, cause, .. } => {
                    (seat.is_some() || *cause == Cause::WorldGovernment) && at == hex
                }
                Event::Claimed { hex: at, .. } | Event::OceanRemoved { hex: at, .. } => at == hex,
                _ => false,
            }),
            Answer::Player(Some(player)) => self.spend(|event| match event {
                Event::Produced { seat, steps, resource, cause, .. } => {
                    let lowers = Effect::AnyoneProduces(steps.unsigned_abs() as u8, *resource);
                    seat.0 == *player && *steps < 0 && says(*cause, |effect| effect == lowers)
                }
                Event::DelegateLeft { owner: Owner::Player(seat), .. } => seat.0 == *player,
                _ => false,
            }),
            Answer::Player(None) if self.spend(is_neutral_banned) => true,
            Answer::Player(None) => self.not_asked(harms_players, |kind| kind == Asked::Player),
            Answer::Card(Some(id)) => self.spend(|event| match event {
                Event::Added { card, cause, .. } => card == id && says(*cause, adds_to_a_card),
                Event::Removed { card, cause, .. } => {
                    card == id
                        && says(*cause, |effect| matches!(effect.open(), Open::Tapped(_) | Open::Spent(..)))
                }
                Event::Discarded { card: Some(card), cause, .. } => {
                    card == id && says(*cause, |effect| matches!(effect.open(), Open::Discarded(_)))
                }
                // A card played or used again by another one.
                Event::Played { card, .. } | Event::Used { card, .. } => card == id,
                event => event.cause() == Some(Cause::Copied(*id)),
            }),
            Answer::Card(None) => self.not_asked(may_choose_no_card, |kind| kind == Asked::Card),
            Answer::Cards(ids) => ids.iter().all(|id| {
                self.spend(|event| match event {
                    Event::Drew { card: Some(card), cause, .. } => {
                        card == id && says(*cause, |effect| matches!(effect.open(), Open::Kept(_)))
                    }
                    Event::Discarded { card: Some(card), cause: Cause::Global(_), .. } => card == id,
                    _ => false,
                })
            }),
            // The event that shows the party shows whose delegate it was as well.
            Answer::Party(party) => self.driver.log.iter().any(|event| match event {
                Event::DelegateJoined { party: joined, .. } => joined == party,
                Event::DelegateLeft { party: left, .. } => left == party,
                _ => false,
            }),
            Answer::Amount(amount) => self.spend(|event| is_amount(event, i32::from(*amount))),
            Answer::Option(option) => self.option(*option),
            Answer::Pay(pay) => self.pay(*pay),
            Answer::Order(ids) => ids.iter().all(|&id| acted(&self.driver.log, id)),
            Answer::Resource(resource) => self.spend(|event| {
                let sells = |effect: Effect| matches!(effect.open(), Open::Resource(ResourceUse::Sell(_)));
                let lowest = |effect: Effect| effect.open() == Open::Resource(ResourceUse::Lowest);
                if let Event::Produced { resource: raised, cause, .. } = event {
                    return raised == resource && says(*cause, lowest);
                }
                matches!(event, Event::Gained { resource: gained, cause, .. }
                    if gained == resource && says(*cause, sells))
            }),
            Answer::Yes(_) => false,
            Answer::Award(award) => self
                .spend(|event| matches!(event, Event::AwardFunded { award: funded, .. } if funded == award)),
            Answer::Parameter(parameter) => self.spend(|event| {
                matches!(event, Event::Shifted { parameter: raised, cause: Cause::WorldGovernment, .. }
                    if raised == parameter)
            }),
            Answer::Colony(wanted) => self.spend(|event| match event {
                Event::ColonyPlaced { moon, .. } | Event::FleetSent { moon, .. } => moon == wanted,
                Event::MarkerMoved { moon, cause, .. } => {
                    let moves = |effect: Effect| effect.open() == Open::Moon(MoonUse::RaiseMarker);
                    moon == wanted && says(*cause, moves)
                }
                _ => false,
            }),
        }
    }

    /// Finds an event that bears an answer out and has not borne out another.
    fn spend(&mut self, bears_out: impl Fn(&Event) -> bool) -> bool {
        let found =
            self.driver.log.iter().zip(&self.spent).position(|(event, spent)| !spent && bears_out(event));
        found.is_some_and(|i| {
            self.spent[i] = true;
            true
        })
    }

    /// "Nobody" and "no card" leave no trace: there must be an effect that could have asked and did not.
    fn not_asked(&mut self, could_ask: fn(Effect, bool) -> bool, kind: fn(Asked) -> bool) -> bool {
        let solo = self.driver.state.is_solo();
        let effects = self.effects_at_work().into_iter().filter(|&effect| could_ask(effect, solo)).count();
        let asked = self.driver.course.asked.iter().filter(|question| kind(Asked::of(question))).count();
        let open = effects > asked + self.silent;
        self.silent += 1;
        open
    }

    /// All effects of the cards played and used in this step, and of triggers that could listen to them.
    fn effects_at_work(&self) -> Vec<Effect> {
        let mut all = Vec::new();
        for event in &self.driver.log {
            match event {
                Event::Played { card, .. } => {
                    all.extend(flat(cards::card(*card).play));
                    all.extend(self.triggers(*card));
                }
                Event::Used { card, .. } => {
                    for action in cards::card(*card).actions {
                        all.extend(flat(action.cost).chain(flat(action.gain)));
                    }
                }
                _ => {}
            }
        }
        all
    }

    fn triggers(&self, played: CardId) -> Vec<Effect> {
        let tableau = self.driver.state.player(self.driver.seat).tableau;
        let tags = cards::card(played).tags;
        let mut all = Vec::new();
        for trigger in tableau.iter().flat_map(|id| cards::card(id).triggers) {
            if let tharsis_mars::When::TagPlayed(heard, _) = trigger.when {
                for _ in tags.iter().filter(|tag| heard.contains(tag)) {
                    all.extend(flat(trigger.then));
                }
            }
        }
        all
    }

    /// An alternative that was the only one open: what it does must have happened.
    fn option(&mut self, option: u8) -> bool {
        let causes: Vec<Cause> = self.driver.log.iter().filter_map(Event::cause).collect();
        causes.into_iter().any(|cause| {
            let Cause::Card(id) = cause else { return false };
            let declined = option == 1
                && says(cause, |effect| effect == Effect::DrawBuy)
                && self.spend(|event| matches!(event, Event::Discarded { cause: why, .. } if *why == cause));
            declined
                || texts(id).into_iter().flatten().any(|&effect| match effect {
                    Effect::OneOf(branches) => branches
                        .get(option as usize)
                        .is_some_and(|branch| branch.iter().all(|&effect| self.spend_effect(effect, cause))),
                    _ => false,
                })
        })
    }

    fn spend_effect(&mut self, effect: Effect, cause: Cause) -> bool {
        let log = self.driver.log.iter().zip(&self.spent_on_options);
        let found = log
            .into_iter()
            .position(|(event, spent)| !spent && event.cause() == Some(cause) && shows(event, effect));
        found.is_some_and(|i| {
            self.spent_on_options[i] = true;
            true
        })
    }

    /// A price that could be paid in one way only.
    fn pay(&mut self, pay: Pay) -> bool {
        let log = &self.driver.log;
        let price = self.driver.course.price.map(|(text, _)| text.cause());
        let bills: Vec<(Seat, Cause)> = log
            .iter()
            .filter_map(|event| match event {
                Event::Paid { seat, cause, .. } if Some(*cause) != price => Some((*seat, *cause)),
                _ => None,
            })
            .collect();
        let spends_heat = |event: &Event| {
            let spent = log.iter().filter(|other| other.cause() == event.cause());
            let sum = spent.fold((0, 0), |(heat, others), event| match *event {
                Event::Paid { resource: Resource::Heat, amount, .. }
                | Event::Lost { resource: Resource::Heat, amount, .. } => (heat + amount, others),
                Event::Removed { amount, .. } => (heat, others + i32::from(amount)),
                _ => (heat, others),
            });
            sum == (i32::from(pay.heat), i32::from(pay.floaters))
        };
        if pay.floaters > 0 {
            return self.spend(|event| matches!(event, Event::Removed { .. }) && spends_heat(event));
        }
        let Some(&(seat, cause)) = bills.iter().find(|&&(seat, cause)| paid(log, seat, cause) == pay) else {
            return false;
        };
        self.spend(
            |event| matches!(event, Event::Paid { seat: by, cause: why, .. } if (*by, *why) == (seat, cause)),
        )
    }
}

/// What a question wanted to hear, as far as it matters here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Player,
    Card,
    Other,
}

impl Asked {
    fn of(question: &Question) -> Asked {
        match question {
            Question::Flood { .. } => Asked::Player,
            Question::Decide { at, .. } if harms_players(at.effect(), true) => Asked::Player,
            Question::Decide { at, .. } if may_choose_no_card(at.effect(), true) => Asked::Card,
            _ => Asked::Other,
        }
    }
}

fn is_neutral_banned(event: &Event) -> bool {
    matches!(event, Event::DelegateLeft { owner: Owner::Neutral, cause: Cause::Card(_), .. })
}

fn harms_players(effect: Effect, solo: bool) -> bool {
    let open = effect.open();
    open.loss().is_some() || (solo && matches!(open, Open::Lowered(..)))
}

fn may_choose_no_card(effect: Effect, solo: bool) -> bool {
    match effect.open() {
        Open::Emptied(..) | Open::Swapped => true,
        Open::Tapped(_) => solo,
        _ => false,
    }
}

fn adds_to_a_card(effect: Effect) -> bool {
    matches!(effect.open(), Open::Filled(..))
}

fn is_amount(event: &Event, wanted: i32) -> bool {
    match *event {
        Event::Lost { amount, cause, .. } => {
            amount == wanted && says(cause, |effect| harms_players(effect, false))
        }
        Event::Removed { amount, cause, .. } => {
            let from_card =
                |effect: Effect| matches!(effect.open(), Open::Emptied(..) | Open::ExchangeHere(..));
            i32::from(amount) == wanted && says(cause, from_card)
        }
        Event::Produced { steps, cause, .. } => {
            let shifts = |effect: Effect| matches!(effect.open(), Open::Steps(..));
            i32::from(-steps) == wanted && says(cause, shifts)
        }
        Event::Paid { amount, cause, .. } => {
            amount == wanted && says(cause, |effect| matches!(effect.open(), Open::Exchange(..)))
        }
        // Solo: what is stolen from the neutral opponent comes in full.
        Event::Gained { amount, cause, .. } => {
            amount == wanted && says(cause, |effect| matches!(effect, Effect::Steal(..)))
        }
        _ => false,
    }
}

/// Whether an event is what an effect does.
fn shows(event: &Event, effect: Effect) -> bool {
    match effect {
        Effect::Gain(n, what) => {
            matches!(event, Event::Gained { resource, amount, .. } if *resource == what && *amount == i32::from(n))
        }
        Effect::Produce(n, what) => {
            matches!(event, Event::Produced { resource, steps, .. } if *resource == what && *steps == i16::from(n))
        }
        Effect::AddTo(n, ..) | Effect::AddHere(n) | Effect::AddToPlayed(n) | Effect::AddToNonEmpty(n) => {
            matches!(event, Event::Added { amount, .. } if *amount == n)
        }
        Effect::TakeHere(n) => matches!(event, Event::Removed { amount, .. } if *amount == n),
        Effect::Draw(_) => matches!(event, Event::Drew { .. }),
        Effect::AnyoneLoses(_, what) | Effect::Steal(_, what) => {
            matches!(event, Event::Lost { resource, .. } | Event::Gained { resource, .. } if *resource == what)
        }
        Effect::AnyoneLosesFromCard(..) => matches!(event, Event::Removed { .. }),
        _ => false,
    }
}

/// Whether the card behind a cause has such an effect anywhere in its text.
fn says(cause: Cause, is: impl Fn(Effect) -> bool) -> bool {
    match cause {
        Cause::Card(id) | Cause::Copied(id) => texts(id).into_iter().flat_map(flat).any(is),
        Cause::Trade(moon) => moon.tile().income.iter().flat_map(|gives| flat(gives)).any(is),
        Cause::Build(moon) => flat(moon.tile().build).any(is),
        Cause::ColonyBonus(moon) => flat(moon.tile().bonus).any(is),
        _ => false,
    }
}

fn texts(id: CardId) -> Vec<&'static [Effect]> {
    let card = cards::card(id);
    let mut all = vec![card.play, card.first];
    all.extend(card.actions.iter().flat_map(|action| [action.cost, action.gain]));
    all.extend(card.triggers.iter().map(|trigger| trigger.then));
    all
}

/// Effects with those inside choices.
fn flat(effects: &'static [Effect]) -> impl Iterator<Item = Effect> {
    effects.iter().flat_map(|&effect| {
        let inner: Vec<Effect> = match effect {
            Effect::OneOf(branches) => branches.concat(),
            _ => Vec::new(),
        };
        std::iter::once(effect).chain(inner)
    })
}
