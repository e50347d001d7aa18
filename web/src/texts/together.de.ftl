### Zusammen: Sprüche, Partie des Tages, Wertung, Benachrichtigungen

## Sprüche

page-talk = Reden
page-talk-about = Alle lesen diese Sätze in ihrer eigenen Sprache.
page-talk-more = Bei diesem Spiel, ob wahr oder nicht:
page-talk-heard = Bisher gesagt
page-talk-nothing = Noch hat niemand etwas gesagt.
page-talk-who = Stumm schalten
page-talk-mute = { $name } stumm schalten
page-key-talk = reden

page-phrase-hello = Hallo!
page-phrase-luck = Viel Glück!
page-phrase-nice = Schön gespielt!
page-phrase-wow = Donnerwetter!
page-phrase-thanks = Danke!
page-phrase-sorry = Entschuldigung!
page-phrase-oops = Hoppla …
page-phrase-thinking = Ich überlege noch …
page-phrase-no-hurry = Lass dir Zeit.
page-phrase-moment = Bin gleich zurück.
page-phrase-back = Bin wieder da.
page-phrase-doubt = Ich glaube dir kein Wort.
page-phrase-trust = Vertrau mir.
page-phrase-close = Das war knapp!
page-phrase-again = Noch eine Runde?
page-phrase-good-game = Schöne Partie!

## Benachrichtigungen

page-notify = Sag mir, wenn ich dran bin
page-notify-on = ja
page-notify-off = nein
page-notify-about = Wenn diese Seite im Hintergrund ist, zeigt dein Browser eine Nachricht. Er fragt dich einmal, ob er darf.
page-notify-denied = Dein Browser erlaubt dieser Seite keine Nachrichten; das lässt sich in seinen Einstellungen für diese Seite ändern.
page-notify-missing = Dieser Browser kann das hier nicht; die Seite muss auf diesem Rechner oder über https geöffnet sein.
page-notify-turn = Du bist dran
page-your-turn = Du bist dran

## Die Partie des Tages

page-daily = Partie des Tages
page-daily-about = Dieselben Karten und dieselben Bots für alle auf diesem Server. Ein Versuch am Tag.
page-daily-short = Dieselben Karten für alle. Ein Versuch am Tag.
page-daily-play = Spielen
page-daily-go-on = Weiterspielen
page-daily-look = Den Tisch ansehen
page-daily-bots = { $count ->
    [one] gegen einen Bot ({ $level })
   *[other] gegen { $count } Bots ({ $level })
}
page-daily-ends = Die nächste kommt um { $time }.
page-daily-finished = { $count ->
    [0] Noch hat sie niemand beendet.
    [one] Eine Person hat sie beendet. Die Ergebnisse siehst du, sobald du sie auch beendet hast.
   *[other] { $count } Personen haben sie beendet. Die Ergebnisse siehst du, sobald du sie auch beendet hast.
}
page-daily-nobody = Niemand hat diese Partie zu Ende gespielt.
page-daily-results = Ergebnisse
page-daily-today = Heute
page-daily-earlier = Früher
page-daily-later = Später
page-daily-given-up = aufgegeben
page-daily-place = { $place } von { $players }
page-daily-replay = Die Partie ansehen
page-daily-name-about = So stehst du in der Liste.
page-daily-honest = Die Regeln: ein Versuch je Person und Spiel, beendet bis Mitternacht UTC. Keine Tipps, und die Partie wird nie gewertet. Der Startwert wird aus einem Geheimnis dieses Servers und dem Datum gebildet, niemand kann ihn vorher kennen; sein Fingerabdruck ist von Anfang an zu sehen, er selbst am nächsten Tag. Der Server erkennt den Browser wieder, nicht den Menschen: Wer zwei Browser benutzt, kann es zweimal versuchen; die Liste ist so ehrlich wie alle, die darauf stehen.
page-daily-seed-tomorrow = Den Startwert der Partie des Tages siehst du morgen, wenn er niemandem mehr nützen kann.
page-daily-board = Zu den Ergebnissen

## Wertung

page-ratings = Wertung
page-ratings-about = Wer auf diesem Server gegen andere gespielt hat.
page-ratings-off = Dieser Server wertet keine Partien.
page-ratings-none = Noch hat niemand eine Wertung.
page-ratings-rank = Rang
page-ratings-points = Punkte
page-ratings-games = Partien
page-ratings-uncertain = noch unsicher: erst wenige Partien
page-ratings-how = Eine beendete Partie wird gewertet, wenn mindestens zwei Personen mitgespielt haben, die dieser Server wiedererkennt. Bots, Partien des Tages und eigene Schachteln zählen nicht. Gibst du auf, verlierst du sofort gegen alle, die weiterspielen. Bist du am Ende nicht da, verlierst du auch. Alle beginnen mit 1000 Punkten, einer vorsichtigen Schätzung, die mit jeder Partie sicherer wird (OpenSkill).
page-rated = Wertung
page-rated-on = zählt
page-rated-off = nur zum Spaß
page-rated-table = Diese Partie zählt für die Wertung aller, die sie von Anfang bis Ende spielen.
page-rating-change = Wertung

## Wer ich bin

page-me = Wie dieser Server dich wiedererkennt
page-me-about = Es gibt keine Konten. Dein Browser hat einen Schlüssel für dich erzeugt; der Server behält nur einen Fingerabdruck davon und den Namen, unter dem du spielst. Wer den Schlüssel hat, kann unter deinem Namen spielen: Halte ihn geheim.
page-me-show = Meinen Schlüssel zeigen
page-me-move = Um auf einem anderen Gerät dieselbe Person zu sein, öffne dort diesen Link oder tippe den Schlüssel ein.
page-me-enter = Schlüssel von einem anderen Gerät
page-me-use = Diesen Schlüssel benutzen
page-me-wrong = Das ist kein Schlüssel: Ein Schlüssel hat 26 Buchstaben und Ziffern.
page-me-right = Dieser Browser benutzt jetzt diesen Schlüssel.
page-me-forget = Mich aus allen Listen streichen
page-me-forget-sure = Wirklich? Dein Name und deine Punkte verschwinden, und du bekommst einen neuen Schlüssel.
page-me-forgotten = Erledigt. Dieser Browser hat einen neuen Schlüssel.
page-me-arrive = Dieser Link enthält einen Schlüssel. Benutze ihn nur, wenn er deiner ist: Dann bist du hier dieselbe Person wie auf deinem anderen Gerät.
