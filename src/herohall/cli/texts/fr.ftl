### La ligne de commande

## Erreurs

cli-bad-lang = Il n’y a pas de langue « { $given } » ; les langues sont : { $known }.
cli-bad-pair = « { $text } » n’est pas une option ; écrivez nom=valeur, par exemple { $example }.
cli-bad-count = « { $text } » n’est pas un nombre de parties ; prenez un nombre entier à partir de 1.
cli-bad-seed = « { $text } » n’est pas une graine ; une graine est un nombre entier, ou des chiffres hexadécimaux après 0x.
cli-bots-differ = Il y a { $bots } robots pour { $players } places ; nommez-en un pour toutes, ou un par place.
cli-game-over = La partie de { $file } est finie ; revoyez-la avec : herohall replay
cli-exists = { $file } existe déjà et n’est pas remplacé ; choisissez un autre dossier.
cli-usage = Cette ligne de commande ne peut être exécutée : { $why }. Voir : herohall --help

## Commandes

cli-no-unfinished = Pas de partie en cours. Commencez-en une : herohall play
cli-games-head = Parties en cours (continuer : herohall resume NUMÉRO)
cli-games-line = { $game }, { $players } joueurs : { $names } – { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $when }
cli-finished-head = Parties finies dans { $folder }
cli-verified = { $file } : tout est correct. { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, classement { $result } ; graine, empreinte et résultat concordent.
cli-verified-unfinished = { $file } : correct jusqu’ici. { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, partie non terminée ; graine et empreinte concordent.
cli-hash = Empreinte de la graine : { $hash }. Est-ce celle montrée au début ? L’option --hash permet de comparer.
cli-same-hash = Empreinte de la graine : { $hash }, comme au début.
cli-other-hash = { $file } : la partie est cohérente, mais ce n’est pas celle qui a commencé avec l’empreinte { $shown } : l’empreinte de sa graine est { $hash }.
cli-stopped = Arrêté après { $done } parties sur { $games }.
cli-stopped-early = Arrêté avant la fin de la première partie.
cli-simulate-title = { $game }, { $players } joueurs, édition { $edition }
cli-simulate-games = parties
cli-simulate-decisions = décisions par partie
cli-simulate-spread = { $mean } (de { $least } à { $most })
cli-simulate-wins = victoires de la place { $seat }, { $bot }
cli-simulate-score = points moyens de la place { $seat }
cli-simulate-faults = décisions où un robot a été remplacé
cli-simulate-speed = décisions par seconde
cli-records-written = Parties enregistrées : { $folder }

## Arène et échelle

cli-arena-two-budgets = Donnez un budget en secondes ou en itérations, pas les deux.
cli-arena-bad-budget = « { $text } » n’est pas un budget ; prenez un nombre supérieur à 0.
cli-arena-bad-workers = « { $text } » n’est pas un nombre de processus ; prenez un nombre entier à partir de 1.
cli-arena-bot = robot
cli-arena-games = parties
cli-arena-share = % de victoires
cli-arena-interval = 95 %
cli-arena-place = rang
cli-arena-points = points
cli-arena-speed = coups/s
cli-arena-thinking = ms/coup
cli-arena-rating = cote
cli-arena-faults = fautes
cli-arena-caption = { $games } parties : { $deals } donnes × { $rotations } rotations · part égale { $fair } · graine { $seed } · { $seconds } s
cli-arena-left-out = Parties écartées parce que leur donne n’a pas été jouée dans toutes les rotations : { $games }
cli-arena-fault = Faute de { $bot } à la place { $seat } : { $kind ->
        [illegal] coup illégal
        [late] temps dépassé
       *[exception] exception
    } – { $detail }
cli-ladder-line = { $players } joueurs, { $line } : { $share } ({ $low } à { $high } ; part égale { $fair }) en { $games } parties. Plus que la part égale : { $verdict ->
        [better] oui
        [not-better] non
       *[open] pas certain
    }
cli-ladder-levels = L’échelle demande au moins deux niveaux : --levels easy,medium
cli-ladder-written = Tableaux : { $file }

## Rapport

cli-report-written = Rapport : { $file } ({ $games } parties)
cli-report-bad-versus = « { $text } » n’est pas une différence ; écrivez --versus edition=de, --versus box=DOSSIER, --versus bots=easy ou une autre option.
cli-report-quick-bots = Choisissez --quick ou --bots, pas les deux.

## Énigmes

cli-puzzle-found = { $count } : { $move }
cli-puzzle-holds = { $number } : { $move }, en tête d’au moins { $lead } %
cli-puzzle-fails = { $number } : la solution est { $move }, mais une longue réflexion trouve { $best }, en tête de { $lead } %
cli-puzzle-unclear = { $number } : { $move } n’est plus nettement le meilleur coup, en tête de { $lead } %
cli-puzzles-wrong = { $count ->
        [one] Une énigme n’est pas telle que le dit son fichier.
       *[other] { $count } énigmes ne sont pas telles que le dit leur fichier.
    }
