# Revoir une partie, enregistrements, aides, notes.

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
page-replay-hand = Cartes en main : { $name }
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
page-replay-study-about = Les chances de chacun toutes cartes ouvertes, estimées par un robot : plus que personne à la table ne pouvait savoir.
page-replay-study-busy = Les robots réfléchissent : { $done } tours sur { $count }
page-replay-swing = Tour { $turn } : { $name }, de { $before } % à { $after } %
page-replay-swings = Plus grands revirements
page-replay-no-swing = Aucun tour n’a décidé à lui seul de cette partie.
page-replay-even = Aucun tour n’a beaucoup changé les chances.

page-replay-insight = Ce que les joueurs pouvaient savoir
page-replay-insight-about = Combien de héros le héros vagabond pouvait encore être, pour chaque tour et chaque joueur. 1 : le joueur pouvait en être sûr.
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
page-replay-keys = ← → coup · Maj + ← → tour · , . score · Début, Fin · espace : dérouler

page-review = Coups douteux
page-review-about = Des coups qu’un robot n’aurait pas joués, d’après ce que la personne pouvait savoir. Le nombre dit ce que le coup a coûté, en points sur 100.
page-review-none = Aucun coup douteux trouvé.
page-review-line = Tour { $turn } : { $move }. Le robot : { $rival }.
page-review-try = Essayer un autre coup à partir d’ici
page-review-lay = Vu les cartes réelles : { $points }.
