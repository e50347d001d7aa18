### À une table en réseau

## Pas maintenant

server-stale = La table a changé entre-temps ; regardez de nouveau et choisissez.
server-not-your-turn = Ce n’est pas à vous de jouer.
server-paused = La table est en pause ; personne ne peut jouer avant la reprise.
server-not-paused = La table n’est pas en pause.
server-over = La partie est finie.
server-ended = La partie a été arrêtée d’un commun accord.
server-not-over = Disponible après la partie.
server-frozen = Cette partie a commencé avec des règles que ce HeroHall ne joue pas ; elle ne peut pas continuer ici. Rien n’est perdu : le propriétaire du serveur peut l’exporter et la continuer avec un HeroHall qui joue ses règles.
server-diverges = Selon les règles de ce HeroHall, l’entrée { $number } du journal de la partie aurait un autre résultat.
server-bot-plays = Un robot joue à cette place en ce moment ; reprenez d’abord votre place.
server-not-lifted = Levez d’abord le rideau ; répondez ensuite pour cette place.
server-undo-made-for-you = Un robot, l’horloge ou votre consigne a joué le dernier coup pour vous ; il ne peut pas être repris.
server-no-hints = Les conseils sont désactivés à cette table.
server-no-advice = Les robots n’ont pas de conseil à donner dans ce jeu.
server-too-fast = Trop de messages à la fois ; patientez un instant.
server-busy = Le serveur a trop à faire en ce moment ; réessayez dans une minute.
server-too-many = Trop de demandes sont venues de votre réseau en peu de temps ; patientez un instant, puis réessayez.
server-full = Cette table ne peut pas accueillir d’autres spectateurs ; réessayez plus tard.

## Qui peut

server-no-seat = Vous êtes spectateur ; il faut avoir une place pour faire cela.
server-host-only = Seul l’hôte de la table peut le faire tant qu’il est là.
server-not-your-seat = Ce n’est pas votre place.
server-cannot-remove = On ne peut retirer de sa place qu’une autre personne.
server-still-here = Ce joueur est encore là ; patientez ou demandez-lui.
server-bot-there = Un robot joue déjà à cette place.
server-no-offer = Personne n’a proposé d’arrêter la partie.
server-local-only = Seule la personne devant l’ordinateur où tourne HeroHall peut le faire.
server-no-watching = Cette table n’accepte pas de spectateurs.

## Choisir

server-which-seat = Cette table n’a pas cette place ; choisissez une de ses places.
server-no-name = Un nom comporte au moins une lettre.
server-bad-value = Cela ne peut pas être choisi ici.
server-no-order = Ce jeu n’a pas cette consigne.
server-too-many-seats = { $seats } places demandées pour une partie à { $players } ; enlevez-en.
server-no-language = HeroHall ne parle pas « { $lang } » ; il parle en, fr et de.

## Liens

server-no-table = Cette table n’existe pas ; le lien est incomplet ou la table a été supprimée.
server-no-open-tables = Ce serveur n’a pas de tables ouvertes. Invitez des gens par un lien.
server-bad-invite = Cette invitation ne correspond pas à la table ; demandez un nouveau lien.
server-seat-taken = Quelqu’un a déjà pris cette place.
server-bad-token = Votre place à cette table est inconnue ici ; revenez avec une invitation.
server-bad-code = Ce code a déjà servi ou a expiré ; créez-en un autre sur l’autre appareil.
server-moved = Vous jouez désormais cette partie sur un autre appareil.
server-removed = L’hôte a confié votre place à un robot.
server-no-step = Cette partie n’a pas ce coup.
server-no-lesson = Il n’y a pas encore de leçon pour le jeu « { $game } ».

## Boîtes

server-no-box = Il n’y a pas de boîte « { $box } » ici ; envoyez-la d’abord.
server-box-bad = On ne peut pas jouer avec cette boîte ; { $count ->
        [one] 1 problème trouvé
       *[other] { $count } problèmes trouvés
    } :
server-box-file = « { $file } » n’est pas un fichier de boîte ; ces fichiers ont des noms comme heroes.csv.
server-box-too-large = Les fichiers d’une boîte peuvent avoir au plus { $most } caractères et { $lines } lignes en tout.
server-no-folder = Le dossier { $folder } ne peut pas être lu ; indiquez-en un que vous pouvez ouvrir.
server-boxes-full = Ce serveur ne peut pas garder d’autres boîtes ; exportez plutôt la vôtre en fichier zip.

## Messages mal formés

