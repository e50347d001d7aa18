### Helden der Welt auf der Seite

## Die Frage in Kürze

page-world-ask-place = Setze eine Figur ein.
page-world-ask-take = Nimm einen Helden.
page-world-ask-play = Spiele einen Helden aus.
page-world-ask-settle = Setze Figuren ein.
page-world-ask-discover = Platziere einen Fortschritt.
page-world-ask-attack = Willst du angreifen?
page-world-ask-spend = Münzen ausgeben?
page-world-ask-survey = Platziere einen dieser Fortschritte.
page-world-ask-migrate = Wohin zieht die nächste?
page-world-ask-wall = Du wirst angegriffen. Mauer nutzen?
page-world-ask-reroll = Noch einmal würfeln?
page-world-ask-keep = Welcher Wurf gilt?
page-world-ask-flee = Wohin flieht die nächste?
page-world-ask-score = Deine Fähigkeit nutzen?
page-world-ask-target = Wessen Figuren werden entfernt?
page-world-ask-power = Bei diesem Angriff eine Fähigkeit nutzen?

## Züge

page-world-move-take = { $hero } nehmen
page-world-move-take-deck = Den obersten Helden des Nachziehstapels ungesehen nehmen
page-world-move-play = { $hero } ausspielen
page-world-move-settle = Eine Figur einsetzen: { $territory }
page-world-move-flee = Fliehen nach: { $territory }
page-world-move-discover = { $discovery }: { $territory }
page-world-move-attack = { $territory }: { $rival } angreifen
page-world-move-remove = { $territory }: Figuren von { $rival } entfernen
page-world-move-migrate = Versetzen: { $origin } → { $territory }
page-world-move-build = { $wonder } für { $coins } Münzen errichten
page-world-move-use = { $wonder } nutzen
page-world-move-use-at = { $wonder } nutzen: { $territory }
page-world-move-keep = { $face } behalten
page-world-move-convert = { $point } Münzen → 1 Punkt
page-world-move-stop = Völkerwanderung beenden
page-world-move-decline = Verzichten
page-world-move-done = Zug beenden

## Der Tisch

page-world-headline = { $epoch ->
        [modern] Neuzeit
       *[ancient] Altertum
    }, { $count } von { $most } gewertet
page-world-scorings = { $count } von { $most } Gebieten gewertet
page-world-players = Mitspieler
page-world-you = du
page-world-points = Punkte
page-world-coins = Münzen
page-world-supply = Figuren im Vorrat
page-world-made = gemachte Fortschritte
page-world-played = ausgespielte Helden
page-world-discoverers = Helden mit Fortschritt
page-world-known = bekannt auf der Hand
page-world-in-hand = auf der Hand
page-world-hand-size = { $count ->
        [one] { $count } Held auf der Hand
       *[other] { $count } Helden auf der Hand
    }
page-world-bank = Münzen in der Bank
page-world-bag = { $count ->
        [one] { $count } Fortschritt im Beutel
       *[other] { $count } Fortschritte im Beutel
    }
page-world-row = Auslage
page-world-hand = Deine Hand
page-world-deck = { $count ->
        [one] { $count } Held im Nachziehstapel
       *[other] { $count } Helden im Nachziehstapel
    }
page-world-track = Zählleiste
page-world-wonders = Weltwunder
page-world-wonder-offer = { $wonder }, für { $coins } Münzen zu errichten
page-world-wonder-owned = { $wonder }: errichtet von { $seat }, Fähigkeit bereit
page-world-wonder-used = { $wonder }: errichtet von { $seat }, Fähigkeit in dieser Epoche genutzt
page-world-wonder-price = Kostet { $coins } Münzen, bringt { $points } Punkte; die Fähigkeit gilt einmal je Epoche.
page-world-later = Ab der Neuzeit im Spiel
page-world-scored = gewertet
page-world-scored-long = In dieser Epoche gewertet. Die Figuren bleiben im Spiel.
page-world-free = { $count ->
        [one] Ein freies Feld: Der nächste Fortschritt löst die Wertung aus.
       *[other] { $count } freie Felder bis zur Wertung.
    }
