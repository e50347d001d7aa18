### Recherche : ce qui peut mal tourner avec un lot de parties

research-bad-number = { $name } ne peut pas valoir « { $value } » ; il faut un nombre entier à partir de { $least }.
research-opponents = { $found } adversaires pour une partie à { $players } joueurs ; nommez-en { $needed }, ou donnez un seul nom pour tous.
research-bad-actions = Les actions doivent être un tableau de { $n } nombres entiers, un par partie ; ceci est { $found }.
research-no-move = Partie { $place } : { $move } n’est pas un coup ; les coups sont les nombres de 0 à { $most } qui ont un mot.
research-illegal = Partie { $place } : la place { $seat } ne peut pas jouer « { $move } » maintenant, d’après la règle { $rule } : { $why }
research-closed = Ce lot est fermé ; créez-en un nouveau.
research-worker-lost = Le processus { $number } du lot s’est arrêté (code { $code }) ; le lot est fermé.
research-worker-failed = Le processus { $number } du lot a échoué, et le lot est fermé : { $why }

research-keeps-last = Les dernières observations ne sont gardées que par un lot créé avec keeps_last=True.
research-state-elsewhere = Les parties de ce lot sont dans d’autres processus ; créez-le sans processus pour les regarder.

## Jeux de données

research-folder-in-use = { $folder } existe déjà et n’est pas vide ; indiquez un nouveau dossier.
research-dataset-title = Jeu de données
research-dataset-written = { $games } parties, { $decisions } décisions : { $folder } ({ $pace } parties par minute)
