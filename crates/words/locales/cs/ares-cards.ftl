# Ares Expedition: its nouns and what its cards do, in the words of the other game; nouns shared with it stand in
# rules.ftl. No Czech rulebook is known: its own words are ours. Forms: more is a production in the accusative, with its
# possessive and by how much it changes; in says in which zone; cards names the cards of a kind; of is the genitive.

# --- Nouns.

ares-either = { $before } nebo { $after }

ares-product-money = { $n } €
    .more = svůj příjem o { $n }
ares-product-heat = { $n ->
        [one] { $n } teplo
       *[other] { $n } tepla
    }
    .more = svou produkci tepla o { $n }
ares-product-plants = { $n ->
        [one] { $n } rostlina
        [few] { $n } rostliny
       *[other] { $n } rostlin
    }
    .more = svou produkci rostlin o { $n }
ares-product-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
    .more = svou produkci karet o { $n }

ares-kind-green = zelená karta
    .cards = zelené karty
ares-kind-blue = modrá karta
    .cards = modré karty
ares-kind-red = červená karta
    .cards = červené karty
ares-kind-corporation = korporace
    .cards = karty korporací

# own
ares-zone-purple = fialová
    .in = ve fialové zóně
# own
ares-zone-red = červená
    .in = v červené zóně
# own
ares-zone-yellow = žlutá
    .in = ve žluté zóně
# own
ares-zone-white = bílá
    .in = v bílé zóně

# own
ares-standard-forest-plants = les za rostliny
# own
ares-standard-forest-megacredits = les za €
# own
ares-standard-temperature-heat = teplota za teplo
# own
ares-standard-temperature-megacredits = teplota za €
# own
ares-standard-ocean = oceán za €

ares-phase-setup = příprava hry
    .of = přípravy hry
# own
ares-phase-planning = plánování
    .of = plánování
# own
ares-phase-pool = společná zásoba
    .of = společné zásoby
# own
ares-phase-development = rozvoj
    .of = rozvoje
# own
ares-phase-construction = výstavba
    .of = výstavby
# own
ares-phase-action = akce
    .of = akcí
# own
ares-phase-production = produkce
    .of = produkce
# own
ares-phase-research = výzkum
    .of = výzkumu
# own
ares-phase-end = konec kola
    .of = konce kola
ares-phase-over = konec hry
    .of = konce hry

# Co dává fáze: všem, a navíc těm, kdo ji zvolili. Krátce: stojí to na kartách fází.
ares-phase-all-development = Zahrajte zelenou kartu
ares-phase-all-construction = Zahrajte modrou nebo červenou kartu
ares-phase-all-action = Využijte akce karet a standardní akce
ares-phase-all-production = Obdržte svou produkci
ares-phase-all-research = Doberte { $draw ->
        [one] { $draw } kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }, { $keep } si nechte
ares-phase-bonus-development = Stojí o { $what_acc } méně
ares-phase-bonus-construction = Doberte kartu, nebo zahrajte ještě jednu
ares-phase-bonus-action = Využijte jednu akci karty znovu
ares-phase-bonus-production = Obdržte { $what_acc }
ares-phase-bonus-research = Doberte o { $draw } víc, nechte si o { $keep } víc

# own
ares-piece-cube = kostička
    .acc = kostičku
# own
ares-piece-marker = obchodní žeton
    .acc = obchodní žeton

# own
ares-level-beginner = začátečnická
# own
ares-level-experienced = pokročilá
# own
ares-level-expert = mistrovská

# --- What is counted, in the accusative after "za". $n is how many make one share.

ares-each-tag = { $n ->
        [one] každou vaši kategorii { $tag }
        [few] každé { $n } vaše kategorie { $tag }
       *[other] každých { $n } vašich kategorií { $tag }
    }
    .self = { $n ->
        [one] každou svou kategorii { $tag }
        [few] každé { $n } své kategorie { $tag }
       *[other] každých { $n } svých kategorií { $tag }
    }
ares-each-forest = { $n ->
        [one] každý váš les
        [few] každé { $n } vaše lesy
       *[other] každých { $n } vašich lesů
    }
    .self = { $n ->
        [one] každý svůj les
        [few] každé { $n } své lesy
       *[other] každých { $n } svých lesů
    }
