### Together: phrases, the daily deal, ratings, notifications

## Talk

page-talk = Talk
page-talk-about = Everybody reads these phrases in their own language.
page-talk-more = At this game, true or not:
page-talk-heard = Said so far
page-talk-nothing = Nothing has been said yet.
page-talk-who = Mute people
page-talk-mute = Mute { $name }
page-key-talk = talk

page-phrase-hello = Hello!
page-phrase-luck = Good luck!
page-phrase-nice = Nicely played!
page-phrase-wow = Wow!
page-phrase-thanks = Thank you!
page-phrase-sorry = Sorry!
page-phrase-oops = Oops…
page-phrase-thinking = Let me think…
page-phrase-no-hurry = Take your time.
page-phrase-moment = Back in a moment.
page-phrase-back = I am back.
page-phrase-doubt = I don’t believe a word of it.
page-phrase-trust = Trust me.
page-phrase-close = That was close!
page-phrase-again = Another round?
page-phrase-good-game = Good game!

## Notifications

page-notify = Tell me when it is my turn
page-notify-on = yes
page-notify-off = no
page-notify-about = While this page is in the background, your browser shows a message. It will ask once for your permission.
page-notify-denied = Your browser does not allow messages from this page; you can change that in the browser’s settings for this site.
page-notify-missing = This browser cannot do that here; it needs a page opened on this machine or over https.
page-notify-turn = It is your turn
page-your-turn = Your turn

## The daily deal

page-daily = Daily deal
page-daily-about = The same deal and the same bots for everybody on this server. One try a day.
page-daily-short = The same cards for everybody. One try a day.
page-daily-play = Play
page-daily-go-on = Continue
page-daily-look = Look at the table
page-daily-bots = { $count ->
    [one] against a bot ({ $level })
   *[other] against { $count } bots ({ $level })
}
page-daily-ends = The next deal comes at { $time }.
page-daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it. You see the results when you have finished it, too.
   *[other] { $count } people have finished it. You see the results when you have finished it, too.
}
page-daily-nobody = Nobody finished this deal.
page-daily-results = Results
page-daily-today = Today
page-daily-earlier = Earlier
page-daily-later = Later
page-daily-given-up = gave up
page-daily-place = { $place } of { $players }
page-daily-replay = See the game
page-daily-name-about = This is how you appear in the list.
page-daily-honest = The rules: one try for each person and game, finished by midnight UTC. No hints, and it is never rated. The seed is made from a secret of this server and the date, so nobody can know it in advance; its fingerprint is shown from the start, the seed itself on the next day. The server recognises the browser, not the person: anyone who uses two browsers can try twice, so the list is as honest as those on it.
page-daily-seed-tomorrow = The seed of the daily deal is shown tomorrow, when it can no longer help anyone.
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
page-ratings-how = A finished game is rated if at least two people took part whom this server recognises. Bots, daily deals and your own boxes do not count. If you concede, you lose at once to everyone who plays on. If you are away at the end, you lose, too. Everybody starts with 1000 points, a cautious estimate that becomes more certain with every game (OpenSkill).
page-rated = Rated
page-rated-on = counts
page-rated-off = just for fun
page-rated-table = This game counts for the ratings of the people who play it from beginning to end.
page-rating-change = Rating

## Who I am

page-me = How this server recognises you
page-me-about = There are no accounts. Your browser has made a key for you; the server keeps only a fingerprint of it, with the name you play under. Anyone who has the key can play as you, so keep it secret.
page-me-show = Show my key
page-me-move = To play as the same person on another device, open this link there or type in the key.
page-me-enter = Key from another device
page-me-use = Use this key
page-me-wrong = This is not a key: a key has 26 letters and digits.
page-me-right = This browser now uses that key.
page-me-forget = Remove me from all lists
page-me-forget-sure = Really? Your name and rating are removed and you get a new key.
page-me-forgotten = Done. This browser has a new key.
page-me-arrive = This link contains a key. Use it only if it is your own: then this server treats you here as the same person as on your other device.
