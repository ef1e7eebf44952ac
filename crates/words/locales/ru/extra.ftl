# Пролог и Проект «Венера». The expansions Prelude and Venus Next: their nouns, what their cards say, what is asked and
# what happens, under the conventions of the other files. The Venus scale is шкала Венеры.

# --- Nouns.

# own
held-asteroid = { $n ->
        [one] { $n } астероид
        [few] { $n } астероида
       *[many] { $n } астероидов
    }
    .acc = { $n ->
        [one] { $n } астероид
        [few] { $n } астероида
       *[many] { $n } астероидов
    }
    .gen = { $n ->
        [one] { $n } астероида
       *[other] { $n } астероидов
    }
    .name = астероиды
    .name-acc = астероиды
    .of = астероидов
    .how = сколько астероидов
    .each = { $n ->
        [1] каждый астероид
        [one] каждые { $n } астероид
        [few] каждые { $n } астероида
       *[many] каждые { $n } астероидов
    }
# own
tag-venus = Венера
    .gen = Венеры
# own
kind-prelude = пролог
# own
deck-prelude = Пролог
# own
deck-venus = Проект «Венера»
# own
parameter-venus = шкала Венеры
# own
phase-prelude = прологи
area-dawn-city = { card-220 }
    .name = { card-220 }
    .on = на участке «{ card-220 }» вне Марса
    .gen = участка «{ card-220 }»
    .ins = участком «{ card-220 }»
area-luna-metropolis = { card-236 }
    .name = { card-236 }
    .on = на Луне
    .gen = Луны
    .ins = Луной
area-maxwell-base = { card-238 }
    .name = { card-238 }
    .on = на Венере, на участке «{ card-238 }»
    .gen = участка «{ card-238 }»
    .ins = участком «{ card-238 }»
area-stratopolis = { card-248 }
    .name = { card-248 }
    .on = в атмосфере Венеры, на участке «{ card-248 }»
    .gen = участка «{ card-248 }»
    .ins = участком «{ card-248 }»
project-air-scrapping = Очистка воздуха
project-buffer-gas = Буферный газ
milestone-hoverlord = Авиатор
milestone-hoverlord-text = Иметь на своих картах в сумме не менее { $need ->
        [one] { $need } аэростата
       *[other] { $need } аэростатов
    }.
milestone-hoverlord-not-met = аэростатов на картах { $have }, требуется { $need }
award-venuphile = Венерианец
award-venuphile-text = Больше всего меток Венеры (события не считаются).

# --- Instructions.

raise-venus = повысьте шкалу Венеры на { $steps }
owe-by-card = заплатите { $what_acc } (можно использовать и то, что приносит эта карта)
place-volcanic-city = разместите { $tile_acc } на вулканическом участке, можно и рядом с другими городами (на карте без вулканов — как обычный город)
place-off-mars = разместите { $tile_acc } на участке, отведённом для этой карты, вне Марса
exchange-here-for-more = потратьте любое количество { $what_of } с этой карты (не менее 1) → получите { $to_acc } за { $what_each }
play-card-cheaper = сразу разыграйте карту с руки, заплатив на { $what_acc } меньше
play-card-eased = сразу разыграйте карту с руки за её стоимость, но без учёта её требований к глобальным параметрам
play-prelude = возьмите { $n ->
        [one] { $n } пролог
        [few] { $n } пролога
       *[many] { $n } прологов
    }, разыграйте один из них, а остальные сбросьте
fund-award = бесплатно учредите любую награду
draw-with-tags = возьмите { $what_acc } или, если у вас не менее { $tags_gen }, вместо этого { $many_acc }
draw-sought-tag = открывайте карты колоды, пока не найдёте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } с меткой { $tag_gen }; найденные возьмите на руку, а остальные сбросьте
draw-sought-held = открывайте карты колоды, пока не найдёте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }, где упоминаются { $what_name }; найденные возьмите на руку, а остальные сбросьте
discard-to-draw = сбросьте 1 карту с руки, затем возьмите { $what_acc }
others-draw = каждый конкурент берёт { $what_acc }
add-any-tagged = добавьте { $what_acc } на { $another ->
        [0] свою карту
       *[other] другую свою карту
    } с меткой { $tag_gen } (того вида, который на ней хранят)
add-either-tagged = добавьте { $second_acc } или { $first_acc } на { $another ->
        [0] свою карту
       *[other] другую свою карту
    } с меткой { $tag_gen }
