//! What the words of Prelude and Venus Next do: cards looked for and exchanged, resources for cards of several kinds,
//! actions used again, cards played by cards, the World Government.

use super::trigger::Happening;
use crate::card::{AreaUse, Effect, ExtraEffect, Open, ResourceUse, Sought};
use crate::cards::{BLUE, CardSet, WITH_ACTION, card};
use crate::event::{Cause, Event};
use crate::obstacle::{Any, Objections, Obstacle};
use crate::question::{Choice, Question};
use crate::state::State;
use crate::text::{At, Clause, Text};
use crate::vocabulary::{Award, Parameter, Phase};
use tharsis_kernel::{CardId, Seat, Sink};

impl State {
    /// Whether such an instruction can be carried out.
    #[inline(never)]
    pub(crate) fn check_extra(&self, seat: Seat, text: Text, word: ExtraEffect, no: &mut impl Objections) {
        match word {
            // What only gives, may be left out, or is not refused (M60 to M62, V8).
            ExtraEffect::DrawWithTags { .. } | ExtraEffect::DrawSought(..) | ExtraEffect::OthersDraw(_) => {}
            ExtraEffect::AddAny { .. } | ExtraEffect::AddPer(..) | ExtraEffect::TaggedLoses(..) => {}
            ExtraEffect::ProduceLowest | ExtraEffect::PlayPrelude(_) => {}
            ExtraEffect::WorldGovernment | ExtraEffect::RaiseNeutrally(_) => {}
            // Whether a card can be played is known only when all else the prelude does has been done
            // (`can_play_prelude`).
            ExtraEffect::PlayCard { .. } => {}

            ExtraEffect::DiscardToDraw(_) => {
                let mut hand = self.player(seat).hand;
                hand.remove(text.card);
                no.object_if(hand.is_empty(), Obstacle::NoCardToDiscard);
            }
            ExtraEffect::FundAward => {
                no.object_if(self.is_solo(), Obstacle::NotInSolo);
                no.object_if(self.award_price().is_none(), Obstacle::NoAwardLeft);
            }
            ExtraEffect::RepeatAction => {
                no.object_if(self.repeatable(seat).is_empty(), Obstacle::NothingToRepeat);
            }
        }
    }

    /// Whether such an instruction comes to nothing.
    pub(crate) fn is_extra_lost(&self, seat: Seat, text: Text, word: ExtraEffect) -> bool {
        match word {
            ExtraEffect::AddAny { .. } | ExtraEffect::AddPer(..) => match Effect::Extra(word).open() {
                Open::Filled(count, takers) => {
                    self.count(seat, text.card, count) == 0 || self.takers(seat, text.card, takers).is_empty()
                }
                _ => false,
            },
            ExtraEffect::TaggedLoses(..) => match Effect::Extra(word).open() {
                Open::Robbed(loss) => !self.seats().any(|it| self.can_be_robbed(seat, it, loss)),
                _ => false,
            },
            ExtraEffect::OthersDraw(_) => self.is_solo(),
            ExtraEffect::PlayCard { .. } | ExtraEffect::PlayPrelude(_) | ExtraEffect::FundAward => false,
            ExtraEffect::DrawWithTags { .. } | ExtraEffect::DrawSought(..) => false,
            ExtraEffect::DiscardToDraw(_) | ExtraEffect::ProduceLowest | ExtraEffect::RepeatAction => false,
            ExtraEffect::WorldGovernment | ExtraEffect::RaiseNeutrally(_) => false,
        }
    }

