### La ligne de commande et la partie dans le terminal

## Erreurs

terminal-bad-lang = Il n’y a pas de langue « { $given } » ; les langues sont : { $known }.
terminal-bad-pair = « { $text } » n’est pas une option ; écrivez nom=valeur, par exemple { $example }.
terminal-bad-count = « { $text } » n’est pas un nombre de parties ; prenez un nombre entier à partir de 1.
terminal-bad-seed = « { $text } » n’est pas une graine ; une graine est un nombre entier, ou des chiffres hexadécimaux après 0x.
terminal-bad-seat = Il n’y a pas de place { $seat } ; les places vont de 1 à { $most }.
terminal-too-many-bots = Il y a { $bots } robots pour { $players } places ; il faut garder une place pour une personne.
terminal-too-many-names = Il y a { $names } noms, mais seulement { $people ->
        [one] une personne
       *[other] { $people } personnes
    } à la table.
terminal-bots-differ = Il y a { $bots } robots pour { $players } places ; nommez-en un pour toutes, ou un par place.
terminal-no-games = Il n’y a pas de partie en cours ; commencez-en une : herohall play
terminal-no-such-game = Il n’y a pas de partie numéro { $number } ; les parties en cours vont de 1 à { $count } (voir : herohall games).
terminal-game-over = La partie de { $file } est finie ; revoyez-la avec : herohall replay
terminal-file-exists = { $file } existe déjà ; choisissez un autre nom, ou remplacez-le avec un point d’exclamation : save! ou export!
terminal-exists = { $file } existe déjà et n’est pas remplacé ; choisissez un autre dossier.
terminal-cannot-write = Impossible d’écrire { $file } : { $why }.
terminal-changed-elsewhere = La partie de { $file } a été continuée ailleurs ; rien n’a été remplacé. Continuez avec : herohall resume
terminal-strange-bot = Cet enregistrement demande un robot étranger à HeroHall, { $bot } ; seules vos propres parties en cours le peuvent.
terminal-needs-file = Nommez un fichier après « { $command } », par exemple : { $command } ma-partie.hall
terminal-no-such-number = Il n’y a pas de choix { $number } ; les choix vont de 1 à { $count }.
terminal-what = « { $text } » n’est ni un coup ni une commande. Tapez un numéro, ou les mots que montre « moves » ; « ? » explique.
terminal-illegal = Pas maintenant : { $why } ({ $rule })
terminal-usage-no-option = Il n’y a pas d’option { $option } ; voir : { $near }
terminal-usage-no-value = L’option { $option } demande une valeur.
terminal-usage-missing = Il manque quelque chose : { $what }. Voir : --help
terminal-usage-bad-value = La valeur de { $what } n’est pas possible. Voir : --help
terminal-usage-no-command = Il n’y a pas de commande « { $text } » ; voir : herohall --help
terminal-usage-too-much = C’est trop : { $text }. Voir : --help
terminal-usage-not-possible = « { $text } » n’est pas une valeur possible.

## À la table

terminal-prompt = { $name } >{" "}
terminal-text-prompt = À vous, { $name } :{" "}
terminal-question = { $name } : { $question } ({ $rule })
terminal-help = Tapez le numéro d’un choix ou ses mots (voir : moves). Aussi : ? RÈGLE, ? CARTE, hint (un conseil), log [N] (journal), table, undo (reprendre), save FICHIER, export FICHIER (ce que vous savez), quit (la partie est gardée).
terminal-thinking = { $name } réfléchit…
terminal-bot-fault = { $name } n’a pas su quoi faire ; un robot medium a choisi à sa place.
terminal-hint = { $number } : { $move } – gagne environ { $percent } % : { $reason }
terminal-curtain = La prochaine décision est à { $name }. Les autres, ne regardez plus.
terminal-curtain-prompt = { $name }, appuyez sur Entrée.{" "}
terminal-kept = La partie est gardée. Continuez avec : herohall resume
terminal-saved = Enregistré dans { $file }. Tant que la partie dure, ce fichier est privé : il contient la graine.
terminal-exported = Écrit dans { $file } : ce que vous savez, et rien de plus.
terminal-seed-hash = Empreinte de la graine, pour vérifier la donne après coup : { $hash }
terminal-seed = Graine : { $seed } · son empreinte salée : { $hash }
terminal-finished = Partie enregistrée : { $file } (herohall replay, herohall verify)
terminal-rank = { $place }. { $name } ({ $score })
terminal-player = Joueur
terminal-player-number = Joueur { $number }
terminal-you = { $name } (vous)

## Seventh Hero

terminal-seventh-facts = tour { $turn } · pioche { $deck } · défausse { $discard }
terminal-seventh-turned-up = Révélé : { $card }. Convient :
terminal-seventh-ignored = – ignorée : toute carte convient
terminal-seventh-party = groupe (utilisé)
terminal-seventh-hand = main
terminal-seventh-out = élim.
terminal-seventh-hero-here = héros vagabond
terminal-seventh-active = actif
terminal-seventh-clues = Indices :
terminal-seventh-answer = { $answer ->
        [yes] oui
       *[no] non
    }
