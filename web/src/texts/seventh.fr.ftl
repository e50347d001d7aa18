### La table de Seventh Hero. Les événements, questions, coups et héros sont dans les textes du jeu lui-même.

## L’effet d’un pouvoir en un ou deux mots : il doit tenir sur une carte

page-seventh-power-1 = annuler
page-seventh-power-2 = brûler
page-seventh-power-3 = redresser
page-seventh-power-4 = interdire
page-seventh-power-5 = regarder
page-seventh-power-6 = ignorer
page-seventh-power-7 = piocher deux

## La table

page-seventh-table = Table
page-seventh-turn = Tour { $turn }
page-seventh-headline = Tour { $turn } · Condition : { $requirement }
page-seventh-deck =
    { $count ->
        [0] La pioche est vide
        [one] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
page-seventh-deck-short = pioche
page-seventh-discard = Défausse
page-seventh-discard-count = { $card } : { $count } dans la défausse
page-seventh-requirement = Condition
page-seventh-requires = Condition : { $requirement }
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
        [0] rien d’éliminé
       *[other] éliminés : { $cards }
    }
page-seventh-active = envoie
page-seventh-asked = doit répondre
page-seventh-heroes = { $count } sur { $goal }
page-seventh-place =
    { $state ->
        [ready] { $card }, prêt
        [used] { $card }, utilisé
       *[empty] manque : { $card }
    }
page-seventh-party = Troupe de { $name }

## Le héros errant

page-seventh-wandering = Héros errant
page-seventh-wandering-at = Le héros errant est devant { $name }.
page-seventh-wandering-known = C’est { $card }.
page-seventh-source =
    { $source ->
        [deck] de la pioche
        [unseen] de la pioche, sans l’avoir vu
        [party] de la troupe
       *[hand] de la main
    }
page-seventh-seen-by = Vu par { $names }
page-seventh-unseen = Personne ne l’a vu
page-seventh-possible = Ce peut être
page-seventh-may-be =
    { $card } : { $may ->
        [yes] possible
       *[no] impossible
    }, { $count ->
        [one] { $count } carte non vue
       *[other] { $count } cartes non vues
    }
page-seventh-not-seen = dessous : cartes que vous n’avez pas vues
page-seventh-no-hero = Aucun héros en chemin.
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
        [W1] Aucun héros n’est parti. Utiliser un pouvoir ?
        [W2] Le héros est devant { $holder }. Utiliser un pouvoir ?
        [W3] La paire est encore là. Utiliser un pouvoir ?
       *[W4] Le tour va finir. Utiliser un pouvoir ?
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
page-seventh-other-receive = a le héros devant soi et décide
page-seventh-other-return = a de nouveau le héros et décide
page-seventh-recruit = Recruter
page-seventh-recruit-known = Recruter { $card }
page-seventh-pass = Passer à { $name }
page-seventh-clue-mode = Demander avec une carte…
page-seventh-back = Retour
page-seventh-clue-hint = { $clue ->
        [requirement] Choisissez une carte : le héros vagabond remplit-il sa condition ? La carte sera défaussée.
       *[other] Choisissez une carte : le héros vagabond est-il le même ? La carte sera défaussée.
    }
page-seventh-clue-asks = { $clue ->
        [requirement] convient-il à cette carte ?
       *[other] est-ce le même héros ?
    }
page-seventh-decline = Aucun pouvoir
page-seventh-send-deck = Envoyer la première carte de la pioche
page-seventh-use = Utiliser { $hero }
page-seventh-ready-mode = Utiliser { $hero }…
page-seventh-ready = Redresser { $hero }
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
        [heroes] { $names } a réuni { $heroes } héros différents.
        [turns] Le dernier tour possible est joué ; { $names } { $count ->
                [one] mène
               *[other] mènent
            } avec { $heroes } héros.
       *[deck] La pioche est vide ; { $names } { $count ->
                [one] mène
               *[other] mènent
            } avec { $heroes } héros.
    }
page-seventh-ended-heroes = héros
page-seventh-ended-gone = éliminés
page-seventh-ended-used = utilisés
page-seventh-ended-why = D’abord le plus de héros, puis le moins de cartes éliminées, puis le moins de héros utilisés.
