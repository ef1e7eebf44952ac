//! The legal choices of a question, ascending and without repeats.

use crate::board::maximum;
use crate::card::Effect;
use crate::cards::CardSet;
use crate::cards::{CORPORATIONS, WITH_ACTION, card};
use crate::obstacle::Any;
use crate::question::{Choice, Question};
use crate::state::State;
use crate::text::{At, Clause, Text};
use crate::vocabulary::{Parameter, Phase, PhaseCard, Piece, Standard};
use tharsis_kernel::Seat;

impl State {
    /// Appends the legal choices of a seat; none if it is not asked.
    pub(crate) fn legal_choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        let Some(question) = self.question(seat) else { return };
        let player = self.player(seat);
        match question {
            Question::Opening => self.legal_openings(seat, out),
            Question::Plan => {
                let open = PhaseCard::ALL.iter().copied().filter(|&card| Some(card) != player.last);
                out.extend(open.map(Choice::Phase));
                self.legal_sales(seat, out);
            }
            Question::Neutral => {
                let mut left = self.neutral;
                left.sort_unstable();
                out.extend(left.iter().map(|&i| Choice::Phase(PhaseCard::ALL[i as usize])));
            }
            Question::Pool => {
                let left = |piece: &&Piece| self.pieces_left(**piece) > 0;
                out.extend(Piece::ALL.iter().filter(left).map(|&piece| Choice::Take(piece)));
                self.legal_sales(seat, out);
            }
            Question::Offer | Question::Swap(_) => {
                out.extend(player.hand.iter().map(Choice::Card));
                out.push(Choice::Nobody);
            }
            Question::Work => self.legal_work(seat, out),
            Question::Keep => {
                let missing = self.keeps(seat).saturating_sub(player.kept.len());
                out.extend(open_picks(&player.dealt, &player.kept, missing).map(Choice::Card));
                self.legal_sales(seat, out);
            }
            Question::HandLimit => self.legal_sales(seat, out),
            Question::Rise => out.extend([Choice::Option(0), Choice::Option(1)]),
            Question::Pay(bill) => out.extend(self.amounts_to_pay(seat, &bill).map(Choice::Amount)),
            Question::Decide { at, .. } => self.legal_decisions(at, seat, out),
            Question::Order(pending) => self.legal_orders(seat, pending, out),
        }
    }

    fn legal_sales(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(self.player(seat).hand.iter().map(Choice::Sell));
    }

    /// A corporation, or cards to exchange first (A13, A15).
    fn legal_openings(&self, seat: Seat, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        let projects = player.dealt.without(&CORPORATIONS);
        if player.turn.bonus {
            let from = player.kept.last().map_or(0, |id| id + 1);
            out.extend(projects.from(from).iter().map(Choice::Card));
        }
        if player.kept.is_empty() {
            out.extend(player.dealt.and(&CORPORATIONS).iter().map(Choice::Card));
        } else {
            out.push(Choice::Done);
        }
    }

    /// Everything a player may do now in development, construction or action.
    fn legal_work(&self, seat: Seat, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        match self.phase {
            Phase::Development | Phase::Construction => self.legal_plays(seat, out),
            Phase::Action => self.legal_actions(seat, out),
            _ => unreachable!("work is done in three phases"),
        }
        if player.turn.rated && !player.turn.step_bought {
            let mut no = Any::default();
            self.check_step(seat, &mut no);
            if !no.0 {
                out.push(Choice::Step);
            }
        }
        if self.phase == Phase::Construction && player.turn.bonus {
            out.push(Choice::Draw);
        }
        if self.conversion_due(seat).is_none() {
            out.push(Choice::Done);
        }
        self.legal_sales(seat, out);
    }

    fn legal_plays(&self, seat: Seat, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        if player.turn.plays == 0 && player.turn.free_cost.is_none() && !player.turn.bonus {
            return;
        }
        let means = self.means(seat);
        for id in &player.hand {
            let mut no = Any::default();
            self.check_play(seat, id, &means, &mut no);
            if !no.0 {
                out.push(Choice::Play(id));
            }
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        let mut cards = player.tableau.and(&WITH_ACTION);
        if !player.turn.bonus {
            cards = cards.without(&self.used);
        }
        for id in &cards {
            for option in 0..card(id).actions.len() as u8 {
                let mut no = Any::default();
                self.check_action(seat, id, option, &mut no);
                if !no.0 {
                    out.push(Choice::Act(id, option));
                }
            }
        }
        for &standard in Standard::ALL {
            let mut no = Any::default();
            self.check_standard(seat, standard, &mut no);
            if !no.0 {
                out.push(Choice::Standard(standard));
            }
        }
    }

    fn legal_decisions(&self, at: At, seat: Seat, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        match at.effect() {
            Effect::AddTo(_, kinds) => {
                out.extend(self.takers(seat, at.text.card, kinds).iter().map(Choice::Card));
            }
            Effect::AddToAny(_) => out.extend(self.holders(seat).iter().map(Choice::Card)),
            Effect::TakeFrom(kinds) => out.extend(self.takeable(seat, kinds).iter().map(Choice::Card)),
            Effect::OneOf(branches) => {
                let open = (0..branches.len() as u8).filter(|&i| self.is_open(seat, at.text.branch(i)));
                out.extend(open.map(Choice::Option));
            }
            Effect::Exchange(from, _, most) => {
                let have = player.stock(from) as u16;
                let most = if most == 0 { have } else { have.min(u16::from(most)) };
                out.extend((1..=most).map(Choice::Amount));
            }
            Effect::DrawKeep(_, keep) => {
                let missing = u32::from(keep) - player.kept.len();
                out.extend(open_picks(&player.dealt, &player.kept, missing).map(Choice::Card));
            }
            Effect::Discard(n) => {
                let missing = u32::from(n).min(player.hand.len()) - player.kept.len();
                out.extend(open_picks(&player.hand, &player.kept, missing).map(Choice::Card));
            }
            Effect::Redraw(most) => {
                if player.kept.len() < u32::from(most) {
                    let from = player.kept.last().map_or(0, |id| id + 1);
                    out.extend(player.hand.from(from).iter().map(Choice::Card));
                }
                if !player.kept.is_empty() {
                    out.push(Choice::Done);
                }
            }
            Effect::MayDiscardToDraw(_) => {
                out.extend(player.hand.iter().map(Choice::Card));
                out.push(Choice::Nobody);
            }
            Effect::RevealTake(_, tags) => {
                let matching =
                    player.dealt.iter().filter(|&id| tags.iter().any(|&tag| card(id).has_tag(tag)));
                out.extend(matching.map(Choice::Card));
            }
            effect => unreachable!("{effect:?} asks nothing"),
        }
    }

    /// Of equal texts only the first is offered.
    fn legal_orders(&self, seat: Seat, pending: u8, out: &mut Vec<Choice>) {
        let texts = self.pending_texts(seat, pending);
        for i in 0..texts.len() {
            if !texts[..i].contains(&texts[i]) {
                out.push(Choice::Option(i as u8));
            }
        }
    }

    /// How many of the dealt cards are kept in research (A27, ruling 47).
    pub fn keeps(&self, seat: Seat) -> u32 {
        let (_, keep) = self.research_cards(seat);
        u32::from(keep).min(self.player(seat).dealt.len())
    }

    /// Pieces in the co-op pool.
    pub fn pieces_left(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Cube => self.cubes,
            Piece::Marker => self.markers,
        }
    }

    /// Whether the solo rise can go to a parameter (ruling 55).
    pub(crate) fn can_rise(&self, parameter: Parameter) -> bool {
        self.steps[parameter.idx()] < maximum(parameter)
    }

    /// The text of an action's cost, for those who show prices.
    pub fn action_cost(id: tharsis_kernel::CardId, option: u8) -> Text {
        Text::of(id, Clause::Cost(option))
    }
}

/// Cards of a subset that may be picked next, ascending, so that each subset has one way: above those picked
/// already, and so that enough are left above.
fn open_picks(offer: &CardSet, kept: &CardSet, missing: u32) -> impl Iterator<Item = tharsis_kernel::CardId> {
    let open = offer.from(kept.last().map_or(0, |id| id + 1));
    let takeable = if missing == 0 { 0 } else { (open.len() + 1).saturating_sub(missing) };
    open.iter().take(takeable as usize)
}
