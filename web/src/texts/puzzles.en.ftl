### Puzzles: a moment of a game with one clearly best move

page-puzzles = Puzzles
page-puzzles-short = One clearly best move: today’s, and all others
page-puzzles-about = A moment of a game between bots, as one of them knew it, with one clearly best move. Find it, and read why it is best. A bot that thought for a long time has checked each of them.
page-puzzle-today = Today’s puzzle
page-puzzle-number =
    Puzzle { $number }{ $answered ->
        [solved] , solved
        [missed] , answered
       *[not] {""}
    }
page-puzzle-title = { $game }, puzzle { $number }
page-puzzle-which = Which move is best?
page-puzzle-how = Choose it as you would at the table. You know what this player knew.
page-puzzle-solved = Solved!
page-puzzle-missed = Not the best move
page-puzzle-best = Best:
page-puzzle-yours = Yours:
page-puzzle-share = Chance to win: about { $percent }%
page-puzzle-again = Look again
page-puzzle-next = Next puzzle
page-puzzle-before = What happened before
