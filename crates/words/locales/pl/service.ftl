# Serwer we własnym imieniu. What the server's bots do, and why it refuses a request. No capital, no full stop.
# Words in quotes and in $known are names of the interface.

bot-random = wybiera dowolny dozwolony ruch
bot-novice = gra według prostych zasad i popełnia ludzkie błędy
bot-steady = sprawdza każdą możliwość i ocenia pozycję, do której ona prowadzi
bot-sharp = patrzy o jeden ruch naprzód okiem wyćwiczonym na tysiącach gier
bot-expert = przeszukuje drzewo ruchów, wyobrażając sobie zakryte karty
bot-champion = myśli o wiele ruchów naprzód okiem wyćwiczonym na tysiącach gier: najsilniejszy ze wszystkich

# --- There is no such thing.

denied-no-table = nie ma stołu „{ $name }”
denied-no-game = nie ma gry „{ $name }”; do wyboru są { $known }
denied-no-card = nie ma karty o numerze „{ $number }”
denied-no-language = nie ma języka „{ $name }”; do wyboru są { $known }
denied-no-bot = nie ma bota „{ $name }”; do wyboru są { $known }
denied-no-route = nie ma adresu { $name }
denied-no-seat = nie ma miejsca { $name }; miejsca są od 0 do { $last }
denied-no-step = nie ma kroku { $step }; kroki są od 0 do { $last }
denied-nothing-to-play-on = od kroku { $step } nie ma czego grać dalej; kroki są od 0 do { $last }
denied-no-day = „{ $name }” nie jest dniem, który już się zaczął; dzień zapisuje się jak 2026-11-19
denied-no-daily-kind = nie ma rozdania dnia „{ $name }”; są { $known }
denied-daily-later = to czyjeś rozdanie dnia: można je obejrzeć po własnej grze w to rozdanie albo po zakończeniu dnia
denied-daily-alone = w rozdaniu dnia nikogo nie zastępuje bot: jeśli nie chcesz grać dalej, zamknij stół
denied-no-ledger = „{ $name }” nie jest liczbą z wykazem zmian: mają go na przykład money, production.money, rating i points

# --- Who asks.

denied-unknown-player = nie znamy cię: najpierw podaj imię albo wyślij swój klucz
denied-wrong-key = ten klucz niczego nie otwiera: jest w nim literówka albo został unieważniony
denied-no-bearer = nagłówek Authorization musi mieć postać „Bearer KEY”
denied-not-seated = nie masz miejsca przy tym stole
denied-not-creator = może to zrobić tylko osoba, która założyła stół
denied-others-play = grają tu też inni: trwającą grę może zamknąć tylko ten, kto gra sam; możesz odejść, a zastąpi cię bot
denied-stood-in = gra za ciebie bot; najpierw wróć na swoje miejsce
denied-other-rules = tę grę rozpoczęto według wersji { $its } zasad, a serwer gra teraz według wersji { $ours }; nie można jej kontynuować, ale jej zapis pozostaje i możesz zagrać ponownie z tymi samymi osobami
denied-other-state = zapis tej gry prowadzi po kroku { $steps } gdzie indziej niż wtedy, gdy w nią grano; aby nic nie zmieniło się po cichu, nie można jej kontynuować

# --- Seats and settings.

denied-just-taken = miejsce { $seat } właśnie zajął ktoś inny
denied-not-open = miejsce { $seat } nie jest wolne; wolne miejsca: { $open }
denied-full = przy tym stole nie ma wolnego miejsca
denied-one-seat = możesz zająć tylko jedno miejsce
denied-name = imię ma od 1 do { $most ->
        [one] { $most } widocznego znaku
       *[other] { $most } widocznych znaków
    }
denied-title = nazwa ma najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }
denied-clock = czas musi wynosić od 5 do { $most } s, a nie { $seconds } s
denied-webhook = webhook to adres http:// lub https:// o długości najwyżej 500 znaków
denied-seed = ziarno ma 64 cyfry szesnastkowe
denied-known-deal = wybrane ziarno losowe oznacza, że znasz rozdanie: inni mogą dołączyć tylko wtedy, gdy stół ma oznaczenie „known_deal”
denied-contribution = wkład ma od { $least } do { $most } cyfr szesnastkowych
denied-options = z tymi opcjami nie można grać: { $why }
denied-long-thought = bot może myśleć najwyżej { $most } ms w jednym wątku albo tyle wariantów, ile zdąży w tym czasie

# --- The game.

