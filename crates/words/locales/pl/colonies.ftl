# Dodatek Kolonie. The expansion Colonies, which the Polish rulebook in the glossary does not cover; the words are
# those that go with its card names: floaters are dryfowce, a colony tile is a kafel kolonii, a colony is founded
# (założyć), the marker that moves along the tile is a znacznik.
#
# Forms of colony tiles: gen, ins, and on (locative with its preposition).

# --- Nouns.

# own
held-floater = { $n ->
        [one] { $n } dryfowiec
        [few] { $n } dryfowce
       *[many] { $n } dryfowców
    }
    .acc = { $n ->
        [one] { $n } dryfowiec
        [few] { $n } dryfowce
       *[many] { $n } dryfowców
    }
    .gen = { $n ->
        [one] { $n } dryfowca
       *[other] { $n } dryfowców
    }
    .name = dryfowce
    .of = dryfowców
    .how = ile dryfowców
    .each = { $n ->
        [one] każdy dryfowiec
        [few] każde { $n } dryfowce
       *[many] każde { $n } dryfowców
    }
# own
held-camp = { $n ->
        [one] { $n } obóz
        [few] { $n } obozy
       *[many] { $n } obozów
    }
    .acc = { $n ->
        [one] { $n } obóz
        [few] { $n } obozy
       *[many] { $n } obozów
    }
    .gen = { $n ->
        [one] { $n } obozu
       *[other] { $n } obozów
    }
    .name = obozy
    .of = obozów
    .how = ile obozów
    .each = { $n ->
        [one] każdy obóz
        [few] każde { $n } obozy
       *[many] każde { $n } obozów
    }
# own
colonies = { $n ->
        [one] { $n } kolonia
        [few] { $n } kolonie
       *[many] { $n } kolonii
    }
    .gen = { $n } kolonii
# own
fleets = { $n ->
        [one] { $n } flota handlowa
        [few] { $n } floty handlowe
       *[many] { $n } flot handlowych
    }
    .acc = { $n ->
        [one] { $n } flotę handlową
        [few] { $n } floty handlowe
       *[many] { $n } flot handlowych
    }

moon-callisto = Kallisto
    .gen = Kallisto
    .ins = Kallisto
    .on = na Kallisto
# own
moon-ceres = Ceres
    .gen = Ceres
    .ins = Ceres
    .on = na Ceres
# own
moon-enceladus = Enceladus
    .gen = Enceladusa
    .ins = Enceladusem
    .on = na Enceladusie
# own
moon-europa = Europa
    .gen = Europy
    .ins = Europą
    .on = na Europie
moon-ganymede = Ganimedes
    .gen = Ganimedesa
    .ins = Ganimedesem
    .on = na Ganimedesie
# own
moon-io = Io
    .gen = Io
    .ins = Io
    .on = na Io
moon-luna = Księżyc
    .gen = Księżyca
    .ins = Księżycem
    .on = na Księżycu
# own
moon-miranda = Miranda
    .gen = Mirandy
    .ins = Mirandą
    .on = na Mirandzie
moon-pluto = Pluton
    .gen = Plutona
    .ins = Plutonem
    .on = na Plutonie
moon-titan = Tytan
    .gen = Tytana
    .ins = Tytanem
    .on = na Tytanie
moon-triton = Tryton
    .gen = Trytona
    .ins = Trytonem
    .on = na Trytonie

# own
deck-colonies = Kolonie
# own
project-build-colony = Założenie kolonii
# own
phase-solar = faza słoneczna

# --- Instructions.

draw-per = dobierz { $what_acc } za { $each_self }
discard = odrzuć 1 kartę z ręki
take-from-own = usuń { $what_acc } ze swojej karty
exchange-here = wydaj dowolną liczbę { $what_of } z tej karty (co najmniej 1) → otrzymaj tyle samo { $to_of }
add-to-tagged = dodaj { $what_acc } na swoją kartę z symbolem { $tag_gen }
place-colony = załóż kolonię
place-colony-own-too = załóż kolonię, także na kaflu, na którym już ją masz
trade-free = handluj z wybranym kaflem kolonii bez opłaty
colony-bonuses = otrzymaj jeden raz premię kolonialną za każdą swoją kolonię
move-markers = przesuń znacznik jednego kafla kolonii o 1 poziom w górę, a znacznik innego o 1 poziom w dół
add-moon = wprowadź do gry kafel kolonii, którego jeszcze w niej nie ma

# --- What is counted, in the accusative after "za".

each-tag-in-play = { $n ->
        [one] każdy symbol { $tag_gen } w grze (czyjkolwiek)
        [few] każde { $n } symbole { $tag_gen } w grze (czyjekolwiek)
       *[many] każde { $n } symboli { $tag_gen } w grze (czyichkolwiek)
    }
each-untagged = { $n ->
        [one] każdą twoją kartę bez symboli, łącznie z tą
        [few] każde { $n } twoje karty bez symboli, łącznie z tą
       *[many] każde { $n } twoich kart bez symboli, łącznie z tą
    }
    .self = { $n ->
        [one] każdą swoją kartę bez symboli, łącznie z tą
        [few] każde { $n } swoje karty bez symboli, łącznie z tą
       *[many] każde { $n } swoich kart bez symboli, łącznie z tą
    }
