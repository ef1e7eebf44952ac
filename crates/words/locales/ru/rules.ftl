# Существительные и связки. Nouns and joints.
#
# Words as in the Russian rulebook (Ares Expedition): a step is деление, a tile is жетон, a tag is метка, science is
# открытия, an opponent is конкурент, M€ is М€ with a Cyrillic М. The base game's own words (поколение, озеленение,
# участок, достижение, стандартный проект and the names of projects, milestones and awards) are not in that book and
# are ours, marked "# own".
#
# Forms: the message itself is the nominative with its number; acc and gen the accusative and genitive with their
# number; name the nominative and of the genitive without number; name-acc the accusative without number; how the
# question for a number; each the share that points are counted by (accusative). Tags: gen. Tiles: nom, acc, gen and
# ins with the word жетон. Players: gen, dat, ins with the word игрок, because names are not declined. Areas: on, gen, ins.

# --- Joints: where clauses and sentences meet.

sentence = { $clause }.
next-sentence = { $before } { $after }
list = { $before }, { $after }
and = { $before } и { $after }
or = { $before }; или { $after }
colon = { $before }: { $after }
when-then = { $before }, { $after }
arrow = { $before } → { $after }

# --- People.

player-you = Вы
player = Игрок { $n }
    .gen = игрока { $n }
    .dat = игроку { $n }
    .ins = игроком { $n }
player-named = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .ins = игроком { $name }

# --- Amounts.

steps = { $n ->
        [one] { $n } деление
        [few] { $n } деления
       *[many] { $n } делений
    }
points = { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    }
cards = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
    .acc = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
    .gen = { $n ->
        [one] { $n } карты
       *[other] { $n } карт
    }
    .top = { $n ->
        [1] верхнюю карту
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
    }
tags = { $n ->
        [one] { $n } метка { $tag_gen }
        [few] { $n } метки { $tag_gen }
       *[many] { $n } меток { $tag_gen }
    }
    .gen = { $n ->
        [one] { $n } метки { $tag_gen }
       *[other] { $n } меток { $tag_gen }
    }

resource-money = { $n } М€
    .acc = { $n } М€
    .gen = { $n } М€
    .name = М€
    .name-acc = М€
    .of = М€
    .how = сколько М€
resource-steel = { $n ->
        [one] { $n } сталь
       *[other] { $n } стали
    }
    .acc = { $n ->
        [one] { $n } сталь
       *[other] { $n } стали
    }
    .gen = { $n } стали
    .name = сталь
    .name-acc = сталь
    .of = стали
    .how = сколько стали
resource-titanium = { $n ->
        [one] { $n } титан
       *[other] { $n } титана
    }
    .acc = { $n ->
        [one] { $n } титан
       *[other] { $n } титана
    }
    .gen = { $n } титана
    .name = титан
    .name-acc = титан
    .of = титана
    .how = сколько титана
resource-plants = { $n ->
        [one] { $n } растение
        [few] { $n } растения
       *[many] { $n } растений
    }
    .acc = { $n ->
        [one] { $n } растение
        [few] { $n } растения
       *[many] { $n } растений
    }
    .gen = { $n ->
        [one] { $n } растения
       *[other] { $n } растений
    }
    .name = растения
    .name-acc = растения
    .of = растений
    .how = сколько растений
# own
resource-energy = { $n ->
        [one] { $n } энергия
       *[other] { $n } энергии
    }
    .acc = { $n ->
        [one] { $n } энергию
       *[other] { $n } энергии
    }
    .gen = { $n } энергии
    .name = энергия
    .name-acc = энергию
    .of = энергии
    .how = сколько энергии
resource-heat = { $n ->
        [one] { $n } тепло
       *[other] { $n } тепла
    }
    .acc = { $n ->
        [one] { $n } тепло
       *[other] { $n } тепла
    }
    .gen = { $n } тепла
    .name = тепло
    .name-acc = тепло
    .of = тепла
    .how = сколько тепла

held-animal = { $n ->
        [one] { $n } животное
       *[other] { $n } животных
    }
    .acc = { $n ->
        [one] { $n } животное
       *[other] { $n } животных
    }
    .gen = { $n ->
        [one] { $n } животного
       *[other] { $n } животных
    }
    .name = животные
    .name-acc = животных
    .of = животных
    .how = сколько животных
    .each = { $n ->
        [1] каждое животное
        [one] каждые { $n } животное
        [few] каждые { $n } животных
       *[many] каждые { $n } животных
    }