denied-stale = to dotyczyło chwili { $was }; stół jest już w chwili { $now }
denied-not-started = gra czeka jeszcze na graczy
denied-closed = stół został zamknięty
denied-over = gra się skończyła
denied-not-over = gra jeszcze się nie skończyła
denied-views-later = widoki z innych miejsc można zobaczyć dopiero po końcu gry
denied-review-later = trener omawia tylko skończone gry
denied-study-later = trwającą grę może badać tylko ten, kto gra w nią sam lub z botami, i tylko tam, gdzie wolno korzystać z podpowiedzi
denied-study-origin = badanie zaczyna się od stołu, od tekstu albo od zadania
denied-not-a-position = to nie jest czytelny zapis gry ani plik scenariusza: { $why }
denied-not-written = niczego do tej chwili nie da się zapisać jako scenariusz; dokończ ruch i spróbuj ponownie
denied-no-puzzle = nie ma zadania { $id }
denied-no-decision = w kroku { $step } o niczym nie decydowano albo nie jest jeszcze oceniony
denied-record-later = zapis zdradza wszystkie zakryte karty: można go pobrać dopiero po końcu gry
denied-not-a-record = to nie jest zapis gry: zapis zaczyna się wierszem „tharsis-record 1” i podaje swoją grę
denied-record = nie można przyjąć zapisu: { $why }
denied-record-unfinished = ta gra jeszcze się nie skończyła: przyjąć można tylko zapis gry zakończonej; aby zobaczyć, jak stoi, otwórz go jako pozycję do zbadania
denied-record-size = zapis gry ma najwyżej { $most } kB
denied-played-here = usunąć można tylko gry przyjęte z zapisu; grę rozegraną tutaj można ukryć
denied-too-large = przesłano więcej, niż się tu czyta
denied-unreadable = nie można odczytać wyboru { $place }: { $why }
denied-illegal = wybór { $place }: { $why }
denied-together = naraz można przesłać od 1 do { $most } wyborów, a nie { $n }
denied-request-id = id żądania ma od 1 do { $most } znaków: litery A–Z i a–z, cyfry, _ i -
denied-request-id-used = to id należy do innego twojego żądania; wymyśl nowe
denied-no-undo = nie ma czego cofnąć: działał ktoś inny albo odsłoniło się coś nowego
denied-undo-from = można cofnąć się tylko do chwili po { $floor }–{ $last } wyborach
denied-not-your-undo = po { $n ->
        [one] { $n } wyborze
       *[other] { $n } wyborach
    } wybierał ktoś inny
denied-no-redo = nie ma czego wykonać ponownie
denied-no-hints = przy tym stole gra się bez podpowiedzi
denied-not-asked = teraz nikt cię o nic nie pyta

# --- The server.

denied-bot = bot niczego nie wymyślił
denied-store = serwer nie dostał się do swojej pamięci; za chwilę spróbuj ponownie
denied-mistake = serwer popełnił błąd; nic się nie zmieniło
denied-too-many = zbyt wiele zapytań z twojego adresu; poczekaj chwilę
denied-busy = serwer jest przeciążony; spróbuj ponownie za chwilę
denied-open-tables = masz już największą dozwoloną liczbę otwartych stołów ({ $most }); najpierw zamknij któryś z nich
denied-bot-tables = masz już największą dozwoloną liczbę stołów z samymi botami ({ $most }); najpierw zamknij któryś z nich
denied-newcomers = z twojego adresu przybyło w ciągu godziny więcej nowych graczy, niż wolno ({ $most }); spróbuj później
denied-new-tables = z twojego adresu założono w ciągu godziny więcej stołów, niż wolno ({ $most }); spróbuj później
denied-streams = naraz otwarto więcej stron, niż wolno ({ $most }); zamknij kilka z nich
denied-foreign = to zapytanie pochodzi ze strony innej witryny
denied-malformed = nie można odczytać zapytania

# --- Options that cannot be played: what follows denied-options.

options-unknown = nie ma opcji „{ $name }”; do wyboru są { $known }
options-unknown-value = „{ $option }” nie może mieć wartości „{ $name }”; do wyboru są { $known }
options-seats = gra jest { $players }, a nie dla { $n }
options-only-for = „{ $option }” jest tylko { $players }, a nie dla { $n }
options-for-exactly = dla { $low ->
        [one] { $low } gracza
       *[other] { $low } graczy
    }
options-for-range = dla { $low }–{ $high } graczy
options-always = { $n ->
        [one] { $n } gracz zawsze gra
        [few] { $n } gracze zawsze grają
       *[other] { $n } graczy zawsze gra
    } z „{ $option }”
options-needs = „{ $option }” jest tylko w grze z „{ $other }”
options-clash = nie można łączyć „{ $option }” i „{ $other }”
options-no-seat = „{ $option }” dotyczy miejsca, którego nie ma; miejsca są od 0 do { $last }

# --- Choices that cannot be read or made: what follows denied-unreadable and denied-illegal.

notation-not-a-choice = „{ $name }” nie jest wyborem; możliwe wybory to { $known }
notation-no-card = nie ma karty o numerze „{ $name }”
notation-not-a-number = „{ $name }” nie jest liczbą z dozwolonego zakresu
notation-unknown = „{ $name }” tu nie występuje; do wyboru są { $known }
notation-no-area = „{ $name }” nie jest polem; pola są od 01 do { $last }
illegal-not-offered = „{ $name }” nie jest teraz możliwe; dozwolone są { $known }
illegal-not-offered-of-many = „{ $name }” nie jest teraz możliwe; dozwolone są { $known } i jeszcze { $more }

# --- Co jest nie tak z zapisem gry: to, co następuje po denied-record.

record-line = wiersz { $line }: { $why }
record-not-a-record = znaleziono „{ $name }”, a zapis zaczyna się wierszem „tharsis-record 1”
record-no-field = znaleziono „{ $name }” zamiast „{ $key } …”
record-other-game = to zapis gry „{ $name }”, a nie „{ $other }”
record-other-rules = grę rozegrano według wersji { $name } zasad, a serwer gra według wersji { $ours }: odtwórz ją wydaniem, które ją zapisało
record-seats = „{ $name }” nie jest liczbą graczy
record-deal = rozdanie to sekret o 64 cyfrach szesnastkowych i dla każdego miejsca (razem { $n }) jego wkład albo „-”
record-other-deal = ziarno losowości nie powstało z tego sekretu i tych wkładów: ktoś zmienił rozdanie
record-not-a-line = znaleziono „{ $name }” zamiast miejsca i jego wyboru
record-not-a-hash = „{ $name }” nie jest skrótem o 16 cyfrach szesnastkowych
record-other-hash = stan gry po tylu wyborach: { $steps } jest inny, niż mówi zapis; któryś z wcześniejszych wierszy zmieniono
record-cut-off = zapis jest ucięty: ostatni wiersz musi brzmieć „= SKRÓT”
