### The table in the terminal

seventh-terminal-facts = Zug { $turn } · Stapel { $deck } · Ablage { $discard }
seventh-terminal-turned-up = Aufgedeckt: { $card }. Jetzt passt:
seventh-terminal-ignored = – missachtet: alles passt
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
