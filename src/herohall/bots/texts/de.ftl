### Bots

bots-no-evaluator = Für das Spiel { $game } gibt es keine Faustregeln; nur Bots der Stufe random können es spielen.
bots-no-module = Das Modul „{ $module }“ lässt sich nicht importieren: { $why }. Eigene Bots heißen Paket.Modul:Klasse.
bots-no-class = Das Modul „{ $module }“ hat keine Klasse „{ $name }“; eigene Bots heißen Paket.Modul:Klasse.
bots-no-bot = „{ $name }“ ist kein Bot; er muss von herohall.bots.Bot abgeleitet sein.
bots-not-made = „{ $name }“ ließ sich nicht mit einem Startwert erzeugen: { $why }.
bots-no-budget = Ein Budget braucht Sekunden oder Iterationen.
bots-bad-budget = „{ $text }“ ist kein Budget; gib eine positive, endliche Zahl an.
bots-reason-choice = { $bot } würde das wählen
bots-reason-chance = zufällig gewählt; eines ist so gut wie das andere
bots-stuck = Der Bot { $bot } hörte nicht auf, als seine Zeit um war; sein Prozess musste beendet werden. Fängt er jede Ausnahme ab?

## Trainierte Bots

bots-no-weights = { $file } enthält keine Gewichte eines trainierten Bots: { $why }.
bots-other-weights = { $file } wurde für { $what } { $written } trainiert, hier ist es aber { $ours }. Trainiere ihn neu, oder nimm das HeroHall, mit dem er trainiert wurde.
bots-no-encoder = Das Spiel { $game } hat keinen Encoder; darum kann kein trainierter Bot es spielen.
