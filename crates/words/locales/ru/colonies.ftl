# Колонии. The expansion Colonies. A colony tile is жетон колонии, a colony of a player is колония, the cube on the
# tile's track is маркер. No printed Russian words are known: all terms are ours.
#
# Moons have the forms gen, ins and on (with its preposition), as areas have.

# --- Nouns.

# own
held-floater = { $n ->
        [one] { $n } аэростат
        [few] { $n } аэростата
       *[many] { $n } аэростатов
    }
    .acc = { $n ->
        [one] { $n } аэростат
        [few] { $n } аэростата
       *[many] { $n } аэростатов
    }
    .gen = { $n ->
        [one] { $n } аэростата
       *[other] { $n } аэростатов
    }
    .name = аэростаты
    .name-acc = аэростаты
    .of = аэростатов
    .how = сколько аэростатов
    .each = { $n ->
        [1] каждый аэростат
        [one] каждые { $n } аэростат
        [few] каждые { $n } аэростата
       *[many] каждые { $n } аэростатов
    }
# own
held-camp = { $n ->
        [one] { $n } лагерь
        [few] { $n } лагеря
       *[many] { $n } лагерей
    }
    .acc = { $n ->
        [one] { $n } лагерь
        [few] { $n } лагеря
       *[many] { $n } лагерей
    }
    .gen = { $n ->
        [one] { $n } лагеря
       *[other] { $n } лагерей
    }
    .name = лагеря
    .name-acc = лагеря
    .of = лагерей
    .how = сколько лагерей
    .each = { $n ->
        [1] каждый лагерь
        [one] каждые { $n } лагерь
        [few] каждые { $n } лагеря
       *[many] каждые { $n } лагерей
    }
# own
colonies = { $n ->
        [one] { $n } колония
        [few] { $n } колонии
       *[many] { $n } колоний
    }
    .gen = { $n ->
        [one] { $n } колонии
       *[other] { $n } колоний
    }
# own
fleets = { $n ->
        [one] { $n } торговый флот
        [few] { $n } торговых флота
       *[many] { $n } торговых флотов
    }

moon-callisto = Каллисто
    .gen = Каллисто
    .ins = Каллисто
    .on = на Каллисто
moon-ceres = Церера
    .gen = Цереры
    .ins = Церерой
    .on = на Церере
moon-enceladus = Энцелад
    .gen = Энцелада
    .ins = Энцеладом
    .on = на Энцеладе
moon-europa = Европа
    .gen = Европы
    .ins = Европой
    .on = на Европе
moon-ganymede = Ганимед
    .gen = Ганимеда
    .ins = Ганимедом
    .on = на Ганимеде
moon-io = Ио
    .gen = Ио
    .ins = Ио
    .on = на Ио
moon-luna = Луна
    .gen = Луны
    .ins = Луной
    .on = на Луне
moon-miranda = Миранда
    .gen = Миранды
    .ins = Мирандой
    .on = на Миранде
moon-pluto = Плутон
    .gen = Плутона
    .ins = Плутоном
    .on = на Плутоне
moon-titan = Титан
    .gen = Титана
    .ins = Титаном
    .on = на Титане
moon-triton = Тритон
    .gen = Тритона
    .ins = Тритоном
    .on = на Тритоне

# own
deck-colonies = Колонии
# own
project-build-colony = Основание колонии
# own
phase-solar = солнечная фаза

# --- Instructions.

draw-per = возьмите { $what_acc } за { $each_self }
discard = сбросьте 1 карту с руки
take-from-own = уберите { $what_acc } с одной своей карты
exchange-here = потратьте любое количество { $what_of } с этой карты (не менее 1) → получите столько же { $to_of }
add-to-tagged = добавьте { $what_acc } на свою карту с меткой { $tag_gen }
place-colony = основайте колонию
place-colony-own-too = основайте колонию, можно и на жетоне, где у вас уже есть колония
trade-free = бесплатно поторгуйте с одним жетоном колонии
colony-bonuses = получите по одному разу бонус каждой своей колонии
move-markers = передвиньте маркер одного жетона колонии на 1 деление вверх, а маркер другого — на 1 деление вниз
add-moon = введите в игру жетон колонии, которого в ней ещё нет

# --- What is counted.

each-tag-in-play = { $n ->
        [1] каждую метку { $tag_gen } в игре (чью угодно)
        [one] каждые { $n } метку { $tag_gen } в игре (чью угодно)
        [few] каждые { $n } метки { $tag_gen } в игре (чьи угодно)
       *[many] каждые { $n } меток { $tag_gen } в игре (чьих угодно)
    }
each-untagged = { $n ->
        [1] каждую вашу карту без меток, включая эту
        [one] каждые { $n } вашу карту без меток, включая эту
        [few] каждые { $n } ваши карты без меток, включая эту
       *[many] каждые { $n } ваших карт без меток, включая эту
    }
    .self = { $n ->
        [1] каждую свою карту без меток, включая эту
        [one] каждые { $n } свою карту без меток, включая эту
        [few] каждые { $n } свои карты без меток, включая эту
       *[many] каждые { $n } своих карт без меток, включая эту
    }
