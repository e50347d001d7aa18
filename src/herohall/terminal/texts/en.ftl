### The game in a terminal

## Errors

terminal-bad-seat = There is no seat { $seat }; the seats are 1 to { $most }.
terminal-too-many-bots = There are { $bots } bots for { $players } seats; one seat must be left for a person.
terminal-too-many-names = There are { $names } names, but only { $people ->
        [one] one person
       *[other] { $people } people
    } at the table.
terminal-no-games = There is no unfinished game; begin one with: herohall play
terminal-no-such-game = There is no game number { $number }; the unfinished games are 1 to { $count } (see: herohall games).
terminal-file-exists = { $file } is already there; choose another name, or overwrite it with an exclamation mark: save! or export!
terminal-cannot-write = { $file } cannot be written: { $why }.
terminal-changed-elsewhere = The game in { $file } has been played on elsewhere; nothing was overwritten. Continue with: herohall resume
terminal-strange-bot = The record asks for a bot from outside HeroHall, { $bot }; only your own unfinished games may do that.
terminal-needs-file = Name a file after “{ $command }”, for example: { $command } my-game.hall
## At the table

terminal-prompt = { $name } >{" "}
terminal-text-prompt = Your turn, { $name }:{" "}
terminal-question = { $name }: { $question } ({ $rule })
terminal-help = Type the number of a choice or its words (see: moves). Also: ? RULE, ? CARD, hint (what a bot would do), log [N], table, undo, save FILE, export FILE (what you know), quit (the game is kept).
terminal-thinking = { $name } is thinking…
terminal-bot-fault = { $name } did not know what to do; a medium bot has chosen instead.
terminal-hint = { $number }: { $move } – { $percent ->
        [0] less than 1%
       *[other] about { $percent }%
    } to win: { $reason }
terminal-curtain = The next decision is { $name }’s. Everyone else, please look away.
terminal-curtain-prompt = { $name }, press Enter.{" "}
terminal-kept = The game is kept. Continue with: herohall resume
terminal-saved = Saved to { $file }. While the game runs, the file is private: it holds the seed.
terminal-exported = Written to { $file }: what you know, and nothing more.
terminal-seed-hash = Hash of the seed, to check the deal afterwards: { $hash }
terminal-seed = Seed: { $seed } · its hash, as in the log from the beginning: { $hash }
terminal-seed-told = Seed: { $seed }. Its hash: { $hash }
terminal-finished = Record: { $file } (herohall replay, herohall verify)
terminal-rank = { $place }. { $name } ({ $score })
terminal-player = Player
terminal-player-number = Player { $number }
terminal-you = { $name } (you)

## Commands

terminal-replay-all = Everything is open.
terminal-replay-seat = As { $name } (seat { $seat }) knew it.
terminal-replay-unfinished = The game is not finished.

## Puzzles

terminal-puzzle-title = { $game }, puzzle { $number }. Which move is best? You know what this player knew.
terminal-puzzle-prompt = Your move:
terminal-puzzle-solved = Solved: { $move }.
terminal-puzzle-not = Not the best: { $move }.
terminal-puzzle-best = Best: { $move } – { $reason }. Chance to win: { $percent ->
        [0] less than 1%
       *[other] about { $percent }%
    }.
terminal-puzzle-yours = Yours: { $move } – { $reason }. Chance to win: { $percent ->
        [0] less than 1%
       *[other] about { $percent }%
    }.
