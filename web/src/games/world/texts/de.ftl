### Helden der Welt auf der Seite

## Die Frage in Kürze

page-world-ask-place = Setze eine Figur.
page-world-ask-take = Nimm einen Helden.
page-world-ask-play = Spiele einen Helden.
page-world-ask-settle = Setze Bevölkerung.
page-world-ask-discover = Lege einen Fortschritt.
page-world-ask-attack = Willst du angreifen?
page-world-ask-spend = Münzen ausgeben?
page-world-ask-survey = Lege einen Fortschritt, wo du willst.
page-world-ask-migrate = Wohin zieht die nächste?
page-world-ask-wall = Du wirst angegriffen. Mauer einsetzen?
page-world-ask-reroll = Noch einmal würfeln?
page-world-ask-keep = Welcher Wurf gilt?
page-world-ask-flee = Wohin flieht die nächste?
page-world-ask-score = Deine Kraft einsetzen?

## Züge

page-world-move-take = { $hero } nehmen
page-world-move-take-deck = Den obersten Helden des Stapels ungesehen nehmen
page-world-move-play = { $hero } spielen
page-world-move-settle = Eine Figur setzen: { $territory }
page-world-move-flee = Fliehen: { $territory }
page-world-move-discover = { $discovery }: { $territory }
page-world-move-attack = { $territory }: { $rival } angreifen
page-world-move-migrate = Wandern { $origin } → { $territory }
page-world-move-build = { $wonder } für { $coins } Münzen bauen
page-world-move-use = { $wonder } einsetzen
page-world-move-use-at = { $wonder } einsetzen: { $territory }
page-world-move-keep = { $face } behalten
page-world-move-convert = { $point } Münzen → 1 Punkt
page-world-move-stop = Wanderung beenden
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
page-world-supply = Bevölkerung im Vorrat
page-world-made = Fortschritte gemacht
page-world-played = gespielte Helden
page-world-discoverers = Helden mit Fortschritt
page-world-known = bekannt auf der Hand
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
        [one] { $count } Held im Stapel
       *[other] { $count } Helden im Stapel
    }
page-world-track = Punkteleiste
page-world-wonders = Weltwunder
page-world-wonder-offer = { $wonder }, für { $coins } Münzen zu bauen
page-world-wonder-owned = { $wonder }: gebaut von { $seat }, Kraft bereit
page-world-wonder-used = { $wonder }: gebaut von { $seat }, Kraft in dieser Epoche benutzt
page-world-wonder-price = Kostet { $coins } Münzen, bringt { $points } Punkte; die Kraft einmal je Epoche.
page-world-later = Ab der Neuzeit im Spiel
page-world-scored = gewertet
page-world-scored-long = In dieser Epoche gewertet. Die Bevölkerung bleibt im Spiel.
page-world-free = { $count ->
        [one] Ein freies Feld: Der nächste Fortschritt löst die Wertung aus.
       *[other] { $count } freie Felder bis zur Wertung.
    }
page-world-ladder = Fortschritte: { $discoveries }; freie Felder: { $free }
page-world-here = { $seat }: { $count }, bekäme { $points }
page-world-pays = Brächte { $first } / { $second } / { $third }: die Summe, die Hälfte, den niedrigsten.
page-world-pays-two = Brächte { $first } / { $second }: die Summe, die Hälfte.
page-world-neighbours = Angrenzend: { $territories }
page-world-left = Noch { $count } zu setzen

## Helden

page-world-hero = { $hero }: Bevölkerung { $population }, Fortschritt { $discovery }, Eroberung { $conquest }, Schatz { $treasure }; { $territories }
page-world-value-population = Bevölkerung
page-world-value-discovery = Fortschritt
page-world-value-conquest = Eroberung
page-world-value-treasure = Schatz
page-world-bc = { $year } v. Chr.
page-world-ours = Werte von HeroHall; die gedruckten Karten sind nicht öffentlich.

## Handeln

page-world-click-territory = Wähle ein leuchtendes Gebiet, auf der Karte oder am Schild.
page-world-place-left = { $count ->
        [one] Die letzte Figur.
       *[other] Noch { $count } zu setzen.
    }
page-world-flee-left = { $count ->
        [one] Die letzte muss fliehen.
       *[other] { $count } müssen fliehen.
    }
