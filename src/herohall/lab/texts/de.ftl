### Das Labor: was bei einem Wettkampf schiefgehen kann

lab-bad-budget = „{ $text }“ hat kein mögliches Budget; schreibe expert@0.25s für Sekunden oder expert@400i für Iterationen.
lab-no-journal = { $file } ist nicht das Protokoll einer Arena; wähle eine andere Datei.
lab-journal-differs = { $file } gehört zu einem anderen Wettkampf; diese Einstellungen sind verschieden: { $settings }. Wiederhole sie oder wähle eine andere Datei.
lab-journal-line = { $file }, Zeile { $line }: Das ist keine Partie des Wettkampfs; berichtige oder entferne die Zeile.
lab-cannot-read = { $file } lässt sich nicht lesen: { $why }.
lab-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
