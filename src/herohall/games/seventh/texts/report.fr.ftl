### In the balance report

seventh-kind-send = Envoyer un héros
seventh-kind-discard = Défausser une carte
seventh-kind-receive = Recruter, passer ou demander
seventh-kind-return = Le reprendre
seventh-kind-window = Un pouvoir ou rien
seventh-kind-react = Réagir à un pouvoir
seventh-report-move-decline = refuser
seventh-report-move-recruit = recruter
seventh-report-move-pass = passer
seventh-report-move-send = envoyer
seventh-report-move-discard = défausser
seventh-report-move-clue = demander un indice
seventh-report-move-power = utiliser un pouvoir
seventh-report-dealt = Ce que vaut un héros reçu au départ
seventh-report-dealt-about = Combien ceux qui ont commencé avec lui ont gagné de plus qu’une part égale. Traits épais : 95 % pour un seul ; traits fins : 95 % pour tous ensemble.
seventh-report-recruited = Ce que vaut un héros recruté
seventh-report-recruited-about = De même pour ceux qui l’ont recruté, chacun autant de fois qu’il l’a fait. Qui recrute beaucoup est en tête : la plupart des écarts sont positifs.
seventh-report-doubled = Ce que coûte un doublon
seventh-report-sent = Qui envoie quel héros
seventh-report-power = Ce que vaut un pouvoir
seventh-report-power-about = De même pour ceux qui ont annoncé le pouvoir, chacun autant de fois qu’il l’a fait.
seventh-report-burned = Brûler le héros errant, selon le héros brûlé
seventh-report-discarded = Défausser faute de carte qui convienne
seventh-report-clue = Cartes données comme indices
seventh-report-cancelled = Annuler un pouvoir, selon le pouvoir annulé
