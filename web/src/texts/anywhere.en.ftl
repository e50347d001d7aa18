### The hall inside the page

page-here-loading = Getting the hall ready: { $percent }%
page-here-ready = Ready. Everything runs in this page, also without a network.
page-here-failed = The hall cannot be loaded. Are you offline on a first visit? Try again with a network.
page-here-away = The server cannot be reached. You can play against bots in this page; these games stay in this browser.
page-here-forgets = This window keeps nothing: your games are lost when it is closed. Save a record of a game you want to keep.
page-here-friends = Playing with friends by a link, ratings and open tables need a HeroHall server. Here you play against bots, or pass the device round.
page-here-take = Play here instead
page-here-update = A new version is ready.
page-here-update-now = Update now
page-here-update-tabs = Close the other tabs of HeroHall first, then update.
page-here-kept = { $count ->
        [one] { $count } table is kept in this browser
       *[other] { $count } tables are kept in this browser
    } ({ $size } kB).
page-here-delete-over = Delete finished tables
page-here-delete-all = Delete all tables
page-here-delete-sure = Really delete? This cannot be undone.
page-here-daily = Everybody who plays without a server gets this deal today. Your result stays in this browser.
page-here-daily-honest = The rules: one try for each game, finished by midnight UTC. No hints. The seed is made from the date without a secret, so anyone who reads the program could work it out in advance; its fingerprint is shown from the start, the seed itself on the next day.
