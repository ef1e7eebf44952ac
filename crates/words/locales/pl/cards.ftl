# Co robią karty. What cards do: clauses in the second person singular, without capital and full stop. Card names
# are not declined and stand in quotes after the word karta.

# --- Instructions.

gain = otrzymaj { $what_acc }
gain-per = otrzymaj { $what_acc } za { $each_self }
lose = strać { $what_acc }
spend = wydaj { $what_acc }
spend-with = wydaj { $what_acc } (możesz płacić także za pomocą { $with_of })

produce-more = podnieś swoją produkcję { $what_of } o { $steps }
produce-less = obniż swoją produkcję { $what_of } o { $steps }
produce-per = podnieś swoją produkcję { $what_of } o { $steps } za { $each_self }
produce-with-tags = podnieś swoją produkcję { $what_of } o { $steps } albo, jeśli masz co najmniej { $tags }, zamiast tego o { $many }
produce-metal = podnieś o { $steps } swoją produkcję metalu wydrukowanego na tym polu
shift-production = obniż swoją produkcję { $from_of } o dowolną liczbę poziomów (co najmniej o 1) i o tyle samo podnieś swoją produkcję { $to_of }
copy-production = powtórz zmiany produkcji z jednej ze swoich zagranych kart z symbolem budowli

rate = podnieś swój współczynnik terraformacji o { $steps }
rate-per = podnieś swój współczynnik terraformacji o { $steps } za { $each_self }
raise-temperature = podnieś Temperaturę o { $steps }
raise-oxygen = podnieś Poziom Tlenu o { $steps }

place-oceans = umieść { $n ->
        [one] { $n } obszar oceanów
        [few] { $n } obszary oceanów
       *[many] { $n } obszarów oceanów
    }
ocean-on-land = umieść 1 obszar oceanów na wolnym polu lądowym, nie na polu zarezerwowanym na oceany
ocean-flooding = umieść 1 obszar oceanów; następnie jeden dowolny gracz, którego obszar z nim sąsiaduje, traci do { $what_gen }
place-land = umieść { $tile_acc } na dowolnym wolnym polu lądowym
place-ocean-area = umieść { $tile_acc } na polu zarezerwowanym na oceany
place-greenery = umieść { $tile_acc }
place-city = umieść { $tile_acc }
place-city-special = umieść { $tile_acc }, który liczy się jako miasto
place-isolated = umieść { $tile_acc } na polu, które nie sąsiaduje z żadnym obszarem
place-beside-cities = umieść { $tile_acc } na polu sąsiadującym { $n ->
        [one] z dowolnym miastem
       *[other] z co najmniej { $n } innymi miastami
    }
place-beside-greenery = umieść { $tile_acc } na polu sąsiadującym z dowolnym obszarem zieleni
place-metal = umieść { $tile_acc } na polu lądowym z wydrukowaną stalą lub tytanem
place-metal-beside-own = umieść { $tile_acc } obok swojego obszaru, na polu lądowym z wydrukowaną stalą lub tytanem
place-volcanic = umieść { $tile_acc } na polu wulkanicznym (na mapie bez wulkanów na dowolnym wolnym polu lądowym)
place-noctis-city = umieść { $tile_acc } na polu zarezerwowanym na Noctis City (na mapie bez tego pola jak zwykłe miasto)
place-ganymede-colony = umieść { $tile_acc } na polu Ganimedes w kosmosie
place-phobos-space-haven = umieść { $tile_acc } na polu Fobos w kosmosie
claim-area = zaznacz wolne, niezarezerwowane pole; od tej chwili tylko ty możesz umieścić tam obszar

draw = dobierz { $what_acc }
draw-keep = obejrzyj { $what_top } z talii, zachowaj { $kept }, a resztę odrzuć
draw-buy = obejrzyj wierzchnią kartę z talii, a następnie kup ją za { $what_acc } albo odrzuć
reveal-for = odkryj i odrzuć wierzchnią kartę z talii; jeśli ma symbol { $tag_gen }, dodaj { $what_acc } na tę kartę
may-discard-to-draw = możesz odrzucić 1 kartę z ręki, aby dobrać 1 kartę

