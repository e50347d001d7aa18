### Le livret de règles et la galerie des pièces

book-search = Chercher dans les règles
book-found = { $count ->
        [0] rien trouvé
        [one] 1 passage
       *[other] { $count } passages
    }
book-none = Aucune règle ne contient tous ces mots.
book-contents = Sommaire
gallery-title = Dans la boîte : { $game }
gallery-kind = Matériel
gallery-search = Chercher
gallery-sort = Trier
gallery-sort-name = par nom
gallery-sort-value = par valeur
gallery-count = { $count ->
        [one] 1 élément
       *[other] { $count } éléments
    }
gallery-none = Rien ne correspond.
