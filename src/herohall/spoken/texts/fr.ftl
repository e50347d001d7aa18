### Les jeux en mots

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
spoken-seventh-wandering = Le héros vagabond est devant { $holder }, envoyé par { $name } { $source ->
        [deck] de la pioche, après l’avoir vu
        [unseen] de la pioche, sans l’avoir vu
        [party] de son groupe, face visible
       *[hand] de sa main
    }.
spoken-seventh-known = C’est { $card }.
spoken-seventh-lookers = Vu par { $names }.
spoken-seventh-doubled = { $name } a un héros en double, { $card } ; les deux vont partir.
spoken-world-not-in-play = À partir de l’époque moderne : { $territories }
spoken-world-playing = { $name } joue { $hero }.
spoken-world-settling = { $name } joue { $hero }. Encore à placer : { $left }.
spoken-world-attack = Attaque contre { $rival }, { $territory }, puissance { $power }.
spoken-world-migration = Migration depuis { $origin } : encore { $left } au plus.
spoken-world-scoring = Décompte, { $territory } : { $pay }. Utilisable : { $wonder }.

### Le mode texte : fait pour être entendu

## À la table

spoken-you-are = Vous êtes { $name }, place { $seat }.
spoken-you-watch = Vous regardez.
spoken-others = Aussi à la table : { $names }.
spoken-how-to-ask = Tapez aide pour entendre les commandes.
spoken-waiting = On attend { $name }.
spoken-choice = { $number } : { $move }.
spoken-choices = { $count } choix. Tapez coups pour les entendre.
spoken-no-choices = Vous n’avez rien à décider maintenant.
spoken-taken-back = Un coup a été repris.
spoken-rank = { $place } : { $name } avec { $score }.
spoken-hint = { $number } : { $move }. Gagne dans environ { $percent } pour cent des cas : { $reason }.
spoken-no-hand = Vous regardez et n’avez pas de main.
spoken-none = aucun
spoken-and = { $first } et { $last }
spoken-to = vers
spoken-sections = Chapitres des règles. Tapez règles et un numéro pour en entendre un.
spoken-section = { $number } : { $title }.
spoken-possible = Vous pouvez le faire maintenant.

## Ce qui ne se peut pas

spoken-no-such-choice = Il n’y a pas de choix { $number } ; les choix vont de 1 à { $count }.
spoken-no-move = Aucun coup ne s’appelle « { $text } ». Vouliez-vous dire « { $near } » ?
spoken-no-command = Aucune commande ne s’appelle « { $text } ». Vouliez-vous dire « { $near } » ?
spoken-unknown = « { $text } » n’est ni un coup ni une commande. Tapez coups ou aide.
spoken-could-be = « { $text } » peut désigner { $count ->
        [one] ce coup. Tapez son numéro pour le jouer.
       *[other] { $count } coups. Précisez, ou tapez un numéro.
    }
spoken-not-now = Pas maintenant. { $why } Règle { $rule }.
spoken-not-yours = Rien ne vous est demandé maintenant.
spoken-no-player = Il n’y a pas de joueur « { $text } ». Tapez une place de 1 à { $count }, ou un nom.
spoken-no-territory = Il n’y a pas de territoire « { $text } ». En jeu : { $territories }.
spoken-no-rule = Il n’y a pas de règle « { $text } ». Tapez règles pour entendre les chapitres.
spoken-nothing-so-called = Rien ne s’appelle « { $text } ». Tapez détails et le nom d’une carte ou le numéro d’une règle.

## Les commandes : leurs noms, le plus courant d’abord, et ce qu’elles font

spoken-command-help = aide, commandes
spoken-command-status = état, situation
spoken-command-moves = coups, choix
spoken-command-why = pourquoi
spoken-command-hand = main
spoken-command-party = groupe, joueur
spoken-command-map = carte, table
spoken-command-score = score, points
spoken-command-log = journal
spoken-command-rules = règles, règle
spoken-command-about = détails
spoken-command-hero = héros
spoken-command-discards = défausse
spoken-command-row = rangée
spoken-command-wonders = merveilles
spoken-command-bag = sac
spoken-command-hint = conseil
spoken-command-undo = reprendre, annuler
spoken-command-quit = quitter

spoken-help = { $command } : { $about }
spoken-how-to-move = Tapez le numéro d’un choix, ou ses mots ; les premières lettres de chaque mot suffisent. Entrée seule répète la question.
spoken-help-status = ce qui est demandé, et où l’on en est.
spoken-help-moves = vos choix, avec leurs numéros.
spoken-help-why = la règle derrière la question ; suivi d’un coup, pourquoi il n’est pas possible.
spoken-help-hand = ce que vous avez en main.
spoken-help-party = tout sur un joueur ; ajoutez une place ou un nom.
spoken-help-map = ce qu’il y a sur la table ; là où il y a une carte, on peut ajouter un territoire.
spoken-help-score = qui est en tête.
spoken-help-log = ce qui vient de se passer ; ajoutez le nombre de lignes.
spoken-help-rules = les règles ; ajoutez le numéro d’un chapitre ou d’une règle.
spoken-help-about = tout sur une carte ; ajoutez son nom.
spoken-help-hero = ce que vous savez du héros vagabond.
spoken-help-discards = les cartes défaussées et la pioche.
spoken-help-row = les héros de la rangée.
spoken-help-wonders = les merveilles.
spoken-help-bag = les découvertes qui restent dans le sac.
spoken-help-hint = ce qu’un robot ferait à votre place.
spoken-help-undo = reprendre votre dernier coup.
spoken-help-quit = partir ; la partie est gardée.

