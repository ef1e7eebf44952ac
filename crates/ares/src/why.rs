//! Why a choice is refused: every reason, as data.

use crate::obstacle::Obstacle;
use crate::question::{Choice, Question};
use crate::state::State;
use crate::vocabulary::Phase;
use tharsis_kernel::{CardId, Seat};

impl State {
    /// All reasons against a choice; none if it is legal now.
    pub fn why_not(&self, seat: Seat, choice: Choice) -> Vec<Obstacle> {
        if self.is_over() {
            return vec![Obstacle::GameOver];
        }
        let Some(question) = self.question(seat) else { return vec![Obstacle::NotAsked] };
        let mut legal = Vec::new();
        self.legal_choices(seat, &mut legal);
        if legal.binary_search(&choice).is_ok() {
            return Vec::new();
        }
        let reasons = match (question, choice) {
            (_, Choice::Sell(id)) if !self.player(seat).hand.has(id) => vec![Obstacle::NotInHand(id)],
            (Question::Work, choice) => self.why_not_work(seat, choice),
            (Question::Plan, Choice::Phase(card)) => vec![Obstacle::PhaseOfLastRound(card)],
            (Question::Neutral, Choice::Phase(card)) => vec![Obstacle::NeutralCardUsed(card)],
            (Question::Pool, Choice::Take(_)) => vec![Obstacle::NoPieceLeft],
            (_, Choice::Phase(_) | Choice::Take(_) | Choice::Play(_) | Choice::Act(..)) => {
                vec![Obstacle::AnswerFirst]
            }
            (_, Choice::Standard(_) | Choice::Step | Choice::Draw | Choice::Sell(_)) => {
                vec![Obstacle::AnswerFirst]
            }
            _ => Vec::new(),
        };
        if reasons.is_empty() { vec![Obstacle::NotAnAnswer] } else { reasons }
    }

    /// All reasons why a card in hand cannot be played now.
    pub fn why_not_play(&self, seat: Seat, id: CardId) -> Vec<Obstacle> {
        let mut reasons = Vec::new();
        if !self.player(seat).hand.has(id) {
            reasons.push(Obstacle::NotInHand(id));
        }
        self.check_play(seat, id, &self.means(seat), &mut reasons);
        reasons
    }

    fn why_not_work(&self, seat: Seat, choice: Choice) -> Vec<Obstacle> {
        let mut reasons = Vec::new();
        match choice {
            Choice::Play(id) => reasons.extend(self.why_not_play(seat, id)),
            Choice::Act(id, option) => self.check_action(seat, id, option, &mut reasons),
            Choice::Standard(standard) => self.check_standard(seat, standard, &mut reasons),
            Choice::Step => self.check_step(seat, &mut reasons),
            Choice::Draw if self.phase == Phase::Construction => reasons.push(Obstacle::NoBonus),
            Choice::Draw => reasons.push(Obstacle::NotInThisPhase(self.phase)),
            Choice::Done => reasons.extend(self.conversion_due(seat).map(Obstacle::ConversionDue)),
            _ => {}
        }
        reasons
    }
}
