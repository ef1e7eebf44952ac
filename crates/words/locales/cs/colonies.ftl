# Rozšíření Kolonie. As in the Czech rulebook: a colony tile is destička kolonie, in sentences kolonie with its name
# after it (kolonie Titan: names are not declined); a player's colony is stanice, a colony bonus provize, a fleet loď,
# the marker ukazatel.

# --- Nouns.

# own
held-floater = { $n ->
        [one] { $n } vznášedlo
        [few] { $n } vznášedla
       *[other] { $n } vznášedel
    }
    .acc = { $n ->
        [one] { $n } vznášedlo
        [few] { $n } vznášedla
       *[other] { $n } vznášedel
    }
    .name = vznášedla
    .name-acc = vznášedla
    .of = vznášedel
    .how = kolik vznášedel
    .each = { $n ->
        [one] každé vznášedlo
        [few] každá { $n } vznášedla
       *[other] každých { $n } vznášedel
    }
# own
held-camp = { $n ->
        [one] { $n } tábor
        [few] { $n } tábory
       *[other] { $n } táborů
    }
    .acc = { $n ->
        [one] { $n } tábor
        [few] { $n } tábory
       *[other] { $n } táborů
    }
    .name = tábory
    .name-acc = tábory
    .of = táborů
    .how = kolik táborů
    .each = { $n ->
        [one] každý tábor
        [few] každé { $n } tábory
       *[other] každých { $n } táborů
    }
colonies = { $n ->
        [one] { $n } stanice
        [few] { $n } stanice
       *[other] { $n } stanic
    }
    .acc = { $n ->
        [one] { $n } stanici
        [few] { $n } stanice
       *[other] { $n } stanic
    }
fleets = { $n ->
        [one] { $n } loď
        [few] { $n } lodě
       *[other] { $n } lodí
    }
    .acc = { $n ->
        [one] { $n } loď
        [few] { $n } lodě
       *[other] { $n } lodí
    }

moon-callisto = Callisto
# own
moon-ceres = Ceres
moon-enceladus = Enceladus
# own
moon-europa = Europa
moon-ganymede = Ganymedes
# own
moon-io = Io
# own
moon-luna = Měsíc
moon-miranda = Miranda
# own
moon-pluto = Pluto
moon-titan = Titan
# own
moon-triton = Triton

deck-colonies = Kolonie
project-build-colony = Založení stanice
phase-solar = solární fáze

# --- Instructions.

draw-per = doberte { $what_acc } za { $each_self }
discard = odhoďte 1 kartu z ruky
take-from-own = odeberte { $what_acc } z některé své karty
exchange-here = odhoďte z této karty libovolný počet { $what_of } (alespoň 1) → obdržte stejné množství { $to_of }
add-to-tagged = přidejte { $what_acc } na svou kartu s kategorií { $tag }
place-colony = založte stanici
place-colony-own-too = založte stanici, a to i v kolonii, kde už svou stanici máte
trade-free = obchodujte s jednou kolonií bez placení
colony-bonuses = za každou svou stanici obdržte jednou její provizi
move-markers = posuňte ukazatel jedné kolonie o 1 stupeň výš a ukazatel jiné kolonie o 1 stupeň níž
add-moon = přidejte do hry destičku kolonie, která ve hře není

# --- What is counted.

each-tag-in-play = { $n ->
        [one] každou kategorii { $tag } ve hře (číkoli)
        [few] každé { $n } kategorie { $tag } ve hře (číkoli)
       *[other] každých { $n } kategorií { $tag } ve hře (číchkoli)
    }
each-untagged = { $n ->
        [one] každou vaši kartu bez kategorií včetně této
        [few] každé { $n } vaše karty bez kategorií včetně této
       *[other] každých { $n } vašich karet bez kategorií včetně této
    }
    .self = { $n ->
        [one] každou svou kartu bez kategorií včetně této
        [few] každé { $n } své karty bez kategorií včetně této
       *[other] každých { $n } svých karet bez kategorií včetně této
    }
each-held = { $what_each } na vašich kartách
    .self = { $what_each } na svých kartách
each-here-up-to = { $what_each } na této kartě (počítají se nejvýše { $most })
each-own-colony = { $n ->
        [one] každou vaši stanici
        [few] každé { $n } vaše stanice
       *[other] každých { $n } vašich stanic
    }
    .self = { $n ->
        [one] každou svou stanici
        [few] každé { $n } své stanice
       *[other] každých { $n } svých stanic
    }
