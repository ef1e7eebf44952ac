# Почему что-то нельзя сделать. Why something cannot be done: a few words with the numbers that matter, no capital,
# no full stop.

game-over = игра окончена
not-your-turn = сейчас не ваш ход
answer-first = сначала ответьте на другой вопрос
not-an-answer = это не ответ на данный вопрос

# --- Requirements. $eased is by how many steps the requirement is eased already.

too-low-temperature = температура { $now } °C, требуется { $need } °C{ $eased ->
        [0] { "" }
        [one] {" "}(смягчено на { $eased } деление)
        [few] {" "}(смягчено на { $eased } деления)
       *[many] {" "}(смягчено на { $eased } делений)
    }
too-low-oxygen = уровень кислорода { $now } %, требуется { $need } %{ $eased ->
        [0] { "" }
        [one] {" "}(смягчено на { $eased } деление)
        [few] {" "}(смягчено на { $eased } деления)
       *[many] {" "}(смягчено на { $eased } делений)
    }
too-low-oceans = требуется { $need ->
        [one] { $need } океан
        [few] { $need } океана
       *[many] { $need } океанов
    }, на Марсе { $now }{ $eased ->
        [0] { "" }
        [one] {" "}(смягчено на { $eased } деление)
        [few] {" "}(смягчено на { $eased } деления)
       *[many] {" "}(смягчено на { $eased } делений)
    }
too-high-temperature = температура { $now } °C, допустимо не выше { $need } °C{ $eased ->
        [0] { "" }
        [one] {" "}(смягчено на { $eased } деление)
        [few] {" "}(смягчено на { $eased } деления)
       *[many] {" "}(смягчено на { $eased } делений)
    }
too-high-oxygen = уровень кислорода { $now } %, допустимо не выше { $need } %{ $eased ->
        [0] { "" }
        [one] {" "}(смягчено на { $eased } деление)
        [few] {" "}(смягчено на { $eased } деления)
       *[many] {" "}(смягчено на { $eased } делений)
    }
too-high-oceans = { $now ->
        [one] { $now } океан
        [few] { $now } океана
       *[many] { $now } океанов
    }, допустимо не более { $need }{ $eased ->
        [0] { "" }
        [one] {" "}(смягчено на { $eased } деление)
        [few] {" "}(смягчено на { $eased } деления)
       *[many] {" "}(смягчено на { $eased } делений)
    }
tags-short = требуется { $tags }, у вас { $have }
production-required = производство { $what_of } { $have }, требуется { $need }
greeneries-short = требуется { $need ->
        [one] { $need } жетон озеленения
        [few] { $need } жетона озеленения
       *[many] { $need } жетонов озеленения
    }, у вас { $have }
cities-short = требуется { $need ->
        [one] { $need } город
        [few] { $need } города
       *[many] { $need } городов
    } в игре, сейчас { $have }

# --- Prices.

money-short = не хватает { $what_gen }
resource-short = требуется { $what }, у вас { $have }
production-none = нет производства { $what_of }, понижать нечего
production-too-low = производство { $what_of } { $have }, нельзя понизить на { $steps }
nobody-to-lower = ни у кого нельзя понизить производство { $what_of } на { $steps }
card-resource-short = на карте «{ $card }» требуется { $what }, есть { $have }
nothing-to-take = неоткуда взять { $what_name-acc }
nothing-to-copy = нет карты с меткой здания, производство которой можно повторить
nothing-would-happen = ничего не изменится
rating-not-raised = рейтинг терраформирования не повышался в этом поколении

# --- Cards and actions.

not-in-hand = карты «{ $card }» нет у вас на руке
not-in-play = карта «{ $card }» не в игре
no-such-action = у карты «{ $card }» нет такого действия
already-used = карта «{ $card }» уже использована в этом поколении
first-action-due = сначала первое действие корпорации { $card }
no-first-action = нет первого действия
no-card-to-sell = нет карт для продажи
not-in-solo = недоступно в одиночной игре
pass-too-late = пасовать поздно: завершите ход
end-turn-too-early = сначала выполните действие или спасуйте

# --- Milestones and awards.

milestone-claimed = { $seat_is ->
        [you] уже получено вами
       *[other] уже получено { $seat_ins }
    }
no-milestone-left = три достижения уже получены
milestone-terraformer-not-met = рейтинг терраформирования { $have }, требуется { $need }
milestone-mayor-not-met = требуется { $need ->
        [one] { $need } город
        [few] { $need } города
       *[many] { $need } городов
    }, у вас { $have }
milestone-gardener-not-met = требуется { $need ->
        [one] { $need } жетон озеленения
        [few] { $need } жетона озеленения
       *[many] { $need } жетонов озеленения
    }, у вас { $have }
milestone-builder-not-met = требуется { $need ->
        [one] { $need } метка здания
        [few] { $need } метки здания
       *[many] { $need } меток здания
    }, у вас { $have }
milestone-planner-not-met = на руке требуется { $need ->
        [one] { $need } карта
        [few] { $need } карты
       *[many] { $need } карт
    }, у вас { $have }
award-funded = { $seat_is ->
        [you] уже учреждена вами
       *[other] уже учреждена { $seat_ins }
    }
no-award-left = три награды уже учреждены

# --- Areas.

no-area = нет подходящего участка для { $tile_gen }
no-area-to-claim = нет свободного участка, который можно занять
area-taken = участок занят
area-reserved = участок зарезервирован
not-an-ocean-area = это не участок для океанов
area-claimed = { $seat_is ->
        [you] участок зарезервирован вами
       *[other] участок зарезервирован { $seat_ins }
    }
beside-city = рядом находится город
not-beside-own = рядом нет вашего жетона
wrong-area = участок не подходит для { $tile_gen }

# --- Players.

nothing-to-lose = { $seat_is ->
        [you] вам нечего терять
       *[other] { $seat }: терять нечего
    }
