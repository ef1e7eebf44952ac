//! Cards of Ares in words: the requirement, boxes, effects, actions, points.

use super::Ares;
use super::clause::Clauses;
use crate::card_text::{CardText, Line, LineKind};
use tharsis_ares::cards::card;
use tharsis_ares::{
    Count, DEVELOPMENT_BONUS, Effect, Need, Own, PRODUCTION_BONUS, Parameter, Passive, PhaseCard, Points,
    RESEARCH, RESEARCH_BONUS, Resource, Standard, TILES, When, standard_cost, standard_effects,
};
use tharsis_kernel::CardId;

impl<'l> Ares<'l> {
    fn clauses(self, id: CardId) -> Clauses<'l> {
        Clauses { words: self, card: Some(card(id)) }
    }

    /// The text of a card, in parts for a client to lay out.
    pub fn card_text(self, id: CardId) -> CardText {
        let clauses = self.clauses(id);
        let mut lines = Vec::new();
        let boxes = [card(id).production, card(id).stock, card(id).play].concat();
        if !boxes.is_empty() {
            lines.push(Line { kind: LineKind::Immediate, text: clauses.sentences(&boxes) });
        }
        let rest = clauses.lines().into_iter();
        lines.extend(rest.map(|(kind, clause)| Line { kind, text: self.language.sentence(clause) }));
        CardText { requirement: clauses.requirement(), lines, points: clauses.points() }
    }

    /// The text of a card as one paragraph.
    pub fn card(self, id: CardId) -> String {
        let text = self.card_text(id);
        let mut sentences = Vec::new();
        if !text.requirement.is_empty() {
            let list = self.language.enumerated(text.requirement);
            sentences.push(self.language.sentence(self.phrase().text("list", list).say("requires")));
        }
        let mut actions = 0;
        for line in text.lines {
            let id = match line.kind {
                LineKind::Immediate | LineKind::FirstAction => "ares-line",
                LineKind::Action if actions == 0 => "ares-line-action",
                LineKind::Action => "ares-line-action-more",
                LineKind::Effect => "ares-line-effect",
            };
            actions += u32::from(line.kind == LineKind::Action);
            sentences.push(self.phrase().text("sentence", line.text).say(id));
        }
        sentences.extend(text.points.map(|points| self.language.sentence(points)));
        self.language.joined("next-sentence", sentences)
    }

    /// What a standard action costs and gives.
    pub fn standard_text(self, standard: Standard) -> String {
        let clauses = Clauses { words: self, card: None };
        let (n, resource) = standard_cost(standard);
        let clause = clauses.exchange(&[Effect::Spend(n, resource)], standard_effects(standard));
        self.language.sentence(clause)
    }

    /// What a phase gives to everybody.
    pub fn phase_text(self, card: PhaseCard) -> String {
        let (draw, keep) = RESEARCH;
        let phrase = self.phrase().number("draw", draw).number("keep", keep);
        phrase.say(&format!("ares-phase-all-{}", card.word()))
    }

    /// What a phase gives in addition to those who chose it.
    pub fn phase_bonus(self, card: PhaseCard) -> String {
        let (draw, keep) = RESEARCH_BONUS;
        let money = match card {
            PhaseCard::Development => DEVELOPMENT_BONUS,
            PhaseCard::Production => PRODUCTION_BONUS,
            PhaseCard::Construction | PhaseCard::Action | PhaseCard::Research => 0,
        };
        let phrase = self.phrase().number("draw", draw).number("keep", keep);
        phrase.counted("what", Resource::Money, money).say(&format!("ares-phase-bonus-{}", card.word()))
    }

    /// What an ocean tile gives.
    pub fn tile_text(self, row: usize) -> Option<String> {
        let clauses = Clauses { words: self, card: None };
        TILES.get(row).map(|tile| self.language.sentence(clauses.list(tile.gives)))
    }

    /// An alternative of a card's action.
    pub(super) fn action(self, id: CardId, option: u8) -> Option<String> {
        let action = card(id).actions.get(option as usize)?;
        Some(self.clauses(id).exchange(action.cost, action.gain))
    }
}

