# Ares Expedition: otázky a popisky odpovědí. Questions, and the labels of their answers.

ares-question-opening = Zvolte si korporaci.
ares-question-plan = Zvolte fázi pro toto kolo.
ares-question-neutral = Zvolte neutrální fázi tohoto kola.
ares-question-pool = Vezměte si něco ze společné zásoby.
ares-question-offer = Kterou kartu nabídnete spoluhráči?
ares-question-swap = Spoluhráč vám nabízí kartu „{ $card }“. Kterou kartu za ni dáte?
ares-question-work = Co v této fázi uděláte?
ares-question-keep = Co si ponecháte?
ares-question-hand-limit = Máte příliš mnoho karet: kterou prodáte?
ares-question-rise = Který faktor se zvýší?
ares-question-pay = { $cause }, k zaplacení { $due }: { $with_how } použijete?
ares-question-do = { $cause }: { $clause }.
ares-question-which-card = { $cause }: { $clause }. Která karta to bude?
ares-question-which-kept = { $cause }: { $clause }. Co si ponecháte?
ares-question-which-discarded = { $cause }: { $clause }. Co odhodíte?
ares-question-how-much = { $cause }: { $clause }. Kolik?
ares-question-order = { $n ->
        [one] Čeká jeden efekt.
        [few] Čekají { $n } efekty: který bude další?
       *[other] Čeká { $n } efektů: který bude další?
    }

# --- Labels: no full stop.

ares-choice-phase = Fáze { $phase_of }
ares-choice-take = Vzít: { $piece }
ares-choice-standard = Standardní akce „{ $standard }“
ares-choice-step = Koupit stupeň teraformačního ratingu
ares-choice-draw = Dobrat kartu
ares-choice-rise-temperature = Teplota
ares-choice-rise-oxygen = Obsah kyslíku
ares-choice-nobody = Žádná karta
ares-choice-done = Hotovo
