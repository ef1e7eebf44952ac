# What happened. Each message is a clause without a full stop; its cause follows in brackets (because).
# $seat is the player it happens to, $by the player who does it to them.
# $seat_is is “you” where the reader is that player, else “other”: it chooses the person of the verb. $by_is likewise.

because = { $clause } ({ $cause })
at-price = { $clause } for { $price }

# --- Causes, as nouns.

cause-copied = { $card }, repeated
cause-project = standard project { $project }
cause-convert-plants = converting plants
cause-convert-heat = converting heat
cause-temperature = temperature { $n } °C
cause-oxygen = oxygen { $n }%
cause-oceans = { $n ->
        [one] { $n } ocean
       *[other] { $n } oceans
    }
cause-area = { $area }
cause-oceans-beside = oceans beside { $area }
cause-production = production
cause-milestone = milestone { $milestone }
cause-award = award { $award }
cause-research = research phase
cause-setup = setup

# --- The course of the game.

event-phase-setup = the game is set up
event-phase-research = generation { $generation }: research
event-phase-action = generation { $generation }: actions
event-phase-production = generation { $generation }: production
event-phase-final-greenery = the last plants may become greeneries
event-phase-end = the game ends
event-first-player = { $seat_is ->
        [you] you are
       *[other] { $seat } is
    } the first player
event-turn-began = it is { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } turn
event-turn-ended = { $seat_is ->
        [you] you end
       *[other] { $seat } ends
    } the turn
event-passed = { $seat_is ->
        [you] you pass
       *[other] { $seat } passes
    }
event-refreshed = all actions are ready again
event-reshuffled = the discard pile is shuffled into a new deck
event-score = { $seat } { $points }
event-game-ended = the game is over: { $scores }; { $n ->
        [one] the winner is { $winners }
       *[other] the winners are { $winners }
    }
event-game-lost = the game is over and lost: { $scores }

# --- Deeds.

event-corporation = { $seat_is ->
        [you] you play
       *[other] { $seat } plays
    } as { $card }
event-played = { $seat_is ->
        [you] you play
       *[other] { $seat } plays
    } { $card }
event-used = { $seat_is ->
        [you] you use
       *[other] { $seat } uses
    } { $card }
event-project = { $seat_is ->
        [you] you use
       *[other] { $seat } uses
    } the standard project { $project }
event-converted-plants = { $seat_is ->
        [you] you convert
       *[other] { $seat } converts
    } plants to a greenery
event-converted-heat = { $seat_is ->
        [you] you convert
       *[other] { $seat } converts
    } heat to raise the temperature
event-milestone = { $seat_is ->
        [you] you claim
       *[other] { $seat } claims
    } the milestone { $milestone }
event-award = { $seat_is ->
        [you] you fund
       *[other] { $seat } funds
    } the award { $award }

# --- Changes.

event-paid = { $seat_is ->
        [you] you pay
       *[other] { $seat } pays
    } { $what }
event-gained = { $seat_is ->
        [you] you gain
       *[other] { $seat } gains
    } { $what }
event-lost = { $seat_is ->
        [you] you lose
       *[other] { $seat } loses
    } { $what }
event-lost-by = { $by_is ->
        [you] you make
       *[other] { $by } makes
    } { $seat_is ->
        [you] you
       *[other] { $seat }
    } lose { $what }
event-energy-to-heat = { $seat_is ->
        [you] you turn
       *[other] { $seat } turns
    } { $what } into heat
event-production-up = { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } { $what_of } production rises { $steps }
event-production-down = { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } { $what_of } production falls { $steps }
event-production-down-by = { $by_is ->
        [you] you lower
       *[other] { $by } lowers
    } { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } { $what_of } production { $steps }
event-rated = { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } terraform rating rises { $steps }
event-rated-down = { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } terraform rating falls { $steps }
event-raised-temperature = { $seat_is ->
        [you] you raise
       *[other] { $seat } raises
    } the temperature to { $n } °C
event-raised-oxygen = { $seat_is ->
        [you] you raise
       *[other] { $seat } raises
    } the oxygen to { $n }%
event-raised-oceans = { $seat_is ->
        [you] you raise
       *[other] { $seat } raises
    } the number of oceans to { $n }
event-placed = { $seat_is ->
        [you] you place
       *[other] { $seat } places
    } { $tile_a } { $area_on }
event-placed-neutral = a neutral { $tile } is placed { $area_on }
event-claimed = { $seat_is ->
        [you] you claim
       *[other] { $seat } claims
    } { $area }
event-added = { $seat_is ->
        [you] you add
       *[other] { $seat } adds
    } { $what } to { $card }
event-removed = { $seat_is ->
        [you] you remove
       *[other] { $seat } removes
    } { $what } from { $card }
event-removed-by = { $by_is ->
        [you] you take
       *[other] { $by } takes
    } { $what } from { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } { $card }

# --- Where a tile lies. $what is a list of what follows; $seat is its owner.

lies-at = at { $name }
lies-beside = beside { $what }
lies-ocean = { $n ->
        [one] an ocean
       *[other] { $n } oceans
    }
lies-your-city = { $n ->
        [one] your city
       *[other] { $n } of your cities
    }
lies-city = { $n ->
        [one] { $seat }’s city
       *[other] { $n } of { $seat }’s cities
    }
lies-neutral-city = { $n ->
        [one] a neutral city
       *[other] { $n } neutral cities
    }
lies-your-greenery = { $n ->
        [one] your greenery
       *[other] { $n } of your greeneries
    }
lies-greenery = { $n ->
        [one] { $seat }’s greenery
       *[other] { $n } of { $seat }’s greeneries
    }
lies-neutral-greenery = { $n ->
        [one] a neutral greenery
       *[other] { $n } neutral greeneries
    }
lies-your-tile = { $n ->
        [one] your special tile
       *[other] { $n } of your special tiles
    }
lies-tile = { $n ->
        [one] { $seat }’s special tile
       *[other] { $n } of { $seat }’s special tiles
    }
lies-neutral-tile = { $n ->
        [one] a special tile
       *[other] { $n } special tiles
    }
lies-north = in the north
lies-north-east = in the north-east
lies-east = in the east
lies-south-east = in the south-east
lies-south = in the south
lies-south-west = in the south-west
lies-west = in the west
lies-north-west = in the north-west
lies-middle = in the middle of the map

# --- Cards.

event-drew = { $seat_is ->
        [you] you draw
       *[other] { $seat } draws
    } { $card }
event-drew-hidden = { $seat_is ->
        [you] you draw
       *[other] { $seat } draws
    } { $what }
event-dealt = { $seat_is ->
        [you] you are
       *[other] { $seat } is
    } dealt { $card }
event-dealt-hidden = { $seat_is ->
        [you] you are
       *[other] { $seat } is
    } dealt { $what }
event-drafted = { $seat_is ->
        [you] you draft
       *[other] { $seat } drafts
    } { $card }
event-drafted-hidden = { $seat_is ->
        [you] you draft
       *[other] { $seat } drafts
    } { $what }
event-discarded = { $seat_is ->
        [you] you discard
       *[other] { $seat } discards
    } { $card }
event-discarded-hidden = { $seat_is ->
        [you] you discard
       *[other] { $seat } discards
    } { $what }
event-flipped = { $seat_is ->
        [you] you reveal and discard
       *[other] { $seat } reveals and discards
    } { $card }
event-next-card-cheaper = { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } next card this generation costs { $what } less
event-next-card-eased = { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } next card this generation may miss its global requirements by up to { $steps }
