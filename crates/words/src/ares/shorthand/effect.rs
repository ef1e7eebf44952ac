//! Instructions, actions and lasting effects in shorthand.

use tharsis_ares::{
    Action, CARD_PRICE, Card, CardResource, Count, Effect, Level, Own, PLANTS_PER_FOREST, Parameter, Passive,
    Payer, Product, Resource, STEEL_WORTH, Standard, TITANIUM_WORTH, Tag, Trigger, When, standard_cost,
};

/// So much of a resource.
pub(super) fn amount(n: u8, resource: Resource) -> String {
    match (resource, n) {
        (Resource::Money, _) => format!("{n} M€"),
        (Resource::Heat, _) => format!("{n} heat"),
        (Resource::Plants, 1) => "1 plant".to_string(),
        (Resource::Plants, _) => format!("{n} plants"),
    }
}

fn cards(n: u8) -> String {
    if n == 1 { "1 card".to_string() } else { format!("{n} cards") }
}

fn held(n: u8, resource: CardResource) -> String {
    let plural = n != 1 && resource != CardResource::Science;
    format!("{n} {}{}", resource.word(), if plural { "s" } else { "" })
}

fn any_of<T: Copy>(words: &[T], word: impl Fn(T) -> String) -> String {
    let words: Vec<String> = words.iter().map(|&it| word(it)).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

fn article(word: &str) -> &'static str {
    if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}

fn per_count(count: Count) -> String {
    match count {
        Count::Nothing => String::new(),
        Count::Tags(tag) => format!("{} tag you have", tag.word()),
        Count::Forests => "forest VP you have".to_string(),
        Count::BlueCards => "blue card you have".to_string(),
        Count::Cards => "card you have".to_string(),
        Count::Level(level) => format!("{} you have", level.word()),
    }
}

/// Writes what stands on one card.
#[derive(Clone, Copy)]
pub(super) struct Notation {
    pub(super) card: &'static Card,
}

impl Notation {
    fn here(self, n: u8) -> String {
        self.card.holds.map_or_else(|| n.to_string(), |kind| held(n, kind))
    }

