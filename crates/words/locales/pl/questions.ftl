# Pytania i etykiety odpowiedzi. Questions, and the labels of their answers. $cause is the card or rule that asks,
# $clause its instruction (as in cards.ftl, without a full stop).

question-corporation = Wybierz swoją korporację.
question-opening = Które z tych kart kupujesz? Każda kosztuje { $price_acc }.
question-draft = Zachowaj jedną kartę; pozostałe wędrują do kolejnego gracza.
question-research = Które z tych kart kupujesz? Każda kosztuje { $price_acc }.
question-turn = Twoja tura: wybierz akcję.
question-pay = { $cause }, do zapłaty { $due }: { $with_how } wykorzystujesz?
question-trigger = { $card } (wywołuje: { $subject })
question-do = { $cause }: { $clause }.
question-area = { $cause }: { $clause }. Gdzie?
question-player = { $cause }: { $clause }. Który gracz?
question-card = { $cause }: { $clause }. Która karta?
question-kept = { $cause }: { $clause }. Co zachowujesz?
question-discarded = { $cause }: { $clause }. Co odrzucasz?
question-emptied = { $cause }: { $clause }. Z której karty?
question-bought = { $cause }: czy kupujesz obejrzaną kartę za { $price_acc }?
question-steps = { $cause }: { $clause }. O ile poziomów?
question-exchange = { $cause }: { $clause }. Ile?
question-amount-player = { $cause }: { $what_how } { $seat_is ->
        [you] tracisz ty?
       *[other] traci { $seat }?
    }
question-amount-card = { $cause }: { $what_how } usuwasz z karty „{ $card }”?
question-flood = { $cause }: który gracz z obszarem obok { $area_gen } traci do { $what_gen }?
question-sell-patents = Które karty sprzedajesz, każdą za { $price_acc }?
question-order = { $n ->
        [one] Czeka jeden efekt.
        [few] Czekają { $n } efekty: który będzie następny?
       *[many] Czeka { $n } efektów: który będzie następny?
    }
question-final-greenery = Czy zamieniasz roślinność w kolejny obszar zieleni?

# --- Labels: no full stop.

choice-play = Zagraj: { $card }
choice-project = Projekt standardowy { $project }
choice-milestone = Uzyskaj Tytuł { $milestone }
choice-award = Ufunduj Nagrodę { $award }
choice-act = Wykorzystaj: { $card }
choice-act-option = Wykorzystaj: { $card } – { $action }
choice-first = Wykonaj pierwszą akcję korporacji
choice-convert-plants = Zamień roślinność w obszar zieleni
choice-convert-heat = Zamień ciepło w Temperaturę
choice-card = { $card }
choice-buy = Kup: { $card }
choice-keep = Zachowaj: { $card }
choice-sell = Sprzedaj: { $card }
choice-discard = Odrzuć: { $card }
choice-card-loses = Z karty „{ $card }”
choice-option = Opcja { $n }
choice-order = Efekt { $n }
choice-buy-drawn = Kup za { $what_acc }
choice-discard-drawn = Odrzuć
choice-amount = { $n }
choice-pay = Zapłać { $what_acc }
choice-pay-none = Bez { $with_of }
choice-take = { $what }
choice-exchange = Wydaj { $from_acc } za { $to_acc }
choice-steps = { $steps }
choice-nobody = Nikt
choice-no-card = Żadna karta
choice-discard-none = Nie odrzucaj niczego
choice-done = Gotowe
choice-done-buying = Nie kupuj więcej
choice-done-selling = Nie sprzedawaj więcej
choice-end-turn = Zakończ turę
choice-pass = Spasuj
choice-pass-greenery = Bez kolejnych obszarów zieleni
