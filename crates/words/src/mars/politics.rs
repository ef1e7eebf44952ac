//! Turmoil in words: its instructions, what events count, parties and global events.
#![expect(clippy::wildcard_enum_match_arm, reason = "the readers that name every word send only these here")]

use crate::language::Language;
use crate::mars::clause::Clauses;
use crate::mars::event::Teller;
use crate::phrase::Phrase;
use tharsis_mars::{
    Count, Event, EventId, GlobalEvent, Influence, Owner, Party, Policy, PoliticEffect, Ranking, Tally,
    global_event,
};

/// The message that names a global event, in every language but English.
pub fn event_message(event: &GlobalEvent) -> String {
    format!("global-{}", event.word())
}

impl Language {
    /// The name of a global event: in English from the table, else from its message, or English for want of one.
    pub fn global_event_name(&self, event: EventId) -> String {
        let message = event_message(global_event(event));
        if self.has(&message) {
            return self.plain(&message);
        }
        self.lacks(&message);
        global_event(event).name.to_string()
    }

    /// What a global event does, in sentences.
    pub fn global_event_text(&self, event: EventId) -> String {
        Clauses::new(self, None).sentences(global_event(event).effects)
    }

    /// What a party's taking power gives.
    pub fn ruling_bonus_text(&self, party: Party) -> String {
        let bonus = party.programme().bonus;
        let clause = Clauses::new(self, None).list(bonus);
        let for_table = bonus.iter().all(|effect| effect.is_for_table());
        let id = if for_table { "ruling-bonus-table" } else { "ruling-bonus" };
        self.sentence(self.phrase().text("clause", clause).say(id))
    }

    /// What holds while a party rules.
    pub fn policy_text(&self, party: Party) -> String {
        let clauses = Clauses::new(self, None);
        let (id, clause) = match party.programme().policy {
            Policy::Trigger(trigger) => ("policy", clauses.trigger(&trigger)),
            Policy::Passive(passive) => ("policy", clauses.passive(passive)),
            Policy::Action { action, once } => {
                let id = if once { "policy-action-once" } else { "policy-action" };
                (id, clauses.exchange(action.cost, action.gain))
            }
        };
        self.sentence(self.phrase().text("clause", clause).say(id))
    }
}

impl<'l> Clauses<'l> {
    /// One instruction of Turmoil.
    pub(crate) fn politic(self, word: PoliticEffect) -> String {
        let steps = |n: u8| self.phrase().counted("steps", "steps", n);
        match word {
            PoliticEffect::GainTimes(n, what, tally) => {
                self.tally(self.amount(n, what), tally).say("gain-per")
            }
            PoliticEffect::LoseTimes(n, what, tally) => {
                self.tally(self.amount(n, what), tally).say("lose-per")
            }
            PoliticEffect::ProduceTimes(what, tally) => {
                self.tally(self.production(what, 1), tally).say("produce-per")
            }
            PoliticEffect::DrawTimes(tally) => {
                self.tally(self.phrase().counted("what", "cards", 1), tally).say("draw-per")
            }
            PoliticEffect::GainAny(tally) => self.tally(self.phrase(), tally).say("gain-any"),
            PoliticEffect::GainIf(n, what, tally, need) => {
                self.tally(self.amount(n, what).number("need", need), tally).say("gain-if")
            }
            PoliticEffect::LowerRating(tally) => {
                let n = if let Count::Just(n) = tally.count { n } else { 0 };
                steps(n).say(match tally.influence {
                    Influence::TakenOff => "lower-rating-less-influence",
                    Influence::Ignored | Influence::Added => "lower-rating",
                })
            }
            PoliticEffect::LoseAll(what) => self.phrase().noun("what", what).say("lose-all"),
            PoliticEffect::KeepAtMost(n, what) => self.amount(n, what).say("keep-at-most"),
            PoliticEffect::LowerOwn(what) => self.production(what, 1).say("lower-own"),
            PoliticEffect::DiscardCards(n) => self.phrase().counted("what", "cards", n).say("discard-cards"),
            PoliticEffect::AddToEachNonEmpty(n) => self.held(n, None).say("add-to-each-non-empty"),
            PoliticEffect::Rank(ranking) => self.rank(ranking),
            PoliticEffect::RateLowest => self.language.plain("rate-lowest"),
            PoliticEffect::NeutralOcean => self.language.plain("neutral-ocean"),
            PoliticEffect::RemoveOcean => self.language.plain("remove-ocean"),
            PoliticEffect::ShiftTemperature(n) => {
                let id = if n < 0 { "shift-temperature-down" } else { "shift-temperature-up" };
                steps(n.unsigned_abs()).say(id)
            }
            PoliticEffect::SellProduction(n) => self.phrase().number("n", n).say("sell-production"),
            PoliticEffect::SendDelegates(n) => self.phrase().number("n", n).say("send-delegates"),
            PoliticEffect::RemoveDelegate => self.language.plain("remove-delegate"),
            PoliticEffect::ReplaceNeutral => self.language.plain("replace-neutral"),
            PoliticEffect::BecomeChairman => self.language.plain("become-chairman"),
        }
    }

