# Co się wydarzyło. What happened, in the present tense, which shows no gender. Clauses without a full stop; the
# cause follows in brackets (because). $seat is the player it happens to, $by the player who does it to them.
# $seat_is is “you” where the reader is that player, else “other”: it chooses the person of the verb. $by_is likewise.

because = { $clause } ({ $cause })
at-price = { $clause } za { $price }

# --- Causes, as nouns.

cause-copied = { $card }, powtórzenie
cause-project = projekt standardowy { $project }
cause-convert-plants = zamienienie roślinności
cause-convert-heat = zamienienie ciepła
cause-temperature = Temperatura { $n } °C
cause-oxygen = Poziom Tlenu { $n }%
cause-oceans = { $n ->
        [one] { $n } ocean
        [few] { $n } oceany
       *[many] { $n } oceanów
    }
cause-area = { $area }
cause-oceans-beside = oceany obok { $area_gen }
cause-production = produkcja
cause-milestone = Tytuł { $milestone }
cause-award = Nagroda { $award }
cause-research = faza badań
cause-setup = przygotowanie do gry

# --- The course of the game.

event-phase-setup = przygotowanie do gry
event-phase-research = pokolenie { $generation }: faza badań
event-phase-action = pokolenie { $generation }: faza akcji
event-phase-production = pokolenie { $generation }: faza produkcji
event-phase-final-greenery = ostatnią roślinność można zamienić w obszary zieleni
event-phase-end = koniec gry
event-first-player = { $seat_is ->
        [you] jesteś pierwszym graczem
       *[other] pierwszy gracz: { $seat }
    }
event-turn-began = { $seat_is ->
        [you] twoja tura
       *[other] tura { $seat_gen }
    }
event-turn-ended = { $seat_is ->
        [you] kończysz
       *[other] { $seat } kończy
    } turę
event-passed = { $seat_is ->
        [you] pasujesz
       *[other] { $seat } pasuje
    }
event-refreshed = wszystkie akcje są znów dostępne
event-reshuffled = stos kart odrzuconych zostaje potasowany i tworzy nową talię
event-score = { $seat } – { $points }
event-game-ended = koniec gry: { $scores }; { $n ->
        [one] zwycięzca
       *[other] zwycięzcy
    }: { $winners }
event-game-lost = koniec gry, przegrana: { $scores }

# --- Deeds.

event-corporation = { $seat_is ->
        [you] grasz
       *[other] { $seat } gra
    } korporacją { $card }
event-played = { $seat_is ->
        [you] zagrywasz
       *[other] { $seat } zagrywa
    } kartę „{ $card }”
event-used = { $seat_is ->
        [you] wykorzystujesz
       *[other] { $seat } wykorzystuje
    } kartę „{ $card }”
event-project = { $seat_is ->
        [you] wykorzystujesz
       *[other] { $seat } wykorzystuje
    } projekt standardowy { $project }
event-converted-plants = { $seat_is ->
        [you] zamieniasz
       *[other] { $seat } zamienia
    } roślinność w obszar zieleni
event-converted-heat = { $seat_is ->
        [you] zamieniasz
       *[other] { $seat } zamienia
    } ciepło w Temperaturę
event-milestone = { $seat_is ->
        [you] uzyskujesz
       *[other] { $seat } uzyskuje
    } Tytuł { $milestone }
event-award = { $seat_is ->
        [you] fundujesz
       *[other] { $seat } funduje
    } Nagrodę { $award }

# --- Changes.

event-paid = { $seat_is ->
        [you] płacisz
       *[other] { $seat } płaci
    } { $what_acc }
event-gained = { $seat_is ->
        [you] otrzymujesz
       *[other] { $seat } otrzymuje
    } { $what_acc }
event-lost = { $seat_is ->
        [you] tracisz
       *[other] { $seat } traci
    } { $what_acc }
event-lost-by = { $by_is ->
        [you] odbierasz
       *[other] { $by } odbiera
    } { $seat_is ->
        [you] ci
       *[other] { $seat_dat }
    } { $what_acc }
event-energy-to-heat = { $seat_is ->
        [you] zamieniasz
       *[other] { $seat } zamienia
    } { $what_acc } w ciepło
event-production-up = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } swoją produkcję { $what_of } o { $steps }
event-production-down = { $seat_is ->
        [you] obniżasz
       *[other] { $seat } obniża
    } swoją produkcję { $what_of } o { $steps }
event-production-down-by = { $by_is ->
        [you] obniżasz
       *[other] { $by } obniża
    } { $seat_is ->
        [you] ci
       *[other] { $seat_dat }
    } produkcję { $what_of } o { $steps }
event-rated = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } swój współczynnik terraformacji o { $steps }
event-rated-down = { $seat_is ->
        [you] obniżasz
       *[other] { $seat } obniża
    } swój współczynnik terraformacji o { $steps }
