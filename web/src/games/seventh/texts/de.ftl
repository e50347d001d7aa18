### Der Tisch von Seventh Hero. Ereignisse, Fragen, Züge und Helden stehen in den eigenen Texten des Spiels.

## Was eine Fähigkeit tut, in ein, zwei Wörtern: Es muss auf eine Karte passen

page-seventh-power-1 = aufheben
page-seventh-power-2 = ablegen
page-seventh-power-3 = bereit machen
page-seventh-power-4 = verbieten
page-seventh-power-5 = ansehen
page-seventh-power-6 = ignorieren
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
page-seventh-ignored = außer Kraft: Jede Karte passt
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
page-seventh-active = schickt los
page-seventh-must-pass = darf nicht anwerben
page-seventh-player = Spieler { $letter }
page-seventh-phrase-hero = Ich sage, es ist: { $card }.
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
        [deck] vom Nachziehstapel
        [unseen] vom Nachziehstapel, ungesehen
        [party] aus der Gruppe
       *[hand] aus der Hand
    }
page-seventh-seen-by = Angesehen von { $names }
page-seventh-unseen = Niemand hat ihn gesehen
page-seventh-possible = Möglich sind
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
page-seventh-clue = { $name } fragte mit der Karte { $card }: { $answer ->
        [yes] Ja
       *[no] Nein
    }
page-seventh-clue-hidden = { $name } fragte mit einer verdeckten Karte: { $answer ->
        [yes] Ja
       *[no] Nein
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
page-seventh-beat-turned_away = { $name } darf ihn nicht anwerben
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
        [W1] Bevor { $active } einen Helden losschickt: Fähigkeit nutzen?
        [W2] Der Held liegt vor { $holder }: Fähigkeit nutzen?
        [W3] Bevor { $holder } beide Exemplare verliert: Fähigkeit nutzen?
       *[W4] Bevor der Zug endet: Fähigkeit nutzen?
    }
page-seventh-ask-react = Reagierst du, bevor diese Fähigkeit wirkt?
page-seventh-ask-send = Welchen Helden schickst du nach links los?
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
page-seventh-recruit-known = Anwerben: { $card }
page-seventh-pass = Weiter an { $name }
page-seventh-clue-mode = Mit Karte fragen …
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
page-seventh-send-deck = Oberste Karte des Nachziehstapels losschicken
page-seventh-use = Nutzen: { $hero }
page-seventh-ready-mode = Nutzen: { $hero } …
page-seventh-ready = Bereit machen: { $hero }
page-seventh-forbid-mode = Nutzen: { $hero } …
page-seventh-forbid = { $name } darf ihn nicht anwerben
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
        [heroes] { $heroes } verschiedene Helden sind beisammen.
        [turns] Der letzte mögliche Zug ist gespielt; { $heroes } Helden reichen.
       *[deck] Der Nachziehstapel ist aufgebraucht; { $heroes } Helden reichen.
    }
page-seventh-result = { $gone } ausgeschieden · { $used } benutzt

## Startseite, Lektion und Galerie

gallery-link-seventh = Alle Karten
gallery-players = mit { $count } Spielern
learn-seventh-about = Schick Helden um den Tisch, bluffe, frage, schau nach – und sammle sechs verschiedene.
learn-seventh-aim =
    Willkommen! Es gibt sieben Arten von Helden, 1 bis 7. Wer zuerst sechs verschiedene hat, gewinnt.

    Das ist deine Gruppe. Zwei Helden gehören schon dazu: { $hero1 } und { $hero5 }.
learn-seventh-others = Auch Iris und Bruno sammeln Helden. Alle sehen alle Gruppen, aber niemand sieht fremde Handkarten.
learn-seventh-requirement = Jeder Zug beginnt mit einer aufgedeckten Karte. Die Zeile an ihrem Fuß ist die Bedingung: diesmal „3 oder weniger“.

    Losgeschickt werden darf also nur eine 1, 2 oder 3.
learn-seventh-send = Du bist am Zug: Schick einen passenden Helden verdeckt zu Iris, links von dir. Nimm die Karte { $hero2 }, die dir noch fehlt.
learn-seventh-passed = Iris weiß nicht, wer da kommt. Sie könnte ihn anwerben – aber wenn sie ihn schon hat? Sie gibt ihn an Bruno weiter.
learn-seventh-came-back =
    Auch Bruno traute sich nicht. Hat ein Held die Runde gemacht, muss sein Absender ihn anwerben. Genau das war dein Plan: Jetzt hast du drei.

    Am Ende seines Zuges zieht man eine Karte: Du hast eine bekommen.
