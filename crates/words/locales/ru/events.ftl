# Что произошло. What happened, in the present tense, which shows no gender. Clauses without a full stop; the cause
# follows in brackets (because). $seat is the player it happens to, $by the player who does it to them.
# $seat_is is “you” where the reader is that player, else “other”: it chooses the person of the verb.

because = { $clause } ({ $cause })
at-price = { $clause } за { $price }

# --- Causes, as nouns.

cause-copied = { $card }, повтор
cause-project = стандартный проект «{ $project }»
cause-convert-plants = превращение растений
cause-convert-heat = превращение тепла
cause-temperature = температура { $n } °C
cause-oxygen = уровень кислорода { $n } %
cause-oceans = { $n ->
        [one] { $n } океан
        [few] { $n } океана
       *[many] { $n } океанов
    }
cause-area = { $area }
cause-oceans-beside = океаны рядом с { $area_ins }
cause-production = производство
cause-milestone = достижение «{ $milestone }»
cause-award = награда «{ $award }»
cause-research = фаза исследования
cause-setup = подготовка к игре

# --- The course of the game.

event-phase-setup = подготовка к игре
event-phase-research = поколение { $generation }: фаза исследования
event-phase-action = поколение { $generation }: фаза действий
event-phase-production = поколение { $generation }: фаза производства
event-phase-final-greenery = последние растения можно превратить в озеленение
event-phase-end = конец игры
event-first-player = первый игрок: { $seat_is ->
        [you] вы
       *[other] { $seat }
    }
event-turn-began = { $seat_is ->
        [you] ваш ход
       *[other] ход { $seat_gen }
    }
event-turn-ended = { $seat_is ->
        [you] вы завершаете
       *[other] { $seat } завершает
    } ход
event-passed = { $seat_is ->
        [you] вы пасуете
       *[other] { $seat } пасует
    }
event-refreshed = все действия снова доступны
event-reshuffled = сброс перемешивается и становится новой колодой
event-score = { $seat } — { $points }
event-game-ended = игра окончена: { $scores }; { $n ->
        [1] победитель
        [one] победители
        [few] победители
       *[many] победители
    }: { $winners }
event-game-lost = игра окончена поражением: { $scores }

# --- Deeds.

event-corporation = { $seat_is ->
        [you] вы играете
       *[other] { $seat } играет
    } за корпорацию { $card }
event-played = { $seat_is ->
        [you] вы разыгрываете
       *[other] { $seat } разыгрывает
    } карту «{ $card }»
event-used = { $seat_is ->
        [you] вы используете
       *[other] { $seat } использует
    } карту «{ $card }»
event-project = { $seat_is ->
        [you] вы выполняете
       *[other] { $seat } выполняет
    } стандартный проект «{ $project }»
event-converted-plants = { $seat_is ->
        [you] вы превращаете
       *[other] { $seat } превращает
    } растения в озеленение
event-converted-heat = { $seat_is ->
        [you] вы превращаете
       *[other] { $seat } превращает
    } тепло в температуру
event-milestone = { $seat_is ->
        [you] вы получаете
       *[other] { $seat } получает
    } достижение «{ $milestone }»
event-award = { $seat_is ->
        [you] вы учреждаете
       *[other] { $seat } учреждает
    } награду «{ $award }»

# --- Changes.

event-paid = { $seat_is ->
        [you] вы платите
       *[other] { $seat } платит
    } { $what_acc }
event-gained = { $seat_is ->
        [you] вы получаете
       *[other] { $seat } получает
    } { $what_acc }
event-lost = { $seat_is ->
        [you] вы теряете
       *[other] { $seat } теряет
    } { $what_acc }
event-lost-by = { $by_is ->
        [you] вы отнимаете у { $seat_gen }
       *[other] { $by } отнимает у { $seat_is ->
            [you] вас
           *[other] { $seat_gen }
        }
    } { $what_acc }
event-energy-to-heat = { $seat_is ->
        [you] вы превращаете
       *[other] { $seat } превращает
    } { $what_acc } в тепло
event-production-up = { $seat_is ->
        [you] вы повышаете
       *[other] { $seat } повышает
    } своё производство { $what_of } на { $steps }
event-production-down = { $seat_is ->
        [you] вы понижаете
       *[other] { $seat } понижает
    } своё производство { $what_of } на { $steps }
event-production-down-by = { $by_is ->
        [you] вы понижаете производство { $what_of } { $seat_gen }
       *[other] { $by } понижает { $seat_is ->
            [you] ваше производство { $what_of }
           *[other] производство { $what_of } { $seat_gen }
        }
    } на { $steps }
event-rated = { $seat_is ->
        [you] вы повышаете
       *[other] { $seat } повышает
    } свой рейтинг терраформирования на { $steps }