    /// An instruction of a box or of what is done at once.
    pub(super) fn effect(self, effect: Effect) -> String {
        match effect {
            Effect::Gain(n, resource) => format!("gain {}", amount(n, resource)),
            Effect::Spend(n, resource) => format!("spend {}", amount(n, resource)),
            Effect::SpendFewerIfChosen(n, few, resource) => format!(
                "spend {} ({} if you chose phase III this round)",
                amount(n, resource),
                amount(few, resource)
            ),
            Effect::Pay { cost, off: 0, .. } => format!("spend {cost} M€"),
            Effect::Pay { cost, off, per } => {
                format!("spend {cost} M€ (-{off} M€ per {}, minimum 0)", per_count(per))
            }
            Effect::PayFewWith { cost, few, need, .. } => format!(
                "spend {cost} M€ ({few} M€ if you have {need} or more blue cards in play, this one included)"
            ),
            Effect::LowerRating(n) => format!("spend {n} TR"),
            Effect::Produce(n, product) => format!("prod {} +{n}", product_word(product)),
            Effect::ProducePer(product, count, per) => self.produce_per(product, count, per),
            Effect::Raise(n, level) => format!("{} +{n}", level.word()),
            Effect::Rate(n) => format!("TR +{n}"),
            Effect::RatePer(count) => format!("TR +1 per {} (this one included)", per_count(count)),
            Effect::Warm(n, parameter) => format!("{} +{n}", parameter.word()),
            Effect::Flip(n) => format!("ocean {n}"),
            Effect::Forest(n) => format!("forest {n}"),
            Effect::Draw(n) => format!("draw {}", cards(n)),
            Effect::DrawKeep(n, kept) => {
                format!("draw {}, keep {kept} of them and discard the other {} (no M€)", cards(n), n - kept)
            }
            Effect::Discard(n) => {
                let any = if n == 1 { "any card" } else { "any cards" };
                format!("then discard {} from hand ({any}, no M€)", cards(n))
            }
            Effect::Redraw(n) => format!("discard X cards from hand (X from 1 to {n}) -> draw X cards"),
            Effect::MayDiscardToDraw(tag) => format!(
                "you may discard 1 card from hand -> draw 1 card, or 2 cards if the discarded card has {} {} tag",
                article(tag.word()),
                tag.word()
            ),
            Effect::RevealTake(n, tags) => format!(
                "reveal the top {} of the deck -> take 1 revealed card with a {} tag into hand (if there is one), \
                 discard the other revealed cards",
                cards(n),
                any_of(tags, |tag| tag.word().to_string())
            ),
            Effect::RevealGreen(n) => format!(
                "reveal the top card of the deck: if green discard it and gain {n} M€, otherwise take it into hand"
            ),
            Effect::AddHere(n) => format!("add {} to this card", self.here(n)),
            Effect::AddTo(n, kinds) => {
                let one_card = if n > 1 && kinds.len() > 1 { " (one card)" } else { "" };
                format!("add {} to another card of yours{one_card}", any_of(kinds, |kind| held(n, kind)))
            }
            Effect::AddToAny(n) => {
                format!("add {n} resources to one card of yours that can hold resources (of its own type)")
            }
            Effect::TakeHere(n) => format!("remove {} from this card", self.here(n)),
            Effect::TakeFrom(kinds) => {
                format!("remove {} from any card of yours", any_of(kinds, |kind| held(1, kind)))
            }
            Effect::OneOf(branches) => {
                let all: Vec<String> = branches.iter().map(|it| self.joined(it, " and ")).collect();
                format!("choose one: {}", all.join(" | "))
            }
            Effect::Exchange(from, to, most) => {
                let range = if most == 0 { "any X >= 1".to_string() } else { format!("X from 1 to {most}") };
                format!("spend X {} ({range}) -> gain X {}", unit(from), unit(to))
            }
            Effect::IfTags(tag, n, then) => {
                format!("if you have {n} or more {} tags: {} more", tag.word(), self.joined(then, " and "))
            }
            Effect::IfChosen(then) => {
                format!("if you chose phase III this round also {}", self.joined(then, " and "))
            }
            Effect::PlayMore => "you may play 1 more blue or red card this phase".to_string(),
            Effect::PlayFree(n) => format!(
                "you may play 1 green card from hand with printed cost <= {n} M€ without paying its M€ cost"
            ),
            Effect::NextCheaper(n) => format!("next card you play this phase: cost -{n} M€"),
            Effect::NextEased => {
                "next card you play this phase: treat the oxygen or temperature as one colour zone \
                                  higher or lower"
                    .to_string()
            }
        }
    }

    fn joined(self, effects: &[Effect], between: &str) -> String {
        effects.iter().map(|&effect| self.effect(effect)).collect::<Vec<_>>().join(between)
    }

    fn produce_per(self, product: Product, count: Count, per: u8) -> String {
        let own = matches!(count, Count::Tags(tag) if self.card.has_tag(tag));
        let included = match (own, per) {
            (false, _) => "",
            (true, 1) => " (this one included)",
            (true, _) => " (this one included, rounded down)",
        };
        let each = match count {
            Count::Tags(tag) if per > 1 => format!("{per} {} tags you have", tag.word()),
            Count::Tags(_) | Count::Forests | Count::BlueCards => per_count(count),
            Count::Cards | Count::Level(_) | Count::Nothing => per_count(count),
        };
        format!("prod {} +1 per {each}{included}", product_word(product))
    }

    /// An action: cost, arrow, gain.
    pub(super) fn action(self, action: &Action) -> String {
        let cost: Vec<String> = action
            .cost
            .iter()
            .map(|&effect| {
                if let Effect::Discard(n) = effect {
                    format!("discard {} from hand", cards(n))
                } else {
                    self.effect(effect)
                }
            })
            .collect();
        let gain = self.gain(action.gain);
        if cost.is_empty() { gain } else { format!("{} -> {gain}", cost.join(" and ")) }
    }

