# Ares Expedition: proč něco nejde. Why something cannot be done. No capital, no full stop.

ares-not-asked = máte hotovo, nebo musejí nejdříve volit jiní
ares-wrong-phase = { $kind_cards } se v této fázi nehrají
ares-no-play-left = v této fázi už nelze zahrát žádnou kartu
ares-too-dear-to-be-free = vytištěné náklady { $cost } €, zdarma jen do { $most } €
ares-zone-too-low = { $what } na začátku fáze { $now_in }, má být alespoň { $need_in }{ $eased ->
        [0] { "" }
       *[other] {" "}(jedna zóna úlevy započtena)
    }
ares-zone-too-high = { $what } na začátku fáze { $now_in }, smí být nejvýše { $need_in }{ $eased ->
        [0] { "" }
       *[other] {" "}(jedna zóna úlevy započtena)
    }
ares-oceans-too-few = na začátku fáze bylo třeba { $need ->
        [one] { $need } oceánu
       *[other] { $need } oceánů
    }, otočeno { $now }
ares-oceans-too-many = na začátku fáze otočeno oceánů: { $now }, dovoleno nejvýše { $need }
ares-tags-short = potřebujete { $tags_acc }, máte { $have }
ares-rating-short = teraformační rating { $have }, je třeba { $need }
ares-money-short-but-cards = chybí { $what }; nejdříve prodejte karty
ares-hand-short = v ruce potřebujete { $what_acc }, máte { $have }
ares-parameter-full = { $what } na maximu už od dřívější fáze
ares-already-used = karta „{ $card }“ už byla v této fázi využita
ares-not-in-this-phase = ve fázi { $phase_of } to nelze
ares-no-bonus = bonus této fáze vám nepatří, nebo už je využitý
ares-no-step-offered = stupeň ratingu se teď nenabízí
ares-step-bought = stupeň ratingu byl v této fázi už koupen
ares-conversion-due = ještě zbývá: { $standard }
ares-phase-of-last-round = fáze { $phase_of } byla vaší fází v minulém kole
ares-neutral-card-used = neutrální karta fáze { $phase_of } už byla použita
ares-no-piece-left = ve společné zásobě už nic takového není
