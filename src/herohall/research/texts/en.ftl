### Research: what can go wrong with a batch of games

research-bad-number = { $name } cannot be “{ $value }”; it must be a whole number, { $least } or more.
research-opponents = { $found } opponents for a game of { $players } players; name { $needed } of them, or one name for all.
research-bad-actions = Actions must be an array of { $n } whole numbers, one for each game; this is { $found }.
research-no-move = Game { $place }: { $move } is not a move; moves are the numbers from 0 to { $most } that have a word.
research-illegal = Game { $place }: seat { $seat } may not play “{ $move }” now, by rule { $rule }: { $why }
research-closed = This batch is closed; create a new one.
research-worker-lost = Worker { $number } of the batch has ended (exit code { $code }); the batch is closed.
research-worker-failed = Worker { $number } of the batch failed, and the batch is closed: { $why }

research-keeps-last = Last observations are kept only by a batch that is made with keeps_last=True.
research-state-elsewhere = The games of this batch run in other processes; create it without workers to look at them.

## Data sets

research-folder-in-use = { $folder } already exists and is not empty; name a new folder.
research-dataset-title = Data set
research-dataset-written = { $games } games, { $decisions } decisions: { $folder } ({ $pace } games a minute)
