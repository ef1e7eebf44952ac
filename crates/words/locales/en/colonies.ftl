# The expansion Colonies. A colony tile is a moon or dwarf planet; a colony is a player's marker on it; the marker is
# the cube that moves along the tile's track.

# --- Nouns.

held-floater = { $n ->
        [one] { $n } floater
       *[other] { $n } floaters
    }
    .name = floaters
    .how = how many floaters
    .one = floater
held-camp = { $n ->
        [one] { $n } camp
       *[other] { $n } camps
    }
    .name = camps
    .how = how many camps
    .one = camp
colonies = { $n ->
        [one] { $n } colony
       *[other] { $n } colonies
    }
fleets = { $n ->
        [one] { $n } trade fleet
       *[other] { $n } trade fleets
    }

moon-callisto = Callisto
moon-ceres = Ceres
moon-enceladus = Enceladus
moon-europa = Europa
moon-ganymede = Ganymede
moon-io = Io
moon-luna = Luna
moon-miranda = Miranda
moon-pluto = Pluto
moon-titan = Titan
moon-triton = Triton

deck-colonies = Colonies
project-build-colony = Build Colony
phase-solar = solar phase

# --- Instructions.

draw-per = draw { $what } for { $each }
discard = discard 1 card from your hand
take-from-own = remove { $what } from a card of yours
exchange-here = spend any number of { $what_name } from this card, at least 1 → gain as much { $to_name }
add-to-tagged = add { $what } to a card of yours with { $tag_a } tag
place-colony = place a colony
place-colony-own-too = place a colony, also on a tile where you already have one
trade-free = trade with a colony tile without paying
colony-bonuses = gain the colony bonus of each of your colonies once
move-markers = move the marker of one colony tile 1 step up and that of another colony tile 1 step down
add-moon = put a colony tile into play that is not in play

# --- What is counted.

each-tag-in-play = { $n ->
        [one] each { $tag } tag in play (anyone’s)
       *[other] every { $n } { $tag } tags in play (anyone’s)
    }
each-untagged = { $n ->
        [one] each card without tags you have, including this one
       *[other] every { $n } cards without tags you have, including this one
    }
each-held = { $n ->
        [one] each { $what_one } on your cards
       *[other] every { $what } on your cards
    }
each-here-up-to = each { $what_one } on this card, at most { $most }
each-own-colony = { $n ->
        [one] each colony you have
       *[other] every { $n } colonies you have
    }
each-colony = { $n ->
        [one] each colony in play (anyone’s)
       *[other] every { $n } colonies in play (anyone’s)
    }

# --- Requirements.

need-own-cities = { $n ->
        [one] a city of yours
       *[other] { $n } cities of yours
    }
need-held = { $what } on your cards
need-colonies = { $what }
need-colonies-at-most = at most { $what }

# --- Triggers and lasting effects.

when-card-paid = after you pay for a card with a printed cost of at least { $what }
when-new-tag = when a card you play brings a kind of tag you did not have (events do not count)
when-colony-you = when you place a colony
when-colony-anyone = when any player places a colony
cheaper-trade = trading costs you { $n } less of what you pay with
higher-trade = when you trade, you may first move the tile’s marker { $steps } up
cards-for = cards you buy cost you { $what } each instead of { $usual }
here-as-heat = each { $what_one } on this card may be spent as { $heat }

# --- Colony tiles.

no-income = nothing
moon-wakes = inactive until a card that can hold { $what_name } is in play

# --- Events.

cause-trade = trade with { $moon }
cause-build = colony on { $moon }
cause-colony-bonus = colony bonus of { $moon }
cause-solar = solar phase
event-phase-solar = generation { $generation }: solar phase
event-moon-in-play = { $moon } is in play
event-moon-asleep = { $moon } is in play, still inactive
event-moon-left-out = { $moon } is left out
event-moon-woke = { $moon } becomes active
event-colony-placed = { $seat_is ->
        [you] you place
       *[other] { $seat } places
    } a colony on { $moon }
event-fleet-sent = { $seat_is ->
        [you] you trade
       *[other] { $seat } trades
    } with { $moon }
event-fleets-back = all trade fleets return
event-marker-up = the marker of { $moon } moves up to position { $n }
event-marker-down = the marker of { $moon } moves down to position { $n }

# --- Questions and labels.

question-leave-out = Which of these colony tiles do you leave out of the game?
question-moon = { $cause }: { $clause }. Which colony tile?
question-heat = { $cause }, { $due } to spend: { $what_how } do you use instead?
question-raise-marker = Trade with { $moon }: how far do you move the marker up first?
question-lower-marker = { $cause }: the marker of { $moon } goes up. Which one goes down?
choice-trade = Trade with { $moon }, paying with { $with_name }
choice-marker-up = { $steps } up

# --- Reasons.

own-cities-short = { $have } of { $need ->
        [one] { $need } city
       *[other] { $need } cities
    } of yours
held-short = { $have } of { $what }
colonies-short = { $have } of { $what }
colonies-too-many = { $have } colonies, at most { $most }
no-colonies = the expansion Colonies is not played
no-moon-to-settle = no colony tile has room for you
moon-absent = { $moon } is not in this game
moon-asleep = { $moon } is inactive: no card in play can hold { $what_name }
moon-full = three colonies are on { $moon } already
moon-settled = you have a colony on { $moon } already
moon-visited = { $seat_is ->
        [you] a fleet of yours is there
       *[other] a fleet of { $seat } is there
    }
no-fleet = no trade fleet left
no-moon-to-visit = no colony tile to trade with
no-markers-to-move = no two markers to move
marker-stuck = the marker of { $moon } cannot go there
moon-in-play = { $moon } is in play already
no-moon-to-add = no colony tile left to put into play
