### The rulebook and the gallery of pieces

book-search = Search the rules
book-found = { $count ->
        [0] nothing found
        [one] 1 passage
       *[other] { $count } passages
    }
book-none = No rule has all these words.
book-contents = Contents
gallery-title = In the box: { $game }
gallery-link-seventh = All cards
gallery-link-world = All cards and tokens
gallery-kind = Pieces
gallery-kind-heroes = Heroes
gallery-kind-discoveries = Discoveries
gallery-kind-wonders = Wonders
gallery-kind-territories = Territories
gallery-kind-die = Die
gallery-search = Search
gallery-epoch = Epoch
gallery-epoch-all = Both epochs
gallery-epoch-ancient = Ancient epoch
gallery-epoch-modern = Modern epoch
gallery-land = Territory
gallery-land-all = All territories
gallery-beside-all = Beside any territory
gallery-players = with { $count } players
gallery-sort = Sort by
gallery-sort-name = by name
gallery-sort-value = by value
gallery-sort-population = by population
gallery-sort-discovery = by discoveries
gallery-sort-conquest = by conquest
gallery-sort-treasure = by treasure
gallery-count = { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
gallery-none = Nothing in the box is like that.
gallery-worth = Worth { $points }
gallery-spaces = { $count } spaces for discoveries
gallery-acts-in = Acts in:
gallery-beside = Beside:
