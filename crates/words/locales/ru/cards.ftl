# Что делают карты. What cards do: clauses in the polite imperative, without capital and full stop. Card names are
# not declined and stand in quotes after the word карта.

# --- Instructions.

gain = получите { $what_acc }
gain-per = получите { $what_acc } за { $each_self }
lose = потеряйте { $what_acc }
spend = потратьте { $what_acc }
spend-with = потратьте { $what_acc } (можно платить и с помощью { $with_of })

produce-more = повысьте своё производство { $what_of } на { $steps }
produce-less = понизьте своё производство { $what_of } на { $steps }
produce-per = повысьте своё производство { $what_of } на { $steps } за { $each_self }
produce-with-tags = повысьте своё производство { $what_of } на { $steps } или, если у вас не менее { $tags_gen }, вместо этого на { $many }
produce-metal = повысьте на { $steps } своё производство металла, изображённого на этом участке
shift-production = понизьте своё производство { $from_of } на любое число делений (не менее 1) и на столько же повысьте своё производство { $to_of }
copy-production = повторите изменения производства с одной из своих разыгранных карт с меткой здания

rate = повысьте свой рейтинг терраформирования на { $steps }
rate-per = повысьте свой рейтинг терраформирования на { $steps } за { $each_self }
raise-temperature = повысьте температуру на { $steps }
raise-oxygen = повысьте уровень кислорода на { $steps }

place-oceans = разместите { $n ->
        [one] { $n } жетон океана
        [few] { $n } жетона океана
       *[many] { $n } жетонов океана
    }
ocean-on-land = разместите 1 жетон океана на свободном участке суши, а не на участке для океанов
ocean-flooding = разместите 1 жетон океана; затем любой один игрок, чей жетон находится рядом с ним, теряет до { $what_gen }
place-land = разместите { $tile_acc } на любом свободном участке суши
place-ocean-area = разместите { $tile_acc } на участке для океанов
place-greenery = разместите { $tile_acc }
place-city = разместите { $tile_acc }
place-city-special = разместите { $tile_acc }, который считается городом
place-isolated = разместите { $tile_acc } на участке, рядом с которым нет других жетонов
place-beside-cities = разместите { $tile_acc } { $n ->
        [1] рядом с любым городом
        [one] рядом минимум с { $n } другим городом
        [few] рядом минимум с { $n } другими городами
       *[many] рядом минимум с { $n } другими городами
    }
place-beside-greenery = разместите { $tile_acc } рядом с любым жетоном озеленения
place-metal = разместите { $tile_acc } на участке суши с изображением стали или титана
place-metal-beside-own = разместите { $tile_acc } рядом со своим жетоном, на участке суши с изображением стали или титана
place-volcanic = разместите { $tile_acc } на вулканическом участке (на карте без вулканов — на любом свободном участке суши)
place-noctis-city = разместите { $tile_acc } на участке, отведённом для города Ноктис-Сити (на карте без него — как обычный город)
place-ganymede-colony = разместите { $tile_acc } на участке «Ганимед» в космосе
place-phobos-space-haven = разместите { $tile_acc } на участке «Фобос» в космосе
claim-area = отметьте свободный незарезервированный участок; с этого момента размещать там жетон можете только вы

draw = возьмите { $what_acc }
draw-keep = посмотрите { $what_top } колоды, оставьте себе { $kept }, а остальные сбросьте
draw-buy = посмотрите верхнюю карту колоды, затем купите её за { $what_acc } или сбросьте
reveal-for = откройте и сбросьте верхнюю карту колоды; если на ней есть метка { $tag_gen }, добавьте { $what_acc } на эту карту
may-discard-to-draw = можете сбросить 1 карту с руки, чтобы взять 1 карту

add-here = добавьте { $what_acc } на эту карту
add-to-any = добавьте { $what_acc } на любую свою карту
add-to-another = добавьте { $what_acc } на другую свою карту
add-to-played = добавьте { $what_acc } на только что разыгранную карту, если на ней хранят животных или микробы
add-to-non-empty = добавьте { $what_acc } того же вида на свою карту, где уже есть хотя бы один
take-here = уберите { $what_acc } с этой карты
take-from-any = возьмите { $what_acc } с любой карты, своей или чужой

anyone-produces = понизьте производство { $what_of } любого одного игрока на { $steps }
anyone-loses = любой один игрок теряет до { $what_gen }
anyone-loses-from-card = уберите до { $what_gen } с любой одной карты любого игрока
steal = заберите до { $what_gen } у любого одного игрока

one-of = выберите одно: { $options }
exchange = потратьте любое количество { $from_of } (не менее 1) → получите столько же { $to_of }
if-rating-raised = если ваш рейтинг терраформирования повышался в этом поколении
next-card-cheaper = следующая карта, которую вы разыграете в этом поколении, стоит на { $what_acc } меньше
next-card-eased = требования к глобальным параметрам у следующей карты, которую вы разыграете в этом поколении, можно смягчить не более чем на { $steps }

# --- What is counted, in the accusative after "за". $n is how many make one share; $own how many of them this card bears.
# self stands where the reader is the subject, so that the possessive is reflexive.

