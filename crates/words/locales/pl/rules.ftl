# Rzeczowniki i spójniki. Nouns and joints.
#
# Words as in the Polish rulebook by Rebel: plants are roślinność, a step is poziom, a tile is obszar, an area is
# pole, a generation is pokolenie, to gain is otrzymać, to spend is wydać; global parameters, Tytuł and Nagroda have
# capitals. A tag is a symbol kategorii; a particular one is told by its genitive: symbol nauki. A noun the book
# does not have is marked "# own".
#
# Forms: the message itself is the nominative with its number; acc and gen the accusative and genitive with their
# number; name the nominative and of the genitive without number; how the question for a number; each the share
# that points are counted by (accusative). Tags: gen. Tiles: nom, acc, gen and ins with the word obszar. Players:
# gen, dat, acc with the word gracz, because names are not declined. Areas: on (locative), gen.

# --- Joints: where clauses and sentences meet.

sentence = { $clause }.
next-sentence = { $before } { $after }
list = { $before }, { $after }
and = { $before } i { $after }
or = { $before }; lub { $after }
colon = { $before }: { $after }
when-then = { $before }, { $after }
arrow = { $before } → { $after }

# --- People.

player-you = Ty
player = Gracz { $n }
    .gen = gracza { $n }
    .dat = graczowi { $n }
player-named = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }

# --- Amounts.

