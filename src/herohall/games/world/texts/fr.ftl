### Raisons

world-reason-deck = un héros inconnu peut être plus utile que ceux de la rangée
world-reason-hero-completes = { $hero } peut compléter un territoire où vous seriez en tête : { $territory }
world-reason-hero-population = { $hero } apporte beaucoup de population
world-reason-hero-discovery = { $count ->
        [one] { $hero } apporte une découverte
       *[other] { $hero } apporte { $count } découvertes
    }
world-reason-hero-conquest = { $hero } excelle à l’attaque
world-reason-hero-treasure = { $hero } apporte beaucoup de pièces
world-reason-leads = prend la première place : { $territory }
world-reason-keeps-lead = défend la première place : { $territory }
world-reason-catches-up = se rapproche de la première place : { $territory }
world-reason-later = déjà décompté, mais rapportera de nouveau plus tard : { $territory }
world-reason-over = déjà décompté ; plus rien à y gagner : { $territory }
world-reason-leaves-scored = quitte un territoire déjà décompté, { $origin }, pour un autre qui rapportera encore : { $territory }
world-reason-completes = complète un territoire, { $territory } ; points pour vous : { $points }
world-reason-closes = complète un territoire avant que d’autres n’en profitent davantage : { $territory }
world-reason-stays = aucun décompte maintenant, mais sa découverte la plus précieuse restera : { $territory }
world-reason-raises = augmente la valeur d’un territoire où vous êtes en tête : { $territory }
world-reason-advances = rapproche du décompte un territoire où vous êtes en tête : { $territory }
world-reason-shares = rapproche un territoire de son décompte : { $territory }
world-reason-spoils = dévalue un territoire où un autre est en tête : { $territory }
world-reason-attack = affaiblit un rival là où cela compte : { $territory }
world-reason-wonder = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite, et un pouvoir à chaque époque : { $wonder }
world-reason-wonder-modern = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite, et un pouvoir : { $wonder }
world-reason-power = c’est maintenant que son pouvoir rapporte le plus : { $wonder }
world-reason-roll = ce jet vous sert mieux
world-reason-coins = des points maintenant ; ces pièces rapporteraient moins plus tard
world-reason-peace = une attaque coûterait plus qu’elle ne rapporte
world-reason-saves-power = le pouvoir rapportera davantage plus tard
world-reason-saves = rien d’autre ne vaut la dépense

### The box

world-box-problem = { $where } : { $what }
world-box-line = { $file }, ligne { $line }
world-box-cell = { $file }, ligne { $line }, colonne { $column }
world-box-bad =
    On ne peut pas jouer avec la boîte { $box } ; { $count ->
        [one] { $count } problème : { $first }
       *[other] { $count } problèmes, dont voici le premier : { $first }
    } Pour tout voir : herohall box check { $folder }

world-box-no-folder = le dossier « { $folder } » n’existe pas ; sont admis : un dossier créé par « herohall box new », ou le mot reconstruction.
world-box-no-file = le fichier manque ; « herohall box new » écrit une boîte avec tous les fichiers.
world-box-unreadable = impossible d’ouvrir le fichier ; ce doit être un simple fichier que vous avez le droit de lire.
world-box-not-utf8 = les caractères ne sont pas en UTF-8 ; enregistrez le fichier de nouveau au format « CSV UTF-8 ».
world-box-no-header = le fichier est vide ; sa première ligne doit nommer les colonnes : { $columns }.
world-box-quote = un guillemet manque ou est mal placé ; une cellule avec guillemets commence et finit par ", double ceux qu’elle contient ("") et n’a pas de saut de ligne.
world-box-no-column = la colonne { $column } manque ; attendues : { $columns }.
world-box-unknown-column = la colonne « { $found } » n’existe pas ; sont admises : { $columns }.
world-box-double-column = la colonne { $found } figure deux fois ; admis : une fois.
world-box-cells = { $found ->
        [one] { $found } cellule trouvée
       *[other] { $found } cellules trouvées
    } ; admis : { $expected }, une par colonne. Un texte qui contient le séparateur s’écrit entre guillemets droits.
