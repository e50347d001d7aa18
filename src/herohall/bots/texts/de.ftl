### Bots

bot-no-evaluator = Für das Spiel { $game } gibt es keine Faustregeln; nur Bots der Stufe random können es spielen.
