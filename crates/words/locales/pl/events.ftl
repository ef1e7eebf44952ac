# Co się wydarzyło. What happened, in the present tense, which shows no gender. Clauses without a full stop; the
# cause follows in brackets (because). $seat is the player it happens to, $by the player who does it to them.

because = { $clause } ({ $cause })

# --- Causes, as nouns.

cause-copied = { $card }, powtórzenie
cause-project = projekt standardowy { $project }
cause-convert-plants = zamienienie roślinności
cause-convert-heat = zamienienie ciepła
cause-temperature = Temperatura { $n } °C
cause-oxygen = Poziom Tlenu { $n } %
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
event-first-player = pierwszy gracz: { $seat }
event-turn-began = tura { $seat_gen }
event-turn-ended = { $seat } kończy turę
event-passed = { $seat } pasuje
event-refreshed = wszystkie akcje są znów dostępne
event-reshuffled = stos kart odrzuconych zostaje potasowany i tworzy nową talię
event-score = { $seat } – { $points }
event-game-ended = koniec gry: { $scores }; { $n ->
        [one] zwycięzca
       *[other] zwycięzcy
    }: { $winners }
event-game-lost = koniec gry, przegrana: { $scores }

# --- Deeds.

event-corporation = { $seat } gra korporacją { $card }
event-played = { $seat } zagrywa kartę „{ $card }”
event-used = { $seat } wykorzystuje kartę „{ $card }”
event-project = { $seat } wykorzystuje projekt standardowy { $project }
event-converted-plants = { $seat } zamienia roślinność w obszar zieleni
event-converted-heat = { $seat } zamienia ciepło w Temperaturę
event-milestone = { $seat } uzyskuje Tytuł { $milestone }
event-award = { $seat } funduje Nagrodę { $award }

# --- Changes.

event-paid = { $seat } płaci { $what_acc }
event-gained = { $seat } otrzymuje { $what_acc }
event-lost = { $seat } traci { $what_acc }
event-lost-by = { $by } odbiera { $seat_dat } { $what_acc }
event-energy-to-heat = { $seat } zamienia { $what_acc } w ciepło
event-production-up = { $seat } podnosi swoją produkcję { $what_of } o { $steps }
event-production-down = { $seat } obniża swoją produkcję { $what_of } o { $steps }
event-production-down-by = { $by } obniża { $seat_dat } produkcję { $what_of } o { $steps }
event-rated = { $seat } podnosi swój współczynnik terraformacji o { $steps }
event-rated-down = { $seat } obniża swój współczynnik terraformacji o { $steps }
event-raised-temperature = { $seat } podnosi Temperaturę do { $n } °C
event-raised-oxygen = { $seat } podnosi Poziom Tlenu do { $n } %
event-raised-oceans = { $seat } podnosi Liczbę Oceanów do { $n }
event-placed = { $seat } umieszcza { $tile_acc } { $area_on }
event-placed-neutral = neutralny { $tile_nom } zostaje umieszczony { $area_on }
event-claimed = { $seat } rezerwuje { $area }
event-added = { $seat } dodaje { $what_acc } na kartę „{ $card }”
event-removed = { $seat } usuwa { $what_acc } z karty „{ $card }”
event-removed-by = { $by } zabiera { $seat_dat } { $what_acc } z karty „{ $card }”

# --- Cards.

event-drew = { $seat } dobiera kartę „{ $card }”
event-drew-hidden = { $seat } dobiera { $what_acc }
event-dealt = { $seat } dostaje kartę „{ $card }”
event-dealt-hidden = { $seat } dostaje { $what_acc }
event-drafted = { $seat } podczas selekcji wybiera kartę „{ $card }”
event-drafted-hidden = { $seat } podczas selekcji wybiera { $what_acc }
event-discarded = { $seat } odrzuca kartę „{ $card }”
event-discarded-hidden = { $seat } odrzuca { $what_acc }
event-flipped = { $seat } odkrywa i odrzuca kartę „{ $card }”
event-next-card-cheaper = następna karta { $seat_gen } w tym pokoleniu kosztuje o { $what_acc } mniej
event-next-card-eased = wymagania Wskaźników Globalnych następnej karty { $seat_gen } w tym pokoleniu są złagodzone o maksymalnie { $steps }
