### In words and to be heard: the terminal and text mode

world-spoken-settled = { $name } setzt Bevölkerung: { $steps }.
world-spoken-migrated = { $name } versetzt Bevölkerung: { $steps }.
world-spoken-ended-scorings = Das Spiel ist vorbei: Das achte Gebiet der Neuzeit ist gewertet.
world-spoken-ended-heroes = Das Spiel ist vorbei: Niemand hat mehr einen Helden zu spielen.
world-spoken-about-wonder = { $name }: { $points } Punkte beim Bau. { $about }
world-spoken-about-discovery = { $name }: ein Fortschritt vom Wert { $value }.
world-spoken-about-territory = { $name }: { $spaces } Felder. Angrenzend: { $beside }.
world-spoken-before-christ = { $year } v. Chr.
world-spoken-ours = (Alle Werte sind HeroHalls eigene; die gedruckten Karten sind nicht öffentlich.)
world-spoken-printed = (Aus dem gedruckten Spiel: { $facts }. Der Rest ist HeroHalls Entwurf.)
world-spoken-fact = { $fact ->
        [name] Name
        [values] Werte
        [territories] Gebiete
        [value] Wert
        [points] Punkte
        [power] Fähigkeit
        [kind] Art
        [amount] Menge
        [epoch] Epoche
       *[spaces] Felder
    }
world-spoken-move-take = nehmen: { $hero }
world-spoken-move-take-deck = den obersten Helden des Stapels ungesehen nehmen
world-spoken-move-play = spielen: { $hero }
world-spoken-move-settle = eine Figur setzen: { $territory }
world-spoken-move-flee = fliehen: { $territory }
world-spoken-move-discover = { $discovery }: { $territory }
world-spoken-move-attack = { $territory }: { $rival } angreifen
world-spoken-move-migrate = wandern { $origin } → { $territory }
world-spoken-move-build = { $wonder } bauen (7 Münzen)
world-spoken-move-use = { $wonder } einsetzen
world-spoken-move-keep = { $face } behalten
world-spoken-move-convert = 2 Münzen gegen 1 Punkt
world-spoken-move-stop = die Völkerwanderung beenden
world-spoken-move-decline = verzichten
world-spoken-move-done = fertig: den Zug beenden
world-spoken-hero =
    { $name }: { $population ->
        [0] keine Bevölkerung
       *[other] { $population } Bevölkerung
    }, { $discovery ->
        [0] kein Fortschritt
        [one] { $discovery } Fortschritt
       *[other] { $discovery } Fortschritte
    }, { $conquest ->
        [0] keine Eroberung
       *[other] Eroberung { $conquest }
    }, { $treasure ->
        [0] keine Münzen
        [one] { $treasure } Münze
       *[other] { $treasure } Münzen
    }; { $territories }
world-spoken-not-in-play = Ab der Neuzeit: { $territories }
world-spoken-playing = { $name } spielt { $hero }.
world-spoken-settling = { $name } spielt { $hero }. Noch zu setzen: { $left }.
world-spoken-attack = Angriff auf { $rival }, { $territory }, Stärke { $power }.
world-spoken-migration = Völkerwanderung aus { $origin }: höchstens noch { $left }.
world-spoken-scoring = { $territory } wird gewertet: { $pay }. Einsetzbar: { $wonder }.
world-spoken-no-territory = Es gibt kein Gebiet „{ $text }“. Im Spiel: { $territories }.
world-command-row = Auslage
world-command-wonders = Weltwunder
world-command-bag = Beutel
world-help-row = die Helden in der Auslage.
world-help-wonders = die Weltwunder.
world-help-bag = die Fortschritte, die noch im Beutel sind.
world-verb-take = nehmen
world-verb-play = spielen, ausspielen
world-verb-settle = setzen, siedeln
world-verb-discover = legen, entdecken
world-verb-attack = angreifen
world-verb-migrate = wandern, versetzen
world-verb-build = bauen
world-verb-convert = tauschen
world-verb-done = fertig
world-verb-decline = verzichten
world-verb-flee = fliehen
world-verb-keep = behalten
world-verb-use = einsetzen, nutzen
world-verb-stop = aufhören
world-spoken-drawn = Gezogen und noch nicht gelegt: { $discoveries }.
world-spoken-fortune = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
world-spoken-epoch = { $scorings } von { $most } Gebieten gewertet: { $epoch }.
world-spoken-hand = { $count ->
        [0] Deine Hand ist leer.
        [one] Auf deiner Hand ist 1 Held:
       *[other] Auf deiner Hand sind { $count } Helden:
    }
world-spoken-seat = { $name }, Platz { $seat }, { $colour }.
world-spoken-lives = Bevölkerung: { $territories }.
world-spoken-supply = { $count } Bevölkerung im Vorrat.
world-spoken-holds = { $count ->
        [0] Keine Helden
        [one] 1 Held
       *[other] { $count } Helden
    } auf der Hand.
world-spoken-known = Bekannt auf der Hand: { $heroes }.
world-spoken-owns = Weltwunder: { $wonders }.
world-spoken-used = { $wonder }, benutzt
world-spoken-built = { $name } hat: { $wonder }.
world-spoken-land = { $territory }: { $people }.
world-spoken-has = { $name } hat { $count }
world-spoken-gets = { $points } für { $name }
world-spoken-nobody = niemand
world-spoken-scored = Gewertet.
world-spoken-ladder = { $count ->
        [0] Keine Fortschritte
       *[other] Fortschritte { $values }
    }, { $free ->
        [0] kein freies Feld
        [one] 1 freies Feld
       *[other] { $free } freie Felder
    }.
world-spoken-pays = Brächte { $pay }.
world-spoken-row = { $count ->
        [0] Die Auslage ist leer.
       *[other] In der Auslage:
    }
world-spoken-deck = Helden im Nachziehstapel: { $count }.
world-spoken-offer = { $count ->
        [0] Kein Weltwunder ist zu bauen.
       *[other] Zu bauen, für je 7 Münzen:
    }
world-spoken-worth = { $count } vom Wert { $value }
world-spoken-bag = Fortschritte im Beutel: { $count }. { $discoveries }.
