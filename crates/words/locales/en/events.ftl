# What happened. Each message is a clause without a full stop; its cause follows in brackets (because).
# $seat is the player it happens to, $by the player who does it to them.

because = { $clause } ({ $cause })

# --- Causes, as nouns.

cause-copied = { $card }, repeated
cause-project = standard project { $project }
cause-convert-plants = converting plants
cause-convert-heat = converting heat
cause-temperature = temperature { $n } °C
cause-oxygen = oxygen { $n } %
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
event-first-player = { $seat } is the first player
event-turn-began = it is { $seat }’s turn
event-turn-ended = { $seat } ends the turn
event-passed = { $seat } passes
event-refreshed = all actions are ready again
event-reshuffled = the discard pile is shuffled into a new deck
event-score = { $seat } { $points }
event-game-ended = the game is over: { $scores }; { $n ->
        [one] the winner is { $winners }
       *[other] the winners are { $winners }
    }
event-game-lost = the game is over and lost: { $scores }

# --- Deeds.

event-corporation = { $seat } plays as { $card }
event-played = { $seat } plays { $card }
event-used = { $seat } uses { $card }
event-project = { $seat } uses the standard project { $project }
event-converted-plants = { $seat } converts plants to a greenery
event-converted-heat = { $seat } converts heat to raise the temperature
event-milestone = { $seat } claims the milestone { $milestone }
event-award = { $seat } funds the award { $award }

# --- Changes.

event-paid = { $seat } pays { $what }
event-gained = { $seat } gains { $what }
event-lost = { $seat } loses { $what }
event-lost-by = { $by } makes { $seat } lose { $what }
event-energy-to-heat = { $seat } turns { $what } into heat
event-production-up = { $seat }’s { $what_of } production rises { $steps }
event-production-down = { $seat }’s { $what_of } production falls { $steps }
event-production-down-by = { $by } lowers { $seat }’s { $what_of } production { $steps }
event-rated = { $seat }’s terraform rating rises { $steps }
event-rated-down = { $seat }’s terraform rating falls { $steps }
event-raised-temperature = { $seat } raises the temperature to { $n } °C
event-raised-oxygen = { $seat } raises the oxygen to { $n } %
event-raised-oceans = { $seat } raises the number of oceans to { $n }
event-placed = { $seat } places { $tile_a } { $area_on }
event-placed-neutral = a neutral { $tile } is placed { $area_on }
event-claimed = { $seat } claims { $area }
event-added = { $seat } adds { $what } to { $card }
event-removed = { $seat } removes { $what } from { $card }
event-removed-by = { $by } takes { $what } from { $seat }’s { $card }

# --- Cards.

event-drew = { $seat } draws { $card }
event-drew-hidden = { $seat } draws { $what }
event-dealt = { $seat } is dealt { $card }
event-dealt-hidden = { $seat } is dealt { $what }
event-drafted = { $seat } drafts { $card }
event-drafted-hidden = { $seat } drafts { $what }
event-discarded = { $seat } discards { $card }
event-discarded-hidden = { $seat } discards { $what }
event-flipped = { $seat } reveals and discards { $card }
event-next-card-cheaper = { $seat }’s next card this generation costs { $what } less
event-next-card-eased = { $seat }’s next card this generation may miss its global requirements by up to { $steps }
