# Podstatná jména a spoje. Nouns and joints.
#
# Words as in the Czech rulebooks by Mindok: M€ is €, M€ production is příjem, a step is stupeň, to gain is
# obdržet, to spend is odhodit, a tag is kategorie (its name follows unchanged: kategorie věda). A noun the books
# do not have is marked "# own".
#
# Forms: the message itself is the nominative with its number; acc the accusative with its number; name the
# nominative and name-acc the accusative without number; of the genitive without number; how the question for a
# number; each the share that points are counted by (accusative). Production: production (nominative),
# production-acc, your-production (accusative, with "svou"). Tiles: nom, acc and ins with the word destička. Players:
# gen, dat and whom (nominative) with the word hráč, because names are not declined. Cards: top (accusative, seen
# from the top of the deck). Areas: on (placing), ins, acc.

# --- Joints: where clauses and sentences meet.

sentence = { $clause }.
next-sentence = { $before } { $after }
list = { $before }, { $after }
and = { $before } a { $after }
or = { $before }; nebo { $after }
colon = { $before }: { $after }
when-then = { $before }, { $after }
arrow = { $before } → { $after }

# --- People.

player-you = Vy
player = Hráč { $n }
    .gen = hráče { $n }
    .dat = hráči { $n }
    .whom = hráč { $n }
player-named = { $name }
    .gen = hráče { $name }
    .dat = hráči { $name }
    .whom = hráč { $name }

# --- Amounts.

steps = { $n ->
        [one] { $n } stupeň
        [few] { $n } stupně
       *[other] { $n } stupňů
    }
points = { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
    .acc = { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
    .top = { $n ->
        [one] horní kartu
        [few] horní { $n } karty
       *[other] horních { $n } karet
    }
tags = { $n ->
        [one] { $n } kategorie { $tag }
        [few] { $n } kategorie { $tag }
       *[other] { $n } kategorií { $tag }
    }
    .acc = { $n ->
        [one] { $n } kategorii { $tag }
        [few] { $n } kategorie { $tag }
       *[other] { $n } kategorií { $tag }
    }

resource-money = { $n } €
    .acc = { $n } €
    .name = €
    .name-acc = €
    .of = €
    .how = kolik €
    .production = příjem
    .production-acc = příjem
    .your-production = svůj příjem
resource-steel = { $n ->
        [one] { $n } ocel
        [few] { $n } oceli
       *[other] { $n } ocelí
    }
    .acc = { $n ->
        [one] { $n } ocel
        [few] { $n } oceli
       *[other] { $n } ocelí
    }
    .name = ocel
    .name-acc = ocel
    .of = oceli
    .how = kolik oceli
    .production = produkce oceli
    .production-acc = produkci oceli
    .your-production = svou produkci oceli
resource-titanium = { $n ->
        [one] { $n } titan
        [few] { $n } titany
       *[other] { $n } titanů
    }
    .acc = { $n ->
        [one] { $n } titan
        [few] { $n } titany
       *[other] { $n } titanů
    }
    .name = titan
    .name-acc = titan
    .of = titanu
    .how = kolik titanu
    .production = produkce titanu
    .production-acc = produkci titanu
    .your-production = svou produkci titanu
resource-plants = { $n ->
        [one] { $n } rostlina
        [few] { $n } rostliny
       *[other] { $n } rostlin
    }
    .acc = { $n ->
        [one] { $n } rostlinu
        [few] { $n } rostliny
       *[other] { $n } rostlin
    }
    .name = rostliny
    .name-acc = rostliny
    .of = rostlin
    .how = kolik rostlin
    .production = produkce rostlin
    .production-acc = produkci rostlin
    .your-production = svou produkci rostlin
resource-energy = { $n ->
        [one] { $n } energie
        [few] { $n } energie
       *[other] { $n } energií
    }
    .acc = { $n ->
        [one] { $n } energii
        [few] { $n } energie
       *[other] { $n } energií
    }
    .name = energie
    .name-acc = energii
    .of = energie
    .how = kolik energie
    .production = produkce energie
    .production-acc = produkci energie
    .your-production = svou produkci energie
resource-heat = { $n ->
        [one] { $n } teplo
       *[other] { $n } tepla
    }
    .acc = { $n ->
        [one] { $n } teplo
       *[other] { $n } tepla
    }
    .name = teplo
    .name-acc = teplo
    .of = tepla
    .how = kolik tepla
    .production = produkce tepla
    .production-acc = produkci tepla
    .your-production = svou produkci tepla

held-animal = { $n ->
        [one] { $n } zvíře
        [few] { $n } zvířata
       *[other] { $n } zvířat
    }
    .acc = { $n ->
        [one] { $n } zvíře
        [few] { $n } zvířata
       *[other] { $n } zvířat
    }
    .name = zvířata
    .name-acc = zvířata
    .of = zvířat
    .how = kolik zvířat
    .each = { $n ->
        [one] každé zvíře
        [few] každá { $n } zvířata
       *[other] každých { $n } zvířat
    }
held-microbe = { $n ->
        [one] { $n } mikrob
        [few] { $n } mikrobi
       *[other] { $n } mikrobů
    }
    .acc = { $n ->
        [one] { $n } mikroba
        [few] { $n } mikroby
       *[other] { $n } mikrobů
    }
    .name = mikrobi
    .name-acc = mikroby
    .of = mikrobů
    .how = kolik mikrobů
    .each = { $n ->
        [one] každého mikroba
        [few] každé { $n } mikroby
       *[other] každých { $n } mikrobů
    }
# own
held-science = { $n ->
        [one] { $n } vědecký zdroj
        [few] { $n } vědecké zdroje
       *[other] { $n } vědeckých zdrojů
    }
    .acc = { $n ->
        [one] { $n } vědecký zdroj
        [few] { $n } vědecké zdroje
       *[other] { $n } vědeckých zdrojů
    }
    .name = vědecké zdroje
    .name-acc = vědecké zdroje
    .of = vědeckých zdrojů
    .how = kolik vědeckých zdrojů
    .each = { $n ->
        [one] každý vědecký zdroj
        [few] každé { $n } vědecké zdroje
       *[other] každých { $n } vědeckých zdrojů
    }
# own
held-fighter = { $n ->
        [one] { $n } stíhačka
        [few] { $n } stíhačky
       *[other] { $n } stíhaček
    }
    .acc = { $n ->
        [one] { $n } stíhačku
        [few] { $n } stíhačky
       *[other] { $n } stíhaček
    }
    .name = stíhačky
    .name-acc = stíhačky
    .of = stíhaček
    .how = kolik stíhaček
    .each = { $n ->
        [one] každou stíhačku
        [few] každé { $n } stíhačky
       *[other] každých { $n } stíhaček
    }
# own
held-preservation = { $n ->
        [one] { $n } rezervace
        [few] { $n } rezervace
       *[other] { $n } rezervací
    }
    .acc = { $n ->
        [one] { $n } rezervaci
        [few] { $n } rezervace
       *[other] { $n } rezervací
    }
    .name = rezervace
    .name-acc = rezervace
    .of = rezervací
    .how = kolik rezervací
    .each = { $n ->
        [one] každou rezervaci
        [few] každé { $n } rezervace
       *[other] každých { $n } rezervací
    }
held-any = { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    }
    .acc = { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    }
    .name = zdroje
    .name-acc = zdroje
    .of = zdrojů
    .how = kolik zdrojů
    .each = { $n ->
        [one] každý zdroj
        [few] každé { $n } zdroje
       *[other] každých { $n } zdrojů
    }

# --- Tags.

tag-building = stavby
tag-space = vesmír
tag-science = věda
tag-power = energie
tag-earth = Země
tag-jovian = Jupiter
tag-city = město
tag-plant = rostliny
tag-microbe = mikrobi
tag-animal = zvířata
tag-event = události
# own
tag-wild = žolík

# --- Cards.

kind-automated = karta působící automaticky
kind-active = aktivní karta
kind-event = událost
kind-corporation = korporace

# own
deck-basic = základní hra
deck-corporate-era = Éra korporací
deck-turmoil = Neklid

# --- The planet.

parameter-temperature = teplota
parameter-oxygen = obsah kyslíku
parameter-oceans = množství vody

area = pole { $number }
    .name = pole { $number }
    .on = na pole { $number }
    .ins = polem { $number }
area-ganymede = { card-081 }
    .name = { card-081 }
    .on = na Ganymedes
    .ins = Ganymedem
area-phobos = { card-021 }
    .name = { card-021 }
    .on = na Phobos
    .ins = Phobosem

tile-ocean = oceán
    .nom = destička oceánu
    .acc = destičku oceánu
    .ins = destičkou oceánu
tile-greenery = zeleň
    .nom = destička zeleně
    .acc = destičku zeleně
    .ins = destičkou zeleně
tile-city = město
    .nom = destička města
    .acc = destičku města
    .ins = destičkou města
tile-capital = { card-008 }
    .nom = destička „{ card-008 }“
    .acc = destičku „{ card-008 }“
    .ins = destičkou „{ card-008 }“
tile-commercial-district = { card-085 }
    .nom = destička „{ card-085 }“
    .acc = destičku „{ card-085 }“
    .ins = destičkou „{ card-085 }“
tile-ecological-zone = { card-128 }
    .nom = destička „{ card-128 }“
    .acc = destičku „{ card-128 }“
    .ins = destičkou „{ card-128 }“
tile-industrial-center = { card-123 }
    .nom = destička „{ card-123 }“
    .acc = destičku „{ card-123 }“
    .ins = destičkou „{ card-123 }“
tile-lava-flows = { card-140 }
    .nom = destička „{ card-140 }“
    .acc = destičku „{ card-140 }“
    .ins = destičkou „{ card-140 }“
tile-mining-area = { card-064 }
    .nom = destička „{ card-064 }“
    .acc = destičku „{ card-064 }“
    .ins = destičkou „{ card-064 }“
tile-mining-rights = { card-067 }
    .nom = destička „{ card-067 }“
    .acc = destičku „{ card-067 }“
    .ins = destičkou „{ card-067 }“
tile-mohole-area = { card-142 }
    .nom = destička „{ card-142 }“
    .acc = destičku „{ card-142 }“
    .ins = destičkou „{ card-142 }“
tile-natural-preserve = { card-044 }
    .nom = destička „{ card-044 }“
    .acc = destičku „{ card-044 }“
    .ins = destičkou „{ card-044 }“
tile-nuclear-zone = { card-097 }
    .nom = destička „{ card-097 }“
    .acc = destičku „{ card-097 }“
    .ins = destičkou „{ card-097 }“
tile-restricted-area = { card-199 }
    .nom = destička „{ card-199 }“
    .acc = destičku „{ card-199 }“
    .ins = destičkou „{ card-199 }“

# --- The course of the game.

phase-setup = příprava hry
phase-research = fáze výzkumu
phase-action = fáze akcí
phase-production = produkční fáze
# own
phase-final-greenery = poslední zeleň
phase-end = konec hry

project-sell-patents = Prodej patentů
project-power-plant = Elektrárna
project-asteroid = Asteroid
project-aquifer = Zavodňování
project-greenery = Zúrodnění
project-city = Založení města

sell-patents = odhoďte libovolný počet karet z ruky → za každou obdržte 1 €

conversion-plants = transformace rostlin na zeleň
conversion-heat = transformace tepla na zvýšení teploty

milestone-terraformer = Teraformer
milestone-terraformer-text = Mějte teraformační rating alespoň { $need }.
milestone-mayor = Starosta
milestone-mayor-text = Vlastněte alespoň { $need ->
        [one] { $need } město
        [few] { $need } města
       *[other] { $need } měst
    }.
milestone-gardener = Ekolog
milestone-gardener-text = Vlastněte alespoň { $need ->
        [one] { $need } destičku zeleně
        [few] { $need } destičky zeleně
       *[other] { $need } destiček zeleně
    }.
milestone-builder = Stavitel
milestone-builder-text = Mějte alespoň { $need ->
        [one] { $need } kategorii stavby
        [few] { $need } kategorie stavby
       *[other] { $need } kategorií stavby
    }.
milestone-planner = Plánovač
milestone-planner-text = Mějte v ruce alespoň { $need ->
        [one] { $need } kartu
        [few] { $need } karty
       *[other] { $need } karet
    }.

award-landlord = Realitní magnát
award-landlord-text = Nejvíce destiček ve hře (oceány nepatří nikomu).
award-banker = Bankéř
award-banker-text = Nejvyšší příjem.
award-scientist = Vědecká kapacita
award-scientist-text = Nejvíce kategorií věda.
award-thermalist = Producent tepla
award-thermalist-text = Nejvíce tepla.
award-miner = Těžař
award-miner-text = Nejvíce oceli a titanu dohromady.
