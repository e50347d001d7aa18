### The table in the terminal

world-terminal-facts = { $epoch } · scored { $scorings }/{ $most } · deck { $deck } · bag { $bag }
world-terminal-bank = bank { $coins }
world-terminal-you = you
world-terminal-points = points
world-terminal-coins = coins
world-terminal-supply = supply
world-terminal-ladder = spaces  would bring
world-terminal-scored = scored
world-terminal-offer = On offer:
world-terminal-built = Built (used):
world-terminal-row = Row:
world-terminal-hand = Your hand:
world-terminal-legend = A hero’s four numbers are population / discoveries / conquest / treasure.
world-terminal-box = cards: { $box } (? box)
world-terminal-ours = cards by HeroHall (? box)
world-terminal-edition-fr = standard rules
world-terminal-edition-de = German edition
