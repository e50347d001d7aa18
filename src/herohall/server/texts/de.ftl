### An einem Tisch im Netz

## Jetzt nicht

server-stale = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin und wähle.
server-not-your-turn = Du bist nicht dran.
server-paused = Der Tisch macht Pause; bis es weitergeht, kann niemand ziehen.
server-not-paused = Der Tisch macht gerade keine Pause.
server-over = Das Spiel ist vorbei.
server-ended = Das Spiel wurde im Einvernehmen beendet.
server-not-over = Erst nach dem Spiel verfügbar.
server-frozen = Dieses Spiel begann mit Regeln, die dieses HeroHall nicht spielt, und kann hier nicht weitergehen. Nichts ist verloren: Der Betreiber des Servers kann es exportieren und mit einem HeroHall fortsetzen, das seine Regeln spielt.
server-diverges = Nach den Regeln dieses HeroHall hätte Eintrag { $number } des Protokolls ein anderes Ergebnis.
server-bot-plays = Auf diesem Platz spielt gerade ein Bot; nimm zuerst deinen Platz wieder ein.
server-not-lifted = Hebe zuerst den Vorhang; dann antworte für diesen Platz.
server-undo-made-for-you = Ein Bot, die Uhr oder deine Anweisung hat den letzten Zug für dich gemacht; er lässt sich nicht zurücknehmen.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-no-advice = Die Bots haben für dieses Spiel keinen Rat.
server-too-fast = Das waren zu viele Nachrichten auf einmal; warte einen Augenblick.
server-busy = Der Server hat gerade zu viel zu tun; versuch es in einer Minute noch einmal.
server-too-many = Aus deinem Netz kamen in kurzer Zeit zu viele Anfragen; warte einen Augenblick und versuche es noch einmal.
server-full = An diesem Tisch ist kein Platz für weitere Zuschauer; versuche es später noch einmal.

## Wer darf

server-no-seat = Du siehst zu; das geht nur mit einem Platz am Tisch.
server-host-only = Das kann nur der Gastgeber des Tisches, solange er da ist.
server-not-your-seat = Das ist nicht dein Platz.
server-cannot-remove = Entfernen kann man nur einen anderen Menschen.
server-still-here = Dieser Spieler ist noch da; warte oder frag nach.
server-bot-there = Auf diesem Platz spielt schon ein Bot.
server-no-offer = Niemand hat vorgeschlagen, das Spiel zu beenden.
server-local-only = Das kann nur die Person an dem Rechner, auf dem HeroHall läuft.
server-no-watching = An diesem Tisch sind keine Zuschauer erlaubt.

## Wählen

server-which-seat = Diesen Platz gibt es an diesem Tisch nicht; wähle einen seiner Plätze.
server-no-name = Ein Name braucht mindestens einen Buchstaben.
server-bad-value = Das kann man hier nicht wählen.
server-no-order = Diese Anweisung gibt es in diesem Spiel nicht.
server-too-many-seats = Für ein Spiel zu { $players } wurden { $seats } Plätze angegeben; gib weniger an.
server-no-language = HeroHall spricht nicht „{ $lang }“; es spricht en, fr und de.

## Links

server-no-table = Diesen Tisch gibt es nicht; der Link ist unvollständig, oder der Tisch wurde gelöscht.
server-no-open-tables = Dieser Server hat keine offenen Tische. Lade Leute mit einem Link ein.
server-bad-invite = Diese Einladung passt nicht zu dem Tisch; bitte um einen neuen Link.
server-seat-taken = Diesen Platz hat schon jemand.
server-bad-token = Dein Platz an diesem Tisch ist hier nicht bekannt; komm mit einer Einladung wieder dazu.
server-bad-code = Dieser Code ist benutzt oder abgelaufen; erzeuge auf dem anderen Gerät einen neuen.
server-moved = Du spielst jetzt auf einem anderen Gerät weiter.
server-removed = Der Gastgeber hat deinen Platz einem Bot gegeben.
server-no-step = Diesen Zug gibt es in diesem Spiel nicht.
server-no-lesson = Für das Spiel „{ $game }“ gibt es noch keine Lektion.

## Schachteln

server-no-box = Die Schachtel „{ $box }“ gibt es hier nicht; lade sie zuerst hoch.
server-box-bad = Mit dieser Schachtel kann man nicht spielen; { $count ->
        [one] 1 Fehler gefunden
       *[other] { $count } Fehler gefunden
    }:
server-box-file = „{ $file }“ ist keine Datei einer Schachtel; solche Dateien haben Namen wie heroes.csv.
server-box-too-large = Die Dateien einer Schachtel dürfen zusammen höchstens { $most } Zeichen und { $lines } Zeilen haben.
server-no-folder = Der Ordner { $folder } lässt sich nicht lesen; nenne einen, den du öffnen darfst.
server-boxes-full = Dieser Server kann keine weiteren Schachteln aufbewahren; exportiere deine stattdessen als Zip-Datei.

## Fehlerhafte Nachrichten

