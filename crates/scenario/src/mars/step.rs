//! The types of `steps`: a move, the answers to the decisions it sets off, and what must come of it.

use super::committee::OwnerEntry;
use super::names::{AnyCard, CardList, CorporationCard, PreludeCard, PreludeList, ProjectCard};
use crate::entry::present;
use crate::error::{KeyFault, one_answer, one_move};
use crate::names::{Name, ids, look_up};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use tharsis_kernel::CardId;
use tharsis_mars::{
    Award, CardResource, Conversion, Hex, Milestone, Moon, Parameter, Party, Payer, Project, Resource,
    Source, TRADE_PAYERS, cards,
};

/// What a price is paid with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Pay {
    pub(crate) megacredits: u16,
    pub(crate) steel: u16,
    pub(crate) titanium: u16,
    pub(crate) heat: u16,
    /// Resources of a card that stand in for heat, or pay for a card with a Venus tag.
    pub(crate) floaters: u16,
    /// Resources of a card that pay for a card with a plant tag.
    pub(crate) microbes: u16,
}

/// What pays: amounts, or for a trade the one resource.
#[derive(Clone, Copy, Debug)]
enum PayKey {
    Amounts(Pay),
    With(Resource),
}

impl<'de> Deserialize<'de> for PayKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PayKey, D::Error> {
        struct NameOrObject;
        impl<'de> Visitor<'de> for NameOrObject {
            type Value = PayKey;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "an object of resources and amounts, or for a trade the name of a resource")
            }
            fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<PayKey, E> {
                look_up(name).map(PayKey::With).map_err(E::custom)
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<PayKey, A::Error> {
                Pay::deserialize(MapAccessDeserializer::new(map)).map(PayKey::Amounts)
            }
        }
        deserializer.deserialize_any(NameOrObject)
    }
}

impl Pay {
    /// How much of a resource is paid.
    pub(crate) const fn of(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Money => self.megacredits,
            Resource::Steel => self.steel,
            Resource::Titanium => self.titanium,
            Resource::Heat => self.heat,
            Resource::Plants | Resource::Energy => 0,
        }
    }

    /// How much of a payer is paid.
    pub(crate) fn of_payer(&self, payer: Payer) -> u16 {
        match payer {
            Payer::Resource(resource) => self.of(resource),
            Payer::Here(id) => match cards::card(id).holds {
                Some(CardResource::Floater) => self.floaters,
                Some(CardResource::Microbe) => self.microbes,
                _ => 0,
            },
        }
    }

    /// Adds what was paid with resources of a card.
    pub(crate) const fn add_here(&mut self, resource: CardResource, amount: u16) {
        match resource {
            CardResource::Floater => self.floaters += amount,
            CardResource::Microbe => self.microbes += amount,
            _ => {}
        }
    }

    /// Adds what was paid.
    pub(crate) const fn add(&mut self, resource: Resource, amount: u16) {
        match resource {
            Resource::Money => self.megacredits += amount,
            Resource::Steel => self.steel += amount,
            Resource::Titanium => self.titanium += amount,
            Resource::Heat => self.heat += amount,
            Resource::Plants | Resource::Energy => {}
        }
    }
}

/// What a player does.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(try_from = "MoveKeys")]
pub(crate) enum Move {
    Play {
        card: CardId,
        pay: Option<Pay>,
    },
    Standard {
        project: Project,
        cards: Vec<CardId>,
        pay: Option<Pay>,
    },
    Milestone(Milestone),
    Award(Award),
    Action {
        card: CardId,
        option: u8,
    },
    Convert(Conversion),
    Trade {
        moon: Moon,
        with: Resource,
    },
    LeaveOut(Moon),
    Buy(Vec<CardId>),
    Draft(CardId),
    Corporation {
        card: CardId,
        preludes: Vec<CardId>,
        buy: Option<Vec<CardId>>,
    },
    /// A beginner chooses preludes only.
    Preludes(Vec<CardId>),
    Prelude(CardId),
    EndTurn,
    Pass,
    Production,
    Neutral,
    Delegate {
        party: Party,
        source: Source,
    },
    Policy,
}

#[derive(serde::Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct MoveKeys {
    play: Option<Name<ProjectCard>>,
    standard: Option<Name<Project>>,
    milestone: Option<Name<Milestone>>,
    award: Option<Name<Award>>,
    action: Option<Name<AnyCard>>,
    convert: Option<Name<Conversion>>,
    trade: Option<Name<Moon>>,
    leave_out: Option<Name<Moon>>,
    draft: Option<Name<ProjectCard>>,
    corporation: Option<Name<CorporationCard>>,
    preludes: Option<PreludeList>,
    prelude: Option<Name<PreludeCard>>,
    buy: Option<CardList>,
    end_turn: Option<bool>,
    pass: Option<bool>,
    production: Option<bool>,
    neutral: Option<bool>,
    delegate: Option<Name<Party>>,
    from: Option<Name<Source>>,
    policy: Option<bool>,
    pay: Option<PayKey>,
    cards: Option<CardList>,
    option: Option<u8>,
}

impl MoveKeys {
    /// The keys that say what is done, with the move without its particulars.
    fn what(&self) -> Vec<(&'static str, Move)> {
        let flag = |key, given: Option<bool>, what| given.map(|_| (key, what));
        let pay = self.pay.and_then(|pay| if let PayKey::Amounts(pay) = pay { Some(pay) } else { None });
        let with = self.pay.and_then(|pay| if let PayKey::With(with) = pay { Some(with) } else { None });
        let buy = self.buy.as_deref().map(ids);
        let all = [
            self.play.map(|card| ("play", Move::Play { card: card.0.0, pay })),
            self.standard.map(|project| {
                let cards = ids(self.cards.as_deref().unwrap_or_default());
                ("standard", Move::Standard { project: project.0, cards, pay })
            }),
            self.milestone.map(|milestone| ("milestone", Move::Milestone(milestone.0))),
            self.award.map(|award| ("award", Move::Award(award.0))),
            self.action
                .map(|card| ("action", Move::Action { card: card.0.0, option: self.option.unwrap_or(0) })),
            self.convert.map(|conversion| ("convert", Move::Convert(conversion.0))),
            self.trade
                .map(|moon| ("trade", Move::Trade { moon: moon.0, with: with.unwrap_or(Resource::Money) })),
            self.leave_out.map(|moon| ("leave_out", Move::LeaveOut(moon.0))),
            self.draft.map(|card| ("draft", Move::Draft(card.0.0))),
            self.corporation.map(|card| {
                let preludes = ids(self.preludes.as_deref().unwrap_or_default());
                ("corporation", Move::Corporation { card: card.0.0, preludes, buy: buy.clone() })
            }),
            self.preludes
                .as_deref()
                .filter(|_| self.corporation.is_none())
                .map(|cards| ("preludes", Move::Preludes(ids(cards)))),
            self.prelude.map(|card| ("prelude", Move::Prelude(card.0.0))),
            buy.filter(|_| self.corporation.is_none()).map(|cards| ("buy", Move::Buy(cards))),
            flag("end_turn", self.end_turn, Move::EndTurn),
            flag("pass", self.pass, Move::Pass),
            flag("production", self.production, Move::Production),
            flag("neutral", self.neutral, Move::Neutral),
            flag("policy", self.policy, Move::Policy),
            self.delegate.map(|party| {
                let source = self.from.map_or(Source::Lobby, |source| source.0);
                ("delegate", Move::Delegate { party: party.0, source })
            }),
        ];
        all.into_iter().flatten().collect()
    }
}

impl TryFrom<MoveKeys> for Move {
    type Error = KeyFault;

    fn try_from(keys: MoveKeys) -> Result<Move, KeyFault> {
        if [keys.end_turn, keys.pass, keys.production, keys.neutral, keys.policy].contains(&Some(false)) {
            return Err(KeyFault::OnlyTrue("end_turn, pass, production, neutral and policy"));
        }
        let (key, action) = one_move(
            keys.what(),
            "play, standard, milestone, award, action, convert, trade, \
             leave_out, buy, draft, corporation, preludes, prelude, end_turn, pass, production, neutral, delegate, policy",
        )?;
        let sells = matches!(action, Move::Standard { project: Project::SellPatents, .. });
        let pays_well = match keys.pay {
            None => key != "trade",
            Some(PayKey::Amounts(_)) => !sells && matches!(key, "play" | "standard"),
            Some(PayKey::With(with)) => key == "trade" && TRADE_PAYERS.contains(&with),
        };
        if !pays_well && key == "trade" {
            return Err(KeyFault::TradePay);
        }
        if !pays_well {
            return Err(KeyFault::Pay(key));
        }
        if keys.cards.is_some() && !sells {
            return Err(KeyFault::Stray { key: "cards", to: "Sell Patents" });
        }
        if keys.option.is_some() && key != "action" {
            return Err(KeyFault::Stray { key: "option", to: "action" });
        }
        if keys.from.is_some() != (key == "delegate") {
            return Err(KeyFault::From);
        }
        Ok(action)
    }
}

/// An answer to a decision.
#[derive(Clone, PartialEq, Debug, serde::Deserialize)]
#[serde(try_from = "AnswerKeys")]
pub(crate) enum Answer {
    Space(Hex),
    Player(Option<u8>),
    Card(Option<CardId>),
    Cards(Vec<CardId>),
    Option(u8),
    Amount(u16),
    Resource(Resource),
    Party(Party),
    Yes(bool),
    Pay(Pay),
    Order(Vec<CardId>),
    Colony(Moon),
    Award(Award),
    Parameter(Parameter),
}

