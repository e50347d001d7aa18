### The games in words

spoken-bad-theme = The game { $game } has no theme “{ $theme }”; it has: { $known }.
spoken-seventh-moment = { $window ->
        [W1] No hero has been sent yet.
        [W2] The hero lies before { $holder }.
        [W3] The pair has not left yet.
       *[W4] The turn is about to end.
    }
spoken-seventh-about = { $card }. As a requirement: { $requirement }. Power: { $power } (? { $rule }).
spoken-seventh-ended-heroes = The game is over: a party is complete.
spoken-seventh-ended-deck = The game is over: the deck has run out.
spoken-seventh-ended-turns = The game is over: the last possible turn has been played.
spoken-world-settled = { $name } places population: { $steps }.
spoken-world-migrated = { $name } moves population: { $steps }.
spoken-world-ended-scorings = The game is over: the eighth territory of the modern epoch has been scored.
spoken-world-ended-heroes = The game is over: nobody has a hero left to play.
spoken-world-about-wonder = { $name }: { $points } points when built. { $about }
spoken-world-about-discovery = { $name }: a discovery worth { $value }.
spoken-world-about-territory = { $name }: { $spaces } spaces. Adjacent: { $beside }.
spoken-world-before-christ = { $year } BC
spoken-world-ours = (All values are HeroHall’s own; the printed cards are not public.)
spoken-world-printed = (From the printed game: { $facts }. The rest is HeroHall’s own.)
spoken-world-fact = { $fact ->
        [name] name
        [values] values
        [territories] territories
        [value] value
        [points] points
        [power] power
        [kind] kind
        [amount] amount
        [epoch] epoch
       *[spaces] spaces
    }
spoken-world-move-take = take { $hero }
spoken-world-move-take-deck = take the top hero of the deck, unseen
spoken-world-move-play = play { $hero }
spoken-world-move-settle = place one: { $territory }
spoken-world-move-flee = flee to { $territory }
spoken-world-move-discover = { $discovery } to { $territory }
spoken-world-move-attack = { $territory }: attack { $rival }
spoken-world-move-migrate = move { $origin } → { $territory }
spoken-world-move-build = build { $wonder } (7 coins)
spoken-world-move-use = use { $wonder }
spoken-world-move-keep = keep { $face }
spoken-world-move-convert = 2 coins for 1 point
spoken-world-move-stop = end the migration
spoken-world-move-decline = decline
spoken-world-move-done = done: end the turn
spoken-seat = Seat { $seat }
spoken-world-hero =
    { $name }: { $population ->
        [0] no population
       *[other] { $population } population
    }, { $discovery ->
        [0] no discoveries
        [one] { $discovery } discovery
       *[other] { $discovery } discoveries
    }, { $conquest ->
        [0] no conquest
       *[other] conquest { $conquest }
    }, { $treasure ->
        [0] no coins
        [one] { $treasure } coin
       *[other] { $treasure } coins
    }; { $territories }
spoken-seventh-wandering = The wandering hero lies before { $holder }, sent by { $name } { $source ->
        [deck] from the deck, seen
        [unseen] from the deck, unseen
        [party] from the party, face up
       *[hand] from the hand
    }.
spoken-seventh-known = It is { $card }.
spoken-seventh-lookers = Seen by { $names }.
spoken-seventh-doubled = { $name } has turned up a double, { $card }; both will leave.
spoken-world-not-in-play = From the modern epoch on: { $territories }
spoken-world-playing = { $name } plays { $hero }.
spoken-world-settling = { $name } plays { $hero }. To place: { $left }.
spoken-world-attack = Attack on { $rival }, { $territory }, power { $power }.
spoken-world-migration = Migration from { $origin }: up to { $left } more.
spoken-world-scoring = { $territory } is being scored: { $pay }. May be used: { $wonder }.

### Text mode: made to be heard

## At the table

spoken-you-are = You are { $name }, seat { $seat }.
spoken-you-watch = You are watching.
spoken-others = Also at the table: { $names }.
spoken-how-to-ask = Type help to hear the commands.
spoken-waiting = Waiting for { $name }.
spoken-choice = { $number }: { $move }.
spoken-choices = { $count } choices. Type moves to hear them.
spoken-no-choices = You have nothing to decide now.
spoken-taken-back = A move has been taken back.
spoken-rank = { $place }: { $name } with { $score }.
spoken-hint = { $number }: { $move }. Wins about { $percent } percent: { $reason }.
spoken-no-hand = You are watching and have no hand.
spoken-none = none
spoken-and = { $first } and { $last }
spoken-to = to
spoken-sections = Sections of the rulebook. Type rules and a number to hear one.
spoken-section = { $number }: { $title }.
spoken-possible = You may do that now.

## What cannot be done

spoken-no-such-choice = There is no choice { $number }; the choices are 1 to { $count }.
spoken-no-move = No move is called “{ $text }”. Did you mean “{ $near }”?
spoken-no-command = No command is called “{ $text }”. Did you mean “{ $near }”?
spoken-unknown = “{ $text }” is neither a move nor a command. Type moves or help.
spoken-could-be = “{ $text }” could be { $count ->
        [one] this move. Type its number to make it.
       *[other] { $count } moves. Say more, or type a number.
    }