world-box-control = la cellule contient un caractère de contrôle (une tabulation, par exemple) ; sont admis : les caractères imprimables.
world-box-found = trouvé « { $found } » ; admis : { $allowed }.
world-box-empty = la cellule est vide ; admis : { $allowed }.
world-box-translation = le texte { $language ->
        [fr] français
        [de] allemand
       *[en] anglais
    } manque ; il le faut dans les trois langues.
world-box-twice = trouvé « { $found } » plus d’une fois ; admis : { $allowed }.
world-box-double = trouvé « { $found } », qui figure déjà à la ligne { $line } ; admis : une seule fois chacun.
world-box-count = { $found ->
        [one] { $found } ligne trouvée
       *[other] { $found } lignes trouvées
    } ; admis : exactement { $expected }.
world-box-no-line = aucune ligne n’a { $missing } dans la colonne { $column } ; admis : exactement une.
world-box-power-number = la cellule est vide, mais le pouvoir « { $power } » demande un nombre ; admis : { $allowed }.
world-box-power-no-number = trouvé { $found } ; admis : rien, car le pouvoir « { $power } » ne demande pas de nombre ici.
world-box-phrase-power = trouvé « { $found } » ; admis : un des noms { $names }, ou une formule qui commence par { $allowed }.
world-box-phrase-missing = il manque un effet à la fin ; admis : { $allowed }.
world-box-phrase-effect = trouvé « { $found } » là où un effet est attendu ; admis à ce moment : { $allowed }.
world-box-phrase-number = trouvé le nombre { $found } ; admis : { $allowed }.
world-box-phrase-choice = trouvé « { $found } » ; admis ici : { $allowed }.
world-box-phrase-word = trouvé « { $found } » ; admis ici : { $allowed }.
world-box-phrase-twice = trouvé deux fois « { $found } » ; admis : une fois.
world-box-phrase-asks = { $found } ne va pas avec { $allowed } ; admis : l’un des deux.
world-box-phrase-sure = « { $found } » ne peut pas être le résultat d’un pouvoir ; sa place est sur le dé.
world-box-phrase-clause = trouvé « { $found } » ; admis : { $allowed }.
world-box-phrase-alone = « { $found } » est seul ; on ne peut rien y ajouter.
world-box-phrase-last = « { $found } » doit venir en dernier.
world-box-phrase-endless = « { $found } » ne connaît pas « all » ; admis : { $allowed }.
world-box-amount-needs = la cellule est vide, mais « { $kind } » demande une quantité ; admis : { $allowed }.
world-box-amount-needs-none = trouvé { $found } ; admis : rien, car « { $kind } » donne déjà toutes ses quantités ou n’en demande pas.
world-box-die-endless = toutes les faces disent de relancer ; une au moins doit avoir un résultat.
world-box-allowed-power = { $names }, ou une formule qui dit quand, combien de fois et quoi (voir le vocabulaire des effets)
world-box-allowed-result = { $names }, ou une formule (voir le vocabulaire des effets)
world-box-wonders = { $found } { $found ->
        [one] merveille { $epoch ->
            [modern] moderne
           *[ancient] antique
        } trouvée
       *[other] merveilles { $epoch ->
            [modern] modernes
           *[ancient] antiques
        } trouvées
    } ; admis : exactement { $expected }.
world-box-border-self = { $found } serait son propre voisin ; admis : deux territoires différents.
world-box-border-double = la frontière de { $start } vers { $end } figure déjà à la ligne { $line } ; admis : une seule fois chacune.
world-box-border-one-way = il y a une frontière de { $start } vers { $end }, mais pas de retour ; ajoutez une ligne de { $end } vers { $start }.

world-box-allowed-number = { $low } à { $high }
world-box-allowed-words = { $low } à { $high } mots différents parmi { $words }, séparés par des espaces
world-box-allowed-either = { $words }, { $number }
world-box-allowed-id = lettres minuscules a–z, chiffres et traits d’union isolés entre eux, { $longest } caractères au plus
world-box-allowed-text = un texte quelconque
world-box-allowed-optional = rien, ou { $other }

