### Héros du monde dans la page

## La question, en bref

page-world-ask-place = Placez un pion.
page-world-ask-take = Prenez un héros.
page-world-ask-play = Jouez un héros.
page-world-ask-settle = Placez vos pions.
page-world-ask-discover = Posez une découverte.
page-world-ask-attack = Attaquer quelqu’un ?
page-world-ask-spend = Dépenser des pièces ?
page-world-ask-survey = Posez l’une de ces découvertes.
page-world-ask-migrate = Où va le pion suivant ?
page-world-ask-wall = On vous attaque. Utiliser la muraille ?
page-world-ask-reroll = Relancer le dé ?
page-world-ask-keep = Quel jet compte ?
page-world-ask-flee = Où fuit le pion suivant ?
page-world-ask-score = Utiliser votre pouvoir ?
page-world-ask-target = À qui retirer des pions ?
page-world-ask-power = Utiliser un pouvoir pendant cette attaque ?

## Coups

page-world-move-take = Prendre { $hero }
page-world-move-take-deck = Prendre le premier héros de la pioche, sans le voir
page-world-move-play = Jouer { $hero }
page-world-move-settle = Placer un pion : { $territory }
page-world-move-flee = Fuir vers : { $territory }
page-world-move-discover = { $discovery } : { $territory }
page-world-move-attack = { $territory } : attaquer { $rival }
page-world-move-remove = { $territory } : retirer des pions de { $rival }
page-world-move-migrate = Déplacer un pion : { $origin } → { $territory }
page-world-move-build = Construire pour { $coins } pièces : { $wonder }
page-world-move-use = Utiliser : { $wonder }
page-world-move-use-at = Utiliser : { $wonder }, { $territory }
page-world-move-keep = Garder : { $face }
page-world-move-convert = { $point } pièces → 1 point
page-world-move-stop = Finir la migration
page-world-move-decline = Renoncer
page-world-move-done = Finir le tour

## Le plateau

page-world-headline = { $epoch ->
        [modern] Époque moderne
       *[ancient] Époque antique
    }, { $count ->
        [one] { $count } décompté
       *[other] { $count } décomptés
    } sur { $most }
page-world-scorings = { $count ->
        [one] { $count } territoire décompté
       *[other] { $count } territoires décomptés
    } sur { $most }
page-world-players = Joueurs
page-world-you = vous
page-world-points = points
page-world-coins = pièces
page-world-supply = pions en réserve
page-world-made = découvertes effectuées
page-world-played = héros joués
page-world-discoverers = héros à découvertes
page-world-known = connus, en main
page-world-in-hand = en main
page-world-hand-size = { $count } héros en main
page-world-bank = pièces en banque
page-world-bag = { $count ->
        [one] { $count } découverte dans le sac
       *[other] { $count } découvertes dans le sac
    }
page-world-row = Rangée
page-world-hand = Votre main
page-world-deck = { $count } héros dans la pioche
page-world-track = Piste de comptage
page-world-wonders = Merveilles
page-world-wonder-offer = { $wonder }, à construire pour { $coins } pièces
page-world-wonder-owned = { $wonder } : à { $seat }, pouvoir disponible
page-world-wonder-used = { $wonder } : à { $seat }, pouvoir déjà utilisé à cette époque
page-world-wonder-price = Coûte { $coins } pièces, rapporte { $points } points ; son pouvoir sert une fois par époque.
page-world-later = En jeu à partir de l’époque moderne
page-world-scored = décompté
page-world-scored-long = Décompté à cette époque. Sa population reste en jeu.
page-world-free = { $count ->
        [one] Une case libre : la prochaine découverte déclenche le décompte.
       *[other] { $count } cases libres avant le décompte.
    }