add-here = dodaj { $what_acc } na tę kartę
add-to-any = dodaj { $what_acc } na dowolną swoją kartę
add-to-another = dodaj { $what_acc } na inną swoją kartę
add-to-played = dodaj { $what_acc } na właśnie zagraną kartę, jeśli gromadzi zwierzęta lub mikroby
add-to-non-empty = dodaj { $what_acc } tego samego rodzaju na swoją kartę, na której już jakiś leży
take-here = usuń { $what_acc } z tej karty
take-from-any = weź { $what_acc } z dowolnej karty, swojej lub innego gracza

anyone-produces = obniż produkcję { $what_of } jednego dowolnego gracza o { $steps }
anyone-loses = jeden dowolny gracz traci do { $what_gen }
anyone-loses-from-card = usuń do { $what_gen } z jednej karty dowolnego gracza
steal = zabierz do { $what_gen } jednemu dowolnemu graczowi

one-of = wybierz jedno: { $options }
exchange = wydaj dowolną ilość { $from_of } (co najmniej 1) → otrzymaj tyle samo { $to_of }
if-rating-raised = jeśli w tym pokoleniu wzrósł twój współczynnik terraformacji
next-card-cheaper = następna karta, którą zagrasz w tym pokoleniu, kosztuje o { $what_acc } mniej
next-card-eased = wymagania Wskaźników Globalnych następnej karty, którą zagrasz w tym pokoleniu, możesz złagodzić o maksymalnie { $steps }

# --- What is counted, in the accusative after "za". $n is how many make one share; $own how many of them this card bears.
# self stands where the reader is the subject, so that the possessive is reflexive.