    /// What an action gives; more of the same for the chooser of the phase is said in its own way.
    fn gain(self, effects: &[Effect]) -> String {
        match effects {
            [Effect::Gain(n, what), Effect::IfChosen([Effect::Gain(more, also)])] if what == also => format!(
                "gain {}; if you chose phase III this round gain {} more",
                amount(*n, *what),
                amount(*more, *also)
            ),
            [first, Effect::IfChosen(then)] => {
                format!("{}; {}", self.effect(*first), self.effect(Effect::IfChosen(then)))
            }
            _ => self.joined(effects, " and "),
        }
    }

    /// Triggers and what always holds; a discount and a draw for the same tags are one sentence.
    pub(super) fn lasting(self) -> Vec<String> {
        let (mut triggers, mut passives) = (self.card.triggers.to_vec(), self.card.passives.to_vec());
        let mut lines = Vec::new();
        if let (
            [Trigger { when: When::TagPlayed(tags, _), then: [Effect::Draw(n)] }],
            [Passive::CheaperTag(off, same)],
        ) = (&triggers[..], &passives[..])
            && tags == same
        {
            let several = if tags.len() > 1 { (" (not this card)", ", per matching tag") } else { ("", "") };
            lines.push(format!(
                "you play {} tag{}: cost -{off} M€ and draw {}{}",
                tag_list(tags),
                several.0,
                cards(*n),
                several.1
            ));
            triggers.clear();
            passives.clear();
        }
        lines.extend(triggers.iter().map(|trigger| self.trigger(trigger)));
        lines.extend(passives.iter().map(|&passive| self.passive(passive)));
        lines
    }

    fn trigger(self, trigger: &Trigger) -> String {
        let (when, per) = self.occasion(trigger.when);
        let then = match trigger.then {
            [Effect::AddHere(n)] => format!("add {} here{per}", self.here(*n)),
            [Effect::OneOf(branches)] => {
                let all: Vec<String> = branches.iter().map(|it| self.branch(it)).collect();
                format!("per matching tag choose one: {}", all.join(" | "))
            }
            [effect @ Effect::MayDiscardToDraw(_)] => format!("{} {}", per.trim(), self.effect(*effect)),
            [effect @ (Effect::Draw(_) | Effect::Rate(_))] => format!("{}{per}", self.effect(*effect)),
            [Effect::Gain(n, what), Effect::Gain(m, also)] => {
                format!("gain {} and {}", amount(*n, *what), amount(*m, *also))
            }
            effects => self.joined(effects, " and "),
        };
        format!("{when}: {then}")
    }

    fn branch(self, effects: &[Effect]) -> String {
        match effects {
            [Effect::AddHere(n)] => format!("add {} here", self.here(*n)),
            [Effect::TakeHere(n), Effect::Draw(drawn)] => {
                format!("remove {} from here -> draw {}", self.here(*n), cards(*drawn))
            }
            _ => self.joined(effects, " and "),
        }
    }

    /// The occasion of a trigger, and how its gain is counted.
    fn occasion(self, when: When) -> (String, String) {
        let plain = |occasion: &str, per: &str| (occasion.to_string(), per.to_string());
        match when {
            When::TagPlayed(tags, own) => {
                let n: u8 = tags.iter().map(|&tag| self.card.count_tag(tag)).sum();
                let suffix = match (own, n) {
                    (Own::Too, 1) => " (this card's own tag included)",
                    (Own::Too, _) => " (this card's own two tags included)",
                    (Own::Not, 0) => "",
                    (Own::Not, _) => " (not this one)",
                };
                let per = match tags {
                    // An event bears its tag once.
                    [Tag::Event] => String::new(),
                    [tag] => format!(" per {} tag", tag.word()),
                    _ => " per matching tag".to_string(),
                };
                (format!("you play {} tag{suffix}", tag_list(tags)), per)
            }
            When::CardPlayed => plain("you play a card (not this one)", ""),
            When::SteelPlayed => {
                plain("you play a card whose stock box gives steel (not this one)", " per steel it gives")
            }
            When::Raised([Parameter::Temperature]) => plain("you raise the temperature", " per step"),
            When::Raised([Parameter::Oceans]) => plain("you flip an ocean tile", ""),
            When::Raised(_) => {
                plain("you raise oxygen, flip an ocean tile or raise the temperature", " per step or tile")
            }
            When::ForestGained => plain("you gain forest VP", " per forest VP"),
            When::ActionUsed => plain("you use an action printed on one of your cards", ""),
        }
    }

