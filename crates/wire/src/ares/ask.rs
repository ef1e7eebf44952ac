//! What a seat is asked, what each answer would bring, and why others are refused.

use super::scene::number;
use crate::api::{Ask, BillInfo, Exactly, Offer, Part};
use crate::shown::Paid;
use tharsis_ares::CardSet;
use tharsis_ares::{
    Choice, Clause, Effect, Event, Obstacle, Payer, Phase, PhaseCard, Question, Resource, Standard, State,
    Text, cards,
};
use tharsis_kernel::Seat;
use tharsis_words::Language;

pub(super) fn ask(state: &State, seat: Seat, legal: &[Choice], language: &Language) -> Option<Ask> {
    let question = state.question(seat)?;
    let words = language.ares();
    let offer =
        |choice: &Choice| Offer { choice: choice.to_string(), text: words.choice(choice, Some(&question)) };
    Some(Ask {
        kind: kind(&question).to_string(),
        text: words.question(&question),
        card: card_of(&question),
        proposed: state.proposed_payment(seat).map(|choice| choice.to_string()),
        bill: bill(state, seat),
        picks_left: picks_left(state, seat, &question),
        price: None,
        exactly: exactly(state, seat, &question),
        tile: None,
        choices: legal.iter().map(offer).collect(),
    })
}

/// The word for programs; the choices themselves say what kind of answer is wanted.
pub(super) const fn kind(question: &Question) -> &'static str {
    match question {
        Question::Opening => "opening",
        Question::Plan => "plan",
        Question::Neutral => "neutral",
        Question::Pool => "pool",
        Question::Offer => "offer",
        Question::Swap(_) => "swap",
        Question::Work => "work",
        Question::Keep => "keep",
        Question::HandLimit => "hand-limit",
        Question::Rise => "rise",
        Question::Pay(_) => "pay",
        Question::Decide { .. } => "decide",
        Question::Order(_) => "order",
    }
}

/// The card a question comes from.
fn card_of(question: &Question) -> Option<String> {
    let text: Text = match *question {
        Question::Decide { at, .. } => at.text,
        Question::Pay(bill) => bill.text,
        Question::Swap(id) => return Some(number(id)),
        Question::Opening | Question::Plan | Question::Neutral | Question::Pool | Question::Offer => {
            return None;
        }
        Question::Work | Question::Keep | Question::HandLimit | Question::Rise | Question::Order(_) => {
            return None;
        }
    };
    match text.clause {
        Clause::Play | Clause::Production | Clause::Stock | Clause::Cost(_) | Clause::Gain(_) => {
            Some(number(text.card))
        }
        Clause::Trigger(_) | Clause::Step => Some(number(text.card)),
        Clause::Standard(_) | Clause::Tile(_) => None,
    }
}

/// Any number of cards up to this one may be picked before `done`.
fn picks_left(state: &State, seat: Seat, question: &Question) -> Option<u32> {
    let player = state.player(seat);
    match *question {
        // The corporation is chosen among the same cards; only the others are picked.
        Question::Opening if player.turn.bonus => {
            let projects = player.dealt.without(&cards::CORPORATIONS);
            Some(projects.len() - player.kept.len())
        }
        Question::Decide { at, .. } => match at.effect() {
            Effect::Redraw(most) => Some(u32::from(most).min(player.hand.len()) - player.kept.len()),
            _ => None,
        },
        _ => None,
    }
}

/// So many cards must be picked, where it is more than one.
fn exactly(state: &State, seat: Seat, question: &Question) -> Option<Exactly> {
    let player = state.player(seat);
    let (n, of): (u32, CardSet) = match *question {
        Question::Keep => (state.keeps(seat), player.dealt),
        Question::Decide { at, .. } => match at.effect() {
            Effect::DrawKeep(_, keep) => (keep.into(), player.dealt),
            Effect::Discard(n) => (u32::from(n).min(player.hand.len()), player.hand),
            _ => return None,
        },
        _ => return None,
    };
    let left = n - player.kept.len();
    let of = of.from(player.kept.last().map_or(0, |id| id + 1));
    (left > 1).then(|| Exactly { n: left, of: of.iter().map(number).collect() })
}

