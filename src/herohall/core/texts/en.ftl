### What can go wrong, whatever the game

bad-game = There is no game “{ $game }”; the games are: { $known }.
bad-box = The game { $game } has only its own cards; leave the box out.
box-zip-too-large = This zip file is too large; that of a box has at most { $most } bytes and few files.
box-zip-broken = This file cannot be read as a zip file; choose the zip file of a box.
box-zip-empty = There are no files of a box in this zip file; they have these names: { $files }.
box-zip-twice = The file { $file } is in this zip file twice; leave one out.
bad-players = The game { $game } is for { $least } to { $most } players, not for { $players }.
bad-option = There is no option “{ $option }”; the options are: { $known }.
bad-option-value = The option { $option } cannot be “{ $value }”; it can be: { $known }.
bad-seed = “{ $seed }” is not a seed; a seed is a whole number from 0 to 2^{ $bits } − 1.
bad-seat = There is no seat { $seat }; the seats are 0 to { $most }.
bad-bot = There is no bot “{ $level }”; the levels are: { $known }.
bad-move = “{ $text }” is not a move of this game.
not-asked = It is not the turn of seat { $seat } to decide; wait until it is asked.
game-over = The game is over; there is nothing left to decide.
no-rulebook = There is no rulebook for { $game }.
no-rule = The rulebook of { $game } has no rule “{ $number }”; see all rules with: herohall rules { $game }
extra-missing = This needs { $package }, which is not installed: { $command }

## Undo

undo-nothing = There is no move to take back yet.
undo-not-yours = Somebody else made the last move; only that player may take it back.
undo-over = The game is over; its last move cannot be taken back.
undo-news = The last move revealed something new, so it cannot be taken back.

## Saved states

state-not-json = This is not a saved state: { $why }. It must be the JSON text a game has written.
state-impossible = No game can reach this state: { $why }.

## Records

# The beginning of every line below; line 0 stands for the file as a whole.
record-where =
    { $line ->
        [0] Record:
       *[other] Record, line { NUMBER($line, useGrouping: 0) }:
    }
record-no-file = { record-where } the file { $file } cannot be read ({ $why }); name a record file you may open.
record-not-text = { record-where } { $file } is not a text file in UTF-8; a record must be one.
record-not-ours = { record-where } this is not a record of HeroHall; the first line must be “{ $title }”.
record-newer = { record-where } this is format { $version }, but this HeroHall reads only up to format { $ours }; use a newer HeroHall.
record-cut-off = { record-where } the file ends in the middle of a line; a record ends with a complete line.
record-no-moves = { record-where } the file ends inside its header; a blank line and then the moves must follow.
record-bad-line = { record-where } “{ $text }” cannot be read; the header has lines like “players: 3”, the moves lines like “0 recruit”.
record-unknown-header = { record-where } there is no header “{ $name }”; correct or remove the line.
record-twice = { record-where } “{ $name }” appears a second time; it may appear only once.
record-missing = { record-where } the header has no line “{ $name }: …”; it must come before the blank line.
record-bad-value = { record-where } “{ $value }” is not a possible value of “{ $name }”.
record-bad-header = { record-where } the game in the header cannot be set up: { $why }
record-seats = { record-where } the header has { $found ->
        [one] 1 seat
       *[other] { $found } seats
    } and { $players } players; it must have one seat line for each player.
record-other-rules = { record-where } it was played by version { $rules } of the rules, but this HeroHall plays version { $ours }; use the HeroHall it was played with.
record-other-box = { record-where } it was played with the box { $written }, not with { $ours }; give the folder of its box.
record-cannot-undo = { record-where } seat { $seat } takes back a move. { $why }
record-after-end = { record-where } the move “{ $move }” comes after the end of the game.
record-wrong-seat = { record-where } seat { $seat } moves here, but seat { $expected } is asked.
record-illegal = { record-where } the move “{ $move }” is not legal here by rule { $rule }: { $why }
record-bad-move = { record-where } “{ $move }” is not a move of this game.
record-hash-differs = { record-where } the seed does not match its hash; one of seed, salt and seed-hash has been changed.
record-result-differs = { record-where } the result is written as “{ $written }”, but the moves lead to “{ $replayed }”.
record-scores-differ = { record-where } the scores are written as “{ $written }”, but the moves lead to “{ $replayed }”.
