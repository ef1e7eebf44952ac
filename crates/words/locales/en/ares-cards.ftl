# Ares Expedition: its nouns and what its cards do. Each clause is in the second person, without capital and full
# stop. Nouns shared with the other game stand in rules.ftl.

# --- Nouns.

ares-either = { $before } or { $after }

ares-product-money = { $n } M€
ares-product-heat = { $n } heat
ares-product-plants = { $n ->
        [one] { $n } plant
       *[other] { $n } plants
    }
ares-product-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

ares-kind-green = green
ares-kind-blue = blue
ares-kind-red = red
ares-kind-corporation = corporation

ares-zone-purple = purple
ares-zone-red = red
ares-zone-yellow = yellow
ares-zone-white = white

ares-standard-forest-plants = forest for plants
ares-standard-forest-megacredits = forest for M€
ares-standard-temperature-heat = temperature for heat
ares-standard-temperature-megacredits = temperature for M€
ares-standard-ocean = ocean for M€

ares-phase-setup = setup
ares-phase-planning = planning
ares-phase-pool = pool
ares-phase-development = development
ares-phase-construction = construction
ares-phase-action = action
ares-phase-production = production
ares-phase-research = research
ares-phase-end = end of the round
ares-phase-over = end of the game

# What a phase gives: to everybody, and in addition to those who chose it. Short: they stand on the phase cards.
ares-phase-all-development = Play a green card
ares-phase-all-construction = Play a blue or red card
ares-phase-all-action = Use card actions and standard actions
ares-phase-all-production = Gain your production
ares-phase-all-research = Draw { $draw } cards, keep { $keep }
ares-phase-bonus-development = It costs { $what } less
ares-phase-bonus-construction = Draw a card, or play one more
ares-phase-bonus-action = Use one card action again
ares-phase-bonus-production = Gain { $what }
ares-phase-bonus-research = Draw { $draw } more, keep { $keep } more

ares-piece-cube = cube
ares-piece-marker = trade marker

ares-level-beginner = beginner
ares-level-experienced = experienced
ares-level-expert = expert

# --- What is counted. $n is how many make one share.

ares-each-tag = { $n ->
        [one] each { $tag } tag you have
       *[other] every { $n } { $tag } tags you have
    }
ares-each-forest = { $n ->
        [one] each forest you have
       *[other] every { $n } forests you have
    }
ares-each-blue-card = every { $n } blue cards you have in play
ares-each-card = every { $n } project cards you have in play
ares-each-level = each { $what_name } you have

# --- Instructions.

ares-gain = gain { $what }
ares-spend = spend { $what }
ares-spend-fewer = spend { $what } ({ $fewer } if you chose the action phase)
ares-pay-less = spend { $what }, { $off } less for { $each }
ares-pay-few = spend { $what }, or { $few } if you have at least { $need } blue cards in play
ares-lower-rating = lower your terraform rating { $steps }
ares-produce = produce { $what } more
ares-produce-per = produce { $what } more for { $each }
ares-raise-level = raise your { $what_name } level by { $n }
ares-rate = raise your terraform rating { $steps }
ares-rate-per = raise your terraform rating { $steps } for { $each }
ares-warm-temperature = raise the temperature { $steps }
ares-warm-oxygen = raise the oxygen { $steps }
ares-flip = flip { $n ->
        [one] an ocean tile
       *[other] { $n } ocean tiles
    }
ares-forest = plant { $n ->
        [one] a forest and raise the oxygen 1 step
       *[other] { $n } forests and raise the oxygen { $n } steps
    }
ares-draw = draw { $what }
ares-draw-keep = draw { $what }, keep { $kept } and discard the others
ares-discard = discard { $what } from your hand
ares-redraw = discard up to { $what } from your hand and draw as many
ares-may-discard = you may discard a card from your hand to draw 1, or 2 if it has { $tag_a } tag
ares-reveal-take = reveal { $what }, take one that has { $tags_a } tag and discard the others
ares-reveal-green = reveal a card: if it is green, discard it and gain { $what }, otherwise take it
ares-add-here = add { $what } to this card
ares-add-to = add { $what } to another card of yours
ares-add-to-any = add { $what } to a card of yours that can hold any
ares-take-here = remove { $what } from this card
ares-take-from = remove { $what } from a card of yours
ares-one-of = choose one: { $options }
ares-exchange = turn { $most ->
        [0] any amount of { $from_name }
       *[other] up to { $most } { $from_name }
    } into { $to_name }, one for one
ares-if-tags = if you have at least { $tags }, { $then }
ares-if-chosen = if you chose the action phase, { $then }
ares-play-more = you may play one more blue or red card this phase
ares-play-free = you may play a green card with a printed cost of at most { $what } without paying it
ares-next-cheaper = the next card you play this phase costs { $what } less
ares-next-eased = for the next card you play this phase, temperature and oxygen count as one zone higher or lower

# --- Requirements.

ares-need-at-least = { $what } { $zone } or higher
ares-need-at-most = { $what } { $zone } or lower
ares-need-oceans = { $n ->
        [one] { $n } ocean
       *[other] { $n } oceans
    }
ares-need-oceans-at-most = at most { $n ->
        [one] { $n } ocean
       *[other] { $n } oceans
    }
ares-need-tags = { $tags }
ares-need-rating = a terraform rating of at least { $n }
ares-need-spend = spending { $what }
ares-need-spend-rating = lowering your terraform rating { $steps }

# --- Lasting effects.

ares-when-tag = for each { $tags } tag you play
ares-when-tag-own = for each { $tags } tag you play, those of this card included
ares-when-card = when you play another card
ares-when-steel = for each steel a card you play gives
ares-when-temperature = for each step you raise the temperature
ares-when-ocean = when you flip an ocean tile
ares-when-any-parameter = for each step or tile by which you raise a parameter
ares-when-forest = when you gain a forest
ares-when-action = when you use an action of a card
ares-cheaper = your cards cost { $what } less
ares-cheaper-tag = your cards cost { $what } less for each { $tags } tag on them
ares-cheaper-from = your cards with a printed cost of at least { $cost } are { $what } cheaper
ares-cheaper-standard = your standard actions for M€ cost { $what } less
ares-worth-more = each { $level_name } takes { $what } more off the cost
ares-may-pay-any = you may pay any M€ with { $with_name } instead
ares-may-pay = when you play a card, you may spend { $units } to pay { $what } less
ares-forest-for = a forest costs you { $what }
ares-eased = temperature and oxygen count as one zone higher or lower for your requirements
ares-sells-for-more = each card you sell gives { $what } more
ares-research-more = in research, { $keep ->
        [0] { $draw ->
            [one] draw { $draw } more card
           *[other] draw { $draw } more cards
        }
        [one] { $draw ->
            [0] keep { $keep } more card
            [one] draw { $draw } more card and keep { $keep } more
           *[other] draw { $draw } more cards and keep { $keep } more
        }
       *[other] { $draw ->
            [0] keep { $keep } more cards
            [one] draw { $draw } more card and keep { $keep } more
           *[other] draw { $draw } more cards and keep { $keep } more
        }
    }
ares-buy-step = after the first rise of your terraform rating in a phase you may pay { $what } to raise it 1 step

# --- Points.

ares-points = { $points }
ares-points-here = { $points } for { $n ->
        [one] each { $each_one }
       *[other] every { $each }
    } here
ares-points-per = { $points } for { $each }

# --- Lines of a card.

ares-line = { $sentence }
ares-line-action = Action: { $sentence }
ares-line-action-more = Or: { $sentence }
ares-line-effect = Effect: { $sentence }
