//! The card language of Ares Expedition. A card is a value made of these words; no card has code of its own.
//!
//! Readers of the language, each an exhaustive `match`, so that the compiler lists what a new word still needs:
//!
//! | reader | what it does | where |
//! | --- | --- | --- |
//! | `check` | can it be carried out now, and if not, why | `ares/src/check.rs` |
//! | `perform` | carries it out | `ares/src/perform/` |
//! | `describe` | says it in words | `words/src/ares/describe.rs` |
//! | `depict` | draws it as icons | `words/src/ares/depict.rs` |
//! | `shorthand` | writes it as the fact table does | `words/src/ares/shorthand.rs` |
//!
//! Effects are carried out in the order of the text.

use crate::vocabulary::{CardResource, Kind, Level, Parameter, Payer, Product, Resource, Tag, Zone};

/// One instruction of card text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Gain so much of a resource.
    Gain(u8, Resource),
    /// Spend so much of a resource; a cost.
    Spend(u8, Resource),
    /// Spend so much of a resource, or fewer if you chose the action phase; a cost.
    SpendFewerIfChosen(u8, u8, Resource),
    /// Pay so many M€, less `off` for each thing counted, never below 0; a cost.
    Pay {
        /// Before reductions.
        cost: u8,
        /// M€ off for each.
        off: u8,
        /// What is counted.
        per: Count,
    },
    /// Pay so many M€, or `few` with at least `need` of what is counted; a cost.
    PayFewWith {
        /// Without them.
        cost: u8,
        /// With them.
        few: u8,
        /// How many are needed.
        need: u8,
        /// Of what.
        of: Count,
    },
    /// Terraform rating down; a cost.
    LowerRating(u8),
    /// Production up.
    Produce(u8, Product),
    /// Production of 1 for every so many things counted, kept up to date (A37).
    ProducePer(Product, Count, u8),
    /// A level up.
    Raise(u8, Level),
    /// Terraform rating up.
    Rate(u8),
    /// Terraform rating up 1 for each thing counted.
    RatePer(Count),
    /// Temperature or oxygen up so many steps (A3).
    Warm(u8, Parameter),
    /// Flip so many ocean tiles (A5).
    Flip(u8),
    /// So many times a forest and a step of oxygen (A8, A38).
    Forest(u8),
    /// Draw so many cards.
    Draw(u8),
    /// Draw so many cards, keep so many of them.
    DrawKeep(u8, u8),
    /// Discard so many cards from hand, without M€.
    Discard(u8),
    /// Discard 1 to so many cards from hand, without M€, and draw as many.
    Redraw(u8),
    /// You may discard a card from hand to draw 1, or 2 if it bears this tag.
    MayDiscardToDraw(Tag),
    /// Reveal so many cards, take one with one of these tags, discard the others.
    RevealTake(u8, &'static [Tag]),
    /// Reveal the top card: a green one is discarded for so many M€, another goes to hand.
    RevealGreen(u8),
    /// So many resources onto this card.
    AddHere(u8),
    /// So many resources of one of these kinds onto one other card of yours; lost if none holds it (A33).
    AddTo(u8, &'static [CardResource]),
    /// So many resources onto one card of yours that holds any kind.
    AddToAny(u8),
    /// Take so many resources off this card; a cost.
    TakeHere(u8),
    /// Take 1 resource of one of these kinds off any card of yours; a cost.
    TakeFrom(&'static [CardResource]),
    /// Exactly one of these.
    OneOf(&'static [&'static [Effect]]),
    /// Spend X of the first, X from 1 to at most so many, for X of the second; 0 is no limit.
    Exchange(Resource, Resource, u8),
    /// Only with at least so many tags.
    IfTags(Tag, u8, &'static [Effect]),
    /// Only if you chose the action phase.
    IfChosen(&'static [Effect]),
    /// One more blue or red card in this phase.
    PlayMore,
    /// A green card of at most this printed cost, without its M€ cost.
    PlayFree(u8),
    /// The next card in this phase is cheaper.
    NextCheaper(u8),
    /// The next card in this phase: temperature and oxygen one zone higher or lower.
    NextEased,
}

/// What an effect counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Nothing.
    Nothing,
    /// Own tags in play.
    Tags(Tag),
    /// Own forests.
    Forests,
    /// Own blue cards in play.
    BlueCards,
    /// Own project cards in play.
    Cards,
    /// Own level.
    Level(Level),
}

/// A printed requirement (A31, A32).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Temperature or oxygen in this zone or a higher one.
    AtLeast(Parameter, Zone),
    /// Temperature or oxygen in this zone or a lower one.
    AtMost(Parameter, Zone),
    /// At least so many oceans.
    OceansAtLeast(u8),
    /// At most so many oceans.
    OceansAtMost(u8),
    /// Own tags, those of the card itself not counted.
    Tags(Tag, u8),
    /// Terraform rating.
    Rating(u8),
    /// A resource that is spent with the card.
    Spend(u8, Resource),
    /// Terraform rating that is spent with the card.
    SpendRating(u8),
}

/// Points at the end of the game (A45).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// None.
    None,
    /// So many.
    Fixed(i8),
    /// 1 for every so many resources on this card.
    PerHere(u8),
    /// 1 for every so many things counted.
    Per(u8, Count),
}

