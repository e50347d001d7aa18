### Die Seite rund um die Spiele

page-title = HeroHall
page-loading = Einen Augenblick …
page-close = Schließen
page-home = Zum Anfang
page-try-again = Noch einmal versuchen
page-show-all = Alle zeigen

## Was schiefgehen kann

page-no-server = Der Server ist nicht zu erreichen. Läuft er, und ist dieses Gerät online?
page-server-fault = Das konnte der Server nicht (Fehler { NUMBER($status, useGrouping: 0) }). Bitte noch einmal versuchen.
page-gone = Dieser Tisch lässt sich nicht zeigen
page-forget-and-watch = Platz aufgeben und nur zusehen
page-link-connecting = verbinde …
page-link-lost = Verbindung verloren. Neuer Versuch …
page-link-closed = geschlossen

## Anfang

page-welcome = Ein Tisch für Helden
page-about = Zwei Brettspiele für einen Abend oder für zehn Minuten: allein gegen gute Bots, reihum an einem Gerät oder mit Freunden über einen Link.
page-mode-bots = Sofort spielen
page-mode-bots-about = Gegen Bots, im eigenen Tempo.
page-mode-device = Gerät herumreichen
page-mode-device-about = Mehrere Leute, ein Bildschirm; alle sehen nur die eigenen Karten.
page-mode-friends = Freunde einladen
page-mode-friends-about = Link schicken oder Code zeigen. Bots halten die Plätze warm.
page-my-tables = Meine Tische
page-my-finished = Beendete Spiele
page-forget = Aus dieser Liste nehmen
page-rules = Regeln
page-rules-of = Regeln: { $game }
page-credits = Mitwirkende

## Ein neuer Tisch

page-game = Spiel
page-game-seventh = Bluff und Kombinieren mit Karten. Etwa 20 Minuten.
page-game-world = Völker, Entdeckungen und Wunder auf der Weltkarte. Etwa eine Stunde.
page-players = Mitspieler
page-players-range = { $least } bis { $most } Personen
page-player-number = Person { $number }
page-bot-number = Bot { $number }
page-your-name = Dein Name
page-name-of = Name von Person { $number }
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
page-edition-seventh-iello = iello
page-edition-seventh-iello-variant = iello mit Varianten
page-edition-seventh-aeg = AEG
page-edition-seventh-original = Original
page-edition-world-fr = französisch
page-edition-world-de = deutsch
page-options = { $count ->
    [0] Alle Regeln einzeln
    [one] Alle Regeln einzeln (1 geändert)
   *[other] Alle Regeln einzeln ({ $count } geändert)
}
page-pace = Tempo der Bots
page-pace-calm = ruhig
page-pace-brisk = flott
page-pace-instant = sofort
page-hints = Tipps
page-hints-on = erlaubt
page-hints-off = keine
page-theme = Namen und Bilder
page-theme-seventh-classic = klassisch
page-theme-seventh-dragon = Drachen
page-clock = Bedenkzeit
page-clock-none = unbegrenzt
page-clock-live = je zehn Minuten
page-clock-days = zwei Tage je Antwort
page-wait = Auf meine Gäste warten; ich gebe das Zeichen
page-box = Karten
page-box-ours = unsere eigene Schachtel
page-box-ours-again = Zurück zu unserer Schachtel
page-box-about = Eine Schachtel ist ein Ordner mit den Karten des Spiels als einfachen Tabellen. Du kannst mit einer selbst gemachten spielen; jede Karte wird vorher geprüft.
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
page-seat-free = ein Bot, den du ablöst
page-seat-taken = besetzt
page-sit-down = Platz nehmen
page-only-watch = Nur zusehen
page-device = Hier weiterspielen
page-device-about = Dein Platz zieht vom anderen Gerät auf dieses um. Das andere kann dann nicht mehr spielen.
page-device-go = Hier weiterspielen

## Am Tisch

page-table = Tisch
page-people = Mitspieler
page-you = (du)
page-here = ist da
page-not-here = ist nicht da
page-asked = ist gefragt
page-bot-plays = Bot, { $level }
page-bot-keeps = ein Bot ({ $level }) hält den Platz frei
page-conceded = hat aufgegeben; ein Bot ({ $level }) spielt weiter
page-host = lädt ein
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
page-log-all = Alles zeigen
page-says = { $name }:
page-decides = überlegt …
page-sending = wird gesendet
page-over = Das Spiel ist zu Ende.
page-choices = Auswahl
page-hint = Tipp
page-hint-share = Sieg: etwa { $percent } %
page-thinking = Denkt nach …
page-undo = Zurück
page-hurry = Schneller
page-hurry-long = Vorspulen bis zu deiner nächsten Entscheidung
page-rule-of = Regel { $rule }
page-rules-whole = Das ganze Regelheft
page-orders = Dauerauftrag
page-orders-short = Auftrag
page-orders-about = Antworten im Voraus, damit niemand auf dich wartet. Die anderen erfahren nichts davon.
page-curtain = { $name } ist dran
page-curtain-why = Gib das Gerät weiter. Karten erscheinen erst beim nächsten Tippen.
page-curtain-lift = Ich bin { $name }

## Der Tisch selbst

page-paused = Das Spiel ist angehalten.
page-paused-host = Das Spiel wartet auf dein Zeichen.
page-resume = Beginnen
page-pause = Anhalten
page-invite = Einladen
page-frozen = Dieses Spiel wurde mit anderen Regeln als unseren begonnen und kann hier nicht weitergehen.
page-rules-renewed = HeroHall wurde erneuert: Dieses Spiel begann nach Fassung { $before } der Regeln und geht nach Fassung { $now } weiter. An dem, was bisher geschah, ändert das nichts.
page-offer = { $names } möchte das Spiel beenden.
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
page-link-about-watch = Wer diesen Link öffnet, sieht, was alle sehen, und keine Handkarten.
page-link-about-device = Öffne diesen Link binnen zehn Minuten auf deinem anderen Gerät. Er gilt einmal.
page-share = In diesem Netz teilen
page-share-about = Bisher erreicht nur dieser Rechner den Tisch. Schalte dies ein, dann können es auch Geräte im selben Netz.
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
page-key-choices = alle Züge als Liste
page-key-rule = die Regel dazu
page-key-hint = Tipp
page-key-undo = zurücknehmen
page-key-hurry = schneller
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
page-check-wrong = Die Aufzeichnung dieser Partie passt nicht!
page-check-other-hash = Ihr Fingerabdruck ist { $written }, aber seit dem Anfang hat dieser Browser { $kept } aufbewahrt.
page-check-other-result = Ihre Züge führen zu diesem Ergebnis: { $replayed }. Hier gezeigt wird: { $shown }.
page-check-yourself = Um ohne diesen Server zu prüfen, speichere die Partie und gib auf einem Rechner mit HeroHall dies ein:

## Mitwirkende

page-credits-games = HeroHall ist ein freies, unabhängiges Programm. Bilder, Texte und Code sind eigene oder hier genannt.
page-credits-pictures = Bilder
page-credits-pictures-about = Zeichnungen von { $authors } aus
page-credits-map = Karte
page-credits-map-about = Küstenlinien von Natural Earth, gemeinfrei:
page-credits-fonts = Schriften
