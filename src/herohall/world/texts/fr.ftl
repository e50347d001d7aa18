### The box

world-box-problem = { $where } : { $what }
world-box-line = { $file }, ligne { $line }
world-box-cell = { $file }, ligne { $line }, colonne { $column }
world-box-bad =
    On ne peut pas jouer avec la boîte { $box } ; { $count ->
        [one] { $count } problème : { $first }
       *[other] { $count } problèmes, le premier : { $first }
    } Pour les voir tous : herohall box check { $folder }

world-box-no-folder = le dossier « { $folder } » n’existe pas ; sont admis : un dossier créé par « herohall box new », ou le mot reconstruction.
world-box-no-file = le fichier manque ; « herohall box new » écrit une boîte avec tous les fichiers.
world-box-unreadable = impossible d’ouvrir le fichier ; ce doit être un simple fichier que vous avez le droit de lire.
world-box-not-utf8 = les caractères ne sont pas en UTF-8 ; enregistrez le fichier de nouveau au format « CSV UTF-8 ».
world-box-no-header = le fichier est vide ; sa première ligne doit nommer les colonnes : { $columns }.
world-box-quote = un guillemet manque ou est mal placé ; une cellule avec guillemets commence et finit par ", double ceux qu’elle contient ("") et n’a pas de saut de ligne.
world-box-no-column = la colonne { $column } manque ; attendues : { $columns }.
world-box-unknown-column = la colonne « { $found } » n’existe pas ; sont admises : { $columns }.
world-box-double-column = la colonne { $found } figure ici deux fois ; admis : une fois.
world-box-cells = { $found ->
        [one] { $found } cellule trouvée
       *[other] { $found } cellules trouvées
    } ; admis : { $expected }, une par colonne. Un texte qui contient le séparateur s’écrit entre guillemets droits.
world-box-control = la cellule contient un caractère de contrôle (une tabulation, par exemple) ; sont admis : les caractères imprimables.
world-box-found = trouvé « { $found } » ; admis : { $allowed }.
world-box-empty = la cellule est vide ; admis : { $allowed }.
world-box-translation = le texte { $language ->
        [fr] français
        [de] allemand
       *[en] anglais
    } manque ; il le faut dans les trois langues.
world-box-twice = trouvé « { $found } » plus d’une fois ; admis : { $allowed }.
world-box-double = trouvé « { $found } », qui figure déjà à la ligne { $line } ; admis : une seule fois chacun.
world-box-count = { $found ->
        [one] { $found } ligne trouvée
       *[other] { $found } lignes trouvées
    } ; admis : exactement { $expected }.
world-box-no-line = aucune ligne n’a { $missing } dans la colonne { $column } ; admis : exactement une.
world-box-few-territories = trouvé { $found } ; admis : au plus { $count }, le nombre de territoires de ce héros.
world-box-power-number = la cellule est vide, mais le pouvoir { $power } demande un nombre ; admis : { $allowed }.
world-box-power-no-number = trouvé { $found } ; admis : rien, car seuls ces pouvoirs ont un nombre : { $words }.
world-box-wonders = { $found } { $found ->
        [one] merveille { $epoch ->
            [modern] moderne
           *[ancient] antique
        } trouvée
       *[other] merveilles { $epoch ->
            [modern] modernes
           *[ancient] antiques
        } trouvées
    } ; admis : exactement { $expected }.
world-box-border-self = { $found } serait sa propre voisine ; admis : deux territoires différents.
world-box-border-double = la frontière de { $start } vers { $end } figure déjà à la ligne { $line } ; admis : une seule fois chacune.
world-box-border-one-way = il y a une frontière de { $start } vers { $end }, mais pas de retour ; ajoutez une ligne de { $end } vers { $start }.

world-box-allowed-number = { $low } à { $high }
world-box-allowed-words = { $low } à { $high } mots différents parmi { $words }, séparés par des espaces
world-box-allowed-id = lettres minuscules a–z, chiffres et traits d’union isolés entre eux, { $longest } caractères au plus
world-box-allowed-text = un texte quelconque
world-box-allowed-optional = rien, ou { $other }

world-box-not-empty = Le dossier { $folder } n’est pas vide ; nommez-en un nouveau ou un vide.
world-box-cannot-write = Impossible d’écrire la boîte dans { $folder } ; vérifiez que vous avez le droit d’y écrire et qu’il reste de la place.
world-box-written = Une copie de la boîte se trouve dans { $folder }. README.txt explique les fichiers ; pour les vérifier : herohall box check { $command }

