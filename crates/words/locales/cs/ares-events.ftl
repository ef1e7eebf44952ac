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
ares-event-planned = { $seat } má zvolenou fázi
ares-event-revealed = { $seat } odhalí kartu fáze { $phase_of }
ares-event-revealed-neutral = neutrální je fáze { $phase_of }
ares-event-finished = { $seat } má hotovo
ares-event-counted = neutrální počítadlo se posune na { $n }
ares-event-reshuffled = odhazovací balíček se zamíchá a vytvoří nový doplňovací balíček
ares-event-score = { $seat } { $points }
ares-event-game-ended = konec hry: { $scores }; { $n ->
        [one] vítěz
       *[other] vítězové
    }: { $winners }
ares-event-game-lost = konec hry, prohra: { $scores }

# --- Deeds.

ares-event-corporation = { $seat } hraje za korporaci { $card }
ares-event-played = { $seat } zahraje kartu „{ $card }“
ares-event-used = { $seat } využije kartu „{ $card }“
ares-event-used-again = { $seat } znovu využije kartu „{ $card }“
ares-event-standard = { $seat } provede standardní akci „{ $standard }“
ares-event-sold = { $seat } prodá kartu „{ $card }“
ares-event-sold-hidden = { $seat } prodá { $what_acc }
ares-event-took = { $seat } si ze společné zásoby vezme { $piece_acc }
ares-event-offered = { $seat } nabídne spoluhráči kartu „{ $card }“
ares-event-offered-hidden = { $seat } nabídne spoluhráči { $what_acc }
ares-event-swapped = { $seat } dostane výměnou kartu „{ $card }“
ares-event-swapped-hidden = { $seat } dostane výměnou { $what_acc }
ares-event-not-swapped = { $seat } si vezme nabídku zpět

# --- Changes.

ares-event-paid = { $seat } zaplatí { $what_acc }
ares-event-gained = { $seat } obdrží { $what_acc }
ares-event-production-up = { $seat } zvýší { $what_more }
ares-event-production-down = { $seat } sníží { $what_more }
ares-event-level = { $seat } zvýší svou produkci { $what_of } o { $n }
ares-event-rated = { $seat } zvýší svůj teraformační rating o { $steps }
ares-event-rated-down = { $seat } sníží svůj teraformační rating o { $steps }
ares-event-raised-temperature = { $seat } zvýší teplotu na { $n } °C
ares-event-raised-oxygen = { $seat } zvýší obsah kyslíku na { $n } %
ares-event-rises-temperature = teplota stoupne na { $n } °C
ares-event-rises-oxygen = obsah kyslíku stoupne na { $n } %
ares-event-flipped = { $seat } otočí destičku oceánu
ares-event-flipped-again = { $seat } znovu obdrží odměnu poslední destičky oceánu
ares-event-forested = { $seat } zasadí les
ares-event-added = { $seat } přidá { $what_acc } na kartu „{ $card }“
ares-event-removed = { $seat } odebere { $what_acc } z karty „{ $card }“
ares-event-play-more = { $seat } smí v této fázi zahrát ještě jednu modrou nebo červenou kartu
ares-event-play-free = { $seat } smí bez placení zahrát zelenou kartu s vytištěnými náklady nejvýše { $what_acc }
ares-event-next-cheaper = příští karta { $seat_gen } v této fázi stojí o { $what_acc } méně
ares-event-next-eased = u příští karty { $seat_gen } v této fázi se teplota a obsah kyslíku mohou počítat o jednu zónu výš nebo níž

# --- Cards.

ares-event-drew = { $seat } dobere kartu „{ $card }“
ares-event-drew-hidden = { $seat } dobere { $what_acc }
ares-event-dealt = { $seat } dostane kartu „{ $card }“
ares-event-dealt-hidden = { $seat } dostane { $what_acc }
ares-event-discarded = { $seat } odhodí kartu „{ $card }“
ares-event-discarded-hidden = { $seat } odhodí { $what_acc }
ares-event-shown = { $seat } odhalí kartu „{ $card }“
