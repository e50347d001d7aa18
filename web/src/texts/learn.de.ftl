### Lektionen: was der Trainer sagt. Iris und Bruno heißen die Mitspieler in den Drehbüchern (lesson.toml jedes Spiels).

learn-title = Spielen lernen
learn-about = Spiel fünf Minuten mit, und du kannst das Spiel, ganz ohne Regelheft.
learn-lesson = Lektion: { $game }
learn-begin = Lektion beginnen
learn-continue = Lektion fortsetzen
learn-again = Noch einmal
learn-done = Lektion abgeschlossen
learn-leave = Lektion verlassen; du kannst sie später fortsetzen
learn-coach = Trainer
learn-your-move = Dein Zug:
learn-next = Weiter
learn-back = Zurück
learn-hurry = Vorspulen
learn-show-me = Mach es für mich
learn-progress = { $step } von { $count }
learn-play = Gegen Bots spielen
learn-more = Regeln und Karten
learn-link-short = In 5 min lernen
learn-link = In fünf Minuten lernen
learn-table = Die Lektion: spielend lernen
