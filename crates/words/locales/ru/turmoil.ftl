# Кризис. The Turmoil expansion: parties, delegates, global events, and what its cards say. No printed Russian words
# are known: all terms are ours. Parties are not declined: the word партия stands before them.

# --- Nouns.

# own
party-mars-first = Марс прежде всего
# own
party-kelvinists = Кельвинисты
# own
party-reds = Красные
# own
party-greens = Зелёные
# own
party-unity = Единство
# own
party-scientists = Учёные

# own
source-lobby = лобби
# own
source-reserve = резерв

# --- Instructions. $each says what is counted (see below); $each_self the same with the reader as subject.

lose-per = потеряйте { $what_acc } за { $each_self }
gain-any = получите 1 стандартный ресурс на выбор за { $each_self }
gain-if = посчитайте по 1 за { $each_self }: если вышло не менее { $need }, получите { $what_acc }
lower-rating = понизьте свой рейтинг терраформирования на { $steps }
lower-rating-less-influence = понизьте свой рейтинг терраформирования на { $steps }, но на 1 деление меньше за каждую единицу влияния
lose-all = потеряйте весь свой запас { $what_of }
keep-at-most = оставьте себе не более { $what_gen } и ещё по 1 за каждую единицу влияния, остальное потеряйте
lower-own = понизьте своё производство { $what_of } на { $steps }, если оно у вас есть
discard-cards = сбросьте { $what_acc } с руки, а если их меньше, то все
add-to-each-non-empty = добавьте { $what_acc } того же вида на каждую свою карту, где уже есть хотя бы один

rank-up = посчитайте по 1 за { $each } и за каждую единицу влияния: игрок с наибольшим числом повышает свой рейтинг терраформирования на { $first }, второй после него — на { $second } (если наибольшее число у нескольких, второго нет{ $solo })
rank-down = посчитайте по 1 за { $each } и за каждую единицу влияния: игрок с наибольшим числом понижает свой рейтинг терраформирования на { $first }, второй после него — на { $second } (если наибольшее число у нескольких, второго нет; у кого вышло 0, тот ничего не теряет{ $solo })
rank-each = { $before }, за { $after }
rank-solo = ; в одиночной игре: на { $steps }, если вышло не менее { $need }
rate-lowest = все игроки с самым низким рейтингом терраформирования повышают его на 1 деление (в одиночной игре: если он не выше 20)

neutral-ocean = первый игрок размещает 1 жетон океана ни для кого, без каких-либо бонусов
remove-ocean = первый игрок убирает с поля 1 жетон океана, если там не все 9
shift-temperature-up = температура повышается на { $steps } ни для кого, без каких-либо бонусов
shift-temperature-down = температура понижается на { $steps }, если она не достигла максимума

sell-production = понизьте одно из своих производств на 1 деление → получите { $n ->
        [one] { $n } единицу
        [few] { $n } единицы
       *[many] { $n } единиц
    } этого ресурса
send-delegates = отправьте { $n ->
        [1] 1 своего делегата в любую партию
        [one] { $n } своего делегата в любую одну партию
       *[other] { $n } своих делегатов в любую одну партию
    }
remove-delegate = уберите 1 чьего угодно делегата, не возглавляющего партию; он возвращается в свой резерв
replace-neutral = замените 1 нейтрального делегата, не возглавляющего партию, своим
become-chairman = ваш делегат занимает место нейтрального председателя

# --- What is counted, in the accusative after "за". $most is how much of it counts at most.

each-influence = каждую единицу влияния
tally-plain = { $each }
    .self = { $each_self }
tally-plain-capped = { $each } (не более { $most })
    .self = { $each_self } (не более { $most })
tally-added = { $each } и за каждую единицу влияния
    .self = { $each_self } и за каждую единицу влияния
tally-added-capped = { $each } (не более { $most }) и за каждую единицу влияния
    .self = { $each_self } (не более { $most }) и за каждую единицу влияния
tally-share = каждые { $share } в сумме, считая { $each } и каждую единицу влияния
    .self = каждые { $share } в сумме, считая { $each_self } и каждую единицу влияния
tally-taken-off = { $each }, причём каждая единица влияния уменьшает их число на 1
    .self = { $each_self }, причём каждая единица влияния уменьшает их число на 1
tally-taken-off-capped = { $each } (не более { $most }), причём каждая единица влияния уменьшает их число на 1
    .self = { $each_self } (не более { $most }), причём каждая единица влияния уменьшает их число на 1

each-any-tags-2 = каждую вашу метку { $first_gen } и { $second_gen }
    .self = каждую свою метку { $first_gen } и { $second_gen }
each-any-tags-3 = каждую вашу метку { $first_gen }, { $second_gen } и { $third_gen }
    .self = каждую свою метку { $first_gen }, { $second_gen } и { $third_gen }
each-tag-kind = каждый вид ваших меток
    .self = каждый вид своих меток
each-production = каждое деление вашего производства { $what_of }
    .self = каждое деление своего производства { $what_of }
each-own-event = каждое разыгранное вами событие
each-blue-card = каждую вашу синюю карту
    .self = каждую свою синюю карту
each-card-in-hand = каждую карту на вашей руке
    .self = каждую карту на своей руке
each-own-city = каждый ваш город
    .self = каждый свой город
each-tile-by-ocean = каждый ваш жетон рядом с океаном
    .self = каждый свой жетон рядом с океаном
