# Trenér. Pošťouchnutí říkají, kam se podívat, nikdy co udělat.

nudge-hand = Podívejte se na karty v ruce: jedna z nich se teď hodí.
nudge-actions = Podívejte se na akce svých vyložených karet.
nudge-projects = Podívejte se i mimo karty: zaplatit můžete i něco jiného.
nudge-milestones = Podívejte se na tituly a na to, kdo další je blízko.
nudge-awards = Podívejte se na soutěže: kde vedete?
nudge-plants = Podívejte se na své rostliny.
nudge-heat = Podívejte se na své teplo.
nudge-trade = Podívejte se na kolonie a na to, co teď přinese obchod.
nudge-politics = Podívejte se na výbor a na to, co přijde.
nudge-map = Podívejte se na mapu: co leží vedle jednotlivých polí?
nudge-offer = Podívejte se, co tyto karty dokážou spolu s tím, co máte.
nudge-phases = Podívejte se, co by vám teď přinesla každá fáze, a co ostatním.
nudge-wait = Ne každý tah potřebuje další akci: podívej se, co počká.
nudge-options = Porovnejte, co by přinesla každá odpověď.

# Čeho se důvod týká; vedle stojí počet bodů.

aspect-points = Body hned
aspect-rating = Závod v teraformaci: rating a co ještě vynese
aspect-milestones = Tituly na dosah
aspect-awards = Sponzorované soutěže
aspect-money = € v zásobě
aspect-stock = Zdroje v zásobě
aspect-production = Produkce, která ještě přijde
aspect-engine = Co ještě přinesou vyložené karty
aspect-footing = Kategorie a místo pro destičky
aspect-colonies = Kolonie a lodě
aspect-hand = Karty v ruce
aspect-politics = Politika a nadcházející události
aspect-goal = Stupně chybějící k cíli
aspect-rest = Co z toho ještě vzejde
aspect-card = Spolu s kartou { $card } v ruce
aspect-rival = Co zbude soupeři: { $seat }

# Ohlédnutí za dohranou hrou; říká se jejímu hráči.

note-unplayed = Karty v ruce na konci: { $n }. Za jejich nákup leželo ladem { $money }.
note-idle = Nevyužito na konci: { $what }.
note-steps = Zvýšené stupně: { $own } z { $all }.
note-award = Soutěž { $award }: vyhrál soupeř { $seat } s náskokem { $n }.
