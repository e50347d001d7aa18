### Gründe

world-reason-deck = ein unbekannter Held kann nützlicher sein als die in der Auslage
world-reason-hero-completes = { $hero } kann ein Gebiet komplettieren, in dem du vorn wärst: { $territory }
world-reason-hero-population = { $hero } bringt viel Bevölkerung
world-reason-hero-discovery = { $count ->
        [one] { $hero } bringt einen Fortschritt
       *[other] { $hero } bringt { $count } Fortschritte
    }
world-reason-hero-conquest = { $hero } ist stark im Angriff
world-reason-hero-treasure = { $hero } bringt viele Münzen
world-reason-leads = übernimmt die Führung: { $territory }
world-reason-keeps-lead = verteidigt die Führung: { $territory }
world-reason-catches-up = kommt der Führung näher: { $territory }
world-reason-later = schon gewertet, zählt aber später wieder: { $territory }
world-reason-over = schon gewertet; dort ist nichts mehr zu holen: { $territory }
world-reason-leaves-scored = verlässt ein gewertetes Gebiet, { $origin }, für eines, das noch etwas bringt: { $territory }
world-reason-completes = komplettiert ein Gebiet, { $territory }; Punkte für dich: { $points }
world-reason-closes = komplettiert ein Gebiet, bevor andere mehr davon haben: { $territory }
world-reason-stays = eine Wertung gibt es nicht mehr, aber der wertvollste Fortschritt bleibt: { $territory }
world-reason-raises = erhöht den Wert eines Gebiets, in dem du führst: { $territory }
world-reason-advances = bringt ein Gebiet, in dem du führst, der Wertung näher: { $territory }
world-reason-shares = bringt ein Gebiet der Wertung näher: { $territory }
world-reason-spoils = entwertet ein Gebiet, in dem jemand anderes führt: { $territory }
world-reason-attack = schwächt einen Gegner dort, wo es zählt: { $territory }
world-reason-wonder = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } sofort und in jeder Epoche eine Fähigkeit: { $wonder }
world-reason-wonder-modern = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } sofort und eine Fähigkeit: { $wonder }
world-reason-power = jetzt bringt die Fähigkeit am meisten: { $wonder }
world-reason-roll = dieser Wurf nützt dir mehr
world-reason-coins = Punkte jetzt; später brächten diese Münzen weniger
world-reason-peace = ein Angriff würde mehr kosten, als er bringt
world-reason-saves-power = die Fähigkeit bringt später mehr
world-reason-saves = nichts anderes ist die Münzen wert

### The box

world-box-problem = { $where }: { $what }
world-box-line = { $file }, Zeile { $line }
world-box-cell = { $file }, Zeile { $line }, Spalte { $column }
world-box-bad =
    Mit der Schachtel { $box } kann nicht gespielt werden; { $count ->
        [one] 1 Fehler: { $first }
       *[other] { $count } Fehler, der erste: { $first }
    } Alle zeigt: herohall box check { $folder }

world-box-no-folder = Den Ordner „{ $folder }“ gibt es nicht; erlaubt: ein mit „herohall box new“ angelegter Ordner oder das Wort reconstruction.
world-box-no-file = Die Datei fehlt; „herohall box new“ schreibt eine Schachtel mit allen Dateien.
world-box-unreadable = Die Datei lässt sich nicht öffnen; es muss eine gewöhnliche, für dich lesbare Datei sein.
world-box-not-utf8 = Die Zeichen sind nicht in UTF-8; speichere die Datei neu als „CSV UTF-8“.
world-box-no-header = Die Datei ist leer; ihre erste Zeile muss die Spalten nennen: { $columns }.
world-box-quote = Ein Anführungszeichen fehlt oder steht falsch; eine Zelle mit Anführungszeichen beginnt und endet mit ", verdoppelt die in ihr ("") und hat keinen Zeilenumbruch.
world-box-no-column = Die Spalte { $column } fehlt; erwartet: { $columns }.
world-box-unknown-column = Eine Spalte „{ $found }“ gibt es nicht; erlaubt: { $columns }.
world-box-double-column = Die Spalte { $found } steht hier zweimal; erlaubt: einmal.
world-box-cells = { $found ->
        [one] 1 Zelle
       *[other] { $found } Zellen
    } gefunden; erlaubt: { $expected }, eine für jede Spalte. Ein Text, der das Trennzeichen enthält, gehört in Anführungszeichen.