each-area-beside-own = каждый свободный участок рядом с вашими жетонами
    .self = каждый свободный участок рядом со своими жетонами
each-rating-over = каждые полные 5 делений рейтинга терраформирования сверх { $over }
each-own-party = каждую партию, где есть ваш делегат

# --- Requirements, triggers, what always holds.

need-party = правит партия «{ $party }» или в ней есть { $n ->
        [one] { $n } ваш делегат
        [few] { $n } ваших делегата
       *[many] { $n } ваших делегатов
    }
need-chairman = председатель — ваш делегат
need-neutral-chairman = председатель — нейтральный делегат
need-lead-parties = { $n ->
        [1] вы возглавляете партию
        [one] вы возглавляете { $n } партию
        [few] вы возглавляете { $n } партии
       *[many] вы возглавляете { $n } партий
    }
when-tile-placed = когда вы размещаете жетон на Марсе
when-rating-not-raised = в фазе производства, если ваш рейтинг терраформирования не повышался в этом поколении
influence-more = ваше влияние больше на { $n }
oceans-give = каждый океан рядом с жетоном, который вы размещаете, даёт вам на { $what_acc } больше
wild-tag = во время вашего действия метка «любая» считается одной меткой любого вида
rating-costs = каждое деление, на которое повышается ваш рейтинг терраформирования, стоит вам { $what_acc }

# --- Parties.

ruling-bonus = когда партия приходит к власти, каждый игрок: { $clause }
ruling-bonus-table = когда партия приходит к власти, { $clause }
policy = пока партия правит: { $clause }
policy-action = пока партия правит, действие для всех: { $clause }
policy-action-once = пока партия правит, действие для всех, один раз за поколение: { $clause }

# --- What happens.

cause-ruling-bonus = приход к власти партии «{ $party }»
cause-policy = политика партии «{ $party }»
cause-delegate = делегат
cause-revision = пересмотр рейтинга
cause-chairman = председатель
event-policy-used = { $seat_is ->
        [you] вы пользуетесь
       *[other] { $seat } пользуется
    } политикой партии «{ $party }»
event-delegate-joined = { $seat_is ->
        [you] ваш делегат
       *[other] делегат { $seat_gen }
    } вступает в партию «{ $party }»
event-delegate-joined-neutral = нейтральный делегат вступает в партию «{ $party }»
event-delegate-left = { $seat_is ->
        [you] ваш делегат
       *[other] делегат { $seat_gen }
    } покидает партию «{ $party }»
event-delegate-left-neutral = нейтральный делегат покидает партию «{ $party }»
event-leader = { $seat_is ->
        [you] вы возглавляете
       *[other] { $seat } возглавляет
    } партию «{ $party }»
event-leader-neutral = нейтральный делегат возглавляет партию «{ $party }»
event-leader-none = партию «{ $party }» не возглавляет никто
event-dominance = доминирует партия «{ $party }»
event-took-power = к власти приходит партия «{ $party }»
event-chairman = председателем становится { $seat_is ->
        [you] ваш делегат
       *[other] делегат { $seat_gen }
    }
event-chairman-neutral = председателем становится нейтральный делегат
event-lobby-filled = { $seat_is ->
        [you] ваш делегат
       *[other] делегат { $seat_gen }
    } переходит в лобби
event-global-revealed = открыто глобальное событие «{ $event }»
event-global-coming = предстоящее событие: «{ $event }»
event-global-current = текущее событие: «{ $event }»
event-global-began = происходит текущее событие «{ $event }»
event-global-reshuffled = сброшенные события перемешиваются и становятся новой колодой
event-shifted-temperature = температура теперь { $n } °C
event-shifted-oxygen = уровень кислорода теперь { $n } %
event-shifted-oceans = на поле теперь { $n ->
        [one] { $n } океан
        [few] { $n } океана
       *[many] { $n } океанов
    }
event-ocean-removed = жетон океана убран с { $area_gen }

# --- Questions and labels.

question-party = { $cause }: { $clause }. Какая партия?
question-resource = { $cause }: { $clause }. Какой ресурс?
question-discards = { $cause }: { $clause }. Какие карты?
question-delegate = { $cause }: чей делегат покидает партию «{ $party }»?
choice-delegate-lobby = Делегат из лобби в партию «{ $party }»
choice-delegate-reserve = Делегат за { $what_acc } в партию «{ $party }»
choice-policy = Воспользоваться политикой правящей партии
choice-party = { $party }
choice-resource = { $what_name }
choice-neutral = Нейтральный

# --- Reasons.

no-turmoil = игра идёт без дополнения «Кризис»
party-not-behind = партия «{ $party }» не правит, ваших делегатов в ней { $have } из { $need }
not-chairman = председатель не ваш
chairman-not-neutral = председатель не нейтральный
parties-led-short = требуется возглавлять { $need ->
        [one] { $need } партию
        [few] { $need } партии
       *[many] { $need } партий
    }, вы возглавляете { $have }
delegates-short = требуется { $need ->
        [one] { $need } делегат
        [few] { $need } делегата
       *[many] { $need } делегатов
    }, есть { $have }
lobby-empty = в лобби нет вашего делегата
no-neutral-delegate = нет нейтрального делегата, которого можно заменить
no-production-to-sell = нет производства, которое можно понизить
no-policy-action = политика партии «{ $party }» не даёт действия
policy-used = политика уже использована в этом поколении
tax-short = за повышение рейтинга нужно { $tax } М€, не хватает { $what_gen }
