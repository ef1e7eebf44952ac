# Mapy: jejich názvy a pojmenovaná pole, čestné tituly, soutěže.

map-tharsis = Tharsis
map-hellas = Hellas
map-elysium = Elysium
map-random = Náhodná

area-named = { $name } (pole { $number })
landmark-tharsis-tholus = Tharsis Tholus
landmark-ascraeus-mons = Ascraeus Mons
landmark-pavonis-mons = Pavonis Mons
landmark-arsia-mons = Arsia Mons
landmark-noctis-city = Město Noctis
landmark-south-pole = Jižní pól
landmark-hecates-tholus = Hecates Tholus
landmark-elysium-mons = Elysium Mons
landmark-olympus-mons = Olympus Mons

event-map-drawn = losem byla vybrána mapa { $map }
owe = do konce této akce zaplaťte { $what_acc }
area-price-short = destička na tomto poli stojí do konce akce { $price } €, chybí { $what }
milestone-elsewhere = tento čestný titul není na této mapě
award-elsewhere = tato soutěž není na této mapě

# own
milestone-diversifier = Všestranný průkopník
milestone-diversifier-text = Mějte ve hře alespoň { $need } různých kategorií.
milestone-diversifier-not-met = různé kategorie: { $have }, je třeba { $need }
# own
milestone-tactician = Taktik
milestone-tactician-text = Mějte ve hře alespoň { $need } zelených a modrých karet s podmínkou.
milestone-tactician-not-met = karty s podmínkou: { $have }, je třeba { $need }
# own
milestone-polar-explorer = Polárník
milestone-polar-explorer-text = Vlastněte alespoň { $need } destičky ve dvou nejspodnějších řadách mapy.
milestone-polar-explorer-not-met = destičky ve dvou nejspodnějších řadách: { $have }, je třeba { $need }
# own
milestone-energizer = Energetik
milestone-energizer-text = Mějte produkci energie alespoň { $need }.
milestone-energizer-not-met = produkce energie { $have }, je třeba { $need }
# own
milestone-rim-settler = Osadník vnějších planet
milestone-rim-settler-text = Mějte alespoň { $need } kategorie Jupiter.
milestone-rim-settler-not-met = kategorie Jupiter: { $have }, je třeba { $need }
# own
milestone-generalist = Univerzál
milestone-generalist-text = Zvyšte všech { $need } produkcí nad počáteční hodnotu.
milestone-generalist-not-met = zvýšené produkce: { $have }, je třeba { $need }
# own
milestone-specialist = Specialista
milestone-specialist-text = Mějte libovolnou jednu produkci alespoň { $need }.
milestone-specialist-not-met = nejvyšší produkce { $have }, je třeba { $need }
# own
milestone-ecologist = Biolog
milestone-ecologist-text = Mějte dohromady alespoň { $need } kategorie rostliny, mikrobi a zvířata.
milestone-ecologist-not-met = kategorie rostliny, mikrobi a zvířata: { $have }, je třeba { $need }
# own
milestone-tycoon = Magnát
milestone-tycoon-text = Mějte ve hře alespoň { $need } zelených a modrých karet.
milestone-tycoon-not-met = zelené a modré karty: { $have }, je třeba { $need }
# own
milestone-legend = Legenda
milestone-legend-text = Zahrajte alespoň { $need } událostí.
milestone-legend-not-met = zahrané události: { $have }, je třeba { $need }

# own
award-cultivator = Pěstitel
award-cultivator-text = Nejvíce destiček zeleně.
# own
award-magnate = Průmyslový magnát
award-magnate-text = Nejvíce zelených karet ve hře.
# own
award-space-baron = Vesmírný baron
award-space-baron-text = Nejvíce kategorií vesmír (události se nepočítají).
# own
award-excentric = Excentrik
award-excentric-text = Nejvíce zdrojů na kartách.
# own
award-contractor = Stavební podnikatel
award-contractor-text = Nejvíce kategorií stavby (události se nepočítají).
# own
award-celebrity = Celebrita
award-celebrity-text = Nejvíce zelených a modrých karet ve hře s vytištěnými náklady alespoň 20 €.
# own
award-industrialist = Průmyslník
award-industrialist-text = Nejvíce oceli a energie dohromady.
# own
award-desert-settler = Osadník pouště
award-desert-settler-text = Nejvíce destiček ve čtyřech nejspodnějších řadách mapy.
# own
award-estate-dealer = Obchodník s pozemky
award-estate-dealer-text = Nejvíce destiček vedle oceánů.
# own
award-benefactor = Dobrodinec
award-benefactor-text = Nejvyšší teraformační rating.