world-box-not-empty = Le dossier { $folder } n’est pas vide ; indiquez-en un nouveau ou un vide.
world-box-cannot-write = Impossible d’écrire la boîte dans { $folder } ; vérifiez que vous avez le droit d’y écrire et qu’il reste de la place.
world-box-written = Une copie de la boîte se trouve dans { $folder }. README.txt explique les fichiers ; pour les vérifier : herohall box check { $command }

world-box-summary-heroes = { $count } héros (époque antique : { $ancient }, époque moderne : { $modern })
world-box-summary-discoveries = { $count } découvertes (époque antique : { $ancient }, époque moderne : { $modern })
world-box-summary-wonders = { $count } merveilles (époque antique : { $ancient }, époque moderne : { $modern })
world-box-summary-territories = { $count } territoires (époque antique : { $ancient }, époque moderne : { $modern }), { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    }
world-box-summary-die = dé : { $faces }
world-box-summary-printed = indiqués comme imprimés dans le jeu, au moins en partie : héros { $heroes }, découvertes { $discoveries }, merveilles { $wonders }, faces du dé { $faces }, frontières { $borders }
world-box-summary-good = Aucun problème trouvé.

world-box-readme =
    VOTRE PROPRE BOÎTE

    Ces fichiers sont le matériel de « Héros du Monde » tel que HeroHall y joue. Ce sont des tableaux au format CSV :
    ouvrez-les avec un tableur ou un éditeur de texte, changez ce que vous voulez et enregistrez en CSV UTF-8 (virgule,
    point-virgule ou tabulation entre les cellules). La première ligne nomme les colonnes. L’ordre des colonnes et des
    lignes est libre, mais celui des héros, des découvertes et des merveilles fait partie de la boîte : les parties
    enregistrées ne vont qu’avec une boîte qui a le même.

    Les cartes imprimées ne sont pas publiques ; la plupart des valeurs sont une reconstruction propre à HeroHall. Si
    vous possédez le jeu imprimé, recopiez vos cartes. La colonne « printed » dit quels faits d’une ligne sont connus
    comme étant ceux du jeu imprimé.

    Vérifiez votre travail avec « herohall box check » et ce dossier : chaque erreur est signalée avec son fichier et sa
    ligne. Pour jouer avec votre boîte, ajoutez « --box » et ce dossier. Donnez-lui un nom à elle dans box.csv.

    Les fichiers et leurs colonnes, avec entre crochets ce qui est admis :
world-box-file-heroes = 76 cartes de héros
world-box-file-discoveries = 53 pions de découverte
world-box-file-wonders = 9 merveilles, 5 antiques et 4 modernes
world-box-file-die = les 6 faces du dé de conquête
world-box-file-territories = les 9 territoires ; leurs id, époques et cases sont fixes, leurs noms sont libres
world-box-file-borders = quels territoires se touchent ; chaque frontière a deux lignes, une par direction
world-box-file-box = ce que la boîte dit d’elle-même ; chaque ligne est une clé et sa valeur
world-box-column-id = nom court employé dans les coups et les parties enregistrées, différent à chaque ligne
world-box-column-territories-id = le territoire
world-box-column-epoch = l’époque de la pièce
world-box-column-population = population apportée par le héros
world-box-column-discovery = découvertes faites par le héros, édition française
world-box-column-discovery_de = de même, édition allemande
world-box-column-conquest = valeur de conquête
world-box-column-treasure = pièces apportées par le héros
world-box-column-territories = territoires d’influence
world-box-column-orientation = couleur de la carte ; sans effet sur le jeu
world-box-column-born = année de naissance ; avant notre ère avec le signe moins, vide si inconnue
world-box-column-died = année de mort
world-box-column-printed = faits de cette ligne connus par le jeu imprimé
world-box-column-name = nom
world-box-column-title = titre
world-box-column-about = une phrase ou deux
world-box-column-short = nom court pour les endroits étroits
world-box-column-value = valeur du pion
world-box-column-points = points pour sa construction
world-box-column-power = son pouvoir : un des neuf de HeroHall par son nom, ou une formule du vocabulaire des effets
world-box-column-number = le nombre qui manque au pouvoir : pions pour settle, pièces pour coins, jetons piochés pour discover ; vide s’il n’en manque pas
world-box-column-face = numéro de la face
world-box-column-kind = résultat du jet : un des six de HeroHall par son nom, ou une formule du vocabulaire des effets
world-box-column-amount = la quantité qui manque au résultat : n est la puissance de l’attaque, half sa moitié, arrondie au supérieur ; un nombre vaut toujours ce nombre ; vide s’il n’en manque pas
world-box-column-spaces = cases pour les découvertes
world-box-column-from = de ce territoire
world-box-column-to = vers celui-ci
world-box-column-box-name = nom de la boîte dans les parties enregistrées
world-box-column-version = ce qui vous permet de distinguer les versions de votre boîte
world-box-column-box-title = titre de la boîte
world-box-column-box-about = d’où viennent ses cartes