    fn passive(self, passive: Passive) -> String {
        match passive {
            Passive::Cheaper(n) => format!("you play a card (not this one): cost -{n} M€"),
            Passive::CheaperTag(n, tags) => format!("you play {} tag: cost -{n} M€", tag_list(tags)),
            Passive::CheaperFrom(cost, n) => {
                format!("you play a card with printed cost >= {cost} M€: cost -{n} M€")
            }
            Passive::CheaperStandard(n) => {
                let less = |standard: Standard| standard_cost(standard).0 - n;
                format!(
                    "your standard actions that cost M€ cost {n} M€ less (forest {}, temperature {}, ocean {})",
                    less(Standard::ForestMoney),
                    less(Standard::TemperatureMoney),
                    less(Standard::Ocean)
                )
            }
            Passive::WorthMore(n, level) => {
                let (kind, plain) = match level {
                    Level::Steel => ("building", STEEL_WORTH),
                    Level::Titanium => ("space", TITANIUM_WORTH),
                };
                format!(
                    "each of your {} reduces a {kind}-tag card by {n} M€ more ({} instead of {plain})",
                    level.word(),
                    plain + n
                )
            }
            Passive::MayPay(Payer::Heat, ..) => {
                "you may pay any M€ cost partly or fully with heat, 1 heat = 1 M€; M€ never pays for heat"
                    .to_string()
            }
            Passive::MayPay(Payer::Microbes, units, worth) => format!(
                "you play a card: you may remove {} from here -> that card costs {worth} M€ less",
                held(units, CardResource::Microbe)
            ),
            Passive::MayPay(Payer::Plants, units, worth) => format!(
                "you play a card (not this one): you may spend {} -> that card costs {worth} M€ less",
                amount(units, Resource::Plants)
            ),
            Passive::ForestFor(n) => format!(
                "your standard action plants -> forest costs {n} plants instead of {PLANTS_PER_FOREST}"
            ),
            Passive::Eased => {
                "you play a card with an oxygen or temperature requirement: treat the current oxygen or \
                               temperature as one colour zone higher or lower for that check"
                    .to_string()
            }
            Passive::SellsForMore(n) => format!(
                "each card you discard for M€ gives {n} M€ more ({} instead of {CARD_PRICE})",
                CARD_PRICE + n
            ),
            Passive::Research(0, keep) => format!("your research phase: keep {} more", cards(keep)),
            Passive::Research(draw, 0) => {
                format!("your research phase: draw {} more (keep as many as before)", cards(draw))
            }
            Passive::Research(draw, keep) => {
                format!("your research phase: draw {} more and keep {} more", cards(draw), cards(keep))
            }
            Passive::BuyStep(n) => {
                format!("the first time your TR goes up in a phase: you may spend {n} M€ -> TR +1")
            }
        }
    }
}

fn product_word(product: Product) -> &'static str {
    match product {
        Product::Money => "M€",
        Product::Heat => "heat",
        Product::Plants => "plants",
        Product::Cards => "card",
    }
}

fn unit(resource: Resource) -> &'static str {
    match resource {
        Resource::Money => "M€",
        Resource::Heat => "heat",
        Resource::Plants => "plants",
    }
}

/// "an animal, microbe or plant".
fn tag_list(tags: &[Tag]) -> String {
    let list = any_of(tags, |tag| tag.word().to_string());
    format!("{} {list}", article(&list))
}
