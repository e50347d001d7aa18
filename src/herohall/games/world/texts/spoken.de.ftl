### In words and to be heard: the terminal and text mode

world-spoken-settled = { $name } setzt { $count ->
        [one] eine Figur
       *[other] Figuren
    } ein: { $steps }.
world-spoken-migrated = { $name } versetzt { $count ->
        [one] eine Figur
       *[other] Figuren
    }: { $steps }.
world-spoken-ended-scorings = Das Spiel ist vorbei: Das achte Gebiet der Neuzeit ist gewertet.
world-spoken-ended-heroes = Das Spiel ist vorbei: Niemand hat mehr einen Helden zum Ausspielen.
world-spoken-tie = Bei gleichen Punkten wird der Platz geteilt: { $names } (H0.1).
world-spoken-box = Die gedruckten Karten sind nicht öffentlich: Die Werte der Helden und die Weltwunder stammen von HeroHall, bis auf wenige bekannte Angaben (? Schachtel).
world-spoken-wonders-ours = Alle diese Fähigkeiten stammen von HeroHall; von den gedruckten ist nur die von Ajanta zu zweit bekannt.
world-spoken-word-deck = Nachziehstapel
world-spoken-word-box = Schachtel
world-spoken-about-wonder = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } beim Errichten. { $about }
world-spoken-about-discovery = { $name }: ein Fortschritt vom Wert { $value }.
world-spoken-about-territory = { $name }: { $spaces } Felder. Angrenzend: { $beside }.
world-spoken-before-christ = { $year } v. Chr.
world-spoken-ours = (Alle Werte stammen von HeroHall; die gedruckten Karten sind nicht öffentlich.)
world-spoken-printed = (Aus dem gedruckten Spiel: { $facts }. Der Rest stammt von HeroHall.)
world-spoken-fact = { $fact ->
        [name] Name
        [values] Werte
        [territories] Gebiete
        [value] Wert
        [points] Punkte
        [power] Fähigkeit
        [power-for-two] Fähigkeit zu zweit
        [kind] Art
        [amount] Menge
        [epoch] Epoche
       *[spaces] Felder
    }
world-spoken-move-take = nehmen: { $hero }
world-spoken-move-take-deck = den obersten Helden des Nachziehstapels ungesehen nehmen
world-spoken-move-play = ausspielen: { $hero }
world-spoken-move-settle = eine Figur einsetzen: { $territory }
world-spoken-move-flee = fliehen nach: { $territory }
world-spoken-move-discover = { $discovery } platzieren: { $territory }
world-spoken-move-attack = { $territory }: { $rival } angreifen
world-spoken-move-remove = Figuren von { $rival } entfernen: { $territory }
world-spoken-move-migrate = versetzen: { $origin } → { $territory }
world-spoken-move-build = für 7 Münzen errichten: { $wonder }
world-spoken-move-use = nutzen: { $wonder }
world-spoken-move-keep = behalten: { $face }
world-spoken-move-convert = 2 Münzen gegen 1 Punkt tauschen
world-spoken-move-stop = die Völkerwanderung beenden
world-spoken-move-decline = verzichten
world-spoken-move-done = fertig: den Zug beenden
world-spoken-hero =
    { $name } – { $population ->
        [0] keine Figuren
        [one] { $population } Figur
       *[other] { $population } Figuren
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
world-spoken-playing = { $name } spielt aus: { $hero }.
world-spoken-settling = { $name } spielt aus: { $hero }. Noch einzusetzen: { $left }.
world-spoken-attack = Angriff auf { $rival }, { $territory }, Stärke { $power }.
world-spoken-rolled = Gewürfelt: { $face }.
world-spoken-migration = Völkerwanderung, Ausgangsgebiet { $origin }: höchstens noch { $left }.
world-spoken-scoring = { $territory } wird gewertet: { $pay }. Nutzbar: { $wonder }.
world-spoken-no-territory = Es gibt kein Gebiet „{ $text }“. Im Spiel: { $territories }.
world-command-row = Auslage
world-command-wonders = Weltwunder
world-command-bag = Beutel
world-help-row = die Helden in der Auslage.
world-help-wonders = die Weltwunder.
world-help-bag = die Fortschritte, die noch im Beutel sind.
world-verb-take = nehmen
world-verb-play = ausspielen, spielen
world-verb-settle = einsetzen, setzen
world-verb-discover = platzieren, legen
world-verb-attack = angreifen
world-verb-migrate = versetzen, wandern
world-verb-build = errichten, bauen
world-verb-convert = tauschen
world-verb-done = fertig
world-verb-decline = verzichten
world-verb-flee = fliehen
world-verb-keep = behalten
world-verb-use = nutzen
world-verb-stop = aufhören
world-spoken-drawn = Gezogen und noch nicht platziert: { $discoveries }.
world-spoken-fortune = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
world-spoken-epoch = { $scorings } von { $most } Gebieten gewertet: { $epoch }.
world-spoken-total = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
world-spoken-hand = { $count ->
        [0] Deine Hand ist leer.
        [one] Auf deiner Hand ist 1 Held:
       *[other] Auf deiner Hand sind { $count } Helden:
    }
world-spoken-seat = { $name }, Platz { $seat }, { $colour }.
world-spoken-lives = Figuren: { $territories }.
world-spoken-supply = { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    } im Vorrat.
world-spoken-holds = { $count ->
        [0] Keine Helden
        [one] 1 Held
       *[other] { $count } Helden
    } auf der Hand.
world-spoken-known = Bekannt auf der Hand: { $heroes }.
world-spoken-owns = Weltwunder: { $wonders }.
world-spoken-used = { $wonder }, genutzt
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
        [0] Es gibt kein Weltwunder zu errichten.
       *[other] Im Angebot, für je 7 Münzen:
    }
world-spoken-worth = { $count } vom Wert { $value }
world-spoken-bag = Fortschritte im Beutel: { $count }. { $discoveries }.
