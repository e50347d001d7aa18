### Das Spiel im Terminal

## Fehler

terminal-bad-seat = Es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $most }.
terminal-too-many-bots = Es sind { $bots } Bots für { $players } Plätze; ein Platz muss für einen Menschen bleiben.
terminal-too-many-names = Es sind { $names } Namen, aber nur { $people ->
        [one] ein Mensch
       *[other] { $people } Menschen
    } am Tisch.
terminal-no-games = Es gibt keine laufende Partie; beginne eine mit: herohall play
terminal-no-such-game = Es gibt keine Partie Nummer { $number }; die laufenden Partien sind 1 bis { $count } (siehe: herohall games).
terminal-file-exists = { $file } gibt es schon; wähle einen anderen Namen oder überschreibe mit Ausrufezeichen: save! oder export!
terminal-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
terminal-changed-elsewhere = Die Partie in { $file } wurde anderswo weitergespielt; nichts wurde überschrieben. Weiter mit: herohall resume
terminal-strange-bot = Die Aufzeichnung verlangt einen Bot, der nicht zu HeroHall gehört, { $bot }; das dürfen nur deine eigenen laufenden Partien.
terminal-needs-file = Nenne eine Datei nach „{ $command }“, zum Beispiel: { $command } meine-partie.hall
## Am Tisch

terminal-prompt = { $name } >{" "}
terminal-text-prompt = Du bist dran, { $name }:{" "}
terminal-question = { $name }: { $question } ({ $rule })
terminal-help = Tippe die Nummer einer Möglichkeit oder ihre Wörter (siehe: Züge). Außerdem: ? REGEL, ? KARTE, Rat (was ein Bot täte), Protokoll [N], Tisch, zurück (letzten Zug zurücknehmen), save DATEI, export DATEI (was du weißt), Ende (die Partie bleibt erhalten).
terminal-thinking = { $name } denkt nach …
terminal-bot-fault = { $name } wusste nicht weiter; ein Bot der Stufe „mittel“ hat stattdessen gewählt.
terminal-hint = { $number }: { $move } – Gewinnchance { $percent ->
        [0] unter 1 %
       *[other] etwa { $percent } %
    }: { $reason }
terminal-curtain = Als Nächstes entscheidet { $name }. Alle anderen sehen bitte weg.
terminal-curtain-prompt = { $name }, drücke die Eingabetaste.{" "}
terminal-kept = Die Partie bleibt erhalten. Weiter mit: herohall resume
terminal-saved = Gespeichert in { $file }. Solange die Partie läuft, ist die Datei privat: Sie enthält den Startwert.
terminal-exported = Geschrieben in { $file }: was du weißt, und nicht mehr.
terminal-seed-hash = Fingerabdruck des Startwerts, um später das Austeilen zu prüfen: { $hash }
terminal-seed = Startwert: { $seed } · sein Fingerabdruck, wie am Anfang des Protokolls: { $hash }
terminal-seed-told = Startwert: { $seed }. Sein Fingerabdruck: { $hash }
terminal-finished = Aufzeichnung: { $file } (herohall replay, herohall verify)
terminal-rank = { $place }. { $name } ({ $score })
terminal-player = Spieler
terminal-player-number = Spieler { $number }
terminal-you = { $name } (du)

## Befehle

terminal-replay-all = Alles ist offen.
terminal-replay-seat = Was { $name } (Platz { $seat }) wusste.
terminal-replay-unfinished = Die Partie ist nicht beendet.

## Aufgaben

terminal-puzzle-title = { $game }, Aufgabe { $number }. Welcher Zug ist der beste? Du weißt, was dieser Spieler wusste.
terminal-puzzle-prompt = Dein Zug:
terminal-puzzle-solved = Gelöst: { $move }.
terminal-puzzle-not = Nicht der beste: { $move }.
terminal-puzzle-best = Der beste: { $move } – { $reason }. Gewinnchance { $percent ->
        [0] unter 1 %
       *[other] etwa { $percent } %
    }.
terminal-puzzle-yours = Deiner: { $move } – { $reason }. Gewinnchance { $percent ->
        [0] unter 1 %
       *[other] etwa { $percent } %
    }.
