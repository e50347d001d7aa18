### The hall inside the page

browser-elsewhere = This table is being played in another tab or window of this browser. One of them plays at a time.
browser-needs-server = This needs a HeroHall server, where people meet; this page plays without one.
browser-full = The browser has no room left to keep the game, so nothing was changed. Delete old tables on the start page, then try again.
browser-storage = The browser cannot keep the game at the moment, so nothing was changed. Try again, or reload the page.

## The command `herohall site`

browser-site = The site is in { $folder } ({ $size } MB). Copy it to any web space, or try it with: python3 -m http.server --directory { $folder }
browser-no-parts = These parts of the site are missing: { $missing }. In a checkout with node, `python3 run.py site` fetches them.
browser-no-node = Python has to be compiled for browsers with node, which is not installed.
browser-not-empty = { $folder } holds something else than an earlier site; choose a new folder.
browser-no-site = { $folder } is no page for a server; write one with: herohall site { $folder } --for-server
