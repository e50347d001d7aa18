### The table in the terminal

world-terminal-facts = { $epoch } · décomptes { $scorings }/{ $most } · pioche { $deck } · sac { $bag }
world-terminal-bank = banque { $coins }
world-terminal-you = vous
world-terminal-points = points
world-terminal-coins = pièces
world-terminal-supply = réserve
world-terminal-ladder = cases   rapporterait
world-terminal-scored = décompté
world-terminal-offer = À construire :
world-terminal-built = Construites (utilisées) :
world-terminal-row = Rangée :
world-terminal-hand = Votre main :
world-terminal-legend = Les quatre nombres d’un héros : population / découvertes / conquête / trésor.
world-terminal-box = cartes : { $box } (? boîte)
world-terminal-ours = cartes de HeroHall (? boîte)
world-terminal-edition-fr = règles standard
world-terminal-edition-de = édition allemande
