### Die Seite rund um die Spiele

page-title = HeroHall
page-loading = Einen Augenblick …
page-close = Schließen
page-home = Zur Startseite
page-try-again = Noch einmal versuchen
page-show-all = Alle zeigen

## Was schiefgehen kann

page-no-server = Der Server ist nicht zu erreichen. Läuft er, und ist dieses Gerät online?
page-server-fault = Das hat der Server nicht geschafft (Fehler { NUMBER($status, useGrouping: 0) }). Bitte versuch es noch einmal.
page-gone = Dieser Tisch lässt sich nicht zeigen
page-forget-and-watch = Platz aufgeben und nur zusehen
page-link-connecting = Verbindung wird aufgebaut …
page-link-lost = Verbindung verloren. Neuer Versuch …
page-link-closed = geschlossen

## Anfang

page-welcome = Ein Tisch für Helden
page-play = Spielen
page-set-up = Einstellen …
page-continue = Weiterspielen: { $game }
page-continue-with = mit { $names }
page-waiting = wartet auf Gäste
page-open-tables = { $count ->
    [0] Offene Tische
   *[other] Offene Tische ({ $count })
}
page-open-tables-about = Spiele mit allen, die gerade da sind.
page-first-time = Zum ersten Mal hier?
page-first-time-about = Lerne ein Spiel in fünf Minuten.
page-first-time-lesson = Zum ersten Mal? Die Lektion dauert fünf Minuten
page-modes = Spielarten
page-advanced = Für Erfahrene: Ausgaben, Regeln, Karten
page-mode-bots = Gegen Bots
page-mode-device = Gerät herumreichen
page-mode-device-about = Mehrere Leute, ein Bildschirm; alle sehen nur ihre eigenen Karten.
page-mode-friends = Freunde einladen
page-my-tables = Meine Tische
page-my-finished = Beendete Spiele
page-forget = Aus dieser Liste nehmen
page-rules = Regeln
page-rules-of = Regeln: { $game }
page-credits = Mitwirkende

## Ein neuer Tisch

page-game = Spiel
page-players = Mitspieler
page-players-range = { $least } bis { $most } Spieler
page-player-number = Spieler { $number }
page-bot-number = Bot { $number }
page-your-name = Dein Name
page-name-of = Name von Spieler { $number }
page-sitter = Wer auf Platz { $number } sitzt
page-person = Ein Mensch
page-bot = Bot: { $level }
page-level-random = zufällig
page-level-easy = leicht
page-level-medium = mittel
page-level-hard = schwer
page-level-expert = Experte
page-until-guest = bis ein Gast kommt
page-edition = Ausgabe
page-options = { $count ->
    [0] Alle Regeloptionen
    [one] Alle Regeloptionen (1 geändert)
   *[other] Alle Regeloptionen ({ $count } geändert)
}
page-pace = Tempo der Bots
page-pace-calm = ruhig
page-pace-brisk = flott
page-pace-instant = sofort
page-pace-own = Tempo der Erzählung
page-hints = Tipps
page-hints-on = erlaubt
page-hints-off = keine
page-theme = Namen und Bilder
page-clock = Bedenkzeit
page-clock-none = unbegrenzt
page-clock-live = zehn Minuten pro Spieler
page-clock-days = zwei Tage pro Entscheidung
page-wait = Auf meine Gäste warten; ich starte das Spiel
page-box = Karten
page-box-ours = die Karten von HeroHall (die gedruckten sind nicht öffentlich)
page-box-ours-again = Zurück zur Schachtel von HeroHall
page-box-about = Eine Schachtel ist ein Ordner mit den Karten des Spiels in einfachen Tabellen. Du kannst mit einer eigenen spielen; HeroHall prüft vorher jede Karte.
page-box-files = Dateien der Schachtel:
page-box-folder = oder ihr Ordner:
page-box-check = Prüfen
page-begin-bots = Los geht’s
page-begin-device = Los geht’s
page-begin-friends = Tisch eröffnen

## Dazukommen

page-join = Einladung
page-join-title = Du bist eingeladen: { $game }
page-choose-seat = Wähle einen Platz
page-seat-free = diesen Bot ablösen
page-seat-taken = besetzt
page-sit-down = Platz nehmen
page-only-watch = Nur zusehen
page-device = Hier weiterspielen
page-device-about = Dein Platz zieht vom anderen Gerät auf dieses um. Das andere kann dann nicht mehr spielen.
page-device-go = Hier weiterspielen

## Vor dem Spiel

page-wait-host = Beginne, wann du willst. Auf den freien Plätzen spielen Bots.
page-wait-guest = Das Spiel beginnt, wenn { $name } es startet.
page-begins-in = { $seconds ->
    [0] Das Spiel beginnt …
    [one] Das Spiel beginnt in 1 Sekunde oder sobald alle Plätze besetzt sind.
   *[other] Das Spiel beginnt in { $seconds } Sekunden oder sobald alle Plätze besetzt sind.
}
page-who-is-here = Wer da ist
page-arrived = ist da
page-arrived-you = das bist du
page-seat-empty = frei
page-seat-waiting = wenn niemand kommt: Bot, { $level }
page-list-table = Offener Tisch
page-list-table-about = Alle auf diesem Server sehen diesen Tisch und können mitspielen.
page-send = Senden …

