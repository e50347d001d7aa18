### Was schiefgehen kann, egal in welchem Spiel

bad-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
bad-box = Das Spiel { $game } hat nur seine eigenen Karten; lass die Schachtel weg.
box-zip-too-large = Diese Zip-Datei ist zu groß; die einer Schachtel hat höchstens { $most } Bytes und wenige Dateien.
box-zip-broken = Diese Datei lässt sich nicht als Zip-Datei lesen; wähle die Zip-Datei einer Schachtel.
box-zip-empty = In dieser Zip-Datei sind keine Dateien einer Schachtel; sie haben diese Namen: { $files }.
box-zip-twice = Die Datei { $file } ist zweimal in dieser Zip-Datei; lass eine weg.
bad-players = Das Spiel { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
bad-option = Die Option „{ $option }“ gibt es nicht; es gibt: { $known }.
bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich sind: { $known }.
bad-seed = „{ $seed }“ ist kein Startwert; ein Startwert ist eine ganze Zahl von 0 bis 2^{ $bits } − 1.
bad-seat = Den Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $most }.
bad-bot = Den Bot „{ $level }“ gibt es nicht; die Stufen sind: { $known }.
bad-move = „{ $text }“ ist kein Zug dieses Spiels.
not-asked = Platz { $seat } ist gerade nicht gefragt; warte, bis er gefragt wird.
game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.
no-rulebook = Zum Spiel { $game } gibt es kein Regelheft.
no-rule = Das Regelheft von { $game } hat keine Regel „{ $number }“; alles lesen: herohall rules { $game }
extra-missing = Dafür wird { $package } gebraucht, das nicht installiert ist: { $command }

## Zurücknehmen

undo-nothing = Es gibt noch keinen Zug, den man zurücknehmen könnte.
undo-not-yours = Den letzten Zug hat jemand anderes gemacht; nur wer ihn gemacht hat, darf ihn zurücknehmen.
undo-over = Das Spiel ist vorbei; sein letzter Zug lässt sich nicht mehr zurücknehmen.
undo-news = Der letzte Zug hat etwas Neues aufgedeckt; er lässt sich darum nicht zurücknehmen.

## Gespeicherte Stellungen

state-not-json = Das ist keine gespeicherte Stellung: { $why }. Es muss der JSON-Text sein, den ein Spiel geschrieben hat.
state-impossible = Zu dieser Stellung kann kein Spiel führen: { $why }.

## Aufzeichnungen

# Der Anfang jeder Zeile weiter unten; Zeile 0 steht für die ganze Datei.
record-where =
    { $line ->
        [0] Aufzeichnung:
       *[other] Aufzeichnung, Zeile { NUMBER($line, useGrouping: 0) }:
    }
record-no-file = { record-where } Die Datei { $file } lässt sich nicht lesen ({ $why }); nenne eine Aufzeichnung, die du öffnen darfst.
record-not-text = { record-where } { $file } ist keine Textdatei in UTF-8, wie eine Aufzeichnung es sein muss.
record-not-ours = { record-where } Das ist keine Aufzeichnung von HeroHall; die erste Zeile muss „{ $title }“ lauten.
record-newer = { record-where } Das ist Format { $version }, aber dieses HeroHall liest nur bis Format { $ours }; nimm ein neueres HeroHall.
record-cut-off = { record-where } Die Datei bricht mitten in einer Zeile ab; eine Aufzeichnung endet mit einer vollständigen Zeile.
record-no-moves = { record-where } Die Datei bricht im Kopf ab; es müssen eine Leerzeile und dann die Züge folgen.
record-bad-line = { record-where } „{ $text }“ ist nicht lesbar; der Kopf hat Zeilen wie „players: 3“, die Züge Zeilen wie „0 recruit“.
record-unknown-header = { record-where } Die Kopfzeile „{ $name }“ gibt es nicht; berichtige oder streiche sie.
record-twice = { record-where } „{ $name }“ kommt hier zum zweiten Mal vor; erlaubt ist es nur einmal.
record-missing = { record-where } Im Kopf fehlt eine Zeile „{ $name }: …“; sie muss vor der Leerzeile stehen.
record-bad-value = { record-where } „{ $value }“ ist kein möglicher Wert für „{ $name }“.
record-bad-header = { record-where } Das Spiel im Kopf lässt sich nicht aufbauen: { $why }
record-seats = { record-where } Der Kopf hat { $found ->
        [one] 1 Platz
       *[other] { $found } Plätze
    } und { $players } Spieler; es muss für jeden Spieler eine Zeile „seat“ geben.
record-other-rules = { record-where } Gespielt wurde nach Fassung { $rules } der Regeln, aber dieses HeroHall spielt Fassung { $ours }; nimm das HeroHall, mit dem gespielt wurde.
record-other-box = { record-where } Gespielt wurde mit der Schachtel { $written }, nicht mit { $ours }; nenne den Ordner jener Schachtel.
record-cannot-undo = { record-where } Platz { $seat } nimmt einen Zug zurück. { $why }
record-after-end = { record-where } Der Zug „{ $move }“ kommt nach dem Ende des Spiels.
record-wrong-seat = { record-where } Hier zieht Platz { $seat }, gefragt ist aber Platz { $expected }.
record-illegal = { record-where } Der Zug „{ $move }“ ist hier nach Regel { $rule } nicht erlaubt: { $why }
record-bad-move = { record-where } „{ $move }“ ist kein Zug dieses Spiels.
record-hash-differs = { record-where } Der Startwert passt nicht zu seinem Hashwert; seed, salt oder seed-hash wurde verändert.
record-result-differs = { record-where } Als Ergebnis steht „{ $written }“, die Züge führen aber zu „{ $replayed }“.
record-scores-differ = { record-where } Als Punkte stehen „{ $written }“, die Züge führen aber zu „{ $replayed }“.