world-box-control = Die Zelle enthält ein Steuerzeichen (etwa einen Tabulator); erlaubt: druckbare Zeichen.
world-box-found = „{ $found }“ gefunden; erlaubt: { $allowed }.
world-box-empty = nichts gefunden; erlaubt: { $allowed }.
world-box-translation = Der { $language ->
        [fr] französische
        [de] deutsche
       *[en] englische
    } Text fehlt; er ist in allen drei Sprachen nötig.
world-box-twice = „{ $found }“ mehrmals gefunden; erlaubt: { $allowed }.
world-box-double = „{ $found }“ gefunden, das schon in Zeile { $line } steht; erlaubt: jedes einmal.
world-box-count = { $found } { $found ->
        [one] Zeile
       *[other] Zeilen
    } gefunden; erlaubt: genau { $expected }.
world-box-no-line = In keiner Zeile steht { $missing } in der Spalte { $column }; erlaubt: genau eine.
world-box-power-number = nichts gefunden, aber die Fähigkeit „{ $power }“ braucht eine Zahl; erlaubt: { $allowed }.
world-box-power-no-number = { $found } gefunden; erlaubt: nichts, denn die Fähigkeit „{ $power }“ braucht hier keine Zahl.
world-box-phrase-power = gefunden: „{ $found }“; erlaubt: einer der Namen { $names } oder eine Formel, die mit einem der Wörter { $allowed } beginnt.
world-box-phrase-missing = Am Ende fehlt ein Effekt; erlaubt: { $allowed }.
world-box-phrase-effect = gefunden: „{ $found }“, wo ein Effekt erwartet wird; zu diesem Zeitpunkt erlaubt: { $allowed }.
world-box-phrase-number = gefunden: die Zahl { $found }; erlaubt: { $allowed }.
world-box-phrase-choice = gefunden: „{ $found }“; hier erlaubt: { $allowed }.
world-box-phrase-word = gefunden: „{ $found }“; hier erlaubt: { $allowed }.
world-box-phrase-twice = „{ $found }“ steht zweimal da; erlaubt: einmal.
world-box-phrase-asks = { $found } geht nicht zusammen mit { $allowed }; erlaubt: eines von beiden.
world-box-phrase-sure = „{ $found }“ kann nicht das Ergebnis einer Fähigkeit sein; es gehört auf den Würfel.
world-box-phrase-clause = gefunden: „{ $found }“; erlaubt: { $allowed }.
world-box-phrase-alone = „{ $found }“ steht allein; nichts darf hinzukommen.
world-box-phrase-last = „{ $found }“ muss am Ende stehen.
world-box-phrase-endless = „{ $found }“ kennt kein „all“; erlaubt: { $allowed }.
world-box-amount-needs = nichts gefunden, aber „{ $kind }“ braucht eine Menge; erlaubt: { $allowed }.
world-box-amount-needs-none = gefunden: { $found }; erlaubt: nichts, denn „{ $kind }“ nennt schon alle Mengen oder braucht keine.
world-box-die-endless = Jede Seite sagt, dass noch einmal gewürfelt wird; mindestens eine muss ein Ergebnis haben.
world-box-allowed-power = { $names } oder eine Formel aus wann, wie oft und was (siehe die Wörter für Effekte)
world-box-allowed-result = { $names } oder eine Formel (siehe die Wörter für Effekte)
world-box-wonders = { $found } Weltwunder { $epoch ->
        [modern] der Neuzeit
       *[ancient] des Altertums
    } gefunden; erlaubt: genau { $expected }.
