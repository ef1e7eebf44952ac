//! Turmoil in the shorthand: words of its cards, global events with their formulas, and parties.

use super::word::{amount, resource};
use tharsis_mars::{
    Count, Effect, EventId, Influence, Party, Passive, Policy, PoliticEffect, Ranking, Resource, Tally, When,
    global_event,
};

/// A global event as a row of the fact tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventShorthand {
    /// The published English name.
    pub name: String,
    /// The party at its top left.
    pub revealed_party: String,
    /// The party at its middle right.
    pub current_party: String,
    /// What it does, clause by clause.
    pub effect: Vec<String>,
    /// The same as arithmetic, where there is any.
    pub formula: Vec<String>,
    /// What is different alone.
    pub solo: Option<String>,
}

/// A party as a row of the fact tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartyShorthand {
    /// The published English name.
    pub name: String,
    /// Its place on the board, clockwise.
    pub clockwise: u8,
    /// What its taking power gives.
    pub ruling_bonus: String,
    /// Whether its policy is an effect or an action.
    pub policy_kind: String,
    /// Its policy.
    pub policy: String,
    /// What is different alone.
    pub solo_bonus: Option<String>,
}

/// A global event in the fact tables' shorthand.
pub fn event_shorthand(event: EventId) -> EventShorthand {
    let event = global_event(event);
    EventShorthand {
        name: event.name.to_string(),
        revealed_party: event.revealed.programme().name.to_string(),
        current_party: event.current.programme().name.to_string(),
        effect: clauses(event.effects),
        formula: event.effects.iter().filter_map(|&effect| formula(effect)).collect(),
        solo: event.effects.iter().find_map(|&effect| {
            let Effect::Politic(PoliticEffect::Rank(ranking)) = effect else { return None };
            Some(alone(ranking))
        }),
    }
}

/// A party in the fact tables' shorthand.
pub fn party_shorthand(party: Party) -> PartyShorthand {
    let programme = party.programme();
    let (policy_kind, policy) = match programme.policy {
        Policy::Trigger(trigger) => {
            let occasion = if trigger.when == When::TilePlaced {
                "a player places a tile on Mars (ocean, greenery, city, special)"
            } else {
                "a player places a greenery tile"
            };
            ("effect", format!("{occasion}: he gains {}", gained(trigger.then)))
        }
        Policy::Passive(Passive::RatingCosts(n)) => {
            let rises = "a player's TR rises in the action phase";
            let refused = "if he cannot, the action that raises it is not allowed";
            ("effect", format!("{rises}: he pays {n} M€ per step; {refused}"))
        }
        Policy::Passive(Passive::WorthMore(n, what)) => {
            let when = "for every player when it pays for cards or actions";
            ("effect", format!("{} is worth {n} M€ more {when}", resource(what)))
        }
        Policy::Passive(passive) => ("effect", format!("{passive:?}")),
        Policy::Action { action, once } => {
            let times = if once { "each player once per generation" } else { "any number of times" };
            ("action", format!("{} -> {} ({times})", priced(action.cost), gained(action.gain)))
        }
    };
    PartyShorthand {
        name: programme.name.to_string(),
        clockwise: party as u8,
        ruling_bonus: bonus(programme.bonus),
        policy_kind: policy_kind.to_string(),
        policy,
        solo_bonus: programme
            .bonus
            .contains(&Effect::Politic(PoliticEffect::RateLowest))
            .then(|| "TR +1 if your TR is 20 or less".to_string()),
    }
}

fn bonus(effects: &[Effect]) -> String {
    match effects {
        [Effect::GainPer(what, count)] => {
            format!("each player gains {} per {} he has", amount(1, *what), thing(*count))
        }
        [Effect::Politic(PoliticEffect::RateLowest)] => {
            "the player or players with the lowest TR: TR +1".to_string()
        }
        effects => format!("{effects:?}"),
    }
}

fn gained(effects: &[Effect]) -> String {
    // What parties give; another word would show as such and fail against the fact table.
    let parts = effects.iter().map(|&effect| {
        if let Effect::Gain(n, what) = effect {
            amount(n, what)
        } else if let Effect::Produce(n, what) = effect {
            format!("prod {} {n:+}", resource(what))
        } else if let Effect::Draw(n) = effect {
            format!("draw {n} cards")
        } else {
            format!("{effect:?}")
        }
    });
    parts.collect::<Vec<_>>().join(" and ")
}

