### In words and to be heard: the terminal and text mode

world-spoken-settled = { $name } place { $count ->
        [one] un pion
       *[other] des pions
    } de population : { $steps }.
world-spoken-migrated = { $name } déplace { $count ->
        [one] un pion
       *[other] des pions
    } de population : { $steps }.
world-spoken-ended-scorings = La partie est finie : le huitième territoire de l’époque moderne a été décompté.
world-spoken-ended-heroes = La partie est finie : plus personne n’a de héros à jouer.
world-spoken-tie = À égalité de points, la place est partagée : { $names } (H0.1).
world-spoken-box = Les cartes imprimées ne sont pas publiques : les valeurs des héros et les merveilles viennent de HeroHall, sauf quelques faits connus (? boîte).
world-spoken-wonders-ours = Tous ces pouvoirs viennent de HeroHall ; des pouvoirs imprimés, seul celui d’Ajanta à deux joueurs est connu.
world-spoken-word-deck = pioche
world-spoken-word-box = boîte
world-spoken-about-wonder = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la construction. { $about }
world-spoken-about-discovery = { $name } : une découverte de valeur { $value }.
world-spoken-about-territory = { $name } : { $spaces } cases. Territoires voisins : { $beside }.
world-spoken-before-christ = { $year } av. J.-C.
world-spoken-ours = (Toutes les valeurs viennent de HeroHall ; les cartes imprimées ne sont pas publiques.)
world-spoken-printed = (Vient du jeu imprimé : { $facts }. Le reste vient de HeroHall.)
world-spoken-fact = { $fact ->
        [name] nom
        [values] valeurs
        [territories] territoires
        [value] valeur
        [points] points
        [power] pouvoir
        [power-for-two] pouvoir à deux joueurs
        [kind] genre
        [amount] quantité
        [epoch] époque
       *[spaces] cases
    }
world-spoken-move-take = prendre { $hero }
world-spoken-move-take-deck = prendre le premier héros de la pioche, sans le voir
world-spoken-move-play = jouer { $hero }
world-spoken-move-settle = placer un pion : { $territory }
world-spoken-move-flee = fuir vers : { $territory }
world-spoken-move-discover = poser { $discovery } : { $territory }
world-spoken-move-attack = { $territory } : attaquer { $rival }
world-spoken-move-remove = retirer des pions de { $rival } : { $territory }
world-spoken-move-migrate = déplacer un pion : { $origin } → { $territory }
world-spoken-move-build = construire pour 7 pièces : { $wonder }
world-spoken-move-use = utiliser : { $wonder }
world-spoken-move-keep = garder : { $face }
world-spoken-move-convert = échanger 2 pièces contre 1 point
world-spoken-move-stop = finir la migration
world-spoken-move-decline = renoncer
world-spoken-move-done = fini : terminer le tour
world-spoken-hero =
    { $name } : { $population ->
        [0] pas de population
       *[other] population { $population }
    }, { $discovery ->
        [0] aucune découverte
        [one] { $discovery } découverte
       *[other] { $discovery } découvertes
    }, { $conquest ->
        [0] pas de conquête
       *[other] conquête { $conquest }
    }, { $treasure ->
        [0] aucune pièce
        [one] { $treasure } pièce
       *[other] { $treasure } pièces
    } ; { $territories }
world-spoken-not-in-play = À partir de l’époque moderne : { $territories }
world-spoken-playing = { $name } joue { $hero }.
world-spoken-settling = { $name } joue { $hero }. Pions encore à placer : { $left }.
world-spoken-attack = Attaque contre { $rival }, { $territory }, puissance { $power }.
world-spoken-rolled = Dé : { $face }.
world-spoken-migration = Migration, départ : { $origin } ; encore { $left } au plus.
world-spoken-scoring = Décompte, { $territory } : { $pay }. Pouvoir utilisable : { $wonder }.
world-spoken-no-territory = Il n’y a pas de territoire « { $text } ». En jeu : { $territories }.
world-command-row = rangée
world-command-wonders = merveilles
world-command-bag = sac
world-help-row = les héros de la rangée.
world-help-wonders = les merveilles.
world-help-bag = les découvertes qui restent dans le sac.
world-verb-take = prendre
world-verb-play = jouer
world-verb-settle = placer, installer
world-verb-discover = poser, découvrir
world-verb-attack = attaquer
world-verb-migrate = migrer, déplacer
world-verb-build = construire
world-verb-convert = convertir, échanger
world-verb-done = fini, terminer
world-verb-decline = renoncer
world-verb-flee = fuir
world-verb-keep = garder
world-verb-use = utiliser
world-verb-stop = arrêter
world-spoken-drawn = Piochées et pas encore placées : { $discoveries }.
world-spoken-fortune = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
world-spoken-epoch = { $scorings ->
        [one] { $scorings } territoire décompté
       *[other] { $scorings } territoires décomptés
    } sur { $most } : { $epoch }.
world-spoken-total = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
world-spoken-hand = { $count ->
        [0] Votre main est vide.
        [one] Votre main compte 1 héros :
       *[other] Votre main compte { $count } héros :
    }
world-spoken-seat = { $name }, place { $seat }, { $colour }.
world-spoken-lives = Population : { $territories }.
world-spoken-supply = Population en réserve : { $count }.
world-spoken-holds = { $count ->
        [0] Aucun héros
        [one] 1 héros
       *[other] { $count } héros
    } en main.
world-spoken-known = Connus dans sa main : { $heroes }.
world-spoken-owns = Merveilles : { $wonders }.
world-spoken-used = { $wonder }, utilisée
world-spoken-built = { $name } possède une merveille : { $wonder }.
world-spoken-land = { $territory } : { $people }.
world-spoken-has = { $name } en a { $count }
world-spoken-gets = { $points } à { $name }
world-spoken-nobody = personne
world-spoken-scored = Décompté.
world-spoken-ladder = { $count ->
        [0] Pas de découverte
       *[other] Découvertes { $values }
    }, { $free ->
        [0] aucune case libre
        [one] 1 case libre
       *[other] { $free } cases libres
    }.
world-spoken-pays = Rapporterait { $pay }.
world-spoken-row = { $count ->
        [0] La rangée est vide.
       *[other] Dans la rangée :
    }
world-spoken-deck = Héros dans la pioche : { $count }.
world-spoken-offer = { $count ->
        [0] Aucune merveille n’est à construire.
       *[other] À construire, pour 7 pièces chacune :
    }
world-spoken-worth = { $count } de valeur { $value }
world-spoken-bag = Découvertes dans le sac : { $count }. { $discoveries }.
