### Nachweise: was geschieht, was gefunden wurde

proof-opening = Tische werden eröffnet
proof-crash-killing = der Server wird hart abgebrochen
proof-crash-waking = an den ruhenden Tischen wird weitergespielt
proof-fuzz-sending = feindliche Nachrichten werden geschickt
proof-load-measuring = es wird gemessen
proof-soak-running = Dauerlauf
proof-simulate-running = Stunden werden simuliert
proof-simulate-shrinking = Verlauf wird gekürzt

proof-holds = Alles hat gehalten.
proof-fails = Nicht alles hat gehalten; siehe die Zahlen.

## Was schiefgehen kann, bevor es etwas nachzuweisen gibt

proof-no-server = Der Server ist nicht gestartet: { $why }
proof-start-hangs = Der Server ist nicht innerhalb von { $seconds } Sekunden gestartet.
proof-processes-alone = Mehrere Prozesse brauchen --database und --redis, worüber sie sich die Tische teilen.
proof-no-table = Der Server eröffnete keinen Tisch (Status { $status }): { $said }
proof-no-peer = boardgame.io lässt sich nicht starten ({ $why }); nötig sind node und npm, beim ersten Mal auch das Netz.
proof-crash-no-table = Tisch { $table } ist nicht mehr gespeichert.
proof-crash-silent = Nach einem Absturz wurde zehn Minuten lang kein Zug bestätigt.
proof-no-fault = Einen Fehler namens { $fault } gibt es nicht; es gibt { $known }.
proof-no-order = Der Server kennt die Anweisung { $order } nicht.

## Überschriften

proof-title-crash = Abstürze
proof-title-load = Last
proof-title-fuzz = Feindliche Nachrichten
proof-title-soak = Dauerlauf
proof-title-simulate = Simulierte Störungen

## Was in einer simulierten Welt nicht gehalten hat

proof-broken = Welt { $seed } um { $at }: { $rule }. { $said }
proof-broken-history = Es geschieht { $count ->
    [0] ganz ohne Vorfall
    [one] mit einem einzigen Vorfall
   *[other] mit { $count } Vorfällen
}:
proof-broken-again = Um es noch einmal zu sehen: { $command }
proof-rule-acknowledged = ein bestätigter Zug steht nicht unter seiner Nummer im Protokoll
proof-rule-agree = ein Prozess oder Bildschirm stimmt nicht mit dem Protokoll überein, obwohl alles ruht
proof-rule-back = ein Bildschirm zeigte wieder einen früheren Stand
proof-rule-failed = der Server hat einen eigenen Fehler vermerkt
proof-rule-gap = das Protokoll hat eine Lücke
proof-rule-guard = ein Schreibvorgang hat einen anderen übersehen
proof-rule-missed = einem Bildschirm fehlen Ereignisse
proof-rule-refused = ein abgelehnter Zug steht im Protokoll
proof-rule-rules = das Protokoll verstößt gegen die Spielregeln
proof-rule-secret = jemand erfährt, was sein Platz nicht wissen darf
proof-rule-stall = ein Tisch steht still, obwohl jemand ziehen könnte
proof-rule-time = eine Uhr hat Zeit gewonnen
proof-rule-told = etwas wurde gemeldet, bevor es geschrieben war
proof-rule-turned-away = jemand mit einem Platz wurde abgewiesen
proof-rule-twice = ein Zug steht zweimal im Protokoll
proof-rule-whole = ein Schreibvorgang war unvollständig

## Zahlen