## Offene Tische

page-match = Mit allen spielen, die gerade da sind
page-match-about = Du bekommst einen Platz bei Leuten, die dasselbe spielen wollen. Bots nehmen die Plätze, die frei bleiben.
page-match-wait = Auf Leute warten
page-match-seconds = { $seconds ->
    [0] gar nicht
    [30] 30 s
    [60] 1 min
    [180] 3 min
   *[600] 10 min
}
page-match-go = Tisch finden
page-open-none = Gerade ist kein Tisch offen. Beginne selbst einen oder öffne deinen eigenen mit „Freunde einladen“.
page-open-table = { $free ->
    [one] { $host } · { $players } Spieler · 1 Platz frei
   *[other] { $host } · { $players } Spieler · { $free } Plätze frei
}

## Am Tisch

page-table = Tisch
page-people = Mitspieler
page-you = (du)
page-here = ist da
page-not-here = ist nicht da
page-asked = ist gefragt
page-bot-plays = Bot, { $level }
page-bot-keeps = vorerst spielt ein Bot ({ $level })
page-conceded = hat aufgegeben; ein Bot ({ $level }) spielt weiter
page-host = Gastgeber
page-watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
page-watching = Du siehst zu.
page-time-left = verbleibende Zeit
page-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
page-log = Was geschah
page-log-fold = Diesen Zug zuklappen
page-log-unfold = Diesen Zug aufklappen
page-log-before = Vor dem ersten Zug
page-log-newest = Zum Neuesten
page-says = { $name }:
page-decides = überlegt …
page-sending = wird gesendet …
page-over = Das Spiel ist zu Ende.
page-choices = Auswahl
page-hint = Tipp
page-hint-share = Gewinnchance etwa { $percent } %
page-thinking = Denkt nach …
page-undo = Zurücknehmen
page-hurry = Bis zu mir
page-hurry-long = Vorspulen bis zu deiner nächsten Entscheidung
page-since = Seit deinem letzten Zug
page-since-short = Rückschau
page-since-again = Noch einmal auf dem Tisch zeigen
page-since-nothing = Noch niemand sonst war am Zug.
page-rule-of = Regel { $rule }
page-rules-whole = Das ganze Regelheft
page-orders = Wann nach Fähigkeiten fragen
page-orders-short = Fähigkeiten: fragen
page-orders-about = Sonst verzichtest du sofort, und niemand sieht, was du gewählt hast.
page-order-answers = Du verzichtest, wie gewählt.
page-curtain = { $name } ist dran
page-curtain-why = Gib das Gerät weiter. Karten erscheinen erst beim nächsten Tippen.
page-curtain-lift = Ich bin { $name }
page-curtain-own = Meine Karten ansehen
page-curtain-seen = Gesehen, weiter

## Der Tisch selbst

page-paused = { $name } hat das Spiel unterbrochen.
page-paused-host = Du hast das Spiel unterbrochen.
page-paused-agreed = Alle haben einer Pause zugestimmt.
page-go-on = Weiterspielen
page-resume = Beginnen
page-pause = Pause
page-frozen = Dieses Spiel begann mit anderen Regeln und kann hier nicht weitergehen.
page-rules-renewed = HeroHall wurde aktualisiert: Dieses Spiel begann nach Fassung { $before } der Regeln und geht nach Fassung { $now } weiter. Was bisher geschah, bleibt, wie es ist.
page-offer = Vorschlag von { $names }: das Spiel beenden.
page-offer-pause = Vorschlag von { $names }: eine Pause machen.
page-offer-end = Vorschlagen, aufzuhören
page-agree-end = Einverstanden
page-refuse-end = Weiterspielen
page-withdraw = Doch weiterspielen
page-concede = Aufgeben
page-concede-sure = Wirklich aufgeben? Ein Bot spielt weiter.
page-come-back = Ich bin wieder da
page-sit-in = Bot spielen lassen
page-remove = Entfernen
page-link-for-guests = Gäste einladen
page-link-for-watch = Zusehen lassen
page-link-for-device = Mein anderes Gerät
page-link-about-guests = Wer diesen Link öffnet, kann den Platz eines Bots übernehmen.
page-link-about-waiting = Wer diesen Link öffnet, bekommt einen freien Platz.
page-link-about-watch = Wer diesen Link öffnet, sieht, was alle sehen, aber keine Handkarten.
page-link-about-device = Öffne diesen Link binnen zehn Minuten auf deinem anderen Gerät. Er gilt einmal.
page-share = In diesem Netz teilen
page-share-about = Zurzeit erreicht nur dieser Rechner den Tisch. Schalte dies ein, damit auch andere Geräte im selben Netz ihn erreichen.
page-qr = QR-Code des Links
page-address = Adresse
page-copy = Kopieren
page-copied = Kopiert

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-look = Aussehen
page-look-auto = automatisch
page-look-light = hell
page-look-dark = dunkel
page-motion = Bewegung
page-motion-auto = automatisch
page-motion-on = an
page-motion-off = aus
page-sound = Ton
page-sound-on = an
page-sound-off = aus
page-keys = Tasten
page-key-number = Zug wählen
page-key-choices = alle Möglichkeiten als Liste
page-key-rule = die Regel zu dieser Frage
page-key-hint = Tipp
page-key-undo = zurücknehmen
page-key-hurry = vorspulen bis zu dir
page-key-since = was seit deinem letzten Zug geschah
page-key-log = was geschah
page-key-table = Tisch
page-key-settings = Einstellungen

