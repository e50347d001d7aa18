### The page around the games

page-title = HeroHall
page-loading = One moment…
page-close = Close
page-home = To the start page
page-try-again = Try again
page-show-all = Show all

## What can go wrong

page-no-server = The server cannot be reached. Is it running, and is this device online?
page-server-fault = The server could not do that (error { NUMBER($status, useGrouping: 0) }). Please try again.
page-gone = This table cannot be shown
page-forget-and-watch = Give up the seat and watch
page-link-connecting = connecting…
page-link-lost = Connection lost. Trying again…
page-link-closed = closed

## Start

page-welcome = A table for heroes
page-play = Play
page-set-up = Set up…
page-continue = Continue: { $game }
page-continue-with = with { $names }
page-waiting = waiting for guests
page-open-tables = { $count ->
    [0] Open tables
   *[other] Open tables ({ $count })
}
page-open-tables-about = Play with whoever comes.
page-first-time = First time here?
page-first-time-about = Learn a game in five minutes.
page-first-time-lesson = First time? Five-minute lesson
page-modes = Ways to play
page-advanced = Advanced: editions, rules, cards
page-mode-bots = Against bots
page-mode-device = Pass the device
page-mode-device-about = Several people, one screen. Everyone sees only their own cards.
page-mode-friends = Invite friends
page-my-tables = My tables
page-my-finished = Finished games
page-forget = Remove from this list
page-rules = Rules
page-rules-of = Rules: { $game }
page-credits = Credits

## A new table

page-game = Game
page-players = Players
page-players-range = { $least } to { $most } players
page-player-number = Player { $number }
page-bot-number = Bot { $number }
page-your-name = Your name
page-name-of = Name of player { $number }
page-sitter = Who sits on seat { $number }
page-person = A person
page-bot = Bot: { $level }
page-level-random = random
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-expert = expert
page-until-guest = until a guest comes
page-edition = Edition
page-options = { $count ->
    [0] All rule options
    [one] All rule options (1 changed)
   *[other] All rule options ({ $count } changed)
}
page-pace = Pace of the bots
page-pace-calm = calm
page-pace-brisk = brisk
page-pace-instant = instant
page-pace-own = Pace of the story
page-hints = Hints
page-hints-on = allowed
page-hints-off = none
page-theme = Names and pictures
page-clock = Time to think
page-clock-none = no limit
page-clock-live = ten minutes per player
page-clock-days = two days per decision
page-wait = Wait for my guests; I start the game
page-box = Cards
page-box-ours = HeroHall’s own cards (the printed ones are not public)
page-box-ours-again = Back to HeroHall’s own box
page-box-about = A box is a folder with the cards of the game in plain tables. You can play with a box of your own; HeroHall checks every card first.
page-box-files = Files of the box:
page-box-folder = or its folder:
page-box-check = Check
page-begin-bots = Begin
page-begin-device = Begin
page-begin-friends = Open the table

## Joining

page-join = Invitation
page-join-title = You are invited to play { $game }
page-choose-seat = Choose a seat
page-seat-free = replace this bot
page-seat-taken = taken
page-sit-down = Sit down
page-only-watch = Only watch
page-device = Continue here
page-device-about = Your seat moves from the other device to this one. The other device can then no longer play.
page-device-go = Continue here

## Before the game

page-wait-host = Start whenever you like. Bots play on the seats that are still free.
page-wait-guest = The game begins when { $name } starts it.
page-begins-in = { $seconds ->
    [0] The game begins…
    [one] The game begins in 1 second, or as soon as all seats are taken.
   *[other] The game begins in { $seconds } seconds, or as soon as all seats are taken.
}
page-who-is-here = Who is here
page-arrived = has arrived
page-arrived-you = you
page-seat-empty = free
page-seat-waiting = if nobody comes: bot, { $level }
page-list-table = Open table
page-list-table-about = Everyone on this server sees this table and may join.
page-send = Send…

## Open tables

page-match = Play with whoever comes
page-match-about = You get a seat with other people who want the same game. Bots take the seats that stay free.
page-match-wait = Wait for people
page-match-seconds = { $seconds ->
    [0] none
    [30] 30 s
    [60] 1 min
    [180] 3 min
   *[600] 10 min
}
page-match-go = Find a table
page-open-none = No table is open right now. Start one on the left, or open your own with “Invite friends”.
page-open-table = { $free ->
    [one] { $host } · { $players } players · 1 seat free
   *[other] { $host } · { $players } players · { $free } seats free
}

## At the table

page-table = Table
page-people = People
page-you = (you)
page-here = is here
page-not-here = is not here
page-asked = decides now
page-bot-plays = Bot, { $level }
page-bot-keeps = a bot ({ $level }) plays for now
page-conceded = has conceded; a bot ({ $level }) plays on
page-host = host
page-watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
page-watching = You are watching.
page-time-left = time left
page-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
page-log = What happened
page-log-fold = Fold this turn
page-log-unfold = Unfold this turn
page-log-before = Before the first turn
page-log-newest = Newest
page-says = { $name }:
page-decides = is deciding…
page-sending = sending…
page-over = The game is over.
page-choices = Choices
page-hint = Hint
page-hint-share = about { $percent }% to win
page-thinking = Thinking…
page-undo = Take back
page-hurry = Skip to me
page-hurry-long = Fast-forward to your next decision
page-since = Since your last turn
page-since-short = Recap
page-since-again = Show it again on the table
page-since-nothing = Nobody else has had a turn yet.
page-rule-of = Rule { $rule }
page-rules-whole = The whole rulebook
page-orders = When to ask me about powers
page-orders-short = Powers: ask
page-orders-about = At all other times you decline at once, and nobody sees which you have chosen.
page-order-answers = You decline, as chosen.
page-curtain = It is { $name }’s turn
page-curtain-why = Hand over the device. Cards appear only after the next tap.
page-curtain-lift = I am { $name }
page-curtain-own = See my cards
page-curtain-seen = Seen, continue

