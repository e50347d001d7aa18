### At a table over the network

## Not now

server-stale = The table has changed in the meantime; look again and choose.
server-not-your-turn = It is not your turn.
server-paused = The table is paused; nobody can move until it continues.
server-not-paused = The table is not paused.
server-over = The game is over.
server-ended = The game was ended by agreement.
server-not-over = Available after the game.
server-frozen = This game began under rules that this HeroHall does not play, so it cannot continue here. Nothing is lost: the server’s owner can export it and continue it with a HeroHall that plays its rules.
server-diverges = Under the rules of this HeroHall, entry { $number } of the game’s log would have a different result.
server-bot-plays = A bot plays on this seat at the moment; come back to your seat first.
server-not-lifted = Lift the curtain first; then answer for this seat.
server-undo-made-for-you = A bot, the clock or your standing order made the last move for you; it cannot be taken back.
server-no-hints = Hints are off at this table.
server-no-advice = The bots have no advice for this game.
server-too-fast = Too many messages at once; wait a moment.
server-busy = The server has too much to do at the moment; try again in a minute.
server-too-many = Too many requests came from your network; wait a moment and try again.
server-full = This table has no room for more watchers; try again later.

## Who may

server-no-seat = You are watching; only people with a seat can do this.
server-host-only = Only the host of the table can do this, as long as the host is here.
server-not-your-seat = This is not your seat.
server-cannot-remove = Only another person can be removed from a seat.
server-still-here = This player is still here; wait, or ask them.
server-bot-there = A bot plays on this seat already.
server-no-offer = Nobody has offered to end the game.
server-local-only = Only the person at the computer where HeroHall runs can do this.
server-no-watching = This table does not let people watch.

## Choosing

server-which-seat = This table has no such seat; choose one of its seats.
server-no-name = A name needs at least one letter.
server-bad-value = This cannot be chosen here.
server-no-order = This game has no such standing order.
server-too-many-seats = { $seats } seats were given for a game of { $players }; give fewer.
server-no-language = HeroHall does not speak “{ $lang }”; it speaks en, fr and de.

## Links

server-no-table = There is no such table; the link is incomplete, or the table has been deleted.
server-no-open-tables = This server has no open tables. Invite people by a link.
server-bad-invite = This invitation is not for this table; ask for a new link.
server-seat-taken = Somebody has already taken this seat.
server-bad-token = This server does not know your seat at this table; join again with an invitation.
server-bad-code = This code has been used or has expired; make a new one on the other device.
server-moved = You are now playing this game on another device.
server-removed = The host has given your seat to a bot.
server-no-step = The game has no such move.
server-no-lesson = There is no lesson for the game “{ $game }” yet.

## Boxes

server-no-box = There is no box “{ $box }” here; upload it first.
server-box-bad = This box cannot be played with; { $count ->
        [one] 1 problem was found
       *[other] { $count } problems were found
    }:
server-box-file = “{ $file }” is not a file of a box; such files have names like heroes.csv.
server-box-too-large = The files of a box may have at most { $most } characters and { $lines } lines in total.
server-no-folder = The folder { $folder } cannot be read; name one you may open.
server-boxes-full = This server cannot keep more boxes; export yours as a zip file instead.

## Malformed messages

server-malformed = The server could not read this message; reload the page.
server-hello-again = The page has greeted the server twice; reload it.
server-no-hello = The page has not greeted the server; reload it.
server-other-protocol = The page and the server have different versions; reload the page.
server-not-found = There is nothing at this address.
server-other-origin = This request came from a page of another site, and was refused.
server-too-large = This is too large to be sent.
server-failed = Something went wrong in the server; nothing was changed. The server’s log has the details.
server-store = The server cannot save at the moment, so it accepts no moves; none is lost. Try again soon.
server-store-full = The server’s disk is full, so it accepts no moves; none is lost. The game continues when there is room again.
server-store-read-only = The server may not write to its database, so it accepts no moves; none is lost. Its owner can fix that.
server-store-busy = Another program is using the server’s database; your move was not accepted, and none is lost. Try again.
server-store-damaged = The server’s database is damaged, so it accepts no moves. Its owner has to restore a backup.
server-store-away = The server cannot reach its database, so it accepts no moves; none is lost. The game continues when it can reach it again.

## In the shell

server-at = HeroHall is at { $address } (end with Ctrl-C).
server-port-taken = Port { $port } of { $host } cannot be used ({ $why }); choose another with --port.
server-already-running = Another HeroHall already uses this folder of tables: { $address }
server-bad-database = “{ $scheme }” is not a database HeroHall can use; give an address like postgresql://user@host/name.
server-no-cluster = PostgreSQL and Redis need extra packages; install them with: pip install "herohall[cluster]"
server-redis-alone = Redis is for several servers on one database; give --database, too.
server-database-taken = Another HeroHall already uses this database; several can share it if each is started with --redis.
server-database-newer = This database was last used by a newer HeroHall; use that one, or restore a backup from before the update.

## For the owner

server-list-id = id
server-list-game = game
server-list-status = state
server-list-moves = moves
server-list-changed = changed
server-list-names = people
server-list-running = running
server-list-paused = paused
server-list-over = over
server-list-ended = ended by agreement
server-list-frozen = frozen: other rules
server-list-archived = archived
server-list-count = { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
server-no-such-table = There is no table { $table }; `herohall tables list` shows them all.
server-export-running = The game at table { $table } is still running, and its record contains what its players may not know. Add --running to write it anyway.
server-deleted = { $count ->
        [one] 1 table deleted.
       *[other] { $count } tables deleted.
    }
server-backed-up = { $count ->
        [one] 1 table copied to { $file }.
       *[other] { $count } tables copied to { $file }.
    }
server-restored = { $count ->
        [one] 1 table is back in { $folder }.
       *[other] { $count } tables are back in { $folder }.
    }
server-backup-nothing = There are no tables in { $folder }; name the folder of the server with --data.
server-backup-exists = The file { $file } already exists; choose another name.
server-backup-none = The file { $file } is not a backup of HeroHall, or it is damaged.
server-backup-newer = The file { $file } was made by a newer HeroHall; restore it with that one.
server-backup-failed = { $file } could not be copied: { $why }.

## Talk

server-no-phrase = There is no such phrase.
server-say-slowly = You are talking too fast; wait a moment.
server-cannot-mute = Only another person can be muted.

## Daily deal and ratings

server-daily = Not possible in the daily deal: everybody plays it under the same conditions.
server-no-day = There is no daily deal for this day.
server-rated-remove = Nobody can be removed from a rated game before it ends; a bot can sit in.
server-rated = Not possible in a rated game: everybody plays it under the same conditions, on the seat they began with.
server-no-puzzle = There is no puzzle { $number } of { $game }; there are { $count }.
