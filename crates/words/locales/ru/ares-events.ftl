# Экспедиция «Арес»: что произошло. Ares Expedition: what happened. Each message is a clause without a full stop, in
# the present tense, which shows no gender; its cause follows in brackets.

# --- Causes, as nouns.

ares-cause-standard = стандартное действие «{ $standard }»
ares-cause-tile = жетон океана
ares-cause-phase = фаза { $phase_gen }
ares-cause-sale = продажа карт
ares-cause-hand-limit = предел карт на руке
ares-cause-pool = общий запас
ares-cause-counter = счётчик

# --- The course of the game.

ares-event-setup = подготовка к игре
ares-event-planning = раунд { $round }: этап планирования
ares-event-pool = раунд { $round }: из общего запаса берут кубики и маркеры
ares-event-development = раунд { $round }: фаза развития
ares-event-construction = раунд { $round }: фаза строительства
ares-event-action = раунд { $round }: фаза действий
ares-event-production = раунд { $round }: фаза производства
ares-event-research = раунд { $round }: фаза исследования
ares-event-end = раунд { $round }: этап завершения
ares-event-over = конец игры
ares-event-planned = { $seat_is ->
        [you] вы выбираете
       *[other] { $seat } выбирает
    } карту фазы
ares-event-revealed = { $seat_is ->
        [you] вы открываете
       *[other] { $seat } открывает
    } карту фазы: { $phase }
ares-event-revealed-neutral = нейтральная карта фазы: { $phase }
ares-event-finished = { $seat_is ->
        [you] вы завершаете
       *[other] { $seat } завершает
    } фазу
ares-event-counted = нейтральный счётчик поднимается до { $n }
ares-event-reshuffled = сброс перемешивается и становится новой колодой
ares-event-score = { $seat } — { $points }
ares-event-game-ended = игра окончена: { $scores }; { $n ->
        [1] победитель
        [one] победители
        [few] победители
       *[many] победители
    }: { $winners }
ares-event-game-lost = игра окончена поражением: { $scores }

# --- Deeds.

ares-event-corporation = { $seat_is ->
        [you] вы играете
       *[other] { $seat } играет
    } за корпорацию { $card }
ares-event-played = { $seat_is ->
        [you] вы разыгрываете
       *[other] { $seat } разыгрывает
    } карту «{ $card }»
ares-event-used = { $seat_is ->
        [you] вы используете
       *[other] { $seat } использует
    } карту «{ $card }»
ares-event-used-again = { $seat_is ->
        [you] вы снова используете
       *[other] { $seat } снова использует
    } карту «{ $card }»
ares-event-standard = { $seat_is ->
        [you] вы выполняете
       *[other] { $seat } выполняет
    } стандартное действие «{ $standard }»
ares-event-sold = { $seat_is ->
        [you] вы продаёте
       *[other] { $seat } продаёт
    } карту «{ $card }»
ares-event-sold-hidden = { $seat_is ->
        [you] вы продаёте
       *[other] { $seat } продаёт
    } { $what_acc }
ares-event-took = { $seat_is ->
        [you] вы берёте
       *[other] { $seat } берёт
    } { $piece_acc } из общего запаса
ares-event-offered = { $seat_is ->
        [you] вы предлагаете
       *[other] { $seat } предлагает
    } напарнику карту «{ $card }»
ares-event-offered-hidden = { $seat_is ->
        [you] вы предлагаете
       *[other] { $seat } предлагает
    } напарнику { $what_acc }
ares-event-swapped = { $seat_is ->
        [you] вы получаете
       *[other] { $seat } получает
    } в обмен карту «{ $card }»
ares-event-swapped-hidden = { $seat_is ->
        [you] вы получаете
       *[other] { $seat } получает
    } в обмен { $what_acc }
ares-event-not-swapped = { $seat_is ->
        [you] вы забираете
       *[other] { $seat } забирает
    } своё предложение назад

# --- Changes.

ares-event-paid = { $seat_is ->
        [you] вы платите
       *[other] { $seat } платит
    } { $what_acc }
ares-event-gained = { $seat_is ->
        [you] вы получаете
       *[other] { $seat } получает
    } { $what_acc }
ares-event-production-up = { $seat_is ->
        [you] вы теперь производите
       *[other] { $seat } теперь производит
    } на { $what_acc } больше
ares-event-production-down = { $seat_is ->
        [you] вы теперь производите
       *[other] { $seat } теперь производит
    } на { $what_acc } меньше
ares-event-level = { $seat_is ->
        [you] вы получаете
       *[other] { $seat } получает
    } в запас { $what_acc }
ares-event-rated = { $seat_is ->
        [you] вы повышаете
       *[other] { $seat } повышает
    } свой рейтинг терраформирования на { $steps }
ares-event-rated-down = { $seat_is ->
        [you] вы понижаете
       *[other] { $seat } понижает
    } свой рейтинг терраформирования на { $steps }
ares-event-raised-temperature = { $seat_is ->
        [you] вы повышаете
       *[other] { $seat } повышает
    } температуру до { $n } °C
ares-event-raised-oxygen = { $seat_is ->
        [you] вы повышаете
       *[other] { $seat } повышает
    } уровень кислорода до { $n } %
ares-event-rises-temperature = температура повышается до { $n } °C
ares-event-rises-oxygen = уровень кислорода повышается до { $n } %
ares-event-flipped = { $seat_is ->
        [you] вы переворачиваете
       *[other] { $seat } переворачивает
    } жетон океана
ares-event-flipped-again = { $seat_is ->
        [you] вы снова получаете
       *[other] { $seat } снова получает
    } награду последнего жетона океана
ares-event-forested = { $seat_is ->
        [you] вы высаживаете
       *[other] { $seat } высаживает
    } лес
ares-event-added = { $seat_is ->
        [you] вы добавляете
       *[other] { $seat } добавляет
    } { $what_acc } на карту «{ $card }»
ares-event-removed = { $seat_is ->
        [you] вы убираете
       *[other] { $seat } убирает
    } { $what_acc } с карты «{ $card }»
ares-event-play-more = { $seat_is ->
        [you] вы можете
       *[other] { $seat } может
    } разыграть в этой фазе ещё одну синюю или красную карту
ares-event-play-free = { $seat_is ->
        [you] вы можете
       *[other] { $seat } может
    } бесплатно разыграть зелёную карту с указанной стоимостью не более { $what_gen }
ares-event-next-cheaper = { $seat_is ->
        [you] ваша следующая карта
       *[other] следующая карта { $seat_gen }
    } в этой фазе стоит на { $what_acc } меньше
ares-event-next-eased = для { $seat_is ->
        [you] вашей следующей карты
       *[other] следующей карты { $seat_gen }
    } в этой фазе температура и уровень кислорода считаются на одну зону выше или ниже

# --- Cards.

ares-event-drew = { $seat_is ->
        [you] вы берёте
       *[other] { $seat } берёт
    } карту «{ $card }»
ares-event-drew-hidden = { $seat_is ->
        [you] вы берёте
       *[other] { $seat } берёт
    } { $what_acc }
ares-event-dealt = { $seat_is ->
        [you] вы получаете
       *[other] { $seat } получает
    } при раздаче карту «{ $card }»
ares-event-dealt-hidden = { $seat_is ->
        [you] вы получаете
       *[other] { $seat } получает
    } при раздаче { $what_acc }
ares-event-discarded = { $seat_is ->
        [you] вы сбрасываете
       *[other] { $seat } сбрасывает
    } карту «{ $card }»
ares-event-discarded-hidden = { $seat_is ->
        [you] вы сбрасываете
       *[other] { $seat } сбрасывает
    } { $what_acc }
ares-event-shown = { $seat_is ->
        [you] вы открываете
       *[other] { $seat } открывает
    } карту «{ $card }»
