//! What one would do without thinking: a quick preference for each legal choice, from definitions.

use super::effect_value::Judge;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::cards::{CORPORATIONS, card};
use tharsis_mars::{
    Award, Bill, Choice, Conversion, Effect, HEAT_PER_STEP, MILESTONE_PRICE, Moon, Parameter, Project,
    Question, Resource, Tile, project_effects,
};

/// A preference for each legal choice, in points; 0 is doing nothing.
pub(crate) fn instinct(judge: &Judge<'_>, legal: &[Choice], out: &mut Vec<f32>) {
    let question = judge.world.question(judge.seat).expect("instinct is for a seat that is asked");
    match question {
        Question::Opening(_) | Question::Research(_) => judge.buy(legal, out),
        Question::SellPatents => judge.sell(legal, out),
        _ => out.extend(legal.iter().map(|&choice| judge.choice(&question, choice))),
    }
}

impl Judge<'_> {
    fn choice(&self, question: &Question, choice: Choice) -> f32 {
        match choice {
            Choice::Play(id) => self.surplus(id) - self.in_hand(id) * self.weights.hand * 0.8,
            Choice::Project(project) => self.project(project),
            Choice::Milestone(_) => 5.0 - self.spending(f32::from(MILESTONE_PRICE)),
            Choice::Award(award) => self.award(award),
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
            Choice::Moon(moon) => self.moon(question, moon),
            Choice::EndTurn | Choice::Pass | Choice::Done | Choice::Nobody => 0.0,
            Choice::Delegate(party, source) => self.delegate(party, source),
            Choice::Policy => self.policy(),
            Choice::Party(party) => self.party(question, party),
            Choice::Resource(resource) => self.resource(question, resource),
            Choice::Hex(hex) => self.area(tile_of(question), hex),
            Choice::Seat(victim) => self.victim(question, victim),
            Choice::Card(id) => self.card(question, id),
            Choice::Option(i) => self.option(question, i),
            Choice::Amount(n) => self.amount(question, n),
        }
    }

    fn moon(&self, question: &Question, moon: Moon) -> f32 {
        match question {
            Question::LeaveOut => -self.moon_in_play(moon),
            Question::LowerMarker { .. } => self.marker_step(moon, false),
            Question::Decide { at, .. } => match at.effect() {
                Effect::PlaceColony { .. } => self.settle(moon),
                Effect::Trade => self.trade(moon),
                Effect::MoveMarkers => self.marker_step(moon, true),
                _ => self.moon_in_play(moon),
            },
            _ => 0.0,
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
        let mine = self.world.award_standing(award, self.seat);
        let others = self.world.seats().filter(|&seat| seat != self.seat);
        let best = others.map(|seat| self.world.award_standing(award, seat)).max().unwrap_or(0);
        let lead = ((mine - best) as f32 / 4.0).clamp(-1.0, 1.0);
        let price = self.spending(f32::from(self.world.award_price().unwrap_or(20)));
        5.0 * self.weights.award_lead * (0.5 + 0.5 * lead) * 0.9 - price - 0.8
    }

    fn victim(&self, question: &Question, victim: Seat) -> f32 {
        if victim == self.seat {
            return -1.0;
        }
        let harm = match question {
            Question::Decide { at, .. } => match at.effect() {
                Effect::AnyoneProduces(..) => 1.0,
                Effect::AnyoneLoses(n, resource) | Effect::Steal(n, resource) => {
                    let lost = self.world.player(victim).stock(resource).min(i32::from(n));
                    lost as f32 * self.outlook.stock[resource.idx()]
                }
                _ => 0.5,
            },
            _ => 0.5,
        };
        harm + 0.02 * f32::from(self.world.player(victim).rating) + 0.2
    }

    fn card(&self, question: &Question, id: CardId) -> f32 {
        match question {
            Question::Corporation => self.corporation(id),
            Question::Draft => self.in_hand(id) + 0.02 * self.surplus(id),
            Question::Decide { at, .. } => match at.effect() {
                Effect::DrawKeep(..) => self.in_hand(id) + 0.02 * self.surplus(id),
                Effect::Discard => -self.in_hand(id) * self.weights.hand,
                Effect::TakeFromOwn(..) => -self.add_here(1.0, id),
                Effect::DiscardCards(_) => -self.in_hand(id),
                Effect::MayDiscardToDraw => self.outlook.card - self.in_hand(id) * self.weights.hand,
                Effect::AddTo(..) | Effect::AddToNonEmpty(_) => self.add_here(1.0, id),
                Effect::AnyoneLosesFromCard(..) | Effect::TakeFromAny(_) => {
                    let mine = self.world.player(self.seat).tableau.has(id);
                    if mine { -self.add_here(1.0, id) } else { 0.3 + self.add_here(1.0, id) }
                }
                Effect::CopyProduction => self.effects(card(id).play, id),
                _ => 0.0,
            },
            _ => 0.0,
        }
    }

    /// A corporation by what it starts with and does.
    fn corporation(&self, id: CardId) -> f32 {
        self.effects(card(id).play, id) + self.effects(card(id).first, id) + self.future(id)
    }

    fn option(&self, question: &Question, i: u8) -> f32 {
        match question {
            Question::Decide { at, .. } => match at.effect() {
                Effect::OneOf(branches) => self.effects(branches[i as usize], at.text.card),
                _ => 0.0,
            },
            Question::Buy { price, .. } => {
                let dealt = self.world.player(self.seat).dealt.last();
                let worth = dealt.map_or(0.0, |id| self.in_hand(id) * self.weights.hand);
                if i == 0 { worth - f32::from(*price) * self.outlook.money } else { 0.0 }
            }
            // The default order is a good one.
            _ => -f32::from(i),
        }
    }

    fn amount(&self, question: &Question, n: u16) -> f32 {
        match question {
            Question::Pay(bill) => self.payment(bill, n),
            Question::RaiseMarker(moon) => self.raised(*moon, n as u8),
            Question::Heat { card: id, .. } => {
                let saved = 2.0 * self.outlook.stock[Resource::Heat.idx()];
                f32::from(n) * (saved - self.add_here(1.0, *id)) - 0.001 * f32::from(n)
            }
            Question::Decide { at, .. } => match at.effect() {
                Effect::ExchangeHere(to) => {
                    let gain = self.outlook.stock[to.idx()] - self.add_here(1.0, at.text.card) / 0.8;
                    f32::from(n) * if gain < 0.0 { gain } else { 0.01 + gain }
                }
                Effect::Exchange(from, to) | Effect::ShiftProduction(from, to) => {
                    let gain = self.outlook.stock[to.idx()] - self.outlook.stock[from.idx()];
                    f32::from(n) * if gain == 0.0 { -0.01 } else { gain }
                }
                _ => f32::from(n),
            },
            _ => f32::from(n),
        }
    }

    /// Metal before money, without waste; heat only if it has no better use.
    fn payment(&self, bill: &Bill, n: u16) -> f32 {
        let worth = f32::from(self.world.worth(self.seat, bill.with));
        let covered = (f32::from(n) * worth).min(f32::from(bill.due));
        covered * self.outlook.money - f32::from(n) * self.outlook.stock[bill.with.idx()]
    }

    /// Which cards to buy: those worth more than their price, the best ones if not all can be paid.
    fn buy(&self, legal: &[Choice], out: &mut Vec<f32>) {
        let limit = self.world.picks_left(self.seat) as usize;
        let price = f32::from(self.purchase_price()) * self.outlook.money;
        let gain = |id: CardId| self.in_hand(id) * self.weights.hand * 0.9 - price;
        let mut wanted: Vec<(CardId, f32)> = Vec::new();
        for choice in legal {
            if let Choice::Card(id) = *choice
                && gain(id) > 0.0
            {
                wanted.push((id, gain(id)));
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

/// The tile a question about an area is about.
fn tile_of(question: &Question) -> Tile {
    match question {
        Question::Decide { at, .. } => match at.effect() {
            Effect::Place(tile, _) => tile,
            Effect::ClaimArea => Tile::Greenery,
            _ => Tile::Ocean,
        },
        _ => Tile::Ocean,
    }
}
