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
page-world-odds = { $territory }, gegen { $rival }, Stärke { $power }: je eine von sechs Seiten
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

## Das Ende

page-world-ended-scorings = Das achte Gebiet der Neuzeit ist gewertet.
page-world-ended-heroes = Niemand hat mehr einen Helden zu spielen.
page-world-points-coins = Münzen in Punkte
page-world-points-all = Summe
