# Co karty dělají. What cards do: clauses in the second person (vykáme), without capital and full stop. Card names
# are not declined and stand in quotes after the word karta.

# --- Instructions.

gain = obdržte { $what_acc }
gain-per = obdržte { $what_acc } za { $each_self }
lose = ztraťte { $what_acc }
spend = odhoďte { $what_acc }
spend-with = odhoďte { $what_acc } (platit lze i pomocí { $with_of })

produce-more = zvyšte { $what_your-production } o { $steps }
produce-less = snižte { $what_your-production } o { $steps }
produce-per = zvyšte { $what_your-production } o { $steps } za { $each_self }
produce-with-tags = zvyšte { $what_your-production } o { $steps }, nebo máte-li alespoň { $tags_acc }, místo toho o { $many }
produce-metal = zvyšte o { $steps } svou produkci kovu, který je na tom poli vytištěn
shift-production = snižte { $from_your-production } o libovolný počet stupňů (alespoň o 1) a o stejný počet zvyšte { $to_your-production }
copy-production = zopakujte změny produkce z jedné své vyložené karty s kategorií stavby

rate = zvyšte svůj teraformační rating o { $steps }
rate-per = zvyšte svůj teraformační rating o { $steps } za { $each_self }
raise-temperature = zvyšte teplotu o { $steps }
raise-oxygen = zvyšte obsah kyslíku o { $steps }

place-oceans = umístěte { $n ->
        [one] { $n } destičku oceánu
        [few] { $n } destičky oceánu
       *[other] { $n } destiček oceánu
    }
ocean-on-land = umístěte 1 destičku oceánu na volné pole na souši, nikoli na pole pro destičky oceánu
ocean-flooding = umístěte 1 destičku oceánu; poté jeden libovolný hráč, jehož destička s ní sousedí, ztratí až { $what_acc }
place-land = umístěte { $tile_acc } na libovolné volné pole na souši
place-ocean-area = umístěte { $tile_acc } na pole pro destičky oceánu
place-greenery = umístěte { $tile_acc }
place-city = umístěte { $tile_acc }
place-city-special = umístěte { $tile_acc }, která platí jako město
place-isolated = umístěte { $tile_acc } na pole, které nesousedí s žádnou destičkou
place-beside-cities = umístěte { $tile_acc } na pole sousedící { $n ->
        [one] s libovolným městem
       *[other] s alespoň { $n } dalšími městy
    }
place-beside-greenery = umístěte { $tile_acc } na pole sousedící s libovolnou destičkou zeleně
place-metal = umístěte { $tile_acc } na pole na souši s vytištěnou ocelí nebo titanem
place-metal-beside-own = umístěte { $tile_acc } vedle své destičky, na pole na souši s vytištěnou ocelí nebo titanem
place-volcanic = umístěte { $tile_acc } na sopečné pole (na mapě bez sopek na libovolné volné pole na souši)
place-noctis-city = umístěte { $tile_acc } na pole určené pro město Noctis (na mapě bez něj jako běžné město)
place-ganymede-colony = umístěte { $tile_acc } na pole Ganymedes ve vesmíru
place-phobos-space-haven = umístěte { $tile_acc } na pole Phobos ve vesmíru
claim-area = označte volné pole, které není vyhrazené; od této chvíle tam smíte umístit destičku jen vy

draw = doberte { $what_acc }
draw-keep = prohlédněte si { $what_top } doplňovacího balíčku, { $kept } si ponechte a zbytek odhoďte
draw-buy = prohlédněte si horní kartu doplňovacího balíčku; buď ji kupte za { $what_acc }, nebo ji odhoďte
reveal-for = odhalte a odhoďte horní kartu doplňovacího balíčku; má-li kategorii { $tag }, přidejte na tuto kartu { $what_acc }
may-discard-to-draw = můžete odhodit 1 kartu z ruky a dobrat 1 kartu

add-here = přidejte na tuto kartu { $what_acc }
add-to-any = přidejte { $what_acc } na kteroukoli svou kartu
add-to-another = přidejte { $what_acc } na jinou svou kartu
add-to-played = přidejte { $what_acc } na právě zahranou kartu, lze-li na ni dávat zvířata nebo mikroby
add-to-non-empty = přidejte { $what_acc } téhož druhu na svou kartu, na níž už nějaký leží
take-here = odeberte z této karty { $what_acc }
take-from-any = vezměte { $what_acc } z kterékoli karty, své nebo jiného hráče

anyone-produces = snižte { $what_production-acc } jednoho libovolného hráče o { $steps }
anyone-loses = jeden libovolný hráč ztratí až { $what_acc }
anyone-loses-from-card = odeberte z jedné karty libovolného hráče až { $what_acc }
steal = vezměte jednomu libovolnému hráči až { $what_acc }

one-of = zvolte jednu možnost: { $options }
exchange = odhoďte libovolné množství { $from_of } (alespoň 1) → obdržte stejné množství { $to_of }
if-rating-raised = jestliže se v této generaci zvýšil váš teraformační rating
next-card-cheaper = příští karta, kterou v této generaci zahrajete, stojí o { $what_acc } méně
next-card-eased = podmínky na hlavní faktory u příští karty, kterou v této generaci zahrajete, můžete zmírnit až o { $steps }

# --- What is counted, in the accusative after "za". $n is how many make one share; $own how many of them this card bears.
# self stands where the reader is the subject, so that the possessive is reflexive.

