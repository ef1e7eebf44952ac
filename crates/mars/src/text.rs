//! Handles to static rule text: what a task or question is about, small enough to be saved, compared and sent.

use crate::card::{ColonyEffect, Effect, ExtraEffect, PoliticEffect, Site};
use crate::cards::{PLAY_ORDER, card};
use crate::global_event::{EventId, global_event};
use crate::hex::Hex;
use crate::map::MapId;
use crate::party::Policy;
use crate::vocabulary::{Award, Conversion, Milestone, Moon, Parameter, Party, Project, Resource, Tile};
use serde::{Deserialize, Serialize};
use tharsis_kernel::CardId;

/// Which part of the rules a text is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clause {
    /// A card's immediate effects.
    #[default]
    Play,
    /// A corporation's first action.
    First,
    /// What an action costs.
    Cost(u8),
    /// What an action gives.
    Gain(u8),
    /// A trigger.
    Trigger(u8),
    /// The production box of a card, repeated by Robotic Workforce.
    Copied,
    /// A standard project.
    Project(Project),
    /// A conversion.
    Convert(Conversion),
    /// A bonus step of a parameter, by its row in the map's table.
    BonusStep(MapId, u8),
    /// What is printed on an area of a map.
    Area(MapId, Hex),
    /// A milestone.
    Milestone(Milestone),
    /// An award.
    Award(Award),
    /// Cards bought in research or at the opening.
    Research,
    /// A trade with a colony tile: what it costs.
    Trade(Moon),
    /// The income of a trade, by the position of the marker (C16).
    Income(Moon, u8),
    /// What a new colony gives its builder (C10).
    Build(Moon),
    /// What a trade gives the owner of a colony (C17).
    ColonyBonus(Moon),
    /// A global event.
    Global(EventId),
    /// What a party's taking power gives.
    RulingBonus(Party),
    /// What a ruling party's policy does by itself.
    Policy(Party),
    /// What the action of a policy costs.
    PolicyCost(Party),
    /// What the action of a policy gives.
    PolicyGain(Party),
    /// A delegate sent from the reserve.
    Delegate,
    /// What the first player does as World Government (V22).
    WorldGovernment,
    /// A parameter that the World Government raises.
    Governed(Parameter),
    /// A prelude chosen to be played, or what replaces it (P17).
    Prelude,
}

/// A piece of static rule text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Text {
    /// Which part.
    pub clause: Clause,
    /// Of which card; 0 where the clause is not of a card.
    pub card: CardId,
    /// Inside a choice: 1 + the alternative taken; 0 outside.
    pub branch: u8,
}

/// One instruction of a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct At {
    /// The text.
    pub text: Text,
    /// Which of its effects, in the order they are carried out.
    pub step: u8,
}

/// What reaching a value of a parameter gives (M7).
#[derive(Clone, Copy, Debug)]
pub struct BonusStep {
    /// The parameter.
    pub parameter: Parameter,
    /// The value, in the parameter's unit.
    pub at: i8,
    /// What the player who reaches it gets.
    pub gives: &'static [Effect],
}

/// The price of a standard project before reductions (M95 to M100, C8, V14, P32).
pub const fn project_cost(project: Project) -> u8 {
    match project {
        Project::SellPatents => 0,
        Project::PowerPlant => 11,
        Project::Asteroid => 14,
        Project::Aquifer => 18,
        Project::Greenery => 23,
        Project::City => 25,
        Project::BuildColony => 17,
        Project::AirScrapping => 15,
        Project::BufferGas => 16,
    }
}

/// What a standard project does. Selling patents is asked card by card instead.
pub const fn project_effects(project: Project) -> &'static [Effect] {
    match project {
        Project::SellPatents => &[],
        Project::PowerPlant => &[Effect::Produce(1, Resource::Energy)],
        Project::Asteroid => &[Effect::Raise(1, Parameter::Temperature)],
        Project::Aquifer => &[Effect::PlaceOceans(1)],
        Project::Greenery => &[Effect::Place(Tile::Greenery, Site::Greenery)],
        Project::City => &[Effect::Place(Tile::City, Site::City), Effect::Produce(1, Resource::Money)],
        Project::BuildColony => &[Effect::Colony(ColonyEffect::PlaceColony { own_too: false })],
        Project::AirScrapping => &[Effect::Raise(1, Parameter::Venus)],
        Project::BufferGas => &[Effect::Rate(1)],
    }
}

