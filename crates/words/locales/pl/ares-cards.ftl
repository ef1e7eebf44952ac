# Ekspedycja Ares. Its nouns and what its cards do: clauses in the second person singular, without capital and full
# stop. Nouns shared with the other game stand in rules.ftl. No Polish rulebook of it is in the glossary, so terms that
# the other game does not have are our own.
#
# Forms: products acc; kinds of cards many (the genitive plural with the word karta); zones are feminine, after the word
# strefa, and gen; phases gen; pieces acc.

# --- Nouns.

ares-either = { $before } lub { $after }

ares-product-money = { $n } M€
    .name = M€
    .acc = { $n } M€
ares-product-heat = { $n ->
        [one] { $n } ciepło
       *[other] { $n } ciepła
    }
    .name = ciepło
    .acc = { $n ->
        [one] { $n } ciepło
       *[other] { $n } ciepła
    }
ares-product-plants = { $n ->
        [one] { $n } roślinność
       *[other] { $n } roślinności
    }
    .name = roślinność
    .acc = { $n ->
        [one] { $n } roślinność
       *[other] { $n } roślinności
    }
ares-product-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .name = karty
    .acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }

ares-kind-green = zielona karta
    .many = zielonych kart
ares-kind-blue = niebieska karta
    .many = niebieskich kart
ares-kind-red = czerwona karta
    .many = czerwonych kart
ares-kind-corporation = korporacja
    .many = kart korporacji

# own
ares-zone-purple = fioletowa
    .gen = fioletowej
# own
ares-zone-red = czerwona
    .gen = czerwonej
# own
ares-zone-yellow = żółta
    .gen = żółtej
# own
ares-zone-white = biała
    .gen = białej

# own
ares-standard-forest-plants = las za roślinność
# own
ares-standard-forest-megacredits = las za M€
# own
ares-standard-temperature-heat = Temperatura za ciepło
# own
ares-standard-temperature-megacredits = Temperatura za M€
# own
ares-standard-ocean = ocean za M€

ares-phase-setup = przygotowanie do gry
    .gen = przygotowania do gry
# own
ares-phase-planning = planowanie
    .gen = planowania
# own
ares-phase-pool = wspólna pula
    .gen = wspólnej puli
# own
ares-phase-development = rozwój
    .gen = rozwoju
# own
ares-phase-construction = budowa
    .gen = budowy
# own
ares-phase-action = akcje
    .gen = akcji
# own
ares-phase-production = produkcja
    .gen = produkcji
# own
ares-phase-research = badania
    .gen = badań
# own
ares-phase-end = koniec rundy
    .gen = końca rundy
ares-phase-over = koniec gry
    .gen = końca gry

# Co daje faza: wszystkim, i dodatkowo tym, którzy ją wybrali. Krótko: stoi na kartach faz.
ares-phase-all-development = Zagraj zieloną kartę
ares-phase-all-construction = Zagraj niebieską lub czerwoną kartę
ares-phase-all-action = Użyj akcji kart i akcji standardowych
ares-phase-all-production = Otrzymaj swoją produkcję
ares-phase-all-research = Karty: dobierz { $draw }, zachowaj { $keep }
ares-phase-bonus-development = Kosztuje o { $what_acc } mniej
ares-phase-bonus-construction = Dobierz kartę albo zagraj jeszcze jedną
ares-phase-bonus-action = Użyj jednej akcji karty ponownie
ares-phase-bonus-production = Otrzymaj { $what_acc }
ares-phase-bonus-research = Dobierz o { $draw } więcej, zachowaj o { $keep } więcej

# own
ares-piece-cube = kostka
    .acc = kostkę
# own
ares-piece-marker = znacznik wymiany
    .acc = znacznik wymiany

# own
ares-level-beginner = początkujący
# own
ares-level-experienced = doświadczony
# own
ares-level-expert = ekspert

# --- What is counted, in the accusative after "za". $n is how many make one share. self as in cards.ftl.

ares-each-tag = { $n ->
        [one] każdy twój symbol { $tag_gen }
        [few] każde { $n } twoje symbole { $tag_gen }
       *[many] każde { $n } twoich symboli { $tag_gen }
    }
    .self = { $n ->
        [one] każdy swój symbol { $tag_gen }
        [few] każde { $n } swoje symbole { $tag_gen }
       *[many] każde { $n } swoich symboli { $tag_gen }
    }
