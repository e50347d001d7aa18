### The table in the terminal

seventh-terminal-facts = turn { $turn } · deck { $deck } · discard { $discard }
seventh-terminal-edition-iello = standard rules
seventh-terminal-edition-iello-variant = standard rules with both variants
seventh-terminal-edition-aeg = American edition
seventh-terminal-edition-original = first edition
seventh-terminal-clue-identical = a clue tells whether it is the same hero
seventh-terminal-clue-requirement = a clue tells whether it meets the requirement of the card shown
seventh-terminal-turned-up = Turned up: { $card }. Now fits:
seventh-terminal-lifted = every card (lifted this turn: { $requirement })
seventh-terminal-party = party (used)
seventh-terminal-hand = hand
seventh-terminal-out = out
seventh-terminal-hero-here = wandering hero
seventh-terminal-active = active
seventh-terminal-clues = Clues:
seventh-terminal-answer = { $answer ->
        [yes] yes
       *[no] no
    }
seventh-terminal-hands = Hands:
seventh-terminal-your-hand = Your hand:
