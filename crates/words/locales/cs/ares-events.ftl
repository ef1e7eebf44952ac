# Ares Expedition: co se stalo. What happened, in the tense of events.ftl; the cause follows in brackets.

# --- Causes, as nouns.

ares-cause-standard = standardní akce „{ $standard }“
ares-cause-tile = destička oceánu
ares-cause-phase = fáze { $phase_of }
ares-cause-sale = prodej karet
ares-cause-hand-limit = limit karet v ruce
ares-cause-pool = společná zásoba
ares-cause-counter = počítadlo

# --- The course of the game.

ares-event-setup = příprava hry
ares-event-planning = { $round }. kolo: plánování
ares-event-pool = { $round }. kolo: braní ze společné zásoby
ares-event-development = { $round }. kolo: fáze rozvoje
ares-event-construction = { $round }. kolo: fáze výstavby
ares-event-action = { $round }. kolo: fáze akcí
ares-event-production = { $round }. kolo: fáze produkce
ares-event-research = { $round }. kolo: fáze výzkumu
ares-event-end = { $round }. kolo končí
ares-event-over = konec hry
ares-event-planned = { $seat_is ->
        [you] máte
       *[other] { $seat } má
    } zvolenou fázi
ares-event-revealed = { $seat_is ->
        [you] odhalíte
       *[other] { $seat } odhalí
    } kartu fáze { $phase_of }
ares-event-revealed-neutral = neutrální je fáze { $phase_of }
ares-event-finished = { $seat_is ->
        [you] máte
       *[other] { $seat } má
    } hotovo
ares-event-counted = neutrální počítadlo se posune na { $n }
ares-event-reshuffled = odhazovací balíček se zamíchá a vytvoří nový doplňovací balíček
ares-event-score = { $seat } { $points }
ares-event-game-ended = konec hry: { $scores }; { $n ->
        [one] vítěz
       *[other] vítězové
    }: { $winners }
ares-event-game-lost = konec hry, prohra: { $scores }

# --- Deeds.

ares-event-corporation = { $seat_is ->
        [you] hrajete
       *[other] { $seat } hraje
    } za korporaci „{ $card }“
ares-event-played = { $seat_is ->
        [you] zahrajete
       *[other] { $seat } zahraje
    } kartu „{ $card }“
ares-event-used = { $seat_is ->
        [you] využijete
       *[other] { $seat } využije
    } kartu „{ $card }“
ares-event-used-again = { $seat_is ->
        [you] znovu využijete
       *[other] { $seat } znovu využije
    } kartu „{ $card }“
ares-event-standard = { $seat_is ->
        [you] provedete
       *[other] { $seat } provede
    } standardní akci „{ $standard }“
ares-event-sold = { $seat_is ->
        [you] prodáte
       *[other] { $seat } prodá
    } kartu „{ $card }“
ares-event-sold-hidden = { $seat_is ->
        [you] prodáte
       *[other] { $seat } prodá
    } { $what_acc }
ares-event-took = { $seat_is ->
        [you] vezmete si ze společné zásoby
       *[other] { $seat } si ze společné zásoby vezme
    } { $piece_acc }
ares-event-offered = { $seat_is ->
        [you] nabídnete
       *[other] { $seat } nabídne
    } spoluhráči kartu „{ $card }“
ares-event-offered-hidden = { $seat_is ->
        [you] nabídnete
       *[other] { $seat } nabídne
    } spoluhráči { $what_acc }
ares-event-swapped = { $seat_is ->
        [you] dostanete
       *[other] { $seat } dostane
    } výměnou kartu „{ $card }“
ares-event-swapped-hidden = { $seat_is ->
        [you] dostanete
       *[other] { $seat } dostane
    } výměnou { $what_acc }
ares-event-not-swapped = { $seat_is ->
        [you] vezmete si
       *[other] { $seat } si vezme
    } nabídku zpět

# --- Changes.

ares-event-paid = { $seat_is ->
        [you] zaplatíte
       *[other] { $seat } zaplatí
    } { $what_acc }
ares-event-gained = { $seat_is ->
        [you] obdržíte
       *[other] { $seat } obdrží
    } { $what_acc }
ares-event-production-up = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } { $what_more }
ares-event-production-down = { $seat_is ->
        [you] snížíte
       *[other] { $seat } sníží
    } { $what_more }
ares-event-level = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } svou produkci { $what_of } o { $n }
ares-event-rated = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } svůj teraformační rating o { $steps }
ares-event-rated-down = { $seat_is ->
        [you] snížíte
       *[other] { $seat } sníží
    } svůj teraformační rating o { $steps }
ares-event-raised-temperature = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } teplotu na { $n } °C
ares-event-raised-oxygen = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } obsah kyslíku na { $n } %
ares-event-rises-temperature = teplota stoupne na { $n } °C
ares-event-rises-oxygen = obsah kyslíku stoupne na { $n } %
ares-event-flipped = { $seat_is ->
        [you] otočíte
       *[other] { $seat } otočí
    } destičku oceánu
ares-event-flipped-again = { $seat_is ->
        [you] znovu obdržíte
       *[other] { $seat } znovu obdrží
    } odměnu poslední destičky oceánu
ares-event-forested = { $seat_is ->
        [you] zasadíte
       *[other] { $seat } zasadí
    } les
ares-event-added = { $seat_is ->
        [you] přidáte
       *[other] { $seat } přidá
    } { $what_acc } na kartu „{ $card }“
ares-event-removed = { $seat_is ->
        [you] odeberete
       *[other] { $seat } odebere
    } { $what_acc } z karty „{ $card }“
ares-event-play-more = { $seat_is ->
        [you] smíte
       *[other] { $seat } smí
    } v této fázi zahrát ještě jednu modrou nebo červenou kartu
ares-event-play-free = { $seat_is ->
        [you] smíte
       *[other] { $seat } smí
    } bez placení zahrát zelenou kartu s vytištěnými náklady nejvýše { $what_acc }
ares-event-next-cheaper = { $seat_is ->
        [you] vaše příští karta
       *[other] příští karta { $seat_gen }
    } v této fázi stojí o { $what_acc } méně
ares-event-next-eased = u { $seat_is ->
        [you] vaší příští karty
       *[other] příští karty { $seat_gen }
    } v této fázi se teplota a obsah kyslíku mohou počítat o jednu zónu výš nebo níž

# --- Cards.

ares-event-drew = { $seat_is ->
        [you] doberete
       *[other] { $seat } dobere
    } kartu „{ $card }“
ares-event-drew-hidden = { $seat_is ->
        [you] doberete
       *[other] { $seat } dobere
    } { $what_acc }
ares-event-dealt = { $seat_is ->
        [you] dostanete
       *[other] { $seat } dostane
    } kartu „{ $card }“
ares-event-dealt-hidden = { $seat_is ->
        [you] dostanete
       *[other] { $seat } dostane
    } { $what_acc }
ares-event-discarded = { $seat_is ->
        [you] odhodíte
       *[other] { $seat } odhodí
    } kartu „{ $card }“
ares-event-discarded-hidden = { $seat_is ->
        [you] odhodíte
       *[other] { $seat } odhodí
    } { $what_acc }
ares-event-shown = { $seat_is ->
        [you] odhalíte
       *[other] { $seat } odhalí
    } kartu „{ $card }“
