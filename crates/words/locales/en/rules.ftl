# Nouns and joints.
#
# Every noun is a message; its attributes are its other forms. A sentence gets all of them: a noun in the slot
# $what comes as $what (the message itself), $what_of, $what_name … (its attributes). A language adds whatever
# attributes it needs (acc, gen, dat …); a noun without one of them comes in its plain form.
#
# English uses: name (standing alone), how (asking for a number), of (before another noun), one (without a number),
# a and the (with its article), on (of an area), text (a description).

# --- Joints: where clauses and sentences meet.

sentence = { $clause }.
next-sentence = { $before } { $after }
list = { $before }, { $after }
and = { $before } and { $after }
or = { $before }; or { $after }
colon = { $before }: { $after }
when-then = { $before }, { $after }
arrow = { $before } → { $after }

# --- People.

player-you = You
player = Player { $n }
player-named = { $name }

# --- Amounts.

steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
tags = { $n ->
        [one] { $n } { $tag } tag
       *[other] { $n } { $tag } tags
    }

resource-money = { $n } M€
    .name = M€
    .how = how much M€
    .of = M€
resource-steel = { $n } steel
    .name = steel
    .how = how much steel
    .of = steel
resource-titanium = { $n } titanium
    .name = titanium
    .how = how much titanium
    .of = titanium
resource-plants = { $n ->
        [one] { $n } plant
       *[other] { $n } plants
    }
    .name = plants
    .how = how many plants
    .of = plant
resource-energy = { $n } energy
    .name = energy
    .how = how much energy
    .of = energy
resource-heat = { $n } heat
    .name = heat
    .how = how much heat
    .of = heat

held-animal = { $n ->
        [one] { $n } animal
       *[other] { $n } animals
    }
    .name = animals
    .how = how many animals
    .one = animal
held-microbe = { $n ->
        [one] { $n } microbe
       *[other] { $n } microbes
    }
    .name = microbes
    .how = how many microbes
    .one = microbe
held-science = { $n } science
    .name = science
    .how = how much science
    .one = science
held-fighter = { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }
    .name = fighters
    .how = how many fighters
    .one = fighter
held-preservation = { $n } preservation
    .name = preservation
    .how = how much preservation
    .one = preservation
held-any = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
    .name = resources
    .how = how many resources
    .one = resource

# --- Tags. The attribute a stands before the word "tag".

tag-building = building
    .a = a building
tag-space = space
    .a = a space
tag-science = science
    .a = a science
tag-power = power
    .a = a power
tag-earth = Earth
    .a = an Earth
tag-jovian = Jovian
    .a = a Jovian
tag-city = city
    .a = a city
tag-plant = plant
    .a = a plant
tag-microbe = microbe
    .a = a microbe
tag-animal = animal
    .a = an animal
tag-event = event
    .a = an event
tag-wild = wild
    .a = a wild

# --- Cards.

kind-automated = automated
kind-active = active
kind-event = event
kind-corporation = corporation

deck-basic = basic game
deck-corporate-era = Corporate Era
deck-turmoil = Turmoil

# --- The planet.

parameter-temperature = temperature
parameter-oxygen = oxygen
parameter-oceans = oceans

area = area { $number }
    .name = area { $number }
    .on = on area { $number }
area-ganymede = Ganymede Colony
    .on = on Ganymede
area-phobos = Phobos Space Haven
    .on = on Phobos

tile-ocean = ocean
    .a = an ocean
    .the = the ocean
tile-greenery = greenery
    .a = a greenery
    .the = the greenery
tile-city = city
    .a = a city
    .the = the city
tile-capital = Capital
    .a = the Capital tile
    .the = the Capital
tile-commercial-district = Commercial District
    .a = the Commercial District tile
    .the = the Commercial District
tile-ecological-zone = Ecological Zone
    .a = the Ecological Zone tile
    .the = the Ecological Zone
tile-industrial-center = Industrial Center
    .a = the Industrial Center tile
    .the = the Industrial Center
tile-lava-flows = Lava Flows
    .a = the Lava Flows tile
    .the = the Lava Flows
tile-mining-area = Mining Area
    .a = the Mining Area tile
    .the = the Mining Area
tile-mining-rights = Mining Rights
    .a = the Mining Rights tile
    .the = the Mining Rights
tile-mohole-area = Mohole Area
    .a = the Mohole Area tile
    .the = the Mohole Area
tile-natural-preserve = Natural Preserve
    .a = the Natural Preserve tile
    .the = the Natural Preserve
tile-nuclear-zone = Nuclear Zone
    .a = the Nuclear Zone tile
    .the = the Nuclear Zone
tile-restricted-area = Restricted Area
    .a = the Restricted Area tile
    .the = the Restricted Area

# --- The course of the game.

phase-setup = setup
phase-research = research
phase-action = actions
phase-production = production
phase-final-greenery = last greeneries
phase-end = end

project-sell-patents = Sell Patents
project-power-plant = Power Plant
project-asteroid = Asteroid
project-aquifer = Aquifer
project-greenery = Greenery
project-city = City

sell-patents = discard any number of cards from your hand → gain 1 M€ for each

conversion-plants = plants to greenery
conversion-heat = heat to temperature

milestone-terraformer = Terraformer
milestone-terraformer-text = Have a terraform rating of at least { $need }.
milestone-mayor = Mayor
milestone-mayor-text = Own at least { $need } cities.
milestone-gardener = Gardener
milestone-gardener-text = Own at least { $need } greeneries.
milestone-builder = Builder
milestone-builder-text = Have at least { $need } building tags.
milestone-planner = Planner
milestone-planner-text = Have at least { $need } cards in hand.

award-landlord = Landlord
award-landlord-text = Most tiles in play (oceans are nobody’s).
award-banker = Banker
award-banker-text = Highest M€ production.
award-scientist = Scientist
award-scientist-text = Most science tags.
award-thermalist = Thermalist
award-thermalist-text = Most heat.
award-miner = Miner
award-miner-text = Most steel and titanium together.