page-world-ladder = Fortschritte: { $discoveries }; freie Felder: { $free }
page-world-here = { $seat }: { $count }, bekäme { $points }
page-world-pays = Brächte { $first } / { $second } / { $third }: die Summe, die Hälfte, den niedrigsten Fortschritt.
page-world-pays-two = Brächte { $first } / { $second }: die Summe, die Hälfte.
page-world-neighbours = Angrenzend: { $territories }
page-world-left = Noch { $count } einzusetzen

## Helden

page-world-hero = { $hero }: Bevölkerung { $population }, Fortschritt { $discovery }, Eroberung { $conquest }, Schatz { $treasure }; { $territories }
page-world-value-population = Bevölkerung
page-world-value-discovery = Fortschritt
page-world-value-conquest = Eroberung
page-world-value-treasure = Schatz
page-world-bc = { $year } v. Chr.
page-world-ours = Werte von HeroHall; die gedruckten Karten sind nicht öffentlich.
page-world-ours-named = Name aus dem gedruckten Spiel, Werte von HeroHall: Die gedruckten Karten sind nicht öffentlich.
page-world-ours-power = Fähigkeit von HeroHall: Die gedruckten Weltwunder sind nicht öffentlich.
page-world-ours-power-for-two = Fähigkeit zu zweit wie gedruckt, sonst von HeroHall.

## Handeln

page-world-click-territory = Wähle ein leuchtendes Gebiet, auf der Karte oder am Schild.
page-world-place-left = { $count ->
        [one] Die letzte Figur.
       *[other] Noch { $count } Figuren.
    }
page-world-flee-left = { $count ->
        [one] Die letzte Figur muss fliehen.
       *[other] { $count } Figuren müssen fliehen.
    }
page-world-if-scored = jetzt gewertet:
page-world-ranking = nach Figuren:
page-world-scores-now = wird sofort gewertet:
page-world-drawn = Gezogene Fortschritte
page-world-choose-discovery = Wähle erst einen Fortschritt, dann ein leuchtendes Gebiet.
page-world-place-discovery = { $discovery }: Wähle ein leuchtendes Gebiet.
page-world-migrate-choose = Wähle, wo die Völkerwanderung beginnt.
page-world-migrate-from = Völkerwanderung beginnen: { $territory }
page-world-migrate-to = Ausgangsgebiet { $origin }: höchstens noch { $count }.
page-world-migrate-hint = Völkerwanderung, { $coins } Münzen für bis zu { $count } Figuren: Wähle, wo sie beginnt.
page-world-migrate-picked = Völkerwanderung, Ausgangsgebiet { $territory }, { $coins } Münzen für bis zu { $count } Figuren: Wähle das Ziel.
page-world-poor = Für mehr reichen die Münzen nicht.
page-world-build = { $wonder }
page-world-use-where = Wähle ein leuchtendes Gebiet.
page-world-keep-power = Fähigkeit aufsparen
page-world-attack-in = Angreifen: { $territory }
page-world-choose-attack = Wähle, wen du angreifst; die Aussichten siehst du vor dem Wurf.
page-world-choose-remove = Wähle, wessen Figuren die Fähigkeit entfernt.
page-world-no-targets = Hier kannst du niemanden angreifen.
page-world-other-target = Anderes Ziel
page-world-no-attack = Kein Angriff
page-world-roll = Angriff: würfeln
page-world-odds = { $territory }, gegen { $rival }, Stärke { $power }: Jede Seite ist gleich wahrscheinlich
page-world-lead = wer dann dort führt
page-world-leads = { $seat } führt dann
page-world-does-battle = Gegner verliert { $count }
page-world-does-defeat = Angreifer verliert { $count }
page-world-does-carnage = beide verlieren { $count }
page-world-does-plunder = { $count ->
        [one] { $count } Münze erbeutet
       *[other] { $count } Münzen erbeutet
    }
page-world-does-flight = { $count ->
        [one] { $count } flieht
       *[other] { $count } fliehen
    }
page-world-does-defection = { $count ->
        [one] { $count } läuft über
       *[other] { $count } laufen über
    }

## Augenblicke

page-world-scoring = Wertung: { $territory }
page-world-nobody-there = Dort steht niemand: Niemand bekommt Punkte.
page-world-why-1 = Summe aller Fortschritte
page-world-why-2 = die Hälfte, aufgerundet
page-world-why-3 = der niedrigste Fortschritt
page-world-why-power = (davon { $points } durch eine Fähigkeit)
page-world-attack-at = { $seat } greift { $rival } an: { $territory }
page-world-walled = { $seat } steht hinter der Mauer: { $territory }.
page-world-epoch-years = 500 bis 1900
page-world-epoch-modern = Die Neuzeit
page-world-epoch-lands = Vier Gebiete kommen hinzu: Alle neun sind im Spiel.
page-world-epoch-remain = Jedes Gebiet des Altertums behält seinen wertvollsten Fortschritt.
page-world-skip = weiter mit einem Klick
page-world-told-attack = greift { $rival } an ({ $territory }): { $result }
page-world-told-scored = löst eine Wertung aus, { $territory }: { $points }
page-world-told-built = errichtet { $wonder }
page-world-told-converted = × 2 Münzen → 1 Punkt

## Das Ende

page-world-ended-scorings = Das achte Gebiet der Neuzeit ist gewertet.
page-world-ended-heroes = Niemand hat mehr einen Helden zum Ausspielen.
page-world-points-coins = Münzen in Punkte
page-world-points-all = Summe

## Startseite, Lektion und Galerie

gallery-link-world = Alle Karten und Fortschritte
gallery-kind-heroes = Helden
gallery-kind-discoveries = Fortschritte
gallery-kind-wonders = Weltwunder
gallery-kind-territories = Gebiete
gallery-kind-die = Würfel
gallery-epoch = Epoche
gallery-epoch-all = Beide Epochen
gallery-epoch-ancient = Altertum
gallery-epoch-modern = Neuzeit
gallery-land = Gebiet
gallery-land-all = Alle Gebiete
gallery-beside-all = Benachbart zu beliebigem Gebiet
gallery-sort-population = nach Bevölkerung
gallery-sort-discovery = nach Fortschritt
gallery-sort-conquest = nach Eroberung
gallery-sort-treasure = nach Schatz
gallery-worth = Wert { $points }
gallery-spaces = { $count } Felder für Fortschritte
gallery-acts-in = Einflussgebiete:
gallery-beside = Benachbart:
learn-world-about = Besiedle die Welt, mach Fortschritte, errichte Weltwunder – und sei vorn, wo es zählt.
learn-world-aim = Willkommen! Du führst ein Volk durch zwei Epochen. Wer am Ende die meisten Punkte hat, gewinnt.

    Deine Farbe ist Blau, dein Zeichen der Kreis A. Hier werden die Punkte gezählt.
learn-world-lands = Punkte bringen die Gebiete. Im Altertum sind fünf im Spiel. Das Schild eines Gebiets zeigt seine drei Felder für Fortschritte und darunter, wer dort lebt.
learn-world-place = Zu Beginn setzen alle sieben Figuren ein, reihum je eine. Wähle das Mittelmeer, auf der Karte oder auf seinem Schild.
learn-world-place-again = Auch Iris und Bruno setzen ein. Wähle jetzt Afrika.
learn-world-take =
    Alle Figuren sind eingesetzt. Jeder Zug ist gleich: einen Helden nehmen, einen Helden ausspielen.

    Nimm Ezana aus der Auslage. (Auch vom Nachziehstapel ginge es, ungesehen.)
learn-world-play =
    Ein Held hat vier Werte, der Reihe nach: Bevölkerung, Fortschritt, Eroberung, Schatz. Die kleine Karte zeigt, wo er wirken kann.

    Du hast drei Helden auf der Hand. Spiel Ezana aus.
learn-world-settle = Erstens Bevölkerung: Ezana bringt zwei Figuren. Setze eine im Mittelmeer und eine in Afrika ein.
learn-world-discover =
    Zweitens Fortschritt: Ezana hat einen aus dem Beutel gezogen, Bildhauerei, Wert { $sculpture }. Platziere ihn im Mittelmeer.

    Sind alle Felder eines Gebiets belegt, wird es gewertet.
learn-world-attack =
    Drittens Eroberung: Du darfst einmal angreifen, wo du und ein Gegner Figuren habt. Stärke: die 2 von Ezana, plus 1 im Altertum (plus 2 in der Neuzeit).

    Wähle das Mittelmeer. Du siehst, was jede Seite des Würfels gegen Iris bewirkt; dann würfle.
