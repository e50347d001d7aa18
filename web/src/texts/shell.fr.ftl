### La page autour des jeux

page-title = HeroHall
page-loading = Un instant…
page-close = Fermer
page-home = Vers l’accueil
page-try-again = Réessayer
page-show-all = Tout afficher

## Ce qui peut mal tourner

page-no-server = Le serveur est injoignable. Fonctionne-t-il, et cet appareil est-il en ligne ?
page-server-fault = Le serveur n’a pas pu le faire (erreur { NUMBER($status, useGrouping: 0) }). Veuillez réessayer.
page-gone = Impossible d’afficher cette table
page-forget-and-watch = Laisser la place et regarder
page-link-connecting = connexion…
page-link-lost = Connexion perdue. Nouvel essai…
page-link-closed = fermé

## Accueil

page-welcome = Une table pour les héros
page-play = Jouer
page-set-up = Régler la partie…
page-continue = Continuer : { $game }
page-continue-with = avec { $names }
page-waiting = en attente des invités
page-open-tables = { $count ->
    [0] Tables ouvertes
   *[other] Tables ouvertes ({ $count })
}
page-open-tables-about = Jouez avec les personnes présentes.
page-first-time = Première visite ?
page-first-time-about = Apprenez un jeu en cinq minutes.
page-first-time-lesson = Première fois ? La leçon dure cinq minutes
page-modes = Façons de jouer
page-advanced = Options avancées : éditions, règles, cartes
page-mode-bots = Contre des robots
page-mode-device = Se passer l’appareil
page-mode-device-about = Plusieurs personnes, un écran ; chacun ne voit que ses cartes.
page-mode-friends = Inviter des amis
page-my-tables = Mes tables
page-my-finished = Parties terminées
page-forget = Retirer de cette liste
page-rules = Règles
page-rules-of = Règles : { $game }
page-credits = Crédits

## Une nouvelle table

page-game = Jeu
page-players = Joueurs
page-players-range = { $least } à { $most } joueurs
page-player-number = Joueur { $number }
page-bot-number = Robot { $number }
page-your-name = Votre nom
page-name-of = Nom du joueur { $number }
page-sitter = Qui occupe la place { $number }
page-person = Une personne
page-bot = Robot : { $level }
page-level-random = hasard
page-level-easy = facile
page-level-medium = moyen
page-level-hard = difficile
page-level-expert = expert
page-until-guest = jusqu’à l’arrivée d’un invité
page-edition = Édition
page-options = { $count ->
    [0] Toutes les options de règles
    [one] Toutes les options de règles (1 changée)
   *[other] Toutes les options de règles ({ $count } changées)
}
page-pace = Rythme des robots
page-pace-calm = posé
page-pace-brisk = vif
page-pace-instant = immédiat
page-pace-own = Rythme du récit
page-hints = Conseils
page-hints-on = permis
page-hints-off = aucun
page-theme = Noms et images
page-clock = Temps de réflexion
page-clock-none = sans limite
page-clock-live = dix minutes par joueur
page-clock-days = deux jours par décision
page-wait = Attendre mes invités ; c’est moi qui donne le départ
page-box = Cartes
page-box-ours = les cartes de HeroHall (les cartes imprimées ne sont pas publiques)
page-box-ours-again = Revenir à la boîte de HeroHall
page-box-about = Une boîte est un dossier qui contient les cartes du jeu en simples tableaux. Vous pouvez jouer avec la vôtre ; HeroHall vérifie d’abord chaque carte.
page-box-files = Fichiers de la boîte :
page-box-folder = ou son dossier :
page-box-check = Vérifier
page-begin-bots = Commencer
page-begin-device = Commencer
page-begin-friends = Ouvrir la table

## Rejoindre

page-join = Invitation
page-join-title = On vous invite à jouer à { $game }
page-choose-seat = Choisissez une place
page-seat-free = remplacer ce robot
page-seat-taken = occupée
page-sit-down = S’asseoir
page-only-watch = Seulement regarder
page-device = Continuer ici
page-device-about = Votre place passe de l’autre appareil à celui-ci. L’autre ne pourra plus jouer.
page-device-go = Continuer ici

## Avant la partie

page-wait-host = Commencez quand vous voulez. Des robots joueront aux places encore libres.
page-wait-guest = La partie commence quand { $name } la lance.
page-begins-in = { $seconds ->
    [0] La partie commence…
    [one] La partie commence dans 1 seconde, ou dès que toutes les places sont prises.
   *[other] La partie commence dans { $seconds } secondes, ou dès que toutes les places sont prises.
}
page-who-is-here = Qui est là
page-arrived = est là
page-arrived-you = c’est vous
page-seat-empty = libre
page-seat-waiting = si personne ne vient : robot, { $level }
page-list-table = Table ouverte
page-list-table-about = Tout le monde sur ce serveur voit cette table et peut s’y asseoir.
page-send = Envoyer…

