### What can go wrong, whatever the game

bad-game = There is no game “{ $game }”; the games are: { $known }.
bad-box = The game { $game } has only its own cards; leave the box out.
bad-players = The game { $game } cannot be played by { $players }; it is for { $least } to { $most } players.
bad-option = There is no option “{ $option }”; the options are: { $known }.
bad-option-value = The option { $option } cannot be “{ $value }”; it can be: { $known }.
bad-seed = “{ $seed }” is no seed; a seed is a whole number from 0 to 2^{ $bits } − 1.
bad-seat = There is no seat { $seat }; the seats are 0 to { $most }.
bad-bot = There is no bot “{ $level }”; the levels are: { $known }.
bad-move = “{ $text }” is no move of this game.
not-asked = Seat { $seat } is not asked now; wait for your turn to decide.
no-rulebook = There is no rulebook of the game { $game }.
no-rule = The rulebook of { $game } has no rule “{ $number }”; all of it: herohall rules { $game }

## Undo

undo-nothing = There is no move to take back yet.
undo-not-yours = The last move was somebody else’s; only the player who made it may take it back.
undo-over = The game is over; its last move stays.
undo-news = The last move brought something new to light; what has been seen cannot be taken back.

## Saved states

state-not-json = This is not a saved state: { $why }. It must be the JSON text a game has written.
state-impossible = No game can come to this state: { $why }.

## Records

# The beginning of every line below; line 0 stands for the file as a whole.
record-where =
    { $line ->
        [0] Record:
       *[other] Record, line { NUMBER($line, useGrouping: 0) }:
    }
record-no-file = { record-where } the file { $file } cannot be read ({ $why }); name a record file you may open.
record-not-text = { record-where } { $file } is not a text file in UTF-8; a record is one.
record-not-ours = { record-where } this is no record of HeroHall; the first line must be “{ $title }”.
record-newer = { record-where } this is format { $version }, and this HeroHall reads up to format { $ours }; use a newer HeroHall.
record-cut-off = { record-where } the file breaks off here; a record ends with a complete line.
record-no-moves = { record-where } the file breaks off in its header; a blank line and then the moves must follow.
record-bad-line = { record-where } “{ $text }” cannot be read; the header has lines like “players: 3”, the moves lines like “0 recruit”.
record-unknown-header = { record-where } there is no header “{ $name }”; correct or remove the line.
record-twice = { record-where } “{ $name }” stands here for the second time; it may stand only once.
record-missing = { record-where } the header lacks a line “{ $name }: …”; it must come before the blank line.
record-bad-value = { record-where } “{ $value }” is no possible value of “{ $name }”.
record-bad-header = { record-where } the game in the header cannot be set up: { $why }
record-seats = { record-where } the header has { $found ->
        [one] 1 seat
       *[other] { $found } seats
    } and { $players } players; it must have one seat line for each player.
record-other-rules = { record-where } it was played by version { $rules } of the rules, and this HeroHall plays version { $ours }; use the HeroHall it was played with.
record-other-box = { record-where } it was played with the box { $written }, not with { $ours }; name the folder of its box.
record-cannot-undo = { record-where } seat { $seat } takes back a move. { $why }
record-after-end = { record-where } the move “{ $move }” comes after the end of the game.
record-wrong-seat = { record-where } seat { $seat } moves here, but seat { $expected } is asked.
record-illegal = { record-where } the move “{ $move }” is not legal here by rule { $rule }: { $why }
record-bad-move = { record-where } “{ $move }” is no move of this game.
record-hash-differs = { record-where } the seed does not fit its hash; one of seed, salt and seed-hash has been changed.
record-result-differs = { record-where } the result is given as “{ $written }”, but the moves lead to “{ $replayed }”.
record-scores-differ = { record-where } the scores are given as “{ $written }”, but the moves lead to “{ $replayed }”.
