### Le jeu dans un terminal

## Erreurs

terminal-bad-seat = Il n’y a pas de place { $seat } ; les places vont de 1 à { $most }.
terminal-too-many-bots = Il y a { $bots } robots pour { $players } places ; il faut garder une place pour une personne.
terminal-too-many-names = Il y a { $names } noms, mais seulement { $people ->
        [one] une personne
       *[other] { $people } personnes
    } à la table.
terminal-no-games = Il n’y a pas de partie en cours ; commencez-en une : herohall play
terminal-no-such-game = Il n’y a pas de partie numéro { $number } ; les parties en cours vont de 1 à { $count } (voir : herohall games).
terminal-file-exists = { $file } existe déjà ; choisissez un autre nom, ou remplacez-le avec un point d’exclamation : save! ou export!
terminal-cannot-write = Impossible d’écrire { $file } : { $why }.
terminal-changed-elsewhere = La partie de { $file } a été continuée ailleurs ; rien n’a été remplacé. Continuez avec : herohall resume
terminal-strange-bot = Cet enregistrement demande un robot extérieur à HeroHall, { $bot } ; seules vos propres parties en cours le peuvent.
terminal-needs-file = Indiquez un fichier après « { $command } », par exemple : { $command } ma-partie.hall
## À la table

terminal-prompt = { $name } >{" "}
terminal-text-prompt = À vous, { $name } :{" "}
terminal-question = { $name } : { $question } ({ $rule })
terminal-help = Tapez le numéro d’un choix ou ses mots (voir : coups). Aussi : ? RÈGLE, ? CARTE, conseil (ce que ferait un robot), journal [N], table, reprendre (le dernier coup), save FICHIER, export FICHIER (ce que vous savez), quitter (la partie est gardée).
terminal-thinking = { $name } réfléchit…
terminal-bot-fault = { $name } n’a pas su quoi faire ; un robot de niveau moyen a choisi à sa place.
terminal-hint = { $number } : { $move } – { $percent ->
        [0] moins de 1 %
       *[other] environ { $percent } %
    } de chances de gagner : { $reason }
terminal-curtain = La prochaine décision revient à { $name }. Que les autres détournent les yeux.
terminal-curtain-prompt = { $name }, appuyez sur Entrée.{" "}
terminal-kept = La partie est gardée. Continuez avec : herohall resume
terminal-saved = Enregistré dans { $file }. Tant que la partie dure, ce fichier est privé : il contient la graine.
terminal-exported = Écrit dans { $file } : ce que vous savez, et rien de plus.
terminal-seed-hash = Empreinte de la graine, pour vérifier la donne après coup : { $hash }
terminal-seed = Graine : { $seed } · son empreinte, comme au début du journal : { $hash }
terminal-seed-told = Graine : { $seed }. Son empreinte : { $hash }
terminal-finished = Partie enregistrée : { $file } (herohall replay, herohall verify)
terminal-rank = { $place }. { $name } ({ $score })
terminal-player = Joueur
terminal-player-number = Joueur { $number }
terminal-you = { $name } (vous)

## Commandes

terminal-replay-all = Tout est visible.
terminal-replay-seat = Ce que savait { $name } (place { $seat }).
terminal-replay-unfinished = La partie n’est pas finie.

## Énigmes

terminal-puzzle-title = { $game }, énigme { $number }. Quel est le meilleur coup ? Vous savez ce que savait ce joueur.
terminal-puzzle-prompt = Votre coup :
terminal-puzzle-solved = Résolu : { $move }.
terminal-puzzle-not = Ce n’est pas le meilleur : { $move }.
terminal-puzzle-best = Le meilleur : { $move } – { $reason }. Chances de gagner : { $percent ->
        [0] moins de 1 %
       *[other] environ { $percent } %
    }.
terminal-puzzle-yours = Le vôtre : { $move } – { $reason }. Chances de gagner : { $percent ->
        [0] moins de 1 %
       *[other] environ { $percent } %
    }.
