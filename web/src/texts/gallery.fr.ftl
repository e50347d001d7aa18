### Le livret de règles et la galerie des pièces

book-search = Chercher dans les règles
book-found = { $count ->
        [0] rien trouvé
        [one] 1 passage
       *[other] { $count } passages
    }
book-none = Aucune règle ne contient tous ces mots.
book-contents = Sommaire
gallery-title = Dans la boîte : { $game }
gallery-link-seventh = Toutes les cartes
gallery-link-world = Toutes les cartes et tuiles
gallery-kind = Pièces
gallery-kind-heroes = Héros
gallery-kind-discoveries = Découvertes
gallery-kind-wonders = Merveilles
gallery-kind-territories = Territoires
gallery-kind-die = Dé
gallery-search = Chercher
gallery-epoch = Époque
gallery-epoch-all = Les deux époques
gallery-epoch-ancient = Époque antique
gallery-epoch-modern = Époque moderne
gallery-land = Territoire
gallery-land-all = Tous les territoires
gallery-beside-all = Voisins de n’importe lequel
gallery-players = à { $count } joueurs
gallery-sort = Trier
gallery-sort-name = par nom
gallery-sort-value = par valeur
gallery-sort-population = par population
gallery-sort-discovery = par découvertes
gallery-sort-conquest = par conquête
gallery-sort-treasure = par trésor
gallery-count = { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
    }
gallery-none = Rien de tel dans la boîte.
gallery-worth = Vaut { $points }
gallery-spaces = { $count } cases de découvertes
gallery-acts-in = Agit en :
gallery-beside = À côté de :
