### Les jeux en mots

spoken-bad-theme = Le jeu { $game } n’a pas de thème « { $theme } » ; thèmes possibles : { $known }.
spoken-seat = Place { $seat }
spoken-of = { $name } : { $what }
spoken-edition = { $edition }.
spoken-option = { $option } : { $value }.

### Le mode texte : fait pour être entendu

## À la table

spoken-you-are = Vous êtes { $name }, place { $seat }.
spoken-you-watch = Vous êtes spectateur.
spoken-others = Sont aussi à la table : { $names }.
spoken-how-to-ask = Tapez aide pour entendre les commandes.
spoken-over = La partie est finie.
spoken-waiting = On attend { $name }.
spoken-choice = { $number } : { $move }.
spoken-choices = { $count } choix. Tapez coups pour les entendre.
spoken-no-choices = Vous n’avez rien à décider maintenant.
spoken-taken-back = Un coup a été repris.
spoken-rank = { $place } : { $name } avec { $score }.
spoken-hint = { $number } : { $move }. { $percent ->
        [0] Moins de 1 pour cent
       *[other] Environ { $percent } pour cent
    } de chances de gagner : { $reason }.
spoken-no-hand = Vous êtes spectateur et n’avez pas de main.
spoken-none = aucun
spoken-and = { $first } et { $last }
spoken-to = vers
spoken-sections = Chapitres du livret de règles. Tapez règles et un numéro pour en entendre un.
spoken-section = { $number } : { $title }.
spoken-possible = Vous pouvez le faire maintenant.

## Ce qui ne se peut pas

spoken-no-such-choice = { $count ->
        [one] Il n’y a pas de choix { $number } ; le seul choix est 1.
        [2] Il n’y a pas de choix { $number } ; les choix sont 1 et 2.
       *[other] Il n’y a pas de choix { $number } ; les choix vont de 1 à { $count }.
    }
spoken-no-move = Aucun coup ne s’appelle « { $text } ». Vouliez-vous dire « { $near } » ?
spoken-no-command = Aucune commande ne s’appelle « { $text } ». Vouliez-vous dire « { $near } » ?
spoken-unknown = « { $text } » n’est ni un coup ni une commande. Tapez coups ou aide.
spoken-could-be = « { $text } » peut désigner { $count ->
        [one] ce coup. Tapez son numéro pour le jouer.
       *[other] { $count } coups. Précisez, ou tapez un numéro.
    }
spoken-not-now = C’est impossible. { $why } Règle { $rule }.
spoken-not-yours = Ce n’est pas à vous de décider.
spoken-nameless = Joueur { $number }
spoken-no-player = Il n’y a pas de joueur « { $text } ». Tapez une place de 1 à { $count }, ou un nom.
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
spoken-help-rules = le livret de règles ; ajoutez le numéro d’un chapitre ou d’une règle.
spoken-help-about = tout sur une carte ; ajoutez son nom.
spoken-help-hint = ce qu’un robot ferait à votre place.
spoken-help-undo = reprendre votre dernier coup.
spoken-help-quit = partir ; la partie est gardée.
