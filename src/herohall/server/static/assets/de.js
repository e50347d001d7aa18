var e=`### Bots

bots-no-evaluator = Für das Spiel { $game } gibt es keine Faustregeln; nur Bots der Stufe random können es spielen.
bots-no-module = Das Modul „{ $module }“ lässt sich nicht importieren: { $why }. Eigene Bots heißen Paket.Modul:Klasse.
bots-no-class = Das Modul „{ $module }“ hat keine Klasse „{ $name }“; eigene Bots heißen Paket.Modul:Klasse.
bots-no-bot = „{ $name }“ ist kein Bot; er muss von herohall.bots.Bot abgeleitet sein.
bots-not-made = „{ $name }“ ließ sich nicht mit einem Startwert erzeugen: { $why }.
bots-no-budget = Ein Budget braucht Sekunden oder Iterationen.
bots-bad-budget = „{ $text }“ ist kein Budget; gib eine positive, endliche Zahl an.
bots-reason-choice = { $bot } würde das wählen
bots-reason-chance = zufällig gewählt; eines ist so gut wie das andere
bots-stuck = Der Bot { $bot } hörte nicht auf, als seine Zeit um war; sein Prozess musste beendet werden. Fängt er jede Ausnahme ab?

## Trainierte Bots

bots-no-weights = { $file } enthält keine Gewichte eines trainierten Bots: { $why }.
bots-other-weights = { $file } wurde für { $what } { $written } trainiert, hier ist es aber { $ours }. Trainiere ihn neu, oder nimm das HeroHall, mit dem er trainiert wurde.
bots-no-encoder = Das Spiel { $game } hat keinen Encoder; darum kann kein trainierter Bot es spielen.
`,t=`### Die Halle in der Seite

browser-elsewhere = An diesem Tisch wird in einem anderen Tab oder Fenster dieses Browsers gespielt. Es spielt immer nur eines.
browser-needs-server = Dafür braucht es einen HeroHall-Server, auf dem Leute sich treffen; diese Seite spielt ohne Server.
browser-full = Der Browser hat keinen Platz mehr, um das Spiel zu behalten; nichts wurde verändert. Lösche alte Tische auf der Startseite und versuche es noch einmal.
browser-storage = Der Browser kann das Spiel im Moment nicht behalten; nichts wurde verändert. Versuche es noch einmal oder lade die Seite neu.

## Der Befehl \`herohall site\`

browser-site = Die Seite liegt in { $folder } ({ $size } MB). Kopiere sie auf irgendeinen Webspace, oder probiere sie aus mit: python3 -m http.server --directory { $folder }
browser-no-parts = Diese Teile der Seite fehlen: { $missing }. In einer Arbeitskopie mit node holt \`python3 run.py site\` sie.
browser-no-node = Um Python für Browser zu übersetzen, braucht es node; es ist nicht installiert.
browser-not-empty = { $folder } enthält etwas anderes als eine frühere Seite; wähle einen neuen Ordner.
browser-no-site = { $folder } ist keine Seite für einen Server; schreibe eine mit: herohall site { $folder } --for-server
`,n=`### Was schiefgehen kann, egal in welchem Spiel

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
record-missing = { record-where } Im Kopf fehlt eine Zeile „{ $name }:\xA0…“; sie muss vor der Leerzeile stehen.
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
`,r=`seventh-title = Seventh Hero
seventh-too-few-cards = Diese Optionen lassen { $cards } Karten übrig, ausgeteilt werden aber { $needed }; wähle mehr Werte, mehr Exemplare, eine kleinere Hand oder weniger Spieler.

## Optionen und Ausgaben

seventh-option-no_match = Keine passende Handkarte
seventh-option-no_match-deck = die oberste Karte des Nachziehstapels wird losgeschickt und eine Handkarte abgelegt
seventh-option-no_match-party = ein passender Held der eigenen Gruppe wird offen losgeschickt; gibt es keinen, ungesehen die oberste Karte des Nachziehstapels
seventh-option-clue = Was ein Hinweis sagt
seventh-option-clue-identical = ob der wandernde Held derselbe ist wie auf der gezeigten Karte
seventh-option-clue-requirement = ob der wandernde Held die Bedingung auf der gezeigten Karte erfüllt
seventh-option-clues_per_turn = Hinweise pro Zug
seventh-option-clues_per_turn-any = so viele, wie der Empfänger will
seventh-option-clues_per_turn-one = einer für jeden Empfänger
seventh-option-duplicates = Doppelt angeworbener Held
seventh-option-duplicates-eliminated = beide Exemplare kommen auf den eigenen Stapel der ausgeschiedenen Helden
seventh-option-duplicates-discard = beide Exemplare kommen auf den Ablagestapel
seventh-option-deck_end = Wenn der Nachziehstapel aufgebraucht ist
seventh-option-deck_end-score = das Spiel endet mit diesem Zug und wird gewertet
seventh-option-deck_end-reshuffle = die Karten werden neu gemischt, und nur eine vollständige Gruppe beendet das Spiel
seventh-option-reshuffled = Was neu gemischt wird
seventh-option-reshuffled-all = der Ablagestapel und alle Stapel ausgeschiedener Helden
seventh-option-reshuffled-discard = nur der Ablagestapel, wie es wörtlich in der Anleitung steht
seventh-option-forbid = Wem der Hundeführer das Anwerben verbietet
seventh-option-forbid-holder = dem Spieler, vor dem der wandernde Held liegt
seventh-option-forbid-anyone = einem Spieler eigener Wahl, den der Held noch erreichen kann, wie es wörtlich in der Anleitung steht
seventh-option-values = Verschiedene Helden im Spiel (kleine Kartensätze zum Forschen)
seventh-option-values-3 = Helden 1 bis 3; 3 verschiedene gewinnen
seventh-option-values-4 = Helden 1 bis 4; 3 verschiedene gewinnen
seventh-option-values-5 = Helden 1 bis 5; 4 verschiedene gewinnen
seventh-option-values-6 = Helden 1 bis 6; 5 verschiedene gewinnen
seventh-option-values-7 = Helden 1 bis 7; 6 verschiedene gewinnen
seventh-option-copies = Exemplare je Held (kleine Kartensätze zum Forschen)
seventh-option-copies-1 = 1 Exemplar von jedem Helden
seventh-option-copies-2 = 2 Exemplare von jedem Helden
seventh-option-copies-3 = 3 Exemplare von jedem Helden
seventh-option-copies-4 = 4 Exemplare von jedem Helden
seventh-option-copies-5 = 5 Exemplare von jedem Helden
seventh-option-copies-6 = 6 Exemplare von jedem Helden
seventh-option-copies-7 = 7 Exemplare von jedem Helden
seventh-option-copies-8 = 8 Exemplare von jedem Helden
seventh-option-copies-9 = 9 Exemplare von jedem Helden
seventh-option-copies-10 = 10 Exemplare von jedem Helden
seventh-option-copies-11 = 11 Exemplare von jedem Helden
seventh-option-hand = Handkarten zu Beginn
seventh-option-hand-0 = keine Karten
seventh-option-hand-1 = 1 Karte
seventh-option-hand-2 = 2 Karten
seventh-option-hand-3 = 3 Karten
seventh-option-hand-4 = 4 Karten
seventh-option-hand-5 = 5 Karten

seventh-edition-iello = Standardregeln: die französische Anleitung von 2014.
seventh-edition-iello-variant = Standardregeln mit beiden Varianten der französischen Anleitung: Hinweise nach der Bedingung, und der Nachziehstapel wird neu gemischt.
seventh-edition-aeg = Die amerikanische Ausgabe, soweit sie öffentlich bekannt ist; der Rest stammt aus der Anleitung (S8.2).
seventh-edition-original = Die erste japanische Ausgabe, soweit sie öffentlich bekannt ist; der Rest stammt aus der Anleitung (S8.2).

## Anweisungen

seventh-order-matters = wenn es darauf ankommt
seventh-order-hero = Held vor mir
seventh-order-win = jemand vor dem Sieg
seventh-order-always = jedes Mal
seventh-order-turn = in diesem Zug nicht

## Helden

seventh-hero-1 = Rasendes Huhn
seventh-hero-2 = Pyromane
seventh-hero-3 = Hexe
seventh-hero-4 = Hundeführer
seventh-hero-5 = Feldwebel
seventh-hero-6 = Schwarzer Ritter
seventh-hero-7 = Zauberer
seventh-card-1 = Rasendes Huhn (1)
seventh-card-2 = Pyromane (2)
seventh-card-3 = Hexe (3)
seventh-card-4 = Hundeführer (4)
seventh-card-5 = Feldwebel (5)
seventh-card-6 = Schwarzer Ritter (6)
seventh-card-7 = Zauberer (7)

seventh-dragon-1 = Krillin
seventh-dragon-2 = Tenshinhan
seventh-dragon-3 = Piccolo
seventh-dragon-4 = San Gohan
seventh-dragon-5 = Trunk
seventh-dragon-6 = Vegeta
seventh-dragon-7 = San Goku

seventh-requirement-1 = 3 oder weniger
seventh-requirement-2 = 5 oder mehr
seventh-requirement-3 = 3, 4 oder 5
seventh-requirement-4 = ungerade
seventh-requirement-5 = gerade
seventh-requirement-6 = { $players } oder weniger
seventh-requirement-7 = { $players } oder mehr

seventh-power-1 = eine Fähigkeit aufheben
seventh-power-2 = den wandernden Helden ablegen
seventh-power-3 = einen benutzten Helden bereit machen
seventh-power-4 = das Anwerben verbieten
seventh-power-5 = den wandernden Helden ansehen
seventh-power-6 = die Bedingung ignorieren
seventh-power-7 = zwei Karten ziehen

## Was gefragt ist

seventh-ask-window = Nutzt du jetzt eine Fähigkeit?
seventh-ask-react = Eine Fähigkeit wurde angesagt. Reagierst du, bevor sie wirkt?
seventh-ask-send = { $source ->
        [deck] Keine deiner Handkarten passt: Schicke die oberste Karte des Nachziehstapels los.
        [party] Keine deiner Handkarten passt: Welchen Helden deiner Gruppe schickst du offen los?
       *[hand] Welchen Helden schickst du verdeckt nach links los?
    }{ $may ->
        [power] {" "}Vorher darfst du eine Fähigkeit nutzen.
       *[none] {""}
    }
seventh-ask-discard = Keine deiner Karten hat gepasst: Welche Handkarte legst du offen ab?
seventh-ask-receive = Der wandernde Held liegt vor dir: anwerben oder weitergeben?{ $may ->
        [both] {" "}Vorher darfst du um Hinweise bitten oder eine Fähigkeit nutzen.
        [clue] {" "}Vorher darfst du um Hinweise bitten.
        [power] {" "}Vorher darfst du eine Fähigkeit nutzen.
       *[none] {""}
    }
seventh-ask-return = Der wandernde Held ist zu dir zurückgekommen: Wirb ihn an{ $may ->
        [power] , oder nutze vorher eine Fähigkeit.
       *[none] .
    }

## Züge

seventh-move-decline = keine Fähigkeit nutzen
seventh-move-recruit = den wandernden Helden anwerben
seventh-move-pass = den wandernden Helden weitergeben
seventh-move-send-deck = die oberste Karte des Nachziehstapels losschicken
seventh-move-send = losschicken: { $card }
seventh-move-send-party = offen aus der Gruppe losschicken: { $card }
seventh-move-discard = ablegen: { $card }
seventh-move-clue = um einen Hinweis bitten mit: { $card }
seventh-move-power = nutzen: { $card } – { $power }
seventh-move-ready = nutzen: { $card } – bereit machen: { $target }
seventh-move-forbid = nutzen: { $card } – { $target } verbieten, den wandernden Helden anzuwerben

## Das Protokoll

seventh-event-dealt =
    { $name } hat zu Beginn in der Gruppe: { $party }; auf der Hand: { $count ->
        [0] keine Karten
        [one] 1 Karte{ $known ->
            [yes] : { $cards }
           *[no] {""}
        }
       *[other] { $count } Karten{ $known ->
            [yes] : { $cards }
           *[no] {""}
        }
    }.
seventh-event-replaced = Abgelegt, weil eine Gruppe sie doppelt hatte: { $cards }.
seventh-event-revealed = Zug { $turn }: { $name } deckt auf: { $card }.
seventh-event-unmatched = { $name } hat keinen passenden Helden.
seventh-event-sent =
    { $source ->
        [deck] Nichts passt: { $name } schickt die oberste Karte des Nachziehstapels zu { $to }
        [unseen] Nichts passt: { $name } schickt die oberste Karte des Nachziehstapels ungesehen zu { $to }
        [party] Nichts passt: { $name } schickt offen einen Helden der eigenen Gruppe zu { $to }
       *[hand] { $name } schickt einen Helden zu { $to }
    }{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
seventh-event-discarded = { $name } legt eine Handkarte ab: { $card }.
# $target ist die Zahl 0 bei einer Fähigkeit, die keinem Helden gilt.
seventh-event-announced =
    { $name } sagt eine Fähigkeit an: { $power }{ $target ->
        [0] {""}
       *[other] : { $target }
    }.
seventh-event-cancelled = { $name } hebt eine Fähigkeit von { $user } auf: { $power }.
seventh-event-readied = { $name } macht einen Helden bereit: { $card }.
seventh-event-burned = { $name } legt den wandernden Helden ab: { $card }.
seventh-event-forbidden = { $name } verbietet { $holder }, den wandernden Helden anzuwerben.
seventh-event-turned-away = { $name } darf den wandernden Helden nicht anwerben.
seventh-event-looked =
    { $name } sieht sich den wandernden Helden an{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
seventh-event-ignored = { $name } setzt die Bedingung außer Kraft: In diesem Zug passt jede Karte.
seventh-event-drew =
    { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
seventh-event-passed = { $name } gibt den Helden weiter an { $to }.
seventh-event-clue =
    { $name } bittet um einen Hinweis{ $known ->
        [yes] {" "}mit der Karte { $card }
       *[no] {""}
    }. Die Antwort: { $answer ->
        [yes] Ja
       *[no] Nein
    }.
seventh-event-recruited = { $name } wirbt einen Helden an: { $card }.
seventh-event-doubled = { $name } wirbt einen Helden an und hat ihn nun doppelt: { $card }.
seventh-event-eliminated = { $name } verliert beide Exemplare: { $card }.
seventh-event-turned-up =
    Die Hinweiskarte von { $name } wird aufgedeckt: { $card }. Die Antwort war { $answer ->
        [yes] Ja
       *[no] Nein
    }.
seventh-event-reshuffled = Der Nachziehstapel ist leer: Die abgelegten und ausgeschiedenen Karten werden zu einem neuen gemischt.
seventh-event-reshuffled-discard = Der Nachziehstapel ist leer: Der Ablagestapel wird zu einem neuen gemischt.
seventh-event-nothing-sent = Nichts passt, und es gibt keine Karte zu ziehen: { $name } schickt keinen Helden los.
seventh-event-declined = { $name } nutzt keine Fähigkeit.
seventh-event-ended =
    Das Spiel ist vorbei: { $reason ->
        [heroes] { $names } hat eine vollständige Gruppe.
        [turns] Der letzte mögliche Zug ist gespielt.
       *[deck] Der Nachziehstapel ist aufgebraucht.
    }

## Warum ein Zug nicht erlaubt ist

seventh-refuse-over = Das Spiel ist vorbei.
seventh-refuse-no-move = Das ist kein Zug dieses Spiels.
seventh-refuse-window = Du kannst jetzt nur eine Fähigkeit nutzen oder verzichten.
seventh-refuse-no-window = Es gibt nichts, worauf du verzichten könntest; wähle eine der angebotenen Möglichkeiten.
seventh-refuse-not-receiving = Anwerben oder weitergeben kannst du nur, wenn der wandernde Held vor dir liegt.
seventh-refuse-must-recruit = Der wandernde Held hat die Runde gemacht: Du musst ihn anwerben.
seventh-refuse-not-sending = Losgeschickt wird nur einmal im Zug, vom aktiven Spieler, nachdem die Bedingung aufgedeckt ist.
seventh-refuse-not-fitting = Eine { $value } erfüllt die Bedingung dieses Zuges nicht.
seventh-refuse-not-in-hand = Du hast keine { $value } auf der Hand.
seventh-refuse-has-fitting = Du hast eine passende Handkarte: Schicke eine Handkarte los.
seventh-refuse-party-first = Ein Held deiner Gruppe passt: Schicke einen Helden deiner Gruppe los.
seventh-refuse-not-from-party = In dieser Ausgabe schickt man keinen Helden der Gruppe los: Schicke die oberste Karte des Nachziehstapels los.
seventh-refuse-not-in-party = Du hast keine { $value } in deiner Gruppe.
seventh-refuse-not-discarding = Eine Handkarte legt man nur ab, wenn keine gepasst hat und die oberste Karte des Nachziehstapels losgeschickt wurde.
seventh-refuse-not-asking = Nur wer den wandernden Helden vor sich hat, darf um einen Hinweis bitten, und nie der aktive Spieler.
seventh-refuse-face-up = Dieser Held wurde offen losgeschickt: Es gibt keinen Hinweis dazu.
seventh-refuse-last-card = Mit der letzten Handkarte kannst du nicht um einen Hinweis bitten.
seventh-refuse-one-clue = In dieser Ausgabe darfst du nur um einen Hinweis pro Zug bitten, und den hattest du schon.
seventh-refuse-used = Deine { $value } ist schon benutzt; nutzbar sind nur bereite Helden.
seventh-refuse-discard-first = Lege zuerst eine Handkarte ab.
seventh-refuse-power-1 = Eine { $value } hebt eine Fähigkeit auf, die jemand anderes gerade angesagt hat; es gibt keine.
seventh-refuse-power-2 = Eine { $value } ist nur nutzbar, solange ein Held wandert, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-3 = Eine { $value } braucht einen anderen benutzten Helden in deiner Gruppe; als Reaktion auf eine Fähigkeit kann sie nur deine eigene benutzte 1 bereit machen.
seventh-refuse-power-4 = Eine { $value } ist nur nutzbar, solange der wandernde Held vor jemand anderem liegt, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-5 = Eine { $value } ist nur nutzbar, solange ein Held wandert, den du noch nicht gesehen hast, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-6 = Eine { $value } ist nur vor dem Losschicken nutzbar, wenn der aktive Spieler eine Handkarte hat und keine 6 in Kraft ist, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-power-7 = Eine { $value } ist nur nutzbar, wenn es eine Karte zu ziehen gibt, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-not-itself = Eine 3 macht sich nie selbst bereit.
seventh-refuse-names-target = Eine 3 macht einen deiner benutzten Helden bereit: Nenne ihn dazu, zum Beispiel „Fähigkeit 3 5“.
seventh-refuse-only-hen = Als Reaktion auf eine Fähigkeit kann eine 3 nur deine { $value } bereit machen.
seventh-refuse-not-used = In deiner Gruppe ist keine benutzte { $value }, die man bereit machen könnte.
seventh-refuse-reaches-nobody = Eine { $value } ist nur nutzbar, solange ein Held wandert, der noch jemand anderen erreichen kann, und nicht als Reaktion auf eine Fähigkeit.
seventh-refuse-names-player = In diesem Spiel gilt eine { $value } einem Spieler deiner Wahl: Nenne auch den Platz, zum Beispiel „Fähigkeit 4 Platz 2“.
seventh-refuse-only-holder = In diesem Spiel gilt eine { $value } dem Spieler, vor dem der wandernde Held liegt: Sage nur „Fähigkeit 4“.
seventh-refuse-not-reached = Eine { $value } gilt einem anderen Spieler, den der wandernde Held noch erreichen kann und der ihn noch anwerben darf.

### Reasons the bots give for a move

seventh-reason-wins = mit { $percent }\xA0% Wahrscheinlichkeit der Held, der das Spiel gewinnt
seventh-reason-wins-sure = dieser Held gewinnt das Spiel
seventh-reason-recruit = mit { $percent }\xA0% Wahrscheinlichkeit neu in deiner Gruppe
seventh-reason-recruit-sure = sicher neu in deiner Gruppe
seventh-reason-recruit-risky = ein Wagnis: nur mit { $percent }\xA0% Wahrscheinlichkeit neu in deiner Gruppe
seventh-reason-recruit-double = sicher doppelt: Beide Karten gingen dir verloren
seventh-reason-pass = mit { $percent }\xA0% Wahrscheinlichkeit hättest du ihn doppelt
seventh-reason-pass-sure = sicher doppelt für dich
seventh-reason-pass-next = eher für die nächste Person doppelt als für dich
seventh-reason-pass-new = wohl neu für dich: Weitergeben lohnt nur, wenn er anderen wenig nützt
seventh-reason-clue = mehr zu wissen lohnt sich: mit { $percent }\xA0% Wahrscheinlichkeit neu
seventh-reason-clue-known = du weißt genug über diesen Helden; eine Frage kann nur die anderen täuschen
seventh-reason-keep = jetzt lohnt sich keine Fähigkeit
seventh-reason-power-1 = diese Fähigkeit würde dir schaden
seventh-reason-power-2 = besser, niemand bekommt diesen Helden
seventh-reason-power-3 = dieser benutzte Held kann noch einmal helfen
seventh-reason-power-4 = dieser Spieler soll diesen Helden nicht bekommen
seventh-reason-power-5 = ein Blick vor der Entscheidung lohnt sich
seventh-reason-power-6 = eine Karte, die nicht passt, kann dir mehr nützen
seventh-reason-power-6-other = wer losschickt, hat mehr Auswahl
seventh-reason-power-7 = mehr Karten, mehr Auswahl
seventh-reason-discard = davon hast du noch ein Exemplar
seventh-reason-discard-single = so behältst du die Karten, die du doppelt hast
seventh-reason-discard-any = du hast keine Karte doppelt, also ist es egal
seventh-reason-send-deck = nichts auf deiner Hand passt
seventh-reason-send =
    { $count ->
        [0] niemand hätte
        [one] ein Spieler hätte
       *[other] { $count } Spieler hätten
     } ihn doppelt; neu für dich, wenn er zurückkommt
seventh-reason-send-risky =
    { $count ->
        [0] kein anderer hätte
        [one] ein anderer hätte
       *[other] { $count } andere hätten
     } ihn doppelt, du aber auch
`,i=`### Gründe

world-reason-deck = ein unbekannter Held kann nützlicher sein als die in der Auslage
world-reason-hero-completes = { $hero } kann ein Gebiet komplettieren, in dem du vorn wärst: { $territory }
world-reason-hero-population = { $hero } bringt viel Bevölkerung
world-reason-hero-discovery = { $count ->
        [one] { $hero } bringt einen Fortschritt
       *[other] { $hero } bringt { $count } Fortschritte
    }
world-reason-hero-conquest = { $hero } ist stark im Angriff
world-reason-hero-treasure = { $hero } bringt viele Münzen
world-reason-leads = übernimmt die Führung: { $territory }
world-reason-keeps-lead = verteidigt die Führung: { $territory }
world-reason-catches-up = kommt der Führung näher: { $territory }
world-reason-later = schon gewertet, zählt aber später wieder: { $territory }
world-reason-over = schon gewertet; dort ist nichts mehr zu holen: { $territory }
world-reason-leaves-scored = verlässt ein gewertetes Gebiet, { $origin }, für eines, das noch etwas bringt: { $territory }
world-reason-completes = komplettiert ein Gebiet, { $territory }; Punkte für dich: { $points }
world-reason-closes = komplettiert ein Gebiet, bevor andere mehr davon haben: { $territory }
world-reason-stays = eine Wertung gibt es nicht mehr, aber der wertvollste Fortschritt bleibt: { $territory }
world-reason-raises = erhöht den Wert eines Gebiets, in dem du führst: { $territory }
world-reason-advances = bringt ein Gebiet, in dem du führst, der Wertung näher: { $territory }
world-reason-shares = bringt ein Gebiet der Wertung näher: { $territory }
world-reason-spoils = entwertet ein Gebiet, in dem jemand anderes führt: { $territory }
world-reason-attack = schwächt einen Gegner dort, wo es zählt: { $territory }
world-reason-wonder = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } sofort und in jeder Epoche eine Fähigkeit: { $wonder }
world-reason-wonder-modern = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } sofort und eine Fähigkeit: { $wonder }
world-reason-power = jetzt bringt die Fähigkeit am meisten: { $wonder }
world-reason-roll = dieser Wurf nützt dir mehr
world-reason-coins = Punkte jetzt; später brächten diese Münzen weniger
world-reason-peace = ein Angriff würde mehr kosten, als er bringt
world-reason-saves-power = die Fähigkeit bringt später mehr
world-reason-saves = nichts anderes ist die Münzen wert

### The box

world-box-problem = { $where }: { $what }
world-box-line = { $file }, Zeile { $line }
world-box-cell = { $file }, Zeile { $line }, Spalte { $column }
world-box-bad =
    Mit der Schachtel { $box } kann nicht gespielt werden; { $count ->
        [one] 1 Fehler: { $first }
       *[other] { $count } Fehler, der erste: { $first }
    } Alle zeigt: herohall box check { $folder }

world-box-no-folder = Den Ordner „{ $folder }“ gibt es nicht; erlaubt: ein mit „herohall box new“ angelegter Ordner oder das Wort reconstruction.
world-box-no-file = Die Datei fehlt; „herohall box new“ schreibt eine Schachtel mit allen Dateien.
world-box-unreadable = Die Datei lässt sich nicht öffnen; es muss eine gewöhnliche, für dich lesbare Datei sein.
world-box-not-utf8 = Die Zeichen sind nicht in UTF-8; speichere die Datei neu als „CSV UTF-8“.
world-box-no-header = Die Datei ist leer; ihre erste Zeile muss die Spalten nennen: { $columns }.
world-box-quote = Ein Anführungszeichen fehlt oder steht falsch; eine Zelle mit Anführungszeichen beginnt und endet mit ", verdoppelt die in ihr ("") und hat keinen Zeilenumbruch.
world-box-no-column = Die Spalte { $column } fehlt; erwartet: { $columns }.
world-box-unknown-column = Eine Spalte „{ $found }“ gibt es nicht; erlaubt: { $columns }.
world-box-double-column = Die Spalte { $found } steht hier zweimal; erlaubt: einmal.
world-box-cells = { $found ->
        [one] 1 Zelle
       *[other] { $found } Zellen
    } gefunden; erlaubt: { $expected }, eine für jede Spalte. Ein Text, der das Trennzeichen enthält, gehört in Anführungszeichen.
world-box-control = Die Zelle enthält ein Steuerzeichen (etwa einen Tabulator); erlaubt: druckbare Zeichen.
world-box-found = „{ $found }“ gefunden; erlaubt: { $allowed }.
world-box-empty = nichts gefunden; erlaubt: { $allowed }.
world-box-translation = Der { $language ->
        [fr] französische
        [de] deutsche
       *[en] englische
    } Text fehlt; er ist in allen drei Sprachen nötig.
world-box-twice = „{ $found }“ mehrmals gefunden; erlaubt: { $allowed }.
world-box-double = „{ $found }“ gefunden, das schon in Zeile { $line } steht; erlaubt: jedes einmal.
world-box-count = { $found } { $found ->
        [one] Zeile
       *[other] Zeilen
    } gefunden; erlaubt: genau { $expected }.
world-box-no-line = In keiner Zeile steht { $missing } in der Spalte { $column }; erlaubt: genau eine.
world-box-power-number = nichts gefunden, aber die Fähigkeit „{ $power }“ braucht eine Zahl; erlaubt: { $allowed }.
world-box-power-no-number = { $found } gefunden; erlaubt: nichts, denn die Fähigkeit „{ $power }“ braucht hier keine Zahl.
world-box-phrase-power = gefunden: „{ $found }“; erlaubt: einer der Namen { $names } oder eine Formel, die mit einem der Wörter { $allowed } beginnt.
world-box-phrase-missing = Am Ende fehlt ein Effekt; erlaubt: { $allowed }.
world-box-phrase-effect = gefunden: „{ $found }“, wo ein Effekt erwartet wird; zu diesem Zeitpunkt erlaubt: { $allowed }.
world-box-phrase-number = gefunden: die Zahl { $found }; erlaubt: { $allowed }.
world-box-phrase-choice = gefunden: „{ $found }“; hier erlaubt: { $allowed }.
world-box-phrase-word = gefunden: „{ $found }“; hier erlaubt: { $allowed }.
world-box-phrase-twice = „{ $found }“ steht zweimal da; erlaubt: einmal.
world-box-phrase-asks = { $found } geht nicht zusammen mit { $allowed }; erlaubt: eines von beiden.
world-box-phrase-sure = „{ $found }“ kann nicht das Ergebnis einer Fähigkeit sein; es gehört auf den Würfel.
world-box-phrase-clause = gefunden: „{ $found }“; erlaubt: { $allowed }.
world-box-phrase-alone = „{ $found }“ steht allein; nichts darf hinzukommen.
world-box-phrase-last = „{ $found }“ muss am Ende stehen.
world-box-phrase-endless = „{ $found }“ kennt kein „all“; erlaubt: { $allowed }.
world-box-amount-needs = nichts gefunden, aber „{ $kind }“ braucht eine Menge; erlaubt: { $allowed }.
world-box-amount-needs-none = gefunden: { $found }; erlaubt: nichts, denn „{ $kind }“ nennt schon alle Mengen oder braucht keine.
world-box-die-endless = Jede Seite sagt, dass noch einmal gewürfelt wird; mindestens eine muss ein Ergebnis haben.
world-box-allowed-power = { $names } oder eine Formel aus wann, wie oft und was (siehe die Wörter für Effekte)
world-box-allowed-result = { $names } oder eine Formel (siehe die Wörter für Effekte)
world-box-wonders = { $found } Weltwunder { $epoch ->
        [modern] der Neuzeit
       *[ancient] des Altertums
    } gefunden; erlaubt: genau { $expected }.
world-box-border-self = eine Grenze von { $found } mit sich selbst gefunden; erlaubt: zwei verschiedene Gebiete.
world-box-border-double = Die Grenze von { $start } nach { $end } steht schon in Zeile { $line }; erlaubt: jede einmal.
world-box-border-one-way = Es gibt eine Grenze von { $start } nach { $end }, aber keine zurück; ergänze eine Zeile von { $end } nach { $start }.

world-box-allowed-number = { $low } bis { $high }
world-box-allowed-words = { $low } bis { $high } verschiedene Wörter aus { $words }, durch Leerzeichen getrennt
world-box-allowed-either = { $words }, { $number }
world-box-allowed-id = Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche dazwischen, höchstens { $longest } Zeichen
world-box-allowed-text = beliebiger Text
world-box-allowed-optional = nichts oder { $other }

world-box-not-empty = Der Ordner { $folder } ist nicht leer; nenne einen neuen oder leeren.
world-box-cannot-write = Die Schachtel lässt sich nicht nach { $folder } schreiben; prüfe, ob du dort schreiben darfst und ob Platz ist.
world-box-written = Eine Kopie der Schachtel liegt in { $folder }. README.txt erklärt die Dateien; geprüft werden sie mit: herohall box check { $command }

world-box-summary-heroes = { $count } Helden (Altertum { $ancient }, Neuzeit { $modern })
world-box-summary-discoveries = { $count } Fortschritte (Altertum { $ancient }, Neuzeit { $modern })
world-box-summary-wonders = { $count } Weltwunder (Altertum { $ancient }, Neuzeit { $modern })
world-box-summary-territories = { $count } Gebiete (Altertum { $ancient }, Neuzeit { $modern }), { $borders ->
        [one] 1 Grenze
       *[other] { $borders } Grenzen
    }
world-box-summary-die = Würfel: { $faces }
world-box-summary-printed = zumindest teilweise als im Spiel gedruckt gekennzeichnet: Helden { $heroes }, Fortschritte { $discoveries }, Weltwunder { $wonders }, Würfelseiten { $faces }, Grenzen { $borders }
world-box-summary-good = Keine Fehler gefunden.

world-box-readme =
    DEINE EIGENE SCHACHTEL

    Diese Dateien sind das Material von „Heroes of the World“, wie HeroHall es spielt. Es sind Tabellen im CSV-Format:
    Öffne sie mit einer Tabellenkalkulation oder einem Texteditor, ändere, was du willst, und speichere sie als CSV in
    UTF-8 (Komma, Semikolon oder Tabulator zwischen den Zellen). Die erste Zeile nennt die Spalten. Die Reihenfolge der
    Spalten und Zeilen ist frei, doch die der Helden, Fortschritte und Weltwunder gehört zur Schachtel: Aufgezeichnete
    Partien passen nur zu einer Schachtel mit derselben.

    Die gedruckten Karten sind nicht öffentlich; die meisten Werte hier sind HeroHalls eigene Rekonstruktion. Wenn du
    das gedruckte Spiel besitzt, trage deine Karten ein. Die Spalte „printed“ sagt, welche Angaben einer Zeile
    bekanntermaßen die des gedruckten Spiels sind.

    Prüfe deine Arbeit mit „herohall box check“ und diesem Ordner: Jeder Fehler wird mit Datei und Zeile genannt. Zum
    Spielen füge „--box“ und diesen Ordner an. Gib deiner Schachtel in box.csv einen eigenen Namen.

    Die Dateien und ihre Spalten; in eckigen Klammern steht, was erlaubt ist:
world-box-file-heroes = 76 Heldenkarten
world-box-file-discoveries = 53 Fortschritte
world-box-file-wonders = 9 Weltwunder, 5 aus dem Altertum und 4 aus der Neuzeit
world-box-file-die = die 6 Seiten des Eroberungswürfels
world-box-file-territories = die 9 Gebiete; id, Epoche und Felder liegen fest, die Namen sind frei
world-box-file-borders = welche Gebiete benachbart sind; jede Grenze hat zwei Zeilen, eine je Richtung
world-box-file-box = was die Schachtel von sich sagt; jede Zeile ist ein Schlüssel und sein Wert
world-box-column-id = kurzer Name in Zügen und Aufzeichnungen, in jeder Zeile ein anderer
world-box-column-territories-id = das Gebiet
world-box-column-epoch = die Epoche der Karte
world-box-column-population = Bevölkerung, die der Held bringt
world-box-column-discovery = Fortschritte, die der Held macht, französische Ausgabe
world-box-column-discovery_de = dasselbe in der deutschen Ausgabe
world-box-column-conquest = Eroberungswert
world-box-column-treasure = Münzen, die der Held bringt
world-box-column-territories = Einflussgebiete
world-box-column-orientation = Farbe der Karte; ohne Wirkung im Spiel
world-box-column-born = Geburtsjahr; vor Christus mit Minuszeichen, leer, wenn unbekannt
world-box-column-died = Todesjahr
world-box-column-printed = Angaben dieser Zeile, die aus dem gedruckten Spiel bekannt sind
world-box-column-name = Name
world-box-column-title = Titel
world-box-column-about = ein oder zwei Sätze
world-box-column-short = kurzer Name für schmale Stellen
world-box-column-value = Wert des Fortschritts
world-box-column-points = Punkte für den Bau
world-box-column-power = seine Fähigkeit: eine der neun von HeroHall mit ihrem Namen oder eine Formel aus den Wörtern für Effekte
world-box-column-number = die Zahl, die der Fähigkeit fehlt: Figuren bei settle, Münzen bei coins, gezogene Fortschritte bei discover; leer, wenn keine fehlt
world-box-column-face = Nummer der Seite
world-box-column-kind = Ergebnis des Wurfs: eines der sechs von HeroHall mit seinem Namen oder eine Formel aus den Wörtern für Effekte
world-box-column-amount = die Menge, die dem Ergebnis fehlt: n ist die Stärke des Angriffs, half die Hälfte davon, aufgerundet; eine Zahl bedeutet immer diese Zahl; leer, wenn keine fehlt
world-box-column-spaces = Felder für Fortschritte
world-box-column-from = von diesem Gebiet
world-box-column-to = in dieses
world-box-column-box-name = Name der Schachtel in Aufzeichnungen
world-box-column-version = woran du die Fassungen deiner Schachtel unterscheidest
world-box-column-box-title = Titel der Schachtel
world-box-column-box-about = woher ihre Karten kommen

## Das Formular für eigene Karten

world-box-sheet-heroes = Helden
world-box-sheet-discoveries = Fortschritte
world-box-sheet-wonders = Weltwunder
world-box-sheet-die = Würfel
world-box-sheet-territories = Gebiete
world-box-sheet-borders = Grenzen
world-box-sheet-box = Die Schachtel
world-box-label-id = Id
world-box-label-epoch = Epoche
world-box-label-population = Bevölkerung
world-box-label-discovery = Fortschritte
world-box-label-discovery_de = Fortschritte (deutsche Ausgabe)
world-box-label-conquest = Eroberung
world-box-label-treasure = Schatz
world-box-label-territories = Gebiete
world-box-label-orientation = Farbe
world-box-label-born = Geboren
world-box-label-died = Gestorben
world-box-label-printed = Wie gedruckt
world-box-label-name = Name
world-box-label-title = Titel
world-box-label-about = Text
world-box-label-short = Kurzer Name
world-box-label-value = Wert
world-box-label-points = Punkte
world-box-label-power = Fähigkeit
world-box-label-number = Zahl
world-box-label-face = Seite
world-box-label-kind = Ergebnis
world-box-label-amount = Menge
world-box-label-spaces = Felder
world-box-label-from = Von
world-box-label-to = Nach
world-box-label-box-name = Name in Aufzeichnungen
world-box-label-version = Fassung
world-box-word-epoch-ancient = Altertum
world-box-word-epoch-modern = Neuzeit
world-box-word-orientation-conqueror = rot: Eroberer
world-box-word-orientation-discoverer = blau: Entdecker
world-box-word-orientation-balanced = grün: ausgewogen
world-box-word-amount-n = die Stärke des Angriffs
world-box-word-amount-half = die Hälfte davon, aufgerundet
world-box-word-printed-name = Name
world-box-word-printed-values = Werte
world-box-word-printed-territories = Gebiete
world-box-word-printed-value = Wert
world-box-word-printed-points = Punkte
world-box-word-printed-power = Fähigkeit
world-box-word-printed-power-for-two = Fähigkeit zu zweit
world-box-word-printed-kind = Ergebnis
world-box-word-printed-amount = Menge
world-box-word-printed-epoch = Epoche
world-box-word-printed-spaces = Felder
world-box-word-printed-border = Grenze
world-box-start-title = Meine Schachtel
world-box-start-about = Meine eigenen Karten; was ich nicht geändert habe, ist die Rekonstruktion von HeroHall.

### Das Spiel

world-title = Heroes of the World
world-first-not-there = Platz { $first } kann nicht beginnen: Es gibt nur { $players } Plätze. Wähle 1 bis { $players } oder „random“ (zufällig).

## Optionen

world-edition-fr = Standardregeln (französische Ausgabe)
world-edition-de = Regeln der deutschen Ausgabe
world-option-tiebreak = Gleichstände
world-option-tiebreak-fr = nach gemachten Fortschritten
world-option-tiebreak-de = nach den Fortschrittswerten der ausgespielten Helden
world-option-convert = Münzen in Punkte
world-option-convert-fr = jederzeit im eigenen Zug
world-option-convert-de = nur in der Schatzphase
world-option-old_wonders = Nicht gekaufte Weltwunder des Altertums
world-option-old_wonders-fr = verlassen mit dem Altertum das Spiel
world-option-old_wonders-de = bleiben im Angebot
world-option-max_discovery = Höchster Fortschrittswert eines Helden
world-option-max_discovery-2 = 2
world-option-max_discovery-3 = 3
world-option-first = Wer beginnt
world-option-first-random = wird ausgelost
world-option-first-1 = Platz 1
world-option-first-2 = Platz 2
world-option-first-3 = Platz 3
world-option-first-4 = Platz 4
world-option-first-5 = Platz 5
world-option-settlers = Figuren am Anfang
world-option-settlers-same = sieben für jeden
world-option-settlers-later = mehr für die, die später dran sind (Option von HeroHall, H1.3)

## Wörter

world-epoch-ancient = Altertum
world-epoch-modern = Neuzeit
world-colour-blue = Blau
world-colour-red = Rot
world-colour-green = Grün
world-colour-yellow = Gelb
world-colour-violet = Violett

## Was gefragt wird: ein Name und eine Zeile, die es erklärt

world-kind-place = Erste Figuren einsetzen
world-kind-take = Einen Helden nehmen
world-kind-play = Einen Helden ausspielen
world-kind-settle = Figuren einsetzen
world-kind-discover = Einen Fortschritt platzieren
world-kind-attack = Angreifen
world-kind-spend = Schatz
world-kind-survey = Einen gezogenen Fortschritt platzieren
world-kind-migrate = Völkerwanderung
world-kind-wall = Du wirst angegriffen
world-kind-reroll = Noch einmal würfeln
world-kind-keep = Einen Wurf wählen
world-kind-flee = Flucht
world-kind-score = Fähigkeit bei einer Wertung
world-kind-target = Figuren entfernen
world-kind-power = Fähigkeit in einem Angriff

world-ask-place = Setze eine Figur in ein Gebiet der Epoche ein, die beginnt. Reihum, bis alle Figuren des Anfangs eingesetzt sind.
world-ask-take = Nimm einen Helden aus der Auslage oder ungesehen den obersten vom Nachziehstapel.
world-ask-play = Spiele einen Helden aus deiner Hand aus. Er wirkt in seinen Einflussgebieten, die im Spiel sind.
world-ask-settle = Setze eine Figur in ein Einflussgebiet deines Helden ein. Du setzt so viele ein, wie er bringt, eine nach der anderen.
world-ask-discover = Platziere einen der gezogenen Fortschritte in einem Einflussgebiet deines Helden, das ein freies Feld hat und in diesem Zug noch keinen erhalten hat. Das letzte Feld löst die Wertung aus.
world-ask-attack = Greife einmal jemanden an, in einem Einflussgebiet deines Helden, in dem ihr beide Figuren habt, oder verzichte.
world-ask-spend = { $convert ->
        [0] Du kannst nichts ausgeben.
       *[other] Gib Münzen aus, wie du magst:{ $migrate ->
            [0] {""}
           *[other] {" "}2 für eine Völkerwanderung,
        }{ $build ->
            [0] {""}
           *[other] {" "}7 für ein Weltwunder,
        }{" "}2 für einen Punkt.
    } Mit „fertig“ endet dein Zug.
world-ask-survey = Platziere einen der durch die Fähigkeit gezogenen Fortschritte in einem Gebiet, in das sie reicht, das ein freies Feld hat und in diesem Zug noch keinen erhalten hat.
world-ask-migrate = Versetze eine Figur aus dem Gebiet, in dem diese Völkerwanderung begann, höchstens vier im Ganzen. Hör auf, wann du willst.
world-ask-wall = Du wirst angegriffen. Nutze deine Mauer, und der Angriff endet ohne Wurf mit einer Niederlage; oder verzichte und lass den Würfel entscheiden.
world-ask-reroll = Mit deinem Weltwunder darfst du noch einmal würfeln und einen der beiden Würfe behalten.
world-ask-keep = Welcher der beiden Würfe gilt?
world-ask-flee = Deine Figuren müssen fliehen. Wähle ein benachbartes Gebiet für die nächste.
world-ask-score = Ein Gebiet wird gewertet. Nutze jetzt die Fähigkeit deines Weltwunders, oder verzichte und behalte sie für später.
world-ask-target = Wähle, wessen Figuren die Fähigkeit deines Weltwunders entfernt, und wo.
world-ask-power = Ein Angriff läuft. Nutze jetzt die Fähigkeit eines Weltwunders, oder verzichte und behalte sie für später.

## Das Protokoll

world-event-began = { $seat } beginnt.
world-event-dealt = { $seat } bekommt einen Helden.
world-event-dealt-seen = { $seat } bekommt einen Helden: { $hero }.
world-event-turned_up = Neu in der Auslage: { $hero }.
world-event-placed = { $seat } setzt eine der ersten Figuren ein: { $territory }.
world-event-turn = { $seat } ist am Zug.
world-event-skipped = { $seat } hat keinen Helden und setzt aus.
world-event-took = { $seat } nimmt einen Helden aus der Auslage: { $hero }.
world-event-drew = { $seat } nimmt einen Helden vom Nachziehstapel.
world-event-drew-seen = { $seat } nimmt einen Helden vom Nachziehstapel: { $hero }.
world-event-played = { $seat } spielt einen Helden aus: { $hero }.
world-event-settled = { $seat } setzt eine Figur ein: { $territory }.
world-event-found = { $seat } zieht einen Fortschritt: { $discovery }.
world-event-discovered = { $seat } platziert { $discovery }: { $territory }.
world-event-returned = { $discovery } kommt zurück in den Beutel.
world-event-scoring = { $territory }: Alle Fortschrittsfelder sind belegt, das Gebiet wird gewertet; der erste Platz bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
world-event-scored = { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $place ->
        [0] {""}
        [1] {" "}für den ersten Platz
        [2] {" "}für den zweiten Platz
       *[3] {" "}für den dritten Platz
    }: { $territory }.
world-event-attacked = { $seat } greift { $rival } mit Stärke { $power } an: { $territory }.
world-event-rolled = { $seat } würfelt: { $face }.
world-event-kept = { $seat } behält: { $face }.
world-event-died = { $seat } verliert { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }: { $territory }.
world-event-plundered = { $seat } nimmt { $rival } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } ab.
world-event-fled = Eine Figur von { $seat } flieht: { $origin } → { $territory }.
world-event-defected = { $count ->
        [one] { $count } Figur von { $rival } läuft
       *[other] { $count } Figuren von { $rival } laufen
    } zu { $seat } über: { $territory }.
world-event-unharmed = Der Angriff von { $seat } auf { $rival } bleibt ohne Wirkung.
world-event-earned = { $seat } nimmt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } aus der Bank.
world-event-migration = { $seat } beginnt eine Völkerwanderung.
world-event-migrated = { $seat } versetzt eine Figur: { $origin } → { $territory }.
world-event-built = { $seat } errichtet ein Weltwunder, { $wonder }, und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
world-event-converted = { $seat } tauscht 2 Münzen gegen 1 Punkt.
world-event-used = { $seat } nutzt eine Fähigkeit: { $wonder }.
world-event-declined = { $seat } behält eine Fähigkeit für später: { $wonder }.
world-event-reinforced = { $seat } setzt { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    } ein: { $territory }.
world-event-surveyed = { $seat } zieht einen Fortschritt: { $discovery }.
world-event-epoch_ended = Das Altertum ist zu Ende.
world-event-remained = { $territory }: Ein Fortschritt des Altertums bleibt, { $discovery }.
world-event-epoch_began = Die Neuzeit beginnt; { $seat } fängt an.
world-event-gained = { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch eine Fähigkeit oder den Würfel.
world-event-removed = { $seat } entfernt { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    } von { $rival }: { $territory }.
world-event-strengthened = { $seat } ändert die Stärke des Angriffs; sie beträgt jetzt { $power }.
world-event-over = Das Spiel ist zu Ende.

## Warum ein Zug nicht erlaubt ist

world-refuse-over = Das Spiel ist zu Ende.
world-refuse-no-move = Das ist kein Zug dieses Spiels.
world-refuse-place-first = Vor dem ersten Zug setzen alle ihre Figuren ein.
world-refuse-place-ancient = Jetzt können nur Gebiete des Altertums besiedelt werden.
world-refuse-place-modern = Jetzt können nur Gebiete der Neuzeit besiedelt werden.
world-refuse-taken = Einen Helden nimmt man nur zu Beginn des Zuges.
world-refuse-take-first = Nimm zuerst einen Helden.
world-refuse-play-first = Spiele zuerst einen deiner Helden aus.
world-refuse-deck-empty = Der Nachziehstapel ist leer.
world-refuse-row-short = { $count ->
        [0] Die Auslage ist leer.
        [one] In der Auslage liegt nur ein Held.
       *[other] In der Auslage liegen nur { $count } Helden.
    }
world-refuse-one-hero = In einem Zug wird nur ein Held ausgespielt.
world-refuse-not-in-hand = Diesen Helden hast du nicht auf der Hand.
world-refuse-not-settling = Dein Held bringt jetzt keine Figuren zum Einsetzen.
world-refuse-not-in-play = Dieses Gebiet ist vor der Neuzeit nicht im Spiel.
world-refuse-not-influenced = Das ist kein Einflussgebiet deines Helden.
world-refuse-not-discovering = Es gibt jetzt keinen Fortschritt zu platzieren.
world-refuse-not-drawn = Dieser Fortschritt wurde nicht gezogen.
world-refuse-no-space = Dieses Gebiet hat kein freies Feld.
world-refuse-received = Dieses Gebiet hat in diesem Zug schon einen Fortschritt erhalten.
world-refuse-not-attacking = Du kannst jetzt nicht angreifen: Angegriffen wird einmal im Zug, nach den Fortschritten, mit einem Helden, der einen Eroberungswert hat.
world-refuse-nobody-of-colour = Diese Farbe spielt hier niemand.
world-refuse-own-colour = Du kannst dich nicht selbst angreifen.
world-refuse-no-attackers = Du hast dort keine Figuren, die angreifen könnten.
world-refuse-no-defenders = Dort stehen keine Figuren dieser Farbe.
world-refuse-not-fleeing = Niemand flieht.
world-refuse-not-adjacent = Dieses Gebiet ist nicht benachbart.
world-refuse-nothing-to-decline = Es gibt jetzt nichts, worauf du verzichten könntest.
world-refuse-nothing-to-keep = Es liegen keine zwei Würfe zur Wahl.
world-refuse-nothing-to-stop = Es gibt keine Völkerwanderung zu beenden.
world-refuse-stop-too-early = Mindestens eine Figur muss versetzt werden, bevor die Völkerwanderung enden kann.
world-refuse-not-spending = Münzen gibt man in der Schatzphase aus, am Ende des eigenen Zuges.
world-refuse-other-origin = Alle Figuren einer Völkerwanderung kommen aus demselben Gebiet.
world-refuse-few-coins = Das kostet { $coins } Münzen, und du hast weniger.
world-refuse-same-territory = Eine Völkerwanderung muss in ein anderes Gebiet führen.
world-refuse-nobody-there = Du hast dort keine Figuren.
world-refuse-not-on-offer = Dieses Weltwunder ist nicht im Angebot.
world-refuse-convert-later = In dieser Ausgabe werden Münzen nur in der Schatzphase zu Punkten.
world-refuse-not-done = Der Zug kann noch nicht enden: Nutze zuerst, was der Held bringt.
world-refuse-not-owner = Dieses Weltwunder gehört dir nicht.
world-refuse-no-power = Dieses Weltwunder hat keine Fähigkeit.
world-refuse-used = Die Fähigkeit dieses Weltwunders wurde in dieser Epoche schon genutzt.
world-refuse-names-territory = Diese Fähigkeit braucht ein Gebiet: Nenne es nach dem Weltwunder.
world-refuse-names-no-territory = Diese Fähigkeit wird ohne Gebiet genutzt.
world-refuse-no-effect = Diese Fähigkeit würde jetzt nichts ändern.
world-refuse-survey-first = Platziere zuerst einen der eben gezogenen Fortschritte.
world-refuse-migration-first = Beende zuerst die Völkerwanderung.
world-refuse-attack-first = Zuerst muss der Angriff zu Ende gehen.
world-refuse-flight-first = Zuerst müssen die Figuren fliehen.
world-refuse-scoring-first = Zuerst muss die Wertung zu Ende gehen.
world-refuse-target-first = Wähle zuerst, wessen Figuren die Fähigkeit entfernt.
world-refuse-not-power-land = Die Fähigkeit reicht nicht in dieses Gebiet.
world-refuse-moment-turn = Diese Fähigkeit nutzt man im eigenen Zug, aber nicht mitten in einer anderen Aktion.
world-refuse-moment-treasure = Diese Fähigkeit nutzt man in der eigenen Schatzphase.
world-refuse-moment-attacked = Diese Fähigkeit nutzt man, wenn man angegriffen wird, vor dem Wurf.
world-refuse-moment-attack = Diese Fähigkeit nutzt man, wenn man angreift, vor dem Wurf.
world-refuse-moment-rolled = Diese Fähigkeit nutzt man nach dem eigenen Eroberungswurf.
world-refuse-moment-struck = Diese Fähigkeit nutzt man, wenn man angegriffen wird, nach dem Wurf.
world-refuse-moment-scoring = Diese Fähigkeit nutzt man in einer Wertung, in der sie etwas ändert{ $place ->
        [first] {" "}und man Erster ist
        [second] {" "}und man Zweiter ist
        [third] {" "}und man Dritter ist
        [placed] {" "}und man einen bezahlten Platz hat
        [unplaced] {" "}und man keinen bezahlten Platz hat
       *[any] {""}
    }.
`,a=`### An einem Tisch im Netz

## Jetzt nicht

server-stale = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin und wähle.
server-not-your-turn = Du bist nicht dran.
server-paused = Der Tisch macht Pause; bis es weitergeht, kann niemand ziehen.
server-not-paused = Der Tisch macht gerade keine Pause.
server-over = Das Spiel ist vorbei.
server-ended = Das Spiel wurde im Einvernehmen beendet.
server-not-over = Erst nach dem Spiel verfügbar.
server-frozen = Dieses Spiel begann mit Regeln, die dieses HeroHall nicht spielt, und kann hier nicht weitergehen. Nichts ist verloren: Der Betreiber des Servers kann es exportieren und mit einem HeroHall fortsetzen, das seine Regeln spielt.
server-diverges = Nach den Regeln dieses HeroHall hätte Eintrag { $number } des Protokolls ein anderes Ergebnis.
server-bot-plays = Auf diesem Platz spielt gerade ein Bot; nimm zuerst deinen Platz wieder ein.
server-not-lifted = Hebe zuerst den Vorhang; dann antworte für diesen Platz.
server-undo-made-for-you = Ein Bot, die Uhr oder deine Anweisung hat den letzten Zug für dich gemacht; er lässt sich nicht zurücknehmen.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-no-advice = Die Bots haben für dieses Spiel keinen Rat.
server-too-fast = Das waren zu viele Nachrichten auf einmal; warte einen Augenblick.
server-busy = Der Server hat gerade zu viel zu tun; versuch es in einer Minute noch einmal.
server-too-many = Aus deinem Netz kamen in kurzer Zeit zu viele Anfragen; warte einen Augenblick und versuche es noch einmal.
server-full = An diesem Tisch ist kein Platz für weitere Zuschauer; versuche es später noch einmal.

## Wer darf

server-no-seat = Du siehst zu; das geht nur mit einem Platz am Tisch.
server-host-only = Das kann nur der Gastgeber des Tisches, solange er da ist.
server-not-your-seat = Das ist nicht dein Platz.
server-cannot-remove = Entfernen kann man nur einen anderen Menschen.
server-still-here = Dieser Spieler ist noch da; warte oder frag nach.
server-bot-there = Auf diesem Platz spielt schon ein Bot.
server-no-offer = Niemand hat vorgeschlagen, das Spiel zu beenden.
server-local-only = Das kann nur die Person an dem Rechner, auf dem HeroHall läuft.
server-no-watching = An diesem Tisch sind keine Zuschauer erlaubt.

## Wählen

server-which-seat = Diesen Platz gibt es an diesem Tisch nicht; wähle einen seiner Plätze.
server-no-name = Ein Name braucht mindestens einen Buchstaben.
server-bad-value = Das kann man hier nicht wählen.
server-no-order = Diese Anweisung gibt es in diesem Spiel nicht.
server-too-many-seats = Für ein Spiel zu { $players } wurden { $seats } Plätze angegeben; gib weniger an.
server-no-language = HeroHall spricht nicht „{ $lang }“; es spricht en, fr und de.

## Links

server-no-table = Diesen Tisch gibt es nicht; der Link ist unvollständig, oder der Tisch wurde gelöscht.
server-no-open-tables = Dieser Server hat keine offenen Tische. Lade Leute mit einem Link ein.
server-bad-invite = Diese Einladung passt nicht zu dem Tisch; bitte um einen neuen Link.
server-seat-taken = Diesen Platz hat schon jemand.
server-bad-token = Dein Platz an diesem Tisch ist hier nicht bekannt; komm mit einer Einladung wieder dazu.
server-bad-code = Dieser Code ist benutzt oder abgelaufen; erzeuge auf dem anderen Gerät einen neuen.
server-moved = Du spielst jetzt auf einem anderen Gerät weiter.
server-removed = Der Gastgeber hat deinen Platz einem Bot gegeben.
server-no-step = Diesen Zug gibt es in diesem Spiel nicht.
server-no-lesson = Für das Spiel „{ $game }“ gibt es noch keine Lektion.

## Schachteln

server-no-box = Die Schachtel „{ $box }“ gibt es hier nicht; lade sie zuerst hoch.
server-box-bad = Mit dieser Schachtel kann man nicht spielen; { $count ->
        [one] 1 Fehler gefunden
       *[other] { $count } Fehler gefunden
    }:
server-box-file = „{ $file }“ ist keine Datei einer Schachtel; solche Dateien haben Namen wie heroes.csv.
server-box-too-large = Die Dateien einer Schachtel dürfen zusammen höchstens { $most } Zeichen und { $lines } Zeilen haben.
server-no-folder = Der Ordner { $folder } lässt sich nicht lesen; nenne einen, den du öffnen darfst.
server-boxes-full = Dieser Server kann keine weiteren Schachteln aufbewahren; exportiere deine stattdessen als Zip-Datei.

## Fehlerhafte Nachrichten

server-malformed = Der Server konnte diese Nachricht nicht lesen; lade die Seite neu.
server-hello-again = Die Seite hat den Server zweimal begrüßt; lade sie neu.
server-no-hello = Die Seite hat den Server nicht begrüßt; lade sie neu.
server-other-protocol = Seite und Server haben verschiedene Versionen; lade die Seite neu.
server-not-found = Unter dieser Adresse gibt es nichts.
server-other-origin = Diese Anfrage kam von der Seite eines anderen Anbieters und wurde abgelehnt.
server-too-large = Das ist zu groß zum Senden.
server-failed = Im Server ist etwas schiefgegangen; es hat sich nichts geändert. Näheres steht in seinem Protokoll.
server-store = Der Server kann gerade nicht schreiben und nimmt darum keine Züge an; keiner geht verloren. Versuch es bald wieder.
server-store-full = Die Festplatte des Servers ist voll; er nimmt keine Züge an, und keiner geht verloren. Sobald wieder Platz ist, geht es weiter.
server-store-read-only = Der Server darf nicht in seine Datenbank schreiben; er nimmt keine Züge an, und keiner geht verloren. Sein Betreiber kann das beheben.
server-store-busy = Ein anderes Programm benutzt die Datenbank des Servers; dein Zug wurde nicht angenommen, und keiner geht verloren. Versuch es noch einmal.
server-store-damaged = Die Datenbank des Servers ist beschädigt; er nimmt keine Züge an. Sein Betreiber muss eine Sicherung zurückspielen.
server-store-away = Der Server erreicht seine Datenbank nicht; er nimmt keine Züge an, und keiner geht verloren. Sobald er sie erreicht, geht es weiter.

## In der Befehlszeile

server-at = HeroHall läuft unter { $address } (beenden mit Strg-C).
server-port-taken = Port { $port } von { $host } lässt sich nicht benutzen ({ $why }); wähle mit --port einen anderen.
server-already-running = Ein anderes HeroHall benutzt diesen Ordner mit Tischen schon: { $address }
server-bad-database = „{ $scheme }“ ist keine Datenbank, die HeroHall nutzen kann; gib eine Adresse wie postgresql://user@host/name an.
server-no-cluster = PostgreSQL und Redis brauchen weitere Pakete; installiere sie mit: pip install "herohall[cluster]"
server-redis-alone = Redis ist für mehrere Server an einer Datenbank; gib auch --database an.
server-database-taken = Ein anderes HeroHall nutzt diese Datenbank schon; mehrere können sie teilen, wenn jedes mit --redis gestartet wird.
server-database-newer = Diese Datenbank hat zuletzt ein neueres HeroHall benutzt; nimm dieses, oder spiele eine Sicherung von vor der Aktualisierung zurück.

## Für den Betreiber

server-list-id = Kennung
server-list-game = Spiel
server-list-status = Stand
server-list-moves = Züge
server-list-changed = geändert
server-list-names = Leute
server-list-running = läuft
server-list-paused = Pause
server-list-over = zu Ende
server-list-ended = einvernehmlich beendet
server-list-frozen = eingefroren: andere Regeln
server-list-archived = archiviert
server-list-count = { $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
    }
server-no-such-table = Es gibt keinen Tisch { $table }; \`herohall tables list\` zeigt alle.
server-export-running = Das Spiel am Tisch { $table } läuft noch, und seine Aufzeichnung enthält, was die Spieler nicht wissen dürfen. Mit --running wird sie trotzdem geschrieben.
server-deleted = { $count ->
        [one] 1 Tisch gelöscht.
       *[other] { $count } Tische gelöscht.
    }
server-backed-up = { $count ->
        [one] 1 Tisch nach { $file } gesichert.
       *[other] { $count } Tische nach { $file } gesichert.
    }
server-restored = { $count ->
        [one] 1 Tisch ist wieder in { $folder }.
       *[other] { $count } Tische sind wieder in { $folder }.
    }
server-backup-nothing = In { $folder } gibt es keine Tische; nenne den Ordner des Servers mit --data.
server-backup-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen.
server-backup-none = Die Datei { $file } ist keine Sicherung von HeroHall, oder sie ist beschädigt.
server-backup-newer = Die Datei { $file } stammt von einem neueren HeroHall; spiele sie mit diesem zurück.
server-backup-failed = { $file } konnte nicht kopiert werden: { $why }.

## Sprüche

server-no-phrase = Diesen Spruch gibt es nicht.
server-say-slowly = Du redest zu schnell; warte einen Augenblick.
server-cannot-mute = Nur eine andere Person kann stumm geschaltet werden.

## Partie des Tages und Wertung

server-daily = In der Partie des Tages geht das nicht: Alle spielen sie unter gleichen Bedingungen.
server-no-day = Für diesen Tag gibt es keine Partie des Tages.
server-rated-remove = Aus einer gewerteten Partie kann vor ihrem Ende niemand entfernt werden; ein Bot kann einspringen.
server-rated = In einer gewerteten Partie geht das nicht: Alle spielen sie unter gleichen Bedingungen, auf dem Platz, auf dem sie begonnen haben.
server-no-puzzle = Aufgabe { $number } von { $game } gibt es nicht; es gibt { $count }.
`,o=`### Der Tisch von Seventh Hero. Ereignisse, Fragen, Züge und Helden stehen in den eigenen Texten des Spiels.

## Was eine Fähigkeit tut, in ein, zwei Wörtern: Es muss auf eine Karte passen

page-seventh-power-1 = aufheben
page-seventh-power-2 = ablegen
page-seventh-power-3 = bereit machen
page-seventh-power-4 = verbieten
page-seventh-power-5 = ansehen
page-seventh-power-6 = ignorieren
page-seventh-power-7 = zwei ziehen

## Der Tisch

page-seventh-table = Tisch
page-seventh-turn = Zug { $turn }
page-seventh-headline = Zug { $turn } · Bedingung: { $requirement }
page-seventh-deck =
    { $count ->
        [0] Der Nachziehstapel ist leer
        [one] 1 Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
page-seventh-deck-short = Stapel
page-seventh-discard = Abgelegt
page-seventh-discard-count = { $card }: { $count } abgelegt
page-seventh-requirement = Bedingung
page-seventh-requires = Bedingung: { $requirement }
page-seventh-fits = passt:
page-seventh-ignored = außer Kraft: Jede Karte passt
page-seventh-unmatched = nichts hat gepasst
page-seventh-you = { $name } (du)
page-seventh-hand =
    { $count ->
        [0] keine Handkarten
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
page-seventh-gone =
    { $count ->
        [0] nichts ausgeschieden
       *[other] ausgeschieden: { $cards }
    }
page-seventh-active = schickt los
page-seventh-must-pass = darf nicht anwerben
page-seventh-player = Spieler { $letter }
page-seventh-phrase-hero = Ich sage, es ist: { $card }.
page-seventh-asked = ist gefragt
page-seventh-heroes = { $count } von { $goal }
page-seventh-place =
    { $state ->
        [ready] { $card }, bereit
        [used] { $card }, benutzt
       *[empty] fehlt: { $card }
    }
page-seventh-party = Gruppe von { $name }

## Der wandernde Held

page-seventh-wandering-at = Der wandernde Held liegt vor { $name }.
page-seventh-wandering-known = Es ist { $card }.
page-seventh-source =
    { $source ->
        [deck] vom Nachziehstapel
        [unseen] vom Nachziehstapel, ungesehen
        [party] aus der Gruppe
       *[hand] aus der Hand
    }
page-seventh-seen-by = Angesehen von { $names }
page-seventh-unseen = Niemand hat ihn gesehen
page-seventh-possible = Möglich sind
page-seventh-may-be =
    { $card }: { $may ->
        [yes] möglich
       *[no] nicht möglich
    }, { $count ->
        [one] eine Karte nicht gesehen
       *[other] { $count } Karten nicht gesehen
    }
page-seventh-may-be-plain =
    { $card }: { $may ->
        [yes] möglich
       *[no] nicht möglich
    }
page-seventh-clues = Hinweise in diesem Zug
page-seventh-clue = { $name } fragte mit der Karte { $card }: { $answer ->
        [yes] Ja
       *[no] Nein
    }
page-seventh-clue-hidden = { $name } fragte mit einer verdeckten Karte: { $answer ->
        [yes] Ja
       *[no] Nein
    }
page-seventh-yes = Ja
page-seventh-no = Nein

## Takte

page-seventh-announces = { $name } sagt an
page-seventh-announced-for = { $power }: { $target }
page-seventh-reacting = Reagieren dürfen
page-seventh-reactor =
    { $name } { $turn ->
        [declined] hat verzichtet
        [asked] ist jetzt gefragt
        [later] wird später gefragt
       *[cannot] kann nicht reagieren
    }
page-seventh-beat-cancelled = Aufgehoben von { $name }
page-seventh-beat-double = { $name } hat ihn doppelt
page-seventh-beat-recruited = { $name } wirbt an
page-seventh-beat-unmatched = { $name }: nichts passt
page-seventh-beat-answer = { $name } bittet um einen Hinweis
page-seventh-beat-readied = { $name } macht bereit
page-seventh-beat-burned = Abgelegt
page-seventh-beat-forbidden = { $holder } darf nicht anwerben
page-seventh-beat-turned_away = { $name } darf ihn nicht anwerben
page-seventh-beat-looked = { $name } sieht den Helden an
page-seventh-beat-ignored = In diesem Zug passt jede Karte
page-seventh-beat-drew =
    { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

## Was man wählen kann

page-seventh-ask-window =
    { $window ->
        [W1] Bevor { $active } einen Helden losschickt: Fähigkeit nutzen?
        [W2] Der Held liegt vor { $holder }: Fähigkeit nutzen?
        [W3] Bevor { $holder } beide Exemplare verliert: Fähigkeit nutzen?
       *[W4] Bevor der Zug endet: Fähigkeit nutzen?
    }
page-seventh-ask-react = Reagierst du, bevor diese Fähigkeit wirkt?
page-seventh-ask-send = Welchen Helden schickst du nach links los?
page-seventh-ask-discard = Nichts hat gepasst: Welche Handkarte legst du ab?
page-seventh-ask-receive = Der Held liegt vor dir: anwerben oder weitergeben?
page-seventh-ask-return = Der Held ist zurück bei dir: Wirb ihn an.
page-seventh-other-window = darf eine Fähigkeit nutzen
page-seventh-other-react = darf reagieren
page-seventh-other-send = wählt einen Helden zum Losschicken
page-seventh-other-discard = wählt eine Karte zum Ablegen
page-seventh-other-receive = hat den Helden vor sich und entscheidet
page-seventh-other-return = hat den Helden zurück und entscheidet
page-seventh-recruit = Anwerben
page-seventh-recruit-known = Anwerben: { $card }
page-seventh-pass = Weiter an { $name }
page-seventh-clue-mode = Mit Karte fragen\xA0…
page-seventh-back = Zurück
page-seventh-clue-hint = { $clue ->
        [requirement] Wähle eine Handkarte: Erfüllt der wandernde Held ihre Bedingung? Die Karte wird abgelegt.
       *[other] Wähle eine Handkarte: Ist der wandernde Held derselbe? Die Karte wird abgelegt.
    }
page-seventh-clue-asks = { $clue ->
        [requirement] passt er zu dieser Karte?
       *[other] ist es derselbe Held?
    }
page-seventh-decline = Keine Fähigkeit
page-seventh-send-deck = Oberste Karte des Nachziehstapels losschicken
page-seventh-use = Nutzen: { $hero }
page-seventh-ready-mode = Nutzen: { $hero }\xA0…
page-seventh-ready = Bereit machen: { $hero }
page-seventh-forbid-mode = Nutzen: { $hero } …
page-seventh-forbid = { $name } darf ihn nicht anwerben
page-seventh-your-hand = Deine Hand
page-seventh-empty-hand = Deine Hand ist leer.

page-seventh-mark-new = neu
page-seventh-mark-double = doppelt
page-seventh-mark-win = Sieg!
page-seventh-mark-leaves = geht
page-seventh-mark-used = benutzt
page-seventh-mark-ready = bereit

page-seventh-ended =
    { $reason ->
        [heroes] { $heroes } verschiedene Helden sind beisammen.
        [turns] Der letzte mögliche Zug ist gespielt; { $heroes } Helden reichen.
       *[deck] Der Nachziehstapel ist aufgebraucht; { $heroes } Helden reichen.
    }
page-seventh-result = { $gone } ausgeschieden · { $used } benutzt

## Startseite, Lektion und Galerie

gallery-link-seventh = Alle Karten
gallery-players = mit { $count } Spielern
learn-seventh-about = Schick Helden um den Tisch, bluffe, frage, schau nach – und sammle sechs verschiedene.
learn-seventh-aim =
    Willkommen! Es gibt sieben Arten von Helden, 1 bis 7. Wer zuerst sechs verschiedene hat, gewinnt.

    Das ist deine Gruppe. Zwei Helden gehören schon dazu: { $hero1 } und { $hero5 }.
learn-seventh-others = Auch Iris und Bruno sammeln Helden. Alle sehen alle Gruppen, aber niemand sieht fremde Handkarten.
learn-seventh-requirement = Jeder Zug beginnt mit einer aufgedeckten Karte. Die Zeile an ihrem Fuß ist die Bedingung: diesmal „3 oder weniger“.

    Losgeschickt werden darf also nur eine 1, 2 oder 3.
learn-seventh-send = Du bist am Zug: Schick einen passenden Helden verdeckt zu Iris, links von dir. Nimm die Karte { $hero2 }, die dir noch fehlt.
learn-seventh-passed = Iris weiß nicht, wer da kommt. Sie könnte ihn anwerben – aber wenn sie ihn schon hat? Sie gibt ihn an Bruno weiter.
learn-seventh-came-back =
    Auch Bruno traute sich nicht. Hat ein Held die Runde gemacht, muss sein Absender ihn anwerben. Genau das war dein Plan: Jetzt hast du drei.

    Am Ende seines Zuges zieht man eine Karte: Du hast eine bekommen.
learn-seventh-window =
    Iris ist am Zug: Sie hat Bruno einen Helden mit 3 oder mehr geschickt.

    Fähigkeiten darf man auch in fremden Zügen nutzen; darum wirst du gefragt. Keine Eile: Nutze jetzt keine.
learn-seventh-double =
    Bruno hat ihn an dich weitergegeben. Anwerben oder weitergeben?

    Vorsicht: Wirbst du einen Helden an, den du schon hast, verlassen beide Karten deine Gruppe. Eine 5 hättest du doppelt.
learn-seventh-clue = Bitte um einen Hinweis! Zeig dem Absender eine Handkarte; er sagt ehrlich, ob es derselbe Held ist. Alle hören die Antwort, und die Karte ist weg.

    Wähle „Mit Karte fragen\xA0…“, dann die 5.
learn-seventh-answer = „Nein“: Es ist keine 5. Die Bedingung war 3 oder mehr, also ist es eine 3, 4, 6 oder 7, und die fehlen dir alle. Wirb ihn an!
learn-seventh-power =
    { $hero3 }: vier Helden! Nun hat Bruno dir einen geschickt, und er ist ungerade. Du hast 1, 3 und 5: Das ist riskant.

    Jeder Held einer Gruppe hat eine Fähigkeit, die man einmal nutzen kann. Mit { $hero5 } siehst du dir den wandernden Helden an.
learn-seventh-looked =
    Eine 1: Die hättest du doppelt. Deine 5 liegt jetzt quer: Sie ist benutzt, zählt aber weiter.

    Gib die 1 an Iris weiter. Sie hat auch eine\xA0…
learn-seventh-doubled = Iris hat sie genommen – und nun doppelt! Beide Einsen scheiden aus, und ihr bleibt nur ein Held.
learn-seventh-send-again =
    Du bist wieder am Zug. Die Bedingung ist „5 oder mehr“, und nur deine 6 passt. Schick sie los.

    Passt keine Handkarte, wird die oberste Karte des Nachziehstapels losgeschickt, und du legst eine Handkarte ab.
learn-seventh-forbidden =
    Beide gaben weiter, die 6 wäre also deine. Doch Iris sagt { $hero4 } an: Du darfst nicht anwerben! Weil du sie losgeschickt hast, würde sie abgelegt.

    Bevor eine Fähigkeit wirkt, dürfen andere reagieren. { $hero1 } hebt sie auf.
learn-seventh-cancelled = Aufgehoben! Die Fähigkeit von Iris ist trotzdem verbraucht. Wirb deine 6 an.
learn-seventh-ready =
    Fünf Helden: noch einer, und du gewinnst. Wieder liegt ein Held vor dir. Welcher?

    Deine 5 ist benutzt, aber { $hero3 } kann einen deiner benutzten Helden bereit machen.
learn-seventh-look-again = Deine 5 ist wieder bereit. Sieh dir den Helden an!
learn-seventh-sixth = { $hero7 }: der sechste Held! Wirb ihn an.
learn-seventh-won =
    Sechs verschiedene Helden: Du hast gewonnen!

    Geht vorher der Nachziehstapel aus, endet das Spiel mit diesem Zug: Dann gewinnt, wer die meisten Helden hat; bei Gleichstand, wer weniger ausgeschiedene Karten hat, dann, wer weniger benutzte Helden hat.
learn-seventh-rest =
    Drei Fähigkeiten fehlen noch: Die 2 legt den wandernden Helden ab, die 6 setzt die Bedingung für einen Zug außer Kraft, die 7 zieht zwei Karten.

    Zeig auf eine Karte oder halte sie gedrückt, um sie zu lesen. „?“ zeigt zu jeder Frage die Regel. Viel Spaß!
page-game-seventh = Den Helden anwerben oder weitergeben? Sechs verschiedene gewinnen.
page-game-seventh-facts = 3–5 Spieler · 20 Minuten · Bluff und Kombinieren · leicht zu lernen
page-edition-seventh-iello = Standardregeln
page-edition-seventh-iello-variant = Standardregeln mit beiden Varianten
page-edition-seventh-aeg = Amerikanische Ausgabe
page-edition-seventh-original = Erste Ausgabe
page-theme-seventh-classic = klassisch
page-theme-seventh-dragon = Drachen
page-seventh-insight = { $count ->
    [one] konnte sicher sein: { $cards }
   *[other] { $count } möglich: { $cards }
}
`,s=`### Helden der Welt auf der Seite

## Die Frage in Kürze

page-world-ask-place = Setze eine Figur ein.
page-world-ask-take = Nimm einen Helden.
page-world-ask-play = Spiele einen Helden aus.
page-world-ask-settle = Setze Figuren ein.
page-world-ask-discover = Platziere einen Fortschritt.
page-world-ask-attack = Willst du angreifen?
page-world-ask-spend = Münzen ausgeben?
page-world-ask-survey = Platziere einen dieser Fortschritte.
page-world-ask-migrate = Wohin zieht die nächste?
page-world-ask-wall = Du wirst angegriffen. Mauer nutzen?
page-world-ask-reroll = Noch einmal würfeln?
page-world-ask-keep = Welcher Wurf gilt?
page-world-ask-flee = Wohin flieht die nächste?
page-world-ask-score = Deine Fähigkeit nutzen?
page-world-ask-target = Wessen Figuren werden entfernt?
page-world-ask-power = Bei diesem Angriff eine Fähigkeit nutzen?

## Züge

page-world-move-take = { $hero } nehmen
page-world-move-take-deck = Den obersten Helden des Nachziehstapels ungesehen nehmen
page-world-move-play = { $hero } ausspielen
page-world-move-settle = Eine Figur einsetzen: { $territory }
page-world-move-flee = Fliehen nach: { $territory }
page-world-move-discover = { $discovery }: { $territory }
page-world-move-attack = { $territory }: { $rival } angreifen
page-world-move-remove = { $territory }: Figuren von { $rival } entfernen
page-world-move-migrate = Versetzen: { $origin } → { $territory }
page-world-move-build = { $wonder } für { $coins } Münzen errichten
page-world-move-use = { $wonder } nutzen
page-world-move-use-at = { $wonder } nutzen: { $territory }
page-world-move-keep = { $face } behalten
page-world-move-convert = { $point } Münzen → 1 Punkt
page-world-move-stop = Völkerwanderung beenden
page-world-move-decline = Verzichten
page-world-move-done = Zug beenden

## Der Tisch

page-world-headline = { $epoch ->
        [modern] Neuzeit
       *[ancient] Altertum
    }, { $count } von { $most } gewertet
page-world-scorings = { $count } von { $most } Gebieten gewertet
page-world-players = Mitspieler
page-world-you = du
page-world-points = Punkte
page-world-coins = Münzen
page-world-supply = Figuren im Vorrat
page-world-made = gemachte Fortschritte
page-world-played = ausgespielte Helden
page-world-discoverers = Helden mit Fortschritt
page-world-known = bekannt auf der Hand
page-world-in-hand = auf der Hand
page-world-hand-size = { $count ->
        [one] { $count } Held auf der Hand
       *[other] { $count } Helden auf der Hand
    }
page-world-bank = Münzen in der Bank
page-world-bag = { $count ->
        [one] { $count } Fortschritt im Beutel
       *[other] { $count } Fortschritte im Beutel
    }
page-world-row = Auslage
page-world-hand = Deine Hand
page-world-deck = { $count ->
        [one] { $count } Held im Nachziehstapel
       *[other] { $count } Helden im Nachziehstapel
    }
page-world-track = Zählleiste
page-world-wonders = Weltwunder
page-world-wonder-offer = { $wonder }, für { $coins } Münzen zu errichten
page-world-wonder-owned = { $wonder }: errichtet von { $seat }, Fähigkeit bereit
page-world-wonder-used = { $wonder }: errichtet von { $seat }, Fähigkeit in dieser Epoche genutzt
page-world-wonder-price = Kostet { $coins } Münzen, bringt { $points } Punkte; die Fähigkeit gilt einmal je Epoche.
page-world-later = Ab der Neuzeit im Spiel
page-world-scored = gewertet
page-world-scored-long = In dieser Epoche gewertet. Die Figuren bleiben im Spiel.
page-world-free = { $count ->
        [one] Ein freies Feld: Der nächste Fortschritt löst die Wertung aus.
       *[other] { $count } freie Felder bis zur Wertung.
    }
page-world-ladder = Fortschritte: { $discoveries }; freie Felder: { $free }
page-world-here = { $seat }: { $count }, bekäme { $points }
page-world-pays = Brächte { $first } / { $second } / { $third }: die Summe, die Hälfte, den niedrigsten Fortschritt.
page-world-pays-two = Brächte { $first } / { $second }: die Summe, die Hälfte.
page-world-neighbours = Angrenzend: { $territories }
page-world-left = Noch { $count } einzusetzen

## Helden

page-world-hero = { $hero }: Bevölkerung { $population }, Fortschritt { $discovery }, Eroberung { $conquest }, Schatz { $treasure }; { $territories }
page-world-value-population = Bevölkerung
page-world-value-discovery = Fortschritt
page-world-value-conquest = Eroberung
page-world-value-treasure = Schatz
page-world-bc = { $year } v.\xA0Chr.
page-world-ours = Werte von HeroHall; die gedruckten Karten sind nicht öffentlich.
page-world-ours-named = Name aus dem gedruckten Spiel, Werte von HeroHall: Die gedruckten Karten sind nicht öffentlich.
page-world-ours-power = Fähigkeit von HeroHall: Die gedruckten Weltwunder sind nicht öffentlich.
page-world-ours-power-for-two = Fähigkeit zu zweit wie gedruckt, sonst von HeroHall.

## Handeln

page-world-click-territory = Wähle ein leuchtendes Gebiet, auf der Karte oder am Schild.
page-world-place-left = { $count ->
        [one] Die letzte Figur.
       *[other] Noch { $count } Figuren.
    }
page-world-flee-left = { $count ->
        [one] Die letzte Figur muss fliehen.
       *[other] { $count } Figuren müssen fliehen.
    }
page-world-if-scored = jetzt gewertet:
page-world-ranking = nach Figuren:
page-world-scores-now = wird sofort gewertet:
page-world-drawn = Gezogene Fortschritte
page-world-choose-discovery = Wähle erst einen Fortschritt, dann ein leuchtendes Gebiet.
page-world-place-discovery = { $discovery }: Wähle ein leuchtendes Gebiet.
page-world-migrate-choose = Wähle, wo die Völkerwanderung beginnt.
page-world-migrate-from = Völkerwanderung beginnen: { $territory }
page-world-migrate-to = Ausgangsgebiet { $origin }: höchstens noch { $count }.
page-world-migrate-hint = Völkerwanderung, { $coins } Münzen für bis zu { $count } Figuren: Wähle, wo sie beginnt.
page-world-migrate-picked = Völkerwanderung, Ausgangsgebiet { $territory }, { $coins } Münzen für bis zu { $count } Figuren: Wähle das Ziel.
page-world-poor = Für mehr reichen die Münzen nicht.
page-world-build = { $wonder }
page-world-use-where = Wähle ein leuchtendes Gebiet.
page-world-keep-power = Fähigkeit aufsparen
page-world-attack-in = Angreifen: { $territory }
page-world-choose-attack = Wähle, wen du angreifst; die Aussichten siehst du vor dem Wurf.
page-world-choose-remove = Wähle, wessen Figuren die Fähigkeit entfernt.
page-world-no-targets = Hier kannst du niemanden angreifen.
page-world-other-target = Anderes Ziel
page-world-no-attack = Kein Angriff
page-world-roll = Angriff: würfeln
page-world-odds = { $territory }, gegen { $rival }, Stärke { $power }: Jede Seite ist gleich wahrscheinlich
page-world-lead = wer dann dort führt
page-world-leads = { $seat } führt dann
page-world-does-battle = Gegner verliert { $count }
page-world-does-defeat = Angreifer verliert { $count }
page-world-does-carnage = beide verlieren { $count }
page-world-does-plunder = { $count ->
        [one] { $count } Münze erbeutet
       *[other] { $count } Münzen erbeutet
    }
page-world-does-flight = { $count ->
        [one] { $count } flieht
       *[other] { $count } fliehen
    }
page-world-does-defection = { $count ->
        [one] { $count } läuft über
       *[other] { $count } laufen über
    }

## Augenblicke

page-world-scoring = Wertung: { $territory }
page-world-nobody-there = Dort steht niemand: Niemand bekommt Punkte.
page-world-why-1 = Summe aller Fortschritte
page-world-why-2 = die Hälfte, aufgerundet
page-world-why-3 = der niedrigste Fortschritt
page-world-why-power = (davon { $points } durch eine Fähigkeit)
page-world-attack-at = { $seat } greift { $rival } an: { $territory }
page-world-walled = { $seat } steht hinter der Mauer: { $territory }.
page-world-epoch-years = 500 bis 1900
page-world-epoch-modern = Die Neuzeit
page-world-epoch-lands = Vier Gebiete kommen hinzu: Alle neun sind im Spiel.
page-world-epoch-remain = Jedes Gebiet des Altertums behält seinen wertvollsten Fortschritt.
page-world-skip = weiter mit einem Klick
page-world-told-attack = greift { $rival } an ({ $territory }): { $result }
page-world-told-scored = löst eine Wertung aus, { $territory }: { $points }
page-world-told-built = errichtet { $wonder }
page-world-told-converted = × 2 Münzen → 1 Punkt

## Das Ende

page-world-ended-scorings = Das achte Gebiet der Neuzeit ist gewertet.
page-world-ended-heroes = Niemand hat mehr einen Helden zum Ausspielen.
page-world-points-coins = Münzen in Punkte
page-world-points-all = Summe

## Startseite, Lektion und Galerie

gallery-link-world = Alle Karten und Fortschritte
gallery-kind-heroes = Helden
gallery-kind-discoveries = Fortschritte
gallery-kind-wonders = Weltwunder
gallery-kind-territories = Gebiete
gallery-kind-die = Würfel
gallery-epoch = Epoche
gallery-epoch-all = Beide Epochen
gallery-epoch-ancient = Altertum
gallery-epoch-modern = Neuzeit
gallery-land = Gebiet
gallery-land-all = Alle Gebiete
gallery-beside-all = Benachbart zu beliebigem Gebiet
gallery-sort-population = nach Bevölkerung
gallery-sort-discovery = nach Fortschritt
gallery-sort-conquest = nach Eroberung
gallery-sort-treasure = nach Schatz
gallery-worth = Wert { $points }
gallery-spaces = { $count } Felder für Fortschritte
gallery-acts-in = Einflussgebiete:
gallery-beside = Benachbart:
learn-world-about = Besiedle die Welt, mach Fortschritte, errichte Weltwunder – und sei vorn, wo es zählt.
learn-world-aim = Willkommen! Du führst ein Volk durch zwei Epochen. Wer am Ende die meisten Punkte hat, gewinnt.

    Deine Farbe ist Blau, dein Zeichen der Kreis A. Hier werden die Punkte gezählt.
learn-world-lands = Punkte bringen die Gebiete. Im Altertum sind fünf im Spiel. Das Schild eines Gebiets zeigt seine drei Felder für Fortschritte und darunter, wer dort lebt.
learn-world-place = Zu Beginn setzen alle sieben Figuren ein, reihum je eine. Wähle das Mittelmeer, auf der Karte oder auf seinem Schild.
learn-world-place-again = Auch Iris und Bruno setzen ein. Wähle jetzt Afrika.
learn-world-take =
    Alle Figuren sind eingesetzt. Jeder Zug ist gleich: einen Helden nehmen, einen Helden ausspielen.

    Nimm Ezana aus der Auslage. (Auch vom Nachziehstapel ginge es, ungesehen.)
learn-world-play =
    Ein Held hat vier Werte, der Reihe nach: Bevölkerung, Fortschritt, Eroberung, Schatz. Die kleine Karte zeigt, wo er wirken kann.

    Du hast drei Helden auf der Hand. Spiel Ezana aus.
learn-world-settle = Erstens Bevölkerung: Ezana bringt zwei Figuren. Setze eine im Mittelmeer und eine in Afrika ein.
learn-world-discover =
    Zweitens Fortschritt: Ezana hat einen aus dem Beutel gezogen, Bildhauerei, Wert { $sculpture }. Platziere ihn im Mittelmeer.

    Sind alle Felder eines Gebiets belegt, wird es gewertet.
learn-world-attack =
    Drittens Eroberung: Du darfst einmal angreifen, wo du und ein Gegner Figuren habt. Stärke: die 2 von Ezana, plus 1 im Altertum (plus 2 in der Neuzeit).

    Wähle das Mittelmeer. Du siehst, was jede Seite des Würfels gegen Iris bewirkt; dann würfle.
learn-world-migrate =
    Schlacht: Iris verliert dort ihre zwei Figuren. Viertens Schatz: drei Münzen, damit hast du vier.

    Zwei Münzen kostet eine Völkerwanderung: Bis zu vier deiner Figuren ziehen aus einem Gebiet in benachbarte Gebiete. Wähle den Nahen Osten, dann Afrika; danach versetze auch die zweite Figur.
learn-world-done = Zwei Münzen kaufen auch einen Punkt, sieben ein Weltwunder. Behalte deine zwei und beende den Zug.
learn-world-iris = Iris hat Kleopatra ausgespielt, sich wieder im Mittelmeer angesiedelt und dort die Seefahrt platziert, Wert { $seafaring }. Nur ein Feld ist noch frei.
learn-world-second-turn = Auch Bruno war am Zug. Jetzt du: Nimm Aryabhata, der zwei Fortschritte bringt, und spiel ihn aus.
learn-world-second-settle = Eine Figur ins Mittelmeer, wo du vorn bist; eine in den Nahen Osten.
learn-world-second-discover = Du hast Schrift (Wert { $writing }) und Philosophie (Wert { $philosophy }) gezogen. Sie müssen in verschiedene Gebiete. Platziere die Schrift im Mittelmeer, auf dem letzten Feld.
learn-world-scoring =
    Wertung! Wer die meisten Figuren hat, ist Erster: Du erhältst die Summe, { $sculpture } + { $seafaring } + { $writing } = { $first }. Iris als Zweite die Hälfte, aufgerundet: { $second }. Bruno als Dritter den niedrigsten Fortschritt: { $third }.

    Bei Gleichstand ist vorn, wer mehr Fortschritte gemacht hat. Die Figuren bleiben, wo sie sind.
learn-world-other-discovery = Dein zweiter Fortschritt: die Philosophie in den Nahen Osten.
learn-world-save = Du hast jetzt vier Münzen. Spare sie für etwas Großes und beende den Zug.
learn-world-wonder =
    Einige Züge später: { $scored } Gebiete sind gewertet, du hast { $points } Punkte und { $coins } Münzen.

    Sieben Münzen kaufen ein Weltwunder: sofort drei Punkte, dazu eine Fähigkeit für jede Epoche. Errichte die Hängenden Gärten. (Die Fähigkeiten der Weltwunder stammen von HeroHall: Die gedruckten Karten sind nicht öffentlich.)
learn-world-use = Ihre Fähigkeit: in deinem Zug drei Figuren in ein Gebiet einsetzen. In Afrika ist noch ein Feld frei. Wähle die Hängenden Gärten, dann Afrika.
learn-world-used = Neun deiner Figuren in Afrika! Die Fähigkeit ist nun genutzt und kommt in der nächsten Epoche wieder. Jedes Weltwunder hat seine eigene: Zeig darauf, um sie zu lesen.
learn-world-rivals = Die anderen machen weiter. Bruno hat gerade einen Fortschritt gezogen, und in Indien ist ein Feld frei\xA0…
learn-world-epoch =
    Mit der vierten Wertung endet das Altertum. Von den alten Fortschritten behält jedes Gebiet nur den besten; vier Gebiete der Neuzeit mit je vier Feldern kommen hinzu; es gibt neue Helden und neue Weltwunder.

    Punkte, Münzen, Figuren und errichtete Weltwunder bleiben.
learn-world-modern = Wieder setzen alle sieben Figuren ein, jetzt in den Gebieten der Neuzeit. Setze eine in Amerika ein.
learn-world-end = Alle neun Gebiete sind im Spiel. Mit der achten Wertung der Neuzeit endet das Spiel sofort; wer die meisten Punkte hat, gewinnt. Übrige Münzen und Figuren zählen nichts.
learn-world-rest =
    Das ist alles! Was ein Held bringt, muss so weit wie möglich genutzt werden; ob du angreifst und Münzen ausgibst, steht dir frei.

    Zeig auf etwas oder halte es gedrückt, um es zu lesen. „?“ zeigt zu jeder Frage die Regel. Viel Spaß!
page-world-turn-of = { $name } ist am Zug
page-game-world = Führe dein Volk durch die Geschichte: siedle, mach Fortschritte, errichte Weltwunder.
page-game-world-facts = 2–5 Spieler · 75 Minuten · Mehrheiten und Strategie · für einen langen Abend
page-edition-world-fr = Standardregeln
page-edition-world-de = Regeln der deutschen Ausgabe
`,c=`### Die Halle in der Seite

page-here-loading = Die Halle wird vorbereitet: { $percent }\xA0%
page-here-ready = Bereit. Alles läuft in dieser Seite, auch ohne Netz.
page-here-failed = Die Halle lässt sich nicht laden. Beim ersten Besuch ohne Netz? Versuche es mit Netz noch einmal.
page-here-away = Der Server ist nicht erreichbar. Du kannst in dieser Seite gegen Bots spielen; diese Spiele bleiben in diesem Browser.
page-here-forgets = Dieses Fenster behält nichts: Deine Spiele sind verloren, wenn es geschlossen wird. Speichere Aufzeichnungen, die du behalten willst.
page-here-friends = Mit Freunden über einen Link spielen, Wertungen und offene Tische gibt es auf einem HeroHall-Server. Hier spielst du gegen Bots oder reichst das Gerät herum.
page-here-take = Lieber hier spielen
page-here-update = Eine neue Version ist bereit.
page-here-update-now = Jetzt aktualisieren
page-here-update-tabs = Schließe zuerst die anderen Tabs von HeroHall und aktualisiere dann.
page-here-kept = { $count ->
        [one] { $count } Tisch liegt in diesem Browser
       *[other] { $count } Tische liegen in diesem Browser
    } ({ $size } kB).
page-here-delete-over = Beendete Tische löschen
page-here-delete-all = Alle Tische löschen
page-here-delete-sure = Wirklich löschen? Das lässt sich nicht rückgängig machen.
page-here-daily = Alle, die ohne Server spielen, bekommen heute dieses Spiel. Dein Ergebnis bleibt in diesem Browser.
page-here-daily-honest = Die Regeln: ein Versuch je Spiel, beendet bis Mitternacht UTC. Keine Tipps. Der Startwert wird ohne Geheimnis aus dem Datum gebildet, wer das Programm liest, könnte ihn also vorher ausrechnen; sein Fingerabdruck ist von Anfang an zu sehen, er selbst am nächsten Tag.
`,l=`### Das Regelbuch und die Sammlung der Teile

book-search = In den Regeln suchen
book-found = { $count ->
        [0] nichts gefunden
        [one] 1 Stelle
       *[other] { $count } Stellen
    }
book-none = Keine Regel enthält alle diese Wörter.
book-contents = Inhalt
gallery-title = In der Schachtel: { $game }
gallery-kind = Spielmaterial
gallery-search = Suchen
gallery-sort = Sortieren
gallery-sort-name = nach Name
gallery-sort-value = nach Wert
gallery-count = { $count ->
        [one] 1 Teil
       *[other] { $count } Teile
    }
gallery-none = Nichts passt dazu.
`,u=`### Lektionen: was der Trainer sagt. Iris und Bruno heißen die Mitspieler in den Drehbüchern (lesson.toml jedes Spiels).

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
`,d=`### Meine Schachtel: eigene Karten

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
`,f=`### Aufgaben: ein Augenblick einer Partie mit einem klar besten Zug

page-puzzles = Aufgaben
page-puzzles-short = Ein klar bester Zug: die von heute und alle anderen
page-puzzles-about = Ein Augenblick einer Partie zwischen Bots, so wie einer von ihnen ihn kannte, mit einem klar besten Zug. Finde ihn und lies, warum er es ist. Ein Bot, der lange nachgedacht hat, hat jede Aufgabe geprüft.
page-puzzle-today = Aufgabe des Tages
page-puzzle-number =
    Aufgabe { $number }{ $answered ->
        [solved] , gelöst
        [missed] , schon versucht
       *[not] {""}
    }
page-puzzle-title = { $game }, Aufgabe { $number }
page-puzzle-which = Welcher Zug ist der beste?
page-puzzle-how = Wähle ihn wie am Tisch. Du weißt, was dieser Spieler wusste.
page-puzzle-solved = Gelöst!
page-puzzle-missed = Nicht der beste Zug
page-puzzle-best = Der beste:
page-puzzle-yours = Deiner:
page-puzzle-share = Gewinnchance etwa { $percent }\xA0%
page-puzzle-again = Noch einmal ansehen
page-puzzle-next = Nächste Aufgabe
page-puzzle-before = Was vorher geschah
`,p=`# Rückblick, Aufzeichnungen, Hilfen, Notizen.

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
page-replay-swing = Zug { $turn }: { $name }, von { $before }\xA0% auf { $after }\xA0%
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
page-record-busy = Wird geprüft\xA0…

page-key-replay = Rückblick
page-replay-keys = ← → Schritt · Umschalt + ← → Zug · , . Punkte · Pos1, Ende · Leertaste: abspielen

page-review = Zweifelhafte Entscheidungen
page-review-about = Entscheidungen, die ein Bot anders getroffen hätte, nach dem, was die Person wissen konnte. Die Zahl sagt, was die Entscheidung gekostet hat, in Punkten von 100.
page-review-none = Nichts Zweifelhaftes gefunden.
page-review-line = Zug { $turn }: { $move }. Der Bot: { $rival }.
page-review-try = Ab hier etwas anderes versuchen
page-review-lay = So wie die Karten lagen: { $points }.
`,m=`### Die Seite rund um die Spiele

page-title = HeroHall
page-loading = Einen Augenblick\xA0…
page-close = Schließen
page-home = Zur Startseite
page-try-again = Noch einmal versuchen
page-show-all = Alle zeigen

## Was schiefgehen kann

page-no-server = Der Server ist nicht zu erreichen. Läuft er, und ist dieses Gerät online?
page-server-fault = Das hat der Server nicht geschafft (Fehler { NUMBER($status, useGrouping: 0) }). Bitte versuch es noch einmal.
page-gone = Dieser Tisch lässt sich nicht zeigen
page-forget-and-watch = Platz aufgeben und nur zusehen
page-link-connecting = Verbindung wird aufgebaut\xA0…
page-link-lost = Verbindung verloren. Neuer Versuch\xA0…
page-link-closed = geschlossen

## Anfang

page-welcome = Ein Tisch für Helden
page-play = Spielen
page-set-up = Einstellen\xA0…
page-continue = Weiterspielen: { $game }
page-continue-with = mit { $names }
page-waiting = wartet auf Gäste
page-open-tables = { $count ->
    [0] Offene Tische
   *[other] Offene Tische ({ $count })
}
page-open-tables-about = Spiele mit allen, die gerade da sind.
page-first-time = Zum ersten Mal hier?
page-first-time-about = Lerne ein Spiel in fünf Minuten.
page-first-time-lesson = Zum ersten Mal? Die Lektion dauert fünf Minuten
page-modes = Spielarten
page-advanced = Für Erfahrene: Ausgaben, Regeln, Karten
page-mode-bots = Gegen Bots
page-mode-device = Gerät herumreichen
page-mode-device-about = Mehrere Leute, ein Bildschirm; alle sehen nur ihre eigenen Karten.
page-mode-friends = Freunde einladen
page-my-tables = Meine Tische
page-my-finished = Beendete Spiele
page-forget = Aus dieser Liste nehmen
page-rules = Regeln
page-rules-of = Regeln: { $game }
page-credits = Mitwirkende

## Ein neuer Tisch

page-game = Spiel
page-players = Mitspieler
page-players-range = { $least } bis { $most } Spieler
page-player-number = Spieler { $number }
page-bot-number = Bot { $number }
page-your-name = Dein Name
page-name-of = Name von Spieler { $number }
page-sitter = Wer auf Platz { $number } sitzt
page-person = Ein Mensch
page-bot = Bot: { $level }
page-level-random = zufällig
page-level-easy = leicht
page-level-medium = mittel
page-level-hard = schwer
page-level-expert = Experte
page-until-guest = bis ein Gast kommt
page-edition = Ausgabe
page-options = { $count ->
    [0] Alle Regeloptionen
    [one] Alle Regeloptionen (1 geändert)
   *[other] Alle Regeloptionen ({ $count } geändert)
}
page-pace = Tempo der Bots
page-pace-calm = ruhig
page-pace-brisk = flott
page-pace-instant = sofort
page-pace-own = Tempo der Erzählung
page-hints = Tipps
page-hints-on = erlaubt
page-hints-off = keine
page-theme = Namen und Bilder
page-clock = Bedenkzeit
page-clock-none = unbegrenzt
page-clock-live = zehn Minuten pro Spieler
page-clock-days = zwei Tage pro Entscheidung
page-wait = Auf meine Gäste warten; ich starte das Spiel
page-box = Karten
page-box-ours = die Karten von HeroHall (die gedruckten sind nicht öffentlich)
page-box-ours-again = Zurück zur Schachtel von HeroHall
page-box-about = Eine Schachtel ist ein Ordner mit den Karten des Spiels in einfachen Tabellen. Du kannst mit einer eigenen spielen; HeroHall prüft vorher jede Karte.
page-box-files = Dateien der Schachtel:
page-box-folder = oder ihr Ordner:
page-box-check = Prüfen
page-begin-bots = Los geht’s
page-begin-device = Los geht’s
page-begin-friends = Tisch eröffnen

## Dazukommen

page-join = Einladung
page-join-title = Du bist eingeladen: { $game }
page-choose-seat = Wähle einen Platz
page-seat-free = diesen Bot ablösen
page-seat-taken = besetzt
page-sit-down = Platz nehmen
page-only-watch = Nur zusehen
page-device = Hier weiterspielen
page-device-about = Dein Platz zieht vom anderen Gerät auf dieses um. Das andere kann dann nicht mehr spielen.
page-device-go = Hier weiterspielen

## Vor dem Spiel

page-wait-host = Beginne, wann du willst. Auf den freien Plätzen spielen Bots.
page-wait-guest = Das Spiel beginnt, wenn { $name } es startet.
page-begins-in = { $seconds ->
    [0] Das Spiel beginnt\xA0…
    [one] Das Spiel beginnt in 1 Sekunde oder sobald alle Plätze besetzt sind.
   *[other] Das Spiel beginnt in { $seconds } Sekunden oder sobald alle Plätze besetzt sind.
}
page-who-is-here = Wer da ist
page-arrived = ist da
page-arrived-you = das bist du
page-seat-empty = frei
page-seat-waiting = wenn niemand kommt: Bot, { $level }
page-list-table = Offener Tisch
page-list-table-about = Alle auf diesem Server sehen diesen Tisch und können mitspielen.
page-send = Senden\xA0…

## Offene Tische

page-match = Mit allen spielen, die gerade da sind
page-match-about = Du bekommst einen Platz bei Leuten, die dasselbe spielen wollen. Bots nehmen die Plätze, die frei bleiben.
page-match-wait = Auf Leute warten
page-match-seconds = { $seconds ->
    [0] gar nicht
    [30] 30 s
    [60] 1 min
    [180] 3 min
   *[600] 10 min
}
page-match-go = Tisch finden
page-open-none = Gerade ist kein Tisch offen. Beginne selbst einen oder öffne deinen eigenen mit „Freunde einladen“.
page-open-table = { $free ->
    [one] { $host } · { $players } Spieler · 1 Platz frei
   *[other] { $host } · { $players } Spieler · { $free } Plätze frei
}

## Am Tisch

page-table = Tisch
page-people = Mitspieler
page-you = (du)
page-here = ist da
page-not-here = ist nicht da
page-asked = ist gefragt
page-bot-plays = Bot, { $level }
page-bot-keeps = vorerst spielt ein Bot ({ $level })
page-conceded = hat aufgegeben; ein Bot ({ $level }) spielt weiter
page-host = Gastgeber
page-watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
page-watching = Du siehst zu.
page-time-left = verbleibende Zeit
page-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
page-log = Was geschah
page-log-fold = Diesen Zug zuklappen
page-log-unfold = Diesen Zug aufklappen
page-log-before = Vor dem ersten Zug
page-log-newest = Zum Neuesten
page-says = { $name }:
page-decides = überlegt\xA0…
page-sending = wird gesendet\xA0…
page-over = Das Spiel ist zu Ende.
page-choices = Auswahl
page-hint = Tipp
page-hint-share = Gewinnchance etwa { $percent }\xA0%
page-thinking = Denkt nach\xA0…
page-undo = Zurücknehmen
page-hurry = Bis zu mir
page-hurry-long = Vorspulen bis zu deiner nächsten Entscheidung
page-since = Seit deinem letzten Zug
page-since-short = Rückschau
page-since-again = Noch einmal auf dem Tisch zeigen
page-since-nothing = Noch niemand sonst war am Zug.
page-rule-of = Regel { $rule }
page-rules-whole = Das ganze Regelheft
page-orders = Wann nach Fähigkeiten fragen
page-orders-short = Fähigkeiten: fragen
page-orders-about = Sonst verzichtest du sofort, und niemand sieht, was du gewählt hast.
page-order-answers = Du verzichtest, wie gewählt.
page-curtain = { $name } ist dran
page-curtain-why = Gib das Gerät weiter. Karten erscheinen erst beim nächsten Tippen.
page-curtain-lift = Ich bin { $name }
page-curtain-own = Meine Karten ansehen
page-curtain-seen = Gesehen, weiter

## Der Tisch selbst

page-paused = { $name } hat das Spiel unterbrochen.
page-paused-host = Du hast das Spiel unterbrochen.
page-paused-agreed = Alle haben einer Pause zugestimmt.
page-go-on = Weiterspielen
page-resume = Beginnen
page-pause = Pause
page-frozen = Dieses Spiel begann mit anderen Regeln und kann hier nicht weitergehen.
page-rules-renewed = HeroHall wurde aktualisiert: Dieses Spiel begann nach Fassung { $before } der Regeln und geht nach Fassung { $now } weiter. Was bisher geschah, bleibt, wie es ist.
page-offer = Vorschlag von { $names }: das Spiel beenden.
page-offer-pause = Vorschlag von { $names }: eine Pause machen.
page-offer-end = Vorschlagen, aufzuhören
page-agree-end = Einverstanden
page-refuse-end = Weiterspielen
page-withdraw = Doch weiterspielen
page-concede = Aufgeben
page-concede-sure = Wirklich aufgeben? Ein Bot spielt weiter.
page-come-back = Ich bin wieder da
page-sit-in = Bot spielen lassen
page-remove = Entfernen
page-link-for-guests = Gäste einladen
page-link-for-watch = Zusehen lassen
page-link-for-device = Mein anderes Gerät
page-link-about-guests = Wer diesen Link öffnet, kann den Platz eines Bots übernehmen.
page-link-about-waiting = Wer diesen Link öffnet, bekommt einen freien Platz.
page-link-about-watch = Wer diesen Link öffnet, sieht, was alle sehen, aber keine Handkarten.
page-link-about-device = Öffne diesen Link binnen zehn Minuten auf deinem anderen Gerät. Er gilt einmal.
page-share = In diesem Netz teilen
page-share-about = Zurzeit erreicht nur dieser Rechner den Tisch. Schalte dies ein, damit auch andere Geräte im selben Netz ihn erreichen.
page-qr = QR-Code des Links
page-address = Adresse
page-copy = Kopieren
page-copied = Kopiert

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-look = Aussehen
page-look-auto = automatisch
page-look-light = hell
page-look-dark = dunkel
page-motion = Bewegung
page-motion-auto = automatisch
page-motion-on = an
page-motion-off = aus
page-sound = Ton
page-sound-on = an
page-sound-off = aus
page-keys = Tasten
page-key-number = Zug wählen
page-key-choices = alle Möglichkeiten als Liste
page-key-rule = die Regel zu dieser Frage
page-key-hint = Tipp
page-key-undo = zurücknehmen
page-key-hurry = vorspulen bis zu dir
page-key-since = was seit deinem letzten Zug geschah
page-key-log = was geschah
page-key-table = Tisch
page-key-settings = Einstellungen

## Das Ende

page-result = Ergebnis
page-you-win = Du gewinnst!
page-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
page-ended-early = Einvernehmlich beendet
page-place = Platz
page-player = Name
page-score = Punkte
page-rematch = Noch einmal
page-end-how = Wie das Spiel gewonnen wurde
page-end-study = Von den Bots auswerten lassen
page-end-counting = Die Bots schätzen die Chancen aller\xA0…
page-end-reviewing = Die Bots sehen sich jede Entscheidung an\xA0…
page-end-decisive =
    { $last ->
        [yes] Der letzte Zug, { $turn }, hat das Spiel entschieden: Davor stand die Gewinnchance von { $name } bei offenen Karten auf { $before }\xA0%.
       *[no] Zug { $turn } hat das Spiel entschieden: Bei offenen Karten stieg die Gewinnchance von { $name } von { $before }\xA0% auf { $after }\xA0% und blieb dann bei mindestens { $kept }\xA0%.
    }
page-end-see = Ansehen
page-end-moves-about = Die beste und die schlechteste Entscheidung jedes Spielers. Vorn steht, wie viele von 100 Punkten Gewinnchance sie wert war nach allem, was er wissen konnte; am Ende, was sie mit den Karten brachte, wie sie wirklich lagen.
page-end-best = Zug { $turn }: { $move }. Besser als: { $rival }.
page-end-worst = Zug { $turn }: { $move }. Der Bot: { $rival }.
page-end-share = Als Bild teilen
page-end-origin = Zurück zum ursprünglichen Spiel
page-no-picture = Dieser Browser kann das Bild nicht zeichnen.
page-look-at-table = Tisch ansehen
page-record = Partie speichern
page-seed = Startwert
page-salt = Salz
page-seed-hash = Fingerabdruck der Verteilung
page-seed-hash-about = Er stand vor dem ersten Zug fest. Am Ende wird der Startwert gezeigt, und alle können prüfen, dass nichts geändert wurde.
page-seed-show = Verteilung prüfen
page-seed-right = Die Verteilung war ehrlich: Der Startwert passt zum Fingerabdruck vom Anfang.
page-seed-wrong = Der Startwert passt nicht zum Fingerabdruck vom Anfang!
page-seed-about = SHA-256 von Salz und Startwert hintereinander ergibt den Fingerabdruck.
page-check = Ganze Partie prüfen
page-check-right = { $moves ->
    [one] Ein Zug wurde
   *[other] { $moves } Züge wurden
} vom Startwert aus nachgespielt. Alle sind erlaubt und führen zu diesem Ergebnis: { $result }
page-check-unfinished = nicht beendet
page-check-hash-right = Die Aufzeichnung hat den Fingerabdruck, den dieser Browser seit dem Anfang aufbewahrt.
page-check-hash-none = Dieser Browser hat vom Anfang keinen Fingerabdruck aufbewahrt. Vergleiche den obigen mit dem eines Mitspielers.
page-check-wrong = Die Aufzeichnung dieser Partie stimmt nicht!
page-check-other-hash = Ihr Fingerabdruck ist { $written }, aber seit dem Anfang hat dieser Browser { $kept } aufbewahrt.
page-check-other-result = Ihre Züge führen zu diesem Ergebnis: { $replayed }. Hier gezeigt wird: { $shown }.
page-check-yourself = Um ohne diesen Server zu prüfen, speichere die Partie und gib auf einem Rechner mit HeroHall dies ein:

## Mitwirkende

page-credits-games = HeroHall ist ein freies, unabhängiges Programm. Seine Bilder, Texte und sein Code sind eigene oder hier genannt.
page-credits-engine-compiled = HeroHall { $version }. Die Bots denken mit der kompilierten Engine.
page-credits-engine-compiling = HeroHall { $version }. Die Engine wird noch kompiliert; bis dahin denken die Bots langsamer, in reinem Python.
page-credits-engine-plain = HeroHall { $version }. Die Bots denken in reinem Python.
page-credits-pictures = Bilder
page-credits-pictures-about = Zeichnungen von { $authors } aus
page-credits-map = Karte
page-credits-map-about = Küstenlinien von Natural Earth, gemeinfrei:
page-credits-fonts = Schriften
`,h=`page-text-mode = Textmodus, für Screenreader
page-text-title = { $game } im Textmodus
page-text-normal = Normale Ansicht
page-text-story = Was gesagt wird
page-text-command = Zug oder Befehl
page-text-send = Senden
page-text-typed = Du hast getippt: { $text }
page-text-buttons = Häufige Befehle
page-text-status = Stand
page-text-moves = Züge
page-text-hand = Hand
page-text-map = Tisch
page-text-help = Hilfe
page-text-start-about = Du hörst in kurzen Sätzen, was geschieht, und tippst Züge und Befehle. Wähle ein Spiel, um gegen Bots zu spielen.
page-text-game = Spiel
page-text-level = Stärke der Bots
page-text-others = Andere Spielarten, mit anderen Menschen oder mit Optionen
page-text-others-about = An jedem Tisch führt der erste Link in den Textmodus.
`,g=`### Zusammen: Sprüche, Partie des Tages, Wertung, Benachrichtigungen

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
page-phrase-oops = Hoppla\xA0…
page-phrase-thinking = Ich überlege noch\xA0…
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
`,_=Object.assign({"../../../src/herohall/bots/texts/de.ftl":e,"../../../src/herohall/browser/texts/de.ftl":t,"../../../src/herohall/core/texts/de.ftl":n,"../../../src/herohall/games/seventh/texts/de.ftl":r,"../../../src/herohall/games/world/texts/de.ftl":i,"../../../src/herohall/server/texts/de.ftl":a}),v=Object.assign({"../games/seventh/texts/de.ftl":o,"../games/world/texts/de.ftl":s,"./anywhere.de.ftl":c,"./gallery.de.ftl":l,"./learn.de.ftl":u,"./mybox.de.ftl":d,"./puzzles.de.ftl":f,"./replay.de.ftl":p,"./shell.de.ftl":m,"./text.de.ftl":h,"./together.de.ftl":g}),y=[...Object.values(_),...Object.values(v)];export{y as default};