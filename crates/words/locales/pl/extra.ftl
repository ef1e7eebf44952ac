# Dodatki Preludium i Wenus: their nouns, what their cards say, what is asked and what happens, under the conventions
# of the other files. The Venus scale is Współczynnik Terraformacji Wenus, with capitals as the other global parameters.

# --- Nouns.

# own
held-asteroid = { $n ->
        [one] { $n } asteroida
        [few] { $n } asteroidy
       *[many] { $n } asteroid
    }
    .acc = { $n ->
        [one] { $n } asteroidę
        [few] { $n } asteroidy
       *[many] { $n } asteroid
    }
    .gen = { $n ->
        [one] { $n } asteroidy
       *[other] { $n } asteroid
    }
    .name = asteroidy
    .of = asteroid
    .how = ile asteroid
    .each = { $n ->
        [one] każdą asteroidę
        [few] każde { $n } asteroidy
       *[many] każde { $n } asteroid
    }
# own
tag-venus = Wenus
    .gen = Wenus
# own
kind-prelude = preludium
# own
deck-prelude = Preludium
# own
deck-venus = Wenus
parameter-venus = Współczynnik Terraformacji Wenus
# own
phase-prelude = preludia
area-dawn-city = { card-220 }
    .name = { card-220 }
    .on = na polu „{ card-220 }” poza Marsem
    .gen = pola „{ card-220 }”
area-luna-metropolis = { card-236 }
    .name = { card-236 }
    .on = na Księżycu
    .gen = Księżyca
area-maxwell-base = { card-238 }
    .name = { card-238 }
    .on = na Wenus, na polu „{ card-238 }”
    .gen = pola „{ card-238 }”
area-stratopolis = { card-248 }
    .name = { card-248 }
    .on = w atmosferze Wenus, na polu „{ card-248 }”
    .gen = pola „{ card-248 }”
project-air-scrapping = Uzdatnianie powietrza
project-buffer-gas = Gaz buforowy
milestone-hoverlord = Władca Przestworzy
milestone-hoverlord-text = Miej na swoich kartach łącznie co najmniej { $need ->
        [one] { $need } dryfowiec
        [few] { $need } dryfowce
       *[many] { $need } dryfowców
    }.
milestone-hoverlord-not-met = dryfowców na kartach: { $have } z { $need }
award-venuphile = Wenufil
award-venuphile-text = Najwięcej symboli Wenus (wydarzenia się nie liczą).

# --- Instructions.

raise-venus = podnieś Współczynnik Terraformacji Wenus o { $steps }
owe-by-card = zapłać { $what_acc } (możesz użyć także tego, co daje ta karta)
place-volcanic-city = umieść { $tile_acc } na polu wulkanicznym, także obok innych miast (na mapie bez wulkanów jak zwykłe miasto)
place-off-mars = umieść { $tile_acc } na polu zarezerwowanym na tę kartę, poza Marsem
exchange-here-for-more = wydaj dowolną liczbę { $what_of } z tej karty (co najmniej 1) → otrzymaj { $to_acc } za { $what_each }
play-card-cheaper = zagraj od razu kartę z ręki, płacąc o { $what_acc } mniej
play-card-eased = zagraj od razu kartę z ręki, płacąc jej koszt, ale pomijając jej wymagania Wskaźników Globalnych
play-prelude = dobierz { $n ->
        [one] { $n } preludium
        [few] { $n } preludia
       *[many] { $n } preludiów
    }, zagraj jedno z nich, a pozostałe odrzuć
fund-award = ufunduj dowolną Nagrodę bez opłaty
draw-with-tags = dobierz { $what_acc } albo, jeśli masz co najmniej { $tags }, zamiast tego { $many_acc }
draw-sought-tag = odkrywaj karty z talii, aż znajdziesz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } z symbolem { $tag_gen }; znalezione weź na rękę, a pozostałe odrzuć
draw-sought-held = odkrywaj karty z talii, aż znajdziesz { $n ->
        [one] { $n } kartę dotyczącą
        [few] { $n } karty dotyczące
       *[many] { $n } kart dotyczących
    } { $what_of }; znalezione weź na rękę, a pozostałe odrzuć
discard-to-draw = odrzuć 1 kartę z ręki, a następnie dobierz { $what_acc }
others-draw = każdy przeciwnik dobiera { $what_acc }
add-any-tagged = dodaj { $what_acc } na { $another ->
        [0] swoją kartę
       *[other] inną swoją kartę
    } z symbolem { $tag_gen } (tego rodzaju, jaki się na niej gromadzi)
add-either-tagged = dodaj { $second_acc } lub { $first_acc } na { $another ->
        [0] swoją kartę
       *[other] inną swoją kartę
    } z symbolem { $tag_gen }
