# Ekspedycja Ares: pytania i etykiety odpowiedzi. Questions, and the labels of their answers.

ares-question-opening = Wybierz swoją korporację.
ares-question-plan = Wybierz fazę na tę rundę.
ares-question-neutral = Wybierz neutralną fazę tej rundy.
ares-question-pool = Weź element ze wspólnej puli.
ares-question-offer = Którą kartę proponujesz drugiemu graczowi?
ares-question-swap = Drugi gracz proponuje kartę „{ $card }”. Którą kartę dajesz w zamian?
ares-question-work = Co robisz w tej fazie?
ares-question-keep = Co zachowujesz?
ares-question-hand-limit = Za dużo kart: którą sprzedajesz?
ares-question-rise = Który Wskaźnik Globalny rośnie?
ares-question-pay = { $cause }, do zapłaty { $due }: { $with_how } wykorzystujesz?
ares-question-do = { $cause }: { $clause }.
ares-question-which-card = { $cause }: { $clause }. Która karta?
ares-question-which-kept = { $cause }: { $clause }. Co zachowujesz?
ares-question-which-discarded = { $cause }: { $clause }. Co odrzucasz?
ares-question-how-much = { $cause }: { $clause }. Ile?
ares-question-order = { $n ->
        [one] Czeka jeden efekt.
        [few] Czekają { $n } efekty: który będzie następny?
       *[many] Czeka { $n } efektów: który będzie następny?
    }

# --- Labels: no full stop.

ares-choice-phase = Faza { $phase_gen }
ares-choice-take = Weź { $piece_acc }
ares-choice-standard = Akcja standardowa: { $standard }
ares-choice-step = Kup poziom współczynnika terraformacji
ares-choice-draw = Dobierz kartę
ares-choice-rise-temperature = Temperatura
ares-choice-rise-oxygen = Poziom Tlenu
ares-choice-nobody = Żadna karta
ares-choice-done = Gotowe
