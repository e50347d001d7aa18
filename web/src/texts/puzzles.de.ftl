### Aufgaben: ein Augenblick einer Partie mit einem klar besten Zug

page-puzzles = Aufgaben
page-puzzles-short = Ein klar bester Zug: die von heute und alle anderen
page-puzzles-about = Ein Augenblick einer Partie zwischen Bots, so wie einer von ihnen ihn kannte, mit einem klar besten Zug. Finde ihn und lies, warum er es ist. Ein Bot, der lange nachgedacht hat, hat jede Aufgabe geprüft.
page-puzzle-today = Aufgabe des Tages
page-puzzle-number =
    Aufgabe { $number }{ $answered ->
        [solved] , gelöst
        [missed] , schon versucht
       *[not] {""}
    }
page-puzzle-title = { $game }, Aufgabe { $number }
page-puzzle-which = Welcher Zug ist der beste?
page-puzzle-how = Wähle ihn wie am Tisch. Du weißt, was dieser Spieler wusste.
page-puzzle-solved = Gelöst!
page-puzzle-missed = Nicht der beste Zug
page-puzzle-best = Der beste:
page-puzzle-yours = Deiner:
page-puzzle-share = Gewinnchance etwa { $percent } %
page-puzzle-again = Noch einmal ansehen
page-puzzle-next = Nächste Aufgabe
page-puzzle-before = Was vorher geschah