add-per-tagged = dodaj { $what_acc } za { $each_self }, wszystkie na jedną swoją kartę z symbolem { $tag_gen }
tagged-loses = jeden dowolny gracz z symbolem { $tag_gen } w grze traci do { $what_gen }
produce-lowest = podnieś swoją najniższą produkcję o { $steps } (jeśli kilka jest równych, wybierz jedną z nich)
repeat-action = wykorzystaj jeszcze raz akcję jednej ze swoich niebieskich kart, wykorzystaną już w tym pokoleniu
world-government = podnieś jeden Wskaźnik Globalny o 1 poziom albo umieść 1 obszar oceanów, za co nikt nic nie otrzymuje
govern-temperature = Temperatura rośnie o { $steps }, za co nikt nic nie otrzymuje
govern-oxygen = Poziom Tlenu rośnie o { $steps }, za co nikt nic nie otrzymuje
govern-venus = Współczynnik Terraformacji Wenus rośnie o { $steps }, za co nikt nic nie otrzymuje

# --- Requirements, triggers, what always holds.

need-at-least-venus = Współczynnik Terraformacji Wenus co najmniej { $n }%
need-at-most-venus = Współczynnik Terraformacji Wenus co najwyżej { $n }%
need-rating = współczynnik terraformacji co najmniej { $n }
when-points-paid = gdy zagrywasz kartę z punktami zwycięstwa (z wyjątkiem ujemnych)
when-raised-venus = za każdy poziom, o który ktokolwiek, także Rząd Ziemi, podnosi Współczynnik Terraformacji Wenus
eased-venus = wymagania Współczynnika Terraformacji Wenus swoich kart możesz złagodzić o maksymalnie { $steps }
here-pays = gdy płacisz za kartę z symbolem { $tag_gen }, { $what_each } z tej karty możesz wydać jako { $money_acc }
raises-give = ilekroć rośnie jedna z twoich produkcji, od razu otrzymaj tyle samo jednostek tego zasobu

# --- Causes and events.

cause-venus = Współczynnik Terraformacji Wenus { $n }%
cause-world-government = Rząd Ziemi
cause-prelude = rekompensata za preludium
event-phase-prelude = zagrywanie preludiów
event-raised-venus = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } Współczynnik Terraformacji Wenus do { $n }%
event-shifted-venus = Współczynnik Terraformacji Wenus wynosi { $n }%
event-prelude-kept = { $seat_is ->
        [you] zachowujesz
       *[other] { $seat } zachowuje
    } preludium „{ $card }”
event-prelude-kept-hidden = { $seat_is ->
        [you] zachowujesz
       *[other] { $seat } zachowuje
    } { $n ->
        [one] preludium
        [few] { $n } preludia
       *[other] { $n } preludiów
    }
event-found = { $seat_is ->
        [you] pokazujesz kartę „{ $card }” i bierzesz ją na rękę
       *[other] { $seat } pokazuje kartę „{ $card }” i bierze ją na rękę
    }
event-unplayable = { $seat_is ->
        [you] nie możesz zagrać preludium „{ $card }”: pokazujesz je i odrzucasz
       *[other] { $seat } nie może zagrać preludium „{ $card }”: pokazuje je i odrzuca
    }
event-paid-here = { $seat_is ->
        [you] płacisz
       *[other] { $seat } płaci
    } { $what_acc } z karty „{ $card }”
event-next-card-free = { $seat_is ->
        [you] zagrywasz
       *[other] { $seat } zagrywa
    } następną kartę, pomijając jej wymagania Wskaźników Globalnych

# --- Questions and labels.

question-preludes = Wybierz dwa ze swoich preludiów.
question-prelude = Które preludium zagrywasz jako następne?
question-played = { $cause }: { $clause }. Którą kartę zagrywasz?
question-award = { $cause }: { $clause }. Która Nagroda?
question-parameter = { $cause }: { $clause }. Który Wskaźnik Globalny?
question-repeat = Którą akcję karty „{ $card }” wykorzystujesz?
choice-parameter = { $what }

# --- Reasons.

too-low-venus = Współczynnik Terraformacji Wenus { $now }%, potrzeba { $need }%{ $eased ->
        [0] { "" }
        [one] {" "}(złagodzone o { $eased } poziom)
        [few] {" "}(złagodzone o { $eased } poziomy)
       *[many] {" "}(złagodzone o { $eased } poziomów)
    }
too-high-venus = Współczynnik Terraformacji Wenus { $now }%, dozwolone najwyżej { $need }%{ $eased ->
        [0] { "" }
        [one] {" "}(złagodzone o { $eased } poziom)
        [few] {" "}(złagodzone o { $eased } poziomy)
       *[many] {" "}(złagodzone o { $eased } poziomów)
    }
rating-short = współczynnik terraformacji { $have }, potrzeba { $need }
no-card-to-discard = brak innej karty na ręce do odrzucenia
no-card-to-play = żadnej karty z ręki nie można zagrać
nothing-to-repeat = żadnej wykorzystanej akcji nie można wykorzystać ponownie
no-venus = gra toczy się bez dodatku Wenus
no-rating-goal = tylko w wariancie 1-osobowym, w którym celem jest współczynnik terraformacji