ares-each-forest = { $n ->
        [one] każdy twój las
        [few] każde { $n } twoje lasy
       *[many] każde { $n } twoich lasów
    }
    .self = { $n ->
        [one] każdy swój las
        [few] każde { $n } swoje lasy
       *[many] każde { $n } swoich lasów
    }
ares-each-blue-card = { $n ->
        [one] każdą twoją niebieską kartę w grze
        [few] każde { $n } twoje niebieskie karty w grze
       *[many] każde { $n } twoich niebieskich kart w grze
    }
ares-each-card = { $n ->
        [one] każdą twoją kartę projektu w grze
        [few] każde { $n } twoje karty projektów w grze
       *[many] każde { $n } twoich kart projektów w grze
    }
ares-each-level = każdy twój poziom { $what_of }
    .self = każdy swój poziom { $what_of }

# --- Instructions.

ares-gain = otrzymaj { $what_acc }
ares-spend = wydaj { $what_acc }
ares-spend-fewer = wydaj { $what_acc } (tylko { $fewer }, jeśli twoją fazą jest faza akcji)
ares-pay-less = wydaj { $what_acc }, o { $off_acc } mniej za { $each_self }
ares-pay-few = wydaj { $what_acc } albo, jeśli masz w grze co najmniej { $need ->
        [one] { $need } niebieską kartę
        [few] { $need } niebieskie karty
       *[many] { $need } niebieskich kart
    }, tylko { $few_acc }
ares-lower-rating = obniż swój współczynnik terraformacji o { $steps }
ares-produce = podnieś swoją produkcję o { $what_acc }
ares-produce-per = podnieś swoją produkcję o { $what_acc } za { $each_self }
ares-raise-level = podnieś swój poziom { $what_of } o { $n }
ares-rate = podnieś swój współczynnik terraformacji o { $steps }
ares-rate-per = podnieś swój współczynnik terraformacji o { $steps } za { $each_self }
ares-warm-temperature = podnieś Temperaturę o { $steps }
ares-warm-oxygen = podnieś Poziom Tlenu o { $steps }
ares-flip = odwróć { $n ->
        [one] { $n } obszar oceanów
        [few] { $n } obszary oceanów
       *[many] { $n } obszarów oceanów
    }
ares-forest = posadź { $n ->
        [one] { $n } las i podnieś Poziom Tlenu o { $n } poziom
        [few] { $n } lasy i podnieś Poziom Tlenu o { $n } poziomy
       *[many] { $n } lasów i podnieś Poziom Tlenu o { $n } poziomów
    }
ares-draw = dobierz { $what_acc }
ares-draw-keep = dobierz { $what_acc }, zachowaj { $kept }, a resztę odrzuć
ares-discard = odrzuć z ręki { $what_acc }
ares-redraw = odrzuć z ręki najwyżej { $what_acc } i dobierz tyle samo
ares-may-discard = możesz odrzucić kartę z ręki, aby dobrać 1 kartę, a jeśli odrzucona ma symbol { $tag_gen }, to 2
ares-reveal-take = odkryj { $what_acc }, weź jedną z symbolem { $tags_gen }, a pozostałe odrzuć
ares-reveal-green = odkryj kartę: jeśli jest zielona, odrzuć ją i otrzymaj { $what_acc }, a jeśli nie, weź ją na rękę
ares-add-here = dodaj { $what_acc } na tę kartę
ares-add-to = dodaj { $what_acc } na inną swoją kartę
ares-add-to-any = dodaj { $what_acc } na swoją kartę, na której gromadzi się zasoby
ares-take-here = usuń { $what_acc } z tej karty
ares-take-from = usuń { $what_acc } ze swojej karty
ares-one-of = wybierz jedno: { $options }
ares-exchange = zamień { $most ->
        [0] dowolną ilość { $from_of }
       *[other] do { $most } { $from_of }
    } w tyle samo { $to_of }
