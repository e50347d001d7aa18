### Les leçons : ce que dit le guide. Iris et Bruno sont les noms des scripts (lesson.toml de chaque jeu).

learn-title = Apprendre à jouer
learn-about = Jouez cinq minutes avec le guide, et vous connaissez le jeu : sans lire les règles.
learn-lesson = Leçon : { $game }
learn-begin = Commencer la leçon
learn-continue = Reprendre la leçon
learn-again = Encore une fois
learn-done = Leçon terminée
learn-leave = Quitter la leçon ; on peut la reprendre plus tard
learn-coach = Guide
learn-your-move = À vous :
learn-next = Suite
learn-back = Retour
learn-hurry = Avancer
learn-show-me = Le faire pour moi
learn-progress = { $step } sur { $count }
learn-play = Jouer contre des robots
learn-more = Règles et cartes
learn-link = Apprendre en cinq minutes
learn-table = La leçon : apprendre en jouant
learn-seventh-about = Faites circuler des héros, bluffez, questionnez, regardez – et réunissez-en six différents.
learn-world-about = Peuplez le monde, faites des découvertes, bâtissez des merveilles – et soyez en tête là où cela compte.

## Le septième héros

learn-seventh-aim = Bienvenue ! Il y a sept sortes de héros, numérotées de 1 à 7. Qui en réunit le premier six différents gagne.

    Voici votre groupe. Deux héros l’ont rejoint : 1 ({ $hero1 }) et 5 ({ $hero5 }).
learn-seventh-others = Iris et Bruno réunissent aussi des héros. Chacun voit tous les groupes, mais personne ne voit la main d’un autre.
learn-seventh-requirement = Chaque tour commence par une carte retournée de la pioche. La ligne au bas de la carte est la condition requise : cette fois « 3 ou moins ».

    On ne peut donc envoyer qu’un 1, un 2 ou un 3.
learn-seventh-send = C’est votre tour : envoyez face cachée un héros qui convient à Iris, à votre gauche. Prenez le 2 ({ $hero2 }), qui vous manque encore.
learn-seventh-passed = Iris ne sait pas qui lui arrive. Elle pourrait le recruter – mais si elle l’avait déjà ? Elle le passe à Bruno.
learn-seventh-came-back = Bruno n’a pas osé non plus. Quand un héros a fait le tour, celui qui l’a envoyé doit le recruter. C’était votre plan : vous en avez trois.

    À la fin de son tour, on pioche une carte : vous en avez reçu une.
learn-seventh-window = Tour d’Iris : elle a envoyé à Bruno un héros de 3 ou plus.

    On peut utiliser un pouvoir aussi pendant le tour des autres ; c’est pourquoi on vous le demande. Rien ne presse : aucun pouvoir maintenant.
learn-seventh-double = Bruno vous l’a passé. Le recruter, ou le passer ?

    Attention : un héros que vous avez déjà fait un doublon, et les deux cartes quittent votre groupe. Un 5 serait un tel doublon.
learn-seventh-clue = Demandez un indice ! Montrez une carte de votre main à celui qui a envoyé le héros ; il dit sans mentir si c’est le même héros. Tous entendent la réponse, et la carte est perdue.

    Choisissez « Demander avec une carte… », puis le 5.
learn-seventh-answer = « Non » : ce n’est pas un 5. La condition était 3 ou plus : c’est donc un 3, 4, 6 ou 7, et tous vous manquent. Recrutez-le !
learn-seventh-power = Un 3 ({ $hero3 }) : quatre héros ! Bruno vous en a envoyé un autre, et il est impair. Vous avez 1, 3 et 5 : c’est risqué.

    Chaque héros d’un groupe a un pouvoir, à utiliser une fois. Votre 5 ({ $hero5 }) regarde le héros vagabond.
learn-seventh-looked = Un 1 : pour vous un doublon. Votre 5 est maintenant couché : il est utilisé, mais compte toujours.

    Passez le 1 à Iris. Elle en a un aussi…
learn-seventh-doubled = Iris l’a pris – un doublon ! Ses deux 1 sont éliminés, et il ne lui reste qu’un héros.
learn-seventh-send-again = À vous de nouveau. La condition est « 5 ou plus », et seul votre 6 convient. Envoyez-le.

    Si aucune carte de votre main ne convient, la première carte de la pioche part à sa place, et vous défaussez une carte.
learn-seventh-forbidden = Tous deux ont passé : le 6 serait à vous. Mais Iris annonce son 4 ({ $hero4 }) : il vous est interdit de recruter ! Comme vous l’avez envoyé, le héros serait défaussé.

    Avant qu’un pouvoir prenne effet, les autres peuvent réagir. Votre 1 ({ $hero1 }) l’annule.
learn-seventh-cancelled = Annulé ! Le pouvoir d’Iris est tout de même utilisé. Recrutez votre 6.
learn-seventh-ready = Cinq héros : encore un, et vous gagnez. De nouveau un héros est devant vous. Lequel ?

    Votre 5 est utilisé, mais votre 3 ({ $hero3 }) peut redresser un de vos héros utilisés.
learn-seventh-look-again = Votre 5 est de nouveau prêt. Regardez le héros !
learn-seventh-sixth = Un 7 ({ $hero7 }) : le sixième héros ! Recrutez-le.
learn-seventh-won = Six héros différents : vous avez gagné !

    Si la pioche s’épuise avant, la partie finit avec ce tour : le plus de héros gagne ; à égalité, le moins de cartes éliminées, puis le moins de héros utilisés.
