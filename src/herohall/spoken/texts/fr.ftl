spoken-bad-theme = Le jeu { $game } n’a pas de thème « { $theme } » ; il a : { $known }.
spoken-seventh-moment = { $window ->
        [W1] Aucun héros n’est encore envoyé.
        [W2] Le héros est devant { $holder }.
        [W3] La paire n’est pas encore partie.
       *[W4] Le tour va finir.
    }
spoken-seventh-about = { $card }. Comme condition requise : { $requirement }. Pouvoir : { $power } (? { $rule }).
spoken-seventh-ended-heroes = La partie est finie : un groupe est complet.
spoken-seventh-ended-deck = La partie est finie : la pioche est épuisée.
spoken-seventh-ended-turns = La partie est finie : le dernier tour possible est joué.
spoken-world-settled = { $name } place des unités : { $steps }.
spoken-world-migrated = { $name } déplace des unités : { $steps }.
spoken-world-ended-scorings = La partie est finie : le huitième territoire de l’époque moderne est décompté.
spoken-world-ended-heroes = La partie est finie : plus personne n’a de héros à jouer.
spoken-world-about-wonder = { $name } : { $points } points à la construction. { $about }
spoken-world-about-discovery = { $name } : une découverte de valeur { $value }.
spoken-world-about-territory = { $name } : { $spaces } cases. Territoires voisins : { $beside }.
spoken-world-before-christ = { $year } av. J.-C.
spoken-world-ours = (Toutes les valeurs sont de HeroHall ; les cartes imprimées ne sont pas publiques.)
spoken-world-printed = (Du jeu imprimé : { $facts }. Le reste est de HeroHall.)
spoken-world-fact = { $fact ->
        [name] nom
        [values] valeurs
        [territories] territoires
        [value] valeur
        [points] points
        [power] pouvoir
        [kind] genre
        [amount] quantité
        [epoch] époque
       *[spaces] cases
    }
spoken-world-move-take = prendre { $hero }
spoken-world-move-take-deck = prendre le premier héros de la pioche, sans le voir
spoken-world-move-play = jouer { $hero }
spoken-world-move-settle = placer une unité : { $territory }
spoken-world-move-flee = fuir : { $territory }
spoken-world-move-discover = { $discovery } : { $territory }
spoken-world-move-attack = { $territory } : attaquer { $rival }
spoken-world-move-migrate = migrer { $origin } → { $territory }
spoken-world-move-build = construire { $wonder } (7 pièces)
spoken-world-move-use = utiliser { $wonder }
spoken-world-move-keep = garder { $face }
spoken-world-move-convert = 2 pièces pour 1 point
spoken-world-move-stop = finir la migration
spoken-world-move-decline = renoncer
spoken-world-move-done = fini : terminer le tour
spoken-seat = Place { $seat }
spoken-world-hero =
    { $name } : { $population ->
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
    } ; { $territories }
