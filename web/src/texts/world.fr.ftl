### Héros du monde dans la page

## La question, en bref

page-world-ask-place = Placez une unité.
page-world-ask-take = Prenez un héros.
page-world-ask-play = Jouez un héros.
page-world-ask-settle = Placez la population.
page-world-ask-discover = Placez une découverte.
page-world-ask-attack = Attaquer quelqu’un ?
page-world-ask-spend = Dépenser des pièces ?
page-world-ask-survey = Placez une découverte où vous voulez.
page-world-ask-migrate = Où va l’unité suivante ?
page-world-ask-wall = On vous attaque. Utiliser la muraille ?
page-world-ask-reroll = Relancer le dé ?
page-world-ask-keep = Quel jet compte ?
page-world-ask-flee = Où fuit l’unité suivante ?
page-world-ask-score = Utiliser votre pouvoir ?

## Coups

page-world-move-take = Prendre { $hero }
page-world-move-take-deck = Prendre le premier héros de la pioche, sans le voir
page-world-move-play = Jouer { $hero }
page-world-move-settle = Placer une unité : { $territory }
page-world-move-flee = Fuir : { $territory }
page-world-move-discover = { $discovery } : { $territory }
page-world-move-attack = { $territory } : attaquer { $rival }
page-world-move-migrate = Migrer { $origin } → { $territory }
page-world-move-build = Construire pour { $coins } pièces : { $wonder }
page-world-move-use = Utiliser : { $wonder }
page-world-move-use-at = Utiliser { $wonder } : { $territory }
page-world-move-keep = Garder : { $face }
page-world-move-convert = { $point } pièces → 1 point
page-world-move-stop = Finir la migration
page-world-move-decline = Renoncer
page-world-move-done = Finir le tour

## Le plateau

page-world-headline = { $epoch ->
        [modern] Époque moderne
       *[ancient] Époque antique
    }, { $count } sur { $most } décomptés
page-world-scorings = { $count } territoires décomptés sur { $most }
page-world-players = Joueurs
page-world-you = vous
page-world-points = points
page-world-coins = pièces
page-world-supply = population en réserve
page-world-made = découvertes faites
page-world-played = héros joués
page-world-discoverers = héros à découvertes
page-world-known = connus en main
page-world-hand-size = { $count } héros en main
page-world-bank = pièces en banque
page-world-bag = { $count ->
        [one] { $count } découverte dans le sac
       *[other] { $count } découvertes dans le sac
    }
page-world-row = Rangée
page-world-hand = Votre main
page-world-deck = { $count } héros dans la pioche
page-world-track = Piste de score
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
page-world-pays = Paierait { $first } / { $second } / { $third } : la somme, sa moitié, la plus faible.
page-world-pays-two = Paierait { $first } / { $second } : la somme, sa moitié.
page-world-neighbours = Territoires voisins : { $territories }
page-world-left = Encore { $count } à placer

## Héros

page-world-hero = { $hero } : population { $population }, découvertes { $discovery }, conquête { $conquest }, trésor { $treasure } ; { $territories }
page-world-value-population = population
page-world-value-discovery = découvertes
page-world-value-conquest = conquête
page-world-value-treasure = trésor
page-world-bc = { $year } av. J.-C.
page-world-ours = Valeurs de HeroHall ; les cartes imprimées ne sont pas publiques.

## Agir

page-world-click-territory = Choisissez un territoire éclairé, sur la carte ou sa plaque.
page-world-place-left = { $count ->
        [one] La dernière à placer.
       *[other] { $count } à placer.
    }
page-world-flee-left = { $count ->
        [one] La dernière doit fuir.
       *[other] { $count } doivent fuir.
    }
page-world-if-scored = décompté maintenant :
page-world-ranking = par population :
page-world-scores-now = décompté aussitôt :
page-world-drawn = Découvertes piochées
page-world-choose-discovery = Choisissez d’abord une découverte, puis un territoire éclairé.
page-world-place-discovery = { $discovery } : choisissez un territoire éclairé.
page-world-migrate-choose = Choisissez d’où part la migration.
page-world-migrate-from = Migrer depuis : { $territory }
page-world-migrate-to = Depuis { $origin } : encore { $count } au plus.
page-world-migrate-hint = Migration, { $coins } pièces pour { $count } unités au plus : choisissez le départ.
page-world-migrate-picked = Migration depuis { $territory }, { $coins } pièces pour { $count } au plus : choisissez l’arrivée.
page-world-poor = Pas assez de pièces pour autre chose.
page-world-build = { $wonder }
page-world-use-where = Choisissez un territoire éclairé.
page-world-keep-power = Garder le pouvoir
page-world-attack-in = Attaquer : { $territory }
page-world-choose-attack = Choisissez qui attaquer ; les chances s’affichent avant le jet.
page-world-no-targets = Personne à attaquer ici.
page-world-other-target = Autre cible
page-world-no-attack = Ne pas attaquer
page-world-roll = Attaquer : lancer le dé
page-world-odds = { $territory }, contre { $rival }, puissance { $power } : une chance sur six par face
page-world-lead = qui mènerait alors
page-world-leads = { $seat } mènerait
page-world-does-battle = il perd { $count }
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
page-world-nobody-there = Personne n’y vit : personne ne marque.
page-world-why-1 = somme des découvertes
page-world-why-2 = la moitié, arrondie au supérieur
page-world-why-3 = la plus faible découverte
page-world-why-power = ({ $points } par un pouvoir)
page-world-attack-at = { $seat } attaque { $rival } : { $territory }
page-world-walled = { $seat } s’abrite derrière la muraille : { $territory }.
page-world-epoch-years = 500 – 1900
page-world-epoch-modern = L’époque moderne
page-world-epoch-lands = Quatre territoires s’ouvrent : les neuf sont en jeu.
page-world-epoch-remain = Chaque territoire antique garde sa meilleure découverte.
page-world-skip = cliquez pour continuer

## La fin

page-world-ended-scorings = Le huitième territoire de l’époque moderne est décompté.
page-world-ended-heroes = Plus personne n’a de héros à jouer.
page-world-points-coins = Pièces échangées
page-world-points-all = Total
