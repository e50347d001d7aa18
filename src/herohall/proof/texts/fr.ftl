### Preuves : ce qui se fait, ce qui a été trouvé

proof-opening = ouverture des tables
proof-crash-killing = arrêts brutaux du serveur
proof-crash-waking = reprise des tables restées en attente
proof-fuzz-sending = envoi de messages hostiles
proof-load-measuring = mesure
proof-soak-running = marche continue
proof-simulate-running = simulation des heures
proof-simulate-shrinking = raccourcissement de l’histoire

proof-holds = Tout a tenu.
proof-fails = Tout n’a pas tenu ; voyez les chiffres.

## Ce qui peut échouer avant toute preuve

proof-no-server = Le serveur n’a pas démarré : { $why }
proof-start-hangs = Le serveur n’a pas démarré en { $seconds } secondes.
proof-processes-alone = Plusieurs processus ont besoin de --database et de --redis, où ils partagent leurs tables.
proof-no-table = Le serveur n’a pas donné de table (statut { $status }) : { $said }
proof-no-peer = boardgame.io ne peut pas démarrer ({ $why }) ; il faut node et npm, et le réseau la première fois.
proof-crash-no-table = La table { $table } n’est plus enregistrée.
proof-crash-silent = Après un arrêt brutal, aucun coup n’a été confirmé en dix minutes.
proof-no-fault = Il n’y a pas de défaut nommé { $fault } à introduire ; il y a { $known }.
proof-no-order = Le serveur ne connaît pas la consigne { $order }.

## Titres

proof-title-crash = Arrêts brutaux
proof-title-load = Charge
proof-title-fuzz = Messages hostiles
proof-title-soak = Longue durée
proof-title-simulate = Pannes simulées

## Ce qui n’a pas tenu dans un monde simulé

proof-broken = Monde { $seed }, à { $at } : { $rule }. { $said }
proof-broken-history = Cela arrive { $count ->
    [0] sans aucun incident
    [one] avec un seul incident
   *[other] avec { $count } incidents
} :
proof-broken-again = Pour le revoir : { $command }
proof-rule-acknowledged = un coup confirmé n’est pas dans le journal sous son numéro
proof-rule-agree = un processus ou un écran n’est pas d’accord avec le journal, bien que tout soit calme
proof-rule-back = un écran est revenu à un état antérieur
proof-rule-failed = le serveur a noté une défaillance
proof-rule-gap = le journal a une lacune
proof-rule-guard = une écriture en a ignoré une autre
proof-rule-missed = il manque des événements à un écran
proof-rule-refused = un coup refusé est dans le journal
proof-rule-rules = le journal enfreint les règles du jeu
proof-rule-secret = quelqu’un apprend ce que sa place ne doit pas savoir
proof-rule-stall = une table reste à l’arrêt bien que quelqu’un puisse jouer
proof-rule-time = une pendule a gagné du temps
proof-rule-told = quelque chose a été annoncé avant d’être écrit
proof-rule-turned-away = quelqu’un qui a une place a été renvoyé
proof-rule-twice = un coup est deux fois dans le journal
proof-rule-whole = une écriture n’était pas complète

## Chiffres

proof-figure-processes = processus du serveur
proof-figure-tables = tables
proof-figure-playing = tables où l’on joue sans cesse
proof-figure-kills = arrêts brutaux du serveur
proof-figure-games = parties
proof-figure-acknowledged = coups confirmés
proof-figure-sent-again = coups renvoyés après un arrêt
proof-figure-in-log = entrées du journal
proof-figure-missing = coups confirmés qui manquent
proof-figure-twice = coups écrits deux fois
proof-figure-gaps = tables dont le journal a un trou
proof-figure-broken = tables que les règles ne peuvent rejouer
proof-figure-stuck = tables qui n’ont pas continué
proof-figure-turned-away = personnes refusées malgré leur place
proof-figure-failed = spectateurs en échec
proof-figure-start-median = démarrage du serveur, médiane en s
proof-figure-start-worst = démarrage du serveur, le plus long en s
proof-figure-start-processor = démarrage du serveur, temps de processeur en s
proof-figure-first-move-median = jusqu’au premier coup après un arrêt, médiane en s
proof-figure-first-move-worst = jusqu’au premier coup après un arrêt, le plus long en s
proof-figure-faults = fautes notées par le serveur
proof-figure-seconds = durée en secondes
proof-figure-messages = messages envoyés
proof-figure-connections = connexions
proof-figure-kinds = envoyés :
proof-figure-answers = réponses :
proof-figure-alive = le serveur tourne encore
proof-figure-leaks = secrets trouvés dans les réponses
proof-figure-hangs = connexions restées sans réponse
proof-figure-honest-moves = coups des joueurs honnêtes pendant ce temps
proof-figure-honest-errors = dont perdus
proof-figure-honest-p95-ms = du coup à tous les écrans, p95 en ms
proof-figure-memory-early-mb = mémoire au début, Mo
proof-figure-memory-late-mb = mémoire à la fin, Mo
proof-figure-memory-of-bots-early-mb = mémoire des processus des robots au début, Mo
proof-figure-memory-of-bots-late-mb = mémoire des processus des robots à la fin, Mo
proof-figure-flat = la mémoire reste stable
proof-figure-steady = le rythme reste le même
proof-figure-minutes = minutes
proof-figure-moves = coups
proof-figure-moves-per-second-early = coups par seconde, au début
proof-figure-moves-per-second-late = coups par seconde, à la fin
proof-figure-answer-ms-early = temps de réponse au début, médiane en ms
proof-figure-answer-ms-late = temps de réponse à la fin, médiane en ms
proof-figure-file-early-mb = fichier de la base au début, Mo
proof-figure-file-late-mb = fichier de la base à la fin, Mo
proof-figure-files = octets dans
proof-figure-archived = parties finies archivées, encore là à la fin
proof-figure-deleted = parties finies supprimées
proof-figure-overdue = parties finies non archivées à temps
proof-figure-simulated-hours = heures simulées
proof-figure-worlds = mondes
proof-figure-shared-worlds = dont avec plusieurs processus
proof-figure-shown = vues vérifiées sur les écrans
proof-figure-writes = transactions
proof-figure-crashes = arrêts brutaux de processus
proof-figure-incidents = arrivé :
proof-figure-trace = empreintes des premières traces
proof-figure-processor-seconds = secondes de processeur

## Le tableau de la charge

proof-step-server = serveur
proof-step-processes = processus
proof-step-tables = tables
proof-step-connections = connexions
proof-step-moves = coups
proof-step-made = coups en tout
proof-step-p50 = p50 ms
proof-step-p95 = p95 ms
proof-step-p99 = p99 ms
proof-step-errors = erreurs
proof-step-turned-away = refusés
proof-step-bytes-per-frame = octets par message
proof-step-server-share = processeur, serveur
proof-step-server-us-per-move = processeur, serveur, µs par coup
proof-step-server-us-per-made = processeur, serveur, µs par coup en tout
proof-step-client-share = processeur, joueurs
proof-step-memory-mb = mémoire Mo
proof-gave-way = a échoué en premier
proof-first-server = le processeur du serveur
proof-first-players = le processeur des joueurs
proof-first-errors = des erreurs
proof-first-latency = la latence
