# Names of the cards: { $card } in sentences, always in the nominative, so sentences put a noun before them.
# A name without a remark is the printed one (glossary of the rulebooks). "# own": our own translation.

# own
card-001 = Výcvikový tábor kolonistů
card-002 = Konsorcium těžby na asteroidech
# own
card-003 = Teplo z hlubinných vrtů
# own
card-004 = Osévání mraků
# own
card-005 = Pátrání po životě
# own
card-006 = Cech vynálezců
# own
card-007 = Marsovská železnice
card-008 = Hlavní město
card-009 = Křemíkový asteroid
# own
card-010 = Kometa
# own
card-011 = Velký asteroid
# own
card-012 = Dovoz vody z Europy
# own
card-013 = Vesmírný výtah
# own
card-014 = Vývojové centrum
# own
card-015 = Rovníkový magnetizér
# own
card-016 = Zastřešený kráter
card-017 = Město Noctis
# own
card-018 = Metan z Titanu
# own
card-019 = Dovoz vodíku
# own
card-020 = Výzkumná základna
# own
card-021 = Vesmírný přístav Phobos
# own
card-022 = Černý polární prach
card-023 = Arktická řasa
# own
card-024 = Predátoři
# own
card-025 = Vesmírná stanice
# own
card-026 = Národní park Eos Chasma
# own
card-027 = Mezihvězdná kolonizační loď
# own
card-028 = Bezpečnostní flotila
card-029 = Město pod kupolí
# own
card-030 = Paprsek z Měsíce
# own
card-031 = Optimální aerobrzdění
# own
card-032 = Podzemní město
# own
card-033 = Požírači regolitu
# own
card-034 = Bakterie produkující skleníkové plyny
# own
card-035 = Mravenci
# own
card-036 = Uvolnění inertních plynů
# own
card-037 = Asteroid bohatý na dusík
# own
card-038 = Výroba vozítek
# own
card-039 = Pád Deimosu
card-040 = Těžba na asteroidu
# own
card-041 = Továrna na potraviny
# own
card-042 = Archebakterie
# own
card-043 = Zpracování uhličitanů
# own
card-044 = Přírodní rezervace
# own
card-045 = Jaderná energie
# own
card-046 = Sběr blesků
# own
card-047 = Řasy
# own
card-048 = Adaptované lišejníky
# own
card-049 = Želvušky
# own
card-050 = Virus
# own
card-051 = Letovisko na Mirandě
# own
card-052 = Ryby
# own
card-053 = Jezero Marineris
# own
card-054 = Drobná zvířata
# own
card-055 = Pěstování chaluh
# own
card-056 = Důl
# own
card-057 = Loděnice na Vestě
# own
card-058 = Paprsek z thoriového asteroidu
# own
card-059 = Mangrovy
# own
card-060 = Stromy
# own
card-061 = Konsorcium Velkého srázu
# own
card-062 = Ložisko nerostů
# own
card-063 = Těžební výprava
# own
card-064 = Těžební oblast
# own
card-065 = Stavební průmysl
# own
card-066 = Zábor půdy
# own
card-067 = Těžební práva
# own
card-068 = Sponzoři
card-069 = Elektromagnetický katapult
# own
card-070 = Pozemský katapult
# own
card-071 = Pokročilé slitiny
# own
card-072 = Ptáci
# own
card-073 = Marsovská univerzita
# own
card-074 = Virové stimulátory
# own
card-075 = Odtah komety
# own
card-076 = Vesmírná zrcadla
# own
card-077 = Energie slunečního větru
# own
card-078 = Ledový asteroid
# own
card-079 = Kvantový extraktor
# own
card-080 = Obří ledový asteroid
# own
card-081 = Kolonie na Ganymedu
# own
card-082 = Trestanecké doly na Callisto
# own
card-083 = Obří vesmírné zrcadlo
# own
card-084 = Transneptunická sonda
# own
card-085 = Obchodní čtvrť
# own
card-086 = Robotická pracovní síla
# own
card-087 = Tráva
# own
card-088 = Vřes
# own
card-089 = Peroxidová energie
# own
card-090 = Výzkum
# own
card-091 = Oprava genů
# own
card-092 = Důlní průmysl na Io
# own
card-093 = Keře
# own
card-094 = Konvertor hmoty
# own
card-095 = Fyzikální komplex
# own
card-096 = Skleníky
# own
card-097 = Jaderná zóna
# own
card-098 = Tropické letovisko
# own
card-099 = Mýtná stanice
# own
card-100 = Palivové generátory
# own
card-101 = Železárny
# own
card-102 = Rozvodná síť
# own
card-103 = Ocelárny
# own
card-104 = Úpravna rudy
# own
card-105 = Pozemská kancelář
# own
card-106 = Převzatá společnost
# own
card-107 = Archivy médií
# own
card-108 = Otevřené město
# own
card-109 = Mediální skupina
# own
card-110 = Obchodní síť
# own
card-111 = Obchodní kontakty
# own
card-112 = Podplacený výbor
# own
card-113 = Sluneční energie
# own
card-114 = Dýchací filtry
# own
card-115 = Umělá fotosyntéza
# own
card-116 = Umělé jezero
card-117 = Termální energie
# own
card-118 = Zemědělství
# own
card-119 = Protiprachová těsnění
# own
card-120 = Urbanizovaná oblast
# own
card-121 = Sabotáž
# own
card-122 = Mech
# own
card-123 = Průmyslové centrum
# own
card-124 = Najatí lupiči
# own
card-125 = Hackeři
card-126 = Továrna na skleníkové plyny
# own
card-127 = Podzemní nádrž
# own
card-128 = Ekologická zóna
# own
card-129 = Vzducholodě
# own
card-130 = Červi
# own
card-131 = Rozkladači
# own
card-132 = Fúzní energie
# own
card-133 = Symbiotické houby
# own
card-134 = Mrazuvzdorné houby
# own
card-135 = Pokročilé ekosystémy
# own
card-136 = Velká přehrada
# own
card-137 = Kartel
# own
card-138 = Povrchový důl
# own
card-139 = Energie vln
# own
card-140 = Lávové proudy
# own
card-141 = Elektrárna
# own
card-142 = Oblast Mohole
# own
card-143 = Velký konvoj
# own
card-144 = Titanový důl
# own
card-145 = Energie tektonického pnutí
# own
card-146 = Nitrofilní mech
# own
card-147 = Býložravci
# own
card-148 = Hmyz
# own
card-149 = Oblíbený projekt ředitele
# own
card-150 = Antigravitační technologie
# own
card-151 = Investiční úvěr
# own
card-152 = Izolace
# own
card-153 = Adaptační technologie
# own
card-154 = Správcovská smlouva
# own
card-155 = Umělé mikroorganismy
# own
card-156 = Standardní technologie
# own
card-157 = Bakterie redukující dusitany
# own
card-158 = Průmysloví mikrobi
# own
card-159 = Lišejníky
# own
card-160 = Energetické konsorcium
# own
card-161 = Konvoj z Europy
# own
card-162 = Dovoz skleníkových plynů
# own
card-163 = Dovoz dusíku
# own
card-164 = Mikromlýny
# own
card-165 = Generátory magnetického pole
card-166 = Raketoplány
# own
card-167 = Dovoz pokročilých skleníkových plynů
# own
card-168 = Větrné elektrárny
# own
card-169 = Zemědělství v tundře
# own
card-170 = Aerobrzděný čpavkový asteroid
# own
card-171 = Kupole s magnetickým polem
# own
card-172 = Domácí mazlíčci
# own
card-173 = Chráněná stanoviště
# own
card-174 = Chráněné údolí
# own
card-175 = Satelity
# own
card-176 = Zemědělství v Noctis
# own
card-177 = Závod na štěpení vody
# own
card-178 = Lapače tepla
# own
card-179 = Továrna na půdu
# own
card-180 = Továrna na palivo
# own
card-181 = Tání ledových čepiček
# own
card-182 = Pevnost korporace
# own
card-183 = Spalovny biomasy
card-184 = Dobytek
# own
card-185 = Konference na Olympu
# own
card-186 = Protiradiační obleky
# own
card-187 = Čerpání podzemní vody
# own
card-188 = Záplava
# own
card-189 = Úspora energie
# own
card-190 = Místní zachycování tepla
# own
card-191 = Těžba permafrostu
# own
card-192 = Soutěž vynálezců
# own
card-193 = Plantáž
# own
card-194 = Energetická infrastruktura
# own
card-195 = Smluvní dělníci
# own
card-196 = Lagrangeova observatoř
# own
card-197 = Teraformace Ganymedu
# own
card-198 = Imigrační raketoplány
# own
card-199 = Zakázaná oblast
# own
card-200 = Město imigrantů
# own
card-201 = Odčerpávání energie
# own
card-202 = Podzemní výbuchy
# own
card-203 = Soletta
# own
card-204 = Předvedení technologie
# own
card-205 = Radiochemická továrna
# own
card-206 = Zvláštní návrh
# own
card-207 = Lékařská laboratoř
# own
card-208 = Centrála umělé inteligence
card-R00 = Základní korporace
# own
card-R03 = Saturn Systems
# own
card-R08 = CrediCor
card-R09 = PhoboLog
card-R13 = ThorGate
# own
card-R17 = Ecoline
# own
card-R18 = Helion
# own
card-R19 = Interplanetary Cinematics
# own
card-R24 = Těžařský cech
# own
card-R30 = Teractor
card-R31 = Republika Tharsis
# own
card-R32 = Marsovská iniciativa OSN
# own
card-R43 = Inventrix

