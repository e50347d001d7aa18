### In words and to be heard: the terminal and text mode

seventh-spoken-moment = { $window ->
        [W1] { $active } hat noch keinen Helden losgeschickt.
        [W2] Der wandernde Held liegt vor { $holder }.
        [W3] { $holder } verliert gleich beide Exemplare eines Helden.
       *[W4] Der Zug geht zu Ende.
    }
seventh-spoken-about = { $card }. Als Bedingung: { $requirement }. Fähigkeit: { $power } (? { $rule }).
seventh-spoken-ended-heroes = Das Spiel ist vorbei: { $name } hat eine vollständige Gruppe, { $count } verschiedene Helden.
seventh-spoken-ended-deck = Das Spiel ist vorbei: Der Nachziehstapel ist aufgebraucht.
seventh-spoken-ended-turns = Das Spiel ist vorbei: Der letzte mögliche Zug ist gespielt.
seventh-spoken-tie = Gleich große Gruppen: { $first } vor { $second }, { $by ->
        [eliminated] mit weniger ausgeschiedenen Karten
       *[used] mit weniger benutzten Helden
    } ({ $fewer } gegen { $more }; S7.3).
seventh-spoken-tie-shared = In allem gleich: { $names } teilen sich den Platz (S7.3).
seventh-spoken-word-deck = Nachziehstapel
seventh-spoken-word-party = Gruppe
seventh-spoken-word-seat = Platz
seventh-spoken-wandering = Der wandernde Held liegt vor { $holder }. { $name } hat ihn { $source ->
        [deck] vom Nachziehstapel losgeschickt, nach einem Blick darauf
        [unseen] ungesehen vom Nachziehstapel losgeschickt
        [party] offen aus der Gruppe losgeschickt
       *[hand] aus der Hand losgeschickt
    }.
seventh-spoken-known = Es ist: { $card }.
seventh-spoken-lookers = Angesehen von { $names }.
seventh-spoken-forbidden = Anwerben verboten für: { $names }.
seventh-spoken-doubled = { $name } hat einen Helden doppelt, { $card }; beide Exemplare verlassen gleich die Gruppe.
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
seventh-spoken-announced = { $name } hat angesagt: { $card } – { $power }{ $target ->
        [0] {""}
       *[other] : { $target }
    }.
# $card is the number 0 for a clue whose card is not known, $used for a party without used heroes.
seventh-spoken-clue = Hinweis für { $name }{ $card ->
        [0] {""}
       *[other] {" "}mit der Karte { $card }
    }: { $answer ->
        [yes] Ja
       *[no] Nein
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
seventh-spoken-total = { $count } Helden
seventh-spoken-held = { $name } hatte auf der Hand: { $count ->
        [0] nichts
       *[other] { $cards }
    }.
seventh-spoken-fitting = Jetzt passen: { $cards }.
seventh-spoken-copies = { $count }-mal { $card }
seventh-spoken-deck = Karten im Nachziehstapel: { $count }.
seventh-spoken-discards = Abgelegt: { $cards }.
seventh-spoken-no-hero = Kein Held wandert.
