### The table in the terminal

seventh-terminal-facts = tour { $turn } · pioche { $deck } · défausse { $discard }
seventh-terminal-edition-iello = règles standard
seventh-terminal-edition-iello-variant = règles standard avec les deux variantes
seventh-terminal-edition-aeg = édition américaine
seventh-terminal-edition-original = première édition
seventh-terminal-clue-identical = un indice dit si c’est le même héros
seventh-terminal-clue-requirement = un indice dit s’il remplit la condition de la carte donnée
seventh-terminal-turned-up = Carte révélée : { $card }. Convient :
seventh-terminal-lifted = toute carte (condition levée ce tour-ci : { $requirement })
seventh-terminal-party = groupe (utilisé)
seventh-terminal-hand = main
seventh-terminal-out = élim.
seventh-terminal-hero-here = héros vagabond
seventh-terminal-active = principal
seventh-terminal-clues = Indices :
seventh-terminal-answer = { $answer ->
        [yes] oui
       *[no] non
    }
seventh-terminal-hands = Mains :
seventh-terminal-your-hand = Votre main :
