seventh-title = Seventh Hero
seventh-too-few-cards = Ces options laissent { $cards } cartes, mais la donne en demande { $needed } ; prenez plus de valeurs, plus d’exemplaires, une main plus petite ou moins de joueurs.

## Options et éditions

seventh-option-no_match = Aucune carte en main ne convient
seventh-option-no_match-deck = on envoie la première carte de la pioche et on défausse une carte de sa main
seventh-option-no_match-party = on envoie face visible un héros de son groupe qui convient ; à défaut, la première carte de la pioche, sans la voir
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
seventh-option-values-3 = héros 1 à 3 ; 3 différents font gagner
seventh-option-values-4 = héros 1 à 4 ; 3 différents font gagner
seventh-option-values-5 = héros 1 à 5 ; 4 différents font gagner
seventh-option-values-6 = héros 1 à 6 ; 5 différents font gagner
seventh-option-values-7 = héros 1 à 7 ; 6 différents font gagner
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

seventh-edition-iello = Règles standard : le livret français de 2014.
seventh-edition-iello-variant = Règles standard avec les deux variantes du livret français : indices selon la condition requise, et pioche remélangée.
seventh-edition-aeg = L’édition américaine, pour autant qu’elle est connue du public ; le reste vient du livret (S8.2).
seventh-edition-original = La première édition japonaise, pour autant qu’elle est connue du public ; le reste vient du livret (S8.2).

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

seventh-ask-window = Utilisez-vous un pouvoir maintenant ?
seventh-ask-react = Un pouvoir vient d’être annoncé. Réagissez-vous avant qu’il ne prenne effet ?
seventh-ask-send = { $source ->
        [deck] Aucune carte de votre main ne convient : envoyez la première carte de la pioche.
        [party] Aucune carte de votre main ne convient : quel héros de votre groupe envoyez-vous, face visible ?
       *[hand] Quel héros envoyez-vous à gauche, face cachée ?
    }{ $may ->
        [power] {" "}Vous pouvez d’abord utiliser un pouvoir.
       *[none] {""}
    }
seventh-ask-discard = Aucune de vos cartes ne convenait : quelle carte de votre main défaussez-vous, face visible ?
seventh-ask-receive = Le héros vagabond est devant vous : le recruter ou le passer ?{ $may ->
        [both] {" "}Vous pouvez d’abord demander des indices ou utiliser un pouvoir.
        [clue] {" "}Vous pouvez d’abord demander des indices.
        [power] {" "}Vous pouvez d’abord utiliser un pouvoir.
       *[none] {""}
    }
