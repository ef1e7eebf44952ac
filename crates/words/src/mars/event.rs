//! Events as sentences, with what caused them in brackets.

use crate::language::Language;
use crate::names::Names;
use crate::nouns::Noun;
use crate::phrase::Phrase;
use tharsis_kernel::{CardId, Seat, SeatSet};
use tharsis_mars::{Cause, Conversion, Event, Hex, Moon, NEEDS_IGNORED, Phase, Resource, Tile};

impl Language {
    /// An event as one sentence.
    pub fn event(&self, event: &Event, names: &Names) -> String {
        self.event_repeated(event, 1, names)
    }

    /// What a move is called by, with what was paid for it.
    pub fn deed(&self, event: &Event, price: &[(Resource, i32)], names: &Names) -> String {
        let clause = Teller { language: self, names, times: 1 }.clause(event);
        self.sentence(self.at_price(clause, price))
    }

    /// Events as a log: a run of the same unseen cards is one sentence with their number.
    pub fn log(&self, events: &[Event], names: &Names) -> Vec<String> {
        let alike = |a: &Event, b: &Event| a == b && is_unseen_card(a);
        events.chunk_by(alike).map(|run| self.event_repeated(&run[0], run.len(), names)).collect()
    }

    /// One sentence for an event that happened so many times in a row.
    fn event_repeated(&self, event: &Event, times: usize, names: &Names) -> String {
        let teller = Teller { language: self, names, times };
        let clause = teller.clause(event);
        let clause = match cause(event) {
            Some(cause) => {
                self.phrase().text("clause", clause).text("cause", self.cause(cause)).say("because")
            }
            None => clause,
        };
        self.sentence(clause)
    }

    /// What made something happen, as a noun.
    pub fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Card(card) => self.card_name(card),
            Cause::Copied(card) => self.phrase().card("card", card).say("cause-copied"),
            Cause::Project(project) => self.phrase().noun("project", project).say("cause-project"),
            Cause::Convert(Conversion::Plants) => self.plain("cause-convert-plants"),
            Cause::Convert(Conversion::Heat) => self.plain("cause-convert-heat"),
            Cause::BonusStep { parameter, at } => {
                let id = format!("cause-{}", parameter.word());
                self.phrase().number("n", at).say(&id)
            }
            Cause::Area(hex) => self.phrase().area("area", hex).say("cause-area"),
            Cause::OceansBeside(hex) => self.phrase().area("area", hex).say("cause-oceans-beside"),
            Cause::Production => self.plain("cause-production"),
            Cause::Milestone(milestone) => self.phrase().noun("milestone", milestone).say("cause-milestone"),
            Cause::Award(award) => self.phrase().noun("award", award).say("cause-award"),
            Cause::Research => self.plain("cause-research"),
            Cause::Setup => self.plain("cause-setup"),
            Cause::Trade(moon) => self.phrase().noun("moon", moon).say("cause-trade"),
            Cause::Build(moon) => self.phrase().noun("moon", moon).say("cause-build"),
            Cause::ColonyBonus(moon) => self.phrase().noun("moon", moon).say("cause-colony-bonus"),
            Cause::Solar => self.plain("cause-solar"),
            Cause::Global(event) => self.global_event_name(event),
            Cause::RulingBonus(party) => self.phrase().noun("party", party).say("cause-ruling-bonus"),
            Cause::Policy(party) => self.phrase().noun("party", party).say("cause-policy"),
            Cause::Delegate => self.plain("cause-delegate"),
            Cause::Revision => self.plain("cause-revision"),
            Cause::Chairman => self.plain("cause-chairman"),
            Cause::WorldGovernment => self.plain("cause-world-government"),
            Cause::Prelude => self.plain("cause-prelude"),
        }
    }
}

/// A card of which this reader learns only that it moved.
pub fn is_unseen_card(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew { card: None, .. }
            | Event::Dealt { card: None, .. }
            | Event::Drafted { card: None, .. }
            | Event::PreludeKept { card: None, .. }
            | Event::Discarded { card: None, .. }
    )
}

/// What is named as the cause; nothing where the sentence already says it.
fn cause(event: &Event) -> Option<Cause> {
    let moves = matches!(event, Event::DelegateJoined { .. } | Event::DelegateLeft { .. });
    event.cause().filter(|&cause| !(names_card(event, cause) || moves && cause == Cause::Delegate))
}

/// Whether the event is about resources on the very card that caused it.
fn names_card(event: &Event, cause: Cause) -> bool {
    matches!(*event, Event::Added { card, .. } | Event::Removed { card, .. } if cause == Cause::Card(card))
}

#[derive(Clone, Copy)]
pub(crate) struct Teller<'l> {
    pub(crate) language: &'l Language,
    pub(crate) names: &'l Names,
    /// How many unseen cards move at once.
    times: usize,
}

impl<'l> Teller<'l> {
    pub(crate) fn of(self, seat: Seat) -> Phrase<'l> {
        self.language.phrase().seat("seat", seat, self.names)
    }

    fn moon(self, moon: Moon) -> Phrase<'l> {
        self.language.phrase().noun("moon", moon)
    }

    fn amount(self, seat: Seat, n: i32, resource: Resource) -> Phrase<'l> {
        self.of(seat).counted("what", resource, n)
    }

    fn clause(self, event: &Event) -> String {
        match *event {
            Event::PhaseBegan { phase, generation } => self.phase(phase, generation),
            Event::FirstPlayer(seat) => self.of(seat).say("event-first-player"),
            Event::MapDrawn(map) => self.language.phrase().noun("map", map).say("event-map-drawn"),
            Event::TurnBegan(seat) => self.of(seat).say("event-turn-began"),
            Event::TurnEnded(seat) => self.of(seat).say("event-turn-ended"),
            Event::Passed(seat) => self.of(seat).say("event-passed"),
            Event::CorporationRevealed { seat, card } => {
                self.of(seat).card("card", card).say("event-corporation")
            }
            Event::Played { seat, card } => self.of(seat).card("card", card).say("event-played"),
            Event::Used { seat, card } => self.of(seat).card("card", card).say("event-used"),
            Event::ProjectUsed { seat, project } => {
                self.of(seat).noun("project", project).say("event-project")
            }
            Event::Converted { seat, conversion } => self.of(seat).say(match conversion {
                Conversion::Plants => "event-converted-plants",
                Conversion::Heat => "event-converted-heat",
            }),
            Event::MilestoneClaimed { seat, milestone } => {
                self.of(seat).noun("milestone", milestone).say("event-milestone")
            }
            Event::AwardFunded { seat, award } => self.of(seat).noun("award", award).say("event-award"),
            Event::Paid { seat, resource, amount, .. } => {
                self.amount(seat, amount, resource).say("event-paid")
            }
            Event::Gained { seat, resource, amount, .. } => {
                self.amount(seat, amount, resource).say("event-gained")
            }
            Event::Lost { seat, resource, amount, by, .. } => {
                self.done_by(self.amount(seat, amount, resource), seat, by, "event-lost", "event-lost-by")
            }
            Event::EnergyToHeat { seat, amount } => {
                self.amount(seat, amount, Resource::Energy).say("event-energy-to-heat")
            }
            Event::Produced { seat, resource, steps, by, .. } => self.produced(seat, resource, steps, by),
            Event::Rated { seat, steps, .. } => {
                let id = if steps < 0 { "event-rated-down" } else { "event-rated" };
                self.of(seat).counted("steps", "steps", steps.unsigned_abs()).say(id)
            }
            Event::Raised { seat, parameter, to, .. } => {
                self.of(seat).number("n", to).say(&format!("event-raised-{}", parameter.word()))
            }
            Event::Placed { seat, tile, hex, .. } => self.placed(seat, tile, hex),
            Event::Claimed { seat, hex } => self.of(seat).area("area", hex).say("event-claimed"),
            Event::Added { seat, card, resource, amount, .. } => {
                self.of(seat).card("card", card).counted("what", resource, amount).say("event-added")
            }
            Event::Removed { seat, card, resource, amount, by, .. } => {
                let phrase = self.of(seat).card("card", card).counted("what", resource, amount);
                self.done_by(phrase, seat, by, "event-removed", "event-removed-by")
            }
            Event::Drew { seat, card, .. } => self.maybe_card(seat, card, "event-drew", "event-drew-hidden"),
            Event::Dealt { seat, card, .. } => {
                self.maybe_card(seat, card, "event-dealt", "event-dealt-hidden")
            }
            Event::Drafted { seat, card } => {
                self.maybe_card(seat, card, "event-drafted", "event-drafted-hidden")
            }
            Event::PreludeKept { seat, card } => {
                self.maybe_card(seat, card, "event-prelude-kept", "event-prelude-kept-hidden")
            }
            Event::Discarded { seat, card, .. } => {
                self.maybe_card(seat, card, "event-discarded", "event-discarded-hidden")
            }
            Event::Flipped { seat, card, .. } => self.of(seat).card("card", card).say("event-flipped"),
            Event::Found { seat, card, .. } => self.of(seat).card("card", card).say("event-found"),
            Event::Unplayable { seat, card } => self.of(seat).card("card", card).say("event-unplayable"),
            Event::PaidHere { seat, card, resource, amount, .. } => {
                self.of(seat).card("card", card).counted("what", resource, amount).say("event-paid-here")
            }
            Event::Reshuffled => self.language.plain("event-reshuffled"),
            Event::NextCard { seat, cheaper, eased, .. } => self.next_card(seat, cheaper, eased),
            Event::Refreshed => self.language.plain("event-refreshed"),
            Event::MoonInPlay { moon, active } => {
                let id = if active { "event-moon-in-play" } else { "event-moon-asleep" };
                self.moon(moon).say(id)
            }
            Event::MoonLeftOut(moon) => self.moon(moon).say("event-moon-left-out"),
            Event::MoonWoke(moon) => self.moon(moon).say("event-moon-woke"),
            Event::ColonyPlaced { seat, moon, .. } => {
                self.of(seat).noun("moon", moon).say("event-colony-placed")
            }
            Event::FleetSent { seat, moon } => self.of(seat).noun("moon", moon).say("event-fleet-sent"),
            Event::FleetsBack => self.language.plain("event-fleets-back"),
            Event::FleetsGained { seat, n, .. } => {
                self.of(seat).counted("what", "fleets", n).say("event-gained")
            }
            Event::MarkerMoved { moon, from, to, .. } => {
                let id = if to > from { "event-marker-up" } else { "event-marker-down" };
                self.moon(moon).number("n", to).say(id)
            }
            Event::GameEnded { ref scores, winners } => self.game_ended(scores, winners),
            Event::PolicyUsed { .. }
            | Event::DelegateJoined { .. }
            | Event::DelegateLeft { .. }
            | Event::LeaderChosen { .. }
            | Event::DominanceMoved(_)
            | Event::TookPower(_)
            | Event::ChairmanChosen(_)
            | Event::LobbyFilled(_)
            | Event::EventRevealed(_)
            | Event::EventComing(_)
            | Event::EventCurrent(_)
            | Event::EventBegan(_)
            | Event::EventsReshuffled
            | Event::Shifted { .. }
            | Event::OceanRemoved { .. } => self.politics(event),
        }
    }

    fn phase(self, phase: Phase, generation: u8) -> String {
        let id = format!("event-{}", phase.id());
        self.language.phrase().number("generation", generation).say(&id)
    }

    /// The one message for what a player does alone, the other for what somebody else does to them.
    fn done_by(self, phrase: Phrase<'l>, seat: Seat, by: Seat, alone: &str, other: &str) -> String {
        if seat == by { phrase.say(alone) } else { phrase.seat("by", by, self.names).say(other) }
    }

    fn produced(self, seat: Seat, resource: Resource, steps: i16, by: Seat) -> String {
        let phrase = self.of(seat).noun("what", resource).counted("steps", "steps", steps.unsigned_abs());
        if steps < 0 {
            self.done_by(phrase, seat, by, "event-production-down", "event-production-down-by")
        } else {
            phrase.say("event-production-up")
        }
    }

    fn placed(self, seat: Option<Seat>, tile: Tile, hex: Hex) -> String {
        match seat {
            Some(seat) => self.of(seat).noun("tile", tile).area("area", hex).say("event-placed"),
            None => self.language.phrase().noun("tile", tile).area("area", hex).say("event-placed-neutral"),
        }
    }

    fn maybe_card(self, seat: Seat, card: Option<CardId>, seen: &str, hidden: &str) -> String {
        match card {
            Some(card) => self.of(seat).card("card", card).say(seen),
            None => {
                let n = self.times as i64;
                self.of(seat).number("n", n).counted("what", "cards", n).say(hidden)
            }
        }
    }

    fn next_card(self, seat: Seat, cheaper: u8, eased: u8) -> String {
        let mut clauses = Vec::new();
        if cheaper > 0 || eased == 0 {
            clauses.push(self.amount(seat, cheaper.into(), Resource::Money).say("event-next-card-cheaper"));
        }
        if eased >= NEEDS_IGNORED {
            clauses.push(self.of(seat).say("event-next-card-free"));
        } else if eased > 0 {
            clauses.push(self.of(seat).counted("steps", "steps", eased).say("event-next-card-eased"));
        }
        self.language.enumerated(clauses)
    }

    fn game_ended(self, scores: &[i32], winners: SeatSet) -> String {
        let score =
            |(i, &points): (usize, &i32)| self.of(Seat(i as u8)).number("points", points).say("event-score");
        let scores = self.language.joined("list", scores.iter().enumerate().map(score));
        let names = winners.iter().map(|seat| self.names.of(seat, self.language));
        let winners_list = self.language.enumerated(names);
        let phrase = self.language.phrase().text("scores", scores).number("n", winners.len());
        if winners.is_empty() {
            phrase.say("event-game-lost")
        } else {
            phrase.text("winners", winners_list).say("event-game-ended")
        }
    }
}
