# Proč něco nejde. Why something cannot be done: a few words with the numbers that matter, no capital, no full stop.

game-over = hra skončila
not-your-turn = nejste na tahu
answer-first = nejdříve odpovězte na jinou otázku
not-an-answer = to není odpověď na tuto otázku

# --- Requirements. $eased is by how many steps the requirement is eased already.

too-low-temperature = teplota { $now } °C, je třeba { $need } °C{ $eased ->
        [0] { "" }
        [one] {" "}(zmírněno o { $eased } stupeň)
        [few] {" "}(zmírněno o { $eased } stupně)
       *[other] {" "}(zmírněno o { $eased } stupňů)
    }
too-low-oxygen = obsah kyslíku { $now } %, je třeba { $need } %{ $eased ->
        [0] { "" }
        [one] {" "}(zmírněno o { $eased } stupeň)
        [few] {" "}(zmírněno o { $eased } stupně)
       *[other] {" "}(zmírněno o { $eased } stupňů)
    }
too-low-oceans = je třeba { $need ->
        [one] { $need } oceánu
       *[other] { $need } oceánů
    }, na Marsu { $now }{ $eased ->
        [0] { "" }
        [one] {" "}(zmírněno o { $eased } stupeň)
        [few] {" "}(zmírněno o { $eased } stupně)
       *[other] {" "}(zmírněno o { $eased } stupňů)
    }
too-high-temperature = teplota { $now } °C, dovoleno nejvýše { $need } °C{ $eased ->
        [0] { "" }
        [one] {" "}(zmírněno o { $eased } stupeň)
        [few] {" "}(zmírněno o { $eased } stupně)
       *[other] {" "}(zmírněno o { $eased } stupňů)
    }
too-high-oxygen = obsah kyslíku { $now } %, dovoleno nejvýše { $need } %{ $eased ->
        [0] { "" }
        [one] {" "}(zmírněno o { $eased } stupeň)
        [few] {" "}(zmírněno o { $eased } stupně)
       *[other] {" "}(zmírněno o { $eased } stupňů)
    }
too-high-oceans = { $now ->
        [one] { $now } oceán
        [few] { $now } oceány
       *[other] { $now } oceánů
    }, dovoleno nejvýše { $need }{ $eased ->
        [0] { "" }
        [one] {" "}(zmírněno o { $eased } stupeň)
        [few] {" "}(zmírněno o { $eased } stupně)
       *[other] {" "}(zmírněno o { $eased } stupňů)
    }
tags-short = potřebujete { $tags_acc }, máte { $have }
production-required = { $what_production } { $have }, je třeba { $need }
greeneries-short = potřebujete { $need ->
        [one] { $need } destičku zeleně
        [few] { $need } destičky zeleně
       *[other] { $need } destiček zeleně
    }, máte { $have }
cities-short = ve hře je třeba { $need ->
        [one] { $need } města
       *[other] { $need } měst
    }, zatím { $have }

# --- Prices.

money-short = chybí { $what }
resource-short = potřebujete { $what_acc }, máte { $have }
production-none = { $what_production } je nulová, nelze snížit
production-too-low = { $what_production } { $have }, nelze snížit o { $steps }
nobody-to-lower = { $what_production-acc } nelze o { $steps } snížit žádnému hráči
card-resource-short = na kartě „{ $card }“ potřebujete { $what_acc }, máte { $have }
nothing-to-take = není odkud brát { $what_name-acc }
nothing-to-copy = žádná karta s kategorií stavby, jejíž produkci by šlo zopakovat
nothing-would-happen = nic by se nezměnilo
rating-not-raised = teraformační rating se v této generaci nezvýšil

# --- Cards and actions.

not-in-hand = kartu „{ $card }“ nemáte v ruce
not-in-play = karta „{ $card }“ není vyložená
no-such-action = karta „{ $card }“ takovou akci nemá
already-used = karta „{ $card }“ už byla v této generaci využita
first-action-due = nejdříve první akce korporace { $card }
no-first-action = žádná první akce k provedení
no-card-to-sell = žádná karta na prodej
not-in-solo = není součástí sólové varianty
pass-too-late = na pasování je pozdě: ukončete tah
end-turn-too-early = nejdříve proveďte akci, nebo pasujte

# --- Milestones and awards.

milestone-claimed = { $seat_is ->
        [you] už jste získali
       *[other] už získal { $seat_whom }
    }
no-milestone-left = tři čestné tituly už jsou rozdané
milestone-terraformer-not-met = teraformační rating { $have }, je třeba { $need }
milestone-mayor-not-met = potřebujete { $need ->
        [one] { $need } město
        [few] { $need } města
       *[other] { $need } měst
    }, máte { $have }
milestone-gardener-not-met = potřebujete { $need ->
        [one] { $need } destičku zeleně
        [few] { $need } destičky zeleně
       *[other] { $need } destiček zeleně
    }, máte { $have }
milestone-builder-not-met = potřebujete { $need ->
        [one] { $need } kategorii stavby
        [few] { $need } kategorie stavby
       *[other] { $need } kategorií stavby
    }, máte { $have }
milestone-planner-not-met = v ruce potřebujete { $need ->
        [one] { $need } kartu
        [few] { $need } karty
       *[other] { $need } karet
    }, máte { $have }
award-funded = { $seat_is ->
        [you] už jste sponzorovali
       *[other] už sponzoroval { $seat_whom }
    }
no-award-left = tři soutěže už jsou sponzorované

# --- Areas.

no-area = žádné vhodné pole pro { $tile_acc }
no-area-to-claim = žádné volné pole k vyhrazení
area-taken = pole je obsazené
area-reserved = pole je vyhrazené
not-an-ocean-area = není to pole pro destičky oceánu
area-claimed = { $seat_is ->
        [you] pole jste si vyhradili
       *[other] pole si vyhradil { $seat_whom }
    }
beside-city = sousedí s městem
not-beside-own = nesousedí s vaší destičkou
wrong-area = toto pole není pro { $tile_acc }

# --- Players.

nothing-to-lose = { $seat_is ->
        [you] nemáte co ztratit
       *[other] { $seat } nemá co ztratit
    }
