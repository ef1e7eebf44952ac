# Вопросы и подписи ответов. Questions, and the labels of their answers. $cause is the card or rule that asks,
# $clause its instruction (as in cards.ftl, without a full stop).

question-corporation = Выберите корпорацию.
question-opening = Какие из этих карт вы покупаете? Каждая стоит { $price_acc }.
question-draft = Оставьте себе одну карту; остальные передаются дальше.
question-research = Какие из этих карт вы покупаете? Каждая стоит { $price_acc }.
question-turn = Ваш ход: выберите действие.
question-pay = { $cause }, к оплате { $due }: { $with_how } вы используете?
question-trigger = { $card } (вызвано картой «{ $subject }»)
question-do = { $cause }: { $clause }.
question-area = { $cause }: { $clause }. Где?
question-player = { $cause }: { $clause }. Какой игрок?
question-card = { $cause }: { $clause }. Какая карта?
question-kept = { $cause }: { $clause }. Что вы оставляете?
question-discarded = { $cause }: { $clause }. Что вы сбрасываете?
question-emptied = { $cause }: { $clause }. С какой карты?
question-bought = { $cause }: покупаете просмотренную карту за { $price_acc }?
question-steps = { $cause }: { $clause }. На сколько делений?
question-exchange = { $cause }: { $clause }. Сколько?
question-amount-player = { $cause }: { $what_how } { $seat_is ->
        [you] теряете вы?
       *[other] теряет { $seat }?
    }
question-amount-card = { $cause }: { $what_how } вы убираете с карты «{ $card }»?
question-flood = { $cause }: какой игрок с жетоном рядом с { $area_ins } теряет до { $what_gen }?
question-sell-patents = Какие карты вы продаёте, каждую за { $price_acc }?
question-order = { $n ->
        [1] Ждёт один эффект.
        [one] Ждёт { $n } эффект: какой следующий?
        [few] Ждут { $n } эффекта: какой следующий?
       *[many] Ждут { $n } эффектов: какой следующий?
    }
question-final-greenery = Превращаете растения ещё в одно озеленение?

# --- Labels: no full stop.

choice-play = Разыграть: { $card }
choice-project = Стандартный проект «{ $project }»
choice-milestone = Получить достижение «{ $milestone }»
choice-award = Учредить награду «{ $award }»
choice-act = Использовать: { $card }
choice-act-option = Использовать: { $card } — { $action }
choice-first = Выполнить первое действие корпорации
choice-convert-plants = Превратить растения в озеленение
choice-convert-heat = Превратить тепло в температуру
choice-card = { $card }
choice-buy = Купить: { $card }
choice-keep = Оставить: { $card }
choice-sell = Продать: { $card }
choice-discard = Сбросить: { $card }
choice-card-loses = С карты «{ $card }»
choice-option = Вариант { $n }
choice-order = Эффект { $n }
choice-buy-drawn = Купить за { $what_acc }
choice-discard-drawn = Сбросить
choice-amount = { $n }
choice-pay = Заплатить { $what_acc }
choice-pay-none = Без { $with_of }
choice-take = { $what }
choice-exchange = Обменять { $from_acc } на { $to_acc }
choice-steps = { $steps }
choice-nobody = Никто
choice-no-card = Никакая карта
choice-discard-none = Ничего не сбрасывать
choice-done = Готово
choice-done-buying = Больше не покупать
choice-done-selling = Больше не продавать
choice-end-turn = Завершить ход
choice-pass = Спасовать
choice-pass-greenery = Больше не озеленять