each-colony = { $n ->
        [one] každou stanici ve hře (číkoli)
        [few] každé { $n } stanice ve hře (číkoli)
       *[other] každých { $n } stanic ve hře (číchkoli)
    }

# --- Requirements.

need-own-cities = { $n ->
        [one] vlastní město
        [few] { $n } vlastní města
       *[other] { $n } vlastních měst
    }
need-held = { $what } na vašich kartách
need-colonies = { $what }
need-colonies-at-most = nejvýše { $what }

# --- Triggers and lasting effects.

when-card-paid = když zaplatíte kartu s vytištěnými náklady alespoň { $what_acc }
when-new-tag = když vám zahraná karta přinese druh kategorie, který ještě nemáte (události se nepočítají)
when-colony-you = když založíte stanici
when-colony-anyone = když libovolný hráč založí stanici
cheaper-trade = při obchodu s kolonií platíte o { $n } méně, ať platíte čímkoli
higher-trade = když obchodujete, můžete nejdříve posunout ukazatel kolonie o { $steps } výš
cards-for = za každou kupovanou kartu platíte { $what_acc } místo { $usual } €
here-as-heat = { $what_each } na této kartě můžete odhodit jako { $heat_acc }

# --- Colony tiles.

no-income = nic
moon-wakes = neaktivní, dokud není vyložena karta, na kterou lze dávat { $what_name-acc }

# --- Events.

cause-trade = obchod s kolonií { $moon }
cause-build = stanice v kolonii { $moon }
cause-colony-bonus = provize z kolonie { $moon }
cause-solar = solární fáze
event-phase-solar = { $generation }. generace: solární fáze
event-moon-in-play = ve hře je kolonie { $moon }
event-moon-asleep = ve hře je kolonie { $moon }, zatím neaktivní
event-moon-left-out = kolonie { $moon } zůstává mimo hru
event-moon-woke = kolonie { $moon } je nyní aktivní
event-colony-placed = { $seat_is ->
        [you] založíte
       *[other] { $seat } založí
    } stanici v kolonii { $moon }
event-fleet-sent = { $seat_is ->
        [you] obchodujete
       *[other] { $seat } obchoduje
    } s kolonií { $moon }
event-fleets-back = všechny lodě se vracejí
event-marker-up = ukazatel kolonie { $moon } se posune nahoru na pozici { $n }
event-marker-down = ukazatel kolonie { $moon } se posune dolů na pozici { $n }

# --- Questions and labels.

question-leave-out = Kterou z těchto destiček kolonií vyřadíte ze hry?
question-moon = { $cause }: { $clause }. Která kolonie to bude?
question-heat = { $cause }, k odhození { $due }: { $what_how } místo toho použijete?
question-raise-marker = Obchod s kolonií { $moon }: jak daleko nejdříve posunete ukazatel nahoru?
question-lower-marker = { $cause }: ukazatel kolonie { $moon } se posune nahoru. Který se posune dolů?
choice-trade = Obchodovat s kolonií { $moon }, platba pomocí { $with_of }
choice-marker-up = O { $steps } výš

# --- Reasons.

own-cities-short = potřebujete { $need ->
        [one] { $need } vlastní město
        [few] { $need } vlastní města
       *[other] { $need } vlastních měst
    }, máte { $have }
held-short = potřebujete { $what_acc }, máte { $have }
colonies-short = potřebujete { $what_acc }, máte { $have }
colonies-too-many = máte { $have ->
        [one] { $have } stanici
        [few] { $have } stanice
       *[other] { $have } stanic
    }, dovoleno nejvýše { $most }
no-colonies = rozšíření Kolonie se nehraje
no-moon-to-settle = v žádné kolonii pro vás není místo
moon-absent = kolonie { $moon } v této hře není
moon-asleep = kolonie { $moon } není aktivní: na žádnou vyloženou kartu nelze dávat { $what_name-acc }
moon-full = v kolonii { $moon } už jsou tři stanice
moon-settled = v kolonii { $moon } už stanici máte
moon-visited = { $seat_is ->
        [you] už tam je vaše loď
       *[other] už tam je loď { $seat_gen }
    }
no-fleet = žádná volná loď
no-moon-to-visit = žádná kolonie, se kterou by šlo obchodovat
no-markers-to-move = žádné dva ukazatele, které by šlo posunout
marker-stuck = ukazatel kolonie { $moon } se tam posunout nemůže
moon-in-play = kolonie { $moon } už je ve hře
no-moon-to-add = žádná destička kolonie už nezbývá
