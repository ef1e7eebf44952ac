# Экспедиция «Арес»: вопросы и подписи ответов. Ares Expedition: questions, and the labels of their answers.

ares-question-opening = Выберите корпорацию.
ares-question-plan = Выберите карту фазы для этого раунда.
ares-question-neutral = Выберите нейтральную карту фазы для этого раунда.
ares-question-pool = Возьмите кубик или маркер из общего запаса.
ares-question-offer = Какую карту вы предлагаете напарнику?
ares-question-swap = Напарник предлагает карту «{ $card }». Какую карту вы даёте взамен?
ares-question-work = Что вы делаете в этой фазе?
ares-question-keep = Что вы оставляете?
ares-question-hand-limit = Слишком много карт: какую вы продаёте?
ares-question-rise = Какой параметр повышается?
ares-question-pay = { $cause }, к оплате { $due }: { $with_how } вы используете?
ares-question-do = { $cause }: { $clause }.
ares-question-which-card = { $cause }: { $clause }. Какая карта?
ares-question-which-kept = { $cause }: { $clause }. Что вы оставляете?
ares-question-which-discarded = { $cause }: { $clause }. Что вы сбрасываете?
ares-question-how-much = { $cause }: { $clause }. Сколько?
ares-question-order = { $n ->
        [1] Ждёт один эффект.
        [one] Ждёт { $n } эффект: какой следующий?
        [few] Ждут { $n } эффекта: какой следующий?
       *[many] Ждут { $n } эффектов: какой следующий?
    }

# --- Labels: no full stop.

ares-choice-phase = Фаза { $phase_gen }
ares-choice-take = Взять { $piece_acc }
ares-choice-standard = Стандартное действие «{ $standard }»
ares-choice-step = Купить деление рейтинга терраформирования
ares-choice-draw = Взять карту
ares-choice-rise-temperature = Температура
ares-choice-rise-oxygen = Уровень кислорода
ares-choice-nobody = Никакая карта
ares-choice-done = Готово
