# Dlaczego czegoś nie można zrobić. Why something cannot be done: a few words with the numbers that matter, no
# capital, no full stop.

game-over = gra się skończyła
not-your-turn = to nie twoja tura
answer-first = najpierw odpowiedz na inne pytanie
not-an-answer = to nie jest odpowiedź na to pytanie

# --- Requirements. $eased is by how many steps the requirement is eased already.

too-low-temperature = Temperatura { $now } °C, potrzeba { $need } °C{ $eased ->
        [0] { "" }
        [one] {" "}(złagodzone o { $eased } poziom)
        [few] {" "}(złagodzone o { $eased } poziomy)
       *[many] {" "}(złagodzone o { $eased } poziomów)
    }
too-low-oxygen = Poziom Tlenu { $now }%, potrzeba { $need }%{ $eased ->
        [0] { "" }
        [one] {" "}(złagodzone o { $eased } poziom)
        [few] {" "}(złagodzone o { $eased } poziomy)
       *[many] {" "}(złagodzone o { $eased } poziomów)
    }
too-low-oceans = potrzeba { $need ->
        [one] { $need } oceanu
       *[other] { $need } oceanów
    }, na Marsie: { $now }{ $eased ->
        [0] { "" }
        [one] {" "}(złagodzone o { $eased } poziom)
        [few] {" "}(złagodzone o { $eased } poziomy)
       *[many] {" "}(złagodzone o { $eased } poziomów)
    }
too-high-temperature = Temperatura { $now } °C, dozwolone najwyżej { $need } °C{ $eased ->
        [0] { "" }
        [one] {" "}(złagodzone o { $eased } poziom)
        [few] {" "}(złagodzone o { $eased } poziomy)
       *[many] {" "}(złagodzone o { $eased } poziomów)
    }
too-high-oxygen = Poziom Tlenu { $now }%, dozwolone najwyżej { $need }%{ $eased ->
        [0] { "" }
        [one] {" "}(złagodzone o { $eased } poziom)
        [few] {" "}(złagodzone o { $eased } poziomy)
       *[many] {" "}(złagodzone o { $eased } poziomów)
    }
too-high-oceans = { $now ->
        [one] { $now } ocean
        [few] { $now } oceany
       *[many] { $now } oceanów
    }, dozwolone najwyżej { $need }{ $eased ->
        [0] { "" }
        [one] {" "}(złagodzone o { $eased } poziom)
        [few] {" "}(złagodzone o { $eased } poziomy)
       *[many] {" "}(złagodzone o { $eased } poziomów)
    }
tags-short = potrzebujesz { $tags_gen }, masz { $have }
production-required = produkcja { $what_of } { $have }, potrzeba { $need }
greeneries-short = potrzebujesz { $need ->
        [one] { $need } obszaru zieleni
       *[other] { $need } obszarów zieleni
    }, masz { $have }
cities-short = potrzeba { $need ->
        [one] { $need } miasta
       *[other] { $need } miast
    } w grze, na razie { $have }

# --- Prices.

money-short = brakuje { $what_gen }
resource-short = potrzebujesz { $what_gen }, masz { $have }
production-none = brak produkcji { $what_of } do obniżenia
production-too-low = produkcja { $what_of } { $have }, nie można obniżyć o { $steps }
nobody-to-lower = żadnemu graczowi nie można obniżyć produkcji { $what_of } o { $steps }
card-resource-short = na karcie „{ $card }” potrzebujesz { $what_gen }, masz { $have }
nothing-to-take = nie ma skąd zabrać { $what_of }
nothing-to-copy = brak karty z symbolem budowli, której produkcję można powtórzyć
nothing-would-happen = nic by się nie zmieniło
rating-not-raised = współczynnik terraformacji nie wzrósł w tym pokoleniu

# --- Cards and actions.

not-in-hand = nie masz na ręce karty „{ $card }”
not-in-play = karta „{ $card }” nie jest w grze
no-such-action = karta „{ $card }” nie ma takiej akcji
already-used = karta „{ $card }” została już wykorzystana w tym pokoleniu
first-action-due = najpierw pierwsza akcja korporacji { $card }
no-first-action = brak pierwszej akcji do wykonania
no-card-to-sell = brak kart na sprzedaż
not-in-solo = niedostępne w wariancie 1-osobowym
pass-too-late = za późno, by spasować: zakończ turę
end-turn-too-early = najpierw wykonaj akcję albo spasuj

# --- Milestones and awards.

milestone-claimed = { $seat_is ->
        [you] już przez ciebie uzyskany
       *[other] uzyskany już przez { $seat_gen }
    }
no-milestone-left = trzy Tytuły są już uzyskane
milestone-terraformer-not-met = współczynnik terraformacji { $have }, potrzeba { $need }
milestone-mayor-not-met = potrzebujesz { $need ->
        [one] { $need } miasta
       *[other] { $need } miast
    }, masz { $have }
milestone-gardener-not-met = potrzebujesz { $need ->
        [one] { $need } obszaru zieleni
       *[other] { $need } obszarów zieleni
    }, masz { $have }
milestone-builder-not-met = potrzebujesz { $need ->
        [one] { $need } symbolu budowli
       *[other] { $need } symboli budowli
    }, masz { $have }
milestone-planner-not-met = potrzebujesz { $need ->
        [one] { $need } karty
       *[other] { $need } kart
    } na ręce, masz { $have }
award-funded = { $seat_is ->
        [you] już przez ciebie ufundowana
       *[other] ufundowana już przez { $seat_gen }
    }
no-award-left = trzy Nagrody są już ufundowane

# --- Areas.

no-area = brak dozwolonego pola dla { $tile_gen }
no-area-to-claim = brak wolnego pola do zarezerwowania
area-taken = pole jest zajęte
area-reserved = pole jest zarezerwowane
not-an-ocean-area = to nie jest pole zarezerwowane na oceany
area-claimed = { $seat_is ->
        [you] pole zarezerwowane przez ciebie
       *[other] pole zarezerwowane przez { $seat_gen }
    }
beside-city = sąsiaduje z miastem
not-beside-own = nie sąsiaduje z twoim obszarem
wrong-area = to nie jest pole dla { $tile_gen }

# --- Players.

nothing-to-lose = { $seat_is ->
        [you] nie masz nic do stracenia
       *[other] { $seat } nie ma nic do stracenia
    }
