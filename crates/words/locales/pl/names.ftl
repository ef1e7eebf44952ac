# Names of the cards: { $card } in sentences, always in the nominative, so sentences put a noun before them.
# A name without a remark is the one Polish players know (first the printed glossary, then the list of card names).
# "# own": our own translation, or a name that the lists lack or plainly get wrong (see docs/adding-a-language.md).

card-001 = Obóz Szkoleniowy Kolonizatorów
card-002 = Kosmiczne Konsorcjum Górnicze
card-003 = Pompa Geotermalna
card-004 = Zasiewanie Chmur
card-005 = Poszukiwania Życia
card-006 = Gildia Wynalazców
card-007 = Kolej Marsjańska
card-008 = Stolica
card-009 = Asteroida
card-010 = Kometa
card-011 = Duża Asteroida
card-012 = Import Wody z Europy
card-013 = Winda Kosmiczna
card-014 = Centrum Rozwoju
card-015 = Generator Pola Magnetycznego
card-016 = Zadaszony Krater
card-017 = Noctis City
card-018 = Metan z Tytana
card-019 = Importowany Wodór
card-020 = Placówka Naukowa
card-021 = Kosmiczna Przystań na Fobosie
card-022 = Czarny Pył Polarny
card-023 = Algi Arktyczne
card-024 = Drapieżniki
card-025 = Stacja Kosmiczna
card-026 = Park Narodowy w Eos Chasma
card-027 = Międzygwiezdny Statek Kolonizacyjny
card-028 = Flota Obronna
card-029 = Miasto pod kopułą
card-030 = Wiązka z Księżyca
card-031 = Optymalne Hamowanie Aerodynamiczne
card-032 = Podziemne Miasto
card-033 = Bakterie Regolitożerne
card-034 = Bakterie Produkujące Gazy Cieplarniane
card-035 = Mrówki
card-036 = Wypuszczenie Gazów Obojętnych
card-037 = Asteroida Bogata w Azot
card-038 = Fabryka Łazików
card-039 = Upadek Deimosa
card-040 = Górnictwo kosmiczne
card-041 = Fabryka Żywności
# own
card-042 = Archebakterie
card-043 = Przetwarzanie Węglanów
card-044 = Rezerwat Naturalny
card-045 = Energia Jądrowa
card-046 = Farma Piorunów
card-047 = Algi
card-048 = Zaadaptowane Porosty
card-049 = Niesporczaki
card-050 = Wirus
card-051 = Kurort na Mirandzie
card-052 = Ryby
card-053 = Jezioro Marineris
card-054 = Małe Zwierzęta
card-055 = Farmy Wodorostów
card-056 = Kopalnia
card-057 = Stocznia na Weście
card-058 = Wiązka z Asteroidy Bogatej w Tor
card-059 = Namorzyny
card-060 = Drzewa
card-061 = Konsorcjum Wielkiej Skarpy
card-062 = Złoża Minerałów
card-063 = Ekspedycja Górnicza
card-064 = Obszar Górniczy
card-065 = Przemysł Budowlany
card-066 = Roszczenie Terytorialne
card-067 = Prawa Górnicze
card-068 = Sponsorzy
card-069 = Katapulta orbitalna
card-070 = Katapulta Międzyplanetarna
card-071 = Zaawansowane Stopy Metali
card-072 = Ptaki
card-073 = Uniwersytet Marsjański
card-074 = Wirusy Wspomagające
card-075 = Holowanie Komety
card-076 = Kosmiczne Lustra
card-077 = Energia Wiatru Słonecznego
card-078 = Asteroida Lodowa
card-079 = Ekstraktor Kwantowy
card-080 = Gigantyczna Asteroida Lodowa
card-081 = Kolonia na Ganimedesie
card-082 = Kolonia Karna na Kallisto
card-083 = Gigantyczne Lustro Kosmiczne
card-084 = Sonda Transneptunowa
card-085 = Dystrykt Handlowy
card-086 = Zautomatyzowana Siła Robocza
card-087 = Trawy
card-088 = Wrzosy
card-089 = Energia Nadtlenku Wodoru
card-090 = Badania
card-091 = Naprawa Genów
card-092 = Przemysł Górniczy na Io
card-093 = Krzewy
card-094 = Konwerter Masy
card-095 = Kompleks Fizyki Jądrowej
card-096 = Szklarnie
card-097 = Strefa Nuklearna
card-098 = Tropikalny Kurort
card-099 = Stacja Celna
card-100 = Generatory Paliwowe
card-101 = Huty
card-102 = Sieć Energetyczna
card-103 = Stalownie
card-104 = Obróbka Rudy
card-105 = Biuro na Ziemi
card-106 = Przejęcie Firmy
card-107 = Archiwum Mediów
card-108 = Nieosłonięte Miasto
card-109 = Grupa Medialna
card-110 = Sieć Kontaktów
card-111 = Kontakty Biznesowe
card-112 = Przekupiony Komitet
card-113 = Energia Słoneczna
card-114 = Filtry Oddechowe
card-115 = Sztuczna Fotosynteza
card-116 = Sztuczne Jezioro
card-117 = Energia geotermalna
card-118 = Rolnictwo
card-119 = Uszczelki Przeciwpyłowe
card-120 = Obszar Zurbanizowany
card-121 = Sabotaż
card-122 = Mech
card-123 = Ośrodek Przemysłowy
card-124 = Wynajęci Łupieżcy
card-125 = Hakerzy
card-126 = Fabryki gazów cieplarnianych
card-127 = Podziemny Zbiornik
card-128 = Strefa Ekologiczna
card-129 = Sterowce
card-130 = Dżdżownice
card-131 = Reducenci
card-132 = Energia Termojądrowa
card-133 = Grzyby Symbiotyczne
card-134 = Grzyby Kriofilne
card-135 = Zaawansowane Ekosystemy
card-136 = Wielka Tama
card-137 = Kartel
card-138 = Kopalnia Odkrywkowa
card-139 = Energia Fal Morskich
card-140 = Strumienie Lawy
card-141 = Elektrownia
card-142 = Obszar Mohole
card-143 = Duży Konwój
card-144 = Kopalnia Tytanu
card-145 = Energia Naprężeń Tektonicznych
card-146 = Mech Nitrofilny
card-147 = Roślinożercy
card-148 = Insekty
card-149 = Ulubiony Projekt Prezesa
card-150 = Technologia Antygrawitacji
card-151 = Kredyt Inwestycyjny
card-152 = Izolacja
card-153 = Technologia Adaptacji
card-154 = Kontrakt Nadzorczy
card-155 = Zaprojektowane Mikroorganizmy
card-156 = Standardowa Technologia
card-157 = Bakterie Rozkładające Azotany
card-158 = Mikroby Przemysłowe
card-159 = Porosty
card-160 = Konsorcjum Energetyczne
card-161 = Konwój z Europy
card-162 = Importowane Gazy Cieplarniane
card-163 = Importowany Azot
card-164 = Mikrowiatraki
card-165 = Generatory Pola Magnetycznego
card-166 = Promy
card-167 = Zaawansowane Gazy Cieplarniane
card-168 = Turbiny Wiatrowe
card-169 = Rolnictwo Tundrowe
card-170 = Asteroida Bogata w Amoniak
card-171 = Kopuła z Polem Magnetycznym
card-172 = Zwierzęta Domowe
card-173 = Chronione Siedliska
card-174 = Chroniona Dolina
card-175 = Satelity
card-176 = Rolnictwo w Noctis Labyrinthus
card-177 = Zakład Elektrolizy
card-178 = Pułapki Cieplne
card-179 = Fabryka Gleby
card-180 = Fabryka Paliwa
card-181 = Roztapianie Czap Lodowych
card-182 = Siedziba Korporacji
card-183 = Spalarnia Biomasy
card-184 = Trzoda
card-185 = Konferencja Olimpijska
card-186 = Kombinezony Ochronne
card-187 = Pompa Warstwy Wodonośnej
card-188 = Powódź Kontrolowana
card-189 = Oszczędzanie Energii
card-190 = Lokalne Pułapki Ciepła
card-191 = Wydobycie Wiecznej Zmarzliny
card-192 = Konkurs Wynalazców
card-193 = Plantacja
card-194 = Infrastruktura Energetyczna
card-195 = Tania Siła Robocza
card-196 = Obserwatorium Lagrange'a
card-197 = Terraformacja Ganimedesa
card-198 = Promy Imigrantów
card-199 = Obszar Zastrzeżony
card-200 = Miasto Imigrantów
card-201 = Podpięcie do Sieci
card-202 = Podziemne Detonacje
# own
card-203 = Soletta
card-204 = Pokaz Technologii
card-205 = Związki Przeciwpromienne
card-206 = Projekt Specjalny
card-207 = Laboratorium Medyczne
card-208 = Centrala SI
card-R00 = Korporacja dla początkujących
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
card-R19 = Interplanetary Cinematics
card-R24 = Gildia Górnicza
# own
card-R30 = Teractor
card-R31 = Republika Tharsis
# own
card-R32 = Marsjańska Inicjatywa ONZ
# own
card-R43 = Inventrix

