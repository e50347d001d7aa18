### At a table over the network

## Not now

server-stale = Something has happened at the table meanwhile; look again and choose anew.
server-paused = The table is paused; nobody can move until it goes on.
server-not-paused = The table is not paused.
server-over = The game is over.
server-ended = The game was ended by agreement.
server-not-over = This can be had once the game is over.
server-frozen = This game was begun under other rules than this HeroHall plays, and cannot go on here. Nothing of it is lost: the server’s owner can export it, and it goes on where its rules are played.
server-diverges = Under the rules of this HeroHall, entry { $number } of its log would lead elsewhere than it did.
server-bot-plays = A bot plays on this seat at the moment; come back to your seat first.
server-not-lifted = Lift the curtain for the seat that is asked before you answer for it.
server-undo-made-for-you = The last move was made for you, by a bot, by the clock or by your standing order; it stays.
server-no-hints = Hints are off at this table.
server-no-advice = The bots have no advice to give in this game.
server-too-fast = That was too many messages at once; wait a moment.
server-too-many = Too many requests came from your network in a short time; wait a moment and try again.
server-full = As many people watch this table as it has room for; try again later.

## Who may

server-no-seat = You are watching; only people with a seat can do this.
server-host-only = Only the host of the table can do this while the host is here.
server-not-your-seat = This is not your seat.
server-cannot-remove = Only another person can be removed from a seat.
server-still-here = This player is still here; wait, or ask.
server-bot-there = A bot plays on this seat already.
server-no-offer = Nobody has offered to end the game.
server-local-only = Only the person at the computer where HeroHall runs can do this.
server-no-watching = This table does not let people watch.

## Choosing

server-which-seat = Say which seat; this table has no such one.
server-no-name = A name needs at least one letter.
server-bad-value = This cannot be chosen here.
server-no-order = This game has no such standing order.
server-order-always = Always ask me
server-too-many-seats = { $seats } seats were wanted for a game of { $players }; leave some out.
server-no-language = HeroHall does not speak “{ $lang }”; it speaks en, fr and de.

## Links

server-no-table = There is no such table; the link is incomplete, or the table has been deleted.
server-bad-invite = This invitation does not fit the table; ask for a new link.
server-seat-taken = Somebody has taken this seat already.
server-bad-token = Your place at this table is not known here; join again with an invitation.
server-bad-code = This code has been used, or has run out; make a new one on the other device.
server-moved = You go on with this game on another device.
server-removed = The host has given your seat to a bot.
server-no-step = The game has no such move.
server-no-lesson = There is no lesson for the game “{ $game }” yet.

## Boxes

server-no-box = There is no box “{ $box }” here; bring it first.
server-box-bad = This box cannot be played with; { $count ->
        [one] 1 problem was found
       *[other] { $count } problems were found
    }:
server-box-file = “{ $file }” is no file of a box; they are named like heroes.csv.
server-box-too-large = The files of a box may have { $most } characters together.
server-no-folder = The folder { $folder } cannot be read; name one you may open.

## Messages that are none

server-malformed = The server could not read this message; reload the page.
server-hello-again = The page has introduced itself twice; reload it.
server-no-hello = The page has not introduced itself; reload it.
server-other-protocol = The page is of another version than the server; reload it.
server-not-found = There is nothing at this address.
server-other-origin = This request came from a page of another site, and was refused.
server-too-large = This is too large to be sent.
server-failed = Something has gone wrong in the server; nothing was changed. It has been noted in the log.
server-store = The server cannot write at the moment, so it takes no moves; none is lost. Try again soon.
server-store-full = The server’s disk is full, so it takes no moves; none is lost. It goes on once there is room again.
server-store-read-only = The server may not write to its database, so it takes no moves; none is lost. Its owner can put that right.
server-store-busy = Another program holds the server’s database; your move was not taken, and none is lost. Try again.
server-store-damaged = The server’s database is damaged, so it takes no moves. Its owner has to restore a backup.
server-store-away = The server cannot reach its database, so it takes no moves; none is lost. It goes on once it can.

## In the shell

server-at = HeroHall is at { $address } (end with Ctrl-C).
server-port-taken = Port { $port } of { $host } cannot be used ({ $why }); choose another with --port.
server-already-running = Another HeroHall has this folder of tables already: { $address }
server-bad-database = “{ $scheme }” is no database HeroHall can use; give an address like postgresql://user@host/name.
server-no-cluster = PostgreSQL and Redis need further parts; install them with: pip install "herohall[cluster]"
server-redis-alone = Redis is for several servers on one database; give --database too.
server-database-taken = Another HeroHall uses this database already; several can if each of them is given --redis.
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
server-export-running = The game at table { $table } goes on; its record holds what its players may not know. With --running it is written all the same.
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
server-backup-exists = The file { $file } is there already; choose another name.
server-backup-none = The file { $file } is no backup of HeroHall, or it is damaged.
server-backup-newer = The file { $file } was made by a newer HeroHall; restore it with that one.
server-backup-failed = { $file } could not be copied: { $why }.

## Talk

server-no-phrase = There is no such phrase.
server-say-slowly = Enough said for the moment; wait a little.
server-cannot-mute = Only another person can be muted.

## Daily deal and ratings

server-daily = Not at the daily deal: everybody plays it under the same conditions.
server-no-day = There is no daily deal of this day.
server-rated-remove = Nobody is removed from a rated game that goes on; a bot can sit in.
