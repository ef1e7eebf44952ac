//! Re-dealing what some seats cannot see: for search, for undo, and for the proof that nothing leaks.

use crate::cards::CORPORATIONS;
use crate::cards::CardSet;
use crate::question::Question;
use crate::state::State;
use crate::vocabulary::{Parameter, Phase, PhaseCard};
use tharsis_kernel::{CardId, Dice, Pile, Seat, SeatSet, Stream, below, seed_from_u64, shuffle};

impl State {
    /// A state drawn at random among those that these seats together cannot tell from this one.
    pub(crate) fn redealt(&self, knowing: SeatSet, seed: u64) -> State {
        let mut state = self.clone();
        state.dice = Dice::new(seed_from_u64(seed));
        let mut stream = state.dice.stream();
        let others = || self.seats().filter(|&seat| !knowing.has(seat));

        let mut unseen: CardSet = self.deck.iter().map(|&id| CardId::from(id)).collect();
        unseen = unseen.or(&self.discard);
        for player in others().map(|seat| self.player(seat)) {
            unseen = unseen.or(&player.hand).or(&player.dealt.without(&CORPORATIONS));
        }
        let mut projects = Pile::shuffled(&unseen, &mut stream);
        let mut corporations = Pile::shuffled(&self.corporations_unseen(knowing), &mut stream);
        for seat in others() {
            state.redeal_seat(seat, &mut projects, &mut corporations);
            state.replan_seat(seat, &mut stream);
        }
        for card in state.deck.iter_mut() {
            *card = projects.next_card() as u8;
        }
        state.discard = projects.take(self.discard.len());
        state.reshuffle_piles(&mut stream);
        state
    }

    /// Ocean tiles still face down, and the neutral phase cards, in another order.
    fn reshuffle_piles(&mut self, stream: &mut Stream) {
        let hidden = &mut self.tiles[self.steps[Parameter::Oceans.idx()] as usize..];
        hidden.sort_unstable();
        shuffle(stream, hidden);
        self.neutral.sort_unstable();
        shuffle(stream, &mut self.neutral);
    }

    /// While others still plan, a phase card already chosen may be any that could have been.
    fn replan_seat(&mut self, seat: Seat, stream: &mut Stream) {
        let player = self.player_mut(seat);
        if player.chosen.is_none() {
            return;
        }
        let last = player.last;
        let open: Vec<PhaseCard> =
            PhaseCard::ALL.iter().copied().filter(|&card| Some(card) != last).collect();
        let pick = open[below(stream, open.len() as u32) as usize];
        if self.phase == Phase::Planning {
            self.player_mut(seat).chosen = Some(pick);
        }
    }

    /// During the opening: corporations neither in play nor before those who know.
    fn corporations_unseen(&self, knowing: SeatSet) -> CardSet {
        if self.phase != Phase::Setup {
            return CardSet::EMPTY;
        }
        knowing.iter().fold(CORPORATIONS, |unseen, seat| unseen.without(&self.player(seat).dealt))
    }

    fn redeal_seat(&mut self, seat: Seat, projects: &mut Pile, corporations: &mut Pile) {
        let old = *self.player(seat);
        // Cards are picked from the hand or from what was dealt; nobody else knows which.
        let from_hand = matches!(self.question(seat), Some(Question::Decide { .. }))
            && old.dealt.without(&CORPORATIONS).is_empty();
        let hand = projects.take(old.hand.len());
        let dealt = projects.take(old.dealt.without(&CORPORATIONS).len());
        let dealt_corporations = corporations.take(old.dealt.and(&CORPORATIONS).len());
        let n_kept = old.kept.without(&CORPORATIONS).len();
        // The lowest: cards are picked ascending, so that any number can follow.
        let kept = lowest(if from_hand { &hand } else { &dealt }, n_kept)
            .or(&lowest(&dealt_corporations, old.kept.and(&CORPORATIONS).len()));
        let player = self.player_mut(seat);
        player.hand = hand;
        player.dealt = dealt.or(&dealt_corporations);
        player.kept = kept;
    }
}

fn lowest(cards: &CardSet, n: u32) -> CardSet {
    cards.iter().take(n as usize).collect()
}