world-box-border-self = eine Grenze von { $found } mit sich selbst gefunden; erlaubt: zwei verschiedene Gebiete.
world-box-border-double = Die Grenze von { $start } nach { $end } steht schon in Zeile { $line }; erlaubt: jede einmal.
world-box-border-one-way = Es gibt eine Grenze von { $start } nach { $end }, aber keine zurück; ergänze eine Zeile von { $end } nach { $start }.

world-box-allowed-number = { $low } bis { $high }
world-box-allowed-words = { $low } bis { $high } verschiedene Wörter aus { $words }, durch Leerzeichen getrennt
world-box-allowed-either = { $words }, { $number }
world-box-allowed-id = Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche dazwischen, höchstens { $longest } Zeichen
world-box-allowed-text = beliebiger Text
world-box-allowed-optional = nichts oder { $other }

world-box-not-empty = Der Ordner { $folder } ist nicht leer; nenne einen neuen oder leeren.
world-box-cannot-write = Die Schachtel lässt sich nicht nach { $folder } schreiben; prüfe, ob du dort schreiben darfst und ob Platz ist.
world-box-written = Eine Kopie der Schachtel liegt in { $folder }. README.txt erklärt die Dateien; geprüft werden sie mit: herohall box check { $command }

world-box-summary-heroes = { $count } Helden (Altertum { $ancient }, Neuzeit { $modern })
world-box-summary-discoveries = { $count } Fortschritte (Altertum { $ancient }, Neuzeit { $modern })
world-box-summary-wonders = { $count } Weltwunder (Altertum { $ancient }, Neuzeit { $modern })
world-box-summary-territories = { $count } Gebiete (Altertum { $ancient }, Neuzeit { $modern }), { $borders ->
        [one] 1 Grenze
       *[other] { $borders } Grenzen
    }
world-box-summary-die = Würfel: { $faces }
world-box-summary-printed = zumindest teilweise als im Spiel gedruckt gekennzeichnet: Helden { $heroes }, Fortschritte { $discoveries }, Weltwunder { $wonders }, Würfelseiten { $faces }, Grenzen { $borders }
world-box-summary-good = Keine Fehler gefunden.

world-box-readme =
    DEINE EIGENE SCHACHTEL

    Diese Dateien sind das Material von „Heroes of the World“, wie HeroHall es spielt. Es sind Tabellen im CSV-Format:
    Öffne sie mit einer Tabellenkalkulation oder einem Texteditor, ändere, was du willst, und speichere sie als CSV in
    UTF-8 (Komma, Semikolon oder Tabulator zwischen den Zellen). Die erste Zeile nennt die Spalten. Die Reihenfolge der
    Spalten und Zeilen ist frei, doch die der Helden, Fortschritte und Weltwunder gehört zur Schachtel: Aufgezeichnete
    Partien passen nur zu einer Schachtel mit derselben.

    Die gedruckten Karten sind nicht öffentlich; die meisten Werte hier sind HeroHalls eigene Rekonstruktion. Wenn du
    das gedruckte Spiel besitzt, trage deine Karten ein. Die Spalte „printed“ sagt, welche Angaben einer Zeile
    bekanntermaßen die des gedruckten Spiels sind.

    Prüfe deine Arbeit mit „herohall box check“ und diesem Ordner: Jeder Fehler wird mit Datei und Zeile genannt. Zum
    Spielen füge „--box“ und diesen Ordner an. Gib deiner Schachtel in box.csv einen eigenen Namen.

    Die Dateien und ihre Spalten; in eckigen Klammern steht, was erlaubt ist:
world-box-file-heroes = 76 Heldenkarten
world-box-file-discoveries = 53 Fortschritte
world-box-file-wonders = 9 Weltwunder, 5 aus dem Altertum und 4 aus der Neuzeit
world-box-file-die = die 6 Seiten des Eroberungswürfels
world-box-file-territories = die 9 Gebiete; id, Epoche und Felder liegen fest, die Namen sind frei
world-box-file-borders = welche Gebiete benachbart sind; jede Grenze hat zwei Zeilen, eine je Richtung
world-box-file-box = was die Schachtel von sich sagt; jede Zeile ist ein Schlüssel und sein Wert
world-box-column-id = kurzer Name in Zügen und Aufzeichnungen, in jeder Zeile ein anderer
world-box-column-territories-id = das Gebiet
world-box-column-epoch = die Epoche der Karte
world-box-column-population = Bevölkerung, die der Held bringt
world-box-column-discovery = Fortschritte, die der Held macht, französische Ausgabe
world-box-column-discovery_de = dasselbe in der deutschen Ausgabe
world-box-column-conquest = Eroberungswert
world-box-column-treasure = Münzen, die der Held bringt
world-box-column-territories = Einflussgebiete
world-box-column-orientation = Farbe der Karte; ohne Wirkung im Spiel
world-box-column-born = Geburtsjahr; vor Christus mit Minuszeichen, leer, wenn unbekannt
world-box-column-died = Todesjahr
world-box-column-printed = Angaben dieser Zeile, die aus dem gedruckten Spiel bekannt sind
world-box-column-name = Name
world-box-column-title = Titel
world-box-column-about = ein oder zwei Sätze
world-box-column-short = kurzer Name für schmale Stellen
world-box-column-value = Wert des Fortschritts
world-box-column-points = Punkte für den Bau
world-box-column-power = seine Fähigkeit: eine der neun von HeroHall mit ihrem Namen oder eine Formel aus den Wörtern für Effekte
world-box-column-number = die Zahl, die der Fähigkeit fehlt: Figuren bei settle, Münzen bei coins, gezogene Fortschritte bei discover; leer, wenn keine fehlt
world-box-column-face = Nummer der Seite
world-box-column-kind = Ergebnis des Wurfs: eines der sechs von HeroHall mit seinem Namen oder eine Formel aus den Wörtern für Effekte
world-box-column-amount = die Menge, die dem Ergebnis fehlt: n ist die Stärke des Angriffs, half die Hälfte davon, aufgerundet; eine Zahl bedeutet immer diese Zahl; leer, wenn keine fehlt
world-box-column-spaces = Felder für Fortschritte
world-box-column-from = von diesem Gebiet
world-box-column-to = in dieses
world-box-column-box-name = Name der Schachtel in Aufzeichnungen
world-box-column-version = woran du die Fassungen deiner Schachtel unterscheidest
world-box-column-box-title = Titel der Schachtel
world-box-column-box-about = woher ihre Karten kommen

## Das Formular für eigene Karten

world-box-sheet-heroes = Helden
world-box-sheet-discoveries = Fortschritte
world-box-sheet-wonders = Weltwunder
world-box-sheet-die = Würfel
world-box-sheet-territories = Gebiete
world-box-sheet-borders = Grenzen
world-box-sheet-box = Die Schachtel
world-box-label-id = Id
world-box-label-epoch = Epoche
world-box-label-population = Bevölkerung
world-box-label-discovery = Fortschritte
world-box-label-discovery_de = Fortschritte (deutsche Ausgabe)
world-box-label-conquest = Eroberung
world-box-label-treasure = Schatz
world-box-label-territories = Gebiete
world-box-label-orientation = Farbe
world-box-label-born = Geboren
world-box-label-died = Gestorben
world-box-label-printed = Wie gedruckt
world-box-label-name = Name
world-box-label-title = Titel
world-box-label-about = Text
world-box-label-short = Kurzer Name
world-box-label-value = Wert
world-box-label-points = Punkte
world-box-label-power = Fähigkeit
world-box-label-number = Zahl
world-box-label-face = Seite
world-box-label-kind = Ergebnis
world-box-label-amount = Menge
world-box-label-spaces = Felder
world-box-label-from = Von
world-box-label-to = Nach
world-box-label-box-name = Name in Aufzeichnungen
world-box-label-version = Fassung
world-box-word-epoch-ancient = Altertum
world-box-word-epoch-modern = Neuzeit
world-box-word-orientation-conqueror = rot: Eroberer
world-box-word-orientation-discoverer = blau: Entdecker
world-box-word-orientation-balanced = grün: ausgewogen
world-box-word-amount-n = die Stärke des Angriffs
world-box-word-amount-half = die Hälfte davon, aufgerundet
world-box-word-printed-name = Name
world-box-word-printed-values = Werte
world-box-word-printed-territories = Gebiete
world-box-word-printed-value = Wert
world-box-word-printed-points = Punkte
world-box-word-printed-power = Fähigkeit
world-box-word-printed-power-for-two = Fähigkeit zu zweit
world-box-word-printed-kind = Ergebnis
world-box-word-printed-amount = Menge
world-box-word-printed-epoch = Epoche
world-box-word-printed-spaces = Felder
world-box-word-printed-border = Grenze
world-box-start-title = Meine Schachtel
world-box-start-about = Meine eigenen Karten; was ich nicht geändert habe, ist die Rekonstruktion von HeroHall.

