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
world-box-double-column = the column { $found } stands here twice; allowed: once.
world-box-cells = { $found ->
        [one] 1 cell
       *[other] { $found } cells
    } found; allowed: { $expected }, one for each column. A text with the separator in it needs quotation marks around it.
world-box-control = a control character stands in this cell (a tab, for instance); allowed: printable characters.
world-box-found = found “{ $found }”; allowed: { $allowed }.
world-box-empty = nothing found; allowed: { $allowed }.
world-box-translation = the { $language ->
        [fr] French
        [de] German
       *[en] English
    } text is missing; it is needed in all three languages.
world-box-twice = found “{ $found }” more than once; allowed: { $allowed }.
world-box-double = found “{ $found }”, which stands in line { $line } already; allowed: each once.
world-box-count = { $found } { $found ->
        [one] line
       *[other] lines
    } found; allowed: exactly { $expected }.
world-box-no-line = no line has { $missing } in column { $column }; allowed: exactly one.
world-box-few-territories = found { $found }; allowed: at most { $count }, the number of this hero’s territories.
world-box-power-number = nothing found, but the power { $power } needs a number; allowed: { $allowed }.
world-box-power-no-number = found { $found }; allowed: nothing, for only these powers have a number: { $words }.
world-box-wonders = { $found } { $epoch ->
        [modern] modern
       *[ancient] ancient
    } { $found ->
        [one] wonder
       *[other] wonders
    } found; allowed: exactly { $expected }.
world-box-border-self = found a border of { $found } with itself; allowed: two different territories.
world-box-border-double = the border from { $start } to { $end } stands in line { $line } already; allowed: each once.
world-box-border-one-way = there is a border from { $start } to { $end }, but none back; add a line from { $end } to { $start }.

world-box-allowed-number = { $low } to { $high }
world-box-allowed-words = { $low } to { $high } different ones of { $words }, separated by spaces
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
world-box-file-box = what the box says of itself; each line is a key and its value
world-box-column-id = short name used in moves and records, different in every line
world-box-column-territories-id = the territory
world-box-column-epoch = the epoch the piece belongs to
world-box-column-population = population the hero brings
world-box-column-discovery = discoveries the hero makes, French edition; never more than the hero has territories
world-box-column-discovery_de = the same, German edition
world-box-column-conquest = conquest value
world-box-column-treasure = coins the hero brings
world-box-column-territories = territories of influence
world-box-column-orientation = colour of the card; without effect on play
world-box-column-born = year of birth; before Christ with a minus sign, empty if not known
world-box-column-died = year of death
world-box-column-printed = facts of this line known from the printed game
world-box-column-name = name
world-box-column-title = title
world-box-column-about = a sentence or two
world-box-column-short = short name for narrow places
world-box-column-value = value of the token
world-box-column-points = points for building it
world-box-column-power = its power, once per epoch
world-box-column-number = population for settle, coins for coins, tokens drawn for discover; empty for all others
world-box-column-face = number of the face
world-box-column-kind = result of the roll
world-box-column-amount = n is the attack’s power, half is half of it, rounded up; a number is always the same
world-box-column-spaces = spaces for discoveries
world-box-column-from = from this territory
world-box-column-to = to this one
world-box-column-box-name = name of the box in records
world-box-column-version = anything that tells you one state of your box from another
world-box-column-box-title = title of the box
world-box-column-box-about = where its cards come from
