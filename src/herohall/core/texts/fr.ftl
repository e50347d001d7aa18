### Ce qui peut clocher, quel que soit le jeu

bad-game = Le jeu « { $game } » n’existe pas ; les jeux sont : { $known }.
bad-box = Le jeu { $game } n’a que ses propres cartes ; n’indiquez pas de boîte.
box-zip-too-large = Ce fichier zip est trop grand ; celui d’une boîte a au plus { $most } octets et peu de fichiers.
box-zip-broken = Ce fichier ne peut pas être lu comme un zip ; choisissez le fichier zip d’une boîte.
box-zip-empty = Il n’y a pas de fichiers de boîte dans ce zip ; ils portent ces noms : { $files }.
box-zip-twice = Le fichier { $file } est deux fois dans ce zip ; enlevez-en un.
bad-players = Le jeu { $game } ne se joue pas à { $players } ; il se joue de { $least } à { $most } joueurs.
bad-option = L’option « { $option } » n’existe pas ; les options sont : { $known }.
bad-option-value = L’option { $option } ne peut pas valoir « { $value } » ; valeurs possibles : { $known }.
bad-seed = « { $seed } » n’est pas une graine ; une graine est un nombre entier de 0 à 2^{ $bits } − 1.
bad-seat = La place { $seat } n’existe pas ; les places vont de 0 à { $most }.
bad-bot = Le robot « { $level } » n’existe pas ; les niveaux sont : { $known }.
bad-move = « { $text } » n’est pas un coup de ce jeu.
not-asked = Ce n’est pas à la place { $seat } de décider ; attendez qu’on l’interroge.
game-over = La partie est terminée ; il n’y a plus rien à décider.
no-rulebook = Il n’y a pas de livret de règles pour le jeu { $game }.
no-rule = Le livret de règles de { $game } n’a pas de règle « { $number } » ; pour tout lire : herohall rules { $game }
extra-missing = Il faut pour cela { $package }, qui n’est pas installé : { $command }

## Reprendre un coup

undo-nothing = Il n’y a encore aucun coup à reprendre.
undo-not-yours = Le dernier coup est celui de quelqu’un d’autre ; seule la personne qui l’a joué peut le reprendre.
undo-over = La partie est finie ; son dernier coup ne peut plus être repris.
undo-news = Le dernier coup a révélé quelque chose de nouveau ; il ne peut donc pas être repris.

## États sauvegardés

state-not-json = Ce n’est pas un état sauvegardé : { $why }. Il faut le texte JSON écrit par une partie.
state-impossible = Aucune partie ne peut mener à cet état : { $why }.

## Enregistrements

# Le début de toutes les lignes qui suivent ; la ligne 0 désigne le fichier entier.
record-where =
    { $line ->
        [0] Enregistrement :
       *[other] Enregistrement, ligne { NUMBER($line, useGrouping: 0) } :
    }
record-no-file = { record-where } impossible de lire le fichier { $file } ({ $why }) ; indiquez un enregistrement que vous pouvez ouvrir.
record-not-text = { record-where } { $file } n’est pas un fichier texte en UTF-8, comme doit l’être un enregistrement.
record-not-ours = { record-where } ce n’est pas un enregistrement de HeroHall ; la première ligne doit être « { $title } ».
record-newer = { record-where } c’est le format { $version }, mais ce HeroHall ne lit que jusqu’au format { $ours } ; prenez un HeroHall plus récent.
record-cut-off = { record-where } le fichier s’interrompt au milieu d’une ligne ; un enregistrement se termine par une ligne complète.
record-no-moves = { record-where } le fichier s’interrompt dans l’en-tête ; il faut ensuite une ligne vide, puis les coups.
record-bad-line = { record-where } « { $text } » est illisible ; l’en-tête a des lignes comme « players: 3 », les coups des lignes comme « 0 recruit ».
record-unknown-header = { record-where } l’en-tête « { $name } » n’existe pas ; corrigez ou supprimez la ligne.
record-twice = { record-where } « { $name } » figure ici pour la deuxième fois ; une seule est permise.
record-missing = { record-where } il manque à l’en-tête une ligne « { $name }:… » ; elle doit précéder la ligne vide.
record-bad-value = { record-where } « { $value } » n’est pas une valeur possible pour « { $name } ».
record-bad-header = { record-where } la partie de l’en-tête ne peut pas être mise en place : { $why }
record-seats = { record-where } l’en-tête compte { $found ->
        [one] { $found } place
       *[other] { $found } places
    } et { $players } joueurs ; il faut une ligne « seat » par joueur.
record-other-rules = { record-where } la partie suit la version { $rules } des règles, mais ce HeroHall joue la version { $ours } ; prenez le HeroHall avec lequel elle a été jouée.
record-other-box = { record-where } la partie a été jouée avec la boîte { $written }, et non avec { $ours } ; indiquez le dossier de sa boîte.
record-cannot-undo = { record-where } la place { $seat } reprend un coup. { $why }
record-after-end = { record-where } le coup « { $move } » vient après la fin de la partie.
record-wrong-seat = { record-where } la place { $seat } joue ici, mais c’est à la place { $expected } de décider.
record-illegal = { record-where } le coup « { $move } » est interdit ici par la règle { $rule } : { $why }
record-bad-move = { record-where } « { $move } » n’est pas un coup de ce jeu.
record-hash-differs = { record-where } la graine ne correspond pas à son empreinte ; seed, salt ou seed-hash a été modifié.
record-result-differs = { record-where } le résultat indiqué est « { $written } », mais les coups mènent à « { $replayed } ».
record-scores-differ = { record-where } les scores indiqués sont « { $written } », mais les coups mènent à « { $replayed } ».