learn-world-migrate =
    Schlacht: Iris verliert dort ihre zwei Figuren. Viertens Schatz: drei Münzen, damit hast du vier.

    Zwei Münzen kostet eine Völkerwanderung: Bis zu vier deiner Figuren ziehen aus einem Gebiet in benachbarte Gebiete. Wähle den Nahen Osten, dann Afrika; danach versetze auch die zweite Figur.
learn-world-done = Zwei Münzen kaufen auch einen Punkt, sieben ein Weltwunder. Behalte deine zwei und beende den Zug.
learn-world-iris = Iris hat Kleopatra ausgespielt, sich wieder im Mittelmeer angesiedelt und dort die Seefahrt platziert, Wert { $seafaring }. Nur ein Feld ist noch frei.
learn-world-second-turn = Auch Bruno war am Zug. Jetzt du: Nimm Aryabhata, der zwei Fortschritte bringt, und spiel ihn aus.
learn-world-second-settle = Eine Figur ins Mittelmeer, wo du vorn bist; eine in den Nahen Osten.
learn-world-second-discover = Du hast Schrift (Wert { $writing }) und Philosophie (Wert { $philosophy }) gezogen. Sie müssen in verschiedene Gebiete. Platziere die Schrift im Mittelmeer, auf dem letzten Feld.
learn-world-scoring =
    Wertung! Wer die meisten Figuren hat, ist Erster: Du erhältst die Summe, { $sculpture } + { $seafaring } + { $writing } = { $first }. Iris als Zweite die Hälfte, aufgerundet: { $second }. Bruno als Dritter den niedrigsten Fortschritt: { $third }.

    Bei Gleichstand ist vorn, wer mehr Fortschritte gemacht hat. Die Figuren bleiben, wo sie sind.
learn-world-other-discovery = Dein zweiter Fortschritt: die Philosophie in den Nahen Osten.
learn-world-save = Du hast jetzt vier Münzen. Spare sie für etwas Großes und beende den Zug.
learn-world-wonder =
    Einige Züge später: { $scored } Gebiete sind gewertet, du hast { $points } Punkte und { $coins } Münzen.

    Sieben Münzen kaufen ein Weltwunder: sofort drei Punkte, dazu eine Fähigkeit für jede Epoche. Errichte die Hängenden Gärten. (Die Fähigkeiten der Weltwunder stammen von HeroHall: Die gedruckten Karten sind nicht öffentlich.)
learn-world-use = Ihre Fähigkeit: in deinem Zug drei Figuren in ein Gebiet einsetzen. In Afrika ist noch ein Feld frei. Wähle die Hängenden Gärten, dann Afrika.
learn-world-used = Neun deiner Figuren in Afrika! Die Fähigkeit ist nun genutzt und kommt in der nächsten Epoche wieder. Jedes Weltwunder hat seine eigene: Zeig darauf, um sie zu lesen.
learn-world-rivals = Die anderen machen weiter. Bruno hat gerade einen Fortschritt gezogen, und in Indien ist ein Feld frei …
learn-world-epoch =
    Mit der vierten Wertung endet das Altertum. Von den alten Fortschritten behält jedes Gebiet nur den besten; vier Gebiete der Neuzeit mit je vier Feldern kommen hinzu; es gibt neue Helden und neue Weltwunder.

    Punkte, Münzen, Figuren und errichtete Weltwunder bleiben.
learn-world-modern = Wieder setzen alle sieben Figuren ein, jetzt in den Gebieten der Neuzeit. Setze eine in Amerika ein.
learn-world-end = Alle neun Gebiete sind im Spiel. Mit der achten Wertung der Neuzeit endet das Spiel sofort; wer die meisten Punkte hat, gewinnt. Übrige Münzen und Figuren zählen nichts.
learn-world-rest =
    Das ist alles! Was ein Held bringt, muss so weit wie möglich genutzt werden; ob du angreifst und Münzen ausgibst, steht dir frei.

    Zeig auf etwas oder halte es gedrückt, um es zu lesen. „?“ zeigt zu jeder Frage die Regel. Viel Spaß!
page-world-turn-of = { $name } ist am Zug
page-game-world = Führe dein Volk durch die Geschichte: siedle, mach Fortschritte, errichte Weltwunder.
page-game-world-facts = 2–5 Spieler · 75 Minuten · Mehrheiten und Strategie · für einen langen Abend
page-edition-world-fr = Standardregeln
page-edition-world-de = Regeln der deutschen Ausgabe