server-malformed = Der Server konnte diese Nachricht nicht lesen; lade die Seite neu.
server-hello-again = Die Seite hat den Server zweimal begrüßt; lade sie neu.
server-no-hello = Die Seite hat den Server nicht begrüßt; lade sie neu.
server-other-protocol = Seite und Server haben verschiedene Versionen; lade die Seite neu.
server-not-found = Unter dieser Adresse gibt es nichts.
server-other-origin = Diese Anfrage kam von der Seite eines anderen Anbieters und wurde abgelehnt.
server-too-large = Das ist zu groß zum Senden.
server-failed = Im Server ist etwas schiefgegangen; es hat sich nichts geändert. Näheres steht in seinem Protokoll.
server-store = Der Server kann gerade nicht schreiben und nimmt darum keine Züge an; keiner geht verloren. Versuch es bald wieder.
server-store-full = Die Festplatte des Servers ist voll; er nimmt keine Züge an, und keiner geht verloren. Sobald wieder Platz ist, geht es weiter.
server-store-read-only = Der Server darf nicht in seine Datenbank schreiben; er nimmt keine Züge an, und keiner geht verloren. Sein Betreiber kann das beheben.
server-store-busy = Ein anderes Programm benutzt die Datenbank des Servers; dein Zug wurde nicht angenommen, und keiner geht verloren. Versuch es noch einmal.
server-store-damaged = Die Datenbank des Servers ist beschädigt; er nimmt keine Züge an. Sein Betreiber muss eine Sicherung zurückspielen.
server-store-away = Der Server erreicht seine Datenbank nicht; er nimmt keine Züge an, und keiner geht verloren. Sobald er sie erreicht, geht es weiter.

## In der Befehlszeile

server-at = HeroHall läuft unter { $address } (beenden mit Strg-C).
server-port-taken = Port { $port } von { $host } lässt sich nicht benutzen ({ $why }); wähle mit --port einen anderen.
server-already-running = Ein anderes HeroHall benutzt diesen Ordner mit Tischen schon: { $address }
server-bad-database = „{ $scheme }“ ist keine Datenbank, die HeroHall nutzen kann; gib eine Adresse wie postgresql://user@host/name an.
server-no-cluster = PostgreSQL und Redis brauchen weitere Pakete; installiere sie mit: pip install "herohall[cluster]"
server-redis-alone = Redis ist für mehrere Server an einer Datenbank; gib auch --database an.
server-database-taken = Ein anderes HeroHall nutzt diese Datenbank schon; mehrere können sie teilen, wenn jedes mit --redis gestartet wird.
server-database-newer = Diese Datenbank hat zuletzt ein neueres HeroHall benutzt; nimm dieses, oder spiele eine Sicherung von vor der Aktualisierung zurück.

## Für den Betreiber

server-list-id = Kennung
server-list-game = Spiel
server-list-status = Stand
server-list-moves = Züge
server-list-changed = geändert
server-list-names = Leute
server-list-running = läuft
server-list-paused = Pause
server-list-over = zu Ende
server-list-ended = einvernehmlich beendet
server-list-frozen = eingefroren: andere Regeln
server-list-archived = archiviert
server-list-count = { $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
    }
server-no-such-table = Es gibt keinen Tisch { $table }; `herohall tables list` zeigt alle.
server-export-running = Das Spiel am Tisch { $table } läuft noch, und seine Aufzeichnung enthält, was die Spieler nicht wissen dürfen. Mit --running wird sie trotzdem geschrieben.
server-deleted = { $count ->
        [one] 1 Tisch gelöscht.
       *[other] { $count } Tische gelöscht.
    }
server-backed-up = { $count ->
        [one] 1 Tisch nach { $file } gesichert.
       *[other] { $count } Tische nach { $file } gesichert.
    }
server-restored = { $count ->
        [one] 1 Tisch ist wieder in { $folder }.
       *[other] { $count } Tische sind wieder in { $folder }.
    }
server-backup-nothing = In { $folder } gibt es keine Tische; nenne den Ordner des Servers mit --data.
server-backup-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen.
server-backup-none = Die Datei { $file } ist keine Sicherung von HeroHall, oder sie ist beschädigt.
server-backup-newer = Die Datei { $file } stammt von einem neueren HeroHall; spiele sie mit diesem zurück.
server-backup-failed = { $file } konnte nicht kopiert werden: { $why }.

## Sprüche

server-no-phrase = Diesen Spruch gibt es nicht.
server-say-slowly = Du redest zu schnell; warte einen Augenblick.
server-cannot-mute = Nur eine andere Person kann stumm geschaltet werden.

## Partie des Tages und Wertung

server-daily = In der Partie des Tages geht das nicht: Alle spielen sie unter gleichen Bedingungen.
server-no-day = Für diesen Tag gibt es keine Partie des Tages.
server-rated-remove = Aus einer gewerteten Partie kann vor ihrem Ende niemand entfernt werden; ein Bot kann einspringen.
server-rated = In einer gewerteten Partie geht das nicht: Alle spielen sie unter gleichen Bedingungen, auf dem Platz, auf dem sie begonnen haben.
server-no-puzzle = Aufgabe { $number } von { $game } gibt es nicht; es gibt { $count }.
