# Ares Expedition: what happened. Each message is a clause without a full stop; its cause follows in brackets.

# --- Causes, as nouns.

ares-cause-standard = standard action { $standard }
ares-cause-tile = ocean tile
ares-cause-phase = { $phase } phase
ares-cause-sale = cards sold
ares-cause-hand-limit = hand limit
ares-cause-pool = pool
ares-cause-counter = counter

# --- The course of the game.

ares-event-setup = the game is set up
ares-event-planning = round { $round }: planning
ares-event-pool = round { $round }: pieces are taken from the pool
ares-event-development = round { $round }: development
ares-event-construction = round { $round }: construction
ares-event-action = round { $round }: actions
ares-event-production = round { $round }: production
ares-event-research = round { $round }: research
ares-event-end = round { $round } ends
ares-event-over = the game ends
ares-event-planned = { $seat } has chosen a phase
ares-event-revealed = { $seat } chose { $phase }
ares-event-revealed-neutral = the neutral phase is { $phase }
ares-event-finished = { $seat } is done
ares-event-counted = the neutral counter goes up to { $n }
ares-event-reshuffled = the discard pile is shuffled into a new deck
ares-event-score = { $seat } { $points }
ares-event-game-ended = the game is over: { $scores }; { $n ->
        [one] the winner is { $winners }
       *[other] the winners are { $winners }
    }
ares-event-game-lost = the game is over and lost: { $scores }

# --- Deeds.

ares-event-corporation = { $seat } plays as { $card }
ares-event-played = { $seat } plays { $card }
ares-event-used = { $seat } uses { $card }
ares-event-used-again = { $seat } uses { $card } again
ares-event-standard = { $seat } uses the standard action { $standard }
ares-event-sold = { $seat } sells { $card }
ares-event-sold-hidden = { $seat } sells { $what }
ares-event-took = { $seat } takes a { $piece } from the pool
ares-event-offered = { $seat } offers { $card } to the partner
ares-event-offered-hidden = { $seat } offers { $what } to the partner
ares-event-swapped = { $seat } gets { $card } in exchange
ares-event-swapped-hidden = { $seat } gets { $what } in exchange
ares-event-not-swapped = { $seat } takes the offer back

# --- Changes.

ares-event-paid = { $seat } pays { $what }
ares-event-gained = { $seat } gains { $what }
ares-event-production-up = { $seat } produces { $what } more
ares-event-production-down = { $seat } produces { $what } less
ares-event-level = { $seat } has { $what } more
ares-event-rated = { $seat }’s terraform rating rises { $steps }
ares-event-rated-down = { $seat }’s terraform rating falls { $steps }
ares-event-raised-temperature = { $seat } raises the temperature to { $n } °C
ares-event-raised-oxygen = { $seat } raises the oxygen to { $n } %
ares-event-rises-temperature = the temperature rises to { $n } °C
ares-event-rises-oxygen = the oxygen rises to { $n } %
ares-event-flipped = { $seat } flips an ocean tile
ares-event-flipped-again = { $seat } gets the reward of the last ocean tile again
ares-event-forested = { $seat } plants a forest
ares-event-added = { $seat } adds { $what } to { $card }
ares-event-removed = { $seat } removes { $what } from { $card }
ares-event-play-more = { $seat } may play one more blue or red card this phase
ares-event-play-free = { $seat } may play a green card of at most { $what } printed cost without paying it
ares-event-next-cheaper = { $seat }’s next card this phase costs { $what } less
ares-event-next-eased = { $seat }’s next card this phase may miss its colour zone by one

# --- Cards.

ares-event-drew = { $seat } draws { $card }
ares-event-drew-hidden = { $seat } draws { $what }
ares-event-dealt = { $seat } is dealt { $card }
ares-event-dealt-hidden = { $seat } is dealt { $what }
ares-event-discarded = { $seat } discards { $card }
ares-event-discarded-hidden = { $seat } discards { $what }
ares-event-shown = { $seat } reveals { $card }