    /// Fills `$each` with what an event counts, its limit and influence.
    fn tally(self, phrase: Phrase<'l>, tally: Tally) -> Phrase<'l> {
        if tally.is_influence() {
            return phrase.nested("each", "each-influence", self.phrase());
        }
        let most = tally.at_most.unwrap_or(0);
        let inner = self.phrase().number("most", most).number("share", tally.share);
        let inner = self.each(inner, tally.count, 1);
        let id = match (tally.influence, tally.at_most.is_some()) {
            (Influence::Added, _) if tally.share > 1 => "tally-share",
            (Influence::Ignored, false) => "tally-plain",
            (Influence::Ignored, true) => "tally-plain-capped",
            (Influence::Added, false) => "tally-added",
            (Influence::Added, true) => "tally-added-capped",
            (Influence::TakenOff, false) => "tally-taken-off",
            (Influence::TakenOff, true) => "tally-taken-off-capped",
        };
        phrase.nested("each", id, inner)
    }

    fn rank(self, ranking: &Ranking) -> String {
        let steps = |n: i8| self.phrase().counted("steps", "steps", n.unsigned_abs());
        let counts = ranking.counts.iter();
        let each = self.language.joined(
            "rank-each",
            counts.map(|&count| self.tally(self.phrase(), Tally::of(count)).say("tally-plain")),
        );
        let alone = ranking.solo.iter().map(|&(need, n)| steps(n).number("need", need).say("rank-solo"));
        self.phrase()
            .text("each", each)
            .counted("first", "steps", ranking.first.unsigned_abs())
            .counted("second", "steps", ranking.second.unsigned_abs())
            .text("solo", alone.collect())
            .say(if ranking.first < 0 { "rank-down" } else { "rank-up" })
    }
}

impl Teller<'_> {
    /// What happened in politics.
    pub(crate) fn politics(self, event: &Event) -> String {
        let language = self.language;
        let party_of = |party: Party| language.phrase().noun("party", party);
        let named = |event: EventId| language.phrase().text("event", language.global_event_name(event));
        match *event {
            Event::PolicyUsed { seat, party } => self.of(seat).noun("party", party).say("event-policy-used"),
            Event::DelegateJoined { owner, party, .. } => {
                self.delegate(owner, party, "event-delegate-joined", "event-delegate-joined-neutral")
            }
            Event::DelegateLeft { owner, party, .. } => {
                self.delegate(owner, party, "event-delegate-left", "event-delegate-left-neutral")
            }
            Event::LeaderChosen { party, owner: Some(owner) } => {
                self.delegate(owner, party, "event-leader", "event-leader-neutral")
            }
            Event::LeaderChosen { party, owner: None } => party_of(party).say("event-leader-none"),
            Event::DominanceMoved(party) => party_of(party).say("event-dominance"),
            Event::TookPower(party) => party_of(party).say("event-took-power"),
            Event::ChairmanChosen(Owner::Player(seat)) => self.of(seat).say("event-chairman"),
            Event::ChairmanChosen(Owner::Neutral) => language.plain("event-chairman-neutral"),
            Event::LobbyFilled(seat) => self.of(seat).say("event-lobby-filled"),
            Event::EventRevealed(event) => named(event).say("event-global-revealed"),
            Event::EventComing(event) => named(event).say("event-global-coming"),
            Event::EventCurrent(event) => named(event).say("event-global-current"),
            Event::EventBegan(event) => named(event).say("event-global-began"),
            Event::EventsReshuffled => language.plain("event-global-reshuffled"),
            Event::Shifted { parameter, to, .. } => {
                let id = format!("event-shifted-{}", parameter.word());
                language.phrase().number("n", to).say(&id)
            }
            Event::OceanRemoved { hex, .. } => language.phrase().area("area", hex).say("event-ocean-removed"),
            _ => unreachable!("{event:?} does not happen in politics"),
        }
    }

    fn delegate(self, owner: Owner, party: Party, player: &str, neutral: &str) -> String {
        match owner {
            Owner::Player(seat) => self.of(seat).noun("party", party).say(player),
            Owner::Neutral => self.language.phrase().noun("party", party).say(neutral),
        }
    }
}
