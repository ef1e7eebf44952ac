# Server vlastním jménem. What the server's bots do, and why it refuses a request. No capital, no full stop.
# Words in quotes and in $known are names of the interface.

bot-random = volí náhodně kterýkoli dovolený tah
bot-novice = hraje podle jednoduchých pravidel a dělá lidské chyby
bot-steady = vyzkouší každou možnost a posoudí pozici, ke které vede
bot-sharp = dívá se o tah dopředu očima vycvičenýma na tisících her
bot-expert = prohledává strom tahů a skryté karty si domýšlí
bot-champion = přemýšlí o mnoho tahů dopředu očima vycvičenýma na tisících her: nejsilnější ze všech

# --- There is no such thing.

denied-no-table = stůl „{ $name }“ neexistuje
denied-no-game = hra „{ $name }“ neexistuje; na výběr jsou { $known }
denied-no-card = karta s číslem „{ $number }“ neexistuje
denied-no-language = jazyk „{ $name }“ neexistuje; na výběr jsou { $known }
denied-no-bot = robot „{ $name }“ neexistuje; na výběr jsou { $known }
denied-no-route = adresa { $name } neexistuje
denied-no-seat = místo { $name } neexistuje; místa jsou 0 až { $last }
denied-no-step = krok { $step } neexistuje; kroky jsou 0 až { $last }
denied-nothing-to-play-on = od kroku { $step } není co hrát dál; kroky jsou 0 až { $last }
denied-no-day = „{ $name }“ není den, který už začal; den se píše jako 2026-11-19
denied-no-daily-kind = denní rozdání „{ $name }“ neexistuje; na výběr jsou { $known }
denied-daily-later = tohle je něčí denní rozdání: podívat se na něj můžete, až je dohrajete i vy, nebo až den skončí
denied-daily-alone = v denním rozdání nikoho nezastupuje robot: nechcete-li pokračovat, stůl zavřete
denied-no-ledger = „{ $name }“ není číslo, které má přehled změn: mají ho například money, production.money, rating a points

# --- Who asks.

denied-unknown-player = neznáme vás: nejdříve uveďte jméno, nebo pošlete svůj klíč
denied-wrong-key = tento klíč nic neotvírá: je v něm překlep, nebo už neplatí
denied-no-bearer = hlavička Authorization musí znít „Bearer KEY“
denied-not-seated = u tohoto stolu nemáte místo
denied-not-creator = to smí jen ten, kdo stůl založil
denied-others-play = hrají tu i jiní lidé: běžící hru může zavřít jen ten, kdo hraje sám; můžete odejít a zastoupí vás robot
denied-stood-in = hraje za vás robot; nejdříve se vraťte na své místo
denied-other-rules = tato hra začala podle verze { $its } pravidel a server teď hraje podle verze { $ours }; nelze v ní pokračovat, její záznam ale zůstává a můžete si zahrát znovu se stejnými lidmi
denied-other-state = uložený záznam této hry vede po kroku { $steps } jinam, než vedl při hře; aby se nic nezměnilo potají, nelze v ní pokračovat

# --- Seats and settings.

denied-just-taken = místo { $seat } právě obsadil někdo jiný
denied-not-open = místo { $seat } není volné; volná místa: { $open }
denied-full = u tohoto stolu není žádné volné místo
denied-one-seat = obsadit můžete jen jedno místo
denied-name = jméno má 1 až { $most ->
        [one] { $most } viditelný znak
        [few] { $most } viditelné znaky
       *[other] { $most } viditelných znaků
    }
denied-title = název má nejvýše { $most ->
        [one] { $most } znak
        [few] { $most } znaky
       *[other] { $most } znaků
    }
denied-clock = čas musí být 5 až { $most } s, ne { $seconds } s
denied-webhook = webhook je adresa http:// nebo https:// o nejvýše 500 znacích
denied-seed = zárodek náhody má 64 šestnáctkových číslic
denied-known-deal = zvolený zárodek náhody znamená, že rozdání znáte: ostatní mohou přisednout, jen když je stůl označen „known_deal“
denied-contribution = příspěvek má { $least } až { $most } šestnáctkových číslic
denied-options = s těmito možnostmi nelze hrát: { $why }
denied-long-thought = robot smí přemýšlet nejvýše { $most } ms v jednom vlákně, nebo projít tolik variant, kolik za tu dobu stihne

# --- The game.

