### Lessons: what the coach says. Iris and Bruno are the names in the scripts (lesson.toml of each game).

learn-title = Learn to play
learn-about = Play along for five minutes, and you know the game: no rulebook needed.
learn-lesson = Lesson: { $game }
learn-begin = Begin the lesson
learn-continue = Continue the lesson
learn-again = Once more
learn-done = Lesson finished
learn-leave = Leave the lesson; it can be continued later
learn-coach = Coach
learn-your-move = Your move:
learn-next = Next
learn-back = Back
learn-hurry = Skip ahead
learn-show-me = Do it for me
learn-progress = { $step } of { $count }
learn-play = Play against bots
learn-more = Rules and cards
learn-link = Learn in five minutes
learn-table = The lesson: learn it by playing
learn-seventh-about = Send heroes round the table, bluff, ask, look – and gather six different ones.
learn-world-about = Settle the world, make discoveries, build wonders – and lead where it counts.

## Seventh Hero

learn-seventh-aim = Welcome! There are seven kinds of heroes, numbered 1 to 7. Whoever first has six different ones wins.

    This is your party. Two heroes have joined it: 1 ({ $hero1 }) and 5 ({ $hero5 }).
learn-seventh-others = Iris and Bruno gather heroes, too. Everybody sees all parties, but nobody sees another’s hand.
learn-seventh-requirement = Each turn begins with a card turned up from the deck. The line at its foot is the requirement: this time “3 or less”.

    So only a 1, 2 or 3 may be sent now.
learn-seventh-send = It is your turn: send a fitting hero face down to Iris, on your left. Take the 2 ({ $hero2 }), which you do not have yet.
learn-seventh-passed = Iris does not know what came to her. She could recruit it – but what if she has it already? She passes it on to Bruno.
learn-seventh-came-back = Bruno did not dare, either. When a hero has gone all the way round, its sender must recruit it. That was your plan: now you have three.

    A turn ends with a new card for its player: you have drawn one.
learn-seventh-window = Iris’ turn: she sent a hero of 3 or more to Bruno.

    Powers may be used in other players’ turns, too; that is why you are asked. There is no hurry: use none now.
learn-seventh-double = Bruno passed it on to you. Recruit it, or pass it on?

    Beware: a hero you have already is a double. Both copies would leave your party. A 5 would be such a double.
learn-seventh-clue = Ask for a clue! Show the sender one of your hand cards; the truthful answer tells whether it is the same hero. Everybody hears the answer, and the card is gone.

    Choose “Ask with a card…”, then the 5.
learn-seventh-answer = “No”: it is not a 5. The requirement was 3 or more, so it is a 3, 4, 6 or 7, and all of these are new to you. Recruit it!
learn-seventh-power = A 3 ({ $hero3 }): four heroes! Now Bruno has sent you one, and it is odd. You have 1, 3 and 5: that is risky.

    Every hero in a party has a power, to be used once. Your 5 ({ $hero5 }) looks at the wandering hero.
learn-seventh-looked = A 1: for you a double. Your 5 now lies sideways: it is used, but still counts.

    Pass the 1 on to Iris. She has one, too…
learn-seventh-doubled = Iris took it – a double! Both of her 1s are eliminated, and she has only one hero left.
learn-seventh-send-again = Your turn again. The requirement is “5 or more”, and only your 6 fits. Send it.

    If no card in your hand fits, the top card of the deck is sent instead, and you discard a hand card.
learn-seventh-forbidden = Both passed, so the 6 would be yours. But Iris announces her 4 ({ $hero4 }): you may not recruit! As you are the sender, the hero would be discarded.

    Before a power takes effect, others may react. Your 1 ({ $hero1 }) cancels it.
learn-seventh-cancelled = Cancelled! Iris’ power is used up all the same. Recruit your 6.
learn-seventh-ready = Five heroes: one more, and you win. Again a hero lies before you. Which one?

    Your 5 is used, but your 3 ({ $hero3 }) can ready one of your used heroes.
learn-seventh-look-again = Your 5 is ready again. Look at the hero!
learn-seventh-sixth = A 7 ({ $hero7 }): the sixth hero! Recruit it.
learn-seventh-won = Six different heroes: you have won!

    If the deck runs out before, the game ends with that turn: then most heroes win; if equal, fewer eliminated cards, then fewer used heroes.