seventh-ask-return = Le héros vagabond vous est revenu : recrutez-le{ $may ->
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
seventh-move-power = utiliser { $card } : { $power }
seventh-move-ready = utiliser { $card } : redresser { $target }
seventh-move-forbid = utiliser { $card } : { $target } ne pourra pas recruter le héros vagabond

## Le journal

seventh-event-dealt =
    { $name } commence avec { $party } dans son groupe et { $count ->
        [0] aucune carte en main
        [one] 1 carte en main{ $known ->
            [yes] {" "}: { $cards }
           *[no] {""}
        }
       *[other] { $count } cartes en main{ $known ->
            [yes] {" "}: { $cards }
           *[no] {""}
        }
    }.
seventh-event-replaced = Défaussés, car un groupe les avait en double : { $cards }.
seventh-event-revealed = Tour { $turn } : { $name } révèle { $card }.
seventh-event-unmatched = { $name } n’a aucun héros qui convienne.
seventh-event-sent =
    { $source ->
        [deck] Rien ne convient : { $name } envoie la première carte de la pioche à { $to }
        [unseen] Rien ne convient : { $name } envoie la première carte de la pioche, sans la voir, à { $to }
        [party] Rien ne convient : { $name } envoie un héros de son groupe à { $to }, face visible
       *[hand] { $name } envoie un héros à { $to }
    }{ $known ->
        [yes] {" "}: { $card }
       *[no] {""}
    }.
seventh-event-discarded = { $name } défausse une carte de sa main : { $card }.
# $target est le nombre 0 pour un pouvoir qui ne vise aucun héros.
seventh-event-announced =
    { $name } annonce un pouvoir : { $power }{ $target ->
        [0] {""}
       *[other] {" "}: { $target }
    }.
seventh-event-cancelled = { $name } annule un pouvoir annoncé par { $user } : { $power }.
seventh-event-readied = { $name } redresse un héros : { $card }.
seventh-event-burned = { $name } défausse le héros vagabond : { $card }.
seventh-event-forbidden = { $name } interdit à { $holder } de recruter le héros vagabond.
seventh-event-turned-away = { $name } n’a pas le droit de recruter le héros vagabond.
seventh-event-looked =
    { $name } regarde le héros vagabond{ $known ->
        [yes] {" "}: { $card }
       *[no] {""}
    }.
seventh-event-ignored = { $name } lève la condition requise : toute carte convient ce tour-ci.
seventh-event-drew =
    { $name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }{ $known ->
        [yes] {" "}: { $cards }
       *[no] {""}
    }.
seventh-event-passed = { $name } passe le héros à { $to }.
seventh-event-clue =
    { $name } demande un indice{ $known ->
        [yes] {" "}avec { $card }
       *[no] {""}
    }. La réponse : { $answer ->
        [yes] oui
       *[no] non
    }.
seventh-event-recruited = { $name } recrute un héros : { $card }.
seventh-event-doubled = { $name } recrute un héros et l’a maintenant en double : { $card }.
seventh-event-eliminated = { $name } perd les deux exemplaires : { $card }.
seventh-event-turned-up =
    La carte-indice donnée par { $name } est retournée : { $card }. La réponse était « { $answer ->
        [yes] oui
       *[no] non
    } ».
seventh-event-reshuffled = La pioche est vide : les cartes défaussées et éliminées sont remélangées en une nouvelle pioche.
seventh-event-reshuffled-discard = La pioche est vide : la défausse est remélangée en une nouvelle pioche.
seventh-event-nothing-sent = Rien ne convient et il n’y a aucune carte à piocher : { $name } n’envoie pas de héros.
seventh-event-declined = { $name } n’utilise aucun pouvoir.
seventh-event-ended =
    La partie est finie : { $reason ->
        [heroes] { $names } a réuni un groupe complet.
        [turns] le dernier tour possible a été joué.
       *[deck] la pioche est épuisée.
    }

## Pourquoi un coup n’est pas permis

seventh-refuse-over = La partie est finie.
seventh-refuse-no-move = Ce n’est pas un coup de ce jeu.
seventh-refuse-window = Vous pouvez seulement utiliser un pouvoir ou y renoncer.
seventh-refuse-no-window = Il n’y a aucun pouvoir auquel renoncer ; faites l’un des choix proposés.
seventh-refuse-not-receiving = On ne recrute ou ne passe le héros vagabond que quand on l’a devant soi.
seventh-refuse-must-recruit = Le héros vagabond a fait le tour de la table : vous devez le recruter.
seventh-refuse-not-sending = Un héros n’est envoyé qu’une fois par tour, par le joueur principal, quand la condition requise est visible.
seventh-refuse-not-fitting = Un { $value } ne remplit pas la condition requise de ce tour.
seventh-refuse-not-in-hand = Vous n’avez pas de { $value } en main.
seventh-refuse-has-fitting = Une carte de votre main convient : envoyez une carte de votre main.
seventh-refuse-party-first = Un héros de votre groupe convient : envoyez un héros de votre groupe.
seventh-refuse-not-from-party = Dans cette édition, on n’envoie pas de héros de son groupe : envoyez la première carte de la pioche.
seventh-refuse-not-in-party = Vous n’avez pas de { $value } dans votre groupe.
seventh-refuse-not-discarding = On ne défausse une carte de sa main que si aucune ne convenait et que la première carte de la pioche a été envoyée.
seventh-refuse-not-asking = Seul le joueur qui a le héros vagabond devant lui peut demander un indice, et jamais le joueur principal.
seventh-refuse-face-up = Ce héros a été envoyé face visible : il n’y a pas d’indice à demander.
seventh-refuse-last-card = Vous ne pouvez pas demander un indice avec la dernière carte de votre main.
seventh-refuse-one-clue = Dans cette édition, vous avez droit à un seul indice par tour, et vous l’avez déjà demandé.
seventh-refuse-used = Votre { $value } est déjà utilisé ; seul un héros prêt peut servir.
seventh-refuse-discard-first = Défaussez d’abord une carte de votre main.
seventh-refuse-power-1 = Un { $value } annule un pouvoir qu’un autre joueur vient d’annoncer ; il n’y en a pas.
seventh-refuse-power-2 = Un { $value } ne s’utilise que tant qu’un héros vagabonde, et jamais en réaction à un pouvoir.
seventh-refuse-power-3 = Un { $value } demande un autre héros utilisé dans votre groupe ; en réaction à un pouvoir, il ne peut redresser que votre propre 1 utilisé.
seventh-refuse-power-4 = Un { $value } ne s’utilise que tant que le héros vagabond est devant quelqu’un d’autre, et jamais en réaction à un pouvoir.
seventh-refuse-power-5 = Un { $value } ne s’utilise que tant que vagabonde un héros que vous n’avez pas encore vu, et jamais en réaction à un pouvoir.
seventh-refuse-power-6 = Un { $value } ne s’utilise qu’avant l’envoi, si le joueur principal a une carte en main et qu’aucun 6 n’est en vigueur ; jamais en réaction à un pouvoir.
seventh-refuse-power-7 = Un { $value } ne s’utilise que s’il reste une carte à piocher, et jamais en réaction à un pouvoir.
seventh-refuse-not-itself = Un 3 ne se redresse jamais lui-même.
seventh-refuse-names-target = Un 3 redresse l’un de vos héros utilisés : nommez-le aussi, par exemple « pouvoir 3 5 ».
seventh-refuse-only-hen = En réaction à un pouvoir, un 3 ne peut redresser que votre { $value }.
seventh-refuse-not-used = Il n’y a pas de { $value } utilisé à redresser dans votre groupe.
seventh-refuse-reaches-nobody = Un { $value } ne s’utilise que tant que le héros vagabond peut encore atteindre quelqu’un d’autre, et jamais en réaction à un pouvoir.
seventh-refuse-names-player = Dans cette partie, un { $value } vise un joueur de votre choix : nommez aussi sa place, par exemple « pouvoir 4 place 2 ».
seventh-refuse-only-holder = Dans cette partie, un { $value } vise le joueur qui a le héros vagabond devant lui : dites seulement « pouvoir 4 ».
seventh-refuse-not-reached = Un { $value } vise un autre joueur que le héros vagabond peut encore atteindre et qui peut encore le recruter.

### Reasons the bots give for a move

seventh-reason-wins = { $percent } % de chances que ce héros fasse gagner
seventh-reason-wins-sure = ce héros fait gagner la partie
seventh-reason-recruit = { $percent } % de chances qu’il soit nouveau dans votre groupe
seventh-reason-recruit-sure = à coup sûr nouveau dans votre groupe
seventh-reason-recruit-risky = un risque : seulement { $percent } % de chances qu’il soit nouveau
seventh-reason-recruit-double = à coup sûr un doublon : vous perdriez les deux cartes
seventh-reason-pass = { $percent } % de risque de l’avoir en double
seventh-reason-pass-sure = à coup sûr un doublon pour vous
seventh-reason-pass-next = un doublon plus probable chez la personne suivante que chez vous
seventh-reason-pass-new = sans doute nouveau pour vous : le laisser passer ne vaut que s’il sert peu aux autres
seventh-reason-clue = mieux vaut en savoir plus : { $percent } % de chances qu’il soit nouveau
seventh-reason-clue-known = vous en savez assez sur ce héros ; une question ne peut que tromper les autres
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
seventh-reason-discard-any = vous n’avez aucune carte en double : peu importe laquelle
seventh-reason-send-deck = rien dans votre main ne convient
seventh-reason-send =
    { $count ->
        [0] personne ne l’aurait
        [one] un joueur l’aurait
       *[other] { $count } joueurs l’auraient
     } en double ; nouveau pour vous s’il revient
seventh-reason-send-risky =
    { $count ->
        [0] aucun autre joueur ne l’aurait
        [one] un autre joueur l’aurait
       *[other] { $count } autres joueurs l’auraient
     } en double, mais vous aussi