/// What a conversion does.
pub const fn conversion_effects(conversion: Conversion) -> &'static [Effect] {
    match conversion {
        Conversion::Plants => &[Effect::Place(Tile::Greenery, Site::Greenery)],
        Conversion::Heat => &[Effect::Raise(1, Parameter::Temperature)],
    }
}

/// What the World Government does with a parameter (V22).
const fn government_effects(parameter: Parameter) -> &'static [Effect] {
    const fn raise(parameter: Parameter) -> Effect {
        Effect::Extra(ExtraEffect::RaiseNeutrally(parameter))
    }
    match parameter {
        Parameter::Temperature => const { &[raise(Parameter::Temperature)] },
        Parameter::Oxygen => const { &[raise(Parameter::Oxygen)] },
        Parameter::Venus => const { &[raise(Parameter::Venus)] },
        Parameter::Oceans => &[Effect::Politic(PoliticEffect::NeutralOcean)],
    }
}

impl Text {
    /// A text of a card.
    pub const fn of(card: CardId, clause: Clause) -> Text {
        Text { clause, card, branch: 0 }
    }

    /// A text of no card.
    pub const fn rule(clause: Clause) -> Text {
        Text { clause, card: 0, branch: 0 }
    }

    /// The alternative `i` of the choice in this text.
    pub const fn branch(self, i: u8) -> Text {
        Text { branch: i + 1, ..self }
    }

    /// The effects outside any choice, as printed.
    fn whole(self) -> &'static [Effect] {
        match self.clause {
            Clause::Play | Clause::Copied => card(self.card).play,
            Clause::First => card(self.card).first,
            Clause::Cost(i) => card(self.card).actions[i as usize].cost,
            Clause::Gain(i) => card(self.card).actions[i as usize].gain,
            Clause::Trigger(i) => card(self.card).triggers[i as usize].then,
            Clause::Project(project) => project_effects(project),
            Clause::Convert(conversion) => conversion_effects(conversion),
            Clause::BonusStep(map, i) => map.map().bonus_steps[i as usize].gives,
            Clause::Area(map, hex) => map.map().area(hex).gives,
            Clause::Milestone(_) | Clause::Award(_) | Clause::Research | Clause::Trade(_) => &[],
            Clause::Income(moon, marker) => moon.tile().income[marker as usize],
            Clause::Build(moon) => moon.tile().build,
            Clause::ColonyBonus(moon) => moon.tile().bonus,
            Clause::Delegate | Clause::Prelude => &[],
            Clause::WorldGovernment => &[Effect::Extra(ExtraEffect::WorldGovernment)],
            Clause::Governed(parameter) => government_effects(parameter),
            Clause::Global(event) => global_event(event).effects,
            Clause::RulingBonus(party) => party.programme().bonus,
            Clause::Policy(party) => match party.programme().policy {
                Policy::Trigger(trigger) => trigger.then,
                Policy::Passive(_) | Policy::Action { .. } => &[],
            },
            Clause::PolicyCost(party) => party.action().map_or(&[], |(action, _)| action.cost),
            Clause::PolicyGain(party) => party.action().map_or(&[], |(action, _)| action.gain),
        }
    }

    /// The effects of this text, as printed.
    pub fn effects(self) -> &'static [Effect] {
        let whole = self.whole();
        if self.branch == 0 {
            return whole;
        }
        for effect in whole {
            if let Effect::OneOf(branches) = effect {
                return branches[self.branch as usize - 1];
            }
        }
        unreachable!("a branch is taken only where there is a choice")
    }

    /// The effect carried out as number `step`, if there are so many.
    #[inline]
    pub(crate) fn effect_in_order(self, step: u8) -> Option<Effect> {
        let effects = self.effects();
        if step as usize >= effects.len() {
            return None;
        }
        // Only immediate effects are reordered: elsewhere a cost stands before what it buys.
        let ordered = matches!(self.clause, Clause::Play | Clause::Copied) && self.branch == 0;
        let i = if ordered { PLAY_ORDER[self.card as usize][step as usize] as usize } else { step as usize };
        Some(effects[i])
    }
}

impl At {
    /// The effect here.
    pub fn effect(self) -> Effect {
        self.text.effect_in_order(self.step).expect("a question is about an effect that exists")
    }
}
