seventh-title = Seventh Hero
seventh-too-few-cards = Diese Optionen lassen { $cards } Karten übrig, zum Austeilen braucht es { $needed }; wähle mehr Werte, mehr Exemplare, eine kleinere Hand oder weniger Spieler.

## Optionen und Ausgaben

seventh-option-no_match = Keine passende Handkarte
seventh-option-no_match-deck = die oberste Karte des Nachziehstapels wird losgeschickt und eine Handkarte abgelegt
seventh-option-no_match-party = ein passender Held der eigenen Gruppe wird offen losgeschickt; gibt es keinen, ungesehen die oberste Karte des Nachziehstapels
seventh-option-clue = Ein Hinweis sagt
seventh-option-clue-identical = ob der wandernde Held derselbe ist wie auf der Hinweiskarte
seventh-option-clue-requirement = ob der wandernde Held die Bedingung auf der Hinweiskarte erfüllt
seventh-option-clues_per_turn = Hinweise pro Zug
seventh-option-clues_per_turn-any = so viele, wie der Empfänger will
seventh-option-clues_per_turn-one = einer für jeden Empfänger
seventh-option-duplicates = Doppelt angeworbener Held
seventh-option-duplicates-eliminated = beide Exemplare kommen auf den Stapel der Ausgeschiedenen des Anwerbenden
seventh-option-duplicates-discard = beide Exemplare kommen auf den Ablagestapel
seventh-option-deck_end = Wenn der Nachziehstapel aufgebraucht ist
seventh-option-deck_end-score = das Spiel endet mit diesem Zug und wird gewertet
seventh-option-deck_end-reshuffle = die Karten werden neu gemischt, und nur eine volle Gruppe beendet das Spiel
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

seventh-edition-iello = Die französische Anleitung von 2014.
seventh-edition-iello-variant = Die französische Anleitung mit ihren beiden Varianten: Hinweise nach der Bedingung, und der Nachziehstapel wird neu gemischt.
seventh-edition-aeg = Die amerikanische Ausgabe, soweit sie öffentlich bekannt ist; der Rest stammt aus der Anleitung (S8.2).
seventh-edition-original = Die erste japanische Ausgabe, soweit sie öffentlich bekannt ist; der Rest stammt aus der Anleitung (S8.2).

## Daueraufträge

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
seventh-power-4 = ein Anwerben verbieten
seventh-power-5 = den wandernden Helden ansehen
seventh-power-6 = die Bedingung missachten
seventh-power-7 = zwei Karten ziehen

## Was gefragt ist

seventh-ask-window = Nutzt du jetzt eine Fähigkeit?
seventh-ask-react = Eine Fähigkeit ist angesagt. Reagierst du, bevor sie wirkt?
seventh-ask-send = Welchen Helden schickst du verdeckt nach links los? Vorher darfst du eine Fähigkeit nutzen.
seventh-ask-discard = Keine deiner Karten hat gepasst: Welche Handkarte legst du offen ab?
seventh-ask-receive = Der wandernde Held liegt vor dir: anwerben oder weitergeben? Vorher darfst du um Hinweise bitten oder eine Fähigkeit nutzen.
seventh-ask-return = Der wandernde Held ist zu dir zurückgekommen: Wirb ihn an, es sei denn, eine Fähigkeit verhindert es.

## Züge

seventh-move-decline = keine Fähigkeit nutzen
seventh-move-recruit = den wandernden Helden anwerben
seventh-move-pass = den wandernden Helden weitergeben
seventh-move-send-deck = die oberste Karte des Nachziehstapels losschicken
seventh-move-send = losschicken: { $card }
seventh-move-send-party = offen aus der Gruppe losschicken: { $card }
seventh-move-discard = ablegen: { $card }
seventh-move-clue = um einen Hinweis bitten mit: { $card }
seventh-move-power = { $card } nutzen: { $power }
seventh-move-ready = { $card } nutzen: { $target } bereit machen

## Das Protokoll