spoken-not-now = Not now. { $why } Rule { $rule }.
spoken-not-yours = You are not asked now.
spoken-no-player = There is no player “{ $text }”. Type a seat from 1 to { $count }, or a name.
spoken-no-territory = There is no territory “{ $text }”. In play: { $territories }.
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
spoken-command-hero = hero
spoken-command-discards = discards
spoken-command-row = row
spoken-command-wonders = wonders
spoken-command-bag = bag
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
spoken-help-hero = what you know of the wandering hero.
spoken-help-discards = the discarded cards and the deck.
spoken-help-row = the heroes on offer.
spoken-help-wonders = the wonders.
spoken-help-bag = the discoveries left in the bag.
spoken-help-hint = what a bot would do in your place.
spoken-help-undo = take back your last move.
spoken-help-quit = leave; the game is kept.

## Verbs of moves, as they may be typed

spoken-verb-send = send
spoken-verb-recruit = recruit
spoken-verb-clue = clue, ask
spoken-verb-power = power
spoken-verb-take = take
spoken-verb-play = play
spoken-verb-settle = settle, place
spoken-verb-discover = discover
spoken-verb-attack = attack
spoken-verb-migrate = migrate, move
spoken-verb-build = build
spoken-verb-convert = convert
spoken-verb-done = done
spoken-verb-pass = pass
spoken-verb-decline = decline
spoken-verb-discard = discard
spoken-verb-flee = flee
spoken-verb-keep = keep
spoken-verb-use = use
spoken-verb-stop = stop

## Seventh Hero

spoken-seventh-turn = Turn { $turn }. { $name } is active.
spoken-seventh-requirement = Turned up: { $card }. Fits now: { $fits }.
spoken-seventh-all-fit = every card
# $target is the number 0 for a power that has none.
spoken-seventh-announced = { $name } has announced { $card }: { $power }{ $target ->
        [0] {""}
       *[other] , for { $target }
    }.
# $card is the number 0 for a clue whose card is not known, $used for a party without used heroes.
spoken-seventh-clue = Clue asked by { $name }{ $card ->
        [0] {""}
       *[other] {" "}with { $card }
    }: { $answer ->
        [yes] yes
       *[no] no
    }.
spoken-seventh-party = { $name }: { $count ->
        [0] no heroes.
        [one] 1 hero, { $used ->
            [0] { $ready }.
           *[other] { $used }, used.
        }
       *[other] { $count } heroes. Ready: { $ready }.{ $used ->
            [0] {""}
           *[other] {" "}Used: { $used }.
        }
    }
spoken-seventh-seat = { $name }, seat { $seat }: { $count ->
        [0] no heroes
        [one] 1 hero
       *[other] { $count } heroes
    } in the party.
spoken-seventh-ready = Ready: { $cards }.
spoken-seventh-used = Used: { $cards }.
spoken-seventh-holds = { $count ->
        [0] No cards
        [one] 1 card
       *[other] { $count } cards
    } in hand.
spoken-seventh-eliminated = Eliminated: { $cards }.
spoken-seventh-hand = Your hand, { $count ->
        [0] no cards.
        [one] 1 card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
spoken-seventh-held = { $name } held: { $cards }.
spoken-seventh-fitting = Fitting now: { $cards }.
spoken-seventh-copies = { $count } times { $card }
spoken-seventh-deck = Cards in the deck: { $count }.
spoken-seventh-discards = Discarded: { $cards }.
spoken-seventh-no-hero = No hero is wandering.

## Heroes of the World

spoken-world-drawn = Drawn and not placed yet: { $discoveries }.
spoken-world-fortune = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
spoken-world-epoch = { $scorings } of { $most } territories scored: { $epoch }.
spoken-world-hand = { $count ->
        [0] Your hand is empty.
        [one] Your hand has 1 hero:
       *[other] Your hand has { $count } heroes:
    }
spoken-world-seat = { $name }, seat { $seat }, { $colour }.
spoken-world-lives = Population: { $territories }.
spoken-world-supply = { $count } population in the supply.
spoken-world-holds = { $count ->
        [0] No heroes
        [one] 1 hero
       *[other] { $count } heroes
    } in hand.
spoken-world-known = Known in hand: { $heroes }.
spoken-world-owns = Wonders: { $wonders }.
spoken-world-used = { $wonder }, used
spoken-world-built = { $name } has { $wonder }.
spoken-world-land = { $territory }: { $people }.
spoken-world-has = { $name } has { $count }
spoken-world-gets = { $points } to { $name }
spoken-world-nobody = nobody
spoken-world-scored = Scored.
spoken-world-ladder = { $count ->
        [0] No discoveries
       *[other] Discoveries { $values }
    }, { $free ->
        [0] no free spaces
        [one] 1 free space
       *[other] { $free } free spaces
    }.
spoken-world-pays = Would pay { $pay }.
spoken-world-row = { $count ->
        [0] The row is empty.
       *[other] In the row:
    }
spoken-world-deck = Heroes in the deck: { $count }.
spoken-world-offer = { $count ->
        [0] No wonder is on offer.
       *[other] On offer, for 7 coins each:
    }
spoken-world-worth = { $count } worth { $value }
spoken-world-bag = Discoveries in the bag: { $count }. { $discoveries }.
