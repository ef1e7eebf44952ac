# The Turmoil expansion: parties, delegates, global events, and what its cards say. The same kinds of messages as in
# the other files, under the same conventions.

# --- Nouns.

party-mars-first = Mars First
party-kelvinists = Kelvinists
party-reds = Reds
party-greens = Greens
party-unity = Unity
party-scientists = Scientists

source-lobby = lobby
source-reserve = reserve

# --- Instructions. $each says what is counted (see below).

lose-per = lose { $what } for { $each }
gain-any = gain 1 standard resource of your choice for { $each }
gain-if = count 1 for { $each }: with { $need } or more, gain { $what }
lower-rating = lower your terraform rating { $steps }
lower-rating-less-influence = lower your terraform rating { $steps }, 1 step less for each influence
lose-all = lose all your { $what_name }
keep-at-most = keep at most { $what } and 1 more for each influence, lose the rest
lower-own = lower your { $what_of } production { $steps } if you have any
discard-cards = discard { $what } from your hand, or all you have if fewer
add-to-each-non-empty = add { $what } of the same kind to each of your cards that already holds one

rank-up = count 1 for { $each } and for each influence: whoever has most raises their terraform rating { $first }, the second raises it { $second } (after a tie for most there is no second{ $solo })
rank-down = count 1 for { $each } and for each influence: whoever has most lowers their terraform rating { $first }, the second lowers it { $second } (after a tie for most there is no second, and nobody with 0 loses any{ $solo })
rank-each = { $before } and for { $after }
rank-solo = ; alone: { $steps } with { $need } or more
rate-lowest = all players with the lowest terraform rating raise it 1 step (alone: if it is 20 or less)

neutral-ocean = the first player places 1 ocean for nobody, without any bonus
remove-ocean = the first player takes 1 ocean off the map, unless all 9 are there
shift-temperature-up = the temperature rises { $steps } for nobody, without any bonus
shift-temperature-down = the temperature falls { $steps }, unless it is at its maximum

sell-production = lower one of your productions 1 step → gain { $n } of that resource
send-delegates = put { $n ->
        [one] { $n } of your delegates into any party
       *[other] { $n } of your delegates into any one party
    }
remove-delegate = remove 1 delegate that leads no party, anyone’s; it goes back to its reserve
replace-neutral = replace 1 neutral delegate that leads no party with one of yours
become-chairman = one of your delegates replaces the neutral chairman

# --- What is counted. $most is how much of it counts at most.

each-influence = each influence
tally-plain = { $each }
tally-plain-capped = { $each } ({ $most } at most)
tally-added = { $each } and for each influence
tally-added-capped = { $each } ({ $most } at most) and for each influence
tally-share = every { $share }, counting { $each } and each influence
tally-taken-off = { $each }, less one for each influence
tally-taken-off-capped = { $each } ({ $most } at most), less one for each influence

each-any-tags-2 = each { $first } and { $second } tag you have
each-any-tags-3 = each { $first }, { $second } and { $third } tag you have
each-tag-kind = each kind of tag you have
each-production = each step of your { $what_of } production
each-own-event = each event you have played
each-blue-card = each of your blue cards
each-card-in-hand = each card in your hand
each-own-city = each of your cities
each-tile-by-ocean = each of your tiles beside an ocean
each-area-beside-own = each empty area beside a tile of yours
each-rating-over = each full 5 of terraform rating above { $over }
each-own-party = each party where you have a delegate

# --- Requirements, triggers, what always holds.

need-party = that { $party } rule, or { $n } delegates of yours there
need-chairman = that you are chairman
need-neutral-chairman = that the chairman is neutral
need-lead-parties = { $n ->
        [one] that you lead a party
       *[other] that you lead { $n } parties
    }
when-tile-placed = when you place a tile on Mars
when-rating-not-raised = in the production phase, if your terraform rating was not raised this generation
influence-more = your influence is { $n } higher
oceans-give = each ocean beside a tile you place gives you { $what } more
wild-tag = during your own action the wild tag counts as one tag of any one kind
rating-costs = each step by which your terraform rating rises costs you { $what }

# --- Parties.

ruling-bonus = when they take power, every player: { $clause }
ruling-bonus-table = when they take power, { $clause }
policy = while they rule: { $clause }
policy-action = while they rule, an action for everybody: { $clause }
policy-action-once = while they rule, an action for everybody once per generation: { $clause }

# --- What happens.

cause-ruling-bonus = ruling bonus of { $party }
cause-policy = policy of { $party }
cause-delegate = delegate
cause-revision = revision of ratings
cause-chairman = chairman
event-policy-used = { $seat_is ->
        [you] you use
       *[other] { $seat } uses
    } the policy of { $party }
event-delegate-joined = { $seat_is ->
        [you] one of your delegates
       *[other] a delegate of { $seat }
    } joins { $party }
event-delegate-joined-neutral = a neutral delegate joins { $party }
event-delegate-left = { $seat_is ->
        [you] one of your delegates
       *[other] a delegate of { $seat }
    } leaves { $party }
event-delegate-left-neutral = a neutral delegate leaves { $party }
event-leader = { $seat_is ->
        [you] you lead
       *[other] { $seat } leads
    } { $party }
event-leader-neutral = a neutral delegate leads { $party }
event-leader-none = nobody leads { $party }
event-dominance = the dominant party is now { $party }
event-took-power = the ruling party is now { $party }
event-chairman = { $seat_is ->
        [you] you are
       *[other] { $seat } is
    } chairman
event-chairman-neutral = the chairman is neutral
event-lobby-filled = { $seat_is ->
        [you] one of your delegates
       *[other] a delegate of { $seat }
    } comes into the lobby
event-global-revealed = the global event { $event } is revealed
event-global-coming = { $event } is the coming event
event-global-current = { $event } is the current event
event-global-began = the current event is carried out: { $event }
event-global-reshuffled = the discarded events are shuffled into a new deck
event-shifted-temperature = the temperature is { $n } °C
event-shifted-oxygen = the oxygen is { $n }%
event-shifted-oceans = there { $n ->
        [one] is { $n } ocean
       *[other] are { $n } oceans
    } on the map
event-ocean-removed = the ocean is taken off { $area }

# --- Questions and labels.

question-party = { $cause }: { $clause }. Which party?
question-resource = { $cause }: { $clause }. Which resource?
question-discards = { $cause }: { $clause }. Which cards?
question-delegate = { $cause }: whose delegate leaves { $party }?
choice-delegate-lobby = Delegate to { $party } from the lobby
choice-delegate-reserve = Delegate to { $party } for { $what }
choice-policy = Use the policy in force
choice-party = { $party }
choice-resource = { $what_name }
choice-neutral = A neutral one

# --- Reasons.

no-turmoil = Turmoil is not played
party-not-behind = { $party } not ruling, { $have } of { $need } delegates there
not-chairman = you are not chairman
chairman-not-neutral = the chairman is not neutral
parties-led-short = { $have } of { $need ->
        [one] { $need } party
       *[other] { $need } parties
    } led
delegates-short = { $have } of { $need ->
        [one] { $need } delegate
       *[other] { $need } delegates
    }
lobby-empty = no delegate in your lobby
no-neutral-delegate = no neutral delegate to replace
no-production-to-sell = no production to lower
no-policy-action = the policy of { $party } is not an action
policy-used = policy already used this generation
tax-short = { $what } short for the rating’s price of { $tax } M€