## Tables ouvertes

page-match = Jouer avec les personnes présentes
page-match-about = Vous obtenez une place auprès d’autres personnes qui veulent jouer au même jeu. Des robots prennent les places restées libres.
page-match-wait = Temps d’attente
page-match-seconds = { $seconds ->
    [0] aucun
    [30] 30 s
    [60] 1 min
    [180] 3 min
   *[600] 10 min
}
page-match-go = Trouver une table
page-open-none = Aucune table n’est ouverte pour l’instant. Lancez-en une, ou ouvrez la vôtre avec « Inviter des amis ».
page-open-table = { $free ->
    [one] { $host } · { $players } joueurs · 1 place libre
   *[other] { $host } · { $players } joueurs · { $free } places libres
}

## À la table

page-table = Table
page-people = Joueurs
page-you = (vous)
page-here = est là
page-not-here = n’est pas là
page-asked = décide maintenant
page-bot-plays = Robot, niveau { $level }
page-bot-keeps = un robot ({ $level }) joue en attendant
page-conceded = a abandonné ; un robot ({ $level }) continue
page-host = hôte
page-watchers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
page-watching = Vous regardez la partie.
page-time-left = temps restant
page-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
page-log = Ce qui s’est passé
page-log-fold = Replier ce tour
page-log-unfold = Déplier ce tour
page-log-before = Avant le premier tour
page-log-newest = Au plus récent
page-says = { $name } :
page-decides = réfléchit…
page-sending = envoi en cours…
page-over = La partie est terminée.
page-choices = Choix
page-hint = Conseil
page-hint-share = environ { $percent } % de chances de gagner
page-thinking = Réflexion…
page-undo = Reprendre
page-hurry = Jusqu’à moi
page-hurry-long = Avancer jusqu’à votre prochaine décision
page-since = Depuis votre dernier tour
page-since-short = Résumé
page-since-again = Revoir sur la table
page-since-nothing = Personne d’autre n’a encore joué.
page-rule-of = Règle { $rule }
page-rules-whole = Tout le livret de règles
page-orders = Me demander pour les pouvoirs
page-orders-short = Pouvoirs : demander
page-orders-about = Sinon vous renoncez aussitôt, et personne ne voit votre choix.
page-order-answers = Vous renoncez, comme convenu.
page-curtain = C’est à { $name } de jouer
page-curtain-why = Passez l’appareil. Les cartes n’apparaissent qu’au prochain appui.
page-curtain-lift = Je suis { $name }
page-curtain-own = Voir mes cartes
page-curtain-seen = Vu, on continue

## La table elle-même

page-paused = { $name } a mis la partie en pause.
page-paused-host = Vous avez mis la partie en pause.
page-paused-agreed = Tout le monde s’est mis d’accord pour faire une pause.
page-go-on = Reprendre
page-resume = Commencer
page-pause = Pause
page-frozen = Cette partie a commencé avec d’autres règles et ne peut pas continuer ici.
page-rules-renewed = HeroHall a été mis à jour : cette partie a commencé avec la version { $before } des règles et continue avec la version { $now }. Rien de ce qui s’est passé jusqu’ici ne change.
page-offer = { $names } : fin de la partie proposée.
page-offer-pause = { $names } : pause proposée.
page-offer-end = Proposer d’arrêter la partie
page-agree-end = D’accord
page-refuse-end = Continuer à jouer
page-withdraw = Finalement, continuer
page-concede = Abandonner
page-concede-sure = Vraiment abandonner ? Un robot continuera.
page-come-back = Je suis de retour
page-sit-in = Laisser un robot jouer
page-remove = Retirer
page-link-for-guests = Inviter
page-link-for-watch = Laisser regarder
page-link-for-device = Mon autre appareil
page-link-about-guests = Toute personne qui ouvre ce lien peut prendre la place d’un robot.
page-link-about-waiting = Toute personne qui ouvre ce lien obtient une place libre.
page-link-about-watch = Toute personne qui ouvre ce lien voit ce que tous peuvent voir, mais aucune carte en main.
page-link-about-device = Ouvrez ce lien sur votre autre appareil dans les dix minutes. Il ne sert qu’une fois.
page-share = Partager sur ce réseau
page-share-about = Pour l’instant, seul cet ordinateur atteint la table. Activez ceci pour que d’autres appareils du même réseau l’atteignent aussi.
page-qr = Code QR du lien
page-address = Adresse
page-copy = Copier
page-copied = Copié

