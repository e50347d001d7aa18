### The command line

## Errors

cli-bad-lang = There is no language “{ $given }”; the languages are: { $known }.
cli-bad-pair = “{ $text }” is not a valid option; write it as name=value, for example { $example }.
cli-bad-count = “{ $text }” is not a valid number of games; give a whole number, 1 or more.
cli-bad-seed = “{ $text }” is not a valid seed; a seed is a whole number, or hexadecimal digits after 0x.
cli-bots-differ = There are { $bots } bots for { $players } seats; name one for all seats, or one for each.
cli-game-over = The game in { $file } is over; look at it with: herohall replay
cli-exists = { $file } is already there and is not overwritten; choose another folder.
cli-usage = This command line cannot be carried out: { $why }. See: herohall --help

## Commands

cli-no-unfinished = No unfinished games. Begin one with: herohall play
cli-games-head = Unfinished games (continue with: herohall resume NUMBER)
cli-games-line = { $game }, { $players } players: { $names } – { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $when }
cli-finished-head = Finished games in { $folder }
cli-verified = { $file }: correct. { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, places { $result }; seed, hash and result match.
cli-verified-unfinished = { $file }: correct so far. { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, not finished; seed and hash match.
cli-hash = Hash of the seed: { $hash }. Is it the one shown at the start? With --hash it is compared.
cli-same-hash = Hash of the seed: { $hash }, as shown at the start.
cli-other-hash = { $file }: the game is consistent, but it is not the one that began with the hash { $shown }: the hash of its seed is { $hash }.
cli-stopped = Stopped after { $done } of { $games } games.
cli-stopped-early = Stopped before the first game was over.
cli-simulate-title = { $game }, { $players } players, edition { $edition }
cli-simulate-games = games
cli-simulate-decisions = decisions per game
cli-simulate-spread = { $mean } (from { $least } to { $most })
cli-simulate-wins = won by seat { $seat }, { $bot }
cli-simulate-score = mean score of seat { $seat }
cli-simulate-faults = decisions in which a bot was replaced
cli-simulate-speed = decisions per second
cli-records-written = Records: { $folder }

## Arena and ladder

cli-arena-two-budgets = Give a budget in seconds or in iterations, not both.
cli-arena-bad-budget = “{ $text }” is not a valid budget; give a number above 0.
cli-arena-bad-workers = “{ $text }” is not a valid number of processes; give a whole number, 1 or more.
cli-arena-bot = bot
cli-arena-games = games
cli-arena-share = % won
cli-arena-interval = 95%
cli-arena-place = place
cli-arena-points = points
cli-arena-speed = moves/s
cli-arena-thinking = ms/move
cli-arena-rating = rating
cli-arena-faults = faults
cli-arena-caption = { $games } games: { $deals } deals × { $rotations } rotations · fair { $fair } · seed { $seed } · { $seconds } s
cli-arena-left-out = Games left out because their deal was not played in every rotation: { $games }
cli-arena-fault = Fault of { $bot } on seat { $seat }: { $kind ->
        [illegal] illegal move
        [late] over its time
       *[exception] exception
    } – { $detail }
cli-ladder-line = { $players } players, { $line }: { $share } ({ $low } to { $high }; fair { $fair }) in { $games } games. More than fair: { $verdict ->
        [better] yes
        [not-better] no
       *[open] not certain
    }
cli-ladder-levels = The ladder needs at least two levels: --levels easy,medium
cli-ladder-written = Tables: { $file }

## Report

cli-report-written = Report: { $file } ({ $games } games)
cli-report-bad-versus = “{ $text }” is not a difference; write --versus edition=de, --versus box=DIR, --versus bots=easy or another option.
cli-report-quick-bots = Choose --quick or --bots, not both.

## Puzzles

cli-puzzle-found = { $count }: { $move }
cli-puzzle-holds = { $number }: { $move }, ahead by { $lead }% or more
cli-puzzle-fails = { $number }: the solution is { $move }, but long thought finds { $best }, ahead by { $lead }%
cli-puzzle-unclear = { $number }: { $move } is no longer clearly the best move, ahead by { $lead }%
cli-puzzles-wrong = { $count ->
        [one] One puzzle is not as its file says.
       *[other] { $count } puzzles are not as their file says.
    }
