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
ares-event-planned = { $seat_is ->
        [you] you have
       *[other] { $seat } has
    } chosen a phase
ares-event-revealed = { $seat_is ->
        [you] you chose
       *[other] { $seat } chose
    } the { $phase } phase
ares-event-revealed-neutral = the neutral phase is { $phase }
ares-event-finished = { $seat_is ->
        [you] you are
       *[other] { $seat } is
    } done
ares-event-counted = the neutral counter goes up to { $n }
ares-event-reshuffled = the discard pile is shuffled into a new deck
ares-event-score = { $seat } { $points }
ares-event-game-ended = the game is over: { $scores }; { $n ->
        [one] the winner is { $winners }
       *[other] the winners are { $winners }
    }
ares-event-game-lost = the game is over and lost: { $scores }

# --- Deeds.

ares-event-corporation = { $seat_is ->
        [you] you play
       *[other] { $seat } plays
    } as { $card }
ares-event-played = { $seat_is ->
        [you] you play
       *[other] { $seat } plays
    } { $card }
ares-event-used = { $seat_is ->
        [you] you use
       *[other] { $seat } uses
    } { $card }
ares-event-used-again = { $seat_is ->
        [you] you use
       *[other] { $seat } uses
    } { $card } again
ares-event-standard = { $seat_is ->
        [you] you use
       *[other] { $seat } uses
    } the standard action { $standard }
ares-event-sold = { $seat_is ->
        [you] you sell
       *[other] { $seat } sells
    } { $card }
ares-event-sold-hidden = { $seat_is ->
        [you] you sell
       *[other] { $seat } sells
    } { $what }
ares-event-took = { $seat_is ->
        [you] you take
       *[other] { $seat } takes
    } a { $piece } from the pool
ares-event-offered = { $seat_is ->
        [you] you offer { $card } to your partner
       *[other] { $seat } offers { $card } to the partner
    }
ares-event-offered-hidden = { $seat_is ->
        [you] you offer { $what } to your partner
       *[other] { $seat } offers { $what } to the partner
    }
ares-event-swapped = { $seat_is ->
        [you] you get
       *[other] { $seat } gets
    } { $card } in exchange
ares-event-swapped-hidden = { $seat_is ->
        [you] you get
       *[other] { $seat } gets
    } { $what } in exchange
ares-event-not-swapped = { $seat_is ->
        [you] you take
       *[other] { $seat } takes
    } the offer back

# --- Changes.

ares-event-paid = { $seat_is ->
        [you] you pay
       *[other] { $seat } pays
    } { $what }
ares-event-gained = { $seat_is ->
        [you] you gain
       *[other] { $seat } gains
    } { $what }
ares-event-production-up = { $seat_is ->
        [you] you produce
       *[other] { $seat } produces
    } { $what } more
ares-event-production-down = { $seat_is ->
        [you] you produce
       *[other] { $seat } produces
    } { $what } less
ares-event-level = { $seat_is ->
        [you] you have
       *[other] { $seat } has
    } { $what } more
ares-event-rated = { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } terraform rating rises { $steps }
ares-event-rated-down = { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } terraform rating falls { $steps }
ares-event-raised-temperature = { $seat_is ->
        [you] you raise
       *[other] { $seat } raises
    } the temperature to { $n } °C
ares-event-raised-oxygen = { $seat_is ->
        [you] you raise
       *[other] { $seat } raises
    } the oxygen to { $n }%
ares-event-rises-temperature = the temperature rises to { $n } °C
ares-event-rises-oxygen = the oxygen rises to { $n }%
ares-event-flipped = { $seat_is ->
        [you] you flip
       *[other] { $seat } flips
    } an ocean tile
ares-event-flipped-again = { $seat_is ->
        [you] you get
       *[other] { $seat } gets
    } the reward of the last ocean tile again
ares-event-forested = { $seat_is ->
        [you] you plant
       *[other] { $seat } plants
    } a forest
ares-event-added = { $seat_is ->
        [you] you add
       *[other] { $seat } adds
    } { $what } to { $card }
ares-event-removed = { $seat_is ->
        [you] you remove
       *[other] { $seat } removes
    } { $what } from { $card }
ares-event-play-more = { $seat_is ->
        [you] you may
       *[other] { $seat } may
    } play one more blue or red card this phase
ares-event-play-free = { $seat_is ->
        [you] you may
       *[other] { $seat } may
    } play a green card with a printed cost of at most { $what } without paying it
ares-event-next-cheaper = { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } next card this phase costs { $what } less
ares-event-next-eased = { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } next card this phase may miss its colour zone by one

# --- Cards.

ares-event-drew = { $seat_is ->
        [you] you draw
       *[other] { $seat } draws
    } { $card }
ares-event-drew-hidden = { $seat_is ->
        [you] you draw
       *[other] { $seat } draws
    } { $what }
ares-event-dealt = { $seat_is ->
        [you] you are
       *[other] { $seat } is
    } dealt { $card }
ares-event-dealt-hidden = { $seat_is ->
        [you] you are
       *[other] { $seat } is
    } dealt { $what }
ares-event-discarded = { $seat_is ->
        [you] you discard
       *[other] { $seat } discards
    } { $card }
ares-event-discarded-hidden = { $seat_is ->
        [you] you discard
       *[other] { $seat } discards
    } { $what }
ares-event-shown = { $seat_is ->
        [you] you reveal
       *[other] { $seat } reveals
    } { $card }
