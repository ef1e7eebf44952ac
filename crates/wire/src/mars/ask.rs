//! What a seat is asked, what each answer would bring, and why others are refused.

use super::scene::number;
use crate::api::{Ask, BillInfo, Exactly, Offer, Part};
use crate::shown::Paid;
use tharsis_kernel::Seat;
use tharsis_mars::{
    Choice, Clause, Conversion, Event, Obstacle, Open, PRELUDES_KEPT, Party, Payer, Question, Resource,
    Source, State, TRADE_PAYERS, Text, Tile, cards,
};
use tharsis_words::{Language, Names};

pub(super) fn ask(
    state: &State,
    seat: Seat,
    legal: &[Choice],
    language: &Language,
    names: &Names,
) -> Option<Ask> {
    let question = state.question(seat)?;
    let offer = |choice: &Choice| Offer {
        choice: choice.to_string(),
        text: language.choice(choice, Some(&question), names),
    };
    let picks = matches!(question, Question::Opening(_) | Question::Research(_) | Question::SellPatents);
    Some(Ask {
        kind: kind(&question).to_string(),
        text: language.question(&question, names),
        card: text_of(&question).and_then(card_of),
        proposed: state.proposed_payment(seat).map(|choice| choice.to_string()),
        bill: bill(state, seat),
        picks_left: picks.then(|| state.picks_left(seat)),
        exactly: exactly(state, seat, &question),
        price: price(&question),
        tile: tile(&question).map(|tile| tile.word().to_string()),
        choices: legal.iter().map(offer).collect(),
    })
}

/// The word for programs; the choices themselves say what kind of answer is wanted.
pub(super) const fn kind(question: &Question) -> &'static str {
    match question {
        Question::Corporation => "corporation",
        Question::Preludes => "preludes",
        Question::Prelude => "prelude",
        Question::Repeat(_) => "repeat",
        Question::Opening(_) => "opening",
        Question::Draft => "draft",
        Question::Research(_) => "research",
        Question::Turn => "turn",
        Question::Pay(_) => "pay",
        Question::Decide { .. } => "decide",
        Question::Amount { .. } => "amount",
        Question::Flood { .. } => "flood",
        Question::Buy { .. } => "buy",
        Question::Heat { .. } => "heat",
        Question::RaiseMarker(_) => "raise-marker",
        Question::LowerMarker { .. } => "lower-marker",
        Question::LeaveOut => "leave-out",
        Question::SellPatents => "sell-patents",
        Question::Order(_) => "order",
        Question::FinalGreenery => "final-greenery",
        Question::Delegate { .. } => "delegate",
    }
}

/// What each card costs where cards are bought.
const fn price(question: &Question) -> Option<u8> {
    match *question {
        Question::Opening(price) | Question::Research(price) => Some(price),
        _ => None,
    }
}

const fn text_of(question: &Question) -> Option<Text> {
    match question {
        Question::Decide { at, .. } | Question::Amount { at, .. } | Question::Flood { at, .. } => {
            Some(at.text)
        }
        Question::Buy { at, .. } | Question::LowerMarker { at, .. } => Some(at.text),
        Question::Delegate { at, .. } => Some(at.text),
        Question::Heat { text, .. } => Some(*text),
        Question::Pay(bill) => Some(bill.text),
        _ => None,
    }
}

fn card_of(text: Text) -> Option<String> {
    let of_card = matches!(
        text.clause,
        Clause::Play
            | Clause::First
            | Clause::Cost(_)
            | Clause::Gain(_)
            | Clause::Trigger(_)
            | Clause::Copied
    );
    of_card.then(|| number(text.card))
}

pub(super) fn tile(question: &Question) -> Option<Tile> {
    let Question::Decide { at, .. } = question else { return None };
    match at.effect().open() {
        Open::Area(area) => area.tile(),
        _ => None,
    }
}

/// The preludes to be kept, all picks together (P4).
fn exactly(state: &State, seat: Seat, question: &Question) -> Option<Exactly> {
    let Question::Preludes = question else { return None };
    let dealt = state.player(seat).dealt.and(&cards::PRELUDES);
    Some(Exactly { n: u32::from(PRELUDES_KEPT), of: dealt.iter().map(number).collect() })
}