fn priced(effects: &[Effect]) -> String {
    match effects {
        [Effect::Pay(n, None)] => format!("spend {}", amount(*n, Resource::Money)),
        effects => format!("{effects:?}"),
    }
}

/// Clauses of an event; like ones share a line.
fn clauses(effects: &[Effect]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut i = 0;
    while i < effects.len() {
        let line = match effects[i..] {
            [Effect::Politic(one), Effect::Politic(other), ..] if let Some(line) = shared(one, other) => {
                i += 1;
                line
            }
            [Effect::Politic(word), ..] => clause(word),
            [effect, ..] => format!("{effect:?}"),
            [] => break,
        };
        lines.push(line);
        i += 1;
    }
    lines
}

/// Two like instructions in one line.
fn shared(one: PoliticEffect, other: PoliticEffect) -> Option<String> {
    if let (PoliticEffect::GainTimes(n, what, a), PoliticEffect::GainTimes(m, also, b)) = (one, other)
        && a.is_influence()
        && b.is_influence()
    {
        return Some(format!("gain {} and {} per influence", amount(n, what), amount(m, also)));
    }
    if let (PoliticEffect::LowerOwn(what), PoliticEffect::LowerOwn(also)) = (one, other) {
        let (what, also) = (resource(what), resource(also));
        return Some(format!("prod {what} -1 and prod {also} -1, each if you have any"));
    }
    None
}

/// One instruction of Turmoil.
pub(super) fn clause(word: PoliticEffect) -> String {
    match word {
        PoliticEffect::GainTimes(n, what, tally) => per(&format!("gain {}", amount(n, what)), tally),
        PoliticEffect::LoseTimes(n, what, tally) => per(&format!("lose {}", amount(n, what)), tally),
        PoliticEffect::ProduceTimes(what, tally) => per(&format!("prod {} +1", resource(what)), tally),
        PoliticEffect::DrawTimes(tally) => per("draw 1 card", tally),
        PoliticEffect::GainAny(tally) => per("gain 1 standard resource of your choice", tally),
        PoliticEffect::GainIf(n, what, _, need) => {
            let kinds = "different kinds of tag, influence counting as kinds";
            format!("gain {} if you have at least {need} {kinds}", amount(n, what))
        }
        PoliticEffect::LowerRating(tally) => {
            let n = fixed(tally);
            let prevents =
                if tally.influence == Influence::TakenOff { ", each influence prevents 1" } else { "" };
            format!("TR -{n}{prevents}")
        }
        PoliticEffect::LoseAll(what) => format!("lose all {}", resource(what)),
        PoliticEffect::KeepAtMost(n, what) => {
            format!("keep at most {} plus influence, the rest is lost", amount(n, what))
        }
        PoliticEffect::LowerOwn(what) => format!("prod {} -1 if you have any", resource(what)),
        PoliticEffect::DiscardCards(n) => {
            format!("discard {n} cards from hand (your choice; all you have if fewer)")
        }
        PoliticEffect::AddToEachNonEmpty(n) => {
            format!(
                "each of your cards (corporation too) with resources on it gets {n} more of that resource"
            )
        }
        PoliticEffect::Rank(ranking) => ranked(ranking),
        PoliticEffect::RateLowest => bonus(&[Effect::Politic(word)]),
        PoliticEffect::NeutralOcean => "first player places 1 ocean".to_string(),
        PoliticEffect::RemoveOcean => {
            "first player removes 1 ocean tile of his choice from the board".to_string()
        }
        PoliticEffect::ShiftTemperature(n) => format!("temperature {n:+} steps"),
        PoliticEffect::SellProduction(n) => {
            format!("lower one of your own productions 1 step -> gain {n} of that resource")
        }
        PoliticEffect::SendDelegates(1) => "place 1 delegate in any party".to_string(),
        PoliticEffect::SendDelegates(n) => format!("place {n} delegates in 1 party"),
        PoliticEffect::RemoveDelegate => {
            let any = "(any owner, neutral too, any party)";
            format!("remove 1 delegate that is not a party leader {any}; it goes back to its owner's reserve")
        }
        PoliticEffect::ReplaceNeutral => {
            let neutral = "1 neutral delegate that is not a party leader, in any party,";
            format!("swap {neutral} for 1 of your own from reserve")
        }
        PoliticEffect::BecomeChairman => {
            let goes = "the neutral chairman goes back to the neutral reserve";
            format!("{goes}, 1 of your delegates from reserve becomes chairman")
        }
    }
}