## Das Ende

page-result = Ergebnis
page-you-win = Du gewinnst!
page-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
page-ended-early = Einvernehmlich beendet
page-place = Platz
page-player = Name
page-score = Punkte
page-rematch = Noch einmal
page-end-how = Wie das Spiel gewonnen wurde
page-end-study = Von den Bots auswerten lassen
page-end-counting = Die Bots schätzen die Chancen aller …
page-end-reviewing = Die Bots sehen sich jede Entscheidung an …
page-end-decisive =
    { $last ->
        [yes] Der letzte Zug, { $turn }, hat das Spiel entschieden: Davor stand die Gewinnchance von { $name } bei offenen Karten auf { $before } %.
       *[no] Zug { $turn } hat das Spiel entschieden: Bei offenen Karten stieg die Gewinnchance von { $name } von { $before } % auf { $after } % und blieb dann bei mindestens { $kept } %.
    }
page-end-see = Ansehen
page-end-moves-about = Die beste und die schlechteste Entscheidung jedes Spielers. Vorn steht, wie viele von 100 Punkten Gewinnchance sie wert war nach allem, was er wissen konnte; am Ende, was sie mit den Karten brachte, wie sie wirklich lagen.
page-end-best = Zug { $turn }: { $move }. Besser als: { $rival }.
page-end-worst = Zug { $turn }: { $move }. Der Bot: { $rival }.
page-end-share = Als Bild teilen
page-end-origin = Zurück zum ursprünglichen Spiel
page-no-picture = Dieser Browser kann das Bild nicht zeichnen.
page-look-at-table = Tisch ansehen
page-record = Partie speichern
page-seed = Startwert
page-salt = Salz
page-seed-hash = Fingerabdruck der Verteilung
page-seed-hash-about = Er stand vor dem ersten Zug fest. Am Ende wird der Startwert gezeigt, und alle können prüfen, dass nichts geändert wurde.
page-seed-show = Verteilung prüfen
page-seed-right = Die Verteilung war ehrlich: Der Startwert passt zum Fingerabdruck vom Anfang.
page-seed-wrong = Der Startwert passt nicht zum Fingerabdruck vom Anfang!
page-seed-about = SHA-256 von Salz und Startwert hintereinander ergibt den Fingerabdruck.
page-check = Ganze Partie prüfen
page-check-right = { $moves ->
    [one] Ein Zug wurde
   *[other] { $moves } Züge wurden
} vom Startwert aus nachgespielt. Alle sind erlaubt und führen zu diesem Ergebnis: { $result }
page-check-unfinished = nicht beendet
page-check-hash-right = Die Aufzeichnung hat den Fingerabdruck, den dieser Browser seit dem Anfang aufbewahrt.
page-check-hash-none = Dieser Browser hat vom Anfang keinen Fingerabdruck aufbewahrt. Vergleiche den obigen mit dem eines Mitspielers.
page-check-wrong = Die Aufzeichnung dieser Partie stimmt nicht!
page-check-other-hash = Ihr Fingerabdruck ist { $written }, aber seit dem Anfang hat dieser Browser { $kept } aufbewahrt.
page-check-other-result = Ihre Züge führen zu diesem Ergebnis: { $replayed }. Hier gezeigt wird: { $shown }.
page-check-yourself = Um ohne diesen Server zu prüfen, speichere die Partie und gib auf einem Rechner mit HeroHall dies ein:

## Mitwirkende

page-credits-games = HeroHall ist ein freies, unabhängiges Programm. Seine Bilder, Texte und sein Code sind eigene oder hier genannt.
page-credits-engine-compiled = HeroHall { $version }. Die Bots denken mit der kompilierten Engine.
page-credits-engine-compiling = HeroHall { $version }. Die Engine wird noch kompiliert; bis dahin denken die Bots langsamer, in reinem Python.
page-credits-engine-plain = HeroHall { $version }. Die Bots denken in reinem Python.
page-credits-pictures = Bilder
page-credits-pictures-about = Zeichnungen von { $authors } aus
page-credits-map = Karte
page-credits-map-about = Küstenlinien von Natural Earth, gemeinfrei:
page-credits-fonts = Schriften
