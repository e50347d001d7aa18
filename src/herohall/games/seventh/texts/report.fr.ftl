### In the balance report

seventh-kind-send = Envoyer un héros
seventh-kind-discard = Défausser une carte
seventh-kind-receive = Recruter, passer ou demander un indice
seventh-kind-return = Recruter le héros revenu
seventh-kind-window = Un pouvoir ou aucun
seventh-kind-react = Réagir à un pouvoir
seventh-report-move-decline = renoncer
seventh-report-move-recruit = recruter
seventh-report-move-pass = passer
seventh-report-move-send = envoyer
seventh-report-move-discard = défausser
seventh-report-move-clue = demander un indice
seventh-report-move-power = utiliser un pouvoir
seventh-report-dealt = Ce que vaut un héros reçu au départ
seventh-report-dealt-about = Combien ceux qui ont commencé avec lui ont gagné de plus qu’une part égale. Traits épais : 95 % pour un seul ; traits fins : 95 % pour tous ensemble.
seventh-report-recruited = Ce que vaut un héros recruté
seventh-report-recruited-about = De même pour ceux qui l’ont recruté, compté à chaque fois. Qui recrute beaucoup est de toute façon en tête : la plupart des écarts sont positifs.
seventh-report-doubled = Ce que coûte un héros recruté en double
seventh-report-sent = Qui envoie quel héros
seventh-report-power = Ce que vaut un pouvoir
seventh-report-power-about = De même pour ceux qui ont annoncé le pouvoir, compté à chaque fois.
seventh-report-burned = Défausser le héros vagabond, selon le héros défaussé
seventh-report-discarded = Défausser une carte parce qu’aucune ne convenait
seventh-report-clue = Cartes données comme indices
seventh-report-cancelled = Annuler un pouvoir, selon le pouvoir annulé
