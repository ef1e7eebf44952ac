# Questions, and the labels of their answers. $cause is the card or rule that asks, $clause its instruction (as in
# cards.ftl, without a full stop).

question-corporation = Choose your corporation.
question-opening = Which of these cards do you buy, for { $price } each?
question-draft = Keep one card; the others are passed on.
question-research = Which of these cards do you buy, for { $price } each?
question-turn = Your turn: choose an action.
question-pay = { $cause }, { $due } to pay: { $with_how } do you use?
question-trigger = { $card } (set off by { $subject })
question-do = { $cause }: { $clause }.
question-area = { $cause }: { $clause }. Where?
question-player = { $cause }: { $clause }. Which player?
question-card = { $cause }: { $clause }. Which card?
question-kept = { $cause }: { $clause }. Which do you keep?
question-discarded = { $cause }: { $clause }. Which do you discard?
question-emptied = { $cause }: { $clause }. From which card?
question-bought = { $cause }: do you buy the card you looked at, for { $price }?
question-steps = { $cause }: { $clause }. How many steps?
question-exchange = { $cause }: { $clause }. How much?
question-amount-player = { $cause }: { $what_how } { $seat_is ->
        [you] do you lose?
       *[other] does { $seat } lose?
    }
question-amount-card = { $cause }: { $what_how } does { $card } lose?
question-flood = { $cause }: which player beside { $area } loses up to { $what }?
question-sell-patents = Which cards do you sell, for { $price } each?
question-order = { $n ->
        [one] One effect waits.
       *[other] { $n } effects wait: which comes next?
    }
question-final-greenery = Do you convert plants to another greenery?

# --- Labels: no full stop.

choice-play = Play { $card }
choice-project = Standard project { $project }
choice-milestone = Claim { $milestone }
choice-award = Fund { $award }
choice-act = Use { $card }
choice-act-option = Use { $card }: { $action }
choice-first = Take your corporation’s first action
choice-convert-plants = Convert plants to a greenery
choice-convert-heat = Convert heat to raise the temperature
choice-card = { $card }
choice-buy = Buy { $card }
choice-keep = Keep { $card }
choice-sell = Sell { $card }
choice-discard = Discard { $card }
choice-card-loses = From { $card }
choice-option = Option { $n }
choice-order = Effect { $n }
choice-buy-drawn = Buy it for { $what }
choice-discard-drawn = Discard it
choice-amount = { $n }
choice-pay = Pay { $what }
choice-pay-none = Pay no { $with_name }
choice-take = { $what }
choice-exchange = Spend { $from } for { $to }
choice-steps = { $steps }
choice-nobody = Nobody
choice-no-card = No card
choice-discard-none = Discard nothing
choice-done = Done
choice-done-buying = Buy no more
choice-done-selling = Sell no more
choice-end-turn = End turn
choice-pass = Pass
choice-pass-greenery = No more greeneries
