//! Small positions for tests, written in a few words and played in notation. What can be put on the table is the
//! game's own business (`mars::table`, `ares::table`).

use tharsis_kernel::{Game, Seat};

/// A position being set up, then played.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// The state.
    pub state: G::State,
    /// What has happened since the position was set up.
    pub log: Vec<G::Event>,
}

impl<G: Game> Table<G> {
    /// A table as it stands.
    pub(crate) fn of(state: G::State) -> Table<G> {
        Table { state, log: Vec::new() }
    }

    /// Makes choices of a seat, in notation, separated by semicolons; each must be legal.
    pub fn play(&mut self, seat: u8, choices: &str) -> &mut Table<G> {
        for choice in choices.split(';') {
            let choice: G::Choice = choice.trim().parse().unwrap_or_else(|problem| panic!("{problem}"));
            G::play(&mut self.state, Seat(seat), choice, &mut self.log)
                .unwrap_or_else(|illegal| panic!("seat {seat}: {illegal}"));
        }
        self
    }

    /// The legal choices of a seat, in notation.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut legal = Vec::new();
        G::legal(&self.state, Seat(seat), &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Whether a choice, in notation, is legal.
    pub fn can(&self, seat: u8, choice: &str) -> bool {
        self.legal(seat).iter().any(|legal| legal == choice)
    }

    /// The reasons against a choice.
    pub fn why_not(&self, seat: u8, choice: &str) -> Vec<G::Obstacle> {
        G::why_not(&self.state, Seat(seat), choice.parse().expect("a choice"))
    }

    /// A player's points.
    pub fn points(&self, seat: u8) -> i32 {
        G::scores(&self.state)[usize::from(seat)]
    }
}

/// What can be put on the table of either game. The module it stands in has the game's `Player`, `Resource` and
/// `cards` in scope, and its `Table`.
macro_rules! laid_alike {
    () => {
        impl Table {
            /// A player, to be changed freely before `begin`.
            pub fn player(&mut self, seat: u8) -> &mut Player {
                &mut self.state.layout().players[usize::from(seat)]
            }

            /// Takes a card out of the deck.
            fn card(&mut self, name: &str) -> tharsis_kernel::CardId {
                let id = cards::by_name(name).unwrap_or_else(|| panic!("no card \"{name}\""));
                self.state.layout().deck.retain(|&it| it as tharsis_kernel::CardId != id);
                id
            }

            /// Puts cards into a hand.
            pub fn hand(mut self, seat: u8, names: &[&str]) -> Table {
                for name in names {
                    let id = self.card(name);
                    self.player(seat).hand.add(id);
                }
                self
            }

            /// Puts cards on top of the deck, the first one topmost.
            pub fn deck(mut self, names: &[&str]) -> Table {
                for name in names.iter().rev() {
                    let id = self.card(name);
                    self.state.layout().deck.push(id.try_into().expect("a card of this game"));
                }
                self
            }

            /// Gives resources.
            pub fn stock(mut self, seat: u8, resource: Resource, amount: i32) -> Table {
                self.player(seat).stock[resource.idx()] = amount;
                self
            }

            /// How much of a resource a player has.
            pub fn has(&self, seat: u8, resource: Resource) -> i32 {
                self.state.players()[usize::from(seat)].stock(resource)
            }
        }
    };
}
pub(crate) use laid_alike;
