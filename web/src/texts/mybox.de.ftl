### Meine Schachtel: eigene Karten

mybox = Meine Schachtel
mybox-of = Meine Schachtel: { $game }
mybox-all = Schachteln
mybox-about = Hast du das gedruckte Spiel? Gib seine Karten hier ein und spiele damit: nur mit der Tastatur, in der gedruckten Reihenfolge, beim Tippen geprüft. Alles bleibt in diesem Browser. Du beginnst mit einer Kopie der Karten von HeroHall und änderst, was anders ist.
mybox-begin = Mit den Karten von HeroHall beginnen
mybox-boxes = Schachteln …
mybox-here = Schachteln in diesem Browser
mybox-open = Öffnen
mybox-import = Zip-Datei importieren …
mybox-export = Als Zip exportieren
mybox-delete = Löschen
mybox-delete-really = Wirklich löschen?
mybox-server = Auf dem Server
mybox-server-about = Wer den Link hat, erhält eine Kopie, sei es du selbst auf einem anderen Gerät oder ein Freund. Der Server bewahrt sie ein Jahr lang auf, gerechnet vom letzten Öffnen.
mybox-keep = Eine Kopie auf dem Server aufbewahren
mybox-compare = Diese Schachtel vergleichen mit
mybox-ours = den Karten von HeroHall
mybox-differences = { $count ->
        [0] Die Schachteln sind gleich.
        [one] Sie unterscheiden sich in 1 Zeile.
       *[other] Sie unterscheiden sich in { $count } Zeilen.
    }
mybox-only-this = nur in dieser Schachtel
mybox-only-other = nur in der anderen Schachtel
mybox-play = Mit dieser Schachtel spielen
mybox-undo = Rückgängig
mybox-redo = Wiederholen
mybox-good = Keine Fehler gefunden
mybox-problems = { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
mybox-wrong = hat einen Fehler
mybox-lost = Dieser Browser bewahrt nichts auf, oder sein Speicher ist voll: Exportiere die Schachtel als Zip-Datei, bevor du die Seite schließt.
mybox-brought = Die Dateien waren nicht ganz richtig; dies wurde beim Lesen behoben oder weggelassen:
mybox-sheets = Blätter der Schachtel
mybox-card-shown = Die Karte, wie sie aussehen wird
mybox-card = Karte { $number } von { $count }
mybox-previous = Vorige Karte
mybox-next = Nächste Karte
mybox-keys = Enter: nächste Karte · Umschalt+Enter: zurück · Ziffern wählen aus · Strg+Z: rückgängig
mybox-enter = Enter
mybox-last = Das war die letzte: { $sheet }.
mybox-add = Karte hinzufügen
mybox-remove = Diese Karte entfernen
mybox-clear = Alle löschen und neu eingeben
mybox-more = Mehr: andere Sprachen und Einzelheiten
mybox-edition = Der Wert auf deinen Karten ist
mybox-language-en = Englisch
mybox-language-fr = Französisch
mybox-language-de = Deutsch
mybox-link = Meine Schachtel: Karten eingeben oder ändern
mybox-use = Spielen mit: { $box }
mybox-phrase = Pfeil nach unten: die Wörter, die folgen können
mybox-next-words = Wörter, die folgen können
mybox-meaning = Was sie tut:
