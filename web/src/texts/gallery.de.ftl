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
gallery-link-seventh = Alle Karten
gallery-link-world = Alle Karten und Plättchen
gallery-kind = Teile
gallery-kind-heroes = Helden
gallery-kind-discoveries = Fortschritte
gallery-kind-wonders = Weltwunder
gallery-kind-territories = Gebiete
gallery-kind-die = Würfel
gallery-search = Suchen
gallery-epoch = Epoche
gallery-epoch-all = Beide Epochen
gallery-epoch-ancient = Altertum
gallery-epoch-modern = Neuzeit
gallery-land = Gebiet
gallery-land-all = Alle Gebiete
gallery-beside-all = Neben jedem Gebiet
gallery-players = zu { $count } Spielern
gallery-sort = Sortieren nach
gallery-sort-name = nach Name
gallery-sort-value = nach Wert
gallery-sort-population = nach Bevölkerung
gallery-sort-discovery = nach Fortschritt
gallery-sort-conquest = nach Eroberung
gallery-sort-treasure = nach Schatz
gallery-count = { $count ->
        [one] 1 Teil
       *[other] { $count } Teile
    }
gallery-none = Nichts in der Schachtel ist so.
gallery-worth = Wert { $points }
gallery-spaces = { $count } Felder für Fortschritte
gallery-acts-in = Handelt in:
gallery-beside = Neben:
