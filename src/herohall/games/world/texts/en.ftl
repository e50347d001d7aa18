### Reasons

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