# --- Colonies.

card-C01 = Dryfowce Pasażerskie
card-C02 = Podniebny Rajd
card-C03 = Zagarniacze Atmosfery
card-C04 = Usługi Społeczne
card-C05 = Pobór
card-C06 = Ekstraktor Korony
card-C07 = Hibernacja
card-C08 = Winda Orbitalna
card-C09 = Badania nad Ekologią
card-C10 = Leasing Dryfowców
card-C11 = Prototypy Dryfowców
card-C12 = Technologia Dryfowców
card-C13 = Stacja Tranzytowa na Galileuszu
card-C14 = Podniesienie Podatków
card-C15 = Kolonia na Księżycu Lodowym
card-C16 = Rój Planetoid
card-C17 = Międzyplanetarny Statek Kolonizacyjny
card-C18 = Reflektory Atmosferyczne
card-C19 = Stacja Dryfowa na Jowiszu
card-C20 = Gubernator Księżyca
card-C21 = Księżycowe Towary Eksportowe
card-C22 = Górnictwo Księżycowe
card-C23 = Manipulacja Rynkiem
card-C24 = Marsjańskie Zoo
card-C25 = Kolonia Górnicza
card-C26 = Azyl
card-C27 = Druk Molekularny
card-C28 = Azot z Tytana
card-C29 = Osada Pionierów
card-C30 = Wydajna Placówka
card-C31 = Komunikacja Kwantowa
card-C32 = Obserwatorium Wielkiej Czerwonej Plamy
card-C33 = Obozy Uchodźców
card-C34 = Kolonia Badawcza
card-C35 = Przewoźnicy Rubieży
card-C36 = Podniebna Stacja Przeładunkowa
card-C37 = Sonda Słoneczna
card-C38 = Reflektory Słoneczne
card-C39 = Kosmoport
card-C40 = Kolonia z Kosmoportem
card-C41 = Spółka Spin Off
card-C42 = Słonowodne Ryby Zimnolubne
card-C43 = Zagarnianie Atmosfery na Tytanie
card-C44 = Dryfujące Lądowisko na Tytanie
card-C45 = Wahadłowce na Tytanie
card-C46 = Przedstawiciele Handlowi
card-C47 = Kolonia Handlowa
card-C48 = Miejscy Reducenci
card-C49 = Napęd Warp
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

