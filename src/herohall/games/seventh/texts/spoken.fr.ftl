### In words and to be heard: the terminal and text mode

seventh-spoken-moment = { $window ->
        [W1] { $active } n’a pas encore envoyé de héros.
        [W2] Le héros vagabond est devant { $holder }.
        [W3] { $holder } va perdre les deux exemplaires d’un héros.
       *[W4] Le tour va s’achever.
    }
seventh-spoken-about = { $card }. Comme condition requise : { $requirement }. Pouvoir : { $power } (? { $rule }).
seventh-spoken-ended-heroes = La partie est finie : { $name } a réuni un groupe complet, { $count } héros différents.
seventh-spoken-ended-deck = La partie est finie : la pioche est épuisée.
seventh-spoken-ended-turns = La partie est finie : le dernier tour possible a été joué.
seventh-spoken-tie = Groupes égaux : { $first } devant { $second }, { $by ->
        [eliminated] avec moins de cartes éliminées
       *[used] avec moins de héros utilisés
    } ({ $fewer } contre { $more } ; S7.3).
seventh-spoken-tie-shared = Égalité parfaite : { $names } partagent la place (S7.3).
seventh-spoken-word-deck = pioche
seventh-spoken-word-party = groupe
seventh-spoken-word-seat = place
seventh-spoken-wandering = Le héros vagabond est devant { $holder }. { $name } l’a envoyé { $source ->
        [deck] depuis la pioche, après l’avoir regardé
        [unseen] depuis la pioche, sans l’avoir vu
        [party] de son groupe, face visible
       *[hand] de sa main
    }.
seventh-spoken-known = C’est { $card }.
seventh-spoken-lookers = Vu par { $names }.
seventh-spoken-forbidden = Interdit de le recruter : { $names }.
seventh-spoken-doubled = { $name } a un héros en double, { $card } ; les deux exemplaires vont partir.
seventh-command-hero = héros
seventh-command-discards = défausse
seventh-help-hero = ce que vous savez du héros vagabond.
seventh-help-discards = les cartes défaussées et la pioche.
seventh-verb-send = envoyer
seventh-verb-recruit = recruter
seventh-verb-clue = indice, demander
seventh-verb-power = pouvoir
seventh-verb-pass = passer
seventh-verb-decline = renoncer
seventh-verb-discard = défausser
seventh-spoken-turn = Tour { $turn }. Joueur principal : { $name }.
seventh-spoken-requirement = Carte révélée : { $card }. Convient : { $fits }.
seventh-spoken-all-fit = toute carte
# $target is the number 0 for a power that has none.
seventh-spoken-announced = { $name } a annoncé { $card } – { $power }{ $target ->
        [0] {""}
       *[other] {" "}: { $target }
    }.
# $card is the number 0 for a clue whose card is not known, $used for a party without used heroes.
seventh-spoken-clue = Indice demandé par { $name }{ $card ->
        [0] {""}
       *[other] {" "}avec { $card }
    } : { $answer ->
        [yes] oui
       *[no] non
    }.
seventh-spoken-party = { $name } : { $count ->
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
seventh-spoken-seat = { $name }, place { $seat } : { $count ->
        [0] aucun héros
        [one] 1 héros
       *[other] { $count } héros
    } dans le groupe.
seventh-spoken-ready = Prêts : { $cards }.
seventh-spoken-used = Utilisés : { $cards }.
seventh-spoken-holds = { $count ->
        [0] Aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    } en main.
seventh-spoken-eliminated = Éliminés : { $cards }.
seventh-spoken-hand = Votre main, { $count ->
        [0] aucune carte.
        [one] 1 carte : { $cards }.
       *[other] { $count } cartes : { $cards }.
    }
seventh-spoken-total = { $count } héros
seventh-spoken-held = { $name } avait en main : { $count ->
        [0] rien
       *[other] { $cards }
    }.
seventh-spoken-fitting = Conviennent maintenant : { $cards }.
seventh-spoken-copies = { $count } fois { $card }
seventh-spoken-deck = Cartes dans la pioche : { $count }.
seventh-spoken-discards = Défaussées : { $cards }.
seventh-spoken-no-hero = Aucun héros ne vagabonde.