    pub(super) fn perform_extra<L: Sink<Event>>(
        &mut self,
        at: At,
        word: ExtraEffect,
        seat: Seat,
        subject: CardId,
        log: &mut L,
    ) {
        let (text, cause) = (at.text, at.text.cause());
        match word {
            ExtraEffect::PlayCard { cheaper, eased } => {
                let player = self.player_mut(seat);
                player.next_cheaper += cheaper;
                player.next_eased += eased;
                log.emit(Event::NextCard { seat, cheaper, eased, cause });
                self.ask(seat, Question::Decide { at, subject });
            }
            ExtraEffect::PlayPrelude(n) => self.draw_preludes(at, n, seat, log),
            ExtraEffect::FundAward => self.ask(seat, Question::Decide { at, subject }),
            ExtraEffect::DrawWithTags { few, many, tag, need } => {
                let have = self.player(seat).tags(tag) + self.wild_tags(seat);
                self.draw_to_hand(seat, if have >= u32::from(need) { many } else { few }, cause, log);
            }
            ExtraEffect::DrawSought(n, sought) => self.draw_sought(seat, n, sought, cause, log),
            ExtraEffect::DiscardToDraw(n) => self.discard_to_draw(at, n, seat, subject, log),
            ExtraEffect::OthersDraw(n) => {
                for other in seat.clockwise(self.n_seats).skip(1) {
                    self.draw_to_hand(other, n, cause, log);
                }
            }
            ExtraEffect::AddAny { .. } | ExtraEffect::AddPer(..) => {
                if let Open::Filled(count, takers) = at.effect().open() {
                    self.add_or_ask(at, (count, takers), seat, subject, log);
                }
            }
            ExtraEffect::TaggedLoses(..) => self.ask_for_victim(at, seat),
            ExtraEffect::ProduceLowest => self.use_only_resource_or_ask(at, ResourceUse::Lowest, seat, log),
            ExtraEffect::RepeatAction => {
                let open = self.repeatable(seat);
                match (open.len(), open.last()) {
                    (1, Some(id)) => self.use_again(seat, id, log),
                    (0, _) | (_, None) => {}
                    _ => self.ask(seat, Question::Decide { at, subject }),
                }
            }
            ExtraEffect::WorldGovernment => {
                let mut open = self.parameters_to_govern();
                let (first, second) = (open.next(), open.next());
                drop(open);
                match (first, second) {
                    (Some(parameter), None) => self.govern(parameter, seat),
                    (Some(_), Some(_)) => self.ask(seat, Question::Decide { at, subject }),
                    (None, _) => {}
                }
            }
            ExtraEffect::RaiseNeutrally(parameter) => {
                debug_assert!(matches!(text.clause, Clause::Governed(_)));
                self.raise_neutrally(at, parameter, seat, log);
            }
        }
    }

    /// Shows cards until enough of those looked for have come (ruling 79). The others are discarded when all is done, so
    /// that none comes twice.
    fn draw_sought<L: Sink<Event>>(&mut self, seat: Seat, n: u8, sought: Sought, cause: Cause, log: &mut L) {
        let mut passed_over = CardSet::EMPTY;
        let mut found = 0;
        while found < n {
            let Some(id) = self.draw_card(log) else { break };
            if sought.fits(id) {
                found += 1;
                self.player_mut(seat).hand.add(id);
                log.emit(Event::Found { seat, card: id, cause });
            } else {
                passed_over.add(id);
                log.emit(Event::Flipped { seat, card: id, cause });
            }
        }
        self.discard = self.discard.or(&passed_over);
    }

    fn discard_to_draw<L: Sink<Event>>(&mut self, at: At, n: u8, seat: Seat, subject: CardId, log: &mut L) {
        let hand = self.player(seat).hand;
        match (hand.len(), hand.last()) {
            (1, Some(id)) => self.discard_for(n, id, seat, at.text.cause(), log),
            (0, _) | (_, None) => {}
            _ => self.ask(seat, Question::Decide { at, subject }),
        }
    }

    /// A card of the hand goes, so many new ones come.
    pub(super) fn discard_for<L: Sink<Event>>(
        &mut self,
        n: u8,
        id: CardId,
        seat: Seat,
        cause: Cause,
        log: &mut L,
    ) {
        self.discard_from_hand(seat, id, cause, log);
        self.draw_to_hand(seat, n, cause, log);
    }

