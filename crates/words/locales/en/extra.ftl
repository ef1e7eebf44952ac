# Prelude and Venus Next: their nouns, what their cards say, what is asked and what happens. The same kinds of messages as
# in the other files, under the same conventions.

# --- Nouns.

held-asteroid = { $n ->
        [one] { $n } asteroid
       *[other] { $n } asteroids
    }
    .name = asteroids
    .how = how many asteroids
    .one = asteroid
tag-venus = Venus
    .a = a Venus
kind-prelude = prelude
deck-prelude = Prelude
deck-venus = Venus Next
parameter-venus = Venus
phase-prelude = preludes
area-dawn-city = Dawn City
    .on = in Dawn City’s place off Mars
area-luna-metropolis = Luna Metropolis
    .on = on the Moon
area-maxwell-base = Maxwell Base
    .on = on Venus, at Maxwell Base
area-stratopolis = Stratopolis
    .on = in the sky of Venus, at Stratopolis
project-air-scrapping = Air Scrapping
project-buffer-gas = Buffer Gas
milestone-hoverlord = Hoverlord
milestone-hoverlord-text = Have at least { $need } floaters on your cards together.
milestone-hoverlord-not-met = { $have } of { $need } floaters
award-venuphile = Venuphile
award-venuphile-text = Most Venus tags (events do not count).

# --- Instructions.

raise-venus = raise Venus { $steps }
owe-by-card = pay { $what } (what this card brings may pay for it)
place-volcanic-city = place { $tile_a } on a volcanic area, also beside other cities (as an ordinary city if the map has none)
place-off-mars = place { $tile_a } on this card’s own area, off Mars
exchange-here-for-more = spend any number of { $what_name } from this card, at least 1 → gain { $to } for each
play-card-cheaper = play a card from your hand at once, for { $what } less
play-card-eased = play a card from your hand at once, at its price but without regard to its global requirements
play-prelude = draw { $n } preludes, play one of them and discard the others
fund-award = fund any award without paying
draw-with-tags = draw { $what }, or { $many } instead if you have at least { $tags }
draw-sought-tag = reveal cards from the deck until { $n } with { $tag_a } tag have come up; take those and discard the others
draw-sought-held = reveal cards from the deck until { $n } that have to do with { $what_name } have come up; take those and discard the others
discard-to-draw = discard 1 card from your hand, then draw { $what }
others-draw = each opponent draws { $what }
add-any-tagged = add { $what } of the kind it holds to { $another ->
        [0] a card
       *[other] another card
    } of yours with { $tag_a } tag
add-either-tagged = add { $second } or { $first } to { $another ->
        [0] a card
       *[other] another card
    } of yours with { $tag_a } tag
add-per-tagged = add { $what } for { $each }, all to one card of yours with { $tag_a } tag
tagged-loses = any one player with { $tag_a } tag in play loses up to { $what }
produce-lowest = raise your lowest production { $steps } (your choice if several are equal)
repeat-action = use an action of one of your blue cards that was already used this generation
world-government = raise one global parameter 1 step, or place an ocean, for nobody: no reward of any kind
govern-temperature = the temperature rises { $steps } for nobody
govern-oxygen = the oxygen rises { $steps } for nobody
govern-venus = Venus rises { $steps } for nobody

# --- Requirements, triggers, what always holds.

need-at-least-venus = at least { $n }% on Venus
need-at-most-venus = at most { $n }% on Venus
need-rating = a terraform rating of at least { $n }
when-points-paid = when you play a card with points on it (negative points do not count)
when-raised-venus = for each step Venus is raised, by anyone or by the World Government
eased-venus = your cards may miss their Venus requirements by up to { $steps }
here-pays = when you pay for a card with { $tag_a } tag, { $what_name } on this card may be spent as { $money } each
raises-give = whenever one of your productions rises, gain as many of that resource at once

# --- Causes and events.

cause-venus = Venus { $n }%
cause-world-government = World Government
cause-prelude = instead of the prelude
event-phase-prelude = the preludes are played
event-raised-venus = { $seat_is ->
        [you] you raise
       *[other] { $seat } raises
    } Venus to { $n }%
event-shifted-venus = Venus is at { $n }%
event-prelude-kept = { $seat_is ->
        [you] you keep
       *[other] { $seat } keeps
    } the prelude { $card }
event-prelude-kept-hidden = { $seat_is ->
        [you] you keep
       *[other] { $seat } keeps
    } { $n ->
        [one] a prelude
       *[other] { $n } preludes
    }
event-found = { $seat_is ->
        [you] you show { $card } and take it
       *[other] { $seat } shows { $card } and takes it
    }
event-unplayable = { $seat_is ->
        [you] you cannot
       *[other] { $seat } cannot
    } play the prelude { $card }: it is shown and discarded
event-paid-here = { $seat_is ->
        [you] you pay
       *[other] { $seat } pays
    } { $what } from { $card }
event-next-card-free = { $seat_is ->
        [you] you play
       *[other] { $seat } plays
    } the next card without regard to its global requirements

# --- Questions and labels.

question-preludes = Choose two of your preludes.
question-prelude = Which prelude do you play next?
question-played = { $cause }: { $clause }. Which one do you play?
question-award = { $cause }: { $clause }. Which award?
question-parameter = { $cause }: { $clause }. Which one?
question-repeat = Which action of { $card } do you use?
choice-parameter = { $what }

# --- Reasons.

too-low-venus = Venus { $now }%, needs { $need }%{ $eased ->
        [0] { "" }
        [one] {" "}(eased by { $eased } step)
       *[other] {" "}(eased by { $eased } steps)
    }
too-high-venus = Venus { $now }%, at most { $need }% allowed{ $eased ->
        [0] { "" }
        [one] {" "}(eased by { $eased } step)
       *[other] {" "}(eased by { $eased } steps)
    }
rating-short = terraform rating { $have }, needs { $need }
no-card-to-discard = no other card in hand to discard
no-card-to-play = no card in hand can be played
nothing-to-repeat = no action you have used can be used again
no-venus = Venus Next is not played
no-rating-goal = only where a terraform rating is the goal of a solo game