ares-each-blue-card = { $n ->
        [one] každou vaši vyloženou modrou kartu
        [few] každé { $n } vaše vyložené modré karty
       *[other] každých { $n } vašich vyložených modrých karet
    }
    .self = { $n ->
        [one] každou svou vyloženou modrou kartu
        [few] každé { $n } své vyložené modré karty
       *[other] každých { $n } svých vyložených modrých karet
    }
ares-each-card = { $n ->
        [one] každou vaši vyloženou kartu projektu
        [few] každé { $n } vaše vyložené karty projektů
       *[other] každých { $n } vašich vyložených karet projektů
    }
    .self = { $n ->
        [one] každou svou vyloženou kartu projektu
        [few] každé { $n } své vyložené karty projektů
       *[other] každých { $n } svých vyložených karet projektů
    }
ares-each-level = každý stupeň vaší produkce { $what_of }
    .self = každý stupeň své produkce { $what_of }

# --- Instructions.

ares-gain = obdržte { $what_acc }
ares-spend = odhoďte { $what_acc }
ares-spend-fewer = odhoďte { $what_acc } (máte-li zvolenou fázi akcí, jen { $fewer })
ares-pay-less = odhoďte { $what_acc }, o { $off_acc } méně za { $each_self }
ares-pay-few = odhoďte { $what_acc }, nebo jen { $few_acc }, máte-li vyloženo alespoň { $need ->
        [one] { $need } modrou kartu
        [few] { $need } modré karty
       *[other] { $need } modrých karet
    }
ares-lower-rating = snižte svůj teraformační rating o { $steps }
ares-produce = zvyšte { $what_more }
ares-produce-per = zvyšte { $what_more } za { $each_self }
ares-raise-level = zvyšte svou produkci { $what_of } o { $n }
ares-rate = zvyšte svůj teraformační rating o { $steps }
ares-rate-per = zvyšte svůj teraformační rating o { $steps } za { $each_self }
ares-warm-temperature = zvyšte teplotu o { $steps }
ares-warm-oxygen = zvyšte obsah kyslíku o { $steps }
ares-flip = otočte { $n ->
        [one] { $n } destičku oceánu
        [few] { $n } destičky oceánu
       *[other] { $n } destiček oceánu
    }
ares-forest = { $n ->
        [one] zasaďte { $n } les a zvyšte obsah kyslíku o { $n } stupeň
        [few] zasaďte { $n } lesy a zvyšte obsah kyslíku o { $n } stupně
       *[other] zasaďte { $n } lesů a zvyšte obsah kyslíku o { $n } stupňů
    }
ares-draw = doberte { $what_acc }
ares-draw-keep = doberte { $what_acc }, { $kept } si ponechte a ostatní odhoďte
ares-discard = odhoďte z ruky { $what_acc }
ares-redraw = odhoďte z ruky až { $what_acc } a doberte jich stejný počet
ares-may-discard = můžete odhodit 1 kartu z ruky a dobrat 1 kartu, nebo 2 karty, má-li odhozená karta kategorii { $tag }
ares-reveal-take = odhalte { $what_acc }, jednu s kategorií { $tags } si vezměte a ostatní odhoďte
ares-reveal-green = odhalte 1 kartu: je-li zelená, odhoďte ji a obdržte { $what_acc }, jinak si ji vezměte
ares-add-here = přidejte na tuto kartu { $what_acc }
ares-add-to = přidejte { $what_acc } na jinou svou kartu
ares-add-to-any = přidejte { $what_acc } na svou kartu, na niž se zdroje kladou
ares-take-here = odeberte z této karty { $what_acc }
ares-take-from = odeberte { $what_acc } z některé své karty
ares-one-of = zvolte jednu možnost: { $options }
ares-exchange = přeměňte { $most ->
        [0] libovolné množství { $from_of }
        [one] až { $most } jednotku { $from_of }
        [few] až { $most } jednotky { $from_of }
       *[other] až { $most } jednotek { $from_of }
    } na stejné množství { $to_of }