page-world-ladder = Découvertes : { $discoveries } ; cases libres : { $free }
page-world-here = { $seat } : { $count }, gagnerait { $points }
page-world-pays = Rapporterait { $first } / { $second } / { $third } : la somme, sa moitié, la plus faible découverte.
page-world-pays-two = Rapporterait { $first } / { $second } : la somme, sa moitié.
page-world-neighbours = Territoires voisins : { $territories }
page-world-left = { $count ->
        [one] Encore { $count } pion à placer
       *[other] Encore { $count } pions à placer
    }

## Héros

page-world-hero = { $hero } : population { $population }, découvertes { $discovery }, conquête { $conquest }, trésor { $treasure } ; { $territories }
page-world-value-population = population
page-world-value-discovery = découvertes
page-world-value-conquest = conquête
page-world-value-treasure = trésor
page-world-bc = { $year } av. J.-C.
page-world-ours = Valeurs de HeroHall ; les cartes imprimées ne sont pas publiques.
page-world-ours-named = Nom du jeu imprimé, valeurs de HeroHall : les cartes imprimées ne sont pas publiques.
page-world-ours-power = Pouvoir de HeroHall : les merveilles imprimées ne sont pas publiques.
page-world-ours-power-for-two = Pouvoir imprimé à deux joueurs ; sinon, celui de HeroHall.

## Agir

page-world-click-territory = Choisissez un territoire éclairé, sur la carte ou sur sa plaque.
page-world-place-left = { $count ->
        [one] Le dernier pion à placer.
       *[other] { $count } pions à placer.
    }
page-world-flee-left = { $count ->
        [one] Le dernier pion doit fuir.
       *[other] { $count } pions doivent fuir.
    }
page-world-if-scored = si décompté maintenant :
page-world-ranking = par population :
page-world-scores-now = décompté aussitôt :
page-world-drawn = Découvertes piochées
page-world-choose-discovery = Choisissez d’abord une découverte, puis un territoire éclairé.
page-world-place-discovery = { $discovery } : choisissez un territoire éclairé.
page-world-migrate-choose = Choisissez d’où part la migration.
page-world-migrate-from = Migrer depuis : { $territory }
page-world-migrate-to = Départ : { $origin } ; encore { $count } au plus.
page-world-migrate-hint = Migration, { $coins } pièces pour { $count } pions au plus : choisissez le départ.
page-world-migrate-picked = Migration, départ : { $territory }, { $coins } pièces pour { $count } pions au plus ; choisissez l’arrivée.
page-world-poor = Pas assez de pièces pour autre chose.
page-world-build = { $wonder }
page-world-use-where = Choisissez un territoire éclairé.
page-world-keep-power = Garder le pouvoir
page-world-attack-in = Attaquer : { $territory }
page-world-choose-attack = Choisissez qui attaquer ; les chances s’affichent avant le jet.
page-world-choose-remove = Choisissez à qui le pouvoir retire des pions.
page-world-no-targets = Personne à attaquer ici.
page-world-other-target = Autre cible
page-world-no-attack = Ne pas attaquer
page-world-roll = Attaquer : lancer le dé
page-world-odds = { $territory }, contre { $rival }, puissance { $power } : toutes les faces sont également probables
page-world-lead = qui mènerait alors
page-world-leads = { $seat } mènerait
page-world-does-battle = l’adversaire perd { $count }
page-world-does-defeat = l’attaquant perd { $count }
page-world-does-carnage = chacun perd { $count }
page-world-does-plunder = { $count ->
        [one] { $count } pièce prise
       *[other] { $count } pièces prises
    }
page-world-does-flight = { $count ->
        [one] { $count } s’enfuit
       *[other] { $count } s’enfuient
    }
page-world-does-defection = { $count ->
        [one] { $count } se rallie
       *[other] { $count } se rallient
    }

## Moments

