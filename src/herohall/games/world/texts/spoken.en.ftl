### In words and to be heard: the terminal and text mode

world-spoken-settled = { $name } places { $count ->
        [one] a figure
       *[other] figures
    }: { $steps }.
world-spoken-migrated = { $name } moves { $count ->
        [one] a figure
       *[other] figures
    }: { $steps }.
world-spoken-ended-scorings = The game is over: the eighth territory of the modern epoch has been scored.
world-spoken-ended-heroes = The game is over: nobody has a hero left to play.
world-spoken-tie = Equal points share the place: { $names } (H0.1).
world-spoken-box = The printed cards are not public: the heroes’ values and the wonders are HeroHall’s own, save a few known facts (? box).
world-spoken-wonders-ours = All these powers are HeroHall’s; of the printed ones only Ajanta’s for two players is known.
world-spoken-word-deck = deck
world-spoken-word-box = box
world-spoken-about-wonder = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } when built. { $about }
world-spoken-about-discovery = { $name }: a discovery worth { $value }.
world-spoken-about-territory = { $name }: { $spaces } spaces. Adjacent: { $beside }.
world-spoken-before-christ = { $year } BC
world-spoken-ours = (All values are HeroHall’s; the printed cards are not public.)
world-spoken-printed = (From the printed game: { $facts }. The rest is HeroHall’s.)
world-spoken-fact = { $fact ->
        [name] name
        [values] values
        [territories] territories
        [value] value
        [points] points
        [power] power
        [power-for-two] power with two players
        [kind] kind
        [amount] amount
        [epoch] epoch
       *[spaces] spaces
    }
world-spoken-move-take = take { $hero }
world-spoken-move-take-deck = take the top hero of the deck, unseen
world-spoken-move-play = play { $hero }
world-spoken-move-settle = place a figure: { $territory }
world-spoken-move-flee = flee to: { $territory }
world-spoken-move-discover = place { $discovery }: { $territory }
world-spoken-move-attack = { $territory }: attack { $rival }
world-spoken-move-remove = remove figures of { $rival }: { $territory }
world-spoken-move-migrate = move: { $origin } → { $territory }
world-spoken-move-build = build { $wonder } (7 coins)
world-spoken-move-use = use { $wonder }
world-spoken-move-keep = keep { $face }
world-spoken-move-convert = turn 2 coins into 1 point
world-spoken-move-stop = end the migration
world-spoken-move-decline = decline
world-spoken-move-done = done: end the turn
world-spoken-hero =
    { $name }: { $population ->
        [0] no figures
        [one] { $population } figure
       *[other] { $population } figures
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
world-spoken-not-in-play = From the modern epoch on: { $territories }
world-spoken-playing = { $name } plays { $hero }.
world-spoken-settling = { $name } plays { $hero }. Figures still to place: { $left }.
world-spoken-attack = Attack on { $rival }, { $territory }, power { $power }.
world-spoken-rolled = Rolled: { $face }.
world-spoken-migration = Migration from { $origin }: up to { $left } more.
world-spoken-scoring = { $territory } is being scored: { $pay }. May be used: { $wonder }.
world-spoken-no-territory = There is no territory “{ $text }”. In play: { $territories }.
world-command-row = row
world-command-wonders = wonders
world-command-bag = bag
world-help-row = the heroes on offer.
world-help-wonders = the wonders.
world-help-bag = the discoveries left in the bag.
world-verb-take = take
world-verb-play = play
world-verb-settle = settle, place
world-verb-discover = discover
world-verb-attack = attack
world-verb-migrate = migrate, move
world-verb-build = build
world-verb-convert = convert
world-verb-done = done
world-verb-decline = decline
world-verb-flee = flee
world-verb-keep = keep
world-verb-use = use
world-verb-stop = stop
world-spoken-drawn = Drawn and not placed yet: { $discoveries }.
world-spoken-fortune = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
world-spoken-epoch = { $scorings } of { $most } territories scored: { $epoch }.
world-spoken-total = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
world-spoken-hand = { $count ->
        [0] Your hand is empty.
        [one] Your hand has 1 hero:
       *[other] Your hand has { $count } heroes:
    }
world-spoken-seat = { $name }, seat { $seat }, { $colour }.
world-spoken-lives = Figures: { $territories }.
world-spoken-supply = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } in the supply.
world-spoken-holds = { $count ->
        [0] No heroes
        [one] 1 hero
       *[other] { $count } heroes
    } in hand.
world-spoken-known = Known in hand: { $heroes }.
world-spoken-owns = Wonders: { $wonders }.
world-spoken-used = { $wonder }, used
world-spoken-built = { $name } has { $wonder }.
world-spoken-land = { $territory }: { $people }.
world-spoken-has = { $name } has { $count }
world-spoken-gets = { $points } to { $name }
world-spoken-nobody = nobody
world-spoken-scored = Scored.
world-spoken-ladder = { $count ->
        [0] No discoveries
       *[other] Discoveries { $values }
    }, { $free ->
        [0] no free spaces
        [one] 1 free space
       *[other] { $free } free spaces
    }.
world-spoken-pays = Would bring { $pay }.
world-spoken-row = { $count ->
        [0] The row is empty.
       *[other] In the row:
    }
world-spoken-deck = Heroes in the deck: { $count }.
world-spoken-offer = { $count ->
        [0] No wonder is on offer.
       *[other] On offer, for 7 coins each:
    }
world-spoken-worth = { $count } worth { $value }
world-spoken-bag = Discoveries in the bag: { $count }. { $discoveries }.