# --- Turmoil: cards and global events.

card-T01 = Soczewki powietrzne
card-T02 = Wykluczony delegat
card-T03 = Metropolia kultury
card-T04 = Migracje diasporyczne
card-T05 = Analitycy wydarzeń
card-T06 = Kontrakt na GMO
card-T07 = Marsjańskie centrum informacyjne
card-T08 = Sala komitetu
card-T09 = Biuro PR
card-T10 = Uroczystości publiczne
card-T11 = Rekrutacja
card-T12 = Turyści na Marsie
card-T13 = Sponsorowany Mohole
card-T14 = Wsparcie badań
card-T15 = Natura pod kopułą
card-T16 = Wotum nieufności
# own
card-R07 = Pristar
# own
card-R14 = TerraLabs Research
# own
card-R15 = Septem Tribus
# own
card-R33 = Utopia Invest
# own
card-R38 = Lakefront Resorts
global-aquifer-released-by-public-council = Uwolniona przez Konsula Warstwa Wodonośna
global-asteroid-mining = { card-040 }
global-celebrity-leaders = Liderzy Celebryci
global-diversity = Różnorodność
global-dry-deserts = Suche Pustynie
global-eco-sabotage = Ekosabotaż
global-election = Wybory
global-generous-funding = Hojny Sponsoring
global-global-dust-storm = Globalna burza pyłowa
global-homeworld-support = Wsparcie z Planety Macierzystej
global-improved-energy-templates = Ulepszone linie energetyczne
global-interplanetary-trade = Handel Międzyplanetarny
global-miners-on-strike = Strajki górnicze
global-mud-slides = Lawiny błotne
global-pandemic = Pandemia
global-paradigm-breakdown = Zmiana paradygmatu
global-productivity = Produktywność
global-red-influence = Wpływy Czerwonych
global-revolution = Rewolucja
global-riots = Zamieszki
global-sabotage = { card-121 }
global-scientific-community = Społeczność naukowa
global-snow-cover = Pokrywa Śnieżna
global-solar-flare = Rozbłysk Słoneczny
global-solarnet-shutdown = Wyłączenie Solarnetu
global-spin-off-products = Produkty Uboczne
global-sponsored-projects = Sponsorowany projekt
global-strong-society = Silne społeczeństwo
global-successful-organisms = Udane organizmy
global-volcanic-eruptions = Erupcje Wulkaniczne
global-war-on-earth = Wojna na Ziemi

