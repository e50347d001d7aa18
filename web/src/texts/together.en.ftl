### Together: phrases, the daily deal, ratings, being told of one's turn

## Talk

page-talk = Talk
page-talk-about = Everybody reads these in their own language.
page-talk-heard = Said so far
page-talk-nothing = Nothing has been said yet.
page-talk-who = Who is heard
page-talk-mute = Mute { $name }
page-key-talk = talk

page-phrase-hello = Hello!
page-phrase-luck = Good luck!
page-phrase-nice = Nicely played!
page-phrase-wow = Wow!
page-phrase-thanks = Thank you!
page-phrase-sorry = Sorry!
page-phrase-oops = Oops …
page-phrase-thinking = Let me think …
page-phrase-no-hurry = Take your time.
page-phrase-moment = Back in a moment.
page-phrase-back = I am back.
page-phrase-doubt = I don’t believe a word of it.
page-phrase-trust = Trust me.
page-phrase-close = That was close!
page-phrase-again = Another round?
page-phrase-good-game = Good game!

## Being told

page-notify = Tell me when it is my turn
page-notify-on = yes
page-notify-off = no
page-notify-about = While this page is in the background, your browser shows a message. It will ask you once whether it may.
page-notify-denied = Your browser does not allow it for this page; you can change that in the browser’s settings for this site.
page-notify-missing = This browser cannot do that here; it needs a page opened on this machine or over https.
page-notify-turn = It is your turn
page-your-turn = Your turn

## The daily deal

page-daily = Daily deal
page-daily-about = The same deal and the same bots for everybody on this server. One try a day.
page-daily-play = Play
page-daily-go-on = Go on
page-daily-look = Look at the table
page-daily-bots = { $count ->
    [one] against a bot ({ $level })
   *[other] against { $count } bots ({ $level })
}
page-daily-ends = The next deal comes at { $time }.
page-daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it. The results are shown when you have, too.
   *[other] { $count } people have finished it. The results are shown when you have, too.
}
page-daily-nobody = Nobody has played this deal to its end.
page-daily-results = Results
page-daily-today = Today
page-daily-earlier = Earlier
page-daily-later = Later
page-daily-given-up = gave up
page-daily-place = { $place } of { $players }
page-daily-replay = See the game
page-daily-name-about = This is how you appear in the list.
page-daily-honest = What counts: one try for each person and game, finished by midnight UTC. No hints, never rated. The seed is derived from a secret of this server and the date, so nobody can know it beforehand; its fingerprint is shown from the start, the seed itself on the next day.
page-daily-seed-tomorrow = The seed of the daily deal is shown tomorrow, when nobody can gain by it any more.
page-daily-board = To the results

## Ratings

page-ratings = Ratings
page-ratings-about = People who have played each other on this server.
page-ratings-off = This server does not rate games.
page-ratings-none = Nobody has a rating yet.
page-ratings-rank = Rank
page-ratings-points = Points
page-ratings-games = Games
page-ratings-uncertain = still uncertain: few games so far
page-ratings-how = Rated are finished games in which at least two people played whom this server knows again. Bots, daily deals and boxes of one’s own do not count. Whoever concedes has lost at once against all who play on; whoever is not back at the end has lost, too. Everybody begins with 1000 points, a cautious estimate that grows more certain with every game (OpenSkill).
page-rated = Rated
page-rated-on = counts
page-rated-off = just for fun
page-rated-table = This game counts for the ratings, between the people who play it from the beginning to the end.
page-rating-change = Rating

## Who I am

page-me = How this server knows you again
page-me-about = There are no accounts. Your browser has made up a key that belongs to you; the server keeps only a fingerprint of it, with the name you play under. Whoever has the key is you, so keep it to yourself.
page-me-show = Show my key
page-me-move = To be the same person on another device, open this link there or type in the key.
page-me-enter = Key from another device
page-me-use = Be this person here
page-me-wrong = That is no key: it has 26 letters and digits.
page-me-right = From now on you are this person here.
page-me-forget = Take me off all lists
page-me-forget-sure = Really? Your name and rating are removed and you get a new key.
page-me-forgotten = Done. This browser has a new key.
page-me-arrive = Somebody’s key came with this link. Take it only if it is yours: you are then the same person here as on your other device.
