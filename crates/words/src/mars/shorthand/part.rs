//! Requirements, actions, triggers, lasting effects and points in the shorthand.

use super::word::{a_tag, amount, held_plural, limit, project, resource, share};
use crate::mars::clause::own_tiles;
use tharsis_mars::{
    Action, Beside, By, CARD_PRICE, Card, Effect, Need, OCEAN_BONUS, PLANTS_PER_GREENERY, Parameter, Passive,
    Points, Resource, Tag, Tile, Trigger, When, trade_price,
};

/// Writes the parts of one card.
#[derive(Clone, Copy)]
pub(super) struct Notation {
    pub(super) card: &'static Card,
}

/// How the tables say that a requirement is eased.
pub(super) fn eased(n: u8) -> String {
    let on_mars = Parameter::ALL.iter().filter(|&&parameter| parameter != Parameter::Venus);
    let parameters: Vec<&str> = on_mars.map(|parameter| parameter.word()).collect();
    format!("eased by up to {n} steps ({}; min or max)", parameters.join(", "))
}

impl Notation {
    /// Requirements; what the card takes from its player must be there too.
    pub(super) fn requires(self) -> Vec<String> {
        let mut requires: Vec<String> = self.card.needs.iter().map(|&need| self.need(need)).collect();
        for &effect in self.card.play {
            if let Effect::Lose(n, what) = effect {
                requires.push(format!("{} >= {n}", resource(what)));
            }
        }
        requires
    }

    fn need(self, need: Need) -> String {
        match need {
            Need::AtLeast(parameter, n) => limit(parameter, ">=", n),
            Need::AtMost(parameter, n) => limit(parameter, "<=", n),
            Need::Tags(tag, n) => format!("{} tags >= {n}", tag.word()),
            Need::Production(what, n) => format!("prod {} >= {n}", resource(what)),
            Need::Greeneries(n) => format!("greenery tiles you own >= {n}"),
            Need::OwnCities(n) => format!("city tiles you have >= {n} (Mars and space)"),
            Need::Held(what, n) => format!("{} >= {n} (on all your cards together)", held_plural(what)),
            Need::OwnColonies(n) => format!("colonies you have >= {n}"),
            Need::OwnColoniesAtMost(n) => format!("colonies you have <= {n}"),
            Need::Cities(n) => format!("city tiles in play >= {n} (any owner, on Mars and in space)"),
            Need::Party(party) => format!("party {}", party.programme().name),
            Need::Chairman => "you are chairman".to_string(),
            Need::NeutralChairman => "the chairman is neutral".to_string(),
            Need::LeadParties(n) => format!("you lead >= {n} {}", if n == 1 { "party" } else { "parties" }),
            Need::Rating(n) => format!("TR >= {n}"),
        }
    }

    /// An action: price, arrow, gain.
    pub(super) fn action(self, action: &Action) -> String {
        self.exchange(action.cost, action.gain)
    }

    /// A trigger: occasion, colon, what follows. What anybody sets off says that the gain is the owner's.
    pub(super) fn trigger(self, trigger: &Trigger) -> String {
        let (occasion, by) = self.when(trigger.when);
        let then = self.alternative(trigger.then);
        let tile = !matches!(trigger.when, When::TagPlayed(..));
        let gain = matches!(trigger.then.first(), Some(Effect::Gain(..)));
        let you = if by == By::Anyone && tile && gain { "you " } else { "" };
        format!("{occasion}: {you}{then}")
    }

    fn when(self, when: When) -> (String, By) {
        match when {
            When::TagPlayed(tags, by) => {
                let verb = if by == By::You { "you play" } else { "any player plays" };
                let own = tags.iter().map(|&tag| self.card.count_tag(tag)).sum();
                (format!("{verb} {} tag{}", one_of(tags), own_included(own)), by)
            }
            When::OceanPlaced(by) => (self.places(by, "an ocean tile", "", |tile| tile == Tile::Ocean), by),
            When::CityPlaced(by) => {
                let where_ = if by == By::You { " (on Mars or in space)" } else { "" };
                (self.places(by, "a city tile", where_, Tile::is_city), by)
            }
            When::CityPlacedOnMars(by) => (self.places(by, "a city tile on Mars", "", Tile::is_city), by),
            When::GreeneryPlaced(by) => {
                (self.places(by, "a greenery tile", "", |tile| tile == Tile::Greenery), by)
            }
            When::EventPlayed(None) => ("you play an event card".to_string(), By::You),
            When::EventPlayed(Some(tag)) => {
                (format!("you play an event card with {} tag", a_tag(tag)), By::You)
            }
            When::PaidAtLeast(n) => {
                let what = "a card or standard project whose printed cost is";
                (format!("after you paid {what} >= {n} M€"), By::You)
            }
            When::ProjectPaid => {
                ("after you paid a standard project (not sell patents)".to_string(), By::You)
            }
            When::MetalEarned => {
                ("a tile you place earns you printed steel or titanium".to_string(), By::You)
            }
            When::CardPaid(n) => {
                (format!("you play a project card with a printed cost of {n} M€ or more"), By::You)
            }
            When::NewTag => ("you get a kind of tag you had not yet in play".to_string(), By::You),
            When::ColonyPlaced(by) => {
                let verb = if by == By::You { "you place" } else { "any player places" };
                (format!("{verb} a colony (yours and the first action included)"), by)
            }
            When::TilePlaced => ("you place a tile on Mars".to_string(), By::You),
            When::RatingNotRaised => {
                let unless = "if your TR was not raised so far this generation";
                (format!("production phase, {unless}"), By::You)
            }
            When::PointsPaid => ("you play a card with a VP icon that is not negative".to_string(), By::You),
            When::Raised(parameter) => {
                let (first, rest) = parameter.word().split_at(1);
                let scale = format!("the {}{rest} scale is raised", first.to_uppercase());
                (format!("{scale} (by anybody, World Government included)"), By::You)
            }
        }
    }

