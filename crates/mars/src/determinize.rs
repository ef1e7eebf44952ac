//! Re-dealing what some seats cannot see: for search, for undo, and for the proof that nothing leaks.

use crate::card::Open;
use crate::cards::CardSet;
use crate::cards::{CORPORATIONS, PRELUDES, PROJECTS, corporation_deck};
use crate::price::purchase_price;
use crate::question::Question;
use crate::state::{Player, State, Task};
use crate::vocabulary::Phase;
use tharsis_kernel::{Dice, Pile, Seat, SeatSet, seed_from_u64, shuffle};

/// What hidden cards are dealt from.
struct Piles {
    projects: Pile,
    corporations: Pile,
    preludes: Pile,
}

impl State {
    /// A state drawn at random among those that these seats together cannot tell from this one.
    pub(crate) fn redealt(&self, knowing: SeatSet, seed: u64) -> State {
        let mut state = self.clone();
        state.dice = Dice::new(seed_from_u64(seed));
        let mut stream = state.dice.stream();
        let others = || self.seats().filter(|&seat| !knowing.has(seat));

        let mut unseen: CardSet = self.deck.iter().copied().collect();
        unseen = unseen.or(&self.discard);
        for player in others().map(|seat| self.player(seat)) {
            for set in [player.hand, player.dealt, aside(player)] {
                unseen = unseen.or(&set.and(&PROJECTS));
            }
        }
        let mut piles = Piles {
            projects: Pile::shuffled(&unseen, &mut stream),
            corporations: Pile::shuffled(&self.corporations_unseen(knowing), &mut stream),
            preludes: Pile::shuffled(&self.preludes_unseen(knowing), &mut stream),
        };

        for seat in others() {
            state.redeal_seat(seat, &mut piles);
        }
        let Piles { mut projects, mut preludes, .. } = piles;
        for card in state.prelude_deck.iter_mut() {
            *card = preludes.next_card();
        }
        for card in state.deck.iter_mut() {
            *card = projects.next_card();
        }
        state.discard = projects.take(self.discard.len());
        // Which events are left is known, their order is not.
        state.turmoil.deck.sort_unstable();
        shuffle(&mut stream, &mut state.turmoil.deck);
        state
    }

    /// During the opening: corporations neither in play nor before those who know.
    fn corporations_unseen(&self, knowing: SeatSet) -> CardSet {
        if self.phase != Phase::Setup {
            return CardSet::EMPTY;
        }
        let mut unseen = corporation_deck(&self.options);
        for player in self.players() {
            unseen = unseen.without(&player.tableau);
        }
        for seat in knowing.iter() {
            unseen = unseen.without(&self.player(seat).dealt);
        }
        unseen
    }

    /// Preludes that lie in the deck, or that others have and have not shown (P5, P6).
    fn preludes_unseen(&self, knowing: SeatSet) -> CardSet {
        let mut unseen: CardSet = self.prelude_deck.iter().copied().collect();
        for seat in self.seats().filter(|&seat| !knowing.has(seat)) {
            let player = self.player(seat);
            let hidden = player.preludes.iter().chain(&player.laid_aside).copied();
            unseen = unseen.or(&hidden.collect()).or(&player.dealt.and(&PRELUDES));
        }
        unseen
    }

    /// Whether a seat is choosing cards of its hand.
    fn picks_from_hand(&self, seat: Seat) -> bool {
        match self.pending_question(seat) {
            Some((_, Question::SellPatents)) => true,
            Some((_, Question::Decide { at, .. })) => matches!(at.effect().open(), Open::Discards(_)),
            _ => false,
        }
    }

    fn redeal_seat(&mut self, seat: Seat, piles: &mut Piles) {
        let Piles { projects, corporations, preludes } = piles;
        let old = *self.player(seat);
        let sells = self.picks_from_hand(seat);
        let hand = projects.take(old.hand.len());
        let dealt = projects.take(old.dealt.and(&PROJECTS).len());
        let dealt_corporations = corporations.take(old.dealt.and(&CORPORATIONS).len());
        let kept_corporation = lowest(&dealt_corporations, old.kept.and(&CORPORATIONS).len());
        let dealt_preludes = preludes.take(old.dealt.and(&PRELUDES).len());
        let kept_preludes = lowest(&dealt_preludes, old.kept.and(&PRELUDES).len());
        let mut n_kept = old.kept.and(&PROJECTS).len();
        if let Some(id) = kept_corporation.last() {
            // Nobody else knows how many cards were kept, but the corporation must be able to pay for them.
            n_kept = n_kept.min(State::opening_cards_max(id));
        }
        // Of what was chosen from, the lowest: cards are picked ascending, so that any number can follow.
        let kept = if sells {
            lowest(&hand, n_kept)
        } else if aside(&old).is_empty() {
            lowest(&dealt, n_kept).or(&kept_corporation).or(&kept_preludes)
        } else {
            projects.take(n_kept)
        };
        self.reprice_opening(seat, &kept_corporation);
        let player = self.player_mut(seat);
        player.hand = hand;
        player.dealt = dealt.or(&dealt_corporations).or(&dealt_preludes);
        player.kept = kept;
        player.preludes.iter_mut().for_each(|card| *card = preludes.next_card());
        player.preludes.sort_unstable();
        player.laid_aside.iter_mut().for_each(|card| *card = preludes.next_card());
    }
}

impl State {
    /// What the opening cards cost would tell which corporation was chosen in secret.
    fn reprice_opening(&mut self, seat: Seat, corporation: &CardSet) {
        for task in &mut self.lanes.seats[seat.idx()] {
            if let Task::Ask(_, Question::Opening(price)) = task {
                *price = purchase_price(corporation);
            }
        }
    }
}

/// Cards kept aside in the draft: neither in hand nor in the pack.
fn aside(player: &Player) -> CardSet {
    player.kept.without(&player.dealt).without(&player.hand)
}

fn lowest(cards: &CardSet, n: u32) -> CardSet {
    cards.iter().take(n as usize).collect()
}