pub(super) fn bill(state: &State, seat: Seat) -> Option<BillInfo> {
    let Some(Question::Pay(bill)) = state.question(seat) else { return None };
    let (with, card) = payer(bill.with);
    Some(BillInfo {
        due: u32::from(bill.due),
        with,
        card,
        worth: u32::from(state.payer_worth(seat, bill.with)),
        have: match bill.with {
            Payer::Resource(resource) => u32::try_from(state.player(seat).stock(resource)).unwrap_or(0),
            Payer::Here(id) => u32::from(state.on_card(id)),
        },
    })
}

/// A payer in words for programs, and the card it lies on.
fn payer(payer: Payer) -> (String, Option<String>) {
    match payer {
        Payer::Resource(resource) => (resource.word().to_string(), None),
        Payer::Here(id) => {
            let held = cards::card(id).holds.map_or("resource", |held| held.word());
            (held.to_string(), Some(number(id)))
        }
    }
}

/// What an event paid towards the price the seat is asked for.
pub(super) fn paid(state: &State, seat: Seat, event: &Event) -> Option<Paid> {
    let Some(Question::Pay(bill)) = state.question(seat) else { return None };
    if event.cause() == Some(bill.text.cause()) { spent(state, seat, event) } else { None }
}

/// What a seat spends by an event.
pub(super) fn spent(state: &State, seat: Seat, event: &Event) -> Option<Paid> {
    let (by, n) = match *event {
        Event::Paid { seat: of, resource: Resource::Money, amount, .. } if of == seat => {
            return Some(Paid::Money(amount.unsigned_abs()));
        }
        Event::Paid { seat: of, resource, amount, .. } if of == seat => {
            (Payer::Resource(resource), amount.unsigned_abs())
        }
        Event::PaidHere { seat: of, card, amount, .. } if of == seat => {
            (Payer::Here(card), u32::from(amount))
        }
        _ => return None,
    };
    let (with, card) = payer(by);
    Some(Paid::InKind(Part { with, card, n, worth: u32::from(state.payer_worth(seat, by)) }))
}

/// The reasons against an action. A card in hand is judged whoever's turn it is.
pub(super) fn reasons(state: &State, seat: Seat, choice: Choice) -> Vec<Obstacle> {
    match choice {
        Choice::Play(id) if state.question(seat) != Some(Question::Turn) => state.why_not_play(seat, id),
        choice => state.why_not(seat, choice),
    }
}

/// What the seat is asked next because of its choice.
pub(super) fn follow_up(_: &State, world: &State, seat: Seat) -> Option<Question> {
    world.question(seat).filter(|question| *question != Question::Turn)
}

/// Every action a player could think of: those that are not legal now deserve a reason. Outside of a turn that is the same
/// for all but the cards in hand, and not worth to be told.
pub(super) fn everything(state: &State, seat: Seat) -> Vec<Choice> {
    let player = state.player(seat);
    let mut choices: Vec<Choice> = player.hand.iter().map(Choice::Play).collect();
    if state.question(seat) != Some(Question::Turn) {
        return choices;
    }
    for id in player.tableau.iter() {
        choices.extend((0..cards::card(id).actions.len() as u8).map(|option| Choice::Act(id, option)));
    }
    choices.extend(state.projects().map(Choice::Project));
    for moon in state.moons_in_play() {
        choices.extend(TRADE_PAYERS.map(|with| Choice::Trade(moon, with)));
    }
    choices.extend(state.options().milestones(state.map()).map(Choice::Milestone));
    choices.extend(state.options().awards(state.map()).map(Choice::Award));
    choices.extend(Conversion::ALL.iter().copied().map(Choice::Convert));
    if state.options().turmoil {
        for &party in Party::ALL {
            choices.extend(Source::ALL.iter().map(|&source| Choice::Delegate(party, source)));
        }
        choices.push(Choice::Policy);
    }
    choices
}