ares-if-tags = máte-li alespoň { $tags_acc }, navíc { $then }
ares-if-chosen = při vámi zvolené fázi akcí navíc { $then }
ares-play-more = v této fázi smíte zahrát ještě jednu modrou nebo červenou kartu
ares-play-free = smíte bez placení zahrát zelenou kartu s vytištěnými náklady nejvýše { $what_acc }
ares-next-cheaper = příští karta, kterou v této fázi zahrajete, stojí o { $what_acc } méně
ares-next-eased = u příští karty, kterou v této fázi zahrajete, se teplota a obsah kyslíku mohou počítat o jednu zónu výš nebo níž

# --- Requirements, as a list after "podmínka:".

ares-need-at-least = { $what } alespoň { $zone_in }
ares-need-at-most = { $what } nejvýše { $zone_in }
ares-need-oceans = alespoň { $n ->
        [one] { $n } oceán
        [few] { $n } oceány
       *[other] { $n } oceánů
    }
ares-need-oceans-at-most = nejvýše { $n ->
        [one] { $n } oceán
        [few] { $n } oceány
       *[other] { $n } oceánů
    }
ares-need-tags = { $tags }
ares-need-rating = teraformační rating alespoň { $n }
ares-need-spend = odhodit { $what_acc }
ares-need-spend-rating = snížit svůj teraformační rating o { $steps }

# --- Lasting effects.

ares-when-tag = za každou kategorii { $tags }, kterou zahrajete
ares-when-tag-own = za každou kategorii { $tags }, kterou zahrajete (včetně této karty)
ares-when-card = když zahrajete jinou kartu
ares-when-steel = za každý stupeň produkce oceli, který vám dá zahraná karta
ares-when-temperature = za každý stupeň, o který zvýšíte teplotu
ares-when-ocean = když otočíte destičku oceánu
ares-when-any-parameter = za každý stupeň nebo destičku oceánu, kterými zvýšíte některý hlavní faktor
ares-when-forest = když získáte les
ares-when-action = když využijete akci některé karty
ares-cheaper = vaše karty stojí o { $what_acc } méně
ares-cheaper-tag = vaše karty stojí o { $what_acc } méně za každou kategorii { $tags }, kterou nesou
ares-cheaper-from = vaše karty s vytištěnými náklady alespoň { $cost_acc } stojí o { $what_acc } méně
ares-cheaper-standard = vaše standardní akce placené v € stojí o { $what_acc } méně
ares-worth-more = každý stupeň vaší produkce { $level_of } dává slevu o { $what_acc } vyšší
ares-may-pay-any = místo € můžete platit i pomocí { $with_of }
ares-may-pay = když hrajete kartu, můžete odhodit { $units_acc } a zaplatit o { $what_acc } méně
ares-forest-for = les vás stojí { $what_acc }
ares-eased = teplota a obsah kyslíku se vám u podmínek mohou počítat o jednu zónu výš nebo níž
ares-sells-for-more = za každou prodanou kartu obdržíte o { $what_acc } více
ares-research-more = ve fázi výzkumu { $keep ->
        [0] doberte o { $draw ->
            [one] { $draw } kartu
            [few] { $draw } karty
           *[other] { $draw } karet
        } více
       *[other] { $draw ->
            [0] si ponechte o { $keep ->
                [one] { $keep } kartu
                [few] { $keep } karty
               *[other] { $keep } karet
            } více
            [one] doberte o { $draw } kartu více a o { $keep } více si ponechte
            [few] doberte o { $draw } karty více a o { $keep } více si ponechte
           *[other] doberte o { $draw } karet více a o { $keep } více si ponechte
        }
    }
ares-buy-step = po prvním zvýšení svého teraformačního ratingu v každé fázi můžete zaplatit { $what_acc } a zvýšit jej o 1 stupeň

# --- Points.

ares-points = { $points }
ares-points-here = { $points } za { $each_each } na této kartě
ares-points-per = { $points } za { $each }

# --- Lines of a card.

ares-line = { $sentence }
ares-line-action = Akce: { $sentence }
ares-line-action-more = Nebo: { $sentence }
ares-line-effect = Efekt: { $sentence }