proof-figure-processes = Prozesse des Servers
proof-figure-tables = Tische
proof-figure-playing = Tische, an denen ständig gespielt wird
proof-figure-kills = harte Abbrüche des Servers
proof-figure-games = Partien
proof-figure-acknowledged = bestätigte Züge
proof-figure-sent-again = nach einem Absturz noch einmal gesendete Züge
proof-figure-in-log = Einträge im Protokoll
proof-figure-missing = bestätigte Züge, die fehlen
proof-figure-twice = doppelt geschriebene Züge
proof-figure-gaps = Tische mit einer Lücke im Protokoll
proof-figure-broken = Tische, die sich nach den Regeln nicht nachspielen lassen
proof-figure-stuck = Tische, an denen es nicht weiterging
proof-figure-turned-away = Leute mit Platz, die abgewiesen wurden
proof-figure-failed = gescheiterte Zuschauer
proof-figure-start-median = Start des Servers, Median in s
proof-figure-start-worst = Start des Servers, längster in s
proof-figure-start-processor = Start des Servers, Prozessorzeit in s
proof-figure-first-move-median = bis zum ersten Zug nach einem Absturz, Median in s
proof-figure-first-move-worst = bis zum ersten Zug nach einem Absturz, längste Zeit in s
proof-figure-faults = vom Server vermerkte Fehler
proof-figure-seconds = Dauer in Sekunden
proof-figure-messages = gesendete Nachrichten
proof-figure-connections = Verbindungen
proof-figure-kinds = gesendet:
proof-figure-answers = Antworten:
proof-figure-alive = der Server läuft noch
proof-figure-leaks = Geheimnisse in Antworten
proof-figure-hangs = Verbindungen ohne Antwort
proof-figure-honest-moves = Züge ehrlicher Leute währenddessen
proof-figure-honest-errors = davon verloren
proof-figure-honest-p95-ms = vom Zug bis auf jeden Bildschirm, p95 in ms
proof-figure-memory-early-mb = Speicher am Anfang, MB
proof-figure-memory-late-mb = Speicher am Ende, MB
proof-figure-memory-of-bots-early-mb = Speicher der Bot-Prozesse am Anfang, MB
proof-figure-memory-of-bots-late-mb = Speicher der Bot-Prozesse am Ende, MB
proof-figure-flat = der Speicher bleibt gleich
proof-figure-steady = das Tempo bleibt gleich
proof-figure-minutes = Minuten
proof-figure-moves = Züge
proof-figure-moves-per-second-early = Züge je Sekunde, am Anfang
proof-figure-moves-per-second-late = Züge je Sekunde, am Ende
proof-figure-answer-ms-early = Antwortzeit am Anfang, Median in ms
proof-figure-answer-ms-late = Antwortzeit am Ende, Median in ms
proof-figure-file-early-mb = Datei der Datenbank am Anfang, MB
proof-figure-file-late-mb = Datei der Datenbank am Ende, MB
proof-figure-files = Bytes in
proof-figure-archived = fertige Tische archiviert, am Ende noch da
proof-figure-deleted = fertige Tische gelöscht
proof-figure-overdue = fertige Tische nicht rechtzeitig archiviert
proof-figure-simulated-hours = simulierte Stunden
proof-figure-worlds = Welten
proof-figure-shared-worlds = davon mit mehreren Prozessen
proof-figure-shown = geprüfte Ansichten auf Bildschirmen
proof-figure-writes = Transaktionen
proof-figure-crashes = Abstürze von Prozessen
proof-figure-incidents = geschehen:
proof-figure-trace = Prüfsummen der ersten Verläufe
proof-figure-processor-seconds = Sekunden Rechenzeit

## Die Tabelle der Last

proof-step-server = Server
proof-step-processes = Prozesse
proof-step-tables = Tische
proof-step-connections = Verbindungen
proof-step-moves = Züge
proof-step-made = Züge insgesamt
proof-step-p50 = p50 ms
proof-step-p95 = p95 ms
proof-step-p99 = p99 ms
proof-step-errors = Fehler
proof-step-turned-away = abgewiesen
proof-step-bytes-per-frame = Bytes je Nachricht
proof-step-server-share = Prozessor, Server
proof-step-server-us-per-move = Prozessor, Server, µs je Zug
proof-step-server-us-per-made = Prozessor, Server, µs je Zug insgesamt
proof-step-client-share = Prozessor, Spieler
proof-step-memory-mb = Speicher MB
proof-gave-way = versagte zuerst
proof-first-server = der Prozessor des Servers
proof-first-players = der Prozessor der Spieler
proof-first-errors = Fehler
proof-first-latency = die Wartezeit