## Le formulaire pour ses propres cartes

world-box-sheet-heroes = Héros
world-box-sheet-discoveries = Découvertes
world-box-sheet-wonders = Merveilles
world-box-sheet-die = Dé
world-box-sheet-territories = Territoires
world-box-sheet-borders = Frontières
world-box-sheet-box = La boîte
world-box-label-id = Id
world-box-label-epoch = Époque
world-box-label-population = Population
world-box-label-discovery = Découvertes
world-box-label-discovery_de = Découvertes (édition allemande)
world-box-label-conquest = Conquête
world-box-label-treasure = Trésor
world-box-label-territories = Territoires
world-box-label-orientation = Couleur
world-box-label-born = Naissance
world-box-label-died = Mort
world-box-label-printed = Comme imprimé
world-box-label-name = Nom
world-box-label-title = Titre
world-box-label-about = Texte
world-box-label-short = Nom court
world-box-label-value = Valeur
world-box-label-points = Points
world-box-label-power = Pouvoir
world-box-label-number = Nombre
world-box-label-face = Face
world-box-label-kind = Résultat
world-box-label-amount = Quantité
world-box-label-spaces = Cases
world-box-label-from = De
world-box-label-to = Vers
world-box-label-box-name = Nom dans les enregistrements
world-box-label-version = Version
world-box-word-epoch-ancient = antique
world-box-word-epoch-modern = moderne
world-box-word-orientation-conqueror = rouge : conquérant
world-box-word-orientation-discoverer = bleu : découvreur
world-box-word-orientation-balanced = vert : équilibré
world-box-word-amount-n = la puissance de l’attaque
world-box-word-amount-half = sa moitié, arrondie au supérieur
world-box-word-printed-name = nom
world-box-word-printed-values = valeurs
world-box-word-printed-territories = territoires
world-box-word-printed-value = valeur
world-box-word-printed-points = points
world-box-word-printed-power = pouvoir
world-box-word-printed-power-for-two = pouvoir à deux joueurs
world-box-word-printed-kind = résultat
world-box-word-printed-amount = quantité
world-box-word-printed-epoch = époque
world-box-word-printed-spaces = cases
world-box-word-printed-border = frontière
world-box-start-title = Ma boîte
world-box-start-about = Mes propres cartes ; ce que je n’ai pas changé est la reconstitution de HeroHall.

### Le jeu

world-title = Héros du Monde
world-first-not-there = La place { $first } ne peut pas commencer : il n’y a que { $players } places. Choisissez de 1 à { $players }, ou « random » (au hasard).

## Options

world-edition-fr = Règles standard (édition française)
world-edition-de = Règles de l’édition allemande
world-option-tiebreak = Égalités
world-option-tiebreak-fr = selon les découvertes effectuées
world-option-tiebreak-de = selon les valeurs de découverte des héros joués
world-option-convert = Pièces contre points
world-option-convert-fr = à tout moment de son tour
world-option-convert-de = seulement dans la phase de trésor
world-option-old_wonders = Merveilles antiques non achetées
world-option-old_wonders-fr = partent avec l’époque antique
world-option-old_wonders-de = restent en vente
world-option-max_discovery = Plus haute valeur de découverte d’un héros
world-option-max_discovery-2 = 2
world-option-max_discovery-3 = 3
world-option-first = Qui commence
world-option-first-random = tiré au sort
world-option-first-1 = place 1
world-option-first-2 = place 2
world-option-first-3 = place 3
world-option-first-4 = place 4
world-option-first-5 = place 5
world-option-settlers = Pions de population au départ
world-option-settlers-same = sept pour chacun
world-option-settlers-later = davantage pour ceux qui jouent après (option de HeroHall, H1.3)