page-world-if-scored = jetzt gewertet:
page-world-ranking = nach Bevölkerung:
page-world-scores-now = wird sofort gewertet:
page-world-drawn = Gezogene Fortschritte
page-world-choose-discovery = Wähle erst einen Fortschritt, dann ein leuchtendes Gebiet.
page-world-place-discovery = { $discovery }: Wähle ein leuchtendes Gebiet.
page-world-migrate-choose = Wähle, wo die Wanderung beginnt.
page-world-migrate-from = Wanderung beginnen: { $territory }
page-world-migrate-to = Aus { $origin }: höchstens noch { $count }.
page-world-migrate-hint = Völkerwanderung, { $coins } Münzen für bis zu { $count }: Wähle, wo sie beginnt.
page-world-migrate-picked = Wanderung aus { $territory }, { $coins } Münzen für bis zu { $count }: Wähle das Ziel.
page-world-poor = Zu wenige Münzen für mehr.
page-world-build = { $wonder }
page-world-use-where = Wähle ein leuchtendes Gebiet.
page-world-keep-power = Kraft aufheben
page-world-attack-in = Angreifen: { $territory }
page-world-choose-attack = Wähle, wen du angreifst; die Aussichten siehst du vor dem Wurf.
page-world-no-targets = Hier ist niemand anzugreifen.
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
page-world-nobody-there = Niemand lebt dort: Niemand punktet.
page-world-why-1 = Summe aller Fortschritte
page-world-why-2 = die Hälfte, aufgerundet
page-world-why-3 = der niedrigste Fortschritt
page-world-why-power = ({ $points } durch eine Kraft)
page-world-attack-at = { $seat } greift { $rival } an: { $territory }
page-world-walled = { $seat } steht hinter der Mauer: { $territory }.
page-world-epoch-years = 500 – 1900 n. Chr.
page-world-epoch-modern = Die Neuzeit
page-world-epoch-lands = Vier Gebiete öffnen sich: Alle neun sind im Spiel.
page-world-epoch-remain = Jedes antike Gebiet behält seinen besten Fortschritt.
page-world-skip = weiter mit einem Klick
page-world-told-attack = greift { $rival } an ({ $territory }): { $result }
page-world-told-scored = wertet { $territory }: { $points }
page-world-told-built = baut { $wonder }
page-world-told-converted = × 2 Münzen → 1 Punkt

## Das Ende

page-world-ended-scorings = Das achte Gebiet der Neuzeit ist gewertet.
page-world-ended-heroes = Niemand hat mehr einen Helden zu spielen.
page-world-points-coins = Münzen in Punkte
page-world-points-all = Summe

## Startseite, Lehrstunde und Galerie

gallery-link-world = Alle Karten und Plättchen
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
gallery-beside-all = Neben jedem Gebiet
gallery-sort-population = nach Bevölkerung
gallery-sort-discovery = nach Fortschritt
gallery-sort-conquest = nach Eroberung
gallery-sort-treasure = nach Schatz
gallery-worth = Wert { $points }
gallery-spaces = { $count } Felder für Fortschritte
gallery-acts-in = Handelt in:
gallery-beside = Neben:
learn-world-about = Besiedle die Welt, mach Entdeckungen, baue Wunder – und sei vorn, wo es zählt.
learn-world-aim = Willkommen! Du führst ein Volk durch zwei Epochen. Wer am Ende die meisten Punkte hat, gewinnt.

    Deine Farbe ist Blau, dein Zeichen der Kreis A. Hier werden die Punkte gezählt.
learn-world-lands = Punkte bringen die Gebiete. Im Altertum sind fünf im Spiel. Das Schild eines Gebiets zeigt seine drei Felder für Fortschritte und darunter, wer dort lebt.
learn-world-place = Zu Beginn setzen alle sieben Bevölkerung ein, reihum je eine. Wähle das Mittelmeer, auf der Karte oder auf seinem Schild.
learn-world-place-again = Auch Iris und Bruno setzen ein. Wähle jetzt Afrika.
learn-world-take = Alle sind eingesetzt. Jeder Zug ist gleich: einen Helden nehmen, einen Helden spielen.

    Nimm Ezana aus der Auslage. (Auch vom Stapel ginge es, unbesehen.)
learn-world-play = Ein Held hat vier Werte, der Reihe nach: Bevölkerung, Fortschritt, Eroberung, Schatz. Die kleine Karte zeigt, wo er handeln kann.

    Du hast drei Helden auf der Hand. Spiel Ezana.
learn-world-settle = Erstens Bevölkerung: Ezana bringt zwei. Setze eine im Mittelmeer und eine in Afrika ein.
learn-world-discover = Zweitens Fortschritt: Ezana hat einen aus dem Beutel gezogen, Bildhauerei, Wert { $sculpture }. Lege ihn ins Mittelmeer.

    Sind alle Felder eines Gebiets belegt, wird es gewertet.
