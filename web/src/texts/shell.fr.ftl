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
page-forget-and-watch = Laisser la place et seulement regarder
page-link-connecting = connexion…
page-link-lost = Connexion perdue. Nouvel essai…
page-link-closed = fermé

## Accueil

page-welcome = Une table pour les héros
page-about = Deux jeux de société pour une soirée ou pour dix minutes : seul contre de bons robots, en se passant un appareil, ou entre amis par un lien.
page-mode-bots = Jouer tout de suite
page-mode-bots-about = Contre des robots, à votre rythme.
page-mode-device = Se passer l’appareil
page-mode-device-about = Plusieurs personnes, un écran ; chacun ne voit que ses cartes.
page-mode-friends = Inviter des amis
page-mode-friends-about = Envoyez un lien ou montrez un code. Des robots gardent les places.
page-my-tables = Mes tables
page-my-finished = Parties terminées
page-forget = Retirer de cette liste
page-rules = Règles
page-rules-of = Règles : { $game }
page-credits = Crédits

## Une nouvelle table

page-game = Jeu
page-game-seventh = Bluff et déduction avec des cartes. Environ 20 minutes.
page-game-world = Peuples, découvertes et merveilles sur la carte du monde. Environ une heure.
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
page-edition-seventh-iello = iello
page-edition-seventh-iello-variant = iello avec variantes
page-edition-seventh-aeg = AEG
page-edition-seventh-original = originale
page-edition-world-fr = française
page-edition-world-de = allemande
page-options = { $count ->
    [0] Toutes les règles une par une
    [one] Toutes les règles une par une (1 changée)
   *[other] Toutes les règles une par une ({ $count } changées)
}
page-pace = Rythme des robots
page-pace-calm = posé
page-pace-brisk = vif
page-pace-instant = immédiat
page-hints = Conseils
page-hints-on = permis
page-hints-off = aucun
page-theme = Noms et images
page-theme-seventh-classic = classiques
page-theme-seventh-dragon = dragon
page-clock = Temps de réflexion
page-clock-none = sans limite
page-clock-live = dix minutes chacun
page-clock-days = deux jours par réponse
page-wait = Attendre mes invités ; c’est moi qui donne le départ
page-box = Cartes
page-box-ours = notre propre boîte
page-box-ours-again = Revenir à notre boîte
page-box-about = Une boîte est un dossier contenant les cartes du jeu en simples tableaux. Vous pouvez jouer avec la vôtre ; chaque carte est d’abord vérifiée.
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
page-seat-free = un robot, que vous remplacez
page-seat-taken = occupée
page-sit-down = S’asseoir
page-only-watch = Seulement regarder
page-device = Continuer ici
page-device-about = Votre place passe de l’autre appareil à celui-ci. L’autre ne pourra plus jouer.
page-device-go = Continuer ici

## À la table

page-table = Table
page-people = Joueurs
page-you = (vous)
page-here = est là
page-not-here = n’est pas là
page-asked = décide maintenant
page-bot-plays = Robot, niveau { $level }
page-bot-keeps = un robot ({ $level }) garde la place
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
page-log-all = Tout afficher
page-says = { $name } :
page-decides = réfléchit…
page-sending = envoi en cours
page-over = La partie est terminée.
page-choices = Choix
page-hint = Conseil
page-hint-share = victoire : environ { $percent } %
page-thinking = Réflexion…
page-undo = Reprendre
page-hurry = Plus vite
page-hurry-long = Avancer jusqu’à votre prochaine décision
page-rule-of = Règle { $rule }
page-rules-whole = Toutes les règles
page-orders = Consigne permanente
page-orders-short = Consigne
page-orders-about = Des réponses données d’avance, pour que personne ne vous attende. Les autres n’en savent rien.
page-curtain = C’est à { $name }
page-curtain-why = Passez l’appareil. Les cartes n’apparaissent qu’au prochain appui.
page-curtain-lift = Je suis { $name }

## La table elle-même

page-paused = L’hôte a mis la partie en pause.
page-paused-host = La partie attend que vous donniez le départ.
page-resume = Commencer
page-pause = Pause
page-invite = Inviter
page-frozen = Cette partie a été commencée avec d’autres règles que les nôtres et ne peut pas continuer ici.
page-rules-renewed = HeroHall a été mis à jour : cette partie a commencé avec la version { $before } des règles et continue avec la version { $now }. Rien de ce qui s’est passé jusqu’ici ne change.
page-offer = { $names } voudrait terminer la partie.
page-offer-end = Proposer d’arrêter la partie
page-agree-end = D’accord
page-refuse-end = Continuer à jouer
page-withdraw = Continuer finalement
page-concede = Abandonner
page-concede-sure = Vraiment abandonner ? Un robot continuera.
page-come-back = Je suis de retour
page-sit-in = Laisser un robot jouer
page-remove = Retirer
page-link-for-guests = Inviter
page-link-for-watch = Laisser regarder
page-link-for-device = Mon autre appareil
page-link-about-guests = Qui ouvre ce lien peut prendre la place d’un robot.
page-link-about-watch = Qui ouvre ce lien voit ce que tous peuvent voir, et aucune carte en main.
page-link-about-device = Ouvrez ce lien sur votre autre appareil dans les dix minutes. Il ne sert qu’une fois.
page-share = Partager sur ce réseau
page-share-about = Pour l’instant, seule cette machine atteint la table. Activez ceci, et les appareils du même réseau le pourront aussi.
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
page-key-rule = la règle en question
page-key-hint = conseil
page-key-undo = reprendre
page-key-hurry = plus vite
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
} à partir de la graine. Tous sont permis et mènent à ce résultat : { $result }
page-check-unfinished = partie non finie
page-check-hash-right = L’enregistrement porte l’empreinte que ce navigateur garde depuis le début.
page-check-hash-none = Ce navigateur n’a pas gardé d’empreinte du début. Comparez celle ci-dessus avec celle d’un joueur.
page-check-wrong = L’enregistrement de cette partie ne concorde pas !
page-check-other-hash = Son empreinte est { $written }, mais depuis le début ce navigateur garde { $kept }.
page-check-other-result = Ses coups mènent à ce résultat : { $replayed }. Celui affiché ici est : { $shown }.
page-check-yourself = Pour vérifier sans ce serveur, enregistrez la partie et tapez ceci sur un ordinateur où HeroHall est installé :

## Crédits

page-credits-games = HeroHall est un programme libre et indépendant. Ses images, textes et code sont les siens ou nommés ici.
page-credits-pictures = Images
page-credits-pictures-about = Dessins de { $authors }, tirés de
page-credits-map = Carte
page-credits-map-about = Côtes de Natural Earth, domaine public :
page-credits-fonts = Caractères
