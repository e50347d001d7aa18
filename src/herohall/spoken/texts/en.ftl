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
