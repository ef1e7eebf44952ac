# Rozšíření Neklid: parties, delegates, global events, and what its cards say, under the conventions of the other
# files. As in the Czech rulebook: chairman is prezident, party leader předseda strany, reserve kuloáry. Names of
# parties are not declined; sentences put the word strana before them and quote them (one ends in “!”).

# --- Nouns.

party-mars-first = Mars sobě!
party-kelvinists = Kelvinovo hnutí
party-reds = Rudí
party-greens = Zelení
party-unity = Unie
party-scientists = Syndikát akademiků

source-lobby = lobby
source-reserve = kuloáry

# --- Instructions. $each says what is counted (see below).

lose-per = ztraťte { $what_acc } za { $each_self }
gain-any = obdržte 1 standardní zdroj podle svého výběru za { $each_self }
gain-if = počítejte 1 za { $each_self }: máte-li alespoň { $need }, obdržte { $what_acc }
lower-rating = snižte svůj teraformační rating o { $steps }
lower-rating-less-influence = snižte svůj teraformační rating o { $steps }, za každý bod vlivu o 1 stupeň méně
lose-all = ztraťte celou svou zásobu { $what_of }
keep-at-most = ponechte si nejvýše { $what_acc } a 1 navíc za každý bod vlivu, zbytek ztraťte
lower-own = snižte { $what_your-production } o { $steps }, pokud to jde
discard-cards = odhoďte z ruky { $what_acc }, nebo všechny, máte-li jich méně
add-to-each-non-empty = přidejte { $what_acc } téhož druhu na každou svou kartu, na níž už nějaký leží

rank-up = počítá se 1 za { $each } a za každý bod vlivu: kdo má nejvíce, zvýší svůj teraformační rating o { $first }, druhý v pořadí o { $second } (při shodě na prvním místě není druhý nikdo{ $solo })
rank-down = počítá se 1 za { $each } a za každý bod vlivu: kdo má nejvíce, sníží svůj teraformační rating o { $first }, druhý v pořadí o { $second } (při shodě na prvním místě není druhý nikdo a kdo má 0, nesnižuje{ $solo })
rank-each = { $before } a za { $after }
rank-solo = ; v sólové variantě o { $steps }, máte-li alespoň { $need }
rate-lowest = všichni hráči s nejnižším teraformačním ratingem jej zvýší o 1 stupeň (v sólové variantě: je-li nejvýše 20)

neutral-ocean = začínající hráč umístí 1 destičku oceánu; nikdo za ni neobdrží TR ani žádný bonus
remove-ocean = začínající hráč odebere z mapy 1 destičku oceánu, pokud jich tam není všech 9
shift-temperature-up = teplota stoupne o { $steps }; nikdo za to neobdrží TR ani žádný bonus
shift-temperature-down = teplota klesne o { $steps }, pokud není na maximu

sell-production = snižte jednu ze svých produkcí o 1 stupeň → obdržte { $n ->
        [one] { $n } jednotku
        [few] { $n } jednotky
       *[other] { $n } jednotek
    } tohoto zdroje
send-delegates = zařaďte { $n ->
        [one] { $n } svého delegáta do libovolné strany
        [few] { $n } své delegáty do jedné libovolné strany
       *[other] { $n } svých delegátů do jedné libovolné strany
    }
remove-delegate = odeberte 1 delegáta (číhokoli, i neutrálního), který není předsedou strany; vrátí se do své zásoby
replace-neutral = nahraďte 1 neutrálního delegáta, který není předsedou strany, svým delegátem
become-chairman = nahraďte neutrálního prezidenta svým delegátem

# --- What is counted. $most is how much of it counts at most.

each-influence = každý bod vlivu
tally-plain = { $each }
    .self = { $each_self }
tally-plain-capped = { $each } (nejvýše { $most })
    .self = { $each_self } (nejvýše { $most })
tally-added = { $each } a za každý bod vlivu
    .self = { $each_self } a za každý bod vlivu
tally-added-capped = { $each } (nejvýše { $most }) a za každý bod vlivu
    .self = { $each_self } (nejvýše { $most }) a za každý bod vlivu
tally-share = { $share ->
        [one] každou jednotku součtu
        [few] každé { $share } jednotky součtu
       *[other] každých { $share } jednotek součtu
    } (1 za { $each } a 1 za každý bod vlivu)
    .self = { $share ->
        [one] každou jednotku součtu
        [few] každé { $share } jednotky součtu
       *[other] každých { $share } jednotek součtu
    } (1 za { $each_self } a 1 za každý bod vlivu)
tally-taken-off = { $each }; za každý bod vlivu se počítá o 1 méně
    .self = { $each_self }; za každý bod vlivu se počítá o 1 méně
tally-taken-off-capped = { $each } (nejvýše { $most }); za každý bod vlivu se počítá o 1 méně
    .self = { $each_self } (nejvýše { $most }); za každý bod vlivu se počítá o 1 méně

each-any-tags-2 = každou vaši kategorii { $first } a { $second }
    .self = každou svou kategorii { $first } a { $second }
each-any-tags-3 = každou vaši kategorii { $first }, { $second } a { $third }
    .self = každou svou kategorii { $first }, { $second } a { $third }
each-tag-kind = každý váš druh kategorie
    .self = každý svůj druh kategorie
each-production = každý stupeň vaší produkce { $what_of }
    .self = každý stupeň své produkce { $what_of }
each-own-event = každou vámi zahranou událost
each-blue-card = každou vaši modrou kartu
    .self = každou svou modrou kartu
each-card-in-hand = každou kartu ve vaší ruce
    .self = každou kartu v ruce
each-own-city = každé vaše město
    .self = každé své město