## Mots

world-epoch-ancient = époque antique
world-epoch-modern = époque moderne
world-colour-blue = bleu
world-colour-red = rouge
world-colour-green = vert
world-colour-yellow = jaune
world-colour-violet = violet

## Ce qui est demandé : un nom, et une ligne qui l’explique

world-kind-place = Premiers pions de population
world-kind-take = Prendre un héros
world-kind-play = Jouer un héros
world-kind-settle = Placer la population
world-kind-discover = Poser une découverte
world-kind-attack = Attaquer
world-kind-spend = Trésor
world-kind-survey = Poser une découverte piochée
world-kind-migrate = Migration
world-kind-wall = Attaque subie
world-kind-reroll = Relancer
world-kind-keep = Choisir un jet
world-kind-flee = Fuite
world-kind-score = Pouvoir pendant un décompte
world-kind-target = Retirer des pions
world-kind-power = Pouvoir pendant une attaque

world-ask-place = Placez un pion de population sur un territoire de l’époque qui commence. On joue chacun à son tour jusqu’à ce que tous les pions de départ soient placés.
world-ask-take = Prenez l’un des héros de la rangée, ou le premier de la pioche, sans le voir.
world-ask-play = Jouez l’un des héros de votre main. Il agit dans ceux de ses territoires qui sont en jeu.
world-ask-settle = Placez un pion de population dans l’un des territoires de votre héros. Vous en placez autant qu’il en apporte, un à la fois.
world-ask-discover = Posez l’une des découvertes piochées dans un territoire de votre héros qui a une case libre et n’en a pas encore reçu ce tour-ci. La dernière case déclenche le décompte.
world-ask-attack = Attaquez une fois un autre joueur, dans un territoire de votre héros où vous avez tous deux de la population, ou renoncez.
world-ask-spend = { $convert ->
        [0] Aucune dépense n’est possible.
       *[other] Dépensez vos pièces à votre guise :{ $migrate ->
            [0] {""}
           *[other] {" "}une migration pour 2,
        }{ $build ->
            [0] {""}
           *[other] {" "}une merveille pour 7,
        }{" "}un point pour 2.
    } Tapez « fini » pour terminer votre tour.
world-ask-survey = Posez l’une des découvertes piochées grâce au pouvoir dans un territoire qu’il atteint, qui a une case libre et n’en a pas encore reçu ce tour-ci.
world-ask-migrate = Déplacez un pion de population depuis le territoire de départ de cette migration, quatre au plus en tout. Arrêtez quand vous voulez.
world-ask-wall = On vous attaque. Utilisez votre muraille, et l’attaque finit en défaite sans jet de dé ; ou renoncez, et le dé décidera.
world-ask-reroll = Grâce à votre merveille, vous pouvez lancer le dé une seconde fois et garder l’un des deux jets.
world-ask-keep = Lequel des deux jets compte ?
world-ask-flee = Votre population doit fuir. Choisissez un territoire adjacent pour le pion suivant.
world-ask-score = Un territoire est décompté. Utilisez maintenant le pouvoir de votre merveille, ou renoncez et gardez-le pour plus tard.
world-ask-target = Choisissez à qui et où le pouvoir de votre merveille retire des pions.
world-ask-power = Une attaque est en cours. Utilisez maintenant le pouvoir d’une merveille, ou renoncez-y et gardez-le pour plus tard.

## Le journal