## Réglages

page-settings = Réglages
page-language = Langue
page-look = Aspect
page-look-auto = automatique
page-look-light = clair
page-look-dark = sombre
page-motion = Animation
page-motion-auto = automatique
page-motion-on = oui
page-motion-off = non
page-sound = Son
page-sound-on = oui
page-sound-off = non
page-keys = Touches
page-key-number = choisir un coup
page-key-choices = tous les choix en liste
page-key-rule = la règle de cette question
page-key-hint = conseil
page-key-undo = reprendre
page-key-hurry = avancer jusqu’à votre décision
page-key-since = ce qui s’est passé depuis votre dernier tour
page-key-log = ce qui s’est passé
page-key-table = table
page-key-settings = réglages

## La fin

page-result = Résultat
page-you-win = Vous gagnez !
page-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
page-ended-early = Terminée d’un commun accord
page-place = Rang
page-player = Joueur
page-score = Points
page-rematch = Revanche
page-end-how = Comment la partie a été gagnée
page-end-study = Laisser les robots l’analyser
page-end-counting = Les robots évaluent les chances de chacun…
page-end-reviewing = Les robots examinent chaque coup…
page-end-decisive =
    { $last ->
        [yes] Le dernier tour, { $turn }, a décidé de la partie. Chances de gagner juste avant, toutes cartes ouvertes, { $name } : { $before } %.
       *[no] Le tour { $turn } a décidé de la partie. Chances de gagner, toutes cartes ouvertes, { $name } : de { $before } % à { $after } %, puis toujours au moins { $kept } %.
    }
page-end-see = Le revoir
page-end-moves-about = Le meilleur et le pire coup de chacun. Au début : ce qu’il valait, en points sur 100, d’après ce que le joueur pouvait savoir ; à la fin : ce qu’il a rapporté avec les cartes réelles.
page-end-best = Tour { $turn } : { $move }. Mieux que : { $rival }.
page-end-worst = Tour { $turn } : { $move }. Le robot : { $rival }.
page-end-share = Partager en image
page-end-origin = Retour à la partie d’origine
page-no-picture = Ce navigateur ne peut pas dessiner l’image.
page-look-at-table = Regarder la table
page-record = Enregistrer la partie
page-seed = Graine
page-salt = Sel
page-seed-hash = Empreinte de la donne
page-seed-hash-about = Elle a été fixée avant le premier coup. À la fin, la graine est montrée, et chacun peut vérifier que la donne n’a pas changé.
page-seed-show = Vérifier la donne
page-seed-right = La donne était honnête : la graine correspond à l’empreinte montrée au début.
page-seed-wrong = La graine ne correspond pas à l’empreinte montrée au début !
page-seed-about = Le SHA-256 du sel suivi de la graine donne l’empreinte.
page-check = Vérifier toute la partie
page-check-right = { $moves ->
    [one] { $moves } coup a été rejoué
   *[other] { $moves } coups ont été rejoués
} à partir de la graine. Tous sont permis et mènent à ce résultat : { $result }
page-check-unfinished = partie non terminée
page-check-hash-right = L’enregistrement porte l’empreinte que ce navigateur garde depuis le début.
page-check-hash-none = Ce navigateur n’a pas gardé d’empreinte du début. Comparez celle ci-dessus avec celle d’un joueur.
page-check-wrong = L’enregistrement de cette partie ne concorde pas !
page-check-other-hash = Son empreinte est { $written }, mais depuis le début ce navigateur garde { $kept }.
page-check-other-result = Ses coups mènent à ce résultat : { $replayed }. Celui affiché ici est : { $shown }.
page-check-yourself = Pour vérifier sans ce serveur, enregistrez la partie et tapez ceci sur un ordinateur où HeroHall est installé :

## Crédits

page-credits-games = HeroHall est un programme libre et indépendant. Ses images, ses textes et son code sont les siens ou crédités ici.
page-credits-engine-compiled = HeroHall { $version }. Les robots réfléchissent avec le moteur compilé.
page-credits-engine-compiling = HeroHall { $version }. Le moteur est en cours de compilation ; d’ici là, les robots réfléchissent plus lentement, en Python simple.
page-credits-engine-plain = HeroHall { $version }. Les robots réfléchissent en Python simple.
page-credits-pictures = Images
page-credits-pictures-about = Dessins par { $authors }, tirés de
page-credits-map = Carte
page-credits-map-about = Côtes : Natural Earth, domaine public :
page-credits-fonts = Caractères
