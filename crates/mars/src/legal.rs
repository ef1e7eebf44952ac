//! The legal choices of a question, ascending and without repeats.

use crate::card::Open;
use crate::cards::CardSet;
use crate::cards::{CORPORATIONS, PRELUDES, PROJECTS, PassiveKind, WITH_ACTION, card};
use crate::check::Means;
use crate::obstacle::{Any, Objections, Obstacle};
use crate::price::{MILESTONE_PRICE, Payer, payers_of_price};
use crate::question::{Choice, Question};
use crate::state::{PRELUDES_KEPT, State};
use crate::text::{At, Clause, Text, project_cost};
use crate::turmoil::{DELEGATE_PRICE, Owner};
use crate::vocabulary::{Award, Conversion, Milestone, Party, Project, Resource, Source};
use tharsis_kernel::{CardId, Seat};

impl State {
    /// Appends the legal choices of a seat; none if it is not asked.
    #[inline]
    pub(crate) fn legal_choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.possible_choices(seat, out);
        if self.may_owe() {
            self.retain_payable(seat, out);
        }
    }

    /// The same without regard to what is due at the end of the action (T43, H9).
    pub(crate) fn possible_choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        let Some((_, question)) = self.pending_question(seat) else { return };
        let player = self.player(seat);
        match question {
            Question::Turn => self.legal_actions(seat, out),
            Question::Pay(bill) => out.extend(self.amounts_to_pay(seat, &bill).map(Choice::Amount)),
            Question::Decide { at, subject } => self.legal_decisions(at, subject, seat, out),
            Question::Amount { at, from } => {
                let most = match at.effect().open() {
                    Open::Emptied(most, _) => self.most_off_card(most, from),
                    open => open.loss().map_or(0, |loss| self.most_to_lose(loss, Seat(from as u8))),
                };
                out.extend((1..=most).map(Choice::Amount));
            }
            Question::Flood { hex, .. } => {
                out.extend(self.flooded(seat, hex).map(Choice::Seat));
                out.push(Choice::Nobody);
            }
            Question::Order(pending) => out.extend((0..pending).map(Choice::Option)),
            Question::Buy { .. } => out.extend([Choice::Option(0), Choice::Option(1)]),
            Question::Heat { due, .. } => {
                out.extend(self.stand_in_amounts(seat, due).map(|n| Choice::Amount(u16::from(n))));
            }
            Question::Repeat(id) => out.extend(self.usable(seat, id).map(Choice::Option)),
            Question::RaiseMarker(moon) => {
                out.extend((0..=self.steps_up(seat, moon)).map(|n| Choice::Amount(u16::from(n))));
            }
            Question::LowerMarker { up, .. } => out.extend(self.markers_down(up).map(Choice::Moon)),
            Question::LeaveOut => out.extend(self.moons_in_play().map(Choice::Moon)),
            Question::Corporation => out.extend(player.dealt.and(&CORPORATIONS).iter().map(Choice::Card)),
            Question::Draft => out.extend(player.dealt.iter().map(Choice::Card)),
            Question::Preludes => {
                let kept = player.kept.and(&PRELUDES);
                self.legal_picks(player.dealt.and(&PRELUDES), kept, PRELUDES_KEPT, out);
            }
            Question::Prelude => {
                let mut own = player.preludes;
                own.sort_unstable();
                out.extend(own.iter().map(|&id| Choice::Card(id)));
            }
            Question::Opening(_) | Question::Research(_) | Question::SellPatents => {
                let (open, most) = self.open_picks(seat, question);
                if most > 0 {
                    out.extend(open.iter().map(Choice::Card));
                }
                if question != Question::SellPatents || !player.kept.is_empty() {
                    out.push(Choice::Done);
                }
            }
            Question::Delegate { party, .. } => {
                out.extend(self.plain_owners(party).map(|owner| match owner {
                    Owner::Player(seat) => Choice::Seat(seat),
                    Owner::Neutral => Choice::Nobody,
                }))
            }
            Question::FinalGreenery => {
                out.push(Choice::Convert(Conversion::Plants));
                out.push(Choice::Pass);
            }
        }
    }

    /// Cards of a subset that may be picked next: above those picked already, so that each subset has one way. And
    /// how many more the player may have, should there be so many.
    fn open_picks(&self, seat: Seat, question: Question) -> (CardSet, u32) {
        let player = self.player(seat);
        let above = |offer: &CardSet, picked: &CardSet, affordable: u32| {
            // Mostly nothing is picked yet: seen without counting.
            match picked.last() {
                None => (*offer, affordable),
                Some(last) => (offer.from(last + 1), affordable.saturating_sub(picked.len())),
            }
        };
        match question {
            Question::Opening(_) => {
                let most = player.kept.and(&CORPORATIONS).last().map_or(0, State::opening_cards_max);
                above(&player.dealt.and(&PROJECTS), &player.kept.and(&PROJECTS), most)
            }
            Question::Research(price) => {
                above(&player.dealt, &player.kept, self.money_to_spend(seat) as u32 / u32::from(price))
            }
            Question::SellPatents => above(&player.hand, &player.kept, u32::MAX),
            _ => (CardSet::EMPTY, 0),
        }
    }

    /// How many more cards of a subset a seat may pick now; 0 if it is not asked for one.
    pub fn picks_left(&self, seat: Seat) -> u32 {
        match self.question(seat) {
            Some(question @ (Question::Opening(_) | Question::Research(_) | Question::SellPatents)) => {
                let (open, most) = self.open_picks(seat, question);
                most.min(open.len())
            }
            _ => 0,
        }
    }

    fn legal_decisions(&self, at: At, subject: CardId, seat: Seat, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        match at.effect().open() {
            Open::Nothing | Open::Deck | Open::Later => {}
            Open::Area(area) => out.extend(self.areas_for(seat, area).iter().map(Choice::Hex)),
            Open::Lowered(steps, resource) => {
                out.extend(self.lowerable(steps, resource).map(Choice::Seat));
                if self.is_solo() {
                    out.push(Choice::Nobody);
                }
            }
            Open::Robbed(loss) => {
                let robbed = self.seats().filter(|&it| self.can_be_robbed(seat, it, loss));
                out.extend(robbed.map(Choice::Seat));
                out.push(Choice::Nobody);
            }
            Open::Emptied(_, resource) => {
                out.extend(self.takeable(seat, resource).iter().map(Choice::Card));
                out.push(Choice::Nobody);
            }
            Open::Tapped(resource) => {
                out.extend(self.takeable(seat, resource).iter().map(Choice::Card));
                if self.is_solo() {
                    out.push(Choice::Nobody);
                }
            }
            Open::Spent(n, resource) => {
                out.extend(self.own_with(seat, n, resource).iter().map(Choice::Card));
            }
            Open::Filled(_, takers) => {
                out.extend(self.takers(seat, at.text.card, takers).iter().map(Choice::Card));
            }
            Open::Copied => out.extend(self.copyable(seat).iter().map(Choice::Card)),
            Open::Alternative(branches) => {
                let open = self.open_branches(seat, at.text, branches.len(), subject);
                out.extend((0..branches.len() as u8).filter(|i| open >> i & 1 == 1).map(Choice::Option));
            }
            Open::Steps(from, _) => out.extend((1..=player.production(from) as u16).map(Choice::Amount)),
            Open::Exchange(from, _) => out.extend((1..=player.stock(from) as u16).map(Choice::Amount)),
            Open::ExchangeHere(..) => {
                out.extend((1..=u16::from(self.on_card[at.text.card as usize])).map(Choice::Amount));
            }
            Open::Kept(n) => self.legal_picks(player.dealt, player.kept, n, out),
            Open::Discards(n) => self.legal_picks(player.hand, player.kept, n, out),
            Open::Played => self.legal_cards_to_play(seat, out),
            Open::Prelude => out.extend(player.dealt.and(&PRELUDES).iter().map(Choice::Card)),
            Open::Award => out.extend(self.awards_left().map(Choice::Award)),
            Open::Repeated => out.extend(self.repeatable(seat).iter().map(Choice::Card)),
            Open::Parameter => out.extend(self.parameters_to_govern().map(Choice::Parameter)),
            Open::Discarded(_) => out.extend(player.hand.iter().map(Choice::Card)),
            Open::Swapped => {
                out.extend(player.hand.iter().map(Choice::Card));
                out.push(Choice::Nobody);
            }
            Open::Resource(use_of) => out.extend(self.resources_for(seat, use_of).map(Choice::Resource)),
            Open::Party(use_of) => out.extend(self.parties_for(use_of).map(Choice::Party)),
            Open::Moon(use_of) => out.extend(self.moons_for(seat, at.text, use_of).map(Choice::Moon)),
        }
    }

    /// So many of these cards, picked ascending: enough must be left above.
    fn legal_picks(&self, from: CardSet, kept: CardSet, wanted: u8, out: &mut Vec<Choice>) {
        let missing = u32::from(wanted) - kept.len();
        let open = from.from(kept.last().map_or(0, |id| id + 1));
        let takeable = (open.len() + 1 - missing) as usize;
        out.extend(open.iter().take(takeable).map(Choice::Card));
    }

    /// Everything a player may do now in a turn (M49).
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        if player.first_action_due && self.first_action_possible(seat) {
            out.extend([Choice::First, Choice::Pass]);
            return;
        }
        let means = self.legal_plays(seat, Choice::Play, out);
        let money = means.purse.reach(payers_of_price(None), 0);
        // Looked up once: few have a card that makes projects cheaper.
        let reduced = self.has_passive(seat, PassiveKind::ProjectPrice);
        for &project in Project::ALL {
            if !self.options.offers(project) {
                continue;
            }
            let price = if reduced { self.project_price(seat, project) } else { project_cost(project) };
            let mut no = Any::default();
            self.check_project(seat, project, (price, money), &mut no);
            if !no.0 {
                out.push(Choice::Project(project));
            }
        }
        self.legal_claims(seat, money, out);
        for id in &player.tableau.and(&WITH_ACTION).without(&self.used) {
            for option in 0..card(id).actions.len() as u8 {
                let mut no = Any::default();
                self.check_action(seat, id, option, &mut no);
                if !no.0 {
                    out.push(Choice::Act(id, option));
                }
            }
        }
        for &conversion in Conversion::ALL {
            if self.can_convert(seat, conversion) {
                out.push(Choice::Convert(conversion));
            }
        }
        if self.options.colonies {
            self.legal_trades(seat, money, out);
        }
        if self.options.turmoil {
            self.legal_politics(seat, money, out);
        }
        out.push(if self.actions_done == 0 { Choice::Pass } else { Choice::EndTurn });
    }

    /// The cards of the hand that can be played now, and what was looked up for them.
    #[inline(always)]
    fn legal_plays(&self, seat: Seat, choice: impl Fn(CardId) -> Choice, out: &mut Vec<Choice>) -> Means {
        let means = self.means(seat);
        for id in &self.player(seat).hand {
            let mut no = Any::default();
            self.check_play(seat, id, &means, &mut no);
            if !no.0 {
                out.push(choice(id));
            }
        }
        means
    }

    /// The same as an answer (P23); out of the way of turns, which are asked for far more often.
    #[inline(never)]
    fn legal_cards_to_play(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.legal_plays(seat, Choice::Card, out);
    }

    /// Delegates and the ruling party's action (T6, T38, T39).
    fn legal_politics(&self, seat: Seat, money: i32, out: &mut Vec<Choice>) {
        let open = |source| {
            let mut no = Any::default();
            self.check_delegate(seat, source, money, &mut no);
            !no.0
        };
        // Where a delegate comes from has nothing to do with where it goes.
        let sources = [Source::Lobby, Source::Reserve].map(|source| open(source).then_some(source));
        for &party in Party::ALL {
            let open = sources.into_iter().flatten();
            out.extend(open.map(|source| Choice::Delegate(party, source)));
        }
        let mut no = Any::default();
        self.check_policy(seat, &mut no);
        if !no.0 {
            out.push(Choice::Policy);
        }
    }

    /// Whether a delegate can be sent (T6, T7).
    pub(crate) fn check_delegate(&self, seat: Seat, source: Source, money: i32, no: &mut impl Objections) {
        if !self.options.turmoil {
            return no.object(Obstacle::NoTurmoil);
        }
        let committee = &self.turmoil.committee;
        match source {
            Source::Lobby if !committee.lobby.has(seat) => no.object(Obstacle::LobbyEmpty),
            Source::Lobby => {}
            Source::Reserve => {
                let have = committee.reserve(Owner::Player(seat));
                if have == 0 {
                    no.object(Obstacle::DelegatesShort { have, need: 1 });
                }
                check_price(DELEGATE_PRICE, money, no);
            }
        }
    }

    /// Whether the action of the ruling party's policy can be used (T38, T39).
    pub(crate) fn check_policy(&self, seat: Seat, no: &mut impl Objections) {
        let Some(party) = self.policy_party() else { return no.object(Obstacle::NoTurmoil) };
        let Some((_, once)) = party.action() else { return no.object(Obstacle::NoPolicyAction(party)) };
        if once && self.turmoil.policy_used.has(seat) {
            no.object(Obstacle::PolicyUsed);
        }
        self.check_effects(seat, Text::rule(Clause::PolicyCost(party)), no);
        self.check_effects(seat, Text::rule(Clause::PolicyGain(party)), no);
    }

    /// Milestones and awards. Most turns are too poor for any: seen at once, without a look at each.
    fn legal_claims(&self, seat: Seat, money: i32, out: &mut Vec<Choice>) {
        if money >= i32::from(MILESTONE_PRICE) && self.milestones.len() < 3 {
            self.options.milestones(self.map()).for_each(|milestone| {
                let mut no = Any::default();
                self.check_milestone(seat, milestone, money, &mut no);
                if !no.0 {
                    out.push(Choice::Milestone(milestone));
                }
            });
        }
        if self.award_price().is_some_and(|price| money >= i32::from(price)) {
            self.options.awards(self.map()).for_each(|award| {
                let mut no = Any::default();
                self.check_award(award, money, &mut no);
                if !no.0 {
                    out.push(Choice::Award(award));
                }
            });
        }
    }

    /// A first action that cannot be carried out is not due (ruling 12).
    pub(crate) fn first_action_possible(&self, seat: Seat) -> bool {
        let Some(id) = self.player(seat).corporation() else { return false };
        let mut no = Any::default();
        self.check_effects(seat, Text::of(id, Clause::First), &mut no);
        !no.0 && self.due_obstacle_of_action(seat, Choice::First).is_none()
    }

    #[inline(always)]
    pub(crate) fn check_project(
        &self,
        seat: Seat,
        project: Project,
        (price, money): (u8, i32),
        no: &mut impl Objections,
    ) {
        if project == Project::SellPatents {
            if self.player(seat).hand.is_empty() {
                no.object(Obstacle::NoCardToSell);
            }
            return;
        }
        if !self.options.offers(project) {
            return no.object(match project {
                Project::BuildColony => Obstacle::NoColonies,
                Project::AirScrapping => Obstacle::NoVenus,
                _ => Obstacle::NoRatingGoal,
            });
        }
        check_price(price, money, no);
        if !no.settled() {
            self.check_effects(seat, Text::rule(Clause::Project(project)), no);
        }
    }

    pub(crate) fn check_milestone(
        &self,
        seat: Seat,
        milestone: Milestone,
        money: i32,
        no: &mut impl Objections,
    ) {
        if self.is_solo() {
            return no.object(Obstacle::NotInSolo);
        }
        if let Some((_, by)) = self.milestones().find(|&(claimed, _)| claimed == milestone) {
            no.object(Obstacle::MilestoneClaimed { by });
        } else if self.milestones.len() == 3 {
            no.object(Obstacle::NoMilestoneLeft);
        }
        if no.settled() {
            return;
        }
        check_price(MILESTONE_PRICE, money, no);
        if no.settled() {
            return;
        }
        let (have, need) = self.milestone_standing(milestone, seat);
        if have < need {
            no.object(Obstacle::MilestoneNotMet { milestone, have, need });
        }
    }

    pub(crate) fn check_award(&self, award: Award, money: i32, no: &mut impl Objections) {
        if self.is_solo() {
            return no.object(Obstacle::NotInSolo);
        }
        if let Some((_, by)) = self.awards().find(|&(funded, _)| funded == award) {
            no.object(Obstacle::AwardFunded { by });
        }
        match self.award_price() {
            None => no.object(Obstacle::NoAwardLeft),
            Some(price) => check_price(price, money, no),
        }
    }

    pub(crate) fn check_convert(&self, seat: Seat, conversion: Conversion, no: &mut impl Objections) {
        let (resource, need) = self.conversion_price(seat, conversion);
        let have = self.player(seat).stock(resource);
        if have < i32::from(need) && have + self.stand_ins(seat, resource) < i32::from(need) {
            no.object(Obstacle::ResourceShort { resource, have, need });
        }
        if !no.settled() {
            self.check_effects(seat, Text::rule(Clause::Convert(conversion)), no);
        }
    }

    pub(crate) fn can_convert(&self, seat: Seat, conversion: Conversion) -> bool {
        let mut no = Any::default();
        self.check_convert(seat, conversion, &mut no);
        !no.0
    }

    /// The standard projects of this game.
    pub fn projects(&self) -> impl Iterator<Item = Project> + use<> {
        self.options.projects()
    }

    /// M€ a player can pay with, heat included for Helion.
    pub(crate) fn money_to_spend(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let heat = if self.heat_pays(seat) { player.stock(Resource::Heat) } else { 0 };
        player.stock(Resource::Money) + heat
    }

    /// The best split of a price as the engine proposes it: steel and titanium as far as nothing is lost, then
    /// M€, heat only where M€ do not reach.
    pub fn proposed_payment(&self, seat: Seat) -> Option<Choice> {
        let (_, Question::Pay(bill)) = self.pending_question(seat)? else { return None };
        let worth = u16::from(self.payer_worth(seat, bill.with));
        let amounts = self.amounts_to_pay(seat, &bill);
        // Heat, and what lies on cards, may be worth more than M€: only where M€ do not reach.
        let best = if !matches!(bill.with, Payer::Resource(Resource::Titanium | Resource::Steel)) {
            amounts.min()
        } else {
            let whole = self.amounts_to_pay(seat, &bill).filter(|n| n * worth <= u16::from(bill.due)).max();
            whole.or(amounts.min())
        };
        best.map(Choice::Amount)
    }
}

pub(crate) fn check_price(cost: u8, money: i32, no: &mut impl Objections) {
    let short = i32::from(cost) - money;
    if short > 0 {
        no.object(Obstacle::MoneyShort { cost, short });
    }
}