each-held = { $what_each } na twoich kartach
    .self = { $what_each } na swoich kartach
each-here-up-to = { $what_each } na tej karcie, najwyżej { $most }
each-own-colony = { $n ->
        [one] każdą twoją kolonię
        [few] każde { $n } twoje kolonie
       *[many] każde { $n } twoich kolonii
    }
    .self = { $n ->
        [one] każdą swoją kolonię
        [few] każde { $n } swoje kolonie
       *[many] każde { $n } swoich kolonii
    }
each-colony = { $n ->
        [one] każdą kolonię w grze (czyjąkolwiek)
        [few] każde { $n } kolonie w grze (czyjekolwiek)
       *[many] każde { $n } kolonii w grze (czyichkolwiek)
    }

# --- Requirements.

need-own-cities = { $n ->
        [one] własne miasto
        [few] { $n } własne miasta
       *[many] { $n } własnych miast
    }
need-held = { $what } na twoich kartach
need-colonies = { $what }
need-colonies-at-most = co najwyżej { $what }

# --- Triggers and lasting effects.

when-card-paid = gdy zapłacisz za kartę o wydrukowanym koszcie co najmniej { $what_acc }
when-new-tag = gdy zagrywasz kartę z symbolem kategorii, której jeszcze nie masz (wydarzenia się nie liczą)
when-colony-you = gdy zakładasz kolonię
when-colony-anyone = gdy dowolny gracz zakłada kolonię
cheaper-trade = handel kosztuje cię o { $n } mniej, czymkolwiek płacisz
higher-trade = zanim zahandlujesz, możesz przesunąć znacznik kafla o { $steps } w górę
cards-for = każda kupowana karta kosztuje cię { $what_acc } zamiast { $usual }
here-as-heat = { $what_each } z tej karty możesz wydać jako { $heat_acc }

# --- Colony tiles.

no-income = nic
moon-wakes = kafel jest nieaktywny, dopóki w grze nie ma karty, na której gromadzi się { $what_name }

# --- Events.

cause-trade = handel z { $moon_ins }
cause-build = kolonia { $moon_on }
cause-colony-bonus = premia kolonialna { $moon_gen }
cause-solar = faza słoneczna
event-phase-solar = pokolenie { $generation }: faza słoneczna
event-moon-in-play = { $moon } wchodzi do gry
event-moon-asleep = { $moon } wchodzi do gry, na razie w stanie nieaktywnym
event-moon-left-out = { $moon } pozostaje poza grą
event-moon-woke = { $moon } się uaktywnia
event-colony-placed = { $seat_is ->
        [you] zakładasz
       *[other] { $seat } zakłada
    } kolonię { $moon_on }
event-fleet-sent = { $seat_is ->
        [you] handlujesz
       *[other] { $seat } handluje
    } z { $moon_ins }
event-fleets-back = wszystkie floty handlowe wracają
event-marker-up = znacznik { $moon_gen } przesuwa się w górę, na pozycję { $n }
event-marker-down = znacznik { $moon_gen } przesuwa się w dół, na pozycję { $n }

# --- Questions and labels.

question-leave-out = Który z tych kafli kolonii ma pozostać poza grą?
question-moon = { $cause }: { $clause }. Który kafel kolonii?
question-heat = { $cause }, do wydania { $due }: { $what_how } wykorzystujesz w zamian?
question-raise-marker = Handel z { $moon_ins }: o ile najpierw przesuwasz znacznik w górę?
question-lower-marker = { $cause }: znacznik { $moon_gen } przesuwa się w górę. Który przesuwa się w dół?
choice-trade = Handel z { $moon_ins }, płatność: { $with_name }
choice-marker-up = O { $steps } w górę

# --- Reasons.

own-cities-short = potrzebujesz { $need ->
        [one] { $need } własnego miasta
       *[other] { $need } własnych miast
    }, masz { $have }
held-short = potrzebujesz { $what_gen } na swoich kartach, masz { $have }
colonies-short = potrzebujesz { $what_gen }, masz { $have }
colonies-too-many = masz { $have ->
        [one] { $have } kolonię
        [few] { $have } kolonie
       *[many] { $have } kolonii
    }, dozwolone najwyżej { $most }
no-colonies = gra toczy się bez dodatku Kolonie
no-moon-to-settle = na żadnym kaflu kolonii nie ma dla ciebie miejsca
moon-absent = { $moon_gen } nie ma w tej grze
moon-asleep = { $moon }: kafel nieaktywny, na żadnej karcie nie gromadzi się { $what_of }
moon-full = { $moon_on } są już trzy kolonie
moon-settled = masz już kolonię { $moon_on }
moon-visited = { $seat_is ->
        [you] jest tam twoja flota
       *[other] jest tam flota { $seat_gen }
    }
no-fleet = nie masz wolnej floty handlowej
no-moon-to-visit = brak kafla kolonii, z którym można handlować
no-markers-to-move = brak dwóch znaczników do przesunięcia
marker-stuck = znacznika { $moon_gen } nie można tam przesunąć
moon-in-play = { $moon } jest już w grze
no-moon-to-add = brak kafla kolonii, który można wprowadzić do gry