world-event-began = { $seat } commence.
world-event-dealt = { $seat } reçoit un héros.
world-event-dealt-seen = { $seat } reçoit { $hero }.
world-event-turned_up = Nouveau dans la rangée : { $hero }.
world-event-placed = { $seat } place un premier pion de population : { $territory }.
world-event-turn = C’est à { $seat } de jouer.
world-event-skipped = { $seat } n’a aucun héros et passe son tour.
world-event-took = { $seat } prend { $hero } dans la rangée.
world-event-drew = { $seat } prend un héros dans la pioche.
world-event-drew-seen = { $seat } prend { $hero } dans la pioche.
world-event-played = { $seat } joue { $hero }.
world-event-settled = { $seat } place un pion de population : { $territory }.
world-event-found = { $seat } pioche une découverte : { $discovery }.
world-event-discovered = { $seat } pose { $discovery } : { $territory }.
world-event-returned = { $discovery } retourne dans le sac.
world-event-scoring = { $territory } : l’échelle des découvertes est complète, on décompte ; la première place rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
world-event-scored = { $seat } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $place ->
        [0] {""}
        [1] {" "}pour la première place
        [2] {" "}pour la deuxième place
       *[3] {" "}pour la troisième place
    } : { $territory }.
world-event-attacked = { $seat } attaque { $rival } avec une puissance de { $power } : { $territory }.
world-event-rolled = { $seat } lance le dé : { $face }.
world-event-kept = { $seat } garde : { $face }.
world-event-died = { $seat } perd { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } de population : { $territory }.
world-event-plundered = { $seat } prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $rival }.
world-event-fled = { $seat } voit fuir un pion de population : { $origin } → { $territory }.
world-event-defected = { $rival } perd { $count ->
        [one] { $count } pion de population, qui se rallie
       *[other] { $count } pions de population, qui se rallient
    } à { $seat } : { $territory }.
world-event-unharmed = { $seat } attaque { $rival } sans effet.
world-event-earned = { $seat } prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à la banque.
world-event-migration = { $seat } commence une migration.
world-event-migrated = { $seat } déplace un pion de population : { $origin } → { $territory }.
world-event-built = { $seat } construit une merveille, { $wonder }, et gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
world-event-converted = { $seat } échange 2 pièces contre 1 point.
world-event-used = { $seat } utilise un pouvoir : { $wonder }.
world-event-declined = { $seat } garde un pouvoir pour plus tard : { $wonder }.
world-event-reinforced = { $seat } place { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } de population : { $territory }.
world-event-surveyed = { $seat } pioche une découverte : { $discovery }.
world-event-epoch_ended = L’époque antique est finie.
world-event-remained = { $territory } : il reste une découverte antique, { $discovery }.
world-event-epoch_began = L’époque moderne commence ; { $seat } joue en premier.
world-event-gained = { $seat } reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’un pouvoir ou du dé.
world-event-removed = { $seat } retire { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } de { $rival } : { $territory }.
world-event-strengthened = { $seat } change la puissance de l’attaque, qui est maintenant de { $power }.
world-event-over = La partie est finie.

## Pourquoi un coup n’est pas permis

world-refuse-over = La partie est finie.
world-refuse-no-move = Ce n’est pas un coup de ce jeu.
world-refuse-place-first = Avant le premier tour, tous placent leurs pions de population.
world-refuse-place-ancient = On ne peut s’installer maintenant que dans les territoires antiques.
world-refuse-place-modern = On ne peut s’installer maintenant que dans les territoires modernes.
world-refuse-taken = On ne prend un héros qu’au début de son tour.
world-refuse-take-first = Prenez d’abord un héros.
world-refuse-play-first = Jouez d’abord l’un de vos héros.
world-refuse-deck-empty = La pioche est vide.
world-refuse-row-short = { $count ->
        [0] La rangée est vide.
        [one] Il n’y a qu’un héros dans la rangée.
       *[other] Il n’y a que { $count } héros dans la rangée.
    }