## The table as such

page-paused = { $name } has paused the game.
page-paused-host = You have paused the game.
page-paused-agreed = Everybody has agreed to a pause.
page-go-on = Continue
page-resume = Begin
page-pause = Pause
page-frozen = This game began under different rules and cannot continue here.
page-rules-renewed = HeroHall has been updated: this game began under version { $before } of the rules and continues under version { $now }. Everything that has happened so far stays as it is.
page-offer = Proposed by { $names }: end the game.
page-offer-pause = Proposed by { $names }: pause the game.
page-offer-end = Propose to end the game
page-agree-end = Agree
page-refuse-end = Play on
page-withdraw = Play on after all
page-concede = Concede
page-concede-sure = Really concede? A bot plays on.
page-come-back = I am back
page-sit-in = Let a bot sit in
page-remove = Remove
page-link-for-guests = Invite guests
page-link-for-watch = Let people watch
page-link-for-device = My other device
page-link-about-guests = Anyone who opens this link can take over a bot’s seat.
page-link-about-waiting = Anyone who opens this link gets a free seat.
page-link-about-watch = Anyone who opens this link sees what everyone can see, but no cards in hand.
page-link-about-device = Open this link on your other device within ten minutes. It works once.
page-share = Share in this network
page-share-about = Right now only this computer can reach the table. Switch this on to let other devices in the same network reach it.
page-qr = QR code of the link
page-address = Address
page-copy = Copy
page-copied = Copied

## Settings

page-settings = Settings
page-language = Language
page-look = Look
page-look-auto = automatic
page-look-light = light
page-look-dark = dark
page-motion = Animation
page-motion-auto = automatic
page-motion-on = on
page-motion-off = off
page-sound = Sound
page-sound-on = on
page-sound-off = off
page-keys = Keys
page-key-number = choose a move
page-key-choices = all choices as a list
page-key-rule = the rule for this question
page-key-hint = hint
page-key-undo = take back
page-key-hurry = skip to your decision
page-key-since = what happened since your last turn
page-key-log = what happened
page-key-table = table
page-key-settings = settings

## The end

page-result = Result
page-you-win = You win!
page-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
page-ended-early = Ended by agreement
page-place = Place
page-player = Player
page-score = Score
page-rematch = Rematch
page-end-how = How it was won
page-end-study = Let the bots work it out
page-end-counting = The bots are working out everybody’s chances…
page-end-reviewing = The bots are looking at every move…
page-end-decisive =
    { $last ->
        [yes] The last turn, { $turn }, decided the game: before it, with all cards open, { $name }’s chance was { $before }%.
       *[no] Turn { $turn } decided the game: with all cards open { $name }’s chance rose from { $before }% to { $after }% and stayed at { $kept }% or more.
    }
page-end-see = See it
page-end-moves-about = Everybody’s best and worst move. In front: what it was worth, in points of 100, by what the player could know; at the end: what it brought with the cards as they lay.
page-end-best = Turn { $turn }: { $move }. Better than: { $rival }.
page-end-worst = Turn { $turn }: { $move }. The bot: { $rival }.
page-end-share = Share as a picture
page-end-origin = Back to the original game
page-no-picture = This browser cannot draw the picture.
page-look-at-table = Look at the table
page-record = Save the record
page-seed = Seed
page-salt = Salt
page-seed-hash = Fingerprint of the deal
page-seed-hash-about = It was fixed before the first move. At the end the seed is shown, and anyone can check that the deal was not changed.
page-seed-show = Check the deal
page-seed-right = The deal was honest: the seed matches the fingerprint shown at the start.
page-seed-wrong = The seed does not match the fingerprint shown at the start!
page-seed-about = SHA-256 of the salt followed by the seed gives the fingerprint.
page-check = Check the whole game
page-check-right = { $moves ->
    [one] One move was
   *[other] { $moves } moves were
} played again from the seed. All of them are legal and lead to this result: { $result }
page-check-unfinished = not finished
page-check-hash-right = The record has the fingerprint that this browser has kept since the start.
page-check-hash-none = This browser has kept no fingerprint from the start. Compare the one above with a player’s.
page-check-wrong = The record of this game does not match!
page-check-other-hash = Its fingerprint is { $written }, but since the start this browser has kept { $kept }.
page-check-other-result = Its moves lead to this result: { $replayed }. But this result is shown here: { $shown }.
page-check-yourself = To check it without this server, save the record and type this on a computer with HeroHall:

## Credits

page-credits-games = HeroHall is a free, independent program. Its pictures, texts and code are its own or credited here.
page-credits-engine-compiled = HeroHall { $version }. Bots use the compiled engine.
page-credits-engine-compiling = HeroHall { $version }. The engine is still being compiled; until then bots run in plain Python and think more slowly.
page-credits-engine-plain = HeroHall { $version }. Bots run in plain Python.
page-credits-pictures = Pictures
page-credits-pictures-about = Drawings by { $authors } from
page-credits-map = Map
page-credits-map-about = Coastlines from Natural Earth, public domain:
page-credits-fonts = Typefaces