event-raised-temperature = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } Temperaturę do { $n } °C
event-raised-oxygen = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } Poziom Tlenu do { $n }%
event-raised-oceans = { $seat_is ->
        [you] podnosisz
       *[other] { $seat } podnosi
    } Liczbę Oceanów do { $n }
event-placed = { $seat_is ->
        [you] umieszczasz
       *[other] { $seat } umieszcza
    } { $tile_acc } { $area_on }
event-placed-neutral = neutralny { $tile_nom } zostaje umieszczony { $area_on }
event-claimed = { $seat_is ->
        [you] rezerwujesz
       *[other] { $seat } rezerwuje
    } { $area }
event-added = { $seat_is ->
        [you] dodajesz
       *[other] { $seat } dodaje
    } { $what_acc } na kartę „{ $card }”
event-removed = { $seat_is ->
        [you] usuwasz
       *[other] { $seat } usuwa
    } { $what_acc } z karty „{ $card }”
event-removed-by = { $by_is ->
        [you] zabierasz
       *[other] { $by } zabiera
    } { $seat_is ->
        [you] ci
       *[other] { $seat_dat }
    } { $what_acc } z karty „{ $card }”

# --- Gdzie leży obszar. $what to lista tego, co poniżej; $seat to właściciel.

lies-at = w miejscu { $name }
lies-beside = obok { $what }
lies-ocean = { $n ->
        [one] oceanu
       *[other] { $n } oceanów
    }
lies-your-city = { $n ->
        [one] twojego miasta
       *[other] { $n } twoich miast
    }
lies-city = { $n ->
        [one] miasta { $seat_gen }
       *[other] { $n } miast { $seat_gen }
    }
lies-neutral-city = { $n ->
        [one] neutralnego miasta
       *[other] { $n } neutralnych miast
    }
lies-your-greenery = { $n ->
        [one] twojej zieleni
       *[other] { $n } twoich obszarów zieleni
    }
lies-greenery = { $n ->
        [one] zieleni { $seat_gen }
       *[other] { $n } obszarów zieleni { $seat_gen }
    }
lies-neutral-greenery = { $n ->
        [one] neutralnej zieleni
       *[other] { $n } neutralnych obszarów zieleni
    }
lies-your-tile = { $n ->
        [one] twojego obszaru specjalnego
       *[other] { $n } twoich obszarów specjalnych
    }
lies-tile = { $n ->
        [one] obszaru specjalnego { $seat_gen }
       *[other] { $n } obszarów specjalnych { $seat_gen }
    }
lies-neutral-tile = { $n ->
        [one] obszaru specjalnego
       *[other] { $n } obszarów specjalnych
    }
lies-north = na północy
lies-north-east = na północnym wschodzie
lies-east = na wschodzie
lies-south-east = na południowym wschodzie
lies-south = na południu
lies-south-west = na południowym zachodzie
lies-west = na zachodzie
lies-north-west = na północnym zachodzie
lies-middle = pośrodku planszy

# --- Cards.

event-drew = { $seat_is ->
        [you] dobierasz
       *[other] { $seat } dobiera
    } kartę „{ $card }”
event-drew-hidden = { $seat_is ->
        [you] dobierasz
       *[other] { $seat } dobiera
    } { $what_acc }
event-dealt = { $seat_is ->
        [you] dostajesz
       *[other] { $seat } dostaje
    } kartę „{ $card }”
event-dealt-hidden = { $seat_is ->
        [you] dostajesz
       *[other] { $seat } dostaje
    } { $what_acc }
event-drafted = { $seat_is ->
        [you] podczas selekcji wybierasz
       *[other] { $seat } podczas selekcji wybiera
    } kartę „{ $card }”
event-drafted-hidden = { $seat_is ->
        [you] podczas selekcji wybierasz
       *[other] { $seat } podczas selekcji wybiera
    } { $what_acc }
event-discarded = { $seat_is ->
        [you] odrzucasz
       *[other] { $seat } odrzuca
    } kartę „{ $card }”
event-discarded-hidden = { $seat_is ->
        [you] odrzucasz
       *[other] { $seat } odrzuca
    } { $what_acc }
event-flipped = { $seat_is ->
        [you] odkrywasz i odrzucasz
       *[other] { $seat } odkrywa i odrzuca
    } kartę „{ $card }”
event-next-card-cheaper = { $seat_is ->
        [you] twoja następna karta
       *[other] następna karta { $seat_gen }
    } w tym pokoleniu kosztuje o { $what_acc } mniej
event-next-card-eased = wymagania Wskaźników Globalnych { $seat_is ->
        [you] twojej następnej karty
       *[other] następnej karty { $seat_gen }
    } w tym pokoleniu są złagodzone o maksymalnie { $steps }
