//! The types of `steps`: a move, the answers to the decisions it sets off, and what must come of it.

use super::names::{AnyCard, CardList, CorporationCard, ProjectCard, card_name};
use crate::entry::present;
use crate::error::{KeyFault, one_answer, one_move};
use crate::names::{Name, ids};
use serde::Deserialize;
use tharsis_ares::{Payer, PhaseCard, Piece, Standard};
use tharsis_kernel::CardId;

/// What a price is paid with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Pay {
    pub(crate) megacredits: u16,
    pub(crate) heat: u16,
    pub(crate) microbes: u16,
    pub(crate) plants: u16,
}

impl Pay {
    /// How much of a payer is used.
    pub(crate) const fn of(&self, payer: Payer) -> u16 {
        match payer {
            Payer::Microbes => self.microbes,
            Payer::Plants => self.plants,
            Payer::Heat => self.heat,
        }
    }
}

/// What a player does.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "MoveKeys")]
pub(crate) enum Move {
    Phase { card: PhaseCard, neutral: Option<PhaseCard> },
    Play { card: CardId, discard: Vec<CardId>, pay: Option<Pay> },
    Action { card: CardId, option: u8, pay: Option<Pay> },
    Standard { standard: Standard, pay: Option<Pay> },
    Sell(Vec<CardId>),
    Keep(Vec<CardId>),
    Draw,
    Done,
    Take(Piece),
    Mulligan(Vec<CardId>),
    Corporation(CardId),
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct MoveKeys {
    phase: Option<Name<PhaseCard>>,
    neutral: Option<Name<PhaseCard>>,
    play: Option<Name<ProjectCard>>,
    discard: Option<CardList>,
    pay: Option<Pay>,
    action: Option<Name<AnyCard>>,
    option: Option<u8>,
    standard: Option<Name<Standard>>,
    sell: Option<CardList>,
    keep: Option<CardList>,
    draw: Option<bool>,
    done: Option<bool>,
    take: Option<Name<Piece>>,
    mulligan: Option<CardList>,
    corporation: Option<Name<CorporationCard>>,
}

impl MoveKeys {
    /// The keys that say what is done, with the move.
    fn what(&self) -> Vec<(&'static str, Move)> {
        let list = |cards: &Option<CardList>| ids(cards.as_deref().unwrap_or_default());
        let pay = self.pay;
        let all = [
            self.phase.map(|card| {
                ("phase", Move::Phase { card: card.0, neutral: self.neutral.map(|card| card.0) })
            }),
            self.play.map(|card| ("play", Move::Play { card: card.0.0, discard: list(&self.discard), pay })),
            self.action.map(|card| {
                ("action", Move::Action { card: card.0.0, option: self.option.unwrap_or(0), pay })
            }),
            self.standard.map(|standard| ("standard", Move::Standard { standard: standard.0, pay })),
            self.sell.as_ref().map(|_| ("sell", Move::Sell(list(&self.sell)))),
            self.keep.as_ref().map(|_| ("keep", Move::Keep(list(&self.keep)))),
            self.draw.map(|_| ("draw", Move::Draw)),
            self.done.map(|_| ("done", Move::Done)),
            self.take.map(|piece| ("take", Move::Take(piece.0))),
            self.mulligan.as_ref().map(|_| ("mulligan", Move::Mulligan(list(&self.mulligan)))),
            self.corporation.map(|card| ("corporation", Move::Corporation(card.0.0))),
        ];
        all.into_iter().flatten().collect()
    }
}

impl TryFrom<MoveKeys> for Move {
    type Error = KeyFault;

    fn try_from(keys: MoveKeys) -> Result<Move, KeyFault> {
        if [keys.draw, keys.done].contains(&Some(false)) {
            return Err(KeyFault::OnlyTrue("draw and done"));
        }
        let (key, action) = one_move(
            keys.what(),
            "phase, play, action, standard, sell, keep, draw, done, take, \
             mulligan, corporation",
        )?;
        let particulars = [
            ("discard", keys.discard.is_some(), "play"),
            ("option", keys.option.is_some(), "action"),
            ("neutral", keys.neutral.is_some(), "phase"),
        ];
        for (given, is_given, belongs) in particulars {
            if is_given && key != belongs {
                return Err(KeyFault::Stray { key: given, to: belongs });
            }
        }
        if keys.pay.is_some() && !matches!(key, "play" | "standard" | "action") {
            return Err(KeyFault::Pay(key));
        }
        Ok(action)
    }
}

/// An answer to a decision.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(try_from = "AnswerKeys")]
pub(crate) enum Answer {
    Card(Option<CardId>),
    Cards(Vec<CardId>),
    Option(u8),
    Amount(u16),
    Pay(Pay),
    Order(Vec<CardId>),
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct AnswerKeys {
    #[serde(deserialize_with = "present")]
    card: Option<Option<Name<AnyCard>>>,
    cards: Option<CardList>,
    option: Option<u8>,
    amount: Option<u16>,
    pay: Option<Pay>,
    order: Option<Vec<Name<AnyCard>>>,
}

impl TryFrom<AnswerKeys> for Answer {
    type Error = KeyFault;

    fn try_from(keys: AnswerKeys) -> Result<Answer, KeyFault> {
        let all = [
            keys.card.map(|card| Answer::Card(card.map(|card| card.0.0))),
            keys.cards.map(|cards| Answer::Cards(ids(&cards))),
            keys.option.map(Answer::Option),
            keys.amount.map(Answer::Amount),
            keys.pay.map(Answer::Pay),
            keys.order.map(|cards| Answer::Order(ids(&cards))),
        ];
        one_answer(all, "card, cards, option, amount, pay, order")
    }
}

impl Answer {
    /// A payment, if it is one.
    pub(crate) fn pay(&self) -> Option<Pay> {
        if let Answer::Pay(pay) = self { Some(*pay) } else { None }
    }
}

impl std::fmt::Display for Answer {
    /// As the file would write it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names = |cards: &[CardId]| {
            let names: Vec<String> = cards.iter().map(|&id| format!("{:?}", card_name(id))).collect();
            names.join(", ")
        };
        match self {
            Answer::Card(Some(id)) => write!(f, "{{\"card\": {:?}}}", card_name(*id)),
            Answer::Card(None) => write!(f, "{{\"card\": null}}"),
            Answer::Cards(cards) => write!(f, "{{\"cards\": [{}]}}", names(cards)),
            Answer::Option(option) => write!(f, "{{\"option\": {option}}}"),
            Answer::Amount(amount) => write!(f, "{{\"amount\": {amount}}}"),
            Answer::Pay(pay) => write!(f, "{{\"pay\": {pay}}}"),
            Answer::Order(cards) => write!(f, "{{\"order\": [{}]}}", names(cards)),
        }
    }
}

impl std::fmt::Display for Pay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let all = [
            ("megacredits", self.megacredits),
            ("heat", self.heat),
            ("microbes", self.microbes),
            ("plants", self.plants),
        ];
        let given = all.iter().filter(|(_, n)| *n > 0).map(|(key, n)| format!("\"{key}\": {n}"));
        write!(f, "{{{}}}", given.collect::<Vec<_>>().join(", "))
    }
}
