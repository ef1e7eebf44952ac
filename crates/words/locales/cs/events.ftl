# Co se stalo. What happened, told like the examples of the Czech rulebooks (zahraje, zaplatí, obdrží): the verb
# shows no gender. Clauses without a full stop; the cause follows in brackets (because). $seat is the player it
# happens to, $by the player who does it to them.

because = { $clause } ({ $cause })

# --- Causes, as nouns.

cause-copied = { $card }, zopakováno
cause-project = standardní projekt { $project }
cause-convert-plants = transformace rostlin
cause-convert-heat = transformace tepla
cause-temperature = teplota { $n } °C
cause-oxygen = obsah kyslíku { $n } %
cause-oceans = { $n ->
        [one] { $n } oceán
        [few] { $n } oceány
       *[other] { $n } oceánů
    }
cause-area = { $area }
cause-oceans-beside = oceány sousedící s { $area_ins }
cause-production = produkce
cause-milestone = čestný titul { $milestone }
cause-award = soutěž { $award }
cause-research = fáze výzkumu
cause-setup = příprava hry

# --- The course of the game.

event-phase-setup = příprava hry
event-phase-research = { $generation }. generace: fáze výzkumu
event-phase-action = { $generation }. generace: fáze akcí
event-phase-production = { $generation }. generace: produkční fáze
event-phase-final-greenery = poslední rostliny lze transformovat na zeleň
event-phase-end = konec hry
event-first-player = začínající hráč: { $seat }
event-turn-began = na tahu je { $seat }
event-turn-ended = { $seat } ukončí tah
event-passed = { $seat } pasuje
event-refreshed = všechny akce jsou opět k dispozici
event-reshuffled = odhazovací balíček se zamíchá a vytvoří nový doplňovací balíček
event-score = { $seat } { $points }
event-game-ended = konec hry: { $scores }; { $n ->
        [one] vítěz
       *[other] vítězové
    }: { $winners }
event-game-lost = konec hry, prohra: { $scores }

# --- Deeds.

event-corporation = { $seat } hraje za korporaci { $card }
event-played = { $seat } zahraje kartu „{ $card }“
event-used = { $seat } využije kartu „{ $card }“
event-project = { $seat } provede standardní projekt { $project }
event-converted-plants = { $seat } transformuje rostliny na zeleň
event-converted-heat = { $seat } transformuje teplo na zvýšení teploty
event-milestone = { $seat } získá čestný titul { $milestone }
event-award = { $seat } sponzoruje soutěž { $award }

# --- Changes.

event-paid = { $seat } zaplatí { $what_acc }
event-gained = { $seat } obdrží { $what_acc }
event-lost = { $seat } ztratí { $what_acc }
event-lost-by = { $by } odebere { $seat_dat } { $what_acc }
event-energy-to-heat = { $seat } přemění { $what_acc } na teplo
event-production-up = { $seat } zvýší { $what_your-production } o { $steps }
event-production-down = { $seat } sníží { $what_your-production } o { $steps }
event-production-down-by = { $by } sníží { $seat_dat } { $what_production-acc } o { $steps }
event-rated = { $seat } zvýší svůj teraformační rating o { $steps }
event-rated-down = { $seat } sníží svůj teraformační rating o { $steps }
event-raised-temperature = { $seat } zvýší teplotu na { $n } °C
event-raised-oxygen = { $seat } zvýší obsah kyslíku na { $n } %
event-raised-oceans = { $seat } zvýší množství vody na { $n ->
        [one] { $n } oceán
        [few] { $n } oceány
       *[other] { $n } oceánů
    }
event-placed = { $seat } umístí { $tile_acc } { $area_on }
event-placed-neutral = neutrální { $tile_nom } se umístí { $area_on }
event-claimed = { $seat } si vyhradí { $area }
event-added = { $seat } přidá { $what_acc } na kartu „{ $card }“
event-removed = { $seat } odebere { $what_acc } z karty „{ $card }“
event-removed-by = { $by } odebere { $seat_dat } { $what_acc } z karty „{ $card }“

# --- Cards.

event-drew = { $seat } dobere kartu „{ $card }“
event-drew-hidden = { $seat } dobere { $what_acc }
event-dealt = { $seat } dostane kartu „{ $card }“
event-dealt-hidden = { $seat } dostane { $what_acc }
event-drafted = { $seat } si při výběru z karet vezme kartu „{ $card }“
event-drafted-hidden = { $seat } si při výběru z karet vezme { $what_acc }
event-discarded = { $seat } odhodí kartu „{ $card }“
event-discarded-hidden = { $seat } odhodí { $what_acc }
event-flipped = { $seat } odhalí a odhodí kartu „{ $card }“
event-next-card-cheaper = příští karta { $seat_gen } v této generaci stojí o { $what_acc } méně
event-next-card-eased = podmínky na hlavní faktory u příští karty { $seat_gen } v této generaci se zmírňují až o { $steps }
