### La table de Seventh Hero. Les événements, questions, coups et héros sont dans les textes du jeu lui-même.

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
page-seventh-headline = Tour { $turn } · Condition requise : { $requirement }
page-seventh-deck =
    { $count ->
        [0] La pioche est vide
        [one] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
page-seventh-deck-short = pioche
page-seventh-discard = Défausse
page-seventh-discard-count = { $card } : { $count } dans la défausse
page-seventh-requirement = Condition requise
page-seventh-requires = Condition requise : { $requirement }
page-seventh-fits = convient :
page-seventh-ignored = levée : toute carte convient
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
       *[other] éliminés : { $cards }
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
       *[empty] manque : { $card }
    }
page-seventh-party = Groupe : { $name }

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
    { $card } : { $may ->
        [yes] possible
       *[no] impossible
    }, { $count ->
        [one] { $count } carte non vue
       *[other] { $count } cartes non vues
    }
page-seventh-may-be-plain =
    { $card } : { $may ->
        [yes] possible
       *[no] impossible
    }
page-seventh-clues = Indices de ce tour
page-seventh-clue = { $name } a demandé avec { $card } : { $answer ->
        [yes] oui
       *[no] non
    }
page-seventh-clue-hidden = { $name } a demandé avec une carte cachée : { $answer ->
        [yes] oui
       *[no] non
    }
page-seventh-yes = Oui
page-seventh-no = Non

## Temps forts

page-seventh-announces = { $name } annonce
page-seventh-announced-for = { $power } : { $target }
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
page-seventh-beat-unmatched = { $name } : rien ne convient
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
        [W1] Avant que { $active } n’envoie un héros : utiliser un pouvoir ?
        [W2] Le héros est devant { $holder } : utiliser un pouvoir ?
        [W3] Avant que { $holder } ne perde les deux exemplaires : utiliser un pouvoir ?
       *[W4] Avant la fin du tour : utiliser un pouvoir ?
    }
page-seventh-ask-react = Réagissez-vous avant que ce pouvoir ne prenne effet ?
page-seventh-ask-send = Quel héros envoyez-vous à gauche ?
page-seventh-ask-discard = Rien ne convenait : quelle carte défaussez-vous ?
page-seventh-ask-receive = Le héros est devant vous : le recruter ou le passer ?
page-seventh-ask-return = Le héros est revenu devant vous : recrutez-le.
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
        [requirement] Choisissez une carte de votre main : le héros vagabond remplit-il sa condition requise ? La carte sera défaussée.
       *[other] Choisissez une carte de votre main : le héros vagabond est-il le même ? La carte sera défaussée.
    }
page-seventh-clue-asks = { $clue ->
        [requirement] convient-il à cette carte ?
       *[other] est-ce le même héros ?
    }
page-seventh-decline = Aucun pouvoir
page-seventh-send-deck = Envoyer la première carte de la pioche
page-seventh-use = Utiliser : { $hero }
page-seventh-ready-mode = Utiliser : { $hero }…
page-seventh-ready = Redresser : { $hero }
page-seventh-forbid-mode = Utiliser : { $hero }…
page-seventh-forbid = { $name } ne pourra pas le recruter
page-seventh-your-hand = Votre main
page-seventh-empty-hand = Votre main est vide.

page-seventh-mark-new = nouveau
page-seventh-mark-double = double
page-seventh-mark-win = victoire !
page-seventh-mark-leaves = part
page-seventh-mark-used = utilisé
page-seventh-mark-ready = prêt

page-seventh-ended =
    { $reason ->
        [heroes] { $heroes } héros différents sont réunis.
        [turns] Le dernier tour possible a été joué ; { $heroes } héros ont suffi.
       *[deck] La pioche est épuisée ; { $heroes } héros ont suffi.
    }
page-seventh-result = cartes éliminées : { $gone } · héros utilisés : { $used }

## Accueil, leçon et galerie

gallery-link-seventh = Toutes les cartes
gallery-players = à { $count } joueurs
learn-seventh-about = Faites circuler des héros, bluffez, questionnez, regardez – et réunissez-en six différents.
learn-seventh-aim =
    Bienvenue ! Il y a sept sortes de héros, numérotées de 1 à 7. Le premier à en réunir six différents gagne.

    Voici votre groupe. Deux héros l’ont rejoint : { $hero1 } et { $hero5 }.
learn-seventh-others = Iris et Bruno réunissent aussi des héros. Chacun voit tous les groupes, mais personne ne voit la main d’un autre.
learn-seventh-requirement =
    Chaque tour commence par une carte tirée de la pioche et retournée. La ligne au bas de la carte est la condition requise : cette fois « 3 ou moins ».

    On ne peut donc envoyer qu’un 1, un 2 ou un 3.