### Das Spiel

world-title = Heroes of the World
world-first-not-there = Platz { $first } kann nicht beginnen: Es gibt nur { $players } Plätze. Wähle 1 bis { $players } oder „random“ (zufällig).

## Optionen

world-edition-fr = Standardregeln (französische Ausgabe)
world-edition-de = Regeln der deutschen Ausgabe
world-option-tiebreak = Gleichstände
world-option-tiebreak-fr = nach gemachten Fortschritten
world-option-tiebreak-de = nach den Fortschrittswerten der ausgespielten Helden
world-option-convert = Münzen in Punkte
world-option-convert-fr = jederzeit im eigenen Zug
world-option-convert-de = nur in der Schatzphase
world-option-old_wonders = Nicht gekaufte Weltwunder des Altertums
world-option-old_wonders-fr = verlassen mit dem Altertum das Spiel
world-option-old_wonders-de = bleiben im Angebot
world-option-max_discovery = Höchster Fortschrittswert eines Helden
world-option-max_discovery-2 = 2
world-option-max_discovery-3 = 3
world-option-first = Wer beginnt
world-option-first-random = wird ausgelost
world-option-first-1 = Platz 1
world-option-first-2 = Platz 2
world-option-first-3 = Platz 3
world-option-first-4 = Platz 4
world-option-first-5 = Platz 5
world-option-settlers = Figuren am Anfang
world-option-settlers-same = sieben für jeden
world-option-settlers-later = mehr für die, die später dran sind (Option von HeroHall, H1.3)

## Wörter

world-epoch-ancient = Altertum
world-epoch-modern = Neuzeit
world-colour-blue = Blau
world-colour-red = Rot
world-colour-green = Grün
world-colour-yellow = Gelb
world-colour-violet = Violett

## Was gefragt wird: ein Name und eine Zeile, die es erklärt

world-kind-place = Erste Figuren einsetzen
world-kind-take = Einen Helden nehmen
world-kind-play = Einen Helden ausspielen
world-kind-settle = Figuren einsetzen
world-kind-discover = Einen Fortschritt platzieren
world-kind-attack = Angreifen
world-kind-spend = Schatz
world-kind-survey = Einen gezogenen Fortschritt platzieren
world-kind-migrate = Völkerwanderung
world-kind-wall = Du wirst angegriffen
world-kind-reroll = Noch einmal würfeln
world-kind-keep = Einen Wurf wählen
world-kind-flee = Flucht
world-kind-score = Fähigkeit bei einer Wertung
world-kind-target = Figuren entfernen
world-kind-power = Fähigkeit in einem Angriff