/// What sets off a trigger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// You play one of these tags; once for each (A36). With or without those of the card itself.
    TagPlayed(&'static [Tag], Own),
    /// You play another card.
    CardPlayed,
    /// You play a card that gives steel; once for each steel.
    SteelPlayed,
    /// You raise one of these parameters, once for each step or tile.
    Raised(&'static [Parameter]),
    /// You gain a forest.
    ForestGained,
    /// You use an action printed on a card.
    ActionUsed,
}

/// Whether a card's own tags set off its triggers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// They do.
    Too,
    /// They do not.
    Not,
}

/// An effect that waits for something.
#[derive(Clone, Copy, Debug)]
pub struct Trigger {
    /// For what.
    pub when: When,
    /// What its owner then gets.
    pub then: &'static [Effect],
}

/// A use once per action phase (A24): the cost left of the arrow, the gain right of it.
#[derive(Clone, Copy, Debug)]
pub struct Action {
    /// Paid first.
    pub cost: &'static [Effect],
    /// Received then.
    pub gain: &'static [Effect],
}

/// What always holds while the card is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passive {
    /// Your cards cost less.
    Cheaper(u8),
    /// Your cards cost so much less for each such tag on them.
    CheaperTag(u8, &'static [Tag]),
    /// Your cards of at least this printed cost are so much cheaper: (least cost, M€).
    CheaperFrom(u8, u8),
    /// Your standard actions that cost M€ cost less.
    CheaperStandard(u8),
    /// A level is worth so much more.
    WorthMore(u8, Level),
    /// So many of these make a card 1 × so much cheaper, once for each card: (payer, units, M€).
    MayPay(Payer, u8, u8),
    /// Your plants make a forest for so many.
    ForestFor(u8),
    /// Temperature and oxygen count as one zone higher or lower for your requirements.
    Eased,
    /// Each card you sell gives so much more.
    SellsForMore(u8),
    /// In research you draw and keep so many more.
    Research(u8, u8),
    /// After the first rise of your rating in a phase: so many M€ for one step more.
    BuyStep(u8),
}

/// A project card or corporation.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// As printed: "1" to "220".
    pub number: &'static str,
    /// The published English name.
    pub name: &'static str,
    /// Its colour.
    pub kind: Kind,
    /// Printed cost; 0 for corporations.
    pub cost: u8,
    /// In printed order, repeated ones repeated.
    pub tags: &'static [Tag],
    /// The numerals printed beside its effect or action: when it can matter. Green and red cards print none of their own.
    pub phases: &'static str,
    /// Marked for the first game (A14).
    pub first_game: bool,
    /// Printed requirements; all must hold.
    pub needs: &'static [Need],
    /// What can lie on it.
    pub holds: Option<CardResource>,
    /// Done once when played; for corporations the M€ and cards they start with.
    pub play: &'static [Effect],
    /// The production box.
    pub production: &'static [Effect],
    /// The steel and titanium it gives.
    pub stock: &'static [Effect],
    /// One of them once per action phase.
    pub actions: &'static [Action],
    /// Effects that wait.
    pub triggers: &'static [Trigger],
    /// Effects that always hold.
    pub passives: &'static [Passive],
    /// At the end.
    pub points: Points,
}

impl Effect {
    /// Whether it may ask or take cards from the deck, so that its place among other effects can matter.
    pub const fn asks_or_draws(self) -> bool {
        match self {
            Effect::Gain(..) | Effect::Spend(..) | Effect::SpendFewerIfChosen(..) => false,
            Effect::LowerRating(_) | Effect::Produce(..) | Effect::ProducePer(..) | Effect::Raise(..) => {
                false
            }
            Effect::Rate(_) | Effect::RatePer(_) | Effect::Warm(..) | Effect::AddHere(_) => false,
            Effect::TakeHere(_) | Effect::IfTags(..) | Effect::IfChosen(_) | Effect::PlayMore => false,
            Effect::PlayFree(_) | Effect::NextCheaper(_) | Effect::NextEased => false,
            Effect::Pay { .. } | Effect::PayFewWith { .. } | Effect::Flip(_) | Effect::Forest(_) => true,
            Effect::Draw(_) | Effect::DrawKeep(..) | Effect::Discard(_) | Effect::Redraw(_) => true,
            Effect::MayDiscardToDraw(_) | Effect::RevealTake(..) | Effect::RevealGreen(_) => true,
            Effect::AddTo(..) | Effect::AddToAny(_) | Effect::TakeFrom(_) | Effect::OneOf(_) => true,
            Effect::Exchange(..) => true,
        }
    }
}