    /// The awards that can still be funded.
    pub(crate) fn awards_left(&self) -> impl Iterator<Item = Award> + '_ {
        self.options.awards(self.map()).filter(|&award| self.awards().all(|(funded, _)| funded != award))
    }

    pub(super) fn fund_award<L: Sink<Event>>(&mut self, award: Award, seat: Seat, log: &mut L) {
        self.claim(seat, Text::rule(Clause::Award(award)), log);
    }

    /// Own blue cards with an action that was used in this generation and can be used now (ruling 100).
    pub(crate) fn repeatable(&self, seat: Seat) -> CardSet {
        let used = self.player(seat).tableau.and(&WITH_ACTION).and(&BLUE).and(&self.used);
        used.iter().filter(|&id| self.usable(seat, id).next().is_some()).collect()
    }

    /// The alternatives of a card's action that can be carried out, whether it was used or not.
    pub(crate) fn usable(&self, seat: Seat, id: CardId) -> impl Iterator<Item = u8> + '_ {
        let can = move |&option: &u8| {
            let mut no = Any::default();
            self.check_use(seat, id, option, &card(id).actions[usize::from(option)], &mut no);
            !no.0
        };
        (0..card(id).actions.len() as u8).filter(can)
    }

    /// Uses an action again; asks which alternative, where there is a choice.
    fn use_again<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, log: &mut L) {
        let mut open = self.usable(seat, id);
        let (first, second) = (open.next(), open.next());
        drop(open);
        match (first, second) {
            (Some(option), None) => self.repeat_action(seat, id, option, log),
            (Some(_), Some(_)) => self.ask(seat, Question::Repeat(id)),
            (None, _) => {}
        }
    }

    pub(super) fn repeat_action<L: Sink<Event>>(&mut self, seat: Seat, id: CardId, option: u8, log: &mut L) {
        log.emit(Event::Used { seat, card: id });
        self.push_text(Text::of(id, Clause::Gain(option)), seat, id);
        self.push_text(Text::of(id, Clause::Cost(option)), seat, id);
    }

    /// The parameters the World Government may raise (V22).
    pub(crate) fn parameters_to_govern(&self) -> impl Iterator<Item = Parameter> + '_ {
        self.parameters().iter().copied().filter(|&it| self.steps_left(it) > 0)
    }

    pub(super) fn govern(&mut self, parameter: Parameter, seat: Seat) {
        self.push_text(Text::rule(Clause::Governed(parameter)), seat, 0);
    }

    /// A parameter goes up for nobody: no rating, no reward. Cards that listen do work, and so does what moves another
    /// parameter (V24 to V26).
    fn raise_neutrally<L: Sink<Event>>(&mut self, at: At, parameter: Parameter, seat: Seat, log: &mut L) {
        if self.steps_left(parameter) == 0 {
            return;
        }
        self.raised[parameter.idx()] += 1;
        let to = self.parameter(parameter);
        log.emit(Event::Shifted { parameter, to, cause: at.text.cause() });
        self.announce_alone(Happening::Raised(parameter), seat, log);
        let reached = |step: &&crate::text::BonusStep| step.parameter == parameter && step.at == to;
        for step in self.map().bonus_steps.iter().filter(reached) {
            for &effect in step.gives {
                match effect {
                    Effect::Raise(_, other) => self.raise_neutrally(at, other, seat, log),
                    Effect::PlaceOceans(_) => self.ask_for_table(at, AreaUse::NeutralOcean, seat, log),
                    _ => {}
                }
            }
        }
    }

    /// The first player of the generation just played is the World Government (V22, V23).
    pub(crate) fn world_government(&mut self) {
        debug_assert_eq!(self.phase, Phase::Solar);
        self.push_text(Text::rule(Clause::WorldGovernment), self.first_player, 0);
    }

    /// What is left open by such an instruction is decided.
    pub(super) fn decide_extra<L: Sink<Event>>(&mut self, at: At, seat: Seat, choice: Choice, log: &mut L) {
        match (at.effect().open(), choice) {
            (Open::Played, Choice::Card(id)) => self.begin_play(seat, id, Some(at.text.card), log),
            (Open::Prelude, Choice::Card(id)) => self.play_one_of(at, id, seat, log),
            (Open::Award, Choice::Award(award)) => self.fund_award(award, seat, log),
            (Open::Repeated, Choice::Card(id)) => self.use_again(seat, id, log),
            (Open::Parameter, Choice::Parameter(parameter)) => self.govern(parameter, seat),
            (open, _) => unreachable!("{choice:?} does not decide {open:?}"),
        }
    }
}
