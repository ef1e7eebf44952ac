//! What the words of Prelude and Venus Next are worth, what preludes bring, and how the World Government is answered.

use super::effect_value::Judge;
use tharsis_kernel::CardId;
use tharsis_mars::cards::{PRELUDES, card};
use tharsis_mars::{Choice, Effect, ExtraEffect, Kind, Kinds, Parameter, Resource, Tag};

impl Judge<'_> {
    /// What an instruction of Prelude or Venus Next brings.
    pub(super) fn extra_word(&self, word: ExtraEffect, source: CardId) -> f32 {
        let look = &self.outlook;
        match word {
            ExtraEffect::PlayCard { cheaper, eased } => {
                let saved = f32::from(cheaper) * look.money * 0.85;
                saved + if eased > 0 { 0.6 } else { 0.0 }
            }
            // The best of several is worth more than a usual one.
            ExtraEffect::PlayPrelude(_) => 15.0 * look.money + 2.0,
            ExtraEffect::FundAward => 5.0 * self.weights.award_lead,
            ExtraEffect::DrawWithTags { few, many, tag, need } => {
                let enough = self.world.player(self.seat).tags(tag) >= u32::from(need);
                f32::from(if enough { many } else { few }) * look.card
            }
            // Cards of a kind fit together better than any.
            ExtraEffect::DrawSought(n, _) => f32::from(n) * look.card * 1.2,
            ExtraEffect::DiscardToDraw(n) => (f32::from(n) - 0.5) * look.card,
            ExtraEffect::OthersDraw(n) => {
                let others = f32::from(self.world.n_seats()) - 1.0;
                -f32::from(n) * look.card * self.rival_share() * others
            }
            ExtraEffect::AddAny { n, kinds, tag, .. } => f32::from(n) * self.best_tagged(kinds, tag),
            ExtraEffect::AddPer(resource, count, tag) => {
                let n = self.world.count(self.seat, source, count) as f32;
                n * self.best_tagged(Kinds::of(&[resource]), tag)
            }
            ExtraEffect::TaggedLoses(n, resource, tag) => {
                let rivals = self.world.seats().filter(|&seat| seat != self.seat);
                let tagged = rivals.filter(|&seat| self.world.player(seat).tags(tag) > 0);
                let most = tagged.map(|seat| self.world.player(seat).stock(resource)).max().unwrap_or(0);
                most.min(i32::from(n)) as f32 * look.stock[resource.idx()] * self.rival_share()
            }
            ExtraEffect::ProduceLowest => self.lowest_production(),
            ExtraEffect::RepeatAction => self.best_action(),
            ExtraEffect::WorldGovernment | ExtraEffect::RaiseNeutrally(_) => 0.0,
        }
    }

    /// What one resource is worth on the best own card with a tag that holds one of these kinds.
    fn best_tagged(&self, kinds: Kinds, tag: Tag) -> f32 {
        let holds = |id: &CardId| card(*id).holds.is_some_and(|held| kinds.iter().any(|kind| kind == held));
        let tableau = &self.world.player(self.seat).tableau;
        let takers = tableau.iter().filter(|id| card(*id).has_tag(tag) && holds(id));
        takers.map(|id| self.add_here(1.0, id)).fold(0.0, f32::max)
    }

    fn lowest_production(&self) -> f32 {
        let production = &self.world.player(self.seat).production;
        let least = production.iter().min().copied().unwrap_or(0);
        let lowest = Resource::ALL.iter().filter(|it| production[it.idx()] == least);
        lowest.map(|&it| self.outlook.produces(1.0, it)).fold(0.0, f32::max)
    }

    /// The best action on a blue card of one's own.
    fn best_action(&self) -> f32 {
        let tableau = &self.world.player(self.seat).tableau;
        let blue = tableau.iter().filter(|&id| card(id).kind == Kind::Active);
        blue.map(|id| self.best_use(id)).fold(0.0, f32::max)
    }

    /// The best alternative of a card's action.
    pub(super) fn best_use(&self, id: CardId) -> f32 {
        let all = (0..card(id).actions.len() as u8).map(|option| self.use_of(id, option));
        all.fold(0.0, f32::max)
    }

    /// What an alternative of a card's action brings.
    pub(super) fn use_of(&self, id: CardId, option: u8) -> f32 {
        match card(id).actions.get(usize::from(option)) {
            Some(action) => self.effects(action.cost, id) + self.effects(action.gain, id),
            None => 0.0,
        }
    }

    /// What a prelude brings: it costs nothing and is played in any case.
    pub(super) fn prelude(&self, id: CardId) -> f32 {
        self.benefit(id)
    }

    /// Two preludes are kept, picked ascending: the first by what it and the best of those above it bring.
    pub(super) fn preludes(&self, legal: &[Choice], out: &mut Vec<f32>) {
        let player = self.world.player(self.seat);
        let second = player.kept.meets(&PRELUDES);
        let best_above = |id: CardId| {
            let above = player.dealt.and(&PRELUDES).from(id + 1);
            above.iter().map(|other| self.prelude(other)).fold(0.0, f32::max)
        };
        out.extend(legal.iter().map(|choice| match choice.card() {
            Some(id) if second => self.prelude(id),
            Some(id) => self.prelude(id) + best_above(id),
            None => 0.0,
        }));
    }

    /// Which prelude first: one that can be played now, and among those the one that brings money for the other.
    pub(super) fn next_prelude(&self, id: CardId) -> f32 {
        let money = card(id).play.iter().map(|&effect| match effect {
            Effect::Gain(n, Resource::Money) => f32::from(n),
            Effect::Owe(n) => -f32::from(n),
            _ => 0.0,
        });
        let playable = if self.world.can_play_prelude(self.seat, id) { 100.0 } else { 0.0 };
        playable + money.sum::<f32>()
    }

    /// What the preludes that wait to be played promise.
    pub(crate) fn preludes_worth(&self) -> f32 {
        let player = self.world.player(self.seat);
        let kept = player.kept.and(&PRELUDES);
        let waiting = player.preludes.iter().copied().chain(kept.iter());
        waiting.map(|id| self.prelude(id)).sum()
    }

    /// Which parameter the World Government raises: alone, where steps cost most; else where nobody's rating is lost
    /// that one could have earned oneself.
    pub(super) fn govern(&self, parameter: Parameter) -> f32 {
        let left = f32::from(self.world.steps_left(parameter));
        if self.world.is_solo() {
            let dear = match parameter {
                Parameter::Oceans => 1.5,
                Parameter::Oxygen => 1.2,
                Parameter::Venus => 1.1,
                Parameter::Temperature => 1.0,
            };
            return 0.05 * left * dear;
        }
        let presses = self.world.parameters_to_complete().contains(&parameter);
        0.02 * left + if presses { 0.0 } else { 0.1 }
    }
}
