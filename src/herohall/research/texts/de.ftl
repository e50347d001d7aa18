### Forschung: was bei einem Stapel von Partien schiefgehen kann

research-bad-number = { $name } kann nicht „{ $value }“ sein; erlaubt ist eine ganze Zahl ab { $least }.
research-opponents = { $found } Gegner für eine Partie zu { $players }; nenne { $needed }, oder einen Namen für alle.
research-bad-actions = Die Züge müssen ein Array aus { $n } ganzen Zahlen sein, eine je Partie; dies ist { $found }.
research-no-move = Partie { $place }: { $move } ist kein Zug; Züge sind die Zahlen von 0 bis { $most }, die ein Wort haben.
research-illegal = Partie { $place }: Platz { $seat } darf „{ $move }“ jetzt nicht spielen (Regel { $rule }): { $why }
research-closed = Dieser Stapel ist geschlossen; lege einen neuen an.
research-worker-lost = Prozess { $number } des Stapels ist beendet (Code { $code }); der Stapel ist geschlossen.
research-worker-failed = Prozess { $number } des Stapels ist gescheitert, und der Stapel ist geschlossen: { $why }

research-keeps-last = Letzte Beobachtungen behält nur ein Stapel, der mit keeps_last=True gemacht wurde.
research-state-elsewhere = Die Partien dieses Stapels laufen in anderen Prozessen; lege ihn ohne Prozesse an, um sie anzusehen.

## Datensätze

research-folder-in-use = { $folder } gibt es schon, und der Ordner ist nicht leer; nenne einen neuen.
research-dataset-title = Datensatz
research-dataset-written = { $games } Partien, { $decisions } Entscheidungen: { $folder } ({ $pace } Partien in der Minute)