each-held = { $what_each } на ваших картах
    .self = { $what_each } на своих картах
each-here-up-to = { $what_each } на этой карте (не более { $most })
each-own-colony = { $n ->
        [1] каждую вашу колонию
        [one] каждые { $n } вашу колонию
        [few] каждые { $n } ваши колонии
       *[many] каждые { $n } ваших колоний
    }
    .self = { $n ->
        [1] каждую свою колонию
        [one] каждые { $n } свою колонию
        [few] каждые { $n } свои колонии
       *[many] каждые { $n } своих колоний
    }
each-colony = { $n ->
        [1] каждую колонию в игре (чью угодно)
        [one] каждые { $n } колонию в игре (чью угодно)
        [few] каждые { $n } колонии в игре (чьи угодно)
       *[many] каждые { $n } колоний в игре (чьих угодно)
    }

# --- Requirements.

need-own-cities = { $n ->
        [1] собственный город
        [one] { $n } собственный город
        [few] { $n } собственных города
       *[many] { $n } собственных городов
    }
need-held = { $what } на ваших картах
need-colonies = { $what }
need-colonies-at-most = не более { $what_gen }

# --- Triggers and lasting effects.

when-card-paid = когда вы оплачиваете карту с указанной стоимостью не менее { $what_gen }
when-new-tag = когда вы разыгрываете карту с меткой, какой у вас ещё не было (события не считаются)
when-colony-you = когда вы основываете колонию
when-colony-anyone = когда любой игрок основывает колонию
cheaper-trade = торгуя, вы платите на { $n ->
        [one] { $n } единицу ресурса
        [few] { $n } единицы ресурса
       *[many] { $n } единиц ресурса
    } меньше
higher-trade = торгуя с колонией, вы можете сначала передвинуть маркер её жетона на { $steps } вверх
cards-for = каждая карта, которую вы покупаете, стоит вам { $what_acc } вместо { $usual }
here-as-heat = { $what_each } на этой карте можно потратить как { $heat_acc }

# --- Colony tiles.

no-income = ничего
moon-wakes = не действует, пока в игре нет карты, на которой хранят { $what_name-acc }

# --- Events.

cause-trade = торговля с { $moon_ins }
cause-build = колония { $moon_on }
cause-colony-bonus = бонус колонии { $moon_on }
cause-solar = солнечная фаза
event-phase-solar = поколение { $generation }: солнечная фаза
event-moon-in-play = { $moon } в игре
event-moon-asleep = { $moon } в игре, но пока не действует
event-moon-left-out = { $moon } не участвует в игре
event-moon-woke = { $moon } начинает действовать
event-colony-placed = { $seat_is ->
        [you] вы основываете
       *[other] { $seat } основывает
    } колонию { $moon_on }
event-fleet-sent = { $seat_is ->
        [you] вы торгуете
       *[other] { $seat } торгует
    } с { $moon_ins }
event-fleets-back = все торговые флоты возвращаются
event-marker-up = маркер { $moon_gen } поднимается до позиции { $n }
event-marker-down = маркер { $moon_gen } опускается до позиции { $n }

# --- Questions and labels.

question-leave-out = Какой из этих жетонов колоний вы исключаете из игры?
question-moon = { $cause }: { $clause }. Какой жетон колонии?
question-heat = { $cause }, нужно потратить { $due_acc }: { $what_how } вы используете вместо тепла?
question-raise-marker = Торговля с { $moon_ins }: насколько вы сначала поднимаете маркер?
question-lower-marker = { $cause }: маркер { $moon_gen } поднимается. Какой маркер опускается?
choice-trade = Торговать с { $moon_ins }, оплата: { $with_name }
choice-marker-up = На { $steps } вверх

# --- Reasons.

own-cities-short = требуется { $need ->
        [one] { $need } город
        [few] { $need } города
       *[many] { $need } городов
    }, у вас { $have }
held-short = требуется { $what } на ваших картах, есть { $have }
colonies-short = требуется { $what }, у вас { $have }
colonies-too-many = у вас { $have ->
        [one] { $have } колония
        [few] { $have } колонии
       *[many] { $have } колоний
    }, допустимо не более { $most }
no-colonies = игра идёт без дополнения «Колонии»
no-moon-to-settle = для вашей колонии нигде нет места
moon-absent = { $moon } не участвует в этой игре
moon-asleep = { $moon } не действует: в игре нет карты, на которой хранят { $what_name-acc }
moon-full = { $moon_on } уже три колонии
moon-settled = { $moon_on } у вас уже есть колония
moon-visited = { $seat_is ->
        [you] там уже ваш флот
       *[other] там уже флот { $seat_gen }
    }
no-fleet = не осталось торговых флотов
no-moon-to-visit = не с кем торговать
no-markers-to-move = нет двух маркеров, которые можно передвинуть
marker-stuck = маркер { $moon_gen } туда не передвинуть
moon-in-play = { $moon } уже в игре
no-moon-to-add = не осталось жетонов колоний, которые можно ввести в игру
