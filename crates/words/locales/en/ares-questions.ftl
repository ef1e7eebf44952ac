# Ares Expedition: questions, and the labels of their answers.

ares-question-opening = Choose your corporation.
ares-question-plan = Choose a phase for this round.
ares-question-neutral = Choose the neutral phase of this round.
ares-question-pool = Take a piece from the pool.
ares-question-offer = Which card do you offer your partner?
ares-question-swap = Your partner offers { $card }. Which card do you give for it?
ares-question-work = What do you do in this phase?
ares-question-keep = Which do you keep?
ares-question-hand-limit = Too many cards: which one do you sell?
ares-question-rise = Which parameter rises?
ares-question-pay = { $cause }, { $due } to pay: { $with_how } do you use?
ares-question-do = { $cause }: { $clause }.
ares-question-which-card = { $cause }: { $clause }. Which card?
ares-question-which-kept = { $cause }: { $clause }. Which do you keep?
ares-question-which-discarded = { $cause }: { $clause }. Which do you discard?
ares-question-how-much = { $cause }: { $clause }. How much?
ares-question-order = { $n ->
        [one] One effect waits.
       *[other] { $n } effects wait: which comes next?
    }

# --- Labels: no full stop.

ares-choice-phase = Phase: { $phase }
ares-choice-take = Take a { $piece }
ares-choice-standard = Standard action { $standard }
ares-choice-step = Buy a step of terraform rating
ares-choice-draw = Draw a card
ares-choice-rise-temperature = Temperature
ares-choice-rise-oxygen = Oxygen
ares-choice-nobody = No card
ares-choice-done = Done
