### Die Kommandozeile und das Spiel im Terminal

## Fehler

terminal-bad-lang = Es gibt keine Sprache „{ $given }“; die Sprachen sind: { $known }.
terminal-bad-pair = „{ $text }“ ist keine Option; schreibe Name=Wert, zum Beispiel { $example }.
terminal-bad-count = „{ $text }“ ist keine Anzahl von Partien; nimm eine ganze Zahl ab 1.
terminal-bad-seed = „{ $text }“ ist kein Startwert; ein Startwert ist eine ganze Zahl oder hexadezimal nach 0x.
terminal-bad-seat = Es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $most }.
terminal-too-many-bots = Es sind { $bots } Bots für { $players } Plätze; ein Platz muss für einen Menschen bleiben.
terminal-too-many-names = Es sind { $names } Namen, aber nur { $people ->
        [one] ein Mensch
       *[other] { $people } Menschen
    } am Tisch.
terminal-bots-differ = Es sind { $bots } Bots für { $players } Plätze; nenne einen für alle Plätze oder einen für jeden.
terminal-no-games = Es gibt keine laufende Partie; beginne eine mit: herohall play
terminal-no-such-game = Es gibt keine Partie Nummer { $number }; die laufenden Partien sind 1 bis { $count } (siehe: herohall games).
terminal-game-over = Die Partie in { $file } ist vorbei; sieh sie an mit: herohall replay
terminal-file-exists = { $file } gibt es schon; wähle einen anderen Namen oder überschreibe mit Ausrufezeichen: save! oder export!
terminal-exists = { $file } gibt es schon und wird nicht überschrieben; wähle einen anderen Ordner.
terminal-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
terminal-changed-elsewhere = Die Partie in { $file } wurde anderswo weitergespielt; nichts wurde überschrieben. Weiter mit: herohall resume
terminal-strange-bot = Die Aufzeichnung verlangt einen Bot, der nicht zu HeroHall gehört, { $bot }; das dürfen nur deine eigenen laufenden Partien.
terminal-needs-file = Nenne eine Datei nach „{ $command }“, zum Beispiel: { $command } meine-partie.hall
terminal-no-such-number = Es gibt keine Wahl { $number }; zur Wahl stehen 1 bis { $count }.
terminal-what = „{ $text }“ ist weder ein Zug noch ein Befehl. Tippe eine Nummer oder Wörter, die „moves“ zeigt; „?“ erklärt.
terminal-illegal = Nicht jetzt: { $why } ({ $rule })
terminal-usage-no-option = Es gibt keine Option { $option }; siehe: { $near }
terminal-usage-no-value = Die Option { $option } braucht einen Wert.
terminal-usage-missing = Es fehlt etwas: { $what }. Siehe: --help
terminal-usage-bad-value = Der Wert von { $what } ist nicht möglich. Siehe: --help
terminal-usage-no-command = Es gibt keinen Befehl „{ $text }“; siehe: herohall --help
terminal-usage-too-much = Das ist zu viel: { $text }. Siehe: --help
terminal-usage-not-possible = „{ $text }“ ist kein möglicher Wert.

## Am Tisch

terminal-prompt = { $name } >{" "}
terminal-text-prompt = Du bist dran, { $name }:{" "}
terminal-question = { $name }: { $question } ({ $rule })
terminal-help = Tippe die Nummer einer Wahl oder ihre Wörter (siehe: moves). Außerdem: ? REGEL, ? KARTE, hint (ein Rat), log [N] (Protokoll), table (Tisch), undo (zurücknehmen), save DATEI, export DATEI (was du weißt), quit (die Partie bleibt erhalten).
terminal-thinking = { $name } denkt nach …
terminal-bot-fault = { $name } wusste nicht weiter; ein Bot der Stufe medium hat stattdessen gewählt.
terminal-hint = { $number }: { $move } – gewinnt etwa { $percent } %: { $reason }
terminal-curtain = Als Nächstes entscheidet { $name }. Alle anderen sehen bitte weg.
terminal-curtain-prompt = { $name }, drücke die Eingabetaste.{" "}
terminal-kept = Die Partie bleibt erhalten. Weiter mit: herohall resume
terminal-saved = Gespeichert in { $file }. Solange die Partie läuft, ist die Datei privat: Sie enthält den Startwert.
terminal-exported = Geschrieben in { $file }: was du weißt, und nicht mehr.
terminal-seed-hash = Prüfsumme des Startwerts, um später das Austeilen zu prüfen: { $hash }
terminal-seed = Startwert: { $seed } · seine gesalzene Prüfsumme: { $hash }
terminal-finished = Aufzeichnung: { $file } (herohall replay, herohall verify)
terminal-rank = { $place }. { $name } ({ $score })
terminal-player = Spieler
terminal-player-number = Spieler { $number }
terminal-you = { $name } (du)

## Seventh Hero

terminal-seventh-facts = Zug { $turn } · Stapel { $deck } · Ablage { $discard }
terminal-seventh-turned-up = Aufgedeckt: { $card }. Jetzt passt:
terminal-seventh-ignored = – missachtet: alles passt
terminal-seventh-party = Gruppe (benutzt)
terminal-seventh-hand = Hand
terminal-seventh-out = raus
terminal-seventh-hero-here = wandernder Held
terminal-seventh-active = am Zug
terminal-seventh-clues = Hinweise:
terminal-seventh-answer = { $answer ->
        [yes] Ja
       *[no] Nein
    }