## Les verbes des coups, comme on peut les taper

spoken-verb-send = envoyer
spoken-verb-recruit = recruter
spoken-verb-clue = indice, demander
spoken-verb-power = pouvoir
spoken-verb-take = prendre
spoken-verb-play = jouer
spoken-verb-settle = placer, installer
spoken-verb-discover = découvrir
spoken-verb-attack = attaquer
spoken-verb-migrate = migrer, déplacer
spoken-verb-build = construire
spoken-verb-convert = convertir, échanger
spoken-verb-done = fini, terminer
spoken-verb-pass = passer
spoken-verb-decline = renoncer
spoken-verb-discard = défausser
spoken-verb-flee = fuir
spoken-verb-keep = garder
spoken-verb-use = utiliser
spoken-verb-stop = arrêter

## Seventh Hero

spoken-seventh-turn = Tour { $turn }. { $name } est le joueur actif.
spoken-seventh-requirement = Révélé : { $card }. Convient : { $fits }.
spoken-seventh-all-fit = toute carte
# $target is the number 0 for a power that has none.
spoken-seventh-announced = { $name } a annoncé { $card } : { $power }{ $target ->
        [0] {""}
       *[other] , pour { $target }
    }.
# $card is the number 0 for a clue whose card is not known, $used for a party without used heroes.
spoken-seventh-clue = Indice demandé par { $name }{ $card ->
        [0] {""}
       *[other] {" "}avec { $card }
    } : { $answer ->
        [yes] oui
       *[no] non
    }.
spoken-seventh-party = { $name } : { $count ->
        [0] aucun héros.
        [one] 1 héros, { $used ->
            [0] { $ready }.
           *[other] { $used }, utilisé.
        }
       *[other] { $count } héros. Prêts : { $ready }.{ $used ->
            [0] {""}
           *[other] {" "}Utilisés : { $used }.
        }
    }
spoken-seventh-seat = { $name }, place { $seat } : { $count ->
        [0] aucun héros
        [one] 1 héros
       *[other] { $count } héros
    } dans le groupe.
spoken-seventh-ready = Prêts : { $cards }.
spoken-seventh-used = Utilisés : { $cards }.
spoken-seventh-holds = { $count ->
        [0] Aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    } en main.
spoken-seventh-eliminated = Éliminés : { $cards }.
spoken-seventh-hand = Votre main, { $count ->
        [0] aucune carte.
        [one] 1 carte : { $cards }.
       *[other] { $count } cartes : { $cards }.
    }
spoken-seventh-held = { $name } avait en main : { $cards }.
spoken-seventh-fitting = Conviennent maintenant : { $cards }.
spoken-seventh-copies = { $count } fois { $card }
spoken-seventh-deck = Cartes dans la pioche : { $count }.
spoken-seventh-discards = Défaussées : { $cards }.
spoken-seventh-no-hero = Aucun héros ne vagabonde.

## Heroes of the World

spoken-world-drawn = Piochées et pas encore placées : { $discoveries }.
spoken-world-fortune = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
spoken-world-epoch = { $scorings } territoires décomptés sur { $most } : { $epoch }.
spoken-world-hand = { $count ->
        [0] Votre main est vide.
        [one] Votre main compte 1 héros :
       *[other] Votre main compte { $count } héros :
    }
spoken-world-seat = { $name }, place { $seat }, { $colour }.
spoken-world-lives = Population : { $territories }.
spoken-world-supply = Population en réserve : { $count }.
spoken-world-holds = { $count ->
        [0] Aucun héros
        [one] 1 héros
       *[other] { $count } héros
    } en main.
spoken-world-known = Connus dans sa main : { $heroes }.
spoken-world-owns = Merveilles : { $wonders }.
spoken-world-used = { $wonder }, utilisée
spoken-world-built = { $name } possède { $wonder }.
spoken-world-land = { $territory } : { $people }.
spoken-world-has = { $name } en a { $count }
spoken-world-gets = { $points } à { $name }
spoken-world-nobody = personne
spoken-world-scored = Décompté.
spoken-world-ladder = { $count ->
        [0] Pas de découverte
       *[other] Découvertes { $values }
    }, { $free ->
        [0] aucune case libre
        [one] 1 case libre
       *[other] { $free } cases libres
    }.
spoken-world-pays = Paierait { $pay }.
spoken-world-row = { $count ->
        [0] La rangée est vide.
       *[other] Dans la rangée :
    }
spoken-world-deck = Héros dans la pioche : { $count }.
spoken-world-offer = { $count ->
        [0] Aucune merveille n’est à construire.
       *[other] À construire, pour 7 pièces chacune :
    }
spoken-world-worth = { $count } de valeur { $value }
spoken-world-bag = Découvertes dans le sac : { $count }. { $discoveries }.
