### Lehrstunden: was der Lehrer sagt. Iris und Bruno heißen die Mitspieler in den Drehbüchern (lesson.toml jedes Spiels).

learn-title = Spielen lernen
learn-about = Spiel fünf Minuten mit, und du kannst das Spiel: ganz ohne Regelheft.
learn-lesson = Lehrstunde: { $game }
learn-begin = Lehrstunde beginnen
learn-continue = Lehrstunde fortsetzen
learn-again = Noch einmal
learn-done = Lehrstunde abgeschlossen
learn-leave = Lehrstunde verlassen; sie kann später fortgesetzt werden
learn-coach = Lehrer
learn-your-move = Dein Zug:
learn-next = Weiter
learn-back = Zurück
learn-hurry = Vorspulen
learn-show-me = Für mich tun
learn-progress = { $step } von { $count }
learn-play = Gegen Bots spielen
learn-more = Regeln und Karten
learn-link-short = In 5 min lernen
learn-link = In fünf Minuten lernen
learn-table = Die Lehrstunde: spielend lernen
