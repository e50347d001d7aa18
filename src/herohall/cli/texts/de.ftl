### Die Befehlszeile

## Fehler

cli-bad-lang = Es gibt keine Sprache „{ $given }“; die Sprachen sind: { $known }.
cli-bad-pair = „{ $text }“ ist keine Option; schreibe Name=Wert, zum Beispiel { $example }.
cli-bad-count = „{ $text }“ ist keine Anzahl von Partien; nimm eine ganze Zahl ab 1.
cli-bad-seed = „{ $text }“ ist kein Startwert; ein Startwert ist eine ganze Zahl, dezimal oder hexadezimal nach 0x.
cli-bots-differ = Es sind { $bots } Bots für { $players } Plätze; nenne einen für alle Plätze oder einen für jeden.
cli-game-over = Die Partie in { $file } ist vorbei; sieh sie an mit: herohall replay
cli-exists = { $file } gibt es schon und wird nicht überschrieben; wähle einen anderen Ordner.
cli-usage = Diese Befehlszeile lässt sich nicht ausführen: { $why }. Siehe: herohall --help

## Befehle

cli-no-unfinished = Keine laufenden Partien. Beginne eine mit: herohall play
cli-games-head = Laufende Partien (weiter mit: herohall resume NUMMER)
cli-games-line = { $game }, { $players } Spieler: { $names } – { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $when }
cli-finished-head = Beendete Partien in { $folder }
cli-verified = { $file }: in Ordnung. { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, Rangfolge { $result }; Startwert, Fingerabdruck und Ergebnis stimmen überein.
cli-verified-unfinished = { $file }: so weit in Ordnung. { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, nicht beendet; Startwert und Fingerabdruck stimmen überein.
cli-hash = Fingerabdruck des Startwerts: { $hash }. Ist es der vom Anfang? Mit --hash wird er verglichen.
cli-same-hash = Fingerabdruck des Startwerts: { $hash }, wie am Anfang gezeigt.
cli-other-hash = { $file }: Die Partie ist in sich stimmig, aber nicht die, die mit dem Fingerabdruck { $shown } begann: Der Fingerabdruck ihres Startwerts ist { $hash }.
cli-stopped = Abgebrochen nach { $done } von { $games } Partien.
cli-stopped-early = Abgebrochen, bevor die erste Partie zu Ende war.
cli-simulate-title = { $game }, { $players } Spieler, Ausgabe { $edition }
cli-simulate-games = Partien
cli-simulate-decisions = Entscheidungen je Partie
cli-simulate-spread = { $mean } (von { $least } bis { $most })
cli-simulate-wins = Siege von Platz { $seat }, { $bot }
cli-simulate-score = mittlere Punktzahl von Platz { $seat }
cli-simulate-faults = Entscheidungen, in denen ein Bot ersetzt wurde
cli-simulate-speed = Entscheidungen je Sekunde
cli-records-written = Aufzeichnungen: { $folder }

## Arena und Leiter

cli-arena-two-budgets = Gib ein Budget in Sekunden oder in Iterationen an, nicht beides.
cli-arena-bad-budget = „{ $text }“ ist kein Budget; nimm eine Zahl über 0.
cli-arena-bad-workers = „{ $text }“ ist keine Anzahl von Prozessen; nimm eine ganze Zahl ab 1.
cli-arena-bot = Bot
cli-arena-games = Partien
cli-arena-share = % Siege
cli-arena-interval = 95 %
cli-arena-place = Rang
cli-arena-points = Punkte
cli-arena-speed = Züge/s
cli-arena-thinking = ms/Zug
cli-arena-rating = Wertung
cli-arena-faults = Fehler
cli-arena-caption = { $games } Partien: { $deals } Verteilungen × { $rotations } Sitzfolgen · fair { $fair } · Startwert { $seed } · { $seconds } s
cli-arena-left-out = Partien, die nicht zählen, weil ihre Verteilung nicht in jeder Sitzfolge gespielt wurde: { $games }
cli-arena-fault = Fehler von { $bot } auf Platz { $seat }: { $kind ->
        [illegal] verbotener Zug
        [late] Zeit überschritten
       *[exception] Ausnahme
    } – { $detail }
cli-ladder-line = { $players } Spieler, { $line }: { $share } ({ $low } bis { $high }; fair { $fair }) in { $games } Partien. Mehr als fair: { $verdict ->
        [better] ja
        [not-better] nein
       *[open] nicht sicher
    }
cli-ladder-levels = Die Leiter braucht mindestens zwei Stufen: --levels easy,medium
cli-ladder-written = Tabellen: { $file }

## Bericht

cli-report-written = Bericht: { $file } ({ $games } Partien)
cli-report-bad-versus = „{ $text }“ ist kein Unterschied; schreib --versus edition=de, --versus box=ORDNER, --versus bots=easy oder eine andere Option.
cli-report-quick-bots = Wähle --quick oder --bots, nicht beides.

## Aufgaben

cli-puzzle-found = { $count }: { $move }
cli-puzzle-holds = { $number }: { $move }, mindestens { $lead } % voraus
cli-puzzle-fails = { $number }: Die Lösung ist { $move }, aber langes Nachdenken findet { $best }, { $lead } % voraus
cli-puzzle-unclear = { $number }: { $move } ist nicht mehr klar der beste Zug, { $lead } % voraus
cli-puzzles-wrong = { $count ->
        [one] Eine Aufgabe ist nicht so, wie ihre Datei sagt.
       *[other] { $count } Aufgaben sind nicht so, wie ihre Datei sagt.
    }
