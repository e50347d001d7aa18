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
page-seventh-may-be-plain =
    { $card }: { $may ->
        [yes] möglich
       *[no] nicht möglich
    }
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
        [W1] Bevor { $active } einen Helden schickt: Fähigkeit nutzen?
        [W2] Der Held liegt vor { $holder }: Fähigkeit nutzen?
        [W3] Bevor { $holder } beide verliert: Fähigkeit nutzen?
       *[W4] Bevor der Zug endet: Fähigkeit nutzen?
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
page-seventh-result = { $gone } ausgeschieden · { $used } benutzt

## Startseite, Lehrstunde und Galerie

gallery-link-seventh = Alle Karten
gallery-players = zu { $count } Spielern
learn-seventh-about = Schick Helden um den Tisch, bluffe, frage, schau nach – und sammle sechs verschiedene.
learn-seventh-aim = Willkommen! Es gibt sieben Arten von Helden, 1 bis 7. Wer zuerst sechs verschiedene hat, gewinnt.

    Das ist deine Gruppe. Zwei Helden gehören schon dazu: 1 ({ $hero1 }) und 5 ({ $hero5 }).
learn-seventh-others = Auch Iris und Bruno sammeln Helden. Alle sehen alle Gruppen, aber niemand sieht fremde Handkarten.
learn-seventh-requirement = Jeder Zug beginnt mit einer aufgedeckten Karte. Die Zeile an ihrem Fuß ist die Bedingung: diesmal „3 oder weniger“.

    Losgeschickt werden darf also nur eine 1, 2 oder 3.
learn-seventh-send = Du bist am Zug: Schick einen passenden Helden verdeckt zu Iris, nach links. Nimm die 2 ({ $hero2 }), die dir noch fehlt.
learn-seventh-passed = Iris weiß nicht, wer da kommt. Sie könnte ihn anwerben – aber wenn sie ihn schon hat? Sie gibt ihn an Bruno weiter.
learn-seventh-came-back = Auch Bruno traute sich nicht. Ist ein Held ganz herum, muss sein Absender ihn anwerben. Genau das war dein Plan: Jetzt hast du drei.

    Am Ende seines Zuges zieht man eine Karte: Du hast eine bekommen.
learn-seventh-window = Iris ist am Zug: Sie hat Bruno einen Helden geschickt, 3 oder höher.

    Fähigkeiten darf man auch in fremden Zügen nutzen; darum wirst du gefragt. Keine Eile: Nutze jetzt keine.
learn-seventh-double = Bruno hat ihn an dich weitergegeben. Anwerben oder weitergeben?

    Vorsicht: Ein Held, den du schon hast, ist ein Doppel. Beide Karten würden deine Gruppe verlassen. Eine 5 wäre so ein Doppel.
learn-seventh-clue = Bitte um einen Hinweis! Zeig dem Absender eine Handkarte; er sagt ehrlich, ob es derselbe Held ist. Alle hören die Antwort, und die Karte ist weg.

    Wähle „Mit Karte fragen …“, dann die 5.
learn-seventh-answer = „Nein“: Es ist keine 5. Die Bedingung war 3 oder höher, also ist es eine 3, 4, 6 oder 7, und die fehlen dir alle. Wirb ihn an!
learn-seventh-power = Eine 3 ({ $hero3 }): vier Helden! Nun hat Bruno dir einen geschickt, und er ist ungerade. Du hast 1, 3 und 5: Das ist riskant.

    Jeder Held einer Gruppe hat eine Fähigkeit, einmal zu nutzen. Deine 5 ({ $hero5 }) sieht sich den wandernden Helden an.
learn-seventh-looked = Eine 1: für dich ein Doppel. Deine 5 liegt jetzt quer: Sie ist benutzt, zählt aber weiter.

    Gib die 1 an Iris weiter. Sie hat auch eine …
learn-seventh-doubled = Iris hat sie genommen – ein Doppel! Beide 1 scheiden aus, und ihr bleibt nur ein Held.
learn-seventh-send-again = Du bist wieder am Zug. Die Bedingung ist „5 oder mehr“, und nur deine 6 passt. Schick sie los.

    Passt keine Handkarte, wird die oberste Karte des Stapels losgeschickt, und du legst eine Handkarte ab.
learn-seventh-forbidden = Beide gaben weiter, die 6 wäre also dein. Doch Iris kündigt ihre 4 ({ $hero4 }) an: Du darfst nicht anwerben! Weil du der Absender bist, würde der Held abgelegt.

    Bevor eine Fähigkeit wirkt, dürfen andere reagieren. Deine 1 ({ $hero1 }) hebt sie auf.
learn-seventh-cancelled = Aufgehoben! Die Fähigkeit von Iris ist trotzdem verbraucht. Wirb deine 6 an.
learn-seventh-ready = Fünf Helden: noch einer, und du gewinnst. Wieder liegt ein Held vor dir. Welcher?

    Deine 5 ist benutzt, aber deine 3 ({ $hero3 }) kann einen deiner benutzten Helden bereit machen.
learn-seventh-look-again = Deine 5 ist wieder bereit. Sieh dir den Helden an!
learn-seventh-sixth = Eine 7 ({ $hero7 }): der sechste Held! Wirb ihn an.
learn-seventh-won = Sechs verschiedene Helden: Du hast gewonnen!

    Geht vorher der Stapel aus, endet das Spiel mit diesem Zug: Dann gewinnen die meisten Helden; bei Gleichstand weniger ausgeschiedene Karten, dann weniger benutzte Helden.
learn-seventh-rest = Drei Fähigkeiten fehlen noch: 2 legt den wandernden Helden ab, 6 hebt die Bedingung für einen Zug auf, 7 zieht zwei Karten.

    Zeig auf eine Karte oder halte sie gedrückt, um sie zu lesen. „?“ zeigt zu jeder Frage die Regel. Viel Spaß!
page-game-seventh = Den Helden aufnehmen oder weitergeben? Sechs verschiedene gewinnen.
page-game-seventh-facts = 3–5 Spieler · 20 Minuten · Bluff und Kombinieren · leicht zu lernen
page-edition-seventh-iello = Übliche Regeln
page-edition-seventh-iello-variant = Übliche Regeln mit beiden Varianten
page-edition-seventh-aeg = Amerikanische Ausgabe
page-edition-seventh-original = Erste Ausgabe
page-theme-seventh-classic = klassisch
page-theme-seventh-dragon = Drachen
page-seventh-insight = { $count ->
    [one] konnte sicher sein: { $cards }
   *[other] { $count } möglich: { $cards }
}
