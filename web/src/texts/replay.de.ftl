# Rückblick, Aufzeichnungen, Hilfen, Notizen.

page-aids = Merkhilfen
page-aids-on = an
page-aids-off = aus
page-notes = Meine Notizen
page-notes-hint = Das siehst nur du.

page-story = Inzwischen
page-story-skip = Überspringen

page-replay = Rückblick
page-replay-back = Zurück zum Tisch
page-replay-your-turn = Du bist dran
page-replay-running = Du siehst, was dein Platz in diesem Augenblick wusste.
page-replay-public = Du siehst, was alle sehen konnten.
page-replay-eyes = Ansicht
page-replay-hand = Hand von { $name }
page-replay-all = alle Karten offen
page-replay-as = was { $name } wusste
page-replay-at = Schritt { $number } von { $count }
page-replay-at-turn = Zug { $turn } · Schritt { $number } von { $count }
page-replay-begin = Vor dem ersten Schritt
page-replay-slider = Schritt
page-replay-first = Zum Anfang
page-replay-last = Zum Ende
page-replay-move-back = Einen Schritt zurück
page-replay-move-on = Einen Schritt weiter
page-replay-turn-back = Zum vorigen Zug
page-replay-turn-on = Zum nächsten Zug
page-replay-score-back = Zur vorigen Punktänderung
page-replay-score-on = Zur nächsten Punktänderung
page-replay-play = Abspielen
page-replay-stop = Anhalten
page-replay-link = Link zu diesem Augenblick
page-replay-copied = Der Link ist in der Zwischenablage.
page-replay-save = Aufzeichnung speichern

page-replay-study = Gewinnchancen
page-replay-study-about = Die Gewinnchancen aller bei offenen Karten, von einem Bot geschätzt: mehr, als am Tisch jemand wissen konnte.
page-replay-study-busy = Die Bots denken nach: { $done } von { $count } Zügen
page-replay-swing = Zug { $turn }: { $name }, von { $before } % auf { $after } %
page-replay-swings = Die größten Wendungen
page-replay-no-swing = Kein einzelner Zug hat dieses Spiel entschieden.
page-replay-even = Kein Zug hat an den Chancen viel geändert.

page-replay-insight = Was die Spieler wissen konnten
page-replay-insight-about = Wie viele Helden der wandernde Held noch sein konnte, für jeden Zug und jeden Spieler. 1 heißt: Der Spieler konnte sicher sein.
page-replay-insight-turn = Zug

page-play-on = Von hier weiterspielen
page-play-on-about = Ein neuer Tisch, der in diesem Augenblick beginnt, mit denselben Karten. Bots nehmen die anderen Plätze. Es ist nur eine Übung.
page-play-on-seat = Mein Platz
page-play-on-level = Bots
page-play-on-as-were = wie sie waren
page-play-on-begin = Spielen

page-record-open = Eine Aufzeichnung ansehen
page-record-about = Eine Aufzeichnung (.hall) enthält ein ganzes Spiel. HeroHall prüft, ob Startwert, Züge und Ergebnis zusammenpassen. Dann kannst du auf das Spiel zurückblicken und von jedem Augenblick an weiterspielen.
page-record-drop = Datei hier ablegen
page-record-choose = Datei auswählen
page-record-busy = Wird geprüft …

page-key-replay = Rückblick
page-replay-keys = ← → Schritt · Umschalt + ← → Zug · , . Punkte · Pos1, Ende · Leertaste: abspielen

page-review = Zweifelhafte Entscheidungen
page-review-about = Entscheidungen, die ein Bot anders getroffen hätte, nach dem, was die Person wissen konnte. Die Zahl sagt, was die Entscheidung gekostet hat, in Punkten von 100.
page-review-none = Nichts Zweifelhaftes gefunden.
page-review-line = Zug { $turn }: { $move }. Der Bot: { $rival }.
page-review-try = Ab hier etwas anderes versuchen
page-review-lay = So wie die Karten lagen: { $points }.