pub(super) fn bill(state: &State, seat: Seat) -> Option<BillInfo> {
    let Some(Question::Pay(bill)) = state.question(seat) else { return None };
    let (have, worth) = state.payer_terms(seat, bill.with);
    Some(BillInfo { due: bill.due.into(), with: word(bill.with), card: None, worth, have })
}

/// A payer for programs.
fn word(payer: Payer) -> String {
    let word = match payer {
        Payer::Microbes => "microbes",
        Payer::Plants => "plants",
        Payer::Heat => "heat",
    };
    word.to_string()
}

/// What an event paid towards the price the seat is asked for.
pub(super) fn paid(state: &State, seat: Seat, event: &Event) -> Option<Paid> {
    let Some(Question::Pay(bill)) = state.question(seat) else { return None };
    if event.cause() == Some(bill.text.cause()) { spent(state, seat, event) } else { None }
}

/// What a seat spends by an event.
pub(super) fn spent(state: &State, seat: Seat, event: &Event) -> Option<Paid> {
    let (payer, n) = match *event {
        Event::Paid { seat: of, resource: Resource::Money, amount, .. } if of == seat => {
            return Some(Paid::Money(amount.unsigned_abs()));
        }
        Event::Paid { seat: of, resource: Resource::Heat, amount, .. } if of == seat => {
            (Payer::Heat, amount.unsigned_abs())
        }
        Event::Paid { seat: of, resource: Resource::Plants, amount, .. } if of == seat => {
            (Payer::Plants, amount.unsigned_abs())
        }
        Event::Removed { seat: of, amount, .. } if of == seat => (Payer::Microbes, amount.into()),
        _ => return None,
    };
    let (_, worth) = state.payer_terms(seat, payer);
    Some(Paid::InKind(Part { with: word(payer), card: None, n, worth }))
}

/// Why a choice cannot be made. A card in hand is judged whatever is asked; that it is not the phase for it is
/// worth a word only in phases in which cards are played.
pub(super) fn reasons(state: &State, seat: Seat, choice: Choice) -> Vec<Obstacle> {
    let plays = matches!(state.phase(), Phase::Development | Phase::Construction);
    match choice {
        Choice::Play(id) => {
            let mut reasons = state.why_not_play(seat, id);
            let of_phase = |it: &Obstacle| matches!(it, Obstacle::WrongPhase { .. } | Obstacle::NoPlayLeft);
            reasons.retain(|it| plays || !of_phase(it));
            reasons
        }
        choice => state.why_not(seat, choice),
    }
}

/// What the seat is asked next because of its choice.
pub(super) fn follow_up(before: &State, world: &State, seat: Seat) -> Option<Question> {
    let own = |question: &Question| matches!(question, Question::Decide { .. } | Question::Pay(_));
    world.question(seat).filter(|question| world.phase() == before.phase() && own(question))
}

/// Every action a player could think of: those that are not legal now deserve a reason.
pub(super) fn everything(state: &State, seat: Seat) -> Vec<Choice> {
    let player = state.player(seat);
    let mut choices: Vec<Choice> = player.hand.iter().map(Choice::Play).collect();
    for id in player.tableau.iter() {
        choices.extend((0..cards::card(id).actions.len() as u8).map(|option| Choice::Act(id, option)));
    }
    choices.extend(Standard::ALL.iter().copied().map(Choice::Standard));
    choices.extend([Choice::Step, Choice::Draw, Choice::Done]);
    if matches!(state.question(seat), Some(Question::Plan | Question::Neutral)) {
        choices.extend(PhaseCard::ALL.iter().copied().map(Choice::Phase));
    }
    choices
}
