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

proof-title-crash = Abstürze
proof-title-load = Last
proof-title-fuzz = Feindliche Nachrichten
proof-title-soak = Dauerlauf

## Zahlen

proof-figure-tables = Tische
proof-figure-playing = Tische, an denen ständig gespielt wird
proof-figure-kills = Abschüsse des Servers
proof-figure-games = Partien
proof-figure-acknowledged = bestätigte Züge
proof-figure-sent-again = nach einem Absturz noch einmal gesendete Züge
proof-figure-in-log = Einträge im Protokoll
proof-figure-missing = bestätigte Züge, die fehlen
proof-figure-twice = doppelt geschriebene Züge
proof-figure-gaps = Tische mit einer Lücke im Protokoll
proof-figure-broken = Tische, die sich nach den Regeln nicht nachspielen lassen
proof-figure-stuck = Tische, an denen es nicht weiterging
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
proof-figure-flat = der Speicher bleibt gleich
proof-figure-minutes = Minuten
proof-figure-moves = Züge
proof-figure-moves-per-second-early = Züge je Sekunde, am Anfang
proof-figure-moves-per-second-late = Züge je Sekunde, am Ende
proof-figure-answer-ms-early = Antwortzeit am Anfang, Median in ms
proof-figure-answer-ms-late = Antwortzeit am Ende, Median in ms
proof-figure-files = Bytes in
proof-figure-bytes-per-move = Bytes je Zug, alle Dateien

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
proof-gave-way = gab zuerst nach
proof-first-server = der Prozessor des Servers
proof-first-players = der Prozessor der Spieler
proof-first-errors = Fehler
proof-first-latency = die Wartezeit