    fn places(self, by: By, what: &str, where_: &str, wanted: impl Fn(Tile) -> bool) -> String {
        let verb = if by == By::You { "you place" } else { "any player places" };
        let own = own_tiles(self.card, wanted);
        format!("{verb} {what}{where_}{}", own_included(own))
    }

    /// What always holds.
    pub(super) fn passive(self, passive: Passive) -> String {
        match passive {
            Passive::Cheaper(n) => format!("you play a card: cost -{n} M€"),
            Passive::CheaperTag(n, tag) => {
                format!("you play a card with {} tag: cost -{n} M€ per {} tag on it", a_tag(tag), tag.word())
            }
            Passive::CheaperProject(n, what) => {
                format!("you use the standard project {}: cost -{n} M€", project(what))
            }
            Passive::WorthMore(n, what) => format!("each {} you spend is worth {n} M€ more", resource(what)),
            Passive::GreeneryFor(n) => {
                format!(
                    "converting plants into a greenery costs you {n} plants instead of {PLANTS_PER_GREENERY}"
                )
            }
            Passive::HeatPays => {
                let (heat, money) = (resource(Resource::Heat), resource(Resource::Money));
                format!("you may pay with {heat} as if it were {money} (1 {heat} = 1 {money})")
            }
            Passive::Eased(n) => format!("global requirements of your cards {}", eased(n)),
            Passive::Untouchable => {
                let held = self.card.holds.map_or("resources", held_plural);
                format!(
                    "{held} here are untouchable: no effect of any player, owner included, takes them off"
                )
            }
            Passive::Protected => {
                "effects of opponents never take plants, animals or microbes from you".to_string()
            }
            Passive::CheaperTrade(n) => {
                let prices = [Resource::Money, Resource::Energy, Resource::Titanium];
                let [money, energy, titanium] = prices.map(|what| amount(trade_price(what) - n, what));
                format!(
                    "you trade: pay {n} less of the resource you pay with ({money}, {energy} or {titanium})"
                )
            }
            Passive::HigherTrade(n) => {
                format!("you trade: before the income you may move that tile's marker {n} step up")
            }
            Passive::CardsFor(n) => {
                format!("you buy a card to hand: pay {n} M€ instead of {CARD_PRICE} (starting hand included)")
            }
            Passive::HereAsHeat(n) => {
                let held = self.card.holds.map_or("resources", held_plural);
                format!("you spend heat: {held} on this card may be used as {n} heat each")
            }
            Passive::Influence(n) => format!("always: your influence is {n} higher"),
            Passive::OceansGive(n) => {
                let bonus = "your bonus per ocean adjacent to a tile you place";
                format!("{bonus}: {} M€ instead of {OCEAN_BONUS}", OCEAN_BONUS + i32::from(n))
            }
            Passive::WildTag => {
                let one = "the wild tag counts as one tag of any one kind you choose for that action";
                format!("during your own action: {one}")
            }
            Passive::RatingCosts(n) => format!("each TR step costs you {n} M€"),
            Passive::EasedFor(n, parameter) => {
                let step = i16::from(parameter.track().step) * i16::from(n);
                let (first, rest) = parameter.word().split_at(1);
                let whose = format!("your {}{rest} requirements", first.to_uppercase());
                format!("{whose} are shifted by up to {n} steps ({step} %), either way")
            }
            Passive::HerePays(n, tag) => {
                let held = self.card.holds.map_or("resources", held_plural);
                let tag = if tag == Tag::Venus { "a Venus".to_string() } else { a_tag(tag) };
                format!("you pay for a card with {tag} tag: {held} here may be spent as {n} M€ each")
            }
            Passive::RaisesGive => {
                let when = "one of your productions is raised (this corporation's start included)";
                format!("{when}: gain as many of that resource as steps")
            }
        }
    }

    /// Points at the end.
    pub(super) fn points(self) -> Option<String> {
        let here = self.card.holds.map_or("resource", |held| held.word());
        let many = self.card.holds.map_or("resources", held_plural);
        let text = match self.card.points {
            Points::None => return None,
            Points::Fixed(n) => n.to_string(),
            Points::PerHere { points, per } => format!("{points} per {} here", share(per, here, many)),
            Points::IfAnyHere(points) => format!("{points} if at least 1 {here} here, else 0"),
            Points::PerTag(tag) => format!("1 per {}", self.own_tags(tag, 1)),
            Points::PerAdjacent(_, Beside::Oceans) => "1 per ocean tile adjacent to this tile".to_string(),
            Points::PerAdjacent(_, Beside::Cities) => {
                "1 per city tile adjacent to this tile (any owner)".to_string()
            }
            Points::PerCities(per) => format!("1 per {}", self.cities(per)),
            Points::PerColonies(per) => format!("1 per {}", self.colonies(per)),
        };
        Some(text)
    }
}

/// What a card's own tags or tiles add to an occasion or a count.
pub(super) fn own_included(n: u8) -> String {
    match n {
        0 => String::new(),
        1 => " (this card's own included)".to_string(),
        2 => " (this card's own two included)".to_string(),
        n => format!(" (this card's own {n} included)"),
    }
}

/// One of these tags, with the article of the first.
fn one_of(tags: &[Tag]) -> String {
    let Some((&first, rest)) = tags.split_first() else { return "no".to_string() };
    let Some((last, between)) = rest.split_last() else { return a_tag(first) };
    let commas: String = between.iter().map(|tag| format!(", {}", tag.word())).collect();
    format!("{}{commas} or {}", a_tag(first), last.word())
}
