### La salle dans la page

page-here-loading = Préparation de la salle : { $percent } %
page-here-ready = Prête. Tout se passe dans cette page, même sans réseau.
page-here-failed = La salle ne peut pas être chargée. Première visite sans réseau ? Réessayez avec une connexion.
page-here-away = Le serveur est injoignable. Vous pouvez jouer contre des robots dans cette page ; ces parties restent dans ce navigateur.
page-here-forgets = Cette fenêtre ne conserve rien : vos parties sont perdues quand elle se ferme. Enregistrez celles que vous voulez garder.
page-here-friends = Jouer entre amis par un lien, classements et tables ouvertes demandent un serveur HeroHall. Ici, vous jouez contre des robots ou en vous passant l’appareil.
page-here-take = Jouer plutôt ici
page-here-update = Une nouvelle version est prête.
page-here-update-now = Mettre à jour
page-here-update-tabs = Fermez d’abord les autres onglets de HeroHall, puis mettez à jour.
page-here-kept = { $count ->
        [one] { $count } table est conservée dans ce navigateur
       *[other] { $count } tables sont conservées dans ce navigateur
    } ({ $size } ko).
page-here-delete-over = Supprimer les tables terminées
page-here-delete-all = Supprimer toutes les tables
page-here-delete-sure = Vraiment supprimer ? C’est définitif.
page-here-daily = Tous ceux qui jouent sans serveur reçoivent aujourd’hui cette donne. Votre résultat reste dans ce navigateur.
page-here-daily-honest = Les règles : un essai par jeu, terminé avant minuit UTC. Pas de conseils. La graine est tirée de la date, sans secret : qui lit le programme pourrait la calculer d’avance. Son empreinte est visible dès le début, la graine elle-même le lendemain.
