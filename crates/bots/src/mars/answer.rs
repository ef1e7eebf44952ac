//! What one would answer without thinking, by what a question leaves open.

use super::effect_value::Judge;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::cards::card;
use tharsis_mars::{AreaUse, At, Choice, Loss, Open, Question, Resource, Tile};

impl Judge<'_> {
    /// What an answer that names something brings.
    pub(super) fn answer(&self, question: &Question, choice: Choice) -> f32 {
        let worth = match question {
            Question::Decide { at, .. } => self.decision(*at, choice),
            Question::Corporation => choice.card().map(|id| self.corporation(id)),
            Question::Prelude => choice.card().map(|id| self.next_prelude(id)),
            Question::Repeat(id) => choice.option().map(|option| self.use_of(*id, option)),
            Question::Draft => choice.card().map(|id| self.drafted(id)),
            Question::LeaveOut => choice.moon().map(|moon| -self.moon_in_play(moon)),
            Question::LowerMarker { .. } => choice.moon().map(|moon| self.marker_step(moon, false)),
            Question::RaiseMarker(moon) => choice.amount().map(|n| self.raised(*moon, n as u8)),
            Question::Pay(bill) => choice.amount().map(|n| self.payment(bill, n)),
            Question::Heat { card, .. } => choice.amount().map(|n| {
                let saved = 2.0 * self.outlook.stock[Resource::Heat.idx()];
                f32::from(n) * (saved - self.add_here(1.0, *card)) - 0.001 * f32::from(n)
            }),
            Question::Buy { price, .. } => choice.option().map(|i| self.looked_at(i, *price)),
            // The default order is a good one.
            Question::Order(_) => choice.option().map(|i| -f32::from(i)),
            Question::Amount { .. } => choice.amount().map(f32::from),
            Question::Flood { .. } | Question::Delegate { .. } => {
                choice.seat().map(|victim| self.victim(victim, 0.5))
            }
            Question::Opening(_) | Question::Research(_) | Question::SellPatents => None,
            Question::Turn | Question::FinalGreenery | Question::Preludes => None,
        };
        worth.unwrap_or(0.0)
    }

    fn decision(&self, at: At, choice: Choice) -> Option<f32> {
        let look = &self.outlook;
        match at.effect().open() {
            Open::Nothing | Open::Deck | Open::Later => None,
            Open::Area(area) => choice.hex().map(|hex| self.area(tile_for(area), hex)),
            Open::Moon(use_of) => choice.moon().map(|moon| self.moon_for(use_of, moon)),
            Open::Party(use_of) => choice.party().map(|party| self.party_for(use_of, party)),
            Open::Resource(use_of) => choice.resource().map(|it| self.resource_for(use_of, it)),
            Open::Lowered(..) => choice.seat().map(|victim| self.victim(victim, 1.0)),
            Open::Robbed(loss) => choice.seat().map(|victim| self.victim(victim, self.lost(victim, loss))),
            Open::Kept(_) => choice.card().map(|id| self.drafted(id)),
            Open::Discarded(_) => choice.card().map(|id| -self.in_hand(id) * self.weights.hand),
            Open::Discards(_) => choice.card().map(|id| -self.in_hand(id)),
            Open::Swapped => choice.card().map(|id| look.card - self.in_hand(id) * self.weights.hand),
            Open::Spent(..) => choice.card().map(|id| -self.add_here(1.0, id)),
            Open::Filled(..) => choice.card().map(|id| self.add_here(1.0, id)),
            Open::Emptied(..) | Open::Tapped(_) => choice.card().map(|id| {
                let mine = self.world.player(self.seat).tableau.has(id);
                if mine { -self.add_here(1.0, id) } else { 0.3 + self.add_here(1.0, id) }
            }),
            Open::Copied => choice.card().map(|id| self.effects(card(id).play, id)),
            Open::Alternative(branches) => {
                choice.option().map(|i| self.effects(branches[i as usize], at.text.card))
            }
            Open::Played => choice.card().map(|id| self.surplus(id)),
            Open::Prelude => choice.card().map(|id| self.prelude(id)),
            Open::Award => choice.award().map(|award| self.award_lead(award)),
            Open::Repeated => choice.card().map(|id| self.best_use(id)),
            Open::Parameter => choice.parameter().map(|parameter| self.govern(parameter)),
            Open::ExchangeHere(rate, to) => choice.amount().map(|n| {
                let gain = f32::from(rate) * look.stock[to.idx()] - self.add_here(1.0, at.text.card) / 0.8;
                f32::from(n) * if gain < 0.0 { gain } else { 0.01 + gain }
            }),
            Open::Exchange(from, to) | Open::Steps(from, to) => choice.amount().map(|n| {
                let gain = look.stock[to.idx()] - look.stock[from.idx()];
                f32::from(n) * if gain == 0.0 { -0.01 } else { gain }
            }),
        }
    }

    fn drafted(&self, id: CardId) -> f32 {
        self.in_hand(id) + 0.02 * self.surplus(id)
    }

    fn looked_at(&self, option: u8, price: u8) -> f32 {
        let dealt = self.world.player(self.seat).dealt.last();
        let worth = dealt.map_or(0.0, |id| self.in_hand(id) * self.weights.hand);
        if option == 0 { worth - f32::from(price) * self.outlook.money } else { 0.0 }
    }

    /// What a rival's loss is worth; one's own is none.
    fn victim(&self, victim: Seat, harm: f32) -> f32 {
        if victim == self.seat {
            return -1.0;
        }
        harm + 0.02 * f32::from(self.world.player(victim).rating) + 0.2
    }

    fn lost(&self, victim: Seat, loss: Loss) -> f32 {
        let lost = self.world.player(victim).stock(loss.resource).min(i32::from(loss.most));
        lost as f32 * self.outlook.stock[loss.resource.idx()]
    }
}

/// The tile an area is judged for.
fn tile_for(area: AreaUse) -> Tile {
    match area {
        AreaUse::Tile(tile, _) => tile,
        AreaUse::Claim => Tile::Greenery,
        AreaUse::Flood(_) | AreaUse::NeutralOcean | AreaUse::RemoveOcean => Tile::Ocean,
    }
}