ares-if-tags = jeśli masz co najmniej { $tags }, { $then }
ares-if-chosen = jeśli twoją fazą jest faza akcji, { $then }
ares-play-more = w tej fazie możesz zagrać jeszcze jedną niebieską lub czerwoną kartę
ares-play-free = możesz zagrać bez płacenia zieloną kartę o wydrukowanym koszcie najwyżej { $what_acc }
ares-next-cheaper = następna karta, którą zagrasz w tej fazie, kosztuje o { $what_acc } mniej
ares-next-eased = dla następnej karty, którą zagrasz w tej fazie, Temperatura i Poziom Tlenu liczą się o jedną strefę wyżej lub niżej

# --- Requirements, as a list after "wymagania:".

ares-need-at-least = { $what } co najmniej w strefie { $zone_gen }
ares-need-at-most = { $what } co najwyżej w strefie { $zone_gen }
ares-need-oceans = co najmniej { $n ->
        [one] { $n } ocean
        [few] { $n } oceany
       *[many] { $n } oceanów
    }
ares-need-oceans-at-most = co najwyżej { $n ->
        [one] { $n } ocean
        [few] { $n } oceany
       *[many] { $n } oceanów
    }
ares-need-tags = { $tags }
ares-need-rating = współczynnik terraformacji co najmniej { $n }
ares-need-spend = wydanie { $what_gen }
ares-need-spend-rating = obniżenie swojego współczynnika terraformacji o { $steps }

# --- Lasting effects. The triggers end in a clause, because a comma follows.

ares-when-tag = za każdy symbol { $tags_gen }, który zagrywasz
ares-when-tag-own = za każdy symbol { $tags_gen }, który zagrywasz (łącznie z tą kartą)
ares-when-card = gdy zagrywasz inną kartę
ares-when-steel = za każdy poziom stali, który daje ci zagrana karta
ares-when-temperature = za każdy poziom, o który podnosisz Temperaturę
ares-when-ocean = gdy odwracasz obszar oceanów
ares-when-any-parameter = za każdy poziom lub obszar, o który podnosisz Wskaźnik Globalny
ares-when-forest = gdy otrzymujesz las
ares-when-action = gdy wykorzystujesz akcję z karty
ares-cheaper = twoje karty kosztują o { $what_acc } mniej
ares-cheaper-tag = twoje karty kosztują o { $what_acc } mniej za każdy symbol { $tags_gen }, który na nich widnieje
ares-cheaper-from = twoje karty o wydrukowanym koszcie co najmniej { $cost_acc } kosztują o { $what_acc } mniej
ares-cheaper-standard = twoje akcje standardowe za M€ kosztują o { $what_acc } mniej
ares-worth-more = każdy twój poziom { $level_of } daje upust większy o { $what_acc }
ares-may-pay-any = dowolną część M€ możesz płacić za pomocą { $with_of }
ares-may-pay = gdy zagrywasz kartę, możesz wydać { $units_acc }, aby zapłacić o { $what_acc } mniej
ares-forest-for = las kosztuje cię { $what_acc }
ares-eased = w wymaganiach twoich kart Temperatura i Poziom Tlenu liczą się o jedną strefę wyżej lub niżej
ares-sells-for-more = każda sprzedana karta daje ci o { $what_acc } więcej
ares-research-more = w fazie badań { $keep ->
        [0] dobierasz o { $draw ->
            [one] { $draw } kartę
            [few] { $draw } karty
           *[many] { $draw } kart
        } więcej
       *[other] { $draw ->
            [0] zachowujesz o { $keep ->
                [one] { $keep } kartę
                [few] { $keep } karty
               *[many] { $keep } kart
            } więcej
           *[other] dobierasz o { $draw ->
                [one] { $draw } kartę
                [few] { $draw } karty
               *[many] { $draw } kart
            } więcej i zachowujesz o { $keep } więcej
        }
    }
ares-buy-step = gdy twój współczynnik terraformacji wzrośnie po raz pierwszy w danej fazie, możesz zapłacić { $what_acc }, aby podnieść go o 1 poziom

# --- Points.

ares-points = { $points }
ares-points-here = { $points } za { $each_each } na tej karcie
ares-points-per = { $points } za { $each }

# --- Lines of a card.

ares-line = { $sentence }
ares-line-action = Akcja: { $sentence }
ares-line-action-more = Lub: { $sentence }
ares-line-effect = Efekt trwały: { $sentence }
