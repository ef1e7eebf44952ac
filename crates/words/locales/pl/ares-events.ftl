# Ekspedycja Ares: co się wydarzyło. What happened, in the present tense, which shows no gender. Clauses without a full
# stop; the cause follows in brackets.

# --- Causes, as nouns.

ares-cause-standard = akcja standardowa: { $standard }
ares-cause-tile = obszar oceanów
ares-cause-phase = faza { $phase_gen }
ares-cause-sale = sprzedaż kart
ares-cause-hand-limit = limit kart na ręce
ares-cause-pool = wspólna pula
ares-cause-counter = licznik

# --- The course of the game.

ares-event-setup = przygotowanie do gry
ares-event-planning = runda { $round }: planowanie
ares-event-pool = runda { $round }: branie elementów ze wspólnej puli
ares-event-development = runda { $round }: faza rozwoju
ares-event-construction = runda { $round }: faza budowy
ares-event-action = runda { $round }: faza akcji
ares-event-production = runda { $round }: faza produkcji
ares-event-research = runda { $round }: faza badań
ares-event-end = koniec rundy { $round }
ares-event-over = koniec gry
ares-event-planned = { $seat_is ->
        [you] masz
       *[other] { $seat } ma
    } już wybraną fazę
ares-event-revealed = { $seat_is ->
        [you] wybierasz
       *[other] { $seat } wybiera
    } fazę { $phase_gen }
ares-event-revealed-neutral = neutralną fazą jest faza { $phase_gen }
ares-event-finished = { $seat_is ->
        [you] kończysz
       *[other] { $seat } kończy
    }
ares-event-counted = neutralny licznik rośnie do { $n }
ares-event-reshuffled = stos kart odrzuconych zostaje potasowany i tworzy nową talię
ares-event-score = { $seat } – { $points }
ares-event-game-ended = koniec gry: { $scores }; { $n ->
        [one] zwycięzca
       *[other] zwycięzcy
    }: { $winners }
ares-event-game-lost = koniec gry, przegrana: { $scores }

# --- Deeds.

ares-event-corporation = { $seat_is ->
        [you] grasz
       *[other] { $seat } gra
    } korporacją { $card }
ares-event-played = { $seat_is ->
        [you] zagrywasz
       *[other] { $seat } zagrywa
    } kartę „{ $card }”
ares-event-used = { $seat_is ->
        [you] wykorzystujesz
       *[other] { $seat } wykorzystuje
    } kartę „{ $card }”
ares-event-used-again = { $seat_is ->
        [you] ponownie wykorzystujesz
       *[other] { $seat } ponownie wykorzystuje
    } kartę „{ $card }”
ares-event-standard = { $seat_is ->
        [you] wykorzystujesz
       *[other] { $seat } wykorzystuje
    } akcję standardową: { $standard }
ares-event-sold = { $seat_is ->
        [you] sprzedajesz
       *[other] { $seat } sprzedaje
    } kartę „{ $card }”
ares-event-sold-hidden = { $seat_is ->
        [you] sprzedajesz
       *[other] { $seat } sprzedaje
    } { $what_acc }
ares-event-took = { $seat_is ->
        [you] bierzesz
       *[other] { $seat } bierze
    } { $piece_acc } ze wspólnej puli
ares-event-offered = { $seat_is ->
        [you] proponujesz
       *[other] { $seat } proponuje
    } drugiemu graczowi kartę „{ $card }”
ares-event-offered-hidden = { $seat_is ->
        [you] proponujesz
       *[other] { $seat } proponuje
    } drugiemu graczowi { $what_acc }
ares-event-swapped = { $seat_is ->
        [you] dostajesz
       *[other] { $seat } dostaje
    } w zamian kartę „{ $card }”
ares-event-swapped-hidden = { $seat_is ->
        [you] dostajesz
       *[other] { $seat } dostaje
    } w zamian { $what_acc }
ares-event-not-swapped = { $seat_is ->
        [you] wycofujesz
       *[other] { $seat } wycofuje
    } propozycję

# --- Changes.

ares-event-paid = { $seat_is ->
        [you] płacisz
       *[other] { $seat } płaci
    } { $what_acc }
ares-event-gained = { $seat_is ->
        [you] otrzymujesz
       *[other] { $seat } otrzymuje
    } { $what_acc }
ares-event-production-up = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } swoją produkcję o { $what_acc }
ares-event-production-down = { $seat_is ->
        [you] obniżasz
       *[other] { $seat } obniża
    } swoją produkcję o { $what_acc }
ares-event-level = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } swój poziom { $what_of } o { $n }
ares-event-rated = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } swój współczynnik terraformacji o { $steps }
ares-event-rated-down = { $seat_is ->
        [you] obniżasz
       *[other] { $seat } obniża
    } swój współczynnik terraformacji o { $steps }
ares-event-raised-temperature = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } Temperaturę do { $n } °C
ares-event-raised-oxygen = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } Poziom Tlenu do { $n }%
ares-event-rises-temperature = Temperatura rośnie do { $n } °C
ares-event-rises-oxygen = Poziom Tlenu rośnie do { $n }%
ares-event-flipped = { $seat_is ->
        [you] odwracasz
       *[other] { $seat } odwraca
    } obszar oceanów
ares-event-flipped-again = { $seat_is ->
        [you] ponownie otrzymujesz
       *[other] { $seat } ponownie otrzymuje
    } premię ostatniego obszaru oceanów
ares-event-forested = { $seat_is ->
        [you] sadzisz
       *[other] { $seat } sadzi
    } las
ares-event-added = { $seat_is ->
        [you] dodajesz
       *[other] { $seat } dodaje
    } { $what_acc } na kartę „{ $card }”
ares-event-removed = { $seat_is ->
        [you] usuwasz
       *[other] { $seat } usuwa
    } { $what_acc } z karty „{ $card }”
ares-event-play-more = { $seat_is ->
        [you] możesz
       *[other] { $seat } może
    } w tej fazie zagrać jeszcze jedną niebieską lub czerwoną kartę
ares-event-play-free = { $seat_is ->
        [you] możesz
       *[other] { $seat } może
    } zagrać bez płacenia zieloną kartę o wydrukowanym koszcie najwyżej { $what_acc }
ares-event-next-cheaper = { $seat_is ->
        [you] twoja następna karta
       *[other] następna karta { $seat_gen }
    } w tej fazie kosztuje o { $what_acc } mniej
ares-event-next-eased = { $seat_is ->
        [you] twoja następna karta
       *[other] następna karta { $seat_gen }
    } w tej fazie może odbiegać o jedną strefę od swoich wymagań

# --- Cards.

ares-event-drew = { $seat_is ->
        [you] dobierasz
       *[other] { $seat } dobiera
    } kartę „{ $card }”
ares-event-drew-hidden = { $seat_is ->
        [you] dobierasz
       *[other] { $seat } dobiera
    } { $what_acc }
ares-event-dealt = { $seat_is ->
        [you] dostajesz
       *[other] { $seat } dostaje
    } kartę „{ $card }”
ares-event-dealt-hidden = { $seat_is ->
        [you] dostajesz
       *[other] { $seat } dostaje
    } { $what_acc }
ares-event-discarded = { $seat_is ->
        [you] odrzucasz
       *[other] { $seat } odrzuca
    } kartę „{ $card }”
ares-event-discarded-hidden = { $seat_is ->
        [you] odrzucasz
       *[other] { $seat } odrzuca
    } { $what_acc }
ares-event-shown = { $seat_is ->
        [you] odkrywasz
       *[other] { $seat } odkrywa
    } kartę „{ $card }”