world-refuse-one-hero = On ne joue qu’un héros par tour.
world-refuse-not-in-hand = Ce héros n’est pas dans votre main.
world-refuse-not-settling = Votre héros n’apporte pas de population à placer maintenant.
world-refuse-not-in-play = Ce territoire n’est pas en jeu avant l’époque moderne.
world-refuse-not-influenced = Ce n’est pas un territoire de votre héros.
world-refuse-not-discovering = Il n’y a pas de découverte à placer maintenant.
world-refuse-not-drawn = Cette découverte n’a pas été piochée.
world-refuse-no-space = Ce territoire n’a plus de case libre.
world-refuse-received = Ce territoire a déjà reçu une découverte ce tour-ci.
world-refuse-not-attacking = Vous ne pouvez pas attaquer maintenant : on attaque une fois par tour, après les découvertes, avec un héros qui a une valeur de conquête.
world-refuse-nobody-of-colour = Personne à cette table ne joue cette couleur.
world-refuse-own-colour = Vous ne pouvez pas vous attaquer vous-même.
world-refuse-no-attackers = Vous n’y avez pas de population pour attaquer.
world-refuse-no-defenders = Ce joueur n’y a pas de population.
world-refuse-not-fleeing = Personne ne fuit.
world-refuse-not-adjacent = Ce territoire n’est pas adjacent.
world-refuse-nothing-to-decline = Il n’y a rien à quoi renoncer maintenant.
world-refuse-nothing-to-keep = Il n’y a pas deux jets entre lesquels choisir.
world-refuse-nothing-to-stop = Il n’y a pas de migration à arrêter.
world-refuse-stop-too-early = Un pion de population au moins doit se déplacer avant que la migration ne s’arrête.
world-refuse-not-spending = Les pièces se dépensent dans la phase de trésor, à la fin de votre tour.
world-refuse-other-origin = Tous les pions d’une migration partent du même territoire.
world-refuse-few-coins = Cela coûte { $coins } pièces, et vous en avez moins.
world-refuse-same-territory = Une migration doit mener à un autre territoire.
world-refuse-nobody-there = Vous n’y avez pas de population.
world-refuse-not-on-offer = Cette merveille n’est pas en vente.
world-refuse-convert-later = Dans cette édition, les pièces ne deviennent des points que dans la phase de trésor.
world-refuse-not-done = Le tour ne peut pas encore finir : utilisez d’abord ce que le héros apporte.
world-refuse-not-owner = Cette merveille n’est pas à vous.
world-refuse-no-power = Cette merveille n’a pas de pouvoir.
world-refuse-used = Le pouvoir de cette merveille a déjà été utilisé à cette époque.
world-refuse-names-territory = Ce pouvoir demande un territoire : nommez-le après la merveille.
world-refuse-names-no-territory = Ce pouvoir s’utilise sans nommer de territoire.
world-refuse-no-effect = Ce pouvoir ne changerait rien maintenant.
world-refuse-survey-first = Placez d’abord l’une des découvertes que vous venez de piocher.
world-refuse-migration-first = Terminez d’abord la migration.
world-refuse-attack-first = L’attaque doit d’abord se terminer.
world-refuse-flight-first = La population doit d’abord fuir.
world-refuse-scoring-first = Le décompte doit d’abord se terminer.
world-refuse-target-first = Choisissez d’abord à qui le pouvoir retire des pions.
world-refuse-not-power-land = Le pouvoir n’atteint pas ce territoire.
world-refuse-moment-turn = Ce pouvoir s’utilise pendant votre tour, hors de toute action en cours.
world-refuse-moment-treasure = Ce pouvoir s’utilise dans votre phase de trésor.
world-refuse-moment-attacked = Ce pouvoir s’utilise quand on vous attaque, avant le jet de dé.
world-refuse-moment-attack = Ce pouvoir s’utilise quand vous attaquez, avant le jet.
world-refuse-moment-rolled = Ce pouvoir s’utilise après votre propre jet de conquête.
world-refuse-moment-struck = Ce pouvoir s’utilise quand vous êtes attaqué, après le jet.
world-refuse-moment-scoring = Ce pouvoir s’utilise dans un décompte où il change quelque chose{ $place ->
        [first] {" "}et où vous êtes premier
        [second] {" "}et où vous êtes deuxième
        [third] {" "}et où vous êtes troisième
        [placed] {" "}et où vous occupez une place payée
        [unplaced] {" "}et où vous n’occupez aucune place payée
       *[any] {""}
    }.
