### The table in the terminal

seventh-terminal-facts = tour { $turn } · pioche { $deck } · défausse { $discard }
seventh-terminal-turned-up = Révélé : { $card }. Convient :
seventh-terminal-ignored = – ignorée : toute carte convient
seventh-terminal-party = groupe (utilisé)
seventh-terminal-hand = main
seventh-terminal-out = élim.
seventh-terminal-hero-here = héros vagabond
seventh-terminal-active = actif
seventh-terminal-clues = Indices :
seventh-terminal-answer = { $answer ->
        [yes] oui
       *[no] non
    }
seventh-terminal-hands = Mains :
seventh-terminal-your-hand = Votre main :