world-ask-place = Setze eine Figur in ein Gebiet der Epoche ein, die beginnt. Reihum, bis alle Figuren des Anfangs eingesetzt sind.
world-ask-take = Nimm einen Helden aus der Auslage oder ungesehen den obersten vom Nachziehstapel.
world-ask-play = Spiele einen Helden aus deiner Hand aus. Er wirkt in seinen Einflussgebieten, die im Spiel sind.
world-ask-settle = Setze eine Figur in ein Einflussgebiet deines Helden ein. Du setzt so viele ein, wie er bringt, eine nach der anderen.
world-ask-discover = Platziere einen der gezogenen Fortschritte in einem Einflussgebiet deines Helden, das ein freies Feld hat und in diesem Zug noch keinen erhalten hat. Das letzte Feld löst die Wertung aus.
world-ask-attack = Greife einmal jemanden an, in einem Einflussgebiet deines Helden, in dem ihr beide Figuren habt, oder verzichte.
world-ask-spend = { $convert ->
        [0] Du kannst nichts ausgeben.
       *[other] Gib Münzen aus, wie du magst:{ $migrate ->
            [0] {""}
           *[other] {" "}2 für eine Völkerwanderung,
        }{ $build ->
            [0] {""}
           *[other] {" "}7 für ein Weltwunder,
        }{" "}2 für einen Punkt.
    } Mit „fertig“ endet dein Zug.
world-ask-survey = Platziere einen der durch die Fähigkeit gezogenen Fortschritte in einem Gebiet, in das sie reicht, das ein freies Feld hat und in diesem Zug noch keinen erhalten hat.
world-ask-migrate = Versetze eine Figur aus dem Gebiet, in dem diese Völkerwanderung begann, höchstens vier im Ganzen. Hör auf, wann du willst.
world-ask-wall = Du wirst angegriffen. Nutze deine Mauer, und der Angriff endet ohne Wurf mit einer Niederlage; oder verzichte und lass den Würfel entscheiden.
world-ask-reroll = Mit deinem Weltwunder darfst du noch einmal würfeln und einen der beiden Würfe behalten.
world-ask-keep = Welcher der beiden Würfe gilt?
world-ask-flee = Deine Figuren müssen fliehen. Wähle ein benachbartes Gebiet für die nächste.
world-ask-score = Ein Gebiet wird gewertet. Nutze jetzt die Fähigkeit deines Weltwunders, oder verzichte und behalte sie für später.
world-ask-target = Wähle, wessen Figuren die Fähigkeit deines Weltwunders entfernt, und wo.
world-ask-power = Ein Angriff läuft. Nutze jetzt die Fähigkeit eines Weltwunders, oder verzichte und behalte sie für später.

## Das Protokoll

world-event-began = { $seat } beginnt.
world-event-dealt = { $seat } bekommt einen Helden.
world-event-dealt-seen = { $seat } bekommt einen Helden: { $hero }.
world-event-turned_up = Neu in der Auslage: { $hero }.
world-event-placed = { $seat } setzt eine der ersten Figuren ein: { $territory }.
world-event-turn = { $seat } ist am Zug.
world-event-skipped = { $seat } hat keinen Helden und setzt aus.
world-event-took = { $seat } nimmt einen Helden aus der Auslage: { $hero }.
world-event-drew = { $seat } nimmt einen Helden vom Nachziehstapel.
world-event-drew-seen = { $seat } nimmt einen Helden vom Nachziehstapel: { $hero }.
world-event-played = { $seat } spielt einen Helden aus: { $hero }.
world-event-settled = { $seat } setzt eine Figur ein: { $territory }.
world-event-found = { $seat } zieht einen Fortschritt: { $discovery }.
world-event-discovered = { $seat } platziert { $discovery }: { $territory }.
world-event-returned = { $discovery } kommt zurück in den Beutel.
world-event-scoring = { $territory }: Alle Fortschrittsfelder sind belegt, das Gebiet wird gewertet; der erste Platz bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
world-event-scored = { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $place ->
        [0] {""}
        [1] {" "}für den ersten Platz
        [2] {" "}für den zweiten Platz
       *[3] {" "}für den dritten Platz
    }: { $territory }.
