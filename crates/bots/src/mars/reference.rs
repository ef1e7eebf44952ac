//! The policy of the benchmarks: random, but it does terraform, so that games end like games.
//!
//! If an affordable standard project would raise a parameter that is not at its maximum (Asteroid, Aquifer,
//! Greenery), it takes one of those at random with probability 1/2. Otherwise it picks uniformly among the
//! kinds of action that are legal, then uniformly inside the kind. Subsets: a uniform size, then a uniform
//! subset of that size. Payments: random, but legal. Figures of different engines compare only under this policy.

use rand_pcg::Pcg32;
use tharsis_kernel::{CardId, Seat, below};
use tharsis_mars::{Choice, Parameter, Project, Question, State};

/// The benchmark policy.
#[derive(Clone, Debug)]
pub struct Reference {
    rng: Pcg32,
    /// The subset being picked, highest card first; `None` between subsets.
    plan: Option<Vec<CardId>>,
    /// Where each kind of action begins among the legal ones.
    kinds: Vec<usize>,
}

impl Reference {
    /// A policy with its own randomness, apart from the game's.
    pub fn new(seed: u64) -> Reference {
        Reference { rng: Pcg32::new(seed, 0x5eed), plan: None, kinds: Vec::new() }
    }

    /// One of the legal choices of an asked seat. Of the state it looks only at what every seat knows, and at how
    /// many cards its own may pick.
    pub fn choose(&mut self, state: &State, seat: Seat, question: Question, legal: &[Choice]) -> Choice {
        match question {
            Question::Turn => self.choose_action(state, legal),
            Question::Opening(_) | Question::Research(_) => self.choose_subset(state, seat, legal, 0),
            Question::SellPatents => self.choose_subset(state, seat, legal, 1),
            Question::Corporation
            | Question::Preludes
            | Question::Prelude
            | Question::Repeat(_)
            | Question::Draft
            | Question::Pay(_)
            | Question::Decide { .. }
            | Question::Amount { .. }
            | Question::Flood { .. }
            | Question::Buy { .. }
            | Question::Heat { .. }
            | Question::RaiseMarker(_)
            | Question::LowerMarker { .. }
            | Question::LeaveOut
            | Question::Order(_)
            | Question::Delegate { .. }
            | Question::FinalGreenery => self.pick(legal),
        }
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[below(&mut self.rng, items.len() as u32) as usize]
    }

    fn choose_action(&mut self, state: &State, legal: &[Choice]) -> Choice {
        let open = |parameter| state.steps_left(parameter) > 0;
        let raises = |choice: &Choice| match choice {
            Choice::Project(Project::Asteroid) => open(Parameter::Temperature),
            Choice::Project(Project::Aquifer) => open(Parameter::Oceans),
            Choice::Project(Project::Greenery) => open(Parameter::Oxygen),
            _ => false,
        };
        let n_raising = legal.iter().filter(|choice| raises(choice)).count() as u32;
        if n_raising > 0 && below(&mut self.rng, 2) == 0 {
            let i = below(&mut self.rng, n_raising) as usize;
            return *legal.iter().filter(|choice| raises(choice)).nth(i).expect("one of those counted");
        }
        // Legal choices are sorted by kind.
        self.kinds.clear();
        let mut last = None;
        for (i, choice) in legal.iter().enumerate() {
            let kind = Some(kind_of_action(choice));
            if kind != last {
                self.kinds.push(i);
                last = kind;
            }
        }
        let kind = below(&mut self.rng, self.kinds.len() as u32) as usize;
        let end = self.kinds.get(kind + 1).copied().unwrap_or(legal.len());
        self.pick(&legal[self.kinds[kind]..end])
    }

    /// Picks of a subset come one by one, ascending; the whole subset is drawn at the first.
    fn choose_subset(&mut self, state: &State, seat: Seat, legal: &[Choice], least: u32) -> Choice {
        let mut plan = match self.plan.take() {
            Some(plan) => plan,
            None => self.draw_subset(legal, least, state.picks_left(seat)),
        };
        match plan.pop() {
            Some(id) => {
                self.plan = Some(plan);
                Choice::Card(id)
            }
            None => Choice::Done,
        }
    }

    fn draw_subset(&mut self, legal: &[Choice], least: u32, most: u32) -> Vec<CardId> {
        let mut cards: Vec<CardId> = legal
            .iter()
            .filter_map(|choice| if let Choice::Card(id) = choice { Some(*id) } else { None })
            .collect();
        let most = most.min(cards.len() as u32);
        let size = (least + below(&mut self.rng, most - least + 1)) as usize;
        for i in 0..size {
            let j = i + below(&mut self.rng, (cards.len() - i) as u32) as usize;
            cards.swap(i, j);
        }
        cards.truncate(size);
        cards.sort_unstable_by(|a, b| b.cmp(a));
        cards
    }
}

/// The kinds of action of the policy: play, standard project, card action, convert, milestone, award, sell
/// patents, end turn, pass; with Colonies also trade, with Turmoil also delegate and policy.
fn kind_of_action(choice: &Choice) -> u8 {
    match choice {
        Choice::Play(_) => 0,
        Choice::Project(Project::SellPatents) => 1,
        Choice::Project(_) => 2,
        Choice::Milestone(_) => 3,
        Choice::Award(_) => 4,
        Choice::Act(..) | Choice::First => 5,
        Choice::Convert(_) => 6,
        Choice::Delegate(..) => 9,
        Choice::Policy => 10,
        Choice::EndTurn => 7,
        Choice::Pass => 8,
        Choice::Trade(..) => 9,
        Choice::Hex(_)
        | Choice::Moon(_)
        | Choice::Seat(_)
        | Choice::Card(_)
        | Choice::Party(_)
        | Choice::Resource(_)
        | Choice::Parameter(_)
        | Choice::Option(_)
        | Choice::Amount(_)
        | Choice::Nobody
        | Choice::Done => unreachable!("{choice} is not an action"),
    }
}