#[derive(serde::Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct AnswerKeys {
    space: Option<Name<Hex>>,
    #[serde(deserialize_with = "present")]
    player: Option<Option<OwnerEntry>>,
    #[serde(deserialize_with = "present")]
    card: Option<Option<Name<AnyCard>>>,
    cards: Option<CardList>,
    option: Option<u8>,
    amount: Option<u16>,
    resource: Option<Name<Resource>>,
    party: Option<Name<Party>>,
    yes: Option<bool>,
    pay: Option<Pay>,
    order: Option<Vec<Name<AnyCard>>>,
    colony: Option<Name<Moon>>,
    award: Option<Name<Award>>,
    parameter: Option<Name<Parameter>>,
}

impl TryFrom<AnswerKeys> for Answer {
    type Error = KeyFault;

    fn try_from(keys: AnswerKeys) -> Result<Answer, KeyFault> {
        let all = [
            keys.space.map(|hex| Answer::Space(hex.0)),
            keys.player.map(|player| Answer::Player(player.and_then(OwnerEntry::player))),
            keys.card.map(|card| Answer::Card(card.map(|card| card.0.0))),
            keys.cards.map(|cards| Answer::Cards(ids(&cards))),
            keys.option.map(Answer::Option),
            keys.amount.map(Answer::Amount),
            keys.resource.map(|resource| Answer::Resource(resource.0)),
            keys.party.map(|party| Answer::Party(party.0)),
            keys.yes.map(Answer::Yes),
            keys.pay.map(Answer::Pay),
            keys.order.map(|cards| Answer::Order(ids(&cards))),
            keys.colony.map(|moon| Answer::Colony(moon.0)),
            keys.award.map(|award| Answer::Award(award.0)),
            keys.parameter.map(|parameter| Answer::Parameter(parameter.0)),
        ];
        one_answer(
            all,
            "space, player, card, cards, option, amount, resource, party, yes, pay, order, colony, award, \
             parameter",
        )
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
        use super::names::{card_name, resource_key};
        let names = |cards: &[CardId]| {
            let names: Vec<String> = cards.iter().map(|&id| format!("{:?}", card_name(id))).collect();
            names.join(", ")
        };
        match self {
            Answer::Space(hex) => write!(f, "{{\"space\": \"{hex}\"}}"),
            Answer::Player(Some(player)) => write!(f, "{{\"player\": {player}}}"),
            Answer::Player(None) => write!(f, "{{\"player\": null}}"),
            Answer::Card(Some(id)) => write!(f, "{{\"card\": {:?}}}", card_name(*id)),
            Answer::Card(None) => write!(f, "{{\"card\": null}}"),
            Answer::Cards(cards) => write!(f, "{{\"cards\": [{}]}}", names(cards)),
            Answer::Option(option) => write!(f, "{{\"option\": {option}}}"),
            Answer::Amount(amount) => write!(f, "{{\"amount\": {amount}}}"),
            Answer::Resource(resource) => write!(f, "{{\"resource\": \"{}\"}}", resource_key(*resource)),
            Answer::Party(party) => write!(f, "{{\"party\": {:?}}}", crate::names::title(party.word())),
            Answer::Yes(yes) => write!(f, "{{\"yes\": {yes}}}"),
            Answer::Pay(pay) => write!(f, "{{\"pay\": {pay}}}"),
            Answer::Order(cards) => write!(f, "{{\"order\": [{}]}}", names(cards)),
            Answer::Colony(moon) => write!(f, "{{\"colony\": \"{}\"}}", crate::names::title(moon.word())),
            Answer::Award(award) => write!(f, "{{\"award\": \"{}\"}}", crate::names::title(award.word())),
            Answer::Parameter(parameter) => {
                write!(f, "{{\"parameter\": \"{}\"}}", super::names::parameter_key(*parameter))
            }
        }
    }
}

impl std::fmt::Display for Pay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let all = [Resource::Money, Resource::Steel, Resource::Titanium, Resource::Heat];
        let given: Vec<String> = all
            .into_iter()
            .filter(|&resource| self.of(resource) > 0)
            .map(|resource| format!("\"{}\": {}", super::names::resource_key(resource), self.of(resource)))
            .chain((self.floaters > 0).then(|| format!("\"floaters\": {}", self.floaters)))
            .chain((self.microbes > 0).then(|| format!("\"microbes\": {}", self.microbes)))
            .collect();
        write!(f, "{{{}}}", given.join(", "))
    }
}