terminal-seventh-hands = Hände:
terminal-seventh-your-hand = Deine Hand:

## Heroes of the World

terminal-world-facts = { $epoch } · gewertet { $scorings }/{ $most } · Stapel { $deck } · Beutel { $bag }
terminal-world-bank = Bank { $coins }
terminal-world-you = du
terminal-world-points = Punkte
terminal-world-coins = Münzen
terminal-world-supply = Vorrat
terminal-world-ladder = Plätze  brächte
terminal-world-scored = gewertet
terminal-world-offer = Zu bauen:
terminal-world-built = Gebaut (benutzt):
terminal-world-row = Auslage:
terminal-world-hand = Deine Hand:
terminal-world-legend = Die vier Zahlen eines Helden: Bevölkerung / Fortschritt / Eroberung / Schatz.
terminal-world-box = Karten: { $box } (? box)

## Befehle

terminal-no-unfinished = Keine laufenden Partien. Beginne eine mit: herohall play
terminal-games-head = Laufende Partien (weiter mit: herohall resume NUMMER)
terminal-games-line = { $game }, { $players } Spieler: { $names } – { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $when }
terminal-finished-head = Beendete Partien in { $folder }
terminal-verified = { $file }: in Ordnung. { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, Ergebnis { $result }; Startwert, Prüfsumme und Ergebnis stimmen.
terminal-verified-unfinished = { $file }: so weit in Ordnung. { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, nicht beendet; Startwert und Prüfsumme stimmen.
terminal-hash = Prüfsumme des Startwerts: { $hash }. Ist es die vom Anfang? Mit --hash wird sie verglichen.
terminal-same-hash = Prüfsumme des Startwerts: { $hash }, wie am Anfang gezeigt.
terminal-other-hash = { $file }: Die Partie ist in sich stimmig, aber nicht die, die mit der Prüfsumme { $shown } begann: Die Prüfsumme ihres Startwerts ist { $hash }.
terminal-replay-all = Alles ist offen.
terminal-replay-seat = Wie { $name } (Platz { $seat }) es wusste.
terminal-replay-unfinished = Die Partie ist nicht beendet.
terminal-simulate-stopped = Abgebrochen nach { $done } von { $games } Partien.
terminal-simulate-none = Abgebrochen, bevor die erste Partie zu Ende war.
terminal-simulate-title = { $game }, { $players } Spieler, Ausgabe { $edition }
terminal-simulate-games = Partien
terminal-simulate-decisions = Entscheidungen je Partie
terminal-simulate-spread = { $mean } (von { $least } bis { $most })
terminal-simulate-wins = gewonnen von Platz { $seat }, { $bot }
terminal-simulate-score = mittlere Punkte von Platz { $seat }
terminal-simulate-faults = Entscheidungen, in denen ein Bot ersetzt wurde
terminal-simulate-speed = Entscheidungen je Sekunde
terminal-simulate-records = Aufzeichnungen: { $folder }

## Arena und Leiter

terminal-arena-two-budgets = Gib ein Budget in Sekunden oder in Iterationen an, nicht beides.
terminal-arena-bad-budget = „{ $text }“ ist kein Budget; nimm eine Zahl über 0.
terminal-arena-bad-workers = „{ $text }“ ist keine Anzahl von Prozessen; nimm eine ganze Zahl ab 1.
terminal-arena-bot = Bot
terminal-arena-games = Partien
terminal-arena-share = % Siege
terminal-arena-interval = 95 %
terminal-arena-place = Rang
terminal-arena-points = Punkte
terminal-arena-speed = Züge/s
terminal-arena-thinking = ms/Zug
terminal-arena-rating = Wertung
terminal-arena-faults = Fehler
terminal-arena-caption = { $games } Partien: { $deals } Verteilungen × { $rotations } Sitzfolgen · fair { $fair } · Startwert { $seed } · { $seconds } s
terminal-arena-left-out = Partien, die nicht zählen, weil ihre Verteilung nicht in jeder Sitzfolge gespielt wurde: { $games }
terminal-arena-fault = Fehler von { $bot } auf Platz { $seat }: { $kind ->
        [illegal] verbotener Zug
        [late] Zeit überschritten
       *[exception] Ausnahme
    } – { $detail }
terminal-ladder-line = { $players } Spieler, { $line }: { $share } ({ $low } bis { $high }; fair { $fair }) in { $games } Partien. Mehr als fair: { $verdict ->
        [better] ja
        [not-better] nein
       *[open] nicht sicher
    }
terminal-ladder-levels = Die Leiter braucht mindestens zwei Stufen: --levels easy,medium
terminal-ladder-written = Tabellen: { $file }

## Bericht

terminal-report-written = Bericht: { $file } ({ $games } Partien)
terminal-report-records = Aufzeichnungen: { $folder }
terminal-report-bad-versus = „{ $text }“ ist kein Unterschied; schreib --versus edition=de, --versus box=ORDNER, --versus bots=easy oder eine andere Option.
terminal-report-bots = Die Partie hat { $players } Plätze, genannt sind { $bots } Bots; nenne einen für alle oder einen für jeden Platz.