terminal-seventh-hands = Mains :
terminal-seventh-your-hand = Votre main :

## Heroes of the World

terminal-world-facts = { $epoch } · décomptes { $scorings }/{ $most } · pioche { $deck } · sac { $bag }
terminal-world-bank = banque { $coins }
terminal-world-you = vous
terminal-world-points = points
terminal-world-coins = pièces
terminal-world-supply = réserve
terminal-world-ladder = cases   paierait
terminal-world-scored = décompté
terminal-world-offer = À construire :
terminal-world-built = Construit (utilisé) :
terminal-world-row = Rangée :
terminal-world-hand = Votre main :
terminal-world-legend = Les quatre nombres d’un héros : population / découvertes / conquête / trésor.
terminal-world-box = cartes : { $box } (? box)

## Commandes

terminal-no-unfinished = Pas de partie en cours. Commencez-en une : herohall play
terminal-games-head = Parties en cours (continuer : herohall resume NUMÉRO)
terminal-games-line = { $game }, { $players } joueurs : { $names } – { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $when }
terminal-finished-head = Parties finies dans { $folder }
terminal-verified = { $file } : tout est juste. { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, résultat { $result } ; graine, empreinte et résultat concordent.
terminal-verified-unfinished = { $file } : juste jusqu’ici. { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, partie non finie ; graine et empreinte concordent.
terminal-hash = Empreinte de la graine : { $hash }. Est-ce celle montrée au début ? --hash la compare.
terminal-same-hash = Empreinte de la graine : { $hash }, comme montrée au début.
terminal-other-hash = { $file } : la partie est cohérente, mais ce n’est pas celle qui a commencé avec l’empreinte { $shown } : l’empreinte de sa graine est { $hash }.
terminal-replay-all = Tout est visible.
terminal-replay-seat = Comme { $name } (place { $seat }) l’a vu.
terminal-replay-unfinished = La partie n’est pas finie.
terminal-simulate-stopped = Arrêté après { $done } parties sur { $games }.
terminal-simulate-none = Arrêté avant la fin de la première partie.
terminal-simulate-title = { $game }, { $players } joueurs, édition { $edition }
terminal-simulate-games = parties
terminal-simulate-decisions = décisions par partie
terminal-simulate-spread = { $mean } (de { $least } à { $most })
terminal-simulate-wins = gagné par la place { $seat }, { $bot }
terminal-simulate-score = points moyens de la place { $seat }
terminal-simulate-faults = décisions où un robot a été remplacé
terminal-simulate-speed = décisions par seconde
terminal-simulate-records = Parties enregistrées : { $folder }

## Arène et échelle

terminal-arena-two-budgets = Donnez un budget en secondes ou en itérations, pas les deux.
terminal-arena-bad-budget = « { $text } » n’est pas un budget ; prenez un nombre supérieur à 0.
terminal-arena-bad-workers = « { $text } » n’est pas un nombre de processus ; prenez un nombre entier à partir de 1.
terminal-arena-bot = robot
terminal-arena-games = parties
terminal-arena-share = % gagné
terminal-arena-interval = 95 %
terminal-arena-place = rang
terminal-arena-points = points
terminal-arena-speed = coups/s
terminal-arena-thinking = ms/coup
terminal-arena-rating = cote
terminal-arena-faults = fautes
terminal-arena-caption = { $games } parties : { $deals } donnes × { $rotations } rotations · équité { $fair } · graine { $seed } · { $seconds } s
terminal-arena-left-out = Parties écartées parce que leur donne n’a pas été jouée dans toutes les rotations : { $games }
terminal-arena-fault = Faute de { $bot } à la place { $seat } : { $kind ->
        [illegal] coup illégal
        [late] temps dépassé
       *[exception] exception
    } – { $detail }
terminal-ladder-line = { $players } joueurs, { $line } : { $share } ({ $low } à { $high } ; équité { $fair }) en { $games } parties. Plus que l’équité : { $verdict ->
        [better] oui
        [not-better] non
       *[open] pas certain
    }
terminal-ladder-levels = L’échelle demande au moins deux niveaux : --levels easy,medium
terminal-ladder-written = Tableaux : { $file }

## Rapport

terminal-report-written = Rapport : { $file } ({ $games } parties)
terminal-report-records = Parties enregistrées : { $folder }
terminal-report-bad-versus = « { $text } » n’est pas une différence ; écrivez --versus edition=de, --versus box=DOSSIER, --versus bots=easy ou une autre option.
terminal-report-bots = La partie a { $players } joueurs, mais { $bots } robots sont nommés ; nommez-en un pour tous ou un par place.