each-tile-by-ocean = každou vaši destičku sousedící s oceánem
    .self = každou svou destičku sousedící s oceánem
each-area-beside-own = každé volné pole sousedící s vaší destičkou
each-rating-over = každých celých 5 stupňů teraformačního ratingu nad { $over }
each-own-party = každou stranu, v níž máte delegáta

# --- Requirements, triggers, what always holds.

need-party = vládne strana „{ $party }“, nebo v ní máte { $n ->
        [one] { $n } delegáta
        [few] { $n } delegáty
       *[other] { $n } delegátů
    }
need-chairman = prezidentem je váš delegát
need-neutral-chairman = prezident je neutrální
need-lead-parties = { $n ->
        [one] váš delegát je předsedou strany
       *[other] vaši delegáti jsou předsedy { $n } stran
    }
when-tile-placed = když umístíte destičku na planetu Mars
when-rating-not-raised = v produkční fázi, jestliže se v této generaci nezvýšil váš teraformační rating
influence-more = váš vliv je o { $n } vyšší
oceans-give = každý oceán sousedící s destičkou, kterou umístíte, vám dá o { $what_acc } více
wild-tag = během vaší akce platí kategorie { tag-wild } za jednu kategorii libovolného druhu
rating-costs = každý stupeň, o který se zvýší váš teraformační rating, vás stojí { $what_acc }

# --- Parties.

ruling-bonus = při převzetí vlády každý hráč: { $clause }
ruling-bonus-table = při převzetí vlády: { $clause }
policy = vládní politika: { $clause }
policy-action = vládní politika, akce pro všechny: { $clause }
policy-action-once = vládní politika, akce pro všechny jednou za generaci: { $clause }

# --- What happens.

cause-ruling-bonus = převzetí vlády stranou „{ $party }“
cause-policy = vládní politika strany „{ $party }“
cause-delegate = zařazení delegáta
cause-revision = pokles TR
cause-chairman = prezident
event-policy-used = { $seat_is ->
        [you] využijete
       *[other] { $seat } využije
    } vládní politiku strany „{ $party }“
event-delegate-joined = { $seat_is ->
        [you] váš delegát
       *[other] delegát { $seat_gen }
    } se zařadí do strany „{ $party }“
event-delegate-joined-neutral = neutrální delegát se zařadí do strany „{ $party }“
event-delegate-left = { $seat_is ->
        [you] váš delegát
       *[other] delegát { $seat_gen }
    } odejde ze strany „{ $party }“
event-delegate-left-neutral = neutrální delegát odejde ze strany „{ $party }“
event-leader = předsedou strany „{ $party }“ je { $seat_is ->
        [you] váš delegát
       *[other] delegát { $seat_gen }
    }
event-leader-neutral = předsedou strany „{ $party }“ je neutrální delegát
event-leader-none = strana „{ $party }“ nemá předsedu
event-dominance = dominantní je strana „{ $party }“
event-took-power = vlády se ujímá strana „{ $party }“
event-chairman = prezidentem je { $seat_is ->
        [you] váš delegát
       *[other] delegát { $seat_gen }
    }
event-chairman-neutral = prezident je neutrální
event-lobby-filled = { $seat_is ->
        [you] váš delegát
       *[other] delegát { $seat_gen }
    } přijde do lobby
event-global-revealed = odhalí se globální událost „{ $event }“
event-global-coming = nadcházející událostí je „{ $event }“
event-global-current = aktuální událostí je „{ $event }“
event-global-began = vyhodnotí se aktuální událost „{ $event }“
event-global-reshuffled = odhozené události se zamíchají a vytvoří nový balíček
event-shifted-temperature = teplota je { $n } °C
event-shifted-oxygen = obsah kyslíku je { $n } %
event-shifted-oceans = množství vody na mapě: { $n ->
        [one] { $n } oceán
        [few] { $n } oceány
       *[other] { $n } oceánů
    }
event-ocean-removed = oceán se odebere z { $area }

# --- Questions and labels.

question-party = { $cause }: { $clause }. Která strana to bude?
question-resource = { $cause }: { $clause }. Který zdroj to bude?
question-discards = { $cause }: { $clause }. Které karty odhodíte?
question-delegate = { $cause }: čí delegát odejde ze strany „{ $party }“?
choice-delegate-lobby = Delegát do strany „{ $party }“ z lobby
choice-delegate-reserve = Delegát do strany „{ $party }“ z kuloárů za { $what_acc }
choice-policy = Využít platnou vládní politiku
choice-party = { $party }
choice-resource = { $what_name }
choice-neutral = Neutrální

# --- Reasons.

no-turmoil = rozšíření Neklid se nehraje
party-not-behind = strana „{ $party }“ nevládne a potřebujete v ní { $need ->
        [one] { $need } delegáta
        [few] { $need } delegáty
       *[other] { $need } delegátů
    }, máte { $have }
not-chairman = prezidentem není váš delegát
chairman-not-neutral = prezident není neutrální
parties-led-short = potřebujete { $need ->
        [one] předsedu { $need } strany
       *[other] předsedy { $need } stran
    }, máte { $have }
delegates-short = potřebujete { $need ->
        [one] { $need } delegáta
        [few] { $need } delegáty
       *[other] { $need } delegátů
    }, máte { $have }
lobby-empty = v lobby nemáte delegáta
no-neutral-delegate = žádný neutrální delegát, kterého by šlo nahradit
no-production-to-sell = žádná produkce, kterou by šlo snížit
no-policy-action = vládní politika strany „{ $party }“ není akce
policy-used = vládní politika už byla v této generaci využita
tax-short = zvýšení ratingu stojí { $tax } €, chybí { $what }
