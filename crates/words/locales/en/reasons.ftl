# Why something cannot be done: a few words with the numbers that matter, no capital, no full stop.

game-over = the game is over
not-your-turn = not your turn
answer-first = something else is asked first
not-an-answer = not an answer to this question

# --- Requirements. $eased is by how many steps the requirement is eased already.

too-low-temperature = temperature { $now } °C, needs { $need } °C{ $eased ->
        [0] { "" }
        [one] {" "}(eased by { $eased } step)
       *[other] {" "}(eased by { $eased } steps)
    }
too-low-oxygen = oxygen { $now }%, needs { $need }%{ $eased ->
        [0] { "" }
        [one] {" "}(eased by { $eased } step)
       *[other] {" "}(eased by { $eased } steps)
    }
too-low-oceans = { $now } of { $need ->
        [one] { $need } ocean
       *[other] { $need } oceans
    }{ $eased ->
        [0] { "" }
        [one] {" "}(eased by { $eased } step)
       *[other] {" "}(eased by { $eased } steps)
    }
too-high-temperature = temperature { $now } °C, at most { $need } °C allowed{ $eased ->
        [0] { "" }
        [one] {" "}(eased by { $eased } step)
       *[other] {" "}(eased by { $eased } steps)
    }
too-high-oxygen = oxygen { $now }%, at most { $need }% allowed{ $eased ->
        [0] { "" }
        [one] {" "}(eased by { $eased } step)
       *[other] {" "}(eased by { $eased } steps)
    }
too-high-oceans = { $now ->
        [one] { $now } ocean
       *[other] { $now } oceans
    }, at most { $need } allowed{ $eased ->
        [0] { "" }
        [one] {" "}(eased by { $eased } step)
       *[other] {" "}(eased by { $eased } steps)
    }
tags-short = { $have } of { $tags }
production-required = { $what_of } production { $have }, needs { $need }
greeneries-short = { $have } of { $need ->
        [one] { $need } greenery
       *[other] { $need } greeneries
    }
cities-short = { $have } of { $need ->
        [one] { $need } city
       *[other] { $need } cities
    }

# --- Prices.

money-short = { $what } short
resource-short = { $have } of { $what }
production-none = no { $what_of } production to lower
production-too-low = { $what_of } production { $have }, cannot go down { $steps }
nobody-to-lower = nobody’s { $what_of } production can go down { $steps }
card-resource-short = { $have } of { $what } on { $card }
nothing-to-take = no { $what_name } to take
nothing-to-copy = no building card with production to repeat
nothing-would-happen = nothing would change
rating-not-raised = terraform rating not raised this generation

# --- Cards and actions.

not-in-hand = { $card } is not in your hand
not-in-play = { $card } is not in play
no-such-action = { $card } has no such action
already-used = { $card } was already used this generation
first-action-due = first action of { $card } still due
no-first-action = no first action to take
no-card-to-sell = no card to sell
not-in-solo = not part of the solo game
pass-too-late = too late to pass: end your turn
end-turn-too-early = take an action first, or pass

# --- Milestones and awards.

milestone-claimed = { $seat_is ->
        [you] already claimed by you
       *[other] already claimed by { $seat }
    }
no-milestone-left = three milestones are claimed already
milestone-terraformer-not-met = terraform rating { $have }, needs { $need }
milestone-mayor-not-met = { $have } of { $need } cities
milestone-gardener-not-met = { $have } of { $need } greeneries
milestone-builder-not-met = { $have } of { $need } building tags
milestone-planner-not-met = { $have } of { $need } cards in hand
award-funded = { $seat_is ->
        [you] already funded by you
       *[other] already funded by { $seat }
    }
no-award-left = three awards are funded already

# --- Areas.

no-area = no legal area for { $tile_a }
no-area-to-claim = no free area to claim
area-taken = the area is taken
area-reserved = the area is reserved
not-an-ocean-area = not reserved for oceans
area-claimed = { $seat_is ->
        [you] claimed by you
       *[other] claimed by { $seat }
    }
beside-city = a city is beside it
not-beside-own = not beside a tile of yours
wrong-area = not an area for { $tile_a }

# --- Players.

nothing-to-lose = { $seat_is ->
        [you] you have nothing to lose
       *[other] { $seat } has nothing to lose
    }
