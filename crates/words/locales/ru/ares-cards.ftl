# Экспедиция «Арес». Ares Expedition: its nouns and what its cards do, in the words of the Russian rulebook. Each
# clause is in the polite imperative, without capital and full stop. Nouns shared with the other game are in rules.ftl.
#
# Forms: kinds have cards, the plural. Zones have fem and of, the nominative and genitive beside the word зона. Phases
# have acc and gen. Pieces have acc.

# --- Nouns.

ares-either = { $before } или { $after }

ares-product-money = { $n } М€
    .acc = { $n } М€
    .name = М€
ares-product-heat = { $n ->
        [one] { $n } тепло
       *[other] { $n } тепла
    }
    .acc = { $n ->
        [one] { $n } тепло
       *[other] { $n } тепла
    }
    .name = тепло
ares-product-plants = { $n ->
        [one] { $n } растение
        [few] { $n } растения
       *[many] { $n } растений
    }
    .acc = { $n ->
        [one] { $n } растение
        [few] { $n } растения
       *[many] { $n } растений
    }
    .name = растения
ares-product-cards = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
    .acc = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
    .name = карты

ares-kind-green = зелёная карта
    .cards = зелёные карты
ares-kind-blue = синяя карта
    .cards = синие карты
ares-kind-red = красная карта
    .cards = красные карты
ares-kind-corporation = корпорация
    .cards = карты корпораций

ares-zone-purple = фиолетовый
    .fem = фиолетовая
    .of = фиолетовой
ares-zone-red = красный
    .fem = красная
    .of = красной
ares-zone-yellow = жёлтый
    .fem = жёлтая
    .of = жёлтой
ares-zone-white = белый
    .fem = белая
    .of = белой

# own
ares-standard-forest-plants = лес за растения
# own
ares-standard-forest-megacredits = лес за М€
# own
ares-standard-temperature-heat = температура за тепло
# own
ares-standard-temperature-megacredits = температура за М€
# own
ares-standard-ocean = океан за М€

ares-phase-setup = подготовка к игре
    .acc = подготовку к игре
    .gen = подготовки к игре
ares-phase-planning = этап планирования
    .acc = этап планирования
    .gen = этапа планирования
# own
ares-phase-pool = общий запас
    .acc = общий запас
    .gen = общего запаса
ares-phase-development = развитие
    .acc = развитие
    .gen = развития
ares-phase-construction = строительство
    .acc = строительство
    .gen = строительства
ares-phase-action = действия
    .acc = действия
    .gen = действий
ares-phase-production = производство
    .acc = производство
    .gen = производства
ares-phase-research = исследование
    .acc = исследование
    .gen = исследования
ares-phase-end = этап завершения
    .acc = этап завершения
    .gen = этапа завершения
ares-phase-over = конец игры
    .acc = конец игры
    .gen = конца игры

# Что даёт фаза: всем, и дополнительно выбравшим её. Коротко: это стоит на картах фаз.
ares-phase-all-development = Разыграйте зелёную карту
ares-phase-all-construction = Разыграйте синюю или красную карту
ares-phase-all-action = Используйте действия карт и стандартные действия
ares-phase-all-production = Получите своё производство
ares-phase-all-research = Карты: возьмите { $draw }, оставьте { $keep }
ares-phase-bonus-development = Она стоит на { $what_acc } меньше
ares-phase-bonus-construction = Возьмите карту или разыграйте ещё одну
ares-phase-bonus-action = Используйте действие одной карты ещё раз
ares-phase-bonus-production = Получите { $what_acc }
ares-phase-bonus-research = Возьмите на { $draw } больше, оставьте на { $keep } больше

# own
ares-piece-cube = кубик
    .acc = кубик
# own
ares-piece-marker = маркер обмена
    .acc = маркер обмена

ares-level-beginner = новичок
ares-level-experienced = опытный
ares-level-expert = эксперт

# --- What is counted, in the accusative after "за". $n is how many make one share.