impl Clauses<'_> {
    /// Each requirement.
    fn requirement(self) -> Vec<String> {
        let needs = self.card.map_or(&[][..], |card| card.needs);
        needs.iter().map(|&need| self.need(need)).collect()
    }

    fn need(self, need: Need) -> String {
        match need {
            Need::AtLeast(parameter, zone) => {
                self.phrase().noun("what", parameter).noun("zone", zone).say("ares-need-at-least")
            }
            Need::AtMost(parameter, zone) => {
                self.phrase().noun("what", parameter).noun("zone", zone).say("ares-need-at-most")
            }
            Need::OceansAtLeast(n) => self.phrase().number("n", n).say("ares-need-oceans"),
            Need::OceansAtMost(n) => self.phrase().number("n", n).say("ares-need-oceans-at-most"),
            Need::Tags(tag, n) => self.phrase().tags("tags", tag, n).say("ares-need-tags"),
            Need::Rating(n) => self.phrase().number("n", n).say("ares-need-rating"),
            Need::Spend(n, resource) => self.phrase().counted("what", resource, n).say("ares-need-spend"),
            Need::SpendRating(n) => self.phrase().counted("steps", "steps", n).say("ares-need-spend-rating"),
        }
    }

    /// Effects and actions as clauses.
    fn lines(self) -> Vec<(LineKind, String)> {
        let Some(card) = self.card else { return Vec::new() };
        let mut lines = Vec::new();
        for trigger in card.triggers {
            let sides = [self.when(trigger.when), self.list(trigger.then)];
            lines.push((LineKind::Effect, self.words.language.joined("when-then", sides)));
        }
        lines.extend(card.passives.iter().map(|&passive| (LineKind::Effect, self.passive(passive))));
        for action in card.actions {
            lines.push((LineKind::Action, self.exchange(action.cost, action.gain)));
        }
        lines
    }

    fn when(self, when: When) -> String {
        let plain = |id: &str| self.words.language.plain(id);
        match when {
            When::TagPlayed(tags, Own::Too) => self.phrase().either("tags", tags, 1).say("ares-when-tag-own"),
            When::TagPlayed(tags, Own::Not) => self.phrase().either("tags", tags, 1).say("ares-when-tag"),
            When::CardPlayed => plain("ares-when-card"),
            When::SteelPlayed => plain("ares-when-steel"),
            When::Raised([Parameter::Temperature]) => plain("ares-when-temperature"),
            When::Raised([Parameter::Oceans]) => plain("ares-when-ocean"),
            When::Raised(_) => plain("ares-when-any-parameter"),
            When::ForestGained => plain("ares-when-forest"),
            When::ActionUsed => plain("ares-when-action"),
        }
    }

    fn passive(self, passive: Passive) -> String {
        let money = |n: u8| self.phrase().counted("what", Resource::Money, n);
        match passive {
            Passive::Cheaper(n) => money(n).say("ares-cheaper"),
            Passive::CheaperTag(n, tags) => money(n).either("tags", tags, 1).say("ares-cheaper-tag"),
            Passive::CheaperFrom(cost, n) => {
                money(n).counted("cost", Resource::Money, cost).say("ares-cheaper-from")
            }
            Passive::CheaperStandard(n) => money(n).say("ares-cheaper-standard"),
            Passive::WorthMore(n, level) => money(n).noun("level", level).say("ares-worth-more"),
            Passive::MayPay(payer, 1, 1) => self.phrase().noun("with", payer).say("ares-may-pay-any"),
            Passive::MayPay(payer, units, worth) => {
                money(worth).counted("units", payer, units).say("ares-may-pay")
            }
            Passive::ForestFor(n) => {
                self.phrase().counted("what", Resource::Plants, n).say("ares-forest-for")
            }
            Passive::Eased => self.words.language.plain("ares-eased"),
            Passive::SellsForMore(n) => money(n).say("ares-sells-for-more"),
            Passive::Research(draw, keep) => {
                self.phrase().number("draw", draw).number("keep", keep).say("ares-research-more")
            }
            Passive::BuyStep(n) => money(n).say("ares-buy-step"),
        }
    }

    fn points(self) -> Option<String> {
        let card = self.card?;
        let one = |n: i8| self.phrase().counted("points", "points", n);
        Some(match card.points {
            Points::None => return None,
            Points::Fixed(n) => one(n).say("ares-points"),
            Points::PerHere(per) => {
                let held = card.holds.expect("points for what lies here");
                one(1).counted("each", held, per).number("n", per).say("ares-points-here")
            }
            Points::Per(per, count) => {
                debug_assert!(count != Count::Nothing);
                self.each(one(1), count, per).say("ares-points-per")
            }
        })
    }
}