# --- Prelude.

card-P01 = Sprzymierzony Bank
card-P02 = Turbiny Wodne
card-P03 = Biopaliwa
card-P04 = Laboratorium Biologiczne
card-P05 = Wspomaganie Biosfery
card-P06 = Imperium Biznesowe
card-P07 = Rolnictwo Kopułowe
card-P08 = Darowizna
card-P09 = Pierwsze Osadnictwo
card-P10 = Eksperci od Ekologii
card-P11 = Ekscentryczny Sponsor
card-P12 = Eksperymentalny Las
card-P13 = Górnictwo na Księżycach Galileuszowych
card-P14 = Wielka Warstwa Wodonośna
card-P15 = Ogromna Asteroida
# own
card-P16 = Placówka Badawcza na Io
card-P17 = Pożyczka
card-P18 = Przemysł Marsjański
card-P19 = Planetoida Klasy M
card-P20 = Spółka Metalurgiczna
card-P21 = Przedsięwzięcie Górnicze
card-P22 = Projekt Mohole
card-P23 = Górnictwo w Obszarze Mohole
card-P24 = Dostawa Azotu
card-P25 = Stocznia Orbitalna
card-P26 = Przemysł Polarny
card-P27 = Generatory Energii
card-P28 = Sieć Badawcza
card-P29 = Samowystarczalna Osada
card-P30 = Spółka Hutnicza
card-P31 = Wsparcie Społeczeństwa
card-P32 = Dostawca
card-P33 = Dostawa Surowców
card-P34 = Podwykonawca UNMI
card-P35 = Zakup Agencji Kosmicznej
card-P36 = Drukowane Domy
card-P37 = Osadnictwo Jaskiń Lawowych
card-P38 = Misja Badawcza
card-P39 = Psychrofile
card-P40 = Badania Interdyscyplinarne
card-P41 = Pomnik Twórców Science Fiction
card-P42 = Hotele Kosmiczne
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

# --- Venus Next.

card-213 = Mapowanie Przestworzy
card-214 = Turniej Aerosportowy
card-215 = Operacja Uzdatniania Atmosfery
# own
card-216 = Laboratorium Atalanta Planitia
card-217 = Zagarniacz Atmosfery
card-218 = Kometa dla Wenus
card-219 = Pancerze Antykorozyjne
card-220 = Miasto Świtu
card-221 = Eksport Deuteru
# own
card-222 = Wenusjańskie Sterowce
card-223 = Balony Wydobywcze
card-224 = Ekstremofile
card-225 = Dryfujące Jednostki Mieszkalne
card-226 = Wymuszone Opady Atmosferyczne
card-227 = Biokopuły we Freyja Montes
card-228 = Import Gazów Cieplarnianych z Wenus
card-229 = Olbrzymia Osłona Przeciwsłoneczna
card-230 = Żyropolis
card-231 = Wodór dla Wenus
# own
card-232 = Badania nad Siarką na Io
card-233 = Górnictwo w Ishtar Terra
card-234 = Mikrouzdatniacze Strumieniowe
card-235 = Miejscowe Zacienienie
card-236 = Metropolia Księżycowa
card-237 = Wykwintne Jedzenie
card-238 = Baza Maxwella
card-239 = Kontyngent Górniczy
card-240 = Fabryka Neutralizatorów
card-241 = Wszechsąd
card-242 = Reflektory Orbitalne
card-243 = Rotacja Uderzeniowa
card-244 = Wsparcie Siostrzanej Planety
# own
card-245 = Solarnet
card-246 = Ruch Asteroidy Wywołany Indukcją
card-247 = Ufundowanie Akademii
# own
card-248 = Stratopolis
card-249 = Ptaki Stratosferyczne
card-250 = Eksport Siarki
card-251 = Bakterie Siarkowe
card-252 = Kontrakt na Terraformację
card-253 = Termofile
card-254 = Woda dla Wenus
card-255 = Gubernator Wenus
card-256 = Magnetyzacja Wenus
card-257 = Wenusjańskie Gleby
card-258 = Wenusjańska Stacja Tranzytowa
card-259 = Wenusjańskie Zwierzęta
card-260 = Wenusjańskie Insekty
card-261 = Wenusjańskie Rośliny
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

# --- Ares Expedition: the cards that the other game does not have.

# own
ares-card-3 = Zaawansowana Technologia Selekcji
# own
ares-card-5 = Mikroorganizmy Beztlenowe
# own
ares-card-9 = Sztuczna Dżungla
# own
ares-card-10 = Linie Montażowe
# own
ares-card-11 = Likwidacja Aktywów
# own
ares-card-13 = Burza Mózgów
# own
ares-card-15 = Fabryka Płytek Drukowanych
# own
ares-card-16 = Ogrody Społeczne
# own
ares-card-17 = Kompostownia
# own
ares-card-18 = Chroniony Biom
# own
ares-card-20 = Grzyby Rozkładające
# own
ares-card-21 = Rozwinięta Infrastruktura
# own
ares-card-25 = Dotacje Energetyczne
# own
ares-card-26 = Rozszerzone Zasoby
# own
ares-card-28 = Targ Rolny
# own
ares-card-29 = Spółdzielnie Rolnicze
# own
ares-card-34 = Energia Wodna
# own
ares-card-35 = Stosunki Międzyplanetarne
# own
ares-card-36 = Stażyści
# own
ares-card-37 = Konferencja Międzyplanetarna
# own
ares-card-41 = Wytwarzanie Materii
# own
ares-card-48 = Przetworzony Detrytus
# own
ares-card-49 = Zmienione Kontrakty
# own
ares-card-52 = Zrestrukturyzowane Zasoby
# own
ares-card-54 = Solarpunk
# own
ares-card-59 = Zespół Ekspertów
# own
ares-card-60 = Zjednoczony Sojusz Planetarny
# own
ares-card-62 = Baseny Wulkaniczne
# own
ares-card-64 = Piece na Drewno
# own
ares-card-67 = Filtrowanie Atmosfery
# own
ares-card-75 = Krater
# own
ares-card-93 = Upadek Fobosa
# own
ares-card-102 = Ekipy Robocze
# own
ares-card-105 = Napowietrzona Magma
# own
ares-card-106 = Promieniowanie Atmosferyczne
# own
ares-card-112 = Astrofarma
# own
ares-card-113 = Izolatory Atmosferyczne
# own
ares-card-114 = Zautomatyzowane Fabryki
# own
ares-card-115 = Zrównoważone Portfele
# own
ares-card-118 = Energia Biotermalna
# own
ares-card-119 = Plany Konstrukcyjne
# own
ares-card-124 = Import Węgla
# own
ares-card-128 = Zróżnicowane Interesy
# own
ares-card-129 = Zakurzony Kamieniołom
# own
ares-card-130 = Wzrost Gospodarczy
# own
ares-card-131 = Magazynowanie Energii
# own
ares-card-138 = Stocznia na Ganimedesie
# own
ares-card-150 = Rolnictwo Przemysłowe
# own
ares-card-157 = Osłony na Rzadką Atmosferę
# own
ares-card-163 = Mikroprocesory
# own
ares-card-167 = Monokultury
# own
ares-card-170 = Nowe Portfele
# own
ares-card-173 = Elektrownie Jądrowe
# own
ares-card-180 = Farmy Satelitarne
# own
ares-card-182 = Rolnictwo Żarowe
# own
ares-card-183 = Wytop
# own
ares-card-184 = Ogrzewanie Gleby
# own
ares-card-186 = Pułapki Słoneczne
# own
ares-card-188 = Grzejniki Kosmiczne
# own
ares-card-192 = Kopalnie Powierzchniowe
# own
ares-card-196 = Faktoria
# own
ares-card-197 = Uwięzione Ciepło
# own
ares-card-202 = Kominy Podmorskie
# own
ares-card-203 = Kapitał Wysokiego Ryzyka
