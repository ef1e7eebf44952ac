# Dodatek Niepokoje. The expansion Turmoil: parties, delegates, global events, and what its cards say. The Polish
# rulebook in the glossary does not cover it, so its terms are our own.
#
# Forms of parties: nom, acc and gen with the word partia (its dative and locative are like its genitive).

# --- Nouns.

# own
party-mars-first = Teraz Mars
    .nom = partia Teraz Mars
    .acc = partię Teraz Mars
    .gen = partii Teraz Mars
# own
party-kelvinists = Kelwiniści
    .nom = partia Kelwinistów
    .acc = partię Kelwinistów
    .gen = partii Kelwinistów
# own
party-reds = Czerwoni
    .nom = partia Czerwonych
    .acc = partię Czerwonych
    .gen = partii Czerwonych
# own
party-greens = Zieloni
    .nom = partia Zielonych
    .acc = partię Zielonych
    .gen = partii Zielonych
# own
party-unity = Jedność
    .nom = partia Jedność
    .acc = partię Jedność
    .gen = partii Jedność
# own
party-scientists = Naukowcy
    .nom = partia Naukowców
    .acc = partię Naukowców
    .gen = partii Naukowców

# own
source-lobby = lobby
# own
source-reserve = rezerwa

# --- Instructions. $each says what is counted (see below).

lose-per = strać { $what_acc } za { $each_self }
gain-any = otrzymaj 1 dowolny podstawowy zasób za { $each_self }
gain-if = policz po 1 za { $each_self }: jeśli razem jest co najmniej { $need }, otrzymaj { $what_acc }
lower-rating = obniż swój współczynnik terraformacji o { $steps }
lower-rating-less-influence = obniż swój współczynnik terraformacji o { $steps }, o 1 mniej za każdy punkt wpływu
lose-all = strać cały zapas { $what_of }
keep-at-most = zachowaj najwyżej { $what_acc } i 1 więcej za każdy punkt wpływu, a resztę strać
lower-own = obniż swoją produkcję { $what_of } o { $steps }, jeśli ją masz
discard-cards = odrzuć z ręki { $what_acc } albo wszystkie, jeśli masz mniej
add-to-each-non-empty = dodaj { $what_acc } tego samego rodzaju na każdą swoją kartę, na której już jakiś leży

rank-up = liczy się 1 za { $each } i za każdy punkt wpływu: kto ma najwięcej, podnosi swój współczynnik terraformacji o { $first }, a drugi w kolejności o { $second } (przy remisie o pierwsze miejsce drugiego nie ma{ $solo })
rank-down = liczy się 1 za { $each } i za każdy punkt wpływu: kto ma najwięcej, obniża swój współczynnik terraformacji o { $first }, a drugi w kolejności o { $second } (przy remisie o pierwsze miejsce drugiego nie ma, a kto ma 0, nic nie traci{ $solo })
rank-each = { $before }, za { $after }
rank-solo = ; w wariancie 1-osobowym od { $need } w górę: o { $steps }
rate-lowest = wszyscy gracze z najniższym współczynnikiem terraformacji podnoszą go o 1 poziom (w wariancie 1-osobowym: jeśli wynosi najwyżej 20)

neutral-ocean = pierwszy gracz umieszcza 1 obszar oceanów, za który nikt nic nie otrzymuje
remove-ocean = pierwszy gracz zdejmuje z mapy 1 obszar oceanów, chyba że jest tam wszystkich 9
shift-temperature-up = Temperatura rośnie o { $steps }, za co nikt nic nie otrzymuje
shift-temperature-down = Temperatura spada o { $steps }, chyba że osiągnęła wymagany pułap

sell-production = obniż jedną ze swoich produkcji o 1 poziom → otrzymaj { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    } tego zasobu
send-delegates = umieść { $n ->
        [one] { $n } swojego delegata w dowolnej partii
       *[other] { $n } swoich delegatów w jednej dowolnej partii
    }
