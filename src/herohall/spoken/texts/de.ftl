### Die Spiele in Worten

spoken-bad-theme = Das Spiel { $game } hat kein Thema „{ $theme }“; möglich sind: { $known }.
spoken-seat = Platz { $seat }
spoken-of = { $name }: { $what }
spoken-edition = { $edition }.
spoken-option = { $option }: { $value }.

### Der Textmodus: zum Hören gemacht

## Am Tisch

spoken-you-are = Du bist { $name }, Platz { $seat }.
spoken-you-watch = Du siehst zu.
spoken-others = Außerdem am Tisch: { $names }.
spoken-how-to-ask = Tippe Hilfe, um die Befehle zu hören.
spoken-over = Das Spiel ist vorbei.
spoken-waiting = Wir warten auf { $name }.
spoken-choice = { $number }: { $move }.
spoken-choices = { $count } Möglichkeiten. Tippe Züge, um sie zu hören.
spoken-no-choices = Du hast jetzt nichts zu entscheiden.
spoken-taken-back = Ein Zug wurde zurückgenommen.
spoken-rank = { $place }: { $name } mit { $score }.
spoken-hint = { $number }: { $move }. Gewinnchance { $percent ->
        [0] unter 1 Prozent
       *[other] etwa { $percent } Prozent
    }: { $reason }.
spoken-no-hand = Du siehst zu und hast keine Handkarten.
spoken-none = keine
spoken-and = { $first } und { $last }
spoken-to = nach
spoken-sections = Abschnitte des Regelhefts. Tippe Regeln und eine Nummer, um einen zu hören.
spoken-section = { $number }: { $title }.
spoken-possible = Das darfst du jetzt tun.

## Was nicht geht

spoken-no-such-choice = { $count ->
        [one] Es gibt keine Möglichkeit { $number }; die einzige ist 1.
        [2] Es gibt keine Möglichkeit { $number }; wähle 1 oder 2.
       *[other] Es gibt keine Möglichkeit { $number }; wähle 1 bis { $count }.
    }
spoken-no-move = Kein Zug heißt „{ $text }“. Meintest du „{ $near }“?
spoken-no-command = Kein Befehl heißt „{ $text }“. Meintest du „{ $near }“?
spoken-unknown = „{ $text }“ ist weder ein Zug noch ein Befehl. Tippe Züge oder Hilfe.
spoken-could-be = „{ $text }“ kann { $count ->
        [one] diesen Zug bedeuten. Tippe seine Nummer, um ihn zu machen.
       *[other] { $count } Züge bedeuten. Schreib mehr, oder tippe eine Nummer.
    }
spoken-not-now = Das geht nicht. { $why } Regel { $rule }.
spoken-not-yours = Du bist jetzt nicht gefragt.
spoken-nameless = Spieler { $number }
spoken-no-player = Hier spielt niemand namens „{ $text }“. Tippe einen Platz von 1 bis { $count } oder einen Namen.
spoken-no-rule = Es gibt keine Regel „{ $text }“. Tippe Regeln, um die Abschnitte zu hören.
spoken-nothing-so-called = Nichts heißt „{ $text }“. Tippe Details und den Namen einer Karte oder die Nummer einer Regel.

## Befehle: ihre Namen, der übliche zuerst, und was sie tun

spoken-command-help = Hilfe, Befehle
spoken-command-status = Stand, Lage
spoken-command-moves = Züge, Möglichkeiten
spoken-command-why = warum
spoken-command-hand = Hand
spoken-command-party = Gruppe, Spieler
spoken-command-map = Karte, Tisch
spoken-command-score = Punkte, Wertung
spoken-command-log = Protokoll
spoken-command-rules = Regeln, Regel
spoken-command-about = Details
spoken-command-hint = Rat, Tipp
spoken-command-undo = zurück
spoken-command-quit = Ende, beenden

spoken-help = { $command }: { $about }
spoken-how-to-move = Tippe die Nummer einer Möglichkeit oder ihre Wörter; die ersten Buchstaben jedes Wortes genügen. Die Eingabetaste allein wiederholt die Frage.
spoken-help-status = was gefragt ist und wie es steht.
spoken-help-moves = deine Möglichkeiten mit ihren Nummern.
spoken-help-why = die Regel hinter der Frage; mit einem Zug dahinter, warum er nicht geht.
spoken-help-hand = was du auf der Hand hast.
spoken-help-party = alles über jemanden am Tisch; dahinter ein Platz oder ein Name.
spoken-help-map = was auf dem Tisch liegt; wo es eine Landkarte gibt, dahinter auch ein Gebiet.
spoken-help-score = wer vorn liegt.
spoken-help-log = was zuletzt geschah; dahinter die Zahl der Zeilen.
spoken-help-rules = das Regelheft; dahinter die Nummer eines Abschnitts oder einer Regel.
spoken-help-about = alles über eine Karte; dahinter ihr Name.
spoken-help-hint = was ein Bot an deiner Stelle täte.
spoken-help-undo = deinen letzten Zug zurücknehmen.
spoken-help-quit = gehen; die Partie bleibt erhalten.
