### The table in the terminal

world-terminal-facts = { $epoch } · décomptes { $scorings }/{ $most } · pioche { $deck } · sac { $bag }
world-terminal-bank = banque { $coins }
world-terminal-you = vous
world-terminal-points = points
world-terminal-coins = pièces
world-terminal-supply = réserve
world-terminal-ladder = cases   paierait
world-terminal-scored = décompté
world-terminal-offer = À construire :
world-terminal-built = Construit (utilisé) :
world-terminal-row = Rangée :
world-terminal-hand = Votre main :
world-terminal-legend = Les quatre nombres d’un héros : population / découvertes / conquête / trésor.
world-terminal-box = cartes : { $box } (? box)