remove-delegate = usuń 1 czyjegokolwiek delegata, który nie jest liderem partii; delegat wraca do swojej rezerwy
replace-neutral = zastąp 1 neutralnego delegata, który nie jest liderem partii, swoim delegatem
become-chairman = twój delegat zastępuje neutralnego przewodniczącego

# --- What is counted, in the accusative after "za". $most is how much of it counts at most. self as in cards.ftl.

each-influence = każdy punkt wpływu
tally-plain = { $each }
    .self = { $each_self }
tally-plain-capped = { $each } (najwyżej { $most })
    .self = { $each_self } (najwyżej { $most })
tally-added = { $each } i za każdy punkt wpływu
    .self = { $each_self } i za każdy punkt wpływu
tally-added-capped = { $each } (najwyżej { $most }) i za każdy punkt wpływu
    .self = { $each_self } (najwyżej { $most }) i za każdy punkt wpływu
tally-share = każde { $share }, licząc razem { $each } i każdy punkt wpływu
    .self = każde { $share }, licząc razem { $each_self } i każdy punkt wpływu
tally-taken-off = { $each }, od ich liczby odejmując 1 za każdy punkt wpływu
    .self = { $each_self }, od ich liczby odejmując 1 za każdy punkt wpływu
tally-taken-off-capped = { $each } (najwyżej { $most }), od ich liczby odejmując 1 za każdy punkt wpływu
    .self = { $each_self } (najwyżej { $most }), od ich liczby odejmując 1 za każdy punkt wpływu

each-any-tags-2 = każdy twój symbol { $first_gen } lub { $second_gen }
    .self = każdy swój symbol { $first_gen } lub { $second_gen }
each-any-tags-3 = każdy twój symbol { $first_gen }, { $second_gen } lub { $third_gen }
    .self = każdy swój symbol { $first_gen }, { $second_gen } lub { $third_gen }
each-tag-kind = każdą kategorię twoich symboli
    .self = każdą kategorię swoich symboli
each-production = każdy poziom twojej produkcji { $what_of }
    .self = każdy poziom swojej produkcji { $what_of }
each-own-event = każde zagrane przez ciebie wydarzenie
each-blue-card = każdą twoją niebieską kartę
    .self = każdą swoją niebieską kartę
each-card-in-hand = każdą kartę na ręce
each-own-city = każde twoje miasto
    .self = każde swoje miasto
each-tile-by-ocean = każdy twój obszar sąsiadujący z oceanem
    .self = każdy swój obszar sąsiadujący z oceanem
each-area-beside-own = każde wolne pole sąsiadujące z twoim obszarem
each-rating-over = każde pełne 5 poziomów współczynnika terraformacji powyżej { $over }
each-own-party = każdą partię, w której masz delegata

# --- Requirements, triggers, what always holds.

need-party = rządy { $party_gen } albo { $n ->
        [one] { $n } twój delegat
       *[other] { $n } twoich delegatów
    } w tej partii
need-chairman = twój delegat jako przewodniczący
need-neutral-chairman = neutralny przewodniczący
need-lead-parties = { $n ->
        [one] { $n } partia z twoim delegatem jako liderem
        [few] { $n } partie z twoimi delegatami jako liderami
       *[many] { $n } partii z twoimi delegatami jako liderami
    }
when-tile-placed = gdy umieszczasz obszar na Marsie
when-rating-not-raised = w fazie produkcji, jeśli w tym pokoleniu nie wzrósł twój współczynnik terraformacji
influence-more = twój wpływ jest większy o { $n }
oceans-give = każdy ocean sąsiadujący z umieszczanym przez ciebie obszarem daje ci o { $what_acc } więcej
wild-tag = podczas twojej akcji symbol dowolnej kategorii liczy się jako jeden symbol wybranej przez ciebie kategorii
rating-costs = każdy poziom, o który rośnie twój współczynnik terraformacji, kosztuje cię { $what_acc }

# --- Parties.

ruling-bonus = przy przejęciu władzy (wszyscy gracze): { $clause }
ruling-bonus-table = przy przejęciu władzy: { $clause }
policy = w czasie rządów: { $clause }
policy-action = w czasie rządów, akcja dla wszystkich: { $clause }
policy-action-once = w czasie rządów, akcja dla wszystkich, raz na pokolenie: { $clause }