page-world-scoring = Décompte : { $territory }
page-world-nobody-there = Personne n’y a de pions : personne ne marque.
page-world-why-1 = somme des découvertes
page-world-why-2 = sa moitié, arrondie au supérieur
page-world-why-3 = la plus faible découverte
page-world-why-power = (dont { $points } par un pouvoir)
page-world-attack-at = { $seat } attaque { $rival } : { $territory }
page-world-walled = { $seat } s’abrite derrière la muraille : { $territory }.
page-world-epoch-years = de 500 à 1900
page-world-epoch-modern = L’époque moderne
page-world-epoch-lands = Quatre territoires s’ouvrent : les neuf sont en jeu.
page-world-epoch-remain = Chaque territoire antique garde sa découverte la plus précieuse.
page-world-skip = cliquez pour continuer
page-world-told-attack = attaque { $rival } ({ $territory }) : { $result }
page-world-told-scored = déclenche un décompte, { $territory } : { $points }
page-world-told-built = construit { $wonder }
page-world-told-converted = × 2 pièces → 1 point

## La fin

page-world-ended-scorings = Le huitième territoire de l’époque moderne a été décompté.
page-world-ended-heroes = Plus personne n’a de héros à jouer.
page-world-points-coins = Pièces converties
page-world-points-all = Total

## Accueil, leçon et galerie

gallery-link-world = Toutes les cartes et tous les pions
gallery-kind-heroes = Héros
gallery-kind-discoveries = Découvertes
gallery-kind-wonders = Merveilles
gallery-kind-territories = Territoires
gallery-kind-die = Dé
gallery-epoch = Époque
gallery-epoch-all = Les deux époques
gallery-epoch-ancient = Époque antique
gallery-epoch-modern = Époque moderne
gallery-land = Territoire
gallery-land-all = Tous les territoires
gallery-beside-all = Voisins de n’importe lequel
gallery-sort-population = par population
gallery-sort-discovery = par découvertes
gallery-sort-conquest = par conquête
gallery-sort-treasure = par trésor
gallery-worth = Vaut { $points }
gallery-spaces = { $count } cases de découvertes
gallery-acts-in = Agit dans :
gallery-beside = Voisins :
learn-world-about = Peuplez le monde, faites des découvertes, construisez des merveilles – et soyez en tête là où cela compte.
learn-world-aim =
    Bienvenue ! Vous menez un peuple à travers deux époques. Le joueur qui a le plus de points à la fin gagne.

    Votre couleur est le bleu, votre signe le cercle A. C’est ici qu’on compte les points.
learn-world-lands = Les points viennent des territoires. À l’époque antique, cinq sont en jeu. La plaque de chacun montre ses trois cases de découvertes et, dessous, qui y vit.
learn-world-place = Au début, chacun place sept pions de population, un à la fois. Choisissez la Méditerranée, sur la carte ou sur sa plaque.
learn-world-place-again = Iris et Bruno placent aussi les leurs. Choisissez maintenant l’Afrique.
learn-world-take =
    Tous les pions sont placés. Chaque tour se déroule ainsi : prendre un héros, jouer un héros.

    Prenez Ezana dans la rangée. (On peut aussi prendre le premier de la pioche, sans le voir.)
learn-world-play = Un héros a quatre valeurs, dans cet ordre : population, découvertes, conquête, trésor. La petite carte montre où il agit.

    Vous avez trois héros en main. Jouez Ezana.
learn-world-settle = Premièrement, la population : Ezana apporte deux pions. Placez-en un en Méditerranée et un en Afrique.
learn-world-discover =
    Deuxièmement, les découvertes : Ezana en a pioché une, Sculpture, qui vaut { $sculpture }. Posez-la en Méditerranée.

    Quand toutes les cases d’un territoire sont pleines, il est décompté.
learn-world-attack =
    Troisièmement, la conquête : vous pouvez attaquer une fois, là où vous et un rival avez des pions. Puissance : le 2 d’Ezana, plus 1 à l’époque antique (plus 2 à l’époque moderne).

    Choisissez la Méditerranée. Vous voyez ce que ferait chaque face du dé contre Iris ; puis lancez-le.
