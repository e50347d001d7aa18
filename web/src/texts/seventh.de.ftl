### Der Tisch von Seventh Hero. Ereignisse, Fragen, Züge und Helden stehen in den eigenen Texten des Spiels.

## Was eine Fähigkeit tut, in ein, zwei Wörtern: Es muss auf eine Karte passen

page-seventh-power-1 = aufheben
page-seventh-power-2 = verbrennen
page-seventh-power-3 = bereit machen
page-seventh-power-4 = verbieten
page-seventh-power-5 = ansehen
page-seventh-power-6 = missachten
page-seventh-power-7 = zwei ziehen

## Der Tisch

page-seventh-table = Tisch
page-seventh-turn = Zug { $turn }
page-seventh-headline = Zug { $turn } · Bedingung: { $requirement }
page-seventh-deck =
    { $count ->
        [0] Der Nachziehstapel ist leer
        [one] 1 Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
page-seventh-deck-short = Stapel
page-seventh-discard = Abgelegt
page-seventh-discard-count = { $card }: { $count } abgelegt
page-seventh-requirement = Bedingung
page-seventh-requires = Bedingung: { $requirement }
page-seventh-fits = passt:
page-seventh-ignored = aufgehoben: jede Karte passt
page-seventh-unmatched = nichts hat gepasst
page-seventh-you = { $name } (du)
page-seventh-hand =
    { $count ->
        [0] keine Handkarten
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
page-seventh-gone =
    { $count ->
        [0] nichts ausgeschieden
       *[other] ausgeschieden: { $cards }
    }
page-seventh-active = schickt
page-seventh-asked = ist gefragt
page-seventh-heroes = { $count } von { $goal }
page-seventh-place =
    { $state ->
        [ready] { $card }, bereit
        [used] { $card }, benutzt
       *[empty] fehlt: { $card }
    }
page-seventh-party = Gruppe von { $name }

## Der wandernde Held

page-seventh-wandering = Wandernder Held
page-seventh-wandering-at = Der wandernde Held liegt vor { $name }.
page-seventh-wandering-known = Es ist { $card }.
page-seventh-source =
    { $source ->
        [deck] vom Stapel
        [unseen] vom Stapel, ungesehen
        [party] aus der Gruppe
       *[hand] aus der Hand
    }
page-seventh-seen-by = Gesehen von { $names }
page-seventh-unseen = Niemand hat ihn gesehen
page-seventh-possible = Er kann sein
page-seventh-may-be =
    { $card }: { $may ->
        [yes] möglich
       *[no] nicht möglich
    }, { $count ->
        [one] eine Karte nicht gesehen
       *[other] { $count } Karten nicht gesehen
    }
page-seventh-not-seen = darunter: Karten, die du nicht gesehen hast
page-seventh-no-hero = Kein Held ist unterwegs.
page-seventh-clues = Hinweise in diesem Zug
page-seventh-clue = { $name } fragte mit { $card }: { $answer ->
        [yes] ja
       *[no] nein
    }
page-seventh-clue-hidden = { $name } fragte mit einer verdeckten Karte: { $answer ->
        [yes] ja
       *[no] nein
    }
page-seventh-yes = Ja
page-seventh-no = Nein

## Takte

page-seventh-announces = { $name } sagt an
page-seventh-announced-for = { $power }: { $target }
page-seventh-reacting = Reagieren dürfen
page-seventh-reactor =
    { $name } { $turn ->
        [declined] hat verzichtet
        [asked] ist jetzt gefragt
        [later] wird später gefragt
       *[cannot] kann nicht reagieren
    }
page-seventh-beat-cancelled = Aufgehoben von { $name }
page-seventh-beat-double = { $name } hat ihn doppelt
page-seventh-beat-recruited = { $name } wirbt an
page-seventh-beat-unmatched = { $name }: nichts passt
page-seventh-beat-answer = { $name } bittet um einen Hinweis
page-seventh-beat-readied = { $name } macht bereit
page-seventh-beat-burned = Abgelegt
page-seventh-beat-forbidden = { $holder } darf nicht anwerben
page-seventh-beat-looked = { $name } sieht den Helden an
page-seventh-beat-ignored = In diesem Zug passt jede Karte
page-seventh-beat-drew =
    { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

## Was man wählen kann

page-seventh-ask-window =
    { $window ->
        [W1] Noch ist kein Held unterwegs. Fähigkeit nutzen?
        [W2] Der Held liegt vor { $holder }. Fähigkeit nutzen?
        [W3] Das Paar ist noch da. Fähigkeit nutzen?
       *[W4] Der Zug geht zu Ende. Fähigkeit nutzen?
    }
page-seventh-ask-react = Reagierst du, bevor diese Fähigkeit wirkt?
page-seventh-ask-send = Welchen Helden schickst du nach links?
page-seventh-ask-discard = Nichts hat gepasst: Welche Handkarte legst du ab?
page-seventh-ask-receive = Der Held liegt vor dir: anwerben oder weitergeben?
page-seventh-ask-return = Der Held ist zurück bei dir: Wirb ihn an.
page-seventh-other-window = darf eine Fähigkeit nutzen
page-seventh-other-react = darf reagieren
page-seventh-other-send = wählt einen Helden zum Losschicken
page-seventh-other-discard = wählt eine Karte zum Ablegen
page-seventh-other-receive = hat den Helden vor sich und entscheidet
page-seventh-other-return = hat den Helden zurück und entscheidet
page-seventh-recruit = Anwerben
page-seventh-recruit-known = { $card } anwerben
page-seventh-pass = Weiter an { $name }
page-seventh-clue-mode = Mit Karte fragen …
page-seventh-back = Zurück
page-seventh-clue-hint = { $clue ->
        [requirement] Wähle eine Handkarte: Erfüllt der wandernde Held ihre Bedingung? Die Karte wird abgelegt.
       *[other] Wähle eine Handkarte: Ist der wandernde Held derselbe? Die Karte wird abgelegt.
    }
page-seventh-clue-asks = { $clue ->
        [requirement] passt er zu dieser Karte?
       *[other] ist es derselbe Held?
    }
page-seventh-decline = Keine Fähigkeit
page-seventh-send-deck = Oberste Karte des Stapels losschicken
page-seventh-use = { $hero } nutzen
page-seventh-ready-mode = { $hero } nutzen …
page-seventh-ready = { $hero } bereit machen
page-seventh-your-hand = Deine Hand
page-seventh-empty-hand = Deine Hand ist leer.

page-seventh-mark-new = neu
page-seventh-mark-double = doppelt
page-seventh-mark-win = Sieg!
page-seventh-mark-leaves = geht
page-seventh-mark-used = benutzt
page-seventh-mark-ready = bereit

page-seventh-ended =
    { $reason ->
        [heroes] { $names } hat { $heroes } verschiedene Helden beisammen.
        [turns] Der letzte mögliche Zug ist gespielt; mit { $heroes } Helden { $count ->
                [one] führt
               *[other] führen
            } { $names }.
       *[deck] Der Nachziehstapel ist leer; mit { $heroes } Helden { $count ->
                [one] führt
               *[other] führen
            } { $names }.
    }
page-seventh-ended-heroes = Helden
page-seventh-ended-gone = ausgeschieden
page-seventh-ended-used = benutzt
page-seventh-ended-why = Zuerst zählen die meisten Helden, dann die wenigsten ausgeschiedenen Karten, dann die wenigsten benutzten Helden.