# --- The expansions Colonies and Turmoil.

# own
card-C01 = Dopravní letadla
# own
card-C02 = Letecký útok
# own
card-C03 = Atmosférické kolektory
# own
card-C04 = Veřejně prospěšné služby
# own
card-C05 = Odvody
# own
card-C06 = Koronální extraktor
# own
card-C07 = Kryospánek
# own
card-C08 = Pozemský výtah
# own
card-C09 = Ekologický výzkum
# own
card-C10 = Pronájem vznášedel
# own
card-C11 = Prototypy vznášedel
# own
card-C12 = Technologie vznášedel
# own
card-C13 = Galileovská přestupní stanice
# own
card-C14 = Vysoké zdanění
# own
card-C15 = Kolonie na ledovém měsíci
# own
card-C16 = Roj impaktorů
# own
card-C17 = Meziplanetární kolonizační loď
# own
card-C18 = Jupiterské lampiony
# own
card-C19 = Vznášející se stanice nad Jupiterem
# own
card-C20 = Guvernér Měsíce
# own
card-C21 = Vývoz z Měsíce
# own
card-C22 = Těžba na Měsíci
# own
card-C23 = Manipulace s trhem
# own
card-C24 = Marsovská zoologická zahrada
# own
card-C25 = Těžební kolonie
# own
card-C26 = Útočiště menšin
# own
card-C27 = Molekulární tisk
# own
card-C28 = Dusík z Titanu
# own
card-C29 = Osada průkopníků
# own
card-C30 = Výnosná základna
# own
card-C31 = Kvantová komunikace
# own
card-C32 = Observatoř Rudé skvrny
# own
card-C33 = Uprchlické tábory
# own
card-C34 = Výzkumná kolonie
# own
card-C35 = Nákladní lodě z okraje soustavy
# own
card-C36 = Nebeské doky
# own
card-C37 = Sluneční sonda
# own
card-C38 = Sluneční reflektory
# own
card-C39 = Kosmodrom
# own
card-C40 = Kolonie s kosmodromem
# own
card-C41 = Oddělení vedlejších produktů
# own
card-C42 = Mrazuvzdorné slanovodní ryby
# own
card-C43 = Zpracování atmosféry Titanu
# own
card-C44 = Vznášející se odpalovací rampa na Titanu
# own
card-C45 = Raketoplány z Titanu
# own
card-C46 = Obchodní vyslanci
# own
card-C47 = Obchodní kolonie
# own
card-C48 = Městští rozkladači
# own
card-C49 = Warpový pohon
# own
card-R02 = Poseidon
# own
card-R04 = Arklight
# own
card-R11 = Polyphemos
# own
card-R20 = Aridor
# own
card-R29 = Stormcraft Incorporated
# own
card-T01 = Vzdušné čočky
# own
card-T02 = Vykázaný delegát
# own
card-T03 = Kulturní metropole
# own
card-T04 = Hnutí diaspory
# own
card-T05 = Analytici událostí
# own
card-T06 = Kontrakt na geneticky upravené organismy
# own
card-T07 = Marsovské mediální centrum
# own
card-T08 = Budova parlamentu
# own
card-T09 = Tiskové oddělení
# own
card-T10 = Veřejné oslavy
# own
card-T11 = Nábor
# own
card-T12 = Vlna rudé turistiky
# own
card-T13 = Sponzorovaný vrt Mohole
# own
card-T14 = Podporovaný výzkum
# own
card-T15 = Kupole s divokou přírodou
# own
card-T16 = Vyslovení nedůvěry
# own
card-R07 = Pristar
# own
card-R14 = TerraLabs Research
# own
card-R15 = Septem Tribus
# own
card-R33 = Utopia Invest
card-R38 = Jezerní resorty

# --- The expansions Prelude and Venus Next.

# own
card-P01 = Spřátelená banka
# own
card-P02 = Turbíny ve zvodni
# own
card-P03 = Biopaliva
# own
card-P04 = Biolaboratoř
# own
card-P05 = Podpora biosféry
# own
card-P06 = Obchodní impérium
# own
card-P07 = Zemědělství pod kupolí
# own
card-P08 = Dar
# own
card-P09 = Rané osídlení
# own
card-P10 = Odborníci na ekologii
# own
card-P11 = Excentrický sponzor
# own
card-P12 = Experimentální les
# own
card-P13 = Těžba na galileovských měsících
# own
card-P14 = Velká zvodeň
# own
card-P15 = Obrovský asteroid
# own
card-P16 = Výzkumná základna na Io
# own
card-P17 = Půjčka
# own
card-P18 = Marsovský průmysl
# own
card-P19 = Asteroid bohatý na kovy
# own
card-P20 = Metalurgická společnost
# own
card-P21 = Těžební provoz
# own
card-P22 = Vrt Mohole
# own
card-P23 = Hloubení vrtu Mohole
# own
card-P24 = Zásilka dusíku
# own
card-P25 = Orbitální staveniště
# own
card-P26 = Polární průmysl
# own
card-P27 = Výroba energie
# own
card-P28 = Výzkumná síť
# own
card-P29 = Soběstačná osada
# own
card-P30 = Huť
# own
card-P31 = Podpora společnosti
# own
card-P32 = Dodavatel
# own
card-P33 = Shoz zásob
# own
card-P34 = Smluvní firma iniciativy OSN
# own
card-P35 = Převzatá vesmírná agentura
# own
card-P36 = Tisk domů
# own
card-P37 = Osada v lávovém tunelu
# own
card-P38 = Průzkum Marsu
# own
card-P39 = Psychrofilové
# own
card-P40 = Koordinace výzkumu
# own
card-P41 = Památník sci-fi
# own
card-P42 = Vesmírné hotely
# own
card-R10 = Point Luna
# own
card-R16 = Cheung Shing MARS
# own
card-R27 = Robinson Industries
# own
card-R34 = Valley Trust
# own
card-R35 = Vitor
# own
card-213 = Letečtí kartografové
# own
card-214 = Turnaj v leteckých sportech
# own
card-215 = Výprava ke zpracování atmosféry
# own
card-216 = Laboratoř Atalanta Planitia
# own
card-217 = Sběrač atmosféry
# own
card-218 = Kometa pro Venuši
# own
card-219 = Protikorozní obleky
# own
card-220 = Město úsvitu
# own
card-221 = Vývoz deuteria
# own
card-222 = Řiditelné balony
# own
card-223 = Extrakční balony
# own
card-224 = Extremofilové
# own
card-225 = Vznášející se obydlí
# own
card-226 = Vynucené srážky
# own
card-227 = Biokupole Freyja
# own
card-228 = Dovoz skleníkových plynů z Venuše
# own
card-229 = Obří sluneční clona
# own
card-230 = Gyropolis
# own
card-231 = Vodík pro Venuši
# own
card-232 = Výzkum síry na Io
# own
card-233 = Těžba v oblasti Ishtar
# own
card-234 = Mikročističky v tryskovém proudění
# own
card-235 = Místní zastínění
# own
card-236 = Metropole na Měsíci
# own
card-237 = Luxusní potraviny
# own
card-238 = Maxwellova základna
# own
card-239 = Těžební kvóta
# own
card-240 = Továrna na neutralizátory
# own
card-241 = Meziplanetární soud
# own
card-242 = Orbitální reflektory
# own
card-243 = Roztáčející dopady
# own
card-244 = Podpora sesterské planety
# own
card-245 = Sluneční síť
# own
card-246 = Roztáčející asteroid
# own
card-247 = Sponzorované akademie
# own
card-248 = Stratopolis
# own
card-249 = Stratosféričtí ptáci
# own
card-250 = Vývoz síry
# own
card-251 = Bakterie požírající síru
# own
card-252 = Teraformační smlouva
# own
card-253 = Termofilové
# own
card-254 = Voda pro Venuši
# own
card-255 = Guvernér Venuše
# own
card-256 = Magnetizér Venuše
# own
card-257 = Půda na Venuši
# own
card-258 = Přestupní stanice u Venuše
# own
card-259 = Zvířata na Venuši
# own
card-260 = Hmyz na Venuši
# own
card-261 = Rostliny na Venuši
# own
card-R01 = Aphrodite
# own
card-R05 = Celestic
# own
card-R06 = Morning Star Inc.
# own
card-R12 = Viron
# own
card-R23 = Manutech

