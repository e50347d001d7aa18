spoken-bad-theme = Das Spiel { $game } hat kein Thema „{ $theme }“; es hat: { $known }.
spoken-seventh-moment = { $window ->
        [W1] Noch ist kein Held losgeschickt.
        [W2] Der Held liegt vor { $holder }.
        [W3] Noch ist das Paar nicht fort.
       *[W4] Der Zug geht zu Ende.
    }
spoken-seventh-about = { $card }. Als Bedingung: { $requirement }. Fähigkeit: { $power } (? { $rule }).
spoken-seventh-ended-heroes = Das Spiel ist vorbei: Eine Gruppe ist vollzählig.
spoken-seventh-ended-deck = Das Spiel ist vorbei: Der Nachziehstapel ist aufgebraucht.
spoken-seventh-ended-turns = Das Spiel ist vorbei: Der letzte mögliche Zug ist gespielt.
spoken-world-settled = { $name } setzt Bevölkerung: { $steps }.
spoken-world-migrated = { $name } versetzt Bevölkerung: { $steps }.
spoken-world-ended-scorings = Das Spiel ist vorbei: Das achte Gebiet der Neuzeit ist gewertet.
spoken-world-ended-heroes = Das Spiel ist vorbei: Niemand hat mehr einen Helden zu spielen.
spoken-world-about-wonder = { $name }: { $points } Punkte beim Bau. { $about }
spoken-world-about-discovery = { $name }: ein Fortschritt vom Wert { $value }.
spoken-world-about-territory = { $name }: { $spaces } Felder. Angrenzend: { $beside }.
spoken-world-before-christ = { $year } v. Chr.
spoken-world-ours = (Alle Werte sind HeroHalls eigene; die gedruckten Karten sind nicht öffentlich.)
spoken-world-printed = (Aus dem gedruckten Spiel: { $facts }. Der Rest ist HeroHalls Entwurf.)
spoken-world-fact = { $fact ->
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
spoken-world-move-take = { $hero } nehmen
spoken-world-move-take-deck = den obersten Helden des Stapels ungesehen nehmen
spoken-world-move-play = { $hero } spielen
spoken-world-move-settle = eine Figur setzen: { $territory }
spoken-world-move-flee = fliehen: { $territory }
spoken-world-move-discover = { $discovery }: { $territory }
spoken-world-move-attack = { $territory }: { $rival } angreifen
spoken-world-move-migrate = wandern { $origin } → { $territory }
spoken-world-move-build = { $wonder } bauen (7 Münzen)
spoken-world-move-use = { $wonder } einsetzen
spoken-world-move-keep = { $face } behalten
spoken-world-move-convert = 2 Münzen gegen 1 Punkt
spoken-world-move-stop = die Völkerwanderung beenden
spoken-world-move-decline = verzichten
spoken-world-move-done = fertig: den Zug beenden
spoken-seat = Platz { $seat }
spoken-world-hero =
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
