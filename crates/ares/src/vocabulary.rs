//! The nouns of the game: resources, tags, parameters, phases.

use tharsis_kernel::words;

words! {
    /// What a player board holds (A6).
    Resource {
        /// M€.
        Money = "money",
        /// Eight raise the temperature (A39).
        Heat = "heat",
        /// Eight make a forest (A38).
        Plants = "plants",
    }
    /// What the production phase gives (A26).
    Product {
        /// M€.
        Money = "money",
        /// Heat.
        Heat = "heat",
        /// Plants.
        Plants = "plants",
        /// Project cards.
        Cards = "cards",
    }
    /// Permanent levels: never spent (A6, A7).
    Level {
        /// Makes building cards cheaper.
        Steel = "steel",
        /// Makes space cards cheaper.
        Titanium = "titanium",
    }
    /// Resources that exist on cards only (A6).
    CardResource {
        /// Animals.
        Animal = "animal",
        /// Microbes.
        Microbe = "microbe",
        /// Science.
        Science = "science",
    }
    /// The tags of cards.
    Tag {
        /// Building.
        Building = "building",
        /// Space.
        Space = "space",
        /// Science.
        Science = "science",
        /// Power.
        Power = "power",
        /// Earth.
        Earth = "earth",
        /// Jovian.
        Jovian = "jovian",
        /// Plant.
        Plant = "plant",
        /// Microbe.
        Microbe = "microbe",
        /// Animal.
        Animal = "animal",
        /// Event: a tag like any other here (A34).
        Event = "event",
    }
    /// Colours of cards (A35).
    Kind {
        /// Production and levels; played in development.
        Green = "green",
        /// Effects and actions; played in construction.
        Blue = "blue",
        /// Done once; played in construction.
        Red = "red",
        /// A player's corporation.
        Corporation = "corporation",
    }
    /// The global parameters (A2).
    Parameter {
        /// From -30 to +8 °C in 19 steps.
        Temperature = "temperature",
        /// From 0 to 14 %.
        Oxygen = "oxygen",
        /// From 0 to 9 flipped tiles.
        Oceans = "oceans",
    }
    /// Colour zones of temperature and oxygen, from low to high (A4).
    Zone {
        /// The lowest.
        Purple = "purple",
        /// The second.
        Red = "red",
        /// The third.
        Yellow = "yellow",
        /// The highest.
        White = "white",
    }
    /// The standard actions (A38 to A40).
    Standard {
        /// 8 plants: a forest.
        ForestPlants = "forest-plants",
        /// 20 M€: a forest.
        ForestMoney = "forest-megacredits",
        /// 8 heat: a step of temperature.
        TemperatureHeat = "temperature-heat",
        /// 14 M€: a step of temperature.
        TemperatureMoney = "temperature-megacredits",
        /// 15 M€: an ocean.
        Ocean = "ocean",
    }
    /// The five phase cards, in the order in which they are carried out (A19).
    PhaseCard {
        /// I: a green card (A22).
        Development = "development",
        /// II: a blue or red card (A23).
        Construction = "construction",
        /// III: actions (A24).
        Action = "action",
        /// IV: income (A26).
        Production = "production",
        /// V: new cards (A27).
        Research = "research",
    }
    /// Where in the game's course we are (A16).
    Phase {
        /// Corporations are chosen (A13).
        Setup = "setup",
        /// Phase cards are chosen (A17).
        Planning = "planning",
        /// Co-op: each takes a piece (A48).
        Pool = "pool",
        /// I.
        Development = "development",
        /// II.
        Construction = "construction",
        /// III.
        Action = "action",
        /// IV; passes by itself.
        Production = "production",
        /// V.
        Research = "research",
        /// The hand limit (A28).
        End = "end",
        /// The game is over.
        Over = "over",
    }
    /// What lies in the co-op pool (A48).
    Piece {
        /// 1 M€.
        Cube = "cube",
        /// An exchange of cards.
        Marker = "marker",
    }
    /// How hard the solo game is (A57).
    Difficulty {
        /// A parameter rises 2 steps with the counter.
        Beginner = "beginner",
        /// 1 step.
        Experienced = "experienced",
        /// None.
        Expert = "expert",
    }
    /// What may pay for a card besides M€.
    Payer {
        /// Microbes of a card that makes others cheaper.
        Microbes = "microbes",
        /// Plants, with a card that lets them.
        Plants = "plants",
        /// Heat, with a corporation that lets it.
        Heat = "heat",
    }
}

impl PhaseCard {
    /// The phase it brings about.
    pub const fn phase(self) -> Phase {
        match self {
            PhaseCard::Development => Phase::Development,
            PhaseCard::Construction => Phase::Construction,
            PhaseCard::Action => Phase::Action,
            PhaseCard::Production => Phase::Production,
            PhaseCard::Research => Phase::Research,
        }
    }
}

impl Kind {
    /// The phase in which cards of this kind are played (A22, A23).
    pub const fn phase(self) -> Option<Phase> {
        match self {
            Kind::Green => Some(Phase::Development),
            Kind::Blue | Kind::Red => Some(Phase::Construction),
            Kind::Corporation => None,
        }
    }
}

impl Phase {
    /// The phase card that brings it about, if it is one of the five.
    pub fn card(self) -> Option<PhaseCard> {
        PhaseCard::ALL.iter().copied().find(|card| card.phase() == self)
    }

    /// Whether players do things of their own accord until they are done (A21).
    pub const fn is_work(self) -> bool {
        matches!(self, Phase::Development | Phase::Construction | Phase::Action)
    }
}