learn-world-attack = Drittens Eroberung: Du darfst einmal angreifen, wo du und ein Rivale leben. Stärke: die 2 von Ezana, plus 1 im Altertum (plus 2 in der Neuzeit).

    Wähle das Mittelmeer. Du siehst, was jede Seite des Würfels gegen Iris bewirkt; dann würfle.
learn-world-migrate = Eine Schlacht: Iris verliert dort ihre zwei. Viertens Schatz: drei Münzen, damit hast du vier.

    Zwei Münzen kostet eine Völkerwanderung: Bis zu vier deiner Leute ziehen aus einem Gebiet in Nachbargebiete. Wähle den Nahen Osten, dann Afrika; danach zieht auch der andere.
learn-world-done = Zwei Münzen kaufen auch einen Punkt, sieben ein Weltwunder. Behalte deine zwei und beende den Zug.
learn-world-iris = Iris hat Kleopatra gespielt, sich wieder im Mittelmeer angesiedelt und dort die Seefahrt gelegt, Wert { $seafaring }. Nur ein Feld ist noch frei.
learn-world-second-turn = Auch Bruno hat gespielt. Du bist am Zug: Nimm Aryabhata, der zwei Fortschritte bringt, und spiel ihn.
learn-world-second-settle = Eine ins Mittelmeer, wo du vorn bist; eine in den Nahen Osten.
learn-world-second-discover = Du hast Schrift (Wert { $writing }) und Philosophie (Wert { $philosophy }) gezogen. Sie müssen in verschiedene Gebiete. Lege die Schrift ins Mittelmeer, auf das letzte Feld.
learn-world-scoring = Wertung! Die meiste Bevölkerung ist Erster: Du erhältst die Summe, { $sculpture } + { $seafaring } + { $writing } = { $first }. Iris als Zweite die Hälfte, aufgerundet: { $second }. Bruno als Dritter den niedrigsten Fortschritt: { $third }.

    Bei Gleichstand ist vorn, wer mehr Fortschritte gemacht hat. Die Leute bleiben, wo sie sind.
learn-world-other-discovery = Dein zweiter Fortschritt: die Philosophie in den Nahen Osten.
learn-world-save = Du hast jetzt vier Münzen. Spare sie für etwas Großes und beende den Zug.
learn-world-wonder = Einige Züge später: { $scored } Gebiete sind gewertet, du hast { $points } Punkte und { $coins } Münzen.

    Sieben Münzen kaufen ein Weltwunder: sofort drei Punkte, dazu eine Fähigkeit für jede Epoche. Baue die Hängenden Gärten.
learn-world-use = Ihre Fähigkeit: In deinem Zug drei Bevölkerung in ein Gebiet einsetzen. In Afrika ist noch ein Feld frei. Wähle die Hängenden Gärten, dann Afrika.
learn-world-used = Neun von dir in Afrika! Die Fähigkeit ist nun benutzt und kommt in der nächsten Epoche wieder. Jedes Weltwunder hat seine eigene: Zeig darauf, um sie zu lesen.
learn-world-rivals = Die anderen machen weiter. Bruno hat gerade einen Fortschritt gezogen, und in Indien ist ein Feld frei …
learn-world-epoch = Mit der vierten Wertung endet das Altertum. Von den alten Fortschritten behält jedes Gebiet nur den besten; vier Gebiete der Neuzeit mit je vier Feldern öffnen sich; es gibt neue Helden und neue Weltwunder.

    Punkte, Münzen, Bevölkerung und gebaute Wunder bleiben.
learn-world-modern = Wieder setzen alle sieben Bevölkerung ein, jetzt in den Gebieten der Neuzeit. Setze eine in Amerika ein.
learn-world-end = Alle neun Gebiete sind im Spiel. Mit der achten Wertung der Neuzeit endet das Spiel sofort; die meisten Punkte gewinnen. Übrige Münzen und Leute zählen nichts.
learn-world-rest = Das ist alles! Was ein Held bringt, muss so weit wie möglich genutzt werden; Angreifen und Münzenausgeben steht dir frei.

    Zeig auf etwas oder halte es gedrückt, um es zu lesen. „?“ zeigt zu jeder Frage die Regel. Viel Spaß!
page-world-turn-of = { $name } ist dran
page-game-world = Führe dein Volk durch die Geschichte: siedle, entdecke, baue Weltwunder.
page-game-world-facts = 2–5 Spieler · 75 Minuten · Mehrheiten und Strategie · für einen langen Abend
page-edition-world-fr = Übliche Regeln
page-edition-world-de = Regeln der deutschen Ausgabe
