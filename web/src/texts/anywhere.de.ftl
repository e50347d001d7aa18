### Die Halle in der Seite

page-here-loading = Die Halle wird vorbereitet: { $percent } %
page-here-ready = Bereit. Alles läuft in dieser Seite, auch ohne Netz.
page-here-failed = Die Halle lässt sich nicht laden. Beim ersten Besuch ohne Netz? Versuche es mit Netz noch einmal.
page-here-away = Der Server ist nicht erreichbar. Du kannst in dieser Seite gegen Bots spielen; diese Spiele bleiben in diesem Browser.
page-here-forgets = Dieses Fenster behält nichts: Deine Spiele sind verloren, wenn es geschlossen wird. Speichere Aufzeichnungen, die du behalten willst.
page-here-friends = Mit Freunden über einen Link spielen, Wertungen und offene Tische gibt es auf einem HeroHall-Server. Hier spielst du gegen Bots oder reichst das Gerät herum.
page-here-take = Lieber hier spielen
page-here-update = Eine neue Version ist bereit.
page-here-update-now = Jetzt aktualisieren
page-here-update-tabs = Schließe zuerst die anderen Tabs von HeroHall und aktualisiere dann.
page-here-kept = { $count ->
        [one] { $count } Tisch liegt in diesem Browser
       *[other] { $count } Tische liegen in diesem Browser
    } ({ $size } kB).
page-here-delete-over = Beendete Tische löschen
page-here-delete-all = Alle Tische löschen
page-here-delete-sure = Wirklich löschen? Das lässt sich nicht rückgängig machen.
page-here-daily = Alle, die ohne Server spielen, bekommen heute dieses Spiel. Dein Ergebnis bleibt in diesem Browser.
page-here-daily-honest = Die Regeln: ein Versuch je Spiel, beendet bis Mitternacht UTC. Keine Tipps. Der Startwert wird ohne Geheimnis aus dem Datum gebildet, wer das Programm liest, könnte ihn also vorher ausrechnen; sein Fingerabdruck ist von Anfang an zu sehen, er selbst am nächsten Tag.
