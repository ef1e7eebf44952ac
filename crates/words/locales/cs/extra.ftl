# Rozšíření Předehra a Venuše: their nouns, what their cards say, what is asked and what happens, under the
# conventions of the other files. The Venus scale is teraformace Venuše (our own word); its steps are stupně as elsewhere.

# --- Nouns.

# own
held-asteroid = { $n ->
        [one] { $n } asteroid
        [few] { $n } asteroidy
       *[other] { $n } asteroidů
    }
    .acc = { $n ->
        [one] { $n } asteroid
        [few] { $n } asteroidy
       *[other] { $n } asteroidů
    }
    .name = asteroidy
    .name-acc = asteroidy
    .of = asteroidů
    .how = kolik asteroidů
    .each = { $n ->
        [one] každý asteroid
        [few] každé { $n } asteroidy
       *[other] každých { $n } asteroidů
    }
tag-venus = Venuše
# own
kind-prelude = předehra
deck-prelude = Předehra
deck-venus = Venuše
# own
parameter-venus = teraformace Venuše
# own
phase-prelude = předehry
area-dawn-city = { card-220 }
    .name = { card-220 }
    .on = na pole „{ card-220 }“ mimo planetu Mars
    .ins = polem „{ card-220 }“
area-luna-metropolis = { card-236 }
    .name = { card-236 }
    .on = na Měsíc
    .ins = Měsícem
area-maxwell-base = { card-238 }
    .name = { card-238 }
    .on = na Venuši, na pole „{ card-238 }“
    .ins = polem „{ card-238 }“
area-stratopolis = { card-248 }
    .name = { card-248 }
    .on = do atmosféry Venuše, na pole „{ card-248 }“
    .ins = polem „{ card-248 }“
# own
project-air-scrapping = Zpracování atmosféry
# own
project-buffer-gas = Vyrovnávací plyn
# own
milestone-hoverlord = Vládce vznášedel
milestone-hoverlord-text = Mějte na svých kartách dohromady alespoň { $need ->
        [one] { $need } vznášedlo
        [few] { $need } vznášedla
       *[other] { $need } vznášedel
    }.
milestone-hoverlord-not-met = vznášedla na kartách: { $have }, je třeba { $need }
# own
award-venuphile = Milovník Venuše
award-venuphile-text = Nejvíce kategorií Venuše (události se nepočítají).

# --- Instructions.

raise-venus = zvyšte teraformaci Venuše o { $steps }
owe-by-card = zaplaťte { $what_acc } (platit lze i z toho, co přinese tato karta)
place-volcanic-city = umístěte { $tile_acc } na sopečné pole, a to i vedle jiných měst (na mapě bez sopek jako běžné město)
place-off-mars = umístěte { $tile_acc } na pole vyhrazené pro tuto kartu, mimo planetu Mars
exchange-here-for-more = odhoďte z této karty libovolný počet { $what_of } (alespoň 1) → obdržte { $to_acc } za { $what_each }
play-card-cheaper = zahrajte ihned kartu z ruky o { $what_acc } levněji
play-card-eased = zahrajte ihned kartu z ruky za její cenu, ale bez ohledu na její podmínky na hlavní faktory
play-prelude = doberte { $n ->
        [one] { $n } předehru
        [few] { $n } předehry
       *[other] { $n } předeher
    }, jednu z nich zahrajte a ostatní odhoďte
fund-award = sponzorujte libovolnou soutěž bez placení
draw-with-tags = doberte { $what_acc }, nebo máte-li alespoň { $tags_acc }, místo toho { $many_acc }
draw-sought-tag = odhalujte karty z doplňovacího balíčku, dokud nenajdete { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } s kategorií { $tag }; nalezené si vezměte do ruky a ostatní odhoďte
draw-sought-held = odhalujte karty z doplňovacího balíčku, dokud nenajdete { $n ->
        [one] { $n } kartu týkající se
        [few] { $n } karty týkající se
       *[other] { $n } karet týkajících se
    } { $what_of }; nalezené si vezměte do ruky a ostatní odhoďte
discard-to-draw = odhoďte 1 kartu z ruky a poté doberte { $what_acc }
others-draw = každý soupeř dobere { $what_acc }
add-any-tagged = přidejte na { $another ->
        [0] svou kartu
       *[other] jinou svou kartu
    } s kategorií { $tag } { $what_acc } toho druhu, který na ni patří
add-either-tagged = přidejte { $second_acc } nebo { $first_acc } na { $another ->
        [0] svou kartu
       *[other] jinou svou kartu
    } s kategorií { $tag }
add-per-tagged = přidejte { $what_acc } za { $each_self }, vše na jednu svou kartu s kategorií { $tag }
tagged-loses = jeden libovolný hráč, který má ve hře kategorii { $tag }, ztratí až { $what_acc }
produce-lowest = zvyšte nejnižší ze svých produkcí včetně příjmu o { $steps } (je-li nejnižších více, podle svého výběru)
repeat-action = využijte ještě jednou akci některé své modré karty, která už byla v této generaci využita
world-government = zvyšte jeden z hlavních faktorů o 1 stupeň, nebo umístěte 1 destičku oceánu; nikdo za to neobdrží TR ani žádný bonus
govern-temperature = teplota stoupne o { $steps }; nikdo za to neobdrží TR ani žádný bonus
govern-oxygen = obsah kyslíku stoupne o { $steps }; nikdo za to neobdrží TR ani žádný bonus
govern-venus = teraformace Venuše stoupne o { $steps }; nikdo za to neobdrží TR ani žádný bonus

# --- Requirements, triggers, what always holds.

need-at-least-venus = teraformace Venuše alespoň { $n } %
need-at-most-venus = teraformace Venuše nejvýše { $n } %
need-rating = teraformační rating alespoň { $n }
when-points-paid = když zahrajete kartu s vítěznými body (kromě záporných)
when-raised-venus = za každý stupeň, o který kdokoli včetně Světové vlády zvýší teraformaci Venuše
eased-venus = podmínky na teraformaci Venuše u svých karet můžete zmírnit až o { $steps }
here-pays = když platíte kartu s kategorií { $tag }, můžete { $what_each } na této kartě odhodit jako { $money_acc }
raises-give = kdykoli se zvýší některá z vašich produkcí nebo váš příjem, obdržte ihned stejné množství daného zdroje

# --- Causes and events.

cause-venus = teraformace Venuše { $n } %
cause-world-government = Světová vláda
cause-prelude = náhrada za předehru
event-phase-prelude = hrají se předehry
event-raised-venus = { $seat_is ->
        [you] zvýšíte
       *[other] { $seat } zvýší
    } teraformaci Venuše na { $n } %
event-shifted-venus = teraformace Venuše je { $n } %
event-prelude-kept = { $seat_is ->
        [you] necháte si
       *[other] { $seat } si nechá
    } předehru „{ $card }“
event-prelude-kept-hidden = { $seat_is ->
        [you] necháte si
       *[other] { $seat } si nechá
    } { $n ->
        [one] předehru
        [few] { $n } předehry
       *[other] { $n } předeher
    }
event-found = { $seat_is ->
        [you] ukážete kartu „{ $card }“ a vezmete si ji
       *[other] { $seat } ukáže kartu „{ $card }“ a vezme si ji
    }
event-unplayable = { $seat_is ->
        [you] nemůžete zahrát předehru „{ $card }“: ukážete ji a odhodíte
       *[other] { $seat } nemůže zahrát předehru „{ $card }“: ukáže ji a odhodí
    }
event-paid-here = { $seat_is ->
        [you] zaplatíte
       *[other] { $seat } zaplatí
    } { $what_acc } z karty „{ $card }“
event-next-card-free = { $seat_is ->
        [you] zahrajete
       *[other] { $seat } zahraje
    } příští kartu bez ohledu na její podmínky na hlavní faktory

# --- Questions and labels.

question-preludes = Zvolte si dvě ze svých předeher.
question-prelude = Kterou předehru zahrajete jako další?
question-played = { $cause }: { $clause }. Kterou kartu zahrajete?
question-award = { $cause }: { $clause }. Která soutěž to bude?
question-parameter = { $cause }: { $clause }. Který faktor to bude?
question-repeat = Kterou akci karty „{ $card }“ využijete?
choice-parameter = { $what }

# --- Reasons.

too-low-venus = teraformace Venuše { $now } %, je třeba { $need } %{ $eased ->
        [0] { "" }
        [one] {" "}(zmírněno o { $eased } stupeň)
        [few] {" "}(zmírněno o { $eased } stupně)
       *[other] {" "}(zmírněno o { $eased } stupňů)
    }
too-high-venus = teraformace Venuše { $now } %, dovoleno nejvýše { $need } %{ $eased ->
        [0] { "" }
        [one] {" "}(zmírněno o { $eased } stupeň)
        [few] {" "}(zmírněno o { $eased } stupně)
       *[other] {" "}(zmírněno o { $eased } stupňů)
    }
rating-short = teraformační rating { $have }, je třeba { $need }
no-card-to-discard = v ruce není jiná karta k odhození
no-card-to-play = žádnou kartu z ruky nelze zahrát
nothing-to-repeat = žádnou využitou akci nelze využít znovu
no-venus = rozšíření Venuše se nehraje
no-rating-goal = jen v sólové variantě, jejímž cílem je teraformační rating