fn fixed(tally: Tally) -> u8 {
    if let Count::Just(n) = tally.count { n } else { 0 }
}

fn per(what: &str, tally: Tally) -> String {
    if tally.is_influence() {
        return format!("{what} per influence");
    }
    let one = thing(tally.count);
    let sets = matches!(tally.count, Count::RatingOver(_));
    match (tally.influence, tally.at_most) {
        (Influence::Added, Some(most)) if sets => {
            format!("{what} per influence and per {one} (max {most} sets)")
        }
        (Influence::Ignored, Some(most)) if sets => format!("{what} per {one} (max {most} sets)"),
        (Influence::Ignored, Some(most)) => format!("{what} per {one} (max {most})"),
        (Influence::Ignored, None) => format!("{what} per {one}"),
        (Influence::Added, Some(most)) => format!("{what} per {one} (max {most}) and influence"),
        (Influence::Added, None) if tally.share > 1 => {
            format!("{what} per {} {one}s, influence counting as {one}s (no limit)", tally.share)
        }
        (Influence::Added, None) => format!("{what} per {one} (no limit) and influence"),
        (Influence::TakenOff, Some(most)) => format!("{what} per {one} (max {most}, then less influence)"),
        (Influence::TakenOff, None) => format!("{what} per {one}, less influence"),
    }
}

/// One of what is counted.
pub(super) fn thing(count: Count) -> String {
    match count {
        Count::Tags(tag) => format!("{} tag", tag.word()),
        Count::AnyTags(tags) => {
            let words: Vec<&str> = tags.iter().map(|tag| tag.word()).collect();
            let (last, first) = words.split_last().expect("some tags");
            format!("{} and {last} tag", first.join(", "))
        }
        Count::Production(Resource::Plants) => "step of plant production".to_string(),
        Count::Production(what) => format!("step of {} production", resource(what)),
        Count::OwnEvents => "event card you have played".to_string(),
        Count::BlueCards => "blue card in play".to_string(),
        Count::CardsInHand => "card in hand".to_string(),
        Count::OwnCities => "own city tile".to_string(),
        Count::TilesByOcean => "own tile adjacent to at least one ocean tile".to_string(),
        Count::AreasBesideOwn => "empty area adjacent to at least one of your tiles on Mars".to_string(),
        Count::RatingOver(over) => format!("full 5 TR above {over}"),
        Count::OwnParties => "party where you have at least 1 delegate".to_string(),
        Count::TagKinds => "kind of tag".to_string(),
        Count::Just(n) => n.to_string(),
        // Only cards count these, in their own words.
        Count::OpponentTags(_) | Count::Cities | Count::CitiesOnMars | Count::EventsPlayed => {
            format!("{count:?}")
        }
        Count::TagsInPlay(_) | Count::Untagged | Count::Held(_) | Count::Here => format!("{count:?}"),
        Count::HereUpTo(_) | Count::Colonies | Count::ColoniesInPlay => format!("{count:?}"),
    }
}

fn ranked(ranking: &Ranking) -> String {
    let things: Vec<String> = ranking.counts.iter().map(|&count| thing(count) + "s").collect();
    let things = things.join(" + ");
    let (first, second) = (ranking.first, ranking.second);
    if first < 0 {
        let (first, second) = (first.unsigned_abs(), second.unsigned_abs());
        format!(
            "count {things} PLUS influence (no limit): most loses TR {first}, second most loses TR {second}"
        )
    } else {
        format!("count influence + {things} (no limit): most gets TR {first:+}, second most TR {second:+}")
    }
}

fn alone(ranking: &Ranking) -> String {
    let lines: Vec<String> =
        ranking.solo.iter().map(|(need, steps)| format!("score >= {need}: TR {steps:+}")).collect();
    lines.join("; else ")
}

