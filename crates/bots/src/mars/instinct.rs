//! What one would do without thinking: a quick preference for each legal choice, from definitions.

use super::effect_value::Judge;
use super::habit::kind;
use crate::net::Liking;
use tharsis_kernel::CardId;
use tharsis_mars::cards::{CORPORATIONS, card};
use tharsis_mars::{
    Award, Bill, Choice, Conversion, HEAT_PER_STEP, MILESTONE_PRICE, Parameter, Payer, Project, Question,
    Resource, project_effects,
};

/// A preference for each legal choice, in points; 0 is doing nothing.
pub(crate) fn instinct(judge: &Judge<'_>, liking: &Liking<'_>, legal: &[Choice], out: &mut Vec<f32>) {
    let question = judge.world.question(judge.seat).expect("instinct is for a seat that is asked");
    match question {
        Question::Opening(_) | Question::Research(_) => judge.buy(&question, liking, legal, out),
        Question::SellPatents => judge.sell(legal, out),
        Question::Preludes => judge.preludes(legal, out),
        _ => out.extend(legal.iter().map(|&choice| {
            let urge = judge.choice(&question, choice);
            urge + liking.of(kind(&question, choice), urge)
        })),
    }
}

impl Judge<'_> {
    pub(super) fn choice(&self, question: &Question, choice: Choice) -> f32 {
        match choice {
            Choice::Play(id) => self.surplus(id) - self.in_hand(id) * self.weights.hand * 0.8,
            Choice::Project(project) => self.project(project),
            Choice::Milestone(_) => 5.0 - self.spending(f32::from(MILESTONE_PRICE)),
            Choice::Award(_) if *question != Question::Turn => self.answer(question, choice),
            Choice::Award(award) => self.award(award),
            // Time alone is not worth an action to one who does not think ahead.
            Choice::Act(..) if self.world.is_in_vain(self.seat, choice) => -0.05,
            Choice::Act(id, option) => {
                let action = &card(id).actions[option as usize];
                self.effects(action.cost, id) + self.effects(action.gain, id) + 0.05
            }
            Choice::First => 1.0,
            Choice::Convert(Conversion::Plants) => {
                let plants = f32::from(self.world.plants_per_greenery(self.seat));
                self.outlook.greenery + 0.3 - plants * self.outlook.stock[Resource::Plants.idx()]
            }
            Choice::Convert(Conversion::Heat) => {
                self.outlook.raises(Parameter::Temperature)
                    - f32::from(HEAT_PER_STEP) * self.outlook.stock[Resource::Heat.idx()]
            }
            Choice::Trade(moon, with) => self.trade(moon) - self.trade_cost(with) + 0.05,
            Choice::EndTurn | Choice::Pass | Choice::Done | Choice::Nobody => 0.0,
            Choice::Delegate(party, source) => self.delegate(party, source),
            Choice::Policy => self.policy(),
            Choice::Hex(_)
            | Choice::Moon(_)
            | Choice::Party(_)
            | Choice::Resource(_)
            | Choice::Parameter(_)
            | Choice::Seat(_)
            | Choice::Card(_)
            | Choice::Option(_)
            | Choice::Amount(_) => self.answer(question, choice),
        }
    }

    /// What a card costs that is bought now.
    pub(crate) fn purchase_price(&self) -> u8 {
        match self.world.question(self.seat) {
            Some(Question::Opening(price) | Question::Research(price)) => price,
            _ => self.world.purchase_price(self.seat),
        }
    }

    fn project(&self, project: Project) -> f32 {
        if project == Project::SellPatents {
            return -0.5;
        }
        let price = self.spending(f32::from(self.world.project_price(self.seat, project)));
        self.effects(project_effects(project), 0) - price
    }

    fn award(&self, award: Award) -> f32 {
        let price = self.spending(f32::from(self.world.award_price().unwrap_or(20)));
        self.award_lead(award) - price - 0.8
    }

    /// What an award promises by how far one leads.
    pub(super) fn award_lead(&self, award: Award) -> f32 {
        let mine = self.world.award_standing(award, self.seat);
        let others = self.world.seats().filter(|&seat| seat != self.seat);
        let best = others.map(|seat| self.world.award_standing(award, seat)).max().unwrap_or(0);
        let lead = ((mine - best) as f32 / 4.0).clamp(-1.0, 1.0);
        5.0 * self.weights.award_lead * (0.5 + 0.5 * lead) * 0.9
    }

    /// A corporation by what it starts with and does.
    pub(super) fn corporation(&self, id: CardId) -> f32 {
        self.effects(card(id).play, id) + self.effects(card(id).first, id) + self.future(id)
    }

    /// Metal before money, without waste; heat only if it has no better use.
    pub(super) fn payment(&self, bill: &Bill, n: u16) -> f32 {
        let worth = f32::from(self.world.payer_worth(self.seat, bill.with));
        let covered = (f32::from(n) * worth).min(f32::from(bill.due));
        let each = match bill.with {
            Payer::Resource(resource) => self.outlook.stock[resource.idx()],
            Payer::Here(id) => self.add_here(1.0, id),
        };
        covered * self.outlook.money - f32::from(n) * each
    }

    /// Which cards to buy: those worth more than their price, the best ones if not all can be paid.
    fn buy(&self, question: &Question, liking: &Liking<'_>, legal: &[Choice], out: &mut Vec<f32>) {
        let limit = self.world.picks_left(self.seat) as usize;
        let gain = |id: CardId| {
            let gain = self.purchase(id);
            gain + liking.of(kind(question, Choice::Card(id)), gain)
        };
        let mut wanted: Vec<(CardId, f32)> = Vec::new();
        for choice in legal {
            if let Choice::Card(id) = *choice {
                let gain = gain(id);
                if gain > 0.0 {
                    wanted.push((id, gain));
                }
            }
        }
        wanted.sort_by(|a, b| b.1.total_cmp(&a.1));
        wanted.truncate(limit.min(self.affordable_purchases()));
        // Cards are picked ascending, so the lowest wanted one comes first.
        let first = wanted.iter().map(|&(id, _)| id).min();
        out.extend(legal.iter().map(|&choice| match choice {
            Choice::Card(id) if Some(id) == first => 1.0,
            Choice::Done if first.is_none() => 1.0,
            _ => 0.0,
        }));
    }

    /// What a card is worth beyond its price.
    pub(super) fn purchase(&self, id: CardId) -> f32 {
        self.in_hand(id) * self.weights.hand * 0.9 - f32::from(self.purchase_price()) * self.outlook.money
    }

    /// Money must be left to play cards with.
    fn affordable_purchases(&self) -> usize {
        let player = self.world.player(self.seat);
        let money = if player.kept.meets(&CORPORATIONS) { 42 } else { player.stock(Resource::Money) };
        (money as usize / 5).max(1)
    }

    /// Which cards to sell: those that can never be of use.
    fn sell(&self, legal: &[Choice], out: &mut Vec<f32>) {
        let useless = |id: CardId| self.in_hand(id) <= 0.02;
        let first = legal.iter().find(|choice| matches!(choice, Choice::Card(id) if useless(*id)));
        let none_yet = self.world.player(self.seat).kept.is_empty();
        out.extend(legal.iter().map(|choice| match choice {
            Choice::Card(id) if Some(choice) == first => 1.0 + f32::from(*id) * 0.0,
            Choice::Card(id) if first.is_none() && none_yet => 0.5 - self.in_hand(*id),
            Choice::Done if first.is_none() => 0.9,
            _ => -5.0,
        }));
    }
}