learn-seventh-rest = Three powers you have not met: 2 discards the wandering hero, 6 lifts the requirement for a turn, 7 draws two cards.

    Point at a card, or press it for a while, to read it. “?” shows the rule behind every question. Have fun!

## Heroes of the World

learn-world-aim = Welcome! You lead a people through two epochs. Whoever has the most points at the end wins.

    Your colour is blue, your sign the circle A. Here the points are counted.
learn-world-lands = Points come from territories. In the ancient epoch five are in play. The plate of each shows its three spaces for discoveries, and below who lives there.
learn-world-place = At the beginning everyone places seven population, one at a time. Choose the Mediterranean, on the map or on its plate.
learn-world-place-again = Iris and Bruno place theirs, too. Now choose Africa.
learn-world-take = All have been placed. Every turn is the same: take a hero, play a hero.

    Take Ezana from the row. (Or you could take one from the deck, unseen.)
learn-world-play = A hero has four values, used in this order: population, discoveries, conquest, treasure. The small map shows where the hero can act.

    You have three heroes in hand. Play Ezana.
learn-world-settle = First, population: Ezana brings two. Place one in the Mediterranean and one in Africa.
learn-world-discover = Second, discoveries: Ezana has drawn one from the bag, Sculpture, worth { $sculpture }. Place it in the Mediterranean.

    When all spaces of a territory are filled, it is scored.
learn-world-attack = Third, conquest: you may attack once where you and a rival both live. Power: Ezana’s 2, plus 1 in the ancient epoch (plus 2 in the modern one).

    Choose the Mediterranean. You see what each face of the die would do to Iris; then roll.
learn-world-migrate = A battle: Iris loses her two there. Fourth, treasure: three coins, so you have four.

    Two coins pay for a migration: up to four of your people move from one territory to its neighbours. Choose the Middle East, then Africa; and move the other one, too.
learn-world-done = Two coins also buy one point, seven coins a wonder. Keep your two coins, and end your turn.
learn-world-iris = Iris played Cleopatra, settled in the Mediterranean again and placed Seafaring there, worth { $seafaring }. Only one space is free now.
learn-world-second-turn = Bruno has played, too. It is your turn: take Aryabhata, who brings two discoveries, and play him.
learn-world-second-settle = One to the Mediterranean, where you lead; one to the Middle East.
learn-world-second-discover = You have drawn Writing, worth { $writing }, and Philosophy, worth { $philosophy }. They must go to different territories. Place Writing in the Mediterranean: it takes the last space.
learn-world-scoring = Scored! Most population: first. You get the sum, { $sculpture } + { $seafaring } + { $writing } = { $first }. Iris, second, gets half of it, rounded up: { $second }. Bruno, third, the lowest discovery: { $third }.

    A tie is won by whoever has made more discoveries. People stay where they are.
learn-world-other-discovery = Your second discovery: Philosophy to the Middle East.
learn-world-save = You have four coins now. Save them for something great, and end your turn.
learn-world-wonder = Some turns later: { $scored } territories are scored, you have { $points } points and { $coins } coins.

    Seven coins buy a wonder: three points at once, and a power for each epoch. Build the Hanging Gardens.
learn-world-use = Their power: on your turn, place three population in one territory. In Africa one space is still free. Choose the Hanging Gardens, then Africa.
learn-world-used = Nine of yours in Africa! The power is used now and comes back in the next epoch. Each wonder has a power of its own: point at it to read.
learn-world-rivals = The others go on. Bruno has just drawn a discovery, and in India one space is free…
learn-world-epoch = With the fourth scoring the ancient epoch ends. Of the ancient discoveries each territory keeps only the best; four modern territories open, with four spaces each; there are new heroes and new wonders.

    Points, coins, population and wonders stay.
learn-world-modern = Again everyone places seven population, now in the modern territories. Place one in America.
learn-world-end = All nine territories are in play. With the eighth scoring of the modern epoch the game ends at once, and the most points win. Coins and people left over count nothing.
learn-world-rest = That is all! What a hero brings must be used as far as possible; attacking and spending coins are up to you.

    Point at anything, or press it for a while, to read it. “?” shows the rule behind every question. Have fun!
