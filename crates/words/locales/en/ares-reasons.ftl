# Ares Expedition: why something cannot be done. No capital, no full stop.

ares-not-asked = you have finished, or others must choose first
ares-wrong-phase = { $kind } cards are not played in this phase
ares-no-play-left = no further card may be played in this phase
ares-too-dear-to-be-free = printed cost { $cost }, only up to { $most } is free
ares-zone-too-low = { $what } was { $now } at the start of the phase, needs { $need }{ $eased ->
        [0] { "" }
       *[other] {" "}(eased by one zone)
    }
ares-zone-too-high = { $what } was { $now } at the start of the phase, at most { $need } allowed{ $eased ->
        [0] { "" }
       *[other] {" "}(eased by one zone)
    }
ares-oceans-too-few = { $now } of { $need } oceans at the start of the phase
ares-oceans-too-many = { $now } oceans at the start of the phase, at most { $need } allowed
ares-tags-short = { $have } of { $tags }
ares-rating-short = terraform rating { $have }, needs { $need }
ares-money-short-but-cards = { $what } short; sell cards first
ares-hand-short = { $have } of { $what } in hand
ares-parameter-full = { $what } at the maximum since an earlier phase
ares-already-used = { $card } was already used this phase
ares-not-in-this-phase = not in the { $phase } phase
ares-no-bonus = the bonus of this phase is not yours, or used
ares-no-step-offered = no step of rating is offered now
ares-step-bought = the step of this phase was bought already
ares-conversion-due = still due: { $standard }
ares-phase-of-last-round = { $phase } was your phase in the last round
ares-neutral-card-used = the neutral { $phase } card was already used
ares-no-piece-left = no such piece is left in the pool
