//! What a seat is asked, what each answer would bring, and why others are refused.

use super::lines::change;
use super::scene::number;
use crate::api::{Ask, BillInfo, Foresight, Insight, Offer};
use crate::told::changes;
use tharsis_kernel::{Game, Seat};
use tharsis_mars::{
    Choice, Clause, Conversion, Mars, Open, Party, Preview, Question, Source, State, TRADE_PAYERS, Text,
    Tile, cards,
};
use tharsis_words::{Language, Names};

pub(super) fn ask(state: &State, seat: Seat, language: &Language, names: &Names) -> Option<Ask> {
    let question = state.question(seat)?;
    let mut legal = Vec::new();
    Mars::legal(state, seat, &mut legal);
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
        bill: bill(state, seat, &question),
        picks_left: picks.then(|| state.picks_left(seat)),
        exactly: None,
        price: price(&question),
        tile: tile(&question).map(|tile| tile.word().to_string()),
        choices: legal.iter().map(offer).collect(),
    })
}

/// The word for programs; the choices themselves say what kind of answer is wanted.
const fn kind(question: &Question) -> &'static str {
    match question {
        Question::Corporation => "corporation",
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

fn tile(question: &Question) -> Option<Tile> {
    let Question::Decide { at, .. } = question else { return None };
    match at.effect().open() {
        Open::Area(area) => area.tile(),
        _ => None,
    }
}

fn bill(state: &State, seat: Seat, question: &Question) -> Option<BillInfo> {
    let Question::Pay(bill) = question else { return None };
    Some(BillInfo {
        due: u32::from(bill.due),
        with: bill.with.word().to_string(),
        worth: u32::from(state.worth(seat, bill.with)),
        have: u32::try_from(state.player(seat).stock(bill.with)).unwrap_or(0),
    })
}

pub(super) fn insight(state: &State, seat: Seat, language: &Language, names: &Names) -> Insight {
    let mut legal = Vec::new();
    Mars::legal(state, seat, &mut legal);
    let previews = legal.iter().filter_map(|&choice| {
        let preview = state.preview(seat, choice)?;
        let next = question_after(state, seat, choice);
        Some((choice.to_string(), foresight(&preview, next, language, names)))
    });
    let refusals = everything(state, seat).into_iter().filter_map(|choice| {
        let reasons = match choice {
            // A card in hand is judged whoever's turn it is.
            Choice::Play(id) if state.question(seat) != Some(Question::Turn) => state.why_not_play(seat, id),
            choice => state.why_not(seat, choice),
        };
        let reasons: Vec<String> = reasons.iter().map(|reason| language.obstacle(reason, names)).collect();
        (!reasons.is_empty()).then(|| (choice.to_string(), reasons))
    });
    Insight { previews: previews.collect(), refusals: refusals.collect() }
}

/// What the seat is asked next because of its choice, in a world that shares only what it knows.
fn question_after(state: &State, seat: Seat, choice: Choice) -> Option<Question> {
    let mut world = Mars::determinize(state, Some(seat), 0);
    Mars::apply(&mut world, seat, choice, &mut ());
    world.question(seat).filter(|question| *question != Question::Turn)
}

fn foresight(preview: &Preview, next: Option<Question>, language: &Language, names: &Names) -> Foresight {
    Foresight {
        changes: changes(preview.events.iter().filter_map(change)),
        lines: language.log(&preview.events, names),
        chance: preview.depends_on_chance,
        asks: next.as_ref().map(|question| kind(question).to_string()),
        tile: next.as_ref().and_then(tile).map(|tile| tile.word().to_string()),
    }
}

/// Every action a player could think of: those that are not legal now deserve a reason.
fn everything(state: &State, seat: Seat) -> Vec<Choice> {
    let player = state.player(seat);
    let mut choices: Vec<Choice> = player.hand.iter().map(Choice::Play).collect();
    for id in player.tableau.iter() {
        choices.extend((0..cards::card(id).actions.len() as u8).map(|option| Choice::Act(id, option)));
    }
    choices.extend(state.projects().iter().copied().map(Choice::Project));
    for moon in state.moons_in_play() {
        choices.extend(TRADE_PAYERS.map(|with| Choice::Trade(moon, with)));
    }
    choices.extend(state.map().milestones.iter().copied().map(Choice::Milestone));
    choices.extend(state.map().awards.iter().copied().map(Choice::Award));
    choices.extend(Conversion::ALL.iter().copied().map(Choice::Convert));
    if state.options().turmoil {
        for &party in Party::ALL {
            choices.extend(Source::ALL.iter().map(|&source| Choice::Delegate(party, source)));
        }
        choices.push(Choice::Policy);
    }
    choices
}
