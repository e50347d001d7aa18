### Proofs: what is being done, what was found

proof-opening = opening tables
proof-crash-killing = killing the server
proof-crash-waking = looking at the tables that stood still
proof-fuzz-sending = sending hostile messages
proof-load-measuring = measuring
proof-soak-running = letting it run

proof-holds = Everything held.
proof-fails = Not everything held; see the figures.

## What can go wrong before there is anything to prove

proof-no-server = The server did not start: { $why }
proof-no-table = The server gave no table (status { $status }): { $said }
proof-no-peer = boardgame.io cannot be started ({ $why }); node and npm are needed, and the network the first time.
proof-crash-no-table = Table { $table } is not in the store any more.
proof-crash-silent = After a crash no move was acknowledged within a minute.

## Titles

proof-crash-title = Crashes
proof-load-title = Load
proof-fuzz-title = Hostile messages
proof-soak-title = A long run

## Figures

proof-tables = tables
proof-playing = tables played at all the time
proof-kills = times the server was killed
proof-games = games
proof-acknowledged = moves acknowledged
proof-sent-again = moves sent again after a crash
proof-in-log = entries in the log
proof-missing = acknowledged moves missing
proof-twice = moves written twice
proof-gaps = tables with a gap in the log
proof-broken = tables the rules cannot replay
proof-stuck = tables that did not go on
proof-start-median = start of the server, median s
proof-start-worst = start of the server, longest s
proof-first-move-median = until the first move after a crash, median s
proof-first-move-worst = until the first move after a crash, longest s
proof-faults = faults noted by the server
proof-seconds = seconds taken
proof-messages = messages sent
proof-connections = connections
proof-kinds = sent:
proof-answers = answered:
proof-alive = the server still runs
proof-leaks = secrets found in answers
proof-hangs = connections left without an answer
proof-honest-moves = moves of honest players meanwhile
proof-honest-errors = of these, lost
proof-honest-p95-ms = from move to every screen, p95 ms
proof-memory-early-mb = memory early in the run, MB
proof-memory-late-mb = memory at the end, MB
proof-flat = memory stays flat
proof-minutes = minutes
proof-moves = moves
proof-moves-per-second-early = moves a second, early
proof-moves-per-second-late = moves a second, at the end
proof-answer-ms-early = time of an answer early, median ms
proof-answer-ms-late = time of an answer at the end, median ms
proof-files = bytes in
proof-bytes-per-move = bytes a move, all files

## The table of the load proof

proof-step-server = server
proof-step-tables = tables
proof-step-connections = connections
proof-step-moves = moves
proof-step-p50 = p50 ms
proof-step-p95 = p95 ms
proof-step-p99 = p99 ms
proof-step-errors = errors
proof-step-bytes-per-frame = bytes a message
proof-step-server-share = processor, server
proof-step-client-share = processor, players
proof-step-memory-mb = memory MB
proof-step-first = gave way first
