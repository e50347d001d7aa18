### The table in the terminal

world-terminal-facts = { $epoch } · gewertet { $scorings }/{ $most } · Stapel { $deck } · Beutel { $bag }
world-terminal-bank = Bank { $coins }
world-terminal-you = du
world-terminal-points = Punkte
world-terminal-coins = Münzen
world-terminal-supply = Vorrat
world-terminal-ladder = Felder  brächte
world-terminal-scored = gewertet
world-terminal-offer = Im Angebot:
world-terminal-built = Errichtet (genutzt):
world-terminal-row = Auslage:
world-terminal-hand = Deine Hand:
world-terminal-legend = Die vier Zahlen eines Helden: Bevölkerung / Fortschritt / Eroberung / Schatz.
world-terminal-box = Karten: { $box } (? Schachtel)
world-terminal-ours = Karten von HeroHall (? Schachtel)
world-terminal-edition-fr = Standardregeln
world-terminal-edition-de = deutsche Ausgabe
