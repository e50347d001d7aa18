### What powers and results of the die do, put together from the words of a box (H9.8)

world-effect-power = { $when }{ $often } : { $effects }.
world-effect-then = { $first } ; puis { $second }

world-effect-turn = Pendant votre tour
world-effect-treasure = Dans votre phase de trésor
world-effect-scoring = { $place ->
        [first] Quand vous êtes premier dans un décompte, au tour de n’importe qui
        [second] Quand vous êtes deuxième dans un décompte, au tour de n’importe qui
        [third] Quand vous êtes troisième dans un décompte, au tour de n’importe qui (pas à deux joueurs)
        [placed] Quand vous occupez une place payée dans un décompte, au tour de n’importe qui
        [unplaced] Quand un territoire est décompté et que vous n’y occupez aucune place payée, au tour de n’importe qui
       *[any] Quand un territoire est décompté, au tour de n’importe qui
    }
world-effect-attacked = Quand vous êtes attaqué, avant le jet
world-effect-attack = Quand vous attaquez, avant le jet
world-effect-rolled = Après votre propre jet de conquête
world-effect-struck = Quand vous êtes attaqué, après le jet

world-effect-often = { $often ->
        [per-game] {", "}une fois dans la partie
       *[per-turn] {", "}une fois par tour
    }
world-effect-often-label = { $often ->
        [per-turn] une fois par tour
        [per-game] une fois dans la partie
       *[per-epoch] une fois par époque
    }
world-effect-where = { $where ->
        [influence] l’un des territoires de votre héros
        [home] un territoire où vous avez des pions
        [new] un territoire où vous n’avez aucun pion
       *[anywhere] un même territoire en jeu
    }
world-effect-reach = { $reach ->
        [anywhere] vers n’importe quels territoires en jeu
       *[adjacent] vers des territoires adjacents
    }
world-effect-worth = { $worth ->
        [lowest] sa plus faible découverte
        [highest] sa découverte de plus grande valeur
        [sum] la somme de ses découvertes
       *[half] la moitié de la somme de ses découvertes, arrondie au supérieur
    }
world-effect-holder = { $place ->
        [first] la première place
        [second] la deuxième place
       *[third] la troisième place
    }

world-effect-place = placez { $number ->
        [one] 1 pion
       *[other] { $number } pions
    } de population dans { $where }
world-effect-move = déplacez { $number ->
        [one] 1 de vos pions
       *[other] jusqu’à { $number } de vos pions
    } d’un même territoire { $reach }, gratuitement
world-effect-remove = retirez { $number ->
        [one] 1 pion
       *[other] jusqu’à { $number } pions
    } d’un autre joueur dans { $where }
world-effect-draw = piochez { $number ->
        [one] une découverte et posez-la dans { $where }, à condition qu’il ait une case libre et n’en ait pas reçu ce tour-ci
       *[other] { $number } découvertes, posez-en une dans { $where }, à condition qu’il ait une case libre et n’en ait pas reçu ce tour-ci, et remettez les autres
    }
world-effect-coins = prenez { $number ->
        [one] 1 pièce
       *[other] { $number } pièces
    } à la banque
world-effect-tax = prenez { $number ->
        [one] 1 pièce
       *[other] { $number } pièces
    } à chaque autre joueur
world-effect-points = marquez { $number ->
        [one] 1 point
       *[other] { $number } points
    }
world-effect-score = marquez aussi { $worth }
world-effect-score-number = marquez { $number ->
        [one] 1 point de plus
       *[other] { $number } points de plus
    }
world-effect-swap = échangez vos points contre ceux de { $holder }
world-effect-stronger = la puissance de l’attaque augmente de { $number }
world-effect-weaker = la puissance de l’attaque diminue de { $number }
world-effect-again = { $roll ->
        [new] le dé est relancé, et le nouveau jet compte
       *[either] relancez une fois et gardez l’un ou l’autre jet
    }
world-effect-result = { $rolled ->
        [yes] au lieu du résultat du dé, { $clauses }
       *[no] le dé n’est pas lancé ; à la place, { $clauses }
    }

world-effect-side = { $side ->
        [attacker] l’attaquant
       *[defender] le défenseur
    }
world-effect-figures = { $amount ->
        [n] autant de pions que la puissance de l’attaque
        [half] moitié moins de pions que la puissance de l’attaque, arrondi au supérieur
        [all] tous les pions sur place
        [face] autant de pions que le dit ce résultat du dé
       *[number] { $number ->
            [one] { $number } pion
           *[other] { $number } pions
        }
    }
world-effect-money = { $amount ->
        [n] autant de pièces que la puissance de l’attaque
        [half] moitié moins de pièces que la puissance de l’attaque, arrondi au supérieur
        [all] toutes les pièces
        [face] autant de pièces que le dit ce résultat du dé
       *[number] { $number ->
            [one] { $number } pièce
           *[other] { $number } pièces
        }
    }
world-effect-score-points = { $amount ->
        [n] autant de points que la puissance de l’attaque
        [half] moitié moins de points que la puissance de l’attaque, arrondi au supérieur
        [face] autant de points que le dit ce résultat du dé
       *[number] { $number ->
            [one] { $number } point
           *[other] { $number } points
        }
    }
world-effect-loses = { $side } perd { $much }
world-effect-lose = tous deux perdent autant, au plus ce qu’a sur place le moins nombreux : { $much }
world-effect-takes = { $side } prend à l’autre camp { $much }
world-effect-flees = { $side } fuit vers des territoires adjacents de son choix : { $much }
world-effect-joins = { $side } perd des pions, que l’autre camp remplace par les siens : { $much }
world-effect-earns = { $side } prend à la banque { $much }
world-effect-scores = { $side } marque { $much }
world-effect-settles = { $side } place dans ce territoire, de sa réserve, { $much }
world-effect-roll = le dé est relancé
world-effect-nothing = rien ne se passe

world-effect-part-moment = quand
world-effect-part-place = à quelle place
world-effect-part-often = combien de fois
world-effect-part-effect = quoi
world-effect-part-number = combien
world-effect-part-choice = lequel
world-effect-part-clause = ce qui se passe
world-effect-part-amount = quelle quantité
world-effect-amount-n = la puissance de l’attaque (n)
world-effect-amount-half = la moitié de la puissance de l’attaque, arrondie au supérieur
world-effect-amount-all = tout ce qu’il y a

## `herohall box words`

world-box-words-title = Le vocabulaire des effets
world-box-words-powers = Pouvoirs des merveilles (colonne « power ») : QUAND [PLACE] [COMBIEN DE FOIS] EFFET, d’autres effets après « + ». Un nombre qui n’est pas dans la formule est pris dans la colonne « number ».
world-box-words-results = Résultats du dé (colonne « kind ») : CE QUI SE PASSE QUANTITÉ, la suite après « + ». Une quantité qui n’est pas dans la formule est prise dans la colonne « amount ».
world-box-words-ours = Ceux de HeroHall