# --- Global events.

# own
global-aquifer-released-by-public-council = Zvodeň uvolněná veřejnou radou
global-asteroid-mining = Těžba na asteroidu
# own
global-celebrity-leaders = Slavné osobnosti v čele
# own
global-diversity = Rozmanitost
# own
global-dry-deserts = Vyprahlé pouště
# own
global-eco-sabotage = Ekologická sabotáž
# own
global-election = Volby
global-generous-funding = Štědré dotace
# own
global-global-dust-storm = Globální prachová bouře
# own
global-homeworld-support = Podpora z domovského světa
# own
global-improved-energy-templates = Vylepšené energetické šablony
# own
global-interplanetary-trade = Meziplanetární obchod
# own
global-miners-on-strike = Stávka horníků
# own
global-mud-slides = Sesuvy bahna
# own
global-pandemic = Pandemie
# own
global-paradigm-breakdown = Zhroucení paradigmatu
# own
global-productivity = Produktivita
# own
global-red-influence = Vliv Rudých
# own
global-revolution = Revoluce
global-riots = Nepokoje
# own
global-sabotage = Vlna sabotáží
# own
global-scientific-community = Vědecká komunita
# own
global-snow-cover = Sněhová pokrývka
# own
global-solar-flare = Sluneční erupce
# own
global-solarnet-shutdown = Výpadek sluneční sítě
# own
global-spin-off-products = Vedlejší produkty
# own
global-sponsored-projects = Sponzorované projekty
# own
global-strong-society = Silná společnost
# own
global-successful-organisms = Úspěšné organismy
# own
global-volcanic-eruptions = Sopečné erupce
# own
global-war-on-earth = Válka na Zemi

