# Ekspedycja Ares: dlaczego czegoś nie można zrobić. Why something cannot be done. No capital, no full stop.

ares-not-asked = twój wybór jest już zakończony albo najpierw muszą wybrać inni
ares-wrong-phase = { $kind_many } nie zagrywa się w tej fazie
ares-no-play-left = w tej fazie nie można zagrać więcej kart
ares-too-dear-to-be-free = wydrukowany koszt { $cost }, bez płacenia tylko do { $most }
ares-zone-too-low = { $what } na początku fazy: strefa { $now }, potrzeba co najmniej { $need_gen }{ $eased ->
        [0] { "" }
       *[other] {" "}(złagodzone o jedną strefę)
    }
ares-zone-too-high = { $what } na początku fazy: strefa { $now }, dozwolona najwyżej { $need }{ $eased ->
        [0] { "" }
       *[other] {" "}(złagodzone o jedną strefę)
    }
ares-oceans-too-few = potrzeba { $need ->
        [one] { $need } oceanu
       *[other] { $need } oceanów
    }, na początku fazy: { $now }
ares-oceans-too-many = na początku fazy { $now ->
        [one] { $now } ocean
        [few] { $now } oceany
       *[many] { $now } oceanów
    }, dozwolone najwyżej { $need }
ares-tags-short = potrzebujesz { $tags_gen }, masz { $have }
ares-rating-short = współczynnik terraformacji { $have }, potrzeba { $need }
ares-money-short-but-cards = brakuje { $what_gen }; sprzedaj najpierw karty
ares-hand-short = potrzebujesz { $what_gen } na ręce, masz { $have }
ares-parameter-full = { $what }: wymagany pułap osiągnięty już we wcześniejszej fazie
ares-already-used = karta „{ $card }” została już wykorzystana w tej fazie
ares-not-in-this-phase = nie w fazie { $phase_gen }
ares-no-bonus = premia tej fazy ci nie przysługuje albo jest już wykorzystana
ares-no-step-offered = nie można teraz kupić poziomu współczynnika
ares-step-bought = poziom w tej fazie jest już kupiony
ares-conversion-due = trzeba jeszcze wykonać: { $standard }
ares-phase-of-last-round = faza { $phase_gen } była twoją fazą w poprzedniej rundzie
ares-neutral-card-used = neutralna karta fazy { $phase_gen } była już wykorzystana
ares-no-piece-left = we wspólnej puli nie ma już takiego elementu
