### Les leçons : ce que dit le guide. Iris et Bruno sont les noms des scripts (lesson.toml de chaque jeu).

learn-title = Apprendre à jouer
learn-about = Jouez cinq minutes avec le guide, et vous connaîtrez le jeu, sans avoir à lire les règles.
learn-lesson = Leçon : { $game }
learn-begin = Commencer la leçon
learn-continue = Reprendre la leçon
learn-again = Encore une fois
learn-done = Leçon terminée
learn-leave = Quitter la leçon ; vous pourrez la reprendre plus tard
learn-coach = Guide
learn-your-move = À vous :
learn-next = Suite
learn-back = Retour
learn-hurry = Avancer
learn-show-me = Le faire pour moi
learn-progress = { $step } sur { $count }
learn-play = Jouer contre des robots
learn-more = Règles et cartes
learn-link-short = Apprendre en 5 min
learn-link = Apprendre en cinq minutes
learn-table = La leçon : apprendre en jouant
