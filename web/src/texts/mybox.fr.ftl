### Ma boîte : ses propres cartes

mybox = Ma boîte
mybox-of = Ma boîte : { $game }
mybox-all = Boîtes
mybox-about = Vous avez le jeu imprimé ? Saisissez ses cartes ici et jouez avec : au clavier seul, dans l’ordre où elles sont imprimées, vérifiées pendant la saisie. Tout reste dans ce navigateur. Vous commencez par une copie des cartes de HeroHall et changez ce qui diffère.
mybox-begin = Commencer avec les cartes de HeroHall
mybox-boxes = Boîtes…
mybox-here = Boîtes dans ce navigateur
mybox-open = Ouvrir
mybox-import = Importer un fichier zip…
mybox-export = Exporter en zip
mybox-delete = Supprimer
mybox-delete-really = Vraiment supprimer ?
mybox-server = Sur le serveur
mybox-server-about = Quiconque a le lien reçoit une copie : vous sur un autre appareil, ou vos amis. Le serveur la garde un an après la dernière ouverture.
mybox-keep = Garder une copie sur le serveur
mybox-compare = Comparer cette boîte avec
mybox-ours = les cartes de HeroHall
mybox-differences = { $count ->
        [0] Les boîtes sont identiques.
        [one] Elles diffèrent sur 1 ligne.
       *[other] Elles diffèrent sur { $count } lignes.
    }
mybox-only-this = seulement dans cette boîte
mybox-only-other = seulement dans l’autre boîte
mybox-play = Jouer avec cette boîte
mybox-undo = Annuler
mybox-redo = Rétablir
mybox-good = Aucun problème trouvé
mybox-problems = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
mybox-wrong = a un problème
mybox-lost = Ce navigateur ne garde rien, ou sa mémoire est pleine : exportez la boîte en fichier zip avant de fermer la page.
mybox-brought = Les fichiers n’étaient pas tout à fait corrects ; ceci a été réparé à la lecture, ou laissé de côté :
mybox-sheets = Feuilles de la boîte
mybox-card-shown = La carte telle qu’elle sera
mybox-card = Carte { $number } sur { $count }
mybox-previous = Carte précédente
mybox-next = Carte suivante
mybox-keys = Entrée : carte suivante · Maj+Entrée : retour · les chiffres choisissent · Ctrl+Z : annuler
mybox-enter = Entrée
mybox-last = C’était la dernière : { $sheet }.
mybox-add = Ajouter une carte
mybox-remove = Enlever cette carte
mybox-clear = Tout effacer et saisir à nouveau
mybox-more = Plus : autres langues et détails
mybox-edition = La valeur sur vos cartes est
mybox-language-en = anglais
mybox-language-fr = français
mybox-language-de = allemand
mybox-link = Ma boîte : saisir ou changer des cartes
mybox-use = Jouer avec : { $box }
mybox-phrase = Flèche vers le bas : les mots possibles ensuite
mybox-next-words = Mots possibles ensuite
mybox-meaning = Ce qu’elle fait :
