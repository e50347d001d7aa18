### The box

world-box-problem = { $where }: { $what }
world-box-line = { $file }, Zeile { $line }
world-box-cell = { $file }, Zeile { $line }, Spalte { $column }
world-box-bad =
    Mit der Schachtel { $box } kann nicht gespielt werden; { $count ->
        [one] 1 Fehler: { $first }
       *[other] { $count } Fehler, der erste: { $first }
    } Alle zeigt: herohall box check { $folder }

world-box-no-folder = den Ordner „{ $folder }“ gibt es nicht; erlaubt: ein mit „herohall box new“ angelegter Ordner oder das Wort reconstruction.
world-box-no-file = die Datei fehlt; „herohall box new“ schreibt eine Schachtel mit allen Dateien.
world-box-unreadable = die Datei lässt sich nicht öffnen; es muss eine gewöhnliche, für dich lesbare Datei sein.
world-box-not-utf8 = die Zeichen sind nicht in UTF-8; speichere die Datei neu als „CSV UTF-8“.
world-box-no-header = die Datei ist leer; ihre erste Zeile muss die Spalten nennen: { $columns }.
world-box-quote = ein Anführungszeichen fehlt oder steht falsch; eine Zelle mit Anführungszeichen beginnt und endet mit ", verdoppelt die in ihr ("") und hat keinen Zeilenumbruch.
world-box-no-column = die Spalte { $column } fehlt; erwartet: { $columns }.
world-box-unknown-column = eine Spalte „{ $found }“ gibt es nicht; erlaubt: { $columns }.
world-box-double-column = die Spalte { $found } steht hier zweimal; erlaubt: einmal.
world-box-cells = { $found ->
        [one] 1 Zelle
       *[other] { $found } Zellen
    } gefunden; erlaubt: { $expected }, eine für jede Spalte. Ein Text, der das Trennzeichen enthält, gehört in Anführungszeichen.
world-box-control = die Zelle enthält ein Steuerzeichen (etwa einen Tabulator); erlaubt: druckbare Zeichen.
world-box-found = „{ $found }“ gefunden; erlaubt: { $allowed }.
world-box-empty = nichts gefunden; erlaubt: { $allowed }.
world-box-translation = der { $language ->
        [fr] französische
        [de] deutsche
       *[en] englische
    } Text fehlt; nötig ist er in allen drei Sprachen.
world-box-twice = „{ $found }“ mehrmals gefunden; erlaubt: { $allowed }.
world-box-double = „{ $found }“ gefunden, das schon in Zeile { $line } steht; erlaubt: jedes einmal.
world-box-count = { $found } { $found ->
        [one] Zeile
       *[other] Zeilen
    } gefunden; erlaubt: genau { $expected }.
world-box-no-line = in keiner Zeile steht { $missing } in der Spalte { $column }; erlaubt: genau eine.
world-box-few-territories = { $found } gefunden; erlaubt: höchstens { $count }, so viele Gebiete hat dieser Held.
world-box-power-number = nichts gefunden, aber die Fähigkeit { $power } braucht eine Zahl; erlaubt: { $allowed }.
world-box-power-no-number = { $found } gefunden; erlaubt: nichts, denn nur diese Fähigkeiten haben eine Zahl: { $words }.
world-box-wonders = { $found } Weltwunder { $epoch ->
        [modern] der Neuzeit
       *[ancient] des Altertums
    } gefunden; erlaubt: genau { $expected }.
world-box-border-self = eine Grenze von { $found } mit sich selbst gefunden; erlaubt: zwei verschiedene Gebiete.
world-box-border-double = die Grenze von { $start } nach { $end } steht schon in Zeile { $line }; erlaubt: jede einmal.
world-box-border-one-way = es gibt eine Grenze von { $start } nach { $end }, aber keine zurück; ergänze eine Zeile von { $end } nach { $start }.

world-box-allowed-number = { $low } bis { $high }
world-box-allowed-words = { $low } bis { $high } verschiedene Wörter aus { $words }, durch Leerzeichen getrennt
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
    Spalten und Zeilen ist frei, doch die der Helden, Fortschritte und Weltwunder gehört zur Schachtel: aufgezeichnete
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
world-box-column-epoch = die Epoche, zu der das Teil gehört
world-box-column-population = Bevölkerung, die der Held bringt
world-box-column-discovery = Fortschritte des Helden, französische Ausgabe; nie mehr, als er Gebiete hat
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
world-box-column-power = seine Fähigkeit, einmal je Epoche
world-box-column-number = Bevölkerung bei settle, Münzen bei coins, gezogene Fortschritte bei discover; sonst leer
world-box-column-face = Nummer der Seite
world-box-column-kind = Ergebnis des Wurfs
world-box-column-amount = n ist die Stärke des Angriffs, half ihre Hälfte, aufgerundet; eine Zahl gilt immer
world-box-column-spaces = Felder für Fortschritte
world-box-column-from = von diesem Gebiet
world-box-column-to = in dieses
world-box-column-box-name = Name der Schachtel in Aufzeichnungen
world-box-column-version = was dir einen Stand deiner Schachtel vom anderen unterscheidet
world-box-column-box-title = Titel der Schachtel
world-box-column-box-about = woher ihre Karten kommen
