seventh-title = Seventh Hero
seventh-too-few-cards = Diese Optionen lassen { $cards } Karten übrig, ausgeteilt werden aber { $needed }; wähle mehr Werte, mehr Exemplare, eine kleinere Hand oder weniger Spieler.

## Optionen und Ausgaben

seventh-option-no_match = Keine passende Handkarte
seventh-option-no_match-deck = die oberste Karte des Nachziehstapels wird losgeschickt und eine Handkarte abgelegt
seventh-option-no_match-party = ein passender Held der eigenen Gruppe wird offen losgeschickt; gibt es keinen, ungesehen die oberste Karte des Nachziehstapels
seventh-option-clue = Was ein Hinweis sagt
seventh-option-clue-identical = ob der wandernde Held derselbe ist wie auf der gezeigten Karte
seventh-option-clue-requirement = ob der wandernde Held die Bedingung auf der gezeigten Karte erfüllt
seventh-option-clues_per_turn = Hinweise pro Zug
seventh-option-clues_per_turn-any = so viele, wie der Empfänger will
seventh-option-clues_per_turn-one = einer für jeden Empfänger
seventh-option-duplicates = Doppelt angeworbener Held
seventh-option-duplicates-eliminated = beide Exemplare kommen auf den eigenen Stapel der ausgeschiedenen Helden
seventh-option-duplicates-discard = beide Exemplare kommen auf den Ablagestapel
seventh-option-deck_end = Wenn der Nachziehstapel aufgebraucht ist
seventh-option-deck_end-score = das Spiel endet mit diesem Zug und wird gewertet
seventh-option-deck_end-reshuffle = die Karten werden neu gemischt, und nur eine vollständige Gruppe beendet das Spiel
seventh-option-reshuffled = Was neu gemischt wird
seventh-option-reshuffled-all = der Ablagestapel und alle Stapel ausgeschiedener Helden
seventh-option-reshuffled-discard = nur der Ablagestapel, wie es wörtlich in der Anleitung steht
seventh-option-forbid = Wem der Hundeführer das Anwerben verbietet
seventh-option-forbid-holder = dem Spieler, vor dem der wandernde Held liegt
seventh-option-forbid-anyone = einem Spieler eigener Wahl, den der Held noch erreichen kann, wie es wörtlich in der Anleitung steht
seventh-option-values = Verschiedene Helden im Spiel (kleine Kartensätze zum Forschen)
seventh-option-values-3 = Helden 1 bis 3; 3 verschiedene gewinnen
seventh-option-values-4 = Helden 1 bis 4; 3 verschiedene gewinnen
seventh-option-values-5 = Helden 1 bis 5; 4 verschiedene gewinnen
seventh-option-values-6 = Helden 1 bis 6; 5 verschiedene gewinnen
seventh-option-values-7 = Helden 1 bis 7; 6 verschiedene gewinnen
seventh-option-copies = Exemplare je Held (kleine Kartensätze zum Forschen)
seventh-option-copies-1 = 1 Exemplar von jedem Helden
seventh-option-copies-2 = 2 Exemplare von jedem Helden
seventh-option-copies-3 = 3 Exemplare von jedem Helden
seventh-option-copies-4 = 4 Exemplare von jedem Helden
seventh-option-copies-5 = 5 Exemplare von jedem Helden
seventh-option-copies-6 = 6 Exemplare von jedem Helden
seventh-option-copies-7 = 7 Exemplare von jedem Helden
seventh-option-copies-8 = 8 Exemplare von jedem Helden
seventh-option-copies-9 = 9 Exemplare von jedem Helden
seventh-option-copies-10 = 10 Exemplare von jedem Helden
seventh-option-copies-11 = 11 Exemplare von jedem Helden
seventh-option-hand = Handkarten zu Beginn
seventh-option-hand-0 = keine Karten
seventh-option-hand-1 = 1 Karte
seventh-option-hand-2 = 2 Karten
seventh-option-hand-3 = 3 Karten
seventh-option-hand-4 = 4 Karten
seventh-option-hand-5 = 5 Karten

seventh-edition-iello = Standardregeln: die französische Anleitung von 2014.
seventh-edition-iello-variant = Standardregeln mit beiden Varianten der französischen Anleitung: Hinweise nach der Bedingung, und der Nachziehstapel wird neu gemischt.
seventh-edition-aeg = Die amerikanische Ausgabe, soweit sie öffentlich bekannt ist; der Rest stammt aus der Anleitung (S8.2).
seventh-edition-original = Die erste japanische Ausgabe, soweit sie öffentlich bekannt ist; der Rest stammt aus der Anleitung (S8.2).

## Anweisungen

seventh-order-matters = wenn es darauf ankommt
seventh-order-hero = Held vor mir
seventh-order-win = jemand vor dem Sieg
seventh-order-always = jedes Mal
seventh-order-turn = in diesem Zug nicht

## Helden

seventh-hero-1 = Rasendes Huhn
seventh-hero-2 = Pyromane
seventh-hero-3 = Hexe
seventh-hero-4 = Hundeführer
seventh-hero-5 = Feldwebel
seventh-hero-6 = Schwarzer Ritter
seventh-hero-7 = Zauberer
seventh-card-1 = Rasendes Huhn (1)
seventh-card-2 = Pyromane (2)
seventh-card-3 = Hexe (3)
seventh-card-4 = Hundeführer (4)
seventh-card-5 = Feldwebel (5)
seventh-card-6 = Schwarzer Ritter (6)
seventh-card-7 = Zauberer (7)

seventh-dragon-1 = Krillin
seventh-dragon-2 = Tenshinhan
seventh-dragon-3 = Piccolo
seventh-dragon-4 = San Gohan
seventh-dragon-5 = Trunk
seventh-dragon-6 = Vegeta
seventh-dragon-7 = San Goku

seventh-requirement-1 = 3 oder weniger
seventh-requirement-2 = 5 oder mehr
seventh-requirement-3 = 3, 4 oder 5
seventh-requirement-4 = ungerade
seventh-requirement-5 = gerade
seventh-requirement-6 = { $players } oder weniger
seventh-requirement-7 = { $players } oder mehr

seventh-power-1 = eine Fähigkeit aufheben
seventh-power-2 = den wandernden Helden ablegen
seventh-power-3 = einen benutzten Helden bereit machen
seventh-power-4 = das Anwerben verbieten
seventh-power-5 = den wandernden Helden ansehen
seventh-power-6 = die Bedingung ignorieren
seventh-power-7 = zwei Karten ziehen

## Was gefragt ist

seventh-ask-window = Nutzt du jetzt eine Fähigkeit?
seventh-ask-react = Eine Fähigkeit wurde angesagt. Reagierst du, bevor sie wirkt?
seventh-ask-send = { $source ->
        [deck] Keine deiner Handkarten passt: Schicke die oberste Karte des Nachziehstapels los.
        [party] Keine deiner Handkarten passt: Welchen Helden deiner Gruppe schickst du offen los?
       *[hand] Welchen Helden schickst du verdeckt nach links los?
    }{ $may ->
        [power] {" "}Vorher darfst du eine Fähigkeit nutzen.
       *[none] {""}
    }
seventh-ask-discard = Keine deiner Karten hat gepasst: Welche Handkarte legst du offen ab?
seventh-ask-receive = Der wandernde Held liegt vor dir: anwerben oder weitergeben?{ $may ->
        [both] {" "}Vorher darfst du um Hinweise bitten oder eine Fähigkeit nutzen.
        [clue] {" "}Vorher darfst du um Hinweise bitten.
        [power] {" "}Vorher darfst du eine Fähigkeit nutzen.
       *[none] {""}
    }
seventh-ask-return = Der wandernde Held ist zu dir zurückgekommen: Wirb ihn an{ $may ->
        [power] , oder nutze vorher eine Fähigkeit.
       *[none] .
    }

## Züge

seventh-move-decline = keine Fähigkeit nutzen
seventh-move-recruit = den wandernden Helden anwerben
seventh-move-pass = den wandernden Helden weitergeben
seventh-move-send-deck = die oberste Karte des Nachziehstapels losschicken
seventh-move-send = losschicken: { $card }
seventh-move-send-party = offen aus der Gruppe losschicken: { $card }
seventh-move-discard = ablegen: { $card }
seventh-move-clue = um einen Hinweis bitten mit: { $card }
seventh-move-power = nutzen: { $card } – { $power }
seventh-move-ready = nutzen: { $card } – bereit machen: { $target }
seventh-move-forbid = nutzen: { $card } – { $target } verbieten, den wandernden Helden anzuwerben

## Das Protokoll

seventh-event-dealt =
    { $name } hat zu Beginn in der Gruppe: { $party }; auf der Hand: { $count ->
        [0] keine Karten
        [one] 1 Karte{ $known ->
            [yes] : { $cards }
           *[no] {""}
        }
       *[other] { $count } Karten{ $known ->
            [yes] : { $cards }
           *[no] {""}
        }
    }.
seventh-event-replaced = Abgelegt, weil eine Gruppe sie doppelt hatte: { $cards }.
seventh-event-revealed = Zug { $turn }: { $name } deckt auf: { $card }.
seventh-event-unmatched = { $name } hat keinen passenden Helden.
seventh-event-sent =
    { $source ->
        [deck] Nichts passt: { $name } schickt die oberste Karte des Nachziehstapels zu { $to }
        [unseen] Nichts passt: { $name } schickt die oberste Karte des Nachziehstapels ungesehen zu { $to }
        [party] Nichts passt: { $name } schickt offen einen Helden der eigenen Gruppe zu { $to }
       *[hand] { $name } schickt einen Helden zu { $to }
    }{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
seventh-event-discarded = { $name } legt eine Handkarte ab: { $card }.
# $target ist die Zahl 0 bei einer Fähigkeit, die keinem Helden gilt.
seventh-event-announced =
    { $name } sagt eine Fähigkeit an: { $power }{ $target ->
        [0] {""}
       *[other] : { $target }
    }.
seventh-event-cancelled = { $name } hebt eine Fähigkeit von { $user } auf: { $power }.
seventh-event-readied = { $name } macht einen Helden bereit: { $card }.
seventh-event-burned = { $name } legt den wandernden Helden ab: { $card }.
seventh-event-forbidden = { $name } verbietet { $holder }, den wandernden Helden anzuwerben.
seventh-event-turned-away = { $name } darf den wandernden Helden nicht anwerben.
seventh-event-looked =
    { $name } sieht sich den wandernden Helden an{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
seventh-event-ignored = { $name } setzt die Bedingung außer Kraft: In diesem Zug passt jede Karte.
seventh-event-drew =
    { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
seventh-event-passed = { $name } gibt den Helden weiter an { $to }.
seventh-event-clue =
    { $name } bittet um einen Hinweis{ $known ->
        [yes] {" "}mit der Karte { $card }
       *[no] {""}
    }. Die Antwort: { $answer ->
        [yes] Ja
       *[no] Nein
    }.
seventh-event-recruited = { $name } wirbt einen Helden an: { $card }.
seventh-event-doubled = { $name } wirbt einen Helden an und hat ihn nun doppelt: { $card }.
seventh-event-eliminated = { $name } verliert beide Exemplare: { $card }.
seventh-event-turned-up =
    Die Hinweiskarte von { $name } wird aufgedeckt: { $card }. Die Antwort war { $answer ->
        [yes] Ja
       *[no] Nein
    }.
seventh-event-reshuffled = Der Nachziehstapel ist leer: Die abgelegten und ausgeschiedenen Karten werden zu einem neuen gemischt.
seventh-event-reshuffled-discard = Der Nachziehstapel ist leer: Der Ablagestapel wird zu einem neuen gemischt.
seventh-event-nothing-sent = Nichts passt, und es gibt keine Karte zu ziehen: { $name } schickt keinen Helden los.
seventh-event-declined = { $name } nutzt keine Fähigkeit.
seventh-event-ended =
    Das Spiel ist vorbei: { $reason ->
        [heroes] { $names } hat eine vollständige Gruppe.
        [turns] Der letzte mögliche Zug ist gespielt.
       *[deck] Der Nachziehstapel ist aufgebraucht.
    }

## Warum ein Zug nicht erlaubt ist

seventh-refuse-over = Das Spiel ist vorbei.
seventh-refuse-no-move = Das ist kein Zug dieses Spiels.
seventh-refuse-window = Du kannst jetzt nur eine Fähigkeit nutzen oder verzichten.
seventh-refuse-no-window = Es gibt nichts, worauf du verzichten könntest; wähle eine der angebotenen Möglichkeiten.
seventh-refuse-not-receiving = Anwerben oder weitergeben kannst du nur, wenn der wandernde Held vor dir liegt.
seventh-refuse-must-recruit = Der wandernde Held hat die Runde gemacht: Du musst ihn anwerben.
seventh-refuse-not-sending = Losgeschickt wird nur einmal im Zug, vom aktiven Spieler, nachdem die Bedingung aufgedeckt ist.
seventh-refuse-not-fitting = Eine { $value } erfüllt die Bedingung dieses Zuges nicht.
seventh-refuse-not-in-hand = Du hast keine { $value } auf der Hand.
seventh-refuse-has-fitting = Du hast eine passende Handkarte: Schicke eine Handkarte los.
seventh-refuse-party-first = Ein Held deiner Gruppe passt: Schicke einen Helden deiner Gruppe los.
seventh-refuse-not-from-party = In dieser Ausgabe schickt man keinen Helden der Gruppe los: Schicke die oberste Karte des Nachziehstapels los.
seventh-refuse-not-in-party = Du hast keine { $value } in deiner Gruppe.
seventh-refuse-not-discarding = Eine Handkarte legt man nur ab, wenn keine gepasst hat und die oberste Karte des Nachziehstapels losgeschickt wurde.
seventh-refuse-not-asking = Nur wer den wandernden Helden vor sich hat, darf um einen Hinweis bitten, und nie der aktive Spieler.
seventh-refuse-face-up = Dieser Held wurde offen losgeschickt: Es gibt keinen Hinweis dazu.
seventh-refuse-last-card = Mit der letzten Handkarte kannst du nicht um einen Hinweis bitten.
seventh-refuse-one-clue = In dieser Ausgabe darfst du nur um einen Hinweis pro Zug bitten, und den hattest du schon.
seventh-refuse-used = Deine { $value } ist schon benutzt; nutzbar sind nur bereite Helden.
seventh-refuse-discard-first = Lege zuerst eine Handkarte ab.
seventh-refuse-power-1 = Eine { $value } hebt eine Fähigkeit auf, die jemand anderes gerade angesagt hat; es gibt keine.
seventh-refuse-power-2 = Eine { $value } ist nur nutzbar, solange ein Held wandert, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-3 = Eine { $value } braucht einen anderen benutzten Helden in deiner Gruppe; als Reaktion auf eine Fähigkeit kann sie nur deine eigene benutzte 1 bereit machen.
seventh-refuse-power-4 = Eine { $value } ist nur nutzbar, solange der wandernde Held vor jemand anderem liegt, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-5 = Eine { $value } ist nur nutzbar, solange ein Held wandert, den du noch nicht gesehen hast, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-6 = Eine { $value } ist nur vor dem Losschicken nutzbar, wenn der aktive Spieler eine Handkarte hat und keine 6 in Kraft ist, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-7 = Eine { $value } ist nur nutzbar, wenn es eine Karte zu ziehen gibt, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-not-itself = Eine 3 macht sich nie selbst bereit.
seventh-refuse-names-target = Eine 3 macht einen deiner benutzten Helden bereit: Nenne ihn dazu, zum Beispiel „Fähigkeit 3 5“.
seventh-refuse-only-hen = Als Reaktion auf eine Fähigkeit kann eine 3 nur deine { $value } bereit machen.
seventh-refuse-not-used = In deiner Gruppe ist keine benutzte { $value }, die man bereit machen könnte.
seventh-refuse-reaches-nobody = Eine { $value } ist nur nutzbar, solange ein Held wandert, der noch jemand anderen erreichen kann, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-names-player = In diesem Spiel gilt eine { $value } einem Spieler deiner Wahl: Nenne auch den Platz, zum Beispiel „Fähigkeit 4 Platz 2“.
seventh-refuse-only-holder = In diesem Spiel gilt eine { $value } dem Spieler, vor dem der wandernde Held liegt: Sage nur „Fähigkeit 4“.
seventh-refuse-not-reached = Eine { $value } gilt einem anderen Spieler, den der wandernde Held noch erreichen kann und der ihn noch anwerben darf.

### Reasons the bots give for a move

seventh-reason-wins = mit { $percent } % Wahrscheinlichkeit der Held, der das Spiel gewinnt
seventh-reason-wins-sure = dieser Held gewinnt das Spiel
seventh-reason-recruit = mit { $percent } % Wahrscheinlichkeit neu in deiner Gruppe
seventh-reason-recruit-sure = sicher neu in deiner Gruppe
seventh-reason-recruit-risky = ein Wagnis: nur mit { $percent } % Wahrscheinlichkeit neu in deiner Gruppe
seventh-reason-recruit-double = sicher doppelt: Beide Karten gingen dir verloren
seventh-reason-pass = mit { $percent } % Wahrscheinlichkeit hättest du ihn doppelt
seventh-reason-pass-sure = sicher doppelt für dich
seventh-reason-pass-next = eher für die nächste Person doppelt als für dich
seventh-reason-pass-new = wohl neu für dich: Weitergeben lohnt nur, wenn er anderen wenig nützt
seventh-reason-clue = mehr zu wissen lohnt sich: mit { $percent } % Wahrscheinlichkeit neu
seventh-reason-clue-known = du weißt genug über diesen Helden; eine Frage kann nur die anderen täuschen
seventh-reason-keep = jetzt lohnt sich keine Fähigkeit
seventh-reason-power-1 = diese Fähigkeit würde dir schaden
seventh-reason-power-2 = besser, niemand bekommt diesen Helden
seventh-reason-power-3 = dieser benutzte Held kann noch einmal helfen
seventh-reason-power-4 = dieser Spieler soll diesen Helden nicht bekommen
seventh-reason-power-5 = ein Blick vor der Entscheidung lohnt sich
seventh-reason-power-6 = eine Karte, die nicht passt, kann dir mehr nützen
seventh-reason-power-6-other = wer losschickt, hat mehr Auswahl
seventh-reason-power-7 = mehr Karten, mehr Auswahl
seventh-reason-discard = davon hast du noch ein Exemplar
seventh-reason-discard-single = so behältst du die Karten, die du doppelt hast
seventh-reason-discard-any = du hast keine Karte doppelt, also ist es egal
seventh-reason-send-deck = nichts auf deiner Hand passt
seventh-reason-send =
    { $count ->
        [0] niemand hätte
        [one] ein Spieler hätte
       *[other] { $count } Spieler hätten
     } ihn doppelt; neu für dich, wenn er zurückkommt
seventh-reason-send-risky =
    { $count ->
        [0] kein anderer hätte
        [one] ein anderer hätte
       *[other] { $count } andere hätten
     } ihn doppelt, du aber auch
