### Nachweise: was geschieht, was gefunden wurde

proof-opening = Tische werden eröffnet
proof-crash-killing = der Server wird abgeschossen
proof-crash-waking = die ruhenden Tische werden angesehen
proof-fuzz-sending = feindliche Nachrichten werden geschickt
proof-load-measuring = es wird gemessen
proof-soak-running = Dauerlauf

proof-holds = Alles hat gehalten.
proof-fails = Nicht alles hat gehalten; siehe die Zahlen.

## Was schiefgehen kann, bevor es etwas nachzuweisen gibt

proof-no-server = Der Server ist nicht gestartet: { $why }
proof-no-table = Der Server gab keinen Tisch (Status { $status }): { $said }
proof-no-peer = boardgame.io lässt sich nicht starten ({ $why }); nötig sind node und npm, beim ersten Mal auch das Netz.
proof-crash-no-table = Tisch { $table } ist nicht mehr gespeichert.
proof-crash-silent = Nach einem Absturz wurde eine Minute lang kein Zug bestätigt.

## Überschriften

proof-crash-title = Abstürze
proof-load-title = Last
proof-fuzz-title = Feindliche Nachrichten
proof-soak-title = Dauerlauf

## Zahlen

proof-tables = Tische
proof-playing = Tische, an denen ständig gespielt wird
proof-kills = Abschüsse des Servers
proof-games = Partien
proof-acknowledged = bestätigte Züge
proof-sent-again = nach einem Absturz noch einmal gesendete Züge
proof-in-log = Einträge im Protokoll
proof-missing = bestätigte Züge, die fehlen
proof-twice = doppelt geschriebene Züge
proof-gaps = Tische mit einer Lücke im Protokoll
proof-broken = Tische, die sich nach den Regeln nicht nachspielen lassen
proof-stuck = Tische, an denen es nicht weiterging
proof-start-median = Start des Servers, Median in s
proof-start-worst = Start des Servers, längster in s
proof-first-move-median = bis zum ersten Zug nach einem Absturz, Median in s
proof-first-move-worst = bis zum ersten Zug nach einem Absturz, längste Zeit in s
proof-faults = vom Server vermerkte Fehler
proof-seconds = Dauer in Sekunden
proof-messages = gesendete Nachrichten
proof-connections = Verbindungen
proof-kinds = gesendet:
proof-answers = Antworten:
proof-alive = der Server läuft noch
proof-leaks = Geheimnisse in Antworten
proof-hangs = Verbindungen ohne Antwort
proof-honest-moves = Züge ehrlicher Leute währenddessen
proof-honest-errors = davon verloren
proof-honest-p95-ms = vom Zug bis auf jeden Bildschirm, p95 in ms
proof-memory-early-mb = Speicher am Anfang, MB
proof-memory-late-mb = Speicher am Ende, MB
proof-flat = der Speicher bleibt gleich
proof-minutes = Minuten
proof-moves = Züge
proof-moves-per-second-early = Züge je Sekunde, am Anfang
proof-moves-per-second-late = Züge je Sekunde, am Ende
proof-answer-ms-early = Antwortzeit am Anfang, Median in ms
proof-answer-ms-late = Antwortzeit am Ende, Median in ms
proof-files = Bytes in
proof-bytes-per-move = Bytes je Zug, alle Dateien

## Die Tabelle der Last

proof-step-server = Server
proof-step-tables = Tische
proof-step-connections = Verbindungen
proof-step-moves = Züge
proof-step-p50 = p50 ms
proof-step-p95 = p95 ms
proof-step-p99 = p99 ms
proof-step-errors = Fehler
proof-step-bytes-per-frame = Bytes je Nachricht
proof-step-server-share = Prozessor, Server
proof-step-client-share = Prozessor, Spieler
proof-step-memory-mb = Speicher MB
proof-step-first = gab zuerst nach