learn-seventh-window =
    Iris ist am Zug: Sie hat Bruno einen Helden mit 3 oder mehr geschickt.

    Fähigkeiten darf man auch in fremden Zügen nutzen; darum wirst du gefragt. Keine Eile: Nutze jetzt keine.
learn-seventh-double =
    Bruno hat ihn an dich weitergegeben. Anwerben oder weitergeben?

    Vorsicht: Wirbst du einen Helden an, den du schon hast, verlassen beide Karten deine Gruppe. Eine 5 hättest du doppelt.
learn-seventh-clue = Bitte um einen Hinweis! Zeig dem Absender eine Handkarte; er sagt ehrlich, ob es derselbe Held ist. Alle hören die Antwort, und die Karte ist weg.

    Wähle „Mit Karte fragen …“, dann die 5.
learn-seventh-answer = „Nein“: Es ist keine 5. Die Bedingung war 3 oder mehr, also ist es eine 3, 4, 6 oder 7, und die fehlen dir alle. Wirb ihn an!
learn-seventh-power =
    { $hero3 }: vier Helden! Nun hat Bruno dir einen geschickt, und er ist ungerade. Du hast 1, 3 und 5: Das ist riskant.

    Jeder Held einer Gruppe hat eine Fähigkeit, die man einmal nutzen kann. Mit { $hero5 } siehst du dir den wandernden Helden an.
learn-seventh-looked =
    Eine 1: Die hättest du doppelt. Deine 5 liegt jetzt quer: Sie ist benutzt, zählt aber weiter.

    Gib die 1 an Iris weiter. Sie hat auch eine …
learn-seventh-doubled = Iris hat sie genommen – und nun doppelt! Beide Einsen scheiden aus, und ihr bleibt nur ein Held.
learn-seventh-send-again =
    Du bist wieder am Zug. Die Bedingung ist „5 oder mehr“, und nur deine 6 passt. Schick sie los.

    Passt keine Handkarte, wird die oberste Karte des Nachziehstapels losgeschickt, und du legst eine Handkarte ab.
learn-seventh-forbidden =
    Beide gaben weiter, die 6 wäre also deine. Doch Iris sagt { $hero4 } an: Du darfst nicht anwerben! Weil du sie losgeschickt hast, würde sie abgelegt.

    Bevor eine Fähigkeit wirkt, dürfen andere reagieren. { $hero1 } hebt sie auf.
learn-seventh-cancelled = Aufgehoben! Die Fähigkeit von Iris ist trotzdem verbraucht. Wirb deine 6 an.
learn-seventh-ready =
    Fünf Helden: noch einer, und du gewinnst. Wieder liegt ein Held vor dir. Welcher?

    Deine 5 ist benutzt, aber { $hero3 } kann einen deiner benutzten Helden bereit machen.
learn-seventh-look-again = Deine 5 ist wieder bereit. Sieh dir den Helden an!
learn-seventh-sixth = { $hero7 }: der sechste Held! Wirb ihn an.
learn-seventh-won =
    Sechs verschiedene Helden: Du hast gewonnen!

    Geht vorher der Nachziehstapel aus, endet das Spiel mit diesem Zug: Dann gewinnt, wer die meisten Helden hat; bei Gleichstand, wer weniger ausgeschiedene Karten hat, dann, wer weniger benutzte Helden hat.
learn-seventh-rest =
    Drei Fähigkeiten fehlen noch: Die 2 legt den wandernden Helden ab, die 6 setzt die Bedingung für einen Zug außer Kraft, die 7 zieht zwei Karten.

    Zeig auf eine Karte oder halte sie gedrückt, um sie zu lesen. „?“ zeigt zu jeder Frage die Regel. Viel Spaß!
page-game-seventh = Den Helden anwerben oder weitergeben? Sechs verschiedene gewinnen.
page-game-seventh-facts = 3–5 Spieler · 20 Minuten · Bluff und Kombinieren · leicht zu lernen
page-edition-seventh-iello = Standardregeln
page-edition-seventh-iello-variant = Standardregeln mit beiden Varianten
page-edition-seventh-aeg = Amerikanische Ausgabe
page-edition-seventh-original = Erste Ausgabe
page-theme-seventh-classic = klassisch
page-theme-seventh-dragon = Drachen
page-seventh-insight = { $count ->
    [one] konnte sicher sein: { $cards }
   *[other] { $count } möglich: { $cards }
}