world-event-attacked = { $seat } greift { $rival } mit Stärke { $power } an: { $territory }.
world-event-rolled = { $seat } würfelt: { $face }.
world-event-kept = { $seat } behält: { $face }.
world-event-died = { $seat } verliert { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }: { $territory }.
world-event-plundered = { $seat } nimmt { $rival } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } ab.
world-event-fled = Eine Figur von { $seat } flieht: { $origin } → { $territory }.
world-event-defected = { $count ->
        [one] { $count } Figur von { $rival } läuft
       *[other] { $count } Figuren von { $rival } laufen
    } zu { $seat } über: { $territory }.
world-event-unharmed = Der Angriff von { $seat } auf { $rival } bleibt ohne Wirkung.
world-event-earned = { $seat } nimmt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } aus der Bank.
world-event-migration = { $seat } beginnt eine Völkerwanderung.
world-event-migrated = { $seat } versetzt eine Figur: { $origin } → { $territory }.
world-event-built = { $seat } errichtet ein Weltwunder, { $wonder }, und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
world-event-converted = { $seat } tauscht 2 Münzen gegen 1 Punkt.
world-event-used = { $seat } nutzt eine Fähigkeit: { $wonder }.
world-event-declined = { $seat } behält eine Fähigkeit für später: { $wonder }.
world-event-reinforced = { $seat } setzt { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    } ein: { $territory }.
world-event-surveyed = { $seat } zieht einen Fortschritt: { $discovery }.
world-event-epoch_ended = Das Altertum ist zu Ende.
world-event-remained = { $territory }: Ein Fortschritt des Altertums bleibt, { $discovery }.
world-event-epoch_began = Die Neuzeit beginnt; { $seat } fängt an.
world-event-gained = { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch eine Fähigkeit oder den Würfel.
world-event-removed = { $seat } entfernt { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    } von { $rival }: { $territory }.
world-event-strengthened = { $seat } ändert die Stärke des Angriffs; sie beträgt jetzt { $power }.
world-event-over = Das Spiel ist zu Ende.

## Warum ein Zug nicht erlaubt ist

world-refuse-over = Das Spiel ist zu Ende.
world-refuse-no-move = Das ist kein Zug dieses Spiels.
world-refuse-place-first = Vor dem ersten Zug setzen alle ihre Figuren ein.
world-refuse-place-ancient = Jetzt können nur Gebiete des Altertums besiedelt werden.
world-refuse-place-modern = Jetzt können nur Gebiete der Neuzeit besiedelt werden.
world-refuse-taken = Einen Helden nimmt man nur zu Beginn des Zuges.
world-refuse-take-first = Nimm zuerst einen Helden.
world-refuse-play-first = Spiele zuerst einen deiner Helden aus.
world-refuse-deck-empty = Der Nachziehstapel ist leer.
world-refuse-row-short = { $count ->
        [0] Die Auslage ist leer.
        [one] In der Auslage liegt nur ein Held.
       *[other] In der Auslage liegen nur { $count } Helden.
    }
world-refuse-one-hero = In einem Zug wird nur ein Held ausgespielt.
world-refuse-not-in-hand = Diesen Helden hast du nicht auf der Hand.
world-refuse-not-settling = Dein Held bringt jetzt keine Figuren zum Einsetzen.
world-refuse-not-in-play = Dieses Gebiet ist vor der Neuzeit nicht im Spiel.
world-refuse-not-influenced = Das ist kein Einflussgebiet deines Helden.
world-refuse-not-discovering = Es gibt jetzt keinen Fortschritt zu platzieren.
world-refuse-not-drawn = Dieser Fortschritt wurde nicht gezogen.
world-refuse-no-space = Dieses Gebiet hat kein freies Feld.
world-refuse-received = Dieses Gebiet hat in diesem Zug schon einen Fortschritt erhalten.
world-refuse-not-attacking = Du kannst jetzt nicht angreifen: Angegriffen wird einmal im Zug, nach den Fortschritten, mit einem Helden, der einen Eroberungswert hat.
world-refuse-nobody-of-colour = Diese Farbe spielt hier niemand.
world-refuse-own-colour = Du kannst dich nicht selbst angreifen.
world-refuse-no-attackers = Du hast dort keine Figuren, die angreifen könnten.
world-refuse-no-defenders = Dort stehen keine Figuren dieser Farbe.
world-refuse-not-fleeing = Niemand flieht.
world-refuse-not-adjacent = Dieses Gebiet ist nicht benachbart.
world-refuse-nothing-to-decline = Es gibt jetzt nichts, worauf du verzichten könntest.
world-refuse-nothing-to-keep = Es liegen keine zwei Würfe zur Wahl.
world-refuse-nothing-to-stop = Es gibt keine Völkerwanderung zu beenden.
world-refuse-stop-too-early = Mindestens eine Figur muss versetzt werden, bevor die Völkerwanderung enden kann.
world-refuse-not-spending = Münzen gibt man in der Schatzphase aus, am Ende des eigenen Zuges.
world-refuse-other-origin = Alle Figuren einer Völkerwanderung kommen aus demselben Gebiet.
world-refuse-few-coins = Das kostet { $coins } Münzen, und du hast weniger.
world-refuse-same-territory = Eine Völkerwanderung muss in ein anderes Gebiet führen.
world-refuse-nobody-there = Du hast dort keine Figuren.
world-refuse-not-on-offer = Dieses Weltwunder ist nicht im Angebot.
world-refuse-convert-later = In dieser Ausgabe werden Münzen nur in der Schatzphase zu Punkten.
world-refuse-not-done = Der Zug kann noch nicht enden: Nutze zuerst, was der Held bringt.
world-refuse-not-owner = Dieses Weltwunder gehört dir nicht.
world-refuse-no-power = Dieses Weltwunder hat keine Fähigkeit.
world-refuse-used = Die Fähigkeit dieses Weltwunders wurde in dieser Epoche schon genutzt.
world-refuse-names-territory = Diese Fähigkeit braucht ein Gebiet: Nenne es nach dem Weltwunder.
world-refuse-names-no-territory = Diese Fähigkeit wird ohne Gebiet genutzt.
world-refuse-no-effect = Diese Fähigkeit würde jetzt nichts ändern.
world-refuse-survey-first = Platziere zuerst einen der eben gezogenen Fortschritte.
world-refuse-migration-first = Beende zuerst die Völkerwanderung.
world-refuse-attack-first = Zuerst muss der Angriff zu Ende gehen.
world-refuse-flight-first = Zuerst müssen die Figuren fliehen.
world-refuse-scoring-first = Zuerst muss die Wertung zu Ende gehen.
world-refuse-target-first = Wähle zuerst, wessen Figuren die Fähigkeit entfernt.
world-refuse-not-power-land = Die Fähigkeit reicht nicht in dieses Gebiet.
world-refuse-moment-turn = Diese Fähigkeit nutzt man im eigenen Zug, aber nicht mitten in einer anderen Aktion.
world-refuse-moment-treasure = Diese Fähigkeit nutzt man in der eigenen Schatzphase.
world-refuse-moment-attacked = Diese Fähigkeit nutzt man, wenn man angegriffen wird, vor dem Wurf.
world-refuse-moment-attack = Diese Fähigkeit nutzt man, wenn man angreift, vor dem Wurf.
world-refuse-moment-rolled = Diese Fähigkeit nutzt man nach dem eigenen Eroberungswurf.
world-refuse-moment-struck = Diese Fähigkeit nutzt man, wenn man angegriffen wird, nach dem Wurf.
world-refuse-moment-scoring = Diese Fähigkeit nutzt man in einer Wertung, in der sie etwas ändert{ $place ->
        [first] {" "}und man Erster ist
        [second] {" "}und man Zweiter ist
        [third] {" "}und man Dritter ist
        [placed] {" "}und man einen bezahlten Platz hat
        [unplaced] {" "}und man keinen bezahlten Platz hat
       *[any] {""}
    }.
