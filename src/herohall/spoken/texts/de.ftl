### Die Spiele in Worten

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
spoken-world-move-take = nehmen: { $hero }
spoken-world-move-take-deck = den obersten Helden des Stapels ungesehen nehmen
spoken-world-move-play = spielen: { $hero }
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
spoken-seventh-wandering = Der wandernde Held liegt vor { $holder }, von { $name } { $source ->
        [deck] vom Stapel, angesehen
        [unseen] vom Stapel, ungesehen
        [party] aus der Gruppe, offen
       *[hand] aus der Hand
    }.
spoken-seventh-known = Es ist: { $card }.
spoken-seventh-lookers = Angesehen von { $names }.
spoken-seventh-doubled = { $name } hat einen Helden doppelt, { $card }; beide werden gehen.
spoken-world-not-in-play = Ab der Neuzeit: { $territories }
spoken-world-playing = { $name } spielt { $hero }.
spoken-world-settling = { $name } spielt { $hero }. Noch zu setzen: { $left }.
spoken-world-attack = Angriff auf { $rival }, { $territory }, Stärke { $power }.
spoken-world-migration = Völkerwanderung aus { $origin }: höchstens noch { $left }.
spoken-world-scoring = { $territory } wird gewertet: { $pay }. Einsetzbar: { $wonder }.

### Der Textmodus: zum Hören gemacht

## Am Tisch

spoken-you-are = Du bist { $name }, Platz { $seat }.
spoken-you-watch = Du schaust zu.
spoken-others = Außerdem am Tisch: { $names }.
spoken-how-to-ask = Tippe Hilfe, um die Befehle zu hören.
spoken-waiting = Alle warten auf { $name }.
spoken-choice = { $number }: { $move }.
spoken-choices = { $count } Möglichkeiten. Tippe Züge, um sie zu hören.
spoken-no-choices = Du hast jetzt nichts zu entscheiden.
spoken-taken-back = Ein Zug wurde zurückgenommen.
spoken-rank = { $place }: { $name } mit { $score }.
spoken-hint = { $number }: { $move }. Gewinnt in etwa { $percent } Prozent: { $reason }.
spoken-no-hand = Du schaust zu und hast keine Hand.
spoken-none = keine
spoken-and = { $first } und { $last }
spoken-to = nach
spoken-sections = Abschnitte der Regeln. Tippe Regeln und eine Nummer, um einen zu hören.
spoken-section = { $number }: { $title }.
spoken-possible = Das darfst du jetzt tun.

## Was nicht geht

spoken-no-such-choice = Es gibt keine Möglichkeit { $number }; es gibt 1 bis { $count }.
spoken-no-move = Kein Zug heißt „{ $text }“. Meintest du „{ $near }“?
spoken-no-command = Kein Befehl heißt „{ $text }“. Meintest du „{ $near }“?
spoken-unknown = „{ $text }“ ist weder ein Zug noch ein Befehl. Tippe Züge oder Hilfe.
spoken-could-be = „{ $text }“ kann { $count ->
        [one] diesen Zug bedeuten. Tippe seine Nummer, um ihn zu machen.
       *[other] { $count } Züge bedeuten. Sag mehr, oder tippe eine Nummer.
    }
spoken-not-now = Jetzt nicht. { $why } Regel { $rule }.
spoken-not-yours = Du bist jetzt nicht gefragt.
spoken-no-player = Hier spielt niemand namens „{ $text }“. Tippe einen Platz von 1 bis { $count } oder einen Namen.
spoken-no-territory = Es gibt kein Gebiet „{ $text }“. Im Spiel: { $territories }.
spoken-no-rule = Es gibt keine Regel „{ $text }“. Tippe Regeln, um die Abschnitte zu hören.
spoken-nothing-so-called = Nichts heißt „{ $text }“. Tippe Details und den Namen einer Karte oder die Nummer einer Regel.

## Befehle: ihre Namen, der übliche zuerst, und was sie tun

spoken-command-help = Hilfe, Befehle
spoken-command-status = Stand, Lage
spoken-command-moves = Züge, Möglichkeiten
spoken-command-why = warum
spoken-command-hand = Hand
spoken-command-party = Gruppe, Spieler
spoken-command-map = Karte, Tisch
spoken-command-score = Punkte, Wertung
spoken-command-log = Protokoll
spoken-command-rules = Regeln, Regel
spoken-command-about = Details
spoken-command-hero = Held
spoken-command-discards = Ablage
spoken-command-row = Auslage
spoken-command-wonders = Weltwunder
spoken-command-bag = Beutel
spoken-command-hint = Rat, Tipp
spoken-command-undo = zurück
spoken-command-quit = Ende, beenden

spoken-help = { $command }: { $about }
spoken-how-to-move = Tippe die Nummer einer Möglichkeit oder ihre Wörter; die ersten Buchstaben jedes Wortes genügen. Die Eingabetaste allein wiederholt die Frage.
spoken-help-status = was gefragt ist und wie es steht.
spoken-help-moves = deine Möglichkeiten mit ihren Nummern.
spoken-help-why = die Regel hinter der Frage; mit einem Zug dahinter, warum er nicht geht.
spoken-help-hand = was du auf der Hand hast.
spoken-help-party = alles über jemanden am Tisch; dahinter ein Platz oder ein Name.
spoken-help-map = was auf dem Tisch liegt; wo es eine Landkarte gibt, dahinter auch ein Gebiet.
spoken-help-score = wer vorn liegt.
spoken-help-log = was zuletzt geschah; dahinter die Zahl der Zeilen.
spoken-help-rules = die Regeln; dahinter die Nummer eines Abschnitts oder einer Regel.
spoken-help-about = alles über eine Karte; dahinter ihr Name.
spoken-help-hero = was du über den wandernden Helden weißt.
spoken-help-discards = die abgelegten Karten und der Nachziehstapel.
spoken-help-row = die Helden in der Auslage.
spoken-help-wonders = die Weltwunder.
spoken-help-bag = die Fortschritte, die noch im Beutel sind.
spoken-help-hint = was ein Bot an deiner Stelle täte.
spoken-help-undo = deinen letzten Zug zurücknehmen.
spoken-help-quit = gehen; die Partie bleibt erhalten.

