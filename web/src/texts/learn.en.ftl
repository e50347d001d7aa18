### Lessons: what the coach says. Iris and Bruno are the names in the scripts (lesson.toml of each game).

learn-title = Learn to play
learn-about = Play along for five minutes and you know the game. No rulebook needed.
learn-lesson = Lesson: { $game }
learn-begin = Begin the lesson
learn-continue = Continue the lesson
learn-again = Play it again
learn-done = Lesson finished
learn-leave = Leave the lesson; you can continue it later
learn-coach = Coach
learn-your-move = Your move:
learn-next = Next
learn-back = Back
learn-hurry = Skip ahead
learn-show-me = Do it for me
learn-progress = { $step } of { $count }
learn-play = Play against bots
learn-more = Rules and cards
learn-link-short = Learn in 5 min
learn-link = Learn in five minutes
learn-table = The lesson: learn by playing