server-malformed = Le serveur n’a pas pu lire ce message ; rechargez la page.
server-hello-again = La page a salué le serveur deux fois ; rechargez-la.
server-no-hello = La page n’a pas salué le serveur ; rechargez-la.
server-other-protocol = La page n’est pas de la même version que le serveur ; rechargez-la.
server-not-found = Il n’y a rien à cette adresse.
server-other-origin = Cette demande venait d’une page d’un autre site et a été refusée.
server-too-large = C’est trop volumineux pour être envoyé.
server-failed = Une erreur s’est produite dans le serveur ; rien n’a changé. Les détails sont dans son journal.
server-store = Le serveur ne peut pas écrire en ce moment et n’accepte donc aucun coup ; aucun n’est perdu. Réessayez bientôt.
server-store-full = Le disque du serveur est plein : il n’accepte aucun coup ; aucun n’est perdu. La partie reprendra dès qu’il y aura de la place.
server-store-read-only = Le serveur n’a pas le droit d’écrire dans sa base de données : il n’accepte aucun coup ; aucun n’est perdu. Son propriétaire peut y remédier.
server-store-busy = Un autre programme utilise la base de données du serveur ; votre coup n’a pas été accepté, et aucun n’est perdu. Réessayez.
server-store-damaged = La base de données du serveur est endommagée : il n’accepte aucun coup. Son propriétaire doit restaurer une sauvegarde.
server-store-away = Le serveur n’atteint pas sa base de données : il n’accepte aucun coup ; aucun n’est perdu. La partie reprendra dès que possible.

## Dans le terminal

server-at = HeroHall est à l’adresse { $address } (arrêter avec Ctrl-C).
server-port-taken = Le port { $port } de { $host } ne peut pas servir ({ $why }) ; choisissez-en un autre avec --port.
server-already-running = Un autre HeroHall utilise déjà ce dossier de tables : { $address }
server-bad-database = « { $scheme } » n’est pas une base de données que HeroHall sait utiliser ; donnez une adresse comme postgresql://user@host/name.
server-no-cluster = PostgreSQL et Redis demandent des paquets supplémentaires ; installez-les avec : pip install "herohall[cluster]"
server-redis-alone = Redis sert à plusieurs serveurs sur une même base de données ; indiquez aussi --database.
server-database-taken = Un autre HeroHall utilise déjà cette base de données ; plusieurs peuvent la partager si chacun est lancé avec --redis.
server-database-newer = Cette base de données a été utilisée en dernier par un HeroHall plus récent ; prenez celui-là, ou restaurez une sauvegarde d’avant la mise à jour.

## Pour le propriétaire

server-list-id = id
server-list-game = jeu
server-list-status = état
server-list-moves = coups
server-list-changed = modifiée
server-list-names = personnes
server-list-running = en cours
server-list-paused = en pause
server-list-over = terminée
server-list-ended = arrêtée d’un commun accord
server-list-frozen = figée : autres règles
server-list-archived = archivée
server-list-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
server-no-such-table = Il n’y a pas de table { $table } ; `herohall tables list` les montre toutes.
server-export-running = La partie de la table { $table } est en cours, et son enregistrement contient ce que les joueurs ne doivent pas savoir. Ajoutez --running pour l’écrire quand même.
server-deleted = { $count ->
        [one] { $count } table supprimée.
       *[other] { $count } tables supprimées.
    }
server-backed-up = { $count ->
        [one] { $count } table copiée dans { $file }.
       *[other] { $count } tables copiées dans { $file }.
    }
server-restored = { $count ->
        [one] { $count } table est de retour dans { $folder }.
       *[other] { $count } tables sont de retour dans { $folder }.
    }
server-backup-nothing = Il n’y a pas de tables dans { $folder } ; indiquez le dossier du serveur avec --data.
server-backup-exists = Le fichier { $file } existe déjà ; choisissez un autre nom.
server-backup-none = Le fichier { $file } n’est pas une sauvegarde de HeroHall, ou il est endommagé.
server-backup-newer = Le fichier { $file } vient d’un HeroHall plus récent ; restaurez-le avec celui-là.
server-backup-failed = { $file } n’a pas pu être copié : { $why }.

## Paroles

server-no-phrase = Cette phrase n’existe pas.
server-say-slowly = Vous parlez trop vite ; patientez un instant.
server-cannot-mute = Vous ne pouvez rendre muette qu’une autre personne.

## Donne du jour et classement

server-daily = Impossible à la donne du jour : tout le monde la joue dans les mêmes conditions.
server-no-day = Il n’y a pas de donne pour ce jour.
server-rated-remove = Personne ne peut être retiré d’une partie classée avant la fin ; un robot peut tenir la place.
server-rated = Impossible dans une partie classée : tout le monde la joue dans les mêmes conditions, à la place où il a commencé.
server-no-puzzle = Il n’y a pas d’énigme { $number } pour { $game } ; il y en a { $count }.
