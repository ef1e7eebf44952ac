# Что произошло. What happened, in the present tense, which shows no gender. Clauses without a full stop; the cause
# follows in brackets (because). $seat is the player it happens to, $by the player who does it to them.

because = { $clause } ({ $cause })

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
event-first-player = первый игрок: { $seat }
event-turn-began = ход { $seat_gen }
event-turn-ended = { $seat } завершает ход
event-passed = { $seat } пасует
event-refreshed = все действия снова доступны
event-reshuffled = сброс перемешивается и становится новой колодой
event-score = { $seat } { $points }
event-game-ended = игра окончена: { $scores }; { $n ->
        [1] победитель
        [one] победители
        [few] победители
       *[many] победители
    }: { $winners }
event-game-lost = игра окончена поражением: { $scores }

# --- Deeds.

event-corporation = { $seat } играет за корпорацию { $card }
event-played = { $seat } разыгрывает карту «{ $card }»
event-used = { $seat } использует карту «{ $card }»
event-project = { $seat } выполняет стандартный проект «{ $project }»
event-converted-plants = { $seat } превращает растения в озеленение
event-converted-heat = { $seat } превращает тепло в температуру
event-milestone = { $seat } получает достижение «{ $milestone }»
event-award = { $seat } учреждает награду «{ $award }»

# --- Changes.

event-paid = { $seat } платит { $what_acc }
event-gained = { $seat } получает { $what_acc }
event-lost = { $seat } теряет { $what_acc }
event-lost-by = { $by } отнимает у { $seat_gen } { $what_acc }
event-energy-to-heat = { $seat } превращает { $what_acc } в тепло
event-production-up = { $seat } повышает своё производство { $what_of } на { $steps }
event-production-down = { $seat } понижает своё производство { $what_of } на { $steps }
event-production-down-by = { $by } понижает производство { $what_of } { $seat_gen } на { $steps }
event-rated = { $seat } повышает свой рейтинг терраформирования на { $steps }
event-rated-down = { $seat } понижает свой рейтинг терраформирования на { $steps }
event-raised-temperature = { $seat } повышает температуру до { $n } °C
event-raised-oxygen = { $seat } повышает уровень кислорода до { $n } %
event-raised-oceans = { $seat } доводит число океанов до { $n }
event-placed = { $seat } размещает { $tile_acc } { $area_on }
event-placed-neutral = нейтральный { $tile_nom } размещён { $area_on }
event-claimed = { $seat } резервирует { $area }
event-added = { $seat } добавляет { $what_acc } на карту «{ $card }»
event-removed = { $seat } убирает { $what_acc } с карты «{ $card }»
event-removed-by = { $by } забирает у { $seat_gen } { $what_acc } с карты «{ $card }»

# --- Cards.

event-drew = { $seat } берёт карту «{ $card }»
event-drew-hidden = { $seat } берёт { $what_acc }
event-dealt = { $seat } получает при раздаче карту «{ $card }»
event-dealt-hidden = { $seat } получает при раздаче { $what_acc }
event-drafted = { $seat } выбирает при драфте карту «{ $card }»
event-drafted-hidden = { $seat } выбирает при драфте { $what_acc }
event-discarded = { $seat } сбрасывает карту «{ $card }»
event-discarded-hidden = { $seat } сбрасывает { $what_acc }
event-flipped = { $seat } открывает и сбрасывает карту «{ $card }»
event-next-card-cheaper = следующая карта { $seat_gen } в этом поколении стоит на { $what_acc } меньше
event-next-card-eased = требования к глобальным параметрам следующей карты { $seat_gen } в этом поколении смягчены не более чем на { $steps }
