# Экспедиция «Арес»: почему что-то нельзя сделать. Ares Expedition: why something cannot be done. No capital, no full
# stop.

ares-not-asked = ваш выбор уже сделан, или сначала выбирают другие
ares-wrong-phase = { $kind_cards } не разыгрывают в этой фазе
ares-no-play-left = в этой фазе больше нельзя разыгрывать карты
ares-too-dear-to-be-free = указанная стоимость { $cost }, бесплатно — не более { $most }
ares-zone-too-low = { $what } в начале фазы: { $now_fem } зона, требуется не ниже { $need_of }{ $eased ->
        [0] { "" }
       *[other] {" "}(смягчение на одну зону учтено)
    }
ares-zone-too-high = { $what } в начале фазы: { $now_fem } зона, допустимо не выше { $need_of }{ $eased ->
        [0] { "" }
       *[other] {" "}(смягчение на одну зону учтено)
    }
ares-oceans-too-few = требуется { $need ->
        [one] { $need } океан
        [few] { $need } океана
       *[many] { $need } океанов
    }, в начале фазы { $now }
ares-oceans-too-many = океанов в начале фазы: { $now }, допустимо не более { $need }
ares-tags-short = требуется { $tags }, у вас { $have }
ares-rating-short = рейтинг терраформирования { $have }, требуется { $need }
ares-money-short-but-cards = не хватает { $what_gen }; сначала продайте карты
ares-hand-short = на руке требуется { $what }, у вас { $have }
ares-parameter-full = { $what }: максимум достигнут в одной из прошлых фаз
ares-already-used = карта «{ $card }» уже использована в этой фазе
ares-not-in-this-phase = сейчас недоступно ({ $phase })
ares-no-bonus = бонус этой фазы не ваш или уже использован
ares-no-step-offered = сейчас нельзя купить деление рейтинга
ares-step-bought = в этой фазе деление рейтинга уже куплено
ares-conversion-due = сначала нужно выполнить: { $standard }
ares-phase-of-last-round = карту фазы { $phase_gen } вы выбирали в прошлом раунде
ares-neutral-card-used = нейтральная карта фазы { $phase_gen } уже использована
ares-no-piece-left = в общем запасе таких больше нет