denied-stale = toto patřilo k okamžiku { $was }; stůl už je v okamžiku { $now }
denied-not-started = hra ještě čeká na hráče
denied-closed = stůl byl zavřen
denied-over = hra skončila
denied-not-over = hra ještě neskončila
denied-views-later = pohledy z jiných míst lze vidět až po konci hry
denied-review-later = trenér rozebírá jen dohrané hry
denied-study-later = rozehranou hru může zkoumat jen ten, kdo ji hraje sám nebo s roboty, a jen kde jsou povoleny rady
denied-study-origin = zkoumání začíná buď stolem, nebo textem, nebo úlohou
denied-not-a-position = tohle není čitelný záznam hry ani soubor scénáře: { $why }
denied-not-written = nic až do této chvíle nelze zapsat jako scénář; dokončete tah a zkuste to znovu
denied-no-puzzle = úloha { $id } neexistuje
denied-no-decision = v kroku { $step } se o ničem nerozhodovalo, nebo ještě není ohodnocen
denied-record-later = zápis hry prozrazuje všechny skryté karty: lze jej získat až po konci hry
denied-not-a-record = tohle není záznam hry: ten začíná řádkem „tharsis-record 1“ a jmenuje svou hru
denied-record = záznam nelze převzít: { $why }
denied-record-unfinished = tato hra ještě neskončila: převzít lze jen záznam dohrané hry; jak stojí teď, uvidíte, když ji otevřete jako pozici ke zkoumání
denied-record-size = záznam hry má nejvýše { $most } kB
denied-played-here = smazat lze jen hry převzaté ze záznamu; hru odehranou tady můžete skrýt
denied-too-large = posláno bylo víc, než se tu čte
denied-unreadable = volbu { $place } nelze přečíst: { $why }
denied-illegal = volba { $place }: { $why }
denied-together = najednou lze poslat 1 až { $most } voleb, ne { $n }
denied-request-id = id požadavku má 1 až { $most } znaků: písmena A–Z a a–z, číslice, _ a -
denied-request-id-used = toto id patří jinému vašemu požadavku; vymyslete si nové
denied-no-undo = není co vzít zpět: mezitím jednal někdo jiný, nebo bylo vidět něco nového
denied-undo-from = vrátit se lze jen k okamžiku po { $floor } až { $last } volbách
denied-not-your-undo = po { $n ->
        [one] { $n } volbě
       *[other] { $n } volbách
    } byl na řadě někdo jiný
denied-no-redo = není co znovu provést
denied-no-hints = u tohoto stolu se hraje bez rad robota
denied-not-asked = teď se vás nikdo na nic neptá

# --- The server.

denied-bot = robot nic nevymyslel
denied-store = server se nedostal ke své paměti; zkuste to za chvíli znovu
denied-mistake = server udělal chybu; nic se nezměnilo
denied-too-many = příliš mnoho požadavků z vaší adresy; chvíli počkejte
denied-busy = server má napilno; zkuste to za chvíli znovu
denied-open-tables = máte už nejvyšší povolený počet otevřených stolů ({ $most }); nejprve některý zavřete
denied-bot-tables = máte už nejvyšší povolený počet stolů se samými roboty ({ $most }); nejprve některý zavřete
denied-newcomers = z vaší adresy přišlo za hodinu víc nových hráčů, než je povoleno ({ $most }); zkuste to později
denied-new-tables = z vaší adresy bylo za hodinu založeno víc stolů, než je povoleno ({ $most }); zkuste to později
denied-streams = najednou je otevřeno víc stránek, než je povoleno ({ $most }); některé zavřete
denied-foreign = tento požadavek přišel ze stránky jiného webu
denied-malformed = požadavek nelze přečíst

# --- Options that cannot be played: what follows denied-options.

options-unknown = možnost „{ $name }“ neexistuje; na výběr jsou { $known }
options-unknown-value = „{ $option }“ nemůže být „{ $name }“; na výběr jsou { $known }
options-seats = hra je { $players }, ne pro { $n }
options-only-for = „{ $option }“ je jen { $players }, ne pro { $n }
options-for-exactly = pro { $low ->
        [one] { $low } hráče
        [few] { $low } hráče
       *[other] { $low } hráčů
    }
options-for-range = pro { $low } až { $high } hráčů
options-always = { $n ->
        [one] { $n } hráč hraje
        [few] { $n } hráči hrají
       *[other] { $n } hráčů hraje
    } vždy s „{ $option }“
options-needs = „{ $option }“ se hraje jen s „{ $other }“
options-clash = „{ $option }“ nelze hrát spolu s „{ $other }“
options-no-seat = „{ $option }“ platí pro místo, které neexistuje; místa jsou 0 až { $last }

# --- Choices that cannot be read or made: what follows denied-unreadable and denied-illegal.

notation-not-a-choice = „{ $name }“ není volba; volby jsou { $known }
notation-no-card = karta s číslem „{ $name }“ neexistuje
notation-not-a-number = „{ $name }“ není číslo v povoleném rozsahu
notation-unknown = „{ $name }“ zde neexistuje; na výběr jsou { $known }
notation-no-area = „{ $name }“ není pole; pole jsou 01 až { $last }
illegal-not-offered = „{ $name }“ teď není na výběr; dovolené jsou { $known }
illegal-not-offered-of-many = „{ $name }“ teď není na výběr; dovolené jsou { $known } a dalších { $more }

# --- Co je špatně se záznamem hry: to, co následuje po denied-record.

record-line = řádek { $line }: { $why }
record-not-a-record = stojí tu „{ $name }“, ale záznam začíná řádkem „tharsis-record 1“
record-no-field = stojí tu „{ $name }“ místo „{ $key } …“
record-other-game = je to záznam hry „{ $name }“, ne „{ $other }“
record-other-rules = hra se hrála podle verze { $name } pravidel a server hraje podle verze { $ours }: přehrajte ji vydáním, které ji zapsalo
record-seats = „{ $name }“ není počet hráčů
record-deal = rozdání je tajemství o 64 šestnáctkových číslicích a ke každému místu (celkem { $n }) jeho příspěvek, nebo „-“
record-other-deal = zárodek náhody nevznikl z tohoto tajemství a těchto příspěvků: někdo rozdání změnil
record-not-a-line = stojí tu „{ $name }“ místo čísla místa a jeho volby
record-not-a-hash = „{ $name }“ není otisk o 16 šestnáctkových číslicích
record-other-hash = stav hry po tomto počtu voleb: { $steps } je jiný, než říká záznam; některý z předchozích řádků byl změněn
record-cut-off = záznam je useknutý: poslední řádek musí být „= OTISK“