/// An instruction of an event as arithmetic; `I` is influence.
fn formula(effect: Effect) -> Option<String> {
    let Effect::Politic(word) = effect else { return None };
    let text = match word {
        PoliticEffect::GainTimes(n, what, tally) => format!("{} += {}", resource(what), times(n, tally)),
        PoliticEffect::LoseTimes(n, what, tally) => format!("{} -= {}", resource(what), times(n, tally)),
        PoliticEffect::ProduceTimes(what, tally) => format!("prod {} += {}", resource(what), times(1, tally)),
        PoliticEffect::DrawTimes(tally) => format!("draw {} cards", times(1, tally)),
        PoliticEffect::GainAny(tally) => {
            let all: Vec<&str> = Resource::ALL.iter().map(|&what| resource(what)).collect();
            format!("free mix of {} units out of {}", times(1, tally), all.join(", "))
        }
        PoliticEffect::GainIf(n, what, tally, need) => {
            format!("if {} >= {need}: {} += {n}", times(1, tally), resource(what))
        }
        PoliticEffect::LowerRating(tally) => format!("TR -= {}", times(1, tally)),
        PoliticEffect::LoseAll(what) => format!("{} = 0", resource(what)),
        PoliticEffect::KeepAtMost(n, what) => format!("{0} = min({0}, {n} + I)", resource(what)),
        PoliticEffect::LowerOwn(what) => format!("prod {0} = nonneg(prod {0} - 1)", resource(what)),
        PoliticEffect::AddToEachNonEmpty(n) => format!("each own card with >= 1 resource: +{n} of its kind"),
        PoliticEffect::Rank(ranking) => {
            let mut terms: Vec<String> = ranking.counts.iter().map(|&count| counted(count, true)).collect();
            let place = if ranking.first < 0 { terms.len() } else { 0 };
            terms.insert(place, "I".to_string());
            format!("score = {}", terms.join(" + "))
        }
        PoliticEffect::DiscardCards(_) | PoliticEffect::RateLowest => return None,
        PoliticEffect::NeutralOcean | PoliticEffect::RemoveOcean => return None,
        PoliticEffect::ShiftTemperature(_) | PoliticEffect::SellProduction(_) => return None,
        PoliticEffect::SendDelegates(_) | PoliticEffect::RemoveDelegate => return None,
        PoliticEffect::ReplaceNeutral | PoliticEffect::BecomeChairman => return None,
    };
    Some(text)
}

fn times(rate: u8, tally: Tally) -> String {
    let count = counted(tally.count, false);
    let count = match tally.at_most {
        Some(most) => format!("min{most}({count})"),
        None => count,
    };
    let sum = match tally.influence {
        Influence::Ignored => count,
        Influence::Added if tally.is_influence() => "I".to_string(),
        Influence::Added if tally.share > 1 => format!("floor(({count} + I) / {})", tally.share),
        Influence::Added if rate > 1 => format!("({count} + I)"),
        Influence::Added => format!("{count} + I"),
        Influence::TakenOff => format!("nonneg({count} - I)"),
    };
    if rate > 1 { format!("{rate} * {sum}") } else { sum }
}

/// What is counted, as a number.
fn counted(count: Count, term: bool) -> String {
    match count {
        Count::Tags(tag) => format!("{} tags", tag.word()),
        Count::OwnEvents => "played events".to_string(),
        Count::OwnCities if term => "own city tiles (Mars and space)".to_string(),
        Count::OwnCities => "own city tiles, Mars and space".to_string(),
        Count::Production(what) => format!("prod {}", resource(what)),
        Count::TilesByOcean => "own tiles next to an ocean".to_string(),
        Count::BlueCards => "own blue project cards".to_string(),
        Count::CardsInHand => "cards in hand".to_string(),
        Count::TagKinds => "(different kinds of face-up tags)".to_string(),
        Count::RatingOver(over) => format!("nonneg(floor((TR - {over}) / 5))"),
        Count::Just(n) => n.to_string(),
        Count::AnyTags(_) | Count::AreasBesideOwn | Count::OwnParties => thing(count),
        Count::OpponentTags(_) | Count::Cities | Count::CitiesOnMars | Count::EventsPlayed => thing(count),
        Count::TagsInPlay(_) | Count::Untagged | Count::Held(_) | Count::Here => thing(count),
        Count::HereUpTo(_) | Count::Colonies | Count::ColoniesInPlay => thing(count),
    }
}