each-tag = { $n ->
        [one] každou vaši kategorii { $tag }
        [few] každé { $n } vaše kategorie { $tag }
       *[other] každých { $n } vašich kategorií { $tag }
    }{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
    .self = { $n ->
        [one] každou svou kategorii { $tag }
        [few] každé { $n } své kategorie { $tag }
       *[other] každých { $n } svých kategorií { $tag }
    }{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
each-opponent-tag = { $n ->
        [one] každou kategorii { $tag } vašich soupeřů
        [few] každé { $n } kategorie { $tag } vašich soupeřů
       *[other] každých { $n } kategorií { $tag } vašich soupeřů
    }
each-city = { $n ->
        [one] každé město ve hře (číkoli, i ve vesmíru)
        [few] každá { $n } města ve hře (číkoli, i ve vesmíru)
       *[other] každých { $n } měst ve hře (číchkoli, i ve vesmíru)
    }
each-city-on-mars = { $n ->
        [one] každé město na planetě Mars (číkoli)
        [few] každá { $n } města na planetě Mars (číkoli)
       *[other] každých { $n } měst na planetě Mars (číchkoli)
    }
each-event-played = { $n ->
        [one] každou dosud zahranou událost všech hráčů včetně vás
        [few] každé { $n } dosud zahrané události všech hráčů včetně vás
       *[other] každých { $n } dosud zahraných událostí všech hráčů včetně vás
    }
each-here = { $what_each } na této kartě
each-ocean-beside = každý oceán sousedící s { $tile_ins }
each-city-beside = každé město (číkoli) sousedící s { $tile_ins }

# --- Requirements, as a list after "podmínka:".

requires = podmínka: { $list }
need-at-least-temperature = teplota alespoň { $n } °C
need-at-most-temperature = teplota nejvýše { $n } °C
need-at-least-oxygen = obsah kyslíku alespoň { $n } %
need-at-most-oxygen = obsah kyslíku nejvýše { $n } %
need-at-least-oceans = alespoň { $n ->
        [one] { $n } oceán
        [few] { $n } oceány
       *[other] { $n } oceánů
    }
need-at-most-oceans = nejvýše { $n ->
        [one] { $n } oceán
        [few] { $n } oceány
       *[other] { $n } oceánů
    }
need-tags = { $tags }
need-production = { $what_production } alespoň { $n }
need-greeneries = { $n ->
        [one] vlastní destička zeleně
        [few] { $n } vlastní destičky zeleně
       *[other] { $n } vlastních destiček zeleně
    }
need-cities = { $n ->
        [one] { $n } město ve hře
        [few] { $n } města ve hře
       *[other] { $n } měst ve hře
    }
need-resource = { $what }

# --- Triggers. $own counts this card's own tags or tiles that set it off.

one-of-tags-1 = kategorii { $first }
one-of-tags-2 = kategorii { $first } nebo { $second }
one-of-tags-3 = kategorii { $first }, { $second } nebo { $third }
one-of-tags-4 = kategorii { $first }, { $second }, { $third } nebo { $fourth }

when-tag-you = když zahrajete { $tags }{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
when-tag-anyone = když libovolný hráč zahraje { $tags }{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
when-ocean-you = když umístíte destičku oceánu{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
when-ocean-anyone = když libovolný hráč umístí destičku oceánu{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
when-city-you = když umístíte město na planetu Mars nebo do vesmíru{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
when-city-anyone = když libovolný hráč umístí město{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
when-city-on-mars-you = když umístíte město na planetu Mars{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
when-city-on-mars-anyone = když libovolný hráč umístí město na planetu Mars{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
when-greenery-you = když umístíte destičku zeleně{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
when-greenery-anyone = když libovolný hráč umístí destičku zeleně{ $own ->
        [0] { "" }
       *[other] {" "}(včetně této karty)
    }
when-event = když zahrajete událost
when-event-tag = když zahrajete událost s kategorií { $tag }
when-paid = když zaplatíte kartu nebo standardní projekt s vytištěnými náklady alespoň { $what_acc }
when-project = když zaplatíte standardní projekt (kromě prodeje patentů)
when-metal = když za umístění destičky obdržíte vytištěnou ocel nebo titan

# --- What always holds.

cheaper = vaše karty stojí o { $what_acc } méně
cheaper-tag = vaše karty stojí o { $what_acc } méně za každou kategorii { $tag }, kterou nesou
cheaper-project = standardní projekt { $project } vás stojí o { $what_acc } méně
worth-more = každá jednotka { $with_of }, kterou platíte, má hodnotu o { $what_acc } vyšší
greenery-for = transformace rostlin na zeleň vás stojí { $what_acc } místo { $usual }
heat-pays = teplem můžete platit stejně jako €
eased = podmínky na hlavní faktory u svých karet můžete zmírnit až o { $steps }
untouchable = nikdo, ani vy, nesmí z této karty brát { $what_name-acc }
protected = soupeři vám nesmějí brát rostliny, zvířata ani mikroby

# --- Lines and points.

line-immediate = { $clause }
line-first-action = fixní první akce: { $clause }
line-action = akce: { $clause }
line-action-more = nebo: { $clause }
line-effect = { $clause }

points-fixed = { $points }
points-per = { $points } za { $each }
points-if-any-here = { $points }, je-li na této kartě alespoň { $what }