learn-seventh-rest = Trois pouvoirs restent à connaître : 2 défausse le héros vagabond, 6 lève la condition pour un tour, 7 pioche deux cartes.

    Montrez une carte, ou gardez le doigt dessus, pour la lire. « ? » donne la règle de chaque question. Bon jeu !

## Héros du monde

learn-world-aim = Bienvenue ! Vous menez un peuple à travers deux époques. Qui a le plus de points à la fin gagne.

    Votre couleur est le bleu, votre signe le cercle A. C’est ici qu’on compte les points.
learn-world-lands = Les points viennent des territoires. À l’époque antique, cinq sont en jeu. La plaque de chacun montre ses trois cases de découvertes et, dessous, qui y vit.
learn-world-place = Au début, chacun place sept unités de population, une à la fois. Choisissez la Méditerranée, sur la carte ou sur sa plaque.
learn-world-place-again = Iris et Bruno placent aussi les leurs. Choisissez maintenant l’Afrique.
learn-world-take = Tout est placé. Chaque tour est le même : prendre un héros, jouer un héros.

    Prenez Ezana dans la rangée. (On peut aussi prendre dans la pioche, sans voir.)
learn-world-play = Un héros a quatre valeurs, dans cet ordre : population, découvertes, conquête, trésor. La petite carte montre où il agit.

    Vous avez trois héros en main. Jouez Ezana.
learn-world-settle = Premièrement, la population : Ezana en apporte deux. Placez-en une en Méditerranée et une en Afrique.
learn-world-discover = Deuxièmement, les découvertes : Ezana en a tiré une du sac, Sculpture, qui vaut { $sculpture }. Placez-la en Méditerranée.

    Quand toutes les cases d’un territoire sont pleines, il est décompté.
learn-world-attack = Troisièmement, la conquête : vous pouvez attaquer une fois, là où vivent vous et un rival. Puissance : le 2 d’Ezana, plus 1 à l’époque antique (plus 2 à la moderne).

    Choisissez la Méditerranée. Vous voyez ce que ferait chaque face du dé contre Iris ; puis lancez-le.
learn-world-migrate = Une bataille : Iris y perd ses deux unités. Quatrièmement, le trésor : trois pièces, ce qui vous en fait quatre.

    Deux pièces paient une migration : jusqu’à quatre des vôtres vont d’un territoire à ses voisins. Choisissez le Moyen-Orient, puis l’Afrique ; l’autre suit de même.
learn-world-done = Deux pièces achètent aussi un point, sept une merveille. Gardez vos deux pièces et finissez le tour.
learn-world-iris = Iris a joué Cléopâtre, s’est réinstallée en Méditerranée et y a placé Navigation, qui vaut { $seafaring }. Il n’y reste qu’une case.
learn-world-second-turn = Bruno a joué aussi. À vous : prenez Aryabhata, qui apporte deux découvertes, et jouez-le.
learn-world-second-settle = Une en Méditerranée, où vous êtes en tête ; une au Moyen-Orient.
learn-world-second-discover = Vous avez tiré Écriture, qui vaut { $writing }, et Philosophie, qui vaut { $philosophy }. Elles vont dans des territoires différents. Placez Écriture en Méditerranée : c’est la dernière case.
learn-world-scoring = Décompte ! La plus grande population est première : vous recevez la somme, { $sculpture } + { $seafaring } + { $writing } = { $first }. Iris, deuxième, la moitié arrondie au supérieur : { $second }. Bruno, troisième, la plus faible découverte : { $third }.

    À égalité l’emporte qui a fait plus de découvertes. La population reste en place.
learn-world-other-discovery = Votre seconde découverte : Philosophie au Moyen-Orient.
learn-world-save = Vous avez maintenant quatre pièces. Gardez-les pour quelque chose de grand, et finissez le tour.
learn-world-wonder = Quelques tours plus tard : { $scored } territoires sont décomptés, vous avez { $points } points et { $coins } pièces.

    Sept pièces achètent une merveille : trois points tout de suite, et un pouvoir à chaque époque. Bâtissez les Jardins suspendus.
learn-world-use = Leur pouvoir : à votre tour, placer trois unités de population dans un territoire. En Afrique, une case est encore libre. Choisissez les Jardins suspendus, puis l’Afrique.
learn-world-used = Neuf des vôtres en Afrique ! Le pouvoir est utilisé et revient à l’époque suivante. Chaque merveille a le sien : montrez-la pour le lire.
learn-world-rivals = Les autres continuent. Bruno vient de tirer une découverte, et en Inde une case est libre…
learn-world-epoch = Avec le quatrième décompte finit l’époque antique. De ses découvertes, chaque territoire ne garde que la meilleure ; quatre territoires modernes s’ouvrent, à quatre cases ; il y a de nouveaux héros et de nouvelles merveilles.

    Points, pièces, population et merveilles bâties restent.
learn-world-modern = De nouveau, chacun place sept unités de population, cette fois dans les territoires modernes. Placez-en une en Amérique.
learn-world-end = Les neuf territoires sont en jeu. Au huitième décompte de l’époque moderne, la partie s’arrête aussitôt : le plus de points gagne. Les pièces et la population restantes ne comptent pas.
learn-world-rest = C’est tout ! Ce qu’apporte un héros doit être employé autant que possible ; attaquer et dépenser sont libres.

    Montrez une chose, ou gardez le doigt dessus, pour la lire. « ? » donne la règle de chaque question. Bon jeu !
