### The rulebook and the gallery of pieces

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
