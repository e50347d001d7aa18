### The games in words

spoken-bad-theme = The game { $game } has no theme “{ $theme }”; it has: { $known }.
spoken-seat = Seat { $seat }
spoken-of = { $name }: { $what }
spoken-edition = { $edition }.
spoken-option = { $option }: { $value }.

### Text mode: made to be heard

## At the table

spoken-you-are = You are { $name }, seat { $seat }.
spoken-you-watch = You are watching.
spoken-others = Also at the table: { $names }.
spoken-how-to-ask = Type help to hear the commands.
spoken-over = The game is over.
spoken-waiting = Waiting for { $name }.
spoken-choice = { $number }: { $move }.
spoken-choices = { $count } choices. Type moves to hear them.
spoken-no-choices = You have nothing to decide now.
spoken-taken-back = A move has been taken back.
spoken-rank = { $place }: { $name } with { $score }.
spoken-hint = { $number }: { $move }. { $percent ->
        [0] Less than 1 percent
       *[other] About { $percent } percent
    } to win: { $reason }.
spoken-no-hand = You are only watching, so you have no hand.
spoken-none = none
spoken-and = { $first } and { $last }
spoken-to = to
spoken-sections = Sections of the rulebook. Type rules and a number to hear one.
spoken-section = { $number }: { $title }.
spoken-possible = You may do that now.

## What cannot be done

spoken-no-such-choice = { $count ->
        [one] There is no choice { $number }; the only choice is 1.
        [2] There is no choice { $number }; the choices are 1 and 2.
       *[other] There is no choice { $number }; the choices are 1 to { $count }.
    }
spoken-no-move = No move is called “{ $text }”. Did you mean “{ $near }”?
spoken-no-command = No command is called “{ $text }”. Did you mean “{ $near }”?
spoken-unknown = “{ $text }” is neither a move nor a command. Type moves or help.
spoken-could-be = “{ $text }” could be { $count ->
        [one] this move. Type its number to make it.
       *[other] { $count } moves. Say more, or type a number.
    }
spoken-not-now = That is not possible. { $why } Rule { $rule }.
spoken-not-yours = It is not your turn to decide.
spoken-nameless = Player { $number }
spoken-no-player = There is no player “{ $text }”. Type a seat from 1 to { $count }, or a name.
spoken-no-rule = There is no rule “{ $text }”. Type rules to hear the sections.
spoken-nothing-so-called = Nothing is called “{ $text }”. Type about and the name of a card or the number of a rule.

## Commands: their names, the usual one first, and what they do

spoken-command-help = help, commands
spoken-command-status = status
spoken-command-moves = moves, choices
spoken-command-why = why
spoken-command-hand = hand
spoken-command-party = party, player
spoken-command-map = map, table
spoken-command-score = score, scores
spoken-command-log = log
spoken-command-rules = rules, rule
spoken-command-about = about
spoken-command-hint = hint
spoken-command-undo = undo
spoken-command-quit = quit, exit

spoken-help = { $command }: { $about }
spoken-how-to-move = Type the number of a choice, or its words; the first letters of each word are enough. Enter alone repeats the question.
spoken-help-status = what is asked, and how things stand.
spoken-help-moves = your choices, with their numbers.
spoken-help-why = the rule behind the question; with a move after it, why it is not possible.
spoken-help-hand = what you hold.
spoken-help-party = all about a player; add a seat or a name.
spoken-help-map = what lies on the table; where there is a map, you may add a territory.
spoken-help-score = who is ahead.
spoken-help-log = what happened last; add how many lines.
spoken-help-rules = the rulebook; add the number of a section or rule.
spoken-help-about = all about a card; add its name.
spoken-help-hint = what a bot would do in your place.
spoken-help-undo = take back your last move.
spoken-help-quit = leave; the game is kept.
