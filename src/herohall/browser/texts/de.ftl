### Die Halle in der Seite

browser-elsewhere = An diesem Tisch wird in einem anderen Tab oder Fenster dieses Browsers gespielt. Es spielt immer nur eines.
browser-needs-server = Dafür braucht es einen HeroHall-Server, auf dem Leute sich treffen; diese Seite spielt ohne Server.
browser-full = Der Browser hat keinen Platz mehr, um das Spiel zu behalten; nichts wurde verändert. Lösche alte Tische auf der Startseite und versuche es noch einmal.
browser-storage = Der Browser kann das Spiel im Moment nicht behalten; nichts wurde verändert. Versuche es noch einmal oder lade die Seite neu.

## Der Befehl `herohall site`

browser-site = Die Seite liegt in { $folder } ({ $size } MB). Kopiere sie auf irgendeinen Webspace, oder probiere sie aus mit: python3 -m http.server --directory { $folder }
browser-no-parts = Diese Teile der Seite fehlen: { $missing }. In einer Arbeitskopie mit node holt `python3 run.py site` sie.
browser-no-node = Um Python für Browser zu übersetzen, braucht es node; es ist nicht installiert.
browser-not-empty = { $folder } enthält etwas anderes als eine frühere Seite; wähle einen neuen Ordner.
browser-no-site = { $folder } ist keine Seite für einen Server; schreibe eine mit: herohall site { $folder } --for-server
