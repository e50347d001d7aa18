### Robots

bots-no-evaluator = Il n’y a pas de règles empiriques pour le jeu { $game } ; seuls les robots du niveau random peuvent y jouer.
bots-no-module = Le module « { $module } » ne peut pas être importé : { $why }. Vos propres robots se nomment paquet.module:Classe.
bots-no-class = Le module « { $module } » n’a pas de classe « { $name } » ; vos propres robots se nomment paquet.module:Classe.
bots-no-bot = « { $name } » n’est pas un robot ; ce doit être une sous-classe de herohall.bots.Bot.
bots-not-made = « { $name } » n’a pas pu être créé avec une graine : { $why }.
bots-no-budget = Un budget demande des secondes ou des itérations.
bots-bad-budget = « { $text } » n’est pas un budget ; donnez un nombre positif et fini.
bots-reason-choice = c’est ce que choisirait { $bot }
bots-reason-chance = tiré au hasard : l’un vaut l’autre
bots-stuck = Le robot { $bot } ne s’est pas arrêté à la fin de son temps ; il a fallu mettre fin à son processus. Intercepte-t-il toutes les exceptions ?

## Robots entraînés

bots-no-weights = { $file } ne contient pas les poids d’un robot entraîné : { $why }.
bots-other-weights = { $file } a été entraîné pour { $what } { $written }, mais ici c’est { $ours }. Entraînez-le de nouveau, ou prenez le HeroHall avec lequel il a été entraîné.
bots-no-encoder = Le jeu { $game } n’a pas d’encodeur ; aucun robot entraîné ne peut donc y jouer.
