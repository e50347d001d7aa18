### Das Regelbuch und die Sammlung der Teile

book-search = In den Regeln suchen
book-found = { $count ->
        [0] nichts gefunden
        [one] 1 Stelle
       *[other] { $count } Stellen
    }
book-none = Keine Regel enthält alle diese Wörter.
book-contents = Inhalt
gallery-title = In der Schachtel: { $game }
gallery-kind = Spielmaterial
gallery-search = Suchen
gallery-sort = Sortieren
gallery-sort-name = nach Name
gallery-sort-value = nach Wert
gallery-count = { $count ->
        [one] 1 Teil
       *[other] { $count } Teile
    }
gallery-none = Nichts passt dazu.