add-per-tagged = добавьте { $what_acc } за { $each_self }, все на одну свою карту с меткой { $tag_gen }
tagged-loses = любой один игрок с меткой { $tag_gen } в игре теряет до { $what_gen }
produce-lowest = повысьте самое низкое из своих производств на { $steps } (если таких несколько, одно на выбор)
repeat-action = ещё раз используйте действие одной из своих синих карт, уже использованной в этом поколении
world-government = повысьте один глобальный параметр на 1 деление или разместите 1 жетон океана ни для кого, без каких-либо бонусов
govern-temperature = температура повышается на { $steps } ни для кого, без каких-либо бонусов
govern-oxygen = уровень кислорода повышается на { $steps } ни для кого, без каких-либо бонусов
govern-venus = шкала Венеры повышается на { $steps } ни для кого, без каких-либо бонусов

# --- Requirements, triggers, what always holds.

need-at-least-venus = шкала Венеры не ниже { $n } %
need-at-most-venus = шкала Венеры не выше { $n } %
need-rating = рейтинг терраформирования не ниже { $n }
when-points-paid = когда вы разыгрываете карту с победными очками (кроме отрицательных)
when-raised-venus = за каждое деление, на которое кто угодно повышает шкалу Венеры, в том числе при правительственной поддержке
eased-venus = требования к шкале Венеры у ваших карт можно смягчить не более чем на { $steps }
here-pays = когда вы оплачиваете карту с меткой { $tag_gen }, { $what_each } на этой карте можно потратить как { $money_acc }
raises-give = когда повышается одно из ваших производств, сразу получите столько же единиц этого ресурса

# --- Causes and events.

cause-venus = шкала Венеры { $n } %
cause-world-government = Правительственная поддержка
cause-prelude = вместо пролога
event-phase-prelude = разыгрываются прологи
event-raised-venus = { $seat_is ->
        [you] вы повышаете
       *[other] { $seat } повышает
    } шкалу Венеры до { $n } %
event-shifted-venus = шкала Венеры теперь { $n } %
event-prelude-kept = { $seat_is ->
        [you] вы оставляете
       *[other] { $seat } оставляет
    } пролог «{ $card }»
event-prelude-kept-hidden = { $seat_is ->
        [you] вы оставляете
       *[other] { $seat } оставляет
    } { $n ->
        [one] { $n } пролог
        [few] { $n } пролога
       *[other] { $n } прологов
    }
event-found = { $seat_is ->
        [you] вы показываете карту «{ $card }» и берёте её
       *[other] { $seat } показывает карту «{ $card }» и берёт её
    }
event-unplayable = { $seat_is ->
        [you] вы не можете
       *[other] { $seat } не может
    } разыграть пролог «{ $card }»: карта показана и сброшена
event-paid-here = { $seat_is ->
        [you] вы платите
       *[other] { $seat } платит
    } { $what_acc } с карты «{ $card }»
event-next-card-free = { $seat_is ->
        [you] вы разыгрываете
       *[other] { $seat } разыгрывает
    } следующую карту без учёта её требований к глобальным параметрам

# --- Questions and labels.

question-preludes = Выберите два из своих прологов.
question-prelude = Какой пролог вы разыгрываете следующим?
question-played = { $cause }: { $clause }. Какую карту вы разыгрываете?
question-award = { $cause }: { $clause }. Какая награда?
question-parameter = { $cause }: { $clause }. Какой параметр?
question-repeat = Какое действие карты «{ $card }» вы используете?
choice-parameter = { $what }

# --- Reasons.

too-low-venus = шкала Венеры { $now } %, требуется { $need } %{ $eased ->
        [0] { "" }
        [one] {" "}(смягчено на { $eased } деление)
        [few] {" "}(смягчено на { $eased } деления)
       *[many] {" "}(смягчено на { $eased } делений)
    }
too-high-venus = шкала Венеры { $now } %, допустимо не выше { $need } %{ $eased ->
        [0] { "" }
        [one] {" "}(смягчено на { $eased } деление)
        [few] {" "}(смягчено на { $eased } деления)
       *[many] {" "}(смягчено на { $eased } делений)
    }
rating-short = рейтинг терраформирования { $have }, требуется { $need }
no-card-to-discard = на руке нет другой карты, которую можно сбросить
no-card-to-play = ни одну карту с руки нельзя разыграть
nothing-to-repeat = ни одно использованное действие нельзя использовать снова
no-venus = игра идёт без дополнения «Проект „Венера“»
no-rating-goal = только в одиночной игре, где цель — рейтинг терраформирования
