//! Why a choice is refused: every reason, as data.

use crate::card::{AreaUse, Open, Site};
use crate::hex::Hex;
use crate::obstacle::Obstacle;
use crate::price::TRADE_PAYERS;
use crate::question::{Choice, Question};
use crate::state::State;
use crate::vocabulary::Tile;
use tharsis_kernel::{CardId, Seat};

impl State {
    /// All reasons against a choice; none if it is legal now.
    pub fn why_not(&self, seat: Seat, choice: Choice) -> Vec<Obstacle> {
        if self.is_over() {
            return vec![Obstacle::GameOver];
        }
        let Some((_, question)) = self.pending_question(seat) else { return vec![Obstacle::NotYourTurn] };
        let mut legal = Vec::new();
        self.legal_choices(seat, &mut legal);
        if legal.binary_search(&choice).is_ok() {
            return Vec::new();
        }
        if let Some(obstacle) = self.only_due(seat, question, choice) {
            return vec![obstacle];
        }
        let reasons = match (question, choice) {
            (Question::Turn, choice) => self.why_not_action(seat, choice),
            (Question::Decide { at, .. }, Choice::Hex(hex)) => match at.effect().open() {
                Open::Area(area) => self.why_not_hex(seat, area, hex),
                _ => Vec::new(),
            },
            (Question::Decide { at, .. }, Choice::Moon(moon)) => match at.effect().open() {
                Open::Moon(use_of) => self.why_not_moon(seat, at.text, use_of, moon),
                _ => Vec::new(),
            },
            (Question::LowerMarker { .. }, Choice::Moon(moon)) => vec![Obstacle::MarkerStuck(moon)],
            (Question::Decide { .. } | Question::Flood { .. }, Choice::Seat(victim))
                if victim.0 < self.n_seats =>
            {
                vec![Obstacle::NothingToLose { seat: victim }]
            }
            (_, Choice::Play(_) | Choice::Project(_) | Choice::Milestone(_) | Choice::Award(_))
            | (_, Choice::Act(..) | Choice::First | Choice::Convert(_) | Choice::Trade(..))
            | (_, Choice::Delegate(..) | Choice::Policy | Choice::EndTurn | Choice::Pass) => {
                vec![Obstacle::AnswerFirst]
            }
            _ => Vec::new(),
        };
        if reasons.is_empty() { vec![Obstacle::NotAnAnswer] } else { reasons }
    }

    /// What stands against a choice that would be legal if nothing were due at the end of the action (T43, H9).
    fn only_due(&self, seat: Seat, question: Question, choice: Choice) -> Option<Obstacle> {
        let mut possible = Vec::new();
        self.possible_choices(seat, &mut possible);
        possible.binary_search(&choice).ok()?;
        if question == Question::Turn {
            self.due_obstacle_of_action(seat, choice)
        } else {
            self.due_obstacle(seat, choice)
        }
    }

    /// All reasons why a card in hand cannot be played, whoever's turn it is.
    pub fn why_not_play(&self, seat: Seat, id: CardId) -> Vec<Obstacle> {
        let mut reasons = Vec::new();
        if !self.player(seat).hand.has(id) {
            reasons.push(Obstacle::NotInHand(id));
        }
        self.check_play(seat, id, &self.means(seat), &mut reasons);
        if reasons.is_empty() {
            reasons.extend(self.due_obstacle_of_action(seat, Choice::Play(id)));
        }
        reasons
    }

    fn why_not_action(&self, seat: Seat, choice: Choice) -> Vec<Obstacle> {
        let mut reasons = Vec::new();
        let player = self.player(seat);
        let first_due = player.first_action_due && self.first_action_possible(seat);
        if first_due && !matches!(choice, Choice::First | Choice::Pass) {
            reasons.extend(player.corporation().map(Obstacle::FirstActionDue));
        }
        let money = self.money_to_spend(seat);
        match choice {
            Choice::Play(id) => reasons.extend(self.why_not_play(seat, id)),
            Choice::Project(project) => {
                let price = self.project_price(seat, project);
                self.check_project(seat, project, (price, money), &mut reasons);
            }
            Choice::Milestone(it) if !self.options.milestones(self.map()).any(|there| there == it) => {
                reasons.push(Obstacle::MilestoneElsewhere);
            }
            Choice::Award(it) if !self.options.awards(self.map()).any(|there| there == it) => {
                reasons.push(Obstacle::AwardElsewhere);
            }
            Choice::Milestone(milestone) => self.check_milestone(seat, milestone, money, &mut reasons),
            Choice::Award(award) => self.check_award(award, money, &mut reasons),
            Choice::Act(id, option) => self.check_action(seat, id, option, &mut reasons),
            Choice::Convert(conversion) => self.check_convert(seat, conversion, &mut reasons),
            Choice::Trade(moon, with) if TRADE_PAYERS.contains(&with) => {
                self.check_trade(seat, moon, with, money, &mut reasons);
            }
            Choice::Delegate(_, source) => self.check_delegate(seat, source, money, &mut reasons),
            Choice::Policy => self.check_policy(seat, &mut reasons),
            Choice::First => reasons.push(Obstacle::NoFirstAction),
            Choice::Pass => reasons.push(Obstacle::PassTooLate),
            Choice::EndTurn => reasons.push(Obstacle::EndTurnTooEarly),
            _ => {}
        }
        reasons
    }

    fn why_not_hex(&self, seat: Seat, area: AreaUse, hex: Hex) -> Vec<Obstacle> {
        let (tile, site) = match area {
            AreaUse::Tile(tile, site) => (tile, site),
            AreaUse::Flood(_) | AreaUse::NeutralOcean => (Tile::Ocean, Site::OceanArea),
            AreaUse::Claim => (Tile::Ocean, Site::Land),
            AreaUse::RemoveOcean => return Vec::new(),
        };
        vec![self.why_not_area(seat, hex, tile, site)]
    }
}