/// A green card.
pub const fn green(number: &'static str, name: &'static str, cost: u8) -> Card {
    card(Kind::Green, number, name, cost)
}

/// A blue card, with the numerals printed on it.
pub const fn blue(number: &'static str, name: &'static str, cost: u8, phases: &'static str) -> Card {
    Card { phases, ..card(Kind::Blue, number, name, cost) }
}

/// A red card.
pub const fn red(number: &'static str, name: &'static str, cost: u8) -> Card {
    card(Kind::Red, number, name, cost)
}

/// A corporation, with the numerals printed at its effect.
pub const fn corporation(number: &'static str, name: &'static str, phases: &'static str) -> Card {
    Card { phases, ..card(Kind::Corporation, number, name, 0) }
}

/// A trigger.
pub const fn when(when: When, then: &'static [Effect]) -> Trigger {
    Trigger { when, then }
}

/// An action with a cost.
pub const fn spend(cost: &'static [Effect], gain: &'static [Effect]) -> Action {
    Action { cost, gain }
}

/// An action without a cost.
pub const fn free(gain: &'static [Effect]) -> Action {
    Action { cost: &[], gain }
}

/// A price in M€ without reductions.
pub const fn pay(cost: u8) -> Effect {
    Effect::Pay { cost, off: 0, per: Count::Nothing }
}

const fn card(kind: Kind, number: &'static str, name: &'static str, cost: u8) -> Card {
    Card {
        number,
        name,
        kind,
        cost,
        tags: &[],
        phases: "",
        first_game: false,
        needs: &[],
        holds: None,
        play: &[],
        production: &[],
        stock: &[],
        actions: &[],
        triggers: &[],
        passives: &[],
        points: Points::None,
    }
}

/// The builder in which the tables are written.
impl Card {
    /// Sets the tags.
    pub const fn tags(self, tags: &'static [Tag]) -> Card {
        Card { tags, ..self }
    }
    /// Marks it for the first game.
    pub const fn starred(self) -> Card {
        Card { first_game: true, ..self }
    }
    /// Sets the requirements.
    pub const fn needs(self, needs: &'static [Need]) -> Card {
        Card { needs, ..self }
    }
    /// Sets what it holds.
    pub const fn holds(self, resource: CardResource) -> Card {
        Card { holds: Some(resource), ..self }
    }
    /// Sets the immediate effects.
    pub const fn play(self, play: &'static [Effect]) -> Card {
        Card { play, ..self }
    }
    /// Sets the production box.
    pub const fn production(self, production: &'static [Effect]) -> Card {
        Card { production, ..self }
    }
    /// Sets the steel and titanium.
    pub const fn stock(self, stock: &'static [Effect]) -> Card {
        Card { stock, ..self }
    }
    /// Sets the actions.
    pub const fn actions(self, actions: &'static [Action]) -> Card {
        Card { actions, ..self }
    }
    /// Sets the triggers.
    pub const fn triggers(self, triggers: &'static [Trigger]) -> Card {
        Card { triggers, ..self }
    }
    /// Sets what always holds.
    pub const fn passives(self, passives: &'static [Passive]) -> Card {
        Card { passives, ..self }
    }
    /// Sets fixed points.
    pub const fn points(self, points: i8) -> Card {
        Card { points: Points::Fixed(points), ..self }
    }
    /// Sets points that are counted at the end.
    pub const fn scores(self, points: Points) -> Card {
        Card { points, ..self }
    }
    /// How often it bears the tag.
    pub const fn count_tag(&self, tag: Tag) -> u8 {
        let mut n = 0;
        let mut i = 0;
        while i < self.tags.len() {
            if self.tags[i] as u8 == tag as u8 {
                n += 1;
            }
            i += 1;
        }
        n
    }
    /// Whether it bears the tag.
    pub const fn has_tag(&self, tag: Tag) -> bool {
        self.count_tag(tag) > 0
    }
    /// How much of a level it gives.
    pub const fn gives_level(&self, level: Level) -> u8 {
        let mut n = 0;
        let mut i = 0;
        while i < self.stock.len() {
            if let Effect::Raise(steps, what) = self.stock[i]
                && what as u8 == level as u8
            {
                n += steps;
            }
            i += 1;
        }
        n
    }
    /// How much of a resource its requirements spend.
    pub const fn spends(&self, resource: Resource) -> u8 {
        let mut n = 0;
        let mut i = 0;
        while i < self.needs.len() {
            if let Need::Spend(amount, what) = self.needs[i]
                && what as u8 == resource as u8
            {
                n += amount;
            }
            i += 1;
        }
        n
    }
}
