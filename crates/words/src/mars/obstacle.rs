//! Why something cannot be done, in as few words as possible and with the numbers that matter.

use crate::language::Language;
use crate::names::Names;
use tharsis_mars::{Obstacle, PARTY_NEED, Resource};

impl Language {
    /// A reason, short enough for the edge of a card: no capital, no full stop.
    pub fn obstacle(&self, obstacle: &Obstacle, names: &Names) -> String {
        let phrase = self.phrase();
        match *obstacle {
            Obstacle::GameOver => self.plain("game-over"),
            Obstacle::NotYourTurn => self.plain("not-your-turn"),
            Obstacle::AnswerFirst => self.plain("answer-first"),
            Obstacle::NotInHand(card) => phrase.card("card", card).say("not-in-hand"),
            Obstacle::TooLow { parameter, now, need, eased } => {
                let id = format!("too-low-{}", parameter.word());
                phrase.number("now", now).number("need", need).number("eased", eased).say(&id)
            }
            Obstacle::TooHigh { parameter, now, need, eased } => {
                let id = format!("too-high-{}", parameter.word());
                phrase.number("now", now).number("need", need).number("eased", eased).say(&id)
            }
            Obstacle::TagsShort { tag, have, need } => {
                phrase.number("have", have).tags("tags", tag, need).say("tags-short")
            }
            Obstacle::RatingShort { have, need } => {
                phrase.number("have", have).number("need", need).say("rating-short")
            }
            Obstacle::NoCardToDiscard => self.plain("no-card-to-discard"),
            Obstacle::NoCardToPlay => self.plain("no-card-to-play"),
            Obstacle::NothingToRepeat => self.plain("nothing-to-repeat"),
            Obstacle::NoVenus => self.plain("no-venus"),
            Obstacle::NoRatingGoal => self.plain("no-rating-goal"),
            Obstacle::ProductionRequired { resource, have, need } => phrase
                .noun("what", resource)
                .number("have", have)
                .number("need", need)
                .say("production-required"),
            Obstacle::GreeneriesShort { have, need } => {
                phrase.number("have", have).number("need", need).say("greeneries-short")
            }
            Obstacle::CitiesShort { have, need } => {
                phrase.number("have", have).number("need", need).say("cities-short")
            }
            Obstacle::MoneyShort { cost, short } => {
                phrase.counted("what", Resource::Money, short).number("cost", cost).say("money-short")
            }
            Obstacle::ResourceShort { resource, have, need } => {
                phrase.number("have", have).counted("what", resource, need).say("resource-short")
            }
            Obstacle::ProductionTooLow { resource, have, steps } => {
                let id = if have == 0 && resource != Resource::Money {
                    "production-none"
                } else {
                    "production-too-low"
                };
                phrase.noun("what", resource).number("have", have).counted("steps", "steps", steps).say(id)
            }
            Obstacle::NobodyToLower { resource, steps } => {
                phrase.noun("what", resource).counted("steps", "steps", steps).say("nobody-to-lower")
            }
            Obstacle::NoArea(tile) => phrase.noun("tile", tile).say("no-area"),
            Obstacle::NoAreaToClaim => self.plain("no-area-to-claim"),
            Obstacle::CardResourceShort { card, have, need } => {
                let held = tharsis_mars::cards::card(card).holds;
                phrase
                    .card("card", card)
                    .number("have", have)
                    .counted("what", held, need)
                    .say("card-resource-short")
            }
            Obstacle::NothingToTake(resource) => phrase.noun("what", resource).say("nothing-to-take"),
            Obstacle::NothingToCopy => self.plain("nothing-to-copy"),
            Obstacle::RatingNotRaised => self.plain("rating-not-raised"),
            Obstacle::NotInPlay(card) => phrase.card("card", card).say("not-in-play"),
            Obstacle::NoSuchAction(card) => phrase.card("card", card).say("no-such-action"),
            Obstacle::AlreadyUsed(card) => phrase.card("card", card).say("already-used"),
            Obstacle::FirstActionDue(card) => phrase.card("card", card).say("first-action-due"),
            Obstacle::NoFirstAction => self.plain("no-first-action"),
            Obstacle::NoCardToSell => self.plain("no-card-to-sell"),
            Obstacle::NotInSolo => self.plain("not-in-solo"),
            Obstacle::MilestoneClaimed { by } => phrase.seat("seat", by, names).say("milestone-claimed"),
            Obstacle::NoMilestoneLeft => self.plain("no-milestone-left"),
            Obstacle::MilestoneNotMet { milestone, have, need } => {
                let id = format!("{}-not-met", crate::nouns::Noun::id(&milestone));
                phrase.number("have", have).number("need", need).say(&id)
            }
            Obstacle::AwardFunded { by } => phrase.seat("seat", by, names).say("award-funded"),
            Obstacle::NoAwardLeft => self.plain("no-award-left"),
            Obstacle::PassTooLate => self.plain("pass-too-late"),
            Obstacle::EndTurnTooEarly => self.plain("end-turn-too-early"),
            Obstacle::AreaTaken => self.plain("area-taken"),
            Obstacle::AreaReserved => self.plain("area-reserved"),
            Obstacle::NotAnOceanArea => self.plain("not-an-ocean-area"),
            Obstacle::AreaClaimed { by } => phrase.seat("seat", by, names).say("area-claimed"),
            Obstacle::BesideCity => self.plain("beside-city"),
            Obstacle::NotBesideOwn => self.plain("not-beside-own"),
            Obstacle::WrongArea(tile) => phrase.noun("tile", tile).say("wrong-area"),
            Obstacle::NothingToLose { seat } => phrase.seat("seat", seat, names).say("nothing-to-lose"),
            Obstacle::NotAnAnswer => self.plain("not-an-answer"),
            Obstacle::OwnCitiesShort { have, need } => {
                phrase.number("have", have).number("need", need).say("own-cities-short")
            }
            Obstacle::HeldShort { resource, have, need } => {
                phrase.number("have", have).counted("what", resource, need).say("held-short")
            }
            Obstacle::ColoniesShort { have, need } => {
                phrase.number("have", have).counted("what", "colonies", need).say("colonies-short")
            }
            Obstacle::ColoniesTooMany { have, most } => {
                phrase.number("have", have).number("most", most).say("colonies-too-many")
            }
            Obstacle::NoColonies => self.plain("no-colonies"),
            Obstacle::NoMoonToSettle => self.plain("no-moon-to-settle"),
            Obstacle::MoonAbsent(moon) => phrase.noun("moon", moon).say("moon-absent"),
            Obstacle::MoonAsleep(moon) => {
                phrase.noun("moon", moon).noun("what", moon.tile().wakes_on).say("moon-asleep")
            }
            Obstacle::MoonFull(moon) => phrase.noun("moon", moon).say("moon-full"),
            Obstacle::MoonSettled(moon) => phrase.noun("moon", moon).say("moon-settled"),
            Obstacle::MoonVisited { by } => phrase.seat("seat", by, names).say("moon-visited"),
            Obstacle::NoFleet => self.plain("no-fleet"),
            Obstacle::NoMoonToVisit => self.plain("no-moon-to-visit"),
            Obstacle::NoMarkersToMove => self.plain("no-markers-to-move"),
            Obstacle::MarkerStuck(moon) => phrase.noun("moon", moon).say("marker-stuck"),
            Obstacle::MoonInPlay(moon) => phrase.noun("moon", moon).say("moon-in-play"),
            Obstacle::NoMoonToAdd => self.plain("no-moon-to-add"),
            Obstacle::NoTurmoil => self.plain("no-turmoil"),
            Obstacle::PartyNotBehind { party, have } => {
                let phrase = phrase.noun("party", party).number("have", have);
                phrase.number("need", PARTY_NEED).say("party-not-behind")
            }
            Obstacle::NotChairman => self.plain("not-chairman"),
            Obstacle::ChairmanNotNeutral => self.plain("chairman-not-neutral"),
            Obstacle::PartiesLedShort { have, need } => {
                phrase.number("have", have).number("need", need).say("parties-led-short")
            }
            Obstacle::DelegatesShort { have, need } => {
                phrase.number("have", have).number("need", need).say("delegates-short")
            }
            Obstacle::LobbyEmpty => self.plain("lobby-empty"),
            Obstacle::NoNeutralDelegate => self.plain("no-neutral-delegate"),
            Obstacle::NoProductionToSell => self.plain("no-production-to-sell"),
            Obstacle::NoPolicyAction(party) => phrase.noun("party", party).say("no-policy-action"),
            Obstacle::PolicyUsed => self.plain("policy-used"),
            Obstacle::AreaPriceShort { price, short } => {
                phrase.counted("what", Resource::Money, short).number("price", price).say("area-price-short")
            }
            Obstacle::MilestoneElsewhere => self.plain("milestone-elsewhere"),
            Obstacle::AwardElsewhere => self.plain("award-elsewhere"),
            Obstacle::TaxShort { tax, short } => {
                phrase.counted("what", Resource::Money, short).number("tax", tax).say("tax-short")
            }
        }
    }
}