steps = { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }
points = { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
    .gen = { $n ->
        [one] { $n } karty
       *[other] { $n } kart
    }
    .top = { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    }
tags = { $n ->
        [one] { $n } symbol { $tag_gen }
        [few] { $n } symbole { $tag_gen }
       *[many] { $n } symboli { $tag_gen }
    }
    .gen = { $n ->
        [one] { $n } symbolu { $tag_gen }
       *[other] { $n } symboli { $tag_gen }
    }

resource-money = { $n } M€
    .acc = { $n } M€
    .gen = { $n } M€
    .name = M€
    .of = M€
    .how = ile M€
resource-steel = { $n ->
        [one] { $n } stal
       *[other] { $n } stali
    }
    .acc = { $n ->
        [one] { $n } stal
       *[other] { $n } stali
    }
    .gen = { $n } stali
    .name = stal
    .of = stali
    .how = ile stali
resource-titanium = { $n ->
        [one] { $n } tytan
        [few] { $n } tytany
       *[many] { $n } tytanów
    }
    .acc = { $n ->
        [one] { $n } tytan
        [few] { $n } tytany
       *[many] { $n } tytanów
    }
    .gen = { $n ->
        [one] { $n } tytanu
       *[other] { $n } tytanów
    }
    .name = tytan
    .of = tytanu
    .how = ile tytanu
resource-plants = { $n ->
        [one] { $n } roślinność
       *[other] { $n } roślinności
    }
    .acc = { $n ->
        [one] { $n } roślinność
       *[other] { $n } roślinności
    }
    .gen = { $n } roślinności
    .name = roślinność
    .of = roślinności
    .how = ile roślinności
resource-energy = { $n ->
        [one] { $n } energia
        [few] { $n } energie
       *[many] { $n } energii
    }
    .acc = { $n ->
        [one] { $n } energię
        [few] { $n } energie
       *[many] { $n } energii
    }
    .gen = { $n } energii
    .name = energia
    .of = energii
    .how = ile energii
resource-heat = { $n ->
        [one] { $n } ciepło
       *[other] { $n } ciepła
    }
    .acc = { $n ->
        [one] { $n } ciepło
       *[other] { $n } ciepła
    }
    .gen = { $n } ciepła
    .name = ciepło
    .of = ciepła
    .how = ile ciepła

held-animal = { $n ->
        [one] { $n } zwierzę
        [few] { $n } zwierzęta
       *[many] { $n } zwierząt
    }
    .acc = { $n ->
        [one] { $n } zwierzę
        [few] { $n } zwierzęta
       *[many] { $n } zwierząt
    }
    .gen = { $n ->
        [one] { $n } zwierzęcia
       *[other] { $n } zwierząt
    }
    .name = zwierzęta
    .of = zwierząt
    .how = ile zwierząt
    .each = { $n ->
        [one] każde zwierzę
        [few] każde { $n } zwierzęta
       *[many] każde { $n } zwierząt
    }
held-microbe = { $n ->
        [one] { $n } mikrob
        [few] { $n } mikroby
       *[many] { $n } mikrobów
    }
    .acc = { $n ->
        [one] { $n } mikroba
        [few] { $n } mikroby
       *[many] { $n } mikrobów
    }
    .gen = { $n ->
        [one] { $n } mikroba
       *[other] { $n } mikrobów
    }
    .name = mikroby
    .of = mikrobów
    .how = ile mikrobów
    .each = { $n ->
        [one] każdego mikroba
        [few] każde { $n } mikroby
       *[many] każde { $n } mikrobów
    }
# own
held-science = { $n ->
        [one] { $n } zasób nauki
        [few] { $n } zasoby nauki
       *[many] { $n } zasobów nauki
    }
    .acc = { $n ->
        [one] { $n } zasób nauki
        [few] { $n } zasoby nauki
       *[many] { $n } zasobów nauki
    }
    .gen = { $n ->
        [one] { $n } zasobu nauki
       *[other] { $n } zasobów nauki
    }
    .name = zasoby nauki
    .of = zasobów nauki
    .how = ile zasobów nauki
    .each = { $n ->
        [one] każdy zasób nauki
        [few] każde { $n } zasoby nauki
       *[many] każde { $n } zasobów nauki
    }
# own
held-fighter = { $n ->
        [one] { $n } myśliwiec
        [few] { $n } myśliwce
       *[many] { $n } myśliwców
    }
    .acc = { $n ->
        [one] { $n } myśliwiec
        [few] { $n } myśliwce
       *[many] { $n } myśliwców
    }
    .gen = { $n ->
        [one] { $n } myśliwca
       *[other] { $n } myśliwców
    }
    .name = myśliwce
    .of = myśliwców
    .how = ile myśliwców
    .each = { $n ->
        [one] każdy myśliwiec
        [few] każde { $n } myśliwce
       *[many] każde { $n } myśliwców
    }
# own
held-preservation = { $n ->
        [one] { $n } zasób ochrony
        [few] { $n } zasoby ochrony
       *[many] { $n } zasobów ochrony
    }
    .acc = { $n ->
        [one] { $n } zasób ochrony
        [few] { $n } zasoby ochrony
       *[many] { $n } zasobów ochrony
    }
    .gen = { $n ->
        [one] { $n } zasobu ochrony
       *[other] { $n } zasobów ochrony
    }
    .name = zasoby ochrony
    .of = zasobów ochrony
    .how = ile zasobów ochrony
    .each = { $n ->
        [one] każdy zasób ochrony
        [few] każde { $n } zasoby ochrony
       *[many] każde { $n } zasobów ochrony
    }
held-any = { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
    .acc = { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
    .gen = { $n ->
        [one] { $n } zasobu
       *[other] { $n } zasobów
    }
    .name = zasoby
    .of = zasobów
    .how = ile zasobów
    .each = { $n ->
        [one] każdy zasób
        [few] każde { $n } zasoby
       *[many] każde { $n } zasobów
    }

# --- Tags.

tag-building = budowla
    .gen = budowli
tag-space = przestrzeń kosmiczna
    .gen = przestrzeni kosmicznej
tag-science = nauka
    .gen = nauki
tag-power = energia
    .gen = energii
tag-earth = Ziemia
    .gen = Ziemi
tag-jovian = Jowisz
    .gen = Jowisza
tag-city = miasto
    .gen = miasta
tag-plant = roślinność
    .gen = roślinności
tag-microbe = mikroby
    .gen = mikrobów
tag-animal = zwierzęta
    .gen = zwierząt
tag-event = wydarzenie
    .gen = wydarzenia
tag-wild = uniwersalny
    .gen = dowolnej kategorii

# --- Cards.

kind-automated = karta natychmiastowa
kind-active = karta aktywna
kind-event = wydarzenie
kind-corporation = korporacja

# own
deck-basic = gra podstawowa
deck-corporate-era = Era Korporacyjna
# own
deck-turmoil = Niepokoje

# --- The planet.

parameter-temperature = Temperatura
parameter-oxygen = Poziom Tlenu
parameter-oceans = Liczba Oceanów

area = pole { $number }
    .name = pole { $number }
    .on = na polu { $number }
    .gen = pola { $number }
area-ganymede = { card-081 }
    .name = { card-081 }
    .on = na Ganimedesie
    .gen = Ganimedesa
area-phobos = { card-021 }
    .name = { card-021 }
    .on = na Fobosie
    .gen = Fobosa

tile-ocean = ocean
    .nom = obszar oceanów
    .acc = obszar oceanów
    .gen = obszaru oceanów
    .ins = obszarem oceanów
tile-greenery = zieleń
    .nom = obszar zieleni
    .acc = obszar zieleni
    .gen = obszaru zieleni
    .ins = obszarem zieleni
tile-city = miasto
    .nom = obszar miasta
    .acc = obszar miasta
    .gen = obszaru miasta
    .ins = obszarem miasta
tile-capital = { card-008 }
    .nom = obszar specjalny „{ card-008 }”
    .acc = obszar specjalny „{ card-008 }”
    .gen = obszaru specjalnego „{ card-008 }”
    .ins = obszarem specjalnym „{ card-008 }”
tile-commercial-district = { card-085 }
    .nom = obszar specjalny „{ card-085 }”
    .acc = obszar specjalny „{ card-085 }”
    .gen = obszaru specjalnego „{ card-085 }”
    .ins = obszarem specjalnym „{ card-085 }”
tile-ecological-zone = { card-128 }
    .nom = obszar specjalny „{ card-128 }”
    .acc = obszar specjalny „{ card-128 }”
    .gen = obszaru specjalnego „{ card-128 }”
    .ins = obszarem specjalnym „{ card-128 }”
tile-industrial-center = { card-123 }
    .nom = obszar specjalny „{ card-123 }”
    .acc = obszar specjalny „{ card-123 }”
    .gen = obszaru specjalnego „{ card-123 }”
    .ins = obszarem specjalnym „{ card-123 }”
tile-lava-flows = { card-140 }
    .nom = obszar specjalny „{ card-140 }”
    .acc = obszar specjalny „{ card-140 }”
    .gen = obszaru specjalnego „{ card-140 }”
    .ins = obszarem specjalnym „{ card-140 }”
tile-mining-area = { card-064 }
    .nom = obszar specjalny „{ card-064 }”
    .acc = obszar specjalny „{ card-064 }”
    .gen = obszaru specjalnego „{ card-064 }”
    .ins = obszarem specjalnym „{ card-064 }”
tile-mining-rights = { card-067 }
    .nom = obszar specjalny „{ card-067 }”
    .acc = obszar specjalny „{ card-067 }”
    .gen = obszaru specjalnego „{ card-067 }”
    .ins = obszarem specjalnym „{ card-067 }”
tile-mohole-area = { card-142 }
    .nom = obszar specjalny „{ card-142 }”
    .acc = obszar specjalny „{ card-142 }”
    .gen = obszaru specjalnego „{ card-142 }”
    .ins = obszarem specjalnym „{ card-142 }”
tile-natural-preserve = { card-044 }
    .nom = obszar specjalny „{ card-044 }”
    .acc = obszar specjalny „{ card-044 }”
    .gen = obszaru specjalnego „{ card-044 }”
    .ins = obszarem specjalnym „{ card-044 }”
tile-nuclear-zone = { card-097 }
    .nom = obszar specjalny „{ card-097 }”
    .acc = obszar specjalny „{ card-097 }”
    .gen = obszaru specjalnego „{ card-097 }”
    .ins = obszarem specjalnym „{ card-097 }”
tile-restricted-area = { card-199 }
    .nom = obszar specjalny „{ card-199 }”
    .acc = obszar specjalny „{ card-199 }”
    .gen = obszaru specjalnego „{ card-199 }”
    .ins = obszarem specjalnym „{ card-199 }”

# --- The course of the game.

phase-setup = przygotowanie do gry
phase-research = faza badań
phase-action = faza akcji
phase-production = faza produkcji
# own
phase-final-greenery = ostatnie obszary zieleni
phase-end = koniec gry

project-sell-patents = Sprzedaż patentów
project-power-plant = Elektrownia
project-asteroid = Asteroida
project-aquifer = Nawodnienie
project-greenery = Zieleń
project-city = Miasto

sell-patents = odrzuć dowolną liczbę kart z ręki → za każdą otrzymaj 1 M€

conversion-plants = zamienienie roślinności w obszar zieleni
conversion-heat = zamienienie ciepła w Temperaturę

milestone-terraformer = Terraformator
milestone-terraformer-text = Miej współczynnik terraformacji równy co najmniej { $need }.
milestone-mayor = Prezydent
milestone-mayor-text = Posiadaj co najmniej { $need ->
        [one] { $need } miasto
        [few] { $need } miasta
       *[many] { $need } miast
    }.
milestone-gardener = Ogrodnik
milestone-gardener-text = Posiadaj co najmniej { $need ->
        [one] { $need } obszar zieleni
        [few] { $need } obszary zieleni
       *[many] { $need } obszarów zieleni
    }.
milestone-builder = Konstruktor
milestone-builder-text = Posiadaj co najmniej { $need ->
        [one] { $need } symbol budowli
        [few] { $need } symbole budowli
       *[many] { $need } symboli budowli
    }.
milestone-planner = Planista
milestone-planner-text = Miej na ręce co najmniej { $need ->
        [one] { $need } kartę
        [few] { $need } karty
       *[many] { $need } kart
    }.

award-landlord = Potentat ziemski
award-landlord-text = Najwięcej obszarów w grze (oceany są niczyje).
award-banker = Bankier
award-banker-text = Najwyższa produkcja M€.
award-scientist = Naukowiec
award-scientist-text = Najwięcej symboli nauki.
award-thermalist = Magnat cieplny
award-thermalist-text = Najwięcej ciepła.
award-miner = Górnik
award-miner-text = Najwięcej stali i tytanu łącznie.
