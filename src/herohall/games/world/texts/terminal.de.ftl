### The table in the terminal

world-terminal-facts = { $epoch } · gewertet { $scorings }/{ $most } · Stapel { $deck } · Beutel { $bag }
world-terminal-bank = Bank { $coins }
world-terminal-you = du
world-terminal-points = Punkte
world-terminal-coins = Münzen
world-terminal-supply = Vorrat
world-terminal-ladder = Plätze  brächte
world-terminal-scored = gewertet
world-terminal-offer = Zu bauen:
world-terminal-built = Gebaut (benutzt):
world-terminal-row = Auslage:
world-terminal-hand = Deine Hand:
world-terminal-legend = Die vier Zahlen eines Helden: Bevölkerung / Fortschritt / Eroberung / Schatz.
world-terminal-box = Karten: { $box } (? box)