each-tag = { $n ->
        [1] каждую вашу метку { $tag_gen }
        [one] каждые { $n } вашу метку { $tag_gen }
        [few] каждые { $n } ваши метки { $tag_gen }
       *[many] каждые { $n } ваших меток { $tag_gen }
    }{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
    .self = { $n ->
        [1] каждую свою метку { $tag_gen }
        [one] каждые { $n } свою метку { $tag_gen }
        [few] каждые { $n } свои метки { $tag_gen }
       *[many] каждые { $n } своих меток { $tag_gen }
    }{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
each-opponent-tag = { $n ->
        [1] каждую метку { $tag_gen } ваших конкурентов
        [one] каждые { $n } метку { $tag_gen } ваших конкурентов
        [few] каждые { $n } метки { $tag_gen } ваших конкурентов
       *[many] каждые { $n } меток { $tag_gen } ваших конкурентов
    }
each-city = { $n ->
        [1] каждый город в игре (чей угодно, в том числе в космосе)
        [one] каждые { $n } город в игре (чей угодно, в том числе в космосе)
        [few] каждые { $n } города в игре (чьи угодно, в том числе в космосе)
       *[many] каждые { $n } городов в игре (чьих угодно, в том числе в космосе)
    }
each-city-on-mars = { $n ->
        [1] каждый город на Марсе (чей угодно)
        [one] каждые { $n } город на Марсе (чей угодно)
        [few] каждые { $n } города на Марсе (чьи угодно)
       *[many] каждые { $n } городов на Марсе (чьих угодно)
    }
each-event-played = { $n ->
        [1] каждое событие, разыгранное до сих пор любым игроком, включая вас
        [one] каждые { $n } событие, разыгранное до сих пор любыми игроками, включая вас
        [few] каждые { $n } события, разыгранные до сих пор любыми игроками, включая вас
       *[many] каждые { $n } событий, разыгранных до сих пор любыми игроками, включая вас
    }
each-here = { $what_each } на этой карте
each-ocean-beside = каждый океан рядом с { $tile_ins }
each-city-beside = каждый город (чей угодно) рядом с { $tile_ins }

# --- Requirements, as a list after "требования:".

requires = требования: { $list }
need-at-least-temperature = температура не ниже { $n } °C
need-at-most-temperature = температура не выше { $n } °C
need-at-least-oxygen = уровень кислорода не ниже { $n } %
need-at-most-oxygen = уровень кислорода не выше { $n } %
need-at-least-oceans = не менее { $n ->
        [one] { $n } океана
       *[other] { $n } океанов
    }
need-at-most-oceans = не более { $n ->
        [one] { $n } океана
       *[other] { $n } океанов
    }
need-tags = { $tags }
need-production = производство { $what_of } не ниже { $n }
need-greeneries = { $n ->
        [1] собственный жетон озеленения
        [one] { $n } собственный жетон озеленения
        [few] { $n } собственных жетона озеленения
       *[many] { $n } собственных жетонов озеленения
    }
need-cities = { $n ->
        [one] { $n } город в игре
        [few] { $n } города в игре
       *[many] { $n } городов в игре
    }
need-resource = { $what }

# --- Triggers. $own counts this card's own tags or tiles that set it off.

one-of-tags-1 = метку { $first_gen }
one-of-tags-2 = метку { $first_gen } или { $second_gen }
one-of-tags-3 = метку { $first_gen }, { $second_gen } или { $third_gen }
one-of-tags-4 = метку { $first_gen }, { $second_gen }, { $third_gen } или { $fourth_gen }

when-tag-you = когда вы разыгрываете { $tags }{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
when-tag-anyone = когда любой игрок разыгрывает { $tags }{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
when-ocean-you = когда вы размещаете жетон океана{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
when-ocean-anyone = когда любой игрок размещает жетон океана{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
when-city-you = когда вы размещаете город на Марсе или в космосе{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
when-city-anyone = когда любой игрок размещает город{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
when-city-on-mars-you = когда вы размещаете город на Марсе{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
when-city-on-mars-anyone = когда любой игрок размещает город на Марсе{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
when-greenery-you = когда вы размещаете жетон озеленения{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
when-greenery-anyone = когда любой игрок размещает жетон озеленения{ $own ->
        [0] { "" }
       *[other] {" "}(включая эту карту)
    }
when-event = когда вы разыгрываете событие
when-event-tag = когда вы разыгрываете событие с меткой { $tag_gen }
when-paid = когда вы оплачиваете карту или стандартный проект с указанной стоимостью не менее { $what_gen }
when-project = когда вы оплачиваете стандартный проект (кроме продажи патентов)
when-metal = когда за размещённый жетон вы получаете изображённую на участке сталь или титан

# --- What always holds.

cheaper = ваши карты стоят на { $what_acc } меньше
cheaper-tag = ваши карты стоят на { $what_acc } меньше за каждую метку { $tag_gen } на них
cheaper-project = стандартный проект «{ $project }» стоит вам на { $what_acc } меньше
worth-more = каждая единица { $with_of }, которой вы платите, стоит на { $what_acc } больше
greenery-for = превращение растений в озеленение стоит вам { $what_acc } вместо { $usual }
heat-pays = вы можете платить теплом так же, как М€
eased = требования к глобальным параметрам у ваших карт можно смягчить не более чем на { $steps }
untouchable = никто, даже вы, не может забирать { $what_name-acc } с этой карты
protected = конкуренты не могут забирать у вас растения, животных и микробы

# --- Lines and points.

line-immediate = { $clause }
line-first-action = первое действие: { $clause }
line-action = действие: { $clause }
line-action-more = или: { $clause }
line-effect = { $clause }

points-fixed = { $points }
points-per = { $points } за { $each }
points-if-any-here = { $points }, если на этой карте есть хотя бы { $what }
