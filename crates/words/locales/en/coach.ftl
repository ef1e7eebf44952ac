# The coach. Nudges say where to look, never what to do.

nudge-hand = Look at your hand: one of your cards fits this moment.
nudge-actions = Look at the actions of your cards in play.
nudge-projects = Look beyond your cards: there is more you can pay for.
nudge-milestones = Look at the milestones, and at who else is close.
nudge-awards = Look at the awards: where do you lead?
nudge-plants = Look at your plants.
nudge-heat = Look at your heat.
nudge-trade = Look at the colonies and at what a trade brings now.
nudge-politics = Look at the committee and at what comes next.
nudge-map = Look at the map: what lies beside each area?
nudge-offer = Look at what these cards do together with what you have.
nudge-phases = Look at what each phase would bring you now, and the others.
nudge-wait = Not every turn needs another action: look at what can wait.
nudge-options = Compare what each answer would bring.

# What a reason is about; a number of points stands beside it.

aspect-points = Points at once
aspect-rating = The terraforming race: rating, and what it still earns
aspect-milestones = Milestones within reach
aspect-awards = Funded awards
aspect-money = M€ at hand
aspect-stock = Resources at hand
aspect-production = Production still to come
aspect-engine = What your cards in play still bring
aspect-footing = Tags, and room for tiles
aspect-colonies = Colonies and fleets
aspect-hand = The cards in your hand
aspect-politics = Politics and coming events
aspect-goal = Steps missing to the goal
aspect-rest = What else comes of it
aspect-card = Together with { $card } in your hand
aspect-rival = What { $seat } is left with

# A finished game, looked back at; told to its player.

note-unplayed = Cards left in hand at the end: { $n }. { $money } for buying them lay idle.
note-idle = Unused at the end: { $what }.
note-steps = Steps raised: { $own } of { $all }.
note-award = { $award } went to { $seat }, { $n } ahead.