ares-each-tag = { $n ->
        [1] каждую вашу метку { $tag_gen }
        [one] каждые { $n } вашу метку { $tag_gen }
        [few] каждые { $n } ваши метки { $tag_gen }
       *[many] каждые { $n } ваших меток { $tag_gen }
    }
    .self = { $n ->
        [1] каждую свою метку { $tag_gen }
        [one] каждые { $n } свою метку { $tag_gen }
        [few] каждые { $n } свои метки { $tag_gen }
       *[many] каждые { $n } своих меток { $tag_gen }
    }
ares-each-forest = { $n ->
        [1] каждый ваш лес
        [one] каждые { $n } ваш лес
        [few] каждые { $n } ваших леса
       *[many] каждые { $n } ваших лесов
    }
    .self = { $n ->
        [1] каждый свой лес
        [one] каждые { $n } свой лес
        [few] каждые { $n } своих леса
       *[many] каждые { $n } своих лесов
    }
ares-each-blue-card = { $n ->
        [1] каждую вашу синюю карту в игре
        [one] каждые { $n } вашу синюю карту в игре
        [few] каждые { $n } ваши синие карты в игре
       *[many] каждые { $n } ваших синих карт в игре
    }
ares-each-card = { $n ->
        [1] каждую вашу карту проекта в игре
        [one] каждые { $n } вашу карту проекта в игре
        [few] каждые { $n } ваши карты проектов в игре
       *[many] каждые { $n } ваших карт проектов в игре
    }
ares-each-level = каждую единицу вашего запаса { $what_of }
    .self = каждую единицу своего запаса { $what_of }

# --- Instructions.

ares-gain = получите { $what_acc }
ares-spend = потратьте { $what_acc }
ares-spend-fewer = потратьте { $what_acc } (а если вы выбрали фазу действий — { $fewer })
ares-pay-less = потратьте { $what_acc }, но на { $off_acc } меньше за { $each_self }
ares-pay-few = потратьте { $what_acc } или, если у вас в игре не менее { $need ->
        [one] { $need } синей карты
       *[other] { $need } синих карт
    }, { $few_acc }
ares-lower-rating = понизьте свой рейтинг терраформирования на { $steps }
ares-produce = производите на { $what_acc } больше
ares-produce-per = производите на { $what_acc } больше за { $each_self }
ares-raise-level = повысьте свой запас { $what_of } на { $n }
ares-rate = повысьте свой рейтинг терраформирования на { $steps }
ares-rate-per = повысьте свой рейтинг терраформирования на { $steps } за { $each_self }
ares-warm-temperature = повысьте температуру на { $steps }
ares-warm-oxygen = повысьте уровень кислорода на { $steps }
ares-flip = переверните { $n ->
        [1] жетон океана
        [one] { $n } жетон океана
        [few] { $n } жетона океана
       *[many] { $n } жетонов океана
    }
ares-forest = высадите { $n ->
        [1] лес и повысьте уровень кислорода на 1 деление
        [one] { $n } лес и повысьте уровень кислорода на { $n } деление
        [few] { $n } леса и повысьте уровень кислорода на { $n } деления
       *[many] { $n } лесов и повысьте уровень кислорода на { $n } делений
    }
ares-draw = возьмите { $what_acc }
ares-draw-keep = возьмите { $what_acc }, оставьте себе { $kept }, а остальные сбросьте
ares-discard = сбросьте { $what_acc } с руки
ares-redraw = сбросьте до { $what_gen } с руки и возьмите столько же
ares-may-discard = можете сбросить карту с руки, чтобы взять 1 карту или, если на сброшенной есть метка { $tag_gen }, 2 карты
ares-reveal-take = откройте { $what_acc }, возьмите одну из них с меткой { $tags_gen }, а остальные сбросьте
ares-reveal-green = откройте карту: если она зелёная, сбросьте её и получите { $what_acc }, иначе возьмите её
ares-add-here = добавьте { $what_acc } на эту карту
ares-add-to = добавьте { $what_acc } на другую свою карту
ares-add-to-any = добавьте { $what_acc } на любую свою карту, на которой хранят ресурсы
ares-take-here = уберите { $what_acc } с этой карты
ares-take-from = уберите { $what_acc } с одной своей карты
ares-one-of = выберите одно: { $options }
ares-exchange = превратите { $most ->
        [0] любое количество
        [one] до { $most } единицы
       *[other] до { $most } единиц
    } { $from_of } в такое же количество { $to_of }