learn-seventh-send = C’est à vous : envoyez à Iris, à votre gauche, un héros qui convient, face cachée. Prenez { $hero2 }, qui vous manque encore.
learn-seventh-passed = Iris ne sait pas qui lui arrive. Elle pourrait le recruter – mais si elle l’avait déjà ? Elle le passe à Bruno.
learn-seventh-came-back =
    Bruno n’a pas osé non plus. Quand un héros a fait le tour de la table, celui qui l’a envoyé doit le recruter. C’était votre plan : vous en avez trois.

    À la fin de son tour, le joueur principal pioche une carte : vous en avez reçu une.
learn-seventh-window =
    Tour d’Iris : elle a envoyé à Bruno un héros de valeur 3 ou plus.

    On peut aussi utiliser un pouvoir pendant le tour des autres ; c’est pourquoi on vous interroge. Rien ne presse : n’en utilisez pas maintenant.
learn-seventh-double =
    Bruno vous l’a passé. Le recruter ou le passer ?

    Attention : si vous recrutez un héros que vous avez déjà, les deux exemplaires quittent votre groupe. Un 5 serait un tel doublon.
learn-seventh-clue =
    Demandez un indice ! Montrez une carte de votre main au joueur qui a envoyé le héros ; il dit la vérité : est-ce le même héros ? Tous entendent la réponse, et la carte est défaussée.

    Choisissez « Demander avec une carte… », puis le 5.
learn-seventh-answer = « Non » : ce n’est pas un 5. La condition requise était 3 ou plus : c’est donc un 3, 4, 6 ou 7, et tous vous manquent. Recrutez-le !
learn-seventh-power =
    C’est { $hero3 } : quatre héros ! Bruno vous en a envoyé un autre, et il est impair. Vous avez 1, 3 et 5 : c’est risqué.

    Chaque héros d’un groupe a un pouvoir, à utiliser une fois. Grâce à { $hero5 }, vous pouvez regarder le héros vagabond.
learn-seventh-looked =
    Un 1 : pour vous, un doublon. Votre 5 est maintenant à l’horizontale : il est utilisé, mais compte toujours.

    Passez le 1 à Iris. Elle en a un aussi…
learn-seventh-doubled = Iris l’a pris – un doublon ! Ses deux 1 sont éliminés, et il ne lui reste qu’un héros.
learn-seventh-send-again =
    À vous de nouveau. La condition requise est « 5 ou plus », et seul votre 6 convient. Envoyez-le.

    Si aucune carte de votre main ne convient, on envoie à sa place la première carte de la pioche, et vous défaussez une carte.
learn-seventh-forbidden =
    Tous deux ont passé : le 6 serait à vous. Mais Iris annonce { $hero4 } : il vous est interdit de recruter ! Comme c’est vous qui l’avez envoyé, le héros serait défaussé.

    Avant qu’un pouvoir ne prenne effet, les autres peuvent réagir. Annulez-le avec { $hero1 }.
learn-seventh-cancelled = Annulé ! Le pouvoir d’Iris compte tout de même comme utilisé. Recrutez votre 6.
learn-seventh-ready =
    Cinq héros : encore un, et vous gagnez. De nouveau, un héros est devant vous. Lequel ?

    Votre 5 est utilisé, mais { $hero3 } peut redresser un de vos héros utilisés.
learn-seventh-look-again = Votre 5 est de nouveau prêt. Regardez le héros !
learn-seventh-sixth = C’est { $hero7 } : le sixième héros ! Recrutez-le.
learn-seventh-won =
    Six héros différents : vous avez gagné !

    Si la pioche s’épuise avant, la partie finit avec ce tour : celui qui a le plus de héros gagne ; à égalité, celui qui a le moins de cartes éliminées, puis le moins de héros utilisés.
learn-seventh-rest =
    Trois pouvoirs restent à connaître : le 2 défausse le héros vagabond, le 6 lève la condition requise pour un tour, le 7 pioche deux cartes.

    Pointez une carte, ou gardez le doigt dessus, pour la lire. « ? » donne la règle de chaque question. Amusez-vous bien !
page-game-seventh = Recruter le héros ou le passer ? Six différents, et c’est gagné.
page-game-seventh-facts = 3–5 joueurs · 20 minutes · bluff et déduction · facile à apprendre
page-edition-seventh-iello = Règles standard
page-edition-seventh-iello-variant = Règles standard avec les deux variantes
page-edition-seventh-aeg = Édition américaine
page-edition-seventh-original = Première édition
page-theme-seventh-classic = classiques
page-theme-seventh-dragon = dragon
page-seventh-insight = { $count ->
    [one] pouvait en être sûr : { $cards }
   *[other] { $count } possibles : { $cards }
}
