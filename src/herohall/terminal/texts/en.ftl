### The command line and the terminal game

## Errors

terminal-bad-lang = There is no language “{ $given }”; the languages are: { $known }.
terminal-bad-pair = “{ $text }” is no option; write it as name=value, for example { $example }.
terminal-bad-count = “{ $text }” is no number of games; take a whole number from 1 on.
terminal-bad-seed = “{ $text }” is no seed; a seed is a whole number, or hexadecimal digits after 0x.
terminal-bad-seat = There is no seat { $seat }; the seats are 1 to { $most }.
terminal-too-many-bots = There are { $bots } bots for { $players } seats; one seat must be left for a person.
terminal-too-many-names = There are { $names } names, but only { $people ->
        [one] one person
       *[other] { $people } people
    } at the table.
terminal-bots-differ = There are { $bots } bots for { $players } seats; name one for all seats, or one for each.
terminal-no-games = There is no unfinished game; begin one with: herohall play
terminal-no-such-game = There is no game number { $number }; the unfinished games are 1 to { $count } (see: herohall games).
terminal-game-over = The game in { $file } is over; look at it with: herohall replay
terminal-file-exists = { $file } is already there; choose another name, or overwrite it with an exclamation mark: save! or export!
terminal-exists = { $file } is already there and is not overwritten; choose another folder.
terminal-cannot-write = { $file } cannot be written: { $why }.
terminal-changed-elsewhere = The game in { $file } has been played on elsewhere; nothing was overwritten. Continue with: herohall resume
terminal-strange-bot = The record asks for a bot from outside HeroHall, { $bot }; only your own unfinished games may do that.
terminal-needs-file = Name a file after “{ $command }”, for example: { $command } my-game.hall
terminal-no-such-number = There is no choice { $number }; the choices are 1 to { $count }.
terminal-what = “{ $text }” is neither a move nor a command. Type a number or one of the words that “moves” shows; “?” explains.
terminal-illegal = Not now: { $why } ({ $rule })
terminal-usage-no-option = There is no option { $option }; see: { $near }
terminal-usage-no-value = The option { $option } needs a value.
terminal-usage-missing = Something is missing: { $what }. See: --help
terminal-usage-bad-value = The value of { $what } is not possible. See: --help
terminal-usage-no-command = There is no command “{ $text }”; see: herohall --help
terminal-usage-too-much = That is too much: { $text }. See: --help
terminal-usage-not-possible = “{ $text }” is no possible value.

## At the table

terminal-prompt = { $name } >{" "}
terminal-text-prompt = Your turn, { $name }:{" "}
terminal-question = { $name }: { $question } ({ $rule })
terminal-help = Type the number of a choice or its words (see: moves). Also: ? RULE, ? CARD, hint (what a bot would do), log [N], table, undo, save FILE, export FILE (what you know), quit (the game is kept).
terminal-thinking = { $name } is thinking …
terminal-bot-fault = { $name } did not know what to do; a medium bot has chosen instead.
terminal-hint = { $number }: { $move } – wins about { $percent } %: { $reason }
terminal-curtain = The next decision is { $name }’s. Everyone else, please look away.
terminal-curtain-prompt = { $name }, press Enter.{" "}
terminal-kept = The game is kept. Continue with: herohall resume
terminal-saved = Saved to { $file }. While the game runs, the file is private: it holds the seed.
terminal-exported = Written to { $file }: what you know, and nothing more.
terminal-seed-hash = Hash of the seed, to check the deal afterwards: { $hash }
terminal-seed = Seed: { $seed } · its salted hash: { $hash }
terminal-finished = Record: { $file } (herohall replay, herohall verify)
terminal-rank = { $place }. { $name } ({ $score })
terminal-player = Player
terminal-player-number = Player { $number }
terminal-you = { $name } (you)

## Seventh Hero

terminal-seventh-facts = turn { $turn } · deck { $deck } · discard { $discard }
terminal-seventh-turned-up = Turned up: { $card }. Now fits:
terminal-seventh-ignored = – ignored this turn, every card fits
terminal-seventh-party = party (used)
terminal-seventh-hand = hand
terminal-seventh-out = out
terminal-seventh-hero-here = wandering hero
terminal-seventh-active = active
terminal-seventh-clues = Clues:
terminal-seventh-answer = { $answer ->
        [yes] yes
       *[no] no
    }
