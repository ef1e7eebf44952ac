# Otázky a popisky odpovědí. Questions, and the labels of their answers. $cause is the card or rule that asks,
# $clause its instruction (as in cards.ftl, without a full stop).

question-corporation = Zvolte si korporaci.
question-opening = Které z těchto karet koupíte? Každá stojí { $price_acc }.
question-draft = Ponechte si jednu kartu; ostatní putují k dalšímu hráči.
question-research = Které z těchto karet koupíte? Každá stojí { $price_acc }.
question-turn = Jste na tahu: zvolte akci.
question-pay = { $cause }, k zaplacení { $due }: { $with_how } použijete?
question-trigger = { $card } (spouští { $subject })
question-do = { $cause }: { $clause }.
question-area = { $cause }: { $clause }. Které pole to bude?
question-player = { $cause }: { $clause }. Který hráč to bude?
question-card = { $cause }: { $clause }. Která karta to bude?
question-kept = { $cause }: { $clause }. Co si ponecháte?
question-discarded = { $cause }: { $clause }. Co odhodíte?
question-emptied = { $cause }: { $clause }. Ze které karty?
question-bought = { $cause }: koupíte prohlíženou kartu za { $price_acc }?
question-steps = { $cause }: { $clause }. O kolik stupňů?
question-exchange = { $cause }: { $clause }. Kolik?
question-amount-player = { $cause }: { $what_how } { $seat_is ->
        [you] ztratíte vy?
       *[other] ztratí { $seat }?
    }
question-amount-card = { $cause }: { $what_how } odeberete z karty „{ $card }“?
question-flood = { $cause }: který hráč s destičkou sousedící s { $area_ins } ztratí až { $what_acc }?
question-sell-patents = Které karty prodáte, každou za { $price_acc }?
question-order = { $n ->
        [one] Čeká jeden efekt.
        [few] Čekají { $n } efekty: který bude další?
       *[other] Čeká { $n } efektů: který bude další?
    }
question-final-greenery = Transformujete rostliny na další zeleň?

# --- Labels: no full stop.

choice-play = Zahrát: { $card }
choice-project = Standardní projekt { $project }
choice-milestone = Získat titul { $milestone }
choice-award = Sponzorovat soutěž { $award }
choice-act = Využít: { $card }
choice-act-option = Využít: { $card } – { $action }
choice-first = Provést první akci korporace
choice-convert-plants = Transformovat rostliny na zeleň
choice-convert-heat = Transformovat teplo na zvýšení teploty
choice-card = { $card }
choice-buy = Koupit: { $card }
choice-keep = Ponechat si: { $card }
choice-sell = Prodat: { $card }
choice-discard = Odhodit: { $card }
choice-card-loses = Z karty „{ $card }“
choice-option = Možnost { $n }
choice-order = Efekt { $n }
choice-buy-drawn = Koupit za { $what_acc }
choice-discard-drawn = Odhodit
choice-amount = { $n }
choice-pay = Zaplatit { $what_acc }
choice-pay-none = Bez { $with_of }
choice-take = { $what }
choice-exchange = Odhodit { $from_acc } za { $to_acc }
choice-steps = { $steps }
choice-nobody = Nikdo
choice-no-card = Žádná karta
choice-discard-none = Nic neodhodit
choice-done = Hotovo
choice-done-buying = Víc nekupovat
choice-done-selling = Víc neprodávat
choice-end-turn = Ukončit tah
choice-pass = Pasovat
choice-pass-greenery = Už žádnou zeleň