each-tag = { $n ->
        [one] każdy twój symbol { $tag_gen }
        [few] każde { $n } twoje symbole { $tag_gen }
       *[many] każde { $n } twoich symboli { $tag_gen }
    }{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
    .self = { $n ->
        [one] każdy swój symbol { $tag_gen }
        [few] każde { $n } swoje symbole { $tag_gen }
       *[many] każde { $n } swoich symboli { $tag_gen }
    }{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
each-opponent-tag = { $n ->
        [one] każdy symbol { $tag_gen } twoich przeciwników
        [few] każde { $n } symbole { $tag_gen } twoich przeciwników
       *[many] każde { $n } symboli { $tag_gen } twoich przeciwników
    }
each-city = { $n ->
        [one] każde miasto w grze (czyjekolwiek, także w kosmosie)
        [few] każde { $n } miasta w grze (czyjekolwiek, także w kosmosie)
       *[many] każde { $n } miast w grze (czyichkolwiek, także w kosmosie)
    }
each-city-on-mars = { $n ->
        [one] każde miasto na Marsie (czyjekolwiek)
        [few] każde { $n } miasta na Marsie (czyjekolwiek)
       *[many] każde { $n } miast na Marsie (czyichkolwiek)
    }
each-event-played = { $n ->
        [one] każde wydarzenie zagrane dotąd przez wszystkich graczy, z tobą włącznie
        [few] każde { $n } wydarzenia zagrane dotąd przez wszystkich graczy, z tobą włącznie
       *[many] każde { $n } wydarzeń zagranych dotąd przez wszystkich graczy, z tobą włącznie
    }
each-here = { $what_each } na tej karcie
each-ocean-beside = każdy ocean sąsiadujący z { $tile_ins }
each-city-beside = każde miasto (czyjekolwiek) sąsiadujące z { $tile_ins }

# --- Requirements, as a list after "wymagania:".

requires = wymagania: { $list }
need-at-least-temperature = Temperatura co najmniej { $n } °C
need-at-most-temperature = Temperatura co najwyżej { $n } °C
need-at-least-oxygen = Poziom Tlenu co najmniej { $n }%
need-at-most-oxygen = Poziom Tlenu co najwyżej { $n }%
need-at-least-oceans = co najmniej { $n ->
        [one] { $n } ocean
        [few] { $n } oceany
       *[many] { $n } oceanów
    }
need-at-most-oceans = co najwyżej { $n ->
        [one] { $n } ocean
        [few] { $n } oceany
       *[many] { $n } oceanów
    }
need-tags = { $tags }
need-production = produkcja { $what_of } co najmniej { $n }
need-greeneries = { $n ->
        [one] własny obszar zieleni
        [few] { $n } własne obszary zieleni
       *[many] { $n } własnych obszarów zieleni
    }
need-cities = { $n ->
        [one] { $n } miasto w grze
        [few] { $n } miasta w grze
       *[many] { $n } miast w grze
    }
need-resource = { $what }

# --- Triggers. $own counts this card's own tags or tiles that set it off.

one-of-tags-1 = symbol { $first_gen }
one-of-tags-2 = symbol { $first_gen } lub { $second_gen }
one-of-tags-3 = symbol { $first_gen }, { $second_gen } lub { $third_gen }
one-of-tags-4 = symbol { $first_gen }, { $second_gen }, { $third_gen } lub { $fourth_gen }

when-tag-you = gdy zagrywasz { $tags }{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
when-tag-anyone = gdy dowolny gracz zagrywa { $tags }{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
when-ocean-you = gdy umieszczasz obszar oceanów{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
when-ocean-anyone = gdy dowolny gracz umieszcza obszar oceanów{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
when-city-you = gdy umieszczasz miasto, na Marsie lub w kosmosie{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
when-city-anyone = gdy dowolny gracz umieszcza miasto{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
when-city-on-mars-you = gdy umieszczasz miasto na Marsie{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
when-city-on-mars-anyone = gdy dowolny gracz umieszcza miasto na Marsie{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
when-greenery-you = gdy umieszczasz obszar zieleni{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
when-greenery-anyone = gdy dowolny gracz umieszcza obszar zieleni{ $own ->
        [0] { "" }
       *[other] {" "}(łącznie z tą kartą)
    }
when-event = gdy zagrywasz wydarzenie
when-event-tag = gdy zagrywasz wydarzenie z symbolem { $tag_gen }
when-paid = gdy zapłacisz za kartę lub projekt standardowy o wydrukowanym koszcie co najmniej { $what_acc }
when-project = gdy zapłacisz za projekt standardowy (nie dotyczy sprzedaży patentów)
when-metal = gdy za umieszczony obszar otrzymujesz wydrukowaną stal lub tytan

# --- What always holds.

cheaper = twoje karty kosztują o { $what_acc } mniej
cheaper-tag = twoje karty kosztują o { $what_acc } mniej za każdy symbol { $tag_gen }, który na nich widnieje
cheaper-project = projekt standardowy { $project } kosztuje cię o { $what_acc } mniej
worth-more = każda jednostka { $with_of }, którą płacisz, jest warta o { $what_acc } więcej
greenery-for = zamienienie roślinności w obszar zieleni kosztuje cię { $what_acc } zamiast { $usual }
heat-pays = możesz płacić ciepłem tak jak M€
eased = wymagania Wskaźników Globalnych swoich kart możesz złagodzić o maksymalnie { $steps }
untouchable = nikt, nawet ty, nie może zabrać { $what_of } z tej karty
protected = przeciwnicy nie mogą zabierać ci roślinności, zwierząt ani mikrobów

# --- Lines and points.

line-immediate = { $clause }
line-first-action = pierwsza akcja: { $clause }
line-action = akcja: { $clause }
line-action-more = lub: { $clause }
line-effect = { $clause }

points-fixed = { $points }
points-per = { $points } za { $each }
points-if-any-here = { $points }, jeśli na tej karcie jest co najmniej { $what }