seventh-event-dealt =
    { $name } beginnt mit { $party } in der Gruppe und { $count ->
        [0] keine Handkarten
        [one] 1 Handkarte{ $known ->
            [yes] : { $cards }
           *[no] {""}
        }
       *[other] { $count } Handkarten{ $known ->
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
       *[other] , für { $target }
    }.
seventh-event-cancelled = { $name } hebt eine Fähigkeit von { $user } auf: { $power }.
seventh-event-readied = { $name } macht einen Helden bereit: { $card }.
seventh-event-burned = { $name } legt den wandernden Helden ab: { $card }.
seventh-event-forbidden = { $name } verbietet { $holder }, den wandernden Helden anzuwerben.
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
        [yes] {" "}({ $card })
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
seventh-event-reshuffled = Der Nachziehstapel ist leer: Abgelegte und ausgeschiedene Karten werden zu einem neuen gemischt.
seventh-event-nothing-sent = Nichts passt, und es gibt keine Karte zu ziehen: { $name } schickt keinen Helden los.
seventh-event-declined = { $name } nutzt keine Fähigkeit.
seventh-event-ended =
    Das Spiel ist vorbei: { $reason ->
        [heroes] Eine Gruppe ist vollzählig.
        [turns] Der letzte mögliche Zug ist gespielt.
       *[deck] Der Nachziehstapel ist aufgebraucht.
    }

## Warum ein Zug nicht erlaubt ist

seventh-refuse-over = Das Spiel ist vorbei.
seventh-refuse-no-move = Das ist kein Zug des Spiels.
seventh-refuse-window = Gefragt ist jetzt nur nach einer Fähigkeit: Nutze eine oder verzichte.
seventh-refuse-no-window = Jetzt gibt es nichts, worauf du verzichten könntest; triff eine der angebotenen Entscheidungen.
seventh-refuse-not-receiving = Anwerben oder weitergeben kann nur, vor wem der wandernde Held liegt.
seventh-refuse-must-recruit = Der wandernde Held ist einmal herum: Du musst ihn anwerben.
seventh-refuse-not-sending = Losgeschickt wird nur einmal, vom aktiven Spieler, nachdem die Bedingung aufgedeckt ist.
seventh-refuse-not-fitting = Eine { $value } erfüllt die Bedingung dieses Zuges nicht.
seventh-refuse-not-in-hand = Du hast keine { $value } auf der Hand.
seventh-refuse-has-fitting = Du hast eine passende Handkarte: Schicke eine von dort los.
seventh-refuse-party-first = Ein Held deiner Gruppe passt: Schicke einen von dort los.
seventh-refuse-not-from-party = In dieser Ausgabe schickt man keinen Helden der Gruppe los: Schicke die oberste Karte des Nachziehstapels.
seventh-refuse-not-in-party = Du hast keine { $value } in deiner Gruppe.
seventh-refuse-not-discarding = Eine Handkarte legt man nur ab, wenn keine gepasst hat und die oberste Karte des Nachziehstapels losgeschickt ist.
seventh-refuse-not-asking = Nur der Spieler, vor dem der wandernde Held liegt, darf um einen Hinweis bitten, nie der aktive Spieler.
seventh-refuse-face-up = Dieser Held wurde offen losgeschickt: Es gibt keinen Hinweis dazu.
seventh-refuse-last-card = Mit der letzten Handkarte kannst du nicht um einen Hinweis bitten.
seventh-refuse-one-clue = In dieser Ausgabe darfst du um einen Hinweis pro Zug bitten, und den hattest du schon.
seventh-refuse-used = Deine { $value } ist schon benutzt; nutzbar sind nur bereite Helden.
seventh-refuse-discard-first = Lege zuerst eine Handkarte ab.
seventh-refuse-power-1 = Eine { $value } hebt eine Fähigkeit auf, die ein anderer gerade angesagt hat; es gibt keine.
seventh-refuse-power-2 = Eine { $value } ist nur nutzbar, solange ein Held wandert, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-3 = Eine { $value } braucht einen anderen benutzten Helden in deiner Gruppe; als Reaktion auf eine Fähigkeit kann sie nur deine eigene benutzte 1 bereit machen.
seventh-refuse-power-4 = Eine { $value } ist nur nutzbar, solange der wandernde Held vor jemand anderem liegt, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-5 = Eine { $value } ist nur nutzbar, solange ein Held wandert, den du noch nicht gesehen hast, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-6 = Eine { $value } ist nur vor dem Losschicken nutzbar, wenn der aktive Spieler eine Handkarte hat und keine 6 in Kraft ist; sie ist keine Reaktion auf eine Fähigkeit.
seventh-refuse-power-7 = Eine { $value } braucht eine Karte zum Ziehen; sie ist keine Reaktion auf eine Fähigkeit.
seventh-refuse-not-itself = Eine 3 macht sich nie selbst bereit.
seventh-refuse-only-hen = Als Reaktion auf eine Fähigkeit kann eine 3 nur deine { $value } bereit machen.
seventh-refuse-not-used = In deiner Gruppe ist keine benutzte { $value }, die man bereit machen könnte.

### Reasons the bots give for a move

seventh-reason-wins = mit { $percent } % der Held, der das Spiel gewinnt
seventh-reason-recruit = mit { $percent } % neu in deiner Gruppe
seventh-reason-pass = mit { $percent } % hättest du ihn doppelt
seventh-reason-clue = mehr zu wissen lohnt sich: mit { $percent } % neu
seventh-reason-keep = nichts hier ist eine Fähigkeit wert
seventh-reason-power-1 = diese Fähigkeit würde dir schaden
seventh-reason-power-2 = besser, niemand bekommt diesen Helden
seventh-reason-power-3 = ein benutzter Held kann wieder helfen
seventh-reason-power-4 = dieser Spieler soll diesen Helden nicht bekommen
seventh-reason-power-5 = ein Blick vor der Entscheidung lohnt sich
seventh-reason-power-6 = eine Karte, die nicht passt, kann dir mehr nützen
seventh-reason-power-6-other = wer losschickt, hat mehr Auswahl
seventh-reason-power-7 = mehr Karten, mehr Auswahl
seventh-reason-discard = davon hast du mehr
seventh-reason-discard-single = so bleiben die Karten, die du doppelt hast
seventh-reason-discard-any = du hast keine Karte doppelt, also ist es gleich
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
