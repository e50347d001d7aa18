var e=`### Bots

bots-no-evaluator = There are no rules of thumb for the game { $game }; only bots of the level random can play it.
bots-no-module = The module “{ $module }” cannot be imported: { $why }. Your own bots are named package.module:Class.
bots-no-class = The module “{ $module }” has no class “{ $name }”; your own bots are named package.module:Class.
bots-no-bot = “{ $name }” is not a bot; it must be a subclass of herohall.bots.Bot.
bots-not-made = “{ $name }” could not be made with a seed: { $why }.
bots-no-budget = A budget needs seconds or iterations.
bots-bad-budget = “{ $text }” is not a budget; give a positive, finite number.
bots-reason-choice = { $bot } would choose it
bots-reason-chance = picked at random; one is as good as another
bots-stuck = The bot { $bot } did not stop when its time was up, so its process was ended. Does it catch every exception?

## Trained bots

bots-no-weights = { $file } does not hold the weights of a trained bot: { $why }.
bots-other-weights = { $file } was trained for { $what } { $written }, but here it is { $ours }. Train it again, or use the HeroHall it was trained with.
bots-no-encoder = { $game } has no encoder, so no trained bot can play it.
`,t=`### The hall inside the page

browser-elsewhere = This table is being played in another tab or window of this browser. One of them plays at a time.
browser-needs-server = This needs a HeroHall server, where people meet; this page plays without one.
browser-full = The browser has no room left to keep the game, so nothing was changed. Delete old tables on the start page, then try again.
browser-storage = The browser cannot keep the game at the moment, so nothing was changed. Try again, or reload the page.

## The command \`herohall site\`

browser-site = The site is in { $folder } ({ $size } MB). Copy it to any web space, or try it with: python3 -m http.server --directory { $folder }
browser-no-parts = These parts of the site are missing: { $missing }. In a checkout with node, \`python3 run.py site\` fetches them.
browser-no-node = Python has to be compiled for browsers with node, which is not installed.
browser-not-empty = { $folder } holds something else than an earlier site; choose a new folder.
browser-no-site = { $folder } is no page for a server; write one with: herohall site { $folder } --for-server
`,n=`### What can go wrong, whatever the game

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
`,r=`seventh-title = Seventh Hero
seventh-too-few-cards = These options leave { $cards } cards, but the deal needs { $needed }; choose more values, more copies, a smaller hand or fewer players.

## Options and editions

seventh-option-no_match = No card in hand fits
seventh-option-no_match-deck = the top card of the deck is sent, and a hand card is discarded
seventh-option-no_match-party = a fitting hero from the player’s own party is sent face up; without one, the top card of the deck, unseen
seventh-option-clue = What a clue tells
seventh-option-clue-identical = whether the wandering hero is the same as the card shown
seventh-option-clue-requirement = whether the wandering hero meets the requirement printed on the card shown
seventh-option-clues_per_turn = Clues per turn
seventh-option-clues_per_turn-any = as many as the receiver likes
seventh-option-clues_per_turn-one = one for each receiver
seventh-option-duplicates = A hero recruited twice
seventh-option-duplicates-eliminated = both copies go to the recruiter’s eliminated pile
seventh-option-duplicates-discard = both copies go to the discard pile
seventh-option-deck_end = When the deck runs out
seventh-option-deck_end-score = the game ends with this turn and is ranked
seventh-option-deck_end-reshuffle = the cards are reshuffled, and only a full party ends the game
seventh-option-reshuffled = What is reshuffled
seventh-option-reshuffled-all = the discard pile and all eliminated piles
seventh-option-reshuffled-discard = the discard pile alone, by the booklet’s own words
seventh-option-forbid = Whom the Dog Master forbids to recruit
seventh-option-forbid-holder = whoever has the wandering hero in front of them
seventh-option-forbid-anyone = a player of one’s choice whom the hero can still reach, by the booklet’s own words
seventh-option-values = Different heroes in the game (small decks for research)
seventh-option-values-3 = heroes 1 to 3; 3 different ones win
seventh-option-values-4 = heroes 1 to 4; 3 different ones win
seventh-option-values-5 = heroes 1 to 5; 4 different ones win
seventh-option-values-6 = heroes 1 to 6; 5 different ones win
seventh-option-values-7 = heroes 1 to 7; 6 different ones win
seventh-option-copies = Copies of each hero (small decks for research)
seventh-option-copies-1 = 1 copy of each hero
seventh-option-copies-2 = 2 copies of each hero
seventh-option-copies-3 = 3 copies of each hero
seventh-option-copies-4 = 4 copies of each hero
seventh-option-copies-5 = 5 copies of each hero
seventh-option-copies-6 = 6 copies of each hero
seventh-option-copies-7 = 7 copies of each hero
seventh-option-copies-8 = 8 copies of each hero
seventh-option-copies-9 = 9 copies of each hero
seventh-option-copies-10 = 10 copies of each hero
seventh-option-copies-11 = 11 copies of each hero
seventh-option-hand = Cards dealt to each hand
seventh-option-hand-0 = no cards
seventh-option-hand-1 = 1 card
seventh-option-hand-2 = 2 cards
seventh-option-hand-3 = 3 cards
seventh-option-hand-4 = 4 cards
seventh-option-hand-5 = 5 cards

seventh-edition-iello = Standard rules: the French booklet of 2014.
seventh-edition-iello-variant = Standard rules with both variants of the French booklet: clues by requirement, and a deck that is reshuffled.
seventh-edition-aeg = The American edition as far as it is publicly known; the rest follows the booklet (S8.2).
seventh-edition-original = The first Japanese edition as far as it is publicly known; the rest follows the booklet (S8.2).

## Standing orders

seventh-order-matters = when it matters
seventh-order-hero = hero in front of me
seventh-order-win = somebody about to win
seventh-order-always = every time
seventh-order-turn = not this turn

## Heroes

seventh-hero-1 = Raging Hen
seventh-hero-2 = Pyromaniac
seventh-hero-3 = Witch
seventh-hero-4 = Dog Master
seventh-hero-5 = Sergeant
seventh-hero-6 = Black Knight
seventh-hero-7 = Magician
seventh-card-1 = Raging Hen (1)
seventh-card-2 = Pyromaniac (2)
seventh-card-3 = Witch (3)
seventh-card-4 = Dog Master (4)
seventh-card-5 = Sergeant (5)
seventh-card-6 = Black Knight (6)
seventh-card-7 = Magician (7)

seventh-dragon-1 = Krillin
seventh-dragon-2 = Tenshinhan
seventh-dragon-3 = Piccolo
seventh-dragon-4 = San Gohan
seventh-dragon-5 = Trunk
seventh-dragon-6 = Vegeta
seventh-dragon-7 = San Goku

seventh-requirement-1 = 3 or less
seventh-requirement-2 = 5 or more
seventh-requirement-3 = 3, 4 or 5
seventh-requirement-4 = odd
seventh-requirement-5 = even
seventh-requirement-6 = { $players } or less
seventh-requirement-7 = { $players } or more

seventh-power-1 = cancel a power
seventh-power-2 = discard the wandering hero
seventh-power-3 = ready a used hero
seventh-power-4 = forbid a recruitment
seventh-power-5 = look at the wandering hero
seventh-power-6 = ignore the requirement
seventh-power-7 = draw two cards

## What is asked

seventh-ask-window = Do you use a power now?
seventh-ask-react = A power has been announced. Do you react before it takes effect?
seventh-ask-send = { $source ->
        [deck] No card in your hand fits: send the top card of the deck.
        [party] No card in your hand fits: which hero of your party do you send, face up?
       *[hand] Which hero do you send to the left, face down?
    }{ $may ->
        [power] {" "}You may use a power first.
       *[none] {""}
    }
seventh-ask-discard = None of your cards fitted: which card from your hand do you discard, face up?
seventh-ask-receive = The wandering hero is in front of you: recruit it or pass it on?{ $may ->
        [both] {" "}You may ask for clues or use a power first.
        [clue] {" "}You may ask for clues first.
        [power] {" "}You may use a power first.
       *[none] {""}
    }
seventh-ask-return = The wandering hero has come back to you: recruit it{ $may ->
        [power] , or use a power first.
       *[none] .
    }

## Moves

seventh-move-decline = use no power
seventh-move-recruit = recruit the wandering hero
seventh-move-pass = pass the wandering hero on
seventh-move-send-deck = send the top card of the deck
seventh-move-send = send { $card }
seventh-move-send-party = send { $card } from your party, face up
seventh-move-discard = discard { $card }
seventh-move-clue = ask for a clue with { $card }
seventh-move-power = use { $card }: { $power }
seventh-move-ready = use { $card }: ready { $target }
seventh-move-forbid = use { $card }: forbid { $target } to recruit the wandering hero

## The log

seventh-event-dealt =
    { $name } begins with { $party } in the party and { $count ->
        [0] no cards in hand
        [one] 1 card in hand{ $known ->
            [yes] : { $cards }
           *[no] {""}
        }
       *[other] { $count } cards in hand{ $known ->
            [yes] : { $cards }
           *[no] {""}
        }
    }.
seventh-event-replaced = Discarded because a party had them twice: { $cards }.
seventh-event-revealed = Turn { $turn }: { $name } reveals { $card }.
seventh-event-unmatched = { $name } has no card that fits.
seventh-event-sent =
    { $source ->
        [deck] Nothing fits: { $name } sends the top card of the deck to { $to }
        [unseen] Nothing fits: { $name } sends the top card of the deck, unseen, to { $to }
        [party] Nothing fits: { $name } sends a hero from their party to { $to }, face up
       *[hand] { $name } sends a hero to { $to }
    }{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
seventh-event-discarded = { $name } discards a card from hand: { $card }.
# $target is the number 0 for a power that has none.
seventh-event-announced =
    { $name } announces a power: { $power }{ $target ->
        [0] {""}
       *[other] : { $target }
    }.
seventh-event-cancelled = { $name } cancels { $user }’s power: { $power }.
seventh-event-readied = { $name } readies a hero: { $card }.
seventh-event-burned = { $name } discards the wandering hero: { $card }.
seventh-event-forbidden = { $name } forbids { $holder } to recruit the wandering hero.
seventh-event-turned-away = { $name } may not recruit the wandering hero.
seventh-event-looked =
    { $name } looks at the wandering hero{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
seventh-event-ignored = { $name } lifts the requirement: this turn every card fits.
seventh-event-drew =
    { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
seventh-event-passed = { $name } passes the hero on to { $to }.
seventh-event-clue =
    { $name } asks for a clue{ $known ->
        [yes] {" "}with { $card }
       *[no] {""}
    }. The answer: { $answer ->
        [yes] yes
       *[no] no
    }.
seventh-event-recruited = { $name } recruits { $card }.
seventh-event-doubled = { $name } recruits { $card } and now has this hero twice.
seventh-event-eliminated = Both copies leave { $name }’s party: { $card }.
seventh-event-turned-up =
    { $name }’s clue card is turned up: { $card }. The answer was { $answer ->
        [yes] yes
       *[no] no
    }.
seventh-event-reshuffled = The deck is empty: discarded and eliminated cards are shuffled into a new deck.
seventh-event-reshuffled-discard = The deck is empty: the discard pile is shuffled into a new deck.
seventh-event-nothing-sent = Nothing fits and there is no card to draw: { $name } sends no hero.
seventh-event-declined = { $name } uses no power.
seventh-event-ended =
    The game is over: { $reason ->
        [heroes] { $names } has a complete party.
        [turns] the last possible turn has been played.
       *[deck] the deck has run out.
    }

## Why a move is not legal

seventh-refuse-over = The game is over.
seventh-refuse-no-move = This is not a move of this game.
seventh-refuse-window = You can only use a power or decline.
seventh-refuse-no-window = There is nothing to decline; choose one of the moves offered.
seventh-refuse-not-receiving = You can recruit or pass on only when the wandering hero is in front of you.
seventh-refuse-must-recruit = The wandering hero has gone all the way round: you must recruit it.
seventh-refuse-not-sending = A hero is sent only once a turn, by the active player, after the requirement is shown.
seventh-refuse-not-fitting = A { $value } does not meet the requirement of this turn.
seventh-refuse-not-in-hand = You have no { $value } in your hand.
seventh-refuse-has-fitting = A card in your hand fits: send a card from your hand.
seventh-refuse-party-first = A hero of your party fits: send a hero from your party.
seventh-refuse-not-from-party = In this edition no hero is sent from a party: send the top card of the deck.
seventh-refuse-not-in-party = You have no { $value } in your party.
seventh-refuse-not-discarding = A card from the hand is discarded only when none fitted and the top card of the deck has been sent.
seventh-refuse-not-asking = Only the player who has the wandering hero in front of them may ask for a clue, and never the active player.
seventh-refuse-face-up = This hero was sent face up: there is no clue to ask for.
seventh-refuse-last-card = You cannot ask for a clue with the last card in your hand.
seventh-refuse-one-clue = In this edition you may ask for only one clue per turn, and you have asked already.
seventh-refuse-used = Your { $value } has been used already; only a ready hero can be used.
seventh-refuse-discard-first = First discard a card from your hand.
seventh-refuse-power-1 = A { $value } cancels a power somebody else has just announced; there is none.
seventh-refuse-power-2 = A { $value } can be used only while a hero is wandering, and not in reaction to a power.
seventh-refuse-power-3 = A { $value } needs another used hero of your party; in reaction to a power, it can only ready your own used 1.
seventh-refuse-power-4 = A { $value } can be used only while the wandering hero is in front of somebody else, and not in reaction to a power.
seventh-refuse-power-5 = A { $value } can be used only while a hero is wandering that you have not seen yet, and not in reaction to a power.
seventh-refuse-power-6 = A { $value } can be used only before the hero is sent, if the active player has a card in hand and no 6 is in force; never in reaction to a power.
seventh-refuse-power-7 = A { $value } can be used only if there is a card to draw, and not in reaction to a power.
seventh-refuse-not-itself = A 3 never readies itself.
seventh-refuse-names-target = A 3 readies one of your used heroes: name it, too, for example “power 3 5”.
seventh-refuse-only-hen = In reaction to a power, a 3 can only ready your { $value }.
seventh-refuse-not-used = There is no used { $value } in your party to ready.
seventh-refuse-reaches-nobody = A { $value } can be used only while a hero is wandering that can still reach somebody else, and not in reaction to a power.
seventh-refuse-names-player = In this game a { $value } is aimed at a player of your choice: name the seat, too, for example “power 4 seat 2”.
seventh-refuse-only-holder = In this game a { $value } is aimed at whoever has the wandering hero in front of them: say “power 4” alone.
seventh-refuse-not-reached = A { $value } is aimed at another player whom the wandering hero can still reach and who may still recruit it.

### Reasons the bots give for a move

seventh-reason-wins = a { $percent }% chance that this hero wins the game
seventh-reason-wins-sure = this hero wins the game
seventh-reason-recruit = a { $percent }% chance that it is new to your party
seventh-reason-recruit-sure = surely new to your party
seventh-reason-recruit-risky = a risk: new to your party with a chance of only { $percent }%
seventh-reason-recruit-double = surely a double: you would lose both copies
seventh-reason-pass = a { $percent }% chance that you have it already
seventh-reason-pass-sure = surely a double for you
seventh-reason-pass-next = more likely a double for the next player than for you
seventh-reason-pass-new = likely new to you: passing on pays only if others gain little from it
seventh-reason-clue = worth knowing more: a { $percent }% chance that it is new
seventh-reason-clue-known = you know enough about this hero; asking can only mislead the others
seventh-reason-keep = no power is worth using now
seventh-reason-power-1 = that power would hurt you
seventh-reason-power-2 = better if nobody gets this hero
seventh-reason-power-3 = this used hero is worth having ready again
seventh-reason-power-4 = this player should not get this hero
seventh-reason-power-5 = worth a look before deciding
seventh-reason-power-6 = a card that does not fit may serve you better
seventh-reason-power-6-other = whoever sends has more to choose from
seventh-reason-power-7 = more cards, more choice
seventh-reason-discard = you have another copy of it
seventh-reason-discard-single = you keep the cards you have twice
seventh-reason-discard-any = you have no card twice, so any will do
seventh-reason-send-deck = nothing in your hand fits
seventh-reason-send =
    { $count ->
        [0] nobody
        [one] one player
       *[other] { $count } players
     } would have it twice; new to you if it comes back
seventh-reason-send-risky =
    { $count ->
        [0] no other player
        [one] one other player
       *[other] { $count } other players
     } would have it twice, but so would you
`,i=`### Reasons

world-reason-deck = an unknown hero may be better than those in the row
world-reason-hero-completes = { $hero } can complete a territory where you would be first: { $territory }
world-reason-hero-population = { $hero } brings many figures
world-reason-hero-discovery = { $count ->
        [one] { $hero } brings a discovery
       *[other] { $hero } brings { $count } discoveries
    }
world-reason-hero-conquest = { $hero } is strong in attack
world-reason-hero-treasure = { $hero } brings many coins
world-reason-leads = takes the lead: { $territory }
world-reason-keeps-lead = defends the lead: { $territory }
world-reason-catches-up = comes closer to the lead: { $territory }
world-reason-later = already scored, but it counts again later: { $territory }
world-reason-over = already scored; nothing more to gain there: { $territory }
world-reason-leaves-scored = moves from a scored territory, { $origin }, to one that still brings points: { $territory }
world-reason-completes = completes a territory, { $territory }; points for you: { $points }
world-reason-closes = completes a territory before others profit more: { $territory }
world-reason-stays = nothing is scored now, but its most valuable discovery stays: { $territory }
world-reason-raises = raises the value of a territory where you lead: { $territory }
world-reason-advances = brings a territory where you lead closer to its scoring: { $territory }
world-reason-shares = brings a territory closer to its scoring: { $territory }
world-reason-spoils = spoils a territory where another leads: { $territory }
world-reason-attack = weakens a rival where it matters: { $territory }
world-reason-wonder = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once, and a power in each epoch: { $wonder }
world-reason-wonder-modern = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once, and a power: { $wonder }
world-reason-power = its power brings the most now: { $wonder }
world-reason-roll = this roll is better for you
world-reason-coins = points now; these coins would bring less later
world-reason-peace = an attack would cost more than it brings
world-reason-saves-power = the power will bring more later
world-reason-saves = nothing else is worth the coins

### The box

world-box-problem = { $where }: { $what }
world-box-line = { $file }, line { $line }
world-box-cell = { $file }, line { $line }, column { $column }
world-box-bad =
    The box { $box } cannot be played with; { $count ->
        [one] 1 problem: { $first }
       *[other] { $count } problems, the first: { $first }
    } See all with: herohall box check { $folder }

world-box-no-folder = there is no folder “{ $folder }”; allowed: a folder made by “herohall box new”, or the word reconstruction.
world-box-no-file = the file is missing; “herohall box new” writes a box with all files.
world-box-unreadable = the file cannot be opened; it must be a plain file you may read.
world-box-not-utf8 = the characters are not UTF-8; save the file again as “CSV UTF-8”.
world-box-no-header = the file is empty; its first line must name the columns: { $columns }.
world-box-quote = a quotation mark is missing or out of place; a cell with quotation marks begins and ends with ", doubles those inside it (""), and has no line break.
world-box-no-column = the column { $column } is missing; expected: { $columns }.
world-box-unknown-column = there is no column “{ $found }”; allowed: { $columns }.
world-box-double-column = the column { $found } appears twice; allowed: once.
world-box-cells = { $found ->
        [one] 1 cell
       *[other] { $found } cells
    } found; allowed: { $expected }, one for each column. A text with the separator in it needs quotation marks around it.
world-box-control = this cell contains a control character (a tab, for instance); allowed: printable characters.
world-box-found = found “{ $found }”; allowed: { $allowed }.
world-box-empty = nothing found; allowed: { $allowed }.
world-box-translation = the { $language ->
        [fr] French
        [de] German
       *[en] English
    } text is missing; it is needed in all three languages.
world-box-twice = found “{ $found }” more than once; allowed: { $allowed }.
world-box-double = found “{ $found }”, which is already in line { $line }; allowed: each once.
world-box-count = { $found } { $found ->
        [one] line
       *[other] lines
    } found; allowed: exactly { $expected }.
world-box-no-line = no line has { $missing } in column { $column }; allowed: exactly one.
world-box-power-number = nothing found, but the power “{ $power }” needs a number; allowed: { $allowed }.
world-box-power-no-number = found { $found }; allowed: nothing, because the power “{ $power }” needs no number here.
world-box-phrase-power = found “{ $found }”; allowed: one of { $names }, or a phrase that begins with one of { $allowed }.
world-box-phrase-missing = an effect is missing at the end; allowed: { $allowed }.
world-box-phrase-effect = found “{ $found }” where an effect is expected; allowed at this moment: { $allowed }.
world-box-phrase-number = found the number { $found }; allowed: { $allowed }.
world-box-phrase-choice = found “{ $found }”; allowed here: { $allowed }.
world-box-phrase-word = found “{ $found }”; allowed here: { $allowed }.
world-box-phrase-twice = found “{ $found }” twice; allowed: once.
world-box-phrase-asks = { $found } does not go together with { $allowed }; allowed: one of the two.
world-box-phrase-sure = “{ $found }” cannot be the result of a power; it belongs on the die.
world-box-phrase-clause = found “{ $found }”; allowed: { $allowed }.
world-box-phrase-alone = “{ $found }” stands alone; nothing may be added to it.
world-box-phrase-last = “{ $found }” must come last.
world-box-phrase-endless = “{ $found }” has no “all”; allowed: { $allowed }.
world-box-amount-needs = nothing found, but “{ $kind }” needs an amount; allowed: { $allowed }.
world-box-amount-needs-none = found { $found }; allowed: nothing, because “{ $kind }” names all its amounts or needs none.
world-box-die-endless = every face says to roll again; at least one must have a result.
world-box-allowed-power = { $names }, or a phrase of when, how often and what (see the vocabulary of effects)
world-box-allowed-result = { $names }, or a phrase of clauses (see the vocabulary of effects)
world-box-wonders = { $found } { $epoch ->
        [modern] modern
       *[ancient] ancient
    } { $found ->
        [one] wonder
       *[other] wonders
    } found; allowed: exactly { $expected }.
world-box-border-self = found a border of { $found } with itself; allowed: two different territories.
world-box-border-double = the border from { $start } to { $end } is already in line { $line }; allowed: each once.
world-box-border-one-way = there is a border from { $start } to { $end }, but none back; add a line from { $end } to { $start }.

world-box-allowed-number = { $low } to { $high }
world-box-allowed-words = { $low } to { $high } different ones of { $words }, separated by spaces
world-box-allowed-either = { $words }, { $number }
world-box-allowed-id = small letters a–z, digits and single hyphens between them, at most { $longest } characters
world-box-allowed-text = any text
world-box-allowed-optional = nothing, or { $other }

world-box-not-empty = The folder { $folder } is not empty; name one that is new or empty.
world-box-cannot-write = The box cannot be written to { $folder }; check that you may write there and that there is room.
world-box-written = A copy of the box is in { $folder }. README.txt explains the files; check them with: herohall box check { $command }

world-box-summary-heroes = { $count } heroes ({ $ancient } ancient, { $modern } modern)
world-box-summary-discoveries = { $count } discoveries ({ $ancient } ancient, { $modern } modern)
world-box-summary-wonders = { $count } wonders ({ $ancient } ancient, { $modern } modern)
world-box-summary-territories = { $count } territories ({ $ancient } ancient, { $modern } modern), { $borders ->
        [one] 1 border
       *[other] { $borders } borders
    }
world-box-summary-die = die: { $faces }
world-box-summary-printed = marked as printed in the game, at least in part: heroes { $heroes }, discoveries { $discoveries }, wonders { $wonders }, die faces { $faces }, borders { $borders }
world-box-summary-good = No problems found.

world-box-readme =
    YOUR OWN BOX

    These files are the pieces of Heroes of the World as HeroHall plays it. They are tables in CSV form: open them
    with a spreadsheet or a text editor, change what you like, and save them as CSV in UTF-8 (comma, semicolon or
    tab between the cells). The first line names the columns. The order of columns and lines is free, but the order
    of heroes, discoveries and wonders belongs to the box: records of games fit only a box with the same one.

    The printed cards are not public; most values here are HeroHall’s own reconstruction. If you own the printed game,
    type in your cards. The column “printed” says which facts of a line are known to be those of the printed game.

    Check your work with “herohall box check” and this folder: it lists every mistake with its file and line. Play with
    it by adding “--box” and this folder. Give your box a name of its own in box.csv.

    The files and their columns, with what is allowed in square brackets:
world-box-file-heroes = 76 hero cards
world-box-file-discoveries = 53 discovery tokens
world-box-file-wonders = 9 wonders, 5 ancient and 4 modern
world-box-file-die = the 6 faces of the conquest die
world-box-file-territories = the 9 territories; their ids, epochs and spaces are fixed, their names are free
world-box-file-borders = which territories are adjacent; each border has two lines, one in each direction
world-box-file-box = facts about the box itself; each line is a key and its value
world-box-column-id = short name used in moves and records, different in every line
world-box-column-territories-id = the territory
world-box-column-epoch = the epoch the piece belongs to
world-box-column-population = population the hero brings
world-box-column-discovery = discoveries the hero makes, French edition
world-box-column-discovery_de = the same, German edition
world-box-column-conquest = conquest value
world-box-column-treasure = coins the hero brings
world-box-column-territories = territories of influence
world-box-column-orientation = colour of the card; it has no effect on play
world-box-column-born = year of birth; before Christ with a minus sign, empty if not known
world-box-column-died = year of death
world-box-column-printed = facts of this line known from the printed game
world-box-column-name = name
world-box-column-title = title
world-box-column-about = a sentence or two
world-box-column-short = short name for narrow places
world-box-column-value = value of the token
world-box-column-points = points for building it
world-box-column-power = its power: one of HeroHall’s nine by name, or a phrase of the vocabulary of effects
world-box-column-number = the number that the power lacks: population for settle, coins for coins, tokens drawn for discover; empty if it lacks none
world-box-column-face = number of the face
world-box-column-kind = result of the roll: one of HeroHall’s six by name, or a phrase of the vocabulary of effects
world-box-column-amount = the amount that the result lacks: n is the attack’s power, half is half of it, rounded up; a number always means that number; empty if it lacks none
world-box-column-spaces = spaces for discoveries
world-box-column-from = from this territory
world-box-column-to = to this one
world-box-column-box-name = name of the box in records
world-box-column-version = anything that helps you tell versions of your box apart
world-box-column-box-title = title of the box
world-box-column-box-about = where its cards come from

## The form for own cards

world-box-sheet-heroes = Heroes
world-box-sheet-discoveries = Discoveries
world-box-sheet-wonders = Wonders
world-box-sheet-die = Die
world-box-sheet-territories = Territories
world-box-sheet-borders = Borders
world-box-sheet-box = The box
world-box-label-id = Id
world-box-label-epoch = Epoch
world-box-label-population = Population
world-box-label-discovery = Discoveries
world-box-label-discovery_de = Discoveries (German edition)
world-box-label-conquest = Conquest
world-box-label-treasure = Treasure
world-box-label-territories = Territories
world-box-label-orientation = Colour
world-box-label-born = Born
world-box-label-died = Died
world-box-label-printed = As printed
world-box-label-name = Name
world-box-label-title = Title
world-box-label-about = Text
world-box-label-short = Short name
world-box-label-value = Value
world-box-label-points = Points
world-box-label-power = Power
world-box-label-number = Number
world-box-label-face = Face
world-box-label-kind = Result
world-box-label-amount = Amount
world-box-label-spaces = Spaces
world-box-label-from = From
world-box-label-to = To
world-box-label-box-name = Name in records
world-box-label-version = Version
world-box-word-epoch-ancient = ancient
world-box-word-epoch-modern = modern
world-box-word-orientation-conqueror = red: conqueror
world-box-word-orientation-discoverer = blue: discoverer
world-box-word-orientation-balanced = green: balanced
world-box-word-amount-n = the attack’s power
world-box-word-amount-half = half of it, rounded up
world-box-word-printed-name = name
world-box-word-printed-values = values
world-box-word-printed-territories = territories
world-box-word-printed-value = value
world-box-word-printed-points = points
world-box-word-printed-power = power
world-box-word-printed-power-for-two = power with two players
world-box-word-printed-kind = result
world-box-word-printed-amount = amount
world-box-word-printed-epoch = epoch
world-box-word-printed-spaces = spaces
world-box-word-printed-border = border
world-box-start-title = My box
world-box-start-about = My own cards; what I have not changed is HeroHall’s reconstruction.

### The game

world-title = Heroes of the World
world-first-not-there = Seat { $first } cannot begin: there are only { $players } seats. Choose 1 to { $players }, or “random”.

## Options

world-edition-fr = Standard rules (French edition)
world-edition-de = Rules of the German edition
world-option-tiebreak = Ties
world-option-tiebreak-fr = by discoveries made
world-option-tiebreak-de = by the discovery values of the heroes played
world-option-convert = Coins into points
world-option-convert-fr = at any time in your own turn
world-option-convert-de = only in the treasure step
world-option-old_wonders = Unbought ancient wonders
world-option-old_wonders-fr = leave with the ancient epoch
world-option-old_wonders-de = stay on offer
world-option-max_discovery = Highest discovery value of a hero
world-option-max_discovery-2 = 2
world-option-max_discovery-3 = 3
world-option-first = Who begins
world-option-first-random = drawn at random
world-option-first-1 = seat 1
world-option-first-2 = seat 2
world-option-first-3 = seat 3
world-option-first-4 = seat 4
world-option-first-5 = seat 5
world-option-settlers = Figures at the start
world-option-settlers-same = seven each
world-option-settlers-later = more for later players (an option of HeroHall, H1.3)

## Words

world-epoch-ancient = ancient epoch
world-epoch-modern = modern epoch
world-colour-blue = blue
world-colour-red = red
world-colour-green = green
world-colour-yellow = yellow
world-colour-violet = violet

## What is asked: a name, and a line that explains it

world-kind-place = Place your first figures
world-kind-take = Take a hero
world-kind-play = Play a hero
world-kind-settle = Place figures
world-kind-discover = Place a discovery
world-kind-attack = Attack
world-kind-spend = Treasure
world-kind-survey = Place a drawn discovery
world-kind-migrate = Migration
world-kind-wall = You are attacked
world-kind-reroll = Roll again
world-kind-keep = Choose a roll
world-kind-flee = Flight
world-kind-score = Power in a scoring
world-kind-target = Remove figures
world-kind-power = Power in an attack

world-ask-place = Place one figure in a territory of the epoch that begins. All take turns until everyone has placed their first figures.
world-ask-take = Take one of the heroes in the row, or the top hero of the deck, unseen.
world-ask-play = Play one of the heroes in your hand. It acts in its territories that are in play.
world-ask-settle = Place one figure in one of your hero’s territories. You place as many as the hero brings, one at a time.
world-ask-discover = Place one of the drawn discoveries in one of your hero’s territories that has a free space and has not received one this turn. The last space scores the territory.
world-ask-attack = Attack another player once, in a territory of your hero where you both have figures, or decline.
world-ask-spend = { $convert ->
        [0] You cannot spend anything.
       *[other] Spend coins as you like:{ $migrate ->
            [0] {""}
           *[other] {" "}a migration for 2,
        }{ $build ->
            [0] {""}
           *[other] {" "}a wonder for 7,
        }{" "}a point for 2.
    } Type “done” to end your turn.
world-ask-survey = Place one of the discoveries drawn by the power in a territory that it reaches, that has a free space and has not received one this turn.
world-ask-migrate = Move one figure out of the territory this migration starts from, up to four in all. Stop when you like.
world-ask-wall = You are attacked. Use your wall to end the attack in defeat without a roll, or decline and let the die decide.
world-ask-reroll = You may use your wonder to roll the die once more and keep either roll.
world-ask-keep = Which of the two rolls counts?
world-ask-flee = Your figures must flee. Choose an adjacent territory for the next one.
world-ask-score = A territory is being scored. Use your wonder’s power now, or decline and keep it for later.
world-ask-target = Choose whose figures your wonder’s power removes, and where.
world-ask-power = An attack is under way. Use a wonder’s power now, or decline and keep it for later.

## The log

world-event-began = { $seat } begins.
world-event-dealt = { $seat } is dealt a hero.
world-event-dealt-seen = { $seat } is dealt { $hero }.
world-event-turned_up = Now in the row: { $hero }.
world-event-placed = { $seat } places one of the first figures: { $territory }.
world-event-turn = It is { $seat }’s turn.
world-event-skipped = { $seat } has no hero and is skipped.
world-event-took = { $seat } takes { $hero } from the row.
world-event-drew = { $seat } takes a hero from the deck.
world-event-drew-seen = { $seat } takes { $hero } from the deck.
world-event-played = { $seat } plays { $hero }.
world-event-settled = { $seat } places a figure: { $territory }.
world-event-found = { $seat } draws a discovery: { $discovery }.
world-event-discovered = { $seat } places { $discovery }: { $territory }.
world-event-returned = { $discovery } goes back into the bag.
world-event-scoring = { $territory } is complete and is scored: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for first place.
world-event-scored = { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $place ->
        [0] {""}
        [1] {" "}for first place
        [2] {" "}for second place
       *[3] {" "}for third place
    }: { $territory }.
world-event-attacked = { $seat } attacks { $rival } with power { $power }: { $territory }.
world-event-rolled = { $seat } rolls: { $face }.
world-event-kept = { $seat } keeps: { $face }.
world-event-died = { $seat } loses { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }: { $territory }.
world-event-plundered = { $seat } takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $rival }.
world-event-fled = One of { $seat }’s figures flees: { $origin } → { $territory }.
world-event-defected = { $count ->
        [one] One of { $rival }’s figures goes over
       *[other] { $count } of { $rival }’s figures go over
    } to { $seat }: { $territory }.
world-event-unharmed = { $seat }’s attack on { $rival } has no effect.
world-event-earned = { $seat } takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the bank.
world-event-migration = { $seat } begins a migration.
world-event-migrated = { $seat } moves a figure: { $origin } → { $territory }.
world-event-built = { $seat } builds a wonder, { $wonder }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
world-event-converted = { $seat } turns 2 coins into 1 point.
world-event-used = { $seat } uses a power: { $wonder }.
world-event-declined = { $seat } keeps a power for later: { $wonder }.
world-event-reinforced = { $seat } places { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }: { $territory }.
world-event-surveyed = { $seat } draws a discovery: { $discovery }.
world-event-epoch_ended = The ancient epoch is over.
world-event-remained = { $territory }: one ancient discovery stays, { $discovery }.
world-event-epoch_began = The modern epoch begins; { $seat } goes first.
world-event-gained = { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from a power or the die.
world-event-removed = { $seat } removes { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } of { $rival }: { $territory }.
world-event-strengthened = { $seat } changes the attack’s power; it is now { $power }.
world-event-over = The game is over.

## Why a move is not legal

world-refuse-over = The game is over.
world-refuse-no-move = This is not a move of this game.
world-refuse-place-first = Everyone places figures before the first turn.
world-refuse-place-ancient = Only ancient territories can be settled now.
world-refuse-place-modern = Only modern territories can be settled now.
world-refuse-taken = A hero is taken only at the beginning of a turn.
world-refuse-take-first = Take a hero first.
world-refuse-play-first = First play one of your heroes.
world-refuse-deck-empty = The deck is empty.
world-refuse-row-short = { $count ->
        [0] The row is empty.
        [one] There is only one hero in the row.
       *[other] There are only { $count } heroes in the row.
    }
world-refuse-one-hero = Only one hero is played in a turn.
world-refuse-not-in-hand = This hero is not in your hand.
world-refuse-not-settling = Your hero brings no figures to place now.
world-refuse-not-in-play = This territory is in play only from the modern epoch on.
world-refuse-not-influenced = This is not one of your hero’s territories.
world-refuse-not-discovering = There is no discovery to place now.
world-refuse-not-drawn = This discovery has not been drawn.
world-refuse-no-space = This territory has no free space.
world-refuse-received = This territory has already received a discovery this turn.
world-refuse-not-attacking = You cannot attack now: an attack comes once a turn, after the discoveries, with a hero who has a conquest value.
world-refuse-nobody-of-colour = Nobody at this table plays that colour.
world-refuse-own-colour = You cannot attack yourself.
world-refuse-no-attackers = You have no figures there to attack with.
world-refuse-no-defenders = That player has no figures there.
world-refuse-not-fleeing = Nobody is fleeing.
world-refuse-not-adjacent = That territory is not adjacent.
world-refuse-nothing-to-decline = There is nothing to decline now.
world-refuse-nothing-to-keep = There are not two rolls to choose from.
world-refuse-nothing-to-stop = There is no migration to stop.
world-refuse-stop-too-early = At least one figure must move before the migration can stop.
world-refuse-not-spending = Coins are spent in the treasure step, at the end of your turn.
world-refuse-other-origin = All figures of one migration come from the same territory.
world-refuse-few-coins = That costs { $coins } coins, and you have fewer.
world-refuse-same-territory = A migration must go to another territory.
world-refuse-nobody-there = You have no figures there.
world-refuse-not-on-offer = This wonder is not on offer.
world-refuse-convert-later = In this edition coins become points only in the treasure step.
world-refuse-not-done = The turn cannot end yet: first use what the hero brings.
world-refuse-not-owner = You do not own this wonder.
world-refuse-no-power = This wonder has no power.
world-refuse-used = This wonder’s power has been used in this epoch.
world-refuse-names-territory = This power needs a territory: name one after the wonder.
world-refuse-names-no-territory = This power is used without naming a territory.
world-refuse-no-effect = This power would change nothing now.
world-refuse-survey-first = First place one of the discoveries just drawn.
world-refuse-migration-first = First finish the migration.
world-refuse-attack-first = First finish the attack.
world-refuse-flight-first = First the figures must flee.
world-refuse-scoring-first = First finish the scoring.
world-refuse-target-first = First choose whose figures the power removes.
world-refuse-not-power-land = The power does not reach this territory.
world-refuse-moment-turn = This power is used on your own turn, not while something else is being finished.
world-refuse-moment-treasure = This power is used in your treasure step.
world-refuse-moment-attacked = This power is used when you are attacked, before the roll.
world-refuse-moment-attack = This power is used when you attack, before the roll.
world-refuse-moment-rolled = This power is used after your own conquest roll.
world-refuse-moment-struck = This power is used when you are attacked, after the roll.
world-refuse-moment-scoring = This power is used in a scoring where it changes something{ $place ->
        [first] {" "}and you are first
        [second] {" "}and you are second
        [third] {" "}and you are third
        [placed] {" "}and you hold a paid place
        [unplaced] {" "}and you hold no paid place
       *[any] {""}
    }.
`,a=`### At a table over the network

## Not now

server-stale = The table has changed in the meantime; look again and choose.
server-not-your-turn = It is not your turn.
server-paused = The table is paused; nobody can move until it continues.
server-not-paused = The table is not paused.
server-over = The game is over.
server-ended = The game was ended by agreement.
server-not-over = Available after the game.
server-frozen = This game began under rules that this HeroHall does not play, so it cannot continue here. Nothing is lost: the server’s owner can export it and continue it with a HeroHall that plays its rules.
server-diverges = Under the rules of this HeroHall, entry { $number } of the game’s log would have a different result.
server-bot-plays = A bot plays on this seat at the moment; come back to your seat first.
server-not-lifted = Lift the curtain first; then answer for this seat.
server-undo-made-for-you = A bot, the clock or your standing order made the last move for you; it cannot be taken back.
server-no-hints = Hints are off at this table.
server-no-advice = The bots have no advice for this game.
server-too-fast = Too many messages at once; wait a moment.
server-busy = The server has too much to do at the moment; try again in a minute.
server-too-many = Too many requests came from your network; wait a moment and try again.
server-full = This table has no room for more watchers; try again later.

## Who may

server-no-seat = You are watching; only people with a seat can do this.
server-host-only = Only the host of the table can do this, as long as the host is here.
server-not-your-seat = This is not your seat.
server-cannot-remove = Only another person can be removed from a seat.
server-still-here = This player is still here; wait, or ask them.
server-bot-there = A bot plays on this seat already.
server-no-offer = Nobody has offered to end the game.
server-local-only = Only the person at the computer where HeroHall runs can do this.
server-no-watching = This table does not let people watch.

## Choosing

server-which-seat = This table has no such seat; choose one of its seats.
server-no-name = A name needs at least one letter.
server-bad-value = This cannot be chosen here.
server-no-order = This game has no such standing order.
server-too-many-seats = { $seats } seats were given for a game of { $players }; give fewer.
server-no-language = HeroHall does not speak “{ $lang }”; it speaks en, fr and de.

## Links

server-no-table = There is no such table; the link is incomplete, or the table has been deleted.
server-no-open-tables = This server has no open tables. Invite people by a link.
server-bad-invite = This invitation is not for this table; ask for a new link.
server-seat-taken = Somebody has already taken this seat.
server-bad-token = This server does not know your seat at this table; join again with an invitation.
server-bad-code = This code has been used or has expired; make a new one on the other device.
server-moved = You are now playing this game on another device.
server-removed = The host has given your seat to a bot.
server-no-step = The game has no such move.
server-no-lesson = There is no lesson for the game “{ $game }” yet.

## Boxes

server-no-box = There is no box “{ $box }” here; upload it first.
server-box-bad = This box cannot be played with; { $count ->
        [one] 1 problem was found
       *[other] { $count } problems were found
    }:
server-box-file = “{ $file }” is not a file of a box; such files have names like heroes.csv.
server-box-too-large = The files of a box may have at most { $most } characters and { $lines } lines in total.
server-no-folder = The folder { $folder } cannot be read; name one you may open.
server-boxes-full = This server cannot keep more boxes; export yours as a zip file instead.

## Malformed messages

server-malformed = The server could not read this message; reload the page.
server-hello-again = The page has greeted the server twice; reload it.
server-no-hello = The page has not greeted the server; reload it.
server-other-protocol = The page and the server have different versions; reload the page.
server-not-found = There is nothing at this address.
server-other-origin = This request came from a page of another site, and was refused.
server-too-large = This is too large to be sent.
server-failed = Something went wrong in the server; nothing was changed. The server’s log has the details.
server-store = The server cannot save at the moment, so it accepts no moves; none is lost. Try again soon.
server-store-full = The server’s disk is full, so it accepts no moves; none is lost. The game continues when there is room again.
server-store-read-only = The server may not write to its database, so it accepts no moves; none is lost. Its owner can fix that.
server-store-busy = Another program is using the server’s database; your move was not accepted, and none is lost. Try again.
server-store-damaged = The server’s database is damaged, so it accepts no moves. Its owner has to restore a backup.
server-store-away = The server cannot reach its database, so it accepts no moves; none is lost. The game continues when it can reach it again.

## In the shell

server-at = HeroHall is at { $address } (end with Ctrl-C).
server-port-taken = Port { $port } of { $host } cannot be used ({ $why }); choose another with --port.
server-already-running = Another HeroHall already uses this folder of tables: { $address }
server-bad-database = “{ $scheme }” is not a database HeroHall can use; give an address like postgresql://user@host/name.
server-no-cluster = PostgreSQL and Redis need extra packages; install them with: pip install "herohall[cluster]"
server-redis-alone = Redis is for several servers on one database; give --database, too.
server-database-taken = Another HeroHall already uses this database; several can share it if each is started with --redis.
server-database-newer = This database was last used by a newer HeroHall; use that one, or restore a backup from before the update.

## For the owner

server-list-id = id
server-list-game = game
server-list-status = state
server-list-moves = moves
server-list-changed = changed
server-list-names = people
server-list-running = running
server-list-paused = paused
server-list-over = over
server-list-ended = ended by agreement
server-list-frozen = frozen: other rules
server-list-archived = archived
server-list-count = { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
server-no-such-table = There is no table { $table }; \`herohall tables list\` shows them all.
server-export-running = The game at table { $table } is still running, and its record contains what its players may not know. Add --running to write it anyway.
server-deleted = { $count ->
        [one] 1 table deleted.
       *[other] { $count } tables deleted.
    }
server-backed-up = { $count ->
        [one] 1 table copied to { $file }.
       *[other] { $count } tables copied to { $file }.
    }
server-restored = { $count ->
        [one] 1 table is back in { $folder }.
       *[other] { $count } tables are back in { $folder }.
    }
server-backup-nothing = There are no tables in { $folder }; name the folder of the server with --data.
server-backup-exists = The file { $file } already exists; choose another name.
server-backup-none = The file { $file } is not a backup of HeroHall, or it is damaged.
server-backup-newer = The file { $file } was made by a newer HeroHall; restore it with that one.
server-backup-failed = { $file } could not be copied: { $why }.

## Talk

server-no-phrase = There is no such phrase.
server-say-slowly = You are talking too fast; wait a moment.
server-cannot-mute = Only another person can be muted.

## Daily deal and ratings

server-daily = Not possible in the daily deal: everybody plays it under the same conditions.
server-no-day = There is no daily deal for this day.
server-rated-remove = Nobody can be removed from a rated game before it ends; a bot can sit in.
server-rated = Not possible in a rated game: everybody plays it under the same conditions, on the seat they began with.
server-no-puzzle = There is no puzzle { $number } of { $game }; there are { $count }.
`,o=`### The table of Seventh Hero. Events, questions, moves and heroes are in the game’s own texts.

## What a power does, in a word or two: it has to fit on a card

page-seventh-power-1 = cancel
page-seventh-power-2 = discard
page-seventh-power-3 = ready
page-seventh-power-4 = forbid
page-seventh-power-5 = look
page-seventh-power-6 = ignore
page-seventh-power-7 = draw two

## The table

page-seventh-table = Table
page-seventh-turn = Turn { $turn }
page-seventh-headline = Turn { $turn } · Requirement: { $requirement }
page-seventh-deck =
    { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
page-seventh-deck-short = deck
page-seventh-discard = Discarded
page-seventh-discard-count = { $card }: { $count } discarded
page-seventh-requirement = Requirement
page-seventh-requires = Requirement: { $requirement }
page-seventh-fits = fits:
page-seventh-ignored = lifted: every card fits
page-seventh-unmatched = nothing fitted
page-seventh-you = { $name } (you)
page-seventh-hand =
    { $count ->
        [0] no hand cards
        [one] 1 hand card
       *[other] { $count } hand cards
    }
page-seventh-gone =
    { $count ->
        [0] nothing eliminated
       *[other] eliminated: { $cards }
    }
page-seventh-active = sends
page-seventh-must-pass = may not recruit
page-seventh-player = player { $letter }
page-seventh-phrase-hero = I say it is { $card }.
page-seventh-asked = is asked
page-seventh-heroes = { $count } of { $goal }
page-seventh-place =
    { $state ->
        [ready] { $card }, ready
        [used] { $card }, used
       *[empty] no { $card }
    }
page-seventh-party = Party of { $name }

## The wandering hero

page-seventh-wandering-at = The wandering hero is in front of { $name }.
page-seventh-wandering-known = It is { $card }.
page-seventh-source =
    { $source ->
        [deck] from the deck
        [unseen] from the deck, unseen
        [party] from the party
       *[hand] from the hand
    }
page-seventh-seen-by = Seen by { $names }
page-seventh-unseen = Nobody has seen it
page-seventh-possible = It can be
page-seventh-may-be =
    { $card }: { $may ->
        [yes] possible
       *[no] not possible
    }, { $count ->
        [one] one card not seen
       *[other] { $count } cards not seen
    }
page-seventh-may-be-plain =
    { $card }: { $may ->
        [yes] possible
       *[no] not possible
    }
page-seventh-clues = Clues of this turn
page-seventh-clue = { $name } asked with { $card }: { $answer ->
        [yes] yes
       *[no] no
    }
page-seventh-clue-hidden = { $name } asked with a hidden card: { $answer ->
        [yes] yes
       *[no] no
    }
page-seventh-yes = Yes
page-seventh-no = No

## Beats

page-seventh-announces = { $name } announces
page-seventh-announced-for = { $power }: { $target }
page-seventh-reacting = May react
page-seventh-reactor =
    { $name } { $turn ->
        [declined] has declined
        [asked] is asked now
        [later] is asked later
       *[cannot] cannot react
    }
page-seventh-beat-cancelled = Cancelled by { $name }
page-seventh-beat-double = { $name } has it twice
page-seventh-beat-recruited = { $name } recruits
page-seventh-beat-unmatched = { $name }: nothing fits
page-seventh-beat-answer = { $name } asks for a clue
page-seventh-beat-readied = { $name } readies
page-seventh-beat-burned = Discarded
page-seventh-beat-forbidden = { $holder } may not recruit
page-seventh-beat-turned_away = { $name } may not recruit it
page-seventh-beat-looked = { $name } looks at the hero
page-seventh-beat-ignored = Every card fits this turn
page-seventh-beat-drew =
    { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }

## Choices

page-seventh-ask-window =
    { $window ->
        [W1] Before { $active } sends a hero: use a power?
        [W2] The hero is in front of { $holder }: use a power?
        [W3] Before { $holder } loses both copies: use a power?
       *[W4] Before the turn ends: use a power?
    }
page-seventh-ask-react = Will you react before this power takes effect?
page-seventh-ask-send = Which hero do you send to the left?
page-seventh-ask-discard = Nothing fitted: which hand card do you discard?
page-seventh-ask-receive = The hero is in front of you: recruit it or pass it on?
page-seventh-ask-return = The hero has come back to you: recruit it.
page-seventh-other-window = may use a power
page-seventh-other-react = may react
page-seventh-other-send = chooses a hero to send
page-seventh-other-discard = chooses a card to discard
page-seventh-other-receive = has the hero and decides
page-seventh-other-return = has the hero back and decides
page-seventh-recruit = Recruit
page-seventh-recruit-known = Recruit { $card }
page-seventh-pass = Pass on to { $name }
page-seventh-clue-mode = Ask with a card…
page-seventh-back = Back
page-seventh-clue-hint = { $clue ->
        [requirement] Choose a hand card: does the wandering hero meet its requirement? The card is discarded.
       *[other] Choose a hand card: is the wandering hero the same? The card is discarded.
    }
page-seventh-clue-asks = { $clue ->
        [requirement] does it fit this card?
       *[other] is it the same hero?
    }
page-seventh-decline = No power
page-seventh-send-deck = Send the top card of the deck
page-seventh-use = Use { $hero }
page-seventh-ready-mode = Use { $hero }…
page-seventh-ready = Ready { $hero }
page-seventh-forbid-mode = Use { $hero }…
page-seventh-forbid = { $name } may not recruit it
page-seventh-your-hand = Your hand
page-seventh-empty-hand = Your hand is empty.

page-seventh-mark-new = new
page-seventh-mark-double = double
page-seventh-mark-win = wins!
page-seventh-mark-leaves = leaves
page-seventh-mark-used = used
page-seventh-mark-ready = ready

page-seventh-ended =
    { $reason ->
        [heroes] { $heroes } different heroes are together.
        [turns] The last possible turn has been played; { $heroes } heroes were enough.
       *[deck] The deck has run out; { $heroes } heroes were enough.
    }
page-seventh-result = { $gone } eliminated · { $used } used

## Start page, lesson and gallery

gallery-link-seventh = All cards
gallery-players = with { $count } players
learn-seventh-about = Send heroes round the table, bluff, ask, look – and gather six different ones.
learn-seventh-aim =
    Welcome! There are seven kinds of heroes, numbered 1 to 7. The first player with six different ones wins.

    This is your party. Two heroes have joined it: { $hero1 } and { $hero5 }.
learn-seventh-others = Iris and Bruno gather heroes, too. Everybody sees all parties, but nobody sees another’s hand.
learn-seventh-requirement = Each turn begins with a card turned up from the deck. The line at its foot is the requirement: this time “3 or less”.

    So only a 1, 2 or 3 may be sent now.
learn-seventh-send = It is your turn: send a fitting hero face down to Iris, on your left. Take the { $hero2 }, which you do not have yet.
learn-seventh-passed = Iris does not know what came to her. She could recruit it – but what if she has it already? She passes it on to Bruno.
learn-seventh-came-back = Bruno did not dare, either. When a hero has gone all the way round, its sender must recruit it. That was your plan: now you have three.

    A turn ends with a new card for its player: you have drawn one.
learn-seventh-window =
    Iris’s turn: she sent a hero of 3 or more to Bruno.

    Powers may be used in other players’ turns, too; that is why you are asked. There is no hurry: use none now.
learn-seventh-double = Bruno passed it on to you. Recruit it, or pass it on?

    Careful: a hero you already have is a double. Both copies would leave your party. A 5 would be such a double.
learn-seventh-clue = Ask for a clue! Show the sender one of your hand cards; the truthful answer tells whether it is the same hero. Everybody hears the answer, and the card is gone.

    Choose “Ask with a card…”, then the 5.
learn-seventh-answer = “No”: it is not a 5. The requirement was 3 or more, so it is a 3, 4, 6 or 7, and all of these are new to you. Recruit it!
learn-seventh-power =
    { $hero3 }: four heroes! Now Bruno has sent you one, and it is odd. You have 1, 3 and 5: that is risky.

    Every hero in a party has a power that can be used once. Your { $hero5 } looks at the wandering hero.
learn-seventh-looked =
    A 1: you would have it twice. Your 5 now lies sideways: it is used, but still counts.

    Pass the 1 on to Iris. She has one, too…
learn-seventh-doubled = Iris took it – a double! Both of her 1s are eliminated, and she has only one hero left.
learn-seventh-send-again = Your turn again. The requirement is “5 or more”, and only your 6 fits. Send it.

    If no card in your hand fits, the top card of the deck is sent instead, and you discard a hand card.
learn-seventh-forbidden =
    Both passed, so the 6 would be yours. But Iris announces her { $hero4 }: you may not recruit! As you are the sender, the hero would be discarded.

    Before a power takes effect, others may react. Your { $hero1 } cancels it.
learn-seventh-cancelled = Cancelled! Iris’s power is used up all the same. Recruit your 6.
learn-seventh-ready =
    Five heroes: one more, and you win. Again a hero is in front of you. Which one?

    Your 5 is used, but your { $hero3 } can ready one of your used heroes.
learn-seventh-look-again = Your 5 is ready again. Look at the hero!
learn-seventh-sixth = { $hero7 }: the sixth hero! Recruit it.
learn-seventh-won =
    Six different heroes: you have won!

    If the deck runs out first, the game ends after that turn. Then the player with the most heroes wins; a tie goes to the one with fewer eliminated cards, then to the one with fewer used heroes.
learn-seventh-rest = Three powers you have not met: 2 discards the wandering hero, 6 lifts the requirement for a turn, 7 draws two cards.

    Point at a card, or press it for a while, to read it. “?” shows the rule behind every question. Have fun!
page-game-seventh = Recruit the hero or pass it on? Six different ones win.
page-game-seventh-facts = 3–5 players · 20 minutes · bluff and deduction · easy to learn
page-edition-seventh-iello = Standard rules
page-edition-seventh-iello-variant = Standard rules with both variants
page-edition-seventh-aeg = American edition
page-edition-seventh-original = First edition
page-theme-seventh-classic = classic
page-theme-seventh-dragon = dragon
page-seventh-insight = { $count ->
    [one] could be sure: { $cards }
   *[other] { $count } possible: { $cards }
}
`,s=`### Heroes of the World in the page

## What is asked, in short

page-world-ask-place = Place one figure.
page-world-ask-take = Take a hero.
page-world-ask-play = Play a hero.
page-world-ask-settle = Place figures.
page-world-ask-discover = Place a discovery.
page-world-ask-attack = Attack somebody?
page-world-ask-spend = Spend coins?
page-world-ask-survey = Place one of these discoveries.
page-world-ask-migrate = Where does the next one move?
page-world-ask-wall = You are attacked. Use your wall?
page-world-ask-reroll = Roll once more?
page-world-ask-keep = Which roll counts?
page-world-ask-flee = Where does the next one flee?
page-world-ask-score = Use your power now?
page-world-ask-target = Whose figures are removed?
page-world-ask-power = Use a power in this attack?

## Moves

page-world-move-take = Take { $hero }
page-world-move-take-deck = Take the top hero of the deck, unseen
page-world-move-play = Play { $hero }
page-world-move-settle = Place a figure: { $territory }
page-world-move-flee = Flee to: { $territory }
page-world-move-discover = { $discovery }: { $territory }
page-world-move-attack = { $territory }: attack { $rival }
page-world-move-remove = { $territory }: remove figures of { $rival }
page-world-move-migrate = Move { $origin } → { $territory }
page-world-move-build = Build { $wonder } for { $coins } coins
page-world-move-use = Use { $wonder }
page-world-move-use-at = Use { $wonder }: { $territory }
page-world-move-keep = Keep { $face }
page-world-move-convert = { $point } coins → 1 point
page-world-move-stop = End the migration
page-world-move-decline = Decline
page-world-move-done = End turn

## The board

page-world-headline = { $epoch ->
        [modern] Modern epoch
       *[ancient] Ancient epoch
    }, { $count } of { $most } scored
page-world-scorings = { $count } of { $most } territories scored
page-world-players = Players
page-world-you = you
page-world-points = points
page-world-coins = coins
page-world-supply = figures in supply
page-world-made = discoveries made
page-world-played = heroes played
page-world-discoverers = heroes with discoveries
page-world-known = known in hand
page-world-in-hand = in hand
page-world-hand-size = { $count ->
        [one] { $count } hero in hand
       *[other] { $count } heroes in hand
    }
page-world-bank = coins in the bank
page-world-bag = { $count ->
        [one] { $count } discovery in the bag
       *[other] { $count } discoveries in the bag
    }
page-world-row = Row
page-world-hand = Your hand
page-world-deck = { $count ->
        [one] { $count } hero in the deck
       *[other] { $count } heroes in the deck
    }
page-world-track = Score track
page-world-wonders = Wonders
page-world-wonder-offer = { $wonder }, on offer for { $coins } coins
page-world-wonder-owned = { $wonder }: built by { $seat }, power ready
page-world-wonder-used = { $wonder }: built by { $seat }, power used in this epoch
page-world-wonder-price = Costs { $coins } coins, brings { $points } points; its power once per epoch.
page-world-later = In play from the modern epoch on
page-world-scored = scored
page-world-scored-long = Scored in this epoch. Its figures stay in play.
page-world-free = { $count ->
        [one] One free space: the next discovery scores it.
       *[other] { $count } free spaces until it is scored.
    }
page-world-ladder = Discoveries: { $discoveries }; free spaces: { $free }
page-world-here = { $seat }: { $count }, would get { $points }
page-world-pays = Would bring { $first } / { $second } / { $third }: the sum, half of it, the lowest discovery.
page-world-pays-two = Would bring { $first } / { $second }: the sum, half of it.
page-world-neighbours = Adjacent: { $territories }
page-world-left = { $count } still to place

## Heroes

page-world-hero = { $hero }: population { $population }, discoveries { $discovery }, conquest { $conquest }, treasure { $treasure }; { $territories }
page-world-value-population = population
page-world-value-discovery = discoveries
page-world-value-conquest = conquest
page-world-value-treasure = treasure
page-world-bc = { $year } BC
page-world-ours = Values by HeroHall; the printed cards are not public.
page-world-ours-named = Name from the printed game, values by HeroHall: the printed cards are not public.
page-world-ours-power = Power by HeroHall: the printed wonders are not public.
page-world-ours-power-for-two = Power with two players as printed, otherwise HeroHall’s.

## Acting

page-world-click-territory = Choose a lit territory, on the map or on its plate.
page-world-place-left = { $count ->
        [one] The last one to place.
       *[other] { $count } to place.
    }
page-world-flee-left = { $count ->
        [one] The last one has to flee.
       *[other] { $count } have to flee.
    }
page-world-if-scored = if scored now:
page-world-ranking = by figures:
page-world-scores-now = is scored at once:
page-world-drawn = Drawn discoveries
page-world-choose-discovery = First choose a discovery, then a lit territory.
page-world-place-discovery = { $discovery }: choose a lit territory.
page-world-migrate-choose = Choose where the migration starts.
page-world-migrate-from = Start a migration: { $territory }
page-world-migrate-to = From { $origin }, up to { $count } more.
page-world-migrate-hint = Migration, { $coins } coins for up to { $count }: choose where it starts.
page-world-migrate-picked = Migration from { $territory }, { $coins } coins for up to { $count }: choose where to.
page-world-poor = Not enough coins for more.
page-world-build = { $wonder }
page-world-use-where = Choose a lit territory.
page-world-keep-power = Keep the power
page-world-attack-in = Attack: { $territory }
page-world-choose-attack = Choose whom to attack; the odds are shown before you roll.
page-world-choose-remove = Choose whose figures the power removes.
page-world-no-targets = Nobody can be attacked here.
page-world-other-target = Another target
page-world-no-attack = No attack
page-world-roll = Attack: roll the die
page-world-odds = { $territory }, against { $rival }, power { $power }: each face is equally likely
page-world-lead = who would then lead there
page-world-leads = { $seat } would lead
page-world-does-battle = the rival loses { $count }
page-world-does-defeat = attacker loses { $count }
page-world-does-carnage = both lose { $count }
page-world-does-plunder = { $count ->
        [one] { $count } coin taken
       *[other] { $count } coins taken
    }
page-world-does-flight = { $count ->
        [one] { $count } flees
       *[other] { $count } flee
    }
page-world-does-defection = { $count ->
        [one] { $count } changes sides
       *[other] { $count } change sides
    }

## Moments

page-world-scoring = Scoring: { $territory }
page-world-nobody-there = Nobody has figures there: nobody scores.
page-world-why-1 = sum of all discoveries
page-world-why-2 = half of it, rounded up
page-world-why-3 = the lowest discovery
page-world-why-power = ({ $points } of it by a power)
page-world-attack-at = { $seat } attacks { $rival }: { $territory }
page-world-walled = { $seat } stands behind the wall: { $territory }.
page-world-epoch-years = AD 500 – 1900
page-world-epoch-modern = The modern epoch
page-world-epoch-lands = Four territories open: all nine are in play.
page-world-epoch-remain = Each ancient territory keeps its most valuable discovery.
page-world-skip = click to go on
page-world-told-attack = attacks { $rival } ({ $territory }): { $result }
page-world-told-scored = scores { $territory }: { $points }
page-world-told-built = builds { $wonder }
page-world-told-converted = × 2 coins → 1 point

## The end

page-world-ended-scorings = The eighth territory of the modern epoch has been scored.
page-world-ended-heroes = Nobody has a hero left to play.
page-world-points-coins = Coins into points
page-world-points-all = Total

## Start page, lesson and gallery

gallery-link-world = All cards and tokens
gallery-kind-heroes = Heroes
gallery-kind-discoveries = Discoveries
gallery-kind-wonders = Wonders
gallery-kind-territories = Territories
gallery-kind-die = Die
gallery-epoch = Epoch
gallery-epoch-all = Both epochs
gallery-epoch-ancient = Ancient epoch
gallery-epoch-modern = Modern epoch
gallery-land = Territory
gallery-land-all = All territories
gallery-beside-all = Adjacent to any territory
gallery-sort-population = by population
gallery-sort-discovery = by discoveries
gallery-sort-conquest = by conquest
gallery-sort-treasure = by treasure
gallery-worth = Worth { $points }
gallery-spaces = { $count } spaces for discoveries
gallery-acts-in = Acts in:
gallery-beside = Adjacent to:
learn-world-about = Settle the world, make discoveries, build wonders – and lead where it counts.
learn-world-aim = Welcome! You lead a people through two epochs. The player with the most points at the end wins.

    Your colour is blue, your sign the circle A. Here the points are counted.
learn-world-lands = Points come from territories. In the ancient epoch five are in play. The plate of each shows its three spaces for discoveries, and below who lives there.
learn-world-place = At the beginning everyone places seven figures, one at a time. Choose the Mediterranean, on the map or on its plate.
learn-world-place-again = Iris and Bruno place theirs, too. Now choose Africa.
learn-world-take =
    All figures have been placed. Every turn is the same: take a hero, play a hero.

    Take Ezana from the row. (Or you could take one from the deck, unseen.)
learn-world-play = A hero has four values, used in this order: population, discoveries, conquest, treasure. The small map shows where the hero can act.

    You have three heroes in hand. Play Ezana.
learn-world-settle = First, population: Ezana brings two figures. Place one in the Mediterranean and one in Africa.
learn-world-discover = Second, discoveries: Ezana has drawn one from the bag, Sculpture, worth { $sculpture }. Place it in the Mediterranean.

    When all spaces of a territory are filled, it is scored.
learn-world-attack =
    Third, conquest: you may attack once where you and a rival both have figures. Power: Ezana’s 2, plus 1 in the ancient epoch (plus 2 in the modern one).

    Choose the Mediterranean. You see what each face of the die would do to Iris; then roll.
learn-world-migrate =
    A battle: Iris loses her two figures there. Fourth, treasure: three coins, so you have four.

    Two coins pay for a migration: up to four of your figures move from one territory to its neighbours. Choose the Middle East, then Africa; and move the other one, too.
learn-world-done = Two coins also buy one point, seven coins a wonder. Keep your two coins, and end your turn.
learn-world-iris = Iris played Cleopatra, settled in the Mediterranean again and placed Seafaring there, worth { $seafaring }. Only one space is free now.
learn-world-second-turn = Bruno has played, too. It is your turn: take Aryabhata, who brings two discoveries, and play him.
learn-world-second-settle = One figure to the Mediterranean, where you lead; one to the Middle East.
learn-world-second-discover = You have drawn Writing, worth { $writing }, and Philosophy, worth { $philosophy }. They must go to different territories. Place Writing in the Mediterranean: it takes the last space.
learn-world-scoring =
    Scored! You have the most figures, so you are first and get the sum, { $sculpture } + { $seafaring } + { $writing } = { $first }. Iris, second, gets half of it, rounded up: { $second }. Bruno, third, gets the lowest discovery: { $third }.

    In a tie, the player who has made more discoveries is ahead. Figures stay where they are.
learn-world-other-discovery = Your second discovery: Philosophy to the Middle East.
learn-world-save = You have four coins now. Save them for something great, and end your turn.
learn-world-wonder =
    Some turns later: { $scored } territories are scored, you have { $points } points and { $coins } coins.

    Seven coins buy a wonder: three points at once, and a power for each epoch. Build the Hanging Gardens. (The powers of the wonders are HeroHall’s: the printed cards are not public.)
learn-world-use = Their power: on your turn, place three figures in one territory. In Africa one space is still free. Choose the Hanging Gardens, then Africa.
learn-world-used = Nine of your figures in Africa! The power is used now and comes back in the next epoch. Each wonder has a power of its own: point at it to read.
learn-world-rivals = The others go on. Bruno has just drawn a discovery, and in India one space is free…
learn-world-epoch =
    With the fourth scoring the ancient epoch ends. Each territory keeps only its best ancient discovery; four modern territories open, with four spaces each; there are new heroes and new wonders.

    Points, coins, figures and wonders stay.
learn-world-modern = Again everyone places seven figures, now in the modern territories. Place one in America.
learn-world-end = All nine territories are in play. With the eighth scoring of the modern epoch the game ends at once, and the player with the most points wins. Leftover coins and figures count for nothing.
learn-world-rest = That is all! You must use what a hero brings as far as possible; attacks and coins are up to you.

    Point at anything, or press it for a while, to read it. “?” shows the rule behind every question. Have fun!
page-world-turn-of = { $name }’s turn
page-game-world = Lead your people through history: settle, discover, build wonders.
page-game-world-facts = 2–5 players · 75 minutes · majorities and strategy · for a long evening
page-edition-world-fr = Standard rules
page-edition-world-de = Rules of the German edition
`,c=`### The hall inside the page

page-here-loading = Getting the hall ready: { $percent }%
page-here-ready = Ready. Everything runs in this page, also without a network.
page-here-failed = The hall cannot be loaded. Are you offline on a first visit? Try again with a network.
page-here-away = The server cannot be reached. You can play against bots in this page; these games stay in this browser.
page-here-forgets = This window keeps nothing: your games are lost when it is closed. Save a record of a game you want to keep.
page-here-friends = Playing with friends by a link, ratings and open tables need a HeroHall server. Here you play against bots, or pass the device round.
page-here-take = Play here instead
page-here-update = A new version is ready.
page-here-update-now = Update now
page-here-update-tabs = Close the other tabs of HeroHall first, then update.
page-here-kept = { $count ->
        [one] { $count } table is kept in this browser
       *[other] { $count } tables are kept in this browser
    } ({ $size } kB).
page-here-delete-over = Delete finished tables
page-here-delete-all = Delete all tables
page-here-delete-sure = Really delete? This cannot be undone.
page-here-daily = Everybody who plays without a server gets this deal today. Your result stays in this browser.
page-here-daily-honest = The rules: one try for each game, finished by midnight UTC. No hints. The seed is made from the date without a secret, so anyone who reads the program could work it out in advance; its fingerprint is shown from the start, the seed itself on the next day.
`,l=`### The rulebook and the gallery of pieces

book-search = Search the rules
book-found = { $count ->
        [0] nothing found
        [one] 1 passage
       *[other] { $count } passages
    }
book-none = No rule contains all these words.
book-contents = Contents
gallery-title = In the box: { $game }
gallery-kind = Pieces
gallery-search = Search
gallery-sort = Sort
gallery-sort-name = by name
gallery-sort-value = by value
gallery-count = { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
gallery-none = No piece matches.
`,u=`### Lessons: what the coach says. Iris and Bruno are the names in the scripts (lesson.toml of each game).

learn-title = Learn to play
learn-about = Play along for five minutes and you know the game. No rulebook needed.
learn-lesson = Lesson: { $game }
learn-begin = Begin the lesson
learn-continue = Continue the lesson
learn-again = Play it again
learn-done = Lesson finished
learn-leave = Leave the lesson; you can continue it later
learn-coach = Coach
learn-your-move = Your move:
learn-next = Next
learn-back = Back
learn-hurry = Skip ahead
learn-show-me = Do it for me
learn-progress = { $step } of { $count }
learn-play = Play against bots
learn-more = Rules and cards
learn-link-short = Learn in 5 min
learn-link = Learn in five minutes
learn-table = The lesson: learn by playing
`,d=`### My box: own cards

mybox = My box
mybox-of = My box: { $game }
mybox-all = Boxes
mybox-about = Do you own the printed game? Enter its cards here and play with them: with the keyboard alone, in the order in which they are printed, checked as you type. Everything stays in this browser. You begin with a copy of HeroHall’s cards and change what is different.
mybox-begin = Begin with HeroHall’s cards
mybox-boxes = Boxes…
mybox-here = Boxes in this browser
mybox-open = Open
mybox-import = Import a zip file…
mybox-export = Export as zip
mybox-delete = Delete
mybox-delete-really = Really delete?
mybox-server = On the server
mybox-server-about = Whoever has the link gets a copy: you on another device, or friends. The server keeps it for a year after it was last opened.
mybox-keep = Keep a copy on the server
mybox-compare = Compare this box with
mybox-ours = HeroHall’s cards
mybox-differences = { $count ->
        [0] The boxes are the same.
        [one] They differ in 1 line.
       *[other] They differ in { $count } lines.
    }
mybox-only-this = only in this box
mybox-only-other = only in the other box
mybox-play = Play with this box
mybox-undo = Undo
mybox-redo = Redo
mybox-good = No problems found
mybox-problems = { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
mybox-wrong = has a problem
mybox-lost = This browser keeps nothing, or its storage is full: export the box as a zip file before you close the page.
mybox-brought = The files were not quite right; this was mended while reading them, or left out:
mybox-sheets = Sheets of the box
mybox-card-shown = The card as it will look
mybox-card = Card { $number } of { $count }
mybox-previous = Previous card
mybox-next = Next card
mybox-keys = Enter: next card · Shift+Enter: back · digits choose · Ctrl+Z: undo
mybox-enter = Enter
mybox-last = That was the last one: { $sheet }.
mybox-add = Add a card
mybox-remove = Remove this card
mybox-clear = Clear all and enter anew
mybox-more = More: other languages and details
mybox-edition = The value on your cards is
mybox-language-en = English
mybox-language-fr = French
mybox-language-de = German
mybox-link = My box: enter or change cards
mybox-use = Play with: { $box }
mybox-phrase = Arrow down: the words that may come next
mybox-next-words = Words that may come next
mybox-meaning = What it does:
`,f=`### Puzzles: a moment of a game with one clearly best move

page-puzzles = Puzzles
page-puzzles-short = One clearly best move: today’s, and all others
page-puzzles-about = A moment of a game between bots, as one of them knew it, with one clearly best move. Find it, and read why it is best. A bot that thought for a long time has checked each of them.
page-puzzle-today = Today’s puzzle
page-puzzle-number =
    Puzzle { $number }{ $answered ->
        [solved] , solved
        [missed] , answered
       *[not] {""}
    }
page-puzzle-title = { $game }, puzzle { $number }
page-puzzle-which = Which move is best?
page-puzzle-how = Choose it as you would at the table. You know what this player knew.
page-puzzle-solved = Solved!
page-puzzle-missed = Not the best move
page-puzzle-best = Best:
page-puzzle-yours = Yours:
page-puzzle-share = Chance to win: about { $percent }%
page-puzzle-again = Look again
page-puzzle-next = Next puzzle
page-puzzle-before = What happened before
`,p=`# Looking back, records, aids, notes.

page-aids = Memory aids
page-aids-on = on
page-aids-off = off
page-notes = My notes
page-notes-hint = Only you see this.

page-story = Meanwhile
page-story-skip = Skip

page-replay = Look back
page-replay-back = Back to the table
page-replay-your-turn = It is your turn
page-replay-running = You see what your seat knew at that moment.
page-replay-public = You see what everybody could see.
page-replay-eyes = View
page-replay-hand = { $name }’s hand
page-replay-all = all cards open
page-replay-as = as { $name } knew it
page-replay-at = Move { $number } of { $count }
page-replay-at-turn = Turn { $turn } · move { $number } of { $count }
page-replay-begin = Before the first move
page-replay-slider = Move
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-move-back = One move back
page-replay-move-on = One move on
page-replay-turn-back = To the previous turn
page-replay-turn-on = To the next turn
page-replay-score-back = To the previous change of score
page-replay-score-on = To the next change of score
page-replay-play = Play
page-replay-stop = Stop
page-replay-link = Link to this moment
page-replay-copied = The link is in your clipboard.
page-replay-save = Save the record

page-replay-study = Chances of winning
page-replay-study-about = Each player’s chance of winning with all cards open, estimated by a bot: more than anybody at the table could know.
page-replay-study-busy = The bots are thinking: { $done } of { $count } turns
page-replay-swing = Turn { $turn }: { $name }, { $before }% → { $after }%
page-replay-swings = Biggest swings
page-replay-no-swing = No single turn decided this game.
page-replay-even = No turn changed the chances much.

page-replay-insight = What the players could know
page-replay-insight-about = How many heroes the wandering hero could still be, for each turn and each player. 1 means that the player could be sure.
page-replay-insight-turn = Turn

page-play-on = Play on from here
page-play-on-about = A new table that starts at this moment, with the same cards. Bots take the other seats. It is only for practice.
page-play-on-seat = My seat
page-play-on-level = Bots
page-play-on-as-were = as they were
page-play-on-begin = Play

page-record-open = Look at a record file
page-record-about = A record (.hall) holds a whole game. HeroHall checks that seed, moves and result fit together. Then you can look back at the game and play on from any moment.
page-record-drop = Drop the file here
page-record-choose = Choose a file
page-record-busy = Checking…

page-key-replay = look back
page-replay-keys = ← → move · Shift + ← → turn · , . score · Home, End · space: play

page-review = Doubtful moves
page-review-about = Moves that a bot would not have made, judged by what the player could know. The number is what the move cost, in points of 100.
page-review-none = No doubtful moves found.
page-review-line = Turn { $turn }: { $move }. The bot: { $rival }.
page-review-try = Try another move from here
page-review-lay = As the cards lay: { $points }.
`,m=`### The page around the games

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
`,h=`page-text-mode = Text mode, for screen readers
page-text-title = { $game } in text mode
page-text-normal = Normal view
page-text-story = What is said
page-text-command = Move or command
page-text-send = Send
page-text-typed = You typed: { $text }
page-text-buttons = Frequently used commands
page-text-status = Status
page-text-moves = Moves
page-text-hand = Hand
page-text-map = Table
page-text-help = Help
page-text-start-about = You hear what happens in short sentences, and type moves and commands. Choose a game to play against bots.
page-text-game = Game
page-text-level = Strength of the bots
page-text-others = Other ways to play, with people or with options
page-text-others-about = At every table, the first link leads to text mode.
`,g=`### Together: phrases, the daily deal, ratings, notifications

## Talk

page-talk = Talk
page-talk-about = Everybody reads these phrases in their own language.
page-talk-more = At this game, true or not:
page-talk-heard = Said so far
page-talk-nothing = Nothing has been said yet.
page-talk-who = Mute people
page-talk-mute = Mute { $name }
page-key-talk = talk

page-phrase-hello = Hello!
page-phrase-luck = Good luck!
page-phrase-nice = Nicely played!
page-phrase-wow = Wow!
page-phrase-thanks = Thank you!
page-phrase-sorry = Sorry!
page-phrase-oops = Oops…
page-phrase-thinking = Let me think…
page-phrase-no-hurry = Take your time.
page-phrase-moment = Back in a moment.
page-phrase-back = I am back.
page-phrase-doubt = I don’t believe a word of it.
page-phrase-trust = Trust me.
page-phrase-close = That was close!
page-phrase-again = Another round?
page-phrase-good-game = Good game!

## Notifications

page-notify = Tell me when it is my turn
page-notify-on = yes
page-notify-off = no
page-notify-about = While this page is in the background, your browser shows a message. It will ask once for your permission.
page-notify-denied = Your browser does not allow messages from this page; you can change that in the browser’s settings for this site.
page-notify-missing = This browser cannot do that here; it needs a page opened on this machine or over https.
page-notify-turn = It is your turn
page-your-turn = Your turn

## The daily deal

page-daily = Daily deal
page-daily-about = The same deal and the same bots for everybody on this server. One try a day.
page-daily-short = The same cards for everybody. One try a day.
page-daily-play = Play
page-daily-go-on = Continue
page-daily-look = Look at the table
page-daily-bots = { $count ->
    [one] against a bot ({ $level })
   *[other] against { $count } bots ({ $level })
}
page-daily-ends = The next deal comes at { $time }.
page-daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it. You see the results when you have finished it, too.
   *[other] { $count } people have finished it. You see the results when you have finished it, too.
}
page-daily-nobody = Nobody finished this deal.
page-daily-results = Results
page-daily-today = Today
page-daily-earlier = Earlier
page-daily-later = Later
page-daily-given-up = gave up
page-daily-place = { $place } of { $players }
page-daily-replay = See the game
page-daily-name-about = This is how you appear in the list.
page-daily-honest = The rules: one try for each person and game, finished by midnight UTC. No hints, and it is never rated. The seed is made from a secret of this server and the date, so nobody can know it in advance; its fingerprint is shown from the start, the seed itself on the next day. The server recognises the browser, not the person: anyone who uses two browsers can try twice, so the list is as honest as those on it.
page-daily-seed-tomorrow = The seed of the daily deal is shown tomorrow, when it can no longer help anyone.
page-daily-board = To the results

## Ratings

page-ratings = Ratings
page-ratings-about = People who have played each other on this server.
page-ratings-off = This server does not rate games.
page-ratings-none = Nobody has a rating yet.
page-ratings-rank = Rank
page-ratings-points = Points
page-ratings-games = Games
page-ratings-uncertain = still uncertain: few games so far
page-ratings-how = A finished game is rated if at least two people took part whom this server recognises. Bots, daily deals and your own boxes do not count. If you concede, you lose at once to everyone who plays on. If you are away at the end, you lose, too. Everybody starts with 1000 points, a cautious estimate that becomes more certain with every game (OpenSkill).
page-rated = Rated
page-rated-on = counts
page-rated-off = just for fun
page-rated-table = This game counts for the ratings of the people who play it from beginning to end.
page-rating-change = Rating

## Who I am

page-me = How this server recognises you
page-me-about = There are no accounts. Your browser has made a key for you; the server keeps only a fingerprint of it, with the name you play under. Anyone who has the key can play as you, so keep it secret.
page-me-show = Show my key
page-me-move = To play as the same person on another device, open this link there or type in the key.
page-me-enter = Key from another device
page-me-use = Use this key
page-me-wrong = This is not a key: a key has 26 letters and digits.
page-me-right = This browser now uses that key.
page-me-forget = Remove me from all lists
page-me-forget-sure = Really? Your name and rating are removed and you get a new key.
page-me-forgotten = Done. This browser has a new key.
page-me-arrive = This link contains a key. Use it only if it is your own: then this server treats you here as the same person as on your other device.
`,_=Object.assign({"../../../src/herohall/bots/texts/en.ftl":e,"../../../src/herohall/browser/texts/en.ftl":t,"../../../src/herohall/core/texts/en.ftl":n,"../../../src/herohall/games/seventh/texts/en.ftl":r,"../../../src/herohall/games/world/texts/en.ftl":i,"../../../src/herohall/server/texts/en.ftl":a}),v=Object.assign({"../games/seventh/texts/en.ftl":o,"../games/world/texts/en.ftl":s,"./anywhere.en.ftl":c,"./gallery.en.ftl":l,"./learn.en.ftl":u,"./mybox.en.ftl":d,"./puzzles.en.ftl":f,"./replay.en.ftl":p,"./shell.en.ftl":m,"./text.en.ftl":h,"./together.en.ftl":g}),y=[...Object.values(_),...Object.values(v)];export{y as default};