learn-world-migrate =
    « Massacre » : Iris y perd ses deux pions. Quatrièmement, le trésor : trois pièces, ce qui vous en fait quatre.

    Deux pièces paient une migration : jusqu’à quatre de vos pions vont d’un territoire à ses voisins. Choisissez le Moyen-Orient, puis l’Afrique ; déplacez de même le second pion.
learn-world-done = Deux pièces achètent aussi un point, sept une merveille. Gardez vos deux pièces et finissez le tour.
learn-world-iris = Iris a joué Cléopâtre, s’est réinstallée en Méditerranée et y a posé Navigation, qui vaut { $seafaring }. Il n’y reste qu’une case libre.
learn-world-second-turn = Bruno a joué aussi. À vous : prenez Aryabhata, qui apporte deux découvertes, et jouez-le.
learn-world-second-settle = Un pion en Méditerranée, où vous êtes en tête ; un au Moyen-Orient.
learn-world-second-discover = Vous avez pioché Écriture, qui vaut { $writing }, et Philosophie, qui vaut { $philosophy }. Elles doivent aller dans des territoires différents. Posez Écriture en Méditerranée : elle occupe la dernière case.
learn-world-scoring =
    Décompte ! Le plus de population l’emporte : vous êtes en tête et recevez la somme, { $sculpture } + { $seafaring } + { $writing } = { $first }. Iris, deuxième, reçoit la moitié, arrondie au supérieur : { $second }. Bruno, troisième, la plus faible découverte : { $third }.

    À égalité, le joueur qui a effectué le plus de découvertes passe devant. La population reste en place.
learn-world-other-discovery = Votre seconde découverte : Philosophie au Moyen-Orient.
learn-world-save = Vous avez maintenant quatre pièces. Gardez-les pour quelque chose de grand, et finissez le tour.
learn-world-wonder =
    Quelques tours plus tard : { $scored } territoires sont décomptés, vous avez { $points } points et { $coins } pièces.

    Sept pièces achètent une merveille : trois points tout de suite, et un pouvoir à chaque époque. Construisez les Jardins suspendus. (Les pouvoirs des merveilles sont ceux de HeroHall : les cartes imprimées ne sont pas publiques.)
learn-world-use = Leur pouvoir : pendant votre tour, placer trois pions de population dans un territoire. En Afrique, une case est encore libre. Choisissez les Jardins suspendus, puis l’Afrique.
learn-world-used = Neuf pions à vous en Afrique ! Le pouvoir est utilisé et reviendra à l’époque suivante. Chaque merveille a le sien : pointez-la pour le lire.
learn-world-rivals = Les autres continuent. Bruno vient de piocher une découverte, et en Inde une case est libre…
learn-world-epoch =
    Le quatrième décompte met fin à l’époque antique. De ses découvertes, chaque territoire ne garde que la meilleure ; quatre territoires modernes s’ouvrent, à quatre cases chacun ; il y a de nouveaux héros et de nouvelles merveilles.

    Les points, les pièces, la population et les merveilles construites restent.
learn-world-modern = De nouveau, chacun place sept pions de population, cette fois dans les territoires modernes. Placez-en un en Amérique.
learn-world-end = Les neuf territoires sont en jeu. Au huitième décompte de l’époque moderne, la partie s’arrête aussitôt : celui qui a le plus de points gagne. Les pièces et les pions restants ne comptent pas.
learn-world-rest =
    C’est tout ! Ce qu’apporte un héros doit être employé autant que possible ; vous êtes libre d’attaquer et de dépenser.

    Pointez une chose, ou gardez le doigt dessus, pour la lire. « ? » donne la règle de chaque question. Amusez-vous bien !
page-world-turn-of = Tour : { $name }
page-game-world = Guidez votre peuple à travers l’histoire : peuplez, découvrez, construisez des merveilles.
page-game-world-facts = 2–5 joueurs · 75 minutes · majorités et stratégie · pour une longue soirée
page-edition-world-fr = Règles standard
page-edition-world-de = Règles de l’édition allemande
