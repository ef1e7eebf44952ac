//! Turns and actions (sections 4 and 6): what a player may start, and what it sets going.

use crate::cards::{LISTENERS, WhenKind, card};
use crate::event::Event;
use crate::perform::{Happening, Waiting};
use crate::price::{HEAT_PER_STEP, MILESTONE_PRICE, payers_of_card, payers_of_price};
use crate::question::{Choice, Question};
use crate::state::{State, Task};
use crate::text::{Clause, Text};
use crate::turmoil::DELEGATE_PRICE;
use crate::vocabulary::{Conversion, Kind, Party, Phase, Project, Resource, Source, Tag};
use tharsis_kernel::{CardId, Seat, Sink};

impl State {
    pub(crate) fn begin_actions<L: Sink<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::Action;
        log.emit(Event::PhaseBegan { phase: Phase::Action, generation: self.generation });
        self.active = self.first_player;
        self.actions_done = 0;
        log.emit(Event::TurnBegan(self.active));
        self.push(Task::Turn);
    }

    /// The next action of this turn, or the next player's turn, or production (M37 to M41).
    pub(crate) fn next_turn<L: Sink<Event>>(&mut self, log: &mut L) {
        if self.actions_done >= 2 || self.player(self.active).passed {
            let next = Seat((self.active.0 + 1) % self.n_seats)
                .clockwise(self.n_seats)
                .find(|&seat| !self.player(seat).passed);
            self.actions_done = 0;
            match next {
                None => return self.push(Task::Production),
                Some(seat) => self.active = seat,
            }
            log.emit(Event::TurnBegan(self.active));
        }
        self.push(Task::Turn);
        self.ask(self.active, Question::Turn);
    }

    /// Starts what a player chose to do.
    pub(crate) fn take_turn<L: Sink<Event>>(&mut self, seat: Seat, choice: Choice, log: &mut L) {
        self.actions_done += 1;
        if !matches!(choice, Choice::EndTurn | Choice::Pass) {
            self.expect_dues(seat);
        }
        match choice {
            Choice::Play(id) => self.begin_play(seat, id, None, log),
            Choice::Project(project) => self.begin_project(seat, project, log),
            Choice::Milestone(milestone) => {
                self.begin_claim(seat, MILESTONE_PRICE, Text::rule(Clause::Milestone(milestone)));
            }
            Choice::Award(award) => {
                let price = self.award_price().expect("an award is left");
                self.begin_claim(seat, price, Text::rule(Clause::Award(award)));
            }
            Choice::Act(id, option) => self.act(seat, id, option, log),
            Choice::First => self.act_first(seat, log),
            Choice::Convert(conversion) => self.convert(seat, conversion, log),
            Choice::Trade(moon, with) => self.begin_trade(seat, moon, with, log),
            Choice::Delegate(party, source) => self.begin_delegate(seat, party, source),
            Choice::Policy => self.use_policy(seat, log),
            Choice::EndTurn => {
                self.actions_done = 2;
                log.emit(Event::TurnEnded(seat));
            }
            Choice::Pass => {
                self.player_mut(seat).passed = true;
                log.emit(Event::Passed(seat));
            }
            _ => unreachable!("{choice:?} is not an action"),
        }
    }

    /// The price is what the card costs before it is in play; the card lies in nobody's hand while it is paid.
    pub(crate) fn begin_play<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        id: CardId,
        through: Option<CardId>,
        log: &mut L,
    ) {
        let due = self.card_price(seat, id);
        let player = self.player_mut(seat);
        player.hand.remove(id);
        player.next_cheaper = 0;
        player.next_eased = 0;
        log.emit(Event::Played { seat, card: id });
        let text = Text::of(id, Clause::Play);
        self.push(Task::Played { seat, card: id, through });
        self.push(Task::Pay { seat, due, with: payers_of_card(id), heat_kept: State::heat_kept(text), text });
    }

    /// Paid: the card is in its place, and its own effects and those it sets off follow (M67, M78 to M80).
    pub(crate) fn card_is_played<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        id: CardId,
        through: Option<CardId>,
        log: &mut L,
    ) {
        let is_event = card(id).kind == Kind::Event;
        let player = self.player_mut(seat);
        if is_event {
            player.events.add(id);
        } else {
            player.tableau.add(id);
        }
        if !is_event {
            self.wake_moons(id, log);
        }
        let mut waiting = Waiting::new();
        waiting.push((Text::of(id, Clause::Play), seat, id));
        if card(id).kind != Kind::Prelude {
            self.announce(Happening::CardPaid(id), seat, &mut waiting, log);
        }
        if is_event {
            self.announce(Happening::EventPlayed(id), seat, &mut waiting, log);
        }
        for &tag in card(id).tags {
            self.announce(Happening::TagPlayed { tag, on: id }, seat, &mut waiting, log);
        }
        // The prelude it was played through is being played still, so its tags set off this card, too (P25).
        if let Some(prelude) = through.filter(|_| !is_event) {
            for &tag in card(prelude).tags {
                self.tell(id, Happening::TagPlayed { tag, on: prelude }, (seat, seat), &mut waiting, log);
            }
        }
        if self.player(seat).tableau.meets(&LISTENERS[WhenKind::NewTag as usize]) && !is_event {
            self.announce_new_tags(seat, id, &mut waiting, log);
        }
        self.wait(waiting, seat);
    }

    /// Kinds of tag that only this card brings (Aridor).
    fn announce_new_tags<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        id: CardId,
        waiting: &mut Waiting,
        log: &mut L,
    ) {
        // A wild tag sets off nothing (P26).
        for &tag in Tag::ALL.iter().filter(|&&tag| tag != Tag::Wild) {
            let here = u32::from(card(id).count_tag(tag));
            if here > 0 && self.player(seat).tags(tag) == here {
                self.announce(Happening::NewTag(id), seat, waiting, log);
            }
        }
    }

    fn begin_project<L: Sink<Event>>(&mut self, seat: Seat, project: Project, log: &mut L) {
        log.emit(Event::ProjectUsed { seat, project });
        if project == Project::SellPatents {
            return self.ask(seat, Question::SellPatents);
        }
        let text = Text::rule(Clause::Project(project));
        let due = self.project_price(seat, project);
        self.push(Task::ProjectPaid { seat, text });
        self.push(Task::Pay { seat, due, with: payers_of_price(None), heat_kept: 0, text });
    }

    pub(crate) fn project_is_paid<L: Sink<Event>>(&mut self, seat: Seat, text: Text, log: &mut L) {
        let Clause::Project(project) = text.clause else { unreachable!("a standard project was paid") };
        self.push_text(text, seat, 0);
        self.announce_alone(Happening::ProjectPaid(project), seat, log);
    }

    fn begin_claim(&mut self, seat: Seat, due: u8, text: Text) {
        self.push(Task::Claim { seat, text });
        self.push(Task::Pay { seat, due, with: payers_of_price(None), heat_kept: 0, text });
    }

    /// A milestone or award that has been paid (M102, M110).
    pub(crate) fn claim<L: Sink<Event>>(&mut self, seat: Seat, text: Text, log: &mut L) {
        match text.clause {
            Clause::Milestone(milestone) => {
                self.milestones.push((milestone as u8, seat.0));
                log.emit(Event::MilestoneClaimed { seat, milestone });
            }
            Clause::Award(award) => {
                self.awards.push((award as u8, seat.0));
                log.emit(Event::AwardFunded { seat, award });
            }
            _ => unreachable!("only milestones and awards are claimed"),
        }
    }

    fn act<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, option: u8, log: &mut L) {
        self.used.add(id);
        log.emit(Event::Used { seat, card: id });
        self.push_text(Text::of(id, Clause::Gain(option)), seat, id);
        self.push_text(Text::of(id, Clause::Cost(option)), seat, id);
    }

    /// Sends a delegate, from the reserve for its price (T6).
    fn begin_delegate(&mut self, seat: Seat, party: Party, source: Source) {
        self.push(Task::Delegate { seat, party, source });
        if source == Source::Reserve {
            let text = Text::rule(Clause::Delegate);
            self.push(Task::Pay {
                seat,
                due: DELEGATE_PRICE,
                with: payers_of_price(None),
                heat_kept: 0,
                text,
            });
        }
    }

    /// The action of the ruling party's policy (T38, T39).
    fn use_policy<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        let party = self.turmoil.committee.ruling;
        if party.action().is_some_and(|(_, once)| once) {
            self.turmoil.policy_used.add(seat);
        }
        log.emit(Event::PolicyUsed { seat, party });
        self.push_text(Text::rule(Clause::PolicyGain(party)), seat, 0);
        self.push_text(Text::rule(Clause::PolicyCost(party)), seat, 0);
    }

    fn act_first<L: Sink<Event>>(&mut self, seat: Seat, log: &mut L) {
        let id = self.player(seat).corporation().expect("a first action belongs to a corporation");
        self.player_mut(seat).first_action_due = false;
        log.emit(Event::Used { seat, card: id });
        self.push_text(Text::of(id, Clause::First), seat, id);
    }

    /// What a conversion takes: the resource and how much.
    pub(crate) fn conversion_price(&self, seat: Seat, conversion: Conversion) -> (Resource, u8) {
        match conversion {
            Conversion::Plants => (Resource::Plants, self.plants_per_greenery(seat)),
            Conversion::Heat => (Resource::Heat, HEAT_PER_STEP),
        }
    }

    pub(crate) fn convert<L: Sink<Event>>(&mut self, seat: Seat, conversion: Conversion, log: &mut L) {
        let text = Text::rule(Clause::Convert(conversion));
        let (resource, amount) = self.conversion_price(seat, conversion);
        log.emit(Event::Converted { seat, conversion });
        self.push_text(text, seat, 0);
        if self.stand_ins(seat, resource) > 0 {
            self.push(Task::SpendHeat { seat, due: amount, text });
        } else {
            self.spend(seat, i32::from(amount), resource, text.cause(), log);
        }
    }
}