held-microbe = { $n ->
        [one] { $n } микроб
        [few] { $n } микроба
       *[many] { $n } микробов
    }
    .acc = { $n ->
        [one] { $n } микроб
        [few] { $n } микроба
       *[many] { $n } микробов
    }
    .gen = { $n ->
        [one] { $n } микроба
       *[other] { $n } микробов
    }
    .name = микробы
    .name-acc = микробы
    .of = микробов
    .how = сколько микробов
    .each = { $n ->
        [1] каждый микроб
        [one] каждые { $n } микроб
        [few] каждые { $n } микроба
       *[many] каждые { $n } микробов
    }
held-science = { $n ->
        [one] { $n } открытие
        [few] { $n } открытия
       *[many] { $n } открытий
    }
    .acc = { $n ->
        [one] { $n } открытие
        [few] { $n } открытия
       *[many] { $n } открытий
    }
    .gen = { $n ->
        [one] { $n } открытия
       *[other] { $n } открытий
    }
    .name = открытия
    .name-acc = открытия
    .of = открытий
    .how = сколько открытий
    .each = { $n ->
        [1] каждое открытие
        [one] каждые { $n } открытие
        [few] каждые { $n } открытия
       *[many] каждые { $n } открытий
    }
# own
held-fighter = { $n ->
        [one] { $n } истребитель
        [few] { $n } истребителя
       *[many] { $n } истребителей
    }
    .acc = { $n ->
        [one] { $n } истребитель
        [few] { $n } истребителя
       *[many] { $n } истребителей
    }
    .gen = { $n ->
        [one] { $n } истребителя
       *[other] { $n } истребителей
    }
    .name = истребители
    .name-acc = истребители
    .of = истребителей
    .how = сколько истребителей
    .each = { $n ->
        [1] каждый истребитель
        [one] каждые { $n } истребитель
        [few] каждые { $n } истребителя
       *[many] каждые { $n } истребителей
    }
# own
held-preservation = { $n ->
        [one] { $n } заповедник
        [few] { $n } заповедника
       *[many] { $n } заповедников
    }
    .acc = { $n ->
        [one] { $n } заповедник
        [few] { $n } заповедника
       *[many] { $n } заповедников
    }
    .gen = { $n ->
        [one] { $n } заповедника
       *[other] { $n } заповедников
    }
    .name = заповедники
    .name-acc = заповедники
    .of = заповедников
    .how = сколько заповедников
    .each = { $n ->
        [1] каждый заповедник
        [one] каждые { $n } заповедник
        [few] каждые { $n } заповедника
       *[many] каждые { $n } заповедников
    }
held-any = { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }
    .acc = { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }
    .gen = { $n ->
        [one] { $n } ресурса
       *[other] { $n } ресурсов
    }
    .name = ресурсы
    .name-acc = ресурсы
    .of = ресурсов
    .how = сколько ресурсов
    .each = { $n ->
        [1] каждый ресурс
        [one] каждые { $n } ресурс
        [few] каждые { $n } ресурса
       *[many] каждые { $n } ресурсов
    }

# --- Tags.

tag-building = здание
    .gen = здания
tag-space = космос
    .gen = космоса
tag-science = открытия
    .gen = открытий
tag-power = энергия
    .gen = энергии
tag-earth = Земля
    .gen = Земли
tag-jovian = Юпитер
    .gen = Юпитера
# own
tag-city = город
    .gen = города
tag-plant = растения
    .gen = растений
tag-microbe = микробы
    .gen = микробов
tag-animal = животные
    .gen = животных
tag-event = событие
    .gen = события
tag-wild = любая
    .gen = любого вида

# --- Cards.

# own
kind-automated = автоматическая карта
kind-active = активная карта
kind-event = событие
kind-corporation = корпорация

# own
deck-basic = базовая игра
# own
deck-corporate-era = Эпоха корпораций
# own
deck-turmoil = Кризис

# --- The planet.

parameter-temperature = температура
parameter-oxygen = уровень кислорода
parameter-oceans = океан

# own
area = участок { $number }
    .name = участок { $number }
    .on = на участке { $number }
    .gen = участка { $number }
    .ins = участком { $number }
area-ganymede = { card-081 }
    .name = { card-081 }
    .on = на Ганимеде
    .gen = Ганимеда
    .ins = Ганимедом
area-phobos = { card-021 }
    .name = { card-021 }
    .on = на Фобосе
    .gen = Фобоса
    .ins = Фобосом

tile-ocean = океан
    .nom = жетон океана
    .acc = жетон океана
    .gen = жетона океана
    .ins = жетоном океана
# own
tile-greenery = озеленение
    .nom = жетон озеленения
    .acc = жетон озеленения
    .gen = жетона озеленения
    .ins = жетоном озеленения