terminal-seventh-hands = Hands:
terminal-seventh-your-hand = Your hand:

## Heroes of the World

terminal-world-facts = { $epoch } · scored { $scorings }/{ $most } · deck { $deck } · bag { $bag }
terminal-world-bank = bank { $coins }
terminal-world-you = you
terminal-world-points = points
terminal-world-coins = coins
terminal-world-supply = supply
terminal-world-ladder = spaces  would pay
terminal-world-scored = scored
terminal-world-offer = On offer:
terminal-world-built = Built (used):
terminal-world-row = Row:
terminal-world-hand = Your hand:
terminal-world-legend = A hero’s four numbers are population / discoveries / conquest / treasure.
terminal-world-box = cards: { $box } (? box)

## Commands

terminal-no-unfinished = No unfinished games. Begin one with: herohall play
terminal-games-head = Unfinished games (continue with: herohall resume NUMBER)
terminal-games-line = { $game }, { $players } players: { $names } – { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $when }
terminal-finished-head = Finished games in { $folder }
terminal-verified = { $file }: good. { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, result { $result }; seed, hash and result fit.
terminal-verified-unfinished = { $file }: good so far. { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, not finished; seed and hash fit.
terminal-hash = Hash of the seed: { $hash }. Is it the one shown at the start? With --hash it is compared.
terminal-same-hash = Hash of the seed: { $hash }, as shown at the start.
terminal-other-hash = { $file }: the game fits together, but it is not the one that began with the hash { $shown }: the hash of its seed is { $hash }.
terminal-replay-all = Everything is open.
terminal-replay-seat = As { $name } (seat { $seat }) knew it.
terminal-replay-unfinished = The game is not finished.
terminal-simulate-stopped = Stopped after { $done } of { $games } games.
terminal-simulate-none = Stopped before the first game was over.
terminal-simulate-title = { $game }, { $players } players, edition { $edition }
terminal-simulate-games = games
terminal-simulate-decisions = decisions per game
terminal-simulate-spread = { $mean } (from { $least } to { $most })
terminal-simulate-wins = won by seat { $seat }, { $bot }
terminal-simulate-score = mean score of seat { $seat }
terminal-simulate-faults = decisions in which a bot was replaced
terminal-simulate-speed = decisions per second
terminal-simulate-records = Records: { $folder }

## Arena and ladder

terminal-arena-two-budgets = Give a budget in seconds or in iterations, not both.
terminal-arena-bad-budget = “{ $text }” is no budget; take a number above 0.
terminal-arena-bad-workers = “{ $text }” is no number of processes; take a whole number from 1 on.
terminal-arena-bot = bot
terminal-arena-games = games
terminal-arena-share = % won
terminal-arena-interval = 95 %
terminal-arena-place = place
terminal-arena-points = points
terminal-arena-speed = moves/s
terminal-arena-thinking = ms/move
terminal-arena-rating = rating
terminal-arena-faults = faults
terminal-arena-caption = { $games } games: { $deals } deals × { $rotations } rotations · fair { $fair } · seed { $seed } · { $seconds } s
terminal-arena-left-out = Games left out because their deal was not played in every rotation: { $games }
terminal-arena-fault = Fault of { $bot } on seat { $seat }: { $kind ->
        [illegal] illegal move
        [late] over its time
       *[exception] exception
    } – { $detail }
terminal-ladder-line = { $players } players, { $line }: { $share } ({ $low } to { $high }; fair { $fair }) in { $games } games. More than fair: { $verdict ->
        [better] yes
        [not-better] no
       *[open] not certain
    }
terminal-ladder-levels = The ladder needs at least two levels: --levels easy,medium
terminal-ladder-written = Tables: { $file }

## Report

terminal-report-written = Report: { $file } ({ $games } games)
terminal-report-records = Records: { $folder }
terminal-report-bad-versus = “{ $text }” is no difference; write --versus edition=de, --versus box=DIR, --versus bots=easy or another option.
terminal-report-bots = The game has { $players } players, but { $bots } bots were named; name one for all or one for each seat.
