# Сервер от своего имени. What the server's bots do, and why it refuses a request. No capital, no full stop.
# Words in quotes and in $known are names of the interface.

bot-random = делает любой разрешённый ход
bot-novice = играет по простым правилам и ошибается, как человек
bot-steady = пробует каждый вариант и оценивает позицию, к которой он ведёт
bot-sharp = смотрит на ход вперёд взглядом, натренированным на тысячах партий
bot-expert = просматривает дерево ходов, представляя себе скрытые карты
bot-champion = думает на много ходов вперёд взглядом, натренированным на тысячах партий: сильнейший из всех

# --- There is no such thing.

denied-no-table = стола «{ $name }» нет
denied-no-game = игры «{ $name }» нет; есть { $known }
denied-no-card = карты с номером «{ $number }» нет
denied-no-language = языка «{ $name }» нет; есть { $known }
denied-no-bot = бота «{ $name }» нет; есть { $known }
denied-no-route = адреса { $name } нет
denied-no-seat = места { $name } нет; есть места от 0 до { $last }
denied-no-step = шага { $step } нет; есть шаги от 0 до { $last }
denied-nothing-to-play-on = с шага { $step } продолжить нельзя; есть шаги от 0 до { $last }
denied-no-day = «{ $name }» — не день, который уже начался; день пишется так: 2026-11-19
denied-no-daily-kind = раздачи дня «{ $name }» нет; есть { $known }
denied-daily-later = это чья-то раздача дня: посмотреть её можно, когда вы доиграете эту раздачу сами или когда день кончится
denied-daily-alone = в раздаче дня никого не заменяет бот: если не хотите продолжать, закройте стол
denied-no-ledger = для «{ $name }» нет истории изменений: она есть, например, для money, production.money, rating и points

# --- Who asks.

denied-unknown-player = мы вас не знаем: сначала назовите имя или пришлите свой ключ
denied-wrong-key = этот ключ ничего не открывает: в нём опечатка или он больше не действует
denied-no-bearer = заголовок Authorization должен иметь вид «Bearer KEY»
denied-not-seated = у вас нет места за этим столом
denied-not-creator = это может только тот, кто создал стол
denied-others-play = здесь играют и другие: идущую игру может закрыть только тот, кто играет один; вы можете уйти, и вас заменит бот
denied-stood-in = за вас играет бот; сначала вернитесь на своё место
denied-other-rules = эта игра начата по правилам версии { $its }, а сервер теперь играет по версии { $ours }; продолжить её нельзя, но её журнал сохранён, и можно сыграть снова с теми же людьми
denied-other-state = журнал этой игры после шага { $steps } ведёт не туда, куда вёл во время игры; чтобы ничего не изменилось незаметно, продолжить её нельзя

# --- Seats and settings.

denied-just-taken = место { $seat } только что занял кто-то другой
denied-not-open = место { $seat } не свободно; свободные места: { $open }
denied-full = за этим столом нет свободных мест
denied-one-seat = можно занять только одно место
denied-name = в имени должно быть от 1 до { $most ->
        [one] { $most } видимого символа
       *[other] { $most } видимых символов
    }
denied-title = в названии должно быть не больше { $most ->
        [one] { $most } символа
       *[other] { $most } символов
    }
denied-clock = время должно быть от 5 до { $most } с, а не { $seconds } с
denied-webhook = вебхук — это адрес http:// или https:// не длиннее 500 символов
denied-seed = зерно состоит из 64 шестнадцатеричных цифр
denied-known-deal = выбранное зерно случайности означает, что расклад вам известен: другие могут сесть за стол, только если он отмечен «known_deal»
denied-contribution = вклад состоит из { $least }–{ $most } шестнадцатеричных цифр
denied-options = с такими настройками играть нельзя: { $why }
denied-long-thought = бот может думать не дольше { $most } мс в один поток или столько вариантов, сколько успеет за это время

# --- The game.

denied-stale = это относилось к моменту { $was }; за столом уже момент { $now }
denied-not-started = игра ещё ждёт игроков
denied-closed = стол закрыт
denied-over = игра окончена
denied-not-over = игра ещё не окончена
denied-views-later = вид с других мест доступен после конца игры
denied-review-later = тренер разбирает только законченные игры
denied-study-later = идущую партию может изучать только тот, кто играет один или с ботами, и только там, где разрешены подсказки
denied-study-origin = изучение начинается либо со стола, либо с текста, либо с задачи
denied-not-a-position = это не запись партии и не файл сценария, который можно прочесть: { $why }
denied-not-written = ничего до этого момента нельзя записать как сценарий; завершите ход и попробуйте снова
denied-no-puzzle = задачи { $id } нет
denied-no-decision = на шаге { $step } ничего не решалось, или он ещё не оценён
denied-record-later = запись выдаёт все скрытые карты: её можно получить после конца игры
denied-not-a-record = это не запись игры: запись начинается строкой «tharsis-record 1» и называет свою игру
denied-record = запись нельзя принять: { $why }
denied-record-unfinished = эта игра ещё не окончена: принять можно только запись доигранной игры; чтобы увидеть, как она стоит, откройте её как позицию для изучения
denied-record-size = в записи игры не больше { $most } КБ
denied-played-here = удалить можно только игры, принятые из записи; сыгранную здесь игру можно скрыть
denied-too-large = прислано больше, чем здесь читают
denied-unreadable = выбор { $place } не удалось прочитать: { $why }
denied-illegal = выбор { $place }: { $why }
denied-together = за один раз можно прислать от 1 до { $most } решений, а не { $n }
denied-request-id = id запроса состоит из 1–{ $most } знаков: буквы A–Z и a–z, цифры, _ и -
denied-request-id-used = этот id принадлежит другому вашему запросу; придумайте новый
denied-no-undo = отменить нечего: уже ходил кто-то другой или открылось что-то новое
denied-undo-from = вернуться можно только к моменту после { $floor }–{ $last } решений
denied-not-your-undo = после { $n ->
        [one] { $n } решения
       *[other] { $n } решений
    } выбирал кто-то другой