# --- Ares Expedition: the cards that the other game does not have.

# own
ares-card-3 = Pokročilá technologie třídění
# own
ares-card-5 = Anaerobní mikroorganismy
# own
ares-card-9 = Umělá džungle
# own
ares-card-10 = Montážní linky
# own
ares-card-11 = Likvidace majetku
# own
ares-card-13 = Brainstorming
# own
ares-card-15 = Továrna na tištěné spoje
# own
ares-card-16 = Komunitní zahrady
# own
ares-card-17 = Kompostárna
# own
ares-card-18 = Chráněný biom
# own
ares-card-20 = Rozkladné houby
# own
ares-card-21 = Rozvinutá infrastruktura
# own
ares-card-25 = Dotace na energii
# own
ares-card-26 = Rozšířené zdroje
# own
ares-card-28 = Farmářský trh
# own
ares-card-29 = Zemědělská družstva
# own
ares-card-34 = Vodní energie
# own
ares-card-35 = Meziplanetární vztahy
# own
ares-card-36 = Stážisté
# own
ares-card-37 = Meziplanetární konference
# own
ares-card-41 = Výroba hmoty
# own
ares-card-48 = Recyklovaný odpad
# own
ares-card-49 = Přepracované smlouvy
# own
ares-card-52 = Restrukturalizované zdroje
# own
ares-card-54 = Solarpunk
# own
ares-card-59 = Myšlenková dílna
# own
ares-card-60 = Sjednocená planetární aliance
# own
ares-card-62 = Sopečná jezírka
# own
ares-card-64 = Kamna na dřevo
# own
ares-card-67 = Filtrování atmosféry
# own
ares-card-75 = Kráter
# own
ares-card-93 = Pád Phobosu
# own
ares-card-102 = Pracovní čety
# own
ares-card-105 = Provzdušněné magma
# own
ares-card-106 = Záření v ovzduší
# own
ares-card-112 = Kosmická farma
# own
ares-card-113 = Atmosférické izolátory
# own
ares-card-114 = Automatizované továrny
# own
ares-card-115 = Vyvážená portfolia
# own
ares-card-118 = Biotermální energie
# own
ares-card-119 = Stavební plány
# own
ares-card-124 = Dovoz uhlí
# own
ares-card-128 = Diverzifikované zájmy
# own
ares-card-129 = Prašný lom
# own
ares-card-130 = Hospodářský růst
# own
ares-card-131 = Skladování energie
# own
ares-card-138 = Loděnice na Ganymedu
# own
ares-card-150 = Průmyslové zemědělství
# own
ares-card-157 = Štíty pro řídkou atmosféru
# own
ares-card-163 = Mikroprocesory
# own
ares-card-167 = Monokultury
# own
ares-card-170 = Nová portfolia
# own
ares-card-173 = Jaderné elektrárny
# own
ares-card-180 = Satelitní farmy
# own
ares-card-182 = Žďárové zemědělství
# own
ares-card-183 = Tavírny
# own
ares-card-184 = Ohřev půdy
# own
ares-card-186 = Zachycování slunečního záření
# own
ares-card-188 = Vesmírná topidla
# own
ares-card-192 = Povrchové doly
# own
ares-card-196 = Obchodní osada
# own
ares-card-197 = Zachycené teplo
# own
ares-card-202 = Podmořské průduchy
# own
ares-card-203 = Rizikový kapitál
