### Robots

bot-no-evaluator = Il n’y a pas de règles empiriques pour le jeu { $game } ; seuls les robots du niveau random peuvent y jouer.