# own
tile-city = город
    .nom = жетон города
    .acc = жетон города
    .gen = жетона города
    .ins = жетоном города
tile-capital = { card-008 }
    .nom = жетон «{ card-008 }»
    .acc = жетон «{ card-008 }»
    .gen = жетона «{ card-008 }»
    .ins = жетоном «{ card-008 }»
tile-commercial-district = { card-085 }
    .nom = жетон «{ card-085 }»
    .acc = жетон «{ card-085 }»
    .gen = жетона «{ card-085 }»
    .ins = жетоном «{ card-085 }»
tile-ecological-zone = { card-128 }
    .nom = жетон «{ card-128 }»
    .acc = жетон «{ card-128 }»
    .gen = жетона «{ card-128 }»
    .ins = жетоном «{ card-128 }»
tile-industrial-center = { card-123 }
    .nom = жетон «{ card-123 }»
    .acc = жетон «{ card-123 }»
    .gen = жетона «{ card-123 }»
    .ins = жетоном «{ card-123 }»
tile-lava-flows = { card-140 }
    .nom = жетон «{ card-140 }»
    .acc = жетон «{ card-140 }»
    .gen = жетона «{ card-140 }»
    .ins = жетоном «{ card-140 }»
tile-mining-area = { card-064 }
    .nom = жетон «{ card-064 }»
    .acc = жетон «{ card-064 }»
    .gen = жетона «{ card-064 }»
    .ins = жетоном «{ card-064 }»
tile-mining-rights = { card-067 }
    .nom = жетон «{ card-067 }»
    .acc = жетон «{ card-067 }»
    .gen = жетона «{ card-067 }»
    .ins = жетоном «{ card-067 }»
tile-mohole-area = { card-142 }
    .nom = жетон «{ card-142 }»
    .acc = жетон «{ card-142 }»
    .gen = жетона «{ card-142 }»
    .ins = жетоном «{ card-142 }»
tile-natural-preserve = { card-044 }
    .nom = жетон «{ card-044 }»
    .acc = жетон «{ card-044 }»
    .gen = жетона «{ card-044 }»
    .ins = жетоном «{ card-044 }»
tile-nuclear-zone = { card-097 }
    .nom = жетон «{ card-097 }»
    .acc = жетон «{ card-097 }»
    .gen = жетона «{ card-097 }»
    .ins = жетоном «{ card-097 }»
tile-restricted-area = { card-199 }
    .nom = жетон «{ card-199 }»
    .acc = жетон «{ card-199 }»
    .gen = жетона «{ card-199 }»
    .ins = жетоном «{ card-199 }»

# --- The course of the game.

phase-setup = подготовка к игре
phase-research = фаза исследования
phase-action = фаза действий
phase-production = фаза производства
# own
phase-final-greenery = последние озеленения
phase-end = конец игры

# own
project-sell-patents = Продажа патентов
# own
project-power-plant = Электростанция
# own
project-asteroid = Астероид
# own
project-aquifer = Водоносный слой
# own
project-greenery = Озеленение
# own
project-city = Город

sell-patents = сбросьте любое количество карт с руки → за каждую получите 1 М€

# own
conversion-plants = превращение растений в озеленение
# own
conversion-heat = превращение тепла в температуру

# own
milestone-terraformer = Терраформер
milestone-terraformer-text = Иметь рейтинг терраформирования не менее { $need }.
# own
milestone-mayor = Мэр
milestone-mayor-text = Владеть не менее чем { $need ->
        [one] { $need } городом
       *[other] { $need } городами
    }.
# own
milestone-gardener = Садовод
milestone-gardener-text = Владеть не менее чем { $need ->
        [one] { $need } жетоном озеленения
       *[other] { $need } жетонами озеленения
    }.
# own
milestone-builder = Строитель
milestone-builder-text = Иметь не менее { $need ->
        [one] { $need } метки здания
       *[other] { $need } меток здания
    }.
# own
milestone-planner = Планировщик
milestone-planner-text = Иметь на руке не менее { $need ->
        [one] { $need } карты
       *[other] { $need } карт
    }.

# own
award-landlord = Собственник
award-landlord-text = Больше всего жетонов в игре (океаны ничьи).
# own
award-banker = Банкир
award-banker-text = Самое высокое производство М€.
# own
award-scientist = Учёный
award-scientist-text = Больше всего меток открытий.
# own
award-thermalist = Теплотехник
award-thermalist-text = Больше всего тепла.
# own
award-miner = Горняк
award-miner-text = Больше всего стали и титана вместе.
