### What powers and results of the die do, put together from the words of a box (H9.8)

world-effect-power = { $when }{ $often }: { $effects }.
world-effect-then = { $first }. Dann: { $second }

world-effect-turn = In deinem Zug
world-effect-treasure = In deiner Schatzphase
world-effect-scoring = { $place ->
        [first] Bist du in einer Wertung Erster, egal in wessen Zug
        [second] Bist du in einer Wertung Zweiter, egal in wessen Zug
        [third] Bist du in einer Wertung Dritter, egal in wessen Zug (nicht zu zweit)
        [placed] Hast du in einer Wertung einen bezahlten Platz, egal in wessen Zug
        [unplaced] Wird ein Gebiet gewertet, in dem du keinen bezahlten Platz hast, egal in wessen Zug
       *[any] Wird ein Gebiet gewertet, egal in wessen Zug
    }
world-effect-attacked = Wirst du angegriffen, vor dem Wurf
world-effect-attack = Greifst du an, vor dem Wurf
world-effect-rolled = Nach deinem eigenen Eroberungswurf
world-effect-struck = Wirst du angegriffen, nach dem Wurf

world-effect-often = { $often ->
        [per-game] {", "}einmal im Spiel
       *[per-turn] {", "}einmal je Zug
    }
world-effect-often-label = { $often ->
        [per-turn] einmal je Zug
        [per-game] einmal im Spiel
       *[per-epoch] einmal je Epoche
    }
world-effect-where = { $where ->
        [influence] einem Gebiet deines Helden
        [home] einem Gebiet, in dem du Figuren hast
        [new] einem Gebiet, in dem du keine Figuren hast
       *[anywhere] einem einzigen Gebiet im Spiel
    }
world-effect-reach = { $reach ->
        [anywhere] in beliebige Gebiete im Spiel
       *[adjacent] in benachbarte Gebiete
    }
world-effect-worth = { $worth ->
        [lowest] seinen niedrigsten Fortschritt
        [highest] seinen wertvollsten Fortschritt
        [sum] die Summe seiner Fortschritte
       *[half] die halbe Summe seiner Fortschritte, aufgerundet
    }
world-effect-holder = { $place ->
        [first] ersten Platzes
        [second] zweiten Platzes
       *[third] dritten Platzes
    }

world-effect-place = Platziere { $number ->
        [one] 1 Figur
       *[other] { $number } Figuren
    } in { $where }
world-effect-move = Versetze kostenlos { $number ->
        [one] 1 deiner Figuren
       *[other] bis zu { $number } deiner Figuren
    } aus einem Gebiet { $reach }
world-effect-remove = Entferne { $number ->
        [one] 1 Figur
       *[other] bis zu { $number } Figuren
    } eines anderen Spielers in { $where }
world-effect-draw = { $number ->
        [one] Ziehe einen Fortschritt und platziere ihn
       *[other] Ziehe { $number } Fortschritte, lege alle bis auf einen zurück und platziere diesen
    } auf einem freien Feld in { $where } – nicht, wo in diesem Zug schon einer hinkam
world-effect-coins = Nimm { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    } aus der Bank
world-effect-tax = Nimm von jedem anderen Spieler { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }
world-effect-points = Nimm { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
world-effect-score = Werte zusätzlich { $worth }
world-effect-score-number = Erhalte { $number ->
        [one] 1 Punkt mehr
       *[other] { $number } Punkte mehr
    }
world-effect-swap = Tausche deine Punkte gegen die des { $holder }
world-effect-stronger = Die Stärke des Angriffs steigt um { $number }
world-effect-weaker = Die Stärke des Angriffs sinkt um { $number }
world-effect-again = { $roll ->
        [new] Es wird noch einmal gewürfelt, und der neue Wurf gilt
       *[either] Würfle noch einmal und behalte einen der beiden Würfe
    }
world-effect-result = { $rolled ->
        [yes] Statt des gewürfelten Ergebnisses gilt: { $clauses }
       *[no] Es wird nicht gewürfelt. Stattdessen: { $clauses }
    }

world-effect-side = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    }
world-effect-figures = { $amount ->
        [n] so viele Figuren, wie die Stärke des Angriffs beträgt
        [half] halb so viele Figuren, wie die Stärke des Angriffs beträgt, aufgerundet
        [all] alle Figuren dort
        [face] so viele Figuren, wie dieses Ergebnis des Würfels sagt
       *[number] { $number ->
            [one] 1 Figur
           *[other] { $number } Figuren
        }
    }
world-effect-money = { $amount ->
        [n] so viele Münzen, wie die Stärke des Angriffs beträgt
        [half] halb so viele Münzen, wie die Stärke des Angriffs beträgt, aufgerundet
        [all] alle Münzen
        [face] so viele Münzen, wie dieses Ergebnis des Würfels sagt
       *[number] { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        }
    }
world-effect-score-points = { $amount ->
        [n] so viele Punkte, wie die Stärke des Angriffs beträgt
        [half] halb so viele Punkte, wie die Stärke des Angriffs beträgt, aufgerundet
        [face] so viele Punkte, wie dieses Ergebnis des Würfels sagt
       *[number] { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        }
    }
world-effect-loses = { $side } verliert { $much }
world-effect-lose = Beide verlieren gleich viel, höchstens was der Schwächere dort hat: { $much }
world-effect-takes = { $side } erhält von der Gegenseite { $much }
world-effect-flees = { $side } flieht in benachbarte Gebiete eigener Wahl: { $much }
world-effect-joins = { $side } verliert Figuren, welche die Gegenseite durch eigene ersetzt: { $much }
world-effect-earns = { $side } erhält aus der Bank { $much }
world-effect-scores = { $side } erhält { $much }
world-effect-settles = { $side } platziert dort aus dem Vorrat { $much }
world-effect-roll = Es wird noch einmal gewürfelt
world-effect-nothing = Es geschieht nichts

world-effect-part-moment = wann
world-effect-part-place = auf welchem Platz
world-effect-part-often = wie oft
world-effect-part-effect = was
world-effect-part-number = wie viele
world-effect-part-choice = welche
world-effect-part-clause = was geschieht
world-effect-part-amount = wie viel
world-effect-amount-n = die Stärke des Angriffs (n)
world-effect-amount-half = die halbe Stärke des Angriffs, aufgerundet
world-effect-amount-all = alles, was da ist

## `herohall box words`

world-box-words-title = Die Wörter für Effekte
world-box-words-powers = Fähigkeiten der Weltwunder (Spalte „power“): WANN [PLATZ] [WIE OFT] EFFEKT, weitere Effekte nach „+“. Eine Zahl, die nicht in der Formel steht, kommt aus der Spalte „number“.
world-box-words-results = Ergebnisse des Würfels (Spalte „kind“): WAS MENGE, Weiteres nach „+“. Eine Menge, die nicht in der Formel steht, kommt aus der Spalte „amount“.
world-box-words-ours = Die von HeroHall
