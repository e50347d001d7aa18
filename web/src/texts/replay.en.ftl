# Looking back, records, aids, notes.

page-aids = Memory aids
page-aids-on = on
page-aids-off = off
page-notes = My notes
page-notes-hint = Only you see this.

page-story = Meanwhile
page-story-skip = Skip

page-replay = Look back
page-replay-back = Back to the table
page-replay-your-turn = It is your turn
page-replay-running = You see what your seat knew at that moment.
page-replay-public = You see what everybody could see.
page-replay-eyes = View
page-replay-hand = { $name }’s hand
page-replay-all = all cards open
page-replay-as = as { $name } knew it
page-replay-at = Move { $number } of { $count }
page-replay-at-turn = Turn { $turn } · move { $number } of { $count }
page-replay-begin = Before the first move
page-replay-slider = Move
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-move-back = One move back
page-replay-move-on = One move on
page-replay-turn-back = To the previous turn
page-replay-turn-on = To the next turn
page-replay-score-back = To the previous change of score
page-replay-score-on = To the next change of score
page-replay-play = Play
page-replay-stop = Stop
page-replay-link = Link to this moment
page-replay-copied = The link is in your clipboard.
page-replay-save = Save the record

page-replay-study = Chances of winning
page-replay-study-about = Each player’s chance of winning with all cards open, estimated by a bot: more than anybody at the table could know.
page-replay-study-busy = The bots are thinking: { $done } of { $count } turns
page-replay-swing = Turn { $turn }: { $name }, { $before }% → { $after }%
page-replay-swings = Biggest swings
page-replay-no-swing = No single turn decided this game.
page-replay-even = No turn changed the chances much.

page-replay-insight = What the players could know
page-replay-insight-about = How many heroes the wandering hero could still be, for each turn and each player. 1 means that the player could be sure.
page-replay-insight-turn = Turn

page-play-on = Play on from here
page-play-on-about = A new table that starts at this moment, with the same cards. Bots take the other seats. It is only for practice.
page-play-on-seat = My seat
page-play-on-level = Bots
page-play-on-as-were = as they were
page-play-on-begin = Play

page-record-open = Look at a record file
page-record-about = A record (.hall) holds a whole game. HeroHall checks that seed, moves and result fit together. Then you can look back at the game and play on from any moment.
page-record-drop = Drop the file here
page-record-choose = Choose a file
page-record-busy = Checking…

page-key-replay = look back
page-replay-keys = ← → move · Shift + ← → turn · , . score · Home, End · space: play

page-review = Doubtful moves
page-review-about = Moves that a bot would not have made, judged by what the player could know. The number is what the move cost, in points of 100.
page-review-none = No doubtful moves found.
page-review-line = Turn { $turn }: { $move }. The bot: { $rival }.
page-review-try = Try another move from here
page-review-lay = As the cards lay: { $points }.
