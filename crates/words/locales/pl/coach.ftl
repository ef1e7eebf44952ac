# Trener. Podpowiedzi mówią, gdzie patrzeć, nigdy co zrobić.

nudge-hand = Spójrz na rękę: jedna z kart pasuje do tej chwili.
nudge-actions = Spójrz na akcje swoich zagranych kart.
nudge-projects = Spójrz poza karty: stać cię też na coś innego.
nudge-milestones = Spójrz na tytuły i na to, kto jeszcze jest blisko.
nudge-awards = Spójrz na nagrody: gdzie prowadzisz?
nudge-plants = Spójrz na swoją roślinność.
nudge-heat = Spójrz na swoje ciepło.
nudge-trade = Spójrz na kolonie i na to, co przyniesie teraz handel.
nudge-politics = Spójrz na komitet i na to, co nadchodzi.
nudge-map = Spójrz na mapę: co leży obok każdego pola?
nudge-offer = Zobacz, co te karty dają razem z tym, co masz.
nudge-phases = Zobacz, co każda faza dałaby teraz tobie, a co innym.
nudge-wait = Nie każda tura wymaga kolejnej akcji: zobacz, co może poczekać.
nudge-options = Porównaj, co przyniosłaby każda odpowiedź.

# Czego dotyczy powód; obok stoi liczba punktów.

aspect-points = Punkty od razu
aspect-rating = Wyścig terraformacji: współczynnik i to, co jeszcze przyniesie
aspect-milestones = Tytuły w zasięgu
aspect-awards = Ufundowane nagrody
aspect-money = M€ w zapasie
aspect-stock = Zasoby w zapasie
aspect-production = Produkcja, która jeszcze nadejdzie
aspect-engine = Co jeszcze przyniosą zagrane karty
aspect-footing = Symbole i miejsce na obszary
aspect-colonies = Kolonie i floty
aspect-hand = Karty na ręce
aspect-politics = Polityka i nadchodzące wydarzenia
aspect-goal = Poziomy brakujące do celu
aspect-rest = Co jeszcze z tego wyniknie
aspect-card = Razem z kartą { $card } na ręce
aspect-rival = Co zostaje przeciwnikowi: { $seat }

# Spojrzenie wstecz na skończoną grę; mówi się do jej gracza.

note-unplayed = Karty na ręce na koniec: { $n }. Za ich zakup leżało bezczynnie { $money }.
note-idle = Niewykorzystane na koniec: { $what }.
note-steps = Podniesione poziomy: { $own } z { $all }.
note-award = Nagroda { $award }: wygrał przeciwnik { $seat } z przewagą { $n }.
