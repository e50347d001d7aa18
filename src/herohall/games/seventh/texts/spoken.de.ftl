### In words and to be heard: the terminal and text mode

seventh-spoken-moment = { $window ->
        [W1] { $active } hat noch keinen Helden losgeschickt.
        [W2] Der Held liegt vor { $holder }.
        [W3] { $holder } verliert gleich beide Helden eines Paares.
       *[W4] Der Zug geht zu Ende.
    }
seventh-spoken-about = { $card }. Als Bedingung: { $requirement }. Fähigkeit: { $power } (? { $rule }).
seventh-spoken-ended-heroes = Das Spiel ist vorbei: Eine Gruppe ist vollzählig.
seventh-spoken-ended-deck = Das Spiel ist vorbei: Der Nachziehstapel ist aufgebraucht.
seventh-spoken-ended-turns = Das Spiel ist vorbei: Der letzte mögliche Zug ist gespielt.
seventh-spoken-wandering = Der wandernde Held liegt vor { $holder }, von { $name } { $source ->
        [deck] vom Stapel, angesehen
        [unseen] vom Stapel, ungesehen
        [party] aus der Gruppe, offen
       *[hand] aus der Hand
    }.
seventh-spoken-known = Es ist: { $card }.
seventh-spoken-lookers = Angesehen von { $names }.
seventh-spoken-doubled = { $name } hat einen Helden doppelt, { $card }; beide werden gehen.
seventh-command-hero = Held
seventh-command-discards = Ablage
seventh-help-hero = was du über den wandernden Helden weißt.
seventh-help-discards = die abgelegten Karten und der Nachziehstapel.
seventh-verb-send = losschicken, schicken
seventh-verb-recruit = anwerben
seventh-verb-clue = Hinweis, fragen
seventh-verb-power = Fähigkeit
seventh-verb-pass = weitergeben
seventh-verb-decline = verzichten
seventh-verb-discard = ablegen
seventh-spoken-turn = Zug { $turn }. { $name } ist am Zug.
seventh-spoken-requirement = Aufgedeckt: { $card }. Jetzt passt: { $fits }.
seventh-spoken-all-fit = jede Karte
# $target is the number 0 for a power that has none.
seventh-spoken-announced = { $name } hat { $card } angesagt: { $power }{ $target ->
        [0] {""}
       *[other] , für { $target }
    }.
# $card is the number 0 for a clue whose card is not known, $used for a party without used heroes.
seventh-spoken-clue = Hinweis für { $name }{ $card ->
        [0] {""}
       *[other] {" "}mit { $card }
    }: { $answer ->
        [yes] ja
       *[no] nein
    }.
seventh-spoken-party = { $name }: { $count ->
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
seventh-spoken-seat = { $name }, Platz { $seat }: { $count ->
        [0] keine Helden
        [one] 1 Held
       *[other] { $count } Helden
    } in der Gruppe.
seventh-spoken-ready = Bereit: { $cards }.
seventh-spoken-used = Benutzt: { $cards }.
seventh-spoken-holds = { $count ->
        [0] Keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand.
seventh-spoken-eliminated = Ausgeschieden: { $cards }.
seventh-spoken-hand = Deine Hand, { $count ->
        [0] keine Karten.
        [one] 1 Karte: { $cards }.
       *[other] { $count } Karten: { $cards }.
    }
seventh-spoken-held = { $name } hatte auf der Hand: { $cards }.
seventh-spoken-fitting = Jetzt passen: { $cards }.
seventh-spoken-copies = { $count } mal { $card }
seventh-spoken-deck = Karten im Nachziehstapel: { $count }.
seventh-spoken-discards = Abgelegt: { $cards }.
seventh-spoken-no-hero = Kein Held wandert.
