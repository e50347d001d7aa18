### Preuves : ce qui se fait, ce qui a été trouvé

proof-opening = ouverture des tables
proof-crash-killing = arrêts brutaux du serveur
proof-crash-waking = examen des tables restées en attente
proof-fuzz-sending = envoi de messages hostiles
proof-load-measuring = mesure
proof-soak-running = marche continue

proof-holds = Tout a tenu.
proof-fails = Tout n’a pas tenu ; voyez les chiffres.

## Ce qui peut échouer avant toute preuve

proof-no-server = Le serveur n’a pas démarré : { $why }
proof-no-table = Le serveur n’a pas donné de table (statut { $status }) : { $said }
proof-no-peer = boardgame.io ne peut pas démarrer ({ $why }) ; il faut node et npm, et le réseau la première fois.
proof-crash-no-table = La table { $table } n’est plus enregistrée.
proof-crash-silent = Après un arrêt brutal, aucun coup n’a été confirmé en une minute.

## Titres

proof-crash-title = Arrêts brutaux
proof-load-title = Charge
proof-fuzz-title = Messages hostiles
proof-soak-title = Longue durée

## Chiffres

proof-tables = tables
proof-playing = tables où l’on joue sans cesse
proof-kills = arrêts brutaux du serveur
proof-games = parties
proof-acknowledged = coups confirmés
proof-sent-again = coups renvoyés après un arrêt
proof-in-log = entrées du journal
proof-missing = coups confirmés qui manquent
proof-twice = coups écrits deux fois
proof-gaps = tables dont le journal a un trou
proof-broken = tables que les règles ne peuvent rejouer
proof-stuck = tables qui n’ont pas continué
proof-start-median = démarrage du serveur, médiane en s
proof-start-worst = démarrage du serveur, le plus long en s
proof-first-move-median = jusqu’au premier coup après un arrêt, médiane en s
proof-first-move-worst = jusqu’au premier coup après un arrêt, le plus long en s
proof-faults = fautes notées par le serveur
proof-seconds = durée en secondes
proof-messages = messages envoyés
proof-connections = connexions
proof-kinds = envoyés :
proof-answers = réponses :
proof-alive = le serveur tourne encore
proof-leaks = secrets trouvés dans les réponses
proof-hangs = connexions restées sans réponse
proof-honest-moves = coups des joueurs honnêtes pendant ce temps
proof-honest-errors = dont perdus
proof-honest-p95-ms = du coup à tous les écrans, p95 en ms
proof-memory-early-mb = mémoire au début, Mo
proof-memory-late-mb = mémoire à la fin, Mo
proof-flat = la mémoire reste stable
proof-minutes = minutes
proof-moves = coups
proof-moves-per-second-early = coups par seconde, au début
proof-moves-per-second-late = coups par seconde, à la fin
proof-answer-ms-early = temps de réponse au début, médiane en ms
proof-answer-ms-late = temps de réponse à la fin, médiane en ms
proof-files = octets dans
proof-bytes-per-move = octets par coup, tous fichiers

## Le tableau de la charge

proof-step-server = serveur
proof-step-tables = tables
proof-step-connections = connexions
proof-step-moves = coups
proof-step-p50 = p50 ms
proof-step-p95 = p95 ms
proof-step-p99 = p99 ms
proof-step-errors = erreurs
proof-step-bytes-per-frame = octets par message
proof-step-server-share = processeur, serveur
proof-step-client-share = processeur, joueurs
proof-step-memory-mb = mémoire Mo
proof-step-first = a cédé en premier