world-box-summary-heroes = { $count } héros (Antiquité { $ancient }, époque moderne { $modern })
world-box-summary-discoveries = { $count } découvertes (Antiquité { $ancient }, époque moderne { $modern })
world-box-summary-wonders = { $count } merveilles (Antiquité { $ancient }, époque moderne { $modern })
world-box-summary-territories = { $count } territoires (Antiquité { $ancient }, époque moderne { $modern }), { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    }
world-box-summary-die = dé : { $faces }
world-box-summary-printed = indiqués comme imprimés dans le jeu, au moins en partie : héros { $heroes }, découvertes { $discoveries }, merveilles { $wonders }, faces du dé { $faces }, frontières { $borders }
world-box-summary-good = Aucun problème.

world-box-readme =
    VOTRE PROPRE BOÎTE

    Ces fichiers sont le matériel des Héros du monde tel que HeroHall y joue. Ce sont des tableaux au format CSV :
    ouvrez-les avec un tableur ou un éditeur de texte, changez ce que vous voulez et enregistrez en CSV UTF-8 (virgule,
    point-virgule ou tabulation entre les cellules). La première ligne nomme les colonnes. L’ordre des colonnes et des
    lignes est libre, mais celui des héros, des découvertes et des merveilles fait partie de la boîte : les parties
    enregistrées ne vont qu’avec une boîte qui a le même.

    Les cartes imprimées ne sont pas publiques ; la plupart des valeurs sont une reconstruction propre à HeroHall. Si
    vous possédez le jeu imprimé, recopiez vos cartes. La colonne « printed » dit quels faits d’une ligne sont connus
    comme étant ceux du jeu imprimé.

    Vérifiez votre travail avec « herohall box check » et ce dossier : chaque erreur est signalée avec son fichier et sa
    ligne. Pour jouer avec votre boîte, ajoutez « --box » et ce dossier. Donnez-lui un nom à elle dans box.csv.

    Les fichiers et leurs colonnes, avec entre crochets ce qui est admis :
world-box-file-heroes = 76 cartes de héros
world-box-file-discoveries = 53 jetons de découverte
world-box-file-wonders = 9 merveilles, 5 antiques et 4 modernes
world-box-file-die = les 6 faces du dé de conquête
world-box-file-territories = les 9 territoires ; leurs id, époques et cases sont fixes, leurs noms sont libres
world-box-file-borders = quels territoires se touchent ; chaque frontière a deux lignes, une par direction
world-box-file-box = ce que la boîte dit d’elle-même ; chaque ligne est une clé et sa valeur
world-box-column-id = nom court employé dans les coups et les parties enregistrées, différent à chaque ligne
world-box-column-territories-id = le territoire
world-box-column-epoch = l’époque de la pièce
world-box-column-population = population apportée par le héros
world-box-column-discovery = découvertes faites par le héros, édition française ; jamais plus que de territoires
world-box-column-discovery_de = de même, édition allemande
world-box-column-conquest = valeur de conquête
world-box-column-treasure = pièces apportées par le héros
world-box-column-territories = territoires d’influence
world-box-column-orientation = couleur de la carte ; sans effet sur le jeu
world-box-column-born = année de naissance ; avant notre ère avec le signe moins, vide si inconnue
world-box-column-died = année de mort
world-box-column-printed = faits de cette ligne connus par le jeu imprimé
world-box-column-name = nom
world-box-column-title = titre
world-box-column-about = une phrase ou deux
world-box-column-short = nom court pour les endroits étroits
world-box-column-value = valeur du jeton
world-box-column-points = points pour sa construction
world-box-column-power = son pouvoir, une fois par époque
world-box-column-number = population pour settle, pièces pour coins, jetons tirés pour discover ; vide pour les autres
world-box-column-face = numéro de la face
world-box-column-kind = résultat du jet
world-box-column-amount = n est la puissance de l’attaque, half sa moitié arrondie au supérieur ; un nombre reste le même
world-box-column-spaces = cases pour les découvertes
world-box-column-from = de ce territoire
world-box-column-to = vers celui-ci
world-box-column-box-name = nom de la boîte dans les parties enregistrées
world-box-column-version = ce qui vous permet de distinguer un état de la boîte d’un autre
world-box-column-box-title = titre de la boîte
world-box-column-box-about = d’où viennent ses cartes
