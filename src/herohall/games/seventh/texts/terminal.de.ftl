### The table in the terminal

seventh-terminal-facts = Zug { $turn } · Stapel { $deck } · Ablage { $discard }
seventh-terminal-edition-iello = Standardregeln
seventh-terminal-edition-iello-variant = Standardregeln mit beiden Varianten
seventh-terminal-edition-aeg = amerikanische Ausgabe
seventh-terminal-edition-original = erste Ausgabe
seventh-terminal-clue-identical = ein Hinweis sagt, ob es derselbe Held ist
seventh-terminal-clue-requirement = ein Hinweis sagt, ob er die Bedingung der gezeigten Karte erfüllt
seventh-terminal-turned-up = Aufgedeckt: { $card }. Jetzt passt:
seventh-terminal-lifted = jede Karte (außer Kraft: { $requirement })
seventh-terminal-party = Gruppe (benutzt)
seventh-terminal-hand = Hand
seventh-terminal-out = raus
seventh-terminal-hero-here = wandernder Held
seventh-terminal-active = am Zug
seventh-terminal-clues = Hinweise:
seventh-terminal-answer = { $answer ->
        [yes] Ja
       *[no] Nein
    }
seventh-terminal-hands = Hände:
seventh-terminal-your-hand = Deine Hand:
