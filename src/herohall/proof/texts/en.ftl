### Proofs: what is being done, what was found

proof-opening = opening tables
proof-crash-killing = killing the server
proof-crash-waking = continuing at the tables that stood still
proof-fuzz-sending = sending hostile messages
proof-load-measuring = measuring
proof-soak-running = letting it run
proof-simulate-running = simulating hours
proof-simulate-shrinking = shortening the history

proof-holds = Everything held.
proof-fails = Not everything held; see the figures.

## What can go wrong before there is anything to prove

proof-no-server = The server did not start: { $why }
proof-start-hangs = The server has not started within { $seconds } seconds.
proof-processes-alone = Several processes need both --database and --redis, where they share their tables.
proof-no-table = The server gave no table (status { $status }): { $said }
proof-no-peer = boardgame.io cannot be started ({ $why }); node and npm are needed, and the network the first time.
proof-crash-no-table = Table { $table } is not in the store any more.
proof-crash-silent = After a crash no move was acknowledged within ten minutes.
proof-no-fault = There is no fault named { $fault } to put in; there are { $known }.
proof-no-order = The server does not know the standing order { $order }.

## Titles

proof-title-crash = Crashes
proof-title-load = Load
proof-title-fuzz = Hostile messages
proof-title-soak = A long run
proof-title-simulate = Simulated faults

## What did not hold in a simulated world

proof-broken = World { $seed } at { $at }: { $rule }. { $said }
proof-broken-history = It happens with { $count ->
    [0] no incident at all
    [one] one incident
   *[other] { $count } incidents
}:
proof-broken-again = To see it again: { $command }
proof-rule-acknowledged = an acknowledged move is not in the log under its number
proof-rule-agree = a process or a screen does not agree with the log, although all is quiet
proof-rule-back = a screen went back to an earlier state
proof-rule-failed = the server noted a failure of its own
proof-rule-gap = the log has a gap
proof-rule-guard = a write overlooked another one
proof-rule-missed = a screen misses events
proof-rule-refused = a refused move is in the log
proof-rule-rules = the log breaks the rules of the game
proof-rule-secret = somebody is told what their seat may not know
proof-rule-stall = a table stands still although somebody could move
proof-rule-time = a clock gained time
proof-rule-told = something was told before it was written
proof-rule-turned-away = somebody with a seat was turned away
proof-rule-twice = a move is in the log twice
proof-rule-whole = a write was not complete

## Figures

proof-figure-processes = server processes
proof-figure-tables = tables
proof-figure-playing = tables played at all the time
proof-figure-kills = times the server was killed
proof-figure-games = games
proof-figure-acknowledged = moves acknowledged
proof-figure-sent-again = moves sent again after a crash
proof-figure-in-log = entries in the log
proof-figure-missing = acknowledged moves missing
proof-figure-twice = moves written twice
proof-figure-gaps = tables with a gap in the log
proof-figure-broken = tables the rules cannot replay
proof-figure-stuck = tables that did not continue
proof-figure-turned-away = people turned away though they had a place
proof-figure-failed = spectators that failed
proof-figure-start-median = start of the server, median s
proof-figure-start-worst = start of the server, longest s
proof-figure-start-processor = start of the server, processor time s
proof-figure-first-move-median = until the first move after a crash, median s
proof-figure-first-move-worst = until the first move after a crash, longest s
proof-figure-faults = faults noted by the server
proof-figure-seconds = seconds taken
proof-figure-messages = messages sent
proof-figure-connections = connections
proof-figure-kinds = sent:
proof-figure-answers = answered:
proof-figure-alive = the server still runs
proof-figure-leaks = secrets found in answers
proof-figure-hangs = connections left without an answer
proof-figure-honest-moves = moves of honest players meanwhile
proof-figure-honest-errors = of these, lost
proof-figure-honest-p95-ms = from move to every screen, p95 ms
proof-figure-memory-early-mb = memory early in the run, MB
proof-figure-memory-late-mb = memory at the end, MB
proof-figure-memory-of-bots-early-mb = memory of the bots’ processes early, MB
proof-figure-memory-of-bots-late-mb = memory of the bots’ processes at the end, MB
proof-figure-flat = memory stays flat
proof-figure-steady = the pace stays the same
proof-figure-minutes = minutes
proof-figure-moves = moves
proof-figure-moves-per-second-early = moves a second, early
proof-figure-moves-per-second-late = moves a second, at the end
proof-figure-answer-ms-early = time of an answer early, median ms
proof-figure-answer-ms-late = time of an answer at the end, median ms
proof-figure-file-early-mb = database file early, MB
proof-figure-file-late-mb = database file at the end, MB
proof-figure-files = bytes in
proof-figure-archived = finished tables archived, still there at the end
proof-figure-deleted = finished tables deleted
proof-figure-overdue = finished tables not archived in time
proof-figure-simulated-hours = simulated hours
proof-figure-worlds = worlds
proof-figure-shared-worlds = of these, with several processes
proof-figure-shown = views checked on screens
proof-figure-writes = transactions
proof-figure-crashes = crashes of processes
proof-figure-incidents = happened:
proof-figure-trace = hashes of the first traces
proof-figure-processor-seconds = seconds of processor

## The table of the load proof

proof-step-server = server
proof-step-processes = processes
proof-step-tables = tables
proof-step-connections = connections
proof-step-moves = moves
proof-step-made = moves in all
proof-step-p50 = p50 ms
proof-step-p95 = p95 ms
proof-step-p99 = p99 ms
proof-step-errors = errors
proof-step-turned-away = turned away
proof-step-bytes-per-frame = bytes a message
proof-step-server-share = processor, server
proof-step-server-us-per-move = processor, server, µs a move
proof-step-server-us-per-made = processor, server, µs a move in all
proof-step-client-share = processor, players
proof-step-memory-mb = memory MB
proof-gave-way = failed first
proof-first-server = the server’s processor
proof-first-players = the players’ processor
proof-first-errors = errors
proof-first-latency = latency
