var e=`### Robots

bots-no-evaluator = Il n’y a pas de règles empiriques pour le jeu { $game }\xA0; seuls les robots du niveau random peuvent y jouer.
bots-no-module = Le module «\xA0{ $module }\xA0» ne peut pas être importé\xA0: { $why }. Vos propres robots se nomment paquet.module:Classe.
bots-no-class = Le module «\xA0{ $module }\xA0» n’a pas de classe «\xA0{ $name }\xA0»\xA0; vos propres robots se nomment paquet.module:Classe.
bots-no-bot = «\xA0{ $name }\xA0» n’est pas un robot\xA0; ce doit être une sous-classe de herohall.bots.Bot.
bots-not-made = «\xA0{ $name }\xA0» n’a pas pu être créé avec une graine\xA0: { $why }.
bots-no-budget = Un budget demande des secondes ou des itérations.
bots-bad-budget = «\xA0{ $text }\xA0» n’est pas un budget\xA0; donnez un nombre positif et fini.
bots-reason-choice = c’est ce que choisirait { $bot }
bots-reason-chance = tiré au hasard\xA0: l’un vaut l’autre
bots-stuck = Le robot { $bot } ne s’est pas arrêté à la fin de son temps\xA0; il a fallu mettre fin à son processus. Intercepte-t-il toutes les exceptions\xA0?

## Robots entraînés

bots-no-weights = { $file } ne contient pas les poids d’un robot entraîné\xA0: { $why }.
bots-other-weights = { $file } a été entraîné pour { $what } { $written }, mais ici c’est { $ours }. Entraînez-le de nouveau, ou prenez le HeroHall avec lequel il a été entraîné.
bots-no-encoder = Le jeu { $game } n’a pas d’encodeur\xA0; aucun robot entraîné ne peut donc y jouer.
`,t=`### La salle dans la page

browser-elsewhere = Cette table est jouée dans un autre onglet ou une autre fenêtre de ce navigateur. Un seul joue à la fois.
browser-needs-server = Il faut pour cela un serveur HeroHall, où l’on se retrouve\xA0; cette page joue sans serveur.
browser-full = Le navigateur n’a plus de place pour conserver la partie\xA0; rien n’a été changé. Supprimez d’anciennes tables sur la page d’accueil, puis réessayez.
browser-storage = Le navigateur ne peut pas conserver la partie pour l’instant\xA0; rien n’a été changé. Réessayez ou rechargez la page.

## La commande \`herohall site\`

browser-site = Le site se trouve dans { $folder } ({ $size } Mo). Copiez-le sur n’importe quel espace web, ou essayez-le avec\xA0: python3 -m http.server --directory { $folder }
browser-no-parts = Il manque ces éléments du site\xA0: { $missing }. Dans une copie du dépôt avec node, \`python3 run.py site\` les télécharge.
browser-no-node = Il faut node pour compiler Python pour les navigateurs\xA0; il n’est pas installé.
browser-not-empty = { $folder } contient autre chose qu’un site précédent\xA0; choisissez un nouveau dossier.
browser-no-site = { $folder } n’est pas une page pour un serveur\xA0; écrivez-en une avec\xA0: herohall site { $folder } --for-server
`,n=`### Ce qui peut clocher, quel que soit le jeu

bad-game = Le jeu «\xA0{ $game }\xA0» n’existe pas\xA0; les jeux sont\xA0: { $known }.
bad-box = Le jeu { $game } n’a que ses propres cartes\xA0; n’indiquez pas de boîte.
box-zip-too-large = Ce fichier zip est trop grand\xA0; celui d’une boîte a au plus { $most } octets et peu de fichiers.
box-zip-broken = Ce fichier ne peut pas être lu comme un zip\xA0; choisissez le fichier zip d’une boîte.
box-zip-empty = Il n’y a pas de fichiers de boîte dans ce zip\xA0; ils portent ces noms\xA0: { $files }.
box-zip-twice = Le fichier { $file } est deux fois dans ce zip\xA0; enlevez-en un.
bad-players = Le jeu { $game } ne se joue pas à { $players }\xA0; il se joue de { $least } à { $most } joueurs.
bad-option = L’option «\xA0{ $option }\xA0» n’existe pas\xA0; les options sont\xA0: { $known }.
bad-option-value = L’option { $option } ne peut pas valoir «\xA0{ $value }\xA0»\xA0; valeurs possibles\xA0: { $known }.
bad-seed = «\xA0{ $seed }\xA0» n’est pas une graine\xA0; une graine est un nombre entier de 0 à 2^{ $bits } − 1.
bad-seat = La place { $seat } n’existe pas\xA0; les places vont de 0 à { $most }.
bad-bot = Le robot «\xA0{ $level }\xA0» n’existe pas\xA0; les niveaux sont\xA0: { $known }.
bad-move = «\xA0{ $text }\xA0» n’est pas un coup de ce jeu.
not-asked = Ce n’est pas à la place { $seat } de décider\xA0; attendez qu’on l’interroge.
game-over = La partie est terminée\xA0; il n’y a plus rien à décider.
no-rulebook = Il n’y a pas de livret de règles pour le jeu { $game }.
no-rule = Le livret de règles de { $game } n’a pas de règle «\xA0{ $number }\xA0»\xA0; pour tout lire\xA0: herohall rules { $game }
extra-missing = Il faut pour cela { $package }, qui n’est pas installé\xA0: { $command }

## Reprendre un coup

undo-nothing = Il n’y a encore aucun coup à reprendre.
undo-not-yours = Le dernier coup est celui de quelqu’un d’autre\xA0; seule la personne qui l’a joué peut le reprendre.
undo-over = La partie est finie\xA0; son dernier coup ne peut plus être repris.
undo-news = Le dernier coup a révélé quelque chose de nouveau\xA0; il ne peut donc pas être repris.

## États sauvegardés

state-not-json = Ce n’est pas un état sauvegardé\xA0: { $why }. Il faut le texte JSON écrit par une partie.
state-impossible = Aucune partie ne peut mener à cet état\xA0: { $why }.

## Enregistrements

# Le début de toutes les lignes qui suivent\xA0; la ligne 0 désigne le fichier entier.
record-where =
    { $line ->
        [0] Enregistrement\xA0:
       *[other] Enregistrement, ligne { NUMBER($line, useGrouping: 0) }\xA0:
    }
record-no-file = { record-where } impossible de lire le fichier { $file } ({ $why })\xA0; indiquez un enregistrement que vous pouvez ouvrir.
record-not-text = { record-where } { $file } n’est pas un fichier texte en UTF-8, comme doit l’être un enregistrement.
record-not-ours = { record-where } ce n’est pas un enregistrement de HeroHall\xA0; la première ligne doit être «\xA0{ $title }\xA0».
record-newer = { record-where } c’est le format { $version }, mais ce HeroHall ne lit que jusqu’au format { $ours }\xA0; prenez un HeroHall plus récent.
record-cut-off = { record-where } le fichier s’interrompt au milieu d’une ligne\xA0; un enregistrement se termine par une ligne complète.
record-no-moves = { record-where } le fichier s’interrompt dans l’en-tête\xA0; il faut ensuite une ligne vide, puis les coups.
record-bad-line = { record-where } «\xA0{ $text }\xA0» est illisible\xA0; l’en-tête a des lignes comme «\xA0players: 3\xA0», les coups des lignes comme «\xA00 recruit\xA0».
record-unknown-header = { record-where } l’en-tête «\xA0{ $name }\xA0» n’existe pas\xA0; corrigez ou supprimez la ligne.
record-twice = { record-where } «\xA0{ $name }\xA0» figure ici pour la deuxième fois\xA0; une seule est permise.
record-missing = { record-where } il manque à l’en-tête une ligne «\xA0{ $name }:…\xA0»\xA0; elle doit précéder la ligne vide.
record-bad-value = { record-where } «\xA0{ $value }\xA0» n’est pas une valeur possible pour «\xA0{ $name }\xA0».
record-bad-header = { record-where } la partie de l’en-tête ne peut pas être mise en place\xA0: { $why }
record-seats = { record-where } l’en-tête compte { $found ->
        [one] { $found } place
       *[other] { $found } places
    } et { $players } joueurs\xA0; il faut une ligne «\xA0seat\xA0» par joueur.
record-other-rules = { record-where } la partie suit la version { $rules } des règles, mais ce HeroHall joue la version { $ours }\xA0; prenez le HeroHall avec lequel elle a été jouée.
record-other-box = { record-where } la partie a été jouée avec la boîte { $written }, et non avec { $ours }\xA0; indiquez le dossier de sa boîte.
record-cannot-undo = { record-where } la place { $seat } reprend un coup. { $why }
record-after-end = { record-where } le coup «\xA0{ $move }\xA0» vient après la fin de la partie.
record-wrong-seat = { record-where } la place { $seat } joue ici, mais c’est à la place { $expected } de décider.
record-illegal = { record-where } le coup «\xA0{ $move }\xA0» est interdit ici par la règle { $rule }\xA0: { $why }
record-bad-move = { record-where } «\xA0{ $move }\xA0» n’est pas un coup de ce jeu.
record-hash-differs = { record-where } la graine ne correspond pas à son empreinte\xA0; seed, salt ou seed-hash a été modifié.
record-result-differs = { record-where } le résultat indiqué est «\xA0{ $written }\xA0», mais les coups mènent à «\xA0{ $replayed }\xA0».
record-scores-differ = { record-where } les scores indiqués sont «\xA0{ $written }\xA0», mais les coups mènent à «\xA0{ $replayed }\xA0».
`,r=`seventh-title = Seventh Hero
seventh-too-few-cards = Ces options laissent { $cards } cartes, mais la donne en demande { $needed }\xA0; prenez plus de valeurs, plus d’exemplaires, une main plus petite ou moins de joueurs.

## Options et éditions

seventh-option-no_match = Aucune carte en main ne convient
seventh-option-no_match-deck = on envoie la première carte de la pioche et on défausse une carte de sa main
seventh-option-no_match-party = on envoie face visible un héros de son groupe qui convient\xA0; à défaut, la première carte de la pioche, sans la voir
seventh-option-clue = Ce que dit un indice
seventh-option-clue-identical = si le héros vagabond est le même que la carte donnée
seventh-option-clue-requirement = si le héros vagabond remplit la condition requise imprimée sur la carte donnée
seventh-option-clues_per_turn = Indices par tour
seventh-option-clues_per_turn-any = autant que veut celui qui reçoit le héros
seventh-option-clues_per_turn-one = un seul pour chaque joueur qui reçoit le héros
seventh-option-duplicates = Héros recruté en double
seventh-option-duplicates-eliminated = les deux exemplaires vont sur la pile de héros éliminés du joueur
seventh-option-duplicates-discard = les deux exemplaires vont sur la défausse
seventh-option-deck_end = Quand la pioche est épuisée
seventh-option-deck_end-score = la partie s’achève avec ce tour, et on établit le classement
seventh-option-deck_end-reshuffle = on remélange les cartes, et seul un groupe complet met fin à la partie
seventh-option-reshuffled = Ce qu’on remélange
seventh-option-reshuffled-all = la défausse et toutes les piles de héros éliminés
seventh-option-reshuffled-discard = la défausse seule, selon la lettre du livret
seventh-option-forbid = À qui le Maître-Chien interdit de recruter
seventh-option-forbid-holder = au joueur qui a le héros vagabond devant lui
seventh-option-forbid-anyone = au joueur de son choix que le héros peut encore atteindre, selon la lettre du livret
seventh-option-values = Héros différents en jeu (jeux réduits pour la recherche)
seventh-option-values-3 = héros 1 à 3\xA0; 3 différents font gagner
seventh-option-values-4 = héros 1 à 4\xA0; 3 différents font gagner
seventh-option-values-5 = héros 1 à 5\xA0; 4 différents font gagner
seventh-option-values-6 = héros 1 à 6\xA0; 5 différents font gagner
seventh-option-values-7 = héros 1 à 7\xA0; 6 différents font gagner
seventh-option-copies = Exemplaires de chaque héros (jeux réduits pour la recherche)
seventh-option-copies-1 = 1 exemplaire de chaque héros
seventh-option-copies-2 = 2 exemplaires de chaque héros
seventh-option-copies-3 = 3 exemplaires de chaque héros
seventh-option-copies-4 = 4 exemplaires de chaque héros
seventh-option-copies-5 = 5 exemplaires de chaque héros
seventh-option-copies-6 = 6 exemplaires de chaque héros
seventh-option-copies-7 = 7 exemplaires de chaque héros
seventh-option-copies-8 = 8 exemplaires de chaque héros
seventh-option-copies-9 = 9 exemplaires de chaque héros
seventh-option-copies-10 = 10 exemplaires de chaque héros
seventh-option-copies-11 = 11 exemplaires de chaque héros
seventh-option-hand = Cartes en main au départ
seventh-option-hand-0 = aucune carte
seventh-option-hand-1 = 1 carte
seventh-option-hand-2 = 2 cartes
seventh-option-hand-3 = 3 cartes
seventh-option-hand-4 = 4 cartes
seventh-option-hand-5 = 5 cartes

seventh-edition-iello = Règles standard\xA0: le livret français de 2014.
seventh-edition-iello-variant = Règles standard avec les deux variantes du livret français\xA0: indices selon la condition requise, et pioche remélangée.
seventh-edition-aeg = L’édition américaine, pour autant qu’elle est connue du public\xA0; le reste vient du livret (S8.2).
seventh-edition-original = La première édition japonaise, pour autant qu’elle est connue du public\xA0; le reste vient du livret (S8.2).

## Consignes

seventh-order-matters = quand cela compte
seventh-order-hero = héros devant moi
seventh-order-win = victoire imminente
seventh-order-always = chaque fois
seventh-order-turn = pas ce tour-ci

## Héros

seventh-hero-1 = La Poule Enragée
seventh-hero-2 = Le Pyromane
seventh-hero-3 = La Sorcière
seventh-hero-4 = Le Maître-Chien
seventh-hero-5 = Le Sergent
seventh-hero-6 = Le Chevalier Noir
seventh-hero-7 = Le Magicien
seventh-card-1 = la Poule Enragée (1)
seventh-card-2 = le Pyromane (2)
seventh-card-3 = la Sorcière (3)
seventh-card-4 = le Maître-Chien (4)
seventh-card-5 = le Sergent (5)
seventh-card-6 = le Chevalier Noir (6)
seventh-card-7 = le Magicien (7)

seventh-dragon-1 = Krillin
seventh-dragon-2 = Tenshinhan
seventh-dragon-3 = Piccolo
seventh-dragon-4 = San Gohan
seventh-dragon-5 = Trunk
seventh-dragon-6 = Vegeta
seventh-dragon-7 = San Goku

seventh-requirement-1 = 3 ou moins
seventh-requirement-2 = 5 ou plus
seventh-requirement-3 = 3, 4 ou 5
seventh-requirement-4 = impair
seventh-requirement-5 = pair
seventh-requirement-6 = { $players } ou moins
seventh-requirement-7 = { $players } ou plus

seventh-power-1 = annuler un pouvoir
seventh-power-2 = défausser le héros vagabond
seventh-power-3 = redresser un héros utilisé
seventh-power-4 = interdire un recrutement
seventh-power-5 = regarder le héros vagabond
seventh-power-6 = ignorer la condition requise
seventh-power-7 = piocher deux cartes

## Ce qui est demandé

seventh-ask-window = Utilisez-vous un pouvoir maintenant\xA0?
seventh-ask-react = Un pouvoir vient d’être annoncé. Réagissez-vous avant qu’il ne prenne effet\xA0?
seventh-ask-send = { $source ->
        [deck] Aucune carte de votre main ne convient\xA0: envoyez la première carte de la pioche.
        [party] Aucune carte de votre main ne convient\xA0: quel héros de votre groupe envoyez-vous, face visible\xA0?
       *[hand] Quel héros envoyez-vous à gauche, face cachée\xA0?
    }{ $may ->
        [power] {" "}Vous pouvez d’abord utiliser un pouvoir.
       *[none] {""}
    }
seventh-ask-discard = Aucune de vos cartes ne convenait\xA0: quelle carte de votre main défaussez-vous, face visible\xA0?
seventh-ask-receive = Le héros vagabond est devant vous\xA0: le recruter ou le passer\xA0?{ $may ->
        [both] {" "}Vous pouvez d’abord demander des indices ou utiliser un pouvoir.
        [clue] {" "}Vous pouvez d’abord demander des indices.
        [power] {" "}Vous pouvez d’abord utiliser un pouvoir.
       *[none] {""}
    }
seventh-ask-return = Le héros vagabond vous est revenu\xA0: recrutez-le{ $may ->
        [power] , ou utilisez d’abord un pouvoir.
       *[none] .
    }

## Coups

seventh-move-decline = n’utiliser aucun pouvoir
seventh-move-recruit = recruter le héros vagabond
seventh-move-pass = passer le héros vagabond au suivant
seventh-move-send-deck = envoyer la première carte de la pioche
seventh-move-send = envoyer { $card }
seventh-move-send-party = envoyer { $card } de votre groupe, face visible
seventh-move-discard = défausser { $card }
seventh-move-clue = demander un indice avec { $card }
seventh-move-power = utiliser { $card }\xA0: { $power }
seventh-move-ready = utiliser { $card }\xA0: redresser { $target }
seventh-move-forbid = utiliser { $card }\xA0: { $target } ne pourra pas recruter le héros vagabond

## Le journal

seventh-event-dealt =
    { $name } commence avec { $party } dans son groupe et { $count ->
        [0] aucune carte en main
        [one] 1 carte en main{ $known ->
            [yes] {"\xA0"}: { $cards }
           *[no] {""}
        }
       *[other] { $count } cartes en main{ $known ->
            [yes] {"\xA0"}: { $cards }
           *[no] {""}
        }
    }.
seventh-event-replaced = Défaussés, car un groupe les avait en double\xA0: { $cards }.
seventh-event-revealed = Tour { $turn }\xA0: { $name } révèle { $card }.
seventh-event-unmatched = { $name } n’a aucun héros qui convienne.
seventh-event-sent =
    { $source ->
        [deck] Rien ne convient\xA0: { $name } envoie la première carte de la pioche à { $to }
        [unseen] Rien ne convient\xA0: { $name } envoie la première carte de la pioche, sans la voir, à { $to }
        [party] Rien ne convient\xA0: { $name } envoie un héros de son groupe à { $to }, face visible
       *[hand] { $name } envoie un héros à { $to }
    }{ $known ->
        [yes] {"\xA0"}: { $card }
       *[no] {""}
    }.
seventh-event-discarded = { $name } défausse une carte de sa main\xA0: { $card }.
# $target est le nombre 0 pour un pouvoir qui ne vise aucun héros.
seventh-event-announced =
    { $name } annonce un pouvoir\xA0: { $power }{ $target ->
        [0] {""}
       *[other] {"\xA0"}: { $target }
    }.
seventh-event-cancelled = { $name } annule un pouvoir annoncé par { $user }\xA0: { $power }.
seventh-event-readied = { $name } redresse un héros\xA0: { $card }.
seventh-event-burned = { $name } défausse le héros vagabond\xA0: { $card }.
seventh-event-forbidden = { $name } interdit à { $holder } de recruter le héros vagabond.
seventh-event-turned-away = { $name } n’a pas le droit de recruter le héros vagabond.
seventh-event-looked =
    { $name } regarde le héros vagabond{ $known ->
        [yes] {"\xA0"}: { $card }
       *[no] {""}
    }.
seventh-event-ignored = { $name } lève la condition requise\xA0: toute carte convient ce tour-ci.
seventh-event-drew =
    { $name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }{ $known ->
        [yes] {"\xA0"}: { $cards }
       *[no] {""}
    }.
seventh-event-passed = { $name } passe le héros à { $to }.
seventh-event-clue =
    { $name } demande un indice{ $known ->
        [yes] {" "}avec { $card }
       *[no] {""}
    }. La réponse\xA0: { $answer ->
        [yes] oui
       *[no] non
    }.
seventh-event-recruited = { $name } recrute un héros\xA0: { $card }.
seventh-event-doubled = { $name } recrute un héros et l’a maintenant en double\xA0: { $card }.
seventh-event-eliminated = { $name } perd les deux exemplaires\xA0: { $card }.
seventh-event-turned-up =
    La carte-indice donnée par { $name } est retournée\xA0: { $card }. La réponse était «\xA0{ $answer ->
        [yes] oui
       *[no] non
    }\xA0».
seventh-event-reshuffled = La pioche est vide\xA0: les cartes défaussées et éliminées sont remélangées en une nouvelle pioche.
seventh-event-reshuffled-discard = La pioche est vide\xA0: la défausse est remélangée en une nouvelle pioche.
seventh-event-nothing-sent = Rien ne convient et il n’y a aucune carte à piocher\xA0: { $name } n’envoie pas de héros.
seventh-event-declined = { $name } n’utilise aucun pouvoir.
seventh-event-ended =
    La partie est finie\xA0: { $reason ->
        [heroes] { $names } a réuni un groupe complet.
        [turns] le dernier tour possible a été joué.
       *[deck] la pioche est épuisée.
    }

## Pourquoi un coup n’est pas permis

seventh-refuse-over = La partie est finie.
seventh-refuse-no-move = Ce n’est pas un coup de ce jeu.
seventh-refuse-window = Vous pouvez seulement utiliser un pouvoir ou y renoncer.
seventh-refuse-no-window = Il n’y a aucun pouvoir auquel renoncer\xA0; faites l’un des choix proposés.
seventh-refuse-not-receiving = On ne recrute ou ne passe le héros vagabond que quand on l’a devant soi.
seventh-refuse-must-recruit = Le héros vagabond a fait le tour de la table\xA0: vous devez le recruter.
seventh-refuse-not-sending = Un héros n’est envoyé qu’une fois par tour, par le joueur principal, quand la condition requise est visible.
seventh-refuse-not-fitting = Un { $value } ne remplit pas la condition requise de ce tour.
seventh-refuse-not-in-hand = Vous n’avez pas de { $value } en main.
seventh-refuse-has-fitting = Une carte de votre main convient\xA0: envoyez une carte de votre main.
seventh-refuse-party-first = Un héros de votre groupe convient\xA0: envoyez un héros de votre groupe.
seventh-refuse-not-from-party = Dans cette édition, on n’envoie pas de héros de son groupe\xA0: envoyez la première carte de la pioche.
seventh-refuse-not-in-party = Vous n’avez pas de { $value } dans votre groupe.
seventh-refuse-not-discarding = On ne défausse une carte de sa main que si aucune ne convenait et que la première carte de la pioche a été envoyée.
seventh-refuse-not-asking = Seul le joueur qui a le héros vagabond devant lui peut demander un indice, et jamais le joueur principal.
seventh-refuse-face-up = Ce héros a été envoyé face visible\xA0: il n’y a pas d’indice à demander.
seventh-refuse-last-card = Vous ne pouvez pas demander un indice avec la dernière carte de votre main.
seventh-refuse-one-clue = Dans cette édition, vous avez droit à un seul indice par tour, et vous l’avez déjà demandé.
seventh-refuse-used = Votre { $value } est déjà utilisé\xA0; seul un héros prêt peut servir.
seventh-refuse-discard-first = Défaussez d’abord une carte de votre main.
seventh-refuse-power-1 = Un { $value } annule un pouvoir qu’un autre joueur vient d’annoncer\xA0; il n’y en a pas.
seventh-refuse-power-2 = Un { $value } ne s’utilise que tant qu’un héros vagabonde, et jamais en réaction à un pouvoir.
seventh-refuse-power-3 = Un { $value } demande un autre héros utilisé dans votre groupe\xA0; en réaction à un pouvoir, il ne peut redresser que votre propre 1 utilisé.
seventh-refuse-power-4 = Un { $value } ne s’utilise que tant que le héros vagabond est devant quelqu’un d’autre, et jamais en réaction à un pouvoir.
seventh-refuse-power-5 = Un { $value } ne s’utilise que tant que vagabonde un héros que vous n’avez pas encore vu, et jamais en réaction à un pouvoir.
seventh-refuse-power-6 = Un { $value } ne s’utilise qu’avant l’envoi, si le joueur principal a une carte en main et qu’aucun 6 n’est en vigueur\xA0; jamais en réaction à un pouvoir.
seventh-refuse-power-7 = Un { $value } ne s’utilise que s’il reste une carte à piocher, et jamais en réaction à un pouvoir.
seventh-refuse-not-itself = Un 3 ne se redresse jamais lui-même.
seventh-refuse-names-target = Un 3 redresse l’un de vos héros utilisés\xA0: nommez-le aussi, par exemple «\xA0pouvoir 3 5\xA0».
seventh-refuse-only-hen = En réaction à un pouvoir, un 3 ne peut redresser que votre { $value }.
seventh-refuse-not-used = Il n’y a pas de { $value } utilisé à redresser dans votre groupe.
seventh-refuse-reaches-nobody = Un { $value } ne s’utilise que tant que le héros vagabond peut encore atteindre quelqu’un d’autre, et jamais en réaction à un pouvoir.
seventh-refuse-names-player = Dans cette partie, un { $value } vise un joueur de votre choix\xA0: nommez aussi sa place, par exemple «\xA0pouvoir 4 place 2\xA0».
seventh-refuse-only-holder = Dans cette partie, un { $value } vise le joueur qui a le héros vagabond devant lui\xA0: dites seulement «\xA0pouvoir 4\xA0».
seventh-refuse-not-reached = Un { $value } vise un autre joueur que le héros vagabond peut encore atteindre et qui peut encore le recruter.

### Reasons the bots give for a move

seventh-reason-wins = { $percent }\xA0% de chances que ce héros fasse gagner
seventh-reason-wins-sure = ce héros fait gagner la partie
seventh-reason-recruit = { $percent }\xA0% de chances qu’il soit nouveau dans votre groupe
seventh-reason-recruit-sure = à coup sûr nouveau dans votre groupe
seventh-reason-recruit-risky = un risque\xA0: seulement { $percent }\xA0% de chances qu’il soit nouveau
seventh-reason-recruit-double = à coup sûr un doublon\xA0: vous perdriez les deux cartes
seventh-reason-pass = { $percent }\xA0% de risque de l’avoir en double
seventh-reason-pass-sure = à coup sûr un doublon pour vous
seventh-reason-pass-next = un doublon plus probable chez la personne suivante que chez vous
seventh-reason-pass-new = sans doute nouveau pour vous\xA0: le laisser passer ne vaut que s’il sert peu aux autres
seventh-reason-clue = mieux vaut en savoir plus\xA0: { $percent }\xA0% de chances qu’il soit nouveau
seventh-reason-clue-known = vous en savez assez sur ce héros\xA0; une question ne peut que tromper les autres
seventh-reason-keep = aucun pouvoir n’en vaut la peine maintenant
seventh-reason-power-1 = ce pouvoir vous ferait du tort
seventh-reason-power-2 = mieux vaut que personne n’obtienne ce héros
seventh-reason-power-3 = ce héros déjà utilisé peut resservir
seventh-reason-power-4 = ce joueur ne doit pas obtenir ce héros
seventh-reason-power-5 = un coup d’œil avant de décider
seventh-reason-power-6 = une carte qui ne convient pas peut mieux vous servir
seventh-reason-power-6-other = celui qui envoie aura plus de choix
seventh-reason-power-7 = plus de cartes, plus de choix
seventh-reason-discard = vous en avez un autre exemplaire
seventh-reason-discard-single = vous gardez ainsi les cartes que vous avez en double
seventh-reason-discard-any = vous n’avez aucune carte en double\xA0: peu importe laquelle
seventh-reason-send-deck = rien dans votre main ne convient
seventh-reason-send =
    { $count ->
        [0] personne ne l’aurait
        [one] un joueur l’aurait
       *[other] { $count } joueurs l’auraient
     } en double\xA0; nouveau pour vous s’il revient
seventh-reason-send-risky =
    { $count ->
        [0] aucun autre joueur ne l’aurait
        [one] un autre joueur l’aurait
       *[other] { $count } autres joueurs l’auraient
     } en double, mais vous aussi
`,i=`### Raisons

world-reason-deck = un héros inconnu peut être plus utile que ceux de la rangée
world-reason-hero-completes = { $hero } peut compléter un territoire où vous seriez en tête\xA0: { $territory }
world-reason-hero-population = { $hero } apporte beaucoup de population
world-reason-hero-discovery = { $count ->
        [one] { $hero } apporte une découverte
       *[other] { $hero } apporte { $count } découvertes
    }
world-reason-hero-conquest = { $hero } excelle à l’attaque
world-reason-hero-treasure = { $hero } apporte beaucoup de pièces
world-reason-leads = prend la première place\xA0: { $territory }
world-reason-keeps-lead = défend la première place\xA0: { $territory }
world-reason-catches-up = se rapproche de la première place\xA0: { $territory }
world-reason-later = déjà décompté, mais rapportera de nouveau plus tard\xA0: { $territory }
world-reason-over = déjà décompté\xA0; plus rien à y gagner\xA0: { $territory }
world-reason-leaves-scored = quitte un territoire déjà décompté, { $origin }, pour un autre qui rapportera encore\xA0: { $territory }
world-reason-completes = complète un territoire, { $territory }\xA0; points pour vous\xA0: { $points }
world-reason-closes = complète un territoire avant que d’autres n’en profitent davantage\xA0: { $territory }
world-reason-stays = aucun décompte maintenant, mais sa découverte la plus précieuse restera\xA0: { $territory }
world-reason-raises = augmente la valeur d’un territoire où vous êtes en tête\xA0: { $territory }
world-reason-advances = rapproche du décompte un territoire où vous êtes en tête\xA0: { $territory }
world-reason-shares = rapproche un territoire de son décompte\xA0: { $territory }
world-reason-spoils = dévalue un territoire où un autre est en tête\xA0: { $territory }
world-reason-attack = affaiblit un rival là où cela compte\xA0: { $territory }
world-reason-wonder = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite, et un pouvoir à chaque époque\xA0: { $wonder }
world-reason-wonder-modern = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite, et un pouvoir\xA0: { $wonder }
world-reason-power = c’est maintenant que son pouvoir rapporte le plus\xA0: { $wonder }
world-reason-roll = ce jet vous sert mieux
world-reason-coins = des points maintenant\xA0; ces pièces rapporteraient moins plus tard
world-reason-peace = une attaque coûterait plus qu’elle ne rapporte
world-reason-saves-power = le pouvoir rapportera davantage plus tard
world-reason-saves = rien d’autre ne vaut la dépense

### The box

world-box-problem = { $where }\xA0: { $what }
world-box-line = { $file }, ligne { $line }
world-box-cell = { $file }, ligne { $line }, colonne { $column }
world-box-bad =
    On ne peut pas jouer avec la boîte { $box }\xA0; { $count ->
        [one] { $count } problème\xA0: { $first }
       *[other] { $count } problèmes, dont voici le premier\xA0: { $first }
    } Pour tout voir\xA0: herohall box check { $folder }

world-box-no-folder = le dossier «\xA0{ $folder }\xA0» n’existe pas\xA0; sont admis\xA0: un dossier créé par «\xA0herohall box new\xA0», ou le mot reconstruction.
world-box-no-file = le fichier manque\xA0; «\xA0herohall box new\xA0» écrit une boîte avec tous les fichiers.
world-box-unreadable = impossible d’ouvrir le fichier\xA0; ce doit être un simple fichier que vous avez le droit de lire.
world-box-not-utf8 = les caractères ne sont pas en UTF-8\xA0; enregistrez le fichier de nouveau au format «\xA0CSV UTF-8\xA0».
world-box-no-header = le fichier est vide\xA0; sa première ligne doit nommer les colonnes\xA0: { $columns }.
world-box-quote = un guillemet manque ou est mal placé\xA0; une cellule avec guillemets commence et finit par ", double ceux qu’elle contient ("") et n’a pas de saut de ligne.
world-box-no-column = la colonne { $column } manque\xA0; attendues\xA0: { $columns }.
world-box-unknown-column = la colonne «\xA0{ $found }\xA0» n’existe pas\xA0; sont admises\xA0: { $columns }.
world-box-double-column = la colonne { $found } figure deux fois\xA0; admis\xA0: une fois.
world-box-cells = { $found ->
        [one] { $found } cellule trouvée
       *[other] { $found } cellules trouvées
    }\xA0; admis\xA0: { $expected }, une par colonne. Un texte qui contient le séparateur s’écrit entre guillemets droits.
world-box-control = la cellule contient un caractère de contrôle (une tabulation, par exemple)\xA0; sont admis\xA0: les caractères imprimables.
world-box-found = trouvé «\xA0{ $found }\xA0»\xA0; admis\xA0: { $allowed }.
world-box-empty = la cellule est vide\xA0; admis\xA0: { $allowed }.
world-box-translation = le texte { $language ->
        [fr] français
        [de] allemand
       *[en] anglais
    } manque\xA0; il le faut dans les trois langues.
world-box-twice = trouvé «\xA0{ $found }\xA0» plus d’une fois\xA0; admis\xA0: { $allowed }.
world-box-double = trouvé «\xA0{ $found }\xA0», qui figure déjà à la ligne { $line }\xA0; admis\xA0: une seule fois chacun.
world-box-count = { $found ->
        [one] { $found } ligne trouvée
       *[other] { $found } lignes trouvées
    }\xA0; admis\xA0: exactement { $expected }.
world-box-no-line = aucune ligne n’a { $missing } dans la colonne { $column }\xA0; admis\xA0: exactement une.
world-box-power-number = la cellule est vide, mais le pouvoir «\xA0{ $power }\xA0» demande un nombre\xA0; admis\xA0: { $allowed }.
world-box-power-no-number = trouvé { $found }\xA0; admis\xA0: rien, car le pouvoir «\xA0{ $power }\xA0» ne demande pas de nombre ici.
world-box-phrase-power = trouvé «\xA0{ $found }\xA0»\xA0; admis\xA0: un des noms { $names }, ou une formule qui commence par { $allowed }.
world-box-phrase-missing = il manque un effet à la fin\xA0; admis\xA0: { $allowed }.
world-box-phrase-effect = trouvé «\xA0{ $found }\xA0» là où un effet est attendu\xA0; admis à ce moment\xA0: { $allowed }.
world-box-phrase-number = trouvé le nombre { $found }\xA0; admis\xA0: { $allowed }.
world-box-phrase-choice = trouvé «\xA0{ $found }\xA0»\xA0; admis ici\xA0: { $allowed }.
world-box-phrase-word = trouvé «\xA0{ $found }\xA0»\xA0; admis ici\xA0: { $allowed }.
world-box-phrase-twice = trouvé deux fois «\xA0{ $found }\xA0»\xA0; admis\xA0: une fois.
world-box-phrase-asks = { $found } ne va pas avec { $allowed }\xA0; admis\xA0: l’un des deux.
world-box-phrase-sure = «\xA0{ $found }\xA0» ne peut pas être le résultat d’un pouvoir\xA0; sa place est sur le dé.
world-box-phrase-clause = trouvé «\xA0{ $found }\xA0»\xA0; admis\xA0: { $allowed }.
world-box-phrase-alone = «\xA0{ $found }\xA0» est seul\xA0; on ne peut rien y ajouter.
world-box-phrase-last = «\xA0{ $found }\xA0» doit venir en dernier.
world-box-phrase-endless = «\xA0{ $found }\xA0» ne connaît pas «\xA0all\xA0»\xA0; admis\xA0: { $allowed }.
world-box-amount-needs = la cellule est vide, mais «\xA0{ $kind }\xA0» demande une quantité\xA0; admis\xA0: { $allowed }.
world-box-amount-needs-none = trouvé { $found }\xA0; admis\xA0: rien, car «\xA0{ $kind }\xA0» donne déjà toutes ses quantités ou n’en demande pas.
world-box-die-endless = toutes les faces disent de relancer\xA0; une au moins doit avoir un résultat.
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
    }\xA0; admis\xA0: exactement { $expected }.
world-box-border-self = { $found } serait son propre voisin\xA0; admis\xA0: deux territoires différents.
world-box-border-double = la frontière de { $start } vers { $end } figure déjà à la ligne { $line }\xA0; admis\xA0: une seule fois chacune.
world-box-border-one-way = il y a une frontière de { $start } vers { $end }, mais pas de retour\xA0; ajoutez une ligne de { $end } vers { $start }.

world-box-allowed-number = { $low } à { $high }
world-box-allowed-words = { $low } à { $high } mots différents parmi { $words }, séparés par des espaces
world-box-allowed-either = { $words }, { $number }
world-box-allowed-id = lettres minuscules a–z, chiffres et traits d’union isolés entre eux, { $longest } caractères au plus
world-box-allowed-text = un texte quelconque
world-box-allowed-optional = rien, ou { $other }

world-box-not-empty = Le dossier { $folder } n’est pas vide\xA0; indiquez-en un nouveau ou un vide.
world-box-cannot-write = Impossible d’écrire la boîte dans { $folder }\xA0; vérifiez que vous avez le droit d’y écrire et qu’il reste de la place.
world-box-written = Une copie de la boîte se trouve dans { $folder }. README.txt explique les fichiers\xA0; pour les vérifier\xA0: herohall box check { $command }

world-box-summary-heroes = { $count } héros (époque antique\xA0: { $ancient }, époque moderne\xA0: { $modern })
world-box-summary-discoveries = { $count } découvertes (époque antique\xA0: { $ancient }, époque moderne\xA0: { $modern })
world-box-summary-wonders = { $count } merveilles (époque antique\xA0: { $ancient }, époque moderne\xA0: { $modern })
world-box-summary-territories = { $count } territoires (époque antique\xA0: { $ancient }, époque moderne\xA0: { $modern }), { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    }
world-box-summary-die = dé\xA0: { $faces }
world-box-summary-printed = indiqués comme imprimés dans le jeu, au moins en partie\xA0: héros { $heroes }, découvertes { $discoveries }, merveilles { $wonders }, faces du dé { $faces }, frontières { $borders }
world-box-summary-good = Aucun problème trouvé.

world-box-readme =
    VOTRE PROPRE BOÎTE

    Ces fichiers sont le matériel de «\xA0Héros du Monde\xA0» tel que HeroHall y joue. Ce sont des tableaux au format CSV\xA0:
    ouvrez-les avec un tableur ou un éditeur de texte, changez ce que vous voulez et enregistrez en CSV UTF-8 (virgule,
    point-virgule ou tabulation entre les cellules). La première ligne nomme les colonnes. L’ordre des colonnes et des
    lignes est libre, mais celui des héros, des découvertes et des merveilles fait partie de la boîte\xA0: les parties
    enregistrées ne vont qu’avec une boîte qui a le même.

    Les cartes imprimées ne sont pas publiques\xA0; la plupart des valeurs sont une reconstruction propre à HeroHall. Si
    vous possédez le jeu imprimé, recopiez vos cartes. La colonne «\xA0printed\xA0» dit quels faits d’une ligne sont connus
    comme étant ceux du jeu imprimé.

    Vérifiez votre travail avec «\xA0herohall box check\xA0» et ce dossier\xA0: chaque erreur est signalée avec son fichier et sa
    ligne. Pour jouer avec votre boîte, ajoutez «\xA0--box\xA0» et ce dossier. Donnez-lui un nom à elle dans box.csv.

    Les fichiers et leurs colonnes, avec entre crochets ce qui est admis\xA0:
world-box-file-heroes = 76 cartes de héros
world-box-file-discoveries = 53 pions de découverte
world-box-file-wonders = 9 merveilles, 5 antiques et 4 modernes
world-box-file-die = les 6 faces du dé de conquête
world-box-file-territories = les 9 territoires\xA0; leurs id, époques et cases sont fixes, leurs noms sont libres
world-box-file-borders = quels territoires se touchent\xA0; chaque frontière a deux lignes, une par direction
world-box-file-box = ce que la boîte dit d’elle-même\xA0; chaque ligne est une clé et sa valeur
world-box-column-id = nom court employé dans les coups et les parties enregistrées, différent à chaque ligne
world-box-column-territories-id = le territoire
world-box-column-epoch = l’époque de la pièce
world-box-column-population = population apportée par le héros
world-box-column-discovery = découvertes faites par le héros, édition française
world-box-column-discovery_de = de même, édition allemande
world-box-column-conquest = valeur de conquête
world-box-column-treasure = pièces apportées par le héros
world-box-column-territories = territoires d’influence
world-box-column-orientation = couleur de la carte\xA0; sans effet sur le jeu
world-box-column-born = année de naissance\xA0; avant notre ère avec le signe moins, vide si inconnue
world-box-column-died = année de mort
world-box-column-printed = faits de cette ligne connus par le jeu imprimé
world-box-column-name = nom
world-box-column-title = titre
world-box-column-about = une phrase ou deux
world-box-column-short = nom court pour les endroits étroits
world-box-column-value = valeur du pion
world-box-column-points = points pour sa construction
world-box-column-power = son pouvoir\xA0: un des neuf de HeroHall par son nom, ou une formule du vocabulaire des effets
world-box-column-number = le nombre qui manque au pouvoir\xA0: pions pour settle, pièces pour coins, jetons piochés pour discover\xA0; vide s’il n’en manque pas
world-box-column-face = numéro de la face
world-box-column-kind = résultat du jet\xA0: un des six de HeroHall par son nom, ou une formule du vocabulaire des effets
world-box-column-amount = la quantité qui manque au résultat\xA0: n est la puissance de l’attaque, half sa moitié, arrondie au supérieur\xA0; un nombre vaut toujours ce nombre\xA0; vide s’il n’en manque pas
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
world-box-word-orientation-conqueror = rouge\xA0: conquérant
world-box-word-orientation-discoverer = bleu\xA0: découvreur
world-box-word-orientation-balanced = vert\xA0: équilibré
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
world-box-start-about = Mes propres cartes\xA0; ce que je n’ai pas changé est la reconstitution de HeroHall.

### Le jeu

world-title = Héros du Monde
world-first-not-there = La place { $first } ne peut pas commencer\xA0: il n’y a que { $players } places. Choisissez de 1 à { $players }, ou «\xA0random\xA0» (au hasard).

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
       *[other] Dépensez vos pièces à votre guise\xA0:{ $migrate ->
            [0] {""}
           *[other] {" "}une migration pour 2,
        }{ $build ->
            [0] {""}
           *[other] {" "}une merveille pour 7,
        }{" "}un point pour 2.
    } Tapez «\xA0fini\xA0» pour terminer votre tour.
world-ask-survey = Posez l’une des découvertes piochées grâce au pouvoir dans un territoire qu’il atteint, qui a une case libre et n’en a pas encore reçu ce tour-ci.
world-ask-migrate = Déplacez un pion de population depuis le territoire de départ de cette migration, quatre au plus en tout. Arrêtez quand vous voulez.
world-ask-wall = On vous attaque. Utilisez votre muraille, et l’attaque finit en défaite sans jet de dé\xA0; ou renoncez, et le dé décidera.
world-ask-reroll = Grâce à votre merveille, vous pouvez lancer le dé une seconde fois et garder l’un des deux jets.
world-ask-keep = Lequel des deux jets compte\xA0?
world-ask-flee = Votre population doit fuir. Choisissez un territoire adjacent pour le pion suivant.
world-ask-score = Un territoire est décompté. Utilisez maintenant le pouvoir de votre merveille, ou renoncez et gardez-le pour plus tard.
world-ask-target = Choisissez à qui et où le pouvoir de votre merveille retire des pions.
world-ask-power = Une attaque est en cours. Utilisez maintenant le pouvoir d’une merveille, ou renoncez-y et gardez-le pour plus tard.

## Le journal

world-event-began = { $seat } commence.
world-event-dealt = { $seat } reçoit un héros.
world-event-dealt-seen = { $seat } reçoit { $hero }.
world-event-turned_up = Nouveau dans la rangée\xA0: { $hero }.
world-event-placed = { $seat } place un premier pion de population\xA0: { $territory }.
world-event-turn = C’est à { $seat } de jouer.
world-event-skipped = { $seat } n’a aucun héros et passe son tour.
world-event-took = { $seat } prend { $hero } dans la rangée.
world-event-drew = { $seat } prend un héros dans la pioche.
world-event-drew-seen = { $seat } prend { $hero } dans la pioche.
world-event-played = { $seat } joue { $hero }.
world-event-settled = { $seat } place un pion de population\xA0: { $territory }.
world-event-found = { $seat } pioche une découverte\xA0: { $discovery }.
world-event-discovered = { $seat } pose { $discovery }\xA0: { $territory }.
world-event-returned = { $discovery } retourne dans le sac.
world-event-scoring = { $territory }\xA0: l’échelle des découvertes est complète, on décompte\xA0; la première place rapporte { $points ->
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
    }\xA0: { $territory }.
world-event-attacked = { $seat } attaque { $rival } avec une puissance de { $power }\xA0: { $territory }.
world-event-rolled = { $seat } lance le dé\xA0: { $face }.
world-event-kept = { $seat } garde\xA0: { $face }.
world-event-died = { $seat } perd { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } de population\xA0: { $territory }.
world-event-plundered = { $seat } prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $rival }.
world-event-fled = { $seat } voit fuir un pion de population\xA0: { $origin } → { $territory }.
world-event-defected = { $rival } perd { $count ->
        [one] { $count } pion de population, qui se rallie
       *[other] { $count } pions de population, qui se rallient
    } à { $seat }\xA0: { $territory }.
world-event-unharmed = { $seat } attaque { $rival } sans effet.
world-event-earned = { $seat } prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à la banque.
world-event-migration = { $seat } commence une migration.
world-event-migrated = { $seat } déplace un pion de population\xA0: { $origin } → { $territory }.
world-event-built = { $seat } construit une merveille, { $wonder }, et gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
world-event-converted = { $seat } échange 2 pièces contre 1 point.
world-event-used = { $seat } utilise un pouvoir\xA0: { $wonder }.
world-event-declined = { $seat } garde un pouvoir pour plus tard\xA0: { $wonder }.
world-event-reinforced = { $seat } place { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } de population\xA0: { $territory }.
world-event-surveyed = { $seat } pioche une découverte\xA0: { $discovery }.
world-event-epoch_ended = L’époque antique est finie.
world-event-remained = { $territory }\xA0: il reste une découverte antique, { $discovery }.
world-event-epoch_began = L’époque moderne commence\xA0; { $seat } joue en premier.
world-event-gained = { $seat } reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’un pouvoir ou du dé.
world-event-removed = { $seat } retire { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } de { $rival }\xA0: { $territory }.
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
world-refuse-not-attacking = Vous ne pouvez pas attaquer maintenant\xA0: on attaque une fois par tour, après les découvertes, avec un héros qui a une valeur de conquête.
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
world-refuse-not-done = Le tour ne peut pas encore finir\xA0: utilisez d’abord ce que le héros apporte.
world-refuse-not-owner = Cette merveille n’est pas à vous.
world-refuse-no-power = Cette merveille n’a pas de pouvoir.
world-refuse-used = Le pouvoir de cette merveille a déjà été utilisé à cette époque.
world-refuse-names-territory = Ce pouvoir demande un territoire\xA0: nommez-le après la merveille.
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
`,a=`### À une table en réseau

## Pas maintenant

server-stale = La table a changé entre-temps\xA0; regardez de nouveau et choisissez.
server-not-your-turn = Ce n’est pas à vous de jouer.
server-paused = La table est en pause\xA0; personne ne peut jouer avant la reprise.
server-not-paused = La table n’est pas en pause.
server-over = La partie est finie.
server-ended = La partie a été arrêtée d’un commun accord.
server-not-over = Disponible après la partie.
server-frozen = Cette partie a commencé avec des règles que ce HeroHall ne joue pas\xA0; elle ne peut pas continuer ici. Rien n’est perdu\xA0: le propriétaire du serveur peut l’exporter et la continuer avec un HeroHall qui joue ses règles.
server-diverges = Selon les règles de ce HeroHall, l’entrée { $number } du journal de la partie aurait un autre résultat.
server-bot-plays = Un robot joue à cette place en ce moment\xA0; reprenez d’abord votre place.
server-not-lifted = Levez d’abord le rideau\xA0; répondez ensuite pour cette place.
server-undo-made-for-you = Un robot, l’horloge ou votre consigne a joué le dernier coup pour vous\xA0; il ne peut pas être repris.
server-no-hints = Les conseils sont désactivés à cette table.
server-no-advice = Les robots n’ont pas de conseil à donner dans ce jeu.
server-too-fast = Trop de messages à la fois\xA0; patientez un instant.
server-busy = Le serveur a trop à faire en ce moment\xA0; réessayez dans une minute.
server-too-many = Trop de demandes sont venues de votre réseau en peu de temps\xA0; patientez un instant, puis réessayez.
server-full = Cette table ne peut pas accueillir d’autres spectateurs\xA0; réessayez plus tard.

## Qui peut

server-no-seat = Vous êtes spectateur\xA0; il faut avoir une place pour faire cela.
server-host-only = Seul l’hôte de la table peut le faire tant qu’il est là.
server-not-your-seat = Ce n’est pas votre place.
server-cannot-remove = On ne peut retirer de sa place qu’une autre personne.
server-still-here = Ce joueur est encore là\xA0; patientez ou demandez-lui.
server-bot-there = Un robot joue déjà à cette place.
server-no-offer = Personne n’a proposé d’arrêter la partie.
server-local-only = Seule la personne devant l’ordinateur où tourne HeroHall peut le faire.
server-no-watching = Cette table n’accepte pas de spectateurs.

## Choisir

server-which-seat = Cette table n’a pas cette place\xA0; choisissez une de ses places.
server-no-name = Un nom comporte au moins une lettre.
server-bad-value = Cela ne peut pas être choisi ici.
server-no-order = Ce jeu n’a pas cette consigne.
server-too-many-seats = { $seats } places demandées pour une partie à { $players }\xA0; enlevez-en.
server-no-language = HeroHall ne parle pas «\xA0{ $lang }\xA0»\xA0; il parle en, fr et de.

## Liens

server-no-table = Cette table n’existe pas\xA0; le lien est incomplet ou la table a été supprimée.
server-no-open-tables = Ce serveur n’a pas de tables ouvertes. Invitez des gens par un lien.
server-bad-invite = Cette invitation ne correspond pas à la table\xA0; demandez un nouveau lien.
server-seat-taken = Quelqu’un a déjà pris cette place.
server-bad-token = Votre place à cette table est inconnue ici\xA0; revenez avec une invitation.
server-bad-code = Ce code a déjà servi ou a expiré\xA0; créez-en un autre sur l’autre appareil.
server-moved = Vous jouez désormais cette partie sur un autre appareil.
server-removed = L’hôte a confié votre place à un robot.
server-no-step = Cette partie n’a pas ce coup.
server-no-lesson = Il n’y a pas encore de leçon pour le jeu «\xA0{ $game }\xA0».

## Boîtes

server-no-box = Il n’y a pas de boîte «\xA0{ $box }\xA0» ici\xA0; envoyez-la d’abord.
server-box-bad = On ne peut pas jouer avec cette boîte\xA0; { $count ->
        [one] 1 problème trouvé
       *[other] { $count } problèmes trouvés
    }\xA0:
server-box-file = «\xA0{ $file }\xA0» n’est pas un fichier de boîte\xA0; ces fichiers ont des noms comme heroes.csv.
server-box-too-large = Les fichiers d’une boîte peuvent avoir au plus { $most } caractères et { $lines } lignes en tout.
server-no-folder = Le dossier { $folder } ne peut pas être lu\xA0; indiquez-en un que vous pouvez ouvrir.
server-boxes-full = Ce serveur ne peut pas garder d’autres boîtes\xA0; exportez plutôt la vôtre en fichier zip.

## Messages mal formés

server-malformed = Le serveur n’a pas pu lire ce message\xA0; rechargez la page.
server-hello-again = La page a salué le serveur deux fois\xA0; rechargez-la.
server-no-hello = La page n’a pas salué le serveur\xA0; rechargez-la.
server-other-protocol = La page n’est pas de la même version que le serveur\xA0; rechargez-la.
server-not-found = Il n’y a rien à cette adresse.
server-other-origin = Cette demande venait d’une page d’un autre site et a été refusée.
server-too-large = C’est trop volumineux pour être envoyé.
server-failed = Une erreur s’est produite dans le serveur\xA0; rien n’a changé. Les détails sont dans son journal.
server-store = Le serveur ne peut pas écrire en ce moment et n’accepte donc aucun coup\xA0; aucun n’est perdu. Réessayez bientôt.
server-store-full = Le disque du serveur est plein\xA0: il n’accepte aucun coup\xA0; aucun n’est perdu. La partie reprendra dès qu’il y aura de la place.
server-store-read-only = Le serveur n’a pas le droit d’écrire dans sa base de données\xA0: il n’accepte aucun coup\xA0; aucun n’est perdu. Son propriétaire peut y remédier.
server-store-busy = Un autre programme utilise la base de données du serveur\xA0; votre coup n’a pas été accepté, et aucun n’est perdu. Réessayez.
server-store-damaged = La base de données du serveur est endommagée\xA0: il n’accepte aucun coup. Son propriétaire doit restaurer une sauvegarde.
server-store-away = Le serveur n’atteint pas sa base de données\xA0: il n’accepte aucun coup\xA0; aucun n’est perdu. La partie reprendra dès que possible.

## Dans le terminal

server-at = HeroHall est à l’adresse { $address } (arrêter avec Ctrl-C).
server-port-taken = Le port { $port } de { $host } ne peut pas servir ({ $why })\xA0; choisissez-en un autre avec --port.
server-already-running = Un autre HeroHall utilise déjà ce dossier de tables\xA0: { $address }
server-bad-database = «\xA0{ $scheme }\xA0» n’est pas une base de données que HeroHall sait utiliser\xA0; donnez une adresse comme postgresql://user@host/name.
server-no-cluster = PostgreSQL et Redis demandent des paquets supplémentaires\xA0; installez-les avec\xA0: pip install "herohall[cluster]"
server-redis-alone = Redis sert à plusieurs serveurs sur une même base de données\xA0; indiquez aussi --database.
server-database-taken = Un autre HeroHall utilise déjà cette base de données\xA0; plusieurs peuvent la partager si chacun est lancé avec --redis.
server-database-newer = Cette base de données a été utilisée en dernier par un HeroHall plus récent\xA0; prenez celui-là, ou restaurez une sauvegarde d’avant la mise à jour.

## Pour le propriétaire

server-list-id = id
server-list-game = jeu
server-list-status = état
server-list-moves = coups
server-list-changed = modifiée
server-list-names = personnes
server-list-running = en cours
server-list-paused = en pause
server-list-over = terminée
server-list-ended = arrêtée d’un commun accord
server-list-frozen = figée\xA0: autres règles
server-list-archived = archivée
server-list-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
server-no-such-table = Il n’y a pas de table { $table }\xA0; \`herohall tables list\` les montre toutes.
server-export-running = La partie de la table { $table } est en cours, et son enregistrement contient ce que les joueurs ne doivent pas savoir. Ajoutez --running pour l’écrire quand même.
server-deleted = { $count ->
        [one] { $count } table supprimée.
       *[other] { $count } tables supprimées.
    }
server-backed-up = { $count ->
        [one] { $count } table copiée dans { $file }.
       *[other] { $count } tables copiées dans { $file }.
    }
server-restored = { $count ->
        [one] { $count } table est de retour dans { $folder }.
       *[other] { $count } tables sont de retour dans { $folder }.
    }
server-backup-nothing = Il n’y a pas de tables dans { $folder }\xA0; indiquez le dossier du serveur avec --data.
server-backup-exists = Le fichier { $file } existe déjà\xA0; choisissez un autre nom.
server-backup-none = Le fichier { $file } n’est pas une sauvegarde de HeroHall, ou il est endommagé.
server-backup-newer = Le fichier { $file } vient d’un HeroHall plus récent\xA0; restaurez-le avec celui-là.
server-backup-failed = { $file } n’a pas pu être copié\xA0: { $why }.

## Paroles

server-no-phrase = Cette phrase n’existe pas.
server-say-slowly = Vous parlez trop vite\xA0; patientez un instant.
server-cannot-mute = Vous ne pouvez rendre muette qu’une autre personne.

## Donne du jour et classement

server-daily = Impossible à la donne du jour\xA0: tout le monde la joue dans les mêmes conditions.
server-no-day = Il n’y a pas de donne pour ce jour.
server-rated-remove = Personne ne peut être retiré d’une partie classée avant la fin\xA0; un robot peut tenir la place.
server-rated = Impossible dans une partie classée\xA0: tout le monde la joue dans les mêmes conditions, à la place où il a commencé.
server-no-puzzle = Il n’y a pas d’énigme { $number } pour { $game }\xA0; il y en a { $count }.
`,o=`### La table de Seventh Hero. Les événements, questions, coups et héros sont dans les textes du jeu lui-même.

## L’effet d’un pouvoir en un ou deux mots : il doit tenir sur une carte

page-seventh-power-1 = annuler
page-seventh-power-2 = défausser
page-seventh-power-3 = redresser
page-seventh-power-4 = interdire
page-seventh-power-5 = regarder
page-seventh-power-6 = ignorer
page-seventh-power-7 = piocher deux

## La table

page-seventh-table = Table
page-seventh-turn = Tour { $turn }
page-seventh-headline = Tour { $turn } · Condition requise\xA0: { $requirement }
page-seventh-deck =
    { $count ->
        [0] La pioche est vide
        [one] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
page-seventh-deck-short = pioche
page-seventh-discard = Défausse
page-seventh-discard-count = { $card }\xA0: { $count } dans la défausse
page-seventh-requirement = Condition requise
page-seventh-requires = Condition requise\xA0: { $requirement }
page-seventh-fits = convient\xA0:
page-seventh-ignored = levée\xA0: toute carte convient
page-seventh-unmatched = rien ne convenait
page-seventh-you = { $name } (vous)
page-seventh-hand =
    { $count ->
        [0] aucune carte en main
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
page-seventh-gone =
    { $count ->
        [0] aucun éliminé
       *[other] éliminés\xA0: { $cards }
    }
page-seventh-active = envoie
page-seventh-must-pass = recrutement interdit
page-seventh-player = le joueur { $letter }
page-seventh-phrase-hero = Je dis que c’est { $card }.
page-seventh-asked = doit répondre
page-seventh-heroes = { $count } sur { $goal }
page-seventh-place =
    { $state ->
        [ready] { $card }, prêt
        [used] { $card }, utilisé
       *[empty] manque\xA0: { $card }
    }
page-seventh-party = Groupe\xA0: { $name }

## Le héros errant

page-seventh-wandering-at = Le héros vagabond est devant { $name }.
page-seventh-wandering-known = C’est { $card }.
page-seventh-source =
    { $source ->
        [deck] de la pioche
        [unseen] de la pioche, sans être vu
        [party] du groupe
       *[hand] de la main
    }
page-seventh-seen-by = Vu par { $names }
page-seventh-unseen = Personne ne l’a vu
page-seventh-possible = Il peut être
page-seventh-may-be =
    { $card }\xA0: { $may ->
        [yes] possible
       *[no] impossible
    }, { $count ->
        [one] { $count } carte non vue
       *[other] { $count } cartes non vues
    }
page-seventh-may-be-plain =
    { $card }\xA0: { $may ->
        [yes] possible
       *[no] impossible
    }
page-seventh-clues = Indices de ce tour
page-seventh-clue = { $name } a demandé avec { $card }\xA0: { $answer ->
        [yes] oui
       *[no] non
    }
page-seventh-clue-hidden = { $name } a demandé avec une carte cachée\xA0: { $answer ->
        [yes] oui
       *[no] non
    }
page-seventh-yes = Oui
page-seventh-no = Non

## Temps forts

page-seventh-announces = { $name } annonce
page-seventh-announced-for = { $power }\xA0: { $target }
page-seventh-reacting = Peuvent réagir
page-seventh-reactor =
    { $name } { $turn ->
        [declined] a renoncé
        [asked] doit répondre
        [later] répondra plus tard
       *[cannot] ne peut pas réagir
    }
page-seventh-beat-cancelled = Annulé par { $name }
page-seventh-beat-double = { $name } l’a en double
page-seventh-beat-recruited = { $name } recrute
page-seventh-beat-unmatched = { $name }\xA0: rien ne convient
page-seventh-beat-answer = { $name } demande un indice
page-seventh-beat-readied = { $name } redresse
page-seventh-beat-burned = Défaussé
page-seventh-beat-forbidden = { $holder } ne peut pas recruter
page-seventh-beat-turned_away = { $name } ne peut pas le recruter
page-seventh-beat-looked = { $name } regarde le héros
page-seventh-beat-ignored = Toute carte convient ce tour-ci
page-seventh-beat-drew =
    { $name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }

## Les choix

page-seventh-ask-window =
    { $window ->
        [W1] Avant que { $active } n’envoie un héros\xA0: utiliser un pouvoir\xA0?
        [W2] Le héros est devant { $holder }\xA0: utiliser un pouvoir\xA0?
        [W3] Avant que { $holder } ne perde les deux exemplaires\xA0: utiliser un pouvoir\xA0?
       *[W4] Avant la fin du tour\xA0: utiliser un pouvoir\xA0?
    }
page-seventh-ask-react = Réagissez-vous avant que ce pouvoir ne prenne effet\xA0?
page-seventh-ask-send = Quel héros envoyez-vous à gauche\xA0?
page-seventh-ask-discard = Rien ne convenait\xA0: quelle carte défaussez-vous\xA0?
page-seventh-ask-receive = Le héros est devant vous\xA0: le recruter ou le passer\xA0?
page-seventh-ask-return = Le héros est revenu devant vous\xA0: recrutez-le.
page-seventh-other-window = peut utiliser un pouvoir
page-seventh-other-react = peut réagir
page-seventh-other-send = choisit le héros à envoyer
page-seventh-other-discard = choisit une carte à défausser
page-seventh-other-receive = a le héros sous les yeux et décide
page-seventh-other-return = a de nouveau le héros et décide
page-seventh-recruit = Recruter
page-seventh-recruit-known = Recruter { $card }
page-seventh-pass = Passer à { $name }
page-seventh-clue-mode = Demander avec une carte…
page-seventh-back = Retour
page-seventh-clue-hint = { $clue ->
        [requirement] Choisissez une carte de votre main\xA0: le héros vagabond remplit-il sa condition requise\xA0? La carte sera défaussée.
       *[other] Choisissez une carte de votre main\xA0: le héros vagabond est-il le même\xA0? La carte sera défaussée.
    }
page-seventh-clue-asks = { $clue ->
        [requirement] convient-il à cette carte\xA0?
       *[other] est-ce le même héros\xA0?
    }
page-seventh-decline = Aucun pouvoir
page-seventh-send-deck = Envoyer la première carte de la pioche
page-seventh-use = Utiliser\xA0: { $hero }
page-seventh-ready-mode = Utiliser\xA0: { $hero }…
page-seventh-ready = Redresser\xA0: { $hero }
page-seventh-forbid-mode = Utiliser\xA0: { $hero }…
page-seventh-forbid = { $name } ne pourra pas le recruter
page-seventh-your-hand = Votre main
page-seventh-empty-hand = Votre main est vide.

page-seventh-mark-new = nouveau
page-seventh-mark-double = double
page-seventh-mark-win = victoire\xA0!
page-seventh-mark-leaves = part
page-seventh-mark-used = utilisé
page-seventh-mark-ready = prêt

page-seventh-ended =
    { $reason ->
        [heroes] { $heroes } héros différents sont réunis.
        [turns] Le dernier tour possible a été joué\xA0; { $heroes } héros ont suffi.
       *[deck] La pioche est épuisée\xA0; { $heroes } héros ont suffi.
    }
page-seventh-result = cartes éliminées\xA0: { $gone } · héros utilisés\xA0: { $used }

## Accueil, leçon et galerie

gallery-link-seventh = Toutes les cartes
gallery-players = à { $count } joueurs
learn-seventh-about = Faites circuler des héros, bluffez, questionnez, regardez – et réunissez-en six différents.
learn-seventh-aim =
    Bienvenue\xA0! Il y a sept sortes de héros, numérotées de 1 à 7. Le premier à en réunir six différents gagne.

    Voici votre groupe. Deux héros l’ont rejoint\xA0: { $hero1 } et { $hero5 }.
learn-seventh-others = Iris et Bruno réunissent aussi des héros. Chacun voit tous les groupes, mais personne ne voit la main d’un autre.
learn-seventh-requirement =
    Chaque tour commence par une carte tirée de la pioche et retournée. La ligne au bas de la carte est la condition requise\xA0: cette fois «\xA03 ou moins\xA0».

    On ne peut donc envoyer qu’un 1, un 2 ou un 3.
learn-seventh-send = C’est à vous\xA0: envoyez à Iris, à votre gauche, un héros qui convient, face cachée. Prenez { $hero2 }, qui vous manque encore.
learn-seventh-passed = Iris ne sait pas qui lui arrive. Elle pourrait le recruter – mais si elle l’avait déjà\xA0? Elle le passe à Bruno.
learn-seventh-came-back =
    Bruno n’a pas osé non plus. Quand un héros a fait le tour de la table, celui qui l’a envoyé doit le recruter. C’était votre plan\xA0: vous en avez trois.

    À la fin de son tour, le joueur principal pioche une carte\xA0: vous en avez reçu une.
learn-seventh-window =
    Tour d’Iris\xA0: elle a envoyé à Bruno un héros de valeur 3 ou plus.

    On peut aussi utiliser un pouvoir pendant le tour des autres\xA0; c’est pourquoi on vous interroge. Rien ne presse\xA0: n’en utilisez pas maintenant.
learn-seventh-double =
    Bruno vous l’a passé. Le recruter ou le passer\xA0?

    Attention\xA0: si vous recrutez un héros que vous avez déjà, les deux exemplaires quittent votre groupe. Un 5 serait un tel doublon.
learn-seventh-clue =
    Demandez un indice\xA0! Montrez une carte de votre main au joueur qui a envoyé le héros\xA0; il dit la vérité\xA0: est-ce le même héros\xA0? Tous entendent la réponse, et la carte est défaussée.

    Choisissez «\xA0Demander avec une carte…\xA0», puis le 5.
learn-seventh-answer = «\xA0Non\xA0»\xA0: ce n’est pas un 5. La condition requise était 3 ou plus\xA0: c’est donc un 3, 4, 6 ou 7, et tous vous manquent. Recrutez-le\xA0!
learn-seventh-power =
    C’est { $hero3 }\xA0: quatre héros\xA0! Bruno vous en a envoyé un autre, et il est impair. Vous avez 1, 3 et 5\xA0: c’est risqué.

    Chaque héros d’un groupe a un pouvoir, à utiliser une fois. Grâce à { $hero5 }, vous pouvez regarder le héros vagabond.
learn-seventh-looked =
    Un 1\xA0: pour vous, un doublon. Votre 5 est maintenant à l’horizontale\xA0: il est utilisé, mais compte toujours.

    Passez le 1 à Iris. Elle en a un aussi…
learn-seventh-doubled = Iris l’a pris – un doublon\xA0! Ses deux 1 sont éliminés, et il ne lui reste qu’un héros.
learn-seventh-send-again =
    À vous de nouveau. La condition requise est «\xA05 ou plus\xA0», et seul votre 6 convient. Envoyez-le.

    Si aucune carte de votre main ne convient, on envoie à sa place la première carte de la pioche, et vous défaussez une carte.
learn-seventh-forbidden =
    Tous deux ont passé\xA0: le 6 serait à vous. Mais Iris annonce { $hero4 }\xA0: il vous est interdit de recruter\xA0! Comme c’est vous qui l’avez envoyé, le héros serait défaussé.

    Avant qu’un pouvoir ne prenne effet, les autres peuvent réagir. Annulez-le avec { $hero1 }.
learn-seventh-cancelled = Annulé\xA0! Le pouvoir d’Iris compte tout de même comme utilisé. Recrutez votre 6.
learn-seventh-ready =
    Cinq héros\xA0: encore un, et vous gagnez. De nouveau, un héros est devant vous. Lequel\xA0?

    Votre 5 est utilisé, mais { $hero3 } peut redresser un de vos héros utilisés.
learn-seventh-look-again = Votre 5 est de nouveau prêt. Regardez le héros\xA0!
learn-seventh-sixth = C’est { $hero7 }\xA0: le sixième héros\xA0! Recrutez-le.
learn-seventh-won =
    Six héros différents\xA0: vous avez gagné\xA0!

    Si la pioche s’épuise avant, la partie finit avec ce tour\xA0: celui qui a le plus de héros gagne\xA0; à égalité, celui qui a le moins de cartes éliminées, puis le moins de héros utilisés.
learn-seventh-rest =
    Trois pouvoirs restent à connaître\xA0: le 2 défausse le héros vagabond, le 6 lève la condition requise pour un tour, le 7 pioche deux cartes.

    Pointez une carte, ou gardez le doigt dessus, pour la lire. «\xA0?\xA0» donne la règle de chaque question. Amusez-vous bien\xA0!
page-game-seventh = Recruter le héros ou le passer\xA0? Six différents, et c’est gagné.
page-game-seventh-facts = 3–5 joueurs · 20 minutes · bluff et déduction · facile à apprendre
page-edition-seventh-iello = Règles standard
page-edition-seventh-iello-variant = Règles standard avec les deux variantes
page-edition-seventh-aeg = Édition américaine
page-edition-seventh-original = Première édition
page-theme-seventh-classic = classiques
page-theme-seventh-dragon = dragon
page-seventh-insight = { $count ->
    [one] pouvait en être sûr\xA0: { $cards }
   *[other] { $count } possibles\xA0: { $cards }
}
`,s=`### Héros du monde dans la page

## La question, en bref

page-world-ask-place = Placez un pion.
page-world-ask-take = Prenez un héros.
page-world-ask-play = Jouez un héros.
page-world-ask-settle = Placez vos pions.
page-world-ask-discover = Posez une découverte.
page-world-ask-attack = Attaquer quelqu’un\xA0?
page-world-ask-spend = Dépenser des pièces\xA0?
page-world-ask-survey = Posez l’une de ces découvertes.
page-world-ask-migrate = Où va le pion suivant\xA0?
page-world-ask-wall = On vous attaque. Utiliser la muraille\xA0?
page-world-ask-reroll = Relancer le dé\xA0?
page-world-ask-keep = Quel jet compte\xA0?
page-world-ask-flee = Où fuit le pion suivant\xA0?
page-world-ask-score = Utiliser votre pouvoir\xA0?
page-world-ask-target = À qui retirer des pions\xA0?
page-world-ask-power = Utiliser un pouvoir pendant cette attaque\xA0?

## Coups

page-world-move-take = Prendre { $hero }
page-world-move-take-deck = Prendre le premier héros de la pioche, sans le voir
page-world-move-play = Jouer { $hero }
page-world-move-settle = Placer un pion\xA0: { $territory }
page-world-move-flee = Fuir vers\xA0: { $territory }
page-world-move-discover = { $discovery }\xA0: { $territory }
page-world-move-attack = { $territory }\xA0: attaquer { $rival }
page-world-move-remove = { $territory }\xA0: retirer des pions de { $rival }
page-world-move-migrate = Déplacer un pion\xA0: { $origin } → { $territory }
page-world-move-build = Construire pour { $coins } pièces\xA0: { $wonder }
page-world-move-use = Utiliser\xA0: { $wonder }
page-world-move-use-at = Utiliser\xA0: { $wonder }, { $territory }
page-world-move-keep = Garder\xA0: { $face }
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
page-world-wonder-owned = { $wonder }\xA0: à { $seat }, pouvoir disponible
page-world-wonder-used = { $wonder }\xA0: à { $seat }, pouvoir déjà utilisé à cette époque
page-world-wonder-price = Coûte { $coins } pièces, rapporte { $points } points\xA0; son pouvoir sert une fois par époque.
page-world-later = En jeu à partir de l’époque moderne
page-world-scored = décompté
page-world-scored-long = Décompté à cette époque. Sa population reste en jeu.
page-world-free = { $count ->
        [one] Une case libre\xA0: la prochaine découverte déclenche le décompte.
       *[other] { $count } cases libres avant le décompte.
    }
page-world-ladder = Découvertes\xA0: { $discoveries }\xA0; cases libres\xA0: { $free }
page-world-here = { $seat }\xA0: { $count }, gagnerait { $points }
page-world-pays = Rapporterait { $first } / { $second } / { $third }\xA0: la somme, sa moitié, la plus faible découverte.
page-world-pays-two = Rapporterait { $first } / { $second }\xA0: la somme, sa moitié.
page-world-neighbours = Territoires voisins\xA0: { $territories }
page-world-left = { $count ->
        [one] Encore { $count } pion à placer
       *[other] Encore { $count } pions à placer
    }

## Héros

page-world-hero = { $hero }\xA0: population { $population }, découvertes { $discovery }, conquête { $conquest }, trésor { $treasure }\xA0; { $territories }
page-world-value-population = population
page-world-value-discovery = découvertes
page-world-value-conquest = conquête
page-world-value-treasure = trésor
page-world-bc = { $year } av. J.-C.
page-world-ours = Valeurs de HeroHall\xA0; les cartes imprimées ne sont pas publiques.
page-world-ours-named = Nom du jeu imprimé, valeurs de HeroHall\xA0: les cartes imprimées ne sont pas publiques.
page-world-ours-power = Pouvoir de HeroHall\xA0: les merveilles imprimées ne sont pas publiques.
page-world-ours-power-for-two = Pouvoir imprimé à deux joueurs\xA0; sinon, celui de HeroHall.

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
page-world-if-scored = si décompté maintenant\xA0:
page-world-ranking = par population\xA0:
page-world-scores-now = décompté aussitôt\xA0:
page-world-drawn = Découvertes piochées
page-world-choose-discovery = Choisissez d’abord une découverte, puis un territoire éclairé.
page-world-place-discovery = { $discovery }\xA0: choisissez un territoire éclairé.
page-world-migrate-choose = Choisissez d’où part la migration.
page-world-migrate-from = Migrer depuis\xA0: { $territory }
page-world-migrate-to = Départ\xA0: { $origin }\xA0; encore { $count } au plus.
page-world-migrate-hint = Migration, { $coins } pièces pour { $count } pions au plus\xA0: choisissez le départ.
page-world-migrate-picked = Migration, départ\xA0: { $territory }, { $coins } pièces pour { $count } pions au plus\xA0; choisissez l’arrivée.
page-world-poor = Pas assez de pièces pour autre chose.
page-world-build = { $wonder }
page-world-use-where = Choisissez un territoire éclairé.
page-world-keep-power = Garder le pouvoir
page-world-attack-in = Attaquer\xA0: { $territory }
page-world-choose-attack = Choisissez qui attaquer\xA0; les chances s’affichent avant le jet.
page-world-choose-remove = Choisissez à qui le pouvoir retire des pions.
page-world-no-targets = Personne à attaquer ici.
page-world-other-target = Autre cible
page-world-no-attack = Ne pas attaquer
page-world-roll = Attaquer\xA0: lancer le dé
page-world-odds = { $territory }, contre { $rival }, puissance { $power }\xA0: toutes les faces sont également probables
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

page-world-scoring = Décompte\xA0: { $territory }
page-world-nobody-there = Personne n’y a de pions\xA0: personne ne marque.
page-world-why-1 = somme des découvertes
page-world-why-2 = sa moitié, arrondie au supérieur
page-world-why-3 = la plus faible découverte
page-world-why-power = (dont { $points } par un pouvoir)
page-world-attack-at = { $seat } attaque { $rival }\xA0: { $territory }
page-world-walled = { $seat } s’abrite derrière la muraille\xA0: { $territory }.
page-world-epoch-years = de 500 à 1900
page-world-epoch-modern = L’époque moderne
page-world-epoch-lands = Quatre territoires s’ouvrent\xA0: les neuf sont en jeu.
page-world-epoch-remain = Chaque territoire antique garde sa découverte la plus précieuse.
page-world-skip = cliquez pour continuer
page-world-told-attack = attaque { $rival } ({ $territory })\xA0: { $result }
page-world-told-scored = déclenche un décompte, { $territory }\xA0: { $points }
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
gallery-acts-in = Agit dans\xA0:
gallery-beside = Voisins\xA0:
learn-world-about = Peuplez le monde, faites des découvertes, construisez des merveilles – et soyez en tête là où cela compte.
learn-world-aim =
    Bienvenue\xA0! Vous menez un peuple à travers deux époques. Le joueur qui a le plus de points à la fin gagne.

    Votre couleur est le bleu, votre signe le cercle A. C’est ici qu’on compte les points.
learn-world-lands = Les points viennent des territoires. À l’époque antique, cinq sont en jeu. La plaque de chacun montre ses trois cases de découvertes et, dessous, qui y vit.
learn-world-place = Au début, chacun place sept pions de population, un à la fois. Choisissez la Méditerranée, sur la carte ou sur sa plaque.
learn-world-place-again = Iris et Bruno placent aussi les leurs. Choisissez maintenant l’Afrique.
learn-world-take =
    Tous les pions sont placés. Chaque tour se déroule ainsi\xA0: prendre un héros, jouer un héros.

    Prenez Ezana dans la rangée. (On peut aussi prendre le premier de la pioche, sans le voir.)
learn-world-play = Un héros a quatre valeurs, dans cet ordre\xA0: population, découvertes, conquête, trésor. La petite carte montre où il agit.

    Vous avez trois héros en main. Jouez Ezana.
learn-world-settle = Premièrement, la population\xA0: Ezana apporte deux pions. Placez-en un en Méditerranée et un en Afrique.
learn-world-discover =
    Deuxièmement, les découvertes\xA0: Ezana en a pioché une, Sculpture, qui vaut { $sculpture }. Posez-la en Méditerranée.

    Quand toutes les cases d’un territoire sont pleines, il est décompté.
learn-world-attack =
    Troisièmement, la conquête\xA0: vous pouvez attaquer une fois, là où vous et un rival avez des pions. Puissance\xA0: le 2 d’Ezana, plus 1 à l’époque antique (plus 2 à l’époque moderne).

    Choisissez la Méditerranée. Vous voyez ce que ferait chaque face du dé contre Iris\xA0; puis lancez-le.
learn-world-migrate =
    «\xA0Massacre\xA0»\xA0: Iris y perd ses deux pions. Quatrièmement, le trésor\xA0: trois pièces, ce qui vous en fait quatre.

    Deux pièces paient une migration\xA0: jusqu’à quatre de vos pions vont d’un territoire à ses voisins. Choisissez le Moyen-Orient, puis l’Afrique\xA0; déplacez de même le second pion.
learn-world-done = Deux pièces achètent aussi un point, sept une merveille. Gardez vos deux pièces et finissez le tour.
learn-world-iris = Iris a joué Cléopâtre, s’est réinstallée en Méditerranée et y a posé Navigation, qui vaut { $seafaring }. Il n’y reste qu’une case libre.
learn-world-second-turn = Bruno a joué aussi. À vous\xA0: prenez Aryabhata, qui apporte deux découvertes, et jouez-le.
learn-world-second-settle = Un pion en Méditerranée, où vous êtes en tête\xA0; un au Moyen-Orient.
learn-world-second-discover = Vous avez pioché Écriture, qui vaut { $writing }, et Philosophie, qui vaut { $philosophy }. Elles doivent aller dans des territoires différents. Posez Écriture en Méditerranée\xA0: elle occupe la dernière case.
learn-world-scoring =
    Décompte\xA0! Le plus de population l’emporte\xA0: vous êtes en tête et recevez la somme, { $sculpture } + { $seafaring } + { $writing } = { $first }. Iris, deuxième, reçoit la moitié, arrondie au supérieur\xA0: { $second }. Bruno, troisième, la plus faible découverte\xA0: { $third }.

    À égalité, le joueur qui a effectué le plus de découvertes passe devant. La population reste en place.
learn-world-other-discovery = Votre seconde découverte\xA0: Philosophie au Moyen-Orient.
learn-world-save = Vous avez maintenant quatre pièces. Gardez-les pour quelque chose de grand, et finissez le tour.
learn-world-wonder =
    Quelques tours plus tard\xA0: { $scored } territoires sont décomptés, vous avez { $points } points et { $coins } pièces.

    Sept pièces achètent une merveille\xA0: trois points tout de suite, et un pouvoir à chaque époque. Construisez les Jardins suspendus. (Les pouvoirs des merveilles sont ceux de HeroHall\xA0: les cartes imprimées ne sont pas publiques.)
learn-world-use = Leur pouvoir\xA0: pendant votre tour, placer trois pions de population dans un territoire. En Afrique, une case est encore libre. Choisissez les Jardins suspendus, puis l’Afrique.
learn-world-used = Neuf pions à vous en Afrique\xA0! Le pouvoir est utilisé et reviendra à l’époque suivante. Chaque merveille a le sien\xA0: pointez-la pour le lire.
learn-world-rivals = Les autres continuent. Bruno vient de piocher une découverte, et en Inde une case est libre…
learn-world-epoch =
    Le quatrième décompte met fin à l’époque antique. De ses découvertes, chaque territoire ne garde que la meilleure\xA0; quatre territoires modernes s’ouvrent, à quatre cases chacun\xA0; il y a de nouveaux héros et de nouvelles merveilles.

    Les points, les pièces, la population et les merveilles construites restent.
learn-world-modern = De nouveau, chacun place sept pions de population, cette fois dans les territoires modernes. Placez-en un en Amérique.
learn-world-end = Les neuf territoires sont en jeu. Au huitième décompte de l’époque moderne, la partie s’arrête aussitôt\xA0: celui qui a le plus de points gagne. Les pièces et les pions restants ne comptent pas.
learn-world-rest =
    C’est tout\xA0! Ce qu’apporte un héros doit être employé autant que possible\xA0; vous êtes libre d’attaquer et de dépenser.

    Pointez une chose, ou gardez le doigt dessus, pour la lire. «\xA0?\xA0» donne la règle de chaque question. Amusez-vous bien\xA0!
page-world-turn-of = Tour\xA0: { $name }
page-game-world = Guidez votre peuple à travers l’histoire\xA0: peuplez, découvrez, construisez des merveilles.
page-game-world-facts = 2–5 joueurs · 75 minutes · majorités et stratégie · pour une longue soirée
page-edition-world-fr = Règles standard
page-edition-world-de = Règles de l’édition allemande
`,c=`### La salle dans la page

page-here-loading = Préparation de la salle\xA0: { $percent }\xA0%
page-here-ready = Prête. Tout se passe dans cette page, même sans réseau.
page-here-failed = La salle ne peut pas être chargée. Première visite sans réseau\xA0? Réessayez avec une connexion.
page-here-away = Le serveur est injoignable. Vous pouvez jouer contre des robots dans cette page\xA0; ces parties restent dans ce navigateur.
page-here-forgets = Cette fenêtre ne conserve rien\xA0: vos parties sont perdues quand elle se ferme. Enregistrez celles que vous voulez garder.
page-here-friends = Jouer entre amis par un lien, classements et tables ouvertes demandent un serveur HeroHall. Ici, vous jouez contre des robots ou en vous passant l’appareil.
page-here-take = Jouer plutôt ici
page-here-update = Une nouvelle version est prête.
page-here-update-now = Mettre à jour
page-here-update-tabs = Fermez d’abord les autres onglets de HeroHall, puis mettez à jour.
page-here-kept = { $count ->
        [one] { $count } table est conservée dans ce navigateur
       *[other] { $count } tables sont conservées dans ce navigateur
    } ({ $size } ko).
page-here-delete-over = Supprimer les tables terminées
page-here-delete-all = Supprimer toutes les tables
page-here-delete-sure = Vraiment supprimer\xA0? C’est définitif.
page-here-daily = Tous ceux qui jouent sans serveur reçoivent aujourd’hui cette donne. Votre résultat reste dans ce navigateur.
page-here-daily-honest = Les règles\xA0: un essai par jeu, terminé avant minuit UTC. Pas de conseils. La graine est tirée de la date, sans secret\xA0: qui lit le programme pourrait la calculer d’avance. Son empreinte est visible dès le début, la graine elle-même le lendemain.
`,l=`### Le livret de règles et la galerie des pièces

book-search = Chercher dans les règles
book-found = { $count ->
        [0] rien trouvé
        [one] 1 passage
       *[other] { $count } passages
    }
book-none = Aucune règle ne contient tous ces mots.
book-contents = Sommaire
gallery-title = Dans la boîte\xA0: { $game }
gallery-kind = Matériel
gallery-search = Chercher
gallery-sort = Trier
gallery-sort-name = par nom
gallery-sort-value = par valeur
gallery-count = { $count ->
        [one] 1 élément
       *[other] { $count } éléments
    }
gallery-none = Rien ne correspond.
`,u=`### Les leçons : ce que dit le guide. Iris et Bruno sont les noms des scripts (lesson.toml de chaque jeu).

learn-title = Apprendre à jouer
learn-about = Jouez cinq minutes avec le guide, et vous connaîtrez le jeu, sans avoir à lire les règles.
learn-lesson = Leçon\xA0: { $game }
learn-begin = Commencer la leçon
learn-continue = Reprendre la leçon
learn-again = Encore une fois
learn-done = Leçon terminée
learn-leave = Quitter la leçon\xA0; vous pourrez la reprendre plus tard
learn-coach = Guide
learn-your-move = À vous\xA0:
learn-next = Suite
learn-back = Retour
learn-hurry = Avancer
learn-show-me = Le faire pour moi
learn-progress = { $step } sur { $count }
learn-play = Jouer contre des robots
learn-more = Règles et cartes
learn-link-short = Apprendre en 5 min
learn-link = Apprendre en cinq minutes
learn-table = La leçon\xA0: apprendre en jouant
`,d=`### Ma boîte : ses propres cartes

mybox = Ma boîte
mybox-of = Ma boîte\xA0: { $game }
mybox-all = Boîtes
mybox-about = Vous avez le jeu imprimé\xA0? Saisissez ses cartes ici et jouez avec\xA0: au clavier seul, dans l’ordre où elles sont imprimées, vérifiées pendant la saisie. Tout reste dans ce navigateur. Vous commencez par une copie des cartes de HeroHall et changez ce qui diffère.
mybox-begin = Commencer avec les cartes de HeroHall
mybox-boxes = Boîtes…
mybox-here = Boîtes dans ce navigateur
mybox-open = Ouvrir
mybox-import = Importer un fichier zip…
mybox-export = Exporter en zip
mybox-delete = Supprimer
mybox-delete-really = Vraiment supprimer\xA0?
mybox-server = Sur le serveur
mybox-server-about = Quiconque a le lien reçoit une copie\xA0: vous sur un autre appareil, ou vos amis. Le serveur la garde un an après la dernière ouverture.
mybox-keep = Garder une copie sur le serveur
mybox-compare = Comparer cette boîte avec
mybox-ours = les cartes de HeroHall
mybox-differences = { $count ->
        [0] Les boîtes sont identiques.
        [one] Elles diffèrent sur 1 ligne.
       *[other] Elles diffèrent sur { $count } lignes.
    }
mybox-only-this = seulement dans cette boîte
mybox-only-other = seulement dans l’autre boîte
mybox-play = Jouer avec cette boîte
mybox-undo = Annuler
mybox-redo = Rétablir
mybox-good = Aucun problème trouvé
mybox-problems = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
mybox-wrong = a un problème
mybox-lost = Ce navigateur ne garde rien, ou sa mémoire est pleine\xA0: exportez la boîte en fichier zip avant de fermer la page.
mybox-brought = Les fichiers n’étaient pas tout à fait corrects\xA0; ceci a été réparé à la lecture, ou laissé de côté\xA0:
mybox-sheets = Feuilles de la boîte
mybox-card-shown = La carte telle qu’elle sera
mybox-card = Carte { $number } sur { $count }
mybox-previous = Carte précédente
mybox-next = Carte suivante
mybox-keys = Entrée\xA0: carte suivante · Maj+Entrée\xA0: retour · les chiffres choisissent · Ctrl+Z\xA0: annuler
mybox-enter = Entrée
mybox-last = C’était la dernière\xA0: { $sheet }.
mybox-add = Ajouter une carte
mybox-remove = Enlever cette carte
mybox-clear = Tout effacer et saisir à nouveau
mybox-more = Plus\xA0: autres langues et détails
mybox-edition = La valeur sur vos cartes est
mybox-language-en = anglais
mybox-language-fr = français
mybox-language-de = allemand
mybox-link = Ma boîte\xA0: saisir ou changer des cartes
mybox-use = Jouer avec\xA0: { $box }
mybox-phrase = Flèche vers le bas\xA0: les mots possibles ensuite
mybox-next-words = Mots possibles ensuite
mybox-meaning = Ce qu’elle fait\xA0:
`,f=`### Énigmes : un moment d’une partie avec un coup nettement meilleur

page-puzzles = Énigmes
page-puzzles-short = Un coup nettement meilleur\xA0: celle du jour et toutes les autres
page-puzzles-about = Un moment d’une partie entre robots, tel que l’un d’eux le connaissait, avec un coup nettement meilleur que les autres. Trouvez-le et lisez pourquoi. Un robot qui a longuement réfléchi a vérifié chaque énigme.
page-puzzle-today = L’énigme du jour
page-puzzle-number =
    Énigme { $number }{ $answered ->
        [solved] , résolue
        [missed] , déjà tentée
       *[not] {""}
    }
page-puzzle-title = { $game }, énigme { $number }
page-puzzle-which = Quel est le meilleur coup\xA0?
page-puzzle-how = Choisissez-le comme à la table. Vous savez ce que savait ce joueur.
page-puzzle-solved = Résolue\xA0!
page-puzzle-missed = Ce n’est pas le meilleur coup
page-puzzle-best = Le meilleur\xA0:
page-puzzle-yours = Le vôtre\xA0:
page-puzzle-share = Chances de gagner\xA0: environ { $percent }\xA0%
page-puzzle-again = Regarder encore
page-puzzle-next = Énigme suivante
page-puzzle-before = Ce qui s’est passé avant
`,p=`# Revoir une partie, enregistrements, aides, notes.

page-aids = Aides à la mémoire
page-aids-on = oui
page-aids-off = non
page-notes = Mes notes
page-notes-hint = Vous seul voyez vos notes.

page-story = Entre-temps
page-story-skip = Passer

page-replay = Revoir
page-replay-back = Retour à la table
page-replay-your-turn = C’est à vous
page-replay-running = Vous voyez ce que votre place savait à ce moment.
page-replay-public = Vous voyez ce que chacun pouvait voir.
page-replay-eyes = Vue
page-replay-hand = Cartes en main\xA0: { $name }
page-replay-all = toutes cartes ouvertes
page-replay-as = ce que savait { $name }
page-replay-at = Coup { $number } sur { $count }
page-replay-at-turn = Tour { $turn } · coup { $number } sur { $count }
page-replay-begin = Avant le premier coup
page-replay-slider = Coup
page-replay-first = Au début
page-replay-last = À la fin
page-replay-move-back = Un coup en arrière
page-replay-move-on = Un coup en avant
page-replay-turn-back = Au tour précédent
page-replay-turn-on = Au tour suivant
page-replay-score-back = Au changement de score précédent
page-replay-score-on = Au changement de score suivant
page-replay-play = Dérouler
page-replay-stop = Arrêter
page-replay-link = Lien vers ce moment
page-replay-copied = Le lien est dans votre presse-papiers.
page-replay-save = Enregistrer la partie

page-replay-study = Chances
page-replay-study-about = Les chances de chacun toutes cartes ouvertes, estimées par un robot\xA0: plus que personne à la table ne pouvait savoir.
page-replay-study-busy = Les robots réfléchissent\xA0: { $done } tours sur { $count }
page-replay-swing = Tour { $turn }\xA0: { $name }, de { $before }\xA0% à { $after }\xA0%
page-replay-swings = Plus grands revirements
page-replay-no-swing = Aucun tour n’a décidé à lui seul de cette partie.
page-replay-even = Aucun tour n’a beaucoup changé les chances.

page-replay-insight = Ce que les joueurs pouvaient savoir
page-replay-insight-about = Combien de héros le héros vagabond pouvait encore être, pour chaque tour et chaque joueur. 1\xA0: le joueur pouvait en être sûr.
page-replay-insight-turn = Tour

page-play-on = Rejouer à partir d’ici
page-play-on-about = Une nouvelle table qui commence à ce moment, avec les mêmes cartes. Des robots prennent les autres places. Ce n’est que de l’entraînement.
page-play-on-seat = Ma place
page-play-on-level = Robots
page-play-on-as-were = comme avant
page-play-on-begin = Jouer

page-record-open = Revoir une partie enregistrée
page-record-about = Un enregistrement (.hall) contient une partie entière. HeroHall vérifie que la graine, les coups et le résultat concordent. Vous pouvez ensuite revoir la partie et rejouer à partir de n’importe quel moment.
page-record-drop = Déposez le fichier ici
page-record-choose = Choisir un fichier
page-record-busy = Vérification…

page-key-replay = revoir
page-replay-keys = ← → coup · Maj + ← → tour · , . score · Début, Fin · espace\xA0: dérouler

page-review = Coups douteux
page-review-about = Des coups qu’un robot n’aurait pas joués, d’après ce que la personne pouvait savoir. Le nombre dit ce que le coup a coûté, en points sur 100.
page-review-none = Aucun coup douteux trouvé.
page-review-line = Tour { $turn }\xA0: { $move }. Le robot\xA0: { $rival }.
page-review-try = Essayer un autre coup à partir d’ici
page-review-lay = Vu les cartes réelles\xA0: { $points }.
`,m=`### La page autour des jeux

page-title = HeroHall
page-loading = Un instant…
page-close = Fermer
page-home = Vers l’accueil
page-try-again = Réessayer
page-show-all = Tout afficher

## Ce qui peut mal tourner

page-no-server = Le serveur est injoignable. Fonctionne-t-il, et cet appareil est-il en ligne\xA0?
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
page-continue = Continuer\xA0: { $game }
page-continue-with = avec { $names }
page-waiting = en attente des invités
page-open-tables = { $count ->
    [0] Tables ouvertes
   *[other] Tables ouvertes ({ $count })
}
page-open-tables-about = Jouez avec les personnes présentes.
page-first-time = Première visite\xA0?
page-first-time-about = Apprenez un jeu en cinq minutes.
page-first-time-lesson = Première fois\xA0? La leçon dure cinq minutes
page-modes = Façons de jouer
page-advanced = Options avancées\xA0: éditions, règles, cartes
page-mode-bots = Contre des robots
page-mode-device = Se passer l’appareil
page-mode-device-about = Plusieurs personnes, un écran\xA0; chacun ne voit que ses cartes.
page-mode-friends = Inviter des amis
page-my-tables = Mes tables
page-my-finished = Parties terminées
page-forget = Retirer de cette liste
page-rules = Règles
page-rules-of = Règles\xA0: { $game }
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
page-bot = Robot\xA0: { $level }
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
page-wait = Attendre mes invités\xA0; c’est moi qui donne le départ
page-box = Cartes
page-box-ours = les cartes de HeroHall (les cartes imprimées ne sont pas publiques)
page-box-ours-again = Revenir à la boîte de HeroHall
page-box-about = Une boîte est un dossier qui contient les cartes du jeu en simples tableaux. Vous pouvez jouer avec la vôtre\xA0; HeroHall vérifie d’abord chaque carte.
page-box-files = Fichiers de la boîte\xA0:
page-box-folder = ou son dossier\xA0:
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
page-seat-waiting = si personne ne vient\xA0: robot, { $level }
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
page-open-none = Aucune table n’est ouverte pour l’instant. Lancez-en une, ou ouvrez la vôtre avec «\xA0Inviter des amis\xA0».
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
page-conceded = a abandonné\xA0; un robot ({ $level }) continue
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
page-says = { $name }\xA0:
page-decides = réfléchit…
page-sending = envoi en cours…
page-over = La partie est terminée.
page-choices = Choix
page-hint = Conseil
page-hint-share = environ { $percent }\xA0% de chances de gagner
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
page-orders-short = Pouvoirs\xA0: demander
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
page-rules-renewed = HeroHall a été mis à jour\xA0: cette partie a commencé avec la version { $before } des règles et continue avec la version { $now }. Rien de ce qui s’est passé jusqu’ici ne change.
page-offer = { $names }\xA0: fin de la partie proposée.
page-offer-pause = { $names }\xA0: pause proposée.
page-offer-end = Proposer d’arrêter la partie
page-agree-end = D’accord
page-refuse-end = Continuer à jouer
page-withdraw = Finalement, continuer
page-concede = Abandonner
page-concede-sure = Vraiment abandonner\xA0? Un robot continuera.
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
page-you-win = Vous gagnez\xA0!
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
        [yes] Le dernier tour, { $turn }, a décidé de la partie. Chances de gagner juste avant, toutes cartes ouvertes, { $name }\xA0: { $before }\xA0%.
       *[no] Le tour { $turn } a décidé de la partie. Chances de gagner, toutes cartes ouvertes, { $name }\xA0: de { $before }\xA0% à { $after }\xA0%, puis toujours au moins { $kept }\xA0%.
    }
page-end-see = Le revoir
page-end-moves-about = Le meilleur et le pire coup de chacun. Au début\xA0: ce qu’il valait, en points sur 100, d’après ce que le joueur pouvait savoir\xA0; à la fin\xA0: ce qu’il a rapporté avec les cartes réelles.
page-end-best = Tour { $turn }\xA0: { $move }. Mieux que\xA0: { $rival }.
page-end-worst = Tour { $turn }\xA0: { $move }. Le robot\xA0: { $rival }.
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
page-seed-right = La donne était honnête\xA0: la graine correspond à l’empreinte montrée au début.
page-seed-wrong = La graine ne correspond pas à l’empreinte montrée au début\xA0!
page-seed-about = Le SHA-256 du sel suivi de la graine donne l’empreinte.
page-check = Vérifier toute la partie
page-check-right = { $moves ->
    [one] { $moves } coup a été rejoué
   *[other] { $moves } coups ont été rejoués
} à partir de la graine. Tous sont permis et mènent à ce résultat\xA0: { $result }
page-check-unfinished = partie non terminée
page-check-hash-right = L’enregistrement porte l’empreinte que ce navigateur garde depuis le début.
page-check-hash-none = Ce navigateur n’a pas gardé d’empreinte du début. Comparez celle ci-dessus avec celle d’un joueur.
page-check-wrong = L’enregistrement de cette partie ne concorde pas\xA0!
page-check-other-hash = Son empreinte est { $written }, mais depuis le début ce navigateur garde { $kept }.
page-check-other-result = Ses coups mènent à ce résultat\xA0: { $replayed }. Celui affiché ici est\xA0: { $shown }.
page-check-yourself = Pour vérifier sans ce serveur, enregistrez la partie et tapez ceci sur un ordinateur où HeroHall est installé\xA0:

## Crédits

page-credits-games = HeroHall est un programme libre et indépendant. Ses images, ses textes et son code sont les siens ou crédités ici.
page-credits-engine-compiled = HeroHall { $version }. Les robots réfléchissent avec le moteur compilé.
page-credits-engine-compiling = HeroHall { $version }. Le moteur est en cours de compilation\xA0; d’ici là, les robots réfléchissent plus lentement, en Python simple.
page-credits-engine-plain = HeroHall { $version }. Les robots réfléchissent en Python simple.
page-credits-pictures = Images
page-credits-pictures-about = Dessins par { $authors }, tirés de
page-credits-map = Carte
page-credits-map-about = Côtes\xA0: Natural Earth, domaine public\xA0:
page-credits-fonts = Caractères
`,h=`page-text-mode = Mode texte, pour lecteurs d’écran
page-text-title = { $game } en mode texte
page-text-normal = Vue normale
page-text-story = Ce qui est dit
page-text-command = Coup ou commande
page-text-send = Envoyer
page-text-typed = Vous avez tapé\xA0: { $text }
page-text-buttons = Commandes courantes
page-text-status = État
page-text-moves = Coups
page-text-hand = Main
page-text-map = Table
page-text-help = Aide
page-text-start-about = Vous entendez ce qui se passe en phrases courtes, et tapez coups et commandes. Choisissez un jeu pour jouer contre des robots.
page-text-game = Jeu
page-text-level = Force des robots
page-text-others = Autres façons de jouer, avec d’autres personnes ou des options
page-text-others-about = À chaque table, le premier lien mène au mode texte.
`,g=`### Ensemble : phrases, donne du jour, classement, avis quand c’est son tour

## Paroles

page-talk = Parler
page-talk-about = Chacun lit ces phrases dans sa langue.
page-talk-more = À ce jeu, que ce soit vrai ou non\xA0:
page-talk-heard = Ce qui a été dit
page-talk-nothing = Rien n’a encore été dit.
page-talk-who = Rendre muet
page-talk-mute = Rendre muet\xA0: { $name }
page-key-talk = parler

page-phrase-hello = Bonjour\xA0!
page-phrase-luck = Bonne chance\xA0!
page-phrase-nice = Bien joué\xA0!
page-phrase-wow = Oh là là\xA0!
page-phrase-thanks = Merci\xA0!
page-phrase-sorry = Pardon\xA0!
page-phrase-oops = Aïe…
page-phrase-thinking = Je réfléchis…
page-phrase-no-hurry = Prenez votre temps.
page-phrase-moment = Je reviens tout de suite.
page-phrase-back = Me revoilà.
page-phrase-doubt = Je n’en crois pas un mot.
page-phrase-trust = Faites-moi confiance.
page-phrase-close = C’était juste\xA0!
page-phrase-again = On remet ça\xA0?
page-phrase-good-game = Belle partie\xA0!

## Avis

page-notify = M’avertir quand c’est à moi
page-notify-on = oui
page-notify-off = non
page-notify-about = Quand cette page est à l’arrière-plan, votre navigateur affiche un message. Il vous demandera une fois s’il en a le droit.
page-notify-denied = Votre navigateur n’autorise pas les messages de cette page\xA0; cela se change dans ses réglages pour ce site.
page-notify-missing = Ce navigateur ne peut pas le faire ici\xA0; il faut une page ouverte sur cette machine ou en https.
page-notify-turn = C’est à vous
page-your-turn = À vous

## La donne du jour

page-daily = Donne du jour
page-daily-about = La même donne et les mêmes robots pour tout le monde sur ce serveur. Un essai par jour.
page-daily-short = Les mêmes cartes pour tous. Un essai par jour.
page-daily-play = Jouer
page-daily-go-on = Continuer
page-daily-look = Regarder la table
page-daily-bots = { $count ->
    [one] contre un robot ({ $level })
   *[other] contre { $count } robots ({ $level })
}
page-daily-ends = Prochaine donne à { $time }.
page-daily-finished = { $count ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée. Vous verrez les résultats quand vous l’aurez terminée aussi.
   *[other] { $count } personnes l’ont terminée. Vous verrez les résultats quand vous l’aurez terminée aussi.
}
page-daily-nobody = Personne n’a joué cette donne jusqu’au bout.
page-daily-results = Résultats
page-daily-today = Aujourd’hui
page-daily-earlier = Avant
page-daily-later = Après
page-daily-given-up = abandon
page-daily-place = { $place } sur { $players }
page-daily-replay = Voir la partie
page-daily-name-about = C’est ainsi que vous figurez dans la liste.
page-daily-honest = Les règles\xA0: un essai par personne et par jeu, terminé avant minuit UTC. Pas de conseils, et la partie n’est jamais classée. La graine est tirée d’un secret de ce serveur et de la date\xA0: personne ne peut la connaître d’avance. Son empreinte est visible dès le début, la graine elle-même le lendemain. Le serveur reconnaît le navigateur, pas la personne\xA0: qui en utilise deux peut essayer deux fois\xA0; la liste vaut ce que vaut l’honnêteté de chacun.
page-daily-seed-tomorrow = La graine de la donne du jour s’affiche demain, quand elle ne peut plus aider personne.
page-daily-board = Voir les résultats

## Classement

page-ratings = Classement
page-ratings-about = Les personnes qui ont joué entre elles sur ce serveur.
page-ratings-off = Ce serveur ne classe pas les parties.
page-ratings-none = Personne n’est encore classé.
page-ratings-rank = Rang
page-ratings-points = Points
page-ratings-games = Parties
page-ratings-uncertain = encore incertain\xA0: peu de parties
page-ratings-how = Une partie terminée compte si au moins deux personnes que ce serveur reconnaît y ont joué. Les robots, les donnes du jour et les boîtes personnelles ne comptent pas. Si vous abandonnez, vous perdez aussitôt contre tous ceux qui continuent. Si vous êtes absent à la fin, vous perdez aussi. Tout le monde commence à 1000 points, une estimation prudente que chaque partie rend plus sûre (OpenSkill).
page-rated = Classement
page-rated-on = compte
page-rated-off = pour le plaisir
page-rated-table = Cette partie compte pour le classement des personnes qui la jouent du début à la fin.
page-rating-change = Classement

## Qui je suis

page-me = Comment ce serveur vous reconnaît
page-me-about = Il n’y a pas de comptes. Votre navigateur a créé une clé pour vous\xA0; le serveur n’en garde qu’une empreinte, avec le nom sous lequel vous jouez. Toute personne qui a la clé peut jouer à votre place\xA0: gardez-la secrète.
page-me-show = Montrer ma clé
page-me-move = Pour jouer sous la même identité sur un autre appareil, ouvrez-y ce lien ou tapez la clé.
page-me-enter = Clé d’un autre appareil
page-me-use = Utiliser cette clé
page-me-wrong = Ce n’est pas une clé\xA0: une clé a 26 lettres et chiffres.
page-me-right = Ce navigateur utilise désormais cette clé.
page-me-forget = Me retirer de toutes les listes
page-me-forget-sure = Vraiment\xA0? Votre nom et vos points disparaissent, et vous recevez une nouvelle clé.
page-me-forgotten = C’est fait. Ce navigateur a une nouvelle clé.
page-me-arrive = Ce lien contient une clé. Ne l’utilisez que si elle est à vous\xA0: vous serez alors ici la même personne que sur votre autre appareil.
`,_=Object.assign({"../../../src/herohall/bots/texts/fr.ftl":e,"../../../src/herohall/browser/texts/fr.ftl":t,"../../../src/herohall/core/texts/fr.ftl":n,"../../../src/herohall/games/seventh/texts/fr.ftl":r,"../../../src/herohall/games/world/texts/fr.ftl":i,"../../../src/herohall/server/texts/fr.ftl":a}),v=Object.assign({"../games/seventh/texts/fr.ftl":o,"../games/world/texts/fr.ftl":s,"./anywhere.fr.ftl":c,"./gallery.fr.ftl":l,"./learn.fr.ftl":u,"./mybox.fr.ftl":d,"./puzzles.fr.ftl":f,"./replay.fr.ftl":p,"./shell.fr.ftl":m,"./text.fr.ftl":h,"./together.fr.ftl":g}),y=[...Object.values(_),...Object.values(v)];export{y as default};