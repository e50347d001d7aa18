### The table in the terminal

seventh-terminal-facts = turn { $turn } · deck { $deck } · discard { $discard }
seventh-terminal-turned-up = Turned up: { $card }. Now fits:
seventh-terminal-ignored = – ignored this turn, every card fits
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
