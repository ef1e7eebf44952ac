# Co se stalo. What happened, told like the examples of the Czech rulebooks (zahraje, zaplatí, obdrží): the verb
# shows no gender. Clauses without a full stop; the cause follows in brackets (because). $seat is the player it
# happens to, $by the player who does it to them.
# $seat_is is “you” where the reader is that player, else “other”: it chooses the person of the verb.

because = { $clause } ({ $cause })
at-price = { $clause } za { $price }

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
event-first-player = { $seat_is ->
        [you] začínajícím hráčem jste vy
       *[other] začínající hráč: { $seat }
    }
event-turn-began = { $seat_is ->
        [you] jste na tahu
       *[other] na tahu je { $seat }
    }
event-turn-ended = { $seat_is ->
        [you] ukončíte
       *[other] { $seat } ukončí
    } tah
event-passed = { $seat_is ->
        [you] pasujete
       *[other] { $seat } pasuje
    }
event-refreshed = všechny akce jsou opět k dispozici
event-reshuffled = odhazovací balíček se zamíchá a vytvoří nový doplňovací balíček
event-score = { $seat } { $points }
event-game-ended = konec hry: { $scores }; { $n ->
        [one] vítěz
       *[other] vítězové
    }: { $winners }
event-game-lost = konec hry, prohra: { $scores }

# --- Deeds.

event-corporation = { $seat_is ->
        [you] hrajete
       *[other] { $seat } hraje
    } za korporaci „{ $card }“
event-played = { $seat_is ->
        [you] zahrajete
       *[other] { $seat } zahraje
    } kartu „{ $card }“
event-used = { $seat_is ->
        [you] využijete
       *[other] { $seat } využije
    } kartu „{ $card }“
event-project = { $seat_is ->
        [you] provedete
       *[other] { $seat } provede
    } standardní projekt { $project }
event-converted-plants = { $seat_is ->
        [you] transformujete
       *[other] { $seat } transformuje
    } rostliny na zeleň
event-converted-heat = { $seat_is ->
        [you] transformujete
       *[other] { $seat } transformuje
    } teplo na zvýšení teploty
event-milestone = { $seat_is ->
        [you] získáte
       *[other] { $seat } získá
    } čestný titul { $milestone }
event-award = { $seat_is ->
        [you] sponzorujete
       *[other] { $seat } sponzoruje
    } soutěž { $award }

# --- Changes.

event-paid = { $seat_is ->
        [you] zaplatíte
       *[other] { $seat } zaplatí
    } { $what_acc }
event-gained = { $seat_is ->
        [you] obdržíte
       *[other] { $seat } obdrží
    } { $what_acc }
event-lost = { $seat_is ->
        [you] ztratíte
       *[other] { $seat } ztratí
    } { $what_acc }
event-lost-by = { $seat_is ->
        [you] { $by } vám odebere
       *[other] { $by_is ->
            [you] odeberete
           *[other] { $by } odebere
        } { $seat_dat }
    } { $what_acc }
event-energy-to-heat = { $seat_is ->
        [you] přeměníte
       *[other] { $seat } přemění
    } { $what_acc } na teplo
event-production-up = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } { $what_your-production } o { $steps }
event-production-down = { $seat_is ->
        [you] snížíte
       *[other] { $seat } sníží
    } { $what_your-production } o { $steps }
event-production-down-by = { $seat_is ->
        [you] { $by } vám sníží
       *[other] { $by_is ->
            [you] snížíte
           *[other] { $by } sníží
        } { $seat_dat }
    } { $what_production-acc } o { $steps }
event-rated = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } svůj teraformační rating o { $steps }
event-rated-down = { $seat_is ->
        [you] snížíte
       *[other] { $seat } sníží
    } svůj teraformační rating o { $steps }
event-raised-temperature = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } teplotu na { $n } °C
event-raised-oxygen = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } obsah kyslíku na { $n } %
event-raised-oceans = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } množství vody na { $n ->
        [one] { $n } oceán
        [few] { $n } oceány
       *[other] { $n } oceánů
    }
event-placed = { $seat_is ->
        [you] umístíte
       *[other] { $seat } umístí
    } { $tile_acc } { $area_on }
event-placed-neutral = neutrální { $tile_nom } se umístí { $area_on }
event-claimed = { $seat_is ->
        [you] vyhradíte si
       *[other] { $seat } si vyhradí
    } { $area }
event-added = { $seat_is ->
        [you] přidáte
       *[other] { $seat } přidá
    } { $what_acc } na kartu „{ $card }“
event-removed = { $seat_is ->
        [you] odeberete
       *[other] { $seat } odebere
    } { $what_acc } z karty „{ $card }“
event-removed-by = { $seat_is ->
        [you] { $by } vám odebere
       *[other] { $by_is ->
            [you] odeberete
           *[other] { $by } odebere
        } { $seat_dat }
    } { $what_acc } z karty „{ $card }“

# --- Kde destička leží. $what je výčet toho, co následuje; $seat je její vlastník.

lies-at = v místě { $name }
lies-beside = vedle { $what }
lies-ocean = { $n ->
        [one] oceánu
       *[other] { $n } oceánů
    }
lies-your-city = { $n ->
        [one] vašeho města
       *[other] { $n } vašich měst
    }
lies-city = { $n ->
        [one] města { $seat_gen }
       *[other] { $n } měst { $seat_gen }
    }
lies-neutral-city = { $n ->
        [one] neutrálního města
       *[other] { $n } neutrálních měst
    }
lies-your-greenery = { $n ->
        [one] vaší zeleně
       *[other] { $n } vašich destiček zeleně
    }
lies-greenery = { $n ->
        [one] zeleně { $seat_gen }
       *[other] { $n } destiček zeleně { $seat_gen }
    }
lies-neutral-greenery = { $n ->
        [one] neutrální zeleně
       *[other] { $n } neutrálních destiček zeleně
    }
lies-your-tile = { $n ->
        [one] vaší zvláštní destičky
       *[other] { $n } vašich zvláštních destiček
    }
lies-tile = { $n ->
        [one] zvláštní destičky { $seat_gen }
       *[other] { $n } zvláštních destiček { $seat_gen }
    }
lies-neutral-tile = { $n ->
        [one] zvláštní destičky
       *[other] { $n } zvláštních destiček
    }
lies-north = na severu
lies-north-east = na severovýchodě
lies-east = na východě
lies-south-east = na jihovýchodě
lies-south = na jihu
lies-south-west = na jihozápadě
lies-west = na západě
lies-north-west = na severozápadě
lies-middle = uprostřed mapy

# --- Cards.

event-drew = { $seat_is ->
        [you] doberete
       *[other] { $seat } dobere
    } kartu „{ $card }“
event-drew-hidden = { $seat_is ->
        [you] doberete
       *[other] { $seat } dobere
    } { $what_acc }
event-dealt = { $seat_is ->
        [you] dostanete
       *[other] { $seat } dostane
    } kartu „{ $card }“
event-dealt-hidden = { $seat_is ->
        [you] dostanete
       *[other] { $seat } dostane
    } { $what_acc }
event-drafted = { $seat_is ->
        [you] při výběru z karet si vezmete
       *[other] { $seat } si při výběru z karet vezme
    } kartu „{ $card }“
event-drafted-hidden = { $seat_is ->
        [you] při výběru z karet si vezmete
       *[other] { $seat } si při výběru z karet vezme
    } { $what_acc }
event-discarded = { $seat_is ->
        [you] odhodíte
       *[other] { $seat } odhodí
    } kartu „{ $card }“
event-discarded-hidden = { $seat_is ->
        [you] odhodíte
       *[other] { $seat } odhodí
    } { $what_acc }
event-flipped = { $seat_is ->
        [you] odhalíte a odhodíte
       *[other] { $seat } odhalí a odhodí
    } kartu „{ $card }“
event-next-card-cheaper = { $seat_is ->
        [you] vaše příští karta
       *[other] příští karta { $seat_gen }
    } v této generaci stojí o { $what_acc } méně
event-next-card-eased = podmínky na hlavní faktory u { $seat_is ->
        [you] vaší příští karty
       *[other] příští karty { $seat_gen }
    } v této generaci se zmírňují až o { $steps }
