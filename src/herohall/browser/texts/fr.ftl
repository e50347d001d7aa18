### La salle dans la page

browser-elsewhere = Cette table est jouée dans un autre onglet ou une autre fenêtre de ce navigateur. Un seul joue à la fois.
browser-needs-server = Il faut pour cela un serveur HeroHall, où l’on se retrouve ; cette page joue sans serveur.
browser-full = Le navigateur n’a plus de place pour conserver la partie ; rien n’a été changé. Supprimez d’anciennes tables sur la page d’accueil, puis réessayez.
browser-storage = Le navigateur ne peut pas conserver la partie pour l’instant ; rien n’a été changé. Réessayez ou rechargez la page.

## La commande `herohall site`

browser-site = Le site se trouve dans { $folder } ({ $size } Mo). Copiez-le sur n’importe quel espace web, ou essayez-le avec : python3 -m http.server --directory { $folder }
browser-no-parts = Il manque ces éléments du site : { $missing }. Dans une copie du dépôt avec node, `python3 run.py site` les télécharge.
browser-no-node = Il faut node pour compiler Python pour les navigateurs ; il n’est pas installé.
browser-not-empty = { $folder } contient autre chose qu’un site précédent ; choisissez un nouveau dossier.
browser-no-site = { $folder } n’est pas une page pour un serveur ; écrivez-en une avec : herohall site { $folder } --for-server
