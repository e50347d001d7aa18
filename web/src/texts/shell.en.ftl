### The page around the games

page-title = HeroHall
page-loading = One moment …
page-close = Close
page-home = To the start
page-try-again = Try again
page-show-all = Show all

## What can go wrong

page-no-server = The server cannot be reached. Is it running, and is this device online?
page-server-fault = The server could not do that (error { NUMBER($status, useGrouping: 0) }). Please try again.
page-gone = This table cannot be shown
page-forget-and-watch = Give up the seat and only watch
page-link-connecting = connecting …
page-link-lost = Connection lost. Trying again …
page-link-closed = closed

## Start

page-welcome = A table for heroes
page-about = Two board games for an evening or for ten minutes: alone against good bots, handed round on one device, or with friends by a link.
page-mode-bots = Play now
page-mode-bots-about = Against bots, at your own pace.
page-mode-device = Pass the device
page-mode-device-about = Several people, one screen; everyone sees only their own cards.
page-mode-friends = Invite friends
page-mode-friends-about = Send a link or show a code. Bots keep the seats warm.
page-my-tables = My tables
page-my-finished = Finished games
page-forget = Remove from this list
page-rules = Rules
page-rules-of = Rules: { $game }
page-credits = Credits

## A new table

page-game = Game
page-game-seventh = Bluff and deduction with cards. About 20 minutes.
page-game-world = Peoples, discoveries and wonders on the map of the world. About an hour.
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
page-edition-seventh-iello = iello
page-edition-seventh-iello-variant = iello with variants
page-edition-seventh-aeg = AEG
page-edition-seventh-original = original
page-edition-world-fr = French
page-edition-world-de = German
page-options = { $count ->
    [0] All rules one by one
    [one] All rules one by one (1 changed)
   *[other] All rules one by one ({ $count } changed)
}
page-pace = Pace of the bots
page-pace-calm = calm
page-pace-brisk = brisk
page-pace-instant = instant
page-hints = Hints
page-hints-on = allowed
page-hints-off = none
page-theme = Names and pictures
page-theme-seventh-classic = classic
page-theme-seventh-dragon = dragon
page-clock = Time to think
page-clock-none = no limit
page-clock-live = ten minutes each
page-clock-days = two days per answer
page-wait = Wait for my guests; I say when it begins
page-box = Cards
page-box-ours = our own box
page-box-ours-again = Back to our own box
page-box-about = A box is a folder with the cards of the game as plain tables. You can play with one you made yourself; every card is checked first.
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
page-seat-free = a bot, which you relieve
page-seat-taken = taken
page-sit-down = Sit down
page-only-watch = Only watch
page-device = Go on here
page-device-about = Your seat moves from the other device to this one. The other can then no longer play.
page-device-go = Go on here

## At the table

page-table = Table
page-people = People
page-you = (you)
page-here = is here
page-not-here = is not here
page-asked = decides now
page-bot-plays = Bot, { $level }
page-bot-keeps = a bot ({ $level }) keeps the seat
page-conceded = has conceded; a bot ({ $level }) plays on
page-host = host
page-watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
page-watching = You are watching.
page-time-left = time left
page-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
page-log = What happened
page-log-all = Show everything
page-says = { $name }:
page-decides = is deciding …
page-sending = being sent
page-over = The game is over.
page-choices = Choices
page-hint = Hint
page-hint-share = wins about { $percent } %
page-thinking = Thinking …
page-undo = Take back
page-hurry = Faster
page-hurry-long = Fast-forward to your next decision
page-rule-of = Rule { $rule }
page-rules-whole = The whole rulebook
page-orders = Standing order
page-orders-short = Order
page-orders-about = Answers given in advance, so that nobody waits for you. Nobody else learns of it.
page-curtain = It is { $name }’s turn
page-curtain-why = Hand over the device. Cards appear only after the next tap.
page-curtain-lift = I am { $name }

## The table as such

page-paused = The host has paused the game.
page-paused-host = The game is waiting for you to begin.
page-resume = Begin
page-pause = Pause
page-invite = Invite
page-frozen = This game was begun with other rules than ours and cannot go on here.
page-rules-renewed = HeroHall has been updated: this game began under version { $before } of the rules and goes on under version { $now }. Nothing that has happened so far changes by it.
page-offer = { $names } would like to end the game.
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
page-link-about-guests = Whoever opens this link may take over a bot’s seat.
page-link-about-watch = Whoever opens this link sees what all can see, and no cards in hand.
page-link-about-device = Open this link on your other device within ten minutes. It works once.
page-share = Share in this network
page-share-about = So far only this machine can reach the table. Switch this on, and devices in the same network can, too.
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
page-key-rule = the rule in question
page-key-hint = hint
page-key-undo = take back
page-key-hurry = faster
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
page-look-at-table = Look at the table
page-record = Save the record
page-seed = Seed
page-salt = Salt
page-seed-hash = Fingerprint of the deal
page-seed-hash-about = It was fixed before the first move. At the end the seed is shown, and anyone can check that the deal was not changed.
page-seed-show = Check the deal
page-seed-right = The deal was honest: the seed fits the fingerprint shown at the start.
page-seed-wrong = The seed does not fit the fingerprint shown at the start!
page-seed-about = SHA-256 of the salt followed by the seed gives the fingerprint.
page-check = Check the whole game
page-check-right = { $moves ->
    [one] One move was
   *[other] { $moves } moves were
} played again from the seed. All of them are legal and lead to this result: { $result }
page-check-unfinished = not finished
page-check-hash-right = The record has the fingerprint that this browser has kept since the start.
page-check-hash-none = This browser has kept no fingerprint from the start. Compare the one above with a player’s.
page-check-wrong = The record of this game does not fit!
page-check-other-hash = Its fingerprint is { $written }, but since the start this browser has kept { $kept }.
page-check-other-result = Its moves lead to this result: { $replayed }. Shown here is: { $shown }.
page-check-yourself = To check it without this server, save the record and type this on a computer with HeroHall:

## Credits

page-credits-games = HeroHall is a free, independent program. Its pictures, texts and code are its own or named here.
page-credits-pictures = Pictures
page-credits-pictures-about = Drawings by { $authors } from
page-credits-map = Map
page-credits-map-about = Coastlines from Natural Earth, public domain:
page-credits-fonts = Typefaces