# --- What happens.

cause-ruling-bonus = przejęcie władzy przez { $party_acc }
cause-policy = program { $party_gen }
cause-delegate = delegat
cause-revision = rewizja współczynników
cause-chairman = przewodniczący
event-policy-used = { $seat_is ->
        [you] korzystasz
       *[other] { $seat } korzysta
    } z programu { $party_gen }
event-delegate-joined = { $seat_is ->
        [you] twój delegat
       *[other] delegat { $seat_gen }
    } dołącza do { $party_gen }
event-delegate-joined-neutral = neutralny delegat dołącza do { $party_gen }
event-delegate-left = { $seat_is ->
        [you] twój delegat
       *[other] delegat { $seat_gen }
    } opuszcza { $party_acc }
event-delegate-left-neutral = neutralny delegat opuszcza { $party_acc }
event-leader = { $seat_is ->
        [you] twój delegat
       *[other] delegat { $seat_gen }
    } zostaje liderem { $party_gen }
event-leader-neutral = neutralny delegat zostaje liderem { $party_gen }
event-leader-none = { $party_nom } nie ma lidera
event-dominance = partia dominująca: { $party }
event-took-power = { $party_nom } przejmuje władzę
event-chairman = przewodniczącym zostaje { $seat_is ->
        [you] twój delegat
       *[other] delegat { $seat_gen }
    }
event-chairman-neutral = przewodniczącym zostaje neutralny delegat
event-lobby-filled = { $seat_is ->
        [you] twój delegat
       *[other] delegat { $seat_gen }
    } trafia do lobby
event-global-revealed = odkryte zostaje wydarzenie globalne „{ $event }”
event-global-coming = nadchodzące wydarzenie globalne: „{ $event }”
event-global-current = aktualne wydarzenie globalne: „{ $event }”
event-global-began = rozpatrywane jest aktualne wydarzenie globalne: „{ $event }”
event-global-reshuffled = odrzucone wydarzenia globalne zostają potasowane i tworzą nową talię
event-shifted-temperature = Temperatura wynosi { $n } °C
event-shifted-oxygen = Poziom Tlenu wynosi { $n }%
event-shifted-oceans = na mapie { $n ->
        [one] jest { $n } ocean
        [few] są { $n } oceany
       *[many] jest { $n } oceanów
    }
event-ocean-removed = obszar oceanów zostaje zdjęty z { $area_gen }

# --- Questions and labels.

question-party = { $cause }: { $clause }. Która partia?
question-resource = { $cause }: { $clause }. Który zasób?
question-discards = { $cause }: { $clause }. Które karty?
question-delegate = { $cause }: czyj delegat opuszcza { $party_acc }?
choice-delegate-lobby = Delegat z lobby do { $party_gen }
choice-delegate-reserve = Delegat z rezerwy do { $party_gen } za { $what_acc }
choice-policy = Skorzystaj z obowiązującego programu
choice-party = { $party }
choice-resource = { $what_name }
choice-neutral = Neutralny

# --- Reasons.

no-turmoil = gra toczy się bez dodatku Niepokoje
party-not-behind = { $party_nom } nie rządzi; potrzebujesz tam { $need ->
        [one] { $need } delegata
       *[other] { $need } delegatów
    }, masz { $have }
not-chairman = przewodniczącym nie jest twój delegat
chairman-not-neutral = przewodniczący nie jest neutralny
parties-led-short = partie z twoim delegatem jako liderem: { $have }, potrzeba { $need }
delegates-short = potrzebujesz { $need ->
        [one] { $need } delegata
       *[other] { $need } delegatów
    }, masz { $have }
lobby-empty = nie masz delegata w lobby
no-neutral-delegate = brak neutralnego delegata do zastąpienia
no-production-to-sell = brak produkcji do obniżenia
no-policy-action = program { $party_gen } nie daje akcji
policy-used = z programu skorzystano już w tym pokoleniu
tax-short = brakuje { $what_gen } na opłatę { $tax } M€ za wzrost współczynnika