ares-if-tags = если у вас не менее { $tags_gen }, дополнительно { $then }
ares-if-chosen = дополнительно { $then }, если вы выбрали фазу действий
ares-play-more = в этой фазе можете разыграть ещё одну синюю или красную карту
ares-play-free = можете бесплатно разыграть зелёную карту с указанной стоимостью не более { $what_gen }
ares-next-cheaper = следующая карта, которую вы разыграете в этой фазе, стоит на { $what_acc } меньше
ares-next-eased = для следующей карты, которую вы разыграете в этой фазе, температура и уровень кислорода считаются на одну зону выше или ниже

# --- Requirements, as a list after "требования:".

ares-need-at-least = { $what } не ниже { $zone_of } зоны
ares-need-at-most = { $what } не выше { $zone_of } зоны
ares-need-oceans = { $n ->
        [one] { $n } океан
        [few] { $n } океана
       *[many] { $n } океанов
    }
ares-need-oceans-at-most = не более { $n ->
        [one] { $n } океана
       *[other] { $n } океанов
    }
ares-need-tags = { $tags }
ares-need-rating = рейтинг терраформирования не ниже { $n }
ares-need-spend = трата { $what_gen }
ares-need-spend-rating = понижение вашего рейтинга терраформирования на { $steps }

# --- Lasting effects.

ares-when-tag = за каждую метку { $tags_gen }, которую вы разыгрываете
ares-when-tag-own = за каждую метку { $tags_gen }, которую вы разыгрываете (включая эту карту)
ares-when-card = когда вы разыгрываете другую карту
ares-when-steel = за каждую единицу запаса стали, которую даёт разыгранная вами карта
ares-when-temperature = за каждое деление, на которое вы повышаете температуру
ares-when-ocean = когда вы переворачиваете жетон океана
ares-when-any-parameter = за каждое деление или жетон океана, на которые вы повышаете глобальные параметры
ares-when-forest = когда вы получаете лес
ares-when-action = когда вы используете действие карты
ares-cheaper = ваши карты стоят на { $what_acc } меньше
ares-cheaper-tag = ваши карты стоят на { $what_acc } меньше за каждую метку { $tags_gen } на них
ares-cheaper-from = ваши карты с указанной стоимостью не менее { $cost_gen } стоят на { $what_acc } меньше
ares-cheaper-standard = ваши стандартные действия за М€ стоят на { $what_acc } меньше
ares-worth-more = каждая единица вашего запаса { $level_of } даёт скидку на { $what_acc } больше
ares-may-pay-any = вместо любого количества М€ можете тратить { $with_name-acc }
ares-may-pay = разыгрывая карту, можете потратить { $units_acc }, чтобы заплатить на { $what_acc } меньше
ares-forest-for = лес стоит вам { $what_acc }
ares-eased = для требований ваших карт температура и уровень кислорода считаются на одну зону выше или ниже
ares-sells-for-more = каждая карта, которую вы продаёте, приносит на { $what_acc } больше
ares-research-more = в фазе исследования { $keep ->
        [0] берите на { $draw ->
            [one] { $draw } карту
            [few] { $draw } карты
           *[many] { $draw } карт
        } больше
       *[other] { $draw ->
            [0] оставляйте себе на { $keep ->
                [one] { $keep } карту
                [few] { $keep } карты
               *[many] { $keep } карт
            } больше
           *[other] берите на { $draw ->
                [one] { $draw } карту
                [few] { $draw } карты
               *[many] { $draw } карт
            } больше и оставляйте себе на { $keep } больше
        }
    }
ares-buy-step = после первого в фазе повышения вашего рейтинга терраформирования можете заплатить { $what_acc }, чтобы повысить его на 1 деление

# --- Points.

ares-points = { $points }
ares-points-here = { $points } за { $each_each } на этой карте
ares-points-per = { $points } за { $each }

# --- Lines of a card.

ares-line = { $sentence }
ares-line-action = Действие: { $sentence }
ares-line-action-more = Или: { $sentence }
ares-line-effect = Эффект: { $sentence }
