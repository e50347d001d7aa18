### Énigmes : un moment d’une partie avec un coup nettement meilleur

page-puzzles = Énigmes
page-puzzles-short = Un coup nettement meilleur : celle du jour et toutes les autres
page-puzzles-about = Un moment d’une partie entre robots, tel que l’un d’eux le connaissait, avec un coup nettement meilleur que les autres. Trouvez-le et lisez pourquoi. Un robot qui a longuement réfléchi a vérifié chaque énigme.
page-puzzle-today = L’énigme du jour
page-puzzle-number =
    Énigme { $number }{ $answered ->
        [solved] , résolue
        [missed] , déjà tentée
       *[not] {""}
    }
page-puzzle-title = { $game }, énigme { $number }
page-puzzle-which = Quel est le meilleur coup ?
page-puzzle-how = Choisissez-le comme à la table. Vous savez ce que savait ce joueur.
page-puzzle-solved = Résolue !
page-puzzle-missed = Ce n’est pas le meilleur coup
page-puzzle-best = Le meilleur :
page-puzzle-yours = Le vôtre :
page-puzzle-share = Chances de gagner : environ { $percent } %
page-puzzle-again = Regarder encore
page-puzzle-next = Énigme suivante
page-puzzle-before = Ce qui s’est passé avant