denied-no-redo = повторять нечего
denied-no-hints = за этим столом играют без подсказок
denied-not-asked = сейчас от вас ничего не требуется

# --- The server.

denied-bot = бот ничего не придумал
denied-store = сервер не смог обратиться к своему хранилищу; попробуйте ещё раз чуть позже
denied-mistake = на сервере произошла ошибка; ничего не изменилось
denied-too-many = слишком много запросов с вашего адреса; подождите немного
denied-busy = сервер перегружен; попробуйте ещё раз чуть позже
denied-open-tables = у вас уже наибольшее разрешённое число открытых столов ({ $most }); сначала закройте какой-нибудь из них
denied-bot-tables = у вас уже наибольшее разрешённое число столов с одними ботами ({ $most }); сначала закройте какой-нибудь из них
denied-newcomers = с вашего адреса за час пришло больше новых игроков, чем разрешено ({ $most }); попробуйте позже
denied-new-tables = с вашего адреса за час создано больше столов, чем разрешено ({ $most }); попробуйте позже
denied-streams = одновременно открыто больше страниц, чем разрешено ({ $most }); закройте некоторые из них
denied-foreign = этот запрос пришёл со страницы другого сайта
denied-malformed = запрос не удалось прочитать

# --- Options that cannot be played: what follows denied-options.

options-unknown = настройки «{ $name }» нет; есть { $known }
options-unknown-value = у «{ $option }» нет значения «{ $name }»; есть { $known }
options-seats = игра рассчитана на { $players }, а не на { $n }
options-only-for = «{ $option }» — только на { $players }, а не на { $n }
options-for-exactly = { $low ->
        [one] { $low } игрока
       *[other] { $low } игроков
    }
options-for-range = число игроков от { $low } до { $high }
options-always = { $n ->
        [one] { $n } игрок всегда играет
        [few] { $n } игрока всегда играют
       *[other] { $n } игроков всегда играют
    } с «{ $option }»
options-needs = «{ $option }» бывает только вместе с «{ $other }»
options-clash = «{ $option }» нельзя сочетать с «{ $other }»
options-no-seat = «{ $option }» относится к месту, которого нет; места — от 0 до { $last }

# --- Choices that cannot be read or made: what follows denied-unreadable and denied-illegal.

notation-not-a-choice = «{ $name }» — не выбор; выборы бывают такие: { $known }
notation-no-card = карты с номером «{ $name }» нет
notation-not-a-number = «{ $name }» — не число или слишком большое число
notation-unknown = «{ $name }» здесь не бывает; есть { $known }
notation-no-area = «{ $name }» — не участок; участки — от 01 до { $last }
illegal-not-offered = «{ $name }» сейчас выбрать нельзя; можно { $known }
illegal-not-offered-of-many = «{ $name }» сейчас выбрать нельзя; можно { $known } и ещё { $more }

# --- Что не так с записью игры: то, что следует за denied-record.

record-line = строка { $line }: { $why }
record-not-a-record = здесь стоит «{ $name }», а запись начинается строкой «tharsis-record 1»
record-no-field = здесь стоит «{ $name }» вместо «{ $key } …»
record-other-game = это запись игры «{ $name }», а не «{ $other }»
record-other-rules = игра шла по версии { $name } правил, а сервер играет по версии { $ours }: воспроизведите её выпуском, который её записал
record-seats = «{ $name }» — не число игроков
record-deal = раздача — это секрет из 64 шестнадцатеричных цифр и для каждого места (всего { $n }) его вклад или «-»
record-other-deal = зерно случайности получено не из этого секрета и не из этих вкладов: кто-то изменил раздачу
record-not-a-line = здесь стоит «{ $name }» вместо номера места и его выбора
record-not-a-hash = «{ $name }» — не хеш из 16 шестнадцатеричных цифр
record-other-hash = состояние игры после стольких выборов: { $steps } — не то, о котором говорит запись; одна из строк выше изменена
record-cut-off = запись обрезана: её последняя строка должна быть «= ХЕШ»