## Verben der Züge, wie man sie tippen kann

spoken-verb-send = losschicken, schicken
spoken-verb-recruit = anwerben
spoken-verb-clue = Hinweis, fragen
spoken-verb-power = Fähigkeit
spoken-verb-take = nehmen
spoken-verb-play = spielen, ausspielen
spoken-verb-settle = setzen, siedeln
spoken-verb-discover = legen, entdecken
spoken-verb-attack = angreifen
spoken-verb-migrate = wandern, versetzen
spoken-verb-build = bauen
spoken-verb-convert = tauschen
spoken-verb-done = fertig
spoken-verb-pass = weitergeben
spoken-verb-decline = verzichten
spoken-verb-discard = ablegen
spoken-verb-flee = fliehen
spoken-verb-keep = behalten
spoken-verb-use = einsetzen, nutzen
spoken-verb-stop = aufhören

## Seventh Hero

spoken-seventh-turn = Zug { $turn }. { $name } ist am Zug.
spoken-seventh-requirement = Aufgedeckt: { $card }. Jetzt passt: { $fits }.
spoken-seventh-all-fit = jede Karte
# $target is the number 0 for a power that has none.
spoken-seventh-announced = { $name } hat { $card } angesagt: { $power }{ $target ->
        [0] {""}
       *[other] , für { $target }
    }.
# $card is the number 0 for a clue whose card is not known, $used for a party without used heroes.
spoken-seventh-clue = Hinweis für { $name }{ $card ->
        [0] {""}
       *[other] {" "}mit { $card }
    }: { $answer ->
        [yes] ja
       *[no] nein
    }.
spoken-seventh-party = { $name }: { $count ->
        [0] keine Helden.
        [one] 1 Held, { $used ->
            [0] { $ready }.
           *[other] { $used }, benutzt.
        }
       *[other] { $count } Helden. Bereit: { $ready }.{ $used ->
            [0] {""}
           *[other] {" "}Benutzt: { $used }.
        }
    }
spoken-seventh-seat = { $name }, Platz { $seat }: { $count ->
        [0] keine Helden
        [one] 1 Held
       *[other] { $count } Helden
    } in der Gruppe.
spoken-seventh-ready = Bereit: { $cards }.
spoken-seventh-used = Benutzt: { $cards }.
spoken-seventh-holds = { $count ->
        [0] Keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand.
spoken-seventh-eliminated = Ausgeschieden: { $cards }.
spoken-seventh-hand = Deine Hand, { $count ->
        [0] keine Karten.
        [one] 1 Karte: { $cards }.
       *[other] { $count } Karten: { $cards }.
    }
spoken-seventh-held = { $name } hatte auf der Hand: { $cards }.
spoken-seventh-fitting = Jetzt passen: { $cards }.
spoken-seventh-copies = { $count } mal { $card }
spoken-seventh-deck = Karten im Nachziehstapel: { $count }.
spoken-seventh-discards = Abgelegt: { $cards }.
spoken-seventh-no-hero = Kein Held wandert.

## Heroes of the World

spoken-world-drawn = Gezogen und noch nicht gelegt: { $discoveries }.
spoken-world-fortune = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
spoken-world-epoch = { $scorings } von { $most } Gebieten gewertet: { $epoch }.
spoken-world-hand = { $count ->
        [0] Deine Hand ist leer.
        [one] Auf deiner Hand ist 1 Held:
       *[other] Auf deiner Hand sind { $count } Helden:
    }
spoken-world-seat = { $name }, Platz { $seat }, { $colour }.
spoken-world-lives = Bevölkerung: { $territories }.
spoken-world-supply = { $count } Bevölkerung im Vorrat.
spoken-world-holds = { $count ->
        [0] Keine Helden
        [one] 1 Held
       *[other] { $count } Helden
    } auf der Hand.
spoken-world-known = Bekannt auf der Hand: { $heroes }.
spoken-world-owns = Weltwunder: { $wonders }.
spoken-world-used = { $wonder }, benutzt
spoken-world-built = { $name } hat: { $wonder }.
spoken-world-land = { $territory }: { $people }.
spoken-world-has = { $name } hat { $count }
spoken-world-gets = { $points } für { $name }
spoken-world-nobody = niemand
spoken-world-scored = Gewertet.
spoken-world-ladder = { $count ->
        [0] Keine Fortschritte
       *[other] Fortschritte { $values }
    }, { $free ->
        [0] kein freies Feld
        [one] 1 freies Feld
       *[other] { $free } freie Felder
    }.
spoken-world-pays = Brächte { $pay }.
spoken-world-row = { $count ->
        [0] Die Auslage ist leer.
       *[other] In der Auslage:
    }
spoken-world-deck = Helden im Nachziehstapel: { $count }.
spoken-world-offer = { $count ->
        [0] Kein Weltwunder ist zu bauen.
       *[other] Zu bauen, für je 7 Münzen:
    }
spoken-world-worth = { $count } vom Wert { $value }
spoken-world-bag = Fortschritte im Beutel: { $count }. { $discoveries }.
