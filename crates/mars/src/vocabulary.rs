//! The nouns of the game: resources, tags, tiles, parameters, decks.

use tharsis_kernel::words;

words! {
    /// The six standard resources of a player board (M10).
    Resource {
        /// M€.
        Money = "money",
        /// Pays for building cards (M14).
        Steel = "steel",
        /// Pays for space cards (M14).
        Titanium = "titanium",
        /// Eight make a greenery (M50).
        Plants = "plants",
        /// Becomes heat each production (M44).
        Energy = "energy",
        /// Eight raise the temperature (M51).
        Heat = "heat",
    }
    /// Resources that exist on cards only (M12).
    CardResource {
        /// Animals.
        Animal = "animal",
        /// Microbes.
        Microbe = "microbe",
        /// Science.
        Science = "science",
        /// Fighters.
        Fighter = "fighter",
        /// Floaters (Colonies).
        Floater = "floater",
        /// Camps (Refugee Camps).
        Camp = "camp",
        /// Of Pristar alone.
        Preservation = "preservation",
        /// Asteroids (Rotator Impacts, V5).
        Asteroid = "asteroid",
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
        /// City.
        City = "city",
        /// Plant.
        Plant = "plant",
        /// Microbe.
        Microbe = "microbe",
        /// Animal.
        Animal = "animal",
        /// The symbol of events. Not a tag for counting (ruling 21).
        Event = "event",
        /// Any one kind during an own action, none at other times (ruling 25).
        Wild = "wild",
        /// Venus (V5).
        Venus = "venus",
    }
    /// Colours of cards.
    Kind {
        /// Green: done when played (M79).
        Automated = "automated",
        /// Blue: effects and actions from now on (M80).
        Active = "active",
        /// Red: goes face down (M78).
        Event = "event",
        /// A player's corporation.
        Corporation = "corporation",
        /// Played before the first generation (P8); no project card (P13).
        Prelude = "prelude",
    }
    /// The decks a card can belong to.
    Deck {
        /// The standard game.
        Basic = "basic",
        /// Added by the Corporate Era (M141).
        CorporateEra = "corporate-era",
        /// Added by the expansion Colonies (C1).
        Colonies = "colonies",
        /// The Turmoil expansion (T5).
        Turmoil = "turmoil",
        /// The expansion Prelude (P1).
        Prelude = "prelude",
        /// The expansion Venus Next (V1).
        Venus = "venus",
    }
    /// The global parameters (M2).
    Parameter {
        /// From -30 to +8 °C in 19 steps.
        Temperature = "temperature",
        /// From 0 to 14 %.
        Oxygen = "oxygen",
        /// From 0 to 9 tiles.
        Oceans = "oceans",
        /// From 0 to 30 %; with Venus Next only (V6).
        Venus = "venus",
    }
    /// What can lie on an area.
    Tile {
        /// Belongs to nobody (M84).
        Ocean = "ocean",
        /// Raises oxygen (M87).
        Greenery = "greenery",
        /// Not next to a city (M88).
        City = "city",
        /// A city with extra points (M91).
        Capital = "capital",
        /// Special tile of card 085.
        CommercialDistrict = "commercial-district",
        /// Special tile of card 128.
        EcologicalZone = "ecological-zone",
        /// Special tile of card 123.
        IndustrialCenter = "industrial-center",
        /// Special tile of card 140.
        LavaFlows = "lava-flows",
        /// Special tile of card 064.
        MiningArea = "mining-area",
        /// Special tile of card 067.
        MiningRights = "mining-rights",
        /// Special tile of card 142.
        MoholeArea = "mohole-area",
        /// Special tile of card 044.
        NaturalPreserve = "natural-preserve",
        /// Special tile of card 097.
        NuclearZone = "nuclear-zone",
        /// Special tile of card 199.
        RestrictedArea = "restricted-area",
    }
    /// The standard projects (M94 to M101), in printed order.
    Project {
        /// Discard cards for 1 M€ each.
        SellPatents = "sell-patents",
        /// 11 M€: energy production.
        PowerPlant = "power-plant",
        /// 14 M€: temperature.
        Asteroid = "asteroid",
        /// 18 M€: an ocean.
        Aquifer = "aquifer",
        /// 23 M€: a greenery.
        Greenery = "greenery",
        /// 25 M€: a city and M€ production.
        City = "city",
        /// 17 M€: a colony; with the expansion Colonies only (C8).
        BuildColony = "build-colony",
        /// 15 M€: Venus; with Venus Next only (V14).
        AirScrapping = "air-scrapping",
        /// 16 M€: terraform rating; only where a rating is the goal of a solo game (P32).
        BufferGas = "buffer-gas",
    }
    /// The colony tiles of the expansion Colonies: moons and dwarf planets, by name.
    Moon {
        /// Energy.
        Callisto = "callisto",
        /// Steel.
        Ceres = "ceres",
        /// Microbes; asleep until a card can hold them.
        Enceladus = "enceladus",
        /// Production, and oceans for builders.
        Europa = "europa",
        /// Plants.
        Ganymede = "ganymede",
        /// Heat.
        Io = "io",
        /// M€.
        Luna = "luna",
        /// Animals; asleep until a card can hold them.
        Miranda = "miranda",
        /// Cards.
        Pluto = "pluto",
        /// Floaters; asleep until a card can hold them.
        Titan = "titan",
        /// Titanium.
        Triton = "triton",
    }
    /// The conversions every player may use (M50, M51).
    Conversion {
        /// Plants to greenery.
        Plants = "plants",
        /// Heat to temperature.
        Heat = "heat",
    }
    /// The milestones of all maps (M105 to M109, H15 to H19, H27 to H31).
    Milestone {
        /// Terraform rating.
        Terraformer = "terraformer",
        /// Cities.
        Mayor = "mayor",
        /// Greeneries.
        Gardener = "gardener",
        /// Building tags.
        Builder = "builder",
        /// Cards in hand.
        Planner = "planner",
        /// Kinds of tag.
        Diversifier = "diversifier",
        /// Cards with a requirement.
        Tactician = "tactician",
        /// Tiles at the bottom of the map.
        PolarExplorer = "polar-explorer",
        /// Energy production.
        Energizer = "energizer",
        /// Jovian tags.
        RimSettler = "rim-settler",
        /// Every production.
        Generalist = "generalist",
        /// One production.
        Specialist = "specialist",
        /// Tags of living things.
        Ecologist = "ecologist",
        /// Green and blue cards.
        Tycoon = "tycoon",
        /// Events.
        Legend = "legend",
        /// Floaters (V4).
        Hoverlord = "hoverlord",
    }
    /// The awards of all maps (M117 to M121, H20 to H24, H32 to H36).
    Award {
        /// Most tiles.
        Landlord = "landlord",
        /// Highest M€ production.
        Banker = "banker",
        /// Most science tags.
        Scientist = "scientist",
        /// Most heat.
        Thermalist = "thermalist",
        /// Most steel and titanium.
        Miner = "miner",
        /// Most greeneries.
        Cultivator = "cultivator",
        /// Most green cards.
        Magnate = "magnate",
        /// Most space tags.
        SpaceBaron = "space-baron",
        /// Most resources on cards.
        Excentric = "excentric",
        /// Most building tags.
        Contractor = "contractor",
        /// Most costly cards.
        Celebrity = "celebrity",
        /// Most steel and energy.
        Industrialist = "industrialist",
        /// Most tiles in the lower half.
        DesertSettler = "desert-settler",
        /// Most tiles beside oceans.
        EstateDealer = "estate-dealer",
        /// Highest terraform rating.
        Benefactor = "benefactor",
        /// Most Venus tags (V4).
        Venuphile = "venuphile",
    }
    /// Where in the game's course we are.
    Phase {
        /// Corporations and opening hands are chosen (M28).
        Setup = "setup",
        /// The preludes are played (P8).
        Prelude = "prelude",
        /// Cards are drafted and bought (M34).
        Research = "research",
        /// Turns (M37).
        Action = "action",
        /// Income (M43); passes by itself.
        Production = "production",
        /// What the expansions do between generations (C23).
        Solar = "solar",
        /// The last plants become greeneries (M130).
        FinalGreenery = "final-greenery",
        /// Over.
        End = "end",
    }
    /// The parties of Turmoil, clockwise on the printed board (T14).
    Party {
        /// Builders (T37).
        MarsFirst = "mars-first",
        /// Heat and energy (T38).
        Kelvinists = "kelvinists",
        /// Against terraforming (T42).
        Reds = "reds",
        /// Life (T41).
        Greens = "greens",
        /// All planets (T40).
        Unity = "unity",
        /// Knowledge (T39).
        Scientists = "scientists",
    }
    /// The areas for cities off Mars, in the order of their printed numbers (M19, V2).
    Orbit {
        /// Ganymede Colony.
        Ganymede = "ganymede",
        /// Phobos Space Haven.
        Phobos = "phobos",
        /// Dawn City.
        DawnCity = "dawn-city",
        /// Luna Metropolis.
        LunaMetropolis = "luna-metropolis",
        /// Maxwell Base.
        MaxwellBase = "maxwell-base",
        /// Stratopolis.
        Stratopolis = "stratopolis",
    }
    /// Where a delegate that is sent comes from (T6).
    Source {
        /// Free of charge.
        Lobby = "lobby",
        /// For 5 M€.
        Reserve = "reserve",
    }
}

impl Party {
    /// All parties once, clockwise, beginning with the one after this (T14).
    pub fn clockwise(self) -> impl Iterator<Item = Party> {
        (1..=Party::ALL.len()).map(move |i| Party::ALL[(self.idx() + i) % Party::ALL.len()])
    }
}

impl Tile {
    /// Whether it is a city tile in every respect (M91).
    pub const fn is_city(self) -> bool {
        matches!(self, Tile::City | Tile::Capital)
    }

    /// Its place in the list of special tiles, if it is one.
    pub const fn special(self) -> Option<usize> {
        let i = self as usize;
        if i >= Tile::Capital as usize { Some(i - Tile::Capital as usize) } else { None }
    }
}

/// How many kinds of special tile there are.
pub const N_SPECIAL: usize = Tile::ALL.len() - Tile::Capital as usize;
