# What cards do. Each message is a clause in the second person, without capital and full stop: it may stand alone
# as a sentence, or after a colon or an arrow. $what, $tile, $tag … are nouns in all their forms (see rules.ftl).

# --- Instructions.

gain = gain { $what }
gain-per = gain { $what } for { $each }
lose = lose { $what }
spend = spend { $what }
spend-with = spend { $what } ({ $with_name } may help to pay)

produce-more = raise your { $what_of } production { $steps }
produce-less = lower your { $what_of } production { $steps }
produce-per = raise your { $what_of } production { $steps } for { $each }
produce-with-tags = raise your { $what_of } production { $steps }, or { $many } instead if you have at least { $tags }
produce-metal = raise your production of the metal printed there { $steps }
shift-production = lower your { $from_of } production by any number of steps, at least 1, and raise your { $to_of } production by as many
copy-production = repeat the production changes of one of your building cards in play

rate = raise your terraform rating { $steps }
rate-per = raise your terraform rating { $steps } for { $each }
raise-temperature = raise the temperature { $steps }
raise-oxygen = raise the oxygen { $steps }

place-oceans = place { $n ->
        [one] { $n } ocean
       *[other] { $n } oceans
    }
ocean-on-land = place 1 ocean on a free land area, not on one reserved for oceans
ocean-flooding = place 1 ocean, then any one player with a tile beside it loses up to { $what }
place-land = place { $tile_a } on any free land area
place-ocean-area = place { $tile_a } on an area reserved for oceans
place-greenery = place { $tile_a }
place-city = place { $tile_a }
place-city-special = place { $tile_a }, which counts as a city
place-isolated = place { $tile_a } beside no other tile
place-beside-cities = place { $tile_a } beside { $n ->
        [one] any city
       *[other] at least { $n } other cities
    }
place-beside-greenery = place { $tile_a } beside any greenery
place-metal = place { $tile_a } on a land area with printed steel or titanium
place-metal-beside-own = place { $tile_a } beside a tile of yours, on a land area with printed steel or titanium
place-volcanic = place { $tile_a } on a volcanic area (any free land area if the map has none)
place-noctis-city = place { $tile_a } on the area reserved for Noctis City (as an ordinary city if the map has none)
place-ganymede-colony = place { $tile_a } on the Ganymede area in space
place-phobos-space-haven = place { $tile_a } on the Phobos area in space
claim-area = mark a free area that is not reserved; from now on only you can place a tile there

draw = draw { $what }
draw-keep = look at the top { $what } of the deck, keep { $kept } and discard the rest
draw-buy = look at the top card of the deck, then buy it for { $what } or discard it
reveal-for = reveal and discard the top card of the deck; if it has { $tag_a } tag, add { $what } to this card
may-discard-to-draw = you may discard 1 card from your hand to draw 1 card

add-here = add { $what } to this card
add-to-any = add { $what } to any card of yours
add-to-another = add { $what } to another card of yours
add-to-played = add { $what } to the card just played, if it can hold animals or microbes
add-to-non-empty = add { $what } of the same kind to a card of yours that already holds one
take-here = remove { $what } from this card
take-from-any = take { $what } from any card, yours or another player’s

anyone-produces = lower any one player’s { $what_of } production { $steps }
anyone-loses = any one player loses up to { $what }
anyone-loses-from-card = any one card of any player loses up to { $what }
steal = take up to { $what } from any one player

one-of = choose one: { $options }
exchange = spend any amount of { $from_name }, at least 1 → gain as much { $to_name }
if-rating-raised = if your terraform rating was raised this generation
next-card-cheaper = the next card you play this generation costs { $what } less
next-card-eased = the next card you play this generation may miss its global requirements by up to { $steps }

# --- What is counted. $n is how many make one share; $own how many of them this card bears.

each-tag = { $n ->
        [one] each { $tag } tag you have
       *[other] every { $n } { $tag } tags you have
    }{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
each-opponent-tag = { $n ->
        [one] each { $tag } tag your opponents have
       *[other] every { $n } { $tag } tags your opponents have
    }
each-city = { $n ->
        [one] each city in play (anyone’s, also in space)
       *[other] every { $n } cities in play (anyone’s, also in space)
    }
each-city-on-mars = { $n ->
        [one] each city on Mars (anyone’s)
       *[other] every { $n } cities on Mars (anyone’s)
    }
each-event-played = { $n ->
        [one] each event played so far by all players, you included
       *[other] every { $n } events played so far by all players, you included
    }
each-here = { $n ->
        [one] each { $what_one } on this card
       *[other] every { $what } on this card
    }
each-ocean-beside = each ocean beside { $tile_the }
each-city-beside = each city beside { $tile_the } (anyone’s)

# --- Requirements.

requires = requires { $list }
need-at-least-temperature = at least { $n } °C
need-at-most-temperature = at most { $n } °C
need-at-least-oxygen = at least { $n }% oxygen
need-at-most-oxygen = at most { $n }% oxygen
need-at-least-oceans = at least { $n ->
        [one] { $n } ocean
       *[other] { $n } oceans
    }
need-at-most-oceans = at most { $n ->
        [one] { $n } ocean
       *[other] { $n } oceans
    }
need-tags = { $tags }
need-production = { $what_of } production of at least { $n }
need-greeneries = { $n ->
        [one] a greenery of yours
       *[other] { $n } greeneries of yours
    }
need-cities = { $n ->
        [one] { $n } city in play
       *[other] { $n } cities in play
    }
need-resource = { $what }

# --- Triggers. $own counts this card's own tags or tiles that set it off.

one-of-tags-1 = { $first_a } tag
one-of-tags-2 = { $first_a } or { $second } tag
one-of-tags-3 = { $first_a }, { $second } or { $third } tag
one-of-tags-4 = { $first_a }, { $second }, { $third } or { $fourth } tag

when-tag-you = when you play { $tags }{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
when-tag-anyone = when any player plays { $tags }{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
when-ocean-you = when you place an ocean{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
when-ocean-anyone = when any player places an ocean{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
when-city-you = when you place a city, on Mars or in space{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
when-city-anyone = when any player places a city{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
when-city-on-mars-you = when you place a city on Mars{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
when-city-on-mars-anyone = when any player places a city on Mars{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
when-greenery-you = when you place a greenery{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
when-greenery-anyone = when any player places a greenery{ $own ->
        [0] { "" }
       *[other] , including this card’s
    }
when-event = when you play an event
when-event-tag = when you play an event with { $tag_a } tag
when-paid = after you pay for a card or standard project with a printed cost of at least { $what }
when-project = after you pay for a standard project (selling patents does not count)
when-metal = when a tile you place earns you printed steel or titanium

# --- What always holds.

cheaper = your cards cost { $what } less
cheaper-tag = your cards cost { $what } less for each { $tag } tag on them
cheaper-project = the standard project { $project } costs you { $what } less
worth-more = each { $with_name } you pay with is worth { $what } more
greenery-for = converting plants to a greenery costs you { $what } instead of { $usual }
heat-pays = you may pay with heat as if it were M€
eased = your cards may miss their global requirements by up to { $steps }
untouchable = nobody, not even you, can take { $what_name } off this card
protected = opponents cannot take plants, animals or microbes from you

# --- Lines and points.

line-immediate = { $clause }
line-first-action = first action: { $clause }
line-action = action: { $clause }
line-action-more = or: { $clause }
line-effect = { $clause }

points-fixed = { $points }
points-per = { $points } for { $each }
points-if-any-here = { $points } if there is any { $what_name } on this card