event-rated-down = { $seat_is ->
        [you] вы понижаете
       *[other] { $seat } понижает
    } свой рейтинг терраформирования на { $steps }
event-raised-temperature = { $seat_is ->
        [you] вы повышаете
       *[other] { $seat } повышает
    } температуру до { $n } °C
event-raised-oxygen = { $seat_is ->
        [you] вы повышаете
       *[other] { $seat } повышает
    } уровень кислорода до { $n } %
event-raised-oceans = { $seat_is ->
        [you] вы доводите
       *[other] { $seat } доводит
    } число океанов до { $n }
event-placed = { $seat_is ->
        [you] вы размещаете
       *[other] { $seat } размещает
    } { $tile_acc } { $area_on }
event-placed-neutral = нейтральный { $tile_nom } размещён { $area_on }
event-claimed = { $seat_is ->
        [you] вы резервируете
       *[other] { $seat } резервирует
    } { $area }
event-added = { $seat_is ->
        [you] вы добавляете
       *[other] { $seat } добавляет
    } { $what_acc } на карту «{ $card }»
event-removed = { $seat_is ->
        [you] вы убираете
       *[other] { $seat } убирает
    } { $what_acc } с карты «{ $card }»
event-removed-by = { $by_is ->
        [you] вы забираете у { $seat_gen }
       *[other] { $by } забирает у { $seat_is ->
            [you] вас
           *[other] { $seat_gen }
        }
    } { $what_acc } с карты «{ $card }»

# --- Где лежит жетон. $what — перечень того, что ниже; $seat — владелец.

lies-at = на участке «{ $name }»
lies-beside = возле { $what }
lies-ocean = { $n ->
        [1] океана
        [one] { $n } океана
       *[other] { $n } океанов
    }
lies-your-city = { $n ->
        [1] вашего города
       *[other] { $n } ваших городов
    }
lies-city = { $n ->
        [1] города { $seat_gen }
       *[other] { $n } городов { $seat_gen }
    }
lies-neutral-city = { $n ->
        [1] нейтрального города
       *[other] { $n } нейтральных городов
    }
lies-your-greenery = { $n ->
        [1] вашего озеленения
       *[other] { $n } ваших озеленений
    }
lies-greenery = { $n ->
        [1] озеленения { $seat_gen }
       *[other] { $n } озеленений { $seat_gen }
    }
lies-neutral-greenery = { $n ->
        [1] нейтрального озеленения
       *[other] { $n } нейтральных озеленений
    }
lies-your-tile = { $n ->
        [1] вашего особого жетона
       *[other] { $n } ваших особых жетонов
    }
lies-tile = { $n ->
        [1] особого жетона { $seat_gen }
       *[other] { $n } особых жетонов { $seat_gen }
    }
lies-neutral-tile = { $n ->
        [1] особого жетона
       *[other] { $n } особых жетонов
    }
lies-north = на севере
lies-north-east = на северо-востоке
lies-east = на востоке
lies-south-east = на юго-востоке
lies-south = на юге
lies-south-west = на юго-западе
lies-west = на западе
lies-north-west = на северо-западе
lies-middle = в середине карты

# --- Cards.

event-drew = { $seat_is ->
        [you] вы берёте
       *[other] { $seat } берёт
    } карту «{ $card }»
event-drew-hidden = { $seat_is ->
        [you] вы берёте
       *[other] { $seat } берёт
    } { $what_acc }
event-dealt = { $seat_is ->
        [you] вы получаете
       *[other] { $seat } получает
    } при раздаче карту «{ $card }»
event-dealt-hidden = { $seat_is ->
        [you] вы получаете
       *[other] { $seat } получает
    } при раздаче { $what_acc }
event-drafted = { $seat_is ->
        [you] вы выбираете
       *[other] { $seat } выбирает
    } при драфте карту «{ $card }»
event-drafted-hidden = { $seat_is ->
        [you] вы выбираете
       *[other] { $seat } выбирает
    } при драфте { $what_acc }
event-discarded = { $seat_is ->
        [you] вы сбрасываете
       *[other] { $seat } сбрасывает
    } карту «{ $card }»
event-discarded-hidden = { $seat_is ->
        [you] вы сбрасываете
       *[other] { $seat } сбрасывает
    } { $what_acc }
event-flipped = { $seat_is ->
        [you] вы открываете и сбрасываете
       *[other] { $seat } открывает и сбрасывает
    } карту «{ $card }»
event-next-card-cheaper = { $seat_is ->
        [you] ваша следующая карта
       *[other] следующая карта { $seat_gen }
    } в этом поколении стоит на { $what_acc } меньше
event-next-card-eased = требования к глобальным параметрам { $seat_is ->
        [you] вашей следующей карты
       *[other] следующей карты { $seat_gen }
    } в этом поколении смягчены не более чем на { $steps }
